"""Playing an agent: where, with which weapons, and what its ability does (SB-32, SB-40 to SB-42)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.shadow_blades.cards import (
    AGENTS,
    ATTACHED,
    BLACKMAIL,
    BOUNTY,
    DESTROY_SMALL,
    DESTROY_WEAKER,
    DIG_UP,
    EXTRA_AGENT,
    EXTRA_SMALL_AGENT,
    FIRST_WEAPON,
    FORGE,
    LOOK_AT_HAND,
    LURE_SMALL,
    NO_ABILITY,
    RECRUIT_NOW,
    RETURN_AGENT,
    SACRIFICE,
    SMALL,
    STEAL_CARD,
    SWAP_WITH_PILE,
    TAKE_WEAPON,
)
from nightmarket.games.shadow_blades.deeds import (
    attach,
    destroy,
    discard,
    into_hand,
    order_weapons,
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
    is_in_scope,
    is_weapon,
    why_not_laid,
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
from nightmarket.kernel import Asking, Verb


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
        s.push(Arming(seat, agent, 0))
    elif s.cards.ability[agent] != NO_ABILITY:
        s.push(Ability(seat, agent))


class Arming(Asking[Blades]):
    """Weapons for the agent being played: at least one, since they were announced (SB-32)."""

    def __init__(self, seat: int, agent: int, count: int) -> None:
        self.seat = seat
        self.agent = agent
        self.count = count  # weapons so far

    def choices(self, s: Blades, seat: int) -> list[int]:
        found = [READY.base] if self.count else []
        add_weapons(s, seat, 0, found)
        return found

    def choose(self, s: Blades, seat: int, choice: int) -> None:
        agent = self.agent
        if choice == READY.base:
            if s.cards.ability[agent] != NO_ABILITY:
                s.become(Ability(seat, agent))
            else:
                s.done()
            return
        attach(s, seat, choice - ARM.base, agent)
        order_weapons(s, agent)
        s.become(Arming(seat, agent, self.count + 1))

    def why(self, s: Blades, seat: int, choice: int) -> str:
        if ARM.holds(choice) and not is_weapon(s, ARM.a(choice)):
            return "SB-34"
        return "SB-32"

    def row(self) -> list[int]:
        return [self.seat, self.agent, self.count]


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
        ability = s.cards.ability[self.agent]
        for verb in VERBS.get(ability, ()):
            if verb.holds(choice):
                return why_not_use(s, seat, self.agent, verb, choice)
        # Another ability's deed is not in the text (SB-49), anything else has to wait (SB-41).
        return "SB-49" if any(v.holds(choice) for vs in VERBS.values() for v in vs) else "SB-41"

    def row(self) -> list[int]:
        return [self.seat, self.agent]


# What each ability is used with; `why` alone asks.
PLAYS: Final = (PLAY, PLAY_ARMED, PLANT, PLANT_ARMED)
VERBS: Final[dict[int, tuple[Verb, ...]]] = {
    DESTROY_SMALL: (DESTROY,),
    DESTROY_WEAKER: (DESTROY,),
    SACRIFICE: (SACRIFICE_IT,),
    RECRUIT_NOW: (USE,),
    DIG_UP: (USE,),
    STEAL_CARD: (STEAL,),
    BLACKMAIL: (PRESS,),
    LOOK_AT_HAND: (WATCH,),
    TAKE_WEAPON: (LOOT,),
    EXTRA_AGENT: PLAYS,
    EXTRA_SMALL_AGENT: PLAYS,
    FORGE: (FORGE_FOR,),
    RETURN_AGENT: (RETURN,),
    LURE_SMALL: (DISCARD, LURE),
    BOUNTY: (DISCARD, DESTROY),
    SWAP_WITH_PILE: (SEARCH,),
}


def why_not_use(s: Blades, seat: int, agent: int, verb: Verb, choice: int) -> str:
    """The rule against this use of the agent's own ability; SB-41: a part of it cannot be done."""
    ability = s.cards.ability[agent]
    at = verb.a(choice)
    if verb in PLAYS:
        if at in s.hands[seat] and ability == EXTRA_SMALL_AGENT and s.cards.strength[at] > SMALL:
            return "SB-49"
        return why_not_laid(s, seat, choice)
    if verb is DESTROY or verb is LURE:
        return why_not_target(s, seat, agent, at, OPPONENTS)
    if verb is SACRIFICE_IT or verb is RETURN or verb is FORGE_FOR:
        if at == agent:
            return "SB-44"
        return "SB-41" if 0 <= s.at[at] < ATTACHED and s.at[at] >> 2 == seat else "SB-49"
    if verb is LOOT:
        return "SB-44" if s.at[at] == ATTACHED + agent else "SB-49"
    if verb is STEAL or verb is PRESS or verb is WATCH:
        scope = OTHERS if verb is WATCH else OPPONENTS
        return "SB-49" if at < s.seats and is_in_scope(s, seat, at, scope) else "SB-43"
    if verb is DISCARD:
        fits = at in s.hands[seat] and (ability != BOUNTY or AGENTS <= at < FIRST_WEAPON)
        return "SB-41" if fits else "SB-49"
    if verb is SEARCH:
        return "SB-41" if s.piles[at] else "SB-49"
    return "SB-41"


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
