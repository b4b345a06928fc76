"""Setting a table up: who sits where, the game's options, and who may watch."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from starlette.responses import HTMLResponse

from spinney.art.svg import Markup
from spinney.bots.levels import LEVELS
from spinney.engine.game import Game
from spinney.engine.options import GameOption, in_words
from spinney.web.games import editions_of
from spinney.web.pages.frame import plain_page
from spinney.web.rendering.html import (
    button,
    div,
    fieldset,
    form,
    h1,
    input_,
    label,
    legend,
    option,
    p,
    select,
    small,
    span,
)
from spinney.web.rendering.seat_marks import seat_mark
from spinney.web.tables.new_table import FRIEND, ME
from spinney.web.user_text import LONGEST

REFERENCE: Final = re.compile(r" \([A-Z]+-[^)]*\)$")  # to a rule
STRENGTH: Final = ("easy", "fair", "strong")  # by level
NOTHING_YET: Final[Mapping[str, str]] = MappingProxyType({})

Given = Mapping[str, str]  # what the form said when it was refused, so that nobody fills it in twice


def setup_page(game: Game[Any], proof: str, trouble: str = "", given: Given = NOTHING_YET) -> HTMLResponse:
    """The form that sets up a table: who plays, with which edition and options, and who may watch."""
    low, high = game.seats
    numbers = [str(n) for n in range(low, high + 1)]
    count = given.get("seats", "") if given.get("seats") in numbers else str(min(max(2, low), high))
    counts = [option(n, value=n, selected=n == count) for n in numbers]
    name, title = given.get("name") or None, given.get("title") or None
    who = fieldset(
        legend("Who plays"),
        label("Your name ", input_(name="name", value=name, maxlength=LONGEST, autocomplete="nickname")),
        label("Seats ", select(counts, name="seats", data_do="seats")),
        *[seat_field(game, seat, int(count), given) for seat in range(high)],
    )
    where = fieldset(
        legend("The table"),
        label("Its name ", input_(name="title", value=title, maxlength=60, placeholder=game.title)),
        label(tick("public", given), " Public: anybody may watch"),
        label(tick("hints", given), " Hints for everybody"),
    )
    return plain_page(
        f"Set up {game.title}",
        h1(f"A table of {game.title}"),
        p(trouble, class_="trouble", role="alert") if trouble else None,
        form(
            input_(type="hidden", name="game", value=game.key),
            input_(type="hidden", name="proof", value=proof),
            who,
            options_field(game, given),
            where,
            div(button("Open the table", type="submit", class_="main"), class_="tools"),
            method="post",
            action="/new",
            class_="setup",
        ),
    )


def tick(name: str, given: Given) -> Markup:
    """A box to tick in the setup form."""
    return input_(type="checkbox", name=name, value="yes", checked=given.get(name) == "yes")


def seat_field(game: Game[Any], seat: int, count: int, given: Given) -> Markup:
    """The field of the setup form that says who plays at a seat: me, a friend, or a bot."""
    choices = [
        (ME, "me"),
        (FRIEND, "a friend, by link"),
        *[(level, f"bot: {level} ({how})") for level, how in zip(LEVELS, STRENGTH, strict=True)],
    ]
    chosen = given.get(f"seat{seat}", ME if seat == 0 else "sapling")
    return label(
        seat_mark(seat, 18),
        span(f" {game.seat_name(seat)} "),
        select(
            [option(words, value=value, selected=value == chosen) for value, words in choices],
            name=f"seat{seat}",
        ),
        class_="seat-field",
        data_seat=seat,
        hidden=seat >= count,
    )


def options_field(game: Game[Any], given: Given) -> Markup | None:
    """The part of the setup form about the game: its edition, if there are several, and its options."""
    editions = editions_of(game.key)
    if not game.options and len(editions) < 2:
        return None
    edition = None
    if len(editions) > 1:
        chosen = given.get("edition")
        names = [option(name.replace("_", " "), value=name, selected=name == chosen) for name in editions]
        edition = label("Edition ", select(names, name="edition"))
    return fieldset(legend("The game"), edition, *[option_field(one, given) for one in game.options])


def option_field(one: GameOption, given: Given) -> Markup:
    """The field of the setup form for one option of the game."""
    name = f"option.{one.name}"
    value = given.get(name, str(one.people))
    if one.words:
        words = [option(option_value(one, word), value=word, selected=word == value) for word in one.words]
        field = select(words, name=name)
    else:
        field = input_(type="number", name=name, value=value, min=one.low, max=one.high)
    return label(span(one.title, " "), field, small(option_meaning(one)))


def option_value(one: GameOption, word: str) -> str:
    """A value of an option, as the setup form offers it; a house rule is marked as one."""
    return f"{in_words(word)} (house rule)" if one.is_house_rule(word) else in_words(word)


def option_meaning(one: GameOption) -> str:
    """What the setup form says of an option, and how to play it by the book; without rule ids."""
    words = REFERENCE.sub("", one.meaning)
    return f"{words[:1].upper()}{words[1:]}. {one.by_the_book}".strip()
