"""`ludoteca serve`: it says where it is, serves, stops cleanly, and says what is wrong."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import ludoteca
from ludoteca.cli import WRONG, main
from ludoteca.server.running import LOCK, bound, claimed, listen
from ludoteca.server.settings import PORT, Settings, SettingsError

PACKAGE = Path(ludoteca.__file__).parents[1]


@contextmanager
def started(data: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """The command as a process of its own: the process, what it said first, and the address in it."""
    command = [sys.executable, "-m", "ludoteca", "serve", "--data", str(data), *words]
    path = os.pathsep.join(filter(None, (str(PACKAGE), os.environ.get("PYTHONPATH"))))
    environment = os.environ | {"PYTHONPATH": path, "LUDOTECA_LANG": "en", "BROWSER": "true"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://\S+", said)
            assert found is not None, said + process.communicate()[1]
            yield process, said, found.group()
        finally:
            if process.poll() is None:
                process.kill()


def test_it_serves_until_ctrl_c(tmp_path: Path) -> None:
    with started(tmp_path, "--port", "0") as (process, said, address):
        assert said.startswith("The table is set: http://127.0.0.1:")
        assert httpx.get(f"{address}/api/games", timeout=60).is_success
        assert (tmp_path / LOCK).read_text("utf-8") == f"{address}\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0
        assert "The server has stopped." in out
        assert err == ""


def test_a_second_server_for_the_same_tables_says_where_the_first_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with claimed(tmp_path, "http://127.0.0.1:8700"):
        serve = ["serve", "--data", str(tmp_path), "--port", "0", "--lang"]
        assert main([*serve, "en"]) == WRONG
        assert "already running" in capsys.readouterr().err
        assert main([*serve, "it"]) == WRONG
        assert "già in funzione" in capsys.readouterr().err
        assert opened == []
        assert main([*serve, "en", "--open"]) == 0
        assert "http://127.0.0.1:8700" in capsys.readouterr().out
        assert opened == ["http://127.0.0.1:8700"]


@pytest.mark.parametrize(
    ("words", "lang", "said"),
    [
        ("--host 0.0.0.0", "en", "say under which address: --origin"),
        ("--host 0.0.0.0", "it", "di' con quale indirizzo, --origin"),
        ("--origin table.example.org", "en", "is not the address of a server"),
        ("--port 99999", "en", "99999 is not a port"),
        ("--port x", "en", "--port N cannot be “x”"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(
    words: str, lang: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), *words.split(), "--lang", lang]) == WRONG
    complaint = capsys.readouterr().err
    assert said in complaint.replace("--port cannot", "--port N cannot")
    assert "Traceback" not in complaint


def test_a_taken_port_is_said_to_be_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with bound("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--data", str(tmp_path), "--port", str(port), "--lang", "en"]) == WRONG
    assert f"cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "said"), [("en", "cannot be opened"), ("it", "non si possono aprire")])
def test_a_damaged_database_is_said_to_be_damaged(
    lang: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tables.sqlite").write_text("this is no database at all, it only looks like a file", "utf-8")
    assert main(["serve", "--data", str(tmp_path), "--port", "0", "--lang", lang]) == WRONG
    complaint = capsys.readouterr().err
    assert said in complaint
    assert "Traceback" not in complaint


def test_if_the_usual_port_is_taken_the_next_free_one_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def busy(host: str, port: int) -> socket.socket:
        tried.append(port)
        if len(tried) < 3:
            raise OSError(98, "Address already in use")
        return bound(host, 0)

    monkeypatch.setattr("ludoteca.server.running.bound", busy)
    listening, settings = listen(Settings(data=tmp_path), None)
    with listening:
        assert tried == [PORT, PORT + 1, PORT + 2]
        assert settings.port == listening.getsockname()[1]
        assert f"http://127.0.0.1:{settings.port}" in settings.origins


def test_a_data_folder_is_free_again_when_its_server_has_stopped(tmp_path: Path) -> None:
    with claimed(tmp_path, "http://one"), pytest.raises(SettingsError, match="http://one"), claimed(tmp_path, "x"):
        pass
    with claimed(tmp_path, "http://two"):
        assert (tmp_path / LOCK).read_text("utf-8") == "http://two\n"
