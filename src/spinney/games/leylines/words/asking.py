"""Questions of dice, ways and cubes in words, with a line of help: what glows, and what numbers mean."""

from __future__ import annotations

from typing import Final

from spinney.engine.table import NOT_GIVEN
from spinney.engine.text import many
from spinney.games.leylines.rules.setup import deal_accountants
from spinney.games.leylines.state.cubes import size
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions
from spinney.games.leylines.words.buttons import pays_at, place_name
from spinney.games.leylines.words.names import cubes_words, dice_words

Wording = tuple[str, str]  # the question, and a line of help
NUMBERS: Final = "Numbers count steps"


def offers(t: LeylinesTable, kind: int) -> bool:
    """Is there an option of this kind?"""
    return any(t.content.actions.kind_of(option) == kind for option in t.options)


def glow(t: LeylinesTable, kind: int, one: str, more: str = "") -> str:
    """How many things glow for one kind of option: 8 spaces glow."""
    number = len([option for option in t.options if t.content.actions.kind_of(option) == kind])
    return f"{many(number, one, more)} {'glows' if number == 1 else 'glow'}."


def here(t: LeylinesTable) -> str:
    """Where the seat that is asked stands."""
    return place_name(t, t.travellers[t.seat].space)


def given(number: int) -> int:
    """A number of the question; 0 where it has none."""
    return 0 if number == NOT_GIVEN else int(number)


# Before the first Day.


OWN_COLOUR: Final = "Your piece keeps the colour of your seat."


def which_character(t: LeylinesTable) -> Wording:
    """L-2.14  Characters differ in name alone, unless each brings an Accountant."""
    if t.is_planned(deal_accountants):
        return (
            "Which character do you play?",
            f"Each begins with an Accountant, for the cubes beside its name. {OWN_COLOUR}",
        )
    return "Which character do you play?", f"They differ only in name. {OWN_COLOUR}"


def where_to_begin(t: LeylinesTable) -> Wording:
    """L-2.12  A Market of one's Starting Contracts."""
    return (
        "At which Market do you begin?",
        "The Gold on each is what your Starting Contracts pay there later.",
    )


# Dice.


def which_dice_again(t: LeylinesTable) -> Wording:
    """L-3.3  Dice are marked one by one, and all are rolled again for one price."""
    price, marked = t.content.reroll, given(t.more)
    if not marked:
        return (
            f"Do you pay {price} Gold to roll dice again?",
            f"Touch each die to be rolled, low ones first: {price} Gold is for all of them.",
        )
    return (
        f"Which dice do you roll again, for {price} Gold in all?",
        f"To be rolled: {dice_words(marked)}. Touch another die that glows, or roll.",
    )


def which_die(t: LeylinesTable) -> Wording:
    """L-4.2, L-15.1  The Movement die, or first a collection or a card."""
    asks, help = "Which die do you move with?", "It moves you up to its value in steps"
    if offers(t, actions.GATHER):
        asks = "Which die do you use?"
        help += f"; in a Quickness slot it first collects all on {here(t)}"
    used = " Cards that glow can be used first." if offers(t, actions.USE) else ""
    return asks, f"{help}.{used}"


def what_with_leftovers(t: LeylinesTable) -> Wording:
    """L-10.2  No Movement slot is open."""
    left = many(size(t.travellers[t.seat].dice), "die")
    first = (
        f"A die in a Quickness slot collects everything on {here(t)}." if offers(t, actions.GATHER) else ""
    )
    used = "Cards that glow can be used." if offers(t, actions.USE) else ""
    return (
        "Your Movement slots are full: what do you still do today?",
        f"You have {left} left. {first} {used}".replace("  ", " ").strip(),
    )


# Where to.


def numbers(t: LeylinesTable) -> str:
    """What the numbers on spaces mean, and green ones, if there are any."""
    pays = any(pays_at(t, int(t.content.actions.part_of(option))) for option in ways(t))
    return f"{NUMBERS}; green where you can complete a Contract." if pays else f"{NUMBERS}."


def ways(t: LeylinesTable) -> list[int]:
    """The options that are destinations."""
    return [int(option) for option in t.options if t.content.actions.kind_of(option) == actions.TO]


def where_to_go(t: LeylinesTable) -> Wording:
    """L-4.4  The move, or a die for more steps."""
    more = " A die that glows adds its steps." if offers(t, actions.QUICK) else ""
    more += " Cards that glow can be used first." if offers(t, actions.USE) else ""
    return (
        f"Where do you go with {many(given(t.about), 'step')}?",
        f"{glow(t, actions.TO, 'space')} {numbers(t)}{more}",
    )


def where_by_path(t: LeylinesTable) -> Wording:
    """L-13.8  The Pathfinder's move."""
    return (
        "Where does the Pathfinder lead you?",
        f"{glow(t, actions.TO, 'space')} {numbers(t)}"
        f" You may take up to {many(t.content.path_cubes, 'cube')} there.",
    )


def where_by_route(t: LeylinesTable) -> Wording:
    """L-13.4  The Secret Route's move."""
    markets = [option for option in ways(t) if pays_at(t, int(t.content.actions.part_of(option)))]
    pays = " You can complete a Contract at a Market marked “pay”." if markets else ""
    return (
        "Where does the Secret Route lead you?",
        f"{glow(t, actions.TO, 'space')}{pays}",
    )


# Cubes.


def which_cubes(t: LeylinesTable) -> Wording:
    """L-5.1, L-6.3  Free cubes, or all for a die."""
    heap = cubes_words(t.heaps[t.travellers[t.seat].space])
    die = "A die that glows goes to a Quickness slot and collects everything."
    if not offers(t, actions.TAKE):
        return f"Do you collect the rest on {here(t)} with a die?", f"There: {heap}. {die}"
    number = given(t.about)
    free = f"{many(number, 'cube')} {'is' if number == 1 else 'are'} free."
    return (
        f"Which cube do you take from {here(t)}?",
        f"{free} {die}" if offers(t, actions.COLLECT) else free,
    )


def which_to_drop(t: LeylinesTable) -> Wording:
    """L-5.5  More cubes than the limit."""
    carried, limit = many(size(t.travellers[t.seat].cubes), "cube"), t.limit(t.seat)
    return (
        f"Which cube do you drop on {here(t)}?",
        f"You carry {carried} and can carry {limit}. Those you may drop glow.",
    )


def where_to_fetch(t: LeylinesTable) -> Wording:
    """L-14.3  The Companion's space."""
    return (
        "From which space does the Companion fetch cubes?",
        f"{glow(t, actions.FROM, 'space')} Numbers count cubes: up to {t.content.companion} come to you.",
    )


def which_to_fetch(t: LeylinesTable) -> Wording:
    """L-14.3  The Companion's cubes, one by one."""
    left = t.content.companion - given(t.more)
    return (
        f"Which cube does the Companion fetch from {place_name(t, t.about)}?",
        f"It can bring {left} more." if given(t.more) else f"It can bring up to {many(left, 'cube')}.",
    )


def which_to_sell(t: LeylinesTable) -> Wording:
    """L-13.7  The Shadow Market's cubes, one by one."""
    left = t.content.shadow - given(t.about)
    return (
        "Which cube do you sell for 1 Gold?",
        f"You can sell {many(left, 'cube')}{' more' if given(t.about) else ''}, colour by colour.",
    )
