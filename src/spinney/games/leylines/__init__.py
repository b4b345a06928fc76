"""Leylines: dice, routes and auctions in a forest that regrows at night. The rules are in `rules.md`."""

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
from spinney.engine.table import Rule
from spinney.games.leylines import (
    auction,
    bounds,
    events,
    inventory,
    judge,
    markets,
    observation,
    paying,
    scoring,
    setup,
    sheet,
    view,
    words,
    words_ahead,
    words_told,
)
from spinney.games.leylines.cards import SEATS
from spinney.games.leylines.content import Content
from spinney.games.leylines.table import LeylinesTable

PACKAGE: Final = "spinney.games.leylines"
SWITCH: Final = ("off", "on")
OPTIONS: Final = (
    GameOption("start", "the starting player; 0 draws one by lot (R-04)", 0, 0, SEATS),
    GameOption(
        "two_for_one", "two cubes of a colour may stand for one of another (L-16.1)", "off", words=SWITCH
    ),
    GameOption(
        "accountants", "each player begins with an Accountant of their own (L-16.2)", "off", words=SWITCH
    ),
    GameOption(
        "characters", "characters by seat, or drawn by lot (R-53)", "by_seat", words=("by_seat", "drawn")
    ),
)


class Leylines(Game[LeylinesTable]):
    """Dice for steps and cubes, cubes for Items and Contracts, auctions for what comes next."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        edition = find_edition("leylines", PACKAGE, edition)
        content = Content(edition)
        super().__init__(
            key="leylines",
            title="Leylines",
            pitch="Walk the forest by dice, gather cubes, win Contracts at auction, grow rich in four days.",
            length="75 minutes",
            package=PACKAGE,
            version="1",
            seats=(2, SEATS),
            options=OPTIONS,
            actions=content.actions.space,
            events=events.NAMES,
            edition=edition,
            facts=events.facts(content),
        )
        self.content: Final = content

    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> LeylinesTable:
        """R-04, R-53, L-16.1, L-16.2  With fewer seats than the number given, the start goes round."""
        pairs: i64 = 1 if options["two_for_one"] == "on" else 0
        table = setup.lay_out(self, self.content, seats, chance, pairs)
        start = int(options["start"])
        table.plan((setup.start_with, (start - 1) % seats) if start > 0 else (setup.draw_start,))
        if options["accountants"] == "on":
            table.plan((setup.deal_accountants,))
        if options["characters"] == "drawn":
            table.plan((setup.draw_characters,))
        return table

    def bound(self, seats: int, options: dict[str, int | str]) -> int:
        return bounds.most_choices(self.content, seats)

    def view(self, table: LeylinesTable, seat: i64) -> dict[str, Any]:
        return view.view(table, seat)

    def observation(self, table: LeylinesTable, seat: i64) -> list[int]:
        return observation.observation(table, seat)

    def observation_spec(self, seats: int) -> Spec:
        return observation.spec(self.content, seats)

    def judge(self, table: LeylinesTable) -> list[float]:
        return judge.judge(table)

    def contrast(self) -> float:
        """A Gold or less decides between two answers."""
        return 0.005

    def by_turns(self) -> bool:
        """Within a turn the judge guesses what the next answers are worth."""
        return True

    def turn_of(self, table: LeylinesTable) -> i64:
        return table.turn.seat

    def between_turns(self, table: LeylinesTable) -> bool:
        return judge.between_turns(table)

    def score_sheet(self, table: LeylinesTable, seat: int | None = None) -> list[ScoreItem]:
        return sheet.score_sheet(table)

    def tie_break(self, table: LeylinesTable) -> list[ScoreItem]:
        return scoring.tie_break(table)

    def inventory(self, table: LeylinesTable) -> dict[str, int]:
        return inventory.inventory(table)

    def box(self, table: LeylinesTable) -> dict[str, int]:
        return inventory.box(table)

    def closers(self) -> dict[str, Rule]:
        return {
            "auction": auction.close_auction,
            "visit": markets.close_visit,
            "payment": paying.payment_made,
        }

    def label(self, table: LeylinesTable, action: int) -> str:
        return words.label(table, action)

    def heading(self, kind: str) -> str:
        return words.HEADINGS.get(kind) or super().heading(kind)

    def rule_of(self, table: LeylinesTable, action: int) -> str:
        return words.rule_of(table, action)

    def sentence(self, event: Event, seat: i64) -> str:
        return words_told.sentence(self.content, event, seat)

    def concerns(self, event: Event, seat: i64) -> bool:
        return words.concerns(event, seat)

    def coming(self, table: LeylinesTable) -> str:
        return words_ahead.coming(table)

    def picture(self, table: LeylinesTable, seat: i64) -> str:
        from spinney.games.leylines.picture import draw

        return draw(self, table, seat)

    def drawing(self, table: LeylinesTable, seat: i64) -> Sequence[str]:
        from spinney.games.leylines.picture import pieces

        return pieces(self, table, seat)

    def sketch(self, table: LeylinesTable, seat: i64) -> Sketch:
        from spinney.games.leylines.sketch import draw

        return draw(self, table, seat)
