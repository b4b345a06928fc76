"""Chapters 4, 6 and 14, closely: whose swap and whose bag it is, what is drawn, sent and told."""

from __future__ import annotations

import pytest

from games.groves.editions import changed, giving
from games.groves.scene import GAME, Realm, bag, crystals, drawn, elements, groves, legal, play, row
from rule import rule
from spinney.engine.chance import ScriptedChance
from spinney.games.groves import Groves
from spinney.games.groves.content.symbols import CRYSTAL, DOMINION, EARTH, WHITES
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import events

A, B = range(2)
FULL = "YEL-1 ORA-1 GRE-1 BLU-1"


def told(t: GrovesTable, kind: int) -> list[tuple[int, int]]:
    return [(int(event.seat), int(event.a)) for event in t.log or [] if event.kind == kind]


def gained(t: GrovesTable) -> list[tuple[int, int]]:
    return [(int(event.a), int(event.b)) for event in t.log or [] if event.kind == events.GAINED]


@rule("G-6.4", "G-6.7", "groves/D-7")
def test_a_swap_beside_other_symbols_is_asked_after_the_reward() -> None:
    game = giving("swap(crystal:1 → dominion:2), earth:1")
    t = groves({"drawn": "white*2", "groves": "GRE-3", "crystals": 1, "elements": [0, 0, 0]}, {}, game=game)
    play(t, "place white GRE-3")
    assert legal(t) == ["collect", "leave"]
    play(t, "collect")
    assert (t.seat, legal(t)) == (A, ["swap", "refuse"])
    play(t, "refuse")
    assert (elements(t, A), crystals(t)) == ([1, 0, 0], [1, 0])


@rule("G-6.14", "G-6.23")
def test_a_swap_is_paid_by_the_one_who_placed() -> None:
    game = giving("earth:1, swap(crystal:1 → dominion:2)")
    t = groves({"drawn": "white*2", "groves": "GRE-3"}, {"crystals": 3, "drawn": "white"}, game=game)
    play(t, "place white GRE-3", "collect")
    assert t.seat == B  # nothing was asked: B's crystals are B's


@rule("G-6.17", "G-6.23", "groves/D-6")
@pytest.mark.parametrize(("mine", "theirs", "asked"), [("", "blue", False), ("blue", "", True)])
def test_a_side_is_offered_for_the_own_bag(mine: str, theirs: str, asked: bool) -> None:
    for sides in ("draw:1 / earth:1", "earth:1 / draw:1"):
        t = groves(
            {"drawn": "white*2", "groves": "GRE-3", "bag": mine},
            {"bag": theirs, "drawn": "white"},
            game=giving(f"either({sides})"),
        )
        play(t, "place white GRE-3", "collect")
        assert (legal(t) == ["first", "second"]) == asked


@rule("G-6.23", "groves/R-54")
@pytest.mark.parametrize(("mine", "theirs", "asked"), [("", "blue", False), ("blue", "", True)])
def test_a_reward_is_looked_at_with_the_own_bag(mine: str, theirs: str, asked: bool) -> None:
    for reward in ("either(draw:1 / cull)", "either(dominion:1 / cull)"):
        realm: Realm = {"drawn": "white*2", "groves": "GRE-3", "bag": mine}
        t = groves(realm, {"bag": theirs, "drawn": "white"}, game=giving(reward))
        if "dominion" in reward:
            t.supply.dominion = 0
        play(t, "place white GRE-3")
        assert (legal(t) == ["collect", "leave"]) == asked


@rule("G-6.19", "G-6.21")
def test_each_of_two_extra_spirits_may_be_any_of_the_bag() -> None:
    mine: Realm = {"drawn": "white*2", "groves": "GRE-3", "bag": "yellow green blue"}
    for chance, found in (([2, 1], "green blue"), ([0, 0], "yellow green"), ([2, 0], "yellow blue")):
        t = groves(mine, {"drawn": "white"}, game=giving("draw:2"), chance=chance)
        play(t, "place white GRE-3", "collect")
        assert drawn(t, A) == f"white {found}"


@rule("G-6.25", "groves/D-7")
def test_three_elements_of_choice_are_paid_one_by_one() -> None:
    game = giving("swap(any:3 → dominion:1)")
    t = groves({"drawn": "white*2", "groves": "GRE-3", "elements": [2, 2, 2]}, {}, game=game)
    play(t, "place white GRE-3", "swap", "pay earth", "pay light", "pay water")
    assert (elements(t, A), t.realms[A].dominion) == ([1, 1, 1], 1)
    assert legal(t)[0].startswith("place")


@rule("G-6.23", "G-6.11")
@pytest.mark.parametrize("element", [0, 1, 2])
def test_any_is_offered_while_one_element_is_left(element: int) -> None:
    t = groves({"drawn": "white*2", "groves": "GRE-3"}, {}, game=giving("any:1"))
    t.supply.elements = [1 if at == element else 0 for at in range(3)]
    play(t, "place white GRE-3")
    assert legal(t) == ["collect", "leave"]


@rule("G-14.12", "G-14.13", "groves/R-22")
def test_what_the_supply_has_not_cannot_be_sent_and_white_is_never_marked() -> None:
    t = groves({"drawn": "white*3", "bag": "green*12", "groves": "GRE-4"}, wraith_bag="white*3")
    play(t, "place white ST-SPI-1", "collect")
    assert "send green" not in legal(t)
    before = t.supply.spirits[0]
    play(t, "send white")
    assert (t.supply.spirits[0], GAME.view(t, 0)["solo"]["markers"]) == (before - 1, [])


@rule("G-14.14", "groves/R-23")
def test_the_last_spirit_of_a_colour_may_mark_it() -> None:
    t = groves({"drawn": "white*2", "bag": "green*10"}, wraith_bag="white*3")
    play(t, "place white ST-SPI-1", "collect", "send green")
    assert t.supply.spirits[3] == 0
    assert GAME.inventory(t) == GAME.box(t)


# The end of a round.


@rule("G-4.7.1", "G-4.7.2", "G-11.1")
def test_what_goes_home_and_the_last_grove_are_told() -> None:
    t = groves({"drawn": "white*2", "bag": "blue*3"}, {"bag": "blue*3"}, row=FULL, stack=1)
    play(t, "place white ST-CRY-1", "leave", "place white ST-SPI-1", "leave")
    assert told(t, events.SWEPT) == [(A, 2), (B, 0)]
    assert len(told(t, events.FINAL_ROUND)) == 1
    t = groves({"drawn": "white", "bag": "blue*3"}, {"bag": "blue*3"}, row=FULL, stack=2)
    play(t, "place white ST-CRY-1", "leave")
    assert told(t, events.FINAL_ROUND) == []
    assert bag(t, A) != ""


@rule("G-2.4", "G-4.7.2")
def test_either_of_two_groves_may_be_the_next() -> None:
    found = set()
    for place in range(2):
        t = groves({"drawn": "white"}, {"drawn": ""}, row=FULL, stack=2, crown=A)
        t.unseen = t.unseen[:2]
        t.chance = ScriptedChance([place, *[0] * 7])
        play(t, "place white tree-portal")
        found.add(row(t)[3])
    assert len(found) == 2


@rule("G-6.6", "G-6.8")
def test_what_is_gained_is_told_and_nothing_that_is_not() -> None:
    game = giving("earth:2, crystal:3, dominion:1, white:1")
    t = groves({"drawn": "white*2", "groves": "GRE-3"}, {"drawn": "white"}, game=game)
    play(t, "place white GRE-3", "collect")
    assert gained(t) == [(EARTH, 2), (CRYSTAL, 3), (DOMINION, 1), (WHITES, 1)]
    t = groves({"drawn": "white*2", "groves": "GRE-3"}, {"drawn": "white"}, game=game)
    t.supply.crystals = t.supply.dominion = t.supply.spirits[0] = 0
    play(t, "place white GRE-3", "collect")
    assert gained(t) == [(EARTH, 2)]


# The end of the game.


@rule("G-10.11", "groves/R-32")
def test_lightning_that_nobody_earned_by_a_purchase_is_nobodys() -> None:
    mine: Realm = {"drawn": "white", "groves": "YEL-1 YEL-2"}
    t = groves(mine, {}, realm_cards="RLM-06 RLM-05", stack=0)
    play(t, "place white tree-portal")
    assert (t.over, t.card_owner) == (True, [-1, A])
    assert told(t, events.LOST) == []


@rule("G-10.8", "G-10.10")
def test_a_trophy_for_groves_of_one_colour_counts_no_other() -> None:
    game = Groves(changed("yellow", ('colour = "best"', 'colour = "yellow"')))
    mine: Realm = {"drawn": "white", "groves": "YEL-1 BLU-1 BLU-2 BLU-3"}
    t = groves(mine, {"groves": "YEL-2 YEL-3"}, realm_cards="RLM-05", stack=0, game=game)
    play(t, "place white tree-portal")
    assert (t.over, t.card_owner) == (True, [B])


@rule("G-14.24", "G-14.22")
def test_a_lost_solo_game_is_told() -> None:
    for points, lost in ((14, [(0, 0)]), (15, [])):
        mine: Realm = {"drawn": "white", "dominion": points, "elements": [0, 0, 0]}
        t = play(groves(mine, wraith_bag="white*3", stack=0), "place white ST-SPI-1", "leave")
        assert (t.over, told(t, events.LOST)) == (True, lost)


@rule("G-3.1", "G-8.4")
def test_a_starting_grove_belongs_to_its_realm() -> None:
    for word in ("ST-CRY-1", "ST-SPI-1", "ST-YEL"):
        t = groves({}, {"drawn": "white*2", "portals": [A]})
        play(t, f"place white {word}", "leave")
        assert [event.c for event in t.log or [] if event.kind == events.PLACED] == [A]
