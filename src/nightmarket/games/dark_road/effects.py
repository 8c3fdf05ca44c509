"""What cards, dice and places give and take (section 14), and the questions this raises."""

from __future__ import annotations

from nightmarket.games.dark_road.cards import (
    CROWN_DECK,
    HORSESHOE_ICON,
    LANTERN_ICON,
    REGION_COINS,
    REGION_PRESTIGE,
)
from nightmarket.games.dark_road.cargo import check_goods
from nightmarket.games.dark_road.gains import (
    gain_coins,
    gain_horseshoes,
    gain_lanterns,
    gain_prestige,
)
from nightmarket.games.dark_road.programs import Question, perform
from nightmarket.games.dark_road.rules import is_person, is_starting
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import (
    CROWN_DRAWN,
    CROWN_FROM,
    CROWN_TAKEN,
    DROP_HERO,
    FIT,
    HERO_ABOARD,
    HERO_DELIVERED,
    HERO_DROPPED,
    HERO_LOST,
    INVITE,
    INVITE_DECK,
    NOTHING_TO_GAIN,
    RAISE,
    SEND,
    TRADER_DELIVERED,
    TRADER_HERO_LOST,
    UPGRADE_FITTED,
)
from nightmarket.kernel import NOBODY

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


def send_away(s: Road, player: int, hero: int) -> None:
    """A hero leaves unserved: to the bottom of the deck, a starting hero out of the game (DR-21)."""
    s.heroes[player].remove(hero)
    if is_starting(hero):
        s.out.append(hero)
    else:
        s.hero_deck.insert(0, hero)
        s.hero_known += 1


def lose_hero(s: Road, player: int, hero: int) -> None:
    send_away(s, player, hero)
    if is_person(s, player):
        s.tell(HERO_LOST, player, hero)
        check_goods(s, player)
    else:
        s.tell(TRADER_HERO_LOST, hero)


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


def deliver_hero(s: Road, player: int, hero: int) -> None:
    """A hero reaches the right town: the region pays, the hero goes to the scoring pile (DR-82)."""
    town = s.cards.hero_town[hero]
    s.heroes[player].remove(hero)
    s.delivered[player].append(hero)
    if is_person(s, player):
        s.tell(HERO_DELIVERED, player, hero, town)
    else:
        s.tell(TRADER_DELIVERED, hero, town)
    gain_coins(s, player, REGION_COINS[town // 2])
    gain_prestige(s, player, REGION_PRESTIGE[town // 2])
    if is_person(s, player):
        check_goods(s, player)  # the hero may have carried a good (DR-19)


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


# -- gifts at the dice


class Raising(Question):
    """Fey Cat: by how much the travel die goes up (DR-90)."""

    def options(self, s: Road, seat: int) -> list[int]:
        return [RAISE.of(1), RAISE.of(2)]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.trip.lift += RAISE.a(choice)
        s.done()

    def rule(self, s: Road, choice: int) -> str:
        return "DR-90"


EFFECT_FRAMES = (Inviting, Crowded, LosingHero, Sending, Crowning, Fitting, Raising)
