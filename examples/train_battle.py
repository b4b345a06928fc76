"""Teach a small network Battle for the Grove by playing against itself: PyTorch, one CPU core, a few minutes.

    python examples/train_battle.py                      # learns, prints a line for each evaluation
    python examples/train_battle.py --figure curve.png   # and draws the learning curve

The method is proximal policy optimisation on many tables at once. One network plays both colours, because an
observation shows the table from the seat that is asked. The same seed gives the same network.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import nn

import spinney
from spinney.research.arrays import action_mask, highest_values, observation_array
from spinney.research.game_config import GameConfig
from spinney.research.utilities import RANK, utilities

GAME = "battle_for_the_grove"
CONFIG = GameConfig.of(GAME)
ACTIONS = CONFIG.game.actions.size
SCALE = torch.from_numpy(
    np.minimum(highest_values(CONFIG), 20).astype(np.float32)
)  # druids, cubes, dice: all small
DISCOUNT, SMOOTHING = 0.995, 0.95  # of what comes later; of advantages over a seat's own choices
CLIP, ENTROPY, PASSES, BATCH = 0.2, 0.01, 3, 2048
NEVER = -1e9  # the logit of an action that is not legal


class Player(nn.Module):
    """From an observation to a preference among the actions, and the value of the table to the seat."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(len(SCALE), width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.policy = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # it starts as a random player
        nn.init.zeros_(self.policy.bias)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(rows.float() / SCALE)
        return self.policy(hidden).masked_fill(masks == 0, NEVER), self.value(hidden).squeeze(-1)


@dataclass
class Line:
    """The choices of one seat at one table, in order."""

    rows: list[Any] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)  # how likely each action was, as a logarithm
    values: list[float] = field(default_factory=list)

    def add(self, row: Any, mask: Any, action: int, chance: float, value: float) -> None:
        self.rows.append(row)
        self.masks.append(mask)
        self.actions.append(action)
        self.chances.append(chance)
        self.values.append(value)

    def advantages(self, result: float) -> list[float]:
        """How much better each choice turned out than expected; only the end pays."""
        found: list[float] = []
        later, after = 0.0, result / DISCOUNT
        for value in reversed(self.values):
            later = DISCOUNT * after - value + DISCOUNT * SMOOTHING * later
            found.append(later)
            after = value
        return found[::-1]


class Tables:
    """Many tables, each with a line of choices for each seat; a finished one is laid anew."""

    def __init__(self, count: int, seed: int) -> None:
        self.seed = seed
        self.begun = 0
        self.tables = [self.lay() for _ in range(count)]
        self.lines = [[Line(), Line()] for _ in range(count)]

    def lay(self) -> spinney.Table:
        self.begun += 1
        return CONFIG.start(f"train {self.seed} {self.begun}")

    def play(self, player: Player, steps: int, chance: torch.Generator) -> list[tuple[Line, float]]:
        """So many choices at every table; the lines that came to an end, with their results."""
        ended: list[tuple[Line, float]] = []
        for _ in range(steps):
            asked = [int(table.seat) for table in self.tables]
            rows = np.stack([observation_array(CONFIG, table, table.seat) for table in self.tables])
            masks = np.stack([action_mask(table, ACTIONS, table.seat) for table in self.tables])
            with torch.no_grad():
                logits, values = player(torch.from_numpy(rows), torch.from_numpy(masks))
                chances = torch.log_softmax(logits, -1)
                actions = torch.multinomial(chances.exp(), 1, generator=chance).squeeze(-1)
            taken = chances.gather(1, actions[:, None]).squeeze(-1).tolist()
            chosen = zip(actions.tolist(), taken, values.tolist(), strict=True)
            for at, (action, log_chance, value) in enumerate(chosen):
                self.lines[at][asked[at]].add(rows[at], masks[at], action, log_chance, value)
                self.tables[at].play(action)
                if self.tables[at].over:
                    ended += self.settle(at)
        return ended

    def settle(self, at: int) -> list[tuple[Line, float]]:
        """A table is over: its lines with what the game was worth, and a fresh table."""
        results = utilities(self.tables[at], RANK)
        lines = [pair for pair in zip(self.lines[at], results, strict=True) if pair[0].actions]
        self.tables[at], self.lines[at] = self.lay(), [Line(), Line()]
        return lines


def learn(player: Player, adam: Any, ended: list[tuple[Line, float]], chance: torch.Generator) -> None:
    """A few passes over the finished lines."""
    lines = [line for line, _ in ended]
    rows = torch.from_numpy(np.stack([row for line in lines for row in line.rows]))
    masks = torch.from_numpy(np.stack([mask for line in lines for mask in line.masks]))
    actions = torch.tensor([action for line in lines for action in line.actions])
    before = torch.tensor([log_chance for line in lines for log_chance in line.chances])
    values = torch.tensor([value for line in lines for value in line.values])
    gains = torch.tensor([gain for line, result in ended for gain in line.advantages(result)])
    targets = gains + values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(PASSES):
        for part in torch.randperm(len(actions), generator=chance).split(BATCH):
            logits, now = player(rows[part], masks[part])
            chances = torch.log_softmax(logits, -1)
            ratio = (chances.gather(1, actions[part][:, None]).squeeze(-1) - before[part]).exp()
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.minimum(ratio * gains[part], bounded * gains[part]).mean()
            spread = -(chances.exp() * chances.clamp(min=-50)).sum(-1).mean()
            loss = policy + 0.5 * (now - targets[part]).square().mean() - ENTROPY * spread
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            adam.step()


def measure(player: Player, rival: str, games: int) -> float:
    """The share of victories against a bot, each colour as often; a draw is half of one."""
    total, chance = 0.0, torch.Generator().manual_seed(games)
    for number in range(games):
        table, bot = CONFIG.start(f"measure {number}"), spinney.bot(rival, number)
        mine = number % 2
        while not table.over:
            if table.seat == mine:
                table.play(answer(player, table, chance))
            else:
                table.play(bot.choose(CONFIG.game.seen_by(table, table.seat)))
        total += utilities(table, "win")[mine]
    return total / games


def answer(player: Player, table: spinney.Table, chance: torch.Generator) -> int:
    """An action as often as the network likes it."""
    row = torch.from_numpy(observation_array(CONFIG, table, table.seat))[None]
    mask = torch.from_numpy(action_mask(table, ACTIONS, table.seat))[None]
    with torch.no_grad():
        liked = torch.softmax(player(row, mask)[0], -1)
    return int(torch.multinomial(liked, 1, generator=chance))


def train(seed: int, rounds: int, every: int, tables: int, steps: int, games: int) -> list[dict[str, float]]:
    """Play and learn by turns; the learning curve."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    chance = torch.Generator().manual_seed(seed)
    player, field_ = Player(), Tables(tables, seed)
    adam = torch.optim.Adam(player.parameters(), lr=1e-3, eps=1e-5)
    curve: list[dict[str, float]] = []
    spent, decisions = 0.0, 0
    for number in range(rounds + 1):
        if number % every == 0:
            won = {rival: measure(player, rival, games) for rival in ("random", "greedy")}
            curve.append({"round": number, "decisions": decisions, "seconds": round(spent, 1), **won})
            print(json.dumps(curve[-1]), flush=True)
        if number < rounds:
            started = perf_counter()
            ended = field_.play(player, steps, chance)
            if ended:
                learn(player, adam, ended, chance)
            decisions += tables * steps
            spent += perf_counter() - started
    return curve


def draw(curve: list[dict[str, float]], path: Path, games: int) -> None:
    """The learning curve as a picture, with two standard errors around each share."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    at = [point["decisions"] / 1e6 for point in curve]
    for rival, colour in (("random", "#7f9856"), ("greedy", "#8a2748")):
        share = np.array([point[rival] for point in curve])
        error = 2 * np.sqrt(np.maximum(share * (1 - share), 1 / games) / games)
        axes.plot(at, share, color=colour, marker="o", markersize=3, label=f"against {rival}")
        axes.fill_between(
            at, np.maximum(share - error, 0), np.minimum(share + error, 1), color=colour, alpha=0.2
        )
    axes.axhline(0.5, color="#5c5542", linewidth=0.8, linestyle=":")
    axes.set(xlabel="decisions of self-play, in millions", ylabel="share of victories", ylim=(-0.02, 1.02))
    axes.set_title(f"Battle for the Grove, learnt in {curve[-1]['seconds'] / 60:.1f} minutes on one core")
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, dpi=110)


def main(arguments: list[str] | None = None) -> list[dict[str, float]]:
    parser = argparse.ArgumentParser(description="Teach a network Battle for the Grove by self-play.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=60, help="of playing and learning")
    parser.add_argument("--every", type=int, default=5, help="rounds between two measurements")
    parser.add_argument("--tables", type=int, default=128, help="played at once")
    parser.add_argument("--steps", type=int, default=256, help="choices at each table in a round")
    parser.add_argument("--games", type=int, default=200, help="of each measurement against each bot")
    parser.add_argument("--figure", type=Path, help="where to draw the learning curve")
    given = parser.parse_args(arguments)
    curve = train(given.seed, given.rounds, given.every, given.tables, given.steps, given.games)
    if given.figure is not None:
        draw(curve, given.figure, given.games)
    return curve


if __name__ == "__main__":
    main()
