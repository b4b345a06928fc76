"""The decisive deeds of a finished game, and everybody's finest: the ones that brought the most points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spinney.art.svg import Markup
from spinney.engine.records.journal import standing
from spinney.engine.text import many
from spinney.web.rendering.html import EMPTY, button, li, ol, small, span
from spinney.web.rendering.log import Line, log_lines
from spinney.web.rendering.person import seal
from spinney.web.rendering.viewer import Viewer

MOST: Final = 4  # deeds, if there are not more seats than that
SENTENCES: Final = 2  # of one deed


class Moment(NamedTuple):
    """A moment of a game: after how many answers, whose points, and how many."""

    answers: int
    seat: int
    gain: int


class Feat(NamedTuple):
    """A deed that brought points: when it began, who did it, what it brought in all, in words."""

    answers: int
    seat: int
    gain: int
    words: str


def decisive(viewer: Viewer) -> Markup:
    """The decisive deeds, each with the way to look back at it; empty until the story of the game is told."""
    table, points = viewer.table, points_by_answer(viewer)
    if table is None or len(points) < 3:
        return EMPTY
    told = [event for event in table.log or [] if viewer.game.told(event).headline]
    lines = log_lines(viewer.game, told, viewer.seat, viewer.names)
    shown = chosen(feats(moments(points), lines), len(viewer.names))
    entries = [entry(viewer, feat, heading) for feat, heading in shown]
    return ol(entries, class_="decisive", data_many=len(entries)) if entries else EMPTY


def points_by_answer(viewer: Viewer) -> list[list[int]]:
    """Everybody's points at first and after each answer that stands; empty until the story is told."""
    table, points = viewer.table, viewer.live.points
    if table is None or table.journal is None:
        return []
    moments = [0, *standing(table.journal.entries)]
    return [points[at] for at in moments] if moments[-1] < len(points) else []


def entry(viewer: Viewer, feat: Feat, finest: bool) -> Markup:
    """One deed as a card."""
    name = viewer.name(feat.seat)
    whose = "Your" if viewer.mine == [feat.seat] else f"{name}\u2019s"
    kind = f"{whose} finest" if finest else f"Decisive: {name}"
    return li(
        button(
            span(seal(feat.seat), kind, class_="kind"),
            span(feat.words, class_="words"),
            small(f"after {many(feat.answers, 'answer')}"),
            span(f"+{feat.gain}", class_="gain"),
            type="button",
            data_look=feat.answers,
            title=f"{feat.words} It brought {many(feat.gain, 'point')} in all. Look back at this moment",
        ),
        class_=f"of-seat-{feat.seat % 6 + 1}",
    )


def chosen(found: Sequence[Feat], seats: int) -> list[tuple[Feat, bool]]:
    """The finest deed of each seat, then the best of the rest, in the order of the game."""
    ranked = sorted(found, key=lambda feat: -feat.gain)
    finest: dict[int, Feat] = {}
    for feat in ranked:
        finest.setdefault(feat.seat, feat)
    kept = list(finest.values())
    rest = [feat for feat in ranked if feat not in kept][: max(0, max(MOST, seats) - len(kept))]
    return sorted([(feat, True) for feat in kept] + [(feat, False) for feat in rest])


def feats(found: Sequence[Moment], lines: Sequence[Line]) -> list[Feat]:
    """Moments gathered by the deeds that led to them: the latest headline of whoever won the points.

    Answers that only go on with a deed, like which reward to take, have no headline of their own.
    """
    sums: dict[tuple[int, int], int] = {}
    for moment in found:
        before = [(at, doer) for _, at, doer, _ in lines if at <= moment.answers]
        own = [at for at, doer in before if doer == moment.seat]
        if own and own[-1] == before[-1][0]:  # nobody else has done anything since
            key = (own[-1], moment.seat)
            sums[key] = sums.get(key, 0) + moment.gain
    return [Feat(at, seat, gain, feat_words(lines, at, seat)) for (at, seat), gain in sums.items()]


def feat_words(lines: Sequence[Line], answers: int, seat: int) -> str:
    """What a seat did with one answer, in a sentence or two."""
    told = [words for words, at, doer, _ in lines if at == answers and doer == seat]
    return " ".join(told[:SENTENCES])


def moments(points: list[list[int]]) -> list[Moment]:
    """Every moment at which somebody won points, but for the last, when everything is counted."""
    return [
        Moment(answers, seat, now - before)
        for answers in range(1, len(points) - 1)
        for seat, (before, now) in enumerate(zip(points[answers - 1], points[answers], strict=True))
        if now > before
    ]
