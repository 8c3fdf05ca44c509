"""Commands of whoever keeps a house: serve, backup, restore, check, store copy."""

from __future__ import annotations

import asyncio
import inspect
import os
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, TypeVar

import typer

import nightmarket as nm
from nightmarket.games import keys as game_keys
from nightmarket.kernel import Refusal
from nightmarket.server import checking, sources
from nightmarket.store import Store, StoreTrouble, copying
from nightmarket.store.lock import Taken

T = TypeVar("T")
File = Annotated[
    Path | None, typer.Option("--config", help=f"Settings (TOML); else what {sources.FILE} names.")
]


Command = Callable[..., None]


def with_settings(*only: str) -> Callable[[Command], Command]:
    """Give a command a flag for every setting, or for these; it gets what was given as `flags`."""
    settings = {"__".join(s.path): s for s in sources.settings() if may_be_flag(s, only)}
    return lambda command: flagged(command, settings)


def may_be_flag(setting: sources.Setting, only: tuple[str, ...]) -> bool:
    return setting.name not in sources.HIDDEN and (not only or setting.name in only)


def flagged(command: Command, settings: dict[str, sources.Setting]) -> Command:

    def wrapped(**given: Any) -> None:
        flags = {s.name: given.pop(key, None) for key, s in settings.items()}
        command({name: value for name, value in flags.items() if value is not None}, **given)

    own = list(inspect.signature(command, eval_str=True).parameters.values())[1:]
    for key, setting in settings.items():
        is_limit = len(setting.path) > 1
        option = typer.Option(
            setting.flag,
            help=setting.about,
            show_default=False,
            metavar="…",
            rich_help_panel="Limits" if is_limit else "Settings",
        )
        kind: Any = list[str] | None if setting.is_repeated else str | None
        hint = Annotated[kind, option]
        own.append(
            inspect.Parameter(key, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=hint)
        )
    wrapped.__signature__ = inspect.Signature(own)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {p.name: p.annotation for p in own}
    wrapped.__name__, wrapped.__doc__ = command.__name__, command.__doc__
    return wrapped


@with_settings()
def serve(
    flags: dict[str, Any],
    file: File = None,
    show_config: Annotated[
        bool, typer.Option("--show-config", help="Say every setting and its source, and end.")
    ] = False,
) -> None:
    """Open the market: the live server with the web client and embedded storage."""
    from nightmarket import server

    told = sources.read(flags, os.environ, file)
    if show_config:
        print("\n".join(told.lines()))
        return
    for key in game_keys():
        nm.game(key)  # a guest that cannot come in is refused here, not at its first table
    config = told.config
    try:
        server.run(config)
    except OSError as error:
        raise Refusal(
            f"cannot listen on {config.host}, port {config.port}: {error.strerror}", "port"
        ) from error


store = typer.Typer(no_args_is_help=True, help="Move the data of a house.")


@with_settings("data", "store")
def backup(flags: dict[str, Any], file: Path, config: File = None) -> None:
    """Copy all tables and records into a new file, as they are at this moment; a server may go on."""
    told = sources.read(flags, os.environ, config).config
    if file.exists():
        raise Refusal(f"{file} is there already", "file")
    tables = done(backed_up(copying.to_read(told.store or str(told.data)), file))
    print(f"{tables} tables are in {file}")


@with_settings("data", "store")
def restore(flags: dict[str, Any], file: Path, config: File = None) -> None:
    """Put a backup back, where there are no tables yet. Backups of older versions too."""
    told = sources.read(flags, os.environ, config).config
    if not file.is_file():
        raise Refusal(f"there is no {file}", "file")
    with TemporaryDirectory() as folder:  # on its way to this version the file changes
        copied = shutil.copy(file, folder)
        if not told.store:
            told.data.mkdir(parents=True, exist_ok=True)
        target = told.store or str(told.data)
        tables = moved(copying.to_write(copied), copying.to_write(target))
    print(f"{tables} tables are in {shown(target)}")


@store.command("copy")
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM")],
    target: Annotated[str, typer.Argument(metavar="TO")],
) -> None:
    """Copy all of one store into another that has no tables yet; each is a data folder, a file, or
    postgresql://…"""
    tables = moved(copying.to_read(source), copying.to_write(target))
    print(f"{tables} tables are in {shown(target)}")


def shown(where: str) -> str:
    """Without the password that may stand in an address."""
    return "PostgreSQL" if copying.is_address(where) else where


@with_settings("data", "store")
def check(flags: dict[str, Any], config: File = None) -> None:
    """Replay every table and record from its log; a server may go on. Exit code 1: some cannot be."""
    told = sources.read(flags, os.environ, config).config
    good, wrong = done(checked(copying.to_read(told.store or str(told.data))))
    for line in wrong:
        print(line)
    print(f"{good} tables and records replay, {len(wrong)} do not")
    if wrong:
        raise typer.Exit(1)


async def backed_up(source: Store, file: Path) -> int:
    await source.open()
    try:
        return await copying.backup(source, file)
    finally:
        await source.close()


async def checked(source: Store) -> tuple[int, list[str]]:
    await source.open()
    try:
        return await checking.check(source)
    finally:
        await source.close()


def moved(source: Store, target: Store) -> int:
    async def move() -> int:
        await source.open()
        try:
            await target.open()
            try:
                return await copying.copy(source, target)
            finally:
                await target.close()
        finally:
            await source.close()

    return done(move())


def done(work: Coroutine[Any, Any, T]) -> T:
    """The result; what the store says against it is a sentence."""
    try:
        return asyncio.run(work)
    except (StoreTrouble, Taken, OSError, sqlite3.Error) as trouble:
        raise SystemExit(f"nightmarket: {trouble}") from None
