"""A finished game looked back at, in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

import msgspec
from rich.console import Console

import nightmarket as nm
from nightmarket.analysis import Analysis, Looked, Study, answer
from nightmarket.analysis.told import Turning
from nightmarket.kernel import Game
from nightmarket.kernel.record import Record
from nightmarket.locale import Texts, texts

out = Console()


def analysed(
    record: Record, level: str, executor: Executor | None, step: Callable[[int, int], None]
) -> Analysis:
    """The same whoever looks at which moment."""
    study = Study(record, level)
    for asked in study.rounds():
        questions = (msgspec.json.encode(question) for question in asked)
        answers = map(answer, questions) if executor is None else executor.map(answer, questions)
        for found in answers:
            study.take(msgspec.json.decode(found, type=Looked))
            step(study.answered, study.asked)
    return study.done()


def encoded(found: Analysis) -> str:
    return msgspec.json.encode(found).decode()


def tell(record: Record, found: Analysis, seat: int | None, language: str) -> None:
    """The moments that mattered, for one seat or for all of them."""
    game = nm.game(record.game)
    say = texts(language).named(game.names(game.configure(record.seats, record.options)))
    names = record.names or [f"{say.say('cli-seat')} {i + 1}" for i in range(record.seats)]
    moments = {one.n: one for one in found.moments}
    happened = lines(record, game, say, names)
    shown = range(record.seats) if seat is None else [seat]
    for who in shown:
        out.print(f"\n[bold]{names[who]}[/bold]", highlight=False)
        start, end = found.moments[0], found.moments[-1]
        chance = say.say("ui-an-chance-together" if found.together else "ui-an-chance")
        road = f"{percent(start.known[who][who])} → {percent(end.known[who][who])}"
        out.print(f"{chance}: {road}", highlight=False)
        if not found.turning[who]:
            out.print(say.say("ui-an-none"), highlight=False)
        for turn in found.turning[who]:
            for line in sentences(game, say, names, turn, moments[turn.n], happened, who):
                out.print(line.replace("<b>", "").replace("</b>", ""), markup=False)


def lines(record: Record, game: Game, say: Texts, names: list[str]) -> dict[int, str]:
    """By position: what happened next, in words."""
    found: dict[int, str] = {}
    for n, (_, move, events) in enumerate(record.replay(nm.game)):
        if move is not None and events:
            event = events[0]
            owner = event.values[0] if event.values else -1
            found[n - 1] = say.event(game, event.seen_by(owner), names)
    return found


def sentences(
    game: Game,
    say: Texts,
    names: list[str],
    turn: Turning,
    looked: Looked,
    happened: dict[int, str],
    who: int,
) -> list[str]:
    name = names[turn.seat] if turn.seat >= 0 else ""
    head = say.say("ui-an-turn" if name else "ui-an-turn-nobody", {"n": turn.n, "name": name})
    found = [f"{head}  {percent(turn.difference, signed=True)}"]
    chosen = looked.choosing
    if turn.kind == "luck" or chosen is None:
        what = happened.get(turn.n, "")
        key = "ui-an-luck" if turn.kind == "luck" else ""
        return [
            *found,
            "  " + (say.say(key, {"name": names[who], "what": what}) if key else what),
        ]
    played = say.choice(game, chosen.played, names)
    better = say.choice(game, chosen.weighed[0].choice, names)
    if turn.kind == "loss":
        found.append("  " + say.say("ui-an-loss", {"played": played, "better": better}))
        if chosen.line:
            line = ", ".join(say.choice(game, text, names) for text in chosen.line)
            found.append("  " + say.say("ui-an-line", {"line": line}))
    else:
        found.append("  " + say.say("ui-an-gain", {"played": played, "n": chosen.among}))
    found.append("  " + say.reason(game, chosen.reason, chosen.facts, names, chosen.about, who))
    return found


def percent(share: float, signed: bool = False) -> str:
    value = round(100 * share)
    return f"{value:+d} %".replace("-", "\u2212") if signed else f"{value} %"
