"""Everybody can tell the colours apart, by day and by night."""

from __future__ import annotations

from itertools import combinations

import pytest

from art.colours import DEFICIENCIES, contrast, distance
from spinney.art.icons import COLOURS, SPIRITS
from spinney.art.marks import SEAT_MARKS, SHAPES
from spinney.art.palette import RESOURCES, SEATS, THEME
from spinney.art.theme import tokens

THEMES = {"day": tokens(night=False), "night": tokens(night=True)}
GROUNDS = ("clearing", "path", "moss", "floor")  # what pieces stand on
TEXTS = ("ink", "ink-quiet", "danger", "success")  # what is written on paper


def closest(colours: list[str], deficiency: str) -> float:
    return min(distance(one, other, deficiency) for one, other in combinations(colours, 2))


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_every_eye_tells_the_six_seats_apart(deficiency: str) -> None:
    assert closest([seat.day for seat in SEATS], deficiency) > 9
    assert closest([seat.night for seat in SEATS], deficiency) > 9


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_every_eye_tells_the_six_resources_apart(deficiency: str) -> None:
    assert closest([resource.fill for resource in RESOURCES], deficiency) > 12


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_every_eye_tells_the_six_spirits_apart(deficiency: str) -> None:
    for theme in THEMES.values():
        assert closest([theme[f"spirit-{name}"] for name in SPIRITS], deficiency) > 12


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_every_eye_tells_the_six_cubes_apart(deficiency: str) -> None:
    for theme in THEMES.values():
        assert closest([hue for name, hue in theme.items() if name.startswith("cube-")], deficiency) > 12


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_every_eye_tells_the_glow_from_the_light_of_any_seat(deficiency: str) -> None:
    for theme in THEMES.values():
        for seat in range(1, 7):
            shine, main = theme[f"seat-{seat}-shine"], theme[f"seat-{seat}"]
            assert (
                max(distance(theme["halo"], shine, deficiency), distance(theme["glow"], main, deficiency)) > 9
            )


@pytest.mark.parametrize("theme", THEMES)
def test_text_on_paper_can_be_read(theme: str) -> None:
    hues = THEMES[theme]
    names = [*TEXTS, *(f"seat-{seat}" for seat in range(1, 7))]
    assert {
        name: contrast(hues[name], hues["paper"])
        for name in names
        if contrast(hues[name], hues["paper"]) < 4.5
    } == {}


@pytest.mark.parametrize("theme", THEMES)
def test_text_on_a_seats_cloth_can_be_read(theme: str) -> None:
    hues = THEMES[theme]
    assert min(contrast(hues["on-seat"], hues[f"seat-{seat}-cloth"]) for seat in range(1, 7)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_pieces_stand_out_from_their_ground(theme: str, ground: str) -> None:
    """By their outline, in case the fill is close to the ground."""
    hues = THEMES[theme]
    assert min(contrast(hues[f"seat-{seat}-edge"], hues[ground]) for seat in range(1, 7)) >= 3
    assert contrast(hues["glow"], hues[ground]) >= 3
    assert contrast(hues["ink"], hues[ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_text_icons_and_glow_can_be_read_on_groves_and_in_the_mist(theme: str) -> None:
    hues = THEMES[theme]
    grounds = [*(f"grove-{name}" for name in (*COLOURS, "plain")), "mist", "mist-pale", "mist-deep"]
    for ground in grounds:
        for name in ("ink", "ink-quiet", "glow", "edge"):
            assert contrast(hues[name], hues[ground]) >= 4.5, (name, ground)
    assert contrast(hues["on-seat"], hues["dominion"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_marks_on_cloth_stones_and_dice_stand_out(theme: str) -> None:
    hues = THEMES[theme]
    for seat in range(1, 7):
        assert contrast(hues[f"seat-{seat}-pale"], hues[f"seat-{seat}-deep"]) >= 4.5
        assert contrast(hues[f"seat-{seat}-pale"], hues[f"seat-{seat}-cloth"]) >= 3
    assert min(contrast(hues["pip"], hues[die]) for die in ("bone", "bone-dull")) >= 4.5
    assert contrast(hues["danger"], hues["clearing"]) >= 3


def test_every_seat_and_resource_has_a_shape_of_its_own() -> None:
    assert tuple(seat.mark for seat in SEATS) == SEAT_MARKS
    assert len({SHAPES[name] for name in (*SEAT_MARKS, *[each.silhouette for each in RESOURCES])}) == 12


def test_the_theme_names_each_colour_once() -> None:
    names = [name for name, _, _ in THEME]
    assert len(set(names)) == len(names)
