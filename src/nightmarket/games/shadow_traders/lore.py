"""How Shadow Traders is played well: what goods are worth to whom, and what a collection gives away.

Worth is counted in points at the end of the game (`outlook.py`): two colours towards a set of three are
worth something before the third is there. Points of all make chances to win, and a seat does what raises
its own, on average over the missions that others may have (`reading.py`): it takes from whoever is about
to win, and whoever wants to lose is given what hurts.
"""

from __future__ import annotations

import math
from typing import Final, cast

from nightmarket.games.shadow_traders.cards import (
    ALL_FIVE,
    BONUS_SMUGGLES,
    CLIENTS,
    DICE,
    DOUBLED,
    EXTRA_SMUGGLE,
    FLIP_DICE,
    FORBIDDEN,
    HELD,
    KINDS,
    LOSE,
    MISSIONS,
    MOVE,
    OPPOSITE,
    PLACED,
    SMUGGLE,
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
from nightmarket.games.shadow_traders.meta import GAME
from nightmarket.games.shadow_traders.outlook import (
    AHEAD,
    NEVER,
    Manner,
    Prospect,
    Times,
    plan,
    spoken,
)
from nightmarket.games.shadow_traders.reading import Reading
from nightmarket.games.shadow_traders.scoring import (
    BONUS,
    RANK_POINTS,
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


def spot(counts: list[int]) -> int:
    """One number for these faces: that of dice that stay and that of those thrown add up."""
    found = 0
    for n in counts:
        found = found * (DICE + 1) + n
    return found


SPOTS: Final[list[list[int]]] = [[spot(counts) for counts in row] for row in THROWS]


def numbered() -> list[int]:
    """Where in `THROWS` a throw of all dice stands, by its spot."""
    found = [0] * (max(SPOTS[DICE]) + 1)
    for i, at in enumerate(SPOTS[DICE]):
        found[at] = i
    return found


ALL: Final[list[int]] = numbered()


class Turn:
    """What every throw of the dice is worth to a seat now, on average over what it takes for likely."""

    def __init__(self, s: Traders, prospect: Prospect, most: list[int]) -> None:
        self.event = s.event()
        self.bonus = BONUS_SMUGGLES if self.event == EXTRA_SMUGGLE else 0
        self.gains: list[list[float]] = []  # by action, then by repetitions less one
        for action in range(SMUGGLE):
            self.gains.append(plan(prospect, action, most[action]))
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
        values = [self.value(thrown) for thrown in THROWS[DICE]]  # many ways lead to each
        keep = [0] * (SMUGGLE + 1)
        while True:
            kept = sum(keep)
            if kept < DICE:
                total = 0.0
                spots, chances = SPOTS[DICE - kept], CHANCES[DICE - kept]
                at = spot(keep)
                for i in range(len(spots)):
                    total += chances[i] * values[ALL[at + spots[i]]]
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
        prospect = Prospect.of(s, self.manner, seat, deals, shares)
        prospect.look()
        top = s.stack[-1]
        if isinstance(top, Minions) and s.event() != ALL_FIVE:
            turn = Turn(s, prospect, reach(s))
            point = abs(prospect.point)
            costs = [point * cost for cost in prices(s, seat, reading, self.manner)]
            return minion_weights(s, turn, choices, costs, top.flipped)
        if isinstance(top, Picking):
            return picking_weights(s, Turn(s, prospect, reach(s)), top.mask, choices)
        return heat(values_of(s, seat, prospect, choices))

    def weights(self, s_: State, seat: int, choices: list[int]) -> list[float]:
        s = cast(Traders, s_)
        top = s.stack[-1]
        if isinstance(top, Suspecting):  # words are for the true table, see `decide`
            return [1.0 if c in (ROLL.base, REST.base) else 0.0 for c in choices]
        if isinstance(top, WordsOrDeeds):
            return [1.0 if c == DEEDS_ONLY.base else 0.1 for c in choices]
        prospect = Prospect.of(s, self.manner, seat, [s.missions], [1.0])
        prospect.look()
        if isinstance(top, Minions) and s.event() != ALL_FIVE:
            most = [0] * SMUGGLE
            for choice in choices:
                if ACT.holds(choice) and ACT.b(choice) > most[ACT.a(choice)]:
                    most[ACT.a(choice)] = ACT.b(choice)
            turn = Turn(s, prospect, most)
            return minion_weights(s, turn, choices, [], top.flipped)
        if isinstance(top, Picking):
            return picking_weights(s, Turn(s, prospect, reach(s)), top.mask, choices)
        return heat(values_of(s, seat, prospect, choices))

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
        return Prospect.of(s, self.manner, 0, [s.missions], [1.0]).chances(0)

    def heat(self) -> float:
        return 0.8

    def traits(self) -> tuple[str, ...]:
        return ("goods", "tokens")

    def weigh(self, s_: State) -> list[list[float]]:
        s = cast(Traders, s_)
        times = Times(s)
        worth = Prospect.of(s, self.manner, 0, [s.missions], [1.0])
        tokens, correct = suspicion(s)
        found: list[list[float]] = []
        for seat in range(s.seats):
            sign = -1.0 if s.missions[seat] == LOSE else 1.0
            said = spoken(s, seat, tokens[seat], correct[seat], times.step[seat])
            found.append([sign * worth.holdings[seat][0].worth, sign * said])
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


def values_of(s: Traders, seat: int, prospect: Prospect, choices: list[int]) -> list[float]:
    """Which good, from whom, to whom; which die of five; what to stash."""
    top = s.stack[-1]
    values: list[float] = []
    gains: list[float] = []
    for choice in choices:
        if STEAL_IT.holds(choice):
            values.append(prospect.after(STEAL_IT.a(choice), seat, STEAL_IT.b(choice)))
        elif GIVE_IT.holds(choice):
            values.append(prospect.after(seat, GIVE_IT.a(choice), GIVE_IT.b(choice)))
        elif GIVE_STASHED.holds(choice):
            values.append(prospect.after(seat, GIVE_STASHED.a(choice), GIVE_STASHED.b(choice)))
        elif OFFER.holds(choice):
            values.append(best_swap(prospect, seat, OFFER.a(choice)))
        elif OFFER_STASHED.holds(choice):
            values.append(best_swap(prospect, seat, OFFER_STASHED.a(choice)) - 0.001)
        elif SWAP_FOR.holds(choice):
            assert isinstance(top, SwappingFor)
            values.append(swap(prospect, seat, top.kind, SWAP_FOR.a(choice), SWAP_FOR.b(choice)))
        elif LIFT.holds(choice):
            source, kind = LIFT.a(choice), LIFT.b(choice)
            best = NEVER
            for target in range(s.seats):
                if target not in (seat, source) and not s.embargo[target]:
                    best = max(best, prospect.after(source, target, kind))
            values.append(best)
        elif DROP.holds(choice):
            assert isinstance(top, MovingTo)
            values.append(prospect.after(top.source, DROP.a(choice), top.kind))
        elif STASH.holds(choice):
            values.append(prospect.stash_gain(STASH.a(choice)))
        elif USE.holds(choice):
            if not gains:
                gains = [plan(prospect, action, 1)[0] for action in range(SMUGGLE)]
            values.append(gains[USE.b(choice)])
        else:  # another throw of five dice that are all carried out
            values.append(NEVER)
    return values


def swap(prospect: Prospect, seat: int, mine: int, other: int, kind: int) -> float:
    if kind == mine:
        return 0.0
    return prospect.after(other, seat, kind, mine)


def best_swap(prospect: Prospect, seat: int, mine: int) -> float:
    """The best that can be had for a good."""
    best = NEVER
    for other in range(prospect.seats):
        if other != seat and not prospect.embargo[other]:
            for kind in range(KINDS):
                if prospect.main[other * KINDS + kind]:
                    best = max(best, swap(prospect, seat, mine, other, kind))
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
    return heat(cheapest(choices, values))


def cheapest(choices: list[int], values: list[float]) -> list[float]:
    """Of all tokens one might pay with only the cheapest: six ways to pay are not six good ideas."""
    best = -1
    for i in range(len(choices)):
        if REROLL.holds(choices[i]):
            if best >= 0 and values[i] <= values[best]:
                values[i] = NEVER
            else:
                if best >= 0:
                    values[best] = NEVER
                best = i
    return values


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
