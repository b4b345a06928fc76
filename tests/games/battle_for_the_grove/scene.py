"""Positions of Battle for the Grove, set up as the rulebook would describe them."""

from __future__ import annotations

from collections.abc import Mapping

from spinney.engine.chance import ScriptedChance
from spinney.games.battle_for_the_grove import BattleForTheGrove
from spinney.games.battle_for_the_grove.rules.setup import lay_out
from spinney.games.battle_for_the_grove.rules.turn import begin_turn
from spinney.games.battle_for_the_grove.state.table import CIRCLES, LOCATIONS, Battle
from spinney.games.battle_for_the_grove.words.names import TEXTS as PLACE_WORDS

LIGHT, DARK = 0, 1
GAME = BattleForTheGrove()

Druids = Mapping[str, tuple[int, int]]  # place -> standing, lying


def battle(
    light: Druids | None = None,
    dark: Druids | None = None,
    cubes: Mapping[str, tuple[int, int]] | None = None,
    dice: list[int] | None = None,
    turn: int = LIGHT,
    turns: int = 0,
    max_turns: int = 400,
    empty_attempts: bool = False,
) -> Battle:
    """A table at the start of a turn. Druids not named lie in the Grove; `dice` are the next faces."""
    t = lay_out(GAME, ScriptedChance([face - 1 for face in dice or []]), max_turns, empty_attempts)
    for seat, druids in enumerate((light or {}, dark or {})):
        for place, (standing, lying) in druids.items():
            where = PLACE_WORDS.index(place)
            t.lying[seat * LOCATIONS] -= standing + lying
            t.standing[seat * LOCATIONS + where] += standing
            t.lying[seat * LOCATIONS + where] += lying
    for place, counts in (cubes or {}).items():
        for seat, count in enumerate(counts):
            t.cubes[seat * CIRCLES + PLACE_WORDS.index(place) - 1] = count
            t.supply[seat] -= count
    t.turns = turns
    t.log = []
    t.plan((begin_turn, turn))
    t.run()
    assert GAME.inventory(t) == GAME.box(t), "the scene is impossible"
    return t


def play(t: Battle, *texts: str) -> Battle:
    """Answer with these actions, in this order."""
    for text in texts:
        t.play(GAME.action(text))
    return t


def legal(t: Battle) -> set[str]:
    """The legal actions as text."""
    return {GAME.text(option) for option in t.options}


def standing(t: Battle, seat: int, place: str) -> int:
    return t.standing_at(seat, PLACE_WORDS.index(place))


def lying(t: Battle, seat: int, place: str) -> int:
    return t.lying_at(seat, PLACE_WORDS.index(place))


def cubes(t: Battle, place: str) -> tuple[int, int]:
    """Light's and Dark's cubes on a circle."""
    where = PLACE_WORDS.index(place)
    return t.cubes_on(LIGHT, where), t.cubes_on(DARK, where)


def log(t: Battle) -> list[str]:
    return GAME.log(t, LIGHT)
