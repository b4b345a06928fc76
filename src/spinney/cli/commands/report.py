"""`spinney report`: one page about what the games of a simulation tell."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spinney.cli.errors import WrongInput
from spinney.cli.terminal.styles import make_console
from spinney.lab.report.report import report as write_report


def report(
    results: Annotated[list[Path], typer.Argument(help="Result files of one game, from spinney simulate.")],
    out: Annotated[Path | None, typer.Option(help="The page; by default beside the first file.")] = None,
) -> None:
    """Write a page with plots and the balance targets of the rules: met or missed."""
    where = results[0].with_suffix(".html") if out is None else out
    if where in results:
        raise WrongInput(f"{where}: the page would replace the results")
    text = write_report(results)
    try:
        where.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{where}: cannot be written: {error.strerror}") from error
    make_console().print(f"Written: {where}", soft_wrap=True)
