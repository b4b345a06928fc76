"""Questions as people are asked them: in words of their own, with an answer for every option."""

from __future__ import annotations

import re

from games.eldervale.looks import play
from games.eldervale.scenes import GAME, eldervale
from games.eldervale.words.test_asked import choices
from rule import rule
from spinney.engine.faces.asking import BAD, GOOD, NOTHING_TRIVIAL, PLAIN, Ask
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.ask import ask
from spinney.games.eldervale.words.asking.help import HELP
from spinney.games.eldervale.words.asking.questions import WORDS
from spinney.games.eldervale.words.forecast import forecast
from spinney.games.eldervale.words.reasons.tiles import no_dwelling

ID = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9]|\b(tile|card|market|token|ready|tray|monster)-|_|None\b")
BUTTON = 26  # letters


def check(t: EldervaleTable) -> Ask:
    """One question: every option once, by its label, in words without ids."""
    asked = ask(t).named(t.game.seat_names)
    assert [answer.action for answer in asked.answers] == [int(option) for option in t.options]
    assert asked.question[-1] in "?.", asked.question
    assert not asked.help or asked.help[-1] in "?.", asked.help
    for words in (asked.question, asked.help):
        assert not ID.search(words), words
    for answer in asked.answers:
        assert answer.label == t.game.label(t, answer.action)
        assert 0 < len(answer.short) <= BUTTON, answer.short
        assert not ID.search(answer.short)
        assert not ID.search(answer.badge)
        assert answer.tone in (PLAIN, GOOD, BAD)
    assert asked.trivial == NOTHING_TRIVIAL or asked.trivial in t.options
    return asked


def test_every_question_has_words_and_help_of_its_own() -> None:
    numbers = set(range(QUESTIONS.first, QUESTIONS.first + QUESTIONS.count))
    assert set(WORDS) == set(HELP) == numbers


def test_random_games_with_all_modules_are_asked_in_words() -> None:
    reached = {int(QUESTIONS.of(t)) for t in choices()[::3] if check(t)}
    assert len(reached) > 30


def test_players_who_choose_their_factions_are_asked_in_words() -> None:
    for seats in (2, 5):
        for abilities in ("on", "off"):
            t = GAME.start(seats, seed=1, factions="choose", elements="choose", abilities=abilities)
            assert check(t).question == "Which faction do you lead?"
            for _ in range(12):
                t.play(t.options[0])
                check(t)


@rule("E-7.28")
def test_a_realm_shows_the_exact_chance_to_win_there_or_that_it_is_safe() -> None:
    found = [t for t in choices() if QUESTIONS.of(t) == questions.REALM]
    shown = set()
    for t in found[::9]:
        for answer in check(t).answers:
            tile = int(t.content.actions.part_of(answer.action))
            met = forecast(t, tile)
            if answer.badge == "no use":  # a test of its own
                assert met is None
            elif t.peaceful == 1:
                assert answer.badge == ""
            elif met is None:
                assert (answer.badge, answer.tone) == ("safe", GOOD)
            else:
                chance = met.chance(int(t.seat))
                assert answer.badge in answer.label
                assert answer.badge.endswith(" %")
                assert answer.tone == (GOOD if 2 * chance >= 1 else BAD)
            shown.add(answer.tone)
    assert shown == {PLAIN, GOOD, BAD}


def test_going_on_is_trivial_where_there_is_nothing_else() -> None:
    kinds = set()
    for t in choices():
        if QUESTIONS.of(t) == questions.WINDOW:
            found = check(t).trivial
            offered = {int(t.content.actions.kind_of(option)) for option in t.options}
            alone = offered <= {actions.ON, actions.THROUGH}
            assert (found != NOTHING_TRIVIAL) == alone
            kinds.add(alone)
        if len(kinds) == 2:
            return
    raise AssertionError("no window with and without Free Actions")


def test_a_battle_asks_for_dice_and_rolls_only_where_there_are_any() -> None:
    """A question with one answer does not promise a choice."""
    alone = {
        questions.SWORDS: "You have no dice to add. Go on?",
        questions.REROLLS: "You cannot roll again. Go on?",
    }
    seen = set()
    for t in choices():
        question = int(QUESTIONS.of(t))
        if question in alone:
            single = len(t.options) == 1
            asked = check(t)
            assert (asked.question == alone[question]) == single
            assert ("Touch" in asked.help or "one more die" in asked.help) == (not single)
            seen.add((question, single))
    assert len(seen) >= 3


def test_a_battle_can_be_avoided_only_where_something_glows_for_it() -> None:
    seen = set()
    for t in choices():
        if QUESTIONS.of(t) == questions.PEACE:
            asked = check(t)
            kinds = {int(t.content.actions.kind_of(answer.action)) for answer in asked.answers}
            avoids = bool(kinds & {actions.PLAY, actions.TACTICS})
            assert ("glows to avoid" in asked.help) == avoids
            seen.add(avoids)
    assert True in seen


def test_free_actions_are_named_by_what_one_does() -> None:
    """Not `Free Actions: Magic.`, of which nobody knows what to touch."""
    told = {check(t).help for t in choices() if QUESTIONS.of(t) in (questions.WINDOW, questions.TURN)}
    assert any("Free Actions: play Magic" in words for words in told)
    assert any("play Magic or use Treasure." in words for words in told)


def test_a_card_of_the_market_has_its_cost_printed_on_it() -> None:
    t = eldervale({"ready": "worker", "tokens": "GPSTW$" * 3}, {})
    play(t, "to RUIN-DUN1", "use")
    asked = check(t)
    bought = [answer for answer in asked.answers if answer.parts == ("market-air",)]
    assert [(answer.short, answer.badge) for answer in bought] == [("Buy Skyward Arch", "")]
    assert "at the top right" in asked.help
    assert "number" not in asked.help


@rule("E-6.5")
def test_a_card_that_can_only_be_burned_says_so() -> None:
    """It glows like one that can be bought, and one touch would burn it."""
    seen = set()
    for t in choices():
        if QUESTIONS.of(t) == questions.SECOND_CARD:
            asked, menu = check(t), t.content.actions
            kind = {one.action: int(menu.kind_of(one.action)) for one in asked.answers}
            bought = {one.parts for one in asked.answers if kind[one.action] == actions.BUY}
            for one in asked.answers:
                if kind[one.action] == actions.BURN:
                    alone = one.parts not in bought
                    assert (one.badge, one.tone) == (("burn", BAD) if alone else ("", PLAIN))
                    seen.add(alone)
            assert "out of the market" in asked.help
    assert seen == {True, False}


@rule("E-6.13")
def test_a_realm_that_could_not_be_used_says_so_before_a_unit_goes_there() -> None:
    """What the badge says is what is asked once the Unit is there."""
    seen = set()
    for t in [t for t in choices() if QUESTIONS.of(t) == questions.REALM][::5]:
        asked = check(t)
        assert ("No use" in asked.help) >= any(one.badge == "no use" for one in asked.answers)
        for answer in asked.answers:
            ahead = t.clone()
            ahead.play(answer.action)
            if answer.badge in ("no use", "safe") and QUESTIONS.of(ahead) == questions.ACTION:
                kinds = {int(t.content.actions.kind_of(option)) for option in ahead.options}
                assert (answer.badge == "no use") == (actions.USE not in kinds)
                seen.add(answer.badge)
    assert seen == {"no use", "safe"}


@rule("E-8.1")
def test_whoever_takes_units_back_reads_that_a_worker_that_is_out_builds() -> None:
    seen = set()
    for t in choices():
        if QUESTIONS.of(t) == questions.RETRIEVAL:
            warned = "built by a Worker" in check(t).help
            assert warned == (no_dwelling(t, int(t.seat)) is None)
            seen.add(warned)
    assert seen == {True, False}
