"""A random game of Groves for three in PettingZoo."""

from spinney.research.pettingzoo import groves_v0

env = groves_v0.env(seats=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, _ = env.last()
    over = terminated or truncated
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    if over:
        print(agent, reward)
