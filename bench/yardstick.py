"""The yardstick alone: `python bench/yardstick.py` prints random chess moves a second and a copy."""

from __future__ import annotations

from spinney.lab.yardstick import copy_seconds, moves_per_second

if __name__ == "__main__":
    moves, copy = moves_per_second(2.0), copy_seconds(20000)
    if moves is None or copy is None:
        raise SystemExit("the yardstick needs the chess package: pip install 'spinney[bench]'")
    print(f"{moves:,.0f} moves/s, copy {copy * 1e6:.2f} us")
