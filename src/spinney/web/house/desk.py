"""The desk of whoever runs a house: looks at the database beside its servers, and decides."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Network
from typing import Final

from spinney.engine.errors import SpinneyError
from spinney.web.house.database import refuse_missing_file, refuse_other_revision
from spinney.web.house.in_force import ADDRESS, TOKEN, network_in
from spinney.web.storage.house import RestraintRow
from spinney.web.storage.schema import TableRow
from spinney.web.storage.store import Store
from spinney.web.user_text import clean_user_text

LONGEST: Final = 200  # characters of a reason
SHOWN: Final = 12  # digits of the hash of a browser's token: enough to tell browsers apart, useless otherwise
WIDEST: Final = {4: 8, 6: 16}  # networks wider than that are half the world
LASTS: Final = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}


class CannotDecide(SpinneyError):
    """There is nobody and nothing like that to decide about."""

    code = "cannot-decide"


class Desk:
    """Decides about tables and people. `who` is written beside every decision."""

    def __init__(self, store: Store, who: str) -> None:
        self.store: Final = store
        self.who: Final = clean_user_text(who, 80) or "somebody"

    # Tables.

    async def table(self, given: str) -> TableRow:
        """The table of a name, or of the address of its page."""
        name = given.split("/t/")[-1].split("/")[0].strip()
        row = await self.store.table(name) if len(name) <= 40 else None
        if row is None:
            raise CannotDecide(f"there is no table {name[:40]!r} here")
        return row

    async def close(self, given: str, why: str) -> TableRow:
        """Close a table: it can be looked at, and that is all."""
        row = await self.table(given)
        if not await self.store.house.close(row.id, self.who, reason(why)):
            raise CannotDecide(f"table {row.id} is closed for that reason already")
        return row

    async def reopen(self, given: str, why: str) -> TableRow:
        """Let a closed table go on."""
        row = await self.table(given)
        if not await self.store.house.reopen(row.id, self.who, clean_user_text(why, LONGEST)):
            raise CannotDecide(f"table {row.id} is not closed")
        return row

    async def hide(self, given: str, why: str, hidden: bool) -> TableRow:
        """Hide the title of a table from strangers, or show it again."""
        row = await self.table(given)
        if not await self.store.house.hide(row.id, self.who, clean_user_text(why, LONGEST), hidden):
            raise CannotDecide(f"the title of table {row.id} is {'hidden' if hidden else 'shown'} already")
        return row

    # People.

    async def restrain(self, kind: str, token: str, address: str, why: str, lasts: str) -> RestraintRow:
        """Mute or ban a browser or an address, for a while or until it is lifted."""
        whom = await self.browser(token) if token else network(address)
        now = time.time()
        until = now + seconds_of(lasts) if lasts else None
        row = RestraintRow(kind, whom, reason(why), now, until)
        await self.store.house.restrain(row, self.who)
        return row

    async def lift(self, kind: str, token: str, address: str, why: str) -> str:
        """End what holds for a browser or an address; says for whom."""
        holding = [row.whom for row in await self.store.house.restraints() if row.kind == kind]
        wanted = TOKEN + hash_beginning(token) if token else network(address)
        found = [whom for whom in holding if whom == wanted or (token and whom.startswith(wanted))]
        if len(found) != 1:
            raise CannotDecide(
                f"{len(found) or 'no'} {kind}s hold for {shown(wanted)}; see `spinney admin restraints`"
            )
        await self.store.house.lift(kind, found[0], self.who, clean_user_text(why, LONGEST))
        return found[0]

    async def browser(self, token: str) -> str:
        """Whom a restraint is about: the browser whose hash begins so."""
        beginning = hash_beginning(token)
        found = await self.store.house.holders(beginning)
        if len(found) != 1:
            what = "no browser" if not found else "more than one browser"
            raise CannotDecide(
                f"{what} here begins with {beginning!r}; `spinney admin show TABLE` names them"
            )
        return TOKEN + found[0]


@asynccontextmanager
async def desk(url: str, who: str) -> AsyncIterator[Desk]:
    """A desk at a database that a server has brought up to date; nothing is migrated from here."""
    refuse_missing_file(url)
    store = Store(url)
    try:
        async with store.engine.connect() as db:
            await db.run_sync(refuse_other_revision)
        yield Desk(store, who)
    finally:
        await store.close()


def hash_beginning(token: str) -> str:
    """The beginning of a hash, as `show` prints it. Nobody needs to know whole tokens, and nobody should."""
    if not re.fullmatch("[0-9a-f]{8,64}", token):
        raise CannotDecide("--token: expected 8 or more of the digits that `spinney admin show TABLE` prints")
    return token


def network(address: str) -> str:
    """Whom a restraint is about: an address or a network. A household's IPv6 addresses are one."""
    found = network_in(address)
    if found is None:
        raise CannotDecide(f"--address {address[:50]}: expected one such as 192.0.2.7 or 2001:db8::/48")
    if found.prefixlen < WIDEST[found.version]:
        raise CannotDecide(f"--address {found}: that is too wide; at least /{WIDEST[found.version]}")
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        found = network_in(str(mapped)) if mapped else found
        if isinstance(found, IPv6Network) and found.prefixlen > 64:
            found = found.supernet(new_prefix=64)
    return f"{ADDRESS}{found}".removesuffix("/32")


def shown(whom: str) -> str:
    """Whom a restraint is about, for people to read; of a token only as much as tells it from others."""
    return f"browser {whom.removeprefix(TOKEN)[:SHOWN]}" if whom.startswith(TOKEN) else whom


def reason(why: str) -> str:
    """A reason that people will read."""
    found = clean_user_text(why, LONGEST + 1)
    if not found or len(found) > LONGEST:
        raise CannotDecide(f"--why: expected a sentence of up to {LONGEST} characters; people read it")
    return found


def seconds_of(text: str) -> int:
    """How long something lasts: 30m, 2h, 7d, 4w."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([mhdw])", text)
    if found is None:
        raise CannotDecide(f"--for {text[:20]}: expected a time such as 30m, 2h, 7d or 4w")
    return int(found[1]) * LASTS[found[2]]
