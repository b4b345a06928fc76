"""`python -m spinney.lawbook GAME`: hold an installed game to the laws, and say what is missing."""

from __future__ import annotations

import argparse
import sys

from spinney.engine.errors import SpinneyError
from spinney.lawbook.faces import missing_faces
from spinney.lawbook.needs import check_needs

HOLDS, BROKEN, REFUSED = 0, 1, 2


def main(arguments: list[str] | None = None) -> int:
    """0 if every law holds, 1 if one is broken, 2 if they cannot be tried."""
    parser = argparse.ArgumentParser(
        prog="python -m spinney.lawbook", description="Hold an installed game to the laws."
    )
    parser.add_argument("game", metavar="GAME", help="its key, as it is registered")
    parser.add_argument("--long", action="store_true", help="look widely, which takes many times as long")
    given = parser.parse_args(arguments)
    try:
        check_needs()
        lacking = missing_faces(given.game)
    except (ModuleNotFoundError, SpinneyError) as error:
        print(f"spinney.lawbook: {error}", file=sys.stderr)
        return REFUSED
    if lacking:
        print(f"{given.game} cannot be tried yet. What it still lacks:")
        for line in lacking:
            print(f"  {line}")
        return REFUSED
    from spinney.lawbook.hearing import hear

    return BROKEN if hear(given.game, given.long) else HOLDS


if __name__ == "__main__":
    sys.exit(main())
