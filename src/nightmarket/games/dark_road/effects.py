"""What cards, dice and places give and take (section 14): operations, and the questions they raise.

A program is a list of instructions that run from left to right. A gain that overflows is finished
first, then the owner drops down to the limit, then the next instruction follows (AMB-16).
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    BASIC,
    CROWN_DECK,
    FACES,
    HORSESHOE_ICON,
    KINDS,
    LANTERN_ICON,
    LIGHT_SLOTS,
    OP_AGAIN,
    OP_BASIC,
    OP_COINS,
    OP_COMMISSION,
    OP_CRAFT,
    OP_CROWN,
    OP_DOWNGRADE,
    OP_HERO,
    OP_HORSESHOE,
    OP_LANTERN,
    OP_LIGHT,
    OP_LOSE_COINS,
    OP_LOSE_GOOD,
    OP_LOSE_HERO,
    OP_LOSE_LANTERN,
    OP_LOSE_PRESTIGE,
    OP_LOSE_VALUABLE,
    OP_ORACLE,
    OP_PAY,
    OP_PRESTIGE,
    OP_QUARTZ,
    OP_RAISE,
    OP_REPEAT,
    OP_RUINS_DIE,
    OP_RUINS_STEP,
    OP_SEND,
    OP_UPGRADE,
    OP_UPGRADED,
    OP_WAGON,
    OP_WHEEL,
    REGION_COINS,
    REGION_PRESTIGE,
    SECTIONS,
    SPECIES,
    UPGRADED,
)
from nightmarket.games.dark_road.cargo import (
    TO_DOWNGRADE,
    TO_LOSE,
    TO_UPGRADE,
    check_goods,
    choose_commission,
    pick_good,
    pick_ware,
    take_commission,
)
from nightmarket.games.dark_road.questions import Question
from nightmarket.games.dark_road.rules import (
    add_gifts,
    crafted,
    dearest,
    is_starting,
    kinds_meant,
    wares_aboard,
)
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import (
    CROWN_DRAWN,
    CROWN_FROM,
    CROWN_TAKEN,
    DECLINE,
    DECLINED,
    DROP_HERO,
    FIT,
    GAINED,
    GIFT_MADE,
    GIVE,
    HERO_ABOARD,
    HERO_DELIVERED,
    HERO_DROPPED,
    HERO_LOST,
    INVITE,
    INVITE_DECK,
    ITEM_RETURNED,
    LIGHT_FACE,
    LIGHT_LOST,
    LIGHT_ROLLED,
    LOST,
    LOST_COINS,
    NO_ROOM,
    NOTHING_TO_GAIN,
    ORACLE_FACE,
    ORACLE_ROLLED,
    PAID,
    PAY,
    RAISE,
    RETURN_ITEM,
    ROW_REPEATED,
    RUINS_FACE,
    RUINS_MOVED,
    RUINS_ROLLED,
    SEND,
    UPGRADE_FITTED,
    WHEEL_TURNED,
)
from nightmarket.kernel import CHANCE, Frame

# Fields of the event "gained" and its like.
COINS: Final = 0
PRESTIGE: Final = 1
LANTERN: Final = 2
QUARTZ: Final = 3
HORSESHOE: Final = 4
GOODS_COUNTED: Final = 5
SHOE_ITEM: Final = 0
QUARTZ_ITEM: Final = 1

ORACLE_CHOICES: Final = [ORACLE_FACE.of(face) for face in range(1, 7)]
RUINS_CHOICES: Final = [RUINS_FACE.of(face) for face in range(1, 7)]

# -- running a program


def perform(s: Road, seat: int, program: int) -> None:
    """Run a program for a player as far as it goes; what is left waits below the first question."""
    run_from(s, seat, program, 0)


def run_from(s: Road, seat: int, program: int, at: int) -> None:
    words = s.cards.programs[program]
    n = len(words)
    stack = s.stack
    while at < n:
        word = words[at]
        at += 1
        if at < n:
            height = len(stack)
            s.push(Effects(seat, program, at))
            do(s, seat, word)
            if len(stack) > height + 1:
                return  # a question: the rest follows it
            stack.pop()
        else:
            do(s, seat, word)


class Effects(Frame[Road]):
    """The rest of a program."""

    def __init__(self, seat: int, program: int, at: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at

    def run(self, s: Road) -> None:
        s.done()
        run_from(s, self.seat, self.program, self.at)

    def row(self) -> list[int]:
        return [self.seat, self.program, self.at]


def do(s: Road, seat: int, word: int) -> None:
    """One instruction for a player with a wagon board."""
    op = word & 63
    n = word >> 6 & 255
    if op == OP_COINS:
        gain_coins(s, seat, n)
    elif op == OP_PRESTIGE:
        gain_prestige(s, seat, n)
    elif op == OP_LANTERN:
        gain_lanterns(s, seat, n)
    elif op == OP_QUARTZ:
        gain_quartz(s, seat, n)
    elif op == OP_HORSESHOE:
        gain_horseshoes(s, seat, n)
    elif op == OP_BASIC:
        pick_good(s, seat, kinds_meant(s, n), BASIC)
    elif op == OP_UPGRADED:
        pick_good(s, seat, kinds_meant(s, n), UPGRADED)
    elif op == OP_HERO:
        invite(s, seat)
    elif op == OP_COMMISSION:
        if n:
            if s.stacks[n - 1]:
                take_commission(s, seat, n - 1)
        else:
            choose_commission(s, seat)
    elif op == OP_CROWN:
        choose_crown(s, seat)
    elif op == OP_LIGHT:
        gain_light(s, seat)
    elif op == OP_WAGON:
        if s.fitted[seat] < 0 and s.upgrades:
            s.push(Fitting(seat))
    elif op == OP_CRAFT:
        pick_good(s, seat, crafted(s, seat), n)
    elif op == OP_UPGRADE:
        pick_ware(s, seat, TO_UPGRADE, wares_aboard(s, seat, BASIC))
    elif op == OP_DOWNGRADE:
        fine = wares_aboard(s, seat, UPGRADED)
        if fine:
            pick_ware(s, seat, TO_DOWNGRADE, fine)
        else:
            pick_ware(s, seat, TO_LOSE, wares_aboard(s, seat, BASIC))
    elif op == OP_RUINS_STEP:
        step_ruins(s, n)
        pick_good(s, seat, s.cards.ruins_goods[s.ruins], UPGRADED)
    elif op == OP_RUINS_DIE:
        s.push(RollingRuins(seat, 0))
    elif op == OP_ORACLE:
        s.push(RollingOracle(seat))
    elif op == OP_WHEEL:
        turn_wheel(s, n)
    elif op == OP_LOSE_COINS:
        paid = min(n, s.coins[seat])
        s.coins[seat] -= paid
        s.tell(LOST_COINS, seat, paid)
    elif op == OP_LOSE_PRESTIGE:
        lost = min(n, s.prestige[seat])
        s.prestige[seat] -= lost
        if lost:
            s.tell(LOST, seat, PRESTIGE, lost)
    elif op == OP_LOSE_LANTERN:
        lost = min(n, s.lanterns[seat])
        s.lanterns[seat] -= lost
        s.lantern_supply += lost
        if lost:
            s.tell(LOST, seat, LANTERN, lost)
    elif op == OP_LOSE_GOOD:
        pick_ware(s, seat, TO_LOSE, wares_aboard(s, seat, -1))
    elif op == OP_LOSE_VALUABLE:
        pick_ware(s, seat, TO_LOSE, dearest(s, seat))
    elif op == OP_LOSE_HERO:
        if len(s.heroes[seat]) == 1:
            lose_hero(s, seat, s.heroes[seat][0])
        elif s.heroes[seat]:
            s.push(LosingHero(seat))
    elif op == OP_PAY:
        s.push(Paying(seat, n, word >> 14))
    elif op == OP_AGAIN:
        s.push(RollingRuins(seat, word))
    elif op == OP_REPEAT:
        if s.echo >= 0:
            s.tell(ROW_REPEATED, seat)
            perform(s, seat, s.echo)
    elif op == OP_RAISE:
        s.push(Raising(seat))
    elif op == OP_SEND and s.heroes[seat]:
        s.push(Sending(seat))


def give(s: Road, seat: int, choice: int) -> None:
    """Gift a quartz to a companion and carry out its action; the open question stays (DR-89)."""
    species, gift = GIVE.a(choice), GIVE.b(choice)
    s.quartz[seat] -= 1
    s.gifted[(seat * SPECIES + species) * 2 + gift] += 1
    s.tell(GIFT_MADE, seat, species, gift)
    perform(s, seat, s.cards.gifts[species * 2 + gift])


class TurnQuestion(Question):
    """A question of the own turn: what it offers, and around it the gifts (DR-58).

    A gift is given in between and may change whatever the question rests on: the last coin, the last
    hero at the Inn. So afterwards, and only here, the question is asked anew or lapses (AMB-8).
    """

    def options(self, s: Road, seat: int) -> list[int]:
        """What is asked, without the gifts."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: Road, seat: int, choice: int) -> None:
        """Carry out one of the options."""
        raise NotImplementedError(type(self).__name__)

    def lapse(self, s: Road) -> None:
        """A gift has left no option."""
        s.done()

    def is_at_the_dice(self) -> bool:
        """Whether a travel die is being taken: a Fey Cat speaks then (DR-90)."""
        return False

    def choices(self, s: Road, seat: int) -> list[int]:
        found = self.options(s, seat)
        add_gifts(s, seat, found, self.is_at_the_dice())
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        if GIVE.holds(choice):
            s.push(AskAnew(seat))
            give(s, seat, choice)
        else:
            self.answer(s, seat, choice)


class AskAnew(Frame[Road]):
    """A gift has been given: the question below still offers something, or lapses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Road) -> None:
        s.done()
        question = s.stack[-1]
        if isinstance(question, TurnQuestion) and not question.options(s, self.seat):
            question.lapse(s)

    def row(self) -> list[int]:
        return [self.seat]


# -- plain gains


def gain_coins(s: Road, seat: int, n: int) -> None:
    if n:
        s.coins[seat] += n
        s.tell(GAINED, seat, COINS, n)


def gain_prestige(s: Road, seat: int, n: int) -> None:
    if n:
        s.prestige[seat] += n
        s.tell(GAINED, seat, PRESTIGE, n)


def gain_lanterns(s: Road, seat: int, n: int) -> None:
    """As many as the supply has (DR-6) and the slots hold; more are lost (DR-23)."""
    got = min(n, s.lantern_supply)
    room = s.lantern_slots(seat) - s.lanterns[seat]
    if got > room:
        s.tell(NO_ROOM, seat, LANTERN, got - room)
        got = room
    if got:
        s.lanterns[seat] += got
        s.lantern_supply -= got
        s.tell(GAINED, seat, LANTERN, got)


def gain_quartz(s: Road, seat: int, n: int) -> None:
    got = min(n, s.quartz_supply)
    if got:
        s.quartz[seat] += got
        s.quartz_supply -= got
        s.tell(GAINED, seat, QUARTZ, got)
        check_trinkets(s, seat)


def gain_horseshoes(s: Road, seat: int, n: int) -> None:
    got = min(n, s.shoe_supply)
    if got:
        s.shoes[seat] += got
        s.shoe_supply -= got
        s.tell(GAINED, seat, HORSESHOE, got)
        check_trinkets(s, seat)


def check_trinkets(s: Road, seat: int) -> None:
    if s.quartz[seat] + s.shoes[seat] > s.trinket_slots(seat):
        s.push(Overfull(seat))


def gain_light(s: Road, seat: int) -> None:
    """An illuminated die, rolled into the special reserve (DR-30); lost without room (DR-23)."""
    if s.light_supply == 0:
        s.tell(NOTHING_TO_GAIN, seat)
    elif s.light_count(seat) >= LIGHT_SLOTS:
        s.tell(LIGHT_LOST, seat)
    else:
        s.push(RollingLight(seat))


def turn_wheel(s: Road, steps: int) -> None:
    """Clockwise; dice lie on goods and travel with them (DR-9)."""
    s.top = (s.top - steps) % KINDS
    s.tell(WHEEL_TURNED, s.cards.wheel[s.top])


def step_ruins(s: Road, steps: int) -> None:
    s.ruins = (s.ruins + steps) % SECTIONS
    s.tell(RUINS_MOVED, s.ruins)


class Overfull(TurnQuestion):
    """More horseshoes and quartz than slots: some go back (DR-23)."""

    def asks(self, s: Road) -> list[int]:
        seat = self.seat
        if s.quartz[seat] + s.shoes[seat] > s.trinket_slots(seat):
            return [seat]
        return []

    def run(self, s: Road) -> None:
        s.done()  # a gift has made room

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        if s.shoes[seat]:
            found.append(RETURN_ITEM.of(SHOE_ITEM))
        if s.quartz[seat]:
            found.append(RETURN_ITEM.of(QUARTZ_ITEM))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        if RETURN_ITEM.a(choice) == SHOE_ITEM:
            s.shoes[seat] -= 1
            s.shoe_supply += 1
        else:
            s.quartz[seat] -= 1
            s.quartz_supply += 1
        s.tell(ITEM_RETURNED, seat, RETURN_ITEM.a(choice))
        if s.quartz[seat] + s.shoes[seat] <= s.trinket_slots(seat):
            s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-23"


# -- heroes


def invite(s: Road, seat: int) -> None:
    """Gain a hero without selling anything: face up or from the deck (DR-78)."""
    if s.hero_deck or max(s.inn) >= 0:
        s.push(Inviting(seat))
    else:
        s.tell(NOTHING_TO_GAIN, seat)


def draw_hero(s: Road) -> int:
    hero = s.hero_deck.pop()
    s.hero_known = min(s.hero_known, len(s.hero_deck))
    s.reveal()
    return hero


def leave_inn(s: Road, hero: int) -> None:
    s.inn[s.inn.index(hero)] = -1


def board_hero(s: Road, seat: int, hero: int) -> None:
    """A hero joins the wagon; with all slots taken one of them all has to go (DR-21)."""
    s.heroes[seat].append(hero)
    s.tell(HERO_ABOARD, seat, hero, s.cards.hero_town[hero])
    if len(s.heroes[seat]) > s.hero_slots(seat):
        s.push(Crowded(seat, hero))
    else:
        use_icon(s, seat, hero)


def use_icon(s: Road, seat: int, hero: int) -> None:
    """What a hero brings who stays (DR-67)."""
    icon = s.cards.icon[hero]
    if icon == LANTERN_ICON:
        gain_lanterns(s, seat, 1)
    elif icon == HORSESHOE_ICON:
        gain_horseshoes(s, seat, 1)


def send_away(s: Road, seat: int, hero: int) -> None:
    """A hero leaves unserved: to the bottom of the deck, a starting hero out of the game (DR-21)."""
    s.heroes[seat].remove(hero)
    if is_starting(hero):
        s.out.append(hero)
    else:
        s.hero_deck.insert(0, hero)
        s.hero_known += 1


def lose_hero(s: Road, seat: int, hero: int) -> None:
    send_away(s, seat, hero)
    s.tell(HERO_LOST, seat, hero)
    check_goods(s, seat)


class Inviting(Question):
    """Which hero to take aboard (DP-27)."""

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for hero in s.inn:
            if hero >= 0:
                found.append(INVITE.of(hero))
        if s.hero_deck:
            found.append(INVITE_DECK.base)
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if choice == INVITE_DECK.base:
            board_hero(s, seat, draw_hero(s))
        else:
            leave_inn(s, INVITE.a(choice))
            board_hero(s, seat, INVITE.a(choice))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-78"


class Crowded(Question):
    """One hero too many (DR-21)."""

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero  # the new one

    def choices(self, s: Road, seat: int) -> list[int]:
        return [DROP_HERO.of(hero) for hero in s.heroes[seat]]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        hero = DROP_HERO.a(choice)
        s.done()
        send_away(s, seat, hero)
        s.tell(HERO_DROPPED, seat, hero)
        if hero != self.hero:
            use_icon(s, seat, self.hero)
        check_goods(s, seat)  # the good a leaving hero carried comes back

    def rule(self, s: Road, choice: int) -> str:
        return "DR-21"

    def row(self) -> list[int]:
        return [self.seat, self.hero]


class LosingHero(Question):
    """A row takes a hero: which one (DR-87)."""

    def choices(self, s: Road, seat: int) -> list[int]:
        return [DROP_HERO.of(hero) for hero in s.heroes[seat]]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        lose_hero(s, seat, DROP_HERO.a(choice))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-87"


def deliver_hero(s: Road, seat: int, hero: int) -> None:
    """A hero reaches the right town: the region pays, the hero goes to the scoring pile (DR-82)."""
    town = s.cards.hero_town[hero]
    s.heroes[seat].remove(hero)
    s.delivered[seat].append(hero)
    s.tell(HERO_DELIVERED, seat, hero, town)
    gain_coins(s, seat, REGION_COINS[town // 2])
    gain_prestige(s, seat, REGION_PRESTIGE[town // 2])
    check_goods(s, seat)  # the hero may have carried a good (DR-19)


class Sending(Question):
    """Cave Dragon: which hero flies home (DR-90)."""

    def choices(self, s: Road, seat: int) -> list[int]:
        return [SEND.of(hero) for hero in s.heroes[seat]]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        deliver_hero(s, seat, SEND.a(choice))

    def rule(self, s: Road, choice: int) -> str:
        return "DR-90"


# -- crowns


def choose_crown(s: Road, seat: int) -> None:
    """A face-up crown with the reward of its place, or the top of the deck (DR-14)."""
    if s.crown_deck or max(s.palace) >= 0:
        s.push(Crowning(seat))
    else:
        s.tell(NOTHING_TO_GAIN, seat)


class Crowning(Question):
    """Which crown to take (DP-10)."""

    def choices(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(CROWN_DECK):
            if s.palace[place] >= 0:
                found.append(CROWN_FROM.of(place))
        if s.crown_deck:
            found.append(CROWN_FROM.of(CROWN_DECK))
        return found

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        place = CROWN_FROM.a(choice)
        if place == CROWN_DECK:
            crown = s.crown_deck.pop()
            s.crowns[seat].append(crown * 2)
            s.reveal()
            s.tell(CROWN_DRAWN, seat, crown)
            return
        crown = s.palace[place]
        s.palace[place] = -1
        s.crowns[seat].append(crown * 2 + 1)  # all have seen it (DR-96)
        s.tell(CROWN_TAKEN, seat, crown)
        perform(s, seat, s.cards.palace[place])

    def rule(self, s: Road, choice: int) -> str:
        return "DR-14"


# -- the wagon


class Fitting(Question):
    """Which wagon upgrade to take; one per game (DR-83, DR-95)."""

    def choices(self, s: Road, seat: int) -> list[int]:
        return [FIT.of(upgrade) for upgrade in s.upgrades]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        upgrade = FIT.a(choice)
        s.upgrades.remove(upgrade)
        s.fitted[seat] = upgrade
        s.tell(UPGRADE_FITTED, seat, upgrade)
        perform(s, seat, s.cards.upgrade_now[upgrade])

    def rule(self, s: Road, choice: int) -> str:
        return "DR-83"


# -- dice


class RollingLight(Frame[Road]):
    """A gained illuminated die in the air (DR-30)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return [LIGHT_FACE.of(value) for value in s.cards.light]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        value = LIGHT_FACE.a(choice)
        s.light_supply -= 1
        s.lights[self.seat * FACES + value] += 1
        s.tell(LIGHT_ROLLED, self.seat, value)
        s.done()

    def row(self) -> list[int]:
        return [self.seat]


class RollingOracle(Frame[Road]):
    """The oracle die in the air (DR-29)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return ORACLE_CHOICES

    def choose(self, s: Road, seat: int, choice: int) -> None:
        face = ORACLE_FACE.a(choice)
        s.tell(ORACLE_ROLLED, face)
        s.done()
        perform(s, self.seat, s.cards.oracle[face - 1])

    def row(self) -> list[int]:
        return [self.seat]


class RollingRuins(Frame[Road]):
    """The ruins die in the air (DR-28)."""

    def __init__(self, seat: int, again: int) -> None:
        self.seat = seat
        self.again = again  # the instruction that made it roll again; 0 for the first roll

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return RUINS_CHOICES

    def choose(self, s: Road, seat: int, choice: int) -> None:
        face = RUINS_FACE.a(choice)
        s.tell(RUINS_ROLLED, face)
        s.done()
        program = s.cards.ruins[face - 1]
        if self.again and self.again in s.cards.programs[program]:
            program = self.again >> 14  # the same face again
        perform(s, self.seat, program)

    def row(self) -> list[int]:
        return [self.seat, self.again]


# -- rows with a price, and gifts at the dice


class Paying(Question):
    """Pay the price of a row, or not (DR-88). Asked even without the coins: they are hidden."""

    def __init__(self, seat: int, price: int, program: int) -> None:
        super().__init__(seat)
        self.price = price
        self.program = program

    def choices(self, s: Road, seat: int) -> list[int]:
        if s.coins[seat] >= self.price:
            return [DECLINE.base, PAY.base]
        return [DECLINE.base]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if choice == DECLINE.base:
            s.tell(DECLINED, seat)
            return
        s.coins[seat] -= self.price
        s.tell(PAID, seat, self.price)
        perform(s, seat, self.program)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-88"

    def row(self) -> list[int]:
        return [self.seat, self.price, self.program]


class Raising(Question):
    """Fey Cat: by how much the travel die goes up (DR-90)."""

    def choices(self, s: Road, seat: int) -> list[int]:
        return [RAISE.of(1), RAISE.of(2)]

    def choose(self, s: Road, seat: int, choice: int) -> None:
        s.lift += RAISE.a(choice)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-90"


EFFECT_FRAMES = (
    *(Effects, AskAnew, Overfull, Inviting, Crowded, LosingHero, Sending, Crowning, Fitting),
    *(RollingLight, RollingOracle, RollingRuins, Paying, Raising),
)
