"""A game in the terminal: what you see, what happened, what you may choose."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

import nightmarket as nm
from nightmarket.bots import Bot, bot_names, choice_of, make
from nightmarket.kernel import CLOCK, Event, Game, Refusal, State, asked, legal
from nightmarket.kernel.record import Record, Recorder
from nightmarket.locale import Texts, texts

out = Console(highlight=False)

BOT_NAMES = ("Brass", "Wren", "Cinder", "Sable", "Moth", "Flint", "Juniper", "Ash")


def play(
    game: Game,
    seats: int,
    bot: str,
    seed: int | None,
    options: dict[str, str],
    language: str,
    keep: Path | None,
) -> None:
    """You at seat 0, bots at the others."""
    say = texts(language)
    if bot not in bot_names():
        raise Refusal(f"no bot {bot!r}; there are: {', '.join(bot_names())}", "bots")
    chosen = secrets.randbits(32) if seed is None else seed
    recorder = Recorder(game, seats, chosen, options)
    say = say.named(game.names(recorder.record.options))
    me = 0
    names = [say.say("cli-you"), *BOT_NAMES][: recorder.record.seats]
    bots = [make(bot, chosen + seat) for seat in range(len(names))]
    s = recorder.state
    out.rule(f"[bold]{game.titles[language]}[/bold]")
    hear(game, say, s, recorder.events, names, me)
    while who := [seat for seat in asked(s) if seat != CLOCK] or asked(s):
        seat = me if me in who else who[0]
        if seat == me:
            running = game.clock is not None and game.clock.deadline(s) >= 0
            began = time.monotonic()
            text = ask(game, say, s, names, me)
            if text is None:
                break
            if running:  # while you thought, sand ran and the others acted
                for events in meanwhile(recorder, bots, int(1000 * (time.monotonic() - began))):
                    hear(game, say, s, events, names, me)
                refusal = game.why_not(s, me, text)
                if refusal is not None:
                    out.print(say.refusal(refusal), style="red", markup=False)
                    continue
        elif seat == CLOCK:
            text = game.text(legal(s, CLOCK)[0])
        else:
            with out.status(say.question(game, game.question(s), names, seat, me)):
                text = game.text(choice_of(bots[seat], game, s, seat))
        hear(game, say, s, recorder.play(seat, text), names, me)
    if not asked(s):
        sheet(game, say, s, names)
    if keep is not None:
        keep.write_text(recorder.record.to_json() + "\n", "utf-8")
        out.print(str(keep))


def meanwhile(recorder: Recorder, bots: Sequence[Bot], ms: int) -> Iterator[list[Event]]:
    """Time that has gone by: the clock runs, and about once a second the others look up."""
    game, clock, s = recorder.game, recorder.game.clock, recorder.state
    while clock is not None and ms > 0 and clock.deadline(s) >= 0:
        yield recorder.play(CLOCK, game.text(clock.tick(s, min(ms, 1000))))
        ms -= 1000
        for seat in range(1, len(bots)):
            if clock.deadline(s) >= 0:
                choice = choice_of(bots[seat], game, s, seat)
                if choice != game.idle(s, seat):
                    yield recorder.play(seat, game.text(choice))


def hear(
    game: Game, say: Texts, s: State, events: Sequence[Event], names: Sequence[str], me: int
) -> None:
    """Print the log lines of what happened."""
    for event in events:
        line = say.event(game, event.seen_by(me), names, me)
        if line:
            out.print(f"  [dim]·[/dim] {line}")


def ask(game: Game, say: Texts, s: State, names: Sequence[str], me: int) -> str | None:
    """Show the table and let the player choose; None when they leave."""
    seen = Picture(game, say, names).of(game.view(s, me))
    out.print(Panel(seen, title=names[me], title_align="left"))
    choices = [game.text(choice) for choice in legal(s, me)]
    out.print(f"[bold]{say.question(game, game.question(s), names, me, me)}[/bold]")
    grid = Table.grid(padding=(0, 3))
    columns = 2 if len(choices) > 8 else 1
    cells = [
        f"[yellow]{i:>2}[/yellow] {say.choice(game, text, names, me)}"
        for i, text in enumerate(choices, 1)
    ]
    half = -(-len(cells) // columns)
    for row in range(half):
        grid.add_row(*cells[row::half])
    out.print(grid)
    while True:
        try:
            answer = out.input("[dim](q)[/dim] > ").strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if answer in ("q", "quit"):
            return None
        if answer.isdigit() and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1]
        refusal = game.why_not(s, me, answer)
        if refusal is None:
            return answer
        out.print(say.refusal(refusal), style="red", markup=False)


class Picture:
    """A view in words, as the browser's plain table shows it: names of fields, components and people."""

    def __init__(self, game: Game, say: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.say = say
        self.names = names

    def of(self, view: object) -> Table:
        """Plain values in lines, lists of things as rows."""
        grid = Table.grid(padding=(0, 2))
        for name, value in msgspec.to_builtins(view).items():
            if value in (None, "", [], {}):
                continue
            if isinstance(value, list) and isinstance(value[0], dict):
                for i, row in enumerate(value):
                    which = "" if "seat" in row else f" {i}"
                    grid.add_row(f"[cyan]{self.label(name)}{which}[/cyan]", self.brief(row))
            else:
                grid.add_row(f"[cyan]{self.label(name)}[/cyan]", self.brief(value, name))
        return grid

    def label(self, field: str) -> str:
        key = f"{self.game.prefix.lower()}-view-{field.replace('_', '-')}"
        return self.say.say(key) if self.say.has(key) else self.say.component(self.game, field)

    def brief(self, value: object, field: str = "") -> str:
        """A value in few words."""
        if isinstance(value, dict):
            return "  ".join(
                f"[dim]{self.label(k)}[/dim] {self.brief(v, k)}"
                if k != "seat"
                else f"[bold]{self.brief(v, k)}[/bold]"
                for k, v in value.items()
                if v not in (None, "", [], {}, -1)
            )
        if isinstance(value, list):
            return ", ".join(self.brief(v, field) for v in value)
        if isinstance(value, bool):
            return self.say.say("ui-yes" if value else "ui-no")
        if isinstance(value, int) and (field == "seat" or field.endswith("_seat")):
            return self.names[value] if 0 <= value < len(self.names) else str(value)
        return self.say.component(self.game, value) if isinstance(value, str) else str(value)


def sheet(game: Game, say: Texts, s: State, names: Sequence[str]) -> None:
    """The score sheet of a finished game."""
    table = Table()
    others = game.box_scores(s)
    prefix = game.prefix.lower()
    for column in ("", *names, *[say.say(f"{prefix}-box-{i}") for i in range(len(others))]):
        table.add_column(column)
    for line in game.sheet(s):
        label = say.say(f"{prefix}-score-{line.key}")
        points = [str(p) for p in (*line.points, *line.box)]
        table.add_row(f"{label} [dim]{line.rule}[/dim]", *points)
    winners = game.winners(s)
    totals = game.scores(s) + others
    table.add_section()
    table.add_row(
        say.say("ui-total"),
        *[f"[bold]{p}[/bold] ★" if i in winners else str(p) for i, p in enumerate(totals)],
    )
    out.print(table)


def tell(record: Record, language: str) -> None:
    """A recorded game as the table saw it, nothing hidden."""
    game = nm.game(record.game)
    own = game.names(game.configure(record.seats, record.options))
    say = texts(language).named(own)
    names = record.names or [f"{say.say('cli-seat')} {i + 1}" for i in range(record.seats)]
    for s, move, events in record.replay(nm.game):
        for event in events:
            owner = event.values[0] if event.values else -1
            line = say.event(game, event.seen_by(owner), names)
            out.print(f"[dim]{move.ms if move else 0:>8}[/dim]  {line}")
        if not asked(s):
            sheet(game, say, s, names)
