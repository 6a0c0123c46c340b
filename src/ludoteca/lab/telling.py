"""The figures of a run in words: names in the reader's language, tables for the terminal, data for programs."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from itertools import zip_longest
from typing import Any, Final

from ludoteca.engine.ask import Question
from ludoteca.engine.game import Game
from ludoteca.engine.observe import label
from ludoteca.engine.scene import resolver
from ludoteca.engine.text import Argument, Texts, figure
from ludoteca.lab import FOLDER
from ludoteca.lab.chances import Rating
from ludoteca.lab.figures import (
    FEW_GAMES,
    OPTION,
    TRAIT,
    Dimension,
    Effect,
    Figures,
    Flag,
    Group,
    Pair,
    Rate,
    bounded,
    varied,
)
from ludoteca.lab.plan import BOT, SEAT, SEATS, Cell, Plan
from ludoteca.lab.running import Results

HOLE: Final = "…"
"""Stands for what differs from one time that a question is put to the next."""
ASIDE: Final = re.compile(rf"\s*\([^()]*{HOLE}[^()]*\)")
BEFORE: Final = re.compile(rf"^(?:{HOLE}[\s,:]*)+[:,]\s*")
REMARK: Final = re.compile(rf"(?<=\?)\s[^?]*{HOLE}[^?]*$")
"""In a question with holes: what is in brackets, whose it is, and a remark after it. None of them says anything."""
PAIRS: Final = "pairs"
"""The kind of what is made of pairs: name and values are words already."""
MOST_TABLES: Final = 12
"""So many tables are named before a run begins."""
FEW_VALUES: Final = 12
"""The pairs of more values are too many for a terminal; the report has them."""


class Teller:
    """Calls everything by the name that it has in the game, in one language."""

    def __init__(self, lang: str, game: Game) -> None:
        self.lang = lang
        self.game = game
        self.own = Texts.of(FOLDER)
        self.texts = Texts.of(game.folder)
        self.resolve = resolver(lambda key, **args: self.texts.t(lang, key, **args))
        self.questions = {question.id: question for question in game.questions}

    def say(self, key: str, **args: Argument) -> str:
        """A phrase of the lab."""
        return self.own.t(self.lang, key, **args)

    def of_game(self, key: str, otherwise: str) -> str:
        """A text of the game, or something else where it has none."""
        return self.texts.t(self.lang, key) if self.texts.has(self.lang, key) else otherwise

    def title(self) -> str:
        return self.of_game("title", self.game.id)

    def dimension(self, kind: str, name: str) -> str:
        """What the values of a dimension are: seats, bots, factions."""
        if kind in (SEAT, BOT, SEATS):
            return self.say(f"dimension-{kind}")
        if kind == TRAIT:
            return self.of_game(f"trait-{name}", name)
        return self.of_game(f"trait-{name}", self.of_game(f"option-{name}", name))

    def value(self, kind: str, name: str, value: str) -> str:
        """One value of a dimension."""
        if kind == SEAT:
            return self.of_game(f"seat-{self.game.seat_name(int(value))}", value)
        if kind == SEATS:
            return self.say("cell-seats", seats=int(value))
        if kind == OPTION:
            return self.of_game(f"{name}-{value}", self.of_game(f"option-{name}.{value}", value))
        return self.of_game(value, value) if kind == TRAIT else value

    def group(self, group: Group | Flag) -> str:
        """Which games a group has."""
        told = self.say("group-seats", seats=group.seats) if group.seats else self.say("group-together")
        return f"{told}, {group.bot}" if group.bot else told

    def question(self, id: str) -> str:
        """A question as it is put; about whom or what, nobody can say for all of them."""
        key = f"ask-{id}"
        if not self.texts.has(self.lang, key):
            return id.replace("-", " ")
        return tidy(self.texts.t(self.lang, key, **dict.fromkeys(self.texts.arguments(self.lang, key), HOLE)))

    def option(self, question: Question | None, name: str) -> str:
        """An option as the table words it; its bare name if the game does not know it any more."""
        try:
            return name if question is None else self.resolve(label(self.game, question, question.domain.value(name)))
        except ValueError:
            return name

    def percent(self, share: float) -> str:
        """A share as a figure with one decimal place."""
        return self.figure(100 * share, 1) + " %"

    def figure(self, value: float, places: int = 0) -> str:
        """A figure with the signs of the language."""
        return figure(self.lang, value, places)

    def rate(self, rate: Rate) -> str:
        """A win rate with its interval."""
        return f"{self.percent(rate.won)} {self.interval(rate)}"

    def interval(self, rate: Rate) -> str:
        """Between which win rates the true one lies."""
        return self.say("interval", low=self.figure(100 * rate.low, 1), high=self.figure(100 * rate.high, 1))

    def signed(self, share: float) -> str:
        """A difference in percentage points, with its sign."""
        points = round(100 * share, 1) + 0.0  # which makes of a negative zero a plain one
        return ("+" if points >= 0 else "") + self.figure(points, 1)

    def effect(self, effect: Effect) -> str:
        """What something changes, with its interval."""
        return self.difference(effect.shift, effect.low, effect.high)

    def difference(self, share: float, low: float, high: float) -> str:
        """A difference in percentage points with its interval."""
        return f"{self.signed(share)} {self.between(low, high)}"

    def between(self, low: float, high: float) -> str:
        """Between which differences the true one lies."""
        return self.say("interval-signed", low=self.signed(low), high=self.signed(high))

    def cell(self, cell: Cell, names: list[str]) -> str:
        """A cell by what tells it from others."""
        bots = cell.bots[0] if same_bots(cell) else ", ".join(cell.bots)
        chosen = [self.value(OPTION, name, cell.options[name]) for name in names]
        return " · ".join([*chosen, self.say("cell-seats", seats=len(cell.bots)), bots])

    def table(self, cell: Cell) -> str:
        """Who sits at the table of a cell: one bot everywhere, or a bot at each seat."""
        if same_bots(cell):
            return self.say("table-equal", bot=cell.bots[0])
        return self.say("table-different", bots=" – ".join(cell.bots))

    def pair(self, name: str, pair: Pair, against: bool) -> str:
        """Two values of a trait that met."""
        one, other = (self.value(TRAIT, name, value) for value in (pair.one, pair.other))
        return self.say("pair-against" if against else "pair-with", one=one, other=other)

    def flag(self, flag: Flag) -> str:
        """A sentence about what is out of balance."""
        value = self.value(flag.kind, flag.dimension, flag.rate.value)
        if flag.other:
            other = self.value(flag.kind, flag.dimension, flag.other)
            value = self.say("pair-against" if flag.seats else "pair-with", one=value, other=other)
        about = {"group": self.group(flag), "dimension": self.dimension(flag.kind, flag.dimension), "value": value}
        rate = flag.rate
        few = " " + self.say("flag-few") if rate.games < FEW_GAMES else ""
        if rate.bounds is None and rate.effect is not None:
            margin = self.figure(100 * rate.effect.margin, 1)
            told = {**about, "effect": self.effect(rate.effect), "margin": margin}
            return self.say(f"flag-effect-{rate.off}", **told, games=rate.games) + few
        low, high = rate.bounds or (0.0, 1.0)
        expected = {"low": self.figure(100 * low, 1), "high": self.figure(100 * high, 1)}
        from_to = {"from": self.figure(100 * rate.low, 1), "to": self.figure(100 * rate.high, 1)}
        told = {**about, "won": self.percent(rate.won), **from_to, **expected}
        even = " " + self.say("flag-even", fair=self.percent(rate.fair or 0)) if leaves_out_even(rate) else ""
        kind = "flag" if flag.seats else "flag-together"  # a scenario wins nothing: people do
        return self.say(f"{kind}-{rate.off}", **told, games=rate.games) + even + few


def tidy(question: str) -> str:
    """A question with holes as a title: what is only about them is left out, and two side by side are one."""
    for idle in (ASIDE, BEFORE, REMARK):
        question = idle.sub("", question)
    question = re.sub(rf"{HOLE}(?:\s*{HOLE})+", HOLE, question).replace(f"{HOLE}.", HOLE)
    return question[:1].upper() + question[1:]


def as_tables(teller: Teller, results: Results, figures: Figures) -> str:
    """The figures as a person reads them in a terminal."""
    lines = [results.spec.name or teller.title(), counted(teller, results, figures)]
    lines += [f"  {label}{'' if label.endswith('?') else ':'} {text}" for label, text in played(teller, results)]
    lines += broken_lines(teller, results, figures)
    for group in figures.groups:
        lines += ["", teller.group(group) + ": " + teller.say("games", games=group.games)]
        lines += [f"  {sentence}" for sentence in caveats(teller, group)]
        if group.won is not None:
            lines.append("  " + teller.say("won-together", rate=teller.rate(group.won)))
        for dimension in group.dimensions:
            lines += ["", *table_of(teller, dimension)]
        for name, pairs in group.pairings.items():
            if 0 < len({value for pair in pairs for value in (pair.one, pair.other)}) <= FEW_VALUES:
                lines += ["", *table_of(teller, named_pairs(teller, group, name, pairs))]
    lines += ladder_lines(teller, figures.ladders)
    if figures.duels:
        lines += ["", *table_of(teller, named_duels(teller, figures.duels))]
    if results.spec.until_decided:
        lines += ["", "  " + teller.say("until-decided")]
    said, _ = verdict(teller, figures)
    flags = [*[f"! {teller.flag(flag)}" for flag in figures.flags], *[said] * bool(said)]
    flags += idle_lines(teller, results, figures)
    return "\n".join([*lines, "", teller.say("flags-title"), *[f"  {line}" for line in flags]])


def counted(teller: Teller, results: Results, figures: Figures) -> str:
    """How many games are counted, and of how many."""
    key = "games-at-most" if results.spec.until_decided else "games-of"
    return teller.say(key, games=figures.games, all=results.run.games, cells=len(results.run.cells))


def played(teller: Teller, results: Results) -> list[tuple[str, str]]:
    """What was played, each with what it is: bots, seats, options that somebody chose, the lot, the seed."""
    cells, spec = results.run.cells, results.spec
    tables = {teller.table(cell): None for cell in cells}
    told = [
        (teller.say("played-bots"), "; ".join(tables)),
        (teller.say("played-seats"), ", ".join(map(str, sorted({len(cell.bots) for cell in cells})))),
    ]
    for option in results.game.options:
        values = list({cell.options[option.id]: None for cell in cells if option.id in cell.options})
        if values != [option.default]:
            name = teller.dimension(OPTION, option.id)
            told.append((name, "; ".join(teller.value(OPTION, option.id, value) for value in values)))
    if spec.by_lot:
        asked = [teller.of_game(f"trait-{name}", teller.question(name)) for name in spec.by_lot]
        told.append((teller.say("played-lot"), "; ".join(asked)))
    return [*told, (teller.say("played-seed"), str(spec.seed))]


def planned(teller: Teller, plan: Plan) -> list[str]:
    """What is going to be played: how many games in how many cells, and who sits at the tables."""
    tables = {f"{teller.say('cell-seats', seats=len(cell.bots))}: {teller.table(cell)}": None for cell in plan.cells}
    lines = [f"  {table}" for table in tables]
    if len(lines) > MOST_TABLES:
        lines[MOST_TABLES:] = ["  " + teller.say("more-tables", count=len(lines) - MOST_TABLES)]
    key = "planned-at-most" if plan.spec.until_decided else "planned"
    title = plan.spec.name or teller.title()
    return [teller.say(key, title=title, games=plan.games, cells=len(plan.cells)), *lines]


def same_bots(cell: Cell) -> bool:
    """Whether one bot sits at every seat."""
    return len(set(cell.bots)) == 1


def caveats(teller: Teller, group: Group) -> list[str]:
    """What one has to know about a group before one reads its figures."""
    told = []
    if group.pooled:
        told.append(teller.say("pooled", options=" · ".join(teller.dimension(OPTION, name) for name in group.pooled)))
    if group.seats:
        told.append(teller.say("even-share", seats=group.seats, share=teller.percent(1 / group.seats)))
    if group.doubled and any(dimension.kind == BOT for dimension in group.dimensions):
        told.append(teller.say("several-seats"))
    uneven = {
        (dimension.kind, dimension.name, *one.bounds): None
        for dimension in group.dimensions
        for one in dimension.rates
        if one.bounds and dimension.kind != BOT and leaves_out_even(one)
    }
    for kind, name, low, high in uneven:
        bounds = {"low": teller.figure(100 * low, 1), "high": teller.figure(100 * high, 1)}
        told.append(teller.say("even-outside", dimension=teller.dimension(kind, name), **bounds))
    return told


def leaves_out_even(rate: Rate) -> bool:
    """Whether even what wins its fair share would lie outside its bounds."""
    return rate.bounds is not None and rate.fair is not None and not rate.bounds[0] <= rate.fair <= rate.bounds[1]


def verdict(teller: Teller, figures: Figures) -> tuple[str, bool]:
    """What can be said of all that is not flagged, and whether it is sure: there may be too few games or wins."""
    rates = [one for one in bounded(figures) if not one.off]
    if not rates:
        return "" if figures.flags else teller.say("flags-nothing"), False
    unsure, cramped = [one for one in rates if not one.inside], [one for one in rates if is_cramped(one)]
    key = "flags-others" if figures.flags else "flags-unsure" if unsure else "flags-none"
    said = [teller.say(key, count=len(unsure), all=len(rates))]
    more = len(unsure) - sum(is_cramped(one) for one in unsure)
    if more:
        said.append(teller.say("flags-more", count=more))
    if cramped:
        margins = [100 * one.effect.margin for one in cramped if one.effect is not None]
        said.append(teller.say("flags-cramped", count=len(cramped), margin=teller.figure(margins[0], 1)))
    return " ".join(said), not unsure and not cramped


def is_cramped(rate: Rate) -> bool:
    """Whether games are so seldom won, or lost, that more of them would not tell what this changes."""
    return rate.bounds is None and rate.effect is not None and rate.effect.cramped


def idle_lines(teller: Teller, results: Results, figures: Figures) -> list[str]:
    """The bounds that nothing was measured against: nobody should think that they are kept."""
    lines = []
    for number in figures.idle:
        bounds = results.spec.bounds[number - 1]
        about = f"{bounds.by} ({', '.join(bounds.only)})" if bounds.only else bounds.by
        lines.append(teller.say("flags-idle", number=number, about=about))
    return lines


def broken_lines(teller: Teller, results: Results, figures: Figures) -> list[str]:
    """The games that broke down: how many, why, and where to find them."""
    if not figures.broken:
        return []
    cells, ids = {cell.number: cell for cell in results.run.cells}, varied(results)
    lines = [teller.say("broken", games=sum(one.games for one in figures.broken))]
    for one in figures.broken:
        first = teller.cell(cells[one.cells[0]], ids)
        about = {"games": one.games, "cells": len(one.cells), "game": one.game}
        lines.append("  " + teller.say("broken-error", fault=one.error, first=first, **about))
    return lines


def table_of(teller: Teller, dimension: Dimension) -> list[str]:
    """One dimension: value, games, win rate, interval, what it changes, and a mark where it is out of balance."""
    names = [teller.value(dimension.kind, dimension.name, one.value) for one in dimension.rates]
    wide = max(map(len, names), default=0)
    won = aligned([(teller.percent(one.won), teller.interval(one)) for one in dimension.rates])
    effects = [one.effect for one in dimension.rates]
    shifts = aligned(
        [(teller.signed(one.shift), teller.between(one.low, one.high)) if one else ("", "") for one in effects]
    )
    lines = ["  " + title_of(teller, dimension)]
    for name, one, rate, shift in zip(names, dimension.rates, won, shifts, strict=True):
        mark = " !" if one.off else ""
        lines.append(f"    {name.ljust(wide)}  {one.games:>7}  {f'{rate}  {shift}'.rstrip()}{mark}")
    return lines


def aligned(figures: list[tuple[str, str]]) -> list[str]:
    """Figures with their intervals, one below the other: all figures end, and all intervals begin, at one place."""
    wide = max((len(figure) for figure, _ in figures), default=0)
    long = max((len(interval) for _, interval in figures), default=0)
    return [f"{figure:>{wide}} {interval:<{long}}" for figure, interval in figures]


def title_of(teller: Teller, dimension: Dimension) -> str:
    """What a table is about."""
    if dimension.kind == PAIRS:
        return dimension.name
    title = teller.dimension(dimension.kind, dimension.name)
    if dimension.within:
        return teller.say("within-title", dimension=title, whole=teller.dimension(TRAIT, dimension.within))
    return teller.say("effect-title", dimension=title) if has_effects(dimension) else title


def has_effects(dimension: Dimension) -> bool:
    """Whether it is known of any value what it changes."""
    return any(one.effect is not None for one in dimension.rates)


def ladder_lines(teller: Teller, ladders: list[list[Rating]]) -> list[str]:
    """The bots from the strongest to the weakest, a ladder for each group that met."""
    lines = []
    for number, ladder in enumerate(ladders, 1):
        names = [one.bot for one in ladder]
        wide = max(map(len, names))
        lines += ["", "  " + ladder_title(teller, number, len(ladders))]
        told = aligned([(teller.figure(one.rating), f"({ladder_interval(teller, one)})") for one in ladder])
        for name, rating, below, one in zip_longest(names, told, names[1:], ladder):
            ahead = teller.say("ladder-ahead", lead=lead_told(teller, one), bot=below) if below else ""
            lines.append(f"    {name.ljust(wide)}  {rating}  {ahead}".rstrip())
    return [*lines, "", "  " + teller.say("ladders-apart")] if len(ladders) > 1 else lines


def ladder_interval(teller: Teller, rating: Rating) -> str:
    return f"{teller.figure(rating.low)} … {teller.figure(rating.high)}"


def lead_told(teller: Teller, rating: Rating) -> str:
    """How far a bot is ahead of the next one."""
    lead = rating.lead
    if lead is None:
        return "–"
    return f"{teller.figure(lead.points)} ({teller.figure(lead.low)} … {teller.figure(lead.high)})"


def ladder_title(teller: Teller, number: int, count: int) -> str:
    """What a ladder is called: with its number, if there are several."""
    title = teller.say("ladder-title")
    return title if count == 1 else teller.say("ladder-group", title=title, number=number, count=count)


def named_duels(teller: Teller, duels: list[Pair]) -> Dimension:
    """How often a bot beat another one, each with a name that says both."""
    rates = [replace(duel.rate, value=teller.say("pair-against", one=duel.one, other=duel.other)) for duel in duels]
    return Dimension(PAIRS, teller.say("duels-title"), rates)


def named_pairs(teller: Teller, group: Group, name: str, pairs: list[Pair]) -> Dimension:
    """How often one beat another or won with it, each with a name that says both."""
    against = not group.together
    title = teller.say(f"report-pairs-{'against' if against else 'with'}", dimension=teller.dimension(TRAIT, name))
    rates = [replace(pair.rate, value=teller.pair(name, pair, against)) for pair in pairs]
    return Dimension(PAIRS, title, rates)


def as_data(results: Results, figures: Figures) -> dict[str, Any]:
    """The figures as `lab show --json` tells them."""
    groups = []
    for group in figures.groups:
        told = asdict(group)
        del told["lengths"], told["scores"]
        groups.append(told)
    return {
        "name": results.spec.name,
        "game": results.game.id,
        "run": results.run.stamp,
        "games": figures.games,
        "of": results.run.games,
        "broken": [asdict(one) for one in figures.broken],
        "groups": groups,
        "ladders": [[asdict(one) for one in ladder] for ladder in figures.ladders],
        "duels": [asdict(duel) for duel in figures.duels],
        "flags": [{**asdict(flag), "off": flag.rate.off} for flag in figures.flags],
        "idle": figures.idle,
    }
