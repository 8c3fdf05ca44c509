"""Own cards come as a pack (docs/packs.md)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import PACK_OPTION
from nightmarket.kernel import BadPack, Luck, asked, legal, step
from nightmarket.locale import texts
from tests.scenarios.dark_road.table import RoadTable

DEFAULT = PACK_OPTION.shipped_text("reconstructed")


def changed(old: str, new: str) -> str:
    assert old in DEFAULT, old
    return DEFAULT.replace(old, new, 1)


def play_out(s: Any, seed: int = 1) -> Any:
    rng = Luck.seeded(seed)
    for _ in range(20_000):
        if not s.stack:
            return s
        seat = asked(s)[0]
        choices = legal(s, seat)
        step(s, seat, choices[rng.below(len(choices))])
    raise AssertionError("no end")


def test_the_default_set_as_a_pack_plays_the_same_game() -> None:
    """DR-2: by name or by text, the cards are the same."""
    one = play_out(GAME.setup(2, 5))
    two = play_out(GAME.setup(2, 5, {"pack": DEFAULT}))
    assert GAME.scores(one) == GAME.scores(two)
    assert one.goods == two.goods


def test_a_pack_changes_the_cards() -> None:
    """Another reward of a building, another shape of storage, other dice."""
    text = changed('effect = "quartz 1"', 'effect = "coins 9; wheel 2"')
    text = text.replace("rows = 4", "rows = 5", 1).replace(
        "night = [0, 1, 1, 2, 2, 3]", "night = [3, 3, 3, 3, 3, 3]", 1
    )
    s = GAME.setup(2, 1, {"pack": text, "buildings": "quartz-mine"})
    assert s.grid_rows(0) == 5
    assert s.reserve[3] == 4
    t = RoadTable(GAME, s)
    seat = t.asked[0]
    s.sites = [0, 1, 2, 3]
    s.locked[seat * 3 + 1] = 1
    t.play(seat, "lock:3:b", f"shine:{t.lights(seat)[0]}", "move:1", "building")
    assert s.coins[seat] == 14
    play_out(s)


def test_names_of_a_pack() -> None:
    """Names lie over the game's own messages."""
    text = changed(
        'id = "h01"  # Asha', 'id = "h01"\nname = { en = "Brunhild", ru = "Брунгильда" }'
    )
    chosen = GAME.configure(2, {"pack": text})
    assert GAME.names(chosen) == {
        "en": {"dr-hero-h01": "Brunhild"},
        "ru": {"dr-hero-h01": "Брунгильда"},
    }
    assert GAME.names(GAME.configure(2, {})) == {}


def test_a_die_of_a_pack_is_called_by_its_own_faces() -> None:
    """What the log says of a roll is what the face gives, in the pack's writing (DR-29)."""
    names = GAME.names(GAME.configure(2, {"pack": changed('"coins 3"', '"coins 4"')}))
    assert names == {"en": {"dr-oracle-face-2": "coins 4"}}
    rolled: dict[str, str | int | None] = {"event": "oracle-rolled", "face": 2}
    assert texts("ru").named(names).event(GAME, rolled, []) == "Кубик оракула: coins 4"
    assert texts("ru").event(GAME, rolled, []) == "Кубик оракула: 3 монеты"
    assert texts("en").choice(GAME, "ruins:2", []) == "Ruins die: roll again"


def test_a_stored_table_keeps_its_pack() -> None:
    text = changed("discount = 2", "discount = 5")
    s = GAME.setup(2, 1, {"pack": text})
    again = GAME.load(GAME.dump(s))
    assert max(again.cards.discount) == 5
    assert GAME.dump(again) == GAME.dump(s)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('format = "dark-road-pack"', 'format = "other"', "format"),
        ("version = 1", "version = 2", "version"),
        ('wants = ["bow", "potion", "sword"]', 'wants = ["spoon"]', "hero h01.*wants"),
        (
            'wants = ["bow", "potion", "sword"]',
            'wants = ["bow", "bow", "bow", "bow"]',
            "hero h01.*wants",
        ),
        ('town = "scorchbog"', 'town = "atlantis"', "hero h01.*town"),
        ('id = "h02"', 'id = "h03"', "hero h0[23].*id"),
        ('goods = ["book", "lute", "bow"]', 'goods = ["book"]', "commission c01.*goods"),
        ('counts = "heroes-region"', 'counts = "beards"', "crown k01.*counts"),
        ('rows = ["lose-valuable"', 'rows = ["lose-temper"', "event d01.*rows"),
        ('rows = ["lose-valuable", ', "rows = [", "event d01.*rows"),
        ('a = "illuminated"', 'a = "pay 2 crown"', "companion raven.*a"),
        ('a = "illuminated"', 'a = "coins 99"', "companion raven.*a"),
        ('effect = "quartz 1"', 'effect = "repeat-row"', "building quartz-mine.*does not belong"),
        ('effect = "quartz 1"', 'effect = "coins"', "building quartz-mine"),
        ('effect = "quartz 1"', 'effect = "coins 1: crown"', "building quartz-mine.*colon"),
        ('"coins 3", "basic any"', '"ruins-die", "basic any"', "oracle.*may never end"),
        ('shape = ["###"]', 'shape = ["#####"]', "good sword.*shape"),
        ('shape = ["###"]', 'shape = ["#", "##"]', "good sword.*shape"),
        ("night = [0, 1, 1, 2, 2, 3]", "night = [0, 9]", "night"),
        ('{ do = "bazaar", icons', '{ do = "bazaar", goods-max = 1, icons', "t01.*last one"),
        (
            'do = "inn", goods-min = 3, guest = 1',
            'do = "inn", goods-min = 3, guest = 9',
            "t01.*guest",
        ),
        ("move-to = 1", "move-to = 7", "t01.*move-to"),
        ("discount = 2", "discuont = 2", "steed brembant.*discuont"),
        ("prices = [5, 4, 3, 2, 1, 1]", "prices = [5, 4]", "prices"),
        ('wheel = ["potion", "sword",', 'wheel = ["potion", "potion",', "wheel"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(old: str, new: str, said: str) -> None:
    """The error names the card and the field."""
    with pytest.raises(BadPack) as caught:
        GAME.configure(2, {"pack": changed(old, new)})
    assert re.search(said, str(caught.value)), str(caught.value)
    assert texts("en").refusal(caught.value) == f"These cards do not fit: {caught.value}"
