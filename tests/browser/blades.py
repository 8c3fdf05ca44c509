"""Somebody who plays Shadow Blades on the drawn table: presses what glows, where it lies."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Hand

# What glows, by the part of the table it lies in. On a phone a tab glows for what lies behind it.
GLOWING = {
    "hand": "[data-testid=hand] button.face.can",
    "place": ".cell.can .drop",
    "agent": ".agents button.face.can",
    "weapon": "button.arm.can",
    "guild": "button.guild.can",
    "pile": "button.pile.can",
    "open": "[data-testid=shown] button.face.can",
    "tab": "button.tab.can:not(.on)",
    "button": ".prompt .buttons .btn:enabled:not(.undo)",
}
LOOK = """(glowing) => {
  const has = (s) => document.querySelector(s) !== null;
  if (has('[data-testid=end]')) return {room: 'end'};
  if (has('[data-testid=curtain]')) return {room: 'curtain'};
  const table = document.querySelector('[data-testid=table]');
  if (!table) return {room: 'other'};
  const seen = (s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility()).length;
  return {
    room: 'table',
    version: Number(table.dataset.version),
    asked: has('.prompt:not(.quiet)'),
    sheet: has('[data-testid=why-not]'),
    held: has('[data-testid=hand] .face.chosen'),
    look: has('[data-testid=shown]'),
    ready: seen('[data-testid=play-agent]:enabled') > 0,
    ...Object.fromEntries(Object.entries(glowing).map(([name, s]) => [name, seen(s)])),
  };
}"""


class Blade(Hand):
    """Mouse or finger: gives Orders when it can, and recruits otherwise."""

    places = 0.4  # how often it chooses where on a mat a card goes, rather than the usual place

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, GLOWING)
        return seen

    def act(self, s: dict[str, Any]) -> None:
        rng = self.rng
        if s["held"]:
            self.finish(s)
            return
        parts = [part for part in ("open", "agent", "weapon", "guild") if s[part]]
        if s["hand"] and rng.random() < 0.6:
            parts = ["hand"]
        if not parts:
            parts = [part for part in GLOWING if s[part] and part != "place"]
        if parts == ["button"] and s["look"]:
            # Whoever looks on and on draws most from the deck: the game gets shorter.
            self.take(f"{GLOWING['button']} >> nth={int(s['button'] > 1 and rng.random() < 0.8)}")
        elif parts:
            self.take(GLOWING[rng.choice(parts)])

    def finish(self, s: dict[str, Any]) -> None:
        """A card is in hand: a weapon for it perhaps, then where it goes."""
        rng = self.rng
        weapons = "[data-testid=hand] button.face.can:not(.chosen)[data-kind=weapon]"
        others = f"{GLOWING['button']}:not([data-testid=play-agent])"
        if rng.random() < 0.15 and self.page.locator(others).count():
            self.take(others)  # a shadow card, a blow, or without weapons after all
        elif s["place"] and (not s["ready"] or rng.random() < self.places):
            self.take(GLOWING["place"])
        elif s["ready"] and rng.random() < 0.3 and self.page.locator(weapons).count():
            self.take(weapons)
        elif s["ready"]:
            self.take("[data-testid=play-agent]")
        elif s["tab"]:
            self.take(GLOWING["tab"])
        else:
            self.take(GLOWING["button"])
