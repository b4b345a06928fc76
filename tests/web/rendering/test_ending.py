"""The end of a game: who is compared to whom, why somebody won, where points came from, the deeds."""

from __future__ import annotations

import re
from typing import Any

import pytest

import spinney
from spinney.engine.records.playback import undo
from spinney.engine.table import Table
from spinney.web.rendering.end.ending import compared
from spinney.web.rendering.end.reason import lead_words, made_the_difference
from spinney.web.rendering.end.sources import sources
from spinney.web.rendering.end.stage import stage
from spinney.web.rendering.end.turning_points import Feat, Moment, chosen, decisive, feats, moments
from spinney.web.rendering.log import Line
from spinney.web.rendering.viewer import Viewer
from spinney.web.replays.story import story_of
from web.rendering.test_secrecy import live_table_of

NAMES = ("Linnea", "Tomás", "Noor")
ITEMS = [("gold", [3, 9, 5]), ("Dwellings", [4, 1, 4]), ("Orbs", [0, 0, 0])]


@pytest.mark.parametrize(
    ("points", "winners", "mine", "pair"),
    [
        ([7, 10, 9], [1], [0], (0, 1)),
        ([7, 10, 9], [1], [1], (1, 2)),
        ([7, 10, 9], [1], [], (1, 2)),
        ([7, 7], [], [0], None),
        ([7], [0], [0], None),
    ],
)
def test_my_points_are_compared_to_the_winner_and_the_winner_to_the_next(
    points: list[int], winners: list[int], mine: list[int], pair: tuple[int, int] | None
) -> None:
    assert compared(points, winners, mine) == pair


def test_it_says_what_made_the_difference_and_where_the_second_was_ahead() -> None:
    assert made_the_difference(NAMES, ITEMS, 1, 2) == (
        "Gold made the difference: 9 to Noor\u2019s 5. Noor was ahead in Dwellings, 4 to 1."
    )
    assert made_the_difference(NAMES, [("Gold", [3, 4, 3])], 1, 2) == ""


@pytest.mark.parametrize(
    ("points", "words"),
    [
        ([], ""),
        ([[0, 0], [1, 0], [1, 0], [1, 0], [2, 0]], "Linnea led for most of the game."),
        ([[0, 0], [0, 1], [0, 1], [0, 1], [2, 1]], "Only the last count put Linnea ahead."),
        ([[0, 0], [0, 1], [2, 1], [2, 1], [2, 1]], "Linnea took the lead for good after 50 % of the game."),
        ([[0, 0], [0, 1], [1, 1]], ""),
    ],
)
def test_it_says_since_when_the_winner_led(points: list[list[int]], words: str) -> None:
    assert lead_words("Linnea", points, 0) == words


def plain(markup: str) -> list[str]:
    return [words for words in re.sub(r"<[^>]+>", "\n", markup).split("\n") if words.strip()]


def test_sources_stand_in_the_order_of_the_stones_with_the_difference() -> None:
    markup = sources(NAMES, ITEMS, [7, 10, 9], [1], (0, 1))
    words = plain(markup)
    assert words[words.index("Gold") :][:5] == ["Gold", "9", "5", "3", "\u22126"]
    assert words[words.index("Dwellings") :][:5] == ["Dwellings", "1", "4", "4", "+3"]
    assert words[words.index("Total") :][:5] == ["Total", "10", "9", "7", "\u22123"]
    assert "Orbs" not in words, "what brought nobody anything is left out"
    assert "Linnea compared to Tomás" in words
    assert markup.index("Tomás") < markup.index("Noor")


def test_of_level_seats_the_winner_comes_first() -> None:
    words = plain(sources(NAMES, [("Gold", [9, 9, 5])], [9, 9, 5], [1], (1, 0)))
    assert words.index("Tomás") < words.index("Linnea") < words.index("Noor")


def test_every_stone_has_its_points_and_only_the_winner_a_crown() -> None:
    markup = stage(NAMES, ITEMS, [1])
    assert "Points by source: Linnea 7, Tomás 10, Noor 9" in markup
    assert markup.count("f-gold") == 1
    assert markup.count("class='column'") == 3
    assert stage(NAMES, ITEMS, []).count("f-gold") == 0


def test_points_belong_to_the_deed_before_them_until_somebody_else_acts() -> None:
    lines: list[Line] = [
        ("Linnea builds.", 1, 0, False),
        ("Tomás builds.", 3, 1, False),
        ("Tomás scores.", 3, 1, False),
    ]
    found = feats([Moment(1, 0, 2), Moment(2, 0, 3), Moment(3, 1, 4), Moment(4, 0, 9)], lines)
    assert found == [Feat(1, 0, 5, "Linnea builds."), Feat(3, 1, 4, "Tomás builds. Tomás scores.")]


def test_everybody_has_a_finest_deed_and_the_best_of_the_rest_are_decisive() -> None:
    deeds = [Feat(1, 0, 5, ""), Feat(2, 0, 7, ""), Feat(3, 1, 2, ""), Feat(4, 0, 1, ""), Feat(5, 0, 3, "")]
    assert [(deed.answers, finest) for deed, finest in chosen(deeds, 2)] == [
        (1, False),
        (2, True),
        (3, True),
        (5, False),
    ]


def decisive_in(table: Table) -> str:
    """The decisive deeds on the page of a game that is over, once its story is told."""
    live: Any = live_table_of(table.game, int(table.seats))
    live.table, live.points = table, story_of(table).points
    return str(decisive(Viewer(live, 0, [0], "", -1)))


def test_the_deeds_are_the_same_if_somebody_went_back_on_the_way() -> None:
    game, bot = spinney.game("groves"), spinney.bot("greedy", seed="back")
    straight, other = game.start(2, seed="back"), game.start(2, seed="back")
    backs = 0
    while not straight.over:
        answer = bot.choose(game.seen_by(straight, straight.seat))
        straight.play(answer)
        other.play(answer)
        if other.undoable and backs < 5 and not other.over:
            other = undo(other)
            other.play(answer)
            backs += 1
    assert backs == 5
    assert decisive_in(other) == decisive_in(straight)
    assert decisive_in(other).count("data-look") >= 2


def test_the_last_count_is_no_deed() -> None:
    assert moments([[0, 0], [2, 0], [2, 1], [9, 9]]) == [Moment(1, 0, 2), Moment(2, 1, 1)]
