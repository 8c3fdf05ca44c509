"""How true chances are, as a picture: every tenth has its place, and nothing comes from elsewhere."""

from __future__ import annotations

from xml.etree import ElementTree

from nightmarket.arena.reliability import Tenth, picture

SVG = "{http://www.w3.org/2000/svg}"


def test_tenths_lie_where_they_were_said_and_won() -> None:
    known = [Tenth(400, 0.25, 0.2, 0.1, 0.3), Tenth(100, 0.75, 0.75, 0.6, 0.9)]
    drawn = picture("Blades <2>", "a note", {"everything": known[1:], "known": known})
    root = ElementTree.fromstring(drawn)
    assert root.get("aria-label") == "Blades <2>"
    points = [one for one in root.iter(f"{SVG}circle") if one.find(f"{SVG}title") is not None]
    assert [one[0].text for one in points] == [
        "100: 75 % → 75 %",
        "400: 25 % → 20 %",
        "100: 75 % → 75 %",
    ]
    few, many = points[2], points[1]
    assert float(few.get("r", 0)) < float(many.get("r", 0))
    assert float(few.get("cx", 0)) > float(many.get("cx", 0))
    assert float(few.get("cy", 0)) < float(many.get("cy", 0))
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
