"""What long tests have measured is told at the end of a run, so that a log shows it."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell the figures that tests have noted with `record_property("figures", ...)`."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figures":
                terminalreporter.write_line(f"{report.nodeid}: {value}")
