"""Groves: worker placement and bag building around the Tree of Idyll. The rules are in `rules.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.edition import Edition, find_edition
from spinney.engine.events import Event
from spinney.engine.game import Game, Sketch
from spinney.engine.observation import Spec
from spinney.engine.options import GameOption
from spinney.engine.score import ScoreItem
from spinney.games.groves import (
    bounds,
    events,
    inventory,
    judge,
    observation,
    redeal,
    scoring,
    setup,
    sheet,
    view,
    words,
    words_ahead,
    words_told,
)
from spinney.games.groves.cards import SEATS
from spinney.games.groves.content import Content
from spinney.games.groves.table import GrovesTable

PACKAGE: Final = "spinney.games.groves"
OPTIONS: Final = (
    GameOption("start", "the seat that takes the crown first; 0 draws it by lot (R-4)", 0, 0, SEATS),
)


class Groves(Game[GrovesTable]):
    """Bags of spirits, hidden cards, and a solo game against the wraiths."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        edition = find_edition("groves", PACKAGE, edition)
        content = Content(edition)
        super().__init__(
            key="groves",
            title="Groves",
            pitch="Draw spirits from your bag, send them to groves and to the Tree, gather dominion.",
            length="60 minutes",
            package=PACKAGE,
            version="1",
            seats=(1, SEATS),
            options=OPTIONS,
            actions=content.actions.space,
            events=events.NAMES,
            edition=edition,
            facts=events.facts(content),
        )
        self.content: Final = content
        self.sizes: Final[list[i64]] = [observation.spec(content, max(1, n)).size for n in range(SEATS + 1)]

    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> GrovesTable:
        """R-4  With fewer seats than the number given, the start goes round."""
        table = setup.lay_out(self, self.content, seats, chance)
        start = int(options["start"])
        table.plan((setup.start_with, (start - 1) % seats) if start > 0 else (setup.draw_start,))
        return table

    def bound(self, seats: int, options: dict[str, int | str]) -> int:
        return bounds.most_choices(self.content, seats)

    def view(self, table: GrovesTable, seat: i64) -> dict[str, Any]:
        return view.view(table, seat)

    def deal_hidden(self, table: GrovesTable, seat: i64) -> None:
        redeal.deal_hidden(table, seat)

    def observation(self, table: GrovesTable, seat: i64) -> list[int]:
        return observation.observation(table, seat, self.sizes[table.seats])

    def observation_spec(self, seats: int) -> Spec:
        return observation.spec(self.content, seats)

    def judge(self, table: GrovesTable) -> list[float]:
        return judge.judge(table)

    def score_sheet(self, table: GrovesTable, seat: int | None = None) -> list[ScoreItem]:
        return sheet.score_sheet(table)

    def tie_break(self, table: GrovesTable) -> list[ScoreItem]:
        return scoring.tie_break(table) if table.seats > 1 else []

    def inventory(self, table: GrovesTable) -> dict[str, int]:
        return inventory.inventory(table)

    def box(self, table: GrovesTable) -> dict[str, int]:
        return inventory.box(table)

    def label(self, table: GrovesTable, action: int) -> str:
        return words.label(table, action)

    def heading(self, kind: str) -> str:
        return words.HEADINGS.get(kind) or super().heading(kind)

    def rule_of(self, table: GrovesTable, action: int) -> str:
        return words.rule_of(table, action)

    def sentence(self, event: Event, seat: i64) -> str:
        return words_told.sentence(self.content, event, seat)

    def concerns(self, event: Event, seat: i64) -> bool:
        return words.concerns(event, seat)

    def coming(self, table: GrovesTable) -> str:
        return words_ahead.coming(table)

    def picture(self, table: GrovesTable, seat: i64) -> str:
        from spinney.games.groves.picture import draw

        return draw(self, table, seat)

    def drawing(self, table: GrovesTable, seat: i64) -> Sequence[str]:
        from spinney.games.groves.picture import pieces

        return pieces(self, table, seat)

    def sketch(self, table: GrovesTable, seat: i64) -> Sketch:
        from spinney.games.groves.sketch import draw

        return draw(self, table, seat)
