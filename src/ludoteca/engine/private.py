"""Whether a seat has something to hide: where several people share a screen, it is covered for them then."""

from __future__ import annotations

from ludoteca.engine.ask import EVERYONE, OPEN
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.hidden import Hidden, Secret
from ludoteca.engine.state import hidden_things
from ludoteca.engine.table import Table


def is_private(table: Table, seat: int) -> bool:
    """Whether a seat knows, or is about to choose, something that not everybody may know."""
    ask = table.ask_of(seat)
    if ask is not None and (ask.question.private or ask.audience != EVERYONE):
        return True
    if any(desk.together.mode != OPEN for desk in table.desks.values()):
        return True
    if any(event.audience != EVERYONE and event.audience >> seat & 1 for event in table.events):
        return True
    return any(knows_more(thing, seat) for thing in hidden_things(table.state))


def knows_more(thing: Hidden | Secret, seat: int) -> bool:
    """Whether a seat knows something of a hidden thing that a spectator does not."""
    if isinstance(thing, Secret):
        return thing.seen_by(seat) and not thing.seen_by(SPECTATOR)
    return any(known >> seat & 1 and not known >> SPECTATOR & 1 for known in thing.known)
