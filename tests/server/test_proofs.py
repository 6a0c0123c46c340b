"""Any position can be looked at as it was seen then, and the dice of a finished game can be recomputed."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from ludoteca.engine.game import SPECTATOR
from ludoteca.engine.observe import observe
from ludoteca.engine.recorder import Chance, Recorder
from ludoteca.engine.replay import replay
from ludoteca.engine.table import Table
from ludoteca.server.host import Host
from ludoteca.server.proofs import Film, LookError
from ludoteca.server.protocol import Undo
from ludoteca.server.store import Store
from tests.server.company import AtOnce, Pace, Somebody, find, known_table, people

EYES = {"spectator": SPECTATOR}


@pytest_asyncio.fixture
async def host(store: Store) -> AsyncIterator[Host]:
    await people(store, "anna", "bruno")
    host = Host(store, AtOnce(), Pace(), find)
    yield host
    await host.stop()


def played(game: str, seats: int, answers: int, options: dict[str, str] | None = None) -> Recorder:
    """A game with a take-back now and then."""
    rules, chance = find(game), Chance.of_seed("film")
    recorder = Recorder(Table(rules, rules.setup(seats, options), chance.source()), chance)
    table = recorder.table
    for i in range(answers):
        if table.over:
            break
        seat, ask = table.asked()[i % len(table.asked())]
        table.answer(seat, ask.options[i * 7 % len(ask.options)])
        recorder.update()
        if i % 9 == 8 and not table.desks and not table.over:
            table.undo(seat, agreed=True)
            recorder.update()
    return recorder


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("game", "seats", "answers"),
    [("magpies", 3, 40), ("orders", 2, 60), ("piles", 3, 60), ("support", 3, 50), ("wroth", 2, 50)],
)
async def test_every_position_is_what_a_replay_up_to_there_shows(game: str, seats: int, answers: int) -> None:
    recorder = played(game, seats, answers)
    film = Film(recorder)
    eyes = {find(game).seat_name(seat): seat for seat in range(seats)} | EYES
    numbers = list(range(film.last + 1))
    for number in numbers[::-3] + numbers[::2]:  # backwards and forwards
        there = replay(recorder.record, find(game), upto=number)
        for name, seat in eyes.items():
            seen = observe(there, seat, ahead=False)
            found = await film.position(number, name)
            if there.run.waiting:  # nobody is asked to type in what fell long ago
                assert found.view.ask is None
                assert found.view.scene is not None
                assert (found.view.scene.static, found.view.scene.name) == (seen.scene.static, seen.scene.name)
            else:
                assert (found.view.scene, found.view.ask) == (seen.scene, seen.ask)
            assert (found.number, found.last, found.over) == (number, film.last, recorder.table.over)


@pytest.mark.asyncio
async def test_scrubbing_repeats_only_a_few_lines() -> None:
    recorder = played("magpies", 3, 60)
    film = Film(recorder)
    await film.position(film.last, "spectator")
    repeated: list[int] = []
    step = film.step
    film.step = lambda table, entry: (repeated.append(entry.number), step(table, entry))  # type: ignore[assignment, func-returns-value]
    for number in range(film.last, 0, -1):
        repeated.clear()
        await film.position(number, "spectator")
        assert len(repeated) <= 24
    for number in range(1, film.last):
        repeated.clear()
        await film.position(number, "south")
        assert len(repeated) <= 24
    repeated.clear()
    await film.position(5, "south")
    assert repeated == []  # it was looked at before


@pytest.mark.asyncio
async def test_a_seat_sees_only_what_it_knew_then(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno"])
    anna, bruno = [await Somebody(person).come(sitting) for person in ("anna", "bruno")]
    await anna.answer(sitting, 0, 3)
    await bruno.answer(sitting, 1, 2)
    south = (await host.position(sitting.id, 10, "south")).view
    west = (await host.position(sitting.id, 10, "west")).view
    assert south.scene != west.scene
    assert "ring" in " ".join(said.en for said in south.said)
    assert "ring" not in " ".join(said.en for said in west.said if said.number in (9, 10))
    with pytest.raises(LookError, match="not-over"):
        await host.position(sitting.id, 10, "open")
    with pytest.raises(LookError, match="no-seat"):
        await host.position(sitting.id, 10, "east")
    with pytest.raises(LookError, match="no-line"):
        await host.position(sitting.id, 9999, "south")


@pytest.mark.asyncio
async def test_positions_of_a_running_game_go_on_with_it(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "anna"])
    anna = await Somebody("anna").come(sitting)
    for seat in (0, 1):
        await anna.answer(sitting, seat, 0)
    last = (await host.position(sitting.id, 3, "spectator")).last
    await anna.answer(sitting, 0, anna.first(0))
    await anna.tell(sitting, Undo, seat=0)
    assert (await host.position(sitting.id, 3, "spectator")).last > last
    position = await host.position(sitting.id, sitting.number, "south")
    assert position.view.scene == observe(sitting.table, 0).scene


@pytest.mark.asyncio
async def test_after_the_end_everything_can_be_seen(host: Host) -> None:
    recorder = played("magpies", 2, 300, {"length": "short"})
    assert recorder.table.over
    sitting = await host.imported("anna", recorder.record.text())
    closed = (await host.position(sitting.id, 12, "spectator")).view
    opened = (await host.position(sitting.id, 12, "open")).view
    assert closed.scene != opened.scene
    assert (await host.position(sitting.id, 12, "west")).view.seat == 1
    assert len(opened.said) >= len(closed.said)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["magpies", "piles"])
async def test_every_draw_can_be_recomputed_from_the_proof(host: Host, game: str) -> None:
    recorder = played(game, 2, 400)
    assert recorder.table.over
    sitting = await host.imported("anna", recorder.record.text())
    proof = await host.proof(sitting.id)
    seed = bytes.fromhex(proof.seed)
    assert hashlib.sha256(seed).hexdigest() == proof.commitment
    assert len(proof.draws) == len([line for line in recorder.table.lines if line.is_chance])
    for draw in proof.draws:
        assert draw.drawn == drawn_by(seed, proof.nonces, draw.number, draw.weights)


def drawn_by(seed: bytes, nonces: list[str], number: int, weights: list[int]) -> int:
    """The case that the seed gives, as the page about records describes it."""
    cases = sum(weights)
    limit = (1 << 64) - (1 << 64) % cases
    for attempt in range(100):
        message = "\n".join(nonces) + f"\n{number}\n{attempt}"
        x = int.from_bytes(hmac.digest(seed, message.encode(), "sha256")[:8], "big")
        if x < limit:
            case = x % cases
            for at, weight in enumerate(weights):
                if case < weight:
                    return at
                case -= weight
    raise AssertionError("no draw")


@pytest.mark.asyncio
async def test_nothing_is_proved_before_the_end(host: Host) -> None:
    sitting = await known_table(host, "magpies", ["anna", "bruno"])
    with pytest.raises(LookError, match="not-over"):
        await host.proof(sitting.id)
