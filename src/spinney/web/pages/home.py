"""The first page: what can be played, what I have begun, what can be watched."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup
from spinney.engine.game import Game
from spinney.learn.courses import course, lesson_keys
from spinney.web.games import game_keys, game_of, title_from_key
from spinney.web.house.words import title_of
from spinney.web.lessons.coach import owl
from spinney.web.pages.forms import play_form
from spinney.web.pages.frame import frame, page_foot, top_bar
from spinney.web.rendering.html import (
    a,
    article,
    div,
    h1,
    h2,
    input_,
    label,
    li,
    main,
    p,
    section,
    span,
    strong,
    ul,
)
from spinney.web.rendering.zones import sample_board
from spinney.web.storage.schema import OVER, PLAYING, WAITING, TableRow

STATES: Final = {WAITING: "waiting for people", PLAYING: "in play", OVER: "over"}


def home_page(mine: list[TableRow], public: list[TableRow], proof: str) -> HTMLResponse:
    """The first page: my tables, a card for each game, tables to watch, and a record to open."""
    games = [safe_game_card(key, proof) for key in game_keys()]
    welcome = section(
        h1("Sit down and play"),
        p(
            "Board games of groves, faeries and shifting realms. Every rule is enforced and explained;"
            " nothing to install, no account.",
            class_="lead",
        ),
        class_="welcome",
    )
    inside = main(
        welcome,
        newcomer(proof) if not mine else None,
        my_tables(mine),
        div(games, class_="cards"),
        public_tables(public),
        record_opener(),
        class_="home-main",
        id="main",
    )
    return frame("Spinney", top_bar(), inside, page_foot(), script="page.js", kind="page-home")


def newcomer(proof: str) -> Markup | None:
    """For somebody who has no table here yet: the shortest course first, or a game at once."""
    courses = courses_here()
    if not courses:
        return None
    minutes, game = min(courses, key=lambda one: one[0])
    first = lesson_keys(game.package)[0]
    return section(
        owl(),
        div(
            h2(f"New here? Learn {game.title} by playing"),
            p(f"About {minutes} minutes. The owl tells one thing at a time, and nothing can go wrong."),
            div(
                a("Start the lesson", href=f"/learn/{game.key}/{first}", class_="button main"),
                play_form(game, proof, "I know board games: just deal", "faint"),
                class_="tools",
            ),
        ),
        class_="newcomer",
    )


def courses_here() -> list[tuple[int, Game[Any]]]:
    """The games that can be learnt here, each with how long its course is."""
    found = []
    for key in game_keys():
        with suppress(Exception):  # the code of whoever writes a game may raise anything
            game = game_of(key)
            minutes = sum(lesson.minutes for lesson in course(game))
            found += [(minutes, game)] if minutes else []
    return found


def safe_game_card(key: str, proof: str) -> Markup:
    """The card of a game on the first page; if it cannot be shown, a card that says why."""
    try:
        return game_card(game_of(key), proof)
    except Exception as error:  # the code of whoever writes a game may raise anything
        words = div(h2(key), p(f"This game cannot be shown: {error}"), class_="card-words")
        return article(words, class_="card")


def game_card(game: Game[Any], proof: str) -> Markup:
    """A game on the first page: its board, what it is, and one click to play it."""
    return article(
        div(sample_board(game.key), class_="card-picture", aria_hidden="true", inert=True),
        div(
            h2(game.title),
            p(f"{seats_words(game)} · {game.length}", class_="quiet"),
            p(game.pitch),
            div(
                play_form(game, proof),
                learn_link(game),
                a("Set up a table", href=f"/new?game={game.key}", class_="button"),
                a("Rules", href=f"/rules/{game.key}", class_="button faint"),
                class_="tools",
            ),
            class_="card-words",
        ),
        class_="card",
    )


def learn_link(game: Game[Any]) -> Markup | None:
    """The way to the lessons of a game, if it has some."""
    return a("Learn it", href=f"/learn/{game.key}", class_="button") if lesson_keys(game.package) else None


def seats_words(game: Game[Any]) -> str:
    """For how many players a game is, on its card."""
    low, high = game.seats
    return f"{low} players" if low == high else f"{low} to {high} players"


def my_tables(mine: list[TableRow]) -> Markup | None:
    """The list of my own tables on the first page; nothing if I have none."""
    if not mine:
        return None
    return section(h2("My tables"), ul([table_entry(row, row.title) for row in mine], class_="tables"))


def public_tables(public: list[TableRow]) -> Markup:
    """The list of public tables on the first page."""
    known = [table_entry(row, title_of(row, stranger=True)) for row in public]
    words = ul(known, class_="tables") if known else p("No public table is open now.", class_="quiet")
    return section(h2("Tables to watch"), words)


def table_entry(row: TableRow, title: str) -> Markup:
    """One table in a list of the first page: its title, its game and whether it is in play."""
    game = game_of(row.game).title if row.game in game_keys() else title_from_key(row.game)
    state = "closed" if row.closed else STATES[row.state]
    words = [strong(title), span(f"{game} · " if title != game else "", state)]
    return li(a(*words, href=f"/t/{row.id}"))


def record_opener() -> Markup:
    """Where the first page takes a record from a file; the script reads it and sends its text."""
    return section(
        h2("Open a record"),
        p("Step through a game that you saved, and check its dice."),
        label(
            span("A record file", class_="hidden"),
            input_(type="file", accept=".json,application/json", data_do="open-record"),
        ),
        p("", id="record-trouble", role="status"),
    )
