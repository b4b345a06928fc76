"""Anything on the table enlarged and explained, found by its key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.art.svg import at, g
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Item, Lens
from spinney.engine.text import many
from spinney.games.groves.content.cards import SPIRITS
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.picture import status
from spinney.games.groves.picture.figures import NAMES
from spinney.games.groves.picture.hexes import Face, face, face_lines, points_shield, standing
from spinney.games.groves.picture.lenses.cards import cards_lens, prize_lens, summons_lens
from spinney.games.groves.picture.lenses.people import person_lens
from spinney.games.groves.picture.lenses.stock import BAGS, STOCK, icon_item, stock_lens
from spinney.games.groves.picture.realm import cell_state
from spinney.games.groves.picture.scene import Cell, Scene, View
from spinney.games.groves.picture.solo import full_words
from spinney.games.groves.picture.tree import AREA_ICONS, price_of, slot_words
from spinney.games.groves.terms.areas import BONUS_AREA, GROVES_AREA, TREE
from spinney.games.groves.words.powers import POWERS, power_words

LARGE: Final = 92.0  # the size of a hex in a lens
SPENT: Final = "A spirit placed here does not come back: it leaves your bag for the supply"
AREA_RULES: Final = ("G-9.1", "G-10.1", "G-8.1")


def lens(content: GrovesContent, view: View, part: str) -> Lens | None:
    """A part of the table by its key; None where there is nothing to explain."""
    scene = Scene(content, view)
    kind, _, name = part.partition("-")
    found = LENSES.get(kind)
    return None if found is None else found(scene, name)


# Groves.


def grove_lens(scene: Scene, name: str) -> Lens | None:
    """A grove, wherever it lies: in the row, in a realm, or among those to choose from."""
    key = f"grove-{name}"
    for slot, place in enumerate(scene.view["row"]):
        if place["tile"] >= 0 and scene.key(place["tile"]) == key:
            return row_lens(scene, slot, place["tile"])
    for seat in range(scene.seats):
        for cell in scene.cells(seat):
            if cell.key == key:
                return realm_grove_lens(scene, seat, cell)
    cells = [cell for cell in scene.unchosen() if cell.key == key]
    return (
        tile_lens(cells[0].printed, f"{kind_of(cells[0].printed)} to choose", (), "G-2.8") if cells else None
    )


def kind_of(printed: Face) -> str:
    """What kind of grove it is."""
    return f"{printed.colour} grove" if printed.colour else "starting grove"


def row_lens(scene: Scene, slot: int, tile: int) -> Lens | None:
    """A grove that can be bought."""
    printed = scene.printed(tile)
    if printed is None:
        return None
    lines = (*slot_words(price_of(scene, slot, printed)), *face_lines(printed)[1:])
    return tile_lens(printed, f"{kind_of(printed)}, slot {slot + 1}", lines, "G-9.1")


def realm_grove_lens(scene: Scene, seat: int, cell: Cell) -> Lens:
    """A grove of a realm, and who stands there."""
    lines = (*[line for line in face_lines(cell.printed) if not line.startswith("Cost:")], *cell_state(cell))
    kind = f"{kind_of(cell.printed)} in {scene.owner(seat)} realm"
    return tile_lens(cell.printed, kind, lines, "G-6.3", seat, cell.spirit)


def tile_lens(
    printed: Face, kind: str, lines: tuple[str, ...], rule: str, owner: int = -1, spirit: int = -1
) -> Lens:
    """What is printed on a grove, and its hex drawn large."""
    pieces = [face(printed, LARGE), points_shield(printed.dominion, LARGE)]
    if spirit >= 0:
        pieces.append(standing(NAMES[spirit], LARGE))
    hexed = g(pieces, transform=at(88, 122 if spirit >= 0 else 100))
    item = Item("lens", printed.name, 176, 220 if spirit >= 0 else 200, [hexed])
    return Lens(printed.name, kind, lines or face_lines(printed), rule, owner, item)


def standing_lens(scene: Scene, name: str) -> Lens | None:
    """A spirit that stands somewhere: what it stands on."""
    kind, _, rest = name.partition("-")
    return area_lens(scene, rest.partition("-")[0]) if kind == "area" else grove_lens(scene, rest)


# The Tree.


def area_lens(scene: Scene, name: str) -> Lens | None:
    """An area of the Tree: what a spirit there is for, and what is left."""
    names = [area.name for area in TREE]
    if name not in scene.view["tree"]:
        return None
    number = names.index(name)
    _, left = status.area_left(scene, number)
    there = [
        many(count, "wraith" if kind == "wraith" else f"{kind} spirit")
        for kind, count in scene.view["tree"][name].items()
        if count
    ]
    lines = [status.purpose(scene, number).partition(": ")[2], *left.split("\n")]
    lines.insert(1, SPENT)
    if number == GROVES_AREA and not scene.solo:
        lines.append("Whoever has the crown cannot place the first spirit of a round here")
    if number == BONUS_AREA:
        lines.append("A card is revealed by itself when a later draw from your bag has all its spirits")
    lines.append(f"On it: {', '.join(there) or 'nobody'}")
    return Lens(
        f"{name.capitalize()} area", "branch of the Tree of Idyll", capitals(lines), AREA_RULES[number],
        item=icon_item(AREA_ICONS[number]),
    )  # fmt: skip


def capitals(lines: list[str]) -> list[str]:
    """Lines that begin with a capital letter."""
    return [line[:1].upper() + line[1:] for line in lines]


def slot_lens(scene: Scene, name: str) -> Lens:
    """An empty slot of the row."""
    price = f"A grove here costs {many(int(name), 'crystal')} beside its elements"
    return Lens(f"Slot {name}", "place of the row", ["Empty until the round ends", price], "G-9.4")


# Realms and wraiths.


def realm_lens(scene: Scene, name: str) -> Lens | None:
    """A whole realm: its groves, its portals."""
    if not name.isdecimal() or int(name) >= scene.seats:
        return None
    number = int(name)
    groves = [cell.printed.name for cell in scene.cells(number)]
    lines = [f"{many(len(groves), 'grove')}: {', '.join(groves)}"]
    lines += [
        f"{many(count, 'portal')} of {seat_mark(seat)} to here" for seat, count in scene.arriving(number)
    ]
    owner = scene.owner(number)
    kind = "around the Lore Stone, where no spirit can be placed"
    return Lens(f"{owner[0].upper()}{owner[1:]} realm", kind, lines, "G-3.1", number)


def hollow_lens(scene: Scene, name: str) -> Lens | None:
    """A space of the Hollows, and how they stand."""
    v = scene.solo
    if v is None or not name.isdecimal():
        return None
    number, first = int(name), int(scene.content.first_hollow)
    here = "a wraith is in it" if number <= v["hollows"] else "it is free"
    full = v["hollows"] >= v["spaces"]
    goal = (
        full_words(scene.view["over"], v["at_once"]) if full else f"Win with more than {v['to_beat']} points"
    )
    lines = [f"Value {first + number - 1}; {here}", goal]
    return Lens(f"Hollow {number}", "of the Hollows of the Lost", lines, "G-14.5", item=icon_item("hollow"))


def power_lens(scene: Scene, name: str) -> Lens | None:
    """A power of the wraith draw."""
    for power in POWERS:
        if SPIRITS[power.colour] == name:
            words = power_words(scene.content, power).partition(": ")[2]
            lines = capitals([words, f"It can be used when a {name} spirit is drawn from the wraith bag"])
            rule = f"G-14.{15 + power.colour}"
            return Lens(power.name, f"power of {name}", lines, rule, item=icon_item(NAMES[power.colour]))
    return None


def wraith_lens(scene: Scene, name: str) -> Lens | None:
    """Spirits in the wraith bag or in the wraith draw."""
    where, _, kind = name.partition("-")
    if scene.solo is None or where not in BAGS or kind not in SPIRITS:
        return None
    power = power_lens(scene, kind)
    place = "in the wraith bag" if where == "bag" else "drawn, not settled yet"
    lines = [f"{scene.solo[BAGS[where]][kind]} {place}"]
    lines += [f"{power.title}: {power.lines[0]}"] if power is not None else []
    title = "Wraith" if kind == "wraith" else f"{kind.capitalize()} spirit"
    return Lens(title, "against you", lines, "G-14.8", item=icon_item(NAMES[SPIRITS.index(kind)]))


Found = Callable[[Scene, str], Lens | None]
LENSES: Final[dict[str, Found]] = {
    "grove": grove_lens,
    "on": standing_lens,
    "area": area_lens,
    "slot": slot_lens,
    "realm": realm_lens,
    "person": person_lens,
    "hollow": hollow_lens,
    "power": power_lens,
    "wraith": wraith_lens,
    "card": summons_lens,
    "backs": cards_lens,
    "cards": cards_lens,
    "prize": prize_lens,
    **{kind: stock_lens(kind) for kind in STOCK},
}
