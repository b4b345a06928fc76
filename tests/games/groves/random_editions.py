"""Editions thrown together by chance, as the format allows: other numbers, other rewards, other cards."""

from __future__ import annotations

from random import Random

from oracles.groves.table import COLOURS, ELEMENTS
from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.games.groves import Groves

PLAIN = ("earth", "light", "water", "any", "crystal", "dominion", "spirit", "white", "draw")
SPIRITS = ("white", *COLOURS, "wraith")


def random_game(seed: object) -> Groves:
    """A game with a random edition; one that is refused is thrown again."""
    r = Random(str(seed))
    while True:
        try:
            return Groves(Edition("random", random_text(r), "random.toml", False))
        except BadEdition:
            continue


def random_text(r: Random) -> str:
    groves = r.randint(6, 24)
    row, solo_row = r.randint(1, 4), r.randint(1, 4)
    parts = [
        table("box", {**{name: r.randint(1, 30) for name in SPIRITS}, "element": r.randint(0, 20),
                      "crystals": r.randint(0, 40), "dominion": r.randint(0, 20),
                      "portals": r.randint(0, 5)}),
        table("setup", {"stack": [r.randint(row + 1, min(groves, row + 9)) for _ in range(3)], "row": row,
                        "realm_cards": r.randint(0, 4), "crystals": [r.randint(0, 6) for _ in range(4)],
                        "elements": r.randint(0, 4), "white": r.randint(0, 6)}),
        table("round", {"draw": r.randint(1, 3), "empty_bag": r.randint(0, 3)}),
        table("scoring", {"portal": r.randint(0, 3), "leftovers": r.randint(1, 7)}),
        table("solo", {"crystals": r.randint(0, 6), "stack": r.randint(solo_row + 1, groves), "row": solo_row,
                       "swept": r.randint(1, solo_row), "white": r.randint(0, 6), "wraith": r.randint(0, 5),
                       "draw": r.randint(1, 3), "recall": r.randint(0, 3), "banish": r.randint(0, 3),
                       "hollows": r.randint(1, 6), "first": r.randint(0, 12), "crown": r.random() < 0.7}),
        *starts(r),
        *[grove(r, at) for at in range(groves)],
        *[summoning(r, at) for at in range(r.randint(0, 9))],
        *[realm_card(r, at) for at in range(6)],
    ]  # fmt: skip
    return "\n".join(parts)


def table(name: str, fields: dict[str, object]) -> str:
    return f"[{name}]\n" + "".join(f"{key} = {written(value)}\n" for key, value in fields.items())


def written(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def starts(r: Random) -> list[str]:
    plain = [
        table("[start]", {"id": f"ST-{kind[:3].upper()}", "name": kind, "kind": kind, "primary": reward(r)})
        for kind in ("reference", "crystal", "spirit")
    ]
    coloured = [
        table("[start]", {"id": f"ST-{colour[:3].upper()}", "name": colour, "kind": "resource",
                          "colour": colour, "primary": reward(r), "bonus": reward(r)})
        for colour in COLOURS
    ]  # fmt: skip
    return [*plain, *coloured]


def grove(r: Random, at: int) -> str:
    cost = ", ".join(f"{name} = {r.randint(0, 2)}" for name in ELEMENTS)
    fields = {"id": f"GROVE-{at}", "name": f"Grove {at}", "colour": r.choice(COLOURS)}
    rewards = {"dominion": r.randint(0, 4), "primary": reward(r), "bonus": reward(r)}
    return table("[grove]", {**fields, **rewards}) + f"cost = {{ {cost} }}\n"


def summoning(r: Random, at: int) -> str:
    kind = r.choice(("standard", "standard", "standard", "three different", "three alike"))
    needs = {"needs": f"{r.choice(SPIRITS)}:1, {r.choice(SPIRITS)}:1"} if kind == "standard" else {}
    return table(
        "[summoning]", {"id": f"SUM-{at}", "kind": kind, **needs, "solo": r.random() < 0.7, "dominion": 2}
    )


def realm_card(r: Random, at: int) -> str:
    if r.random() < 0.5:
        counts = r.choice(("spirits", "groves"))
        colour = r.choice(COLOURS if counts == "spirits" else (*COLOURS, "best"))
        fields: dict[str, object] = {"kind": "trophy", "counts": counts, "colour": colour}
    else:
        colour = r.choice((*COLOURS, "any", "any"))
        fields = {"kind": "lightning", "counts": "groves", "colour": colour, "each": r.randint(1, 2)}
        fields["colours"] = r.randint(1, 3) if colour == "any" else 1
    return table("[realm]", {"id": f"RLM-{at}", **fields, "dominion": r.randint(0, 5)})


def reward(r: Random) -> str:
    """A reward of one to three symbols, or none."""
    if r.random() < 0.1:
        return ""
    words: list[str] = []
    for _ in range(r.randint(1, 3)):
        kind = r.random()
        if kind < 0.15:
            words.append(f"swap({cost(r)} → {plain(r, 2)})")
        elif kind < 0.3:
            words.append(f"either({plain(r, 2)} / {plain(r, 2)})")
        else:
            words.append(plain(r, 1))
    return ", ".join(words)


def plain(r: Random, most: int) -> str:
    words = [f"{r.choice(PLAIN)}:{r.randint(1, 2)}" for _ in range(r.randint(1, most))]
    return ", ".join("cull" if r.random() < 0.1 else word for word in words)


def cost(r: Random) -> str:
    names = r.sample((*ELEMENTS, "crystal"), r.randint(0, 2))
    words = [f"{name}:{r.randint(1, 2)}" for name in names]
    return ", ".join([*words, f"any:{r.randint(1, 3)}"] if r.random() < 0.4 or not words else words)
