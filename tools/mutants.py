"""Breaks the rules of a game one small place at a time and counts how often its rule tests notice.

python tools/mutants.py wroth --count 200 --seed 1 --out build/mutants.json

The rule modules are the compiled modules of the game, without those that pyproject.toml names. Only tests with a rule's
mark count: golden files and random games would notice nearly everything, but cannot say which rule is wrong. Every
mutant runs in a copy of the tree, with the tests that reach its line, the most specific ones first. A run that was
stopped goes on where it was; with --again the survivors meet the tests as they are now.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.util
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
MEMORY = 2 << 30  # a mutant that grows for ever is stopped before the machine is
NEW_LINE = b"\n"
GRACE = 15.0  # seconds for a run to start, on a busy machine

# ---------------------------------------------------------------- what can be broken

COMPARED: dict[type[ast.cmpop], list[str]] = {
    ast.Lt: ["<", "<=", ">="], ast.LtE: ["<=", "<", ">"], ast.Gt: [">", ">=", "<="], ast.GtE: [">=", ">", "<"],
    ast.Eq: ["==", "!="], ast.NotEq: ["!=", "=="], ast.Is: ["is", "is not"], ast.IsNot: ["is not", "is"],
    ast.In: ["in", "not in"], ast.NotIn: ["not in", "in"],
}  # fmt: skip
COMPUTED: dict[type[ast.operator], list[str]] = {
    ast.Add: ["+", "-"], ast.Sub: ["-", "+"], ast.Mult: ["*", "//"], ast.FloorDiv: ["//", "*"], ast.Mod: ["%", "*"],
    ast.LShift: ["<<", ">>"], ast.RShift: [">>", "<<"], ast.BitAnd: ["&", "|"], ast.BitOr: ["|", "&"],
}  # fmt: skip
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_RULES = {"copy"}  # the conformance kit compares copies field by field

Node = ast.expr | ast.stmt


class Edit(NamedTuple):
    """Other text for a stretch of a module, in bytes."""

    start: int
    end: int
    text: str


class Module:
    """The source of a rule module, and the places where it can be broken."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.source = (ROOT / path).read_bytes()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def span(self, node: Node) -> tuple[int, int]:
        end_line, end = node.end_lineno or node.lineno, node.end_col_offset or 0
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[end_line - 1] + end

    def instead(self, node: Node, *texts: str) -> list[Edit]:
        return [Edit(*self.span(node), text) for text in texts]

    def between(self, left: Node, right: Node, old: str, *texts: str) -> list[Edit]:
        """Another operator in the gap between two operands; brackets in the gap stay."""
        at = self.source.index(old.encode(), self.span(left)[1], self.span(right)[0])
        return [Edit(at, at + len(old), text) for text in texts]

    def sites(self) -> list[Site]:
        """All places in their order; a condition that is a comparison is one place."""
        found: dict[tuple[int, int], Site] = {}
        for node, function in rules_in(ast.parse(self.source), None):
            for place, edits in self.ways(node, function):
                span, lines = self.span(place), range(place.lineno, (place.end_lineno or place.lineno) + 1)
                site = Site(self, function.name if function else "", lines, [])
                found.setdefault(span, site).edits.extend(edits)
        return [found[span] for span in sorted(found) if found[span].edits]

    def ways(self, node: ast.AST, function: ast.FunctionDef | None) -> Iterator[tuple[Node, list[Edit]]]:
        """The ways to break a piece of source, with the place where each of them belongs."""
        match node:
            case ast.Expr(ast.Call() | ast.YieldFrom()) | ast.Return(None) if ast.unparse(node) != "yield from ()":
                yield node, self.instead(node, "pass")
            case ast.Assign(targets=[target]) if not is_local(target):
                yield node, self.instead(node, "pass")
            case ast.AugAssign(target, op, value):
                old, new = [sign + "=" for sign in COMPUTED[type(op)]]
                swapped = [] if is_list(value) else self.between(target, value, old, new)
                yield node, self.instead(node, "pass") + swapped
            case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
                kind = ast.unparse(function.returns) if function and function.returns else ""
                start, end = self.span(value)
                text = self.source[start:end].decode()
                other = {"bool": f"not ({text})", "int": f"({text}) + 1", "list": "[]"}.get(kind.split("[")[0], text)
                yield node, self.instead(value, *([other] if other != text else []))
            case ast.If(test) | ast.IfExp(test):
                yield test, self.instead(test, "True", "False")
            case ast.While(test):
                yield test, self.instead(test, "False")  # for ever would only cost time
            case _:
                yield from self.ways_in_expression(node)

    def ways_in_expression(self, node: ast.AST) -> Iterator[tuple[Node, list[Edit]]]:
        match node:
            case ast.comprehension(ifs=tests):
                for test in tests:
                    yield test, self.instead(test, "True", "False")
            case ast.Compare(left, ops, others):
                for a, compared, b in zip([left, *others], ops, others, strict=False):
                    yield node, self.between(a, b, *COMPARED[type(compared)])
            case ast.BoolOp(joined, values):
                signs = ["and", "or"] if isinstance(joined, ast.And) else ["or", "and"]
                for a, b in pairwise(values):
                    yield node, self.between(a, b, *signs)
            case ast.UnaryOp(ast.Not(), _):
                start, _ = self.span(node)
                yield node, [Edit(start, start + len("not "), "")]
            case ast.BinOp(left, op, right) if type(op) in COMPUTED and not (is_list(left) or is_list(right)):
                yield node, self.between(left, right, *COMPUTED[type(op)])
            case ast.Call(ast.Name(name) as called) if name in CALLED:
                yield node, self.instead(called, CALLED[name])
            case ast.Constant(bool(value)):
                yield node, self.instead(node, str(not value))
            case ast.Constant(int(value)):
                yield node, self.instead(node, *[str(n) for n in (value + 1, value - 1) if n >= 0])


class Site(NamedTuple):
    """A place in a module and the ways to break it. What stands outside of all functions runs at the import."""

    module: Module
    function: str
    lines: range
    edits: list[Edit]

    def name(self, edit: Edit) -> str:
        return f"{self.module.path}:{edit.start}-{edit.end}:{edit.text}"


def rules_in(node: ast.AST, function: ast.FunctionDef | None) -> Iterator[tuple[ast.AST, ast.FunctionDef | None]]:
    """All of the source that can matter to a rule, each piece with its function."""
    yield node, function
    parts: list[ast.AST] = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.FunctionDef):
        for default in node.args.defaults:
            yield from rules_in(default, function)
        function, parts = node, [] if node.name in NO_RULES else list(node.body)
    elif isinstance(node, ast.AnnAssign):
        parts = [node.value] if node.value and ast.unparse(node.annotation) != "TypeAlias" else []
    for part in parts:
        # The chronicle tells what happened and changes nothing.
        chronicle = isinstance(part, ast.Expr) and ".journal.tell(" in ast.unparse(part)
        if not isinstance(part, ast.Assert) and not chronicle:
            yield from rules_in(part, function)


def is_list(node: ast.expr) -> bool:
    """A list can be neither subtracted nor divided: that would only crash."""
    return isinstance(node, ast.List | ast.ListComp)


def is_local(target: ast.expr) -> bool:
    """Without a local name a function would only crash."""
    return any(isinstance(part, ast.Name | ast.Starred) for part in getattr(target, "elts", [target]))


def sample(sites: list[Site], count: int, seed: int) -> list[tuple[Site, Edit]]:
    """One site out of each of so many equal stretches of all sites, and one way to break it."""
    luck, n = random.Random(seed), len(sites)
    count = min(count, n)
    chosen = [sites[luck.randrange(i * n // count, (i + 1) * n // count)] for i in range(count)]
    return [(site, luck.choice(site.edits)) for site in chosen]


# ---------------------------------------------------------------- inside a copy of the tree: pytest

Reached = dict[str, dict[str, Any]]
"""By test: how long it takes, and the lines it reaches in each module."""


class Reach:
    """Looks which lines of the rule modules the tests with a rule's mark reach."""

    def __init__(self, modules: list[str]) -> None:
        self.files = {str(Path(module).resolve()): module for module in modules}
        self.told: Reached = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.get_closest_marker("rule")]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        lines: dict[str, set[int]] = {module: set() for module in self.files.values()}

        def trace(frame: FrameType, event: str, arg: object) -> Any:
            module = self.files.get(frame.f_code.co_filename)
            if module is None:
                return None
            lines[module].add(frame.f_lineno)
            return trace

        began = time.perf_counter()
        sys.settrace(trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            reached = {module: sorted(found) for module, found in lines.items() if found}
            self.told[item.nodeid] = {"seconds": time.perf_counter() - began, "lines": reached}


class Chosen:
    """Runs these tests in this order and notes the first that fails."""

    def __init__(self, tests: list[str]) -> None:
        self.place = {test: n for n, test in enumerate(tests)}
        self.told = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.place]
        items.sort(key=lambda item: self.place[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.told = self.told or report.nodeid


def inside(job: Path) -> int:
    """Trace all rule tests, or run some of them until one fails; what there is to tell goes into a file."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    order = json.loads(job.read_text("utf-8"))
    plugin = Chosen(order["tests"]) if "tests" in order else Reach(order["modules"])
    files = {test.split("::")[0]: None for test in order.get("tests", order.get("folders"))}
    code = pytest.main(["-x", "-qq", "-n", "0", "-p", "no:cacheprovider", *files], plugins=[plugin])
    job.with_suffix(".told").write_text(json.dumps(plugin.told), "utf-8")
    return int(code)


# ---------------------------------------------------------------- outside: copies, results, report


class Tree:
    """A copy of what the tests need, in which a module may be broken."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.said = ""
        for folder in ("src", "tests", "docs"):
            shutil.copytree(ROOT / folder, home / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        shutil.copy(ROOT / "pyproject.toml", home)

    def run(self, order: dict[str, Any], limit: float | None = None) -> tuple[str, Any]:
        """How the tests came out, and what there is to tell about them."""
        job, told = self.home / "job.json", self.home / "job.told"
        job.write_text(json.dumps(order), "utf-8")
        told.unlink(missing_ok=True)
        env = {**os.environ, "PYTHONPATH": str(self.home / "src"), "PYTHONHASHSEED": "0"}
        command = [sys.executable, __file__, "--inside", str(job)]
        try:
            done = subprocess.run(  # in a session of its own, so that whoever stops this run kills no mutant
                command, cwd=self.home, env=env, timeout=limit, capture_output=True, check=False, start_new_session=True
            )
        except subprocess.TimeoutExpired:
            return "too slow", ""
        self.said = (done.stdout + done.stderr).decode()
        if not told.exists():
            return "crashed", ""
        outcome = {0: "survived", 1: "killed", 2: "killed", 3: "killed"}[done.returncode]
        return outcome, json.loads(told.read_text("utf-8"))

    def write(self, module: str, source: bytes) -> None:
        """Other source for a module. Its bytecode goes: by time and size it might look fresh."""
        (self.home / module).write_bytes(source)
        Path(importlib.util.cache_from_source(str(self.home / module))).unlink(missing_ok=True)

    def try_out(self, site: Site, edit: Edit, reached: Reached) -> dict[str, Any]:
        """Break one place, run the tests that reach it, mend it again."""
        path, source, tests = site.module.path, site.module.source, tests_of(site, reached)
        broken = source[: edit.start] + edit.text.encode() + source[edit.end :]
        compile(broken, path, "exec")  # what no longer compiles would count as killed
        outcome, by = "not reached", ""
        if tests:
            self.write(path, broken)
            outcome, by = self.run({"tests": tests}, GRACE + 4 * sum(reached[test]["seconds"] for test in tests))
            self.write(path, source)
        first, last = source.rindex(NEW_LINE, 0, edit.start) + 1, source.index(NEW_LINE, edit.end)
        return {
            "name": site.name(edit),
            "place": f"{path}:{source.count(NEW_LINE, 0, first) + 1} {site.function}".strip(),
            "before": source[first:last].decode().strip(),
            "after": broken[first : last + len(broken) - len(source)].decode().strip(),
            "outcome": outcome,
            "by": by,
        }


def tests_of(site: Site, reached: Reached) -> list[str]:
    """The tests that reach a site, those that reach least besides it first. What is only imported is there for all."""
    lines = {test: told["lines"].get(site.module.path, []) for test, told in reached.items()}
    tests = [test for test in reached if lines[test]] or list(reached)
    if site.function:
        tests = [test for test in tests if any(line in site.lines for line in lines[test])]
    return sorted(tests, key=lambda test: sum(len(numbers) for numbers in reached[test]["lines"].values()))


class Results:
    """What has come out so far, by the names of the mutants, and the file that keeps it."""

    def __init__(self, out: Path | None, head: dict[str, Any], again: bool) -> None:
        self.out, self.head = out, head
        self.by_name: dict[str, dict[str, Any]] = {}
        if out is not None and out.exists():
            told = json.loads(out.read_text("utf-8"))
            if told["head"] != head:
                raise SystemExit(f"{out} holds another run, or the rules have changed since: name another file")
            self.by_name = {result["name"]: result for result in told["mutants"] if is_killed(result) or not again}

    def add(self, result: dict[str, Any]) -> None:
        self.by_name[result["name"]] = result
        if self.out is not None:
            part = self.out.with_suffix(".part")
            part.write_text(json.dumps({"head": self.head, "mutants": [*self.by_name.values()]}, indent=1), "utf-8")
            part.replace(self.out)

    def __str__(self) -> str:
        return f"{sum(map(is_killed, self.by_name.values()))} of {len(self.by_name)} killed"


def is_killed(result: dict[str, Any]) -> bool:
    return result["outcome"] not in ("survived", "not reached")


def play(todo: list[tuple[Site, Edit]], order: dict[str, Any], jobs: int, results: Results) -> None:
    """Try these mutants, each job in a copy of its own."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as home, ThreadPoolExecutor(jobs) as pool:
        copies = [Tree(Path(home, str(n))) for n in range(jobs)]
        outcome, reached = copies[0].run(order)
        if outcome != "survived" or not any(told["lines"] for told in reached.values()):
            raise SystemExit(f"{copies[0].said}\nThe tests fail, or do not reach the rules, before anything is broken.")

        def one(mutant: tuple[Site, Edit]) -> dict[str, Any]:
            tree = copies.pop()
            result = tree.try_out(*mutant, reached)
            copies.append(tree)
            return result

        began = time.perf_counter()
        try:
            for done, result in enumerate(pool.map(one, todo), 1):
                results.add(result)
                rate = done / (time.perf_counter() - began)
                left = f"{rate * 60:.0f} a minute, {(len(todo) - done) / rate / 60:.1f} minutes left"
                print(f"{done}/{len(todo)}, {results}, {left}", file=sys.stderr)
        except KeyboardInterrupt:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            pool.shutdown(cancel_futures=True)


def rule_modules(game: str) -> list[str]:
    """The source files of the rules of a game."""
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ludoteca"]
    paths = [Path("src", *module.split(".")).with_suffix(".py") for module in listed["compiled"]]
    return [str(path) for path in paths if path.parent.name == game and path.stem not in listed["mutants"]["no_rules"]]


def main() -> int:
    """Read the command line, try the mutants, list the survivors with their source before and after."""
    parser = argparse.ArgumentParser(description="Break the rules of a game and count how often its tests notice.")
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--count", type=int, default=200, help="how many mutants are tried (200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time (1)")
    parser.add_argument("--out", type=Path, help="keep the results in this file, and go on from there")
    parser.add_argument("--again", action="store_true", help="try the survivors in the file once more")
    args = parser.parse_args()
    game = args.game.replace("-", "_")
    modules = rule_modules(game)
    if not modules:
        parser.error(f"pyproject.toml lists no rules of {args.game}")
    sites = [site for module in modules for site in Module(module).sites()]
    digest = hashlib.sha256(b"".join({site.module.path: site.module.source for site in sites}.values())).hexdigest()
    head = {"game": args.game, "count": args.count, "seed": args.seed, "sites": len(sites), "source": digest}
    results = Results(args.out, head, args.again)
    mutants = sample(sites, args.count, args.seed)
    todo = [(site, edit) for site, edit in mutants if site.name(edit) not in results.by_name]
    if todo:
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # what is done so far is told however it ends
        play(todo, {"modules": modules, "folders": [f"tests/games/{game}"]}, args.jobs, results)
    for site, edit in mutants:
        result = results.by_name.get(site.name(edit))
        if result and not is_killed(result):
            print(f"{result['place']}: {result['outcome']}\n  - {result['before']}\n  + {result['after']}")
    print(f"{results}, out of {len(sites)} places that can be broken")
    return 0


if __name__ == "__main__":
    sys.exit(inside(Path(sys.argv[2])) if sys.argv[1:2] == ["--inside"] else main())
