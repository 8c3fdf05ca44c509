"""What somebody who only reads makes of words: which of several names they mean."""

from __future__ import annotations

import re
from collections.abc import Sequence

# Words that name nothing, and are as long as some that do.
LITTLE = {"the", "and", "for", "you", "для", "или", "все", "або", "усі"}


def stems(text: str) -> list[str]:
    """Words as they look without their endings, and numbers; in their order."""
    found = re.findall(r"[^\W_]+", text.lower())
    return [w[:4] for w in found if (len(w) > 2 and w not in LITTLE) or w.isdigit()]


def alike(one: str, other: str) -> bool:
    return one == other or (len(one) == 3 and other.startswith(one) and not one.isdigit())


def meant(names: Sequence[str], words: str) -> list[tuple[float, int]]:
    """The names that the words name, the likeliest first: the more of a name and the rarer, the more."""
    said = set(stems(words))
    known = [set(stems(name)) for name in names]
    found = []
    for at, name in enumerate(known):
        both = {one for one in name if any(alike(one, word) for word in said)}
        if both:
            rare = sum(1 / sum(one in other for other in known) for one in both)
            found.append((-rare * len(both) / len(name), at))
    return sorted(found)
