"""What a seat is asked, in words; of a payment also what it is for, which is the step that follows it."""

from __future__ import annotations

from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.vocabulary import FACTION_KINDS
from spinney.games.eldervale.rules.cards.auras import lay_aura, move_aura
from spinney.games.eldervale.rules.cards.market import take_card
from spinney.games.eldervale.rules.dwelling import build
from spinney.games.eldervale.rules.effects import do_effect
from spinney.games.eldervale.rules.free_actions import restore
from spinney.games.eldervale.rules.mercenaries import hire
from spinney.games.eldervale.rules.summoning import summon
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms.questions import FURTHER, PAYMENT, QUESTIONS
from spinney.games.eldervale.words.effects import effect_words
from spinney.games.eldervale.words.names import card_name, magic_name, the_tile, unit_name


def asked(t: EldervaleTable) -> str:
    """What whoever is asked is to do: `join the battle, or not`, `pay for Skyward Arch`."""
    return f"{QUESTIONS.words_of(t)}{purpose(t)}"


def asked_of(t: EldervaleTable) -> str:
    """The same for everybody else, after a name: `may join the battle`, `pays for Skyward Arch`."""
    return f"{QUESTIONS.of_others_of(t)}{purpose(t)}"


def purpose(t: EldervaleTable) -> str:
    """Of a payment what it is for, of a further Element the how manieth it is; after a blank."""
    question = QUESTIONS.of(t)
    if question == FURTHER:
        return f" ({named(t)} of {t.content.setup.extra})"
    return f" {paid_for(t)}".rstrip() if question == PAYMENT else ""


def named(t: EldervaleTable) -> int:
    """E-3.19  How many further Elements are named with this one."""
    left = t.step_ahead(0)[2]  # after it
    assert isinstance(left, int)
    return int(t.content.setup.extra - left)


def paid_for(t: EldervaleTable) -> str:
    """What the payment is for that is asked; everybody has seen it being chosen."""
    following, content = t.step_ahead(0), t.content
    if not following:
        return ""
    step, part = following[0], following[2] if len(following) > 2 else NONE
    if step == take_card:
        card = t.faces[part]
        return f"for {card_name(content, card)}" if card != NONE else ""
    if step == build:
        return f"for a Dwelling in {the_tile(content, part)}"
    if step == summon:
        return f"for a {unit_name(content, part)}"
    if step == hire:
        return f"for the {unit_name(content, FACTION_KINDS + part)}"
    if step == restore:
        return "to restore the Tactics Token"
    if step == lay_aura:
        return f"for {magic_name(content, t.turn.card)}"
    if step == move_aura:
        return f"to move {magic_name(content, t.aura_on(part))}"
    return f"to {effect_words(content, part)}" if step == do_effect else ""
