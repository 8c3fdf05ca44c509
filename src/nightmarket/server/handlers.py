# mypyc: no (a table of names)
"""Which part of a table takes which message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightmarket.server import going_back, lobby, people, playing, windows, wire
from nightmarket.server.clocks import Expired, LookRound, SandRanOut
from nightmarket.server.minds import Answer
from nightmarket.server.session import Drained
from nightmarket.server.table import Table

Handler = Callable[[Table, Any, Any], None]

HANDLERS: Final[dict[type, Handler]] = {
    wire.Hello: Table.join,
    wire.Sit: lobby.sit,
    wire.Stand: lobby.stand,
    wire.Configure: lobby.configure,
    wire.Start: lobby.start,
    wire.Rematch: lobby.rematch,
    wire.Play: playing.play,
    wire.Preview: playing.preview,
    wire.Why: playing.why,
    wire.Undo: going_back.undo,
    wire.Vote: going_back.vote,
    wire.Chat: people.chat,
    wire.HandOver: people.hand_over,
    wire.TakeBack: people.take_back,
    wire.Share: people.share,
    wire.Automatic: windows.automatic,
    wire.Hold: lambda table, session, m: table.windows.hold(session, m),
    wire.Hurry: lambda table, session, m: table.minds.hurry(session, m),
    # What a table tells itself.
    Drained: lambda table, session, _: table.drained(session),
    people.Adopt: people.adopt,
    people.PassOn: people.pass_on,
    windows.Closed: lambda table, _, m: table.windows.closed(m),
    Answer: lambda table, _, m: table.minds.answer(m),
    Expired: lambda table, _, m: table.clock.ran_out(m),
    SandRanOut: lambda table, _, m: table.sand.ran_out(),
    LookRound: lambda table, _, m: table.sand.wait_or_go_on(),
}
