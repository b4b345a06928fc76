"""Why a grove or an area of the Tree cannot be chosen now."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.asking import Reason
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NONE
from spinney.engine.text import listed, many
from spinney.games.groves.content.cards import ELEMENT_NAMES, RESOURCE_GROVE, STARTING_GROVES, WHITE, WRAITH
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import questions
from spinney.games.groves.terms.areas import GROVES_AREA, PORTAL_AREA, TREE
from spinney.games.groves.terms.questions import QUESTIONS
from spinney.games.groves.words.names import spirit_words
from spinney.games.groves.words.places import parts_of

TO_STAND: Final = Reason(
    "Groves are chosen for a spirit that you place, or to be bought.", "G-5.1", waits=True
)
TO_BE_AT: Final = Reason("Areas of the Tree are chosen when you place a spirit.", "G-5.3", waits=True)
BESIDE: Final = Reason("To send a spirit here, touch the place itself, beside whoever stands on it.", "G-5.3")
AREA_NAMES: Final = [area.name for area in TREE]


def why_not_grove(t: GrovesTable, word: str) -> Reason | None:
    """A grove: of the row, of a realm, or out of the game."""
    if word not in t.content.actions.tile_words:
        return None
    tile, asked = t.content.actions.tile_words.index(word), QUESTIONS.of(t)
    if asked == questions.PLACE:
        return why_not_stand(t, tile)
    if asked == questions.BUY:
        return why_not_buy(t, tile)
    return why_not_begin(t, tile) if asked == questions.CHOOSE else TO_STAND


def why_not_stand(t: GrovesTable, tile: int) -> Reason | None:
    """G-5.1, G-5.2, G-7.5, G-8.4  Why no spirit can go to a grove."""
    owner, standing = t.owner[tile], t.spirit[tile]
    if owner < 0:
        if tile in t.row:
            words = "This grove is not in a realm yet: a spirit on the groves area of the Tree can buy it."
            return Reason(words, "G-9.1")
        return Reason("This grove is in nobody's realm.", "G-5.1")
    if not (t.realms[t.seat].reach >> owner) & 1:
        return Reason(f"You have no portal to the realm of {seat_mark(owner)}.", "G-8.4")
    if standing == WRAITH and t.realms[t.seat].drawn[WHITE] == 0:
        return Reason("A wraith stands here, and you have no white spirit to displace it.", "G-7.5")
    if standing not in (NONE, WRAITH):
        return Reason(f"{spirit_words(standing).capitalize()} stands here already.", "G-5.2")
    return None


def why_not_buy(t: GrovesTable, tile: int) -> Reason | None:
    """G-9.2, G-9.3  What a grove of the row costs more than the seat has."""
    owner = t.owner[tile]
    if owner >= 0:
        whose = "your realm" if owner == t.seat else f"the realm of {seat_mark(owner)}"
        return Reason(f"This grove is in {whose} already.", "G-9.1")
    if tile not in t.row:
        return None
    slot, realm, cost = t.row.index(tile), t.realms[t.seat], t.content.cost[tile]
    price = [f"{number} {ELEMENT_NAMES[at]}" for at, number in enumerate(cost) if number]
    lacks = [
        f"{number - realm.elements[at]} {ELEMENT_NAMES[at]}"
        for at, number in enumerate(cost)
        if number > realm.elements[at]
    ]
    rule = "G-9.2" if lacks else "G-9.3"
    if realm.crystals <= slot:
        lacks.append(many(slot + 1 - realm.crystals, "crystal"))
    costs = listed([*price, many(slot + 1, "crystal")])
    return Reason(f"It costs {costs}, and you lack {listed(lacks)}.", rule) if lacks else None


def why_not_begin(t: GrovesTable, tile: int) -> Reason | None:
    """G-2.8  Why a grove cannot be the one to begin with."""
    if not RESOURCE_GROVE <= tile < STARTING_GROVES:
        return Reason("Only resource groves are chosen now.", "G-2.8")
    return Reason(f"{seat_mark(t.owner[tile])} has chosen it.", "G-2.8") if t.owner[tile] >= 0 else None


def why_not_area(t: GrovesTable, name: str) -> Reason | None:
    """G-5.3, G-5.4, G-7.2, G-14.6  Why no spirit can go to an area of the Tree."""
    if name not in AREA_NAMES:
        return None
    area, drawn = AREA_NAMES.index(name), t.realms[t.seat].drawn
    if QUESTIONS.of(t) != questions.PLACE:
        return TO_BE_AT
    if area == PORTAL_AREA and t.solo is not None:
        return Reason("Alone there are no portals.", "G-14.6")
    if drawn[WRAITH] == t.realms[t.seat].unplaced:
        return Reason("Wraiths cannot go to the Tree, only to groves.", "G-7.2")
    if area == GROVES_AREA:
        words = "You hold the crown: your first spirit of a round cannot go to the groves area."
        return Reason(words, "G-5.4")
    return None


def why_not_on(t: GrovesTable, rest: str) -> Reason | None:
    """Spirits that stand somewhere: why nothing can be done with the place."""
    kind, _, where = rest.partition("-")
    place = where if kind == "grove" else where.partition("-")[0]
    if f"{kind}-{place}" in {part for option in t.options for part in parts_of(t, int(option))}:
        return BESIDE
    return why_not_grove(t, place) if kind == "grove" else why_not_area(t, place)


def why_not_slot(t: GrovesTable, number: str) -> Reason | None:
    """G-4.7.2  An empty slot of the row."""
    if not number.isdecimal():
        return None
    left = t.stack > 0
    return Reason(f"This slot is empty{' until the round ends' if left else ''}.", "G-4.7.2")
