"""Final scoring (ST-73 to ST-94)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_traders.cards import (
    ARTEFACT,
    CHOOSE,
    CLIENTS,
    COLLECT,
    GIVE_AWAY,
    KEEP,
    LAMP,
    LOSE,
    PLACED,
    TAKE,
)
from nightmarket.games.shadow_traders.rules import holder
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import ScoreLine

RANK_POINTS: Final[tuple[int, ...]] = (10, 5, 2)  # ST-74
TAKE_POINTS: Final[tuple[int, ...]] = (0, 1, 4, 9, 16, 25)  # ST-80
BONUS: Final = 8  # ST-75, ST-76
TOKEN_POINTS: Final = 5  # lamp and artefact, ST-88

_COLLECT: Final[dict[tuple[int, ...], int]] = {}


def suspicion(s: Traders) -> tuple[list[int], list[int]]:
    """Points and number of correct tokens by seat (ST-74)."""
    points = [0] * s.seats
    correct = [0] * s.seats
    for board, stack in enumerate(s.stacks):
        rank = 0
        for token in stack:  # oldest first
            if token % CLIENTS == s.missions[board]:
                owner = token // CLIENTS
                correct[owner] += 1
                if rank < 3:
                    points[owner] += RANK_POINTS[rank]
                rank += 1
    return points, correct


def is_exposed(s: Traders, board: int) -> bool:
    """Whether a correct token lies on this board."""
    return any(token % CLIENTS == s.missions[board] for token in s.stacks[board])


def exposure(s: Traders, correct: list[int]) -> list[int]:
    """Master of Exposure: a correct token on every other board (ST-75).

    One seat has at most one correct token on a board (ST-38), so counting them is enough.
    """
    return [BONUS if n == s.seats - 1 else 0 for n in correct]


def disguise(s: Traders) -> list[int]:
    """Master of Disguise: no correct token on the own board (ST-76)."""
    return [0 if is_exposed(s, seat) else BONUS for seat in range(s.seats)]


def mission_points(s: Traders, seat: int, mission: int) -> int:
    """What this mission would be worth to the seat now (ST-79 to ST-87)."""
    goods = s.collection(seat)
    colours = goods[:LAMP]
    own = s.colour[seat]
    if mission == KEEP:
        return 7 * goods[own]
    if mission == TAKE:
        return sum([TAKE_POINTS[min(n, 5)] for c, n in enumerate(colours) if c != own])
    if mission == COLLECT:
        return collect_points(colours)
    if mission == GIVE_AWAY:
        return 70 - 5 * sum(goods)  # no floor
    if mission == CHOOSE:
        return 15 * min(colours.count(1), 4) + 5 * colours.count(2)
    return lose_points(s, seat, goods)


def lose_points(s: Traders, seat: int, goods: list[int]) -> int:
    """75, less 20 for each fulfilled condition (ST-87)."""
    points = lose_goods_points(goods)
    boards = 0  # others' boards that hold a token of this seat
    for client in range(CLIENTS):
        where = s.tokens[seat * CLIENTS + client]
        if where >= PLACED:
            board = where - PLACED
            if s.missions[board] == client:
                return points
            boards |= 1 << board
    if boards.bit_count() == s.seats - 1:
        points -= 20
    return points


def lose_goods_points(goods: list[int]) -> int:
    """Conditions (a) and (b) of ST-87: all that the goods on the table tell."""
    points = 75
    if 4 <= sum(goods) <= 6:
        points -= 20
    if sum([1 for n in goods[:LAMP] if n]) <= 2:
        points -= 20
    return points


def collect_points(counts: list[int]) -> int:
    """The best grouping into sets of 3, 4 and 5 different colours (ST-81 to ST-84).

    A list of set sizes s1 >= s2 >= … can be made if, for every t, the first t sizes together need no
    more than the goods usable in t sets: the sum over colours of min(count, t). Which colour is which
    does not matter, so there are few different cases: each is found once.
    """
    key = tuple(sorted(counts))
    found = _COLLECT.get(key)
    if found is None:
        found = _COLLECT[key] = best_sets(counts)
    return found


def best_sets(counts: list[int]) -> int:
    usable = [0]
    while True:
        t = len(usable)
        room = sum([min(n, t) for n in counts])
        if room == usable[-1]:
            break
        usable.append(room)
    goods = usable[-1]
    best = 0
    for fives in range(goods // 5 + 1):
        for fours in range((goods - 5 * fives) // 4 + 1):
            for threes in range((goods - 5 * fives - 4 * fours) // 3, -1, -1):
                value = 22 * fives + 14 * fours + 8 * threes
                if value <= best:
                    break
                if fits(fives, fours, threes, usable):
                    best = value
                    break
    return best


def fits(fives: int, fours: int, threes: int, usable: list[int]) -> bool:
    need = 0
    last = len(usable) - 1
    for t in range(1, fives + fours + threes + 1):
        need += 5 if t <= fives else 4 if t <= fives + fours else 3
        if need > usable[min(t, last)]:
            return False
    return True


def score_sheet(s: Traders) -> list[ScoreLine]:
    """The score sheet in the order of the rulebook (ST-73, ST-90)."""
    points, correct = suspicion(s)
    seats = range(s.seats)
    lamp, artefact = holder(s, LAMP), holder(s, ARTEFACT)
    return [
        ScoreLine("suspicion", "ST-74", points),
        ScoreLine("correct", "ST-74", correct, counts=False, under="suspicion"),
        ScoreLine("exposure", "ST-75", exposure(s, correct)),
        ScoreLine("disguise", "ST-76", disguise(s)),
        ScoreLine("mission", "ST-78", [mission_points(s, i, s.missions[i]) for i in seats]),
        ScoreLine("lamp", "ST-88", [TOKEN_POINTS if i == lamp else 0 for i in seats]),
        ScoreLine("artefact", "ST-88", [-TOKEN_POINTS if i == artefact else 0 for i in seats]),
    ]


def totals(s: Traders) -> list[int]:
    """Points by seat if the game ended now."""
    points, correct = suspicion(s)
    exposed = exposure(s, correct)
    hidden = disguise(s)
    found = [
        points[i] + exposed[i] + hidden[i] + mission_points(s, i, s.missions[i])
        for i in range(s.seats)
    ]
    found[holder(s, LAMP)] += TOKEN_POINTS
    cursed = holder(s, ARTEFACT)
    if cursed >= 0:
        found[cursed] -= TOKEN_POINTS
    return found


def victors(s: Traders, points: list[int]) -> list[int]:
    """Who wins with these totals (ST-91 to ST-94)."""
    loser = s.missions.index(LOSE) if LOSE in s.missions else -1
    others = [i for i in range(s.seats) if i != loser]
    if loser >= 0:
        lowest = min([points[i] for i in others])
        if points[loser] < lowest or (s.lose_tie_wins and points[loser] == lowest):
            return [loser]
    most = max([points[i] for i in others])
    return [i for i in others if points[i] == most]


def overruled(s: Traders, points: list[int]) -> str:
    """The rule by which the best of these totals does not win; empty: it does."""
    first = victors(s, points)[0]
    if points[first] == max(points):
        return ""
    return "ST-91" if s.missions[first] == LOSE else "ST-92"
