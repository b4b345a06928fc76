"""The table as lines of text, 80 wide, for terminals; what can be chosen now stands out."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from spinney.art.layout import from_seat
from spinney.art.textboard import Line, after_heading, asked_line, called, ended_line, starred
from spinney.engine.faces.names import Names
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.parts import Sketch
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.content.effects import COLOURS, FRIENDS
from spinney.games.leylines.picture.people import when
from spinney.games.leylines.picture.reading import (
    View,
    contracted,
    contracts_by_id,
    cube_letters,
    friends_by_id,
    heap,
)
from spinney.games.leylines.terms import questions
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.names import CALLED, contract_in_short
from spinney.games.leylines.words.places import contract_key, friend_key, item_key, space_key

BESIDE: Final = 9  # where things begin that have a heading
headed = partial(after_heading, beside=BESIDE)


def sketch(content: LeylinesContent, view: View, names: Names, lit: Collection[str]) -> Sketch:
    """The whole table as a seat, or a spectator (-1), sees it."""
    return [
        title(view, names),
        *wood(view, lit),
        *display(content, view, lit),
        *cards(content, view, lit),
        [],
        *(
            line
            for seat in from_seat(view["you"], len(view["travellers"]))
            for line in traveller(content, view, seat, names[seat])
        ),
        asked(content, view, names),
    ]


def title(view: View, names: Names) -> Line:
    """The first line: the Day, and who is first."""
    first = names[view["first"]]
    return [("Leylines", "title"), (f"  ·  {when(view)}", "strong"), (f"  ·  first player {first}", "dim")]


# What everybody shares.


def wood(view: View, lit: Collection[str]) -> Sketch:
    """Spaces with cubes, Markets with their tokens; what can be chosen stands out."""
    lines: Sketch = []
    for kind, head in (("market", "Markets"), ("hub", "Hubs"), ("letter", "Letters"), ("plain", "Plain")):
        pieces = []
        for space in view["spaces"]:
            can = space_key(space["id"]) in lit
            there = cube_letters(heap(space["cubes"]))
            if space["kind"] == kind and (kind != "plain" or there or can):
                name = space["token"] or space["name"]
                words = space["id"] + (f" {name}" if name else "") + (f":{there}" if there else "")
                pieces.append(starred(words, can))
        lines += headed(head, pieces) if pieces else []
    return lines


def in_short(content: LeylinesContent, id_: str) -> str:
    """A Contract where there is little room."""
    return contract_in_short(content, [*contracts_by_id(content)].index(id_))


def display(content: LeylinesContent, view: View, lit: Collection[str]) -> Sketch:
    """The Contracts on offer."""
    pieces = [
        (f"{place + 1}. {in_short(content, id_)}", "glow" if contract_key(id_) in lit else "")
        for place, id_ in enumerate(view["display"])
        if id_
    ]
    return headed("Display", pieces or [("empty", "dim")])


def cards(content: LeylinesContent, view: View, lit: Collection[str]) -> Sketch:
    """Friends to hire, Items to buy, Night cards face up."""
    friends = []
    for place, lying in enumerate(view["friends"]):
        if lying["id"]:
            kind = FRIENDS.all[friends_by_id(content)[lying["id"]].kind].name
            gold = f" +{lying['gold']}" if lying["gold"] else ""
            can = friend_key(lying["id"]) in lit
            friends.append((f"{place + 1}. {kind}{gold}", "glow" if can else ""))
    items = [
        (f"{name} {cube_letters(heap(lying['cost']))}", "glow" if item_key(name) in lit else "")
        for name, lying in view["items"].items()
    ]
    nights = {card.id: card for card in content.night_cards}
    shown = [
        "+".join([content.board.ids[space] for space in nights[id_].spaces]) for id_ in view["night"]["shown"]
    ]
    lines = headed("Friends", friends or [("none", "dim")]) + headed("Items", items)
    return lines + (headed("Tonight", [(words, "") for words in shown]) if shown else [])


# Players.


def traveller(content: LeylinesContent, view: View, seat: int, name: str) -> Sketch:
    """A player on two or three lines."""
    who = view["travellers"][seat]
    dice = "".join([str(value) * count for value, count in enumerate(who["dice"], 1)]) or "-"
    you = " (you)" if seat == view["you"] else ""
    first: Line = [
        (f"{name}{you}", f"seat{seat} strong"),
        (f"  on {who['space'] or '-'}  gold {who['gold']}  score {view['scores'][seat]}  dice {dice}", ""),
        (f"  slots {who['movement']['slots'] - who['movement']['filled']}+{who['quickness']['open']}", "dim"),
    ]
    held = cube_letters(heap(who["cubes"])) or "none"
    things = [
        f"plays {CALLED[COLOURS.index(who['character'])]}" if who["character"] else "no character yet",
        *who["items"],
    ]
    things += [*friend_names(content, who["friends"]), *(["rests"] if who["resting"] else [])]
    cubes = headed("  cubes", [(f"{held} of {who['limit']}", "strong"), *[(one, "") for one in things]])
    contracts = [(in_short(content, id_), "") for id_ in who["contracts"]]
    return [first, *cubes, *headed(f"  {len(who['completed'])} done", contracts or [("no Contract", "dim")])]


def friend_names(content: LeylinesContent, ids: list[str]) -> list[str]:
    """Friends by kind, with how many there are."""
    faces, found = friends_by_id(content), list[str]()
    for id_ in ids:
        colour = f"{COLOURS[faces[id_].colour]} " if faces[id_].colour != NONE else ""
        found.append(colour + FRIENDS.all[faces[id_].kind].name)
    return [
        f"{name} ×{found.count(name)}" if found.count(name) > 1 else name for name in dict.fromkeys(found)
    ]


def asked(content: LeylinesContent, view: View, names: Names) -> Line:
    """Who is asked for what, or how it ended."""
    if view["over"]:
        won = [names[winner] for winner in view["winners"]]
        words = f"{won[0]} wins" if len(won) == 1 else f"{' and '.join(won)} share the victory"
        return ended_line(words, names[: len(view["scores"])], view["scores"])
    who = view["asked"]
    what = QUESTIONS.words[QUESTIONS.names.index(view["question"])]
    going = view["auction"]
    if view["question"] == "decision" and going["bidder"] == NOBODY:
        what = questions.NOBODY_HAS_BID
    if going and going["contract"]:
        name = contracted(content, going["contract"]).name
        high, bidder = going["high"], going["bidder"]
        what += f" · {name}, {f'{high} Gold by {names[bidder]}' if bidder != NOBODY else 'no bid yet'}"
    return asked_line(who, called(names[who], who == view["you"]), what)
