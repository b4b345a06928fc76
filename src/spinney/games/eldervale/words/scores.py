"""Scores and conditions (19.0) in plain words and as icons."""

from __future__ import annotations

from spinney.engine.nothing import NONE
from spinney.engine.text import listed
from spinney.games.eldervale.content.counters import COUNTERS
from spinney.games.eldervale.content.scores import Condition, Score
from spinney.games.eldervale.words import icons
from spinney.games.eldervale.words.icons import GAP, Item, Items


def score_words(score: Score) -> str:
    """A score in words: the terms of a Vault or a Prophecy."""
    return ", and ".join([term_words(score, at) for at in range(len(score.counters))])


def term_words(score: Score, at: int) -> str:
    """One term of a score in words: `2 VP for each Castle (at most 6)`."""
    counter, row = COUNTERS.all[score.counters[at]], score.rows[at]
    if row:
        points = listed([str(value) for value in row[1:]], "or")
        numbers = listed([str(number) for number in range(1, len(row))], "or")
        return f"{points} VP for {numbers} {counter.several}"
    each = f"each {counter.one}" if score.per[at] == 1 else f"every {score.per[at]} {counter.several}"
    most = f" (at most {score.most[at]})" if score.most[at] != NONE else ""
    return f"{score.points[at]} VP for {each}{most}"


def score_icons(score: Score) -> Items:
    """A score as icons: VP, what they are for, and the most."""
    found: list[Item] = []
    for at in range(len(score.counters)):
        found += [GAP, *term_icons(score, at)]
    return tuple(found[1:])


def term_icons(score: Score, at: int) -> Items:
    """One term of the score of a Vault or Prophecy as icons, where its words are too long."""
    counter, row = COUNTERS.all[score.counters[at]], score.rows[at]
    if row:  # VP for one, two, three of it
        points = icons.words("/".join([str(value) for value in row[1:]]))
        return (*points, *icons.icon("thing-vp"), *icons.words("for"), *counter.icons)
    per = icons.words("per" if score.per[at] == 1 else f"per {score.per[at]}")
    most = icons.words(f"≤{score.most[at]}" if score.most[at] != NONE else "")
    return (*icons.points(score.points[at]), *per, *counter.icons, *most)


def condition_words(condition: Condition) -> str:
    """A condition in words: what a Quest asks for."""
    needs = zip(condition.counters, condition.least, strict=True)
    return f"you have {listed([COUNTERS.all[counter].need(least) for counter, least in needs])}"


def condition_icons(condition: Condition) -> Items:
    """A condition as icons: what is counted, and how many are asked for."""
    found: list[Item] = []
    for counter, least in zip(condition.counters, condition.least, strict=True):
        found += [*COUNTERS.all[counter].icons, *icons.words(f"≥{least}" if least != 1 else "")]
    return (*found, *icons.words(":"))
