"""The board as SVG: what it shows, to whom, and what can be touched."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from art.checks import SVG, carried, check_clean, check_ids, check_parts, check_text, pieces, written
from games.leylines.positions import GAME, SPECTATOR, asking, game, positions
from games.leylines.scene import A, B, Player, four, leylines, play
from rule import rule
from spinney.art.layout import Zone
from spinney.art.lettering import wrapped
from spinney.engine.nothing import NONE
from spinney.games.leylines import Leylines
from spinney.games.leylines.content.effects import COLOURS
from spinney.games.leylines.picture.board import draw
from spinney.games.leylines.picture.cards import NAMES, card_zones
from spinney.games.leylines.picture.layout import MAP, MINE, SIZE, THEIRS, Places, others
from spinney.games.leylines.picture.map import cheapest
from spinney.games.leylines.state.cubes import heap_of
from spinney.games.leylines.state.table import LeylinesTable
from spinney.games.leylines.terms import actions
from spinney.games.leylines.terms.questions import QUESTIONS
from spinney.lawbook.play import watchers


def drawn(table: LeylinesTable, seat: int = SPECTATOR) -> ET.Element:
    return ET.fromstring(draw(table, seat))


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
            markup = draw(table, seat)
            root = ET.fromstring(markup)
            assert root.get("viewBox") == "0 0 1280 800"
            check_clean(markup.replace(root.findtext(f"{SVG}style", ""), ""), "ll-")
            check_ids(markup, "ll-")
            check_text(root)
            check_parts(root)


@pytest.mark.parametrize("name", [name for name in QUESTIONS.names if name not in ("second_bid", "dusk")])
def test_options_that_name_something_are_on_it_and_nothing_else(name: str) -> None:
    table, space = asking(name, 4), GAME.actions
    placed = {option for option in table.options if space.kinds[space.kind[option]].parts}
    shown = carried(drawn(table, table.seat))
    assert {number for numbers in shown.values() for number in numbers} == placed
    assert carried(drawn(table)) == {}


@pytest.mark.parametrize(
    ("name", "kind", "start"),
    [
        ("destination", actions.TO, "space-"),
        ("companion", actions.FROM, "space-"),
        ("start", actions.MOVE, "die-"),
        ("drop", actions.DROP, "held-"),
        ("lot", actions.AUCTION, "contract-"),
        ("bid", actions.BID, "bid-"),
        ("friend", actions.HIRE, "friend-"),
        ("item", actions.BUY, "item-"),
        ("contract", actions.COMPLETE, "contract-"),
        ("cubes", actions.TAKE, "take-"),
        ("payment", actions.PAIR, "held-"),
    ],
)
def test_each_choice_is_carried_by_what_a_player_would_touch(name: str, kind: int, start: str) -> None:
    table = asking(name, 4)
    for key, numbers in carried(drawn(table, table.seat)).items():
        if any(table.content.actions.kind_of(number) == kind for number in numbers):
            assert key.startswith(start)


def test_every_space_cube_and_standee_is_there() -> None:
    for table in positions()[::5]:
        root = drawn(table)
        assert len(pieces(root, "space-")) == 61
        assert {f"Seat {seat + 1}" for seat in range(1, table.seats)} <= set(written(root))
        placed = [who for who in table.travellers if who.space != NONE]
        assert len(pieces(root, "standee-")) == len(placed)


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_panels_fit(seats: int) -> None:
    zones = others(seats - 1)
    assert all(zone.y + zone.height <= THEIRS.y + THEIRS.height + 1 for zone in zones)
    assert max(zone.x + zone.width for zone in [*zones, MINE, MAP]) <= SIZE[0]
    assert max(zone.y + zone.height for zone in [*zones, MINE, MAP]) <= SIZE[1]


def test_spaces_lie_on_the_map() -> None:
    places = Places(GAME.content.board)
    for space in GAME.content.board.spaces:
        x, y = places.at(space.x, space.y)
        assert MAP.x < x < MAP.x + MAP.width
        assert MAP.y < y < MAP.y + MAP.height


def test_a_space_in_reach_says_which_dice_it_costs() -> None:
    t = four({"at": "D", "dice": "136"})
    told = titles(drawn(t, A))
    assert told["space-E"].splitlines()[1] == "To get there: 1"
    assert told["space-c11"].splitlines()[1] == "To get there: 3"  # two steps: a 1 is not enough
    assert "To get there" not in told["space-D"]
    assert all("To get there" not in words for key, words in titles(drawn(t, B)).items() if key != "space-D")
    play(t, "move 1")
    told = titles(drawn(t, A))
    assert told["space-E"].splitlines()[1] == "Go to Letter E, 1 step"  # the die is laid already
    assert told["space-c11"].splitlines()[1] == "To get there: 3"


@rule("L-4.4", "L-6.1")
def test_the_fewest_and_lowest_dice_are_named() -> None:
    dice = heap_of([1, 0, 1, 0, 0, 1])  # 1, 3, 6
    assert cheapest(dice, 3) == ((), (1,), (3,), (3,), (6,), (6,), (6,), (1, 6), (3, 6), (3, 6), (1, 3, 6))
    assert cheapest(dice, 1) == ((), (1,), (3,), (3,), (6,), (6,), (6,))
    assert cheapest(dice, 0) == ((),)


@rule("L-9.2")
def test_a_market_costs_dice_only_for_whoever_may_enter_it() -> None:
    held = four({"at": "c01", "dice": "16", "cubes": "GW", "contracts": "K01"})
    without = four({"at": "c01", "dice": "16", "contracts": "K01"})
    assert "To get there: 1" in titles(drawn(held, A))["space-MS1"]
    assert "To get there" not in titles(drawn(without, A))["space-MS1"]


@rule("L-7.10", "L-7.12")
def test_an_auction_shows_who_bids_and_who_is_still_to_answer() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {}, {}, {}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1")
    assert {"Auction: Wick Trimmings", "no bid yet", "to bid", "waits", "is last"} <= set(written(drawn(t)))
    play(t, "bid 3")
    assert {"highest bid, Seat 2", "bids 3", "to bid", "waits"} <= set(written(drawn(t)))
    play(t, "pass", "pass")
    assert {"bids 3", "is out", "decides"} <= set(written(drawn(t)))
    assert "waits" not in written(drawn(t))


@rule("L-7.16")
def test_a_matched_bidder_may_bid_once_more() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1", "bid 3", "match")
    assert {"to bid", "matches"} <= set(written(drawn(t)))


def test_bids_beyond_the_chips_share_the_last() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 40}, display="K01 K02 K03 K04")
    play(t, "to HB1", "auction 1")
    shown = carried(drawn(t, B))
    assert [key for key in shown if len(shown[key]) == 1] == [f"bid-{bid}" for bid in range(15)]
    assert len(shown["bid-more"]) == 26


@rule("L-7.11")
def test_bids_above_the_scale_have_chips_too() -> None:
    t = leylines({"at": "HB1", "dice": "1"}, {"gold": 500}, display="K01 K02 K03 K04")
    t.bid_limit = 0
    play(t, "to HB1", "auction 1", "more")
    shown = carried(drawn(t, B))
    assert [key for key in shown if len(shown[key]) == 1] == [f"bid-{bid}" for bid in range(201, 216)]
    assert len(shown["bid-more"]) == 400 - 215 + 1, "with *more* itself"


@rule("L-8.2")
def test_a_contract_says_when_all_its_cubes_are_there() -> None:
    t = four({"at": "c01", "dice": "1", "cubes": "GW", "contracts": "K01 K02"})
    told = titles(drawn(t, A))
    assert told["contract-K01"].endswith("for 5 Gold; all cubes are there")
    assert told["contract-K02"].endswith("for 8 Gold")
    assert "#ll-gap-yellow" in draw(t, A)


def test_one_is_not_counted_as_many() -> None:
    t = leylines({"dice": "12", "completed": "K01"}, {"dice": "3", "completed": "K02 K03"})
    words = {title.text for title in drawn(t, A).iter(f"{SVG}title")}
    assert {"1 Contract completed", "2 Contracts completed", "1 unused die: 3"} <= words
    described = drawn(t, A).findtext(f"{SVG}desc", "")
    assert "1 Contract completed" in described
    assert "2 Contracts completed" in described


@pytest.mark.parametrize("count", [0, 3, 7, 10, 11, 16])
def test_any_number_of_contracts_has_room(count: int) -> None:
    ids = [contract.id for contract in GAME.content.contracts if contract.id != "K42"][:count]
    wanted = {f"contract-{id_}" for id_ in ids}
    for seats in range(2, 7):
        t = leylines({"contracts": " ".join(ids), "dice": "1"}, *poor(seats - 1), display="K42")
        assert wanted <= set(pieces(drawn(t, A), "contract-"))
        told = ET.tostring(drawn(t, B), encoding="unicode")
        assert all(GAME.content.contracts[at].name in told for at in t.travellers[A].contracts)
    zone = Zone(0, 0, 408, 178)
    for spot in card_zones(count, zone):
        assert spot.x + spot.width <= zone.width
        assert spot.y + spot.height <= zone.height


def test_whoever_is_not_asked_finds_nothing_to_touch() -> None:
    for table in positions()[::4]:
        for seat in {*watchers(table)} - {table.seat} | ({SPECTATOR} if table.over else set()):
            markup = draw(table, seat)
            assert "data-actions" not in markup
            assert "class='lantern'" not in markup


def test_a_redealt_table_gives_the_same_picture() -> None:
    """So the order of no deck can be on it."""
    for table in positions()[::5]:
        if not table.over:
            for seat in watchers(table)[:2]:
                assert draw(GAME.redeal(table, seat, "another key"), seat) == draw(table, seat)


def test_what_has_not_changed_is_the_same_object() -> None:
    """A page compares objects: a move changes few of them."""
    one, two = game(4, 1)[60:62]
    before = {id(piece) for piece in GAME.drawing(one, SPECTATOR)}
    after = GAME.drawing(two, SPECTATOR)
    assert len(after) > 80
    assert sum(id(piece) not in before for piece in after) < 16


def test_a_page_gets_it_without_style() -> None:
    table = game(2, 1)[0]
    assert draw(table, 0).count("<style>") == 1
    assert "<style" not in "".join(GAME.drawing(table, 0))


def test_pieces_that_glide_have_ids_and_cubes_are_told_by_colour() -> None:
    for table in positions()[::7]:
        gliding = [part for part in drawn(table).iter() if part.get("data-piece")]
        assert all(part.get("id") for part in gliding)
        for part in gliding:
            if (part.get("data-piece") or "").startswith("cube-"):
                assert part.get("href") == f"#ll-{part.get('data-piece')}"


@rule("L-2.11", "L-3.1")
def test_it_says_whose_choice_it_is_and_which_day() -> None:
    table = asking("destination", 3)
    name = GAME.seat_name(table.seat)
    root = drawn(table, table.seat)
    assert f"Your choice, {name}" in written(root)
    assert f"Day {table.round} of 4 · choose where to go" in written(root)
    assert f"{name} chooses" in written(drawn(table))
    track = next(part for part in root.iter() if part.get("id") == "ll-track")
    assert track.findtext(f"{SVG}title") == f"Day {table.round} of 4"


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_end_names_everybody_by_gold(seats: int) -> None:
    table = game(seats, 1)[-1]
    lines = written(drawn(table))
    assert [line for line in lines if line.endswith(" Gold")] == [
        f"{points} Gold" for points in sorted([int(table.score(seat)) for seat in range(seats)], reverse=True)
    ]
    assert sum(line.endswith(" wins") for line in lines) >= len(table.winners)


def test_regions_hubs_and_markets_have_their_whole_names() -> None:
    lines = set(written(drawn(game(4, 1)[30])))
    board = GAME.content.board
    assert {space.region for space in board.spaces if space.region} <= lines
    assert {space.name for space in board.spaces if space.kind == "hub"} <= lines
    assert set(GAME.content.tokens) <= lines


def test_every_contract_has_room_for_its_whole_name() -> None:
    for contract in GAME.content.contracts:
        assert " ".join(wrapped(contract.name, 90, 12, 2, NAMES)) == contract.name


def test_a_small_edition_has_a_picture_too() -> None:
    small = Leylines("mini")
    table = small.start(2, seed=3)
    for seat in watchers(table):
        markup = small.picture(table, seat)
        check_ids(markup, "ll-")
        check_parts(ET.fromstring(markup))


@rule("L-2.14", "L-15.8")
def test_a_board_shows_the_character_and_who_keeps_special_delivery() -> None:
    t = GAME.start(3, 3, characters="choose", start=1)
    assert set(carried(drawn(t, A))) == {f"character-{colour}" for colour in COLOURS}
    assert "no character yet" in draw(t, A)
    play(t, "character red", "character white", "character blue")
    assert "Seat 1, the red character, first player" in draw(t, B)
    assert "keeps Special Delivery" not in draw(t, B)
    t.travellers[A].resting = 1
    assert "Seat 1, the red character, first player, keeps Special Delivery until its turn" in draw(t, B)
    lines = ["".join(part for part, _ in line) for line in GAME.sketch(t, B)]
    assert [line.split("  ")[-3:] for line in lines if "plays red" in line] == [["plays red", "rests", ""]]
