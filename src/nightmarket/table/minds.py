"""Bots at a table: who thinks about what, and what comes of it. They think elsewhere."""

from __future__ import annotations

import hashlib
from typing import Final

from nightmarket.kernel import CLOCK, legal
from nightmarket.kernel.levels import BEATS_S
from nightmarket.table import clocks, lessons, pace, windows, wire
from nightmarket.table.due import NEVER, Thought
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Visitor
from nightmarket.table.look import Look
from nightmarket.table.outcome import Move, Outcome

THINKING_AFTER_S: Final = 0.7  # a bot that takes longer says so


def dice_of(seed: str, seat: int, version: int) -> int:
    """A bot's own chance: the same at the same moment, so that undoing never fishes for another."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {seat} {version}".encode()).digest()[:8])


def follow(look: Look) -> Move | None:
    """The people want to end the game: one bot after the other agrees."""
    match, is_bot = look.need_match(), look.facts.bots
    bots = [seat for seat in match.who if is_bot[seat]]
    if not bots:
        return None
    people = [seat for seat in range(match.seats) if not is_bot[seat]]
    choice = look.game.concession(match.state, people)
    if choice < 0:
        return None
    for seat in bots:
        text = look.game.text(choice)
        if look.game.why_not(match.state, seat, text) is None:  # else it has agreed already
            return Move(seat, [text], clocks.ticks(look))
    return None


def passing(look: Look) -> Move | None:
    """The time that a lesson lets pass."""
    told = scripted(look)
    return Move(CLOCK, [told.text], []) if told is not None and told.seat == CLOCK else None


def wanted(look: Look) -> list[int]:
    """Seats that are asked, do not answer in person, and have nobody who thinks for them yet."""
    match, told = look.need_match(), scripted(look)
    found = []
    for seat in match.who:
        thought = look.thoughts.get(seat)
        if thought is not None and thought.version >= match.floor[seat]:
            continue
        if answers(look, seat, told):
            found.append(seat)
    return found


def is_wanted(look: Look, seat: int) -> bool:
    """Does anybody answer for this seat but its own person?"""
    return answers(look, seat, scripted(look))


def answers(look: Look, seat: int, told: lessons.Told | None) -> bool:
    if told is not None:  # the others wait for a learner, and for each other
        return told.seat == seat and (told.swift or look.facts.bots[seat])
    return look.facts.bots[seat] or pace.is_up_for(look, seat)


def scripted(look: Look) -> lessons.Told | None:
    """What the lesson at this table has somebody do now; None: all play as they like."""
    if not look.facts.scripted:
        return None
    return lessons.script(look.meta.game, look.meta.lesson).told(look.need_match().state)


def pause_s(look: Look) -> float:
    """Before a bot's choice is shown: long enough for the one person who follows it."""
    wished = [visitor.pace_s for visitor in look.alone()]
    return max([look.host.settings.bot_pause_s, *wished])


def begin(look: Look, seat: int) -> Thought:
    """A thought for this seat; with an answer in it where there is nothing to think about."""
    match, game, settings = look.need_match(), look.game, look.host.settings
    now = look.host.now()
    is_bot = look.meta.is_bot(seat)
    level = look.meta.chairs[seat].level if is_bot else "fair"
    ready_at = now + pause_s(look)
    # Among themselves bots wait for their turn to think as long as it takes.
    gives_up_at = now + settings.bot_limit_s if look.has_people() else NEVER
    thought = Thought(match.version, level, ready_at, gives_up_at)
    if (told := scripted(look)) is not None:
        thought.ready_at = now if told.swift else ready_at
        thought.answer(told.text)
    elif not is_bot and look.meta.clock.then != "bot":
        thought.ready_at = now
        thought.answer(None)  # the modest choice
    elif look.sand.runs:
        # It looks and acts to a beat of its own.
        thought.ask_at = now + BEATS_S[level] * look.host.chance(0.75, 1.25)
        thought.ready_at = now
        thought.gives_up_at = thought.ask_at + settings.bot_limit_s
    elif (declined := windows.declined(look, seat)) >= 0:
        # Asked by public facts: whether there is something to think about must not show. The answer
        # comes at the end of a window, with whatever has been found by then.
        thought.otherwise = game.text(declined)
        thought.ready_at = thought.gives_up_at = now + look.host.chance(*settings.bot_window_s)
        if len(legal(match.state, seat)) == 1:
            thought.answer(thought.otherwise)
    else:
        choices = legal(match.state, seat)
        if len(choices) == 1:
            thought.answer(game.text(choices[0]))
        else:
            thought.say_at = now + THINKING_AFTER_S
    return thought


def answer(look: Look, seat: int, thought: Thought) -> Move | None:
    """What a bot has decided. Late or illegal answers never stop a table; None: it thinks again."""
    match, game = look.need_match(), look.game
    if match.floor[seat] > thought.version or seat not in match.asked or not is_wanted(look, seat):
        return None
    modest = game.text(game.idle(match.state, seat))
    text = thought.text if thought.text is not None else thought.otherwise or modest
    if look.sand.runs:
        # To wait is nothing that happens; and somebody may have been quicker.
        if text == modest or game.why_not(match.state, seat, text) is not None:
            return None
        return Move(seat, [text], clocks.ticks(look))
    refusal = game.why_not(match.state, seat, text)
    if refusal is not None:
        look.host.complain(f"bot answered: {refusal}"[:120], look.meta.game)
        text = modest
    return Move(seat, [text], [])


def leaves(look: Look, move: Move) -> bool:
    """Against the clock a bot does not race: what a person could do as well is theirs for a beat."""
    if not look.sand.runs or move.seat in look.left:
        return False
    state = look.need_match().state
    people = [s for s in range(len(look.meta.chairs)) if not look.meta.is_bot(s)]
    return any(look.game.why_not(state, seat, move.texts[0]) is None for seat in people)


def hurry(look: Look, visitor: Visitor, m: wire.Hurry) -> Outcome:
    look.need_match()
    if not visitor.seats:
        raise Refuse("not-yours", "only people with a seat may hurry a bot")
    return Outcome(wire.Ack(m.key, look.version), hurry=True)
