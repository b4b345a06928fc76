"""Random editions of Eldervale: other costs, effects, passives, scores, tracks, Monsters and numbers."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

from games.eldervale.content.test_edition import DATA
from spinney.engine.edition import Edition
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.content.abilities import ABILITY_NAMES, MONSTER_ABILITY_NAMES
from spinney.games.eldervale.content.counters import COUNTERS
from spinney.games.eldervale.content.vocabulary import (
    PLACES,
)

UNITS = ("worker", "warrior", "wizard", "dragon")
SECTIONS = ("setup", "play", "units", "abilities", "tracks", "scoring")


def random_game(seed: str) -> Eldervale:
    """A game with a random edition."""
    data = random_data(Random(seed))
    return Eldervale(Edition("random", text_of(data), f"random {seed}", False))


def random_data(generator: Random) -> dict[str, Any]:
    data = deepcopy(DATA)
    data["game"] = "eldervale"
    change_numbers(data, generator)
    change_tracks(data, generator)
    for card in data["adventure"]:
        change_card(card, generator)
    for card in data["magic"]:
        change_magic(card, generator)
    for card in data["starter"]:
        card |= {kind: cost(generator, 0, 4) for kind in UNITS} | {"gather": effect(generator, REWARDS)}
    for tile in data["tile"][:24]:
        tile |= {"dwell_cost": cost(generator, 1, 4), "castle": generator.random() < 0.4}
    change_pieces(data, generator)
    return data


# Words of the language.

REWARDS = ("gain", "magic", "vp", "power self", "power any", "power split", "glory", "treasure any", "summon",
           "rescue", "castle")  # fmt: skip
ACTIONS = (*REWARDS, "dwell", "buy", "dominate", "move", "summon", "dwell", "buy")


def cost(generator: Random, low: int, high: int) -> str:
    found = "".join(generator.choice("GPSTW$***") for _ in range(generator.randint(low, high)))
    return found or "-"


def atom(generator: Random, words: tuple[str, ...]) -> str:
    word = generator.choice(words)
    number = generator.choice((1, 1, 2, 3))
    if word == "gain":
        return "gain " + "".join(generator.choice("GPSTW$??") for _ in range(number))
    if word == "magic":
        return f"magic {number}" + generator.choice(("", "", "/1", "/2"))
    if word == "summon":
        kinds = generator.choice(("any", "worker", "wizard+dragon", "warrior+worker"))
        return f"summon {generator.choice((0, 1, 2, 99))} {kinds}"
    if word in ("dwell", "buy"):
        return f"{word} {generator.choice((0, 1, 2, 99))}"
    if word == "dominate":
        return generator.choice(("dominate U", "dominate 1", "dominate 3"))
    return word if word in ("treasure any", "castle") else f"{word} {number}"


def effect(generator: Random, words: tuple[str, ...], most: int = 3) -> str:
    """Atoms joined by `;` and `>`."""
    parts = [atom(generator, words) for _ in range(generator.randint(1, most))]
    text = parts[0]
    for part in parts[1:]:
        text += generator.choice(("; ", " > ")) + part
    return text


def plain(words: tuple[str, ...], *others: str) -> tuple[str, ...]:
    """Without words that need a card, or that are forbidden somewhere."""
    return tuple(word for word in words if word not in ("power self", *others))


def passive(generator: Random) -> str:
    number = generator.choice((1, 1, 2))
    places = "/".join(generator.sample(PLACES, generator.choice((1, 2, 4))))
    text = " + ".join(atom(generator, REWARDS) for _ in range(generator.choice((1, 1, 2))))
    choices = (
        f"die {generator.choice((*UNITS, 'home'))} +{number}",
        f"range {generator.choice(UNITS)} +{number}",
        f"rushproof {generator.choice((*UNITS, 'all'))}",
        f"reroll {number}",
        f"on win: {text}",
        f"on lose: {text}",
        f"on lose: save {number} + {text}",
        f"on place {places}: {text}",
    )
    return "; ".join(generator.sample(choices[:5] + choices[6:], generator.choice((1, 2, 3))))


def score(generator: Random, slots: bool) -> str:
    names = [name for name in COUNTERS.names if slots or not name.startswith("slot")]
    terms = []
    for name in generator.sample(names, generator.choice((1, 2))):
        per = generator.choice(("", "", "/2", "/3"))
        most = generator.choice(("", " max 3", " max 8"))
        terms.append(generator.choice((f"{generator.randint(1, 3)} {name}{per}{most}", f"{name}: 1/4/9")))
    return "; ".join(terms)


# What is changed.


def change_card(card: dict[str, Any], generator: Random) -> None:
    card["cost"] = cost(generator, 1, 4)
    if "output" in card:
        echo = ["echo"] if card["kind"] == "relic" else []
        card["output"] = "; ".join([*echo, effect(generator, ACTIONS)])
        card["input"] = cost(generator, 0, 3)
        card["who"] = generator.choice(("any", "any", "warrior", "wizard", "dragon", "fighter"))
        if generator.random() < 0.3:
            card["passive"] = passive(generator)
    if card["kind"] in ("banner", "trail"):
        card["passive"] = passive(generator)
    if card["kind"] == "vault":
        card["vault"] = score(generator, True)
    if card["kind"] == "wonder":
        card |= {"orb_output": effect(generator, ACTIONS), "on_buy": effect(generator, REWARDS)}


def change_magic(card: dict[str, Any], generator: Random) -> None:
    card["copies"] = generator.choice((1, 1, 2, 3))
    number = generator.choice((1, 1, 2, 3))
    if card["kind"] == "spell":
        if card["timing"] == "own_turn":
            card["effect"] = effect(generator, plain(ACTIONS, "magic"))
        elif card["effect"].split()[0] in ("dice+", "dice-", "reroll", "save"):
            card["effect"] = f"{card['effect'].split()[0]} {number}"
    elif card["kind"] == "quest":
        names = [name for name in COUNTERS.names if not name.startswith("slot")]
        card["condition"] = " & ".join(
            f"{generator.choice(names)} >= {generator.randint(0, 3)}" for _ in range(number)
        )
        card["effect"] = effect(generator, plain(ACTIONS))
    elif card["kind"] == "prophecy":
        card["score"] = score(generator, False)
    else:
        card["cost"] = cost(generator, 0, 3)


def change_numbers(data: dict[str, Any], generator: Random) -> None:
    setup, play = data["setup"], data["play"]
    setup |= {
        "vp": [generator.randint(0, 9) for _ in range(5)],
        "tokens": generator.choice(("GPSTW", "GG", "W$$", "GPSTWGPSTW"[:7])),
        "magic": generator.choice((0, 2, 4, 5)),
        "ready": {"worker": generator.randint(1, 4), "wizard": generator.randint(0, 1)},
        "tray": {"worker": generator.randint(0, 3), "warrior": generator.randint(0, 2), "dragon": 1},
        "rooftops": generator.randint(1, 6),
        "extra": generator.choice((1, 2, 3)),
        "stack": generator.choice((1, 2, 3)),
    }
    play |= {
        "dice": generator.randint(3, 6),
        "monster_dice": generator.randint(3, 5),
        "rounds": generator.randint(6, 14),
        "tower": effect(generator, plain(REWARDS), 2),
        "tower_cost": cost(generator, 0, 3),
        "fortress": effect(generator, plain(REWARDS), 2),
        "fortress_cost": "*" * generator.randint(1, 3),
        "oracle": effect(generator, plain(REWARDS), 2),
        "bifrost": effect(generator, plain(REWARDS), 2),
        "den": effect(generator, plain(REWARDS), 2),
        "hire": cost(generator, 1, 2),
        "restore": cost(generator, 1, 3),
    }
    data["units"] |= {name: generator.randint(1, 4) for name in data["units"]}
    for name in ("raider", "martyr", "scholar", "plenty"):
        data["abilities"][name] = effect(generator, plain(REWARDS), 2)
    for name in ("farwalk", "wander", "might", "mason", "lucky", "ease"):
        data["abilities"][name] = generator.choice((0, 1, 1, 2))
    data["scoring"] |= {name: generator.randint(0, 4) for name in data["scoring"]}


def change_tracks(data: dict[str, Any], generator: Random) -> None:
    spaces, last = generator.randint(2, 8), generator.randint(3, 12)
    data["tracks"] |= {
        "power": [0, *sorted(generator.randint(0, 6) for _ in range(spaces))],
        "glory": ["-", *[effect(generator, plain(REWARDS, "glory"), 2) for _ in range(last)]],
        "beyond": effect(generator, plain(REWARDS, "glory", "magic"), 2),
        "glory_orbs": sorted(generator.sample(range(1, last + 1), 2)),
        "orbs": [effect(generator, plain(ACTIONS)) for _ in range(generator.randint(1, 9))],
        "troves": [effect(generator, plain(REWARDS)) for _ in range(generator.randint(1, 6))],
    }


def change_pieces(data: dict[str, Any], generator: Random) -> None:
    for side in data["side"]:
        for kind in UNITS:
            side.pop(kind, None)
        for kind in generator.sample(UNITS, 2):
            side[kind] = generator.choice(ABILITY_NAMES[1:])
    for monster in data["monster"]:
        monster["dice"] = generator.randint(3, 5)
        monster["abilities"] = generator.sample(MONSTER_ABILITY_NAMES, generator.choice((0, 1, 1, 2)))
    for row in data["treasure"]:
        faces = list(row["tokens"])
        drawn = [generator.choice(faces) for _ in range(4 * data["setup"]["stack"])]
        row["tokens"] = {face: drawn.count(face) for face in dict.fromkeys(drawn)}


# Writing it down.


def text_of(data: dict[str, Any]) -> str:
    """The edition as TOML."""
    lines = [f"{name} = {value_of(value)}" for name, value in data.items() if name not in SECTIONS]
    for name in SECTIONS:
        lines.append(f"[{name}]")
        lines += [f"{key} = {value_of(value)}" for key, value in data[name].items()]
    return "\n".join(lines) + "\n"


def value_of(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {value_of(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_of(one) for one in value) + "]"
    return json.dumps(value)
