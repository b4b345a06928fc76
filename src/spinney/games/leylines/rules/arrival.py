"""Chapter 4: every move ends in an arrival, and Secret Route and Pathfinder are moves, too."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.games.leylines.content.effects import PATHFINDER, ROUTE, USE_PATHFINDER, USE_ROUTE
from spinney.games.leylines.rules import hubs, markets
from spinney.games.leylines.rules.collecting import offer_cubes
from spinney.games.leylines.rules.friends import discard_friend
from spinney.games.leylines.rules.paying import enterable_markets
from spinney.games.leylines.state.table import LeylinesTable, Visit
from spinney.games.leylines.terms import events


def destinations(t: LeylinesTable, seat: i64, steps: i64) -> list[i64]:
    """L-4.7, L-4.8, R-08, R-09  Where any move may arrive, or stay: no Market between, Markets by L-9.2."""
    content = t.content
    space = t.travellers[seat].space
    reach = content.reach[space][min(steps, len(content.reach[space]) - 1)]
    allowed = enterable_markets(t, seat, steps)
    if content.board.is_market(space):
        allowed |= bit(space)
    if allowed == 0:
        return reach
    to = content.actions.to
    return reach + [
        to[market] for market in range(content.board.first_market, len(to)) if (allowed >> market) & 1
    ]


def arrive(t: LeylinesTable, seat: i64, space: i64, by: i64) -> None:
    """L-4.12, R-41  The standee stands there: free pick-up, collection, then the Hub or the Market."""
    traveller, board = t.travellers[seat], t.content.board
    entered: i64 = 1 if space != traveller.space else 0
    if entered == 1:
        if t.visit is not None:  # L-9.11, R-63: whoever leaves in the middle of a visit is paid for it first
            t.plan((markets.offer_negotiators, seat), (markets.close_visit, seat), (arrive, seat, space, by))
            return
        t.turn.changes = 0  # L-8.4
    came = traveller.space
    traveller.space = space
    t.tell(events.ARRIVED, seat, space, by, came + 1)
    if board.is_hub(space):
        t.plan((hubs.visit_hub, seat))
    elif board.is_market(space) and t.visit is None:  # else the same visit goes on: L-9.11
        t.visit = Visit(entered, 0, 0, 0)
        t.plan((markets.offer_contract, seat), (markets.offer_negotiators, seat), (markets.close_visit, seat))
    offer_cubes(t, seat, free_on_arrival(t, space, by))


def free_on_arrival(t: LeylinesTable, space: i64, by: i64) -> i64:
    """L-5.1, L-5.2, L-13.8, R-11, R-42  Free cubes: one, none where the turn began, three by Pathfinder."""
    if by == events.BY_PATHFINDER:
        return t.content.path_cubes
    return 0 if space == t.turn.start else 1


def follow_pathfinder(t: LeylinesTable, seat: i64) -> None:
    """L-13.8  A Pathfinder is a move, too: it arrives up to four spaces on, after the regular move."""
    t.tell(events.USED, seat, USE_PATHFINDER)
    discard_friend(t, seat, PATHFINDER)
    t.turn.left = 1
    t.ask(seat, destinations(t, seat, t.content.path_steps), path_followed)


def path_followed(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-13.8  The Pathfinder arrives where the player chose."""
    arrive(t, seat, t.content.actions.part_of(action), events.BY_PATHFINDER)


def take_secret_route(t: LeylinesTable, seat: i64) -> None:
    """L-13.4, R-41  A Secret Route is a move, too: it arrives on any other space; Markets by L-9.2."""
    t.tell(events.USED, seat, USE_ROUTE)
    discard_friend(t, seat, ROUTE)
    t.turn.left = 1
    here = t.content.actions.to[t.travellers[seat].space]
    options = destinations(t, seat, t.content.board.far)
    t.ask(seat, [option for option in options if option != here], route_taken)


def route_taken(t: LeylinesTable, seat: i64, action: i64) -> None:
    """L-13.4  A move by Secret Route: it arrives where the player chose."""
    arrive(t, seat, t.content.actions.part_of(action), events.BY_ROUTE)
