"""The coach of a lesson: one idea, what to do now, and what was said to the last answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.owl import OWL
from spinney.art.svg import Child, Markup, element
from spinney.learn.checks import AREA, ZONE
from spinney.learn.courses import lesson_keys
from spinney.learn.learner import Learner
from spinney.web.lessons.table import LessonTable
from spinney.web.rendering.ask import WIDEN, all_options, bar_head, option_list, short_button
from spinney.web.rendering.html import a, button, div, html, li, ol, p, span, strong
from spinney.web.rendering.person import seal
from spinney.web.rendering.tool_icons import tool_icon
from spinney.web.rendering.viewer import Viewer

NAME: Final = "Tawny"
SPEAKS: Final = "What Tawny says"
PATIENCE: Final = 2  # answers that do not lead on, before the coach points at *Show me*


def learner_of(viewer: Viewer) -> Learner:
    """Whose lesson it is."""
    assert isinstance(viewer.live, LessonTable)
    return viewer.live.learner


def coach(viewer: Viewer) -> Markup:
    """What the coach says, with what it lights on the table."""
    learner = learner_of(viewer)
    lit = () if learner.over else learner.step.light
    around = () if learner.table.over else lit  # the goal and the people are gone when the game is over
    return div(
        speaker(learner.at, len(learner.lesson.steps)),
        div(
            bubble(learner),
            class_="bubble",
            aria_live="polite",
            role="group",
            tabindex="0",
            aria_label=SPEAKS,
        ),
        class_="coach",
        data_light=" ".join(key for key in lit if not key.startswith((ZONE, AREA))),
        data_zones=" ".join(key.removeprefix(ZONE) for key in lit if key.startswith(ZONE)),
        data_areas=" ".join(key.removeprefix(AREA) for key in around if key.startswith(AREA)),
        data_wanted=" ".join(str(action) for action in learner.wanted),
    )


def bubble(learner: Learner) -> list[Child]:
    """The words of the coach."""
    if learner.over:
        return [said(learner), p("That was the lesson.", class_="idea"), p(learner.lesson.about)]
    step, missed = learner.step, learner.misses > 0
    scene = learner.lesson.scene
    return [
        p(f"In this lesson you are {scene.names[scene.seat]}.", class_="quiet") if learner.at == 0 else None,
        said(learner),
        None if missed else p(step.idea, class_="idea"),
        [p(words) for words in step.words.split("\n\n") if words.strip() and not missed],
        p(span("→", aria_hidden="true"), span(step.task), class_="task") if step.task else None,
    ]


def said(learner: Learner) -> Markup | None:
    """What was said to the last answer."""
    return p(learner.said, class_="miss" if learner.misses else "well") if learner.said else None


@lru_cache(256)
def speaker(at: int, steps: int) -> Markup:
    """Who speaks, and how far the lesson has come."""
    shown = [li(class_="done" if number < at else "now" if number == at else None) for number in range(steps)]
    words = f"Step {min(at + 1, steps)} of {steps}"
    far = div(strong(NAME), span(words), ol(shown, aria_hidden="true"), class_="how-far")
    return div(owl(), far, class_="speaker")


@lru_cache(1)
def owl() -> Markup:
    """The coach."""
    return element("svg", OWL, viewBox="0 -6 80 104", class_="owl", aria_hidden="true")


# The bar below the board.


def lesson_bar(viewer: Viewer) -> Markup | list[str]:
    """The real question where there is something to answer; else the way on."""
    learner, asked = learner_of(viewer), viewer.ask
    back = bool(learner.answers)
    if learner.over:
        return end_bar(viewer.live.row.game, learner)
    if learner.step.reads or asked is None or not viewer.my_turn:
        return reading_bar(viewer.seat, back)
    loose = [answer for answer in asked.answers if not answer.parts]
    return [
        str(bar_head(asked.seat, asked.question, asked.help, "")),
        "<div class='shorts'>",
        *[short_button(one.action, one.short, one.label, one.badge) for one in loose],
        "</div>",
        str(lesson_tools(len(asked.answers), back, learner.misses >= PATIENCE)),
        "</div>",
        *option_list(viewer, asked),
    ]


@lru_cache(64)
def lesson_tools(count: int, back: bool, lost: bool) -> Markup:
    """The tools beside a question: one step back, being shown the answer, and all options."""
    show = button(
        tool_icon("hint"), span("Show me"), type="button", data_do="show", class_="main" if lost else None
    )
    return div(WIDEN, step_back() if back else None, show, all_options(count), class_="tools")


def step_back() -> Markup:
    """One step back, whatever has happened since."""
    return button(tool_icon("back"), span("Back"), html("kbd", "U"), type="button", data_do="undo")


@lru_cache(64)
def reading_bar(seat: int, back: bool) -> Markup:
    """The bar of a step that is only read."""
    on = button("Go on", html("kbd", "Enter"), type="button", id="confirm", data_do="on", class_="main")
    return div(
        seal(seat),
        div(strong("Look around, then go on."), class_="question"),
        div(step_back() if back else None, on, class_="tools"),
        class_="bar mine",
    )


def end_bar(game: str, learner: Learner) -> Markup:
    """The bar at the end of a lesson: what comes next."""
    again = button("Once more", type="button", data_do="again")
    last = learner.lesson.key == lesson_keys(learner.game.package)[-1]
    words = "And then a real game" if last else "Next lesson"
    course = a(words, href=f"/learn/{game}?after={learner.lesson.key}", class_="button main", id="onward")
    return div(
        div(strong("Well done."), class_="question"),
        div(again, course, class_="tools"),
        class_="bar over",
    )
