"""Twins of the probe games, each with one planted leak. The conformance kit must find every one of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from ludoteca.engine.ask import EVERYONE, KEEP, PASS, Ask, Chain, Plan, Question, Refusal, Steps, Together, choose, path
from ludoteca.engine.game import Game
from ludoteca.engine.hidden import Secret
from ludoteca.engine.scene import Panel, Scene, Text
from tests.probes import orders, piles, support
from tests.probes.orders import rules as orders_rules
from tests.probes.orders.state import BLOCK, HIDE, ORDER, PHASES, ROADS, ROLE, SAW, SIGHT, Orders
from tests.probes.piles import rules as piles_rules
from tests.probes.piles.state import EVENT, GIFT, PUT_BACK, TILE, Piles
from tests.probes.piles.state import GOT as TOOK_THIS
from tests.probes.support import rules as support_rules
from tests.probes.support.state import CARD, FITS, GAVE_UP, OWN_TURN, PLAY, Support
from tests.probes.support.state import GOT as DREW_THIS

CONTROL = "by control flow: somebody is asked only when private things are so"
LOCAL = "by a local variable that holds a secret over another seat's question"
REFUSAL = "by the reason of a refusal"
AGENDA = "by an integer on the agenda"
EVENT_TOLD = "by an event that too many are told"
SCENE = "by the scene"
WINDOW = "by a window that is skipped without a private option"
SHAPE = "by the number of questions in a secret plan"
ODDS = "by the odds of a draw, which the record tells"
STEP = "by the integers of a step, which the record tells"
WAITING = "by a question of chance that waits for people"


class Leak(NamedTuple):
    """A game that gives something away, and how."""

    kind: str
    game: Game


def planted(
    kind: str, game: Game, name: str, steps: dict[str, Callable[..., Steps | None]] | None = None, **changes: Any
) -> Leak:
    """The game with some steps, or its scene, in place of the sound ones."""
    return Leak(kind, replace(game, id=f"{game.id}-{name}", steps={**game.steps, **(steps or {})}, **changes))


def asking(steps: Steps, question: Question) -> Steps:
    """The same step, asking another question in place of the one of the same name."""
    try:
        ask = next(steps)
        while True:
            if ask.question.id == question.id:
                ask.question = question
            answer = yield ask
            ask = steps.send(answer)
    except StopIteration:
        return


def beside(scene: Scene, names: list[Text]) -> Scene:
    """The scene with more on it."""
    extra = [Panel(f"open:{n}", name, owner="neutral") for n, name in enumerate(names)]
    return msgspec.structs.replace(scene, dynamic=[*scene.dynamic, *extra])


def nothing(g: Any, secret: int) -> None:
    """A step that only carries a secret on the agenda."""


# ---------------------------------------------------------------- orders


def meet_those_who_leave(g: Orders, mover: int, n: int) -> Steps:
    """Nobody is asked to block a role whose sheet says that it stays."""
    if n + 1 < PHASES and g.sheets[mover].value[n + 1] >= HIDE:
        g.agenda.then("phase", mover, n + 1)
    else:
        yield from orders_rules.meet(g, mover, n)


def meet_with_foresight(g: Orders, mover: int, n: int) -> Steps:
    """What the mover will do next waits in a local variable while others are asked."""
    following = g.sheets[mover].value[-1]
    yield from orders_rules.meet(g, mover, n)
    assert following >= 0


def why_not_block(g: Orders, ask: Ask, role: int) -> Refusal:
    """The reason tells whether a role is going to hide."""
    hides = role < len(g.sheets) and g.sheets[role].value[-1] == HIDE
    return Refusal("O3.1", "unseen" if hides else "not-moving", {"role": (ROLE, role)})


TALKATIVE_BLOCK = Question("block", "O3.1", ROLE, about=BLOCK.about, default=PASS, why_not=why_not_block)


def meet_and_explain(g: Orders, mover: int, n: int) -> Steps:
    return asking(orders_rules.meet(g, mover, n), TALKATIVE_BLOCK)


def search_aloud(g: Orders, role: int) -> Steps:
    """Everybody is told what a search has shown."""
    yield from orders_rules.search(g, role)
    sight = g.sights[role]
    assert sight is not None
    g.journal.tell(SAW, role, sight.value[0])


def scene_with_sights(g: Orders, seat: int) -> Scene:
    """What searches have shown lies open."""
    seen = [Text(f"sight-{SIGHT.name(sight.value[0])}") for sight in g.sights if sight is not None]
    return beside(orders.GAME.scene(g, seat), seen)


def meet_who_can(g: Orders, mover: int, n: int) -> Steps:
    """Those who do not see the mover are not asked."""
    for other in range(len(g.holders)):
        if g.may_block(other, mover) and g.sees(other, mover):
            answer = yield choose(other, BLOCK, [PASS, mover], (mover,))
            if answer != PASS:
                orders_rules.block(g, other, mover)
                return
    g.agenda.then("phase", mover, n + 1)


def turn_of_the_restless(g: Orders) -> Steps:
    """Those who will not hide are drawn more often."""
    steps = orders_rules.turn(g)
    with suppress(StopIteration):
        ask = next(steps)
        ask.weights = [1 if g.sheets[role].value[-1] == HIDE else 2 for role in ask.options]
        steps.send((yield ask))


def morning_in_few_words(g: Orders) -> Steps:
    """A sheet is a way that may end early: how many lines a plan has tells how far it goes."""
    together = Together(ORDER, list(range(g.seats)), lambda seat: write_briefly(g, seat), KEEP)
    yield together
    g.sheets = [Secret((), 0, [])] * len(g.holders)
    for seat in range(g.seats):
        for n, role in enumerate(g.roles_of(seat)):
            sheet = tuple(together.plans[seat][n * PHASES : (n + 1) * PHASES])
            g.sheets[role] = Secret(sheet, 1 << seat, ways_of(g, role))
    g.agenda.then("turn")


def write_briefly(g: Orders, seat: int) -> Plan:
    sheets: list[int] = []
    for role in g.roles_of(seat):
        way = yield from write_way(g, role)
        sheets += way + [HIDE] * (PHASES - len(way))
    return sheets


def write_way(g: Orders, role: int) -> Chain:
    def roads(way: list[int]) -> list[int]:
        return ROADS[way[-1] if way else g.at[role]] if len(way) < PHASES else []

    return (yield from path(role, ORDER, roads, lambda way: True, (role,)))


def ways_of(g: Orders, role: int) -> list[tuple[int, ...]]:
    """Every way, with hiding at its end."""
    hiding_last = [sheet for sheet in g.sheets_of(role) if list(sheet) == sorted(sheet, key=lambda deed: deed == HIDE)]
    return [sheet for sheet in hiding_last if max(sheet) <= HIDE]


# ---------------------------------------------------------------- piles


def turn_beside_a_hand(g: Piles, seat: int) -> Steps:
    """What is in the hands waits in a local variable while a seat chooses."""
    held = sum(g.events.card[place] for hand in g.hands for place in hand)
    yield from piles_rules.turn(g, seat)
    assert held >= 0


def why_not_peek(g: Piles, ask: Ask, tile: int) -> Refusal:
    """The reason tells whether somebody holds the gift."""
    held = [g.events.card[place] for hand in g.hands for place in hand]
    return Refusal("P3.1", "not-now" if GIFT in held else "open", {"tile": (TILE, tile)})


TALKATIVE_PEEK = Question("peek-at", "P3.1", TILE, why_not=why_not_peek)


def peek_and_explain(g: Piles, seat: int) -> Steps:
    return asking(piles_rules.peek(g, seat), TALKATIVE_PEEK)


CARELESS_PUT_BACK = Question("put-back", "P2.4", EVENT, about=PUT_BACK.about)


def arrange_what_differs(g: Piles, seat: int, depth: int) -> Steps:
    """Two cards that are alike are put back by the table itself."""
    steps = piles_rules.arrange(g, seat, depth)
    sound = next(steps)
    assert isinstance(sound, Together)
    together = Together(CARELESS_PUT_BACK, [seat], lambda seat: carelessly(sound.plan(seat)), KEEP)
    yield together
    sound.plans = together.plans
    yield from steps


def carelessly(plan: Plan) -> Plan:
    ask = next(plan)
    while True:
        ask.question = CARELESS_PUT_BACK
        card = yield ask
        try:
            ask = plan.send(card)
        except StopIteration as end:
            return list(end.value)


def take_and_note(g: Piles, seat: int) -> Steps:
    """The card that was taken stands on the agenda."""
    yield from piles_rules.take(g, seat)
    g.agenda.then("nothing", g.events.card[g.hands[seat][0]])


def take_in_passing(g: Piles, seat: int) -> Steps:
    """A step that is over before anybody is asked carries the card that was taken."""
    yield from piles_rules.take(g, seat)
    g.agenda.first("nothing", g.events.card[g.hands[seat][0]])


def take_aloud(g: Piles, seat: int) -> Steps:
    """Everybody is told which card was taken."""
    yield from piles_rules.take(g, seat)
    g.journal.tell(TOOK_THIS, seat, g.events.card[g.hands[seat][0]])


def scene_with_hands(g: Piles, seat: int) -> Scene:
    """The hands lie open."""
    held = [Text(f"card-{EVENT.name(g.events.card[place])}") for hand in g.hands for place in hand]
    return beside(piles.GAME.scene(g, seat), held)


# ---------------------------------------------------------------- support


def keep_if_it_matters(g: Support, seat: int) -> Steps:
    """Who holds two equal events is not asked which to keep."""
    if len({g.events.seen_by(place, seat) for place in g.hands[seat]}) == 2:
        yield from support_rules.keep(g, seat)
    else:
        place = g.hands[seat].pop()
        g.discards.append(place)
        g.journal.tell(GAVE_UP, seat, g.events.show(place, EVERYONE, g.journal))


def moment_beside_a_hand(g: Support, when: int, seat: int, n: int) -> Steps:
    """What is kept waits in a local variable while others are asked."""
    held = sum(g.events.card[place] for hand in g.hands for place in hand)
    yield from support_rules.moment(g, when, seat, n)
    assert held >= 0


def moment_of_those_who_can(g: Support, when: int, seat: int, n: int) -> Steps:
    """Those whose event does not fit are not asked."""
    concerned = [seat] if when == OWN_TURN else g.members()
    for i in range(n, len(concerned)):
        fitting = g.in_hand(concerned[i], FITS[when])
        if fitting:
            card = yield choose(concerned[i], PLAY, [PASS, *fitting], (when,))
            if card != PASS:
                g.agenda.first("moment", when, seat, i + 1)
                support_rules.lay(g, concerned[i], card)
                return


def event_and_note(g: Support, seat: int) -> Steps:
    """The event that was drawn stands on the agenda."""
    yield from support_rules.event(g, seat)
    g.agenda.then("nothing", g.events.card[g.hands[seat][-1]])


def event_aloud(g: Support, seat: int) -> Steps:
    """Everybody is told which event was drawn."""
    yield from support_rules.event(g, seat)
    g.journal.tell(DREW_THIS, seat, g.events.card[g.hands[seat][-1]])


def tokens_about_a_hand(g: Support) -> Steps:
    """While people draw a token, the question speaks of what somebody keeps."""
    steps = support_rules.tokens(g)
    with suppress(StopIteration):
        ask = next(steps)
        while True:
            ask.about = (sum(g.events.card[place] for hand in g.hands for place in hand) % 2,)
            ask = steps.send((yield ask))


def scene_with_events(g: Support, seat: int) -> Scene:
    """The kept events lie open."""
    held = [Text(f"card-{CARD.name(g.events.card[place])}") for hand in g.hands for place in hand]
    return beside(support.GAME.scene(g, seat), held)


LEAKS = (
    planted(CONTROL, orders.GAME, "control", {"meet": meet_those_who_leave}),
    planted(LOCAL, orders.GAME, "local", {"meet": meet_with_foresight}),
    planted(REFUSAL, orders.GAME, "refusal", {"meet": meet_and_explain}),
    planted(EVENT_TOLD, orders.GAME, "event", {"search": search_aloud}),
    planted(SCENE, orders.GAME, "scene", scene=scene_with_sights),
    planted(WINDOW, orders.GAME, "window", {"meet": meet_who_can}),
    planted(SHAPE, orders.GAME, "shape", {"morning": morning_in_few_words}),
    planted(ODDS, orders.GAME, "odds", {"turn": turn_of_the_restless}),
    planted(CONTROL, piles.GAME, "control", {"arrange": arrange_what_differs}),
    planted(LOCAL, piles.GAME, "local", {"turn": turn_beside_a_hand}),
    planted(REFUSAL, piles.GAME, "refusal", {"peek": peek_and_explain}),
    planted(AGENDA, piles.GAME, "agenda", {"take": take_and_note, "nothing": nothing}),
    planted(STEP, piles.GAME, "step", {"take": take_in_passing, "nothing": nothing}),
    planted(EVENT_TOLD, piles.GAME, "event", {"take": take_aloud}),
    planted(SCENE, piles.GAME, "scene", scene=scene_with_hands),
    planted(CONTROL, support.GAME, "control", {"keep": keep_if_it_matters}),
    planted(LOCAL, support.GAME, "local", {"moment": moment_beside_a_hand}),
    planted(AGENDA, support.GAME, "agenda", {"event": event_and_note, "nothing": nothing}),
    planted(EVENT_TOLD, support.GAME, "event", {"event": event_aloud}),
    planted(SCENE, support.GAME, "scene", scene=scene_with_events),
    planted(WINDOW, support.GAME, "window", {"moment": moment_of_those_who_can}),
    planted(WAITING, support.GAME, "waiting", {"tokens": tokens_about_a_hand}),
)
