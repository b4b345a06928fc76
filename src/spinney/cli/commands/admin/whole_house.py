"""`spinney admin`: the house as a whole."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from spinney.cli.commands.admin.at_desk import at_desk, print_columns


def settings(context: typer.Context) -> None:
    """Show the settings that a server has that is started here and now; secrets are masked."""
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
