"""An environment of PettingZoo for any of our games: one agent a seat, asked in the engine's order."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from spinney.engine.errors import BadOption
from spinney.engine.records.journal import Origin
from spinney.engine.records.playback import Playback
from spinney.engine.table import Table
from spinney.research.arrays import action_mask, highest_values, observation_array
from spinney.research.game_config import GameConfig
from spinney.research.render import MODES, check_mode, render
from spinney.research.utilities import WIN, check_kind, utilities

AT_THE_END: Final = "end"
BY_SCORE: Final = "score"
SEEDS: Final = 2**63


class SeatsEnv(AECEnv):
    """All seats of one table. What a step was worth comes at the end, or as the change of each score."""

    usual: ClassVar[dict[str, Any]] = {"render_modes": [*MODES], "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        config: GameConfig,
        rewards: str = AT_THE_END,
        utilities: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if rewards not in (AT_THE_END, BY_SCORE):
            raise BadOption(f"rewards: expected {AT_THE_END} or {BY_SCORE}, got {rewards!r}")
        self.config = config
        self.metadata = {**self.usual, "name": f"{config.key}_v0"}
        self.by_score = rewards == BY_SCORE
        self.kind = check_kind(utilities)
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(config.seats)]
        self.agents: list[str] = []
        self.size = config.game.actions.size
        self.action_spaces = {agent: spaces.Discrete(self.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen_space(config) for agent in self.possible_agents}
        self.table: Table | None = None
        self.np_random = seeding.np_random()[0]

    # What PettingZoo asks of an environment.

    def observation_space(self, agent: str) -> Any:
        """What an agent's observations look like: the same space object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The actions of an agent: the same space object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The table that the engine starts from this seed; without one, from the last seed's generator."""
        if seed is not None:
            self.np_random = seeding.np_random(seed)[0]
        self.begin(self.config.start(int(self.np_random.integers(SEEDS)) if seed is None else seed))

    def begin(self, table: Table) -> None:
        """Sit down at a table that has just been laid."""
        self.table = table
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and which actions it may take."""
        table, seat = self.laid(), self.possible_agents.index(agent)
        return {
            "observation": observation_array(self.config, table, seat),
            "action_mask": action_mask(table, self.size, seat),
        }

    def step(self, action: int | None) -> None:
        """Answer for the selected agent; an action that is not legal is refused and changes nothing."""
        agent, table = self.agent_selection, self.laid()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = table.scores if self.by_score else []
        table.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.reward(table, before)
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.seat]
        self._accumulate_rewards()

    def reward(self, table: Table, before: list[int]) -> None:
        """Give the agents what this step was worth: the change of their scores, or utilities at the end."""
        if self.by_score:
            worth = [float(now - then) for now, then in zip(table.scores, before, strict=True)]
        else:
            worth = utilities(table, self.kind)
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))

    def render(self) -> Any:
        """The table as text or pixels, by the mode that was chosen at the start."""
        return render(self.config.game, self.laid(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def laid(self) -> Table:
        """The table, once `reset` has laid it."""
        if self.table is None:
            raise BadOption("reset() lays the table; call it first")
        return self.table

    def __str__(self) -> str:
        return str(self.metadata["name"])

    # Copies, exact to the last draw.

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatsEnv:
        other = type(self).__new__(type(self))
        memo[id(self)] = other
        for name, value in vars(self).items():
            setattr(other, name, copied(value, memo))
        return other

    def __getstate__(self) -> dict[str, Any]:
        """A table travels as its record: the secret, and every entry since."""
        state = dict(vars(self))
        journal = None if self.table is None else self.table.journal
        state["table"] = None if journal is None else (journal.origin.secret, [*journal.entries])
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if state["table"] is not None:
            secret, entries = state["table"]
            config = self.config
            origin = Origin(config.seats, dict(config.options), secret, [])
            playback = Playback(config.game, origin, log=False)
            for entry in entries:
                playback.enter(entry)
            self.table = playback.table


def copied(value: Any, memo: dict[int, Any]) -> Any:
    """A value of a PettingZoo environment, copied deeply. Spaces share all but their generator."""
    if isinstance(value, GameConfig):
        return value
    if isinstance(value, Table):
        return value.branch()
    if isinstance(value, spaces.Space):
        other = copy(value)
        other._np_random = deepcopy(value._np_random, memo)
        if isinstance(value, spaces.Dict):
            other.spaces = copied(value.spaces, memo)
        return other
    if type(value) is dict:
        return {name: copied(part, memo) for name, part in value.items()}
    return deepcopy(value, memo)


def seen_space(config: GameConfig) -> spaces.Dict:
    """The space of an agent's observations: the engine's observation, and which actions are legal."""
    high = highest_values(config)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type),
            "action_mask": spaces.Box(0, 1, (config.game.actions.size,), np.int8),
        }
    )


def raw_env(
    key: str,
    seats: int | None = None,
    edition: str | None = None,
    rewards: str = AT_THE_END,
    utilities: str = WIN,
    render_mode: str | None = None,
    **options: int | str,
) -> SeatsEnv:
    """The environment alone: an illegal action raises the engine's own error."""
    return SeatsEnv(GameConfig.of(key, seats, edition, options), rewards, utilities, render_mode)


def env(key: str, **parameters: Any) -> Any:
    """The environment in PettingZoo's usual guards: who plays an illegal action loses and ends the game."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(key, **parameters), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
