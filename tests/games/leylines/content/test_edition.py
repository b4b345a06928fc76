"""Section 21: the standard edition says what the document says, and a wrong file is told what is wrong."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.leylines.scene import CONTENT, GAME, leylines, named, play
from rule import rule
from spinney.engine.edition import Edition, find_edition
from spinney.engine.errors import BadEdition
from spinney.games.leylines import ABOUT, Leylines
from spinney.games.leylines.content.cards import LETTERS
from spinney.games.leylines.content.effects import COLOURS, FRIENDS

STANDARD = find_edition("leylines", ABOUT.package, "standard")
DATA = STANDARD.data
REGIONS = {
    "NW": "Fernmarch", "NE": "Silverbirch Rise", "SE": "Emberleaf Dell", "SW": "Mirewood", "X": None
}  # fmt: skip
Path = tuple[str | int, ...]


def rows(section: str) -> list[list[str]]:
    """The rows of the tables in a section of the document, headings left out."""
    text = GAME.rulebook().text
    chapter = text[text.index(f"### {section} ") :]
    chapter = chapter[: chapter.find("\n### ", 4)]
    lines = [line for line in chapter.splitlines() if line.startswith("| ") and "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def changed(old: str, new: str, name: str = "mine") -> Edition:
    assert old in STANDARD.text, old
    return Edition(name, STANDARD.text.replace(old, new, 1), f"{name}.toml", False)


def test_the_board_is_that_of_the_document() -> None:
    said = {
        row[0]: (row[1], REGIONS[row[2]], [int(part) for part in row[3].split(",")], row[4].split(", "))
        for row in rows("C-3")[1:]
    }
    assert len(said) == 61
    assert said == {
        space["id"]: (space["kind"], space.get("region"), space["at"], space["links"])
        for space in DATA["space"]
    }


def test_contracts_are_those_of_the_document() -> None:
    said = [row for row in rows("C-4") if re.fullmatch(r"K\d\d|S[MAE]\d", row[0])]
    kept = [
        [
            entry["id"],
            *([entry["deck"].capitalize()] if "deck" in entry else []),
            entry["name"],
            entry["market"],
            entry["cubes"],
            str(entry["gold"]),
        ]
        for entry in [*DATA["contract"], *DATA["start"]]
    ]
    assert kept == said
    assert len(said) == 60


def test_contracts_keep_their_design() -> None:
    for market in CONTENT.tokens:
        own = [entry["cubes"] for entry in DATA["contract"] if entry["market"] == market]
        assert sorted(map(len, own)) == [2, 3, 3, 3, 4, 4, 5]
        assert Counter("".join(own)) == Counter(LETTERS * 4)
    for entry in [*DATA["contract"], *DATA["start"]]:
        three = max(Counter(entry["cubes"]).values()) >= 3
        assert entry["gold"] == {2: 5, 3: 8, 4: 12, 5: 16}[len(entry["cubes"])] + three
    for deck, each in (("morning", 2), ("afternoon", 3), ("evening", 4)):
        own = [entry for entry in DATA["start"] if entry["deck"] == deck]
        assert {entry["market"] for entry in own} == set(CONTENT.tokens)
        assert Counter("".join(entry["cubes"] for entry in own)) == Counter(LETTERS * each)


def test_night_cards_friends_and_items_are_those_of_the_document() -> None:
    pairs = {row[0]: row[1].split(" and ") for row in rows("C-5")[2:]}
    singles = {f"N{at:02}": [letter] for at, letter in enumerate("ABCDEFGHIJKLMNOPQRST", 1)}
    assert {card["id"]: card["letters"] for card in DATA["night_card"]} == singles | pairs
    assert set(Counter(letter for card in DATA["night_card"] for letter in card["letters"]).values()) == {2}
    kinds = Counter(entry["kind"] for entry in DATA["friend"])
    assert [kinds[kind] for kind in FRIENDS.words] == [3, 3, 3, 3, 2, 3, 2, 3, 6]
    named = ", ".join(row[3] for row in rows("C-6")[1:])
    assert named.split(", ") == [entry["name"] for entry in DATA["friend"]]
    assert [entry["colour"] for entry in DATA["friend"][-6:]] == [*COLOURS]
    items = [row for row in rows("C-7")[1:] if row[-1] in ("permanent", "once per round")]
    assert [[entry["kind"].capitalize(), entry["cubes"]] for entry in DATA["item"]] == [
        row[:2] for row in items
    ]
    assert [str(gold) for gold in DATA["items"]["gold"]] == rows("C-7")[-1][1:]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("cubes = 16", "cubes = 40", "box: cubes: expected 1-31, got 40"),
        ("gold = 10", 'gold = "ten"', "setup: gold: expected 0-99"),
        ('kind = "letter"', 'kind = "lake"', "space 1: kind: expected one of letter, hub, plain, market"),
        ('links = ["c01", "c02"]', 'links = ["c01", "c99"]', "space A: links: expected other spaces"),
        (
            'links = ["c01", "c02"]',
            'links = ["c01"]',
            "space A: links: expected two or more",
        ),
        ('market = "Amberwick"', 'market = "Camelot"', "contract 1: market: expected one of Amberwick"),
        ('cubes = "GW"', 'cubes = "GX"', "contract 1: cubes: expected 1-8 letters of PBGYRW, got 'GX'"),
        ('id = "K02"', 'id = "K01"', "id: expected different ids of one word, got 'K01'"),
        ('deck = "evening"', 'deck = "morning"', "start: expected 6 or more of deck evening, got 5"),
        ('letters = ["A"]', 'letters = ["Z"]', "night_card 1: letters: expected one of A, B"),
        ('kind = "negotiator"', 'kind = "wizard"', "friend 1: kind: expected one of negotiator"),
        ('colour = "purple"', 'colour = "blue"', "friend: expected one accountant of each colour"),
        ('kind = "harp"', 'kind = "lantern"', "item 2: kind: expected each kind once"),
        ("bonus = [0, 0, 4, 9]", "bonus = [0, 4]", "market: bonus: expected 4 numbers"),
        ("bonus = [0, 0, 4, 9]", "bonus = [1, 0, 4, 9]", "market: bonus: expected 0 for no Contract, got 1"),
        ("letter_cubes = 2 ", "letter_cubes = 9 ", "expected enough cubes for 184 on the board"),
        ("[night]", "[night]\nmoon = 1", "night: moon: expected one of revealed, drawn, empty, hub"),
    ],
)
def test_a_wrong_file_is_told_what_is_wrong(old: str, new: str, says: str) -> None:
    with pytest.raises(BadEdition, match=re.escape(says)) as raised:
        Leylines(changed(old, new))
    assert str(raised.value).startswith("mine.toml: ")


def fields(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every field, but of lists only the first entry."""
    for key in data if isinstance(data, dict) else [0]:
        here = (*path, key)
        yield here
        if isinstance(data[key], dict | list):
            yield from fields(data[key], here)


@pytest.mark.parametrize("value", [None, -1, "x", []], ids=repr)
def test_whatever_stands_in_a_field_it_is_a_game_or_a_complaint(value: object) -> None:
    for path in fields(DATA):
        edition = Edition("odd", STANDARD.text, "odd.toml", False)
        holder: Any = edition.data
        for key in path[:-1]:
            holder = holder[key]
        if value is None:
            del holder[path[-1]]
        else:
            holder[path[-1]] = value
        found = complaint(edition)
        assert not found or found.startswith("odd.toml: "), path


def complaint(edition: Edition) -> str:
    """What is wrong with an edition; nothing, if a game can begin."""
    try:
        assert Leylines(edition).start(2, seed=1).options
    except BadEdition as error:
        return str(error)
    return ""


@rule("L-16.2", "L-7.20")
def test_an_edition_without_other_friends_than_accountants_plays() -> None:
    text = re.sub(r"\[\[friend\]\]\nid = \"F(0\d|1\d|2[012])\"\n(?:\w+ = .*\n)+", "", STANDARD.text)
    game = Leylines(Edition("few", text, "few.toml", False))
    assert len(game.content.friends) == 6
    t = game.start(6, seed=1, accountants="on")
    assert game.view(t, -1)["friends"] == [{"id": "", "gold": 0}] * 2
    assert game.view(t, -1)["friend_deck"] == []


@rule("L-13.4")
def test_a_secret_route_leads_everywhere_even_where_no_die_does() -> None:
    text = STANDARD.text.replace("quickness = 2", "quickness = 0").replace("lantern = 1 ", "lantern = 0 ")
    game = Leylines(Edition("slow", text, "slow.toml", False))
    t = leylines({"at": "A", "dice": "1", "friends": "F10"}, {}, game=game)
    play(t, "use secret-route")
    assert len(named(t, "to")) == 54  # all spaces but this one and the six Markets


def test_the_mini_edition_is_small_and_plays_with_all_seats() -> None:
    game = Leylines("mini")
    for seats in range(2, 7):
        t = game.start(seats, seed=3)
        while not t.over:
            assert len(t.options) <= 20
            t.play(t.options[(5 * t.number) % len(t.options)])
        assert t.number < 250
