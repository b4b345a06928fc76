"""A space of the map enlarged: what lies there, who is there, and which Contracts go there."""

from __future__ import annotations

from typing import Final

from spinney.art.svg import at, g
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Item, Lens
from spinney.engine.text import many
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.keys import PREFIX
from spinney.games.leylines.picture.reading import (
    View,
    contracted,
    cubes_words,
    fed_tonight,
    heap,
    lacking,
    me,
    my_cubes,
    place_name,
)
from spinney.games.leylines.picture.wood.spaces import ground, on_it
from spinney.games.leylines.picture.wood.zone import shown_spaces

KINDS: Final = {
    "letter": ("Letter", "L-5.1"),
    "hub": ("Hub", "L-7.1"),
    "plain": ("Wayside circle", "L-4.5"),
    "market": ("Market", "L-9.1"),
}

WHAT_FOR: Final = {
    "hub": "Whoever stops here may buy Items, and auctions a Contract.",
    "market": "Contracts are completed here: only with the cubes for one can you go in.",
}


def lens_of_space(content: LeylinesContent, view: View, id_: str) -> Lens | None:
    """A space by its id."""
    if id_ not in content.board.ids:
        return None
    number = content.board.ids.index(id_)
    printed, lying = content.board.spaces[number], view["spaces"][number]
    kind, rule = KINDS[printed.kind]
    region = f", {printed.region}" if printed.region else ""
    lines = [*lies_there(content, view, number), *goes_there(content, view, lying["token"])]
    name = place_name(content, id_, lying["token"])
    return Lens(
        f"{name[:1].upper()}{name[1:]}", f"{kind}{region}", lines, rule, item=drawn(content, view, number)
    )


def lies_there(content: LeylinesContent, view: View, number: int) -> list[str]:
    """Cubes, travellers, how far it is, and what the night brings."""
    lying, cubes = view["spaces"][number], heap(view["spaces"][number]["cubes"])
    kind = content.board.spaces[number].kind
    lines = [WHAT_FOR[kind]] if kind in WHAT_FOR else []
    if cubes or kind != "market":
        lines.append(f"{cubes_words(cubes)} here." if cubes else "No cubes here.")
    mine = me(view)
    if mine is not None and mine["space"]:
        steps = int(content.board.distance[content.board.ids.index(mine["space"])][number])
        lines.append(f"{many(steps, 'step')} from you." if steps else "You are here.")
    others = [seat_mark(seat) for seat in lying["standees"] if seat != view["you"]]
    lines += [f"{', '.join(others)} {'is' if len(others) == 1 else 'are'} here."] if others else []
    fed = fed_tonight(content, view).get(number, 0) * int(content.night_revealed)
    lines += [f"Tonight {many(fed, 'new cube')} from Night cards."] if fed else []
    if not fed and content.board.is_hub(number) and content.night_hub:
        lines.append(f"Every night {many(int(content.night_hub), 'new cube')}.")
    return lines


def goes_there(content: LeylinesContent, view: View, market: str) -> list[str]:
    """The open Contracts that go to a Market, mine first."""
    if not market:
        return []
    lines = []
    order = sorted(view["travellers"], key=lambda one: one["seat"] != view["you"])
    for one in order:
        for id_ in one["contracts"]:
            contract = contracted(content, id_)
            if contract.market == market:
                mine = one["seat"] == view["you"]
                lacks = lacking(contract.cubes, my_cubes(view)) if mine else ()
                state = (
                    (f": you lack {cubes_words(lacks)}" if lacks else ": you have its cubes") if mine else ""
                )
                owner = "Your" if mine else f"{seat_mark(one['seat'])}'s"
                lines.append(f"{owner} {contract.name}, {contract.gold} Gold{state}.")
    return lines


def drawn(content: LeylinesContent, view: View, number: int) -> Item:
    """The space, twice as large as on the map."""
    shown = shown_spaces(content, view)[number]
    printed = content.board.spaces[number]
    space = g(
        ground(printed.kind, shown.token),
        on_it(content, number, shown, "", 0),
        id=f"{PREFIX}lens-space",
        transform=at(112, 78, 1.6),
    )
    return Item(f"lens-space-{printed.id}", place_name(content, printed.id, ""), 224, 180, [space])
