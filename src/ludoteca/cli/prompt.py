"""What a person can type at a question: an answer, or one of the words that help."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludoteca.cli.answers import (
    Choice,
    choices,
    choices_for,
    find,
    find_loosely,
    folded,
    not_offered,
    read_answers,
    sounds_like,
)
from ludoteca.cli.console import Quit
from ludoteca.cli.faults import SPOKEN, CommandError, in_a_folder, in_words
from ludoteca.cli.glossary import things_called, things_like
from ludoteca.cli.hints import show_hint
from ludoteca.cli.rules import find_rule, rule_text, rules_text
from ludoteca.engine.ask import CHANCE, EVERYONE, NOTHING
from ludoteca.engine.observe import Observation, RefusalView
from ludoteca.engine.observe import offered as offered_in
from ludoteca.engine.rulebook import load
from ludoteca.engine.table import TABLE, TableError
from ludoteca.telling import chronicle, sees

if TYPE_CHECKING:
    from ludoteca.cli.session import Session

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "why_not": ("why not", "perche no", "perche non"),
    "why": ("why", "what is", "what", "perche", "che cos'e", "cos'e", "cosa"),
    "hint": ("hint", "consiglio"),
    "undo": ("undo", "annulla"),
    "log": ("log", "cronaca"),
    "scene": ("scene", "scena"),
    "rules": ("rules", "regole", "regola"),
    "stand": ("stand", "disponi"),
    "correct": ("correct", "correggi"),
    "save": ("save", "salva"),
    "lang": ("lang", "lingua"),
    "help": ("help", "aiuto", "?"),
    "quit": ("quit", "esci"),
}
"""The commands and the words for them, in both languages."""
LAST_SENTENCES: Final = 20
MOST_THINGS: Final = 8
"""So many things are explained where a word stands in the names of several."""
YES: Final = ("y", "yes", "s", "si")
NO: Final = ("n", "no")


class Prompt:
    """One open question at the terminal."""

    def __init__(self, session: Session, seat: int, seen: Observation) -> None:
        self.session = session
        self.seat = seat
        self.seen = seen
        self.table = session.table
        self.voice = session.voice
        self.write = session.console.write
        self.answered = False

    def listen(self) -> None:
        """Read lines until one of them changes the game."""
        while not self.answered:
            text = self.session.console.ask(self.voice.say("play-prompt") + " ")
            if not text:
                continue
            try:
                self.obey(text)
            except Quit:
                raise
            except SPOKEN as error:
                self.write(in_words(self.voice, error, self.session.game))

    def obey(self, text: str) -> None:
        """An option's own name comes before a command; with a slash in front it is always a command."""
        assert self.seen.ask is not None
        is_option = not text.startswith("/") and find(self.offered(), text) is not None
        name, rest = ("", "") if is_option else command_in(text.removeprefix("/"))
        if name:
            commands: dict[str, Callable[[str], None]] = {word: getattr(self, f"do_{word}") for word in WORDS}
            commands[name](rest)
        else:
            self.answer(text)

    def takes(self, text: str) -> bool:
        """Whether this is an answer to the question."""
        return find_loosely(self.offered(), text) is not None

    def answer(self, text: str) -> None:
        """Answer the question, and perhaps those that follow: all or none."""
        if self.seat == TABLE and "," in text and find(self.offered(), text) is None:
            # Several dice were rolled at once: the first is used now, the others as they are asked for.
            text, *self.session.typed = [word.strip() for word in text.split(",")]
        try:
            values = read_answers(self.session.game, self.seen, text, self.session.resolve)
        except CommandError as error:
            refused = self.refusals(text)
            if len(refused) == 1:
                self.tell_refusal(refused[0])
                return
            self.write(in_words(self.voice, error, self.session.game))
            if self.seen.refused:
                self.write(self.voice.say("play-why-not"))
            return
        self.table.answer(self.seat, *values)
        self.done()

    def done(self) -> None:
        """The game has changed: save it at once."""
        self.answered = True
        self.session.save()

    # ------------------------------------------------------------ asking back

    def do_why(self, rest: str) -> None:
        """The rule behind the question, or behind one of its options; and what the option, or anything else, is."""
        assert self.seen.ask is not None
        option = find_loosely(self.offered(), rest) if rest else None
        if option is not None:
            self.describe(option.label, option.about, option.rule)
        elif rest and self.refusals(rest):
            self.do_why_not(rest)
        elif rest:
            self.explain(rest)
        else:
            self.tell_rule(self.seen.ask.rule)

    def explain(self, word: str) -> None:
        """A thing of the game that has nothing to do with the question, or a rule."""
        game, resolve = self.session.game, self.session.resolve
        things = things_called(game, word, resolve)
        if not things:
            try:
                self.tell_rule(word)
                return
            except CommandError as error:
                things = things_like(game, word, resolve)
                if not things:
                    raise CommandError("nothing-known", thing=word) if error.key == "no-rule" else error from error
        if len(things) == 1:
            self.describe(things[0].label, things[0].about, things[0].rule)
            return
        for thing in things[:MOST_THINGS]:
            self.write(f"{thing.label}: {thing.about}")

    def describe(self, label: str, about: str, rule: str) -> None:
        """What a thing is or does, and its rule, which may say the same."""
        known = find_rule(self.voice, load(self.session.game.folder), rule) if rule else None
        if known is None or " ".join(known.text.split()) != about:
            self.write(f"{label}: {about}" if about else label)
        if known is not None:
            self.write(rule_text(self.voice, known))

    def offered(self) -> list[Choice]:
        """The options of the question."""
        assert self.seen.ask is not None
        return choices(self.seen.ask, self.session.resolve)

    def tell_rule(self, id: str) -> None:
        if not id:
            raise CommandError("no-rule-here")
        self.write(rule_text(self.voice, find_rule(self.voice, load(self.session.game.folder), id)))

    def do_why_not(self, rest: str) -> None:
        """Why something is no option: all that is refused, or what a word names."""
        refused = self.refusals(rest)
        option = find_loosely(self.offered(), rest) if rest else None
        if option is not None and (not refused or find(self.offered(), rest) is not None):
            self.write(self.voice.say("play-is-option", thing=option.label))
            return
        if not refused:
            raise CommandError("nothing-refused", thing=rest) if rest else CommandError("nothing-refused-at-all")
        for one in refused:
            self.tell_refusal(one)
        if rest and len({one.rule for one in refused}) == 1:
            self.tell_rule(refused[0].rule)

    def refusals(self, text: str) -> list[RefusalView]:
        """What is refused now, or the refused things that a word names: exactly, else those in which it occurs."""
        word = folded(text)
        refused = [(one, self.session.resolve(one.label)) for one in self.seen.refused]
        exact = [one for one, said in refused if not word or word in (folded(one.name), folded(said))]
        return exact or [one for one, said in refused if sounds_like(text, one.name, said)]

    def tell_refusal(self, one: RefusalView) -> None:
        resolve = self.session.resolve
        self.write(self.voice.say("why-not", label=resolve(one.label), reason=resolve(one.reason), rule=one.rule))

    def do_hint(self, rest: str) -> None:
        """What a strong player would look at here, and why; nobody can advise what real dice show."""
        if self.seat == TABLE:
            raise CommandError("no-hint-for-chance")
        show_hint(self.session, self.seat, self.offered())

    def do_log(self, rest: str) -> None:
        """The last sentences of the chronicle."""
        if rest and not rest.isdecimal():
            raise CommandError("log-form", word=rest)
        mine = self.session.seats_of(self.session.at_screen)
        count = max(1, int(rest[:9])) if rest else LAST_SENTENCES
        for number, sentence in chronicle(self.table, mine, self.voice.lang, names=self.session.names)[-count:]:
            self.write(f"{number:4} {sentence}")

    def do_scene(self, rest: str) -> None:
        """The table and the question again, with what the options are."""
        self.session.met.clear()
        self.ask_again()

    def ask_again(self) -> None:
        """Say once more what is asked."""
        assert self.seen.ask is not None
        if self.seat == TABLE:
            self.session.show_draw(self.seen.ask)
            return
        self.session.show_scene(self.seen)
        self.session.show_question(self.seen.ask, self.seat)

    def do_rules(self, rest: str) -> None:
        """A rule, a chapter, or the contents of the rulebook."""
        self.write(rules_text(self.voice, self.session.game, rest))

    def do_help(self, rest: str) -> None:
        """What can be typed, and the names of the options in the record."""
        self.write(self.voice.say("play-help"))
        self.write(self.voice.say("play-names", names=", ".join(f"{c.key} {c.name}" for c in self.offered())))

    def do_lang(self, rest: str) -> None:
        """Speak the other language from now on, and say the question again."""
        self.voice.change(rest.strip().lower())
        self.ask_again()

    # ------------------------------------------------------------ changing

    def do_undo(self, rest: str) -> None:
        """Take back the person's last answer; beyond a barrier the other people must agree, bots always do."""
        seat = self.last_of_mine()
        before = self.table.live[:]
        try:
            self.table.undo(seat)
        except TableError as error:
            if error.key != "undo-barrier" or not self.all_agree():
                raise
            self.table.undo(seat, agreed=True)
        gone = before[len(self.table.live) :]
        if any(line.ask is not None and line.ask.role == CHANCE for line in gone):
            self.write(self.voice.say("play-undo-anew"))
        self.done()

    def last_of_mine(self) -> int:
        """The seat of the person's last answer: in a plan that of the question, else by the ledger."""
        desk = self.table.desks.get(self.seat)
        if desk is not None and desk.given():
            return self.seat
        mine = self.session.seats_of(self.session.at_screen)
        lines = [line for line in self.table.live if line.seat in mine and not line.automatic]
        if not lines:
            raise TableError("nothing-to-undo")
        return lines[-1].seat

    def all_agree(self) -> bool:
        """Ask every other person at the table."""
        for name in self.session.people:
            if name != self.session.at_screen and not self.agrees(name):
                return False
        return True

    def agrees(self, name: str) -> bool:
        """Ask one person until the answer is yes or no."""
        while True:
            said = folded(self.session.console.ask(self.voice.say("play-agree", name=name) + " "))
            if said in YES or said in NO:
                return said in YES

    def do_stand(self, rest: str) -> None:
        """Leave a standing answer to this window: `stand`, `stand VALUE`, `stand VALUE until STEP`, `stand off`."""
        ask = self.seen.ask
        assert ask is not None
        if folded(rest) in ("off", "no", "basta"):
            gone = [standing for standing in self.table.standing if standing.seat == self.seat]
            for standing in gone:
                self.table.withdraw(self.seat, standing.question)
            self.write(self.voice.say("play-stand-off", count=len(gone)))
            self.session.save()
            return
        what, _, until = rest.replace(" fino a ", " until ").partition(" until ")
        if ask.default == NOTHING:
            raise CommandError("not-a-window")
        offered = self.offered()
        found = find_loosely(offered, what) if what else next(c for c in offered if c.value == ask.default)
        if found is None:
            raise not_offered(offered, what)
        self.table.stand(self.seat, ask.question, found.value, until.strip())
        self.write(self.voice.say("play-stands", label=found.label))
        self.done()

    def do_correct(self, rest: str) -> None:
        """Replace the last die or card that was typed in."""
        line = next((line for line in reversed(self.table.live) if line.by_hand), None)
        mine = self.session.seats_of(self.session.at_screen)
        if line is None or line.ask is None or not (line.audience == EVERYONE or sees(line.audience, mine)):
            raise TableError("nothing-to-correct")
        game, question, resolve = self.session.game, line.ask.question, self.session.resolve
        offered = choices_for(game, question, offered_in(line.ask), resolve)
        found = find(offered, rest) if rest else None
        if found is None:
            values = ", ".join(f"{choice.key} {choice.label}" for choice in offered)
            raise CommandError("correct-form", answer=rest, values=values)
        before = next(choice.label for choice in offered if choice.value == line.value)
        gone = self.table.correct(found.value)
        self.write(self.voice.say("companion-corrected", line=line.number, before=before, after=found.label))
        if gone:
            self.write(self.voice.say("play-correct-gone", count=gone))
        self.done()

    # ------------------------------------------------------------ leaving

    def do_save(self, rest: str) -> None:
        """Write the record to a file as well."""
        if not rest:
            raise CommandError("save-form")
        path = Path(rest).expanduser()
        in_a_folder(path)
        self.session.recorder.save(path)
        self.write(self.voice.say("autosaved", file=str(path)))

    def do_quit(self, rest: str) -> None:
        raise Quit


def command_in(text: str) -> tuple[str, str]:
    """The command that a line begins with and the rest of the line; nothing if it begins with none."""
    plain = folded(text)
    for name, words in WORDS.items():
        for word in words:
            if plain == word or plain.startswith(word + " "):
                return name, " ".join(text.split()[len(word.split()) :])
    return "", text
