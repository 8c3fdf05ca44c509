"""Commands of whoever keeps a house: serve."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

import nightmarket as nm
from nightmarket.games import keys as game_keys
from nightmarket.kernel import Refusal
from nightmarket.server import sources

File = Annotated[
    Path | None, typer.Option("--config", help=f"Settings (TOML); else what {sources.FILE} names.")
]


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command a flag for every setting; it gets those that were given as `flags`."""
    settings = {"__".join(s.path): s for s in sources.settings()}

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


@with_settings
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
