# mypyc: no (once in a process)
"""Where settings come from: a flag, else the environment, else a file, else the default.

`Config` and `Limits` declare each setting once; names, types, bounds and descriptions are read there.
`limits.tables` is `--limits-tables` and `NIGHTMARKET_LIMITS_TABLES`, in a file `tables` in `[limits]`.
"""

from __future__ import annotations

import difflib
import re
import tomllib
import typing
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from nightmarket.kernel import Refusal
from nightmarket.server import ways
from nightmarket.server.config import Config, Limits, data_folder

ENVIRONMENT: Final = "NIGHTMARKET_"
FILE: Final = f"{ENVIRONMENT}CONFIG"  # a settings file, where no flag names one
DEFAULT: Final = "default"
SECRET: Final = 16  # characters nobody guesses
HIDDEN: Final = (
    "admin_secret",
    "notify",
)  # neither shown nor given as a flag, which all on the machine can read


class Setting(NamedTuple):
    """One thing that can be set."""

    path: tuple[str, ...]  # of fields, from Config down
    type: Any
    about: str
    default: Any

    @property
    def name(self) -> str:
        return ".".join(self.path)

    @property
    def variable(self) -> str:
        return ENVIRONMENT + "_".join(self.path).upper()

    @property
    def is_list(self) -> bool:
        return typing.get_origin(plain(self.type)) is tuple

    @property
    def is_repeated(self) -> bool:
        """Are there as many as anybody likes, one flag for each?"""
        return self.is_list and ... in typing.get_args(plain(self.type))

    @property
    def flag(self) -> str:
        flag = "--" + "-".join(self.path).replace("_", "-")
        if self.is_repeated:  # the name of one
            return (
                flag.removesuffix("ies") + "y" if flag.endswith("ies") else flag.removesuffix("s")
            )
        return flag


class Chosen(NamedTuple):
    """A setting's value, and who said so."""

    value: Any
    source: str


class Told(NamedTuple):
    config: Config
    chosen: dict[str, Chosen]  # by name

    def lines(self) -> list[str]:
        """Every setting with its source, in the order of the file that would set it."""
        names = sorted(self.chosen, key=lambda name: "." in name)
        width = max(map(len, names))
        return [
            f"{name:{width}} = {self.said(name)}  ({self.chosen[name].source})" for name in names
        ]

    def said(self, name: str) -> str:
        value = self.chosen[name].value
        return "(not shown)" if name in HIDDEN and value else shown(value)


def plain(kind: Any) -> Any:
    """A type without its description and bounds."""
    return typing.get_args(kind)[0] if typing.get_origin(kind) is typing.Annotated else kind


def settings(struct: type[msgspec.Struct] = Config, at: tuple[str, ...] = ()) -> list[Setting]:
    """What can be set, read off the declarations; a field without description is nobody's business."""
    found = []
    for field in msgspec.structs.fields(struct):
        path = (*at, field.name)
        if field.type is Limits:
            found += settings(Limits, path)
        elif typing.get_origin(field.type) is typing.Annotated:
            about = typing.get_args(field.type)[1].description
            found.append(Setting(path, field.type, about, field.default))
    return found


def read(
    flags: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Told:
    """The settings of a server. Raises a Refusal with a sentence for each thing that is wrong."""
    environment = environment or {}
    known = settings()
    wrong: list[str] = []
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    said = [
        {name: Chosen(value, "flag") for name, value in (flags or {}).items()},
        from_environment(environment, known, wrong),
        from_file(file, known, wrong) if file is not None else {},
    ]
    chosen: dict[str, Chosen] = {}
    for setting in known:
        name = setting.name
        raw = next((source[name] for source in said if name in source), None)
        if raw is None:
            value = data_folder() if name == "data" else setting.default
            chosen[name] = Chosen(value, DEFAULT)
            continue
        where = setting.flag if raw.source == "flag" else raw.source
        try:
            chosen[name] = Chosen(converted(setting, raw.value), where)
        except (msgspec.ValidationError, ValueError) as error:
            wrong.append(f"{name}, from {where}: {error}")
    if wrong:
        raise Refusal("\n".join(wrong))
    return Told(assembled(chosen), chosen)


def assembled(chosen: dict[str, Chosen]) -> Config:
    limits = {
        name.removeprefix("limits."): c.value
        for name, c in chosen.items()
        if name.startswith("limits.")
    }
    own = {name: c.value for name, c in chosen.items() if "." not in name}
    return Config(limits=Limits(**limits), **own)


def from_environment(
    environment: Mapping[str, str], known: list[Setting], wrong: list[str]
) -> dict[str, Chosen]:
    names = {setting.variable: setting.name for setting in known}
    for variable in environment:
        if variable.startswith(ENVIRONMENT) and variable not in names and variable != FILE:
            # Others have variables of this name too: only what looks like one of ours is a slip.
            for meant in difflib.get_close_matches(variable, names, 1, 0.9):
                wrong.append(f"{variable} is no setting (did you mean {meant}?)")
    return {
        name: Chosen(environment[variable], variable)
        for variable, name in names.items()
        if variable in environment
    }


def from_file(file: Path, known: list[Setting], wrong: list[str]) -> dict[str, Chosen]:
    try:
        document = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        wrong.append(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}")
        return {}
    names = [setting.name for setting in known]
    found: dict[str, Chosen] = {}
    for name, value in flat(document):
        if name in names:
            found[name] = Chosen(value, str(file))
        else:
            meant = "".join(
                f" (did you mean {n}?)" for n in difflib.get_close_matches(name, names, 1)
            )
            wrong.append(f"{name}, from {file}, is no setting{meant}")
    return found


def flat(document: Mapping[str, Any], at: str = "") -> Iterable[tuple[str, Any]]:
    for key, value in document.items():
        if isinstance(value, dict):
            yield from flat(value, f"{at}{key}.")
        else:
            yield at + key, value


def converted(setting: Setting, value: Any) -> Any:
    """A value as its field has it. Environment and flags bring texts; a file has types of its own."""
    if setting.is_list and isinstance(value, str):
        value = value.replace(",", " ").split()
    found = msgspec.convert(value, setting.type, strict=False, dec_hook=as_path)
    check = CHECKS.get(setting.name)
    return check(found) if check is not None else found


def as_path(kind: type, value: Any) -> Any:
    if kind is not Path:
        raise NotImplementedError(kind)
    if not isinstance(value, str) or not value:
        raise ValueError("this is no path")
    return Path(value).expanduser()


def site(url: str) -> str:
    """Scheme, name and port of an address, as browsers tell where a page comes from."""
    return split(url)[0]


def home(url: str) -> str:
    """The same with the path the house stands under, if there is one."""
    where, path = split(url)
    if path and not re.fullmatch(r"(/[\w.~-]+)+", path, re.ASCII):
        raise ValueError(f"{path!r} is no path a house can stand under")
    return where + path


def split(url: str) -> tuple[str, str]:
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits:
        raise ValueError(f"{url!r} is no address like https://games.example.org")
    return f"{parts.scheme}://{parts.netloc.lower()}", parts.path.rstrip("/")


def ip(address: str) -> str:
    try:
        return str(ip_address(address))
    except ValueError:
        raise ValueError(f"{address!r} is no IP address") from None


def port(number: int | None) -> int | None:
    if number is not None and not 0 <= number < 1 << 16:
        raise ValueError(f"{number} is no port")
    return number


def place(where: str) -> tuple[str, int]:
    """HOST:PORT; an IPv6 address stands in brackets."""
    host, _, number = where.rpartition(":")
    if not host or not number.isdigit():
        raise ValueError(f"{where!r} is not HOST:PORT")
    return host.strip("[]"), port(int(number)) or 0


def address(host: str, number: int) -> str:
    return f"[{host}]:{number}" if ":" in host else f"{host}:{number}"


def stretch(times: tuple[float, float]) -> tuple[float, float]:
    if not 0 <= times[0] <= times[1]:
        raise ValueError(f"{times[0]:g} to {times[1]:g} is no stretch of time")
    return times


def client(folder: Path | None) -> Path | None:
    if folder is not None and not (folder / "index.html").is_file():
        raise ValueError(f"{folder} has no index.html")
    return folder


def secret(text: str) -> str:
    if text and len(text) < SECRET:
        raise ValueError(f"a secret has at least {SECRET} characters")
    return text


# What a type cannot say.
CHECKS: Final[dict[str, Any]] = {
    "port": port,
    "metrics": lambda where: where and address(*place(where)),
    "public_url": lambda url: home(url) if url else "",
    "origins": lambda urls: tuple(map(site, urls)),
    "trusted_proxies": lambda addresses: tuple(map(ip, addresses)),
    "window_s": stretch,
    "static": client,
    "admin_secret": secret,
    "notify": ways.checked,
    "bot_window_s": stretch,
}


def shown(value: Any) -> str:
    """As it would stand in a file; what is not set stands as nothing."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(shown, value))}]"
    if value is None:
        return "not set"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, (str, Path)) else str(value)
