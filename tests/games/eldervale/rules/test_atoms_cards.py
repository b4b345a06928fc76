"""19.0, atom by atom: each one through a card of the standard edition."""

from __future__ import annotations

import pytest

from games.eldervale.content.test_edition import DATA
from games.eldervale.looks import (
    hand,
    held,
    monster,
    play,
    power,
    ready,
    tokens,
    vp,
    words_of,
)
from games.eldervale.rules.test_atoms import ALONE, built, castles
from games.eldervale.scenes import A, B, Seat, eldervale
from rule import rule
from spinney.games.eldervale.content.atoms import ATOMS
from spinney.games.eldervale.content.vocabulary import ELEMENTS
from spinney.games.eldervale.state.table import EldervaleTable

IDLE: Seat = {"ready": "worker"}
BATTLE = {"dice+": "SP02", "dice-": "SP04", "reroll": "SP03", "save": "SP12", "peace": "SP01"}

THROUGH: dict[str, tuple[str, str, dict[str, object]]] = {  # atom: card, what is answered, what follows
    "gain": ("WAT-Harvest", "", {"tokens": "GPP"}),
    "magic": ("CHA-Lore", "discard SP01, discard SP02", {"hand": ["SP03", "SP04"]}),
    "vp": ("LIG-Lore", "", {"vp": 1}),
    "power self": ("ORD-Lore", "", {"power order": 1}),
    "power any": ("CHA-Rite", "element water, gain gem", {"power water": 1, "tokens": "G"}),
    "glory": ("LIG-Bond", "", {"glory": 4, "vp": 3}),
    "treasure any": ("CHA-Gate", "to AIR-2", {"held": ["air-SS"]}),
    "summon": ("ORD-Muster", "summon worker", {"vp": 1, "ready": "worker"}),
    "dwell": ("EAR-Homestead", "to EAR-1, less tool", {"built": ["EAR-1"], "tokens": "G"}),
    "rescue": ("LIG-Gate", "rescue dragon", {"tokens": "G", "pool": "dragon"}),
    "castle": ("EAR-Wonder", "to WAT-1", {"castles": ["WAT-1"], "power earth": 1, "tokens": "T"}),
    "dominate": ("AIR-Bond", "monster MO-FIR", {"tamed": "MO-FIR"}),
    "dominate U": ("DAR-Bond", "monster MO-WAT", {"tamed": "MO-WAT", "tokens": "W"}),
    "echo": ("EAR-Relic", "", {"tokens": "TTT"}),
}
SPACES = {"power split": "power split 2"}  # on the Orb Reward Track, and on no card
PLAYED = {"buy": "SP11", "move": "SP06", "quell": "SP10", "blink": "SP09", **BATTLE}  # Spells of one atom
PASSIVES = {"reroll": "CHA-Banner", "save": "LIG-Banner"}


def texts_of(name: str) -> list[str]:
    """The atoms of a card, whatever they are printed under."""
    row = next(row for row in (*DATA["adventure"], *DATA["magic"]) if row["id"] == name)
    fields = ("output", "orb_output", "on_buy", "effect", "passive")
    parts = (
        ";".join(row.get(field, "") for field in fields)
        .replace(">", ";")
        .replace(":", ";")
        .replace(" + ", ";")
    )
    return [part.strip() for part in parts.split(";") if part.strip()]


def test_every_atom_is_tested_alone_and_through_a_card() -> None:
    """Whoever adds an atom adds its tests."""
    assert set(ALONE) == set(ATOMS.names)
    assert {*THROUGH, *PLAYED, *SPACES} == set(ATOMS.names)
    named_on = {**{atom: card for atom, (card, _, _) in THROUGH.items()}, **PLAYED}
    for atom, card in [*named_on.items(), *PASSIVES.items()]:
        assert any(text.startswith(atom) for text in texts_of(card)), (atom, card)
    assert all(text in DATA["tracks"]["orbs"] for text in SPACES.values())


def regrouped_on(card: str) -> EldervaleTable:
    """A Wizard or Warrior of A is about to use a card; much else is at hand."""
    t = eldervale(
        {
            "at": {"EAR-1": "worker", "FORT": "warrior", "MILL": "wizard"}, "ready": "", "glory": 3,
            "under": "dragon", "cards": card, "icons": card if card.endswith("Wonder") else "",
            "slots": {card: "earth-TT"} if card.endswith("Relic") else {}, "dwellings": "WAT-1",
            "tokens": {"CHA-Rite": "WW", "EAR-Homestead": "GG"}.get(card, ""),
        },
        IDLE,
        monsters={"MO-FIR": "FIR-2"}, bound={"MO-WAT": B}, deck="SP01 SP02 SP03 SP04",
        elements="light order chaos",
    )  # fmt: skip
    kind = "warrior RUIN-FORT" if card.endswith("Bond") else "wizard RUIN-MILL"
    return play(t, f"take {kind}", f"do {card}")


def facts(t: EldervaleTable) -> dict[str, object]:
    """What there is to see of player A."""
    player = t.players[A]
    tamed = [name for name in ("MO-FIR", "MO-WAT") if monster(t, name) == "tamed A"]
    return {
        "tokens": tokens(t, A), "hand": hand(t, A), "vp": vp(t, A), "glory": player.glory, "held": held(t, A),
        "ready": ready(t, A), "pool": words_of(player.pool), "built": [x for x in built(t) if x != "WAT-1"],
        "castles": castles(t), "tamed": "".join(tamed), **{f"power {e}": power(t, A, e) for e in ELEMENTS},
    }  # fmt: skip


@rule("E-10.4", "E-10.12")
@pytest.mark.parametrize("atom", THROUGH)
def test_an_atom_through_a_card(atom: str) -> None:
    card, answers, follows = THROUGH[atom]
    t = regrouped_on(card)
    for text in answers.split(", "):
        if text:
            play(t, text)
    after = facts(t)
    assert {name: after[name] for name in follows} == follows
