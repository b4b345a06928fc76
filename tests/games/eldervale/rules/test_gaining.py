"""Chapters 6, 12, 13 and 14: what the market, the Treasure stacks, the Magic deck and the tracks give."""

from __future__ import annotations

from games.eldervale.looks import at, hand, legal, market, named, play, power, told
from games.eldervale.scenes import CARDS, CONTENT, GAME, MAGIC, TILES, TOKENS, A, B, C, Seat, eldervale
from rule import rule
from spinney.engine.bits import bit_count
from spinney.engine.chance import ScriptedChance
from spinney.engine.nothing import NONE
from spinney.games.eldervale.rules.cards.draw_and_discard import draw_cards
from spinney.games.eldervale.rules.endgame import in_score_order
from spinney.games.eldervale.rules.gaining import gain_points
from spinney.games.eldervale.rules.power import gain_power
from spinney.games.eldervale.rules.treasure import has_treasure, take_top
from spinney.games.eldervale.state.table import NO_STACK, EldervaleTable

IDLE: Seat = {"ready": "worker"}


# The market.


@rule("E-6.5", "E-6.7", "E-13.2")
def test_the_oracle_sells_for_what_is_paid_and_turns_one_card_of_that_stack() -> None:
    t = eldervale({"ready": "worker", "tokens": "WGTS"}, IDLE, market={"fire": "FIR-Trail"})
    play(t, "to AIR-2")
    t.players[A].tokens[1] += 1  # a Potion for Warpath
    play(t, "trade", "buy fire")
    assert market(t)["fire"] == "FIR-Trail"  # not yet paid
    before = [bit_count(deck) for deck in t.decks]
    play(t, "pay gem")
    assert t.players[A].cards == [CARDS["FIR-Trail"]]
    shown = market(t)
    assert {name: card for name, card in shown.items() if name != "fire"} == {
        name: f"{name[:3].upper()}-Gate" for name in ("air", "earth", "water")
    }
    after = [bit_count(deck) for deck in t.decks]
    assert [old - new for old, new in zip(before, after, strict=True)] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert not t.decks[2] >> (CARDS[shown["fire"]] - 2 * CONTENT.kinds) & 1
    assert told(t, "shown") == [(A, CARDS[shown["fire"]], 0, 0)]


@rule("E-6.5", "E-6.11")
def test_any_card_of_a_stack_may_be_the_next_one() -> None:
    for left, number in (("FIR-Lore FIR-Relic FIR-Vault", 3), ("FIR-Lore FIR-Vault", 2), ("FIR-Vault", 1)):
        found = set()
        for place in range(number):
            t = eldervale({**IDLE, "tokens": "WG"}, IDLE, decks={"fire": left})
            t.chance = ScriptedChance([place])
            play(t, "to AIR-2", "trade")
            found.add(market(t)["fire"])
        assert found == set(left.split())


@rule("E-13.1", "E-5.3", "E-7.13")
def test_a_card_that_was_bought_works_from_then_on() -> None:
    t = eldervale({"ready": "worker worker", "tokens": "TG"}, IDLE, market={"air": "AIR-Trail"})
    play(t, "to AIR-2", "trade", "buy air")
    assert t.players[A].cards == [CARDS["AIR-Trail"]]
    assert at(t, A) == {"AIR-2": "worker"}
    play(t, "to EAR-2", "decline", "place worker")
    assert "to RUIN-PORTAL" in legal(t)  # two steps from AIR-2
    assert "to RUIN-FORT" not in legal(t)


# Treasure stacks.


@rule("E-6.1", "E-3.11", "E-1.1")
def test_a_stack_has_three_tokens_and_those_held_lie_in_order() -> None:
    t = eldervale(IDLE, IDLE, tops={"AIR-1/1": "air-SM", "AIR-1/2": "air-SS"})
    place = 2 * TILES["AIR-1"]
    below = []
    for _ in range(3):
        below.append(t.stacks[place] & 3)
        take_top(t, A, TILES["AIR-1"], 0)
    assert below == [2, 1, 0]
    assert t.stacks[place] == NO_STACK
    take_top(t, A, TILES["AIR-1"], 1)
    assert len(t.players[A].held) == 4
    assert t.players[A].held == sorted(t.players[A].held)
    assert GAME.inventory(t)["treasure tokens"] == GAME.box(t)["treasure tokens"]


@rule("E-3.11", "E-6.1", "eldervale/R-8")
def test_any_token_that_nobody_has_seen_may_lie_below() -> None:
    air = [kind for kind in TOKENS.values() if CONTENT.tokens[kind].element == 0]
    for first, second in ((2, 1), (1, 1), (1, 0)):
        found = []
        for place in range(first + second):
            t = eldervale(IDLE, IDLE)
            for kind in air:
                t.pool[kind] = {air[1]: first, air[3]: second}.get(kind, 0)
            t.chance = ScriptedChance([place])
            take_top(t, A, TILES["AIR-1"], 0)
            found.append(t.stacks[2 * TILES["AIR-1"]] // 4)
        assert found == [air[1]] * first + [air[3]] * second


@rule("E-10.12")
def test_treasure_can_be_taken_while_one_stack_is_left() -> None:
    realms = [
        tile.id for tile in CONTENT.tiles if tile.id in TILES and CONTENT.elemental >> TILES[tile.id] & 1
    ]
    assert has_treasure(eldervale(IDLE, IDLE, empty=" ".join(name for name in realms if name != "AIR-1")))
    assert not has_treasure(eldervale(IDLE, IDLE, empty=" ".join(realms)))


# The Magic deck.


@rule("E-12.7", "E-3.13")
def test_any_card_of_the_deck_may_be_drawn_and_everybody_hears_how_many() -> None:
    for deck in (["SP01", "SP05", "PR01"], ["SP01", "PR01"], ["PR01"]):
        found = []
        for place in range(len(deck)):
            t = eldervale(IDLE, IDLE, deck=" ".join(deck))
            t.chance = ScriptedChance([place])
            draw_cards(t, A, 1)
            found += hand(t, A)
            assert told(t, "drew") == [(A, 1, 0, 0)]
        assert found == deck


@rule("E-12.7")
def test_the_discard_pile_becomes_the_deck_and_nothing_is_drawn_from_nothing() -> None:
    t = eldervale(IDLE, IDLE, deck="SP01", discard="SP02 SP03 SP04")
    draw_cards(t, A, 2)
    assert told(t, "drew") == [(A, 2, 0, 0)]
    assert told(t, "reshuffled") == [(A, 3, 0, 0)]
    assert (len(t.deck), t.discard) == (2, [])
    t.discard.append(MAGIC["SP01"])
    assert len(t.deck) == 2
    empty = eldervale(IDLE, IDLE, deck="")
    draw_cards(empty, A, 2)
    assert told(empty, "drew") == told(empty, "reshuffled") == []


@rule("E-14.2", "E-14.7", "E-21.5")
def test_a_spell_is_discarded_after_it_was_applied() -> None:
    t = eldervale({**IDLE, "hand": "SP07"}, IDLE)
    play(t, "play SP07")
    assert named(t, "gain") == ["gem", "potion", "scroll", "tool", "sword"]
    assert (t.turn.card, t.discard) == (MAGIC["SP07"], [])
    play(t, "gain gem", "gain gem")
    assert (t.turn.card, t.discard) == (NONE, [MAGIC["SP07"]])


@rule("E-21.6")
def test_a_standing_pass_is_for_one_player_alone() -> None:
    units: Seat = {"at": {"EAR-1": "worker"}, "hand": "PR01", "ready": "worker"}
    for resting, asked in ((C, B), (B, C)):
        t = eldervale({"ready": "warrior"}, units, units)
        t.resting = 1 << resting
        play(t, "to EAR-1", "decline")
        assert (t.seat, legal(t)) == (asked, ["pass", "rest"])


# Power, points and the order of the score sheet.


@rule("E-13.5", "E-13.8")
def test_power_of_choice_is_for_elements_in_play() -> None:
    t = eldervale({**IDLE, "orbs": 1}, IDLE, elements="chaos")
    play(t, "orb track", "space 1")
    assert named(t, "element") == ["air", "earth", "fire", "water", "chaos"]


@rule("E-13.8", "E-21.3")
def test_split_power_ends_when_all_of_it_is_placed() -> None:
    t = eldervale({**IDLE, "orbs": 1}, IDLE)
    play(t, "orb track", "space 9", "element air", "element earth")
    assert named(t, "element") == []
    assert [power(t, A, name) for name in ("air", "earth", "fire", "water")] == [2, 1, 0, 0]


@rule("E-13.3", "eldervale/R-47")
def test_at_the_top_of_a_track_nothing_more_is_gained() -> None:
    t = eldervale({**IDLE, "power": {"fire": 7}}, IDLE)
    gain_power(t, A, 2, 3)
    assert (power(t, A, "fire"), t.players[A].orbs) == (8, 1)
    gain_power(t, A, 2, 1)
    gain_power(t, A, 1, 0)
    assert told(t, "powered") == [(A, 2, 8, 0)]
    gain_points(t, A, 0, 0)
    assert told(t, "scored") == []


def sheet(t: EldervaleTable, name: str) -> list[int]:
    return next(item.points for item in GAME.score_sheet(t) if item.name == name)


@rule("E-11.3", "E-11.8")
def test_each_player_scores_the_own_markers() -> None:
    t = eldervale({"power": {"fire": 5, "water": 3}}, {**IDLE, "power": {"fire": 2}})
    value = CONTENT.tracks.power
    assert sheet(t, "Power Tracks") == [value[1] + value[5] + value[3], value[1] + value[2]]


@rule("E-11.3", "eldervale/R-40")
def test_prophecies_are_shown_in_ascending_order_of_what_was_scored_before_them() -> None:
    seats: list[Seat] = [{**IDLE, "vp": points} for points in (40, 30, 20, 10)]
    assert in_score_order(eldervale(*seats)) == [3, 2, 1, 0]
    seats[2] |= {"hand": "PR01 PR02 PR03 PR04", "tokens": "GPSTW" * 4}
    t = eldervale(*seats)
    assert sheet(t, "Prophecies")[2] > 0
    t.players[3].vp = 20  # level with the third, whose turn comes first
    assert in_score_order(t) == [2, 3, 1, 0]
