"""The same person on another device, those one has played with, and all one's games in one file.

At an address without TLS: no passkey and no note is offered there, a code and six words do the work.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.player import start
from tests.browser.stage import PHONE, ROOT, WIDE, Company, Person
from tests.browser.test_any_position import BROKEN
from tests.browser.test_coming_back import hold, picture

# As if nothing that was said at this table had been read.
UNREAD = """(table) => {
  const key = 'night-market:seen';
  const all = JSON.parse(localStorage[key]);
  all[table].said = 0;
  localStorage[key] = JSON.stringify(all);
}"""
GAMES = ROOT / "tests" / "golden" / "shadow_blades"


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)


def is_somebody(person: Person) -> str:
    """From now on this person comes back: their six words."""
    person.page.goto("/me")
    person.see("no-passkeys").wait_for()
    person.press(button(person, "Write them down"))
    words = person.see("six-words").get_by_role("listitem")
    expect(words).to_have_count(6)
    text = " ".join(words.all_inner_texts())
    person.press(button(person, "I have them on paper"))
    return text


def reads(person: Person, is_shown: bool) -> None:
    """What was said at this table stands in its chat, or does not."""
    person.page.keyboard.press("l")
    person.page.get_by_role("tab", name="Chat").click()
    said = person.see("lines").get_by_text("It is only business")
    expect(said).to_have_count(int(is_shown))


def test_the_same_person_elsewhere_and_those_one_plays_with(guests: Company) -> None:
    olha, petro = guests.person("Olha"), guests.person("Petro", phone=True)
    olha.context.add_init_script("delete window.PushManager")  # as where there is no TLS
    olha.page.goto("/me/notes")
    olha.see("no-notes").wait_for()
    words = is_somebody(olha)
    is_somebody(petro)
    code = guests.open_table(olha, ["open", "open"], "shadow-blades")
    petro.page.goto(f"/t/{code}")
    petro.press(petro.see("sit-1"))
    petro.see("sit-1").wait_for(state="detached")
    start(olha, petro)

    # Another device by a code: whose it is is asked first, then the seat is there too.
    olha.page.goto("/me")
    button(olha, "Show a code").click()
    letters = olha.see("link-code").inner_text()
    other = guests.person("Somebody", phone=True)
    other.page.goto("/me")
    other.page.get_by_role("textbox", name="I have a code").fill(letters)
    other.press(button(other, "Go on"))
    other.page.get_by_role("heading", name="Is this you: Olha?").wait_for()
    other.press(button(other, "Yes, this is me"))
    other.page.get_by_role("heading", name="You are Olha", exact=True).wait_for()
    other.page.goto("/tables")
    other.page.locator(f"[data-table='{code}']").wait_for()

    # Forgotten, it is nobody again; six words on paper bring her back there.
    olha.page.reload()
    olha.page.get_by_role("button", name="Forget the device").click()
    expect(olha.page.get_by_role("button", name="Forget the device")).to_have_count(0)
    other.page.goto("/me")
    other.page.get_by_text("in this browser only").wait_for()
    other.page.get_by_role("textbox", name="I have six words").fill(words)
    other.press(button(other, "Come back"))
    other.page.get_by_role("heading", name="You are Olha", exact=True).wait_for()
    other.page.goto(f"/t/{code}")
    other.see("table").wait_for()
    other.close()
    guests.people.remove(other)
    went_on(other)
    assert not other.problems

    # What he says is read, hidden by her at this table, and read again.
    petro.press(petro.page.get_by_role("button", name="Log").first)
    petro.page.get_by_role("textbox").fill("It is only business")
    petro.page.keyboard.press("Enter")
    olha.page.goto(f"/t/{code}")
    olha.see("table").wait_for()
    reads(olha, True)
    olha.see("seats").click()
    for hides in (
        button(olha, "Do not read"),
        olha.page.get_by_role("switch", name="Hide all talk"),
    ):
        hides.click()
        reads(olha, False)
        olha.page.reload()  # it stays so
        olha.see("table").wait_for()
        olha.see("seats").click()
        hides.click()
        reads(olha, True)
        olha.see("seats").click()

    # They have played together. Blocked, he is heard nowhere, and his open tables are not shown.
    wish = {"game": "shadow-blades", "name": "Petro", "listed": True}
    waiting = petro.ask("/api/tables", wish)
    petro.page.goto("/me")
    hold(petro, waiting)
    petro.page.reload()
    petro.see("friends").get_by_text("1 game together").wait_for()
    another = petro.ask("/api/tables", {**wish, "name": "Iryna"})
    olha.page.goto("/me")
    friends = olha.see("friends")
    friends.get_by_text("1 game together").wait_for()
    friends.get_by_role("button", name="Block: Petro", exact=True).click()
    friends.get_by_role("button", name="Unblock: Petro").wait_for()
    picture(olha, "me-wide")
    for is_blocked in (True, False):
        open_tables(olha)
        olha.page.locator(f'[data-testid=open-card][href="/t/{another["table"]}"]').wait_for()
        his = olha.page.locator(f'[data-testid=open-card][href="/t/{waiting["table"]}"]')
        expect(his).to_have_count(int(not is_blocked))
        olha.page.evaluate(UNREAD, code)
        olha.page.goto("/tables")
        olha.page.locator(f"[data-table='{code}']").focus()
        digest = olha.see("table-digest")
        digest.get_by_test_id("take-turn").wait_for()
        digest.get_by_test_id("digest").wait_for()
        told = digest.get_by_text("It is only business")
        expect(told).to_have_count(int(not is_blocked))
        olha.page.goto(f"/t/{code}")
        olha.see("table").wait_for()
        reads(olha, not is_blocked)
        olha.page.goto("/me")
        if is_blocked:
            friends.get_by_role("button", name="Unblock: Petro").click()
            friends.get_by_role("button", name="Block: Petro", exact=True).wait_for()
    for person in (olha, petro):
        went_on(person)


def went_on(person: Person) -> None:
    """Who goes to the next page cuts off what was still under way."""
    person.problems = [one for one in person.problems if "net::ERR_FAILED" not in one]


def open_tables(person: Person) -> None:
    """Where anybody may sit down, on the home page."""
    person.page.goto("/")
    person.see("your-tables").wait_for()  # at first, where there are any
    person.see("open-tables").click()


def test_all_games_in_one_file_and_every_page_of_it_is_fit_to_read(
    guests: Company, tmp_path: Path
) -> None:
    """Archive, record page, tables, you, notes and set-up: three languages, wide and phone."""
    olha = guests.person("Olha")
    page = olha.page
    games = [json.loads((GAMES / f"{n}-seats.json").read_text()) for n in (2, 3)]
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"games": [*games, {"game": "none"}]}))

    # Brought in where there was nothing yet: those that can be read are there, and found again.
    page.goto("/tables")
    olha.see("tables-empty").wait_for()
    olha.see("games-file").set_input_files(file)
    page.get_by_text("2 games").first.wait_for()
    page.get_by_role("button", name="Finished").click()
    records = olha.see("record")
    expect(records).to_have_count(2)
    olha.see("search").fill("nobody of that name")
    expect(records).to_have_count(0)
    olha.see("search").fill("shadow blades")
    expect(records).to_have_count(2)
    picture(olha, "archive-wide")
    with page.expect_download() as coming:
        olha.see("save-games").click()
    taken = json.loads(Path(coming.value.path()).read_text())["games"]
    assert [one["choices"] for one in taken] == [one["choices"] for one in games]
    page.reload()
    page.get_by_role("button", name="Finished").click()
    expect(records).to_have_count(2)
    record = records.first.get_attribute("href") or ""

    # A person with a table that is set up, and one in play.
    is_somebody(olha)
    code = guests.open_table(olha, ["open", "bot"], "shadow-blades")
    page.goto(record)
    page.get_by_role("slider").wait_for()
    rooms = {
        "/tables": "[data-testid=tables]",
        "/tables#finished": "[data-testid=record]",
        "/me": "[data-testid=friends]",
        "/me/notes": "[data-testid=notes] main",
        f"/t/{code}": "[data-testid=start]",
        record: "[type=range]",
    }
    found: list[str] = []
    for language in ("en", "ru", "uk"):
        speak(olha, language)
        for room, sign in rooms.items():
            page.goto(room.partition("#")[0])
            if room.endswith("#finished"):
                page.locator("[data-kind=archive]").click()
            page.locator(sign).first.wait_for()
            expect(page.locator("html")).to_have_attribute("lang", language)
            for size in (WIDE, PHONE):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                for step in steps(olha, size == PHONE and room.startswith("/t/")):
                    where = f"{language} {room} {size[0]} {step}"
                    page.evaluate("document.fonts.ready")
                    olha.assert_fits()
                    found += [
                        f"{where}: {v['id']}: {node['target']} {node['failureSummary']}"
                        for v in Axe().run(page).response["violations"]
                        for node in v["nodes"]
                    ]
                    found += [f"{where}: broken: {word}" for word in page.evaluate(BROKEN)]
                    picture(olha, f"{language}-{list(rooms).index(room)}-{size[0]}-{step}")
            page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    assert not found, "\n".join(found)

    # A phone opens at the step that was last used; what is set at one is told at the first.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(f"/t/{code}")
    expect(olha.see("step-rules")).to_have_attribute("aria-selected", "true")
    olha.see("step-pace").click()
    olha.see("pace").get_by_role("radio").nth(1).check(force=True)
    olha.see("step-pace").press("ArrowLeft")
    olha.see("step-chairs").press("Enter")
    expect(olha.see("summary")).to_contain_text("Хід за ходом, 3 д")
    olha.see("start").click()
    olha.see("table").wait_for()
    went_on(olha)


def steps(person: Person, is_setup: bool) -> Iterator[str]:
    """A table is set up in three steps on a phone: each is shown in its turn."""
    if not is_setup:
        yield ""
        return
    for step in ("chairs", "pace", "rules"):
        person.see(f"step-{step}").click()
        expect(person.see(f"step-{step}")).to_have_attribute("aria-selected", "true")
        yield step


def speak(person: Person, language: str) -> None:
    person.page.evaluate(
        "(language) => { const all = JSON.parse(localStorage.getItem('night-market'));"
        "localStorage.setItem('night-market', JSON.stringify({...all, language})) }",
        language,
    )
