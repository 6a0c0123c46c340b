"""A scene as plain text: good to play from in a terminal, good to hear from a screen reader."""

from __future__ import annotations

from ludoteca.engine.scene.elements import (
    Action,
    Actions,
    Board,
    Card,
    Die,
    Element,
    Meter,
    Overlay,
    Panel,
    Piece,
    Scene,
    Slots,
    Space,
    Square,
    Stack,
    Table,
    Track,
    Tray,
)
from ludoteca.engine.scene.grid_text import grid
from ludoteca.engine.scene.index import Index
from ludoteca.engine.scene.lines import table, wrap
from ludoteca.engine.scene.speech import Speech
from ludoteca.engine.scene.words import Resolver


def as_text(scene: Scene, resolve: Resolver, width: int = 80, options: bool = True) -> str:
    """The scene in words and figures, in sections of a fixed order, no line wider than `width`."""
    page = Page(scene, resolve, max(20, width))
    page.heading("#", resolve(scene.name))
    page.bar()
    page.players()
    for board in page.index.all(Board):
        page.board(board)
    page.tracks()
    page.slots()
    page.section("meters", Meter)
    page.section("pieces", Stack, Piece)
    page.section("cards", Card)
    page.section("dice", Die)
    page.tables()
    page.trays()
    page.notes()
    page.groups()
    page.actions()
    if options:
        page.options()
    return "\n".join(page.lines).strip("\n") + "\n"


def bar_as_text(scene: Scene, resolve: Resolver) -> str:
    """How far the game has come, in one line: what stands on the bar, else the counters and tracks of nobody."""
    page = Page(scene, resolve, 80)
    nobodys = [element for element in page.index.elements.values() if isinstance(element, Meter | Track)]
    nobodys = [element for element in nobodys if not element.parent and not getattr(element, "owner", "")]
    return page.bar_phrases() or "; ".join(page.speech.told_as(element) for element in nobodys)


class Page:
    """Collects the lines of one rendering."""

    def __init__(self, scene: Scene, resolve: Resolver, width: int) -> None:
        self.index = Index(scene)
        self.speech = Speech(self.index, resolve)
        self.resolve = resolve
        self.width = width
        self.lines: list[str] = []
        self.together = {slots.id for slots in self.index.all(Slots) if not slots.boxes}  # told at the end

    # --- lines -----------------------------------------------------------------------------------------------------

    def heading(self, level: str, text: str) -> None:
        """A heading with an empty line before it."""
        self.lines += ["", *wrap(text, self.width, f"{level} ", "  ")]

    def item(self, text: str, depth: int = 0) -> None:
        """An entry of a list; further lines hang under the first."""
        self.lines += wrap(text, self.width, "  " * depth + "- ")

    def rows(self, rows: list[list[str]], right: set[int]) -> None:
        """A table with its head row; as a list of named figures where the page is too narrow."""
        lines = table(rows, self.width, right)
        if lines is not None:
            self.lines += lines
            return
        head = rows[0]
        for row in rows[1:]:
            named = [f"{title} {cell}".strip() for title, cell in zip(head[1:], row[1:], strict=True) if cell]
            self.item(self.speech.series([row[0], *named]))

    def section(self, key: str, *kinds: type[Element]) -> None:
        """A simple list of the things that stand nowhere else."""
        told = self.speech.told
        found = [element for kind in kinds for element in self.index.all(kind) if element.id not in told]
        found = [element for element in found if element.parent not in self.together]
        if found:
            self.heading("##", self.speech.say(key))
        for element in found:
            if element.id in told:  # by the pile it lies on, a moment ago
                continue
            owner = getattr(element, "owner", "")
            seat = self.speech.owner(owner) if owner and owner not in {"neutral", "scenery"} else ""
            phrase = self.speech.thing(element)
            self.item(phrase if phrase.startswith(f"{seat}:") else self.speech.belongs(seat, phrase))

    # --- sections --------------------------------------------------------------------------------------------------

    def bar(self) -> None:
        """What stands on the bar above the board, in one line: the round, the phase, the supply."""
        phrases = self.bar_phrases()
        if phrases:
            self.lines += wrap(phrases, self.width)

    def bar_phrases(self) -> str:
        phrases = []
        for element in self.index.elements.values():
            if self.index.zone(element) != "bar" or not isinstance(element, Die | Meter | Track):
                continue
            phrases.append(self.speech.thing(element) if isinstance(element, Die) else self.speech.told_as(element))
        return "; ".join(phrases)

    def players(self) -> None:
        """One row per role: score, figures, meters; below it what else lies on its panel."""
        panels = self.index.all(Panel)
        if not panels:
            return
        self.heading("##", self.speech.say("players"))
        figures = [self.figures(panel) for panel in panels]
        titles = list(dict.fromkeys(title for row in figures for title in row))
        numbers = [title for title in titles if all(row.get(title, "0")[:1].isdigit() for row in figures)]
        # What is no number goes below the table where the table would be too wide with it.
        kept = titles if self.player_table(panels, figures, titles) else numbers
        rows, right = self.player_rows(panels, figures, kept)
        self.rows(rows, right)
        for panel, row in zip(panels, figures, strict=True):
            words = [f"{title} {value}" for title, value in row.items() if title not in kept]
            others = [e for e in self.index.children.get(panel.id, []) if e.id not in self.speech.told]
            words += self.speech.equal([self.speech.thing(element) for element in others])
            if words:
                self.item(self.speech.say("says", name=self.speech.name(panel), more=self.speech.series(words)))

    def player_table(self, panels: list[Panel], figures: list[dict[str, str]], titles: list[str]) -> bool:
        """Whether the table of the players fits on the page with these figures."""
        rows, right = self.player_rows(panels, figures, titles)
        return table(rows, self.width, right) is not None

    def player_rows(
        self, panels: list[Panel], figures: list[dict[str, str]], titles: list[str]
    ) -> tuple[list[list[str]], set[int]]:
        """The table of the players without empty columns, and which columns are figures."""
        say = self.speech.say
        rows = [[say("player"), say("role"), say("score"), *titles, ""]]
        for panel, row in zip(panels, figures, strict=True):
            name = self.speech.marked(panel.id, self.speech.name(panel))
            asked = say("to-choose") if panel.asked else ""
            cells = (row.get(title, "") for title in titles)
            rows.append([name, self.resolve(panel.role), self.speech.score(panel), *cells, asked])
        used = [i for i in range(len(rows[0])) if any(row[i] for row in rows[1:])]
        right = {at for at, i in enumerate(used) if 2 <= i < 3 + len(titles)}
        return [[row[i] for i in used] for row in rows], right

    def figures(self, panel: Panel) -> dict[str, str]:
        """The named figures of a panel and its meters, by name."""
        found = {self.resolve(figure.name): self.resolve(figure.value) for figure in panel.figures}
        for meter in self.index.of(Meter, panel.id):
            name = self.speech.name(meter)
            if meter is self.speech.score_meter(panel):
                self.speech.told.add(meter.id)
            elif name not in found:
                self.speech.told.add(meter.id)
                found[name] = self.speech.marked(meter.id, self.speech.series(self.speech.facts(meter)))
        return found

    def board(self, board: Board) -> None:
        """The spaces of a board: as a lettered map where they are squares, then as a list."""
        self.heading("##", self.speech.name(board) or self.speech.say("board"))
        spaces = self.index.of(Space, board.id)
        squares = [space for space in spaces if isinstance(space.shape, Square)]
        if squares:
            self.lines += grid(self.index, self.speech, squares, self.width)
        for space in spaces:
            if isinstance(space.shape, Square) and not self.worth_telling(space):
                continue
            self.space(space, 0)
            for inner in self.index.nested(space):
                self.space(inner, 1)

    def worth_telling(self, space: Space) -> bool:
        """Whether a square has more to say than the map shows."""
        return bool(self.speech.things(space.id) or space.owner or space.capacity or space.badges or space.alt)

    def space(self, space: Space, depth: int) -> None:
        """A space: its key and name, its facts, who is there, where one can go from it."""
        speech = self.speech
        place = speech.title(space)
        if space.alt:
            facts = [self.resolve(space.alt)]
        else:
            facts = speech.facts(space)
        things = speech.things(space.id)
        if not things and not self.index.nested(space):
            things = speech.say("empty")
        phrases = [*facts, things, *speech.ways(space)]
        self.item(speech.say("says", name=place, more="; ".join(p for p in phrases if p)), depth)

    def tracks(self) -> None:
        """Every station of every track that is active, labelled or occupied, in order."""
        found = [track for track in self.index.all(Track) if track.id not in self.speech.told]
        if found:
            self.heading("##", self.speech.say("tracks"))
        for track in found:
            self.item(self.speech.marked(track.id, self.speech.name(track)))
            for station in track.stations:
                if station.id == track.now or station.show or self.index.children.get(station.id):
                    self.item(self.speech.station(track, station), 1)

    def slots(self) -> None:
        """Boxes with what they hold or want."""
        found = [slots for slots in self.index.all(Slots) if slots.boxes]
        if found:
            self.heading("##", self.speech.say("slots"))
        for slots in found:
            owner = [self.speech.owner(slots.owner)] if slots.owner else []
            title = self.speech.with_facts(self.speech.name(slots), [*owner, *self.speech.facts(slots)])
            self.item(self.speech.marked(slots.id, title))
            for number, box in enumerate(slots.boxes, 1):
                held = self.speech.things(box.id) or self.speech.say("empty")
                name = self.speech.marked(box.id, self.speech.name(box) or str(number))
                self.item(self.speech.say("says", name=name, more=held), 1)

    def groups(self) -> None:
        """Things that lie together without boxes, first those of nobody, then those before the player."""
        open_slots = [slots for slots in self.index.all(Slots) if slots.id in self.together]
        for key, found in (
            ("on-table", [slots for slots in open_slots if not slots.owner]),
            ("before-you", [slots for slots in open_slots if slots.owner]),
        ):
            if found:
                self.heading("##", self.speech.say(key))
            for slots in found:
                name = self.speech.with_facts(self.speech.name(slots), self.speech.facts(slots))
                held = self.speech.things(slots.id, owners=False) or self.speech.say("empty")
                self.item(self.speech.say("says", name=self.speech.marked(slots.id, name), more=held))

    def tables(self) -> None:
        """Tables of the rules; the row that applies says so."""
        found = self.index.all(Table)
        if found:
            self.heading("##", self.speech.say("tables"))
        for one in found:
            self.item(self.speech.marked(one.id, self.speech.name(one)))
            rows = [[self.resolve(column) for column in one.columns] + [""]]
            for row in one.rows:
                applies = self.speech.say("applies") if row.id == one.applies else ""
                cells = [self.resolve(cell) for cell in row.cells]
                cells[:1] = [self.speech.marked(row.id, cells[0])] if cells else []
                rows.append([*cells, applies])
            self.rows(rows, set())

    def trays(self) -> None:
        """What can be picked, split or traded: taken of most, price, the running total."""
        found = self.index.all(Tray)
        if found:
            self.heading("##", self.speech.say("tray"))
        for tray in found:
            self.item(self.speech.with_facts(self.speech.name(tray), self.speech.facts(tray)))
            for item in tray.items:
                price = self.speech.say("price", price=item.price) if item.price else ""
                side = self.resolve(tray.sides[item.side]) if tray.sides else ""
                taken = self.speech.say("taken", count=item.count, most=item.most)
                phrase = self.speech.with_facts(self.speech.name(item), [side, taken, price])
                self.item(self.speech.marked(item.id, phrase), 1)

    def notes(self) -> None:
        """Prices, lines of sight and other remarks on the board."""
        found = [overlay for overlay in self.index.all(Overlay) if overlay.notes]
        if found:
            self.heading("##", self.speech.say("notes"))
        for overlay in found:
            phrases = "; ".join(self.speech.facts(overlay))
            name = self.speech.name(overlay)
            self.item(self.speech.say("says", name=name, more=phrases) if name else phrases)

    def actions(self) -> None:
        """Things to do beside the board, also those that cannot be done now, with the reason."""
        found = [action for actions in self.index.all(Actions) for action in actions.actions]
        # A button with nothing to add stands among the options below.
        found = [one for one in found if one.price or one.why or not self.index.keys(one.id)]
        if found:
            self.heading("##", self.speech.say("actions"))
        for action in found:
            self.item(self.speech.marked(action.id, self.action(action)))

    def action(self, action: Action) -> str:
        """An action with its price, or why not."""
        why = self.speech.say("not-now", why=self.resolve(action.why)) if action.why else ""
        return self.speech.with_facts(self.speech.name(action), [self.resolve(action.price), why])

    def options(self) -> None:
        """All options by key, last, where the prompt is near."""
        self.heading("##", self.speech.say("options"))
        if not self.index.scene.lit:
            self.lines += wrap(self.speech.say("waiting"), self.width)
        for option in self.index.scene.lit:
            self.lines += wrap(self.resolve(option.label), self.width, f"[{option.key}] ", "    ")
