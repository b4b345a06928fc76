"""Why a Realm, a hex, a Treasure stack or a Monster cannot be chosen now, by what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spinney.engine.bits import bit_count
from spinney.engine.faces.asking import Reason
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content import tile_kinds
from spinney.games.eldervale.content.vocabulary import WIZARD, WORKER
from spinney.games.eldervale.rules.dwelling import has_another, mason
from spinney.games.eldervale.rules.payment import can_pay
from spinney.games.eldervale.rules.placement import steps_of
from spinney.games.eldervale.rules.treasure import stacks_on
from spinney.games.eldervale.state.table import BOUND, EldervaleTable
from spinney.games.eldervale.state.units import type_of
from spinney.games.eldervale.terms import questions
from spinney.games.eldervale.terms.questions import QUESTIONS
from spinney.games.eldervale.words.names import the_tile, unit_name
from spinney.games.eldervale.words.reasons.costs import costs

NOT_REALMS: Final = Reason(
    "Realms are chosen to place, move or join with a Unit, and to build.", "E-5.3", waits=True
)
MINE_THERE: Final = Reason("One of your Units is there already.", "E-5.6")
FIRST_PLACE: Final = Reason("Your first Unit goes to a Realm where nobody is.", "E-5.1")
NO_TELEPORT: Final = Reason("Somebody is there, and it is not next to a Unit of yours.", "E-5.5")
UNIT_FIRST: Final = Reason("First choose the Unit that you place.", "E-4.3")
NOT_ELEMENTAL: Final = Reason("Dwellings are built in Elemental Realms alone.", "E-8.1")
BUILT: Final = Reason("There is a Dwelling already.", "E-8.1")
NO_WORKER: Final = Reason("You have no Worker there.", "E-8.1")
LAST_UNIT: Final = Reason("Your last Unit cannot become a Dwelling.", "E-8.8")
NO_ROOFTOP: Final = Reason("You have built all your Dwellings.", "E-8.7")
NEW: Final = Reason("This is the new Realm: touch the place where it should lie.", "E-6.5")
NO_TREASURE: Final = Reason("There is no Treasure left.", "E-6.1")
NOT_FREE: Final = Reason("Somebody is there: a Unit moves to a Realm where nobody is.", "E-2.5")
NO_UNIT: Final = Reason("You have no Unit there.", "E-10.1")
NO_MOVER: Final = Reason("You have no Unit there that can move.", "E-4.8")
NO_DWELLING: Final = Reason("You have no Dwelling there.", "E-8.5")
CASTLE: Final = Reason("It is a Castle already.", "E-8.5")
NOT_NEXT: Final = Reason("A new Realm lies next to at least two others.", "E-6.5")
TAKEN_BY_UNIT: Final = Reason("Treasure is taken by a Unit that is placed in its Realm.", "E-6.1")
DUNGEON_DONE: Final = Reason("There is neither a Realm to draw nor a card to buy.", "E-6.13")
NOBODY_TO_SUMMON: Final = Reason("There is no Unit in your tray that you can pay.", "E-6.6")
NO_RUSH: Final = Reason("It does not stand where it could rush from.", "E-7.3")
NO_MONSTER: Final = Reason("A Monster is chosen when it rushes in or is dominated.", "E-7.3", waits=True)
TOUCH_REALM: Final = Reason("Touch the Realm around it: your Unit can go there.", "E-5.3")
OUT_OF_REACH: Final = Reason("It is not near enough to a Unit of yours.", "E-15.4")
NO_JOIN: Final = Reason("You have no Unit there that can join.", "E-7.11")


def number_of(t: EldervaleTable, id_: str) -> int:
    """A Realm by its id, if it is on the map; else NONE."""
    for at, found in enumerate(t.content.tiles):
        if found.id == id_ and (t.laid >> at) & 1:
            return at
    return NONE


def of_tile(t: EldervaleTable, seat: int, id_: str) -> Reason | None:
    """Why a Realm cannot be chosen, by what is asked."""
    tile, find = number_of(t, id_), ASKED.get(int(QUESTIONS.of(t)))
    if tile == NONE:
        return NEW if t.turn.drawn != NONE and t.content.tiles[t.turn.drawn].id == id_ else None
    return NOT_REALMS if find is None else find(t, seat, tile)


def placing(t: EldervaleTable, seat: int, tile: int) -> Reason:
    """E-5.1 to E-5.6  Where the Unit cannot be placed."""
    own, kind = t.players[seat].here, t.about
    if (own >> tile) & 1:
        return MINE_THERE
    if own == 0:
        return FIRST_PLACE
    type_ = type_of(t, kind)
    if type_ == WIZARD:
        return NO_TELEPORT
    steps = int(steps_of(t, seat, kind, type_))
    near = "next to" if steps == 1 else f"up to {steps} Realms from"
    words = f"It is too far: the {unit_name(t.content, kind)} goes {near} a Unit of yours."
    return Reason(words, "E-5.3" if steps == 1 else "E-5.4")


def using(t: EldervaleTable, seat: int, tile: int) -> Reason | None:
    """E-6.13  Why the action of a Realm cannot be used."""
    if t.turn.tile == NONE:
        return Reason("The Unit that you placed is no longer in its Realm.", "E-6.14")
    if tile != t.turn.tile:
        return Reason(f"You placed your Unit in {the_tile(t.content, t.turn.tile)}.", "E-6.0")
    kind, play = t.content.tile_kind[tile], t.content.play
    if kind == tile_kinds.TOWER:
        return costs(t, seat, play.tower_cost, "E-6.2")
    if kind == tile_kinds.FORTRESS:
        payable = can_pay(t, seat, play.fortress_cost, 0)
        gold = Reason("Two Gold cannot pay for two Gold.", "E-6.12")
        return gold if payable else costs(t, seat, play.fortress_cost, "E-6.3")
    if kind == tile_kinds.MILL:
        return no_dwelling(t, seat) or Reason("You cannot pay for any Dwelling.", "E-6.4")
    return NOBODY_TO_SUMMON if kind == tile_kinds.PORTAL else DUNGEON_DONE


def no_dwelling(t: EldervaleTable, seat: int) -> Reason | None:
    """E-8.7, E-8.8  Why a player can build no Dwelling at all; None where one may."""
    player = t.players[seat]
    if bit_count(player.dwellings) >= t.content.setup.rooftops:
        return NO_ROOFTOP
    if not player.on_map(WORKER) & t.content.elemental & ~t.built():
        return Reason("You have no Worker in an Elemental Realm without a Dwelling.", "E-8.1")
    return LAST_UNIT if t.lenient == 0 and not has_another(t, seat) else None


def building(t: EldervaleTable, seat: int, tile: int) -> Reason | None:
    """E-8.1  Why a Dwelling cannot be built in a Realm."""
    if not (t.content.elemental >> tile) & 1:
        return NOT_ELEMENTAL
    if (t.built() >> tile) & 1:
        return BUILT
    if not (t.players[seat].on_map(WORKER) >> tile) & 1:
        return NO_WORKER
    off = int(t.content.effects[t.about].a[t.more] + mason(t, seat))
    return no_dwelling(t, seat) or costs(t, seat, t.content.dwell_cost[tile], "E-8.1", off)


def taking(t: EldervaleTable, seat: int, tile: int) -> Reason | None:
    """E-6.1  Why no Treasure can be taken there."""
    return None if stacks_on(t, tile) else NO_TREASURE


def moving_to(t: EldervaleTable, seat: int, tile: int) -> Reason:
    """19.0  Why a Unit cannot move there."""
    return NOT_FREE if (t.occupied() >> tile) & 1 else Reason("It is too far.", "E-4.8")


def joining(t: EldervaleTable, seat: int, tile: int) -> Reason | None:
    """E-7.11  Why nobody can join from there."""
    battle = t.battle
    if battle is None:
        return None
    if tile == battle.tile:
        return Reason("This is where the battle is.", "E-7.11")
    if not (t.adjacent[battle.tile] >> tile) & 1:
        return Reason(f"It is not next to the battle in {the_tile(t.content, battle.tile)}.", "E-7.11")
    return NO_JOIN


def upgrading(t: EldervaleTable, seat: int, tile: int) -> Reason:
    """E-8.5  Why a Dwelling cannot become a Castle."""
    return CASTLE if (t.players[seat].castles >> tile) & 1 else NO_DWELLING


def retrieving(t: EldervaleTable, seat: int, tile: int) -> Reason:
    """E-10.1  Nobody is there to be taken back."""
    return NO_UNIT


def leaving(t: EldervaleTable, seat: int, tile: int) -> Reason:
    """19.0  Nobody there can move."""
    return NO_MOVER if (t.players[seat].here >> tile) & 1 else NO_UNIT


def turn(t: EldervaleTable, seat: int, tile: int) -> Reason:
    """E-4.3  A Unit comes before its Realm."""
    return UNIT_FIRST


ASKED: Final[dict[int, Callable[[EldervaleTable, int, int], Reason | None]]] = {
    questions.TURN: turn,
    questions.REALM: placing,
    questions.ACTION: using,
    questions.DWELLING: building,
    questions.TREASURE: taking,
    questions.TARGET: moving_to,
    questions.JOIN: joining,
    questions.CASTLE: upgrading,
    questions.RETRIEVAL: retrieving,
    questions.MOVER: leaving,
    questions.WANDERER: leaving,
}


def of_hex(t: EldervaleTable, seat: int, place: str) -> Reason | None:
    """E-6.5  Why a new Realm cannot lie there."""
    return NOT_NEXT if QUESTIONS.of(t) == questions.HEX else None


def of_realm_stack(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-6.5  The Realms that have not come yet."""
    return Reason("A new Realm is drawn by a Unit that uses a Dungeon.", "E-6.5")


def of_stack(t: EldervaleTable, seat: int, name: str) -> Reason | None:
    """E-6.1  Why Treasure cannot be taken."""
    tile = number_of(t, name.rpartition("-")[0])
    if tile == NONE:
        return None
    there = QUESTIONS.of(t) == questions.ACTION and tile == t.turn.tile
    return Reason("Use the Realm to take its Treasure.", "E-6.1") if there else TAKEN_BY_UNIT


def of_monster(t: EldervaleTable, seat: int, id_: str) -> Reason | None:
    """E-7.3, E-15.4  Why a Monster can neither rush nor be dominated."""
    if all(monster.id != id_ for monster in t.content.monsters):
        return None
    asked = QUESTIONS.of(t)
    if asked == questions.RUSHER:
        return NO_RUSH
    if asked == questions.MONSTER:
        return OUT_OF_REACH
    return reason_of_its_realm(t, seat, id_) if asked == questions.REALM else NO_MONSTER


def reason_of_its_realm(t: EldervaleTable, seat: int, id_: str) -> Reason | None:
    """E-5.3  Why a Unit cannot be placed where a Monster stands; that one touches the Realm, if it can."""
    which = next(at for at, monster in enumerate(t.content.monsters) if monster.id == id_)
    tile = int(t.monsters[which])
    if not 0 <= tile < BOUND:
        return NO_MONSTER
    allowed = any(t.content.actions.part_of(option) == tile for option in t.options)
    return TOUCH_REALM if allowed else placing(t, seat, tile)
