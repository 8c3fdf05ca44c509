"""Automatic answers, given so that a pause tells nothing.

Some questions are asked by public facts: whoever could hold an answer is asked, holding one or not, and
`Windows.decline` is the answer of those who have none. A seat may let the table give it. Then the
question stays open for a window drawn by chance, the same for every hand. Others see one of these:

- the window ends with the decline: the seat holds nothing, or did not use what it holds;
- an answer is used, at any moment: that shows the card anyway;
- the seat takes its time (`hold`), which anybody may do, also to bluff.

Among people a seat has it on unless it says otherwise, and a person's own decline waits for the end of
the window. So the time until it comes is the same chance for every hand, and depends on nothing that
is hidden. Alone among bots one's own decline counts at once.
"""

from __future__ import annotations

from msgspec.structs import replace

from nightmarket.table import wire
from nightmarket.table.guard import Refuse
from nightmarket.table.host import Visitor
from nightmarket.table.look import Look
from nightmarket.table.outcome import Move, Outcome


def declined(look: Look, seat: int) -> int:
    """The answer of a seat that has none to what it is asked; -1 where it has to speak for itself."""
    windows = look.game.windows
    return -1 if windows is None else windows.decline(look.need_match().state, seat)


def is_over(look: Look, seat: int) -> bool:
    """Is the question gone that this seat's window was for, or shall nobody answer for the seat?"""
    match, window = look.need_match(), look.windows[seat]
    asked = seat in match.asked and match.floor[seat] <= window.version
    return not asked or not answers(look, seat)


def is_automatic(look: Look, seat: int) -> bool:
    if look.meta.is_bot(seat):
        return False
    chosen = look.meta.chairs[seat].automatic
    return is_among_people(look) if chosen is None else chosen


def is_unless(look: Look, seat: int) -> bool:
    """Does this seat keep back what concerns its own cards? Over days it does by itself."""
    chosen = look.meta.chairs[seat].unless
    return look.meta.clock.slow if chosen is None else chosen


def answers(look: Look, seat: int) -> bool:
    """Is the question that is open now declined for this seat?"""
    windows = look.game.windows
    if windows is None or not is_automatic(look, seat):
        return False
    return not (is_unless(look, seat) and windows.concerns(look.need_match().state, seat))


def is_among_people(look: Look) -> bool:
    """Alone among bots nobody has a face to hide."""
    return len(look.players()) > 1


def wanted(look: Look) -> list[int]:
    """Seats that need a window now and have none."""
    match = look.need_match()
    return [
        seat
        for seat in match.who
        if seat not in look.windows
        and answers(look, seat)
        and is_ours(look, seat)
        and declined(look, seat) >= 0
    ]


def is_ours(look: Look, seat: int) -> bool:
    """A window runs where the person is, who may take time for it; for the absent, with the keeper."""
    person = look.meta.chairs[seat].person
    return look.sits_here(person) or (look.keeps and not look.is_here(person))


def told(look: Look, seat: int) -> wire.Window | None:
    """How long the window of an own seat stays open. Nobody else is told."""
    window = look.windows.get(seat)
    if window is None or window.held:
        return None
    return wire.Window(seat, window.version, max(0, int((window.due - look.host.now()) * 1000)))


def keeps(look: Look, m: wire.Play) -> bool:
    """A decline before the end of the window waits for it: at once would tell of a hand."""
    window = look.windows.get(m.seat)
    if window is None or window.held or not is_among_people(look):
        return False
    return m.choices == [look.game.text(declined(look, m.seat))]


def closed(look: Look, seat: int) -> Move | None:
    """The window of this seat has ended: it declines, if it is still asked."""
    match, window = look.need_match(), look.windows[seat]
    if seat not in match.asked or match.floor[seat] > window.version:
        return None
    return Move(seat, [look.game.text(declined(look, seat))], [], window.key)


def hold(look: Look, visitor: Visitor, m: wire.Hold) -> Outcome:
    """Take time: nobody answers this question for the seat."""
    look.need_seat(visitor, m.seat)
    if m.seat not in look.windows:
        raise Refuse("not-now", "nothing is about to be answered for this seat", "seat")
    return Outcome(wire.Ack(m.key, look.version), patient=m.seat)


def automatic(look: Look, visitor: Visitor, m: wire.Automatic) -> Outcome:
    """Switch the automatic answers of an own seat; kept with the seat."""
    chair = look.need_seat(visitor, m.seat)
    meta = look.meta.with_chair(m.seat, replace(chair, automatic=m.on, unless=m.unless))
    return Outcome(wire.Ack(m.key, look.version), meta)
