"""A random game of Groves for three in OpenSpiel, every draw of chance in the open."""

import random

import pyspiel

import spinney.research.open_spiel  # noqa: F401  registers the games

state = pyspiel.load_game("spinney_groves(seats=3)").new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
print(state.returns())
