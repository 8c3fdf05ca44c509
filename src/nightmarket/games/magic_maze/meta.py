"""Magic Maze as a Game: facts, options, the deal, and the doors into its rules."""

from __future__ import annotations

from typing import Any, Final

from nightmarket.games.magic_maze.frames import FRAMES, Gathering, Rearranging
from nightmarket.games.magic_maze.look import look
from nightmarket.games.magic_maze.rules import PAWN_PAUSE, is_top_known
from nightmarket.games.magic_maze.scenarios import (
    AGAINST,
    DIMENSIONS,
    FREE_TALK,
    GESTURES,
    LEADER,
    LEVELS,
    MAGE_TILE_ON_TOP,
    NEEDED,
    NEEDS,
    RULES,
    RULES_OF,
    SCENARIOS,
    WITH,
    Setting,
    kind_of,
    side_of,
    tiles_of,
    tiles_up_to,
)
from nightmarket.games.magic_maze.scoring import outlook, score_sheet
from nightmarket.games.magic_maze.state import (
    FREE,
    MIDDLE,
    NOWHERE,
    RUNNING,
    SECOND_MIDDLE,
    SILENT,
    WIN,
    Mall,
)
from nightmarket.games.magic_maze.tiles import (
    ACTION_TILES,
    BARBARIAN,
    CENTRE,
    DWARF,
    ELF,
    FLOOR,
    KIND,
    MAGE,
    MAGE_TILE,
    SECOND,
    SIDE_A,
    SIDE_B,
    TILES,
    VOID,
)
from nightmarket.games.magic_maze.words import (
    CELL,
    CONCEDE,
    KINDS,
    MOST_MS,
    READY,
    TICK,
    WAIT,
    WORDS,
)
from nightmarket.kernel import (
    CLOCK,
    SOME_OF,
    WATCHER,
    BadSetup,
    Clock,
    Feat,
    Frame,
    Game,
    Luck,
    Option,
    ScoreLine,
    Speech,
    legal,
)

SCENARIO_NAMES: Final = tuple([str(n) for n in range(1, SCENARIOS + 1)])
LEVEL_NAMES: Final = tuple([str(n) for n in LEVELS])
TILE_NAMES: Final = TILES[2:]

OPTIONS: Final = (
    # The first scenario for this many players: 1, or 9 when nine play.
    Option("scenario", ("first", *SCENARIO_NAMES), "first", "MM-150"),
    # Own scenarios (MM-167): everything a scenario says can be said otherwise.
    Option("side", ("scenario", "1a", "1b"), "scenario", "MM-157"),
    Option("level", ("scenario", *LEVEL_NAMES), "scenario", "MM-157"),
    Option("tiles", TILE_NAMES, "level", "MM-167", SOME_OF),
    Option("rules", ("plain", *RULES), "scenario", "MM-167", SOME_OF),
    # Where editions and readings differ.
    Option("camera_threshold", ("1", "2"), "1", "MM-120"),
    Option("elf_talk", ("until-flip", "until-action"), "until-flip", "MM-106"),
    Option("mage_stack", ("13", "14"), "13", "MM-154"),
    Option("leader", ("passes", "fixed"), "passes", "MM-159"),
    Option("rearrange", ("before-theft", "always"), "before-theft", "MM-130"),
    Option("door_first", ("off", "on"), "off", "MM-112"),
    Option("used_hourglass", ("floor", "closed"), "floor", "MM-122"),
    Option("start_order", ("random", "chosen"), "random", "MM-31"),
    Option("free_talk", ("on", "off"), "on", "MM-150"),
    Option("grace", ("0", "4"), "0", "MM-90"),
    Option("second_tile", ("stored", "turned"), "stored", "MM-162"),
    # House options.
    Option("sand", ("180", "240", "420"), "180", "MM-91"),
    Option("reveal_lock", ("300", "0", "1000"), "300", "MM-173"),
)

# The rules behind each question.
ASKS: Final[dict[str, str]] = {
    "Gathering": "MM-34",
    "Heist": "MM-42",
    "Rearranging": "MM-130",
}


class Hourglass(Clock[Mall]):
    """The hourglass, from the moment everybody is ready (MM-5)."""

    def tick(self, s: Mall, ms: int) -> int:
        running = bool(s.stack) and not isinstance(s.stack[-1], Gathering)
        return TICK.of(min(ms, MOST_MS)) if running and ms > 0 else -1

    def deadline(self, s: Mall) -> int:
        running = bool(s.stack) and not isinstance(s.stack[-1], Gathering)
        return s.left + s.setting.grace if running else -1


class Silence(Speech[Mall]):
    """People talk only when the rules open a window for it."""

    def silent(self, s: Mall) -> bool:
        """MM-96, MM-99: between the talk windows chat is shut."""
        return bool(s.stack) and s.talk == SILENT

    def wordless(self, s: Mall) -> bool:
        """MM-161: scenario 12 knows only gestures from the start on."""
        return bool(s.stack) and s.has(GESTURES) and not isinstance(s.stack[-1], Gathering)

    def is_spot(self, s: Mall, text: str) -> bool:
        """MM-161: a finger on a cell of the mall; nothing else, or a name would be a word."""
        cell = CELL.parse(text)
        return cell >= 0 and KIND[cell] != VOID and s.is_placed(cell >> 4)


class MagicMaze(Game[Mall]):
    """Everybody moves everybody, nobody says a word, and the sand runs."""

    def __init__(self) -> None:
        super().__init__(
            key="magic-maze",
            prefix="MM",
            titles={"en": "Magic Maze", "ru": "МагоМаркет", "uk": "МагоМаркет"},
            blurbs={
                "en": "Four heroes, one mall, no words: each of you can move everyone in one direction.",
                "ru": "Четыре героя, один торговый центр и ни слова: "
                "каждый двигает всех в одну сторону.",
                "uk": "Четверо героїв, один торговельний центр і жодного "
                "слова: кожен рухає всіх в один бік.",
            },
            seats=(1, 2, 3, 4, 5, 6, 7, 8, 9),
            options=OPTIONS,
            rules_version=1,
            words=WORDS,
            frames=FRAMES,
            kinds=KINDS,
        )
        self.asks = ASKS
        self.clock = Hourglass()
        self.speech = Silence()

    def check(self, seats: int, options: dict[str, str]) -> None:
        setting = make_setting(seats, options)
        rules = setting.rules
        if seats == 9 and not rules & LEADER:
            raise BadSetup("nine play only where one leads without a tile", "seats", "MM-1")
        if rules & LEADER and seats < 3:
            raise BadSetup("to follow a leader takes at least three players", "seats", "MM-159")
        if any(rules & one and rules & other for one, other in AGAINST):
            raise BadSetup("in two dimensions two heroes begin on one tile", "rules", "MM-166")
        if options["rules"] != "plain" and "plain" in options["rules"].split(","):
            raise BadSetup("option rules: plain stands alone", "rules", "MM-167")
        # Whoever has left closes the tile (MM-166), and after the theft no portal leads across (MM-162).
        if any(rules & rule and not rules & others for rule, others in WITH):
            raise BadSetup("all four cannot leave by one exit here", "rules", "MM-167")
        needed = list(NEEDED)
        for rule, tiles in NEEDS.items():
            needed += tiles if rules & rule else ()
        missing = [str(tile) for tile in needed if tile not in setting.tiles]
        if missing:
            raise BadSetup(
                f"these tiles are needed and missing: {', '.join(missing)}", "tiles", "MM-167"
            )

    def deal(self, seats: int, luck: list[int], options: dict[str, str]) -> Mall:
        setting = make_setting(seats, options)
        s = Mall(
            luck=luck,
            stack=[Gathering()],
            reveals=0,
            setting=setting,
            seats=seats,
            talk=FREE,
            talk_since=0,
            now=0,
            left=setting.sand,
            flips=0,
            theft=0,
            outcome=RUNNING,
            held=NOWHERE,
            charge=0,
            known=0,
            turned=0,
            revealed_at=-setting.reveal_lock,
            pawn=NOWHERE,
            ready=0,
            votes=0,
            gone=0,
            heroes=[NOWHERE] * 4,
            spots=[NOWHERE] * len(TILES),
            beside=[NOWHERE] * (4 * len(TILES)),
            tokens=[],
            deck=setting.tiles[:],
            hands=[],
            pile=[],
            shown=[],
            pawn_at=[-PAWN_PAUSE] * seats,
            actions=[0] * seats,
        )
        s.put(setting.side, MIDDLE * 4)
        lay_stack(s)
        stand_heroes(s)
        deal_actions(s)
        return s

    def view(self, s: Mall, seat: int) -> object:
        return look(s)

    def parts(self, s: Mall, seats: list[int]) -> tuple[object, list[object]]:
        return self.view(s, WATCHER), [{} for _ in seats]

    def printed(self, options: dict[str, str]) -> object:
        from nightmarket.games.magic_maze.look import printed

        return printed()

    def meaning(self, seats: int, options: dict[str, str]) -> object:
        from nightmarket.games.magic_maze.look import meaning

        setting = make_setting(seats, options)
        usual = {**options, "side": "scenario", "level": "scenario", "tiles": "level"}
        plain = make_setting(seats, {**usual, "rules": "scenario"})
        return meaning(setting, plain, first_of(seats), kind_of(setting))

    def resample(self, s: Mall, seat: int, rng: Luck) -> Mall:
        """Another order of what lies face down; everything else is known to all (MM-168)."""
        t = s.clone()
        t.luck = rng.fresh()
        if not t.turned:
            rng.shuffle(t.pile)
        known = t.deck[: t.known]
        hidden = t.deck[t.known :]
        top = hidden[-1:] if hidden and is_top_known(t) else []
        if top:
            hidden.pop()
        rng.shuffle(hidden)
        t.deck = known + hidden + top
        return t

    def sheet(self, s: Mall) -> list[ScoreLine]:
        return score_sheet(s)

    def winners(self, s: Mall) -> list[int]:
        """Everybody, or nobody (MM-3)."""
        return list(range(s.seats)) if s.outcome == WIN else []

    def is_cooperative(self) -> bool:
        return True

    def promise(self, s: Mall) -> list[float]:
        """One guess for the whole team."""
        if not s.stack:
            return [1.0 if s.outcome == WIN else 0.0] * s.seats
        return [outlook(s)] * s.seats

    def idle(self, s: Mall, seat: int) -> int:
        """Nobody is made to act; only the start does not wait."""
        if seat == CLOCK:
            return legal(s, CLOCK)[0]
        return READY.base if isinstance(s.stack[-1], Gathering) else WAIT.base

    def question(self, s: Mall) -> dict[str, str | int]:
        asked = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Rearranging):
            asked["left"] = top.left
        return asked

    def brief(self, s: Mall) -> dict[str, str | int]:
        return {"out": s.gone.bit_count(), "theft": s.theft}

    def feat(self, s: Mall) -> Feat | None:
        """A won scenario as printed: fewer hourglasses are better (MM-157), then less time."""
        kind = kind_of(s.setting) if s.outcome == WIN else ""
        if not kind:
            return None
        return Feat(kind, "slow" if s.setting.is_slow() else "", s.flips, s.now)

    def concession(self, s: Mall, people: list[int]) -> int:
        """Most of the people have given up: the others do too (MM-5)."""
        votes = sum(s.votes >> seat & 1 for seat in people)
        return CONCEDE.base if s.stack and 2 * votes > len(people) else -1

    def seat_count(self, s: Mall) -> int:
        return s.seats

    def components(self, s: Mall) -> list[int]:
        """Mall tiles, action tiles, heroes and tokens as one sorted list of component ids."""
        found = s.placed() + s.deck + ([s.held] if s.held != NOWHERE else [])
        found += [100 + mask for mask in s.hands + s.pile + s.shown]
        found += [300 + h for h in range(4) if s.heroes[h] != NOWHERE or s.is_gone(h)]
        return sorted(found)

    def dump_zones(self, s: Mall) -> list[Any]:
        return [
            *(s.setting.row(), s.seats, s.talk, s.talk_since, s.now, s.left, s.flips, s.theft),
            *(s.outcome, s.held, s.charge, s.known, s.turned, s.revealed_at, s.pawn, s.ready),
            *(s.votes, s.gone, s.heroes[:], s.spots[:], s.beside[:], s.tokens[:], s.deck[:]),
            *(s.hands[:], s.pile[:], s.shown[:], s.pawn_at[:], s.actions[:]),
        ]

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> Mall:
        setting = Setting(*zones[0])
        return Mall(luck, stack, reveals, setting, *zones[1:]).clone()


def first_of(seats: int) -> int:
    """The first scenario for this many players."""
    return 9 if seats == 9 else 1


def make_setting(seats: int, options: dict[str, str]) -> Setting:
    """The scenario with everything that was chosen otherwise."""
    named = options["scenario"]
    scenario = first_of(seats) if named == "first" else int(named)
    side = side_of(scenario)
    if options["side"] != "scenario":
        side = SIDE_A if options["side"] == "1a" else SIDE_B
    rules = RULES_OF[scenario]
    if options["rules"] != "scenario":
        rules = 0
        for name in options["rules"].split(","):
            if name in RULES:
                rules |= 1 << RULES.index(name)
    if options["free_talk"] == "off":
        rules &= ~FREE_TALK
    tiles = tiles_of(scenario, int(options["mage_stack"]))
    if options["level"] != "scenario":
        tiles = tiles_up_to(int(options["level"]), rules)
    if options["tiles"] != "level":
        tiles = sorted([int(name) for name in options["tiles"].split(",") if name != "level"])
    return Setting(
        scenario=scenario,
        side=side,
        rules=rules,
        tiles=tiles,
        sand=1000 * int(options["sand"]),
        camera_threshold=int(options["camera_threshold"]),
        elf_until_action=int(options["elf_talk"] == "until-action"),
        leader_fixed=int(options["leader"] == "fixed"),
        rearrange_always=int(options["rearrange"] == "always"),
        door_first=int(options["door_first"] == "on"),
        used_closed=int(options["used_hourglass"] == "closed"),
        reveal_lock=int(options["reveal_lock"]),
        choose_start=int(options["start_order"] == "chosen"),
        grace=1000 * int(options["grace"]),
        turn_second=int(options["second_tile"] == "turned"),
    )


def lay_stack(s: Mall) -> None:
    """Shuffle the tiles the scenario names (MM-30); some have their place."""
    if s.has(DIMENSIONS):
        s.deck.remove(SECOND)
        s.put(SECOND, SECOND_MIDDLE * 4)
    if s.has(MAGE_TILE_ON_TOP):
        s.deck.remove(MAGE_TILE)
    s.shuffle(s.deck)
    if s.has(MAGE_TILE_ON_TOP):
        s.deck.append(MAGE_TILE)


def stand_heroes(s: Mall) -> None:
    """The heroes on the centre cells in random order (MM-31); scenario 13 parts them (MM-162)."""
    centre = [s.setting.side * 16 + place for place in CENTRE]
    s.shuffle(centre)
    s.heroes = centre
    if s.has(DIMENSIONS):
        floor = [c for c in range(SECOND * 16, SECOND * 16 + 16) if KIND[c] == FLOOR]
        s.shuffle(floor)
        s.heroes = [NOWHERE] * 4
        s.heroes[ELF], s.heroes[DWARF] = centre[0], centre[1]
        s.heroes[BARBARIAN], s.heroes[MAGE] = floor[0], floor[1]


def deal_actions(s: Mall) -> None:
    """One action tile each at random (MM-33); alone a shuffled pile (MM-170)."""
    if s.seats == 1:
        s.hands = [0]
        s.pile = list(ACTION_TILES[1])
        s.shuffle(s.pile)
        return
    if s.has(LEADER):  # MM-159: a set for one player less, and one empty hand
        s.hands = [0, *ACTION_TILES[s.seats - 1]]
    else:
        s.hands = list(ACTION_TILES[s.seats])
    s.shuffle(s.hands)


GAME: Final = MagicMaze()
