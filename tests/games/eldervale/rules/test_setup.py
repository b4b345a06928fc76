"""Chapters 1 to 3: pieces, terms, and setup."""

from __future__ import annotations

import pytest

from games.eldervale.looks import legal, monster, named, play, seen, tokens
from games.eldervale.scenes import CONTENT, GAME, TILES, A, B, C, eldervale
from rule import rule
from spinney.engine.bits import bit_count, bits_of
from spinney.engine.chance import secret_of
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.tile_kinds import LAIR
from spinney.games.eldervale.rules.setup import LEGENDS
from spinney.games.eldervale.state.hexes import COORDINATES, NEXT_TO, hex_at
from spinney.games.eldervale.state.players import OFF_TRACK
from spinney.games.eldervale.state.table import ABSENT, IN_BOX, SUPPLY, EldervaleTable

MODULES = ("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends")


def start(seats: int, seed: int, **options: object) -> EldervaleTable:
    return GAME.start_from(seats, secret_of(seed), [], options)


@rule("E-1.1", "eldervale/R-1")
def test_pieces_are_counted_and_tokens_are_not() -> None:
    t = start(3, 1)
    assert GAME.inventory(t) == GAME.box(t)
    assert GAME.box(t)["magic cards"] == 60
    assert GAME.box(t)["workers"] == 18
    assert not any(name in GAME.box(t) for name in ("gem", "gold", "tokens"))
    rich = eldervale({"ready": "worker", "tokens": "T" * 60}, {})
    rich.players[A].tokens[3] += 60
    assert tokens(rich, A) == "T" * 120


@rule("E-2.1", "E-3.1", "eldervale/R-5")
def test_every_player_has_an_element_of_its_own() -> None:
    found = set()
    for seed in range(30):
        t = start(5, seed)
        elements = [player.element for player in t.players]
        assert len(set(elements)) == 5
        assert all(player.side // 2 == player.element for player in t.players)
        found |= {player.side for player in t.players}
    assert found == set(range(16))
    fixed = start(3, 4, factions="seat", sides="b")
    assert [player.side for player in fixed.players] == [1, 3, 5]
    assert [player.side for player in start(2, 4, factions="seat", sides="a").players] == [0, 2]


@rule("E-3.4", "eldervale/R-5")
def test_by_rules_1_the_extra_elements_were_the_next_in_order_where_elements_go_by_seat() -> None:
    drawn = {tuple(bits_of(start(3, seed, factions="seat").elements)) for seed in range(120)}
    assert len(drawn) == 10
    before = GAME.start_from(3, secret_of(4), [], {"factions": "by_seat"}, rules="1")
    assert bits_of(before.elements) == [0, 1, 2, 3, 4]


@rule("E-3.4", "eldervale/R-5")
def test_each_element_that_is_left_may_be_one_of_the_extra_ones() -> None:
    boxed = set()
    for seed in range(30):
        t = start(5, seed, tactics="on")
        own = {player.element for player in t.players}
        left = [element for element in range(8) if element not in own]
        boxed |= {place for place, element in enumerate(left) if not t.elements >> element & 1}
    assert boxed == {0, 1, 2}


@rule("E-2.3", "E-2.4", "E-2.8")
def test_units_are_in_one_place_each() -> None:
    t = start(2, 3)
    view = seen(t)["players"][A]
    assert view["ready"] == {"worker": 3}
    assert view["tray"] == {"worker": 3, "warrior": 1, "wizard": 1, "dragon": 1}
    assert view["underworld"] == view["pool"] == view["acting"] == {}
    monsters = eldervale({"ready": "worker"}, {}, monsters={"MO-FIR": "FIR-2"})
    assert monsters.occupied() == 1 << TILES["FIR-2"]
    assert all(player.here == 0 for player in monsters.players)
    away = eldervale({"ready": "worker"}, {}, monsters={"MO-FIR": "AIR-1"}, bound={"MO-AIR": A, "MO-WAT": B})
    assert away.beasts() == 1 << TILES["AIR-1"]


@rule("E-2.2", "eldervale/R-3", "eldervale/R-17")
def test_ruins_are_six_tiles_and_each_element_has_an_oracle() -> None:
    assert [CONTENT.tiles[tile].id for tile in bits_of(CONTENT.ruins)] == [
        "RUIN-TOWER", "RUIN-FORT", "RUIN-MILL", "RUIN-PORTAL", "RUIN-DUN1", "RUIN-DUN2",
    ]  # fmt: skip
    for name in ("BIFROST", "DEN"):
        assert not (CONTENT.ruins | CONTENT.elemental) >> TILES[name] & 1
    assert [CONTENT.tile_element[tile] for tile in bits_of(CONTENT.oracles)] == list(range(8))


@rule("E-2.7", "E-11.5")
def test_resources_are_tokens_and_magic_cards() -> None:
    t = eldervale({"ready": "worker", "tokens": "GPSTW$", "hand": "SP01 PR01", "held": "air-SS"}, {})
    assert GAME.tie_break(t)[0].points[A] == 8


@rule("E-2.9", "E-2.10")
def test_battle_order_ends_with_the_active_player() -> None:
    t = eldervale({}, {"ready": "worker"}, {}, active=B)
    assert t.left_of(B) == C
    assert t.left_of(C) == A
    assert [t.in_battle_order(place) for place in range(3)] == [C, A, B]


@rule("E-2.11")
def test_a_round_begins_with_the_start_player() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"})
    before = t.round
    play(t, "to EAR-1", "decline")
    assert (t.turn.seat, t.round) == (B, before)
    play(t, "to WAT-1", "decline")
    assert (t.turn.seat, t.round) == (A, before + 1)


@rule("E-3.2")
def test_the_highest_die_starts_and_ties_roll_again() -> None:
    kinds = {"start_roll": GAME.events.index("start_roll"), "starts": GAME.events.index("starts")}
    again = 0
    for seed in range(60):
        t = start(3, seed)
        rolls = [(e.seat, e.a) for e in t.log or [] if e.kind == kinds["start_roll"]]
        first = max(die for _, die in rolls[:3])
        leaders = [seat for seat, die in rolls[:3] if die == first]
        again += len(leaders) > 1
        assert (len(rolls) > 3) == (len(leaders) > 1)
        assert t.first in leaders
        assert t.turn.seat == t.first
    assert again > 0


@rule("E-3.7", "E-3.12", "eldervale/R-6")
def test_a_lair_on_the_map_holds_its_monster() -> None:
    without = 0
    for seed in range(40):
        t = start(2, seed)
        lairs = bits_of(t.laid & CONTENT.lairs)
        without += not lairs
        standing = [place for place in t.monsters if place >= 0]
        assert standing == lairs
        assert all(CONTENT.tile_kind[tile] == LAIR for tile in lairs)
        for tile in lairs:
            assert CONTENT.monster_element[t.monster_on(tile)] == CONTENT.tile_element[tile]
    assert 0 < without < 40


@rule("E-3.9", "eldervale/R-7")
@pytest.mark.parametrize(
    ("seats", "rows"),
    [
        (2, {-1: (0, 1, 2), 0: (-1, 0, 1, 2), 1: (-1, 0, 1)}),
        (3, {-1: (1, 2), 0: (-1, 0, 1, 2), 1: (-1, 0, 1, 2), 2: (-1, 0)}),
        (5, {-1: (0, 1, 2), 0: (-1, 0, 1, 2), 1: (-1, 0, 1, 2), 2: (-1, 0, 1)}),
    ],
)
def test_tiles_lie_on_the_template(seats: int, rows: dict[int, tuple[int, ...]]) -> None:
    wanted = sorted((q, r) for r, row in rows.items() for q in row)
    maps, mills = set(), set()
    for seed in range(5):
        t = start(seats, seed)
        assert sorted(COORDINATES[t.hexes[tile]] for tile in bits_of(t.laid)) == wanted
        maps.add(tuple(int(place) for place in t.hexes))
        mills.add(t.hexes[TILES["MILL"]])
    assert len(maps) == 5
    assert len(mills) > 1


@rule("E-3.11", "eldervale/R-8")
def test_stacks_of_three_show_their_top_token_only() -> None:
    t = start(4, 2)
    for tile in seen(t, A)["tiles"]:
        number = [found.id for found in CONTENT.tiles].index(tile["id"])
        assert len(tile["stacks"]) == CONTENT.tile_stacks[number]
        for stack in tile["stacks"]:
            assert stack["below"] == 2
            assert stack["token"]
    unseen = sum(seen(t, A)["unseen_tokens"].values())
    tops = sum(len(tile["stacks"]) for tile in seen(t, A)["tiles"])
    assert unseen + tops == 12 * bit_count(t.elements)


@rule("E-3.16", "E-3.17")
def test_modules_are_off_and_setup_asks_nobody() -> None:
    t = start(5, 9)
    assert t.number == 0
    assert not t.laid >> TILES["BIFROST"] & 1
    assert not t.laid >> TILES["DEN"] & 1
    assert all(player.tactics == NONE for player in t.players)
    assert seen(t)["mercenaries"] == {}
    with_tactics = start(2, 9, tactics="on")
    assert [player.tactics for player in with_tactics.players] == [1, 1]
    assert named(t, "place") == ["worker"]


def modules_on(t: EldervaleTable) -> set[str]:
    """The modules that a start position shows."""
    shown = {
        "bifrost": t.laid >> TILES["BIFROST"] & 1,
        "den": t.laid >> TILES["DEN"] & 1,
        "tactics": any(player.tactics != NONE for player in t.players),
        "minotaur": t.mercenaries[0] == SUPPLY,
        "shapeshifter": t.mercenaries[1] == SUPPLY,
        "legends": any(t.monsters[LEGENDS + element] != IN_BOX for element in bits_of(t.elements)),
    }
    return {name for name in MODULES if shown[name]}


@rule("E-3.16", "E-16.1", "E-16.2", "E-16.4", "E-16.5", "E-16.6")
@pytest.mark.parametrize("module", MODULES)
def test_each_module_is_switched_on_alone(module: str) -> None:
    for seed in range(3):
        t = start(3, seed, **{module: "on"})
        assert modules_on(t) == {module}
        assert sorted(t.mercenaries).count(ABSENT) == (1 if module in ("minotaur", "shapeshifter") else 2)
        assert bit_count(t.troves) == (5 if module == "den" else 0)


@rule("E-3.1", "E-3.4", "E-3.16", "eldervale/R-5")
def test_a_module_fixes_neither_factions_nor_elements() -> None:
    tables = [start(2, seed, tactics="on") for seed in range(12)]
    assert len({t.players[A].element for t in tables}) > 3
    assert {t.players[A].side % 2 for t in tables} == {0, 1}


@rule("E-16.2", "E-16.3", "eldervale/R-44")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_den_is_the_lair_of_the_mother_of_dragons(seats: int) -> None:
    t = start(seats, 1, den="on")
    assert list(COORDINATES[t.hexes[TILES["DEN"]]]) == list(CONTENT.setup.den[seats - 2])
    assert bit_count(t.adjacent[TILES["DEN"]]) >= 2
    assert monster(t, "MO-MOD") == "DEN"


@rule("E-3.14", "E-3.15", "E-7.1")
def test_nothing_has_happened_before_the_first_turn() -> None:
    t = start(3, 6)
    assert (t.round, t.peaceful, t.regrouped, t.resting, t.trigger, t.turns_left) == (1, 1, 0, 0, NONE, 0)
    assert (t.gone, t.bought, t.shape, t.troves) == (0, 0, NONE, 0)
    assert t.burned == t.discard == t.claimed == []
    assert t.orb_track == [NONE] * 9
    assert not any(t.marks)
    for player in t.players:
        assert (player.glory, player.orbs, player.slain) == (OFF_TRACK, 0, 0)
        assert (player.dwellings, player.castles, player.cards, player.held) == (0, 0, [], [])
        assert (player.dicier, player.farther, player.home_dice, player.rushproof) == (0, 0, 0, 0)


@rule("E-2.6", "E-21.4")
def test_hexes_have_six_neighbours_and_397_places() -> None:
    assert len(COORDINATES) == 397
    assert {COORDINATES[place] for place in NEXT_TO[hex_at(0, 0)]} == {
        (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1),
    }  # fmt: skip


@rule("E-2.6", "eldervale/R-4")
def test_distance_goes_over_existing_tiles() -> None:
    t = eldervale({"ready": "dragon", "at": {"FORT": "worker"}}, {}, without="AIR-1 EAR-1")
    near = t.within(1 << TILES["FORT"], 2)
    assert {name for name in TILES if near >> TILES[name] & 1} == {"FORT", "FIR-2", "PORTAL", "WAT-2"}
    assert legal(t)
