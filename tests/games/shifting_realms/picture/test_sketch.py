"""The board as lines of text: what a terminal shows."""

from __future__ import annotations

import pytest

from games.shifting_realms.positions import GAME, positions
from games.shifting_realms.questions import QUESTIONS, asking, besieging, crowded
from games.shifting_realms.scene import scene
from rule import rule
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.lawbook.play import watchers


def lines(t: RealmsTable, seat: int = 0) -> list[str]:
    return ["".join(words for words, _ in line).rstrip() for line in t.game.sketch(t, seat)]


def glowing(t: RealmsTable) -> list[str]:
    """What stands out because it can be chosen."""
    return [words.strip() for line in t.game.sketch(t, 0) for words, style in line if style == "glow"]


def test_the_sketch_fits_a_terminal() -> None:
    for table in positions():
        for seat in watchers(table):
            for line in GAME.sketch(table, seat):
                assert len("".join(words for words, _ in line).rstrip()) <= 80


def test_the_grid_tells_grounds_tiles_the_dragon_and_whose_units_are_there() -> None:
    shown = lines(crowded())
    assert shown[1].split() == ["1", "Tyrfing", "2", "Alfheim", "3", "Libertatia"]
    assert shown[4].startswith("2 G    Q    T123 F    G    |G    F123 T")
    assert shown[5].startswith("3 G    M12  G@   R    G    |")
    assert shown[6].endswith("|W    #    #1   W    W")
    everybody = {"TY:c2": dict.fromkeys(("black", "green", "red", "blue"), "1s")}
    assert "T1-4" in lines(scene(seats=4, units=everybody))[4]


def test_its_letters_are_explained() -> None:
    shown = " ".join(lines(crowded()))
    for words in ("M mine", "K troll king", "# tile", "@ dragon", "s soldier", "w scout without a spot"):
        assert words in shown


@rule("S-6.2")
def test_only_scouts_beside_spots_wait() -> None:
    t = scene(units={"TY:a1": {"black": "1s3c2w"}, "TY:c2": {"black": "2w"}})
    assert "Seat 1  1a1 1s3c2w  1c2 2c" in lines(t)


@rule("S-7.1")
def test_tiles_tell_what_they_cost_and_bring() -> None:
    shown = [line.strip() for line in lines(crowded())]
    assert "3 Elven Wharf, 1 VP for 4 wood 4 gold (coast, +wood +stone)" in shown
    assert "tiles   3 Dwarf Stronghold, 5 VP for 5 stone 3 gold (grass, dragon-proof)" in shown
    assert "3 Orc Outpost, 2 VP for 3 wood (grass, move +1)" in " ".join(lines(besieging()))


@rule("S-14.1")
def test_objectives_and_decks_are_counted() -> None:
    t = scene(realms="LI DO AN", raids={"black": 3}, tokens=4, decks="AN-S01 AN-S02")
    shown = " ".join(lines(t))
    assert "Libertatia: raids 3/4, Buried Treasures 0/2, deck 10" in shown
    assert "Dovre: troll king tokens 2/6" in shown
    assert "deck 2" in shown
    assert any(line.startswith("Seat 1 (you)") and line.endswith("raids 3") for line in lines(t))


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_question_is_told_and_places_stand_out(name: str) -> None:
    t = asking(name)
    seat = int(t.seat)
    assert lines(t, seat)[-1].startswith(f"To choose: Seat {seat + 1} (you), ")
    assert "{" not in lines(t, seat)[-1]
    assert all(len(line) <= 80 for line in lines(t, seat))


def test_where_a_move_may_lead_stands_out() -> None:
    assert len(glowing(asking("destination"))) == len(asking("destination").options)
    assert glowing(asking("free_build"))[0].startswith("3 Orc Outpost")
