"""What the picture says in words: whose turn it is, what is asked, and how things stand."""

from __future__ import annotations

from typing import Final

from spinney.games.groves.picture_cards import summons_words
from spinney.games.groves.picture_rewards import words
from spinney.games.groves.picture_scene import Scene
from spinney.games.groves.picture_tokens import TYPE_WORDS, counted

ASKED: Final = {
    "place": "place a spirit",
    "collect": "take the reward, or leave it",
    "either": "one side or the other",
    "swap": "exchange, or not",
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
    return first, f"{when(scene)} · {ASKED.get(v['question'], '')}"


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
    """What is asked, with the reward in question."""
    question, about = scene.view["question"], reward(scene)
    plain = str(ASKED.get(question, ""))
    return f"{plain}: {words(about)}" if about else plain


def reward(scene: Scene) -> str:
    """The reward in question, as editions write it; empty where the question is of something else."""
    text, question = str(scene.view["reward"]), scene.view["question"]
    return f"{question}({text})" if question in ("either", "swap") else text


def area_left(scene: Scene, number: int) -> tuple[str, str]:
    """What is left at an area: for its sign, and for its tooltip."""
    v = scene.view
    if number == 0:
        left = v["stack"]
        return (
            f"{left} left",
            f"{counted(left, 'grove')} left in the stack; when it is empty, the last round is played",
        )
    if number == 1:
        return f"{v['deck']['count']} left", deck_words(scene)
    bases = v["supply"]["bases"]
    return f"{bases} left", f"{counted(bases, 'base')} and {counted(v['supply']['mirrors'], 'mirror')} left"


def deck_words(scene: Scene) -> str:
    """The deck, and what this seat knows of it."""
    deck = scene.view["deck"]
    lines = [f"{counted(deck['count'], 'card')} in the deck, {deck['returned']} of them put back"]
    return "\n".join([*lines, *remembered(scene)])


def remembered(scene: Scene) -> list[str]:
    """G-10.12  Cards that this seat put back: where they lie, or where they may be by now."""
    if scene.you < 0 or scene.view["over"]:
        return []
    lines = [
        f"Card {known['place'] + 1} from the top is yours: {summons_words(scene.summons(known['card']))}"
        for known in scene.view["deck"]["known"]
    ]
    for trace in scene.view["traces"]:
        among = " or ".join([whereabouts(scene, place) for place in trace["among"]])
        lines.append(f"You put back {summons_words(scene.summons(trace['card']))}; by now it is {among}")
    return lines


def whereabouts(scene: Scene, place: dict[str, int]) -> str:
    if "deck" in place:
        return f"card {place['deck'] + 1} of the deck"
    if "looking" in place:
        return f"looked at by {scene.names[place['looking']]}"
    return f"face down with {scene.names[place['seat']]}"


def passed(scene: Scene) -> int:
    """G-11.1  How much of the stack is gone, in hundredths."""
    content = scene.content
    full = int(content.stack_of(scene.seats) - content.slots_of(scene.seats))
    return 100 - 100 * int(scene.view["stack"]) // max(1, full)


def described(scene: Scene) -> str:
    """The position in a few sentences, for those who do not see the picture."""
    first, second = turn(scene)
    second = second if scene.view["over"] else f"{when(scene)}, {asked(scene)}"
    row = [slot["id"] for slot in scene.view["row"] if slot["tile"] >= 0]
    names = [scene.content.tiles[slot["tile"]].name for slot in scene.view["row"] if slot["tile"] >= 0]
    sentences = [f"{first}, {second}", f"In the row: {', '.join(names)}" if row else "The row is empty"]
    sentences += [described_seat(scene, seat) for seat in range(scene.seats)]
    if scene.solo:
        full = scene.solo["hollows"] >= scene.solo["spaces"]
        goal = "no space is left" if full else f"{scene.solo['to_beat']} to beat"
        sentences.append(f"{counted(scene.solo['hollows'], 'wraith')} in the Hollows, {goal}")
    return ". ".join(sentences) + "."


def described_seat(scene: Scene, number: int) -> str:
    seat = scene.seat(number)
    groves = len(scene.view["realms"][number]["groves"])
    parts = [f"{seat.points} points", counted(groves, "grove")]
    parts += [
        f"{counted(count, TYPE_WORDS[kind])} to place" for kind, count in enumerate(seat.drawn) if count
    ]
    return f"{seat.name}: {', '.join(parts)}"
