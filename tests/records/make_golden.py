"""Write the golden records anew: `make golden`, then read the diff.

One record for each way a game can end and each rare rule, each with a text playthrough to diff. A golden
record is played by seeded bots from a seed that this file searches for. Records of earlier rules are kept as
they are, because they show that such games still replay; only their playthroughs are written anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import spinney
from records.leylines_shown import (
    answered,
    bid_twice,
    changed_by,
    sold_for_nothing,
    tie_broken_by_contracts,
    tie_broken_by_cubes,
    used_all,
)
from records.looking import Wanted, tied, told
from spinney.engine.records.playback import set_limits

HERE = Path(__file__).parent
TRIES = 5000
LEAVES = 420  # choices before only bots are left


class Golden:
    """What a record is to show, who plays it, in which edition and with which options."""

    def __init__(
        self, name: str, bots: tuple[str, ...], wanted: Wanted, edition: str | None = None, **options: Any
    ) -> None:
        self.name, self.bots, self.wanted = name, bots, wanted
        self.edition, self.options = edition, options
        self.rules = name.split("_")[1] if name.startswith("rules_") else "1"


class Fond:
    """A random player with likings: of its options it takes what begins so first, and what it shuns last."""

    def __init__(self, seed: str, likes: str, shuns: str) -> None:
        self.chance = spinney.bot("random", seed).chance
        self.likes, self.shuns = likes.split(", "), tuple(shuns.split(", "))

    def choose(self, seen: spinney.Seen) -> int:
        texts = {seen.game.text(option): int(option) for option in seen.options}
        liked = [option for like in self.likes for text, option in texts.items() if text.startswith(like)]
        fine = [option for text, option in texts.items() if not text.startswith(self.shuns)]
        options = liked[:1] or fine or [*texts.values()]
        return options[self.chance.below(len(options)) if len(options) > 1 else 0]


BONDS = "do AIR-Bond, do EAR-Bond, do WAT-Bond, do DAR-Bond, do CHA-Bond, monster"
FOND = {  # what players like and shun
    "trader": (
        "complete, buy, hire, take, collect",
        "use companion, use secret-route, stop, leave, keep, to c",
    ),
    "builder": (
        "do dwell, do summon, do gather, summon worker, use, cash, place worker, power",
        "to RUIN-TOWER, to RUIN-FORT, play, hand-over, buy, burn, consult, trade, ready",
    ),
    "idler": ("regroup, ready, decline, through, pass", "to RUIN-DUN"),
    "dozer": ("collect, end", "fight, play, swap, cache"),
    "delver": ("to RUIN-DUN, use", "ready"),
    "hirer": ("hire, to RUIN-DUN, use, charge, join", "ready"),
    "mage": ("to RUIN-TOWER, use, consult, regroup, hand-over", "to RUIN-DUN, ready"),
    "tamer": (f"buy, {BONDS}, to RUIN-DUN, use, place warrior, summon warrior, do summon", "ready, decline"),
}


def won_by(seat: int) -> Wanted:
    return lambda table: table.winners == [seat]


def drawn(table: spinney.Table) -> bool:
    return not table.winners


def drawn_with_a_leader(table: spinney.Table) -> bool:
    """One seat holds two circles when the limit comes, but it is not its turn (BR-12)."""
    return drawn(table) and max(table.scores) == 2


def won_after_the_last_turn(table: spinney.Table) -> bool:
    """The limit is reached, and the next player's check still wins (BR-12)."""
    view = table.game.view(table, spinney.SPECTATOR)
    return bool(table.winners) and view["turns"] == view["max_turns"]


def control_lost(table: spinney.Table) -> bool:
    """Somebody held two circles, lost one to a Channel, and won all the same (B-9.2)."""
    held = 0
    for winner in table.winners:
        for _, now in spinney.Record.of(table).tables(log=False):
            if held == 2 > now.scores[winner]:
                return True
            held = now.scores[winner]
    return False


def supply_short(table: spinney.Table) -> bool:
    """A Channel had more successes than its player had cubes (BR-8)."""
    hits = {event.number: event.b for event in told(table, "channels")}
    return any(event.b < hits[event.number] for event in told(table, "cubes_placed"))


def tried_in_vain(table: spinney.Table) -> bool:
    """Sixes of a Banish met nobody, and somebody won (B-3.6)."""
    hits = {event.number for event in told(table, "banishes") if event.b}
    return bool(table.winners) and bool(hits - {event.number for event in told(table, "banished")})


def outlasted(table: spinney.Table) -> bool:
    """Won after more turns than the usual limit has (B-9.8)."""
    return bool(table.winners) and bool(table.game.view(table, spinney.SPECTATOR)["turns"] > 400)


def start_tied(table: spinney.Table) -> bool:
    return len(told(table, "starting_roll")) > 2


def took_back(table: spinney.Table) -> bool:
    return any(event.kind < 0 for event in table.log or [])


# Groves.


def groves_of_the_best(table: spinney.Table) -> list[int]:
    """Purchased groves of the seats with the highest total."""
    realms = table.game.view(table, spinney.SPECTATOR)["realms"]
    bought = [sum(grove["bought"] for grove in realm["groves"]) for realm in realms]
    return sorted(
        count for count, score in zip(bought, table.scores, strict=True) if score == max(table.scores)
    )


def tie_broken_by_groves(table: spinney.Table) -> bool:
    return tied(table) and groves_of_the_best(table)[-1] > groves_of_the_best(table)[-2]


def tie_broken_by_stock(table: spinney.Table) -> bool:
    counts = groves_of_the_best(table)
    return len(table.winners) == 1 and tied(table) and counts[-1] == counts[-2]


def shared(table: spinney.Table) -> bool:
    return len(table.winners) > 1


def solo_lost(by: str) -> Wanted:
    """A solo game lost by points, by full Hollows at the end (G-14.23), or at once (G-14.22)."""

    def lost(table: spinney.Table) -> bool:
        solo = table.game.view(table, spinney.SPECTATOR)["solo"]
        at_once = [event.a for event in told(table, "lost")] == [1]
        full = solo["hollows"] == solo["spaces"]
        return not table.winners and by == ("room" if at_once else "hollows" if full else "points")

    return lost


def lost_with_powers_left(table: spinney.Table) -> bool:
    """A power was drawn with the wraith that found no space, and could not help (G-14.31)."""
    solo = table.game.view(table, spinney.SPECTATOR)["solo"]
    return "blue" in solo["ready"] and solo_lost("room")(table)


def shows(*names: str) -> Wanted:
    """All of these things happened."""
    return lambda table: all(told(table, name) for name in names)


def looked_again(table: spinney.Table) -> bool:
    """A returned summoning card came up again (G-10.12)."""
    looked = [event.a for event in told(table, "looked")]
    return len(looked) > len(set(looked)) and bool(told(table, "revealed"))


# Shifting Realms.


def ended_by(way: str) -> Wanted:
    """Two objectives, all tiles, or the last round (S-14.3, S-14.7)."""
    ways = ("objectives", "tiles", "idle", "rounds")
    return lambda table: [event.a for event in told(table, "finished")] == [ways.index(way)]


def outlasted_the_rounds(table: spinney.Table) -> bool:
    """More rounds than the edition has, and an end by the rulebook (S-14.10)."""
    view = table.game.view(table, spinney.SPECTATOR)
    return view["round"] > table.game.content.rounds and view["ended"] in ("objectives", "tiles")


def realms(names: str) -> dict[str, str]:
    """The boards, from left to right."""
    return dict(zip(("left", "middle", "right"), names.split(), strict=True))


# Eldervale.


def last_turns_by(reason: int) -> Wanted:
    """The sixth Dwelling (0), the last tile (1) or the round limit (2) brought the last turns."""
    return lambda table: [event.a for event in told(table, "endgame")] == [reason]


def within(choices: int, wanted: Wanted) -> Wanted:
    """In a game that is short enough to be read."""
    return lambda table: table.number <= choices and wanted(table)


def idle_regroup(table: spinney.Table) -> bool:
    """The first turn of all was a Regroup with nothing out (E-4.2)."""
    first = [event.number for event in told(table, "regrouped")]
    return first[:1] == [1] and table.number <= 300


def outplayed(rounds: int) -> Wanted:
    """It lasted for more rounds than this (E-11.6)."""
    return lambda table: len(told(table, "round_begins")) > rounds


def tie_broken_by_resources(table: spinney.Table) -> bool:
    return tied(table) and len(table.winners) == 1


GOLDEN: dict[str, list[Golden]] = {
    "battle_for_the_grove": [
        Golden("light_wins", ("greedy", "greedy"), won_by(0)),
        Golden("dark_wins", ("greedy", "greedy"), won_by(1)),
        Golden("draw_by_turn_limit", ("random", "random"), drawn),
        Golden("draw_after_one_turn", ("random", "random"), drawn, max_turns=1),
        Golden("draw_with_a_leader", ("greedy", "greedy"), drawn_with_a_leader, max_turns=40),
        Golden("win_after_the_last_turn", ("greedy", "greedy"), won_after_the_last_turn, max_turns=40),
        Golden("two_circles_lost_and_won", ("greedy", "greedy"), control_lost),
        Golden("supply_runs_short", ("random", "random"), supply_short),
        Golden("starting_roll_tied", ("greedy", "random"), start_tied),
        Golden("dark_starts_by_option", ("greedy", "random"), won_by(0), first="dark"),
        Golden("answers_taken_back", ("greedy", "wavering"), took_back, max_turns=60),
        Golden("rules_2_empty_attempts", ("random", "greedy"), tried_in_vain, empty_attempts="yes"),
        Golden("rules_2_without_a_limit", ("greedy", "greedy"), outlasted, max_turns=0),
        Golden("rules_2_only_bots_left", ("leaving", "leaving"), drawn, max_turns=0),
        Golden("rules_2_light_begins", ("greedy", "random"), won_by(0), first="light"),
    ],
    "groves": [
        Golden("two_seats", ("greedy", "greedy"), won_by(0)),
        Golden("three_seats", ("greedy", "random", "greedy"), won_by(2), start=2),
        Golden("four_seats", ("greedy", "greedy", "random", "greedy"), won_by(1)),
        Golden("tie_broken_by_groves", ("random", "random"), tie_broken_by_groves),
        Golden("tie_broken_by_stock", ("random", "random"), tie_broken_by_stock),
        Golden("shared_victory", ("random", "random"), shared),
        Golden("solo_won", ("greedy",), won_by(0)),
        Golden("solo_lost_by_points", ("random",), solo_lost("points")),
        Golden("solo_lost_by_full_hollows", ("random",), solo_lost("hollows")),
        Golden("solo_lost_without_room", ("random",), solo_lost("room")),
        Golden("powers_of_the_solo_game", ("random",), shows("spirit_sent", "power_used")),
        Golden("wraiths", ("random", "random"), shows("portal_opened", "displaced", "wraith_returned")),
        Golden("empty_bag", ("random", "random", "random"), shows("empty_bag", "swapped", "culled")),
        Golden("cards_come_up_again", ("greedy", "random"), looked_again),
        Golden("realm_cards", ("greedy", "greedy"), shows("lightning_won", "trophy_won")),
        Golden("answers_taken_back", ("greedy", "wavering"), took_back),
        Golden("rules_2_lost_at_once", ("random",), lost_with_powers_left, hollows="at_once"),
    ],
    "leylines": [
        Golden("two_seats", ("greedy", "greedy"), won_by(0)),
        Golden("three_seats", ("greedy", "random", "greedy"), won_by(2), start=2),
        Golden("four_seats", ("greedy", "greedy", "greedy", "greedy"), shows("negotiated", "harp_die")),
        Golden("five_seats", ("random", "greedy", "random", "greedy", "random"), won_by(3), accountants="on"),
        Golden("six_seats", ("random",) * 6, shows("compensated", "refreshed", "declined")),
        Golden("tie_broken_by_contracts", ("random", "random", "random"), tie_broken_by_contracts),
        Golden("tie_broken_by_cubes", ("random", "random"), tie_broken_by_cubes),
        Golden("shared_victory", ("random", "random"), shared),
        Golden("a_second_bid", ("random", "random"), bid_twice),
        Golden("two_for_one", ("greedy", "greedy"), changed_by(2), two_for_one="on"),
        Golden("changes", ("greedy", "greedy", "greedy"), changed_by(0, 1)),
        Golden("friends_on_the_way", ("greedy", "greedy", "greedy"), used_all(2, 3)),
        Golden("goods", ("random", "random", "greedy"), used_all(0, 1, 4, 5), characters="drawn"),
        Golden("a_short_bag", ("random",) * 6, shows("short_bag", "dropped")),
        Golden("answers_taken_back", ("greedy", "wavering"), took_back),
        # By rules 2; those above are records of rules 1.
        Golden("rules_2_a_bid_of_nothing", ("greedy", "random", "greedy"), sold_for_nothing),
        Golden("rules_2_cards_in_a_market", ("trader",) * 3, answered(contract="use")),
        Golden("rules_2_out_of_an_auction", ("random",) * 4, answered(decision="use secret-route")),
        Golden("rules_2_out_of_turn", ("random",) * 4, answered(delivery="use", bid="use")),
        Golden(
            "rules_2_above_the_scale",
            ("greedy", "random", "random", "random"),
            answered(bid="more"),
            edition="mini",
            bid_limit="off",
        ),
        Golden(
            "rules_2_chosen_characters",
            ("random",) * 5,
            shows("chose"),
            characters="choose",
            accountants="on",
        ),
        Golden("rules_2_characters_by_lot", ("random",) * 3, won_by(1), edition="mini", characters="lot"),
    ],
    "shifting_realms": [
        Golden("two_objectives", ("greedy", "greedy"), ended_by("objectives")),
        Golden(
            "three_seats",
            ("greedy", "random", "greedy"),
            ended_by("objectives"),
            **realms("tyrfing alfheim dovre"),
        ),
        Golden(
            "four_seats",
            ("greedy",) * 4,
            shows("exchanged", "attacked", "fled"),
            **realms("dovre alfheim tyrfing"),
        ),
        Golden("all_tiles", ("greedy", "greedy"), ended_by("tiles"), **realms("tyrfing alfheim dovre")),
        Golden("the_last_round", ("random", "random"), ended_by("rounds"), "mini"),
        Golden(
            "the_dragon_leaves",
            ("greedy",) * 3,
            shows("dragon_left", "removed"),
            **realms("tyrfing alfheim libertatia"),
        ),
        Golden(
            "raids_and_tokens",
            ("greedy",) * 4,
            shows("raided", "token", "cached"),
            **realms("libertatia dovre alfheim"),
        ),
        Golden(
            "cards_against_others",
            ("greedy",) * 4,
            shows("routed", "slain", "robbed"),
            **realms("alfheim anunna libertatia"),
        ),
        Golden(
            "a_tie_of_bids",
            ("random",) * 4,
            shows("tie_draw", "tithed", "converted"),
            **realms("alfheim tyrfing anunna"),
        ),
        Golden("answers_taken_back", ("random", "wavering"), took_back),
        Golden(
            "rules_2_the_dragon_stays",
            ("greedy", "random"),
            shows("stayed", "dragon_left"),
            **realms("anunna tyrfing libertatia"),
        ),
        Golden("rules_2_idle_rounds", ("dozer", "dozer"), ended_by("idle"), "mini"),
        Golden(
            "rules_2_without_a_last_round",
            ("greedy", "greedy"),
            outlasted_the_rounds,
            "mini",
            round_limit="off",
            idle_rounds="off",
        ),
        Golden(
            "rules_2_only_bots_left", ("leaving", "leaving"), ended_by("rounds"), "mini", round_limit="off"
        ),
        Golden(
            "rules_2_libertatia_in_the_middle",
            ("greedy", "random"),
            won_by(0),
            **realms("dovre libertatia anunna"),
        ),
    ],
    "eldervale": [
        Golden("last_tile", ("delver", "delver"), within(150, last_turns_by(1))),
        Golden("sixth_dwelling", ("builder", "idler"), within(400, last_turns_by(0))),
        Golden("round_limit", ("random", "random"), last_turns_by(2), edition="mini"),
        Golden("three_seats", ("delver", "random", "delver"), shows("joined", "rushed", "cancelled")),
        Golden("four_seats", ("delver", "random") * 2, shows("aura", "claimed", "slotted", "saved")),
        Golden("five_seats", ("delver",) * 5, shows("tied", "cancelled", "claimed")),
        Golden("reshuffle", ("mage", "delver", "mage", "mage", "delver"), shows("reshuffled")),
        Golden("monsters_tamed", ("tamer", "delver"), shows("dominated", "aura", "claimed")),
        Golden("tie_broken_by_resources", ("random", "random"), tie_broken_by_resources, edition="mini"),
        Golden(
            "all_modules",
            ("hirer", "tamer", "hirer", "hirer"),
            shows("charged", "trove", "hired", "cancelled", "named"),
            **dict.fromkeys(("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends"), "on"),
        ),
        Golden("answers_taken_back", ("delver", "wavering"), took_back),
        Golden(
            "rules_2_factions_chosen",
            ("delver", "random", "delver"),
            within(400, shows("further", "joined")),
            factions="choose",
            elements="choose",
        ),
        Golden(
            "rules_2_boards_without_abilities",
            ("delver", "delver"),
            within(150, last_turns_by(1)),
            factions="choose",
            abilities="off",
            start=2,
        ),
        Golden("rules_2_idle_regroup", ("idler", "delver"), idle_regroup, edition="mini", start=1),
        Golden(
            "rules_2_without_a_limit",
            ("random", "random"),
            within(400, outplayed(6)),
            edition="mini",
            round_limit="off",
        ),
        Golden(
            "rules_2_by_seat_on_side_a",
            ("random",) * 3,
            won_by(1),
            edition="mini",
            factions="seat",
            sides="a",
        ),
        Golden(
            "rules_2_without_restrictions", ("random",) * 2, won_by(0), edition="mini", restrictions="off"
        ),
        Golden("rules_2_on_side_b", ("random",) * 2, won_by(1), edition="mini", sides="b"),
    ],
}


def played(game: spinney.Game[spinney.Table], golden: Golden, seed: int) -> spinney.Table:
    """One whole game of seeded bots; a wavering one is random and takes back what it can, now and then.

    A leaving one is random, too; after some choices only bots are left, and limits hold again.
    """
    table = game.start(seats=len(golden.bots), seed=seed, **golden.options)
    minds = ["random" if name in ("wavering", "leaving") else name for name in golden.bots]
    names = [(name, f"{seed} {seat}") for seat, name in enumerate(minds)]
    bots = [Fond(key, *FOND[name]) if name in FOND else spinney.bot(name, key) for name, key in names]
    while not table.over:
        seat = table.seat
        table.play(bots[seat].choose(game.seen_by(table, seat)))
        if golden.bots[seat] == "wavering" and table.undoable and bots[seat].chance.below(4) == 0:
            table = spinney.undo(table)
        if golden.bots[seat] == "leaving" and table.number == LEAVES:
            set_limits(table)
    return table


def playthrough(table: spinney.Table) -> str:
    """The game as text: each entry with what it led to."""
    record = spinney.Record.of(table)
    lines: list[str] = []
    told = heard = 0
    for at, now in record.tables():
        entry = record.entries[at - 1] if at else "start"
        lines.append(f"{at}: {entry}" if at else entry)
        news = sentences(now, 0)[told:] if entry == "undo" else sentences(now, heard)
        lines += [f"    {line}" for line in news]
        heard = len(now.log or [])
        told = len(sentences(now, 0)) if entry == "undo" else told + len(news)
    return "\n".join([*lines, f"scores {table.scores}, winners {table.winners}", ""])


def sentences(table: spinney.Table, heard: int) -> list[str]:
    """What a spectator was told, but for the first events."""
    log = table.log or []
    table.log = log[heard:]
    lines = table.game.log(table, spinney.SPECTATOR)
    table.log = log
    return lines


def make(key: str, golden: Golden) -> None:
    game = spinney.game(key, golden.edition)
    path = HERE / key / f"{golden.name}.json"
    if golden.rules != game.version:
        path.with_suffix(".txt").write_text(playthrough(spinney.Record.load(path).replay()), encoding="utf-8")
        return
    for seed in range(TRIES):
        table = played(game, golden, seed)
        if golden.wanted(table):
            path.parent.mkdir(exist_ok=True)
            spinney.Record.of(table, list(golden.bots)).save(path)
            path.with_suffix(".txt").write_text(playthrough(table), encoding="utf-8")
            print(f"{key}/{golden.name}: seed {seed}, {table.number} choices")
            return
    sys.exit(f"{key}/{golden.name}: no seed below {TRIES} shows it")


if __name__ == "__main__":
    for key in sys.argv[1:] or GOLDEN:  # all games, or those that are named
        for golden in GOLDEN[key]:
            make(key, golden)
