"""What a seat knows of summoning cards, and the tables that it must believe possible."""

from __future__ import annotations

from collections import Counter

import pytest

from games.groves.scene import CARDS, GAME, groves, legal, play
from rule import rule
from spinney.engine.chance import Chance
from spinney.games.groves import Groves
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.state.takes import BACK, DENIED, KEPT, SHOWN
from spinney.lawbook.cases import Case
from spinney.lawbook.checks.posterior import check_frequencies

MINI = Groves("mini")
X, Y, Z = "SUM-01", "SUM-02", "SUM-03"


def visits(deck: str = f"{X} {Y} {Z}") -> GrovesTable:
    """Two seats with spirits for the bonus area, and few cards."""
    return groves({"drawn": "white white"}, {"drawn": "white white"}, deck=deck)


@rule("G-10.1", "G-10.12", "groves/S-28")
def test_a_returned_card_is_traced_by_who_returned_it() -> None:
    t = play(visits(), "place white tree-bonus")
    assert legal(t) == [f"keep {X}", f"keep {Y}"]
    play(t, f"keep {X}")
    assert GAME.view(t, 0)["deck"] == {"count": 2, "returned": 1, "known": [{"place": 1, "card": Y}]}
    for other in (1, -1):
        assert GAME.view(t, other)["deck"]["known"] == []
    play(t, "place white tree-bonus", f"keep {Z}")
    assert GAME.view(t, 1)["deck"]["known"] == [{"place": 0, "card": Y}]
    seen = GAME.view(t, 0)
    assert seen["deck"]["known"] == []
    assert seen["traces"] == [{"card": Y, "among": [{"seat": 1, "card": 0}, {"deck": 0}]}]
    places: Counter[bool] = Counter()
    for key in range(400):
        imagined = GAME.redeal(t, 0, key)
        kept, back = imagined.takes.get(1, KEPT), imagined.takes.get(1, BACK)
        assert CARDS[Y] in (kept, back)
        assert imagined.deck.layers[0].cards == [back]
        places[kept == CARDS[Y]] += 1
    assert min(places.values()) > 140


def test_who_looks_is_known_and_what_is_looked_at_only_to_them() -> None:
    t = play(visits(), "place white tree-bonus", f"keep {X}", "place white tree-bonus")
    assert GAME.view(t, 1)["looking"] == [Z, Y]
    assert GAME.view(t, 0)["looking"] == []
    assert GAME.view(t, 0)["looks"] == 2
    assert GAME.view(t, 0)["traces"] == [{"card": Y, "among": [{"looking": 1}]}]
    options = {tuple(GAME.redeal(t, -1, key).options) for key in range(60)}
    assert len(options) == 3  # any two of three cards


def test_a_card_that_a_draw_would_have_completed_is_never_dealt() -> None:
    t = play(visits("SUM-01 SUM-02 SUM-03 SUM-04 SUM-05"), "place white tree-bonus", "keep SUM-01")
    t.takes.set(0, DENIED, 1 << CARDS["SUM-02"] | 1 << CARDS["SUM-03"])
    dealt = Counter(GAME.redeal(t, 1, key).takes.get(0, KEPT) for key in range(900))
    assert set(dealt) == {CARDS[card] for card in ("SUM-01", "SUM-04", "SUM-05")}
    assert min(dealt.values()) > 240


@pytest.mark.parametrize("key", range(2))
def test_redeals_have_the_right_frequencies(key: int) -> None:
    """Every deal and every secret answer that is possible counts once."""
    case = Case(MINI, 2, {"start": 1})
    t = case.start(key)
    while t.number < 15 and not t.over:
        texts = [MINI.text(option) for option in t.options]
        wanted = [at for at, text in enumerate(texts) if "tree-bonus" in text or "keep" in text]
        t.play(t.options[wanted[key % len(wanted)] if wanted and t.number % 5 else 0])
        if t.number in (6, 9, 12, 15):
            for seat in range(2):
                check_frequencies(case, t, seat, 1500)


@pytest.mark.parametrize("key", [41, 44, 45])
def test_redeals_weigh_denied_cards_and_returned_ones_together(key: int) -> None:
    """A draw denied some cards, while a returned one may be in two places."""
    case = Case(MINI, 2, {"start": 1})
    t = MINI.start(2, seed=key, start=1)
    chance = Chance(b"%d" % key)
    while not (denied(t) and MINI.view(t, 0)["traces"]):
        texts = {MINI.text(option): option for option in t.options}
        words = ("bonus",) if chance.below(2) else ("ST-", "collect")
        wanted = [option for text, option in texts.items() if any(word in text for word in words)]
        options = wanted or [*texts.values()]
        t.play(options[chance.below(len(options))])
    check_frequencies(case, t, 0, 1500)


def denied(t: GrovesTable) -> bool:
    """Is there a face-down card that cannot be everything?"""
    takes = range(t.takes.count())
    return any(t.takes.get(take, DENIED) and not t.takes.get(take, SHOWN) for take in takes)


def test_redeals_have_the_right_frequencies_for_a_spectator() -> None:
    case = Case(MINI, 2, {"start": 1})
    t = case.start(5)
    while t.number < 6:
        texts = [MINI.text(option) for option in t.options]
        t.play(t.options[next((at for at, text in enumerate(texts) if "tree-bonus" in text), 0)])
    check_frequencies(case, t, -1, 1500)
