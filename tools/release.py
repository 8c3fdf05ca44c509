"""Make a release in dist/: sdist, pure wheel, and the wheel with the kernel compiled for this machine.

    python tools/release.py

It refuses a tree that is not committed, a version that the changelog does not know and one that is
tagged already. Each package is installed into a fresh environment, where it plays a game and opens the
market. Nothing is uploaded: it says what to do.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"


def run(*command: object, **env: str) -> str:
    words = [str(word) for word in command]
    print("$", " ".join(words), flush=True)
    done = subprocess.run(
        words, cwd=ROOT, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def version() -> str:
    """The version, as all three places say it."""
    found = {
        name: re.search(pattern, (ROOT / name).read_text("utf-8"), re.M)
        for name, pattern in (
            ("pyproject.toml", r'^version = "(.+)"'),
            ("src/nightmarket/__init__.py", r'^__version__ = "(.+)"'),
            ("CHANGELOG.md", r"^## (\S+)"),
        )
    }
    said = {name: match[1] if match else "none" for name, match in found.items()}
    if len(set(said.values())) != 1:
        sys.exit(f"the versions differ: {said}")
    return said["pyproject.toml"]


def refuse(number: str) -> None:
    if run("git", "status", "--porcelain").strip():
        sys.exit("this tree is not committed: a release is made of what everybody can see")
    if run("git", "tag", "--list", f"v{number}").strip():
        sys.exit(f"v{number} is tagged already: raise the version and tell it in CHANGELOG.md")


def build() -> list[Path]:
    shutil.rmtree(DIST, ignore_errors=True)
    if not (ROOT / "src" / "nightmarket" / "static" / "index.html").exists():
        sys.exit("the web client is not built: npm --prefix web run build")
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        python = Path(folder, "bin", "python")
        run(python, "-m", "pip", "install", "-q", "build")
        run(python, "-m", "build", "-o", DIST, ROOT)
        run(python, "-m", "build", "--wheel", "-o", DIST, ROOT, NIGHTMARKET_WHEEL="compiled")
    return sorted(DIST.iterdir())


def try_out(package: Path) -> str:
    """Install it afresh, play a game, open the market; the variant it runs."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        run(Path(folder, "bin", "python"), "-m", "pip", "install", "-q", package)
        command = Path(folder, "bin", "nightmarket")
        said = run(command, "--version").strip()
        run(command, "simulate", "shadow-blades", "--games", "2")
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            port = taken.getsockname()[1]
        # Its tables lie in the fresh environment too, not among those of whoever releases.
        env = {**os.environ, "XDG_DATA_HOME": folder}
        house = subprocess.Popen([command, "serve", "--port", str(port)], cwd=folder, env=env)
        try:
            page = wait_for(f"http://127.0.0.1:{port}/")
        finally:
            house.terminate()
            house.wait()
        if "<script" not in page:
            sys.exit(f"{package.name}: the market opens on an empty page")
        return said


def wait_for(address: str) -> str:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address) as answer:
                text: str = answer.read().decode()
                return text
        except OSError:
            time.sleep(0.1)
    sys.exit(f"nothing answers at {address}")


def main() -> None:
    number = version()
    refuse(number)
    for package in build():
        print(f"{package.name}: {try_out(package)}, plays a game and opens the market", flush=True)
    print(f"Now: git tag v{number}, push it, and upload dist/ (python -m twine upload dist/*)")


if __name__ == "__main__":
    main()
