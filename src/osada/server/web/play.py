"""Routes of play: the same commands that a socket takes."""

from fastapi import APIRouter

from osada.server.tables.answers import Done
from osada.server.tables.rematch import rematch as again
from osada.server.web.commands import do, talk
from osada.server.web.schemas import ActForm, AnswerForm, CommandForm, TalkForm
from osada.server.web.tables import Made, TableId
from osada.server.web.visit import Somebody, TheContext

router = APIRouter(prefix="/api/tables", tags=["play"])


@router.post("/{table}/act")
def act(table: TableId, form: ActForm, person: Somebody, context: TheContext) -> Done:
    return do(context, table, person, "act", form)


@router.post("/{table}/undo")
def undo(table: TableId, form: CommandForm, person: Somebody, context: TheContext) -> Done:
    """Takes back one's last command, whole; where others acted because of it they are asked first."""
    return do(context, table, person, "undo", form)


@router.post("/{table}/answer")
def answer(table: TableId, form: AnswerForm, person: Somebody, context: TheContext) -> Done:
    """Agrees, or does not, that another seat takes something back."""
    return do(context, table, person, "answer", form)


@router.post("/{table}/resign")
def resign(table: TableId, form: CommandForm, person: Somebody, context: TheContext) -> Done:
    return do(context, table, person, "resign", form)


@router.post("/{table}/chat")
def chat(table: TableId, form: TalkForm, person: Somebody, context: TheContext) -> Done:
    return talk(context, table, person, form)


@router.post("/{table}/rematch", status_code=201)
def rematch(table: TableId, person: Somebody, context: TheContext) -> Made:
    """The same people and bots again; the first wish makes the new table, later ones find it."""
    return {"table": again(context.matches, context.secret, table, person)}
