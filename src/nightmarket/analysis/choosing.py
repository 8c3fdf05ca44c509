"""Choices compared as the seat could have compared them: on the same guesses, with the same luck."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from nightmarket.analysis.eye import Eye, add
from nightmarket.analysis.told import Choosing, Weighed
from nightmarket.bots import choice_of
from nightmarket.bots.knowing import Branch, KnowingBot, grow
from nightmarket.kernel import Luck, State, asked, legal, step

MOST: Final = 24  # choices that are compared at all
FINALISTS: Final = 4  # and those that are looked at closely, with what was done
DOUBT: Final = 2.0  # a difference of fewer standard errors is none
WORTH: Final = 4  # what the eye says counts for as many games played to the end
LINE: Final = 4  # choices shown after the best
SEARCHES: Final = 4  # of a strong player instead of each game to the end
FURTHER: Final = (
    2  # times as many games between two, where the first ones say that something was lost
)


class Candidate:
    """A choice, and what came of it on every guess."""

    def __init__(self, choice: int, seats: int) -> None:
        self.choice = choice
        self.values: list[list[float]] = []  # shares by seat, one row a guess
        self.traits: list[list[float]] = []  # summed over the guesses looked at closely
        self.mean = 0.0

    def average(self, seats: int) -> list[float]:
        total = [0.0] * seats
        for row in self.values:
            add(total, row, len(self.values))
        return total


def compare(
    eye: Eye, s: State, seat: int, played: int, first: int, then: int, last: int, rng: Luck
) -> Choosing | None:
    """`first` guesses for every choice, `then` more for the best, and `last` games between what was done
    and what might be better; None where there was no choice."""
    choices = legal(s, seat)
    if len(choices) < 2:
        return None
    guesses = eye.guesses(s, seat, first + then, rng)
    likely = shortlist(eye, guesses[0], seat, choices, played)
    field = [Candidate(choice, eye.seats) for choice in likely]
    rally(eye, field, guesses[:first], seat, rng, False)
    order = ranked(field, seat)
    finalists = [c for i, c in enumerate(order) if i < FINALISTS or c.choice == played]
    rally(eye, finalists, guesses[first:], seat, rng, True)
    finalists = ranked(finalists, seat)
    best = finalists[0]
    done = next(c for c in field if c.choice == played)
    order = finalists + [c for c in order if c not in finalists]
    chance = {c.choice: eye.scaled(c.average(eye.seats))[seat] for c in order}
    lost = gained = 0.0
    rivals = dict.fromkeys([best.choice, favourite(eye, guesses[0], seat, choices)])
    seems = cost_of(eye, s, seat, played, [c for c in rivals if c != played], chance, last, rng)
    if best is not done:
        lost = certain(best, done, seat, chance[best.choice] - chance[played])
    else:
        second = finalists[1]
        gained = certain(done, second, seat, chance[played] - chance[second.choice])
    text = eye.game.text
    return Choosing(
        seat,
        text(played),
        len(choices),
        [Weighed(text(c.choice), round(chance[c.choice], 4)) for c in order],
        round(lost, 4),
        round(gained, 4),
        round(seems, 4),
        line(eye, guesses[0], seat, best.choice),
        *explain(eye, best, done if best is not done else finalists[1], guesses[0], seat),
    )


def favourite(eye: Eye, t: State, seat: int, choices: list[int]) -> int:
    """What a good player likes best."""
    weights = eye.lore.weights(t, seat, choices)
    return choices[weights.index(max(weights))]


def cost_of(
    eye: Eye,
    s: State,
    seat: int,
    played: int,
    rivals: list[int],
    chance: dict[int, float],
    last: int,
    rng: Luck,
) -> float:
    """What was done seems to have cost so much, sure or not."""
    if not rivals:
        return 0.0
    ends = tried(eye, s, seat, [*rivals, played], played, last, rng)
    found = {c: judged(eye, ends[c], seat, chance.get(c, chance[played])) for c in ends}
    games: dict[int, Candidate] = {}
    if eye.searches:
        games = play_out(eye, s, seat, [*rivals, played], last, rng)
        found = {c: blend(found[c], games[c], seat) for c in found}
    return cost(found, games, played, seat)


def cost(found: dict[int, float], games: dict[int, Candidate], played: int, seat: int) -> float:
    """By all that was found, or by games alone where these say more."""
    return max(
        [
            max(found[choice] - found[played], at_least(games, choice, played, seat))
            for choice in found
            if choice != played
        ]
    )


def at_least(games: dict[int, Candidate], better: int, worse: int, seat: int) -> float:
    """What games to the end alone say of two choices, less their standard error: a search of few
    guesses sees no further than its eye, and where that is blind it hides what is plain in them."""
    if not games:
        return -1.0
    gap, unsure = apart(games[better], games[worse], seat)
    return gap - unsure


def tried(
    eye: Eye,
    s: State,
    seat: int,
    choices: list[int],
    played: int,
    games: int,
    rng: Luck,
) -> dict[int, Candidate]:
    """What good players would make of each of them, on the same guesses with the same luck.

    Where search makes a player stronger that is a search from each. Games by the lore alone say what a
    choice is worth to whoever plays like that: one may decide half of them by a detail that anybody who
    thinks gets over. Where it does not, such games say all there is to know: a third of them for all,
    the others between what was done and what did best beside it; at a glance none where that did no
    better.
    """
    if eye.searches:
        return search(eye, s, seat, choices, games, rng)
    first = games // 3
    ends = play_out(eye, s, seat, choices, first, rng)
    share = {choice: one.average(eye.seats)[seat] for choice, one in ends.items()}
    rival = max([c for c in choices if c != played], key=lambda c: share[c])
    if share[rival] > share[played]:
        for choice, one in play_out(eye, s, seat, [rival, played], games - first, rng).items():
            ends[choice].values += one.values
    return ends


def play_out(
    eye: Eye, s: State, seat: int, choices: list[int], games: int, rng: Luck
) -> dict[int, Candidate]:
    """To the end of the game."""
    ends = {choice: Candidate(choice, eye.seats) for choice in choices}
    for guess in eye.guesses(s, seat, games, rng):
        words = rng.fresh()
        for one in ends.values():
            t = guess.clone()
            step(t, seat, one.choice)
            eye.to_end(t, Luck(words[:]))
            one.values.append(eye.outcome(t))
    return ends


def search(
    eye: Eye, s: State, seat: int, choices: list[int], games: int, rng: Luck
) -> dict[int, Candidate]:
    """As far as a strong player looks ahead, who looks at nothing else."""
    found = {choice: Candidate(choice, eye.seats) for choice in choices}
    bot = thinker(eye, rng)
    guesses = eye.guesses(s, seat, SEARCHES * games, rng)
    every = legal(s, seat)
    bot.root = Branch(seat, 1.0)
    grow(bot.root, seat, every, eye.lore.weights(guesses[0], seat, every))
    for guess in guesses:
        for one in found.values():
            child = bot.root.children[one.choice]
            before = child.total
            bot.simulate(guess.clone(), one.choice, seat)
            one.values.append(eye.against(child.total - before, seat))
    return found


def thinker(eye: Eye, rng: Luck) -> KnowingBot:
    """A strong player; one that searches nothing is of no use here."""
    row = eye.strong
    return KnowingBot(eye.lore, rng.below(1 << 30), row.simulations, 0.0, row.depth, row.turns)


def blend(searched: float, games: Candidate | None, seat: int) -> float:
    """What a search says and what games to the end do, where there are any."""
    if games is None:
        return searched
    return (searched + sum([row[seat] for row in games.values]) / len(games.values)) / 2


def judged(eye: Eye, one: Candidate, seat: int, seen: float) -> float:
    """The chance to win with what was tried, where a glance has seen this one."""
    if eye.searches:
        return eye.scaled(one.average(eye.seats))[seat]
    trust = len(one.values) / (len(one.values) + WORTH)
    return trust * one.average(eye.seats)[seat] + (1.0 - trust) * seen


def shortlist(eye: Eye, t: State, seat: int, choices: list[int], played: int) -> list[int]:
    """All of them, or those a good player thinks of, and what was done."""
    if len(choices) <= MOST:
        return choices
    weights = eye.lore.weights(t, seat, choices)
    order = sorted(range(len(choices)), key=lambda i: -weights[i])[:MOST]
    kept = {choices[i] for i in order} | {played}
    return [choice for choice in choices if choice in kept]


def rally(
    eye: Eye, field: list[Candidate], guesses: list[State], seat: int, rng: Luck, closely: bool
) -> None:
    """Try each of them on each guess; what luck brings there is the same for all."""
    for guess in guesses:
        words = rng.fresh()
        for one in field:
            t = guess.clone()
            step(t, seat, one.choice)
            eye.ahead(t, Luck(words[:]))
            one.values.append(eye.see(t))
            if closely:
                row = eye.lore.weigh(t) if t.stack else []
                if row and not one.traits:
                    one.traits = [[0.0] * len(mine) for mine in row]
                for i, mine in enumerate(row):
                    add(one.traits[i], mine, len(guesses))


def ranked(field: list[Candidate], seat: int) -> list[Candidate]:
    """The best first; of equals the one that the rules name first."""
    for one in field:
        one.mean = sum([row[seat] for row in one.values]) / len(one.values)
    return sorted(field, key=lambda one: -one.mean)


def certain(better: Candidate, worse: Candidate, seat: int, difference: float) -> float:
    """The difference, if guess by guess it is clear enough; else nothing."""
    more, error = apart(better, worse, seat)
    return max(0.0, difference) if more > DOUBT * error else 0.0


def apart(better: Candidate, worse: Candidate, seat: int) -> tuple[float, float]:
    """How far two are apart that were tried on the same guesses, and the standard error of that."""
    gaps = [a[seat] - b[seat] for a, b in zip(better.values, worse.values, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum([(one - mean) ** 2 for one in gaps]) / max(1, len(gaps) - 1)
    return mean, math.sqrt(spread / len(gaps))


def line(eye: Eye, guess: State, seat: int, choice: int) -> list[str]:
    """How a good player would have gone on with this turn."""
    found: list[str] = []
    t = guess.clone()
    turn = eye.lore.moment(t)
    step(t, seat, choice)
    while len(found) < LINE and t.stack and asked(t) == [seat] and eye.lore.moment(t) == turn:
        choices = legal(t, seat)
        pick = choices[0]
        if len(choices) > 1:
            weights = eye.lore.weights(t, seat, choices)
            pick = choices[weights.index(max(weights))]
            found.append(eye.game.text(pick))
        step(t, seat, pick)
    return found


class Why(NamedTuple):
    """What tells two choices apart, as in `Choosing`."""

    reason: str
    about: int
    facts: dict[str, str]


def explain(eye: Eye, best: Candidate, other: Candidate, guess: State, seat: int) -> Why:
    """The trait that moved most in favour of the seat: its own, or an opponent's."""
    most, reason, about = 0.0, "", seat
    names = eye.lore.traits()
    allies = next(side for side in eye.sides if seat in side)
    for who in range(min(len(best.traits), len(other.traits))):
        sign = 1.0 if who in allies else -1.0
        for i, name in enumerate(names):
            moved = sign * (best.traits[who][i] - other.traits[who][i])
            # Others are many: what one does to oneself explains more.
            moved *= 1.0 if who in allies else 0.7
            if moved > most:
                most = moved
                reason, about = name, who
    own = reason and about == seat
    return Why(reason, about, eye.lore.facts(guess, seat) if own else {})


def reason_for(eye: Eye, s: State, seat: int, choice: int, count: int, rng: Luck) -> Why:
    """What this choice has before the others that a good player thinks of."""
    guesses = eye.guesses(s, seat, count, rng)
    choices = legal(s, seat)
    weights = eye.lore.weights(guesses[0], seat, choices)
    others = [c for _, c in sorted(zip(weights, choices, strict=True), key=lambda one: -one[0])]
    rivals = [c for c in others if c != choice][: FINALISTS - 1]
    if not rivals:
        return Why("", seat, {})
    one = Candidate(choice, eye.seats)
    field = [Candidate(c, eye.seats) for c in rivals]
    rally(eye, [one, *field], guesses, seat, rng, True)
    return explain(eye, one, ranked(field, seat)[0], guesses[0], seat)


def closer(eye: Eye, s: State, before: Choosing, then: int, last: int, rng: Luck) -> Choosing:
    """The best few, what a strong player would do and what was done, once more: on other guesses, `then`
    of them as far as the eye needs, and `last` games. What only seemed better the first time, being the
    best of many, does not seem so twice. Where a strong player does the same, nothing was lost.

    What a search finds and what games to the end say count alike: an eye may be blind to something that
    a search by it never sees, as games by the lore fall for what anybody who thinks gets over. But only
    what the games alone show too is sure: searches repeat the errors of their eye."""
    game, seat = eye.game, before.seat
    played = game.parse(before.played)
    guesses = eye.guesses(s, seat, then, rng)
    wanted = [game.parse(one.choice) for one in before.weighed[: FINALISTS // 2]]
    wanted += [favourite(eye, guesses[0], seat, legal(s, seat)), played]
    does_same = False
    if eye.searches:
        wanted.append(choice_of(thinker(eye, rng), game, s, seat))
        does_same = wanted[-1] == played
    field = [Candidate(c, eye.seats) for c in dict.fromkeys(wanted)]
    rally(eye, field, guesses, seat, rng, True)
    seen = {one.choice: eye.scaled(one.average(eye.seats))[seat] for one in field}
    ends = tried(eye, s, seat, [one.choice for one in field], played, last, rng)
    found = {c: judged(eye, ends[c], seat, seen[c]) for c in ends}
    games: dict[int, Candidate] = {}
    if eye.searches:
        # All of them: to an eye that is blind to what matters here any of them may be the best.
        games = play_out(eye, s, seat, list(ends), last // 2, rng)
    for one in field:
        one.mean = blend(found[one.choice], games.get(one.choice), seat)
    seems = 0.0
    if not does_same:
        seems = cost({one.choice: one.mean for one in field}, games, played, seat)
    # What did not do well enough to be tried to the last is not the best.
    field.sort(
        key=lambda one: (
            does_same and one.choice != played,
            -len(ends[one.choice].values),
            -one.mean,
        )
    )
    best = field[0]
    done = next(one for one in field if one.choice == played)
    other = done if best is not done else field[1]
    _, doubt = apart(ends[best.choice], ends[other.choice], seat)
    is_shown = True
    if eye.searches:
        if apart(games[best.choice], games[other.choice], seat)[0] > 0.0:
            # Others than those that made it the best.
            games = play_out(eye, s, seat, [best.choice, other.choice], FURTHER * last, rng)
        for one in (best, other):
            one.mean = blend(found[one.choice], games[one.choice], seat)
        gap, unsure = apart(games[best.choice], games[other.choice], seat)
        doubt = math.hypot(doubt, unsure) / 2
        is_shown = gap > DOUBT * unsure
    gap = best.mean - other.mean
    sure = round(gap, 4) if is_shown and gap > DOUBT * doubt else 0.0
    text = game.text
    told = {text(one.choice): min(one.mean, best.mean) for one in field}
    least = min(told.values())
    others = [w for w in before.weighed if w.choice not in told]
    return Choosing(
        seat,
        before.played,
        before.among,
        [Weighed(choice, round(chance, 4)) for choice, chance in told.items()]
        + [Weighed(w.choice, min(w.chance, round(least, 4))) for w in others],
        sure if best is not done else 0.0,
        sure if best is done else 0.0,
        round(seems, 4),
        line(eye, guesses[0], seat, best.choice),
        *explain(eye, best, other, guesses[0], seat),
    )
