"""What the picture says in words: whose turn it is, what is asked, and how things stand."""

from __future__ import annotations

from typing import Any

from spinney.art.ribbon import choosing, victory
from spinney.engine.text import many
from spinney.games.shifting_realms.content.edition import RealmsContent


def turn(view: dict[str, Any], asked: str, names: list[str]) -> tuple[str, str]:
    """The status of a realms game in two lines: whose choice it is or how it ended, and what is asked."""
    if view["over"]:
        return ended(view, names), f"after {rounds_played(view)}"
    who = view["asked"]
    return choosing(names[who], who == view["you"]), asked


def moment(view: dict[str, Any]) -> str:
    """The status of the round; how many actions are left is drawn."""
    return f"Round {view['round']} · actions left" if view["order"] else "Setup"


def when(view: dict[str, Any]) -> str:
    """The status of time in words: setup, the round with its actions left, or the end."""
    if not view["order"]:
        return "Setup"
    if view["over"]:
        return f"After {rounds_played(view)}"
    left = view["turn"]["actions"]
    return f"Round {view['round']}, {many(left, 'action')} left"


def rounds_played(view: dict[str, Any]) -> str:
    """S-14.7  How many rounds there were, and whether a house rule ended the game."""
    house_rule = " (house rule)" if view["ended"] in ("idle", "rounds") else ""
    return f"{many(view['round'], 'round')}{house_rule}"


def ended(view: dict[str, Any], names: list[str]) -> str:
    """The status after the end: who has won."""
    return victory([names[winner] for winner in view["winners"]])


def described(view: dict[str, Any], content: RealmsContent, asked: str, names: list[str]) -> str:
    """The whole picture in a sentence, for those who do not see it."""
    first, second = turn(view, asked, names)
    scores = ", ".join([f"{name} {score} VP" for name, score in zip(names, view["scores"], strict=True)])
    realms = [content.realm_names[content.realms.index(code)] for code in view["realms"]]
    return f"Realms {', '.join(realms)}. {when(view)}. {first}: {second}. {scores}."
