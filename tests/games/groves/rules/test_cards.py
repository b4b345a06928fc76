"""Chapter 10: summoning cards and realm cards."""

from __future__ import annotations

import pytest

from games.groves.scene import (
    CONTENT,
    GAME,
    Realm,
    drawn,
    face_down,
    groves,
    legal,
    play,
    revealed,
)
from rule import rule
from spinney.engine.errors import IllegalAction
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events

A, B, C = range(3)
CARDS = {card.id: card for card in CONTENT.summoning}


def counts(words: str) -> list[int]:
    names = ("white", "yellow", "orange", "green", "blue", "wraith")
    return [words.split().count(name) for name in names]


@rule("G-10.1", "groves/D-10", "groves/D-11", "groves/R-30")
def test_draw_two_keep_one_return_one() -> None:
    t = groves({"drawn": "white*2"}, {}, deck="SUM-03 SUM-01 SUM-09")
    play(t, "place white tree-bonus")
    assert legal(t) == ["keep SUM-01", "keep SUM-03"]
    with pytest.raises(IllegalAction):
        play(t, "pass")
    play(t, "keep SUM-03")
    assert face_down(t, A) == ["SUM-03"]
    assert GAME.view(t, A)["deck"] == {"count": 2, "returned": 1, "known": [{"place": 1, "card": "SUM-01"}]}


@rule("G-10.1", "groves/R-29", "groves/D-11")
def test_a_last_card_is_kept_and_an_empty_deck_gives_nothing() -> None:
    t = groves({"drawn": "white*3"}, {}, deck="SUM-03")
    play(t, "place white tree-bonus")
    assert face_down(t, A) == ["SUM-03"]
    kept = [event for event in t.log or [] if event.kind == events.KEPT]
    assert [(event.seat, event.is_for(A), event.is_for(B)) for event in kept] == [(A, True, False)]
    play(t, "place white tree-bonus")
    assert (face_down(t, A), GAME.view(t, A)["deck"]["count"]) == (["SUM-03"], 0)


@rule("G-10.2", "groves/R-28")
def test_a_completed_card_is_revealed_without_a_question() -> None:
    t = groves({"cards": "SUM-03", "bag": "yellow blue"}, {}, begin=True)
    assert revealed(t, A) == ["SUM-03"]
    assert legal(t)[0].startswith("place")


@rule("G-10.2", "groves/R-28")
def test_a_draw_that_misses_a_spirit_reveals_nothing() -> None:
    t = groves({"cards": "SUM-03", "bag": "yellow green white"}, {}, begin=True)
    assert (revealed(t, A), face_down(t, A)) == ([], ["SUM-03"])


@rule("G-10.2")
def test_the_draw_of_another_player_reveals_nothing() -> None:
    t = groves({"cards": "SUM-03", "bag": "white*3"}, {"bag": "yellow blue"}, begin=True)
    assert (revealed(t, A), face_down(t, A)) == ([], ["SUM-03"])


@rule("G-10.3")
def test_spirits_of_two_draws_do_not_add_up() -> None:
    t = groves(
        {"cards": "SUM-03", "bag": "yellow*2 blue*2", "groves": "BLU-4"}, {}, begin=True, chance=[0, 0, 0]
    )
    assert drawn(t, A) == "yellow yellow blue"
    assert revealed(t, A) == ["SUM-03"]
    t = groves(
        {"cards": "SUM-03", "bag": "yellow*3 blue", "groves": "BLU-4"},
        {"bag": "white"},
        begin=True,
        chance=[0, 0, 0],
    )
    play(t, "place yellow BLU-4", "collect")
    assert drawn(t, A) == "yellow yellow blue"
    assert revealed(t, A) == []


@rule("G-10.4", "groves/R-51")
def test_one_spirit_may_serve_several_cards() -> None:
    t = groves({"cards": "SUM-01 SUM-02 SUM-04 SUM-15", "bag": "yellow orange green"}, {}, begin=True)
    assert revealed(t, A) == ["SUM-01", "SUM-02", "SUM-04", "SUM-15"]
    assert t.summoning_points(A) == 4


@rule("G-10.5", "groves/R-15", "groves/R-50", "groves/R-51")
@pytest.mark.parametrize(
    ("card", "spirits", "completed"),
    [
        ("SUM-06", "green blue", True), ("SUM-06", "green blue blue", True), ("SUM-06", "green green", False),
        ("SUM-07", "yellow yellow", True), ("SUM-07", "yellow", False),
        ("SUM-07", "yellow blue green", False),
        ("SUM-11", "wraith yellow", True), ("SUM-11", "yellow yellow", False),
        ("SUM-01", "wraith orange", False),
        ("SUM-15", "yellow orange green", True), ("SUM-15", "yellow blue wraith", True),
        ("SUM-15", "white yellow blue", False), ("SUM-15", "yellow blue", False),
        ("SUM-15", "yellow yellow blue", False),
        ("SUM-16", "blue blue blue", True), ("SUM-16", "wraith wraith wraith", True),
        ("SUM-16", "white white white", False), ("SUM-16", "blue blue", False),
        ("SUM-16", "blue blue wraith", False),
    ],
)  # fmt: skip
def test_what_completes_a_card(card: str, spirits: str, completed: bool) -> None:
    t = groves({"cards": card, "bag": spirits}, {}, begin=True)
    assert (revealed(t, A) == [card]) == completed
    assert CARDS[card].completed_by(counts(spirits)) == completed


@rule("G-10.5")
def test_a_card_is_worth_one_and_three_alike_three() -> None:
    assert {card.id: card.dominion for card in CONTENT.summoning} == {
        f"SUM-{number:02}": 3 if number == 16 else 1 for number in range(1, 17)
    }
    assert all(sum(card.needs) == 2 for card in CONTENT.summoning if card.kind == 0)


@rule("G-10.6")
def test_unrevealed_cards_score_nothing_and_there_is_no_limit() -> None:
    many = "SUM-01 SUM-02 SUM-03 SUM-04 SUM-05 SUM-06 SUM-07 SUM-08"
    mine: Realm = {"drawn": "white", "cards": many, "shown": "SUM-16", "elements": [0, 0, 0]}
    t = groves(mine, {}, stack=0)
    play(t, "place white tree-portal")
    assert t.over
    assert (len(face_down(t, A)), t.scores[A]) == (8, 3)


@rule("G-10.12", "groves/R-55")
def test_returned_cards_come_up_in_the_order_of_return() -> None:
    t = groves({"drawn": "white*3"}, {"drawn": "white*3"}, deck="SUM-01 SUM-02 SUM-03 SUM-04")
    play(t, "place white tree-bonus", "keep SUM-01", "place white tree-bonus", "keep SUM-04")
    play(t, "place white tree-bonus")  # the deck is now what was returned
    assert GAME.view(t, A)["looking"] == ["SUM-02", "SUM-03"]
    play(t, "keep SUM-03", "place white tree-bonus")
    assert face_down(t, B) == ["SUM-04", "SUM-02"]  # the last one
    assert GAME.view(t, B)["deck"]["count"] == 0


@rule("G-10.13")
def test_a_card_taken_in_the_final_round_cannot_score() -> None:
    t = groves(
        {"drawn": "green blue", "elements": [0, 0, 0]},
        {"cards": "SUM-10", "bag": "blue*2"},
        deck="SUM-06",
        stack=0,
    )
    play(t, "place green tree-bonus", "place blue ST-SPI-1", "leave")
    assert t.over
    assert (face_down(t, A), t.scores[A]) == (["SUM-06"], 0)


@rule("G-10.13", "G-11.3")
def test_the_final_round_is_checked_too() -> None:
    t = groves({"cards": "SUM-10", "bag": "blue*2"}, {}, begin=True, stack=0)
    assert t.final
    assert revealed(t, A) == ["SUM-10"]


@rule("G-10.14")
def test_a_revealed_card_is_not_revealed_again() -> None:
    t = groves({"shown": "SUM-10", "bag": "blue*2"}, {}, begin=True)
    assert revealed(t, A) == ["SUM-10"]
    assert events.REVEALED not in [event.kind for event in t.log or []]
    assert t.summoning_points(A) == 1


# Realm cards.


def ended(*realms: Realm, cards: str) -> GrovesTable:
    """The game ends with these realms, when A has placed a last white spirit on the Tree."""
    first: Realm = {**realms[0], "drawn": "white"}
    t = play(groves(first, *realms[1:], realm_cards=cards, stack=0), "place white tree-portal")
    assert t.over
    return t


@rule("G-10.7")
def test_starting_groves_never_count() -> None:
    t = ended({"colour": "yellow", "groves": "YEL-1"}, {"colour": "blue", "groves": "BLU-1"}, cards="RLM-05")
    assert t.card_owner == [-1]  # one purchased grove each
    t = groves(
        {"drawn": "white", "colour": "yellow", "crystals": 1, "elements": [9, 9, 9]},
        {},
        row="YEL-1",
        realm_cards="RLM-06",
        crown=B,
    )
    play(t, "place white tree-groves", "buy 1")
    assert t.card_owner == [-1]  # a yellow start and a yellow purchase are not two purchases


@rule("G-10.8", "groves/R-27")
@pytest.mark.parametrize(
    ("bags", "owner"),
    [(("blue*3", "blue*2", "blue"), A), (("blue", "blue*3", "blue*2"), B), (("blue*2", "blue", "blue*2"), -1),
     (("", "", ""), -1), (("", "", "blue"), C)],
)  # fmt: skip
def test_a_trophy_is_for_the_one_with_the_most(bags: tuple[str, str, str], owner: int) -> None:
    t = ended({"bag": bags[0]}, {"bag": bags[1]}, {"bag": bags[2]}, cards="RLM-04")
    assert t.card_owner == [owner]
    assert [int(t.realm_card_points(seat)) for seat in range(3)] == [
        2 if seat == owner else 0 for seat in range(3)
    ]


@rule("G-10.9", "groves/R-16")
def test_spirits_in_the_bag_and_standing_in_the_realm_count() -> None:
    t = ended(
        {"bag": "green", "standing": {"ST-CRY-1": "green", "ST-YEL": "green"}},
        {"bag": "green*2"},
        cards="RLM-03",
    )
    assert t.card_owner == [A]


@rule("G-10.9", "groves/R-16")
def test_spirits_sent_abroad_count_for_the_owner_there_and_those_on_the_tree_for_nobody() -> None:
    t = groves(
        {"drawn": "green*2", "bag": "green", "portals": [B]}, {"bag": "green"}, realm_cards="RLM-03", stack=0
    )
    play(t, "place green ST-CRY-2", "leave", "place green tree-portal")
    assert t.over
    assert t.card_owner == [B]  # two against one


@rule("G-10.10", "groves/R-17")
def test_groves_are_compared_by_each_players_best_colour() -> None:
    t = ended({"groves": "YEL-1 YEL-2 BLU-1"}, {"groves": "GRE-1 BLU-2 ORA-1 YEL-3"}, cards="RLM-05")
    assert t.card_owner == [A]
    t = ended({"groves": "YEL-1 YEL-2 BLU-1"}, {"groves": "GRE-1 GRE-2"}, cards="RLM-05")
    assert t.card_owner == [-1]


def bought_last(groves_before: str, grove: str, cards: str) -> GrovesTable:
    t = groves(
        {"drawn": "white", "groves": groves_before, "crystals": 1, "elements": [9, 9, 9]},
        {"drawn": "white"},
        row=grove,
        realm_cards=cards,
        crown=B,
    )
    return play(t, "place white tree-portal", "place white tree-groves", "buy 1")


@rule("G-10.11")
@pytest.mark.parametrize(
    ("card", "before", "last", "won"),
    [
        ("RLM-06", "YEL-1", "YEL-2", True), ("RLM-06", "ORA-1", "YEL-2", False),
        ("RLM-07", "ORA-1", "ORA-2", True), ("RLM-08", "GRE-1", "GRE-2", True),
        ("RLM-09", "BLU-1", "BLU-2", True), ("RLM-09", "GRE-1 GRE-2", "BLU-2", False),
        ("RLM-10", "BLU-1 BLU-2", "BLU-3", True), ("RLM-10", "BLU-1 BLU-2", "GRE-3", False),
        ("RLM-11", "YEL-1 ORA-1 GRE-1", "BLU-1", True), ("RLM-11", "YEL-1 ORA-1 ORA-2", "BLU-1", False),
        ("RLM-12", "YEL-1 YEL-2 ORA-1", "ORA-2", True), ("RLM-12", "YEL-1 YEL-2 YEL-3", "YEL-4", False),
    ],
)  # fmt: skip
def test_lightning_strikes_when_a_purchase_meets_the_condition(
    card: str, before: str, last: str, won: bool
) -> None:
    assert bought_last(before, last, card).card_owner == [A if won else -1]


@rule("G-10.11", "groves/R-32")
def test_lightning_comes_by_a_purchase_alone_and_stays() -> None:
    t = groves({"drawn": "white", "groves": "YEL-1 YEL-2"}, {"drawn": "white"}, realm_cards="RLM-06")
    play(t, "place white tree-portal", "place white tree-portal")
    assert t.card_owner == [-1]
    t = bought_last("YEL-1", "YEL-2", "RLM-06")
    assert (t.card_owner, t.realm_card_points(A)) == ([A], 2)


@rule("G-10.8")
def test_a_trophy_waits_for_the_end() -> None:
    assert bought_last("YEL-1", "YEL-2", "RLM-05 RLM-01").card_owner == [-1, -1]


@rule("groves/R-31")
def test_one_purchase_may_win_two_cards() -> None:
    t = bought_last("YEL-1 ORA-1 ORA-2", "YEL-2", "RLM-06 RLM-12 RLM-11")
    assert t.card_owner == [A, A, -1]
    assert t.realm_card_points(A) == 2 + 3
