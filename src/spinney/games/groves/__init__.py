"""Groves: worker placement and bag building around the Tree of Idyll. The rules are in `rules.md`."""

from __future__ import annotations

from typing import Final

from spinney.engine.edition import Edition, find_edition
from spinney.engine.game import Game
from spinney.engine.options import GameOption
from spinney.engine.parts import About, Judge, Knowledge, Rules, Terms, Words, looks_in
from spinney.games.groves.content.cards import SEATS
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.judge.position import GrovesJudge
from spinney.games.groves.knowledge.inventory import box, inventory
from spinney.games.groves.knowledge.observation import observe
from spinney.games.groves.knowledge.redeal import deal_hidden
from spinney.games.groves.knowledge.score_sheet import score_sheet
from spinney.games.groves.knowledge.view import view
from spinney.games.groves.rules.bounds import most_choices
from spinney.games.groves.rules.scoring import tie_break
from spinney.games.groves.rules.setup import set_up
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms.actions import KINDS
from spinney.games.groves.terms.events import EVENTS
from spinney.games.groves.terms.questions import QUESTIONS
from spinney.games.groves.words.coming import coming, follows
from spinney.games.groves.words.goal import goal
from spinney.games.groves.words.labels import LABELS, RULES

PACKAGE: Final = "spinney.games.groves"
ABOUT: Final = About(
    key="groves",
    title="Groves",
    pitch="Draw spirits from your bag, send them to groves and to the Tree, gather dominion.",
    length="60 minutes",
    package=PACKAGE,
    version="2",
    oldest="1",
    seats=(1, SEATS),
    options=(
        GameOption("start", "the seat that takes the crown first; 0 draws it by lot (R-4)", 0, 0, SEATS),
        GameOption(
            "hollows",
            "alone, when a wraith finds no space: a power may still help, or all is lost at once (R-57)",
            "powers_first",
            words=("powers_first", "at_once"),
        ),
    ),
)


class Groves(Game[GrovesTable]):
    """Bags of spirits, hidden cards, and a solo game against the wraiths."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        edition = find_edition(ABOUT.key, PACKAGE, edition)
        content = GrovesContent(edition)
        super().__init__(
            ABOUT,
            Terms(EVENTS, KINDS, content.actions.space, QUESTIONS),
            Rules(set_up, most_choices),
            Knowledge(view, observe, score_sheet, inventory, box, deal_hidden, tie_break),
            Judge(GrovesJudge(content).judge),
            Words(LABELS, RULES, coming, goal=goal, follows=follows),
            looks_in(PACKAGE),
            edition,
            content,
        )
