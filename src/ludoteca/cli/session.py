"""Playing at one terminal: people in turn, bots at a pace that can be followed, everything saved at once."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.bots import LEVELS, Bot, key_of, new_bot, turn_at
from ludoteca.cli import INTERRUPTED
from ludoteca.cli.answers import Choice, choices
from ludoteca.cli.chronicle import chronicle
from ludoteca.cli.console import Console, Quit
from ludoteca.cli.faults import file_fault
from ludoteca.cli.prompt import LAST_SENTENCES, Prompt
from ludoteca.cli.setting import YOU
from ludoteca.cli.voice import Voice
from ludoteca.engine.ask import EVERYONE, OPEN, Ask
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import AskView, Observation, ask_view, observe
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.scene import Resolver, Text, as_text
from ludoteca.engine.table import TABLE


class Session:
    """One game at one terminal."""

    def __init__(self, voice: Voice, console: Console, recorder: Recorder, path: Path) -> None:
        self.voice = voice
        self.console = console
        self.recorder = recorder
        self.path = path
        self.table = recorder.table
        self.game = recorder.table.game
        self.names = list(recorder.names) or [YOU] * self.table.setup.seats
        seed = recorder.chance.seed.hex()
        self.bots: dict[int, Bot] = {
            seat: new_bot(name, key_of(seed, "bot", seat)) for seat, name in enumerate(self.names) if name in LEVELS
        }
        self.people = list(dict.fromkeys(name for name in self.names if name not in LEVELS))
        self.at_screen = self.people[0] if len(self.people) == 1 else ""
        """Who looks at the screen; nobody in particular while it is covered."""
        self.told: dict[str, int] = {}
        """By person: the last line of the ledger that was told."""
        self.exposed = False
        """Something is on the screen that not everybody may see."""
        self.scene_at = -1
        self.scene_step = -1
        """The line of the ledger after which the scene was last shown."""

    # ------------------------------------------------------------ the course of the game

    def play(self) -> int:
        """Play until the game is over or somebody wants to stop; returns the exit code."""
        self.save()
        self.console.write(self.voice.say("play-begin", title=self.voice.title(self.game), file=str(self.path)))
        if self.people:
            self.console.write(self.voice.say("play-hint"))
        try:
            while not self.table.over:
                self.next_answer()
            self.show_end()
        except Quit:
            self.show_break()
        except KeyboardInterrupt:
            self.console.write()
            self.show_break()
            return INTERRUPTED
        return 0

    def next_answer(self) -> None:
        """Get one answer from whoever is asked; in secret plans the bots do not wait for the people."""
        asked = self.table.asked()
        for seat, _ in asked:
            if seat in self.bots:
                self.table.answer(seat, self.bots[seat].choose(turn_at(self.table, seat)))
                self.save()
                if self.tell_news():
                    self.console.pause()
                return
        here = [(seat, ask) for seat, ask in asked if seat != TABLE and self.names[seat] == self.at_screen]
        seat, ask = (here or asked)[0]
        if seat == TABLE:
            self.ask_for_chance(ask)
        else:
            self.hand_over(self.names[seat], seat, ask)
            self.tell_news()
            self.put(observe(self.table, seat), seat)

    def put(self, seen: Observation, seat: int) -> None:
        """Show the question of a seat and stay with it until something is answered."""
        assert seen.ask is not None
        self.show_scene(seen) if self.is_new(seen) else self.show_options(seen.ask)
        self.show_question(seen.ask, seat)
        Prompt(self, seat, seen).listen()

    def ask_for_chance(self, ask: Ask) -> None:
        """Real dice and cards: those who see the result type it in."""
        eyes = [seat for seat, name in enumerate(self.names) if ask.audience >> seat & 1 and name in self.people]
        at_screen = [seat for seat in eyes if self.names[seat] == self.at_screen]
        if ask.audience != EVERYONE and eyes and not at_screen:
            self.hand_over(self.names[eyes[0]], eyes[0], ask)
        elif not self.at_screen and self.people:
            self.at_screen = self.people[0]
        self.tell_news()
        # Nobody at this screen may see a bot's card, but somebody has to type it: then only the question is shown.
        seat = next(iter(at_screen or eyes), TABLE)
        seen = observe(self.table, seat) if seat != TABLE else self.bare(ask)
        assert seen.ask is not None
        what = self.resolve(seen.ask.text)
        drawn = ask.hidden or ask.weights is not None
        self.console.stress(self.voice.say("companion-draw" if drawn else "companion-roll", what=what))
        if seat == TABLE and ask.audience != EVERYONE:
            self.console.write(self.voice.say("companion-for-bot"))
        offered = ", ".join(f"{choice.key} {choice.label}" for choice in choices(seen.ask, self.resolve))
        self.console.write(self.voice.say("companion-possible", values=offered))
        Prompt(self, TABLE, seen).listen()

    def bare(self, ask: Ask) -> Observation:
        """A question of chance without anything that a seat could see."""
        seen = observe(self.table, SPECTATOR, ahead=False)
        return msgspec.structs.replace(seen, ask=ask_view(self.game, ask))

    # ------------------------------------------------------------ saving

    def save(self) -> None:
        """Write the record; a disk that refuses must not end the game."""
        self.recorder.update()
        try:
            self.recorder.save(self.path)
        except OSError as error:
            self.console.write(
                self.voice.say("autosave-failed", file=str(self.path), fault=file_fault(self.voice, error))
            )

    # ------------------------------------------------------------ several people at one screen

    def hand_over(self, person: str, seat: int, ask: Ask) -> None:
        """Somebody else comes to the screen: it is covered if anything secret is, or comes to be, on it."""
        private = self.is_private(person, ask)
        if person != self.at_screen and len(self.people) > 1 and (private or self.exposed):
            self.console.clear()
            name = self.person(person, seat)
            self.console.write(self.voice.say("hand-over", seat=name))
            self.console.ask(self.voice.say("hand-over-ready", seat=name) + " ")
            self.console.clear()
            self.exposed = False
            self.scene_at = -1
        self.at_screen = person
        self.exposed = self.exposed or private

    def is_private(self, person: str, ask: Ask) -> bool:
        """Whether this person sees something that a spectator does not."""
        plans = [desk.together for desk in self.table.desks.values() if desk.together.mode != OPEN]
        if ask.question.private or plans or ask.audience != EVERYONE:
            return True
        public = self.game.scene(self.table.state, SPECTATOR)
        mine = self.seats_of(person)
        if any(self.game.scene(self.table.state, seat) != public for seat in mine):
            return True
        return any(event.audience != EVERYONE and self.sees(event.audience, mine) for event in self.table.events)

    def sees(self, audience: int, seats: list[int]) -> bool:
        return any(audience >> seat & 1 for seat in seats)

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person; whoever holds none watches."""
        return [seat for seat, name in enumerate(self.names) if name == person] or [SPECTATOR]

    def person(self, name: str, seat: int) -> str:
        """A person with the seat, as the others call them."""
        seat_name = self.resolve(Text(f"seat-{self.game.seat_name(seat)}"))
        if name == YOU:
            return seat_name
        return self.voice.say("play-bot" if name in LEVELS else "play-person", name=name, seat=seat_name)

    # ------------------------------------------------------------ showing

    @property
    def resolve(self) -> Resolver:
        return self.voice.of(self.game)

    def tell_news(self) -> bool:
        """Tell whoever is at the screen what has happened since they last looked."""
        if not self.at_screen and self.people:
            return False
        since = self.told.get(self.at_screen, -1)
        news = chronicle(self.table, self.seats_of(self.at_screen), self.voice, since)
        if since < 0:
            news = news[-LAST_SENTENCES:]  # a resumed game is not told from its beginning
        for _, sentence in news:
            self.console.write(sentence)
        self.told[self.at_screen] = self.table.number
        return bool(news)

    def is_new(self, seen: Observation) -> bool:
        """Whether the table looks different from the last scene by more than the person's own answers."""
        mine = self.seats_of(self.at_screen)
        since = [line for line in self.table.live if line.number > self.scene_at]
        if self.scene_at < 0 or self.scene_at > seen.number or self.scene_step != self.table.run.start.number:
            return True
        return any(line.seat not in mine for line in since)

    def show_scene(self, seen: Observation) -> None:
        """The scene in words, its options under the keys that can be typed."""
        # The buttons that stand for options are listed as options anyway.
        dynamic = [element for element in seen.scene.dynamic if element.id != "choices"]
        scene = msgspec.structs.replace(seen.scene, dynamic=dynamic)
        if seen.ask is not None and len(scene.lit) == len(seen.ask.options):
            keys = [choice.key for choice in choices(seen.ask, self.resolve)]
            lit = [msgspec.structs.replace(one, key=key) for one, key in zip(scene.lit, keys, strict=True)]
            scene = msgspec.structs.replace(scene, lit=lit)
        self.console.write()
        self.console.write(as_text(scene, self.resolve, self.console.width))
        self.scene_at = seen.number
        self.scene_step = self.table.run.start.number

    def show_options(self, ask: AskView) -> None:
        for choice in choices(ask, self.resolve):
            self.console.write(self.option(choice))

    def option(self, choice: Choice) -> str:
        return f"[{choice.key}] {choice.label}"

    def show_question(self, ask: AskView, seat: int) -> None:
        """Who is asked what, by which rule."""
        who = self.person(self.names[seat], seat)
        question = self.resolve(ask.text)
        self.console.stress(self.voice.say("play-question", who=who, question=question, rule=ask.rule))

    def show_end(self) -> None:
        """Winners, scores, and where the record is."""
        self.tell_news()
        outcome = self.table.outcome
        assert outcome is not None
        say, write = self.voice.say, self.console.write
        write()
        self.console.stress(say("game-over"))
        names = [self.person(self.names[seat], seat) for seat in outcome.winners]
        write(say("game-won", names=self.voice.series(names), count=len(names)) if names else say("game-lost"))
        for seat, score in enumerate(outcome.scores):
            write("  " + say("game-score", seat=self.person(self.names[seat], seat), score=score))
        write(say("play-record", file=str(self.path)))

    def show_break(self) -> None:
        """Nothing is lost: how to go on later."""
        self.console.write(self.voice.say("play-break", file=str(self.path)))
