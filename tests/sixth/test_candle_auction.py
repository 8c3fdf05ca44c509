"""The sixth game: its rules, how it comes in, and that every check of the market holds it too."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from nightmarket import games
from nightmarket.kernel import UnknownGame
from nightmarket.locale import LANGUAGES, Texts
from tests.sixth.candle_auction import GAME
from tests.sixth.candle_auction.auction import COINS, NOTHING, Bidding, Evening, Hall
from tests.tabletalk import Table

ROOT = Path(__file__).parents[2]
START = ROOT / "docs" / "index.md"
GUEST = "tests.sixth.candle_auction"


def auction(*hands: str, candle: int = 3, strict: bool = False) -> Table:
    """A table at which a candle is for sale: `auction("gold moon", "gold brass")`."""
    held = [[COINS.index(coin) for coin in hand.split()] for hand in hands]
    seats = len(held)
    s = Hall(
        luck=[1, 2, 3, 4],
        stack=[Evening(), Bidding()],
        reveals=0,
        seats=seats,
        strict=int(strict),
        candle=candle,
        hands=held,
        laid=[NOTHING] * seats,
        bag=[],
        spent=[],
        inches=[0] * seats,
    )
    return Table(GAME, s)


def inches(t: Table) -> list[int]:
    assert isinstance(t.state, Hall)
    return t.state.inches


def test_everybody_is_asked_at_once_and_in_any_order() -> None:
    """CA-5"""
    t = auction("gold", "brass", "moon")
    assert t.asked == [0, 1, 2]
    t.play(1, "lay:brass")
    assert t.asked == [0, 2]
    t.refused(0, "lay:moon", "CA-5")
    t.play(0, "lay:gold").play(2, "lay:moon")
    assert inches(t) == [0, 0, 3]


@pytest.mark.parametrize(
    ("laid", "strict", "won"),
    [
        (("gold", "moon", "brass"), False, 1),
        (("moon", "moon", "brass"), False, 2),
        (("moon", "moon", "brass"), True, NOTHING),
        (("gold", "gold", "gold"), False, NOTHING),
    ],
)
def test_equal_coins_put_each_other_out(laid: tuple[str, ...], strict: bool, won: int) -> None:
    """CA-6, CA-7"""
    t = auction(*laid, strict=strict)
    for seat, coin in enumerate(laid):
        t.play(seat, f"lay:{coin}")
    assert inches(t) == [3 if seat == won else 0 for seat in range(3)]
    assert t.asked == []


def test_a_coin_face_down_is_seen_by_its_owner_alone() -> None:
    """CA-5"""
    t = auction("gold", "brass")
    t.play(0, "lay:gold")
    laid = t.heard[-1]
    assert laid.seen_by(0)["coin"] == "gold"
    assert "coin" not in laid.seen_by(1)


# -- how it comes in


def test_a_guest_stands_behind_the_market_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "candle-auction" not in games.keys()  # noqa: SIM118 (a function)
    monkeypatch.setenv("NIGHTMARKET_GAMES", GUEST)
    assert games.keys() == [*games.STALLS, "candle-auction"]
    assert games.game("candle-auction") is GAME
    for language in LANGUAGES:
        said = Texts(language).choice(GAME, "lay:moon", ["A", "B"])
        assert said not in ("lay:moon", "ca-choice-lay")
        assert games.rules_of("candle-auction", language).startswith(f"# {GAME.titles[language]}")


@pytest.mark.parametrize(
    ("named", "key"),
    [
        ("nowhere.at_all", "at-all"),
        ("tests.tabletalk", "tabletalk"),
        (f"{GUEST}.auction", "auction"),
    ],
)
def test_what_is_no_game_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, named: str, key: str
) -> None:
    monkeypatch.setenv("NIGHTMARKET_GAMES", named)
    with pytest.raises(UnknownGame, match=named):
        games.game(key)


def test_it_comes_in_from_a_folder_as_the_docs_say() -> None:
    words = re.search(r"^    (PYTHONPATH=.*) \./market$", START.read_text("utf-8"), re.M)
    assert words
    given = dict(pair.split("=") for pair in words[1].split())
    done = subprocess.run(
        [str(Path(sys.executable).with_name("nightmarket")), "games"],
        env={**os.environ, **given},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "candle-auction" in done.stdout, done.stderr


def test_a_guest_takes_no_name_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTMARKET_GAMES", "elsewhere.magic_maze")
    assert games.keys() == list(games.STALLS)
    assert games.game("magic-maze").key == "magic-maze"


def test_every_check_of_the_market_holds_it_too() -> None:
    """Conformance and messages, as the guide says to run them."""
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [
            sys.executable,
            *command,
            "tests/conformance",
            "tests/locale",
            "-k",
            "candle or no_message_is_unused or not_there",
        ],
        env={**os.environ, "NIGHTMARKET_GAMES": GUEST, "PYTEST_ADDOPTS": ""},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "Candle Auction" in done.stdout
