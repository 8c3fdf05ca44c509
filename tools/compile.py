"""Compile the kernel with mypyc into `.market/compiled`, apart from the sources.

Run by `./market compile` with the environment's Python. The sources are copied first and the copy
is what gets hashed and compiled: somebody may save a file while the C compiler works.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

os.environ["NIGHTMARKET_PURE"] = "1"
os.environ.pop("NIGHTMARKET_COMPILED", None)

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from nightmarket import _variant

ROOT = Path(__file__).resolve().parents[1]
OPT_OUT = "# mypyc: no"
KEPT_BUILDS = 3


def wants_compiling(module: Path) -> bool:
    """A module stays plain when one of its first lines says so, with the reason beside it."""
    with module.open(encoding="utf-8") as lines:
        return not any(line.startswith(OPT_OUT) for line, _ in zip(lines, range(5), strict=False))


def compile_kernel(compiled: Path) -> Path:
    """Build the present sources; the result appears in one rename or not at all."""
    compiled.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".building-", dir=compiled) as temporary:
        work = Path(temporary)
        copy = work / "src" / "nightmarket"
        shutil.copytree(
            ROOT / "src" / "nightmarket",
            copy,
            ignore=shutil.ignore_patterns("__pycache__", "static"),
        )
        target = compiled / _variant.build_folder(copy).name
        modules = [
            str(module.relative_to(copy.parent))
            for package in _variant.PACKAGES
            for module in sorted((copy / package).rglob("*.py"))
            if wants_compiling(module)
        ]
        if not modules:
            raise SystemExit("There is nothing to compile.")
        print(f"{len(modules)} modules", flush=True)

        os.chdir(copy.parent)
        # One group: calls between modules stay C calls, and it builds in half the time of separate
        # ones. No config file, no word about other modules: they are the type checker's business.
        extensions = mypycify(
            [
                "--config-file=",
                "--follow-imports=silent",
                f"--cache-dir={work / 'cache'}",
                *modules,
            ],
            opt_level="3",
            group_name="nightmarket",
            target_dir=str(work / "c"),
        )
        command = build_ext(Distribution({"name": "nightmarket", "ext_modules": extensions}))
        command.build_lib = str(work / "out")
        command.build_temp = str(work / "o")
        command.ensure_finalized()
        command.run()

        # Beside the machine code lie the sources: uncompiled modules, data files, tracebacks.
        for package in _variant.PACKAGES:
            if (copy / package).is_dir():
                shutil.copytree(
                    copy / package, work / "out" / "nightmarket" / package, dirs_exist_ok=True
                )
        os.chdir(ROOT)
        shutil.rmtree(target, ignore_errors=True)
        (work / "out").rename(target)
    # Programs still running may yet import from an older build, so the newest few stay.
    builds = [build for build in compiled.iterdir() if not build.name.startswith(".")]
    builds.sort(key=lambda build: build.stat().st_mtime, reverse=True)
    for old in builds[KEPT_BUILDS:]:
        shutil.rmtree(old, ignore_errors=True)
    return target


if __name__ == "__main__":
    print(compile_kernel(ROOT / ".market" / "compiled"), file=sys.stderr)
