"""Someone who knows nothing of a game: reads the words of a lesson, presses what they name.

Everything is found by role and name, as a screen reader tells it. Where the words name several things,
or one that does nothing yet, one after the other is tried. The script of the lesson is never looked at.
"""

from __future__ import annotations

import re
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal, cast

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from nightmarket.locale import texts
from tests.browser.stage import Person
from tests.reading import meant

Role = Literal["button", "tab"]
REPLY_S = 0.8  # what comes later is seen at the next look
PRESS_MS = 3000
WAIT_S = 20
# A line of what is read out: how deep it lies, its role, name and state; quoted where it has a colon.
LINE = re.compile(r"""^(\s*)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$""")

# What opens over the table to say something, and is closed again.
ASIDES = "main aside, [data-testid=tip], [data-testid=why-not], [data-testid=clients]"
RULE = re.compile(r"[A-Z]{2}-\d+$")

# Of something drawn in one picture with others: a point of its own; its middle may lie elsewhere.
SPOT = """(e) => {
  if (!(e instanceof SVGElement)) return null;
  const box = e.getBoundingClientRect();
  for (let i = 0; i < 225; i++) {
    const x = box.left + box.width * (((i + 112) % 15) + 0.5) / 15;
    const y = box.top + box.height * ((Math.floor((i + 112) / 15) % 15) + 0.5) / 15;
    if (e.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


@dataclass(frozen=True)
class Thing:
    """Something that can be pressed, as it is read out."""

    role: Role
    name: str
    nth: int  # of those with this role and name
    state: str  # pressed, selected


class Learner:
    def __init__(self, person: Person, language: str) -> None:
        self.person = person
        self.page = person.page
        say = texts(language).say
        self.card = self.page.get_by_role("dialog", name=say("ui-lesson"))
        self.bar = self.card.get_by_role("progressbar")
        self.show = self.card.get_by_role("button", name=say("ui-lesson-show"))
        self.go_on = self.card.get_by_role("button", name=say("ui-lesson-go-on"))
        self.asides = self.page.locator(ASIDES)
        self.tried: set[tuple[str, Thing]] = set()

    def is_over(self) -> bool:
        return self.person.see("end").count() + self.go_on.count() > 0

    def is_asked(self) -> bool:
        return self.show.count() > 0

    def step(self) -> int:
        return int(self.bar.get_attribute("aria-valuenow") or 0)

    def things(self) -> list[Thing]:
        """All that can be pressed on the table, in the order of the page."""
        return self.listed(self.told())

    def told(self) -> str:
        """The table as it is read out."""
        return self.page.locator("main").first.aria_snapshot()

    @staticmethod
    def listed(told: str) -> list[Thing]:
        found: list[Thing] = []
        count: dict[tuple[str, str], int] = {}
        skip = -1  # how deep the lesson's own words are
        for line in told.splitlines():
            match = LINE.match(line)
            if not match:
                continue
            depth, role, name, state = len(match[1]), match[2], match[3] or "", match[4]
            if 0 <= skip < depth:
                own = True
            else:
                own = role in ("dialog", "navigation")
                skip = depth if own else -1
            if role not in ("button", "tab"):
                continue
            name = name.replace('\\"', '"').replace("''", "'")
            nth = count[role, name] = count.get((role, name), -1) + 1
            if not own and "[disabled]" not in state and not RULE.search(name):
                found.append(Thing(cast(Role, role), name, nth, state.strip("': ")))
        return found

    def words(self) -> str:
        """What the step says; the number of its rule is no word."""
        return re.sub(r"[A-Z]{2}-\d+", "", self.card.get_by_role("paragraph").first.inner_text())

    def likely(self, things: list[Thing], words: str) -> list[Thing]:
        """Those that the words name: the more of their name and the rarer first, what is picked last."""
        found = meant([thing.name for thing in things], words)
        worth = [("[pressed]" in things[at].state, rank, at) for rank, at in found]
        return [things[at] for _, _, at in sorted(worth)]

    def looks(self) -> str:
        """Another text when something has come of a press."""
        version = self.page.evaluate(
            "() => document.querySelector('[data-testid=table]')?.dataset.version ?? 'over'"
        )
        return f"{version} {self.told()}"

    def calm(self) -> str:
        """What it looks like once nothing more is coming: nobody presses while the page answers."""
        last = ""
        while last != (now := self.looks()):
            last = now
            self.page.wait_for_timeout(150)
        return now

    def press_one(self, before: str) -> None:
        """The likeliest that was not tried as things stand; then see what comes of it."""
        words = self.words()
        for thing in self.likely(self.things(), words):
            if (before, thing) in self.tried:
                continue
            self.tried.add((before, thing))
            print(f"    {thing.role} {thing.name!r}")
            target = self.page.get_by_role(thing.role, name=thing.name, exact=True)
            self.press(self.page.locator("main").locator(target).nth(thing.nth))
            self.has_changed(before, REPLY_S)
            if self.asides.count():
                self.page.keyboard.press("Escape")  # it only said something
            return
        told = f"nothing is left to press by these words: {words!r} of {self.things()}"
        assert self.has_changed(before, WAIT_S), told

    def press(self, target: Locator) -> None:
        """What is gone by now is not pressed: the next look decides."""
        with suppress(TooLate):
            spot = target.evaluate(SPOT, timeout=PRESS_MS)
            if spot and self.person.phone:
                self.page.touchscreen.tap(*spot)
            elif spot:
                self.page.mouse.click(*spot)
            elif self.person.phone:
                target.tap(timeout=PRESS_MS)
            else:
                target.click(timeout=PRESS_MS)

    def has_changed(self, before: str, within_s: float) -> bool:
        end = time.monotonic() + within_s
        while time.monotonic() < end:
            if self.is_over() or self.looks() != before:
                return True
            self.page.wait_for_timeout(25)
        return False
