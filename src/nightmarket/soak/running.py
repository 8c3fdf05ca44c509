"""docs/running.md, followed word by word on this machine: what it says is what is run.

Needs a checkout, nginx, Caddy and openssl on the PATH, Playwright and Chromium. All listens on loopback.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from http.client import HTTPException, HTTPSConnection
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
STEPS: Final = 13
UNDER: Final = "/games"  # where the house stands for a while
AGO_MS: Final = 31 * 24 * 3600 * 1000  # long enough for a table that never began to go
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
# The shades of a picture, dot by dot.
DOTS: Final = """async (png) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const dots = pen.getImageData(0, 0, image.width, image.height).data;
  return [image.width, image.height, [...dots].filter((_, at) => at % 4 === 0)];
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

    def says(self, words: str) -> None:
        if words not in " ".join(self.text.split()):
            raise AssertionError(f"docs/running.md does not say: {words}")

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


class Through(HTTPSConnection):
    """A line to a proxy on this machine that is asked for by the house's name, as by everybody."""

    def connect(self) -> None:
        plain = socket.create_connection((self.host, self.port), self.timeout)
        self.sock = self.trusted.wrap_socket(plain, server_hostname=NAME)

    def __init__(self, host: str, port: int, timeout: float, context: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=timeout, context=context)
        self.trusted = context


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

    def start(self, line: str, hurried: bool = False) -> subprocess.Popen[bytes]:
        """`hurried`: the hour before anything goes is over at once."""
        command = self.manual.command(line).split()
        if hurried:
            hurry = "from nightmarket.server import expiry; expiry.FIRST_S = 0.0"
            main = "from nightmarket.cli.app import main; main()"
            command[:1] = [str(self.folder / "opt" / "bin" / "python"), "-c", f"{hurry}; {main}"]
        with open(self.log, "ab") as log:
            process = subprocess.Popen(
                command,
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

    def certify(self) -> None:
        """A certificate of its own making."""
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
            + ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
            + ["-keyout", str(self.folder / f"{NAME}.key")]
            + ["-out", str(self.folder / f"{NAME}.crt")],
            check=True,
            capture_output=True,
        )

    def nginx(self, under: str = "") -> subprocess.Popen[bytes]:
        """A real one, with the site of deploy/; `under`: changed as the page says."""
        where = self.folder / f"nginx{under.replace('/', '-')}"
        where.mkdir()
        temporary = "".join(
            f"{kind}_temp_path {where}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        site = self.manual.file("nginx.conf")
        if under:
            self.manual.says(f"`location {under}/` instead of `location /`")
            site = site.replace("location / {", f"location {under}/ {{")
        file = where / "nginx.conf"
        file.write_text(
            f"daemon off; pid {where}/pid; error_log {where}/error.log;\nevents {{}}\n"
            f"http {{\n{temporary}access_log off;\n{site}\n}}\n"
        )
        return self._proxy(["nginx", "-p", str(where), "-e", f"{where}/error.log", "-c", str(file)])

    def caddy(self) -> subprocess.Popen[bytes]:
        """A real one with the file of deploy/; only the certificate is not fetched from elsewhere."""
        where = self.folder / "caddy"
        where.mkdir()
        own = f"tls {self.folder / NAME}.crt {self.folder / NAME}.key"
        here = f"admin off\n\thttps_port {self.https}\n\thttp_port {free_port()}"
        site = self.manual.file("Caddyfile").replace(f"{NAME} {{", f"{NAME} {{\n\t{own}", 1)
        site = site.replace("\n{\n", f"\n{{\n\t{here}\n\tdefault_bind 127.0.0.1\n", 1)
        file = where / "Caddyfile"
        file.write_text(site)
        return self._proxy(["caddy", "run", "--adapter", "caddyfile", "--config", str(file)])

    def _proxy(self, command: list[str]) -> subprocess.Popen[bytes]:
        with open(self.folder / "proxies.log", "ab") as log:
            process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env={**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)},
            )
        self.running.append(process)
        return process

    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.folder / f"{NAME}.crt"))

    def wait_for_proxy(self, root: str = "") -> None:
        what = "the proxy does not answer"
        until(lambda: self.through(f"{root}/healthz")[0] == 200, PATIENCE_S, what)

    def through(self, path: str, wish: dict[str, object] | None = None) -> tuple[int, str]:
        """What the house answers behind its proxy, as a program asks with the secret; 0: nothing yet."""
        line = Through("127.0.0.1", self.https, timeout=30, context=self.trusting())
        head = {"Host": f"{NAME}:{self.https}", "Authorization": f"Bearer {SECRET}"}
        body = json.dumps(wish).encode() if wish else None
        try:
            line.request("POST" if wish else "GET", path, body, head)
            answer = line.getresponse()
            return answer.status, answer.read().decode()
        except (OSError, HTTPException):
            return 0, ""
        finally:
            line.close()

    def events(self) -> list[dict[str, Any]]:
        """What the house has logged."""
        lines = self.log.read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def logs(self, *words: str) -> bool:
        return any(all(word in event["message"] for word in words) for event in self.events())

    def logs_of_all(self) -> list[Path]:
        return [self.log, self.folder / "proxies.log", *self.folder.glob("nginx*/error.log")]

    def age(self, code: str) -> None:
        """This table was opened long ago; while nobody serves."""
        change = (
            "import sqlite3, sys; books = sqlite3.connect(sys.argv[1]);"
            "books.execute('UPDATE tables SET updated = updated - ? WHERE code = ?',"
            " (int(sys.argv[2]), sys.argv[3])); books.commit()"
        )
        books = str(self.folder / "data" / "nightmarket.db")
        command = [str(self.folder / "opt" / "bin" / "python"), "-c", change]
        subprocess.run([*command, books, str(AGO_MS), code], check=True, **plain_user())

    def readiness(self) -> tuple[int, dict[str, Any]]:
        try:
            address = f"http://127.0.0.1:{self.port}/readyz"
            with urllib.request.urlopen(address, timeout=10) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            return refused.code, json.load(refused)
        except OSError:
            return 0, {}

    def host(self, wish: dict[str, object] | None = None) -> Any:
        """What `/house` shows and does."""
        for said in ("NIGHTMARKET_ADMIN_SECRET", "Authorization: Bearer", "/api/house"):
            self.manual.says(said)
        status, text = self.through(f"/api/house{'/do' if wish else ''}", wish)
        assert status == 200, text
        return json.loads(text)

    def figures(self) -> dict[str, float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics}/metrics") as answer:
            told = answer.read().decode()
        return {s.name: s.value for f in text_string_to_metric_families(told) for s in f.samples}

    def end(self) -> None:
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.wait(PATIENCE_S)


# Where a file cannot be tried, whoever knows its kind reads it: the tool, and how it is asked.
LINTERS: Final = (
    ("nightmarket.service", "systemd-analyze verify --man=no"),
    ("Containerfile", "hadolint"),
    ("compose.yaml", "check-jsonschema --builtin-schema vendor.compose-spec"),
)


def linted(setup: Setup) -> str:
    """Which of these were here, and found nothing."""
    found = []
    for name, how in LINTERS:
        tool, *more = how.split()
        if shutil.which(tool) is None:
            continue
        file = setup.folder / name
        file.write_text(setup.manual.file(name))
        done = subprocess.run([tool, *more, str(file)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        setup.manual.says(tool)
        found.append(tool)
    return ", ".join(found) or "none here"


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
        self.root = ""  # the path the house stands under
        self.code = self.secret = ""

    def open_table(self, other: str) -> dict[str, str]:
        """A new one in its lobby, and somebody or a bot besides."""
        self.page.goto(f"{self.root}/about")
        opened: dict[str, str] = self.page.evaluate(
            """async ([root, other]) => {
              const chairs = [{kind: 'open'}, {kind: other}];
              const wish = {game: 'shadow-blades', name: 'Olha', chairs};
              const body = JSON.stringify(wish);
              const answer = await fetch(root + '/api/tables', {method: 'POST', body});
              const opened = await answer.json();
              const had = JSON.parse(localStorage.getItem('night-market:seats') ?? '{}');
              had[opened.table] = [opened.secret];
              localStorage.setItem('night-market:seats', JSON.stringify(had));
              return opened;
            }""",
            [self.root, other],
        )
        self.page.goto(f"{self.root}/t/{opened['table']}")
        return opened

    def scan(self, address: str) -> str:
        """The picture of a table that waits leads to it, as a phone sees it: its code."""
        import zxingcpp

        code = self.open_table("open")["table"]
        drawn = self.page.get_by_test_id("invite").locator("svg").first.screenshot()
        width, height, dots = self.page.evaluate(DOTS, base64.b64encode(drawn).decode())
        picture = memoryview(bytes(dots)).cast("B", (height, width))
        [seen] = zxingcpp.read_barcodes(picture)
        assert seen.text == f"{address}{self.root}/t/{code}", seen.text
        return code

    def begin(self) -> None:
        opened = self.open_table("bot")
        self.code, self.secret = opened["table"], opened["secret"]
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
        self.page.goto(f"{self.root}/t/{self.code}")
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

    missing = [tool for tool in ("nginx", "caddy", "openssl") if shutil.which(tool) is None]
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
        figures["linters"] = linted(setup)
        assert f'public_url                     = "https://{NAME}:{setup.https}"' in shown, shown
        process = setup.start(serve)
        setup.certify()
        proxy = setup.nginx()
        progress(next(step), STEPS)

        setup.wait_for_proxy()
        guest = Guest(setup, playwright)
        guest.scan(f"https://{NAME}:{setup.https}")
        guest.begin()
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

        told = setup.host()
        assert (told["store_ok"], told["phases"]) == (True, {"lobby": 1, "playing": 1}), told
        assert told["limits"]["lobby_days"] == "30", told["limits"]
        seen = next(table for table in told["tables"] if table["phase"] == "playing")
        assert guest.code not in json.dumps(told)
        told = setup.host({"what": "backup"})
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
        progress(next(step), STEPS)

        setup.stop(proxy)
        proxy = setup.caddy()
        setup.wait_for_proxy()
        assert guest.come_back() >= saved
        figures["moves behind Caddy"] = guest.play(MOVES)
        setup.stop(process)
        assert setup.through(f"/t/{guest.code}")[0] == 502
        setup.stop(proxy)
        progress(next(step), STEPS)

        lobby = under_a_path(setup, guest, serve, figures)
        progress(next(step), STEPS)

        process = expiry(setup, guest, serve, lobby)
        guest.browser.close()
        setup.stop(process)
        progress(next(step), STEPS)

        events = setup.events()
        assert setup.logs("takes no write"), events
        lines = [line for log in setup.logs_of_all() for line in log.read_text().splitlines()]
        for secret in (guest.code, guest.code.replace("-", ""), guest.secret, lobby, SECRET):
            for line in (*lines, shown, str(sorted(counted))):
                assert secret not in line, line
        figures["log lines"] = len(events)
        progress(next(step), STEPS)
    return figures


def under_a_path(setup: Setup, guest: Guest, serve: str, figures: dict[str, object]) -> str:
    """The same house on a site that has other things: the code of a table that never begins."""
    setup.manual.says(f'public_url = "https://example.org{UNDER}"')
    file = setup.folder / "etc" / "house.toml"
    whole = file.read_text()
    address = f"https://{NAME}:{setup.https}"
    file.write_text(whole.replace(f'"{address}"', f'"{address}{UNDER}"'))
    process = setup.start(serve)
    setup.nginx(UNDER)
    setup.wait_for_proxy(UNDER)
    guest.root = UNDER
    guest.come_back()
    figures["moves under a path"] = guest.play(MOVES)
    lobby = guest.scan(address)
    status, text = setup.through("/api/games")
    assert (status, "nginx" in text) == (404, True), (status, text)  # the rest is not the house's
    guest.page.goto("about:blank")
    setup.stop(process)
    assert setup.through(f"{UNDER}/t/{guest.code}")[0] == 502  # and no log says so
    return lobby


def expiry(setup: Setup, guest: Guest, serve: str, lobby: str) -> subprocess.Popen[bytes]:
    """A table that never began is told of, then it goes; a game in play stays."""
    setup.age(lobby)
    process = setup.start(serve)
    told = ("lobby tables go in 60 minutes", "limits.lobby_days")
    until(lambda: setup.logs(*told), PATIENCE_S, "nothing is said of a table that will go")
    assert setup.through(f"{UNDER}/api/tables/{guest.code}")[0] == 200
    setup.stop(process)
    assert not setup.logs("removed"), setup.events()
    process = setup.start(serve, hurried=True)
    gone = ("removed: nobody has opened it for 30 days", "limits.lobby_days")
    until(lambda: setup.logs(*gone), PATIENCE_S, "a forgotten table does not go")
    assert setup.through(f"{UNDER}/api/tables/{lobby}")[0] == 404
    guest.come_back()
    return process
