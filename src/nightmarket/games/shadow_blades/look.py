"""Builds the views: the one place where it is decided what a seat sees."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import asdict

from nightmarket.games.shadow_blades.agents import Ability, Arming
from nightmarket.games.shadow_blades.cards import (
    ABILITIES,
    AGENTS,
    CONDITIONS,
    CONSPIRACIES,
    DEFAULT,
    DOMINANCE_ALL,
    FIRST_WEAPON,
    SPHERES,
    SYMBOLS,
    Cards,
)
from nightmarket.games.shadow_blades.deeds import weapons_of
from nightmarket.games.shadow_blades.effects import (
    Betraying,
    Discarding,
    Forging,
    Getting,
    Giving,
    Luring,
    Striking,
    Watching,
)
from nightmarket.games.shadow_blades.order import Ordering
from nightmarket.games.shadow_blades.recruit import Looking
from nightmarket.games.shadow_blades.rules import dominated
from nightmarket.games.shadow_blades.scoring import holds, score_sheet, totals, victors, worth
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.turns import Drafting, Turn
from nightmarket.games.shadow_blades.view import (
    Agent,
    Card,
    End,
    Guild,
    Line,
    Mission,
    Own,
    Public,
    Revealed,
    Row,
    Step,
    View,
)


def look(s: Blades, seat: int) -> View:
    """The view of a seat; WATCHER sees what is public."""
    return View(**asdict(public(s)), **private(s, seat))


def public(s: Blades) -> Public:
    # In the order of the fields, here and below: naming each of them costs more than the values do.
    return Public(
        CONSPIRACIES[s.conspiracy],
        bool(s.allied),
        s.first,
        active(s),
        len(s.deck),
        [len(pile) for pile in s.piles],
        DEFAULT.ids[s.graveyard[-1]] if s.graveyard else "",
        len(s.graveyard),
        s.final,
        names(s.played),
        [SPHERES[i] for i in range(4) if s.used >> i & 1],
        [guild(s, i) for i in range(s.seats)],
        pending(s),
        None if s.stack else end(s),
    )


def private(s: Blades, seat: int) -> dict[str, Any]:
    """What this seat sees besides."""
    seen = shown(s, seat)
    return {
        "shown": names(sorted(seen)),
        "own": own(s, seat) if 0 <= seat < s.seats else None,
        "cards": {DEFAULT.ids[card]: face(s, card) for card in sorted(visible(s, seat, seen))},
    }


def names(cards: list[int]) -> list[str]:
    return [DEFAULT.ids[card] for card in cards]


def visible(s: Blades, seat: int, seen: list[int]) -> set[int]:
    """Every card that the view names."""
    found = {*seen, *s.board, *s.armed, *s.graveyard[-1:], *s.played}
    if 0 <= seat < s.seats:
        found.update(s.hands[seat])
    found.update(row >> 4 for row in s.laid if not s.stack or row >> 2 & 3 == seat)
    return found


def face(s: Blades, card: int) -> Card:
    """What is printed on a card; made once for all tables that play with this pack."""
    faces = s.cards.faces
    if card not in faces:
        faces[card] = printed(s.cards, card)
    return cast(Card, faces[card])


def printed(c: Cards, card: int) -> Card:
    if card >= FIRST_WEAPON:
        return Card("weapon", strength=c.strength[card])
    if card < AGENTS:
        return Card(
            "agent",
            symbols=[SYMBOLS[c.symbol[card]]],
            strength=c.strength[card],
            starter=bool(c.starter[card]),
            ability=ABILITIES[c.ability[card]] if c.ability[card] else "",
        )
    spheres = [SPHERES[i] for i in range(4) if c.spheres[card] >> i & 1]
    condition = c.condition[card]
    return Card(
        "mission",
        symbols=["mercenary"] if len(spheres) == 4 else spheres,
        coins=c.coins[card],
        condition=CONDITIONS[condition] if condition else "",
        n=0 if condition == DOMINANCE_ALL else c.n[card],
        spheres=[SPHERES[i] for i in range(4) if c.n[card] >> i & 1]
        if condition == DOMINANCE_ALL
        else [],
    )


def guild(s: Blades, seat: int) -> Guild:
    spheres = dominated(s, seat)
    return Guild(
        [row(s, seat * 4 + sphere, bool(spheres >> sphere & 1)) for sphere in range(4)],
        len(s.hands[seat]),
        (seat + 2) % 4 if s.allied else -1,
    )


def row(s: Blades, place: int, dominance: bool) -> Row:
    agents = []
    for agent in s.board:
        if s.at[agent] == place:
            agents.append(Agent(DEFAULT.ids[agent], s.power[agent], names(weapons_of(s, agent))))
    missions = 0
    for laid in s.laid:
        missions += laid & 15 == place
    return Row(agents, s.totals[place], dominance, missions)


def own(s: Blades, seat: int) -> Own:
    laid = [(x >> 4, x & 3) for x in s.laid if x >> 2 & 3 == seat]
    return Own(
        hand=names(s.hands[seat]),
        missions=[
            Mission(DEFAULT.ids[card], SPHERES[sphere], holds(s, seat, card))
            for card, sphere in laid
        ],
        coins=sum(worth(s, seat, card) for card, _ in laid),
    )


def active(s: Blades) -> int:
    """Whose turn it is."""
    for frame in s.stack:
        if isinstance(frame, Turn | Ordering | Looking):
            return frame.seat
    return -1


def pending(s: Blades) -> Step | None:
    """The question on top, by its name; the same for everybody."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Drafting | Turn | Ordering):
        return Step(type(top).__name__, top.seat)
    if isinstance(top, Looking | Giving | Getting):
        return Step(type(top).__name__, top.seat, pile=top.pile + 1)
    if isinstance(top, Arming | Betraying | Ability | Forging):
        return Step(type(top).__name__, top.seat, DEFAULT.ids[top.agent])
    if isinstance(top, Striking | Luring):
        agent = DEFAULT.ids[top.source] if top.source >= 0 else ""
        return Step(type(top).__name__, top.seat, agent)
    if isinstance(top, Discarding):
        return Step("Discarding", top.seat, other=top.by)
    if isinstance(top, Watching):
        return Step("Watching", top.seat, other=top.other)
    return None


def shown(s: Blades, seat: int) -> list[int]:
    """Cards that this seat alone is looking at now."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Drafting) and top.seat == seat:
        return s.packet
    if isinstance(top, Looking | Giving) and top.seat == seat:
        return s.piles[top.pile]
    if isinstance(top, Getting) and top.seat == seat:
        return s.piles[top.pile][:-1]
    if isinstance(top, Watching) and top.seat == seat:
        return s.hands[top.other]
    return []


def end(s: Blades) -> End:
    return End(
        missions=[
            Revealed(x >> 2 & 3, DEFAULT.ids[x >> 4], SPHERES[x & 3], worth(s, x >> 2 & 3, x >> 4))
            for x in s.laid
        ],
        sheet=[Line(x.key, x.rule, x.points, x.counts) for x in score_sheet(s)],
        totals=totals(s),
        winners=victors(s),
    )
