"""The schema of the API, with what sockets say and hear: the types of the page are made from it."""

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from osada.server.web.news import SAID

WHERE = "#/components/schemas/{model}"


class Doors(FastAPI):
    """FastAPI describes the routes; sockets it leaves out."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schema = super().openapi()
            known = schema["components"]["schemas"]
            for name, form in _socket_forms().items():
                known.setdefault(name, form)
        return super().openapi()


def _socket_forms() -> dict[str, Any]:
    wanted = [(name, "validation", adapter) for name, adapter in SAID.items()]
    tops, rest = TypeAdapter.json_schemas(wanted, ref_template=WHERE)  # type: ignore[arg-type]  # a list of literals
    named = {name: form for (name, _), form in tops.items() if form.get("$ref") != WHERE.format(model=name)}
    return {**rest.get("$defs", {}), **named}
