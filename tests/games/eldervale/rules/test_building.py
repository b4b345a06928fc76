"""Chapters 6 and 8, and 19.0 `move`: Dwellings, the Dungeon, and Units that walk."""

from __future__ import annotations

from games.eldervale.looks import at, legal, market, monster, named, play, power, tokens, told, vp
from games.eldervale.scenes import CARDS, TILES, A, B, Rest, Seat, eldervale
from rule import rule
from spinney.engine.bits import bits_of
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events

IDLE: Seat = {"ready": "worker"}
RICH = "GGGPPPSSSTTTWWW"


def built(t: EldervaleTable, seat: int = A) -> list[str]:
    names = list(TILES)
    return [names[tile] for tile in bits_of(t.players[seat].dwellings)]


def at_the_mill(own: Seat, **rest: object) -> EldervaleTable:
    """A's Wizard comes to the Mill."""
    more: Rest = {**rest}  # type: ignore[typeddict-item]
    t = eldervale({"ready": "wizard worker", "tokens": RICH, **own}, IDLE, **more)
    return play(t, "place wizard", "to RUIN-MILL")


# Dwellings.


@rule("E-8.3", "E-8.4", "E-8.5", "E-8.2")
def test_a_dwelling_scores_ruins_and_dwellings_next_to_it_and_no_others() -> None:
    t = eldervale(
        {"ready": "wizard", "at": {"EAR-1": "worker"}, "tokens": "TGS", "dwellings": "AIR-1 WAT-1"},
        {"ready": "worker", "dwellings": "FIR-2 EAR-2"},
    )
    play(t, "place wizard", "to RUIN-MILL", "use")
    assert vp(t, A) == 4 * 2 + 2 * 2  # four Ruins, AIR-1 and FIR-2
    assert (power(t, A, "earth"), tokens(t, A)) == (1, "")
    assert built(t) == ["AIR-1", "EAR-1", "WAT-1"]
    assert t.players[A].castles == 0  # no Castle sign
    assert at(t, A) == {"MILL": "wizard"}
    assert vp(t, B) == 0  # older neighbours do not score again


@rule("E-8.1", "E-8.7", "E-11.1")
def test_the_sixth_dwelling_is_the_last_and_triggers_the_end() -> None:
    five = "AIR-1 AIR-2 FIR-1 FIR-2 WAT-1"
    t = at_the_mill({"at": {"EAR-1": "worker"}, "dwellings": five})
    assert not told(t, "endgame")
    play(t, "use", "pay scroll")
    assert told(t, "endgame") == [(A, events.SIXTH_DWELLING, 0, 0)]
    four = at_the_mill({"at": {"EAR-1": "worker"}, "dwellings": five.removesuffix(" WAT-1")})
    play(four, "use", "pay scroll")
    assert len(built(four)) == 5
    assert not told(four, "endgame")
    full = at_the_mill({"at": {"EAR-1": "worker"}, "dwellings": f"{five} WAT-2"})
    assert "use" not in legal(full)


@rule("E-8.1", "eldervale/R-29", "E-8.6", "E-12.8")
def test_only_payable_realms_with_a_worker_and_without_a_dwelling_are_offered() -> None:
    seat: Seat = {"at": {"EAR-1": "worker", "EAR-2": "worker", "FIR-1": "dragon", "FORT": "worker"}}
    t = at_the_mill(seat)
    play(t, "use")
    assert named(t, "to") == ["EAR-1", "EAR-2"]
    poor = at_the_mill({"at": {"WAT-1": "worker", "EAR-2": "worker", "FORT": "worker"}, "tokens": "TGG"})
    play(poor, "use")
    assert built(poor) == ["EAR-2"]  # WAT-1 would need a Potion
    taken = eldervale(
        {"ready": "wizard worker", "tokens": RICH, "at": {"EAR-1": "worker"}}, {**IDLE, "dwellings": "EAR-1"}
    )
    play(taken, "place wizard", "to RUIN-MILL")
    assert "use" not in legal(taken)


@rule("E-8.8", "eldervale/R-64")
def test_the_last_unit_is_not_converted_unless_a_lasting_one_is_left() -> None:
    def offered(own: Seat, **rest: object) -> bool:
        more: Rest = {**rest}  # type: ignore[typeddict-item]
        seat: Seat = {"ready": "", "at": {"EAR-2": "worker"}, "orbs": 1, "tokens": RICH, **own}
        t = play(eldervale(seat, IDLE, **more), "orb track", "space 8")
        return "to EAR-2" in legal(t)

    assert not offered({})
    assert not offered({"dwellings": "AIR-1 FIR-1"})
    assert offered({"under": "warrior"})
    assert offered({"ready": "worker"})
    assert not offered({"ready": "minotaur"}, mercenaries={"minotaur": A})  # hired with Gold
    assert offered({"ready": "minotaur"}, mercenaries={"minotaur": A}, bought="minotaur")
    assert not offered({}, mercenaries={"minotaur": B}, bought="minotaur")
    assert not offered(
        {"ready": "minotaur"}, mercenaries={"minotaur": A, "shapeshifter": B}, bought="shapeshifter"
    )
    assert not offered({"ready": "MO-LIG"}, tamed={"MO-LIG": A})


@rule("E-10.4", "E-8.5")
def test_what_is_linked_to_a_dwelling_needs_one() -> None:
    def township() -> EldervaleTable:
        t = eldervale(
            {"at": {"EAR-1": "worker", "FORT": "worker"}, "cards": "ORD-Homestead", "tokens": "TGS"}, IDLE
        )
        return play(t, "take worker RUIN-FORT", "do ORD-Homestead")

    t = township()
    assert legal(t) == ["to EAR-1", "decline"]
    play(t, "decline")
    assert (built(t), tokens(t, A), named(t, "to")) == ([], "GST", [])
    t = play(township(), "to EAR-1", "less any")
    assert built(t) == ["EAR-1"]
    assert legal(t) == ["to EAR-1", "decline"]
    other = play(t.clone(), "decline")
    assert other.players[A].castles == 0
    play(t, "to EAR-1")
    assert t.players[A].castles == t.players[A].dwellings


@rule("E-7.27", "E-8.2")
def test_building_elsewhere_does_not_save_the_unit_at_the_mill() -> None:
    t = at_the_mill({"at": {"EAR-2": "worker"}}, monsters={"MO-FIR": "WAT-1"})
    play(t, "use", *[text for text in ("to EAR-2",) if text in legal(t)])
    while t.payment is not None:
        t.play(t.options[0])
    assert told(t, "rushed")


# The Dungeon.


def in_the_dungeon(own: Seat, **rest: object) -> EldervaleTable:
    more: Rest = {**rest}  # type: ignore[typeddict-item]
    t = eldervale({"ready": "worker wizard", **own}, IDLE, **more)
    return play(t, "place worker", "to RUIN-DUN1")


@rule("E-6.5", "E-11.1", "E-6.13", "E-11.2")
def test_the_last_tile_triggers_the_end_and_the_one_before_does_not() -> None:
    t = play(in_the_dungeon({}, stack="EAR-3 FIR-3"), "use")
    assert not told(t, "endgame")
    t = play(in_the_dungeon({}, stack="EAR-3"), "use")
    assert told(t, "endgame") == [(A, events.LAST_TILE, 0, 0)]
    assert t.trigger == A
    place = next(text for text in legal(t) if text.startswith("hex"))
    play(t, place, "decline")
    assert monster(t, "MO-EAR") == "EAR-3"
    assert t.turn.drawn < 0


@rule("E-6.5", "E-6.11", "E-6.13")
def test_without_tiles_and_cards_the_dungeon_offers_nothing() -> None:
    none = dict.fromkeys(("air", "earth", "fire", "water"), "")
    empty = in_the_dungeon({"hand": "SP01"}, market=none, decks=none)
    assert legal(empty) == ["decline"]
    assert "use" in legal(in_the_dungeon({"hand": "SP01"}, market={**none, "air": "AIR-Gate"}, decks=none))
    assert "use" in legal(in_the_dungeon({"hand": "SP01"}, market=none, decks=none, stack="EAR-3"))
    fields = eldervale({"ready": "worker wizard"}, IDLE, market=none, decks=none)
    assert "use" in legal(play(fields, "place worker", "to EAR-2"))


@rule("E-6.5", "E-12.6", "eldervale/R-16")
def test_a_card_is_paid_then_taken_and_declining_burns_nothing() -> None:
    t = in_the_dungeon({"tokens": "SGPT"})
    play(t, "use", "buy air")
    assert market(t)["air"] == "AIR-Gate"  # not yet paid
    assert power(t, A, "air") == 1
    play(t, "pay tool")
    assert (market(t)["air"], power(t, A, "air"), t.players[A].cards) == ("", 2, [CARDS["AIR-Gate"]])
    assert set(legal(t)) == {"buy water", "burn earth", "burn fire", "burn water", "decline"}
    play(t, "decline")
    assert t.burned == []
    assert market(t)["air"] not in ("", "AIR-Gate")


@rule("E-6.5", "E-3.10")
def test_any_tile_of_the_stack_may_be_drawn() -> None:
    drawn = set()
    for first in range(3):
        t = in_the_dungeon({}, stack="AIR-3 EAR-3 WAT-3", chance=[first, 0, 0, 0])
        play(t, "use")
        drawn.add(list(TILES)[t.turn.drawn])
    assert drawn == {"AIR-3", "EAR-3", "WAT-3"}


# Walking.


@rule("E-9.8", "E-4.6")
def test_windwalk_is_for_units_with_a_free_realm_beside_them() -> None:
    ring = dict.fromkeys(("AIR-1", "EAR-1", "FIR-2"), "worker")
    t = eldervale({"ready": "worker", "at": {"FORT": "dragon"}, "hand": "SP06"}, {**IDLE, "at": ring})
    assert named(t, "play") == []  # surrounded, though Realms further away are free
    seat: Seat = {"ready": "worker", "at": {"FORT": "dragon", "DUN2": "warrior"}, "hand": "SP06"}
    t = eldervale(seat, {**IDLE, "at": ring})
    play(t, "play SP06")
    assert legal(t) == ["move warrior RUIN-DUN2", "decline"]
    play(t, "move warrior RUIN-DUN2")
    assert named(t, "to") == ["AIR-2", "EAR-2", "RUIN-DUN1"]
    nobody = eldervale({"ready": "worker", "hand": "SP06"}, IDLE)
    assert "play SP06" not in legal(nobody)


@rule("E-7.27", "eldervale/R-65")
def test_another_unit_that_walks_away_saves_nobody() -> None:
    t = eldervale(
        {"ready": "worker wizard", "at": {"FORT": "worker"}, "hand": "SP06"},
        IDLE,
        monsters={"MO-FIR": "TOWER"},
    )
    play(t, "place worker", "to EAR-1", "decline", "play SP06", "move worker RUIN-FORT", "to FIR-2")
    assert told(t, "rushed")


@rule("E-8.1", "E-12.5")
def test_a_mason_builds_for_one_symbol_less() -> None:
    t = eldervale(
        {"element": "earth", "side": "A", "at": {"EAR-2": "worker", "MILL": "worker"}, "tokens": "TG"},
        {"element": "air", "ready": "worker"},
    )
    play(t, "take worker RUIN-MILL", "do dwell", "less any")
    assert (built(t), tokens(t, A)) == (["EAR-2"], "")
