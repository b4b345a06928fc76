"""The board as lines of text, 80 wide, for terminals."""

from __future__ import annotations

from functools import partial
from textwrap import wrap
from typing import Any, Final

from spinney.art.layout import from_seat
from spinney.art.textboard import WIDE, Line, after_heading
from spinney.engine.nothing import NONE
from spinney.engine.parts import Sketch
from spinney.engine.text import many, seat_name
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import (
    ELEMENTS,
    MOST_SEATS,
    RESOURCES,
    SHAPESHIFTER,
    TOKEN_LETTERS,
    UNITS,
)
from spinney.games.eldervale.knowledge.view import view as view_of
from spinney.games.eldervale.picture.sketch.map import the_map, units_words
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.words.asked import asked_of
from spinney.games.eldervale.words.cards import card_words, magic_words, moment_words
from spinney.games.eldervale.words.chances import percent
from spinney.games.eldervale.words.forecast import of_battle
from spinney.games.eldervale.words.names import card_name, cost_letters

View = dict[str, Any]
LETTERS: Final = dict(zip(RESOURCES[:6], TOKEN_LETTERS, strict=True))
BY_LIMIT: Final = "Ended by a house rule, the round limit. "  # E-11.10
BESIDE: Final = 10  # where things begin that have a heading
headed = partial(after_heading, beside=BESIDE)
PLACES: Final = (
    ("ready", "ready"), ("pool", "pool"), ("acting", "on cards"), ("underworld", "underworld"),
    ("tray", "tray"),
)  # fmt: skip


SIGNS: Final = (
    "G Gem  P Potion  S Scroll  T Tool  W Sword  $ Gold  M Magic  * any",
    "°o Oracle  °l Lair  !FIR Monster  GST+4 a Dwelling: cost, VP at once",
)


def draw(t: EldervaleTable, seat: int) -> Sketch:
    """The whole board as a seat, or a spectator (-1), sees it."""
    view = view_of(t, seat)
    names = [seat_name(number) for number in range(t.seats)]
    known = names_of(t)
    return [
        title(view, names),
        [],
        *the_map(t, view),
        *market(t),
        *stocks(t.content, view),
        [],
        *(
            line
            for number in from_seat(seat, int(t.seats))
            for line in player(t.content, view, number, names[number], known)
        ),
        *battle(t, view, names),
        asked(t, view, names),
    ]


def names_of(t: EldervaleTable) -> dict[str, str]:
    """For the text board: cards by id, in words."""
    content = t.content
    cards = {card.id: card.name for card in content.adventures} | {
        card.id: card.name for card in content.starters
    }
    return cards | {card.id: card.name for card in content.magic}


def hand_line(content: EldervaleContent, id_: str) -> str:
    """A line of the text board for a Magic Card in hand: when it may be played, and what it does."""
    design = next(at for at, card in enumerate(content.magic) if card.id == id_)
    return f"{content.magic[design].name} ({moment_words(content, design)}): {magic_words(content, design)}"


def title(view: View, names: list[str]) -> Line:
    """The first line of the text board: the round, Realms left, and who starts."""
    if not view["tiles"]:
        return [("Dwellings of Eldervale", "title"), ("  ·  before the first round", "strong")]
    peace = "  ·  peace" if view["peaceful"] else ""
    left = f"  ·  {many(len(view['realm_stack']), 'Realm')} left"
    return [
        ("Dwellings of Eldervale", "title"),
        (f"  ·  round {view['round']}{peace}{left}", "strong"),
        (f"  ·  first {names[view['first']]}", "dim"),
    ]


def lined(head: str, pieces: list[tuple[str, str]]) -> Sketch:
    """A part of the Eldervale text board: its head, and beside it a piece on each line."""
    lines = [
        (line, style)
        for words, style in pieces
        for line in wrap(words, WIDE - BESIDE, subsequent_indent="  ")
    ]
    heads = [head, *[""] * len(lines)]
    return [[(heads[at].ljust(BESIDE), "title"), (words, style)] for at, (words, style) in enumerate(lines)]


def market(t: EldervaleTable) -> Sketch:
    """On the text board: a market card on each line, with its cost and what it does."""
    pieces = []
    for element, card in enumerate(t.faces):
        if card != NONE:
            cost = cost_letters(t.content.card_cost[card])
            does = card_words(t.content, card, brief=True)
            pieces.append((f"{ELEMENTS[element]}: {card_name(t.content, card)} [{cost}] {does}", ""))
    return [*lined("Signs", [(line, "dim") for line in SIGNS]), *lined("Market", pieces)]


def stocks(content: EldervaleContent, view: View) -> Sketch:
    """On the text board: Monsters below, Orbs, the Magic deck."""
    called = {one.id: one.name for one in content.monsters}
    below = [
        f"{called[id_]} (bound to {int(place.split()[1]) + 1})"
        for id_, place in view["monsters"].items()
        if place.startswith("underworld")
    ]
    free = [str(space + 1) for space, owner in enumerate(view["orbs"]["rewards"]) if owner < 0]
    pieces = [(f"Magic deck {view['deck']}, discard {len(view['discard'])}", "dim")]
    pieces.append((f"Orb rewards free: {' '.join(free) or 'none'}", "dim"))
    if below:
        pieces.append((f"in the Underworld: {', '.join(below)}", "dim"))
    if view["mercenaries"]:
        hired = [mercenary(view, name, owner) for name, owner in view["mercenaries"].items()]
        pieces.append((f"Mercenaries: {', '.join(hired)}", "dim"))
    return headed("Stocks", pieces)


def mercenary(view: View, name: str, owner: int) -> str:
    """On the text board: `minotaur 2 (for good)`, `shapeshifter 1 (for Gold, as dragon)`."""
    if owner < 0:
        return f"{name} free"
    paid = "for good" if name in view["for_good"] else "for Gold"
    as_ = f", as {view['shape']}" if name == UNITS[SHAPESHIFTER] and view["shape"] else ""
    return f"{name} {owner + 1} ({paid}{as_})"


def player(content: EldervaleContent, view: View, seat: int, name: str, known: dict[str, str]) -> Sketch:
    """On the text board: a player's points and things, Units, cards."""
    found = view["players"][seat]
    tokens = "".join([LETTERS[kind] * number for kind, number in found["tokens"].items()]) or "no tokens"
    glory = "off" if found["glory"] < 0 else str(found["glory"])
    homes = f"  homes {len(found['dwellings'])}" if found["dwellings"] else ""
    head: Line = [
        (f"{name} ", f"seat{seat} strong"),
        (f"{found['element']} {found['faction']}  ", f"seat{seat}"),
        (f"{view['scores'][seat]} VP{homes}  glory {glory}  orbs {found['orbs']}  {tokens}"[: WIDE - 36], ""),
    ]
    units = [(f"{words}: {units_words(found[place])}", "") for place, words in PLACES if found[place]]
    power = [(f"{element} {space}", "dim") for element, space in found["power"].items() if space]
    cards = [(card_line(content, card, known), "") for card in found["tableau"]]
    hand = [(hand_line(content, id_), "") for id_ in found["hand"]]
    if not hand:
        units.append((many(found["cards"], "Magic Card"), "dim"))
    held = [(token, "") for token in found["treasure"]]
    return [
        head,
        *(headed("  Units", units) if units else []),
        *(headed("  Power", power) if power else []),
        *(headed("  Cards", cards) if cards else []),
        *(lined("  Hand", hand) if hand else []),
        *(headed("  Held", held) if held else []),
    ]


def card_line(content: EldervaleContent, card: dict[str, Any], known: dict[str, str]) -> str:
    """A card by its name; `*` an Orb, `+` an Aura, `<SS>` a Slot, `'` used."""
    marks = "*" * (card["orb_on_input"] + card["orb_on_icon"]) + "'" * card["used"]
    slots = "".join([f"<{content.token_of[slot].face if slot else ' '}>" for slot in card["slots"]])
    aura = f" +{known[card['aura']].split()[-1]}" if card["aura"] else ""
    return f"{known[card['id']]}{marks}{slots}{aura}"


def battle(t: EldervaleTable, view: View, names: list[str]) -> Sketch:
    """On the text board: who fights; what was rolled, or how many dice and the chance to win."""
    found, now = view["battle"], t.battle
    if found is None or now is None:
        return []
    monster = next((one.name for one in t.content.monsters if one.id == found["monster"]), "")
    called = {**dict(enumerate(names)), MOST_SEATS: monster}
    if any(found["dice"]):
        rows = [(at, " ".join([str(die) for die in dice])) for at, dice in enumerate(found["dice"]) if dice]
    else:
        ahead = of_battle(t, now)
        rows = [
            (seat, f"{many(dice, 'die')}, {percent(chance)} to win")
            for seat, dice, chance in zip(ahead.seats, ahead.dice, ahead.wins, strict=True)
        ]
    realm = next(tile.name for tile in t.content.tiles if tile.id == found["realm"])
    return [
        [("Battle", "danger"), (f" in {realm}", "strong")],
        *headed("", [(f"{called[at]}: {words}", "strong") for at, words in rows]),
    ]


def asked(t: EldervaleTable, view: View, names: list[str]) -> Line:
    """The last line of the text board: who is asked, and what."""
    if view["over"]:
        limit = BY_LIMIT if view["by_limit"] else ""
        return [(f"{limit}Won by {', '.join([names[winner] for winner in view['winners']])}.", "good")]
    return [(f"{names[view['asked']]} {asked_of(t)}.", f"seat{view['asked']} strong")]
