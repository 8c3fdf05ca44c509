"""The row of Merchants of the Dark Road (section 15 of its rules says who knows what).

Alone one plays against the Trader, who has the place of a second seat.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import (
    BUILDINGS,
    COMMISSION_IDS,
    COMPANIONS,
    CROWNS,
    EVENTS,
    FACES,
    GOODS,
    HEROES,
    HORSESHOES,
    LANTERNS,
    NIGHT_DICE,
    QUARTZ,
    ROADS,
    SIDES,
    SLOTS,
    SPACES,
    STEEDS,
    TOWNS,
    TRADER_CARDS,
    TRAVEL_DICE,
    TURNS,
    UPGRADES,
)
from nightmarket.research.layout import (
    Amounts,
    ByName,
    BySeat,
    Counts,
    Custom,
    Flag,
    Layout,
    Maybe,
    Number,
    OneOf,
    Places,
    Rows,
    Seat,
    Seats,
    Tally,
)

SEATS: Final = 4
DECK: Final = 60
MOST: Final = 100
POINTS: Final = 1000
WARES: Final = tuple(f"{side} {good}" for good in GOODS for side in SIDES)

LAYOUT: Final = Layout(
    "dark-road",
    version=1,
    seats=SEATS,
    people="wagons",
    questions=list(GAME.asks),
    without=["night", "light", "market", "travel", "oracle", "ruins"],
    fields=[
        Seat("turn", SEATS),
        OneOf("phase", ("plan", "move", "act", "rest")),
        Number("round", TURNS + 2),
        Seat("first", SEATS),
        Number("pool", FACES - 1, low=-1),
        Number("pool_light", FACES, low=-1),
        ByName(
            "wheel",
            "good",
            GOODS,
            [Number("price", MOST), Number("dice", MOST), Number("left", MOST)],
        ),
        OneOf("dearest", GOODS, "$.wheel[0].good"),
        Rows("ring", SPACES, [OneOf("building", BUILDINGS)]),
        ByName(
            "stacks",
            "town",
            TOWNS,
            [Number("height", DECK), Maybe("top", [OneOf("id", COMMISSION_IDS)])],
        ),
        Counts("inn", HEROES, of=".id"),
        Number("hero_deck", DECK),
        Maybe("guest", [OneOf("id", HEROES)]),
        Rows("palace", 2, [Maybe("crown", [OneOf("id", CROWNS)], "")]),
        Number("crown_deck", DECK),
        Rows("friends", 3, [OneOf("", COMPANIONS, "")]),
        Number("friend_deck", DECK),
        Flag("row_die"),
        Number("dark_market", 8),
        Number("ruins", 8),
        Rows("event_decks", 2, [Number("", DECK, "")]),
        Counts("past_events", EVENTS),
        Flag("five"),
        Counts("upgrades", UPGRADES, 4),
        Amounts("supply", ("lantern", "quartz", "horseshoe", "illuminated"), MOST),
        Maybe(
            "caravan",
            [
                Seat("leader", SEATS),
                OneOf("town", TOWNS),
                OneOf("road", ROADS),
                Seats("members", SEATS),
                OneOf("event", EVENTS),
                Tally("dice", 7, TRAVEL_DICE),
                Number("taken", MOST, low=-1),
                Number("lift", MOST),
            ],
        ),
        BySeat(
            "wagons",
            SEATS,
            [
                Flag("trader"),
                Number("prestige", POINTS, low=-POINTS),
                Places("space", SPACES, "($.space,) if $.space >= 0 else ()"),
                OneOf("steed", STEEDS),
                OneOf("upgrade", UPGRADES),
                Counts("heroes", HEROES, of=".id"),
                Counts("commissions", COMMISSION_IDS, of=".id"),
                Custom(
                    "goods",
                    len(WARES),
                    MOST,
                    "how many of " + f"{len(WARES)}: " + ", ".join(WARES),
                    "for p in {v}: o[{o} + {t0}[p.good] * 2 + {t1}[p.side]] += 1",
                    tables=[GOODS, SIDES],
                ),
                Number("good_count", MOST),
                Number("rows", MOST),
                Number("lanterns", LANTERNS),
                Number("quartz", QUARTZ),
                Number("horseshoes", HORSESHOES),
                Amounts(
                    "slots",
                    ("heroes", "commissions", "lanterns", "trinkets", "illuminated", "beside"),
                    MOST,
                ),
                ByName(
                    "friends",
                    "companion",
                    COMPANIONS,
                    [Number("count", DECK), Rows("free", 2, [Number("", DECK, "")])],
                ),
                Rows("locked", len(SLOTS), [Number("", FACES - 1, "", low=-1)]),
                Tally("reserve", FACES, NIGHT_DICE),
                Tally("lights", FACES, MOST),
                Number("light_count", MOST),
                Number("spent", MOST),
                Number("removed", MOST),
                Number("crown_count", len(CROWNS)),
                ByName(
                    "seen_crowns", "id", CROWNS, [Flag("seen", "True or $"), Number("counts", MOST)]
                ),
                Counts("delivered", HEROES),
                Counts("fulfilled", COMMISSION_IDS),
            ],
        ),
        OneOf("trader_card", TRADER_CARDS),
        Number("trader_deck", DECK),
        Maybe(
            "step",
            [
                OneOf("town", TOWNS),
                Number("left", MOST),
                Number("price", MOST),
                OneOf("commission", COMMISSION_IDS),
                OneOf("purpose", ("lose", "upgrade", "downgrade")),
                OneOf("side", SIDES),
                Number("used", POINTS),
            ],
        ),
        Maybe(
            "own",
            [
                Number("coins", POINTS),
                ByName(
                    "crowns",
                    "id",
                    CROWNS,
                    [
                        Flag("held", "True or $"),
                        Number("counts", MOST),
                        Number("pays", POINTS, low=-POINTS),
                    ],
                ),
                Number("score", POINTS, low=-POINTS),
            ],
        ),
    ],
)
