"""The boards that factions are chosen from."""

from __future__ import annotations

from games.eldervale.scenes import GAME
from spinney.games.eldervale.content.abilities import ABILITIES, NO_ABILITY
from spinney.games.eldervale.picture.factions import SIZE, faction_boards


def test_all_that_a_faction_can_do_is_written_out() -> None:
    """It is what one chooses by: nothing ends in three dots."""
    t = GAME.start(5, seed=1, factions="choose")
    drawn = "".join(faction_boards(t.content, t.game.view(t, 0)).items[0].pieces)
    assert "…" not in drawn
    words = drawn.replace("</text>", " ")
    for side in t.content.sides:
        for number in side.abilities:
            if number != NO_ABILITY:
                said = ABILITIES[number].printed(t.content).words
                assert said.split()[-1] in words


def test_the_boards_are_as_high_as_their_place() -> None:
    """Beside the people, above the question: a window of 1366 by 768 has no blank stripes there."""
    assert 1.6 < SIZE[0] / SIZE[1] < 1.75
