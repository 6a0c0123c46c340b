"""What the chronicle tells adds up: morale and experience counted again from the events of whole random games."""

from __future__ import annotations

import pytest

from ludoteca.engine.chance import Stream
from ludoteca.engine.run import Run
from ludoteca.games.village_attacks import GAME
from ludoteca.games.village_attacks.content import KILL_MORALE, MORALE_USED, SCENARIO_NAMES, XP_VALUE
from ludoteca.games.village_attacks.questions import (
    DIED,
    GAINED,
    KILLED,
    LEVELLED,
    LOST_EXPERIENCE,
    MORALE_FELL,
    MORALE_ROSE,
)
from ludoteca.games.village_attacks.state import Castle
from ludoteca.games.village_attacks.words import FIRST_SUMMONED, kind_of_look, target_look
from tests.marks import rule


def played(scenario: str, seed: int, **options: str) -> Run:
    """A whole game with everything it told."""
    run = Run(GAME.steps, GAME.new(GAME.setup(3, {"scenario": scenario, **options})), Stream(seed), watch=True)
    run.begin()
    policy = Stream(seed << 32)
    for _ in range(GAME.longest):
        if run.ask is None:
            return run
        run.answer(run.ask.options[policy.below(run.number + 1, len(run.ask.options))])
    raise AssertionError("the game goes on and on")


def told(run: Run, kind: object) -> list[tuple[int, ...]]:
    return [event.values for event in run.journal.events if event.kind is kind]


@rule("A1.10", "A7.9", "A7.10", "A7.15")
@pytest.mark.parametrize("scenario", [name for i, name in enumerate(SCENARIO_NAMES) if MORALE_USED[i]])
@pytest.mark.parametrize("seed", range(4))
def test_morale_adds_up(scenario: str, seed: int) -> None:
    run = played(scenario, seed, troll="scenario" if scenario == "torches_at_the_gate" else "off")
    c: Castle = run.state
    start = next(s.state.morale for s in run.starts if s.name == "first-spawn")
    fell = sum([values[0] for values in told(run, MORALE_FELL)])
    assert c.morale == start - fell + sum([values[0] for values in told(run, MORALE_ROSE)])
    killed = sum([KILL_MORALE[kind_of_look(target_look(values[0]))] for values in told(run, KILLED)])
    assert fell == killed or (c.morale == 0 and fell < killed)
    assert c.kills == len(told(run, KILLED))


@rule("A11.1", "A11.2", "A12.2", "A20.2")
@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
@pytest.mark.parametrize("day_night", ["on", "off"])
def test_experience_adds_up(scenario: str, day_night: str) -> None:
    run = played(scenario, 7, day_night=day_night)
    xp = dict.fromkeys([m.id for m in run.state.monsters], 0)
    level = dict.fromkeys(xp, 1)
    for event in run.journal.events:
        who = event.values[0] if event.values else -1
        if event.kind is GAINED:
            xp[who] += event.values[1]
        elif event.kind is LEVELLED:
            xp[who] -= XP_VALUE[who]
            level[who] += 1
        elif event.kind is LOST_EXPERIENCE:
            xp[who] -= event.values[1]
        elif event.kind is DIED and who < FIRST_SUMMONED:
            xp[who] = 0
    assert {m.id: (m.xp, m.level) for m in run.state.monsters} == {m: (xp[m], level[m]) for m in xp}
