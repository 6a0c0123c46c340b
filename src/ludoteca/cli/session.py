"""Playing at one terminal: people in turn, bots at a pace that can be followed, everything saved at once."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludoteca.bots import Bot, is_bot, key_of, new_bot, turn_at
from ludoteca.cli import INTERRUPTED
from ludoteca.cli.answers import Choice, choices
from ludoteca.cli.console import Console, Quit
from ludoteca.cli.faults import file_fault
from ludoteca.cli.people import person, result
from ludoteca.cli.prompt import LAST_SENTENCES, Prompt
from ludoteca.cli.screen import changes
from ludoteca.cli.voice import Voice
from ludoteca.engine.ask import EVERYONE, Ask
from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import AskView, Observation, ask_view, observe, texts_of
from ludoteca.engine.private import is_private
from ludoteca.engine.recorder import Recorder
from ludoteca.engine.scene import Element, Panel, Resolver, Scene, Text, as_text
from ludoteca.engine.table import TABLE
from ludoteca.telling import YOU, chronicle, with_name


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
            seat: new_bot(name, key_of(seed, "bot", seat)) for seat, name in enumerate(self.names) if is_bot(name)
        }
        self.people = list(dict.fromkeys(name for name in self.names if not is_bot(name)))
        self.at_screen = self.people[0] if len(self.people) == 1 else ""
        """Who looks at the screen; nobody in particular while it is covered."""
        self.told: dict[str, int] = {}
        """By person: the last line of the ledger that was told."""
        self.exposed = False
        """Something is on the screen that not everybody may see."""
        self.scene_at = -1
        """The line of the ledger after which the scene was last shown; before the first if it must be shown again."""
        self.page = ""
        """The scene in words, as it was then."""
        self.met: set[str] = set()
        """What has been explained already beside an option."""
        self.typed: list[str] = []
        """Results of real dice that were typed in one line and are still to be used."""

    # ------------------------------------------------------------ the course of the game

    def play(self) -> int:
        """Play until the game is over or somebody wants to stop; returns the exit code."""
        self.save()
        self.console.write(self.voice.say("play-begin", title=self.voice.title(self.game), file=str(self.path)))
        if self.people:
            self.console.write(self.voice.say("play-hint"))
        if self.recorder.chance.kind == "people":
            self.show_material()
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
                with self.console.waiting(self.voice.say("waiting-for-bot", name=self.person(seat))):
                    answer = self.bots[seat].choose(turn_at(self.table, seat))
                self.table.answer(seat, answer)
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
        self.typed.clear()
        if not self.show_changes(seen):
            self.show_scene(seen)
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
        prompt = Prompt(self, TABLE, seen)
        if self.typed and prompt.takes(self.typed[0]):
            prompt.answer(self.typed.pop(0))
            return
        self.typed.clear()
        self.show_draw(seen.ask, ask)
        if seat == TABLE and ask.audience != EVERYONE:
            self.console.write(self.voice.say("companion-for-bot"))
        prompt.listen()

    def show_draw(self, seen: AskView, ask: Ask | None = None) -> None:
        """What is to be rolled or drawn for real, who may see it, and what can come up."""
        self.console.stress(self.voice.say("companion-ask", what=self.resolve(seen.text), rule=seen.rule))
        if ask is not None and ask.audience != EVERYONE:
            eyes = [self.person(seat) for seat in range(len(self.names)) if ask.audience >> seat & 1]
            self.console.write(self.voice.say("companion-eyes", names=self.voice.series(eyes)))
        offered = ", ".join(f"{choice.key} {choice.label}" for choice in choices(seen, self.resolve))
        self.console.write(self.voice.say("companion-possible", values=offered))

    def show_material(self) -> None:
        """What must lie on the real table, where the game says so."""
        self.console.write(self.voice.say("companion-begin"))
        if texts_of(self.game).has("en", "material"):
            self.console.write(self.resolve(Text("material")))

    def bare(self, ask: Ask) -> Observation:
        """A question of chance without anything that a seat could see."""
        seen = observe(self.table, SPECTATOR, ahead=False)
        return msgspec.structs.replace(seen, ask=ask_view(self.game, self.table.state, ask))

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
        if person != self.at_screen and len(self.people) > 1:
            if private or self.exposed:
                self.cover(self.person(seat))
            elif self.at_screen:
                # Nothing was hidden: who sat beside the screen has read what was told there.
                self.told[person] = max(self.told.get(person, -1), self.told.get(self.at_screen, -1))
        self.at_screen = person
        self.exposed = self.exposed or private

    def cover(self, name: str) -> None:
        """Nobody can read what was on the screen; go on when the next person is there."""
        self.console.clear()
        self.console.write(self.voice.say("hand-over", seat=name))
        self.console.ask(self.voice.say("hand-over-ready", seat=name) + " ")
        self.console.clear()
        self.exposed = False
        self.scene_at = -1

    def is_private(self, person: str, ask: Ask) -> bool:
        """Whether this person knows, or is about to choose, something that not everybody may know."""
        if ask.question.private or ask.audience != EVERYONE:
            return True
        return any(is_private(self.table, seat) for seat in self.seats_of(person))

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person; whoever holds none watches."""
        return [seat for seat, name in enumerate(self.names) if name == person] or [SPECTATOR]

    def person(self, seat: int) -> str:
        """Who sits at a seat, with what they play: a person, a bot, or just the seat of the only person."""
        return person(self.voice, self.table, self.names, seat)

    # ------------------------------------------------------------ showing

    @property
    def resolve(self) -> Resolver:
        return self.voice.of(self.game)

    def tell_news(self) -> bool:
        """Tell whoever is at the screen what has happened since they last looked."""
        if not self.at_screen and self.people:
            return False
        since = self.told.get(self.at_screen, -1)
        news = chronicle(self.table, self.seats_of(self.at_screen), self.voice.lang, since, self.names)
        if since < 0:
            news = news[-LAST_SENTENCES:]  # a resumed game is not told from its beginning
        for _, sentence in news:
            self.console.write(sentence)
        self.told[self.at_screen] = self.table.number
        return bool(news)

    def show_changes(self, seen: Observation) -> bool:
        """What has changed on the table since it was shown; False if it is better to show all of it again."""
        assert seen.ask is not None
        mine = self.seats_of(self.at_screen)
        since = [line.seat for line in self.table.live if line.number > self.scene_at]
        page = self.in_words(seen.scene)
        if page == self.page and self.scene_at >= 0:
            self.show_options(seen.ask)
            return True
        if not 0 <= self.scene_at <= seen.number or any(seat != TABLE and seat not in mine for seat in since):
            return False
        changed = changes(self.page, page)
        if not changed:
            return False
        self.console.write("\n" + self.voice.say("play-changed"))
        self.console.write(changed)
        self.offer(seen.ask)
        self.remember(seen)
        return True

    def show_scene(self, seen: Observation) -> None:
        """The scene in words, its options under the keys that can be typed."""
        scene = seen.scene
        if seen.ask is not None and len(scene.lit) == len(seen.ask.options):
            keys = [choice.key for choice in choices(seen.ask, self.resolve)]
            lit = [msgspec.structs.replace(one, key=key) for one, key in zip(scene.lit, keys, strict=True)]
            scene = msgspec.structs.replace(scene, lit=lit)
        self.write_scene(scene)
        if seen.ask is not None:
            self.offer(seen.ask)
        self.remember(seen)

    def offer(self, ask: AskView) -> None:
        """The options below the table."""
        self.console.write("\n## " + self.resolve(Text("scene-options")))
        self.show_options(ask)
        self.console.write()

    def remember(self, seen: Observation) -> None:
        """This is what the person has seen of the table."""
        self.scene_at = seen.number
        self.page = self.in_words(seen.scene)

    def write_scene(self, scene: Scene) -> None:
        """The table as it is now."""
        self.console.write()
        self.console.write(self.in_words(scene, lit=True))

    def in_words(self, scene: Scene, lit: bool = False) -> str:
        """The table in words, with the names of those who sit there; options are listed by whoever asks."""
        dynamic = [self.with_who(element) for element in scene.dynamic if element.id != "choices"]
        scene = msgspec.structs.replace(scene, dynamic=dynamic, lit=scene.lit if lit else [])
        return as_text(scene, self.resolve, self.console.width, options=False).rstrip("\n")

    def with_who(self, element: Element) -> Element:
        """A panel that also says which person or bot plays it."""
        if not isinstance(element, Panel) or element.seat < 0 or self.names[element.seat] == YOU:
            return element
        name = self.names[element.seat]
        who = self.voice.say("panel-bot", name=name) if is_bot(name) else name
        role = ", ".join(part for part in (self.resolve(element.role), who) if part)
        return msgspec.structs.replace(element, role=Text.plain(role))

    def show_options(self, ask: AskView) -> None:
        """The options one below the other; bare figures in one line."""
        offered = choices(ask, self.resolve)
        if all(choice.key == choice.label for choice in offered):
            self.console.write(" ".join(f"[{choice.key}]" for choice in offered))
            return
        for choice in offered:
            self.console.write(self.option(choice))

    def option(self, choice: Choice) -> str:
        """An option; what it is or does is said when it is met for the first time."""
        said = f"[{choice.key}] {choice.label}"
        if not choice.about or choice.about in self.met:
            return said
        self.met.add(choice.about)
        return f"{said} – {choice.about}"

    def show_question(self, ask: AskView, seat: int) -> None:
        """Who is asked what, by which rule."""
        roles = self.game.roles
        role = self.resolve(Text(f"{roles.id if roles is not None else 'seat'}-{ask.role}"))
        who, question = with_name(self.voice.lang, self.names[seat], role), self.resolve(ask.text)
        self.console.stress(self.voice.say("play-question", who=who, question=question, rule=ask.rule))

    def show_end(self) -> None:
        """The table at the end, winners, scores, and where the record is."""
        self.tell_news()
        outcome = self.table.outcome
        assert outcome is not None
        say, write = self.voice.say, self.console.write
        self.write_scene(observe(self.table, self.seats_of(self.at_screen)[0], ahead=False).scene)
        write()
        self.console.stress(say("game-over"))
        write(result(self.voice, self.table, self.names))
        if any(score != (seat in outcome.winners) for seat, score in enumerate(outcome.scores)):
            for seat, score in enumerate(outcome.scores):  # points that only say who has won are none
                write("  " + say("game-score", seat=self.person(seat), score=score))
        write(say("play-record", file=str(self.path)))

    def show_break(self) -> None:
        """Nothing is lost: how to go on later."""
        self.console.write(self.voice.say("play-break", file=str(self.path)))
