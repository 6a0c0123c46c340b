"""Builds the package with the web client; with LUDOTECA_COMPILE=1 also the compiled core that pyproject.toml lists."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

WHOLE = ["-flto=auto", "-fno-semantic-interposition"] if os.name == "posix" else []
"""The core is optimised as a whole: rules that call each other across modules, and lists that are read by index."""


class BuildWithClient(build_py):
    """Where the source of the web client is at hand, the package gets a client built from it."""

    def run(self) -> None:
        """Build the client, then gather the files of the package."""
        if not self.editable_mode and Path("web/package.json").is_file():
            subprocess.run([sys.executable, "tools/build_web.py"], check=True)
        super().run()


def core() -> list[Extension]:
    """The listed modules as one compiled group, or nothing: the same source runs interpreted."""
    if os.environ.get("LUDOTECA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    modules = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["ludoteca"]["compiled"]
    extensions: list[Extension] = mypycify(
        ["src/" + module.replace(".", "/") + ".py" for module in modules],
        opt_level=os.environ.get("LUDOTECA_OPT", "2"),
        debug_level="0",
        multi_file=True,
        group_name="ludoteca_core",
        target_dir="build/mypyc",
    )
    for extension in extensions:
        extension.extra_compile_args += WHOLE
        extension.extra_link_args += WHOLE
    return extensions


setup(ext_modules=core(), cmdclass={"build_py": BuildWithClient})
