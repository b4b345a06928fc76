"""What a seat may know as a row of small numbers, from its own place at the table; seats follow from mine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.engine.observation import Row
from spinney.engine.table import NOT_GIVEN
from spinney.games.shifting_realms.knowledge.view import tile_on
from spinney.games.shifting_realms.state.goods import counts_of
from spinney.games.shifting_realms.state.land import SPACES
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    flat_soldiers,
    fresh_scouts,
    fresh_soldiers,
    soldiers,
    spot_scouts,
    unspent,
    waiting_scouts,
)
from spinney.games.shifting_realms.terms.questions import QUESTIONS

BYTES: Final = 8  # of each number of a question
HELD: Final = 1  # states of a card in my hand
FRESH: Final = 2
LOOKED: Final = 3


def observe(row: Row, t: RealmsTable, seat: i64) -> None:
    """The view as a row of numbers. A spectator looks from seat 0 and sees no hand."""
    me = max(0, seat)
    order: list[i64] = [(me + place) % t.seats for place in range(t.seats)]
    observe_question(row, t, seat)
    observe_turn(row, t, order)
    observe_spaces(row, t, order)
    observe_factions(row, t, order)
    observe_cards(row, t, seat, order)
    observe_rest(row, t)


def put_small(row: Row, number: i64) -> None:
    """Put a count of actions, scouts, soldiers or raids into the observation, cut to what a byte can hold."""
    row.put(max(0, min(255, number)))


def put_bits(row: Row, mask: i64, size: i64) -> None:
    """Put a mask of spaces, tokens, cards, tasks or realms into the observation, bit by bit."""
    for at in range(size):
        row.put((mask >> at) & 1)


def observe_question(row: Row, t: RealmsTable, seat: i64) -> None:
    """Whether I am asked, what is asked, and the two numbers of the question."""
    row.part("asked", 1, "1 if I am asked")
    row.put(1 if t.seat == seat and not t.over else 0)
    row.part("question", 255, "what is asked, from 1")
    row.put(QUESTIONS.of(t) + 1)
    row.part("about", 255, "its two numbers plus 1, byte by byte")
    put_bytes(row, t.about)
    put_bytes(row, t.more)


def put_bytes(row: Row, number: i64) -> None:
    """Put a number that a question of the realms is about into the observation, plus 1 and byte by byte."""
    left: i64 = 0 if number == NOT_GIVEN else max(0, number + 1)
    for _ in range(BYTES):
        row.put(left & 255)
        left >>= 8


def observe_turn(row: Row, t: RealmsTable, order: list[i64]) -> None:
    """The realms, the round, whose turn it is, and what was done in it."""
    turn = t.turn
    row.part("realms", len(t.content.realms), "from left to right, from 1")
    row.put_next(t.land.realms)
    row.part("round", 255, "round")
    put_small(row, t.round)
    row.part("active", t.seats, "whose turn it is, from 1")
    row.put(order.index(turn.seat) + 1 if turn.seat >= 0 else 0)
    row.part("turn", 255, "what was done in it")
    put_small(row, turn.actions)
    put_small(row, turn.draws)
    put_small(row, turn.raided)
    put_small(row, turn.builds)
    put_small(row, turn.discount)
    put_small(row, turn.berserk)
    put_small(row, turn.swaps)
    put_small(row, turn.barred)
    put_small(row, turn.since)
    put_small(row, t.acted)
    put_small(row, t.idle)
    row.part("limits", 255, "rounds without an action that end the game, and the last round; 0 without")
    put_small(row, t.idle_limit)
    put_small(row, t.last_round)
    row.part("fought", 1, "where I or the active seat fought each seat this turn")
    for one in order:
        put_bits(row, turn.fought[one], SPACES)


def observe_spaces(row: Row, t: RealmsTable, order: list[i64]) -> None:
    """Tiles with their owners, and units, space by space."""
    row.part("tiles", len(t.content.kind_ids), "kind of tile on each space, from 1")
    tiles = row.skip(SPACES)
    row.part("owners", t.seats, "its owner, from 1")
    owners = row.skip(SPACES)
    for space in range(SPACES):
        kind, owner = tile_on(t, space)
        if owner >= 0:
            row.put_at(tiles + space, kind + 1)
            row.put_at(owners + space, order.index(owner) + 1)
    row.part("units", 255, "scouts on spots and waiting, soldiers standing and flat")
    for one in order:
        for units in t.factions[one].units:
            row.put(spot_scouts(units))
            row.put(waiting_scouts(units))
            row.put(soldiers(units))
            row.put(flat_soldiers(units))
    row.part("ready", 255, "of the active seat: scouts and soldiers not moved, soldiers not spent")
    ready = row.skip(3 * SPACES)
    if t.turn.seat >= 0:
        for units in t.factions[t.turn.seat].units:
            row.put_at(ready, fresh_scouts(units))
            row.put_at(ready + 1, fresh_soldiers(units))
            row.put_at(ready + 2, unspent(units))
            ready += 3


def observe_factions(row: Row, t: RealmsTable, order: list[i64]) -> None:
    """What each faction has in public, mine first."""
    factions = [t.factions[one] for one in order]
    row.part("supplies", 255, "wood, stone, gold, magic")
    for faction in factions:
        for number in counts_of(faction.goods):
            put_small(row, number)
    row.part("reserves", 255, "scouts, soldiers")
    for faction in factions:
        put_small(row, faction.scouts)
        put_small(row, faction.soldiers)
    row.part("points", 255, "VP by source")
    for faction in factions:
        for points in faction.points:
            put_small(row, points)
    row.part("cards", 9, "turn order card")
    for faction in factions:
        row.put(faction.card)
    row.part("raids", 255, "raids made")
    for faction in factions:
        put_small(row, faction.raids)
    row.part("income", 255, "wood, stone, gold, magic, any")
    for faction in factions:
        for number in counts_of(faction.income):
            put_small(row, number)
        put_small(row, faction.income_any)
    row.part("tokens", 1, "troll king tokens")
    for faction in factions:
        put_bits(row, faction.tokens, t.content.tokens)


def observe_cards(row: Row, t: RealmsTable, seat: i64, order: list[i64]) -> None:
    """Story cards, tasks and bids; what is face down only to its owner."""
    content = t.content
    cards, realms = len(content.card_ids), len(content.realms)
    row.part("backs", 255, "face-down cards by realm")
    for one in order:
        first = row.skip(realms)
        for card in t.factions[one].hand:
            row.numbers[first + content.card_realm[card]] += 1
    row.part("laid", 1, "permanents")
    for one in order:
        put_bits(row, t.factions[one].laid, cards)
    row.part("hand", 3, "my cards: held, drawn this turn, looked at")
    first = row.skip(cards)
    if seat >= 0:
        hand = t.factions[seat].hand
        for at in range(len(hand)):
            row.put_at(first + hand[at], FRESH if t.turn.seat == seat and at >= t.turn.since else HELD)
        if t.drawn != NONE and t.turn.seat == seat:
            row.put_at(first + t.drawn, LOOKED)
    row.part("tasks", 1, "my tasks")
    put_bits(row, t.factions[seat].tasks if seat >= 0 else 0, len(content.tasks))
    row.part("bids", 255, "bids plus 1, where known")
    shown = NONE not in t.bids
    for one in order:
        row.put(t.bids[one] + 1 if shown or one == seat else 0)


def observe_rest(row: Row, t: RealmsTable) -> None:
    """What lies in the middle: decks, piles, the dragon, objectives."""
    content = t.content
    row.part("decks", 255, "cards left")
    for realm in range(len(content.realms)):
        put_small(row, t.cards_left(realm))
    row.part("discard", 1, "discarded")
    put_bits(row, t.discard, len(content.card_ids))
    row.part("piles", 255, "tiles left")
    for left in t.piles:
        put_small(row, left)
    row.part("cached", 1, "caches used")
    put_bits(row, t.cached, SPACES)
    row.part("dragon", SPACES, "its space, from 1")
    row.put(t.dragon + 1)
    row.part("creatures", 255, "Dragon Moves cards resolved, tokens left")
    put_small(row, t.flights)
    put_small(row, t.tokens)
    row.part("met", 1, "objectives met")
    put_bits(row, t.met, len(content.realms))
    row.part("over", 1, "1 if the game is over")
    row.put(1 if t.over else 0)
