"""Labels of actions, and the rule behind each option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.events import Event
from spinney.games.eldervale import actions, events, question
from spinney.games.eldervale.atoms import FACTION_KINDS, GOLD, MOST_SEATS, NONE, UNITS
from spinney.games.eldervale.dwelling import worth
from spinney.games.eldervale.hexes import NEXT_TO
from spinney.games.eldervale.hexes import WORDS as HEXES
from spinney.games.eldervale.records import NOWHERE
from spinney.games.eldervale.summoning import price
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.words_cards import action_words, card_words, magic_words
from spinney.games.eldervale.words_chances import percent
from spinney.games.eldervale.words_effects import cost_words, effect_words
from spinney.games.eldervale.words_forecast import again, forecast, strengthened
from spinney.games.eldervale.words_names import (
    SYMBOLS,
    card_name,
    element_name,
    magic_name,
    resource_name,
    seat_name,
    short_tile_name,
    some,
    the_tile,
    tile_name,
    token_name,
    unit_name,
)
from spinney.games.eldervale.words_realms import brings, use_words
from spinney.games.eldervale.words_refused import decline_words, pass_words

RULES: Final = (
    "E-4.3", "E-4.2", "E-10.1", "E-6.0", "E-6.7", "E-6.7", "E-9.3", "E-9.1", "E-9.2", "E-14.5", "E-9.4",
    "E-9.5", "E-9.6", "E-5.3", "E-6.5", "E-6.1", "E-6.5", "E-6.5", "E-10.2", "E-10.1", "E-9.1", "E-9.4",
    "E-9.2", "E-9.4", "E-13.5", "E-7.32", "E-12.5", "E-12.1", "E-12.2", "E-6.2", "E-6.6", "E-10.11",
    "E-7.31", "E-4.8", "E-16.5", "E-7.3", "E-7.11", "E-7.29", "E-7.14", "E-7.28", "E-7.17", "E-7.30",
    "E-16.4", "E-7.20", "E-7.20", "E-16.9", "E-16.9", "E-6.0", "E-4.6", "E-4.6", "E-7.29", "E-7.26", "E-21.6",
)  # fmt: skip  # by kind of action
PLAIN: Final[dict[int, str]] = {
    actions.REGROUP: "Regroup: take all Units back",
    actions.CONSULT: "Consult the Oracle: draw a Magic Card",
    actions.TRADE: "Consult the Oracle: buy a market card",
    actions.CASH: "Discard a Treasure Token for what it shows",
    actions.SLOT: "Slot a Treasure Token on a card",
    actions.RESTORE: "Restore the Tactics Token",
    actions.READY: "To the Ready Area",
    actions.TACTICS: "Exhaust the Tactics Token: no battle",
    actions.GLORY: "Advance 1 on the Glory Track",
    actions.CHARGE: "Charge: the Minotaur joins",
    actions.STAY: "The Minotaur stays",
    actions.ON: "Go on with the turn",
    actions.THROUGH: "Go on to the end of the turn, with no more Free Actions",
    actions.DONE: "Done",
    actions.REST: "Pass, and do not ask for my hand until my turn",
}
ORB_WORDS: Final = (
    "Spend an Orb on the Reward Track", "Put an Orb on an input: free from now on",
    "Put an Orb on an Orb icon", "Hire a Mercenary for good with an Orb",
)  # fmt: skip


def label(t: EldervaleTable, action: int) -> str:
    """An option in words; what it costs and what it brings."""
    kind, part = int(t.content.actions.kind_of(action)), t.content.actions.part_of(action)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in (actions.DECLINE, actions.PASS):
        return decline_words(t) if kind == actions.DECLINE else pass_words(t)
    for words in (of_units, of_places, of_cards, of_resources, of_battle):
        found = words(t, action, kind, part)
        if found:
            return found
    return t.game.text(action)


def of_units(t: EldervaleTable, action: int, kind: int, part: i64) -> str:
    content = t.content
    if kind == actions.SUMMON:
        return f"Summon a {unit_name(content, part)} for {cost_words(price(t, max(0, t.seat), part))}"
    if kind == actions.NAME:
        return f"As a {unit_name(content, part + 1)}"
    if kind in (actions.PLACE, actions.RESCUE, actions.SAVE):
        verb = {actions.PLACE: "Place", actions.RESCUE: "Rescue", actions.SAVE: "Save"}[kind]
        return f"{verb} a {unit_name(content, part)}"
    if kind in (actions.TAKE, actions.MOVE, actions.JOIN, actions.SUPPORT):
        place = content.actions.tile_of(action)
        where = "the pool" if place == actions.POOL else the_tile(content, place)
        verb = {
            actions.TAKE: "Take back the",
            actions.MOVE: "Move the",
            actions.JOIN: "Join with the",
            actions.SUPPORT: "Support with the",
        }[kind]
        told = f"{verb} {unit_name(content, part)} from {where}"
        return told + then(t, action) if kind in (actions.JOIN, actions.SUPPORT) else told
    return ""


def of_places(t: EldervaleTable, action: int, kind: int, part: i64) -> str:
    content = t.content
    if kind == actions.TO:
        asked = question.NAMES[question.question(t)]
        if asked == "dwelling":
            cost = cost_words(content.dwell_cost[part])
            return f"Build in {the_tile(content, part)} for {cost}: {worth(t, part)} VP at once"
        if asked != "realm":
            return tile_name(content, part)
        found = forecast(t, int(part))
        told = f": {found.told(int(t.seat))}" if found is not None else ""
        return f"{tile_name(content, part)} ({brings(t, part)}){told}"
    if kind == actions.USE:
        return use_words(t)
    if kind == actions.HEX:
        return hex_words(t, part)
    if kind == actions.STACK:
        tile = t.about
        token = t.stacks[2 * tile + part] // 4 if 0 <= tile < len(content.tiles) else NONE
        face = token_name(content, token) if token >= 0 else ""
        return f"Stack {part + 1}: {face}".rstrip(": ")
    if kind == actions.SPACE:
        return f"Reward {part + 1}: {effect_words(content, content.tracks.orbs[part])}"
    return ""


def hex_words(t: EldervaleTable, place: i64) -> str:
    """Where a new Realm would lie: its neighbours, and the hex for those that have the same."""
    near = [short_tile_name(t.content, tile) for tile in bits_of(t.laid) if t.hexes[tile] in NEXT_TO[place]]
    what = "it" if t.turn.drawn == NOWHERE else the_tile(t.content, t.turn.drawn)
    return f"Lay {what} next to {', '.join(near)} ({HEXES[place]})"


def of_cards(t: EldervaleTable, action: int, kind: int, part: i64) -> str:
    content = t.content
    if kind in (actions.BUY, actions.BURN):
        card = t.faces[part]
        if card == NONE:
            return ""
        if kind == actions.BURN:
            return f"Burn {card_name(content, card)} ({element_name(part)})"
        cost = cost_words(content.card_cost[card])
        return (
            f"Buy {card_name(content, card)} ({element_name(part)}) for {cost}: {card_words(content, card)}"
        )
    if kind == actions.DO:
        return do_words(t, part)
    if kind in (actions.HOST, actions.SHIFT):
        name = "your Starter Card" if part == content.actions.cards else card_name(content, part)
        return f"On {name}" if kind == actions.HOST else shift_words(t, part, name)
    if kind == actions.PLAY:
        return f"Play {magic_name(content, part)}: {magic_words(content, part)}"
    if kind == actions.HAND_OVER:
        return f"Pay with {magic_name(content, part)}"
    if kind == actions.DISCARD:
        return f"Discard {magic_name(content, part)}"
    if kind == actions.BY:
        by = part - content.actions.cards
        return f"Reroll by {card_name(content, part)}" if by < 0 else f"Reroll by the lucky {UNITS[by]}"
    return ""


def shift_words(t: EldervaleTable, part: i64, name: str) -> str:
    """An Aura that may be moved, and what that costs."""
    content, seat = t.content, max(0, t.seat)
    design = t.aura_on(t.starter_of(seat) if part == content.actions.cards else part)
    if design == NONE:
        return f"Move the Aura of {name}"
    return f"Move {magic_name(content, design)} away from {name} for {cost_words(content.magic_cost[design])}"


def do_words(t: EldervaleTable, part: i64) -> str:
    """An action of the tableau."""
    content, cards = t.content, t.content.actions.cards
    if part < cards:
        return f"{card_name(content, part)}: {action_words(content, part)}"
    if part == cards:
        return "Summon: pay for a Unit from your tray"
    if part == cards + 2:
        return "Dwell: build a Dwelling for its full cost"
    gather = content.card_output[t.starter_of(max(0, t.seat))]
    return f"Gather: {effect_words(content, gather)}"


def of_resources(t: EldervaleTable, action: int, kind: int, part: i64) -> str:
    content = t.content
    if kind == actions.ORB:
        return ORB_WORDS[part]
    if kind == actions.HIRE:
        return f"Hire the {UNITS[FACTION_KINDS + part].capitalize()}"
    if kind == actions.TOKEN:
        return token_name(content, part)
    if kind == actions.INTO:
        return f"Slot {part + 1}"
    if kind == actions.ELEMENT:
        return element_name(part)
    if kind == actions.GAIN:
        return f"Gain {some(1, resource_name(part))}"
    if kind == actions.LESS:
        return f"Do not pay the {SYMBOLS[part]}"
    if kind == actions.PAY:
        return "Pay with Gold" if part == GOLD else f"Pay with {some(1, resource_name(part))}"
    return ""


def of_battle(t: EldervaleTable, action: int, kind: int, part: i64) -> str:
    content = t.content
    if kind == actions.MONSTER:
        return content.monsters[part].name
    if kind == actions.SWORD:
        return ("Spend Gold for a die" if part == actions.WITH_GOLD else "Spend a Sword for a die") + then(
            t, action
        )
    if kind == actions.AGAINST:
        return "The Monster" if part == MOST_SEATS else seat_name(part)
    if kind == actions.REROLL:
        return reroll_words(t, int(part))
    if kind == actions.POWER:
        monster = t.battle.monster if t.battle is not None else NONE
        element = content.monster_element[monster] if monster != NONE else NONE
        return f"Gain 1 Power in {element_name(element)}" if element != NONE else "Gain 1 Power"
    return ""


def then(t: EldervaleTable, action: int) -> str:
    """What more dice make of the battle."""
    chance = strengthened(t, action)
    return "" if chance is None else f": then {percent(chance)} to win"


def reroll_words(t: EldervaleTable, number: int) -> str:
    """How many dice, and what that makes of the battle."""
    chance = again(t, number)
    told = f", {percent(chance)} to win" if chance is not None else ""
    return f"Roll {number} again{told}" if number else f"Roll none again{told}"


def rule_of(t: EldervaleTable, action: int) -> str:
    return RULES[t.content.actions.kind_of(action)]


def concerns(event: Event, seat: i64) -> bool:
    """Did it happen to the seat by somebody else's doing?"""
    if event.kind == events.WEAKENED:
        return event.a == seat
    return event.seat == seat and event.kind in (events.FELL, events.UNDYING)
