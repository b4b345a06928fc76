"""Where the points of a finished game came from: a line for each source, bars side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spinney.art.svg import Markup, element, number, rect
from spinney.web.rendering.end.stage import COLOURS, Item
from spinney.web.rendering.html import div, h3, section, small, span, table, tbody, td, th, thead, tr
from spinney.web.rendering.person import seal

FEW: Final = 5  # lines that need not share all the room there is
CROWDED: Final = 4  # from so many seats on, bars lie under their numbers


def sources(
    names: Sequence[str],
    items: Sequence[Item],
    totals: Sequence[int],
    winners: Sequence[int],
    compared: tuple[int, int] | None,
    foot: Markup | None = None,
) -> Markup:
    """Where the points came from. The last column compares two seats: how far the first is ahead."""
    seats = sorted(range(len(names)), key=lambda seat: (seat not in winners, -totals[seat]))
    head = tr(
        th(span("Source", class_="hidden"), scope="col", class_="source"),
        [seat_head(seat, names[seat]) for seat in seats],
        versus_head(names, compared),
    )
    best = max([1, *[one for _, points in items for one in points]])
    rows = [
        source_row(place, item, seats, compared, best) for place, item in enumerate(items) if any(item[1])
    ]
    total = tr(
        th("Total", scope="row"),
        [td(span(str(totals[seat]), class_="serif")) for seat in seats],
        versus(totals, compared),
        class_="total",
    )
    inside = table(thead(head), tbody(rows, total), class_="sources")
    looks = "crowded" if len(names) >= CROWDED else ""
    looks += " few" if len(rows) <= FEW else ""
    return section(
        div(
            h3("Where the points came from"),
            small("bars compare within a line") if len(names) > 1 else None,
            class_="sources-head",
        ),
        div(inside, class_="scroll", tabindex="0"),
        foot,
        class_=f"sources-box {looks}".rstrip(),
        aria_label="Where the points came from",
    )


def seat_head(seat: int, name: str) -> Markup:
    """The head of a seat's column."""
    return th(seal(seat), span(name, class_="hidden"), scope="col", title=name)


def source_row(
    place: int, item: Item, seats: Sequence[int], compared: tuple[int, int] | None, best: int
) -> Markup:
    """One source: the points of all seats, the most standing out, with bars; of one seat, beside its best."""
    name, points = item
    most = max(points) if len(seats) > 1 else best
    cells = [
        td(
            span(bar(points[seat], most, seat), span(str(points[seat]), class_="count"), class_="cell"),
            class_="best" if points[seat] == most > 0 else "none" if points[seat] == 0 else None,
        )
        for seat in seats
    ]
    words = name[:1].upper() + name[1:]
    label = th(span(swatch(place), span(words), class_="source-name"), scope="row", title=words)
    return tr(label, cells, versus(points, compared), data_source=place, tabindex="0")


def versus_head(names: Sequence[str], compared: tuple[int, int] | None) -> Markup | None:
    """Who is compared to whom."""
    if compared is None:
        return None
    one, other = compared
    words = f"{names[one]} compared to {names[other]}"
    marks = span(seal(one), span("to", class_="to"), seal(other), class_="pair")
    return th(marks, span(words, class_="hidden"), scope="col", class_="versus", title=words)


def versus(points: Sequence[int], compared: tuple[int, int] | None) -> Markup | None:
    """How far one seat is ahead of the other, or behind."""
    if compared is None:
        return None
    ahead = points[compared[0]] - points[compared[1]]
    words = "=" if ahead == 0 else f"+{ahead}" if ahead > 0 else f"\u2212{-ahead}"
    return td(words, class_=f"versus {'even' if ahead == 0 else 'ahead' if ahead > 0 else 'behind'}")


def swatch(place: int) -> Markup:
    """The colour of a source."""
    square = rect(width=12, height=12, rx=3, fill=COLOURS[place % len(COLOURS)])
    return element("svg", square, viewBox="0 0 12 12", class_="swatch", aria_hidden="true")


def bar(points: int, most: int, seat: int) -> Markup:
    """A bar as long as the points of a seat from one source, beside the most that anybody had."""
    share = 100 * max(0, points) / max(1, most)
    look = f"f-seat-{seat % 6 + 1}"
    drawn = rect(width=f"{number(share)}%", height="100%", rx=3, class_=look) if share else None
    return element("svg", drawn, class_="length", aria_hidden="true")
