"""The way from a line to the rule behind it."""

from __future__ import annotations

from spinney.art.svg import Markup
from spinney.web.rendering.html import a, button, span


def rule_link(rule: str, words: str | None = None, book: str | None = "") -> Markup:
    """A rule opens in the drawer of the table's page; other pages lead to the rules of the game `book`.

    With None there is nothing to open, because the game is installed no more.
    """
    if book is None:
        return span(rule, class_="why")
    if book:
        return a(rule, href=f"/rules/{book}#rule-{rule}", class_="why", aria_label=words)
    return button(rule, type="button", class_="why", data_rule=rule, aria_label=words)
