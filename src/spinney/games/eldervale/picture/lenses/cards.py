"""Lenses of cards, tokens and tracks."""

from __future__ import annotations

from typing import Any, Final

from spinney.art.kept import packed
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Item, Lens
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.content.vocabulary import (
    FACTION_KINDS,
    MAGIC_KINDS,
    RESOURCES,
    UNITS,
)
from spinney.games.eldervale.picture import cards
from spinney.games.eldervale.picture.lookups import View, card_numbers, magic_numbers
from spinney.games.eldervale.picture.market import WIDE, market_item
from spinney.games.eldervale.picture.own import mine
from spinney.games.eldervale.picture.own.hand import magic
from spinney.games.eldervale.picture.still import drawn, still, token
from spinney.games.eldervale.picture.symbols import thing
from spinney.games.eldervale.words.cards import card_words, magic_words, moment_words
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.names import element_name, token_words
from spinney.games.eldervale.words.phrases import cost_words

Card = dict[str, Any]
USES: Final = {
    "sword": "Pays a Sword, and adds a die in a battle.",
    "gold": "Pays for anything; a cost of Gold takes nothing else.",
    "magic": "Pays for any resource from your hand, or is played for its text.",
}  # of tokens that are more than a means of payment
HIGH: Final = 128.0  # a market card
SHOWN: Final = 64.0  # the size of a thing


def of_market(content: EldervaleContent, view: View, element: str) -> Lens | None:
    """A market card: what it costs and does, and how many lie below."""
    found = view["market"].get(element)
    if found is None:
        return None
    left = len(found["left"])
    item = still(market_item(content, element, found["card"], left, (WIDE, HIGH)))
    if not found["card"]:
        return Lens(element.capitalize(), "Market", [f"{many(left, 'card')} left."], "E-6.11", NOBODY, item)
    number = card_numbers(content)[found["card"]]
    card = content.adventures[number]
    lines = [
        f"{cards.capital(card_words(content, number))}.",
        f"Costs {cost_words(card.cost)}. Bought at a Dungeon or an Oracle; buying gives 1 Power.",
        f"{many(left, 'card')} below it.",
    ]
    return Lens(
        card.name, f"{cards.kind_words(content, number)} in the market", lines, "E-13.2", NOBODY, item
    )


def owned(view: View, id_: str) -> tuple[int, Card] | None:
    """Whose tableau a card is in, and the card."""
    for seat, player in enumerate(view["players"]):
        for card in player["tableau"]:
            if card["id"] == id_:
                return seat, card
    return None


def of_card(content: EldervaleContent, view: View, id_: str) -> Lens | None:
    """An Adventure Card of a tableau, with what lies on it."""
    found = owned(view, id_)
    if found is None or id_ not in card_numbers(content):
        return None
    seat, card = found
    number = card_numbers(content)[id_]
    lines = [f"{cards.capital(card_words(content, number))}.", *on_card(content, card)]
    item = still(mine.adventure(content, packed(card)))
    name = content.adventures[number].name
    return Lens(name, cards.kind_words(content, number), lines, "E-10.2", seat, item)


def on_card(content: EldervaleContent, card: Card) -> list[str]:
    """What lies on a card, and whether its action is used."""
    lines = [mine.aura_line(content, card).strip().capitalize() + "."] if card["aura"] else []
    if card["slots"]:
        lines.append(f"Slots: {', '.join([mine.slot_words(content, slot) for slot in card['slots']])}.")
    lines += ["An Orb lies on its cost: it costs nothing."] if card["orb_on_input"] else []
    lines += ["An Orb lies on its icon."] if card["orb_on_icon"] else []
    lines += ["Its action has been used in this Regroup."] if card["used"] else []
    return lines


def of_slot(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """A Treasure Slot of a card."""
    id_, _, place = part.rpartition("-")
    found = owned(view, id_)
    if found is None or not place.isdecimal() or int(place) >= len(found[1]["slots"]):
        return None
    seat, card = found
    held = card["slots"][int(place)]
    name = content.adventures[card_numbers(content)[id_]].name
    lines = [f"Slot {int(place) + 1} of {name}: {mine.slot_words(content, held)}."]
    return Lens("Treasure Slot", name, lines, "E-9.2", seat, token(content, held) if held else None)


def of_starter(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """The Starter Card of whoever looks: its three actions, and what Units cost."""
    player = view["players"][view["you"]] if view["you"] >= 0 else {"tableau": []}
    if not player["tableau"]:
        return None
    card = player["tableau"][0]
    printed = next(one for one in content.starters if one.id == card["id"])
    prices = [
        f"{UNITS[kind].capitalize()} {cost_words(printed.summon[kind])}" for kind in range(FACTION_KINDS)
    ]
    lines = [
        "When you regroup, a Unit that comes home over this card may do one of these, each once:",
        f"Gather: {effect_words(content, printed.gather)}.",
        f"Summon a Unit from the tray: {'; '.join(prices)}.",
        "Dwell: build a Dwelling with a Worker in its Realm, for the cost of the Realm.",
        *on_card(content, card),
    ]
    kind = f"{element_name(printed.element)} Starter Card"
    return Lens(printed.name, kind, lines, "E-10.13", view["you"], still(mine.starter(content, packed(card))))


def of_magic(content: EldervaleContent, view: View, id_: str) -> Lens | None:
    """A Magic Card that whoever looks may see."""
    owners = [seat for seat, player in enumerate(view["players"]) if id_ in player["hand"]]
    if id_ not in magic_numbers(content) or not owners:
        return None
    number = magic_numbers(content)[id_]
    found = content.magic[number]
    seat = view["you"] if view["you"] in owners else owners[0]
    copies = view["players"][seat]["hand"].count(id_)
    lines = [f"{cards.capital(magic_words(content, number))}.", f"Played {moment_words(content, number)}."]
    if found.score is not None:
        lines = [lines[0], "It counts by itself at the end of the game: keep it."]
    lines += [f"You have {copies} of it."] if copies > 1 else []
    kind = f"Magic Card · {MAGIC_KINDS[found.kind].capitalize()}"
    return Lens(found.name, kind, lines, "E-14.1", seat, still(magic(content, id_, copies)))


def of_held(content: EldervaleContent, view: View, id_: str) -> Lens | None:
    """A Treasure Token that is held."""
    if id_ not in content.token_of:
        return None
    lines = ["On your turn discard it to gain what it shows, or put it into a Slot of a card."]
    name = token_words(content.token_of[id_])
    return Lens(name, "Treasure Token", lines, "E-9.1", view["you"], token(content, id_))


def of_treasure(content: EldervaleContent, view: View, part: str) -> Lens:
    """All Treasure Tokens that a player holds."""
    lines = ["On your turn touch it: cash a token in for what it shows, or put one into a Slot of a card."]
    held = view["players"][view["you"]]["treasure"] if view["you"] >= 0 else []
    lines += [f"{cards.capital(token_words(content.token_of[id_]))}." for id_ in held]
    return Lens("Treasure Tokens", "What you hold", lines, "E-9.1", view["you"])


def of_token(content: EldervaleContent, view: View, kind: str) -> Lens | None:
    """A kind of resource: what it is for, and how many everybody has."""
    if kind not in RESOURCES:
        return None
    lines = [USES.get(kind, f"Pays a {kind.capitalize()}, or any one resource.")]
    for seat, player in enumerate(view["players"]):
        number = player["cards"] if kind == "magic" else player["tokens"][kind]
        lines.append(f"{seat_mark(seat)} has {number}.")
    name = "Magic Cards" if kind == "magic" else kind.capitalize()
    return Lens(name, "Resource", lines, "E-12.1", NOBODY, one_thing(kind))


def one_thing(name: str) -> Item:
    """A thing drawn large."""
    return drawn(name, SHOWN + 8, SHOWN + 8, [thing(name, SHOWN / 2 + 4, SHOWN / 2 + 4, SHOWN)])


def of_orbs(content: EldervaleContent, view: View, part: str) -> Lens:
    """Orbs: how they are spent, and who has some."""
    lines = ["Spend one on a reward of the Orb track, on a card, or to hire a Mercenary for good."]
    lines += [f"{seat_mark(seat)} has {one['orbs']}." for seat, one in enumerate(view["players"])]
    return Lens("Orbs", "Free action", lines, "E-9.4", NOBODY, one_thing("orb"))


def of_track(content: EldervaleContent, view: View, element: str) -> Lens | None:
    """The Power Track of an Element: where everybody stands, and what that is worth."""
    if element not in view["elements"]:
        return None
    worth = content.tracks.power
    lines = [
        "At the end your marker's number counts for each of your Dwellings and Adventure Cards "
        "of this Element, and once for the track."
    ]
    for seat, player in enumerate(view["players"]):
        space = player["power"][element]
        lines.append(f"{seat_mark(seat)} is on space {space}, worth {worth[space]} VP each.")
    if element in view["orbs"]["tracks"]:
        lines.append("The first on the last space takes the Orb.")
    return Lens(f"Power of {element.capitalize()}", "Power Track", lines, "E-11.3")


def of_glory(content: EldervaleContent, view: View, part: str) -> Lens:
    """The Glory Track: its rewards space by space, and who stands where."""
    lines = ["Whoever wins a battle may advance by one and gains what the space shows."]
    for space, effect in enumerate(content.tracks.glory):
        here = [seat_mark(seat) for seat, one in enumerate(view["players"]) if one["glory"] == space]
        what = "an Orb" if space in view["orbs"]["glory"] else effect_words(content, effect)
        what = what or ("start" if effect == NONE and space == 0 else "nothing")
        lines.append(f"{space}: {what}{' — ' + ', '.join(here) if here else ''}")
    return Lens("Glory", "Glory Track", lines, "E-7.20")


def of_reward(content: EldervaleContent, view: View, part: str) -> Lens | None:
    """A reward for an Orb, and whose Orb lies there."""
    owners = view["orbs"]["rewards"]
    if not part.isdecimal() or int(part) >= len(owners):
        return None
    space = int(part)
    lines = [f"{cards.capital(effect_words(content, content.tracks.orbs[space]))}."]
    lines += (
        [f"Taken by {seat_mark(owners[space])}."] if owners[space] >= 0 else ["Put an Orb here to gain it."]
    )
    return Lens(f"Orb reward {space + 1}", "Orb track", lines, "E-9.4", owners[space], one_thing("orb"))
