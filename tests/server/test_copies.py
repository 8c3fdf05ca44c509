"""Backup, restore, check, copy: proven by going on where the copy was made."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nightmarket.cli.app import app
from nightmarket.kernel import Refusal
from nightmarket.store import sqlite
from tests.cli.test_cli import record
from tests.server.house import Player, house, table_moves


def command(*arguments: str, code: int = 0) -> str:
    """What the command line prints; 2 stands for a refusal."""
    done = CliRunner().invoke(app, arguments)
    assert (2 if isinstance(done.exception, Refusal) else done.exit_code) == code, done.output
    return done.output


async def sit_again(tmp: Path, people: list[Player], view: dict[str, object]) -> None:
    """The same people in a house over this data: they see what they saw, and play on."""
    async with house(tmp) as h:
        again = [await h.join(p.code, *p.secrets) for p in people]
        for person in again:
            await person.until(lambda m: m["type"] == "update")
        assert again[0].view["view"] == view["view"]
        for _ in range(3):
            await table_moves(again)


def test_a_backup_is_one_moment_and_people_play_on_from_it(tmp_path: Path) -> None:
    file, new = tmp_path / "copy.db", tmp_path / "new"

    async def story() -> tuple[list[Player], dict[str, object]]:
        async with house(tmp_path / "old") as h:
            people = await h.four()
            for _ in range(4):
                await table_moves(people)
            await people[0].ask("chat", text="good evening")
            kept = await h.http.post("/api/records", content=record().record.to_json())
            assert kept.status_code == 201
            view = people[0].view
            where = ("--data", str(tmp_path / "old"))
            told = await asyncio.to_thread(command, "backup", str(file), *where)  # while it serves
            assert "1 tables" in told
            told = await asyncio.to_thread(command, "check", *where)
            assert "2 tables and records replay, 0 do not" in told
            await table_moves(people)  # is not in it
            await asyncio.to_thread(command, "backup", str(file), *where, code=2)  # never over one
            return people, view

    people, view = asyncio.run(story())
    assert sorted(p.name for p in tmp_path.iterdir()) == ["copy.db", "old"]
    assert file.stat().st_mode & 0o077 == 0
    command("restore", str(file), "--data", str(new))
    command("restore", str(file), "--data", str(new), code=1)  # there are tables now
    command("store", "copy", str(new), str(tmp_path / "third.db"))
    asyncio.run(sit_again(new, people, view))
    with closing(sqlite3.connect(tmp_path / "third.db")) as third:
        count = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM records),"
        count += " (SELECT count(*) FROM chat)"
        assert third.execute(count).fetchone() == (1, 1, 1)
        third.execute('UPDATE logs SET body = \'[["deal",[]],["nonsense"]]\'')
        third.commit()
    command("store", "copy", str(tmp_path / "third.db"), str(tmp_path / "fourth.db"))
    (tmp_path / "bad").mkdir()
    (tmp_path / "fourth.db").rename(tmp_path / "bad" / "nightmarket.db")
    assert people[0].code in command("check", "--data", str(tmp_path / "bad"), code=1)


@pytest.mark.parametrize("version", [4, 6])
def test_games_in_play_go_on_over_versions_of_the_data(tmp_path: Path, version: int) -> None:
    """As older servers left it: entries filed one by one (4), tables without what lists need (6)."""

    async def story() -> tuple[list[Player], dict[str, object]]:
        async with house(tmp_path / "now") as h:
            people = await h.four()
            for _ in range(4):
                await table_moves(people)
            return people, people[0].view

    people, view = asyncio.run(story())
    file = tmp_path / "older.db"
    with (
        closing(sqlite3.connect(tmp_path / "now" / "nightmarket.db")) as now,
        closing(sqlite3.connect(file)) as older,
    ):
        for number, script in enumerate(sqlite.MIGRATIONS[:version], 1):
            older.executescript(f"{script} PRAGMA user_version={number};")
        rows = now.execute("SELECT code, phase, listed, updated, body FROM tables").fetchall()
        older.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", rows)
        told = now.execute("SELECT code, number, body FROM told").fetchall()
        assert told
        older.executemany("INSERT INTO entries VALUES (?, ?, ?)", told)
        older.commit()
    command("restore", str(file), "--data", str(tmp_path / "restored"))
    asyncio.run(sit_again(tmp_path / "restored", people, view))
    (tmp_path / "served").mkdir()
    file.rename(tmp_path / "served" / "nightmarket.db")
    asyncio.run(sit_again(tmp_path / "served", people, view))
