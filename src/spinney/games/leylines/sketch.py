"""The board as lines of text, 80 wide, for terminals."""

from __future__ import annotations

from typing import Any, Final

from spinney.art.offers import Offers
from spinney.engine.game import Game, Sketch
from spinney.games.leylines.cards import COLOURS, ITEM_KINDS
from spinney.games.leylines.content import Content
from spinney.games.leylines.picture_offers import contract_key, friend_key, offers
from spinney.games.leylines.picture_told import ASKED, auction, ended, when
from spinney.games.leylines.table import LeylinesTable
from spinney.games.leylines.view import view as view_of
from spinney.games.leylines.words import FRIEND_WORDS

Line = list[tuple[str, str]]
View = dict[str, Any]
WIDE: Final = 80
LETTERS: Final = dict(zip(COLOURS, "PBGYRW", strict=True))


def draw(game: Game[LeylinesTable], t: LeylinesTable, seat: int) -> Sketch:
    """The whole board as a seat, or a spectator (-1), sees it."""
    view, offered = view_of(t, seat), offers(t, seat)
    names = tuple(game.seat_name(number) for number in range(t.seats))
    front = max(0, seat)
    order = [(front + step) % int(t.seats) for step in range(int(t.seats))]
    return [
        title(t, names),
        *wood(view, offered),
        *contracts(view, offered),
        *cards(view, t.content, offered),
        [],
        *(line for number in order for line in traveller(view, t.content, number, names[number])),
        asked(t, view, names),
    ]


def title(t: LeylinesTable, names: tuple[str, ...]) -> Line:
    first = names[t.first]
    return [("Leylines", "title"), (f"  ·  {when(t)}", "strong"), (f"  ·  first player {first}", "dim")]


def letters(cubes: dict[str, int]) -> str:
    """Cubes as their letters."""
    return "".join([LETTERS[colour] * cubes.get(colour, 0) for colour in COLOURS])


def wrapped(head: str, pieces: list[tuple[str, str]]) -> Sketch:
    """Pieces on as many lines as they need, after a heading."""
    lines: Sketch = [[(head.ljust(9), "title")]]
    used = 9
    for words, style in pieces:
        if used + len(words) + 2 > WIDE:
            lines.append([(" " * 9, "")])
            used = 9
        lines[-1].append((f"{words}  ", style))
        used += len(words) + 2
    return lines


# What everybody shares.


def wood(view: View, offered: Offers) -> Sketch:
    """Spaces with cubes, Markets with their tokens; what can be chosen stands out."""
    lines: Sketch = []
    for kind, head in (("market", "Markets"), ("hub", "Hubs"), ("letter", "Letters"), ("plain", "Plain")):
        pieces = []
        for space in view["spaces"]:
            can = f"space-{space['id']}" in offered
            there = letters(space["cubes"])
            if space["kind"] == kind and (kind != "plain" or there or can):
                words = f"{'*' if can else ''}{space['id']}"
                name = space["token"] or space["name"]
                words += f" {name}" if name else ""
                pieces.append((words + (f":{there}" if there else ""), "glow" if can else ""))
        lines += wrapped(head, pieces) if pieces else []
    return lines


def contract(view: View, id_: str) -> str:
    face = view["contracts"][id_]
    return f"{face['name']} {letters(face['cubes'])}>{face['market'][:6]} {face['gold']}"


def contracts(view: View, offered: Offers) -> Sketch:
    pieces = [
        (f"{place + 1}. {contract(view, id_)}", "glow" if contract_key(id_) in offered else "")
        for place, id_ in enumerate(view["display"])
        if id_
    ]
    return wrapped("Display", pieces or [("empty", "dim")])


def cards(view: View, content: Content, offered: Offers) -> Sketch:
    """Friends to hire, Items to buy, Night cards face up."""
    faces = {face.id: face for face in content.friends}
    friends = []
    for place, lying in enumerate(view["friends"]):
        if lying["id"]:
            kind = FRIEND_WORDS[faces[lying["id"]].kind]
            gold = f" +{lying['gold']}" if lying["gold"] else ""
            can = friend_key(lying["id"]) in offered
            friends.append((f"{place + 1}. {kind}{gold}", "glow" if can else ""))
    items = [
        (f"{name} {letters(view['items'][name]['cost'])}", "glow" if f"item-{name}" in offered else "")
        for name in ITEM_KINDS
    ]
    nights = {card.id: card for card in content.night_cards}
    shown = [
        "+".join([content.board.ids[space] for space in nights[id_].spaces]) for id_ in view["night"]["shown"]
    ]
    lines = wrapped("Friends", friends or [("none", "dim")]) + wrapped("Items", items)
    return lines + (wrapped("Tonight", [(words, "") for words in shown]) if shown else [])


# Players.


def traveller(view: View, content: Content, seat: int, name: str) -> Sketch:
    """A player on two or three lines."""
    who = view["travellers"][seat]
    dice = "".join([str(value) * count for value, count in enumerate(who["dice"], 1)]) or "-"
    you = " (you)" if seat == view["you"] else ""
    first: Line = [
        (f"{name}{you}", f"seat{seat} strong"),
        (f"  on {who['space'] or '-'}  gold {who['gold']}  score {view['scores'][seat]}  dice {dice}", ""),
        (f"  slots {who['movement']['slots'] - who['movement']['filled']}+{who['quickness']['open']}", "dim"),
    ]
    held = letters(who["cubes"]) or "none"
    things = [*who["items"], *friend_names(content, who["friends"])]
    lines = [
        first,
        *wrapped("  cubes", [(f"{held} of {who['limit']}", "strong"), *[(one, "") for one in things]]),
    ]
    open_ = [(contract(view, id_), "") for id_ in who["contracts"]]
    return lines + wrapped(f"  {len(who['completed'])} done", open_ or [("no Contract", "dim")])


def friend_names(content: Content, ids: list[str]) -> list[str]:
    """Friends by kind, with how many there are."""
    faces = {face.id: face for face in content.friends}
    found = []
    for id_ in ids:
        colour = f"{COLOURS[faces[id_].colour]} " if faces[id_].colour >= 0 else ""
        found.append(colour + FRIEND_WORDS[faces[id_].kind])
    return [
        f"{name} ×{found.count(name)}" if found.count(name) > 1 else name for name in dict.fromkeys(found)
    ]


def asked(t: LeylinesTable, view: View, names: tuple[str, ...]) -> Line:
    """Who is asked for what, or how it ended."""
    if view["over"]:
        scores = ", ".join([f"{name} {score}" for name, score in zip(names, view["scores"], strict=True)])
        return [(f"{ended(t, names)}.", "strong"), (f"  {scores}", "")]
    who = view["asked"]
    name = f"{names[who]} (you)" if who == view["you"] else names[who]
    what = f", {ASKED.get(view['question'], '')}{auction(t, names)}"
    return [("To choose: ", "dim"), (name, f"seat{who} strong"), (what[: WIDE - 12 - len(name)], "")]
