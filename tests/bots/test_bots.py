"""Bots: they answer from what they see, their seed repeats them, and greedy is a worthy opponent."""

from __future__ import annotations

import pytest

import spinney
from games.battle_for_the_grove.scene import GAME, battle


def winner_of(seed: int, light: str, dark: str) -> list[int]:
    t = GAME.start(seed=seed, log=False)
    bots = [spinney.bot(light, f"light {seed}"), spinney.bot(dark, f"dark {seed}")]
    while not t.over:
        t.play(bots[t.seat].choose(GAME.seen_by(t, t.seat)))
    return t.winners


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_repeats_with_its_seed(name: str) -> None:
    def choices(seed: int) -> list[int]:
        t = GAME.start(seed=1)
        bot = spinney.bot(name, seed)
        while t.number < 30:
            t.play(bot.choose(GAME.seen_by(t, t.seat)))
        return [entry for entry in t.journal.entries if isinstance(entry, int)] if t.journal else []

    assert choices(4) == choices(4)
    assert choices(4) != choices(5)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_choosing_leaves_the_table_as_it_was(name: str) -> None:
    t = battle(light={"oak": (2, 1)}, dark={"oak": (2, 0)}, cubes={"ash": (3, 0)})
    before = t.fingerprint()
    assert spinney.bot(name, 1).choose(GAME.seen_by(t, t.seat)) in t.options
    assert t.fingerprint() == before


def test_random_takes_every_option_sooner_or_later() -> None:
    t = GAME.start(seed=1)
    bot = spinney.bot("random", 1)
    assert {bot.choose(GAME.seen_by(t, t.seat)) for _ in range(200)} == set(t.options)


def test_greedy_cannot_see_the_next_dice() -> None:
    """Greedy chooses the same whatever the table's own dice would show: it never rolls them."""
    chosen = set()
    for faces in ([1, 1, 1], [6, 6, 6]):
        t = battle(light={"oak": (1, 0)}, dark={"ash": (1, 0)}, dice=faces)
        chosen.add(spinney.bot("greedy", 3).choose(GAME.seen_by(t, t.seat)))
    assert len(chosen) == 1


def test_greedy_takes_a_win_that_is_there_to_be_kept() -> None:
    t = battle(
        light={"ash": (6, 0)}, dark={"thorn": (1, 0)}, cubes={"oak": (9, 0), "ash": (6, 0)}, dice=[1, 1, 1]
    )
    assert GAME.text(spinney.bot("greedy", 1).choose(GAME.seen_by(t, t.seat))) == "channel ash"


def test_greedy_beats_random() -> None:
    won = sum(winner_of(seed, "greedy", "random") == [0] for seed in range(15))
    won += sum(winner_of(seed, "random", "greedy") == [1] for seed in range(15))
    assert won >= 25
