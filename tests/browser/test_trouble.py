"""Whatever happens to the page, the line or the server: everybody sits where they sat."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.player import ASKED, Hand, play_until, sit, start
from tests.browser.stage import Person, Server, company, wait_for


def hand_of(person: Person) -> tuple[str, str]:
    """Who I am and what my mission is, as the page says."""
    own = person.see("mine")
    return own.get_by_test_id("own-name").inner_text(), own.get_by_test_id("seal").inner_html()


def test_reload_second_tab_lost_line_and_killed_server(chrome: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        with company(chrome, server) as guests:
            host = guests.person("Olha", lossy=True)
            guest = guests.person("Petro", lossy=True)
            table = guests.open_table(host, ["open", "open", "bot", "bot"])
            sit(guest, table, 1)
            start(host, guest)
            hands = [Hand(host, seed=1), Hand(guest, seed=2)]
            held = [hand_of(host), hand_of(guest)]

            def on_by(steps: int) -> None:
                goal = max(host.version, guest.version) + steps
                play_until(hands, lambda: min(host.version, guest.version) >= goal)
                assert [hand_of(host), hand_of(guest)] == held

            on_by(4)
            before = host.version
            host.page.reload()
            host.see("table").wait_for()
            assert host.version >= before
            on_by(3)

            # A second tab is the same person: both are asked, one plays, both see it.
            tab = host.open()
            tab.goto(f"/t/{table}")
            tab.get_by_test_id("table").wait_for()
            play_until(hands, hands[0].is_asked)
            tab.locator(ASKED).wait_for()
            was = host.version
            play_until(hands[:1], lambda: host.version > was)
            tab.locator(f'[data-testid=table]:not([data-version="{was}"])').wait_for()
            tab.close()
            on_by(3)

            # Lost network: the page says so at once; what was pressed meanwhile is not lost.
            play_until(hands, hands[1].is_asked)
            guest.context.set_offline(True)
            guest.see("reconnecting").wait_for()
            guest.context.set_offline(False)
            guest.see("reconnecting").wait_for(state="detached")
            on_by(3)

            # kill -9, and a new server on the same port and data.
            server.kill()
            for person in (host, guest):
                person.see("reconnecting").wait_for()
            versions = [host.version, guest.version]
            server.start()
            for person, version in zip((host, guest), versions, strict=True):
                person.see("reconnecting").wait_for(state="detached")
                wait_for(
                    lambda p=person, v=version: p.version >= v,  # type: ignore[misc]
                    person.page,
                    "moves were lost",
                )
            on_by(5)
    finally:
        server.stop()
