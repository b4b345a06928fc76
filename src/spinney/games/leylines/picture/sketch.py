"""The board as lines of text, 80 wide, for terminals."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from spinney.art.layout import from_seat
from spinney.art.offers import Offers
from spinney.art.textboard import Line, after_heading, asked_line, called, ended_line, starred
from spinney.engine.nothing import NONE
from spinney.engine.parts import Sketch
from spinney.games.leylines.content import effects
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.knowledge.view import view as view_of
from spinney.games.leylines.picture.offers import contract_key, friend_key, item_key, offers, space_key
from spinney.games.leylines.picture.status import auction, ended, when
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.words.asked import asked_words
from spinney.games.leylines.words.names import contract_in_short, cube_letters

View = dict[str, Any]
BESIDE: Final = 9  # where things begin that have a heading
headed = partial(after_heading, beside=BESIDE)


def draw(t: LeylinesTable, seat: int) -> Sketch:
    """The whole board as a seat, or a spectator (-1), sees it."""
    view, offered = view_of(t, seat), offers(t, seat)
    names = tuple(t.game.seat_name(number) for number in range(t.seats))
    return [
        title(t, names),
        *wood(t, view, offered),
        *contracts(t, offered),
        *cards(view, t.content, offered),
        [],
        *(
            line
            for number in from_seat(seat, int(t.seats))
            for line in traveller(t, view, number, names[number])
        ),
        asked(t, view, names),
    ]


def title(t: LeylinesTable, names: tuple[str, ...]) -> Line:
    """The first line of the text board: the Day, and who is first."""
    first = names[t.first]
    return [("Leylines", "title"), (f"  ·  {when(t)}", "strong"), (f"  ·  first player {first}", "dim")]


# What everybody shares.


def wood(t: LeylinesTable, view: View, offered: Offers) -> Sketch:
    """Spaces with cubes, Markets with their tokens; what can be chosen stands out."""
    lines: Sketch = []
    for kind, head in (("market", "Markets"), ("hub", "Hubs"), ("letter", "Letters"), ("plain", "Plain")):
        pieces = []
        for space, heap in zip(view["spaces"], t.heaps, strict=True):
            can = space_key(space["id"]) in offered
            there = cube_letters(heap)
            if space["kind"] == kind and (kind != "plain" or there or can):
                name = space["token"] or space["name"]
                words = space["id"] + (f" {name}" if name else "") + (f":{there}" if there else "")
                pieces.append(starred(words, can))
        lines += headed(head, pieces) if pieces else []
    return lines


def contracts(t: LeylinesTable, offered: Offers) -> Sketch:
    """The Contracts of the display, on the text board."""
    content = t.content
    pieces = [
        (
            f"{place + 1}. {contract_in_short(content, card)}",
            "glow" if contract_key(content.contracts[card].id) in offered else "",
        )
        for place, card in enumerate(t.display)
        if card != NONE
    ]
    return headed("Display", pieces or [("empty", "dim")])


def cards(view: View, content: LeylinesContent, offered: Offers) -> Sketch:
    """Friends to hire, Items to buy, Night cards face up."""
    faces = {face.id: face for face in content.friends}
    friends = []
    for place, lying in enumerate(view["friends"]):
        if lying["id"]:
            kind = effects.FRIENDS.all[faces[lying["id"]].kind].name
            gold = f" +{lying['gold']}" if lying["gold"] else ""
            can = friend_key(lying["id"]) in offered
            friends.append((f"{place + 1}. {kind}{gold}", "glow" if can else ""))
    items = [
        (f"{name} {cube_letters(content.item_cost[item])}", "glow" if item_key(name) in offered else "")
        for item, name in enumerate(effects.ITEMS.words)
    ]
    nights = {card.id: card for card in content.night_cards}
    shown = [
        "+".join([content.board.ids[space] for space in nights[id_].spaces]) for id_ in view["night"]["shown"]
    ]
    lines = headed("Friends", friends or [("none", "dim")]) + headed("Items", items)
    return lines + (headed("Tonight", [(words, "") for words in shown]) if shown else [])


# Players.


def traveller(t: LeylinesTable, view: View, seat: int, name: str) -> Sketch:
    """A player on two or three lines."""
    who, cubes, open_ = view["travellers"][seat], t.travellers[seat].cubes, t.travellers[seat].contracts
    dice = "".join([str(value) * count for value, count in enumerate(who["dice"], 1)]) or "-"
    you = " (you)" if seat == view["you"] else ""
    first: Line = [
        (f"{name}{you}", f"seat{seat} strong"),
        (f"  on {who['space'] or '-'}  gold {who['gold']}  score {view['scores'][seat]}  dice {dice}", ""),
        (f"  slots {who['movement']['slots'] - who['movement']['filled']}+{who['quickness']['open']}", "dim"),
    ]
    held = cube_letters(cubes) or "none"
    things = [f"plays {who['character']}" if who["character"] else "no character yet", *who["items"]]
    things += [*friend_names(t.content, who["friends"]), *(["rests"] if who["resting"] else [])]
    lines = [
        first,
        *headed("  cubes", [(f"{held} of {who['limit']}", "strong"), *[(one, "") for one in things]]),
    ]
    contracts = [(contract_in_short(t.content, card), "") for card in open_]
    return lines + headed(f"  {len(who['completed'])} done", contracts or [("no Contract", "dim")])


def friend_names(content: LeylinesContent, ids: list[str]) -> list[str]:
    """Friends by kind, with how many there are."""
    faces = {face.id: face for face in content.friends}
    found = []
    for id_ in ids:
        colour = f"{COLOURS[faces[id_].colour]} " if faces[id_].colour != NONE else ""
        found.append(colour + effects.FRIENDS.all[faces[id_].kind].name)
    return [
        f"{name} ×{found.count(name)}" if found.count(name) > 1 else name for name in dict.fromkeys(found)
    ]


def asked(t: LeylinesTable, view: View, names: tuple[str, ...]) -> Line:
    """Who is asked for what, or how it ended."""
    if view["over"]:
        return ended_line(ended(t, names), names, view["scores"])
    who = view["asked"]
    what = f"{asked_words(t)}{auction(t, names)}"
    return asked_line(who, called(names[who], who == view["you"]), what)
