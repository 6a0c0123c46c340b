"""Write the TypeScript types of the messages between browser and server: python tools/protocol_types.py"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ludoteca.server.protocol import schema

FILE = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
Schema = dict[str, Any]

HEAD = """\
// Made by tools/protocol_types.py from src/ludoteca/server/protocol.py. Do not edit by hand.
// What the server says is completed with `shapes` when it arrives, so only what clients say has optional fields.
"""

SAID_BY_CLIENTS = ("ClientMessage", "NewTable", "SeatWish")


def refers(part: Schema) -> str:
    """The name that a schema refers to, or nothing."""
    return str(part.get("$ref", "")).removeprefix("#/$defs/")


def kind(part: Schema) -> str:
    """A schema as a TypeScript type."""
    if name := refers(part):
        return name
    if "anyOf" in part:
        return " | ".join(kind(one) for one in part["anyOf"])
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    match part.get("type"):
        case "array" if "prefixItems" in part:
            return f"[{', '.join(kind(one) for one in part['prefixItems'])}]"
        case "array":
            return f"({kind(part['items'])})[]" if "anyOf" in part["items"] else f"{kind(part['items'])}[]"
        case "object":
            return f"Record<string, {kind(part.get('additionalProperties', {}))}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def within(part: Schema) -> Any:
    """Where structs lie in a field, for completing what arrives: a name, names by tag, a list or record of such."""
    if name := refers(part):
        return name
    if "discriminator" in part:
        by = part["discriminator"]
        return {"tag": by["propertyName"], "of": {tag: refers({"$ref": ref}) for tag, ref in by["mapping"].items()}}
    if "anyOf" in part:
        return next((found for one in part["anyOf"] if (found := within(one)) is not None), None)
    inside = part.get("items") if part.get("type") == "array" else part.get("additionalProperties")
    found = within(inside) if isinstance(inside, dict) else None
    return None if found is None else {"all": found}


def optional_ones(parts: Schema) -> set[str]:
    """What clients say, and all that is in it."""
    waiting, found = list(SAID_BY_CLIENTS), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [one for one in parts if f'"#/$defs/{one}"' in json.dumps(parts[name])]
    return found


def interface(name: str, part: Schema, optional: bool) -> str:
    """A struct as an interface."""
    needed = part.get("required", [])
    lines = [f"/** {part['description']} */"] if "description" in part else []
    lines.append(f"export interface {name} {{")
    for field, inner in part["properties"].items():
        mark = "?" if optional and field not in needed else ""
        lines.append(f"  {field}{mark}: {kind(inner)};")
    return "\n".join([*lines, "}"])


def shape(part: Schema) -> Schema:
    """What completes a struct: its defaults, and the fields that hold structs."""
    fields = part["properties"].items()
    defaults = {name: inner["default"] for name, inner in fields if "default" in inner}
    inside = {name: found for name, inner in fields if (found := within(inner)) is not None}
    return {"defaults": defaults, "inside": inside}


def typescript() -> str:
    """The whole file."""
    parts = schema()["$defs"]
    optional = optional_ones(parts)
    structs = {name: part for name, part in parts.items() if "properties" in part}
    unions = {name: part for name, part in parts.items() if name not in structs}
    out = [HEAD, *(interface(name, part, name in optional) for name, part in structs.items())]
    out += [f"export type {name} = {kind(part)};" for name, part in unions.items()]
    shapes = {name: shape(part) for name, part in structs.items() if name not in optional}
    lines = ",\n".join(f"  {name}: {json.dumps(one)}" for name, one in shapes.items())
    out.append(f"/** How to complete what the server says. */\nexport const shapes = {{\n{lines},\n}};")
    return "\n\n".join(out) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if FILE.read_text(encoding="utf-8") == typescript() else f"{FILE.name} is not current")
    FILE.write_text(typescript(), encoding="utf-8")
