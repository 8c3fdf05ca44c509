# mypyc: no (off the path of a move)
"""The OpenAPI document of the HTTP part, made of the doors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from nightmarket.house.doors import Door
from nightmarket.table import wire


def document(version: str, root: str, doors: Sequence[Door]) -> dict[str, Any]:
    types = [t for door in doors for t in (door.ask, door.answer) if t is not None]
    types.append(wire.Problem)
    schemas, parts = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    found = iter(schemas)
    paths: dict[str, Any] = {}
    bodies = [(door, next(found) if door.ask is not None else None, next(found)) for door in doors]
    problem = next(found)
    for door, asked, answered in bodies:
        told: dict[str, Any] = {
            "summary": door.what,
            "responses": {
                str(door.status): {"description": door.what, "content": _json(answered)},
                "default": {"description": "Refused", "content": _json(problem)},
            },
        }
        named = [part[1:-1] for part in door.path.split("/") if part.startswith("{")]
        parameters: list[dict[str, Any]] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in named
        ]
        for name, about in door.queries:
            parameters.append(
                {"name": name, "in": "query", "description": about, "schema": {"type": "string"}}
            )
        if parameters:
            told["parameters"] = parameters
        if asked is not None:
            told["requestBody"] = {"required": True, "content": _json(asked)}
        paths.setdefault(door.path, {})[door.method] = told
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Night Market",
            "version": version,
            "description": "Lobby, records and health. Play is on the WebSocket /ws: docs/wire.md.",
        },
        "servers": [{"url": root or "/"}],
        "paths": paths,
        "components": {"schemas": parts},
    }


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
