"""Players that look at the page as a person does and use what glows: by mouse, touch or keys."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error

from nightmarket.kernel.record import Record
from tests.browser.stage import Person, wait_for
from tests.golden.games import HERE, read

# What a person sees at once: the golden answer, and all that answer the question.
ASKED = "[data-testid=prompt][data-asked=true], [data-testid=ending]"
GOLD = "[data-testid=answers] button[data-gold=true]:enabled"
# Whoever clears the picks while the server still thinks about them never gets anywhere.
ASIDE = (
    "[data-testid=undo], [data-testid=clear], [data-testid=all-answers], [data-testid=automatic]"
)
ANSWERS = f"[data-testid=answers] button:enabled:not({ASIDE})"
TOKENS = "[data-testid=token][data-can=true]"
AIM = "[data-testid=aim][data-can=true]"
AIMS = f"{AIM}, [data-testid=tab][data-can=true]"
ACTS = "[data-act]"
PILES = "[data-testid=pile][data-can=true]"
AGAIN = "[data-testid=pile][aria-pressed=true][aria-disabled=false]"
STASHED = "[data-testid=stashed][data-can=true]"
DICE = "[data-testid=die][data-can=true]"
SEEN = {
    "sheet": "[data-testid=clients], [data-testid=why-not]",
    "gold": GOLD,
    "tokens": TOKENS,
    "aims": AIMS,
    "acts": ACTS,
    "piles": f"{PILES}, {STASHED}",
    "again": AGAIN,
    "dice": DICE,
    "marked": "[data-testid=die][aria-pressed=true]",
    "buttons": ANSWERS,
}
# Which room it is; of a table its version, whether something is asked, and how many of each are seen.
LOOK = """(wanted) => {
  const has = (s) => document.querySelector(s) !== null;
  if (has('[data-testid=end]')) return {room: 'end'};
  if (has('[data-testid=curtain]')) return {room: 'curtain'};
  const table = document.querySelector('[data-testid=table]');
  if (!table) return {room: 'other'};
  const count = (s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility()).length;
  return {
    room: 'table',
    version: Number(table.dataset.version),
    asked: has(wanted.asked),
    ...Object.fromEntries(Object.entries(wanted.seen).map(([name, s]) => [name, count(s)])),
  };
}"""


class Hand:
    """Mouse or finger. One step: look, then at most one press."""

    SEEN = SEEN  # what it looks for

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.seen: dict[str, Any] = {}  # at the last look
        self.tokens = 0  # placed before this roll
        self.marked_at = -1  # dice are marked at most once for each version

    def look(self) -> dict[str, Any]:
        self.seen = self.page.evaluate(LOOK, {"asked": ASKED, "seen": self.SEEN})
        return self.seen

    def is_asked(self) -> bool:
        return bool(self.look().get("asked"))

    def take(self, selector: str) -> None:
        """One of these; if the page has moved on between looking and pressing, the next look decides."""
        found = self.page.locator(selector).filter(visible=True).element_handles()
        n = self.rng.randrange(max(1, len(found)))
        # The very thing that was seen: one that has gone is not waited for. (A page behind another
        # draws once a second.)
        with suppress(Error):
            for target in found[n : n + 1]:
                if self.person.phone:
                    target.tap(timeout=2000)
                else:
                    target.click(timeout=2000)

    def step(self) -> bool:
        """Returns whether there was something to do."""
        s = self.look()
        # What was pressed as it turned grey says why, or tells of the clients: read, and closed.
        if s.get("sheet"):
            self.page.keyboard.press("Escape")
            return True
        if s["room"] != "table" or not s["asked"]:
            self.tokens = 0
            return False
        self.act(s)
        return True

    def act(self, s: dict[str, Any]) -> None:
        rng = self.rng
        if s["aims"]:
            self.take(AIMS)
        elif s["tokens"] and (s["marked"] or not s["gold"]):
            self.take(TOKENS)  # pays for the re-roll
        elif s["marked"] and s["buttons"]:
            self.take(ANSWERS)
        elif s["tokens"] and s["gold"] and self.tokens < 1 and rng.random() < 0.4:
            self.tokens += 1
            self.take(TOKENS)
        elif s["gold"]:
            self.take(GOLD)
        elif s["acts"] and s["dice"] and self.marked_at != s["version"] and rng.random() < 0.2:
            self.marked_at = s["version"]
            self.take(DICE)
        elif s["acts"]:
            self.take(ACTS)
        elif s["piles"]:
            self.take(f"{PILES}, {STASHED}")
        elif s["again"]:
            self.take(AGAIN)  # another good of a pile already in use
        elif s["buttons"]:
            self.take(ANSWERS)
        elif s["dice"]:
            self.take(DICE)


FOCUS = """(selector) => {
  const e = document.activeElement;
  return e !== null && e.matches(selector) && e.checkVisibility();
}"""


class Keys(Hand):
    """Keys alone: those the table shows, and Tab with Enter for everything else."""

    def tab_to(self, selector: str) -> bool:
        """False when the thing went away meanwhile; then the next look decides."""
        for _ in range(150):
            if self.page.evaluate(FOCUS, selector):
                return True
            if self.page.locator(selector).count() == 0:
                return False
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def press(self, selector: str) -> None:
        if self.tab_to(selector):
            self.page.keyboard.press("Enter")

    def free(self) -> None:
        """Nothing in focus, as after a click on nothing: Enter then confirms."""
        self.page.evaluate("document.activeElement?.blur?.()")

    def keys_of(self, selector: str) -> list[str]:
        """What to press for one of these things: the seat's number and the good's letter."""
        found: list[list[str]] = self.page.evaluate(
            """(selector) => [...document.querySelectorAll(selector)].map((e) => {
              const board = e.closest('[data-testid^=board-]');
              const all = [...document.querySelectorAll('[data-testid^=board-]')];
              const seat = board ? [String(all.indexOf(board) + 1)] : [];
              const letter = e.querySelector('em')?.dataset.t?.toLowerCase();
              return letter ? [...seat, letter] : seat;
            })""",
            selector,
        )
        return self.rng.choice(found) if found else []

    def act(self, s: dict[str, Any]) -> None:
        rng = self.rng
        typed: list[str] = []
        if s["aims"]:
            typed = self.keys_of(AIM)
        elif s["tokens"] and (s["marked"] or not s["gold"]):
            typed = [self.token()]
        elif s["marked"] and s["buttons"]:
            self.press(ANSWERS)
        elif s["tokens"] and s["gold"] and self.tokens < 1 and rng.random() < 0.4:
            self.tokens += 1
            typed = [self.token()]
        elif s["gold"]:
            if self.page.locator(GOLD).locator("kbd").count():
                self.free()
                typed = ["Enter"]
            else:
                self.press(GOLD)
        elif s["acts"] and s["dice"] and self.marked_at != s["version"] and rng.random() < 0.2:
            self.marked_at = s["version"]
            typed = [str(1 + rng.randrange(s["dice"]))]
        elif s["acts"]:
            self.press(ACTS)
        elif s["piles"]:
            if self.page.locator(PILES).count():
                typed = self.keys_of(PILES)
            else:
                self.press(STASHED)
        elif s["again"]:
            typed = self.keys_of(AGAIN)
        elif s["buttons"]:
            self.press(ANSWERS)
        elif s["dice"]:
            self.press(DICE)
        for key in typed:
            self.page.keyboard.press(key)

    def token(self) -> str:
        places: list[int] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-testid=token]')]"
            ".flatMap((e, i) => e.matches('[data-can=true]') ? [i] : [])"
        )
        return "qwerty"[self.rng.choice(places)] if places else "q"


def play_until(
    hands: Sequence[Hand], done: Any, timeout_s: float = 480, quiet_s: float = 90
) -> None:
    """Everybody looks and acts in turn until it is done; nobody may be stuck for long."""
    end = time.monotonic() + timeout_s
    last = time.monotonic()
    seen: list[Any] = []
    while not done():
        acted = [hand.step() for hand in hands]
        now = [hand.seen.get("version", 0) for hand in hands]
        if now != seen:
            seen, last = now, time.monotonic()
        assert time.monotonic() < end, "the game took too long"
        assert time.monotonic() - last < quiet_s, stuck(hands)
        if not any(acted):
            hands[0].page.wait_for_timeout(15)


def stuck(hands: Sequence[Hand]) -> str:
    told = []
    for hand in hands:
        try:
            say = hand.page.get_by_test_id("say").inner_text(timeout=1000)
        except Error:
            say = "no prompt"
        told.append(f"{hand.person.name}: {say} {hand.look()} at {hand.page.url}")
    return "nothing moves: " + "; ".join(told)


def is_settled(hand: Hand) -> bool:
    """Whether none of this person's choices is on its way, and the page shows what came of them.

    A press that came as a thing turned grey may have opened a sheet over the table: it is read first.
    """

    def now() -> tuple[bool, int, int]:
        answers = [m for m in hand.person.received if m["type"] in ("ack", "refused")]
        heard = {m["key"]: m.get("version", 0) for m in answers}
        made = [heard.get(m["key"], 1_000_000) for m in hand.person.sent if m["type"] == "play"]
        seen = hand.look()
        version = seen.get("version", 0)
        return max(made, default=0) <= version and not seen.get("sheet"), version, len(made)

    found = now()
    if found[0]:
        hand.page.wait_for_timeout(400)  # a press may still become a message
    return found[0] and now() == found


def is_end(hand: Hand) -> bool:
    return bool(hand.look()["room"] == "end")


def sit(person: Person, table: str, seat: int) -> None:
    """Open the link and take a chair."""
    person.page.goto(f"/t/{table}")
    if person.phone:
        person.see(f"sit-{seat}").tap()
    else:
        person.see(f"sit-{seat}").click()
    person.see(f"sit-{seat}").wait_for(state="detached")


def play_on(person: Person, record: Record, at: int, seat: int) -> None:
    """Sit in this seat at a table that stands there."""
    kept = person.ask("/api/records", record.to_json())
    wish = {"at": at, "seat": seat, "name": person.name}
    opened = person.ask(f"/api/records/{kept['id']}/play-on", wish)
    person.sit_at(opened)
    person.see("table").wait_for()


def play_the_end(person: Person, golden: str, seat: int = 0) -> str:
    """Sit where four fifths of a golden game are over, among bots: the table."""
    record = read(HERE / f"{golden}.json")
    seats = [move.seat for move in record.moves]
    play_on(person, record, seats.index(seat, len(seats) * 4 // 5), seat)
    return person.page.url.rpartition("/")[2]


def start(host: Person, *others: Person) -> None:
    host.press(host.see("start"))
    for person in (host, *others):
        wait_for(
            lambda p=person: p.see("table").count() + p.see("curtain").count() > 0,  # type: ignore[misc]
            person.page,
            f"{person.name} sees no table",
        )


def totals(person: Person) -> dict[str, int]:
    """The last column of the score sheet, as it stands on the page."""
    sheet = person.see("score-sheet").get_by_role("table")
    sheet.wait_for()
    found: dict[str, int] = {}
    for row in sheet.locator("tbody tr:not([data-partner=true])").all():
        total = int(
            row.get_by_test_id("total").get_by_role("button").inner_text().replace("−", "-")
        )
        partners = row.get_by_test_id("partners")  # with one total
        names = partners if partners.count() else row.locator("th b")
        for name in names.inner_text().split(" + "):
            found[name] = total
    return found


class Lister(Hand):
    """Plays any game by the plain list of choices, whatever its table looks like."""

    ITEMS = "[data-testid=choices] li button, aside li button"

    def step(self) -> bool:
        s = self.look()
        if s["room"] != "table" or not s["asked"]:
            return False
        if self.page.locator(self.ITEMS).count() == 0:
            self.page.keyboard.press("/")
        self.take(self.ITEMS)
        wait_for(
            lambda: self.look().get("version") != s["version"],
            self.page,
            "the choice changed nothing",
        )
        return True


# All that the full stop leads round, in its order: where the focus is, what is free, what shows Enter.
ROUND = """(aside) => {
  const all = [...document.querySelectorAll(
    'main :is([data-can=true], [data-act]), [data-testid=answers] button:enabled',
  )].filter((e) => e.checkVisibility());
  return {
    at: all.indexOf(document.activeElement),
    free: all.flatMap((e, i) => (e.matches(aside) || e.ariaPressed === 'true' ? [] : [i])),
    sure: all.flatMap((e, i) => (e.querySelector('kbd[data-t="↵"]') ? [i] : [])),
  };
}"""


class Typist(Keys):
    """The table itself by keys alone: the full stop leads to whatever can be chosen, Enter takes it."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        super().__init__(person, seed)
        self.presses = 0  # since something came of it
        self.at = -1

    def act(self, s: dict[str, Any]) -> None:
        self.presses = 0 if s["version"] != self.at else self.presses + 1
        self.at = s["version"]
        if self.presses and self.presses % 12 == 0:
            self.page.keyboard.press("Escape")  # what was picked leads nowhere
        seen = self.page.evaluate(ROUND, ASIDE)
        wanted = seen["sure"] if seen["sure"] and self.rng.random() < 0.5 else seen["free"]
        if not wanted:
            return
        goal = self.rng.choice(wanted)
        for _ in range(goal + 1 if seen["at"] < 0 else 60):
            if seen["at"] == goal:
                break
            self.page.keyboard.press(".")
            seen = self.page.evaluate(ROUND, ASIDE)
        if seen["at"] == goal:
            self.page.keyboard.press("Enter")


def let_bots_finish(person: Person) -> None:
    """Hand the own seat to a bot and look on until the scores are there."""
    person.press(person.see("seats"))
    person.press(person.see("seats-panel").get_by_role("button", name="Let a bot play"))
    person.see("end").wait_for(timeout=180_000)
