"""Polecats, card by card."""

from __future__ import annotations

import pytest

from tests.scenarios.dale_of_merchants.table import table

FIVE = "junk junk junk junk junk"


def test_daring_adventurer() -> None:
    """Daring Adventurer: roll, throw away that many market cards, fill without sliding (DM-94)."""
    t = table(
        hands=["daring-adventurer", ""],
        market="glue cheer - raffle",
        market_deck="magnet sofa swank siesta ironing",
    )
    t.dice("2").play(0, "play:daring-adventurer")
    t.refused(0, "done", "DM-48")
    t.refused(0, "clear:2:glue", "DM-29")
    t.play(0, "clear:3:raffle", "clear:0:glue")
    assert t.market_discard == ["raffle", "glue"]
    assert t.market == "magnet cheer sofa swank siesta"


def test_daring_adventurer_with_few_cards() -> None:
    """Daring Adventurer: no more than there are; an empty market deck takes the thrown cards back."""
    t = table(hands=["daring-adventurer", ""], market="glue cheer")
    t.dice("3").play(0, "play:daring-adventurer", "clear:0:glue", "clear:1:cheer")
    assert sorted(t.market.split()) == ["-", "-", "-", "cheer", "glue"]
    assert t.market_discard == []


def test_rare_artefact() -> None:
    """Rare Artefact: the card is shown before the roll; junk too; alone it does nothing."""
    t = table(hands=["rare-artefact junk magnet", ""], market="sofa")
    t.play(0, "play:rare-artefact")
    assert t.pending == "Showing"
    t.refused(0, "show:glue", "DM-51")
    t.dice("3").play(0, "show:junk")
    assert t.values(0) == {"junk": 3, "magnet": 4}
    assert t.view(1).sides[0].known == ["junk"]
    t = table(hands=["rare-artefact", ""])
    t.play(0, "play:rare-artefact")
    assert "rolled" not in t.events


def test_rare_artefact_must_be_used_as_changed() -> None:
    """Rare Artefact: the new value counts for paying and building alike."""
    t = table(hands=["rare-artefact cunning-neighbour", ""], market="cheer")
    t.dice("2").play(0, "play:rare-artefact", "show:cunning-neighbour")
    assert not t.choices(0, "build")  # stack 1 needs a 1
    t.play(0, "buy:0:cheer", "marked:pay:cunning-neighbour:0")
    assert "cheer" in t.hand(0)


def test_swank() -> None:
    """Swank: throw away a card; animalfolk gives a card of the market deck, unseen by others."""
    t = table(hands=["swank glue", ""], market_deck="magnet cheer")
    t.play(0, "play:swank", "throw:glue")
    assert t.hand(0) == ["magnet"]
    assert "card" not in t.event("drew-market", 1)
    assert t.view(1).sides[0].known == []
    t = table(hands=["swank", ""], market_deck="magnet")
    t.play(0, "play:swank")  # no other card: nothing
    assert t.hand(0) == []


def test_swank_shuffles_its_own_card_in() -> None:
    """Swank: with an empty market deck the discard pile, the thrown card included, is shuffled first."""
    t = table(hands=["swank glue", ""])
    t.play(0, "play:swank", "throw:glue")
    assert t.hand(0) == ["glue"]


@pytest.mark.parametrize(("guess", "hit"), [("guess:4", True), ("guess:1", False)])
def test_risky_business(guess: str, hit: bool) -> None:
    """Risky Business: guess 1 to 5; right: into hand, wrong: thrown away; shown either way."""
    t = table(hands=["risky-business", ""], market_deck="magnet cheer")
    t.play(0, "play:risky-business")
    assert t.choices(0) == [f"guess:{n}" for n in range(1, 6)]
    t.refused(0, "guess:0", "DM-24")
    t.play(0, guess)
    assert t.hand(0) == (["magnet"] if hit else [])
    assert t.market_discard == ([] if hit else ["magnet"])


def test_risky_business_without_market() -> None:
    """Risky Business: no card anywhere, no effect; a discard pile is shuffled first."""
    t = table(hands=["risky-business", ""])
    t.play(0, "play:risky-business")
    assert t.pending == "Acting"
    t = table(hands=["risky-business", ""], market_discard="cunning-neighbour")
    t.play(0, "play:risky-business", "guess:1")
    assert t.hand(0) == ["cunning-neighbour"]


def test_natural_survivor() -> None:
    """Natural Survivor: roll, then exchange exactly that many cards with the deck, then shuffle."""
    t = table(hands=["natural-survivor junk junk cheer", ""], decks=["glue magnet raffle", FIVE])
    t.dice("2").play(0, "play:natural-survivor")
    assert t.view(0).searched == ["glue", "magnet", "raffle"]
    t.refused(0, "done", "DM-48")
    t.play(0, "swap:junk", "swap:junk", "fetch:glue", "fetch:raffle")
    assert t.hand(0) == ["cheer", "glue", "raffle"]
    assert sorted(t.deck(0)) == ["junk", "junk", "magnet"]
    assert t.view(1).sides[0].known == []
    assert "shuffled" in t.events


def test_natural_survivor_with_few_cards() -> None:
    """Natural Survivor: no more than hand and deck hold; a card given away cannot come back."""
    t = table(hands=["natural-survivor junk", ""], decks=["glue magnet", FIVE])
    t.dice("3").play(0, "play:natural-survivor", "swap:junk")
    assert t.choices(0) == ["fetch:magnet", "fetch:glue"]
    t.play(0, "fetch:glue")
    assert t.hand(0) == ["glue"]
    t = table(hands=["natural-survivor junk", ""], decks=["", FIVE], discards=["glue"])
    t.dice("3").play(0, "play:natural-survivor")  # no deck, and a search does not rebuild
    assert t.hand(0) == ["junk"]


def test_sofa() -> None:
    """Sofa: only from the stall, from the very turn it was built; leaving it drops the limit."""
    four = "cheer|cheer|cheer|cheer"
    t = table(hands=["sofa", ""], stalls=[four], decks=[FIVE + " junk junk", FIVE])
    assert t.view(0).sides[0].limit == 5
    t.play(0, "build:sofa")
    assert len(t.hand(0)) == 6
    t = table(hands=["safety-precaution", ""], stalls=["sofa"], decks=[FIVE + " junk junk", FIVE])
    t.play(0, "play:safety-precaution", "take-back:1:sofa", "done")
    assert len(t.hand(0)) == 5
