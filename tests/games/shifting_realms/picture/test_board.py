"""The table in zones: what they show, to whom, and what can be touched."""

from __future__ import annotations

import re
from collections import Counter

from art.checks import check_clean, check_ids, check_parts, check_text, pieces, written
from games.shifting_realms.picture.drawings import NAMES, keys, markup, titles, tree
from games.shifting_realms.positions import SPECTATOR, game, positions
from games.shifting_realms.questions import asking, crowded
from games.shifting_realms.scene import GAME, play, scene
from rule import rule
from spinney.engine.faces.zones import BOARD, ME, MINE
from spinney.games.shifting_realms.picture.board import board
from spinney.games.shifting_realms.picture.symbols import symbols
from spinney.games.shifting_realms.state.table import RealmsTable
from spinney.lawbook.play import watchers

SHEETS = "TY DO LI"


def lines(t: RealmsTable, seat: int = SPECTATOR) -> list[str]:
    return written(tree(t, seat))


def figures(t: RealmsTable) -> Counter[str]:
    """What glides, by kind."""
    return Counter(piece for part in tree(t).iter() if (piece := part.get("data-piece")))


def test_it_is_well_formed_and_clean() -> None:
    for table in positions()[::4]:
        for seat in watchers(table)[:3]:
            drawn, root = markup(table, seat), tree(table, seat)
            check_clean(drawn, "sr-")
            check_ids(drawn, "sr-")
            check_text(root)
            check_parts(root)


def test_a_realm_is_a_drawing_of_its_own() -> None:
    shown = board(GAME.content, GAME.view(crowded(), 0))
    realms = [zone for zone in shown.zones if zone.role == BOARD]
    assert [item.key for item in realms[0].items] == ["realm-TY", "realm-AL", "realm-LI"]
    assert {zone.role for zone in shown.zones} == {BOARD, MINE, ME}
    assert all(item.width <= 365 for zone in shown.zones for item in zone.items)


def test_items_have_keys_of_their_own_and_words() -> None:
    for table in positions()[::3]:
        shown = board(table.content, table.game.view(table, 0))
        items = [item for zone in shown.zones for item in zone.items]
        assert len({item.key for item in items}) == len(items)
        assert all(item.words for item in items)


def test_the_watcher_comes_first_among_people() -> None:
    shown = board(GAME.content, GAME.view(crowded(), 1))
    assert [person.seat for person in shown.people] == [1, 2, 0]
    known = set(re.findall(r"\sid='([^']+)'", symbols()))
    assert {chip.icon for person in shown.people for chip in person.chips} <= known


@rule("S-1.2")
def test_three_realms_lie_in_order_with_a_label_in_every_free_space() -> None:
    shown = lines(scene(realms=SHEETS), 0)
    names = [line for line in shown if line in ("Tyrfing", "Dovre", "Libertatia", "Alfheim", "Anunna")]
    assert names == ["Tyrfing", "Dovre", "Libertatia"]
    assert sum(line == "c2" for line in shown) == 3


@rule("S-14.1")
def test_objectives_tell_how_far_they_have_come() -> None:
    table = scene(realms=SHEETS, flights=4, raids={"green": 3}, piles={"LI-TRS": 2}, tokens=5)
    shown = lines(table, 0)
    for words in ("Dragon Moves cards 4/6", "troll king tokens 1/6", "raids 3/4", "Buried Treasures 1/2"):
        assert words in shown
    assert titles(table)["goal-TY"] == "Objective of Tyrfing: Dragon Moves cards 4 of 6"


@rule("S-13.1.7", "S-13.4.3")
def test_the_dragon_and_the_troll_king_stand_on_their_spaces() -> None:
    table = scene(realms=SHEETS, dragon="TY:b3", tokens=2)
    assert titles(table)["dragon"] == "the dragon"
    assert "the dragon is here" in titles(table)["space-1b3"]
    assert "×2" in lines(table, 0)
    gone = scene(realms=SHEETS, flights=6, tokens=0)
    assert "king" not in titles(gone)


@rule("S-6.1")
def test_a_space_tells_who_is_there() -> None:
    table = scene(units={"TY:a1": {"black": "1s3c1w", "green": "2s"}})
    words = titles(table)["space-1a1"]
    assert words.startswith("Tyrfing a1: mine (1 gold a turn for each scout on one of its 3 spots)")
    assert f"{NAMES[0]}: 3 scouts on spots, 1 scout, 1 soldier" in words
    assert f"{NAMES[1]}: 2 soldiers" in words
    assert figures(table)["scout-0"] == 4
    assert "2" in lines(table)


@rule("S-13.3.3")
def test_soldiers_that_have_raided_lie_on_their_ship() -> None:
    table = scene(units={"LI:c4": {"black": "1s2f"}}, tiles={"LI:c4": "LI-SHP black"})
    assert f"Pirate Ship of {NAMES[0]}" in titles(table)["space-3c4"]
    assert "1 soldier, 2 flat soldiers" in titles(table)["space-3c4"]
    assert figures(table)["flat-0"] == 2


@rule("S-10.1")
def test_my_panel_tells_what_the_next_collect_brings() -> None:
    table = scene(
        units={"TY:a1": {"black": "2c"}, "TY:d2": {"black": "1c"}},
        tiles={"TY:e1": "TY-VLT black"},
        goods={"black": "wood 4"},
    )
    assert titles(table, 0)["income"] == "The next Collect brings 1 wood and 3 gold"
    chips = {chip.words: chip.count for chip in board(GAME.content, GAME.view(table, 0)).people[0].chips}
    assert chips["wood"] == "4"
    assert chips["gold"] == "0"


@rule("S-15.2")
def test_tasks_tell_how_far_they_have_come() -> None:
    table = scene(tasks={"black": "TY-T1"}, goods={"black": "gold 7"})
    assert "7 of 9" in lines(table, 0)
    assert "7 of 9" not in lines(table, 1)


@rule("S-5.5")
def test_who_has_moved_is_told() -> None:
    table = play(scene(units={"TY:b1": {"black": "2c"}}), "move TY:b1", "group 1 0", "to TY:b2")
    assert titles(table)["space-1b2"].endswith(f"{NAMES[0]}: 1 scout on a spot (1 moved this turn)")


@rule("S-7.1")
def test_what_the_watcher_cannot_pay_is_underlined() -> None:
    poor, rich = scene(goods={"black": "wood 0"}), scene(goods={"black": "wood 9 stone 9 gold 9 magic 9"})
    assert markup(poor, 0).count("s-danger") > markup(rich, 0).count("s-danger") == 0
    assert "s-danger" not in markup(poor, SPECTATOR)


def test_sixty_spaces_nine_piles_three_decks() -> None:
    root = tree(game(4, 1)[20])
    assert len(pieces(root, "space-")) == 60
    assert len(pieces(root, "pile-")) == 9
    assert len(pieces(root, "deck-")) == 3


def test_hands_and_tasks_are_shown_to_their_owner_alone() -> None:
    table = scene(hands={"black": "AL-S07"}, tasks={"black": "TY-T1", "green": "AL-T2"})
    own, others = markup(table, 0), markup(table, 1)
    assert "Master Carvers" in own
    assert "Golden Hoard" in own
    assert "Master Carvers" not in others
    assert "Golden Hoard" not in others
    assert "Crown of Leaves" in others


def test_what_a_seat_sees_does_not_depend_on_what_is_hidden() -> None:
    for table in positions()[::5]:
        for seat in range(0 if table.over else table.seats):
            for key in range(2):
                assert markup(table.game.redeal(table, seat, key), seat) == markup(table, seat)


@rule("S-15.2")
def test_after_the_end_all_tasks_can_be_read() -> None:
    table = scene(seats=2, tasks={"black": "TY-T1", "green": "TY-T2 AL-T2 LI-T2"})
    table.over = True
    table.winners = [1]
    assert {"Golden Hoard", "Deep Roads", "Crown of Leaves", "Marked Charts"} <= set(lines(table, 0))


@rule("S-2.2")
def test_what_others_bid_is_told_to_nobody_before_all_have() -> None:
    table = play(asking("bid"), "bid 2")

    def told(seat: int) -> list[str]:
        return [person.line for person in board(GAME.content, GAME.view(table, seat)).people]

    assert "bids 2 gold" in told(0)
    assert not any(told(seat)[at] for seat in (-1, 1, 2) for at in range(3))
    play(table, "bid 1", "bid 0")
    assert "paid 2 gold" in told(1)


@rule("S-2.3")
def test_a_bid_is_owed_until_its_gold_has_left_the_supply() -> None:
    """Else a supply that is still whole looks forgotten next to a bid that everybody has seen."""
    table = play(asking("bid"), "bid 2", "bid 1", "bid 0")

    def told() -> list[tuple[str, str]]:
        people = board(GAME.content, GAME.view(table, 0)).people
        return [(person.line, person.chips[2].count) for person in people]

    assert told() == [("paid 2 gold", "3"), ("owes 1 gold", "5"), ("bids 0 gold", "5")]
    play(table, "card 1")
    assert told() == [("plays 1st", "3"), ("paid 1 gold", "4"), ("bids 0 gold", "5")]


def test_what_has_not_changed_stays_the_same_object() -> None:
    table = scene(units={"TY:b1": {"black": "2c"}})
    before = board(GAME.content, GAME.view(table, 1)).zones[0].items[0].pieces
    play(table, "move TY:b1", "group 1 0", "to TY:b2")
    after = board(GAME.content, GAME.view(table, 1)).zones[0].items[0].pieces
    changed = [one for one, other in zip(before, after, strict=True) if one is not other]
    assert len(changed) == 2


def test_no_word_of_a_card_is_cut() -> None:
    for hand in (GAME.content.card_ids[::2], GAME.content.card_ids[1::2]):
        table = scene(hands={"black": " ".join([id_ for id_ in hand if not id_.startswith(("DO", "AN"))])})
        assert not [line for line in lines(table, 0) if "…" in line]
    assert not [line for line in lines(scene(realms="DO AN TY"), 0) if "…" in line]


def test_spectators_have_no_panel_and_no_cards() -> None:
    shown = board(GAME.content, GAME.view(crowded("AL-S05"), SPECTATOR))
    assert [zone.role for zone in shown.zones] == [BOARD]
    assert not [key for key in keys(crowded("AL-S05")) if key.startswith(("hand-", "task-"))]
