"""What a seat, or a spectator (-1), may know, as a tree of plain values.

Counts of spirits are dicts with `white`, `yellow`, `orange`, `green`, `blue` and `wraith`, those of elements
with `earth`, `light` and `water`; ids are the edition's. What each entry means stands beside it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS, STARTING_GROVES, WRAITH
from spinney.games.groves.knowledge.worlds import places_of, strays, worlds
from spinney.games.groves.state.hexes import spiral
from spinney.games.groves.state.table import GrovesTable, Solo
from spinney.games.groves.state.takes import BIT, DENIED, KEPT, PENDING, ROUND, SEAT
from spinney.games.groves.terms import events
from spinney.games.groves.terms.areas import AREA_TEXTS, AREAS, PORTAL_AREA, TREE
from spinney.games.groves.terms.questions import COLLECT, EITHER, QUESTIONS, SWAP

REALM_HEXES: Final = spiral(64)


def view(t: GrovesTable, seat: i64) -> dict[str, Any]:
    """Everything public, and what this seat knows of the summoning cards."""
    return {
        "you": int(seat),  # the seat that looks
        "asked": int(t.seat),  # whose choice it is, -1 when the game is over
        "question": QUESTIONS.name_of(t),  # in one word: see `terms/questions.py`; "" when the game is over
        "about": [int(t.about), int(t.more)],  # two numbers of the question, as the rules keep them
        "reward": reward_in_question(t),  # its words, "" where the question is of something else
        "visited": target_word(t, t.visited),  # where the last spirit was placed: `tree-groves`, `BLU-3`
        "round": int(t.round),
        "rounds_left_at_most": int(t.stack),
        "final": t.final,  # is this the last round?
        "crown": int(t.crown),  # the seat that has it
        "crown_placed": int(t.crown_placed),  # spirits that this seat has placed in this round
        "realms": [view_of_realm(t, who, seat) for who in range(t.seats)],
        "row": [view_of_slot(t, slot) for slot in range(len(t.row))],
        "stack": int(t.stack),  # groves left in it
        "removed": tile_ids(t, t.discarded),  # groves that left the row unbought
        "unseen": tile_ids(t, sorted(t.unseen)),  # groves never seen so far
        "tree": view_of_tree(t),
        "supply": view_of_supply(t),
        "deck": view_of_deck(t, seat),
        "looks": len(t.looked),  # cards that somebody looks at
        "looking": card_ids(t, t.looked) if t.seat == seat else [],  # those cards, for whoever looks at them
        "traces": traces(t, seat),
        "realm_cards": [
            {"id": t.content.realm_cards[card].id, "owner": int(t.card_owner[place])}  # -1 is nobody
            for place, card in enumerate(t.realm_cards)
        ],
        "solo": None if t.solo is None else view_of_solo(t, t.solo),
        "scores": t.scores,
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
    }


def view_of_slot(t: GrovesTable, slot: int) -> dict[str, Any]:
    """A slot of the row by its number in words; id "" and tile -1 where it is empty."""
    tile = t.row[slot]
    return {"slot": slot + 1, "id": "" if tile == NONE else t.content.tiles[tile].id, "tile": int(tile)}


def reward_in_question(t: GrovesTable) -> str:
    """For the view: the reward asked about, or the parts of a choice in it, as editions write it."""
    asked, rewards = QUESTIONS.of(t), t.content.rewards
    if asked == COLLECT:
        return rewards[t.about].text
    if asked == EITHER:
        return f"{rewards[t.about].text} / {rewards[t.more].text}"
    if asked == SWAP:
        return f"{rewards[t.about].text} → {rewards[t.more].text}"
    return ""


def view_of_realm(t: GrovesTable, who: i64, seat: i64) -> dict[str, Any]:
    """A realm: groves at axial hex coordinates around the Lore Stone at [0, 0]; spirit "" where none stands.

    `portals` are the seats that they lead to; `face_down` are {round, card, not}: when it was taken, its id
    if this seat knows it, and the ids that it cannot be.
    """
    realm = t.realms[who]
    return {
        "seat": int(who),
        "bag": spirit_counts(realm.bag),
        "drawn": spirit_counts(realm.drawn),
        "elements": element_counts(realm.elements),
        "crystals": int(realm.crystals),
        "dominion": int(realm.dominion),
        "base": int(realm.base),
        "portals": [int(other) for other in realm.portals],
        "groves": [view_of_grove(t, tile, place) for place, tile in enumerate(realm.groves)],
        "face_down": [view_of_take(t, take, seat) for take in t.takes.of_seat(who, 0)],
        "revealed": [t.content.summoning[t.takes.get(take, KEPT)].id for take in t.takes.of_seat(who, 1)],
    }


def view_of_grove(t: GrovesTable, tile: i64, place: int) -> dict[str, Any]:
    """A grove of a realm: where it lies, and who stands on it."""
    standing = t.spirit[tile]
    return {
        "id": t.content.tiles[tile].id,
        "tile": int(tile),
        "at": [*REALM_HEXES[place + 1]],
        "spirit": "" if standing == NONE else SPIRITS[standing],
        "bought": tile >= STARTING_GROVES,
    }


def view_of_take(t: GrovesTable, take: i64, seat: i64) -> dict[str, Any]:
    """Section 16: a face-down card is known to its owner; what it cannot be is known to all."""
    known = t.over or t.takes.get(take, SEAT) == seat
    denied = t.takes.get(take, DENIED)
    cards = t.content.summoning
    return {
        "round": int(t.takes.get(take, ROUND)),
        "card": cards[t.takes.get(take, KEPT)].id if known else "",
        "not": [card.id for at, card in enumerate(cards) if (denied >> at) & 1],
    }


def view_of_tree(t: GrovesTable) -> dict[str, Any]:
    """Spirits on the three areas; there is no portal area in a solo game."""
    areas = AREAS if t.solo is None else PORTAL_AREA
    return {TREE[area].name: spirit_counts(t.spirits_on(area)) for area in range(areas)}


def view_of_supply(t: GrovesTable) -> dict[str, Any]:
    """What nobody has, by name."""
    return {
        "spirits": spirit_counts(t.supply.spirits),
        "elements": element_counts(t.supply.elements),
        "crystals": int(t.supply.crystals),
        "dominion": int(t.supply.dominion),
        "bases": int(t.supply.bases),
        "mirrors": int(t.supply.mirrors),
    }


def view_of_deck(t: GrovesTable, seat: i64) -> dict[str, Any]:
    """Section 16: a seat knows the cards that it returned, and their places; after the game all are open.

    `known` is a list of {place, card}, place 0 being the top card.
    """
    known: list[dict[str, Any]] = []
    place = 0
    for layer in reversed(t.deck.layers):
        if t.over or (seat >= 0 and (layer.known >> seat) & 1):
            known += [{"place": place, "card": card} for card in card_ids(t, sorted(layer.cards))]
        place += len(layer.cards)
    return {"count": len(t.deck), "returned": int(t.returned), "known": known}


def traces(t: GrovesTable, seat: i64) -> list[dict[str, Any]]:
    """Section 16: where the cards may be that this seat returned and others have drawn: {card, among}.

    `among` is a list of {deck: place}, {seat, card: number of its face-down card} or {looking: seat}.
    """
    gone = strays(t, seat)
    found = worlds(t, seat) if gone else []
    return [
        {
            "card": t.content.summoning[card].id,
            "among": [view_of_place(t, place) for place in places_of(t, card, found)],
        }
        for card in gone
    ]


def view_of_place(t: GrovesTable, place: i64) -> dict[str, int]:
    """A place of a world, for `among`: in the deck, face down before a seat, or being looked at."""
    take = place // 2
    seat = t.takes.get(take, SEAT)
    if t.takes.get(take, BIT) == PENDING:
        return {"looking": int(seat)}
    if place % 2 == 0:
        return {"seat": int(seat), "card": t.takes.of_seat(seat, 0).index(take)}
    return {"deck": len(t.deck) - int(t.returned) + int(take - t.takes.consumed)}


def view_of_solo(t: GrovesTable, solo: Solo) -> dict[str, Any]:
    """G-14.4  `markers`: the colours added to the wraith bag; `ready`: drawn, its power not used.

    `lost`: how, as `events.LOST` tells it; -1 if the game is running or won.
    """
    return {
        "bag": spirit_counts(solo.bag),
        "drawn": spirit_counts(solo.drawn),
        "ready": [name for spirit, name in enumerate(SPIRITS) if (solo.ready >> spirit) & 1],
        "hollows": int(solo.hollows),
        "at_once": solo.at_once,
        "lost": int(way_lost(t, solo)),
        "spaces": int(t.content.hollows),
        "to_beat": int(t.content.first_hollow + solo.hollows),
        "supply": int(t.supply.spirits[WRAITH]),
        "gone": int(solo.gone),
        "markers": [SPIRITS[spirit] for spirit, marker in enumerate(solo.markers) if marker],
    }


def way_lost(t: GrovesTable, solo: Solo) -> i64:
    """G-14.29, G-14.32  For the view: how a solo game was lost; a drawn wraith that is left means at once."""
    if not t.over or t.winners:
        return NONE
    if solo.drawn[WRAITH] > 0:
        return events.NO_SPACE
    return events.FULL_HOLLOWS if solo.hollows >= t.content.hollows else events.BY_POINTS


def spirit_counts(counts: list[i64]) -> dict[str, int]:
    """Spirits by the names of their types, as views show them."""
    return {name: int(counts[spirit]) for spirit, name in enumerate(SPIRITS)}


def element_counts(counts: list[i64]) -> dict[str, int]:
    """Elements by their names, as views show them."""
    return {name: int(counts[element]) for element, name in enumerate(ELEMENT_NAMES)}


def tile_ids(t: GrovesTable, tiles: list[i64]) -> list[str]:
    """Groves by their ids, as views show them."""
    return [t.content.tiles[tile].id for tile in tiles]


def card_ids(t: GrovesTable, cards: list[i64]) -> list[str]:
    """Summoning cards by their ids, as views show them."""
    return [t.content.summoning[card].id for card in cards]


def target_word(t: GrovesTable, target: i64) -> str:
    """Where the last spirit was placed: a Tree area or a grove, by the word that actions use."""
    if target == NONE:
        return ""
    return AREA_TEXTS[target] if target < AREAS else t.content.actions.tile_words[target - AREAS]
