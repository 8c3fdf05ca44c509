"""Players that look at the page as a person does and use what glows: by mouse, touch or keys."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Error, Locator
from playwright.sync_api import TimeoutError as TooLate

from nightmarket.kernel.record import Record
from tests.browser.stage import Person, wait_for

LOOK = """() => {
  const has = (s) => document.querySelector(s) !== null;
  if (has('[data-testid=end]')) return {room: 'end'};
  if (has('[data-testid=curtain]')) return {room: 'curtain'};
  const table = document.querySelector('[data-testid=table]');
  if (!table) return {room: 'other'};
  const count = (s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility()).length;
  return {
    room: 'table',
    version: Number(table.dataset.version),
    asked: has('.prompt:not(.quiet)'),
    sheet: count('[data-testid=clients], [data-testid=why-not]'),
    primary: count('.prompt .btn.primary:enabled'),
    tokens: count('.tk.choosable'),
    aims: count('.aim.choosable, .tab.aimed'),
    acts: count('[data-act], .cho .ns button'),
    piles: count('.pile.choosable, .slotgood[aria-disabled=false]'),
    again: count('.pile.chosen[aria-disabled=false]'),
    dice: count('.die.choosable'),
    marked: count('.die.chosen'),
    buttons: count('.prompt .buttons .btn:enabled:not(.undo):not(.ghost):not(.clear)'),
  };
}"""


class Hand:
    """Mouse or finger. One step: look, then at most one press."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.tokens = 0  # placed before this roll
        self.marked_at = -1  # dice are marked at most once for each version

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def is_asked(self) -> bool:
        return bool(self.look().get("asked"))

    def one_of(self, selector: str) -> Locator:
        found = self.page.locator(selector).filter(visible=True)
        return found.nth(self.rng.randrange(max(1, found.count())))

    def take(self, selector: str) -> None:
        # The page may have moved on between looking and pressing; then the next look decides.
        try:
            target = self.one_of(selector)
            if self.person.phone:
                target.tap(timeout=2000)
            else:
                target.click(timeout=2000)
        except TooLate:
            pass

    def step(self) -> bool:
        """Returns whether there was something to do."""
        s = self.look()
        if s["room"] != "table" or not s["asked"]:
            self.tokens = 0
            return False
        # What was pressed as it turned grey says why, or tells of the clients: read, and closed.
        if s.get("sheet"):
            self.page.keyboard.press("Escape")
            return True
        self.act(s)
        return True

    def act(self, s: dict[str, Any]) -> None:
        rng = self.rng
        if s["aims"]:
            self.take(".aim.choosable, .tab.aimed")
        elif s["tokens"] and (s["marked"] or not s["primary"]):
            self.take(".tk.choosable")  # pays for the re-roll
        elif s["marked"] and s["buttons"]:
            self.take(BUTTONS)
        elif s["tokens"] and s["primary"] and self.tokens < 1 and rng.random() < 0.4:
            self.tokens += 1
            self.take(".tk.choosable")
        elif s["primary"]:
            self.take(".prompt .btn.primary:enabled")
        elif s["acts"] and s["dice"] and self.marked_at != s["version"] and rng.random() < 0.2:
            self.marked_at = s["version"]
            self.take(".die.choosable")
        elif s["acts"]:
            self.take("[data-act], .cho .ns button")
        elif s["piles"]:
            self.take(".pile.choosable, .slotgood[aria-disabled=false]")
        elif s["again"]:
            self.take(".pile.chosen[aria-disabled=false]")  # another good of a pile already in use
        elif s["buttons"]:
            self.take(BUTTONS)
        elif s["dice"]:
            self.take(".die.choosable")


# Whoever clears the picks while the server still thinks about them never gets anywhere.
BUTTONS = ".prompt .buttons .btn:enabled:not(.undo):not(.ghost):not(.clear)"
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
              const letter = e.querySelector('.pn em')?.dataset.t?.toLowerCase();
              return letter ? [...seat, letter] : seat;
            })""",
            selector,
        )
        return self.rng.choice(found) if found else []

    def act(self, s: dict[str, Any]) -> None:
        rng = self.rng
        typed: list[str] = []
        if s["aims"]:
            typed = self.keys_of(".aim.choosable")
        elif s["tokens"] and (s["marked"] or not s["primary"]):
            typed = [self.token()]
        elif s["marked"] and s["buttons"]:
            self.press(BUTTONS)
        elif s["tokens"] and s["primary"] and self.tokens < 1 and rng.random() < 0.4:
            self.tokens += 1
            typed = [self.token()]
        elif s["primary"]:
            if self.page.locator(".prompt .btn.primary kbd, .prompt .btn.primary .key").count():
                self.free()
                typed = ["Enter"]
            else:
                self.press(".prompt .btn.primary:enabled")
        elif s["acts"] and s["dice"] and self.marked_at != s["version"] and rng.random() < 0.2:
            self.marked_at = s["version"]
            typed = [str(1 + rng.randrange(s["dice"]))]
        elif s["acts"]:
            self.press("[data-act]")
        elif s["piles"]:
            if self.page.locator(".pile.choosable").count():
                typed = self.keys_of(".pile.choosable")
            else:
                self.press(".slotgood[aria-disabled=false]")
        elif s["again"]:
            typed = self.keys_of(".pile.chosen[aria-disabled=false]")
        elif s["buttons"]:
            self.press(BUTTONS)
        elif s["dice"]:
            self.press(".die.choosable")
        for key in typed:
            self.page.keyboard.press(key)

    def token(self) -> str:
        places: list[int] = self.page.evaluate(
            "() => [...document.querySelectorAll('.tk')]"
            ".flatMap((e, i) => e.matches('.choosable') ? [i] : [])"
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
        now = [hand.look().get("version", 0) for hand in hands]
        if now != seen:
            seen, last = now, time.monotonic()
        acted = [hand.step() for hand in hands]
        assert time.monotonic() < end, "the game took too long"
        assert time.monotonic() - last < quiet_s, stuck(hands)
        if not any(acted):
            hands[0].page.wait_for_timeout(15)


def stuck(hands: Sequence[Hand]) -> str:
    told = []
    for hand in hands:
        try:
            say = hand.page.locator(".prompt .say").inner_text(timeout=1000)
        except Error:
            say = "no prompt"
        told.append(f"{hand.person.name}: {say} {hand.look()}")
    return "nothing moves: " + "; ".join(told)


def is_settled(hand: Hand) -> bool:
    """Whether none of this person's choices is on its way, and the page shows what came of them."""

    def now() -> tuple[bool, int, int]:
        answers = [m for m in hand.person.received if m["type"] in ("ack", "refused")]
        heard = {m["key"]: m.get("version", 0) for m in answers}
        made = [heard.get(m["key"], 1_000_000) for m in hand.person.sent if m["type"] == "play"]
        version = hand.look().get("version", 0)
        return max(made, default=0) <= version, version, len(made)

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
    sheet = person.page.locator(".sheet table")
    sheet.wait_for()
    found: dict[str, int] = {}
    for row in sheet.locator("tbody tr:not(.partner)").all():
        total = int(row.locator("td.tot button").inner_text().replace("−", "-"))
        for name in row.locator("th b").inner_text().split(" + "):  # partners have one total
            found[name] = total
    return found


class Lister(Hand):
    """Plays any game by the plain list of choices, whatever its table looks like."""

    ITEMS = "[data-testid=choices] li button, aside li button"

    def step(self) -> bool:
        s = self.page.evaluate(LOOK)
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


class KeyLister(Keys):
    """The same by keys alone: / opens the list, each choice has its key, Tab comes to what was begun."""

    KEYS = "123456789abcdefghijkmnopqrstvwxyz"
    SEND = "aside ul button.primary"

    def act(self, s: dict[str, Any]) -> None:
        open_list = self.page.get_by_role("complementary").get_by_role("list")
        if not open_list.count():
            self.page.keyboard.press("/")
            return
        if self.page.locator(self.SEND).count() and self.rng.random() < 0.7:
            self.press(self.SEND)
            return
        keys = open_list.locator("kbd").count()
        if keys and self.tab_to("aside ul button"):
            self.page.keyboard.press(self.rng.choice(self.KEYS[: min(keys, len(self.KEYS))]))


def let_bots_finish(person: Person) -> None:
    """Hand the own seat to a bot and look on until the scores are there."""
    person.press(person.see("seats"))
    person.press(person.see("seats-panel").get_by_role("button", name="Let a bot play"))
    person.see("end").wait_for(timeout=180_000)
