"""Small words that every game needs: numbers with their nouns, articles, lists."""

from __future__ import annotations

from collections.abc import Sequence


def plural(one: str) -> str:
    """The plural of a noun: cubes, dice, bodies, branches."""
    if one == "die":
        return "dice"
    if one.endswith("y") and one[-2:-1] not in "aeiou":
        return one[:-1] + "ies"
    return one + ("es" if one.endswith(("s", "x", "ch", "sh")) else "s")


def many(number: int, one: str, more: str = "") -> str:
    """A number with its noun: 1 cube, 3 cubes."""
    return f"{number} {one if number == 1 else more or plural(one)}"


def a(noun: str) -> str:
    """A noun with its indefinite article, as in a sentence: a white spirit, an orange one, a Unit."""
    begins = noun[:3].lower()
    an = begins[:1] in ("a", "e", "i", "o", "u") and not begins.startswith(("uni", "one", "eu"))
    return f"{'an' if an else 'a'} {noun}"


def listed(things: Sequence[str], last: str = "and") -> str:
    """Things in a sentence: oak, ash and thorn."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def seat_name(seat: int) -> str:
    """The name of a seat if the player's name is not known."""
    return f"Seat {seat + 1}"
