"""Shadow Blades as a Game: facts, options, the deal, and the doors into its rules."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.shadow_blades.cards import (
    CARDS,
    CONSPIRACIES,
    DEFAULT,
    NOWHERE,
    PACK_OPTION,
    PILES,
    cards_of,
)
from nightmarket.games.shadow_blades.effects import Getting, Giving
from nightmarket.games.shadow_blades.guess import chances, imagine
from nightmarket.games.shadow_blades.memory import sure
from nightmarket.games.shadow_blades.recruit import Looking
from nightmarket.games.shadow_blades.scoring import score_sheet, victors
from nightmarket.games.shadow_blades.state import Blades
from nightmarket.games.shadow_blades.turns import FRAMES, Opening, Turns
from nightmarket.games.shadow_blades.words import KINDS_OF_EVENT, WORDS
from nightmarket.kernel import ONE_SEAT, Frame, Game, Luck, Option, ScoreLine

OPTIONS: Final = (
    Option("start", ("standard", "draft"), "standard", "SB-15"),
    Option("conspiracy", (*CONSPIRACIES, "random"), "none", "SB-61"),
    Option("alliances", ("off", "on"), "off", "SB-73", seats=4),
    Option("first", ("random", "0", "1", "2", "3"), "random", "SB-14", ONE_SEAT),
    PACK_OPTION,
)

# The rules behind each question.
ASKS: Final[dict[str, str]] = {
    "Turn": "SB-21",
    "Looking": "SB-23",
    "Ordering": "SB-31",
    "Ability": "SB-41 SB-49",
    "Arming": "SB-34",
    "Drafting": "SB-19",
    "Betraying": "SB-65",
    "Striking": "SB-45",
    "Luring": "SB-46",
    "Forging": "SB-34",
    "Discarding": "SB-49",
    "Giving": "SB-49",
    "Getting": "SB-49",
    "Watching": "SB-81",
}


class ShadowBlades(Game[Blades]):
    """Recruit agents, win dominance in four spheres, lay secret missions."""

    def __init__(self) -> None:
        super().__init__(
            key="shadow-blades",
            prefix="SB",
            titles={"en": "Shadow Blades", "ru": "Теневые клинки", "uk": "Тіньові клинки"},
            blurbs={
                "en": "Recruit agents in the dark, dominate four spheres, cash in missions.",
                "ru": "Вербуйте агентов в темноте, добейтесь превосходства в "
                "четырёх сферах, выполняйте миссии.",
                "uk": "Вербуйте агентів у темряві, здобудьте перевагу в чотирьох "
                "сферах, виконуйте місії.",
            },
            seats=(2, 3, 4),
            options=OPTIONS,
            rules_version=1,
            words=WORDS,
            kinds=KINDS_OF_EVENT,
            frames=FRAMES,
        )
        self.asks = ASKS

    def deal(self, seats: int, luck: list[int], options: dict[str, str]) -> Blades:
        cards = cards_of(options["pack"])
        s = Blades(
            luck=luck,
            stack=[Opening()],
            reveals=0,
            cards=cards,
            seats=seats,
            allied=int(options["alliances"] == "on"),
            conspiracy=0,
            first=0,
            final=-1,
            quiet=0,
            mark=-1,
            used=0,
            betrayed=0,
            partnered=0,
            played=[],
            deck=list(range(CARDS)),
            piles=[],
            hands=[[] for _ in range(seats)],
            board=[],
            armed=[],
            at=[NOWHERE] * CARDS,
            power=cards.strength[: len(cards.symbol)],
            totals=[0] * (seats * 4),
            laid=[],
            graveyard=[],
            packet=[],
            known=[0] * CARDS,
            traces=[],
            sealed=[NOWHERE] * seats,
        )
        first, conspiracy = options["first"], options["conspiracy"]
        s.first = s.below(seats) if first == "random" else int(first)
        if conspiracy == "random":  # SB-61
            s.conspiracy = 1 + s.below(len(CONSPIRACIES) - 1)
        else:
            s.conspiracy = CONSPIRACIES.index(conspiracy)
        if options["start"] == "standard":
            deal_starters(s)  # SB-15
        s.shuffle(s.deck)  # SB-16
        if options["start"] == "draft":  # SB-19
            s.packet = [s.deck.pop() for _ in range(seats)]
        s.piles = [[s.deck.pop()] for _ in range(PILES)]  # SB-17, also under Double Bet
        return s

    def view(self, s: Blades, seat: int) -> object:
        from nightmarket.games.shadow_blades.look import look

        return look(s, seat)

    def parts(self, s: Blades, seats: list[int]) -> tuple[object, list[object]]:
        from nightmarket.games.shadow_blades.look import private, public

        return public(s), [private(s, seat) for seat in seats]

    def resample(self, s: Blades, seat: int, rng: Luck) -> Blades:
        return imagine(s, seat, rng)

    def learns(self, before: Blades, after: Blades, seat: int) -> bool:
        """What it shows of its own it knew; hidden missions are turned up at the end (SB-58)."""
        own = sure(seat)
        return (
            after.luck != before.luck
            or not after.stack
            or any(now & own & ~was for was, now in zip(before.known, after.known, strict=True))
        )

    def sheet(self, s: Blades) -> list[ScoreLine]:
        return score_sheet(s)

    def teams(self, options: dict[str, str]) -> list[list[int]]:
        return [[0, 2], [1, 3]] if options["alliances"] == "on" else []

    def winners(self, s: Blades) -> list[int]:
        return victors(s)

    def promise(self, s: Blades) -> list[float]:
        """Coins laid, coins to be hoped for, and how soon it is over."""
        return chances(s) if s.stack else super().promise(s)

    def brief(self, s: Blades) -> dict[str, str | int]:
        return {"deck": len(s.deck)}

    def turn(self, s: Blades, seat: int) -> int:
        turns = s.stack[0] if s.mark >= 0 and len(s.stack) > 1 else None
        ours = isinstance(turns, Turns) and turns.seat == (seat + 1) % s.seats
        return 0 if ours else -1  # somebody else's always lies between

    def question(self, s: Blades) -> dict[str, str | int]:
        asked = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, (Looking, Giving, Getting)):
            asked["pile"] = top.pile + 1
        return asked

    def names(self, options: dict[str, str]) -> dict[str, dict[str, str]]:
        """The names of the cards, when they are not those of the default set."""
        cards = cards_of(options.get("pack", PACK_OPTION.default))
        if cards is DEFAULT:
            return {}
        found: dict[str, dict[str, str]] = {}
        for place, names in zip(DEFAULT.ids, cards.names, strict=True):
            for language, name in names.items():
                found.setdefault(language, {})[f"sb-card-{place}"] = name
        return found

    def printed(self, options: dict[str, str]) -> object:
        from nightmarket.games.shadow_blades.look import printed

        return printed(cards_of(options.get("pack", PACK_OPTION.default)))

    def seat_count(self, s: Blades) -> int:
        return s.seats

    def components(self, s: Blades) -> list[int]:
        """The 76 cards of the draw set, wherever they are."""
        found = s.deck + s.packet + s.graveyard + s.board + s.armed
        for cards in s.piles + s.hands:
            found.extend(cards)
        found.extend([row >> 4 for row in s.laid])
        return sorted(found)

    def dump_zones(self, s: Blades) -> list[Any]:
        return [
            *(s.cards.value, s.seats, s.allied, s.conspiracy, s.first, s.final, s.quiet, s.mark),
            *(s.used, s.betrayed, s.partnered, s.played[:], s.deck[:]),
            [pile[:] for pile in s.piles],
            [hand[:] for hand in s.hands],
            *(s.board[:], s.armed[:], s.at[:], s.power[:], s.totals[:], s.laid[:]),
            *(s.graveyard[:], s.packet[:], s.known[:], s.traces[:], s.sealed[:]),
        ]

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> Blades:
        return Blades(luck, stack, reveals, cards_of(zones[0]), *zones[1:]).clone()


def deal_starters(s: Blades) -> None:
    """One of the four starters for each player, hidden; the others go into the deck (SB-15, SB-16)."""
    starters = s.cards.seals()
    s.shuffle(starters)
    for seat in range(s.seats):
        card = starters.pop()
        s.hands[seat] = [card]
        s.known[card] = sure(seat)
        s.sealed[seat] = card
        s.deck.remove(card)


GAME: Final = ShadowBlades()
