"""What a bot gets: no public path leads from it to the table or its key."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

import spinney
from games.battle_for_the_grove.scene import DARK, GAME, LIGHT
from spinney.engine.chance import Chance, secret_of
from spinney.engine.errors import OutOfTurn

CALLABLE_WITHOUT_ARGUMENTS = ("view", "observation", "log", "picture")


def mid_game() -> spinney.Table:
    t = GAME.start(seed=5)
    bot = spinney.bot("random", 5)
    while t.number < 20:
        t.play(bot.choose(GAME.seen_by(t, t.seat)))
    return t


def public_values(thing: Any, known: set[int]) -> Iterator[Any]:
    """Everything that can be reached through names without an underscore, items and calls."""
    if id(thing) in known or isinstance(thing, (str, int, float, bytes, type(None), type)):
        yield thing
        return
    known.add(id(thing))
    yield thing
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple, set)):
        parts = list(thing)
    elif inspect.ismodule(thing) or inspect.isroutine(thing) or inspect.isclass(thing):
        parts = []
    else:
        parts = [getattr(thing, name) for name in dir(thing) if not name.startswith("_")]
        if isinstance(thing, spinney.Seen):
            parts += [getattr(thing, name)() for name in CALLABLE_WITHOUT_ARGUMENTS]
            parts += [thing.redeal(key) for key in range(3)]
            parts += [thing.label(option) for option in thing.options]
    for part in parts:
        yield from public_values(part, known)


@pytest.mark.parametrize("seat", [LIGHT, DARK])
def test_no_public_path_leads_to_the_table_its_chance_journal_or_key(seat: int) -> None:
    t = mid_game()
    assert t.journal is not None
    forbidden = {id(t), id(t.chance), id(t.journal), id(t.journal.origin), id(t.agenda), id(t.options)}
    keys = {t.chance.key, t.journal.origin.secret}
    for value in public_values(t.game.seen_by(t, seat), set()):
        assert id(value) not in forbidden
        assert not (isinstance(value, bytes) and value in keys)


def test_the_walk_would_find_the_table_if_there_were_a_path() -> None:
    t = mid_game()
    assert any(value is t for value in public_values({"a": [t]}, set()))


def test_options_are_shown_only_to_the_seat_that_is_asked() -> None:
    t = mid_game()
    mine, other = t.game.seen_by(t, t.seat), t.game.seen_by(t, 1 - t.seat)
    assert mine.options == t.options
    assert mine.options is not t.options
    assert other.options == []
    assert other.asked == t.seat
    assert other.label(t.options[0]) == GAME.text(t.options[0])


def test_what_is_seen_follows_the_table() -> None:
    t = mid_game()
    seen = t.game.seen_by(t, LIGHT)
    number = seen.number
    t.play(t.options[0])
    assert seen.number == number + 1
    assert (seen.seats, seen.over) == (2, False)
    assert seen.log() == t.game.log(t, LIGHT)
    assert seen._repr_svg_().startswith("<svg")


def test_a_redeal_has_another_future() -> None:
    t = mid_game()
    seen = t.game.seen_by(t, LIGHT)
    futures = {tuple(seen.redeal(key).chance.dice(12)) for key in range(20)}
    assert len(futures) == 20
    assert tuple(t.clone().chance.dice(12)) not in futures
    assert seen.redeal(1).fingerprint() == seen.redeal(1).fingerprint()


def test_any_option_is_drawn_evenly_and_only_where_the_seat_is_asked() -> None:
    t = mid_game()
    seen = t.game.seen_by(t, t.seat)
    mine, same = Chance(secret_of("any")), Chance(secret_of("any"))
    for _ in range(50):
        assert seen.any_option(mine) == seen.options[same.below(len(seen.options))]
    with pytest.raises(OutOfTurn, match="looks for an option"):
        t.game.seen_by(t, 1 - t.seat).any_option(mine)
