"""Scenes as JSON for the page on which boards are looked at: `python -m tests.web.make_scenes FOLDER`.

Real observations of Wroth and Village Attacks in the middle of a game, and the small hand-made boards of the scene
tests. Beside each lies the same scene as drawn by the engine, in both themes, to compare.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import msgspec

from ludoteca.bots import key_of, new_bot, turn_at
from ludoteca.engine.game import Game, find_game
from ludoteca.engine.observe import Observation, observe, texts_of
from ludoteca.engine.recorder import Chance
from ludoteca.engine.scene import Overlay, Piece, Resolver, Scene, Space, as_svg, resolver
from ludoteca.engine.table import Table
from tests.scene import samples
from tests.web.boards import city, realm

SEEDS = 12
Wanted = Callable[[Table, Observation], bool]


def moment(game: str, seats: int, options: dict[str, str], wanted: Wanted) -> Observation | None:
    """The first question that is wanted, in games among random bots; nothing if it does not come up."""
    rules = find_game(game)
    for seed in range(SEEDS):
        table = Table(rules, rules.setup(seats, options), Chance.of_seed(seed, "stream").source())
        bots = [new_bot("random", key_of(seed, seat)) for seat in range(seats)]
        while not table.over:
            seat, ask = table.asked()[0]
            if len(ask.options) > 1:
                seen = observe(table, seat, since=table.number, ahead=False)
                if wanted(table, seen):
                    return seen
            table.answer(seat, bots[seat].choose(turn_at(table, seat)))
    return None


def lit_kind(scene: Scene, kind: type) -> int:
    """How many elements of a kind are lit."""
    kinds = {element.id: type(element) for element in scene.elements()}
    return sum(kinds.get(lit.element) is kind for lit in scene.lit)


def lit_spaces(least: int, after: int) -> Wanted:
    """A question whose options are places."""
    return lambda table, seen: table.number > after and lit_kind(seen.scene, Space) >= least


def threatened(least: int, after: int) -> Wanted:
    """A question about places while an overlay has something to say."""
    places = lit_spaces(least, after)
    return lambda table, seen: (
        places(table, seen) and any(one.notes for one in seen.scene.dynamic if isinstance(one, Overlay))
    )


def lit_pieces(least: int, after: int) -> Wanted:
    """A question whose options are pieces."""
    return lambda table, seen: table.number > after and lit_kind(seen.scene, Piece) >= least


def ftl(game: Game | None, lang: str) -> str:
    """The texts that a client is sent: the engine's, the renderers', the game's."""
    engine = files("ludoteca.engine")
    found = [engine / f"text.{lang}.ftl", engine / "scene" / f"text.{lang}.ftl"]
    found.append((game.folder if game else Path(samples.__file__).parent) / f"text.{lang}.ftl")
    return "\n".join(path.read_text("utf-8") for path in found)


def observed() -> dict[str, tuple[Game | None, Scene]]:
    """Every scene under its name."""
    moments = {
        "wroth": moment("wroth", 3, {}, lit_spaces(3, 160)),
        "wroth-units": moment("wroth", 4, {}, lit_pieces(3, 200)),
        "wroth-coop": moment("wroth", 2, {"scenario": "koda_great_bear"}, threatened(3, 120)),
        "village": moment("village-attacks", 4, {}, lit_spaces(3, 250)),
        "village-units": moment("village-attacks", 3, {}, lit_pieces(2, 20)),
    }
    scenes: dict[str, tuple[Game | None, Scene]] = {
        name: (find_game(seen.game), seen.scene) for name, seen in moments.items() if seen is not None
    }
    small = {"area": samples.area, "hexagons": samples.hexagons, "squares": samples.squares, "rooms": samples.rooms}
    scenes |= {name: (None, make()) for name, make in small.items()}
    return scenes | {"city": (None, city()), "realm": (None, realm())}


def main(folder: Path) -> None:
    """Write all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for name, (game, scene) in observed().items():
        names.append(name)
        texts = {lang: ftl(game, lang) for lang in ("it", "en")}
        folder.joinpath(f"{name}.json").write_bytes(msgspec.json.encode({"scene": scene, "texts": texts}))
        words: Resolver = samples.words("it")
        if game is not None:
            spoken = texts_of(game)
            words = resolver(lambda key, spoken=spoken, **args: spoken.t("it", key, **args))
        folder.joinpath(f"{name}-light.svg").write_text(as_svg(scene, words, "light"), "utf-8")
        folder.joinpath(f"{name}-dark.svg").write_text(as_svg(scene, words, "dark"), "utf-8")
    folder.joinpath("names.json").write_bytes(msgspec.json.encode(names))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
