"""A PostgreSQL server that lasts for one test run."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest


def missing(what: str) -> None:
    """Skip with a line; where nothing may be missing, fail."""
    if os.environ.get("CI"):
        pytest.fail(f"{what} is missing")
    pytest.skip(f"{what} is missing, so this was not tested")


def find(name: str) -> str:
    """A program of PostgreSQL: on the PATH, or where Debian keeps it."""
    found = shutil.which(name)
    here = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return found or (str(here[-1]) if here else "")


class Postgres:
    """A server in a folder of its own; it can be stopped and started."""

    def __init__(self) -> None:
        self.pg_ctl, self.initdb = find("pg_ctl"), find("initdb")
        if not self.pg_ctl or not self.initdb:
            missing("PostgreSQL")
        self.user = "postgres" if os.geteuid() == 0 else None
        self.home = Path(tempfile.mkdtemp(prefix="pg-"))  # short: a socket's path may not be long
        if self.user:
            shutil.chown(self.home, self.user)
        self.port = free_port()
        self.url = f"postgresql://spinney@127.0.0.1:{self.port}/postgres"
        self.run(self.initdb, "-A", "trust", "-U", "spinney", "-D", str(self.home / "data"))

    def run(self, *command: str) -> None:
        subprocess.run(
            command,
            user=self.user,
            cwd=self.home,
            check=True,
            timeout=120,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        options = f"-p {self.port} -k {self.home} -c listen_addresses=127.0.0.1 -c fsync=off"
        log = str(self.home / "log")
        self.run(self.pg_ctl, "-w", "-D", str(self.home / "data"), "-l", log, "-o", options, "start")

    def stop(self) -> None:
        self.run(self.pg_ctl, "-w", "-D", str(self.home / "data"), "-m", "fast", "stop")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        with suppress(subprocess.SubprocessError):  # a test may have stopped it already
            server.stop()
        shutil.rmtree(server.home, ignore_errors=True)


@contextmanager
def fresh_database(url: str) -> Iterator[str]:
    """The address of an empty database on a server, which lasts as long as it is used."""
    name = f"fresh_{secrets.token_hex(4)}"
    any_letters = "ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    psql(url, "-c", f"CREATE DATABASE {name} {any_letters}")
    try:
        yield urlsplit(url)._replace(path=f"/{name}").geturl()
    finally:
        psql(url, "-c", f"DROP DATABASE {name} WITH (FORCE)")


def psql(url: str, *asked: str) -> None:
    """Let PostgreSQL's own program do something, or raise what it says."""
    program = find("psql")
    if not program:
        missing("psql of PostgreSQL")
    command = [program, "--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", *asked, url]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
