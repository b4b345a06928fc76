"""The database and its rows: tables, seats, entries, chat, servers, records, history, and the house."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

WAITING: Final = "waiting"  # for people to sit down
PLAYING: Final = "playing"
OVER: Final = "over"
MUTE: Final = "mute"
BAN: Final = "ban"

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("edition", String(80), nullable=False),  # the name of a shipped one; empty where there is none
    Column("edition_hash", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("version", String(20), nullable=False),  # of the rules
    Column("title", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),  # for all, not only against bots
    Column("host", String(64), nullable=False),
    Column("watch", String(64), nullable=False),
    Column("state", String(10), nullable=False),
    Column("speed", Integer, nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("closed", String(200), nullable=False, server_default=""),  # why; empty while open
    Column("hidden", Boolean, nullable=False, server_default=false()),  # its title, from strangers
    Index("tables_public", "public", "state", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("level", String(40), nullable=False),  # of the bot; empty for a person
    Column("name", String(40), nullable=False),
    Column("holder", String(64), nullable=False),  # hash of the browser's token; empty while nobody sits
    Column("invite", String(64), nullable=False),  # hash of the link's token; empty once it is claimed
    Column("generation", Integer, nullable=False),  # of the link
    Column("entropy", String(128), nullable=False),
    Column("stand_in", String(40), nullable=False),  # a bot's level while the person is away
    Column("confirm", Boolean, nullable=False),
    Column("pending", Text, nullable=False, server_default=""),  # after so many entries, an answer to confirm
    Column("next_invite", String(64), nullable=False, server_default=""),  # if its holder gives it up
    Column("stayed", Float, nullable=False, server_default="0"),  # when whoever sits here said no to that
    Index("seats_holder", "holder"),
    Index("seats_invite", "invite"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3, ...
    Column("move_id", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entry", Text, nullable=False),  # as in a record
    Column("digest", String(16), nullable=False),  # after every tenth
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "move_id", name="moves_move_id"),
)

words = Table(
    "words",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("word_id", String(64)),  # so that a line that is sent twice is said once
    Index("words_word_id", "table_id", "word_id", unique=True),
)

leases = Table(  # a bot's turn, at each table where one is asked
    "leases",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("node", String(40), nullable=False),  # the server that sees to it
    Column("until", Float, nullable=False),  # when its lease ends; 0 while nobody thinks about it
    Column("since", Float, nullable=False, server_default="0"),  # all by the database's clock
    Index("leases_since", "since"),
)

nodes = Table(  # servers that run
    "nodes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("until", Float, nullable=False),  # by the database's clock, unless it says so again
)

presence = Table(  # which seats have a browser at which server
    "presence",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("node", String(40), primary_key=True),
)

servers = Table(  # what those that run were started with
    "servers",
    metadata,
    Column("node", String(40), primary_key=True),
    Column("began", Float, nullable=False),  # by the database's clock
    Column("settings", Text, nullable=False),  # names and values as JSON, without secrets
)

records = Table(
    "records",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("story", LargeBinary),  # as in `stories`; nothing while it is not told
)

editions = Table(
    "editions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

stories = Table(
    "stories",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("story", LargeBinary, nullable=False),  # compressed, see `spinney.web.replays.story`
    Column("at", Float, nullable=False),
)

restraints = Table(
    "restraints",
    metadata,
    Column("kind", String(10), primary_key=True),  # MUTE or BAN
    Column("whom", String(80), primary_key=True),  # "token HASH" or "address NETWORK"
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float),  # nothing: until it is lifted
)

decisions = Table(  # what whoever runs the house has decided; it only grows
    "decisions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(80), nullable=False),
    Column("what", String(40), nullable=False),
    Column("about", String(80), nullable=False),
    Column("why", Text, nullable=False),
)


class TableRow(msgspec.Struct):
    """A table as it is stored, without its seats and entries."""

    id: str
    game: str
    edition: str
    edition_hash: str
    options: str
    secret: bytes
    version: str
    title: str
    public: bool
    hints: bool
    host: str
    watch: str
    created: float
    touched: float
    state: str = WAITING
    speed: int = 1
    rematch: str = ""
    closed: str = ""
    hidden: bool = False


class SeatRow(msgspec.Struct):
    """One seat: a bot, or a person who sits, was invited, or is stood in for."""

    table_id: str
    seat: int
    level: str = ""
    name: str = ""
    holder: str = ""
    invite: str = ""
    generation: int = 0
    entropy: str = ""
    stand_in: str = ""
    confirm: bool = False
    pending: str = ""
    next_invite: str = ""
    stayed: float = 0.0

    @property
    def bot(self) -> str:
        """The level that plays here now; empty where a person does."""
        return self.level or self.stand_in


class MoveRow(msgspec.Struct, frozen=True):
    """One entry of a table's record."""

    table_id: str
    number: int
    move_id: str
    seat: int
    entry: str
    digest: str
    at: float


class WordRow(msgspec.Struct, frozen=True):
    """One line of chat."""

    table_id: str
    number: int
    seat: int
    name: str
    text: str
    at: float
    word_id: str | None = None


class EditionRow(msgspec.Struct, frozen=True):
    """The text of an edition, kept once, whatever ships later."""

    hash: str
    game: str
    name: str
    text: str
    at: float
