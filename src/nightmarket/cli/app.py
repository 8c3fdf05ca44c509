"""Commands and their options. What they do lives elsewhere; here it gets words and exit codes."""

from __future__ import annotations

import json
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import nightmarket as nm
from nightmarket import _variant
from nightmarket.arena import Field, Ladder, RayExecutor, contest, cores, local
from nightmarket.arena import simulate as run_simulation
from nightmarket.arena.picture import picture
from nightmarket.bots import LEVELS
from nightmarket.cli import house
from nightmarket.games import keys as game_keys
from nightmarket.kernel import BadPack, Option, Refusal
from nightmarket.kernel.record import Record
from nightmarket.locale import LANGUAGES, texts

app = typer.Typer(
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help=f"Night Market: {len(game_keys())} modern board games"
    " in the browser, in the terminal and as a library.",
)
records = typer.Typer(no_args_is_help=True, help="Look at recorded games.")
app.add_typer(records, name="record")
app.add_typer(house.store, name="store")
for _command in (house.serve, house.backup, house.restore, house.check):
    app.command()(_command)

out = Console()
err = Console(stderr=True)

Seed = Annotated[int, typer.Option(help="The same seed gives the same game.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="A table option.")
]
Language = Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Jobs = Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")]


def main() -> None:
    """Run the command line; a refusal is one clear line for each thing, and exit code 2."""
    try:
        app()
    except Refusal as refusal:
        field = f" [{refusal.field}]" if refusal.field else ""
        for line in f"{refusal}{field}".splitlines():
            err.print(f"nightmarket: {line}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)


def say_version(wanted: bool) -> None:
    if wanted:
        out.print(f"nightmarket {nm.__version__} ({_variant.describe()})", highlight=False)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """Without a command: open the market, the live server with the web client."""
    if context.invoked_subcommand is None:
        house.serve()


@app.command()
def static(
    folder: Annotated[Path, typer.Argument(help="Where to write it; new or empty.")],
) -> None:
    """Write the market as files for any static host: every game, alone or round one device, offline."""
    from nightmarket.cli.static import write

    try:
        size = write(folder)
    except (OSError, ValueError) as error:
        raise Refusal(str(error), "folder") from error
    print(f"{folder}: {size / 1e6:.1f} MB; serve it at the root of its address")


@app.command()
def guest(
    invitation: Annotated[str, typer.Argument(help="The address of the table: …/t/CODE.")],
    bot: Annotated[
        str, typer.Option(help="The program: process:COMMAND or process/SECONDS:COMMAND.")
    ],
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "Program",
    seat: Annotated[int | None, typer.Option(min=0, help="Else the first open chair.")] = None,
    seed: Seed = 0,
) -> None:
    """Let a program of yours sit down at a table in a browser, or anywhere, and play a game."""
    from nightmarket.arena.guest import Guest
    from nightmarket.arena.outside import Program, make

    program = make(bot, seed)
    if not isinstance(program, Program):
        raise Refusal(f"a guest is a program of its own, process:COMMAND, not {bot!r}", "bot")
    won = Guest(invitation, program, name, seat).play()
    print("won by seat " + ", ".join(map(str, won)) if won else "nobody won")


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games, their seats and options."""
    found = [describe(key) for key in game_keys()]
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return
    table = Table(title="Night Market", title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in ("game", "key", "seats", "options"):
        table.add_column(column)
    for key in game_keys():
        game = nm.game(key)
        options = ", ".join(option.key for option in game.options)
        table.add_row(game.titles["en"], key, "-".join(ends(game.seats)), options)
    out.print(table)
    first = game_keys()[0]
    out.print(f"\nPlay one here:   nightmarket play {first}", highlight=False)
    out.print(f"Watch bots:      nightmarket simulate {first} --games 100", highlight=False)


def ends(seats: tuple[int, ...]) -> list[str]:
    return [str(seats[0]), str(seats[-1])] if len(seats) > 1 else [str(seats[0])]


def describe(key: str) -> dict[str, object]:
    """All that is known about a game without playing it."""
    game = nm.game(key)
    return {
        "key": key,
        "titles": game.titles,
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "options": [describe_option(game.prefix.lower(), option) for option in game.options],
    }


def describe_option(prefix: str, option: Option) -> dict[str, object]:
    name = f"{prefix}-option-{option.key}"
    return {
        "key": option.key,
        "kind": option.kind,
        "values": list(option.values),
        "default": option.default,
        "rule": option.rule,
        "texts": {
            language: {
                "name": texts(language).say(name),
                "about": texts(language).say(name, attribute="about"),
            }
            for language in LANGUAGES
        },
    }


@app.command()
def simulate(
    key: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[int, typer.Option(help="How many play; 0: as few as the game takes.")] = 0,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="Bot names, dealt to the seats in turn.")] = "random",
    seed: Seed = 0,
    option: Options = None,
    as_json: AsJson = False,
    jobs: Jobs = 0,
) -> None:
    """Let bots play many games and say what came of them."""
    game = nm.game(key)
    names = [name.strip() for name in bots.split(",")]
    with progress_bar("games", games, quiet=as_json) as step:
        summary = run_simulation(
            game,
            seats or game.seats[0],
            games,
            names,
            seed,
            pairs(option),
            step,
            # A handful of games is over before other processes have begun.
            jobs or (cores() if games >= 20 else 1),
        )
    found = summary.to_dict()
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in found.items():
        table.add_row(name, str(value))
    out.print(table)


@app.command()
def arena(
    key: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[
        str,
        typer.Option(
            help="Bots to compare; a name may stand there twice, process:COMMAND is a program."
        ),
    ],
    seats: Annotated[int, typer.Option(help="How many play; 0: as few as the game takes.")] = 0,
    games: Annotated[int, typer.Option(help="At most so many, in whole rounds of seats.")] = 100,
    seed: Seed = 0,
    option: Options = None,
    jobs: Jobs = 0,
    to_the_end: Annotated[
        bool, typer.Option("--all", help="Play all games, even when the answer is clear.")
    ] = False,
    resume: Annotated[
        Path | None, typer.Option(help="Keep finished games here, and go on from what is there.")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the table here.")] = None,
    svg: Annotated[
        Path | None, typer.Option("--picture", help="Write a picture (SVG) here.")
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
) -> None:
    """Set bots against each other on the same deals in every seat, until the answer is clear."""
    game = nm.game(key)
    names = [name.strip() for name in bots.split(",")]
    field = Field.of(game, seats or game.seats[0], names, seed, pairs(option))
    width = jobs or cores()
    cluster = RayExecutor() if ray else None
    executor = cluster or (local(width) if width > 1 else None)
    try:
        with progress_bar("games", games) as step:
            ladder = contest(
                field,
                games,
                executor=executor,
                width=cluster.width if cluster else width,
                book=resume,
                stop=not to_the_end,
                progress=step,
            )
    finally:
        if executor is not None:
            executor.shutdown(cancel_futures=True)
    if json_file is not None:
        json_file.write_text(json.dumps(ladder.to_dict(), indent=2) + "\n", "utf-8")
    if svg is not None:
        svg.write_text(picture(ladder), "utf-8")
    show_ladder(ladder)


def show_ladder(ladder: Ladder) -> None:
    field = ladder.field
    table = Table(
        title=f"{field.game}, {field.seats} seats, {ladder.games} games, seed {field.seed}",
        title_justify="left", box=None, padding=(0, 2, 0, 0),
    )  # fmt: skip
    for column in ("bot", "won", "share", "95 %", "even", "points", "rating", "ms", "longest"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in ladder.rows:
        table.add_row(
            row.bot, f"{row.wins:g} of {row.games}", f"{100 * row.share:.0f} %",
            f"{100 * row.low:.0f}-{100 * row.high:.0f}", f"{100 * row.even:.0f} %",
            f"{row.points:.1f}", f"{row.mu:.1f} ± {row.sigma:.1f}" if row.sigma else "",
            f"{row.ms:.1f}", f"{row.longest_ms:.0f}",
        )  # fmt: skip
    out.print(table)
    if ladder.answer:
        out.print(f"Is {field.bots[0]} stronger? {ladder.answer}", highlight=False)


class progress_bar:
    """A progress bar on a terminal, nothing elsewhere: `with progress_bar(…) as step: step(7)`."""

    def __init__(self, label: str, total: int, quiet: bool = False) -> None:
        self.bar = Progress(
            TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=err, transient=True, disable=quiet or not err.is_terminal,
        )  # fmt: skip
        self.task = self.bar.add_task(label, total=total)

    def __enter__(self) -> progress_bar:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def __call__(self, done: int, total: int | None = None) -> None:
        self.bar.update(self.task, completed=done, total=total)


def pairs(given: list[str] | None) -> dict[str, str]:
    """Options as KEY=VALUE, or KEY=@FILE for what stands in a file, such as a pack of cards."""
    found: dict[str, str] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise Refusal(f"an option is KEY=VALUE, not {text!r}", "option")
        if value.startswith("@"):
            try:
                value = Path(value[1:]).read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise Refusal(f"option {key}: cannot read {value[1:]}: {error}", key) from error
        found[key] = value
    return found


@app.command()
def play(
    key: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[int, typer.Option(help="How many play; 0: as few as the game takes.")] = 0,
    bots: Annotated[str, typer.Option(help="Who plays the other seats.")] = "fair",
    seed: Annotated[int | None, typer.Option(help="For the same game again.")] = None,
    language: Language = "en",
    option: Options = None,
    record: Annotated[Path | None, typer.Option(help="Write the record of the game here.")] = None,
) -> None:
    """Play a game here in the terminal against bots."""
    from nightmarket.cli.terminal import play as play_here

    if language not in LANGUAGES:
        raise Refusal(f"language {language!r} is not one of {', '.join(LANGUAGES)}", "language")
    try:
        play_here(nm.game(key), seats, bots, seed, pairs(option), language, record)
    except BadPack as refusal:
        raise Refusal(texts(language).refusal(refusal), refusal.field) from refusal


def read_record(file: Path) -> Record:
    try:
        return Record.from_json(file.read_bytes())
    except OSError as error:
        raise Refusal(f"cannot read {file}: {error.strerror}", "file") from error


@records.command()
def show(
    file: Path,
    language: Language = "en",
) -> None:
    """Tell a recorded game move by move."""
    from nightmarket.cli.terminal import tell

    tell(read_record(file), language)


@records.command()
def check(file: Path) -> None:
    """Replay a record from its seed: every shuffle, roll, choice and score must come out the same."""
    record = read_record(file)
    moves = sum(1 for _ in record.replay(nm.game)) - 1
    rolls = len(record.opening) + sum(len(move.rolls) for move in record.moves)
    state = "finished" if record.scores is not None else "not finished"
    out.print(
        f"{file}: {record.game}, {record.seats} seats, {state}. "
        f"{moves} choices and {rolls} results of chance replay exactly.",
        highlight=False,
        soft_wrap=True,
    )


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD")],
    seat: Annotated[
        int | None, typer.Option(min=1, help="Whose game; without it everybody's.")
    ] = None,
    level: Annotated[str, typer.Option(help=f"How closely: {', '.join(LEVELS)}.")] = "fair",
    language: Language = "en",
    as_json: AsJson = False,
    jobs: Jobs = 0,
) -> None:
    """Look back at a recorded game: the chances to win, and the moments that mattered."""
    from nightmarket.cli.analysing import analysed, encoded, tell

    record = read_record(file)
    if seat is not None and seat > record.seats:
        raise Refusal(f"there is no seat {seat}", "seat")
    width = jobs or cores()
    executor = local(width) if width > 1 else None
    try:
        with progress_bar("moves", len(record.moves), quiet=as_json) as step:
            found = analysed(record, level, executor, step)
    finally:
        if executor is not None:
            executor.shutdown(cancel_futures=True)
    if as_json:
        print(encoded(found))
    else:
        tell(record, found, seat - 1 if seat else None, language)


@app.command()
def corpus(
    key: Annotated[str, typer.Argument(metavar="GAME")],
    to: Annotated[Path, typer.Option(help="A folder for records.jsonl, one record a line.")],
    seats: Annotated[int, typer.Option(help="How many play; 0: as few as the game takes.")] = 0,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="Bot names, dealt to the seats in turn; all levels by default.")
    ] = ",".join(LEVELS),
    seed: Seed = 0,
    option: Options = None,
    jobs: Jobs = 0,
    parquet: Annotated[
        bool, typer.Option("--parquet", help="Write games.parquet and moves.parquet too.")
    ] = False,
) -> None:
    """Let bots play many games and keep every record, for whoever studies them."""
    from nightmarket.arena.corpus import corpus as play_all

    if parquet:
        needs("pyarrow", "data")
    game = nm.game(key)
    names = [name.strip() for name in bots.split(",")]
    width = jobs or cores()
    executor = local(width) if width > 1 else None
    to.mkdir(parents=True, exist_ok=True)
    file = to / "records.jsonl"
    try:
        with progress_bar("games", games) as step, file.open("w", encoding="utf-8") as lines:
            found = play_all(
                game, seats or game.seats[0], games, names, seed, pairs(option), executor, width
            )
            for done, line in enumerate(found, 1):
                lines.write(line + "\n")
                step(done)
    finally:
        if executor is not None:
            executor.shutdown(cancel_futures=True)
    out.print(f"{games} records in {file}", highlight=False, soft_wrap=True)
    if parquet:
        from nightmarket.research.records import write_parquet

        with file.open("rb") as lines_again:
            for written in write_parquet(lines_again, to):
                out.print(str(written), highlight=False, soft_wrap=True)


def needs(package: str, extra: str) -> None:
    """Refuse before any work is done that would be lost."""
    if find_spec(package) is None:
        raise Refusal(f"{package} is not installed; it comes with nightmarket[{extra}]", extra)


@app.command()
def bench(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(help="For each measurement.")] = 2.0,
) -> None:
    """Measure random play, clones and search on this machine, for every game."""
    from nightmarket.arena.bench import measure

    rows: list[dict[str, object]] = []
    for key in game_keys():
        rows.append(measure(nm.game(key), seconds))
        if not as_json:
            out.print("  ".join(f"{k} {v}" for k, v in rows[-1].items()), highlight=False)
    if as_json:
        print(json.dumps(rows))


@app.command()
def soak(
    part: Annotated[str, typer.Argument(help="Which proof; without a name: all of them.")] = "",
    only: Annotated[
        list[str] | None,
        typer.Argument(help="Of the parts `attack`, `looking-back` and `research` only these."),
    ] = None,
) -> None:
    """Run the long proofs in full, with progress and figures at the end."""
    from nightmarket.soak import DIVIDED, PARTS

    if part and part not in PARTS:
        raise Refusal(f"no proof {part!r}; there are: {', '.join(PARTS)}", "part")
    if only and part not in DIVIDED:
        raise Refusal(f"{part!r} has no parts of its own", "part")
    for name in [part] if part else list(PARTS):
        began = time.monotonic()
        with progress_bar(name, 0) as step:
            figures = DIVIDED[name](step, tuple(only)) if only else PARTS[name](step)
        told = ", ".join(f"{key}: {value}" for key, value in figures.items())
        out.print(f"{name}: {told} ({time.monotonic() - began:.0f} s)", highlight=False)


if __name__ == "__main__":
    main()
