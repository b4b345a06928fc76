"""The parts of bench/bench_web.py: servers, browsers without a screen, loads, and what they measure."""
