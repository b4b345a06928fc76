"""The command `spinney`: its subcommands, and one clear line for whatever goes wrong."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, Final

import typer

from spinney.cli.commands.admin import admin
from spinney.cli.commands.backup import backup, restore
from spinney.cli.commands.bench import bench
from spinney.cli.commands.diff import diff
from spinney.cli.commands.edition import edition
from spinney.cli.commands.games import games
from spinney.cli.commands.ladder import ladder
from spinney.cli.commands.learn import learn
from spinney.cli.commands.new_game import new_game
from spinney.cli.commands.play import play
from spinney.cli.commands.replay import replay
from spinney.cli.commands.report import report
from spinney.cli.commands.rules import rules
from spinney.cli.commands.serve import serve
from spinney.cli.commands.simulate import simulate
from spinney.cli.commands.verify import verify
from spinney.cli.errors import Stopped
from spinney.cli.terminal.clean_text import clean_text
from spinney.engine.build import version_line
from spinney.engine.errors import SpinneyError

REFUSED: Final = 2
INTERRUPTED: Final = 130
USAGE: Final[Any] = typer.BadParameter.__base__  # wrong usage, whichever Click this Typer stands on

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    games,
    play,
    learn,
    serve,
    replay,
    verify,
    rules,
    simulate,
    report,
    diff,
    ladder,
    bench,
    new_game,
):
    app.command()(command)
app.command()(backup)
app.command()(restore)
app.add_typer(edition, name="edition")
app.add_typer(admin, name="admin")


@app.callback(invoke_without_command=True)
def main_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """A digital table for board games: play, replay, verify and simulate them."""
    if version:
        print(f"spinney {version_line()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit: 0 if all went well, 2 with one line on stderr if not, 130 on Ctrl-C."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(arguments))


def run(arguments: list[str] | None) -> int:
    """Do what the command line says, and return the exit code."""
    try:
        code = app(args=arguments, prog_name="spinney", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except USAGE as error:
        command = error.ctx.command_path if error.ctx is not None else "spinney"
        return complain(f"{error.format_message()} (see {command} --help)", REFUSED)
    except Stopped as stopped:
        return complain(str(stopped), INTERRUPTED)
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        return leave_quietly()
    except SpinneyError as error:
        return complain(str(error), REFUSED)
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error), REFUSED)
    return complain("stopped", code) if code == INTERRUPTED else int(code or 0)


def complain(message: str, code: int) -> int:
    """Print what went wrong as one line on stderr, and return the exit code that goes with it."""
    print(f"spinney: {clean_text(message)}", file=sys.stderr)
    return code


def leave_quietly() -> int:
    """Whoever read our output has gone: leave without a word, even when Python flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
