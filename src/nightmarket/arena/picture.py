"""A picture of a ladder, as SVG: each bot's share of games with its interval, against the even share."""

from __future__ import annotations

from html import escape
from typing import Final

from nightmarket.arena.ladder import Ladder

WIDTH: Final = 640
LEFT: Final = 150  # room for names
RIGHT: Final = 110  # and for figures
ROW: Final = 34
TOP: Final = 64


def picture(ladder: Ladder) -> str:
    """One document, readable on light and dark pages, without anything from elsewhere."""
    field = ladder.field
    height = TOP + ROW * len(ladder.rows) + 40
    scale = WIDTH - LEFT - RIGHT
    title = f"{field.game}, {field.seats} seats, {ladder.games} games"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="14">',
        "<style>svg{color:#1d1b2a}@media(prefers-color-scheme:dark){svg{color:#eceaf4}}</style>",
        f'<text x="16" y="28" font-size="17" fill="currentColor">{escape(title)}</text>',
        '<text x="16" y="48" font-size="12" fill="currentColor" opacity=".7">'
        "share of games won, 95 % interval; the tick is the even share</text>",
    ]
    for i, row in enumerate(ladder.rows):
        y = TOP + ROW * i + ROW / 2
        at = [LEFT + scale * x for x in (row.low, row.share, row.high, row.even)]
        lines += [
            f'<text x="{LEFT - 12}" y="{y + 5:.0f}" text-anchor="end" fill="currentColor">'
            f"{escape(row.bot)}</text>",
            f'<path d="M{LEFT} {y:.1f}H{LEFT + scale}" stroke="currentColor" opacity=".15"/>',
            f'<path d="M{at[3]:.1f} {y - 9:.1f}v18" stroke="currentColor" opacity=".5"/>',
            f'<path d="M{at[0]:.1f} {y:.1f}H{at[2]:.1f}" stroke="#8a6cd1" stroke-width="6" '
            'stroke-linecap="round" opacity=".55"/>',
            f'<circle cx="{at[1]:.1f}" cy="{y:.1f}" r="6" fill="#e0a030"/>',
            f'<text x="{WIDTH - RIGHT + 14}" y="{y + 5:.0f}" fill="currentColor">'
            f"{100 * row.share:.0f} % · {row.ms:.0f} ms</text>",
        ]
    base = TOP + ROW * len(ladder.rows) + 18
    for percent in (0, 25, 50, 75, 100):
        x = LEFT + scale * percent / 100
        lines.append(
            f'<text x="{x:.0f}" y="{base}" font-size="11" text-anchor="middle" '
            f'fill="currentColor" opacity=".7">{percent} %</text>'
        )
    return "\n".join([*lines, "</svg>", ""])
