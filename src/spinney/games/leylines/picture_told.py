"""What the picture says in words: whose turn it is, what is asked, and how things stand."""

from __future__ import annotations

from typing import Any, Final

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


def turn(view: dict[str, Any], names: list[str]) -> tuple[str, str]:
    """Two lines: whose choice it is or how it ended, and what is asked."""
    if view["over"]:
        return ended(view, names), f"after {view['rounds']} Days"
    who = view["asked"]
    first = f"Your choice, {names[who]}" if who == view["you"] else f"{names[who]} chooses"
    return first, f"{when(view)} · {ASKED.get(view['question'], '')}{auction(view, names)}"


def when(view: dict[str, Any]) -> str:
    return f"Day {view['round']} of {view['rounds']}" if view["round"] else "setup"


def auction(view: dict[str, Any], names: list[str]) -> str:
    """The auction as it stands."""
    going = view["auction"]
    if not going or not going["contract"]:
        return ""
    name = view["contracts"][going["contract"]]["name"]
    if going["bidder"] < 0:
        return f" · {name}, no bid yet"
    return f" · {name}, {going['high']} Gold by {names[going['bidder']]}"


def ended(view: dict[str, Any], names: list[str]) -> str:
    winners = [names[winner] for winner in view["winners"]]
    return f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share the victory"


def described(view: dict[str, Any], names: list[str]) -> str:
    """The position in a few sentences, for those who do not see the picture."""
    first, second = turn(view, names)
    return (
        ". ".join([f"{first}, {second}", *[seat_words(view, names, who) for who in view["travellers"]]]) + "."
    )


def seat_words(view: dict[str, Any], names: list[str], who: dict[str, Any]) -> str:
    held = ", ".join([f"{count} {colour}" for colour, count in who["cubes"].items()]) or "no cubes"
    where = f"on {who['space']}" if who["space"] else "not on the board yet"
    done = len(who["completed"])
    return f"{names[who['seat']]}: {where}, {who['gold']} Gold, {held}, {done} Contracts completed"
