"""Teach mode among friends: while all agree, undo asks nobody and everything is explained."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import GOLD, Hand, play_until, sit, start
from tests.browser.stage import PHONE, WIDE, Company, Person


def turn_on(person: Person) -> None:
    """In the set-up, on a phone behind its tab."""
    if person.phone:
        person.press(person.page.get_by_role("tab", name="Pace"))
    person.press(person.page.get_by_role("switch", name="Teach mode"))


def test_all_agree_then_undo_asks_nobody(guests: Company) -> None:
    host, guest = guests.person("Olha"), guests.person("Petro", phone=True)
    code = guests.open_table(host, ["open", "open", "bot", "bot"])
    sit(guest, code, 1)
    turn_on(host)
    expect(host.see("teaching")).to_contain_text("Agreed: Olha. Waiting for Petro.")
    start(host, guest)

    # One alone plays as ever: the other is asked, in the game too, and can say no.
    assert host.see("taught").count() == host.see("hint").count() == 0
    wish = guest.see("teach-wish")
    expect(wish).to_contain_text("Olha")
    guest.assert_fits()
    # wide too it leaves all of the bar in sight
    wide, tall = WIDE
    guest.page.set_viewport_size({"width": wide, "height": tall})
    expect(guest.see("bar").get_by_role("button").last).to_be_in_viewport(ratio=1)
    wide, tall = PHONE
    guest.page.set_viewport_size({"width": wide, "height": tall})
    guest.press(wish.get_by_role("button", name="Agree"))
    for person in (host, guest):
        expect(person.see("taught")).to_contain_text("Teach mode")
        # everything new is explained, to those too who never asked for hints
        expect(person.see("hint")).to_contain_text("secret client")
        person.press(person.see("hint").get_by_role("button", name="Got it"))
        person.assert_fits()

    # Back before one's own roll, which has shown something: nobody is asked.
    hand, other = Hand(host, seed=1), Hand(guest, seed=2)

    def may_roll() -> bool:
        s = hand.look()
        return bool(s.get("tokens") and s["gold"] and not s["dice"] and not s["marked"])

    play_until([hand, other], may_roll)
    host.press(host.page.locator(GOLD))
    expect(host.see("die")).to_have_count(5)
    host.press(host.see("undo"))
    expect(host.see("die")).to_have_count(0)
    assert guest.see("proposal").count() == 0

    # Whoever agrees no longer ends it for all: now the others are asked.
    guest.press(guest.page.get_by_role("button", name="Seats"))
    guest.press(guest.page.get_by_role("switch", name="Teach mode"))
    expect(host.see("taught")).to_have_count(0)
    host.press(host.page.locator(GOLD))
    expect(host.see("die")).to_have_count(5)
    expect(host.see("undo")).to_have_count(0)
