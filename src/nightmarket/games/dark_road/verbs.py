"""What each operation of a program does (section 14)."""

from __future__ import annotations

from typing import Final

from nightmarket.games.dark_road.cards import (
    BASIC,
    OP_AGAIN,
    OP_BASIC,
    OP_COINS,
    OP_COMMISSION,
    OP_CRAFT,
    OP_CROWN,
    OP_DOWNGRADE,
    OP_HERO,
    OP_HORSESHOE,
    OP_LANTERN,
    OP_LIGHT,
    OP_LOSE_COINS,
    OP_LOSE_GOOD,
    OP_LOSE_HERO,
    OP_LOSE_LANTERN,
    OP_LOSE_PRESTIGE,
    OP_LOSE_VALUABLE,
    OP_ORACLE,
    OP_PAY,
    OP_PRESTIGE,
    OP_QUARTZ,
    OP_RAISE,
    OP_REPEAT,
    OP_RUINS_DIE,
    OP_RUINS_STEP,
    OP_SEND,
    OP_UPGRADE,
    OP_UPGRADED,
    OP_WAGON,
    OP_WHEEL,
    UPGRADED,
)
from nightmarket.games.dark_road.cargo import (
    TO_DOWNGRADE,
    TO_LOSE,
    TO_LOSE_DEAREST,
    TO_UPGRADE,
    choose_commission,
    pick_good,
    pick_ware,
    take_commission,
)
from nightmarket.games.dark_road.effects import (
    Fitting,
    LosingHero,
    Raising,
    Sending,
    choose_crown,
    invite,
    lose_hero,
)
from nightmarket.games.dark_road.gains import (
    gain_coins,
    gain_horseshoes,
    gain_lanterns,
    gain_light,
    gain_prestige,
    gain_quartz,
    lose_coins,
    lose_lanterns,
    lose_prestige,
    step_ruins,
    turn_wheel,
)
from nightmarket.games.dark_road.programs import VERBS, Question, Verbs, perform
from nightmarket.games.dark_road.rules import crafted, is_person, kinds_meant
from nightmarket.games.dark_road.state import Road
from nightmarket.games.dark_road.trader import (
    ONLY,
    TRADER,
    trader_commission,
    trader_crown,
    trader_hero,
    trader_loses_hero,
    trader_takes_tile,
)
from nightmarket.games.dark_road.words import (
    DECLINE,
    DECLINED,
    ORACLE_FACE,
    ORACLE_ROLLED,
    PAID,
    PAY,
    ROW_REPEATED,
    RUINS_FACE,
    RUINS_ROLLED,
    TRADER_PAID,
)
from nightmarket.kernel import CHANCE, Frame

ORACLE_CHOICES: Final = [ORACLE_FACE.of(face) for face in range(1, 7)]
RUINS_CHOICES: Final = [RUINS_FACE.of(face) for face in range(1, 7)]


class Operations(Verbs):
    """For players with a wagon board, and for the Trader, who differs where it has none."""

    def do(self, s: Road, player: int, word: int) -> None:
        op = word & 63
        n = word >> 6 & 255
        if op == OP_COINS:
            gain_coins(s, player, n)
        elif op == OP_PRESTIGE:
            gain_prestige(s, player, n)
        elif op == OP_LANTERN:
            gain_lanterns(s, player, n)
        elif op == OP_QUARTZ:
            gain_quartz(s, player, n)
        elif op == OP_HORSESHOE:
            gain_horseshoes(s, player, n)
        elif op == OP_BASIC:
            pick_good(s, player, kinds_meant(s, n), BASIC)
        elif op == OP_UPGRADED:
            pick_good(s, player, kinds_meant(s, n), UPGRADED)
        elif op == OP_CRAFT:
            pick_good(s, player, crafted(s, player), n)
        elif op == OP_UPGRADE:
            pick_ware(s, player, TO_UPGRADE)
        elif op == OP_DOWNGRADE:
            pick_ware(s, player, TO_DOWNGRADE)
        elif op == OP_LOSE_GOOD:
            pick_ware(s, player, TO_LOSE)
        elif op == OP_LOSE_VALUABLE:
            pick_ware(s, player, TO_LOSE_DEAREST)
        elif op == OP_LOSE_COINS:
            lose_coins(s, player, n)
        elif op == OP_LOSE_PRESTIGE:
            lose_prestige(s, player, n)
        elif op == OP_LOSE_LANTERN:
            lose_lanterns(s, player, n)
        elif op == OP_LIGHT:
            gain_light(s, player)
        elif op == OP_WHEEL:
            turn_wheel(s, n)
        elif op == OP_RUINS_STEP:
            step_ruins(s, n)
            pick_good(s, player, s.cards.ruins_goods[s.ruins], UPGRADED)
        elif op == OP_RUINS_DIE:
            s.push(RollingRuins(player, 0))
        elif op == OP_AGAIN:
            s.push(RollingRuins(player, word))
        elif op == OP_ORACLE:
            s.push(RollingOracle(player))
        elif is_person(s, player):
            self.ask(s, player, op, n, word >> 14)
        else:
            self.decide(s, op, n, word >> 14)

    def ask(self, s: Road, seat: int, op: int, n: int, then: int) -> None:
        """Where a person is asked."""
        if op == OP_HERO:
            invite(s, seat)
        elif op == OP_COMMISSION:
            if n == 0:
                choose_commission(s, seat)
            elif s.stacks[n - 1]:
                take_commission(s, seat, n - 1)
        elif op == OP_CROWN:
            choose_crown(s, seat)
        elif op == OP_LOSE_HERO:
            if len(s.heroes[seat]) == 1:
                lose_hero(s, seat, s.heroes[seat][0])
            elif s.heroes[seat]:
                s.push(LosingHero(seat))
        elif op == OP_PAY:
            s.push(Paying(seat, n, then))
        elif op == OP_WAGON:
            if s.fitted[seat] < 0 and s.upgrades:
                s.push(Fitting(seat))
        elif op == OP_REPEAT:
            if s.echo >= 0:
                s.tell(ROW_REPEATED, seat)
                perform(s, seat, s.echo)
        elif op == OP_RAISE:
            s.push(Raising(seat))
        elif op == OP_SEND and s.heroes[seat]:
            s.push(Sending(seat))

    def decide(self, s: Road, op: int, n: int, then: int) -> None:
        """Where the rules decide for the Trader, as far as they do; it wants no wagon upgrade."""
        if op == OP_HERO:
            trader_hero(s, 0)
        elif op == OP_COMMISSION:
            if n == 0:
                trader_commission(s)
            elif s.stacks[n - 1]:
                trader_takes_tile(s, n - 1, ONLY)
        elif op == OP_CROWN:
            trader_crown(s)
        elif op == OP_LOSE_HERO:
            trader_loses_hero(s)
        elif op == OP_PAY and s.coins[TRADER] >= n:  # made when affordable (DR-113)
            s.coins[TRADER] -= n
            s.tell(TRADER_PAID)
            perform(s, TRADER, then)


VERBS.append(Operations())


# -- rows with a price, and dice


class RollingOracle(Frame[Road]):
    """The oracle die in the air (DR-29)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return ORACLE_CHOICES

    def choose(self, s: Road, seat: int, choice: int) -> None:
        face = ORACLE_FACE.a(choice)
        s.tell(ORACLE_ROLLED, face)
        s.done()
        perform(s, self.player, s.cards.oracle[face - 1])

    def row(self) -> list[int]:
        return [self.player]


class RollingRuins(Frame[Road]):
    """The ruins die in the air (DR-28)."""

    def __init__(self, player: int, again: int) -> None:
        self.player = player
        self.again = again  # the instruction that made it roll again; 0 for the first roll

    def asks(self, s: Road) -> list[int]:
        return [CHANCE]

    def choices(self, s: Road, seat: int) -> list[int]:
        return RUINS_CHOICES

    def choose(self, s: Road, seat: int, choice: int) -> None:
        face = RUINS_FACE.a(choice)
        s.tell(RUINS_ROLLED, face)
        s.done()
        program = s.cards.ruins[face - 1]
        if self.again and self.again in s.cards.programs[program]:
            program = self.again >> 14  # the same face again
        perform(s, self.player, program)

    def row(self) -> list[int]:
        return [self.player, self.again]


class Paying(Question):
    """Pay the price of a row, or not (DR-88). Asked even without the coins: they are hidden."""

    def __init__(self, seat: int, price: int, program: int) -> None:
        super().__init__(seat)
        self.price = price
        self.program = program

    def options(self, s: Road, seat: int) -> list[int]:
        if s.coins[seat] >= self.price:
            return [DECLINE.base, PAY.base]
        return [DECLINE.base]

    def answer(self, s: Road, seat: int, choice: int) -> None:
        s.done()
        if choice == DECLINE.base:
            s.tell(DECLINED, seat)
            return
        s.coins[seat] -= self.price
        s.tell(PAID, seat, self.price)
        perform(s, seat, self.program)

    def rule(self, s: Road, choice: int) -> str:
        return "DR-88"

    def row(self) -> list[int]:
        return [self.seat, self.price, self.program]


VERB_FRAMES = (RollingOracle, RollingRuins, Paying)
