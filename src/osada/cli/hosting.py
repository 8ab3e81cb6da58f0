"""The commands of those who run a server. What does them is read only when it is needed: all else starts faster."""

from pathlib import Path
from typing import Annotated

import typer

from osada.cli.speech import say

T = say()  # the words of the help; `main` has chosen the language before this module is read

DatabaseUrl = Annotated[str | None, typer.Option("--database", metavar="URL", help=T("serve-help-database"))]
ConfigFile = Annotated[Path | None, typer.Option("--config", metavar="FILE", help=T("serve-help-config"))]
Host = Annotated[str | None, typer.Option(help=T("serve-help-host"))]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help=T("serve-help-port"))]
Workers = Annotated[int | None, typer.Option(min=1, help=T("serve-help-workers"))]
To = Annotated[Path, typer.Argument(metavar="TO", help=T("serve-help-backup-to"))]
Source = Annotated[Path, typer.Argument(metavar="FROM", help=T("serve-help-restore-from"))]
Form = Annotated[str | None, typer.Option("--to", metavar="FORM", help=T("serve-help-migrate-to"))]
Lost = Annotated[str | None, typer.Option(metavar="ID", help=T("serve-help-keys-lost"))]


def serve(database: DatabaseUrl = None, host: Host = None, port: Port = None, config: ConfigFile = None) -> None:
    from osada.cli.server import run, settings_of

    run(settings_of(config, database=database, host=host, port=port))


def worker(database: DatabaseUrl = None, workers: Workers = None, config: ConfigFile = None) -> None:
    from osada.cli.server import settings_of, think

    think(settings_of(config, database=database, workers=workers, thinking="workers"))


def backup(to: To, database: DatabaseUrl = None, config: ConfigFile = None) -> None:
    from osada.cli.server import keep, settings_of

    keep(settings_of(config, database=database), to)


def restore(source: Source, database: DatabaseUrl = None, config: ConfigFile = None) -> None:
    from osada.cli.server import bring_back, settings_of

    bring_back(settings_of(config, database=database), source)


def migrate(to: Form = None, database: DatabaseUrl = None, config: ConfigFile = None) -> None:
    from osada.cli.server import move, settings_of

    move(settings_of(config, database=database), to)


def keys(lost: Lost = None, database: DatabaseUrl = None, config: ConfigFile = None) -> None:
    from osada.cli.server import list_keys, settings_of

    list_keys(settings_of(config, database=database), lost)


def add_to(app: typer.Typer) -> None:
    for command in (serve, worker, backup, restore, migrate, keys):
        app.command(help=T(f"serve-help-{command.__name__}"))(command)
