"""Chapters 7, 8 and 14, closely: cards and their parts, discounts, piles and objectives."""

from __future__ import annotations

from games.shifting_realms.content.test_edition import TEXT
from games.shifting_realms.scene import (
    CARDS,
    GAME,
    asked,
    goods,
    hand,
    legal,
    met,
    named,
    on,
    play,
    reserve,
    scene,
    seen,
    space,
    spelled,
    told,
    vp,
)
from rule import rule
from spinney.engine.edition import Edition
from spinney.games.shifting_realms import ShiftingRealms
from spinney.games.shifting_realms.rules.objectives import progress


def edited(*changes: tuple[str, str]) -> ShiftingRealms:
    """The standard edition with other words on some cards or tiles."""
    text = TEXT
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after, 1)
    return ShiftingRealms(Edition("mine", text, "mine.toml", shipped=False))


# Drawing.


@rule("S-8.1", "S-1.6")
def test_any_card_of_a_deck_may_be_the_top_one() -> None:
    for cards in (["AL-S04", "AL-S06", "AL-S07", "AL-S09"], ["AL-S06", "AL-S09"], ["AL-S09"]):
        for place, card in enumerate(cards):
            t = scene(decks=" ".join(cards), chance=[place])
            play(t, "draw AL", "keep")
            assert hand(t, "black") == [card]
            assert seen(t)["decks"]["AL"] == len(cards) - 1
    t = play(scene(decks="TY-S01 TY-S07", chance=[1]), "draw TY")
    assert goods(t, "black") == "gold 4"


@rule("S-8.5", "S-8.7", "S-8.9", "shifting_realms/A-31")
def test_a_card_that_could_do_nothing_is_kept_and_lies_in_the_hand_alone() -> None:
    t = play(scene(decks="AL-S04"), "draw AL")  # nothing to barter
    assert legal(t) == ["keep"]
    play(t, "keep")
    assert (seen(t, 0)["drawn"], hand(t, "black"), t.drawn) == ("", ["AL-S04"], -1)


@rule("S-8.5", "shifting_realms/A-84")
def test_playing_a_new_card_makes_no_old_one_new() -> None:
    t = scene(hands={"black": "AL-S07 AN-S04"}, realms="AN AL TY", fresh=1)
    assert named(t, "play") == ["AL-S07", "AN-S04"]
    play(t, "play AN-S04")
    assert named(t, "play") == ["AL-S07"]


@rule("S-8.5", "S-15.4")
def test_end_of_game_cards_are_never_played() -> None:
    held = "TY-S10 AL-S09 AL-S10"
    assert named(scene(hands={"black": held}, laid={"black": "TY-S01"}), "play") == []


# Parts of a card.


@rule("S-8.7", "shifting_realms/A-31")
def test_one_possible_part_is_enough_to_play_a_card() -> None:
    game = edited(('effect = ["toll 2"]', 'effect = ["vp 1", "toll 2"]'))
    t = scene(game=game, hands={"black": "LI-S07"})
    play(t, "play LI-S07")  # nobody has anything
    assert (vp(t, "black"), asked(t)) == (1, "window")
    game = edited(('effect = ["toll 2"]', 'effect = ["draw any"]'))
    assert named(scene(game=game, hands={"black": "LI-S07"}, empty="TY AL LI"), "play") == []
    assert named(scene(game=game, hands={"black": "LI-S07"}, empty="TY AL"), "play") == ["LI-S07"]


@rule("S-8.7", "S-8.9")
def test_parts_are_done_once_each_in_the_order_written() -> None:
    game = edited(
        ('effect = ["gain magic 6"]', 'effect = ["gain wood 1", "exchange 1", "vp 2", "gain gold 1"]')
    )
    t = scene(game=game, realms="AN AL TY", hands={"black": "AN-S04"})
    play(t, "play AN-S04", "give wood")
    assert vp(t, "black") == 0
    play(t, "gain stone")
    assert (vp(t, "black"), goods(t, "black"), asked(t)) == (2, "stone 1 gold 1", "window")


@rule("S-8.7")
def test_a_free_build_or_raid_that_is_impossible_is_skipped() -> None:
    for part in ("free_build", "free_raid", "draw any"):
        game = edited(('effect = ["gain magic 6"]', f'effect = ["vp 1", "{part}"]'))
        t = scene(game=game, realms="AN LI TY", hands={"black": "AN-S04"}, empty="AN LI TY")
        play(t, "play AN-S04")
        assert (vp(t, "black"), asked(t)) == (1, "window")


# Building.


@rule("S-7.1", "S-7.11", "shifting_realms/D-7")
def test_of_an_empty_pile_nothing_is_built() -> None:
    rich = {"black": "wood 9 stone 9 gold 9 magic 9"}
    t = scene(units={"TY:b1": {"black": "1c"}}, goods=rich, piles={"TY-TUN": 0, "TY-STR": 1})
    assert named(t, "build") == ["TY-STR", "TY-VLT"]


@rule("S-17.1", "S-17.2", "S-7.11")
def test_a_discount_is_for_tiles_of_its_realm() -> None:
    units = {"TY:e1": {"black": "1c"}}
    costs = {"black": "wood 2 stone 2 gold 2"}  # a Tunnel costs one wood more
    assert named(scene(units=units, goods=costs, laid={"black": "LI-S06"}), "build") == []
    assert named(scene(units=units, goods=costs, laid={"black": "TY-S09"}), "build") == ["TY-TUN"]
    fort = {"black": "wood 3 stone 2"}  # two stone less than a Fort costs
    later = scene(
        realms="TY LI AN", units={"LI:a1": {"black": "1c"}}, goods=fort, laid={"black": "TY-S09 AN-S06"}
    )
    assert named(later, "build") == []  # only a card that lies before you counts


@rule("S-17.1", "S-17.2")
def test_a_tile_may_make_others_of_a_realm_cheaper() -> None:
    game = edited(('power = ["swap"]', 'power = ["discount_realm TY 2", "range 1"]'))
    units = {"TY:e1": {"black": "1c"}, "TY:a1": {"green": "1c"}}
    costs = "wood 3 gold 2"  # two stone are missing for a Tunnel
    markets = {"AL:b1": "AL-MKT black", "AL:d1": "AL-MKT black"}
    t = scene(game=game, units=units, goods={"black": costs, "green": costs}, tiles=markets)
    assert named(t, "build") == ["TY-TUN"]
    play(t, "build TY-TUN", "on TY:d1")
    assert goods(t, "black") == ""
    t.factions[1].laid |= 1 << CARDS["TY-S09"]  # one less, and nothing for the other's markets
    play(t, "collect")
    assert named(t, "build") == []
    short = {"black": "wood 3 gold 1"}
    assert (
        named(scene(game=game, units=units, goods=short, tiles=markets), "build") == []
    )  # markets count once


@rule("S-7.11", "S-17.1", "shifting_realms/D-22")
def test_only_what_a_tile_costs_can_be_waived() -> None:
    rich = {"black": "wood 9 stone 9 gold 9 magic 9"}
    t = scene(hands={"black": "AL-S07"}, units={"LI:a1": {"black": "1c"}}, goods=rich)
    play(t, "play AL-S07", "build LI-TRS", "on LI:a1")
    for left in (["gold", "magic"], ["gold", "magic"], ["gold", "magic"]):
        assert named(t, "waive") == left
        play(t, "waive magic")
    assert goods(t, "black") == "wood 9 stone 9 gold 3 magic 9"


@rule("S-17.1", "S-7.11")
def test_a_discount_of_one_is_a_discount() -> None:
    game = edited(('"discount 3"', '"discount 1"'))
    units, costs = {"LI:a1": {"black": "1c"}}, {"black": "wood 3 stone 3"}
    t = scene(game=game, hands={"black": "AL-S07"}, units=units, goods=costs)
    assert named(t, "build") == []
    assert named(play(t, "play AL-S07"), "build") == ["LI-FRT"]


@rule("S-7.7", "S-7.8", "shifting_realms/D-8")
def test_the_last_scout_of_the_reserve_is_the_marker_and_then_one_of_the_boards() -> None:
    units = {"TY:a1": {"black": "1s"}, "TY:b1": {"black": "8c"}, "TY:c2": {"black": "6c"}}
    t = scene(units=units, goods={"black": "wood 6 stone 4 gold 4"})
    assert reserve(t, "black") == (1, 9)
    play(t, "build TY-TUN", "on TY:b1")
    assert (asked(t), reserve(t, "black"), on(t, "TY:b1", "black")) == ("window", (0, 9), "8c")
    play(t, "build TY-TUN", "on TY:a2")
    assert named(t, "marker") == [spelled(t, "TY:b1"), spelled(t, "TY:c2")]  # no scout stands on a1


@rule("S-6.7", "S-7.6", "S-10.1", "S-17.5")
def test_a_tile_covers_the_spots_and_brings_its_income_from_now_on() -> None:
    t = scene(units={"TY:a1": {"black": "1c", "green": "2c"}}, goods={"black": "wood 2 stone 4"})
    play(t, "build TY-VLT")
    units = seen(t)["spaces"][space(t, "TY:a1")]["units"]
    assert [(units[colour]["spot"], units[colour]["waiting"]) for colour in ("black", "green")] == [
        (0, 1),
        (0, 2),
    ]
    play(t, "collect")
    assert goods(t, "black") == "gold 1"


@rule("S-10.1", "S-10.2", "S-17.5")
def test_income_of_any_kind_is_chosen() -> None:
    game = edited(('power = ["income gold 1"]', 'power = ["income_any 1", "range 1"]'))
    t = scene(game=game, units={"TY:a1": {"black": "1c"}}, goods={"black": "wood 2 stone 4"})
    play(t, "build TY-VLT", "collect", "gain magic")
    assert goods(t, "black") == "magic 1"


@rule("S-7.6")
def test_all_parts_of_what_a_tile_does_when_built() -> None:
    game = edited(
        ('built = ["muster 2 scout here"]', 'built = ["vp 1", "muster 2 scout here", "gain_any 1"]')
    )
    for cell in ("b1", "b2"):
        t = scene(
            game=game, realms="AN AL TY", units={"AN:b1": {"black": "1s"}}, goods={"black": "stone 5 magic 4"}
        )
        play(t, "build AN-TEM", f"on AN:{cell}", *(["stay"] if cell == "b1" else []))
        assert named(t, "scout") == [spelled(t, f"AN:{cell}")]
        play(t, f"scout AN:{cell}", f"scout AN:{cell}", "gain gold")
        assert (vp(t, "black"), goods(t, "black"), asked(t)) == (7, "gold 1", "window")
        assert on(t, f"AN:{cell}", "black") == ("1s2c" if cell == "b1" else "2c")


# Objectives.


@rule("S-14.1", "S-14.2", "shifting_realms/A-66")
def test_an_objective_is_announced_once() -> None:
    t = scene(piles={"AL-CAS": 0}, units={"TY:b1": {"black": "1c"}, "TY:d1": {"black": "1c"}})
    play(t, "move TY:b1", "to TY:a1", "move TY:d1", "to TY:e1")
    assert (told(t, "objective"), met(t)) == ([(0, 1, 0, 0)], ["AL"])


@rule("S-14.1", "shifting_realms/A-51", "shifting_realms/A-77")
def test_how_far_an_objective_has_come() -> None:
    t = scene(raids={"green": 2}, piles={"LI-TRS": 2, "AL-CAS": 1})
    found = {
        (code, goal.by): int(progress(t, realm, goal))
        for realm, code in enumerate(("TY", "AL", "LI"))
        for goal in GAME.content.objectives[realm]
    }
    assert sorted(found.values()) == [0, 1, 2, 2]
    none = scene()
    assert {int(progress(none, 2, goal)) for goal in GAME.content.objectives[2]} == {0}
