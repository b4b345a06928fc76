"""The view as a row of small ints, the seat itself first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.observation import Part, Row, Spec
from spinney.engine.table import NONE
from spinney.games.groves.actions import AREAS
from spinney.games.groves.cards import COLOURS, TYPES
from spinney.games.groves.content import Content
from spinney.games.groves.knowledge import has_moved_on, strays, worlds
from spinney.games.groves.rewards import ELEMENTS
from spinney.games.groves.table import EMPTY, GrovesTable
from spinney.games.groves.takes import BIT, DENIED, KEPT, PENDING, ROUND, SEAT, SHOWN
from spinney.games.groves.view import QUESTIONS

KINDS: Final = sorted(set(QUESTIONS))
KIND_OF: Final[list[i64]] = [KINDS.index(asked) + 1 for asked in QUESTIONS]  # by kind of action
IN_ROW: Final = 1  # of a tile, which is 0 while it is unseen
REMOVED: Final = 2
OWNED: Final = 3  # owners follow, mine first
MINE: Final = 1  # of a summoning card, which is 0 while it is unknown
LOOKED_AT: Final = 2
IN_DECK: Final = 3
REVEALED: Final = 4  # who revealed it follows, me first


def spec(content: Content, seats: int) -> Spec:
    """The layout for so many seats."""
    tiles, cards, slots = len(content.tiles), len(content.summoning), int(content.slots_of(seats))
    parts = [
        Part("asked", 1, 1, "1 if I am asked"),
        Part("question", 1, len(KINDS), "what is asked, 0 after the end"),
        Part("about", 2, 255, "1 + the numbers of the question, 0 for none"),
        Part("visited", 1, AREAS + tiles, "1 + where the last spirit was placed"),
        Part("round", 3, 255, "the round, groves left in the stack, 1 if it is the final round"),
        Part("crown", 2, 255, "whose crown it is from mine, and what its holder has placed in this round"),
        Part("bags", seats * TYPES, 99, "spirits in each bag by type"),
        Part("drawn", seats * TYPES, 99, "unplaced spirits by type"),
        Part("elements", seats * ELEMENTS, 99, "earth, light, water"),
        Part("crystals", seats, 250, "crystals"),
        Part("dominion", seats, 250, "dominion tokens"),
        Part("bases", seats, 1, "1 with an unfinished portal"),
        Part("portals", seats * seats, 20, "portals from each seat to each seat"),
        Part("tiles", tiles, OWNED + seats - 1, "0 unseen, 1 in the row, 2 removed, 3 + owner from mine"),
        Part("standing", tiles, TYPES, "1 + the spirit there"),
        Part("row", slots, tiles, "1 + the tile in each slot"),
        Part("tree", AREAS * TYPES, 99, "spirits on the three areas by type"),
        Part("supply", TYPES + ELEMENTS + 4, 250, "spirits, elements, crystals, dominion, bases, mirrors"),
        Part("deck", 2, cards, "cards in the deck, and how many of them were returned"),
        Part("cards", cards, REVEALED + seats - 1, "0 unknown, 1 mine, 2 looked at, 3 in deck, 4 + owner"),
        Part("places", cards, cards, "1 + the place from the top of a card that I know in the deck"),
        Part("traces", cards * (seats + 1), 1, "1 where a card that I returned may be: each seat, the deck"),
        Part("taken", seats * cards, 255, "the rounds in which face-down cards were taken"),
        Part("denied", seats * cards * 3, 255, "for each of these the cards that it cannot be, as 3 bytes"),
        Part("realm_cards", len(content.realm_cards), 2 + seats, "0 not here, 1 free, 2 + owner from mine"),
        Part("over", 1, 1, "1 if the game is over"),
    ]
    if seats == 1:
        parts.append(Part("wraith_bag", 2 * TYPES, 99, "the wraith bag and the wraith draw by type"))
        parts.append(Part("powers", 2 * len(COLOURS), 2, "drawn powers not used yet, and colours added"))
        parts.append(Part("hollows", 2, 99, "wraiths in the Hollows, wraiths that left the game"))
    return Spec(parts)


def observation(t: GrovesTable, seat: i64, size: i64) -> list[int]:
    """A spectator looks from seat 0, without its secrets."""
    me: i64 = max(0, seat)
    row = Row(size)
    put_question(row, t, seat)
    row.put(min(255, t.round))
    row.put(t.stack)
    row.put(int(t.final))
    row.put((t.crown - me) % t.seats)
    row.put(min(255, t.crown_placed))
    put_realms(row, t, me)
    put_tiles(row, t, me)
    row.put_next(t.spirit)
    row.put_next(t.row)
    row.put_all(t.tree)
    put_supply(row, t)
    row.put(len(t.deck))
    row.put(t.returned)
    put_known_cards(row, t, seat, me)
    put_traces(row, t, seat, me)
    put_face_down_cards(row, t, me)
    put_realm_cards(row, t, me)
    row.put(int(t.over))
    put_solo(row, t)
    return row.numbers


def put_question(row: Row, t: GrovesTable, seat: i64) -> None:
    row.put(int(t.seat == seat and not t.over))
    row.put(KIND_OF[t.content.actions.kind_of(t.options[0])] if t.options else 0)
    row.put(0 if t.about == NONE else min(255, max(0, t.about + 1)))
    row.put(0 if t.more == NONE else min(255, max(0, t.more + 1)))
    row.put(t.visited + 1)


def put_realms(row: Row, t: GrovesTable, me: i64) -> None:
    """Part by part, and in each part the seats clockwise, mine first."""
    realms = t.realms[me:] + t.realms[:me]
    for realm in realms:
        row.put_all(realm.bag)
    for realm in realms:
        row.put_all(realm.drawn)
    for realm in realms:
        row.put_all(realm.elements)
    for realm in realms:
        row.put(realm.crystals)
    for realm in realms:
        row.put(realm.dominion)
    for realm in realms:
        row.put(realm.base)
    for realm in realms:
        first = row.skip(t.seats)
        for other in realm.portals:
            row.put_at(first + (other - me) % t.seats, realm.portals.count(other))


def put_tiles(row: Row, t: GrovesTable, me: i64) -> None:
    first = row.skip(len(t.owner))
    for who in range(t.seats):
        for tile in t.realms[who].groves:
            row.put_at(first + tile, OWNED + (who - me) % t.seats)
    for tile in t.row:
        if tile != EMPTY:
            row.put_at(first + tile, IN_ROW)
    for tile in t.discarded:
        row.put_at(first + tile, REMOVED)


def put_supply(row: Row, t: GrovesTable) -> None:
    supply = t.supply
    row.put_all(supply.spirits)
    row.put_all(supply.elements)
    row.put(supply.crystals)
    row.put(supply.dominion)
    row.put(supply.bases)
    row.put(supply.mirrors)


def put_known_cards(row: Row, t: GrovesTable, seat: i64, me: i64) -> None:
    """Where each summoning card is, as far as the seat can tell, and its place in the deck."""
    cards: i64 = len(t.content.summoning)
    states, places = row.skip(cards), row.skip(cards)
    takes = t.takes
    if t.seat == seat:
        for card in t.looked:
            row.put_at(states + card, LOOKED_AT)
    for take in range(takes.count()):
        who, shown = takes.get(take, SEAT), takes.get(take, SHOWN) == 1
        if takes.get(take, BIT) != PENDING and (shown or t.over or who == seat):
            state = REVEALED + (who - me) % t.seats if shown else MINE
            row.put_at(states + takes.get(take, KEPT), state)
    place: i64 = 1
    for at in range(len(t.deck.layers) - 1, -1, -1):
        layer = t.deck.layers[at]
        if t.over or (seat >= 0 and (layer.known >> seat) & 1):
            for card in layer.cards:
                row.put_at(states + card, IN_DECK)
                row.put_at(places + card, place)
        place += len(layer.cards)


def put_traces(row: Row, t: GrovesTable, seat: i64, me: i64) -> None:
    """Where cards that the seat returned may be by now: with each seat, or in the deck."""
    width = t.seats + 1
    first = row.skip(len(t.content.summoning) * width)
    gone: i64 = 0
    for card in strays(t, seat):
        gone |= 1 << card
    if gone == 0:
        return
    for world in worlds(t, seat):
        for place in range(len(world)):
            card = world[place]
            if card >= 0 and (gone >> card) & 1 and not has_moved_on(t, place):
                row.put_at(first + card * width + whereabouts(t, place, me), 1)


def whereabouts(t: GrovesTable, place: i64, me: i64) -> i64:
    """The seat that has the card at this place of a world, from mine; or the deck, which comes last."""
    take = place // 2
    in_deck = place % 2 == 1 and t.takes.get(take, BIT) != PENDING
    return t.seats if in_deck else (t.takes.get(take, SEAT) - me) % t.seats


def put_face_down_cards(row: Row, t: GrovesTable, me: i64) -> None:
    """When each face-down card was taken, and what it cannot be."""
    cards: i64 = len(t.content.summoning)
    takes = t.takes
    taken, denied = row.skip(t.seats * cards), row.skip(t.seats * cards * 3)
    held: list[i64] = [0] * t.seats  # so far, by seat
    for take in range(takes.count()):
        if takes.get(take, SHOWN) == 0 and takes.get(take, BIT) != PENDING:
            who = takes.get(take, SEAT)
            place = (who - me) % t.seats * cards + held[who]
            held[who] += 1
            mask = takes.get(take, DENIED)
            row.put_at(taken + place, min(255, takes.get(take, ROUND)))
            row.put_at(denied + 3 * place, mask & 255)
            row.put_at(denied + 3 * place + 1, (mask >> 8) & 255)
            row.put_at(denied + 3 * place + 2, (mask >> 16) & 255)


def put_realm_cards(row: Row, t: GrovesTable, me: i64) -> None:
    first = row.skip(len(t.content.realm_cards))
    for place in range(len(t.realm_cards)):
        owner = t.card_owner[place]
        row.put_at(first + t.realm_cards[place], 1 if owner == EMPTY else 2 + (owner - me) % t.seats)


def put_solo(row: Row, t: GrovesTable) -> None:
    solo = t.solo
    if solo is None:
        return
    row.put_all(solo.bag)
    row.put_all(solo.drawn)
    for colour in range(1, len(COLOURS) + 1):
        row.put((solo.ready >> colour) & 1)
    for colour in range(1, len(COLOURS) + 1):
        row.put(solo.markers[colour])
    row.put(solo.hollows)
    row.put(solo.gone)
