"""Chapter 2: setup; for a solo game as in chapter 14."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from spinney.engine.chance import Chance
from spinney.engine.game import Game
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.parts import Options
from spinney.engine.piles import Layer, Pile
from spinney.games.groves.content.cards import (
    CRYSTAL_GROVE,
    RESOURCE_GROVE,
    SPIRIT_GROVE,
    STARTING_GROVES,
    TYPES,
    WHITE,
    WRAITH,
)
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.rules.round import begin_round, refill_row
from spinney.games.groves.state.table import GrovesTable, Realm, Solo, Supply
from spinney.games.groves.state.takes import Takes
from spinney.games.groves.terms import events
from spinney.games.groves.terms.areas import AREAS


def set_up(game: Game[GrovesTable], seats: i64, chance: Chance, options: Options) -> GrovesTable:
    """R-4  With fewer seats than the number given, the start goes round."""
    table = lay_out(game, game.content, seats, chance, options["hollows"] == "at_once")
    start = int(options["start"])
    table.plan((start_with, (start - 1) % seats) if start > 0 else (draw_start,))
    return table


def lay_out(
    game: Game[Any], content: GrovesContent, seats: i64, chance: Chance, at_once: bool = False
) -> GrovesTable:
    """G-2.1 to G-2.5  Everything in the supply, all cards and groves in unordered piles."""
    solo = seats == 1
    spirits = content.spirits[:]
    cards: list[i64] = [at for at, card in enumerate(content.summoning) if card.solo or not solo]
    tiles: list[i64] = list(range(STARTING_GROVES, len(content.tiles)))
    table = GrovesTable(
        game=game,
        seats=seats,
        chance=chance,
        content=content,
        realms=[lay_realm(content, spirits, seat) for seat in range(seats)],
        owner=[NOBODY] * len(content.tiles),
        spirit=[NONE] * len(content.tiles),
        tree=[0] * (AREAS * TYPES),
        supply=lay_supply(content, seats, spirits),
        row=[NONE] * content.slots_of(seats),
        unseen=tiles,
        stack=content.stack_of(seats),
        discarded=[],
        deck=Pile([Layer(cards)] if cards else []),
        looked=[],
        takes=Takes([], 0),
        realm_cards=[],
        card_owner=[NOBODY] * content.realm_cards_shown,
        crown=0,
        crown_placed=0,
        round_=0,
        visited=NONE,
        solo=lay_solo(content, spirits, at_once) if solo else None,
    )
    for seat in range(seats):
        table.owner[CRYSTAL_GROVE + seat] = seat
        table.owner[SPIRIT_GROVE + seat] = seat
    return table


def lay_supply(content: GrovesContent, seats: i64, spirits: list[i64]) -> Supply:
    """G-2.1  What the seats do not get."""
    elements: list[i64] = [content.elements - content.start_elements * seats] * 3
    portals = content.portals
    return Supply(spirits, elements, content.crystals, content.dominion_tokens, portals, portals)


def lay_realm(content: GrovesContent, spirits: list[i64], seat: i64) -> Realm:
    """G-2.7, G-2.9, G-2.10  Two starting groves, elements, and the white spirits of the bag."""
    spirits[WHITE] -= content.start_whites
    return Realm(
        bag=[content.start_whites, 0, 0, 0, 0, 0],
        drawn=[0] * TYPES,
        unplaced=0,
        elements=[content.start_elements] * 3,
        crystals=0,
        dominion=0,
        groves=[CRYSTAL_GROVE + seat, SPIRIT_GROVE + seat],
        base=0,
        portals=[],
        reach=1 << seat,
    )


def lay_solo(content: GrovesContent, spirits: list[i64], at_once: bool) -> Solo:
    """G-14.4, G-14.31  Setup for a solo game: the wraith bag; the other wraiths stay in the supply."""
    spirits[WHITE] -= content.solo_whites
    spirits[WRAITH] -= content.solo_wraiths
    bag: list[i64] = [content.solo_whites, 0, 0, 0, 0, content.solo_wraiths]
    return Solo(bag, [0] * TYPES, 0, 0, 0, [0] * TYPES, at_once)


def draw_start(t: GrovesTable) -> None:
    """G-2.6, R-4  The start player is drawn by lot, unless it was agreed on."""
    start_with(t, t.chance.below(t.seats) if t.seats > 1 else 0)


def start_with(t: GrovesTable, seat: i64) -> None:
    """G-2.6, G-14.1  The crown, and crystals in turn order."""
    t.crown = seat
    t.tell(events.STARTS, seat)
    for place in range(t.seats):
        crystals = t.content.solo_crystals if t.seats == 1 else t.content.start_crystals[place]
        t.realms[(seat + place) % t.seats].crystals = crystals
        t.supply.crystals -= crystals
    show_realm_cards(t)
    refill_row(t)  # G-2.5
    offer_resource(t, (seat - 1) % t.seats)


def show_realm_cards(t: GrovesTable) -> None:
    """G-2.3  Three random realm cards; the others are out of the game."""
    cards: list[i64] = list(range(len(t.content.realm_cards)))
    for _ in range(t.content.realm_cards_shown):
        card = cards.pop(t.chance.below(len(cards)) if len(cards) > 1 else 0)
        t.realm_cards.append(card)
        t.tell(events.REALM_CARD_SHOWN, t.crown, card)


def offer_resource(t: GrovesTable, seat: i64) -> None:
    """G-2.8, G-14.1  One of the resource-generating groves that are left."""
    left = [colour for colour in range(1, 5) if t.owner[RESOURCE_GROVE + colour - 1] == NOBODY]
    t.ask(seat, [t.content.actions.choose(colour) for colour in left], resource_chosen)


def resource_chosen(t: GrovesTable, seat: i64, action: i64) -> None:
    """G-2.8, G-2.10  It joins the realm, and a spirit of its colour the bag; the start player is last."""
    colour = t.content.actions.part_of(action) + 1
    tile = RESOURCE_GROVE + colour - 1
    t.owner[tile] = seat
    t.realms[seat].groves.append(tile)
    t.realms[seat].bag[colour] += 1
    t.supply.spirits[colour] -= 1
    t.tell(events.RESOURCE_CHOSEN, seat, tile)
    if seat == t.crown:
        begin_round(t)
    else:
        offer_resource(t, (seat - 1) % t.seats)
