"""A chronicle that grows with its table: only what is new is told, for every pair of eyes."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from ludoteca.engine.ask import EVERYONE
from ludoteca.engine.flow import Event
from ludoteca.engine.table import Line, Table
from ludoteca.engine.text import LANGUAGES
from ludoteca.telling.chronicle import Sentence, Teller, Told, Utterance, by_line, gather, seen


class Growing:
    """The chronicle of one table in all languages at once. What everybody may know is put into words once."""

    def __init__(self, table: Table, langs: tuple[str, ...] = LANGUAGES) -> None:
        self.teller = Teller(table.game, langs)
        self.public: dict[int, list[Utterance]] = {}
        """By number of a line, where all eyes are told the same."""
        self.eyes: dict[int, Eyes] = {}

    def told(self, table: Table, seat: int) -> list[Sentence]:
        """All that a seat is told of the table as it is now."""
        return self.caught_up(table, seat).sentences

    def caught_up(self, table: Table, seat: int) -> Eyes:
        """What a seat has been told, the newest included."""
        if seat not in self.eyes:
            self.eyes[seat] = Eyes(seat)
        self.eyes[seat].catch_up(self, table)
        return self.eyes[seat]

    def spoken(self, line: Line, events: list[Event], seat: int) -> list[Utterance]:
        """What is said of a line to a seat."""
        if line.number in self.public:
            return self.public[line.number]
        said = list(self.teller.line(line, seen(events, [seat]), [seat]))
        if line.audience == EVERYONE and not line.standing and all(event.audience == EVERYONE for event in events):
            self.public[line.number] = said
        return said


class Eyes:
    """What one seat has been told so far."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.read = 0
        """How many lines of the ledger have been read."""
        self.events = 0
        """How many events have been read; those taken back are no longer among them."""
        self.said: list[tuple[int, list[Utterance]]] = []
        """By line, in order; before the first line stands what happened when the table was set."""
        self.gathered: list[Told] = []
        self.sentences: list[Sentence] = []
        self.steady = 0
        """How many sentences were left as they are when something was last taken in."""

    def catch_up(self, growing: Growing, table: Table) -> None:
        """Take in what is new in the ledger."""
        new = table.lines[self.read :]
        if self.read and not new:
            self.steady = len(self.sentences)
            return
        taken_back = any(line.is_undo for line in new)
        live = {line.number for line in (table.live if taken_back or not self.read else new)}
        events = by_line(table.events if taken_back or not self.read else table.events[self.events :])
        fresh: list[tuple[int, list[Utterance]]] = []
        if not self.read:
            early = [number for number in events if number not in live]
            tell = growing.teller.happened
            fresh.append((0, [one for number in early for one in tell(number, seen(events[number], [self.seat]))]))
        told = [line for line in new if line.is_undo or line.number in live]
        fresh += [(line.number, growing.spoken(line, events.get(line.number, []), self.seat)) for line in told]
        if taken_back:
            undos = {line.number for line in table.lines if line.is_undo}
            self.said = [(number, one) for number, one in self.said if number in live or number in undos or not number]
            self.gathered, self.sentences = [], []
            fresh, self.said = self.said + fresh, []
        self.said += fresh
        self.read, self.events = len(table.lines), len(table.events)
        self.add(growing.teller, fresh)

    def add(self, teller: Teller, fresh: list[tuple[int, list[Utterance]]]) -> None:
        """Put what is new behind the sentences; the last one may have grown."""
        first = max(0, len(self.gathered) - 1)
        for _, utterances in fresh:
            gather(self.gathered, utterances)
        self.steady = first
        self.sentences = self.sentences[:first] + [teller.sentence(one) for one in self.gathered[first:]]


def news(before: list[Sentence], now: list[Sentence], same: int = 0) -> list[Sentence]:
    """What to tell somebody who has the earlier sentences: all of each line that reads otherwise.

    A line that is told no more comes with empty words. So many sentences are known to be the same.
    """
    while same < min(len(before), len(now)) and before[same] == now[same]:
        same += 1
    rest = [sentences[same][0] for sentences in (before, now) if same < len(sentences)]
    while same and before[same - 1][0] in rest:
        same -= 1  # a line is told anew as a whole
    old, new = grouped(before[same:]), grouped(now[same:])
    gone = [(number, sentences) for number, sentences in old.items() if number not in new]
    silent = [(number, ("",) * len(sentences[0][1]), False) for number, sentences in gone]
    changed = [one for number, sentences in new.items() if old.get(number) != sentences for one in sentences]
    return silent + changed


def grouped(sentences: list[Sentence]) -> dict[int, list[Sentence]]:
    """Sentences by line."""
    found: dict[int, list[Sentence]] = {}
    for number, group in groupby(sentences, itemgetter(0)):
        found.setdefault(number, []).extend(group)
    return found
