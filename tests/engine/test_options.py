"""Options and versions: house rules, games without an end, words and rules of earlier versions."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import pytest

import spinney
from spinney.engine.errors import BadOption, BrokenRecord
from spinney.engine.facts import Tally
from spinney.engine.options import (
    LIMITS_AGAIN,
    GameOption,
    check_ends,
    check_options,
    house_rules,
    house_rules_in_words,
    is_endless,
)
from spinney.engine.records.journal import LIMITS
from spinney.engine.records.playback import Playback, set_limits
from spinney.engine.records.record import Record
from toy.game import Toy, about

DECLARED = (
    GameOption("turns", "turns before a draw", 400, 0, 1000, book=0, endless=0),
    GameOption("boards", "who has which", "lot", words=("lot", "choose"), book="choose", people="choose"),
    GameOption(
        "sides", "which side is up", "seat", words=("seat", "lot"), former={"by_seat": "seat", "drawn": "lot"}
    ),
)


def test_a_value_that_the_rulebook_does_not_have_is_a_house_rule() -> None:
    usual = check_options("toy", DECLARED, {})
    assert [option.name for option in house_rules(DECLARED, usual)] == ["turns", "boards"]
    assert house_rules(DECLARED, check_options("toy", DECLARED, {"turns": 0, "boards": "choose"})) == []


def test_a_house_rule_is_put_into_words_beside_what_the_rulebook_has() -> None:
    usual = check_options("toy", DECLARED, {})
    assert house_rules_in_words(DECLARED, usual) == [
        "Turns: 400 (by the book: 0)",
        "Boards: lot (by the book: choose)",
    ]
    turns, boards, sides = DECLARED
    assert turns.by_the_book == "A house rule unless it is 0."
    assert boards.by_the_book == "A house rule unless it is choose."
    assert sides.by_the_book == "", "the rulebook leaves it open"
    assert turns.needs_people.startswith("With 0 a game may never end")
    assert boards.needs_people == ""
    long = GameOption("idle_rounds", "", "as_today", words=("as_today", "not_at_all"), book="not_at_all")
    assert long.house_rule("as_today") == "Idle rounds: as today (by the book: not at all)"
    limit = GameOption("max_turns", "", 400, 0, 1000, book=0, zero="no limit")
    assert limit.house_rule(400) == "Max turns: 400 (by the book: no limit)"
    assert limit.by_the_book == "A house rule unless it is 0.", "what is typed"


@pytest.mark.parametrize("key", spinney.games())
def test_what_is_said_of_a_house_rule_is_understood_without_its_meaning(key: str) -> None:
    for option in spinney.game(key).options:
        assert option.book != 0 or option.zero, f"{option.name}: what does 0 mean?"


def test_people_are_offered_the_default_unless_the_game_says_otherwise() -> None:
    assert [option.people for option in DECLARED] == [400, "choose", "seat"]


def test_a_game_that_may_never_end_is_refused_where_nobody_could_end_it() -> None:
    usual, endless = check_options("toy", DECLARED, {}), check_options("toy", DECLARED, {"turns": "0"})
    assert not is_endless(DECLARED, usual)
    assert is_endless(DECLARED, endless)
    check_ends("toy", DECLARED, usual)
    with pytest.raises(BadOption, match="toy: option turns: with 0 a game may never end"):
        check_ends("toy", DECLARED, endless)


def test_words_of_earlier_versions_are_understood() -> None:
    assert check_options("toy", DECLARED, {"sides": "drawn"})["sides"] == "lot"
    with pytest.raises(BadOption, match="expected one of seat, lot, got 'by_lot'"):
        check_options("toy", DECLARED, {"sides": "by_lot"})


def test_limits_that_hold_again_are_an_entry_that_replays_and_is_not_taken_back() -> None:
    game = Toy()
    playback = Playback(game, game.start(2, "limits").journal.origin)  # type: ignore[union-attr]
    playback.enter(int(playback.table.options[0]))
    set_limits(playback.table)
    assert playback.table.journal is not None
    assert playback.table.journal.entries[-1] == LIMITS
    assert playback.table.undoable == 0
    record = Record.of(playback.table)
    again = Record.from_json(record.to_json(), lambda key, edition: game).replay()
    assert again.fingerprint() == playback.table.fingerprint()


def test_the_log_tells_everybody_that_limits_hold_again_and_whom_it_concerns_is_nobody() -> None:
    game = Toy()
    table = game.start(2, "limits")
    set_limits(table)
    again: Any = Record.from_json(Record.of(table).to_json(), lambda key, edition: game).replay()
    for seat in (-1, 0, 1):
        assert game.log(table, seat)[-1] == f"{LIMITS_AGAIN}." == game.log(again, seat)[-1]
        assert table.log is not None
        assert not game.concerns(table.log[-1], seat)
    quiet = game.start_from(2, bytes(32), [], {}, log=False)
    set_limits(quiet)
    assert quiet.log is None


def test_what_the_engine_tells_is_not_counted_by_the_lab() -> None:
    game = Toy()
    table = game.start_from(2, bytes(32), [], {}, tally=(tally := Tally(game.layout, 2)))
    before = tally.counted()
    set_limits(table)
    assert tally.counted() == before


class Changed(Toy):
    """The toy, two versions of its rules later; the first cannot be played any more."""

    about = about(version="3", oldest="2")


def test_a_table_is_played_by_the_rules_that_it_was_begun_by() -> None:
    game = Changed()
    assert game.start(2, "now").rules == 3
    before = game.start_from(2, bytes(32), [], {}, rules="2")
    assert before.rules == before.clone().rules == game.redeal(before, 0, "imagined").rules == 2
    record = Record.of(before)
    assert '"rules": "2"' in record.to_json()
    again = Record.from_json(record.to_json(), lambda key, edition: game)
    assert again.replay().rules == 2


@pytest.mark.parametrize("rules", ["1", "4", "two", "9" * 30, ""])
def test_rules_that_are_gone_are_tried_as_those_of_today_and_named_when_they_differ(rules: str) -> None:
    game = Changed()
    table = game.start(2, "now")
    table.play(table.options[0])
    text = Record.of(table).to_json().replace('"rules": "3"', f'"rules": "{rules}"')
    assert Record.from_json(text, lambda key, edition: game).replay().rules == 3
    broken = Record.from_json(text, lambda key, edition: game)
    broken.digests[-1] = "another"
    with pytest.raises(BrokenRecord, match=rf"action 1 .*recorded by rules {rules}, replayed by rules 3"):
        broken.replay()
    if rules:
        with pytest.raises(BadOption, match="cannot be played here, only 2 to 3"):
            game.start_from(2, bytes(32), [], {}, rules=rules)


@pytest.mark.parametrize(
    ("key", "name", "number"),
    [
        ("eldervale", "round_limit", "play.rounds"),
        ("shifting_realms", "round_limit", "rounds"),
        ("shifting_realms", "idle_rounds", "idle_rounds"),
    ],
)
def test_a_limit_says_its_number_and_the_edition_has_it(key: str, name: str, number: str) -> None:
    game = spinney.game(key)
    meaning = next(option.meaning for option in game.options if option.name == name)
    assert f", {attrgetter(number)(game.content)} in the standard edition" in meaning
