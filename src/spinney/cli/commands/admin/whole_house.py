"""`spinney admin`: the house as a whole."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer

from spinney.cli.commands.admin.at_desk import at_desk, print_columns


def settings(
    context: typer.Context,
    here: Annotated[
        bool, typer.Option("--here", help="Those that a server would have that is started here and now.")
    ] = False,
) -> None:
    """Show the settings of each server that runs; secrets are masked."""
    if here:
        return settings_here(context)
    from spinney.web.house.words import moment_words

    found = at_desk(context, lambda desk: desk.store.house.servers())
    for row in found:
        print_columns([("since", moment_words(row.began)), *json.loads(row.settings)], "")
        print()
    if not found:
        print("No server runs.")


def settings_here(context: typer.Context) -> None:
    """Show the settings of a server that does not run yet."""
    from spinney.web.house.settings_shown import names_set, settings_shown
    from spinney.web.settings import Settings, usual_data_folder

    data, _ = context.obj
    print_columns(settings_shown(Settings(data or usual_data_folder())), "")
    print(f"From the environment: {', '.join(names_set(os.environ)) or 'nothing'}")


def log(
    context: typer.Context,
    most: Annotated[int, typer.Option(help="How many, the latest first.", min=1, max=100_000)] = 50,
) -> None:
    """Show what was decided, when and by whom."""
    from spinney.web.house.desk import shown
    from spinney.web.house.words import moment_words

    rows = at_desk(context, lambda desk: desk.store.house.decided(most=most))
    print_columns(
        [(moment_words(row.at), row.who, row.what, shown(row.about), row.why) for row in rows],
        "Nothing was decided yet.",
    )
