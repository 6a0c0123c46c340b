"""The types of the messages in the client are those of the server."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent.parent


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("protocol_types", ROOT / "tools" / "protocol_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_client_are_current() -> None:
    written = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert written == generator().typescript(), "run: python tools/protocol_types.py"
