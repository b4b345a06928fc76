"""What a seat is asked, in words; of a payment also what it is for, which is the step that follows it."""

from __future__ import annotations

from spinney.games.eldervale.atoms import FACTION_KINDS, NONE
from spinney.games.eldervale.auras import lay_aura, move_aura
from spinney.games.eldervale.dwelling import build
from spinney.games.eldervale.effects import do_effect
from spinney.games.eldervale.free import hire, restore
from spinney.games.eldervale.market import take_card
from spinney.games.eldervale.question import PAYMENT, WORDS, question
from spinney.games.eldervale.summoning import summon
from spinney.games.eldervale.table import EldervaleTable
from spinney.games.eldervale.words_effects import effect_words
from spinney.games.eldervale.words_names import card_name, magic_name, the_tile, unit_name


def asked_words(t: EldervaleTable) -> str:
    """`may join the battle`, `pays for Gale Road`."""
    asked = question(t)
    return f"pays {purpose(t)}".rstrip() if asked == PAYMENT else WORDS[asked]


def purpose(t: EldervaleTable) -> str:
    """What a payment is for; everybody has seen it being chosen."""
    ahead = t.planned()
    content = t.content
    if not ahead:
        return ""
    step, part = ahead[0][0], ahead[0][2] if len(ahead[0]) > 2 else NONE
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
