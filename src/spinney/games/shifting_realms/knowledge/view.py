"""Section 5: what a seat may know. A tree of dicts, lists, ints and strings:

you, asked     this seat (-1 for a spectator), and the seat that is asked (-1 after the end)
question       what is asked (see `question.NAMES`), and `about` its two numbers
realms         codes from left to right; round, order (seats in turn order)
turn           what the active seat has done: see `view_of_turn`
spaces         sixty: {id, terrain, tile, owner, units}, units by colour: see `view_of_units`
factions       for each seat: see `view_of_faction`; own tasks and cards only, until the end
bids           by seat; None where there is none or it is a secret
decks          cards left by realm; closed: realms whose deck is closed; discard: card ids
drawn          the card that this seat has just drawn and looks at, else ""
piles          tiles left by kind; cached: spaces whose cache was used
dragon         its space, or ""; flights: Dragon Moves cards resolved; tokens: troll king tokens left
objectives     by realm: {met, goals}, goals as [progress, wanted]
scores, over, winners
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.table import NONE
from spinney.games.shifting_realms.actions import COLOURS, space_word
from spinney.games.shifting_realms.goods import RESOURCES, of
from spinney.games.shifting_realms.land import NOWHERE, SPACES, TERRAINS
from spinney.games.shifting_realms.objectives import progress, wanted
from spinney.games.shifting_realms.question import question_name
from spinney.games.shifting_realms.table import NO_BID, NO_CARD, RealmsTable
from spinney.games.shifting_realms.units import (
    flat_soldiers,
    fresh_scouts,
    fresh_soldiers,
    soldiers,
    spot_scouts,
    unspent,
    waiting_scouts,
)


def view(t: RealmsTable, seat: i64) -> dict[str, Any]:
    """What this seat, or a spectator (-1), may know."""
    content, land = t.content, t.land
    return {
        "you": int(seat),
        "asked": int(t.seat),
        "question": question_name(t),
        "about": [None if number == NONE else int(number) for number in (t.about, t.more)],
        "realms": [content.realms[realm] for realm in land.realms],
        "round": int(t.round),
        "order": [int(one) for one in t.order],
        "turn": view_of_turn(t),
        "spaces": view_of_spaces(t),
        "factions": [view_of_faction(t, who, seat) for who in range(t.seats)],
        "bids": view_of_bids(t, seat),
        "decks": {content.realms[realm]: int(t.cards_left(realm)) for realm in land.realms},
        "closed": [content.realms[realm] for realm in land.realms if not t.is_open(realm)],
        "discard": [content.card_ids[card] for card in bits_of(t.discard)],
        "drawn": content.card_ids[t.drawn] if t.drawn != NO_CARD and t.turn.seat == seat else "",
        "piles": {content.kind_ids[kind]: int(t.piles[kind]) for kind in land.kinds},
        "cached": [space_word(space) for space in bits_of(t.cached)],
        "dragon": space_word(t.dragon) if t.dragon != NOWHERE else "",
        "flights": int(t.flights),
        "tokens": int(t.tokens),
        "objectives": {content.realms[realm]: view_of_objective(t, realm) for realm in land.realms},
        "scores": t.scores,
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
    }


def view_of_turn(t: RealmsTable) -> dict[str, Any]:
    turn = t.turn
    return {
        "seat": int(turn.seat),
        "actions": int(turn.actions),
        "draws": int(turn.draws),
        "raided": turn.raided == 1,
        "builds": int(turn.builds),
        "discount": int(turn.discount),
        "berserk": turn.berserk == 1,
        "swaps": int(turn.swaps),
        "forts": [space_word(space) for space in bits_of(turn.forts)],
        "fresh_tiles": [space_word(space) for space in bits_of(turn.fresh_tiles)],
        "barred": int(turn.barred),
        "since": int(turn.since),
        "fought": [[space_word(space) for space in bits_of(mask)] for mask in turn.fought],
        "acted": t.acted == 1,
        "idle": int(t.idle),
    }


def view_of_spaces(t: RealmsTable) -> list[dict[str, Any]]:
    """Tiles, owners and units, space by space."""
    found: list[dict[str, Any]] = []
    for space in range(SPACES):
        kind, owner = tile_on(t, space)
        found.append(
            {
                "id": space_word(space),
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
    """The kind of tile on a space and its owner, or -1 and -1."""
    if (t.covered >> space) & 1:
        for seat in range(t.seats):
            if (t.factions[seat].tiles >> space) & 1:
                for kind in t.land.kinds:
                    if (t.factions[seat].built[kind] >> space) & 1:
                        return kind, seat
    return -1, -1


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
    """A hand of others shows the backs of its cards alone (A-70)."""
    faction, content = t.factions[who], t.content
    open_ = who == seat or t.over
    return {
        "colour": COLOURS[who],
        "supply": goods_counts(faction.goods),
        "scouts": int(faction.scouts),
        "soldiers": int(faction.soldiers),
        "card": int(faction.card),
        "points": [int(points) for points in faction.points],
        "tiles": len(bits_of(faction.tiles)),
        "hand": [content.card_ids[card] for card in faction.hand] if open_ else [],
        "backs": [content.realms[content.card_realm[card]] for card in faction.hand],
        "laid": [content.card_ids[card] for card in bits_of(faction.laid)],
        "tasks": [content.tasks[task].id for task in bits_of(faction.tasks)] if open_ else [],
        "raids": int(faction.raids),
        "tokens": [int(token) + 1 for token in bits_of(faction.tokens)],
        "income": goods_counts(faction.income),
        "income_any": int(faction.income_any),
    }


def goods_counts(goods: i64) -> dict[str, int]:
    return {name: int(of(goods, kind)) for kind, name in enumerate(RESOURCES)}


def view_of_bids(t: RealmsTable, seat: i64) -> list[int | None]:
    """S-2.2  One's own; those of others when all are in."""
    shown = NO_BID not in t.bids
    return [int(bid) if bid != NO_BID and (shown or who == seat) else None for who, bid in enumerate(t.bids)]


def view_of_objective(t: RealmsTable, realm: i64) -> dict[str, Any]:
    goals = t.content.objectives[realm]
    return {
        "met": (t.met >> realm) & 1 == 1,
        "goals": [[int(progress(t, realm, goal)), int(wanted(t, realm, goal))] for goal in goals],
    }
