"""Editions of Groves for tests: those that ship, and odd ones made from the standard edition's words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from spinney.engine.edition import Edition, find_edition
from spinney.games.groves import PACKAGE, Groves


def standard() -> Edition:
    return find_edition("groves", PACKAGE, "standard")


def mini() -> Edition:
    return find_edition("groves", PACKAGE, "mini")


def changed(name: str, *changes: tuple[str, str]) -> Edition:
    """The standard edition with some words replaced; each must be there."""
    text = standard().text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return Edition(name, text, f"{name}.toml", False)


def scarce() -> Edition:
    """So little of everything that whatever can run out does."""
    return changed(
        "scarce",
        ("element = 20", "element = 9"),
        ("crystals = 76", "crystals = 12"),
        ("dominion = 76", "dominion = 1"),
        ("yellow = 12", "yellow = 1"),
        ("orange = 12", "orange = 2"),
        ("green = 12", "green = 3"),
        ("blue = 12", "blue = 2"),
        ("wraith = 13", "wraith = 3"),
        ("portals = 8", "portals = 3"),
        ("white = 8  # spirits", "white = 1  # spirits"),
        ("white = 8  # in", "white = 3  # in"),
        ("white = 32", "white = 6"),
        ("hollows = 10", "hollows = 2"),
        ("first = 14", "first = 3"),
    )


def rich() -> Edition:
    """Long swaps, rewards of many symbols, a second exchange inside a reward, cheap groves, cheap powers."""
    return changed(
        "rich",
        (
            'primary = "spirit:1"\n\n[[start]]',
            'primary = "spirit:2, swap(crystal:1 → crystal:2)"\n\n[[start]]',
        ),
        ('primary = "light:2"', 'primary = "swap(earth:1, any:2 → draw:1, dominion:2, spirit:1)"'),
        ('primary = "crystal:3"', 'primary = "draw:2, cull, either(cull, cull / draw:1, white:2), any:2"'),
        ('primary = "earth:2"', 'primary = "swap(crystal:1 → any:3), swap(any:2 → crystal:3), cull"'),
        ('primary = "water:2"', 'primary = "draw:2, draw:2"'),
        ('bonus = "crystal:1"', 'bonus = "swap(light:1, water:1 → spirit:1, white:1)"'),
        ("recall = 2", "recall = 1"),
        ("banish = 2", "banish = 1"),
        ("crystals = [1, 2, 3, 4]", "crystals = [9, 9, 9, 9]"),
        ("elements = 2 ", "elements = 4 "),
    )


def bare() -> Edition:
    """No crystals at the start, no elements, no portals, empty bags, a row of two, no realm cards."""
    return changed(
        "bare",
        ("crystals = [1, 2, 3, 4]", "crystals = [0, 0, 0, 0]"),
        ("elements = 2 ", "elements = 0 "),
        ("white = 8  # spirits", "white = 0  # spirits"),
        ("portals = 8", "portals = 1"),
        ("row = 4  # slots", "row = 2  # slots"),
        ("stack = [17, 22, 25]", "stack = [9, 9, 9]"),
        ("realm_cards = 3", "realm_cards = 0"),
        ("empty_bag = 2", "empty_bag = 3"),
        ("crown = true", "crown = false"),
        ("swept = 2", "swept = 4"),
    )


def crowded() -> Edition:
    """Huge bags, many portals and wraiths, a wraith bag of nothing else, and short games."""
    return changed(
        "crowded",
        ("white = 32", "white = 99"),
        ("wraith = 13", "wraith = 60"),
        ("portals = 8", "portals = 20"),
        ("white = 8  # spirits", "white = 24  # spirits"),
        ("white = 8  # in", "white = 0  # in"),
        ("wraith = 1\n", "wraith = 13\n"),
        ("hollows = 10", "hollows = 13"),
        ("stack = [17, 22, 25]", "stack = [8, 9, 10]"),
    )


def penniless() -> Edition:
    """No crystals and no dominion at all, nothing to recall or banish with, no cards."""
    text = standard().text
    text = text[: text.index("[[summoning]]")]
    for old, new in (
        ("crystals = 76", "crystals = 0"),
        ("dominion = 76", "dominion = 0"),
        ("crystals = [1, 2, 3, 4]", "crystals = [0, 0, 0, 0]"),
        ("realm_cards = 3", "realm_cards = 0"),
        ("crystals = 3", "crystals = 0"),
        ("recall = 2", "recall = 0"),
        ("banish = 2", "banish = 0"),
        ("empty_bag = 2", "empty_bag = 0"),
        ("white = 8  # spirits", "white = 1  # spirits"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    return Edition("penniless", text, "penniless.toml", False)


EDITIONS: dict[str, Callable[[], Edition]] = {
    "standard": standard,
    "mini": mini,
    "scarce": scarce,
    "rich": rich,
    "bare": bare,
    "crowded": crowded,
    "penniless": penniless,
}


@cache
def giving(primary: str, bonus: str = "") -> Groves:
    """The standard game, but for the rewards of the green grove GRE-3."""
    old = 'primary = "earth:2"\nbonus = "draw:1"'
    return Groves(changed("giving", (old, f'primary = "{primary}"\nbonus = "{bonus}"')))
