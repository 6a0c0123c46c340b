"""The description of the HTTP interface, with the same schemas as the messages of the websocket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec import SecurityScheme as Secret
from litestar.openapi.spec.enums import OpenAPIType
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ludoteca import __version__
from ludoteca.server.gate import guard

PATH: Final = "/api/schema"
PLACE: Final = "#/components/schemas/{name}"


class Structs(OpenAPISchemaPlugin):
    """Refers to the schemas that msgspec makes of its own structs: one truth for HTTP and websocket."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        self.seen: dict[str, type[msgspec.Struct]] = {}

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return isinstance(value, type) and issubclass(value, msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Any:
        """An empty schema under the struct's name: `schemas` has what stands there in the end."""
        self.seen[field_definition.annotation.__name__] = field_definition.annotation
        return schema_creator.create_component_schema(field_definition, required=[], property_fields={})

    def schemas(self) -> dict[str, Any]:
        """The schemas of all structs that were referred to, and of what they hold."""
        (_, found) = msgspec.json.schema_components(list(self.seen.values()), ref_template=PLACE)
        return found


class Rendered(JsonRenderPlugin):
    """The description as JSON, without a page that would load scripts from elsewhere."""

    def __init__(self, structs: Structs) -> None:
        super().__init__(path="/", media_type=MediaType.JSON)
        self.structs = structs

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        components = openapi_schema.get("components", {})
        whole = components.get("schemas", {}) | self.structs.schemas()
        return self.render_json(request, openapi_schema | {"components": components | {"schemas": whole}})


@dataclass
class TakesText(Operation):
    """An operation whose body is plain text."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={MediaType.TEXT.value: text}, required=True)


def described(cookie: str, structs: Structs) -> OpenAPIConfig:
    """What stands at the head of the description."""
    return OpenAPIConfig(
        title="Ludoteca",
        version=__version__,
        description=f"Tables, seats and records. Playing itself goes over a websocket: see {PATH}/messages.",
        openapi_router=Router(PATH, route_handlers=[], guards=[guard], include_in_schema=False),
        render_plugins=[Rendered(structs)],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "session": Secret(type="apiKey", security_scheme_in="cookie", name=cookie),
                "csrf": Secret(type="apiKey", security_scheme_in="header", name="x-csrf"),
            }
        ),
    )
