"""Anything on the table enlarged: every key has a lens, and a lens keeps what is secret."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from games.eldervale.positions import positions
from games.eldervale.scenes import A, B, eldervale
from spinney.engine.faces.zones import Lens
from spinney.games.eldervale.picture.board import board
from spinney.games.eldervale.picture.lens import lens
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.lawbook.play import watchers

KEYS = re.compile(r"data-key='([^']+)'")


def looked(t: EldervaleTable, seat: int, key: str) -> Lens | None:
    return lens(t.content, t.game.view(t, seat), key)


def test_every_part_has_a_lens() -> None:
    for t in positions()[::2]:
        for seat in watchers(t)[:2]:
            view = t.game.view(t, seat)
            found = board(t.content, view)
            drawn = "".join(piece for zone in found.zones for item in zone.items for piece in item.pieces)
            chips = {chip.part for person in found.people for chip in person.chips if chip.part}
            people = {f"person-{number}" for number in range(int(t.seats))}
            for key in set(KEYS.findall(drawn)) | chips | people:
                shown = lens(t.content, view, key)
                assert shown is not None, key
                assert shown.title
                assert re.fullmatch(r"E-\d+\.\d+", shown.rule), key


def test_drawings_of_a_lens_cannot_be_touched() -> None:
    t = eldervale({"ready": "worker", "cards": "AIR-Vault", "hand": "SP02"}, {"ready": "worker"})
    for key in (
        "tile-EAR-1",
        "card-AIR-Vault",
        "magic-SP02",
        "ready-worker",
        "starter-gather",
        "market-fire",
    ):
        shown = looked(t, A, key)
        assert shown is not None
        assert shown.item is not None
        drawn = "".join(shown.item.pieces)
        assert ET.fromstring(f"<svg>{drawn}</svg>") is not None
        assert "data-key" not in drawn
        assert " id=" not in drawn


def test_what_is_not_there_has_no_lens() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker"})
    for key in ("tile-NOWHERE", "card-AIR-Vault", "person-9", "hex-0,0", "side-0", "anything", "reward-99"):
        assert looked(t, A, key) is None


def test_a_hand_is_enlarged_for_its_owner_alone() -> None:
    t = eldervale({"ready": "worker", "hand": "SP02"}, {"ready": "worker"})
    assert looked(t, A, "magic-SP02") is not None
    assert looked(t, B, "magic-SP02") is None
    for seat in (A, B):
        person = looked(t, seat, "person-0")
        assert person is not None
        assert not any("Ember Lance" in line for line in person.lines)


def test_a_person_is_told_with_cards_in_words() -> None:
    t = eldervale({"ready": "worker"}, {"ready": "worker dragon", "cards": "AIR-Vault"})
    person = looked(t, A, "person-1")
    assert person is not None
    assert any(line.startswith("Vault of Breath: 3 Slots for Treasure") for line in person.lines)
    assert any("1 Dragon" in line for line in person.lines)


def test_all_tokens_of_mine_are_told_in_words() -> None:
    told = 0
    for t in positions():
        for seat in range(int(t.seats)):
            held = t.game.view(t, seat)["players"][seat]["treasure"]
            shown = looked(t, seat, "treasure")
            assert shown is not None
            assert len(shown.lines) == 1 + len(held)
            told += sum(t.content.token_of[id_].printed.words in " ".join(shown.lines) for id_ in held)
            assert all(t.content.token_of[id_].printed.words in " ".join(shown.lines) for id_ in held)
    assert told
