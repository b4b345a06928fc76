"""Rules by their ids, as people type and read them."""

from __future__ import annotations

from difflib import get_close_matches

from spinney.cli.errors import WrongInput
from spinney.cli.terminal.clean_text import clean_text
from spinney.engine.rulebook import Rulebook


def find_rule(book: Rulebook, text: str) -> str:
    """The id of the rule that somebody typed, as the rulebook has it; if there is none, say what is near."""
    if not text.strip():
        raise WrongInput("Say which rule by its id.")
    known = {short_rule_id(name, book).lower(): name for name in [*book.rules, *book.cases]}
    wanted = text.strip().lower().removeprefix(f"{book.game}/")
    if wanted not in known:
        near = get_close_matches(wanted, known, 3, 0.5)
        hint = (
            f"near it: {', '.join(short_rule_id(known[name], book) for name in near)}"
            if near
            else "no id is near it"
        )
        raise WrongInput(f"{book.game} has no rule {clean_text(text)[:40]!r}; {hint}")
    return known[wanted]


def short_rule_id(name: str, book: Rulebook) -> str:
    """A rule's id as people type it: that of a ruling or scenario without its game."""
    return name.removeprefix(f"{book.game}/")


def rule_text(book: Rulebook, name: str) -> str:
    """Look up the text of a rule by its id, without the marks of its Markdown."""
    return (book.find(name) or "not in the rules document").replace("`", "")
