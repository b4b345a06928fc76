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
from spinney.engine.faces.deeds import MOST_DEEDS, Deed, gathered
from spinney.engine.faces.names import has_marks, named
from spinney.games.eldervale.content.vocabulary import SWORD, TOKEN_KINDS
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events
from spinney.games.eldervale.terms.events import EVENTS
from spinney.games.eldervale.terms.questions import QUESTIONS, TURN
from spinney.games.eldervale.words.deeds.chips import THING
from spinney.games.eldervale.words.names import resource_name
from spinney.games.eldervale.words.told import told

Tokens = dict[tuple[int, str], int]  # by seat and kind


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


def strip_of(told_events: list[Event], me: int) -> list[Deed]:
    return gathered(
        told_events,
        me,
        GAME.doer,
        lambda event: told(GAME.content, event),
        lambda event: GAME.words_for(event, me),
    )


def paid_for_an_aura(seat: int, number: int) -> list[Event]:
    """A Sword, then the Aura that is moved for it, in one answer."""
    paid = Event(number, -1, events.PAID, seat, SWORD, 1, 0)
    return [paid, Event(number, -1, events.AURA, seat, 0, 0, 1)]


@pytest.mark.parametrize("before", [0, 1])
def test_what_was_paid_before_a_headline_belongs_to_it(before: int) -> None:
    """Whoever acted before, the one who looks on or somebody else."""
    deeds = strip_of([Event(4, -1, events.HIRED, before, 0, 0, 0), *paid_for_an_aura(2, 5)], 0)
    assert [deed.seat for deed in deeds] == [2] if before == 0 else [1, 2]
    assert [(one.seat, one.amount) for one in deeds[-1].chips] == [(2, -1)]
    assert deeds[-1].first == 4


def test_what_somebody_wins_by_the_deed_of_another_stays_with_that_deed() -> None:
    won = Event(4, -1, events.GAINED, 2, SWORD, 1, 0)
    deeds = strip_of([Event(4, -1, events.HIRED, 1, 0, 0, 0), won, *paid_for_an_aura(2, 5)], 0)
    assert [[one.amount for one in deed.chips] for deed in deeds] == [[1], [-1]]


def tokens(table: EldervaleTable) -> Tokens:
    """What the panels show: how many tokens of each kind everybody has."""
    return {
        (seat, resource_name(kind)): int(player.tokens[kind])
        for seat, player in enumerate(table.players)
        for kind in range(TOKEN_KINDS)
    }


def check_chips(table: EldervaleTable, me: int, since: int, before: Tokens) -> bool:
    """The chips of others since an answer add up to their tokens; False if the strip has no room for all."""
    news = [event for event in table.log or [] if event.number > since and event.is_for(me)]
    deeds = strip_of(news, me)
    if len(deeds) == MOST_DEEDS:
        return False
    brought = [one for deed in deeds for one in deed.chips if one.amount]
    after = tokens(table)
    for (seat, word), held in before.items():
        if seat != me:
            won = sum(one.amount for one in brought if one.seat == seat and one.words == word)
            assert held + won == after[seat, word], (me, seat, word, since)
    return True


@pytest.mark.parametrize("seats", [2, 3])
def test_chips_add_up_to_what_the_panels_show(seats: int) -> None:
    compared = 0
    for seed in range(3):
        table, player = GAME.start(seats, seed=seed), Random(seed)
        held = {0: tokens(table)}
        while not table.over:
            if QUESTIONS.of(table) == TURN and table.journal is not None:
                left = table.journal.left.get(int(table.seat))
                if left is not None:
                    compared += check_chips(table, int(table.seat), left, held[left])
            table.play(chosen(table, player))
            held[int(table.number)] = tokens(table)
    assert compared > 50
