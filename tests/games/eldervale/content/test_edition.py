"""Section 19: the standard edition says what the document says, row by row, and its totals are right."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

from rule import rule
from spinney.engine.edition import find_edition
from spinney.engine.nothing import NONE
from spinney.games.eldervale.content.edition import EditionContent
from spinney.games.eldervale.content.heaps import symbols
from spinney.games.eldervale.content.tile_kinds import DUNGEON, EXPANSE, LAIR, ORACLE
from spinney.games.eldervale.content.vocabulary import (
    AURA,
    CARD_KINDS,
    ELEMENTS,
    FACTION_KINDS,
    GATE,
    PROPHECY,
    QUEST,
    RELIC,
    SPELL,
    UNITS,
    VAULT,
    WONDER,
)

PACKAGE = "spinney.games.eldervale"
STANDARD = find_edition("eldervale", PACKAGE, "standard")
CONTENT = EditionContent(STANDARD)
DATA = STANDARD.data
BOOK = files(PACKAGE).joinpath("rules.md").read_text(encoding="utf-8")
PREFIXES = ("AIR", "EAR", "FIR", "WAT", "LIG", "DAR", "ORD", "CHA")
ELEMENT_OF = dict(zip(PREFIXES, ELEMENTS, strict=True))


def section(number: str) -> str:
    """The text of a section of the document."""
    text = BOOK[BOOK.index(f"### {number} ") :]
    return text[: text.find("\n### ", 4)]


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, without code marks; headings are rows, too."""
    lines = [line for line in text.splitlines() if line.startswith("| ") and not set(line) <= set("|- ")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


def coded(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def test_faction_sides_are_those_of_the_document() -> None:
    said = []
    for element, *sides in rows(section("19.2"))[1:]:
        for side, cell in zip("AB", sides, strict=True):
            name, abilities = cell.split(": ")
            pairs = [pair.lower().split(" ") for pair in abilities.split(", ")]
            said.append({"element": element.lower(), "side": side, "name": name, **dict(pairs)})
    assert said == DATA["side"]
    assert len(CONTENT.sides) == 16
    assert all(len([one for one in side.abilities if one]) == 2 for side in CONTENT.sides)


def test_tiles_are_those_of_the_document() -> None:
    said = [
        {
            "id": id_,
            "name": name,
            "kind": kind.lower(),
            "element": ELEMENT_OF[id_[:3]],
            "stacks": int(stacks),
            "resource": resource,
            "dwell_cost": cost,
            "dwell_power": int(power),
            **({"castle": True} if castle == "yes" else {}),
        }
        for id_, name, kind, stacks, resource, cost, power, castle in rows(section("19.3"))[1:]
    ]
    assert said == DATA["tile"][:24]
    ruins = re.search(r"^Ruins: (.*)$", section("19.3"), re.M)
    assert ruins is not None
    assert set(re.findall(r"(RUIN-\w+|BIFROST|DEN)\b", ruins.group(1))) == {
        tile["id"] for tile in DATA["tile"][24:]
    }


@rule("E-3.5", "E-3.8", "E-2.2")
def test_every_element_has_an_expanse_an_oracle_and_a_lair_with_four_stacks_and_there_are_six_ruins() -> None:
    for element in range(8):
        own = CONTENT.tiles[3 * element : 3 * element + 3]
        assert [tile.kind for tile in own] == [EXPANSE, ORACLE, LAIR]
        assert {tile.element for tile in own} == {element}
        assert [tile.stacks for tile in own] == [2, 1, 1]
        assert [tile.castle for tile in own] == [False, False, True]
    assert CONTENT.ruins == sum(1 << tile for tile in range(24, 30))
    assert [tile.kind for tile in CONTENT.tiles].count(DUNGEON) == 2
    assert [tile.element for tile in CONTENT.tiles[24:]] == [NONE] * 8
    assert CONTENT.elemental == 2**24 - 1


def test_tracks_and_troves_are_those_of_the_document() -> None:
    tracks = DATA["tracks"]
    assert [str(value) for value in tracks["power"]] == rows(section("19.4"))[1][1:]
    said = [coded(row[1]) or ["-"] for row in rows_with_code(section("19.5"))[1:]]
    assert [effects[0] for effects in said] == tracks["glory"]
    assert said[-1][1:] == [tracks["beyond"]]
    assert [at for at, row in enumerate(rows(section("19.5"))[1:]) if "Orb" in row[1]] == tracks["glory_orbs"]
    assert [coded(row[1])[0] for row in rows_with_code(section("19.6"))[1:]] == tracks["orbs"]
    troves = re.search(r"^\*\*Trove Tokens \(5\):\*\*(.*)$", section("19.11"), re.M)
    assert troves is not None
    assert coded(troves.group(1)) == tracks["troves"]
    assert (CONTENT.tracks.top, CONTENT.tracks.last, len(CONTENT.tracks.orbs)) == (8, 10, 9)


def rows_with_code(text: str) -> list[list[str]]:
    lines = [line for line in text.splitlines() if line.startswith("| ") and not set(line) <= set("|- ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_starters_are_those_of_the_document() -> None:
    said: list[dict[str, str]] = []
    cheaper: list[list[str]] = []
    for id_, name, worker, wizard, warrior, dragon, gather, fewer in rows(section("19.7"))[1:]:
        costs = {"worker": worker, "warrior": warrior, "wizard": wizard, "dragon": dragon}
        said.append({"id": id_, "name": name, "element": ELEMENT_OF[id_[:3]], **costs, "gather": gather})
        cheaper.append(fewer.lower().split(", "))
    assert said == DATA["starter"]
    base = {"worker": 2, "wizard": 3, "warrior": 3, "dragon": 4}
    for starter, names in zip(CONTENT.starters, cheaper, strict=True):
        sizes = {UNITS[kind]: symbols(starter.summon[kind]) for kind in range(FACTION_KINDS)}
        assert sizes == {name: size - (name in names) for name, size in base.items()}


def adventure_of(head: list[str], row: list[str], kind: str) -> dict[str, Any]:
    """A row of 19.8 as the edition writes it."""
    said = dict(zip(head, row, strict=True))
    prefix = said["id"][:3]
    card = {"id": said["id"], "name": said["name"], "element": ELEMENT_OF[prefix], "kind": kind}
    names = {
        "cost": "cost", "who": "who", "input": "input", "output": "output", "passive": "passive",
        "VP at game end": "vault", "added by an Orb": "orb_output",
    }  # fmt: skip
    card |= {name: said[column] for column, name in names.items() if said.get(column, "-") != "-"}
    return card | ({"on_buy": "vp 3"} if kind == "wonder" else {})


def test_adventure_cards_are_those_of_the_document() -> None:
    said = []
    for part in section("19.8").split("\n**K")[1:]:
        kind = part.split(". ")[1].split("**")[0].lower()
        head, *cards = rows(part)
        said += [adventure_of(head, row, kind) for row in cards]
    assert said == DATA["adventure"]


def test_there_are_104_adventure_cards_thirteen_of_an_element_one_of_each_kind() -> None:
    assert len(CONTENT.adventures) == 104
    assert CONTENT.kinds == 13
    for at, card in enumerate(CONTENT.adventures):
        assert (card.element, card.kind) == divmod(at, 13)
        assert card.id == f"{PREFIXES[card.element]}-{CARD_KINDS[card.kind].capitalize()}"
        assert card.slots == {RELIC: 1, VAULT: 3}.get(int(card.kind), 0)
        assert (card.orb_output != NONE) == (card.kind == WONDER) == (card.passive.on_buy != NONE)
        assert (card.vault is not None) == (card.kind == VAULT)
    assert [CONTENT.adventures[gate].kind for gate in CONTENT.gate] == [GATE] * 8


def test_treasure_tokens_are_those_of_the_document() -> None:
    for row, entry in zip(rows_with_code(section("19.9"))[1:], DATA["treasure"], strict=True):
        faces = {face: int(copies) for copies, face in re.findall(r"(\d+)x`([^`]+)`", row[1])}
        assert (row[0].lower(), faces) == (entry["element"], entry["tokens"])
        assert sum(faces.values()) == int(row[2]) == 12
    assert sum(CONTENT.token_copies) == 96
    assert len(CONTENT.tokens) == 64


def magic_rows() -> dict[str, list[list[str]]]:
    parts = re.split(r"\n\*\*(Spells|Quests|Prophecies|Auras)", section("19.10"))
    return {kind: rows(text)[1:] for kind, text in zip(parts[1::2], parts[2::2], strict=True)}


def test_magic_cards_are_those_of_the_document() -> None:
    said = magic_rows()
    spells = [
        [
            row[0],
            row[1].split(" (")[0],
            "turn_start" if "W1" in row[2] else re.split("[ ,]", row[2])[0],
            row[3],
        ]
        for row in said["Spells"]
    ]
    kept = DATA["magic"]
    assert spells == [[card[name] for name in ("id", "name", "timing", "effect")] for card in kept[:12]]
    quests = [[card[name] for name in ("id", "name", "condition", "effect")] for card in kept[12:19]]
    assert quests == said["Quests"]
    assert said["Prophecies"] == [[card[name] for name in ("id", "name", "score")] for card in kept[19:26]]
    assert [row[:3] for row in said["Auras"]] == [
        [card[name] for name in ("id", "name", "cost")] for card in kept[26:]
    ]
    assert [card["name"].split()[-1].lower() for card in kept[26:]] == [card["aura"] for card in kept[26:]]


@rule("E-14.1", "E-3.13")
def test_there_are_60_magic_cards_of_30_designs_in_four_kinds() -> None:
    kinds = Counter(int(card.kind) for card in CONTENT.magic for _ in range(card.copies))
    assert kinds == {SPELL: 24, QUEST: 14, PROPHECY: 14, AURA: 8}
    assert len(CONTENT.magic) == 30
    assert {card.copies for card in CONTENT.magic} == {2}
    assert CONTENT.setup.magic == 5


@rule("E-15.1")
def test_monsters_are_those_of_the_document() -> None:
    said = [
        [id_, name.split(" (")[0], element.lower(), int(dice), re.findall(r"\*(\w+)\*", ability)]
        for id_, name, element, dice, ability in rows(section("19.11"))[1:]
    ]
    kept = [
        [entry["id"], entry["name"], entry.get("element", "none"), entry["dice"], entry["abilities"]]
        for entry in DATA["monster"][:10]
    ]
    assert kept == said
    legends = re.search(r"same Element order: (.*)\.$", section("19.11"), re.M)
    assert legends is not None
    parts = [re.fullmatch(r"(.+) (\d) (\S+)", part) for part in legends.group(1).split("; ")]
    assert [[part[1], int(part[2]), part[3].split("+")] for part in parts if part is not None] == [
        [entry["name"], entry["dice"], entry["abilities"]] for entry in DATA["monster"][10:]
    ]
    assert [entry["element"] for entry in DATA["monster"][10:]] == [*ELEMENTS]


@rule("E-3.3", "E-3.4", "E-3.7", "E-3.8", "E-3.10", "E-3.15", "eldervale/R-5")
def test_the_numbers_of_the_start_are_those_of_the_document() -> None:
    setup = CONTENT.setup
    assert setup.vp == [1, 2, 3, 4, 5]
    assert setup.realms == [5, 7, 8, 8]
    assert [len(hexes) for hexes in setup.maps] == [10, 12, 14, 14]
    stacks = [3 * (players + setup.extra) - setup.realms[players - 2] for players in range(2, 6)]
    assert stacks == [7, 8, 10, 13]
    assert [setup.ready, setup.tray] == [[3, 0, 0, 0], [3, 1, 1, 1]]
    assert DATA["setup"]["tokens"] == "GPSTW"
    assert setup.rooftops == 6


@rule("E-3.9", "eldervale/R-7")
def test_the_start_maps_are_those_of_the_document() -> None:
    said = re.findall(r"^  - (\d)(?: and \d)? players \(\d+\): (.*)\.$", BOOK, re.M)
    assert [players for players, _ in said] == ["2", "3", "4"]
    for players, text in said:
        hexes = [
            (int(q), int(r))
            for r, columns in re.findall(r"r=([−\d]+): q=([−,\d]+)", text.replace(" ", " "))
            for r, q in [(r.replace("−", "-"), q.replace("−", "-")) for q in columns.split(",") if q]
        ]
        assert hexes == CONTENT.setup.maps[int(players) - 2]
    assert CONTENT.setup.maps[3] == CONTENT.setup.maps[2]


@rule("E-16.1", "E-16.2")
def test_bifrost_and_den_lie_where_the_document_says() -> None:
    assert CONTENT.setup.bifrost == [(2, -2), (0, -1), (1, -2), (1, -2)]
    assert CONTENT.setup.den == [(-1, 2), (1, 2), (0, 3), (0, 3)]


def test_dice_and_values_are_those_of_the_document() -> None:
    said = dict(re.findall(r"(Worker|Wizard|Warrior|Dragon|Minotaur) (\d)", section("19.1")))
    assert {name.lower(): int(dice) for name, dice in said.items()} == DATA["units"]
    assert CONTENT.unit_dice[:6] == [1, 3, 2, 3, 3, 0]
    assert CONTENT.unit_dice[6:] == CONTENT.monster_dice
    scoring = CONTENT.scoring
    assert [scoring.ruin, scoring.dwelling, scoring.cards, scoring.orb, scoring.splendour] == [2, 2, 3, 1, 2]
    assert CONTENT.play.rounds == 100


def test_the_mini_edition_is_small() -> None:
    mini = EditionContent(find_edition("eldervale", PACKAGE, "mini"))
    assert len(mini.adventures) == 56
    assert sum(mini.magic_copies) == 22
    assert [len(hexes) for hexes in mini.setup.maps] == [9, 11, 13, 15]
    assert {card.kind for card in mini.adventures} > {GATE, RELIC, VAULT, WONDER}
    timings = {int(card.timing) for card in mini.magic if card.kind == SPELL}
    assert timings == {int(card.timing) for card in CONTENT.magic if card.kind == SPELL}
    assert {int(card.aura) for card in mini.magic} == {int(card.aura) for card in CONTENT.magic}
