"""Battle for the Grove: two colours of druids, three circles, and dice. The rules are in `rules.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.engine.events import Event
from spinney.engine.game import Game, Sketch
from spinney.engine.observation import Spec
from spinney.engine.options import GameOption
from spinney.engine.score import ScoreItem
from spinney.games.battle_for_the_grove import actions, events, judge, setup, view, words
from spinney.games.battle_for_the_grove.picture import picture, pieces
from spinney.games.battle_for_the_grove.sketch import sketch
from spinney.games.battle_for_the_grove.table import CUBES, DARK, DRUIDS, LIGHT, LOCATIONS, Battle

OPTIONS = (
    GameOption("max_turns", "turns of both seats together before the game is a draw (BR-12)", 400, 1, 10_000),
    GameOption("first", "who takes the first turn (BR-20)", "roll", words=("roll", "light", "dark")),
)


class BattleForTheGrove(Game[Battle]):
    """The smallest of the five games, with perfect information and three dice."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        if edition is not None:
            raise BadEdition("battle_for_the_grove has no content to change, so it has no editions")
        super().__init__(
            key="battle_for_the_grove",
            title="Battle for the Grove",
            pitch="Wake your druids, hold two of three stone circles, and keep them for one more turn.",
            length="15 minutes",
            package="spinney.games.battle_for_the_grove",
            version="1",
            seats=(2, 2),
            options=OPTIONS,
            actions=actions.SPACE,
            events=events.NAMES,
            facts=events.facts(words.PLACES),
        )

    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> Battle:
        table = setup.lay_out(self, chance, int(options["max_turns"]))
        if options["first"] == "roll":
            table.plan((setup.roll_for_start,))
        else:
            table.plan((setup.start_with, LIGHT if options["first"] == "light" else DARK))
        return table

    def bound(self, seats: int, options: dict[str, int | str]) -> int:
        """B-9.7  At most three choices a turn."""
        return 3 * int(options["max_turns"])

    def view(self, table: Battle, seat: i64) -> dict[str, Any]:
        return view.view(table, seat)

    def observation(self, table: Battle, seat: i64) -> list[int]:
        return view.observation(table, seat)

    def observation_spec(self, seats: int) -> Spec:
        return view.SPEC

    def judge(self, table: Battle) -> list[float]:
        return judge.judge(table)

    def score_sheet(self, table: Battle, seat: int | None = None) -> list[ScoreItem]:
        """One line a circle: a point for whoever controls it."""
        return [
            ScoreItem(
                f"{words.PLACES[circle]} ({words.tally(table, circle)})",
                [int(table.controls(LIGHT, circle)), int(table.controls(DARK, circle))],
                "B-9.1",
                words.PLACES[circle],
            )
            for circle in range(1, LOCATIONS)
        ]

    def inventory(self, table: Battle) -> dict[str, int]:
        """B-1.5  Six druids and nineteen cubes of each colour, wherever they are."""
        counted: dict[str, int] = {}
        for seat, name in enumerate(words.SEATS):
            counted[f"{name} druids"] = sum(table.druids_at(seat, where) for where in range(LOCATIONS))
            on_circles = sum(table.cubes_on(seat, circle) for circle in range(1, LOCATIONS))
            counted[f"{name} cubes"] = table.supply[seat] + on_circles
        return counted

    def box(self, table: Battle) -> dict[str, int]:
        pieces = {"druids": DRUIDS, "cubes": CUBES}
        return {f"{name} {what}": number for name in words.SEATS for what, number in pieces.items()}

    def label(self, table: Battle, action: int) -> str:
        return words.label(table, action)

    def rule_of(self, table: Battle, action: int) -> str:
        return words.rule_of(table, action)

    def sentence(self, event: Event, seat: i64) -> str:
        return words.sentence(event)

    def concerns(self, event: Event, seat: i64) -> bool:
        return event.seat == seat and event.kind in (events.CUBES_CANCELLED, events.STUNNED, events.BANISHED)

    def seat_name(self, seat: i64) -> str:
        return words.SEATS[seat]

    def picture(self, table: Battle, seat: i64) -> str:
        return picture(table, seat)

    def drawing(self, table: Battle, seat: i64) -> Sequence[str]:
        return pieces(table, seat)

    def sketch(self, table: Battle, seat: i64) -> Sketch:
        return sketch(table, seat)
