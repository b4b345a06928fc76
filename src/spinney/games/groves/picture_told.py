"""What the picture says in words: whose turn it is, what is asked, and how things stand."""

from __future__ import annotations

from typing import Final

from spinney.games.groves.picture_rewards import words
from spinney.games.groves.picture_scene import Scene
from spinney.games.groves.picture_tokens import TYPE_WORDS, counted

ASKED: Final = {
    "place": "place a spirit",
    "choose": "choose a resource grove",
    "gain": "choose an element from the supply",
    "pay": "choose an element to pay",
    "spirit": "choose a spirit from the supply",
    "buy": "buy a grove, or none",
    "keep": "keep one of two cards",
    "portal": "set the portal towards a neighbour",
    "wraith": "settle the wraith draw",
}


def turn(scene: Scene) -> tuple[str, str]:
    """Two lines: whose turn it is or how it ended, and what is asked."""
    v = scene.view
    if v["over"]:
        return ended(scene), f"after {counted(v['round'], 'round')}"
    who = v["asked"]
    first = f"Your turn, {scene.names[who]}" if who == scene.you else f"{scene.names[who]}'s turn"
    return first, f"{when(scene)} · {asked(scene)}"


def ended(scene: Scene) -> str:
    v = scene.view
    if not v["winners"]:
        return "The Hollows have won" if scene.solo else "Nobody has won"
    names = [scene.names[winner] for winner in v["winners"]]
    return f"{names[0]} wins" if len(names) == 1 else f"{' and '.join(names)} share the victory"


def when(scene: Scene) -> str:
    v = scene.view
    if v["question"] == "choose":
        return "setup"
    return f"round {v['round']}, the last" if v["final"] else f"round {v['round']}"


def asked(scene: Scene) -> str:
    """What is asked, in a few words."""
    v = scene.view
    if v["question"] == "collect":
        return f"take {short(v['reward'])}, or not"
    if v["question"] == "either":
        return "one or the other: " + " or ".join([short(side) for side in v["reward"].split(" / ")])
    if v["question"] == "swap":
        pay, gain = v["reward"].split(" → ")
        return f"pay {short(pay)} for {short(gain)}?"
    return ASKED.get(v["question"], "")


def short(reward: str) -> str:
    return words(reward).replace("drawing", "draw").replace("removing", "remove").replace(" for your bag", "")


def area_left(scene: Scene, number: int) -> tuple[str, str]:
    """What is left at an area: for its sign, and for its tooltip."""
    v = scene.view
    if number == 0:
        left = v["stack"]
        return (
            f"{left} in stack",
            f"{counted(left, 'grove')} left in the stack; when it is empty, the last round is played",
        )
    if number == 1:
        return f"{v['deck']['count']} in deck", deck_words(scene)
    bases = v["supply"]["bases"]
    return f"{bases} left", f"{counted(bases, 'base')} and {counted(v['supply']['mirrors'], 'mirror')} left"


def deck_words(scene: Scene) -> str:
    """The deck, and what this seat knows of it."""
    deck = scene.view["deck"]
    lines = [f"{counted(deck['count'], 'card')} in the deck, {deck['returned']} of them put back"]
    lines += [f"You know card {known['place'] + 1} from the top" for known in deck["known"] if scene.you >= 0]
    return "\n".join(lines)


def described(scene: Scene) -> str:
    """The position in a few sentences, for those who do not see the picture."""
    first, second = turn(scene)
    row = [slot["id"] for slot in scene.view["row"] if slot["tile"] >= 0]
    names = [scene.content.tiles[slot["tile"]].name for slot in scene.view["row"] if slot["tile"] >= 0]
    sentences = [f"{first}, {second}", f"In the row: {', '.join(names)}" if row else "The row is empty"]
    sentences += [described_seat(scene, seat) for seat in range(scene.seats)]
    if scene.solo:
        sentences.append(
            f"{counted(scene.solo['hollows'], 'wraith')} in the Hollows, {scene.solo['to_beat']} to beat"
        )
    return ". ".join(sentences) + "."


def described_seat(scene: Scene, number: int) -> str:
    seat = scene.seat(number)
    groves = len(scene.view["realms"][number]["groves"])
    parts = [f"{seat.points} points", counted(groves, "grove")]
    parts += [
        f"{counted(count, TYPE_WORDS[kind])} to place" for kind, count in enumerate(seat.drawn) if count
    ]
    return f"{seat.name}: {', '.join(parts)}"
