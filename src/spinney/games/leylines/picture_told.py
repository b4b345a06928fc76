"""What the picture says in words: whose turn it is, what is asked, and how things stand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.games.leylines import actions
from spinney.games.leylines.picture_tokens import told
from spinney.games.leylines.question import question_name
from spinney.games.leylines.table import EMPTY, LeylinesTable

Names = tuple[str, ...]
ASKED: Final = {
    "place": "choose the Market where you begin",
    "reroll": "mark dice to roll again, or keep them",
    "start": "choose a die for the move, or use something first",
    "destination": "choose where to go",
    "cubes": "take cubes, or leave them",
    "drop": "drop a cube: you carry too many",
    "end": "use a card, or end the turn",
    "leftover": "no Movement slot is open: use something, or end the turn",
    "companion": "send the Companion to a space",
    "fetch": "choose a cube to fetch",
    "sale": "choose a cube to sell",
    "path": "follow the Pathfinder",
    "route": "choose any other space",
    "item": "buy an Item, or none",
    "payment": "change colours, or pay",
    "lot": "choose a Contract to auction",
    "bid": "bid, or pass",
    "second_bid": "bid once more, or let the match stand",
    "decision": "match, or pass",
    "friend": "hire a Forest Friend, or none",
    "contract": "choose a Contract to complete",
    "negotiators": "choose how many Negotiators to discard",
    "dusk": "dusk: use Special Delivery, or keep it",
}


def turn(t: LeylinesTable, names: Names, seat: int) -> tuple[str, str]:
    """Two lines: whose choice it is or how it ended, and what is asked."""
    if t.over:
        return ended(t, names), f"after {t.content.rounds} Days"
    who = int(t.seat)
    first = f"Your choice, {names[who]}" if who == seat else f"{names[who]} chooses"
    return first, f"{when(t)} · {asked(t)}"


def asked(t: LeylinesTable) -> str:
    """What is asked, in a few words; the start window speaks of cards only where one can be used."""
    name, kind_of = question_name(t), t.content.actions.kind_of
    if name == "start" and all(kind_of(option) == actions.MOVE for option in t.options):
        return "choose a die for the move"
    if name == "decision" and t.auction is not None and t.auction.bidder < 0:
        return "take it for nothing, or leave it"
    return ASKED.get(name, "")


def when(t: LeylinesTable) -> str:
    return f"Day {t.round} of {t.content.rounds}" if t.round else "setup"


def auction(t: LeylinesTable, names: Names) -> str:
    """The auction as it stands."""
    going = t.auction
    if going is None or going.lot == EMPTY or t.display[going.lot] == EMPTY:
        return ""
    name = t.content.contracts[t.display[going.lot]].name
    return f" · {name}, {standing(int(going.high), int(going.bidder), names)}"


def standing(high: int, bidder: int, names: Names) -> str:
    return f"{high} Gold by {names[bidder]}" if bidder >= 0 else "no bid yet"


def ended(t: LeylinesTable, names: Names) -> str:
    winners = [names[winner] for winner in t.winners]
    return f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share the victory"


def described(t: LeylinesTable, names: Names, seat: int) -> str:
    """The position in a few sentences, for those who do not see the picture."""
    first, second = turn(t, names, seat)
    ids = t.content.board.ids
    seats = [
        seat_words(
            name,
            "" if who.space == EMPTY else ids[who.space],
            int(who.gold),
            int(who.cubes),
            int(who.completed).bit_count(),
        )
        for name, who in zip(names, t.travellers, strict=True)
    ]
    return ". ".join([f"{first}, {second}{auction(t, names)}", *seats]) + "."


@lru_cache(1024)
def seat_words(name: str, space: str, gold: int, cubes: int, done: int) -> str:
    where = f"on {space}" if space else "not on the board yet"
    return f"{name}: {where}, {gold} Gold, {told(cubes) or 'no cubes'}, {done} Contracts completed"
