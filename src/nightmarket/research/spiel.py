"""OpenSpiel: the games as Python games, `pyspiel.load_game("nightmarket_dale_of_merchants")`.

`chance=explicit` (the default): the first node picks one of `deals` deals, each die is a chance node
with its probabilities, and what is shuffled later follows from the deal. The same history is the same
game. `chance=sampled`: the first node has one outcome, a deal nobody knows beforehand (set with
`rng_seed`), and dice roll by themselves.

A state can be imagined anew from what a player knows (`resample_from_infostate`), so ISMCTS runs.
"""

from __future__ import annotations

import hashlib
import random
from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from nightmarket.games import game as game_of
from nightmarket.kernel import CHANCE, WATCHER, Game, Luck, State, Tape, step
from nightmarket.research.encoding import Encoder, Eye, encoder
from nightmarket.research.layouts import ENCODED
from nightmarket.research.play import BEAT, LIMIT, OVER, Play

EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"
DEALS: Final = 10_000
DEFAULTS: Final[dict[str, Any]] = {
    "players": 0,  # the fewest
    "options": "",  # key=value;key=value
    "chance": EXPLICIT,
    "deals": DEALS,
    "rng_seed": -1,  # for sampled deals; -1 takes the machine's
    "limit": LIMIT,
    "beat": BEAT,
}


def short_name(key: str) -> str:
    return f"nightmarket_{key.replace('-', '_')}"


def read_options(text: str) -> dict[str, str]:
    """`sets=owl,fox,sloth;mood=any` as a dict."""
    pairs = [part.partition("=") for part in text.split(";") if part]
    return {key: value for key, _, value in pairs}


def game_type(game: Game, chance: str, players: int) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    utility = kinds.Utility.ZERO_SUM
    if game.is_cooperative():
        utility = kinds.Utility.IDENTICAL
    elif players == 1:
        utility = kinds.Utility.GENERAL_SUM
    modes = {
        EXPLICIT: kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        SAMPLED: kinds.ChanceMode.SAMPLED_STOCHASTIC,
    }
    return kinds(
        short_name=short_name(game.key),
        long_name=f"Night Market: {game.titles['en']}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes[chance],
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
        default_loadable=True,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its options."""

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        game = game_of(key)
        self.key, self.given = key, given
        self.encoder: Encoder = encoder(key)
        self.chance = str(given["chance"])
        self.deals = int(given["deals"])
        self.players = int(given["players"]) or game.seats[0]
        self.options = game.configure(self.players, read_options(str(given["options"])))
        self.limit, self.beat = int(given["limit"]), int(given["beat"])
        seed = int(given["rng_seed"])
        self.random = random.Random(None if seed < 0 else seed)
        without = self.encoder.layout.without
        dice = [v for v in game.words.verbs if v.name in without and game.clock is None]
        self.faces = [choice for verb in dice for choice in range(verb.base, verb.end)]
        self.face_number = {choice: i for i, choice in enumerate(self.faces)}
        explicit = self.chance == EXPLICIT
        deals = self.deals if explicit else 1
        self.first_node = [(deal, 1.0 / deals) for deal in range(deals)]
        outcomes = max(deals, len(self.faces)) if explicit else 1
        seats = range(self.players)
        self.tables = [self.encoder.actions.tables(seat, self.players) for seat in seats]
        together = game.is_cooperative() or self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions.size,
            max_chance_outcomes=outcomes,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if together else 0.0,
            max_game_length=self.limit,
        )
        super().__init__(game_type(game, self.chance, self.players), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """None where OpenSpiel asks for what nobody at a table sees: several hands at once."""
        if params:
            raise ValueError(f"no parameters of an observer are known: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        nobodys = kind.private_info == pyspiel.PrivateInfoType.NONE
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.public_info and own:
            return Observer(self.encoder, self.players, kind.perfect_recall)
        if kind.perfect_recall or kind.public_info != nobodys:
            return None
        return PublicObserver(self.encoder) if nobodys else PrivateObserver(self.encoder)

    def max_chance_nodes_in_history(self) -> int:
        return self.limit


class Dice(Play):
    """A play whose dice may be rolled from outside, and what each seat has seen of it so far.

    Few ask what was seen: until somebody does, only the choices are kept, and then they are made again
    from the moment that was told last.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game.key, game.players, game.options, game.beat, game.limit)
        self.by_hand = game.chance == EXPLICIT
        self._seen = [b""] * self.seats  # a digest of all that happened before each seat's eyes
        self._told: State  # as it was then; never changed, so copies share it
        self._since: list[tuple[int, int]] = []  # the choices after it: who, what
        self._legal: list[int] | None = (
            None  # actions of who is to choose, once they were asked for
        )

    def reset(self, seed: int) -> None:
        self._since = []
        super().reset(seed)
        self._told = self.state.clone()

    def copy(self, state: State | None = None) -> Dice:
        """The same in a state of its own, or in this one."""
        twin = object.__new__(Dice)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone() if state is None else state
        twin._seen = self._seen[:]
        twin._since = self._since[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Dice:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """To be stored: the state as its game dumps it."""
        self.seen()
        kept = {**self.__dict__, "game": self.game.key, "state": self.game.dump(self.state)}
        del kept["_told"]
        return kept

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__dict__.update(stored)
        self.game = game_of(stored["game"])
        self.state = self.game.load(stored["state"])
        self._told = self.state.clone()

    def enter(self, seat: int, choice: int) -> None:
        self._since.append((seat, choice))
        self._legal = None
        self.make(self.state, seat, choice)

    def make(self, s: State, seat: int, choice: int) -> None:
        if self.by_hand:
            s.stack[-1].choose(s, seat, choice)
            settle_to_dice(s)
        else:
            step(s, seat, choice)

    def seen(self) -> list[bytes]:
        """What each seat remembers: what was shown to it, and its own choices."""
        if self._since:
            s = self._told.clone()
            tape = Tape()
            for seat, choice in self._since:
                s.sink = tape
                self.make(s, seat, choice)
                s.sink = None
                events = tape.take()[0]
                for viewer in range(self.seats):
                    told: list[Any] = [event.seen_by(viewer) for event in events]
                    if seat == viewer:
                        told.append(choice)
                    if told:
                        before = self._seen[viewer]
                        now = hashlib.sha256(before + msgspec.json.encode(told))
                        self._seen[viewer] = now.digest()
            self._told, self._since = s, []
        return self._seen

    def rolls(self) -> list[int]:
        """The faces of the die to be rolled now, equally likely; empty when none is."""
        stack = self.state.stack
        if not self.by_hand or not stack or stack[-1].asks(self.state)[:1] != [CHANCE]:
            return []
        return stack[-1].choices(self.state, CHANCE)

    def next(self, last: int, ticking: bool = True) -> int:
        return last if self.rolls() else super().next(last, ticking)

    def roll(self, face: int) -> None:
        last = self.turn
        self.enter(CHANCE, face)
        self.turn = self.next(last)

    def imagined(self, seat: int, rng: Luck) -> Dice:
        """Another world that this seat cannot tell from the true one. What the others have seen of it
        is not known there: they remember what the seat does."""
        twin = self.copy(self.game.resample(self.state, seat, rng))
        twin._seen = [self.seen()[seat]] * self.seats
        twin._told, twin._since, twin._legal = twin.state.clone(), [], None
        return twin


def settle_to_dice(s: State) -> None:
    """As the kernel settles, but whoever plays rolls the dice."""
    stack = s.stack
    while stack and not stack[-1].asks(s):
        stack[-1].run(s)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Before the deal `play` is None."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = Shared(game)
        self.play: Dice | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.play.turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.rolls() else self.play.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.rules.game
        if self.play is None:
            return game.first_node
        faces = self.play.rolls()
        numbers = [game.face_number[face] for face in faces]
        return [(n, numbers.count(n) / len(numbers)) for n in sorted(set(numbers))]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        by_choice = self.rules.game.tables[player][0]
        return sorted([by_choice[choice] for choice in self.play.legal()])

    def _apply_action(self, action: int) -> None:
        game = self.rules.game
        if self.play is None:
            self.play = Dice(game)
            explicit = game.chance == EXPLICIT
            self.play.reset(action if explicit else game.random.getrandbits(62))
        elif self.play.rolls():
            self.play.roll(game.faces[action])
        else:
            self.play.choose(game.tables[self.play.turn][1][action])

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.rules.game
        if player >= 0:
            return game.encoder.actions.text(action, player, game.players)
        if self.play is None:
            return f"deal:{action}"
        return game.encoder.game.text(game.faces[action])

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.turn == OVER

    def returns(self) -> list[float]:
        if self.play is None or not self.is_terminal():
            return [0.0] * self.rules.game.players
        return self.play.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        assert self.play is not None
        twin: SpielState = self.clone()
        seed = int(sampler() * (1 << 52))
        twin.play = self.play.imagined(player, Luck.seeded(seed))
        return twin

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        ask = self.play.game.question(self.play.state).get("ask", "over")
        return f"{self.play.game.key} after {self.play.made} choices: {ask}"


class Shared:
    """The game, neither copied nor stored with a state."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared, (self.game.key, tuple(sorted(self.game.given.items())))


@cache
def _shared(key: str, params: tuple[tuple[str, Any], ...]) -> Shared:
    return Shared(SpielGame(key, dict(params)))


class Observer:
    """What a player may know: the row of the encoder, scaled, and the view in words.

    With perfect recall the text also says, as a digest, all that the player has seen and done; the
    tensor has no room for that and is the same.
    """

    def __init__(self, of: Encoder, players: int, recall: bool) -> None:
        self.of, self.recall = of, recall
        self.eyes = [Eye(of, seat) for seat in range(players)]
        self.tensor = np.zeros(of.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
            return
        eye = self.eyes[player]
        eye.look(state.play.state)
        np.divide(eye.row, self.of.scale, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        play = state.play
        if play is None:
            return "before the deal"
        game, s = play.game, play.state
        shown = msgspec.json.encode([player, play.turn, game.question(s), game.view(s, player)])
        told = shown.decode()
        return f"{play.seen()[player].hex()} {told}" if self.recall else told


class PublicObserver:
    """What whoever watches sees, in words."""

    tensor = None

    def __init__(self, of: Encoder) -> None:
        self.of = of
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        return msgspec.json.encode(self.told(state, player)).decode()

    def told(self, state: SpielState, player: int) -> list[Any]:
        if state.play is None:
            return []
        game, s = state.play.game, state.play.state
        return [state.play.turn, game.question(s), game.view(s, WATCHER)]


class PrivateObserver(PublicObserver):
    """What a player sees beyond that: the fields of the view that are other than a watcher's."""

    def told(self, state: SpielState, player: int) -> list[Any]:
        if state.play is None:
            return []
        game, s = state.play.game, state.play.state
        public, own = (msgspec.to_builtins(game.view(s, seat)) for seat in (WATCHER, player))
        return [{field: value for field, value in own.items() if value != public.get(field)}]


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    known = pyspiel.registered_names()
    for key in ENCODED:
        if short_name(key) not in known:
            game = game_of(key)
            kind = game_type(game, EXPLICIT, game.seats[0])
            pyspiel.register_game(kind, type("Registered", (SpielGame,), {"__init__": _opens(key)}))


def _opens(key: str) -> Any:
    def __init__(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, key, params)

    return __init__


register()
