"""Team-mates for Magic Maze: silent, each with their own action tile, all with the same plan.

Everything but the order of face-down tiles is public, so every bot can work out the same wishes of the
team from what lies on the table: which hero wants which single action next. A bot carries out the first
wish that its own tile can fulfil, and waits otherwise. That is all the cooperation there is: nothing is
sent, and a person may do something else at any moment, after which all plan afresh.

How fast a bot acts is up to whoever asks it. In a talk window it holds still (MM-100). A level is a
manner of keeping company: a beginner overlooks things, a partner leaves to others what they could do, a
master asks by the pawn whoever could help.
"""

from __future__ import annotations

from typing import Final, cast

from nightmarket.bots.base import SPECIALISTS, Bot, Glimpse
from nightmarket.games.magic_maze.frames import Gathering, Heist, Rearranging
from nightmarket.games.magic_maze.rules import (
    ALLOWED,
    discards,
    eligible_doors,
    is_ball_active,
    is_manned,
    is_watched,
    judge,
    judge_exploring,
    judge_pawn,
    open_doors,
    step,
)
from nightmarket.games.magic_maze.scenarios import (
    CAMERAS_WATCH,
    CRYSTAL_BALL,
    DIMENSIONS,
    FACE_UP,
    FOOL_GUARDS,
    NO_GATHERINGS,
    NO_PORTALS,
    OWN_EXITS,
)
from nightmarket.games.magic_maze.state import NOWHERE, TALK, Mall
from nightmarket.games.magic_maze.tiles import (
    ARTEFACTS,
    BALL,
    BARBARIAN,
    CAMERAS,
    CELLS,
    COLOUR,
    ESCALATOR,
    EXIT,
    EXITS,
    EXPLORE,
    HOURGLASSES,
    KIND,
    MAGE,
    PORTAL,
    PORTALS,
    RIDE,
    SLOT,
    SLOTS,
    TELEPORT,
    cells_of,
)
from nightmarket.games.magic_maze.words import (
    DISCARD,
    EXPLORE_AT,
    MOVE,
    PAWN,
    PLACE,
    READY,
    REVEAL,
    TAKE_ESCALATOR,
    TAKE_PORTAL,
    WAIT,
)
from nightmarket.kernel import Luck

PATIENCE: Final = 10_000  # ms a bot leaves to people who talk (MM-100)
LOW_SAND: Final = 3  # an hourglass is wanted when a third of the sand is left
PACE: Final = 700  # ms that an action takes, as a guess of what is still possible
NAGGING: Final = 8_000  # ms between two uses of the pawn by bots, at least
FAR: Final = 10_000  # more actions than any way takes
SHIFT: Final = (
    10_000  # ms after which another of two equal heroes goes first: no stand-off is for ever
)
STROLL: Final = 3_000  # ms for which a hero who makes room for all walks one way

BALLS: Final[list[int]] = cells_of(BALL)


class Wish:
    """One action the team wants now, and the action a tile must show for it."""

    def __init__(self, choice: int, action: int) -> None:
        self.choice = choice
        self.action = action


class Ways:
    """The shortest ways of one hero: how many actions to each cell, and how one gets there."""

    def __init__(self, hero: int, start: int) -> None:
        self.hero = hero
        self.start = start
        self.actions = [FAR] * CELLS
        self.before = [NOWHERE] * CELLS  # the cell where the last action began
        self.by = [NOWHERE] * CELLS  # the last action: a direction, RIDE or TELEPORT

    def first(self, target: int) -> tuple[Wish, int]:
        """The first action on the way to a cell that can be reached, and where it ends."""
        cell = target
        while self.before[cell] != self.start:
            cell = self.before[cell]
        by = self.by[cell]
        if by == RIDE:
            return Wish(TAKE_ESCALATOR.of(self.hero), RIDE), cell
        if by == TELEPORT:
            return Wish(TAKE_PORTAL.of(cell), TELEPORT), cell
        return Wish(MOVE.of(self.hero, by, cell), by), cell


def find_ways(s: Mall, hero: int) -> Ways:
    """Ways of a hero over the visible board, with the other heroes standing where they stand."""
    start = s.heroes[hero]
    ways = Ways(hero, start)
    actions, before, by = ways.actions, ways.before, ways.by
    actions[start] = 0
    todo = [start]
    jump = not s.theft and not s.has(NO_PORTALS)
    apart = s.has(DIMENSIONS)
    for cell in todo:  # grows while it is walked
        cost = actions[cell] + 1
        for direction in range(4):
            there = step(s, hero, cell, direction)
            while there >= 0:
                if actions[there] > cost:
                    actions[there], before[there], by[there] = cost, cell, direction
                    todo.append(there)
                there = step(s, hero, there, direction)
        end = ESCALATOR[cell]
        if end >= 0 and actions[end] > cost and s.hero_at(end) == NOWHERE:
            actions[end], before[end], by[end] = cost, cell, RIDE
            todo.append(end)
        # A portal can be taken from anywhere (MM-60), so only the start matters; but between two
        # dimensions only from a portal (MM-162).
        if jump and (cell == start or apart):
            for portal in PORTALS:
                if COLOUR[portal] == hero and actions[portal] > cost and s.is_placed(portal >> 4):
                    if can_jump(s, hero, cell, portal):
                        actions[portal], before[portal], by[portal] = cost, cell, TELEPORT
                        todo.append(portal)
    return ways


def can_jump(s: Mall, hero: int, cell: int, portal: int) -> bool:
    if s.hero_at(portal) != NOWHERE:
        return False
    tile = portal >> 4
    if s.has(NO_GATHERINGS):
        for other in range(4):
            if other != hero and s.heroes[other] >> 4 == tile and tile > 1:
                return False
    if not s.has(DIMENSIONS):
        return True
    if KIND[cell] != PORTAL or COLOUR[cell] != hero:
        return False
    there = s.dimension(tile)
    if there == s.dimension(cell >> 4):
        return False
    return not all(h == hero or s.dimension(s.heroes[h] >> 4) == there for h in range(4))


def alone(s: Mall, hero: int) -> Mall:
    """The same board without the other heroes."""
    t = s.clone()
    for other in range(4):
        if other != hero and not (t.is_gone(other) and t.heroes[other] != NOWHERE):
            t.heroes[other] = NOWHERE
    return t


# -- what the team wants


def wishes(s: Mall) -> list[Wish]:
    """Single actions that bring the team forward now, the most wanted first; one for each hero.

    The hero with the shortest way goes first, and nobody may stop on its way: so it arrives, and no two
    heroes push each other to and fro. Then the next one. Those who are shut in come last; whoever
    stands before them steps aside.
    """
    found: list[Wish] = []
    exploring = is_exploring(s)
    ways: list[Ways | None] = [None if s.is_gone(hero) else find_ways(s, hero) for hero in range(4)]
    busy = [way is None for way in ways]
    reserved = [0] * CELLS  # 1: on the way of a hero that goes first
    doors = useful_doors(s, ways)
    if exploring or s.held != NOWHERE:
        add_exploration(s, doors, busy, found)
    send_for_sand(s, ways, busy, reserved, found)
    targets = [
        [] if busy[hero] else find_targets(s, hero, doors if exploring else []) for hero in range(4)
    ]
    order: list[tuple[int, int]] = []
    for i in range(4):
        hero = (i + s.now // SHIFT) & 3
        way = ways[hero]
        if way is not None and targets[hero]:
            target = nearest(way, targets[hero])
            order.append((way.actions[target] if target != NOWHERE else FAR, hero))
    order.sort(key=by_length)
    for length, hero in order:
        way = ways[hero]
        assert way is not None
        if length == FAR:
            make_room(s, hero, targets[hero], ways, busy, reserved, found)
        elif length and not busy[hero]:
            send(s, way, nearest(way, targets[hero]), busy, reserved, found)
    if not found and order and order[-1][0] == FAR:
        stroll(s, ways, found)
    return found


def stroll(s: Mall, ways: list[Ways | None], found: list[Wish]) -> None:
    """All are shut in by each other: one of them walks off somewhere, then another somewhere else.

    Where to depends on the time alone, so all bots mean the same; sooner or later a way is free.
    """
    turn = s.now // STROLL
    for i in range(4):
        way = ways[(turn + i) & 3]
        if way is not None:
            cells = [
                cell
                for cell in range(CELLS)
                if 0 < way.actions[cell] < FAR and not is_trap(s, way.hero, cell)
            ]
            if cells:
                found.append(way.first(cells[turn * 7919 % len(cells)])[0])
                return


def by_length(entry: tuple[int, int]) -> int:
    return entry[0]


def send(
    s: Mall, way: Ways, target: int, busy: list[bool], reserved: list[int], found: list[Wish]
) -> None:
    """Wish for the first action of a way, unless it would end on the way of somebody before."""
    wish, stop = way.first(target)
    if not reserved[stop]:
        found.append(wish)
        busy[way.hero] = True
    for cell in trail_of(s, way, target):
        reserved[cell] = 1


def nearest(way: Ways, targets: list[int]) -> int:
    best, least = NOWHERE, FAR
    for target in targets:
        if way.actions[target] < least:
            best, least = target, way.actions[target]
    return best


def useful_doors(s: Mall, ways: list[Ways | None]) -> list[int]:
    """Doors behind which the next tile would help.

    Scenario 13: portals stop with the theft, so a hero's artefact and exit must lie in one dimension.
    The top tile is seen. Where the hero's other goal lies is its home; before that elf and dwarf are at
    home in the first dimension, the others in the second, if a door there can be reached.
    """
    doors = open_doors(s)
    if not s.has(DIMENSIONS) or (s.held == NOWHERE and not (s.has(FACE_UP) and s.deck)):
        return doors
    tile = s.held if s.held != NOWHERE else s.deck[-1]
    for cell in ARTEFACTS + EXITS:
        if cell >> 4 == tile:
            hero = COLOUR[cell]
            settled = NOWHERE
            for other in ARTEFACTS + EXITS:
                if COLOUR[other] == hero and other != cell and s.is_placed(other >> 4):
                    settled = s.dimension(other >> 4)
            home = (1 if hero in (BARBARIAN, MAGE) else 0) if settled == NOWHERE else settled
            there = [door for door in doors if s.dimension(door >> 2) == home]
            if settled != NOWHERE or s.held != NOWHERE:
                return there or doors
            for door in there:
                way = ways[SLOT[door]]
                if way is not None and way.actions[(door >> 2) * 16 + SLOTS[door & 3]] < FAR:
                    return there
            return doors
    return doors


def is_exploring(s: Mall) -> bool:
    """Whether tiles are still wanted: an artefact or an exit is missing, and there are doors left."""
    if not s.deck and s.held == NOWHERE:
        return False
    wanted = EXITS if s.theft else ARTEFACTS + EXITS
    missing = False
    for cell in wanted:
        if not s.is_placed(cell >> 4) and (
            KIND[cell] != EXIT or s.has(OWN_EXITS | FOOL_GUARDS) or COLOUR[cell] == MAGE
        ):
            missing = True
    return (missing or is_shut(s)) and bool(open_doors(s))


def is_shut(s: Mall) -> bool:
    """Scenario 17: whoever goes first shuts others out, so other ways must be found."""
    if not s.has(NO_GATHERINGS):
        return False
    waiting = False
    for hero in range(4):
        if not s.is_gone(hero):
            goal = exit_of(s, hero) if s.theft else artefact_of(s, hero)
            if goal != NOWHERE and s.heroes[hero] != goal:
                if not shuts_out(s, hero, goal):
                    return False
                waiting = True
    return waiting


def add_exploration(s: Mall, useful: list[int], busy: list[bool], found: list[Wish]) -> None:
    """Tiles that can be placed now, by a hero at its door rather than by the crystal ball.

    Whoever makes it possible stays until it is done.
    """
    doors = [door for door in eligible_doors(s) if door in useful]
    for manned in (True, False):
        for door in doors:
            if is_manned(s, door) == manned:
                choice = PLACE.of(door) if s.held != NOWHERE else EXPLORE_AT.of(door)
                if judge_exploring(s, choice) == ALLOWED:
                    found.append(Wish(choice, EXPLORE))
                    busy[SLOT[door] if manned else MAGE] = True


def find_targets(s: Mall, hero: int, wanted: list[int]) -> list[int]:
    """Cells this hero should go to, any of them: these doors first."""
    if wanted:
        doors = [(door >> 2) * 16 + SLOTS[door & 3] for door in wanted if SLOT[door] == hero]
        if hero == MAGE and s.has(CRYSTAL_BALL):
            if is_ball_active(s):
                return [s.heroes[hero]]
            doors += [c for c in BALLS if s.is_placed(c >> 4) and not s.has_token(c)]
        if doors:
            return doors
    goal = exit_of(s, hero) if s.theft else artefact_of(s, hero)
    if goal != NOWHERE and s.heroes[hero] != goal and shuts_out(s, hero, goal):
        goal = NOWHERE
    if goal != NOWHERE:
        return [goal]
    if hero == BARBARIAN and s.has(CAMERAS_WATCH):  # nothing better to do
        return [c for c in CAMERAS if s.is_placed(c >> 4) and not s.has_token(c)]
    return []


def shuts_out(s: Mall, hero: int, goal: int) -> bool:
    """Scenario 17: whether others could no longer reach their goals past a hero that stays there.

    Who has arrived stays as well.
    """
    if not s.has(NO_GATHERINGS):
        return False
    goals = [exit_of(s, h) if s.theft else artefact_of(s, h) for h in range(4)]
    for other in range(4):
        if other != hero and not s.is_gone(other):
            wanted = goals[other]
            if wanted != NOWHERE and s.heroes[other] != wanted:
                t = alone(s, other)
                for third in range(4):
                    if third != other and s.heroes[third] == goals[third]:
                        t.heroes[third] = s.heroes[third]
                t.heroes[hero] = goal
                if find_ways(t, other).actions[wanted] == FAR:
                    return True
    return False


def artefact_of(s: Mall, hero: int) -> int:
    """Where this hero steals; in scenario 10 the colour after its own (MM-160)."""
    colour = (hero + 1) % 4 if s.has(FOOL_GUARDS) else hero
    for cell in ARTEFACTS:
        if COLOUR[cell] == colour and s.is_placed(cell >> 4):
            return cell
    return NOWHERE


def exit_of(s: Mall, hero: int) -> int:
    """Where this hero leaves; in scenario 10 the heroes still inside share what is free."""
    colour = hero if s.has(OWN_EXITS) else MAGE
    if s.has(FOOL_GUARDS):
        colour = shared_exits(s)[hero]
    for cell in EXITS:
        if COLOUR[cell] == colour and s.is_placed(cell >> 4):
            return cell
    return NOWHERE


def shared_exits(s: Mall) -> list[int]:
    """Scenario 10: an exit of another colour for each hero, none for two (MM-160)."""
    taken = [COLOUR[s.heroes[h]] if s.is_gone(h) else NOWHERE for h in range(4)]
    inside = [h for h in range(4) if not s.is_gone(h)]
    free = [c for c in range(4) if c not in taken]
    order = free[:]
    for _ in range(24):
        chosen = [NOWHERE] * 4
        for hero, colour in zip(inside, order, strict=True):
            chosen[hero] = colour
        if all(chosen[hero] != hero for hero in inside):
            return chosen
        order = following(order)
    return [NOWHERE] * 4


def following(order: list[int]) -> list[int]:
    """The next order of the same numbers; the last one is followed by the first."""
    out = order[:]
    i = len(out) - 2
    while i >= 0 and out[i] > out[i + 1]:
        i -= 1
    if i >= 0:
        j = len(out) - 1
        while out[j] < out[i]:
            j -= 1
        out[i], out[j] = out[j], out[i]
    out[i + 1 :] = out[i + 1 :][::-1]
    return out


def send_for_sand(
    s: Mall, ways: list[Ways | None], busy: list[bool], reserved: list[int], found: list[Wish]
) -> None:
    """When the sand runs low, send the nearest hero to an hourglass, or the barbarian to a camera."""
    if s.left * LOW_SAND > s.setting.sand:
        return
    if s.theft:
        todo = 0
        for hero in range(4):
            way = ways[hero]
            if way is not None:
                cell = exit_of(s, hero)
                todo += way.actions[cell] if cell != NOWHERE else FAR
        if todo * PACE < s.left:
            return
    goals = [c for c in HOURGLASSES if s.is_placed(c >> 4) and not s.has_token(c)]
    if not goals:
        return
    heroes = [0, 1, 2, 3]
    if is_watched(s, goals[0]):
        goals = [c for c in CAMERAS if s.is_placed(c >> 4) and not s.has_token(c)]
        heroes = [BARBARIAN]
    best, least, goal = NOWHERE, FAR, NOWHERE
    for hero in heroes:
        way = ways[hero]
        if way is not None:
            target = nearest(way, goals)
            if target != NOWHERE and 0 < way.actions[target] < least:
                best, least, goal = hero, way.actions[target], target
    if best == NOWHERE:
        return
    way = ways[best]
    assert way is not None
    send(s, way, goal, busy, reserved, found)


def make_room(
    s: Mall,
    hero: int,
    targets: list[int],
    ways: list[Ways | None],
    busy: list[bool],
    reserved: list[int],
    found: list[Wish],
) -> None:
    """Somebody stands in this hero's way: let the first of them step aside."""
    free = alone(s, hero)
    way = find_ways(free, hero)
    target = nearest(way, targets)
    if target == NOWHERE:
        return
    trail = trail_of(free, way, target)
    for cell in trail:
        reserved[cell] = 1
    blocker = NOWHERE
    for cell in trail:
        blocker = in_the_way(s, hero, cell)
        if blocker != NOWHERE:
            break
    if blocker == NOWHERE or busy[blocker]:
        return
    aside = ways[blocker]
    assert aside is not None
    by_tile = s.has(NO_GATHERINGS)
    tiles = [cell >> 4 for cell in trail]
    best, least = NOWHERE, FAR
    for cell in range(CELLS):
        if 0 < aside.actions[cell] < least and not reserved[cell]:
            if not (by_tile and cell >> 4 in tiles) and not is_trap(s, blocker, cell):
                best, least = cell, aside.actions[cell]
    if best != NOWHERE:
        found.append(aside.first(best)[0])
        busy[blocker] = True


def is_trap(s: Mall, hero: int, cell: int) -> bool:
    """Cells on which something would happen that nobody asked for."""
    if cell in HOURGLASSES and not s.has_token(cell):
        return True
    return KIND[cell] == EXIT and s.theft != 0 and COLOUR[cell] != hero


def in_the_way(s: Mall, hero: int, cell: int) -> int:
    """The other hero that closes this cell, NOWHERE for none."""
    for other in range(4):
        if other != hero and s.heroes[other] != NOWHERE:
            if s.heroes[other] == cell:
                return other
            if s.has(NO_GATHERINGS) and cell >> 4 > 1 and s.heroes[other] >> 4 == cell >> 4:
                if s.heroes[hero] >> 4 != cell >> 4:
                    return other
    return NOWHERE


def trail_of(s: Mall, way: Ways, target: int) -> list[int]:
    """All cells a hero touches on its way, in order."""
    legs: list[int] = []
    cell = target
    while cell != way.start:
        legs.append(cell)
        cell = way.before[cell]
    trail: list[int] = []
    for end in reversed(legs):
        by = way.by[end]
        if by < 4:
            while cell != end:
                cell = step(s, way.hero, cell, by)
                trail.append(cell)
        else:
            trail.append(end)
        cell = end
    return trail


# -- one team-mate


class Manner:
    """How a level keeps company, in a hundred looks at the board."""

    def __init__(self, overlooks: int, leaves: int, asks: int) -> None:
        self.overlooks = overlooks  # it sees nothing to do
        self.leaves = leaves  # it leaves a move to others who could make it too
        self.asks = asks  # with nothing to do itself, it puts the pawn before somebody who has


MANNERS: Final = {
    "easy": Manner(40, 0, 30),
    "fair": Manner(0, 70, 30),
    "hard": Manner(0, 0, 30),
    "master": Manner(0, 0, 30),
}


class Teammate(Bot):
    """A bot for one seat. `patience` is what it leaves to people who talk; 0 when nobody does."""

    def __init__(self, seed: int, level: str = "hard", patience: int = PATIENCE) -> None:
        self.rng = Luck.seeded(seed)
        self.manner = MANNERS[level]
        self.patience = patience

    def choose(self, glimpse: Glimpse) -> int:
        choice = self.act(cast(Mall, glimpse.guess(self.rng)), glimpse.seat)
        return choice if choice in glimpse.choices else WAIT.base

    def act(self, s: Mall, seat: int) -> int:
        """What this seat does now; WAIT for nothing."""
        top = s.stack[-1]
        if isinstance(top, Gathering):
            return READY.base
        if s.talk == TALK and s.now - s.talk_since < self.patience:
            return WAIT.base
        if not isinstance(top, Heist):
            return DISCARD.of(least_wanted(s, discards(s, cast(Rearranging, top).left)))
        mask = s.mask(seat)
        if not mask and s.seats > 1:
            return WAIT.base
        if self.often(self.manner.overlooks):
            return WAIT.base
        asked = NOWHERE  # somebody else who could do what is wanted first
        for wish in wishes(s):
            others = who_could(s, seat, wish)
            if mask >> wish.action & 1 and judge(s, seat, wish.choice) == ALLOWED:
                if others and self.often(self.manner.leaves):
                    continue
                return wish.choice
            if others and asked == NOWHERE:
                asked = others[0]
        if s.seats == 1 and judge(s, seat, REVEAL.base) == ALLOWED:
            return REVEAL.base
        asks = self.manner.asks if self.patience else 0  # bots among themselves need no word
        if asked not in (NOWHERE, s.pawn) and self.often(asks):
            # The pawn goes round the table once in a while, not without end.
            if s.now - max(s.pawn_at) >= NAGGING and judge_pawn(s, seat, asked) == ALLOWED:
                return PAWN.of(asked)
        return WAIT.base

    def often(self, percent: int) -> bool:
        return percent > 0 and self.rng.below(100) < percent


def who_could(s: Mall, seat: int, wish: Wish) -> list[int]:
    """The other seats whose tile shows this action."""
    return [other for other in range(s.seats) if other != seat and s.mask(other) >> wish.action & 1]


def least_wanted(s: Mall, tiles: list[int]) -> int:
    """Scenario 11: the tile that does least, rather no artefact and no exit."""
    kept = [cell >> 4 for cell in ARTEFACTS + EXITS + HOURGLASSES]
    for tile in reversed(tiles):
        if tile not in kept:
            return tile
    return tiles[-1]


SPECIALISTS["magic-maze"] = Teammate
