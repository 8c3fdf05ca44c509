"""Bots that know a game: honest about what is hidden, the same under a seed, and better than without."""

from __future__ import annotations

import typing
from itertools import pairwise
from typing import Any, cast

import pytest

import nightmarket as nm
from nightmarket.arena import Field, contest
from nightmarket.arena.series import play_out
from nightmarket.bots import LEVELS, Glimpse, KnowingBot, choice_of, make
from nightmarket.bots.levels import LORES, row_of
from nightmarket.games import keys as game_keys
from nightmarket.games.dark_road.lore import features, forecast
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.words import DELIVER, FULFIL
from nightmarket.games.shadow_traders.cards import (
    ARTEFACT,
    CLIENTS,
    GIVE,
    KINDS,
    LAMP,
    MISSIONS,
    MOVE,
    PLACED,
    SMUGGLE,
    STEAL,
)
from nightmarket.games.shadow_traders.lore import Turn, false_token, reach, token_to_place
from nightmarket.games.shadow_traders.outlook import (
    Manner,
    Prospect,
    Times,
    mission_worth,
    plan,
    shelter,
)
from nightmarket.games.shadow_traders.reading import Reading
from nightmarket.games.shadow_traders.scoring import mission_points
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.games.shadow_traders.words import PLACE, REROLL
from nightmarket.kernel import Game, Luck, State, asked, legal, step
from nightmarket.kernel.levels import RANKS
from nightmarket.table import wire
from tests.scenarios.dale_of_merchants.table import table as dale
from tests.scenarios.shadow_blades.table import table as blades
from tests.scenarios.shadow_traders.table import table as traders

GAMES = sorted(LORES)


def middle(game: Game, seats: int, seed: int, length: int = 60) -> State:
    """A position with a real choice."""
    s: State = game.setup(seats, seed)
    rng = Luck.seeded(seed)
    while length > 0 or len(legal(s, asked(s)[0])) < 3:
        seat = asked(s)[0]
        step(s, seat, rng.pick(legal(s, seat)))
        length -= 1
    return s


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_gives_the_same_answer(key: str) -> None:
    game = nm.game(key)
    s = middle(game, game.seats[1], 3)
    seat = asked(s)[0]
    before = game.dump(s)
    answers = {KnowingBot(LORES[key], 5, 40).choose(Glimpse(game, s, seat)) for _ in range(3)}
    assert len(answers) == 1
    assert answers.pop() in legal(s, seat)
    assert game.dump(s) == before


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_does_not_reach_the_answer(seed: int) -> None:
    """A state the seat cannot tell from the true one gets the same answer, decided or searched.

    Shadow Traders deals its guesses from sorted cards, so that they are even the same ones. (Other games
    shuffle what lies there, and the same luck gives other guesses, each as likely.)
    """
    game = nm.game("shadow-traders")
    s = middle(game, 5, seed)
    seat = asked(s)[0]
    other = game.resample(s, seat, Luck.seeded(99))
    assert game.dump(other) != game.dump(s)
    guesses = [game.dump(game.resample(x, seat, Luck.seeded(5))) for x in (s, other)]
    assert guesses[0] == guesses[1]
    answers = [
        KnowingBot(LORES["shadow-traders"], 7, 40).choose(Glimpse(game, x, seat))
        for x in (s, other)
    ]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("key", GAMES)
def test_a_hurried_bot_answers_with_the_best_so_far(key: str) -> None:
    game = nm.game(key)
    s = middle(game, game.seats[1], 4)
    seat = asked(s)[0]
    bot = KnowingBot(LORES[key], 1, simulations=1_000_000, hurried=lambda: True)
    assert bot.choose(Glimpse(game, s, seat)) in legal(s, seat)
    assert bot.done <= 24


@pytest.mark.parametrize(
    ("key", "seats", "bot", "games"),
    [
        ("shadow-traders", 4, "hard", 8),
        ("shadow-blades", 2, "policy", 8),
        ("dark-road", 2, "policy", 4),
        ("dale-of-merchants", 2, "policy", 4),
    ],
)
def test_lore_beats_luck(key: str, seats: int, bot: str, games: int) -> None:
    """Fixed deals, so no luck here: a policy that does nothing wins half of them at best."""
    field = Field.of(nm.game(key), seats, [bot, "random"], 7, {})
    knowing, random = contest(field, games, stop=False).rows
    assert knowing.share >= 0.75
    assert knowing.points > random.points


# -- levels


def test_every_level_has_a_row_and_thinks_more_or_slips_less_than_the_one_below() -> None:
    assert typing.get_args(wire.Level) == LEVELS
    for game in ["", *GAMES]:
        rows = [row_of(level, game, 4) for level in LEVELS]
        assert [row.level for row in rows] == list(LEVELS)
        for below, row in pairwise(rows):
            assert (below.simulations, -below.whim) < (row.simulations, -row.whim)
    for easier, rank in pairwise(RANKS):
        assert easier.seconds < rank.seconds <= 2.0
        assert easier.beat_s > rank.beat_s


def test_a_level_knows_the_game_it_is_asked_about() -> None:
    for key in game_keys():
        game = nm.game(key)
        s = game.setup(game.seats[0], 1)
        seat = next(seat for seat in asked(s) if seat >= 0)
        assert make("easy", 1).choose(Glimpse(game, s, seat)) in legal(s, seat)


# -- Shadow Traders


def test_missions_are_read_from_the_goods() -> None:
    """Who has one of each colour is taken for Choose, who has nearly nothing for Give Away."""
    t = traders(
        seats=4,
        missions=["keep", "choose", "give-away", "take"],
        goods=[
            {"green": 9, "yellow": 4, "orange": 3, "blue": 6},
            {"green": 1, "yellow": 1, "orange": 1, "blue": 1},
            {"orange": 1},
            {"blue": 3, "yellow": 5, "orange": 5},
        ],
    )
    s = cast(Traders, t.state)
    s.round = 4
    belief = Reading(s, 0)
    for board, client in ((1, "choose"), (2, "give-away"), (3, "take")):
        chances = [belief.chance(board, c) for c in range(CLIENTS)]
        assert MISSIONS[chances.index(max(chances))] == client
        assert chances[0] == 0.0  # nobody else has the own mission
        assert sum(chances) == pytest.approx(1.0)
    pick = token_to_place(s, 0)
    assert pick >= 0
    assert MISSIONS[s.missions[PLACE.b(pick)]] == MISSIONS[PLACE.a(pick)]


def test_suspicion_waits_for_signs_and_never_names_the_own_client() -> None:
    """Tokens are right far more often than blind (20 %), and hardly any goes down in the first round."""
    game = nm.game("shadow-traders")
    right = placed = early = 0
    for seed in range(12):
        s = cast(Traders, game.setup(4, seed))
        bots = [make("hard", seed * 7 + seat) for seat in range(4)]
        while asked(s):
            seat = asked(s)[0]
            choice = choice_of(bots[seat], game, s, seat)
            if PLACE.holds(choice) and MISSIONS[s.missions[seat]] != "lose":
                assert PLACE.a(choice) != s.missions[seat]
                placed += 1
                early += s.round == 1
                right += s.missions[PLACE.b(choice)] == PLACE.a(choice)
            step(s, seat, choice)
    assert placed > 40
    assert right / placed > 0.5
    assert early / placed < 0.05


def test_who_wants_to_lose_lays_false_tokens_on_every_board() -> None:
    t = traders(seats=4, missions=["lose", "keep", "take", "choose"])
    s = cast(Traders, t.state)
    s.round = 4
    boards = set()
    while (pick := false_token(s, 0)) >= 0:
        client, board = PLACE.a(pick), PLACE.b(pick)
        s.tokens[client] = PLACED + board
        boards.add(board)
    assert boards == {1, 2, 3}
    assert s.tokens[MISSIONS.index("lose")] >= PLACED  # the one that is never right comes first


def about_to_lose() -> Traders:
    """Seat 1 wants to lose and has five goods of two colours."""
    t = traders(
        seats=4,
        missions=["keep", "lose", "take", "choose"],
        goods=[
            {"green": 7, "yellow": 2, "orange": 2},
            {"yellow": 2, "orange": 3},
            {"green": 2, "blue": 4, "orange": 4, "yellow": 3},
            {"green": 1, "yellow": 1, "orange": 1, "blue": 1},
        ],
    )
    s = cast(Traders, t.state)
    s.round = 5
    return s


def prospect_of(s: Traders, seat: int) -> Prospect:
    found = Prospect.of(s, Manner(), seat, [s.missions], [1.0])
    found.look()
    return found


def test_whoever_is_about_to_lose_is_given_what_hurts() -> None:
    prospect = prospect_of(about_to_lose(), 0)
    care = prospect.care(0)
    assert care[0] > 0.0  # own points help, those of rivals do not,
    assert care[2] < 0.0
    assert care[1] > 0.0  # but points for whoever wants none do
    before = prospect.chances(0)
    assert sum(before) == pytest.approx(1.0)
    green = 0
    prospect.carry_out(GIVE, (0.0, 0, 1, green, -1))  # a third colour
    assert prospect.chances(0)[1] < before[1]


def test_dice_that_serve_stay_and_the_others_are_thrown_again() -> None:
    """Two Steal and a Smuggle among five, when nothing but stealing is worth anything."""
    s = about_to_lose()
    turn = Turn(s, prospect_of(s, 0), reach(s))
    for action in range(SMUGGLE):
        for n in range(len(turn.gains[action])):
            turn.gains[action][n] = 0.1 * (n + 1) if action == STEAL else 0.0
        turn.tops[action] = [turn.top(action, at // 6, at % 6) for at in range(36)]
    thrown = [2, 1, 0, 1, 0, 1]  # by face
    value, stay = turn.again(thrown)
    assert stay == [2, 0, 0, 0, 0, 1]
    assert value == pytest.approx(0.3 + 2 * 0.1 / 3)
    assert turn.value(thrown) == pytest.approx(0.3)


def test_only_the_cheapest_token_is_thought_of_for_another_throw() -> None:
    """ST-42: else six tokens make another throw six times as likely for whoever follows a whim."""
    game, lore = nm.game("shadow-traders"), LORES["shadow-traders"]
    seen = 0
    for seed in range(8):
        s = cast(Traders, game.setup(4, seed))
        while s.round < 3:
            seat = asked(s)[0]
            choices = legal(s, seat)
            paid = [i for i, choice in enumerate(choices) if REROLL.holds(choice)]
            if len(paid) > 1:
                weights = lore.ponder(s, seat, choices, lore.believe(s, seat), Luck.seeded(seed))
                assert sum(weights[i] > 0.0 for i in paid) <= 1
                assert sum(weights) > 0.0
                seen += any(weights[i] > 0.0 for i in paid)
            step(s, seat, choice_of(make("policy", seed), game, s, seat))
    assert seen > 5


def test_what_goods_are_worth_is_what_the_table_would_score() -> None:
    """ST-78 to ST-88, for every mission; what was learned comes on top."""
    s = cast(Traders, middle(nm.game("shadow-traders"), 5, 8))
    s.tokens = [0] * len(s.tokens)
    goods = [s.goods[i] + s.stash[i] for i in range(len(s.goods))]
    for seat in range(5):
        lamp, artefact = goods[seat * KINDS + LAMP], goods[seat * KINDS + ARTEFACT]
        for mission in range(CLIENTS):
            found = mission_worth(mission, s.colour[seat], goods, seat * KINDS)
            assert found == mission_points(s, seat, mission) + 5 * lamp - 5 * artefact


def test_nobody_plans_with_missions_that_are_not_known() -> None:
    """Two likely deals promise no more together than each alone, less where they want other deeds."""
    s = about_to_lose()
    keep, lose, take, choose = s.missions
    deals = [[keep, lose, take, choose], [keep, take, lose, choose]]
    both = Prospect.of(s, Manner(), 0, deals, [0.5, 0.5])
    known = [Prospect.of(s, Manner(), 0, [deal], [1.0]) for deal in deals]
    promised = [plan(both, action, 1)[0] for action in (GIVE, MOVE)]
    sure = [sum(plan(one, action, 1)[0] for one in known) / 2 for action in (GIVE, MOVE)]
    assert all(p <= q + 1e-9 for p, q in zip(promised, sure, strict=True))
    assert min(p - q for p, q in zip(promised, sure, strict=True)) < -0.005


def test_whose_turn_comes_next_has_nothing_stashed_any_more() -> None:
    """ST-28: what the next player hid lies open again before anything else happens."""
    s = about_to_lose()
    times = Times(s)
    first = times.wait.index(0)
    later = times.wait.index(max(times.wait))
    for seat in (first, later):
        for k in range(seat * KINDS, seat * KINDS + KINDS):
            s.stash[k], s.goods[k] = s.goods[k], 0
    prospect = prospect_of(s, 0)
    assert sum(prospect.main[first * KINDS : first * KINDS + KINDS]) > 0
    assert sum(prospect.main[later * KINDS : later * KINDS + KINDS]) == 0


def test_goods_that_everybody_wants_are_stashed() -> None:
    """A keeper far ahead hides green goods, not the others, and an embargo is worth more still."""
    prospect = prospect_of(about_to_lose(), 0)
    gains = shelter(prospect, 5)
    assert 0.0 < gains[0] <= gains[1]
    assert gains[3] == gains[4]
    assert prospect.stash_gain(0) > prospect.stash_gain(2)


# -- Shadow Blades


def test_coins_and_dominance_raise_the_chance() -> None:
    lore = LORES["shadow-blades"]
    found = [
        lore.eye(blades(rows=[{"theft": agents}, {"support": ["courier"]}], deck=30).state)
        for agents in (["thief"], ["thief", "raider"])
    ]
    assert found[0][0] < found[1][0]
    assert sum(found[0]) == pytest.approx(1.0)


@pytest.mark.parametrize("bot", ["policy", "easy", "lore:100:2"])
def test_a_mission_that_can_be_laid_is_laid_at_the_end(bot: str) -> None:
    t = blades(hands=[["odd-job", "sabre"], []], rows=[{"theft": ["thief"]}, {}], deck=0, final=1)
    game = nm.game("shadow-blades")
    chosen = make(bot, 3).choose(Glimpse(game, t.state, 0))
    assert game.text(chosen).startswith("lay:odd-job:")


# -- Merchants of the Dark Road


def test_the_outlook_counts_the_lower_of_coins_and_prestige() -> None:
    """Whoever has coins enough gains more by prestige, and nothing by coins when no turn is left."""
    game = nm.game("dark-road")
    s = cast(Road, middle(game, 2, 3))
    s.coins[0], s.prestige[0] = 30, 10
    before = forecast(s, 0)
    s.coins[0] += 3
    richer = forecast(s, 0)
    s.coins[0] -= 3
    s.prestige[0] += 3
    assert forecast(s, 0) - before > 2 * (richer - before)


def test_a_turn_that_begins_is_still_to_come() -> None:
    """Between two turns whoever is about to move seems no poorer: a turn is over when it was used."""
    game = nm.game("dark-road")
    s = cast(Road, middle(game, 2, 3))
    luck = Luck.seeded(3)
    before: list[float] = []
    for turn in range(5):
        mover = s.turn
        while s.turn == mover:
            seat = asked(s)[0]
            step(s, seat, luck.pick(legal(s, seat)))
        after = [features(s, seat)[-1] for seat in range(2)]  # the square of the time to come
        if turn:
            assert after[mover] < before[mover]
            assert after[1 - mover] == before[1 - mover]
        before = after


def test_a_wagon_at_the_right_town_is_emptied() -> None:
    """Heroes and commissions that can be delivered are, with every good they ask for."""
    game = nm.game("dark-road")
    delivered = 0
    for seed in range(5):
        s = game.setup(2, seed)
        bots = [make("policy", seed * 5 + seat) for seat in range(2)]
        while asked(s):
            seat = asked(s)[0]
            choices = legal(s, seat)
            choice = choice_of(bots[seat], game, s, seat)
            if any(DELIVER.holds(c) or FULFIL.holds(c) for c in choices):
                assert game.text(choice) != "end"
                delivered += 1
            step(s, seat, choice)
    assert delivered > 20


# -- Dale of Merchants


def answer(bot: str, t: Any) -> str:
    game = nm.game("dale-of-merchants")
    return game.text(make(bot, 3).choose(Glimpse(game, t.state, 0)))


@pytest.mark.parametrize("bot", ["policy", "easy", "lore:60"])
def test_the_last_stack_is_built(bot: str) -> None:
    """DM-66: nothing is better, whatever the level."""
    seven = " | ".join(["steady-achiever"] * 7)
    t = dale(hands=["siesta siesta junk junk", "junk"], stalls=[seven, ""], market="swank")
    assert answer(bot, t) == "build:siesta"


def test_a_card_of_the_next_stack_is_not_paid_with() -> None:
    """Junk pays; what would finish the stack stays in hand."""
    t = dale(hands=["siesta housecleaning steady-achiever junk junk junk", "junk"], market="swank")
    t.s.stalls[0] = [1 << 6 | 7, 2 << 6 | 8, 3 << 6 | 9]  # the fourth stack is next
    t.play(0, "buy:0:swank")
    assert answer("policy", t) == "pay:junk"


def test_what_makes_the_next_stack_is_bought() -> None:
    """With a two of the same set in hand a three makes the fifth stack, a four of another does not."""
    t = dale(
        hands=["shopping-journey junk junk junk junk junk junk", "junk"],
        market="housecleaning magnet",
    )
    t.s.stalls[0] = [n << 6 | 7 for n in (1, 2, 3, 4)]
    assert answer("policy", t).endswith(":housecleaning")


@pytest.mark.parametrize("bot", ["policy", "lore:60"])
def test_a_safety_precaution_is_not_taken_back_for_another(bot: str) -> None:
    """DM-56: everything would be as before, with an action to spare, for ever."""
    safe = "safety-precaution"
    t = dale(hands=[f"{safe} junk junk junk", "junk"], stalls=[f"charity | {safe}", ""])
    t.play(0, f"play:{safe}")
    assert answer(bot, t).endswith(":charity")


def test_games_of_the_policy_end() -> None:
    """The deal on which a Safety Precaution was once taken back for another, again and again."""
    game = nm.game("dale-of-merchants")
    s = game.setup(2, 131)
    bots = [make("policy", 131 * 7 + seat) for seat in range(2)]
    assert play_out(game, s, bots, Luck.seeded(1), 2000) > 100
    assert game.winners(s)
