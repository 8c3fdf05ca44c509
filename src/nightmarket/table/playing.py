"""Choices: who may make them now, what would follow, why not."""

from __future__ import annotations

from typing import Final

from nightmarket.kernel import Luck, Refusal, State, apply, legal
from nightmarket.table import clocks, windows, wire
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Visitor
from nightmarket.table.look import Look
from nightmarket.table.outcome import Move, Outcome


def play(look: Look, visitor: Visitor, m: wire.Play) -> Outcome:
    match = look.need_match()
    done = match.keys.get(f"{m.seat}:{m.key}")
    chair = look.need_seat(visitor, m.seat)
    if done is not None:
        return Outcome(wire.Ack(m.key, done))
    if not 0 < len(m.choices) <= look.host.settings.limits.gesture:
        raise Refuse("malformed", "a gesture is one choice or a few", "choices")
    if match.is_over:
        raise Refuse("over", "the game is over")
    if chair.stand_in:
        raise Refuse("not-now", "a bot plays this seat: take it back first", "seat")
    if look.sand.is_held:
        raise Refuse("paused", "the clock has stopped until everybody is back")
    match.check_in_time(m.seat, m.version)
    if windows.keeps(look, m):
        return Outcome(waits=m.seat)
    ticks: list[str] = []
    if look.sand.runs:
        ticks = clocks.ticks(look)
        if ticks and clocks.left(look) == 0:
            raise Refuse("over", "time is up")
    return Outcome(move=Move(m.seat, m.choices, ticks, m.key))


def foreseen(look: Look, seat: int, choices: list[str]) -> State | None:
    """The state after these choices; None when the seat would learn something on the way."""
    match = look.need_match()
    if len(choices) > look.host.settings.limits.gesture:
        raise Refuse("malformed", "too many choices", "choices")
    state = match.foresee(seat, choices)
    return None if look.game.learns(match.state, state, seat) else state


def preview(look: Look, visitor: Visitor, m: wire.Preview) -> Outcome:
    match = look.need_match()
    look.need_seat(visitor, m.seat)
    state = foreseen(look, m.seat, m.choices)
    if state is None:
        ends = ends_surely(look, m.seat, m.choices)
        return Outcome(wire.Previewed(m.key, match.version, None, {}, [], ends))
    text = look.game.text
    return Outcome(
        wire.Previewed(
            m.key,
            match.version,
            look.game.view(state, m.seat),
            look.game.question(state),
            [text(c) for c in legal(state, m.seat)],
            ends_turn(look, m.seat, state),
        )
    )


GUESSES: Final = 4  # worlds in which it is tried what a choice comes to


def ends_turn(look: Look, seat: int, after: State) -> bool:
    """Is this seat's own turn over there, and was not before?"""
    turn = look.game.turn(look.need_match().state, seat)
    return turn >= 0 and look.game.turn(after, seat) != turn


def ends_surely(look: Look, seat: int, choices: list[str]) -> bool:
    """Whether these choices end the turn although something is revealed on the way.

    Found out in worlds that the seat cannot tell from the true one, so it says nothing of that one.
    """
    game, state = look.game, look.need_match().state
    if game.turn(state, seat) < 0:
        return False
    luck = Luck.seeded(look.version)
    for _ in range(GUESSES):
        world = game.resample(state, seat, luck)
        try:
            for text in choices:
                apply(world, seat, game.parse(text))
        except Refusal:
            return False
        if not ends_turn(look, seat, world):
            return False
    return True


def why(look: Look, visitor: Visitor, m: wire.Why) -> Outcome:
    match = look.need_match()
    look.need_seat(visitor, m.seat)
    state = foreseen(look, m.seat, m.after) if m.after else match.state
    refusal = None if state is None else look.game.why_not(state, m.seat, m.choice)
    code, rule = ("", "") if refusal is None else (refusal.code, refusal.rule)
    return Outcome(wire.Because(m.key, code, rule))
