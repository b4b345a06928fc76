"""Law 8, the checks: what options are called, in words for people and in stable text."""

from __future__ import annotations

from typing import Any

from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.lawbook.cases import Case
from spinney.lawbook.play import Play, walk


def check_names(table: Table) -> None:
    """Law 8  Labels and texts of the options of one choice are distinct and say something."""
    game = table.game
    for name, words in (
        ("label", [game.label(table, option) for option in table.options]),
        ("text", [game.text(option) for option in table.options]),
    ):
        assert all(word.strip() for word in words), f"an empty {name}"
        twice = {word for word in words if words.count(word) > 1}
        assert not twice, f"two options with the {name} {', '.join(twice)}"


def check_rules(table: Table) -> None:
    """Law 8  The rule that an option names stands in the game's rules document."""
    rules = table.game.rulebook().rules
    for option in table.options:
        rule = table.game.rule_of(table, option)
        assert rule in rules, f"{table.game.text(option)}: no rule {rule}"


def check_texts(game: Game[Any]) -> None:
    """Law 8  Text to action to text is the identity over the whole action space."""
    for action in range(game.actions.size):
        text = game.text(action)
        assert game.action(text) == action, f"the text {text!r} names another action"
        assert text == " ".join(text.split()), f"spaces in the text {text!r}"
        other = text.startswith(("undo", "redeal"))
        assert not other, f"the text {text!r} begins like another entry of a record"


def check_option_names(case: Case, play: Play) -> None:
    """Law 8  At every choice, options have names and rules."""
    for table in walk(case, play, log=False):
        check_names(table)
        check_rules(table)
