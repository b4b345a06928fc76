"""The lens: everything that has a key can be enlarged, and tells no more than its view."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from games.groves.picture.test_board import ASKED, keys
from games.groves.positions import GAME, SPECTATOR, asking, game, positions
from games.groves.scene import groves, play
from rule import rule
from spinney.art.svg import NAMESPACE
from spinney.engine.faces.names import has_marks
from spinney.engine.faces.zones import Lens
from spinney.games.groves.state.table import GrovesTable
from spinney.lawbook.play import watchers


def lens(table: GrovesTable, seat: int, key: str) -> Lens:
    found = GAME.lens(table, seat, key)
    assert found is not None, key
    return found


def parts(found: Lens) -> tuple[object, ...]:
    drawn = found.item.pieces if found.item else ()
    return found.title, found.kind, found.lines, found.rule, found.owner, drawn


def test_everything_with_a_key_has_a_lens_with_words_and_a_rule() -> None:
    rules = GAME.rulebook().rules
    for table in (*positions()[::3], *(asking(*one) for one in ASKED)):
        for seat in watchers(table):
            for key in sorted(keys(table, seat)):
                found = lens(table, seat, key)
                assert found.title
                assert found.lines
                assert found.rule in rules, (key, found.rule)
                assert not any(has_marks(words) for words in (found.title, found.kind, *found.lines))
                if found.item:
                    markup = "".join(found.item.pieces)
                    ET.fromstring(f"<svg xmlns='{NAMESPACE}'>{markup}</svg>")
                    assert " id=" not in markup


def test_a_grove_of_the_row_tells_what_it_costs_and_what_is_lacking() -> None:
    table = game(2, 1)[0]
    place = GAME.view(table, 0)["row"][3]
    found = lens(table, 0, f"grove-{place['id']}")
    assert found.kind.endswith("grove, slot 4")
    assert found.lines[0].startswith("Costs ")
    assert found.lines[0].endswith("4 crystals")
    assert any(line.startswith("You lack ") for line in found.lines)
    assert not any(
        line.startswith("You lack ") for line in lens(table, SPECTATOR, f"grove-{place['id']}").lines
    )


@rule("G-4.7.1")
def test_an_area_of_the_tree_says_that_a_spirit_there_leaves_the_bag() -> None:
    for table in (game(2, 1)[0], game(1, 1)[0]):
        for name in GAME.view(table, 0)["tree"]:
            assert any("leaves your bag" in line for line in lens(table, 0, f"area-{name}").lines)


@rule("G-10.12")
def test_a_card_that_was_put_back_is_known_and_not_called_ones_own() -> None:
    t = groves({"drawn": "white*2"}, {"drawn": "white"}, deck="SUM-01 SUM-02 SUM-03")
    play(t, "place white tree-bonus", "keep SUM-01")
    lines = lens(t, 0, "area-bonus").lines
    assert any(re.fullmatch(r"You put back .+; it is card 2 from the top", line) for line in lines), lines
    assert not any("yours" in line for line in lines)


@rule("G-6.13")
def test_dominion_tokens_are_not_called_like_the_score() -> None:
    table = game(2, 1)[0]
    chips = {chip.part: chip.words for chip in GAME.board(table, 0).people[0].chips}
    assert chips["has-0-dominion"] == "tokens"
    assert lens(table, 0, "has-0-dominion").title == "Dominion tokens"


def test_a_secret_card_has_a_lens_only_for_its_owner() -> None:
    for table in reversed(game(3, 1)[:-1]):
        mine = GAME.view(table, 0)["realms"][0]["face_down"]
        if mine:
            key = f"card-0-{mine[0]['card']}"
            assert lens(table, 0, key).kind == "secret, only you see it"
            assert GAME.lens(table, 1, key) is None
            assert GAME.lens(table, SPECTATOR, key) is None
            return
    raise AssertionError("nobody holds a card")


def test_a_redealt_table_gives_the_same_lenses() -> None:
    for table in positions()[::7]:
        if not table.over:
            for seat in watchers(table):
                other = GAME.redeal(table, seat, "another key")
                for key in sorted(keys(table, seat)):
                    assert parts(lens(table, seat, key)) == parts(lens(other, seat, key))


def test_keys_that_do_not_exist_have_none() -> None:
    table = game(2, 1)[0]
    for key in (
        "",
        "grove-NONE",
        "area-moon",
        "card-9-SUM-01",
        "realm-9",
        "power-pink",
        "has-0-gold",
        "x-1",
        "prize-99",
    ):
        assert GAME.lens(table, 0, key) is None


def test_a_person_tells_where_the_points_come_from() -> None:
    """G-12.1  What the lens adds up is the score that everybody sees."""
    told = 0
    for table in positions()[::5]:
        for seat in range(table.seats):
            found = lens(table, SPECTATOR, f"person-{seat}")
            sources = re.findall(r"(\d+) ", found.lines[0])
            assert sum(map(int, sources)) == table.scores[seat], found.lines
            assert found.kind.startswith(f"{table.scores[seat]} point")
            assert found.rule in GAME.rulebook().rules
            told += len(sources) > 2
    assert told > 2


def test_nobody_s_hidden_cards_are_in_the_lens_of_a_person() -> None:
    for table in positions()[::5]:
        for seat in range(table.seats):
            seen = {parts(lens(table, who, f"person-{seat}"))[2] for who in watchers(table) if who != seat}
            assert len(seen) == 1
