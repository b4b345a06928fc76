"""What a browser gets to catch up: it ends with the new part, and is not sent what it has."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spinney.engine.installed import find_game
from spinney.web.connections.messages import Patch
from spinney.web.rendering.patches import Part, make_patch
from spinney.web.rendering.zones import zone_pieces
from web.browser.still_table import NAMES, live_at, parts_of

PIECES = st.lists(st.sampled_from(["<g>", "</g>", "<path/>", "a", "b", "c", "d"]), max_size=12)


def caught_up(old: list[str], sent: Patch) -> list[str]:
    """What the page's own script does."""
    found: list[str] = []
    for one in sent:
        found += [one] if isinstance(one, str) else old[one[0] : one[1] + 1]
    return found


@given(old=PIECES, new=PIECES)
def test_old_pieces_and_what_is_sent_make_the_new_part(old: list[str], new: list[str]) -> None:
    sent = make_patch(old, new)
    assert caught_up(old, sent) == new
    assert not {one for one in sent if isinstance(one, str)} & set(old)


def test_a_short_part_travels_whole() -> None:
    assert Part("status", "now").patch_from(Part("status", "then")) == "now"


def test_a_part_that_grows_out_of_one_piece_is_told_in_pieces() -> None:
    assert Part("chat", ["<ol>", "<li>", "</ol>"]).patch_from(Part("chat", "<p>")) == [
        "<ol>",
        "<li>",
        "</ol>",
    ]


def test_a_move_sends_little_of_the_board() -> None:
    for key in ("battle_for_the_grove", "groves"):
        table = find_game(key).start(2, seed="little")
        before = zone_pieces(table.game.board(table, 0), NAMES)
        table.play(table.options[0])
        after = zone_pieces(table.game.board(table, 0), NAMES)
        sent = sum(len(one) for one in make_patch(before, after) if isinstance(one, str))
        assert sent < len("".join(after)) / 3, key


def test_options_under_one_heading_are_one_group() -> None:
    """A card that was drawn is played now or kept: two kinds of action, one question."""
    table = find_game("shifting_realms").start(2, seed="one heading")
    while table.game.text(table.options[0]) != "now":
        drawn = [option for option in table.options if table.game.text(option).startswith("draw ")]
        table.play(drawn[0] if drawn else table.options[-1])
    shown = "".join(parts_of(live_at(table), int(table.seat))["ask"])
    assert shown.count("<h3") == 1
    assert shown.count("class='option'") == 2
