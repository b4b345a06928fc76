"""Who sits where, whose turn it is, and how it ended."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.svg import Markup
from spinney.engine.table import Table
from spinney.web.draw.board import mark
from spinney.web.draw.scene import Scene
from spinney.web.draw.ties import ties
from spinney.web.html import EMPTY, a, button, div, li, p, small, span, strong
from spinney.web.schema import SeatRow


def status(scene: Scene) -> Markup:
    """One line at the top: what is asked of me, or whom the table waits for."""
    return drawn_status(*status_words(scene), coming(scene), scene.asked)


@lru_cache(2048)
def drawn_status(text: str, kind: str, coming: str, asked: int) -> Markup:
    return div(
        mark(asked, 22) if asked >= 0 else None,
        div(strong(text), small(coming, class_="coming") if coming else None),
        class_=f"status {kind}".strip(),
    )


def coming(scene: Scene) -> str:
    """What comes next, where the game says."""
    table = scene.table
    if table is None or table.over or scene.room.frozen or scene.waits:
        return ""
    return scene.game.coming(table)


def status_words(scene: Scene) -> tuple[str, str]:
    room, table = scene.room, scene.table
    if room.frozen:
        return "This table is frozen", "frozen"
    if table is None:
        return waiting_words(scene), "waiting"
    if table.over:
        return result_words(scene, table), "over"
    if scene.curtain >= 0:
        return f"Pass the screen to {scene.name(scene.curtain)}", "mine"
    if scene.waits:
        return "Confirm your turn, or go back", "mine"
    if scene.my_turn:
        return f"Your turn, {scene.game.seat_name(scene.seat)}", "mine"
    who = scene.name(scene.asked)
    return (f"{who} is thinking" if scene.seats[scene.asked].bot else f"Waiting for {who}"), "others"


def waiting_words(scene: Scene) -> str:
    missing = [scene.game.seat_name(seat.seat) for seat in scene.room.waits_for()]
    return f"Waiting for {' and '.join(missing)} to sit down"


def result_words(scene: Scene, table: Table) -> str:
    """Who won, by how much."""
    points = scene.points(table)
    score = " : ".join(str(one) for one in points)
    winners = [int(seat) for seat in table.winners]
    if not winners:
        return f"A draw, {score}" if table.seats > 1 else f"The game is lost, with {score}"
    if winners == scene.mine and len(winners) == 1:
        return f"You have won, {score}"
    names = " and ".join(scene.game.seat_name(seat) for seat in winners)
    return f"{names} {'win' if len(winners) > 1 else 'wins'}, {score}"


def closing_words(scene: Scene, table: Table) -> str:
    """How it ended, in the game's own last words."""
    for event in reversed(table.log or []):
        words = scene.game.words_for(event, scene.seat) if event.is_for(scene.seat) else ""
        if words:
            return words
    return result_words(scene, table)


def people(scene: Scene) -> list[str]:
    """The seats in their order, mine first."""
    first = scene.mine[0] if scene.mine else 0
    order = [*scene.seats[first:], *scene.seats[:first]]
    points = scene.points(scene.table) if scene.table is not None else []
    return ["<ul class='people'>", *[person(scene, seat, points) for seat in order], "</ul>"]


def person(scene: Scene, row: SeatRow, points: list[int]) -> Markup:
    over = scene.table is not None and scene.table.over
    asked, mine = row.seat == scene.asked, row.seat in scene.mine
    won = scene.table is not None and row.seat in scene.table.winners
    badge = "has won" if over and won else turn_badge(row) if asked and not mine else ""
    score = str(points[row.seat]) if points else ""
    name = scene.game.seat_name(row.seat)
    return drawn_person(row.seat, name, who(scene, row), badge, score, asked, mine, seat_tools(scene, row))


@lru_cache(2048)
def drawn_person(
    seat: int, name: str, words: str, badge: str, score: str, asked: bool, mine: bool, tools: Markup | None
) -> Markup:
    return li(
        mark(seat, 26),
        div(strong(name), span(words, class_="quiet"), class_="who"),
        span(badge, class_="badge") if badge else None,
        span(score, class_="points", title="points") if score else None,
        tools,
        class_="person" + (" asked" if asked else "") + (" me" if mine else ""),
    )


def turn_badge(row: SeatRow) -> str:
    return "thinking" if row.bot else "to choose"


def who(scene: Scene, row: SeatRow) -> str:
    """Who sits there, in a few words."""
    if row.level:
        return f"{row.level.capitalize()} (bot)"
    if row.seat in scene.mine:
        name = f"{row.name}, you" if row.name else "you"
    else:
        name = row.name or ("a friend" if row.holder else "nobody yet: share the link")
    if row.stand_in:
        return f"{name}; {row.stand_in.capitalize()} (bot) plays for now"
    if not row.holder or row.seat in scene.mine:
        return name
    return name if scene.room.present(row.seat) else f"{name} (away)"


def seat_tools(scene: Scene, row: SeatRow) -> Markup | None:
    """Let a bot play for somebody who is away, and hand back."""
    if row.level or scene.table is None or scene.table.over or not row.holder:
        return None
    own = row.seat in scene.mine
    if row.stand_in:
        if own or scene.host:
            return tool("Hand back" if not own else "Take over again", row.seat, "", "small")
        return None
    away = not scene.room.present(row.seat)
    if (scene.mine or scene.host) and ((own and len(scene.seats) > 1) or away):
        return tool("Bot, play for me" if own else "Let a bot play", row.seat, "ranger", "small faint")
    return None


@lru_cache(256)
def tool(words: str, seat: int, level: str, looks: str) -> Markup:
    return button(words, type="button", data_standin=seat, data_level=level, class_=looks)


def again_words(seats: int) -> str:
    """In a rematch everybody sits one seat further."""
    if seats == 1:
        return "Play again"
    return "Rematch with swapped seats" if seats == 2 else "Rematch, everybody one seat further"


def ending(scene: Scene) -> Markup:
    """What to do when the game is over."""
    table = scene.table
    if table is None or not table.over:
        return EMPTY
    name = scene.room.name
    again = None
    if scene.room.row.rematch:
        again = a("Go to the rematch", href=f"/t/{scene.room.row.rematch}", class_="button main")
    elif scene.mine:
        again = button(again_words(table.seats), type="button", data_do="rematch", class_="main")
    return div(
        p(strong(closing_words(scene, table))),
        ties(table),
        div(
            again,
            a("Replay", href=f"/t/{name}/replay", class_="button"),
            a("Are the dice fair?", href=f"/t/{name}/verify", class_="button"),
            a("Download the record", href=f"/t/{name}/record.json", class_="button", download=True),
            a("Home", href="/", class_="button"),
            class_="tools",
        ),
        class_="ending",
    )
