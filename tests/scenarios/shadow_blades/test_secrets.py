"""Who knows what (SB-81), and what is done for somebody who is away."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nightmarket.games.shadow_blades import GAME
from nightmarket.games.shadow_blades.cards import AGENTS, SPHERES
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.kernel import WATCHER, Luck, asked, legal, step
from tests.scenarios.shadow_blades.table import STARTERS, BladesTable, names, number, table


def guesses(t: BladesTable, seat: int, count: int = 40) -> list[Blades]:
    rng = Luck.seeded(5)
    return [GAME.resample(t.s, seat, rng) for _ in range(count)]


def always(t: BladesTable, seat: int, zone: str, index: int, card: str) -> bool:
    """Whether the seat is sure of this card there: in every guess."""
    found = [number(card) in getattr(s, zone)[index] for s in guesses(t, seat)]
    return all(found)


def test_hands() -> None:
    """SB-81: a hand is its owner's; everybody else sees its size."""
    t = table(hands=[["spy", "sabre"], ["odd-job"]])
    assert t.view(0).own.hand == ["spy", "sabre"]
    for viewer in (1, WATCHER):
        assert "sabre" not in str(t.view(viewer))
        assert [guild.hand for guild in t.view(viewer).guilds] == [2, 1]
    assert t.view(WATCHER).own is None


def test_looking_is_private() -> None:
    """SB-81, SB-23: others see only that pile 2 is looked at, and how many cards are taken."""
    t = table(piles=[["spy"], ["raider", "odd-job"], ["sabre"]])
    t.play(0, "recruit", "back")
    assert t.view(0).shown == ["raider", "odd-job"]
    assert t.view(1).shown == t.view(WATCHER).shown == []
    assert t.view(1).step.pile == 2
    assert t.game.question(t.state) == {"ask": "Looking", "pile": 2, "rule": "SB-23"}
    assert t.event("looked", 1) == {"event": "looked", "seat": 0, "pile": "2", "count": 2}
    t.play(0, "take")
    assert t.event("took-pile", 1) == {"event": "took-pile", "seat": 0, "pile": "2", "count": 2}
    assert "raider" not in str([event.seen_by(1) for event in t.heard])


def test_deck_card_is_private() -> None:
    """SB-81: the card taken from the deck is known to the active player."""
    t = table(deck=["glaive", "spy", "thief", "courier", "assassin"])
    t.play(0, "recruit", "back", "back", "back")
    assert t.event("drew", 0)["card"] == "glaive"
    assert "card" not in t.event("drew", 1)


def test_memory_of_piles() -> None:
    """SB-81: whoever looked keeps the memory, also when somebody else takes the pile."""
    t = table(hands=[[], []], piles=[["raider"], ["sabre"], ["spy"]])
    t.play(0, "recruit", "back", "take")
    assert always(t, 0, "piles", 0, "raider")
    assert not always(t, 1, "piles", 0, "raider")
    t.play(1, "recruit", "take")
    assert always(t, 0, "hands", 1, "raider")
    assert not always(t, 0, "piles", 2, "spy")


def test_a_hidden_card_passed_on_blurs_the_memory() -> None:
    """SB-77, SB-81: after a shadow card the opponents cannot tell which cards are still there."""
    t = table(
        seats=4,
        alliances=True,
        turn=1,
        hands=[["odd-job", "sabre"], ["watcher"], [], []],
        piles=[["raider"], 1, 1],
    )
    t.play(1, "play:watcher:infiltration", "watch:0", "seen", "end")
    assert always(t, 1, "hands", 0, "odd-job")
    t.play(2, "recruit", "take").play(3, "recruit", "take")
    t.play(0, "shadow:odd-job")
    assert not always(t, 1, "hands", 2, "odd-job")
    assert not always(t, 1, "hands", 0, "sabre")
    assert always(t, 0, "hands", 2, "odd-job")
    assert always(t, 2, "hands", 2, "odd-job")


def test_memory_of_a_watched_hand() -> None:
    """SB-81: the Watcher's player keeps what was seen; a card played is public, the rest stays known."""
    t = table(hands=[["watcher"], ["odd-job", "sabre", "thief"]])
    t.play(0, "play:watcher:infiltration", "watch:1", "seen", "end")
    for card in ("odd-job", "sabre", "thief"):
        assert always(t, 0, "hands", 1, card)
    t.play(1, "play:thief:theft")
    assert always(t, 0, "hands", 1, "sabre")


def test_a_laid_mission_may_be_any_that_fits() -> None:
    """SB-81, SB-35: who knew two missions of a hand knows they are in hand or laid, not which is
    where.
    """
    t = table(
        hands=[["watcher"], ["odd-job", "cut-purses", "safe-house"]],
        rows=[{}, {"theft": ["thief"]}],
    )
    t.play(0, "play:watcher:infiltration", "watch:1", "seen", "end")
    t.play(1, "lay:odd-job:theft", "end")
    assert not always(t, 0, "hands", 1, "cut-purses")
    assert always(t, 0, "hands", 1, "safe-house")  # does not fit into Theft
    for s in guesses(t, 0):
        laid = [row >> 4 for row in s.laid]
        assert sorted(laid + s.hands[1]) == sorted(
            number(name) for name in ("odd-job", "cut-purses", "safe-house")
        )
    assert {names([s.laid[0] >> 4])[0] for s in guesses(t, 0)} == {"odd-job", "cut-purses"}


def test_a_mission_seen_in_hand_is_not_a_laid_one() -> None:
    """SB-81: what was seen in hand after a mission was laid cannot be that mission."""
    t = table(
        hands=[["watcher"], ["cut-purses"]],
        rows=[{}, {"theft": ["thief"]}],
        missions=[[], ["odd-job@theft"]],
    )
    t.play(0, "play:watcher:infiltration", "watch:1", "seen", "end")
    assert always(t, 0, "hands", 1, "cut-purses")
    assert len({s.laid[0] for s in guesses(t, 0)}) > 3


def test_whoever_attaches_a_weapon_has_one() -> None:
    """SB-34, SB-65, SB-69: in the middle of an Order everybody knows that the card it needs is there."""
    arming = table(hands=[["spy", "sabre"]])
    arming.play(0, "play-armed:spy:infiltration")
    forging = table(hands=[["blacksmith", "sabre"]], rows=[{"theft": ["thief"]}])
    forging.play(0, "play:blacksmith:support", "forge:thief")
    stolen = table(conspiracy="stolen-weapons", hands=[["spy", "thief"]])
    stolen.s.sealed[0] = number("thief")
    stolen.play(0, "play-armed:spy:infiltration")
    betraying = table(
        conspiracy="traitor", hands=[["spy", "sabre"]], rows=[{}, {"theft": ["pickpocket"]}]
    )
    betraying.play(0, "betray:pickpocket")
    for t in (arming, forging, stolen, betraying):
        assert all(legal(s, 0) for s in guesses(t, 1))
    betraying.play(0, "arm:sabre")  # now an agent is owed
    assert all(legal(s, 0) for s in guesses(betraying, 1))


def test_cards_taken_up_openly() -> None:
    """SB-81: what the Gravedigger, Marauder or Wanderer takes up is known to be in that hand."""
    t = table(hands=[["gravedigger"], ["sabre"]], graveyard=["glaive"])
    t.play(0, "play:gravedigger:support", "use", "end")
    assert always(t, 1, "hands", 0, "glaive")


def test_a_stolen_card_is_known_to_both() -> None:
    """SB-81: thief and victim know the stolen card, a third player does not."""
    t = table(seats=3, hands=[["cutpurse"], ["odd-job"], []])
    t.play(0, "play:cutpurse:theft", "steal:1", "end")
    assert always(t, 0, "hands", 0, "odd-job")
    assert always(t, 1, "hands", 0, "odd-job")
    assert not always(t, 2, "hands", 0, "odd-job")


def test_the_smuggled_cards() -> None:
    """SB-81: only the Smuggler's player knows what went into the pile and what came out of it."""
    t = table(
        turn=1,
        hands=[["smuggler", "odd-job"], []],
        piles=[["raider", "sabre"], 1, 1],
    )
    t.play(1, "recruit", "back", "take")
    assert always(t, 1, "piles", 0, "sabre")
    t.play(0, "play:smuggler:theft", "search:1", "give:odd-job", "get:sabre", "end")
    assert always(t, 0, "piles", 0, "odd-job")
    assert not always(t, 1, "piles", 0, "odd-job")
    assert not always(t, 1, "hands", 0, "sabre")
    assert not always(t, 1, "piles", 0, "raider")


def test_starters_are_known_to_be_starters() -> None:
    """SB-15, SB-81: with the standard start everybody knows that a starting card is a starter."""
    t = BladesTable(GAME, GAME.setup(3, 4, {"first": "0"}))
    other = set()
    for s in guesses(t, 0):
        assert names(s.hands[1])[0] in STARTERS
        assert s.hands[1] != s.hands[2]
        other.add(names(s.hands[1])[0])
    assert other == set(STARTERS) - set(t.hand(0))


def test_a_starter_played_may_be_the_one_dealt() -> None:
    """SB-15, SB-81: after a starter was played nobody can tell whether it was the one dealt."""
    t = BladesTable(GAME, GAME.setup(2, 4, {"first": "0"}))
    other = next(name for name in STARTERS if name not in (*t.hand(0), *t.hand(1)))
    card = number(other)
    for zone in (t.s.deck, *t.s.piles):
        if card in zone:
            zone.remove(card)
    t.s.hands[0] = sorted([*t.s.hands[0], card])
    sphere = SPHERES[t.s.cards.symbol[card]]
    t.play(0, f"play:{other}:{sphere}", "end")
    held = {names(s.hands[0])[0] for s in guesses(t, 1, 80)}
    assert held - set(STARTERS)


def test_draft_packet() -> None:
    """SB-19, SB-81: each picker sees what is received; nobody learns what was kept."""
    t = BladesTable(GAME, GAME.setup(3, 4, {"first": "0", "start": "draft"}))
    assert len(t.view(2).shown) == 3
    assert t.view(0).shown == t.view(1).shown == []
    card = t.choices(2)[0]
    t.play(2, card)
    assert "card" not in t.event("kept", 1)
    assert len(t.view(1).shown) == 2
    assert t.view(2).shown == []
    t.play(1, t.choices(1)[0])
    assert always(t, 1, "hands", 0, t.hand(0)[0])  # passed on as the last card
    assert not always(t, 2, "hands", 0, t.hand(0)[0])
    assert not always(t, 2, "hands", 1, t.hand(1)[0])


def test_guessed_missions_fit_their_spheres() -> None:
    """SB-6, SB-81: a guess never lays a mission where it could not lie."""
    rng = Luck.seeded(8)
    for seed in range(6):
        s = GAME.setup(2 + seed % 3, seed)
        while s.stack:
            seat = asked(s)[0]
            step(s, seat, rng.pick(legal(s, seat)))
            if rng.below(20) == 0:
                guess = GAME.resample(s, rng.below(s.seats), rng)
                for row in guess.laid:
                    assert guess.cards.spheres[row >> 4] >> (row & 3) & 1


@pytest.mark.parametrize(
    ("arranged", "expected"),
    [
        ({"hands": [["thief"]]}, "recruit"),
        ({"hands": [["thief"]], "deck": 0, "final": 1}, "skip"),
    ],
)
def test_away_at_the_start_of_a_turn(arranged: dict[str, Sequence[str]], expected: str) -> None:
    """SB-81, R-23: recruit and take pile 1; in the final round skip."""
    t = table(**arranged)  # type: ignore[arg-type]
    assert t.game.text(t.game.idle(t.state, 0)) == expected


def test_away_in_the_middle() -> None:
    """SB-81, R-23: take the pile, decline the ability, do what is owed with the lowest card, then
    end.
    """
    t = table(hands=[["poisoner"]], rows=[{}, {"theft": ["thief"]}])

    def idle() -> str:
        return t.game.text(t.game.idle(t.state, t.asked[0]))

    t.play(0, "recruit")
    assert idle() == "take"
    t = table(hands=[["poisoner"]], rows=[{}, {"theft": ["thief"]}])
    t.play(0, "play:poisoner:assassination")
    assert idle() == "decline"
    t.play(0, "decline")
    assert idle() == "end"
    t = table(
        conspiracy="traitor",
        hands=[["sabre", "sellsword", "spy", "stiletto"]],
        rows=[{}, {"theft": ["pickpocket"]}],
    )
    t.play(0, "betray:pickpocket", "arm:sabre")
    assert idle() == "play:spy:infiltration"
    t = table(hands=[["smuggler", "odd-job", "spy"]], piles=[["sabre", "raider"], 1, 1])
    t.play(0, "play:smuggler:theft", "search:1")
    assert idle() == "give:spy"
    t.play(0, "give:spy")
    assert idle() == "get:raider"
    t = table(hands=[["blackmailer"], ["odd-job", "spy"]])
    t.play(0, "play:blackmailer:infiltration", "press:1")
    assert idle() == "discard:spy"


def test_the_state_counts_what_it_shows() -> None:
    """SB-8, SB-10: in random games the totals are always those of the agents that lie there."""
    rng = Luck.seeded(21)
    for seed in range(9):
        s = GAME.setup(2 + seed % 3, seed, {"conspiracy": "random"})
        while s.stack:
            seat = asked(s)[0]
            step(s, seat, rng.pick(legal(s, seat)))
            found = [0] * (s.seats * len(SPHERES))
            for agent in s.board:
                weapons = [c for c in s.armed if s.at[c] == 16 + agent]
                power = sum(s.cards.strength[c] for c in [agent, *weapons])
                assert power == s.power[agent]
                planted = s.cards.symbol[agent] == 3 and s.at[agent] % 4 != 3
                found[s.at[agent]] += -power if planted else power
            assert found == s.totals
            assert all(agent < AGENTS for agent in s.board)
