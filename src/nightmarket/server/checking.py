# mypyc: no (off the path of a move)
"""Do the books of a house tell its games? Every table and record is replayed."""

from __future__ import annotations

from nightmarket import games
from nightmarket.kernel.record import Record
from nightmarket.store import Store
from nightmarket.table import rows
from nightmarket.table.meta import DECODE_META

PAGE = 100


async def check(store: Store) -> tuple[int, list[str]]:
    """How many are good, and a sentence for each that is not."""
    good = 0
    wrong: list[str] = []
    last = ""
    while tables := await store.all_tables(last, PAGE):
        last = tables[-1].code
        for row in tables:
            try:
                meta = DECODE_META(row.body)
                if meta.phase != "lobby":
                    stored = await store.entries(row.code)
                    snapshot = await store.snapshot(row.code)
                    rows.read_books(games.game(meta.game), meta, stored, [], snapshot)
                good += 1
            except Exception as error:  # whatever it is, the others are looked at too
                wrong.append(f"table {row.code} cannot be read: {error}")
    last = ""
    while kept := await store.all_records(last, PAGE):
        last = kept[-1].id
        for record in kept:
            try:
                for _ in Record.from_json(record.body).replay(games.game):
                    pass
                good += 1
            except Exception as error:
                wrong.append(f"record {record.id} cannot be replayed: {error}")
    return good, wrong
