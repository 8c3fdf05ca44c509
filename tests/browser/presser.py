"""A player who presses whatever glows on the table of the Dark Road, at a point where it is seen."""

from __future__ import annotations

from typing import Any

from tests.browser.player import ANSWERS, Hand
from tests.browser.stage import Person

LIFTED = "[data-testid=lift][aria-pressed=true]"  # a die in hand is put back by a press
# The n-th glowing thing, scrolled into sight, and a point of it that nothing else covers. A hand that
# comes down when the thing has moved away (a bot has played) presses nothing: not what lies there now.
AIM = """([n, skip, answers]) => {
  if (!('aimed' in window)) {
    let missed = false;
    const guard = (event) => {
      if (event.type === 'pointerdown')
        missed = window.aimed !== null && !window.aimed.contains(event.target);
      if (!missed) return;
      event.stopImmediatePropagation();
      if (event.cancelable) event.preventDefault();
    };
    for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup',
                        'touchend', 'click'])
      addEventListener(kind, guard, {capture: true, passive: false});
  }
  window.aimed = null;
  const seen = (e) => e.checkVisibility();
  const things = [...document.querySelectorAll('[data-can=true]')].filter(
    (e) => seen(e) && !e.matches(skip));
  const buttons = [...document.querySelectorAll(answers)].filter(seen);
  const confirm = document.querySelector('[data-testid=confirm]:enabled');
  const all = confirm ? [confirm] : [...things, ...things, ...buttons];
  if (!all.length) return null;
  const e = all[n % all.length];
  e.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const drawn = e.matches('g') ? [...e.querySelectorAll('path, circle, rect')] : [e];
  for (const part of drawn) {
    const box = part.getBoundingClientRect();
    for (const fy of [0.5, 0.3, 0.7, 0.12, 0.88])
      for (const fx of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        const x = box.left + fx * box.width, y = box.top + fy * box.height;
        const hit = document.elementFromPoint(x, y);
        if (hit && e.contains(hit) && hit.closest('[data-can=true], button') === e) {
          window.aimed = e;
          return {x, y, what: e.getAttribute('aria-label') ?? e.textContent};
        }
      }
  }
  return {x: 0, y: 0, what: e.getAttribute('aria-label') ?? e.textContent};
}"""
STATE = """() => {
  if ('aimed' in window) window.aimed = null;
  const has = (s) => document.querySelector(s) !== null;
  if (has('[data-testid=end]')) return {room: 'end'};
  const table = document.querySelector('[data-testid=table]');
  if (!table) return {room: 'other'};
  const asked = has('[data-testid=prompt][data-asked=true], [data-testid=ending]');
  const tip = has('[data-testid=tip], [data-testid=why-not]');
  return {room: 'table', version: Number(table.dataset.version), asked, tip};
}"""


class Presser(Hand):
    """Mouse or finger on the table itself; never the list."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        super().__init__(person, seed)
        self.idle = 0  # looks in a row at which nothing glowed

    def look(self) -> dict[str, Any]:
        self.seen = self.page.evaluate(STATE)
        return self.seen

    def step(self) -> bool:
        s = self.look()
        if s["room"] != "table" or not s["asked"]:
            return False
        if s["tip"]:
            # Read, and closed by key: it may be gone by itself, and what lies below would be pressed.
            self.page.keyboard.press("Escape")
        aim = self.page.evaluate(AIM, [self.rng.randrange(10_000), LIFTED, ANSWERS])
        if aim is None:
            # A choice is on its way, or on a phone the question is answered on another panel.
            self.idle += 1
            if self.person.phone and self.idle > 3:
                self.person.see("places").get_by_role("button").nth(self.idle % 4).tap()
            return False
        self.idle = 0
        assert aim["x"], f"{aim['what']} glows, and cannot be pressed anywhere"
        if self.person.phone:
            self.page.touchscreen.tap(aim["x"], aim["y"])
        else:
            self.page.mouse.click(aim["x"], aim["y"])
        return True
