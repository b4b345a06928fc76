"""What is not as in the rulebook at a table, and whether its limits hold again."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Final

import msgspec

from spinney.art.svg import Markup
from spinney.engine.errors import SpinneyError
from spinney.engine.options import LIMITS_AGAIN, check_options, house_rules_in_words
from spinney.engine.records.journal import LIMITS
from spinney.web.games import game_of
from spinney.web.rendering.html import EMPTY, div, li, p, ul
from spinney.web.rendering.viewer import Viewer
from spinney.web.storage.schema import TableRow
from spinney.web.tables.restore import entries_of

CAME_BACK: Final = "While only bots were left, the limit on the length of the game came back."


def house_rules_of(row: TableRow) -> tuple[str, ...]:
    """The house rules of a stored table, in words; none where its game or options are gone."""
    return known_house_rules(row.game, row.edition, row.options)


@lru_cache(256)
def known_house_rules(key: str, edition: str, options: str) -> tuple[str, ...]:
    """The house rules among stored options, in words; none where the game or an option is gone."""
    with suppress(SpinneyError, msgspec.DecodeError):
        game = game_of(key, edition)
        values = check_options(key, game.options, msgspec.json.decode(options, type=dict[str, object]))
        return tuple(house_rules_in_words(game.options, values))
    return ()


def house_rules(row: TableRow) -> Markup:
    """The house rules as a short list for the table's own panel; nothing where all is by the book."""
    found = house_rules_of(row)
    if not found:
        return EMPTY
    return div(p("House rules at this table:"), ul([li(line) for line in found]), class_="house-rules")


def house_rules_line(row: TableRow) -> str:
    """The house rules in one line, for the end of a game; empty where all is by the book."""
    found = house_rules_of(row)
    return f"Played with house rules. {'; '.join(found)}." if found else ""


def limits_now(viewer: Viewer) -> str:
    """While bots play alone: that a limit which a house rule had switched off holds again; else empty."""
    alone = all(seat.bot for seat in viewer.seats)
    return f"{LIMITS_AGAIN}." if alone and limits_again(viewer) else ""


def limits_again(viewer: Viewer) -> str:
    """That a limit which a house rule had switched off came back while only bots were left; else empty."""
    return CAME_BACK if viewer.table is not None and LIMITS in entries_of(viewer.table) else ""
