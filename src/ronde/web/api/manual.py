"""The page to read at /api/: every action of the API with its role, parameters and request body."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from fastapi.routing import APIRoute

from ronde.web.auth import Role
from ronde.web.pages import Visitor

router = APIRouter(include_in_schema=False)
Schema = dict[str, Any]


def mark_roles(actions: APIRouter, needs: Mapping[object, Role]) -> None:
    """Write into the schema which role an action needs, as its dependencies ask for it."""
    for route in actions.routes:
        if isinstance(route, APIRoute):
            asked = [needs.get(one.call, Role.PUBLIC) for one in route.dependant.dependencies]
            role = max(asked, default=Role.PUBLIC).label
            route.openapi_extra = {**(route.openapi_extra or {}), "x-role": role}


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a shape, or a query parameter."""

    name: str
    kind: str
    required: bool
    shape: str = ""  # the shape that it holds


@dataclass(frozen=True, slots=True)
class Action:
    """One action."""

    method: str
    path: str
    text: str
    role: str
    query: tuple[Field, ...]
    body: Field | None


def _shape(schema: Schema) -> str:
    """The shape that a field refers to, alone or in a list."""
    for part in (schema, schema.get("items", {}), *schema.get("anyOf", ())):
        if "$ref" in part:
            return str(part["$ref"]).rpartition("/")[2]
    return ""


def _kind(schema: Schema) -> str:
    """The kind of a value in words."""
    if "$ref" in schema:
        return _shape(schema)
    if "anyOf" in schema:
        return " or ".join(_kind(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"“{value}”" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return {"string": "text", "integer": "whole number", "boolean": "true or false"}.get(
        schema.get("type", ""), str(schema.get("type", "anything"))
    )


def _field(name: str, schema: Schema, required: bool) -> Field:
    return Field(name, _kind(schema), required, _shape(schema))


def _action(method: str, path: str, found: Schema) -> Action:
    query = (p for p in found.get("parameters", ()) if p["in"] == "query")
    content = found.get("requestBody", {}).get("content", {})
    body = content.get("application/json", content.get("text/plain", {})).get("schema")
    return Action(
        method.upper(),
        path,
        found["description"],
        found.get("x-role", Role.PUBLIC.label),
        tuple(_field(p["name"], p["schema"], p.get("required", False)) for p in query),
        _field("", body, True) if body else None,
    )


@router.get("/api/")
def manual(request: Request, visitor: Visitor) -> Response:
    """The page."""
    schema = request.app.openapi()
    listed = [
        (found.get("tags", ["rules"])[0], _action(method, path, found))
        for path, methods in schema["paths"].items()
        for method, found in methods.items()
    ]
    shapes = {
        name: (one.get("description", ""), _fields(one))
        for name, one in schema["components"]["schemas"].items()
        if "properties" in one
    }
    groups = [(tag, [action for _, action in part]) for tag, part in groupby(listed, lambda pair: pair[0])]
    return visitor.page("api.html", info=schema["info"], groups=groups, shapes=shapes)


def _fields(shape: Schema) -> list[Field]:
    required = shape.get("required", ())
    return [_field(name, one, name in required) for name, one in shape["properties"].items()]
