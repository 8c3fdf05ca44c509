"""Whole games of Shadow Blades on the drawn table: two players, four with a conspiracy, alliances."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from nightmarket.games.shadow_blades.cards import DEFAULT, cards_of
from nightmarket.kernel import WATCHER
from nightmarket.kernel.record import Record
from tests.browser.blades import Blade
from tests.browser.payload import scan
from tests.browser.player import (
    Hand,
    is_end,
    is_settled,
    play_on,
    play_until,
    sit,
    start,
    totals,
)
from tests.browser.stage import ROOT, Company, Person, wait_for
from tests.browser.test_any_position import moment
from tests.browser.test_rooms import examine
from tests.packs.test_packs import play

EXAMPLE = ROOT / "docs" / "packs" / "shadow-blades-example.toml"


def finish(guests: Company, table: str, eyes: dict[int, Person], hands: list[Hand]) -> Record:
    """Play to the end; the same score sheet for everybody; nothing hidden was sent to anybody."""
    looks = [Hand(person) for person in eyes.values()]
    play_until(hands, lambda: all(is_end(hand) for hand in looks))
    people = list(eyes.values())
    record = people[0].record(table)
    for person in people:
        assert sorted(totals(person).values()) == sorted(record.scores or [])
    assert scan(eyes, record) > len(record.moves)
    return record


def test_two_people_a_draft_and_a_phone(guests: Company) -> None:
    """SB-19, SB-23: the packet goes round; whoever does not look sees only that somebody looks."""
    host = guests.person("Olha")
    phone = guests.person("Petro", phone=True)
    watcher = guests.person("Watcher")
    table = guests.open_table(host, ["open", "open"], game="shadow-blades")
    host.page.get_by_role("button", name="Draft").click()
    sit(phone, table, 1)
    watcher.page.goto(f"/t/{table}")
    watcher.see("setup").wait_for()
    start(host, phone, watcher)
    hands: list[Hand] = [Blade(host, seed=1), Blade(phone, seed=2)]

    def asked_to_take() -> bool:
        # on the prompt: what is said to ears may be of the question before
        all_or_none = "take it all, or put it all back"
        return any(p.see("prompt").get_by_text(all_or_none).count() for p in pair)

    def somebody_looks() -> bool:
        # asked again behind a press that was on its way
        return asked_to_take() and all(map(is_settled, hands)) and asked_to_take()

    pair = (host, phone)
    # One packet travels, and only its holder sees it.
    wait_for(lambda: any(p.see("shown").count() for p in pair), host.page, "no packet")
    assert len([p for p in pair if p.see("shown").count()]) == 1
    play_until(hands, somebody_looks)
    looks = next(p for p in pair if p.see("shown").count())
    other = next(p for p in pair if p is not looks)
    for person in (other, watcher):
        person.page.get_by_text(re.compile(rf"{looks.name} is looking at pile \d")).first.wait_for()
        assert person.see("shown").count() == 0
        assert person.see("piles").locator("[aria-current]").count() == 1
    for person in (host, phone):
        person.assert_fits()
        examine(person, "table")

    record = finish(guests, table, {0: host, 1: phone, WATCHER: watcher}, hands)
    assert record.options["start"] == "draft"
    with pytest.raises(AssertionError):  # the scan bites: these are somebody else's messages
        scan({0: phone, 1: host}, record)


class Planter(Blade):
    """Likes to choose on whose mat a card goes."""

    places = 0.8


def test_four_with_a_conspiracy(guests: Company) -> None:
    """SB-61, SB-71: two people and two bots under Espionage; planted agents lie where they were put."""
    host = guests.person("Olha")
    friend = guests.person("Iryna", theme="light")
    table = guests.open_table(host, ["open", "bot", "open", "bot"], game="shadow-blades")
    host.page.get_by_label("Conspiracy").select_option("espionage")
    host.page.get_by_text("Conspiracy: Espionage").first.wait_for()
    sit(friend, table, 2)
    start(host, friend)
    assert host.see("conspiracy").get_by_text("Espionage").is_visible()
    hands: list[Hand] = [Planter(host, seed=3), Planter(friend, seed=4)]
    record = finish(guests, table, {0: host, 2: friend}, hands)
    assert any(move.text.startswith("plant") for move in record.moves if move.seat in (0, 2))


def test_alliances_and_the_shadow_card(guests: Company) -> None:
    """SB-73, SB-77: allies on two devices, one of them a phone; a card goes from one to the other."""
    host = guests.person("Olha")
    ally = guests.person("Petro", phone=True, theme="light")
    table = guests.open_table(host, ["open", "bot", "open", "bot"], game="shadow-blades")
    host.page.get_by_role("switch", name="Alliances").click()
    wait_for(
        lambda: host.page.get_by_text("Alliances: Two against two").count() > 0,
        host.page,
        "no alliances",
    )
    sit(ally, table, 2)
    # Allies bear one sign, at the set-up, at the table and on the sheet.
    signs = ["raven", "stag-head", "raven", "stag-head"]
    assert signs_of(host) == signs
    start(host, ally)
    for person in (host, ally):
        assert sorted(set(signs_of(person))) == sorted(set(signs))
    hands: list[Hand] = [Blade(host, seed=5), Blade(ally, seed=6)]
    record = finish(guests, table, {0: host, 2: ally}, hands)
    for name in ("The Ravens", "The Stags"):
        expect(host.see("score-sheet").get_by_role("rowheader", name=name)).to_have_count(1)
    passed = [move for move in record.moves if move.text.startswith("shadow:")]
    assert any(move.seat in (0, 2) for move in passed)
    assert record.winners in ([0, 2], [1, 3], [0, 1, 2, 3])  # SB-80


def signs_of(person: Person) -> list[str]:
    found: list[str] = person.page.locator("main [data-sign]").evaluate_all(
        "(all) => all.map((e) => e.dataset.sign)"
    )
    return found


NOTED = "() => Object.keys(localStorage).some((key) => key.startsWith('night-market:notes'))"


def test_the_table_explains_itself(guests: Company) -> None:
    """A grey card names the rule that forbids it, agents are read, notes stay; all mats on a phone."""
    host = guests.person("Olha")
    phone = guests.person("Petro", phone=True)
    table = guests.open_table(host, ["open", "open"], game="shadow-blades")
    sit(phone, table, 1)
    start(host, phone)
    page = host.page
    hands: list[Hand] = [Blade(host, seed=7), Blade(phone, seed=8)]
    grey = host.see("hand").locator("[data-testid=card][data-can=false]")
    agents = host.see("agents").locator("[data-testid=card][data-can=false]")

    def ready() -> bool:
        s = hands[0].look()
        calm = s.get("asked") and not s["held"] and not s["look"] and s["pile"]
        there = grey.count() and agents.count() and page.evaluate(NOTED)
        # A press may take effect between two looks: what was calm must still be so when all is settled.
        return bool(calm and there and is_settled(hands[0]) and hands[0].look() == s)

    play_until(hands, ready)
    hint = host.see("note")
    name = grey.first.get_by_test_id("name").inner_text()
    grey.first.click(force=True)  # grey, and pressed all the same
    why = page.get_by_role("tooltip")
    why.get_by_text(f"{name}: not now").wait_for()
    rule = why.get_by_role("button", name="Rule")
    said = rule.inner_text()
    host.insist(rule, page.locator("[data-rule][data-open=true]"))
    assert page.locator("[data-rule][data-open=true]").get_attribute("data-rule") == said
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    why.wait_for(state="detached")
    name = agents.first.get_by_test_id("name").text_content() or "?"
    agents.first.click()
    wait_for(lambda: hint.inner_text().startswith(name), page, "the agent is not read")

    page.keyboard.press("n")
    cell = page.get_by_role("button", name="Petro, Weapon: maybe")
    cell.click()
    page.reload()
    host.see("table").wait_for()
    page.keyboard.press("n")
    page.get_by_role("button", name="Petro, Weapon: ruled out").wait_for()

    phone.page.get_by_role("button", name="All mats").tap()
    phone.page.get_by_role("button", name="Olha").tap()
    phone.page.get_by_role("button", name="Olha’s mat", pressed=True).wait_for()
    phone.page.get_by_role("button", name="Assassination", exact=True).tap()
    phone.page.get_by_role("tab", name="Assassination", selected=True).wait_for()
    phone.assert_fits()


def test_a_sum_is_said_when_it_is_known(guests: Company) -> None:
    """SB-32: what an agent brings is foreseen by the server; nothing is told before that."""
    host = guests.person("Olha")
    late: list[tuple[WebSocketRoute, str | bytes]] = []

    def slow(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if json.loads(message)["type"] == "previewed":
                late.append((line, message))
            else:
                line.send(message)

        line.connect_to_server().on_message(hear)

    play = "play:pickpocket:theft"  # no ability, one sphere
    record, at, seat, _ = moment("shadow-blades", 2, lambda texts: play in texts)
    host.page.route_web_socket("**/ws/*", slow)
    play_on(host, record, at, seat)
    host.see("hand").get_by_test_id("card").filter(has_text="Pickpocket").click()
    say, same = host.see("say"), host.page.get_by_text("no change")
    expect(say).to_contain_text(re.compile(r"Pickpocket into Theft: \d+ \+ 2$"))
    assert same.count() == 0
    wait_for(lambda: bool(late), host.page, "the page asks what would be")
    while late:
        line, message = late.pop()
        line.send(message)
        host.page.wait_for_timeout(100)
    expect(say).to_contain_text(re.compile(r"Theft: \d+ \+ 2 = \d+$"))
    before, _, after = re.findall(r"\d+", say.inner_text())
    assert int(before) + 2 == int(after)
    expect(same).to_have_count(3)


@pytest.mark.alone("always")
def test_own_cards_from_the_setup_to_a_replay(guests: Company, tmp_path: Path) -> None:
    """SB-2: a broken pack is refused by card and field; a good one names every card, to the replay."""
    host = guests.person("Olha")
    page = host.page
    guests.open_table(host, ["open", "bot"], game="shadow-blades")
    broken = tmp_path / "broken.toml"
    good = EXAMPLE.read_text("utf-8")
    broken.write_text(good.replace("strength = 1", "strength = 7", 1), "utf-8")
    page.get_by_label("Your own cards").set_input_files(broken)
    problem = host.see("pack-problem")
    problem.wait_for()
    assert "harpooner" in problem.inner_text()
    assert "strength" in problem.inner_text()
    page.get_by_label("Your own cards").set_input_files(EXAMPLE)
    page.get_by_text("Cards: Harbour Night (SB-2)").wait_for()
    assert problem.count() == 0
    # The files to start from lie beside it.
    with page.expect_download() as got:
        page.get_by_role("link", name="annotated example").click()
    assert got.value.path().read_text("utf-8") == good
    assert page.get_by_role("link", name="Reconstructed set").is_visible()

    start(host)
    ours = {name["en"] for name in cards_of(good).names}
    assert not ours & {name["en"] for name in DEFAULT.names}
    shown = host.see("hand").get_by_test_id("name")
    shown.first.wait_for()
    assert set(shown.all_inner_texts()) <= ours
    record = tmp_path / "record.json"
    record.write_text(play({"pack": good}, seats=2).record.to_json(), "utf-8")
    page.goto("/")
    page.get_by_test_id("import-file").set_input_files(record)
    page.get_by_role("slider").wait_for()
    page.goto(f"{page.url}#90")
    page.reload()
    shown = host.see("agents").get_by_test_id("name")
    shown.first.wait_for(state="attached")
    assert set(shown.all_text_contents()) <= ours
    page.keyboard.press("l")
    lines = " ".join(host.see("line").all_inner_texts())
    assert any(name in lines for name in ours)
