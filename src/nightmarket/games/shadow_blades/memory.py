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
    kept: list[int] = []
    strayed: list[int] = []
    for trace in s.traces:
        if seat_of(trace) != seat:
            kept.append(trace)
        elif card_of(trace) in cards:
            if home_of(trace) != zone:
                strayed.append(home_of(trace))
        else:
            here = 1 << ZONES_AT + zone
            if trace & here and (zone >= PILE or trace & SURE):  # else it may be a laid mission
                trace &= ~here
                if home_of(trace) == zone:
                    strayed.append(zone)
                    trace = leave_home(trace)
            kept.append(trace)
    s.traces = kept
    for home in strayed:
        count_stray(s, seat, home)
    tidy(s)


def slip(s: Blades, source: int, target: int, witnesses: int) -> None:
    """A hidden card is about to go from one zone to another; only the witnesses (bits) see which."""
    for i, trace in enumerate(s.traces):
        seat = seat_of(trace)
        if not witnesses >> seat & 1:
            if zones_of(trace) >> source & 1:
                trace |= 1 << ZONES_AT + target
            if home_of(trace) == source:
                trace += STRAY
            s.traces[i] = trace
    alone = source < PILE and len(s.hands[source]) == 1
    for card in hidden_at(s, source):
        known = s.known[card]
        for seat in range(s.seats):
            if witnesses >> seat & 1 or not known >> seat & 1:
                continue
            certain = known >> seat & 16
            if alone and certain:
                continue  # the last card of a hand: everybody who knew it sees it go
            s.known[card] &= ~sure(seat)
            s.traces.append(
                card
                | seat << SEAT_AT
                | source << HOME_AT
                | (SURE if certain else 0)
                | (1 << source | 1 << target) << ZONES_AT
                | max(1, strays_from(s, seat, source)) << STRAYS_AT
            )
    if source < PILE:
        s.sealed[source] = NOWHERE
    limit_strays(s)


def carry(s: Blades, source: int, target: int) -> None:
    """All cards of a pile, or the last of the packet, go to a seat: everybody sees that."""
    if not s.traces:
        return
    for seat in range(s.seats):
        strays = strays_from(s, seat, source) + strays_from(s, seat, target)
        for i, trace in enumerate(s.traces):
            if seat_of(trace) != seat:
                continue
            if home_of(trace) == source:
                trace += (target - source) << HOME_AT
            if home_of(trace) == target:
                trace += (strays - strays_of(trace)) << STRAYS_AT
            if zones_of(trace) >> source & 1:
                trace = trace & ~(1 << ZONES_AT + source) | 1 << ZONES_AT + target
            s.traces[i] = trace
    limit_strays(s)
    tidy(s)


def find(s: Blades, card: int, zone: int, witnesses: int) -> None:
    """A single card of this zone was seen by these seats (bits)."""
    if not s.traces:
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
    tidy(s)


def doubt(s: Blades, seat: int, sphere: int) -> None:
    """The seat lays a mission: others cannot tell which of those that fit, only that the seat has it."""
    spheres = s.cards.spheres
    keep = sure(seat) | 15
    for held in s.hands[seat]:
        if spheres[held] >> sphere & 1:
            s.known[held] &= keep
    for i, trace in enumerate(s.traces):
        if zones_of(trace) >> seat & 1 and spheres[card_of(trace)] >> sphere & 1:
            s.traces[i] = trace & ~SURE


# -- counting


def strays_from(s: Blades, seat: int, home: int) -> int:
    """How many cards of this home may have strayed, as far as the seat can tell; all traces agree."""
    for trace in s.traces:
        if seat_of(trace) == seat and home_of(trace) == home:
            return strays_of(trace)
    return 0


def limit_strays(s: Blades) -> None:
    """No more can have strayed than are traced."""
    for i, trace in enumerate(s.traces):
        kin = 0
        for other in s.traces:
            if (trace ^ other) >> SEAT_AT & 63 == 0:  # the same seat and home
                kin += 1
        if strays_of(trace) > kin:
            s.traces[i] = trace - (strays_of(trace) - kin << STRAYS_AT)


def count_stray(s: Blades, seat: int, home: int) -> None:
    """The seat has found out about a card that left this home: one less is missing there."""
    for i, trace in enumerate(s.traces):
        if seat_of(trace) == seat and home_of(trace) == home and home != NO_HOME:
            s.traces[i] = trace - STRAY


def leave_home(trace: int) -> int:
    """A trace of a card that is not at home for certain."""
    return trace & ~(15 << HOME_AT) & STRAY - 1 | NO_HOME << HOME_AT


def tidy(s: Blades) -> None:
    """What has become certain is no trace any more; that may make others certain."""
    again = True
    while again:
        again = False
        for i, trace in enumerate(s.traces):
            home = home_of(trace)
            zones = zones_of(trace)
            if home != NO_HOME and strays_of(trace) == 0:
                zones = 1 << home
            if zones & zones - 1:
                continue
            del s.traces[i]
            seat = seat_of(trace)
            s.known[card_of(trace)] |= sure(seat) if trace & SURE else 1 << seat
            if home != NO_HOME and zones != 1 << home:
                count_stray(s, seat, home)
            again = True
            break
