"""A bot from outside: a program in any language, asked in JSON lines (docs/bots.md).

`process:python mybot.py` is such a bot wherever the arena takes names; `process/0.5:…` gives it half a
second for a choice. The program is a process of its own and sees what its seat sees.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import sys
import threading
import weakref
from typing import Any, Final, TextIO

import msgspec

from nightmarket.bots import Bot, Glimpse
from nightmarket.bots import make as make_own
from nightmarket.bots.base import BadBot
from nightmarket.kernel import Refusal

PROTOCOL: Final = 1
PATIENCE: Final = 10.0  # seconds for a choice, unless the name says otherwise
FIRST: Final = 30.0  # seconds until the first answer: some languages take their time to begin
FAREWELL: Final = 2.0  # seconds to end by itself when there is nothing more to read


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name, a program among them; raises Refusal."""
    head, colon, command = name.partition(":")
    if head.partition("/")[0] != "process" or not colon:
        return make_own(name, seed)
    limit = head.partition("/")[2] or str(PATIENCE)
    try:
        seconds, words = float(limit), words_of(command)
    except ValueError as error:
        raise Refusal(f"bot {name[:80]!r}: {error}", "bots") from error
    if not words or not 0 < seconds < 1e6:
        raise Refusal(
            f"a program is named process:COMMAND or process/SECONDS:COMMAND, not {name!r}"
        )
    return Program(words, seconds, seed)


def words_of(command: str, windows: bool = sys.platform == "win32") -> list[str]:
    """A command word by word; on Windows a backslash belongs to a path."""
    words = shlex.split(command, posix=not windows)
    return [word.strip('"') for word in words] if windows else words


class Program(Bot):
    """A program that chooses. It starts when it is first asked and ends when nobody needs it."""

    def __init__(self, command: list[str], seconds: float, seed: int) -> None:
        self.command, self.seconds, self.seed = command, seconds, seed
        self.process: subprocess.Popen[str] | None = None
        self.answers: queue.Queue[str] = queue.Queue()
        self.asked = 0

    def choose(self, glimpse: Glimpse) -> int:
        game = glimpse.game
        texts = [game.text(choice) for choice in glimpse.choices]
        self.greet(game.key, game.rules_version, glimpse.seat, glimpse.seats)
        return glimpse.choices[texts.index(self.ask(texts, glimpse.question(), glimpse.view()))]

    def greet(self, game: str, rules_version: int, seat: int, seats: int) -> None:
        """Tell it once where it sits."""
        if self.process is None:
            self.begin()
            self.tell(
                {
                    "type": "hello",
                    "protocol": PROTOCOL,
                    "game": game,
                    "rules_version": rules_version,
                    "seat": seat,
                    "seats": seats,
                    "seed": self.seed,
                    "seconds": self.seconds,
                }
            )

    def ask(self, choices: list[str], question: object, view: object) -> str:
        """One of the choices; raises BadBot for any other answer, and for none."""
        self.asked += 1
        message: dict[str, Any] = {"type": "choose", "n": self.asked, "choices": choices}
        message["question"] = question
        message["view"] = view
        self.tell(message)
        answer = self.hear()
        if answer not in choices:
            raise BadBot(f"{self} answered {answer!r:.80}, which is not legal", "bots")
        return answer

    def begin(self) -> None:
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                bufsize=1,
            )
        except OSError as error:
            raise BadBot(f"{self} does not start: {error}", "bots") from error
        self.process = process
        assert process.stdout is not None
        reader = threading.Thread(target=_read, args=(process.stdout, self.answers), daemon=True)
        reader.start()
        weakref.finalize(self, _end, process)

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # it is gone: `hear` says so
            self.process.stdin.write(msgspec.json.encode(message).decode() + "\n")
            self.process.stdin.flush()

    def hear(self) -> str:
        """The choice in its answer to the last question."""
        seconds = self.seconds if self.asked > 1 else max(self.seconds, FIRST)
        try:
            line = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise BadBot(f"{self} did not answer within {seconds:g} s", "bots") from None
        if not line:
            raise BadBot(f"{self} ended instead of answering", "bots")
        try:
            answer = json.loads(line)
            number, choice = answer.get("n", self.asked), str(answer["choice"])
        except (ValueError, AttributeError, KeyError) as error:
            raise BadBot(f'{self} answered {line[:80]!r}, not {{"choice": …}}', "bots") from error
        if number != self.asked:
            raise BadBot(f"{self} answered question {number!r}, not {self.asked}", "bots")
        return choice

    def __str__(self) -> str:
        return f"the program {shlex.join(self.command)!r}"


def _read(lines: TextIO, answers: queue.Queue[str]) -> None:
    """Lines as they come; an empty one says that there will be no more."""
    with contextlib.suppress(ValueError):  # closed under our hands: it was ended
        for line in lines:
            answers.put(line)
    answers.put("")


def _end(process: subprocess.Popen[str]) -> None:
    """Nobody asks any more: the program reads to its end, or is ended."""
    with contextlib.suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
