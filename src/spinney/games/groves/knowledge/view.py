"""What a seat, or a spectator (-1), may know, as a tree of plain values.

`view` gives a dict with the entries below. Counts of spirits are dicts with `white`, `yellow`, `orange`,
`green`, `blue` and `wraith`, those of elements with `earth`, `light` and `water`; ids are the edition's.

    you            the seat that looks
    asked          whose choice it is, -1 when the game is over
    question       what is asked, in one word: see `QUESTIONS`; "" when the game is over
    about          two numbers of the question, as the rules keep them (see `reward` for rewards)
    reward         the words of the reward in question, "" where the question is of something else
    visited        where the last spirit was placed: `tree-groves` and so on, or a grove's word
    round, rounds_left_at_most, final      the round, and whether it is the last one
    crown          the seat with the crown; `crown_placed` counts what it has placed in this round
    realms         for each seat: see `view_of_realm`
    row            for each slot: {slot, id, tile}; id "" and tile -1 where it is empty
    stack          groves left in the stack; `removed` ids that left the row; `unseen` ids never seen so far
    tree           {groves, bonus, portal}: spirits on the three areas; no portal area in a solo game
    supply         {spirits, elements, crystals, dominion, bases, mirrors}
    deck           {count, returned, known}: known is a list of {place, card}, place 0 being the top card
    looking        the ids of the two cards that this seat looks at; `looks` is how many are looked at
    traces         cards that this seat returned and others drew since: {card, among}; among is a list of
                   {deck: place}, {seat, card: number of its face-down card} or {looking: seat}
    realm_cards    for each: {id, owner}, owner -1 while nobody has it
    solo           None, or {bag, drawn, ready, hollows, spaces, to_beat, supply, gone, markers}
    scores, over, winners
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.games.groves.actions import AREA_WORDS, AREAS
from spinney.games.groves.cards import ELEMENT_NAMES, SPIRITS, STARTS, WRAITH
from spinney.games.groves.hexes import spiral
from spinney.games.groves.knowledge import places_of, strays, worlds
from spinney.games.groves.table import EMPTY, GrovesTable, Solo
from spinney.games.groves.takes import BIT, DENIED, KEPT, PENDING, ROUND, SEAT

QUESTIONS: Final = (
    "place", "choose", "collect", "collect", "gain", "pay", "either", "either", "swap", "swap", "spirit",
    "spirit", "buy", "buy", "keep", "portal", "wraith", "wraith", "wraith", "wraith", "wraith", "wraith",
)  # fmt: skip  # by kind of action
REALM_HEXES: Final = spiral(64)


def view(t: GrovesTable, seat: i64) -> dict[str, Any]:
    """Everything public, and what this seat knows of the summoning cards."""
    return {
        "you": int(seat),
        "asked": int(t.seat),
        "question": question(t),
        "about": [int(t.about), int(t.more)],
        "reward": reward_in_question(t),
        "visited": target_word(t, t.visited),
        "round": int(t.round),
        "rounds_left_at_most": int(t.stack),
        "final": t.final,
        "crown": int(t.crown),
        "crown_placed": int(t.crown_placed),
        "realms": [view_of_realm(t, who, seat) for who in range(t.seats)],
        "row": [
            {"slot": slot + 1, "id": "" if tile == EMPTY else t.content.tiles[tile].id, "tile": int(tile)}
            for slot, tile in enumerate(t.row)
        ],
        "stack": int(t.stack),
        "removed": tile_ids(t, t.discarded),
        "unseen": tile_ids(t, sorted(t.unseen)),
        "tree": view_of_tree(t),
        "supply": view_of_supply(t),
        "deck": view_of_deck(t, seat),
        "looks": len(t.looked),
        "looking": card_ids(t, t.looked) if t.seat == seat else [],
        "traces": traces(t, seat),
        "realm_cards": [
            {"id": t.content.realm_cards[card].id, "owner": int(t.card_owner[place])}
            for place, card in enumerate(t.realm_cards)
        ],
        "solo": None if t.solo is None else view_of_solo(t, t.solo),
        "scores": t.scores,
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
    }


def question(t: GrovesTable) -> str:
    return QUESTIONS[t.content.actions.kind_of(t.options[0])] if t.options else ""


def reward_in_question(t: GrovesTable) -> str:
    """The words of a reward that may be collected, or of the parts of a choice inside it."""
    asked, rewards = question(t), t.content.rewards
    if asked == "collect":
        return rewards[t.about].text
    if asked == "either":
        return f"{rewards[t.about].text} / {rewards[t.more].text}"
    if asked == "swap":
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
    standing = t.spirit[tile]
    return {
        "id": t.content.tiles[tile].id,
        "tile": int(tile),
        "at": [*REALM_HEXES[place + 1]],
        "spirit": "" if standing == EMPTY else SPIRITS[standing],
        "bought": tile >= STARTS,
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
    areas = ("groves", "bonus", "portal") if t.solo is None else ("groves", "bonus")
    return {name: spirit_counts(t.spirits_on(area)) for area, name in enumerate(areas)}


def view_of_supply(t: GrovesTable) -> dict[str, Any]:
    return {
        "spirits": spirit_counts(t.supply.spirits),
        "elements": element_counts(t.supply.elements),
        "crystals": int(t.supply.crystals),
        "dominion": int(t.supply.dominion),
        "bases": int(t.supply.bases),
        "mirrors": int(t.supply.mirrors),
    }


def view_of_deck(t: GrovesTable, seat: i64) -> dict[str, Any]:
    """Section 16: a seat knows the cards that it returned, and their places; after the game all are open."""
    known: list[dict[str, Any]] = []
    place = 0
    for layer in reversed(t.deck.layers):
        if t.over or (seat >= 0 and (layer.known >> seat) & 1):
            known += [{"place": place, "card": card} for card in card_ids(t, sorted(layer.cards))]
        place += len(layer.cards)
    return {"count": len(t.deck), "returned": int(t.returned), "known": known}


def traces(t: GrovesTable, seat: i64) -> list[dict[str, Any]]:
    """Section 16: where the cards may be that this seat returned and others have drawn."""
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
    take = place // 2
    seat = t.takes.get(take, SEAT)
    if t.takes.get(take, BIT) == PENDING:
        return {"looking": int(seat)}
    if place % 2 == 0:
        return {"seat": int(seat), "card": t.takes.of_seat(seat, 0).index(take)}
    return {"deck": len(t.deck) - int(t.returned) + int(take - t.takes.consumed)}


def view_of_solo(t: GrovesTable, solo: Solo) -> dict[str, Any]:
    """G-14.4  `markers`: the colours added to the wraith bag; `ready`: drawn, its power not used."""
    return {
        "bag": spirit_counts(solo.bag),
        "drawn": spirit_counts(solo.drawn),
        "ready": [name for spirit, name in enumerate(SPIRITS) if (solo.ready >> spirit) & 1],
        "hollows": int(solo.hollows),
        "spaces": int(t.content.hollows),
        "to_beat": int(t.content.first_hollow + solo.hollows),
        "supply": int(t.supply.spirits[WRAITH]),
        "gone": int(solo.gone),
        "markers": [SPIRITS[spirit] for spirit, marker in enumerate(solo.markers) if marker],
    }


def spirit_counts(counts: list[i64]) -> dict[str, int]:
    return {name: int(counts[spirit]) for spirit, name in enumerate(SPIRITS)}


def element_counts(counts: list[i64]) -> dict[str, int]:
    return {name: int(counts[element]) for element, name in enumerate(ELEMENT_NAMES)}


def tile_ids(t: GrovesTable, tiles: list[i64]) -> list[str]:
    return [t.content.tiles[tile].id for tile in tiles]


def card_ids(t: GrovesTable, cards: list[i64]) -> list[str]:
    return [t.content.summoning[card].id for card in cards]


def target_word(t: GrovesTable, target: i64) -> str:
    """A Tree area or a grove by the word that actions use."""
    if target == EMPTY:
        return ""
    return AREA_WORDS[target] if target < AREAS else t.content.actions.tile_words[target - AREAS]
