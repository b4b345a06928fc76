"""Costs, effects, scores and conditions (19.0) in plain words, so that nobody needs their vocabulary."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.games.eldervale import atoms
from spinney.games.eldervale.atoms import ALL_UNITS, FACTION_KINDS, FACTION_UNITS, NONE, UNITS, count
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.content_scores import Condition, Score
from spinney.games.eldervale.effects_text import Effect
from spinney.games.eldervale.words_names import counted, element_name, listed, some, tokens

FREE: Final = 9  # a discount that no cost exceeds
EVERYBODY: Final = 9  # to rescue so many is to rescue all
COUNTED: Final = {
    "slot": ("token slotted here", "tokens slotted here"),
    "slotset": ("Element among the tokens slotted here", "different Elements among the tokens slotted here"),
    "hand": ("Magic Card in hand", "Magic Cards in hand"),
    "G": ("Gem", "Gems"),
    "P": ("Potion", "Potions"),
    "S": ("Scroll", "Scrolls"),
    "T": ("Tool", "Tools"),
    "W": ("Sword", "Swords"),
    "tokens": ("token", "tokens"),
    "castle": ("Castle", "Castles"),
    "dwelling": ("Dwelling", "Dwellings"),
    "under": ("own Unit in the Underworld", "own Units in the Underworld"),
    "units": ("Unit in play", "Units in play"),
    "spread": ("Realm with an own Unit", "Realms with own Units"),
    "cards": ("Adventure Card", "Adventure Cards"),
    "hues": ("Element among your Adventure Cards", "different Elements among your Adventure Cards"),
    "powered": ("Element with an own marker", "Elements with an own marker"),
    "peak": ("space of your best Power Track", "spaces on one Power Track"),
    "lead": ("Element in which you lead", "Elements in which you lead"),
    "ruins": ("Ruin next to an own Dwelling", "Ruins next to own Dwellings"),
    "glory": ("space on the Glory Track", "spaces on the Glory Track"),
    "slain": ("battle won against a Monster", "battles won against Monsters"),
}  # by counter: one of it, several of it
REACHED: Final = {
    "peak": "reached space {} of a Power Track",
    "glory": "reached space {} of the Glory Track",
    "spread": "Units in {} Realms",
}  # by counter, in conditions
PLAIN: Final[dict[int, str]] = {
    atoms.TREASURE: "take a Treasure Token from any Realm",
    atoms.BURN: "burn a market card",
    atoms.CASTLE: "turn one of your Dwellings into a Castle",
    atoms.DOMINATE_UNDER: "dominate a Monster in the Underworld",
    atoms.ECHO: "gain again what the token in its Slot shows",
    atoms.PEACE: "the battle is called off",
    atoms.QUELL: "no Monster rushes this turn",
    atoms.BLINK: "this turn's Unit may go to any unoccupied Realm",
}


def cost_words(cost: i64) -> str:
    """`SP*`: a Scroll, a Potion and any resource."""
    any_ = int(count(cost, atoms.ANY))
    free = ["any resource" if any_ == 1 else f"any {any_} resources"] if any_ else []
    return listed([*tokens(cost), *free]) or "nothing"


def effect_words(content: Box, effect: i64) -> str:
    """What an effect does; empty for none."""
    return "" if effect == NONE else of_effect(content.effects[effect])


def of_effect(effect: Effect) -> str:
    """Atoms in order; one that needs the one before it says so."""
    done = [atom_words(int(effect.atoms[at]), effect.a[at], effect.b[at]) for at in range(len(effect.atoms))]
    if not any(effect.linked):
        return listed(done)
    told = done[0]
    for at in range(1, len(done)):
        told += f"{', and if you do, ' if effect.linked[at] else '; '}{done[at]}"
    return told


def atom_words(atom: int, a: i64, b: i64) -> str:
    if atom in PLAIN:
        return PLAIN[atom]
    if atom == atoms.GAIN:
        choice = [some(b, "token of your choice", "tokens of your choice")] if b else []
        return f"gain {listed([*tokens(a), *choice])}"
    if atom == atoms.DRAW:
        return f"draw {some(a, 'Magic Card')}" + (f" and discard {b}" if b else "")
    if atom in (atoms.SUMMON, atoms.DWELL, atoms.BUY):
        return offer_words(atom, a, b)
    if atom in (atoms.DICE_MORE, atoms.DICE_LESS, atoms.REROLL, atoms.SAVE):
        return of_battle(atom, a)
    return of_tracks_and_units(atom, a, b)


def of_tracks_and_units(atom: int, a: i64, b: i64) -> str:
    if atom == atoms.VP:
        return f"score {a} VP"
    if atom == atoms.POWER:
        return f"gain {a} Power in {element_name(b)}"
    if atom == atoms.POWER_ANY:
        return f"gain {a} Power in one Element of your choice"
    if atom == atoms.POWER_SPLIT:
        return f"gain 1 Power in each of {a} Elements of your choice"
    if atom == atoms.GLORY:
        return f"advance {a} on the Glory Track"
    if atom == atoms.RESCUE:
        many = "all your Units" if a >= EVERYBODY else up_to(a, "Unit")
        return f"rescue {many} from the Underworld"
    far = "next to" if a == 1 else f"up to {a} Realms from"
    if atom == atoms.DOMINATE:
        return f"dominate a Monster {far} one of your Units"
    return f"move a Unit to an unoccupied Realm {far} it"


def offer_words(atom: int, discount: i64, kinds: i64) -> str:
    """What may be summoned, built or bought, and at what discount."""
    what = {atoms.DWELL: "build a Dwelling", atoms.BUY: "buy a market card"}.get(atom, "")
    return f"{what or f'summon {who_words(kinds)}'}{less(discount)}"


def less(discount: i64) -> str:
    if discount >= FREE:
        return " for free"
    return f" for {counted(discount, 'resource')} less" if discount else ""


def who_words(kinds: i64) -> str:
    """`a Warrior or Dragon`; `a Unit` for all kinds."""
    if kinds in (FACTION_UNITS, ALL_UNITS):
        return "a Unit"
    return some(1, listed(unit_kinds(kinds), "or"))


def unit_kinds(kinds: i64) -> list[str]:
    return [UNITS[kind].capitalize() for kind in range(FACTION_KINDS) if (kinds >> kind) & 1]


def of_battle(atom: int, number: i64) -> str:
    if atom == atoms.DICE_MORE:
        return f"roll {counted(number, 'die', 'dice')} more in this battle"
    if atom == atoms.DICE_LESS:
        return f"another side rolls {counted(number, 'die', 'dice')} less"
    if atom == atoms.REROLL:
        return f"roll {up_to(number, 'die', 'dice')} again"
    return f"save {up_to(number, 'losing Unit')}"


def up_to(number: i64, word: str, several: str = "") -> str:
    return f"{'up to ' if number > 1 else ''}{some(number, word, several)}"


# Scores and conditions.


def score_words(score: Score) -> str:
    """The terms of a Vault or a Prophecy."""
    return ", and ".join([term_words(score, at) for at in range(len(score.counters))])


def term_words(score: Score, at: int) -> str:
    one, several = COUNTED[atoms.COUNTERS[score.counters[at]]]
    row = score.rows[at]
    if row:
        points = listed([str(value) for value in row[1:]], "or")
        return f"{points} VP for {listed([str(number) for number in range(1, len(row))], 'or')} {several}"
    each = f"each {one}" if score.per[at] == 1 else f"every {score.per[at]} {several}"
    most = f" (at most {score.most[at]})" if score.most[at] != NONE else ""
    return f"{score.points[at]} VP for {each}{most}"


def condition_words(condition: Condition) -> str:
    """What a Quest asks for."""
    needs = zip(condition.counters, condition.least, strict=True)
    return f"you have {listed([need_words(atoms.COUNTERS[counter], least) for counter, least in needs])}"


def need_words(counter: str, least: i64) -> str:
    if counter in REACHED:
        return REACHED[counter].format(least)
    if counter == "slain":
        return f"won {some(least, 'battle')} against Monsters"
    return some(least, *COUNTED[counter])
