"""Two larger boards for the eye and for speed: seven tiles with roads, a town of more than a thousand squares."""

from __future__ import annotations

from typing import Final, Literal

from ludoteca.engine.scene import (
    Badge,
    Board,
    Disc,
    Element,
    Hex,
    Link,
    Lit,
    Livery,
    Look,
    Note,
    Overlay,
    Panel,
    Piece,
    Point,
    Scene,
    Space,
    Square,
    Text,
    Tint,
    Vitality,
)

plain = Text.plain
Outline = Literal["disc", "octagon", "arch"]
Form = Literal["road", "hidden", "secret", "bridge"]

# --- tiles ------------------------------------------------------------------------------------------------------------

CELL: Final = 196
CLEARINGS: Final[dict[str, dict[int, Point]]] = {
    "ledges": {1: (10, 18), 2: (92, -62), 3: (72, 92), 4: (-6, -92), 5: (-100, -58), 6: (-62, 62)},
    "limes": {2: (20, 74), 4: (-74, -42), 5: (56, -62)},
    "awful": {1: (-70, -40), 2: (-60, 64), 4: (66, 30), 5: (10, -84)},
    "deep": {1: (-30, -80), 2: (92, 20), 3: (40, 70), 4: (-92, -20), 5: (-46, 86), 6: (10, -6)},
    "evil": {1: (-60, 62), 2: (-80, -36), 4: (44, -66), 5: (80, 40)},
    "crag": {2: (0, 64), 5: (64, 20), 3: (-70, 10)},
    "curst": {1: (0, -70), 4: (60, 10), 2: (-70, -10)},
}
TILES: Final[dict[str, tuple[str, int, int, str, str]]] = {
    "ledges": ("Sporgenze", 0, 0, "rock", "mountain"),
    "limes": ("Bosco dei Tigli", 1, 0, "green", "wood"),
    "awful": ("Valle Tremenda", 1, -1, "valley", "grass"),
    "deep": ("Bosco Profondo", -1, 1, "green", "wood"),
    "evil": ("Valle Maligna", -1, 0, "valley", "grass"),
    "crag": ("Dirupo", 0, -1, "rock", "mountain"),
    "curst": ("Valle Maledetta", 0, 1, "valley", "grass"),
}
ROADS: Final[list[tuple[str, str, Form]]] = [
    ("ledges 1", "ledges 3", "hidden"),
    ("ledges 1", "ledges 4", "road"),
    ("ledges 1", "ledges 6", "road"),
    ("ledges 2", "ledges 5", "bridge"),
    ("ledges 3", "ledges 6", "road"),
    ("ledges 4", "ledges 6", "hidden"),
    ("ledges 2", "ledges 3", "secret"),
    ("ledges 3", "limes 4", "road"),
    ("ledges 4", "crag 2", "road"),
    ("ledges 5", "evil 5", "road"),
    ("limes 2", "limes 4", "road"),
    ("awful 1", "awful 4", "road"),
    ("awful 2", "awful 5", "road"),
    ("deep 1", "deep 4", "hidden"),
    ("deep 1", "deep 6", "road"),
    ("deep 2", "deep 3", "road"),
    ("deep 3", "deep 5", "road"),
    ("deep 3", "deep 6", "hidden"),
    ("deep 4", "deep 5", "road"),
    ("deep 4", "deep 6", "road"),
    ("deep 2", "ledges 6", "road"),
    ("evil 1", "evil 4", "road"),
    ("evil 2", "evil 5", "road"),
    ("evil 1", "deep 1", "road"),
    ("crag 2", "crag 5", "road"),
    ("crag 2", "crag 3", "hidden"),
    ("crag 3", "crag 5", "road"),
    ("curst 1", "ledges 6", "secret"),
    ("curst 1", "curst 4", "road"),
    ("curst 2", "deep 2", "road"),
]


def outline(tile: str, number: int) -> Outline:
    """Mountains have octagons, and there is one cave."""
    if tile == "ledges" and number == 5:
        return "arch"
    return "octagon" if tile == "crag" or (tile, number) == ("ledges", 2) else "disc"


def beast(id: str, name: str, where: str, letter: str, count: int = 1) -> Piece:
    """A counter of some beasts, with the letter of how strong they are."""
    return Piece(
        id, plain(name), parent=where, owner="automa", form="chit", figure="beast", letters=plain(letter), count=count
    )


def realm() -> Scene:
    """Seven tiles round the ledges; three clearings and the roads to them can be taken."""
    static: list[Element] = [Board("realm", plain("Terre selvagge"), size=(1010, 1030), cell=CELL)]
    for tile, (name, q, r, ground, relief) in TILES.items():
        static.append(Space(tile, plain(name), parent="realm", shape=Hex(q=q, r=r), ground=ground, relief=relief))
        static += [
            Space(
                f"{tile} {number}",
                plain(f"{name} {number}"),
                parent=tile,
                shape=Disc(at=at, outline=outline(tile, number)),
                show=plain(number),
            )
            for number, at in CLEARINGS[tile].items()
        ]
    for one, other, form in ROADS:
        same = one.split()[0] == other.split()[0]
        parent = one.split()[0] if same else "realm"
        static.append(Link(f"{one}-{other}", parent=parent, ends=(one, other), form=form))
    dynamic: list[Element] = [
        Panel("giulia", plain("Giulia"), owner="ruby", asked=True),
        Piece("amazon", plain("Amazzone"), parent="deep 2", owner="ruby", figure="helmet", acting=True),
        Piece("amazon-plan", plain("Amazzone"), parent="ledges 6", owner="ruby", figure="helmet", ghost=True),
        beast("giant", "Gigante", "ledges 2", "T"),
        beast("wolves", "Lupi", "deep 3", "M", 3),
        Piece("unknown", plain("segnalino"), parent="deep 4", side="down"),
        Piece("witch", plain("Strega"), parent="awful 4", owner="blue", figure="burst"),
        Overlay("plan", plain("Piano del giorno"), form="way", notes=[Note("deep 2"), Note("ledges 6")]),
    ]
    lit = ["ledges 1", "ledges 3", "ledges 4", "ledges 1-ledges 6", "ledges 3-ledges 6", "ledges 4-ledges 6"]
    return Scene(
        name=plain("Terre selvagge"),
        static=static,
        dynamic=dynamic,
        lit=[Lit(on, on[-1], plain(on), at) for at, on in enumerate(lit)],
        look=Look(
            livery=Livery(table=Tint("#566650", "#222b20")),
            tints={
                "rock": Tint("#b9ae97", "#5d5749"),
                "green": Tint("#93a873", "#35492c"),
                "valley": Tint("#c4bb84", "#4d4a2c"),
            },
            ground="felt",
        ),
    )


# --- squares ----------------------------------------------------------------------------------------------------------

COLUMNS: Final = 36
ROWS: Final = 30
BLOCKS: Final = [(3, 0, 3, 3, 1), (8, 0, 2, 3, 1), (0, 5, 2, 4, 1), (9, 5, 2, 4, 2), (4, 10, 3, 2, 1)]


def height(column: int, row: int) -> int:
    """Roofs on every third block of the town."""
    for left, top, wide, high, level in BLOCKS:
        if left <= column % 12 < left + wide and top <= row % 12 < top + high:
            return level
    return 0


def square(column: int, row: int) -> str:
    """The id of a square."""
    return f"sq:{column}:{row}"


def city() -> Scene:
    """A town of 1080 squares; what can be reached from the middle is lit, with its price."""
    grid: list[Element] = [
        Space(square(c, r), parent="city", shape=Square(column=c, row=r, height=height(c, r)))
        for r in range(ROWS)
        for c in range(COLUMNS)
    ]
    middle = (16, 16)
    reach = {
        (c, r): abs(c - middle[0]) + abs(r - middle[1])
        for c in range(COLUMNS)
        for r in range(ROWS)
        if 0 < abs(c - middle[0]) + abs(r - middle[1]) <= 4 and not height(c, r)
    }
    dynamic: list[Element] = [
        Panel("rebecca", plain("Rebecca"), owner="ruby", asked=True),
        Piece("rebecca-piece", plain("Rebecca"), parent=square(*middle), owner="ruby", figure="rapier", acting=True),
        Piece("vincenzo", plain("Vincenzo"), parent=square(15, 19), owner="blue", figure="shield"),
        Piece("valerio", plain("Valerio"), parent=square(13, 18), owner="emerald", figure="bow"),
        Piece("cart", plain("Carro"), parent=square(14, 13), owner="scenery", figure="cart"),
        Piece("ladder", plain("Scala"), parent=square(18, 17), owner="scenery", figure="ladder"),
        Piece("bush", plain("Cespuglio"), parent=square(17, 15), owner="scenery", figure="bush"),
        Overlay("prices", plain("Prezzi"), form="cost", notes=[Note(square(*at), plain(n)) for at, n in reach.items()]),
        Overlay("arrivals", plain("Arrivi"), form="area", notes=[Note(square(23, 12), plain("A"))]),
        Overlay("sight", plain("Linea di vista"), form="sight", notes=[Note("rebecca-piece"), Note("thug:1")]),
    ]
    for i, (c, r) in enumerate([(12, 14), (19, 14), (18, 19), (15, 12), (13, 22), (24, 20)]):
        life = Vitality(1, 2)
        where = square(c, r)
        dynamic.append(
            Piece(f"thug:{i}", plain("Bravo"), parent=where, owner="automa", letters=plain("B"), vitality=life)
        )
    for i in range(60):
        c, r = (i * 7) % COLUMNS, (i * 11) % ROWS
        badge = [Badge(name=plain("fuoco"), sign="bolt")] if i % 9 == 0 else []
        dynamic.append(Piece(f"folk:{i}", plain("Popolano"), parent=square(c, r), badges=badge))
    return Scene(
        name=plain("Una brutta giornata"),
        static=[Board("city", plain("La città"), size=(COLUMNS * 54, ROWS * 54), columns=COLUMNS, rows=ROWS), *grid],
        dynamic=dynamic,
        lit=[Lit(square(*at), str(n + 1), plain(f"{at[0]} {at[1]}"), n) for n, at in enumerate(reach)],
        look=Look(
            livery=Livery(table=Tint("#efe3c6", "#2a1d14"), paper=Tint("#f8f3e7", "#261d16")),
            ground="laid",
        ),
    )
