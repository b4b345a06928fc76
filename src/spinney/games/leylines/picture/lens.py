"""Anything on the table enlarged and explained, by the key of its part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.art.svg import Markup, at, g, rect, use
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Item, Lens
from spinney.engine.nothing import NOBODY
from spinney.engine.text import many
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import (
    ACCOUNTANT,
    APPRAISER,
    COLOURS,
    CRITTER,
    FRIENDS,
    ITEMS,
)
from spinney.games.leylines.picture.auction import steps_to
from spinney.games.leylines.picture.drawings.bits import cube, icon
from spinney.games.leylines.picture.drawings.portraits import portrait
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.large import large_contract
from spinney.games.leylines.picture.lenses.people import counted, lens_of_person
from spinney.games.leylines.picture.lenses.spaces import lens_of_space
from spinney.games.leylines.picture.reading import (
    View,
    contracted,
    contracts_by_id,
    cubes_words,
    fed_tonight,
    friend_does,
    friends_by_id,
    heap,
    how_many,
    item_does,
    lacking,
    me,
    my_cubes,
    sentence,
)
from spinney.games.leylines.words.names import CHARACTERS

Explained = Callable[[LeylinesContent, View, str], Lens | None]
PLANTS: Final = ("nightberry", "bellflower", "moss", "honeycomb", "toadstool", "moonfeather")  # by colour


def lens(content: LeylinesContent, view: View, part: str) -> Lens | None:
    """A part by its key, enlarged and explained; None if there is nothing to say about it."""
    kind, _, rest = part.partition("-")
    explain = LENSES.get(kind)
    return explain(content, view, rest) if explain else lens_of_person(content, view, kind, rest)


# Cards.


def lens_of_contract(content: LeylinesContent, view: View, id_: str) -> Lens | None:
    """A Contract: what it needs and brings, whose it is, what I lack for it."""
    if id_ not in contracts_by_id(content):
        return None
    contract = contracted(content, id_)
    owner = next((one["seat"] for one in view["travellers"] if id_ in one["contracts"]), NOBODY)
    lines = [f"Bring {cubes_words(contract.cubes)} to {contract.market} and earn {contract.gold} Gold."]
    if me(view) is not None and owner in (NOBODY, view["you"]):
        lacks = lacking(contract.cubes, my_cubes(view))
        lines.append(f"You lack {cubes_words(lacks)}." if lacks else "You have all its cubes.")
    if owner == NOBODY:
        lines.append("It is won by auction at a Hub.")
    elif owner != view["you"]:
        lines.append(f"It is {seat_mark(owner)}'s.")
    steps = steps_to(content, view, contract.market)
    item = large_contract("lens", contract, my_cubes(view), me(view) is not None, steps)
    return Lens(contract.name, "Contract", lines, "L-7.7" if owner == NOBODY else "L-9.1", owner, item)


def lens_of_friend(content: LeylinesContent, view: View, id_: str) -> Lens | None:
    """A Forest Friend: what it does, whose it is, the Gold on it."""
    friend = friends_by_id(content).get(id_)
    if friend is None:
        return None
    owner = next((one["seat"] for one in view["travellers"] if id_ in one["friends"]), NOBODY)
    gold = next((lying["gold"] for lying in view["friends"] if lying["id"] == id_), 0)
    lines = [sentence(friend_does(content, id_))]
    lines += stays(friend.kind)
    lines += [f"{gold} Gold lies on it, for whoever hires it."] if gold else []
    if owner == NOBODY:
        price = content.friend_price
        lines.append(f"Whoever is outbid or gives way in an auction may hire it for {price} Gold.")
    effect = FRIENDS.all[friend.kind]
    item = pictured(f"friend-{id_}", friend.name, use(portrait(friend.name), 48, 48, 92))
    return Lens(friend.name, f"Forest Friend, {effect.name}", lines, effect.rule, owner, item)


def stays(kind: int) -> list[str]:
    """L-13.1 to L-13.9  How long a Friend stays, unless it stays for good."""
    if kind in (ACCOUNTANT, CRITTER):
        return []
    return ["It does so at once, and leaves." if kind == APPRAISER else "It does so once, and leaves."]


def lens_of_item(content: LeylinesContent, view: View, name: str) -> Lens | None:
    """An Item to buy: what it does, what it costs, how many are left."""
    if name not in view["items"]:
        return None
    cost, left = heap(view["items"][name]["cost"]), view["items"][name]["supply"]
    lines = [
        sentence(item_does(content, name)),
        f"It costs {cubes_words(cost)}, at a Hub; {left} left.",
        f"In the end 1, 2, 3 … Items are worth {worth_of_items(content)} Gold.",
    ]
    if me(view) is not None:
        lacks = lacking(cost, my_cubes(view))
        lines.append(f"You lack {cubes_words(lacks)}." if lacks else "You have its cubes.")
    return item_lens(name, "Item", lines)


def worth_of_items(content: LeylinesContent) -> str:
    """L-12.1  What one, two, three Items are worth in the end: 1, 3, 6."""
    return ", ".join([str(gold) for gold in content.item_gold[1:]])


def lens_of_own(content: LeylinesContent, view: View, rest: str) -> Lens | None:
    """An Item that somebody has."""
    seat, _, name = rest.partition("-")
    if name not in ITEMS.words or not seat.isdecimal():
        return None
    used = view["travellers"][int(seat)]["items"].get(name) == "used"
    lines = [sentence(item_does(content, name)), *(["It is used up for today."] if used else [])]
    return item_lens(name, "Item", lines, int(seat))


def item_lens(name: str, kind: str, lines: list[str], owner: int = NOBODY) -> Lens:
    """An Item with its picture."""
    rule = ITEMS.all[ITEMS.words.index(name)].rule
    item = pictured(f"item-{name}", name, icon(f"item-{name}", 48, 48, 76))
    return Lens(name.capitalize(), kind, lines, rule, owner, item)


def lens_of_character(content: LeylinesContent, view: View, colour: str) -> Lens | None:
    """A character: a name, no power; its piece has the colour of the seat."""
    if colour not in COLOURS:
        return None
    owner = next((one["seat"] for one in view["travellers"] if one["character"] == colour), NOBODY)
    at = COLOURS.index(colour)
    name, plant = CHARACTERS[at], PLANTS[at]
    lines = [
        f"Gathers {plant}, the {colour} cubes, in tales only: characters have no powers.",
        "The piece on the map keeps the colour of the seat.",
    ]
    item = pictured(f"character-{colour}", name, cube(colour, 48, 48, 72))
    return Lens(name, f"Character, {colour} cubes", lines, "L-2.14", owner, item)


# Cubes, dice, the night.


def lens_of_cubes(content: LeylinesContent, view: View, rest: str) -> Lens | None:
    """Cubes of one colour: where there are more of them."""
    colour = rest.rpartition("-")[2]
    if colour not in COLOURS:
        return None
    lying = [(space["cubes"][colour], space) for space in view["spaces"] if space["cubes"].get(colour)]
    where = [space["name"] or space["token"] or space["id"] for _, space in lying]
    lines = [f"{many(view['bag'].get(colour, 0), 'cube')} in the bag."]
    lines += [f"On the map at {', '.join(where)}."] if where else ["None on the map."]
    item = pictured(f"cube-{colour}", colour, cube(colour, 48, 48, 72))
    return Lens(f"{colour.capitalize()} cubes", "Resource", lines, "L-5.1", NOBODY, item)


def lens_of_die(content: LeylinesContent, view: View, rest: str) -> Lens | None:
    """A die: what its value is for."""
    value = rest.rpartition("-")[2]
    lines = [
        f"As a move: go up to {value} space{'' if value == '1' else 's'}.",
        "By Quickness: more steps for a move, or more cubes where you are.",
    ]
    return Lens(f"A die with a {value}", "Unused die", lines, "L-4.2")


def lens_of_purse(content: LeylinesContent, view: View, rest: str) -> Lens | None:
    """My Gold: what it is for, and what waits for the end of the Day."""
    mine = me(view)
    if mine is None:
        return None
    later = mine["stranded"]
    lines = [
        f"{mine['gold']} Gold, and {later} more when the Day ends." if later else f"{mine['gold']} Gold."
    ]
    lines += [
        "It pays for auctions and Friends; whoever has most of it in the end wins.",
        *counted(view, mine),
    ]
    return Lens("Your Gold", "", lines, "L-12.3", int(mine["seat"]))


def lens_of_slots(content: LeylinesContent, view: View, kind: str) -> Lens | None:
    """My slots of one kind: how many are open, and what a die in one of them does."""
    mine = me(view)
    if mine is None or kind not in ("move", "quick"):
        return None
    if kind == "move":
        moves = mine["movement"]
        lines = [f"{moves['filled']} of {moves['slots']} filled today: one die for each move."]
        return Lens("Movement slots", "Your board", lines, "L-4.2", int(mine["seat"]))
    quick = mine["quickness"]
    lines = [
        f"{quick['filled']} filled, {quick['open']} open today.",
        "A die here adds its steps to a move, or collects everything where you stand.",
    ]
    return Lens("Quickness slots", "Your board", lines, "L-6.1", int(mine["seat"]))


def lens_of_night(content: LeylinesContent, view: View, rest: str) -> Lens:
    """Tonight: the Letters that are fed, and what else the night brings."""
    fed = fed_tonight(content, view)
    letters = [f"{content.board.ids[space]}{' twice' if count > 1 else ''}" for space, count in fed.items()]
    lines = [f"{many(int(content.night_revealed), 'cube')} each: {', '.join(letters)}."] if letters else []
    drawn = min(int(view["round"]), 3)
    lines += [
        f"Then {many(drawn, 'more card')} with {many(int(content.night_drawn), 'cube')} for each Letter.",
        f"Empty Letters get {content.night_empty}, every Hub {content.night_hub}.",
    ]
    return Lens("Tonight", "Night cards face up", lines, "L-11.1")


def lens_of_bag(content: LeylinesContent, view: View, rest: str) -> Lens:
    """The bag: what is in it."""
    cubes = heap(view["bag"])
    lines = [f"{many(how_many(cubes), 'cube')}: {cubes_words(cubes)}.", "The night lays out cubes from it."]
    return Lens("The bag", "Cubes that are nowhere else", lines, "L-1.2")


def pictured(key: str, words: str, drawn: Markup) -> Item:
    """Something large on a small sheet of paper."""
    paper = rect(x=1, y=1, width=94, height=94, rx=12, class_="f-paper-2 s-paper-line", stroke_width=1.2)
    return Item(f"lens-{key}", words, 96, 96, [g(paper, drawn, id=f"{PREFIX}lens-{key}", transform=at(0, 0))])


LENSES: Final[dict[str, Explained]] = {
    "space": lens_of_space,
    "contract": lens_of_contract,
    "friend": lens_of_friend,
    "item": lens_of_item,
    "own": lens_of_own,
    "character": lens_of_character,
    "held": lens_of_cubes,
    "take": lens_of_cubes,
    "die": lens_of_die,
    "purse": lens_of_purse,
    "slots": lens_of_slots,
    "tonight": lens_of_night,
    "bag": lens_of_bag,
}
