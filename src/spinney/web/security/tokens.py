"""Unguessable tokens: made here, kept by browsers and in links, stored as hashes only."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

BYTES: Final = 24  # 192 bits


def new_token() -> str:
    """An unguessable token for a browser."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """The name of a table in addresses: no secret where the table is public, and no option of a command."""
    while (found := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return found


def hashed(token: str) -> str:
    """What is stored of a token. It is long and random, so one fast hash is enough."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"spinney.token").hexdigest()


def link_token(host: str, what: str) -> str:
    """The token of a link, made from the host's own: so the host sees the link again, and nobody else can.

    The store has its hash only. A new generation in `what` makes another token and the old one worthless.
    """
    key = blake2b(host.encode(), digest_size=32, person=b"spinney.host").digest()
    return blake2b(what.encode(), key=key, digest_size=BYTES, person=b"spinney.link").hexdigest()
