"""Why something cannot be chosen: in plain words, by a rule, and from what the seat may know."""

from __future__ import annotations

import pytest

from games.groves.positions import GAME, SEAT_COUNTS, asking, game
from games.groves.scene import groves
from games.worded import MARKS, check_reasons
from rule import rule
from spinney.engine.faces.names import seat_mark
from spinney.games.groves.content.cards import ELEMENT_NAMES, SPIRITS
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms.areas import TREE
from spinney.games.groves.words.ask import ask
from spinney.games.groves.words.places import parts_of
from spinney.games.groves.words.why_not import why_not

A, B = 0, 1
PARTS = (
    *[f"grove-{word}" for word in GAME.content.actions.tile_words],
    *[f"area-{area.name}" for area in TREE],
    *[f"drawn-{seat}-{name}" for seat in range(4) for name in SPIRITS],
    *[f"has-{seat}-{name}" for seat in range(4) for name in ELEMENT_NAMES],
    *[f"{where}-{name}" for where in ("supply", "take") for name in (*SPIRITS, *ELEMENT_NAMES)],
    *[f"wraith-bag-{name}" for name in SPIRITS],
    *[f"card-{seat}-{GAME.content.summoning[seat].id}" for seat in range(4)],
    *[f"realm-{seat}" for seat in range(4)],
    *[f"prize-{number}" for number in (0, 1, 2, 9, "x")],
    *[f"power-{name}" for name in SPIRITS],
    *["bag-0", "bag-1-white", "backs-1", "hollow-1", "slot-1", "has-0-portals", "on-area-bonus-white"],
    *["on-grove-ST-CRY-1", "on-x", "slot-x", "wraith-draw-blue", "cards-0", "cards-1", "supply-crystal"],
    *["", "grove-", "grove-XYZ", "area-9", "card-x", "drawn-white", "realm-x", "deck"],
)


def words(t: GrovesTable, part: str) -> tuple[str, str]:
    reason = GAME.why_not(t, t.seat, part, MARKS)
    return reason.words, reason.rule


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_reason_is_a_sentence_with_a_rule_and_legal_parts_have_none(seats: int) -> None:
    for t in game(seats, 1)[::5]:
        if t.over:
            continue
        legal = {part for option in t.options for part in parts_of(t, int(option))}
        check_reasons(t, PARTS, legal, why_not)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_words_tell_nothing_that_the_seat_may_not_know(seats: int) -> None:
    for number, t in enumerate(game(seats, 2)[::11]):
        if t.over:
            continue
        other = GAME.redeal(t, t.seat, number)
        for part in PARTS:
            mine, theirs = why_not(t, int(t.seat), part), why_not(other, int(t.seat), part)
            assert (mine is None) == (theirs is None)
            assert mine is None or theirs is None or mine.words == theirs.words
        assert ask(t).question == ask(other).question
        assert ask(t).help == ask(other).help
        assert [one.short for one in ask(t).answers] == [one.short for one in ask(other).answers]


def test_only_whoever_is_asked_is_told_why() -> None:
    t = game(2, 1)[0]
    assert why_not(t, 1 - int(t.seat), "grove-BLU-1") is None


def test_why_a_spirit_cannot_stand_there() -> None:
    t = groves(
        {"drawn": "blue", "groves": "BLU-3", "standing": {"ST-CRY-1": "wraith", "BLU-3": "white"}},
        {"drawn": "white"},
        row="BLU-1",
    )
    assert words(t, "grove-BLU-3") == ("A white spirit stands here already.", "G-5.2")
    assert words(t, "grove-ST-CRY-1")[1] == "G-7.5"
    assert words(t, "grove-ST-CRY-2") == (f"You have no portal to the realm of {seat_mark(B)}.", "G-8.4")
    assert words(t, "grove-BLU-1")[1] == "G-9.1"
    assert words(t, "area-groves")[1] == "G-5.4"
    assert words(t, "drawn-0-white") == ("You have no white spirit to place.", "G-4.5")
    assert words(t, "drawn-1-white") == (f"This is a spirit of {seat_mark(B)}.", "G-4.5")


def test_wraiths_do_not_go_to_the_tree() -> None:
    t = groves({"drawn": "wraith"}, {"drawn": "white"})
    assert words(t, "area-bonus")[1] == "G-7.2"


def test_why_a_grove_cannot_be_bought() -> None:
    t = groves(
        {"drawn": "white", "crystals": 2, "elements": [9, 9, 0]},
        {"drawn": "white"},
        row="YEL-1 BLU-1 BLU-2",
        crown_placed=1,
    )
    t.play(GAME.action("place white tree-groves"))
    costs, rule_id = words(t, "grove-BLU-2")
    assert costs.startswith("It costs ")
    assert "3 crystals, and you lack" in costs
    assert costs.endswith("and 1 crystal.")
    assert rule_id == "G-9.2"
    assert words(t, "grove-ST-CRY-1") == ("This grove is in your realm already.", "G-9.1")
    assert words(t, "area-bonus")[0] == (
        "Areas of the Tree are chosen when you place a spirit. "
        "Now you are asked: Which grove do you buy, if any?"
    )


@rule("G-14.15", "G-14.27")
def test_why_a_power_cannot_be_used() -> None:
    t = asking("wraith", 1)
    assert t.solo is not None
    t.solo.drawn = [0, 1, 0, 0, 1, 1]
    t.solo.ready = 0
    assert words(t, "power-yellow") == ("You have used Recall in this draw.", "G-14.27")
    assert words(t, "power-green") == ("No green spirit is in this draw.", "G-14.15")
    assert words(asking("place", 1), "power-green")[1] == "G-14.15"


@rule("G-3.1", "G-6.10", "G-10.2", "G-14.8")
def test_things_that_are_never_chosen_say_so() -> None:
    t = groves({"drawn": "blue white"}, {"drawn": "white"})
    assert words(t, "realm-0") == ("No spirit stands on a Lore Stone, only on the groves around it.", "G-3.1")
    assert words(t, "supply-crystal")[1] == "G-6.10"
    assert words(t, "cards-0")[1] == "G-10.2"
    assert words(t, "cards-1") == (f"This is a card of {seat_mark(B)}.", "G-10.1")
    alone = asking("wraith", 1)
    assert words(alone, "wraith-draw-wraith")[1] == "G-14.8"
    assert words(alone, "wraith-draw-white")[1] == "G-14.15"


@rule("G-6.11", "G-6.15")
@pytest.mark.parametrize(("question", "name"), [("gain", "light"), ("spirit", "blue")])
def test_the_supply_says_where_one_takes_from_it(question: str, name: str) -> None:
    t = asking(question, 3)
    assert why_not(t, int(t.seat), f"take-{name}") is None
    assert words(t, f"supply-{name}")[0] == "What you can take glows before you: touch it there."
