"""A small game in which everything happens that a record can hold, and ways to play and to forge it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace

from ludoteca.engine.ask import EVERYONE, KEEP, PASS, REVEAL, Plan, Steps, Together, chance, choose
from ludoteca.engine.game import Game, SetupError
from ludoteca.engine.hidden import Hidden, Secret, look
from ludoteca.engine.record import MAGIC, Record, parse
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.table import TABLE, Table
from tests.engine.little import COIN, FRAME, PAINT, PEEK, PLAN, REACT, Box, little

KEY = bytes(range(32))
ROUNDS = 3


def prepare(box: Box) -> None:
    box.cards.append(Hidden([2, 2, 2, 1]))
    box.cards[0].add(3, [0, 1], EVERYONE)
    box.cards[0].add(3)


def secrets(box: Box) -> Steps:
    """Each seat keeps a colour to itself."""
    together = Together(PLAN, [0, 1], keep_colour, KEEP)
    yield together
    for seat in (0, 1):
        colour, line = together.plans[seat]
        box.kept.append(Secret((colour,), 1 << seat, [(c,) for c in range(4)], line))
    box.agenda.then("play-round", ROUNDS)


def keep_colour(seat: int) -> Plan:
    ask = choose(seat, PLAN, [0, 1, 2, 3])
    colour = yield ask
    return [colour, ask.number]


def play_round(box: Box, left: int) -> Steps:
    """A coin, open plans, a choice of each kind; then a card is looked at."""
    side = yield chance(COIN)
    box.notes.append(side)
    together = Together(PLAN, [0, 1], two_colours, REVEAL)
    yield together
    box.notes += [*together.plans[0], *together.plans[1]]
    box.notes.append((yield choose(0, PAINT, [0, 1, 2] if side == 0 else [2])))
    box.notes.append((yield choose(1, REACT, [PASS, side])))
    if box.notes[-1] == PASS:
        box.notes.append((yield choose(1, FRAME, [0, 1, 3])))
    box.agenda.then("peek", left)


def two_colours(seat: int) -> Plan:
    first = yield choose(seat, PLAN, [0, 1, 2])
    second = yield choose(seat, PLAN, list(range(first, 3)))
    return [first, second]


def peek(box: Box, left: int) -> Steps:
    yield from look(box.cards[0], PEEK, left, 1 << (left % 2), box.journal)
    if left > 1:
        box.agenda.then("play-round", left - 1)
    else:
        box.agenda.then("reveal")


def reveal(box: Box) -> None:
    for secret in box.kept:
        secret.reveal(box.journal)
    box.cards[0].show(2, EVERYONE, box.journal)


GAME = little(secrets, play_round, peek, reveal, prepare=prepare)
NEWER = replace(GAME, version="2")


def find(id: str) -> Game:
    """The shelf on which only this game stands."""
    if id != GAME.id:
        raise SetupError("unknown-game", game=id, known=GAME.id)
    return GAME


def shelf(game: Game) -> Callable[[str], Game]:
    """A shelf on which this game stands under every name."""
    return lambda _: game


def find_newer(id: str) -> Game:
    return NEWER


def begin(seed: int = 7, kind: str = "committed", game: Game = GAME, continues: str = "") -> Recorder:
    """A fresh table with its record."""
    chance = Chance.of_seed(seed, kind)
    table = Table(game, game.setup(2, continues=continues), chance.source())
    return Recorder(table, chance, KEY, ("one player", "another"))


def act(recorder: Recorder, turn: int) -> None:
    """Give one answer that depends on the turn; people who are asked for dice say them."""
    table = recorder.table
    asked = table.asked()
    seat, ask = asked[turn % len(asked)]
    table.answer(seat, ask.options[(turn * 7 + turn // 3) % len(ask.options)])
    recorder.update()


def play(
    recorder: Recorder, turns: int = 1000, undo_every: int = 0, watch: Callable[[], None] | None = None
) -> Recorder:
    """Play on for some answers or to the end, and now and then all agree to take something back."""
    table = recorder.table
    for turn in range(turns):
        if table.over:
            break
        act(recorder, turn)
        if undo_every and turn % undo_every == undo_every - 1 and not table.over:
            seat = next((line.seat for line in reversed(table.live) if line.seat != TABLE and not line.automatic), -1)
            if seat >= 0:
                table.undo(seat, agreed=True)
                recorder.update()
        if watch is not None:
            watch()
    return recorder


def finished(seed: int = 7, undo_every: int = 0) -> Record:
    recorder = play(begin(seed), undo_every=undo_every)
    assert recorder.table.over
    return parse(recorder.record.text())


def forged(text: str, change: Callable[[list[str]], object]) -> str:
    """A record whose lines were changed by somebody who can compute checks: all of them fit again."""
    lines = [line.rpartition("  ")[0] if "  " in line else line for line in text.rstrip("\n").split("\n")]
    change(lines)
    body_ends = max(at for at, line in enumerate(lines) if line == "")
    running = hashlib.sha256(MAGIC.encode()).digest()
    name = ""
    for at in range(1, len(lines)):
        if at == body_ends:
            name = running.hex()
        if lines[at].startswith("end "):
            lines[at] = f"end {name}"
        if lines[at]:
            running = hashlib.sha256(running + lines[at].encode()).digest()
            lines[at] += "  " + running.hex()[:8]
    return "\n".join(lines) + "\n"


def find_line(text: str, beginning: str, which: int = 0) -> int:
    """The index of a line that begins like this."""
    return [at for at, line in enumerate(text.split("\n")) if line.startswith(beginning)][which]
