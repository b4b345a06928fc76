"""Everything on the board can be enlarged, and is explained."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from games.battle_for_the_grove.picture.positions import SPECTATOR, WATCHERS, positions, splitting
from games.battle_for_the_grove.picture.test_board import drawn, parts
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT, battle, play
from rule import rule
from spinney.engine.faces.names import has_marks
from spinney.games.battle_for_the_grove.picture.lens import SUCCESS
from spinney.games.battle_for_the_grove.state.table import Battle


def lines(t: Battle, key: str, seat: int = LIGHT) -> list[str]:
    lens = GAME.lens(t, seat, key)
    assert lens is not None
    return list(lens.lines)


def test_every_part_has_a_lens_that_names_a_rule() -> None:
    rules = GAME.rulebook().rules
    for table in (*positions()[::7], splitting()):
        for key in parts(drawn(table)):
            for seat in WATCHERS:
                lens = GAME.lens(table, seat, key)
                assert lens is not None
                assert lens.title
                assert lens.lines
                assert lens.rule in rules
                assert not has_marks(" ".join([lens.title, lens.kind, *lens.lines]))


def test_a_lens_has_a_drawing_without_ids() -> None:
    for key in parts(drawn(splitting())):
        lens = GAME.lens(splitting(), LIGHT, key)
        assert lens is not None
        assert lens.item is not None
        assert lens.item.width <= 360
        picture = f"<svg>{''.join(lens.item.pieces)}</svg>"
        assert all(element.get("id") is None for element in ET.fromstring(picture).iter())


def test_what_is_not_there_has_none() -> None:
    t = battle()
    for key in ("light-oak-standing", "dice", "place-elm", "ring-oak", "stop", "light-elm-lying", ""):
        assert GAME.lens(t, LIGHT, key) is None


@rule("B-6.2", "B-6.4", "B-7.2", "B-8.2")
def test_a_circle_tells_whoever_looks_what_to_hope_for() -> None:
    t = battle(light={"oak": (1, 0)}, dark={"oak": (2, 1)}, cubes={"oak": (6, 0)})
    assert lines(t, "place-oak")[1:] == [
        "Light: 1 standing, 0 lying, 6 cubes.",
        "Dark: 2 standing, 1 lying, 0 cubes.",
        "With your 1 standing druid, a die of 1 succeeds; to Banish it takes a 6.",
        "Channel: 42 % for a cube, 42 % to hold the circle.",
        "Stun: 42 % to lay a druid down.",
        "Banish: 42 % to send a druid to the Grove.",
    ]
    assert lines(t, "place-oak", DARK)[3:5] == [
        "With your 2 standing druids, a die of 2 or less succeeds; to Banish it takes a 6.",
        "Channel: 70 % for a cube.",
    ]
    assert lines(t, "place-oak", SPECTATOR)[3:] == [SUCCESS]
    six = battle(light={"oak": (6, 0)})
    assert "With your 6 standing druids, any die succeeds; to Banish it takes a 6." in lines(six, "place-oak")
    assert lines(battle(light={"oak": (3, 0)}, cubes={"oak": (5, 0)}), "place-oak")[-1] == (
        "Channel: 88 % for a cube, 50 % to hold the circle."
    )


@rule("B-9.1")
def test_a_held_circle_belongs_to_somebody() -> None:
    t = battle(cubes={"oak": (0, 7), "ash": (6, 0)})
    held, open_ = GAME.lens(t, LIGHT, "place-oak"), GAME.lens(t, LIGHT, "place-ash")
    assert held is not None
    assert open_ is not None
    assert (held.owner, open_.owner) == (DARK, -1)


def test_dice_and_druids_are_told() -> None:
    t = play(battle(light={"oak": (2, 0)}, dice=[1, 2, 6]), "channel oak")
    assert lines(t, "dice")[0] == (
        "The last dice: Light rolled 1, 2, 6 to channel at the Oak Circle: 2 successes."
    )
    lens = GAME.lens(t, LIGHT, "light-oak-standing", ["Linnea", "Tomás"])
    assert lens is not None
    assert (lens.title, lens.kind, lens.owner) == ("2 druids of Linnea", "standing at the Oak Circle", LIGHT)


def test_a_person_tells_of_circles_cubes_and_druids() -> None:
    for t in positions()[::7]:
        for seat in (LIGHT, DARK):
            told = lines(t, f"person-{seat}", SPECTATOR)
            assert told == lines(t, f"person-{seat}", seat)
            lens = GAME.lens(t, SPECTATOR, f"person-{seat}")
            assert lens is not None
            assert lens.rule in GAME.rulebook().rules
            assert len(told) == 7
            held = sum(cubes >= 7 for cubes in GAME.view(t, SPECTATOR)["cubes"][seat])
            assert f"{held} of 2 circles" in lens.kind
