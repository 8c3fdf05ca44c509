"""Every row of every event, and what penalties may take: DR-86 to DR-88."""

from __future__ import annotations

import pytest

from tests.scenarios.dark_road.table import RoadTable, table

# The rows 1 to 6 of every card, as the specification has them.
ROWS = {
    "d01": "valuable | coins -3 | coins -2 | wheel | prestige 1 | prestige 2",
    "d02": "hero- | good- | lantern- | coins 1 | prestige 1 | prestige 2",
    "d03": "coins -4 | coins -2 | prestige -1 | priced 1 | priced 2 | any",
    "d04": "prestige -3 | prestige -2 | coins -2 | coins 1 | quartz 1 | oracle",
    "d05": "coins -4 | prestige -2 | lantern- | pay 1 prestige 1 | pay 1 prestige 2 | pay 2 crown",
    "d06": "hero- | prestige -2 | lantern- | coins 1 | prestige 1 | hero",
    "d07": "valuable | good- | coins -2 | coins 1 | craft | craft+",
    "d08": "prestige -3 | coins -2 | prestige -1 | coins 1 | lantern 1, coins 1 | light",
    "d09": "coins -4 | prestige -2 | lantern- | coins 1 | northbreak | commission",
    "d10": "valuable | good- | prestige -2 | coins 1 | prestige 1 | horseshoe 1, prestige 1",
    "d11": "coins -4 | downgrade | horseshoe 1 | off-market | oracle | quartz 2",
    "d12": "valuable | coins -2 | prestige -1 | coins 1 | quartz 1 | quartz 1, coins 1",
    "d13": "coins -5 | coins -3 | coins -2 | coins 1 | coins 2 | dearest+",
    "s01": "valuable | coins -3 | good- | coins 1 | coins 2 | any+",
    "s02": "coins -5 | coins -4 | coins -2 | wheel | any | pay 2 dearest+, prestige 1",
    "s03": "hero- | prestige -3 | prestige -2 | prestige 1 | prestige 2 | prestige 3",
    "s04": "valuable | good- | coins -2 | coins 1 | ruins-die | ruins-step",
    "s05": "coins -4 | good- | prestige -2 | coins 1 | horseshoe 1, prestige 1 | prestige 3",
    "s06": "prestige -4 | coins -3 | lantern- | prestige -1 | quartz 1 | light",
    "s07": "valuable | good- | coins -2 | wheel | coins 2 | coins 4",
    "s08": "coins -4 | good- | prestige -2 | downgrade | craft | craft+",
    "s09": "hero- | coins -3 | good- | coins 1 | prestige 1 | prestige 2, quartz 1",
    "s10": "prestige -4 | coins -3 | prestige -2 | coins 1 | quartz 1 | oracle, quartz 1",
    "s11": "prestige -4 | coins -3 | prestige -2 | coins 1 | hero | crown",
    "s12": "coins -4 | valuable | lantern- | priced 1 | priced 2 | any, coins 2",
    "s13": "coins -4 | prestige -2 | lantern- | pay 1 any | pay 2 any+ | pay 1 crown",
}
ALL = [
    (card, row, text.strip())
    for card, rows in ROWS.items()
    for row, text in enumerate(rows.split("|"), 1)
]


class Change:
    """What a row changed, compared with before."""

    def __init__(self, t: RoadTable) -> None:
        self.t = t
        self.coins, self.prestige = t.purse()
        self.bag = t.bag()
        self.goods = t.goods()

    def expect(self, part: str) -> None:
        """Make the choices a part asks for, and check what it did."""
        t, words = self.t, part.split()
        what, n = words[0], int(words[1]) if len(words) > 1 else 0
        if what == "coins":
            self.coins += n
        elif what == "prestige":
            self.prestige += n
        elif what in ("lantern", "quartz", "horseshoe"):
            at = ("lantern", "quartz", "horseshoe").index(what)
            self.bag = tuple(v + n * (i == at) for i, v in enumerate(self.bag))  # type: ignore[assignment]
        elif what == "lantern-":
            self.bag = (self.bag[0] - 1, *self.bag[1:])
        elif what == "wheel":
            assert t.prices()["bow"] == 5
        elif what == "valuable":
            self.lose("potion")  # costs 5; no question
        elif what == "good-":
            assert t.choices(0) == ["lose:potion:basic", "lose:book:basic", "lose:bow:upgraded"]
            t.play(0, "lose:book:basic")
            self.lose("book")
        elif what == "downgrade":
            self.lose("bow+")
            self.gain("bow")
        elif what == "hero-":
            t.play(0, "drop-hero:h02")
            assert t.heroes() == ["h09"]
            assert t.s.hero_deck[0] == 1
        elif what == "hero":
            t.play(0, "invite:h15")
            assert t.heroes() == ["h02", "h09", "h15"]
        elif what == "commission":
            t.play(0, "commission:windglass")
            assert t.commissions() == ["c26"]
        elif what == "northbreak":
            assert t.commissions() == ["c06"]
        elif what == "crown":
            t.play(0, "crown:first")
            assert t.crowns() == ["k01"]
            self.prestige += 2
        elif what == "light":
            assert t.lights() == [2]
        elif what == "oracle":
            self.prestige += 2  # the scripted face
        elif what == "ruins-die":
            self.coins += 2
        elif what == "ruins-step":
            t.play(0, "gain:sword:upgraded")
            self.gain("sword+")
        else:
            self.pick(what, n)

    def pick(self, what: str, n: int) -> None:
        t = self.t
        if what == "dearest+":
            self.gain("potion+")
            return
        offered = {
            "priced": ["shield", "bow"] if n == 1 else ["lute"],
            "any": ["potion", "book", "sword", "lute", "shield", "bow"],
            "any+": ["potion", "book", "sword", "lute", "shield", "bow"],
            "off-market": ["potion", "lute"],
            "craft": ["potion", "book"],
            "craft+": ["potion", "book"],
        }[what]
        side = "upgraded" if what.endswith("+") else "basic"
        good = offered[-1]
        if len(offered) > 1:
            assert t.choices(0) == [f"gain:{g}:{side}" for g in offered]
            t.play(0, f"gain:{good}:{side}")
        self.gain(good + ("+" if side == "upgraded" else ""))

    def lose(self, name: str) -> None:
        self.goods[name] -= 1
        if not self.goods[name]:
            del self.goods[name]

    def gain(self, name: str) -> None:
        self.goods[name] = self.goods.get(name, 0) + 1

    def check(self) -> None:
        assert self.t.purse() == (self.coins, self.prestige)
        assert self.t.bag() == self.bag
        assert self.t.goods() == self.goods


def on_the_road(card: str, pips: int, script: str = "") -> RoadTable:
    t = table(
        stage="act",
        place=[3],
        coins=[10],
        prestige=[10],
        lanterns=[4 if card[0] == "s" else 3],
        events=[card],
        dearest="potion",
        goods=[{"potion": 1, "book": 1, "bow+": 1}],
        heroes=[["h02", "h09"]],
        market={"book": 1, "sword": 1, "shield": 1, "bow": 2},
        locked=[(1, 2, 3)],
        five=0,
    )
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen")
    t.play(0, "go-by:shortcut" if card[0] == "s" else "go-by:dark-road")
    t.dice(f"{pips} {script}").play(1, "stay")
    assert t.view(0).caravan.event == card
    return t


@pytest.mark.parametrize(("card", "row", "text"), ALL, ids=[f"{c}-{r}" for c, r, _ in ALL])
def test_every_row(card: str, row: int, text: str) -> None:
    """DR-78: what the row says, from left to right."""
    script = {"oracle": "1", "ruins-die": "5", "light": "2"}.get(text.split(",")[0], "")
    t = on_the_road(card, row, script)
    change = Change(t)
    t.play(0, f"take:{row}:0")
    parts = text.split(", ")
    if parts[0].startswith("pay"):
        price = int(parts[0].split()[1])
        assert t.choices(0) == ["decline", "pay"]
        t.play(0, "pay")
        change.coins -= price
        parts[0] = " ".join(parts[0].split()[2:])
    for part in parts:
        change.expect(part)
    assert t.pending in ("Bonus", "Delivering")  # with a quartz, gifts come first
    change.check()


def test_there_is_a_row_for_every_value() -> None:
    """DR-2, DR-77: 13 cards for each road, six rows each."""
    assert len(ALL) == 26 * 6


def row(card: str, pips: int, **zones: object) -> RoadTable:
    t = table(stage="act", place=[3], events=[card], **zones)  # type: ignore[arg-type]
    t.play(0, "visit:travel", "befriend:first", "head-for:farglen")
    if t.pending == "ChoosingRoad":
        t.play(0, "go-by:shortcut")
    return t.dice(str(pips)).play(1, "stay").play(0, f"take:{pips}:0")


def test_penalties_go_as_far_as_possible() -> None:
    """DR-86, EX-13, EX-21: coins and prestige stop at 0; the others hear the row, not the
    amount.
    """
    t = row("d01", 2, coins=[2])
    assert t.purse()[0] == 0
    assert t.event("lost-coins", 0) == {"event": "lost-coins", "seat": 0, "count": 2}
    assert t.event("lost-coins", 1) == {"event": "lost-coins", "seat": 0}
    assert t.event("die-taken", 1)["row"] == 2
    assert row("d04", 1, prestige=[1]).purse()[1] == 0
    assert row("d02", 3).bag()[0] == 0  # no lantern to lose
    assert row("d02", 2).goods() == {}
    assert row("d02", 1).heroes() == []


def test_which_good_a_penalty_takes() -> None:
    """DR-87: the dearest, the owner breaks ties; downgrade, else a basic good, else nothing."""
    t = row("d01", 1, goods=[{"shield": 1, "shield+": 1, "bow": 1}], dearest="potion")
    assert t.choices(0) == [
        "lose:shield:basic",
        "lose:shield:upgraded",
        "lose:bow:basic",
    ]  # all cost 1
    t.refused(0, "lose:potion:basic", "DR-87")
    t = row("d01", 1, goods=[{"book": 1, "bow": 2}], dearest="potion")
    assert t.goods() == {"bow": 2}
    t = row("d11", 2, goods=[{"book": 1, "bow+": 1, "lute+": 1}])
    assert t.choices(0) == ["downgrade:lute", "downgrade:bow"]
    assert t.play(0, "downgrade:bow").goods() == {"book": 1, "lute+": 1, "bow": 1}
    assert row("d11", 2, goods=[{"book": 1}]).goods() == {}
    assert row("d11", 2).goods() == {}


def test_a_lost_hero_goes_below_the_deck() -> None:
    """DR-87, DR-21: a starting hero leaves the game; a carried good comes back."""
    t = row("d02", 1, heroes=[["h06"]], goods=[{"shield": 5}])
    assert t.heroes() == []
    assert t.pending == "Overloaded"
    t = row("d02", 1, heroes=[["sh3"]])
    assert 44 in t.s.out


def test_optional_payments_need_all_the_coins() -> None:
    """DR-88: asked even without them, since coins are hidden; nobody has to pay."""
    t = row("d05", 6, coins=[1])
    assert t.choices(0) == ["decline"]
    t.refused(0, "pay", "DR-88")
    t.play(0, "decline")
    assert t.purse()[0] == 1
    t = row("d05", 6, coins=[5]).play(0, "decline")
    assert (t.purse()[0], t.crowns()) == (5, [])
