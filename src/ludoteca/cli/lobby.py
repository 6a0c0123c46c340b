"""The lobby: what `ludoteca` shows when no command is given. Everything by number, in plain lines."""

from __future__ import annotations

from typing import Final

from ludoteca.bots import LEVELS, is_bot
from ludoteca.cli import saving
from ludoteca.cli.console import Console, Quit
from ludoteca.cli.faults import SPOKEN, in_words
from ludoteca.cli.play import go_on, new_table
from ludoteca.cli.rules import rules_text
from ludoteca.cli.session import Session
from ludoteca.cli.setting import name_of, opponent
from ludoteca.cli.shelf import entry, on_shelf
from ludoteca.cli.voice import Voice
from ludoteca.engine.game import SPECTATOR, Game, Option
from ludoteca.engine.observe import texts_of
from ludoteca.engine.scene import Text, bar_as_text
from ludoteca.engine.text import LANGUAGES
from ludoteca.telling import YOU

MOST_SAVED: Final = 9
"""So many interrupted games are offered, the latest first; any other is resumed by its file."""
Row = tuple[str, str]
"""A choice of a menu: its key, and what it says."""


class Lobby:
    """Where people choose a game, sit down, and come back to."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.console = Console()
        self.games = on_shelf(voice)

    def open(self) -> int:
        """Stay until somebody leaves."""
        self.console.stress(self.voice.say("lobby-welcome"))
        try:
            while True:
                try:
                    self.choose()
                except SPOKEN as error:
                    self.console.write(in_words(self.voice, error))
        except Quit:
            self.console.write(self.voice.say("lobby-bye"))
        return 0

    def choose(self) -> None:
        """Show games and interrupted games, and do what is chosen."""
        say = self.voice.say
        games = self.games
        saved = saving.interrupted()[:MOST_SAVED]
        rows: list[Row] = [
            (str(number), entry(self.voice, game, with_options=False)) for number, game in enumerate(games, 1)
        ]
        rows += [(str(number), self.saved_entry(one)) for number, one in enumerate(saved, len(games) + 1)]
        other = next(lang for lang in LANGUAGES if lang != self.voice.lang)
        rows += [("r", say("lobby-rules")), ("l", say("lobby-language", language=say(f"language-{other}")))]
        rows.append(("q", say("lobby-quit")))
        chosen = self.menu(rows, "1" if rows else "q")
        if chosen == "q":
            raise Quit
        if chosen == "l":
            self.voice.change(other)
        elif chosen == "r":
            self.read_rules(games)
        elif int(chosen) <= len(games):
            self.sit_down(games[int(chosen) - 1])
        else:
            go_on(self.voice, self.console, saved[int(chosen) - len(games) - 1].path)

    def saved_entry(self, saved: saving.Saved) -> str:
        """An interrupted game: what it is, who plays, how far it has come."""
        say = self.voice.say
        titles = {game.id: self.voice.title(game) for game in self.games}
        title = titles.get(saved.record.game, saved.record.game)
        names = [self.called(entry.partition(" ")[2]) for entry in saved.record.all("name")]
        said = say("lobby-resume", title=title, names=self.voice.series(names), file=saved.path.name)
        now = self.how_far(saved)
        return f"{said}\n    {now}" if now else said

    def called(self, name: str) -> str:
        """Who plays: you, a bot, or somebody by name."""
        if name == YOU:
            return self.voice.say("lobby-you")
        return self.voice.say("panel-bot", name=name) if is_bot(name) else name

    def how_far(self, saved: saving.Saved) -> str:
        """Round and phase of an interrupted game, as the bar above its board tells them."""
        try:
            table = saving.go_on(saved.path).table
        except SPOKEN:  # whoever chooses it is told what is wrong
            return ""
        return bar_as_text(table.game.scene(table.state, SPECTATOR), self.voice.of(table.game))

    def read_rules(self, games: list[Game]) -> None:
        """The rulebook of a game: its contents, then whatever is asked for."""
        game = games[0]
        if len(games) > 1:
            game = games[int(self.menu([(str(n), self.voice.title(g)) for n, g in enumerate(games, 1)], "1")) - 1]
        entry_id = ""
        while True:
            try:
                self.console.write(rules_text(self.voice, game, entry_id))
            except SPOKEN as error:
                self.console.write(in_words(self.voice, error, game))
            entry_id = self.console.ask("\n" + self.voice.say("lobby-which-rule") + " ")
            if not entry_id:
                return

    def sit_down(self, game: Game) -> None:
        """Ask for seats and options, and play."""
        low, high = game.seats
        counts = [(str(n), "") for n in range(low, high + 1)]
        few = str(game.fewest_seats())
        seats = low if low == high else int(self.pick("lobby-seats", counts, few, low=low, high=high))
        names = [self.who(game, seat) for seat in range(seats)]
        options = self.options(game, seats)
        companion = self.pick("lobby-companion", self.yes_no(), "n") == "y"
        recorder = new_table(game, names, options, companion=companion)
        Session(self.voice, self.console, recorder, saving.new_path(game)).play()

    def who(self, game: Game, seat: int) -> str:
        """Who takes a seat: you, a bot, or somebody by name."""
        say = self.voice.say
        bots = list(LEVELS)
        rows = [("1", say("lobby-you")), *((str(n), say(f"bot-{bot}")) for n, bot in enumerate(bots, 2))]
        default = "1" if seat == 0 else str(2 + bots.index(opponent(game)))
        seat_name = self.voice.of(game)(Text(f"seat-{game.seat_name(seat)}"))
        self.show(rows)
        while True:
            said = self.console.ask(say("lobby-who", seat=seat_name, default=default) + " ") or default
            if said == "1":
                return YOU
            if said in dict(rows):
                return bots[int(said) - 2]
            try:
                if not said.isdigit():
                    return name_of(game, said)
                self.console.write(say("lobby-not-there", answer=said))
            except SPOKEN as error:
                self.console.write(in_words(self.voice, error))

    def options(self, game: Game, seats: int) -> dict[str, str]:
        """The options of a game: the first one is always asked for, the others if somebody wants to see them."""
        chosen: dict[str, str] = {}
        for option in game.options[:1]:
            self.choose_option(game, seats, option, chosen)
        more = game.options[1:]
        if more and self.pick("lobby-more-options", self.yes_no(), "n", count=len(more)) == "y":
            for option in more:
                self.choose_option(game, seats, option, chosen)
        return chosen

    def choose_option(self, game: Game, seats: int, option: Option, chosen: dict[str, str]) -> None:
        """One of the values of an option that go with what is chosen already."""
        values = [value for value in option.values if game.accepts(seats, chosen | {option.id: value})] or option.values
        if len(values) > 1:
            resolve = self.voice.of(game)
            rows = [(str(n), self.value_entry(game, option, value)) for n, value in enumerate(values, 1)]
            self.console.write(resolve(Text(f"option-{option.id}")))
            chosen[option.id] = values[int(self.menu(rows, "1")) - 1]

    def value_entry(self, game: Game, option: Option, value: str) -> str:
        """A value of an option; what it means below it, where the value is a thing that the game describes."""
        resolve, key = self.voice.of(game), f"{option.id}-{value}.text"
        about = [resolve(Text(key))] if texts_of(game).has("en", key) else []
        return "\n    ".join([resolve(Text(f"option-{option.id}.{value}")), *about])

    def yes_no(self) -> list[Row]:
        return [("y", self.voice.say("yes")), ("s", self.voice.say("yes")), ("n", self.voice.say("no"))]

    # ------------------------------------------------------------ menus

    def menu(self, rows: list[Row], default: str) -> str:
        """Show the rows and read the key of one of them."""
        self.show(rows)
        return self.pick("lobby-choose", rows, default)

    def show(self, rows: list[Row]) -> None:
        for key, said in rows:
            self.console.write(f"[{key}] {said}")

    def pick(self, question: str, rows: list[Row], default: str, **args: str | int) -> str:
        """Read until one of the keys is typed; Enter takes the default."""
        keys = [key for key, _ in rows]
        while True:
            said = self.console.ask(self.voice.say(question, default=default, **args) + " ").lower() or default
            if said in keys:
                return "y" if said == "s" and "y" in keys else said
            self.console.write(self.voice.say("lobby-not-there", answer=said))
