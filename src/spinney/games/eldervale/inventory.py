"""E-1.1: every piece is in one place, and none is lost."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.eldervale.atoms import (
    BIFROST_TILE,
    DEN_TILE,
    FACTION_KINDS,
    FIRST_MONSTER,
    MONSTER_COUNT,
    NONE,
    UNITS,
    WORKER,
)
from spinney.games.eldervale.content_numbers import RUINS_LAID
from spinney.games.eldervale.players import Player
from spinney.games.eldervale.records import NOWHERE
from spinney.games.eldervale.table import (
    ABSENT,
    IN_BOX,
    NO_STACK,
    ORB_ON_ICON,
    ORB_ON_INPUT,
    SUPPLY,
    TAMED,
    EldervaleTable,
)
from spinney.games.eldervale.units import many, size


def inventory(t: EldervaleTable) -> dict[str, int]:
    """How many pieces of each kind there are, wherever they lie."""
    counted = {
        "tiles": int(size(t.laid) + size(t.realms)) + (0 if t.turn.drawn == NOWHERE else 1),
        "adventure cards": adventure_cards(t),
        "magic cards": magic_cards(t),
        "treasure tokens": treasure_tokens(t),
        "orbs": orbs(t),
        "monsters": monsters(t),
        "mercenaries": mercenaries(t),
    }
    for kind in range(FACTION_KINDS):
        dwellings = sum([int(size(player.dwellings)) for player in t.players]) if kind == WORKER else 0
        counted[f"{UNITS[kind]}s"] = sum([units_of(player, kind) for player in t.players]) + dwellings
    return counted


def box(t: EldervaleTable) -> dict[str, int]:
    """What came out of the box for this table."""
    content, setup = t.content, t.content.setup
    elements = int(size(t.elements))
    specials = int((t.laid >> BIFROST_TILE) & 1) + int((t.laid >> DEN_TILE) & 1)
    pieces = {
        "tiles": 3 * elements + RUINS_LAID + int(setup.dungeons[t.seats - 2]) + specials,
        "adventure cards": int(content.kinds) * elements,
        "magic cards": sum([int(copies) for copies in content.magic_copies]),
        "treasure tokens": 4 * int(setup.stack) * elements,
        "orbs": elements + 2,
        "monsters": elements + specials,
        "mercenaries": len([owner for owner in t.mercenaries if owner != ABSENT]),
    }
    for kind in range(FACTION_KINDS):
        pieces[f"{UNITS[kind]}s"] = int(t.seats * (setup.ready[kind] + setup.tray[kind]))
    return pieces


def units_of(player: Player, kind: i64) -> int:
    """Units of a kind, wherever a player has them."""
    places = [player.tray, player.ready, player.under, player.pool, player.acting, *player.units]
    return sum([int(many(units, kind)) for units in places])


def adventure_cards(t: EldervaleTable) -> int:
    faces = len([face for face in t.faces if face != NONE])
    decks = sum([int(size(deck)) for deck in t.decks])
    return faces + decks + len(t.burned) + sum([len(player.cards) for player in t.players])


def magic_cards(t: EldervaleTable) -> int:
    auras = len([card for card in range(len(t.marks)) if t.aura_on(card) != NONE])
    played = 0 if t.turn.card == NONE else 1
    hands = sum([len(player.hand) for player in t.players])
    return len(t.deck) + len(t.discard) + len(t.claimed) + hands + auras + played


def treasure_tokens(t: EldervaleTable) -> int:
    """What lies below a top token is among those that nobody has seen."""
    tops = len([stack for stack in t.stacks if stack != NO_STACK])
    held = sum([len(player.held) for player in t.players])
    slotted = len(
        [
            slot
            for card in range(len(t.content.adventures))
            for slot in range(t.content.card_slots[card])
            if t.slot_of(card, slot) != NONE
        ]
    )
    return sum([int(number) for number in t.pool]) + tops + held + slotted + int(t.gone)


def orbs(t: EldervaleTable) -> int:
    on_tracks = size(t.track_orbs) + size(t.glory_orbs) + size(t.bought)
    spent = len([owner for owner in t.orb_track if owner != NONE])
    for marks in t.marks:
        spent += (1 if marks & ORB_ON_INPUT else 0) + (1 if marks & ORB_ON_ICON else 0)
    return int(on_tracks) + spent + sum([int(player.orbs) for player in t.players])


def monsters(t: EldervaleTable) -> int:
    """Those on their own, and those that serve somebody."""
    alone = len([place for place in t.monsters if place != IN_BOX and place < TAMED])
    return alone + sum(
        [units_of(player, FIRST_MONSTER + n) for player in t.players for n in range(MONSTER_COUNT)]
    )


def mercenaries(t: EldervaleTable) -> int:
    supply = len([owner for owner in t.mercenaries if owner == SUPPLY])
    return supply + sum(
        [units_of(player, FACTION_KINDS + n) for player in t.players for n in range(len(t.mercenaries))]
    )
