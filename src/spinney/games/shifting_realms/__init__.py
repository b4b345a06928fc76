"""Shifting Realms: scouts, soldiers and structures in three of five realms. The rules are in `rules.md`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.edition import Edition, find_edition
from spinney.engine.faces.deeds import Deed
from spinney.engine.faces.names import Names
from spinney.engine.game import Game
from spinney.engine.options import GameOption
from spinney.engine.parts import About, Judge, Knowledge, Rules, Terms, Words, looks_in
from spinney.games.shifting_realms.content.edition import SEATS, RealmsContent
from spinney.games.shifting_realms.judge.position import judge
from spinney.games.shifting_realms.knowledge.inventory import box, inventory
from spinney.games.shifting_realms.knowledge.observation import observe
from spinney.games.shifting_realms.knowledge.redeal import deal_hidden
from spinney.games.shifting_realms.knowledge.score_sheet import score_sheet
from spinney.games.shifting_realms.knowledge.view import view
from spinney.games.shifting_realms.rules.bounds import most_choices
from spinney.games.shifting_realms.rules.ending import set_limits
from spinney.games.shifting_realms.rules.scoring import tie_break
from spinney.games.shifting_realms.rules.setup import DRAWN, PLACES, set_up
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms.actions import KINDS
from spinney.games.shifting_realms.terms.events import EVENTS
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.coming import coming, follows
from spinney.games.shifting_realms.words.deeds.chips import spaces_for
from spinney.games.shifting_realms.words.goal import goal
from spinney.games.shifting_realms.words.labels import LABELS, RULES
from spinney.games.shifting_realms.words.names import SIDES

PACKAGE: Final = "spinney.games.shifting_realms"

LIMITS: Final = (  # S-14.10
    GameOption(
        "idle_rounds",
        "whether rounds in which nobody acts end the game, 3 in the standard edition (S-14.7)",
        "on",
        words=("on", "off"),
        book="off",
    ),
    GameOption(
        "round_limit",
        "whether there is a last round, 60 in the standard edition; off, a game may go on for ever (S-14.7)",
        "on",
        words=("on", "off"),
        book="off",
        endless="off",
    ),
)


def about(content: RealmsContent) -> About:
    """What the game says of itself; which realms can be agreed on depends on the edition."""
    return About(
        key="shifting_realms",
        title="Shifting Realms",
        pitch="Lead a faction through three of five realms: collect, build, raid, wake the dragon.",
        length="60 minutes",
        package=PACKAGE,
        version="2",
        oldest="1",
        seats=(2, SEATS),
        options=(*realm_options(content), *LIMITS),
    )


def realm_options(content: RealmsContent) -> tuple[GameOption, ...]:
    """S-1.1, S-1.2  Each of the three boards is drawn, or agreed on by its name."""
    words = (DRAWN, *[name.lower() for name in content.realm_names])
    return tuple(
        [
            GameOption(place, f"the realm {side} (S-1.2)", DRAWN, words=words, unlike=PLACES[:at])
            for at, (place, side) in enumerate(zip(PLACES, SIDES, strict=True))
        ]
    )


class ShiftingRealms(Game[RealmsTable]):
    """Collect, build, raid and fight until two of three objectives are met."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        edition = find_edition("shifting_realms", PACKAGE, edition)
        content = RealmsContent(edition)
        super().__init__(
            about(content),
            Terms(EVENTS, KINDS, content.actions.space, QUESTIONS),
            Rules(set_up, most_choices, set_limits=set_limits),
            Knowledge(view, observe, score_sheet, inventory, box, deal_hidden, tie_break),
            Judge(judge),
            Words(LABELS, RULES, coming, goal=goal, follows=follows),
            looks_in(PACKAGE),
            edition,
            content,
        )

    def since(self, table: RealmsTable, seat: i64, names: Names | None = None) -> list[Deed]:
        """What others did. Events name a space by its realm; on this table the realm lies on a board."""
        deeds = super().since(table, seat, names)
        for deed in deeds:
            deed.walks[:] = [spaces_for(table, walk) for walk in deed.walks]
        return deeds
