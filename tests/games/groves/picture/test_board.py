"""The board as SVG: what it shows, to whom, and what can be touched."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, carried, check_clean, check_ids, check_parts, check_text, pieces, written
from games.groves.positions import GAME, SEAT_COUNTS, SPECTATOR, asking, game, positions
from rule import rule
from spinney.art.hexes import ROOT3, hex_middle
from spinney.art.layout import Zone
from spinney.engine.text import many
from spinney.games.groves.picture.board import draw, turn_ribbon
from spinney.games.groves.picture.cards import prize_words, realm_card
from spinney.games.groves.picture.hexes import LARGE
from spinney.games.groves.picture.layout import (
    FULL,
    MINE,
    RIBBON,
    SIZE,
    THEIRS,
    fitted,
    others,
    prize_zone,
    turned,
)
from spinney.games.groves.picture.scene import prize_of
from spinney.games.groves.picture.solo import hollows
from spinney.games.groves.state.hexes import spiral
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.terms import actions
from spinney.games.groves.words.names import LOSSES
from spinney.games.groves.words.rewards import Printed
from spinney.lawbook.play import watchers

Keys = dict[str, list[int]]


def drawn(table: GrovesTable, seat: int = SPECTATOR) -> ET.Element:
    return ET.fromstring(draw(table, seat))


def titles(root: ET.Element) -> dict[str, str]:
    """The words of every part by its key."""
    return {
        part.get("data-key", ""): part.findtext(f"{SVG}title", "")
        for part in root.iter()
        if part.get("data-key")
    }


def face_down(table: GrovesTable, seat: int) -> list[dict[str, str]]:
    found: list[dict[str, str]] = GAME.view(table, seat)["realms"][seat]["face_down"]
    return found


def kind(table: GrovesTable, action: int) -> int:
    return int(table.content.actions.kind_of(action))


def test_it_is_well_formed_at_every_position() -> None:
    for table in positions():
        for seat in watchers(table):
            root = drawn(table, seat)
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            assert root.get("viewBox") == "0 0 1280 800"


def test_options_that_name_something_are_on_it_and_nothing_else() -> None:
    space = GAME.actions
    for table in positions():
        placed = {option for option in table.options if space.kinds[space.kind[option]].parts}
        shown = carried(drawn(table, table.seat)) if not table.over else {}
        assert {number for numbers in shown.values() for number in numbers} == placed
        assert all(numbers == sorted(set(numbers)) for numbers in shown.values())


def test_whoever_is_not_asked_finds_nothing_to_touch() -> None:
    for table in positions()[::3]:
        for seat in {*watchers(table)} - {table.seat} | ({SPECTATOR} if table.over else set()):
            markup = draw(table, seat)
            assert "data-actions" not in markup
            assert "class='can'" not in markup
            assert "class='lantern'" not in markup


@rule("G-5.1")
def test_a_placement_is_carried_by_the_spirit_and_by_where_it_goes() -> None:
    table = asking("place", 3)
    shown = carried(drawn(table, table.seat))
    for option in table.options:
        keys = {key.rstrip("0123456789") for key, numbers in shown.items() if option in numbers}
        assert len({key for key in keys if key.startswith("drawn-")}) == 1
        assert len({key for key in keys if not key.startswith("drawn-")}) == 1
    spirits = {key for key in shown if key.startswith(f"drawn-{table.seat}-")}
    assert spirits
    assert all(key.startswith(("grove-", "area-")) for key in shown.keys() - spirits)


@pytest.mark.parametrize(
    ("question", "seats", "action", "start"),
    [
        ("choose", 4, actions.CHOOSE, "grove-ST-"),
        ("gain", 2, actions.GAIN, "supply-"),
        ("pay", 2, actions.PAY, "has-{seat}-"),
        ("spirit", 2, actions.SPIRIT, "supply-"),
        ("buy", 2, actions.BUY, "grove-"),
        ("keep", 3, actions.KEEP, "card-{seat}-"),
        ("portal", 4, actions.PORTAL, "realm-"),
    ],
)
def test_each_other_choice_is_carried_by_what_a_player_would_touch(
    question: str, seats: int, action: int, start: str
) -> None:
    table = asking(question, seats)
    shown = carried(drawn(table, table.seat))
    wanted = [option for option in table.options if kind(table, option) == action]
    assert sorted(number for numbers in shown.values() for number in numbers) == wanted
    assert all(key.startswith(start.format(seat=table.seat)) for key in shown)


@rule("G-14.12")
def test_a_spirit_for_the_wraith_bag_is_carried_by_both() -> None:
    table = asking("spirit", 1)
    shown = carried(drawn(table, 0))
    for option in table.options:
        if kind(table, option) == actions.SEND:
            starts = sorted(key.rsplit("-", 1)[0] for key, numbers in shown.items() if option in numbers)
            assert starts == ["supply", "wraith-bag"]


@rule("G-8.3")
def test_a_portal_is_set_towards_the_realm_it_will_lead_to() -> None:
    table = asking("portal", 4)
    left, right = (f"realm-{(table.seat + step) % 4}" for step in (1, -1))
    assert set(carried(drawn(table, table.seat))) == {left, right}


def test_the_same_table_gives_the_same_picture_and_drawing_changes_nothing() -> None:
    for table in positions()[::4]:
        before = table.fingerprint()
        for seat in watchers(table):
            assert draw(table, seat) == draw(table.clone(), seat)
        assert table.fingerprint() == before


def test_a_redealt_table_gives_the_same_picture() -> None:
    """So nothing that a seat may not know can be on it."""
    for table in positions()[::3]:
        if not table.over:
            for seat in watchers(table):
                assert draw(GAME.redeal(table, seat, "another key"), seat) == draw(table, seat)


def test_face_down_cards_are_for_their_owner() -> None:
    table, mine = next((table, mine) for table in reversed(game(3, 1)[:-1]) if (mine := face_down(table, 0)))
    secret = {f"card-0-{card['card']}" for card in mine}
    assert secret <= set(pieces(drawn(table, 0), "card-0-"))
    for seat in (SPECTATOR, 1, 2):
        root = drawn(table, seat)
        assert not secret & set(pieces(root, "card-"))
        assert titles(root)["backs-0"].startswith(f"{len(mine)} summoning card")


def test_it_keeps_what_every_picture_keeps() -> None:
    asked = [
        asking(*one) for one in (("choose", 4), ("keep", 3), ("portal", 4), ("either", 3), ("wraith", 1))
    ]
    for table in (*positions()[::3], *asked):
        for seat in watchers(table):
            markup = draw(table, seat)
            check_clean(markup, "gr-")
            check_ids(markup, "gr-")
            check_text(ET.fromstring(markup))
            check_parts(ET.fromstring(markup))


def test_a_page_gets_it_without_style() -> None:
    table = game(2, 1)[0]
    assert draw(table, 0).count("<style>") == 1
    assert "<style" not in "".join(GAME.drawing(table, 0))


def test_every_grove_and_every_spirit_on_one_is_on_it() -> None:
    for table in positions():
        root, v = drawn(table), GAME.view(table, SPECTATOR)
        groves = [grove for realm in v["realms"] for grove in realm["groves"]]
        words = table.content.actions.tile_words
        keys = {f"grove-{words[grove['tile']]}" for grove in groves}
        assert keys <= set(pieces(root, "grove-"))
        standing = {f"on-grove-{words[grove['tile']]}" for grove in groves if grove["spirit"]}
        assert set(pieces(root, "on-grove-")) == standing
        row = {f"grove-{slot['id']}" for slot in v["row"] if slot["id"]}
        assert row <= set(pieces(root, "grove-")) - keys
        assert len(pieces(root, "home-")) == table.seats


@rule("G-6.3", "G-9.2")
def test_a_grove_tells_its_cost_and_rewards_in_words() -> None:
    table = game(2, 1)[0]
    told = titles(drawn(table))
    for slot, place in enumerate(GAME.view(table, SPECTATOR)["row"]):
        grove = table.content.tiles[place["tile"]]
        words = told[f"grove-{grove.id}"]
        assert words.startswith(f"{grove.name}, a ")
        for name, count in zip(("earth", "light", "water"), grove.cost, strict=True):
            assert (f"{count} {name}" in words.splitlines()[1]) == (count > 0)
        assert f"Worth {grove.dominion} dominion" in words
        assert "\nAny spirit: " in words
        assert "spirit or a wraith, too: " in words
        assert f"Slot {slot + 1}: " in words


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_watchers_realm_is_the_large_one(seats: int) -> None:
    table = game(seats, 1)[20]
    for seat in range(seats):
        root = drawn(table, seat)
        ids = {part.get("id") for part in root.iter()}
        assert {f"gr-seat-{other}" for other in range(seats)} <= ids
        assert f"bag-{seat}" not in pieces(root, "bag-")  # that is the line of a small panel
        assert [f"bag-{other}" in pieces(root, "bag-") for other in range(seats)].count(True) == seats - 1


def test_every_realm_fits_its_zone() -> None:
    zones = [MINE, *(zone for count in (1, 2, 3) for zone in others(count))]
    for zone in zones:
        assert zone.x >= 0
        assert zone.x + zone.width <= SIZE[0]
        assert zone.y + zone.height <= SIZE[1]
        for hexes in range(3, 32):
            check_fit(zone, turned(spiral(hexes), zone))


def check_fit(zone: Zone, cells: list[tuple[int, int]]) -> None:
    size, x, y = fitted(cells, zone, 80)
    assert size > 20 or len(cells) > 20
    for q, r in cells:
        dx, dy = hex_middle(q, r, size)
        assert zone.x - 0.01 <= x + dx - size * ROOT3 / 2
        assert x + dx + size * ROOT3 / 2 <= zone.x + zone.width + 0.01
        assert zone.y - 0.01 <= y + dy - size
        assert y + dy + size <= zone.y + zone.height + 0.01


def test_a_realm_that_is_turned_keeps_its_neighbours() -> None:
    """A mirror image: hexes that touch still touch."""
    steps = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    assert {(r, q) for q, r in steps} == steps


def test_names_on_hexes_are_never_small() -> None:
    assert 13 * FULL / LARGE >= 11


def test_it_says_whose_turn_it_is_and_what_is_asked() -> None:
    table = asking("place", 2)
    name = GAME.seat_name(table.seat)
    assert f"Your turn, {name}" in written(drawn(table, table.seat))
    assert f"{name}'s turn" in written(drawn(table, 1 - table.seat))
    assert "round 1 · place a spirit" in written(drawn(table))
    assert "setup · choose a resource grove" in written(drawn(asking("choose", 4)))


def test_the_reward_in_question_is_marked_on_its_grove() -> None:
    table = asking("collect", 2)
    root, v = drawn(table), GAME.view(table, SPECTATOR)
    assert titles(root)[f"grove-{v['visited']}"].endswith("Its reward is being settled")
    assert sum(part.get("stroke-dasharray") == "3 7" for part in root.iter()) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ribbon_says_how_it_ended(seats: int) -> None:
    table = game(seats, 1)[-1]
    names = [GAME.seat_name(winner) for winner in table.winners]
    banner = f"{names[0]} wins" if len(names) == 1 else f"{' and '.join(names)} share the victory"
    assert {banner, f"after {table.round} rounds"} <= set(written(drawn(table)))


@pytest.mark.parametrize("words", [*LOSSES, "Seat 1, Seat 2 and Seat 3 share the victory", "Seat 1's turn"])
def test_what_a_ribbon_says_stays_on_it(words: str) -> None:
    ribbon = ET.fromstring(turn_ribbon(words, "after 9 rounds", Printed(), -1, False, 100))
    said = next(part for part in ribbon.iter() if part.text == words)
    size = float(said.get("font-size", "0"))
    assert 13 <= size <= 20
    assert float(said.get("x", "0")) + len(words) * size * 0.54 <= RIBBON.width - 8


def test_a_sentence_describes_the_position() -> None:
    table = asking("place", 2)
    described = drawn(table).findtext(f"{SVG}desc", "")
    assert described.startswith(f"{GAME.seat_name(table.seat)}'s turn, round 1, place a spirit. In the row: ")
    for seat in range(2):
        assert f"{GAME.seat_name(seat)}: {many(table.score(seat), 'point')}, 3 groves" in described
    assert described.endswith(".")


@rule("G-14.5", "G-14.24")
def test_the_hollows_show_wraiths_and_the_value_to_beat() -> None:
    table = asking("place", 1).clone()
    assert table.solo is not None
    for wraiths in (0, 4, 10):
        table.solo.hollows = wraiths
        root = drawn(table)
        assert len(pieces(root, "hollow-")) == 10
        filled = [words for key, words in titles(root).items() if words.endswith(": a wraith") and key]
        assert len(filled) == wraiths
        assert (str(14 + wraiths) in written(root)) == (wraiths < 10)
        assert ("all full: danger!" in written(root)) == (wraiths == 10)
        assert "lost" not in " ".join(written(root))


@rule("G-14.16", "G-14.18")
def test_powers_show_their_price() -> None:
    root = drawn(asking("wraith", 1), 0)
    powers = {part.get("id", ""): part for part in root.iter() if part.get("id", "").startswith("gr-power-")}
    assert set(powers) == {f"gr-power-{colour}" for colour in ("yellow", "orange", "green", "blue")}
    told = {key: part.findtext(f"{SVG}title", "") for key, part in powers.items()}
    assert "for 2 crystals" in told["gr-power-yellow"]
    assert "for 2 elements" in told["gr-power-green"]
    assert "free" in told["gr-power-orange"]
    assert "free" in told["gr-power-blue"]
    assert pieces(root, "wraith-draw-")


@rule("G-14.6")
def test_the_solo_tree_has_no_portal_area() -> None:
    assert "area-portal" not in titles(drawn(game(1, 1)[5]))
    assert "area-portal" in titles(drawn(game(2, 1)[5]))


def test_every_number_on_it_is_the_tables_own() -> None:
    for table in positions()[::5]:
        told, v = titles(drawn(table)), GAME.view(table, SPECTATOR)
        for seat, realm in enumerate(v["realms"]):
            for name, count in realm["elements"].items():
                assert told[f"has-{seat}-{name}"].startswith(f"{count} {name}")
            assert told[f"has-{seat}-crystal"].startswith(f"{realm['crystals']} crystal")
            assert told[f"has-{seat}-dominion"].startswith(f"{realm['dominion']} dominion")
            for name, count in realm["bag"].items():
                assert told[f"bag-{seat}-{name}"].startswith(f"{count} {name}")
            for name, count in realm["drawn"].items():
                assert (f"drawn-{seat}-{name}-0" in told) == (count > 0)
        for name, count in (v["supply"]["elements"] | v["supply"]["spirits"]).items():
            assert told[f"supply-{name}"].startswith(f"{count} {name}")


@rule("G-8.4")
def test_portals_stand_in_the_realm_that_they_lead_to() -> None:
    table = game(4, 1)[-1]
    realms = GAME.view(table, SPECTATOR)["realms"]
    wanted = {f"portal-{realm['seat']}-{to}" for realm in realms for to in realm["portals"]}
    assert wanted
    assert set(pieces(drawn(table, 0), "portal-")) == wanted


def test_other_editions_have_room_too() -> None:
    """Up to six realm cards and thirteen hollows lie where nothing else does."""
    for count in range(1, 7):
        zones = [prize_zone(number, count) for number in range(count)]
        assert len(set(zones)) == count
        assert all(zone.x + zone.width <= SIZE[0] and zone.y + zone.height <= THEIRS.y for zone in zones)
    for spaces in (4, 10, 13):
        track = ET.fromstring(hollows(2, spaces, 14, over=False, at_once=False))
        assert len(pieces(track, "hollow-")) == spaces
        lowest = max(
            float(part.get("transform", "").split("(")[1].split(" ")[1].rstrip(")"))
            for part in track
            if part.get("data-key")
        )
        assert lowest <= 210


def test_realm_cards_of_every_kind_are_told() -> None:
    content = GAME.content
    for one in content.realm_cards:
        prize = prize_of(content, one.id)
        for owner in (-1, 0):
            for count in (3, 6):
                markup = realm_card(prize, owner, "Leaf", 0, prize_zone(0, count))
                ET.fromstring(markup)
                assert prize_words(prize) in markup
                assert ("Leaf has it" in markup) == (owner == 0)
