"""Make a database that every later version must open: `python tests/web/databases/make.py 0.1.0`.

People and bots play on a real server, once with SQLite and once with PostgreSQL. What they leave is written
to NAME.sqlite and NAME.sql, and what is known about it to NAME.json.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

import msgspec

import spinney
from web.databases.facts import (
    FOLDER,
    OVER,
    PLAYING,
    WAITING,
    Facts,
    TableFacts,
    answer,
    facing,
    history_of,
    is_over,
    points_of,
    said_on,
)
from web.live_server import Browser, Connection, Server
from web.postgres import find, fresh_database, running_postgres

END: Final = 100_000
PEOPLE: Final = ("Ann", "Bob", "Zoë")  # Ann opens every table
CHAT: Final = "Schöner Zug, Zoë & Bob <3"


class Plan(NamedTuple):
    """A table: who plays what, for how many entries, and what else they do."""

    about: str
    game: str
    players: tuple[str, ...]
    fields: dict[str, str]
    entries: int = END
    does: tuple[str, ...] = ()


PLANS: Final = (
    Plan(
        "a person against a bot, with few turns, and a rematch that nobody has begun",
        "battle_for_the_grove",
        ("me", "sapling"),
        {"option.max_turns": "60", "option.first": "light"},
        END,
        ("say", "rematch"),
    ),
    Plan(
        "two people by a link, in public, and an answer taken back",
        "battle_for_the_grove",
        ("friend", "me"),
        {"public": "yes", "title": "Light & dark"},
        25,
        ("say", "undo"),
    ),
    Plan(
        "two people by a link, in the small edition",
        "eldervale",
        ("me", "friend"),
        {"edition": "mini"},
        END,
        ("say", "undo"),
    ),
    Plan(
        "two people and a bot, with all modules",
        "eldervale",
        ("me", "sapling", "friend"),
        {
            f"option.{name}": "on"
            for name in ("bifrost", "den", "tactics", "minotaur", "shapeshifter", "legends")
        },
        70,
    ),
    Plan("one person alone", "groves", ("me",), {}, END, ("undo",)),
    Plan(
        "a bot and two people, one of whom confirms every turn",
        "groves",
        ("sapling", "me", "friend"),
        {"edition": "standard", "hints": "yes"},
        40,
        ("confirm",),
    ),
    Plan("a friend has not sat down yet", "groves", ("me", "friend"), {"edition": "mini"}, 0),
    Plan("three people, two of them by links", "leylines", ("friend", "me", "friend"), {}, END, ("say",)),
    Plan("two people at one screen", "leylines", ("me", "me"), {"edition": "mini"}, 15, ("undo",)),
    Plan(
        "a bot stands in for a person for a while",
        "shifting_realms",
        ("me", "sapling"),
        {"edition": "mini"},
        END,
        ("stand in",),
    ),
    Plan(
        "two people at a table of a third",
        "shifting_realms",
        ("friend", "friend"),
        {"option.left": "dovre", "option.middle": "tyrfing", "option.right": "anunna"},
        60,
        ("say", "undo"),
    ),
)
LONG: Final = (  # whole games of the large editions, for the file only
    Plan("a person leaves, and bots play to the end", "eldervale", ("me", "sapling"), {}, END, ("leave",)),
    Plan(
        "a person leaves, and bots play to the end", "shifting_realms", ("sapling", "me"), {}, END, ("leave",)
    ),
)


class Party:
    """The people at one table, each with a browser and a connection of their own."""

    def __init__(self, plan: Plan, browsers: dict[str, Browser]) -> None:
        self.plan: Final = plan
        self.host: Final = browsers["Ann"]
        self.table: Final = self.host.open_table(plan.game, *plan.players, name="Ann", **plan.fields)
        self.connections: Final = [self.host.connect(self.table)]
        self.links: Final = links_of(self.connections[0])
        self.seats: Final = ["Ann" if player == "me" else player for player in plan.players]
        if plan.entries:
            self.let_friends_in(browsers)

    def let_friends_in(self, browsers: dict[str, Browser]) -> None:
        for name, link in zip(PEOPLE[1:], self.links[:-1], strict=False):
            friend = browsers[name]
            friend.get(link)
            assert friend.post(link, name=name).status == 303
            self.seats[self.seats.index("friend")] = name
            self.connections.append(friend.connect(self.table))

    def asked(self) -> Connection | None:
        """The connection of whoever must choose; nothing once the game is over."""
        while True:
            latest = max(connection.number for connection in self.connections)
            for connection in self.connections:
                while connection.number < latest:
                    connection.receive()
            for connection in self.connections:
                if is_over(connection):
                    return None
                if connection.asked >= 0:
                    return facing(connection)
            for connection in self.connections:  # a bot thinks, or somebody sits down
                with suppress(TimeoutError):
                    connection.receive(0.05)

    def prepare(self) -> None:
        connection = self.asked()
        assert connection is not None
        connection.send(do="prefer", speed=0, confirm="confirm" in self.plan.does)
        if "say" in self.plan.does:
            connection.send(do="say", text=CHAT)
            connection.until(lambda news: "speaker" in connection.parts["chat"])
        if "stand in" in self.plan.does:
            connection.send(do="stand-in", seat=0, level="sapling")
            connection.until(lambda news: connection.number >= 8)
            connection.send(do="stand-in", seat=0, level="")
            connection.until(lambda news: "plays for now" not in connection.parts["people"])
        if "leave" in self.plan.does:
            connection.send(do="stand-in", seat=connection.asked, level="sapling")
            connection.until(lambda news: is_over(connection))

    def play(self, dice: random.Random) -> None:
        """Play on by chance, and take one answer back where that is planned and possible."""
        undone = "undo" not in self.plan.does
        while (connection := self.asked()) is not None and connection.number < self.plan.entries:
            seat = connection.asked
            news = answer(connection, dice.choice(connection.options))
            assert "refused" not in news, news
            if not undone and connection.asked == seat and connection.number > 3:
                undone = "refused" not in connection.command("undo")
        assert undone, f"nothing could be taken back: {self.plan.about}"

    def facts(self) -> TableFacts:
        watch = self.links[-1]
        connection = Browser(self.host.server).connect(self.table, watch=watch.rsplit("/", 1)[1])
        connection.receive()
        facts = TableFacts(
            about=self.plan.about,
            table=self.table,
            game=self.plan.game,
            edition=self.plan.fields.get("edition", ""),
            seats=["" if name == "friend" else name for name in self.seats],
            watch=watch,
            state=OVER if is_over(connection) else PLAYING if self.plan.entries else WAITING,
            entries=connection.number,
            said=said_on(connection),
            joins=[] if self.plan.entries else self.links[:-1],
            points=points_of(connection),
        )
        connection.close()
        self.add_end(facts) if facts.state == OVER else self.add_choice(facts)
        return facts

    def add_choice(self, facts: TableFacts) -> None:
        connection = self.asked() if self.plan.entries else None
        if connection is not None:
            facts.asked, facts.options = connection.asked, len(set(connection.options))

    def add_end(self, facts: TableFacts) -> None:
        record = json.loads(self.host.get(f"/t/{self.table}/record.json").text)
        facts.winners = record["result"]["winners"]
        assert facts.points == record["result"]["scores"]
        facts.history = history_of(record["entries"])

    def close(self) -> None:
        for connection in self.connections:
            connection.close()


def links_of(connection: Connection) -> list[str]:
    """What the host may share: links for seats, then the one for spectators."""
    while "links" not in connection.parts:
        connection.receive()
    return re.findall(r"data-link='([^']+)'", connection.parts["links"])


def rematch_of(party: Party) -> TableFacts:
    """Open a rematch, where nobody sits down yet."""
    connection = party.connections[0]
    connection.send(do="rematch")
    name = connection.until(lambda news: "go" in news)["go"].removeprefix("/t/")
    again = party.host.connect(name, sit=False)
    watch = links_of(again)[-1]
    again.close()
    plan = party.plan
    seats = [*party.seats[-1:], *party.seats[:-1]]
    return TableFacts(
        "a rematch", name, plan.game, plan.fields.get("edition", ""), seats, watch, WAITING, 0, []
    )


def own_record() -> spinney.Record:
    """A short game of an edition that does not ship."""
    shipped = spinney.game("groves", "mini").edition
    assert shipped is not None
    text = shipped.text.replace("crystals = 20", "crystals = 25")
    assert text != shipped.text
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "crystalline.toml"
        path.write_text(text, encoding="utf-8")
        game = spinney.game("groves", str(path))
    table, bot = game.start(2, seed=1), spinney.bot("random", seed=1)
    while not table.over:
        table.play(bot.choose(game.seen_by(table, table.seat)))
    return spinney.Record.of(table, ["Ann", "Bob"])


def play_all(server: Server, plans: tuple[Plan, ...], dice: random.Random) -> Facts:
    browsers = {name: Browser(server) for name in PEOPLE}
    record = own_record()
    sent = browsers["Ann"].ask("POST", "/records", record.to_json())
    tables = []
    for plan in plans:
        party = Party(plan, browsers)
        if plan.entries:
            party.prepare()
            party.play(dice)
        tables.append(party.facts())
        print(f"{plan.game}: {plan.about}: {tables[-1].entries} entries", flush=True)
        if "rematch" in plan.does:
            tables.append(rematch_of(party))
        party.close()
    cookies = {name: browser.cookie for name, browser in browsers.items()}
    return Facts(cookies, tables, json.loads(sent.text)["go"], history_of(record.entries))


@contextmanager
def quick_server(**settings: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), SPINNEY_MESSAGES_PER_SECOND="100000", **settings)
        try:
            yield server.start()
        finally:
            server.stop()


def make_file(name: str) -> Facts:
    with quick_server() as server:
        facts = play_all(server, PLANS + LONG, random.Random(name))
        server.stop()
        kept = FOLDER / f"{name}.sqlite"
        kept.unlink(missing_ok=True)
        with sqlite3.connect(server.folder / "data" / "spinney.sqlite") as db:
            db.execute("VACUUM INTO ?", [str(kept)])
    return facts


def make_dump(name: str) -> Facts:
    with running_postgres() as postgres, fresh_database(postgres.url) as url:
        with quick_server(SPINNEY_DATABASE_URL=url) as server:
            facts = play_all(server, PLANS, random.Random(name))
        command = [find("pg_dump"), "--no-owner", "--no-privileges", "--no-comments", url]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = [line for line in text.splitlines() if line and not re.match(r"--( |$)|\\(un)?restrict ", line)]
    (FOLDER / f"{name}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return facts


def main() -> None:
    name = sys.argv[1]
    facts = {"sqlite": make_file(name), "sql": make_dump(name)}
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(facts), indent=1) + b"\n")


if __name__ == "__main__":
    main()
