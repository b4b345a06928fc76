"""Section 7: the standard edition says what the tables of the rules document say, row by row."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

from games.shifting_realms.scene import GAME
from rule import rule

TEXT = files("spinney.games.shifting_realms").joinpath("rules.md").read_text(encoding="utf-8")
DATA: dict[str, Any] = GAME.edition.data if GAME.edition is not None else {}
RESOURCES = ("wood", "stone", "gold", "magic")
CODES = {realm["name"]: realm["code"] for realm in DATA["realm"]}
KINDS = {tile["name"]: tile["id"] for tile in DATA["structure"]}
TIMINGS = {"Now": "now", "Now or Later": "now_or_later", "Later": "later", "End of Game": "end"}
PERMANENT = {
    "range", "guard", "income", "discount_realm", "troll_survivor", "recruit_bonus", "trade_rate",
    "discount_first",
}  # fmt: skip


def rows(heading: str, columns: int) -> list[list[str]]:
    """The cells of the table under a heading, its head left out."""
    section = TEXT.split(f"### {heading}")[1].split("\n### ")[0].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells[2:] if len(row) == columns]


def phrases(cell: str) -> list[str]:
    """`gain{wood:2,magic:2}`, `draw any` as the edition writes it."""
    found = []
    for code in re.findall(r"`([^`]+)`", cell):
        words = re.sub(r"\{([^}]*)\}", lambda goods: " " + goods.group(1).replace(":", " "), code)
        found.append(words.replace(",", " ").replace("@", "").replace("+", ""))
    return found


def test_boards() -> None:
    block = TEXT.split("### 7.1")[1].split("```")[1].strip("\n").splitlines()
    names = re.findall(r"(\w+) \((\w\w)\)", block[0])
    assert [(realm["name"], realm["code"]) for realm in DATA["realm"]] == names
    for row, line in enumerate(block[2:]):
        letters = re.sub(r"[\d ]", "", line)
        assert [letters[5 * at : 5 * at + 5] for at in range(5)] == [
            realm["rows"][row] for realm in DATA["realm"]
        ]


@rule("shifting_realms/P-4", "shifting_realms/P-5", "shifting_realms/P-6")
def test_structures() -> None:
    table = rows("7.3", 9)
    assert len(table) == len(DATA["structure"]) == 15
    for row, tile in zip(table, DATA["structure"], strict=True):
        id_, name, place, wood, stone, gold, magic, vp, power = row
        assert (tile["id"], tile["name"], tile["realm"], tile["space"]) == (id_, name, id_[:2], place)
        assert [tile.get(kind, 0) for kind in RESOURCES] == [int(n) for n in (wood, stone, gold, magic)]
        assert tile["vp"] == int(vp)
        assert tile.get("built" if "when built" in power else "power", []) == phrases(power), id_
        assert ("built" in tile) == ("when built" in power)


@rule("shifting_realms/P-3", "shifting_realms/P-9")
def test_cards() -> None:
    cards = {card["id"]: card for card in DATA["card"]}
    dragon, *table = rows("7.4", 5)
    assert dragon[0] == "TY-S01–TY-S06"
    for number in range(1, 7):
        card = cards.pop(f"TY-S0{number}")
        assert (card["name"], TIMINGS[dragon[2]]) == ("Dragon Moves", card["timing"])
        assert card["effect"] == [*phrases(dragon[4]), "dragon"]
    assert [row[0] for row in table] == list(cards)
    for id_, name, timing, type_, effect in table:
        card = cards[id_]
        assert (card["name"], card["realm"], card["timing"]) == (name, id_[:2], TIMINGS[timing])
        if timing == "End of Game":
            assert card["score"] == score(effect), id_
        else:
            assert card.get("power", []) + card.get("effect", []) == phrases(effect), id_
        assert (type_ == "permanent") == any(word.split()[0] in PERMANENT for word in phrases(effect)), id_
        assert (type_ == "permanent") == ("power" in card), id_


def score(words: str) -> str:
    """`score 1 per raid you made, max 4` as the edition writes it."""
    read = re.fullmatch(r"score (\d) per (two )?(.*), max (\d)", words)
    assert read is not None, words
    vp, two, what, most = read.groups()
    counted = {
        "face-up Dragon Moves card of yours": "dragon",
        "scouts of yours on forest spots (all realms)": "spots forest",
        "raid you made": "raids",
        "troll king token of yours": "tokens",
        "soldiers of yours on the boards": "soldiers",
        "realm in play where you own a structure": "realms",
        "Buried Treasure you own": "built LI-TRS",
    }
    counted |= {f"structure you own in {name}": f"realm {code}" for name, code in CODES.items()}
    return f"{vp} per {'2 ' if two else ''}{counted[what]} max {most}"


def test_tasks() -> None:
    table = rows("7.5", 4)
    assert len(table) == len(DATA["task"]) == 20
    for (id_, name, condition, vp), task in zip(table, DATA["task"], strict=True):
        assert (task["id"], task["name"], task["realm"], task["vp"]) == (id_, name, id_[:2], int(vp))
        assert task["needs"] == needs(condition), id_


def needs(condition: str) -> list[str]:
    """`own ≥ 2 Dwarf Tunnels` as the edition writes it."""
    if condition.startswith("set aside"):
        pairs = re.findall(r"(\d+) (wood|stone|gold|magic)", condition)
        return ["set_aside " + " ".join(f"{kind} {number}" for number, kind in pairs)]
    found = []
    for number, what in re.findall(r"≥ (\d) ([^≥]+?)(?= and ≥|$)", condition):
        words = what.replace("of your ", "")
        kinds = [id_ for name, id_ in KINDS.items() if words in (name, f"{name}s")]
        realms = [code for name, code in CODES.items() if words == f"structures in {name}"]
        if kinds:
            found.append(f"built {kinds[0]} {number}")
        elif realms:
            found.append(f"realm {realms[0]} {number}")
        else:
            found.append(f"{COUNTED[words]} {number}")
    return found


COUNTED = {
    "face-up Dragon Moves cards": "dragon",
    "scouts on forest spots (all realms)": "spots forest",
    "raids made": "raids",
    "troll king tokens": "tokens",
    "soldiers on the boards (flat ones count)": "soldiers",
    "structures in each of the three realms in play": "every_realm",
}


@rule("shifting_realms/P-7")
def test_turn_order_cards() -> None:
    table = rows("7.6", 6)
    assert len(table) == len(DATA["turn_card"]) == 4
    for row, card in zip(table, DATA["turn_card"], strict=True):
        given = [card.get(kind, 0) for kind in (*RESOURCES, "any")]
        assert given == [int(cell.split()[0]) for cell in row[1:]]


@rule("shifting_realms/P-8", "S-1.3")
def test_tokens() -> None:
    table = rows("7.7", 3)
    assert len(table) == len(DATA["token"]) == 6
    for (_, vp, income), token in zip(table, DATA["token"], strict=True):
        said = {} if income == "none" else {income.split()[1]: int(income.split()[0])}
        assert token == {"vp": int(vp), **said}
