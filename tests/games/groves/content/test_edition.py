"""Section 19: the standard edition says what the document says, and a wrong file is told what is wrong."""

from __future__ import annotations

import re

import pytest

from games.groves.editions import standard
from games.groves.scene import CONTENT, GAME
from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.games.groves import Groves

DATA = standard().data
ELEMENTS = ("earth", "light", "water")


def rows(section: str) -> list[list[str]]:
    """The rows of the table in a section of the document."""
    text = GAME.rulebook().text
    chapter = text[text.index(f"### {section}") :]
    chapter = chapter[: chapter.find("\n### ", 4)]
    lines = [line for line in chapter.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def reward(words: str) -> str:
    return "" if words == "–" else words


def test_the_groves_are_those_of_the_document() -> None:
    said = [
        {
            "id": row[0], "name": row[1], "colour": row[2],
            "cost": dict(zip(ELEMENTS, map(int, row[3:6]), strict=True)),
            "dominion": int(row[6]), "primary": reward(row[7]), "bonus": reward(row[8]),
        }
        for row in rows("19.2")
    ]  # fmt: skip
    assert len(said) == 28
    assert DATA["grove"] == said


def test_the_starting_groves_are_those_of_the_document() -> None:
    kinds = {"quick-reference": "reference", "double-crystal": "crystal", "spirit-generating": "spirit"}
    said = [
        (row[0], kinds.get(row[1], "resource"), reward(row[4]), reward(row[6]), reward(row[7]))
        for row in rows("19.3")
    ]
    assert said == [
        (
            entry["id"],
            entry["kind"],
            entry.get("colour", ""),
            entry.get("primary", ""),
            entry.get("bonus", ""),
        )
        for entry in DATA["start"]
    ]
    assert [row[2] for row in rows("19.3")] == ["4", "4", "4", "1", "1", "1", "1"]


def test_the_summoning_cards_are_those_of_the_document() -> None:
    for row, entry in zip(rows("19.4"), DATA["summoning"], strict=True):
        assert (row[0], row[1]) == (entry["id"], entry["kind"])
        assert row[2] == entry.get("needs") or (row[2].startswith("any") and "needs" not in entry)
        assert (row[3] == "yes", int(row[4])) == (entry.get("solo", True), entry["dominion"])


def test_the_realm_cards_are_those_of_the_document() -> None:
    for row, entry in zip(rows("19.5"), DATA["realm"], strict=True):
        assert row[:4] == [entry["id"], entry["kind"], entry["counts"], entry["colour"]]
        assert [reward(row[4]), reward(row[5])] == [str(entry.get(name, "")) for name in ("colours", "each")]
        assert int(row[6]) == entry["dominion"]


def test_the_numbers_are_those_of_the_document() -> None:
    assert DATA["box"] == {
        "white": 32, "yellow": 12, "orange": 12, "green": 12, "blue": 12, "wraith": 13,
        "element": 20, "crystals": 76, "dominion": 76, "portals": 8,
    }  # fmt: skip
    assert DATA["setup"] == {
        "stack": [17, 22, 25], "row": 4, "realm_cards": 3, "crystals": [1, 2, 3, 4], "elements": 2, "white": 8
    }  # fmt: skip
    assert DATA["round"] == {"draw": 3, "empty_bag": 2}
    assert DATA["scoring"] == {"portal": 1, "leftovers": 5}
    assert DATA["solo"] == {
        "crystals": 3, "stack": 28, "row": 4, "swept": 2, "white": 8, "wraith": 1, "draw": 3, "recall": 2,
        "banish": 2, "hollows": 10, "first": 14, "crown": True,
    }  # fmt: skip


def test_the_totals_are_those_of_the_document() -> None:
    costs = [sum(entry["cost"][name] for entry in DATA["grove"]) for name in ELEMENTS]
    assert costs == [45, 46, 45]
    assert sum(entry["dominion"] for entry in DATA["grove"]) == 79


def test_the_constraints_of_the_document_hold() -> None:
    words = " ".join(f"{entry.get('primary', '')} {entry.get('bonus', '')}" for entry in DATA["grove"])
    symbols = "earth light water any crystal dominion swap spirit white either cull draw:1 draw:2 spirit:2"
    for symbol in symbols.split():
        assert symbol in words
    assert not [
        entry for entry in DATA["grove"] if "spirit" in entry["primary"] and "spirit" in entry["bonus"]
    ]
    assert all(card.lightning is False or not card.spirits for card in CONTENT.realm_cards)
    assert DATA["solo"]["hollows"] <= 13


def test_both_editions_that_ship_are_complete() -> None:
    for name in ("standard", "mini"):
        game = Groves(name)
        assert game.edition is not None
        assert game.edition.shipped
        assert game.start(4, seed=1).options


# Wrong files.


def complaint(*changes: tuple[str, str]) -> str:
    """What is said about the standard edition with these first occurrences replaced."""
    text = standard().text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    with pytest.raises(BadEdition) as caught:
        Groves(Edition("my", text, "my.toml", False))
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("white = 32", 'white = "many"', "box: white: expected 0-99, got 'many'"),
        ("white = 32", "white = true", "box: white: expected 0-99, got True"),
        ("white = 32", "white = 3.5", "box: white: expected 0-99, got 3.5"),
        ("white = 32", "white = -1", "box: white: expected 0-99, got -1"),
        ("white = 32", "", "box: white: expected 0-99, got None"),
        ("white = 32", "white = 31", "box: white: expected 32 for 4 seats, got 31"),
        ("white = 32", "white = 32\nwhyte = 1", "box: whyte: expected one of white, yellow"),
        ("yellow = 12", "yellow = 0", "box: expected a spirit of each colour"),
        ("wraith = 13", "wraith = 0", "box: wraith: expected 1, got 0"),
        ("element = 20", "element = 7", "box: element: expected enough for 4 seats, got 7"),
        ("crystals = 76", "crystals = 9", "box: crystals: expected enough for the start, got 9"),
        ("portals = 8", "portals = 21", "box: portals: expected 0-20, got 21"),
        ("stack = [17, 22, 25]", "stack = [17, 22]", "setup: stack: expected 3 numbers, got [17, 22]"),
        ("stack = [17, 22, 25]", "stack = 17", "setup: stack: expected 3 numbers, got 17"),
        ("stack = [17, 22, 25]", "stack = [17, 22, 29]", "setup: stack[2]: expected 2-28, got 29"),
        (
            "stack = [17, 22, 25]",
            "stack = [17, 4, 25]",
            "stack: expected more groves than slots for 3 seats, got 4",
        ),
        ("row = 4  # slots", "row = 5  # slots", "setup: row: expected 1-4, got 5"),
        ("realm_cards = 3", "realm_cards = 7", "setup: realm_cards: expected 0-6, got 7"),
        (
            "crystals = [1, 2, 3, 4]",
            "crystals = [1, 2, 3]",
            "setup: crystals: expected 4 numbers, got [1, 2, 3]",
        ),
        ("crystals = [1, 2, 3, 4]", 'crystals = [1, "2", 3, 4]', "setup: crystals[1]: expected 0-9, got '2'"),
        ("draw = 3\nempty_bag", "draw = 0\nempty_bag", "round: draw: expected 1-3, got 0"),
        ("empty_bag = 2", "empty_bag = 4", "round: empty_bag: expected 0-3, got 4"),
        ("leftovers = 5", "leftovers = 0", "scoring: leftovers: expected 1-99, got 0"),
        ("[scoring]", "[scorings]", "scorings: expected one of box, setup"),
        ("swept = 2", "swept = 5", "solo: swept: expected 1-4, got 5"),
        ("hollows = 10", "hollows = 14", "solo: hollows: expected 1-13, got 14"),
        ("crown = true", 'crown = "yes"', "solo: crown: expected true or false, got 'yes'"),
        (
            "white = 8  # in the wraith bag\nwraith = 1",
            "white = 1\nwraith = 1",
            "solo: draw: expected no more",
        ),
        ('kind = "reference"', 'kind = "referee"', "start 1: kind: expected one of reference, crystal"),
        ('kind = "reference"', 'kind = "crystal"', "start 2: kind: expected each kind once"),
        (
            'primary = "crystal:2"',
            'primary = "crystal:2"\nbonus = "earth:1"',
            "start 2: bonus: expected none",
        ),
        ('id = "YEL-1"', "id = 1", "grove 1: id: expected a text, got 1"),
        ('id = "YEL-1"', 'id = "YEL 1"', "id: expected different ids of one word, got 'YEL 1'"),
        ('id = "YEL-2"', 'id = "YEL-1"', "id: expected different ids of one word, got 'YEL-1'"),
        ('id = "YEL-2"', 'id = "ST-CRY-4"', "id: expected different ids of one word, got 'ST-CRY-4'"),
        ('id = "YEL-2"', 'id = "tree-bonus"', "id: expected different ids of one word, got 'tree-bonus'"),
        ('id = "SUM-02"', 'id = "SUM-01"', "id: expected different ids of one word, got 'SUM-01'"),
        ('name = "Dawnpetal Glade"', 'name = "  "', "grove 1: name: expected a text"),
        (
            'name = "Dawnpetal Glade"',
            'name = "Sunwell Clearing"',
            "name: expected different names, got 'Sunwell",
        ),
        (
            'name = "Dawnpetal Glade"',
            'name = "Moss Spring"',
            "name: expected different names, got 'Moss Spring'",
        ),
        (
            'name = "Dawnpetal Glade"\ncolour = "yellow"',
            'name = "x"\ncolour = "red"',
            "grove 1: colour: expected one of",
        ),
        (
            "cost = { earth = 1, light = 2, water = 0 }",
            "cost = { earth = 1, fire = 2 }",
            "grove 1: cost: fire: expected",
        ),
        (
            "cost = { earth = 1, light = 2, water = 0 }",
            "cost = 3",
            "grove 1: cost: expected a table with earth",
        ),
        (
            "cost = { earth = 1, light = 2, water = 0 }",
            "cost = { earth = 10 }",
            "grove 1: cost: earth: expected 0-9",
        ),
        ("dominion = 2\nprimary", "dominion = 21\nprimary", "grove 1: dominion: expected 0-20, got 21"),
        ("dominion = 2\nprimary", "dominion = 2\nprimarry", "grove 1: primarry: expected one of id, name"),
        (
            'kind = "standard"',
            'kind = "pair"',
            "summoning 1: kind: expected one of standard, three different",
        ),
        (
            'needs = "yellow:1, orange:1"',
            'needs = "yellow:1, red:1"',
            "summoning 1: needs: expected spirits such as",
        ),
        (
            'needs = "yellow:1, orange:1"',
            'needs = "yellow:2, orange:2"',
            "summoning 1: needs: expected one to three",
        ),
        (
            'needs = "yellow:1, orange:1"',
            'needs = "yellow:x"',
            "summoning 1: needs: expected spirits such as",
        ),
        (
            'kind = "trophy"',
            'kind = "medal"',
            "realm 1: kind: expected one of trophy, lightning, got 'medal'",
        ),
        ('kind = "trophy"', 'kind = "lightning"', "realm 1: counts: expected one of groves, got 'spirits'"),
    ],
)
def test_a_wrong_edition_is_told_what_was_expected_and_where(old: str, new: str, said: str) -> None:
    message = complaint((old, new))
    assert message.startswith("my.toml: ")
    assert said in message


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("fire:1", "expected a symbol such as earth"),
        ("earth", "expected earth:1 to earth:9, got 'earth'"),
        ("earth:0", "expected earth:1 to earth:9"),
        ("earth:10", "expected earth:1 to earth:9"),
        ("earth:x", "expected earth:1 to earth:9"),
        ("earth:1,", "expected a symbol such as earth"),
        ("cull:2", "expected cull alone, got 'cull:2'"),
        ("earth:1 light:1", "expected earth:1 to earth:9"),
        ("swap(earth:1)", "expected two lists with '->' between them"),
        ("swap(cull → earth:1)", "expected elements and crystals as the cost, got 'cull'"),
        ("swap(any:1, earth:1 → crystal:1)", "expected any at the end of a cost, got 'any:1, earth:1'"),
        ("swap(any:1, any:1 → crystal:1)", "expected each once in a cost, got 'any:1, any:1'"),
        ("swap(earth:1, earth:2 → crystal:1)", "expected each once in a cost, got 'earth:1, earth:2'"),
        ("swap(earth:1 → either(light:1 / water:1))", "expected two lists"),
        ("either(earth:1 / light:1 / water:1)", "expected two lists with '/' between them"),
        ("either(earth:1 light:1)", "expected two lists with '/' between them"),
        ("either(earth:1 / earth:1)", "expected two different sides, got 'either(earth:1 / earth:1)'"),
        ("either(earth:1 / )", "expected a symbol such as earth"),
        ("spirit:1, spirit:1", "expected spirit at most once in a reward"),
        ("spirit:1, swap(earth:1 → spirit:1)", "expected spirit at most once in a reward"),
    ],
)
@pytest.mark.parametrize("field", ["primary", "bonus"])
def test_a_wrong_reward_is_told_what_was_expected_and_where(field: str, words: str, said: str) -> None:
    old = {"primary": 'primary = "light:1, crystal:1"', "bonus": 'bonus = "crystal:1"'}[field]
    message = complaint((old, f'{field} = "{words}"'))
    assert message.startswith(f"my.toml: grove 1: {field}: ")
    assert said in message


def test_spirit_on_both_sides_of_a_choice_is_one_spirit() -> None:
    text = standard().text.replace('"light:1, crystal:1"', '"either(spirit:1 / spirit:2)"', 1)
    assert Groves(Edition("my", text, "my.toml", False)).content.tiles


def without(section: str) -> str:
    """The standard edition without one of its tables."""
    return re.sub(rf"\[{section}\].*?(?=\n\[)", "", standard().text, count=1, flags=re.DOTALL)


@pytest.mark.parametrize("section", ["box", "setup", "round", "scoring", "solo"])
def test_a_missing_table_is_missed(section: str) -> None:
    with pytest.raises(BadEdition, match=f"my.toml: {section}: expected a table with .*, got None"):
        Groves(Edition("my", without(section), "my.toml", False))


def test_missing_groves_are_missed() -> None:
    text = standard().text
    text = text[: text.index("[[grove]]")] + text[text.index("[[summoning]]") :]
    with pytest.raises(BadEdition, match="grove: expected 2 to 40 entries, got 0"):
        Groves(Edition("my", text, "my.toml", False))
    text = standard().text
    text = text[: text.index("[[start]]")] + text[text.index("[[start]]", text.index("[[start]]") + 5) :]
    with pytest.raises(BadEdition, match="start: expected 7 to 7 entries, got 6"):
        Groves(Edition("my", text, "my.toml", False))


def test_what_is_no_toml_is_no_edition() -> None:
    with pytest.raises(BadEdition, match=r"my\.toml: not readable as TOML"):
        Edition("my", "box = [", "my.toml", False)
