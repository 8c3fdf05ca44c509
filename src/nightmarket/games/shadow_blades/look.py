"""Builds the views: the one place where it is decided what a seat sees."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.shadow_blades.agents import Ability, Arming
from nightmarket.games.shadow_blades.cards import (
    ABILITIES,
    AGENTS,
    ATTACHED,
    CONDITIONS,
    CONSPIRACIES,
    DEFAULT,
    DOMINANCE_ALL,
    FIRST_WEAPON,
    MERCENARY,
    SPHERES,
    SYMBOLS,
    Cards,
)
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
from nightmarket.games.shadow_blades.rules import leads
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
    Printed,
    Public,
    Revealed,
    Row,
    Step,
    View,
)

# What looks the same at every table is made once.
_BARE: Final[dict[int, Agent]] = {}  # agents without weapons, by agent and strength
_MISSIONS: Final[dict[int, Mission]] = {}  # by card, sphere and whether the condition holds


def look(s: Blades, seat: int) -> View:
    """The view of a seat; WATCHER sees what is public."""
    return View(*parts(s), *private(s, seat).values())


def public(s: Blades) -> Public:
    return Public(*parts(s))


def parts(s: Blades) -> list[Any]:
    """What everybody sees, in the order of the fields: naming each costs more than the values do."""
    return [
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
        guilds(s),
        pending(s),
        None if s.stack else end(s),
    ]


def private(s: Blades, seat: int) -> dict[str, Any]:
    """What this seat sees besides."""
    return {
        "shown": names(sorted(shown(s, seat))),
        "own": own(s, seat) if 0 <= seat < s.seats else None,
    }


def names(cards: list[int]) -> list[str]:
    return [DEFAULT.ids[card] for card in cards]


def printed(c: Cards) -> Printed:
    """The cards of a pack, and the conspiracies."""
    return Printed(
        {id_: face(c, card) for card, id_ in enumerate(DEFAULT.ids)},
        # SB-64 to SB-71, in this order
        {name: f"SB-{63 + i}" for i, name in enumerate(CONSPIRACIES) if i},
    )


def face(c: Cards, card: int) -> Card:
    """What is printed on a card."""
    if card >= FIRST_WEAPON:
        return Card("weapon", ["SB-34"], strength=c.strength[card])
    if card < AGENTS:
        plain = "SB-5" if c.symbol[card] == MERCENARY else "SB-32"
        return Card(
            "agent",
            ["SB-49", "SB-41"] if c.ability[card] else [plain],
            symbols=[SYMBOLS[c.symbol[card]]],
            strength=c.strength[card],
            starter=bool(c.starter[card]),
            ability=ABILITIES[c.ability[card]] if c.ability[card] else "",
        )
    spheres = [SPHERES[i] for i in range(4) if c.spheres[card] >> i & 1]
    condition = c.condition[card]
    return Card(
        "mission",
        ["SB-53" if condition else "SB-35"],
        symbols=["mercenary"] if len(spheres) == 4 else spheres,
        coins=c.coins[card],
        condition=CONDITIONS[condition] if condition else "",
        n=0 if condition == DOMINANCE_ALL else c.n[card],
        spheres=[SPHERES[i] for i in range(4) if c.n[card] >> i & 1]
        if condition == DOMINANCE_ALL
        else [],
    )


def guilds(s: Blades) -> list[Guild]:
    """Everybody's mat."""
    agents: list[list[Agent]] = [[] for _ in range(s.seats * 4)]
    carried: dict[int, list[str]] = {}
    for card in s.armed:
        carried.setdefault(s.at[card] - ATTACHED, []).append(DEFAULT.ids[card])
    for agent in s.board:
        weapons = carried.get(agent) if carried else None
        agents[s.at[agent]].append(in_play(agent, s.power[agent], weapons))
    missions = [0] * (s.seats * 4)
    for laid in s.laid:
        missions[laid & 15] += 1
    ahead = [leads(s, i) for i in range(4)]
    found = []
    for seat in range(s.seats):
        rows = []
        for i in range(4):
            place = seat * 4 + i
            lead = ahead[i][seat]
            rows.append(Row(agents[place], s.totals[place], lead > 0, lead, missions[place]))
        found.append(Guild(rows, len(s.hands[seat]), (seat + 2) % 4 if s.allied else -1))
    return found


def in_play(agent: int, strength: int, weapons: list[str] | None) -> Agent:
    if weapons:
        return Agent(DEFAULT.ids[agent], strength, weapons)
    key = strength * AGENTS + agent
    found = _BARE.get(key)
    if found is None:
        found = _BARE[key] = Agent(DEFAULT.ids[agent], strength, [])
    return found


def own(s: Blades, seat: int) -> Own:
    missions = []
    coins = 0
    for laid in s.laid:
        if laid >> 2 & 3 == seat:
            card = laid >> 4
            met = holds(s, seat, card)
            missions.append(mission(card, laid & 3, met))
            coins += s.cards.coins[card] if met else 0
    return Own(names(s.hands[seat]), missions, coins)


def mission(card: int, sphere: int, met: bool) -> Mission:
    key = card * 8 + sphere * 2 + int(met)
    found = _MISSIONS.get(key)
    if found is None:
        found = _MISSIONS[key] = Mission(DEFAULT.ids[card], SPHERES[sphere], met)
    return found


def active(s: Blades) -> int:
    """Whose turn it is."""
    for frame in s.stack:
        if isinstance(frame, (Turn, Ordering, Looking)):
            return frame.seat
    return -1


def pending(s: Blades) -> Step | None:
    """The question on top, by its name; the same for everybody."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, (Drafting, Turn, Ordering)):
        return Step(type(top).__name__, top.seat)
    if isinstance(top, (Looking, Giving, Getting)):
        return Step(type(top).__name__, top.seat, pile=top.pile + 1)
    if isinstance(top, (Arming, Betraying, Ability, Forging)):
        return Step(type(top).__name__, top.seat, DEFAULT.ids[top.agent])
    if isinstance(top, (Striking, Luring)):
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
    if isinstance(top, (Looking, Giving)) and top.seat == seat:
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
