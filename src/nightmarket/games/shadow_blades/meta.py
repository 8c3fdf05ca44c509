"""Shadow Blades as a Game: facts, options, the deal, and the doors into its rules."""

from __future__ import annotations

from typing import Any, Final, cast

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
from nightmarket.games.shadow_blades.turns import FRAMES, Opening
from nightmarket.games.shadow_blades.words import KINDS_OF_EVENT, WORDS
from nightmarket.kernel import ONE_SEAT, BadSetup, Frame, Game, Luck, Option, ScoreLine, State

OPTIONS: Final = (
    Option("start", ("standard", "draft"), "standard", "SB-15"),
    Option("conspiracy", (*CONSPIRACIES, "random"), "none", "SB-61"),
    Option("alliances", ("off", "on"), "off", "SB-73"),
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


class ShadowBlades(Game):
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

    def check(self, seats: int, options: dict[str, str]) -> None:
        if options["alliances"] == "on" and seats != 4:
            raise BadSetup("option alliances: they need 4 seats", "alliances", "SB-73")

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

    def view(self, s: State, seat: int) -> object:
        from nightmarket.games.shadow_blades.look import look

        return look(cast(Blades, s), seat)

    def parts(self, s: State, seats: list[int]) -> tuple[object, list[object]]:
        from nightmarket.games.shadow_blades.look import private, public

        t = cast(Blades, s)
        return public(t), [private(t, seat) for seat in seats]

    def resample(self, s: State, seat: int, rng: Luck) -> Blades:
        return imagine(cast(Blades, s), seat, rng)

    def sheet(self, s: State) -> list[ScoreLine]:
        return score_sheet(cast(Blades, s))

    def winners(self, s: State) -> list[int]:
        return victors(cast(Blades, s))

    def promise(self, s: State) -> list[float]:
        """Coins laid, coins to be hoped for, and how soon it is over."""
        return chances(cast(Blades, s)) if s.stack else super().promise(s)

    def question(self, s: State) -> dict[str, str | int]:
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

    def seat_count(self, s: State) -> int:
        return cast(Blades, s).seats

    def components(self, s: State) -> list[int]:
        """The 76 cards of the draw set, wherever they are."""
        t = cast(Blades, s)
        found = t.deck + t.packet + t.graveyard + t.board + t.armed
        for cards in t.piles + t.hands:
            found.extend(cards)
        found.extend([row >> 4 for row in t.laid])
        return sorted(found)

    def dump_zones(self, s: State) -> list[Any]:
        t = cast(Blades, s)
        return [
            *(t.cards.value, t.seats, t.allied, t.conspiracy, t.first, t.final, t.quiet, t.mark),
            *(t.used, t.betrayed, t.partnered, t.played[:], t.deck[:]),
            [pile[:] for pile in t.piles],
            [hand[:] for hand in t.hands],
            *(t.board[:], t.armed[:], t.at[:], t.power[:], t.totals[:], t.laid[:]),
            *(t.graveyard[:], t.packet[:], t.known[:], t.traces[:], t.sealed[:]),
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
