"""Magic Maze as a Game: facts, options, the deal, and the doors into its rules."""

from __future__ import annotations

from typing import Any, Final, cast

from nightmarket.games.magic_maze.frames import FRAMES, Gathering, Heist, Rearranging
from nightmarket.games.magic_maze.rules import (
    NO_DISCARD_NOW,
    NOT_STARTED,
    PAWN_PAUSE,
    VERDICTS,
    judge,
)
from nightmarket.games.magic_maze.scenarios import (
    AGAINST,
    DIMENSIONS,
    FACE_UP,
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
    Setting,
    side_of,
    tiles_of,
    tiles_up_to,
)
from nightmarket.games.magic_maze.scoring import progress, score_sheet
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
    DISCARD,
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
    Feat,
    Frame,
    Game,
    Luck,
    Option,
    Refusal,
    ScoreLine,
    State,
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


class MagicMaze(Game):
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

    def view(self, s: State, seat: int) -> object:
        from nightmarket.games.magic_maze.look import look

        return look(cast(Mall, s))

    def parts(self, s: State, seats: list[int]) -> tuple[object, list[object]]:
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

    def resample(self, s: State, seat: int, rng: Luck) -> Mall:
        """Another order of what lies face down; everything else is known to all (MM-168)."""
        t = cast(Mall, s).clone()
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

    def sheet(self, s: State) -> list[ScoreLine]:
        return score_sheet(cast(Mall, s))

    def winners(self, s: State) -> list[int]:
        """Everybody, or nobody (MM-3)."""
        t = cast(Mall, s)
        return list(range(t.seats)) if t.outcome == WIN else []

    def is_cooperative(self) -> bool:
        return True

    def promise(self, s: State) -> list[float]:
        """One guess for the whole team: how far the heist has come, and the sand there is for it."""
        t = cast(Mall, s)
        if not t.stack:
            return [1.0 if t.outcome == WIN else 0.0] * t.seats
        done = progress(t)
        sand = max(0, t.left) / t.setting.sand
        return [min(0.98, done * (0.4 + 0.6 * min(1.0, sand + done / 2)))] * t.seats

    def idle(self, s: State, seat: int) -> int:
        """Nobody is made to act; only the start does not wait."""
        if seat == CLOCK:
            return legal(s, CLOCK)[0]
        return READY.base if isinstance(s.stack[-1], Gathering) else WAIT.base

    def question(self, s: State) -> dict[str, str | int]:
        asked = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Rearranging):
            asked["left"] = top.left
        return asked

    def feat(self, s: State) -> Feat | None:
        """A won scenario as printed: fewer hourglasses are better (MM-157), then less time."""
        t = cast(Mall, s)
        kind = kind_of(t.setting) if t.outcome == WIN else ""
        if not kind:
            return None
        return Feat(kind, "slow" if t.setting.is_slow() else "", t.flips, t.now)

    def is_timed(self) -> bool:
        return True

    def concession(self, s: State, people: list[int]) -> int:
        """Most of the people have given up: the others do too (MM-5)."""
        t = cast(Mall, s)
        votes = sum(t.votes >> seat & 1 for seat in people)
        return CONCEDE.base if t.stack and 2 * votes > len(people) else -1

    def tick(self, s: State, ms: int) -> int:
        running = bool(s.stack) and not isinstance(s.stack[-1], Gathering)
        return TICK.of(min(ms, MOST_MS)) if running and ms > 0 else -1

    def deadline(self, s: State) -> int:
        running = bool(s.stack) and not isinstance(s.stack[-1], Gathering)
        t = cast(Mall, s)
        return t.left + t.setting.grace if running else -1

    def silent(self, s: State) -> bool:
        """MM-96, MM-99: between the talk windows chat is shut."""
        return bool(s.stack) and cast(Mall, s).talk == SILENT

    def wordless(self, s: State) -> bool:
        """MM-161: scenario 12 knows only gestures from the start on."""
        t = cast(Mall, s)
        return bool(t.stack) and t.has(GESTURES) and not isinstance(t.stack[-1], Gathering)

    def is_spot(self, s: State, text: str) -> bool:
        """MM-161: a finger on a cell of the mall; nothing else, or a name would be a word."""
        cell = CELL.parse(text)
        return cell >= 0 and KIND[cell] != VOID and cast(Mall, s).is_placed(cell >> 4)

    def refusal_code(self, s: State, seat: int, text: str) -> str:
        """The private code of MM-185 for a choice that is refused now; empty for one that is not."""
        refusal = self.why_not(s, seat, text)
        if refusal is None:
            return ""
        if not s.stack:
            return "game_over"
        return code_of(cast(Mall, s), seat, text, refusal)

    def seat_count(self, s: State) -> int:
        return cast(Mall, s).seats

    def components(self, s: State) -> list[int]:
        """Mall tiles, action tiles, heroes and tokens as one sorted list of component ids."""
        t = cast(Mall, s)
        found = t.placed() + t.deck + ([t.held] if t.held != NOWHERE else [])
        found += [100 + mask for mask in t.hands + t.pile + t.shown]
        found += [300 + h for h in range(4) if t.heroes[h] != NOWHERE or t.is_gone(h)]
        return sorted(found)

    def dump_zones(self, s: State) -> list[Any]:
        t = cast(Mall, s)
        return [
            *(t.setting.row(), t.seats, t.talk, t.talk_since, t.now, t.left, t.flips, t.theft),
            *(t.outcome, t.held, t.charge, t.known, t.turned, t.revealed_at, t.pawn, t.ready),
            *(t.votes, t.gone, t.heroes[:], t.spots[:], t.beside[:], t.tokens[:], t.deck[:]),
            *(t.hands[:], t.pile[:], t.shown[:], t.pawn_at[:], t.actions[:]),
        ]

    def load_zones(
        self, luck: list[int], stack: list[Frame[Any]], reveals: int, zones: list[Any]
    ) -> Mall:
        setting = Setting(*zones[0])
        return Mall(luck, stack, reveals, setting, *zones[1:]).clone()


def code_of(s: Mall, seat: int, text: str, refusal: Refusal) -> str:
    top = s.stack[-1]
    if refusal.code == "unknown-choice":
        parts = text.split(":")
        return "no_such_hero" if parts[0] in ("move", "slide", "escalator") else refusal.code
    if refusal.code != "illegal":
        return refusal.code
    choice = WORDS.parse(text)
    if isinstance(top, Gathering):
        return VERDICTS[NOT_STARTED][0]
    if isinstance(top, Rearranging):
        return VERDICTS[top.verdict(s, seat, choice)][0]
    assert isinstance(top, Heist)
    return VERDICTS[NO_DISCARD_NOW if DISCARD.holds(choice) else judge(s, seat, choice)][0]


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


def kind_of(setting: Setting) -> str:
    """Which runs are compared with this one: the scenario, from 8 on with its side and its last tile.

    Own scenarios are compared with nothing. To talk in scenario 1 is as one likes (MM-150).
    """
    n = setting.scenario
    if setting.rules | FREE_TALK != RULES_OF[n] | FREE_TALK:
        return ""
    if n < 8:
        usual = setting.side == side_of(n) and setting.tiles in (tiles_of(n, 13), tiles_of(n, 14))
        return str(n) if usual else ""
    for level in LEVELS:
        if setting.tiles == list(range(2, level + 1)):
            return f"{n}-{TILES[setting.side]}-{level}"
    return ""


def is_as_printed(setting: Setting) -> bool:
    """Whether a won run counts for the scenario's number: its rules, and at least its tiles.

    From 8 on side and level are free (MM-157); to talk in scenario 1 is too (MM-150).
    """
    n = setting.scenario
    if setting.rules | FREE_TALK != RULES_OF[n] | FREE_TALK:
        return False
    return n >= 8 or all(tile in setting.tiles for tile in tiles_of(n, 13))


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


def is_top_known(s: Mall) -> bool:
    """Whether all know the next tile: a stack face up, or tile 15 not yet drawn (MM-168)."""
    return s.has(FACE_UP) or (s.has(MAGE_TILE_ON_TOP) and s.deck[-1] == MAGE_TILE)


GAME: Final = MagicMaze()
