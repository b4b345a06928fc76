"""`spinney edition`: what ships can be shown, and one's own is checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.run_spinney import refusal, spinney
from spinney.engine.edition import shipped_editions


@pytest.mark.parametrize("name", shipped_editions("spinney.games.groves"))
def test_what_is_shown_is_sound(name: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(spinney("edition", "show", "groves", name).out, encoding="utf-8")
    ran = spinney("edition", "check", file)
    assert ran.code == 0, ran.err
    assert "a sound edition of Groves" in ran.out
    assert "with 4 seats" in ran.out


def test_a_slip_is_named_where_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = spinney("edition", "show", "groves").out
    file.write_text(text.replace('primary = "crystal:3"', 'primary = "crystals:2"'), encoding="utf-8")
    line = refusal("edition", "check", file)
    assert "mine.toml: grove 2: primary: expected a symbol" in line
    assert "got 'crystals:2'" in line


def test_a_file_for_another_game_or_for_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "chess"\n', encoding="utf-8")
    assert "no game 'chess'" in refusal("edition", "check", file)
    assert "an edition of chess, not of groves" in refusal("edition", "check", file, "--game", "groves")
    file.write_text("row = 4\n", encoding="utf-8")
    assert "for which game?" in refusal("edition", "check", file)
    file.write_text("game = 4\n", encoding="utf-8")
    assert "expected the key of a game" in refusal("edition", "check", file)


def test_an_edition_that_is_not_there_is_refused() -> None:
    assert "it has none" in refusal("edition", "show", "battle")
    assert "there are mini, standard" in refusal("edition", "show", "groves", "huge")
    assert "there are mini, standard" in refusal("play", "groves", "--edition", "huge")
