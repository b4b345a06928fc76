"""What the strip shows of events: headlines with words, places, dice, and what was won and lost."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from games.leylines.positions import GAME, SEAT_COUNTS, chosen
from games.worded import check_deeds, check_told
from spinney.engine.events import EVERYONE, Event
from spinney.engine.faces.deeds import Deed, gathered
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.rules.auction import TO_BIDDER
from spinney.games.leylines.state.cubes import counts_of, one
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import events
from spinney.games.leylines.terms.events import EVENTS
from spinney.games.leylines.words.told import told


@cache
def played(seats: int, seed: int) -> LeylinesTable:
    """A whole game, with its log."""
    player, table = Random(seed), GAME.start(seats, seed=seed)
    while not table.over:
        table.play(chosen(table, player))
    return table


@pytest.mark.parametrize("kind", range(len(EVENTS.terms)), ids=EVENTS.names)
def test_every_event_can_be_told(kind: int) -> None:
    check_told(GAME, kind, told)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_chips_add_up_to_what_everybody_has(seats: int) -> None:
    t = played(seats, 1)
    sums: Counter[tuple[int, str]] = Counter()
    for event in t.log or []:
        for chip in told(t.content, event).chips:
            sums[chip.seat, chip.icon] += chip.amount
    for seat in range(seats):
        has = t.travellers[seat]
        assert sums[seat, "ll-icon-coin"] == has.gold - t.content.start_gold
        assert [sums[seat, f"ll-cube-{colour}"] for colour in COLOURS] == counts_of(has.cubes)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_chips_have_icons_that_are_drawn(seats: int) -> None:
    symbols = GAME.symbols()
    for event in played(seats, 1).log or []:
        for chip in told(GAME.content, event).chips:
            assert not chip.icon or f"id='{chip.icon}'" in symbols


def test_a_walk_goes_from_space_to_space_along_paths() -> None:
    board = GAME.content.board
    moves = [event for event in played(4, 1).log or [] if event.kind == events.ARRIVED]
    walks = [(event, told(GAME.content, event).parts) for event in moves]
    assert any(len(walk) > 3 for _, walk in walks)
    for event, walk in walks:
        spaces = [board.ids.index(key.removeprefix("space-")) for key in walk]
        assert (spaces[0], spaces[-1]) == (event.c - 1, event.a)
        if event.b != events.BY_ROUTE:
            assert len(spaces) - 1 == GAME.content.steps[spaces[0]][spaces[-1]]
            assert all(after in board.links[space] for space, after in pairwise(spaces))
            assert not any(board.is_market(space) for space in spaces[1:-1])


def test_only_where_somebody_stands_is_on_the_trail_of_a_turn() -> None:
    fetched = Event(0, EVERYONE, events.FETCHED, 1, 2, 7, 0)
    assert told(GAME.content, fetched).parts == ()
    gathered_here = Event(0, EVERYONE, events.GATHERED, 1, 7, 1, one(2))
    assert told(GAME.content, gathered_here).parts == (f"space-{GAME.content.board.ids[7]}",)


def test_dice_of_a_second_roll_are_shown() -> None:
    event = Event(0, EVERYONE, events.REROLLED, 2, one(0) * 2, one(3) + one(5), 0)
    shown = told(GAME.content, event)
    assert [(die.seat, die.face) for die in shown.dice] == [(2, 4), (2, 6)]
    assert shown.sound == "dice"


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_strip_has_words_for_every_deed(seats: int) -> None:
    check_deeds(GAME, played(seats, 1))


def test_a_walk_with_cubes_at_both_ends_is_one_sentence() -> None:
    """Which cubes they were is seen below it, so the name of whoever walks need not be said three times."""
    deed, space = Deed(1, "Noor", 0), GAME.content.board.ids.index("K")
    for kind in (events.GATHERED, events.ARRIVED, events.COLLECTED):
        arrived = 0 if kind == events.ARRIVED else 1
        event = Event(0, EVERYONE, kind, 1, space, arrived, one(0) if arrived else space + 1)
        deed.add(event, told(GAME.content, event), GAME.words_for(event, 0, ("Linnea", "Noor")))
    assert deed.words == (
        "Noor collects everything on Letter K, arrives at Letter K and collects everything there."
    )
    assert sum(chip.amount for chip in deed.chips) == 2


def test_whoever_wins_an_auction_of_somebody_else_is_told_so() -> None:
    """It is no deed of the winner's own: what the seller does next is still told, with all that it brings."""
    happened = [
        (events.AUCTIONED, 1, 0, 0, 0),
        (events.BID, 0, 2, 0, 0),
        (events.WON_CONTRACT, 0, 0, 2, TO_BIDDER),
        (events.TOOK, 1, 3, 7, 0),
    ]
    log = [Event(at, EVERYONE, kind, *numbers) for at, (kind, *numbers) in enumerate(happened)]
    (deed,) = gathered(log, 0, GAME.doer, GAME.told, lambda event: GAME.words_for(event, 0))
    name = GAME.content.contracts[0].name
    chips = [(chip.seat, chip.amount, chip.words) for chip in deed.chips]
    assert chips == [
        (0, 0, "bid 2 Gold"),
        (0, 0, f"won {name}"),
        (0, 1, name),
        (0, -2, "2 Gold"),
        (1, 1, f"1 {COLOURS[3]} cube"),
    ]
