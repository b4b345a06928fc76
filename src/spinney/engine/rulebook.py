"""A game's rules document: every rule by its id, as code, tests and the table's "why?" cite it.

A rule id (`B-5.2`, `G-7.6.1`) opens a line, a bullet or a table row; each game chooses its own letters.
Rulings and scenarios have short ids (`BR-12`, `S-3`, or a number in a list of scenarios) that repeat between
games, so they are cited with the game's key: `battle_for_the_grove/BR-12`, `eldervale/scenario-31`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

from spinney.engine.errors import BrokenRules

RULE: Final = re.compile(r"^[\s|>*#-]*([A-Z]+-\d+\.\d+(?:\.\d+)?)\b(?!\.\d)")
SHORT: Final = re.compile(r"^[\s|>*-]*([A-Z]{1,2}-\d+)\b(?![.\d])")
ITEM: Final = re.compile(r"^(\d+)\.\s")
HEADING: Final = re.compile(r"^#+\s+(.*)")


class Rulebook:
    """The rules of one game, by id, in the order of the document."""

    def __init__(self, game: str, text: str) -> None:
        self.game: Final = game
        self.text: Final = text
        self.rules: Final[dict[str, str]] = {}  # rule ids
        self.cases: Final[dict[str, str]] = {}  # rulings, decision points and scenarios, cited with the game
        self.chapters: Final[dict[str, str]] = {}  # id -> heading it stands under
        chapter = ""
        for line in text.splitlines():
            heading = HEADING.match(line)
            if heading:
                chapter = heading.group(1)
            self.enter(line, chapter)

    def enter(self, line: str, chapter: str) -> None:
        """Read a line of the document: keep it if it opens with the id of a rule, ruling or scenario."""
        rule = RULE.match(line)
        short = SHORT.match(line)
        item = ITEM.match(line) if "scenario" in chapter.lower() else None
        if rule:
            self.add(self.rules, rule.group(1), line[rule.end() :], chapter)
        elif short:
            self.add(self.cases, f"{self.game}/{short.group(1)}", line[short.end() :], chapter)
        elif item:
            self.add(self.cases, f"{self.game}/scenario-{item.group(1)}", line[item.end() :], chapter)

    def add(self, where: dict[str, str], name: str, text: str, chapter: str) -> None:
        """Keep the text of a rule and its chapter, unless the id was there before."""
        if name not in where:  # a second table that repeats an id only refers to the rule
            where[name] = plain(text)
            self.chapters[name] = chapter

    def find(self, name: str) -> str | None:
        """The text of a rule, ruling or scenario; a short id may leave the game out."""
        return self.rules.get(name) or self.cases.get(name) or self.cases.get(f"{self.game}/{name}")


def plain(text: str) -> str:
    """A line of the rules document without its Markdown: no table bars, no emphasis."""
    cells = [cell.strip() for cell in text.strip().strip("|").split("|")]
    return re.sub(r"\*+", "", " · ".join(cell for cell in cells if cell)).strip(" .·") + "."


@lru_cache
def read_rulebook(key: str, package: str) -> Rulebook:
    """The `rules.md` of a game's package, read once."""
    try:
        text = files(package).joinpath("rules.md").read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError) as error:
        raise BrokenRules(f"{key}: its package {package!r} has no rules.md: {error}") from error
    return Rulebook(key, text)
