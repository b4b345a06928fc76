"""The view as a row of small ints, the seat itself first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.observation import Row
from spinney.engine.table import NOT_GIVEN
from spinney.games.groves.content.cards import COLOURS, TYPES
from spinney.games.groves.knowledge.worlds import has_moved_on, strays, worlds
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.state.takes import BIT, DENIED, KEPT, PENDING, ROUND, SEAT, SHOWN
from spinney.games.groves.terms.areas import AREAS
from spinney.games.groves.terms.questions import QUESTIONS

IN_ROW: Final = 1  # of a tile, which is 0 while it is unseen
REMOVED: Final = 2
OWNED: Final = 3  # owners follow, mine first
MINE: Final = 1  # of a summoning card, which is 0 while it is unknown
LOOKED_AT: Final = 2
IN_DECK: Final = 3
REVEALED: Final = 4  # who revealed it follows, me first


def observe(row: Row, t: GrovesTable, seat: i64) -> None:
    """Write the observation of a seat; a spectator looks from seat 0, without its secrets."""
    me: i64 = max(0, seat)
    put_question(row, t, seat)
    put_round(row, t, me)
    put_realms(row, t, me)
    put_tiles(row, t, me)
    put_tree(row, t)
    put_known_cards(row, t, seat, me)
    put_traces(row, t, seat, me)
    put_face_down_cards(row, t, me)
    put_realm_cards(row, t, me)
    row.part("over", 1, "1 if the game is over")
    row.put(int(t.over))
    put_solo(row, t)


def put_question(row: Row, t: GrovesTable, seat: i64) -> None:
    """What is asked, and about what."""
    row.part("asked", 1, "1 if I am asked")
    row.put(int(t.seat == seat and not t.over))
    row.part("question", QUESTIONS.count, "what is asked, 0 after the end")
    row.put(QUESTIONS.of(t))
    row.part("about", 255, "1 + the numbers of the question, 0 for none")
    row.put(0 if t.about == NOT_GIVEN else min(255, max(0, t.about + 1)))
    row.put(0 if t.more == NOT_GIVEN else min(255, max(0, t.more + 1)))
    row.part("visited", AREAS + len(t.owner), "1 + where the last spirit was placed")
    row.put(t.visited + 1)


def put_round(row: Row, t: GrovesTable, me: i64) -> None:
    """How far the game has come, and who has the crown."""
    row.part("round", 255, "the round, groves left in the stack, 1 if it is the final round")
    row.put(min(255, t.round))
    row.put(t.stack)
    row.put(int(t.final))
    row.part("crown", 255, "whose crown it is from mine, and what its holder has placed in this round")
    row.put((t.crown - me) % t.seats)
    row.put(min(255, t.crown_placed))


def put_realms(row: Row, t: GrovesTable, me: i64) -> None:
    """Part by part, and in each part the seats clockwise, mine first."""
    realms = t.realms[me:] + t.realms[:me]
    row.part("bags", 99, "spirits in each bag by type")
    for realm in realms:
        row.put_all(realm.bag)
    row.part("drawn", 99, "unplaced spirits by type")
    for realm in realms:
        row.put_all(realm.drawn)
    row.part("elements", 99, "earth, light, water")
    for realm in realms:
        row.put_all(realm.elements)
    row.part("crystals", 250, "crystals")
    for realm in realms:
        row.put(realm.crystals)
    row.part("dominion", 250, "dominion tokens")
    for realm in realms:
        row.put(realm.dominion)
    row.part("bases", 1, "1 with an unfinished portal")
    for realm in realms:
        row.put(realm.base)
    row.part("portals", 20, "portals from each seat to each seat")
    for realm in realms:
        first = row.skip(t.seats)
        for other in realm.portals:
            row.put_at(first + (other - me) % t.seats, realm.portals.count(other))


def put_tiles(row: Row, t: GrovesTable, me: i64) -> None:
    """Where every grove is, and who stands on it."""
    row.part("tiles", OWNED + t.seats - 1, "0 unseen, 1 in the row, 2 removed, 3 + owner from mine")
    first = row.skip(len(t.owner))
    for who in range(t.seats):
        for tile in t.realms[who].groves:
            row.put_at(first + tile, OWNED + (who - me) % t.seats)
    for tile in t.row:
        if tile != NONE:
            row.put_at(first + tile, IN_ROW)
    for tile in t.discarded:
        row.put_at(first + tile, REMOVED)
    row.part("standing", TYPES, "1 + the spirit there")
    row.put_next(t.spirit)
    row.part("row", len(t.owner), "1 + the tile in each slot")
    row.put_next(t.row)


def put_tree(row: Row, t: GrovesTable) -> None:
    """What lies in the middle: the Tree, the supply, the deck."""
    supply = t.supply
    row.part("tree", 99, "spirits on the three areas by type")
    row.put_all(t.tree)
    row.part("supply", 250, "spirits, elements, crystals, dominion, bases, mirrors")
    row.put_all(supply.spirits)
    row.put_all(supply.elements)
    row.put(supply.crystals)
    row.put(supply.dominion)
    row.put(supply.bases)
    row.put(supply.mirrors)
    row.part("deck", len(t.content.summoning), "cards in the deck, and how many of them were returned")
    row.put(len(t.deck))
    row.put(t.returned)


def put_known_cards(row: Row, t: GrovesTable, seat: i64, me: i64) -> None:
    """Where each summoning card is, as far as the seat can tell, and its place in the deck."""
    cards: i64 = len(t.content.summoning)
    row.part("cards", REVEALED + t.seats - 1, "0 unknown, 1 mine, 2 looked at, 3 in deck, 4 + owner")
    states = row.skip(cards)
    row.part("places", cards, "1 + the place from the top of a card that I know in the deck")
    places = row.skip(cards)
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
    row.part("traces", 1, "1 where a card that I returned may be: each seat, the deck")
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
    row.part("taken", 255, "the rounds in which face-down cards were taken")
    taken = row.skip(t.seats * cards)
    row.part("denied", 255, "for each of these the cards that it cannot be, as 3 bytes")
    denied = row.skip(t.seats * cards * 3)
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
    """Which realm cards are in this game, and who has won them."""
    row.part("realm_cards", 2 + t.seats, "0 not here, 1 free, 2 + owner from mine")
    first = row.skip(len(t.content.realm_cards))
    for place in range(len(t.realm_cards)):
        owner = t.card_owner[place]
        row.put_at(first + t.realm_cards[place], 1 if owner == NOBODY else 2 + (owner - me) % t.seats)


def put_solo(row: Row, t: GrovesTable) -> None:
    """The wraith bag, the powers and the Hollows; nothing with more than one seat."""
    solo = t.solo
    if solo is None:
        return
    row.part("wraith_bag", 99, "the wraith bag and the wraith draw by type")
    row.put_all(solo.bag)
    row.put_all(solo.drawn)
    row.part("powers", 2, "drawn powers not used yet, and colours added")
    for colour in range(1, len(COLOURS) + 1):
        row.put((solo.ready >> colour) & 1)
    for colour in range(1, len(COLOURS) + 1):
        row.put(solo.markers[colour])
    row.part("hollows", 99, "wraiths in the Hollows, wraiths that left the game")
    row.put(solo.hollows)
    row.put(solo.gone)
    row.part("at_once", 1, "1 if a wraith without a space loses before any power")
    row.put(1 if solo.at_once else 0)
