"""What can be pending in Magic Maze: the talk before the start, the heist, and walls to move.

Gathering ─ Heist ─ (Rearranging, Heist)*

There are no turns (MM-3): the heist asks everybody at once, and the clock. Time passes only as ticks of
the clock; whoever applies an action first lets the time pass that has gone by since the last one.
"""

from __future__ import annotations

from typing import Final

from nightmarket.games.magic_maze.rules import (
    ALLOWED,
    DISCARD_PENDING,
    NO_DISCARD_NOW,
    NOT_DISCARDABLE,
    NOT_STARTED,
    RULE,
    discards,
    eligible_doors,
    is_manned,
    is_theft,
    judge,
    judge_escalator,
    judge_pawn,
    judge_portal,
    may_leave,
    step,
)
from nightmarket.games.magic_maze.scenarios import (
    CAMERAS_WATCH,
    DIMENSIONS,
    ELF_TALK,
    FOOL_GUARDS,
    FREE_TALK,
    LEADER,
    NO_GATHERINGS,
    NO_TALK,
    PASSING,
    REARRANGEMENT,
)
from nightmarket.games.magic_maze.state import (
    FREE,
    GIVEN_UP,
    NOWHERE,
    OPEN,
    OUT_OF_SAND,
    SILENT,
    STEPS,
    STUCK_WALLS,
    TALK,
    WIN,
    Mall,
)
from nightmarket.games.magic_maze.tiles import (
    BALL,
    BARBARIAN,
    CAMERA,
    CAN_EXPLORE,
    CAN_RIDE,
    CAN_TELEPORT,
    CENTRE,
    COLOUR,
    DWARF,
    ELF,
    ESCALATOR,
    HOURGLASS,
    KIND,
    MAGE,
    PORTALS,
    SECOND,
    SLOT,
    VOID,
)
from nightmarket.games.magic_maze.words import (
    BALL_USED,
    CAMERA_OFF,
    CONCEDE,
    CONCEDED,
    DISCARD,
    DRAWN,
    EXPLORE,
    EXPLORE_AT,
    FINISH_BALL,
    FLIPPED,
    GAVE_UP,
    HERO_LEFT,
    IS_READY,
    MOVE,
    MOVED,
    PAWN,
    PAWN_MOVED,
    PLACE,
    PLACED,
    READY,
    REVEAL,
    REVEALED,
    RODE,
    SAND_RAN_OUT,
    SHUFFLED,
    SILENCE,
    SLIDE,
    STAND,
    START,
    STARTED,
    STOOD,
    TAKE_ESCALATOR,
    TAKE_PORTAL,
    TALK_LASTS,
    TALK_OPENS,
    TELEPORTED,
    THEFT,
    TICK,
    TILE_DISCARDED,
    TILES_PASSED,
    TURN,
    TURNED,
    WAIT,
    WALLS_STUCK,
    WON,
)
from nightmarket.kernel import CLOCK, Frame

# Everybody is asked at once, and the clock.
EVERYBODY: Final[list[list[int]]] = [[*range(seats), CLOCK] for seats in range(10)]
# What the clock offers to those who cannot measure time: bots and simulations. Any other whole number
# of milliseconds is taken too.
TICKS: Final[list[int]] = [TICK.of(100), TICK.of(500), TICK.of(2000)]


class Gathering(Frame[Mall]):
    """Before the start: everybody may talk and nobody may act (MM-34)."""

    def asks(self, s: Mall) -> list[int]:
        return [seat for seat in range(s.seats) if not s.ready >> seat & 1] + [CLOCK]

    def choices(self, s: Mall, seat: int) -> list[int]:
        if seat == CLOCK:
            return [START.base]
        return [READY.base] + stands(s) + ([TURN.base] if may_turn(s) else [])

    def choose(self, s: Mall, seat: int, choice: int) -> None:
        if STAND.holds(choice):
            hero, cell = STAND.a(choice), STAND.b(choice)
            other = s.hero_at(cell)
            if other != NOWHERE:
                s.heroes[other] = s.heroes[hero]
            s.heroes[hero] = cell  # an hourglass under it is not triggered (MM-83)
            s.tell(STOOD, seat, hero, cell)
            return
        if choice == TURN.base:  # the heroes on it turn along
            spot = s.spots[SECOND]
            s.spots[SECOND] = spot - (spot & 3) + (spot + 1 & 3)
            s.tell(TURNED, seat)
            return
        if choice == READY.base:
            s.ready |= 1 << seat
            s.tell(IS_READY, seat)
            if s.ready != (1 << s.seats) - 1:
                return
        # The timer is turned for the first time; that is no flip (MM-34). Alone there is nobody to
        # be silent with (MM-173).
        s.talk = FREE if s.seats == 1 or s.has(FREE_TALK) else SILENT
        s.tell(STARTED, s.left // 1000)
        s.become(Heist())

    def why(self, s: Mall, seat: int, choice: int) -> str:
        if STAND.holds(choice):
            return "MM-162" if s.has(DIMENSIONS) else "MM-31"
        if choice == TURN.base:
            return "MM-162"
        return RULE[NOT_STARTED]


def may_turn(s: Mall) -> bool:
    """Whether the tile that scenario 13 lays apart may lie as the players like (R13)."""
    return s.has(DIMENSIONS) and s.setting.turn_second == 1


def stands(s: Mall) -> list[int]:
    """Where heroes may be put before the start: scenario 13 (MM-162), or by agreement (R11)."""
    found: list[int] = []
    apart = s.has(DIMENSIONS)
    if apart:
        for hero in (BARBARIAN, MAGE):
            for cell in range(SECOND * 16, SECOND * 16 + 16):
                if KIND[cell] != VOID and s.hero_at(cell) == NOWHERE:
                    found.append(STAND.of(hero, cell))
    if s.setting.choose_start:
        for hero in (ELF, DWARF) if apart else (BARBARIAN, MAGE, ELF, DWARF):
            for place in CENTRE:
                cell = s.setting.side * 16 + place
                if s.heroes[hero] != cell:
                    found.append(STAND.of(hero, cell))
    return found


class Heist(Frame[Mall]):
    """The sand runs: anybody may use the actions on their tile, at any moment (MM-40)."""

    def asks(self, s: Mall) -> list[int]:
        return EVERYBODY[s.seats]

    def choices(self, s: Mall, seat: int) -> list[int]:
        if seat == CLOCK:
            return TICKS
        found = [WAIT.base]
        mask = s.mask(seat)
        for direction in range(4):
            if mask >> direction & 1:
                for hero in range(4):
                    if not s.is_gone(hero):
                        cell = step(s, hero, s.heroes[hero], direction)
                        while cell >= 0:
                            found.append(MOVE.of(hero, direction, cell))
                            cell = step(s, hero, cell, direction)
        if mask & CAN_TELEPORT and not s.theft:
            for cell in PORTALS:
                if judge_portal(s, cell) == ALLOWED:
                    found.append(TAKE_PORTAL.of(cell))
        if mask & CAN_RIDE:
            for hero in range(4):
                if not s.is_gone(hero) and judge_escalator(s, hero) == ALLOWED:
                    found.append(TAKE_ESCALATOR.of(hero))
        if mask & CAN_EXPLORE:
            add_explorations(s, found)
        if s.seats == 1:
            if s.now - s.revealed_at >= s.setting.reveal_lock:
                found.append(REVEAL.base)
        else:
            add_pawns(s, seat, found)
        return found

    def allows(self, s: Mall, seat: int, choice: int) -> bool:
        """More than is listed: any whole millisecond, slides, a named door, and to concede."""
        return judge(s, seat, choice) == ALLOWED

    def choose(self, s: Mall, seat: int, choice: int) -> None:
        if TICK.holds(choice):
            pass_time(s, TICK.a(choice))
        elif MOVE.holds(choice):
            go(s, seat, MOVE.a(choice), MOVE.b(choice), MOVE.c(choice))
        elif SLIDE.holds(choice):
            hero, direction = SLIDE.a(choice), SLIDE.b(choice)
            cell = s.heroes[hero]
            following = step(s, hero, cell, direction)
            while following >= 0:
                cell = following
                following = step(s, hero, cell, direction)
            go(s, seat, hero, direction, cell)
        elif TAKE_PORTAL.holds(choice):
            cell = TAKE_PORTAL.a(choice)
            hero = COLOUR[cell]
            begin(s, seat)
            s.tell(TELEPORTED, seat, hero, s.heroes[hero], cell)
            arrive(s, seat, hero, cell)
        elif TAKE_ESCALATOR.holds(choice):
            hero = TAKE_ESCALATOR.a(choice)
            cell = ESCALATOR[s.heroes[hero]]
            begin(s, seat)
            s.tell(RODE, seat, hero, s.heroes[hero], cell)
            arrive(s, seat, hero, cell)
        elif choice == EXPLORE.base:
            doors = eligible_doors(s)
            begin(s, seat)
            draw(s, seat)
            if len(doors) == 1:
                place(s, seat, doors[0])
        elif EXPLORE_AT.holds(choice):
            begin(s, seat)
            draw(s, seat)
            place(s, seat, EXPLORE_AT.a(choice))
        elif PLACE.holds(choice):
            begin(s, seat)
            place(s, seat, PLACE.a(choice))
        elif choice == FINISH_BALL.base:
            use_up_ball(s, s.heroes[MAGE])
        elif choice == REVEAL.base:
            reveal(s, seat)
        elif PAWN.holds(choice):
            move_pawn(s, seat, PAWN.a(choice))
        elif choice == CONCEDE.base:
            concede(s, seat)

    def why(self, s: Mall, seat: int, choice: int) -> str:
        if DISCARD.holds(choice):
            return RULE[NO_DISCARD_NOW]
        return RULE[judge(s, seat, choice)]


def add_explorations(s: Mall, found: list[int]) -> None:
    """What the holder of "explore" can do (MM-70 to MM-73, MM-113)."""
    if s.held != NOWHERE:
        for door in eligible_doors(s):
            found.append(PLACE.of(door))
    elif s.deck:
        doors = eligible_doors(s)
        if len(doors) > 1 and not s.setting.door_first:
            found.append(EXPLORE.base)  # see the tile, then choose
        for door in doors:
            found.append(EXPLORE_AT.of(door))
    if s.charge == 1:
        found.append(FINISH_BALL.base)


def add_pawns(s: Mall, seat: int, found: list[int]) -> None:
    for target in range(s.seats):
        if judge_pawn(s, seat, target) == ALLOWED:
            found.append(PAWN.of(target))


class Rearranging(Frame[Mall]):
    """Scenario 11: tiles must go before anybody acts again; anybody may choose them (MM-131)."""

    def __init__(self, left: int) -> None:
        self.left = left

    def asks(self, s: Mall) -> list[int]:
        return EVERYBODY[s.seats]

    def choices(self, s: Mall, seat: int) -> list[int]:
        if seat == CLOCK:
            return TICKS
        found = [WAIT.base]
        for tile in discards(s, self.left):
            found.append(DISCARD.of(tile))
        add_pawns(s, seat, found)
        return found

    def allows(self, s: Mall, seat: int, choice: int) -> bool:
        return self.verdict(s, seat, choice) == ALLOWED

    def verdict(self, s: Mall, seat: int, choice: int) -> int:
        if seat != CLOCK and DISCARD.holds(choice):
            if DISCARD.a(choice) in discards(s, self.left):
                return ALLOWED
            return NOT_DISCARDABLE
        if (
            seat == CLOCK
            or TICK.holds(choice)
            or choice == WAIT.base
            or choice == CONCEDE.base
            or PAWN.holds(choice)
        ):
            return judge(s, seat, choice)
        return DISCARD_PENDING

    def choose(self, s: Mall, seat: int, choice: int) -> None:
        if TICK.holds(choice):
            pass_time(s, TICK.a(choice))
        elif DISCARD.holds(choice):
            tile = DISCARD.a(choice)
            s.lift(tile)
            s.deck.insert(0, tile)  # under the stack; all have seen it (MM-168)
            s.known += 1
            s.tell(TILE_DISCARDED, seat, tile)
            if self.left == 1:
                s.done()
            else:
                s.become(Rearranging(self.left - 1))
        elif PAWN.holds(choice):
            move_pawn(s, seat, PAWN.a(choice))
        elif choice == CONCEDE.base:
            concede(s, seat)

    def why(self, s: Mall, seat: int, choice: int) -> str:
        return RULE[self.verdict(s, seat, choice)]

    def row(self) -> list[int]:
        return [self.left]


FRAMES: Final = (Gathering, Heist, Rearranging)


# -- time


def pass_time(s: Mall, ms: int) -> None:
    """Let sand run. At the deadline the game is lost, whatever comes next (MM-90)."""
    deadline = s.left + s.setting.grace  # R10
    if ms < deadline:
        s.now += ms
        s.left -= ms
        return
    s.now += deadline
    s.left = 0
    s.tell(SAND_RAN_OUT)
    end(s, OUT_OF_SAND)


def end(s: Mall, outcome: int) -> None:
    s.outcome = outcome
    s.stack.clear()


def concede(s: Mall, seat: int) -> None:
    """Give up together: more than half of the seats (MM-5)."""
    s.votes |= 1 << seat
    s.tell(CONCEDED, seat)
    if 2 * s.votes.bit_count() > s.seats:
        s.tell(GAVE_UP)
        end(s, GIVEN_UP)


# -- one action, step by step (MM-45)


def begin(s: Mall, seat: int) -> None:
    """An action is accepted: it ends a talk window (b), but not the elf's (MM-95)."""
    s.actions[seat] += 1
    if s.talk == TALK:
        s.talk = SILENT
        s.talk_since = s.now
        s.tell(SILENCE)


def go(s: Mall, seat: int, hero: int, direction: int, cell: int) -> None:
    begin(s, seat)
    s.tell(MOVED, seat, hero, direction, s.heroes[hero], cell)
    arrive(s, seat, hero, cell)


def arrive(s: Mall, seat: int, hero: int, cell: int) -> None:
    """A hero comes to stand on a cell, with all that follows: (c) to (j) of MM-45."""
    before = s.heroes[hero]
    s.heroes[hero] = cell
    kind = KIND[cell]
    if kind == CAMERA and hero == BARBARIAN and s.has(CAMERAS_WATCH) and not s.has_token(cell):
        s.tokens.append(cell)  # MM-121
        s.tell(CAMERA_OFF, cell)
    elif kind == HOURGLASS and not s.has_token(cell):
        flip(s, seat, cell)
    if s.theft:
        if may_leave(s, hero, cell):
            leave(s, hero, cell)
    elif is_theft(s):
        s.theft = 1  # MM-92
        s.tell(THEFT)
    if hero == MAGE and s.charge == 1 and KIND[before] == BALL:  # MM-113: left with a charge unused
        use_up_ball(s, before)


def leave(s: Mall, hero: int, cell: int) -> None:
    """A hero leaves the mall; when it is the last one, all have won (MM-4, MM-94)."""
    s.gone |= 1 << hero
    if not s.has(FOOL_GUARDS | NO_GATHERINGS):
        s.heroes[hero] = NOWHERE
    s.tell(HERO_LEFT, hero, cell)
    if s.gone == 15:
        s.tell(WON, max(0, s.left) // 1000)
        end(s, WIN)


def flip(s: Mall, seat: int, cell: int) -> None:
    """Turn the timer: what had run through is what is left now (MM-80, MM-81)."""
    s.tokens.append(cell)
    before = max(0, s.left)
    s.left = s.setting.sand - before
    s.flips += 1
    s.tell(FLIPPED, seat, cell, before // 1000, s.left // 1000)
    if s.left <= 0:  # a full timer turned over is an empty one
        s.tell(SAND_RAN_OUT)
        end(s, OUT_OF_SAND)
        return
    if s.seats == 1:
        s.pile += s.shown  # MM-172
        s.shown = []
        s.turned = 0
        s.shuffle(s.pile)
        s.tell(SHUFFLED)
    elif s.has(PASSING):
        pass_tiles(s)
    if s.talk != FREE and not s.has(NO_TALK):
        s.talk = TALK
        s.talk_since = s.now
        s.tell(TALK_OPENS)
    if s.has(REARRANGEMENT) and (not s.theft or s.setting.rearrange_always):
        if discards(s, 2):
            s.push(Rearranging(2))
        else:
            s.tell(WALLS_STUCK)
            end(s, STUCK_WALLS)


def pass_tiles(s: Mall) -> None:
    """Everybody hands the action tile to the left neighbour (MM-145), an empty hand too (MM-159)."""
    if s.has(LEADER) and s.setting.leader_fixed:
        holders = [seat for seat in range(s.seats) if s.hands[seat]]
        tiles = [s.hands[seat] for seat in holders]
        for i, seat in enumerate(holders):
            s.hands[seat] = tiles[i - 1]
    else:
        s.hands = s.hands[-1:] + s.hands[:-1]
    s.tell(TILES_PASSED)


# -- exploring


def draw(s: Mall, seat: int) -> None:
    """Turn the top tile up for all; it is held until it is placed (MM-73)."""
    s.held = s.deck.pop()
    if s.known > len(s.deck):
        s.known = len(s.deck)
    s.reveal()
    s.tell(DRAWN, seat, s.held)


def place(s: Mall, seat: int, door: int) -> None:
    """Lay the held tile behind a door, its arrow pointing away from it (MM-22, MM-71)."""
    tile = s.held
    manned = is_manned(s, door)
    spot = s.spots[door >> 2]
    direction = (door + spot) & 3
    s.held = NOWHERE
    s.put(tile, ((spot >> 2) + STEPS[direction]) * 4 + direction)
    s.tell(PLACED, seat, tile, door)
    if manned:  # MM-114: a hero at the door makes it an ordinary exploration
        if SLOT[door] == ELF and s.has(ELF_TALK):
            let_elf_talk(s)
    else:
        s.charge += 1
    if s.charge == 2 or (s.charge == 1 and not s.deck):  # MM-113
        use_up_ball(s, s.heroes[MAGE])


def let_elf_talk(s: Mall) -> None:
    """The elf explored: talk is allowed until the next flip, or the next action (MM-106, R3)."""
    if s.talk == FREE or s.talk == OPEN or s.has(NO_TALK):
        return
    s.talk_since = s.now
    if s.setting.elf_until_action:
        s.talk = TALK
        s.tell(TALK_OPENS)
    else:
        s.talk = OPEN
        s.tell(TALK_LASTS)


def use_up_ball(s: Mall, cell: int) -> None:
    s.charge = 0
    s.tokens.append(cell)
    s.tell(BALL_USED, cell)


# -- solo and the pawn


def reveal(s: Mall, seat: int) -> None:
    """Turn the next action tile up; an empty pile is first turned over, unshuffled (MM-171)."""
    if not s.pile:
        s.pile = s.shown[::-1]
        s.shown = []
        s.turned = 1
    s.shown.append(s.pile.pop())
    s.revealed_at = s.now
    s.reveal()
    s.tell(REVEALED, seat, s.shown[-1].bit_length() - 1)


def move_pawn(s: Mall, seat: int, target: int) -> None:
    s.pawn = target
    s.pawn_at[seat] = s.now
    s.tell(PAWN_MOVED, seat, target)
