"""Hidden information (section 13): who knows what, what is counted, who is asked (DM-84 to DM-86)."""

from __future__ import annotations

from nightmarket.games.dale_of_merchants import GAME
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.kernel import WATCHER, Luck, Tape, asked, legal, step
from tests.scenarios.dale_of_merchants.table import dealt, knows, table

FIVE = "junk junk junk junk junk"


def test_hands_and_decks_are_closed() -> None:
    """DM-84: sizes are public, contents are not; discard piles, stalls and the market are open."""
    t = dealt(3, 5)
    for viewer in (1, WATCHER):
        side = t.view(viewer).sides[0]
        assert (side.hand, side.deck) == (5, 5)
        assert side.known == []
        assert side.top == []
    own = t.view(0)
    assert [held.card for held in own.own] != []
    assert own.sides[0].top == []  # nor does the owner know the deck's order
    assert t.view(WATCHER).own is None


def test_everybody_counts_starting_decks() -> None:
    """DM-84: what belongs to hand and deck can be counted by anybody, and a guess keeps it."""
    t = dealt(2, 5)
    (counted,) = [pool for pool in t.view(1).pools if pool.hands[0]]
    assert counted.cards["junk"] == 7
    assert sum(counted.cards.values()) == 10
    assert (counted.hands, counted.decks) == ([5, 0], [5, 0])
    for guess in t.guesses(1):
        assert sorted(guess.hand(0) + guess.deck(0)) == sorted(t.hand(0) + t.deck(0))
        assert guess.hand(1) == t.hand(1)
    assert len({tuple(guess.hand(0)) for guess in t.guesses(1)}) > 3
    assert sorted(t.guess(1).market_deck) == sorted(t.market_deck)


def test_a_counted_hand_when_the_deck_is_rebuilt() -> None:
    """DM-84: with an empty deck the hand is what is missing from the piles; a rebuild keeps that."""
    t = table(hands=["glue junk", ""], decks=["magnet", FIVE], discards=["cheer raffle sofa"])
    assert any(sorted(g.hand(0)) != t.hand(0) for g in t.guesses(1))
    t.play(0, "done")  # draws Magnet, then rebuilds and draws two of the three
    assert len(t.hand(0)) == 5
    for guess in t.guesses(1):
        assert {"glue", "junk", "magnet"} <= set(guess.hand(0))
    assert len({tuple(guess.hand(0)) for guess in t.guesses(1)}) == 3


def test_discarding_a_counted_card() -> None:
    """DM-84: whoever knew of one copy and sees a copy go knows of none."""
    t = table(hands=["raffle magnet junk", FIVE], decks=[FIVE + " cheer", FIVE], market="raffle")
    t.play(0, "buy:0:raffle", "pay:magnet").settle_down().play(1, "done").settle_down()
    assert knows(t, 1, 0) == ["raffle"]
    t.play(0, "discard:raffle")
    assert "raffle" in t.hand(0)
    assert knows(t, 1, 0) == []


def test_what_is_left_of_a_pool_is_known() -> None:
    """DM-84: when the deck runs dry and is rebuilt, everybody has counted what was left in hand."""
    t = table(hands=["glue junk", FIVE], decks=["magnet", FIVE], discards=["cheer raffle sofa"])
    t.play(0, "done")  # draws Magnet, then rebuilds and draws two of the three
    assert knows(t, 1, 0) == ["glue", "junk", "magnet"]
    assert sum(held.known for held in t.view(0).own) == 3


def test_deck_tops_are_remembered() -> None:
    """DM-84: Tireless Tinkerer's card is known until it is drawn or shuffled."""
    t = table(hands=["tireless-tinkerer magnet", ""], decks=[FIVE, FIVE], discards=["glue"])
    t.play(0, "play:tireless-tinkerer")
    assert all(guess.deck(0)[0] == "glue" for guess in t.guesses(1))
    t.play(0, "play:magnet", "fetch:junk")
    assert t.view(1).sides[0].top == []
    assert {guess.deck(0)[0] for guess in t.guesses(1)} >= {"junk"}


def test_a_known_card_is_known_in_hand() -> None:
    """DM-84: a card everybody saw on the deck is known in the hand that drew it."""
    t = table(hands=["tireless-tinkerer", ""], decks=[FIVE, FIVE], discards=["glue"])
    t.play(0, "play:tireless-tinkerer", "done")
    assert knows(t, 1, 0) == ["glue"]
    assert all("glue" in guess.hand(0) for guess in t.guesses(1))


def test_bought_cards_are_known_until_played() -> None:
    """DM-84: a bought card is known to be in that hand."""
    t = table(hands=["magnet", ""], market="raffle")
    t.play(0, "buy:0:raffle", "pay:magnet")
    assert knows(t, 1, 0) == ["raffle"]
    assert knows(t, WATCHER, 0) == ["raffle"]


def test_a_seen_hand_stays_known() -> None:
    """DM-84: Cunning Neighbour gives permanent private knowledge, kept by guesses."""
    t = table(seats=3, hands=["cunning-neighbour", "glue magnet", "junk"])
    t.play(0, "play:cunning-neighbour", "choose:1", "to-discard")
    assert all(guess.hand(1) == ["glue", "magnet"] for guess in t.guesses(0))
    assert any(guess.hand(1) != ["glue", "magnet"] for guess in t.guesses(2))


def test_night_shift_hides_who_got_what() -> None:
    """DM-84: the active player knows the tops; an owner cannot tell whether they changed."""
    t = table(hands=["night-shift", ""], decks=["glue glue", "magnet magnet"])
    t.play(0, "play:night-shift", "give:0:magnet")
    assert all(g.deck(1)[0] == "glue" and g.deck(0)[0] == "magnet" for g in t.guesses(0))
    assert {g.deck(1)[0] for g in t.guesses(1)} == {"glue", "magnet"}
    assert all(sorted(g.deck(0) + g.deck(1)) == sorted(t.deck(0) + t.deck(1)) for g in t.guesses(1))


def test_ruthless_competition_hides_what_was_returned() -> None:
    """DM-84: the victim counts its cards and does not know which one is in the thief's hand."""
    t = table(hands=["ruthless-competition junk", ""], decks=["junk", "magnet glue"])
    t.play(0, "play:ruthless-competition", "return:junk")
    assert {g.deck(1)[0] for g in t.guesses(1)} >= {"junk", "magnet", "glue"}
    assert all(g.deck(1)[0] == "junk" for g in t.guesses(0))


def test_swank_keeps_junk_out_of_the_market_deck() -> None:
    """DM-84: a card drawn from the market deck is guessed among market cards, and nothing else."""
    t = table(hands=["swank glue", ""], decks=[FIVE, FIVE], market_deck="magnet cheer raffle sofa")
    t.play(0, "play:swank", "throw:glue")
    assert {g.hand(0)[0] for g in t.guesses(1)} == {"magnet", "cheer", "raffle", "sofa"}
    assert all("junk" not in g.market_deck for g in t.guesses(1))


def test_charity_with_three() -> None:
    """DM-84: a giver knows the own loss and gain, not what the others got."""
    t = table(seats=3, hands=["charity glue", "cheer", "magnet"])
    t.play(0, "play:charity", "give:0:cheer", "give:1:glue")
    assert knows(t, 1, 0) == []
    assert knows(t, 0, 2) == ["magnet"]
    assert {tuple(g.hand(0)) for g in t.guesses(1)} == {("cheer",), ("magnet",), ("junk",)}
    assert all(
        "cheer" in g.hand(0) + g.hand(2) for g in t.guesses(1)
    )  # the own loss is not at home


def test_a_searched_deck_stays_known() -> None:
    """DM-84: whoever searched the own deck knows what is in it afterwards, only not in which order."""
    t = table(hands=["ruthless-competition junk", "magnet"], decks=[FIVE, "glue cheer raffle"])
    t.play(0, "play:ruthless-competition", "return:junk", "done")
    assert len({tuple(sorted(g.deck(1))) for g in t.guesses(1)}) > 1  # glue or junk on top?
    t.play(1, "play:magnet", "fetch:cheer")
    assert {tuple(sorted(g.deck(1))) for g in t.guesses(1)} == {("junk", "raffle")}


def test_a_known_card_is_still_in_the_shuffled_deck() -> None:
    """DM-84: what everybody saw going on a deck is in it after a shuffle, wherever."""
    t = table(
        hands=["siesta tireless-tinkerer", "tireless-tinkerer ancient-knowledge junk junk junk cheer"],
        decks=[FIVE, FIVE], discards=["", "glue"], turn=1,
    )  # fmt: skip
    t.play(1, "play:tireless-tinkerer", "done").settle_down()
    assert t.view(0).sides[1].top == ["glue"]
    t.play(0, "play:tireless-tinkerer").play(1, "use:ancient-knowledge", "done")
    assert t.view(0).sides[1].top == []
    assert all("glue" in g.deck(1) for g in t.guesses(0))
    assert len({g.deck(1).index("glue") for g in t.guesses(0)}) > 1


def test_a_seen_card_does_not_tell_its_pool() -> None:
    """DM-84: junk comes out of a hand that got an unseen card: own or stolen, nobody else can prove."""
    seen = []
    for returned, discarded in (("junk", "junk"), ("glue", "junk")):
        t = table(
            seats=3,
            hands=["ruthless-competition junk cheer", "", ""],
            decks=["magnet", "junk glue" if returned == "junk" else "glue junk", FIVE],
        )
        t.play(0, "play:ruthless-competition", "choose:1", f"return:{returned}")
        t.play(0, f"discard:{discarded}")
        seen.append(t.view(2).pools)
        tops = [guess.deck(1)[0] for guess in t.guesses(2, 200)]
        # The discarded junk was stolen: an own card lies on that deck. Or it was not: one of theirs.
        assert set(tops) == {"junk", "glue", "magnet", "cheer"}
        assert 10 < tops.count("magnet") < 100
        for guess in t.guesses(2, 200):
            assert guess.view(2) == t.view(2)
            pool = guess.deck(0) + guess.deck(1) + guess.hand(0)
            assert sorted(pool) == sorted(t.deck(0) + t.deck(1) + t.hand(0))
    assert seen[0] == seen[1]


def test_a_fetched_card_may_be_the_one_everybody_knew() -> None:
    """DM-84: Glue lay on the deck for all to see; whoever searches may have taken just that."""
    t = table(hands=["tireless-tinkerer magnet", ""], decks=[FIVE, FIVE], discards=["glue"])
    t.play(0, "play:tireless-tinkerer", "play:magnet", "fetch:junk")
    assert {"glue" in guess.hand(0) for guess in t.guesses(1)} == {True, False}
    assert all("glue" in guess.hand(0) + guess.deck(0) for guess in t.guesses(1))


def test_choices_are_asked_even_when_there_is_only_one() -> None:
    """DM-85: what depends on a hidden hand is asked even with one option, the public is not."""
    t = table(hands=["junk junk", ""], market="cheer")
    t.play(0, "buy:0:cheer")
    assert t.choices(0) == ["pay:junk"]
    assert t.asked == [0]
    t = table(hands=["junk"], areas=["lunch-break"], start=True)
    assert t.pending == "Acting"  # a single waiting card needs no order


def test_full_order_of_discards() -> None:
    """DM-85: the full order is supported, not only the top card."""
    orders = set()
    for one, two, three in (("junk", "glue", "cheer"), ("glue", "junk", "cheer")):
        t = table(hands=["junk glue cheer", ""])
        t.play(0, f"discard:{one}", f"discard:{two}", f"discard:{three}")
        orders.add(tuple(t.discard(0)))
    assert len(orders) == 2


def test_asked_by_public_facts() -> None:
    """DM-86: whoever could hold the card is asked, holding it or not; whoever could not is not."""
    for hand, deck in (("binoculars", "junk"), ("junk", "binoculars")):
        t = table(hands=["magnet", hand], decks=[FIVE, deck], market="raffle")
        t.play(0, "buy:0:raffle", "pay:magnet")
        assert t.asked == [1]
        assert t.pending == "Reacting"
    t = table(  # it lies open in the discard pile: everybody knows it is not in hand
        hands=["magnet", "junk"], decks=[FIVE, "junk"], discards=["", "binoculars"], market="raffle"
    )
    t.play(0, "buy:0:raffle", "pay:magnet")
    assert t.s.turn == 1


def test_without_owls_nobody_is_asked() -> None:
    """DM-86: if the owls are not in play there is nothing to react with."""
    t = dealt(2, 3, sets="platypus,sloth,fox")
    seen = set()
    for _ in range(40):
        seen.add(t.pending)
        t.play(t.asked[0], t.choices(t.asked[0])[-1])
    assert "Reacting" not in seen
    assert "CleaningUp" not in seen


def test_a_guess_can_complete_what_was_begun() -> None:
    """DM-84: somebody in the middle of a payment can complete it: so can every guess."""
    t = table(hands=["glue junk", ""], decks=["junk junk junk junk", FIVE], market="- sofa")
    t.play(0, "buy:1:sofa", "pay:junk")
    for guess in t.guesses(1):
        assert "glue" in guess.hand(0)


def test_what_a_gesture_foresees_tells_nothing() -> None:
    """DM-84: a choice tried in a guess shows what it shows in truth, as long as nothing is revealed."""
    tried = 0
    for seats, sets in ((3, "fox,crocodile"), (4, "fox,crocodile,owl,polecat")):
        s = GAME.setup(seats, 5, {"sets": sets})
        rng = Luck.seeded(seats)
        for _ in range(150):
            seat = asked(s)[0]
            other = GAME.resample(s, seat, rng)
            for choice in legal(s, seat)[:4]:
                true, guess = s.clone(), other.clone()
                step(true, seat, choice)
                if true.reveals == s.reveals:
                    step(guess, seat, choice)
                    assert GAME.view(true, seat) == GAME.view(guess, seat), GAME.text(choice)
                    assert asked(true) == asked(guess)
                    tried += 1
            step(s, seat, rng.pick(legal(s, seat)))
    assert tried > 200


def test_what_others_do_shows_no_more_than_is_seen() -> None:
    """DM-84: a choice made in the truth and in a bystander's guess, heard alike, is seen alike."""
    compared = 0
    for seats, teams in ((2, "off"), (3, "off"), (4, "on")):
        s = GAME.setup(seats, 1, {"sets": "fox,crocodile,owl", "teams": teams})
        rng = Luck.seeded(seats)
        for _ in range(400):
            if not asked(s):
                break
            seat = asked(s)[0]
            choice = rng.pick(legal(s, seat))
            for viewer in (WATCHER, (seat + 1) % seats):
                guess = GAME.resample(s, viewer, rng)
                if choice in legal(guess, seat) and "cheer" not in GAME.text(choice):
                    compared += seen_alike(s.clone(), guess, viewer, seat, choice)
            step(s, seat, choice)
    assert compared > 1000


def seen_alike(true: Dale, guess: Dale, viewer: int, seat: int, choice: int) -> int:
    guess.luck = true.luck[:]
    heard = []
    for state in (true, guess):
        tape = Tape()
        state.sink = tape
        step(state, seat, choice)
        heard.append([event.seen_by(viewer) for event in tape.take()[0]])
    if heard[0] != heard[1]:
        return 0
    assert GAME.view(true, viewer) == GAME.view(guess, viewer), GAME.text(choice)
    assert asked(true) == asked(guess), GAME.text(choice)
    return 1
