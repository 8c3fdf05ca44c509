"""How Shadow Traders is played well: what goods are worth to whom, and what a collection gives away.

Worth is counted in points, smoothly: two colours towards a set of three are worth something before the
third is there. A seat wants its own worth to rise and, less, that of others to fall.
"""

from __future__ import annotations

import math
from typing import Final, cast

from nightmarket.games.shadow_traders.cards import (
    ALL_FIVE,
    ARTEFACT,
    CHOOSE,
    CLIENTS,
    COLLECT,
    DICE,
    EMBARGO_AT,
    GIVE,
    GIVE_AWAY,
    HELD,
    KEEP,
    KINDS,
    LAMP,
    LOSE,
    MOVE,
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
    Stashing,
    Suspecting,
    SwappingFor,
    Turns,
    WordsOrDeeds,
    WorkingAll,
)
from nightmarket.games.shadow_traders.meta import GAME, slope
from nightmarket.games.shadow_traders.scoring import (
    BONUS,
    RANK_POINTS,
    TAKE_POINTS,
    TOKEN_POINTS,
    is_exposed,
    lose_points,
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
from nightmarket.kernel import Luck, State
from nightmarket.kernel.lore import Belief, Lore

ENVY: Final = 0.2  # how much a point of another weighs against one's own
SPITE: Final = 0.45  # the same for whoever wants to lose: left alone, that wins
HEAT: Final = 3.0  # points between a choice and one half as good that make it e times rarer
SETS: Final[tuple[float, ...]] = (0.0, 1.5, 4.0, 8.0, 14.0, 22.0, 23.5)  # layers of COLLECT
GUARD: Final = 0.7  # points a stashed good saves, on average
WALL: Final = 7.0  # points an embargo saves
WINNING: Final = 0.5  # of the eye: chances to win; the rest are the own points
HOPE: Final = 2.0  # points a token in hand may still bring


# -- what goods are worth


def worth(mission: int, own: int, c: list[int], at: int) -> float:
    """What this mission makes of the goods `c[at : at + KINDS]`; more is better, for LOSE too."""
    found = TOKEN_POINTS * float(c[at + LAMP] - c[at + ARTEFACT])
    if mission == KEEP:
        return found + 7.0 * c[at + own]
    if mission == TAKE:
        for k in range(LAMP):
            n = c[at + k]
            if k != own and n:
                found += TAKE_POINTS[n] if n < 5 else 25.0
        return found
    if mission == COLLECT:
        for layer in range(1, 11):
            colours = 0
            for k in range(LAMP):
                if c[at + k] >= layer:
                    colours += 1
            if colours == 0:
                break
            found += SETS[colours]
        return found
    if mission == GIVE_AWAY:
        goods = 0
        for k in range(KINDS):
            goods += c[at + k]
        return found + 70.0 - 5.0 * goods
    if mission == CHOOSE:
        ones = 0
        for k in range(LAMP):
            n = c[at + k]
            if n == 1:
                ones += 1
                found += 15.0 if ones <= 4 else 1.0
            elif n == 2:
                found += 5.0
            elif n > 2:
                found -= 0.7 * (n - 2)  # on the way to two, one by one
        return found
    goods = colours = 0
    for k in range(KINDS):
        n = c[at + k]
        goods += n
        if n and k < LAMP:
            colours += 1
    found = -found  # the lamp helps nobody who wants to lose
    found += 20.0 if 4 <= goods <= 6 else -2.0 * (goods - 6 if goods > 6 else 4 - goods)
    return found + (20.0 if colours <= 2 else -3.0 * (colours - 2))


class Purse:
    """What everybody has, and what one good more or less would change for them."""

    def __init__(
        self, s: Traders, c: list[int], main: list[int], up: list[float], down: list[float]
    ) -> None:
        self.s = s
        self.seats = s.seats
        self.missions = s.missions
        self.colour = s.colour
        self.embargo = s.embargo
        self.c = c  # all goods of a seat, at seat * KINDS + kind, as all that follows
        self.main = main  # those in the open
        self.up = up  # what one more is worth to its owner
        self.down = down  # what one less costs, below zero

    @staticmethod
    def of(s: Traders) -> Purse:
        size = s.seats * KINDS
        c = [s.goods[i] + s.stash[i] for i in range(size)]
        found = Purse(s, c, s.goods[:], [0.0] * size, [0.0] * size)
        for seat in range(s.seats):
            found.weigh(seat)
        return found

    def copy(self) -> Purse:
        return Purse(self.s, self.c[:], self.main[:], self.up[:], self.down[:])

    def weigh(self, seat: int) -> None:
        c = self.c
        mission, own, at = self.missions[seat], self.colour[seat], seat * KINDS
        now = worth(mission, own, c, at)
        for k in range(at, at + KINDS):
            c[k] += 1
            self.up[k] = worth(mission, own, c, at) - now
            c[k] -= 1
            if c[k]:
                c[k] -= 1
                self.down[k] = worth(mission, own, c, at) - now
                c[k] += 1
            else:
                self.down[k] = 0.0

    def envy(self, seat: int, other: int) -> float:
        """What a point of the other is to this seat."""
        if self.missions[seat] == LOSE:
            return ENVY
        return -ENVY if self.missions[other] != LOSE else -SPITE

    def shift(self, source: int, target: int, kind: int) -> None:
        self.c[source * KINDS + kind] -= 1
        self.c[target * KINDS + kind] += 1
        if self.main[source * KINDS + kind]:
            self.main[source * KINDS + kind] -= 1
        self.main[target * KINDS + kind] += 1

    def steal(self, seat: int, other: int, kind: int) -> float:
        return (
            self.up[seat * KINDS + kind] + self.envy(seat, other) * self.down[other * KINDS + kind]
        )

    def give(self, seat: int, other: int, kind: int) -> float:
        return (
            self.down[seat * KINDS + kind] + self.envy(seat, other) * self.up[other * KINDS + kind]
        )

    def move(self, seat: int, source: int, target: int, kind: int) -> float:
        return (
            self.envy(seat, source) * self.down[source * KINDS + kind]
            + self.envy(seat, target) * self.up[target * KINDS + kind]
        )

    def best(self, seat: int, action: int) -> tuple[float, int, int, int, int]:
        """The best single repetition: gain, source, target, good, and the good given in a swap."""
        found, a, b, kind, back = -99.0, -1, -1, -1, -1
        n, base = self.seats, seat * KINDS
        if action == GIVE:
            for other in range(n):
                if other != seat and not self.embargo[other]:
                    for k in range(KINDS):
                        if self.c[base + k]:
                            gain = self.give(seat, other, k)
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
                                gain = self.move(seat, source, target, k)
                                if gain > found:
                                    found, a, b, kind = gain, source, target, k
            return found, a, b, kind, back
        offers: list[int] = []
        if action == SWAP:
            offers = [k for k in range(KINDS) if self.c[base + k]]
        for other in range(n):
            if other == seat or self.embargo[other]:
                continue
            envy = self.envy(seat, other)
            for k in range(KINDS):
                if not self.main[other * KINDS + k]:
                    continue
                gain = self.steal(seat, other, k)
                if action == STEAL:
                    if gain > found:
                        found, a, b, kind = gain, other, seat, k
                    continue
                for mine in offers:
                    if mine != k:
                        total = gain + self.down[base + mine] + envy * self.up[other * KINDS + mine]
                        if total > found:
                            found, a, b, kind, back = total, other, seat, k, mine
        return found, a, b, kind, back

    def carry_out(self, seat: int, step: tuple[float, int, int, int, int]) -> None:
        _, source, target, kind, back = step
        self.shift(source, target, kind)
        if back >= 0:
            self.shift(target, source, back)
        self.weigh(source)
        self.weigh(target)


def plan(s: Traders, purse: Purse, seat: int, action: int, most: int) -> list[float]:
    """Gains of carrying out an action once, twice, … up to `most` times, each time as well as can be."""
    found: list[float] = []
    if action == PROTECT:
        total = 0.0
        keen = 0.0 if s.missions[seat] in (GIVE_AWAY, LOSE) else GUARD
        for n in range(1, most + 1):
            if n >= EMBARGO_AT:
                total = WALL
            else:
                total += 2.0 * keen
            found.append(total)
        return found
    if most > 1:
        purse = purse.copy()
    total = 0.0
    for done in range(most):
        step = purse.best(seat, action)
        if step[1] < 0:
            break
        total += step[0]
        found.append(total)
        if done + 1 < most:
            purse.carry_out(seat, step)
    while len(found) < most:
        found.append(total)
    return found


# -- beliefs: what a collection gives away


def clues(s: Traders, seat: int) -> list[float]:
    """What everybody sees of a seat's goods, as numbers of about the same size."""
    base = seat * KINDS
    own = s.colour[seat]
    goods = ones = colours = foreign = most = 0
    for k in range(LAMP):
        n = s.goods[base + k] + s.stash[base + k]
        goods += n
        if n == 1:
            ones += 1
        if n:
            colours += 1
        if k != own:
            foreign += n
            if n > most:
                most = n
    kept = s.stash[base + own]
    other = sum(s.stash[base : base + LAMP]) - kept
    return [
        1.0,
        (s.goods[base + own] + kept) / 10.0,
        foreign / 10.0,
        ones / 4.0,
        colours / 5.0,
        most / 5.0,
        kept / 5.0,
        other / 5.0,
        float(s.embargo[seat]),
        1.0 if 4 <= goods <= 6 else 0.0,
    ]


# For each mission the weight of each clue: learned from games of these bots (tools/read_missions.py).
READING: Final[tuple[tuple[float, ...], ...]] = (
    (-1.66, 4.53, -0.58, -0.07, -0.36, -0.51, 1.91, -0.76, 0.20, -1.67),
    (-1.80, -0.41, 1.70, -0.23, -1.24, 3.81, -0.39, 0.69, -0.14, -1.06),
    (-2.00, 0.29, 2.84, -1.26, 2.70, -1.03, -0.58, 0.13, -0.22, -1.22),
    (4.04, -3.25, -1.93, -0.14, -1.45, -2.02, -0.44, -0.41, -0.43, 1.46),
    (-0.47, -0.49, -0.23, 2.70, 1.59, -0.39, -0.47, 0.37, -0.16, 0.22),
    (1.90, -0.68, -1.81, -1.01, -1.24, 0.14, -0.02, -0.02, 0.75, 2.27),
)


def fit(s: Traders, seat: int) -> list[float]:
    """How well a seat's goods fit each mission: the logarithm of how likely they are."""
    found = clues(s, seat)
    # Early in the game little has been done, whatever was meant.
    trust = s.round / 4.0 if s.round < 4 else 1.0
    return [trust * sum([row[i] * found[i] for i in range(len(row))]) for row in READING]


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
        at = rng.below(1 << 20) / (1 << 20)
        for i in range(len(self.deals)):
            at -= self.chances[i]
            if at < 0.0 or i == len(self.deals) - 1:
                s.missions = self.deals[i]
                s.box = [m for m in range(CLIENTS) if m not in s.missions]
                return

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


def certainty(s: Traders) -> float:
    """How sure one should be before a token goes down: the longer the game, the less."""
    return (1.0, 0.85, 0.66, 0.5, 0.4, 0.25)[s.round] if s.round < 6 else 0.2


def token_to_place(s: Traders, seat: int) -> int:
    """The token to put down now; -1 for none."""
    if s.missions[seat] == LOSE:
        return false_token(s, seat)
    belief = Reading(s, seat)
    best, pick = 0.0, -1
    for client in range(CLIENTS):
        if s.tokens[seat * CLIENTS + client] != HELD or client == s.missions[seat]:
            continue
        for board in range(s.seats):
            if board != seat and belief.chance(board, client) >= certainty(s):
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


# -- the lore


class TradersLore(Lore):
    """Beliefs from goods, tokens when they are sure enough, goods by their worth."""

    def believe(self, t: State, seat: int) -> Belief:
        return Reading(cast(Traders, t), seat)

    def decide(self, t: State, seat: int, choices: list[int]) -> int:
        s = cast(Traders, t)
        top = s.stack[-1]
        if isinstance(top, Suspecting):
            pick = token_to_place(s, seat)
            return pick if pick in choices else choices[0]
        if isinstance(top, WordsOrDeeds):
            tokens = 0
            u = s.clone()
            while True:
                pick = token_to_place(u, seat)
                if pick < 0:
                    break
                tokens += 1
                u.tokens[seat * CLIENTS + PLACE.a(pick)] = PLACED + PLACE.b(pick)
                u.stacks[PLACE.b(pick)].append(seat * CLIENTS + PLACE.a(pick))
            return WORDS_ONLY.base if tokens >= 2 else DEEDS_ONLY.base
        return -1

    def weights(self, s_: State, seat: int, choices: list[int]) -> list[float]:
        s = cast(Traders, s_)
        top = s.stack[-1]
        if isinstance(top, Suspecting):  # words are for the true table, see `decide`
            return [1.0 if c in (ROLL.base, REST.base) else 0.0 for c in choices]
        if isinstance(top, WordsOrDeeds):
            return [1.0 if c == DEEDS_ONLY.base else 0.1 for c in choices]
        if isinstance(top, Minions):
            return minion_weights(s, seat, choices)
        if isinstance(top, Picking):
            return picking_weights(s, seat, top.mask, choices)
        if isinstance(top, WorkingAll):
            return use_weights(s, seat, choices)
        if isinstance(top, Stashing):
            return stash_weights(s, seat, choices)
        return goods_weights(s, seat, choices)

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
        return chances(s)


def heat(values: list[float], scale: float) -> list[float]:
    """Weights from points: the best weighs 1."""
    best = max(values)
    return [math.exp((v - best) / scale) for v in values]


def goods_weights(s: Traders, seat: int, choices: list[int]) -> list[float]:
    """Which good, from whom, to whom."""
    purse = Purse.of(s)
    top = s.stack[-1]
    values: list[float] = []
    base = seat * KINDS
    for choice in choices:
        if STEAL_IT.holds(choice):
            values.append(purse.steal(seat, STEAL_IT.a(choice), STEAL_IT.b(choice)))
        elif GIVE_IT.holds(choice):
            values.append(purse.give(seat, GIVE_IT.a(choice), GIVE_IT.b(choice)))
        elif GIVE_STASHED.holds(choice):
            values.append(purse.give(seat, GIVE_STASHED.a(choice), GIVE_STASHED.b(choice)))
        elif OFFER.holds(choice):
            values.append(purse.down[base + OFFER.a(choice)])
        elif OFFER_STASHED.holds(choice):
            values.append(purse.down[base + OFFER_STASHED.a(choice)] - 0.3)
        elif SWAP_FOR.holds(choice):
            other, kind = SWAP_FOR.a(choice), SWAP_FOR.b(choice)
            assert isinstance(top, SwappingFor)
            if kind == top.kind:
                values.append(0.0)
                continue
            gain = purse.steal(seat, other, kind) + purse.down[base + top.kind]
            values.append(gain + purse.envy(seat, other) * purse.up[other * KINDS + top.kind])
        elif LIFT.holds(choice):
            source, kind = LIFT.a(choice), LIFT.b(choice)
            best = -99.0
            for target in range(s.seats):
                if target not in (seat, source) and not s.embargo[target]:
                    gain = purse.move(seat, source, target, kind)
                    if gain > best:
                        best = gain
            values.append(best)
        elif DROP.holds(choice):
            assert isinstance(top, MovingTo)
            values.append(purse.move(seat, top.source, DROP.a(choice), top.kind))
        else:
            values.append(0.0)
    return heat(values, 1.5)


def minion_weights(s: Traders, seat: int, choices: list[int]) -> list[float]:
    """Which action how often; a token for another throw only when it is worth little."""
    if s.event() == ALL_FIVE:
        return use_weights(s, seat, choices)
    most = [0] * SMUGGLE
    for choice in choices:
        if ACT.holds(choice) and ACT.b(choice) > most[ACT.a(choice)]:
            most[ACT.a(choice)] = ACT.b(choice)
    purse = Purse.of(s)
    plans = [plan(s, purse, seat, a, most[a]) if most[a] else [] for a in range(SMUGGLE)]
    values: list[float] = []
    best = 0.0
    for choice in choices:
        if ACT.holds(choice):
            value = plans[ACT.a(choice)][ACT.b(choice) - 1]
            if value > best:
                best = value
            values.append(value)
        else:
            values.append(-99.0)
    for i in range(len(choices)):
        choice = choices[i]
        if choice == REROLL_FREE.base:
            values[i] = 8.0
        elif REROLL.holds(choice):
            # The own client's token can never be right; the others are worth keeping.
            cost = 0.5 if REROLL.a(choice) == s.missions[seat] else 5.0
            values[i] = 9.0 - cost
        elif FLIP.holds(choice):
            values[i] = best - 2.0
    return heat(values, HEAT)


def use_weights(s: Traders, seat: int, choices: list[int]) -> list[float]:
    values: list[float] = []
    purse = Purse.of(s)
    gains = [plan(s, purse, seat, a, 1)[0] for a in range(SMUGGLE)]
    for choice in choices:
        if USE.holds(choice):
            values.append(gains[USE.b(choice)])
        else:
            values.append(2.0 if choice == REROLL_FREE.base else -3.0)
    return heat(values, HEAT)


def picking_weights(s: Traders, seat: int, mask: int, choices: list[int]) -> list[float]:
    """Throw again whatever does not serve the most promising action."""
    target, best = STEAL, -99.0
    purse = Purse.of(s)
    for action in range(MOVE):
        dice = s.dice.count(action) + s.dice.count(SMUGGLE)
        value = plan(s, purse, seat, action, 1)[0] * (dice + (DICE - dice) / 3.0)
        if value > best:
            target, best = action, value
    found: list[float] = []
    wanted = [d for d in range(DICE) if s.dice[d] not in (target, SMUGGLE) and not mask >> d]
    for choice in choices:
        if choice == THROW.base:
            found.append(0.05 if wanted else 1.0)
        else:
            found.append(1.0 if wanted and PICK.a(choice) == wanted[0] else 0.03)
    return found


def stash_weights(s: Traders, seat: int, choices: list[int]) -> list[float]:
    """What would hurt most to lose."""
    purse = Purse.of(s)
    return heat([-purse.down[seat * KINDS + STASH.a(c)] for c in choices], 2.0)


def chances(s: Traders) -> list[float]:
    """Chances to win: points as they would be, the steeper the nearer the storm."""
    n = s.seats
    c = [s.goods[i] + s.stash[i] for i in range(n * KINDS)]
    tokens, correct = suspicion(s)
    points: list[float] = []
    loser = -1
    for seat in range(n):
        mission = s.missions[seat]
        if mission == LOSE:
            loser = seat
            own = float(lose_points(s, seat, s.collection(seat)))
            own += TOKEN_POINTS * float(c[seat * KINDS + LAMP] - c[seat * KINDS + ARTEFACT])
            own -= 0.3 * worth(mission, s.colour[seat], c, seat * KINDS)
        else:
            own = worth(mission, s.colour[seat], c, seat * KINDS)
            held = 0
            for client in range(CLIENTS):
                if client != mission and s.tokens[seat * CLIENTS + client] == HELD:
                    held += 1
            own += HOPE * min(held, n - 1)
        own += tokens[seat] + (BONUS if correct[seat] == n - 1 else 0)
        if not is_exposed(s, seat):
            own += BONUS
        points.append(own)
    late = s.round if s.round < 6 else 6
    scale = 18.0 - 1.5 * late
    top = max([points[i] for i in range(n) if i != loser])
    shares = [0.0 if i == loser else math.exp((points[i] - top) / scale) for i in range(n)]
    total = sum(shares)
    lost = 0.0
    if loser >= 0:
        low = min([points[i] for i in range(n) if i != loser])
        lost = 1.0 / (1.0 + math.exp((points[loser] - low) / (0.6 * scale)))
    found: list[float] = []
    for i in range(n):
        if i == loser:
            found.append(WINNING * lost + (1.0 - WINNING) * slope(60.0 - points[i]))
        else:
            share = (1.0 - lost) * shares[i] / total
            found.append(WINNING * share + (1.0 - WINNING) * slope(points[i] - 50.0))
    return found


LORE: Final = TradersLore(GAME)
