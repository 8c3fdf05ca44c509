"""What a seat could have counted of cards it does not see (section 14 of the rules).

`known` holds what is certain. When a hidden card changes hands (Cutpurse, Smuggler, shadow card, draft),
whoever does not see which one loses that certainty, but not everything: of three cards known to be in a
hand one may have gone, no more, and only to where a card went. That is a trace, one int in `traces`:

    which card, whose memory, the zone where it was last for certain (home), whether it cannot be a laid
    mission, the zones where it may be now, and how many cards with this home may have strayed

A zone is a seat (its hand and its laid missions), a pile or the draft packet. What a seat sees later
ends its traces: a stray that turns up shows that the others are still at home.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_blades.cards import NOWHERE
from nightmarket.games.shadow_blades.state import Blades

PILE: Final = 4  # zones: seats first, then the piles, then the packet
PACKET: Final = 7
NO_HOME: Final = 8  # has strayed for certain

SEAT_AT: Final = 7  # bits of a trace; the card comes first
HOME_AT: Final = 9
SURE: Final = 1 << 13
ZONES_AT: Final = 14
STRAYS_AT: Final = 22
STRAY: Final = 1 << STRAYS_AT


EVERYBODY: Final = 15  # as bits
PUBLIC: Final = 0xFF  # all four seats know, and are sure


def sure(seat: int) -> int:
    """The bits of a seat that has seen the card."""
    return 17 << seat


def card_of(trace: int) -> int:
    return trace & 127


def seat_of(trace: int) -> int:
    return trace >> SEAT_AT & 3


def home_of(trace: int) -> int:
    return trace >> HOME_AT & 15


def zones_of(trace: int) -> int:
    return trace >> ZONES_AT & 255


def strays_of(trace: int) -> int:
    return trace >> STRAYS_AT


def is_traced(s: Blades, mask: int, wanted: int) -> bool:
    """Whether there is a trace with these bits."""
    return any(trace & mask == wanted for trace in s.traces)


def hidden_at(s: Blades, zone: int) -> list[int]:
    """The hidden cards of a zone."""
    if zone == PACKET:
        return s.packet
    if zone >= PILE:
        return s.piles[zone - PILE]
    return s.hands[zone] + [row >> 4 for row in s.laid if row >> 2 & 3 == zone]


# -- what happens to hidden cards


def see(s: Blades, seat: int, cards: list[int], zone: int) -> None:
    """All cards of a pile, a hand or the packet lie open before the seat."""
    bits = sure(seat)
    for card in cards:
        s.known[card] |= bits
    s.reveal()
    if not s.traces:
        return
    here = 1 << ZONES_AT + zone
    kept: list[int] = []
    strayed: list[int] = []
    changed = False
    for trace in s.traces:
        if trace >> SEAT_AT & 3 == seat:
            if trace & 127 in cards:
                changed = True
                if home_of(trace) != zone:
                    strayed.append(home_of(trace))
                continue
            if trace & here and (zone >= PILE or trace & SURE):  # else it may be a laid mission
                changed = True
                trace &= ~here
                if home_of(trace) == zone:
                    strayed.append(zone)
                    trace = leave_home(trace)
        kept.append(trace)
    if changed:
        s.traces = kept
        for home in strayed:
            count_stray(s, seat, home)
        tidy(s)


def slip(s: Blades, source: int, target: int, witnesses: int) -> None:
    """A hidden card is about to go from one zone to another; only the witnesses (bits) see which."""
    others = (1 << s.seats) - 1 & ~witnesses
    traces = s.traces
    strays = [0, 0, 0, 0]  # by seat: cards of this home that may have strayed
    kin = [0, 0, 0, 0]  # and how many are traced
    both = (1 << source | 1 << target) << ZONES_AT
    for i, trace in enumerate(traces):
        seat = trace >> SEAT_AT & 3
        if others >> seat & 1 and trace >> ZONES_AT + source & 1:
            traces[i] = trace | both
            if trace >> HOME_AT & 15 == source:
                strays[seat] = strays_of(trace)
                kin[seat] += 1
    alone = source < PILE and len(s.hands[source]) == 1
    for card in hidden_at(s, source):
        known = s.known[card]
        if not known & others:
            continue
        for seat in range(s.seats):
            if not (known & others) >> seat & 1:
                continue
            certain = known >> seat & 16
            if alone and certain:
                continue  # the last card of a hand: everybody who knew it sees it go
            s.known[card] &= ~sure(seat)
            kin[seat] += 1
            where = card | seat << SEAT_AT | source << HOME_AT | both
            traces.append(where | SURE if certain else where)
    if source < PILE:
        s.sealed[source] = NOWHERE
    set_strays(s, source, [min(strays[seat] + 1, kin[seat]) for seat in range(4)], others)


def carry(s: Blades, source: int, target: int) -> None:
    """All cards of a pile, or the last of the packet, go to a seat: everybody sees that."""
    traces = s.traces
    there = 1 << ZONES_AT + source
    if not is_traced(s, there, there):
        return
    strays = [0] * 8  # by seat: from there, then from the target's home
    kin = [0, 0, 0, 0]
    for i, trace in enumerate(traces):
        seat = trace >> SEAT_AT & 3
        home = trace >> HOME_AT & 15
        if home == target:
            kin[seat] += 1
            strays[seat + 4] = strays_of(trace)
        elif home == source:
            kin[seat] += 1
            strays[seat] = strays_of(trace)
            trace += (target - source) << HOME_AT
        if trace & there:
            trace = trace & ~there | 1 << ZONES_AT + target
        traces[i] = trace
    sums = [min(strays[seat] + strays[seat + 4], kin[seat]) for seat in range(4)]
    set_strays(s, target, sums, EVERYBODY)
    tidy(s)


def find(s: Blades, card: int, zone: int, witnesses: int) -> None:
    """A single card of this zone was seen by these seats (bits)."""
    if not is_traced(s, 127, card):
        return
    kept: list[int] = []
    strayed: list[int] = []
    for trace in s.traces:
        if card_of(trace) != card or not witnesses >> seat_of(trace) & 1:
            kept.append(trace)
        elif home_of(trace) != zone:
            strayed.append(trace)
    s.traces = kept
    for trace in strayed:
        count_stray(s, seat_of(trace), home_of(trace))
    if strayed:
        tidy(s)


def doubt(s: Blades, seat: int, sphere: int) -> None:
    """The seat lays a mission: others cannot tell which of those that fit, only that the seat has it."""
    spheres = s.cards.spheres
    keep = sure(seat) | 15
    for held in s.hands[seat]:
        if spheres[held] >> sphere & 1:
            s.known[held] &= keep
    for i, trace in enumerate(s.traces):
        if trace >> ZONES_AT + seat & 1 and spheres[trace & 127] >> sphere & 1:
            s.traces[i] = trace & ~SURE


# -- counting


def set_strays(s: Blades, home: int, strays: list[int], seats: int) -> None:
    """So many cards of this home may have strayed, by seat; all traces of a seat and home agree."""
    for i, trace in enumerate(s.traces):
        seat = trace >> SEAT_AT & 3
        if trace >> HOME_AT & 15 == home and seats >> seat & 1:
            s.traces[i] = trace & STRAY - 1 | strays[seat] << STRAYS_AT


def count_stray(s: Blades, seat: int, home: int) -> None:
    """The seat has found out about a card that left this home: one less is missing there."""
    if home == NO_HOME:
        return
    for i, trace in enumerate(s.traces):
        if seat_of(trace) == seat and home_of(trace) == home and strays_of(trace):
            s.traces[i] = trace - STRAY


def leave_home(trace: int) -> int:
    """A trace of a card that is not at home for certain."""
    return trace & ~(15 << HOME_AT) & STRAY - 1 | NO_HOME << HOME_AT


def tidy(s: Blades) -> None:
    """What has become certain is no trace any more; that may make others certain."""
    i = 0
    while i < len(s.traces):
        trace = s.traces[i]
        home = trace >> HOME_AT & 15
        zones = trace >> ZONES_AT & 255
        if home != NO_HOME and strays_of(trace) == 0:
            zones = 1 << home
        if zones & zones - 1:
            i += 1
            continue
        del s.traces[i]
        seat = seat_of(trace)
        s.known[card_of(trace)] |= sure(seat) if trace & SURE else 1 << seat
        if home != NO_HOME and zones != 1 << home:
            count_stray(s, seat, home)
            i = 0
