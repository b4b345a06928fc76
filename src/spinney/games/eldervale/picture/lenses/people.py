"""Lenses of Units, factions and people."""

from __future__ import annotations

from typing import Any, Final

from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Lens
from spinney.engine.nothing import NOBODY
from spinney.engine.text import many
from spinney.games.eldervale.content.abilities import ABILITIES, NO_ABILITY
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import ELEMENTS, FACTION_KINDS, MOST_SEATS, UNITS
from spinney.games.eldervale.picture import cards
from spinney.games.eldervale.picture.battle import told as told_in_battle
from spinney.games.eldervale.picture.lenses import places
from spinney.games.eldervale.picture.lookups import View, card_numbers
from spinney.games.eldervale.picture.making import mercenary_words
from spinney.games.eldervale.picture.odds import able, fighters, unit_dice
from spinney.games.eldervale.picture.own.mine import aura_line, slot_words
from spinney.games.eldervale.picture.still import standing
from spinney.games.eldervale.picture.tile import units_words
from spinney.games.eldervale.picture.units import on_map
from spinney.games.eldervale.terms.actions import PLAIN_SIDE
from spinney.games.eldervale.words.cards import card_words
from spinney.games.eldervale.words.factions import cost_of_home, gathers
from spinney.games.eldervale.words.factions import told as told_faction
from spinney.games.eldervale.words.phrases import cost_words

MOVES: Final = {
    "worker": "Is placed next to one of your Units, and can become a Dwelling.",
    "warrior": "Is placed next to one of your Units; as the first Unit it may enter an occupied Realm.",
    "wizard": "Is placed next to one of your Units, or in any Realm that nobody occupies.",
    "dragon": "Flies: it is placed 1 or 2 Realms from one of your Units.",
    "minotaur": "A Mercenary that may charge a Unit that another player places next to it.",
    "shapeshifter": "A Mercenary that is a Warrior, Wizard or Dragon, as you say when you place it.",
}
RULES: Final = {"warrior": "E-5.2", "wizard": "E-5.5", "dragon": "E-5.4"}
PLACES: Final = (
    ("ready", "ready"),
    ("acting", "on cards"),
    ("pool", "in the pool"),
    ("out", "on the map"),
    ("underworld", "in the Underworld"),
    ("tray", "in the tray"),
)


def of_unit(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """A kind of Unit: how it is placed, its dice, its ability and price, and where those of its owner are."""
    seat, kind = view["you"], part
    first, _, rest = part.partition("-")
    if first.isdecimal() and rest:
        seat, kind = int(first), rest
    if kind not in UNITS:
        return places.of_monster(content, view, kind)
    lines = [MOVES[kind]]
    if kind in view["mercenaries"]:
        owner = view["mercenaries"][kind]
        lines.append(f"{mercenary_words(kind, owner, kind in view['for_good'], view['shape'])}.")
    if seat < 0 or not view["players"][seat]["element"]:
        return Lens(
            kind.capitalize(),
            "Unit",
            lines,
            RULES.get(kind, "E-5.3"),
            NOBODY,
            standing(content, kind, NOBODY),
        )
    dice = unit_dice(content, view, seat, kind)
    lines += [f"Rolls {many(dice, 'die')} in a battle."] if dice else []
    lines += [
        *ability(content, view, seat, kind),
        *price(content, view, seat, kind),
        *whereabouts(view, seat, kind),
    ]
    return Lens(
        kind.capitalize(), "Unit", lines, RULES.get(kind, "E-5.3"), seat, standing(content, kind, seat)
    )


def ability(content: EldervaleContent, view: View, seat: int, kind: str) -> list[str]:
    """19.2  What Units of this kind can do in a seat's faction."""
    number = UNITS.index(kind)
    found = able(content, view, seat, number) if number < FACTION_KINDS else NO_ABILITY
    if found == NO_ABILITY:
        return []
    return [f"{ABILITIES[found].name.capitalize()}: {ABILITIES[found].printed(content).words}."]


def price(content: EldervaleContent, view: View, seat: int, kind: str) -> list[str]:
    """What it costs to summon one, as the Starter Card says."""
    number = UNITS.index(kind)
    if number >= FACTION_KINDS:
        return []
    starter = content.starters[ELEMENTS.index(view["players"][seat]["element"])]
    return [f"To summon from the tray: {cost_words(starter.summon[number])}."]


def whereabouts(view: View, seat: int, kind: str) -> list[str]:
    """Where a seat's Units of a kind are."""
    player = view["players"][seat] | {"out": on_map(view, seat)}
    found = [f"{player[key][kind]} {words}" for key, words in PLACES if player[key].get(kind)]
    return [f"{', '.join(found)}."] if found else []


FROM_HOMES: Final = "Besides Units, a Dwelling there or next to it gives a die, a Castle two."


def of_side(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """A participant of the battle."""
    if view["battle"] is None:
        return None
    who = MOST_SEATS if part == "monster" else int(part)
    found = [one for one in fighters(content, view) if one.seat == who]
    if not found:
        return None
    if who == MOST_SEATS:
        return places.of_monster(content, view, view["battle"]["monster"])
    lines = [f"{told_in_battle(content, found[0], '')}."]
    units = dict(found[0].units)
    lines += [f"Units there: {units_words(content, units)}."] if units else []
    lines.append(FROM_HOMES)
    return Lens(seat_mark(who), "In the battle", lines, "E-7.13", who)


# Factions and people.


def of_faction(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """A faction, or an Element that may come into play."""
    element, _, side = part.partition("-")
    if element not in ELEMENTS:
        return None
    number = ELEMENTS.index(element)
    if side.isdecimal() and int(side) < PLAIN_SIDE:
        _, *lines = told_faction(content, number, int(side))
        faction = content.sides[2 * number + int(side)].name
        return Lens(faction, f"{element.capitalize()} faction", lines, "E-3.18")
    lines = [f"{gathers(content, number)}.", f"{cards.capital(cost_of_home(content, number))}."]
    return Lens(element.capitalize(), "Element", lines, "E-3.19")


def of_person(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """Everything of a person: faction, Units, cards in words, Treasure."""
    if not part.isdecimal() or int(part) >= len(view["players"]):
        return None
    seat = int(part)
    player = view["players"][seat] | {"out": on_map(view, seat)}
    if not player["element"]:
        return Lens(seat_mark(seat), "has no faction yet", [], "E-3.1", seat)
    units = [f"{units_words(content, player[key])} {words}" for key, words in PLACES if player[key]]
    lines = [f"Units: {'; '.join(units) or 'none'}."]
    lines += [tableau_line(content, card) for card in player["tableau"]]
    if player["treasure"]:
        held = [content.token_of[id_].printed.words for id_ in player["treasure"]]
        lines.append(f"Treasure: {'; '.join(held)}.")
    lines.append(f"{many(player['cards'], 'Magic Card')} in hand.")
    kind = ", ".join([one for one in (player["faction"], player["element"].capitalize()) if one])
    return Lens(seat_mark(seat), kind, lines, "E-11.3", seat)


def tableau_line(content: EldervaleContent, card: dict[str, Any]) -> str:
    """A card of somebody's tableau in a line."""
    if card["id"] not in card_numbers(content):
        printed = next(one for one in content.starters if one.id == card["id"])
        return (
            f"{printed.name} (Starter Card): {gathers(content, int(printed.element))}{under(content, card)}"
        )
    number = card_numbers(content)[card["id"]]
    slots = (
        f"; Slots: {', '.join([slot_words(content, one) for one in card['slots']])}" if card["slots"] else ""
    )
    return f"{content.adventures[number].name}: {card_words(content, number)}{slots}{under(content, card)}"


def under(content: EldervaleContent, card: dict[str, Any]) -> str:
    """The Aura under a card and Orbs on it, after its words."""
    orbs = int(card["orb_on_input"]) + int(card["orb_on_icon"])
    aura = aura_line(content, card).strip()
    return f"{'; ' + aura if aura else ''}{'; with ' + many(orbs, 'Orb') if orbs else ''}"
