"""A small lesson of Battle for the Grove, for tests of lessons themselves."""

from __future__ import annotations

from typing import Any

import spinney
from spinney.engine.game import Game
from spinney.learn.lesson import Lesson
from spinney.learn.reading import read_lesson

BATTLE = "battle_for_the_grove"
TEXT = """
title = "First steps"
about = "A lesson for tests."
minutes = 1

[table]
seats = 2
seat = 0
names = ["Hazel", "Bram"]
seed = "small"
options = { first = "light" }

[[steps]]
idea = "These are circles."
words = "Whoever holds two of them wins."
light = ["place-oak", "area:goal"]

[[steps]]
name = "walk"
idea = "Druids walk."
task = "Send a druid to the Oak Circle."
light = ["place-oak"]
otherwise = "Another time. Now a druid walks."
replies = [{ give = ["move grove *"], say = "That circle comes later: now the Oak." }]
turns = [
    { give = ["move grove oak"], say = "Well walked." },
]

[[steps]]
name = "cube"
idea = "Dice wake cubes."
task = "Channel in the Oak Circle."
otherwise = "Now the cube: channel."
turns = [{ give = ["channel oak"], say = "A six: a cube.", draws = [5, 0, 1], to = "end" }]
"""


def small_lesson(text: str = TEXT) -> Lesson:
    return read_lesson(BATTLE, "small", text)


def small_game() -> Game[Any]:
    return spinney.game(BATTLE)
