"""What pydantic finds wrong with a file or a message, said as our errors are: which field, and what would be right.

Pydantic is slow to import: only what reads files or messages of others imports this.
"""

from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, ValidationError

MISSING, UNKNOWN, TYPE, VALUE = "missing", "unknown", "type", "value"
DECIMAL = "decimal"  # a number, whole or not
TYPES = {  # what pydantic calls a wrong type, and what we do
    "int_type": "number",
    "int_parsing": "number",
    "int_from_float": "number",
    "int_parsing_size": "number",
    "float_type": DECIMAL,
    "float_parsing": DECIMAL,
    "string_type": "text",
    "string_unicode": "text",  # half a character
    "dict_type": "object",
    "model_type": "object",
    "list_type": "list",
}


class Checked(BaseModel):
    """A file or message whose fields are known: of the right type, and no others."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Problem(NamedTuple):
    """The first thing that is wrong: `allowed` is the type, or the values, that would be right."""

    kind: str  # MISSING, UNKNOWN, TYPE or VALUE
    field: str
    found: Any
    allowed: str


def problem_in(refused: ValidationError) -> Problem:
    error = refused.errors(include_url=False)[0]
    kind, field = error["type"], str(error["loc"][0])
    if kind == "missing":
        return Problem(MISSING, field, None, "")
    if kind == "extra_forbidden":
        return Problem(UNKNOWN, field, error["input"], "")
    if kind in TYPES:
        return Problem(TYPE, field, error["input"], TYPES[kind])
    return Problem(VALUE, field, error["input"], _allowed(error))


def _allowed(error: Any) -> str:
    """One of some words, or a number that is not too small."""
    bounds: dict[str, Any] = error["ctx"]
    return f">= {bounds['ge']}" if "ge" in bounds else str(bounds["expected"])
