"""docs/running.md, followed word by word on this machine: what it says is what is run.

Needs a checkout, nginx and openssl on the PATH, Playwright and Chromium. Everything listens on loopback.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from prometheus_client.parser import text_string_to_metric_families

from nightmarket.kernel import Refusal
from nightmarket.soak.house import free_port

Progress = Callable[[int, int], None]
ROOT: Final = Path(__file__).parents[3]
NAME: Final = "games.example.org"
SECRET: Final = "only the host knows this"
STEPS: Final = 10
PATIENCE_S: Final = 60
FULL_S: Final = 2.0  # for readiness to follow the disk
FLAGS: Final = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic")
MOVES: Final = 12
# One press of whatever the page offers, as somebody would who has no idea of the game.
PRESS: Final = """() => {
  const found = [...document.querySelectorAll(
    '.choosable, .prompt .btn:enabled:not(.undo):not(.ghost):not(.clear), [data-act]'
  )].filter((e) => e.checkVisibility());
  if (found.length) found[Math.floor(Math.random() * found.length)].click();
}"""
VERSION: Final = (
    "() => Number(document.querySelector('[data-testid=table]')?.dataset.version ?? -1)"
)


class Manual:
    """The page, and where its words stand for something else on this machine."""

    def __init__(self, folder: Path, port: int, metrics: int, https: int) -> None:
        self.text = (ROOT / "docs" / "running.md").read_text("utf-8")
        self.folder = folder
        self.here = {
            "/opt/nightmarket": str(folder / "opt"),
            "/etc/nightmarket": str(folder / "etc"),
            "/var/lib/nightmarket": str(folder / "data"),
            f"/etc/ssl/{NAME}": str(folder / NAME),
            "nightmarket-*.whl": str(folder / "dist" / "nightmarket-*.whl"),
            "house-2026-11-16.db": str(folder / "house-2026-11-16.db"),
            f"https://{NAME}": f"https://{NAME}:{https}",
            f"server_name {NAME}": f"server_name {NAME}",
            "127.0.0.1:8000": f"127.0.0.1:{port}",
            "127.0.0.1:9100": f"127.0.0.1:{metrics}",
            "port = 8000": f"port = {port}",
            "listen 443": f"listen 127.0.0.1:{https}",
        }

    def on_this_machine(self, text: str) -> str:
        for said, meant in self.here.items():
            text = text.replace(said, meant)
        return text

    def command(self, line: str) -> str:
        """A line of the page, as it is typed here."""
        if f"\n    {line}" not in self.text:
            raise AssertionError(f"docs/running.md does not say: {line}")
        return self.on_this_machine(line)

    def file(self, name: str) -> str:
        """A file of deploy/ that the page speaks of."""
        if f"deploy/{name}" not in self.text:
            raise AssertionError(f"docs/running.md does not speak of deploy/{name}")
        return self.on_this_machine((ROOT / "deploy" / name).read_text("utf-8"))


def plain_user() -> dict[str, Any]:
    """Whoever runs this, the house is run by nobody in particular."""
    if os.geteuid():
        return {}
    return {"user": 65534, "group": 65534, "extra_groups": []}


class Setup:
    """The machine: what was typed, what runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.metrics, self.https = free_port(), free_port(), free_port()
        self.manual = Manual(folder, self.port, self.metrics, self.https)
        self.log = folder / "house.log"
        self.running: list[subprocess.Popen[bytes]] = []

    def type(self, line: str) -> str:
        done = subprocess.run(
            ["sh", "-c", self.manual.command(line)],
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=self.surroundings(),
            **plain_user(),
        )
        if done.returncode:
            raise AssertionError(f"{line}\n{done.stdout}{done.stderr}")
        return str(done.stdout)

    def surroundings(self) -> dict[str, str]:
        """Nothing of ours: neither modules nor settings."""
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("NIGHTMARKET", "PYTHON"))}
        data = str(self.folder / "data")
        secret = {"NIGHTMARKET_ADMIN_SECRET": SECRET}
        return {**kept, **secret, "HOME": str(self.folder), "NIGHTMARKET_DATA": data}

    def start(self, line: str) -> subprocess.Popen[bytes]:
        with open(self.log, "ab") as log:
            process = subprocess.Popen(
                self.manual.command(line).split(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=self.folder,
                env=self.surroundings(),
                **plain_user(),
            )
        self.running.append(process)
        until(lambda: self.readiness()[0] == 200, PATIENCE_S, "the house is not ready")
        return process

    def stop(self, process: subprocess.Popen[bytes]) -> None:
        process.terminate()
        process.wait(PATIENCE_S)
        self.running.remove(process)

    def proxy(self) -> None:
        """A real nginx with the site of deploy/ and a certificate of its own making."""
        key, certificate = self.folder / f"{NAME}.key", self.folder / f"{NAME}.crt"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
            + ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
            + ["-keyout", str(key), "-out", str(certificate)],
            check=True,
            capture_output=True,
        )
        site = self.folder / "nginx.conf"
        where = self.folder / "nginx"
        where.mkdir()
        temporary = "".join(
            f"{kind}_temp_path {where}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        site.write_text(
            f"daemon off; pid {where}/pid; error_log {where}/error.log;\nevents {{}}\n"
            f"http {{\n{temporary}access_log off;\n{self.manual.file('nginx.conf')}\n}}\n"
        )
        process = subprocess.Popen(
            ["nginx", "-p", str(where), "-e", f"{where}/error.log", "-c", str(site)],
            stderr=subprocess.DEVNULL,
        )
        self.running.append(process)

    def readiness(self) -> tuple[int, dict[str, Any]]:
        try:
            address = f"http://127.0.0.1:{self.port}/readyz"
            with urllib.request.urlopen(address, timeout=10) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            return refused.code, json.load(refused)
        except OSError:
            return 0, {}

    def host(self, trusting: ssl.SSLContext, wish: dict[str, object] | None = None) -> Any:
        """What `/house` shows and does, as a program asks: through the proxy, with the secret."""
        for said in ("NIGHTMARKET_ADMIN_SECRET", "Authorization: Bearer", "/api/house"):
            if said not in self.manual.text:
                raise AssertionError(f"docs/running.md does not speak of {said}")
        address = f"https://127.0.0.1:{self.https}/api/house{'/do' if wish else ''}"
        head = {"Host": NAME, "Authorization": f"Bearer {SECRET}"}
        body = json.dumps(wish).encode() if wish else None
        request = urllib.request.Request(address, body, head)
        with urllib.request.urlopen(request, timeout=30, context=trusting) as answer:
            return json.load(answer)

    def figures(self) -> dict[str, float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics}/metrics") as answer:
            told = answer.read().decode()
        return {s.name: s.value for f in text_string_to_metric_families(told) for s in f.samples}

    def end(self) -> None:
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.wait(PATIENCE_S)


def until(holds: Callable[[], bool], seconds: float, otherwise: str) -> float:
    """How long it took."""
    began = time.monotonic()
    while not holds():
        if time.monotonic() - began > seconds:
            raise AssertionError(otherwise)
        time.sleep(0.05)
    return time.monotonic() - began


def full_disk(setup: Setup, process: subprocess.Popen[bytes]) -> tuple[float, float]:
    """How long readiness takes to follow, into trouble and out of it."""
    [log] = (setup.folder / "data").glob("*.db-wal")

    def limit(size: int) -> None:
        """No file of the house may grow beyond this; only its own user may say so."""
        change = (
            f"from resource import *; _, most = prlimit({process.pid}, RLIMIT_FSIZE);"
            f"prlimit({process.pid}, RLIMIT_FSIZE, ({size} if {size} >= 0 else most, most))"
        )
        python = str(setup.folder / "opt" / "bin" / "python")
        subprocess.run([python, "-c", change], check=True, **plain_user())

    limit(log.stat().st_size)
    away = until(lambda: setup.readiness()[1]["store"] is False, FULL_S, "ready on a full disk")
    limit(-1)
    back = until(lambda: setup.readiness()[0] == 200, FULL_S, "not ready on a disk with room")
    return away, back


class Guest:
    """Somebody in Chromium, who comes through the proxy by the house's public name."""

    def __init__(self, setup: Setup, playwright: Any) -> None:
        chromium = os.environ.get("NIGHTMARKET_CHROMIUM") or shutil.which("chromium")
        self.browser = playwright.chromium.launch(
            executable_path=chromium,
            args=[*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"],
            ignore_default_args=["--headless"],
        )
        self.context = self.browser.new_context(
            base_url=f"https://{NAME}:{setup.https}",
            ignore_https_errors=True,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(1000 * PATIENCE_S)
        self.page = self.context.new_page()
        self.code = self.secret = ""

    def open_table(self) -> None:
        self.page.goto("/about")
        opened = self.page.evaluate(
            """async () => {
              const chairs = [{kind: 'open'}, {kind: 'bot', level: 'easy'}];
              const wish = {game: 'shadow-blades', name: 'Olha', chairs};
              const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)});
              const opened = await answer.json();
              localStorage.setItem('night-market:seats',
                JSON.stringify({[opened.table]: [opened.secret]}));
              return opened;
            }"""
        )
        self.code, self.secret = opened["table"], opened["secret"]
        self.page.goto(f"/t/{self.code}")
        self.page.get_by_test_id("start").click()
        self.page.get_by_test_id("table").wait_for()

    def version(self) -> int:
        return int(self.page.evaluate(VERSION))

    def play(self, moves: int) -> int:
        """Until the game is so many moves further, or over."""
        goal = self.version() + moves

        def is_there() -> bool:
            self.page.evaluate(PRESS)
            return self.version() >= goal or bool(self.page.get_by_test_id("end").count())

        until(is_there, 2 * PATIENCE_S, f"the game stands still at {self.version()}")
        return self.version()

    def come_back(self) -> int:
        self.page.goto(f"/t/{self.code}")
        self.page.get_by_test_id("table").wait_for()
        return self.version()


@contextlib.contextmanager
def machine() -> Iterator[Setup]:
    with TemporaryDirectory(prefix="nightmarket-house-") as name:
        folder = Path(name)
        for inside in ("dist", "etc", "data"):
            (folder / inside).mkdir()
        if not os.geteuid():
            for path in (folder, *folder.iterdir()):
                os.chown(path, 65534, 65534)
        setup = Setup(folder)
        try:
            yield setup
        finally:
            setup.end()


def running(progress: Progress) -> dict[str, object]:
    """From a wheel to people at a table, a disk that fills, a house that burns down and comes back."""
    from playwright.sync_api import sync_playwright

    missing = [tool for tool in ("nginx", "openssl") if shutil.which(tool) is None]
    if missing or not (ROOT / "deploy").is_dir():
        raise Refusal(f"this needs a checkout, and {' and '.join(missing) or 'deploy/'}", "part")
    step = iter(range(1, STEPS + 1))
    figures: dict[str, object] = {}
    with machine() as setup, sync_playwright() as playwright:
        build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w"]
        subprocess.run([*build, str(setup.folder / "dist"), str(ROOT)], check=True)
        progress(next(step), STEPS)
        setup.type("python3 -m venv /opt/nightmarket")
        setup.type("/opt/nightmarket/bin/pip install nightmarket-*.whl")
        progress(next(step), STEPS)
        (setup.folder / "etc" / "house.toml").write_text(setup.manual.file("house.toml"))
        serve = "/opt/nightmarket/bin/nightmarket serve --config /etc/nightmarket/house.toml"
        shown = setup.type(f"{serve} --show-config")
        assert f'public_url                     = "https://{NAME}:{setup.https}"' in shown, shown
        process = setup.start(serve)
        setup.proxy()
        progress(next(step), STEPS)

        trusting = ssl.create_default_context(cafile=str(setup.folder / f"{NAME}.crt"))
        trusting.check_hostname = False
        until(lambda: answers(setup.https, trusting), PATIENCE_S, "the proxy does not answer")
        guest = Guest(setup, playwright)
        guest.open_table()
        figures["moves through the proxy"] = guest.play(MOVES)
        progress(next(step), STEPS)

        backup = "/opt/nightmarket/bin/nightmarket backup house-2026-11-16.db"
        setup.type(backup)
        saved = guest.version()
        counted = setup.figures()
        assert counted["nightmarket_moves_total"] >= saved, counted
        assert counted["nightmarket_sockets"] == 1, counted
        figures["figures"] = len(counted)
        progress(next(step), STEPS)

        told = setup.host(trusting)
        assert (told["store_ok"], told["phases"]) == (True, {"playing": 1}), told
        assert told["limits"]["lobby_days"] == "30", told["limits"]
        [seen] = told["tables"]
        assert guest.code not in json.dumps(told)
        told = setup.host(trusting, {"what": "backup"})
        [made] = told["backups"]
        assert (setup.folder / "data" / "backups" / made["name"]).stat().st_mode & 0o077 == 0
        figures["the host sees"] = f"{seen['id']}, {len(told['warnings'])} warnings"
        progress(next(step), STEPS)

        away, back = full_disk(setup, process)
        figures["full disk seen after"] = f"{away:.1f} s, room after {back:.1f} s"
        progress(next(step), STEPS)

        setup.stop(process)
        shutil.rmtree(setup.folder / "data")
        setup.type("/opt/nightmarket/bin/nightmarket restore house-2026-11-16.db")
        checked = setup.type("/opt/nightmarket/bin/nightmarket check")
        assert ", 0 do not" in checked, checked
        process = setup.start(serve)
        progress(next(step), STEPS)

        found = guest.come_back()
        assert found >= saved, (found, saved)
        figures["moves after the fire"] = guest.play(MOVES)
        guest.browser.close()
        setup.stop(process)
        progress(next(step), STEPS)

        lines = setup.log.read_text().splitlines()
        events = [json.loads(line) for line in lines if line.startswith("{")]
        assert any("takes no write" in event["message"] for event in events), lines
        for secret in (guest.code, guest.code.replace("-", ""), guest.secret, SECRET):
            for line in (*lines, shown, str(sorted(counted))):
                assert secret not in line, line
        figures["log lines"] = len(events)
        progress(next(step), STEPS)
    return figures


def answers(port: int, trusting: ssl.SSLContext) -> bool:
    address = f"https://127.0.0.1:{port}/healthz"
    request = urllib.request.Request(address, headers={"Host": NAME})
    try:
        with urllib.request.urlopen(request, timeout=5, context=trusting) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
