"""The rules and an oracle, written from the document alone, agree at every choice of many games."""

from __future__ import annotations

import pytest

from games.eldervale.random_editions import random_game
from oracles.eldervale.compare import compare, game_of
from oracles.eldervale.gifts import every_card, some_gifts
from rule import rule
from spinney.games.eldervale.content.vocabulary import PROPHECY

GAMES = {"standard": 1, "mini": 3}  # for each number of seats
RICH = 1
FULL = 30  # at most so many games in which all cards lie open
RANDOM = 3  # games with random editions for each number of seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", GAMES)
def test_the_rules_agree_with_the_oracle(edition: str, seats: int) -> None:
    for number in range(GAMES[edition]):
        assert compare(game_of(edition), seats, number, f"{edition} {seats} {number}") > 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_they_agree_where_rare_things_happen(seats: int) -> None:
    for number in range(RICH):
        assert compare(game_of("standard"), seats, number, f"rich {seats} {number}", some_gifts) > 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_they_agree_whatever_the_edition(seats: int) -> None:
    for number in range(RANDOM):
        gifts = some_gifts if number % 3 else None
        compare(random_game(f"{seats} {number}"), seats, number, f"random {seats} {number}", gifts)


@rule("E-9.3", "E-10.12", "E-14.2", "E-14.3", "E-14.5")
def test_they_agree_on_every_action_and_every_magic_card() -> None:
    """All cards are dealt out at the start, and each is used or played as soon as it can be."""
    game = game_of("standard")
    content = game.content
    wanted = {f"do {card.id}" for at, card in enumerate(content.adventures) if content.has_action[at]}
    wanted |= {f"play {card.id}" for card in content.magic if card.kind != PROPHECY}
    wanted |= {"do summon", "do gather", "do dwell", "orb track", "orb input", "orb icon", "orb hire", "slot"}
    wanted |= {"cash", "hire minotaur", "hire shapeshifter", "tactics"}
    for number in range(FULL):
        if wanted:
            compare(game, 5, 1, f"every card {number}", every_card, wanted, 150)
    assert wanted == set()


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_they_agree_in_many_games(seats: int) -> None:
    for number in range(60):
        assert compare(game_of("mini"), seats, number, f"long {seats} {number}") > 20
        gifts = some_gifts if number % 3 else None
        compare(random_game(f"long {seats} {number}"), seats, number, f"odd {seats} {number}", gifts)
        if number % 6 == 0:
            assert compare(game_of("standard"), seats, number // 6, f"long {seats} {number}") > 20
