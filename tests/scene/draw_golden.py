"""Draw the golden files and the pictures of the page anew: `python -m tests.scene.draw_golden`. Look before keeping."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine.scene import Panel, Scene, as_svg, as_text
from tests.scene.samples import SAMPLES, area, words
from tests.scene.test_docs import DOCS, drawn

GOLDEN = Path(__file__).parent / "golden"


def lands() -> Scene:
    """A part of the areas, small enough to be kept: without panels, without the camp at sea."""
    whole = area()
    land = [element for element in whole.static if element.id not in {"camp", "camp-isle"}]
    things = [element for element in whole.dynamic if not isinstance(element, Panel) and element.id != "warden"]
    return Scene(name=whole.name, static=land, dynamic=things, lit=whole.lit, look=whole.look)


def golden() -> dict[str, str]:
    """Every golden file with what it should contain."""
    texts = {f"{name}.txt": as_text(sample(), words("it")) for name, sample in SAMPLES.items()}
    samples = SAMPLES | {"area": lands}
    drawings = {f"{name}.svg": as_svg(sample(), words("en")) for name, sample in samples.items()}
    return texts | drawings


def main() -> None:
    """Write them all."""
    for name, content in golden().items():
        GOLDEN.joinpath(name).write_text(content, encoding="utf-8", newline="\n")
    for name, content in drawn().items():
        DOCS.joinpath("pictures", name).write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
