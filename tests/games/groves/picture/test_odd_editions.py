"""Odd editions are drawn too: more realm cards, longer tracks, short rows, rewards of every kind."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from games.groves import editions
from games.groves.positions import SPECTATOR
from games.random_games import every_position
from spinney.art.svg import NAMESPACE
from spinney.games.groves import Groves
from spinney.games.groves.words.places import parts_of


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", sorted(editions.EDITIONS))
def test_every_position_of_an_odd_edition_is_drawn(name: str, seats: int) -> None:
    game = Groves(editions.EDITIONS[name]())
    tables = every_position(game, seats, 1, lambda table, player: int(player.choice(table.options)))
    for table in (*tables[::8], tables[-1]):
        for seat in {int(table.seat), SPECTATOR}:
            board = game.board(table, seat)
            shown = {chip.part for person in board.people for chip in person.chips}
            for item in [item for zone in board.zones for item in zone.items]:
                root = ET.fromstring(f"<svg xmlns='{NAMESPACE}'>{''.join(item.pieces)}</svg>")
                shown |= {part.get("data-key", "") for part in root.iter()}
            wanted = {part for option in table.options for part in parts_of(table, option)}
            assert seat != table.seat or wanted <= shown
            assert all(game.lens(table, seat, key) is not None for key in shown - {""})
            assert game.sketch(table, seat)


def test_six_realm_cards_hang_in_two_rows_above_the_realm() -> None:
    game = Groves(editions.changed("prizes", ("realm_cards = 3", "realm_cards = 6")))
    board = game.board(game.start(2, seed=1), 0)
    item = next(item for zone in board.zones for item in zone.items if item.key == "board")
    keys = "".join(item.pieces).count("data-key='prize-")
    assert keys == 6
