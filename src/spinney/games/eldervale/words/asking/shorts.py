"""Options in a few words, for buttons; the whole option is its label."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.nothing import NONE
from spinney.engine.text import many
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS, STARTER_ACTIONS
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import actions, fields, questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.asking.questions import offers
from spinney.games.eldervale.words.names import (
    card_name,
    element_name,
    magic_name,
    payment_words,
    short_tile_name,
    tile_name,
    token_name,
    unit_name,
)

Short = Callable[[EldervaleTable, int, int], str]
ROOM: Final = 26  # letters of a button


def short(t: EldervaleTable, action: int) -> str:
    """An option for a button; empty where its label is short enough."""
    menu = t.content.actions
    say = SHORTS.get(int(menu.kind_of(action)))
    return "" if say is None else say(t, int(menu.part_of(action)), int(menu.tile_of(action)))


def fitting(verb: str, name: str) -> str:
    """A verb and a name; the name alone where both are too long for a button."""
    return f"{verb} {name}" if len(verb) + 1 + len(name) <= ROOM else name


def always(words: str) -> Short:
    """The same words wherever the option is offered."""
    return lambda t, part, place: words


def card(verb: str) -> Short:
    """A verb and a card of the market."""

    def words(t: EldervaleTable, element: int, place: int) -> str:
        found = t.faces[element]
        return fitting(verb, element_name(element) if found == NONE else card_name(t.content, found))

    return words


def magic(verb: str) -> Short:
    """A verb and a Magic Card."""
    return lambda t, design, place: fitting(verb, magic_name(t.content, design))


def unit(verb: str) -> Short:
    """A verb and a Unit."""
    return lambda t, kind, place: fitting(verb, unit_name(t.content, kind))


def host(verb: str) -> Short:
    """A verb and a card of the tableau."""

    def words(t: EldervaleTable, part: int, place: int) -> str:
        starter = part == t.content.actions.cards
        return fitting(verb, "your Starter Card" if starter else card_name(t.content, part))

    return words


def use(t: EldervaleTable, part: int, place: int) -> str:
    """E-6.0  Use the Realm of the placement."""
    if t.turn.tile == NONE:
        return "Use the Realm"
    if offers(t, actions.CONSULT, actions.TRADE):
        return "Treasure"  # beside what else the Oracle gives
    return fitting("Use", tile_name(t.content, t.turn.tile))


def taken(t: EldervaleTable, kind: int, place: int) -> str:
    """E-10.1  A Unit, and from where it is taken back."""
    where = "the pool" if place == fields.POOL else short_tile_name(t.content, place)
    return fitting(f"{unit_name(t.content, kind)} from", where) if len(where) < ROOM else where


def leaving(verb: str) -> Short:
    """A verb, a Unit and the Realm where it is now."""

    def words(t: EldervaleTable, kind: int, place: int) -> str:
        unit_, where = unit_name(t.content, kind), short_tile_name(t.content, place)
        both = f"{unit_} from {where}"
        return fitting(verb, both) if len(both) <= ROOM else fitting(verb, unit_)

    return words


def done_on(t: EldervaleTable, part: int, _: int) -> str:
    """E-10.2  An action of the tableau."""
    step = part - int(t.content.actions.cards)
    return STARTER_ACTIONS[step].capitalize() if step >= 0 else card_name(t.content, part)


def rerolled_by(t: EldervaleTable, by: int, _: int) -> str:
    """E-7.17  What lets a player roll again."""
    step = by - int(t.content.actions.cards)
    lucky = f"By the lucky {unit_name(t.content, step)}" if step >= 0 else ""
    return lucky or fitting("By", card_name(t.content, by))


def led(t: EldervaleTable, element: int, side: int) -> str:
    """E-3.18  A faction."""
    plain = side == actions.PLAIN_SIDE
    return f"Lead {element_name(element)}" if plain else t.content.sides[2 * element + side].name


LEFT: Final[dict[int, str]] = {
    questions.ACTION: "Leave it",
    questions.FIRST_CARD: "Buy no card",
    questions.SECOND_CARD: "Neither",
    questions.TREASURE: "Take none",
    questions.SUMMON: "Summon nobody",
    questions.DWELLING: "Build none",
    questions.CASTLE: "Upgrade none",
    questions.PURCHASE: "Buy no card",
    questions.RESCUE: "Rescue nobody",
    questions.MOVER: "Move nobody",
    questions.WANDERER: "Move nobody",
    questions.MONSTER: "Dominate none",
}  # what declining means, by question


def declined(t: EldervaleTable, part: int, place: int) -> str:
    """What declining leaves undone; where there is nothing else, one simply goes on."""
    return "Go on" if len(t.options) == 1 else LEFT.get(int(QUESTIONS.of(t)), "No")


PASSED: Final[dict[int, str]] = {
    questions.PEACE: "Fight",
    questions.SWORDS: "Add no more dice",
    questions.REROLLS: "Keep the dice",
    questions.SAVES: "Save nobody else",
}  # what passing means, by question

ORBS: Final = ("Orb: a reward", "Orb: on an input", "Orb: on an icon", "Orb: a Mercenary")

SHORTS: Final[dict[int, Short]] = {
    actions.REGROUP: always("Regroup"),
    actions.TAKE: taken,
    actions.USE: use,
    actions.CONSULT: always("Magic Card"),
    actions.TRADE: always("Market card"),
    actions.PLAY: magic("Play"),
    actions.CASH: always("Cash in Treasure"),
    actions.SLOT: always("Slot Treasure"),
    actions.SHIFT: host("Move the Aura of"),
    actions.ORB: lambda t, use_, _: ORBS[use_],
    actions.HIRE: lambda t, kind, _: f"Hire the {unit_name(t.content, FACTION_KINDS + kind)}",
    actions.RESTORE: always("Restore tactics"),
    actions.TO: lambda t, tile, _: tile_name(t.content, tile),
    actions.HEX: always("Lay it here"),
    actions.STACK: lambda t, stack, _: f"Stack {stack + 1}",
    actions.BUY: card("Buy"),
    actions.BURN: card("Burn"),
    actions.DO: done_on,
    actions.READY: always("Ready"),
    actions.TOKEN: lambda t, kind, _: token_name(t.content, kind).partition(" (")[0],
    actions.HOST: host("On"),
    actions.INTO: lambda t, slot, _: f"Slot {slot + 1}",
    actions.SPACE: lambda t, space, _: f"Reward {space + 1}",
    actions.ELEMENT: lambda t, element, _: f"Power in {element_name(element)}",
    actions.GAIN: lambda t, kind, _: f"Gain {payment_words(kind)}",
    actions.LESS: lambda t, kind, _: "Save " + fields.SYMBOL.say(t.content, kind).replace("resource of ", ""),
    actions.PAY: lambda t, kind, _: f"Pay with {payment_words(kind)}",
    actions.HAND_OVER: magic("Pay with"),
    actions.DISCARD: magic("Discard"),
    actions.SUMMON: unit("Summon a"),
    actions.RESCUE: unit("Rescue a"),
    actions.SAVE: unit("Save the"),
    actions.MOVE: leaving("Move"),
    actions.JOIN: leaving("Join:"),
    actions.SUPPORT: leaving("Support:"),
    actions.SPEND: lambda t, which, _: f"A die for {fields.DIE_PRICE.say(t.content, which)}",
    actions.BY: rerolled_by,
    actions.REROLL: lambda t, number, _: many(number, "die") if number else "Keep all",
    actions.TACTICS: always("Avoid the battle"),
    actions.GLORY: always("1 Glory"),
    actions.POWER: always("1 Power"),
    actions.CHARGE: always("Charge"),
    actions.STAY: always("Stay"),
    actions.DECLINE: declined,
    actions.ON: always("Go on"),
    actions.THROUGH: always("To the end of the turn"),
    actions.PASS: lambda t, *_: PASSED.get(int(QUESTIONS.of(t)), "Pass"),
    actions.REST: always("Pass until my turn"),
    actions.LEAD: led,
    actions.FURTHER: lambda t, element, _: element_name(element),
}
