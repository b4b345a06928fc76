"""The map as a zone: the forest, its spaces, the travellers, and cubes to take."""

from __future__ import annotations

from spinney.art.svg import flat
from spinney.engine.faces.zones import BOARD, Item, Zone
from spinney.games.leylines.content.edition import LeylinesContent
from spinney.games.leylines.picture.auction import auction
from spinney.games.leylines.picture.reading import (
    View,
    contracted,
    fed_tonight,
    heap,
    lacking,
    me,
    my_cubes,
    without,
)
from spinney.games.leylines.picture.wood.ground import ground, light
from spinney.games.leylines.picture.wood.places import HIGH, WIDE
from spinney.games.leylines.picture.wood.spaces import Shown, space
from spinney.games.leylines.picture.wood.taking import bubble
from spinney.games.leylines.picture.wood.travellers import travellers


def forest_map(content: LeylinesContent, view: View) -> Zone:
    """The map in the middle of the table."""
    all_shown = shown_spaces(content, view)
    order = sorted(range(len(all_shown)), key=lambda at: content.board.spaces[at].kind != "plain")
    pieces = flat(
        ground(content),
        light(content),
        [space(content, number, all_shown[number]) for number in order],
        travellers(content, view),
        bubble(content, view),
        auction(content, view),
    )
    item = Item("forest", "The map of the forest", WIDE, HIGH, pieces)
    return Zone("forest", BOARD, "The forest", [item], tab="Map")


def shown_spaces(content: LeylinesContent, view: View) -> list[Shown]:
    """What is on each space, by number."""
    fed, mine = fed_tonight(content, view), me(view)
    wanted = {contracted(content, id_).market for id_ in mine["contracts"]} if mine else set()
    return [
        Shown(
            heap(lying["cubes"]),
            content.tokens.index(lying["token"]) if lying["token"] else -1,
            fed.get(number, 0),
            lying["token"] in wanted,
            delivery(content, view, lying["token"]) if lying["token"] in wanted else 0,
        )
        for number, lying in enumerate(view["spaces"])
    ]


def delivery(content: LeylinesContent, view: View, market: str) -> int:
    """What my cubes would bring at a Market in one visit: the dearest Contracts first, and the bonus."""
    mine, left, found = me(view), my_cubes(view), list[int]()
    open_ = [contracted(content, id_) for id_ in (mine["contracts"] if mine else [])]
    for contract in sorted(open_, key=lambda one: -one.gold):
        if contract.market == market and not lacking(contract.cubes, left):
            left = without(left, contract.cubes)
            found.append(contract.gold)
    return sum(found) + int(content.bonus[min(len(found), len(content.bonus) - 1)])
