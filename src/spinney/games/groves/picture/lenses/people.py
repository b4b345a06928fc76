"""A person in a lens: what they have, and where their points come from, as everybody may see it."""

from __future__ import annotations

from spinney.engine.faces.zones import Lens
from spinney.engine.text import listed, many
from spinney.games.groves.content.cards import ELEMENT_NAMES
from spinney.games.groves.picture.cards import summons_words
from spinney.games.groves.picture.figures import WORDS
from spinney.games.groves.picture.scene import Scene, Seat


def person_lens(scene: Scene, name: str) -> Lens | None:
    """Everything about a person that lies open, and their points by source."""
    if not name.isdecimal() or int(name) >= scene.seats:
        return None
    seat = scene.seat(int(name))
    lines = [f"Points: {sources(scene, seat)}", f"Has {belongings(seat)}"]
    lines.append(f"Groves: {listed([cell.printed.name for cell in scene.cells(seat.number)], 'and')}")
    placing = spirits(seat.drawn)
    lines += [f"Still to place: {placing}"] if placing else []
    lines.append(f"In the bag: {spirits(seat.bag) or 'nothing'}")
    lines.append(f"{many(seat.hidden, 'summoning card')} face down")
    lines += [f"Revealed: {summons_words(card)}" for card in seat.shown]
    kind = f"{many(seat.points, 'point')}{', has the crown' if seat.crown else ''}"
    return Lens(seat.name, kind, lines, "G-12.1", seat.number)


def sources(scene: Scene, seat: Seat) -> str:
    """G-12.1  The points of a person, source by source; together they are the score that all see."""
    found = {
        "as tokens": seat.dominion,
        "on groves": sum([cell.printed.dominion for cell in scene.cells(seat.number)]),
        "on realm cards": sum([prize.dominion for prize, owner in scene.prizes() if owner == seat.number]),
        "on revealed cards": sum([card.dominion for card in seat.shown]),
        "for portals": int(scene.content.portal_points) * len(seat.portals),
        "for what is left over": (sum(seat.elements) + seat.crystals) // int(scene.content.leftovers),
    }
    return ", ".join([f"{points} {words}" for words, points in found.items() if points]) or "none yet"


def belongings(seat: Seat) -> str:
    """Elements, crystals and portals."""
    found = [f"{count} {name}" for name, count in zip(ELEMENT_NAMES, seat.elements, strict=True) if count]
    found += [many(seat.crystals, "crystal")] if seat.crystals else []
    found += [many(len(seat.portals), "portal")] if seat.portals else []
    found += ["a base that waits for its mirror"] if seat.base else []
    return listed(found, "and") if found else "no elements and no crystals"


def spirits(counts: tuple[int, ...]) -> str:
    """Spirits by kind."""
    return ", ".join([many(count, WORDS[kind]) for kind, count in enumerate(counts) if count])
