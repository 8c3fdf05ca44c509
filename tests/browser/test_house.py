"""A house that stands under a path of another site, and the page of whoever keeps it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from tests.browser.player import start
from tests.browser.stage import Server, company, wait_for
from tests.browser.test_rooms import examine

SECRET = "nobody guesses this"


def test_a_house_under_a_path_and_whoever_keeps_it(chrome: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, public_url="http://127.0.0.1/games", admin_secret=SECRET)
    server.start()
    try:
        with company(chrome, server) as guests:
            # From the market to a table: every file, door and socket lies under the path.
            olha = guests.person("Olha")
            page = olha.page
            asked: list[str] = []
            page.on("request", lambda request: asked.append(urlsplit(request.url).path))
            page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
            page.goto("/games/")
            page.get_by_test_id("play-shadow-traders").first.wait_for()
            page.get_by_role("link", name="About").click()
            wait_for(lambda: page.url.endswith("/games/about"), page, "a link left the path")
            page.reload()
            page.get_by_role("link", name="Back to the market").first.click()
            page.get_by_test_id("friends-shadow-traders").click()
            olha.see("setup").wait_for()
            code = urlsplit(page.url).path.removeprefix("/games/t/")
            expect(olha.see("order").get_by_role("switch")).to_have_attribute(
                "aria-checked", "false"
            )
            expect(page.get_by_text("30 days after the last visit")).to_be_visible()
            start(olha)
            assert f"/games/ws/{code}" in asked
            assert all(path.startswith("/games/") for path in asked), asked

            # At the table: nobody new comes in, and a word to the house.
            page.get_by_test_id("seats").first.click()
            order = olha.see("order")
            order.get_by_role("switch").click()
            expect(order.get_by_role("switch")).to_have_attribute("aria-checked", "true")
            stranger = guests.person("Stranger")
            stranger.page.goto(f"/games/t/{code}")
            stranger.page.get_by_text("have locked it").wait_for()
            order.get_by_role("button", name="Report to the house").click()
            order.get_by_role("textbox").fill("They shout")
            order.get_by_role("button", name="Send").click()
            page.get_by_text("will read it").first.wait_for()

            # The keeper: by keyboard, a wrong secret first.
            keeper = guests.person("Keeper", phone=True)
            desk = keeper.page
            desk.goto("/games/house")
            field = desk.get_by_label("The host’s secret")
            expect(field).to_be_focused()
            examine(keeper, "the door of the house")
            field.fill("something else here")
            desk.keyboard.press("Enter")
            desk.get_by_role("alert").filter(has_text="not the secret").wait_for()
            expect(field).to_be_focused()
            field.fill(SECRET)
            desk.keyboard.press("Enter")
            desk.get_by_text("All is well").wait_for()
            # A browser says aloud that it was refused; nothing else went wrong.
            assert all("401" in problem or "403" in problem for problem in keeper.problems)
            keeper.problems.clear()
            keeper.assert_fits()
            assert SECRET not in desk.url
            assert code not in desk.content()
            desk.get_by_test_id("house-report").get_by_text("They shout").wait_for()
            examine(keeper, "the house")
            desk.get_by_role("button", name="Make one now").click()
            desk.get_by_text("house-20").wait_for()
            # On a wide page the tables lie right under the figures, however long the side is.
            desk.set_viewport_size({"width": 1280, "height": 720})
            figures, tables = (
                desk.get_by_test_id(one).bounding_box() for one in ("figures", "house-tables")
            )
            assert figures is not None
            assert tables is not None
            assert tables["y"] < figures["y"] + figures["height"] + 40
            table = desk.get_by_test_id("house-table")
            table.locator("summary").click()
            table.get_by_test_id("close-table").click()
            table.get_by_role("button", name="Close the table").click()
            page.get_by_text("has closed the table").wait_for()
            expect(table).to_have_count(0)
            olha.problems.clear()
    finally:
        server.stop()
