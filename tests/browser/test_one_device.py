"""Two people on one device: a curtain between their hands."""

from __future__ import annotations

import pytest

from tests.browser.player import Hand, play_until
from tests.browser.stage import Company

HAND = ", ".join(f"[data-testid={one}]" for one in ("mine", "my-tokens", "seal", "table"))


@pytest.mark.alone("always")
def test_the_curtain_hides_the_other_hand_until_it_is_lifted(guests: Company) -> None:
    host = guests.person("Olha")
    guests.open_table(host, ["open", "open", "bot", "bot"])
    chair = host.see("chair-1")
    chair.get_by_role("button").first.click()
    chair.get_by_role("button", name="Here").click()
    name = chair.get_by_role("textbox")
    name.fill("Petro")
    name.press("Enter")
    host.see("start").click()
    hand = Hand(host, seed=4)
    missions: dict[str, str] = {}
    while len(missions) < 2:
        host.see("curtain").wait_for()
        # Behind the curtain there is nothing: no hand and no board.
        assert host.page.locator(HAND).count() == 0
        title = host.page.get_by_role("heading").inner_text()
        who = "Olha" if "Olha" in title else "Petro"
        assert who in title
        for mission in missions.values():
            assert mission not in host.page.locator("body").inner_text()
        host.see("curtain").get_by_role("button").click()
        own = host.see("mine")
        own.wait_for()
        assert own.get_by_test_id("own-name").inner_text() == who
        missions[who] = own.get_by_test_id("mission").inner_text()
        if len(missions) < 2:
            # Until the curtain falls again only this hand is on the page.
            play_until([hand], lambda: host.see("curtain").count() > 0, quiet_s=30)
    assert set(missions) == {"Olha", "Petro"}
    assert missions["Olha"] != missions["Petro"]
