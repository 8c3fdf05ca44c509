"""The row of Shadow Blades (section 14 of its rules says who knows what)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_blades import GAME
from nightmarket.games.shadow_blades.cards import (
    AGENTS,
    CARDS,
    CONSPIRACIES,
    DEFAULT,
    FIRST_WEAPON,
    MISSIONS,
    PILES,
    SPHERES,
)
from nightmarket.research.layout import (
    ByName,
    BySeat,
    Counts,
    Custom,
    Flag,
    Layout,
    Maybe,
    Number,
    OneOf,
    Rows,
    Seat,
)

SEATS: Final = 4
CARD: Final = tuple(DEFAULT.ids)
AGENT: Final = CARD[:AGENTS]
MISSION: Final = CARD[AGENTS:FIRST_WEAPON]
STRENGTH: Final = 200

LAYOUT: Final = Layout(
    "shadow-blades",
    version=1,
    seats=SEATS,
    people="guilds",
    questions=list(GAME.asks),
    fields=[
        OneOf("conspiracy", CONSPIRACIES),
        Flag("allied"),
        Seat("first", SEATS),
        Seat("turn", SEATS),
        Number("deck", CARDS),
        Rows("piles", PILES, [Number("", CARDS, "")]),
        OneOf("graveyard", CARD),
        Number("buried", CARDS),
        Number("final", SEATS, low=-1),
        Counts("agents_played", AGENT),
        Counts("missions_used", SPHERES),
        Maybe(
            "step",
            [
                Seat("seat", SEATS),
                OneOf("agent", AGENT),
                Number("pile", PILES),
                Seat("other", SEATS),
            ],
        ),
        BySeat(
            "guilds",
            SEATS,
            [
                Number("hand", CARDS),
                Seat("ally", SEATS),
                Rows(
                    "rows",
                    len(SPHERES),
                    [
                        Counts("agents", AGENT, of=".card"),
                        Number("total", STRENGTH, low=-STRENGTH),
                        Flag("dominance"),
                        Number("lead", STRENGTH, low=-STRENGTH),
                        Number("missions", MISSIONS),
                    ],
                ),
            ],
        ),
        Custom(
            "strength",
            AGENTS,
            STRENGTH,
            "of every agent in play, with its weapons",
            "for g in {v}:\n"
            "    for r in g.rows:\n"
            "        for a in r.agents: o[{o} + {t0}[a.card]] = a.strength",
            ".guilds",
            [AGENT],
            low=-STRENGTH,
        ),
        Custom(
            "weapons",
            CARDS,
            AGENTS,
            "by card that serves as a weapon: the agent that bears it, counted from 1; 0 for none",
            "for g in {v}:\n"
            "    for r in g.rows:\n"
            "        for a in r.agents:\n"
            "            for w in a.weapons: o[{o} + {t0}[w]] = {t1}[a.card] + 1",
            ".guilds",
            [CARD, AGENT],
        ),
        Counts("shown", CARD),
        Maybe(
            "own",
            [
                Counts("hand", CARD),
                ByName("missions", "card", MISSION, [OneOf("sphere", SPHERES), Flag("met")]),
                Number("coins", 500, low=-500),
            ],
        ),
    ],
)
