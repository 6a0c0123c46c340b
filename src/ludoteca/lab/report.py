"""The report of a run: one HTML file that needs no other file and no network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import escape
from statistics import median
from typing import Final

from ludoteca.lab import FOLDER, charts, pictures
from ludoteca.lab.charts import Chart
from ludoteca.lab.figures import FEW_GAMES, TRAIT, Dimension, Figures, Group, Pair, Rate, figures_of, varied
from ludoteca.lab.markup import intervals_markup, squares_markup
from ludoteca.lab.pictures import FEW, Intervals, effects, pairings, win_rates
from ludoteca.lab.running import Results
from ludoteca.lab.telling import (
    Teller,
    broken_lines,
    caveats,
    counted,
    has_effects,
    idle_lines,
    ladder_interval,
    ladder_title,
    lead_told,
    named_duels,
    named_pairs,
    played,
    verdict,
)
from ludoteca.lab.use import Taken, use_of

MOST_OPTIONS: Final = 100
"""Of each question so many options are listed, those that were offered most."""
MOST_LINES: Final = 200
"""Of more pairs than this only those are listed that met often enough to say something."""


@dataclass
class Report:
    """A page and its pictures."""

    teller: Teller
    parts: list[str] = field(default_factory=list)
    contents: list[tuple[str, str]] = field(default_factory=list)
    charts: dict[str, tuple[str, str, Callable[[], Chart]]] = field(default_factory=dict)
    """By name: the title of each picture, that of its chapter, and how it is drawn."""
    html: str = ""

    def heading(self, id: str, title: str) -> None:
        """A chapter."""
        self.contents.append((id, title))
        self.parts.append(f'<h2 id="{id}">{escape(title)}</h2>')

    def figure(
        self, name: str, title: str, about: str, chart: Callable[[], Chart], drawn: str, table: str = ""
    ) -> None:
        """A picture with its title, a sentence about it, and its figures below; as a chart it is drawn when needed."""
        self.charts[name] = (title, self.contents[-1][1], chart)
        inside = f"<h3>{escape(title)}</h3><p>{escape(about)}</p>{drawn}"
        if table:
            inside += f"<details><summary>{escape(self.teller.say('report-figures'))}</summary>{table}</details>"
        self.parts.append(f'<figure aria-label="{escape(title)}">{inside}</figure>')

    def intervals(self, name: str, title: str, about: str, shown: Intervals, table: str) -> None:
        """A picture of points with their intervals."""
        self.figure(name, title, about, lambda: charts.intervals(shown), intervals_markup(shown), table)

    def bars(self, name: str, title: str, about: str, group: Group, draw: Callable[..., Chart]) -> None:
        """A picture of bars, drawn for wide screens and for narrow ones."""
        wide, narrow = draw(self.teller, group), draw(self.teller, group, charts.NARROW)
        drawn = f'<div class="broad">{charts.as_svg(title, wide)}</div>'
        drawn += f'<div class="narrow">{charts.as_svg(title, narrow)}</div>'
        self.figure(name, title, about, lambda: wide, drawn)

    def pictures(self) -> Iterator[tuple[str, bytes]]:
        """Every picture as PNG."""
        for name, (title, chapter, chart) in self.charts.items():
            yield name, charts.as_png(title, "" if chapter == title else chapter, chart())


def make_report(results: Results, lang: str) -> Report:
    """The report of a run in a language."""
    teller = Teller(lang, results.game)
    figures = figures_of(results)
    report = Report(teller)
    add_flags(report, results, figures)
    add_played(report, results)
    for group in figures.groups:
        add_group(report, results, group)
    add_ladders(report, figures)
    if figures.duels:
        met = named_duels(teller, figures.duels)
        about = teller.say("report-duels-about")
        if results.spec.until_decided:
            about += " " + teller.say("until-decided")
        report.intervals("duels", met.name, about, win_rates(teller, met), rates_table(teller, met))
    add_use(report, results, figures)
    report.html = page(report, results, figures)
    return report


def add_flags(report: Report, results: Results, figures: Figures) -> None:
    """What one should see first: where balance is off."""
    teller = report.teller
    report.heading("flags", teller.say("flags-title"))
    told = [f"<li>{escape(teller.flag(flag))}</li>" for flag in figures.flags]
    said, sure = verdict(teller, figures)
    if told:
        report.parts.append(f'<ul class="flags">{"".join(told)}</ul>')
    if said:
        report.parts.append(f'<p class="good">✓ {escape(said)}</p>' if sure and not told else f"<p>{escape(said)}</p>")
    report.parts += [f"<p>{escape(line)}</p>" for line in idle_lines(teller, results, figures)]
    report.parts += [f'<p class="bad">! {escape(line)}</p>' for line in broken_lines(teller, results, figures)]


def add_played(report: Report, results: Results) -> None:
    """Who played what, so that nobody takes the figures for more than they are."""
    teller = report.teller
    report.heading("played", teller.say("played-title"))
    told = "".join(f"<dt>{escape(label)}</dt><dd>{escape(text)}</dd>" for label, text in played(teller, results))
    report.parts.append(f'<dl class="played">{told}</dl>')


def add_group(report: Report, results: Results, group: Group) -> None:
    """All about the games of one group."""
    teller, place = report.teller, place_of(group)
    report.heading(place, teller.group(group))
    report.parts += [f"<p>{escape(sentence)}</p>" for sentence in caveats(teller, group)]
    if group.won is not None:
        report.parts.append(f'<p class="big">{escape(teller.say("won-together", rate=teller.rate(group.won)))}</p>')
    for dimension in group.dimensions:
        what, draw = ("effect", effects) if has_effects(dimension) else ("winrate", win_rates)
        title = teller.say(f"report-{what}", dimension=teller.dimension(dimension.kind, dimension.name))
        about = teller.say(f"report-{what}-about", games=group.games)
        if dimension.within:
            known = any(rate.fair is not None for rate in dimension.rates)
            whole = teller.dimension(TRAIT, dimension.within)
            about += " " + teller.say("report-within" if known else "report-within-few", whole=whole, few=FEW_GAMES)
        shown = draw(teller, dimension)
        report.intervals(f"{place}-{dimension.name}", title, about, shown, rates_table(teller, dimension))
    for name, pairs in group.pairings.items():
        if pairs:
            add_pairs(report, group, name, pairs)
    if group.together and len(group.cells) > 1:
        report.parts.append(cells_table(teller, results, group))
    low, high, middle = min(group.lengths), max(group.lengths), round(median(group.lengths))
    about = teller.say("report-lengths-about", low=low, high=high, median=middle)
    report.bars(f"{place}-lengths", teller.say("report-lengths"), about, group, charts.lengths)
    if len({score for score, _ in group.scores}) > 2:
        about = teller.say("report-scores-about")
        report.bars(f"{place}-scores", teller.say("report-scores"), about, group, charts.scores)


def place_of(group: Group) -> str:
    """The place of a group in the page, and how the files of its pictures begin."""
    if group.together:
        return "together"
    return "-".join([f"seats-{group.seats}", *re.findall(r"\w+", group.bot)])


def add_pairs(report: Report, group: Group, name: str, pairs: list[Pair]) -> None:
    """Who beats whom, or goes well with whom; of very many pairs only those have a line that met often."""
    teller, way = report.teller, "with" if group.together else "against"
    listed = pairs if len(pairs) <= MOST_LINES else [pair for pair in pairs if pair.rate.games >= FEW]
    named = named_pairs(teller, group, name, listed)
    about, shown = teller.say(f"report-pairs-{way}-about"), pairings(teller, name, pairs, way == "against")
    drawn = f'<div class="wide">{squares_markup(shown, teller.say("report-pale", few=FEW))}</div>'
    place, figures = (
        f"{place_of(group)}-{name}-pairs",
        rates_table(teller, named, "usual" if group.together else "fair"),
    )
    report.figure(place, named.name, about, lambda: charts.squares(shown), drawn, figures)


def add_ladders(report: Report, figures: Figures) -> None:
    """How strong the bots are: a picture for each group that met."""
    teller, count = report.teller, len(figures.ladders)
    about = teller.say("report-ladder-about") + (" " + teller.say("ladders-apart") if count > 1 else "")
    if count:
        report.heading("ladder", teller.say("ladder-title"))
    for number, ladder in enumerate(figures.ladders, 1):
        place = "ladder" if count == 1 else f"ladder-{number}"
        heads = [teller.say(f"column-{name}") for name in ("value", "rating", "interval", "ahead")]
        rows = [
            [one.bot, teller.figure(one.rating), ladder_interval(teller, one), lead_told(teller, one)] for one in ladder
        ]
        title, shown = ladder_title(teller, number, count), pictures.ladder(teller, ladder)
        report.intervals(place, title, about, shown, table(heads, rows))


def rates_table(teller: Teller, dimension: Dimension, beside: str = "fair") -> str:
    """The figures of a picture, for those who want to copy them or cannot see it."""
    last = "effect" if has_effects(dimension) else beside
    heads = [teller.say(f"column-{name}") for name in ("value", "games", "won", "interval", last)]
    rows = []
    for one in dimension.rates:
        fair = teller.percent(one.fair) if one.fair is not None else "–"
        beside = teller.effect(one.effect) if one.effect is not None else fair
        name = teller.value(dimension.kind, dimension.name, one.value)
        won = teller.percent(one.won) + (" !" if one.off else "")
        rows.append([name, str(one.games), won, interval(teller, one), beside])
    return table(heads, rows)


def interval(teller: Teller, rate: Rate) -> str:
    return f"{teller.figure(100 * rate.low, 1)} – {teller.figure(100 * rate.high, 1)}"


def cells_table(teller: Teller, results: Results, group: Group) -> str:
    """The win rate of every cell."""
    heads = [teller.say(f"column-{name}") for name in ("cell", "games", "won", "interval")]
    cells = {cell.number: cell for cell in results.run.cells}
    ids = varied(results)
    rows = [
        [teller.cell(cells[number], ids), str(one.games), teller.percent(one.won), interval(teller, one)]
        for number, one in group.cells
    ]
    return f"<h3>{escape(teller.say('report-cells'))}</h3>{table(heads, rows)}"


def add_use(report: Report, results: Results, figures: Figures) -> None:
    """How often each question was asked, and what was chosen."""
    teller = report.teller
    report.heading("use", teller.say("report-use"))
    report.parts.append(f"<p>{escape(teller.say('report-use-about', few=FEW_GAMES))}</p>")
    heads = [teller.say(f"column-{name}") for name in ("option", "offered", "chosen", "rate", "winners")]
    for asked in use_of(results):
        rows = [use_row(teller, asked.question, taken) for taken in asked.options[:MOST_OPTIONS]]
        often = teller.say("report-use-question", asked=teller.figure(asked.times / max(1, figures.games), 1))
        if asked.question in results.spec.by_lot:
            often += " · " + teller.say("report-use-lot")
        more = len(asked.options) - MOST_OPTIONS
        rest = f"<p>{escape(teller.say('report-use-more', count=more))}</p>" if more > 0 else ""
        summary = f"<summary>{escape(teller.question(asked.question))} <small>{escape(often)}</small></summary>"
        report.parts.append(f'<details class="use">{summary}{table(heads, rows)}{rest}</details>')


def use_row(teller: Teller, question: str, taken: Taken) -> list[str]:
    """One option: how often it was there, how often it was taken, and how much oftener by winners."""
    name = teller.option(teller.questions.get(question), taken.option)
    lead = "–" if taken.lead is None else teller.difference(taken.lead.share, taken.lead.low, taken.lead.high)
    return [name, str(taken.offered), str(taken.chosen), teller.percent(taken.chosen / taken.offered), lead]


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table of words; all columns but the first hold figures."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def page(report: Report, results: Results, figures: Figures) -> str:
    """The whole file."""
    teller, run, spec = report.teller, results.run, results.spec
    title = spec.name or teller.title()
    stamps = {name: run.stamps.get(name, "-") for name in ("rules", "content")}
    foot = teller.say("report-foot", game=run.game, seed=str(spec.seed), run=run.stamp, **stamps)
    links = "".join(f'<li><a href="#{place}">{escape(name)}</a></li>' for place, name in report.contents)
    style = FOLDER.joinpath("report.css").read_text("utf-8") + night()
    return (
        f'<!doctype html>\n<html lang="{teller.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(title)}</title>\n<style>\n{style}\n</style>\n</head>\n<body>\n<main>\n"
        f'<header><p class="caption">{escape(teller.title())}</p><h1>{escape(title)}</h1>'
        f"<p>{escape(counted(teller, results, figures))}</p><p>{escape(teller.say('report-lead'))}</p></header>\n"
        f'<nav aria-label="{escape(teller.say("report-contents"))}"><ul>{links}</ul></nav>\n'
        + "\n".join(report.parts)
        + f"\n<footer><p>{escape(foot)}</p></footer>\n</main>\n</body>\n</html>\n"
    )


def night() -> str:
    """In the dark theme the pictures change their colours too: a style speaks louder than what a shape says itself."""
    colours = charts.NIGHT.items()
    rules = [f'svg [{way}="{light}"]{{{way}:{dark}}}' for light, dark in colours for way in ("fill", "stroke")]
    return "@media (prefers-color-scheme: dark){\n" + "\n".join(rules) + "\n}"
