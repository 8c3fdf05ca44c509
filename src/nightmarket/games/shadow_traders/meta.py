"""Shadow Traders as a Game: facts, options, the deal, and the doors into its rules."""

from __future__ import annotations

import math
from typing import Any, Final

from nightmarket.games.shadow_traders.cards import (
    ALL_FIVE,
    ARTEFACT,
    CLIENTS,
    COLLECT,
    COLOURS,
    DISCARDED,
    EVENT_ROUNDS,
    GIVE_AWAY,
    HELD,
    KINDS,
    LAMP,
    LOSE,
    PER_COLOUR,
    PROTECT,
    SANDSTORM,
)
from nightmarket.games.shadow_traders.frames import (
    FRAMES,
    Giving,
    Minions,
    Moving,
    MovingTo,
    Rounds,
    Stashing,
    Stealing,
    Swapping,
    SwappingFor,
    Turns,
)
from nightmarket.games.shadow_traders.scoring import overruled, score_sheet, totals, victors
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.games.shadow_traders.words import (
    ACT,
    KINDS_OF_EVENT,
    REST,
    ROLL,
    SKIP,
    TOKEN_PLACED,
    USE,
    WORDS,
    WORDS_ONLY,
)
from nightmarket.kernel import (
    ONE_SEAT,
    SEAT_COLOURS,
    Event,
    Frame,
    Game,
    Luck,
    Option,
    ScoreLine,
    legal,
)

TOKEN_HOPE: Final = 2.0  # points a bot hopes for from a token it can still place, or needs to lose

OPTIONS: Final = (
    Option("stack_view", ("closed", "open"), "closed", "ST-36"),
    Option("first", ("random", "0", "1", "2", "3", "4", "5"), "random", "ST-17", ONE_SEAT),
    Option("lose_tie_wins", ("off", "on"), "off", "ST-94"),
    Option("colours", COLOURS, "any", "ST-11", SEAT_COLOURS),
)

# The rules behind each question.
ASKS: Final[dict[str, str]] = {
    "WordsOrDeeds": "ST-71",
    "Suspecting": "ST-33",
    "Minions": "ST-46",
    "Picking": "ST-45",
    "WorkingAll": "ST-71",
    "Stealing": "ST-53",
    "Giving": "ST-54",
    "Swapping": "ST-55",
    "SwappingFor": "ST-55",
    "Moving": "ST-56",
    "MovingTo": "ST-56",
    "Stashing": "ST-57",
}


class ShadowTraders(Game[Traders]):
    """Steal, swap and stash goods while everybody guesses everybody's secret client."""

    def __init__(self) -> None:
        super().__init__(
            key="shadow-traders",
            prefix="ST",
            titles={
                "en": "Shadow Traders",
                "ru": "Теневые торговцы",
                "uk": "Тіньові торговці",
            },
            blurbs={
                "en": "Steal, swap and stash goods in a desert wreck "
                "while guessing everyone’s secret client.",
                "ru": "Крадите, меняйте и прячьте товары среди обломков "
                "в пустыне и угадывайте тайных клиентов.",
                "uk": "Крадіть, міняйте й ховайте товари серед уламків "
                "у пустелі та вгадуйте таємних клієнтів.",
            },
            seats=(4, 5, 6),
            options=OPTIONS,
            rules_version=1,
            words=WORDS,
            kinds=KINDS_OF_EVENT,
            frames=FRAMES,
        )
        self.asks = ASKS
        self.fading = (TOKEN_PLACED,)

    def deal(self, seats: int, luck: list[int], options: dict[str, str]) -> Traders:
        s = Traders(
            luck=luck,
            stack=[Rounds()],
            reveals=0,
            seats=seats,
            closed=int(options["stack_view"] == "closed"),
            lose_tie_wins=int(options["lose_tie_wins"] == "on"),
            round_=0,
            first=0,
            colour=[],
            missions=[],
            box=[],
            goods=[0] * (seats * KINDS),
            stash=[0] * (seats * KINDS),
            embargo=[0] * seats,
            tokens=[HELD] * (seats * CLIENTS),
            stacks=[[] for _ in range(seats)],
            deck=[],
            storm=[],
            unused=[],
            past=[],
            dice=[],
        )
        s.colour = deal_colours(s, options["colours"])
        for seat, colour in enumerate(s.colour):
            s.goods[seat * KINDS + colour] = PER_COLOUR
        deal_missions(s)
        events = list(range(SANDSTORM))
        s.shuffle(events)
        s.deck = events[:EVENT_ROUNDS]  # ST-15
        s.storm = [*events[EVENT_ROUNDS : EVENT_ROUNDS + 2], SANDSTORM]
        s.unused = events[EVENT_ROUNDS + 2 :]
        s.shuffle(s.storm)
        first = options["first"]
        s.first = s.below(seats) if first == "random" else int(first)
        s.goods[s.first * KINDS + LAMP] = 1
        return s

    def view(self, s: Traders, seat: int) -> object:
        from nightmarket.games.shadow_traders.look import look

        return look(s, seat)

    def parts(self, s: Traders, seats: list[int]) -> tuple[object, list[object]]:
        from nightmarket.games.shadow_traders.look import own, public

        return public(s), [{"own": own(s, seat)} for seat in seats]

    def printed(self, options: dict[str, str]) -> object:
        from nightmarket.games.shadow_traders.look import printed

        return printed()

    def resample(self, s: Traders, seat: int, rng: Luck) -> Traders:
        return imagine(s, seat, rng)

    def sheet(self, s: Traders) -> list[ScoreLine]:
        return score_sheet(s)

    def winners(self, s: Traders) -> list[int]:
        return victors(s, totals(s))

    def overruled(self, s: Traders) -> str:
        return overruled(s, totals(s))

    def promise(self, s: Traders) -> list[float]:
        """How far ahead a seat would be if the storm came now, and how much it has made of its mission.

        The second half matters to a search: who leads swings with every guess at others' missions.
        """
        if not s.stack:
            return super().promise(s)
        points = totals(s)
        loser = s.missions.index(LOSE) if LOSE in s.missions else -1
        found: list[float] = []
        for seat in range(s.seats):
            # The Lose player wants to be below everybody, the others above everybody but Lose.
            rivals = [points[i] for i in range(s.seats) if i != seat and i != loser]
            hopes = TOKEN_HOPE * len(s.held(seat))
            own = points[seat] + hopes
            lead = own - max(rivals)
            if seat == loser:
                own = 80 - points[seat] + hopes
                lead = min(rivals) - points[seat] + hopes
            found.append(0.5 * slope(lead) + 0.5 * slope(own - 40.0))
        return found

    def idle(self, s: Traders, seat: int) -> int:
        """A-24: say nothing, roll once, do as little as the dice allow."""
        choices = legal(s, seat)
        for modest in (WORDS_ONLY.base, REST.base, ROLL.base, SKIP.base):
            if modest in choices:
                return modest
        if isinstance(s.stack[-1], Minions):
            acts = [c for c in choices if ACT.holds(c)]
            if acts:
                return min(acts, key=ACT.b)
        uses = [c for c in choices if USE.holds(c)]
        if uses:
            # In the order of the faces; a Smuggle works as Protect.
            faces = {c: s.dice[USE.a(c)] for c in uses}
            plain = [c for c in uses if faces[c] == USE.b(c) or USE.b(c) == PROTECT]
            return min(plain or uses, key=lambda c: (faces[c], c))
        return choices[0]

    def brief(self, s: Traders) -> dict[str, str | int]:
        return {"round": s.round}

    def turn(self, s: Traders, seat: int) -> int:
        turns = s.stack[1] if len(s.stack) > 2 else None
        ours = isinstance(turns, Turns) and turns.seat == (seat + 1) % s.seats
        return s.round if ours else -1

    def question(self, s: Traders) -> dict[str, str | int]:
        asked = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, (Stealing, Giving, Swapping, SwappingFor, Moving, MovingTo, Stashing)):
            asked["left"] = top.left
        elif isinstance(top, Minions) and s.event() == ALL_FIVE:
            asked["rule"] = "ST-71"
        return asked

    def recall(self, s: Traders, event: Event, seat: int) -> dict[str, str | int | None]:
        """A-3: with closed stacks, the log forgets a token as soon as another one covers it."""
        seen = event.seen_by(seat)
        if event.kind is TOKEN_PLACED and event.values[0] != seat and self.is_covered(s, event):
            return {"event": event.kind.name, "board": event.values[1]}
        return seen

    def is_covered(self, s: Traders, event: Event) -> bool:
        """A-3: another token lies on it; at the end everything is told again."""
        if not s.closed or not s.stack:
            return False
        owner, board, client = event.values[0], event.values[1], event.values[2]
        return s.stacks[board][-1] != owner * CLIENTS + client

    def seat_count(self, s: Traders) -> int:
        return s.seats

    def components(self, s: Traders) -> list[int]:
        """Goods, tokens, events and missions as one sorted list of component ids."""
        found: list[int] = []
        for seat in range(s.seats):
            for kind, n in enumerate(s.collection(seat)):
                if kind != ARTEFACT:  # waits in the centre until E4
                    found.extend([kind] * n)
        placed = {token for stack in s.stacks for token in stack}
        for token, where in enumerate(s.tokens):
            if (where > DISCARDED) == (token in placed):
                found.append(100 + token)
        found.extend([200 + m for m in s.missions + s.box])
        found.extend([300 + e for e in s.deck + s.storm + s.unused + s.past])
        return sorted(found)

    def dump_zones(self, s: Traders) -> list[Any]:
        return [
            *(s.seats, s.closed, s.lose_tie_wins, s.round, s.first, s.colour[:], s.missions[:]),
            *(s.box[:], s.goods[:], s.stash[:], s.embargo[:], s.tokens[:]),
            [stack[:] for stack in s.stacks],
            *(s.deck[:], s.storm[:], s.unused[:], s.past[:], s.dice[:]),
        ]

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> Traders:
        return Traders(luck, stack, reveals, *zones).clone()


def slope(points: float) -> float:
    """From 0 to 1, steepest at 0; twenty points are a lot."""
    return 1.0 / (1.0 + math.exp(-points / 20.0))


def deal_colours(s: Traders, wanted: str) -> list[int]:
    """A colour for each seat: as chosen, the rest at random (ST-11)."""
    names = wanted.split(",") if "," in wanted else ["any"] * s.seats
    free = [c for c, name in enumerate(COLOURS) if name not in names]
    s.shuffle(free)
    return [COLOURS.index(name) if name in COLOURS else free.pop() for name in names]


def deal_missions(s: Traders) -> None:
    """One mission each; with four players two of each half (ST-13, ST-14)."""
    if s.seats == 4:
        takers = list(range(COLLECT + 1))
        givers = list(range(GIVE_AWAY, CLIENTS))
        s.shuffle(takers)
        s.shuffle(givers)
        s.box = [takers.pop(), givers.pop()]
        s.missions = takers + givers
        s.shuffle(s.missions)
    else:
        missions = list(range(CLIENTS))
        s.shuffle(missions)
        s.missions = missions[: s.seats]
        s.box = missions[s.seats :]


def imagine(s: Traders, seat: int, rng: Luck) -> Traders:
    """A state this seat cannot tell from the true one (section 15 of the rules).

    Everything public stays, and so do tokens that were seen when they were placed: a seat may have
    remembered them. Dealt anew are the missions, tokens and event cards it has never seen, from sorted
    ones: the same luck gives the same guess, however they truly lie.
    """
    t = s.clone()
    t.luck = rng.fresh()
    imagine_missions(t, seat, rng)
    for other in range(t.seats):
        if other != seat:
            hidden = [c for c in range(CLIENTS) if t.tokens[other * CLIENTS + c] <= DISCARDED]
            places = sorted([t.tokens[other * CLIENTS + c] for c in hidden])
            rng.shuffle(places)
            for client, place in zip(hidden, places, strict=True):
                t.tokens[other * CLIENTS + client] = place
    if not t.stack:  # over: all cards are on the table
        return t
    unseen = sorted([e for e in t.deck + t.storm + t.unused if e != SANDSTORM])
    rng.shuffle(unseen)
    to = len(t.deck)
    t.deck = unseen[:to]
    storm = unseen[to : to + len(t.storm) - 1]
    t.storm = [*storm, SANDSTORM]
    rng.shuffle(t.storm)
    t.unused = unseen[to + len(storm) :]
    return t


def imagine_missions(t: Traders, seat: int, rng: Luck) -> None:
    """Deal again what the others hold. Over, or watched by nobody who plays: see below."""
    if not t.stack:
        return
    if seat < 0:  # a watcher knows no mission at all
        deal = Traders.clone(t)
        deal.luck = rng.fresh()
        deal_missions(deal)
        t.missions, t.box = deal.missions, deal.box
        return
    own = t.missions[seat]
    rest = [m for m in range(CLIENTS) if m != own]
    if t.seats == 4:
        # ST-14: one of each half is out, and not the one I hold.
        half = [m for m in rest if m <= COLLECT]
        other = [m for m in rest if m > COLLECT]
        t.box = [rng.pick(half), rng.pick(other)]
        rest = [m for m in rest if m not in t.box]
        rng.shuffle(rest)
    else:
        rng.shuffle(rest)
        t.box = rest[t.seats - 1 :]
        rest = rest[: t.seats - 1]
    t.missions = rest[:seat] + [own] + rest[seat:]


GAME: Final = ShadowTraders()
