"""Section 19.0: the language of effects, costs, passives, scores and conditions."""

from __future__ import annotations

import pytest

from games.eldervale.content.test_edition import CONTENT
from spinney.engine.errors import BadEdition
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.atoms import (
    DRAW,
    DWELL,
    ECHO,
    GAIN,
    POWER,
    POWER_ANY,
    SUMMON,
    TREASURE,
    VP,
)
from spinney.games.eldervale.content.counters import CASTLES, COUNTERS, HAND, SLOT, SLOTSET, TOKENS
from spinney.games.eldervale.content.effects import ACTIONS, SPELLS, Effects, read_effect
from spinney.games.eldervale.content.heaps import count, one, read_cost, symbols
from spinney.games.eldervale.content.passives import read_passive
from spinney.games.eldervale.content.scores import read_condition, read_score
from spinney.games.eldervale.content.vocabulary import (
    ALL_UNITS,
    ANY,
    DRAGON,
    FIGHTERS,
    GEM,
    GOLD,
    PLACES,
    POTION,
    SCROLL,
    SWORD,
    WARRIOR,
    WIZARD,
    WORKER,
)

AIR, FIRE = 0, 2


def place(name: str) -> int:
    """The bit of a place where an `on place` trigger looks."""
    return 1 << PLACES.index(name)


def atoms(text: str, element: int = NONE, card: int = NONE) -> list[tuple[int, int, int, int]]:
    """Kind, a, b and link of each atom of an effect."""
    effect = read_effect("here", text, element, card)
    return list(zip(effect.atoms, effect.a, effect.b, effect.linked, strict=True))


def test_a_gain_is_a_heap_of_tokens_and_a_number_of_choices() -> None:
    assert atoms("gain GWW$??") == [(GAIN, one(GEM) + 2 * one(SWORD) + one(GOLD), 2, 0)]
    assert atoms("gain ?") == [(GAIN, 0, 1, 0)]


def test_atoms_are_done_in_order_or_only_after_the_one_before() -> None:
    assert atoms("dwell 1 > magic 1") == [(DWELL, 1, 0, 0), (DRAW, 1, 0, 1)]
    assert atoms("magic 3/1; vp 2") == [(DRAW, 3, 1, 0), (VP, 2, 0, 0)]
    assert atoms("summon 2 any > vp 1; treasure any") == [
        (SUMMON, 2, 15, 0),
        (VP, 1, 0, 1),
        (TREASURE, 0, 0, 0),
    ]


def test_a_card_says_which_element_and_slot_an_atom_means() -> None:
    assert atoms("power self 2", FIRE) == [(POWER, 2, FIRE, 0)]
    assert atoms("power any 2", FIRE) == [(POWER_ANY, 2, 0, 0)]
    assert atoms("echo", FIRE, 35) == [(ECHO, 0, 35, 0)]
    with pytest.raises(BadEdition, match="power self only on a card of an Element"):
        atoms("power self 1")


def test_a_summon_names_the_kinds_of_units() -> None:
    assert atoms("summon 3 wizard+dragon") == [(SUMMON, 3, 1 << WIZARD | 1 << DRAGON, 0)]
    assert atoms("summon 2 worker") == [(SUMMON, 2, 1 << WORKER, 0)]
    with pytest.raises(BadEdition, match="expected one of worker, warrior, wizard, dragon, got 'minotaur'"):
        atoms("summon 1 minotaur")


@pytest.mark.parametrize(
    "text",
    [
        "vp", "vp -1", "vp 100", "vp 1 ; ", "> vp 1", "gain", "gain M", "magic", "magic 1/", "magic 1/2/3",
        "summon 1", "summon any", "power 1", "dice+1", "die worker +1", "treasure", "vp 1 vp 2", "vp ٣",
    ],
)  # fmt: skip
def test_what_is_no_atom_is_refused(text: str) -> None:
    with pytest.raises(BadEdition, match="here: expected"):
        atoms(text)


def test_equal_effects_have_one_number_unless_they_mean_other_cards() -> None:
    effects = Effects()
    assert effects.read("here", "-", ACTIONS) == NONE
    first = effects.read("here", "vp 1;  gain G", ACTIONS)
    assert effects.read("here", "vp 1; gain G", ACTIONS, FIRE, 3) == first
    assert effects.read("here", "power self 1", ACTIONS, FIRE) != effects.read(
        "here", "power self 1", ACTIONS, AIR
    )
    assert effects.read("here", "echo", ACTIONS, AIR, 9) != effects.read("here", "echo", ACTIONS, AIR, 22)


def test_an_effect_stands_only_where_it_can_be_done() -> None:
    effects = Effects()
    assert effects.read("here", "peace", SPELLS) >= 0
    with pytest.raises(BadEdition, match="'peace' cannot stand here"):
        effects.read("here", "peace", ACTIONS)
    with pytest.raises(BadEdition, match="'magic' cannot stand here"):
        effects.read("here", "magic 1", SPELLS)


def test_a_cost_counts_its_symbols() -> None:
    cost = read_cost("here", "SSP**$")
    assert [count(cost, kind) for kind in range(7)] == [0, 1, 2, 0, 0, 1, 2]
    assert symbols(cost) == 6
    assert read_cost("here", "-") == 0
    assert read_cost("here", "*") == one(ANY)
    assert count(read_cost("here", "SP"), SCROLL) == count(read_cost("here", "SP"), POTION) == 1


def test_a_passive_says_what_a_card_does_by_being_there() -> None:
    effects = Effects()
    passive = read_passive("here", "die dragon +1; die home +2; range worker +1; reroll 2", effects, FIRE)
    assert passive.die == [0, 0, 0, 1]
    assert (passive.die_home, passive.range, passive.reroll) == (2, [1, 0, 0, 0], 2)
    passive = read_passive("here", "rushproof all", effects, FIRE)
    assert passive.rushproof == ALL_UNITS
    assert read_passive("here", "rushproof warrior", effects, FIRE).rushproof == 1 << WARRIOR


def test_a_trigger_says_when_and_what_and_a_save_is_kept_apart() -> None:
    effects = Effects()
    passive = read_passive("here", "on win: vp 2; on lose: save 1 + gain ? + vp 1", effects, FIRE)
    assert passive.save == 1
    assert passive.on_win == effects.read("here", "vp 2", ACTIONS)
    assert passive.on_lose == effects.read("here", "gain ?; vp 1", ACTIONS)
    only = read_passive("here", "on lose: save 1", effects, FIRE)
    assert (only.save, only.on_lose) == (1, NONE)
    placed = read_passive("here", "on place fortress/tower: gain S", effects, FIRE)
    assert placed.places == place("fortress") | place("tower")
    assert read_passive("here", "on place lair/fire: vp 1", effects, FIRE).places == place("lair") | 1 << FIRE


def test_tiles_know_which_triggers_look_for_them() -> None:
    places = CONTENT.place_bits
    assert places[8] == 1 << FIRE | place("lair")  # FIR-3
    assert places[6] == 1 << FIRE
    assert (places[24], places[25], places[26]) == (place("tower"), place("fortress"), 0)


def test_a_score_is_a_list_of_terms() -> None:
    score = read_score("here", "1 slot; 3 castle max 9; 1 hand/2 max 6")
    assert score.counters == [SLOT, CASTLES, HAND]
    assert score.points == [1, 3, 1]
    assert score.per == [1, 1, 2]
    assert score.most == [NONE, 9, 6]
    row = read_score("here", "slotset: 1/4/9")
    assert (row.counters, row.rows) == ([SLOTSET], [[0, 1, 4, 9]])


def test_a_condition_is_a_list_of_counters_that_are_high_enough() -> None:
    condition = read_condition("here", "tokens >= 9 & G >= 1 & W >= 2")
    assert condition.counters == [TOKENS, COUNTERS.numbers["G"], COUNTERS.numbers["W"]]
    assert condition.least == [9, 1, 2]


def test_who_may_act_is_a_mask_of_unit_kinds() -> None:
    who = {card.id: card.who for card in CONTENT.adventures}
    assert who["AIR-Gate"] == ALL_UNITS
    assert who["AIR-Lore"] == 1 << WIZARD
    assert who["AIR-Bond"] == FIGHTERS == 1 << WARRIOR | 1 << DRAGON
    assert who["AIR-Banner"] == 0
