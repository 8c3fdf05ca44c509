# mypyc: no (a tool)
"""TypeScript types of the wire and of every game's view, made from the Python structs.

    python -m nightmarket.server.typescript [FILE]     writes web/src/lib/wire.ts

A test fails when the file in the repository is not what this makes.
"""

from __future__ import annotations

import importlib
import sys
import typing
from pathlib import Path
from typing import Any, Final

from msgspec import inspect

import nightmarket
from nightmarket.analysis import told as looked
from nightmarket.games import STALLS
from nightmarket.kernel import LANGUAGES
from nightmarket.server import person_wire as say
from nightmarket.table import wire

HEAD: Final = """\
// Made by `python -m nightmarket.server.typescript` from the server's structs. Do not edit.
/* eslint-disable */
"""

# What a browser sends may leave out fields with a default; what the server sends is always whole.
REQUESTS: Final[tuple[Any, ...]] = (
    wire.ToServer,
    wire.NewTable,
    wire.PlayOn,
    wire.Carry,
    wire.Carried,
    wire.Claim,
    wire.MineRequest,
    wire.Missed,
    wire.HintWish,
    wire.HouseKey,
    wire.HouseWish,
    say.Begin,
    say.ChangeMe,
    say.Code,
    say.SixWords,
    say.PasskeyShown,
    say.Named,
    say.Subscribed,
    say.MuteTable,
    say.Fill,
    say.Block,
    say.DeleteMe,
    looked.Wish,
)
ANSWERS: Final[tuple[Any, ...]] = (
    wire.ToBrowser,
    wire.Problem,
    wire.Health,
    wire.GameInfo,
    wire.CourseLine,
    wire.LessonInfo,
    wire.Brought,
    wire.Opened,
    wire.Claimed,
    wire.RunningList,
    wire.Digest,
    wire.PastList,
    wire.Addresses,
    wire.BestList,
    wire.Kept,
    wire.KeptList,
    wire.Replay,
    wire.House,
    say.Me,
    say.GivenSeats,
    say.MyTables,
    say.Friends,
    say.LinkCode,
    say.Linked,
    say.PasskeyWish,
    say.Tried,
    looked.Progress,
    looked.Hint,
    looked.Daily,
)


class Writer:
    """Collects the structs a type is made of, each once, in the order they are met."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def type(self, t: inspect.Type, ask: bool) -> str:
        match t:
            case inspect.AnyType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.LiteralType(values=values):
                # msgspec sorts them already: the same text every time.
                return " | ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.type(item, ask)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return "[" + ", ".join(self.type(item, ask) for item in items) + "]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type(value, ask)}>"
            case inspect.UnionType(types=types):
                parts = [self.type(x, ask) for x in types]
                # null last, as people write it
                parts.sort(key=lambda part: part == "null")
                return " | ".join(dict.fromkeys(parts))
            case inspect.StructType(cls=cls):
                self.struct(t, ask)
                return cls.__name__
            case _:
                raise TypeError(f"no TypeScript for {t!r}")

    def struct(self, t: inspect.StructType, ask: bool) -> None:
        name = t.cls.__name__
        if name in self.done:
            return
        self.done[name] = ""
        lines = []
        # Structs without a docstring of their own would show msgspec's.
        doc = t.cls.__dict__.get("__doc__")
        if doc:
            lines.append(f"/** {' '.join(doc.split())} */")
        lines.append(f"export interface {name} {{")
        if t.tag_field is not None:
            lines.append(f'  {t.tag_field}: "{t.tag}";')
        for field in t.fields:
            optional = "?" if ask and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type(field.type, ask)};")
        lines.append("}")
        self.done.pop(name)  # so that a struct stands after the ones it is made of
        self.done[name] = "\n".join(lines)


def wire_types() -> str:
    writer = Writer()
    for spec in REQUESTS:
        writer.type(inspect.type_info(spec), ask=True)
    for spec in ANSWERS:
        writer.type(inspect.type_info(spec), ask=False)
    parts = list(writer.done.values())
    for name in ("Level", "Phase", "Sign"):
        values = " | ".join(f'"{v}"' for v in typing.get_args(getattr(wire, name)))
        parts.append(f"export type {name} = {values};")
    levels = ", ".join(f'"{v}"' for v in typing.get_args(wire.Level))
    parts.append(f"export const WIRE: number = {wire.WIRE};")
    parts.append(f"export const LEVELS: Level[] = [{levels}];")
    for name in ("ToServer", "ToBrowser"):
        members = [m.__name__ for m in typing.get_args(getattr(wire, name))]
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(members) + ";")
    names = ", ".join(f'{code}: "{name}"' for code, name in LANGUAGES.items())
    parts.append(
        "/** The languages of the market, each under its own name. */\n"
        f"export const LANGUAGES = {{ {names} }} as const;"
    )
    return "\n\n".join(parts)


def game_types(key: str, module: str) -> str:
    """The view of one game and what it tells besides, as a namespace of types."""
    view: Any = importlib.import_module(f"{module}.view")
    writer = Writer()
    for name in ("View", "Printed", "Setup"):
        if hasattr(view, name):
            writer.type(inspect.type_info(getattr(view, name)), ask=False)
    body = "\n\n".join(writer.done.values())
    indented = "\n".join("  " + line if line else "" for line in body.splitlines())
    name = "".join(part.title() for part in key.split("-"))
    return f"export namespace {name} {{\n{indented}\n}}"


def typescript() -> str:
    """The whole file."""
    views = [game_types(key, module) for key, module in STALLS.items()]
    by_key = "\n".join(
        f'  "{key}": {"".join(p.title() for p in key.split("-"))}.View;' for key in STALLS
    )
    table = f"/** The view of each game, by its key. */\nexport interface Views {{\n{by_key}\n}}"
    return "\n\n".join([HEAD.rstrip(), wire_types(), *views, table]) + "\n"


def default_path() -> Path:
    return Path(nightmarket.__file__).resolve().parents[2] / "web" / "src" / "lib" / "wire.ts"


def main() -> None:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else default_path()
    path.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
