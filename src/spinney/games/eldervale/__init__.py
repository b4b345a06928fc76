"""Dwellings of Eldervale: units on a growing map of Realms, battles, cards and Dwellings. See `rules.md`."""

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
from spinney.games.eldervale import (
    battle_end,
    bounds,
    events,
    inventory,
    judge,
    observation,
    payment,
    redeal,
    scoring,
    setup,
    sheet,
    view,
    words,
    words_ahead,
    words_told,
)
from spinney.games.eldervale.atoms import MOST_SEATS
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.words_headings import HEADINGS

PACKAGE: Final = "spinney.games.eldervale"
SWITCH: Final = ("off", "on")
OPTIONS: Final = (
    GameOption("bifrost", "the Bifrost with the Frost Giant (E-16.1)", "off", words=SWITCH),
    GameOption("den", "the Dragon's Den with Troves (E-16.2, E-16.3)", "off", words=SWITCH),
    GameOption("tactics", "a Tactics Token for each player (E-16.4)", "off", words=SWITCH),
    GameOption("minotaur", "the Minotaur may be hired (E-16.5)", "off", words=SWITCH),
    GameOption("shapeshifter", "the Shapeshifter may be hired (E-16.5)", "off", words=SWITCH),
    GameOption("legends", "Legendary Monsters may come (E-16.6)", "off", words=SWITCH),
    GameOption("abilities", "unit abilities of the factions (E-16.7)", "on", words=SWITCH),
    GameOption("factions", "Elements drawn by lot, or by seat (R-5)", "drawn", words=("drawn", "by_seat")),
    GameOption("sides", "sides of the faction boards (R-5)", "drawn", words=("drawn", "a", "b")),
)
MODULES: Final[list[tuple[str, str, int]]] = [
    ("bifrost", "on", setup.WITH_BIFROST),
    ("den", "on", setup.WITH_DEN),
    ("tactics", "on", setup.WITH_TACTICS),
    ("minotaur", "on", setup.WITH_MINOTAUR),
    ("shapeshifter", "on", setup.WITH_SHAPESHIFTER),
    ("legends", "on", setup.WITH_LEGENDS),
    ("abilities", "off", setup.BASIC),
    ("factions", "by_seat", setup.BY_SEAT),
    ("sides", "a", setup.SIDE_A),
    ("sides", "b", setup.SIDE_B),
]


class Eldervale(Game[EldervaleTable]):
    """Place Units or regroup; build, buy and fight in the ruins of Eldervale."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        edition = find_edition("eldervale", PACKAGE, edition)
        content = Box(edition)
        super().__init__(
            key="eldervale",
            title="Dwellings of Eldervale",
            pitch="Send your faction over a growing map: gather, fight monsters, buy cards, build Dwellings.",
            length="120 minutes",
            package=PACKAGE,
            version="1",
            seats=(2, MOST_SEATS),
            options=OPTIONS,
            actions=content.actions.space,
            events=events.NAMES,
            edition=edition,
            facts=events.facts(content),
        )
        self.content: Final = content
        self.specs: Final[list[Spec]] = [observation.spec(content, seats) for seats in range(MOST_SEATS + 1)]

    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> EldervaleTable:
        """E-3.16, E-16.1 to E-16.7  Modules are off unless they are switched on."""
        modules: i64 = 0
        for name, word, flag in MODULES:
            if options[name] == word:
                modules |= flag
        table = setup.lay_out(self, self.content, seats, chance, modules)
        table.plan((setup.deal, modules))
        return table

    def bound(self, seats: int, options: dict[str, int | str]) -> int:
        return bounds.MOST_CHOICES

    def view(self, table: EldervaleTable, seat: i64) -> dict[str, Any]:
        return view.view(table, seat)

    def deal_hidden(self, table: EldervaleTable, seat: i64) -> None:
        redeal.deal_hidden(table, seat)

    def observation(self, table: EldervaleTable, seat: i64) -> list[int]:
        return observation.observation(table, seat)

    def observation_spec(self, seats: int) -> Spec:
        return self.specs[seats]

    def judge(self, table: EldervaleTable) -> list[float]:
        return judge.judge(table)

    def contrast(self) -> float:
        """Answers to one choice are mostly within a VP or two of each other."""
        return 0.01

    def by_turns(self) -> bool:
        """Within a turn the judge guesses what the next answers are worth."""
        return True

    def turn_of(self, table: EldervaleTable) -> i64:
        return table.turn.seat

    def between_turns(self, table: EldervaleTable) -> bool:
        return judge.between_turns(table)

    def score_sheet(self, table: EldervaleTable, seat: int | None = None) -> list[ScoreItem]:
        return sheet.score_sheet(table, seat)

    def tie_break(self, table: EldervaleTable) -> list[ScoreItem]:
        return scoring.tie_break(table)

    def inventory(self, table: EldervaleTable) -> dict[str, int]:
        return inventory.inventory(table)

    def box(self, table: EldervaleTable) -> dict[str, int]:
        return inventory.box(table)

    def closers(self) -> dict[str, Rule]:
        return {"battle": battle_end.close_battle, "payment": payment.payment_chosen}

    def label(self, table: EldervaleTable, action: int) -> str:
        return words.label(table, action)

    def heading(self, kind: str) -> str:
        return HEADINGS.get(kind) or super().heading(kind)

    def rule_of(self, table: EldervaleTable, action: int) -> str:
        return words.rule_of(table, action)

    def sentence(self, event: Event, seat: i64) -> str:
        return words_told.sentence(self.content, event, seat)

    def concerns(self, event: Event, seat: i64) -> bool:
        return words.concerns(event, seat)

    def coming(self, table: EldervaleTable) -> str:
        return words_ahead.coming(table)

    def picture(self, table: EldervaleTable, seat: i64) -> str:
        from spinney.games.eldervale.picture import draw

        return draw(self, table, seat)

    def drawing(self, table: EldervaleTable, seat: i64) -> Sequence[str]:
        from spinney.games.eldervale.picture import pieces

        return pieces(self, table, seat)

    def sketch(self, table: EldervaleTable, seat: i64) -> Sketch:
        from spinney.games.eldervale.sketch import draw

        return draw(self, table, seat)
