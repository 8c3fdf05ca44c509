"""The row of Dale of Merchants 2 (section 13 of its rules says who knows what)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dale_of_merchants import GAME
from nightmarket.games.dale_of_merchants.cards import NAMES, PER_SET, SETS, SLOTS, TEAM_STACKS
from nightmarket.research.layout import (
    Amounts,
    BySeat,
    Counts,
    Flag,
    Layout,
    Maybe,
    Number,
    OneOf,
    Rows,
    Seat,
    Sums,
)

SEATS: Final = 4
CARD: Final = tuple(NAMES[: 1 + PER_SET * len(SETS)])  # the kernel keeps room for more sets
COPIES: Final = 40
CARDS: Final = 255
TOP: Final = 5  # cards from the top of a deck that have cells of their own
POOLS: Final = 24


LAYOUT: Final = Layout(
    "dale-of-merchants",
    version=2,
    seats=SEATS,
    people="sides",
    questions=list(GAME.asks),
    without=["face"],
    fields=[
        OneOf("card", CARD, "q.get('card')"),
        OneOf("set", SETS, "q.get('set')"),
        Number("price", CARDS, "q.get('price', 0)"),
        Number("paid", CARDS, "q.get('paid', 0)"),
        Number("missing", CARDS, "q.get('missing', 0)", low=-CARDS),
        Number("slot", SLOTS, "q.get('slot', 0)"),
        Number("left", CARDS, "q.get('left', 0)"),
        Counts("sets", SETS),
        Flag("teams"),
        Number("goal", TEAM_STACKS),
        Seat("turn", SEATS),
        Number("turns", 1000, clipped=True),
        Number("ironing", CARDS),
        Rows("market", SLOTS, [OneOf("card", CARD), Number("price", CARDS)]),
        Number("market_deck", CARDS),
        Counts("market_discard", CARD, COPIES),
        Number("junk", CARDS),
        BySeat(
            "sides",
            SEATS,
            [
                Number("hand", CARDS),
                Counts("known", CARD, COPIES),
                Counts("picked", CARD, COPIES),
                Number("deck", CARDS),
                Rows("top", TOP, [OneOf("", CARD, "")], f"$.top[:{TOP}]"),
                Counts("in_deck", CARD, COPIES, ".top"),
                Counts("discard", CARD, COPIES),
                OneOf("on_discard", CARD, "$.discard[-1] if $.discard else ''"),
                Counts("area", CARD, COPIES),
                Number("limit", CARDS),
                Number("needs", CARDS),
            ],
        ),
        Rows(
            "stalls",
            SEATS,
            [Rows("stacks", TEAM_STACKS, [Counts("", CARD, COPIES, "")], "")],
            "[y.stacks for y in $.stalls[me % len($.stalls):] + $.stalls[:me % len($.stalls)]]",
        ),
        Maybe(
            "own",
            [
                Sums(
                    "card",
                    CARD,
                    [
                        ("held", "cards in the own hand", "1", COPIES),
                        ("value", "their values together", "$.value", CARDS),
                        ("changed", "with another value", "$.changed", COPIES),
                        ("used", "used this turn", "$.used", COPIES),
                        ("known", "known to all", "$.known", COPIES),
                    ],
                )
            ],
        ),
        Rows(
            "pools",
            POOLS,
            [
                Amounts("cards", CARD, COPIES),
                BySeat("hands", SEATS, [Number("", CARDS, "")]),
                BySeat("decks", SEATS, [Number("", CARDS, "")]),
                Number("market", CARDS),
                Number("aside", CARDS),
            ],
        ),
        Number("set_aside", CARDS, "len($.aside)"),
        Counts("aside", CARD, COPIES),
        Counts("searched", CARD, COPIES),
        OneOf("buying", CARD),
    ],
)
