"""The page about the API: a plain list made of its schema. It loads nothing from elsewhere and runs no script."""

import json
from html import escape
from typing import Any

from starlette.responses import HTMLResponse

from osada.locales import words

METHODS = ("get", "post", "put", "patch", "delete")
SCHEMA = "/api/openapi.json"


def page(schema: dict[str, Any], lang: str) -> HTMLResponse:
    say = words(lang)
    title = escape(say("server-api"))
    routes = "".join(
        _route(method, path, about) for path, about in _routes(schema) for method in METHODS if method in about
    )
    schemas = "".join(_schema(name, each) for name, each in schema.get("components", {}).get("schemas", {}).items())
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f'<h1>{title}</h1><p>{escape(say("server-api-about"))} <a href="{SCHEMA}">{SCHEMA}</a></p>'
        f"{routes}<h2>{escape(say('server-api-schemas'))}</h2>{schemas}</html>"
    )


def _routes(schema: dict[str, Any]) -> list[tuple[str, Any]]:
    return sorted(schema["paths"].items())


def _route(method: str, path: str, about: dict[str, Any]) -> str:
    route = about[method]
    words_of = escape(route.get("description", route.get("summary", "")))
    content = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    responses = {code: _named(response) for code, response in route["responses"].items()}
    parameters = [parameter["name"] for parameter in route.get("parameters", [])]
    facts = {"parameters": parameters, "body": _reference(content) if content else None, "answers": responses}
    return f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{words_of}</p>{_shown(facts)}"


def _schema(name: str, schema: dict[str, Any]) -> str:
    return f'<h3 id="{escape(name)}">{escape(name)}</h3>{_shown(schema)}'


def _named(response: dict[str, Any]) -> Any:
    return _reference(response.get("content", {}).get("application/json", {}).get("schema", {}))


def _reference(schema: dict[str, Any]) -> Any:
    return schema.get("$ref", "").rpartition("/")[2] or schema


def _shown(value: Any) -> str:
    return f"<pre>{escape(json.dumps(value, ensure_ascii=False, indent=1))}</pre>"
