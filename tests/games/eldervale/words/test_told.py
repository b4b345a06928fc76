"""What the strip of deeds shows: headlines, places, chips and dice."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from games.eldervale.positions import chosen
from games.eldervale.scenes import GAME
from games.eldervale.words.test_asked import MODULES
from spinney.engine.events import Event
from spinney.engine.faces.deeds import gathered
from spinney.engine.faces.names import has_marks, named
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events
from spinney.games.eldervale.terms.events import EVENTS
from spinney.games.eldervale.words.deeds.chips import THING
from spinney.games.eldervale.words.told import told


@cache
def played(seats: int) -> EldervaleTable:
    options: dict[str, Any] = dict(MODULES)
    table, player = GAME.start(seats, seed=seats, **options), Random(seats)
    while not table.over:
        table.play(chosen(table, player))
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_event_can_be_told(seats: int) -> None:
    for event in played(seats).log or []:
        found = told(GAME.content, event)
        for change in found.chips:
            assert -1 <= change.seat < seats
            assert change.words
            assert not change.icon or change.icon.startswith(THING)
            assert not has_marks(named(change.words, GAME.seat_names))
        assert all(1 <= die.face <= 6 and -1 <= die.seat < seats for die in found.dice)
        assert all(part.startswith(("tile-", "market-")) for part in found.parts)
        assert found.sound in ("", "gain", "battle", "dice")


def test_every_kind_of_event_is_told_even_if_it_is_rare() -> None:
    for kind in range(len(EVENTS.names)):
        told(GAME.content, Event(0, -1, kind, 0, 1, 1, 1))


def test_a_roll_is_shown_as_dice_of_whoever_rolled() -> None:
    rolls = [event for event in played(4).log or [] if event.kind == events.ROLLED]
    assert {bool(event.b) for event in rolls} == {True, False}
    for event in rolls:
        found = told(GAME.content, event)
        assert [die.face for die in found.dice] == [int(face) for face in unpacked(event.a)]
        assert {die.seat for die in found.dice} == {-1 if event.b else int(event.seat)}
        assert found.sound == "dice"
        assert not found.headline


def test_a_battle_is_an_entry_of_its_own_with_its_dice() -> None:
    log = played(4).log or []
    at = next(at for at, event in enumerate(log) if event.kind == events.BATTLE)
    deeds = gathered(
        [event for event in log[at - 3 : at + 30] if event.is_for(0)],
        0,
        GAME.doer,
        lambda event: told(GAME.content, event),
        lambda event: GAME.words_for(event, 0),
    )
    battle = [deed for deed in deeds if "Battle in" in deed.words]
    assert battle[0].seat == -1
    assert battle[0].parts
    assert battle[0].dice or "avoids" in " ".join([deed.words for deed in deeds])


def test_what_a_hand_hides_is_no_deed() -> None:
    event = Event(0, 1, events.DREW_CARD, 0, 1, 0, 0)
    found = told(GAME.content, event)
    assert not found.headline
    assert not found.chips


LONGEST = 36  # letters of a chip, so that it fits the strip


@pytest.mark.parametrize("seats", [2, 5])
def test_chips_are_a_few_words(seats: int) -> None:
    names = ["Linnea", "Tomás", "Noor", "Bram", "Ylva"][:seats]
    changes = [change for event in played(seats).log or [] for change in told(GAME.content, event).chips]
    said = {named(change.words, names) for change in changes}
    assert max(len(words) for words in said) <= LONGEST


def test_cashing_in_treasure_is_told_by_what_it_brings() -> None:
    cashed = [event for event in played(2).log or [] if event.kind == events.CASHED]
    assert cashed
    assert not any(told(GAME.content, event).headline for event in cashed)
