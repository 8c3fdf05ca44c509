"""Travel: DR-71 to DR-85."""

from __future__ import annotations

from typing import Any

from tests.scenarios.dark_road.table import RoadTable, table


def caravan(
    seats: int = 3,
    joins: tuple[int, ...] = (1, 2),
    town: str = "cursecairn",
    dice: str = "4 4 4 4",
    befriend: str = "first",
    road: str = "",
    **zones: Any,
) -> RoadTable:
    """Seat 0 leads; the dice lie in the travel area."""
    zones.setdefault("events", ["d10", "s05"])
    t = table(seats=seats, stage="act", place=[3] * seats, **zones)
    t.play(0, "visit:travel", f"befriend:{befriend}", f"head-for:{town}")
    if t.pending == "ChoosingRoad":
        t.play(0, f"go-by:{road or 'dark-road'}")
    for seat in range(1, seats):
        if seat == seats - 1 or seat == max(joins, default=0):
            extra = 1 if befriend == "third" else 0
            t.script = []
            t.dice(" ".join(dice.split()[: 1 + len(joins) + extra]))
        t.play(seat, "join" if seat in joins else "stay")
    return t


def test_the_active_player_leads() -> None:
    """DR-71: Lovebug gives a lantern first, so it may count for the shortcut."""
    t = table(stage="act", place=[3], steeds=["lovebug"], lanterns=[2])
    t.play(0, "visit:travel")
    assert t.bag()[0] == 3
    assert t.s.trip.leader == 0
    t.play(0, "befriend:first", "head-for:farglen")
    assert "go-by:shortcut" in t.choices(0)


def test_the_leader_takes_a_companion() -> None:
    """DR-72: a face-up one or the top of the deck; mandatory; as many as one likes over the
    game.
    """
    t = table(stage="act", place=[3], friend_deck=["phoenix"], friends=[{"raven": 2}])
    t.play(0, "visit:travel")
    assert t.choices(0) == ["befriend:first", "befriend:second", "befriend:third", "befriend:deck"]
    t.refused(0, "head-for:farglen", "DR-72")
    t.play(0, "befriend:deck")
    assert t.friends() == {"raven": 2, "phoenix": 1}


def test_town_and_road_are_named() -> None:
    """DR-73: the shortcut costs three lanterns at once and is not offered for less."""
    t = table(stage="act", place=[3], lanterns=[4]).play(0, "visit:travel", "befriend:first")
    t.refused(0, "go-by:shortcut", "DR-73")
    t.play(0, "head-for:farglen", "go-by:shortcut")
    assert t.bag()[0] == 1
    t = table(stage="act", place=[3], lanterns=[2]).play(0, "visit:travel", "befriend:first")
    t.play(0, "head-for:farglen")
    assert t.pending == "Joining"
    assert t.s.trip.road == 0


def test_others_join_or_stay_in_order() -> None:
    """DR-74, EX-12: clockwise from the leader's left, one die per member and the companion's."""
    t = table(seats=4, stage="act", turn=2, place=[3] * 4)
    t.play(2, "visit:travel", "befriend:third", "head-for:farglen")
    order = []
    while t.pending == "Joining":
        order.append(t.asked[0])
        t.play(t.asked[0], "stay" if len(order) == 2 else "join")
    assert order == [3, 0, 1]
    assert len(t.s.trip.dice) == 4


def test_who_takes_a_die_first() -> None:
    """DR-75, EX-12: the leader first on the dark road and last on the shortcut; one may be left
    over.
    """
    t = caravan(dice="1 2 3")
    order = []
    while t.pending == "TakingDie":
        order.append(t.asked[0])
        t.play(t.asked[0], t.choices(t.asked[0], "take")[-1])
        while t.pending in ("PickingWare",):
            t.play(t.asked[0], t.choices(t.asked[0])[0])
    assert order == [0, 1, 2]
    t = caravan(lanterns=[3], road="shortcut", befriend="third", dice="4 4 4 4")
    order = []
    while t.pending == "TakingDie":
        order.append(t.asked[0])
        assert len(t.s.trip.dice) == 5 - len(order)
        t.play(t.asked[0], "take:4:0")
    assert order == [1, 2, 0]
    t = caravan(dice="5 2 3")
    t.refused(0, "take:4:0", "DR-75")


def test_a_lantern_rolls_the_dice_that_are_left() -> None:
    """DR-76: as often as there are lanterns; dice that were taken stay."""
    t = caravan(dice="1 2 3", lanterns=[2, 1]).dice("4 5 6")
    t.play(0, "reroll")
    assert sorted(t.s.trip.dice) == [4, 5, 6]
    t.dice("1 1 4").play(0, "reroll")
    assert t.bag()[0] == 0
    t.refused(0, "reroll", "DR-76")
    t.play(0, "take:4:0").dice("6 6").play(1, "reroll")
    assert t.s.trip.dice == [6, 6]
    t.play(1, "take:6:0")
    t.refused(2, "reroll", "DR-76")


def test_the_die_picks_the_row() -> None:
    """DR-77: Whisper adds 1 if wanted, a Fey Cat 1 or 2 for the leader; resolved before the next
    chooses.
    """
    t = caravan(dice="4 4 5", steeds=["whisper"], events=["d10"])
    assert t.choices(0, "take") == ["take:4:0", "take:4:1", "take:5:0", "take:5:1"]
    t.play(0, "take:4:1")
    assert t.purse() == (5, 1)  # row 5: one prestige
    assert t.asked == [1]
    t.refused(1, "take:4:1", "DR-93")
    t.play(1, "take:4:0")
    assert t.purse(1) == (6, 0)
    t = caravan(dice="4 4 4", steeds=["whisper"], quartz=[1], friends=[{"fey-cat": 1}])
    t.play(0, "gift:fey-cat:b", "raise:1", "take:4:1")
    assert t.event("die-taken")["row"] == 6


def test_a_hero_by_event_needs_no_sale() -> None:
    """DR-78: any face-up hero or the top of the deck; the Inn is refilled at Rest."""
    t = caravan(seats=2, joins=(1,), events=["d06"], dice="6 6", hero_deck=["h42"])
    t.play(0, "take:6:0")
    assert t.choices(0) == ["invite:h01", "invite:h08", "invite:h15", "invite:h22", "invite-deck"]
    t.refused(0, "invite:h30", "DR-78")
    t.play(0, "invite:h08")
    assert t.inn() == ["h01", "", "h15", "h22"]
    t.play(1, "take:6:0", "invite-deck")
    assert t.heroes(1) == ["h42"]


def test_dice_and_event_go_back() -> None:
    """DR-79: a used-up deck is shuffled anew from its discards."""
    t = caravan(seats=2, joins=(1,), events=["d10"], dice="4 4").play(0, "take:4:0")
    t.play(1, "take:4:0")
    assert (t.s.trip.dice, t.s.trip.taken, t.s.trip.event) == ([], 0, -1)
    assert t.s.event_discards[0] == [9]
    s = table(stage="act", place=[3]).s
    s.events[0], s.event_discards[0] = [], list(range(13))
    t = RoadTable(table().game, s).dice("4")
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen").play(1, "stay")
    assert len(t.s.events[0]) == 12
    assert t.s.event_discards[0] == []


def test_where_members_deliver() -> None:
    """DR-80: the leader only in the named town; followers in one town of the region; all is
    optional.
    """
    t = caravan(heroes=[["h16", "h23"], ["h17", "h24"], ["h02"]])
    t.play(0, "take:4:0").play(1, "take:4:0").play(2, "take:4:0")
    assert t.choices(0) == ["end", "deliver:h16"]
    t.refused(0, "deliver:h23", "DR-82")
    t.play(0, "end")
    assert t.heroes() == ["h16", "h23"]
    assert t.choices(1) == ["pass", "stop-at:cursecairn", "stop-at:nightpoem"]
    t.play(1, "stop-at:nightpoem")
    assert t.choices(1) == ["end", "deliver:h24"]
    t.play(1, "deliver:h24")
    assert t.asked == [0]  # seat 2 has nothing for the region: the bonus follows
    assert t.pending == "Bonus"


def test_commissions_pay_by_the_number_of_goods() -> None:
    """DR-81, EX-10: 1, 3, 6 prestige and one more per upgraded good; the tile is done whatever
    the number.
    """

    def deliver(goods: dict[str, int], *texts: str) -> RoadTable:
        t = caravan(
            seats=2, joins=(), town="scorchbog", dice="4", commissions=[["c03"]], goods=[goods]
        )
        return t.play(0, "take:4:0", "fulfil:c03", *texts)

    everything = {"potion+": 1, "sword": 1, "shield": 1}
    t = deliver(everything, "hand-in:potion:upgraded", "hand-in:shield:basic", "end")
    assert t.purse()[1] == 4
    assert t.commissions() == []
    assert t.s.full[0] == 0
    assert t.s.fine[0] == 1
    assert t.goods() == {"sword": 1}
    assert t.bag()[1] == 0  # no quartz here
    t = deliver(
        {"potion+": 1, "sword+": 1, "shield": 1},
        "hand-in:potion:upgraded",
        "hand-in:sword:upgraded",
        "hand-in:shield:basic",
    )
    assert t.purse()[1] == 8
    assert t.s.full[0] == 1
    t = deliver(everything)
    t.refused(0, "end", "DR-81")
    t.refused(0, "hand-in:bow:basic", "DR-81")
    t.play(0, "hand-in:sword:basic", "end")
    assert t.purse()[1] == 1


def test_several_commissions_and_heroes_at_once() -> None:
    """DR-81: as many as there are goods for."""
    t = caravan(
        seats=2,
        joins=(),
        town="scorchbog",
        dice="4",
        heroes=[["h02", "sh1"]],
        commissions=[["c01", "c03", "c06"]],
        goods=[{"book": 2, "potion": 1}],
    )
    t.play(0, "take:4:0")
    assert t.choices(0) == ["end", "deliver:h02", "deliver:sh1", "fulfil:c01", "fulfil:c03"]
    t.play(0, "fulfil:c01", "hand-in:book:basic", "fulfil:c03", "hand-in:potion:basic")
    t.play(0, "deliver:sh1", "deliver:h02")
    assert t.purse() == (5 + 1 + 4, 2)
    assert t.pending == "Bonus"
    assert t.s.led[0] == 1


def test_heroes_pay_by_region() -> None:
    """DR-82, EX-11: A two coins, B a coin and a prestige, C two prestige."""
    for town, heroes, purse in (
        ("scorchbog", ["h02"], (8, 0)),
        ("cursecairn", ["h16", "h17"], (8, 2)),
        ("farglen", ["h29"], (6, 2)),
    ):
        t = caravan(seats=2, joins=(), town=town, dice="4", heroes=[[*heroes, "h23"]])
        t.play(0, "take:4:0", *(f"deliver:{hero}" for hero in heroes))
        assert t.purse() == purse
        assert t.heroes() == ["h23"]


def test_leader_bonuses() -> None:
    """DR-83, EX-18: one on the dark road, two for the shortcut, the same twice if wanted; 5
    coins, then 3.
    """
    t = caravan(seats=2, joins=(), dice="4", lanterns=[3], road="shortcut").play(0, "take:4:0")
    t.play(0, "bonus:coins", "bonus:coins")
    assert t.purse()[0] == 6 + 8
    assert t.s.turn == 1
    t = caravan(seats=2, joins=(), dice="4", five=0).play(0, "take:4:0", "bonus:coins")
    assert t.purse()[0] == 9
    t = caravan(seats=2, joins=(), dice="4", lanterns=[3], road="shortcut").play(0, "take:4:0")
    t.play(0, "bonus:wagon-upgrade", "fit:lantern-rack")
    t.refused(0, "bonus:wagon-upgrade", "DR-83")
    assert t.dice("3").play(0, "bonus:illuminated").lights() == [3]
    t = caravan(seats=2, joins=(), dice="4", lights=[[1, 1]]).play(0, "take:4:0")
    t.refused(0, "bonus:illuminated", "DR-83")  # no room: it could not give anything
    t = caravan(seats=2, joins=(), dice="4", upgrades=[]).play(0, "take:4:0")
    t.refused(0, "bonus:wagon-upgrade", "DR-83")


def test_a_journey_with_nothing_to_deliver() -> None:
    """DR-84: legal; the leader bonus follows at once."""
    t = caravan(seats=2, joins=(), dice="4").play(0, "take:4:0")
    assert t.pending == "Bonus"


def test_no_companion_left() -> None:
    """DR-85: the leader takes none and travels all the same."""
    every = {
        "raven": 3,
        "fey-cat": 3,
        "frost-mouse": 3,
        "cave-dragon": 3,
        "scorpion": 3,
        "phoenix": 3,
    }
    t = table(stage="act", place=[3], friends=[{}, every], friend_row=["", "", ""])
    t.play(0, "visit:travel")
    assert t.pending == "Heading"
