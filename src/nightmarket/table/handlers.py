# mypyc: no (a table of names)
"""Which part of a table decides about which message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightmarket.table import (
    going_back,
    lobby,
    minds,
    order,
    pace,
    people,
    plans,
    playing,
    windows,
    wire,
)
from nightmarket.table.outcome import Outcome

Handler = Callable[[Any, Any, Any], Outcome | None]

HANDLERS: Final[dict[type, Handler]] = {
    wire.Sit: lobby.sit,
    wire.Stand: lobby.stand,
    wire.Configure: lobby.configure,
    wire.Start: lobby.start,
    wire.Agree: lobby.agree,
    wire.Rematch: lobby.rematch,
    wire.Play: playing.play,
    wire.Preview: playing.preview,
    wire.Why: playing.why,
    wire.Undo: going_back.undo,
    wire.Vote: going_back.vote,
    wire.Chat: people.chat,
    wire.Follow: people.follow,
    wire.Teach: people.teach,
    wire.HandOver: people.hand_over,
    wire.TakeBack: people.take_back,
    wire.Open: lobby.open_chair,
    wire.Lock: order.lock,
    wire.Remove: order.remove,
    wire.Report: order.report,
    wire.Share: people.share,
    wire.Automatic: windows.automatic,
    wire.Hold: windows.hold,
    wire.Quiet: pace.set_quiet,
    wire.Plan: plans.plan,
    wire.Ahead: plans.ahead,
    wire.Repace: pace.propose,
    wire.Hurry: minds.hurry,
    people.Adopt: people.adopt,
    people.Disown: people.disown,
    people.Depart: people.depart,
    people.Leave: people.leave,
    people.PassOn: people.pass_on,
    order.PutOut: order.put_out,
    order.Mute: order.mute,
    pace.Returned: pace.returned,
}
