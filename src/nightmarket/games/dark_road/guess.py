"""What a seat may suppose: an honest full state for bots, and how well everybody stands."""

from __future__ import annotations

from nightmarket.games.dark_road.cards import (
    IN_COINS,
    IN_PRESTIGE,
    KINDS,
    PRESTIGE_BY_GOODS,
    REGION_COINS,
    REGION_PRESTIGE,
    TOWN_COUNT,
    TURNS,
    WARES,
)
from nightmarket.games.dark_road.rules import cargo_by_town, players
from nightmarket.games.dark_road.scoring import TraderResult, crown_pays, victors
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import TRADER
from nightmarket.kernel import Luck


def imagine(s: Road, seat: int, rng: Luck) -> Road:
    """A state this seat cannot tell from the true one (section 15).

    Coins stay: every single gain and payment happens openly, so whoever writes them down knows them,
    even after a penalty row, which takes all a player has or the amount it names. The Trader's follow
    in the same way from its cards and the prices. What goes to the bottom of a deck was seen too. Dealt
    anew are the orders of the decks, the tiles below the tops of the stacks, and the crowns nobody else
    has seen.
    """
    t = s.clone()
    t.luck = rng.fresh()
    if not t.stack:  # over: all crowns are on the table
        return t
    shuffle_from(t.hero_deck, t.hero_known, len(t.hero_deck), rng)
    for town in range(TOWN_COUNT):
        stack = t.stacks[town]
        shuffle_from(stack, t.stack_known[town], len(stack) - 1, rng)
    rng.shuffle(t.friend_deck)
    for deck in t.events:
        rng.shuffle(deck)
    rng.shuffle(t.trader.deck)
    hidden = t.crown_deck[:]
    for player in range(players(t)):
        if player != seat:
            hidden += [held // 2 for held in t.crowns[player] if not held & 1]
    rng.shuffle(hidden)
    for player in range(players(t)):
        if player != seat:
            t.crowns[player] = [held if held & 1 else hidden.pop() * 2 for held in t.crowns[player]]
    t.crown_deck = hidden
    return t


def shuffle_from(cards: list[int], low: int, high: int, rng: Luck) -> None:
    """Shuffle the cards from `low` up to, not including, `high`."""
    for i in range(high - 1, low, -1):
        j = low + rng.below(i - low + 1)
        cards[i], cards[j] = cards[j], cards[i]


# -- how well everybody stands


def worth(s: Road, player: int) -> float:
    """Points a player may hope for: what is scored, and what is aboard at a discount."""
    cards = s.cards
    left = (TURNS - s.round + 1) / TURNS  # of the game
    coins = float(s.coins[player])
    prestige = float(s.prestige[player])
    points = float(s.light_count(player)) * (1.0 + 1.2 * left)
    for held in s.crowns[player]:
        pays = crown_pays(s, player, held // 2)
        currency = cards.currency[held // 2]
        if currency == IN_COINS:
            coins += pays
        elif currency == IN_PRESTIGE:
            prestige += pays
        else:
            points += pays
    points += 0.9 * left * len(s.crowns[player])  # deeds still to be done
    towns = cargo_by_town(s, player)
    for hero in s.heroes[player]:
        town = cards.hero_town[hero]
        likely = (0.4 if towns[town] == 1 else 0.55) + 0.4 * left
        coins += likely * REGION_COINS[town // 2]
        prestige += likely * REGION_PRESTIGE[town // 2]
    wanted = [0] * KINDS
    for tile in s.commissions[player]:
        goods = 0
        for kind in cards.needs[tile]:
            if s.owns(player, kind) > wanted[kind]:
                wanted[kind] += 1
                goods += 1
        now = PRESTIGE_BY_GOODS[goods]
        likely = (0.45 if towns[cards.commission_town[tile]] == 1 else 0.6) + 0.35 * left
        prestige += likely * now + 0.25 * left * (PRESTIGE_BY_GOODS[3] - now)
    base = player * WARES
    for kind in range(KINDS):
        points += 0.6 * s.goods[base + kind * 2 + 1]  # an upgraded good is worth one more anywhere
        spare = s.owns(player, kind) - wanted[kind]
        if spare > 0:
            coins += spare * (0.5 + 0.5 * s.price(kind)) * (0.25 + 0.65 * left)
    free = min(s.quartz[player], 2 * s.friend_count(player))
    points += left * (0.3 * s.shoes[player] + 0.3 * s.quartz[player] + 0.5 * free)
    points += left * (0.8 * s.lanterns[player] + 0.3 * s.friend_count(player))
    if s.fitted[player] >= 0:
        points += 1.5 * left
    low, high = min(coins, prestige), max(coins, prestige)
    # The lower of the two counts; a surplus can still be balanced while turns are left.
    return low + points + (high - low) * (0.1 + 0.35 * left)


def trader_worth(s: Road) -> float:
    left = (TURNS - s.round + 1) / TURNS
    gap = abs(s.coins[TRADER] - s.prestige[TRADER])
    cargo = 2.5 * len(s.commissions[TRADER]) + 1.5 * len(s.heroes[TRADER])
    return TraderResult(s).total + cargo + gap * (0.1 + 0.35 * left)


def promises(s: Road) -> list[float]:
    """0 to 1 for each seat: at the end who won, before that who is ahead and by how much."""
    if not s.stack:
        winners = victors(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    values = [worth(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        return [standing(s, values[0], trader_worth(s))]
    found: list[float] = []
    for seat in range(s.seats):
        best = max([values[i] for i in range(s.seats) if i != seat])
        found.append(standing(s, values[seat], best))
    return found


def standing(s: Road, mine: float, other: float) -> float:
    """Half of it against the other, half against what a good player has by this time."""
    usual = 6.0 + 3.0 * s.round
    return 0.5 + 0.24 * soft((mine - other) / 10.0) + 0.24 * soft((mine - usual) / 10.0)


def soft(x: float) -> float:
    """Between -1 and 1, steepest where it is close."""
    return x / (1.0 + abs(x))
