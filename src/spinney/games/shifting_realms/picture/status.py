"""What the picture says in words: whose turn it is, what is asked, and how things stand."""

from __future__ import annotations

from typing import Any

from spinney.games.shifting_realms.content import Content


def turn(view: dict[str, Any], asked: str, names: list[str]) -> tuple[str, str]:
    """Two lines: whose choice it is or how it ended, and what is asked."""
    if view["over"]:
        return ended(view, names), f"after {view['round']} rounds"
    who = view["asked"]
    first = f"Your choice, {names[who]}" if who == view["you"] else f"{names[who]} chooses"
    return first, asked


def moment(view: dict[str, Any]) -> str:
    """The round; how many actions are left is drawn."""
    return f"Round {view['round']} · actions left" if view["order"] else "Setup"


def when(view: dict[str, Any]) -> str:
    if not view["order"]:
        return "Setup"
    if view["over"]:
        return f"After {view['round']} rounds"
    left = view["turn"]["actions"]
    return f"Round {view['round']}, {left} action{'' if left == 1 else 's'} left"


def ended(view: dict[str, Any], names: list[str]) -> str:
    winners = [names[winner] for winner in view["winners"]]
    return f"{winners[0]} wins" if len(winners) == 1 else f"{' and '.join(winners)} share the victory"


def described(view: dict[str, Any], content: Content, asked: str, names: list[str]) -> str:
    """The whole picture in a sentence, for those who do not see it."""
    first, second = turn(view, asked, names)
    scores = ", ".join([f"{name} {score} VP" for name, score in zip(names, view["scores"], strict=True)])
    realms = [content.realm_names[content.realms.index(code)] for code in view["realms"]]
    return f"Realms {', '.join(realms)}. {when(view)}. {first}: {second}. {scores}."
