"""The Trader's turn (DR-104 to DR-114): a card, its plan, and the first action it can do."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    BAZAAR,
    COMMISSIONS,
    DARK_MARKET,
    INN,
    KINDS,
    RUINS,
    SECTIONS,
    TOWN_COUNT,
    TRAVEL,
    Deed,
)
from nightmarket.games.dark_road.cargo import count_goods
from nightmarket.games.dark_road.gains import gain_quartz, lose_lanterns, step_ruins, turn_wheel
from nightmarket.games.dark_road.programs import perform
from nightmarket.games.dark_road.rest import DICE_BACK, Rest
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import (
    TRADER,
    trader_commission,
    trader_crown,
    trader_hero,
)
from nightmarket.games.dark_road.travel import set_out
from nightmarket.games.dark_road.verbs import RollingRuins
from nightmarket.games.dark_road.words import (
    MARKET_MOVED,
    TRADER_ACTS,
    TRADER_LIGHT_USED,
    TRADER_MOVED,
    TRADER_REMOVED,
    TRADER_SKIPS,
    TRADER_TURN,
)
from nightmarket.kernel import Frame

PLAN: Final = 0
ACT: Final = 1
CLEAR: Final = 2

# Why it cannot do an action.
TOO_FEW_GOODS: Final = 0
TOO_MANY_GOODS: Final = 1
TOO_MANY_COMMISSIONS: Final = 2
NO_CARGO: Final = 3


class TraderTurn(Frame[Road]):
    """Reveal a card, take its plan, do the first action whose requirement holds (DR-104)."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, s: Road) -> None:
        if self.stage == PLAN:
            s.become(TraderTurn(ACT))
            if not s.trader.deck:
                s.trader.deck = s.trader.discard
                s.trader.discard = []
                s.shuffle(s.trader.deck)
            card = s.trader.deck.pop()
            s.reveal()
            s.trader.card = card
            s.tell(TRADER_TURN, s.round, card)
            s.place[TRADER] = s.cards.move_to[card]
            s.tell(TRADER_MOVED, s.place[TRADER])
            if s.cards.with_light[card] and s.trader.lights:
                s.trader.lights -= 1
                s.light_supply += 1
                s.tell(TRADER_LIGHT_USED)
                perform(s, TRADER, s.cards.with_light[card])
            else:
                perform(s, TRADER, s.cards.otherwise[card])
        elif self.stage == ACT:
            s.become(TraderTurn(CLEAR))
            for i, deed in enumerate(s.cards.deeds[s.trader.card]):
                reason = why_not(s, deed)
                if reason < 0:
                    s.trader.deed = i
                    s.tell(TRADER_ACTS, deed.action)
                    carry_out(s, deed)
                    return
                s.tell(TRADER_SKIPS, deed.action, reason)
        else:
            s.trader.discard.append(s.trader.card)
            s.trader.card = -1
            s.trader.deed = -1
            s.become(Rest(TRADER, DICE_BACK))

    def row(self) -> list[int]:
        return [self.stage]


def why_not(s: Road, deed: Deed) -> int:
    """What keeps the Trader from this action; -1 when nothing does."""
    if s.trader.wares < deed.goods_min:
        return TOO_FEW_GOODS
    if s.trader.wares > deed.goods_max:
        return TOO_MANY_GOODS
    if len(s.commissions[TRADER]) > deed.commissions_max:
        return TOO_MANY_COMMISSIONS
    if deed.action == TRAVEL and not has_cargo(s):
        return NO_CARGO
    return -1


def has_cargo(s: Road) -> bool:
    """At least a commission, or two heroes for one town (DR-108)."""
    if s.commissions[TRADER]:
        return True
    heroes = [0] * TOWN_COUNT
    for hero in s.heroes[TRADER]:
        heroes[s.cards.hero_town[hero]] += 1
    return max(heroes) >= 2


def carry_out(s: Road, deed: Deed) -> None:
    action = deed.action
    if action == BAZAAR:  # DR-106: it never pays
        turn_wheel(s, 1)
        count = 0
        for kind in range(KINDS):
            if deed.icons >> kind & 1 and s.market[kind]:
                s.tell(TRADER_REMOVED, kind, s.market[kind])
                count += s.market[kind]
                s.removed += s.market[kind]
                s.market[kind] = 0
        count_goods(s, max(1, count))
    elif action == COMMISSIONS:
        trader_commission(s)
    elif action == RUINS:  # DR-109
        step_ruins(s, deed.steps)
        count_goods(s, 1)
        gain_quartz(s, TRADER, 1)
        if s.lanterns[TRADER]:
            lose_lanterns(s, TRADER, 1)
            s.push(RollingRuins(TRADER, 0))
    elif action == DARK_MARKET:  # DR-110
        s.dark = (s.dark + deed.steps) % SECTIONS
        s.tell(MARKET_MOVED, s.dark)
        if s.dark:
            count_goods(s, 2)
        elif deed.favour == 0:
            trader_commission(s)
        else:
            trader_crown(s)
    elif action == INN:
        trader_hero(s, 1)
    else:
        set_out(s, TRADER)


SOLO_FRAMES = (TraderTurn,)
