"""What scripts rely on: the JSON of each command, and clear refusals of what cannot be done."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.cli.bench import first_turn, iterations_per_second, measure, middle
from ludoteca.engine.game import find_game
from tests.cli.conftest import ROOT, Terminal


def test_games_as_json(ludoteca: Terminal, more_games: Path) -> None:
    done = ludoteca("games --json")
    games = {game["id"]: game for game in json.loads(done.out)}
    assert games["magpies"]["title"] == {"it": "Gazze", "en": "Magpies"}
    assert games["magpies"]["seats"] == [2, 4]
    assert games["magpies"]["options"] == {"length": {"default": "short", "values": ["short", "long"]}}
    assert games["lanterns"]["options"] == {}
    assert done.err.startswith("The game “broken” cannot be opened: ")


def test_games_for_people(ludoteca: Terminal) -> None:
    assert "Gazze (magpies), da 2 a 4 posti" in ludoteca("games", lang="it").out


def test_bench_as_json(ludoteca: Terminal) -> None:
    figures = json.loads(ludoteca("bench magpies --seconds 0.05 --json").out)
    assert figures["game"] == "magpies"
    assert isinstance(figures["compiled"], bool)
    assert figures["decisions_per_second"] > 0
    assert figures["clones_per_second"] > 0
    assert "search_iterations_per_second" not in figures
    assert "al secondo" in ludoteca("bench magpies --seconds 0.05", lang="it").out


def test_bench_of_the_search(ludoteca: Terminal) -> None:
    assert json.loads(ludoteca("bench magpies --seconds 0.05 --search --json").out)["search_iterations_per_second"] > 0
    shown = ludoteca("bench magpies --seconds 0.05 --search").out
    assert re.search(r"^[1-9]\d* search iterations per second", shown, re.MULTILINE)


def test_a_search_is_measured_from_the_first_turn() -> None:
    for name in ("magpies", "wroth", "village-attacks"):
        game = find_game(name)
        turn = first_turn(game, game.setup(middle(game)))
        assert len(turn.options) > 1
        assert turn.possible(1).start.name == game.turn_step or not game.turn_step
        assert iterations_per_second(turn, 0.0, 1) > 0


def test_a_game_without_turns_can_be_measured_without_a_search() -> None:
    game = replace(find_game("magpies"), turn_step="never")
    assert measure(game, 0.01)["decisions_per_second"] > 0


def test_rules_of_a_game(ludoteca: Terminal) -> None:
    assert "G2.2 Flying" in ludoteca("rules magpies").out
    assert ludoteca("rules magpies g2.2").out.startswith("Rule G2.2: Flying\n")
    assert ludoteca("rules magpies G2.2", lang="it").out.startswith("Regola G2.2: Il volo\n")
    assert ludoteca("rules magpies G1").out.startswith("G1 ")
    assert "Rule G1.3" in ludoteca("rules magpies --search favourite secret").out


def test_coverage_of_rules(ludoteca: Terminal, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text('@rule("G2.2", "G2.4")\ndef test_it() -> None: ...\n')
    found = json.loads(ludoteca(f"rules magpies --coverage --json --tests {tmp_path}").out)
    assert set(found) == {"rules", "tested", "untested"}
    assert found["tested"] == 2
    assert found["rules"] == 2 + len(found["untested"])
    assert all(set(rule) == {"id", "reason"} for rule in found["untested"])
    assert "2 regole su" in ludoteca(f"rules magpies --coverage --tests {tmp_path}", lang="it").out


def test_content_of_a_game(ludoteca: Terminal, tmp_path: Path) -> None:
    assert "entries are sound" in ludoteca("content check magpies").out
    shown = ludoteca("content show magpies").out
    assert "trinket ring: worth = 4" in shown
    assert "trinket ring (all)  ideato qui" in ludoteca("content show magpies --provenance", lang="it").out


def test_content_with_three_faults(ludoteca: Terminal, tmp_path: Path) -> None:
    entries = ['id = "a"', 'id = "b"\nprovenance = "rumour"', 'id = "b"\nprovenance = "public"']
    (tmp_path / "things.toml").write_text("".join(f"[[thing]]\n{entry}\n\n" for entry in entries))
    done = ludoteca(f"content check {tmp_path}")
    assert done.code == 2
    assert len(done.out.splitlines()) == 4
    assert done.out.count("things.toml:") >= 3
    (tmp_path / "things.toml").write_text('[[thing]]\nid = "a"\nprovenance = "public"\n')
    done = ludoteca(f"content check {tmp_path}", lang="it")
    assert done.code == 0
    assert "Il gioco non è installato" in done.out


REFUSED = {
    "foo": "There is no command “foo”. Commands: games",
    "pley magpies": "did you mean “ludoteca play”?",
    "record verfy x": "did you mean “ludoteca record verify”?",
    "--foo": "There is no option --foo.",
    "games --foo": "There is no option --foo. See: ludoteca games --help",
    "games one two": "This is too much: one two.",
    "sim": "GAME is missing. See: ludoteca sim --help",
    "sim magpies --games many": "--games cannot be “many”.",
    "sim magpies --games 2.7": "--games cannot be “2.7”. See: ludoteca sim --help",
    "sim magpies --games 1_0": "--games cannot be “1_0”.",
    "sim magpies --games ٣": "--games cannot be “٣”.",
    "serve --pace inf": "--pace cannot be “inf”.",
    "serve --pace 3601": "--pace cannot be “3601”.",
    "play magpies --pace nan": "--pace cannot be “nan”.",
    "play magpies --pace -1": "--pace cannot be “-1”.",
    "sim magpies --seats you,random": "Only bots sit in a simulation, not “you”. Bots: random, greedy, flat, scout,",
    "sim magpies --seats master:10,random": "There is no bot called “master:10”: did you mean “master”?",
    "sim magpies --seats tree:0,random": "“tree:0” cannot think so",
    "sim wroth --seats greedy@furious,random": "wroth has no temperament “furious”",
    "sim magpies --seats greedy@builder,random": "magpies has no temperaments",
    "play magpies --seats you,tree:0": "“tree:0” cannot think so",
    "sim magpies --seats tree,random": "“tree” cannot think so: write so many iterations (tree:400)",
    "sim magpies --seats tree:40x,random": "“tree:40x” cannot think so",
    "play magpies --seats you,tree": "“tree” cannot think so",
    "play magpies --seats you,Tree": "“Tree” cannot think so",
    "play wroth --seats you,tree@builder": "“tree@builder” cannot think so",
    "play magpies --seats you,master:10": "did you mean “master”?",
    "play magpies --seats you,anna@home": "There is no bot called “anna@home”.",
    "sim magpies --seats random": "2 to 4 seats, not 1",
    "sim magpie": "did you mean “magpies”?",
    "play": "Which game?",
    "play chess": "There is no game called “chess”.",
    "play magpies --seats you": "2 to 4 seats, not 1",
    "play magpies --seats 88888888": "2 to 4 seats, not 88888888",
    "sim magpies --seats 0": "2 to 4 seats, not 0",
    "play magpies --seats you,,random": "write a name for each seat",
    "play magpies --seats you,gredy": "did you mean “greedy”?",
    "play magpies --as up": "There is no seat “up”. Seats: south, west",
    "play magpies --set length=huge": "cannot be “huge”. Values: short, long",
    "play magpies --set speed=fast": "has no option “speed”",
    "play magpies --set length": "write KEY=VALUE",
    "play --resume nowhere.record": "nowhere.record cannot be used: it does not exist",
    "play magpies --resume x.record": "either GAME or --resume",
    "rules magpies G9.9": "There is no rule G9.9",
    "rules magpies --search xyzzy": "No rule contains “xyzzy”.",
    "rules magpies --coverage --tests nowhere": "There is no folder “nowhere”",
    "record show nowhere.record": "it does not exist",
    "content check nothing": "neither a game nor a folder",
    "bench nothing": "There is no game called “nothing”.",
    "bench magpies --seconds inf": "A measurement cannot take inf seconds",
    "bench magpies --seconds nan": "A measurement cannot take nan seconds",
    "bench magpies --seconds 0": "A measurement cannot take 0.0 seconds",
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_cannot_be_done_is_answered_in_one_line(ludoteca: Terminal, words: str) -> None:
    done = ludoteca(words)
    assert done.code == 2
    assert done.out == ""
    assert REFUSED[words] in done.err
    assert len(done.err.splitlines()) == 1
    assert "[" not in done.err
    in_italian = ludoteca(words, lang="it")
    assert in_italian.code == 2
    assert in_italian.err != done.err
    assert len(in_italian.err.splitlines()) == 1


def test_an_unknown_language(ludoteca: Terminal) -> None:
    done = ludoteca("games", lang="de")
    assert (done.code, done.err) == (2, "There is no language “de”. Languages: it, en.\n")


def test_the_language_follows_the_system(
    ludoteca: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ludoteca.cli import main

    for name in ("LC_ALL", "LC_MESSAGES", "LUDOTECA_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert main(["games"]) == 0
    assert "Gazze" in capsys.readouterr().out


def test_a_broken_game_is_refused_with_its_fault(ludoteca: Terminal, more_games: Path) -> None:
    done = ludoteca("play broken")
    assert done.code == 2
    assert done.err.startswith("The game “broken” cannot be opened: ")


def test_the_module_can_be_run_and_a_closed_pipe_is_no_fault(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "ludoteca", "rules", "magpies", "--lang", "en"]
    done = subprocess.run([*command], env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait() == 0
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()


def test_a_rule_is_found_by_its_title_too(ludoteca: Terminal) -> None:
    by_id = ludoteca("rules wroth W14.4").out
    assert "Camouflage" in by_id
    assert ludoteca("rules wroth camouflage").out == by_id
