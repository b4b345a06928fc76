"""The oracle before the game: which options are played, and what players choose, in which order."""

from __future__ import annotations

from random import Random

from oracles.eldervale.table import ELEMENTS
from spinney.engine.chance import secret_of
from spinney.games.eldervale import Eldervale
from spinney.games.eldervale.state.table import EldervaleTable
from spinney.games.eldervale.terms import events

Options = dict[str, str]
MODULES = ("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends")


def options_of(seed: str, seats: int, number: int) -> Options:
    """Modules in every second game; how factions, Elements, start and end are found, at random."""
    generator = Random(f"{seed} options")
    found = {name: "on" if number % 2 and generator.random() < 0.6 else "off" for name in MODULES}
    return found | {
        "factions": generator.choice(["lot", "seat", "choose", "choose"]),
        "sides": generator.choice(["either", "either", "a", "b"]),
        "elements": generator.choice(["lot", "choose"]),
        "abilities": generator.choice(["on", "on", "on", "off"]),
        "start": str(generator.choice([0, 0, generator.randint(1, 5)])),
        "round_limit": generator.choice(["on", "on", "off"]),
        "restrictions": generator.choice(["on", "on", "off"]),
    }


def begun(game: Eldervale, seats: int, options: Options, seed: str) -> EldervaleTable:
    """A table of which everything is chosen that is chosen before the map is laid out."""
    t = game.start_from(seats, secret_of(seed), [], {**options})
    generator = Random(f"{seed} choices")
    free = [*ELEMENTS]
    if options["factions"] == "choose":
        choose_factions(t, options, generator, free)
    else:
        led = [ELEMENTS[event.a] for event in t.log or [] if event.kind == events.FACTION]
        assert options["factions"] == "lot" or led == free[:seats]
        free = [element for element in free if element not in led]
    if options["elements"] == "choose":
        name_elements(t, generator, free)
    check_start(t, int(options["start"]))
    return t


def asked(t: EldervaleTable) -> tuple[int, set[str]]:
    return int(t.seat), {t.game.text(option) for option in t.options}


def choose_factions(t: EldervaleTable, options: Options, generator: Random, free: list[str]) -> None:
    """E-3.18  From the last seat to the first: a free Element and a side, if there are sides."""
    either = ["a", "b"] if options["sides"] == "either" else [options["sides"]]
    sides = ["plain"] if options["abilities"] == "off" else either
    for seat in range(int(t.seats) - 1, -1, -1):
        offered = {f"lead {element} {side}" for element in free for side in sides}
        assert asked(t) == (seat, offered)
        assert not t.laid
        answer = generator.choice(sorted(offered))
        t.play(t.game.action(answer))
        _, element, side = answer.split()
        free.remove(element)
        player = t.players[seat]
        assert ELEMENTS[player.element] == element
        assert (player.side == -1) == (side == "plain")
        assert side == "plain" or "ab"[player.side % 2] == side


def name_elements(t: EldervaleTable, generator: Random, free: list[str]) -> None:
    """E-3.19  The start player, one after another; the last one that is left needs no words."""
    for _ in range(t.content.setup.extra):
        answer = f"further {free[0]}"
        if len(free) > 1:
            assert asked(t) == (int(t.first), {f"further {element}" for element in free})
            answer = f"further {generator.choice(free)}"
            t.play(t.game.action(answer))
        free.remove(answer.split()[1])
    assert t.laid
    assert {ELEMENTS[at] for at in range(8) if not t.elements >> at & 1} == set(free)


def check_start(t: EldervaleTable, start: int) -> None:
    """E-3.2, E-3.20  Agreed, or by the highest die, tied leaders again."""
    rolls = [(int(event.seat), int(event.a)) for event in t.log or [] if event.kind == events.START_ROLL]
    if start:
        assert rolls == []
        assert t.first == (start - 1) % t.seats
        return
    leaders = list(range(int(t.seats)))
    while len(leaders) > 1:
        now, rolls = rolls[: len(leaders)], rolls[len(leaders) :]
        assert [seat for seat, _ in now] == leaders
        leaders = [seat for seat, die in now if die == max(die for _, die in now)]
    assert rolls == []
    assert leaders == [t.first]
