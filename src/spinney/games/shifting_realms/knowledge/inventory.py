"""Section 2: every component, wherever it lies."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit_count, bits_of
from spinney.engine.nothing import NONE
from spinney.games.shifting_realms.state.faction import Faction
from spinney.games.shifting_realms.state.land import NOWHERE
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import flat_soldiers, scouts, soldiers
from spinney.games.shifting_realms.words.names import COLOURS


def inventory(t: RealmsTable) -> dict[str, int]:
    """C-2  Each component is in exactly one place; one scout of each colour is on the scoring track."""
    content = t.content
    counted: dict[str, int] = {}
    for seat, faction in enumerate(t.factions):
        colour = COLOURS[seat]
        markers = bit_count(faction.tiles)
        counted[f"{colour} scouts"] = int(1 + markers + faction.scouts + on_boards(faction))
        standing = sum([soldiers(units) + flat_soldiers(units) for units in faction.units])
        counted[f"{colour} soldiers"] = int(faction.soldiers + standing)
    for kind in t.land.kinds:
        built = sum([bit_count(faction.built[kind]) for faction in t.factions])
        counted[content.kind_ids[kind]] = int(t.piles[kind] + built)
    counted["tokens"] = int(t.tokens + sum([bit_count(faction.tokens) for faction in t.factions]))
    cards = [content.card_ids[card] for card in every_card(t)]
    tasks = [content.tasks[task].id for task in every_task(t)]
    return {**counted, **{name: [*cards, *tasks].count(name) for name in [*cards, *tasks]}}


def box(t: RealmsTable) -> dict[str, int]:
    """S-1.1, S-1.5 to S-1.7  What came out of the box for the three realms."""
    content, land = t.content, t.land
    counted: dict[str, int] = {}
    for seat in range(t.seats):
        counted[f"{COLOURS[seat]} scouts"] = int(content.scouts)
        counted[f"{COLOURS[seat]} soldiers"] = int(content.soldiers)
    counted.update({content.kind_ids[kind]: int(content.copies) for kind in land.kinds})
    counted["tokens"] = int(content.tokens) if land.troll != NOWHERE else 0
    for card, realm in enumerate(content.card_realm):
        if realm in land.realms:
            counted[content.card_ids[card]] = 1
    for task, realm in enumerate(content.task_realm):
        if realm in land.realms:
            counted[content.tasks[task].id] = 1
    return counted


def on_boards(faction: Faction) -> int:
    """How many scouts of a faction the inventory finds on the boards."""
    return int(sum([scouts(units) for units in faction.units]))


def every_card(t: RealmsTable) -> list[i64]:
    """Story cards for the inventory: in decks, hands and discard piles, laid out, and just drawn."""
    found = [*bits_of(t.deck), *bits_of(t.discard)]
    for faction in t.factions:
        found += [*faction.hand, *bits_of(faction.laid)]
    return found if t.drawn == NONE else [*found, t.drawn]


def every_task(t: RealmsTable) -> list[i64]:
    """Tasks for the inventory: those of all seats, and those put aside."""
    found = bits_of(t.aside)
    for faction in t.factions:
        found += bits_of(faction.tasks)
    return found
