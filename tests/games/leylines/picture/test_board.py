"""The table in zones: what it shows, to whom, and what can be touched."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, check_clean, check_ids, check_text, pieces, written
from games.leylines.positions import GAME, SEAT_COUNTS, SPECTATOR, asking, game, positions
from games.leylines.scene import A, B, Player, four, leylines, play
from rule import rule
from spinney.engine.faces.names import has_marks, named
from spinney.engine.faces.zones import BOARD, ME, ROLES, SIDE, Board, Zone
from spinney.engine.nothing import NONE
from spinney.games.leylines import Leylines
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.wood.places import HIGH, WIDE, middles
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.games.leylines.words.ask import ask
from spinney.lawbook.play import watchers


def board(table: LeylinesTable, seat: int = SPECTATOR) -> Board:
    return GAME.board(table, seat)


def markup(shown: Board) -> str:
    """All drawings of a table, with their symbols, as one picture."""
    items = "".join("".join(item.pieces) for zone in shown.zones for item in zone.items)
    return f"<svg xmlns='http://www.w3.org/2000/svg'>{GAME.symbols()}{items}</svg>"


def drawn(table: LeylinesTable, seat: int = SPECTATOR) -> ET.Element:
    return ET.fromstring(markup(board(table, seat)))


def zone(table: LeylinesTable, key: str, seat: int = SPECTATOR) -> Zone | None:
    return next((one for one in board(table, seat).zones if one.key == key), None)


def item_keys(table: LeylinesTable, key: str, seat: int = SPECTATOR) -> list[str]:
    found = zone(table, key, seat)
    return [] if found is None else [item.key for item in found.items]


def titles(root: ET.Element) -> dict[str, str]:
    """The words of every part by its key."""
    return {
        part.get("data-key", ""): part.findtext(f"{SVG}title", "")
        for part in root.iter()
        if part.get("data-key")
    }


def poor(count: int) -> list[Player]:
    return [{} for _ in range(count)]


def test_it_is_well_formed_and_clean() -> None:
    for table in positions()[::3]:
        for seat in watchers(table)[:3]:
            picture = markup(board(table, seat))
            root = ET.fromstring(picture)
            check_clean(picture, "ll-")
            check_ids(picture, "ll-")
            check_text(root)
            assert all(titles(root).values())


def test_zones_have_known_roles_and_keys_of_their_own() -> None:
    for table in positions()[::3]:
        for seat in watchers(table)[:2]:
            zones = board(table, seat).zones
            keys = [one.key for one in zones]
            assert len(keys) == len(set(keys))
            items = [item.key for one in zones for item in one.items]
            assert len(items) == len(set(items))
            assert {one.role for one in zones} <= set(ROLES)
            assert [one.role for one in zones].count(BOARD) == 1
            assert all(item.words for one in zones for item in one.items)
            assert max(item.width for one in zones for item in one.items if one.role != BOARD) <= 246


@pytest.mark.parametrize("name", [name for name in QUESTIONS.names if name not in ("second_bid", "dusk")])
def test_all_that_an_answer_touches_is_on_it_and_can_glow(name: str) -> None:
    table = asking(name, 4)
    root = drawn(table, table.seat)
    rims = {
        part.get("data-key") for part in root.iter() if any(child.get("class") == "rim" for child in part)
    }
    touched = {part for answer in ask(table).answers for part in answer.parts}
    assert touched <= rims


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_position_has_all_that_can_be_touched(seats: int) -> None:
    for table in game(seats, 2)[::11]:
        if not table.over:
            shown = set(titles(drawn(table, table.seat)))
            assert {part for answer in ask(table).answers for part in answer.parts} <= shown


@rule("L-7.16")
def test_a_matched_bidder_may_bid_once_more() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 20}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1", "bid 3", "match")
    root = drawn(t, B)
    assert {"do you bid once more?", "matches"} <= set(written(root))
    assert {part for answer in ask(t).answers for part in answer.parts} <= set(titles(root))


def test_every_space_cube_and_standee_is_there() -> None:
    for table in positions()[::5]:
        root = drawn(table)
        assert len(pieces(root, "space-")) == 61
        placed = [who for who in table.travellers if who.space != NONE]
        assert len(pieces(root, "standee-")) == len(placed)


def test_six_travellers_on_one_space_stand_apart() -> None:
    crowd: list[Player] = [{"at": "MS3"} for _ in range(6)]
    t = leylines(*crowd)
    spots = [
        part.get("transform") for part in drawn(t).iter() if part.get("data-key", "").startswith("standee")
    ]
    assert len(set(spots)) == 6


def test_spaces_lie_on_the_map() -> None:
    for x, y in middles(GAME.content.board):
        assert 40 < x < WIDE - 40
        assert 40 < y < HIGH - 40


@rule("L-9.2")
def test_a_market_says_what_my_cubes_would_bring_there() -> None:
    held = four({"at": "c01", "dice": "16", "cubes": "GW", "contracts": "K01"})
    without = four({"at": "c01", "dice": "16", "contracts": "K01"})
    assert "deliver here for 5 Gold" in titles(drawn(held, A))["space-MS1"]
    assert "deliver +5" in written(drawn(held, A))
    assert "deliver" not in titles(drawn(held, B))["space-MS1"]
    assert "deliver" not in titles(drawn(without, A))["space-MS1"]


@rule("L-7.10", "L-7.12")
def test_an_auction_shows_who_bids_and_who_is_still_to_answer() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {}, {}, {}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1")
    assert "Delivered, it brings 5 Gold." in written(drawn(t))
    assert {"Wick Trimmings", "to bid", "waits", "sells, decides last"} <= set(written(drawn(t)))
    assert "your turn to bid" in written(drawn(t, t.seat))
    play(t, "bid 3")
    assert {"bids", "3", "to bid", "waits"} <= set(written(drawn(t)))
    play(t, "pass", "pass")
    assert {"bids", "passed", "decides now"} <= set(written(drawn(t)))
    assert "waits" not in written(drawn(t))


def test_bids_beyond_the_chips_share_the_last() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 40}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1")
    assert pieces(drawn(t, B), "bid-") == [*[f"bid-{bid}" for bid in range(25)], "bid-more"]
    assert pieces(drawn(t, A), "bid-") == []


@rule("L-7.11")
def test_bids_above_the_scale_have_chips_too() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 500}, display="K01 K02 K03 K04")
    t.bid_limit = 0
    play(t, "to HB1", "auction 1", "more")
    assert pieces(drawn(t, B), "bid-") == [*[f"bid-{bid}" for bid in range(201, 226)], "bid-more"]


@rule("L-8.2")
def test_a_contract_says_when_all_its_cubes_are_there() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01 K02"})
    told = titles(drawn(t, A))
    assert told["contract-K01"].endswith("for 5 Gold; all cubes are there")
    assert "you lack" in told["contract-K02"]
    mine = zone(t, "contracts", A)
    assert mine is not None
    assert mine.note == "1 ready, 0 done"
    assert "#ll-gap-yellow" in markup(board(t, A))


@pytest.mark.parametrize("count", [0, 3, 7, 10, 11, 16])
def test_any_number_of_contracts_has_room(count: int) -> None:
    ids = [contract.id for contract in GAME.content.contracts if contract.id != "K42"][:count]
    for seats in (2, 6):
        t = leylines({"contracts": " ".join(ids), "dice": "1"}, *poor(seats - 1), display="K42")
        assert item_keys(t, "contracts", A) == (["contracts"] if ids else [])
        assert [key for key in pieces(drawn(t, A), "contract-") if key != "contract-K42"] == [
            f"contract-{id_}" for id_ in ids
        ]
        lens = GAME.lens(t, B, "contracts-0")
        assert lens is not None
        assert all(
            GAME.content.contracts[at].name in " ".join(lens.lines) for at in t.travellers[A].contracts
        )


def test_a_redealt_table_gives_the_same_picture() -> None:
    """So the order of no deck can be on it."""
    for table in positions()[::5]:
        if not table.over:
            for seat in watchers(table)[:2]:
                assert markup(board(GAME.redeal(table, seat, "another key"), seat)) == markup(
                    board(table, seat)
                )


def test_what_has_not_changed_is_the_same_object() -> None:
    """A page compares objects: a move changes few of them."""
    one, two = game(4, 1)[60:62]
    before = {id(piece) for shown in board(one).zones for item in shown.items for piece in item.pieces}
    after = [piece for shown in board(two).zones for item in shown.items for piece in item.pieces]
    assert len(after) > 70
    assert sum(id(piece) not in before for piece in after) < 16


def test_pieces_that_glide_have_ids_and_cubes_are_told_by_colour() -> None:
    for table in positions()[::7]:
        gliding = [part for part in drawn(table).iter() if part.get("data-piece")]
        assert all(part.get("id") for part in gliding)
        for part in gliding:
            if (part.get("data-piece") or "").startswith("cube-"):
                assert part.get("href") == f"#ll-{part.get('data-piece')}"


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_people_begin_with_whoever_looks(seats: int) -> None:
    for table in game(seats, 1)[::40]:
        for seat in range(seats):
            people = board(table, seat).people
            assert [one.seat for one in people] == [(seat + step) % seats for step in range(seats)]
            assert [one.score for one in people] == [str(table.score(one.seat)) for one in people]
            icons = {f"#{chip.icon}" for one in people for chip in one.chips}
            assert all(f"id='{icon[1:]}'" in GAME.symbols() for icon in icons)


def test_my_own_things_lie_before_me_and_a_spectator_has_none() -> None:
    table = asking("destination", 4)
    assert item_keys(table, "mine", table.seat)[:4] == ["purse", "dice", "slots-move", "slots-quick"]
    assert {one.role for one in board(table).zones} <= {BOARD, SIDE}
    assert ME in {one.role for one in board(table, table.seat).zones}


def test_nobody_is_named_in_a_drawing() -> None:
    for table in positions()[::9]:
        for line in written(drawn(table)):
            assert not has_marks(line)
            assert "Seat" not in line
    words = named(board(game(4, 1)[60]).words, GAME.seat_names)
    assert "Seat 1: at " in words


def test_regions_hubs_and_markets_have_their_whole_names() -> None:
    lines = set(written(drawn(game(4, 1)[30])))
    ground = GAME.content.board
    assert {space.region for space in ground.spaces if space.region} <= lines
    assert {space.name for space in ground.spaces if space.kind == "hub"} <= lines
    assert set(GAME.content.tokens) <= lines


def test_every_contract_has_its_whole_name() -> None:
    ids = [contract.id for contract in GAME.content.contracts]
    t = leylines({"contracts": " ".join(ids), "dice": "1"}, {}, display="")
    lines = set(written(drawn(t, A)))
    assert {contract.name for contract in GAME.content.contracts} <= lines


@rule("L-11.1")
def test_letters_that_are_fed_tonight_have_a_moon() -> None:
    table = next(table for table in game(4, 1) if len(table.night_shown))
    card = GAME.content.night_cards[table.night_shown[0]]
    told = titles(drawn(table))
    for space in card.spaces:
        assert told[f"space-{GAME.content.board.ids[space]}"].endswith("fed tonight")
    assert "tonight" in item_keys(table, "items")


def test_a_small_edition_has_a_picture_too() -> None:
    small = Leylines("mini")
    table = small.start(2, seed=3)
    for seat in watchers(table):
        check_ids(markup(small.board(table, seat)), "ll-")
        assert ET.fromstring(small.picture(table, seat)).get("viewBox")


@rule("L-2.14", "L-15.8")
def test_characters_are_on_it_until_everybody_has_one() -> None:
    t = GAME.start(3, 3, characters="choose", start=1)
    assert not set(GAME.content.board.ids[GAME.content.board.first_market :]) & set(written(drawn(t, A)))
    assert pieces(drawn(t, A), "character-") == [f"character-{colour}" for colour in COLOURS]
    play(t, "character red", "character white", "character blue")
    assert zone(t, "characters", A) is None
    t.travellers[A].resting = 1
    line = next(one.line for one in board(t, B).people if one.seat == A)
    assert line.endswith("first player, keeps Special Delivery")
    lines = ["".join(part for part, _ in line) for line in GAME.sketch(t, B)]
    assert [line.split("  ")[-3:] for line in lines if "plays Perrin" in line] == [
        ["plays Perrin", "rests", ""]
    ]


@rule("L-3.3")
def test_a_die_that_is_marked_to_be_rolled_again_looks_marked() -> None:
    t = leylines({"gold": 3}, {"gold": 0}, begin="round", chance=[1, 1, 3, 3, 5, 0, 0, 0, 0, 0, 5, 5])
    for marks, told in ((0, ""), (1, ", 1 marked to be rolled again"), (2, ", 2 marked to be rolled again")):
        root = drawn(t, A)
        (fours,) = [part for part in root.iter() if part.get("data-key") == "die-0-4"]
        assert fours.findtext(f"{SVG}title") == f"2 unused dice with a 4{told}"
        assert len([one for one in fours.iter(f"{SVG}rect") if one.get("class") == "f-ink"]) == marks
        play(t, "mark 4" if marks < 2 else "roll")
    assert "marked" not in "".join(titles(drawn(t, A)).values())
