"""Chapter 4: every move ends in an arrival, and Secret Route and Pathfinder are moves, too."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.games.leylines import actions, events
from spinney.games.leylines.cards import PATHFINDER, ROUTE
from spinney.games.leylines.cubes import bit
from spinney.games.leylines.hubs import visit_hub
from spinney.games.leylines.markets import close_visit, offer_contract, offer_negotiators
from spinney.games.leylines.paying import discard_friend, enterable
from spinney.games.leylines.quickness import offer_cubes
from spinney.games.leylines.table import LeylinesTable, Visit


def destinations(t: LeylinesTable, seat: i64, steps: i64) -> list[i64]:
    """L-4.7, L-4.8, R-08, R-09  Without crossing a Market; Markets by L-9.2; the own space always."""
    content = t.content
    space = t.travellers[seat].space
    reach = content.reach[space][min(steps, len(content.reach[space]) - 1)]
    markets = enterable(t, seat, steps)
    if content.board.is_market(space):
        markets |= bit(space)
    if markets == 0:
        return reach
    to = content.actions.to
    return reach + [
        to[market] for market in range(content.board.first_market, len(to)) if (markets >> market) & 1
    ]


def arrive(t: LeylinesTable, seat: i64, space: i64, free: i64, by: i64) -> None:
    """L-4.12, R-41  The standee stands there: free pick-up, collection, then the Hub or the Market."""
    traveller, board = t.travellers[seat], t.content.board
    entered: i64 = 1 if space != traveller.space else 0
    traveller.space = space
    t.tell(events.ARRIVED, seat, space, by)
    if board.is_hub(space):
        t.plan((visit_hub, seat))
    elif board.is_market(space):
        t.visit = Visit(entered, 0, 0, 0)
        t.plan((offer_contract, seat), (offer_negotiators, seat), (close_visit, seat))
    offer_cubes(t, seat, free)


def free_cubes(t: LeylinesTable, space: i64) -> i64:
    """L-5.1, L-5.2, R-11  One, but none where the turn began."""
    return 0 if space == t.turn.start else 1


def follow_pathfinder(t: LeylinesTable, seat: i64) -> None:
    """L-13.8  Up to four spaces, besides the regular move."""
    t.tell(events.USED, seat, actions.USE_PATHFINDER)
    discard_friend(t, seat, PATHFINDER)
    t.turn.left = 1
    t.ask(seat, destinations(t, seat, t.content.path_steps), path_followed)


def path_followed(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-13.8, R-42  Up to three free cubes, even where the turn began."""
    arrive(t, seat, t.content.actions.part_of(action), t.content.path_cubes, events.BY_PATHFINDER)


def take_secret_route(t: LeylinesTable, seat: i64) -> None:
    """L-13.4, R-41  To any other space; Markets by L-9.2."""
    t.tell(events.USED, seat, actions.USE_ROUTE)
    discard_friend(t, seat, ROUTE)
    t.turn.left = 1
    here = t.content.actions.to[t.travellers[seat].space]
    options = destinations(t, seat, t.content.board.far)
    t.ask(seat, [option for option in options if option != here], route_taken)


def route_taken(t: LeylinesTable, seat: i64, action: i64) -> None:
    space = t.content.actions.part_of(action)
    arrive(t, seat, space, free_cubes(t, space), events.BY_ROUTE)
