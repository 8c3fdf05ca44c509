# mypyc: no (off the path of a move, but where somebody has decided something beforehand)
"""Decisions in advance: what a seat will answer when it is asked, made while others are to move.

A plan is for one question, by the name of its frame, and is played when that is asked. One that can
no longer be played is dropped, and its owner is told. Where a game allows it, an answer may stand: it
is given every time. A plan is its owner's alone: nobody else is told that there is one.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from nightmarket.kernel import Game, Luck, Refusal, State, apply, asked, legal, step
from nightmarket.table import windows, wire
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Visitor
from nightmarket.table.look import Look
from nightmarket.table.meta import Meta, Sitting
from nightmarket.table.outcome import Move, Outcome

PLANS: Final = 8  # of one seat
WORLDS: Final = 4  # in which it is tried what could be chosen
STEPS: Final = 150  # of others until one is asked


def plan(look: Look, visitor: Visitor, m: wire.Plan) -> Outcome:
    look.need_phase("playing")
    chair, match = look.need_seat(visitor, m.seat), look.need_match()
    need_time(look)
    if m.ask not in look.game.frames:
        raise Refuse("malformed", "there is no such question", "ask")
    if len(m.choices) > look.host.settings.limits.gesture:
        raise Refuse("malformed", "a gesture is one choice or a few", "choices")
    for text in m.choices:
        look.game.parse(text)
    if m.again and m.choices and m.choices not in [[one] for one in answers(look.game, m.ask)]:
        raise Refuse("malformed", "this cannot be answered once for all", "again")
    if m.choices and m.seat in match.who and match.question.get("ask") == m.ask:
        raise Refuse("not-now", "this is asked now: answer it", "ask")
    kept = [one for one in chair.plans if one.ask != m.ask and not one.lost]
    if m.choices:
        kept.append(wire.Planned(m.seat, m.ask, m.choices, m.again, m.again and m.unless))
    if len(kept) > PLANS:
        raise Refuse("too-many", f"at most {PLANS} answers in advance")
    return Outcome(wire.Ack(m.key, look.version), with_plans(look.meta, m.seat, kept))


def need_time(look: Look) -> None:
    if look.game.clock is not None:
        raise Refuse("not-now", "against the clock nothing is decided in advance")


def answers(game: Game, ask: str) -> tuple[str, ...]:
    """What may be said to this question once for all."""
    return game.beforehand.answers().get(ask, ()) if game.beforehand is not None else ()


def with_plans(meta: Meta, seat: int, plans: list[wire.Planned]) -> Meta:
    return meta.with_chair(seat, replace(meta.chairs[seat], plans=plans))


def ahead(look: Look, visitor: Visitor, m: wire.Ahead) -> Outcome:
    """What a seat could decide now about the next thing it is asked, after these choices."""
    look.need_phase("playing")
    look.need_seat(visitor, m.seat)
    need_time(look)
    match, game = look.need_match(), look.game
    if len(m.choices) > look.host.settings.limits.gesture:
        raise Refuse("malformed", "a gesture is one choice or a few", "choices")
    standing = game.beforehand.answers() if game.beforehand is not None else {}
    ask, choices = "", list[str]()
    if m.seat not in match.who:
        ask, choices = foreseen(game, match.state, m.seat, m.choices, look.version)
    lines = [wire.Beforehand(one, list(texts)) for one, texts in standing.items()]
    return Outcome(wire.Foreseen(m.key, match.version, ask, choices, lines))


def foreseen(
    game: Game, state: State, seat: int, picked: list[str], version: int
) -> tuple[str, list[str]]:
    """The next question of a seat while the others do nothing in particular, and what it can answer.

    Tried in worlds that the seat cannot tell from the true one. What holds in all of them hangs on no
    die and on nobody's hand, so it may be decided now, and it says nothing of the true one.
    """
    first, found = "", list[str]()
    for n in range(WORLDS):
        world = game.resample(state, seat, Luck.seeded(version * WORLDS + n))
        if not comes_round(game, world, seat):
            return "", []
        ask = str(game.question(world).get("ask", ""))
        try:
            for text in picked:
                apply(world, seat, game.parse(text))
        except Refusal:
            return "", []
        texts = [game.text(choice) for choice in legal(world, seat)]
        first, found = (ask, texts) if n == 0 else (first, [t for t in found if t in texts])
        if ask != first:
            return "", []
    return first, found


def comes_round(game: Game, world: State, seat: int) -> bool:
    """Let the others answer modestly until this seat is asked something of its own."""
    for _ in range(STEPS):
        who = asked(world)
        if seat in who:
            declined = game.windows.decline(world, seat) if game.windows is not None else -1
            if declined < 0:
                return True
            step(world, seat, declined)
        elif who and who[0] >= 0:
            step(world, who[0], game.idle(world, who[0]))
        else:
            return False
    return False


def planned(chair: Sitting, ask: object) -> wire.Planned | None:
    return next((one for one in chair.plans if one.ask == ask and not one.lost), None)


def due(look: Look) -> Move | Outcome | None:
    """Somebody who is asked has decided beforehand: their choice, or the word that it does not fit."""
    if not look.facts.has_plans:
        return None
    match, meta, game = look.need_match(), look.meta, look.game
    for seat in match.who:
        chair = meta.chairs[seat]
        if not chair.plans or meta.is_bot(seat):
            continue
        one = planned(chair, match.question.get("ask"))
        if one is None or windows.declined(look, seat) >= 0:
            continue
        if one.unless and game.beforehand is not None:
            if game.beforehand.concerns(match.state, seat):
                continue
        try:
            match.foresee(seat, one.choices)
        except Refusal:
            lost = [replace(p, lost=True) if p is one else p for p in chair.plans]
            return Outcome(meta=with_plans(meta, seat, lost))
        return Move(seat, one.choices, [])
    return None


def spent(meta: Meta, seat: int, ask: object) -> Meta:
    """The seat has answered this: what it had decided for it is done, and what was lost is told."""
    kept = [
        one for one in meta.chairs[seat].plans if not one.lost and (one.again or one.ask != ask)
    ]
    return with_plans(meta, seat, kept)
