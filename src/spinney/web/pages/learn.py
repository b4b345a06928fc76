"""The courses: which lessons a game has, and which of them this browser has finished."""

from __future__ import annotations

from typing import Any

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup
from spinney.engine.game import Game
from spinney.learn.lesson import Lesson
from spinney.web.lessons.coach import owl
from spinney.web.pages.forms import play_form
from spinney.web.pages.frame import plain_page
from spinney.web.rendering.html import a, div, h1, h2, li, ol, p, span, strong


def course_page(game: Game[Any], lessons: list[Lesson], troubles: list[str], proof: str) -> HTMLResponse:
    """All lessons of a game, and the way to a first game."""
    title, minutes = f"Learn {game.title}", sum(lesson.minutes for lesson in lessons)
    return plain_page(
        title,
        div(
            owl(),
            div(h1(f"Learn {game.title}"), p(welcome(len(lessons), minutes), class_="lead")),
            class_="teaches",
        ),
        ol([entry(game, lesson) for lesson in lessons], class_="lessons"),
        [p(words, class_="quiet") for words in troubles],
        h2("And then a real game"),
        p("Against the gentlest bots; what you answer can be taken back as long as nothing was shown."),
        play_form(game, proof),
        script="learnt.js",
        kind="page-learn",
    )


def welcome(lessons: int, minutes: int) -> str:
    """How long a course is."""
    many = "One short lesson" if lessons == 1 else f"{lessons} short lessons"
    return f"{many} on the real table, about {minutes} minutes in all. Nothing can go wrong there."


def entry(game: Game[Any], lesson: Lesson) -> Markup:
    """One lesson of a course; the page's script marks those that are done or begun."""
    words = [strong(lesson.title), span(lesson.about), span(f"{lesson.minutes} minutes", class_="quiet")]
    return li(a(*words, href=f"/learn/{game.key}/{lesson.key}"), data_lesson=f"{game.key}/{lesson.key}")
