"""E-1.1: every piece is in one place, and none is lost."""

from __future__ import annotations

from spinney.engine.bits import bit_count
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.setup import RUINS_LAID
from spinney.games.eldervale.content.vocabulary import (
    BIFROST_TILE,
    DEN_TILE,
    FACTION_KINDS,
    FIRST_MONSTER,
    UNIT_KINDS,
    UNITS,
    WORKER,
)
from spinney.games.eldervale.state.players import Player
from spinney.games.eldervale.state.table import (
    ABSENT,
    IN_BOX,
    NO_STACK,
    ORB_ON_ICON,
    ORB_ON_INPUT,
    SLOT_AT,
    SUPPLY,
    TAMED,
    EldervaleTable,
)
from spinney.games.eldervale.state.units import kinds_of, many


def inventory(t: EldervaleTable) -> dict[str, int]:
    """How many pieces of each kind there are, wherever they lie."""
    units = [sum(column) for column in zip(*[units_of(player) for player in t.players], strict=True)]
    counted = {
        "tiles": int(bit_count(t.laid) + bit_count(t.realms)) + (0 if t.turn.drawn == NONE else 1),
        "adventure cards": adventure_cards(t),
        "magic cards": magic_cards(t),
        "treasure tokens": treasure_tokens(t),
        "orbs": orbs(t),
        "monsters": monsters(t) + sum(units[FIRST_MONSTER:]),
        "mercenaries": t.mercenaries.count(SUPPLY) + sum(units[FACTION_KINDS:FIRST_MONSTER]),
    }
    for kind in range(FACTION_KINDS):
        dwellings = sum([int(bit_count(player.dwellings)) for player in t.players]) if kind == WORKER else 0
        counted[f"{UNITS[kind]}s"] = units[kind] + dwellings
    return counted


def box(t: EldervaleTable) -> dict[str, int]:
    """What came out of the box for this table: what an inventory must find."""
    content, setup = t.content, t.content.setup
    ruins = RUINS_LAID + int(setup.dungeons[t.seats - 2]) if t.laid else 0
    elements = int(bit_count(t.elements)) if t.laid else 0  # E-3.18: nothing comes out before all are chosen
    specials = int((t.laid >> BIFROST_TILE) & 1) + int((t.laid >> DEN_TILE) & 1)
    pieces = {
        "tiles": 3 * elements + ruins + specials,
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


def units_of(player: Player) -> list[int]:
    """Units by kind, wherever a player has them."""
    found = [0] * UNIT_KINDS
    for units in (player.tray, player.ready, player.under, player.pool, player.acting, *player.units):
        if units != 0:
            for kind in kinds_of(units):
                found[kind] += int(many(units, kind))
    return found


def adventure_cards(t: EldervaleTable) -> int:
    """How many Adventure Cards there are, wherever they lie."""
    faces = len([face for face in t.faces if face != NONE])
    decks = sum([int(bit_count(deck)) for deck in t.decks])
    return faces + decks + len(t.burned) + sum([len(player.cards) for player in t.players])


def magic_cards(t: EldervaleTable) -> int:
    """How many Magic Cards there are, wherever they lie."""
    auras = len([card for card in range(len(t.marks)) if t.marks[card] != 0 and t.aura_on(card) != NONE])
    played = 0 if t.turn.card == NONE else 1
    hands = sum([len(player.hand) for player in t.players])
    return len(t.deck) + len(t.discard) + len(t.claimed) + hands + auras + played


def treasure_tokens(t: EldervaleTable) -> int:
    """How many Treasure Tokens there are; those below a top token nobody has seen."""
    tops = len([stack for stack in t.stacks if stack != NO_STACK])
    held = sum([len(player.held) for player in t.players])
    slotted = len(
        [
            slot
            for card in range(len(t.content.adventures))
            if t.marks[card] >= SLOT_AT
            for slot in range(t.content.card_slots[card])
            if t.slot_of(card, slot) != NONE
        ]
    )
    return sum([int(number) for number in t.pool]) + tops + held + slotted + int(t.gone)


def orbs(t: EldervaleTable) -> int:
    """How many Orbs there are, wherever they lie."""
    on_tracks = bit_count(t.track_orbs) + bit_count(t.glory_orbs) + bit_count(t.bought)
    spent = len([owner for owner in t.orb_track if owner != NONE])
    for marks in [marks for marks in t.marks if marks != 0]:
        spent += (1 if marks & ORB_ON_INPUT else 0) + (1 if marks & ORB_ON_ICON else 0)
    return int(on_tracks) + spent + sum([int(player.orbs) for player in t.players])


def monsters(t: EldervaleTable) -> int:
    """How many Monsters there are that serve nobody."""
    return len([place for place in t.monsters if place != IN_BOX and place < TAMED])
