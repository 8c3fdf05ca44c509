"""The ways a game of Merchants of the Dark Road can end (DR-101, DR-115)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from nightmarket.bots import choice_of, make
from nightmarket.games.dark_road import GAME
from nightmarket.games.dark_road.cards import TURNS
from nightmarket.games.dark_road.scoring import Result, TraderResult, victors
from nightmarket.games.dark_road.state import Road
from nightmarket.kernel import Luck, State, asked, legal, step
from nightmarket.kernel.record import Record, Recorder
from tests.golden.games import Played, Wanted


def ranks(s: State) -> list[list[int]]:
    """Total, base, completed crowns, commissions, heroes; the best first."""
    t = cast(Road, s)
    return sorted([Result(t, seat).rank(t, seat) for seat in range(t.seats)], reverse=True)


def parted_at(place: int) -> Callable[[State], bool]:
    """DR-101: the first two are level up to this comparison, and it parts them; 5: nothing does."""

    def ending(s: State) -> bool:
        first, second = ranks(s)[:2]
        level = first[:place] == second[:place]
        return level and (place == 5 or first[place] > second[place])

    return ending


def against(s: State) -> tuple[list[int], list[int]]:
    """Total, base and the larger of coins and prestige: the person's and the Trader's."""
    me, trader = Result(cast(Road, s), 0), TraderResult(cast(Road, s))
    return (
        [me.total, me.base, max(me.coins, me.prestige)],
        [trader.total, trader.base, max(trader.coins, trader.prestige)],
    )


def lost_to_the_trader(s: State) -> bool:
    """DR-102: the Trader scored more; nobody wins."""
    mine, its = against(s)
    return mine[0] < its[0] and not victors(cast(Road, s))


def beat_the_trader(s: State) -> bool:
    """DR-102: the person scored more."""
    mine, its = against(s)
    return mine[0] > its[0]


def played_well(seats: int, options: dict[str, str], seed: int) -> Record:
    """A game of the search bot: random play never beats the Trader."""
    recorder = Recorder(GAME, seats, seed, options)
    bot = make("fair", seed)
    while asked(recorder.state):
        seat = asked(recorder.state)[0]
        choice = choice_of(bot, GAME, recorder.state, seat)
        recorder.play(seat, GAME.text(choice), 1000 * len(recorder.record.moves))
    return recorder.record


def level_with_the_trader(place: int, mine_first: bool) -> Callable[[State], bool]:
    """DR-115: level up to this comparison, which parts them; 3: level in all, and the Trader wins."""

    def ending(s: State) -> bool:
        mine, its = against(s)
        if s.stack or mine[:place] != its[:place]:
            return False
        return place == 3 or (mine[place] > its[place] if mine_first else mine[place] < its[place])

    return ending


TRIES = 6000  # last turns tried from one game


def steered(ending: Callable[[State], bool]) -> Played:
    """A game of the search bot whose last turn is played at random, again and again, to an ending."""

    def played(seats: int, options: dict[str, str], seed: int) -> Record:
        recorder = Recorder(GAME, seats, seed, options)
        bot = make("fair", seed)
        while (who := asked(recorder.state)) and cast(Road, recorder.state).round < TURNS:
            choice = choice_of(bot, GAME, recorder.state, who[0])
            recorder.play(who[0], GAME.text(choice), 1000 * len(recorder.record.moves))
        rng = Luck.seeded(seed)
        for _ in range(TRIES):
            s = recorder.state.clone()
            chosen: list[tuple[int, int]] = []
            while who := asked(s):
                chosen.append((who[0], rng.pick(legal(s, who[0]))))
                step(s, *chosen[-1])
            if ending(s):
                for seat, choice in chosen:
                    recorder.play(seat, GAME.text(choice), 1000 * len(recorder.record.moves))
                break
        return recorder.record

    return played


def everything(s: State) -> bool:
    """Journeys led and followed with deliveries, gifts, an upgrade, upgraded goods handed in."""
    t = cast(Road, s)
    return all([sum(t.led), sum(t.followed), sum(t.gifted), max(t.fitted) >= 0, sum(t.fine)])


WANTED = (
    Wanted("score", 2, {}, parted_at(0)),
    Wanted("tie-base", 2, {}, parted_at(1)),
    Wanted("tie-crowns", 2, {}, parted_at(2)),
    Wanted("tie-commissions", 2, {}, parted_at(3)),
    Wanted("tie-heroes", 2, {}, parted_at(4)),
    Wanted("shared", 2, {}, parted_at(5)),
    Wanted("trader-wins", 1, {}, lost_to_the_trader),
    Wanted("trader-loses", 1, {}, beat_the_trader, played_well),
    *(
        Wanted(name, 1, {}, ending, steered(ending))
        for name, ending in (
            ("trader-tie-base-won", level_with_the_trader(1, True)),
            ("trader-tie-base-lost", level_with_the_trader(1, False)),
            ("trader-tie-larger-won", level_with_the_trader(2, True)),
            ("trader-tie-larger-lost", level_with_the_trader(2, False)),
            ("trader-tie-lost", level_with_the_trader(3, False)),
        )
    ),
    Wanted("everything", 4, {"snow_bees": "on", "reverse_sides": "on"}, everything),
)
