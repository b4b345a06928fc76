"""How the game ended, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.art.svg import Markup
from spinney.engine.table import Table
from spinney.web.rendering.house_rules import house_rules_line, limits_again
from spinney.web.rendering.html import EMPTY, a, button, div, p, strong
from spinney.web.rendering.status import result_words
from spinney.web.rendering.tie_break import ties
from spinney.web.rendering.viewer import Viewer

LAST: Final = 300  # events, among them all of the scoring


def ending(viewer: Viewer) -> Markup:
    """How the game ended, and what to do next: a rematch, the replay, the check of the dice."""
    table = viewer.table
    if table is None or not table.over:
        return EMPTY
    name = viewer.live.name
    told = last_words(viewer, table)
    return div(
        p(strong(told[0] if told else result_words(viewer, viewer.points(table), winners_of(table)))),
        ended_by_house_rule(told),
        ending_house_rules(viewer),
        ties(table),
        div(
            rematch_button(viewer),
            a("Replay", href=f"/t/{name}/replay", class_="button"),
            a("Are the dice fair?", href=f"/t/{name}/verify", class_="button"),
            a("Download the record", href=f"/t/{name}/record.json", class_="button", download=True),
            a("Home", href="/", class_="button"),
            class_="tools",
        ),
        class_="ending",
    )


def rematch_button(viewer: Viewer) -> Markup | None:
    """The way to a rematch, for those who played."""
    if viewer.live.row.rematch:
        return a("Go to the rematch", href=f"/t/{viewer.live.row.rematch}", class_="button main")
    if not viewer.mine:
        return None
    return button(rematch_words(len(viewer.seats)), type="button", data_do="rematch", class_="main")


def last_words(viewer: Viewer, table: Table) -> list[str]:
    """The game's own last words, the very last first."""
    events = [event for event in reversed(table.log or []) if event.is_for(viewer.seat)][:LAST]
    return [words for words in (viewer.game.words_for(event, viewer.seat) for event in events) if words]


def ended_by_house_rule(told: Sequence[str]) -> Markup | None:
    """That a house rule has ended the game, where its very last words do not say so themselves."""
    found = next((words for words in told if "house rule" in words), "")
    return p(found) if found and found != told[0] else None


def winners_of(table: Table) -> list[int]:
    return [int(seat) for seat in table.winners]


def ending_house_rules(viewer: Viewer) -> Markup | None:
    """A paragraph under the ending of a game: by which house rules it was played."""
    lines = [line for line in (house_rules_line(viewer.live.row), limits_again(viewer)) if line]
    return p(" ".join(lines), class_="quiet") if lines else None


def rematch_words(seats: int) -> str:
    """What the button for a rematch says: everybody moves one seat along."""
    if seats == 1:
        return "Play again"
    return "Rematch with swapped seats" if seats == 2 else "Rematch, everybody one seat along"


def result_line(names: Sequence[str], scores: list[int], winners: list[int]) -> str:
    """How a game ended, in one line for a replay or a story: who won, and the score."""
    score = " : ".join(str(points) for points in scores)
    if not winners:
        return f"A draw, {score}" if len(scores) > 1 else f"Lost, with {score}"
    won = " and ".join(names[seat] for seat in winners)
    return f"{won} {'win' if len(winners) > 1 else 'wins'}, {score}"
