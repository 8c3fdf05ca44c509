"""A player of Dale of Merchants: presses what glows on the table, confirms what is complete."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from nightmarket.games.dale_of_merchants.cards import NAMES, NONE, SET_OF
from tests.browser.player import ANSWERS, Hand
from tests.browser.stage import Person

HOT = "[data-testid=card][data-can=true]"
FREE = f"[data-testid=hand] {HOT}[aria-pressed=false]"
STOCK = f"[data-testid=stock] {HOT}"
SPREAD = f"[data-testid=spread] {HOT}"
AIM, TAB = "[data-testid=aim]", "[data-testid=tab][data-can=true]"
CONFIRM, CLEAR = "[data-testid=confirm]:enabled", "[data-testid=clear]"
CLOSE = "aside header button"
BUTTONS = f"{ANSWERS}:not([data-testid=confirm], [data-testid=pass-all])"
# What the buttons of one card say, in the languages that are played here.
SAID = {
    "en": {"build": "Build", "play": "Play", "discard": "Discard"},
    "uk": {"build": "До стосу", "play": "Зіграти", "discard": "Скинути"},
}


class Trader(Hand):
    """Builds when it can, else buys, else plays techniques: so games come to an end."""

    SEEN = {
        "sheet": "[data-testid=why-not]",
        "begun": CLEAR,
        "ready": CONFIRM,
        "hand": FREE,
        "board": STOCK,
        "spread": SPREAD,
        "aims": f"{AIM}, {TAB}",
        "picked": "[data-testid=hand] [data-testid=card][aria-pressed=true]",
        "drawer": CLOSE,
        "buttons": BUTTONS,
    }

    def __init__(self, person: Person, seed: int = 1) -> None:
        super().__init__(person, seed)
        self.wish = ""  # what is to be done with the card that was pressed
        self.plan: list[str] = []  # cards of the stack that is being built
        self.idle = 0
        self.at = -1

    def told(self) -> dict[str, Any]:
        """The last update the browser got."""
        return next(m for m in reversed(self.person.received) if m["type"] == "update")

    def act(self, s: dict[str, Any]) -> None:
        self.idle = 0 if s["version"] != self.at else self.idle + 1
        self.at = s["version"]
        if s["drawer"]:
            self.take(CLOSE)  # a slow press opened the help
        elif s["ready"] and (self.wish != "discard" or s["picked"] >= 2 or not s["hand"]):
            self.take(CONFIRM)
        elif s["begun"]:
            self.go_on(s)
        elif s["spread"]:
            self.take(SPREAD)
        elif s["aims"]:
            self.take(AIM if self.page.locator(AIM).count() else TAB)
        else:
            self.begin(s)

    def go_on(self, s: dict[str, Any]) -> None:
        """The gesture or the little menu of one card."""
        if self.plan and s["hand"] and not s["buttons"]:
            self.press_card("hand", [self.plan.pop()])
        elif s["buttons"]:
            said = SAID[self.person.language].get(self.wish)
            wanted = self.page.locator(BUTTONS).filter(has_text=said)
            if said and wanted.count():
                self.person.press(wanted.first)
            else:
                self.take(BUTTONS)
        elif s["hand"]:
            junk = f"{FREE}[data-card=junk]"
            self.take(junk if self.page.locator(junk).count() else FREE)
        elif s["spread"]:
            self.take(SPREAD)
        elif s["board"] and self.wish != "buy":
            self.take(f"{STOCK}[aria-pressed=false]")
        elif self.idle > 40:
            self.take(CLEAR)  # nothing follows any more: begin anew
        else:
            self.page.wait_for_timeout(10)  # the server foresees

    def begin(self, s: dict[str, Any]) -> None:
        told = self.told()
        cards: dict[str, list[str]] = {}
        for text in told["choices"]:
            verb, *rest = text.split(":")
            cards.setdefault(verb, []).append(rest[-1] if rest else "")
        self.plan = stack_of(told) if "build" in cards else []
        if self.plan or ("build" in cards and self.rng.random() < 0.1):  # or the partner may help
            self.wish = "build"
            self.press_card("hand", [self.plan.pop()] if self.plan else cards["build"])
        elif "buy" in cards and self.rng.random() < 0.85:
            self.wish = "buy"
            self.press_card("stock", [self.useful(told, cards["buy"])])
        elif "play" in cards:
            self.wish = "play"
            self.press_card("hand", cards["play"])
        elif s["hand"] and (not s["buttons"] or self.rng.random() < 0.7):
            self.wish = "discard"
            self.take(FREE)
        elif s["buttons"]:
            self.take(BUTTONS)
        elif s["board"]:
            self.wish = ""  # what was wished before has become this question
            self.take(STOCK)

    def useful(self, told: dict[str, Any], cards: list[str]) -> str:
        """The card that comes nearest to the next stack, best of a set that is held already."""
        view = told["view"]
        side = view["sides"][told["seat"]]
        have = [folk_of(card) for card in (*side["discard"], *(one["card"] for one in view["own"]))]
        worth = {slot["card"]: slot["price"] - slot["surcharge"] for slot in view["market"]}

        def strays(card: str) -> float:
            off: int = abs(worth.get(card, 9) - min(side["needs"], 5))
            return off - have.count(folk_of(card)) + self.rng.random() / 2

        return min(cards, key=strays)

    def press_card(self, zone: str, cards: list[str]) -> None:
        self.take(f"[data-testid={zone}] {HOT}[data-card={self.rng.choice(cards)}]")


def folk_of(card: str) -> int:
    return SET_OF[NAMES.index(card)]


def stack_of(told: dict[str, Any]) -> list[str]:
    """Cards of one set in the own hand that make exactly the next stack (DM-52, DM-53)."""
    own, needs = told["view"]["own"], told["view"]["sides"][told["seat"]]["needs"]
    for size in range(1, 5):
        for held in combinations(own, size):
            folk = {folk_of(one["card"]) for one in held}
            if sum(one["value"] for one in held) == needs and len(folk) == 1 and folk != {NONE}:
                return [one["card"] for one in held]
    return []
