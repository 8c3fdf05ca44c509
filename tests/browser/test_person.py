"""Somebody keeps themselves, loses the browser, comes back on a phone, and is called to the table."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece
from axe_playwright_python.sync_playwright import Axe
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, CDPSession, expect
from websockets.sync.client import connect

from tests.browser.blades import Blade
from tests.browser.stage import Company, Person, Server, company, wait_for

KEEPS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
# A browser without a push service of its own is given the test's.
SUBSCRIBES = """(given) => {
  const made = {
    endpoint: given.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
    unsubscribe: async () => true,
  };
  PushManager.prototype.subscribe = async () => made;
  PushManager.prototype.getSubscription = async () => null;
}"""


class Named(Server):
    """Passkeys belong to a name."""

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"


class Post:
    """A push service: takes notes, and opens them as the browser would."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.notes: list[bytes] = []
        post = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                note = http_ece.decrypt(body, private_key=post.key, auth_secret=post.auth)
                post.notes.append(note)
                self.send_response(201)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        Thread(target=self.server.serve_forever, daemon=True).start()

    def subscription(self) -> dict[str, Any]:
        public = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": public, "auth": self.auth}
        return {
            "endpoint": f"http://127.0.0.1:{self.server.server_port}/one",
            "keys": {
                name: base64.urlsafe_b64encode(key).rstrip(b"=").decode()
                for name, key in keys.items()
            },
        }


@contextmanager
def post_office() -> Iterator[Post]:
    post = Post()
    yield post
    post.server.shutdown()
    post.server.server_close()


class Petro:
    """Plays against her without a page."""

    def __init__(self, server: Server, table: str) -> None:
        self.line = connect(f"ws://localhost:{server.port}/ws", max_size=None)
        self.socket = self.line.__enter__()
        self.say(type="hello", table=table, secrets=[], seen=-1)
        self.say(type="sit", key="sit", seat=1, name="Petro", colour="")
        self.plays = 0
        self.until(lambda m: m["type"] == "seated")

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def until(self, wanted: Any) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(60))
            if message["type"] == "update":
                self.update = message
            if wanted(message):
                return message

    def play(self) -> None:
        """Until it is not his turn any more."""
        while self.update["choices"]:
            self.plays += 1
            key, version = f"play{self.plays}", self.update["version"]
            choices = [self.update["choices"][0]]
            self.say(type="play", key=key, seat=1, version=version, choices=choices)
            self.until(lambda m, v=version: m["type"] == "update" and m["version"] > v)

    def wait(self) -> None:
        """Until he is asked."""
        if not self.update["choices"]:
            self.until(lambda m: m["type"] == "update" and m["choices"])


def authenticator(person: Person) -> tuple[CDPSession, str]:
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": KEEPS})
    return session, made["authenticatorId"]


def examine(person: Person) -> None:
    """Nothing is cut off or said to be wrong, on a small screen and in every language."""
    page = person.page
    person.assert_fits()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    size = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 568})
    for language in ("ru", "uk", "en"):
        page.evaluate(
            "(language) => { const all = JSON.parse(localStorage.getItem('night-market'));"
            "localStorage.setItem('night-market', JSON.stringify({...all, language})) }",
            language,
        )
        page.reload()
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator("html")).to_have_attribute("lang", language)
        person.assert_fits()
        over = page.evaluate(
            "() => [...document.querySelectorAll('main *')].filter((e) =>"
            " e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX === 'visible' &&"
            " e.clientWidth > 0 && getComputedStyle(e).display !== 'inline'"
            " && !e.closest('button[role=switch], svg'))"
            ".map((e) => e.outerHTML.slice(0, 120))"
        )
        assert over == [], f"{language}: {over}"
    assert size
    page.set_viewport_size(size)
    # A reload cuts off what was still under way.
    person.problems = [one for one in person.problems if "net::ERR_FAILED" not in one]


def told(guests: Company, post: Post, number: int, person: Person) -> dict[str, Any]:
    wait_for(lambda: len(post.notes) >= number, person.page, f"note {number} has not come")
    found: dict[str, Any] = json.loads(post.notes[number - 1])
    return found


def test_keep_lose_come_back_and_be_called(chrome: Browser, tmp_path: Path) -> None:
    server = Named(tmp_path, calls_inward=True, call_s=0.0)
    server.start()
    try:
        with post_office() as post, company(chrome, server) as guests:
            # A table with Petro, and a passkey.
            olha = guests.person("Olha", zone=by_day())
            code = guests.open_table(olha, ["open", "open"], "shadow-blades")
            olha.page.get_by_role("radio", name="Turn by turn").check(force=True)
            petro = Petro(server, code)
            olha.see("start").click()
            olha.see("table").wait_for()
            petro.until(lambda m: m["type"] == "update")
            petro.play()
            # After the first own move at a table with people one is asked in the prompt's place, once.
            ask = olha.see("ask-call")
            hand = Blade(olha)
            wait_for(hand.is_asked, olha.page, "she is not asked")
            expect(ask).to_have_count(0)
            before = olha.version
            while olha.version == before or hand.is_asked():
                hand.step()
            ask.get_by_text("Waiting for Petro").wait_for()
            olha.assert_fits()
            petro.wait()
            ask.get_by_role("button", name="Not at this table").click()
            expect(ask).to_have_count(0)
            olha.page.reload()
            olha.see("table").wait_for()
            olha.see("decide-ahead").wait_for()
            expect(ask).to_have_count(0)
            olha.page.get_by_role("link", name="Night Market").click()
            olha.see("to-me").click()
            olha.see("me").wait_for()
            olha.page.get_by_text("in this browser only").wait_for()
            session, key = authenticator(olha)
            olha.page.get_by_role("button", name="Keep me with a passkey").click()
            olha.page.get_by_text("you can come back from any other").wait_for()
            examine(olha)
            kept = session.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
            assert len(kept) == 1

            # The browser is lost. A phone with the same passkeys knows nothing yet.
            olha.close()
            guests.people.remove(olha)
            assert not olha.problems
            phone = guests.person("Somebody", phone=True, zone=by_day())
            phone.context.grant_permissions(["notifications"])
            phone.context.add_init_script(f"({SUBSCRIBES})({json.dumps(post.subscription())})")
            phone.page.goto("/me")
            session, key = authenticator(phone)
            session.send("WebAuthn.addCredential", {"authenticatorId": key, "credential": kept[0]})
            phone.press(phone.page.get_by_role("button", name="I have one"))
            phone.page.get_by_role("heading", name="You are Olha", exact=True).wait_for()

            # It is told from now on; and a note comes through for real.
            phone.press(phone.page.get_by_role("link", name="Notifications"))
            phone.see("notes").wait_for()
            phone.press(phone.page.get_by_role("switch", name="This device tells you"))
            phone.press(phone.page.get_by_role("button", name="Send me one to try"))
            assert told(guests, post, 1, phone)["kind"] == "try"
            examine(phone)

            # The table is on the market's page, and the seat is hers.
            phone.page.goto("/")
            phone.press(phone.page.locator(f'a[href="/t/{code}"]').first)
            phone.see("table").wait_for()
            petro.play()
            hand = Blade(phone)
            wait_for(hand.is_asked, phone.page, "she is not asked")
            before = phone.version
            while phone.version == before or hand.is_asked():
                hand.step()
            petro.wait()

            # She leaves, Petro moves, the phone shows one note; looked at, it is gone.
            phone.page.goto("/about")
            petro.until(lambda m: m["type"] == "table" and not m["chairs"][0]["present"])
            petro.play()
            note = told(guests, post, 2, phone)
            assert note["title"].startswith("Your turn")
            assert note["body"].startswith("With Petro · 2 d 23 h")
            shown = deliver(phone, post.notes[1])
            assert [(one["tag"], one["body"]) for one in shown] == [(code, note["body"])]
            assert len(deliver(phone, post.notes[1])) == 1
            phone.page.goto(note["path"])
            phone.see("table").wait_for()
            assert told(guests, post, 3, phone) == {"kind": "gone", "tag": code}
            assert deliver(phone, post.notes[2]) == []
            # Those that come at once are all shown.
            many = [{**note, "tag": tag} for tag in "abcdefghij"]
            shown = deliver(phone, *(json.dumps(one).encode() for one in many))
            assert sorted(one["tag"] for one in shown) == [one["tag"] for one in many]
            petro.line.__exit__(None, None, None)
    finally:
        server.stop()


def by_day() -> str:
    """Where it is noon: at night notes wait for the morning."""
    return f"Etc/GMT{datetime.now(UTC).hour - 12:+d}"


def deliver(person: Person, *notes: bytes) -> list[dict[str, str]]:
    """Hand notes to the service worker at once, as the browser does: what is shown then."""
    page = person.page
    page.reload()  # the worker is awake for it: one that is about to stop takes no note
    page.wait_for_load_state("networkidle")
    session = person.context.new_cdp_session(page)
    found: list[str] = []
    became: list[str] = []  # of the notes
    session.on(
        "BackgroundService.backgroundServiceEventReceived",
        lambda told: became.append(told["backgroundServiceEvent"]["eventName"]),
    )
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(
            one["registrationId"]
            for one in told["registrations"]
            if one["scopeURL"].startswith(person.server.address) and not one["isDeleted"]
        ),
    )
    page.evaluate(AWAKE)  # what is handed to a worker that is not active yet is lost
    pushes = {"service": "pushMessaging"}
    session.send("BackgroundService.clearEvents", pushes)
    session.send("BackgroundService.startObserving", pushes)
    session.send("BackgroundService.setRecording", {"shouldRecord": True, **pushes})
    session.send("ServiceWorker.enable")
    wait_for(lambda: bool(found), page, "there is no service worker")
    for note in notes:
        session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": person.server.address,
                "registrationId": found[-1],
                "data": note.decode(),
            },
        )
    # Looked at once, when all is done: Chromium forgets a note that is just being shown while
    # somebody asks which are.
    wait_for(
        lambda: became.count("Push event completed") == len(notes),
        page,
        f"the worker does not take its notes: {found}, {became}",
    )
    session.detach()
    shown: list[dict[str, str]] = page.evaluate(SHOWN)
    return shown


SHOWN = """async () => {
  const found = await (await navigator.serviceWorker.ready).getNotifications();
  return found.map(({ tag, title, body }) => ({ tag, title, body }));
}"""

AWAKE = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== 'activated') await new Promise((go) => setTimeout(go, 20));
}"""
