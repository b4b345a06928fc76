"""Parts of labels: what an option says of a space, who may go or fights there, what the dragon does."""

from __future__ import annotations

from mypy_extensions import i64

from spinney.engine.faces.names import seat_mark
from spinney.engine.text import many
from spinney.games.shifting_realms.rules.dragon import is_proof
from spinney.games.shifting_realms.rules.spots import free_spots, has_spots
from spinney.games.shifting_realms.state.land import TERRAINS
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import (
    WHAT,
    fresh_scouts,
    fresh_soldiers,
    number_of,
    scouts,
    soldiers,
    unspent,
)
from spinney.games.shifting_realms.terms import questions
from spinney.games.shifting_realms.terms.questions import QUESTIONS
from spinney.games.shifting_realms.words.names import group_words
from spinney.games.shifting_realms.words.spaces import place_name


def space_words(t: RealmsTable, space: i64, more: str = "") -> str:
    """A space as part of an option's label: its name, what it is, and more about it."""
    what = TERRAINS[t.land.terrain[space]]
    if (t.covered >> space) & 1:
        for faction in t.factions:
            for kind in t.land.kinds:
                if (faction.built[kind] >> space) & 1:
                    what = t.content.kind_names[kind]
    return f"{place_name(t.content, t.land, space)} ({what}{more})"


def spots_words(t: RealmsTable, space: i64) -> str:
    """S-6.1  The part of a label that says how many spots of a space are free, where it has any."""
    if not has_spots(t, space):
        return ""
    free = free_spots(t, space)
    return f", {many(free, 'spot')} free" if free else ", spots full"


def movers_words(t: RealmsTable, space: i64) -> str:
    """The part of a label that says who may go from a space; relocated units may have moved already."""
    units = t.factions[max(0, t.seat)].units[space]
    if QUESTIONS.of(t) == questions.RELOCATION:
        return group_words(scouts(units), soldiers(units))
    return group_words(fresh_scouts(units), fresh_soldiers(units))


def fight_words(t: RealmsTable, space: i64, other: i64) -> str:
    """S-9.6  The parts of a label that tell of a fight: where, against whom, and who stands there."""
    mine, theirs = t.factions[max(0, t.seat)].units[space], t.factions[other].units[space]
    sides = f"{group_words(0, unspent(mine))} against {group_words(scouts(theirs), soldiers(theirs))}"
    return f"Fight {seat_mark(other)} on {place_name(t.content, t.land, space)}: {sides}"


def flight_words(t: RealmsTable, destroyed: i64) -> str:
    """S-9.7  The part of a label that says how many unprotected scouts flee when so many are destroyed."""
    if QUESTIONS.of(t) != questions.BLOW:
        return ""
    fleeing = t.exposed(t.more, t.about) - destroyed
    if fleeing <= 0:
        return ""
    return f"; {fleeing} more flee{'s' if fleeing == 1 else ''} to the town hall"


def dragon_words(t: RealmsTable, space: i64) -> str:
    """S-13.1.4, S-13.1.5  The part of a label on where the dragon goes: over a space, or to it to strike."""
    if (t.land.no_stop >> space) & 1:
        return f"over {space_words(t, space)}"
    prey = any(
        number_of(faction.units[space], what) > 0 for faction in t.factions for what in range(len(WHAT))
    )
    strikes = "; a unit there is removed" if prey and not is_proof(t, space) else ""
    return f"to {space_words(t, space)}{strikes}"
