"""What story cards and tasks are worth before they are scored."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit_count, bits_of
from spinney.games.shifting_realms.content import END
from spinney.games.shifting_realms.goods import KINDS, of, total
from spinney.games.shifting_realms.judge_weights import (
    CARD,
    CARD_END,
    DISCOUNT,
    LAID,
    TASK,
    TASK_BEGUN,
)
from spinney.games.shifting_realms.scoring import count
from spinney.games.shifting_realms.table import NO_CARD, RealmsTable


def cards_worth(t: RealmsTable, seat: i64, goods: i64, rounds: float) -> float:
    """Cards in hand and before the seat, and tasks as far as they are done."""
    faction, content = t.factions[seat], t.content
    kept = CARD * min(1.0, 0.25 * rounds)
    worth = LAID * rounds * float(bit_count(faction.laid & ~content.dragon_cards))
    for card in faction.hand:
        score = content.scores[card]
        if content.timing[card] == END and score is not None:
            worth += CARD_END + float(
                min(score.most, score.vp * (count(t, seat, score.by, score.of) // score.each))
            )
        else:
            worth += kept
    if t.turn.seat == seat:
        if t.drawn != NO_CARD:
            worth += kept
        if t.turn.actions > 0:
            worth += DISCOUNT * float(t.turn.discount)
    for task in bits_of(faction.tasks):
        worth += task_worth(t, seat, task, goods)
    return worth


def task_worth(t: RealmsTable, seat: i64, task: i64, goods: i64) -> float:
    """S-15.2  A task that is done, or on the way."""
    wish = t.content.tasks[task]
    done = 1.0
    for need in wish.needs:
        done *= min(1.0, float(count(t, seat, need.by, need.of)) / float(need.n))
    if wish.goods != 0:
        there: i64 = 0
        for kind in range(KINDS):
            there += min(of(goods, kind), of(wish.goods, kind))
        done *= float(there) / float(total(wish.goods))
    share = TASK if done >= 1.0 else TASK_BEGUN * done * done
    return share * float(wish.vp)
