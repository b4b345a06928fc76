"""Hedge Fair by its own rules: the toy must be right before the laws are tried on it."""

from __future__ import annotations

from spinney.engine.chance import Chance
from spinney.engine.events import only
from spinney.engine.piles import Layer, Pile
from toy import setup
from toy.game import TINY, Toy
from toy.table import Fair
from toy.turn import begin_turn

GAME = Toy(TINY)
NAMES = [card.name for card in GAME.content.cards]


def fair(*hands: str, display: str = "Alder", rounds: int = 2) -> Fair:
    """A fair at the first turn of seat 0, with these hands; the rest is the pile."""
    t = setup.lay_out(Fair, GAME, GAME.content, len(hands), Chance(b"fair"), rounds)
    left = list(range(len(NAMES)))
    for seat, names in enumerate(hands):
        for name in names.split():
            t.hands[seat].add(NAMES.index(name), only(seat), 0)
            left.remove(NAMES.index(name))
    t.display = [NAMES.index(display)]
    left.remove(NAMES.index(display))
    t.pile = Pile([Layer([*left])])
    t.log = []
    t.plan((begin_turn, 0))
    t.run()
    assert GAME.inventory(t) == GAME.box(t), "the scene is impossible"
    return t


def play(t: Fair, *texts: str) -> Fair:
    for text in texts:
        t.play(GAME.action(text))
    return t


def legal(t: Fair) -> list[str]:
    return [GAME.text(option) for option in t.options]


def held(t: Fair, seat: int) -> list[str]:
    return [NAMES[card] for card in t.hands[seat].cards]


def test_who_is_called_must_show_a_card_of_that_colour() -> None:
    t = play(fair("Oak Elm", "Rowan Glow"), "call red")
    assert t.seat == 1
    assert legal(t) == ["show 0"]
    assert play(t, "show 0").hands[1].known[0] == -1


def test_who_holds_none_of_the_colour_says_so_and_cannot_be_dealt_one() -> None:
    t = play(fair("Oak Elm", "Alder Glow", display="Birch"), "call red", "none")
    assert t.hands[1].denied == [1, 1]
    for key in range(50):
        imagined = GAME.redeal(t, 0, key)
        assert "Rowan" not in held(imagined, 1)


def test_a_buried_card_takes_along_who_knows_it_and_what_it_cannot_be() -> None:
    t = play(fair("Oak Elm", "Alder Glow", display="Birch"), "call red", "none", "bury 0", "to bottom")
    assert t.pile.layers[0].cards == [NAMES.index("Alder")]
    assert t.pile.layers[0].known == only(1)
    assert t.excluded == [1, 0]
    for key in range(50):
        assert NAMES[GAME.redeal(t, 0, key).pile.layers[0].cards[0]] not in ("Oak", "Rowan")
        assert GAME.redeal(t, 1, key).pile.layers[0].cards == [NAMES.index("Alder")]


def test_who_cannot_bid_more_is_not_asked() -> None:
    t = fair("Oak Elm", "Rowan Glow")
    t.pay(1, -1, 2)
    play(t, "auction 0")
    assert t.seat == 1
    assert t.turns == 1  # the bidding went by without a question
    assert [NAMES[card] for card in t.prizes[0]] == ["Alder"]


def test_the_highest_bidder_pays_the_caller() -> None:
    t = play(fair("Oak Elm", "Rowan Glow"), "auction 0")
    assert t.auction is not None
    assert legal(t) == ["bid 1", "bid 2", "pass"]
    play(t, "bid 2")
    assert t.auction is None
    assert t.coins == [4, 0]
    assert [NAMES[card] for card in t.prizes[1]] == ["Alder"]


def test_sealed_bids_are_hidden_until_all_are_in() -> None:
    t = play(fair("Oak Elm", "Rowan Glow"), "feast", "seal 2")
    assert GAME.view(t, 1)["sealed"] == {"by": 0, "made": [True, False], "mine": -1}
    assert "2" not in " ".join(GAME.log(t, 1)[-1:])
    play(t, "seal 1")
    assert GAME.view(t, 1)["opened"] == [2, 1]
    assert t.coins == [0, 2]


def test_a_lantern_bids_one_more_and_is_shown() -> None:
    t = play(fair("Oak Elm", "Rowan Glow"), "feast", "seal 2")
    assert legal(t)[-1] == "seal 3"
    play(t, "seal 3")
    assert t.coins == [2, 0]
    assert t.hands[1].known[1] == -1


def test_everybody_is_asked_for_a_ward_and_may_have_none() -> None:
    t = play(fair("Oak Elm", "Birch Glow"), "hex")
    assert t.seat == 1  # the only target was not asked for
    assert legal(t) == ["pass"]
    assert play(t, "pass").coins == [3, 1]


def test_a_ward_stops_a_hex() -> None:
    t = play(fair("Oak Elm", "Birch Rowan"), "hex", "ward 1")
    assert t.coins == [2, 2]
    assert t.curse is None
    assert [NAMES[card] for card in t.discard] == ["Rowan"]


def test_burying_can_be_taken_back_and_boasting_cannot() -> None:
    t = play(fair("Oak Elm", "Birch Rowan"), "boast 0")
    assert t.undoable == 0
    assert t.coins == [3, 2]
    play(t, "bury 0", "to top", "bury 0")
    assert t.undoable == 3


def test_the_most_coins_break_a_tie() -> None:
    t = fair("Oak Elm", "Birch Hazel", rounds=1)
    play(t, "call green", "none")
    t.receive(1, -1)
    t.prizes[1].append(NAMES.index("Alder"))  # worth the coin
    play(t, "call green", "show 1")
    assert t.scores == [7, 7]
    assert t.winners == [0]
