"""The row of Shadow Traders (section 15 of its rules says who knows what)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_traders import GAME
from nightmarket.games.shadow_traders.cards import (
    ACTIONS,
    CLIENTS,
    COLOURS,
    DICE,
    EVENTS,
    FACES,
    GOODS,
    MISSIONS,
)
from nightmarket.research.layout import (
    Amounts,
    ByName,
    BySeat,
    Counts,
    Custom,
    Flag,
    Layout,
    Maybe,
    Number,
    OneOf,
    Places,
    Rows,
    Seat,
)

SEATS: Final = 6
MOST_GOODS: Final = 60

LAYOUT: Final = Layout(
    "shadow-traders",
    version=1,
    seats=SEATS,
    people="boards",
    questions=list(GAME.asks),
    without=["face"],
    fields=[
        Number("round", 8),
        OneOf("event", EVENTS),
        Counts("past", EVENTS),
        Number("event_deck", len(EVENTS)),
        Number("storm_deck", len(EVENTS)),
        Seat("first", SEATS),
        Seat("turn", SEATS),
        Flag("closed"),
        Rows("dice", DICE, [OneOf("", FACES)]),
        ByName(
            "counts",
            "action",
            ACTIONS,
            [Number("dice", DICE), Number("smuggles", DICE + 2), Number("times", 2)],
        ),
        Maybe(
            "step",
            [
                Number("left", 15),
                OneOf("kind", GOODS),
                Seat("source", SEATS),
                Places("picked", DICE),
                Places("used", DICE),
                Number("protects", 15),
            ],
        ),
        BySeat(
            "boards",
            SEATS,
            [
                OneOf("colour", COLOURS),
                Amounts("goods", GOODS, MOST_GOODS),
                Amounts("stash", GOODS, MOST_GOODS),
                Flag("embargo"),
                Number("unplaced", CLIENTS),
                Number("discarded", CLIENTS),
                Number("height", SEATS * CLIENTS, ".pile.height"),
                Custom(
                    "tokens",
                    SEATS * CLIENTS,
                    1,
                    "tokens that can be seen: owner (from the viewer) by client",
                    "for t in {v}: o[{o} + (t.owner - me) % n * 6 + {t0}[t.client]] = 1",
                    ".pile.tokens",
                    [MISSIONS],
                ),
                Custom(
                    "top",
                    SEATS + CLIENTS,
                    1,
                    "the newest token: owner (from the viewer), then client",
                    "if {v}:\n"
                    "    o[{o} + ({v}[-1].owner - me) % n] = 1\n"
                    "    o[{o} + 6 + {t0}[{v}[-1].client]] = 1",
                    ".pile.tokens",
                    [MISSIONS],
                ),
            ],
        ),
        Maybe(
            "own",
            [
                OneOf("mission", MISSIONS),
                Number("worth", 200, low=-200),
                Counts("unplaced", MISSIONS),
                Counts("discarded", MISSIONS),
                Custom(
                    "placed",
                    CLIENTS * SEATS,
                    1,
                    "own tokens: client by board (from the viewer)",
                    "for t in {v}: o[{o} + {t0}[t.client] * 6 + (t.board - me) % n] = 1",
                    tables=[MISSIONS],
                ),
            ],
        ),
    ],
)
