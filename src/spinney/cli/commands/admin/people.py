"""`spinney admin`: people, by their browser or by their address."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from spinney.cli.commands.admin.at_desk import Note, Why, at_desk, print_columns
from spinney.cli.errors import WrongInput

if TYPE_CHECKING:
    from spinney.web.storage.house import RestraintRow

MUTE, BAN = "mute", "ban"
Token = Annotated[str, typer.Option(help="A browser, as `spinney admin show TABLE` names it.")]
Address = Annotated[str, typer.Option(help="An address or a network, as the proxy's log has it.")]
Lasts = Annotated[str, typer.Option("--for", help="How long: 30m, 2h, 7d, 4w. [default: until it is lifted]")]


def mute(
    context: typer.Context, why: Why, token: Token = "", address: Address = "", lasts: Lasts = ""
) -> None:
    """Refuse somebody's words: they play on, and read why nobody hears them."""
    restrain(context, MUTE, token, address, why, lasts)


def ban(
    context: typer.Context, why: Why, token: Token = "", address: Address = "", lasts: Lasts = ""
) -> None:
    """Shut somebody out: whatever they ask for, they get a page that says why."""
    restrain(context, BAN, token, address, why, lasts)


def restrain(context: typer.Context, kind: str, token: str, address: str, why: str, lasts: str) -> None:
    """Mute or ban somebody, and say whom and for how long."""
    one_of(token, address)
    row = at_desk(context, lambda desk: desk.restrain(kind, token, address, why, lasts))
    print(restraint_words(row))


def lift(
    context: typer.Context,
    kind: Annotated[str, typer.Argument(help="What is lifted: mute or ban.", metavar="mute|ban")],
    token: Token = "",
    address: Address = "",
    why: Note = "",
) -> None:
    """Let somebody speak again, or in again."""
    from spinney.web.house.desk import shown

    one_of(token, address)
    if kind not in (MUTE, BAN):
        raise WrongInput(f"{kind}: expected mute or ban")
    whom = at_desk(context, lambda desk: desk.lift(kind, token, address, why))
    print(f"The {kind} of {shown(whom)} is lifted.")


def restraints(context: typer.Context) -> None:
    """List everybody who is muted or banned."""
    from spinney.web.house.desk import shown

    rows = at_desk(context, lambda desk: desk.store.house.restraints())
    print_columns([(row.kind, shown(row.whom), until_words(row), row.why) for row in rows], "Nobody.")


def restraint_words(row: RestraintRow) -> str:
    """What was decided about somebody."""
    from spinney.web.house.desk import shown

    done = "muted" if row.kind == MUTE else "banned"
    return f"{shown(row.whom).capitalize()} is {done} {until_words(row)}."


def until_words(row: RestraintRow) -> str:
    """Until when it holds, or that its time has passed."""
    from spinney.web.house.words import moment_words

    if row.until is None:
        return "until it is lifted"
    return f"until {moment_words(row.until)}" if time.time() < row.until else "no longer"


def one_of(token: str, address: str) -> None:
    """Whom is it about? Exactly one way to say it."""
    if bool(token) == bool(address):
        raise WrongInput("whom? Give either --token or --address")
