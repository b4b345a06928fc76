"""The question to whoever is asked, as one asks at a table, and where each option is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from spinney.engine.faces.asking import NOTHING_TRIVIAL, Answer, Ask
from spinney.engine.faces.names import seat_mark
from spinney.engine.nothing import NOBODY
from spinney.engine.text import listed, many
from spinney.games.groves.content.cards import ELEMENT_NAMES, SEATS, SPIRITS, WHITE, WRAITH
from spinney.games.groves.content.edition import GrovesContent
from spinney.games.groves.content.symbols import CRYSTAL, DOMINION, EITHER, SWAP
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import questions
from spinney.games.groves.terms.areas import AREAS
from spinney.games.groves.terms.questions import QUESTIONS
from spinney.games.groves.words.buttons import badge, short
from spinney.games.groves.words.names import tile_name
from spinney.games.groves.words.places import parts_of
from spinney.games.groves.words.rewards import deed, note_on, printed

MARKS: Final = tuple([seat_mark(seat) for seat in range(SEATS)])
Wording = tuple[str, str]  # the question, and a line of help


def ask(t: GrovesTable) -> Ask:
    """What a seat is asked, and its answers."""
    question, help = ASKED[int(QUESTIONS.of(t))](t)
    return Ask(int(t.seat), question, help, [answer(t, int(option)) for option in t.options], trivial(t))


def answer(t: GrovesTable, action: int) -> Answer:
    """An option, where it is given, in words and in a few letters."""
    note, tone = badge(t, action)
    return Answer(action, parts_of(t, action), t.game.label(t, action, MARKS), short(t, action), note, tone)


def trivial(t: GrovesTable) -> int:
    """What anybody would answer: the only option, or to collect what only adds to one's own."""
    if len(t.options) == 1:
        return NOTHING_TRIVIAL if is_loss(t) else int(t.options[0])
    if QUESTIONS.of(t) == questions.COLLECT and only_adds(t.content, t.about):
        return int(t.content.actions.collect)
    return NOTHING_TRIVIAL


def only_adds(content: GrovesContent, reward: i64) -> bool:
    """Does a reward bring elements, crystals and dominion, and nothing else, whatever is chosen in it?"""
    inside = content.rewards[reward]
    for kind, one, other in zip(inside.kinds, inside.a, inside.b, strict=True):
        if kind == EITHER:
            if not (only_adds(content, one) and only_adds(content, other)):
                return False
        elif kind > CRYSTAL and kind != DOMINION:
            return False
    return True


def is_loss(t: GrovesTable) -> bool:
    """G-14.22  Is there nothing left but to place a wraith that finds no space?"""
    full = t.solo is not None and t.solo.hollows == t.content.hollows
    return full and t.options[0] == t.content.actions.settle


# Placing.


def where_to_place(t: GrovesTable) -> Wording:
    """G-4.5  A spirit that was drawn, and a place for it."""
    drawn = t.realms[t.seat].drawn
    kinds = [spirit for spirit in range(len(SPIRITS)) if drawn[spirit] > 0]
    places = len({t.content.actions.target_of(option) for option in t.options})
    notes = "Matching colours get the bonus, too."
    if kinds == [WRAITH]:
        notes = "A wraith gets the bonus everywhere, and stays where it is."
    if kinds == [WHITE]:
        notes = "White gets the reward of a grove, but no bonus."
    if WRAITH in kinds and len(kinds) > 1:
        notes = "Where colours match you get the bonus; a wraith gets it everywhere, and stays."
    notes += driven_out(t) or through_portals(t) or spent_on_the_tree(t)
    if len(kinds) > 1:
        return "Which spirit goes where?", f"Touch a spirit, then a place. {notes}"
    name = "wraith" if kinds == [WRAITH] else f"{SPIRITS[kinds[0]]} spirit"
    glow = "1 place glows." if places == 1 else f"{places} places glow."
    return f"Where does the {name} go?", f"{glow} {notes}"


def through_portals(t: GrovesTable) -> str:
    """G-8.4  That groves of a neighbour glow as well, and why."""
    targets = [t.content.actions.target_of(option) for option in t.options]
    if not any(target >= AREAS and t.owner[target - AREAS] not in (t.seat, NOBODY) for target in targets):
        return ""
    return f" Groves through your portal{'s' if len(t.realms[t.seat].portals) > 1 else ''} glow, too."


def spent_on_the_tree(t: GrovesTable) -> str:
    """G-4.7.1  That a spirit on the Tree is gone from the bag, where one can be placed there now."""
    on_tree = any(t.content.actions.target_of(option) < AREAS for option in t.options)
    return " A spirit on the Tree leaves your bag." if on_tree else ""


def driven_out(t: GrovesTable) -> str:
    """G-7.5  What only a white spirit can do, where it can be done now."""
    actions = t.content.actions
    targets = [actions.target_of(option) for option in t.options if actions.part_of(option) == WHITE]
    wraiths = sum(target >= AREAS and t.spirit[target - AREAS] == WRAITH for target in targets)
    which = "a wraith" if wraiths == 1 else f"one of {wraiths} wraiths"
    return f" White can also drive out {which}." if wraiths else ""


def which_resource_grove(t: GrovesTable) -> Wording:
    """G-2.8  The third grove of the realm."""
    return (
        "Which grove do you start with?",
        "A spirit of its colour joins your bag. The foot of a grove is a bonus for spirits of its colour.",
    )


# Rewards.


def collect_or_leave(t: GrovesTable) -> Wording:
    """G-6.4  The primary reward or the bonus of the grove where the spirit was placed."""
    what = "bonus" if t.about in t.content.bonus else "reward"
    note = note_on(t.content, t.about)
    inside = t.content.rewards[t.about].kinds
    free = "" if SWAP in inside else ", for free"
    origin = f"It is the {what}{visited(t)}{free}."
    if inside == [EITHER]:
        words = printed(t.content, t.about).words.removeprefix("either ")
        return f"Do you collect one side of the {what}?", f"{words[0].upper()}{words[1:]}. {origin}"
    return f"Do you {deed(t.content, t.about)}?", f"{note} {origin}".lstrip()


def visited(t: GrovesTable) -> str:
    """Of which grove the reward is, if the last spirit was placed on one."""
    return f" of {tile_name(t.content, t.visited - AREAS)}" if t.visited >= AREAS else ""


def one_side(t: GrovesTable) -> Wording:
    """G-6.17  One side of a reward or the other; a side that would do nothing is not offered."""
    one, other = printed(t.content, t.about).words, printed(t.content, t.more).words
    if len(t.options) == 1:
        only = one if t.options[0] == t.content.actions.first else other
        return f"You take {only}.", "The other side would bring nothing now."
    return "Which side do you take?", f"You have {belongings(t)}."


def swap_or_not(t: GrovesTable) -> Wording:
    """G-6.14  All of the price for all that it brings."""
    cost, gain = printed(t.content, t.about).words, printed(t.content, t.more).words
    cost = cost.replace(" of your choice", "")
    return (
        f"Do you pay {cost} for {gain}?",
        f"You have {belongings(t)}. {note_on(t.content, t.more)}".rstrip(),
    )


def which_element(t: GrovesTable) -> Wording:
    """G-6.11  Elements of choice, one by one."""
    return "Which element do you take?", f"Touch one below.{to_follow(t)} You have {belongings(t)}."


def which_payment(t: GrovesTable) -> Wording:
    """G-6.25  Elements to pay, one by one."""
    return "Which element do you pay?", f"Your elements glow.{to_follow(t)} You have {belongings(t)}."


def to_follow(t: GrovesTable) -> str:
    """How many more are chosen after this one."""
    return f" After it you choose {t.about - 1} more." if t.about > 1 else ""


def which_spirit(t: GrovesTable) -> Wording:
    """G-6.15, G-14.12  A spirit of the supply; alone also for the wraith bag."""
    if t.solo is None:
        question = "Which spirit comes into your bag?"
        return question, f"Touch one below.{to_follow(t)} It may be drawn in a later round."
    return (
        "Which spirit do you take, and into which bag?",
        "Touch one twice for your bag, or the wraith bag: there a colour gives you its power when drawn."
        + to_follow(t),
    )


def belongings(t: GrovesTable) -> str:
    """What the seat has to pay with."""
    realm = t.realms[t.seat]
    elements = [f"{number} {ELEMENT_NAMES[at]}" for at, number in enumerate(realm.elements)]
    return listed([*elements, many(realm.crystals, "crystal")])


# The Tree.


def which_purchase(t: GrovesTable) -> Wording:
    """G-9.1  A grove that can be paid, or none."""
    return (
        "Which grove do you buy, if any?",
        f"What you can pay for glows; its price hangs below it. The crystals go to {receiver(t)}.",
    )


def receiver(t: GrovesTable) -> str:
    """G-9.3  Who gets the crystals of a purchase."""
    if t.solo is not None or t.crown == t.seat:
        return "the supply"
    return f"{seat_mark(t.crown)}, who has the crown"


def which_card(t: GrovesTable) -> Wording:
    """G-10.1  One of the cards looked at."""
    return (
        "Which summoning card do you keep?",
        "The other goes under the deck. A draw with these spirits reveals yours for its dominion.",
    )


def which_neighbour(t: GrovesTable) -> Wording:
    """G-8.3, G-8.6  Where the portal leads."""
    if len(t.options) == 1:
        return f"The portal opens to {seat_mark(1 - int(t.seat))}.", "A wraith comes into your bag."
    return (
        "Where does your portal lead?",
        "Touch a Lore Stone. Your spirits can go to the groves there; a wraith comes into your bag.",
    )


def what_of_the_wraiths(t: GrovesTable) -> Wording:
    """G-14.15, G-14.26  Wraiths to place, and powers of the colours drawn."""
    solo = t.solo
    left = solo.drawn[WRAITH] if solo is not None else 0
    spaces = t.content.hollows - solo.hollows if solo is not None else 0
    room = f"The Hollows have {many(spaces, 'free space')}."
    glow = f"Powers that can be used glow. {room}"
    if left == 0:
        only = len(t.options) == 1
        return ("All drawn wraiths are settled.", room) if only else ("Do you use a power?", glow)
    waits = f"{left} wraith{' waits' if left == 1 else 's wait'}"
    if len(t.options) == 1:
        return f"{waits} to be placed, and no power helps.", room
    return "Do you place a wraith, or use a power?", f"{waits}. {glow}"


ASKED: Final[dict[int, Callable[[GrovesTable], Wording]]] = {
    questions.BUY: which_purchase,
    questions.CHOOSE: which_resource_grove,
    questions.COLLECT: collect_or_leave,
    questions.EITHER: one_side,
    questions.GAIN: which_element,
    questions.KEEP: which_card,
    questions.PAY: which_payment,
    questions.PLACE: where_to_place,
    questions.PORTAL: which_neighbour,
    questions.SPIRIT: which_spirit,
    questions.SWAP: swap_or_not,
    questions.WRAITH: what_of_the_wraiths,
}
