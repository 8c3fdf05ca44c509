"""Components, board and setup: DR-1 to DR-16 and DR-31 to DR-40."""

from __future__ import annotations

import pytest

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import (
    BUILDINGS,
    GOODS,
    HEROES,
    STEEDS,
    TOWNS,
    UPGRADES,
    cards_of,
)
from nightmarket.kernel import BadSetup, Luck, asked, legal, step
from tests.scenarios.dark_road.table import RoadTable, table


def fresh(seats: int = 3, seed: int = 1, **options: str) -> RoadTable:
    return RoadTable(GAME, GAME.setup(seats, seed, options))


CARDS = cards_of("reconstructed")


def test_one_to_four_players_and_thirteen_turns_each() -> None:
    """DR-1, DR-98: 13 turns for everybody, then the last journeys, then it is over."""
    assert GAME.seats == (1, 2, 3, 4)
    for seats in GAME.seats:
        t = fresh(seats)
        rng = Luck.seeded(3)
        turns: list[int] = []
        while t.s.stack:
            seat = asked(t.state)[0]
            choices = legal(t.state, seat)
            step(t.state, seat, choices[rng.below(len(choices))])
            events, _ = t.tape.take()
            turns += [e.values[0] for e in events if e.kind.name == "turn-begins"]
            turns += [-1 for e in events if e.kind.name == "trader-turn"]
        turns = turns if seats > 1 else [x for x in turns if x >= 0]
        expected = 13 if seats == 1 else 13 * seats
        opening = [0] if seats > 1 or turns[0] != 0 else []
        assert len(turns) in (expected, expected - 1), (turns, opening)  # the first began at setup


def test_the_counts_of_the_box() -> None:
    """DR-2: 48 heroes, 30 commissions, 26 events, 19 crowns, 7 steeds, 6 upgrades, 81 goods, 10
    cards.
    """
    s = fresh(4, snow_bees="on").s
    aboard = [h for row in s.heroes for h in row]
    assert sorted(s.hero_deck + s.inn + s.out + aboard) == list(range(48))
    assert sum(len(stack) for stack in s.stacks) == 30
    assert [len(deck) for deck in s.events] == [13, 13]
    assert len(s.crown_deck) + len(s.palace) + sum(len(c) for c in s.crowns) == 19
    assert len(STEEDS) == 7
    assert len(UPGRADES) == len(s.upgrades) == 6
    assert sum(CARDS.tiles) == 81
    assert len(s.friend_deck) + len(s.friend_row) == 22
    assert len(fresh(1).s.trader.deck) == 10
    assert s.lantern_supply + sum(s.lanterns) == 16
    assert s.quartz_supply == 24
    assert s.shoe_supply + sum(s.shoes) == 12
    assert s.light_supply + sum(s.lights) == 8


def test_six_goods_with_two_sides_and_one_shape() -> None:
    """DR-4: turning a tile over changes neither its kind nor the room it takes."""
    assert GOODS == ("potion", "book", "sword", "lute", "shield", "bow")
    t = table(
        stage="act",
        place=[4],
        sites=["farrier", "lamp-house", "star-chapel", "yedls-workshop"],
        goods=[{"shield": 4}],
        light=0,
    )
    t.play(0, "building")
    assert t.goods() == {"shield": 3, "shield+": 1}
    assert t.pending == "Acting"  # still fits


def test_six_towns_in_three_regions() -> None:
    """DR-5: a follower may stop in the other town of the region, nowhere else."""
    assert (
        *("scorchbog", "northbreak", "cursecairn", "nightpoem", "farglen", "windglass"),
    ) == TOWNS
    t = table(stage="act", place=[3], heroes=[[], ["h02", "h09", "h16"]])
    t.play(0, "visit:travel", "befriend:first", "head-for:scorchbog").dice("4 4").play(1, "join")
    t.play(0, "take:4:0").play(1, "take:4:0").pass_on(1)
    assert t.choices(1) == ["pass", "stop-at:scorchbog", "stop-at:northbreak"]
    t.refused(1, "stop-at:cursecairn", "DR-80")


def test_a_limited_supply_gives_what_is_left() -> None:
    """DR-6: two lanterns wanted, one left."""
    t = table(
        stage="act", place=[1], light=0, lanterns=[0, 15], sites=["lamp-house", *BUILDINGS[:3]]
    )
    t.play(0, "building")
    assert t.s.lanterns == [1, 15]
    assert t.s.lantern_supply == 0


def test_the_ring_and_what_lies_beside_it() -> None:
    """DR-7, DR-8: five spaces, two districts each, wagons share a space, clockwise only."""
    beside = [
        ["visit:inn", "visit:bazaar"],
        ["visit:bazaar", "visit:commissions"],
        ["visit:commissions", "visit:ruins", "visit:travel"],
        ["visit:ruins", "visit:travel", "visit:dark-market"],
        ["visit:dark-market", "visit:inn"],
    ]
    for space in range(5):
        assert table(stage="act", place=[space, space]).choices(0) == beside[space]
    t = table(stage="move", place=[3, 1], pool=3).play(0, "move:3")
    assert t.s.place == [1, 1]


def test_the_wheel_turns_clockwise() -> None:
    """DR-9: the example EX-6, prices step 5, 4, 3, 2, 1, 1, 5; the dice stay with their goods."""
    t = table(stage="act", place=[0], dearest="lute", market={"book": 2, "bow": 1})
    assert t.prices() == {"lute": 5, "shield": 4, "bow": 3, "potion": 2, "sword": 1, "book": 1}
    t.play(0, "visit:bazaar", "turn-wheel")
    assert t.prices() == {"book": 5, "lute": 4, "shield": 3, "bow": 2, "potion": 1, "sword": 1}
    assert t.s.market[GOODS.index("book")] == 2


def test_at_most_two_market_dice_on_a_section() -> None:
    """DR-10: a full section takes no third die."""
    t = table(stage="act", market={"potion": 2, "book": 2, "bow": 1}).play(0, "visit:bazaar")
    t.refused(0, "flip:bow:potion", "DR-10")
    assert "flip:bow:sword" in t.choices(0)


def test_a_good_priced_one_is_a_choice_of_two() -> None:
    """DR-11: the price is the one of the wheel now."""
    t = table(stage="act", place=[3], light=0, dearest="lute")
    t.play(0, "building")
    assert t.choices(0) == ["gain:book:basic", "gain:sword:basic"]
    t.refused(0, "gain:lute:basic", "DR-11")


def test_the_dark_market_sections() -> None:
    """DR-12: EX-8, two steps give book and shield, four a commission or a crown."""
    for steps, got in (
        (1, {"potion": 1, "sword": 1}),
        (2, {"book": 1, "shield": 1}),
        (3, {"lute": 1, "bow": 1}),
    ):
        t = table(stage="act", place=[4]).play(0, "visit:dark-market", f"sneak:{steps}")
        assert t.goods() == got
    t = table(stage="act", place=[4]).play(0, "visit:dark-market", "sneak:4")
    assert t.choices(0) == ["favour:commission", "favour:crown"]


def test_the_ruins_sections() -> None:
    """DR-13: any upgraded good; sword or bow; potion or lute; book or shield."""
    choices = [
        [f"gain:{good}:upgraded" for good in GOODS],
        ["gain:sword:upgraded", "gain:bow:upgraded"],
        ["gain:potion:upgraded", "gain:lute:upgraded"],
        ["gain:book:upgraded", "gain:shield:upgraded"],
    ]
    for steps in range(1, 5):
        t = table(stage="act", place=[3], heroes=[["h01", "h02", "h03"]], inn=["h04"] + [""] * 3)
        t.play(0, "visit:ruins", f"delve:{steps}")
        assert t.choices(0) == choices[steps % 4]


def test_crowns_and_the_rewards_of_their_places() -> None:
    """DR-14: first 2 prestige, second a basic good and a horseshoe, deck nothing; refilled at
    Rest.
    """

    def favour(**zones: object) -> RoadTable:
        t = table(stage="act", place=[4], pool=1, light=1, **zones)  # type: ignore[arg-type]
        return t.play(0, "visit:dark-market", "sneak:4", "favour:crown")

    t = favour().play(0, "crown:first")
    assert t.purse()[1] == 2
    assert t.crowns() == ["k01"]
    assert t.s.palace[0] == -1  # until Rest
    t = favour().play(0, "crown:second", "gain:shield:basic")
    assert t.goods() == {"shield": 1}
    assert t.bag() == (0, 0, 1)
    t = favour(crown_deck=["k09"]).play(0, "crown:deck")
    assert t.crowns() == ["k09"]
    assert t.purse()[1] == 0
    # A second crown of the same turn comes from elsewhere.
    t = table(stage="act", place=[3], lanterns=[3], events=["s11"])
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen", "go-by:shortcut").dice("4")
    t.play(1, "stay").play(0, "take:4:0", "bonus:crown", "crown:first", "bonus:crown")
    assert t.choices(0) == ["crown:second", "crown:deck"]
    t.refused(0, "crown:first", "DR-14")


def test_an_empty_palace_gives_nothing() -> None:
    """DR-14: with no crown left the Dark Market offers the commission only."""
    every = [f"k{i:02}" for i in range(1, 20)]
    t = table(stage="act", place=[4], palace=["", ""], crowns=[[], every])
    t.play(0, "visit:dark-market", "sneak:4")
    assert t.choices(0) == ["favour:commission"]


def test_the_furthest_companion_carries_a_travel_die() -> None:
    """DR-15: taking it brings one more die to the journey."""
    for place, dice in (("first", 1), ("second", 1), ("third", 2), ("deck", 1)):
        t = table(stage="act", place=[3]).play(0, "visit:travel", f"befriend:{place}")
        t.play(0, "head-for:farglen").play(1, "stay")
        assert len(t.s.trip.dice) == dice


def test_the_leader_track() -> None:
    """DR-16: illuminated die, crown, coins (5 for the first taker), wagon upgrade."""
    t = table(stage="act", place=[3], events=["d10"]).dice("4")
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen").play(1, "stay")
    t.play(0, "take:4:0")
    assert t.choices(0, "bonus") == [
        "bonus:illuminated",
        "bonus:crown",
        "bonus:coins",
        "bonus:wagon-upgrade",
    ]


def test_buildings_are_drawn_or_chosen() -> None:
    """DR-31: four of the five fronts at random; those that are named stand; the first game has
    its four.
    """
    seen = set()
    for seed in range(12):
        sites = fresh(2, seed).s.sites
        assert len(set(sites)) == 4
        assert all(b < 5 for b in sites)
        seen.add(tuple(sites))
    assert len(seen) > 5
    for seed in range(6):
        named = {BUILDINGS[b] for b in fresh(2, seed, buildings="first-game").s.sites}
        assert named == {"quartz-mine", "hoarfrost-filigree", "yedls-workshop", "oracle-of-lumi"}
        assert 1 in fresh(2, seed, buildings="frozen-harbor").s.sites
    with pytest.raises(BadSetup, match="4 sites"):
        fresh(2, 0, buildings=",".join(BUILDINGS[:5]))
    with pytest.raises(BadSetup, match="stand alone"):
        fresh(2, 0, buildings="first-game,farrier")


def test_reverse_sides_are_a_module() -> None:
    """DR-70: off by default, on they are drawn like the others; each does what its tile says."""
    drawn = {b for seed in range(40) for b in fresh(2, seed, reverse_sides="on").s.sites}
    assert drawn == set(range(10))
    for name, gain in (("star-chapel", (5, 2)), ("counting-house", (8, 0))):
        t = table(stage="act", place=[1], light=0, sites=[name, *BUILDINGS[:3]])
        assert t.play(0, "building").purse() == gain
    t = table(stage="act", place=[1], light=0, sites=["farrier", *BUILDINGS[:3]]).play(
        0, "building"
    )
    assert (t.purse()[1], t.bag()) == (1, (0, 0, 1))
    t = table(stage="act", place=[1], light=0, sites=["lamp-house", *BUILDINGS[:3]])
    assert t.play(0, "building").bag() == (2, 0, 0)
    t = table(stage="act", place=[1], light=0, sites=["royal-post", *BUILDINGS[:3]])
    t.play(0, "building", "commission:farglen")
    assert t.commissions() == ["c21"]


def test_the_market_at_the_start() -> None:
    """DR-32: the good of the rolled die costs 5 and has no die; or, by option, the last 1 has
    none.
    """
    for seed in range(8):
        s = fresh(2, seed).s
        dearest = s.cards.wheel[s.top]
        assert s.price(dearest) == 5
        assert [s.market[k] for k in range(6)] == [0 if k == dearest else 1 for k in range(6)]
        s = fresh(2, seed, empty_section="price-1").s
        empty = s.market.index(0)
        assert s.price(empty) == 1
        assert s.cards.wheel[s.top - 1] == empty  # it turns to 5 next


def test_only_the_top_commission_is_visible() -> None:
    """DR-33: five to a stack; the view shows the top tile alone, and a guess changes those
    below.
    """
    t = fresh(2)
    for stack in t.view(0).stacks:
        assert stack.height == 5
        assert stack.top is not None
    guesses = [GAME.resample(t.s, 0, Luck.seeded(i)) for i in range(20)]
    assert all(g.stacks[0][-1] == t.s.stacks[0][-1] for g in guesses)
    assert len({tuple(g.stacks[0]) for g in guesses}) > 5


def test_markers_and_rows_at_the_start() -> None:
    """DR-34, DR-35: markers on their first sections; 3 companions, 4 heroes, 2 crowns, 5 coins
    laid out.
    """
    s = fresh(2).s
    assert (s.dark, s.ruins, s.five, s.row_die) == (0, 0, 1, 1)
    assert [len(zone) for zone in (s.friend_row, s.inn, s.palace)] == [3, 4, 2]
    assert all(card >= 0 for zone in (s.friend_row, s.inn, s.palace) for card in zone)


def test_what_a_player_starts_with() -> None:
    """DR-36, DR-37: locked 1, 2, 3; four dice in the reserve, one illuminated, a horseshoe, a
    crown.
    """
    t = fresh(3)
    for seat in range(3):
        assert t.locked(seat) == [1, 2, 3]
        assert len(t.reserve(seat)) == 4
        assert len(t.lights(seat)) == 1
        extra = t.s.steeds[seat] == STEEDS.index("bramblehoof")
        assert t.s.shoes[seat] == 1 + extra
        assert len(t.crowns(seat)) == 1
        assert t.s.prestige[seat] == 0
        assert t.s.place[seat] == 0


def test_starting_goods_by_turn_order() -> None:
    """DR-38, EX-1: the goods priced 5, 4, 3, 2 and 0 to 3 coins more; no market die leaves."""
    for seed in range(6):
        t = fresh(4, seed)
        s = t.s
        for i in range(4):
            seat = (s.first + i) % 4
            assert s.coins[seat] == 5 + i
            assert any(
                s.price(GOODS.index(g.rstrip("+"))) == 5 - i and n for g, n in t.goods(seat).items()
            )
        assert sum(s.market) == 5
    assert len({fresh(4, seed).s.first for seed in range(20)}) == 4  # drawn by lot


def test_starting_heroes_bring_a_good() -> None:
    """DR-39, EX-19: one starting hero each, with the good on the card; unused ones leave the
    game.
    """
    brings = {
        "sh1": "potion",
        "sh2": "sword",
        "sh3": "book",
        "sh4": "lute",
        "sh5": "shield",
        "sh6": "bow",
    }
    for seed in range(6):
        t = fresh(3, seed)
        for i in range(3):
            seat = (t.s.first + i) % 3
            hero = t.heroes(seat)[0]
            dealt = GOODS[t.s.cards.wheel[(t.s.top + i) % 6]]
            expected: dict[str, int] = {dealt: 1}
            expected[brings[hero]] = expected.get(brings[hero], 0) + 1
            assert t.goods(seat) == expected
        assert len(t.s.out) == 3
        assert len(set(t.s.steeds)) == 3
        assert all(HEROES[h].startswith("sh") for h in t.s.out)


def test_a_kind_of_goods_that_ran_out() -> None:
    """DR-40: not to be bought, not to be chosen; a gain that names it gives nothing."""
    t = table(stage="act", supply={"book": 0}, coins=[9]).play(0, "visit:bazaar")
    t.refused(0, "buy:book:1", "DR-40")
    t = table(supply={"book": 0}, reserve=[[1]]).play(0, "lock:1:a")
    assert t.goods() == {"potion": 1}  # the chart's other good, without a question
    t = table(stage="act", place=[4], supply={"book": 0})
    t.play(0, "visit:dark-market", "sneak:2")
    assert t.goods() == {"shield": 1}
    t = table(stage="act", place=[3], ruins=2, supply={"book": 0, "shield": 0})
    t.play(0, "visit:ruins", "delve:1")
    assert t.goods() == {}
    assert "nothing-to-gain" in t.events
