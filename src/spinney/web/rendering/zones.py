"""The zones of the table: what the game draws for this seat, for a page that has symbols and stylesheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from spinney.art.kept import shelved
from spinney.art.svg import Markup, element, number
from spinney.engine.chance import Chance, secret_of
from spinney.engine.events import SPECTATOR
from spinney.engine.faces.names import named, named_drawing
from spinney.engine.faces.zones import BOARD, MINE, SIDE, UNITS, Board, Item, Person, Zone
from spinney.engine.nothing import NOBODY
from spinney.engine.table import Table
from spinney.web.games import game_of
from spinney.web.rendering.html import div, h2, html, p, span
from spinney.web.rendering.person import person_head
from spinney.web.rendering.status import seat_badge
from spinney.web.rendering.viewer import Viewer

SAMPLE: Final = 40  # choices into a game, for the picture on its card
Names = tuple[str, ...]
Badges = Mapping[int, str]  # what is said beside somebody's name: whose turn it is, or comes next
NO_BADGES: Final[Badges] = {}


def zones(viewer: Viewer) -> Markup | list[str]:
    """The zones as a part of the page: the table's own, or a sample while not everybody has sat down."""
    if viewer.table is None or viewer.board is None:
        return waiting_board(viewer.game.key)
    badges = {row.seat: seat_badge(viewer, row) for row in viewer.seats}
    return zone_pieces(viewer.board, viewer.names, badges)


def zones_of(table: Table, seat: int, names: Names) -> Markup:
    """All zones of a table as a seat sees it, for looking back and for replays."""
    return Markup("".join(zone_pieces(table.game.board(table, seat), names)))


def zone_pieces(board: Board, names: Names, badges: Badges = NO_BADGES) -> list[str]:
    """The zones of a table, piece by piece: those of one role lie together, as a page to swipe on a phone."""
    found: list[str] = []
    for role in (BOARD, SIDE, MINE):
        here = [zone for zone in board.zones if zone.role == role]
        if here:
            found.append(page_head(role, here[0].tab))
            for zone in here:
                found += zone_of_page(zone, board.people, names, badges)
            found.append("</div>")
    return found


@lru_cache(64)
def page_head(role: str, tab: str) -> str:
    """The beginning of a page of zones."""
    words = html_text(tab)
    return (
        f"<div class='page page-{role}' id='page-{role}' data-page='{words}' tabindex='0'"
        f" role='group' aria-label='{words}'>"
    )


def zone_of_page(
    zone: Zone, people: Sequence[Person], names: Names, badges: Badges = NO_BADGES
) -> tuple[str, ...]:
    """One zone, below the head of the person whose it is."""
    person = next((one for one in people if one.seat == zone.seat), None) if zone.seat != NOBODY else None
    return drawn_zone(zone, person, names, badges.get(zone.seat, ""))


@shelved
@lru_cache(1024)
def drawn_zone(zone: Zone, person: Person | None, names: Names, badge: str = "") -> tuple[str, ...]:
    """One zone: its head, and its drawings; as long as it is the same zone, it looks the same."""
    title = named(zone.title, names)
    label = f"{title} of {names[zone.seat]}" if person is not None else title
    head = zone_head(zone.key, zone.role, title, named(zone.note, names), label)
    inner: list[str] = []
    if person is not None:
        inner.append(person_head(person, names, badge))
    drawings = [piece for item in zone.items for piece in item_pieces(item, names, zone.role == BOARD)]
    return (head, *inner, "<div class='items'>", *drawings, "</div></section>")


@lru_cache(512)
def zone_head(key: str, role: str, title: str, note: str, label: str) -> str:
    """The beginning of a zone, with its title; the board's is only read aloud."""
    heading = (
        h2(title, class_="hidden")
        if role == BOARD
        else h2(title, span(note, class_="note") if note else None)
    )
    whole = html("section", heading, id=f"zone-{key}", class_=f"zone zone-{role}", aria_label=label)
    return whole.removesuffix("</section>")


def item_pieces(item: Item, names: Names, fills: bool) -> list[str]:
    """One drawing in pieces, with the names of people in its words."""
    opening = item_head(item.key, named(item.words, names), item.width, item.height, fills)
    named_ = [piece if piece.isascii() else with_names(piece, names) for piece in item.pieces]
    return [opening, *named_, "</svg>"]


@lru_cache(2048)
def with_names(piece: str, names: Names) -> str:
    """A piece of a drawing with names; the same piece stays the same object."""
    return named_drawing(piece, names)


@lru_cache(1024)
def item_head(key: str, words: str, width: float, height: float, fills: bool) -> str:
    """The beginning of a drawing: sixteen of its units are as wide as one letter of the page."""
    size = {} if fills else {"width": f"{number(width / UNITS)}rem", "height": f"{number(height / UNITS)}rem"}
    whole = element(
        "svg",
        Markup(" "),
        id=f"item-{key}",
        class_="item",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="group",
        aria_label=words,
        **size,
    )
    return whole.removesuffix(" </svg>")


def html_text(words: str) -> str:
    """Words for an attribute of a piece that is put together by hand."""
    return words.replace("&", "&amp;").replace("'", "&#39;").replace("<", "&lt;")


def picture_of(table: Table, seat: int, names: Names | None = None) -> Markup:
    """The whole table on one sheet as a seat sees it, without its stylesheet, which pages have."""
    picture = table.game.picture(table, seat, names)
    start = picture.find("<style>")
    end = picture.find("</style>", start) + len("</style>") if start >= 0 else 0
    return Markup(picture[:start] + picture[end:] if start >= 0 else picture)


@lru_cache
def sample_board(key: str) -> Markup:
    """The sheet of a game in full swing, as spectators see it, for the game's card."""
    return picture_of(sample_table(key), SPECTATOR)


def sample_table(key: str) -> Table:
    """The table that a sample is drawn from: after some random choices, and before the game ends."""
    game = game_of(key)
    chance = Chance(secret_of(key))
    table: Table = game.start(max(game.seats[0], min(2, game.seats[1])), seed="sample")
    for _ in range(SAMPLE):
        ahead = table.clone()
        ahead.play(ahead.options[chance.below(len(ahead.options))])
        if ahead.over:
            break
        table = ahead
    return table


@lru_cache
def waiting_board(key: str) -> Markup:
    """The table while not everybody has sat down: a sample, under a veil."""
    veil = p("The board is laid out when everybody has sat down.", class_="veil")
    return div(
        veil,
        div(sample_board(key), aria_hidden="true", inert=True),
        class_="page page-board waiting",
        id="page-board",
    )
