"""What the picture says in words: whose turn it is, what is asked, and how things stand."""

from __future__ import annotations

from typing import Any, Final

ASKED: Final = {
    "bid": "bid for the turn order, in secret",
    "card": "take a turn order card",
    "any": "choose a resource",
    "window": "act, fight, play a card or trade; or collect",
    "group": "choose who goes: scouts + soldiers",
    "destination": "choose where to go",
    "site": "choose where to build",
    "waiver": "choose a resource that you need not pay",
    "marker": "choose the scout that becomes the marker",
    "return": "soldiers return, or stay",
    "unit": "place a unit",
    "blow": "exchange soldiers, or attack scouts",
    "deck": "draw a story card, or none",
    "drawn": "play the card now, or keep it",
    "step": "move the dragon",
    "removal": "choose a unit that the dragon removes",
    "exchange": "give a resource, or stop",
    "other": "choose what you get for it",
    "victim": "choose an opponent",
    "loot": "choose a resource to take",
    "march": "choose who marches",
    "relocation": "choose who goes",
    "relocation_group": "choose who goes: scouts + soldiers",
    "relocated": "choose where to go",
    "rout": "choose whom to rout",
    "routed": "choose a unit to send away",
    "slay": "choose a target",
    "convert": "choose a scout to convert",
    "free_build": "choose what to build",
    "free_raid": "choose a ship",
    "trade": "trade magic, or end the turn",
}


def turn(view: dict[str, Any], names: list[str]) -> tuple[str, str]:
    """Two lines: whose choice it is or how it ended, and what is asked."""
    if view["over"]:
        return ended(view, names), f"after {view['round']} rounds"
    who = view["asked"]
    first = f"Your choice, {names[who]}" if who == view["you"] else f"{names[who]} chooses"
    return first, f"{moment(view)} · {ASKED.get(view['question'], '')}"


def moment(view: dict[str, Any]) -> str:
    """The round; how many actions are left is drawn."""
    return f"Round {view['round']}" if view["order"] else "Setup"


def when(view: dict[str, Any]) -> str:
    if not view["order"]:
        return "setup"
    left = view["turn"]["actions"]
    return f"Round {view['round']}, {left} action{'' if left == 1 else 's'} left"


def ended(view: dict[str, Any], names: list[str]) -> str:
    winners = [names[winner] for winner in view["winners"]]
    return f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share the victory"


def described(view: dict[str, Any], names: list[str]) -> str:
    """The whole picture in a sentence, for those who do not see it."""
    first, second = turn(view, names)
    scores = ", ".join([f"{name} {score} VP" for name, score in zip(names, view["scores"], strict=True)])
    return f"Realms {', '.join(view['realms'])}. {first}, {second}. {scores}."
