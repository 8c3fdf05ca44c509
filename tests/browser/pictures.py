"""Pictures of every room, wide and phone, dark and light: `python -m tests.browser.pictures`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from nightmarket import bots, games
from nightmarket.kernel import asked
from nightmarket.kernel.record import Record, Recorder
from tests.browser.player import Hand, is_end, play_on, play_until, start, totals
from tests.browser.stage import ROOT, Company, Person, Server, company, launch, wait_for
from tests.browser.test_magic_maze import begin

FOLDER = ROOT / "docs" / "pictures"
ROOMS = {
    "home": "The market: five stalls, your tables",
    "setup": "Who sits down, and how you play",
    "table": "The table on your own turn: what glows can be taken",
    "log": "The log beside the table",
    "rulebook": "The rulebook, open at the rule of the prompt",
    "end": "The score sheet",
    "replay": "A replay seen from one seat",
    "settings": "Settings",
    "about": "About",
    "shadow-blades": "Shadow Blades in mid-game",
    "dark-road": "Merchants of the Dark Road in mid-game",
    "dale-of-merchants": "Dale of Merchants 2 in mid-game",
    "magic-maze": "Magic Maze against the sand",
}
SEATS = {"shadow-blades": 3, "dark-road": 3, "dale-of-merchants": 3}
LOOKS = [(phone, theme) for phone in (False, True) for theme in ("dark", "light")]


def name(room: str, phone: bool, theme: str) -> str:
    parts = [room, *(["phone"] if phone else []), *(["light"] if theme == "light" else [])]
    return "-".join(parts) + ".png"


def take(person: Person, room: str, phone: bool, theme: str, folder: Path) -> None:
    page = person.page
    page.evaluate("document.fonts.ready")
    page.mouse.move(2, 2)
    # A caret or a toast would make two runs differ.
    page.wait_for_timeout(300)
    page.screenshot(path=folder / name(room, phone, theme), scale="css", animations="disabled")


def walk(guests: Company, phone: bool, theme: str, folder: Path) -> None:
    """One person goes through all rooms."""
    me = guests.person("Olha", phone=phone, theme=theme)
    page = me.page

    def shoot(room: str) -> None:
        take(me, room, phone, theme, folder)

    for room in ("settings", "about"):
        page.goto(f"/{room}")
        page.wait_for_load_state("networkidle")
        shoot(room)
    table = guests.open_table(me, ["open", "bot", "open", "bot"])
    friend = guests.person("Petro")
    friend.page.goto(f"/t/{table}")
    shoot("setup")
    friend.see("sit-2").click()
    friend.see("sit-2").wait_for(state="detached")
    start(me, friend)
    hands = [Hand(me, seed=7), Hand(friend, seed=8)]
    # A turn in which goods are taken from others, some time into the game.
    glow = page.locator("[data-testid^=board-] [data-testid=pile][data-can=true]")

    def ready() -> bool:
        assert not is_end(hands[0]), "nothing was taken in the whole game"
        return me.version > 24 and glow.count() > 2

    play_until(hands, ready)
    shoot("table")
    if phone:
        page.get_by_role("button", name="Log").tap()
    else:
        page.keyboard.press("l")
    me.see("line").last.wait_for()
    shoot("log")
    page.keyboard.press("Escape")
    me.press(me.see("prompt").get_by_test_id("rule"))
    page.locator("[data-rule][data-open=true]").wait_for()
    shoot("rulebook")
    page.keyboard.press("Escape")
    page.goto("/")
    page.get_by_test_id("table-card").first.wait_for()
    shoot("home")
    page.goto(f"/t/{table}")
    me.see("table").wait_for()
    friend.see("table").wait_for()
    me.press(me.see("seats"))
    me.press(me.see("seats-panel").get_by_role("button", name="Let a bot play"))
    play_until(hands[1:], lambda: is_end(hands[0]))
    totals(me)
    shoot("end")
    page.goto(f"/r/{table}")
    page.get_by_role("slider").wait_for()
    me.see("turn").nth(14).click()
    me.press(page.get_by_role("group", name="Seen by").get_by_role("button").first)
    me.see("mine").first.wait_for()
    shoot("replay")


def half_a_game(key: str, seats: int) -> tuple[Record, int, int]:
    """A game of easy bots, a moment in the middle of it, and who is asked there."""
    game = games.game(key)
    made = Recorder(game, seats, seed=5)
    moments: list[tuple[int, int]] = []
    while asked(made.state):
        seat = asked(made.state)[0]
        moments.append((len(made.record.moves), seat))
        bot = bots.make("easy", len(moments))
        made.play(seat, game.text(bots.choice_of(bot, game, made.state, seat)))
    at, seat = moments[len(moments) // 2]
    return made.record, at, seat


def tables(guests: Company, phone: bool, theme: str, folder: Path) -> None:
    """The other games, each where it is most itself."""
    for key, seats in SEATS.items():
        record, at, seat = half_a_game(key, seats)
        me = guests.person("Olha", phone=phone, theme=theme)
        play_on(me, record, at, seat)
        me.page.locator("[data-testid=prompt][data-asked=true]").wait_for()
        take(me, key, phone, theme, folder)
    me = guests.person("Olha", phone=phone, theme=theme)
    guests.open_table(me, ["open", "bot", "bot", "bot"], game="magic-maze")
    start(me)
    begin(me)
    wait_for(lambda: me.version > 9, me.page, "the bots do nothing")
    take(me, "magic-maze", phone, theme, folder)


def tell(folder: Path) -> None:
    """The list beside the pictures."""
    lines = ["# Pictures of every room", ""]
    lines += ["Made by `python -m tests.browser.pictures`: a real Chromium, a real game.", ""]
    for key in games.STALLS:
        room = key if key in ROOMS else "table"
        lines += [f"![{games.game(key).titles['en']}]({name(room, False, 'dark')})", ""]
    lines += ["| Room | Wide, 1280 × 720 | Phone, 390 × 844 |", "| --- | --- | --- |"]
    for room, what in ROOMS.items():
        cells = [
            " · ".join(f"[{t}]({name(room, phone, t)})" for t in ("dark", "light"))
            for phone in (False, True)
        ]
        lines.append(f"| {what} | {cells[0]} | {cells[1]} |")
    (folder / "README.md").write_text("\n".join(lines) + "\n", "utf-8")


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = launch(playwright)
            for phone, theme in LOOKS:
                with company(browser, server) as guests:
                    walk(guests, phone, theme, folder)
                    tables(guests, phone, theme, folder)
            browser.close()
        finally:
            server.stop()
    tell(folder)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
