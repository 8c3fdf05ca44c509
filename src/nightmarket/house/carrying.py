# mypyc: no (off the path of a move)
"""A table that moves to another house: what it takes along, and how it proves itself on arrival.

Its log and its seed tell everything, so only whoever holds all seats of people gets them. Where it
arrives it is told again from its deal, and is marked: somebody may know what is hidden in it.
"""

from __future__ import annotations

from nightmarket.house.records import LONGEST_MS
from nightmarket.kernel import Game, Refusal, read_seed
from nightmarket.table import entries as log
from nightmarket.table import guard, wire
from nightmarket.table.entries import Play, Turn, Undo
from nightmarket.table.guard import Refuse
from nightmarket.table.match import Match
from nightmarket.table.meta import NOBODY, Meta, Sitting, checked_clock
from nightmarket.table.settings import Limits
from nightmarket.table.table import KEY_LENGTH


def pack(meta: Meta, entries: list[str]) -> wire.Carried:
    return wire.Carried(
        game=meta.game,
        rules_version=meta.rules_version,
        chairs=[
            wire.CarriedChair(c.kind, c.name, c.colour, c.level, c.stand_in)  # type: ignore[arg-type]
            for c in meta.chairs
        ],
        options=meta.options,
        clock=meta.clock,
        waits=meta.waits,
        seed=meta.seed if entries else "",
        entries=entries,
    )


def unpack(
    game: Game, carried: wire.Carried, hash: str, seed: str, now_ms: int, limits: Limits
) -> Meta:
    """The table as it stands here from now on, for the person with this secret; raises a refusal if its
    log is not that of a game in play. `seed` is for one that was not yet dealt."""
    if carried.rules_version != game.rules_version:
        raise Refuse("other-rules", "this table was dealt by other rules", "rules_version")
    match = replay(game, carried, limits) if carried.entries else None
    if match is not None and match.is_over:
        raise Refuse("not-now", "this game is over: bring its record", "entries")
    chairs = [
        sitting(chair, carried.invite and match is not None, limits) for chair in carried.chairs
    ]
    if all(chair.person == NOBODY for chair in chairs):
        raise bad("nobody sits at this table", "chairs")
    return Meta(
        game=game.key,
        rules_version=game.rules_version,
        chairs=chairs,
        people=[[hash]],
        host=0,
        options=game.configure(len(chairs), carried.options),
        clock=checked_clock(carried.clock),
        waits=carried.waits,
        listed=False,
        seed=seed if match is None else carried.seed,
        created=now_ms,
        phase="lobby" if match is None else "playing",
        started=0 if match is None else now_ms - match.ms,
        known=match is not None,
    )


def sitting(chair: wire.CarriedChair, invite: bool, limits: Limits) -> Sitting:
    """All people are one person here. Whoever wants company opens the chairs of bots to it."""
    name, colour = guard.clean(chair.name, limits.name), guard.clean(chair.colour, 24)
    if chair.kind == "person":
        if not name:
            raise bad("a name has at least one letter", "chairs")
        return Sitting("person", name, colour, chair.level, 0, chair.stand_in)
    if invite or chair.kind == "open":
        return Sitting("open", name, colour, chair.level, opened=0 if invite else NOBODY)
    return Sitting("bot", name, colour, chair.level)


def replay(game: Game, carried: wire.Carried, limits: Limits) -> Match:
    """Told again from its deal: every choice must be legal, and chance must give again what it gave."""
    try:
        seed = read_seed(carried.seed)
    except ValueError as error:
        raise bad(str(error), "seed") from error
    try:
        told = log.read(carried.entries)
        check(told, len(carried.chairs), limits)
        options = game.configure(len(carried.chairs), carried.options)
        return Match.replay(game, len(carried.chairs), seed, options, told)
    except Refusal as refusal:
        raise bad(str(refusal), refusal.field or "entries") from refusal


def check(told: list[log.Entry], seats: int, limits: Limits) -> None:
    """What a replay does not look at by itself."""
    choices = last = 0
    for number, entry in enumerate(told, 1):
        if isinstance(entry, Play | Undo):
            if not last <= entry.ms <= LONGEST_MS or len(entry.key) > KEY_LENGTH:
                raise bad(f"entry {number} has a time or a key that no table writes")
            last = entry.ms
        if isinstance(entry, Play):
            choices += len(entry.texts) + len(entry.ticks)
        elif isinstance(entry, Undo) and not (0 < entry.to < number and 0 <= entry.seat < seats):
            raise bad(f"entry {number} goes back where nothing was")
        elif isinstance(entry, Turn):  # a state that nothing led to
            raise bad(f"entry {number} brings other rules")
    if max(choices, len(told)) > limits.record_moves:
        raise bad(f"more than {limits.record_moves} choices")


def bad(message: str, field: str = "entries") -> Refuse:
    return Refuse("bad-table", message, field)
