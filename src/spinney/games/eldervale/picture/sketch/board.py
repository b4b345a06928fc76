"""The board as lines of text, 80 wide, for terminals."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from textwrap import wrap
from typing import Any, Final

from spinney.art.layout import from_seat
from spinney.art.textboard import WIDE, Line, after_heading, starred
from spinney.engine.faces.names import Names
from spinney.engine.parts import Sketch
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import (
    MOST_SEATS,
    RESOURCES,
    SHAPESHIFTER,
    TOKEN_LETTERS,
    UNITS,
)
from spinney.games.eldervale.picture.lookups import card_numbers, magic_numbers
from spinney.games.eldervale.picture.odds import Fighter, fighters
from spinney.games.eldervale.picture.sketch.map import the_map, units_words
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.cards import card_words, magic_words, moment_words
from spinney.games.eldervale.words.names import card_name, cost_letters

View = dict[str, Any]
LETTERS: Final = dict(zip(RESOURCES[:6], TOKEN_LETTERS, strict=True))
BY_LIMIT: Final = "Ended by a house rule, the round limit. "  # E-11.10
BESIDE: Final = 10  # where things begin that have a heading
headed = partial(after_heading, beside=BESIDE)
PLACES: Final = (
    ("ready", "ready", "ready"),
    ("pool", "pool", "pool"),
    ("acting", "on cards", "acting"),
    ("underworld", "underworld", "under"),
    ("tray", "tray", "tray"),
)  # as a view names them, in words, and how their keys begin


SIGNS: Final = (
    "G Gem  P Potion  S Scroll  T Tool  W Sword  $ Gold  M Magic  * any",
    "°o Oracle  °l Lair  !FIR Monster  GST+4 a Dwelling: cost, VP at once",
)


def sketch(content: EldervaleContent, view: View, names: Names, lit: Collection[str]) -> Sketch:
    """The whole board as a seat, or a spectator (-1), sees it; what can be chosen has a star."""
    return [
        title(view, names),
        [],
        *the_map(content, view, names, lit),
        *market(content, view, lit),
        *stocks(content, view),
        [],
        *(
            line
            for seat in from_seat(view["you"], len(view["players"]))
            for line in player(content, view, seat, names[seat], lit if seat == view["you"] else ())
        ),
        *battle(content, view, names),
        asked(view, names),
    ]


def names_of(content: EldervaleContent) -> dict[str, str]:
    """For the text board: cards by id, in words."""
    cards = {card.id: card.name for card in content.adventures}
    cards |= {card.id: card.name for card in content.starters}
    return cards | {card.id: card.name for card in content.magic}


def hand_line(content: EldervaleContent, id_: str) -> str:
    """A line of the text board for a Magic Card in hand: when it may be played, and what it does."""
    design = magic_numbers(content)[id_]
    return f"{content.magic[design].name} ({moment_words(content, design)}): {magic_words(content, design)}"


def title(view: View, names: Names) -> Line:
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


def market(content: EldervaleContent, view: View, lit: Collection[str]) -> Sketch:
    """On the text board: a market card on each line, with its cost and what it does."""
    pieces = []
    for element, found in view["market"].items():
        if found["card"] and view["tiles"]:
            card = card_numbers(content)[found["card"]]
            cost = cost_letters(content.card_cost[card])
            does = card_words(content, card, brief=True)
            line = f"{element}: {card_name(content, card)} [{cost}] {does}"
            pieces.append(starred(line, f"market-{element}" in lit))
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


def player(content: EldervaleContent, view: View, seat: int, name: str, lit: Collection[str]) -> Sketch:
    """On the text board: a player's points and things, Units, cards."""
    found, known = view["players"][seat], names_of(content)
    units = [
        starred(f"{words}: {units_words(found[place])}", any(key.startswith(f"{key_}-") for key in lit))
        for place, words, key_ in PLACES
        if found[place]
    ]
    power = [(f"{element} {space}", "dim") for element, space in found["power"].items() if space]
    cards = [
        starred(card_line(content, card, known), touched(content, card["id"], lit))
        for card in found["tableau"]
    ]
    hand = [starred(hand_line(content, id_), f"magic-{id_}" in lit) for id_ in found["hand"]]
    if not hand:
        units.append((many(found["cards"], "Magic Card"), "dim"))
    held = [starred(token, f"held-{token}" in lit) for token in found["treasure"]]
    return [
        head(view, seat, name),
        *(headed("  Units", units) if units else []),
        *(headed("  Power", power) if power else []),
        *(headed("  Cards", cards) if cards else []),
        *(lined("  Hand", hand) if hand else []),
        *(headed("  Held", held) if held else []),
    ]


def head(view: View, seat: int, name: str) -> Line:
    """On the text board: a player's name, faction, points and tokens."""
    found = view["players"][seat]
    tokens = "".join([LETTERS[kind] * number for kind, number in found["tokens"].items()]) or "no tokens"
    glory = "off" if found["glory"] < 0 else str(found["glory"])
    homes = f"  homes {len(found['dwellings'])}" if found["dwellings"] else ""
    called = f"{name[:16]} "
    who = f"{found['element']} {found['faction']}  "[: WIDE - len(called)]
    points = f"{view['scores'][seat]} VP{homes}  glory {glory}  orbs {found['orbs']}  {tokens}"
    return [
        (called, f"seat{seat} strong"),
        (who, f"seat{seat}"),
        (points[: max(0, WIDE - len(called) - len(who))], ""),
    ]


def touched(content: EldervaleContent, id_: str, lit: Collection[str]) -> bool:
    """Can a card of the tableau, or one of its actions or Slots, be chosen?"""
    starts = (f"card-{id_}", f"slot-{id_}-") if id_ in card_numbers(content) else ("starter",)
    return any(key.startswith(starts) for key in lit)


def card_line(content: EldervaleContent, card: dict[str, Any], known: dict[str, str]) -> str:
    """A card by its name; `*` an Orb, `+` an Aura, `<SS>` a Slot, `'` used."""
    marks = "*" * (card["orb_on_input"] + card["orb_on_icon"]) + "'" * card["used"]
    slots = "".join([f"<{content.token_of[slot].face if slot else ' '}>" for slot in card["slots"]])
    aura = f" +{known[card['aura']].split()[-1]}" if card["aura"] else ""
    return f"{known[card['id']]}{marks}{slots}{aura}"


def battle(content: EldervaleContent, view: View, names: Names) -> Sketch:
    """On the text board: who fights; what was rolled, or how many dice and the chance to win."""
    found = view["battle"]
    if found is None:
        return []
    monster = next((one.name for one in content.monsters if one.id == found["monster"]), "")
    called = {**dict(enumerate(names)), MOST_SEATS: monster}
    rows = [(f"{called[one.seat]}: {fighting(one)}", "strong") for one in fighters(content, view)]
    realm = next(tile.name for tile in content.tiles if tile.id == found["realm"])
    return [[("Battle", "danger"), (f" in {realm}", "strong")], *headed("", rows)]


def fighting(one: Fighter) -> str:
    """What a participant of a battle rolled, or how many dice it has."""
    if one.rolled:
        return " ".join([str(die) for die in one.rolled])
    return f"{many(one.dice, 'die')}{', ' + one.chance + ' to win' if one.chance else ''}"


def asked(view: View, names: Names) -> Line:
    """The last line of the text board: who is asked, and what."""
    if view["over"]:
        limit = BY_LIMIT if view["by_limit"] else ""
        return [(f"{limit}Won by {', '.join([names[winner] for winner in view['winners']])}."[:WIDE], "good")]
    what = QUESTIONS.of_others[QUESTIONS.names.index(view["question"])]
    return [(f"{names[view['asked']]} {what}."[:WIDE], f"seat{view['asked']} strong")]
