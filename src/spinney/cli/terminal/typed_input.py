"""Reading what a player types: one of the options, or something about the game."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from spinney.cli.errors import WrongInput
from spinney.cli.rule_lookup import rule_text
from spinney.cli.terminal.clean_text import clean_text
from spinney.engine.game import Game
from spinney.engine.table import Table

COMMANDS: Final = {  # word -> how it is typed, and what it does
    "undo": ("undo", "take your last answer back, as long as nothing was rolled or shown since"),
    "why": ("why N", "the rule behind option N"),
    "hint": ("hint", "what an Elder would do here, and what it thinks of the other options"),
    "rules": ("rules ID", "any rule by its id, such as one that why or score names"),
    "score": ("score", "where the points come from"),
    "log": ("log, log all", "the last things that happened, or everything"),
    "board": ("board", "the board (a star: you can do something there) and your options; an empty line, too"),
    "save": ("save [FILE]", "save now; with FILE, save there from now on"),
    "help": ("help", "this list"),
    "quit": ("quit", "leave; the game is saved, and you are told how to go on"),
}
SHORT_FOR: Final = {"": "board", "?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}


def typed_path(text: str) -> Path:
    """The path that a player typed after `save`, `~` included."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise WrongInput(f"{text}: {error}") from error


def command_in(text: str) -> tuple[str, str] | None:
    """The command that a typed line begins with, and the rest of the line."""
    first, _, rest = text.strip().partition(" ")
    word = SHORT_FOR.get(first.lower(), first.lower())
    return (word, rest.strip()) if word in COMMANDS else None


def is_option(table: Table, text: str) -> bool:
    """Is a typed line exactly an option's text form? Then it means that, even if it is also a command."""
    wanted = " ".join(text.lower().split())
    return any(table.game.text(option).lower() == wanted for option in table.options)


def option_in(table: Table, text: str) -> int:
    """The option that a typed line means: by its number, its text form, or the beginnings of its words."""
    words = text.lower().split()
    if len(words) == 1 and words[0].isascii() and words[0].isdecimal():
        return option_at(table, words[0])
    meant = [
        option for option in table.options if begins_words(table.game.text(option).lower().split(), words)
    ]
    exact = [option for option in meant if table.game.text(option).lower().split() == words]
    if len(exact or meant) == 1:
        return int((exact or meant)[0])
    if meant:
        texts = " or ".join(f'"{table.game.text(option)}"' for option in meant[:4])
        raise WrongInput(f'"{clean_text(text)}" could be {texts}{" ..." if len(meant) > 4 else ""}.')
    raise WrongInput(why_no_option(table.game, table, clean_text(text)[:60]))


def option_at(table: Table, digits: str) -> int:
    """The option with a typed number; they are numbered from 1, as they stand in the list."""
    number = int(digits[:6])
    if not 1 <= number <= len(table.options):
        raise WrongInput(f"There is no option {digits[:6]}; choose from 1 to {len(table.options)}.")
    return int(table.options[number - 1])


def begins_words(whole: list[str], typed: list[str]) -> bool:
    """Are the typed words the beginnings of an action's first words?"""
    return len(typed) <= len(whole) and all(
        word.startswith(start) for word, start in zip(whole, typed, strict=False)
    )


def why_no_option(game: Game[Any], table: Table, text: str) -> str:
    """Why a typed line is no option: an action not possible now, or none at all; then what is near it."""
    words = text.lower().split()
    actions = [
        action for action in range(game.actions.size) if begins_words(game.text(action).split(), words)
    ]
    if len(actions) == 1:
        rule = game.rule_of(table, actions[0])
        return f'"{game.text(actions[0])}" is not possible now. {rule}: {rule_text(game.rulebook(), rule)}'
    known = [game.text(option) for option in table.options] + list(COMMANDS)
    near = get_close_matches(text.lower(), known, 1, 0.5)
    hint = f'did you mean "{near[0]}"?' if near else "type a number from the list, or help."
    return f'"{text}" is no option; {hint}'
