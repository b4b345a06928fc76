"""Everything that a table asks, as people see it: each option has its place, and each place its lens."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from art.checks import check_ids, check_parts, check_text, written
from games.shifting_realms.picture.drawings import keys, markup, tree
from games.shifting_realms.questions import MORE, QUESTIONS, asking
from games.shifting_realms.scene import GAME
from spinney.engine.faces.names import has_marks
from spinney.games.shifting_realms.picture.lens import lens
from spinney.games.shifting_realms.terms.questions import QUESTIONS as ASKED
from spinney.games.shifting_realms.words.places import parts_of

EVERY = (*QUESTIONS, *MORE)


def test_there_is_a_position_for_every_question() -> None:
    assert set(QUESTIONS) == set(ASKED.names)


@pytest.mark.parametrize("name", EVERY)
def test_whatever_has_a_place_is_drawn_there(name: str) -> None:
    t = asking(name)
    wanted = {key for option in t.options for key in parts_of(t, option)}
    assert wanted <= keys(t, int(t.seat))


@pytest.mark.parametrize("name", EVERY)
def test_what_can_be_chosen_has_an_outline_that_can_glow(name: str) -> None:
    t = asking(name)
    wanted = {key for option in t.options for key in parts_of(t, option)}
    for part in tree(t, int(t.seat)).iter():
        if part.get("data-key") in wanted:
            assert any(child.get("class") == "rim" for child in part), part.get("data-key")


@pytest.mark.parametrize("name", EVERY)
def test_the_drawings_of_every_question_are_sound(name: str) -> None:
    t = asking(name)
    drawn, root = markup(t, int(t.seat)), tree(t, int(t.seat))
    check_ids(drawn, "sr-")
    check_parts(root)
    check_text(root)
    assert not [line for line in written(root) if "…" in line], "nothing is cut"


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("watcher", ["asked", "spectator"])
def test_every_key_has_a_lens(name: str, watcher: str) -> None:
    t = asking(name)
    seat = int(t.seat) if watcher == "asked" else -1
    view = GAME.view(t, seat)
    for key in keys(t, seat):
        found = lens(GAME.content, view, key)
        assert found is not None, key
        assert found.title
        assert found.lines
        assert found.rule.startswith("S-")
        assert not has_marks("".join(found.named(GAME.seat_names).lines))
        if found.item is not None:
            drawn = "".join(found.item.pieces)
            ET.fromstring(f"<svg>{drawn}</svg>")
            assert " id=" not in drawn
            assert "data-key" not in drawn


def test_there_is_no_lens_of_what_is_not_there_or_not_seen() -> None:
    t = asking("window")
    mine, theirs = GAME.view(t, 0), GAME.view(t, 1)
    assert lens(GAME.content, mine, "hand-AL-S05") is not None
    for key in ("hand-AL-S05", "space-9z9", "pile-DO-OUT", "card-7", "supply-5-wood", "nothing", "king"):
        assert lens(GAME.content, theirs, key) is None, key


def test_a_person_is_explained_and_glows_as_a_whole() -> None:
    t = asking("victim")
    assert {key for option in t.options for key in parts_of(t, option)} == {"person-1", "person-2"}
    found = lens(GAME.content, GAME.view(t, 0), "person-1")
    assert found is not None
    assert found.owner == 1
    assert found.lines[0].startswith("Points: ") or found.lines[0] == "No points yet."


def test_a_lens_tells_of_the_dragon_and_the_troll_king() -> None:
    assert lens(GAME.content, GAME.view(asking("window"), 0), "dragon") is not None
    found = lens(GAME.content, GAME.view(asking("troll king"), 0), "king")
    assert found is not None
    assert any("6 tokens left" in line for line in found.lines)


def test_a_lens_of_a_tile_tells_what_is_lacking() -> None:
    found = lens(GAME.content, GAME.view(asking("window"), 1), "pile-AL-CAS")
    assert found is not None
    assert "You lack 5 wood, 4 stone, 4 magic." in found.lines
