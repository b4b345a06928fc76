"""Chapters 9 and 11: Night cards, and the Night Phase that makes the forest regrow."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.leylines.rules.bag import draw_cubes
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events


def draw_night_card(t: LeylinesTable) -> i64:
    """L-9.9, R-31  The top Night card; the discard pile renews an empty deck, if it can."""
    if len(t.night_deck.layers) == 0 and t.night_discard:
        t.night_deck.put_on_top(t.night_discard)
        t.night_discard = []
    return t.draw(t.night_deck) if len(t.night_deck.layers) > 0 else NONE


def reveal_night_card(t: LeylinesTable, seat: i64) -> None:
    """L-9.8  A Night card for a completed Contract, face up beside the deck until the Night Phase."""
    card = draw_night_card(t)
    if card != NONE:
        t.night_shown.append(card)
        t.tell(events.NIGHT_CARD, seat, card)


def play_night(t: LeylinesTable) -> None:
    """L-11.1 to L-11.7  The seven steps of the Night."""
    t.tell(events.NIGHT, t.first, t.round)
    regrow(t)
    for traveller in t.travellers:
        traveller.flipped = 0  # L-11.5
    t.first = t.left_of(t.first)  # L-11.6
    t.tell(events.TOKEN_PASSES, t.first)


def regrow(t: LeylinesTable) -> None:
    """L-11.1 to L-11.4, L-11.8  Revealed cards, drawn cards, empty Letter spaces, Hubs, in this order."""
    content = t.content
    wanted: i64 = 0
    for card in t.night_shown:
        wanted += grow_card(t, card, content.night_revealed)
    t.night_discard += t.night_shown
    t.night_shown = []
    wanted += grow_further(t)
    for space in range(content.board.letters):
        if t.heaps[space] == 0:  # L-11.3, L-11.10, R-36
            wanted += grow(t, space, content.night_empty)
    for space in range(content.board.letters, content.board.first_plain):
        wanted += grow(t, space, content.night_hub)
    if wanted > 0:
        t.tell(events.SHORT_BAG, t.first)


def grow_further(t: LeylinesTable) -> i64:
    """L-11.2  As many further cards as the number of the round; none is discarded before all are drawn."""
    wanted: i64 = 0
    drawn: list[i64] = []
    for _ in range(t.round):
        card = draw_night_card(t)
        if card != NONE:
            t.tell(events.NIGHT_CARD, t.first, card)
            wanted += grow_card(t, card, t.content.night_drawn)
            drawn.append(card)
    t.night_discard += drawn
    return wanted


def grow_card(t: LeylinesTable, card: i64, number: i64) -> i64:
    """L-11.1, L-11.2, L-11.9  A Night card lets cubes grow on every Letter on it, as printed."""
    wanted: i64 = 0
    for space in t.content.night_cards[card].spaces:
        wanted += grow(t, space, number)
    return wanted


def grow(t: LeylinesTable, space: i64, number: i64) -> i64:
    """L-11.8, R-35, R-56  At night a space regrows random cubes; returns how many the bag was short of."""
    cubes = draw_cubes(t, number)
    if cubes != 0:
        t.heaps[space] += cubes
        t.tell(events.GREW, t.first, space, size(cubes), cubes)
    return number - size(cubes)
