"""The parts of bench/how_far.py: what things cost, what people need, and how costs are measured."""
