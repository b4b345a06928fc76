"""Lenses of what is on the map: Realms, Treasure, Monsters, the Realm Stack and the Underworld."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Lens
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import many
from spinney.games.eldervale.content.abilities import MONSTER_ABILITIES, SLOW
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.tile_kinds import (
    BIFROST,
    DEN,
    DUNGEON,
    FORTRESS,
    LAIR,
    MILL,
    ORACLE,
    PORTAL,
    TOWER,
)
from spinney.games.eldervale.picture.cards import capital
from spinney.games.eldervale.picture.lookups import Tile, View, points_at_once, tile_numbers
from spinney.games.eldervale.picture.still import realm, standing, token
from spinney.games.eldervale.picture.tile import facts, kind_words, stack_words, units_words
from spinney.games.eldervale.picture.tokens import monster
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.names import element_name, the_tile, tile_name, token_words
from spinney.games.eldervale.words.phrases import paying

RULES: Final = {
    TOWER: "E-6.2", FORTRESS: "E-6.3", MILL: "E-6.4", DUNGEON: "E-6.5", PORTAL: "E-6.6", ORACLE: "E-6.7",
    BIFROST: "E-6.8", DEN: "E-6.9", LAIR: "E-6.10",
}  # fmt: skip  # other Realms are ruled by E-6.1
RUSH: Final = "It rushes in to fight when somebody places a Unit next to it."
BARE: Final = {"stacks": [], "monster": "", "units": [], "shape": "", "dwelling": NOBODY, "castle": False}


def found_tile(view: View, id_: str) -> Tile | None:
    """A tile on the map; the one that is being laid is bare."""
    if view["turn"]["drawn"] == id_:
        return {**BARE, "id": id_}
    return next((tile for tile in view["tiles"] if tile["id"] == id_), None)


def of_tile(content: EldervaleContent, view: View, id_: str) -> Lens | None:
    """A Realm: what its action is, its Treasure, its Dwelling, and who stands there."""
    tile = found_tile(view, id_)
    if tile is None:
        return None
    number = tile_numbers(content)[id_]
    kind = int(content.tiles[number].kind)
    points = points_at_once(content, view, tile) if "hex" in tile else 0
    known = [capital(fact) for fact in facts(content, number, tile, points)]
    lines = [f"Action: {action(content, kind)}.", *known]
    if "hex" not in tile:
        lines = [lines[0], "It has been drawn and is laid on an empty hex next to at least two Realms."]
    owner = tile["dwelling"]
    name = tile_name(content, number)
    return Lens(
        name, kind_of(content, number), lines, RULES.get(kind, "E-6.1"), owner, realm(content, number)
    )


def kind_of(content: EldervaleContent, number: int) -> str:
    """What is below its name: the kind of Realm, unless it is called by it; such a Realm is a Ruin."""
    ruin = content.ruins >> number & 1
    return "Ruin" if ruin else kind_words(content, number)


def action(content: EldervaleContent, kind: int) -> str:
    """What a placement in a kind of Realm may be used for."""
    play = content.play
    treasure = "take a Treasure Token, or its resource when none is left"
    return {
        ORACLE: f"{treasure}; or instead {effect_words(content, play.oracle)} or buy a market card",
        TOWER: f"{paying(play.tower_cost)}{effect_words(content, play.tower)}",
        FORTRESS: f"{paying(play.fortress_cost)}{effect_words(content, play.fortress)}",
        MILL: "build a Dwelling with a Worker in any Elemental Realm",
        PORTAL: "pay for a Unit from your tray",
        DUNGEON: "lay a new Realm, then buy or burn market cards",
        BIFROST: effect_words(content, play.bifrost),
        DEN: effect_words(content, play.den),
    }.get(kind, treasure)


def of_stack(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """A Treasure stack of a Realm: its top token."""
    id_, _, place = part.rpartition("-")
    tile = found_tile(view, id_)
    if tile is None or not place.isdecimal() or int(place) >= len(tile["stacks"]):
        return None
    stack = tile["stacks"][int(place)]
    if not stack["token"]:
        return None
    where = f"On top of a stack in {the_tile(content, tile_numbers(content)[id_])}."
    lines = [
        f"{capital(stack_words(content, stack))}.",
        where,
        "Whoever takes it cashes it in later for what it shows, or puts it into a Slot of a card.",
    ]
    title = token_words(content.token_of[stack["token"]])
    return Lens(title, "Treasure Token", lines, "E-6.1", NOBODY, token(content, stack["token"]))


def of_hex(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """An empty hex where the new Realm may lie."""
    if not view["turn"]["drawn"]:
        return None
    number = tile_numbers(content)[view["turn"]["drawn"]]
    lines = [f"{content.tiles[number].name} may be laid here, next to at least two Realms."]
    return Lens("An empty hex", "Map", lines, "E-6.5", NOBODY, realm(content, number))


def of_monster(content: EldervaleContent, view: View, id_: str) -> Lens | None:
    """A Monster: its dice and abilities, and where it is."""
    if id_ not in view["monsters"]:
        return None
    found = monster(content, id_)
    able = [
        f"{one.name.capitalize()}: {one.words}." for one in MONSTER_ABILITIES if found.abilities & one.bit
    ]
    kind = f"{element_name(found.element)} Monster" if found.element != NONE else "Monster"
    kind = f"Legendary {kind}" if found.legendary else kind
    rush = [] if found.abilities & SLOW else [RUSH]
    lines = [f"It rolls {many(found.dice, 'die')}.", *rush, *able, where(content, view["monsters"][id_])]
    return Lens(found.name, kind, lines, "E-7.3", NOBODY, standing(content, id_, NOBODY))


def where(content: EldervaleContent, place: str) -> str:
    """Where a Monster is, as a sentence."""
    word, _, seat = place.partition(" ")
    if word == "underworld":
        return f"It is in the Underworld, bound to {seat_mark(int(seat))}."
    if word == "serves":
        return f"It serves {seat_mark(int(seat))}."
    if word == "waiting":
        return "It waits until its Lair is laid."
    return f"It stands in {the_tile(content, tile_numbers(content)[place])}."


def of_realm_stack(content: EldervaleContent, view: View, part: str) -> Lens:
    """The Realm Stack: what is still in it, in no order."""
    left = view["realm_stack"]
    numbers = sorted([tile_numbers(content)[id_] for id_ in left])
    names = ", ".join([content.tiles[number].name for number in numbers])
    lines = [f"{many(len(left), 'Realm')} left; the last one ends the game."]
    lines += [f"In no order: {names}."] if left else []
    return Lens("Realm Stack", "Map", lines, "E-11.1")


def of_underworld(content: EldervaleContent, view: View, part: str) -> Lens:
    """The Underworld: whose Units are there, and which Monsters."""
    lines = [
        f"{seat_mark(seat)}: {units_words(content, player['underworld'])}."
        for seat, player in enumerate(view["players"])
        if player["underworld"]
    ]
    for id_, place in view["monsters"].items():
        if place.startswith("underworld"):
            lines.append(f"{monster(content, id_).name}, bound to {seat_mark(int(place.split()[1]))}.")
    return Lens(
        "Underworld", "Lost Units and beaten Monsters", [*lines, "All return at a Regroup."], "E-10.6"
    )
