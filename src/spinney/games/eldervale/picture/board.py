"""The table in zones: the map, beside it battle, market and tracks, below it my cards and my hand."""

from __future__ import annotations

from spinney.art.layout import from_seat
from spinney.engine.faces.names import seat_mark
from spinney.engine.faces.zones import Board, Zone
from spinney.engine.text import many
from spinney.games.eldervale.content.lookups import EldervaleContent
from spinney.games.eldervale.picture.beside import beside
from spinney.games.eldervale.picture.factions import faction_boards
from spinney.games.eldervale.picture.lookups import View
from spinney.games.eldervale.picture.map import the_map
from spinney.games.eldervale.picture.own.mine import mine
from spinney.games.eldervale.picture.people import people
from spinney.games.eldervale.picture.units import my_units

BY_LIMIT = ", by a house rule: the round limit"  # E-11.10


def board(content: EldervaleContent, view: View) -> Board:
    """All zones as a seat, or a spectator (-1), sees them."""
    front = view["you"]
    order = from_seat(front, len(view["players"]))
    zones = [*middle(content, view, front), *own(content, view, front)]
    return Board(zones, people(content, view, order), described(view))


def middle(content: EldervaleContent, view: View, front: int) -> list[Zone]:
    """The map, and what lies beside it; before the map is laid out, the factions."""
    if not view["tiles"]:
        return [faction_boards(content, view)]
    return [the_map(content, view, front), *beside(content, view, front)]


def own(content: EldervaleContent, view: View, front: int) -> list[Zone]:
    """What belongs to whoever looks; nothing for a spectator, and before a faction is chosen."""
    if front < 0 or not view["players"][front]["element"]:
        return []
    return [*mine(content, view["players"][front]), my_units(content, view, front)]


def described(view: View) -> str:
    """The position in a few sentences, for those who do not see it."""
    scores = ", ".join([f"{seat_mark(seat)} {score} VP" for seat, score in enumerate(view["scores"])])
    realms = many(len(view["tiles"]), "Realm")
    return f"{moment(view)}. {realms} on the map. {scores}."


def moment(view: View) -> str:
    """How late it is: the round and what lasts, or who has won."""
    if view["over"]:
        winners = " and ".join([seat_mark(winner) for winner in view["winners"]])
        won = f"{winners} {'wins' if len(view['winners']) == 1 else 'share the victory'}"
        return f"{won} after {many(view['round'], 'round')}{BY_LIMIT if view['by_limit'] else ''}"
    if not view["tiles"]:
        return "Before the first round"
    found = [f"Round {view['round']}"]
    if view["active"] != view["asked"]:
        found.append(f"the turn of {seat_mark(view['active'])}")
    if view["peaceful"]:
        found.append("peace")
    if view["trigger"] >= 0:
        found.append(f"the last turns{BY_LIMIT if view['by_limit'] else ''}")
    return ", ".join(found)
