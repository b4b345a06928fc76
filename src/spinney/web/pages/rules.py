"""A rules document as HTML: headings, lists, tables and emphasis; every rule can be pointed at."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup, joined
from spinney.web.games import game_of
from spinney.web.pages.frame import plain_page
from spinney.web.rendering.html import h1, html, li, p, table, tbody, td, tr, ul

INLINE: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
RULED: Final = re.compile(r"^\|[\s:|-]+\|$")
NAMED: Final = re.compile(r"^[\s|>*#-]*([A-Z]+-\d+(?:\.\d+)*)\b")


def rules_page(key: str) -> HTMLResponse:
    """The rules of a game as a page of their own."""
    game = game_of(key)
    return plain_page(f"Rules of {game.title}", h1(game.title), rules_document(key), kind="page-rules")


@lru_cache
def rules_document(key: str) -> Markup:
    """A rules document as HTML, block by block. The first line with an id is the rule; others refer to it."""
    known: set[str] = set()
    blocks: list[Markup] = []
    items: list[Markup] = []
    rows: list[Markup] = []
    for line in [*game_of(key).rulebook().text.splitlines(), ""]:
        text = line.strip()
        listed = text.startswith(("- ", "* "))
        if items and not listed:
            blocks.append(ul(items))
            items = []
        if rows and not text.startswith("|"):
            blocks.append(html("div", table(tbody(rows)), class_="scroll", tabindex="0"))
            rows = []
        if listed:
            items.append(li(with_rule_id(text[2:]), id=rule_anchor(text, known), class_="rule"))
        elif text.startswith("|"):
            rows += [] if RULED.match(text) else [rules_row(text, known)]
        elif text.startswith("##"):
            depth = min(len(text) - len(text.lstrip("#")), 4)
            blocks.append(html(f"h{depth}", inline_markup(text.lstrip("# "))))
        elif text and not text.startswith(("---", "# ")):
            blocks.append(p(inline_markup(text), id=rule_anchor(text, known), class_="rule"))
    return joined(blocks)


def rules_row(text: str, known: set[str]) -> Markup:
    """A row of a table in the rules."""
    cells = [cell.strip() for cell in text.strip("|").split("|")]
    return tr([td(inline_markup(cell)) for cell in cells], id=rule_anchor(text, known), class_="rule")


def rule_anchor(text: str, known: set[str]) -> str | None:
    """The address of a rule within the rules: `rule-B-5.2` for the first line that begins with that id."""
    found = NAMED.match(text)
    if found is None or found.group(1) in known:
        return None
    known.add(found.group(1))
    return f"rule-{found.group(1)}"


def with_rule_id(text: str) -> Markup:
    """The text of a rule, with its id set apart."""
    found = NAMED.match(text)
    if found is None:
        return inline_markup(text)
    rest = text[found.end() :]
    if text[: found.start(1)].count("**") % 2:  # the id is bold, alone or with the words behind it
        rest = rest.removeprefix("**") if rest.startswith("**") else f" **{rest.lstrip()}"
    return joined(html("span", found.group(1), class_="rule-id"), inline_markup(rest))


def inline_markup(text: str) -> Markup:
    """The emphasis and code within a line of the rules as HTML; all else is escaped."""
    parts: list[str] = []
    at = 0
    for found in INLINE.finditer(text):
        parts.append(text[at : found.start()])
        name = "strong" if found.group(1) else "em" if found.group(2) else "code"
        parts.append(html(name, found.group(1) or found.group(2) or found.group(3)))
        at = found.end()
    return joined([*parts, text[at:]])
