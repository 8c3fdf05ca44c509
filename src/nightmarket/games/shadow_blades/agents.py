"""Playing an agent: where, with which weapons, and what its ability does (SB-32, SB-40 to SB-42)."""

from __future__ import annotations

from nightmarket.games.shadow_blades.cards import ATTACHED, BOUNTY, NO_ABILITY, RECRUIT_NOW
from nightmarket.games.shadow_blades.deeds import (
    attach,
    destroy,
    discard,
    into_hand,
    set_down,
    show,
    take_apart,
)
from nightmarket.games.shadow_blades.effects import (
    Discarding,
    Forging,
    Giving,
    Luring,
    Striking,
    Watching,
    loot,
    steal,
    why_not_target,
)
from nightmarket.games.shadow_blades.memory import PILE, see
from nightmarket.games.shadow_blades.recruit import Looking, look_on
from nightmarket.games.shadow_blades.rules import (
    ANY_SPHERE,
    ANY_STRENGTH,
    OPPONENTS,
    OTHERS,
    add_uses,
    add_weapons,
    is_weapon,
)
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.words import (
    ARM,
    DECLINE,
    DESTROY,
    DISCARD,
    DUG_UP,
    FORGE_FOR,
    LOOT,
    LURE,
    PLANT,
    PLANT_ARMED,
    PLANTED,
    PLAY,
    PLAY_ARMED,
    PLAYED,
    PRESS,
    PRESSED,
    READY,
    RECRUITS,
    RETURN,
    RETURNED,
    SACRIFICE_IT,
    SACRIFICED,
    SEARCH,
    SEARCHED,
    STEAL,
    UNUSED,
    USE,
    WATCH,
    WATCHED,
)
from nightmarket.kernel import Asking


def play(s: Blades, seat: int, choice: int) -> None:
    """Lay an agent from hand face up (SB-32); its weapons and then its ability follow."""
    armed = False
    if choice < PLANT.base:
        verb = PLAY if choice < PLAY_ARMED.base else PLAY_ARMED
        armed = choice >= PLAY_ARMED.base
        agent, sphere = verb.a(choice), verb.b(choice)
        s.tell(PLAYED, seat, agent, sphere, s.cards.strength[agent])
        place = seat * 4 + sphere
    else:
        verb = PLANT if choice < PLANT_ARMED.base else PLANT_ARMED
        armed = choice >= PLANT_ARMED.base
        agent, other, sphere = verb.a(choice), verb.b(choice), verb.c(choice)
        s.tell(PLANTED, seat, agent, other, sphere, s.cards.strength[agent])
        place = other * 4 + sphere
    show(s, seat, agent)
    set_down(s, agent, place)
    s.played.append(agent)
    if armed:
        s.push(Arming(seat, agent, -1))
    elif s.cards.ability[agent] != NO_ABILITY:
        s.push(Ability(seat, agent))


class Arming(Asking[Blades]):
    """Weapons for the agent being played (SB-32), named in increasing order since the order is noise."""

    def __init__(self, seat: int, agent: int, last: int) -> None:
        self.seat = seat
        self.agent = agent
        self.last = last  # the weapon attached last; -1 before the first

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [READY.base] if self.last >= 0 else []
        add_weapons(s, seat, self.last, 0, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        agent = self.agent
        if choice == READY.base:
            if s.cards.ability[agent] != NO_ABILITY:
                s.become(Ability(seat, agent))
            else:
                s.done()
            return
        card = choice - ARM.base
        attach(s, seat, card, agent)
        s.become(Arming(seat, agent, card))

    def why(self, s: Blades, seat: int, choice: int) -> str:
        if ARM.holds(choice) and is_weapon(s, ARM.a(choice)):
            return "SB-52"  # ascending, or not in hand
        return "SB-34" if ARM.holds(choice) else "SB-32"

    def row(self) -> list[int]:
        return [self.seat, self.agent, self.last]


class Ability(Asking[Blades]):
    """Use the ability of the agent just played, or leave it (SB-41).

    Asked also when only "decline" is left: why an ability cannot be used may be a secret of the hand.
    """

    def __init__(self, seat: int, agent: int) -> None:
        self.seat = seat
        self.agent = agent

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [DECLINE.base]
        add_uses(s, seat, self.agent, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        s.done()
        if choice == DECLINE.base:
            s.tell(UNUSED, seat, self.agent)
        else:
            use(s, seat, self.agent, choice)

    def why(self, s: Blades, seat: int, choice: int) -> str:
        for verb in (DESTROY, LURE, SACRIFICE_IT, RETURN, FORGE_FOR):
            if verb.holds(choice):
                scope = OTHERS if verb is SACRIFICE_IT else OPPONENTS
                own = verb in (SACRIFICE_IT, RETURN, FORGE_FOR)
                agent = verb.a(choice)
                if own and agent != self.agent:
                    return "SB-41"
                return why_not_target(s, seat, self.agent, agent, scope)
        if LOOT.holds(choice) and s.at[LOOT.a(choice)] == ATTACHED + self.agent:
            return "SB-44"
        if PLAY.base <= choice < PLANT_ARMED.end:
            return "SB-42"
        if STEAL.holds(choice) or PRESS.holds(choice) or WATCH.holds(choice):
            return "SB-43"
        return "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.agent]


def use(s: Blades, seat: int, agent: int, choice: int) -> None:
    """Carry out an ability; its question is off the stack already."""
    if PLAY.base <= choice < PLANT_ARMED.end:  # Herald, Captain: at once, and it nests (SB-42)
        play(s, seat, choice)
    elif DESTROY.holds(choice):
        destroy(s, seat, DESTROY.a(choice))
    elif SACRIFICE_IT.holds(choice):
        own = SACRIFICE_IT.a(choice)
        limit = s.power[own]
        s.tell(SACRIFICED, seat, own)
        s.graveyard.extend(take_apart(s, own))
        s.push(Striking(seat, agent, OTHERS, ANY_SPHERE, 0, limit))
    elif choice == USE.base:
        if s.cards.ability[agent] == RECRUIT_NOW:
            s.tell(RECRUITS, seat)
            s.push(Looking(seat, 0))
            look_on(s, seat, 0)
        else:
            card = s.graveyard.pop()
            into_hand(s, seat, card)
            s.tell(DUG_UP, seat, card)
    elif DISCARD.holds(choice):
        discard(s, seat, DISCARD.a(choice))
        if s.cards.ability[agent] == BOUNTY:
            s.push(Striking(seat, agent, OPPONENTS, s.at[agent] & 3, 0, ANY_STRENGTH))
        else:
            s.push(Luring(seat, agent))
    elif STEAL.holds(choice):
        steal(s, seat, STEAL.a(choice))
    elif PRESS.holds(choice):
        s.tell(PRESSED, seat, PRESS.a(choice))
        s.push(Discarding(PRESS.a(choice), seat))
    elif WATCH.holds(choice):
        other = WATCH.a(choice)
        see(s, seat, s.hands[other], other)
        s.tell(WATCHED, seat, other)
        s.push(Watching(seat, other))
    elif LOOT.holds(choice):
        loot(s, seat, LOOT.a(choice))
    elif FORGE_FOR.holds(choice):
        s.push(Forging(seat, FORGE_FOR.a(choice)))
    elif RETURN.holds(choice):
        s.tell(RETURNED, seat, RETURN.a(choice))
        for card in take_apart(s, RETURN.a(choice)):  # SB-48
            into_hand(s, seat, card)
    else:
        pile = SEARCH.a(choice)
        see(s, seat, s.piles[pile], PILE + pile)
        s.tell(SEARCHED, seat, pile, len(s.piles[pile]))
        s.push(Giving(seat, pile))
