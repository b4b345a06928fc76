"""What story cards and tasks are worth before they are scored."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit_count, bits_of
from spinney.engine.nothing import NONE
from spinney.games.shifting_realms.content.edition import END
from spinney.games.shifting_realms.judge.weights import CARD, CARD_END, DISCOUNT, LAID, TASK, TASK_BEGUN
from spinney.games.shifting_realms.rules.scoring import count
from spinney.games.shifting_realms.state.goods import RESOURCE_TYPES, of, total
from spinney.games.shifting_realms.state.table import RealmsTable


def cards_value(t: RealmsTable, seat: i64, goods: i64, rounds: float) -> float:
    """What the judge gives for story cards, in hand and laid out, and for tasks as far as they are done."""
    faction, content = t.factions[seat], t.content
    kept = CARD * min(1.0, 0.25 * rounds)
    value = LAID * rounds * float(bit_count(faction.laid & ~content.dragon_cards))
    for card in faction.hand:
        score = content.scores[card]
        if content.timing[card] == END and score is not None:
            value += CARD_END + float(
                min(score.most, score.vp * (count(t, seat, score.by, score.of) // score.each))
            )
        else:
            value += kept
    if t.turn.seat == seat:
        if t.drawn != NONE:
            value += kept
        if t.turn.actions > 0:
            value += DISCOUNT * float(t.turn.discount)
    for task in bits_of(faction.tasks):
        value += task_value(t, seat, task, goods)
    return value


def task_value(t: RealmsTable, seat: i64, task: i64, goods: i64) -> float:
    """S-15.2  What the judge gives for a task: most of its VP once it is done, less on the way."""
    wish = t.content.tasks[task]
    done = 1.0
    for need in wish.needs:
        done *= min(1.0, float(count(t, seat, need.by, need.of)) / float(need.n))
    if wish.goods != 0:
        there: i64 = 0
        for kind in range(RESOURCE_TYPES):
            there += min(of(goods, kind), of(wish.goods, kind))
        done *= float(there) / float(total(wish.goods))
    share = TASK if done >= 1.0 else TASK_BEGUN * done * done
    return share * float(wish.vp)
