"""What will have become of everybody's goods and tokens when the game ends, and who wins with that.

Points are what the table would score now and what games of these bots have taught beside that
(`learned.py`): a number for every count, by mission and turns to come, summed up. Points of all make
chances to win.
"""

from __future__ import annotations

import math
from typing import Final

from nightmarket.games.shadow_traders.cards import (
    ARTEFACT,
    CHOOSE,
    CLIENTS,
    COLLECT,
    EMBARGO_AT,
    GIVE,
    GIVE_AWAY,
    HELD,
    KEEP,
    KINDS,
    LAMP,
    LOSE,
    PLACED,
    PROTECT,
    STEAL,
    SWAP,
    TAKE,
)
from nightmarket.games.shadow_traders.frames import Turns
from nightmarket.games.shadow_traders.learned import LINES, SPREAD
from nightmarket.games.shadow_traders.rules import holder
from nightmarket.games.shadow_traders.scoring import (
    BONUS,
    TAKE_POINTS,
    TOKEN_POINTS,
    collect_points,
    is_exposed,
    suspicion,
)
from nightmarket.games.shadow_traders.state import Traders

# Own turns to come after this one in the rounds to come, by round (ST-15, ST-72).
AHEAD: Final[tuple[float, ...]] = (5.0, 4.0, 3.0, 2.0, 1.0, 0.5, 0.0, 0.0)
# Steps of `LINES` and `SPREAD`: so many turns at most; the last step is more than that.
STEPS: Final[tuple[float, ...]] = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
LOW: Final = 0.6  # how far the points of whoever wants to lose may go astray, of `SPREAD`
NEVER: Final = -9.0
CLOSER: Final = 6  # repetitions that are looked at closely

# Rows of what was learned, by what is counted. First what does not change within a turn,
STEP: Final = 0  # turns to come
WAIT: Final = 8  # turns of others before the next own one
ROUND: Final = 18
SEATS: Final = 26
# then goods: those of the own colour, of every other one, all of them and those not stashed,
OWN: Final = 29
OWN_OPEN: Final = 40
OTHER: Final = 51
OTHER_OPEN: Final = 62
LAMP_AT: Final = 73  # nowhere here, in the open, stashed
ARTEFACT_AT: Final = 76
GOODS: Final = 79
COLOURS: Final = 110
ONES: Final = 117  # colours of which there is one
TWOS: Final = 124
SHUT: Final = 131  # an embargo
EVENT: Final = 133  # in force: for who has yet to move, then for who has moved
# and at last tokens.
TO_PLACE: Final = 161
BOARDS: Final = 168
CORRECT: Final = 174
EXPOSED: Final = 180
ACCUSED: Final = 182
ROWS: Final = 188

STEPS_ALL: Final = 8


class Manner:
    """What a player heeds, and how much."""

    def __init__(
        self,
        deals: int = 10,
        heed: float = 1.0,
        price: float = 8.0,
        spread: float = 1.0,
        sure: float = 1.0,
    ) -> None:
        self.deals = deals  # ways the missions may lie that are thought of, at most; 0: any one
        self.heed = heed  # how much what others get matters, of how much it should
        self.price = price  # points a token may bring that is kept
        self.spread = spread  # how far points may yet go astray, of `SPREAD`
        self.sure = sure  # how sure of an accusation, of `certainty`


def step_of(turns: float) -> int:
    for i in range(len(STEPS)):
        if turns <= STEPS[i]:
            return i
    return len(STEPS)


def mission_worth(mission: int, own: int, c: list[int], at: int) -> int:
    """Points of goods `c[at : at + KINDS]` if the game ended now (ST-78 to ST-88)."""
    found = TOKEN_POINTS * (c[at + LAMP] - c[at + ARTEFACT])
    if mission == KEEP:
        return found + 7 * c[at + own]
    if mission == TAKE:
        for k in range(LAMP):
            if k != own:
                n = c[at + k]
                found += TAKE_POINTS[n] if n < 5 else 25
        return found
    if mission == COLLECT:
        return found + collect_points(c[at : at + LAMP])
    colours = ones = twos = 0
    goods = c[at + LAMP] + c[at + ARTEFACT]
    for k in range(LAMP):
        n = c[at + k]
        goods += n
        if n:
            colours += 1
            if n == 1:
                ones += 1
            elif n == 2:
                twos += 1
    if mission == CHOOSE:
        return found + 15 * (ones if ones < 4 else 4) + 5 * twos
    if mission == GIVE_AWAY:
        return found + 70 - 5 * goods
    found += 75
    if 4 <= goods <= 6:
        found -= 20
    if colours <= 2:
        found -= 20
    return found


class Times:
    """Whose turn comes when, after the one that is being taken; with `mover`: when that one begins."""

    def __init__(self, s: Traders, mover: int = -1) -> None:
        n = s.seats
        self.todo = [False] * n
        self.wait = [0] * n
        seat, left = 0, 0
        for frame in s.stack:
            if isinstance(frame, Turns):
                seat, left = frame.seat, frame.left
        if mover >= 0:
            seat, left = mover, left + 1
        ahead = AHEAD[s.round] if s.round < len(AHEAD) else 0.0
        lamp = holder(s, LAMP)
        self.step: list[int] = []
        for i in range(n):
            gap = (i - seat) % n
            self.todo[i] = gap < left
            self.wait[i] = min(9, gap if gap < left else left + (i - lamp) % n)
            self.step.append(step_of(ahead + 1.0 if gap < left else ahead))


def public_rows(s: Traders, seat: int, times: Times) -> list[int]:
    """Rows that a turn does not change."""
    event = max(0, s.event())
    return [
        STEP + times.step[seat],
        WAIT + times.wait[seat],
        ROUND + min(7, s.round),
        SEATS + s.seats - 4,
        EVENT + event + (0 if times.todo[seat] else 14),
    ]


def goods_rows(
    own: int, colours: list[int], c: list[int], main: list[int], at: int, shut: int
) -> list[int]:
    """Rows of a collection, of which `main` lies in the open."""
    several = ones = twos = 0
    goods = c[at + LAMP] + c[at + ARTEFACT]
    found = [
        LAMP_AT + (0 if not c[at + LAMP] else 1 if main[at + LAMP] else 2),
        ARTEFACT_AT + (0 if not c[at + ARTEFACT] else 1 if main[at + ARTEFACT] else 2),
        SHUT + shut,
    ]
    for k in colours:
        n = c[at + k]
        goods += n
        if n:
            several += 1
            if n == 1:
                ones += 1
            elif n == 2:
                twos += 1
        if k == own:
            found.append(OWN + n)
            found.append(OWN_OPEN + main[at + k])
        else:
            found.append(OTHER + n)
            found.append(OTHER_OPEN + main[at + k])
    found.append(GOODS + (goods if goods < 30 else 30))
    found.append(COLOURS + several)
    found.append(ONES + ones)
    found.append(TWOS + twos)
    return found


def token_rows(s: Traders, seat: int, correct: int) -> list[int]:
    held = boards = 0
    for client in range(CLIENTS):
        where = s.tokens[seat * CLIENTS + client]
        if where == HELD:
            held += 1
        elif where >= PLACED:
            boards |= 1 << where - PLACED
    return [
        TO_PLACE + held,
        BOARDS + boards.bit_count(),
        CORRECT + correct,
        EXPOSED + (1 if is_exposed(s, seat) else 0),
        ACCUSED + min(5, len(s.stacks[seat])),
    ]


def spoken(s: Traders, seat: int, points: int, correct: int, step: int) -> float:
    """Points that tokens will have brought to this seat, if everybody's mission is as supposed."""
    mission = s.missions[seat]
    found = float(points)
    if correct == s.seats - 1:
        found += BONUS
    if not is_exposed(s, seat):
        found += BONUS
    if mission == LOSE and not correct:
        boards = 0
        for client in range(CLIENTS):
            where = s.tokens[seat * CLIENTS + client]
            if where >= PLACED:
                boards |= 1 << where - PLACED
        if boards.bit_count() == s.seats - 1:
            found -= 20.0
    line = (mission * STEPS_ALL + step) * ROWS
    for row in token_rows(s, seat, correct):
        found += LINES[line + row]
    return found


def tokens_of(s: Traders, deals: list[list[int]], times: Times) -> list[list[float]]:
    """The same by deal and seat."""
    found: list[list[float]] = []
    missions = s.missions
    for deal in deals:
        s.missions = deal
        points, correct = suspicion(s)
        found.append([spoken(s, i, points[i], correct[i], times.step[i]) for i in range(s.seats)])
    s.missions = missions
    return found


class Holding:
    """The goods of a seat under one mission: their worth, and what one more or less would change."""

    def __init__(
        self, seat: int, mission: int, own: int, line: int, ground: float, shut: int
    ) -> None:
        self.seat = seat
        self.mission = mission
        self.own = own
        self.line = line  # where its rows begin in `LINES`
        self.ground = ground  # points by what does not change within a turn
        self.shut = shut
        self.worth = 0.0
        # By kind: what one more is worth, what one less costs, and what it helps to stash one.
        self.up: list[float] = []
        self.down: list[float] = []
        self.hide: list[float] = []

    def copy(self) -> Holding:
        found = Holding(self.seat, self.mission, self.own, self.line, self.ground, self.shut)
        found.worth = self.worth
        found.up, found.down, found.hide = self.up, self.down, self.hide
        return found

    def tell(self, colours: list[int], c: list[int], main: list[int]) -> float:
        at = self.seat * KINDS
        found = self.ground + mission_worth(self.mission, self.own, c, at)
        lines, line = LINES, self.line
        for row in goods_rows(self.own, colours, c, main, at, self.shut):
            found += lines[line + row]
        return found

    def weigh(
        self, colours: list[int], c: list[int], main: list[int], up: bool, down: bool, hide: bool
    ) -> None:
        """Count again, as far as somebody asks for it."""
        at = self.seat * KINDS
        now = self.worth = self.tell(colours, c, main)
        self.up, self.down, self.hide = [0.0] * KINDS, [0.0] * KINDS, [0.0] * KINDS
        for kind in [*colours, LAMP, ARTEFACT]:
            k = at + kind
            if up and c[k] < 10:
                c[k] += 1
                main[k] += 1
                self.up[kind] = self.tell(colours, c, main) - now
                c[k] -= 1
                main[k] -= 1
            if not c[k]:
                continue
            is_open = main[k] > 0
            if is_open:
                main[k] -= 1
                if hide:
                    self.hide[kind] = self.tell(colours, c, main) - now
            if down:
                c[k] -= 1
                self.down[kind] = self.tell(colours, c, main) - now
                c[k] += 1
            if is_open:
                main[k] += 1


class Prospect:
    """What a seat may expect, over the ways the missions may lie that it thinks of."""

    def __init__(
        self,
        seat: int,
        seats: int,
        manner: Manner,
        deals: list[list[int]],
        shares: list[float],
        colours: list[int],
        embargo: list[int],
        c: list[int],
        main: list[int],
        holdings: list[list[Holding]],
        tokens: list[list[float]],
        spread: float,
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.manner = manner
        self.deals = deals  # missions by seat,
        self.shares = shares  # and how likely they lie so
        self.colours = colours  # in play
        self.embargo = embargo
        self.c = c  # all goods of a seat, at seat * KINDS + kind, as all that follows
        self.main = main  # those in the open
        self.holdings = holdings  # by seat: one for each mission it may have
        self.tokens = tokens  # by deal and seat: points by tokens
        self.spread = spread
        self.now = 0.0  # the chances,
        self.point = 0.0  # what an own point does to them,
        self.loss: list[float] = []  # what it does when somebody has a good less,
        self.gain: list[float] = []  # and when somebody has one more

    @staticmethod
    def of(
        s: Traders, manner: Manner, seat: int, deals: list[list[int]], shares: list[float]
    ) -> Prospect:
        """After the turn that is being taken."""
        times = Times(s)
        n = s.seats
        c = [s.goods[i] + s.stash[i] for i in range(n * KINDS)]
        main = s.goods[:]
        colours = sorted(s.colour)
        holdings: list[list[Holding]] = []
        spread = 0.0
        for i in range(n):
            shut = s.embargo[i]
            if times.wait[i] == 0:  # whose turn begins next has nothing stashed any more (ST-28)
                shut = 0
                for k in range(i * KINDS, i * KINDS + KINDS):
                    main[k] = c[k]
            spread += SPREAD[times.step[i]] / n
            rows = public_rows(s, i, times)
            found: list[Holding] = []
            for deal in deals:
                mission = deal[i]
                known = False
                for one in found:
                    if one.mission == mission:
                        known = True
                if known:
                    continue
                line = (mission * STEPS_ALL + times.step[i]) * ROWS
                ground = 0.0
                for row in rows:
                    ground += LINES[line + row]
                one = Holding(i, mission, s.colour[i], line, ground, shut)
                one.weigh(colours, c, main, True, True, i == seat)
                found.append(one)
            holdings.append(found)
        tokens = tokens_of(s, deals, times)
        embargo = s.embargo
        spread *= manner.spread
        return Prospect(
            seat, n, manner, deals, shares, colours, embargo, c, main, holdings, tokens, spread
        )

    def copy(self) -> Prospect:
        found = Prospect(
            self.seat,
            self.seats,
            self.manner,
            self.deals,
            self.shares,
            self.colours,
            self.embargo,
            self.c[:],
            self.main[:],
            [[one.copy() for one in row] for row in self.holdings],
            self.tokens,
            self.spread,
        )
        found.point = self.point
        return found

    def held(self, seat: int, mission: int) -> Holding:
        for one in self.holdings[seat]:
            if one.mission == mission:
                return one
        raise AssertionError("no such deal")

    def points(self, at: int) -> list[float]:
        """By seat, at the end, in one of the deals."""
        deal = self.deals[at]
        tokens = self.tokens[at]
        return [self.held(i, deal[i]).worth + tokens[i] for i in range(self.seats)]

    # -- chances

    def odds(self, at: int) -> tuple[list[float], float, list[float]]:
        """In one of the deals: chances of those who want the most, the chance of whoever wants the
        least, and who of the others is low."""
        points, n = self.points(at), self.seats
        deal = self.deals[at]
        loser = deal.index(LOSE) if LOSE in deal else -1
        spread = self.spread
        top, low = -999.0, 999.0
        for i in range(n):
            if i != loser:
                if points[i] > top:
                    top = points[i]
                if points[i] < low:
                    low = points[i]
        shares = [0.0] * n
        lows = [0.0] * n
        total = deep = 0.0
        for i in range(n):
            if i != loser:
                shares[i] = math.exp((points[i] - top) / spread)
                total += shares[i]
                lows[i] = math.exp((low - points[i]) / spread)
                deep += lows[i]
        lost = 0.0
        if loser >= 0:
            floor = low - spread * math.log(deep)
            lost = 1.0 / (1.0 + math.exp(min(60.0, (points[loser] - floor) / (LOW * spread))))
        for i in range(n):
            shares[i] /= total
            lows[i] /= deep
        return shares, lost, lows

    def chances(self, at: int) -> list[float]:
        """Who wins, by seat, in one of the deals."""
        shares, lost, _ = self.odds(at)
        deal = self.deals[at]
        return [lost if deal[i] == LOSE else (1.0 - lost) * shares[i] for i in range(self.seats)]

    def chance(self) -> float:
        """Of the seat, over all deals."""
        found = 0.0
        for at in range(len(self.deals)):
            found += self.shares[at] * self.chances(at)[self.seat]
        return found

    def care(self, at: int) -> list[float]:
        """What a point more of anybody does to the chances of the seat, in one of the deals."""
        shares, lost, lows = self.odds(at)
        deal, seat, spread = self.deals[at], self.seat, self.spread
        steep = lost * (1.0 - lost) / (LOW * spread)
        care: list[float] = []
        if deal[seat] == LOSE:
            for i in range(self.seats):
                care.append(-steep if i == seat else steep * lows[i])
        else:
            mine = shares[seat]
            for i in range(self.seats):
                if deal[i] == LOSE:
                    care.append(mine * steep)
                else:
                    found = -(1.0 - lost) * mine * shares[i] / spread - mine * steep * lows[i]
                    if i == seat:
                        found += (1.0 - lost) * mine / spread
                    care.append(found)
        for i in range(self.seats):
            if i != seat:
                care[i] *= self.manner.heed
        return care

    def look(self) -> None:
        """Find what a good more or less of anybody does to the chances."""
        size = self.seats * KINDS
        loss, gain = [0.0] * size, [0.0] * size
        self.now = self.chance()
        self.point = 0.0
        for at in range(len(self.deals)):
            care, deal, share = self.care(at), self.deals[at], self.shares[at]
            self.point += share * care[self.seat]
            for i in range(self.seats):
                one = self.held(i, deal[i])
                weight = share * care[i]
                for kind in range(KINDS):
                    loss[i * KINDS + kind] += weight * one.down[kind]
                    gain[i * KINDS + kind] += weight * one.up[kind]
        self.loss, self.gain = loss, gain

    # -- what can be done with one good

    def pass_on(self, source: int, target: int, kind: int) -> float:
        """The same, roughly, for one good."""
        return self.loss[source * KINDS + kind] + self.gain[target * KINDS + kind]

    def stash_gain(self, kind: int) -> float:
        """What it does to the chances when the seat stashes a good."""
        return self.point * self.holdings[self.seat][0].hide[kind]

    def after(self, source: int, target: int, kind: int, back: int = -1) -> float:
        """What it does to the chances when a good changes hands, and another comes back for it.

        Who heeds less than everything takes them for a straight line.
        """
        if self.manner.heed < 1.0:
            gain = self.pass_on(source, target, kind)
            return gain + self.pass_on(target, source, back) if back >= 0 else gain
        c, main = self.c, self.main
        self.c, self.main = c[:], main[:]
        self.shift(source, target, kind)
        if back >= 0:
            self.shift(target, source, back)
        moved = self.holdings[source] + self.holdings[target]
        before = [one.worth for one in moved]
        for one in moved:
            one.worth = one.tell(self.colours, self.c, self.main)
        found = self.chance() - self.now
        for i in range(len(moved)):
            moved[i].worth = before[i]
        self.c, self.main = c, main
        return found

    def best(self, action: int) -> tuple[float, int, int, int, int]:
        """The best single repetition: gain, source, target, good, and the good given in a swap.

        Who heeds everything looks closer at the few that seem best: chances are no straight line.
        """
        steps = self.steps(action)
        if not steps:
            return NEVER, -1, -1, -1, -1
        if self.manner.heed < 1.0:
            return max(steps)
        steps.sort(reverse=True)
        found = NEVER, -1, -1, -1, -1
        for _, source, target, kind, back in steps[:CLOSER]:
            gain = self.after(source, target, kind, back)
            if gain > found[0]:
                found = gain, source, target, kind, back
        return found

    def steps(self, action: int) -> list[tuple[float, int, int, int, int]]:
        """All single repetitions, with what they seem to bring."""
        found: list[tuple[float, int, int, int, int]] = []
        n, seat = self.seats, self.seat
        base = seat * KINDS
        offers = [k for k in range(KINDS) if self.c[base + k]]
        for other in range(n):
            if other == seat or self.embargo[other]:
                continue
            if action == GIVE:
                for k in offers:
                    found.append((self.pass_on(seat, other, k), seat, other, k, -1))
                continue
            for k in range(KINDS):
                if not self.main[other * KINDS + k]:
                    continue
                if action == STEAL:
                    found.append((self.pass_on(other, seat, k), other, seat, k, -1))
                elif action == SWAP:
                    for mine in offers:
                        if mine != k:
                            gain = self.pass_on(other, seat, k) + self.pass_on(seat, other, mine)
                            found.append((gain, other, seat, k, mine))
                else:
                    for target in range(n):
                        if target not in (seat, other) and not self.embargo[target]:
                            found.append((self.pass_on(other, target, k), other, target, k, -1))
        return found

    def shift(self, source: int, target: int, kind: int) -> None:
        self.c[source * KINDS + kind] -= 1
        self.c[target * KINDS + kind] += 1
        if self.main[source * KINDS + kind]:
            self.main[source * KINDS + kind] -= 1
        self.main[target * KINDS + kind] += 1

    def carry_out(self, action: int, step: tuple[float, int, int, int, int]) -> None:
        """Do it, and count again what the next one of the same kind depends on."""
        _, source, target, kind, back = step
        self.shift(source, target, kind)
        if back >= 0:
            self.shift(target, source, back)
        for seat in (source, target):
            takes = action >= SWAP or (action == STEAL) == (seat == self.seat)
            gives = action >= SWAP or (action == GIVE) == (seat == self.seat)
            for one in self.holdings[seat]:
                one.weigh(self.colours, self.c, self.main, takes, gives, False)


def plan(prospect: Prospect, action: int, most: int) -> list[float]:
    """What it does to the chances to carry out an action once, twice, … up to `most` times."""
    if action == PROTECT:
        return shelter(prospect, most)
    found: list[float] = []
    prospect = prospect.copy()
    before = prospect.chance()
    gain = 0.0
    for _ in range(most):
        prospect.look()
        step = prospect.best(action)
        if step[1] < 0:
            break
        prospect.carry_out(action, step)
        if prospect.manner.heed < 1.0:
            gain += step[0]
        else:
            gain = prospect.chance() - before
        found.append(gain)
    while len(found) < most:
        found.append(gain)
    return found


def shelter(prospect: Prospect, most: int) -> list[float]:
    """What it does to the chances to stash goods, two by two, or to shut oneself off."""
    seat, base = prospect.seat, prospect.seat * KINDS
    found: list[float] = []
    prospect = prospect.copy()
    before = prospect.chance()
    gain = 0.0
    one = prospect.holdings[seat][0]
    for n in range(1, most + 1):
        if n < EMBARGO_AT:
            for _ in range(2):
                best, pick = NEVER, -1
                for kind in range(KINDS):
                    if prospect.main[base + kind]:
                        value = prospect.stash_gain(kind)
                        if value > best:
                            best, pick = value, kind
                if pick >= 0:
                    prospect.main[base + pick] -= 1
                    one.weigh(prospect.colours, prospect.c, prospect.main, False, False, True)
            gain = prospect.chance() - before
        elif n == EMBARGO_AT:
            for kind in range(KINDS):
                prospect.main[base + kind] = 0
            one.shut = 1
            one.weigh(prospect.colours, prospect.c, prospect.main, False, False, True)
            gain = prospect.chance() - before
        found.append(gain)
    return found
