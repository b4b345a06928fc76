"""Leylines: dice, routes and auctions in a forest that regrows at night. The rules are in `rules.md`."""

from __future__ import annotations

from typing import Final

from spinney.engine.edition import Edition, find_edition
from spinney.engine.game import Game
from spinney.engine.options import GameOption
from spinney.engine.parts import About, Judge, Knowledge, Rules, Terms, Words, looks_in
from spinney.engine.table import Rule
from spinney.games.leylines.content.cards import SEATS
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.judge.position import between_turns, judge, turn_of
from spinney.games.leylines.knowledge.inventory import box, inventory
from spinney.games.leylines.knowledge.observation import observe
from spinney.games.leylines.knowledge.score_sheet import score_sheet
from spinney.games.leylines.knowledge.view import view
from spinney.games.leylines.rules.auction import close_auction
from spinney.games.leylines.rules.bounds import most_choices
from spinney.games.leylines.rules.markets import close_visit
from spinney.games.leylines.rules.paying import payment_made
from spinney.games.leylines.rules.scoring import tie_break
from spinney.games.leylines.rules.setup import set_up
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms.actions import KINDS
from spinney.games.leylines.terms.events import EVENTS
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.asked import asked_words
from spinney.games.leylines.words.coming import coming, follows
from spinney.games.leylines.words.goal import goal
from spinney.games.leylines.words.labels import LABELS, RULES

SWITCH: Final = ("off", "on")
ABOUT: Final = About(
    key="leylines",
    title="Leylines",
    pitch="Walk the forest by dice, gather cubes, win Contracts at auction, grow rich in four days.",
    length="75 minutes",
    package="spinney.games.leylines",
    version="2",
    oldest="1",
    seats=(2, SEATS),
    options=(
        GameOption("start", "the starting player; 0 draws one by lot (R-04)", 0, 0, SEATS),
        GameOption(
            "two_for_one", "two cubes of a colour may stand for one of another (L-16.1)", "off", words=SWITCH
        ),
        GameOption(
            "accountants", "each player begins with an Accountant of their own (L-16.2)", "off", words=SWITCH
        ),
        GameOption(
            "bid_limit",
            "whether bids end at the highest of the edition; off, at your Gold (L-7.11)",
            "on",
            words=("on", "off"),
            book="off",
            people="off",
        ),
        GameOption(
            "characters",
            "characters by seat, drawn by lot, or chosen in turn order (L-2.14)",
            "seat",
            words=("seat", "lot", "choose"),
            book="choose",
            people="choose",
            former={"by_seat": "seat", "drawn": "lot"},
        ),
    ),
)
CLOSERS: Final[dict[str, Rule]] = {"auction": close_auction, "visit": close_visit, "payment": payment_made}
CONTRAST: Final = 0.005  # a Gold or less decides between two answers


class Leylines(Game[LeylinesTable]):
    """Dice for steps and cubes, cubes for Items and Contracts, auctions for what comes next."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        edition = find_edition(ABOUT.key, ABOUT.package, edition)
        content = LeylinesContent(edition)
        super().__init__(
            ABOUT,
            Terms(EVENTS, KINDS, content.actions.space, QUESTIONS),
            Rules(set_up, most_choices, CLOSERS),
            Knowledge(view, observe, score_sheet, inventory, box, tie_break=tie_break),
            Judge(judge, CONTRAST, turn_of=turn_of, between_turns=between_turns),
            Words(LABELS, RULES, coming, asked=asked_words, goal=goal, follows=follows),
            looks_in(ABOUT.package),
            edition,
            content,
        )
