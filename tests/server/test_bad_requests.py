"""Requests made from the interface's own description, right and wrong: none breaks the server."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Running, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in a thread of its own, for tests that wait for each answer."""
    started: list[Running] = []
    ready, over = threading.Event(), threading.Event()
    data = tmp_path_factory.mktemp("apart") / "data"

    async def serve() -> None:
        async with serving(data) as running:
            started.append(running)
            ready.set()
            await asyncio.to_thread(over.wait)

    def run() -> None:
        try:
            asyncio.run(serve())
        finally:
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait()
    try:
        yield started[0]
    finally:
        over.set()
        thread.join()


class Attacker:
    """Somebody with a session and a table, who asks for everything that can be asked for."""

    def __init__(self, running: Running) -> None:
        self.address = running.settings.address
        with httpx.Client(base_url=self.address) as client:
            self.headers = {"x-csrf": client.get("/api/me").json()["csrf"]}
            self.cookies = dict(client.cookies)
            wish = {"game": "magpies", "seats": [{"holder": "me"}, {"holder": "open"}]}
            made = client.post("/api/tables", json=wish, headers=self.headers)
            self.table = made.json()["id"]
            self.schema = schemathesis.openapi.from_dict(client.get("/api/schema").json())

    def attack(self, examples: int) -> int:
        """Try every operation with so many right and so many wrong requests; returns how many operations there are."""
        operations: list[Any] = [cast(Any, found).ok() for found in self.schema.get_all_operations()]
        for operation in operations:
            self.try_out(operation, GenerationMode.POSITIVE, examples)
            if operation.body or not all(map(takes_any_text, operation.iter_parameters())):
                self.try_out(operation, GenerationMode.NEGATIVE, examples)
        return len(operations)

    def try_out(self, operation: Any, mode: GenerationMode, examples: int) -> None:
        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
        def ask(case: Any, real: bool) -> None:
            if real and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = self.table
            if real and isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = "magpies"
            response = case.call(base_url=self.address, headers=self.headers, cookies=self.cookies)
            case.validate_response(response, checks=CHECKS)

        ask()


def takes_any_text(parameter: Any) -> bool:
    """Whether a parameter has no wrong form: any text is a possible id."""
    return "string" in parameter.definition["schema"].get("type", "string")


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def test_some_requests_of_every_kind(apart: Running, caplog: pytest.LogCaptureFixture) -> None:
    assert Attacker(apart).attack(4) >= 18
    assert complaints(caplog) == []


@pytest.mark.long
@pytest.mark.either_build
def test_many_requests_of_every_kind(apart: Running, caplog: pytest.LogCaptureFixture) -> None:
    assert Attacker(apart).attack(60) >= 18
    assert complaints(caplog) == []
