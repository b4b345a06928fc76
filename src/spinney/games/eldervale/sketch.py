"""The board as lines of text, 80 wide, for terminals."""

from __future__ import annotations

from typing import Any, Final

from spinney.engine.game import Game, Sketch
from spinney.games.eldervale.atoms import ELEMENTS, NONE, RESOURCES
from spinney.games.eldervale.question import WORDS, question
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.view import view as view_of
from spinney.games.eldervale.words_names import card_name, cost_words

Line = list[tuple[str, str]]
View = dict[str, Any]
WIDE: Final = 80
LETTERS: Final = dict(zip(RESOURCES[:6], "GPSTW$", strict=True))


def draw(game: Game[EldervaleTable], t: EldervaleTable, seat: int) -> Sketch:
    """The whole board as a seat, or a spectator (-1), sees it."""
    view = view_of(t, seat)
    names = [game.seat_name(number) for number in range(t.seats)]
    front = max(0, seat)
    order = [(front + step) % int(t.seats) for step in range(int(t.seats))]
    return [
        title(view, names),
        *realms(view),
        *market(t),
        [],
        *(line for number in order for line in player(view, number, names[number])),
        *battle(view, names),
        asked(t, view, names),
    ]


def title(view: View, names: list[str]) -> Line:
    peace = "  ·  peaceful" if view["peaceful"] else ""
    left = f"  ·  {len(view['realm_stack'])} Realms left"
    return [
        ("Dwellings of Eldervale", "title"),
        (f"  ·  round {view['round']}{peace}{left}", "strong"),
        (f"  ·  first {names[view['first']]}", "dim"),
    ]


def wrapped(head: str, pieces: list[tuple[str, str]]) -> Sketch:
    """Pieces on as many lines as they need, after a heading."""
    lines: Sketch = [[(head.ljust(10), "title")]]
    used = 10
    for words, style in pieces:
        if used + len(words) + 2 > WIDE and used > 10:
            lines.append([(" " * 10, "")])
            used = 10
        lines[-1].append((f"{words}  ", style))
        used += len(words) + 2
    return lines


def realms(view: View) -> Sketch:
    """Every tile with its hex, tops of its Treasure, and who is there."""
    pieces = []
    for tile in view["tiles"]:
        tops = "/".join([stack["token"].rpartition("-")[2] or "-" for stack in tile["stacks"]])
        here = "".join(
            [f" {seat + 1}:{units_words(units)}" for seat, units in enumerate(tile["units"]) if units]
        )
        monster = f" !{tile['monster']}" if tile["monster"] else ""
        home = f" {'C' if tile['castle'] else 'D'}{tile['dwelling'] + 1}" if tile["dwelling"] >= 0 else ""
        style = "strong" if here or monster else ""
        pieces.append(
            (f"{tile['id']}({tile['hex']}){' ' + tops if tops else ''}{home}{monster}{here}", style)
        )
    return wrapped("Realms", pieces)


def units_words(units: dict[str, int]) -> str:
    """`Wo2 Dr`: two letters each, and how many."""
    return ",".join(
        [f"{name[:2].capitalize() if len(name) > 6 or name.islower() else name}{number if number > 1 else ''}"
         for name, number in units.items()]
    )  # fmt: skip


def market(t: EldervaleTable) -> Sketch:
    pieces = []
    for element, card in enumerate(t.faces):
        if card != NONE:
            name = card_name(t.content, card)
            pieces.append((f"{ELEMENTS[element]}: {name} [{cost_words(t.content.card_cost[card])}]", ""))
    return wrapped("Market", pieces)


def player(view: View, seat: int, name: str) -> Sketch:
    """A player: points and things, Units, cards."""
    found = view["players"][seat]
    tokens = "".join([LETTERS[kind] * number for kind, number in found["tokens"].items()]) or "no tokens"
    glory = "off" if found["glory"] < 0 else str(found["glory"])
    head: Line = [
        (f"{name} ", f"seat{seat} strong"),
        (f"{found['element']} {found['faction']}  ", f"seat{seat}"),
        (f"{view['scores'][seat]} VP  glory {glory}  orbs {found['orbs']}  {tokens}", ""),
    ]
    units = [
        (f"{place}: {units_words(found[place])}", "")
        for place in ("ready", "tray", "underworld", "pool", "acting")
        if found[place]
    ]
    power = ", ".join([f"{element} {space}" for element, space in found["power"].items() if space])
    cards = ", ".join([card_line(card) for card in found["tableau"]])
    hand = ", ".join(found["hand"]) if found["hand"] else f"{found['cards']} Magic Cards"
    treasure = f"treasure {', '.join(found['treasure'])}" if found["treasure"] else ""
    rest = [(words, "dim") for words in (f"power {power}", f"hand {hand}", treasure, cards) if words]
    return [head, *wrapped("", units), *wrapped("", split(rest))]


def split(pieces: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Long pieces are broken at their commas."""
    return [(words, style) for long, style in pieces for words in long.split(", ")]


def card_line(card: dict[str, Any]) -> str:
    marks = "*" * (card["orb_on_input"] + card["orb_on_icon"])
    slots = "".join([f"<{slot}>" for slot in card["slots"] if slot])
    return f"{card['id']}{marks}{'+' + card['aura'] if card['aura'] else ''}{slots}"


def battle(view: View, names: list[str]) -> Sketch:
    found = view["battle"]
    if found is None:
        return []
    rolls = [
        (
            f"{(names[at] if at < len(names) else found['monster'])}: {' '.join(str(die) for die in dice)}",
            "strong",
        )
        for at, dice in enumerate(found["dice"])
        if dice
    ]
    return [
        [("Battle", "danger"), (f" in {found['realm']} {found['monster']}", "strong")],
        *wrapped("", rolls),
    ]


def asked(t: EldervaleTable, view: View, names: list[str]) -> Line:
    if view["over"]:
        return [(f"Won by {', '.join([names[winner] for winner in view['winners']])}.", "good")]
    return [(f"{names[view['asked']]} {WORDS[question(t)]}.", f"seat{view['asked']} strong")]
