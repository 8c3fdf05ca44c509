"""What holds of every encoder, as the other properties hold of every game."""

from __future__ import annotations

import numpy as np

from nightmarket.kernel import Luck, asked, legal
from nightmarket.research.encoding import Encoder, Eye
from tests.conformance.properties import Case, guesses, moments, need


def tells_no_secret(case: Case, of: Encoder) -> None:
    """The row and the mask of a seat are the same in the true world and in any it may imagine."""
    for s, viewer, other in guesses(case):
        if viewer < 0:
            continue
        mine, yours = of.observe(s, viewer), of.observe(other, viewer)
        if not np.array_equal(mine, yours):
            at = int(np.nonzero(mine != yours)[0][0])
            need(False, f"cell {at} ({of.layout.cells()[at].name}) tells seat {viewer} a secret")
        need(
            np.array_equal(of.mask(s, viewer), of.mask(other, viewer)),
            f"the mask tells seat {viewer} a secret",
        )


def keeps_its_bounds(case: Case, of: Encoder) -> None:
    """Every cell stays between its bounds; every legal choice is one action, and the other way."""
    for s in moments(case, dense=4):
        for seat in range(case.seats):
            row = of.observe(s, seat)
            wrong = np.nonzero((row < of.low) | (row > of.high))[0]
            for at in wrong:
                cell = of.layout.cells()[at]
                need(False, f"cell {at} ({cell.name}) is {row[at]}: not {cell.low} to {cell.high}")
            choices = legal(s, seat) if seat in asked(s) else []
            actions = [of.actions.action(c, seat, case.seats) for c in choices]
            need(-1 not in actions, "a legal choice is no action", choices)
            need(len(set(actions)) == len(choices), "two choices are one action", choices)
            need(int(of.mask(s, seat).sum()) == len(choices), "the mask is not the legal choices")
            back = [of.actions.choice(a, seat, case.seats) for a in actions]
            need(back == choices, "an action is another choice", choices, back)


def is_renewed(case: Case, of: Encoder) -> None:
    """An eye that looks again and again sees what a first look sees, however much lies between."""
    eyes = [Eye(of, seat) for seat in range(case.seats)]
    rng = Luck.seeded(case.seed)
    for s in moments(case, dense=4):
        for eye in eyes:
            if rng.below(3):
                eye.look(s)
                wrong = np.nonzero(eye.row != of.observe(s, eye.seat))[0]
                for at in wrong[:1]:
                    need(False, f"cell {at} ({of.layout.cells()[at].name}) is not renewed")


def tells_apart(case: Case, of: Encoder) -> None:
    """Rows change as a game goes on: an encoder that writes nothing would keep every secret."""
    rng = Luck.seeded(case.seed)
    seen = {of.observe(s, rng.below(case.seats)).tobytes() for s in moments(case)}
    need(len(seen) > 2, "the rows of a whole game are the same")


ENCODER_PROPERTIES = (tells_no_secret, keeps_its_bounds, is_renewed, tells_apart)
