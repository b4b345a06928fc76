"""Section 7.2 and chapter 6, closely: routs, exchanges and tolls; a fresh turn, and which piece is which."""

from __future__ import annotations

from games.shifting_realms.rules.test_cards_and_discounts import edited
from games.shifting_realms.scene import (
    GAME,
    asked,
    can,
    goods,
    legal,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    space,
    spelled,
    told,
)
from rule import rule
from spinney.games.shifting_realms.state.units import (
    FLAT,
    SOLDIER,
    SOLDIER_MOVED,
    SPENT,
    SPENT_MOVED,
    SPOT,
    SPOT_MOVED,
    WAIT,
    WAIT_MOVED,
    fallen_soldiers,
    flat_soldiers,
    relocated_group,
    removed_unit,
    rested,
    scouts,
    soldiers,
    spent_here,
)

# Cards that strike.


@rule("S-17.4", "S-6.5", "shifting_realms/D-21")
def test_a_rout_is_of_one_or_two_units_of_one_opponent() -> None:
    units = {"AL:b1": {"green": "1s"}, "LI:a1": {"blue": "3s", "green": "1c"}}
    t = scene(seats=4, hands={"black": "AL-S08"}, units=units)
    play(t, "play AL-S08", "at LI:a1 blue")  # the first soldier goes without a question
    assert (t.seat, legal(t)) == (0, ["remove blue soldier", "stop"])
    assert (on(t, "LI:a1", "blue"), on(t, "LI:c2", "blue")) == ("2s", "1s")
    one = play(t.clone(), "stop")
    assert (asked(one), on(one, "LI:a1", "blue"), on(one, "LI:c2", "blue")) == ("window", "2s", "1s")
    play(t, "remove blue soldier")
    assert (asked(t), on(t, "LI:a1", "blue"), on(t, "LI:c2", "blue")) == ("window", "1s", "2s")
    assert (on(t, "LI:a1", "green"), on(t, "AL:b1", "green")) == ("1c", "1s")
    t = play(scene(hands={"black": "AL-S08"}, units={"AL:b1": {"green": "1s"}}), "play AL-S08")
    assert (asked(t), on(t, "AL:c2", "green")) == ("window", "1s")  # there was no second one


@rule("shifting_realms/D-21")
def test_who_plays_a_card_names_the_one_to_be_slain() -> None:
    units = {"LI:a1": {"green": "1s", "red": "1s"}}
    t = play(scene(hands={"black": "LI-S05"}, units=units), "play LI-S05")
    assert (t.seat, len(named(t, "at"))) == (0, 2)
    assert on(play(t, "at LI:a1 red"), "LI:a1", "green") == "1s"


@rule("S-6.1", "S-6.2", "S-6.7")
def test_there_are_spots_on_open_resource_spaces_alone() -> None:
    t = scene(units={"TY:b1": {"black": "3c"}}, tiles={"TY:a1": "TY-VLT green"})
    for number, name in enumerate(("TY:a2", "TY:a1", "TY:b2")):
        play(t, "move TY:b1", *(["group 1 0"] if number < 2 else []), f"to {name}")
        units = seen(t)["spaces"][space(t, name)]["units"]["black"]
        assert (units["spot"], units["waiting"]) == ((1, 0) if name == "TY:b2" else (0, 1))


@rule("S-3.1", "S-6.3", "S-6.7")
def test_at_the_start_of_a_turn_scouts_step_up_where_there_are_spots() -> None:
    units = {"TY:a1": {"black": "2w"}, "TY:b1": {"black": "2w"}, "TY:e1": {"black": "2w"}}
    t = scene(begin=True, units=units, tiles={"TY:a1": "TY-VLT green"})
    spots = [seen(t)["spaces"][space(t, name)]["units"]["black"]["spot"] for name in units]
    assert spots == [0, 0, 2]  # a tile, grass, and a mine


@rule("S-9.11", "shifting_realms/D-21")
def test_a_slain_scout_lies_in_its_reserve() -> None:
    t = scene(realms="DO AL TY", hands={"black": "DO-S05"}, units={"DO:a3": {"green": "2c"}})
    before = reserve(t, "green")
    play(t, "play DO-S05")
    assert (on(t, "DO:a3", "green"), reserve(t, "green")) == ("1c", (before[0] + 1, before[1]))


@rule("S-6.2", "S-6.8", "shifting_realms/D-21")
def test_a_convert_who_waited_waits_on() -> None:
    units = {"TY:a1": {"green": "1w", "red": "3c"}, "TY:b1": {"black": "14c"}}
    t = scene(realms="TY AN AL", hands={"black": "AN-S07"}, units=units)
    assert reserve(t, "black")[0] == 1
    play(t, "play AN-S07", "at TY:a1 green")
    assert (on(t, "TY:a1", "black"), on(t, "TY:a1", "red"), reserve(t, "black")[0]) == ("1w", "3c", 0)


@rule("S-8.7", "shifting_realms/A-31")
def test_cards_that_need_units_or_resources_of_somebody() -> None:
    for card in ("TY-S08", "AN-S05"):
        assert named(scene(realms="TY AN AL", hands={"black": card}), "play") == []
        t = scene(realms="TY AN AL", hands={"black": card}, units={"AL:b1": {"black": "1c"}})
        assert named(t, "play") == [card]
    hands = {"black": "LI-S07"}
    assert named(scene(hands=hands, goods={"black": "wood 3"}), "play") == []
    assert named(scene(hands=hands, goods={"red": "wood 1"}), "play") == ["LI-S07"]
    game = edited(('effect = ["toll 2"]', 'effect = ["tithe gold"]'))
    assert named(scene(game=game, hands=hands, goods={"black": "gold 3", "red": "wood 1"}), "play") == []
    assert named(scene(game=game, hands=hands, goods={"red": "gold 1"}), "play") == ["LI-S07"]


@rule("shifting_realms/D-21")
def test_a_cutpurse_takes_two_and_no_more() -> None:
    t = scene(hands={"black": "LI-S07"}, goods={"green": "wood 3 gold 2"})
    play(t, "play LI-S07", "gain wood", "gain gold")
    assert (asked(t), goods(t, "black"), goods(t, "green")) == ("window", "wood 1 gold 1", "wood 2 gold 1")
    t = scene(hands={"black": "LI-S07"}, goods={"green": "wood 1"})
    play(t, "play LI-S07")
    assert (asked(t), goods(t, "black"), goods(t, "green")) == ("window", "wood 1", "")  # all they have


@rule("shifting_realms/D-21", "shifting_realms/D-23")
def test_only_what_you_have_is_given_back() -> None:
    t = scene(hands={"black": "AL-S04"}, goods={"black": "wood 1"}, tiles={"AL:b1": "AL-MKT black"})
    assert named(t, "swap") == ["wood"]
    play(t, "play AL-S04")
    assert legal(t) == ["give wood", "stop"]
    play(t, "stop")
    assert (asked(t), goods(t, "black")) == ("window", "wood 1")


@rule("shifting_realms/C-1")
def test_what_is_gained_is_told() -> None:
    t = play(scene(decks="AL-S01"), "draw AL")
    assert told(t, "gained") == [(0, 0, 2, 0), (0, 3, 2, 0)]


# Turns and rounds.


@rule("S-2.6", "S-3.1", "S-3.4")
def test_a_turn_begins_afresh() -> None:
    t = scene(
        seats=2,
        units={"LI:a4": {"black": "2s"}, "TY:b1": {"black": "1c"}},
        tiles={"LI:a4": "LI-SHP black", "AL:b1": "AL-MKT black", "LI:a1": "LI-FRT black"},
        goods={"black": "wood 1"},
        hands={"black": "AL-S07"},
        decks="TY-S07",
    )
    play(t, "raid LI:a4", "draw TY", "draw AL")
    while asked(t) != "window":
        play(t, legal(t)[-1])
    play(t, "swap wood", "gain gold", "play AL-S07", "collect")
    assert (t.round, t.seat) == (1, 1)
    play(t, "collect")
    turn = t.turn
    assert (t.round, turn.seat, turn.actions) == (2, 0, 3)
    assert [turn.draws, turn.builds, turn.raided, turn.swaps, turn.discount, turn.berserk, turn.barred] == [
        0
    ] * 7
    assert (turn.forts, turn.fresh_tiles, turn.since) == (0, 0, len(t.factions[0].hand))
    assert turn.fought == [0, 0]


@rule("S-3.7", "shifting_realms/D-4")
def test_a_hand_makes_the_question_a_secret() -> None:
    t = scene(actions=0, hands={"black": "AL-S09"})
    assert (t.seat, legal(t)) == (0, ["collect"])  # asked, as if there were something to play
    assert scene(actions=0, hands={"green": "AL-S09"}).seat == 1


@rule("shifting_realms/D-5", "shifting_realms/D-24")
def test_a_tile_on_the_first_space_works_like_any_other() -> None:
    t = scene(realms="LI AL TY", tiles={"LI:a1": "LI-FRT black"})
    assert named(t, "fort") == [spelled(t, "LI:a1")]
    assert can(scene(realms="LI AL TY", tiles={"LI:a1": "LI-TRS black"}), "cache")


@rule("S-5.5", "S-9.8")
def test_at_the_end_of_a_turn_everybody_is_still_there() -> None:
    t = scene(seats=2, units={"TY:b1": {"black": "3s3c"}, "TY:a1": {"green": "1c"}})
    play(
        t,
        "move TY:b1",
        "group 2 2",
        "to TY:a1",
        "fight TY:a1 green",
        *(["attack 1"] if can(t, "attack 1") else []),
    )
    play(t, "collect", "collect")
    assert (on(t, "TY:a1", "black"), on(t, "TY:b1", "black")) == ("2s2c", "1s1c")
    units = seen(t)["spaces"][space(t, "TY:a1")]["units"]["black"]
    assert (units["fresh_scouts"], can(t, "move TY:a1")) == (2, True)


@rule("S-1.9", "S-1.10")
def test_nothing_has_happened_before_the_bids() -> None:
    t = GAME.start(3, seed=3)
    assert (t.covered, t.cached, t.discard, t.flights, t.met, t.round, t.idle) == (0, 0, 0, 0, 0, 0, 0)
    for faction in t.factions:
        assert (faction.income, faction.income_any, faction.raids, faction.tokens) == (0, 0, 0, 0)
        assert (faction.laid, faction.tiles, faction.hand, sum(faction.points)) == (0, 0, [], 0)


# Which of several like pieces.

CROWD = 3 * SPOT + 2 * SPOT_MOVED + 4 * WAIT + 5 * WAIT_MOVED
ARMY = 2 * SOLDIER + 3 * SOLDIER_MOVED + SPENT + 2 * SPENT_MOVED + 3 * FLAT


@rule("S-6.8")
def test_pieces_are_counted_whatever_they_have_done() -> None:
    both = CROWD + ARMY
    assert (scouts(both), soldiers(both), flat_soldiers(both)) == (14, 8, 3)
    assert rested(both) == 5 * SPOT + 9 * WAIT + 8 * SOLDIER + 3 * FLAT
    assert relocated_group(CROWD + ARMY - 3 * FLAT) == (
        7 * WAIT + 7 * WAIT_MOVED + 3 * SOLDIER + 5 * SOLDIER_MOVED
    )
    assert spent_here(both) == CROWD + 3 * SPENT + 5 * SPENT_MOVED + 3 * FLAT


@rule("S-6.8", "S-9.13", "shifting_realms/A-82")
def test_moved_pieces_are_removed_first() -> None:
    assert removed_unit(SPOT + WAIT_MOVED, 0) == SPOT
    assert removed_unit(4 * WAIT, 1) == WAIT
    assert removed_unit(4 * WAIT + WAIT_MOVED, 1) == WAIT_MOVED
    assert removed_unit(ARMY, 2) == SPENT_MOVED
    assert removed_unit(ARMY - 2 * SPENT_MOVED, 2) == SOLDIER_MOVED
    assert removed_unit(SOLDIER + SOLDIER_MOVED + SPENT_MOVED, 2) == SPENT_MOVED
    assert removed_unit(SOLDIER + SOLDIER_MOVED, 2) == SOLDIER_MOVED
    assert removed_unit(2 * SOLDIER + SPENT, 2) == SPENT
    assert removed_unit(2 * SOLDIER + FLAT, 2) == SOLDIER
    assert [fallen_soldiers(ARMY, number) for number in (1, 2, 4)] == [
        SOLDIER_MOVED,
        2 * SOLDIER_MOVED,
        3 * SOLDIER_MOVED + SOLDIER,
    ]
