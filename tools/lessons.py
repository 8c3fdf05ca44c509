"""Where a lesson's script stands: who is asked, and what they may choose, in words.

    python tools/lessons.py shadow-traders first              # its moves, then the question
    python tools/lessons.py shadow-traders first --fill easy  # appends what the others do next
    python tools/lessons.py shadow-traders first --skip 90    # appends 90 choices of everybody
    python tools/lessons.py shadow-traders first --seeds 40   # deals in which the learner begins

The lesson need not be whole: begin with `seats` and `seed`, and go on from what this prints.
"""

from __future__ import annotations

import argparse
import textwrap
from importlib.resources import files
from pathlib import Path

import msgspec

from nightmarket import games
from nightmarket.bots import bot_names, choice_of, make
from nightmarket.kernel import Game, State, apply, asked, legal
from nightmarket.locale import Texts, texts
from nightmarket.table.lessons import EVERYBODY, LEARNER, Beat, Script, read

WRAP = textwrap.TextWrapper(
    100, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
)
NAMES = ("You", "Wren", "Ember", "Sable", "Quill")


def file_of(key: str, name: str) -> Path:
    return Path(str(files(games.STALLS[key]).joinpath("lessons", f"{name}.toml")))


def fill(game: Game, script: Script, bot: str) -> list[Beat]:
    """What the others do until the learner is asked, one beat for each turn."""
    found: list[Beat] = []
    state = script.end
    minds = [make(bot, seat) for seat in range(script.lesson.seats)]
    while (who := asked(state)) and LEARNER not in who:
        choice = choice_of(minds[who[0]], game, state, who[0])
        if not found or found[-1].by != who[0]:
            found.append(Beat([], who[0]))
        found[-1].play.append(game.text(choice))
        apply(state, who[0], choice)
    return found


def skip(game: Game, script: Script, bots: list[str], count: int) -> Beat:
    """So many choices of everybody, the learner too."""
    state, found = script.end, Beat([], EVERYBODY)
    minds = [make(bots[min(seat, len(bots) - 1)], seat) for seat in range(script.lesson.seats)]
    while (who := asked(state)) and len(found.play) < count:
        choice = choice_of(minds[who[0]], game, state, who[0])
        found.play.append(game.text(choice))
        apply(state, who[0], choice)
    return found


def written(beat: Beat) -> str:
    said = ", ".join(f'"{text}"' for text in beat.play)
    if len(said) > WRAP.width:
        said = f"\n{WRAP.fill(said)},\n"
    return f"\n[[beats]]\nby = {beat.by}\nplay = [{said}]\n"


def tell(game: Game, say: Texts, state: State, names: tuple[str, ...]) -> None:
    for seat in asked(state):
        question = say.question(game, game.question(state), names, seat, LEARNER)
        print(f"\n{names[seat]} (seat {seat}): {question}")
        for choice in legal(state, seat):
            text = game.text(choice)
            print(f"  {text:28} {say.choice(game, text, names, seat)}")
    if not asked(state):
        print("\nThe game is over.")


def main() -> None:
    ask = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    ask.add_argument("game", choices=list(games.STALLS))
    ask.add_argument("name")
    ask.add_argument(
        "--fill", choices=bot_names(), help="append what the others do until you are asked"
    )
    ask.add_argument("--skip", type=int, default=0, help="append so many choices of everybody")
    ask.add_argument("--bots", default="fair,easy", help="who makes them, seat by seat")
    ask.add_argument("--view", action="store_true", help="show all that the learner sees")
    ask.add_argument(
        "--seeds", type=int, default=0, help="so many deals in which the learner is asked first"
    )
    wish = ask.parse_args()
    game, say = games.game(wish.game), texts("en")
    path = file_of(wish.game, wish.name)
    lesson = read(path.read_text("utf-8"))
    names = NAMES[: lesson.seats]
    seed = 0
    while wish.seeds:
        if asked(game.setup(lesson.seats, seed, lesson.options)) == [LEARNER]:
            wish.seeds -= 1
            print(f'seed = "{seed:032x}"')
        seed += 1
    script = Script(game, lesson)
    for beat in lesson.beats:
        if beat.by == EVERYBODY:
            print(f"{'all':6} {len(beat.play)} choices")
            continue
        words = "; ".join(say.choice(game, text, names, beat.by) for text in beat.play)
        print(f"{names[beat.by]:6} {beat.step or '-':16} {words}")
    if wish.fill or wish.skip:
        beats = fill(game, script, wish.fill) if wish.fill else []
        beats += [skip(game, script, wish.bots.split(","), wish.skip)] if wish.skip else []
        with path.open("a", encoding="utf-8") as out:
            out.writelines(written(beat) for beat in beats)
        print(f"{len(beats)} beats appended to {path.name}")
    if wish.view:
        print(msgspec.json.format(msgspec.json.encode(game.view(script.end, LEARNER))).decode())
    tell(game, say, script.end, names)


if __name__ == "__main__":
    main()
