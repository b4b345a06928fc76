"""Shifting Realms: scouts, soldiers and structures in three of five realms. The rules are in `rules.md`."""

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
from spinney.games.shifting_realms import (
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
    words_told,
)
from spinney.games.shifting_realms.content import SEATS, Content
from spinney.games.shifting_realms.land import NO_REALM
from spinney.games.shifting_realms.table import RealmsTable

PACKAGE: Final = "spinney.games.shifting_realms"
DRAWN: Final = "drawn"
PLACES: Final = ("left", "middle", "right")
WHERE: Final = ("on the left", "in the middle", "on the right")


def options(content: Content) -> tuple[GameOption, ...]:
    """S-1.1, S-1.2  Each of the three boards is drawn, or agreed on by its name."""
    words = (DRAWN, *[name.lower() for name in content.realm_names])
    return tuple(
        [
            GameOption(place, f"the realm {where} (S-1.2)", DRAWN, words=words, unlike=PLACES[:at])
            for at, (place, where) in enumerate(zip(PLACES, WHERE, strict=True))
        ]
    )


def agreed(content: Content, option: int | str) -> i64:
    """The realm that an option names, or NO_REALM where it is drawn."""
    names = [name.lower() for name in content.realm_names]
    return names.index(str(option)) if option in names else NO_REALM


class ShiftingRealms(Game[RealmsTable]):
    """Collect, build, raid and fight until two of three objectives are met."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        edition = find_edition("shifting_realms", PACKAGE, edition)
        content = Content(edition)
        super().__init__(
            key="shifting_realms",
            title="Shifting Realms",
            pitch="Lead a faction through three of five realms: collect, build, raid, wake the dragon.",
            length="60 minutes",
            package=PACKAGE,
            version="1",
            seats=(2, SEATS),
            options=options(content),
            actions=content.actions.space,
            events=events.NAMES,
            edition=edition,
            facts=events.facts(content),
        )
        self.content: Final = content

    def lay_out(self, seats: i64, chance: Chance, options: dict[str, int | str]) -> RealmsTable:
        """S-1.1"""
        table = setup.lay_out(self, self.content, seats, chance)
        left, middle, right = [agreed(self.content, options[place]) for place in PLACES]
        table.plan((setup.draw_realms, left, middle, right))
        return table

    def bound(self, seats: int, options: dict[str, int | str]) -> int:
        return bounds.most_choices(self.content, seats)

    def view(self, table: RealmsTable, seat: i64) -> dict[str, Any]:
        return view.view(table, seat)

    def deal_hidden(self, table: RealmsTable, seat: i64) -> None:
        redeal.deal_hidden(table, seat)

    def observation(self, table: RealmsTable, seat: i64) -> list[int]:
        return observation.observation(table, seat)

    def observation_spec(self, seats: int) -> Spec:
        return observation.spec(self.content, seats)

    def judge(self, table: RealmsTable) -> list[float]:
        return judge.judge(table)

    def score_sheet(self, table: RealmsTable, seat: int | None = None) -> list[ScoreItem]:
        return sheet.score_sheet(table)

    def tie_break(self, table: RealmsTable) -> list[ScoreItem]:
        return scoring.tie_break(table)

    def inventory(self, table: RealmsTable) -> dict[str, int]:
        return inventory.inventory(table)

    def box(self, table: RealmsTable) -> dict[str, int]:
        return inventory.box(table)

    def label(self, table: RealmsTable, action: int) -> str:
        return words.label(table, action)

    def heading(self, kind: str) -> str:
        return words.heading(kind)

    def rule_of(self, table: RealmsTable, action: int) -> str:
        return words.rule_of(table, action)

    def sentence(self, event: Event, seat: i64) -> str:
        return words_told.sentence(self.content, event, seat)

    def concerns(self, event: Event, seat: i64) -> bool:
        return words_told.concerns(event, seat)

    def coming(self, table: RealmsTable) -> str:
        return words.coming(table)

    def picture(self, table: RealmsTable, seat: i64) -> str:
        from spinney.games.shifting_realms.picture import draw

        return draw(self, table, seat)

    def drawing(self, table: RealmsTable, seat: i64) -> Sequence[str]:
        from spinney.games.shifting_realms.picture import pieces

        return pieces(self, table, seat)

    def sketch(self, table: RealmsTable, seat: i64) -> Sketch:
        from spinney.games.shifting_realms.sketch import draw

        return draw(self, table, seat)
