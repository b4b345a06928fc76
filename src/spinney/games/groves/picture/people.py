"""Everybody around the table in a few numbers: elements, crystals, dominion, cards, portals."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.layout import from_seat
from spinney.engine.faces.zones import Chip, Person
from spinney.games.groves.content.cards import ELEMENT_NAMES
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.picture.scene import Scene, Seat

SHOWN: Final = (
    "crown", "points", "drawn", "elements", "crystals", "dominion", "base", "portals", "hidden", "shown",
)  # fmt: skip


def people(scene: Scene) -> list[Person]:
    """Everybody, the seat in front first."""
    return [person(scene.seat(number).only(*SHOWN)) for number in from_seat(scene.front, scene.seats)]


@lru_cache(256)
def person(seat: Seat) -> Person:
    """One seat as everybody may know it."""
    return Person(seat.number, str(seat.points), line(seat), chips(seat))


def line(seat: Seat) -> str:
    """Who has the crown, and how many spirits they have to place."""
    left = sum(seat.drawn)
    placing = f"{left} to place" if left else ""
    return ", ".join([words for words in ("crown" if seat.crown else "", placing) if words])


def chips(seat: Seat) -> list[Chip]:
    """What a seat has."""
    found = [counted(seat, name, name, seat.elements[kind], name) for kind, name in enumerate(ELEMENT_NAMES)]
    found.append(counted(seat, "crystal", "crystal", seat.crystals, "crystals"))
    found.append(counted(seat, "dominion", "dominion", seat.dominion, "tokens"))
    cards = seat.hidden + len(seat.shown)
    shown = f" ({len(seat.shown)} revealed)" if seat.shown and not seat.you else ""
    found.append(Chip(f"{PREFIX}icon-card", str(cards), f"cards{shown}", f"cards-{seat.number}", not cards))
    if seat.portals or seat.base:
        found.append(portals(seat))
    return found


def counted(seat: Seat, name: str, icon: str, count: int, words: str) -> Chip:
    """A resource of a seat, which can be touched to pay with it."""
    return Chip(f"{PREFIX}icon-{icon}", str(count), words, f"has-{seat.number}-{name}", not count)


def portals(seat: Seat) -> Chip:
    """Finished portals, with a half for the base of one that waits for its mirror; or the base alone."""
    done = len(seat.portals)
    if not done:
        return Chip(f"{PREFIX}icon-portal-base", "1", "base", f"has-{seat.number}-portal")
    count = f"{done}\N{VULGAR FRACTION ONE HALF}" if seat.base else str(done)
    words = "portals" if seat.base or done > 1 else "portal"
    return Chip(f"{PREFIX}icon-portal", count, words, f"has-{seat.number}-portal")
