"""Chapters 9 and 13, closely: whom one may fight, who flies the dragon, and who goes to the troll king."""

from __future__ import annotations

from games.shifting_realms.rules.test_cards_and_discounts import edited
from games.shifting_realms.scene import (
    GAME,
    asked,
    can,
    cell,
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


@rule("S-9.3", "shifting_realms/A-34")
def test_one_opponent_a_turn_on_each_space() -> None:
    units = {
        "TY:b1": {"black": "3s", "green": "2s", "red": "1s"},
        "TY:b2": {"black": "1s", "green": "1c", "red": "1c"},
        "TY:b3": {"black": "1s", "green": "1c", "red": "1c"},
    }
    t = scene(units=units)
    assert len(named(t, "fight")) == 6
    play(t, "fight TY:b1 green")
    places = {name: spelled(t, name) for name in units}
    assert named(t, "fight") == [
        f"{places['TY:b1']} green",  # the same one again, and nobody else there
        *[f"{places[name]} {colour}" for name in ("TY:b2", "TY:b3") for colour in ("green", "red")],
    ]
    play(t, "fight TY:b3 red", "fight TY:b1 green")
    assert not can(t, "fight TY:b1 red")
    assert named(t, "fight") == [f"{places['TY:b2']} green", f"{places['TY:b2']} red"]
    assert told(t, "fought") == [(0, 1, cell(t, "TY:b1"), 0), (0, 2, cell(t, "TY:b3"), 0)]
    play(t, "collect", "collect", "collect")
    assert can(t, "fight TY:b1 red")  # a new turn


@rule("S-9.3")
def test_a_fight_elsewhere_with_the_same_one_changes_nothing() -> None:
    units = {
        "TY:b1": {"black": "2s", "green": "1s", "red": "1s"},
        "TY:b3": {"black": "1s", "green": "1s"},
    }
    t = play(scene(units=units), "fight TY:b3 green", "fight TY:b1 green")
    assert named(t, "fight") == []


@rule("S-16.2", "S-9.5", "S-9.9")
def test_of_two_players_one_soldier_attacks_scouts_but_exchanges_nothing() -> None:
    t = scene(seats=2, units={"TY:b1": {"black": "1s", "green": "1s4c"}})
    play(t, "fight TY:b1 green")  # one scout at once: there is nothing to choose
    assert (on(t, "TY:b1", "black"), on(t, "TY:b1", "green"), on(t, "TY:c2", "green")) == ("1s", "1s2c", "1c")
    t = scene(seats=2, units={"TY:b1": {"black": "2s", "green": "1s4c"}})
    assert legal(play(t, "fight TY:b1 green")) == ["exchange", "attack 1", "attack 2"]


@rule("S-9.7", "shifting_realms/A-36")
def test_who_flees_waits_in_the_town_hall_and_nobody_else_is_said_to_flee() -> None:
    t = scene(units={"TY:a1": {"black": "1s", "green": "3c"}})
    play(t, "fight TY:a1 green")
    assert told(t, "fled") == [(1, 2, cell(t, "TY:a1"), 0)]
    hall = seen(t)["spaces"][space(t, "TY:c2")]["units"]["green"]
    assert (hall["spot"], hall["waiting"]) == (0, 2)
    t = scene(units={"TY:a1": {"black": "1s", "green": "1c"}})
    assert told(play(t, "fight TY:a1 green"), "fled") == []


@rule("S-6.4", "S-6.5", "S-9.12")
def test_a_spot_that_was_empty_before_the_fight_stays_empty() -> None:
    t = scene(units={"TY:a1": {"black": "1s2w", "green": "1s2c1w"}})  # the third spot is empty
    play(t, "fight TY:a1 green", "attack 1")
    assert (on(t, "TY:a1", "black"), on(t, "TY:a1", "green")) == ("1s1c1w", "1s1c1w")


# The dragon.


@rule("S-13.1.1", "S-13.1.5", "shifting_realms/D-14", "shifting_realms/D-15")
def test_whoever_draws_the_card_moves_the_dragon_and_removes_units() -> None:
    units = {"TY:b1": {"black": "1s1c", "green": "1c"}, "TY:a1": {"red": "1s1c"}}
    t = scene(active="green", dragon="TY:c1", decks="TY-S01 TY-S02", units=units)
    black, red = reserve(t, "black"), reserve(t, "red")
    play(t, "draw TY")
    for text in ("fly TY:b1", "remove black soldier", "fly TY:a1", "remove red spot", "land"):
        assert t.seat == 1, text
        play(t, text)
    assert told(t, "removed") == [(1, 0, 2, cell(t, "TY:b1")), (1, 2, 0, cell(t, "TY:a1"))]
    assert reserve(t, "black") == (black[0], black[1] + 1)
    assert reserve(t, "red") == (red[0] + 1, red[1])
    assert (asked(t), t.seat) == ("window", 1)
    assert {seat for seat, *_ in told(t, "flew")} == {1}


@rule("S-17.2", "S-13.1.5")
def test_each_stronghold_protects_its_own_space() -> None:
    tiles = {"TY:b1": "TY-STR red", "TY:d1": "TY-STR red", "TY:a1": "TY-VLT red"}
    units = {name: {"green": "1s"} for name in tiles}
    t = play(scene(dragon="TY:c1", decks="TY-S01", units=units, tiles=tiles), "draw TY", "fly TY:b1")
    play(t, "fly TY:a1", "land")
    assert [on(t, name, "green") for name in tiles] == ["1s", "1s", ""]


@rule("S-13.1.4", "S-13.1.9")
def test_a_third_step_may_go_over_a_town_hall() -> None:
    t = play(scene(dragon="TY:a1", decks="TY-S01"), "draw TY", "fly TY:b1", "fly TY:b2")
    assert can(t, "fly TY:c2")
    play(t, "fly TY:c2")
    assert legal(t) == [spelled(t, f"fly TY:{cell}") for cell in ("c1", "c3", "d2")]


@rule("S-13.1.5")
def test_a_lone_scout_on_its_spot_is_removed() -> None:
    t = scene(dragon="TY:b1", decks="TY-S01", units={"TY:a1": {"green": "1c"}})
    before = reserve(t, "green")
    play(t, "draw TY", "fly TY:a1", "land")
    assert (on(t, "TY:a1", "green"), reserve(t, "green")) == ("", (before[0] + 1, before[1]))


@rule("S-13.1.3", "S-13.1.9")
def test_no_step_over_the_troll_king_from_where_no_way_leads_on() -> None:
    game = edited(("dragon_steps = 4", "dragon_steps = 5"))
    t = play(scene(game=game, realms="AL TY DO", dragon="DO:e3", decks="TY-S01"), "draw TY", "fly DO:e2")
    assert can(t, "fly DO:e1")
    play(t, "fly DO:d2", "fly DO:d1")
    assert legal(t) == [spelled(t, "fly DO:c1"), "land"]  # beside e1 are d1 and e2 alone


@rule("S-13.1.8", "shifting_realms/A-48")
def test_the_one_who_draws_the_last_card_sends_the_dragon_away() -> None:
    t = scene(active="red", dragon="TY:c1", decks="TY-S06", flights=5)
    play(t, "draw TY", "fly TY:b1", "land")
    assert [seat for seat, *_ in told(t, "dragon_left")] == [2]
    assert seen(t)["dragon"] == ""


def points(name: str, *cards: str) -> list[int]:
    """What a part of black's score has come to, card by card."""
    found = []
    t = scene(realms="TY AN AL", dragon="TY:c1", decks=" ".join(cards))
    for card in cards:
        play(t, f"draw {card[:2]}", *(["fly TY:b1", "land"] if card[:2] == "TY" else []))
        while asked(t) != "window":
            play(t, legal(t)[-1])
        found.append(next(item.points[0] for item in GAME.score_sheet(t) if item.name == name))
    return found


@rule("S-13.1.1", "S-8.4", "S-15.1")
def test_points_of_the_dragon_and_of_other_cards_are_written_apart() -> None:
    assert points("Dragon Moves", "TY-S01", "AN-S02") == [1, 1]
    assert points("Story cards", "TY-S01", "AN-S02") == [0, 3]
    assert points("Dragon Moves", "TY-S06") == [1]


# Raids and the troll king.


@rule("S-13.3.1", "S-13.3.2")
def test_a_raid_needs_a_soldier_who_stands() -> None:
    tiles = {"LI:a4": "LI-SHP black", "LI:c4": "LI-SHP black"}
    t = scene(tiles=tiles, units={"LI:a4": {"black": "1f1c"}, "LI:c4": {"black": "1s3f"}})
    assert named(t, "raid") == [spelled(t, "LI:c4")]


@rule("S-13.4.1", "S-13.4.2", "S-9.15", "shifting_realms/A-54")
def test_two_soldiers_leave_for_the_troll_king_and_are_destroyed() -> None:
    t = scene(realms="DO AL TY", units={"DO:d3": {"black": "3s1c"}})
    before = reserve(t, "black")
    play(t, "troll DO:d3")
    assert on(t, "DO:d3", "black") == "1s1c"
    assert reserve(t, "black") == (before[0], before[1] + 2)
    assert named(t, "troll") == []
    t = scene(realms="DO AL TY", units={"DO:d3": {"black": "2s"}}, laid={"black": "DO-S03"})
    before = reserve(t, "black")
    play(t, "troll DO:d3")
    assert (on(t, "DO:d3", "black"), on(t, "DO:c3", "black")) == ("", "1s")
    assert (reserve(t, "black"), t.turn.barred) == ((before[0], before[1] + 1), 1)


@rule("S-13.4.1", "S-17.2", "shifting_realms/A-53", "shifting_realms/D-17")
def test_the_way_to_the_troll_king_is_that_of_a_move() -> None:
    units = {"DO:c3": {"black": "2s"}, "DO:d4": {"black": "2s"}}  # both are four steps away
    t = scene(realms="DO AL TY", units=units, tiles={"DO:d4": "DO-OUT black"})
    assert named(t, "troll") == [spelled(t, "DO:d4")]
    assert named(scene(realms="DO AL TY", units=units, tiles={"DO:d4": "DO-OUT green"}), "troll") == []


@rule("S-13.4.1", "S-17.2", "shifting_realms/A-53")
def test_a_tunnel_leads_to_the_troll_king() -> None:
    tiles = {"TY:a1": "TY-TUN black", "TY:e2": "TY-TUN black"}
    units = {"TY:c2": {"black": "2s"}, "TY:c4": {"black": "2s"}}
    t = scene(realms="DO TY AL", units=units, tiles=tiles)
    assert named(t, "troll") == [spelled(t, "TY:c2")]  # by the hall to a1, and from there to e1
    assert named(scene(realms="DO TY AL", units=units), "troll") == []
