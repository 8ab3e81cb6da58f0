"""The schema of the API, with what sockets say and hear: the types of the page are made from it."""

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from osada.server.web.news import SAID

WHERE = "#/components/schemas/{model}"


REFUSED = {
    "description": "Refused: why, and what would be right",
    "content": {"application/json": {"schema": {"$ref": WHERE.format(model="Problem")}}},
}
NOT_OURS = ("HTTPValidationError", "ValidationError")  # how FastAPI itself would refuse


class Api(FastAPI):
    """FastAPI describes the routes; sockets it leaves out, and how we refuse it does not know."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schema = super().openapi()
            known = schema["components"]["schemas"]
            for name, socket_schema in _socket_schemas().items():
                known.setdefault(name, socket_schema)
            for name in NOT_OURS:
                known.pop(name, None)
            for operation in (each for path in schema["paths"].values() for each in path.values()):
                operation["responses"].pop("422", None)
                operation["responses"]["4XX"] = REFUSED
        return super().openapi()


def _socket_schemas() -> dict[str, Any]:
    wanted = [(name, "validation", adapter) for name, adapter in SAID.items()]
    tops, rest = TypeAdapter.json_schemas(wanted, ref_template=WHERE)  # type: ignore[arg-type]  # a list of literals
    named = {name: top for (name, _), top in tops.items() if top.get("$ref") != WHERE.format(model=name)}
    return {**rest.get("$defs", {}), **named}
