"""What cards, dice and places give and take (section 14), and the questions this raises."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    CROWN_DECK,
    FACES,
    HORSESHOE_ICON,
    KINDS,
    LANTERN_ICON,
    LIGHT_SLOTS,
    REGION_COINS,
    REGION_PRESTIGE,
    SECTIONS,
)
from nightmarket.games.dark_road.cargo import check_goods
from nightmarket.games.dark_road.programs import Question, perform
from nightmarket.games.dark_road.rules import is_starting
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import (
    CROWN_DRAWN,
    CROWN_FROM,
    CROWN_TAKEN,
    DROP_HERO,
    FIT,
    GAINED,
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
    NO_ROOM,
    NOTHING_TO_GAIN,
    RAISE,
    RETURN_ITEM,
    RUINS_MOVED,
    SEND,
    UPGRADE_FITTED,
    WHEEL_TURNED,
)
from nightmarket.kernel import CHANCE, NOBODY, Frame

# Fields of the event "gained" and its like.
COINS: Final = 0
PRESTIGE: Final = 1
LANTERN: Final = 2
QUARTZ: Final = 3
HORSESHOE: Final = 4
GOODS_COUNTED: Final = 5
SHOE_ITEM: Final = 0
QUARTZ_ITEM: Final = 1


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


class Overfull(Question):
    """More horseshoes and quartz than slots: some go back (DR-23)."""

    def asks(self, s: Road) -> list[int]:
        seat = self.seat
        room = s.quartz[seat] + s.shoes[seat] <= s.trinket_slots(seat)
        return NOBODY if room else [seat]

    def run(self, s: Road) -> None:
        s.done()

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

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for hero in s.inn:
            if hero >= 0:
                found.append(INVITE.of(hero))
        if s.hero_deck:
            found.append(INVITE_DECK.base)
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if choice == INVITE_DECK.base:
            board_hero(s, seat, draw_hero(s))
        else:
            leave_inn(s, INVITE.a(choice))
            board_hero(s, seat, INVITE.a(choice))

    def lapse(self, s: Road) -> None:
        s.tell(NOTHING_TO_GAIN, self.seat)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-78"


class Crowded(Question):
    """One hero too many (DR-21)."""

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero  # the new one

    def asks(self, s: Road) -> list[int]:
        room = len(s.heroes[self.seat]) <= s.hero_slots(self.seat)
        return NOBODY if room else [self.seat]

    def run(self, s: Road) -> None:
        s.done()
        if self.hero in s.heroes[self.seat]:
            use_icon(s, self.seat, self.hero)
        check_goods(s, self.seat)  # the good a leaving hero carried comes back

    def options(self, s: Road, seat: int) -> list[int]:
        return [DROP_HERO.of(hero) for hero in s.heroes[seat]]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        hero = DROP_HERO.a(choice)
        send_away(s, seat, hero)
        s.tell(HERO_DROPPED, seat, hero)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-21"

    def row(self) -> list[int]:
        return [self.seat, self.hero]


class LosingHero(Question):
    """A row takes a hero: which one (DR-87)."""

    def options(self, s: Road, seat: int) -> list[int]:
        return [DROP_HERO.of(hero) for hero in s.heroes[seat]]

    def answer(self, s: Road, seat: int, choice: int) -> None:
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

    def options(self, s: Road, seat: int) -> list[int]:
        return [SEND.of(hero) for hero in s.heroes[seat]]

    def answer(self, s: Road, seat: int, choice: int) -> None:
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

    def options(self, s: Road, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(CROWN_DECK):
            if s.palace[place] >= 0:
                found.append(CROWN_FROM.of(place))
        if s.crown_deck:
            found.append(CROWN_FROM.of(CROWN_DECK))
        return found

    def answer(self, s: Road, seat: int, choice: int) -> None:
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

    def lapse(self, s: Road) -> None:
        s.tell(NOTHING_TO_GAIN, self.seat)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-14"


# -- the wagon


class Fitting(Question):
    """Which wagon upgrade to take; one per game (DR-83, DR-95)."""

    def options(self, s: Road, seat: int) -> list[int]:
        if s.fitted[seat] >= 0:
            return []
        return [FIT.of(upgrade) for upgrade in s.upgrades]

    def answer(self, s: Road, seat: int, choice: int) -> None:
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


# -- gifts at the dice


class Raising(Question):
    """Fey Cat: by how much the travel die goes up (DR-90)."""

    def options(self, s: Road, seat: int) -> list[int]:
        return [RAISE.of(1), RAISE.of(2)]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.lift += RAISE.a(choice)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-90"


EFFECT_FRAMES = (
    *(Overfull, Inviting, Crowded, LosingHero, Sending, Crowning, Fitting),
    *(RollingLight, Raising),
)
