"""`docs/dice.md` is exact: its vectors, a retelling written from it alone, and the engine agree."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import spinney
from oracles.dice import Draws, promise, stream_of, words_of
from spinney.engine.chance import Chance, commitment, stream_key
from spinney.engine.events import Event
from spinney.games.battle_for_the_grove.terms import events

DOCUMENT = (Path(__file__).parents[2] / "docs" / "dice.md").read_text(encoding="utf-8")
VECTORS: list[dict[str, Any]] = json.loads(re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)[0])
BIG = 1610612736  # a quarter of all words are thrown away


def bytes_of(vector: dict[str, Any]) -> tuple[bytes, list[bytes]]:
    return bytes.fromhex(vector["secret"]), [bytes.fromhex(part) for part in vector["entropy"]]


@pytest.mark.parametrize("vector", VECTORS)
def test_the_vectors_are_what_a_reader_of_the_document_finds(vector: dict[str, Any]) -> None:
    secret, entropy = bytes_of(vector)
    stream = stream_of(secret, entropy)
    words = words_of(stream)
    first = [f"{next(words):08x}" for _ in range(17)]
    big = Draws(stream)
    assert vector == {
        "secret": secret.hex(),
        "entropy": [part.hex() for part in entropy],
        "commitment": promise(secret),
        "stream": stream.hex(),
        "words": first[:3],
        "word 16": first[16],
        "dice": Draws(stream).dice(12),
        "below 1610612736": [big.below(BIG) for _ in range(6)],
        "drawn": big.drawn,
        "shuffle of 0 to 9": Draws(stream).shuffled(list(range(10))),
    }


@pytest.mark.parametrize("vector", VECTORS)
def test_the_engine_draws_what_the_document_says(vector: dict[str, Any]) -> None:
    secret, entropy = bytes_of(vector)
    stream = stream_key(secret, entropy)
    big, shuffled = Chance(stream), [*range(10)]
    Chance(stream).shuffle(shuffled)
    assert commitment(secret) == vector["commitment"]
    assert stream.hex() == vector["stream"]
    assert Chance(stream).dice(12) == vector["dice"]
    assert [big.below(BIG) for _ in range(6)] == vector["below 1610612736"]
    assert big.drawn == vector["drawn"]
    assert shuffled == vector["shuffle of 0 to 9"]


def test_a_number_that_is_thrown_away_is_among_the_vectors() -> None:
    assert max(vector["drawn"] for vector in VECTORS) > 6


def rolled(event: Event) -> list[int]:
    """The dice that an event of Battle tells of; none for those that tell of no roll."""
    if event.kind == events.STARTING_ROLL:
        return [event.a, event.b, event.c]
    if event.kind in (events.CHANNELS, events.STUNS, events.BANISHES):
        return [int(digit) for digit in str(event.c)]
    return []


@pytest.mark.parametrize("seed", range(20))
def test_all_rolls_of_a_game_are_as_a_reader_expects(seed: int) -> None:
    """Battle draws nothing but dice, so its log tells the whole stream."""
    table = spinney.game("battle_for_the_grove").start(seed=seed)
    while not table.over:
        table.play(table.options[(seed + table.number) % len(table.options)])
    assert table.journal is not None
    origin = table.journal.origin
    told = [die for event in table.log or [] for die in rolled(event)]
    assert len(told) > 20
    assert told == Draws(stream_of(origin.secret, origin.entropy)).dice(len(told))
