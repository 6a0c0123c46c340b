"""A scene in words: the phrases that the text renderer prints and that drawings carry for screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.engine.scene.elements import (
    Actions,
    Badge,
    Card,
    Die,
    Disc,
    Element,
    Link,
    Meter,
    Overlay,
    Panel,
    Part,
    Piece,
    Slots,
    Space,
    Square,
    Stack,
    Station,
    Table,
    Track,
    Tray,
)
from ludoteca.engine.scene.index import Index
from ludoteca.engine.scene.words import Resolver, Text

LINK_FORMS = ("border", "road", "bridge", "door", "stairs", "sea", "hidden", "secret")


def coordinates(shape: Square) -> str:
    """A square as players say it: column letter and row figure, counted from A1."""
    letters, column = "", shape.column + 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(65 + letter) + letters
    return f"{letters}{shape.row + 1}"


class Speech:
    """Says what the elements of one scene are, in the language of the resolver."""

    def __init__(self, index: Index, resolve: Resolver) -> None:
        self.index = index
        self.resolve = resolve
        self.told: set[str] = set()  # things that have been mentioned with all that is known about them

    def say(self, key: str, **args: str | int) -> str:
        """One of the renderers' own words."""
        return self.resolve(Text(f"scene-{key}", args))

    def name(self, thing: Element | Part) -> str:
        """The name of an element or part; a square without one has its coordinates."""
        if thing.name:
            return self.resolve(thing.name)
        if isinstance(thing, Space) and isinstance(thing.shape, Square):
            return coordinates(thing.shape)
        return self.resolve(thing.alt) if thing.alt else ""

    def marked(self, name: str, phrase: str) -> str:
        """A phrase with the keys by which its element can be chosen: "[7] the moor"."""
        keys = "".join(f"[{key}]" for key in self.index.keys(name))
        return f"{keys} {phrase}".strip()

    def owner(self, style: str) -> str:
        """Who plays a style: the name on its panel, else the name of the style."""
        panel = self.index.panels.get(style)
        if panel is not None:
            return self.name(panel)
        return self.say(f"style-{style}") if style not in self.index.scene.look.styles else style

    def series(self, phrases: Iterable[str]) -> str:
        """Phrases one after the other."""
        return ", ".join(phrase.rstrip(".") for phrase in phrases if phrase)

    def with_facts(self, name: str, facts: Iterable[str]) -> str:
        """A name with facts in brackets after it."""
        more = self.series(facts)
        if name and more:
            return self.say("with", name=name, more=more)
        return name or more

    # --- things that can lie somewhere ---------------------------------------------------------------------------

    def thing(self, element: Element) -> str:
        """One thing in a few words, without its owner."""
        self.told.add(element.id)
        if element.alt:
            return self.marked(element.id, self.resolve(element.alt))
        name = self.counted(element)
        held = self.things(element.id)
        return self.marked(element.id, self.with_facts(name, [*self.facts(element), held]))

    def counted(self, element: Element | Part) -> str:
        """The name of something, with its number where there are several."""
        many = isinstance(element, Piece) and element.count > 1
        if many or (isinstance(element, Stack) and element.side == "up"):
            count = element.count if isinstance(element, Piece | Stack) else 1
            return self.say("counted", count=count, name=self.name(element))
        return self.name(element)

    def told_as(self, element: Meter | Track) -> str:
        """A meter, or the active station of a track, in one phrase, with which all is told."""
        self.told.add(element.id)
        if isinstance(element, Track):
            more = self.series(self.name(station) for station in element.stations if station.id == element.now)
        else:
            more = self.series(self.facts(element))
        return self.say("says", name=self.name(element), more=more)

    def things(self, parent: str, owners: bool = True) -> str:
        """All that lies on a space, station or box, grouped by owner; equal dice are counted."""
        groups: dict[str, list[str]] = {}
        for element in self.index.children.get(parent, []):
            if isinstance(element, Space | Link | Overlay):
                continue
            owner = getattr(element, "owner", "")
            group = "" if not owners or owner in {"", "neutral", "scenery"} else self.owner(owner)
            groups.setdefault(group, []).append(self.thing(element))
        return "; ".join(self.belongs(owner, self.series(self.equal(things))) for owner, things in groups.items())

    def equal(self, phrases: list[str]) -> list[str]:
        """Phrases with equal ones said once, with their number."""
        counts = {phrase: phrases.count(phrase) for phrase in phrases}
        return [self.say("counted", count=n, name=phrase) if n > 1 else phrase for phrase, n in counts.items()]

    def belongs(self, owner: str, things: str) -> str:
        """Things with their owner; a piece that is called like its owner is said once."""
        return things if not owner or things.startswith(owner) else self.say("belongs", owner=owner, things=things)

    def facts(self, element: Element) -> list[str]:
        """What is to be known about an element beside its name."""
        match element:
            case Space():
                return self._space(element)
            case Piece():
                return self._piece(element)
            case Stack():
                if element.side == "up":
                    return self.badges(element.badges)  # the number stands before the name
                down = [self.say("face-down")] if element.side == "down" else []
                return [self.say("in-pile", count=element.count), *down, *self.badges(element.badges)]
            case Card() if element.side == "down":
                return [self.say("face-down")]
            case Card():
                spent = self.say("spent") if element.spent else ""
                return [self.resolve(element.sort), self.resolve(element.text), spent, *self.badges(element.badges)]
            case Die():
                state = "" if element.state == "free" else self.say(element.state)
                face = self.resolve(element.face)
                return [face if face not in self.name(element).split() else "", state]
            case Meter():
                return [self.say("of", value=element.value, most=element.most)]
            case Panel():
                return self._panel(element)
            case Slots():
                active = [self.say("active")] if element.active else []
                return [self.resolve(element.text), *active]
            case Link():
                ends = " – ".join(self.place(end) for end in element.ends)
                return [ends, self.say("barred") if element.barred else ""]
            case _:
                return self._sheet(element)

    def _sheet(self, element: Element) -> list[str]:
        match element:
            case Tray():
                return [self.total(element)]
            case Track():
                return [self.station(element, place) for place in element.stations if place.id == element.now]
            case Table():
                rows = (row for row in element.rows if row.id == element.applies)
                spoken = (self.series(self.resolve(cell) for cell in row.cells) for row in rows)
                return [self.with_facts(row, [self.say("applies")]) for row in spoken]
            case Overlay(form="way" | "sight") if not any(note.show for note in element.notes):
                course = " – ".join(self.place(note.on) for note in element.notes)
                return [self.say("says", name=self.say(f"overlay-{element.form}"), more=course)]
            case Overlay():
                return [self.note(element, note.on, note.show) for note in element.notes]
            case Actions():
                return [self.marked(action.id, self.name(action)) for action in element.actions]
            case _:
                return []

    def _space(self, space: Space) -> list[str]:
        key = "belonging" if isinstance(space.shape, Disc) else "controlled"
        facts = [self.say(key, owner=self.owner(space.owner))] if space.owner else []
        if isinstance(space.shape, Square) and space.shape.height:
            facts.append(self.say("height", height=space.shape.height))
        if space.capacity:
            facts.append(self.say("capacity", count=space.capacity))
        return facts + self.badges(space.badges)

    def _piece(self, piece: Piece) -> list[str]:
        facts = [self.say("face-down")] if piece.side == "down" else []
        if piece.vitality:
            facts.append(self.say("vitality", now=piece.vitality.now, most=piece.vitality.most))
        if piece.acting:
            facts.append(self.say("acting"))
        if piece.ghost:
            facts.append(self.say("planned"))
        return facts + self.badges(piece.badges)

    def _panel(self, panel: Panel) -> list[str]:
        facts = [self.resolve(panel.role), self.score(panel)]
        facts += [f"{self.resolve(figure.name)} {self.resolve(figure.value)}" for figure in panel.figures]
        return [*facts, self.say("to-choose") if panel.asked else ""]

    def badges(self, badges: list[Badge]) -> list[str]:
        """The names of badges; what stands on them is for the eye."""
        return [self.resolve(badge.name) for badge in badges]

    def score(self, panel: Panel) -> str:
        """A score with what it counts, and how far it has to go."""
        if panel.score is None:
            return ""
        meter = self.score_meter(panel)
        score = self.say("of", value=panel.score, most=meter.most) if meter else str(panel.score)
        return f"{score} {self.resolve(panel.unit)}".strip()

    def score_meter(self, panel: Panel) -> Meter | None:
        """The meter of a panel that counts the same as its score."""
        unit = self.resolve(panel.unit)
        return next((one for one in self.index.of(Meter, panel.id) if unit and self.name(one) == unit), None)

    def total(self, tray: Tray) -> str:
        """The running total of a tray."""
        if tray.limit is None:
            total = self.say("total", value=tray.total)
        else:
            total = self.say("total-of", value=tray.total, most=tray.limit)
        return f"{total} {self.resolve(tray.unit)}".strip()

    # --- places ----------------------------------------------------------------------------------------------------

    def place(self, name: str) -> str:
        """A space, station or other place by name, with its short label first."""
        thing = self.index.elements.get(name) or self.index.parts.get(name)
        if thing is None:
            return name
        full = self.name(thing)
        if isinstance(thing, Piece):
            owner = "" if thing.owner in {"neutral", "scenery"} else self.owner(thing.owner)
            return self.series([self.belongs(owner, full), self.place(thing.parent) if thing.parent else ""])
        show = self.resolve(thing.show) if isinstance(thing, Space) and thing.show else ""
        return full if full.endswith(show) else f"{show} {full}".strip()

    def title(self, space: Space) -> str:
        """A space with its keys first; a short label that is its key is said once."""
        place = self.place(space.id)
        if self.index.keys(space.id) == [self.resolve(space.show)]:
            place = self.name(space)
        return self.marked(space.id, place)

    def ways(self, space: Space) -> list[str]:
        """Where one can go from a space, one phrase per form of link."""
        found: dict[str, list[str]] = {}
        for link in self.index.links.get(space.id, []):
            one, other = link.ends
            far = other if one == space.id else one
            if far in {inner.id for inner in self.index.nested(space)}:
                continue  # a road that leaves the map is told by its clearing
            leaves = far in {space.id, space.parent}
            target = self.say("off-map") if leaves else self.place(far)
            facts = [self.name(link), self.say("barred") if link.barred else ""]
            found.setdefault(link.form, []).append(self.marked(link.id, self.with_facts(target, facts)))
        return [self.say(f"link-{form}", places=self.series(found[form])) for form in LINK_FORMS if form in found]

    def station(self, track: Track, station: Station) -> str:
        """One station of a track: label, name, whether it is active, who is there."""
        show, name = self.resolve(station.show), self.name(station)
        label = f"{show} {name}".strip() if show != name else name
        facts = [self.say("now")] if station.id == track.now else []
        held = self.things(station.id)
        phrase = self.marked(station.id, self.with_facts(label, facts))
        return self.say("says", name=phrase, more=held) if held else phrase

    def note(self, overlay: Overlay, on: str, show: Text) -> str:
        """One remark of an overlay."""
        word = "" if overlay.form == "value" else self.say(f"overlay-{overlay.form}")
        more = f"{word} {self.resolve(show)}".strip()
        return self.say("says", name=self.place(on), more=more)

    def label(self, thing: Element | Part) -> str:
        """All that a screen reader should say about an element or part of a drawing."""
        options = self.series(self.resolve(option.label) for option in self.index.lit.get(thing.id, []))
        if thing.alt:
            phrase = self.resolve(thing.alt)
        elif isinstance(thing, Part):
            phrase = self.with_facts(self.name(thing), [self.things(thing.id)])
        else:
            name = self.place(thing.id) if isinstance(thing, Space) else self.counted(thing)
            owner = getattr(thing, "owner", "") if isinstance(thing, Piece | Stack | Die) else ""
            owners = [self.owner(owner)] if owner and owner not in {"neutral", "scenery"} else []
            phrase = self.with_facts(name, [*owners, *self.facts(thing)])
        return self.marked(thing.id, f"{phrase}. {options}" if options and options != phrase else phrase)
