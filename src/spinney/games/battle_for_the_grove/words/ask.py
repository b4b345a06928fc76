"""The question at a table, and where each option is given."""

from __future__ import annotations

from typing import Final

from spinney.engine.faces.asking import BAD, GOOD, PLAIN, Answer, Ask
from spinney.engine.text import many
from spinney.games.battle_for_the_grove.state.table import GROVE, Battle
from spinney.games.battle_for_the_grove.terms import actions
from spinney.games.battle_for_the_grove.terms.questions import QUESTIONS, SPLIT
from spinney.games.battle_for_the_grove.words.chances import chance_of
from spinney.games.battle_for_the_grove.words.labels import LABELS
from spinney.games.battle_for_the_grove.words.names import NAMES, PLACES
from spinney.games.battle_for_the_grove.words.places import parts_of

LIKELY: Final = 65  # percent
UNLIKELY: Final = 20
ORDER: Final = (
    actions.CHANNEL,
    actions.STUN,
    actions.BANISH,
    actions.STAND,
    actions.MOVE,
    actions.TAKE,
    actions.STOP,
)  # what counts most at a circle comes first


def ask(t: Battle) -> Ask:
    """What whoever is asked is to do, and an answer for every option."""
    question, help = split_asked(t) if QUESTIONS.of(t) == SPLIT else action_asked(t)
    options = sorted([int(option) for option in t.options], key=lambda it: ORDER.index(actions.kind_of(it)))
    return Ask(int(t.seat), question, help, [answer(t, option) for option in options])


def action_asked(t: Battle) -> tuple[str, str]:
    """B-3.2, B-4.3  The question for the first or second action of a turn, and what glows."""
    question = "What will you do?" if t.acts == 0 else "And your second action?"
    kinds = {actions.kind_of(option) for option in t.options}
    if kinds <= {actions.STAND, actions.STOP}:
        return question, "Your druids are asleep. Touch one to wake it."
    where = "Touch a circle to act there, or druids to send them."
    if kinds.isdisjoint({actions.CHANNEL, actions.STUN, actions.BANISH}):
        where = "Touch standing druids to send them to a circle, or a sleeping one to wake it."
        return question, where
    if actions.MOVE not in kinds:
        where = "Touch a circle to act there, or a sleeping druid to wake it."
    return question, f"{where} Numbers are your chances."


def split_asked(t: Battle) -> tuple[str, str]:
    """B-8.3  The question for a Banish: whom it sends away."""
    goes = "goes" if t.more == 1 else "go"
    help = (
        f"{many(int(t.more), 'druid')} {goes} from {NAMES[t.about]} to the Grove. Touch those who are to go."
    )
    return "Whom do you banish?", help


def answer(t: Battle, action: int) -> Answer:
    """One option: where it is given, in words and short, with its chance if dice decide it."""
    kind, chance = actions.kind_of(action), chance_of(t, action)
    label = LABELS[kind](t, action) if kind in LABELS else actions.KINDS.label(None, actions.SPACE, action)
    badge = f"{chance} %" if chance >= 0 else ""
    if kind == actions.STAND and grants_action(t, action):
        badge = "+1 action"
    return Answer(action, parts_of(t, action), label, short_label(t, action), badge, tone_of(chance))


def grants_action(t: Battle, action: int) -> bool:
    """B-4.3  Does standing up there give a second action?"""
    return actions.location_of(action) == GROVE and t.acts == 0


def tone_of(chance: int) -> str:
    """How a chance sounds: likely, unlikely, or neither."""
    if chance < 0:
        return PLAIN
    return GOOD if chance >= LIKELY else BAD if chance <= UNLIKELY else PLAIN


def short_label(t: Battle, action: int) -> str:
    """An option for a button: Channel at Ash, Wake one at Oak, 2 from Thorn to Ash."""
    kind = actions.kind_of(action)
    if kind == actions.STOP:
        return "Stop here"
    if kind == actions.TAKE:
        return short_split(t, actions.standing_in(action))
    place = PLACES[actions.location_of(action)].short
    if kind == actions.MOVE:
        druids = t.standing_at(t.seat, actions.location_of(action))
        return f"Move {druids} from {place} to {PLACES[actions.destination_of(action)].short}"
    if kind == actions.STAND:
        return "Stand up in the Grove" if actions.location_of(action) == GROVE else f"Stand up at {place}"
    if kind == actions.BANISH:
        return f"Banish from {place}"
    return f"{'Channel' if kind == actions.CHANNEL else 'Stun'} at {place}"


def short_split(t: Battle, standing: int) -> str:
    """B-8.3  A split for a button: 1 standing, 1 lying."""
    counts = ((standing, "standing"), (int(t.more) - standing, "lying"))
    return ", ".join([f"{number} {state}" for number, state in counts if number])
