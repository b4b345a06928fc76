"""The zones of a table as one tree of elements, for tests of what people look at."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from art.checks import SVG
from spinney.engine.faces.names import named
from spinney.games.shifting_realms.picture.board import board
from spinney.games.shifting_realms.picture.symbols import symbols
from spinney.games.shifting_realms.state.table import RealmsTable

NAMES = ("Ada", "Bo", "Cleo", "Dag")


def markup(t: RealmsTable, seat: int = -1) -> str:
    """All drawings of all zones, with the symbols that they refer to."""
    shown = board(t.content, t.game.view(t, seat))
    drawn = "".join([piece for zone in shown.zones for item in zone.items for piece in item.pieces])
    return f"<svg xmlns='http://www.w3.org/2000/svg'><defs>{symbols()}</defs>{named(drawn, NAMES)}</svg>"


def tree(t: RealmsTable, seat: int = -1) -> ET.Element:
    return ET.fromstring(markup(t, seat))


def keys(t: RealmsTable, seat: int = -1) -> set[str]:
    """All keys that can be found at the table: in drawings, people, and their chips."""
    shown = board(t.content, t.game.view(t, seat))
    chips = {chip.part for person in shown.people for chip in person.chips if chip.part}
    people = {f"person-{person.seat}" for person in shown.people}
    return chips | people | {key for part in tree(t, seat).iter() if (key := part.get("data-key"))}


def titles(t: RealmsTable, seat: int = -1) -> dict[str, str]:
    """The words of everything that has an id, without its letters."""
    return {
        part.get("id", "").removeprefix("sr-"): part.findtext(f"{SVG}title", "")
        for part in tree(t, seat).iter()
        if part.get("id")
    }
