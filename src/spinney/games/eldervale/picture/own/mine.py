"""What is mine: the Starter with its actions, Adventure Cards, Treasure, and the hand of Magic Cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from spinney.art.kept import kept, packed, unpacked
from spinney.art.svg import Markup, at, g, rect, text
from spinney.art.touch import part
from spinney.engine.faces.zones import MINE, Item, Zone
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTS, STARTER_ACTIONS
from spinney.games.eldervale.picture import cards
from spinney.games.eldervale.picture.effects import effect_items, flow
from spinney.games.eldervale.picture.layout import PREFIX
from spinney.games.eldervale.picture.lookups import View, card_numbers, magic_numbers
from spinney.games.eldervale.picture.market import kind_of
from spinney.games.eldervale.picture.own.hand import HIGH, WIDE, magic, magic_told, treasures
from spinney.games.eldervale.picture.own.low import columns, low_adventure, low_magic
from spinney.games.eldervale.picture.shapes.lands import HUES
from spinney.games.eldervale.picture.symbols import silhouette, thing
from spinney.games.eldervale.picture.tokens import emblem, treasure
from spinney.games.eldervale.words.cards import aura_words, card_words
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.names import token_words

SPACES: Final = {"summon": "ruin-portal", "gather": "unit-worker", "dwell": "sign-house"}
SLOT: Final = (34.0, 20.0)
ACROSS: Final = 640.0  # the room for all cards on a laptop
BETWEEN: Final = 6.4
NARROW: Final = cards.WIDTHS[0]
LOW_WIDTHS: Final = (84.0, 215.0)
NOTED: Final = 170.0  # the width of a hand that has room for a note
STARTER: Final = 122.0
FOOT: Final = 26.0  # of a card with Slots or an Aura

Card = dict[str, Any]  # as the view has it


@kept
def mine(content: EldervaleContent, player: View) -> list[Zone]:
    """The tableau and the hand of a player; what is missing is left out, and many cards are low."""
    tableau = [packed(card) for card in player["tableau"]]
    hand = {id_: int(player["hand"].count(id_)) for id_ in sorted(set(player["hand"]))}
    held = [treasures(content, tuple(player["treasure"]))] if player["treasure"] else []
    items = [starter(content, tableau[0])] if tableau else []
    for least in (WIDE, NARROW):
        full = [adventure(content, card, least) for card in tableau[1:]]
        drawn = [magic(content, id_, copies, least) for id_, copies in hand.items()]
        if across([*items, *full, *held, *drawn]) <= ACROSS:
            break
    else:
        full, drawn = lower(content, tableau[1:], hand, across([*items, *held]))
    items += [*full, *held]
    zones = [Zone("cards", MINE, "My cards", items, tab="My cards")] if items else []
    if drawn:
        note = "only you see it" if across(drawn) > NOTED else ""
        zones.append(Zone("hand", MINE, "My hand", drawn, note, tab="My cards"))
    return zones


def across(items: Sequence[Item]) -> float:
    """How wide drawings are side by side."""
    return sum([item.width + BETWEEN for item in items])


def lower(
    content: EldervaleContent, tableau: list[bytes], hand: dict[str, int], taken: float
) -> tuple[list[Item], list[Item]]:
    """Cards two above each other; those with Slots or Orbs stay as they are."""
    plain = [unpacked(card) for card in tableau if not laid_on(unpacked(card))]
    whole = [adventure(content, card, NARROW) for card in tableau if laid_on(unpacked(card))]
    number = -(-len(plain) // 2) - (-len(hand) // 2)
    left = (ACROSS - taken - across(whole)) / max(1, number) - BETWEEN
    wide = round(min(LOW_WIDTHS[1], max(LOW_WIDTHS[0], left)), 1)
    told = [card_told(content, card) for card in plain]
    ids = [f"card-{card['id']}" for card in plain]
    faces = [(packed(card), card_told(content, card), aura_name(content, card)) for card in plain]
    low = [low_adventure(content, *face, wide) for face in faces]
    spells = [low_magic(content, id_, copies, wide) for id_, copies in hand.items()]
    named = [magic_told(content, magic_numbers(content)[id_], copies) for id_, copies in hand.items()]
    magic_ids = [f"magic-{id_}" for id_ in hand]
    return [*columns(ids, low, told, wide), *whole], columns(magic_ids, spells, named, wide)


def laid_on(card: Card) -> bool:
    """Does something lie on a card, or can it, that a low card has no room for?"""
    return bool(card["slots"] or card["orb_on_input"] or card["orb_on_icon"])


# The Starter Card.


@lru_cache(512)
def starter(content: EldervaleContent, written: bytes) -> Item:
    """The Starter Card: name and Element, and the three action spaces as rows."""
    found: Card = unpacked(written)
    printed = next(one for one in content.starters if one.id == found["id"])
    element = ELEMENTS[printed.element]
    look = cards.Look(cards.WIDTHS[-1] if found["aura"] else STARTER, HIGH, HUES[element].sign)
    top, low = cards.head(look, emblem(element, 17, 15, 11), printed.name)
    gather = effect_words(content, printed.gather)
    words = f"{printed.name}: Summon, Gather ({gather}), Dwell{aura_line(content, found)}"
    high = round((HIGH - low - 7) / len(STARTER_ACTIONS), 1)
    rows = [
        space(
            content, name, int(printed.gather), bool(found["used"]), (look.wide, low + 2 + high * row, high)
        )
        for row, name in enumerate(STARTER_ACTIONS)
    ]
    inside = (top, rows, marks(content, found, look))
    drawn = part(PREFIX, "starter", words, cards.frame(look), inside, rim=cards.outline(look))
    return Item("starter", words, look.wide, HIGH, [drawn])


def space(
    content: EldervaleContent, name: str, gather: int, used: bool, room: tuple[float, float, float]
) -> Markup:
    """An action space of the Starter; `room` is the width of the card, where it begins, and its height."""
    wide, y, high = room
    told = {
        "summon": "Summon a Unit for its cost",
        "gather": f"Gather: {effect_words(content, gather)}",
        "dwell": "Dwell for the cost of the Realm",
    }
    over = name == "gather" and used
    middle = round(y + high / 2 - 0.5, 1)
    return part(
        PREFIX,
        f"starter-{name}",
        f"{told[name]}{' (used)' if over else ''}",
        rect(x=6, y=y + 1, width=wide - 12, height=high - 3, rx=6, class_="f-paper-2 s-paper-line"),
        silhouette(SPACES[name], 17, middle, 16, "ink-quiet"),
        text(name.capitalize(), x=30, y=middle + 4.5, font_size=13, class_="f-ink"),
        flow(effect_items(content, gather), 78, middle, wide - 84, 16) if name == "gather" else None,
        silhouette("sign-tick", wide - 17, middle, 14, "success") if over else None,
        rim=rect(x=7.5, y=y + 2.5, width=wide - 15, height=high - 6, rx=5),
    )


# Adventure Cards.


@lru_cache(2048)
def adventure(content: EldervaleContent, written: bytes, least: float = WIDE) -> Item:
    """An Adventure Card of the tableau, with what lies on it; at least so wide."""
    found: Card = unpacked(written)
    number = card_numbers(content)[found["id"]]
    foot = FOOT if found["slots"] or found["aura"] else 0
    plain = cards.Look(least, HIGH, hue_of(content, found["id"]), foot)
    name, text_ = content.adventures[number].name, cards.adventure_text(content, number, False)
    look = cards.wide_enough(plain, name, text_, beside(found))
    words = card_told(content, found)
    return Item(f"card-{found['id']}", words, look.wide, HIGH, [adventure_card(content, written, look)])


def beside(found: Card) -> float:
    """The room for Orbs and a tick beside the name of a card."""
    return 16.0 * (int(found["orb_on_input"]) + int(found["orb_on_icon"]) + bool(found["used"]))


def hue_of(content: EldervaleContent, id_: str) -> str:
    """The colour of an Adventure Card."""
    return HUES[ELEMENTS[content.adventures[card_numbers(content)[id_]].element]].sign


def adventure_card(content: EldervaleContent, written: bytes, look: cards.Look) -> Markup:
    """A card of a tableau: name, what it does, Slots, Orbs, Aura, and whether it is used."""
    found: Card = unpacked(written)
    number = card_numbers(content)[found["id"]]
    printed = content.adventures[number]
    top, low = cards.head(look, emblem(ELEMENTS[printed.element], 17, 15, 11), printed.name, beside(found))
    return part(
        PREFIX,
        f"card-{found['id']}",
        card_told(content, found),
        cards.frame(look),
        cards.vignette(cards.VIGNETTES[kind_of(content, number)], look),
        top,
        cards.body(look, cards.adventure_text(content, number, False), low),
        [slot(content, found["id"], at_, token, look) for at_, token in enumerate(found["slots"])],
        marks(content, found, look),
        rim=cards.outline(look),
    )


def card_told(content: EldervaleContent, found: Card) -> str:
    """A card of a tableau in words, with what lies on it."""
    number = card_numbers(content)[found["id"]]
    printed = content.adventures[number]
    element = ELEMENTS[printed.element].capitalize()
    slots = [slot_words(content, token) for token in found["slots"]]
    slotted = f"\nSlots: {', '.join(slots)}" if slots else ""
    return (
        f"{printed.name} ({element}){' (used)' if found['used'] else ''}\n"
        f"{card_words(content, number)}{slotted}{aura_line(content, found)}"
    )


def slot_words(content: EldervaleContent, token: str) -> str:
    """The Treasure Token in a Slot."""
    return token_words(content.token_of[token]) if token else "empty"


def slot(content: EldervaleContent, id_: str, number: int, token: str, look: cards.Look) -> Markup:
    """A Slot for Treasure at the foot of a card, filled or empty."""
    wide, high = SLOT
    outline = {"x": -wide / 2, "y": -high / 2, "width": wide, "height": high, "rx": 6}
    empty = rect(**outline, class_="f-paper-3 s-ink-quiet", stroke_dasharray="4 3", stroke_width=1.2)
    return part(
        PREFIX,
        f"slot-{id_}-{number}",
        f"Slot {number + 1}: {slot_words(content, token)}",
        treasure(content, token, wide, high) if token else empty,
        rim=rect(**outline),
        transform=at(round(26 + 40.0 * number, 1), look.high - 17),
    )


def marks(content: EldervaleContent, found: Card, look: cards.Look) -> Markup:
    """Orbs on a card, a tick if it is used, and the name of the Aura under it."""
    orbs = int(found["orb_on_input"]) + int(found["orb_on_icon"])
    signs = [thing("orb", look.wide - 14 - 16 * place, 15, 16) for place in range(orbs)]
    if found["used"] and found["id"] in card_numbers(content):
        signs.append(silhouette("sign-tick", look.wide - 14 - 16 * orbs, 15, 14, "success"))
    return g(signs, aura_tag(content, found["aura"], look), pointer_events="none")


def aura_tag(content: EldervaleContent, id_: str, look: cards.Look) -> Markup | None:
    """The Aura under a card, by the last word of its name."""
    if not id_:
        return None
    name = aura_name(content, {"aura": id_})
    wide = 7 * len(name) + 14
    x, y = look.wide - wide - 4, look.high - 23
    return g(
        rect(x=x, y=y, width=wide, height=18, rx=6, fill=cards.DUSK),
        text(name, x=x + wide / 2, y=y + 13.4, font_size=12.5, fill="#fffaf0", class_="middle"),
    )


def aura_name(content: EldervaleContent, found: Card) -> str:
    """The Aura under a card, by the last word of its name."""
    return content.magic[magic_numbers(content)[found["aura"]]].name.split()[-1] if found["aura"] else ""


def aura_line(content: EldervaleContent, found: Card) -> str:
    """The Aura under a card of a tableau, in words."""
    under = [one for one in content.magic if one.id == found["aura"]]
    return "".join([f"\nunder it {one.name}: {aura_words(content, one.aura)}" for one in under])
