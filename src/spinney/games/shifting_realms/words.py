"""Labels of actions, their headings, and the rule behind each option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit_count
from spinney.games.shifting_realms import actions, question
from spinney.games.shifting_realms.build import waived
from spinney.games.shifting_realms.collect import from_spots
from spinney.games.shifting_realms.effects import TYPES
from spinney.games.shifting_realms.fight import exchange_price
from spinney.games.shifting_realms.goods import RESOURCES
from spinney.games.shifting_realms.recruit import bonus
from spinney.games.shifting_realms.table import RealmsTable
from spinney.games.shifting_realms.words_asked import asked_words
from spinney.games.shifting_realms.words_cards import card_words, power_words
from spinney.games.shifting_realms.words_names import (
    counted,
    goods_words,
    group_words,
    place_name,
    seat_name,
    token_words,
    turn_card_words,
    unit_words,
)
from spinney.games.shifting_realms.words_spaces import (
    dragon_words,
    fight_words,
    flight_words,
    movers_words,
    space_words,
    spots_words,
)

RULES: Final = (
    "S-2.2", "S-2.3", "S-5.1", "S-4.1", "S-4.3", "S-4.1", "S-7.1", "S-8.1", "S-13.3.1", "S-13.4.1", "S-9.1",
    "S-8.6", "S-11.1", "S-3.6", "S-3.6", "S-3.5", "S-5.1", "S-5.2", "S-7.2", "S-17.1", "S-7.8", "S-7.9",
    "S-7.9", "S-4.6", "S-4.6", "S-9.5", "S-9.6", "S-13.1.9", "S-13.1.9", "S-5.1", "S-17.4", "S-13.1.5",
    "S-8.7", "S-10.2", "S-8.7", "S-8.5", "S-8.5", "S-8.7", "S-11.2",
)  # fmt: skip  # by kind of action


def label(t: RealmsTable, action: int) -> str:
    """An option in words; what it costs and what it brings."""
    kind, part = int(t.content.actions.kind_of(action)), t.content.actions.part_of(action)
    for words in (of_actions, of_fights, of_units, of_building, of_goods):
        found = words(t, action, kind, part)
        if found:
            return found
    return of_endings(t, kind)


def of_actions(t: RealmsTable, action: int, kind: int, part: i64) -> str:
    """What the play window offers for an action."""
    content = t.content
    if kind == actions.MOVE:
        return f"Move from {place_name(t.content, t.land, part)}: {movers_words(t, part)}"
    if kind == actions.RECRUIT:
        more = f" and {counted(extra(t), 'unit')} more" if extra(t) else ""
        return f"Recruit {counted(content.recruit, 'unit')}{more} for {content.recruit_gold} gold"
    if kind == actions.FREE:
        return f"Recruit {counted(content.recruit, 'scout')} for nothing: you have none on the boards"
    if kind == actions.FORT:
        return f"Recruit for nothing at {space_words(t, part)}"
    if kind == actions.BUILD:
        return f"Build {kind_words(t, part)}"
    if kind == actions.DRAW:
        return f"Draw a story card of {content.realm_names[part]} ({t.cards_left(part)} left)"
    if kind == actions.RAID:
        gold, vp = content.raid_gold, content.raid_vp
        return f"Raid from {space_words(t, part)}: {gold} gold, {vp} VP, and a card if you like"
    if kind == actions.TROLL:
        token = token_words(content, content.tokens - t.tokens) if t.tokens else "nothing is left"
        return f"Send two soldiers from {space_words(t, part)} against the troll king: {token}"
    return ""


def of_fights(t: RealmsTable, action: int, kind: int, part: i64) -> str:
    possible = t.content.actions
    if kind == actions.FIGHT:
        return fight_words(t, part, possible.second_of(action))
    if kind == actions.AT:
        return f"{target_verb(t)} {seat_name(possible.second_of(action))} on {space_words(t, part)}"
    if kind == actions.EXCHANGE:
        lost = max(0, exchange_price(t) - t.turn.berserk)
        return (
            f"Destroy a soldier; {counted(lost, 'soldier')} of yours is lost"
            if lost == 1
            else (f"Destroy a soldier; {lost or 'no'} soldiers of yours are lost")
        )
    if kind == actions.ATTACK:
        return f"Destroy {counted(part + 1, 'scout')}{flight_words(t, part + 1)}"
    if kind == actions.REMOVE:
        verb = "Send away" if question.question(t) == question.ROUTED else "Remove"
        return f"{verb} {unit_words(possible.second_of(action))} of {seat_name(part)}"
    if kind == actions.ROB:
        return f"Take from {seat_name(part)}"
    return ""


def target_verb(t: RealmsTable) -> str:
    asked = int(question.question(t))
    if asked == question.SLAY:
        return f"Destroy a {TYPES[t.about]} of"
    return {question.ROUT: "Send away units of", question.CONVERT: "Convert a scout of"}.get(asked, "Target")


def of_units(t: RealmsTable, action: int, kind: int, part: i64) -> str:
    if kind == actions.GROUP:
        return f"Take {group_words(part, t.content.actions.second_of(action))}"
    if kind == actions.TO:
        return f"Go to {space_words(t, part, spots_words(t, part))}"
    if kind == actions.FROM:
        return f"Go from {place_name(t.content, t.land, part)}: {movers_words(t, part)}"
    if kind == actions.SCOUT:
        return f"A scout on {space_words(t, part)}"
    if kind == actions.SOLDIER:
        return f"A soldier on {space_words(t, part)}"
    if kind == actions.FLY:
        return f"The dragon flies {dragon_words(t, part)}"
    return ""


def of_building(t: RealmsTable, action: int, kind: int, part: i64) -> str:
    if kind == actions.ON:
        return f"Build on {space_words(t, part)}"
    if kind == actions.WAIVE:
        return f"Pay one {RESOURCES[part]} less"
    if kind == actions.MARKER:
        return f"A scout on {space_words(t, part)} becomes the marker"
    if kind == actions.PLAY:
        return f"Play {card_words(t.content, part)}"
    if kind == actions.NOW and t.drawn >= 0:
        return f"Play {card_words(t.content, t.drawn)} now"
    if kind == actions.KEEP and t.drawn >= 0:
        return f"Keep {card_words(t.content, t.drawn)} face down"
    return ""


def of_goods(t: RealmsTable, action: int, kind: int, part: i64) -> str:
    if kind == actions.BID:
        return f"Bid {part} gold"
    if kind == actions.CARD:
        return f"Take turn order card {part + 1}: {turn_card_words(t.content, part)}"
    if kind == actions.TRADE:
        return f"Trade {t.trade_price(t.seat) if t.seat >= 0 else 3} magic for 1 {RESOURCES[part]}"
    if kind == actions.SWAP:
        return f"Market: give 1 {RESOURCES[part]} for another resource"
    if kind == actions.GIVE:
        return f"Give 1 {RESOURCES[part]}"
    if kind == actions.GAIN:
        return f"Take 1 {RESOURCES[part]}{source_words(t)}"
    return ""


def source_words(t: RealmsTable) -> str:
    """For which resource, or from whom, one is taken."""
    asked = question.question(t)
    if asked == question.OTHER:
        return f" for 1 {RESOURCES[t.about]}"
    return f" from {seat_name(t.about)}" if asked == question.LOOT else ""


def of_endings(t: RealmsTable, kind: int) -> str:
    """Options that name nothing."""
    asked = question.question(t)
    if kind == actions.STOP:
        return {
            question.DECK: "Draw no card",
            question.UNIT: "Place no more",
            question.EXCHANGE: "Exchange no more",
            question.ROUTED: "Send nobody else away",
        }.get(int(asked), "Stop")
    if kind == actions.COLLECT:
        return collect_words(t)
    return {
        actions.CACHE: "Dig up a Buried Treasure",
        actions.RETURN: "Your soldiers there return to the town hall",
        actions.STAY: "Your soldiers stay there",
        actions.LAND: "The dragon stops here",
        actions.NOW: "Play it now",
        actions.KEEP: "Keep it face down",
        actions.END: "End the turn",
    }[kind]


def extra(t: RealmsTable) -> int:
    """Units that powers add to a Recruit."""
    owed = int(bonus(t, t.seat)) if t.seat >= 0 else 0
    return (owed >> 8 & 15) + (owed >> 12 & 15) + (owed >> 16 & 15)


def collect_words(t: RealmsTable) -> str:
    """S-10.1  What comes in, and how many actions are lost."""
    who = t.factions[t.turn.seat]
    goods = from_spots(t, t.turn.seat) + who.income
    some = [goods_words(goods)] if goods else []
    some += [f"{who.income_any} of any type"] if who.income_any else []
    lost = f" ({counted(t.turn.actions, 'action')} unused)" if t.turn.actions else ""
    return f"Collect {', '.join(some) or 'nothing'}{lost}"


def kind_words(t: RealmsTable, kind: i64) -> str:
    """A tile with its cost, its VP and its power."""
    content = t.content
    off = waived(t, t.seat, kind) if t.seat >= 0 else 0
    less = f" less {off}" if off > 0 else ""
    power = power_words(content, kind)
    return (
        f"{content.kind_names[kind]} for {goods_words(content.kind_cost[kind])}{less}: "
        f"{content.kind_vp[kind]} VP{power and ', ' + power}"
    )


def rule_of(t: RealmsTable, action: int) -> str:
    """The rule that allows an action; where several use the same words, by what is asked."""
    kind = t.content.actions.kind_of(action)
    asked = question.question(t)
    if kind == actions.DRAW and asked == question.DECK:
        return "S-8.2"
    if kind == actions.GAIN and asked == question.ANY and t.round == 0:
        return "S-2.5"
    if kind == actions.GAIN and asked in (question.OTHER, question.LOOT):
        return "S-8.7"
    if kind == actions.TRADE and asked == question.TRADE:
        return "S-11.2"
    if kind == actions.REMOVE and asked == question.ROUTED:
        return "S-17.4"
    if kind == actions.STOP and asked == question.UNIT:
        return "S-4.6"
    if kind == actions.STOP and asked == question.DECK:
        return "S-8.2"
    return RULES[kind]


def coming(t: RealmsTable) -> str:
    """What is asked in the middle of something; else whose turn comes next. In two lines, for everybody."""
    if t.over or not t.order:
        return ""
    left = counted(t.turn.actions, "action") if t.turn.actions else "no action"
    now = f"Round {t.round}, {left} left."
    if question.question(t) != question.WINDOW:
        return f"{sentence_of(asked_words(t))} {now}"
    place = int(t.factions[t.turn.seat].card) % int(t.seats)
    met = int(bit_count(t.met))
    goal = f"{met} of {t.content.ending} objectives met."
    return f"{now} Next: {seat_name(t.order[place])}. {goal}"


def sentence_of(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}{'' if words[-1] in '?.' else '.'}"


HEADINGS: Final = {
    "bid": "Your sealed bid: everybody pays their own",
    "card": "Turn order",
    "free": "Recruit for nothing",
    "fort": "Recruit at a fort",
    "build": "Build",
    "draw": "Draw a story card",
    "raid": "Pirate raid",
    "troll": "Fight the troll king",
    "play": "Play a story card",
    "trade": "Trade magic",
    "swap": "Swap at a market",
    "cache": "Buried Treasure",
    "collect": "Actions are done",
    "group": "Who goes",
    "to": "Where to go",
    "on": "Where to build",
    "waive": "What you need not pay",
    "marker": "Who becomes the marker",
    "return": "Soldiers on the new tile",
    "stay": "Soldiers on the new tile",
    "scout": "Place a scout",
    "soldier": "Place a soldier",
    "exchange": "Soldier against soldier",
    "attack": "Attack scouts",
    "fly": "Where the dragon flies",
    "land": "Where the dragon flies",
    "from": "Who goes",
    "at": "Whom it strikes",
    "remove": "Whom it strikes",
    "give": "What you give",
    "gain": "What you get",
    "rob": "Whom you take from",
    "now": "The card that you drew",
    "keep": "The card that you drew",
    "stop": "Enough",
    "end": "The turn is over",
}  # above the options of a kind of action, where its word alone would not do


def heading(kind: str) -> str:
    return HEADINGS.get(kind, kind.capitalize())
