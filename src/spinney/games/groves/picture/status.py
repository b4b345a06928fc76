"""What the picture says in words: whose turn it is, what is asked, and how things stand."""

from __future__ import annotations

from typing import Final

from spinney.art.ribbon import on_turn, victory
from spinney.engine.text import many
from spinney.games.groves.picture.cards import summons_words
from spinney.games.groves.picture.figures import WORDS
from spinney.games.groves.picture.scene import Scene
from spinney.games.groves.terms.areas import BONUS_AREA, GROVES_AREA, NO_CARD, TREE, bonus_brings
from spinney.games.groves.terms.questions import CHOOSE, COLLECT, EITHER, QUESTIONS, SWAP
from spinney.games.groves.words import rewards
from spinney.games.groves.words.names import LOSSES
from spinney.games.groves.words.rewards import Printed

CLOSE: Final = "dangerously close to losing"  # G-14.32  of full Hollows, while the game is running


def turn(scene: Scene) -> tuple[str, str]:
    """Two lines: whose turn it is or how it ended, and what is asked."""
    v = scene.view
    if v["over"]:
        return ended(scene), f"after {many(v['round'], 'round')}"
    who = v["asked"]
    return on_turn(scene.names[who], who == scene.you), f"{when(scene)} · {question(scene)}"


def ended(scene: Scene) -> str:
    """How the game ended, in a sentence of the status."""
    v = scene.view
    if not v["winners"]:
        return LOSSES[scene.solo["lost"]] if scene.solo else "Nobody has won"
    return victory([scene.names[winner] for winner in v["winners"]])


def when(scene: Scene) -> str:
    """The round, for the status."""
    v = scene.view
    if scene.question == CHOOSE:
        return "setup"
    return f"round {v['round']}, the last" if v["final"] else f"round {v['round']}"


def asked(scene: Scene) -> str:
    """What is asked, with the reward in question."""
    about = reward(scene)
    return f"{question(scene)}: {about.words}" if about else question(scene)


def question(scene: Scene) -> str:
    """The words of the question, for the status."""
    return QUESTIONS.words[scene.question]


def reward(scene: Scene) -> Printed:
    """The reward that the status asks about; none where the question is of something else."""
    if scene.question == COLLECT:
        return rewards.printed(scene.content, scene.view["about"][0])
    if scene.question in (EITHER, SWAP):
        first, second = (rewards.printed(scene.content, side) for side in scene.view["about"])
        return rewards.either(first, second) if scene.question == EITHER else rewards.swap(first, second)
    return Printed()


def purpose(scene: Scene, number: int) -> str:
    """What the picture says that a spirit on an area is for; R-29  the last card, or none."""
    area = TREE[number]
    does = bonus_brings(scene.view["deck"]["count"]) if number == BONUS_AREA else area.does
    if not does:
        return f"{area.words.capitalize()}: {NO_CARD}, so a spirit here brings nothing"
    then = f"; with a base: {area.then}" if area.then else ""
    return f"{area.words.capitalize()}: place a spirit here to {does}{then}"


def area_left(scene: Scene, number: int) -> tuple[str, str]:
    """How an area stands, in words: what is left there, for its sign and for its tooltip."""
    v = scene.view
    if number == GROVES_AREA:
        left = v["stack"]
        return (
            f"{to_buy(scene)}{left} left",
            f"{many(left, 'grove')} left in the stack; when it is empty, the last round is played",
        )
    if number == BONUS_AREA:
        return f"{v['deck']['count']} left", deck_words(scene)
    bases = v["supply"]["bases"]
    return f"{bases} left", f"{many(bases, 'base')} and {many(v['supply']['mirrors'], 'mirror')} left"


def to_buy(scene: Scene) -> str:
    """How many groves whoever looks could buy, for the sign; nothing for spectators and after the game."""
    if scene.you < 0 or scene.view["over"]:
        return ""
    return f"can buy {within_reach(scene) or 'none'}, "


def within_reach(scene: Scene) -> int:
    """G-9.2, G-9.3  How many groves of the row whoever looks could pay for now."""
    mine = scene.seat(scene.you)
    costs = [
        (slot, scene.content.tiles[place["tile"]].cost)
        for slot, place in enumerate(scene.view["row"])
        if place["tile"] >= 0
    ]
    return sum(
        mine.crystals > slot and all(have >= need for have, need in zip(mine.elements, cost, strict=True))
        for slot, cost in costs
    )


def deck_words(scene: Scene) -> str:
    """How the deck stands, in words, and what this seat knows of it."""
    deck = scene.view["deck"]
    lines = [f"{many(deck['count'], 'card')} in the deck, {deck['returned']} of them put back"]
    return "\n".join([*lines, *remembered(scene)])


def remembered(scene: Scene) -> list[str]:
    """G-10.12  What the picture says of cards that this seat put back: where they are, or may be by now."""
    if scene.you < 0 or scene.view["over"]:
        return []
    lines = [
        f"You put back {summons_words(scene.summons(known['card']))}; it is card {known['place'] + 1}"
        " from the top"
        for known in scene.view["deck"]["known"]
    ]
    for trace in scene.view["traces"]:
        among = " or ".join([whereabouts(scene, place) for place in trace["among"]])
        lines.append(f"You put back {summons_words(scene.summons(trace['card']))}; by now it is {among}")
    return lines


def whereabouts(scene: Scene, place: dict[str, int]) -> str:
    """Where a returned card may be, as the picture says it in words."""
    if "deck" in place:
        return f"card {place['deck'] + 1} of the deck"
    if "looking" in place:
        return f"looked at by {scene.names[place['looking']]}"
    return f"face down with {scene.names[place['seat']]}"


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
        warning = "no space is left" if scene.view["over"] else f"no space is left, {CLOSE}"
        goal = warning if full else f"{scene.solo['to_beat']} to beat"
        sentences.append(f"{many(scene.solo['hollows'], 'wraith')} in the Hollows, {goal}")
    return ". ".join(sentences) + "."


def described_seat(scene: Scene, number: int) -> str:
    """How a seat stands, in words for those who do not see the picture."""
    seat = scene.seat(number)
    groves = len(scene.view["realms"][number]["groves"])
    parts = [many(seat.points, "point"), many(groves, "grove")]
    parts += [f"{many(count, WORDS[kind])} to place" for kind, count in enumerate(seat.drawn) if count]
    return f"{seat.name}: {', '.join(parts)}"
