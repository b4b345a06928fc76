"""Chapters 7B and 7C: auctions, and who is compensated."""

from __future__ import annotations

from typing import Unpack

import pytest

from games.leylines.scene import (
    CONTENT,
    GAME,
    A,
    B,
    C,
    Player,
    Rest,
    asked,
    display,
    four,
    gold,
    legal,
    leylines,
    named,
    play,
    player,
    shown_friends,
    told,
)
from rule import rule
from spinney.engine.options import check_options
from spinney.games.leylines.state.table import LeylinesTable


def at_hub(*golds: int, **rest: Unpack[Rest]) -> LeylinesTable:
    """A calls an auction; players have so much Gold."""
    first: Player = {"at": "HB1", "dice": "1", "gold": golds[0]}
    others: list[Player] = [{"gold": number} for number in golds[1:]]
    return play(leylines(first, *others, **rest), "to HB1")


@rule("L-7.7", "L-7.9", "L-17.5", "leylines/D-13", "leylines/D-14")
def test_refresh_and_choice_are_one_menu() -> None:
    t = at_hub(5, 5, display="K01 K02 K03 K04")
    assert legal(t) == ["refresh", "auction 1", "auction 2", "auction 3", "auction 4"]
    assert GAME.view(t, -1)["auction"]["refreshed"] is False
    play(t, "refresh")
    assert GAME.view(t, -1)["auction"]["refreshed"] is True
    assert legal(t) == ["auction 1", "auction 2", "auction 3", "auction 4"]
    assert "refresh" not in legal(at_hub(0, 5))


@rule("L-7.8", "leylines/R-18")
def test_a_refresh_with_a_short_deck() -> None:
    t = at_hub(5, 5, display="K01 K02 K03 K04", deck="K05")
    play(t, "refresh")
    assert "K05" in display(t)
    assert len(set(display(t)) & {"K01", "K02", "K03", "K04"}) == 3
    assert sum(len(layer) for layer in GAME.view(t, -1)["deck"]) == 1
    assert "refresh" not in legal(at_hub(5, 5, display="K01 K02 K03 K04", deck=""))


@rule("L-7.8")
def test_cards_put_under_the_deck_come_last() -> None:
    t = at_hub(5, 5, display="K01 K02 K03 K04", deck="K05 K06 K07 K08 K09")
    play(t, "refresh")
    assert display(t) == ["K05", "K06", "K07", "K08"]
    assert GAME.view(t, -1)["deck"] == [["K09"], ["K01", "K02", "K03", "K04"]]


@rule("L-7.10", "leylines/D-15")
def test_bids_go_round_once_and_rise() -> None:
    t = at_hub(9, 3, 9, 2)
    play(t, "auction 1")
    assert (t.seat, legal(t)) == (B, ["bid 0", "bid 1", "bid 2", "bid 3", "pass"])
    play(t, "bid 2")
    assert (t.seat, legal(t)[0], legal(t)[-1]) == (C, "bid 3", "pass")
    play(t, "pass")
    assert (t.seat, asked(t)) == (A, "decision")  # the last has no more than 2 and can only pass


@rule("L-7.11")
def test_bids_end_at_two_hundred_and_finished_players_bid() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 500, "dice": "1", "finished": True})
    play(t, "to HB1", "auction 1")
    assert named(t, "bid") == [str(gold) for gold in range(201)]


def rich(*golds: int) -> LeylinesTable:
    """An auction without a limit on bids: A has 900 Gold, the others so much."""
    t = at_hub(900, *golds)
    t.bid_limit = 0
    return play(t, "auction 1")


def labels(t: LeylinesTable) -> list[str]:
    return [GAME.label(t, option) for option in t.options]


@rule("L-7.11", "leylines/R-20")
def test_without_the_limit_any_bid_that_can_be_paid_can_be_made() -> None:
    t = rich(450, 200)
    assert named(t, "bid") == [str(gold) for gold in range(201)]
    assert labels(t)[-2:] == ["Pass: make no bid", "Bid more than 200 Gold"]
    play(t, "more")
    assert (t.seat, asked(t)) == (B, "bid")
    assert [label for label in labels(t) if label != "Pass: make no bid"] == [
        *(f"Bid {gold} Gold" for gold in range(201, 401)),
        "Bid more than 400 Gold",
    ]
    play(t, "more")
    assert [label for label in labels(t) if "Bid" in label] == [
        f"Bid {gold} Gold" for gold in range(401, 451)
    ]
    play(t, "bid 37")
    assert (t.seat, asked(t)) == (A, "decision"), "the other has too little"
    assert GAME.log(t, A)[-1] == "Seat 2 bids 437 Gold."
    play(t, "pass")
    assert gold(t)[B] == 450 - 437


@rule("L-7.11")
def test_a_bid_above_the_scale_is_raised_by_one_at_least() -> None:
    t = rich(300, 290)
    play(t, "more", "bid 60")
    assert (t.seat, legal(t)) == (C, ["pass", "more"]), "nothing on the scale is enough"
    play(t, "more")
    assert [label for label in labels(t) if "Bid" in label] == [
        f"Bid {gold} Gold" for gold in range(261, 291)
    ]
    play(t, "pass")
    assert gold(t)[1:] == [300, 290]
    play(t, "match")
    assert gold(t) == [640, 300, 290]


@rule("L-7.11")
def test_one_more_is_enough_for_the_next_bid_that_is_high_enough() -> None:
    """Nobody is asked twice for *more* with nothing to bid in between, and the label names the high bid."""
    t = rich(850, 800)
    play(t, "more", "more", "more", "bid 10")
    assert (t.seat, labels(t)) == (C, ["Pass: make no bid", "Bid more than 610 Gold"])
    play(t, "more")
    assert labels(t) == [*(f"Bid {gold} Gold" for gold in range(611, 801)), "Pass: make no bid"]
    play(t, "bid 11")
    assert GAME.log(t, A)[-1] == "Seat 3 bids 611 Gold."


@rule("L-7.11", "L-15.8")
def test_a_card_after_more_forgets_the_amount_named() -> None:
    a: Player = {"at": "HB1", "dice": "1"}
    t = play(leylines(a, {"gold": 450, "friends": "F15"}, {}, bag="PPPPPP"), "to HB1")
    t.bid_limit = 0
    play(t, "auction 1", "more", "use special-delivery")
    assert (t.seat, asked(t)) == (B, "bid")
    assert labels(t)[-1] == "Bid more than 200 Gold"
    assert named(t, "bid") == [str(gold) for gold in range(201)]


@rule("L-7.16", "L-7.11")
def test_a_second_bid_may_go_above_the_scale_too() -> None:
    t = rich(450)
    play(t, "bid 200", "match")
    assert (t.seat, asked(t), legal(t)) == (B, "second_bid", ["pass", "more"])
    play(t, "more", "bid 1", "pass")
    assert gold(t) == [900, 450 - 201]


@rule("L-7.11", "leylines/R-20")
def test_a_limit_on_bids_is_a_house_rule_and_not_proposed_to_people() -> None:
    option = next(one for one in GAME.options if one.name == "bid_limit")
    assert (option.default, option.book, option.people) == ("on", "off", "off")
    assert GAME.start(2, 1).bid_limit == 1
    assert GAME.start(2, 1, bid_limit="off").bid_limit == 0
    values = check_options(GAME.key, GAME.options, {})
    assert GAME.bound(2, {**values, "bid_limit": "off"}) > GAME.bound(2, values)


@rule("L-7.11", "leylines/R-20")
def test_nothing_in_the_box_keeps_gold_below_the_limit() -> None:
    """Half of the Contracts pay more than 200 Gold: the limit is no mere bound of the action space."""
    paid = sorted((one.gold for one in CONTENT.contracts), reverse=True)
    assert sum(paid[: len(paid) // 2]) > CONTENT.highest_bid == 200


@rule("L-7.12", "leylines/D-16")
@pytest.mark.parametrize(("own", "options"), [(3, ["match", "pass"]), (2, [])])
def test_a_match_needs_gold(own: int, options: list[str]) -> None:
    t = at_hub(own, 5, 5)
    play(t, "auction 1", "bid 3", "pass")
    assert (legal(t) == options) if options else asked(t) == "friend"


@rule("L-7.12", "L-7.14", "leylines/R-22")
def test_a_match_pays_the_supply_and_the_display_is_refilled() -> None:
    t = at_hub(9, 9, 9, display="K01 K02 K03 K04", deck="K09")
    play(t, "auction 3", "bid 3", "pass", "match")
    assert gold(t) == [6, 9, 9]
    assert (player(t, A)["contracts"], display(t)) == (["K03"], ["K01", "K02", "K09", "K04"])
    assert (t.seat, asked(t)) == (B, "friend")


@rule("L-7.15", "leylines/R-23")
def test_without_contracts_there_is_no_auction() -> None:
    t = at_hub(9, 9, display="K01", deck="")
    play(t, "auction 1" if asked(t) == "lot" else "bid 1")
    while asked(t) in ("bid", "decision", "second_bid", "friend"):
        t.play(t.options[0])
    assert display(t) == ["", "", "", ""]
    t = four({"at": "HB1", "dice": "12", "items": "tablet"}, display="", deck="")
    assert "use tablet" not in legal(t)
    play(t, "move 1", "to HB1")
    assert t.seat == B


@rule("L-7.16", "leylines/D-17", "leylines/R-24")
def test_two_players_only_a_second_bid_after_a_match() -> None:
    t = at_hub(9, 3)
    play(t, "auction 1", "bid 3", "match")
    assert asked(t) == "friend"  # B cannot raise, so the match stands
    t = at_hub(9, 9)
    play(t, "auction 1", "pass")
    assert legal(t) == ["claim", "decline"]  # no first bid, no second
    t = at_hub(9, 9)
    play(t, "auction 1", "bid 1", "match", "bid 2", "match")
    assert (t.seat, asked(t), gold(t)) == (B, "friend", [7, 9])  # no third bid
    t = at_hub(9, 9, 0)
    play(t, "auction 1", "bid 1", "match")
    assert (t.seat, asked(t)) == (B, "friend")


@rule("L-7.16")
def test_gold_changes_hands_only_when_it_is_decided() -> None:
    t = at_hub(9, 9)
    play(t, "auction 1", "bid 2", "match")
    assert gold(t) == [9, 9]
    play(t, "pass")
    assert gold(t) == [7, 9]


@rule("L-7.17", "leylines/D-18", "L-17.6")
def test_only_the_loser_of_the_two_may_hire() -> None:
    t = at_hub(9, 9, 9, 9)
    play(t, "auction 1", "bid 1", "bid 2", "pass", "pass")
    assert (t.seat, legal(t)) == (A, ["hire 1", "hire 2", "refuse"])
    play(t, "refuse")
    assert gold(t) == [9, 9, 7, 9]
    assert told(t, "hired") == []


@rule("L-7.20", "leylines/R-25")
def test_a_single_friend_costs_gold_to_the_supply() -> None:
    t = at_hub(9, 9, 9, friends="F01", friend_gold=[2, 0], friend_deck="")
    play(t, "auction 1", "bid 1", "pass", "pass")
    assert legal(t) == ["hire 1", "refuse"]
    play(t, "hire 1")
    assert (gold(t)[A], shown_friends(t)) == (9 - 1 + 2, [("", 0), ("", 0)])
    t = at_hub(9, 9, 9, friends="", friend_deck="")
    play(t, "auction 1", "bid 1", "pass", "pass")
    assert told(t, "hired") == []
    assert asked(t) != "friend"


@rule("L-7.21")
def test_the_friend_deck_is_renewed_by_the_discards() -> None:
    t = at_hub(9, 9, 9, friends="F01 F02", friend_deck="", friend_discard="F05 F06")
    play(t, "auction 1", "bid 1", "pass", "pass", "hire 2")
    assert shown_friends(t)[0] == ("F01", 1)
    assert shown_friends(t)[1][0] in ("F05", "F06")
    assert GAME.view(t, -1)["friend_discard"] == []


@rule("L-7.21", "L-7.22")
def test_a_taken_friend_is_replaced_in_its_own_place() -> None:
    t = at_hub(9, 9, 9, friends="F13", friend_deck="")
    t.friends.reverse()
    play(t, "auction 1", "bid 1", "pass", "pass", "hire 2")
    assert shown_friends(t) == [("", 0), ("F13", 0)]  # the Appraiser again, the only card there is


@rule("L-7.22", "leylines/R-26")
def test_empty_places_are_filled_at_the_next_compensation() -> None:
    t = at_hub(9, 9, 9, friends="F01", friend_deck="", friend_discard="F05")
    play(t, "auction 1", "bid 1", "pass", "pass")
    assert shown_friends(t) == [("F01", 0), ("F05", 0)]
    assert legal(t) == ["hire 1", "hire 2", "refuse"]


@rule("L-7.23", "leylines/R-27")
def test_friends_are_public_and_unlimited() -> None:
    held = " ".join(friend.id for friend in CONTENT.friends[:20])
    t = four({"dice": "1", "friends": held})
    assert player(t, A)["friends"] == held.split()
    assert GAME.view(t, B)["travellers"][A]["friends"] == held.split()


@rule("L-13.5")
def test_an_appraiser_is_paid_at_once_and_discarded_before_the_refill() -> None:
    t = leylines(
        {"at": "HB1", "dice": "1", "gold": 5, "completed": "K10 K11 K12"},
        {"gold": 9},
        {"gold": 9},
        friends="F13 F01",
        friend_deck="",
        friend_discard="",
        display="K01 K02 K03 K04",
    )
    play(t, "to HB1", "auction 1", "bid 1", "pass", "pass", "hire 1")
    assert gold(t)[A] == 5 - 1 + 3
    assert player(t, A)["friends"] == []
    assert shown_friends(t)[0] == ("F13", 0)  # the only discard came back


@rule("L-15.1", "L-15.3", "L-13.7")
@pytest.mark.parametrize(("sold", "matched"), [(1, False), (2, True)])
def test_cubes_sold_in_the_auction_window_may_pay_for_the_match(sold: int, matched: bool) -> None:
    t = leylines(
        {"at": "c16", "dice": "12", "gold": 0, "cubes": "PPPB", "items": "tablet", "friends": "F18"},
        {"gold": 9},
        {"gold": 9},
        display="K01 K02 K03 K04",
    )
    play(t, "use tablet")
    assert "use shadow-market" in legal(t)
    play(t, "auction 1", "bid 2", "pass")
    assert legal(t) == ["use shadow-market", "pass"]
    play(t, "use shadow-market", *["sell purple"] * sold, "stop")
    assert gold(t)[A] == sold
    if matched:
        assert legal(t) == ["match", "pass"]
    else:
        assert (asked(t), t.seat, gold(t)[B]) == ("friend", A, 7)  # A could only pass


@rule("L-7.16", "leylines/D-17")
def test_an_observation_tells_a_second_bid_from_the_first() -> None:
    """Both decisions look alike on the table, but only after the first a match can be outbid."""
    once = leylines({"at": "HB1", "dice": "1", "gold": 9}, {"gold": 9})
    play(once, "to HB1", "auction 1", "bid 2")
    twice = leylines({"at": "HB1", "dice": "1", "gold": 9}, {"gold": 9})
    play(twice, "to HB1", "auction 1", "bid 1", "match", "bid 2")
    assert legal(once) == legal(twice) == ["match", "pass"]
    assert GAME.observation(once, A) != GAME.observation(twice, A)
