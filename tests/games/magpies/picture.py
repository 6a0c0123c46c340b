"""The picture at the head of docs/adding-a-game.md. To draw it anew: python -m tests.games.magpies.picture"""

from pathlib import Path

from ludoteca.engine.observe import observe, texts_of
from ludoteca.engine.scene import as_svg, resolver
from ludoteca.engine.table import Table
from ludoteca.games.magpies import GAME
from tests.games.magpies.positions import magpies

PICTURE = Path(__file__).resolve().parents[3] / "docs" / "pictures" / "magpies.svg"


def moment() -> Table:
    """Four magpies in the middle of a game; South has rolled a three."""
    position = magpies(seats=4).at(south="beech", west="oak", north="elm", east="elm").round(4)
    position.hangs(oak="coin", elm="ring", ash="button", birch="key", pine="coin", lime="button", beech="key")
    position.nest("south", button=1, ring=1).nest("west", key=1, coin=1).nest("north", button=1).nest("east", coin=1)
    position.hangs(yew="ring").bag(button=2, key=2, coin=1, ring=1).favourite(south="coin")
    return position.turn("south", roll="three")


def drawn() -> str:
    """What South sees, as SVG."""
    return as_svg(observe(moment(), 0).scene, resolver(lambda key, **args: texts_of(GAME).t("en", key, **args)))


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn(), "utf-8")
