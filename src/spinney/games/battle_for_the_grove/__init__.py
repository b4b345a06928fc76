"""Battle for the Grove: two colours of druids, three circles, and dice. The rules are in `rules.md`."""

from __future__ import annotations

from typing import Final

from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.engine.game import Game
from spinney.engine.options import GameOption
from spinney.engine.parts import About, Judge, Knowledge, Rules, Terms, Words, looks_in
from spinney.games.battle_for_the_grove.judge.position import judge
from spinney.games.battle_for_the_grove.knowledge.inventory import box, inventory
from spinney.games.battle_for_the_grove.knowledge.observation import observe
from spinney.games.battle_for_the_grove.knowledge.score_sheet import score_sheet
from spinney.games.battle_for_the_grove.knowledge.view import view
from spinney.games.battle_for_the_grove.rules.bounds import most_choices, set_limits
from spinney.games.battle_for_the_grove.rules.setup import set_up
from spinney.games.battle_for_the_grove.state.table import MAX_TURNS, Battle
from spinney.games.battle_for_the_grove.terms.actions import KINDS, SPACE
from spinney.games.battle_for_the_grove.terms.events import EVENTS
from spinney.games.battle_for_the_grove.terms.questions import QUESTIONS
from spinney.games.battle_for_the_grove.words.asked import asked
from spinney.games.battle_for_the_grove.words.coming import coming, follows
from spinney.games.battle_for_the_grove.words.goal import goal
from spinney.games.battle_for_the_grove.words.labels import LABELS, RULES
from spinney.games.battle_for_the_grove.words.names import seat_name

ABOUT: Final = About(
    key="battle_for_the_grove",
    title="Battle for the Grove",
    pitch="Wake your druids, hold two of three stone circles, and keep them for one more turn.",
    length="15 minutes",
    package="spinney.games.battle_for_the_grove",
    version="2",
    oldest="1",
    seats=(2, 2),
    options=(
        GameOption(
            "max_turns",
            "turns of both seats together before the game is a draw, 0 for no limit (BR-12)",
            MAX_TURNS,
            high=10_000,
            book=0,
            endless=0,
            zero="no limit",
        ),
        GameOption("first", "who takes the first turn (BR-20)", "roll", words=("roll", "light", "dark")),
        GameOption(
            "empty_attempts",
            "whether Channel, Stun and Banish may be tried where they cannot succeed (BR-25)",
            "no",
            words=("no", "yes"),
            book="yes",
        ),
    ),
)


class BattleForTheGrove(Game[Battle]):
    """The smallest of the five games, with perfect information and three dice."""

    def __init__(self, edition: Edition | str | None = None) -> None:
        if edition is not None:
            raise BadEdition("battle_for_the_grove has no content to change, so it has no editions")
        super().__init__(
            ABOUT,
            Terms(EVENTS, KINDS, SPACE, QUESTIONS),
            Rules(set_up, most_choices, set_limits=set_limits),
            Knowledge(view, observe, score_sheet, inventory, box),
            Judge(judge),
            Words(LABELS, RULES, coming, seat_name, asked, goal, follows),
            looks_in(ABOUT.package),
        )
