"""Against mischief: clean names, unguessable codes, hashed secrets, refusals by code."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

from nightmarket.kernel import Refusal

# No letters that look alike, no vowels that make words.
ALPHABET: Final = "23456789bcdfghjkmnpqrstvwxyz"
POCKET: Final = "0"  # begins the codes of tables that are in no house but a page's own
CODE_LENGTH: Final = 10  # 28 ** 10: about 48 bits, behind a rate limit


class Refuse(Refusal):
    """The server's own refusals, by code."""

    def __init__(self, code: str, message: str = "", field: str = "", rule: str = "") -> None:
        super().__init__(message or code, field, rule)
        self.code = code


def new_code(mark: str = "") -> str:
    """A code for a table: two groups of five, easy to read out. A pocket's begins with its mark."""
    letters = mark + "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH - len(mark)))
    return f"{letters[:5]}-{letters[5:]}"


def tidy_code(text: str) -> str:
    """A code as it was meant: any case, with or without the dash. Empty when it is none."""
    letters = text[:40].lower().replace("-", "").replace(" ", "")
    if len(letters) != CODE_LENGTH or any(c not in ALPHABET for c in letters.removeprefix(POCKET)):
        return ""
    return f"{letters[:5]}-{letters[5:]}"


def new_secret() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def digest(secret: str) -> str:
    """What is kept of a secret. It has 128 random bits, so one round is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def commitment(seed: str) -> str:
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


# Letters and signs that show nothing, though Unicode does not call them blanks.
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\U0001d159")


def clean(text: str, limit: int) -> str:
    """Plain text on one line that can be seen: no control, format or private characters, no runs of
    blanks. A joiner stays between two signs, which is where pictures of several are made of it."""
    kept: list[str] = []
    for c in unicodedata.normalize("NFC", text[: limit * 4]):
        if c.isspace() or c in BLANK:
            kept.append(" ")
        elif c == "\u200d":
            if kept and unicodedata.category(kept[-1]) in ("So", "Sk", "Mn"):
                kept.append(c)
        elif unicodedata.category(c)[0] != "C":
            kept.append(c)
    found = " ".join("".join(kept).split())[:limit].strip(" \u200d")
    return found if any(unicodedata.category(c)[0] in "LNPS" for c in found) else ""


def plain(text: str, limit: int) -> str:
    """A text of ours that may quote a stranger's: short, and fit to be sent."""
    return text[:limit].encode("utf-8", "replace").decode()


def plain_facts(facts: dict[str, str]) -> dict[str, str]:
    return {name: plain(value, 300) for name, value in facts.items()}
