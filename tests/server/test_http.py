"""The HTTP interface: tables, seats and links for those who may, reasons for everybody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ludoteca.engine.game import installed
from ludoteca.server.gate import STATUS
from ludoteca.server.hints import HINTS
from ludoteca.server.http import FOLDER, HANDLERS
from ludoteca.server.learning import LEARNING
from ludoteca.server.open_seats import OPEN_SEATS
from ludoteca.server.protocol import schema
from tests.server.conftest import Running, Visitor, serving

pytestmark = pytest.mark.asyncio(loop_scope="module")

ALL = [*HANDLERS, *OPEN_SEATS, *LEARNING, *HINTS]
"""All that can be asked for over HTTP."""


# ---------------------------------------------------------------- who I am


async def test_the_first_visit_gives_a_session(running: Running) -> None:
    anna = running.stranger()
    first = await anna.client.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Path=/" in cookie
    assert first.json()["name"] == ""
    again = await anna.client.get("/api/me")
    assert again.json() == first.json()
    assert (await running.stranger().client.get("/api/me")).json()["csrf"] != first.json()["csrf"]


async def test_a_name_is_kept(running: Running) -> None:
    anna = await running.visitor("  Anna ")
    assert (await anna.ok("GET", "/api/me"))["name"] == "Anna"
    assert await anna.fault("PUT", "/api/me", json={"name": " "}) == (400, "wrong-name")
    assert await anna.fault("PUT", "/api/me", json={"nam": "x"}) == (400, "unreadable")
    assert (await anna.ok("GET", "/api/me"))["name"] == "Anna"


# ---------------------------------------------------------------- the games


async def test_the_shelf_shows_every_game(running: Running) -> None:
    cards = await running.stranger().ok("GET", "/api/games")
    assert [card["id"] for card in cards] == list(installed()[0])
    for card in cards:
        low, high = card["seats"]
        assert low <= card["first"] <= high
        assert len(card["seat_names"]) == high
        assert card["bots"][0] == "random"
        assert card["temperaments"] == list(installed()[0][card["id"]].temperaments)
        assert 1 <= card["weight"] <= 5
        assert card["look"]


async def test_the_shelf_says_with_how_many_seats_an_option_can_be_had(running: Running) -> None:
    cards = {card["id"]: card for card in await running.stranger().ok("GET", "/api/games")}
    seats = {option["id"]: option["seats"] for option in cards["wroth"]["options"]}
    assert seats["scenario"] == {"none": [2, 3, 4]}
    assert seats["handicap"] == {"seat-1": [2, 3, 4], "seat-2": [2, 3, 4], "seat-3": [3, 4], "seat-4": [4]}
    assert not seats["expansions"]
    # The Troll needs a scenario with events, and some have them: that is no matter of seats.
    assert not any(option["seats"] for option in cards["village-attacks"]["options"])


@pytest.mark.parametrize("lang", ["it", "en"])
async def test_texts_come_in_layers_with_those_of_the_game_last(running: Running, lang: str) -> None:
    anna = running.stranger()
    general = await anna.ok("GET", f"/api/texts/-/{lang}")
    magpies = await anna.ok("GET", f"/api/texts/magpies/{lang}")
    assert magpies.startswith(general.rstrip())
    own = FOLDER.joinpath(f"text.{lang}.ftl").read_text("utf-8")
    assert own in general
    assert "\ntitle = " in magpies.removeprefix(general.rstrip())


@pytest.mark.parametrize("lang", ["it", "en"])
async def test_rules_come_in_chapters(running: Running, lang: str) -> None:
    chapters = await running.stranger().ok("GET", f"/api/rules/magpies/{lang}")
    assert chapters[0]["id"] == "G1"
    assert all(rule["title"] and rule["text"] for chapter in chapters for rule in chapter["rules"])


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/texts/magpie/it", "unknown-game-close"),
        ("/api/texts/magpies/fr", "unknown-language"),
        ("/api/rules/x/en", "unknown-game"),
        ("/api/rules/magpies/-", "unknown-language"),
        ("/api/tables/none", "no-table"),
        ("/api/tables/none/at/0", "no-table"),
        ("/api/tables/none/record", "no-table"),
        ("/api/tables/none/proof", "no-table"),
        ("/api/tables/none/at/x", "not-found"),
        ("/api/nothing", "not-found"),
        ("/api", "not-found"),
        ("/api/..%2f..%2fetc", "not-found"),
    ],
)
async def test_what_is_not_there_is_said_to_be_not_there(running: Running, path: str, key: str) -> None:
    assert await running.stranger().fault("GET", path) == (404, key)


# ---------------------------------------------------------------- who may change anything

CHANGES = [
    (method, re.sub(r"\{seat:int\}", "0", re.sub(r"\{(table|game):str\}", "none", path)))
    for handler in ALL
    for path in handler.paths
    for method in handler.http_methods
    if method != "GET"
]
assert len(CHANGES) == 12


@pytest.mark.parametrize(("method", "path"), CHANGES)
async def test_nothing_changes_without_session_token_and_origin(running: Running, method: str, path: str) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    whole = f"/api{path}"
    stranger = running.stranger()
    assert await stranger.fault(method, whole, json={}) == (401, "no-session")
    for token in ("", bruno.csrf, "x"):
        assert await anna.fault(method, whole, json={}, headers={"x-csrf": token}) == (403, "wrong-csrf")
    for origin in ("https://evil.example", "null", "http://127.0.0.1", running.settings.address + ".evil.example"):
        assert await anna.fault(method, whole, json={}, headers={"origin": origin}) == (403, "foreign-page")


async def test_programs_that_are_no_browsers_need_no_origin(running: Running) -> None:
    anna = await running.visitor("Anna")
    answer = await anna.client.put("/api/me", json={"name": "Annina"}, headers={"x-csrf": anna.csrf})
    assert answer.json()["name"] == "Annina"


@pytest.mark.parametrize("path", ["/api/me", "/", "/api/tables"])
async def test_a_foreign_name_for_this_machine_gets_no_answer(running: Running, path: str) -> None:
    answer = await running.stranger().client.get(path, headers={"host": f"evil.example:{running.settings.port}"})
    assert (answer.status_code, answer.json()["key"]) == (421, "wrong-host")


# ---------------------------------------------------------------- tables


async def test_a_table_is_set_and_found_again(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = await anna.open_table("me", "open", options={"length": "long"})
    assert table["game"] == "magpies"
    assert table["options"] == {"length": "long"}
    assert (table["mine"], table["host"], table["over"]) == ([0], True, False)
    assert [(seat["holder"], seat.get("who", "")) for seat in table["seats"]] == [("person", "Anna"), ("open", "")]
    assert await anna.ok("GET", "/api/tables") == [table]
    assert await anna.ok("GET", f"/api/tables/{table['id']}") == table
    stranger = running.stranger()
    assert await stranger.ok("GET", "/api/tables") == []
    seen = await stranger.ok("GET", f"/api/tables/{table['id']}")
    assert (seen["mine"], seen["host"], seen["my_turn"]) == ([], False, False)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "magpies", "seats": [{"holder": "me"}]}, "wrong-seats"),
        ({"game": "magpie", "seats": [{"holder": "me"}]}, "unknown-game-close"),
        ({"game": "magpies", "seats": [{"holder": "me"}] * 2, "options": {"size": "x"}}, "unknown-option"),
        ({"game": "magpies", "seats": [{"holder": "me"}] * 2, "options": {"length": "x"}}, "wrong-value"),
        ({"game": "magpies", "seats": [{"holder": "bot", "level": "gredy"}] * 2}, "unknown-bot-close"),
        ({"game": "magpies", "seats": [{"holder": "bot", "level": "master:10"}] * 2}, "unknown-bot-close"),
        ({"game": "magpies", "seats": [{"holder": "bot", "level": "tree:0"}] * 2}, "bot-budget"),
        ({"game": "magpies", "seats": [{"holder": "bot", "level": "tree:20001"}] * 2}, "bot-too-slow"),
        ({"game": "magpies", "seats": [{"holder": "bot", "level": "flat:61s"}] * 2}, "bot-too-slow"),
        ({"game": "magpies", "seats": [{"holder": "bot", "level": "greedy@builder"}] * 2}, "no-temperaments"),
        ({"game": "wroth", "seats": [{"holder": "bot", "level": "greedy@furious"}] * 2}, "unknown-temperament"),
        ({"game": "magpies", "seats": [{"holder": "me"}] * 2, "webhook": "ftp://example.org/turn"}, "wrong-webhook"),
        ({"game": "magpies", "seats": [{"holder": "me"}] * 2, "webhook": "http://[x"}, "wrong-webhook"),
        ({"game": "magpies", "seats": [{"holder": "you"}] * 2}, "unreadable"),
        ({"game": "magpies", "seats": [{"holder": "me"}] * 2, "seed": 1}, "unreadable"),
        ({"game": "magpies"}, "unreadable"),
        ([], "unreadable"),
    ],
)
async def test_a_table_that_cannot_be_set_is_told_why(running: Running, wish: object, key: str) -> None:
    anna = await running.visitor("Anna")
    assert await anna.fault("POST", "/api/tables", json=wish) == (STATUS.get(key, 400), key)
    assert await anna.ok("GET", "/api/tables") == []


async def test_what_is_too_long_is_not_read(running: Running) -> None:
    anna = await running.visitor("Anna")
    assert await anna.fault("PUT", "/api/me", json={"name": "x" * 70_000}) == (413, "too-long")
    plain = {"content-type": "text/plain"}
    assert await anna.fault("POST", "/api/records", content="x" * 70_000, headers=plain) == (400, "record")
    assert await anna.fault("POST", "/api/records", content="x" * 5_000_000, headers=plain) == (413, "too-long")


# ---------------------------------------------------------------- seats and links


async def test_a_link_seats_one_person_once(running: Running) -> None:
    anna, bruno, carla = [await running.visitor(name) for name in ("Anna", "Bruno", "Carla")]
    table = (await anna.open_table("me", "open"))["id"]
    token = await anna.invite(table, 1)
    joined = await bruno.ok("POST", "/api/join", json={"token": token})
    assert (joined["id"], joined["mine"], joined["host"]) == (table, [1], False)
    assert joined["seats"][1]["who"] == "Bruno"
    assert await carla.fault("POST", "/api/join", json={"token": token}) == (409, "invitation-used")
    assert (await bruno.ok("POST", "/api/join", json={"token": token}))["mine"] == [1]
    assert [card["id"] for card in await bruno.ok("GET", "/api/tables")] == [table]
    assert await anna.fault("POST", f"/api/tables/{table}/seats/1/invitation") == (409, "seat-taken")


async def test_links_are_replaced_and_revoked(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open"))["id"]
    older, newer = await anna.invite(table, 1), await anna.invite(table, 1)
    assert await bruno.fault("POST", "/api/join", json={"token": older}) == (404, "no-invitation")
    await anna.ok("DELETE", f"/api/tables/{table}/seats/1/invitation")
    assert await bruno.fault("POST", "/api/join", json={"token": newer}) == (404, "no-invitation")
    latest = await anna.invite(table, 1)
    assert (await bruno.ok("POST", "/api/join", json={"token": latest}))["mine"] == [1]


async def test_who_was_sent_away_does_not_come_back_through_the_old_link(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open"))["id"]
    token = await anna.invite(table, 1)
    await bruno.ok("POST", "/api/join", json={"token": token})
    await anna.ok("PUT", f"/api/tables/{table}/seats/1", json={"holder": "open"})
    assert await bruno.fault("POST", "/api/join", json={"token": token}) == (404, "no-invitation")
    assert (await anna.ok("GET", f"/api/tables/{table}"))["seats"][1]["holder"] == "open"


async def test_a_new_name_is_told_at_the_tables(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open"))["id"]
    async with bruno.at(table) as talk:
        await anna.ok("PUT", "/api/me", json={"name": "Annina"})
        assert (await talk.until("seats"))["seats"][0]["who"] == "Annina"


async def test_opening_a_link_uses_nothing_up(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open"))["id"]
    token = await anna.invite(table, 1)
    for _ in range(3):
        assert (await running.stranger().client.get(f"/join/{token}")).status_code == 200
    assert (await bruno.ok("POST", "/api/join", json={"token": token}))["mine"] == [1]


async def test_only_the_host_says_who_sits_where(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open"))["id"]
    seat = f"/api/tables/{table}/seats/1"
    assert await bruno.fault("PUT", seat, json={"holder": "me"}) == (403, "not-host")
    assert await bruno.fault("POST", f"{seat}/invitation") == (403, "not-host")
    assert await bruno.fault("DELETE", f"{seat}/invitation") == (403, "not-host")
    assert (await anna.ok("PUT", seat, json={"holder": "bot", "level": "random"}))["seats"][1]["who"] == "random"
    assert (await anna.ok("PUT", seat, json={"holder": "me"}))["mine"] == [0, 1]
    assert (await anna.ok("PUT", seat, json={"holder": "open"}))["mine"] == [0]
    assert await anna.fault("PUT", seat, json={"holder": "bot", "level": "x"}) == (400, "unknown-bot")
    for wrong in ("2", "-1", str(2**70)):
        assert await anna.fault("PUT", f"/api/tables/{table}/seats/{wrong}", json={"holder": "me"}) == (404, "no-seat")


async def test_everybody_may_leave_the_own_seat_and_no_other(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open", "open"))["id"]
    await bruno.ok("POST", "/api/join", json={"token": await anna.invite(table, 1)})
    assert await bruno.fault("PUT", f"/api/tables/{table}/seats/0", json={"holder": "open"}) == (403, "not-host")
    assert await bruno.fault("PUT", f"/api/tables/{table}/seats/2", json={"holder": "me"}) == (403, "not-host")
    left = await bruno.ok("PUT", f"/api/tables/{table}/seats/1", json={"holder": "bot", "level": "greedy"})
    assert left["mine"] == []


# ---------------------------------------------------------------- looking back


async def test_while_a_game_runs_everybody_has_only_their_own_eyes(running: Running) -> None:
    anna, bruno = await running.visitor("Anna"), await running.visitor("Bruno")
    table = (await anna.open_table("me", "open"))["id"]
    await bruno.ok("POST", "/api/join", json={"token": await anna.invite(table, 1)})
    stranger = running.stranger()
    here = f"/api/tables/{table}"
    for visitor, own, other in ((anna, "south", "west"), (bruno, "west", "south")):
        assert await visitor.ok("GET", f"{here}/at/8") == await visitor.ok("GET", f"{here}/at/8?as={own}")
        for eyes in (other, "open"):
            assert await visitor.fault("GET", f"{here}/at/8?as={eyes}") == (403, "not-your-eyes")
            assert await visitor.fault("GET", f"{here}/record?as={eyes}") == (403, "not-your-eyes")
    for eyes in ("south", "west", "open"):
        assert await stranger.fault("GET", f"{here}/at/8?as={eyes}") == (403, "not-your-eyes")
    position = await stranger.ok("GET", f"{here}/at/3")
    assert (position["number"], position["over"]) == (3, False)
    assert await stranger.fault("GET", f"{here}/at/8?as=nowhere") == (404, "no-seat")
    for number in ("-1", "999999", str(2**70)):
        assert await stranger.fault("GET", f"{here}/at/{number}") == (404, "no-line")
    assert await anna.fault("GET", f"{here}/proof") == (403, "not-over")


async def test_a_running_record_is_published_without_what_only_the_host_may_have(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("me", "open"))["id"]
    record = await anna.ask("GET", f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert f"magpies-{table}.record" in record.headers["content-disposition"]
    assert record.text.startswith("ludoteca record 1\ngame magpies  ")
    assert not re.search(r"^(seed|key|snapshot|plan|stand) ", record.text, re.MULTILINE)


async def test_a_branch_would_tell_what_others_hide(running: Running) -> None:
    anna = await running.visitor("Anna")
    open_seat = (await anna.open_table("me", "open"))["id"]
    assert await anna.fault("POST", f"/api/tables/{open_seat}/branch", json={"number": 3}) == (403, "not-over")
    alone = (await anna.open_table("me", "me"))["id"]
    assert await anna.fault("POST", f"/api/tables/{alone}/branch", json={"number": 8, "seat": 1}) == (403, "not-over")
    branch = await anna.ok("POST", f"/api/tables/{alone}/branch", json={"number": 8})
    assert branch["id"] != alone
    assert branch["host"]
    assert await anna.fault("POST", f"/api/tables/{alone}/branch", json={"number": 10**6}) == (404, "no-line")


async def test_nothing_is_branched_off_from_the_end_of_a_game(running: Running) -> None:
    anna = await running.visitor("Anna")
    table = (await anna.open_table("random", "random", options={"length": "short"}))["id"]
    async with anna.at(table) as talk:
        while not talk.heard[-1].get("over") and not talk.welcome["now"].get("over"):
            await talk.read()
    last = (await anna.ok("GET", f"/api/tables/{table}"))["number"]
    assert await anna.fault("POST", f"/api/tables/{table}/branch", json={"number": last}) == (409, "no-other-way")
    assert [card["id"] for card in await anna.ok("GET", "/api/tables")] == [table]


@pytest.mark.parametrize(("lang", "words"), [("it", "questo non è un verbale"), ("en", "this is not a record")])
async def test_a_wrong_record_is_told_in_the_language_asked_for(running: Running, lang: str, words: str) -> None:
    anna = await running.visitor("Anna")
    headers = {"content-type": "text/plain", "accept-language": f"{lang}-XX,de;q=0.5"}
    answer = await anna.ask("POST", "/api/records", content="hello", headers=headers)
    assert answer.status_code == 400
    assert answer.json()["key"] == "record"
    assert words in answer.json()["args"]["fault"]
    assert await anna.fault("POST", "/api/records", content=b"\xff\xfe", headers=headers) == (400, "unreadable")


# ---------------------------------------------------------------- a public server


async def test_a_public_server_limits_what_one_address_may_change(
    tmp_path: Path, quiet: Callable[[], list[str]]
) -> None:
    async with serving(tmp_path, origin="http://table.example.org") as running:
        client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{running.settings.port}")
        running.clients.append(client)
        anna = Visitor(running.settings, client)
        await anna.arrive("Anna")
        hooked = {"game": "magpies", "seats": [{"holder": "me"}] * 2, "webhook": "http://10.0.0.1/"}
        assert await anna.fault("POST", "/api/tables", json=hooked) == (403, "no-webhooks")
        answers = [await anna.ask("PUT", "/api/me", json={"name": "Anna"}) for _ in range(100)]
        assert {answer.status_code for answer in answers} == {200, 429}
        foreign = {"x-forwarded-for": "192.0.2.7"}
        assert (await anna.ask("PUT", "/api/me", json={"name": "Anna"}, headers=foreign)).status_code == 200
    assert quiet() == []


# ---------------------------------------------------------------- the interface itself


async def test_the_interface_describes_itself(running: Running) -> None:
    anna = running.stranger()
    described = await anna.ok("GET", "/api/schema")
    known = {f"/api{re.sub(r':[a-z]+', '', path)}" for handler in ALL for path in handler.paths}
    assert set(described["paths"]) == known
    text = (await anna.client.get("/api/schema")).text
    referred = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert referred <= set(described["components"]["schemas"])
    assert "http" not in re.sub(r'"https?://json-schema.org[^"]*"', "", text)
    assert await anna.ok("GET", "/api/schema/messages") == schema()
