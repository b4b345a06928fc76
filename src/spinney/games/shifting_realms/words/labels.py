"""Labels of actions that need the table, and rules that depend on what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.names import seat_mark
from spinney.engine.text import many
from spinney.games.shifting_realms.rules.build import waived
from spinney.games.shifting_realms.rules.collect import next_collect
from spinney.games.shifting_realms.rules.fight import exchange_price
from spinney.games.shifting_realms.rules.recruit import MUST, MUST_SCOUT, bonus, real_numbers
from spinney.games.shifting_realms.state.goods import RESOURCES
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import TYPES
from spinney.games.shifting_realms.terms import actions, questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.cards import card_words, power_words, token_words
from spinney.games.shifting_realms.words.label_parts import (
    dragon_words,
    fight_words,
    flight_words,
    movers_words,
    space_words,
    spots_words,
)
from spinney.games.shifting_realms.words.names import (
    goods_words,
    group_words,
    unit_words,
)
from spinney.games.shifting_realms.words.spaces import place_name


def part_of(t: RealmsTable, action: int) -> i64:
    """What the action of a label names first."""
    return t.content.actions.part_of(action)


def second_of(t: RealmsTable, action: int) -> i64:
    """What the action of a label names second."""
    return t.content.actions.second_of(action)


# Actions of the play window.


def move(t: RealmsTable, action: int) -> str:
    """Label of a Move: from where, and who may go."""
    space = part_of(t, action)
    return f"Move from {place_name(t.content, t.land, space)}: {movers_words(t, space)}"


def recruit(t: RealmsTable, action: int) -> str:
    """Label of a paid Recruit: how many units, and for how much."""
    return f"Recruit {recruited(t)} for {t.content.recruit_gold} gold"


def recruited(t: RealmsTable) -> str:
    """S-4.2, S-4.6  How many units the label of a Recruit promises, and how many more a power adds."""
    must, may = real_numbers(t, t.content.recruit * MUST + bonus(t, max(0, t.seat)))
    return many(must, "unit") + (f" and {may} more" if may else "")


def recruit_free(t: RealmsTable, action: int) -> str:
    """Label of a Recruit for nothing: how many scouts, and why."""
    scouts, _ = real_numbers(t, t.content.recruit * MUST_SCOUT)
    return f"Recruit {many(scouts, 'scout')} for nothing: you have none on the boards"


def recruit_at_fort(t: RealmsTable, action: int) -> str:
    """Label of a Recruit at a fort: how many units, and where."""
    return f"Recruit {recruited(t)} for nothing at {space_words(t, part_of(t, action))}"


def build(t: RealmsTable, action: int) -> str:
    """Label of a Build: the tile with its cost, its VP and its power."""
    content, kind = t.content, part_of(t, action)
    off = waived(t, t.seat, kind) if t.seat >= 0 else 0
    less = f" less {off}" if off > 0 else ""
    power = power_words(content, kind)
    return (
        f"Build {content.kind_names[kind]} for {goods_words(content.kind_cost[kind])}{less}: "
        f"{content.kind_vp[kind]} VP{power and ', ' + power}"
    )


def draw(t: RealmsTable, action: int) -> str:
    """Label of a Draw: of which realm, and how many cards are left."""
    realm = part_of(t, action)
    return f"Draw a story card of {t.content.realm_names[realm]} ({t.cards_left(realm)} left)"


def raid(t: RealmsTable, action: int) -> str:
    """Label of a raid: from where, and what it brings."""
    gold, vp = t.content.raid_gold, t.content.raid_vp
    return f"Raid from {space_words(t, part_of(t, action))}: {gold} gold, {vp} VP, and a card if you like"


def challenge(t: RealmsTable, action: int) -> str:
    """S-13.4.1  Label of a fight against the troll king: from where, and for which token."""
    token = token_words(t.content, t.content.tokens - t.tokens) if t.tokens else "nothing is left"
    return f"Send two soldiers from {space_words(t, part_of(t, action))} against the troll king: {token}"


def trade(t: RealmsTable, action: int) -> str:
    """Label of a magic trade: for what, and at which price."""
    price = t.trade_price(t.seat) if t.seat >= 0 else t.content.trade
    return f"Trade {price} magic for 1 {RESOURCES[part_of(t, action)]}"


def collect(t: RealmsTable, action: int) -> str:
    """S-10.1  Label of Collect: what comes in, and how many actions are lost."""
    who = t.factions[t.turn.seat]
    goods = next_collect(t, t.turn.seat)
    some = [goods_words(goods)] if goods else []
    some += [f"{who.income_any} of any type"] if who.income_any else []
    lost = f" ({many(t.turn.actions, 'action')} unused)" if t.turn.actions else ""
    return f"Collect {', '.join(some) or 'nothing'}{lost}"


# Units: who goes, and where to.


def group(t: RealmsTable, action: int) -> str:
    """Label of a group: who goes."""
    return f"Take {group_words(part_of(t, action), second_of(t, action))}"


def go_to(t: RealmsTable, action: int) -> str:
    """Label of a destination: the space, and its free spots."""
    space = part_of(t, action)
    return f"Go to {space_words(t, space, spots_words(t, space))}"


def go_from(t: RealmsTable, action: int) -> str:
    """Label of an origin that a card asks for: the space, and who may go."""
    space = part_of(t, action)
    return f"Go from {place_name(t.content, t.land, space)}: {movers_words(t, space)}"


def place_scout(t: RealmsTable, action: int) -> str:
    """Label of placing a scout: where."""
    return f"A scout on {space_words(t, part_of(t, action))}"


def place_soldier(t: RealmsTable, action: int) -> str:
    """Label of placing a soldier: where."""
    return f"A soldier on {space_words(t, part_of(t, action))}"


def build_on(t: RealmsTable, action: int) -> str:
    """Label of a building site: where."""
    return f"Build on {space_words(t, part_of(t, action))}"


def marker(t: RealmsTable, action: int) -> str:
    """Label of choosing the marker: which scout becomes one."""
    return f"A scout on {space_words(t, part_of(t, action))} becomes the marker"


def fly(t: RealmsTable, action: int) -> str:
    """Label of the dragon's next step: where to, and what it does there."""
    return f"The dragon flies {dragon_words(t, part_of(t, action))}"


def land(t: RealmsTable, action: int) -> str:
    """S-13.1.2, S-13.1.9  Label of stopping the dragon; before its first step it simply stays."""
    if QUESTIONS.of(t) == questions.STEP and t.about == 0:
        counts = f"this is move {t.flights + 1} of its {t.content.dragon_moves}"
        where = place_name(t.content, t.land, t.dragon)
        return f"The dragon stays at {where} and removes nobody; {counts} all the same"
    return "The dragon stops here"


# Fights and strikes.


def fight(t: RealmsTable, action: int) -> str:
    """Label of a fight: where, against whom, and who stands there."""
    return fight_words(t, part_of(t, action), second_of(t, action))


def exchange(t: RealmsTable, action: int) -> str:
    """S-9.5  Label of an exchange: what destroying a soldier costs."""
    lost = max(0, exchange_price(t) - t.turn.berserk)
    if lost == 1:
        return "Destroy a soldier; 1 soldier of yours is lost"
    return f"Destroy a soldier; {lost or 'no'} soldiers of yours are lost"


def attack(t: RealmsTable, action: int) -> str:
    """Label of an attack: how many scouts fall, and how many flee."""
    number = part_of(t, action) + 1
    return f"Destroy {many(number, 'scout')}{flight_words(t, number)}"


def strike(t: RealmsTable, action: int) -> str:
    """S-17.4  Label of a card's target: what the card does, to whom and where."""
    asked, does = QUESTIONS.of(t), "Target"
    if asked == questions.SLAY:
        does = f"Destroy a {TYPES[t.about]} of"
    elif asked in (questions.ROUT, questions.CONVERT):
        does = "Send away units of" if asked == questions.ROUT else "Convert a scout of"
    return f"{does} {seat_mark(second_of(t, action))} on {space_words(t, part_of(t, action))}"


def remove(t: RealmsTable, action: int) -> str:
    """Label of a unit that is removed or sent away: which, and whose."""
    does = "Send away" if QUESTIONS.of(t) == questions.ROUTED else "Remove"
    return f"{does} {unit_words(second_of(t, action))} of {seat_mark(part_of(t, action))}"


# Cards, resources, and enough of something.


def play_now(t: RealmsTable, action: int) -> str:
    """Label of playing the card that was drawn."""
    return f"Play {card_words(t.content, t.drawn)} now" if t.drawn >= 0 else "Play it now"


def keep(t: RealmsTable, action: int) -> str:
    """Label of keeping the card that was drawn."""
    return f"Keep {card_words(t.content, t.drawn)} face down" if t.drawn >= 0 else "Keep it face down"


def gain(t: RealmsTable, action: int) -> str:
    """Label of taking a resource: which, and for what or from whom."""
    asked, source = QUESTIONS.of(t), ""
    if asked == questions.OTHER:
        source = f" for 1 {RESOURCES[t.about]}"
    elif asked == questions.LOOT:
        source = f" from {seat_mark(t.about)}"
    return f"Take 1 {RESOURCES[part_of(t, action)]}{source}"


STOPPING: Final = {
    questions.DECK: ("Draw no card", "S-8.2"),
    questions.UNIT: ("Place no more", "S-4.6"),
    questions.EXCHANGE: ("Exchange no more", "S-8.7"),
    questions.ROUTED: ("Send nobody else away", "S-8.7"),
}  # what stopping means and its rule, for every question that offers it
NOT_OFFERED: Final = ("Stop", "S-8.7")


def stopping(t: RealmsTable, action: int) -> tuple[str, str]:
    """Label of `stop`, and its rule: every question that offers to stop has its own."""
    asked = int(QUESTIONS.of(t))
    return STOPPING[asked] if action in t.options else STOPPING.get(asked, NOT_OFFERED)


def stop(t: RealmsTable, action: int) -> str:
    """Label of `stop`, as the question means it."""
    return stopping(t, action)[0]


LABELS: Final[dict[int, Callable[[RealmsTable, int], str]]] = {
    actions.MOVE: move,
    actions.RECRUIT: recruit,
    actions.FREE: recruit_free,
    actions.FORT: recruit_at_fort,
    actions.BUILD: build,
    actions.DRAW: draw,
    actions.RAID: raid,
    actions.TROLL: challenge,
    actions.FIGHT: fight,
    actions.TRADE: trade,
    actions.COLLECT: collect,
    actions.GROUP: group,
    actions.TO: go_to,
    actions.ON: build_on,
    actions.MARKER: marker,
    actions.SCOUT: place_scout,
    actions.SOLDIER: place_soldier,
    actions.EXCHANGE: exchange,
    actions.ATTACK: attack,
    actions.FLY: fly,
    actions.LAND: land,
    actions.FROM: go_from,
    actions.AT: strike,
    actions.REMOVE: remove,
    actions.GAIN: gain,
    actions.NOW: play_now,
    actions.KEEP: keep,
    actions.STOP: stop,
}


# Rules of kinds that several questions share.


def rule_of_drawing(t: RealmsTable, action: int) -> str:
    """The rule cited behind a label of `draw`."""
    return "S-8.2" if QUESTIONS.of(t) == questions.DECK else "S-8.1"


def rule_of_gaining(t: RealmsTable, action: int) -> str:
    """The rule cited behind a label of `gain`."""
    asked = QUESTIONS.of(t)
    if asked in (questions.OTHER, questions.LOOT):
        return "S-8.7"
    return "S-2.5" if asked == questions.ANY and t.round == 0 else "S-10.2"


def rule_of_trading(t: RealmsTable, action: int) -> str:
    """The rule cited behind a label of `trade`."""
    return "S-11.2" if QUESTIONS.of(t) == questions.TRADE else "S-11.1"


def rule_of_removing(t: RealmsTable, action: int) -> str:
    """The rule cited behind a label of `remove`."""
    return "S-17.4" if QUESTIONS.of(t) == questions.ROUTED else "S-13.1.5"


def rule_of_stopping(t: RealmsTable, action: int) -> str:
    """The rule cited behind a label of `stop`."""
    return stopping(t, action)[1]


RULES: Final[dict[int, Callable[[RealmsTable, int], str]]] = {
    actions.DRAW: rule_of_drawing,
    actions.GAIN: rule_of_gaining,
    actions.TRADE: rule_of_trading,
    actions.REMOVE: rule_of_removing,
    actions.STOP: rule_of_stopping,
}
