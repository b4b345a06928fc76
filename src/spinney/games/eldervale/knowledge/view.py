"""Section 22: what a seat may know. All is public but Magic hands, the deck, and the order of stacks.

A tree of dicts, lists, ints and strings, in which things are named by their ids. What each entry means stands
beside it.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.bits import bits_of
from spinney.engine.nothing import NOBODY, NONE
from spinney.games.eldervale.content.heaps import count
from spinney.games.eldervale.content.vocabulary import (
    ELEMENT_COUNT,
    ELEMENTS,
    FACTION_KINDS,
    RESOURCES,
    SHAPESHIFTER,
    TOKEN_KINDS,
    UNITS,
)
from spinney.games.eldervale.knowledge.score_sheet import score_sheet
from spinney.games.eldervale.state.dice import unpacked
from spinney.games.eldervale.state.hexes import HEX_WORDS
from spinney.games.eldervale.state.table import (
    ABSENT,
    BOUND,
    IN_BOX,
    NO_STACK,
    ORB_ON_ICON,
    ORB_ON_INPUT,
    TAMED,
    USED,
    EldervaleTable,
)
from spinney.games.eldervale.state.units import kinds_of, many
from spinney.games.eldervale.terms.actions import LEAD, PLAIN_SIDE
from spinney.games.eldervale.terms.events import ROUND_LIMIT
from spinney.games.eldervale.terms.questions import QUESTIONS


def view(t: EldervaleTable, seat: i64) -> dict[str, Any]:
    """Everything public, and this seat's own hand."""
    return {
        "you": int(seat),  # the seat that looks, -1 for a spectator
        "asked": int(t.seat),  # whose choice it is, -1 after the end
        "question": QUESTIONS.name_of(t),  # in a word or two: see `terms/questions.py`
        "round": int(t.round),
        "first": int(t.first),  # the start player
        "active": int(t.turn.seat),  # whose turn it is
        "peaceful": t.peaceful == 1,
        "trigger": int(t.trigger),  # who has triggered the end, or -1
        "turns_left": int(t.turns_left),  # of the last turns, once they have begun
        "restrictions": t.lenient == 0,  # E-10.14
        "round_limit": int(t.limit),  # rounds after which the end is triggered, -1 for none (E-11.6)
        "by_limit": t.ending == ROUND_LIMIT,  # was it triggered so?
        "abilities": has_abilities(t),  # do factions have those that are printed on their boards?
        "elements": [ELEMENTS[element] for element in bits_of(t.elements)],  # in play
        "tiles": [view_of_tile(t, tile) for tile in bits_of(t.laid)],
        "realm_stack": [t.content.tiles[tile].id for tile in bits_of(t.realms)],  # in no order
        "market": view_of_market(t),
        "unseen_tokens": unseen_tokens(t),
        "players": [view_of_player(t, other, seat) for other in range(t.seats)],
        "deck": len(t.deck),  # Magic Cards that are left
        "discard": sorted([t.content.magic[card].id for card in t.discard]),
        "claimed": sorted([t.content.magic[card].id for card in t.claimed]),  # Quests out of the game
        "burned": [t.content.adventures[card].id for card in t.burned],
        "orbs": view_of_orbs(t),
        "monsters": view_of_monsters(t),
        "mercenaries": {
            UNITS[FACTION_KINDS + at]: int(owner)  # -1 in the supply
            for at, owner in enumerate(t.mercenaries)
            if owner != ABSENT
        },
        "for_good": [UNITS[FACTION_KINDS + at] for at in bits_of(t.bought)],  # hired with an Orb, not Gold
        "shape": "" if t.shape == NONE else UNITS[t.shape],  # the type last named for the Shapeshifter
        "troves": len(bits_of(t.troves)),  # Trove Tokens that are left
        "turn": view_of_turn(t),
        "battle": view_of_battle(t),  # None without one
        "payment": view_of_payment(t, seat),  # None without one
        "scores": scores_seen(t, seat),  # as far as this seat knows them
        "over": t.over,
        "winners": [int(winner) for winner in t.winners],
    }


def has_abilities(t: EldervaleTable) -> bool:
    """E-16.7  Have Units the abilities of their factions? Those led show it, and those that may be led."""
    if any(player.element != NONE and player.side == NONE for player in t.players):
        return False
    menu = t.content.actions
    leads = [option for option in t.options if menu.kind_of(option) == LEAD]
    return not any(menu.tile_of(option) == PLAIN_SIDE for option in leads)


def unseen_tokens(t: EldervaleTable) -> dict[str, int]:
    """For views: Treasure Tokens that nobody has seen, by kind."""
    tokens = t.content.tokens
    return {tokens[kind].id: int(number) for kind, number in enumerate(t.pool) if number > 0}


def token_id(t: EldervaleTable, kind: i64) -> str:
    """How views name a Treasure Token: by Element and face."""
    return t.content.tokens[kind].id


def unit_id(t: EldervaleTable, kind: i64) -> str:
    """How views name a kind of Unit; a Dominated Monster by its id."""
    return UNITS[kind] if kind < len(UNITS) else t.content.monsters[kind - len(UNITS)].id


def view_of_units(t: EldervaleTable, units: i64) -> dict[str, int]:
    """A heap of Units by kind."""
    return {} if units == 0 else {unit_id(t, kind): int(many(units, kind)) for kind in kinds_of(units)}


def view_of_tile(t: EldervaleTable, tile: i64) -> dict[str, Any]:
    """What lies and stands on a tile."""
    monster = t.monster_on(tile)
    owners = [seat for seat in range(int(t.seats)) if (t.players[seat].dwellings >> tile) & 1]
    stacks = [t.stacks[2 * tile + stack] for stack in range(t.content.tile_stacks[tile])]
    return {
        "id": t.content.tiles[tile].id,
        "hex": HEX_WORDS[t.hexes[tile]],
        "stacks": [
            {"token": "", "below": 0}
            if stack == NO_STACK
            else {"token": token_id(t, stack // 4), "below": int(stack & 3)}
            for stack in stacks
        ],
        "monster": "" if monster == NONE else t.content.monsters[monster].id,
        "units": [view_of_units(t, player.units[tile]) for player in t.players],  # by seat
        "shape": shape_on(t, tile),  # what a Shapeshifter there counts as
        "dwelling": owners[0] if owners else NOBODY,  # whose
        "castle": bool(owners) and bool((t.players[owners[0]].castles >> tile) & 1),
    }


def shape_on(t: EldervaleTable, tile: i64) -> str:
    """E-16.5  For views: the type named for the Shapeshifter, if it stands here."""
    if t.shape == NONE:
        return ""
    here = any(many(player.units[tile], SHAPESHIFTER) for player in t.players)
    return UNITS[t.shape] if here else ""


def view_of_market(t: EldervaleTable) -> dict[str, Any]:
    """By Element in play: the card face up, and those face down, in no order."""
    cards = t.content.adventures
    return {
        ELEMENTS[element]: {
            "card": "" if t.faces[element] == NONE else cards[t.faces[element]].id,
            "left": [cards[element * t.content.kinds + kind].id for kind in bits_of(t.decks[element])],
        }
        for element in range(ELEMENT_COUNT)
        if (t.elements >> element) & 1
    }


def view_of_player(t: EldervaleTable, other: i64, seat: i64) -> dict[str, Any]:
    """`hand` is for its owner; others see how many cards it has."""
    player, content = t.players[other], t.content
    open_hand = other == seat or t.over
    return {
        "element": "" if player.element == NONE else ELEMENTS[player.element],
        "faction": "" if player.side == NONE else content.sides[player.side].name,
        "vp": int(player.vp),
        "glory": int(player.glory),
        "orbs": int(player.orbs),
        "slain": int(player.slain),
        "tactics": int(player.tactics),
        "tokens": {RESOURCES[kind]: int(player.tokens[kind]) for kind in range(TOKEN_KINDS)},
        "power": {ELEMENTS[element]: int(player.power[element]) for element in bits_of(t.elements)},
        "cards": len(player.hand),
        "hand": sorted([content.magic[card].id for card in player.hand]) if open_hand else [],
        "treasure": [token_id(t, kind) for kind in player.held],
        "tableau": [view_of_card(t, card) for card in t.tableau(other)],
        "tray": view_of_units(t, player.tray),
        "ready": view_of_units(t, player.ready),
        "underworld": view_of_units(t, player.under),
        "pool": view_of_units(t, player.pool),
        "acting": view_of_units(t, player.acting),
        "dwellings": [content.tiles[tile].id for tile in bits_of(player.dwellings)],
        "regrouped": bool((t.regrouped >> other) & 1),
        "resting": bool((t.resting >> other) & 1),
    }


def card_id(t: EldervaleTable, card: i64) -> str:
    """How views name an Adventure Card or a Starter Card."""
    first = t.content.first_starter
    return t.content.adventures[card].id if card < first else t.content.starters[card - first].id


def view_of_card(t: EldervaleTable, card: i64) -> dict[str, Any]:
    """What lies on a card of a tableau."""
    marks, aura = t.marks[card], t.aura_on(card)
    slots = [t.slot_of(card, slot) for slot in range(t.content.card_slots[card])]
    return {
        "id": card_id(t, card),
        "used": int(marks & USED),
        "orb_on_input": bool(marks & ORB_ON_INPUT),
        "orb_on_icon": bool(marks & ORB_ON_ICON),
        "aura": "" if aura == NONE else t.content.magic[aura].id,
        "slots": ["" if kind == NONE else token_id(t, kind) for kind in slots],
    }


def view_of_orbs(t: EldervaleTable) -> dict[str, Any]:
    """Elements and spaces with an Orb, and whose Orb is on each reward."""
    return {
        "tracks": [ELEMENTS[element] for element in bits_of(t.track_orbs)],
        "glory": [int(space) for space in bits_of(t.glory_orbs)],
        "rewards": [int(owner) for owner in t.orb_track],
    }


def view_of_monsters(t: EldervaleTable) -> dict[str, str]:
    """Where each is: a tile, `waiting`, `underworld 0` (bound to a seat) or `serves 0`."""
    found: dict[str, str] = {}
    for monster, place in enumerate(t.monsters):
        if place >= TAMED:
            where = f"serves {place - TAMED}"
        elif place >= BOUND:
            where = f"underworld {place - BOUND}"
        else:
            where = t.content.tiles[place].id if place >= 0 else "waiting"
        if place != IN_BOX:
            found[t.content.monsters[monster].id] = where
    return found


def view_of_turn(t: EldervaleTable) -> dict[str, Any]:
    """What the active player has done."""
    turn = t.turn
    return {
        "unit": "" if turn.kind == NONE else unit_id(t, turn.kind),
        "realm": "" if turn.tile == NONE else t.content.tiles[turn.tile].id,
        "retrieving": turn.retrieving == 1,
        "blink": turn.blink == 1,
        "quell": turn.quell == 1,
        "through": turn.through == 1,
        "drawn": "" if turn.drawn == NONE else t.content.tiles[turn.drawn].id,
        "playing": "" if turn.card == NONE else t.content.magic[turn.card].id,
    }


def view_of_battle(t: EldervaleTable) -> dict[str, Any] | None:
    """The battle that is going on, if any."""
    battle = t.battle
    if battle is None:
        return None
    return {
        "realm": t.content.tiles[battle.tile].id,
        "monster": "" if battle.monster == NONE else t.content.monsters[battle.monster].id,
        "bonus": [int(dice) for dice in battle.bonus],
        "support": [view_of_units(t, units) for units in battle.support],
        "dice": [[int(die) for die in unpacked(roll)] for roll in battle.rolls],
        "winner": int(battle.winner),
        "losers": [int(seat) for seat in bits_of(battle.losers)],
        "saves": int(battle.saves),
    }


def view_of_payment(t: EldervaleTable, seat: i64) -> dict[str, Any] | None:
    """E-12.10  Magic Cards are shown when all is handed over."""
    payment = t.payment
    if payment is None:
        return None
    cards = payment.cards if seat == t.seat else []
    return {
        "cost": [int(count(payment.cost, kind)) for kind in range(7)],
        "discount": int(payment.discount),
        "tokens": [int(number) for number in payment.tokens],
        "cards": len(payment.cards),
        "shown": [t.content.magic[card].id for card in cards],
    }


def scores_seen(t: EldervaleTable, seat: i64) -> list[int]:
    """The scores that a seat's view shows: totals of the score sheet as this seat may see it."""
    sheet = score_sheet(t, int(seat))
    return [sum([item.points[other] for item in sheet]) for other in range(t.seats)]
