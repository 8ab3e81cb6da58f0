"""Routes of the page: plain files for a browser. What stands after `#` is the page's own affair."""

from html import escape

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from osada.locales import LANGUAGES, words
from osada.server.page import HASHED, INDEX
from osada.server.web.files import ASK_AGAIN, FOR_EVER, sent
from osada.server.web.visit import TheContext

router = APIRouter(include_in_schema=False)
READING = ["GET", "HEAD"]


@router.api_route("/", methods=READING)
def index(request: Request, context: TheContext) -> Response:
    if not context.page.is_built:
        return unbuilt()
    return sent(request, context.page.files[INDEX], ASK_AGAIN)


@router.api_route("/assets/{name:path}", methods=READING)
def asset(name: str, request: Request, context: TheContext) -> Response:
    return sent(request, context.page.files.get(HASHED + name), FOR_EVER)


@router.api_route("/{name}", methods=READING)
def other(name: str, request: Request, context: TheContext) -> Response:
    """What has to lie at the root: an icon, the manifest, the worker that receives notices."""
    return sent(request, context.page.files.get(name), ASK_AGAIN)


def unbuilt() -> HTMLResponse:
    """In both languages: nobody has chosen one yet."""
    said = "".join(f'<p lang="{lang}">{escape(words(lang)("home-unbuilt"))}</p>' for lang in LANGUAGES)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Osada</title>'
    headers = {"Cache-Control": "no-store"}
    return HTMLResponse(f"<!doctype html><html>{head}<h1>Osada</h1>{said}</html>", 503, headers)
