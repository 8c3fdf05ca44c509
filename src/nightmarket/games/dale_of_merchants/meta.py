"""Dale of Merchants 2 as a Game: facts, options, the deal, and the doors into its rules."""

from __future__ import annotations

from typing import Any, Final

import nightmarket.games.dale_of_merchants.sets  # noqa: F401  # they bring themselves in
from nightmarket.games.dale_of_merchants.cards import (
    CALM,
    CHANCY,
    COPIES,
    HAND_LIMIT,
    JUNK,
    JUNK_CARDS,
    KIND,
    KNOWN_BY,
    MARKET,
    NAMES,
    NASTY,
    NONE,
    OWLS,
    PER_SET,
    SETS,
    SLOTS,
    STARTING_DECK,
    TAG_MASK,
)
from nightmarket.games.dale_of_merchants.frames import (
    FRAMES,
    CleaningUp,
    Resolving,
    Starting,
    Turns,
    Waiting,
    is_uniform,
)
from nightmarket.games.dale_of_merchants.knowledge import imagine, tagged
from nightmarket.games.dale_of_merchants.market import Arranging, Paying, could_have_begun
from nightmarket.games.dale_of_merchants.moves import INSPECTION, ROW
from nightmarket.games.dale_of_merchants.reactions import Ordering, Reacting
from nightmarket.games.dale_of_merchants.scoring import goal, odds, score_sheet, victors
from nightmarket.games.dale_of_merchants.sets.polecat import Rolling
from nightmarket.games.dale_of_merchants.stall import Building, Helping
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import SET_FRAMES, Countdown
from nightmarket.games.dale_of_merchants.words import GO_ON, KINDS_OF_EVENT, PASS, RESOLVE, WORDS
from nightmarket.kernel import (
    ONE_SEAT,
    SOME_OF,
    BadSetup,
    Frame,
    Game,
    Luck,
    Option,
    ScoreLine,
    Windows,
)

RANDOM: Final = "random"
GUESSES: Final = 200  # tries for a hand that fits what its owner has begun
MOODS: Final = {"calm": CALM, "chancy": CHANCY, "nasty": NASTY}

# The rules behind each question.
ASKS: Final[dict[str, str]] = {
    "Starting": "DM-33",
    "Acting": "DM-34",
    "Paying": "DM-41",
    "Arranging": "DM-90",
    "Building": "DM-53",
    "Helping": "DM-71",
    "Stocktaking": "DM-58",
    "CleaningUp": "DM-123",
    "Ordering": "DM-79",
    "Reacting": "DM-76",
}
# What a single card asks is part of carrying it out; a die is asked, not a player.
ASKS.update({frame.__name__: "DM-45" for frame in SET_FRAMES if frame is not Rolling})


class Reactions(Windows[Dale]):
    """Questions put to whoever could hold an owl, as far as everybody knows (DM-86)."""

    def decline(self, s: Dale, seat: int) -> int:
        """DM-86: for whoever could hold an owl, as far as everybody knows."""
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Reacting):
            return PASS.base
        if isinstance(top, CleaningUp):
            return GO_ON.base
        if isinstance(top, Starting) and is_uniform(s.areas[seat]):
            return RESOLVE.of(s.areas[seat][0])
        return -1

    def concerns(self, s: Dale, seat: int) -> bool:
        """A card that came into the own hand, and might be one to show at once (DM-86)."""
        top = s.stack[-1] if s.stack else None
        if not isinstance(top, Reacting):
            return False
        rows = range(0, top.count * ROW, ROW)
        return any(s.events[at] == INSPECTION and s.events[at + 1] == seat for at in rows)


def is_cleaning_up(s: Dale) -> bool:
    """Below lie Turns and CleaningUp; then what is done before the clean-up, in it owls alone."""
    doing = s.stack[2] if len(s.stack) > 2 else None
    return doing is None or isinstance(doing, (Reacting, Ordering))


class DaleOfMerchants(Game[Dale]):
    """Buy cards, use their techniques, and fill your stall with eight stacks of goods."""

    def __init__(self) -> None:
        super().__init__(
            key="dale-of-merchants",
            prefix="DM",
            titles={
                "en": "Dale of Merchants 2",
                "ru": "Долина торговцев 2",
                "uk": "Долина Крамарів 2",
            },
            blurbs={
                "en": "Animal traders build a stall of eight stacks, one clever card at a time.",
                "ru": "Зверята-торговцы заполняют прилавок восемью стопками — по "
                "одной хитрой карте за раз.",
                "uk": "Звірятка-торговці заповнюють прилавок вісьмома стосами — по "
                "одній хитрій картці за раз.",
            },
            seats=(2, 3, 4),
            options=(
                Option("sets", tuple(SETS), RANDOM, "DM-11", SOME_OF),
                Option("mood", ("any", *MOODS), "any", "DM-11"),
                Option("teams", ("off", "on"), "off", "DM-68", seats=4),
                Option("first", (RANDOM, "0", "1", "2", "3"), RANDOM, "DM-3", ONE_SEAT),
                Option("wise_spy", ("again", "once"), "again", "DM-124"),
            ),
            rules_version=3,  # 2: asked by what can be counted; stacks in any order. 3: junk too
            words=WORDS,
            kinds=KINDS_OF_EVENT,
            frames=(*FRAMES, *SET_FRAMES),
        )
        self.asks = ASKS
        self.windows = Reactions()

    def check(self, seats: int, options: dict[str, str]) -> None:
        count = set_count(seats, options["teams"] == "on")
        if len(options["sets"].split(",")) > count:
            raise BadSetup(f"option sets: {count} sets are played here", "sets", "DM-11")

    def deal(self, seats: int, luck: list[int], options: dict[str, str]) -> Dale:
        teams = int(options["teams"] == "on")
        s = Dale(
            luck=luck,
            stack=[],
            reveals=0,
            seats=seats,
            teams=teams,
            spy_again=int(options["wise_spy"] == "again"),
            sets=[],
            owls=0,
            turn=0,
            turns=0,
            winner=NONE,
            ironing=0,
            requests=0,
            spies_gone=0,
            junk=JUNK_CARDS,
            tags=list(range(MARKET + 1)),
            pools=list(range(TAG_MASK + 1)),
            hands=[[] for _ in range(seats)],
            decks=[[] for _ in range(seats)],
            discards=[[] for _ in range(seats)],
            areas=[[] for _ in range(seats)],
            stalls=[[] for _ in range(2 if teams else seats)],
            market=[NONE] * SLOTS,
            market_deck=[],
            market_discard=[],
            aside=[],
            ghosts=[],
            events=[],
        )
        s.sets = choose_sets(s, options["sets"], options["mood"])
        s.owls = int(OWLS in s.sets)
        lay_out(s)
        first = options["first"]
        s.turn = s.below(seats) if first == RANDOM else int(first)
        s.push(Turns(s.turn))
        return s

    def view(self, s: Dale, seat: int) -> object:
        from nightmarket.games.dale_of_merchants.look import look

        return look(s, seat)

    def printed(self, options: dict[str, str]) -> object:
        from nightmarket.games.dale_of_merchants.look import printed

        return printed()

    def resample(self, s: Dale, seat: int, rng: Luck) -> Dale:
        """Somebody else in the middle of a payment or a stack can complete it: so can every guess."""
        top = s.stack[-1] if s.stack else None
        if not isinstance(top, (Paying, Building, Arranging)) or top.seat == seat:
            return imagine(s, seat, NONE, rng)
        for _ in range(GUESSES):
            guess = imagine(s, seat, NONE, rng)
            if could_have_begun(guess, top.seat):
                return guess
        # Hardly any hand fits what the table has seen: nearly known, and taken as it is.
        return imagine(s, seat, top.seat, rng)

    def sheet(self, s: Dale) -> list[ScoreLine]:
        return score_sheet(s)

    def teams(self, options: dict[str, str]) -> list[list[int]]:
        return [[0, 2], [1, 3]] if options["teams"] == "on" else []

    def winners(self, s: Dale) -> list[int]:
        return victors(s)

    def again(self, s: Dale, options: dict[str, str]) -> dict[str, str]:
        """DM-3: a loser begins, the next one after the winner."""
        seats, winners = self.seat_count(s), self.winners(s)
        loser = winners[0]
        while loser in winners:
            loser = (loser + 1) % seats
        return {**options, "first": str(loser)}

    def promise(self, s: Dale) -> list[float]:
        return odds(s)

    def brief(self, s: Dale) -> dict[str, str | int]:
        seats = range(2 if s.teams else s.seats)
        return {"stacks": " : ".join([str(s.stacks(seat)) for seat in seats]), "of": goal(s)}

    def turn(self, s: Dale, seat: int) -> int:
        return -1 if is_cleaning_up(s) or s.turn != seat else s.turns

    def question(self, s: Dale) -> dict[str, str | int]:
        asked = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Paying):
            asked["card"] = NAMES[s.market[top.slot]]
            asked["price"] = top.price
            asked["paid"] = top.paid
        elif isinstance(top, Arranging):
            asked["card"] = NAMES[top.kind]
            asked["slot"] = top.slot
        elif isinstance(top, (Building, Helping)):
            asked["missing"] = top.missing
            asked["set"] = SETS[top.folk]
        elif isinstance(top, Countdown):
            asked["left"] = top.left
        if s.stack and is_cleaning_up(s):
            asked["cleaning"] = s.turns
        for frame in s.stack:
            if isinstance(frame, (Resolving, Waiting)):
                asked["card"] = NAMES[frame.kind]
        return asked

    def seat_count(self, s: Dale) -> int:
        return s.seats

    def components(self, s: Dale) -> list[int]:
        """Every card by its kind; stand-ins for junk are owed to the junk pile (DM-8)."""
        found: list[int] = []
        for closed in (*s.hands, *s.decks, s.market_deck, s.aside):
            found.extend([card & KIND for card in closed])
        for opened in (*s.discards, *s.areas, s.market_discard):
            found.extend(opened)
        for stall in s.stalls:
            found.extend([card & KIND for card in stall])
        found.extend([kind for kind in s.market if kind != NONE])
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Arranging) and top.bought < 0:  # held over the board
            found.append(top.kind)
        found = [kind for kind in found if kind != JUNK] + [JUNK] * (found.count(JUNK) + s.junk)
        return sorted(found)

    def dump_zones(self, s: Dale) -> list[Any]:
        return [
            *(s.seats, s.teams, s.spy_again, s.sets[:], s.owls, s.turn, s.turns, s.winner),
            *(s.ironing, s.requests, s.spies_gone, s.junk, s.tags[:], s.pools[:]),
            [zone[:] for zone in s.hands],
            [zone[:] for zone in s.decks],
            [zone[:] for zone in s.discards],
            [zone[:] for zone in s.areas],
            [zone[:] for zone in s.stalls],
            *(
                s.market[:],
                s.market_deck[:],
                s.market_discard[:],
                s.aside[:],
                s.ghosts[:],
                s.events[:],
            ),
        ]

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> Dale:
        return Dale(luck, stack, reveals, *zones).clone()


def set_count(seats: int, teams: bool) -> int:
    """One set more than players; four in the team game (DM-11, DM-69)."""
    return 4 if teams else seats + 1


def choose_sets(s: Dale, wanted: str, mood: str) -> list[int]:
    """The sets that were named, the others at random as the mood prefers (DM-11)."""
    found = [SETS.index(name) for name in wanted.split(",") if name != RANDOM]
    ranks = MOODS.get(mood, [0] * len(SETS))
    for rank in sorted(set(ranks)):
        candidates = [f for f in range(len(SETS)) if ranks[f] == rank and f not in found]
        s.shuffle(candidates)
        found += candidates
    return sorted(found[: set_count(s.seats, s.teams > 0)])


def lay_out(s: Dale) -> None:
    """Starting decks, market deck, market and hands (DM-12 to DM-15)."""
    for folk in s.sets:
        first = 1 + folk * PER_SET
        for kind in range(first + 1, first + PER_SET):
            s.market_deck += [tagged(s, MARKET, kind)] * COPIES[kind]
    s.shuffle(s.market_deck)
    for slot in range(SLOTS):
        s.market[slot] = s.market_deck.pop() & KIND
    for seat in range(s.seats):
        deck = [tagged(s, seat, 1 + folk * PER_SET) for folk in s.sets]
        while len(deck) < STARTING_DECK:
            deck.append(tagged(s, seat, JUNK))
            s.junk -= 1
        s.shuffle(deck)
        for _ in range(HAND_LIMIT):
            s.hands[seat].append(deck.pop() | 1 << (KNOWN_BY + seat))
        s.decks[seat] = deck


GAME: Final = DaleOfMerchants()
