"""What a seat may suppose: an honest full state for bots, and how well everybody stands."""

from __future__ import annotations

from nightmarket.games.dark_road.cards import KINDS, PRESTIGE_BY_GOODS, TOWN_COUNT, TURNS
from nightmarket.games.dark_road.rules import cargo_by_town, players
from nightmarket.games.dark_road.scoring import TraderResult, crown_pays, victors
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import TRADER
from nightmarket.kernel import Luck


def imagine(s: Road, seat: int, rng: Luck) -> Road:
    """A state this seat cannot tell from the true one (section 15).

    Coins stay: every single gain and payment happens openly, so whoever writes them down knows them,
    even after a penalty row, which takes all a player has or the amount it names. What goes to the
    bottom of a deck was seen too. Dealt anew are the orders of the decks, the tiles below the tops of
    the stacks, and the crowns nobody else has seen.
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
    rng.shuffle(t.trader_deck)
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
    coins = float(s.coins[player])
    prestige = float(s.prestige[player])
    points = float(s.light_count(player))
    left = (TURNS - s.round + 1) / TURNS
    for held in s.crowns[player]:
        pays = crown_pays(s, player, held // 2)
        if cards.currency[held // 2] == 0:
            coins += pays
        elif cards.currency[held // 2] == 1:
            prestige += pays
        else:
            points += pays
    for hero in s.heroes[player]:
        region = cards.hero_town[hero] // 2
        coins += (1.4, 0.7, 0.0)[region] * (0.4 + 0.6 * left)
        prestige += (0.0, 0.7, 1.4)[region] * (0.4 + 0.6 * left)
    wanted = [0] * KINDS
    towns = cargo_by_town(s, player)
    for tile in s.commissions[player]:
        goods = 0
        for kind in cards.needs[tile]:
            if s.owns(player, kind) > wanted[kind]:
                wanted[kind] += 1
                goods += 1
        likely = 0.75 if towns[cards.commission_town[tile]] > 1 else 0.6
        prestige += likely * PRESTIGE_BY_GOODS[goods] + 0.4 * left
    for kind in range(KINDS):
        spare = s.owns(player, kind) - wanted[kind]
        if spare > 0:
            coins += spare * (0.9 + 0.25 * s.price(kind)) * (0.35 + 0.65 * left)
    coins += 0.3 * left * s.shoes[player]
    points += left * (0.5 * s.lanterns[player] + 0.5 * s.quartz[player])
    points += left * 0.6 * len(s.crowns[player])
    low, high = min(coins, prestige), max(coins, prestige)
    # The lower of the two counts; a surplus can still be balanced while turns are left.
    return low + points + (high - low) * (0.12 + 0.3 * left)


def trader_worth(s: Road) -> float:
    found = float(TraderResult(s).total)
    found += 2.0 * len(s.commissions[TRADER]) + 1.0 * len(s.heroes[TRADER])
    gap = abs(s.coins[TRADER] - s.prestige[TRADER])
    left = (TURNS - s.round + 1) / TURNS
    return found + gap * (0.1 + 0.3 * left)


def promises(s: Road) -> list[float]:
    """0 to 1 for each seat: at the end who won, before that who is ahead and by how much."""
    if not s.stack:
        winners = victors(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    values = [worth(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        return [curve(values[0], trader_worth(s))]
    found: list[float] = []
    for seat in range(s.seats):
        best = max([values[i] for i in range(s.seats) if i != seat])
        found.append(curve(values[seat], best))
    return found


def curve(mine: float, other: float) -> float:
    """Half when level; the own points count a little by themselves."""
    ahead = (mine - other) / 40.0
    return min(0.99, max(0.01, 0.4 + 0.8 * ahead / (1.0 + abs(ahead)) + mine / 400.0))
