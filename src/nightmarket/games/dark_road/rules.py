"""What the rules say about a position: pure helpers, no frames, nothing changes here."""

from __future__ import annotations

from nightmarket.games.dark_road.cards import (
    AFTER_ROW,
    ANY_GOOD,
    ANY_TIME,
    AT_THE_DICE,
    HERO_COUNT,
    KINDS,
    OFF_MARKET,
    PRICED,
    SPECIES,
    TOWN_COUNT,
    WARES,
)
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import GIVE


def players(s: Road) -> int:
    """Wagons on the board: the people, and the Trader of a solo game."""
    return 2 if s.seats == 1 else s.seats


def is_person(s: Road, player: int) -> bool:
    """Not the Trader."""
    return player < s.seats


def in_supply(s: Road, kinds: int) -> int:
    """Those kinds (as bits) of which a tile is left (DR-40)."""
    found = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 and s.supply[kind] > 0:
            found |= 1 << kind
    return found


def kinds_meant(s: Road, number: int) -> int:
    """The goods a gain may choose from, as bits: named, any, off the market, or by price (DR-11)."""
    if number < ANY_GOOD:
        return 1 << number
    found = 0
    for kind in range(KINDS):
        if number == ANY_GOOD:
            found |= 1 << kind
        elif number == OFF_MARKET:
            if s.market[kind] == 0:  # dice removed this turn count as gone
                found |= 1 << kind
        elif s.price(kind) == number - PRICED:
            found |= 1 << kind
    return found


def crafted(s: Road, player: int) -> int:
    """The goods the craft chart gives for the die in slot A, any when it is empty (DR-25)."""
    value = s.locked[player * 3]
    return s.cards.craft[value] if value >= 0 else s.cards.chart


def dearest(s: Road, player: int) -> int:
    """The most valuable goods aboard, as bits of wares (DR-87)."""
    best, found = -1, 0
    base = player * WARES
    for ware in range(WARES):
        if s.goods[base + ware]:
            price = s.price(ware // 2)
            if price > best:
                best, found = price, 0
            if price == best:
                found |= 1 << ware
    return found


def wares_aboard(s: Road, player: int, side: int) -> int:
    """Goods aboard with this side up (-1: either), as bits of wares."""
    found = 0
    base = player * WARES
    for ware in range(WARES):
        if s.goods[base + ware] and (side < 0 or ware & 1 == side):
            found |= 1 << ware
    return found


def sellable(s: Road, player: int, hero: int) -> bool:
    """Whether the player can sell this hero anything (DR-66)."""
    return any(s.owns(player, kind) for kind in s.cards.wants[hero])


def can_fulfil(s: Road, player: int, commission: int) -> bool:
    return any(s.owns(player, kind) for kind in s.cards.needs[commission])


def deliverable(s: Road, player: int, town: int) -> bool:
    """Whether the player could deliver anything there now (DR-81, DR-82)."""
    cards = s.cards
    for hero in s.heroes[player]:
        if cards.hero_town[hero] == town:
            return True
    for commission in s.commissions[player]:
        if cards.commission_town[commission] == town and can_fulfil(s, player, commission):
            return True
    return False


def add_wares(
    s: Road, seat: int, icons: list[int], served: int, base: int, found: list[int]
) -> None:
    """Add `base + ware` for the goods aboard that an icon asks for and did not get yet."""
    goods = s.goods
    offered = 0
    for icon in range(len(icons)):
        kind = icons[icon]
        if (served >> icon | offered >> kind) & 1:
            continue
        offered |= 1 << kind
        ware = kind * 2
        if goods[seat * WARES + ware]:
            found.append(base + ware)
        if goods[seat * WARES + ware + 1]:
            found.append(base + ware + 1)


def serve(icons: list[int], served: int, kind: int) -> int:
    """Which icons are served (bits) when the first open one for this kind is, too."""
    icon = 0
    while icons[icon] != kind or served >> icon & 1:
        icon += 1
    return served | 1 << icon


def can_serve(s: Road, seat: int, icons: list[int], served: int) -> bool:
    """Whether a good is aboard for an icon that did not get one yet."""
    return any(not served >> icon & 1 and s.owns(seat, icons[icon]) for icon in range(len(icons)))


def is_starting(hero: int) -> bool:
    return hero >= HERO_COUNT


# -- gifts (DR-58, DR-89)


def can_gift(s: Road, seat: int, at_the_dice: bool = False) -> bool:
    """Whether the seat may gift quartz now: its own turn, a quartz, a free space of a companion."""
    if seat != s.turn or s.quartz[seat] == 0:
        return False
    found: list[int] = []
    add_gifts(s, seat, found, at_the_dice)
    return len(found) > 0


def add_gifts(s: Road, seat: int, found: list[int], at_the_dice: bool = False) -> None:
    """Add every gift the seat may make now."""
    if seat != s.turn or s.quartz[seat] == 0:
        return
    base = seat * SPECIES
    for species in range(SPECIES):
        owned = s.friends[base + species]
        if owned:
            for gift in range(2):
                if s.gifted[(base + species) * 2 + gift] < owned and is_time(
                    s, s.cards.gift_time[species * 2 + gift], at_the_dice
                ):
                    found.append(GIVE.of(species, gift))


def is_time(s: Road, when: int, at_the_dice: bool) -> bool:
    if when == ANY_TIME:
        return True
    if when == AFTER_ROW:
        return s.echo >= 0
    return when == AT_THE_DICE and at_the_dice


def why_not_gift(s: Road, seat: int, choice: int) -> str:
    """The rule that forbids a gift."""
    if seat != s.turn:
        return "DR-58"
    at = (seat * SPECIES + GIVE.a(choice)) * 2 + GIVE.b(choice)
    if s.quartz[seat] == 0 or s.friends[at // 2] <= s.gifted[at]:
        return "DR-89"
    return "DR-90"


# -- the Trader's choices (DR-107, DR-108)


def cargo_by_town(s: Road, player: int) -> list[int]:
    """Heroes and commissions for each town."""
    found = [0] * TOWN_COUNT
    for hero in s.heroes[player]:
        found[s.cards.hero_town[hero]] += 1
    for commission in s.commissions[player]:
        found[s.cards.commission_town[commission]] += 1
    return found


def best_towns(s: Road, player: int, towns: list[int]) -> list[int]:
    """Among these: most heroes and commissions, then most commissions; several when they tie."""
    cargo = cargo_by_town(s, player)
    orders = [0] * TOWN_COUNT
    for commission in s.commissions[player]:
        orders[s.cards.commission_town[commission]] += 1
    best = max([cargo[town] * 64 + orders[town] for town in towns])
    return [town for town in towns if cargo[town] * 64 + orders[town] == best]
