"""The tables of `docs/research.md`: `python tests/research/make_tables.py` writes them anew.

What follows from the code is checked by a test; lengths and options a choice are what the lab measured.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import spinney
import spinney.lab
from spinney.engine.observation import Spec
from spinney.research.game_config import GameConfig, usual_seats

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
GAMES = 1000
HEAD = "| game | seats | hidden information | actions | observation | choices a game | options a choice |"


def spec_table(spec: Spec) -> str:
    """An observation, part by part."""
    rows = [
        f"| `{part.name}` | {spec.offsets[part.name]} | {part.size} | 0-{part.high} | {part.meaning} |"
        for part in spec.parts
    ]
    return "\n".join(["| part | at | numbers | values | meaning |", "| --- | --- | --- | --- | --- |", *rows])


def properties(key: str, seats: int) -> str:
    """A game with so many seats: what follows from the code."""
    config = GameConfig.of(key, seats)
    game = config.game
    hidden = "yes" if config.has_secrets else "no"
    size = game.observation_spec(seats).size
    return f"| {game.title} | {seats} | {hidden} | {game.actions.size} | {size} |"


def measured(key: str, seats: int) -> str:
    """What the lab measured: between random players, and between greedy ones."""
    lengths, options = [], []
    for bot, games in (("random", GAMES), ("greedy", GAMES // 5)):
        summary = spinney.lab.simulate(key, games, [bot], seats=seats, seed=1, jobs=1)
        rows: list[dict[str, Any]] = list(summary.rows())
        lengths.append(sum(row["all choices"] for row in rows) / len(rows))
        options.append(sum(row["options"] for row in rows) / sum(row["chose"] for row in rows))
    return f" {lengths[0]:.0f} / {lengths[1]:.0f} | {options[0]:.1f} / {options[1]:.1f} |"


def every_seating() -> list[tuple[str, int]]:
    """Each installed game with each number of seats."""
    return [
        (key, seats)
        for key in spinney.games()
        for seats in range(spinney.game(key).seats[0], spinney.game(key).seats[1] + 1)
    ]


def games_table() -> str:
    rows = [properties(key, seats) + measured(key, seats) for key, seats in every_seating()]
    return "\n".join([HEAD, "| --- | --- | --- | --- | --- | --- | --- |", *rows])


def section(text: str, name: str) -> str:
    """What stands between the marks of a table."""
    found = re.search(rf"<!-- {name} -->\n(.*?)<!-- end -->", text, re.DOTALL)
    assert found is not None, f"docs/research.md has no table {name}"
    return found.group(1).strip()


def with_section(text: str, name: str, table: str) -> str:
    """The page with this table between its marks."""
    before, rest = text.split(f"<!-- {name} -->\n", 1)
    after = rest.split("<!-- end -->", 1)[1]
    return f"{before}<!-- {name} -->\n{table}\n<!-- end -->{after}"


def main() -> None:
    games = games_table()
    text = with_section(PAGE.read_text(encoding="utf-8"), "games", games)
    for key in spinney.games():
        game = spinney.game(key)
        if f"<!-- {key} -->" in text:
            text = with_section(text, key, spec_table(game.observation_spec(usual_seats(game))))
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
