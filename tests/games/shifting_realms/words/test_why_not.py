"""Why something cannot be chosen: a sentence and a rule that exists, without telling a secret."""

from __future__ import annotations

import pytest

from games.shifting_realms.positions import GAME, game
from games.shifting_realms.questions import QUESTIONS as ASKED
from games.shifting_realms.questions import asking
from games.shifting_realms.scene import play, scene
from games.worded import check_reasons
from rule import rule
from spinney.engine.faces.asking import Reason
from spinney.games.shifting_realms.state.goods import RESOURCES
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.words.ask import ask
from spinney.games.shifting_realms.words.reasons.spaces import SPACE_OF
from spinney.games.shifting_realms.words.why_not import why_not


def keys_of(t: RealmsTable) -> list[str]:
    """Every key that a drawing of this table could have."""
    content = t.content
    return [
        *[f"space-{name}" for name in SPACE_OF],
        *[f"pile-{id_}" for id_ in content.kind_ids],
        *[f"deck-{id_}" for id_ in content.realms],
        *[f"hand-{id_}" for id_ in content.card_ids],
        *[f"supply-{seat}-{what}" for seat in range(t.seats) for what in RESOURCES],
        *[f"person-{seat}" for seat in range(t.seats)],
        *[f"card-{number}" for number in range(5)],
        *[f"task-{task.id}" for task in content.tasks],
        *[f"goal-{id_}" for id_ in content.realms],
        *["dragon", "person-x", "supply-9-wood", "space-9z9", ""],
    ]


def told(reason: Reason | None) -> tuple[str, str] | None:
    return None if reason is None else (reason.words, reason.rule)


def why(t: RealmsTable, part: str) -> tuple[str, str] | None:
    found = why_not(t, t.seat, part)
    return None if found is None else told(found.named(t.game.seat_names))


def check(t: RealmsTable) -> None:
    lit = {part for answer in ask(t).answers for part in answer.parts}
    check_reasons(t, keys_of(t), lit, why_not)


@pytest.mark.parametrize("name", [*ASKED])
def test_every_question_explains_what_does_not_glow(name: str) -> None:
    check(asking(name))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_explain_what_does_not_glow(seats: int) -> None:
    for t in game(seats, 1)[::9]:
        if not t.over:
            check(t)


def test_a_redealt_table_gives_the_same_reasons() -> None:
    """What a seat may not know does not show in what it is told."""
    for seats in (2, 4):
        for t in game(seats, 2)[::13]:
            if not t.over:
                other = t.game.redeal(t, t.seat, f"redeal {seats}")
                for key in keys_of(t):
                    assert told(why_not(t, t.seat, key)) == told(why_not(other, t.seat, key)), key
                assert ask(t).question == ask(other).question


def test_nobody_else_is_told() -> None:
    t = asking("window")
    assert why_not(t, 1, "space-1a1") is None


@rule("S-7.11", "S-7.2")
def test_a_tile_says_what_it_costs_and_where_it_goes() -> None:
    t = scene(units={"TY:b1": {"black": "1c"}}, goods={"black": "wood 1"})
    assert why(t, "pile-TY-TUN") == (
        "It costs 3 wood, 2 stone, 2 gold; you lack 2 wood, 2 stone and 2 gold.",
        "S-7.11",
    )
    assert why(asking("site"), "space-1a1") == ("The Elven Market is built in Alfheim.", "S-7.2")


@rule("S-5.5", "S-13.1.7")
def test_units_that_have_moved_and_the_dragons_space() -> None:
    t = play(scene(units={"TY:b1": {"black": "1c"}}), "move TY:b1", "to TY:a1")
    assert why(t, "space-1a1") == ("Your units there have moved in this turn already.", "S-5.5")
    assert why(asking("destination"), "space-1c3") == ("The dragon is there: nobody may enter.", "S-13.1.7")


@rule("S-3.3", "S-7.1")
def test_what_waits_for_its_own_question_says_what_is_asked() -> None:
    t = asking("destination")
    asked = "Now you are asked: " + ask(t).question
    reason = GAME.why_not(t, t.seat, f"pile-{t.content.kind_ids[t.land.kinds[0]]}")
    assert told(reason) == (f"Tiles are built in your turn, each with an action. {asked}", "S-7.1")
    t = asking("bid")
    reason = GAME.why_not(t, t.seat, "space-1a1")
    asked = "Now you are asked: How much gold do you bid?"
    assert told(reason) == (f"Spaces are chosen to move, fight, build or place units. {asked}", "S-3.3")
