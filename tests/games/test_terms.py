"""The terms of every game: constants, entries and rules go together."""

from __future__ import annotations

import ast
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest

import spinney

GAMES = spinney.games()


def terms_of(key: str, room: str) -> ModuleType:
    return import_module(f"{spinney.game(key).package}.terms.{room}")


def constants(module: ModuleType) -> dict[str, int]:
    return {
        name: value
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int) and not name.startswith("_")
    }


@pytest.mark.parametrize("key", GAMES)
def test_the_constant_of_an_event_is_its_name(key: str) -> None:
    module = terms_of(key, "events")
    for number, name in enumerate(module.EVENTS.names):
        assert constants(module).get(name.upper()) == number, name


@pytest.mark.parametrize("key", GAMES)
def test_the_constant_of_a_kind_of_action_is_its_word(key: str) -> None:
    module = terms_of(key, "actions")
    for number, term in enumerate(module.KINDS.terms):
        assert constants(module).get(term.word.upper().replace("-", "_")) == number, term.word


@pytest.mark.parametrize("key", GAMES)
def test_the_constant_of_a_question_is_its_name(key: str) -> None:
    module = terms_of(key, "questions")
    for name, number in zip(module.QUESTIONS.names, range(len(module.QUESTIONS.names)), strict=True):
        assert not name or constants(module).get(name.upper().replace(" ", "_")) == number, name


@pytest.mark.parametrize("key", GAMES)
def test_a_game_knows_its_questions(key: str) -> None:
    """Played at random: every choice is a question, and the game says what it is."""
    game = spinney.game(key)
    questions = game.terms.questions
    assert questions is terms_of(key, "questions").QUESTIONS
    for seed in range(6):
        table = game.start(seats=game.seats[1], seed=seed)
        bot = spinney.bot("random", seed=seed)
        while not table.over and table.number < 300:
            assert questions.name_of(table)
            assert game.asked(table)
            assert "{" not in game.asked(table)
            table.play(bot.choose(game.seen_by(table, table.seat)))
        assert not table.over or game.asked(table) == ""


@pytest.mark.parametrize("key", GAMES)
def test_rules_have_names_of_their_own(key: str) -> None:
    """Fingerprints name a rule by its function alone."""
    folder = Path(str(files(f"{spinney.game(key).package}.rules")))
    rules: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and is_rule(node):
                assert node.name not in rules, f"{path.name} and {rules[node.name]}: {node.name}"
                rules[node.name] = path.name


def is_rule(node: ast.FunctionDef) -> bool:
    """Does it take a table, and give nothing back? Then it may be a step or take an answer."""
    returns = node.returns is not None and ast.unparse(node.returns) == "None"
    return returns and bool(node.args.args) and node.args.args[0].arg == "t"
