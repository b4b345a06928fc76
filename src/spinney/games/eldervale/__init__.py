"""Dwellings of Eldervale: units on a growing map of Realms, battles, cards and Dwellings. See `rules.md`."""

from __future__ import annotations

from typing import Final

from spinney.engine.edition import Edition, find_edition
from spinney.engine.game import Game
from spinney.engine.options import GameOption
from spinney.engine.parts import About, Judge, Knowledge, Rules, Terms, Words, looks_in
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import MOST_SEATS
from spinney.games.eldervale.judge.position import between_turns, judge, turn_of
from spinney.games.eldervale.knowledge.inventory import box, inventory
from spinney.games.eldervale.knowledge.observation import observe
from spinney.games.eldervale.knowledge.redeal import deal_hidden
from spinney.games.eldervale.knowledge.score_sheet import score_sheet
from spinney.games.eldervale.knowledge.view import view
from spinney.games.eldervale.rules.battle.outcome import close_battle
from spinney.games.eldervale.rules.bounds import most_choices, set_limits
from spinney.games.eldervale.rules.endgame import tie_break
from spinney.games.eldervale.rules.payment import payment_chosen
from spinney.games.eldervale.rules.setup import lay_out
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.actions import KINDS
from spinney.games.eldervale.terms.events import EVENTS
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.asked import asked
from spinney.games.eldervale.words.coming import coming, follows
from spinney.games.eldervale.words.goal import goal
from spinney.games.eldervale.words.labels import LABELS

SWITCH: Final = ("off", "on")
ABOUT: Final = About(
    key="eldervale",
    title="Dwellings of Eldervale",
    pitch="Send your faction over a growing map: gather, fight monsters, buy cards, build Dwellings.",
    length="120 minutes",
    package="spinney.games.eldervale",
    version="2",
    oldest="1",
    seats=(2, MOST_SEATS),
    options=(
        GameOption("bifrost", "the Bifrost with the Frost Giant (E-16.1)", "off", words=SWITCH),
        GameOption("den", "the Dragon's Den with Troves (E-16.2, E-16.3)", "off", words=SWITCH),
        GameOption("tactics", "a Tactics Token for each player (E-16.4)", "off", words=SWITCH),
        GameOption("minotaur", "the Minotaur may be hired (E-16.5)", "off", words=SWITCH),
        GameOption("shapeshifter", "the Shapeshifter may be hired (E-16.5)", "off", words=SWITCH),
        GameOption("legends", "Legendary Monsters may come (E-16.6)", "off", words=SWITCH),
        GameOption("abilities", "unit abilities of the factions (E-16.7)", "on", words=SWITCH, book="on"),
        GameOption(
            "factions",
            "factions by lot, by seat, or chosen by the players (E-3.18)",
            "lot",
            words=("lot", "seat", "choose"),
            book="choose",
            people="choose",
            former={"drawn": "lot", "by_seat": "seat"},
        ),
        GameOption(
            "sides",
            "sides of the faction boards: either, or the same for all (R-5)",
            "either",
            words=("either", "a", "b"),
            book="either",
            former={"drawn": "either"},
        ),
        GameOption(
            "elements",
            "further Elements by lot, or named by the start player (E-3.19)",
            "lot",
            words=("lot", "choose"),
            book="choose",
            people="choose",
        ),
        GameOption(
            "start",
            "the seat that starts; 0 rolls for it (E-3.20)",
            0,
            0,
            MOST_SEATS,
            book=0,
            zero="rolled for",
        ),
        GameOption(
            "round_limit",
            "whether the game ends after a last round, 100 in the standard edition (E-11.6)",
            "on",
            words=SWITCH,
            book="off",
            endless="off",
        ),
        GameOption(
            "restrictions",
            "no Dwelling from the last Unit, no two Gold for two, no action without effect (E-10.14)",
            "on",
            words=SWITCH,
            book="off",
        ),
    ),
)
CONTRAST: Final = 0.01  # answers to one choice are mostly within a VP or two of each other


class Eldervale(Game[EldervaleTable]):
    """Place Units or regroup; build, buy and fight in the ruins of Eldervale."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        edition = find_edition(ABOUT.key, ABOUT.package, edition)
        content = EldervaleContent(edition)
        super().__init__(
            ABOUT,
            Terms(EVENTS, KINDS, content.actions.space, QUESTIONS),
            Rules(lay_out, most_choices, {"battle": close_battle, "payment": payment_chosen}, set_limits),
            Knowledge(view, observe, score_sheet, inventory, box, deal_hidden, tie_break),
            Judge(judge, CONTRAST, turn_of=turn_of, between_turns=between_turns),
            Words(LABELS, coming=coming, asked=asked, goal=goal, follows=follows),
            looks_in(ABOUT.package),
            edition,
            content,
        )
