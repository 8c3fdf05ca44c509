"""Learn how Shadow Traders goes: the tables of its lore (`learned.py` beside it).

    pip install torch
    .venv/bin/python tools/learn_trade.py GAMES [SEED] [BOT …]

Bots play on all cores, those named in turn (else: the lore, with and without whims, and lower levels),
by fours, fives and sixes. When a turn begins, and when a round is over, what each seat has goes into the
data, with the missions, who won and what everybody had at the end. Two small models are fitted:

- what comes of goods and tokens (`outlook.py`): points at the end, such that the chances they make fit
  who won;
- what tells the missions apart (`reading.py`): all of a table together, since each exists once.

How well they fit games put aside is printed (mean of minus the logarithm: nearer to zero is better; of
the missions also how many are read rightly). Better tables make better bots, whose games teach the next
ones: run it again, then ask the arena.
"""

from __future__ import annotations

import sys
from itertools import permutations
from pathlib import Path
from textwrap import wrap
from typing import Any, cast

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]

import nightmarket as nm
from nightmarket.arena.workers import cores, local
from nightmarket.bots import choice_of, make
from nightmarket.games.shadow_traders import learned, outlook, reading
from nightmarket.games.shadow_traders.cards import CLIENTS, COLLECT, KINDS, LOSE
from nightmarket.games.shadow_traders.frames import Suspecting, Turns, WordsOrDeeds
from nightmarket.games.shadow_traders.lore import LORE
from nightmarket.games.shadow_traders.outlook import Times
from nightmarket.games.shadow_traders.scoring import suspicion, totals
from nightmarket.games.shadow_traders.state import Traders
from nightmarket.kernel import asked, step

COMPANY = ["policy", "policy", "lore:0:1:40:15", "policy", "policy", "hard", "policy", "fair"]
SEATS = 6  # at most
MANY, SIGNS = 31, 37  # rows of a seat at most
EPOCHS, BATCH, RATE = 5, 1024, 3e-3
PULL = 0.3  # of the points beside the chances
EVEN, APART = 1e-5, 3e-4  # what holds numbers down; those of one step or phase alone more
TARGET = Path(__file__).parents[1] / "src/nightmarket/games/shadow_traders/learned.py"
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"

Rows = dict[str, list[Any]]
KEYS = ("rows", "signs", "mission", "step", "phase", "now", "seats", "game")


# -- games


def look(s: Traders, times: Times, game: int, seen: Rows) -> None:
    """What each seat has; places of seats that are not there stay empty."""
    n = s.seats
    rows = np.full((SEATS, MANY), outlook.ROWS, np.int16)
    signs = np.full((SEATS, SIGNS), reading.SIGN_ROWS, np.int16)
    goods = [s.goods[i] + s.stash[i] for i in range(n * KINDS)]
    _, correct = suspicion(s)
    colours = sorted(s.colour)
    for i in range(n):
        found = outlook.public_rows(s, i, times)
        found += outlook.goods_rows(s.colour[i], colours, goods, s.goods, i * KINDS, s.embargo[i])
        found += outlook.token_rows(s, i, correct[i])
        rows[i, : len(found)] = found
        found = reading.sign_rows(s, i)
        signs[i, : len(found)] = found
    spare = [0] * (SEATS - n)
    now = totals(s) + spare
    values = (rows, signs, s.missions + spare, times.step + spare, reading.phase(s), now, n, game)
    for key, value in zip(KEYS, values, strict=True):
        seen[key].append(value)


def play(task: tuple[int, list[str]]) -> dict[str, Any]:
    seed, company = task
    game = nm.game("shadow-traders")
    n = (4, 4, 5, 6)[seed % 4]
    s = cast(Traders, game.setup(n, seed))
    players = [make(company[(5 * i + seed // 4) % len(company)], 11 * seed + i) for i in range(n)]
    seen: Rows = {key: [] for key in KEYS}
    moment, round_, past = -1, s.round, s.past[:]
    while True:
        if s.round != round_ or not s.stack:  # the round is over, and nobody knows what comes
            before = s.clone()
            before.round, before.past, before.stack = round_, past, [Turns(0, 0)]
            look(before, Times(before), seed, seen)
            round_, past = s.round, s.past[:]
        if not s.stack:
            break
        seat = asked(s)[0]
        if isinstance(s.stack[-1], Suspecting | WordsOrDeeds) and LORE.moment(s) != moment:
            moment = LORE.moment(s)
            look(s, Times(s, seat), seed, seen)
        step(s, seat, choice_of(players[seat], game, s, seat))
    winners, end = game.winners(s), totals(s)
    found = {key: np.array(seen[key]) for key in KEYS}
    won = [float(i in winners) / len(winners) for i in range(SEATS)]
    found["won"] = np.array([won] * len(seen["game"]), np.float32)
    found["end"] = np.array([end + [0] * (SEATS - n)] * len(seen["game"]), np.float32)
    return found


# -- models: a number for each row; for the missions also neurons over sums of rows


def table(rows: int, width: int, spread: float) -> Any:
    """The last row counts for nothing, whatever it becomes: it is where nothing is."""
    return (spread * torch.randn(rows + 1, width)).to(DEVICE).requires_grad_(True)


def summed(numbers: Any, rows: Any) -> Any:
    last = len(numbers) - 1
    return (numbers[rows] * (rows < last)[..., None]).sum(-2)


class Points:
    """What comes of goods and tokens."""

    def __init__(self) -> None:
        rows = outlook.ROWS
        self.line = table(CLIENTS * rows, 1, 0.0)
        self.apart = table(CLIENTS * outlook.STEPS_ALL * rows, 1, 0.0)
        start = torch.tensor(learned.SPREAD).log()
        self.wide = start.to(DEVICE).requires_grad_(True)
        self.all = [self.line, self.apart, self.wide]

    def loss(self, b: dict[str, Any]) -> Any:
        rows, mission, there = b["rows"], b["mission"], b["there"]
        none = rows == outlook.ROWS
        by_mission = mission[..., None] * outlook.ROWS + rows
        by_step = (mission * outlook.STEPS_ALL + b["step"])[..., None] * outlook.ROWS + rows
        points = b["now"]
        for numbers, at in ((self.line, by_mission), (self.apart, by_step)):
            points = points + 10.0 * summed(numbers, at.masked_fill(none, len(numbers) - 1))[..., 0]
        far = ((points - b["end"]) / 20.0) ** 2
        fits = -(b["won"] * self.chances(points, b)).sum(1).mean()
        return fits + PULL * far[there].mean(), fits

    def chances(self, points: Any, b: dict[str, Any]) -> Any:
        """The logarithm of each seat's, as in `Prospect`."""
        there = b["there"]
        wide = self.wide.exp()
        spread = (wide[b["step"]] * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)
        loses = (b["mission"] == LOSE) & there
        wants = there & ~loses
        scaled = points / spread
        shares = torch.log_softmax(scaled.masked_fill(~wants, -1e9), 1)
        floor = -torch.logsumexp((-scaled).masked_fill(~wants, -1e9), 1)
        ahead = (floor - (scaled * loses).sum(1)) / outlook.LOW
        lost = torch.nn.functional.logsigmoid(ahead)
        kept = torch.nn.functional.logsigmoid(-ahead) * loses.any(1)
        return torch.where(loses, lost[:, None], shares + kept[:, None]) * there

    def held_down(self) -> Any:
        return EVEN * (self.line**2).sum() + APART * (self.apart**2).sum()

    def written(self) -> list[str]:
        line = self.line[:-1].view(CLIENTS, 1, -1) + self.apart[:-1].view(CLIENTS, 8, -1)
        wide = self.wide.exp().tolist()
        spread = ", ".join(f"{x:.1f}" for x in wide)
        return [
            block(
                "LINES",
                "What rows of `outlook` add to points: by mission, then by turns to come.",
                10 * line,
            ),
            "# How far points may yet go astray, by turns to come.\n"
            f"SPREAD: Final[tuple[float, ...]] = ({spread})\n",
        ]


class Signs:
    """What tells the missions apart."""

    def __init__(self) -> None:
        self.neurons = table(reading.SIGN_ROWS, reading.SIGN_WIDTH, 0.15)
        self.line = table(reading.SIGN_ROWS, CLIENTS, 0.0)
        self.apart = table(4 * reading.SIGN_ROWS, CLIENTS, 0.0)
        self.out = table(reading.SIGN_WIDTH - 1, CLIENTS, 0.3)
        self.all = [self.neurons, self.line, self.apart, self.out]
        self.right = self.asked = 0

    def loss(self, b: dict[str, Any]) -> Any:
        rows = b["signs"]
        by_phase = b["phase"][:, None, None] * reading.SIGN_ROWS + rows
        by_phase = by_phase.masked_fill(rows == reading.SIGN_ROWS, len(self.apart) - 1)
        fit = torch.relu(summed(self.neurons, rows)) @ self.out
        fit = fit + summed(self.line, rows) + summed(self.apart, by_phase)
        total = 0.0
        self.right = self.asked = 0
        for n in (4, 5, 6):
            at = b["seats"] == n
            deals = torch.tensor(DEALS[n], device=DEVICE)
            each = torch.stack([fit[at, i][:, deals[:, i]] for i in range(n)]).sum(0)
            seats = torch.arange(n, device=DEVICE)
            missions = b["mission"][at][:, :n]
            true = fit[at][:, seats].gather(2, missions[..., None]).sum((1, 2))
            total = total + (torch.logsumexp(each, 1) - true).sum()
            guess = deals[each.argmax(1)] if len(each) else missions
            self.right += int((guess == missions).sum())
            self.asked += missions.numel()
        fits = total / len(rows)
        return fits, fits

    def held_down(self) -> Any:
        even = (self.neurons**2).sum() + (self.line**2).sum()
        return EVEN * even + APART * (self.apart**2).sum()

    def written(self) -> list[str]:
        line = self.line[:-1].view(1, -1, CLIENTS) + self.apart[:-1].view(4, -1, CLIENTS)
        return [
            block("SIGNS", "What rows of `reading` tell of each mission: by phase.", line),
            block("SIGNS_IN", "What they add to each neuron.", self.neurons[:-1]),
            block("SIGNS_OUT", "What a neuron tells of each mission.", self.out),
        ]


DEALS = {
    n: [d for d in permutations(range(CLIENTS), n) if n > 4 or sum(m <= COLLECT for m in d) == 2]
    for n in (4, 5, 6)
}


def learn(model: Points | Signs, data: dict[str, Any], aside: Any) -> None:
    """Adam, ever slower; what was put aside says how well it went."""
    known = torch.nonzero(~aside)[:, 0]
    batch = min(BATCH, max(8, len(known) // 8))
    optimiser = torch.optim.Adam(model.all, lr=RATE)
    turns = EPOCHS * max(1, len(known) // batch)
    for turn in range(turns):
        if turn % (len(known) // batch) == 0:
            known = known[torch.randperm(len(known))]
        at = turn % (len(known) // batch) * batch
        optimiser.param_groups[0]["lr"] = RATE * max(0.01, 1.0 - turn / turns)
        loss = model.loss(part(data, known[at : at + batch]))[0] + model.held_down()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    fresh = torch.nonzero(aside)[:, 0][:50_000]
    with torch.no_grad():
        fits = float(model.loss(part(data, fresh))[1])
    read = f", {100 * model.right / model.asked:.0f} % right" if isinstance(model, Signs) else ""
    print(
        f"{type(model).__name__}: {fits:.4f} in {len(fresh)} positions put aside{read}", flush=True
    )


def part(data: dict[str, Any], at: Any) -> dict[str, Any]:
    found = {key: values[at].to(DEVICE) for key, values in data.items()}
    for key in ("rows", "signs", "mission", "step", "phase"):
        found[key] = found[key].long()
    found["there"] = torch.arange(SEATS, device=DEVICE)[None] < found["seats"][:, None]
    return found


def block(name: str, remark: str, numbers: Any) -> str:
    text = " ".join(str(round(100 * x)) for x in numbers.flatten().tolist())
    lines = "\n".join(wrap(text, 98))
    return f'# {remark}\n{name}: Final = numbers(\n    """\n{lines}\n"""\n)\n'


HEAD = '''# mypyc: no (numbers alone; so they can be exchanged without a compiler)
"""What games of these bots have taught: tools/learn_trade.py writes this file."""

from __future__ import annotations

from typing import Final


def numbers(text: str) -> list[float]:
    """Of hundredths."""
    return [int(word) / 100.0 for word in text.split()]


'''


def main(games: int, first: int, company: list[str]) -> None:
    with local(cores()) as pool:
        tasks = [(seed, company) for seed in range(first, first + games)]
        played = list(pool.map(play, tasks, chunksize=8))
    data = {key: torch.from_numpy(np.concatenate([p[key] for p in played])) for key in played[0]}
    aside = data["game"] % 10 == 7
    torch.manual_seed(1)
    models = Points(), Signs()
    for model in models:
        learn(model, data, aside)
    TARGET.write_text(HEAD + "\n".join(text for m in models for text in m.written()), "utf-8")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 20_000,
        int(given[1]) if len(given) > 1 else 200_000,
        given[2:] or COMPANY,
    )
