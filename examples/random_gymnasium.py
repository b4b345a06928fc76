"""A random player of Battle for the Grove against a greedy one in Gymnasium."""

import gymnasium

import spinney.research.gymnasium  # noqa: F401  registers the games

env = gymnasium.make("spinney/battle_for_the_grove-v0", bots="greedy")
observation, info = env.reset(seed=7)
reward, over = 0.0, False
while not over:
    observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
print("share of the victory:", reward)
