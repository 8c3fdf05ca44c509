"""Order: agent, missions and conspiracy, in any order (SB-31 to SB-39)."""

from __future__ import annotations

from nightmarket.games.shadow_blades.agents import play
from nightmarket.games.shadow_blades.cards import AGENTS, PARTNERS
from nightmarket.games.shadow_blades.deeds import discard, pass_hidden
from nightmarket.games.shadow_blades.effects import Betraying, Striking
from nightmarket.games.shadow_blades.memory import doubt
from nightmarket.games.shadow_blades.rules import (
    ANY_SPHERE,
    ANYBODY,
    add_steps,
    can_play_now,
    is_partner,
    owes_agent,
    why_not_laid,
)
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.words import (
    ARM,
    BACK,
    BETRAY,
    BLOW,
    END,
    LAID,
    LAY,
    PASSED,
    PLANT_ARMED,
    PLAY,
    RECRUIT,
    SHADOW,
    SKIP,
    TAKE,
)
from nightmarket.kernel import Asking


class Ordering(Asking[Blades]):
    """An Order has begun: agent, missions and conspiracy in any order (SB-31), then the end."""

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [] if owes_agent(s) else [END.base]
        add_steps(s, seat, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        if choice == END.base:
            s.done()
        else:
            take_step(s, seat, choice)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        if choice == END.base:
            return "SB-65"
        if choice in (RECRUIT.base, SKIP.base, TAKE.base, BACK.base):
            return "SB-22"
        return why_not_step(s, seat, choice)


def take_step(s: Blades, seat: int, choice: int) -> None:
    """One step of an Order; `Ordering` is on top."""
    if choice >= PLAY.base and choice < PLANT_ARMED.end:
        if s.played:
            s.partnered = 1  # SB-67: a second agent by choice can only be the partner
        play(s, seat, choice)
    elif LAY.holds(choice):
        lay_mission(s, seat, AGENTS + LAY.a(choice), LAY.b(choice))
    elif BETRAY.holds(choice):
        s.betrayed = 1
        s.push(Betraying(seat, BETRAY.a(choice)))
    elif BLOW.holds(choice):
        card = BLOW.a(choice)
        discard(s, seat, card)
        k = s.cards.strength[card]
        s.push(Striking(seat, -1, ANYBODY, ANY_SPHERE, k, k))
    else:  # SB-77: nothing more after a shadow card
        card = SHADOW.a(choice)
        ally = (seat + 2) % 4
        pass_hidden(s, seat, ally, card)
        s.tell(PASSED, seat, ally, card)
        s.done()


def lay_mission(s: Blades, seat: int, card: int, sphere: int) -> None:
    """Face down above a sphere the seat dominates (SB-35); it stays there (SB-37)."""
    doubt(s, seat, sphere)
    s.hands[seat].remove(card)
    s.laid.append(card * 16 + seat * 4 + sphere)
    s.used |= 1 << sphere
    s.tell(LAID, seat, sphere, card - AGENTS)


def why_not_step(s: Blades, seat: int, choice: int) -> str:
    if PLAY.base <= choice < PLANT_ARMED.end:
        return why_not_play(s, seat, choice)
    if LAY.holds(choice):
        card, sphere = AGENTS + LAY.a(choice), LAY.b(choice)
        if card in s.hands[seat] and not s.cards.spheres[card] >> sphere & 1:
            return "SB-6"
        if card in s.hands[seat] and s.used >> sphere & 1:
            return "SB-36"
        return "SB-35"
    if BETRAY.holds(choice):
        return "SB-65"
    if BLOW.holds(choice):
        return "SB-68"
    if SHADOW.holds(choice):
        return "SB-65" if owes_agent(s) else "SB-77"
    if ARM.holds(choice):
        return "SB-34"
    if choice == TAKE.base or choice == BACK.base:
        return "SB-23"
    return "SB-31"


def why_not_play(s: Blades, seat: int, choice: int) -> str:
    """The rule that keeps the turn's agent, or its partner, from being played there."""
    agent = s.words().of(choice).a(choice)
    if agent in s.hands[seat]:
        if not can_play_now(s, seat):
            return "SB-67" if s.conspiracy == PARTNERS else "SB-33"
        if s.played and not is_partner(s, seat, agent):
            return "SB-67"
    return why_not_laid(s, seat, choice)
