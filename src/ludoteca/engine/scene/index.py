"""Finding one's way in a scene: elements by id, children by parent, options by element."""

from __future__ import annotations

from collections import defaultdict
from typing import TypeVar

from ludoteca.engine.scene.elements import (
    Board,
    Card,
    Die,
    Element,
    Link,
    Lit,
    Movable,
    Panel,
    Part,
    Piece,
    Scene,
    Space,
    Stack,
    parts,
)

Kind = TypeVar("Kind")


class Index:
    """A scene, looked up in all the ways that renderers need."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.elements: dict[str, Element] = {element.id: element for element in scene.elements()}
        self.parts: dict[str, Part] = {part.id: part for element in scene.elements() for part in parts(element)}
        self.children: dict[str, list[Element]] = defaultdict(list)
        self.lit: dict[str, list[Lit]] = defaultdict(list)
        self.links: dict[str, list[Link]] = defaultdict(list)
        self.panels: dict[str, Panel] = {}
        for element in scene.elements():
            self.children[element.parent].append(element)
            if isinstance(element, Link):
                for end in dict.fromkeys(element.ends):
                    self.links[end].append(element)
            elif isinstance(element, Panel):
                self.panels.setdefault(element.owner, element)
        for option in scene.lit:
            self.lit[option.element].append(option)

    def of(self, kind: type[Kind], parent: str) -> list[Kind]:
        """The children of one kind, in the order of the scene."""
        return [element for element in self.children.get(parent, []) if isinstance(element, kind)]

    def held(self, parent: str) -> list[Movable]:
        """What lies on a space, a station or in a box, in the order of the scene."""
        return [one for one in self.children.get(parent, []) if isinstance(one, Piece | Stack | Card | Die)]

    def all(self, kind: type[Kind]) -> list[Kind]:
        """All elements of one kind, in the order of the scene."""
        return [element for element in self.elements.values() if isinstance(element, kind)]

    def spaces(self, board: Board) -> list[Space]:
        """All spaces of a board, nested ones after the space they lie on."""
        found: list[Space] = []
        for space in self.of(Space, board.id):
            found.append(space)
            found.extend(self.nested(space))
        return found

    def nested(self, space: Space) -> list[Space]:
        """The spaces that lie on a space: the clearings of a tile."""
        return self.of(Space, space.id)

    def on_board(self, element: Element) -> bool:
        """Whether something lies on a board, directly or on one of its spaces."""
        above = self.elements.get(element.parent)
        return isinstance(above, Board | Space)

    def zone(self, element: Element) -> str:
        """Where the look wants an element, by its id or its kind; nothing where it does not say."""
        zones = self.scene.look.layout.zones
        return zones.get(element.id) or zones.get(type(element).__name__.lower()) or ""

    def keys(self, name: str) -> list[str]:
        """The keys of the options that point at an element or part."""
        return [option.key for option in self.lit.get(name, [])]
