"""Options in a few words, for buttons; the whole option is its label."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.names import seat_mark
from spinney.engine.text import many
from spinney.games.shifting_realms.rules.collect import next_collect
from spinney.games.shifting_realms.rules.recruit import MUST, bonus, real_numbers
from spinney.games.shifting_realms.state.goods import RESOURCES, total
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.terms import actions, questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.names import goods_words, group_words, unit_words
from spinney.games.shifting_realms.words.spaces import place_name

Short = Callable[[RealmsTable, i64, i64], str]
FEW: Final = 4  # groups that have room for whole words
NAMED: Final = 14  # letters about resources that a button has room for


def short(t: RealmsTable, action: int) -> str:
    """An option for a button; empty where its label is short enough."""
    possible = t.content.actions
    say = SHORTS.get(int(possible.kind_of(action)))
    return "" if say is None else say(t, possible.part_of(action), possible.second_of(action))


def at_space(words: str) -> Short:
    """Words, and then a space."""
    return lambda t, part, second: f"{words} {place_name(t.content, t.land, part)}".lstrip()


def always(words: str) -> Short:
    """The same words wherever the option is offered."""
    return lambda t, part, second: words


def collect(t: RealmsTable, part: i64, second: i64) -> str:
    """S-10.1  How much comes in."""
    seat = t.turn.seat
    goods, any_ = next_collect(t, seat), int(t.factions[seat].income_any)
    some = [goods_words(goods)] * bool(goods) + [f"{any_} of any type"] * bool(any_)
    what = ", ".join(some) or "nothing"
    if len(what) > NAMED:
        what = many(int(total(goods)) + any_, "resource")
    return f"Collect {what} and end"


def recruit(t: RealmsTable, part: i64, second: i64) -> str:
    """S-4.2  How many units come for how much."""
    must, may = real_numbers(t, t.content.recruit * MUST + bonus(t, t.turn.seat))
    return f"Recruit {must + may} for {t.content.recruit_gold} gold"


def group(t: RealmsTable, scouts: i64, soldiers: i64) -> str:
    """S-5.1  Who goes; where there are many to choose from, a mixed group is two numbers."""
    if scouts and soldiers and len(t.options) > FEW:
        return f"{scouts} + {soldiers}"
    return group_words(scouts, soldiers)


def land(t: RealmsTable, part: i64, second: i64) -> str:
    """S-13.1.2  The dragon stays, or stops after some steps."""
    return "The dragon stays" if QUESTIONS.of(t) == questions.STEP and t.about == 0 else "It stops here"


def removed(t: RealmsTable, seat: i64, what: i64) -> str:
    """S-13.1.5, S-17.4  A unit that goes: whose, unless the question has said it."""
    unit = unit_words(what)
    if QUESTIONS.of(t) == questions.ROUTED:
        return unit[:1].upper() + unit[1:]
    return f"{seat_mark(seat)}: {unit}"


SHORTS: Final[dict[int, Short]] = {
    actions.BID: lambda t, gold, _: str(gold),  # of gold, as the question says
    actions.CARD: lambda t, card, _: f"Turn order card {card + 1}",
    actions.MOVE: at_space("Move from"),
    actions.RECRUIT: recruit,
    actions.FREE: always("Recruit for nothing"),
    actions.FORT: at_space("Recruit at"),
    actions.BUILD: lambda t, kind, _: f"Build {t.content.kind_names[kind]}",
    actions.DRAW: lambda t, realm, _: f"Draw from {t.content.realm_names[realm]}",
    actions.RAID: at_space("Raid from"),
    actions.TROLL: always("Fight the troll king"),
    actions.FIGHT: lambda t, space, seat: f"Fight {seat_mark(seat)}",
    actions.PLAY: lambda t, card, _: f"Play {t.content.card_names[card]}",
    actions.TRADE: lambda t, kind, _: f"Trade for 1 {RESOURCES[kind]}",
    actions.SWAP: lambda t, kind, _: f"Swap 1 {RESOURCES[kind]}",
    actions.CACHE: always("Dig up the treasure"),
    actions.COLLECT: collect,
    actions.GROUP: group,
    actions.TO: at_space("To"),
    actions.ON: at_space("On"),
    actions.MARKER: at_space("The scout at"),
    actions.RETURN: always("They return"),
    actions.STAY: always("They stay"),
    actions.SCOUT: at_space("Scout at"),
    actions.SOLDIER: at_space("Soldier at"),
    actions.EXCHANGE: always("Destroy a soldier"),
    actions.ATTACK: lambda t, more, _: f"Destroy {many(more + 1, 'scout')}",
    actions.FLY: at_space("To"),
    actions.LAND: land,
    actions.FROM: at_space("From"),
    actions.AT: lambda t, space, seat: f"{seat_mark(seat)} at {place_name(t.content, t.land, space)}",
    actions.REMOVE: removed,
    actions.GAIN: lambda t, kind, _: f"Take 1 {RESOURCES[kind]}",
    actions.NOW: always("Play it now"),
    actions.KEEP: always("Keep it"),
}
