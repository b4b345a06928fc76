"""What is counted, in a lens: elements, crystals, dominion, spirits, portals, whoever has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spinney.art.icons import icon
from spinney.engine.faces.zones import Item, Lens
from spinney.engine.text import many
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS
from spinney.games.groves.picture.figures import NAMES, WORDS
from spinney.games.groves.picture.layout import PREFIX
from spinney.games.groves.picture.scene import Scene, Seat

STOCK: Final = ("supply", "take", "has", "bag", "drawn")
BAGS: Final = {"bag": "bag", "draw": "drawn"}


class Thing(NamedTuple):
    """Something that is counted: its icon, its name, what it is for, and its rule."""

    icon: str
    title: str
    use: str
    rule: str


ELEMENT: Final = "Pays for groves; at the end five elements or crystals left over are 1 dominion"
COLOURED: Final = "On a grove of its own colour it earns the bonus, too; on the Tree it serves as well as any"
THINGS: Final = {
    **{name: Thing(name, name.capitalize(), ELEMENT, "G-6.8") for name in ELEMENT_NAMES},
    **{
        name: Thing(NAMES[kind], WORDS[kind].capitalize(), COLOURED, "G-6.3")
        for kind, name in enumerate(SPIRITS)
    },
    "white": Thing(
        NAMES[0], "White spirit", "Earns no bonus, but it can drive a wraith out of a grove", "G-7.5"
    ),
    "wraith": Thing(
        NAMES[-1],
        "Wraith",
        "Earns reward and bonus on any grove, and stays until a white spirit drives it out; not on the Tree",
        "G-7.3",
    ),
    "crystal": Thing("crystal", "Crystals", "Pay for the slot of a grove, to whoever has the crown", "G-9.3"),
    "dominion": Thing(
        "dominion", "Dominion tokens", "Each is 1 point; the score counts them with all the rest", "G-6.13"
    ),
    "base": Thing(
        "portal-base", "Portal base", "The first half of a portal; alone it is worth nothing", "G-8.1"
    ),
    "mirror": Thing(
        "portal-mirror", "Portal mirror", "The second half: it opens the portal to a neighbour", "G-8.1"
    ),
    "portal": Thing(
        "portal", "Portals", "Your spirits can go to the groves there; each is 1 dominion", "G-8.4"
    ),
}


def stock_lens(kind: str) -> Callable[[Scene, str], Lens | None]:
    """The lens of one kind of key, by what comes after it."""
    if kind in ("supply", "take"):
        return supply_lens
    return lambda scene, name: seat_lens(scene, kind, name)


def supply_lens(scene: Scene, name: str) -> Lens | None:
    """Something of the supply."""
    left = scene.view["supply"]
    amounts = {
        **left["elements"], **left["spirits"], "crystal": left["crystals"], "dominion": left["dominion"],
        "base": left["bases"], "mirror": left["mirrors"],
    }  # fmt: skip
    return thing_lens(name, "in the supply", [f"{amounts[name]} left"]) if name in amounts else None


def seat_lens(scene: Scene, kind: str, name: str) -> Lens | None:
    """Something that a seat has: in stock, in its bag, or to place."""
    owner, _, what = name.partition("-")
    if not owner.isdecimal() or int(owner) >= scene.seats:
        return None
    seat = scene.seat(int(owner))
    if kind == "has":
        return had_lens(seat, what)
    if not what:
        return bag_lens(seat)
    counts = seat.bag if kind == "bag" else seat.drawn
    if what not in SPIRITS:
        return None
    place = f"in {seat.whose} bag" if kind == "bag" else f"to place, {seat.owner}"
    return thing_lens(what, place, [f"{counts[SPIRITS.index(what)]} of them"], seat.number)


def had_lens(seat: Seat, what: str) -> Lens | None:
    """Something of a seat's stock."""
    if what in ("portal", "portals"):
        lines = [
            f"{many(len(seat.portals), 'portal')}",
            *(["A base that waits for its mirror"] if seat.base else []),
        ]
        return thing_lens("portal", seat.owner, lines, seat.number)
    amounts = {
        **dict(zip(ELEMENT_NAMES, seat.elements, strict=True)),
        "crystal": seat.crystals,
        "dominion": seat.dominion,
    }
    has = "You have" if seat.you else f"{seat.name} has"
    return thing_lens(what, seat.owner, [f"{has} {amounts[what]}"], seat.number) if what in amounts else None


def bag_lens(seat: Seat) -> Lens:
    """A whole bag."""
    lines = [many(count, WORDS[kind]) for kind, count in enumerate(seat.bag) if count] or ["Empty"]
    lines.append("Each round begins with three spirits drawn from it")
    whose = f"{seat.whose[0].upper()}{seat.whose[1:]}"
    return Lens(f"{whose} bag", "drawn from at random", lines, "G-4.1", seat.number, icon_item("sack"))


def thing_lens(name: str, kind: str, lines: list[str], owner: int = -1) -> Lens:
    """One thing with what it is for."""
    thing = THINGS[name]
    return Lens(thing.title, kind, [*lines, thing.use], thing.rule, owner, icon_item(thing.icon))


def icon_item(name: str) -> Item:
    """An icon drawn large."""
    return Item("lens", "", 120, 120, [icon(PREFIX, name, 60, 60, 104, "")])
