"""Which kernel runs: the compiled one, if it was built from these very sources, or plain Python.

`./market compile` puts the compiled packages apart, under `.market/compiled/<sources>-<python>/`.
Compiled files among the sources would go on running, silently, after the sources changed. So the
sources are hashed on import (a few milliseconds) and a build from other sources is ignored.

`NIGHTMARKET_PURE=1` asks for plain Python. `NIGHTMARKET_COMPILED=1` insists on the compiled kernel:
without a fresh build the import fails, so a test run can never pass on the wrong variant.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import MutableSequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

# What is compiled; of house, server and store, what every move goes through. The rest stays plain.
PACKAGES: Final = ("kernel", "games", "bots", "table", "house", "server", "store")
# Part of the hash: raise it when tools/compile.py builds differently from the same sources.
RECIPE: Final = "3"

_HERE: Final = Path(__file__).resolve().parent


def source_hash(package: Path = _HERE) -> str:
    """Name the present contents of the compiled packages, data files included."""
    digest = hashlib.sha256(RECIPE.encode())
    for name in PACKAGES:
        for folder, folders, files in os.walk(package / name):
            folders[:] = sorted(f for f in folders if f != "__pycache__")
            for file in sorted(files):
                path = os.path.join(folder, file)
                with open(path, "rb") as source:
                    text = source.read()
                relative = os.path.relpath(path, package)
                digest.update(f"\0{relative}\0{len(text)}\0".encode())
                digest.update(text)
    return digest.hexdigest()[:20]


def build_folder(package: Path = _HERE) -> Path:
    """Where a build of the present sources for this Python lies, or would lie."""
    python = EXTENSION_SUFFIXES[0].split(".")[1]
    return package.parents[1] / ".market" / "compiled" / f"{source_hash(package)}-{python}"


def _build() -> Path | None:
    """A build of these very sources: of a checkout, or the one a wheel brought along."""
    homes = (_HERE.parents[1] / ".market" / "compiled", _HERE / "_compiled")
    # A pure wheel has neither: the sources are not even read then.
    homes_there = [home for home in homes if home.is_dir()]
    name = build_folder().name if homes_there else ""
    return next((home / name for home in homes_there if (home / name).is_dir()), None)


def _choose(path: MutableSequence[str]) -> bool:
    """Put the compiled packages in front of the plain ones, if that is wanted and possible."""
    insist = os.environ.get("NIGHTMARKET_COMPILED") == "1"
    if os.environ.get("NIGHTMARKET_PURE") == "1":
        if insist:
            raise ImportError("NIGHTMARKET_PURE and NIGHTMARKET_COMPILED are both set: choose one.")
        return False
    build = _build()
    if build is None:
        if insist:
            raise ImportError(
                "NIGHTMARKET_COMPILED is set, but there is no compiled kernel "
                "for these sources and this Python: run ./market compile."
            )
        return False
    # The build holds copies of the uncompiled modules too, so each package is whole in one place.
    path.insert(0, str(build / "nightmarket"))
    # The machine code itself is in libraries beside the packages; modules import them by name.
    sys.path.append(str(build))
    return True


# tools and ./market also load this file by its path, only to ask for the hash.
COMPILED: Final = __name__ == "nightmarket._variant" and _choose(
    sys.modules["nightmarket"].__path__
)


def describe() -> str:
    """The variant in words."""
    return "compiled" if COMPILED else "plain Python"
