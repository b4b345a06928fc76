"""What cards, tiles, tasks and tokens say, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spinney.games.shifting_realms.content.effects import LASTING, ONCE
from spinney.games.shifting_realms.content.measures import MEASURES, Measure
from spinney.games.shifting_realms.state.goods import total
from spinney.games.shifting_realms.words.names import goods_words
from spinney.games.shifting_realms.words.spaces import ground_in_short

if TYPE_CHECKING:
    from spinney.games.shifting_realms.content.cards import Score
    from spinney.games.shifting_realms.content.edition import RealmsContent

TIMING_WORDS: Final = ("Now", "Now or Later", "Later", "End of Game")


def card_words(content: RealmsContent, card: i64) -> str:
    """A story card by its name, and what it does."""
    return f"{content.card_names[card]} ({card_effect(content, card)})"


def card_effect(content: RealmsContent, card: i64) -> str:
    """What a story card does, part by part."""
    score = content.scores[card]
    if score is not None:
        return score_words(content, score)
    once = [ONCE.say(content, part) for part in content.card_parts[card]]
    return "; ".join([*once, *[LASTING.say(content, part) for part in content.card_powers[card]]])


def power_words(content: RealmsContent, kind: i64) -> str:
    """What a tile does, in words; empty where it does nothing."""
    once = [f"when built {ONCE.say(content, part)}" for part in content.tile_parts[kind]]
    return "; ".join([*[LASTING.say(content, part) for part in content.kind_powers[kind]], *once])


def score_words(content: RealmsContent, score: Score) -> str:
    """What an End of Game card scores: 1 VP per 2 soldiers on the boards, at most 4."""
    each = f"{score.each} " if score.each > 1 else ""
    what = MEASURES.say(content, score.by, score.of, score.each)
    return f"{score.vp} VP per {each}{what}, at most {score.most}"


def task_words(content: RealmsContent, task: i64) -> str:
    """A task by its name, what it wants, and its VP."""
    found = content.tasks[task]
    needs = [f"{need.n} {MEASURES.say(content, need.by, need.of, need.n)}" for need in found.needs]
    if found.goods:
        needs.append(f"{goods_words(found.goods)} set aside")
    return f"{found.name} ({' and '.join(needs)}: {found.vp} VP)"


def short_powers(content: RealmsContent, kind: i64) -> list[str]:
    """What a tile does, in a word or two for each power."""
    lasting = [LASTING.say_briefly(content, part) for part in content.kind_powers[kind]]
    return [*lasting, *[ONCE.say_briefly(content, part) for part in content.tile_parts[kind]]]


def tile_in_short(content: RealmsContent, kind: i64) -> str:
    """Where a tile goes, and what it does."""
    return ", ".join([ground_in_short(content.kind_terrain[kind]), *short_powers(content, kind)])


def goal_words(content: RealmsContent, goal: Measure) -> str:
    """What a goal of an objective counts, in words."""
    return MEASURES.say(content, goal.by, goal.of)


def turn_card_words(content: RealmsContent, card: i64) -> str:
    """What a turn order card brings."""
    any_ = f", {content.turn_any[card]} of any type" if content.turn_any[card] else ""
    return goods_words(content.turn_goods[card]) + any_


def token_words(content: RealmsContent, token: i64) -> str:
    """What a troll king token brings, at once and every turn."""
    income = goods_words(content.token_goods[token]) if total(content.token_goods[token]) else ""
    if content.token_any[token]:
        income = f"{content.token_any[token]} of any type"
    return f"{content.token_vp[token]} VP" + (f" and {income} every turn" if income else "")
