"""Whose turn it is, and who has won."""

from __future__ import annotations

from spinney.art.ribbon import on_turn, victory


def test_whoever_looks_is_spoken_to() -> None:
    assert on_turn("Ash", True) == "Your turn, Ash"
    assert on_turn("Ash", False) == "Ash's turn"


def test_a_victory_may_be_shared() -> None:
    assert victory(["Ash"]) == "Ash wins"
    assert victory(["Ash", "Oak"]) == "Ash and Oak share the victory"
