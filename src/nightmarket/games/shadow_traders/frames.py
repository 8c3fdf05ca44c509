"""What can be pending in Shadow Traders, from the game as a whole down to a single good.

Rounds ─ Turns ─ WordsOrDeeds? ─ Suspecting ─ Throwing ─ Minions ─ (Picking ─ Throwing)* ─ the action
                                                         └ WorkingAll in E13
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_traders.cards import (
    ALL_FIVE,
    ARTEFACT,
    CLIENTS,
    CURSED_ARTEFACT,
    DICE,
    DISCARDED,
    EMBARGO_AT,
    EVENT_ROUNDS,
    FLIP_DICE,
    FORBIDDEN,
    FREE_REROLL,
    GIVE,
    KINDS,
    LAMP,
    MOVE,
    OPPOSITE,
    PLACE_OR_ROLL,
    PLACED,
    PROTECT,
    SANDSTORM,
    SMUGGLE,
    STEAL,
    SWAP,
)
from nightmarket.games.shadow_traders.rules import (
    can_act,
    can_move_from,
    holder,
    is_open,
    owns_goods,
    repetitions,
    smuggles,
)
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.games.shadow_traders.words import (
    ACT,
    ACTS,
    ARTEFACT_TAKEN,
    CHOSE_DEEDS,
    CHOSE_WORDS,
    DEEDS_ONLY,
    DROP,
    EMBARGO,
    EVENT_REVEALED,
    FACE_UP,
    FLIP,
    FLIPPED,
    FREE_REROLLED,
    GIVE_IT,
    GIVE_STASHED,
    GIVEN,
    LAMP_CARD,
    LAPSED,
    LIFT,
    MOVED,
    OFFER,
    OFFER_STASHED,
    PICK,
    PLACE,
    REROLL,
    REROLL_FREE,
    REST,
    ROLL,
    ROLLED,
    ROUND_BEGINS,
    SANDSTORM_COMES,
    SKIP,
    SKIPPED,
    STASH,
    STASHED,
    STEAL_IT,
    STOLEN,
    SWAP_FOR,
    SWAPPED,
    THROW,
    TOKEN_DISCARDED,
    TOKEN_PLACED,
    TURN_BEGINS,
    USE,
    USED,
    WORDS_ONLY,
)
from nightmarket.kernel import CHANCE, Asking, Frame

FACE_CHOICES: Final = [FACE_UP.of(face) for face in range(6)]
ALL_DICE: Final = (1 << DICE) - 1


def why_not_here(s: Traders, choice: int, otherwise: str) -> str:
    """The rule against a choice that belongs to another moment of the turn; else `otherwise`."""
    if PLACE.holds(choice):
        return "ST-32"
    if REROLL.holds(choice) or choice == REROLL_FREE.base:
        return "ST-44"
    if choice == ROLL.base:
        return "ST-30"
    if choice == SKIP.base:
        return "ST-51"
    if choice in (WORDS_ONLY.base, DEEDS_ONLY.base, REST.base) or FLIP.holds(choice):
        return "ST-71"
    if otherwise == "ST-46" and s.event() == ALL_FIVE:  # every die by itself
        return "ST-71"
    return otherwise


# -- rounds and turns


class Rounds(Frame[Traders]):
    """The game: a round after a round until the sandstorm comes (ST-2, ST-24, ST-72)."""

    def run(self, s: Traders) -> None:
        s.round += 1
        event = s.deck.pop() if s.round <= EVENT_ROUNDS else s.storm.pop()
        s.past.append(event)
        s.reveal()
        s.tell(ROUND_BEGINS, s.round, s.first)
        if event == SANDSTORM:
            s.tell(SANDSTORM_COMES, s.first)
            s.done()
            return
        s.tell(EVENT_REVEALED, s.first, event)
        if event == CURSED_ARTEFACT:  # taken, not given: no embargo stops it
            s.goods[s.first * KINDS + ARTEFACT] += 1
            s.tell(ARTEFACT_TAKEN, s.first)
        s.push(Turns(s.first, s.seats))


class Turns(Frame[Traders]):
    """The turns left in this round (ST-23); afterwards the lamp decides who is first (ST-21)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat  # whose turn comes next
        self.left = left

    def run(self, s: Traders) -> None:
        if not self.left:
            s.first = holder(s, LAMP)
            s.tell(LAMP_CARD, s.first)
            s.done()
            return
        seat = self.seat
        s.become(Turns((seat + 1) % s.seats, self.left - 1))
        base = seat * KINDS
        returned = 0
        for kind in range(base, base + KINDS):  # ST-28
            returned += s.stash[kind]
            s.goods[kind] += s.stash[kind]
            s.stash[kind] = 0
        s.embargo[seat] = 0
        s.dice = []
        s.tell(TURN_BEGINS, seat, returned)
        if s.event() == PLACE_OR_ROLL:
            s.push(WordsOrDeeds(seat))
        else:
            s.push(Suspecting(seat, 1))

    def row(self) -> list[int]:
        return [self.seat, self.left]


# -- step 1: suspicion


class WordsOrDeeds(Asking[Traders]):
    """E6: place tokens or roll, not both (A-9)."""

    def choices(self, s: Traders, seat: int) -> list[int]:
        return [WORDS_ONLY.base, DEEDS_ONLY.base]

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        if choice == WORDS_ONLY.base:
            s.tell(CHOSE_WORDS, seat)
            s.become(Suspecting(seat, 0))
        else:
            s.tell(CHOSE_DEEDS, seat)
            s.become(Throwing(seat, ALL_DICE, 0))

    def why(self, s: Traders, seat: int, choice: int) -> str:
        return "ST-71"


class Suspecting(Asking[Traders]):
    """Place any number of tokens on boards of others (ST-33), then roll, or rest after words only."""

    def __init__(self, seat: int, rolls: int) -> None:
        self.seat = seat
        self.rolls = rolls  # 0: words only (E6)

    def choices(self, s: Traders, seat: int) -> list[int]:
        found = [ROLL.base if self.rolls else REST.base]
        for client in s.held(seat):
            for board in range(s.seats):
                if board != seat:
                    found.append(PLACE.of(client, board))
        return found

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        if choice == ROLL.base:
            s.become(Throwing(seat, ALL_DICE, 1 if s.event() == FREE_REROLL else 0))
        elif choice == REST.base:
            s.done()
        else:
            client, board = PLACE.a(choice), PLACE.b(choice)
            token = seat * CLIENTS + client
            s.tokens[token] = PLACED + board
            s.stacks[board].append(token)  # on top (ST-35)
            s.reveal()  # all have seen it
            s.tell(TOKEN_PLACED, seat, board, client)

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if PLACE.holds(choice):
            if PLACE.b(choice) == seat:
                return "ST-33"
            if PLACE.b(choice) >= s.seats:
                return "ST-11"
            where = s.tokens[seat * CLIENTS + PLACE.a(choice)]
            return "ST-43" if where == DISCARDED else "ST-35"
        if choice == ROLL.base or not self.rolls:
            return "ST-71"
        return why_not_here(s, choice, "ST-30")

    def row(self) -> list[int]:
        return [self.seat, self.rolls]


# -- step 2: the dice


class Throwing(Frame[Traders]):
    """Dice in the air, one after the other (ST-41)."""

    def __init__(self, seat: int, mask: int, free: int) -> None:
        self.seat = seat
        self.mask = mask  # dice still in the air
        self.free = free  # free re-rolls left (E12)

    def asks(self, s: Traders) -> list[int]:
        return [CHANCE]

    def choices(self, s: Traders, seat: int) -> list[int]:
        return FACE_CHOICES

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        if not s.dice:
            s.dice = [0] * DICE
        die = 0
        while not self.mask >> die & 1:
            die += 1
        s.dice[die] = FACE_UP.a(choice)
        mask = self.mask & ~(1 << die)
        if mask:
            s.become(Throwing(self.seat, mask, self.free))
            return
        d = s.dice
        s.tell(ROLLED, self.seat, d[0], d[1], d[2], d[3], d[4])
        s.become(Minions(self.seat, self.free, 0))

    def row(self) -> list[int]:
        return [self.seat, self.mask, self.free]


class Minions(Asking[Traders]):
    """The dice lie on the table: roll again (ST-42), flip (E9), or commit to an action (ST-46)."""

    def __init__(self, seat: int, free: int, flipped: int) -> None:
        self.seat = seat
        self.free = free
        self.flipped = flipped  # dice turned over; a flip ends the re-rolls

    def choices(self, s: Traders, seat: int) -> list[int]:
        found: list[int] = []
        event = s.event()
        if event == ALL_FIVE:
            add_uses(s, seat, 0, found)
        else:
            for action in range(SMUGGLE):
                for times in repetitions(s, seat, action):
                    found.append(ACT.of(action, times))
        if not found:  # only when nothing is legal
            found.append(SKIP.base)
        if event == FLIP_DICE:
            for die in range(DICE):
                if not self.flipped >> die & 1:
                    found.append(FLIP.of(die))
        if not self.flipped:
            if self.free:
                found.append(REROLL_FREE.base)
            for client in s.held(seat):
                found.append(REROLL.of(client))
        return found

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        if ACT.holds(choice):
            action, times = ACT.a(choice), ACT.b(choice)
            s.tell(ACTS, seat, action, times)
            s.done()
            begin(s, seat, action, times)
        elif REROLL.holds(choice):
            client = REROLL.a(choice)
            s.tokens[seat * CLIENTS + client] = DISCARDED
            s.tell(TOKEN_DISCARDED, seat, client)
            s.become(Picking(seat, 0, self.free))
        elif choice == REROLL_FREE.base:
            s.tell(FREE_REROLLED, seat)
            s.become(Picking(seat, 0, 0))
        elif FLIP.holds(choice):
            die = FLIP.a(choice)
            s.dice[die] = OPPOSITE[s.dice[die]]
            s.tell(FLIPPED, seat, die, s.dice[die])
            s.become(Minions(seat, self.free, self.flipped | 1 << die))
        elif USE.holds(choice):
            s.become(WorkingAll(seat, 0, 0))
            s.stack[-1].choose(s, seat, choice)
        else:
            s.tell(SKIPPED, seat)
            s.done()

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if ACT.holds(choice):
            if s.event() == ALL_FIVE:
                return "ST-71"
            return why_not_act(s, seat, ACT.a(choice), ACT.b(choice))
        if USE.holds(choice):
            return why_not_use(s, seat, 0, choice) if s.event() == ALL_FIVE else "ST-46"
        if REROLL.holds(choice) and not self.flipped:
            discarded = s.tokens[seat * CLIENTS + REROLL.a(choice)] == DISCARDED
            return "ST-43" if discarded else "ST-42"
        if choice == REROLL_FREE.base and not self.flipped:
            return "ST-71"
        return why_not_here(s, choice, "ST-46")

    def row(self) -> list[int]:
        return [self.seat, self.free, self.flipped]


class Picking(Asking[Traders]):
    """Which dice to roll again: 1 to 5 (ST-45)."""

    def __init__(self, seat: int, mask: int, free: int) -> None:
        self.seat = seat
        self.mask = mask
        self.free = free

    def choices(self, s: Traders, seat: int) -> list[int]:
        found = [THROW.base] if self.mask else []
        for die in range(DICE):
            if not self.mask >> die & 1:
                found.append(PICK.of(die))
        return found

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        if choice == THROW.base:
            s.become(Throwing(seat, self.mask, self.free))
        else:
            s.become(Picking(seat, self.mask | 1 << PICK.a(choice), self.free))

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if choice == THROW.base or PICK.holds(choice):
            return "ST-45"
        return "ST-32" if PLACE.holds(choice) else "ST-42"

    def row(self) -> list[int]:
        return [self.seat, self.mask, self.free]


class WorkingAll(Frame[Traders]):
    """E13: carry out every die, one by one, in any order (A-11)."""

    def __init__(self, seat: int, used: int, protects: int) -> None:
        self.seat = seat
        self.used = used  # dice set aside
        self.protects = protects  # Protect repetitions so far

    def asks(self, s: Traders) -> list[int]:
        return [self.seat] if self.choices(s, self.seat) else []

    def run(self, s: Traders) -> None:
        left = DICE - self.used.bit_count()
        if left:
            s.tell(LAPSED, self.seat, left)
        s.done()

    def choices(self, s: Traders, seat: int) -> list[int]:
        found: list[int] = []
        add_uses(s, seat, self.used, found)
        return found

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        die, action = USE.a(choice), USE.b(choice)
        s.tell(USED, seat, die, action)
        protects = self.protects + (1 if action == PROTECT else 0)
        s.become(WorkingAll(seat, self.used | 1 << die, protects))
        if action != PROTECT:
            begin(s, seat, action, 1)
        elif protects == EMBARGO_AT:
            declare_embargo(s, seat)
        elif protects < EMBARGO_AT:  # a fifth adds nothing
            begin_stashing(s, seat, 2)

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if USE.holds(choice):
            return why_not_use(s, seat, self.used, choice)
        return why_not_here(s, choice, "ST-71")

    def row(self) -> list[int]:
        return [self.seat, self.used, self.protects]


def add_uses(s: Traders, seat: int, used: int, found: list[int]) -> None:
    """Add the dice that can be carried out now. Protect always can: it counts for the embargo."""
    able = [can_act(s, seat, a) for a in range(SMUGGLE)]
    able[PROTECT] = True
    for die in range(DICE):
        if used >> die & 1:
            continue
        face = s.dice[die]
        if face == SMUGGLE:
            for action in range(MOVE):
                if able[action]:
                    found.append(USE.of(die, action))
        elif able[face]:
            found.append(USE.of(die, face))


def why_not_use(s: Traders, seat: int, used: int, choice: int) -> str:
    die, action = USE.a(choice), USE.b(choice)
    if used >> die & 1:
        return "ST-71"
    face = s.dice[die]
    if face == SMUGGLE and action == MOVE:
        return "ST-47"
    return "ST-71" if face not in (action, SMUGGLE) else "ST-51"


def why_not_act(s: Traders, seat: int, action: int, times: int) -> str:
    if FORBIDDEN[s.event()] == action:
        return "ST-70"
    if not can_act(s, seat, action) and action != PROTECT:
        return "ST-51"
    if action == PROTECT and not owns_goods(s, seat):
        return "ST-64"
    dice = s.dice.count(action)
    return "ST-47" if action == MOVE and dice < times <= dice + smuggles(s) else "ST-48"


# -- the five actions


def begin(s: Traders, seat: int, action: int, times: int) -> None:
    """Push the first repetition of an action that was just chosen."""
    if action == STEAL:
        s.push(Stealing(seat, times))
    elif action == GIVE:
        s.push(Giving(seat, times))
    elif action == SWAP:
        s.push(Swapping(seat, times))
    elif action == MOVE:
        s.push(Moving(seat, times))
    elif times >= EMBARGO_AT:  # automatic
        declare_embargo(s, seat)
    else:
        begin_stashing(s, seat, 2 * times)


def begin_stashing(s: Traders, seat: int, goods: int) -> None:
    """Stash exactly this many goods, or all that lie in the main zone (ST-61, A-7)."""
    count = min(goods, s.main_count(seat))
    if count:
        s.push(Stashing(seat, count))


def declare_embargo(s: Traders, seat: int) -> None:
    """All goods are protected and nobody can give to this seat, until its next turn (ST-62)."""
    s.embargo[seat] = 1
    s.tell(EMBARGO, seat)


def goes_on(s: Traders, seat: int, action: int, left: int) -> bool:
    """Whether another repetition follows; ends the action otherwise, the rest lapsing (ST-52)."""
    if left and can_act(s, seat, action):
        return True
    if left:
        s.tell(LAPSED, seat, left)
    s.done()
    return False


def add_open_goods(s: Traders, seat: int, base: int, found: list[int]) -> None:
    """Add `base + other * KINDS + kind` for every good that others leave unprotected (ST-53)."""
    goods = s.goods
    for other in range(s.seats):
        if other == seat or s.embargo[other]:
            continue
        at = other * KINDS
        for kind in range(at, at + KINDS):
            if goods[kind]:
                found.append(base + kind)


def why_not_taken(s: Traders, seat: int, other: int, kind: int, action: str) -> str:
    """The rule that keeps a good from being taken: the action's own where there is none to take."""
    if other >= s.seats:
        return "ST-11"
    if other == seat:
        return action
    if s.embargo[other]:
        return "ST-62"
    return "ST-59" if s.stash[other * KINDS + kind] else action


def transfer(s: Traders, source: int, target: int, kind: int) -> None:
    """One good from a main zone to another."""
    s.goods[source * KINDS + kind] -= 1
    s.goods[target * KINDS + kind] += 1


class Repeating(Asking[Traders]):
    """An action that is done so often more, this time among them (ST-48)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def row(self) -> list[int]:
        return [self.seat, self.left]


class Stealing(Repeating):
    """Take a good from another player (ST-53)."""

    def choices(self, s: Traders, seat: int) -> list[int]:
        found: list[int] = []
        add_open_goods(s, seat, STEAL_IT.base, found)
        return found

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        victim, kind = STEAL_IT.a(choice), STEAL_IT.b(choice)
        transfer(s, victim, seat, kind)
        s.tell(STOLEN, seat, victim, kind)
        if goes_on(s, seat, STEAL, self.left - 1):
            s.become(Stealing(seat, self.left - 1))

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if not STEAL_IT.holds(choice):
            return why_not_here(s, choice, "ST-46")
        return why_not_taken(s, seat, STEAL_IT.a(choice), STEAL_IT.b(choice), "ST-53")


class Giving(Repeating):
    """Hand a good to another player (ST-54), in E13 also from the own stash (A-8)."""

    def choices(self, s: Traders, seat: int) -> list[int]:
        found: list[int] = []
        base = seat * KINDS
        for other in range(s.seats):
            if other == seat or s.embargo[other]:
                continue
            for kind in range(KINDS):
                if s.goods[base + kind]:
                    found.append(GIVE_IT.of(other, kind))
                if s.stash[base + kind]:
                    found.append(GIVE_STASHED.of(other, kind))
        return found

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        if GIVE_IT.holds(choice):
            receiver, kind = GIVE_IT.a(choice), GIVE_IT.b(choice)
            s.goods[seat * KINDS + kind] -= 1
        else:
            receiver, kind = GIVE_STASHED.a(choice), GIVE_STASHED.b(choice)
            s.stash[seat * KINDS + kind] -= 1
        s.goods[receiver * KINDS + kind] += 1  # arrives unprotected (ST-60, ST-67)
        s.tell(GIVEN, seat, receiver, kind)
        if goes_on(s, seat, GIVE, self.left - 1):
            s.become(Giving(seat, self.left - 1))

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if GIVE_IT.holds(choice):
            receiver = GIVE_IT.a(choice)
        elif GIVE_STASHED.holds(choice):
            receiver = GIVE_STASHED.a(choice)
        else:
            return why_not_here(s, choice, "ST-46")
        if receiver >= s.seats:
            return "ST-11"
        return "ST-62" if s.embargo[receiver] else "ST-54"


class Swapping(Repeating):
    """First half of a swap: which own good goes (ST-55)."""

    def choices(self, s: Traders, seat: int) -> list[int]:
        found: list[int] = []
        base = seat * KINDS
        for kind in range(KINDS):
            if s.goods[base + kind]:
                found.append(OFFER.of(kind))
            if s.stash[base + kind]:
                found.append(OFFER_STASHED.of(kind))
        return found

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        if OFFER.holds(choice):
            s.become(SwappingFor(seat, self.left, OFFER.a(choice), 0))
        else:
            s.become(SwappingFor(seat, self.left, OFFER_STASHED.a(choice), 1))

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if OFFER.holds(choice) or OFFER_STASHED.holds(choice):
            return "ST-55"
        return why_not_here(s, choice, "ST-46")


class SwappingFor(Asking[Traders]):
    """Second half of a swap: whose good comes (ST-55). Equal colours may be swapped (A-23)."""

    def __init__(self, seat: int, left: int, kind: int, stashed: int) -> None:
        self.seat = seat
        self.left = left
        self.kind = kind
        self.stashed = stashed

    def choices(self, s: Traders, seat: int) -> list[int]:
        found: list[int] = []
        add_open_goods(s, seat, SWAP_FOR.base, found)
        return found

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        other, got = SWAP_FOR.a(choice), SWAP_FOR.b(choice)
        zone = s.stash if self.stashed else s.goods
        zone[seat * KINDS + self.kind] -= 1
        s.goods[other * KINDS + self.kind] += 1
        transfer(s, other, seat, got)
        s.tell(SWAPPED, seat, self.kind, other, got)
        if goes_on(s, seat, SWAP, self.left - 1):
            s.become(Swapping(seat, self.left - 1))

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if not SWAP_FOR.holds(choice):
            return why_not_here(s, choice, "ST-55")
        other, kind = SWAP_FOR.a(choice), SWAP_FOR.b(choice)
        if other < s.seats and s.embargo[other]:
            return "ST-65"
        return why_not_taken(s, seat, other, kind, "ST-55")

    def row(self) -> list[int]:
        return [self.seat, self.left, self.kind, self.stashed]


class Moving(Repeating):
    """First half of a move: which good leaves which opponent (ST-56)."""

    def choices(self, s: Traders, seat: int) -> list[int]:
        found: list[int] = []
        for source in range(s.seats):
            if can_move_from(s, seat, source):
                for kind in range(KINDS):
                    if is_open(s, source, kind):
                        found.append(LIFT.of(source, kind))
        return found

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        s.become(MovingTo(seat, self.left, LIFT.a(choice), LIFT.b(choice)))

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if not LIFT.holds(choice):
            return why_not_here(s, choice, "ST-46")
        source, kind = LIFT.a(choice), LIFT.b(choice)
        if source < s.seats and source != seat and is_open(s, source, kind):
            return "ST-62"  # nobody left who may receive it
        return why_not_taken(s, seat, source, kind, "ST-56")


class MovingTo(Asking[Traders]):
    """Second half of a move: which other opponent receives it (ST-56)."""

    def __init__(self, seat: int, left: int, source: int, kind: int) -> None:
        self.seat = seat
        self.left = left
        self.source = source
        self.kind = kind

    def choices(self, s: Traders, seat: int) -> list[int]:
        return [
            DROP.of(other)
            for other in range(s.seats)
            if other != seat and other != self.source and not s.embargo[other]
        ]

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        target = DROP.a(choice)
        transfer(s, self.source, target, self.kind)
        s.tell(MOVED, seat, self.source, target, self.kind)
        if goes_on(s, seat, MOVE, self.left - 1):
            s.become(Moving(seat, self.left - 1))

    def why(self, s: Traders, seat: int, choice: int) -> str:
        if not DROP.holds(choice):
            return why_not_here(s, choice, "ST-56")
        if DROP.a(choice) in (seat, self.source):
            return "ST-56"
        return "ST-11" if DROP.a(choice) >= s.seats else "ST-62"

    def row(self) -> list[int]:
        return [self.seat, self.left, self.source, self.kind]


class Stashing(Repeating):
    """Put goods into the stash (ST-57): exactly so many (A-7)."""

    def choices(self, s: Traders, seat: int) -> list[int]:
        base = seat * KINDS
        return [STASH.of(kind) for kind in range(KINDS) if s.goods[base + kind]]

    def choose(self, s: Traders, seat: int, choice: int) -> None:
        kind = STASH.a(choice)
        s.goods[seat * KINDS + kind] -= 1
        s.stash[seat * KINDS + kind] += 1
        s.tell(STASHED, seat, kind)
        if self.left > 1:
            s.become(Stashing(seat, self.left - 1))
        else:
            s.done()

    def why(self, s: Traders, seat: int, choice: int) -> str:
        return "ST-57" if STASH.holds(choice) else why_not_here(s, choice, "ST-46")


FRAMES = (
    *(Rounds, Turns, WordsOrDeeds, Suspecting, Throwing, Minions, Picking, WorkingAll),
    *(Stealing, Giving, Swapping, SwappingFor, Moving, MovingTo, Stashing),
)
