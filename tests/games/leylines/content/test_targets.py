"""C-8: the balance targets are lines that the lab can read, about facts that the game counts."""

from __future__ import annotations

from games.leylines.scene import GAME
from spinney.lab.report.targets import targets_of

BESIDES = ("place", "won by competent")  # what a line can be about that is no fact


def test_every_target_is_about_something_that_is_counted() -> None:
    targets = targets_of(GAME)
    counted = [column.name for column in GAME.layout.columns]
    assert len(targets) == 19
    about = [target.about.partition(" but ")[0] for target in targets]
    assert [one for one in about if one not in (*counted, *BESIDES)] == []


def test_what_nobody_does_is_counted_for_the_table() -> None:
    """Who holds the token is told with it, but the forest grows for all."""
    table = {column.name for column in GAME.layout.columns if column.nobody}
    assert {"token_laid", "contract_shown", "friend_shown", "night", "grew", "short_bag"} <= table
