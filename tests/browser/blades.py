"""Somebody who plays Shadow Blades on the drawn table: presses what glows, where it lies."""

from __future__ import annotations

from typing import Any

from tests.browser.player import ANSWERS, Hand

# What glows, by the part of the table it lies in. On a phone a tab glows for what lies behind it.
GLOWING = {
    "hand": "[data-testid=hand] [data-testid=card][data-can=true]",
    "place": "[data-testid=place][data-can=true]",
    "agent": "[data-testid=agents] [data-testid=card][data-can=true]",
    "weapon": "[data-testid=weapon][data-can=true]",
    "guild": "[data-testid=guild][data-can=true]",
    "pile": "[data-testid=pile][data-can=true]",
    "open": "[data-testid=shown] [data-testid=card][data-can=true]",
    "tab": "[role=tab][data-can=true][aria-selected=false]",
    "button": ANSWERS,
}
CHOSEN = "[data-testid=hand] [data-testid=card][aria-pressed=true]"
PLAY = "[data-testid=play-agent]"


class Blade(Hand):
    """Mouse or finger: gives Orders when it can, and recruits otherwise."""

    SEEN = {
        **GLOWING,
        "sheet": "[data-testid=why-not]",
        "held": CHOSEN,
        "look": "[data-testid=shown]",
        "ready": f"{PLAY}:enabled",
    }
    places = 0.4  # how often it chooses where on a mat a card goes, rather than the usual place

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
        weapons = f"{GLOWING['hand']}[aria-pressed=false][data-kind=weapon]"
        others = f"{GLOWING['button']}:not({PLAY})"
        if rng.random() < 0.15 and self.page.locator(others).count():
            self.take(others)  # a shadow card, a blow, or without weapons after all
        elif s["place"] and (not s["ready"] or rng.random() < self.places):
            self.take(GLOWING["place"])
        elif s["ready"] and rng.random() < 0.3 and self.page.locator(weapons).count():
            self.take(weapons)
        elif s["ready"]:
            self.take(PLAY)
        elif s["tab"]:
            self.take(GLOWING["tab"])
        else:
            self.take(GLOWING["button"])
