"""The faces for learners, held against the peers' own tests in full."""

from __future__ import annotations

from collections.abc import Callable

from nightmarket.kernel import Refusal
from nightmarket.research.proofs import PROOFS


def research(progress: Callable[[int, int], None], only: tuple[str, ...] = ()) -> dict[str, object]:
    """PettingZoo's and OpenSpiel's own tests for every game; what is not installed is named loudly,
    and refused where it was asked for by name."""
    for name in only:
        if name not in PROOFS:
            raise Refusal(f"no proof {name!r}; there are: {', '.join(PROOFS)}", "part")
    figures: dict[str, object] = {}
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        progress(done, 0)

    for name in only or PROOFS:
        try:
            figures[name] = PROOFS[name](tick)
        except ModuleNotFoundError as error:
            if only:
                raise Refusal(f"{name}: {error.name} is not installed here", "part") from error
            figures[name] = f"NOT PROVED: {error.name} is not installed here"
    return figures
