"""Who is who: sessions, names and invitations. Tokens are random and told once; only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec import Struct

from ludoteca.engine.game import SpokenError
from ludoteca.server.store import InvitationRow, PersonRow, Store

LONGEST_NAME: Final = 40
LONGEST_TOKEN: Final = 64
STRANGER_FOR: Final = timedelta(days=30)
"""How long somebody is remembered who has never sat down."""


class PeopleError(SpokenError):
    """Somebody may not do this."""


class Person(Struct, frozen=True):
    """Somebody with a session."""

    id: str
    name: str
    token: str

    @property
    def csrf(self) -> str:
        """The token for changing requests: a page of another origin cannot read it, and without it cannot change."""
        return hmac.digest(self.token.encode(), b"csrf", "sha256").hex()

    def knows(self, csrf: str) -> bool:
        """Whether this is the right token."""
        return hmac.compare_digest(self.csrf.encode(), csrf.encode())


class People:
    """Sessions and invitations."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def start(self) -> None:
        """Forget those who only looked in, long ago."""
        await self.store.forget_strangers(datetime.now(UTC) - STRANGER_FOR)

    async def newcomer(self) -> Person:
        """Somebody who has not been here before."""
        token = secrets.token_urlsafe(32)
        row = PersonRow(secrets.token_hex(12), hash_of(token), "")
        await self.store.add_person(row)
        return Person(row.id, row.name, token)

    async def who(self, token: str | None) -> Person | None:
        """Who has this session token."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        row = await self.store.person_by(hash_of(token))
        return None if row is None else Person(row.id, row.name, token)

    async def program(self, token: str, name: str) -> Person:
        """The program that has come with the token of a seat: the same one whenever it comes."""
        session = f"program {token}"
        if len(token) > LONGEST_TOKEN or await self.store.invitation(hash_of(token)) is None:
            raise PeopleError("no-invitation")
        row = await self.store.person_by(hash_of(session))
        if row is None:
            row = PersonRow(secrets.token_hex(12), hash_of(session), clean_name(name) if name else "")
            await self.store.add_person(row)
        return Person(row.id, row.name, session)

    async def rename(self, person: Person, name: str) -> Person:
        """Call somebody by another name."""
        cleaned = clean_name(name)
        await self.store.rename(person.id, cleaned)
        return Person(person.id, cleaned, person.token)

    async def invite(self, table: str, seat: int) -> str:
        """The token of a new invitation to a seat. It is told this once; an older one no longer works."""
        token = secrets.token_urlsafe(32)
        await self.store.invite(InvitationRow(hash_of(token), table, seat))
        return token

    async def accept(self, token: str, person: Person) -> InvitationRow:
        """Use an invitation up. Whoever used it may come through the same link again, nobody else."""
        if len(token) > LONGEST_TOKEN:
            raise PeopleError("no-invitation")
        hashed = hash_of(token)
        if await self.store.use(hashed, person.id):
            invitation = await self.store.invitation(hashed)
            assert invitation is not None
            return invitation
        invitation = await self.store.invitation(hashed)
        if invitation is None:
            raise PeopleError("no-invitation")
        if invitation.used_by is None:
            raise PeopleError("seat-taken")
        if invitation.used_by != person.id:
            raise PeopleError("invitation-used")
        return invitation


def hash_of(token: str) -> str:
    """What is kept of a token. It has 256 random bits, so nothing slower than a plain hash is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: one line, nothing invisible, not too long."""
    visible = "".join(" " if char.isspace() else char for char in name)
    visible = "".join(char for char in visible if unicodedata.category(char)[0] != "C")
    cleaned = " ".join(unicodedata.normalize("NFC", visible).split())
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise PeopleError("wrong-name", longest=LONGEST_NAME)
    return cleaned
