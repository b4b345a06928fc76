"""The stylesheet: day and night, without any inline style."""

from __future__ import annotations

import re

from spinney.art.theme import THEME_CSS, tokens


def test_every_colour_that_is_used_is_defined() -> None:
    used = set(re.findall(r"var\(--([a-z0-9-]+)\)", THEME_CSS))
    assert used == set(tokens(night=False))
    assert {f"--{name}:" for name in used} <= set(re.findall(r"--[a-z0-9-]+:", THEME_CSS))


def test_every_variable_comes_after_a_plain_colour_for_readers_without_variables() -> None:
    for prop, plain, name in re.findall(r"([a-z-]+):([^;{}]+);[a-z-]+:var\(--([a-z0-9-]+)\)", THEME_CSS):
        assert plain == tokens(night=False)[name], prop
    assert len(re.findall(r"var\(", THEME_CSS)) == len(re.findall(r"#[0-9a-f]{6};[a-z-]+:var\(", THEME_CSS))


def test_night_comes_by_preference_or_by_attribute_and_day_can_be_asked_for() -> None:
    assert "@media (prefers-color-scheme:dark){.spinney{" in THEME_CSS
    assert '[data-theme="dark"] .spinney,.spinney[data-theme="dark"]{' in THEME_CSS
    assert '[data-theme="light"] .spinney,.spinney[data-theme="light"]{' in THEME_CSS


def test_the_stylesheet_asks_for_nothing_from_elsewhere() -> None:
    assert not re.search(r"url\(|@import|@font-face|expression", THEME_CSS)


def test_day_and_night_name_the_same_colours() -> None:
    assert tokens(night=False).keys() == tokens(night=True).keys()
