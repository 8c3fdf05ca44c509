"""How Shadow Traders is played well: what goods are worth to whom, and what a collection gives away.

Worth is counted in points at the end of the game, as games of these bots have taught (`learned.py`):
two colours towards a set of three are worth something before the third is there. Points of all make
chances to win, and a seat does what raises its own: it takes from whoever is about to win, and whoever
wants to lose is given what hurts.
"""

from __future__ import annotations

import math
from typing import Final, cast

from nightmarket.games.shadow_traders.cards import (
    ALL_FIVE,
    ARTEFACT,
    BONUS_SMUGGLES,
    CHOOSE,
    CLIENTS,
    COLLECT,
    DICE,
    DOUBLED,
    EMBARGO_AT,
    EXTRA_SMUGGLE,
    FLIP_DICE,
    FORBIDDEN,
    GIVE,
    GIVE_AWAY,
    HELD,
    KEEP,
    KINDS,
    LAMP,
    LOSE,
    MISSIONS,
    MOVE,
    OPPOSITE,
    PLACED,
    PROTECT,
    SMUGGLE,
    STEAL,
    SWAP,
    TAKE,
)
from nightmarket.games.shadow_traders.frames import (
    Minions,
    MovingTo,
    Picking,
    Suspecting,
    SwappingFor,
    Turns,
    WordsOrDeeds,
)
from nightmarket.games.shadow_traders.learned import READING, WEIGHTS
from nightmarket.games.shadow_traders.meta import GAME
from nightmarket.games.shadow_traders.scoring import (
    BONUS,
    RANK_POINTS,
    TAKE_POINTS,
    TOKEN_POINTS,
    collect_points,
    is_exposed,
    suspicion,
    totals,
    victors,
)
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.games.shadow_traders.words import (
    ACT,
    DEEDS_ONLY,
    DROP,
    FLIP,
    GIVE_IT,
    GIVE_STASHED,
    LIFT,
    OFFER,
    OFFER_STASHED,
    PICK,
    PLACE,
    REROLL,
    REROLL_FREE,
    REST,
    ROLL,
    STASH,
    STEAL_IT,
    SWAP_FOR,
    THROW,
    USE,
    WORDS_ONLY,
)
from nightmarket.kernel import Game, Luck, State
from nightmarket.kernel.lore import Belief, Lore

HEAT: Final = 0.01  # chances between a choice and a better one that make it e times rarer

# Own turns to come after this one in the rounds to come, by round (ST-15, ST-72).
AHEAD: Final[tuple[float, ...]] = (5.0, 4.0, 3.0, 2.0, 1.0, 0.5, 0.0, 0.0)
STEPS: Final[tuple[float, ...]] = (
    0.0,
    0.5,
    1.0,
    1.5,
    2.0,
    3.0,
    4.0,
)  # the last step: more than that
# How steeply points decide, by the same steps.
SPREAD: Final[tuple[float, ...]] = (6.5, 8.0, 9.5, 10.5, 12.0, 13.5, 14.5, 14.5)
NEVER: Final = -9.0


class Manner:
    """What a player heeds, and how much."""

    def __init__(
        self,
        deals: int = 10,
        heed: float = 1.0,
        guard: float = 0.12,
        wall: float = 6.0,
        price: float = 8.0,
        spread: float = 1.3,
        low: float = 0.6,
        sure: float = 1.0,
    ) -> None:
        self.deals = deals  # ways the missions may lie that are thought of, at most; 0: any one
        self.heed = heed  # how much what others get matters, of how much it should
        self.guard = guard  # chance that a good is lost for not being stashed
        self.wall = wall  # points an embargo saves whom others would give something
        self.price = price  # points a token may bring that is kept
        self.spread = spread  # how far points may yet go astray, of `SPREAD`
        self.low = low  # the same for whoever wants to lose, of that
        self.sure = sure  # how sure of an accusation, of `certainty`


# -- what goods are worth


def turns_to_come(s: Traders, mover: int = -1) -> list[int]:
    """By seat, as a step of `WEIGHTS`: own turns to come, that of `mover` included."""
    found = [AHEAD[s.round] if s.round < len(AHEAD) else 0.0] * s.seats
    for frame in s.stack:
        if isinstance(frame, Turns):
            for i in range(frame.left):
                found[(frame.seat + i) % s.seats] += 1.0
    if mover >= 0:
        found[mover] += 1.0
    return [step_of(turns) for turns in found]


def step_of(turns: float) -> int:
    for i in range(len(STEPS)):
        if turns <= STEPS[i]:
            return i
    return len(STEPS)


def worth(mission: int, own: int, c: list[int], at: int, w: tuple[float, ...]) -> float:
    """Points that goods `c[at : at + KINDS]` will have become when the game ends; linear in `w`."""
    lamp, artefact = c[at + LAMP], c[at + ARTEFACT]
    found = w[0] + (TOKEN_POINTS + w[1]) * lamp + (w[2] - TOKEN_POINTS) * artefact
    if mission == KEEP:
        n = c[at + own]
        found += (7.0 + 0.1 * w[3]) * n
        if n > 5:
            found += 0.2 * w[4] * (n - 5)
        if n > 8:
            found += 0.5 * w[5] * (n - 8)
        return found
    if mission == TAKE:
        for k in range(LAMP):
            n = c[at + k]
            if k != own and n:
                found += (TAKE_POINTS[n] if n < 5 else 25) + w[2 + (n if n < 6 else 6)]
        return found
    if mission == COLLECT:
        for layer in range(1, 11):
            colours = 0
            for k in range(LAMP):
                if c[at + k] >= layer:
                    colours += 1
            if colours == 0:
                break
            found += w[2 + colours]
        return found + collect_points(c[at : at + LAMP])
    if mission == CHOOSE:
        ones = 0
        for k in range(LAMP):
            n = c[at + k]
            if n == 1:
                ones += 1
            elif n == 2:
                found += 5.0 + w[3]
            elif n == 3:
                found += w[4]
            elif n == 4:
                found += w[5]
            elif n > 4:
                found += w[6] + 0.2 * w[7] * (n - 4)
        if ones > 4:
            ones = 4
        return found + 15.0 * ones + w[8 + ones]
    goods = lamp + artefact
    colours = 0
    for k in range(LAMP):
        n = c[at + k]
        goods += n
        if n:
            colours += 1
    if mission == GIVE_AWAY:
        found += 70.0 + (0.1 * w[3] - 5.0) * goods
        if goods > 4:
            found += 0.2 * w[4] * (goods - 4)
        if goods > 8:
            found += 0.2 * w[5] * (goods - 8)
        return found
    found += 75.0 + w[3 if goods < 3 else goods + 1 if goods < 11 else 12]
    if 4 <= goods <= 6:
        found -= 20.0
    if colours <= 2:
        found -= 20.0
    return found + w[13 if colours < 2 else 12 + colours if colours < 5 else 17]


def spoken(
    s: Traders, seat: int, mission: int, w: tuple[float, ...], points: int, correct: int
) -> float:
    """Points that tokens will have brought to this seat, if everybody's mission is as supposed."""
    at = len(w) - 5
    held = boards = 0
    for client in range(CLIENTS):
        where = s.tokens[seat * CLIENTS + client]
        if where == HELD:
            held += 1
        elif where >= PLACED:
            boards |= 1 << where - PLACED
    found = points + (w[at] * held + w[at + 2] * points + w[at + 3] * correct) / 3.0
    count = boards.bit_count()
    found += w[at + 1] * count / 3.0
    if correct == s.seats - 1:
        found += BONUS
    if mission == LOSE and count == s.seats - 1 and not correct:
        found -= 20.0
    return found + (w[at + 4] / 3.0 if is_exposed(s, seat) else BONUS)


def outlook(
    s: Traders, seat: int, w: tuple[float, ...], c: list[int], points: int, correct: int
) -> float:
    """Points at the end; linear in `w`, of which tools/learn_trade.py makes use."""
    mission = s.missions[seat]
    found = spoken(s, seat, mission, w, points, correct)
    return found + worth(mission, s.colour[seat], c, seat * KINDS, w)


class Purse:
    """What everybody has, what one good more or less would change, and who will win with that."""

    def __init__(
        self,
        s: Traders,
        manner: Manner,
        missions: list[int],
        steps: list[int],
        c: list[int],
        main: list[int],
        points: list[float],
        up: list[float],
        down: list[float],
    ) -> None:
        self.s = s
        self.manner = manner
        self.seats = s.seats
        self.missions = missions
        self.steps = steps
        self.colour = s.colour
        self.embargo = s.embargo
        self.c = c  # all goods of a seat, at seat * KINDS + kind, as all that follows
        self.main = main  # those in the open
        self.points = points  # at the end, by seat
        self.up = up  # what one more is worth to its owner
        self.down = down  # what one less costs, below zero mostly
        self.care: list[float] = []  # by seat: what a point of it does to the chances, see `look`

    @staticmethod
    def of(s: Traders, manner: Manner) -> Purse:
        size = s.seats * KINDS
        c = [s.goods[i] + s.stash[i] for i in range(size)]
        steps = turns_to_come(s)
        tokens, correct = suspicion(s)
        points = [
            outlook(s, i, WEIGHTS[s.missions[i]][steps[i]], c, tokens[i], correct[i])
            for i in range(s.seats)
        ]
        found = Purse(
            s, manner, s.missions, steps, c, s.goods[:], points, [0.0] * size, [0.0] * size
        )
        for seat in range(s.seats):
            found.weigh(seat)
        return found

    def copy(self) -> Purse:
        return Purse(
            self.s,
            self.manner,
            self.missions,
            self.steps,
            self.c[:],
            self.main[:],
            self.points[:],
            self.up[:],
            self.down[:],
        )

    def weigh(self, seat: int) -> None:
        c = self.c
        mission, own, at = self.missions[seat], self.colour[seat], seat * KINDS
        w = WEIGHTS[mission][self.steps[seat]]
        now = worth(mission, own, c, at, w)
        for kind in range(KINDS):
            if kind < LAMP and kind not in self.colour:
                continue
            k = at + kind
            c[k] += 1
            self.up[k] = worth(mission, own, c, at, w) - now
            c[k] -= 1
            self.down[k] = 0.0
            if c[k]:
                c[k] -= 1
                self.down[k] = worth(mission, own, c, at, w) - now
                c[k] += 1

    # -- chances

    def shares(self) -> tuple[list[float], float, list[float]]:
        """Chances of those who want the most, the chance of whoever wants the least, and who is low."""
        points, n = self.points, self.seats
        loser = self.missions.index(LOSE) if LOSE in self.missions else -1
        spread = self.spread()
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
            lost = 1.0 / (1.0 + math.exp((points[loser] - floor) / (self.manner.low * spread)))
        for i in range(n):
            shares[i] /= total
            lows[i] /= deep
        return shares, lost, lows

    def spread(self) -> float:
        total = 0.0
        for step in self.steps:
            total += SPREAD[step]
        return self.manner.spread * total / self.seats

    def chance(self, seat: int) -> float:
        shares, lost, _ = self.shares()
        return lost if self.missions[seat] == LOSE else (1.0 - lost) * shares[seat]

    def look(self, seat: int) -> None:
        """Find what a point more of anybody does to the chances of this seat."""
        shares, lost, lows = self.shares()
        spread = self.spread()
        steep = lost * (1.0 - lost) / (self.manner.low * spread)
        care: list[float] = []
        if self.missions[seat] == LOSE:
            for i in range(self.seats):
                care.append(-steep if i == seat else steep * lows[i])
        else:
            mine = shares[seat]
            for i in range(self.seats):
                if self.missions[i] == LOSE:
                    care.append(mine * steep)
                else:
                    found = -(1.0 - lost) * mine * shares[i] / spread - mine * steep * lows[i]
                    if i == seat:
                        found += (1.0 - lost) * mine / spread
                    care.append(found)
        for i in range(self.seats):
            if i != seat:
                care[i] *= self.manner.heed
        self.care = care

    # -- what can be done with one good

    def shift(self, source: int, target: int, kind: int) -> None:
        self.c[source * KINDS + kind] -= 1
        self.c[target * KINDS + kind] += 1
        if self.main[source * KINDS + kind]:
            self.main[source * KINDS + kind] -= 1
        self.main[target * KINDS + kind] += 1

    def pass_on(self, source: int, target: int, kind: int) -> float:
        """What it does to the chances when a good changes hands."""
        return (
            self.care[source] * self.down[source * KINDS + kind]
            + self.care[target] * self.up[target * KINDS + kind]
        )

    def best(self, seat: int, action: int) -> tuple[float, int, int, int, int]:
        """The best single repetition: gain, source, target, good, and the good given in a swap."""
        found, a, b, kind, back = NEVER, -1, -1, -1, -1
        n, base = self.seats, seat * KINDS
        if action == GIVE:
            for other in range(n):
                if other != seat and not self.embargo[other]:
                    for k in range(KINDS):
                        if self.c[base + k]:
                            gain = self.pass_on(seat, other, k)
                            if gain > found:
                                found, a, b, kind = gain, seat, other, k
            return found, a, b, kind, back
        if action == MOVE:
            for source in range(n):
                if source == seat or self.embargo[source]:
                    continue
                for k in range(KINDS):
                    if self.main[source * KINDS + k]:
                        for target in range(n):
                            if target not in (seat, source) and not self.embargo[target]:
                                gain = self.pass_on(source, target, k)
                                if gain > found:
                                    found, a, b, kind = gain, source, target, k
            return found, a, b, kind, back
        offers: list[int] = []
        if action == SWAP:
            offers = [k for k in range(KINDS) if self.c[base + k]]
        for other in range(n):
            if other == seat or self.embargo[other]:
                continue
            for k in range(KINDS):
                if not self.main[other * KINDS + k]:
                    continue
                gain = self.pass_on(other, seat, k)
                if action == STEAL:
                    if gain > found:
                        found, a, b, kind = gain, other, seat, k
                    continue
                for mine in offers:
                    if mine != k:
                        total = gain + self.pass_on(seat, other, mine)
                        if total > found:
                            found, a, b, kind, back = total, other, seat, k, mine
        return found, a, b, kind, back

    def carry_out(self, step: tuple[float, int, int, int, int]) -> None:
        _, source, target, kind, back = step
        before = self.value(source), self.value(target)
        self.shift(source, target, kind)
        if back >= 0:
            self.shift(target, source, back)
        self.points[source] += self.value(source) - before[0]
        self.points[target] += self.value(target) - before[1]
        self.weigh(source)
        self.weigh(target)

    def value(self, seat: int) -> float:
        w = WEIGHTS[self.missions[seat]][self.steps[seat]]
        return worth(self.missions[seat], self.colour[seat], self.c, seat * KINDS, w)


def plan(purse: Purse, seat: int, action: int, most: int) -> list[float]:
    """What it does to the chances to carry out an action once, twice, … up to `most` times."""
    if action == PROTECT:
        return shelter(purse, seat, most)
    found: list[float] = []
    purse = purse.copy()
    before = purse.chance(seat)
    gain = 0.0
    for _ in range(most):
        purse.look(seat)
        step = purse.best(seat, action)
        if step[1] < 0:
            break
        purse.carry_out(step)
        if purse.manner.heed < 1.0:
            gain += step[0]
        else:
            gain = purse.chance(seat) - before
        found.append(gain)
    while len(found) < most:
        found.append(gain)
    return found


def shelter(purse: Purse, seat: int, most: int) -> list[float]:
    """What it does to the chances to stash goods, or to shut oneself off."""
    base = seat * KINDS
    care = purse.care[seat]
    losses: list[float] = []
    for k in range(KINDS):
        loss = care * purse.down[base + k]
        for _ in range(purse.main[base + k]):
            losses.append(-loss)
    losses.sort(reverse=True)
    guard = purse.manner.guard if purse.steps[seat] else 0.6 * purse.manner.guard
    found: list[float] = []
    total = 0.0
    for n in range(1, most + 1):
        if n < EMBARGO_AT:
            for loss in losses[2 * n - 2 : 2 * n]:
                total += guard * loss
        elif n == EMBARGO_AT:
            total = 0.0
            for loss in losses:
                if loss > 0.0:
                    total += guard * loss
            if purse.missions[seat] >= GIVE_AWAY:
                total += purse.manner.wall * abs(care)
        found.append(total)
    return found


# -- beliefs: what a collection gives away


def clues(s: Traders, seat: int) -> list[float]:
    """What everybody sees of a seat's goods and tokens, as numbers of about the same size."""
    base = seat * KINDS
    own = s.colour[seat]
    n = [s.goods[base + k] + s.stash[base + k] for k in range(KINDS)]
    found = [0.0] * CLUES
    found[0] = 1.0
    goods = n[LAMP] + n[ARTEFACT]
    colours = ones = twos = taken = 0
    for k in range(LAMP):
        goods += n[k]
        if n[k]:
            colours += 1
        if n[k] == 1:
            ones += 1
        elif n[k] == 2:
            twos += 1
        if k == own:
            found[1 + rung(n[k], OWN)] = 1.0
        elif n[k]:
            found[8 + (n[k] if n[k] < 5 else 5)] += 0.5
            taken += TAKE_POINTS[n[k]] if n[k] < 5 else 25
    found[14 + (0 if colours < 2 else colours - 1 if colours < 4 else 3)] = 1.0
    found[18 + rung(goods, ALL)] = 1.0
    kept = s.stash[base + own]
    found[24] = kept / 4.0
    found[25] = (sum(s.stash[base : base + LAMP]) - kept) / 4.0
    found[26] = float(s.embargo[seat])
    found[27] = float(n[LAMP])
    found[28] = float(n[ARTEFACT])
    found[29] = collect_points(n[:LAMP]) / 20.0
    found[30] = taken / 20.0
    found[31] = (15 * (ones if ones < 4 else 4) + 5 * twos) / 20.0
    for token in s.stacks[seat]:
        found[32 + token % CLIENTS] += 0.5
    for client in range(CLIENTS):
        if s.tokens[seat * CLIENTS + client] >= PLACED:
            found[38 + client] = 0.5
    return found


CLUES: Final = 44
OWN: Final[tuple[int, ...]] = (0, 1, 2, 4, 6, 8, 9)  # goods of the own colour: so many at most
ALL: Final[tuple[int, ...]] = (3, 6, 8, 11, 14)


def rung(n: int, ladder: tuple[int, ...]) -> int:
    for i in range(len(ladder)):
        if n <= ladder[i]:
            return i
    return len(ladder)


def phase(s: Traders) -> int:
    """Of `READING`: the longer the game, the more a collection tells."""
    return 0 if s.round < 3 else s.round - 2 if s.round < 5 else 3


def fit(s: Traders, seat: int) -> list[float]:
    """How well what is seen of a seat fits each mission: the logarithm of how likely it is."""
    found = clues(s, seat)
    table = READING[phase(s)]
    there = [i for i in range(CLUES) if found[i]]
    return [sum([row[i] * found[i] for i in there]) for row in table]


def deals(s: Traders, seat: int) -> list[list[int]]:
    """Every way the missions of the others can lie, as this seat knows (ST-13, ST-14)."""
    own = s.missions[seat] if seat >= 0 else -1
    found: list[list[int]] = []
    lay(s, seat, own, [], found)
    return found


def lay(s: Traders, seat: int, own: int, so_far: list[int], found: list[list[int]]) -> None:
    at = len(so_far)
    if at == s.seats:
        if s.seats > 4 or sum([1 for m in so_far if m <= COLLECT]) == 2:
            found.append(so_far)
        return
    if at == seat:
        lay(s, seat, own, so_far + [own], found)
        return
    for m in range(CLIENTS):
        if m != own and m not in so_far:
            lay(s, seat, own, so_far + [m], found)


def lot(chances: list[float], rng: Luck) -> int:
    """One of these, as likely as it is."""
    at = rng.below(1 << 20) / (1 << 20)
    for i in range(len(chances) - 1):
        at -= chances[i]
        if at < 0.0:
            return i
    return len(chances) - 1


class Reading(Belief):
    """Missions as likely as the goods on the table make them."""

    def __init__(self, s: Traders, seat: int) -> None:
        self.deals = deals(s, seat)
        signs = [fit(s, other) for other in range(s.seats)]
        self.chances: list[float] = []
        total = 0.0
        for deal in self.deals:
            x = 0.0
            for other in range(s.seats):
                if other != seat:
                    x += signs[other][deal[other]]
            self.chances.append(math.exp(x))
            total += self.chances[-1]
        for i in range(len(self.chances)):
            self.chances[i] /= total

    def adjust(self, t: State, rng: Luck) -> None:
        s = cast(Traders, t)
        s.missions = self.deals[lot(self.chances, rng)]
        s.box = [m for m in range(CLIENTS) if m not in s.missions]

    def likely(self, most: int, rng: Luck) -> tuple[list[list[int]], list[float]]:
        """The likeliest deals, at most so many, and their shares of the chances; or any one of them."""
        if not most:
            return [self.deals[lot(self.chances, rng)]], [1.0]
        order = sorted(range(len(self.deals)), key=lambda i: -self.chances[i])[:most]
        while len(order) > 1 and self.chances[order[-1]] < 0.02 * self.chances[order[0]]:
            order.pop()
        total = sum([self.chances[i] for i in order])
        return [self.deals[i] for i in order], [self.chances[i] / total for i in order]

    def chance(self, board: int, client: int) -> float:
        """How likely this board belongs to that client."""
        found = 0.0
        for i in range(len(self.deals)):
            if self.deals[i][board] == client:
                found += self.chances[i]
        return found


# -- tokens


def token_gain(s: Traders, seat: int, belief: Reading, client: int, board: int) -> float:
    """Points to expect from a token: by its rank among those that may be right before it."""
    chance = belief.chance(board, client)
    before = 0
    for token in s.stacks[board]:
        if token % CLIENTS == client:
            before += 1
        if token // CLIENTS == seat and chance > 0.0:
            # A second guess on one board; both cannot be right.
            chance = min(chance, 1.0 - belief.chance(board, token % CLIENTS))
    points = float(RANK_POINTS[before]) if before < 3 else 0.0
    # A board that is exposed anyway costs its owner nothing more.
    return chance * (points + (1.5 if before == 0 else 0.0) + BONUS / (s.seats + 1))


def certainty(s: Traders, sure: float) -> float:
    """How sure one should be before a token goes down: the longer the game, the less."""
    return sure * ((1.0, 0.85, 0.66, 0.5, 0.4, 0.25)[s.round] if s.round < 6 else 0.2)


def token_to_place(s: Traders, seat: int, sure: float = 1.0) -> int:
    """The token to put down now; -1 for none."""
    if s.missions[seat] == LOSE:
        return false_token(s, seat)
    belief = Reading(s, seat)
    best, pick = 0.0, -1
    for client in range(CLIENTS):
        if s.tokens[seat * CLIENTS + client] != HELD or client == s.missions[seat]:
            continue
        for board in range(s.seats):
            if board != seat and belief.chance(board, client) >= certainty(s, sure):
                gain = token_gain(s, seat, belief, client, board)
                if gain > best and gain >= 1.0:
                    best, pick = gain, PLACE.of(client, board)
    return pick


def false_token(s: Traders, seat: int) -> int:
    """Who wants to lose puts a wrong token on every other board, late enough to be sure (ST-87)."""
    if s.round < 3:
        return -1
    belief = Reading(s, seat)
    best, pick = 0.3, -1
    for board in range(s.seats):
        if board == seat or any(
            s.tokens[seat * CLIENTS + c] == PLACED + board for c in range(CLIENTS)
        ):
            continue
        for client in range(CLIENTS):
            if s.tokens[seat * CLIENTS + client] == HELD:
                chance = 0.0 if client == s.missions[seat] else belief.chance(board, client)
                if chance < best:
                    best, pick = chance, PLACE.of(client, board)
    return pick


# -- dice


def throws(dice: int, faces: int) -> list[list[int]]:
    """Every way so many dice can show so many faces, as counts by face."""
    if faces == 1:
        return [[dice]]
    return [[n] + rest for n in range(dice + 1) for rest in throws(dice - n, faces - 1)]


def ways(counts: list[int]) -> float:
    """How many of all throws show these counts."""
    found = math.factorial(sum(counts))
    for n in counts:
        found //= math.factorial(n)
    return float(found)


# By number of dice: every throw, and how likely it is.
THROWS: Final[list[list[list[int]]]] = [throws(dice, SMUGGLE + 1) for dice in range(DICE + 1)]
CHANCES: Final[list[list[float]]] = [
    [ways(counts) / 6.0 ** sum(counts) for counts in THROWS[dice]] for dice in range(DICE + 1)
]


class Turn:
    """What every throw of the dice is worth to a seat now, on average over what it takes for likely."""

    def __init__(
        self, s: Traders, seat: int, purses: list[Purse], shares: list[float], most: list[int]
    ) -> None:
        self.event = s.event()
        self.bonus = BONUS_SMUGGLES if self.event == EXTRA_SMUGGLE else 0
        self.gains: list[list[float]] = []  # by action, then by repetitions less one
        for action in range(SMUGGLE):
            total = [0.0] * most[action]
            if most[action]:
                for i in range(len(purses)):
                    gains = plan(purses[i], seat, action, most[action])
                    for n in range(most[action]):
                        total[n] += shares[i] * gains[n]
            self.gains.append(total)
        self.tops: list[list[float]] = []  # by action, at dice * 6 + smuggles
        for action in range(SMUGGLE):
            self.tops.append([self.top(action, at // 6, at % 6) for at in range(36)])

    def top(self, action: int, dice: int, smuggles: int) -> float:
        """The best that comes of an action with so many of its dice and so many smuggles."""
        gains = self.gains[action]
        if not gains or FORBIDDEN[self.event] == action:
            return NEVER
        if action == MOVE:
            return gains[dice - 1] if 0 < dice <= len(gains) else NEVER
        times = 2 if DOUBLED[self.event] == action else 1
        best = NEVER
        for n in range(dice, dice + smuggles + self.bonus + 1):
            if n > 0 and n * times <= len(gains) and gains[n * times - 1] > best:
                best = gains[n * times - 1]
        return best

    def value(self, counts: list[int]) -> float:
        """The best that comes of these faces."""
        best = NEVER
        if self.event == FLIP_DICE:
            smuggles = counts[MOVE] + counts[SMUGGLE]
            for action in range(MOVE):
                dice = counts[action] + counts[action ^ 1]
                if self.tops[action][dice * 6 + smuggles] > best:
                    best = self.tops[action][dice * 6 + smuggles]
            if self.tops[MOVE][smuggles * 6] > best:
                best = self.tops[MOVE][smuggles * 6]
        else:
            for action in range(SMUGGLE):
                found = self.tops[action][counts[action] * 6 + counts[SMUGGLE]]
                if found > best:
                    best = found
        return best if best > NEVER else 0.0

    def again(self, counts: list[int]) -> tuple[float, list[int]]:
        """The best way to throw again: what it is worth, and which faces stay."""
        best, stay = NEVER, counts
        keep = [0] * (SMUGGLE + 1)
        while True:
            kept = sum(keep)
            if kept < DICE:
                total = 0.0
                outcomes, chances = THROWS[DICE - kept], CHANCES[DICE - kept]
                for i in range(len(outcomes)):
                    thrown = outcomes[i]
                    total += chances[i] * self.value([keep[f] + thrown[f] for f in range(6)])
                if total > best:
                    best, stay = total, keep[:]
            face = 0
            while face <= SMUGGLE and keep[face] == counts[face]:
                keep[face] = 0
                face += 1
            if face > SMUGGLE:
                return best, stay
            keep[face] += 1


def reach(s: Traders) -> list[int]:
    """How often each action could be carried out with the luckiest dice."""
    event = s.event()
    bonus = BONUS_SMUGGLES if event == EXTRA_SMUGGLE else 0
    found: list[int] = []
    for action in range(SMUGGLE):
        most = DICE if action == MOVE else DICE + bonus
        if FORBIDDEN[event] == action:
            most = 0
        found.append(2 * most if DOUBLED[event] == action else most)
    return found


def prices(s: Traders, seat: int, belief: Reading, manner: Manner) -> list[float]:
    """Points that go with each token when it is paid for another throw."""
    found = [0.0] * CLIENTS
    later = AHEAD[s.round] if s.round < len(AHEAD) else 0.0
    if later > 1.0:
        later = 1.0
    if s.missions[seat] == LOSE:
        boards = 0
        for client in range(CLIENTS):
            if s.tokens[seat * CLIENTS + client] >= PLACED:
                boards |= 1 << s.tokens[seat * CLIENTS + client] - PLACED
        needed = s.seats - 1 - boards.bit_count()
        cost = 20.0 * later if len(s.held(seat)) <= needed else 0.0
        for client in range(CLIENTS):
            # One that lies nowhere else is surely wrong; the others may be right.
            found[client] = cost + (0.5 if client == LOSE else 0.0)
        return found
    for client in range(CLIENTS):
        if client != s.missions[seat]:
            best = 0.0
            for board in range(s.seats):
                if board != seat:
                    best = max(best, belief.chance(board, client))
            found[client] = later * manner.price * best
    return found


# -- the lore


class TradersLore(Lore):
    """Beliefs from goods, tokens when they are sure enough, goods by the chances to win."""

    def __init__(self, game: Game[Traders], manner: Manner) -> None:
        super().__init__(game)
        self.manner = manner

    def believe(self, t: State, seat: int) -> Belief:
        return Reading(cast(Traders, t), seat)

    def decide(self, t: State, seat: int, choices: list[int]) -> int:
        s = cast(Traders, t)
        top = s.stack[-1]
        if isinstance(top, Suspecting):
            pick = token_to_place(s, seat, self.manner.sure)
            return pick if pick in choices else choices[0]
        if isinstance(top, WordsOrDeeds):
            tokens = 0
            u = s.clone()
            while True:
                pick = token_to_place(u, seat, self.manner.sure)
                if pick < 0:
                    break
                tokens += 1
                u.tokens[seat * CLIENTS + PLACE.a(pick)] = PLACED + PLACE.b(pick)
                u.stacks[PLACE.b(pick)].append(seat * CLIENTS + PLACE.a(pick))
            return WORDS_ONLY.base if tokens >= 2 else DEEDS_ONLY.base
        return -1

    def ponder(
        self, t: State, seat: int, choices: list[int], belief: Belief, rng: Luck
    ) -> list[float]:
        s = cast(Traders, t)
        reading = cast(Reading, belief)
        deals, shares = reading.likely(self.manner.deals, rng)
        purses: list[Purse] = []
        for deal in deals:
            s.missions = deal
            purses.append(Purse.of(s, self.manner))
            purses[-1].look(seat)
        top = s.stack[-1]
        if isinstance(top, Minions) and s.event() != ALL_FIVE:
            turn = Turn(s, seat, purses, shares, reach(s))
            point = 0.0
            for i in range(len(purses)):
                point += shares[i] * abs(purses[i].care[seat])
            costs = prices(s, seat, reading, self.manner)
            return minion_weights(s, turn, choices, [point * cost for cost in costs], top.flipped)
        if isinstance(top, Picking):
            turn = Turn(s, seat, purses, shares, reach(s))
            return picking_weights(s, turn, top.mask, choices)
        values = [0.0] * len(choices)
        for i in range(len(purses)):
            found = values_of(s, seat, purses[i], choices)
            for k in range(len(choices)):
                values[k] += shares[i] * found[k]
        return heat(values)

    def weights(self, s_: State, seat: int, choices: list[int]) -> list[float]:
        s = cast(Traders, s_)
        top = s.stack[-1]
        if isinstance(top, Suspecting):  # words are for the true table, see `decide`
            return [1.0 if c in (ROLL.base, REST.base) else 0.0 for c in choices]
        if isinstance(top, WordsOrDeeds):
            return [1.0 if c == DEEDS_ONLY.base else 0.1 for c in choices]
        purse = Purse.of(s, self.manner)
        purse.look(seat)
        if isinstance(top, Minions) and s.event() != ALL_FIVE:
            most = [0] * SMUGGLE
            for choice in choices:
                if ACT.holds(choice) and ACT.b(choice) > most[ACT.a(choice)]:
                    most[ACT.a(choice)] = ACT.b(choice)
            turn = Turn(s, seat, [purse], [1.0], most)
            return minion_weights(s, turn, choices, [], top.flipped)
        if isinstance(top, Picking):
            return picking_weights(s, Turn(s, seat, [purse], [1.0], reach(s)), top.mask, choices)
        return heat(values_of(s, seat, purse, choices))

    def quick(self, s: State, seat: int, choices: list[int]) -> list[float]:
        return self.weights(s, seat, choices)

    def moment(self, s_: State) -> int:
        s = cast(Traders, s_)
        for frame in s.stack:
            if isinstance(frame, Turns):
                return s.round * 8 + frame.left
        return -1

    def eye(self, s_: State) -> list[float]:
        s = cast(Traders, s_)
        if not s.stack:
            winners = victors(s, totals(s))
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
        purse = Purse.of(s, self.manner)
        return [purse.chance(seat) for seat in range(s.seats)]

    def heat(self) -> float:
        return 0.85

    def traits(self) -> tuple[str, ...]:
        return ("goods", "tokens")

    def weigh(self, s_: State) -> list[list[float]]:
        s = cast(Traders, s_)
        c = [s.goods[i] + s.stash[i] for i in range(s.seats * KINDS)]
        steps = turns_to_come(s)
        tokens, correct = suspicion(s)
        found: list[list[float]] = []
        for seat in range(s.seats):
            mission = s.missions[seat]
            w = WEIGHTS[mission][steps[seat]]
            sign = -1.0 if mission == LOSE else 1.0
            found.append(
                [
                    sign * worth(mission, s.colour[seat], c, seat * KINDS, w),
                    sign * spoken(s, seat, mission, w, tokens[seat], correct[seat]),
                ]
            )
        return found

    def facts(self, s_: State, seat: int) -> dict[str, str]:
        return {"client": MISSIONS[cast(Traders, s_).missions[seat]]}

    def secrets(self, s_: State, seat: int) -> list[tuple[int, str]]:
        s = cast(Traders, s_)
        return [
            (other, "client:" + MISSIONS[s.missions[other]])
            for other in range(s.seats)
            if other != seat
        ]


def heat(values: list[float]) -> list[float]:
    """Weights from chances: the best weighs 1."""
    best = max(values)
    return [math.exp((v - best) / HEAT) for v in values]


def values_of(s: Traders, seat: int, purse: Purse, choices: list[int]) -> list[float]:
    """Which good, from whom, to whom; which die of five; what to stash."""
    top = s.stack[-1]
    values: list[float] = []
    base = seat * KINDS
    gains: list[float] = []
    for choice in choices:
        if STEAL_IT.holds(choice):
            values.append(purse.pass_on(STEAL_IT.a(choice), seat, STEAL_IT.b(choice)))
        elif GIVE_IT.holds(choice):
            values.append(purse.pass_on(seat, GIVE_IT.a(choice), GIVE_IT.b(choice)))
        elif GIVE_STASHED.holds(choice):
            values.append(purse.pass_on(seat, GIVE_STASHED.a(choice), GIVE_STASHED.b(choice)))
        elif OFFER.holds(choice):
            values.append(best_swap(purse, seat, OFFER.a(choice)))
        elif OFFER_STASHED.holds(choice):
            values.append(best_swap(purse, seat, OFFER_STASHED.a(choice)) - 0.001)
        elif SWAP_FOR.holds(choice):
            assert isinstance(top, SwappingFor)
            values.append(swap(purse, seat, top.kind, SWAP_FOR.a(choice), SWAP_FOR.b(choice)))
        elif LIFT.holds(choice):
            source, kind = LIFT.a(choice), LIFT.b(choice)
            best = NEVER
            for target in range(s.seats):
                if target not in (seat, source) and not s.embargo[target]:
                    best = max(best, purse.pass_on(source, target, kind))
            values.append(best)
        elif DROP.holds(choice):
            assert isinstance(top, MovingTo)
            values.append(purse.pass_on(top.source, DROP.a(choice), top.kind))
        elif STASH.holds(choice):
            values.append(-purse.care[seat] * purse.down[base + STASH.a(choice)])
        elif USE.holds(choice):
            if not gains:
                gains = [plan(purse, seat, action, 1)[0] for action in range(SMUGGLE)]
            values.append(gains[USE.b(choice)])
        else:  # another throw of five dice that are all carried out
            values.append(NEVER)
    return values


def swap(purse: Purse, seat: int, mine: int, other: int, kind: int) -> float:
    if kind == mine:
        return 0.0
    return purse.pass_on(other, seat, kind) + purse.pass_on(seat, other, mine)


def best_swap(purse: Purse, seat: int, mine: int) -> float:
    """The best that can be had for a good."""
    best = NEVER
    for other in range(purse.seats):
        if other != seat and not purse.embargo[other]:
            for kind in range(KINDS):
                if purse.main[other * KINDS + kind]:
                    best = max(best, swap(purse, seat, mine, other, kind))
    return best


def faces(dice: list[int]) -> list[int]:
    return [dice.count(face) for face in range(SMUGGLE + 1)]


def minion_weights(
    s: Traders, turn: Turn, choices: list[int], costs: list[float], flipped: int
) -> list[float]:
    """Which action how often; another throw when it promises more than it costs, by token (or none)."""
    values: list[float] = []
    promise = NEVER
    for choice in choices:
        if ACT.holds(choice):
            values.append(turn.gains[ACT.a(choice)][ACT.b(choice) - 1])
        elif choice == REROLL_FREE.base or REROLL.holds(choice):
            if promise == NEVER and costs:
                promise = turn.again(faces(s.dice))[0]
            cost = 0.0 if choice == REROLL_FREE.base else costs[REROLL.a(choice)] if costs else 0.0
            values.append(promise - cost - 0.0001)
        elif FLIP.holds(choice):
            values.append(flip_value(s, turn, FLIP.a(choice), flipped) - 0.0001)
        else:
            values.append(0.0)
    return heat(values)


def flip_value(s: Traders, turn: Turn, die: int, flipped: int) -> float:
    """The best that comes of turning this die over, whatever is done with those not yet turned."""
    best = NEVER
    for mask in range(1 << DICE):
        if mask >> die & 1 and not mask & flipped:
            dice = [OPPOSITE[s.dice[d]] if mask >> d & 1 else s.dice[d] for d in range(DICE)]
            counts = faces(dice)
            for action in range(SMUGGLE):
                best = max(best, turn.tops[action][counts[action] * 6 + counts[SMUGGLE]])
    return best


def picking_weights(s: Traders, turn: Turn, mask: int, choices: list[int]) -> list[float]:
    """Throw again whatever is not among the faces that should stay."""
    _, stay = turn.again(faces(s.dice))
    left = stay[:]
    wanted: list[int] = []
    for d in range(DICE):
        if left[s.dice[d]]:
            left[s.dice[d]] -= 1
        else:
            wanted.append(d)
    wanted = [d for d in wanted if not mask >> d & 1]
    found: list[float] = []
    for choice in choices:
        if choice == THROW.base:
            found.append(0.05 if wanted else 1.0)
        else:
            found.append(1.0 if wanted and PICK.a(choice) == wanted[0] else 0.03)
    return found


LORE: Final = TradersLore(GAME, Manner())
