"""The view as a row of small ints, the seat itself first, then the others clockwise."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.observation import Part, Spec
from spinney.engine.table import NONE
from spinney.games.groves.actions import AREAS
from spinney.games.groves.cards import COLOURS, TYPES
from spinney.games.groves.content import Content
from spinney.games.groves.knowledge import places_of, strays, worlds
from spinney.games.groves.rewards import ELEMENTS
from spinney.games.groves.table import EMPTY, GrovesTable
from spinney.games.groves.takes import BIT, DENIED, KEPT, PENDING, ROUND, SEAT
from spinney.games.groves.view import QUESTIONS, question

KINDS = sorted(set(QUESTIONS))
UNSEEN, IN_ROW, REMOVED, OWNED = range(4)  # of a tile; owners follow
UNKNOWN, MINE, LOOKED_AT, IN_DECK, REVEALED = range(5)  # of a summoning card; who revealed it follows


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


def observation(t: GrovesTable, seat: i64) -> list[int]:
    """A spectator looks from seat 0, without its secrets."""
    me = max(0, int(seat))
    order = [(me + place) % int(t.seats) for place in range(t.seats)]
    realms = [t.realms[who] for who in order]
    portals = [realm.portals.count(who) for realm in realms for who in order]
    asked = question(t)
    row = [
        int(t.seat == seat and not t.over),
        KINDS.index(asked) + 1 if asked else 0,
        *[0 if number == NONE else min(255, max(0, int(number) + 1)) for number in (t.about, t.more)],
        t.visited + 1,
        *[min(255, t.round), t.stack, int(t.final)],
        *[order.index(int(t.crown)), min(255, t.crown_placed)],
        *[number for realm in realms for number in realm.bag],
        *[number for realm in realms for number in realm.drawn],
        *[number for realm in realms for number in realm.elements],
        *[realm.crystals for realm in realms],
        *[realm.dominion for realm in realms],
        *[realm.base for realm in realms],
        *portals,
        *tile_states(t, order),
        *[spirit + 1 for spirit in t.spirit],
        *[tile + 1 for tile in t.row],
        *t.tree,
        *supply_row(t),
        *[len(t.deck), t.returned],
        *known_cards(t, seat, order),
        *face_down_cards(t, order),
        *realm_card_states(t, order),
        int(t.over),
        *solo_part(t),
    ]
    return [int(number) for number in row]


def supply_row(t: GrovesTable) -> list[i64]:
    supply = t.supply
    tokens = [supply.crystals, supply.dominion, supply.bases, supply.mirrors]
    return [*supply.spirits, *supply.elements, *tokens]


def tile_states(t: GrovesTable, order: list[int]) -> list[int]:
    states = [UNSEEN if owner == EMPTY else OWNED + order.index(int(owner)) for owner in t.owner]
    for tile in t.row:
        if tile != EMPTY:
            states[tile] = IN_ROW
    for tile in t.discarded:
        states[tile] = REMOVED
    return states


def known_cards(t: GrovesTable, seat: i64, order: list[int]) -> list[int]:
    """Where each summoning card is, as far as the seat can tell: state, place in the deck, traces."""
    cards = len(t.content.summoning)
    states, places = [UNKNOWN] * cards, [0] * cards
    for card in t.looked if t.seat == seat else []:
        states[card] = LOOKED_AT
    for who in range(t.seats):
        for take in t.takes.of_seat(who, 0):
            if t.over or who == seat:
                states[t.takes.get(take, KEPT)] = MINE
        for take in t.takes.of_seat(who, 1):
            states[t.takes.get(take, KEPT)] = REVEALED + order.index(who)
    place = 1
    for layer in reversed(t.deck.layers):
        if t.over or (seat >= 0 and (layer.known >> seat) & 1):
            for card in sorted(layer.cards):
                states[card], places[card] = IN_DECK, place
        place += len(layer.cards)
    return [*states, *places, *trace_flags(t, seat, order)]


def trace_flags(t: GrovesTable, seat: i64, order: list[int]) -> list[int]:
    width = len(order) + 1
    flags = [0] * (len(t.content.summoning) * width)
    gone = strays(t, seat)
    found = worlds(t, seat) if gone else []
    for card in gone:
        for place in places_of(t, card, found):
            take = place // 2
            in_deck = place % 2 == 1 and t.takes.get(take, BIT) != PENDING
            where = len(order) if in_deck else order.index(int(t.takes.get(take, SEAT)))
            flags[int(card) * width + where] = 1
    return flags


def face_down_cards(t: GrovesTable, order: list[int]) -> list[int]:
    """When each face-down card was taken, and what it cannot be."""
    cards = len(t.content.summoning)
    taken: list[int] = []
    denied: list[int] = []
    for who in order:
        held = t.takes.of_seat(who, 0)
        rounds = [min(255, int(t.takes.get(take, ROUND))) for take in held]
        masks = [int(t.takes.get(take, DENIED)) for take in held] + [0] * (cards - len(held))
        taken += rounds + [0] * (cards - len(held))
        denied += [(mask >> shift) & 255 for mask in masks for shift in (0, 8, 16)]
    return [*taken, *denied]


def realm_card_states(t: GrovesTable, order: list[int]) -> list[int]:
    states = [0] * len(t.content.realm_cards)
    for place, card in enumerate(t.realm_cards):
        owner = t.card_owner[place]
        states[card] = 1 if owner == EMPTY else 2 + order.index(int(owner))
    return states


def solo_part(t: GrovesTable) -> list[int]:
    solo = t.solo
    if solo is None:
        return []
    colours = range(1, len(COLOURS) + 1)
    ready = [(int(solo.ready) >> colour) & 1 for colour in colours]
    return [
        *[int(number) for number in [*solo.bag, *solo.drawn]],
        *ready,
        *[int(solo.markers[colour]) for colour in colours],
        int(solo.hollows),
        int(solo.gone),
    ]
