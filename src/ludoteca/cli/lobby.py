"""The lobby: what `ludoteca` shows when no command is given. Everything by number, in plain lines."""

from __future__ import annotations

from ludoteca.bots import LEVELS
from ludoteca.cli import saving
from ludoteca.cli.console import Console, Quit
from ludoteca.cli.faults import SPOKEN, in_words
from ludoteca.cli.play import go_on, new_table
from ludoteca.cli.rules import rules_text
from ludoteca.cli.session import Session
from ludoteca.cli.setting import YOU, name_of, opponent
from ludoteca.cli.shelf import entry, on_shelf
from ludoteca.cli.voice import Voice
from ludoteca.engine.game import Game, Option
from ludoteca.engine.scene import Text
from ludoteca.engine.text import LANGUAGES

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
        saved = saving.interrupted()
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
        titles = {game.id: self.voice.title(game) for game in self.games}
        title = titles.get(saved.record.game, saved.record.game)
        return self.voice.say("lobby-resume", title=title, line=saved.record.last_number, file=saved.path.name)

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
        bots = list(reversed(LEVELS))
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
                    return name_of(said)
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
            rows = [(str(n), resolve(Text(f"option-{option.id}.{value}"))) for n, value in enumerate(values, 1)]
            self.console.write(resolve(Text(f"option-{option.id}")))
            chosen[option.id] = values[int(self.menu(rows, "1")) - 1]

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
