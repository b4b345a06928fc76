"""Every question of the game as one asks it at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.names import seat_mark
from spinney.engine.text import many
from spinney.games.shifting_realms.rules import build, strikes
from spinney.games.shifting_realms.rules.recruit import must_scout, real_numbers
from spinney.games.shifting_realms.state.goods import RESOURCES
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.games.shifting_realms.state.units import TYPES, scouts_of_group, soldiers_of_group
from spinney.games.shifting_realms.terms import questions
from spinney.games.shifting_realms.words.names import group_words
from spinney.games.shifting_realms.words.spaces import place_name

Question = Callable[[RealmsTable], str]


def where(t: RealmsTable, space: i64) -> str:
    """The space that a question is about."""
    return place_name(t.content, t.land, space)


def do_they_go(group: i64, verb: str) -> str:
    """Who goes, after a question word: `do 2 scouts go`, `does the soldier go`."""
    scouts, soldiers = scouts_of_group(group), soldiers_of_group(group)
    does = "does" if scouts + soldiers == 1 else "do"
    words = group_words(scouts, soldiers)
    return f"{does} {words if max(scouts, soldiers) > 1 else words.replace('1 ', 'the ')} {verb}"


def window(t: RealmsTable) -> str:
    """S-3.6  The play window: with actions left, or after them."""
    left = t.turn.actions
    return f"What will you do? {many(left, 'action')} left." if left else "Anything else before you collect?"


def any_type(t: RealmsTable) -> str:
    """S-10.2  Resources of any type, one by one."""
    return "Which resource do you take?" if t.about == 1 else f"Which resource do you take? {t.about} to go."


def group(t: RealmsTable) -> str:
    """S-5.1  Who goes on a Move."""
    return f"Who goes from {where(t, t.about)}?"


def destination(t: RealmsTable) -> str:
    """S-5.2  Where a Move ends."""
    return f"Where {do_they_go(t.more, 'go')}?"


def site(t: RealmsTable) -> str:
    """S-7.2  Where a tile is built."""
    return f"Where do you build the {t.content.kind_names[t.about]}?"


def waiver(t: RealmsTable) -> str:
    """S-17.1  What need not be paid."""
    tile = t.content.kind_names[build.kind_of_site(t.about)]
    left = build.waived_of_site(t.about)
    return f"Which resource do you save on the {tile}?{f' {left} to choose.' if left > 1 else ''}"


def marker(t: RealmsTable) -> str:
    """S-7.8  The scout that becomes a marker."""
    return f"Which scout becomes the marker of the {t.content.kind_names[t.about]}?"


def soldiers_return(t: RealmsTable) -> str:
    """S-7.9  Soldiers on a new tile."""
    return f"Do your soldiers on the {t.content.kind_names[t.about]} return to the town hall?"


def unit(t: RealmsTable) -> str:
    """S-4.6  Units to place, one by one."""
    must, may = real_numbers(t, t.about)
    if must == 0:
        return f"Do you place another unit?{f' Up to {may} more.' if may > 1 else ''}"
    what = "scout" if must_scout(t.about) else "unit"
    more = f" Then up to {may} more." if may else ""
    return f"Where {f'does your {what}' if must == 1 else f'do your {many(must, what)}'} go?{more}"


def blow(t: RealmsTable) -> str:
    """S-9.16  The next blow of a fight."""
    return f"How do you fight {seat_mark(t.more)} at {where(t, t.about)}?"


def step(t: RealmsTable) -> str:
    """S-13.1.9  The dragon flies step by step."""
    return f"Where does the dragon fly? {many(t.content.dragon_steps - t.about, 'step')} left."


def drawn(t: RealmsTable) -> str:
    """S-8.5  What becomes of the card that was drawn; only its drawer is asked."""
    return (
        f"You drew {t.content.card_names[t.drawn]}. What do you do with it?" if t.drawn >= 0 else "Keep it?"
    )


def exchange(t: RealmsTable) -> str:
    """S-8.7  Resources for other ones."""
    return f"What do you give for another resource? {many(t.about, 'exchange')} left."


def other(t: RealmsTable) -> str:
    """S-8.7  What comes back for what was given."""
    return f"What do you take for 1 {RESOURCES[t.about]}?"


def victim(t: RealmsTable) -> str:
    """S-8.7  Who pays."""
    return f"Who gives you {many(t.about, 'resource')}?"


def loot(t: RealmsTable) -> str:
    """S-8.7  What is taken, one by one."""
    return f"What do you take from {seat_mark(t.about)}? {t.more} to go."


def march(t: RealmsTable) -> str:
    """S-5.1  A march by a card."""
    return f"Who marches up to {many(t.about, 'step')}?"


def relocation(t: RealmsTable) -> str:
    """S-5.5  Units that a card sends to a realm."""
    realm = t.content.realm_names[t.more]
    return f"Up to {many(t.about, 'unit')} may go to {realm}: from where?"


def relocation_group(t: RealmsTable) -> str:
    """S-5.5  Who is sent there."""
    return f"Who is sent to {t.content.realm_names[t.more]}?"


def rout(t: RealmsTable) -> str:
    """S-17.4  Whom a rout strikes."""
    return f"Whose units do you send away? Up to {t.about}."


def routed(t: RealmsTable) -> str:
    """S-17.4  Units that are sent away, one by one."""
    seat = seat_mark(strikes.seat_of_target(t.about))
    return f"Which unit of {seat} goes to the town hall? Up to {t.more}."


WORDS: Final[dict[int, Question]] = {
    questions.BID: lambda t: "How much gold do you bid?",
    questions.CARD: lambda t: "Which turn order card do you take?",
    questions.ANY: any_type,
    questions.WINDOW: window,
    questions.GROUP: group,
    questions.DESTINATION: destination,
    questions.SITE: site,
    questions.WAIVER: waiver,
    questions.MARKER: marker,
    questions.RETURN: soldiers_return,
    questions.UNIT: unit,
    questions.BLOW: blow,
    questions.DECK: lambda t: "From which deck do you draw a story card?",
    questions.DRAWN: drawn,
    questions.STEP: step,
    questions.REMOVAL: lambda t: f"Whom does the dragon drive from {where(t, t.dragon)}?",
    questions.EXCHANGE: exchange,
    questions.OTHER: other,
    questions.VICTIM: victim,
    questions.LOOT: loot,
    questions.MARCH: march,
    questions.RELOCATION: relocation,
    questions.RELOCATION_GROUP: relocation_group,
    questions.RELOCATED: lambda t: f"Where {do_they_go(t.more, 'arrive')}?",
    questions.ROUT: rout,
    questions.ROUTED: routed,
    questions.SLAY: lambda t: f"Which {TYPES[t.about]} do you destroy?",
    questions.CONVERT: lambda t: "Which scout becomes yours?",
    questions.FREE_BUILD: lambda t: "What do you build without spending an action?",
    questions.FREE_RAID: lambda t: "Which ship raids without spending an action?",
    questions.TRADE: lambda t: "Do you trade magic before your turn ends?",
}
