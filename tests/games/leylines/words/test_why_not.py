"""Why something cannot be chosen: in plain words, and by a rule."""

from __future__ import annotations

import pytest

from games.leylines.positions import GAME, SEAT_COUNTS, game
from games.leylines.scene import four, leylines, play
from games.worded import MARKS, check_reasons
from spinney.engine.faces.names import seat_mark
from spinney.games.leylines.content.effects import COLOURS, ITEMS
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.words.places import parts_of
from spinney.games.leylines.words.why_not import why_not

A, B = 0, 1
CONTENT = GAME.content
PARTS = (
    *[f"space-{id_}" for id_ in CONTENT.board.ids],
    *[f"die-{seat}-{value}" for seat in range(6) for value in range(1, 7)],
    *[f"held-{seat}-{colour}" for seat in range(6) for colour in COLOURS],
    *[f"take-{colour}" for colour in COLOURS],
    *[f"own-{seat}-{word}" for seat in range(6) for word in ITEMS.words],
    *[f"item-{word}" for word in ITEMS.words],
    *[f"bid-{bid}" for bid in (*range(30), "more")],
    *[f"friend-{card.id}" for card in CONTENT.friends],
    *[f"contract-{card.id}" for card in CONTENT.contracts],
    *[f"character-{colour}" for colour in COLOURS],
    *[f"standee-{seat}" for seat in (0, 1, "x")],
    *["", "space-", "space-xyz", "die-0", "die-x-9", "held-red", "own-0", "item-x", "friend-x", "deck"],
)


def words(t: LeylinesTable, part: str) -> tuple[str, str]:
    reason = GAME.why_not(t, t.seat, part, MARKS)
    return reason.words, reason.rule


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_reason_is_a_sentence_with_a_rule_and_legal_parts_have_none(seats: int) -> None:
    for t in game(seats, 1)[::17]:
        if t.over:
            continue
        legal = {part for option in t.options for part in parts_of(t, int(option))}
        check_reasons(t, PARTS, legal, why_not)


def test_an_imagined_table_gives_the_same_reasons() -> None:
    for number, t in enumerate(game(3, 2)[::60]):
        if not t.over:
            other = GAME.redeal(t, t.seat, number)
            for part in PARTS:
                mine, theirs = why_not(t, int(t.seat), part), why_not(other, int(t.seat), part)
                assert (mine and mine.words) == (theirs and theirs.words)


def test_only_whoever_is_asked_is_told_why() -> None:
    t = game(2, 1)[0]
    assert why_not(t, 1 - int(t.seat), "space-A") is None


def test_why_a_move_cannot_end_there() -> None:
    t = four({"at": "c01", "dice": "1", "contracts": "K02", "cubes": "P"})
    steps = t.content.steps[t.travellers[A].space][t.content.board.ids.index("T")]
    assert words(t, "space-T") == (f"It is {steps} steps away, and you have 1.", "L-4.8")
    reason, rule_id = words(t, "space-MS1")
    assert reason.startswith("You can complete no Contract at Amberwick: ")
    assert reason.endswith("needs 1 yellow, 2 white, and you lack 1 yellow, 2 white.")
    assert rule_id == "L-9.2"
    t = four({"at": "c01", "dice": "1"})
    assert words(t, "space-MS1") == ("None of your Contracts goes to Amberwick.", "L-9.2")


def test_why_a_die_a_cube_or_a_card_cannot_be_used() -> None:
    t = leylines({"at": "c01", "dice": "12", "cubes": "P", "items": "potion"}, {"dice": "6"})
    assert words(t, "die-0-6") == ("You have no 6 left.", "L-4.2")
    assert words(t, "die-1-6") == (f"This is a die of {seat_mark(B)}.", "L-4.2")
    assert words(t, "held-0-red") == ("You hold no red cube.", "L-5.4")
    assert words(t, "held-0-purple")[0] == (
        "Cubes that you hold pay for Contracts and Items. Now you are asked: Which die do you move with?"
    )
    assert words(t, "items-1") == (
        f"This only counts {seat_mark(B)}'s Items. Now you are asked: Which die do you move with?",
        "L-7.6",
    )
    assert words(t, "own-0-potion") == ("Potion is used when you pay with cubes.", "L-14.5")
    assert words(t, "item-lantern") == ("Items are bought when a move ends on a Hub.", "L-7.1")
    assert words(t, "item-potion") == ("You have the Potion already.", "L-7.3")
    assert words(t, "space-A") == ("First choose the die that you move with.", "L-4.2")


def test_why_so_much_cannot_be_bid() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 5}, {"gold": 9})
    play(t, "to HB1", "auction 1", "bid 4")
    assert words(t, "bid-3") == (f"{seat_mark(B)} has bid 4 Gold: bid more.", "L-7.10")
    assert words(t, "bid-10") == ("You have 9 Gold.", "L-7.11")
