"""Builds the views: the one place where it is decided what a seat sees."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.shadow_traders.cards import (
    ACTIONS,
    ARTEFACT,
    CLIENTS,
    COLOURS,
    DICE,
    DISCARDED,
    DOUBLED,
    EVENTS,
    FACES,
    GOODS,
    HELD,
    KINDS,
    LAMP,
    LOSE,
    MISSIONS,
    MOVE,
    PLACED,
    SANDSTORM,
)
from nightmarket.games.shadow_traders.frames import (
    Giving,
    Minions,
    Moving,
    MovingTo,
    Picking,
    Stashing,
    Stealing,
    Suspecting,
    Swapping,
    SwappingFor,
    WordsOrDeeds,
    WorkingAll,
)
from nightmarket.games.shadow_traders.rules import repetitions, smuggles
from nightmarket.games.shadow_traders.scoring import (
    TOKEN_POINTS,
    lose_goods_points,
    mission_points,
    score_sheet,
    totals,
    victors,
)
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.games.shadow_traders.view import (
    Board,
    Count,
    End,
    Example,
    Line,
    Own,
    Pile,
    PlacedToken,
    Printed,
    Public,
    Step,
    Token,
    View,
)

# What looks the same at every table is made once.
TOKENS: Final = [Token(t // CLIENTS, MISSIONS[t % CLIENTS]) for t in range(len(COLOURS) * CLIENTS)]
PLACES: Final = [
    PlacedToken(MISSIONS[t % CLIENTS], t // CLIENTS) for t in range(len(COLOURS) * CLIENTS)
]
EXAMPLES: Final = (
    Example("aaaaaa", "6 × 7 = 42"),
    Example("bbbccd", "9 + 4 + 1 = 14"),
    Example("abcdabc", "14 + 8 = 22"),
    Example("abd", "70 − 3 × 5 = 55"),
    Example("bdcc", "15 + 15 + 5 = 35"),
    Example("aaddd", "75 − 20 − 20 = 35"),
)


def printed() -> Printed:
    clients = ("ST-79", "ST-80", "ST-81", "ST-85", "ST-86", "ST-87")
    faces = ("ST-53", "ST-54", "ST-55", "ST-57", "ST-56", "ST-47")
    return Printed(
        {GOODS[LAMP]: TOKEN_POINTS, GOODS[ARTEFACT]: -TOKEN_POINTS},
        dict(zip(MISSIONS, clients, strict=True)),
        dict(zip(MISSIONS, EXAMPLES, strict=True)),
        {event: "ST-72" if i == SANDSTORM else "ST-71" for i, event in enumerate(EVENTS)},
        dict(zip(FACES, faces, strict=True)),
        dict.fromkeys(COLOURS, "ST-5") | {GOODS[LAMP]: "ST-19", GOODS[ARTEFACT]: "ST-88"},
    )


def look(s: Traders, seat: int) -> View:
    """The view of a seat; WATCHER sees what is public."""
    seen = parts(s)
    seen.append(own(s, seat))
    return View(*seen)


def public(s: Traders) -> Public:
    return Public(*parts(s))


def parts(s: Traders) -> list[Any]:
    """What everybody sees, in the order of the fields: naming each costs more than the values do."""
    step = pending(s)
    past = [EVENTS[e] for e in s.past]
    return [
        s.round,
        past[-1] if past else "",
        past,
        len(s.deck),
        len(s.storm),
        s.first,
        step.seat if step is not None else -1,
        bool(s.closed),
        [FACES[face] for face in s.dice],
        formulas(s, step),
        step,
        [board(s, i) for i in range(s.seats)],
        None if s.stack else end(s),
    ]


def board(s: Traders, at: int) -> Board:
    goods: dict[str, int] = {}
    stash: dict[str, int] = {}
    for kind in range(KINDS):
        count = s.goods[at * KINDS + kind]
        if count:
            goods[GOODS[kind]] = count
        count = s.stash[at * KINDS + kind]
        if count:
            stash[GOODS[kind]] = count
    unplaced = discarded = 0
    for token in range(at * CLIENTS, at * CLIENTS + CLIENTS):
        where = s.tokens[token]
        if where == HELD:
            unplaced += 1
        elif where == DISCARDED:
            discarded += 1
    stack = s.stacks[at]
    shown = stack[-1:] if s.closed and s.stack else stack
    pile = Pile(len(stack), [TOKENS[token] for token in shown])
    return Board(
        COLOURS[s.colour[at]], goods, stash, bool(s.embargo[at]), unplaced, discarded, pile
    )


def own(s: Traders, seat: int) -> Own | None:
    if not 0 <= seat < s.seats:
        return None
    mission = s.missions[seat]
    if mission == LOSE and s.stack:
        # ST-87 (c) hangs on whether the own tokens are wrong: counting it would tell missions.
        worth = lose_goods_points(s.collection(seat))
    else:
        worth = mission_points(s, seat, mission)
    unplaced: list[str] = []
    discarded: list[str] = []
    placed: list[PlacedToken] = []
    for client in range(CLIENTS):
        where = s.tokens[seat * CLIENTS + client]
        if where == HELD:
            unplaced.append(MISSIONS[client])
        elif where == DISCARDED:
            discarded.append(MISSIONS[client])
        else:
            placed.append(PLACES[(where - PLACED) * CLIENTS + client])
    return Own(MISSIONS[mission], worth, unplaced, discarded, placed)


def pending(s: Traders) -> Step | None:
    """The question on top, by its name."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, (WordsOrDeeds, Suspecting, Minions)):
        return Step(type(top).__name__, top.seat)
    if isinstance(top, Picking):
        return Step("Picking", top.seat, picked=bits(top.mask))
    if isinstance(top, WorkingAll):
        return Step("WorkingAll", top.seat, used=bits(top.used), protects=top.protects)
    if isinstance(top, (Stealing, Giving, Swapping, Moving, Stashing)):
        return Step(type(top).__name__, top.seat, top.left, used=used(s))
    if isinstance(top, SwappingFor):
        return Step("SwappingFor", top.seat, top.left, GOODS[top.kind], used=used(s))
    if isinstance(top, MovingTo):
        return Step("MovingTo", top.seat, top.left, GOODS[top.kind], top.source, used=used(s))
    return None


def used(s: Traders) -> list[int]:
    """Dice already set aside in E13."""
    below = s.stack[-2]
    return bits(below.used) if isinstance(below, WorkingAll) else []


def bits(mask: int) -> list[int]:
    return [die for die in range(DICE) if mask >> die & 1]


def formulas(s: Traders, step: Step | None) -> list[Count]:
    """How often each action could be done with the dice as they lie; empty before the roll."""
    if not s.dice or step is None:
        return []
    doubled = DOUBLED[s.past[-1]]
    extra = smuggles(s)
    choosing = step.name == "Minions"
    return [
        Count(
            ACTIONS[a],
            s.dice.count(a),
            0 if a == MOVE else extra,
            2 if a == doubled else 1,
            repetitions(s, step.seat, a) if choosing else [],
        )
        for a in range(len(ACTIONS))
    ]


def end(s: Traders) -> End:
    points = totals(s)
    return End(
        missions=[MISSIONS[m] for m in s.missions],
        removed=[MISSIONS[m] for m in s.box],
        stacks=[[TOKENS[token] for token in stack] for stack in s.stacks],
        sheet=[Line(x.key, x.rule, x.points, x.counts) for x in score_sheet(s)],
        totals=points,
        winners=victors(s, points),
    )
