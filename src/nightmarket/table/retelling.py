# mypyc: no (off the path of a move)
"""What a seat has seen, told again for who was away: moment by moment, but for what is covered now."""

from __future__ import annotations

from typing import Final

from nightmarket.kernel import Game
from nightmarket.table import entries, wire
from nightmarket.table.entries import Undo
from nightmarket.table.match import Match
from nightmarket.table.meta import Meta

MOST: Final = 300  # moments, the last ones


def moments(game: Game, meta: Meta, stored: list[str], seat: int, seen: int) -> list[wire.Past]:
    """The table after each entry that still stands and comes after `seen`; raises BadState."""
    log = entries.read(stored)
    line = [(n, entry) for n, entry in entries.standing(log) if not isinstance(entry, Undo)]
    turned = entries.last_turn(log)
    if turned is None:
        start, match = 1, Match.deal(game, len(meta.chairs), int(meta.seed, 16), meta.options)
    else:
        start = turned[0]
        match = Match(game, len(meta.chairs), game.load(turned[1].state), start, [])
    wanted = {number for number, _ in line[-MOST:] if number >= start and number > seen}
    found: list[tuple[wire.Past, dict[int, int]]] = []
    for number, entry in line:
        if number > start:
            match.go_on([(number, entry)])
        if number in wanted:
            past = wire.Past(number, game.view(match.state, seat), match.question, match.who)
            found.append((past, told(match, seat)))
    now = told(match, seat)
    return [past for past, then in found if all(then[n] <= now[n] for n in then)]


def told(match: Match, seat: int) -> dict[int, int]:
    """Of each entry that may fade: how much it tells this seat at this moment."""
    return {
        one.number: sum(len(match.game.recall(match.state, event, seat)) for event in one.events)
        for one in match.fading
    }
