"""Write the golden records anew: `make golden`, then read the diff.

One record for each way a game can end and each rare rule, each with a text playthrough to diff. A golden
record is played by seeded bots from a seed that this file searches for, so the whole set can be remade.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import spinney
from spinney.engine.events import Event

HERE = Path(__file__).parent
TRIES = 5000

Wanted = Callable[[spinney.Table], bool]  # does this finished game show it?


class Golden:
    """What a record is to show, who plays it, in which edition and with which options."""

    def __init__(
        self, name: str, bots: tuple[str, ...], wanted: Wanted, edition: str | None = None, **options: Any
    ) -> None:
        self.name, self.bots, self.wanted = name, bots, wanted
        self.edition, self.options = edition, options


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
    "builder": (
        "do dwell, do summon, do gather, summon worker, use, cash, place worker, power",
        "to RUIN-TOWER, to RUIN-FORT, play, hand-over, buy, burn, consult, trade, ready",
    ),
    "idler": ("regroup, ready, decline, through, pass", "to RUIN-DUN"),
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


def start_tied(table: spinney.Table) -> bool:
    return len(told(table, "starting_roll")) > 2


def took_back(table: spinney.Table) -> bool:
    return any(event.kind < 0 for event in table.log or [])


def told(table: spinney.Table, name: str) -> list[Event]:
    """The events of one kind."""
    kind = table.game.events.index(name)
    return [event for event in table.log or [] if event.kind == kind]


# Groves.


def tied(table: spinney.Table) -> bool:
    """Two seats share the highest total (G-12.3)."""
    return table.scores.count(max(table.scores)) > 1


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


def shows(*names: str) -> Wanted:
    """All of these things happened."""
    return lambda table: all(told(table, name) for name in names)


def looked_again(table: spinney.Table) -> bool:
    """A returned summoning card came up again (G-10.12)."""
    looked = [event.a for event in told(table, "looked")]
    return len(looked) > len(set(looked)) and bool(told(table, "revealed"))


# Leylines.


def best_travellers(table: spinney.Table) -> list[tuple[int, int]]:
    """Completed Contracts and cubes held of the seats with the highest total."""
    travellers = table.game.view(table, spinney.SPECTATOR)["travellers"]
    marks = [(len(who["completed"]), sum(who["cubes"].values())) for who in travellers]
    return sorted(mark for mark, score in zip(marks, table.scores, strict=True) if score == max(table.scores))


def tie_broken_by_contracts(table: spinney.Table) -> bool:
    return tied(table) and best_travellers(table)[-1][0] > best_travellers(table)[-2][0]


def tie_broken_by_cubes(table: spinney.Table) -> bool:
    marks = best_travellers(table)
    return len(table.winners) == 1 and tied(table) and marks[-1][0] == marks[-2][0]


def bid_twice(table: spinney.Table) -> bool:
    """Two players: a matched bid was raised (L-7.16)."""
    bids = [event.number for event in told(table, "bid")]
    lots = [event.number for event in told(table, "auctioned")]
    ends = [*lots[1:], table.number + 1]
    return any(sum(first <= bid < last for bid in bids) > 1 for first, last in zip(lots, ends, strict=True))


def changed_by(*means: int) -> Wanted:
    """Colours were changed by all of these: Potion, Exchange, pair (L-8.3)."""
    return lambda table: {event.a for event in told(table, "changed")} >= set(means)


def used_all(*cards: int) -> Wanted:
    """All of these cards were used, as `use` numbers them."""
    return lambda table: {event.a for event in told(table, "used")} >= set(cards)


# Shifting Realms.


def ended_by(way: str) -> Wanted:
    """Two objectives, all tiles, or the last round (S-14.3, S-14.7)."""
    ways = ("objectives", "tiles", "idle", "rounds")
    return lambda table: [event.a for event in told(table, "finished")] == [ways.index(way)]


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
    ],
}


def played(game: spinney.Game[spinney.Table], golden: Golden, seed: int) -> spinney.Table:
    """One whole game of seeded bots; a wavering one is random and takes back what it can, now and then."""
    table = game.start(seats=len(golden.bots), seed=seed, **golden.options)
    names = [(name.replace("wavering", "random"), f"{seed} {seat}") for seat, name in enumerate(golden.bots)]
    bots = [Fond(key, *FOND[name]) if name in FOND else spinney.bot(name, key) for name, key in names]
    while not table.over:
        seat = table.seat
        table.play(bots[seat].choose(game.seen_by(table, seat)))
        if golden.bots[seat] == "wavering" and table.undoable and bots[seat].chance.below(4) == 0:
            table = spinney.undo(table)
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
    for seed in range(TRIES):
        table = played(game, golden, seed)
        if golden.wanted(table):
            path = HERE / key / f"{golden.name}.json"
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
