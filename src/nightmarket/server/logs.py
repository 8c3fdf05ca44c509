# mypyc: no (off the path of a move)
"""What is logged: lines with times, for people or programs, and without anything that lets people in.

A table's code admits whoever has it, so a log never shows one: `table_id` stands in its place, the same
for as long as the process runs.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import secrets
import sys
import time
from collections import deque
from typing import Any, Final

from nightmarket.table.guard import ALPHABET, tidy_code

STYLE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
ACCESS: Final = logging.getLogger("nightmarket.access")
_key: Final = [secrets.token_bytes(16)]
_LETTER: Final = f"[{ALPHABET}]"
_CODE: Final = re.compile(rf"(?<!\w)(?:{_LETTER}{{5}}-?{_LETTER}{{5}}|{_LETTER}{{13}})(?!\w)", re.I)
# 128 bits as they are written down; nothing of the kind is logged on purpose.
_SECRET: Final = re.compile(r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{22}(?![\w-])")
# Ends of lines, what steers a terminal, what turns the direction of writing.
_UNSEEN: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_ID: Final = re.compile(r"table-[0-9a-f]{10}")


def use_key(secret: str) -> None:
    """A house with a secret has the same names for its tables on every node, and after a start."""
    _key[0] = hashlib.blake2s(b"tables", key=hashlib.sha256(secret.encode()).digest()).digest()


def table_id(code: str) -> str:
    """A name for a table, or a record, that admits nobody and cannot be turned back."""
    told = tidy_code(code) or code
    return f"table-{hashlib.blake2s(told.encode(), key=_key[0], digest_size=5).hexdigest()}"


def discreet(text: str) -> str:
    return _SECRET.sub("(secret)", _CODE.sub(lambda found: table_id(found[0]), text))


def wants_access() -> bool:
    return ACCESS.isEnabledFor(logging.INFO)


def access(**facts: object) -> None:
    """Somebody came, asked or left; written down only where the house wants it."""
    if wants_access():
        words = " ".join(f"{name}={value}" for name, value in facts.items())
        ACCESS.info("%s", words, extra={"facts": facts})


class Text(logging.Formatter):
    """2026-11-16T20:37:12.345Z WARNING nightmarket.server: …"""

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        return f"{whole}.{int(record.msecs):03}Z"

    def formatMessage(self, record: logging.LogRecord) -> str:
        """One line, whatever a stranger has put into it."""
        return _UNSEEN.sub(lambda found: ascii(found[0])[1:-1], super().formatMessage(record))

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class Json(Text):
    """A line, an object: time, level, logger, message, then what is known besides."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        for name, value in getattr(record, "facts", {}).items():
            told[name] = discreet(value) if isinstance(value, str) else value
        table = _ID.search(told["message"])
        if table is not None:
            told["table"] = table[0]
        if record.exc_info:
            told["error"] = discreet(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False, default=str)


class Recent(logging.Handler):
    """The last warnings, for whoever keeps the house."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(Text(STYLE))
        self.lines: deque[str] = deque(maxlen=200)  # the newest first

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.appendleft(self.format(record).splitlines()[0])


WARNINGS: Final = Recent()


def start(kind: str, access_log: bool) -> None:
    """From here on this process logs so, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Text(STYLE))
    logging.basicConfig(level=logging.WARNING, handlers=[handler, WARNINGS], force=True)
    ACCESS.setLevel(logging.INFO if access_log else logging.WARNING)
    # One line for each stranger's nonsense would fill a disk; faults of ours are errors.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
