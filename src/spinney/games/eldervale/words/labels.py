"""Labels of actions that take a table to say; the others stand with their kinds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NONE
from spinney.engine.text import listed, many
from spinney.games.eldervale.content.vocabulary import (
    FACTION_KINDS,
    SHAPESHIFTER,
    STARTER_DWELL,
    STARTER_SUMMON,
)
from spinney.games.eldervale.rules.dwelling import points_at_once
from spinney.games.eldervale.rules.summoning import price
from spinney.games.eldervale.state.hexes import HEX_WORDS, NEXT_TO
from spinney.games.eldervale.state.table import BOUND, TAMED, EldervaleTable
from spinney.games.eldervale.terms import actions, questions
from spinney.games.eldervale.terms.fields import DIE_PRICE, host_name
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.cards import action_words, card_words, magic_words
from spinney.games.eldervale.words.chances import percent
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.factions import further, lead
from spinney.games.eldervale.words.forecast import again, forecast, strengthened
from spinney.games.eldervale.words.names import (
    card_name,
    element_name,
    magic_name,
    short_tile_name,
    the_tile,
    tile_name,
    token_name,
    unit_name,
)
from spinney.games.eldervale.words.phrases import cost_words
from spinney.games.eldervale.words.realms import brings, use_words

ACTS: Final = (actions.USE, actions.CONSULT, actions.TRADE)  # what can be done in a Realm
LEFT: Final[dict[int, str]] = {
    questions.FIRST_CARD: "Buy no card",
    questions.SECOND_CARD: "Neither buy nor burn a card",
    questions.TREASURE: "Take no Treasure Token",
    questions.SUMMON: "Summon nobody",
    questions.DWELLING: "Build no Dwelling",
    questions.CASTLE: "Upgrade no Dwelling",
    questions.PURCHASE: "Buy no card",
    questions.RESCUE: "Rescue nobody",
    questions.MOVER: "Move nobody",
    questions.WANDERER: "Move nobody",
    questions.MONSTER: "Dominate no Monster",
}  # what declining leaves undone
KEPT: Final[dict[int, str]] = {
    questions.PEACE: "Pass: the battle goes on",
    questions.SWORDS: "Pass: add no more dice",
    questions.REROLLS: "Pass: the dice stay as they are",
    questions.SAVES: "Pass: save nobody else",
}  # what passing leaves as it is

# Units.


def regroup(t: EldervaleTable, action: int) -> str:
    """E-4.2  The option to regroup; with no Unit out, what the later steps would still do."""
    seat = max(0, int(t.seat))
    if t.players[seat].here != 0 or t.players[seat].under != 0:
        return "Regroup: take all Units back"
    return f"Regroup with no Unit to take back: {listed(later_steps(t, seat)) or 'nothing else happens'}"


def later_steps(t: EldervaleTable, seat: int) -> list[str]:
    """E-10.8, E-10.9  In the label of Regroup: Mercenaries that leave, Monsters, the first Regroup."""
    content, hired = t.content, enumerate(t.mercenaries)
    leaving = [FACTION_KINDS + at for at, owner in hired if owner == seat and not (t.bought >> at) & 1]
    steps = [f"the {unit_name(content, kind)} leaves you" for kind in leaving]
    for monster, place in enumerate(t.monsters):
        name = content.monsters[monster].name
        if place == BOUND + seat:
            steps.append(f"the {name} returns to its Lair if there is room")
        elif place == TAMED + seat:
            steps.append(f"you release the {name}")
    return steps if (t.regrouped >> seat) & 1 else [*steps, "it counts as your first Regroup"]


def hire(t: EldervaleTable, action: int) -> str:
    """E-9.4, E-9.5  The option to hire: with an Orb for good, with Gold until the next Regroup."""
    kind = FACTION_KINDS + part_of(t, action)
    whom = f"the {unit_name(t.content, kind)} ({mercenary_does(t, kind)})"
    if QUESTIONS.of(t) == questions.ORB:
        return f"Hire {whom} for good"
    return f"Hire {whom} for {cost_words(t.content.play.hire)}, until your next Regroup"


def mercenary_does(t: EldervaleTable, kind: i64) -> str:
    """E-16.5  What a Mercenary is good for."""
    if kind == SHAPESHIFTER:
        return "a Warrior, Wizard or Dragon, as you say when you place it"
    return (
        f"{many(t.content.unit_dice[kind], 'die')}; may charge a Unit that another player places next to it"
    )


def summon(t: EldervaleTable, action: int) -> str:
    """The option to summon a Unit, with its cost."""
    kind = part_of(t, action)
    return f"Summon a {unit_name(t.content, kind)} for {cost_words(price(t, max(0, t.seat), kind))}"


def join(t: EldervaleTable, action: int) -> str:
    """The option to join a battle, and what that makes of it."""
    return f"Join with {whence(t, action)}{then(t, action)}"


def support(t: EldervaleTable, action: int) -> str:
    """The option to support a battle, and what that makes of it."""
    return f"Support with {whence(t, action)}{then(t, action)}"


def whence(t: EldervaleTable, action: int) -> str:
    """In an option, a Unit and where it comes from: `the Worker from the Mill`."""
    unit = unit_name(t.content, part_of(t, action))
    return f"the {unit} from {the_tile(t.content, t.content.actions.tile_of(action))}"


# Places.


def use(t: EldervaleTable, action: int) -> str:
    """The option to use the Realm of the placement."""
    return use_words(t)


def to(t: EldervaleTable, action: int) -> str:
    """The option of a Realm: to build in, to place in with what it brings, or just a target."""
    content, tile = t.content, part_of(t, action)
    asked = QUESTIONS.of(t)
    if asked == questions.DWELLING:
        cost = cost_words(content.dwell_cost[tile])
        return f"Build in {the_tile(content, tile)} for {cost}: {points_at_once(t, tile)} VP at once"
    if asked != questions.REALM:
        return tile_name(content, tile)
    found = forecast(t, int(tile))
    told = f": {found.told(int(t.seat))}" if found is not None else ""
    return f"{tile_name(content, tile)} ({brings(t, tile)}){told}"


def hex_(t: EldervaleTable, action: int) -> str:
    """The option where a new Realm would lie: its neighbours, and the hex if two have the same."""
    place = part_of(t, action)
    near = [short_tile_name(t.content, tile) for tile in bits_of(t.laid) if t.hexes[tile] in NEXT_TO[place]]
    what = "it" if t.turn.drawn == NONE else the_tile(t.content, t.turn.drawn)
    return f"Lay {what} next to {', '.join(near)} ({HEX_WORDS[place]})"


def stack(t: EldervaleTable, action: int) -> str:
    """The option to take from a Treasure stack, and what lies on top of it."""
    tile, part = t.about, part_of(t, action)
    token = t.stacks[2 * tile + part] // 4 if 0 <= tile < len(t.content.tiles) else NONE
    face = token_name(t.content, token) if token >= 0 else ""
    return f"Stack {part + 1}: {face}".rstrip(": ")


# Cards.


def buy(t: EldervaleTable, action: int) -> str:
    """The option to buy a market card: its cost, and what it does."""
    element = part_of(t, action)
    card = t.faces[element]
    if card == NONE:
        return t.game.text(action)
    cost, does = cost_words(t.content.card_cost[card]), card_words(t.content, card)
    return f"Buy {card_name(t.content, card)} ({element_name(element)}) for {cost}: {does}"


def burn(t: EldervaleTable, action: int) -> str:
    """The option to burn a market card."""
    element = part_of(t, action)
    card = t.faces[element]
    if card == NONE:
        return t.game.text(action)
    return f"Burn {card_name(t.content, card)} ({element_name(element)})"


def shift(t: EldervaleTable, action: int) -> str:
    """The option to move an Aura, and what that costs."""
    content, part = t.content, part_of(t, action)
    name = host_name(content, part)
    design = t.aura_on(t.starter_of(max(0, t.seat)) if part == content.actions.cards else part)
    if design == NONE:
        return f"Move the Aura of {name}"
    return f"Move {magic_name(content, design)} away from {name} for {cost_words(content.magic_cost[design])}"


def play(t: EldervaleTable, action: int) -> str:
    """The option to play a Magic Card, and what it does."""
    design = part_of(t, action)
    return f"Play {magic_name(t.content, design)}: {magic_words(t.content, design)}"


def do(t: EldervaleTable, action: int) -> str:
    """The option to use an action of the tableau."""
    content, part = t.content, part_of(t, action)
    step = part - content.actions.cards
    if step < 0:
        return f"{card_name(content, part)}: {action_words(content, part)}"
    if step == STARTER_SUMMON:
        return "Summon: pay for a Unit from your tray"
    if step == STARTER_DWELL:
        return "Dwell: build a Dwelling for its full cost"
    return f"Gather: {effect_words(content, content.card_output[t.starter_of(max(0, t.seat))])}"


# Battles.


def spend(t: EldervaleTable, action: int) -> str:
    """The option to spend a Sword or Gold for a die, and what that makes of the battle."""
    what = DIE_PRICE.say(t.content, part_of(t, action))
    return f"Spend {what} for a die{then(t, action)}"


def reroll(t: EldervaleTable, action: int) -> str:
    """The option to roll so many dice again, and what that makes of the battle."""
    number = int(part_of(t, action))
    chance = again(t, number)
    told = f", {percent(chance)} to win" if chance is not None else ""
    return f"Roll {number or 'none'} again{told}"


def power(t: EldervaleTable, action: int) -> str:
    """The option of Power as a reward, in the Element of the Monster that lost."""
    monster = t.battle.monster if t.battle is not None else NONE
    element = t.content.monster_element[monster] if monster != NONE else NONE
    return f"Gain 1 Power in {element_name(element)}" if element != NONE else "Gain 1 Power"


def then(t: EldervaleTable, action: int) -> str:
    """At the end of a label, what more dice make of the battle."""
    chance = strengthened(t, action)
    return "" if chance is None else f": then {percent(chance)} to win"


def decline(t: EldervaleTable, action: int) -> str:
    """The option to decline: what is left undone, or that the Realm's action cannot be taken at all."""
    asked = QUESTIONS.of(t)
    if asked == questions.ACTION:
        usable = any(t.content.actions.kind_of(option) in ACTS for option in t.options)
        return "Leave the Realm's action" if usable else "Go on: the Realm's action cannot be used now"
    return LEFT.get(int(asked), "Decline")


def pass_(t: EldervaleTable, action: int) -> str:
    """The option to pass, and what stays as it is."""
    return KEPT.get(int(QUESTIONS.of(t)), "Pass")


def part_of(t: EldervaleTable, action: int) -> i64:
    """What an option names."""
    return t.content.actions.part_of(action)


LABELS: Final[dict[int, Callable[[EldervaleTable, int], str]]] = {
    actions.LEAD: lead,
    actions.FURTHER: further,
    actions.REGROUP: regroup,
    actions.HIRE: hire,
    actions.USE: use,
    actions.PLAY: play,
    actions.SHIFT: shift,
    actions.TO: to,
    actions.HEX: hex_,
    actions.STACK: stack,
    actions.BUY: buy,
    actions.BURN: burn,
    actions.DO: do,
    actions.SUMMON: summon,
    actions.JOIN: join,
    actions.SUPPORT: support,
    actions.SPEND: spend,
    actions.REROLL: reroll,
    actions.POWER: power,
    actions.DECLINE: decline,
    actions.PASS: pass_,
}
