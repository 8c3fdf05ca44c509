# mypyc: no (off the path of a move)
"""What a messenger shows beside a link: title, text and picture of a record, or of a table's game.

Read from rows, nothing is replayed; of a table that is not over nothing but its game is told.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final, NamedTuple

import msgspec

from nightmarket import games
from nightmarket.kernel import LANGUAGES, Refusal, spoken
from nightmarket.locale import notes
from nightmarket.store import Store
from nightmarket.table import wire
from nightmarket.table.guard import tidy_code
from nightmarket.table.meta import DECODE_META
from nightmarket.table.rows import waiting_of

ROOM: Final = re.compile(r"([rt])/([a-z0-9][a-z0-9-]{2,40})")
NAMES: Final = 6  # of people in a title
_kept = msgspec.json.Decoder(wire.Kept).decode


class Card(NamedTuple):
    title: str
    text: str
    picture: str  # an address inside the house; empty: none


async def card(store: Store, path: str, wanted: str) -> Card | None:
    """For the page of this room, in the first of the wanted languages; None where there is nothing."""
    room = ROOM.fullmatch(path)
    if room is None:
        return None
    language = first_of(wanted)
    if room[1] == "r" and (row := await store.record(room[2])) is not None:
        kept = _kept(row.about)
        return told(kept.game, kept.names, kept.winners or [], kept.scores, kept.moves, language)
    table = await store.table(tidy_code(room[2]))
    if table is None:
        return None
    try:
        meta = DECODE_META(table.body)
    except msgspec.DecodeError:
        return None
    if meta.phase != "over" or room[1] == "t":
        return game_alone(meta.game, language)
    names = [chair.name for chair in meta.chairs]
    winners = waiting_of(table).winners
    return told(meta.game, names, winners, None, table.version, language)


def told(
    key: str,
    names: list[str],
    winners: list[int],
    scores: list[int] | None,
    moves: int,
    language: str,
) -> Card | None:
    alone = game_alone(key, language)
    if alone is None:
        return None
    say = notes(language).say
    people = [name for name in names if name][:NAMES]
    title = alone.title
    if people:
        title = say("shared-title", {"game": alone.title, "names": ", ".join(people)})
    text = say("shared-about", {"moves": moves})
    won = [names[seat] for seat in winners if seat < len(names) and names[seat]]
    if won:
        ranked = sorted(scores or [], reverse=True)
        points = ", ".join(str(score) for score in ranked)
        known: dict[str, object] = {"names": ", ".join(won), "scores": points}
        text = f"{say('shared-won' if points else 'shared-won-only', known)} {text}"
    return Card(title, text, alone.picture)


def game_alone(key: str, language: str) -> Card | None:
    try:
        game = games.game(key)
    except Refusal:
        return None
    title = game.titles.get(language) or game.titles.get("en") or key
    text = game.blurbs.get(language) or game.blurbs.get("en") or ""
    return Card(title, text, "" if key in games.guests() else f"/preview/{key}.png")


def first_of(wanted: str) -> str:
    """The first language of such a header that is spoken here."""
    for wish in wanted.split(",")[:20]:
        code = wish.split(";")[0].strip().lower().split("-")[0]
        if code in LANGUAGES:
            return code
    return spoken("")


def put_into(page: str, card: Card, house: str) -> str:
    """The client's page with this card in its head."""
    tags = {
        "og:type": "website",
        "og:site_name": "Night Market",
        "og:title": card.title,
        "og:description": card.text,
    }
    if card.picture:
        tags |= {"og:image": house + card.picture, "twitter:card": "summary_large_image"}
    head = "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()
    )
    page = re.sub(r"<title>.*?</title>", lambda _: f"<title>{escape(card.title)}</title>", page)
    return page.replace("</head>", f"{head}</head>", 1)
