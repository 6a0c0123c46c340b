"""What browser and server say to each other at a table, message by message.

Every message from a client carries a number of its own, counted up from 1, and the version of the table that the
client has seen. An answer to an older version, or a number that was used before, changes nothing and is told so.
The version counts every change of the table, also those that leave no line in the record (a plan that grows), but not
what other seats plan for themselves: that makes nobody's answer stale, and must not be counted by anybody else.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ludoteca.engine.observe import AskedView, AskView, OptionView, RefusalView
from ludoteca.engine.scene import Difference, Look, Scene, Text

# ---------------------------------------------------------------- what clients say


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message of a client, with its number."""

    id: int


class Hello(FromClient, frozen=True, tag="hello", kw_only=True):
    """The first message of a connection; `told` is the last chronicle sentence that the client has, or -1."""

    told: int = -1


class Answer(FromClient, frozen=True, tag="answer", kw_only=True):
    """One answer or several, all or none."""

    version: int
    seat: int
    values: list[int]


class Undo(FromClient, frozen=True, tag="undo", kw_only=True):
    """Take back the last answer of a seat. Beyond the barrier this asks the others for their consent."""

    version: int
    seat: int


class Consent(FromClient, frozen=True, tag="consent", kw_only=True):
    """Agree to the take-back that somebody has asked for, or not."""

    version: int
    seat: int
    agrees: bool


class Stand(FromClient, frozen=True, tag="stand", kw_only=True):
    """Leave a standing answer to a window, until a step begins or for good; without a value withdraw it."""

    seat: int
    question: str
    value: int | None = None
    until: str = ""


class Typed(FromClient, frozen=True, tag="typed", kw_only=True):
    """A real die or card, typed in; `correct` replaces the last one that was typed."""

    version: int
    value: int
    correct: bool = False


class Chat(FromClient, frozen=True, tag="chat", kw_only=True):
    """Something said at the table."""

    text: str


class Pace(FromClient, frozen=True, tag="pace", kw_only=True):
    """How fast bots play: pause, go on, or skip to the next question for a person."""

    do: Literal["pause", "go", "skip"]


ClientMessage = Hello | Answer | Undo | Consent | Stand | Typed | Chat | Pace

# ---------------------------------------------------------------- what the server says


class FromServer(Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True, kw_only=True):
    """A message of the server."""


class Fault(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why something was not done: the text `error-<key>` with its arguments."""

    key: str
    args: dict[str, str | int] = {}


class Said(Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence of the chronicle in both languages; `number` is the line of the record that it tells of."""

    number: int
    en: str
    it: str
    opens: bool = False
    """Whether a part of the game begins, a round or a phase: the sentence is a heading."""


class ChatLine(Struct, frozen=True, gc=False):
    """Something that was said at the table."""

    at: str
    """When, as an ISO time."""
    who: str
    text: str


class SeatState(Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Who sits at a seat, as everybody may know it."""

    seat: int
    name: str
    """The seat's name in records and links: `north`, `2`."""
    holder: Literal["person", "bot", "open"]
    who: str = ""
    """The person's name, or the level of the bot."""
    here: bool = False
    """Whether the person is connected now."""
    clock: float | None = None
    """Seconds left, where the table has clocks."""


class Step(Struct, frozen=True, gc=False, omit_defaults=True):
    """A question of the look-ahead as its seat will see it, and the questions that follow its answers."""

    question: str
    text: Text
    rule: str
    options: list[OptionView]
    next: dict[int, Step] = {}
    secret: bool = False


class Left(Struct, frozen=True, gc=False, omit_defaults=True):
    """An answer that a seat has left for a window."""

    question: str
    value: int
    label: Text
    until: str = ""
    """The step with whose beginning it ends; without one it stands for good."""


class View(Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What one pair of eyes sees: a whole scene, or what has changed since the last one."""

    seat: int
    """The seat, or 19 for a spectator."""
    scene: Scene | None = None
    change: Difference | None = None
    ask: AskView | None = None
    refused: list[RefusalView] = []
    ahead: Step | None = None
    undo: bool = False
    """Whether the seat can take back its last answer alone."""
    stands: list[Left] = []
    """The standing answers of this seat."""
    answered: int = -1
    """The line of the seat's last answer."""
    private: bool = False
    """Whether the seat knows, or is about to choose, what not everybody may know."""
    said: list[Said] = []
    """What is new in the chronicle; sentences with the same number replace those that the client has.

    Empty ones take them away: the line has been taken back.
    """


class Result(Struct, frozen=True, gc=False):
    """How the game ended."""

    winners: list[int]
    scores: list[int]


class Welcome(FromServer, frozen=True, tag="welcome", kw_only=True):
    """The answer to the first message: the table and all that this connection sees of it."""

    table: str
    game: str
    options: dict[str, str]
    seats: list[SeatState]
    mine: list[int]
    """The seats that this person holds; none for a spectator."""
    host: bool
    """Whether this person opened the table and may change who sits where."""
    companion: bool
    """Whether people type in real dice and cards."""
    commitment: str
    """The hash of the dice's seed."""
    chat: list[ChatLine]
    now: Update


class Update(FromServer, frozen=True, tag="update", kw_only=True):
    """The table has changed."""

    version: int
    number: int
    """The last line of the record."""
    over: bool = False
    asked: list[AskedView] = []
    views: list[View]
    paused: bool = False
    """Whether the bots wait until somebody lets them go on."""
    take_back: int | None = None
    """The seat that has asked the others for a take-back."""
    result: Result | None = None


class Done(FromServer, frozen=True, tag="done", kw_only=True):
    """The message with this number has been carried out and is safely stored."""

    id: int
    version: int


class Refused(FromServer, frozen=True, tag="refused", kw_only=True):
    """The message with this number has changed nothing. The number is 0 for what could not even be read."""

    id: int
    fault: Fault


class Seats(FromServer, frozen=True, tag="seats", kw_only=True):
    """Somebody came, went or was replaced."""

    seats: list[SeatState]
    mine: list[int]


class Spoken(FromServer, frozen=True, tag="spoken", kw_only=True):
    """Something was said at the table."""

    line: ChatLine


ServerMessage = Welcome | Update | Done | Refused | Seats | Spoken

# ---------------------------------------------------------------- HTTP


class OptionCard(Struct, frozen=True):
    """An option of a game: its values, the first is the default."""

    id: str
    values: list[str]
    seats: dict[str, list[int]] = {}
    """With how many seats a value can be had; values that are not named here with any number."""


class GameCard(Struct, frozen=True):
    """A game on the shelf. Titles and descriptions are texts of the game: `title`, `blurb`."""

    id: str
    version: str
    seats: tuple[int, int]
    seat_names: list[str]
    options: list[OptionCard]
    minutes: tuple[int, int]
    """How long a game takes, from the shortest to the longest."""
    weight: int
    """How much there is to learn, from 1 to 5."""
    bots: list[str]
    """The bots that can play it, from the weakest to the strongest."""
    temperaments: list[str]
    """The temperaments that all of them but `random` can have: the level `scout@builder` names one."""
    opponent: str
    """The one that sits down where nobody chooses another: it plays sensibly and answers at once."""
    first: int = 0
    """How many seats a first game has, without any option chosen."""
    look: Look = Look()
    """Its colours and signs: what the cover of its box is drawn from."""
    guide: bool = False
    """Whether it brings a guided first turn along."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: `me`, `open` for a guest with a link, or `bot`."""

    holder: Literal["me", "open", "bot"]
    level: str = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for the whole game and per answer on top."""

    seconds: int
    increment: int = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be set."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    companion: bool = False
    study: bool = False
    """Free branching against bots: every take-back is allowed."""
    clock: Clock | None = None
    webhook: str = ""
    """Where to send "your turn"."""
    listed: bool = False
    """Everybody on this server sees the free seats in the lobby and may take one."""


class Ended(Struct, frozen=True):
    """How a game ended, for the lobby: who has won, and by seat what it played, as far as that has a name."""

    winners: list[int]
    roles: list[list[Text]]
    names: list[str]
    """By seat: who sat there when the record began, bots by their level; empty where it does not say."""


class Origin(Struct, frozen=True):
    """The position that a branch began from: a table, and a line of its record."""

    table: str
    number: int


class TableCard(Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatState]
    mine: list[int]
    host: bool
    number: int
    over: bool
    my_turn: bool
    changed: str
    """When it last changed, as an ISO time."""
    listed: bool = False
    """Whether everybody on this server sees its free seats and may take one."""
    ended: Ended | None = None
    """How it ended, if it is over."""
    origin: Origin | None = None
    """Where a branch began, for whoever has opened it."""


class Invitation(Struct, frozen=True):
    """A link for a seat. It is told once, works once, and can be revoked."""

    seat: int
    path: str


class Me(Struct, frozen=True):
    """Who is looking: the name that others see, and the token that every changing request must carry."""

    name: str
    csrf: str


class Position(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A position of a game as one pair of eyes saw it, for replay and links."""

    number: int
    last: int
    """The last line of the record so far."""
    over: bool
    view: View


class Draw(Struct, frozen=True):
    """One draw of chance, for checking: the line, the weights of the cases and the case that came up."""

    number: int
    question: str
    values: list[str]
    weights: list[int]
    drawn: int
    labels: list[Text] = []
    """What the values are called."""


class Proof(Struct, frozen=True):
    """All that is needed to recompute the dice of a finished game."""

    commitment: str
    seed: str
    nonces: list[str]
    draws: list[Draw]


class Band(Struct, frozen=True):
    """A round of a game: its number, and the line of the record after which it began."""

    round: int
    number: int


class Topic(Struct, frozen=True):
    """Something to learn: what is said at a question, the first time or any other."""

    question: str
    text: Text
    rules: list[str]
    time: int = 0
    """The lesson is for this time that the question comes; 0 is for all others."""


class Guide(Struct, frozen=True):
    """The guided first turn of a game: how its table is set, and what there is to learn."""

    seats: list[str]
    """Who sits where: `me`, or the level of a bot."""
    options: dict[str, str]
    lessons: list[Topic]


class Advice(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the guide says to a seat at this moment."""

    number: int
    """The lesson, counted from 1."""
    of: int
    """So many lessons there are for whoever follows the guide."""
    question: str = ""
    """The question that it is about; nothing while the seat waits, or when the guide has come to its end."""
    text: Text | None = None
    """What this is about."""
    look: Text | None = None
    """What to look at."""
    advice: Text | None = None
    """What is sensible, and why."""
    rules: list[str] = []
    suggested: int | None = None
    """The value of the option that the guide would take."""
    meanwhile: list[Said] = []
    """What the others have done since the seat's last answer."""
    others: Text | None = None
    """A word about it."""
    over: bool = False
    """That was the turn."""


class Sentence(Struct, frozen=True):
    """A sentence in both languages."""

    en: str
    it: str


class Hint(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An answer that a strong player would look at."""

    value: int
    label: Text
    percent: int
    """Its prospects, from 0 to 100."""
    behind: int = 0
    """So many points it falls behind the best; nothing if that may be chance."""
    line: list[Sentence] = []
    """How the game is likely to go on from it."""


class Hints(Struct, frozen=True):
    """What a strong player would look at, the best first. It rests on what the seat knows and nothing else."""

    seat: int
    number: int
    """The last line of the record when it was asked for."""
    hints: list[Hint]


class Prospect(Struct, frozen=True):
    """A choice in a finished game: the prospects of every seat before it, and what it cost its own, from 0 to 100."""

    number: int
    """The line of the answer."""
    seat: int
    percents: list[int]
    cost: int


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A choice that cost much, and what would have been better."""

    number: int
    seat: int
    role: Text
    """Who was asked: of a seat that plays several things one of them."""
    question: Text
    chosen: Text
    percent: int
    """The prospects with what was chosen."""
    better: Text
    better_at: str
    """The scene element that this is about, where the question alone tells it; else nothing."""
    best: int
    """The prospects with what would have been better."""
    perhaps: bool
    """Whether the difference may be chance."""
    line: list[Sentence]
    """How the game would have been likely to go on from it."""


class Retrospect(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A finished game looked at again. As long as that goes on only how far it has come."""

    done: int
    of: int
    before: int = 0
    """So many other games are looked at first."""
    ready: bool = False
    choices: list[Prospect] = []
    end: list[int] = []
    """By seat: 100 for whoever has won, a part of it for those who share a win."""
    turning_points: list[TurningPoint] = []


def schema() -> dict[str, Any]:
    """The JSON schema of all messages; the TypeScript types are made from it."""
    import msgspec

    kinds = [ClientMessage, ServerMessage, GameCard, NewTable, TableCard, Invitation, Me, Position, Proof]
    kinds += [Band, Guide, Advice, Hints, Retrospect]
    shapes, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    unions = {"ClientMessage": shapes[0], "ServerMessage": shapes[1]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": parts | unions}
