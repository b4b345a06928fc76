"""Section 5: what a seat may know, as a tree of plain values.

Spaces are named by board, column and row (`2c3`), realms, tiles, cards and tasks by the codes of the edition.
What an entry means stands beside it where its name does not tell.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.table import NOT_GIVEN
from spinney.games.shifting_realms.rules.ending import how_it_ends
from spinney.games.shifting_realms.rules.objectives import progress, wanted
from spinney.games.shifting_realms.state.goods import RESOURCES, of
from spinney.games.shifting_realms.state.land import NOWHERE, SPACES, TERRAINS, space_id
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    flat_soldiers,
    fresh_scouts,
    fresh_soldiers,
    soldiers,
    spot_scouts,
    unspent,
    waiting_scouts,
)
from spinney.games.shifting_realms.terms.events import WAYS
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.names import COLOURS


def view(t: RealmsTable, seat: i64) -> dict[str, Any]:
    """What this seat, or a spectator (-1), may know."""
    content, land = t.content, t.land
    return {
        "you": int(seat),  # -1 for a spectator
        "asked": int(t.seat),  # whose choice it is, -1 when the game is over
        "question": QUESTIONS.name_of(t),  # see `terms/questions.py`; "" when the game is over
        "about": [given(t.about), given(t.more)],  # two numbers of the question, as the rules keep them
        "realms": [content.realms[realm] for realm in land.realms],  # from left to right
        "round": int(t.round),  # 0 during the setup
        "order": [int(one) for one in t.order],  # seats in turn order
        "turn": view_of_turn(t),  # what the active seat has done
        "spaces": view_of_spaces(t),  # sixty, by number
        "factions": [view_of_faction(t, who, seat) for who in range(t.seats)],
        "bids": view_of_bids(t, seat),  # by seat; None where there is none or it is secret
        "decks": {content.realms[realm]: int(t.cards_left(realm)) for realm in land.realms},  # cards left
        "closed": [content.realms[realm] for realm in land.realms if not t.is_open(realm)],  # or empty
        "discard": [content.card_ids[card] for card in bits_of(t.discard)],
        "drawn": content.card_ids[t.drawn] if t.drawn != NONE and t.turn.seat == seat else "",  # looked at
        "piles": {content.kind_ids[kind]: int(t.piles[kind]) for kind in land.kinds},  # tiles left
        "cached": [space_id(space) for space in bits_of(t.cached)],  # spaces whose cache was used
        "dragon": space_id(t.dragon) if t.dragon != NOWHERE else "",  # its space
        "flights": int(t.flights),  # Dragon Moves cards resolved
        "tokens": int(t.tokens),  # troll king tokens left
        "objectives": {content.realms[realm]: view_of_objective(t, realm) for realm in land.realms},
        "scores": t.scores,
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
        "ended": WAYS[how_it_ends(t)] if t.over else "",  # idle and rounds are house rules (S-14.7)
    }


def given(number: i64) -> int | None:
    """A number of a question as the view shows it; None where it has none."""
    return None if number == NOT_GIVEN else int(number)


def view_of_turn(t: RealmsTable) -> dict[str, Any]:
    """What the active seat has done in its turn, and the limits of rounds."""
    turn = t.turn
    return {
        "seat": int(turn.seat),
        "actions": int(turn.actions),  # left
        "draws": int(turn.draws),  # Draw actions made
        "raided": turn.raided == 1,
        "builds": int(turn.builds),
        "discount": int(turn.discount),  # pending, of the next Build
        "berserk": turn.berserk == 1,  # pending, of the next exchange
        "swaps": int(turn.swaps),
        "forts": [space_id(space) for space in bits_of(turn.forts)],  # that have recruited for nothing
        "fresh_tiles": [space_id(space) for space in bits_of(turn.fresh_tiles)],  # built in this turn
        "barred": int(turn.barred),  # soldiers destroyed in this turn: they cannot be recruited
        "since": int(turn.since),  # the first card of the hand that was drawn in this turn
        # where, by opponent:
        "fought": [[space_id(space) for space in bits_of(mask)] for mask in turn.fought],
        "acted": t.acted == 1,  # has anybody performed an action in this round?
        "idle": int(t.idle),  # rounds without an action
        "idle_limit": int(t.idle_limit),  # so many end the game; 0 if none do
        "last_round": int(t.last_round),  # 0 if there is none
    }


def view_of_spaces(t: RealmsTable) -> list[dict[str, Any]]:
    """Tiles, owners and units, space by space."""
    found: list[dict[str, Any]] = []
    for space in range(SPACES):
        kind, owner = tile_on(t, space)
        found.append(
            {
                "id": space_id(space),
                "terrain": TERRAINS[t.land.terrain[space]],
                "tile": t.content.kind_ids[kind] if kind >= 0 else "",
                "owner": int(owner),
                "units": {
                    COLOURS[seat]: view_of_units(faction.units[space])
                    for seat, faction in enumerate(t.factions)
                    if faction.units[space] != 0
                },
            }
        )
    return found


def tile_on(t: RealmsTable, space: i64) -> tuple[i64, i64]:
    """The kind of tile that a view shows on a space, and its owner; or NONE and NOBODY."""
    if (t.covered >> space) & 1:
        for seat in range(t.seats):
            if (t.factions[seat].tiles >> space) & 1:
                for kind in t.land.kinds:
                    if (t.factions[seat].built[kind] >> space) & 1:
                        return kind, seat
    return NONE, NOBODY


def view_of_units(units: i64) -> dict[str, int]:
    """Scouts on spots and waiting, soldiers standing and flat; how many may still move or fight."""
    return {
        "spot": int(spot_scouts(units)),
        "waiting": int(waiting_scouts(units)),
        "soldiers": int(soldiers(units)),
        "flat": int(flat_soldiers(units)),
        "fresh_scouts": int(fresh_scouts(units)),
        "fresh_soldiers": int(fresh_soldiers(units)),
        "unspent": int(unspent(units)),
    }


def view_of_faction(t: RealmsTable, who: i64, seat: i64) -> dict[str, Any]:
    """Of the hands of others only the backs are seen, of their tasks nothing, until the end (A-70)."""
    faction, content = t.factions[who], t.content
    open_ = who == seat or t.over
    return {
        "colour": COLOURS[who],
        "supply": goods_counts(faction.goods),
        "scouts": int(faction.scouts),  # in reserve
        "soldiers": int(faction.soldiers),  # in reserve
        "card": int(faction.card),  # of the turn order; 0 before it is taken
        "points": [int(points) for points in faction.points],  # VP by source
        "tiles": len(bits_of(faction.tiles)),
        "hand": [content.card_ids[card] for card in faction.hand] if open_ else [],
        "backs": [content.realms[content.card_realm[card]] for card in faction.hand],  # what all see of it
        "laid": [content.card_ids[card] for card in bits_of(faction.laid)],  # face up
        "tasks": [content.tasks[task].id for task in bits_of(faction.tasks)] if open_ else [],
        "raids": int(faction.raids),  # made
        "tokens": [int(token) + 1 for token in bits_of(faction.tokens)],
        "income": goods_counts(faction.income),  # what tiles and tokens bring at every Collect
        "income_any": int(faction.income_any),  # of any type
    }


def goods_counts(goods: i64) -> dict[str, int]:
    """Resources as the view shows them, by name."""
    return {name: int(of(goods, kind)) for kind, name in enumerate(RESOURCES)}


def view_of_bids(t: RealmsTable, seat: i64) -> list[int | None]:
    """S-2.2  Your own bid; those of others when all are in."""
    shown = NONE not in t.bids
    return [int(bid) if bid != NONE and (shown or who == seat) else None for who, bid in enumerate(t.bids)]


def view_of_objective(t: RealmsTable, realm: i64) -> dict[str, Any]:
    """Whether a realm's objective is met, and how far each of its goals has come."""
    goals = t.content.objectives[realm]
    return {
        "met": (t.met >> realm) & 1 == 1,
        # so far, wanted:
        "goals": [[int(progress(t, realm, goal)), int(wanted(t, realm, goal))] for goal in goals],
    }
