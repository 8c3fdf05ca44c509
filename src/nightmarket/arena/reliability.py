"""A picture of how true chances are, as SVG: what was said across, what was won upwards, by tenths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

SIDE: Final = 320  # of the square
LEFT: Final = 56
TOP: Final = 64
WIDTH: Final = 640
COLOURS: Final = ("#e0a030", "#8a6cd1")
LARGE: Final = 9.0  # radius of the tenth with the most moments


class Tenth(NamedTuple):
    """Moments whose chance was called about alike."""

    many: int
    said: float
    won: float
    low: float
    high: float


def picture(title: str, note: str, kinds: Mapping[str, Sequence[Tenth]]) -> str:
    """One document, readable on light and dark pages, without anything from elsewhere."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {TOP + SIDE + 56}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="14">',
        "<style>svg{color:#1d1b2a}@media(prefers-color-scheme:dark){svg{color:#eceaf4}}</style>",
        text(16, 28, title, size=17),
        text(16, 48, note, size=12, faint=True),
    ]
    for percent in (0, 25, 50, 75, 100):
        x, y = at(percent / 100, percent / 100)
        lines += [
            f'<path d="M{LEFT} {y:.1f}h{SIDE}M{x:.1f} {TOP}v{SIDE}" stroke="currentColor" '
            'opacity=".15"/>',
            text(x, TOP + SIDE + 18, f"{percent} %", size=11, anchor="middle", faint=True),
            text(LEFT - 8, y + 4, f"{percent} %", size=11, anchor="end", faint=True),
        ]
    lines += [
        f'<path d="M{LEFT} {TOP + SIDE}L{LEFT + SIDE} {TOP}" stroke="currentColor" opacity=".5" '
        'stroke-dasharray="5 4"/>',
        text(LEFT + SIDE / 2, TOP + SIDE + 40, "chance that was told", anchor="middle"),
        f'<g transform="rotate(-90 14 {TOP + SIDE / 2})">'
        + text(14, TOP + SIDE / 2, "won", anchor="middle")
        + "</g>",
    ]
    for i, (kind, tenths) in enumerate(kinds.items()):
        lines += points(tenths, COLOURS[i], 3.0 * (2 * i - 1) if len(kinds) > 1 else 0.0)
        y = TOP + 16 + 26 * i
        lines.append(f'<circle cx="{LEFT + SIDE + 28}" cy="{y - 5}" r="6" fill="{COLOURS[i]}"/>')
        lines.append(text(LEFT + SIDE + 42, y, kind))
    return "\n".join([*lines, "</svg>", ""])


def points(tenths: Sequence[Tenth], colour: str, aside: float) -> list[str]:
    """The larger the more moments; the line is the interval. Aside, so that none hides another."""
    most = max(tenth.many for tenth in tenths)
    found: list[str] = []
    for tenth in tenths:
        x, y = at(tenth.said, tenth.won)
        low, high = at(0.0, tenth.low)[1], at(0.0, tenth.high)[1]
        radius = max(2.0, LARGE * (tenth.many / most) ** 0.5)
        found += [
            f'<path d="M{x + aside:.1f} {low:.1f}V{high:.1f}" stroke="{colour}" stroke-width="2"/>',
            f'<circle cx="{x + aside:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{colour}">'
            f"<title>{tenth.many}: {100 * tenth.said:.0f} % → {100 * tenth.won:.0f} %</title>"
            "</circle>",
        ]
    return found


def at(said: float, won: float) -> tuple[float, float]:
    return LEFT + SIDE * said, TOP + SIDE * (1.0 - won)


def text(
    x: float, y: float, words: str, size: int = 14, anchor: str = "start", faint: bool = False
) -> str:
    opacity = ' opacity=".7"' if faint else ""
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}" '
        f'fill="currentColor"{opacity}>{escape(words)}</text>'
    )
