"""Compile the kernel with mypyc into `.market/compiled`, apart from the sources.

Run by `./market compile` with the environment's Python. The sources are copied first and the copy
is what gets hashed and compiled: somebody may save a file while the C compiler works.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
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
KEPT_OBJECTS = 500


class Build(build_ext):  # type: ignore[misc]  # setuptools carries no types
    """Runs the C compiler on all cores, and one like cc not at all on C it has seen before."""

    objects = ROOT / ".market" / "objects"

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        if self.compiler.compiler_type == "unix":
            self.keep_objects()
        super().build_extensions()

    def keep_objects(self) -> None:
        """C of before, by the text that the compiler sees."""
        self.objects.mkdir(parents=True, exist_ok=True)
        keep_newest(self.objects, KEPT_OBJECTS)
        really_compile = self.compiler._compile
        compiler = list(self.compiler.compiler_so)
        version = subprocess.run([compiler[0], "--version"], capture_output=True).stdout

        def compile_once(
            obj: str, src: str, ext: str, cc: list[str], extra: list[str], pp: list[str]
        ) -> None:
            # The text after preprocessing is all the compiler sees: every header is in it.
            preprocess = [*compiler, *cc, *extra, "-E", "-P", src]
            text = subprocess.run(preprocess, capture_output=True)
            flags = [flag for flag in [*compiler, *extra] if not flag.startswith("-I")]
            key = hashlib.sha256(version + repr(flags).encode() + text.stdout).hexdigest()
            kept = self.objects / f"{key[:40]}.o"
            if text.returncode == 0 and kept.exists():
                os.utime(kept)
                shutil.copyfile(kept, obj)
                return
            really_compile(obj, src, ext, cc, extra, pp)
            part = kept.with_name(f"{kept.name}.{os.getpid()}")
            shutil.copyfile(obj, part)
            part.replace(kept)

        self.compiler._compile = compile_once


def keep_newest(folder: Path, count: int) -> None:
    entries = [entry for entry in folder.iterdir() if not entry.name.startswith(".")]
    entries.sort(key=lambda entry: entry.stat().st_mtime, reverse=True)
    for old in entries[count:]:
        if old.is_dir():
            shutil.rmtree(old, ignore_errors=True)
        else:
            old.unlink()


def group(module: str) -> str:
    """The library a module goes into: one for each game, one for tables, houses and store, one shared.

    Calls inside a library are the fastest, and games never call each other; a change in one game
    leaves the C of the others as it was.
    """
    parts = Path(module).parts
    if parts[1] == "games" and len(parts) > 3:
        return f"nightmarket_{parts[2]}"
    return (
        f"nightmarket_{'server' if parts[1] in ('table', 'house', 'server', 'store') else 'kernel'}"
    )


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
        groups: dict[str, list[str]] = {}
        for module in modules:
            groups.setdefault(group(module), []).append(module)
        # No config file, no word about other modules: they are the type checker's business.
        extensions = mypycify(
            [
                "--config-file=",
                "--follow-imports=silent",
                f"--cache-dir={work / 'cache'}",
                *modules,
            ],
            opt_level="3",
            debug_level="0",
            separate=[(members, name) for name, members in groups.items()],
            target_dir=str(work / "c"),
        )
        command = Build(Distribution({"name": "nightmarket", "ext_modules": extensions}))
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
    keep_newest(compiled, KEPT_BUILDS)
    return target


if __name__ == "__main__":
    print(compile_kernel(ROOT / ".market" / "compiled"), file=sys.stderr)
