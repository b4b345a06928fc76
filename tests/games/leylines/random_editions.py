"""Editions thrown together by chance, as the format allows: few cards, many Friends, other numbers.

They bring about in a short game what the standard edition shows once in a thousand: empty decks and bags,
several Exchanges in one payment, Negotiators at two Markets, full boards at a Market.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.games.leylines import Leylines
from spinney.games.leylines.content.effects import ITEMS

NUMBERS: dict[str, dict[str, tuple[int, int]]] = {
    "box": {"cubes": (3, 9)},
    "setup": {
        "gold": (0, 12), "dice": (2, 6), "letter_cubes": (0, 5), "hub_cubes": (0, 3), "contracts": (1, 4),
    },
    "board": {"movement": (1, 4), "quickness": (0, 3), "resources": (2, 9)},
    "round": {"rounds": (1, 4), "reroll": (0, 2)},
    "night": {"revealed": (0, 4), "drawn": (0, 3), "empty": (0, 2), "hub": (0, 2)},
    "auction": {"refresh": (0, 2), "friend": (0, 2), "highest": (1, 12)},
    "friends": {
        "negotiator": (0, 3), "exchange": (1, 4), "critter": (0, 2), "appraiser": (0, 2), "delivery": (1, 6),
        "shadow": (1, 4), "steps": (0, 4), "cubes": (0, 4), "accountant": (0, 3),
    },
    "items": {"lantern": (0, 2), "companion": (1, 3), "satchel": (0, 3)},
    "scoring": {"needed": (0, 2), "others": (1, 4)},
}  # fmt: skip
CARDS = (
    "negotiator", "exchange", "helpful-critter", "secret-route", "appraiser", "special-delivery",
    "shadow-market", "pathfinder",
)  # fmt: skip


Data = dict[str, Any]


@cache
def shipped(name: str) -> Data:
    edition = Leylines(name).edition
    assert edition is not None
    return edition.data


def random_game(seed: object) -> Leylines:
    """A game with a random edition; one that is refused is thrown again."""
    r = Random(str(seed))
    while True:
        try:
            return Leylines(Edition("random", random_text(r), "random.toml", False))
        except BadEdition:
            continue


def random_text(r: Random) -> str:
    base = shipped(r.choice(("mini", "mini", "mini", "standard")))
    towns = [token["name"] for token in base["token"]]
    parts = [table(f"[{name}]", thrown(r, name)) for name in NUMBERS]
    parts.append(table("[market]", {"bonus": [0, *sorted(r.randint(0, 9) for _ in range(3))]}))
    parts += [table(f"[[{kind}]]", entry) for kind in ("space", "token") for entry in base[kind]]
    parts += [table("[[contract]]", order(r, f"K{at}", "contract", towns)) for at in range(r.randint(1, 8))]
    parts += [
        table("[[start]]", {**order(r, f"S{deck[0]}{at}", deck, towns), "deck": deck})
        for deck in ("morning", "afternoon", "evening")
        for at in range(6)
    ]
    nights = r.sample(base["night_card"], r.randint(0, 4))
    parts += [table("[[night_card]]", entry) for entry in nights]
    parts += [table("[[friend]]", entry) for entry in friends(r, base)]
    parts += [table("[[item]]", {"kind": entry["kind"], "cubes": letters(r, 2)}) for entry in base["item"]]
    return "\n".join(parts)


def thrown(r: Random, name: str) -> dict[str, object]:
    fields: dict[str, object] = {field: r.randint(*span) for field, span in NUMBERS[name].items()}
    if name == "items":
        fields["gold"] = sorted(r.randint(0, 9) for _ in range(len(ITEMS.all) + 1))
    return fields


def order(r: Random, id_: str, kind: str, towns: list[str]) -> dict[str, object]:
    """A Contract of up to three cubes."""
    name, gold = f"{kind} {id_}", r.randint(0, 9)
    return {"id": id_, "name": name, "market": r.choice(towns), "cubes": letters(r, 3), "gold": gold}


def letters(r: Random, most: int) -> str:
    return "".join(r.choice("PBGYRW") for _ in range(r.randint(1, most)))


def friends(r: Random, base: Data) -> list[dict[str, object]]:
    """The six Accountants, and a few kinds of which there are many."""
    found = [entry for entry in base["friend"] if entry["kind"] == "accountant"]
    liked = r.sample(CARDS, r.randint(1, 4))
    for at in range(r.randint(0, 14)):
        kind = r.choice(liked)
        found.append({"id": f"X{at}", "kind": kind, "name": f"{kind} {at}"})
    return found


def table(head: str, fields: dict[str, object]) -> str:
    return f"{head}\n" + "".join(f"{key} = {written(value)}\n" for key, value in fields.items())


def written(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(written(part) for part in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
