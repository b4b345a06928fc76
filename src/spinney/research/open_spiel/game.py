"""A game of OpenSpiel made from one of ours: its type, its size, its parameters."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pyspiel

from spinney.engine.errors import BadOption
from spinney.engine.game import Game
from spinney.research.game_config import GameConfig, game_of, usual_seats
from spinney.research.open_spiel.explicit_chance import Explicit
from spinney.research.open_spiel.observer import DEFAULT, Observer
from spinney.research.open_spiel.sampled_chance import Sampled
from spinney.research.open_spiel.state import SpinneyState
from spinney.research.utilities import RANK, SCORE, WIN, check_kind, limits

PREFIX: Final = "spinney_"
EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"
NO_SEED: Final = -1
OURS: Final = ("chance", "edition", "seats", "seed", "utilities")
DIE: Final = 6
DRAWS: Final = 100  # chance nodes for each choice: only a tie that is rolled again and again has more


class SpinneyGame(pyspiel.Game):
    """One of our games with all parameters set. Each game has a class of its own, made by `class_of`."""

    key: ClassVar[str]  # the engine's name of it

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        key = self.key
        given = {**defaults(game_of(key, "")), **(params or {})}
        self.config: Final = config_of(key, given)
        self.utilities: Final = check_kind(given["utilities"])
        self.sampled: Final = sampled_mode(given["chance"])
        self.seed: Final[int] = given["seed"]
        self.begun = 0  # sampled tables so far
        self.most: Final = 1 if self.sampled else most_outcomes(self.config)
        kind = game_type(self.config, self.utilities, self.sampled)
        super().__init__(kind, game_info(self.config, self.utilities, self.most), params or {})

    def new_initial_state(self) -> SpinneyState:
        """A state before anything was dealt."""
        return SpinneyState(self)

    def begin(self) -> Explicit | Sampled:
        """The play behind a new state, with explicit or with sampled chance."""
        return Sampled(self.config) if self.sampled else Explicit(self.config, self.most)

    def next_key(self) -> int | None:
        """The seed of the next sampled table: `seed`, `seed + 1`, and so on; none means a secret one."""
        self.begun += 1
        return None if self.seed == NO_SEED else self.seed + self.begun - 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """OpenSpiel's core gives the parameters alone where the kind of observation is the usual one."""
        if isinstance(iig_obs_type, dict):
            iig_obs_type, params = None, iig_obs_type
        return Observer(self.config, iig_obs_type or DEFAULT, params)

    def max_chance_nodes_in_history(self) -> int:
        """The most draws that OpenSpiel has to expect in one game."""
        return 1 if self.sampled else DRAWS * (self.config.bound + 1)


def class_of(key: str) -> type[SpinneyGame]:
    """A class and not a function of the key: OpenSpiel keeps it beyond the end of Python, which only a class,
    held by cycles of its own, survives."""
    return type(f"Spinney_{key}", (SpinneyGame,), {"key": key})


def config_of(key: str, given: dict[str, Any]) -> GameConfig:
    """The configuration that a game's OpenSpiel parameters stand for."""
    options = {name: value for name, value in given.items() if name not in OURS}
    return GameConfig.of(key, given["seats"], given["edition"], options)


def sampled_mode(chance: str) -> bool:
    """Is the parameter `chance` of a game sampled? What is neither that nor explicit is refused."""
    if chance not in (EXPLICIT, SAMPLED):
        raise BadOption(f"chance: expected {EXPLICIT} or {SAMPLED}, got {chance!r}")
    return chance == SAMPLED


def defaults(game: Game[Any]) -> dict[str, int | str]:
    """All OpenSpiel parameters of a game with their defaults: ours, and its options."""
    ours: dict[str, int | str] = {
        "chance": EXPLICIT,
        "edition": "",
        "seats": usual_seats(game),
        "seed": NO_SEED,
        "utilities": WIN,
    }
    return ours | {option.name: option.default for option in game.options}


def most_outcomes(config: GameConfig) -> int:
    """The most outcomes of a chance node, as a game's size in OpenSpiel: die, seat, any component."""
    box = config.game.box(config.lay_out())
    return max(DIE, config.seats, sum(box.values()))


def game_type(config: GameConfig, utilities: str, sampled: bool) -> Any:
    """What OpenSpiel is told of a game's kind. A solo game is general-sum: won or lost against nobody."""
    kinds = pyspiel.GameType
    game = config.game
    sums = {WIN: kinds.Utility.CONSTANT_SUM, RANK: kinds.Utility.ZERO_SUM, SCORE: kinds.Utility.GENERAL_SUM}
    modes = kinds.ChanceMode
    secrets = kinds.Information
    return pyspiel.GameType(
        short_name=PREFIX + config.key,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=secrets.IMPERFECT_INFORMATION if config.has_secrets else secrets.PERFECT_INFORMATION,
        utility=sums[utilities] if config.seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(game),
    )


def game_info(config: GameConfig, utilities: str, most: int) -> Any:
    """What OpenSpiel is told of a game's size: actions, outcomes, players, utilities, length."""
    low, high = limits(utilities)
    total = {WIN: 1.0, RANK: 0.0}.get(utilities) if config.seats > 1 else None
    return pyspiel.GameInfo(
        num_distinct_actions=config.game.actions.size,
        max_chance_outcomes=most,
        num_players=config.seats,
        min_utility=low,
        max_utility=high,
        utility_sum=total,
        max_game_length=config.bound,
    )
