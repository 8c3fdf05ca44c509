"""One moment of a game: work for whoever thinks, which needs nothing but its question."""

from __future__ import annotations

from typing import Final, NamedTuple

from nightmarket import games
from nightmarket.analysis.choosing import closer, compare
from nightmarket.analysis.eye import Eye
from nightmarket.analysis.told import Looked, Question
from nightmarket.kernel import Luck, State, asked

BELIEFS: Final = 40  # guesses at what others hold
SHOWN: Final = 4  # things believed of one seat
RARE: Final = 0.05  # what is less likely is not told


class Care(NamedTuple):
    """How closely a level looks: samples of the open position, guesses by seat, and for choices; and
    games between choices, the first time and where it looks again."""

    open: int
    known: int
    first: int
    then: int
    few: int
    last: int


CARE: Final[dict[str, Care]] = {
    "easy": Care(6, 6, 4, 16, 3, 30),
    "fair": Care(16, 16, 8, 40, 10, 100),
    "hard": Care(40, 40, 20, 120, 30, 300),
    "master": Care(100, 80, 40, 300, 80, 800),
}


def care_for(eye: Eye, level: str) -> Care:
    """Where the eye tells choices apart only late: fewer looks at them, more games."""
    care = CARE[level]
    if eye.searches or not eye.plays_on:
        return care
    first, then, few, last = care[2:]
    return Care(care.open, care.known, first // 2, then // 5, few * 8 // 5, last * 6 // 5)


def look(asked_for: Question) -> Looked:
    game = games.game(asked_for.game)
    s = game.load(asked_for.state)
    seats = game.seat_count(s)
    eye = Eye(game, asked_for.options, seats, asked_for.level)
    care = care_for(eye, asked_for.level)
    rng = Luck.seeded(asked_for.seed)
    if asked_for.before is not None:
        last = care.last // asked_for.share
        again = closer(eye, s, asked_for.before, care.then, last, rng)
        return Looked(asked_for.look, [], [], [], again)
    open_ = eye.chances(s, care.open, rng)
    known = [open_] * seats
    beliefs: list[list[tuple[int, str, float, bool]]] = [[] for _ in range(seats)]
    choosing = None
    if eye.plays_on and s.stack:
        known = [eye.known(eye.guesses(s, seat, care.known, rng), rng) for seat in range(seats)]
        beliefs = [believed(eye, s, seat, rng) for seat in range(seats)]
        seat = asked_for.seat
        if seat >= 0 and seat in asked(s):
            played = game.parse(asked_for.played)
            choosing = compare(eye, s, seat, played, care.first, care.then, care.few, rng)
    return Looked(
        asked_for.look, rounded(open_), [rounded(one) for one in known], beliefs, choosing
    )


def rounded(chances: list[float]) -> list[float]:
    return [round(one, 4) for one in chances]


def believed(eye: Eye, s: State, seat: int, rng: Luck) -> list[tuple[int, str, float, bool]]:
    """What this seat could believe of the others, the likeliest first."""
    truth = set(eye.lore.secrets(s, seat))
    if not truth:
        return []
    counts: dict[tuple[int, str], int] = {}
    for guess in eye.guesses(s, seat, BELIEFS, rng):
        for secret in sorted(set(eye.lore.secrets(guess, seat))):
            counts[secret] = counts.get(secret, 0) + 1
    found: list[tuple[int, str, float, bool]] = []
    for owner in range(eye.seats):
        held = [(n, secret) for secret, n in counts.items() if secret[0] == owner]
        held.sort(key=lambda one: (-one[0], one[1]))
        for n, secret in held[:SHOWN]:
            if n >= RARE * BELIEFS:
                found.append((owner, secret[1], round(n / BELIEFS, 2), secret in truth))
    return found
