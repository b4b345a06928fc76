"""E-9.4: the four ways to spend an Orb."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.nothing import NONE
from spinney.games.eldervale.rules import effects, mercenaries
from spinney.games.eldervale.state.table import ORB_ON_ICON, ORB_ON_INPUT, SUPPLY, EldervaleTable
from spinney.games.eldervale.terms import events, fields


def orb_uses(t: EldervaleTable, seat: i64) -> list[i64]:
    """E-9.8  The ways to spend an Orb that have a place left."""
    menu = t.content.actions.orbs
    return [menu[use] for use in range(len(menu)) if len(orb_places(t, seat, use)) > 0]


def orb_places(t: EldervaleTable, seat: i64, use: i64) -> list[i64]:
    """Where an Orb may go: reward spaces, inputs, icons or Mercenaries, as actions."""
    menu, content = t.content.actions, t.content
    if use == fields.ORB_TRACK:
        return [menu.spaces[at] for at in range(len(t.orb_track)) if t.orb_track[at] == NONE]
    if use == fields.ORB_HIRE:
        return [menu.hires[at] for at in range(len(t.mercenaries)) if t.mercenaries[at] == SUPPLY]
    found: list[i64] = []
    for card in sorted(t.players[seat].cards):
        if use == fields.ORB_INPUT:
            fits = content.card_input[card] != 0 and not t.marks[card] & ORB_ON_INPUT
        else:
            fits = content.has_icon[card] == 1 and not t.marks[card] & ORB_ON_ICON
        if fits:
            found.append(menu.hosts[card])
    return found


def offer_place(t: EldervaleTable, seat: i64, use: i64) -> None:
    """E-9.4  Where the Orb goes."""
    t.ask(seat, orb_places(t, seat, use), place_chosen, use)


def place_chosen(t: EldervaleTable, seat: i64, action: i64, use: i64) -> None:
    """E-9.4, R-32, R-38  The Orb is spent for good; only on the reward track does it score."""
    place = t.content.actions.part_of(action)
    t.players[seat].orbs -= 1
    t.tell(events.ORB_SPENT, seat, use, place)
    if use == fields.ORB_TRACK:
        t.orb_track[place] = seat
        t.plan((effects.do_effect, seat, t.content.tracks.orbs[place], 0))
    elif use == fields.ORB_INPUT:
        t.marks[place] |= ORB_ON_INPUT
    elif use == fields.ORB_ICON:
        t.marks[place] |= ORB_ON_ICON
    else:
        mercenaries.hire_for_good(t, seat, place)
