"""Why something cannot be chosen: a sentence and a rule that exists, without telling a secret."""

from __future__ import annotations

from functools import cache

import pytest

from games.eldervale.looks import play
from games.eldervale.scenes import GAME, eldervale
from games.eldervale.words.test_asked import choices
from games.worded import check_reasons
from rule import rule
from spinney.engine.faces.asking import Reason
from spinney.games.eldervale.content import vocabulary
from spinney.games.eldervale.content.heaps import read_cost
from spinney.games.eldervale.state.table import BOUND, EldervaleTable
from spinney.games.eldervale.terms import questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.ask import ask
from spinney.games.eldervale.words.places import parts_of
from spinney.games.eldervale.words.reasons.costs import costs
from spinney.games.eldervale.words.reasons.tiles import TOUCH_REALM
from spinney.games.eldervale.words.why_not import KINDS, why_not

UNIT_PLACES = ("ready", "tray", "under", "pool", "hire", "out", "acting", "fighter", "helper")


@cache
def keys() -> tuple[str, ...]:
    """Every key that a drawing could have, as far as random games and the content show."""
    content = GAME.content
    offered = {part for t in choices()[::5] for option in t.options for part in parts_of(t, int(option))}
    laid = [
        *[f"tile-{tile.id}" for tile in content.tiles],
        *[f"market-{element}" for element in vocabulary.ELEMENTS],
        *[f"track-{element}" for element in vocabulary.ELEMENTS],
        *[f"further-{element}" for element in vocabulary.ELEMENTS],
        *[f"faction-{element}-0" for element in vocabulary.ELEMENTS],
        *[f"token-{name}" for name in vocabulary.RESOURCES],
        *[f"card-{card.id}" for card in content.adventures],
        *[f"magic-{card.id}" for card in content.magic],
        *[f"monster-{monster.id}" for monster in content.monsters],
        *[f"held-{token.id}" for token in content.tokens],
        *[f"starter-{name}" for name in vocabulary.STARTER_ACTIONS],
        *[f"{place}-{unit}" for place in UNIT_PLACES for unit in vocabulary.UNITS],
        *[f"reward-{space}" for space in range(9)],
        *[
            "starter",
            "orbs",
            "side-0",
            "tile-x",
            "reward-99",
            "tray-x",
            "glory",
            "underworld",
            "realm-stack",
            "",
        ],
    ]
    return tuple(sorted(offered.union(laid)))


def told(reason: Reason | None) -> tuple[str, str] | None:
    return None if reason is None else (reason.words, reason.rule)


def why(t: EldervaleTable, part: str) -> tuple[str, str] | None:
    found = why_not(t, t.seat, part)
    return None if found is None else told(found.named(t.game.seat_names))


def few() -> list[EldervaleTable]:
    """A position or two of every question."""
    found: dict[int, list[EldervaleTable]] = {}
    for t in choices()[::2]:
        kept = found.setdefault(int(QUESTIONS.of(t)), [])
        if len(kept) < 6:
            kept.append(t)
    return [t for kept in found.values() for t in kept]


def test_what_does_not_glow_is_explained_by_a_rule() -> None:
    explained = set()
    for t in few():
        lit = {part for answer in ask(t).answers for part in answer.parts}
        check_reasons(t, keys(), lit, why_not)
        explained |= {key.partition("-")[0] for key in keys() if why(t, key)}
    assert explained >= set(KINDS) - {"further", "faction"}


def test_a_redealt_table_gives_the_same_reasons_and_the_same_question() -> None:
    """What a seat may not know does not show in what it is told."""
    for t in few()[::2]:
        other = t.game.redeal(t, t.seat, "redeal")
        for key in keys():
            assert told(why_not(t, t.seat, key)) == told(why_not(other, t.seat, key)), key
        here, there = ask(t), ask(other)
        assert (here.question, here.help) == (there.question, there.help)
        shown = [(answer.label, answer.badge) for answer in here.answers]
        assert shown == [(answer.label, answer.badge) for answer in there.answers]


def test_nobody_else_is_told() -> None:
    t = few()[0]
    assert why_not(t, (t.seat + 1) % t.seats, "tile-RUIN-MILL") is None


@rule("E-5.6", "E-5.3")
def test_realms_where_a_worker_cannot_go() -> None:
    t = eldervale({"ready": "worker warrior", "at": {"MILL": "worker"}}, {})
    play(t, "place worker")
    assert why(t, "tile-RUIN-MILL") == ("One of your Units is there already.", "E-5.6")
    reasons = {why(t, key) for key in keys() if key.startswith("tile-")}
    assert ("It is too far: the Worker goes next to a Unit of yours.", "E-5.3") in reasons


@rule("E-6.5")
def test_a_card_that_is_too_dear_says_what_it_costs() -> None:
    market = {"air": "AIR-Gate", "water": "WAT-Gate"}
    t = eldervale({"ready": "worker", "tokens": "PP"}, {}, market=market)
    play(t, "to RUIN-DUN1", "use")
    assert why(t, "market-air") == ("It costs a Scroll and any resource, and you lack a Scroll.", "E-6.5")
    assert why(t, "market-water") is None


@rule("E-12.1", "E-12.3")
@pytest.mark.parametrize(
    ("tokens", "off", "rest"),
    [
        ("", 0, "It costs a Scroll and any 2 resources, and you lack a Scroll and 2 other resources."),
        ("S", 0, "It costs a Scroll and any 2 resources, and you lack 2 resources."),
        ("SSG", 0, ""),
        ("$", 0, "It costs a Scroll and any 2 resources, and you have 1 Gold."),
        ("G", 1, "It costs a Scroll and any 2 resources less 1 resource, and you have a Gem."),
    ],
)
def test_what_is_lacking_unless_gold_or_a_discount_could_be_either(tokens: str, off: int, rest: str) -> None:
    t = eldervale({"ready": "worker", "tokens": tokens}, {})
    reason = costs(t, 0, read_cost("a test", "S**"), "E-6.5", off)
    assert (reason.words if reason else "") == rest


@rule("E-5.3", "E-7.3")
def test_what_waits_for_its_own_question_says_what_is_asked() -> None:
    market = {"air": "AIR-Gate", "water": "WAT-Gate"}
    t = eldervale({"ready": "worker", "tokens": "PP"}, {}, market=market)
    play(t, "to RUIN-DUN1", "use")
    asked = "Now you are asked: Which card do you buy?"
    assert told(GAME.why_not(t, t.seat, "tile-RUIN-MILL")) == (
        f"Realms are chosen to place, move or join with a Unit, and to build. {asked}",
        "E-5.3",
    )
    assert GAME.why_not(t, t.seat, "person-1").words == f"This is Seat 2's place at the table. {asked}"


@rule("E-5.3")
def test_a_monster_is_no_reason_of_its_own_while_a_unit_is_placed() -> None:
    """Whoever touches it reads why the Unit cannot go to its Realm, or that it can."""
    seen = set()
    for t in [t for t in choices() if QUESTIONS.of(t) == questions.REALM]:
        tiles = {int(t.content.actions.part_of(option)) for option in t.options}
        for at, monster in enumerate(t.content.monsters):
            place = int(t.monsters[at])
            if 0 <= place < BOUND:
                said = why(t, f"monster-{monster.id}")
                if place in tiles:
                    assert said == told(TOUCH_REALM)
                else:
                    assert said == why(t, f"tile-{t.content.tiles[place].id}")
                seen.add(place in tiles)
    assert seen == {True, False}
