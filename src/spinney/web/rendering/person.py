"""What everybody may see of a person at the table: the mark, the name, the points, a few numbers."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.svg import Markup, element, use
from spinney.engine.faces.names import named
from spinney.engine.faces.zones import Person
from spinney.web.rendering.html import div, span, strong
from spinney.web.rendering.seat_marks import seat_mark

Names = tuple[str, ...]


def person_head(person: Person, names: Names, badge: str = "") -> str:
    """The head of a zone that shows one person's things."""
    name, line = names[person.seat], named(person.line, names)
    return str(drawn_person_head(person.seat, name, line, person.score, drawn_chips(person, names), badge))


@lru_cache(512)
def drawn_person_head(seat: int, name: str, line: str, score: str, chips: Markup, badge: str) -> Markup:
    """Mark, name, line, whose turn it is, points, and the chips below."""
    return div(
        seal(seat),
        div(strong(name, title=name), span(line, class_="quiet", title=line) if line else None, class_="who"),
        span(badge, class_="turn") if badge else None,
        span(score, class_="points", title="points"),
        chips,
        class_=f"person-head of-seat-{seat % 6 + 1}",
        data_key=f"person-{seat}",
    )


@lru_cache(512)
def drawn_chips(person: Person, names: Names) -> Markup:
    """The numbers of a person, as chips."""
    return chip_list(tuple(chip.parts() for chip in person.chips), names, person.seat)


@lru_cache(1024)
def chip_list(
    chips: tuple[tuple[str, str, str, str, bool], ...], names: tuple[str, ...], seat: int
) -> Markup:
    """Chips in a row: an icon, a number, and what it is in words."""
    shown = [
        span(
            icon(one),
            span(count, class_="count") if count else None,
            span(named(words, names), class_="words"),
            class_="chip faint" if faint else "chip",
            title=f"{count} {named(words, names)}".strip(),
            data_key=part or None,
            id=f"chip-{part}" if part else None,
        )
        for one, count, words, part, faint in chips
    ]
    return div(shown, class_="chips") if shown else Markup("")


@lru_cache(512)
def icon(symbol: str) -> Markup | None:
    """An icon of the game's symbols, as large as the letters beside it."""
    if not symbol:
        return None
    return element(
        "svg", use(symbol, 0, 0, None, width="100%", height="100%"), class_="icon", aria_hidden="true"
    )


@lru_cache(64)
def seal(seat: int) -> Markup:
    """A seat's mark on a round piece of its cloth."""
    return span(seat_mark(seat, 16), class_=f"seal of-seat-{seat % 6 + 1}")
