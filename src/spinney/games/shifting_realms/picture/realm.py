"""A realm as one drawing: its head with objective and deck, its twenty spaces, its tiles to build."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.lettering import shortened
from spinney.art.svg import Markup, at, g, path, rect, text, tspan
from spinney.art.touch import part
from spinney.engine.faces.zones import Item
from spinney.engine.text import many
from spinney.games.shifting_realms.content.edition import RealmsContent
from spinney.games.shifting_realms.picture.bits import measured, meter, squeezed
from spinney.games.shifting_realms.picture.layout import GRID, HEAD, PITCH, PREFIX, REALM, View, ink_of
from spinney.games.shifting_realms.picture.piles import piles
from spinney.games.shifting_realms.picture.spaces import places, space
from spinney.games.shifting_realms.words.cards import goal_words

WIDE, HIGH = REALM
BEYOND: Final = 600.0  # how far the table goes on above and below
DECK: Final = 70.0  # how wide the deck's place in the head is
MOST_BOXES: Final = 6  # of a meter at full size
SIZE: Final = 12.7  # of the words of a goal
LEAF: Final = "M0-11c6 4 6 16 0 22-6-6-6-18 0-22Z"  # on the backs of story cards


class Goal(NamedTuple):
    """A goal of an objective: what is counted, how far it has come, and how far it must come."""

    what: str
    done: int
    wanted: int


def realm_item(content: RealmsContent, view: View, board: int) -> Item:
    """One of the three realms."""
    code = view["realms"][board]
    name = content.realm_names[content.realms.index(code)]
    goals, met = goals_of(content, view, code), bool(view["objectives"][code]["met"])
    left = int(view["decks"][code])
    pieces = [
        table(code, board),
        head(code, name, goals, met),
        deck(code, name, left, code in view["closed"]),
        *[space(place) for place in places(content, view, board)],
        *piles(content, view, code),
    ]
    words = f"{name}. Objective: {objective_words(goals, met)}. {many(left, 'story card')} left."
    return Item(f"realm-{code}", words, *REALM, pieces)


def goals_of(content: RealmsContent, view: View, code: str) -> tuple[Goal, ...]:
    """The goals of a realm's objective."""
    aims, state = content.objectives[content.realms.index(code)], view["objectives"][code]
    return tuple(
        Goal(goal_words(content, aim), min(int(done), int(wanted)), int(wanted))
        for aim, (done, wanted) in zip(aims, state["goals"], strict=True)
    )


def objective_words(goals: tuple[Goal, ...], met: bool) -> str:
    """An objective in words, with how far it has come."""
    words = ", ".join([f"{goal.what} {goal.done} of {goal.wanted}" for goal in goals])
    return f"{words}, met" if met else words


@lru_cache(64)
def table(code: str, board: int) -> Markup:
    """The ground under a realm; the table goes on around the three of them."""
    left = -BEYOND if board == 0 else 0.0
    right = WIDE + BEYOND  # the next realm lies on it
    return g(
        rect(x=left, y=-BEYOND, width=right - left, height=HIGH + 2 * BEYOND, class_="f-table"),
        rect(
            y=GRID - 3,
            width=WIDE,
            height=4 * PITCH + 4,
            rx=11,
            fill=ink_of(code).ground,
            class_="terrain",
        ),
    )


# The head.


@lru_cache(512)
def head(code: str, name: str, goals: tuple[Goal, ...], met: bool) -> Markup:
    """The realm's name, and each goal of its objective in words and as boxes; a tick when it is met."""
    ink = ink_of(code).line
    return part(
        PREFIX,
        f"goal-{code}",
        f"Objective of {name}: {objective_words(goals, met)}",
        g(
            rect(x=1, y=2, width=WIDE - 2, height=HEAD - 3, rx=9, class_="f-paper s-paper-line"),
            path(d=f"M9 2H10V{HEAD - 1}H9A8 8 0 0 1 1 {HEAD - 9}V10A8 8 0 0 1 9 2Z", fill=ink),
        ),
        text(name, x=17, y=20, font_size=18, class_="serif bold f-ink", pointer_events="none"),
        goal_row(goals, ink),
        met_mark(len(name) * 12.4 + 24) if met else None,
        rim=rect(x=4, y=5, width=WIDE - DECK - 8, height=HEAD - 9, rx=7),
    )


def goal_row(goals: tuple[Goal, ...], ink: str) -> list[Markup]:
    """Each goal: its words, how far, and a box for each step."""
    found: list[Markup] = []
    x, end = 17.0, WIDE - DECK - 4
    for place, goal in enumerate(goals):
        numbers = f"{goal.done}/{goal.wanted}"
        boxes = min(goal.wanted, MOST_BOXES) * 10.1
        counted = measured(numbers) * 1.12 * SIZE + 6
        room = (end - x) * (1 if place == len(goals) - 1 else 0.6) - counted - boxes
        fits = measured(goal.what) * SIZE <= room + 6
        words = goal.what if fits else shortened(goal.what, room, SIZE, 0.54)
        found.append(
            text(
                f"{words} ",
                tspan(numbers, class_="bold f-ink"),
                x=x,
                y=36.5,
                font_size=SIZE,
                class_="f-ink-quiet",
                pointer_events="none",
            )
        )
        x += measured(words) * SIZE + counted
        found.append(meter(goal.done, goal.wanted, x, 28, ink))
        x += boxes + 6
    return found


@lru_cache(64)
def met_mark(x: float) -> Markup:
    """The sign of an objective that is met."""
    return g(
        rect(x=x, y=5, width=46, height=18, rx=9, class_="f-success"),
        text("met", x=x + 23, y=18.5, font_size=13, class_="bold middle f-paper"),
        pointer_events="none",
    )


@lru_cache(512)
def deck(code: str, name: str, left: int, closed: bool) -> Markup:
    """Story cards face down, and how many are left."""
    state = "empty" if not left else "closed" if closed else ""
    return part(
        PREFIX,
        f"deck-{code}",
        f"{name}: {many(left, 'story card')} left{state and ', ' + state}",
        rect(width=DECK - 4, height=HEAD - 5, rx=8, fill_opacity=0),
        [card_back(code, 3 + 2.5 * step, 3.5 - step) for step in range(min(2, left // 3), -1, -1)]
        if left
        else rect(x=3, y=4, width=24, height=31, rx=4, class_="none s-ink-quiet", stroke_dasharray="4 3"),
        text(str(left), x=50.5, y=17.5, font_size=15, class_="bold middle f-ink") if left else None,
        squeezed(
            state or "left", 37 if left else 30, 31.5 if left else 24, 27 if left else 36, SIZE, "f-ink-quiet"
        ),
        rim=rect(x=1, y=2, width=DECK - 6, height=HEAD - 9, rx=7),
        transform=at(WIDE - DECK, 2),
    )


@lru_cache(512)
def card_back(code: str, x: float, y: float) -> Markup:
    """The back of a story card, in the ink of its realm."""
    return g(
        rect(width=24, height=31, rx=4, fill=ink_of(code).line, stroke="#fff8e6", stroke_width=1.6),
        path(d=LEAF, fill="none", stroke="#fff8e6", stroke_width=1.6, transform=at(12, 15.5, 0.9)),
        transform=at(x, y + 1),
    )
