"""Which moments mattered to a seat, and at which it could learn something."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import Final, Literal

from nightmarket.analysis.told import Looked, Turning
from nightmarket.kernel.record import Record

Kind = Literal["loss", "gain", "luck"]
MOMENTS: Final = 3
LUCK: Final = 1  # of them
LEAST: Final = 0.02  # a smaller difference matters to nobody
PRIDE: Final = 1 / 3  # a good choice is told before a bad one when it is three times as large
FATE: Final = 1 / 3  # and so is what one could not help
FLUTTER: Final = 5.0  # which is told where the chance moved so many times as far as it mostly does
EXERCISES: Final = 5
CLEAR: Final = 0.05  # an exercise has choices that differ by more than this


def turning(found: list[Looked], record: Record, seat: int) -> list[Turning]:
    """The largest losses and gains of a seat, one of pure luck among them at most.

    Where no choices were compared, as in a game against the clock, what anybody did is all there is.
    """
    told: list[tuple[float, Turning]] = []
    compared = any(one.choosing is not None for one in found)
    moves = steps(found, seat)
    usual = FLUTTER * median(map(abs, moves)) if moves else 0.0
    for i, one in enumerate(found):
        chosen = one.choosing
        if chosen is not None and chosen.seat == seat:
            if chosen.lost >= LEAST:
                told.append((chosen.lost, Turning(one.n, "loss", seat, -chosen.lost)))
            elif chosen.gained >= LEAST:
                told.append((PRIDE * chosen.gained, Turning(one.n, "gain", seat, chosen.gained)))
        elif i + 1 < len(found):
            moved = moves[i]
            if abs(moved) >= max(LEAST, usual):
                by = record.moves[found[i + 1].n - 1].seat
                kind: Kind = "luck" if compared else "loss" if moved < 0.0 else "gain"
                told.append((FATE * abs(moved), Turning(one.n, kind, by, moved)))
    told.sort(key=lambda row: (-row[0], row[1].n))
    kept: list[Turning] = []
    for _, one_of in told:
        lucky = sum(t.kind == "luck" for t in kept)
        near = any(t.kind == one_of.kind and abs(t.n - one_of.n) <= 1 for t in kept)
        if not (one_of.kind == "luck" and lucky >= LUCK) and not near:
            kept.append(one_of)
        if len(kept) == MOMENTS:
            break
    return kept


def steps(found: list[Looked], seat: int) -> list[float]:
    """What each move did to the chance of a seat, as far as that could be known."""
    chances = [one.known[seat][seat] for one in found]
    return [round(after - before, 4) for before, after in pairwise(chances)]


def exercises(found: list[Looked], seat: int) -> list[int]:
    """Where it was this seat's choice and the best stood clear of the rest, in the order of the game."""
    worth: list[tuple[float, int]] = []
    for one in found:
        chosen = one.choosing
        if chosen is None or chosen.seat != seat or len(chosen.weighed) < 2:
            continue
        apart = chosen.lost or chosen.gained
        chances = [w.chance for w in chosen.weighed]
        if apart > 0.0 and chances[0] - min(chances) > CLEAR:
            worth.append((-(chances[0] - chances[1]) - chosen.lost, one.n))
    return sorted([n for _, n in sorted(worth)[:EXERCISES]])
