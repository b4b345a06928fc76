"""How good a position is: a share of the victory for each seat, and more for whoever has more."""

from __future__ import annotations

from games.shifting_realms.positions import GAME, positions
from games.shifting_realms.scene import scene


def test_shares_add_up_to_one() -> None:
    for table in positions():
        shares = GAME.judge(table)
        assert len(shares) == table.seats
        assert abs(sum(shares) - 1) < 1e-9
        assert all(0 <= share <= 1 for share in shares)


def test_more_is_better() -> None:
    even = scene(seats=2).game.judge(scene(seats=2))[0]
    for better in (
        scene(seats=2, goods={"black": "gold 3"}),
        scene(seats=2, units={"TY:a1": {"black": "2c"}}),
        scene(seats=2, tiles={"TY:a1": "TY-VLT black"}),
        scene(seats=2, hands={"black": "AL-S07"}),
    ):
        assert better.game.judge(better)[0] > even


def test_a_winner_has_it_all() -> None:
    for table in positions():
        if table.over:
            shares = GAME.judge(table)
            assert sum(shares[winner] for winner in table.winners) == 1
