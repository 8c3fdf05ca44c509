"""Pack what the house in the page is made of into `web/.pocket/house.tar.gz`: sources and two wheels.

Run by `./market` before the client is built, which takes the archive in under a name that carries its
hash. The same sources and wheels give the same bytes. Packed as a whole it is a sixth smaller than file
by file.
"""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "nightmarket"
WHEELS: Final = ROOT / ".market" / "wheels"
ARCHIVE: Final = ROOT / "web" / ".pocket" / "house.tar.gz"
# What the arrows of tests/test_architecture.py let the pocket import.
PARTS: Final = ("kernel", "games", "bots", "analysis", "table", "house", "pocket")
FILES: Final = ("__init__.py", "_variant.py", "store/__init__.py", "store/rows.py")
PLATFORM: Final = "pyemscripten_2026_0_wasm32"  # of the Pyodide in web/package.json
PYTHON: Final = "3.14"


def wheels() -> Iterator[Path]:
    """By version and hash, from wherever pip is told to look."""
    pip = [sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--quiet"]
    pip += ["--no-deps", "--only-binary", ":all:", "--require-hashes", "--dest", str(WHEELS)]
    pip += ["--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
    pip += ["--platform", PLATFORM, "--platform", "any", "-r", str(ROOT / "tools" / "pocket.txt")]
    subprocess.run(pip, check=True)
    for line in (ROOT / "tools" / "pocket.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            name, version = line.split()[0].split("==")
            yield next(WHEELS.glob(f"{name.replace('-', '_')}-{version}-*.whl"))


def contents() -> Iterator[tuple[str, bytes]]:
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as packed:
            for name in sorted(packed.namelist()):
                if not name.endswith(("/", ".pyi", ".c", ".h")):
                    yield name, packed.read(name)
    found = [SOURCE / name for name in FILES]
    for part in PARTS:
        found += [p for p in (SOURCE / part).rglob("*") if p.is_file()]
    for path in sorted(found):
        if "__pycache__" not in path.parts:
            yield path.relative_to(SOURCE.parent).as_posix(), path.read_bytes()


def pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in files:
            about = tarfile.TarInfo(name)
            about.size = len(data)
            archive.addfile(about, io.BytesIO(data))
    return gzip.compress(whole.getvalue(), 9, mtime=0)


def main() -> None:
    ARCHIVE.parent.mkdir(exist_ok=True)
    fresh = ARCHIVE.with_suffix(".new")
    fresh.write_bytes(pack(contents()))
    fresh.replace(ARCHIVE)
    print(f"{ARCHIVE.relative_to(ROOT)}: {ARCHIVE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
