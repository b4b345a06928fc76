"""What a player knows: everything it saw and did, and nothing that it did not see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from research.optional_wheels import needed

needed("pyspiel")

import pyspiel
from open_spiel.integration_tests import api_test

import spinney.research.open_spiel as ours
from research.open_spiel_walks import every_state, load, random_step, states_of, to_a_choice
from research.small_games import ACORN, PURSE, SEED, on_the_shelf
from spinney.engine.errors import BadOption
from spinney.research.history import History

UNIFORM = pyspiel.UniformProbabilitySampler(0.0, 1.0)


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    with on_the_shelf():
        ours.register()
        yield


# Perfect recall, over whole trees.


def check_recall(state: Any, own: tuple[tuple[Any, ...], ...], found: dict[Any, Any]) -> None:
    """Where a player knows the same, it came there by the same choices, knowing the same at each."""
    if state.is_terminal():
        return
    player = state.current_player()
    known = None if state.is_chance_node() else state.information_state_string()
    if known is not None:
        assert found.setdefault((player, known), own[player]) == own[player]
        assert found.setdefault((player, known, "options"), state.legal_actions()) == state.legal_actions()
    for action in state.legal_actions():
        after = own
        if known is not None:
            mine = (*own[player], (hash(known), action))
            after = (*own[:player], mine, *own[player + 1 :])
        check_recall(state.child(action), after, found)


def states_known(found: dict[Any, Any]) -> int:
    return len([key for key in found if len(key) == 2])


def test_perfect_recall_over_the_whole_tree_of_a_toy() -> None:
    found: dict[Any, Any] = {}
    check_recall(load("toy", edition=str(ACORN), rounds=1).new_initial_state(), ((), ()), found)
    assert states_known(found) == 9774


def test_perfect_recall_of_groves_over_the_whole_tree_after_an_opening() -> None:
    """Two groves, two summoning cards, and each seat's first choice made: the rest of the game, all of it."""
    state = load("groves", edition=str(SEED), start=1).new_initial_state()
    to_a_choice(state, Random(1))
    for pick in (0, -1):  # the yellow spring and the blue one
        state.apply_action(state.legal_actions()[pick])
    found: dict[Any, Any] = {}
    check_recall(state, ((), ()), found)
    assert states_known(found) > 1000


class TestWholeTree(api_test.EnforceAPIOnFullTreeBase):
    """OpenSpiel's tests of whole trees on a feast; those of information-state tensors, which we do not have,
    on text alone."""

    game_name = "spinney_feast"

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = load("feast", edition=str(PURSE))
        api_test.TOTAL_NUM_STATES[cls.game_name] = (1 + 4 + 12, 24 + 102, 120 + 120 + 192)  # counted by hand
        super().setUpClass()

    def test_game_is_perfect_recall(self) -> None:
        found: dict[Any, Any] = {}
        check_recall(self.game.new_initial_state(), ((), ()), found)
        assert states_known(found) == 24

    def test_current_player_infosets_no_overlap_between_players(self) -> None:
        known: list[set[str]] = [set(), set()]
        for state in self.all_states:
            if not state.is_chance_node() and not state.is_terminal():
                known[state.current_player()].add(state.information_state_string())
        assert not known[0] & known[1]


# Resampling.


@pytest.mark.parametrize("chance", ["explicit", "sampled"])
@pytest.mark.parametrize(("key", "parameters"), [("toy", {}), ("groves", {"edition": "mini", "seats": 3})])
def test_a_player_cannot_tell_a_resampled_state(key: str, parameters: dict[str, Any], chance: str) -> None:
    """Same text, tensor, options and turn for the player it was made for; the hidden things vary."""
    varied = 0
    for state in states_of(load(key, chance=chance, seed=2, **parameters), seed=5):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, UNIFORM)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == player
            rival = (player + 1) % state.num_players()
            varied += other.observation_string(rival) != state.observation_string(rival)
    assert varied > 10


def test_a_resampled_state_tells_nothing_of_what_others_really_held() -> None:
    """Whatever was really dealt to the rival: what is imagined for it comes from the same few texts."""
    game = load("feast", edition=str(PURSE))
    texts: dict[str, set[tuple[int, str]]] = {}
    for state in every_state(game.new_initial_state()):
        if state.is_chance_node() or state.is_terminal() or state.current_player() != 0:
            continue
        for _ in range(60):
            other = state.resample_from_infostate(0, UNIFORM)
            held = texts.setdefault(state.information_state_string(0), set())
            held.add((state.table.hands[1].cards[0], other.information_state_string(1)))
    for pairs in texts.values():
        dealt = {card for card, _ in pairs}
        imagined = [{text for card, text in pairs if card == really} for really in dealt]
        assert len(dealt) == 2
        assert all(len(each) == 2 and each == imagined[0] for each in imagined)


def test_a_rival_remembers_of_an_imagined_past_only_what_all_were_told() -> None:
    state = to_a_choice(load("toy").new_initial_state(), Random(1))
    for _ in range(6):
        random_step(state, Random(3))
        to_a_choice(state, Random(4))
    rival = 1 - state.current_player()
    assert "draws " in state.information_state_string(rival)
    imagined = state.resample_from_infostate(state.current_player(), UNIFORM)
    assert "draws " not in imagined.information_state_string(rival)
    assert "draws " in imagined.information_state_string(state.current_player())


def test_a_state_cannot_be_resampled_while_chance_moves() -> None:
    for chance in ("explicit", "sampled"):
        state = load("groves", chance=chance).new_initial_state()
        with pytest.raises(BadOption, match="not where chance moves"):
            state.resample_from_infostate(0, UNIFORM)


# Texts.


def test_while_chance_moves_only_the_one_who_answered_knows_what() -> None:
    game = load("battle_for_the_grove", first="light")
    for state in states_of(game, seed=4):
        if state.is_chance_node() and state.table is not None:
            actor = int(state.table.seat)
            assert "answered: " in state.information_state_string(actor)
            assert "answered: " not in state.information_state_string(1 - actor)
            return
    raise AssertionError("no dice were rolled")


def test_kinds_of_observation() -> None:
    game = load("toy", seats=3)
    state = to_a_choice(game.new_initial_state(), Random(1))
    kinds = pyspiel.IIGObservationType
    none, single = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
    public = game.make_py_observer(kinds(public_info=True, perfect_recall=False, private_info=none))
    private = game.make_py_observer(kinds(public_info=False, perfect_recall=False, private_info=single))
    recall = game.make_py_observer(kinds(public_info=True, perfect_recall=True, private_info=none))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    public.set_from(state, 2)
    assert public.tensor.tolist() == state.table.game.observation(state.table, -1)
    assert "hands" in private.string_from(state, 0)
    assert private.tensor is None
    assert "draws_hidden" in recall.string_from(state, 0)
    assert "; draws " not in recall.string_from(state, 0)
    with pytest.raises(ValueError, match="takes no parameters"):
        game.make_py_observer(None, {"colour": 1})
    with pytest.raises(ValueError, match="no seat sees"):
        game.make_py_observer(kinds(perfect_recall=False, private_info=everybody))


def test_a_trail_keeps_what_was_known_of_earlier_choices() -> None:
    """The digest of the view at a choice of its own, what was chosen, and every event since, in one line."""
    state = to_a_choice(load("battle_for_the_grove", first="light").new_initial_state(), Random(1))
    action = state.legal_actions()[0]
    state.apply_action(action)
    to_a_choice(state, Random(1))
    past: History = state.past
    text = past.remembered(0)
    assert f"] {state.table.game.text(action)}: " in text
    assert f"] {state.table.game.text(action)}: " not in past.remembered(1)
