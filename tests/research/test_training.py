"""The training example learns, and repeats itself by its seed."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from research.optional_wheels import needed

needed("torch", "matplotlib")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_battle.py"
QUICK = ["--rounds", "2", "--every", "1", "--tables", "8", "--steps", "300", "--games", "6"]


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE), run_name="train_battle")


def without_time(curve: list[dict[str, float]]) -> list[dict[str, float]]:
    return [{name: value for name, value in point.items() if name != "seconds"} for point in curve]


def test_a_seed_repeats_the_curve_and_the_figure_is_drawn(example: dict[str, Any], tmp_path: Path) -> None:
    figure = tmp_path / "curve.png"
    once = example["main"]([*QUICK, "--seed", "3", "--figure", str(figure)])
    again = example["main"]([*QUICK, "--seed", "3"])
    assert without_time(once) == without_time(again)
    assert [point["decisions"] for point in once] == [0, 2400, 4800]
    assert figure.read_bytes().startswith(b"\x89PNG")


def test_an_update_makes_what_turned_out_well_likelier(example: dict[str, Any]) -> None:
    """On the very lines that it learns from: the winner's choices gain, the loser's lose."""
    import torch

    torch.manual_seed(1)
    chance = torch.Generator().manual_seed(1)
    player, tables = example["Player"](), example["Tables"](8, 1)
    adam = torch.optim.Adam(player.parameters(), lr=1e-3)
    ended: list[Any] = []
    while len(ended) < 8:
        ended += [pair for pair in tables.play(player, 50, chance) if pair[1] != 0]
    before = liked(player, ended)
    example["learn"](player, adam, ended, chance)
    after = liked(player, ended)
    assert after[1] - before[1] > after[-1] - before[-1]


def liked(player: Any, ended: list[Any]) -> dict[int, float]:
    """How the network likes the choices of winners (1) and losers (-1), on average."""
    import numpy as np
    import torch

    found: dict[int, float] = {}
    for result in (1, -1):
        lines = [line for line, worth in ended if worth == result]
        rows = torch.from_numpy(np.stack([row for line in lines for row in line.rows]))
        masks = torch.from_numpy(np.stack([mask for line in lines for mask in line.masks]))
        actions = torch.tensor([action for line in lines for action in line.actions])
        with torch.no_grad():
            chances = torch.log_softmax(player(rows, masks)[0], -1)
        found[result] = float(chances.gather(1, actions[:, None]).mean())
    return found


def test_advantages_count_back_from_the_end(example: dict[str, Any]) -> None:
    line = example["Line"]()
    for value in (0.5, 0.25):
        line.add(None, None, 0, 0.0, value)
    discount, smoothing = example["DISCOUNT"], example["SMOOTHING"]
    last = 1.0 - 0.25
    first = discount * 0.25 - 0.5 + discount * smoothing * last
    assert line.advantages(1.0) == pytest.approx([first, last])
