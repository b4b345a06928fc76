"""How the game ended, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.art.svg import Markup, element
from spinney.engine.table import Table
from spinney.engine.text import many
from spinney.web.rendering.end.reason import lead_words, made_the_difference
from spinney.web.rendering.end.sources import sources
from spinney.web.rendering.end.stage import Item, crown, stage
from spinney.web.rendering.end.tie_break import ties
from spinney.web.rendering.end.turning_points import decisive, points_by_answer
from spinney.web.rendering.house_rules import house_rules_line, limits_again
from spinney.web.rendering.html import EMPTY, a, button, div, h2, p, small, span, strong
from spinney.web.rendering.status import result_words
from spinney.web.rendering.viewer import Viewer

LAST: Final = 300  # events, among them all of the scoring


def ending(viewer: Viewer) -> Markup:
    """The end of a game: who won and why, where the points came from, the decisive deeds, what next."""
    table = viewer.table
    if table is None or not table.over:
        return EMPTY
    told = last_words(viewer, table)
    winners, points = winners_of(table), viewer.points(table)
    items = [(item.name, item.points) for item in viewer.items(table, None)]
    first = told[0] if told else result_words(viewer, points, winners)
    reasons = why_won(viewer, items, points, winners)
    return ending_page(
        viewer,
        items,
        points,
        winners,
        [
            p(strong(first), class_="reason-won"),
            ended_by_house_rule(told),
            p(" ".join(reasons), class_="reason-won") if reasons else None,
            ties(table, viewer.names),
        ],
        f"{viewer.game.title}, after {many(int(table.number), 'answer')}",
        ending_tools(viewer, "Replay"),
    )


def ending_page(
    viewer: Viewer,
    items: Sequence[Item],
    points: list[int],
    winners: list[int],
    words: Sequence[Markup | None],
    line: str,
    tools: Markup,
) -> Markup:
    """The end of a game in its zones: who won, the stones, the sources, the deeds, what next."""
    winner_mark = crown_sign() if winners else None
    pair = compared(points, winners, viewer.mine)
    return div(
        div(
            div(
                p(winner_mark, line, class_="over-line"),
                h2(winning_line(viewer.names, points, winners, viewer.mine)),
                div(words, class_="reasons"),
                class_="won",
            ),
            stage(viewer.names, items, winners),
            class_="stage-box",
        ),
        sources(viewer.names, items, points, winners, pair, ending_house_rules(viewer)),
        decisive(viewer),
        tools,
        class_=f"ending of-{min(len(points), 6)}",
    )


def why_won(viewer: Viewer, items: Sequence[Item], points: list[int], winners: list[int]) -> list[str]:
    """What made the difference, and since when the winner led."""
    pair = compared(points, winners, [])
    if pair is None or points[pair[0]] <= points[pair[1]]:
        return []
    names, told = viewer.names, points_by_answer(viewer)
    found = [made_the_difference(names, items, *pair), lead_words(names[pair[0]], told, pair[0])]
    return [words for words in found if words]


def compared(points: list[int], winners: list[int], mine: list[int]) -> tuple[int, int] | None:
    """Whose points are compared to whose: mine to the winner's; the winner's to those of the next."""
    if not winners or len(points) < 2:
        return None
    won = winners[0]
    if mine and mine[0] not in winners:
        return mine[0], won
    rest = [seat for seat in range(len(points)) if seat != won]
    return won, max(rest, key=lambda seat: points[seat])


def crown_sign() -> Markup:
    """A crown beside words."""
    return element("svg", crown(12, 20), viewBox="-4 0 32 24", class_="crown", aria_hidden="true")


def ending_tools(viewer: Viewer, replay: str, again: bool = True) -> Markup:
    """What to do next: a rematch, the replay, the check of the dice."""
    where = viewer.where
    return div(
        rematch_button(viewer) if again else None,
        a(replay, href=f"{where}/replay", class_="button"),
        button(
            span("Show the table", class_="away"), span("Back to the result", class_="back"),
            type="button", data_do="table",
        ),
        a("Was chance fair?", href=f"{where}/verify", class_="button"),
        a("Download the record", href=f"{where}/record.json", class_="button", download=True),
        a("Home", href="/", class_="button"),
        class_="tools",
    )  # fmt: skip


def winning_line(names: Sequence[str], points: list[int], winners: list[int], mine: list[int]) -> str:
    """Who won, and by how much, as a headline."""
    if not winners:
        return "A draw" if len(points) > 1 else "The game is lost"
    if len(winners) > 1:
        return f"{' and '.join(names[seat] for seat in winners)} share the victory"
    best = winners[0]
    rest = [score for seat, score in enumerate(points) if seat != best]
    lead = points[best] - max(rest, default=points[best])
    won = "You win" if mine == [best] else f"{names[best]} wins"
    return f"{won} by {lead}" if lead > 0 else won


def rematch_button(viewer: Viewer) -> Markup | None:
    """The way to a rematch, for those who played."""
    if viewer.live.row.rematch:
        return a("Go to the rematch", href=f"{viewer.where}/rematch", class_="button main")
    if not viewer.mine:
        return None
    words = rematch_words(len(viewer.seats))
    again = words.removeprefix("Rematch").lstrip(", ")
    shown = ("Rematch", small(again, class_="along")) if words.startswith("Rematch") else (words,)
    return button(*shown, type="button", data_do="rematch", class_="main", title=words)


def last_words(viewer: Viewer, table: Table) -> list[str]:
    """The game's own last words, the very last first."""
    events = [event for event in reversed(table.log or []) if event.is_for(viewer.seat)][:LAST]
    return [
        words
        for words in (viewer.game.words_for(event, viewer.seat, viewer.names) for event in events)
        if words
    ]


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
