"""What a seat may know as a row of small numbers, from its own place at the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.observation import Part, Spec
from spinney.engine.table import NONE
from spinney.games.shifting_realms.content import Content
from spinney.games.shifting_realms.goods import counts_of
from spinney.games.shifting_realms.land import SPACES
from spinney.games.shifting_realms.question import question
from spinney.games.shifting_realms.table import NO_BID, NO_CARD, SOURCES, RealmsTable
from spinney.games.shifting_realms.units import (
    flat_soldiers,
    fresh_scouts,
    fresh_soldiers,
    soldiers,
    spot_scouts,
    unspent,
    waiting_scouts,
)
from spinney.games.shifting_realms.view import tile_on

BYTES: Final = 8  # of each number of a question
HELD: Final = 1  # states of a card in my hand
FRESH: Final = 2
LOOKED: Final = 3


def spec(content: Content, seats: int) -> Spec:
    """The parts of the row. Seats follow each other from mine."""
    cards, tasks, realms, kinds = (
        len(content.card_ids),
        len(content.tasks),
        len(content.realms),
        len(content.kind_ids),
    )
    return Spec(
        [
            Part("asked", 1, 1, "1 if I am asked"),
            Part("question", 1, 255, "what is asked, from 1"),
            Part("about", 2 * BYTES, 255, "its two numbers plus 1, byte by byte"),
            Part("realms", 3, realms, "from left to right, from 1"),
            Part("round", 1, 255, "round"),
            Part("active", 1, seats, "whose turn it is, from 1"),
            Part("turn", 11, 255, "what was done in it"),
            Part("fought", seats * SPACES, 1, "where I or the active seat fought each seat this turn"),
            Part("tiles", SPACES, kinds, "kind of tile on each space, from 1"),
            Part("owners", SPACES, seats, "its owner, from 1"),
            Part("units", 4 * seats * SPACES, 255, "scouts on spots and waiting, soldiers standing and flat"),
            Part(
                "ready",
                3 * SPACES,
                255,
                "of the active seat: scouts and soldiers not moved, soldiers not spent",
            ),
            Part("supplies", 4 * seats, 255, "wood, stone, gold, magic"),
            Part("reserves", 2 * seats, 255, "scouts, soldiers"),
            Part("points", SOURCES * seats, 255, "VP by source"),
            Part("cards", seats, 9, "turn order card"),
            Part("raids", seats, 255, "raids made"),
            Part("income", 5 * seats, 255, "wood, stone, gold, magic, any"),
            Part("tokens", seats * int(content.tokens), 1, "troll king tokens"),
            Part("backs", realms * seats, 255, "face-down cards by realm"),
            Part("laid", cards * seats, 1, "permanents"),
            Part("hand", cards, 3, "my cards: held, drawn this turn, looked at"),
            Part("tasks", tasks, 1, "my tasks"),
            Part("bids", seats, 255, "bids plus 1, where known"),
            Part("decks", realms, 255, "cards left"),
            Part("discard", cards, 1, "discarded"),
            Part("piles", kinds, 255, "tiles left"),
            Part("cached", SPACES, 1, "caches used"),
            Part("dragon", 1, SPACES, "its space, from 1"),
            Part("creatures", 2, 255, "Dragon Moves cards resolved, tokens left"),
            Part("met", realms, 1, "objectives met"),
            Part("over", 1, 1, "1 if the game is over"),
        ]
    )


def small(number: i64) -> int:
    return max(0, min(255, int(number)))


def bits(mask: i64, size: int) -> list[int]:
    return [int((mask >> at) & 1) for at in range(size)]


def observation(t: RealmsTable, seat: i64) -> list[int]:
    """A spectator looks from seat 0 and sees no hand."""
    me, content = max(0, int(seat)), t.content
    order = [(me + place) % int(t.seats) for place in range(t.seats)]
    cards = len(content.card_ids)
    who = [t.factions[one] for one in order]
    return [
        *asked_part(t, seat),
        *[int(realm) + 1 for realm in t.land.realms],
        small(t.round),
        1 + order.index(int(t.turn.seat)) if t.turn.seat >= 0 else 0,
        *turn_part(t),
        *[state for one in order for state in bits(t.turn.fought[one], SPACES)],
        *tiles_part(t, order),
        *[small(number) for one in who for units in one.units for number in unit_counts(units)],
        *ready_part(t),
        *[small(number) for one in who for number in counts_of(one.goods)],
        *[small(number) for one in who for number in (one.scouts, one.soldiers)],
        *[small(number) for one in who for number in one.points],
        *[int(one.card) for one in who],
        *[small(one.raids) for one in who],
        *[small(number) for one in who for number in [*counts_of(one.income), int(one.income_any)]],
        *[state for one in who for state in bits(one.tokens, int(content.tokens))],
        *[number for one in who for number in backs(t, one.hand)],
        *[state for one in who for state in bits(one.laid, cards)],
        *hand_part(t, seat),
        *bits(t.factions[seat].tasks if seat >= 0 else 0, len(content.tasks)),
        *bids_part(t, seat, order),
        *[small(t.cards_left(realm)) for realm in range(len(content.realms))],
        *bits(t.discard, cards),
        *[small(number) for number in t.piles],
        *bits(t.cached, SPACES),
        int(t.dragon) + 1,
        small(t.flights),
        small(t.tokens),
        *bits(t.met, len(content.realms)),
        int(t.over),
    ]


def asked_part(t: RealmsTable, seat: i64) -> list[int]:
    return [
        int(t.seat == seat and not t.over),
        int(question(t)) + 1,
        *byte_by_byte(t.about),
        *byte_by_byte(t.more),
    ]


def byte_by_byte(number: i64) -> list[int]:
    value = 0 if number == NONE else max(0, int(number) + 1)
    return [*value.to_bytes(BYTES, "little")]


def turn_part(t: RealmsTable) -> list[int]:
    turn = t.turn
    numbers = [
        turn.actions,
        turn.draws,
        turn.raided,
        turn.builds,
        turn.discount,
        turn.berserk,
        turn.swaps,
        turn.barred,
        turn.since,
        t.acted,
        t.idle,
    ]
    return [small(number) for number in numbers]


def tiles_part(t: RealmsTable, order: list[int]) -> list[int]:
    found = [tile_on(t, space) for space in range(SPACES)]
    owners = [1 + order.index(int(owner)) if owner >= 0 else 0 for _, owner in found]
    return [*[int(kind) + 1 for kind, _ in found], *owners]


def unit_counts(units: i64) -> list[i64]:
    return [spot_scouts(units), waiting_scouts(units), soldiers(units), flat_soldiers(units)]


def ready_part(t: RealmsTable) -> list[int]:
    if t.turn.seat < 0:
        return [0] * (3 * SPACES)
    row: list[int] = []
    for units in t.factions[t.turn.seat].units:
        row += [small(fresh_scouts(units)), small(fresh_soldiers(units)), small(unspent(units))]
    return row


def backs(t: RealmsTable, hand: list[i64]) -> list[int]:
    realms = [int(t.content.card_realm[card]) for card in hand]
    return [realms.count(realm) for realm in range(len(t.content.realms))]


def hand_part(t: RealmsTable, seat: i64) -> list[int]:
    states = [0] * len(t.content.card_ids)
    if seat >= 0:
        for at, card in enumerate(t.factions[seat].hand):
            states[card] = FRESH if t.turn.seat == seat and at >= t.turn.since else HELD
        if t.drawn != NO_CARD and t.turn.seat == seat:
            states[t.drawn] = LOOKED
    return states


def bids_part(t: RealmsTable, seat: i64, order: list[int]) -> list[int]:
    shown = NO_BID not in t.bids
    return [int(t.bids[one]) + 1 if shown or one == seat else 0 for one in order]
