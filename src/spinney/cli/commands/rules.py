"""`spinney rules`: a rule's text, the functions that enact it, and the tests that check it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from spinney.cli.arguments import find_game
from spinney.cli.citations import Citation, code_citations, test_citations
from spinney.cli.rule_lookup import find_rule, rule_text, short_rule_id
from spinney.cli.terminal.styles import make_console, printable_shapes, style_of
from spinney.engine.game import Game


def rules(
    game: Annotated[str, typer.Argument(help="A game, or the beginning of its key.", metavar="GAME")],
    rule: Annotated[
        str | None, typer.Argument(help="A rule (B-5.2), ruling (BR-12) or scenario (BS-3).", metavar="ID")
    ] = None,
) -> None:
    """List a game's chapters, or print one rule with the code and the tests that cite it."""
    found = find_game(game)
    console = make_console()
    if rule is None:
        show_chapters(console, found)
    else:
        show_rule(console, found, find_rule(found.rulebook(), rule))


def show_chapters(console: Console, game: Game[Any]) -> None:
    """Print every chapter of a rulebook with the ids of its rules."""
    book = game.rulebook()
    chapters: dict[str, list[str]] = {}
    for name, chapter in book.chapters.items():
        chapters.setdefault(chapter, []).append(short_rule_id(name, book))
    for chapter, names in chapters.items():
        console.print(Text(printable_shapes(console, chapter), style_of("title")))
        console.print(Text("  ").join(Text(name) for name in names), style=style_of("dim"))


def show_rule(console: Console, game: Game[Any], name: str) -> None:
    """Print the text of a rule, then the code and the tests that cite it."""
    book = game.rulebook()
    title = f"{short_rule_id(name, book)}  {book.chapters[name]}"
    console.print(Text(printable_shapes(console, title), style_of("title")))
    console.print(Text(printable_shapes(console, rule_text(book, name))))
    package = Path(str(files(game.package)))
    show_citations(console, "code", code_citations(package).get(name, []), package.parents[1])
    tests = tests_folder(package)
    if tests is None:
        console.print(Text("tests: not part of this installation", style_of("dim")))
    else:
        show_citations(console, "tests", test_citations(tests).get(name, []), tests.parent)


def show_citations(console: Console, what: str, found: list[Citation], root: Path) -> None:
    """Print who cites a rule, one line a place: file, line and name."""
    if not found:
        console.print(Text(f"{what}: none cites it", style_of("dim")))
        return
    console.print(Text(f"{what}:", style_of("strong")))
    for place in found:
        where = f"{place.path.relative_to(root).as_posix()}:{place.line}"
        console.print(Text.assemble("  ", where, "  ", (place.name, style_of("glow"))), soft_wrap=True)


def tests_folder(package: Path) -> Path | None:
    """Where `spinney rules` finds tests that cite a rule: beside the game's source tree, if anywhere."""
    for parent in package.resolve().parents[:4]:
        if (parent / "tests").is_dir() and (parent / "pyproject.toml").is_file():
            return parent / "tests"
    return None
