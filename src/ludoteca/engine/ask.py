"""Questions: everything that enters a game from outside passes through one of these.

A rule yields an `Ask` and gets back one integer. What the integer means is said by the `Question`, which is declared
once and carries all that is known about a choice: its id, its rule, its domain and its flags.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

CHANCE: Final = -1
"""The role that answers questions of chance."""
PASS: Final = -1
"""The option "no, thank you" or "done": it may stand in any question and is always the first option."""
NOTHING: Final = -2
"""No option at all: the default of a question that has none."""
EVERYONE: Final = (1 << 20) - 1
"""The audience of public things: one bit for each seat."""


class Domain:
    """What the integers of a question mean: a region, a die face, a card, a seat, a number, yes or no."""

    __slots__ = ("id", "names", "on_board", "phrase", "values")

    def __init__(
        self,
        id: str,
        names: list[str],
        on_board: bool = False,
        phrase: Callable[[int], Phrase | None] | None = None,
    ) -> None:
        self.id: str = id
        self.names: list[str] = names
        self.on_board: bool = on_board
        """Each value is an element `id:name` of the scene; other values are shown as buttons."""
        self.phrase: Callable[[int], Phrase | None] | None = phrase
        """How values are said that are too many for a text each; a value without a phrase has its own, `id-name`."""
        self.values: dict[str, int] = {name: value for value, name in enumerate(names)}

    def name(self, value: int) -> str:
        """The name of a value in records, texts and scenes."""
        if value == PASS:
            return "pass"
        if not self.names:
            return str(value)
        if 0 <= value < len(self.names):
            return self.names[value]
        raise ValueError(f"{self.id} has no value {value}")

    def value(self, name: str) -> int:
        """The value with this name; the inverse of `name`."""
        if name == "pass":
            return PASS
        if not self.names:
            if name.isascii() and name.isdigit():
                return int(name)
        elif name in self.values:
            return self.values[name]
        raise ValueError(f"{self.id} has no value named {name!r}")

    def element(self, value: int) -> str:
        """The scene element that stands for this value, or nothing."""
        if value == PASS or not self.on_board:
            return ""
        return self.id + ":" + self.name(value)


class Phrase:
    """Something said in several words: the text for it, and the things that the text names."""

    __slots__ = ("key", "words")

    def __init__(self, key: str, words: dict[str, tuple[Domain, int]]) -> None:
        self.key: str = key
        self.words: dict[str, tuple[Domain, int]] = words


NUMBER: Final = Domain("number", [])
YES_NO: Final = Domain("answer", ["no", "yes"])
NO: Final = 0
YES: Final = 1


class Refusal:
    """Why something is not an option: the rule, and a reason to be told in the reader's language."""

    __slots__ = ("reason", "rule", "words")

    def __init__(self, rule: str, reason: str, words: dict[str, tuple[Domain, int]] | None = None) -> None:
        self.rule: str = rule
        self.reason: str = reason
        self.words: dict[str, tuple[Domain, int]] = words if words is not None else {}


class Question:
    """A kind of choice, declared once: id (text key, record notation), rule, domain and flags."""

    __slots__ = (
        "about",
        "barrier",
        "default",
        "domain",
        "faces",
        "id",
        "private",
        "rule",
        "secret",
        "weights",
        "why_not",
    )

    def __init__(
        self,
        id: str,
        rule: str,
        domain: Domain,
        about: list[tuple[str, Domain]] | None = None,
        secret: bool = False,
        private: bool = False,
        default: int = NOTHING,
        barrier: bool = False,
        weights: list[int] | None = None,
        why_not: Callable[[Any, Ask, int], Refusal | None] | None = None,
    ) -> None:
        self.id: str = id
        self.rule: str = rule
        self.domain: Domain = domain
        self.about: list[tuple[str, Domain]] = about if about is not None else []
        """Names and domains of the integers that come with each ask, for its text: who, where, how many so far."""
        self.secret: bool = secret
        """Only the seat that answers knows the answer."""
        self.private: bool = private or secret or default != NOTHING
        """Only the seat that answers knows the options, so the table never answers for it."""
        self.default: int = default
        """A question with a default is a window: it interrupts somebody else's action and may be left unused."""
        self.barrier: bool = barrier
        """The answer cannot be taken back without consent."""
        self.faces: list[int] = list(range(len(domain.names)))
        self.weights: list[int] = weights if weights is not None else []
        self.why_not: Callable[[Any, Ask, int], Refusal | None] | None = why_not


class Ask:
    """One question put to one role, with the options that are legal now, in ascending order."""

    __slots__ = ("about", "audience", "hidden", "number", "options", "plan_of", "question", "role", "weights")

    def __init__(
        self,
        role: int,
        question: Question,
        options: list[int],
        about: tuple[int, ...] = (),
        weights: list[int] | None = None,
        audience: int = EVERYONE,
        hidden: bool = False,
    ) -> None:
        self.role: int = role
        self.question: Question = question
        self.options: list[int] = options
        self.about: tuple[int, ...] = about
        self.weights: list[int] | None = weights
        """Of chance: how often each option comes, all alike if absent."""
        self.audience: int = audience
        """Of chance: the seats that see the answer."""
        self.hidden: bool = hidden
        """A look into hidden things: no seat may be asked after it in the same step."""
        self.number: int = 0
        """The line of the ledger on which the answer stands, once it is given."""
        self.plan_of: Together | None = None
        """The `Together` that this question is part of."""


Steps = Generator[Ask, int, None]
Plan = Generator[Ask, int, list[int]]
Chain = Generator[Ask, int, list[int]]


def choose(role: int, question: Question, options: list[int], about: tuple[int, ...] = ()) -> Ask:
    """Ask a role to choose one of the options."""
    return Ask(role, question, options, about)


def numbers(low: int, high: int) -> list[int]:
    """The options of "how many": all numbers from low to high."""
    return [low + i for i in range(high - low + 1)]


def chance(question: Question, about: tuple[int, ...] = ()) -> Ask:
    """Roll a die: every value of the question's domain, with its weights."""
    return Ask(CHANCE, question, question.faces, about, question.weights or None)


def draw(question: Question, options: list[int], weights: list[int], about: tuple[int, ...] = ()) -> Ask:
    """Draw one of the options, each as often as its weight says."""
    return Ask(CHANCE, question, options, about, weights)


OPEN: Final = 0
REVEAL: Final = 1
KEEP: Final = 2


class Together(Ask):
    """Every seat makes its own plan; the rules wait until the last one is in.

    A plan is a generator of questions that reads the frozen state, writes nothing and returns a list of integers.
    `OPEN` plans are public while they are made, `REVEAL` plans become public when all are in, `KEEP` plans stay secret
    and the step ends after them. How many answers a kept plan has must not give it away: if that depends on the
    answers, `lines` says how many there are at most, and shorter plans are filled up in the ledger.
    """

    __slots__ = ("lines", "mode", "plan", "plans", "seats")

    def __init__(
        self, question: Question, seats: list[int], plan: Callable[[int], Plan], mode: int = REVEAL, lines: int = 0
    ) -> None:
        super().__init__(CHANCE, question, [])
        self.lines: int = lines
        self.seats: list[int] = seats
        self.plan: Callable[[int], Plan] = plan
        self.mode: int = mode
        self.plans: dict[int, list[int]] = {}


FILLER: Final = Question("nothing-more", "", Domain("nothing-more", ["none"]))
"""What fills up the ledger lines of a kept plan."""


# ---------------------------------------------------------------- chains: a big choice as several small ones


def pick(
    role: int,
    question: Question,
    options: list[int],
    least: int,
    most: int,
    copies: list[int] | None = None,
    about: tuple[int, ...] = (),
) -> Chain:
    """Choose between `least` and `most` of the options, each at most as often as it has copies.

    Asked in ascending order, so that one choice has one spelling. The number chosen so far is the first integer that
    the ask is about.
    """
    chosen: list[int] = []
    rest = options[:]
    left = copies[:] if copies is not None else [1] * len(options)
    while len(chosen) < most:
        need = least - len(chosen)
        offered: list[int] = [PASS] if need <= 0 else []
        after = 0
        for count in left:
            after += count
        for i in range(len(rest)):
            if left[i] > 0 and after >= need:
                offered.append(rest[i])
            after -= left[i]
        if not offered and need > 0:
            raise ValueError(f"{question.id}: there are not {least} to choose from")
        if offered == [PASS] or not offered:
            break
        value = yield Ask(role, question, offered, (len(chosen), *about))
        if value == PASS:
            break
        chosen.append(value)
        at = rest.index(value)
        rest = rest[at:]
        left = left[at:]
        left[0] -= 1
    return chosen


def pick_worth(
    role: int,
    question: Question,
    options: list[int],
    worth: list[int],
    least: int,
    most: int,
    about: tuple[int, ...] = (),
) -> Chain:
    """Choose options whose worth adds up to at least `least` and at most `most`, in ascending order.

    The total so far is the first integer that the ask is about. An option that leads nowhere is not offered.
    """
    sums: list[set[int]] = [{0}]
    for w in reversed(worth):
        sums.append(sums[-1] | {w + s for s in sums[-1]})
    sums.reverse()
    chosen: list[int] = []
    total: int = 0
    start: int = 0
    while True:
        offered: list[int] = [PASS] if total >= least else []
        for i in range(start, len(options)):
            here = total + worth[i]
            for more in sums[i + 1]:
                if least <= here + more <= most:
                    offered.append(options[i])
                    break
        if not offered:
            if total < least:
                raise ValueError(f"{question.id}: nothing adds up to {least}")
            return chosen
        if offered == [PASS]:
            return chosen
        value = yield Ask(role, question, offered, (total, *about))
        if value == PASS:
            return chosen
        chosen.append(value)
        at = options.index(value)
        total += worth[at]
        start = at + 1


def split(
    role: int, question: Question, total: int, bins: list[int], caps: list[int], about: tuple[int, ...] = ()
) -> Chain:
    """Divide `total` over the bins, none above its cap: how many to the first, to the second, and so on.

    The bin is the first integer that the ask is about, what is left the second.
    """
    shares: list[int] = []
    left = total
    room = sum(caps)
    for i in range(len(bins)):
        room -= caps[i]
        low = left - room if left > room else 0
        high = caps[i] if caps[i] < left else left
        share = yield Ask(role, question, list(range(low, high + 1)), (bins[i], left, *about))
        shares.append(share)
        left -= share
    return shares


def path(
    role: int,
    question: Question,
    onward: Callable[[list[int]], list[int]],
    may_stop: Callable[[list[int]], bool],
    about: tuple[int, ...] = (),
) -> Chain:
    """Walk over a map space by space, until there is no way on or the walker stops.

    `onward` gives the next spaces for the way so far, and only such from which the walk can end lawfully.
    """
    way: list[int] = []
    while True:
        spaces = onward(way)
        options: list[int] = [PASS] if may_stop(way) else []
        options.extend(spaces)
        if not spaces:
            return way
        space = yield Ask(role, question, options, (len(way), *about))
        if space == PASS:
            return way
        way.append(space)
