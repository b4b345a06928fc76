"""Effects and costs as icons and a few words, in a line that breaks where it must.

An effect reads from left to right: who may use it, what it costs, an arrow, what it brings.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from spinney.art.svg import Markup, joined, text
from spinney.games.eldervale.atoms import ALL_UNITS, ELEMENTS, NONE, PLACES, UNITS
from spinney.games.eldervale.box import Box
from spinney.games.eldervale.picture_symbols import LETTERS, points_sign, silhouette, thing
from spinney.games.eldervale.words_names import cost_letters, effect_face

LEAST: Final = 13.0  # of letters: ten pixels where the picture is as wide as on a small laptop
LETTER: Final = 0.58  # the width of a letter, as part of its size
PITCH: Final = 1.16  # of lines, in sizes of icons
SIZES: Final = (18.0, 16.5, 15.0, 14.0, 13.0)
FREE: Final = "99"
ALONE: Final = {
    "castle": "sign-castle",
    "echo": "sign-echo",
    "treasure": "thing-treasure",
    "peace": "sign-flag",
}
SHORT: Final = {"quell": "no Rush", "blink": "place anywhere", "save": "save"}
COUNTERS: Final = {
    "slot": "thing-treasure", "slotset": "Elements of thing-treasure", "hand": "thing-magic",
    "tokens": "tokens", "castle": "sign-castle", "dwelling": "sign-house", "under": "Unit below",
    "units": "unit-worker", "spread": "Realms", "cards": "thing-card", "hues": "Element of thing-card",
    "powered": "thing-power", "peak": "thing-power", "lead": "thing-power lead",
    "ruins": "Ruin at sign-house",
    "glory": "thing-glory", "slain": "sign-swords Monster",
}  # fmt: skip  # of scores and conditions, as icons and words
COUNTED: Final = {"rescue": "sign-rise", "glory": "thing-glory", "move": "sign-boot", "reroll": "thing-die"}


class Item(NamedTuple):
    """A word, a symbol by its name, or VP: `vp 3`."""

    kind: str  # "text", "icon", "points" or "break"
    name: str

    def wide(self, size: float) -> float:
        if self.kind == "text":
            return len(self.name) * LETTER * lettering(size)
        return size if self.kind != "break" else 0


Items = tuple[Item, ...]
ARROW: Final = Item("icon", "sign-arrow")
GAP: Final = Item("text", "·")


def lettering(size: float) -> float:
    """How large letters are beside icons of a size."""
    return max(LEAST, round(size * 0.8, 1))


def words(line: str) -> Items:
    return tuple(Item("text", word) for word in line.replace(">=", "≥").split())


def icons(letters: str) -> Items:
    """`SP*` as icons."""
    return tuple(Item("icon", f"thing-{LETTERS[letter]}") for letter in letters if letter in LETTERS)


@lru_cache(512)
def cost_items(cost: int) -> Items:
    return icons(cost_letters(cost)) if cost else words("free")


@lru_cache(1024)
def effect_items(line: str, element: str = "") -> Items:
    """The atoms of 19.0, one after another."""
    found: list[Item] = []
    for part in re.split(r"\s*([;>+])\s+", line.replace("dice+ ", "dice＋ ")):
        if part == ">":
            found.append(Item("text", "›"))
        elif part in (";", "+"):
            found.append(GAP)
        elif part:
            found += atom(part, element)
    return tuple(found)


def atom(part: str, element: str) -> Items:
    """One atom of 19.0."""
    head, _, rest = part.partition(" ")
    if head == "gain":
        return icons(rest)
    if head == "vp":
        return (Item("points", rest),)
    if head == "magic":
        drawn, _, back = rest.partition("/")
        lost = words(f"−{back}") if back else ()
        return (*icons("M" * int(drawn)), *lost) if int(drawn) < 4 else (*words(drawn), *icons("M"), *lost)
    if head == "power":
        return power_items(rest, element)
    if head in ALONE:
        return (Item("icon", ALONE[head]),)
    if head in COUNTED:
        number = "all" if rest == "9" else rest
        return (Item("icon", COUNTED[head]), *(words(number) if number != "1" else ()))
    return other_atom(head, rest, part)


def power_items(rest: str, element: str) -> Items:
    whose, _, number = rest.partition(" ")
    sign = Item("icon", "thing-power")
    if whose == "split":
        return (sign,) * int(number)
    told = words(number) if number != "1" else ()
    return (sign, *told, Item("icon", f"element-{element}")) if whose == "self" and element else (sign, *told)


def other_atom(head: str, rest: str, part: str) -> Items:
    """Atoms with a discount or a reach."""
    number, _, whom = rest.partition(" ")
    less = words("free" if number == FREE else f"−{number}" if number not in ("", "0") else "")
    if head == "summon":
        kinds = whom.split("+") if whom != "any" else ["worker"]
        return (Item("icon", "ruin-portal"), *(Item("icon", f"unit-{kind}") for kind in kinds), *less)
    if head == "dwell":
        return (Item("icon", "sign-house"), *less)
    if head == "buy":
        return (Item("icon", "thing-card"), *less)
    if head == "dominate":
        return (Item("icon", "sign-tamed"), *words("below" if rest == "U" else f"≤{rest}"))
    if head in ("dice＋", "dice-"):
        return (Item("icon", "thing-die"), *words(f"+{rest}" if head == "dice＋" else f"−{rest} for a foe"))
    return words(SHORT.get(head, head) + f" {rest}".rstrip())


# Scores and conditions.


@lru_cache(128)
def score_items(line: str) -> Items:
    """`1 slot; 1 hand max 6`: VP, a slash, what it is for, and the most."""
    found: list[Item] = []
    for term in line.split("; "):
        found += [GAP] if found else []
        head, _, rest = term.partition(" ")
        counter, _, most = rest.partition(" max ")
        if head.endswith(":"):  # VP for one, two, three of it
            found += [*words(rest), Item("icon", "thing-vp"), *words("for"), *counter_items(head[:-1])]
            continue
        name, _, per = counter.partition("/")
        found += [Item("points", head), *words(f"per {per}".rstrip()), *counter_items(name)]
        found += words(f"≤{most}") if most else ()
    return tuple(found)


@lru_cache(128)
def condition_items(line: str) -> Items:
    """`dwelling >= 2`: what is counted, and how many are asked for."""
    found: list[Item] = []
    for term in line.split(" & "):
        counter, _, least = term.partition(" >= ")
        found += [*counter_items(counter), *(words(f"≥{least}") if least != "1" else ())]
    return (*found, *words(":"))


def counter_items(counter: str) -> Items:
    """What is counted: an icon where there is one for it."""
    if counter in LETTERS:
        return icons(counter)
    return tuple(
        Item("icon", name) if "-" in name else Item("text", name) for name in COUNTERS[counter].split()
    )


# Cards.


@lru_cache(512)
def card_items(content: Box, card: int, empowered: bool = False) -> Items:
    """An Adventure Card: action, what an Orb adds, Vault, passives."""
    found = content.adventures[card]
    element = ELEMENTS[found.element]
    items: list[Item] = []
    if found.output != NONE:
        items += who_items(int(found.who))
        if found.input:
            items += [*cost_items(int(found.input)), ARROW]
        items += effect_items(effect_face(content, found.output), element)
    if found.orb_output != NONE:
        added = effect_items(effect_face(content, found.orb_output), element)
        items += [GAP, *((Item("icon", "thing-orb"), *words(":")) if not empowered else ()), *added]
    if found.vault is not None:
        items += score_items(found.vault.text)
    for line in passive_faces(content, card):
        items += trigger_items(line, element) if not items else (GAP, *trigger_items(line, element))
    return tuple(items)


def passive_faces(content: Box, card: int) -> list[str]:
    """What a card does by being there, in few words: `at earth: gain T`."""
    passive = content.passive[card]
    parts = [f"+{passive.die[kind]} die {UNITS[kind]}" for kind in range(4) if passive.die[kind]]
    parts += [f"{UNITS[kind]}s go +{passive.range[kind]}" for kind in range(4) if passive.range[kind]]
    if passive.die_home:
        parts.append(f"+{passive.die_home} die near home")
    if passive.rushproof:
        parts.append("causes no Rush")
    if passive.reroll:
        parts.append(f"in battle: reroll {passive.reroll}")
    if passive.save:
        parts.append(f"on loss: save {passive.save}")
    places = " or ".join([PLACES[at] for at in range(len(PLACES)) if (passive.places >> at) & 1])
    triggers = (("on win", passive.on_win), ("on loss", passive.on_lose), (f"at {places}", passive.on_place))
    return parts + [f"{when}: {effect_face(content, effect)}" for when, effect in triggers if effect != NONE]


def who_items(who: int) -> Items:
    """Whose action space it is: any Unit, or certain types."""
    if who == ALL_UNITS:
        return (Item("icon", "unit-worker"), *words(":"))
    return (*(Item("icon", f"unit-{UNITS[kind]}") for kind in range(4) if (who >> kind) & 1), *words(":"))


def trigger_items(line: str, element: str) -> Items:
    """`on win: gain T`: the words, then icons."""
    head, colon, effect = line.partition(": ")
    return (*words(head + colon.rstrip()), *effect_items(effect, element)) if colon else words(line)


# A line of items.


def broken(items: Items, wide: float, size: float) -> list[list[Item]]:
    """Items on lines of a width."""
    lines: list[list[Item]] = [[]]
    used = 0.0
    for item in items:
        more = item.wide(size) + gap(item, size)
        if lines[-1] and used + item.wide(size) > wide:
            lines.append([])
            used = 0
        if item == GAP and not lines[-1]:
            continue
        lines[-1].append(item)
        used += more
    return lines


def gap(item: Item, size: float) -> float:
    """What is left free after an item: a blank after words."""
    return lettering(size) * 0.3 if item.kind == "text" else size * 0.14


@lru_cache(8192)
def flow(
    items: Items, x: float, y: float, wide: float, size: float, most: int = 1, ink: str = "ink"
) -> Markup:
    """Items from a left edge; `y` is the middle of the first line. What does not fit is shown by dots."""
    lines = broken(items, wide, size)
    cut = len(lines) > most
    drawn: list[Markup] = []
    for row, line in enumerate(lines[:most]):
        if cut and row == most - 1:
            line = [*fitting(line, wide - lettering(size), size), Item("text", "…")]
        left = x
        for item in merged(line):
            drawn.append(placed(item, round(left, 2), round(y + row * size * PITCH, 2), size, ink))
            left += item.wide(size) + gap(item, size)
    return joined(drawn)


def block(
    items: Items, x: float, top: float, wide: float, high: float, largest: float = 18, ink: str = "ink"
) -> Markup:
    """Items below a top edge, as large as they fit into a room."""
    for size in SIZES:
        lines = len(broken(items, wide, size))
        if size <= largest and lines * size * PITCH <= high + 2:
            break
    else:
        lines = max(1, int(high // (size * PITCH)))
    return flow(items, x, round(top + size * PITCH / 2, 1), wide, size, lines, ink)


def merged(line: list[Item]) -> list[Item]:
    """Words side by side are one text."""
    found: list[Item] = []
    for item in line:
        if found and item.kind == found[-1].kind == "text":
            found[-1] = Item("text", f"{found[-1].name} {item.name}")
        else:
            found.append(item)
    return found


def fitting(line: list[Item], wide: float, size: float) -> list[Item]:
    used, kept = 0.0, []
    for item in line:
        used += item.wide(size) + gap(item, size)
        if used > wide:
            break
        kept.append(item)
    return kept


def placed(item: Item, x: float, y: float, size: float, ink: str) -> Markup:
    if item.kind == "text":
        letters = lettering(size)
        return text(item.name, x=x, y=round(y + letters * 0.36, 2), font_size=letters, class_=f"f-{ink}")
    if item.kind == "points":
        return points_sign(int(item.name), x + size / 2, y, round(size * 1.12, 2))
    kind, _, name = item.name.partition("-")
    if kind == "thing":
        return thing(name, x + size / 2, y, size)
    return silhouette(item.name, x + size / 2, y, size, ink)


def width(items: Items, size: float) -> float:
    """How wide items are on one line."""
    return sum(item.wide(size) + gap(item, size) for item in items) - gap(items[-1], size) if items else 0
