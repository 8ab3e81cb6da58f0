"""Routes of play: the same commands that a socket takes."""

from fastapi import APIRouter

from osada.server.tables.rematch import rematch as again
from osada.server.tables.responses import Done
from osada.server.web.commands import do, talk
from osada.server.web.schemas import ActForm, AnswerForm, CommandForm, TalkForm
from osada.server.web.tables import Made, TableId
from osada.server.web.visit import Somebody, TheContext

router = APIRouter(prefix="/api/tables", tags=["play"])


@router.post("/{table}/act")
def act(table: TableId, body: ActForm, person: Somebody, context: TheContext) -> Done:
    return do(context, table, person, "act", body)


@router.post("/{table}/undo")
def undo(table: TableId, body: CommandForm, person: Somebody, context: TheContext) -> Done:
    """Takes back one's last command, whole; where others acted because of it they are asked first."""
    return do(context, table, person, "undo", body)


@router.post("/{table}/answer")
def answer(table: TableId, body: AnswerForm, person: Somebody, context: TheContext) -> Done:
    """Agrees, or does not, that another seat takes something back."""
    return do(context, table, person, "answer", body)


@router.post("/{table}/resign")
def resign(table: TableId, body: CommandForm, person: Somebody, context: TheContext) -> Done:
    return do(context, table, person, "resign", body)


@router.post("/{table}/chat")
def chat(table: TableId, body: TalkForm, person: Somebody, context: TheContext) -> Done:
    return talk(context, table, person, body)


@router.post("/{table}/rematch", status_code=201)
def rematch(table: TableId, person: Somebody, context: TheContext) -> Made:
    """The same people and bots again; the first wish makes the new table, later ones find it."""
    return {"table": again(context.matches, table, person)}
