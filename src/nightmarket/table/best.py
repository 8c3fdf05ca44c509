# mypyc: no (off the path of a move)
"""The best runs of games that are played for a mark: who did it how well, by kind and seat count."""

from __future__ import annotations

import msgspec

from nightmarket.kernel import Game, State
from nightmarket.store.rows import RunRow
from nightmarket.table import wire
from nightmarket.table.meta import Meta

KNOWN = "known"  # the deal had been played before


class Team(msgspec.Struct):
    """What is kept of the people. Their names and the table's code are shown only if it was listed."""

    names: list[str]
    bots: int
    listed: bool


_decode = msgspec.json.Decoder(Team).decode


def row(code: str, meta: Meta, game: Game, s: State, now_ms: int) -> RunRow | None:
    """What a game that has just ended is remembered for.

    Nothing without a person, and nothing if it does not count.
    """
    feat = game.feat(s)
    people = [chair for chair in meta.chairs if chair.kind == "person" and not chair.stand_in]
    if feat is None or not people or not meta.counts:
        return None
    team = Team([chair.name for chair in people], len(meta.chairs) - len(people), meta.listed)
    return RunRow(
        code=code,
        game=meta.game,
        kind=feat.kind,
        seats=len(meta.chairs),
        apart=feat.apart or (KNOWN if meta.deal_of else ""),
        first=feat.first,
        second=feat.second,
        finished=now_ms,
        body=msgspec.json.encode(team).decode(),
    )


def told(run: RunRow, of: str) -> wire.Best:
    """A run as strangers may see it; whoever knows a table's code (`of`) finds it in the list."""
    team = _decode(run.body)
    return wire.Best(
        id=run.code if team.listed or run.code == of else "",
        kind=run.kind,
        seats=run.seats,
        apart=run.apart,
        first=run.first,
        second=run.second,
        finished=run.finished,
        names=team.names if team.listed or run.code == of else [],
        people=len(team.names),
        bots=team.bots,
    )


def without(run: RunRow, gone: list[bool]) -> RunRow:
    """The same run, with no name for those of its people who are gone."""
    team = _decode(run.body)
    team.names = ["" if out else name for name, out in zip(team.names, gone, strict=False)]
    return run._replace(body=msgspec.json.encode(team).decode())
