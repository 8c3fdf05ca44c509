"""The zones of Merchants of the Dark Road."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.dark_road.cards import (
    BASIC,
    COMMISSION_SLOTS,
    FACES,
    HERO_SLOTS,
    KINDS,
    LANTERN_SLOTS,
    SPECIES,
    STORAGE_ICON,
    TRINKET_SLOTS,
    WARES,
    Cards,
)
from nightmarket.games.dark_road.words import WORDS
from nightmarket.kernel import Frame, State, Words


class Trip:
    """A journey: where a caravan goes, and the travel dice on the way."""

    def __init__(
        self,
        leader: int,
        town: int,
        road: int,
        members: int,
        event: int,
        dice: list[int],
        taken: int,
        lift: int,
        free_used: int,
    ) -> None:
        self.leader = leader  # -1: nobody travels
        self.town = town  # it heads for
        self.road = road
        self.members = members  # of the caravan, as bits
        self.event = event  # the event card, -1 for none
        self.dice = dice  # travel dice in the area
        self.taken = taken  # travel dice that were taken
        self.lift = lift  # what gifts add to the travel die about to be taken
        self.free_used = free_used  # 1: the free re-roll of this journey is gone

    def clone(self) -> Trip:
        return Trip(
            leader=self.leader,
            town=self.town,
            road=self.road,
            members=self.members,
            event=self.event,
            dice=self.dice[:],
            taken=self.taken,
            lift=self.lift,
            free_used=self.free_used,
        )

    def row(self) -> list[Any]:
        """The constructor's arguments, in order."""
        return [
            *(self.leader, self.town, self.road, self.members, self.event, self.dice[:]),
            *(self.taken, self.lift, self.free_used),
        ]


NO_TRIP: Final = Trip(-1, -1, 0, 0, -1, [], 0, 0, 0)  # between journeys; shared, so never changed


class Trader:
    """The Trader's own things, where it has no wagon board (DR-103)."""

    def __init__(
        self, wares: int, lights: int, deck: list[int], discard: list[int], card: int, deed: int
    ) -> None:
        self.wares = wares  # goods, only counted
        self.lights = lights  # illuminated dice
        self.deck = deck  # next card last
        self.discard = discard
        self.card = card  # the card of this turn, -1 for none
        self.deed = deed  # the line of it being carried out, -1 for none

    def clone(self) -> Trader:
        return Trader(
            wares=self.wares,
            lights=self.lights,
            deck=self.deck[:],
            discard=self.discard[:],
            card=self.card,
            deed=self.deed,
        )

    def row(self) -> list[Any]:
        """The constructor's arguments, in order."""
        return [self.wares, self.lights, self.deck[:], self.discard[:], self.card, self.deed]


class Road(State):
    """What everybody shares, then what each player has, then what lives for one turn."""

    def __init__(
        self,
        luck: list[int],
        stack: list[Frame[Any]],
        reveals: int,
        cards: Cards,
        seats: int,
        travel_last: int,
        slot_c_or: int,
        first: int,
        turn: int,
        round_: int,
        top: int,
        market: list[int],
        removed: int,
        supply: list[int],
        lantern_supply: int,
        quartz_supply: int,
        shoe_supply: int,
        light_supply: int,
        sites: list[int],
        dark: int,
        ruins: int,
        stacks: list[list[int]],
        stack_known: list[int],
        hero_deck: list[int],
        hero_known: int,
        inn: list[int],
        crown_deck: list[int],
        palace: list[int],
        friend_deck: list[int],
        friend_row: list[int],
        friend_discard: list[int],
        row_die: int,
        events: list[list[int]],
        event_discards: list[list[int]],
        five: int,
        upgrades: list[int],
        out: list[int],
        coins: list[int],
        prestige: list[int],
        goods: list[int],
        heroes: list[list[int]],
        commissions: list[list[int]],
        crowns: list[list[int]],
        delivered: list[list[int]],
        fulfilled: list[list[int]],
        lanterns: list[int],
        quartz: list[int],
        shoes: list[int],
        place: list[int],
        steeds: list[int],
        fitted: list[int],
        friends: list[int],
        gifted: list[int],
        locked: list[int],
        reserve: list[int],
        lights: list[int],
        spent: list[int],
        gone: list[int],
        sold: list[int],
        fine: list[int],
        full: list[int],
        led: list[int],
        followed: list[int],
        pool: int,
        pool_light: int,
        trip: Trip,
        echo: int,
        guest: int,
        trader: Trader,
    ) -> None:
        super().__init__(luck, stack, reveals)
        self.cards = cards  # the pack: never changes, shared by all clones
        self.seats = seats  # people; alone, the Trader is player 1 without a seat
        self.travel_last = travel_last  # 1: Travel only as the last action (AMB-3)
        self.slot_c_or = slot_c_or  # 1: slot C gives coins or turns the wheel (AMB-12)
        self.first = first  # who began
        self.turn = (
            turn  # whose turn it is; -1 between setup and the first, and from the final journey on
        )
        self.round = round_  # turns everybody has begun
        self.top = top  # where on the wheel the good with the first price stands
        self.market = market  # market dice on the wheel by kind
        self.removed = removed  # market dice removed this turn
        self.supply = supply  # goods tiles by kind
        self.lantern_supply = lantern_supply
        self.quartz_supply = quartz_supply
        self.shoe_supply = shoe_supply
        self.light_supply = light_supply
        self.sites = sites  # buildings at the spaces 1 to 4; never changes
        self.dark = dark  # section of the Dark Market marker
        self.ruins = ruins  # section of the ruins marker
        self.stacks = stacks  # commissions by town, top last
        self.stack_known = (
            stack_known  # of each stack: tiles at the bottom that everybody has seen go there
        )
        self.hero_deck = hero_deck  # next card last
        self.hero_known = (
            hero_known  # heroes at the bottom of the deck that everybody has seen go there
        )
        self.inn = inn  # face-up heroes by place; -1 is empty
        self.crown_deck = crown_deck  # next card last
        self.palace = palace  # face-up crowns by place; -1 is empty
        self.friend_deck = friend_deck  # companions, next one last
        self.friend_row = friend_row  # by place, the furthest from the deck last; -1 is empty
        self.friend_discard = friend_discard  # discarded by the Trader
        self.row_die = row_die  # 1: a travel die lies on the furthest companion
        self.events = events  # the two event decks, next card last
        self.event_discards = event_discards
        self.five = five  # 1: the 5 coins still lie on the leader track
        self.upgrades = upgrades  # wagon upgrades on the leader track
        self.out = out  # starting heroes that left the game; at first those not dealt
        self.coins = coins  # by player, as all that follows
        self.prestige = prestige
        self.goods = goods  # count at player * WARES + kind * 2 + side
        self.heroes = heroes  # aboard
        self.commissions = commissions  # aboard
        self.crowns = crowns  # crown * 2, plus 1 when all have seen it
        self.delivered = delivered  # heroes in the scoring pile
        self.fulfilled = fulfilled  # commissions in the scoring pile
        self.lanterns = lanterns
        self.quartz = quartz
        self.shoes = shoes
        self.place = place  # space of the wagon
        self.steeds = steeds  # never changes; -1 for the Trader
        self.fitted = fitted  # wagon upgrade, -1 for none
        self.friends = friends  # companions: count at player * SPECIES + species
        self.gifted = (
            gifted  # quartz on companions: count at (player * SPECIES + species) * 2 + gift
        )
        self.locked = locked  # night dice at player * 3 + slot, -1 for none
        self.reserve = reserve  # night dice: count at player * FACES + value
        self.lights = lights  # illuminated dice in the special reserve: likewise
        self.spent = spent  # night dice in the personal discard
        self.gone = gone  # night dice removed for good
        self.sold = sold  # goods sold at the Inn
        self.fine = fine  # upgraded goods handed in
        self.full = full  # commissions with three goods
        self.led = led  # journeys led with a commission
        self.followed = followed  # journeys followed with a delivery
        self.pool = pool  # the night die in the action pool, -1 for none
        self.pool_light = pool_light  # the illuminated die in the action pool, -1 for none
        self.trip = trip  # the journey under way
        self.guest = guest  # the hero served at the Inn right now, -1 for none
        self.echo = echo  # program of the row the active player received this turn; -1 for none
        self.trader = trader  # of the solo game, apart from what it has as player 1

    def clone(self) -> Road:
        return Road(
            luck=self.luck[:],
            stack=self.stack[:],
            reveals=self.reveals,
            cards=self.cards,
            seats=self.seats,
            travel_last=self.travel_last,
            slot_c_or=self.slot_c_or,
            first=self.first,
            turn=self.turn,
            round_=self.round,
            top=self.top,
            market=self.market[:],
            removed=self.removed,
            supply=self.supply[:],
            lantern_supply=self.lantern_supply,
            quartz_supply=self.quartz_supply,
            shoe_supply=self.shoe_supply,
            light_supply=self.light_supply,
            sites=self.sites,
            dark=self.dark,
            ruins=self.ruins,
            stacks=[x[:] for x in self.stacks],
            stack_known=self.stack_known[:],
            hero_deck=self.hero_deck[:],
            hero_known=self.hero_known,
            inn=self.inn[:],
            crown_deck=self.crown_deck[:],
            palace=self.palace[:],
            friend_deck=self.friend_deck[:],
            friend_row=self.friend_row[:],
            friend_discard=self.friend_discard[:],
            row_die=self.row_die,
            events=[x[:] for x in self.events],
            event_discards=[x[:] for x in self.event_discards],
            five=self.five,
            upgrades=self.upgrades[:],
            out=self.out[:],
            coins=self.coins[:],
            prestige=self.prestige[:],
            goods=self.goods[:],
            heroes=[x[:] for x in self.heroes],
            commissions=[x[:] for x in self.commissions],
            crowns=[x[:] for x in self.crowns],
            delivered=[x[:] for x in self.delivered],
            fulfilled=[x[:] for x in self.fulfilled],
            lanterns=self.lanterns[:],
            quartz=self.quartz[:],
            shoes=self.shoes[:],
            place=self.place[:],
            steeds=self.steeds,
            fitted=self.fitted[:],
            friends=self.friends[:],
            gifted=self.gifted[:],
            locked=self.locked[:],
            reserve=self.reserve[:],
            lights=self.lights[:],
            spent=self.spent[:],
            gone=self.gone[:],
            sold=self.sold[:],
            fine=self.fine[:],
            full=self.full[:],
            led=self.led[:],
            followed=self.followed[:],
            pool=self.pool,
            pool_light=self.pool_light,
            trip=self.trip.clone() if self.trip.leader >= 0 else self.trip,
            echo=self.echo,
            guest=self.guest,
            trader=self.trader.clone() if self.seats == 1 else self.trader,
        )

    def words(self) -> Words:
        return WORDS

    # -- plain questions about the zones

    def price(self, kind: int) -> int:
        """What the wheel says a good costs now (DR-9, DR-11)."""
        cards = self.cards
        # One clockwise turn moves every good one place on, so `top` goes back by one.
        return cards.prices[(cards.wheel_at[kind] - self.top) % KINDS]

    def good_count(self, player: int) -> int:
        """Goods aboard, wherever they lie (DR-19)."""
        base = player * WARES
        return sum(self.goods[base : base + WARES])

    def owns(self, player: int, kind: int) -> int:
        at = player * WARES + kind * 2 + BASIC
        return self.goods[at] + self.goods[at + 1]

    def reserve_count(self, player: int) -> int:
        base = player * FACES
        return sum(self.reserve[base : base + FACES])

    def light_count(self, player: int) -> int:
        base = player * FACES
        return sum(self.lights[base : base + FACES])

    def friend_count(self, player: int) -> int:
        base = player * SPECIES
        return sum(self.friends[base : base + SPECIES])

    # -- room in a wagon (DR-17, DR-95)

    def hero_slots(self, player: int) -> int:
        up = self.fitted[player]
        return HERO_SLOTS + (self.cards.more_heroes[up] if up >= 0 else 0)

    def commission_slots(self, player: int) -> int:
        up = self.fitted[player]
        return COMMISSION_SLOTS + (self.cards.more_commissions[up] if up >= 0 else 0)

    def lantern_slots(self, player: int) -> int:
        up = self.fitted[player]
        return LANTERN_SLOTS + (self.cards.more_lanterns[up] if up >= 0 else 0)

    def trinket_slots(self, player: int) -> int:
        up = self.fitted[player]
        return TRINKET_SLOTS + (self.cards.more_trinkets[up] if up >= 0 else 0)

    def grid_rows(self, player: int) -> int:
        up = self.fitted[player]
        return self.cards.grid_rows + (self.cards.more_rows[up] if up >= 0 else 0)

    def side_places(self, player: int) -> int:
        """Heroes with the storage icon and the saddlebag: one good of any shape each (DR-19)."""
        cards = self.cards
        steed = self.steeds[player]
        found = cards.saddlebag[steed] if steed >= 0 else 0
        for hero in self.heroes[player]:
            if cards.icon[hero] == STORAGE_ICON:
                found += 1
        return found
