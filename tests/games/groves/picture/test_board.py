"""The table in zones: what they show, to whom, and that everything that can be chosen is on them."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from art.checks import FORBIDDEN, SVG, pieces, written
from games.groves.positions import GAME, SEAT_COUNTS, SPECTATOR, asking, game, positions
from rule import rule
from spinney.art.hexes import ROOT3, hex_middle
from spinney.art.layout import Zone as Room
from spinney.art.svg import NAMESPACE
from spinney.engine.faces.names import has_marks, seat_mark
from spinney.engine.faces.zones import BOARD, MINE, SIDE, Board, Item, Zone
from spinney.engine.text import many
from spinney.games.groves.picture.cards import prize_words
from spinney.games.groves.picture.hexes import INSIDE, LEAST, NAMED, name_lines, style_for, wide
from spinney.games.groves.picture.layout import LARGEST, WIDE, arranged, fitted, realm_room
from spinney.games.groves.picture.scene import prize_of
from spinney.games.groves.picture.shelf import hanging_prize
from spinney.games.groves.rules.buying import can_buy
from spinney.games.groves.state.hexes import spiral
from spinney.games.groves.state.table import GrovesTable
from spinney.games.groves.words.places import parts_of
from spinney.lawbook.play import watchers


def board(table: GrovesTable, seat: int = SPECTATOR) -> Board:
    return GAME.board(table, seat)


def drawn(item: Item) -> ET.Element:
    return ET.fromstring(f"<svg xmlns='{NAMESPACE}'>{''.join(item.pieces)}</svg>")


def items(table: GrovesTable, seat: int = SPECTATOR) -> list[Item]:
    return [item for zone in board(table, seat).zones for item in zone.items]


def whole(table: GrovesTable, seat: int = SPECTATOR) -> ET.Element:
    """All drawings of a table, one after another."""
    inside = "".join("".join(item.pieces) for item in items(table, seat))
    return ET.fromstring(f"<svg xmlns='{NAMESPACE}'>{inside}</svg>")


def keys(table: GrovesTable, seat: int) -> set[str]:
    """Everything that can be touched: parts of drawings, and chips of people."""
    chips = {chip.part for person in board(table, seat).people for chip in person.chips}
    return set(pieces(whole(table, seat), "")) - {""} | chips


def titles(root: ET.Element) -> dict[str, str]:
    """The words of every part by its key."""
    return {
        part.get("data-key", ""): part.findtext(f"{SVG}title", "")
        for part in root.iter()
        if part.get("data-key")
    }


def zone(table: GrovesTable, key: str, seat: int = SPECTATOR) -> Zone:
    return next(zone for zone in board(table, seat).zones if zone.key == key)


def face_down(table: GrovesTable, seat: int) -> list[dict[str, str]]:
    found: list[dict[str, str]] = GAME.view(table, seat)["realms"][seat]["face_down"]
    return found


ASKED = (
    ("choose", 4),
    ("keep", 3),
    ("portal", 4),
    ("either", 3),
    ("gain", 2),
    ("pay", 2),
    ("spirit", 1),
    ("spirit", 2),
    ("buy", 2),
    ("wraith", 1),
)


def test_every_option_that_names_a_place_is_drawn_there() -> None:
    for table in (*positions(), *(asking(*one) for one in ASKED)):
        if not table.over:
            wanted = {part for option in table.options for part in parts_of(table, option)}
            assert wanted <= keys(table, table.seat)


def test_what_can_be_chosen_has_a_rim() -> None:
    for table in (asking("place", 3), *(asking(*one) for one in ASKED)):
        wanted = {part for option in table.options for part in parts_of(table, option)}
        rims = {
            part.get("data-key")
            for part in whole(table, table.seat).iter()
            if any(child.get("class") == "rim" for child in part)
        }
        chips = {chip.part for person in board(table, table.seat).people for chip in person.chips}
        assert wanted - chips <= rims


def test_drawings_are_clean_and_ids_are_unique() -> None:
    symbols = GAME.symbols()
    defined = Counter(re.findall(r"\sid='([^']+)'", symbols))
    for table in (*positions()[::2], *(asking(*one) for one in ASKED)):
        for seat in watchers(table):
            markup = "".join("".join(item.pieces) for item in items(table, seat))
            for pattern in FORBIDDEN:
                assert not re.search(pattern, markup + symbols), pattern
            ids = Counter(re.findall(r"\sid='([^']+)'", markup)) + defined
            assert [name for name, count in ids.items() if count > 1] == []
            assert all(name.startswith("gr-") for name in ids)
            assert set(re.findall(r"href='#([^']+)'", markup)) <= set(defined)
            assert set(re.findall(r"url\(#([^)]+)\)", markup + symbols)) <= set(defined)


def test_items_have_words_sizes_and_keys_of_their_own() -> None:
    for table in positions():
        for seat in watchers(table):
            found = board(table, seat)
            shown = [item for zone in found.zones for item in zone.items]
            assert len({item.key for item in shown}) == len(shown)
            assert len({zone.key for zone in found.zones}) == len(found.zones)
            assert all(item.words for item in shown)
            assert any(zone.role == MINE for zone in found.zones)
            for zone in found.zones:
                if zone.role != BOARD:
                    assert all(item.width <= WIDE for item in zone.items)
                if zone.role == MINE:
                    assert all(item.height <= 128 for item in zone.items)


def test_everything_with_a_key_has_words_and_no_name_is_painted() -> None:
    for table in positions()[::3]:
        for seat in watchers(table):
            root = whole(table, seat)
            assert all(titles(root).values())
            assert not any(has_marks(line) for line in written(root))
            assert min(float(text.get("font-size", "0")) for text in root.iter(f"{SVG}text")) >= 11


def test_the_same_table_gives_the_same_zones_and_drawing_changes_nothing() -> None:
    for table in positions()[::4]:
        before = table.fingerprint()
        for seat in watchers(table):
            assert shown(table, seat) == shown(table.clone(), seat)
        assert table.fingerprint() == before


def shown(table: GrovesTable, seat: int) -> list[object]:
    """All that a page shows of a table."""
    found = board(table, seat)
    drawings = [
        (zone.key, zone.title, zone.note, [item.pieces for item in zone.items]) for zone in found.zones
    ]
    people = [(one.seat, one.score, one.line, [chip.parts() for chip in one.chips]) for one in found.people]
    return [drawings, people, found.words]


def test_a_redealt_table_gives_the_same_zones() -> None:
    """So nothing that a seat may not know can be on them."""
    for table in positions()[::3]:
        if not table.over:
            for seat in watchers(table):
                assert shown(GAME.redeal(table, seat, "another key"), seat) == shown(table, seat)


def test_unchanged_drawings_stay_the_same_object() -> None:
    """Pages send only what changed, and find that by identity."""
    table = asking("place", 3)
    first, second = items(table, 0)[0], items(table.clone(), 0)[0]
    assert all(one is other for one, other in zip(first.pieces, second.pieces, strict=True))


def test_face_down_cards_are_for_their_owner() -> None:
    table, mine = next((table, mine) for table in reversed(game(3, 1)[:-1]) if (mine := face_down(table, 0)))
    secret = {f"card-0-{card['card']}" for card in mine}
    assert secret <= set(pieces(whole(table, 0), "card-0-"))
    assert zone(table, "secret", 0).note == "only you see them"
    for seat in (SPECTATOR, 1, 2):
        assert not secret & set(pieces(whole(table, seat), "card-"))
    assert titles(whole(table))["backs-0"].startswith(f"{len(mine)} summoning card")


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_grove_and_every_spirit_on_one_is_on_it(seats: int) -> None:
    for table in game(seats, 1)[::14]:
        v = GAME.view(table, SPECTATOR)
        groves = [grove for realm in v["realms"] for grove in realm["groves"]]
        words = table.content.actions.tile_words
        wanted = {f"grove-{words[grove['tile']]}" for grove in groves}
        root = whole(table)
        assert wanted <= set(pieces(root, "grove-"))
        standing = {f"on-grove-{words[grove['tile']]}" for grove in groves if grove["spirit"]}
        assert set(pieces(root, "on-grove-")) == standing
        row = {f"grove-{slot['id']}" for slot in v["row"] if slot["id"]}
        assert row <= set(pieces(root, "grove-")) - wanted
        assert set(pieces(root, "realm-")) == {f"realm-{seat}" for seat in range(seats)}


@rule("G-6.3", "G-9.2")
def test_a_grove_tells_its_cost_and_rewards_in_words() -> None:
    table = game(2, 1)[0]
    told = titles(whole(table))
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


@rule("G-9.1")
def test_a_price_that_cannot_be_paid_is_underlined_for_whoever_looks() -> None:
    table = game(2, 1)[0]
    v = GAME.view(table, 0)
    mine, missing = v["realms"][0], 0
    for slot, place in enumerate(v["row"]):
        cost = table.content.tiles[place["tile"]].cost
        missing += sum(have < need for have, need in zip(mine["elements"].values(), cost, strict=True))
        missing += mine["crystals"] <= slot
    tree = drawn(zone(table, "board", 0).items[0])
    assert sum(text.get("text-decoration") == "underline" for text in tree.iter(f"{SVG}text")) == missing
    assert missing
    seen = drawn(zone(table, "board").items[0])
    assert not any(text.get("text-decoration") for text in seen.iter(f"{SVG}text"))


@rule("G-9.2", "G-9.3")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_sign_of_the_groves_says_how_many_can_be_paid(seats: int) -> None:
    found = set()
    for table in game(seats, 1)[::5]:
        if not table.over:
            within = sum(can_buy(table, table.seat, slot) for slot in range(len(table.row)))
            found.add(within)
            assert f"can buy {within or 'none'}, {table.stack} left" in written(whole(table, table.seat))
    assert len(found) > 2


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_watchers_realm_is_the_large_one_and_others_have_zones(seats: int) -> None:
    table = game(seats, 1)[20]
    for seat in (*range(seats), SPECTATOR):
        found = board(table, seat)
        front = max(0, seat)
        large = next(zone for zone in found.zones if zone.role == BOARD)
        assert pieces(drawn(large.items[0]), "realm-") == [f"realm-{front}"]
        others = [(front + step) % seats for step in range(1, seats)]
        assert [zone.seat for zone in found.zones if zone.seat >= 0] == others
        assert [person.seat for person in found.people] == [front, *others]


def test_every_realm_fits_its_room() -> None:
    rooms = [*map(realm_room, (0, 3, 6)), Room(1, 27, 358, 531), Room(1, 27, 358, 239), Room(1, 27, 358, 133)]
    for room in rooms:
        for hexes in range(3, 32):
            cells = arranged(hexes, room, LARGEST)
            assert len(set(cells)) == hexes
            assert cells[0] == (0, 0)
            check_fit(room, cells)


@rule("groves/R-14")
def test_a_wide_room_has_larger_hexes_than_a_spiral_would_have() -> None:
    room = Room(1, 27, 358, 133)
    for hexes in range(4, 13):
        size = fitted(arranged(hexes, room, LARGEST), room, LARGEST)[0]
        assert size >= fitted(spiral(hexes), room, LARGEST)[0]
        assert style_for(size).letters or hexes > 10


def check_fit(room: Room, cells: list[tuple[int, int]]) -> None:
    size, x, y = fitted(cells, room, LARGEST)
    assert size > 12
    for q, r in cells:
        dx, dy = hex_middle(q, r, size)
        assert room.x - 0.01 <= x + dx - size * ROOT3 / 2
        assert x + dx + size * ROOT3 / 2 <= room.x + room.width + 0.01
        assert room.y - 0.01 <= y + dy - size
        assert y + dy + size <= room.y + room.height + 0.01


def test_names_on_hexes_are_never_small() -> None:
    for size in LEAST:
        style = style_for(size)
        assert style.letters * size / style.size >= 12
    assert style_for(LEAST[1]) is NAMED
    assert style_for(LEAST[2] - 1).letters == 0


def test_names_fill_their_hexes_and_no_more() -> None:
    for tile in GAME.content.tiles:
        for size in (34.5, 43.5, 56, 64, 84):
            style = style_for(size)
            room = style.size * ROOT3 * INSIDE
            for line in name_lines(tile.name, style.size, style.letters, 0, style.size / size):
                root = ET.fromstring(line)
                letters = float(root.get("font-size", "0"))
                assert letters * size / style.size >= 12
                taken = float(root.get("textLength") or wide(root.text or "") * letters)
                assert taken <= room * 1.04


@rule("G-5.1", "G-5.4", "G-7.2", "G-7.5", "G-8.4")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_spirit_to_place_says_how_many_places_there_are_for_it(seats: int) -> None:
    for table in game(seats, 1):
        if GAME.view(table, SPECTATOR)["question"] == "place":
            parts = [parts_of(table, option) for option in table.options]
            told = titles(whole(table, table.seat))
            for key, count in Counter(spirit for spirit, _ in parts).items():
                assert told[key].endswith(f"\n{many(count, 'place')} for it now")


def test_the_reward_in_question_is_marked_on_its_grove() -> None:
    table = asking("collect", 2)
    root, v = whole(table), GAME.view(table, SPECTATOR)
    assert titles(root)[f"grove-{v['visited']}"].endswith("Its reward is being settled")
    assert sum(part.get("stroke-dasharray") == "3 7" for part in root.iter()) == 1


def test_a_sentence_describes_the_position() -> None:
    table = asking("place", 2)
    described = board(table).words
    assert described.startswith(f"{seat_mark(table.seat)}'s turn, round 1, place a spirit. In the row: ")
    for seat in range(2):
        assert f"{seat_mark(seat)}: {many(table.score(seat), 'point')}, 3 groves" in described
    assert described.endswith(".")


@rule("G-14.5", "G-14.24")
def test_the_hollows_show_wraiths_and_the_value_to_beat() -> None:
    table = asking("place", 1).clone()
    assert table.solo is not None
    for wraiths in (0, 4, 10):
        table.solo.hollows = wraiths
        track = zone(table, "hollows")
        root = drawn(track.items[0])
        assert len(pieces(root, "hollow-")) == 10
        assert sum(words.endswith(": a wraith") for words in titles(root).values()) == wraiths
        assert track.note == ("all full: danger!" if wraiths == 10 else f"beat {14 + wraiths}")
        assert " lost" not in " ".join([*written(root), track.items[0].words])


@rule("G-14.16", "G-14.18")
def test_powers_show_their_price() -> None:
    table = asking("wraith", 1)
    told = titles(whole(table, 0))
    assert "for 2 crystals" in told["power-yellow"]
    assert "for 2 elements" in told["power-green"]
    assert "free" in told["power-orange"]
    assert "free" in told["power-blue"]
    assert pieces(whole(table, 0), "wraith-draw-")


@rule("G-14.6")
def test_the_solo_tree_has_no_portal_area_and_no_neighbours() -> None:
    alone = game(1, 1)[5]
    assert "area-portal" not in titles(whole(alone))
    assert not [zone for zone in board(alone).zones if zone.seat >= 0]
    assert {"hollows", "wraith-bag", "wraith-draw"} <= {zone.key for zone in board(alone).zones}
    assert "area-portal" in titles(whole(game(2, 1)[5]))


def test_every_number_on_it_is_the_tables_own() -> None:
    for table in positions()[::5]:
        told, v = titles(whole(table)), GAME.view(table, SPECTATOR)
        people = {person.seat: person for person in board(table).people}
        for seat, realm in enumerate(v["realms"]):
            chips = {chip.part: chip.count for chip in people[seat].chips}
            for name, count in realm["elements"].items():
                assert chips[f"has-{seat}-{name}"] == str(count)
            assert chips[f"has-{seat}-crystal"] == str(realm["crystals"])
            assert chips[f"has-{seat}-dominion"] == str(realm["dominion"])
            assert people[seat].score == str(v["scores"][seat])
            for name, count in realm["bag"].items():
                assert told.get(f"bag-{seat}-{name}", "0").startswith(str(count))
            for name, count in realm["drawn"].items():
                assert (f"drawn-{seat}-{name}" in told) == (count > 0)
        for name, count in (v["supply"]["elements"] | v["supply"]["spirits"]).items():
            assert told[f"supply-{name}"].startswith(f"{count} {name}")


@rule("G-8.4")
def test_portals_stand_in_the_realm_that_they_lead_to() -> None:
    table = game(4, 1)[-1]
    told = titles(whole(table))
    arrivals = [
        (realm["seat"], to) for realm in GAME.view(table, SPECTATOR)["realms"] for to in realm["portals"]
    ]
    assert arrivals
    for seat, to in arrivals:
        assert f" of {seat_mark(seat)} lead" in told[f"realm-{to}"]


def test_realm_cards_of_every_kind_are_told() -> None:
    for one in GAME.content.realm_cards:
        prize = prize_of(GAME.content, one.id)
        for owner in (-1, 0):
            root = ET.fromstring(f"<svg xmlns='{NAMESPACE}'>{hanging_prize(0, prize, owner)}</svg>")
            words = titles(root)["prize-0"]
            assert prize_words(prize) in words
            assert (f"{seat_mark(0)} has it" in words) == (owner == 0)
            assert not any("…" in line for line in written(root))


def test_the_sheet_shows_all_zones() -> None:
    table = asking("place", 3)
    root = ET.fromstring(GAME.picture(table, 0))
    assert set(pieces(whole(table, 0), "")) <= set(pieces(root, ""))
    assert sum(zone.role == SIDE for zone in board(table, 0).zones) == 2


@rule("G-6.11", "G-6.15")
@pytest.mark.parametrize(
    ("question", "seats", "names"),
    [("gain", 2, "earth light water"), ("spirit", 1, "white yellow orange green blue")],
)
def test_what_can_be_taken_lies_before_whoever_is_asked(question: str, seats: int, names: str) -> None:
    table = asking(question, seats)
    found = zone(table, "take", table.seat)
    assert found.role == MINE
    assert [item.key for item in found.items] == [f"take-{name}" for name in names.split()]
    assert all(item.width >= 40 and item.height >= 40 for item in found.items)
    if seats > 1:
        assert "take" not in {zone.key for zone in board(table, 1 - table.seat).zones}


@rule("G-8.1")
def test_the_base_of_a_portal_counts_as_a_half_of_one() -> None:
    counts = {}
    for table in positions():
        for person in board(table).people:
            realm = GAME.view(table, SPECTATOR)["realms"][person.seat]
            chips = {chip.part: chip for chip in person.chips}
            if f"has-{person.seat}-portal" in chips:
                counts[len(realm["portals"]), bool(realm["base"])] = chips[f"has-{person.seat}-portal"].count
    assert counts[0, True] == "1"
    assert counts[1, False] == "1"
    assert counts[1, True] == "1\N{VULGAR FRACTION ONE HALF}"
