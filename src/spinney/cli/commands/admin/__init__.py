"""`spinney admin`: the desk of whoever runs a house."""

from __future__ import annotations

import typer

from spinney.cli.commands.admin import people, tables, whole_house
from spinney.cli.commands.admin.at_desk import remember

admin = typer.Typer(rich_markup_mode=None)
admin.callback()(remember)
admin.command("list")(tables.list_tables)
for about_table in (tables.show, tables.close, tables.reopen, tables.hide, tables.unhide):
    admin.command()(about_table)
for about_people in (people.mute, people.ban, people.lift, people.restraints):
    admin.command()(about_people)
for about_house in (whole_house.settings, whole_house.log):
    admin.command()(about_house)

__all__ = ["admin"]
