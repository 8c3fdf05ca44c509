"""Merchants of the Dark Road at its own table: pressed where things lie, and played to the end."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from nightmarket.kernel import WATCHER
from tests.browser.payload import before_the_end, scan
from tests.browser.player import (
    is_end,
    is_settled,
    play_on,
    play_the_end,
    play_until,
    sit,
    start,
    totals,
)
from tests.browser.presser import Presser
from tests.browser.stage import PHONE, WIDE, Company, Person, wait_for
from tests.browser.test_any_position import moment
from tests.words import words_in

LYING = (844, 390)  # a phone on its side
SPACES = "[data-testid=ring-space][data-can=true]"
AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}


def no_barrier(person: Person) -> None:
    """Axe finds nothing on the page as it stands."""
    found = Axe().run(person.page, options=AXE).response["violations"]
    assert not found, [(v["id"], [n["html"][:120] for n in v["nodes"][:3]]) for v in found]


def keys_in(value: Any, wanted: str) -> list[Any]:
    """Every value that stands under this key, however deep."""
    if isinstance(value, dict):
        return [v for k, v in value.items() if k == wanted] + [
            found for v in value.values() for found in keys_in(v, wanted)
        ]
    return [found for v in value for found in keys_in(v, wanted)] if isinstance(value, list) else []


def purses_stay_shut(eye: int, person: Person) -> None:
    """DR-86, section 15: a browser is told its own coins and crowns, nobody else's, before the end."""
    for m in before_the_end(person):
        view = m.get("view")
        if m["type"] not in ("update", "previewed") or view is None:
            continue
        own = view["own"]
        assert (own is None) == (eye == WATCHER)
        assert keys_in({**view, "own": None}, "coins") == []
        mine = {crown["id"] for crown in own["crowns"]} if own else set()
        open_ones = {c["id"] for c in view["palace"] if c} | {
            c["id"] for wagon in view["wagons"] for c in wagon["seen_crowns"]
        }
        named = {word for word in words_in(view) if word[:1] == "k" and word[1:].isdigit()}
        assert named <= mine | open_ones
        for entry in m.get("log", []):
            for event in entry["events"]:
                if event["event"] in ("lost-coins", "crown-drawn") and event.get("seat") != eye:
                    assert not {"count", "crown"} & set(event), event


def landings(person: Person) -> list[int]:
    """The spaces at which the slot being looked at could end."""
    found = person.see("landing").locator("[data-space]")
    return [int(one.get_attribute("data-space") or -1) for one in found.all()]


@pytest.mark.alone
def test_a_turn_is_pressed_where_things_lie(guests: Company) -> None:
    """DR-42, DR-47, DR-50: a die and a slot, a space of the ring, a district; the steps are shown."""
    host = guests.person("Olha")
    guests.open_table(host, ["open"], game="dark-road")
    start(host)
    page = host.page
    page.get_by_role("button", name="I begin").click()
    here = host.see("phases").locator("[aria-current=step]")
    page.get_by_role("button", name="Reserve die").first.click()
    assert here.inner_text() == "Plan"
    # Each slot shows where its die leads before anything is done: slot A asks for a good in between.
    for slot in "ab":
        page.get_by_role("button", name=f"Slot {slot.upper()}").hover()
        host.see("landing").wait_for()
    slot_c = page.get_by_role("button", name="Slot C")
    slot_c.hover()  # coins and a turn of the wheel
    outcome = host.see("outcome")
    outcome.get_by_text("+2").wait_for()  # seen before it is done
    assert outcome.get_by_test_id("price").count() > 0
    host.see("landing").wait_for()
    lands = landings(host)
    beside = outcome.get_by_test_id("lands").inner_text()
    page.mouse.move(2, 2)
    host.see("landing").wait_for(state="detached")
    # The same by keys: C looks, Enter locks.
    before = host.version
    page.keyboard.press("c")
    host.see("landing").wait_for()
    assert landings(host) == lands
    assert host.version == before
    page.keyboard.press("Enter")
    page.locator(SPACES).first.wait_for()
    assert host.version == before + 1
    # What was foreseen is what can be done.
    spaces = page.get_by_test_id("ring-space")
    glowing = [
        i for i in range(spaces.count()) if spaces.nth(i).get_attribute("data-can") == "true"
    ]
    assert glowing == sorted(lands)
    districts = page.locator(SPACES).evaluate_all("(all) => all.map((e) => e.ariaLabel)")
    assert any(
        all(name in beside for name in said.split("between ")[1].split(" and "))
        for said in districts
    )
    assert here.inner_text() == "Move"
    page.locator(SPACES).first.click()
    page.locator("[data-testid=ring-district][data-can=true]").first.wait_for()
    assert here.inner_text() == "Act"
    host.assert_fits()


@pytest.mark.alone
def test_alone_against_the_trader_on_a_phone(guests: Company) -> None:
    """DR-102, DR-104: thirteen turns by finger; the Trader's turn is told step by step."""
    phone = guests.person("Petro", phone=True)
    table = guests.open_table(phone, ["open"], game="dark-road")
    start(phone)
    phone.assert_fits()
    hand = Presser(phone, seed=7)
    steps: list[str] = []

    def done() -> bool:
        if not steps and hand.look().get("version", 0) > 25 and hand.is_asked():
            phone.press(phone.see("places").get_by_role("button").nth(3))
            steps.extend(phone.see("trader-steps").locator("li").all_inner_texts())
            no_barrier(phone)
            phone.assert_fits()
        return is_end(hand)

    play_until([hand], done)
    assert steps[0].startswith("The Trader, turn")
    assert any(": yes, the Trader does this" in step for step in steps)
    points = totals(phone)
    assert list(points.keys() - {"Petro"}) == ["The Trader"]  # DR-115: a row like any other
    # The graph ends where the sheet does.
    phone.see("graph-end").first.wait_for()
    ends = phone.see("graph-end").all_text_contents()
    assert sorted(ends) == sorted(f"{name} {n}" for name, n in points.items())
    phone.assert_fits()
    record = phone.record(table)
    assert scan({0: phone}, record) > len(record.moves) / 2
    purses_stay_shut(0, phone)


def test_two_people_wide_and_phone(guests: Company) -> None:
    """DR-98, DR-101: to the score sheet; nothing of a purse or a hand of crowns was ever sent."""
    wide = guests.person("Olha", theme="light")
    phone = guests.person("Petro", phone=True)
    watcher = guests.person("Watcher")
    table = guests.open_table(wide, ["open", "open"], game="dark-road")
    sit(phone, table, 1)
    watcher.page.goto(f"/t/{table}")
    watcher.see("setup").wait_for()
    start(wide, phone, watcher)
    for person in (wide, phone, watcher):
        person.assert_fits()
        no_barrier(person)
    hands = [Presser(wide, seed=1), Presser(phone, seed=2)]
    eyes = Presser(watcher)
    play_until(hands, lambda: all(is_end(hand) for hand in [*hands, eyes]))
    sheets = [totals(person) for person in (wide, phone, watcher)]
    assert len(sheets[0]) == 2
    assert all(sheet == sheets[0] for sheet in sheets)
    record = wide.record(table)
    assert record.scores is not None
    assert sorted(record.scores) == sorted(sheets[0].values())
    watched = {0: wide, 1: phone, WATCHER: watcher}
    assert scan(watched, record) > 2 * len(record.moves)
    for eye, person in watched.items():
        purses_stay_shut(eye, person)
    # The scan bites: through another seat's eyes the same messages hold secrets.
    with pytest.raises(AssertionError):
        scan({0: phone, 1: wide}, record)


@pytest.mark.alone
def test_the_end_of_a_game_for_four(guests: Company) -> None:
    """DR-1: a phone among three bots, in Ukrainian and the light theme; nothing bars the way."""
    person = guests.person("Petro", phone=True, language="uk", theme="light")
    table = play_the_end(person, "dark_road/4-seats")
    no_barrier(person)
    person.assert_fits()
    hand = Presser(person, seed=4)
    play_until([hand], lambda: is_end(hand))
    assert len(totals(person)) == 4
    assert scan({0: person}, person.record(table)) > 10
    purses_stay_shut(0, person)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_several_goods_are_sold_with_one_word(guests: Company, phone: bool) -> None:
    """DR-66: each good says what it brings; all that is picked goes at once, for what was said."""
    person = guests.person("Olha", phone=phone)

    def several(texts: list[str]) -> list[str]:
        """Sales of goods of different kinds, one of each."""
        kinds = {text.split(":")[1]: text for text in texts if text.startswith("sell:")}
        return list(kinds.values()) if not any(t.startswith("gift:") for t in texts) else []

    record, at, seat, texts = moment("dark-road", 2, lambda texts: len(several(texts)) > 1)
    play_on(person, record, at, seat)
    answers = person.see("answers").get_by_role("button", name=re.compile("^Sell"))
    sales = [text for text in texts if text.startswith("sell:")]
    expect(answers).to_have_count(len(sales))
    expect(person.see("buyer")).to_be_in_viewport()  # the hero stays in sight
    one, other = [answers.nth(sales.index(text)) for text in several(texts)[:2]]
    first, second = [int(re.findall(r"(\d+) coin", good.inner_text())[0]) for good in (one, other)]
    was, sum_ = person.version, person.see("confirm")
    person.press(one)
    expect(one).to_have_attribute("aria-pressed", "true")
    expect(sum_).to_contain_text(f"Sell 1 for {first}")
    for text in (f"Sell 2 for {first + second}", f"Sell 1 for {first}") * 2:
        person.press(other)  # picked, put back, and again
        expect(sum_).to_contain_text(text)
    person.press(other)
    expect(sum_).to_contain_text(f"Sell 2 for {first + second}")
    no_barrier(person)
    person.assert_fits()
    assert person.version == was  # nothing was sent yet
    if phone:
        person.press(sum_)
    else:
        person.page.keyboard.press("Enter")
    wait_for(lambda: person.version > was, person.page, "the sale")
    (sent,) = [m["choices"] for m in person.sent if m["type"] == "play"]
    assert set(sent[:2]) == set(several(texts)[:2])
    entries = [e for m in person.received if m["type"] == "update" for e in m.get("log", [])]
    told = [event for e in entries if e["n"] > was and e["seat"] == seat for event in e["events"]]
    assert sum(e["coins"] for e in told if e["event"] == "sold") == first + second


# --- what helps: storage, plan, explanations


def alone(guests: Company, **more: Any) -> tuple[Person, Presser]:
    """In the middle of a first turn against the Trader: a good or two aboard, nothing pressed yet."""
    person = guests.person("Olha", **more)
    guests.open_table(person, ["open"], game="dark-road")
    start(person)
    person.press(person.page.get_by_role("button", name="I begin"))
    person.page.get_by_role("button", name="Reserve die").first.wait_for()
    return person, Presser(person, seed=5)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_what_the_others_do_is_told(guests: Company, phone: bool) -> None:
    """In the place of the prompt, at the person's pace; then it stands over the next question."""
    person = guests.person("Olha", phone=phone, pace="normal")
    guests.open_table(person, ["open", "bot"], game="dark-road")
    start(person)
    hand = Presser(person, seed=5)
    story, since = person.see("story"), person.see("since")
    play_until([hand], lambda: story.count() > 0)
    expect(story).to_contain_text("Wren")
    expect(story.get_by_role("button", name="Pause the story")).to_be_visible()
    # The pill and all else have room in the bar.
    bar = person.see("bar")
    expect(person.see("since-pill")).to_have_count(0 if phone else 1)
    assert bar.evaluate("(e) => e.scrollWidth <= e.clientWidth")
    person.assert_fits()
    wait_for(hand.is_asked, person.page, "her turn does not come")
    expect(story).to_have_count(0)
    expect(since).to_contain_text("Wren")
    person.assert_fits()
    no_barrier(person)
    # Folded, it is a pill: in the bar, but on an upright phone, where the bar has no room.
    person.page.keyboard.press("Escape")
    for (width, height), inside in ((WIDE, 1), (PHONE, 0), (LYING, 1)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(bar.get_by_test_id("since-pill")).to_have_count(inside)
        expect(person.see("since-pill")).to_be_visible()
        person.assert_fits()


def test_the_turn_ends_when_she_says_so(guests: Company) -> None:
    """What would end it waits for a word; Enter is that word, whatever was pressed last."""
    person = guests.person("Olha", ends=True)
    guests.open_table(person, ["open", "bot"], game="dark-road")
    start(person)
    hand, ending = Presser(person, seed=3), person.see("ending")
    play_until([hand], lambda: ending.count() > 0)
    expect(person.page).to_have_title("● Your turn · Merchants of the Dark Road")
    before, end = plays(person), ending.get_by_role("button", name="End turn")
    expect(end).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    assert plays(person) == before
    # Other things may be played before. Enter ends it also when what was pressed lies on the table.
    play_until([hand], lambda: ending.count() > 0)
    expect(end).to_be_focused()
    before = plays(person)
    person.see("stored").first.evaluate("(e) => e.focus()")
    person.page.keyboard.press("Enter")
    wait_for(lambda: plays(person) > before, person.page, "Enter has not ended the turn")
    expect(ending).to_have_count(0)


def test_what_would_end_the_turn_gives_way_to_another_that_would(guests: Company) -> None:
    """It is said of the new one, and Enter is for it."""
    person = guests.person("Olha", ends=True)
    record, at, seat, _ = moment(
        "dark-road", 2, lambda texts: sum(text.startswith("commission:") for text in texts) > 2
    )
    play_on(person, record, at, seat)
    ending = person.see("ending")
    tiles = person.page.locator("[data-testid=tile][data-can=true]")
    for n in range(3):
        person.press(tiles.nth(n))
        expect(ending).to_contain_text(tiles.nth(n).locator("b").inner_text())
        expect(ending.get_by_role("button", name="End turn")).to_be_focused()


def plays(person: Person) -> int:
    return sum(m["type"] == "play" for m in person.sent)


def said(person: Person) -> int:
    """How many messages went to the server; that the line is alive is said every few seconds."""
    return sum(m["type"] != "ping" for m in person.sent)


def layout(person: Person) -> dict[str, list[int]]:
    return {
        f"{i}:{one.get_attribute('data-good')}": [
            int(n) for n in (one.get_attribute("data-cells") or "").split()
        ]
        for i, one in enumerate(person.see("stored").all())
    }


def is_packed(cells: dict[str, list[int]]) -> bool:
    all_cells = [cell for some in cells.values() for cell in some]
    return len(set(all_cells)) == len(all_cells) and all(0 <= cell < 16 for cell in all_cells)


def test_goods_are_laid_out_anew(guests: Company) -> None:
    """DR-18: by drag, by tap and by keys; always a packing, kept on this device, sent to nobody."""
    person, _ = alone(guests)
    page = person.page
    # Dice lie there from the beginning, goods only when it has begun.
    expect(person.see("stored")).to_have_count(2)
    was = layout(person)
    assert is_packed(was)
    sent = said(person)
    name = next(iter(was))
    low = max(was[name])

    # Keys: down to the lowest row, one free place after the other.
    person.see("stored").first.focus()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    by_keys = layout(person)
    assert max(by_keys[name]) > low
    assert is_packed(by_keys)

    # Drag: one column aside, where nothing else lies.
    rect = person.see("stored").locator("rect").first.bounding_box()
    assert rect
    aside = 1 if max(cell % 4 for cell in by_keys[name]) < 3 else -1
    page.mouse.move(rect["x"] + 6, rect["y"] + 6)
    page.mouse.down()
    page.mouse.move(rect["x"] + 6 + aside * rect["height"] * 1.2, rect["y"] + 6, steps=6)
    page.mouse.up()
    dragged = layout(person)
    assert dragged[name] == [cell + aside for cell in by_keys[name]]
    assert is_packed(dragged)

    # Tap: pick a good, turn it, press a cell.
    page.mouse.move(2, 2)  # a mouse that rests on a good is told about it
    page.get_by_role("button", name="Rearrange the storage").click()
    person.see("stored").first.click()
    page.get_by_role("button", name="Turn", exact=True).click()
    cells = person.see("goal")
    taken = [cell for some in layout(person).values() for cell in some]
    goal = next(cell for cell in range(15, -1, -1) if cell not in taken)
    cells.nth(goal).click()
    page.get_by_role("button", name="Done", exact=True).click()
    tapped = layout(person)
    assert is_packed(tapped)
    assert said(person) == sent  # the arrangement is nobody else's business

    # It stays after a reload.
    page.reload()
    person.see("stored").first.wait_for()
    assert layout(person) == tapped
    person.assert_fits()


def test_a_plan_that_somebody_breaks(guests: Company) -> None:
    """A flag on a hero of the Inn: somebody else takes the hero, and only the planner is told."""
    wide = guests.person("Olha")
    other = guests.person("Petro")
    table = guests.open_table(wide, ["open", "open"], game="dark-road")
    sit(other, table, 1)
    start(wide, other)
    page = wide.page
    wide.see("phases").wait_for()
    sent = said(wide)
    wide.see("plan").click()
    for hero in wide.see("district-inn").get_by_test_id("hero").all():
        hero.click()
    for tile in wide.see("district-commissions").get_by_test_id("tile").all():
        tile.click()
    page.get_by_test_id("ring-space").nth(3).click()
    page.get_by_role("button", name="Done", exact=True).click()
    marks = page.locator("[data-marked]").count()
    assert marks >= 11
    assert said(wide) == sent  # nothing of it leaves the browser
    assert other.page.locator("[data-marked]").count() == 0
    page.reload()
    page.locator("[data-marked]").first.wait_for()
    assert page.locator("[data-marked]").count() == marks

    # Everybody plays on; sooner or later a hero or a commission goes to the other.
    hands = [Presser(wide, seed=8), Presser(other, seed=9)]
    broken = wide.see("plan-broken")
    # When another warning comes, the first moves from under the mouse: nobody presses any more.
    play_until(hands, lambda: broken.count() > 0 and all(is_settled(hand) for hand in hands))
    assert "Your plan:" in broken.first.inner_text()
    assert other.see("plan-broken").count() == 0
    read = broken.first.inner_text()
    broken.first.get_by_role("button", name="Close").click()
    gone = lambda: read not in broken.all_inner_texts()  # noqa: E731
    wait_for(gone, page, "a warning that was read stays")
    assert "night-market:plan" not in json.dumps(wide.sent)


@pytest.mark.parametrize("phone", [False, True])
def test_everything_explains_itself(guests: Company, phone: bool) -> None:
    """A sign in one sentence with its rule; a grey thing says why not; the help is on the page."""
    person, _ = alone(guests, phone=phone)
    page = person.page
    tip = person.see("tip")
    sign = page.get_by_role("button", name="coins: ").first
    person.press(sign)
    tip.wait_for()
    assert "at the end the lower of coins and prestige counts" in tip.inner_text()
    assert "DR-100" in tip.inner_text()
    page.keyboard.press("Escape")
    tip.wait_for(state="detached")
    # A district cannot be visited yet: the rule that says so.
    district = page.get_by_role("button", name=re.compile("^Dark Market")).first
    if phone:
        district.tap(force=True)  # grey, and pressed all the same
    else:
        district.focus()
        page.keyboard.press("Enter")
    why = page.get_by_role("tooltip")
    why.get_by_text("Dark Market: not now").wait_for()
    assert "DR-42" in why.inner_text()
    # the question that comes first is the cause
    expect(person.see("prompt")).to_have_attribute("data-forbids", "")
    if not phone:
        sign.hover()  # a resting mouse calls up a word of its own
        tip.wait_for()
    page.keyboard.press("Escape")
    why.wait_for(state="detached")
    assert tip.count() == 0
    if phone:
        # the ring is whole, whatever the question needs
        strip, ring, asks = person.page.evaluate(
            "() => ['strip', 'ring', 'prompt'].map((one) =>"
            " document.querySelector(`[data-testid=${one}]`).getBoundingClientRect().toJSON())"
        )
        assert ring["height"] >= 200
        assert strip["bottom"] <= ring["top"]
        assert ring["bottom"] <= asks["top"]
    person.press(person.see("guide"))
    help_ = page.get_by_role("complementary", name="Help")
    help_.wait_for()
    for part in ("The aim", "A turn", "The places", "The signs"):
        assert help_.get_by_role("heading", name=part).count() == 1
    no_barrier(person)
    person.assert_fits()


@pytest.mark.parametrize("phone", [False, True])
def test_the_rulebook_lies_in_front_until_something_else_is_wanted(
    guests: Company, phone: bool
) -> None:
    person, _ = alone(guests, phone=phone)
    book = person.page.get_by_role("complementary", name="Rulebook")
    log = person.page.get_by_role("complementary", name="Log")
    button = person.page.get_by_role("button", name="Log", exact=phone)
    person.press(person.see("prompt").get_by_test_id("rule"))
    book.wait_for()
    if phone:
        wagon = person.page.get_by_role("button", name="Wagon", exact=True)
        assert wagon.get_attribute("aria-current") is None
        person.press(wagon)
        person.see("aboard").wait_for()
        assert book.count() == 0
        person.press(person.see("prompt").get_by_test_id("rule"))
        book.wait_for()
    open_now = "aria-current" if phone else "aria-pressed"
    assert button.get_attribute(open_now) in (None, "false")
    person.press(button)
    log.wait_for()
    assert button.get_attribute(open_now) in ("page", "true")
    assert book.count() == 0
    # a phone's bar has no room for the long name, whatever lies in front
    assert person.see("bar").get_by_role("heading", level=1).is_visible() != phone
    person.press(person.see("prompt").get_by_test_id("rule"))
    book.wait_for()
    person.press(book.get_by_role("button", name="Close"))
    log.wait_for()
