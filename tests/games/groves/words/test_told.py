"""What the strip shows of events: headlines with words, places, and what was won and lost."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from games.groves.positions import GAME, SEAT_COUNTS, chosen
from games.groves.scene import groves, play
from games.worded import check_deeds, check_told
from rule import rule
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms.events import EVENTS
from spinney.games.groves.words.told import told

SEEDS = (1, 2)
ICONS = ("gr-icon-crystal", "gr-icon-earth", "gr-icon-light", "gr-icon-water")


@cache
def played(seats: int, seed: int) -> GrovesTable:
    """A whole game, with its log."""
    player, table = Random(seed), GAME.start(seats, seed=seed)
    while not table.over:
        table.play(chosen(table, player))
    return table


@pytest.mark.parametrize("kind", range(len(EVENTS.terms)), ids=EVENTS.names)
def test_every_event_can_be_told(kind: int) -> None:
    check_told(GAME, kind, told)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_chips_add_up_to_what_everybody_has(seats: int, seed: int) -> None:
    t = played(seats, seed)
    began = GAME.start(seats, seed=seed)
    sums: Counter[tuple[int, str]] = Counter()
    for event in t.log or []:
        for chip in told(t.content, event).chips:
            sums[chip.seat, chip.icon] += chip.amount
    for seat in range(seats):
        start, end = began.realms[seat], t.realms[seat]
        had = [int(start.crystals), *start.elements]
        has = [int(end.crystals), *end.elements]
        assert [now - before for now, before in zip(has, had, strict=True)] == [
            sums[seat, icon] for icon in ICONS
        ]
        assert sums[seat, "gr-icon-dominion"] == t.score(seat) - t.leftovers(seat)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_strip_has_words_for_every_deed(seats: int) -> None:
    check_deeds(GAME, played(seats, 1))


@rule("G-9.3")
def test_the_strip_says_to_whom_the_crystals_of_a_purchase_go() -> None:
    t = groves({"drawn": "white"}, {"drawn": "white", "elements": [9, 9, 9], "crystals": 4}, row="BLU-1")
    play(t, "place white ST-CRY-1", "collect", "place white tree-groves", "buy 1")
    deed = next(found for found in GAME.since(t, 0) if found.seat == 1)
    assert "pays 1 crystal to" in deed.words
    assert [chip.amount for chip in deed.chips if chip.seat == 0] == [1]
