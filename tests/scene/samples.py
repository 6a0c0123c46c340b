"""One small scene for each kind of board, and two for what lies beside boards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from ludoteca.engine.scene import (
    Action,
    Actions,
    Badge,
    Board,
    Box,
    Card,
    Die,
    Disc,
    Figure,
    Hex,
    Item,
    Link,
    Lit,
    Livery,
    Look,
    Meter,
    Note,
    Overlay,
    Panel,
    Piece,
    Polygon,
    Resolver,
    Room,
    Row,
    Scene,
    Slots,
    Space,
    Square,
    Stack,
    Station,
    Table,
    Text,
    Tint,
    Track,
    Tray,
    Vitality,
    resolver,
)
from ludoteca.engine.text import Texts

plain = Text.plain
TEXTS = Texts.of(Path(__file__).parent, strict=True)


def words(lang: str) -> Resolver:
    """A resolver that speaks the samples' texts and fails on a missing one."""
    return resolver(partial(TEXTS.t, lang))


def name(key: str, **args: str | int | Text) -> Text:
    """A text of the samples."""
    return Text(f"sample-{key}", args)


def area() -> Scene:
    """Two lands that share a border, an island behind a bridge, a camp at sea."""
    seal = Badge(name=name("value", value=3), show=plain(3), form="seal")
    corner, end = (240, 40), (226, 250)
    border = [corner, (250, 110), (232, 180), end]
    return Scene(
        name=name("islands"),
        static=[
            Board("map", name("map"), size=(620, 320)),
            Space(
                "moor",
                plain("Brughiera"),
                parent="map",
                shape=Polygon(points=[(20, 150), (60, 50), (150, 26), *border, (120, 290), (40, 250)]),
                show=plain(1),
                ground="moss",
                relief="heather",
                owner="ruby",
                badges=[seal],
            ),
            Space(
                "hills",
                plain("Colle Ambra"),
                parent="map",
                shape=Polygon(points=[*border, (330, 270), (400, 190), (380, 80), (310, 30)], cliff=True),
                show=plain(2),
                ground="amber",
                relief="hills",
            ),
            Space(
                "isle",
                plain("L'Àncora"),
                parent="map",
                shape=Polygon(points=[(450, 130), (500, 60), (580, 70), (600, 160), (540, 220), (470, 200)]),
                show=plain(3),
                ground="moss",
                owner="blue",
            ),
            Space("camp", plain("Nord"), parent="map", shape=Disc(at=(470, 270), radius=30), owner="blue"),
            Link("moor-hills", parent="map", ends=("moor", "hills"), form="border"),
            Link("hills-isle", parent="map", ends=("hills", "isle"), form="bridge"),
            Link("camp-isle", parent="map", ends=("camp", "isle"), form="sea"),
        ],
        dynamic=[
            Piece("ruby-moor", name("regulars"), parent="moor", owner="ruby", count=3),
            Piece(
                "warden",
                name("warden"),
                parent="moor",
                owner="ruby",
                form="elite",
                letters=plain("Cu"),
                vitality=Vitality(2, 3),
            ),
            Piece("blue-hills", name("regulars"), parent="hills", owner="blue"),
            Panel(
                "giulia",
                plain("Giulia"),
                owner="ruby",
                role=plain("Sud"),
                score=14,
                unit=name("points"),
                figures=[Figure(name("gems"), plain(3), "gem")],
                asked=True,
            ),
            Panel("marta", plain("Marta"), owner="blue", role=plain("Nord"), score=9, unit=name("points")),
            Overlay("blow", form="hit", notes=[Note("blue-hills", plain("−1"))]),
        ],
        lit=[
            Lit("hills", "2", name("attack", place=plain("Colle Ambra")), 2),
            Lit("isle", "3", name("attack", place=plain("L'Àncora")), 3),
        ],
        look=Look(
            livery=Livery(table=Tint("#b3c8cc", "#11222b")),
            tints={"moss": Tint("#aebf9e", "#2c4a47"), "amber": Tint("#dcc07c", "#564a2c")},
            ground="sea",
        ),
    )


def hexagons() -> Scene:
    """Two tiles with clearings, roads of every sort, a turned tile, chits."""
    return Scene(
        name=name("tiles"),
        static=[
            Board("map", name("map"), size=(520, 500), cell=160),
            Space("ledges", plain("Sporgenze"), parent="map", shape=Hex(q=0, r=0), ground="rock", relief="mountain"),
            Space("wood", plain("Bosco"), parent="map", shape=Hex(q=1, r=0, turn=1), ground="green", relief="wood"),
            Space("l1", plain("Sporgenze 1"), parent="ledges", shape=Disc(at=(-70, -40)), show=plain(1)),
            Space(
                "l2", plain("Sporgenze 2"), parent="ledges", shape=Disc(at=(30, -50), outline="octagon"), show=plain(2)
            ),
            Space("l3", plain("Sporgenze 3"), parent="ledges", shape=Disc(at=(40, 60), outline="arch"), show=plain(3)),
            Space("w1", plain("Bosco 1"), parent="wood", shape=Disc(at=(0, 0)), show=plain(1)),
            Link("l1-l2", parent="ledges", ends=("l1", "l2"), form="bridge"),
            Link("l1-l3", parent="ledges", ends=("l1", "l3"), form="hidden"),
            Link("l2-l3", parent="ledges", ends=("l2", "l3"), form="secret"),
            Link("l3-w1", parent="map", ends=("l3", "w1")),
            Link("l1-out", parent="ledges", ends=("l1", "ledges"), via=[(-120, -69)]),
        ],
        dynamic=[
            Piece("hunter", name("hunter"), parent="l3", owner="emerald", figure="bow"),
            Piece("ghost", name("hunter"), parent="w1", owner="emerald", figure="bow", ghost=True),
            Piece("giant", name("giant"), parent="l2", owner="automa", form="chit", figure="beast", letters=plain("T")),
            Piece("unknown", name("chit"), parent="wood", side="down"),
            Overlay("plan", name("plan"), form="way", notes=[Note("l3"), Note("w1")]),
        ],
        lit=[
            Lit("w1", "1", name("go", place=plain("Bosco 1")), 0),
            Lit("l1", "2", name("go", place=plain("Sporgenze 1")), 1),
        ],
        look=Look(
            livery=Livery(table=Tint("#566650", "#222b20")),
            tints={"rock": Tint("#b9ae97", "#5d5749"), "green": Tint("#93a873", "#35492c")},
            ground="felt",
        ),
    )


def squares() -> Scene:
    """Five by four squares with a roof of two levels, reach with prices, things in the way."""
    heights = {(3, 0): 1, (4, 0): 1, (3, 1): 1, (4, 1): 2}
    grid = [
        Space(
            f"{'abcde'[column]}{row + 1}",
            parent="town",
            name=plain(f"{'ABCDE'[column]}{row + 1}"),
            shape=Square(column=column, row=row, height=heights.get((column, row), 0)),
        )
        for row in range(4)
        for column in range(5)
    ]
    reach = {"b2": 1, "b3": 1, "c3": 2, "d3": 3, "d2": 4}
    return Scene(
        name=name("square"),
        static=[Board("town", name("map"), size=(270, 216), columns=5, rows=4), *grid],
        dynamic=[
            Piece("fencer", name("fencer"), parent="a3", owner="ruby", figure="rapier", acting=True),
            Piece("thug", name("thug"), parent="c2", owner="automa", letters=plain("B"), vitality=Vitality(1, 2)),
            Piece("cart", name("cart"), parent="b1", owner="scenery", figure="cart"),
            Piece("ladder", name("ladder"), parent="d3", owner="scenery", figure="ladder"),
            Overlay("prices", name("cost"), form="cost", notes=[Note(on, plain(cost)) for on, cost in reach.items()]),
            Overlay("doors", name("arrival"), form="area", notes=[Note("e4", plain("A"))]),
            Overlay("sight", form="sight", notes=[Note("a3"), Note("c2")]),
        ],
        lit=[Lit(on, on, name("go", place=plain(on.upper())), at) for at, on in enumerate(reach)],
        look=Look(
            livery=Livery(table=Tint("#efe3c6", "#2a1d14"), paper=Tint("#f8f3e7", "#261d16")),
            ground="laid",
        ),
    )


def rooms() -> Scene:
    """Three rooms and a corridor with doors, room for a few, a torch, a barred door."""
    torch = Badge(name=name("arrival"), form="torch")
    return Scene(
        name=name("castle"),
        static=[
            Board("castle", name("map"), size=(440, 280)),
            Space(
                "hall",
                plain("Sala Grande"),
                parent="castle",
                shape=Room(x=10, y=10, width=180, height=120, floor="check"),
                capacity=6,
                badges=[torch],
            ),
            Space(
                "pass",
                plain("Passaggio"),
                parent="castle",
                shape=Room(x=190, y=30, width=120, height=80, corridor=True),
            ),
            Space(
                "heart", plain("Cuore"), parent="castle", shape=Room(x=310, y=10, width=120, height=120, floor="heart")
            ),
            Space(
                "crypt",
                plain("Cripta"),
                parent="castle",
                shape=Room(x=10, y=130, width=180, height=130, floor="carpet"),
            ),
            Link("hall-pass", parent="castle", ends=("hall", "pass"), form="door"),
            Link("pass-heart", parent="castle", ends=("pass", "heart"), form="door"),
            Link("hall-crypt", parent="castle", ends=("hall", "crypt"), form="door", barred=True),
        ],
        dynamic=[
            Piece("vampire", name("vampire"), parent="heart", owner="ruby", figure="bat", acting=True),
            Piece("folk-hall", name("villager"), parent="hall", figure="fork", count=4),
            Piece("folk-pass", name("villager"), parent="pass", figure="fork"),
        ],
        lit=[
            Lit("pass", "A", name("fly", place=plain("Passaggio")), 0),
            Lit("crypt", "B", name("fly", place=plain("Cripta")), 1),
        ],
        look=Look(
            livery=Livery(table=Tint("#8e8496", "#15111c"), paper=Tint("#f8f3e7", "#211b29")),
            ground="night",
        ),
    )


def gauges() -> Scene:
    """What lies around: a panel, tracks, meters, dice, cards, piles."""
    hours = ("XII", "III", "VI", "IX")
    return Scene(
        name=name("sheets"),
        dynamic=[
            Panel("sofia", plain("Sofia"), owner="orange", figure="flask", role=name("hero"), asked=True),
            Meter("sofia-health", name("health"), parent="sofia", form="hearts", value=4, most=7),
            Die("sofia-die", plain("5"), parent="sofia", face=plain(5), owner="orange"),
            Track(
                "clock",
                name("clock"),
                form="ring",
                stations=[Station(f"hour-{hour}", plain(hour), show=plain(hour)) for hour in hours],
                now="hour-III",
            ),
            Piece("sofia-hour", plain("Sofia"), parent="hour-III", owner="orange", figure="flask"),
            Track(
                "days", name("track"), stations=[Station(f"day-{day}", plain(day)) for day in (1, 2, 3)], now="day-2"
            ),
            Stack("events", name("deck"), parent="day-3", form="chit", count=2),
            Meter("morale", name("morale"), form="dial", value=22, most=36),
            Meter("points", name("points"), value=9, most=30, owner="orange", marks=[10, 20]),
            Die("die-sword", plain("spada"), sign="sword"),
            Die("die-torch", name("torch"), sign="torch", state="locked"),
            Card("mothers", name("mothers"), sort=name("feat"), text=name("feat-text"), owner="orange"),
            Card("unseen", alt=name("hidden-card"), owner="blue", side="down"),
        ],
        lit=[
            Lit("die-sword", "1", plain("spada"), 1),
            Lit("mothers", "2", name("mothers"), 2),
            Lit("hour-VI", "5", plain("VI"), 5),
        ],
    )


def sheets() -> Scene:
    """Sheets of paper: slots with a die, a tray, a table of the rules, actions."""
    return Scene(
        name=name("sheets"),
        dynamic=[
            Slots(
                "feast",
                name("feast"),
                owner="orange",
                boxes=[Box("feast-1", sign="sword"), Box("feast-2", sign="burst")],
                text=name("feast-text"),
                active=True,
            ),
            Die("die-spent", plain("3"), face=plain(3), state="spent"),
            Stack("deck", name("deck"), form="card", owner="white", count=12),
            Die("die-in-box", plain("spada"), parent="feast-1", sign="sword"),
            Tray(
                "split",
                name("split"),
                form="split",
                items=[
                    Item("split-1", name("thug"), owner="ruby", count=1, most=2),
                    Item("split-2", name("giant"), sign="beast", most=3, price=2),
                ],
                total=1,
                limit=3,
                unit=name("damage"),
            ),
            Table(
                "search",
                name("search"),
                columns=[name("roll"), name("found")],
                rows=[
                    Row("search-1", cells=[plain("1–3"), name("clues")]),
                    Row("search-2", cells=[plain("4–6"), name("nothing")]),
                ],
                applies="search-1",
            ),
            Actions(
                "acts",
                actions=[
                    Action("end", name("end"), sign="crown"),
                    Action("look", name("look"), sign="eye", why=name("too-far")),
                ],
            ),
        ],
        lit=[
            Lit("end", "x", name("end"), 0),
            Lit("feast-2", "3", name("feast"), 3),
            Lit("split-2", "4", name("giant"), 4),
        ],
    )


SAMPLES: dict[str, Callable[[], Scene]] = {
    "area": area,
    "hexagons": hexagons,
    "squares": squares,
    "rooms": rooms,
    "gauges": gauges,
    "sheets": sheets,
}
