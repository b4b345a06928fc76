"""Two servers and a PostgreSQL of our own: how soon one hears of the other, and who takes over.

    PYTHONPATH=src python bench/nodes.py                       # all three
    PYTHONPATH=src python bench/nodes.py --only crossing --moves 1000
    PYTHONPATH=src python bench/nodes.py --only restart --players 8

Crossing: an answer is given at one server, and timed until a line at the other has it, and until its own
line has it. Takeover: a server is killed (SIGKILL) while its bot thinks, and the page goes to the other
server, where nobody has looked at that table; timed until the answer of the bot is there, beside the same
with nobody killed. Restart: players answer as fast as they can, and both servers are restarted in turn
(SIGTERM, then a new process); whoever is cut off goes on at the other. What was acknowledged is compared
with the database, and how long each line was dark is printed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE / "src"), str(HERE / "tests")]

from web.live_server import Browser, Connection, Server  # noqa: E402
from web.postgres import running_postgres  # noqa: E402
from web.storage.test_faults import FAST  # noqa: E402
from web.tables.test_drain import Rover, stored_moves  # noqa: E402

BATTLE: Final = "battle_for_the_grove"
THINKING: Final = 0.5  # seconds that a bot has the turn before its server is killed
OPTIONS: Final = {"option.max_turns": 10_000, "option.first": "light"}


@contextmanager
def two_servers() -> Iterator[tuple[list[Server], str]]:
    """Two servers on one database, and its address."""
    with ExitStack() as stack:
        url = stack.enter_context(running_postgres()).url
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            server = Server(folder / name, SPINNEY_DATABASE_URL=url, **FAST)
            stack.callback(server.stop)
            servers.append(server.start())
        yield servers, url


def lines(servers: list[Server], *players: str) -> tuple[Connection, Connection]:
    """A new table of somebody whose browser is at both servers."""
    here, there = Browser(servers[0]), Browser(servers[1])
    name = here.open_table(BATTLE, *players, **OPTIONS)
    there.cookie = here.cookie
    return here.connect(name).until_asked(), there.connect(name, sit=False).until_asked()


def until(connection: Connection, number: int) -> None:
    while connection.number < number:
        connection.receive()


def crossing(moves: int) -> None:
    """How soon an answer at one server is on a line at the other."""
    own: list[float] = []
    other: list[float] = []
    with two_servers() as (servers, _):
        here, there = lines(servers, "me", "me")
        while len(own) < moves:
            if not here.options:  # that game is over
                here, there = lines(servers, "me", "me")
            number, began = here.number + 1, time.perf_counter()
            here.send(
                do="play", id=f"m{len(own):09}", number=number - 1, seat=here.asked, action=here.options[-1]
            )
            until(here, number)
            own.append(time.perf_counter() - began)
            until(there, number)
            other.append(time.perf_counter() - began)
    print(f"crossing: {moves:,} answers at one server, in milliseconds")
    for name, times in (("its own line", own), ("a line at the other server", other)):
        shown = [f"{1000 * share(times, part):7.1f}" for part in (0.5, 0.99, 1.0)]
        print(f"  {name:28} p50 {shown[0]}   p99 {shown[1]}   longest {shown[2]}")


def share(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def takeover(times: int) -> None:
    """How soon the other server answers for a bot whose own server was killed."""
    found: dict[bool, list[float]] = {False: [], True: []}
    with two_servers() as (servers, _):
        for at in range(2 * times):
            killed = at % 2 == 1
            me, other = Browser(servers[0]), Browser(servers[1])
            name = me.open_table(BATTLE, "me", "elder", **OPTIONS)
            here, other.cookie = me.connect(name).until_asked(), me.cookie
            while here.asked >= 0 and here.options:
                news = here.play(here.options[-1])
                assert "refused" not in news, news
            time.sleep(THINKING)
            began = time.perf_counter()
            if killed:
                servers[0].kill()
            until(other.connect(name), here.number + 1)
            found[killed].append(time.perf_counter() - began)
            if killed:
                servers[0].start()
    print(f"takeover: an Elder's answer on a line at the other server, in seconds, {times} times each")
    for killed, name in ((False, "nobody killed"), (True, "its server killed")):
        typical, worst = statistics.median(found[killed]), max(found[killed])
        print(f"  {name:28} median {typical:6.2f}   longest {worst:6.2f}")


class DarkRover(Rover):
    """A player who notes how long each line was dark."""

    def __init__(self, servers: list[Server], at: int) -> None:
        self.dark: list[float] = []
        self.cut_at = 0.0
        super().__init__(servers, at)

    def talk(self, connection: Connection) -> None:
        receive = connection.receive

        def first(timeout: float = 60) -> dict[str, Any]:
            news = receive(timeout)
            connection.receive = receive  # type: ignore[method-assign]
            if self.cut_at:
                self.dark.append(time.perf_counter() - self.cut_at)
                self.cut_at = 0.0
            return news

        connection.receive = first  # type: ignore[method-assign]
        super().talk(connection)

    def cut_off(self) -> None:
        self.cut_at = self.cut_at or time.perf_counter()
        super().cut_off()


def restart(players: int) -> None:
    """What is lost, doubled, and how long it is dark when both servers are restarted in turn."""
    with two_servers() as (servers, url):
        rovers = [DarkRover(servers, at % 2) for at in range(players)]
        began = time.perf_counter()
        for server in servers:
            time.sleep(3)
            server.stop()
            time.sleep(1)
            server.start()
        time.sleep(3)
        took = time.perf_counter() - began
        for rover in rovers:
            rover.stop = True
        for rover in rovers:
            rover.thread.join(15)
        kept = stored_moves(url)
    said = [(name, move, number) for rover in rovers for (name, move), number in rover.acknowledged.items()]
    lost = sum(kept[name].get(move) != number for name, move, number in said)
    doubled = sum(len(moves) != len(set(moves.values())) for moves in kept.values())
    gaps = sum(sorted(moves.values()) != list(range(1, len(moves) + 1)) for moves in kept.values())
    dark = [seconds for rover in rovers for seconds in rover.dark] or [0.0]
    print(f"restart: both servers, {players} players, {len(said):,} answers acknowledged in {took:.0f} s")
    print(f"  lost {lost}, tables with doubled numbers {doubled}, with gaps {gaps}")
    print(f"  players in trouble: {[rover.trouble for rover in rovers if rover.trouble]}")
    print(f"  {len(dark)} lines cut; dark: median {statistics.median(dark):.2f} s, longest {max(dark):.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=("crossing", "takeover", "restart"))
    parser.add_argument("--moves", type=int, default=300, help="answers that cross")
    parser.add_argument("--times", type=int, default=5, help="servers that are killed")
    parser.add_argument("--players", type=int, default=4, help="who answer during the restart")
    given = parser.parse_args()
    if given.only in (None, "crossing"):
        crossing(given.moves)
    if given.only in (None, "takeover"):
        takeover(given.times)
    if given.only in (None, "restart"):
        restart(given.players)


if __name__ == "__main__":
    main()
