"""The permanent texts: every choice a seat can make, and every event that can happen."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    ACTIONS,
    BONUSES,
    BUILDINGS,
    COMMISSION_IDS,
    COMPANIONS,
    CROWN_PLACES,
    CROWNS,
    DISTRICTS,
    EVENTS,
    FACES,
    GIFTS,
    GOODS,
    HEROES,
    PLACES,
    ROADS,
    SECTIONS,
    SIDES,
    SLOTS,
    SPACES,
    STEEDS,
    TOWNS,
    TRADER_CARDS,
    UPGRADES,
)
from nightmarket.kernel import Domain, Kind, Numbers, Words

SEAT: Final = Numbers("seat", 4)
GOOD: Final = Domain("good", GOODS)
SIDE: Final = Domain("side", SIDES)
TOWN: Final = Domain("town", TOWNS)
HERO: Final = Domain("hero", HEROES)
COMMISSION: Final = Domain("commission", COMMISSION_IDS)
CROWN: Final = Domain("crown", CROWNS)
EVENT: Final = Domain("event", EVENTS)
COMPANION: Final = Domain("companion", COMPANIONS)
GIFT: Final = Domain("gift", GIFTS)
STEED: Final = Domain("steed", STEEDS)
BUILDING: Final = Domain("building", BUILDINGS)
UPGRADE: Final = Domain("upgrade", UPGRADES)
BONUS: Final = Domain("bonus", BONUSES)
ACTION: Final = Domain("action", ACTIONS)
DISTRICT: Final = Domain("district", DISTRICTS)
ROAD: Final = Domain("road", ROADS)
SLOT: Final = Domain("slot", SLOTS)
PLACE: Final = Domain("place", PLACES)
CROWN_PLACE: Final = Domain("place", CROWN_PLACES)
TRADER_CARD: Final = Domain("trader-card", TRADER_CARDS)
ITEM: Final = Domain("item", ("horseshoe", "quartz"))
FAVOUR: Final = Domain("favour", ("commission", "crown"))
STARTER: Final = Domain("starter", ("me", "trader"))
THING: Final = Domain("thing", ("coins", "prestige", "lantern", "quartz", "horseshoe", "good"))
DIE: Final = Numbers("die", FACES)  # the value of a night or illuminated die
PIPS: Final = Numbers("pips", 7)  # of a travel die
STEPS: Final = Numbers("steps", 10)
SPACE: Final = Numbers("space", SPACES)
COUNT: Final = Numbers("count", 1000)
FEW: Final = Numbers("count", 4)
SECTION: Final = Numbers("section", SECTIONS)
ORACLE_SIDE: Final = Numbers("oracle-face", 7)
RUINS_SIDE: Final = Numbers("ruins-face", 7)

WORDS: Final = Words()
BEGIN: Final = WORDS.verb("begin", STARTER)  # solo: who starts
RESET: Final = WORDS.verb("reset")  # three equal locked dice to 1, 2, 3
LOCK: Final = WORDS.verb("lock", DIE, SLOT)  # a die of the reserve pushes out a locked one
UNLOCK: Final = WORDS.verb("unlock", SLOT)  # the last turns: a locked die itself
GAIN: Final = WORDS.verb("gain", GOOD, SIDE)
TAKE_LANTERN: Final = WORDS.verb("take-lantern")  # slot B
SHINE: Final = WORDS.verb("shine", DIE)  # slot B: an illuminated die into the pool
TAKE_COINS: Final = WORDS.verb("take-coins")  # slot C, either or
TURN_WHEEL: Final = WORDS.verb("turn-wheel")
MOVE: Final = WORDS.verb("move", STEPS)
HORSESHOE: Final = WORDS.verb("horseshoe", STEPS)  # move so far for a horseshoe
VISIT: Final = WORDS.verb("visit", ACTION)
USE_BUILDING: Final = WORDS.verb("building")
END: Final = WORDS.verb("end")  # nothing more of this
FLIP: Final = WORDS.verb("flip", GOOD, GOOD)  # a market die to another face
BUY: Final = WORDS.verb("buy", GOOD, FEW)  # so many dice of this good
COMMISSION_FROM: Final = WORDS.verb("commission", TOWN)
DELVE: Final = WORDS.verb("delve", STEPS)  # the ruins marker
RUINS_DIE: Final = WORDS.verb("ruins-die")  # for a lantern
PAY_STEPS: Final = WORDS.verb("sneak", STEPS)  # the Dark Market marker, a coin a step
ASK_FAVOUR: Final = WORDS.verb("favour", FAVOUR)  # on its section of commission or crown
HOST: Final = WORDS.verb("host", HERO)  # at the Inn: whom to sell to
SELL: Final = WORDS.verb("sell", GOOD, SIDE)
INVITE: Final = WORDS.verb("invite", HERO)
INVITE_DECK: Final = WORDS.verb("invite-deck")
CROWN_FROM: Final = WORDS.verb("crown", CROWN_PLACE)
BEFRIEND: Final = WORDS.verb("befriend", PLACE)
HEAD_FOR: Final = WORDS.verb("head-for", TOWN)
GO_BY: Final = WORDS.verb("go-by", ROAD)
JOIN: Final = WORDS.verb("join")
STAY: Final = WORDS.verb("stay")
TAKE: Final = WORDS.verb("take", PIPS, FEW)  # a travel die, raised by the steed
REROLL: Final = WORDS.verb("reroll")  # for a lantern
REROLL_FREE: Final = WORDS.verb("reroll-free")  # Cinder
RAISE: Final = WORDS.verb("raise", FEW)  # Fey Cat
PAY: Final = WORDS.verb("pay")
DECLINE: Final = WORDS.verb("decline")
STOP_AT: Final = WORDS.verb("stop-at", TOWN)  # where to deliver
PASS: Final = WORDS.verb("pass")
DELIVER: Final = WORDS.verb("deliver", HERO)
FULFIL: Final = WORDS.verb("fulfil", COMMISSION)
HAND_IN: Final = WORDS.verb("hand-in", GOOD, SIDE)
TAKE_BONUS: Final = WORDS.verb("bonus", BONUS)
FIT: Final = WORDS.verb("fit", UPGRADE)
GIVE: Final = WORDS.verb("gift", COMPANION, GIFT)
RETURN_GOOD: Final = WORDS.verb("return", GOOD, SIDE)
RETURN_ITEM: Final = WORDS.verb("return-item", ITEM)
DROP_HERO: Final = WORDS.verb("drop-hero", HERO)
DROP_COMMISSION: Final = WORDS.verb("drop-commission", COMMISSION)
LOSE: Final = WORDS.verb("lose", GOOD, SIDE)
UPGRADE_GOOD: Final = WORDS.verb("upgrade", GOOD)
DOWNGRADE_GOOD: Final = WORDS.verb("downgrade", GOOD)
SEND: Final = WORDS.verb("send", HERO)  # Cave Dragon
# For the Trader, by whoever plays alone (DP-25).
TRADER_TOWN: Final = WORDS.verb("trader-town", TOWN)
TRADER_STACK: Final = WORDS.verb("trader-commission", TOWN)
TRADER_HERO: Final = WORDS.verb("trader-hero", HERO)
TRADER_CROWN: Final = WORDS.verb("trader-crown", CROWN_PLACE)
TRADER_LOSES: Final = WORDS.verb("trader-loses", HERO)
# Chance.
NIGHT_FACE: Final = WORDS.verb("night", DIE)
LIGHT_FACE: Final = WORDS.verb("light", DIE)
MARKET_FACE: Final = WORDS.verb("market", GOOD)
TRAVEL_FACE: Final = WORDS.verb("travel", PIPS)
ORACLE_FACE: Final = WORDS.verb("oracle", ORACLE_SIDE)
RUINS_FACE: Final = WORDS.verb("ruins", RUINS_SIDE)

TURN_BEGINS: Final = Kind("turn-begins", seat=SEAT, turn=COUNT)
WAS_RESET: Final = Kind("reset", seat=SEAT)
LOCKED: Final = Kind("locked", seat=SEAT, die=DIE, slot=SLOT, pushed=DIE)
UNLOCKED: Final = Kind("unlocked", seat=SEAT, slot=SLOT, pushed=DIE)
SHONE: Final = Kind("shone", seat=SEAT, die=DIE)
GAINED: Final = Kind("gained", seat=SEAT, thing=THING, count=COUNT)
SPENT: Final = Kind("spent", seat=SEAT, thing=THING, count=COUNT)
LOST: Final = Kind("lost", seat=SEAT, thing=THING, count=COUNT)
LOST_COINS: Final = Kind("lost-coins", seat=SEAT, count=COUNT.only("seat"))  # DR-86
NO_ROOM: Final = Kind("no-room", seat=SEAT, thing=THING, count=COUNT)
GOOD_GAINED: Final = Kind("good-gained", seat=SEAT, good=GOOD, side=SIDE)
GOOD_LOST: Final = Kind("good-lost", seat=SEAT, good=GOOD, side=SIDE)
GOOD_RETURNED: Final = Kind("good-returned", seat=SEAT, good=GOOD, side=SIDE)
GOOD_UPGRADED: Final = Kind("upgraded", seat=SEAT, good=GOOD)
GOOD_DOWNGRADED: Final = Kind("downgraded", seat=SEAT, good=GOOD)
NOTHING_TO_GAIN: Final = Kind("nothing-to-gain", seat=SEAT)
ITEM_RETURNED: Final = Kind("item-returned", seat=SEAT, item=ITEM)
WHEEL_TURNED: Final = Kind("wheel", good=GOOD)  # the good that costs most now
MOVED: Final = Kind("moved", seat=SEAT, steps=STEPS, space=SPACE)
VISITED: Final = Kind("visited", seat=SEAT, action=ACTION)
NO_EFFECT: Final = Kind("no-effect", seat=SEAT, action=ACTION)
BUILDING_USED: Final = Kind("building-used", seat=SEAT, building=BUILDING)
FLIPPED: Final = Kind("flipped", seat=SEAT, good=GOOD, into=GOOD)
BOUGHT: Final = Kind("bought", seat=SEAT, good=GOOD, count=COUNT)
COMMISSION_TAKEN: Final = Kind("commission-taken", seat=SEAT, commission=COMMISSION, town=TOWN)
COMMISSION_DROPPED: Final = Kind("commission-dropped", seat=SEAT, commission=COMMISSION, town=TOWN)
RUINS_MOVED: Final = Kind("ruins-moved", section=SECTION)
MARKET_MOVED: Final = Kind("market-moved", section=SECTION)
RUINS_ROLLED: Final = Kind("ruins-rolled", face=RUINS_SIDE)
ORACLE_ROLLED: Final = Kind("oracle-rolled", face=ORACLE_SIDE)
SOLD: Final = Kind("sold", seat=SEAT, good=GOOD, side=SIDE, coins=COUNT, hero=HERO)
HERO_ABOARD: Final = Kind("hero-aboard", seat=SEAT, hero=HERO, town=TOWN)
HERO_DROPPED: Final = Kind("hero-dropped", seat=SEAT, hero=HERO)
HERO_LOST: Final = Kind("hero-lost", seat=SEAT, hero=HERO)
CROWN_TAKEN: Final = Kind("crown-taken", seat=SEAT, crown=CROWN)
CROWN_DRAWN: Final = Kind("crown-drawn", seat=SEAT, crown=CROWN.only("seat"))
LIGHT_ROLLED: Final = Kind("light-rolled", seat=SEAT, die=DIE)
LIGHT_LOST: Final = Kind("light-lost", seat=SEAT)
BEFRIENDED: Final = Kind("befriended", seat=SEAT, companion=COMPANION)
GIFT_MADE: Final = Kind("gift-made", seat=SEAT, companion=COMPANION, gift=GIFT)
JOURNEY: Final = Kind("journey", seat=SEAT, town=TOWN, road=ROAD)
JOINED: Final = Kind("joined", seat=SEAT)
STAYED: Final = Kind("stayed", seat=SEAT)
EVENT_REVEALED: Final = Kind("event-revealed", event_card=EVENT)
TRAVEL_ROLLED: Final = Kind("travel-rolled", d1=PIPS, d2=PIPS, d3=PIPS, d4=PIPS, d5=PIPS)
REROLLED: Final = Kind("rerolled", seat=SEAT)
REROLLED_FREE: Final = Kind("rerolled-free", seat=SEAT)
DIE_TAKEN: Final = Kind("die-taken", seat=SEAT, pips=PIPS, row=PIPS, event_card=EVENT)
ROW_REPEATED: Final = Kind("row-repeated", seat=SEAT)
PAID: Final = Kind("paid", seat=SEAT, count=COUNT)
DECLINED: Final = Kind("declined", seat=SEAT)
HERO_DELIVERED: Final = Kind("hero-delivered", seat=SEAT, hero=HERO, town=TOWN)
GOOD_HANDED_IN: Final = Kind("good-handed-in", seat=SEAT, good=GOOD, side=SIDE)
COMMISSION_DONE: Final = Kind(
    "commission-done", seat=SEAT, commission=COMMISSION, town=TOWN, goods=COUNT, prestige=COUNT
)
BONUS_TAKEN: Final = Kind("bonus-taken", seat=SEAT, bonus=BONUS)
UPGRADE_FITTED: Final = Kind("upgrade-fitted", seat=SEAT, upgrade=UPGRADE)
MARKET_ROLLED: Final = Kind("market-rolled", good=GOOD)
RESERVE_ROLLED: Final = Kind("reserve-rolled", seat=SEAT, count=COUNT)
FINAL_JOURNEY: Final = Kind("final-journey", seat=SEAT)
STEED_HELPS: Final = Kind("steed-helps", seat=SEAT, steed=STEED)
# The Trader of the solo game, step by step (DR-104).
TRADER_TURN: Final = Kind("trader-turn", turn=COUNT, card=TRADER_CARD)
TRADER_MOVED: Final = Kind("trader-moved", space=SPACE)
TRADER_LIGHT_USED: Final = Kind("trader-light-used")
TRADER_GAINED: Final = Kind("trader-gained", thing=THING, count=COUNT)
TRADER_GAINED_COINS: Final = Kind("trader-gained-coins")  # its coins may not be counted
TRADER_LOST_COINS: Final = Kind("trader-lost-coins")
TRADER_LOST: Final = Kind("trader-lost", thing=THING, count=COUNT)
TRADER_PAID: Final = Kind("trader-paid")
TRADER_LIGHT: Final = Kind("trader-light")
WANTS: Final = Domain(
    "reason", ("too-few-goods", "too-many-goods", "too-many-commissions", "no-cargo")
)
TRADER_SKIPS: Final = Kind("trader-skips", action=ACTION, reason=WANTS)
TRADER_ACTS: Final = Kind("trader-acts", action=ACTION)
TRADER_REMOVED: Final = Kind("trader-removed", good=GOOD, count=COUNT)
BECAUSE: Final = Domain("because", ("most", "printed", "chosen", "only"))
TRADER_COMMISSION: Final = Kind(
    "trader-commission", commission=COMMISSION, town=TOWN, because=BECAUSE
)
TRADER_HERO_TAKEN: Final = Kind("trader-hero", hero=HERO, town=TOWN, because=BECAUSE)
TRADER_SOLD: Final = Kind("trader-sold", good=GOOD)
TRADER_HERO_LOST: Final = Kind("trader-hero-lost", hero=HERO)
TRADER_CROWN_SHOWN: Final = Kind("trader-crown-taken", crown=CROWN, because=BECAUSE)
TRADER_CROWN_DRAWN: Final = Kind("trader-crown-drawn", because=BECAUSE)
TRADER_DISCARDED: Final = Kind("trader-discarded", companion=COMPANION)
TRADER_JOURNEY: Final = Kind("trader-journey", town=TOWN, road=ROAD, because=BECAUSE)
JOIN_WHY: Final = Domain("why", ("cargo", "lantern"))
TRADER_JOINED: Final = Kind("trader-joined", why=JOIN_WHY)
TRADER_STAYED: Final = Kind("trader-stayed")
TRADER_DIE: Final = Kind("trader-die", pips=PIPS, event_card=EVENT)
TRADER_DELIVERED: Final = Kind("trader-delivered", hero=HERO, town=TOWN)
TRADER_FULFILLED: Final = Kind(
    "trader-fulfilled", commission=COMMISSION, town=TOWN, goods=COUNT, prestige=COUNT
)
TRADER_BONUS: Final = Kind("trader-bonus", bonus=BONUS)
TRADER_UPGRADE: Final = Kind("trader-upgrade", upgrade=UPGRADE)
TRADER_FINAL: Final = Kind("trader-final", town=TOWN, because=BECAUSE)

KINDS_OF_EVENT: Final = (
    *(TURN_BEGINS, WAS_RESET, LOCKED, UNLOCKED, SHONE, GAINED, SPENT, LOST, LOST_COINS, NO_ROOM),
    *(GOOD_GAINED, GOOD_LOST, GOOD_RETURNED, GOOD_UPGRADED, GOOD_DOWNGRADED, NOTHING_TO_GAIN),
    *(ITEM_RETURNED, WHEEL_TURNED, MOVED, VISITED, NO_EFFECT, BUILDING_USED, FLIPPED, BOUGHT),
    *(COMMISSION_TAKEN, COMMISSION_DROPPED, RUINS_MOVED, MARKET_MOVED, RUINS_ROLLED),
    *(ORACLE_ROLLED, SOLD, HERO_ABOARD, HERO_DROPPED, HERO_LOST, CROWN_TAKEN, CROWN_DRAWN),
    *(LIGHT_ROLLED, LIGHT_LOST, BEFRIENDED, GIFT_MADE, JOURNEY, JOINED, STAYED, EVENT_REVEALED),
    *(TRAVEL_ROLLED, REROLLED, REROLLED_FREE, DIE_TAKEN, ROW_REPEATED, PAID, DECLINED),
    *(HERO_DELIVERED, GOOD_HANDED_IN, COMMISSION_DONE, BONUS_TAKEN, UPGRADE_FITTED),
    *(MARKET_ROLLED, RESERVE_ROLLED, FINAL_JOURNEY, STEED_HELPS),
    *(TRADER_TURN, TRADER_MOVED, TRADER_LIGHT_USED, TRADER_GAINED, TRADER_GAINED_COINS),
    *(
        TRADER_LOST_COINS,
        TRADER_LOST,
        TRADER_PAID,
        TRADER_LIGHT,
        TRADER_SKIPS,
        TRADER_ACTS,
        TRADER_REMOVED,
        TRADER_COMMISSION,
    ),
    *(TRADER_HERO_TAKEN, TRADER_SOLD, TRADER_HERO_LOST, TRADER_CROWN_SHOWN, TRADER_CROWN_DRAWN),
    *(TRADER_DISCARDED, TRADER_JOURNEY, TRADER_JOINED, TRADER_STAYED, TRADER_DIE),
    *(TRADER_DELIVERED, TRADER_FULFILLED, TRADER_BONUS, TRADER_UPGRADE, TRADER_FINAL),
)
