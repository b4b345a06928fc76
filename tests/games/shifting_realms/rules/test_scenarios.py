"""Section 9: the acceptance scenarios AS-1 to AS-20, one test each."""

from __future__ import annotations

from games.shifting_realms.scene import (
    GAME,
    asked,
    boards,
    can,
    goods,
    hand,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    vp,
)
from rule import rule
from spinney.engine.chance import ScriptedChance
from spinney.games.shifting_realms.state.table import RealmsTable


@rule("shifting_realms/AS-1", "S-1.5", "S-1.6", "S-1.8", "S-1.9", "S-1.10", "S-2.1")
def test_setup() -> None:
    t = GAME.start(3, seed=4)
    view = seen(t)
    assert list(view["decks"].values()) == [10] * 3
    assert sum(view["piles"].values()) == 27
    halls = [place for place in view["spaces"] if place["terrain"] == "town hall"]
    assert len(halls) == 3
    for seat, who in enumerate(view["factions"]):
        assert who["supply"] == {"wood": 0, "stone": 0, "gold": 5, "magic": 0}
        assert len(seen(t, seat)["factions"][seat]["tasks"]) == 3
        assert (who["scouts"], who["soldiers"], view["scores"][seat]) == (12, 7, 0)
        for hall in halls:
            units = hall["units"][who["colour"]]
            assert (units["waiting"], units["soldiers"]) == (1, 1)
    play(t, "bid 2", "bid 1", "bid 0")
    assert named(t, "card") == ["1", "2", "3"]


def bidding(seats: int, script: list[int]) -> RealmsTable:
    """A game up to the bids, the draws of the tie scripted."""
    deals = 3 * min(seats, 3)
    t = GAME.lay_out(seats, ScriptedChance([0] * deals + script), boards("tyrfing alfheim libertatia"))
    t.run()
    return t


@rule("shifting_realms/AS-2", "S-2.3", "S-2.4", "S-2.5", "shifting_realms/A-8", "shifting_realms/A-10")
def test_a_tie_is_broken_by_the_lower_number() -> None:
    t = bidding(4, [1, 1])  # of cards 2, 3 and 4: Luke draws 3, then Faith 4
    play(t, "bid 2", "bid 1", "bid 1", "bid 0", "card 1")
    assert t.seat == 1
    play(t, "card 2")
    assert (t.seat, named(t, "card")) == (2, ["3", "4"])
    play(t, "card 4")
    assert named(t, "gain") == ["wood", "stone", "gold", "magic"]
    play(t, "gain magic")
    assert [int(faction.card) for faction in t.factions] == [1, 2, 4, 3]
    assert goods(t, "black") == "wood 1 gold 3"
    assert goods(t, "green") == "wood 2 stone 1 gold 6 magic 1"
    assert goods(t, "red") == "wood 4 stone 3 gold 7 magic 3"
    assert goods(t, "blue") == "wood 3 stone 3 gold 8 magic 2"


@rule("shifting_realms/AS-3", "S-16.1", "S-2.1")
def test_two_players_who_bid_the_same() -> None:
    t = bidding(2, [1])  # the first draws 2
    play(t, "bid 3", "bid 3")
    assert (t.seat, named(t, "card")) == (1, ["1", "2"])
    play(t, "card 2")
    assert goods(t, "green") == "wood 2 stone 1 gold 4 magic 1"
    assert goods(t, "black") == "wood 1 gold 2"
    assert (t.seat, asked(t)) == (0, "window")


@rule("shifting_realms/AS-4", "S-4.1")
def test_recruiting_a_soldier_and_a_scout() -> None:
    t = scene(active="red", goods={"red": "gold 1"})
    play(t, "recruit", "soldier TY:c2", "scout TY:c2")
    assert (goods(t, "red"), on(t, "TY:c2", "red"), t.turn.actions) == ("", "1s1c", 2)


@rule("shifting_realms/AS-5", "S-4.3", "shifting_realms/A-14")
def test_recruiting_without_scouts_on_the_boards() -> None:
    tiles = {"TY:b1": "TY-STR black", "TY:d1": "TY-STR black", "TY:a2": "TY-TUN black"}
    t = scene(tiles=tiles, units={"TY:c2": {"black": "1s"}})
    assert not can(t, "recruit")
    play(t, "free")
    assert named(t, "soldier") == []
    play(t, "scout TY:c2", "scout AL:c2")
    assert (goods(t, "black"), t.turn.actions) == ("", 2)
    assert (on(t, "TY:c2", "black"), on(t, "AL:c2", "black")) == ("1s1c", "1c")


@rule("shifting_realms/AS-6", "S-5.5")
def test_units_that_moved_do_not_move_again() -> None:
    t = scene(units={"TY:b1": {"black": "1s2c"}, "TY:b4": {"black": "1c"}})
    play(t, "move TY:b1", "group 2 1", "to TY:b4")
    assert on(t, "TY:b4", "black") == "1s3c"
    play(t, "move TY:b4")
    assert asked(t) == "destination"  # the one that stood there goes alone
    play(t, "to TY:c4")
    assert on(t, "TY:c4", "black") == "1c"
    assert named(t, "move") == []


@rule("shifting_realms/AS-7", "S-9.6", "S-9.7", "S-6.4", "shifting_realms/A-39", "S-9.11", "S-9.4")
def test_a_fight_for_a_mine() -> None:
    t = scene(active="red", units={"TY:b1": {"red": "1s1c"}, "TY:a1": {"green": "3c"}})
    play(t, "move TY:b1", "group 1 1", "to TY:a1")
    assert on(t, "TY:a1", "red") == "1s1w"
    before = reserve(t, "green")
    play(t, "fight TY:a1 green")
    assert reserve(t, "green") == (before[0] + 1, before[1])
    assert (on(t, "TY:c2", "green"), on(t, "TY:a1", "green"), on(t, "TY:a1", "red")) == ("2c", "", "1s1c")


@rule("shifting_realms/AS-8", "S-9.3", "shifting_realms/A-34")
def test_only_one_opponent_a_turn_on_a_space() -> None:
    t = scene(seats=4, active="red", units={"TY:a1": {"red": "1s1c", "blue": "1c", "green": "1c"}})
    assert can(t, "fight TY:a1 blue")
    play(t, "fight TY:a1 green")
    assert (on(t, "TY:a1", "green"), on(t, "TY:a1", "blue")) == ("", "1c")
    assert named(t, "fight") == []


@rule("shifting_realms/AS-9", "S-9.9", "S-9.7", "shifting_realms/A-33", "shifting_realms/A-36")
def test_attacking_the_one_scout_that_nobody_protects() -> None:
    t = scene(seats=4, active="red", units={"AL:b2": {"red": "1s1w", "blue": "1s3c"}})
    play(t, "fight AL:b2 blue", "attack 1")
    assert (on(t, "AL:b2", "red"), on(t, "AL:b2", "blue"), on(t, "AL:c2", "blue")) == ("1s1c", "1s2c", "")


@rule("shifting_realms/AS-10", "S-9.5", "S-9.8")
def test_an_exchange_and_then_an_attack() -> None:
    t = scene(active="red", units={"TY:a1": {"red": "2s1c", "green": "1s2c"}})
    before = reserve(t, "green")
    play(t, "fight TY:a1 green", "fight TY:a1 green")
    assert (on(t, "TY:a1", "red"), on(t, "TY:a1", "green"), on(t, "TY:c2", "green")) == ("1s1c", "", "1c")
    assert reserve(t, "green") == (before[0] + 1, before[1] + 1)


@rule("shifting_realms/AS-11", "S-9.3")
def test_two_opponents_on_one_space() -> None:
    t = scene(seats=4, active="red", units={"TY:a1": {"red": "2s1c", "green": "1s1c", "blue": "1s1c"}})
    play(t, "fight TY:a1 green", "fight TY:a1 green")
    assert (on(t, "TY:a1", "green"), on(t, "TY:a1", "red"), on(t, "TY:a1", "blue")) == ("", "1s1c", "1s1c")
    assert named(t, "fight") == []


@rule("shifting_realms/AS-12", "S-9.8", "shifting_realms/A-41")
def test_an_attack_on_scouts_that_are_partly_protected() -> None:
    t = scene(units={"TY:b2": {"black": "2s1w", "red": "2s3c"}})
    play(t, "fight TY:b2 red", "fight TY:b2 red", "attack 1")
    assert (on(t, "TY:b2", "red"), on(t, "TY:b2", "black"), on(t, "TY:c2", "red")) == ("1s2c", "1s1c", "")


@rule("shifting_realms/AS-13", "S-16.2", "shifting_realms/A-38")
def test_two_players_need_two_soldiers() -> None:
    t = scene(seats=2, units={"TY:b1": {"black": "1s", "green": "1s2c"}})
    assert named(t, "fight") == []
    t = scene(seats=2, units={"TY:b1": {"black": "2s", "green": "1s2c"}})
    play(t, "fight TY:b1 green")
    assert (on(t, "TY:b1", "black"), on(t, "TY:b1", "green")) == ("", "2c")


@rule("shifting_realms/AS-14", "S-9.2", "S-12.2")
def test_no_fights_on_town_halls_and_tiles() -> None:
    units = {"TY:c2": {"black": "3s", "green": "2c"}, "TY:b1": {"black": "3s", "green": "2c"}}
    t = scene(units=units, tiles={"TY:b1": "TY-STR red"})
    assert named(t, "fight") == []
    assert named(scene(units=units), "fight") != []


RICH = "wood 20 stone 20 gold 20 magic 20"


@rule("shifting_realms/AS-15", "S-7.3", "S-7.4", "shifting_realms/A-24", "shifting_realms/A-4")
def test_a_structure_does_not_replace_a_unit() -> None:
    tiles = {"TY:e2": "TY-TUN black"}
    t = scene(tiles=tiles, units={"LI:c2": {"black": "1c"}}, goods={"black": RICH})
    assert "TY-TUN" not in named(t, "build")
    t = scene(tiles=tiles, units={"AL:a3": {"black": "1c"}}, goods={"black": RICH})
    play(t, "build TY-TUN")
    assert asked(t) == "window"  # e3 was the only space
    assert seen(t)["spaces"][18]["tile"] == "TY-TUN"


@rule("shifting_realms/AS-16", "S-7.5", "S-6.7", "shifting_realms/A-23", "shifting_realms/A-28")
def test_building_over_scouts_of_others() -> None:
    units = {"AL:b1": {"black": "1c"}, "AL:b2": {"green": "2c"}}
    t = scene(units=units, goods={"black": "wood 7 stone 4 magic 4"})
    play(t, "build AL-CAS", "on AL:b2")
    assert (vp(t, "black"), goods(t, "black"), on(t, "AL:b2", "green")) == (9, "", "2c")
    play(t, "move AL:b1", "to AL:b2", "collect")
    assert goods(t, "black") == ""
    play(t, "collect")
    assert goods(t, "green") == ""
    t = scene(units={"AL:b2": {"black": "2s", "green": "2c"}}, tiles={"AL:b2": "AL-CAS black"})
    assert named(t, "fight") == []


@rule("shifting_realms/AS-17", "S-7.8", "shifting_realms/A-65", "shifting_realms/D-8")
def test_a_scout_of_the_boards_becomes_the_marker() -> None:
    units = {"TY:b1": {"black": "1c"}, "TY:c2": {"black": "12c"}, "AL:c2": {"black": "2c"}}
    t = scene(units=units, goods={"black": "wood 3 stone 2 gold 2"})
    assert reserve(t, "black")[0] == 0
    play(t, "build TY-TUN", "on TY:b1")
    assert asked(t) == "marker"
    play(t, "marker TY:c2")
    assert (on(t, "TY:c2", "black"), on(t, "TY:b1", "black"), vp(t, "black")) == ("11c", "1c", 3)


@rule("shifting_realms/AS-18", "S-7.9", "shifting_realms/A-26", "shifting_realms/D-9")
def test_all_soldiers_return_or_none() -> None:
    for answer, there, home in (("return", "", "3s"), ("stay", "3s", "")):
        t = scene(units={"TY:b1": {"black": "3s"}}, goods={"black": "wood 3 stone 2 gold 2"})
        play(t, "build TY-TUN", "on TY:b1", answer)
        assert (on(t, "TY:b1", "black"), on(t, "TY:c2", "black")) == (there, home)


@rule("shifting_realms/AS-19", "S-10.1", "shifting_realms/P-4")
def test_a_wharf_brings_stone_and_wood() -> None:
    t = scene(tiles={"AL:a4": "AL-WHF black"})
    play(t, "collect")
    assert goods(t, "black") == "wood 1 stone 1"


@rule("shifting_realms/AS-20", "S-3.4", "S-8.2", "shifting_realms/A-29")
def test_two_draws_a_turn_but_a_raid_may_bring_a_card() -> None:
    t = scene(actions=1, draws=2, tiles={"LI:a4": "LI-SHP black"}, units={"LI:a4": {"black": "1s"}})
    assert named(t, "draw") == []
    play(t, "raid LI:a4")
    assert named(t, "draw") == ["TY", "AL", "LI"]
    play(t, "draw LI")
    assert (goods(t, "black").startswith("gold"), vp(t, "black") >= 2) == (True, True)
    assert seen(t)["decks"]["LI"] < 10
    assert len(hand(t, "black")) <= 1
