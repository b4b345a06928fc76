"""How good a position is: a share of the victory for each seat, and more for whoever has more."""

from __future__ import annotations

import spinney
from games.shifting_realms.positions import GAME, positions
from games.shifting_realms.scene import play, scene
from rule import rule
from spinney.games.shifting_realms.state.table import RealmsTable


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


def last_turn(goods: dict[str, str]) -> RealmsTable:
    return scene(seats=2, realms="TY AL DO", flights=6, tokens=0, actions=0, goods=goods)


@rule("S-14.5")
def test_in_the_last_turn_only_what_would_be_scored_counts() -> None:
    """Two objectives are met, and only trades are left: the leader has as good as won."""
    level = last_turn({"black": "magic 4", "green": "gold 4"})
    assert not level.over
    assert level.game.judge(level) == [0.5, 0.5]  # less than five resources score nothing
    ahead = last_turn({"black": "magic 3 gold 47"})
    assert ahead.game.judge(ahead)[0] > 0.99


@rule("S-3.5")
def test_passing_the_turn_changes_little() -> None:
    """Nobody should trade magic away only to put off the turn of the next."""
    units = {"TY:a1": {"black": "3c"}, "TY:e1": {"green": "3c"}}
    t = scene(seats=2, actions=0, goods={"black": "magic 3"}, units=units)
    play(t, "collect")
    before = t.game.judge(t)[0]
    play(t, "end")
    assert abs(t.game.judge(t)[0] - before) < 0.005


@rule("S-8.5")
def test_a_gift_is_taken_at_once() -> None:
    t = scene(seats=2, realms="AN TY AL", decks="AN-S04", dealt=True)
    play(t, "draw AN")
    seen = t.game.seen_by(t, t.seat)
    assert t.game.actions.text(spinney.bot("greedy", "x").choose(seen)) == "now"


@rule("S-13.4.1")
def test_soldiers_before_the_troll_king_take_their_token() -> None:
    t = scene(
        seats=2, realms="DO TY AL", units={"DO:d2": {"black": "2s"}, "TY:a1": {"black": "1c"}}, dealt=True
    )
    choice = spinney.bot("greedy", "x").choose(t.game.seen_by(t, t.seat))
    assert t.game.actions.text(choice).startswith("troll")
