"""What the picture says in words: whose turn it is, what is asked, and how things stand."""

from __future__ import annotations

from functools import lru_cache

from spinney.art.ribbon import choosing, victory
from spinney.engine.nothing import NOBODY, NONE
from spinney.engine.text import many
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.words.asked import asked_words
from spinney.games.leylines.words.names import cubes_words

Names = tuple[str, ...]


def turn(t: LeylinesTable, names: Names, seat: int) -> tuple[str, str]:
    """Two lines: whose choice it is or how it ended, and what is asked."""
    if t.over:
        return ended(t, names), f"after {many(t.content.rounds, 'Day')}"
    who = int(t.seat)
    return choosing(names[who], who == seat), f"{when(t)} · {asked_words(t)}"


def when(t: LeylinesTable) -> str:
    """The Day, for the status."""
    return f"Day {t.round} of {t.content.rounds}" if t.round else "setup"


def auction(t: LeylinesTable, names: Names) -> str:
    """The auction as it stands."""
    going = t.auction
    if going is None or going.lot == NONE or t.display[going.lot] == NONE:
        return ""
    name = t.content.contracts[t.display[going.lot]].name
    return f" · {name}, {standing(int(going.high), int(going.bidder), names)}"


def standing(high: int, bidder: int, names: Names) -> str:
    """How an auction stands, in words: the highest bid, if there is one."""
    return f"{high} Gold by {names[bidder]}" if bidder != NOBODY else "no bid yet"


def ended(t: LeylinesTable, names: Names) -> str:
    """Who has won, for the status."""
    return victory([names[winner] for winner in t.winners])


def described(t: LeylinesTable, names: Names, seat: int) -> str:
    """The position in a few sentences, for those who do not see the picture."""
    first, second = turn(t, names, seat)
    ids = t.content.board.ids
    seats = [
        seat_words(
            name,
            "" if who.space == NONE else ids[who.space],
            int(who.gold),
            int(who.cubes),
            int(who.completed).bit_count(),
        )
        for name, who in zip(names, t.travellers, strict=True)
    ]
    return ". ".join([f"{first}, {second}{auction(t, names)}", *seats]) + "."


@lru_cache(1024)
def seat_words(name: str, space: str, gold: int, cubes: int, done: int) -> str:
    """How a player stands, in a sentence for those who do not see the picture."""
    held = cubes_words(cubes) if cubes else "no cubes"
    where = f"on {space}" if space else "not on the board yet"
    return f"{name}: {where}, {gold} Gold, {held}, {many(done, 'Contract')} completed"
