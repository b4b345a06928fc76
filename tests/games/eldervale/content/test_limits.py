"""Editions that go to the limits of what is kept in one number, and what lies beyond."""

from __future__ import annotations

import pytest

import spinney
from games.eldervale.content.test_edition import STANDARD
from games.eldervale.looks import legal, play
from games.eldervale.scenes import GAME, MAGIC, MONSTERS, A, eldervale
from rule import rule
from spinney.engine.bits import bit_count, bits_of
from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.content.atoms import DOMINATE
from spinney.games.eldervale.content.vocabulary import DRAGON, WARRIOR, WIZARD, WORKER
from spinney.games.eldervale.rules.battle.strength import dice_of
from spinney.games.eldervale.rules.cards.market import note_passive
from spinney.games.eldervale.rules.monsters.bonds import in_reach
from spinney.games.eldervale.rules.placement import steps_of
from spinney.games.eldervale.state.table import EldervaleTable


def edited(*changes: tuple[str, str]) -> Eldervale:
    text = STANDARD.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return Eldervale(Edition("limits", text, "limits.toml", False))


def with_cards(game: Eldervale, *names: str) -> EldervaleTable:
    """A table at which seat 0 has these cards."""
    t = game.start(2, seed=1, abilities="off")
    ids = [card.id for card in game.content.adventures]
    for name in names:
        t.players[0].cards.append(ids.index(name))
        note_passive(t, 0, ids.index(name))
    return t


@rule("E-7.13", "E-7.15")
def test_many_more_dice_for_one_kind_are_none_for_another() -> None:
    game = edited(
        ("die dragon +1", "die wizard +99"),
        ("die warrior +1", "die wizard +9"),
        ("die home +1", "die home +99"),
    )
    t = with_cards(game, "AIR-Banner", "FIR-Banner", "EAR-Banner")
    assert dice_of(t, 0, WIZARD) > 6
    assert [dice_of(t, 0, kind) for kind in (WORKER, WARRIOR, DRAGON)] == [1, 3, 3]


@rule("E-5.3", "E-5.4")
def test_a_long_way_for_one_kind_is_none_for_another() -> None:
    t = with_cards(edited(("range worker +1", "range worker +40")), "AIR-Trail")
    assert steps_of(t, 0, WORKER, WORKER) > 11
    assert [steps_of(t, 0, kind, kind) for kind in (WARRIOR, WIZARD, DRAGON)] == [1, 1, 2]


@rule("E-3.6", "eldervale/R-45")
def test_a_gate_lies_on_top_wherever_the_edition_names_it() -> None:
    swapped = (("gate", "x"), ("harvest", "gate"), ("x", "harvest"))
    game = edited(*[(f'kind = "{old}"', f'kind = "{new}"') for old, new in swapped])
    t = game.start(2, seed=1)
    for element in bits_of(t.elements):
        assert game.content.adventures[t.faces[element]].id.endswith("-Harvest")
        assert bit_count(t.decks[element]) == 12


@rule("E-11.3", "eldervale/R-38")
def test_orbs_score_what_the_edition_says() -> None:
    t = edited(("orb = 1\n", "orb = 3\n")).start(2, seed=1)
    t.players[A].orbs = 2
    t.orb_track[4] = A
    assert t.game.score_sheet(t)[1].points == [9, 0]


@rule("E-7.30")
def test_there_are_not_more_rerolls_than_can_be_told_apart() -> None:
    cards = [f'kind = "{kind}", ' for kind in ("gate", "harvest", "exchange", "lore", "rite", "muster")]
    with pytest.raises(BadEdition, match="expected at most 40 cards with reroll"):
        edited(*[(kind, f'{kind}passive = "reroll 1", ') for kind in cards])


def test_an_effect_has_not_more_parts_than_can_be_told_apart() -> None:
    long = "; ".join(["vp 1"] * 33)
    with pytest.raises(BadEdition, match="expected at most 32 atoms"):
        edited(('output = "gain WW"', f'output = "{long}"'))


def test_a_deck_of_360_cards_is_seen_as_255() -> None:
    game = edited(("copies = 2", "copies = 9"))
    t = game.start(2, seed=1)
    assert len(t.deck) > 255
    assert game.observation_spec(2).read(game.observation(t, 0), "state")[6] == 255


@rule("E-15.4")
def test_the_realm_just_left_counts_for_the_action_of_that_unit_alone() -> None:
    t = eldervale(
        {"at": {"FORT": "warrior", "DUN2": "worker"}, "hand": "SP01"},
        {"ready": "worker"},
        monsters={"MO-FIR": "FIR-2", "MO-WAT": "EAR-2"},
    )
    play(t, "regroup", "take warrior RUIN-FORT")
    assert bits_of(in_reach(t, A, DOMINATE, 1)) == [MONSTERS["MO-FIR"], MONSTERS["MO-WAT"]]
    play(t, "ready")
    assert legal(t) == ["take worker RUIN-DUN2"]
    assert bits_of(in_reach(t, A, DOMINATE, 1)) == [MONSTERS["MO-WAT"]]


@rule("E-12.10", "E-21.5")
def test_cards_that_are_paid_all_at_once_are_shown_in_no_order_of_the_hand() -> None:
    t = eldervale({"ready": "worker", "hand": "SP03 SP01", "tokens": ""}, {"ready": "worker"}, deck="SP02")
    play(t, "place worker", "to RUIN-TOWER", "use")
    shown = [event.a for event in t.log or [] if GAME.events[event.kind] == "handed_over"]
    assert shown == [MAGIC["SP01"], MAGIC["SP03"]]


@rule("E-14.1")
def test_an_edition_with_many_copies_of_few_cards_is_dealt_anew_in_good_time() -> None:
    game = copies_of_three()
    t = game.start(3, seed=2)
    bot = spinney.bot("random", 5)
    while not t.over and t.round < 40:
        t.play(bot.choose(game.seen_by(t, t.seat)))
    assert (
        len([event for event in t.log or [] if GAME.events[event.kind] in ("handed_over", "discarded")]) > 5
    )
    for seat in range(-1, 3):
        imagined = game.redeal(t, seat, "many copies")
        assert game.view(imagined, seat) == game.view(t, seat)
        assert game.inventory(imagined) == game.box(t)


def copies_of_three() -> Eldervale:
    """Three designs, nine copies of each."""
    head, rest = STANDARD.text.split("magic = [", 1)
    rows, tail = rest.split("\n]", 1)
    kept = [row for row in rows.splitlines() if any(name in row for name in ("SP05", "SP12", "PR01"))]
    text = "\n".join([f"{head}magic = [", *kept, "]"]).replace("copies = 2", "copies = 9") + tail
    return Eldervale(Edition("copies", text, "copies.toml", False))
