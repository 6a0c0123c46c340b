"""What the rows of a run say: win rates with intervals, pairings, lengths, scores, ratings, and what is out of balance.

Every rate counts games, not seats: what happens to several seats of one game is one observation.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field, replace
from typing import Final

import polars as pl

from ludoteca.lab.chances import Rating, Tally, ladders, shift, wilson
from ludoteca.lab.plan import BOT, SEAT, SEATS, are_comparable, turns_of
from ludoteca.lab.running import Results
from ludoteca.lab.spec import Bounds

OPTION: Final = "option"
TRAIT: Final = "trait"
FEW_GAMES: Final = 100
"""With fewer games an interval is more than twenty points wide: what is said about them needs a warning."""


@dataclass(frozen=True)
class Effect:
    """How much more often games are won with something than games of the same cells without it."""

    shift: float
    low: float
    high: float
    margin: float
    """How far it may lie from 0."""
    without: float
    """How often the games are won that it is compared with."""

    @property
    def off(self) -> str:
        """`low` or `high` if the whole interval lies further from 0 than it may."""
        return "low" if self.high < -self.margin else "high" if self.low > self.margin else ""

    @property
    def inside(self) -> bool:
        """Whether the whole interval lies where it may."""
        return -self.margin <= self.low and self.high <= self.margin

    @property
    def cramped(self) -> bool:
        """Whether games without it are so seldom won, or lost, that it could not change that by more than it may."""
        return not self.margin <= self.without <= 1 - self.margin


@dataclass(frozen=True)
class Rate:
    """How often games are won with something."""

    value: str
    games: int
    won: float
    low: float
    high: float
    fair: float | None
    """What it would be if nothing mattered, where that can be said."""
    bounds: tuple[float, float] | None = None
    """Where it should lie."""
    effect: Effect | None = None
    """What it changes, where people win together and it is not in every game; it counts where there are no bounds."""

    @property
    def off(self) -> str:
        """`low` or `high` if the whole interval lies outside the bounds."""
        if self.bounds is None:
            return "" if self.effect is None else self.effect.off
        return "low" if self.high < self.bounds[0] else "high" if self.low > self.bounds[1] else ""

    @property
    def inside(self) -> bool | None:
        """Whether the whole interval lies within the bounds; None where there are none."""
        if self.bounds is None:
            return None if self.effect is None else self.effect.inside
        return self.bounds[0] <= self.low and self.high <= self.bounds[1]


@dataclass(frozen=True)
class Dimension:
    """Win rates by one thing: by seat, bot, trait or option."""

    kind: str
    name: str
    rates: list[Rate]
    within: str = ""
    """The trait that each value belongs to, as a feat does to a faction: it is fair if it wins as often as that one."""


@dataclass(frozen=True)
class Pair:
    """Two values of a trait, or two bots, that met: how often the first one won, or both together."""

    one: str
    other: str
    rate: Rate


@dataclass
class Group:
    """Games whose win rates can be compared: all in which people play together, else so many seats and one bot."""

    seats: int
    """0 where people play together."""
    bot: str
    """Who sits at every seat; nothing where different bots meet, or people play together."""
    pooled: list[str]
    """Against each other: the options that are not the same in all of these games, and are not told apart."""
    doubled: bool
    """Whether one of different bots sits at several seats of a table."""
    games: int
    won: Rate | None
    dimensions: list[Dimension]
    pairings: dict[str, list[Pair]]
    cells: list[tuple[int, Rate]]
    """Where people play together: the win rate of each cell."""
    lengths: list[int]
    scores: list[tuple[int, bool]]
    """The score of each seat, and whether it won."""

    @property
    def together(self) -> bool:
        return self.seats == 0


@dataclass(frozen=True)
class Flag:
    """Something that is out of balance."""

    seats: int
    bot: str
    dimension: str
    kind: str
    rate: Rate
    other: str = ""


@dataclass(frozen=True)
class Breakdown:
    """Games that broke down with the same error: how many, in which cells, and where the first one is."""

    error: str
    games: int
    cells: list[int]
    game: int
    """The first of them, of the first of these cells."""


@dataclass
class Figures:
    """All that a report shows."""

    games: int
    broken: list[Breakdown]
    """Games that broke down, the most frequent error first."""
    groups: list[Group] = field(default_factory=list)
    ladders: list[list[Rating]] = field(default_factory=list)
    """A ladder for each group of bots that met, if only through others."""
    duels: list[Pair] = field(default_factory=list)
    """Where two different bots sat at a table: how often the first one won."""
    flags: list[Flag] = field(default_factory=list)
    idle: list[int] = field(default_factory=list)
    """The bounds of the spec, by their numbers from 1 on, that no rate was measured against."""


def figures_of(results: Results) -> Figures:
    """Count everything."""
    rows = results.rows
    sound = with_cells(results, rows.filter(pl.col("error").is_null()))
    figures = Figures(sound.select("cell", "game").n_unique(), breakdowns(rows))
    for key, part in sorted(sound.group_by("group", "equal", maintain_order=True), key=lambda pair: pair[0]):
        figures.groups.append(group_of(results, part, int(key[0]), str(key[1])))
    figures.ladders = ladders_of(sound)
    figures.duels = duels_of(results, sound)
    figures.flags = [flag for group in figures.groups for flag in flags_of(group)]
    figures.flags += [Flag(2, "", BOT, BOT, duel.rate, duel.other) for duel in figures.duels if duel.rate.off]
    figures.idle = idle_bounds(results, figures)
    return figures


def bounded(figures: Figures) -> list[Rate]:
    """All rates that should lie somewhere."""
    dimensions = [dimension for group in figures.groups for dimension in group.dimensions]
    pairs = [pair for group in figures.groups for pairs in group.pairings.values() for pair in pairs]
    rates = [rate for dimension in dimensions for rate in dimension.rates]
    return [rate for rate in [*rates, *(pair.rate for pair in [*pairs, *figures.duels])] if rate.inside is not None]


def breakdowns(rows: pl.DataFrame) -> list[Breakdown]:
    """The games that broke down, by their errors."""
    errors = rows.filter(pl.col("error").is_not_null()).unique(["cell", "game"]).sort("cell", "game")
    found = [
        Breakdown(str(key[0]), len(part), part["cell"].unique().sort().to_list(), int(part["game"][0]))
        for key, part in errors.group_by("error", maintain_order=True)
    ]
    return sorted(found, key=lambda one: -one.games)


def with_cells(results: Results, rows: pl.DataFrame) -> pl.DataFrame:
    """The rows with what their cell says: how many seats, which group, which deal, the win rate that is usual there."""
    together = set(results.run.together)
    told = []
    for cell in results.run.cells:
        partners, different = cell.number in together, len(set(cell.bots))
        equal = "" if partners or different > 1 else cell.bots[0]
        turns = turns_of(cell.bots, results.spec.mirror)
        told.append((cell.number, len(cell.bots), different, partners, equal, len(turns)))
    schema = {
        "cell": pl.Int32, "seats": pl.Int32, "different": pl.Int32, "together": pl.Boolean, "equal": pl.String,
        "turns": pl.Int32,
    }  # fmt: skip
    joined = rows.join(pl.DataFrame(told, schema=schema, orient="row"), on="cell")
    mean = pl.col("won").mean().over("cell")
    return joined.with_columns(
        pl.when("together").then(0).otherwise("seats").alias("group"),
        pl.when("together").then(mean).otherwise(1 / pl.col("seats")).alias("fair"),
        (pl.col("game") // pl.col("turns")).alias("deal"),
    )


def group_of(results: Results, rows: pl.DataFrame, seats: int, bot: str) -> Group:
    """The figures of one group."""
    dimensions, pairings = [], {}
    if seats:
        dimensions.append(by_value(results, rows.with_columns(value=pl.col("seat").cast(pl.String)), SEAT, SEAT, seats))
    against = [cell for cell in results.run.cells if cell.number not in results.run.together]
    if rows["bot"].n_unique() > 1 and (not seats or are_comparable(against, seats)):
        dimensions.append(by_value(results, rows.with_columns(value=pl.col("bot")), BOT, BOT, seats))
    if not seats:
        if rows["seats"].n_unique() > 1:
            counted_seats = rows.with_columns(value=pl.col("seats").cast(pl.String))
            dimensions.append(by_value(results, counted_seats, SEATS, SEATS, seats))
        options = [(name, with_option(results, rows, name)) for name in varied(results)]
        dimensions += [by_value(results, chosen, OPTION, name, seats) for name, chosen in options]
    games = rows.unique(["cell", "game"], maintain_order=True)
    traits = with_traits(rows)
    for name in traits["trait"].unique(maintain_order=True).sort().to_list():
        of_trait = traits.filter(pl.col("trait") == name)
        if of_trait["value"].n_unique() > 1:
            whole = whole_of(traits, name) if seats else ""
            fair = with_fair_of(traits, of_trait, whole) if whole else of_trait
            counted = replace(by_value(results, fair, TRAIT, name, seats), within=whole)
            dimensions.append(counted if seats else with_effects(results, counted, of_trait, games))
            pairings[name] = pairs_of(results, of_trait, name, seats)
    parts = games.group_by("cell", maintain_order=True)
    cells = [] if seats else [(int(key[0]), rate("", part, None)) for key, part in parts]
    scores = list(zip(rows["score"].to_list(), (rows["won"] > 0).to_list(), strict=True))
    won = None if seats else rate("", games, None)
    numbers = set(games["cell"].to_list())
    pooled = varied(results, numbers) if seats else []
    doubled = any(1 < len(set(cell.bots)) < len(cell.bots) for cell in results.run.cells if cell.number in numbers)
    lengths = games["decisions"].to_list()
    return Group(seats, bot, pooled, doubled, len(games), won, dimensions, pairings, cells, lengths, scores)


def varied(results: Results, numbers: set[int] | None = None) -> list[str]:
    """The options that are not the same in all games, or in those of some cells."""
    cells = [cell for cell in results.run.cells if numbers is None or cell.number in numbers]
    return [name for name in cells[0].options if len({cell.options[name] for cell in cells}) > 1]


def with_option(results: Results, rows: pl.DataFrame, id: str) -> pl.DataFrame:
    """The rows with the value that an option has in their cell."""
    values = [(cell.number, cell.options[id]) for cell in results.run.cells]
    table = pl.DataFrame(values, schema={"cell": pl.Int32, "value": pl.String}, orient="row")
    return rows.join(table, on="cell")


def with_traits(rows: pl.DataFrame) -> pl.DataFrame:
    """One row for each thing that a seat had."""
    long = rows.explode("traits").filter(pl.col("traits").is_not_null())
    named = pl.col("traits").str.split_exact("=", 1).struct.rename_fields(["trait", "value"])
    return long.with_columns(named.alias("parts")).unnest("parts")


def whole_of(traits: pl.DataFrame, name: str) -> str:
    """The trait of which each value of this one is a part, as every feat belongs to a faction; nothing if none is."""
    seat = ["cell", "game", "seat"]
    own = traits.filter(pl.col("trait") == name).select(*seat, "value").unique()
    for other in traits["trait"].unique().sort().to_list():
        theirs = traits.filter(pl.col("trait") == other).select(*seat, whole="value").unique()
        both = own.join(theirs, on=seat)
        belongs = both.select("value", "whole").n_unique() == own["value"].n_unique() > theirs["whole"].n_unique() > 1
        if belongs and len(both) == len(own):
            return str(other)
    return ""


def with_fair_of(traits: pl.DataFrame, rows: pl.DataFrame, whole: str) -> pl.DataFrame:
    """The rows of a trait; fair is how often games are won with what each value belongs to, if these are not few."""
    theirs = traits.filter(pl.col("trait") == whole).select("cell", "game", "seat", "won", whole="value")
    per_game = theirs.group_by("cell", "game", "whole").agg(pl.col("won").mean())
    usual = per_game.group_by("whole").agg(pl.when(pl.len() >= FEW_GAMES).then(pl.col("won").mean()).alias("fair"))
    owners = theirs.select("cell", "game", "seat", "whole").join(usual, on="whole")
    return rows.drop("fair").join(owners, on=["cell", "game", "seat"], maintain_order="left")


def by_value(results: Results, rows: pl.DataFrame, kind: str, name: str, seats: int) -> Dimension:
    """Win rates by value; where one game has a value several times, its mean counts once."""
    per_game = rows.group_by("cell", "game", "deal", "value", maintain_order=True).agg(pl.col("won", "fair").mean())
    found = []
    for key, part in sorted(per_game.group_by("value"), key=lambda pair: natural(str(pair[0][0]))):
        value = str(key[0])
        fair = mean(part["fair"]) if seats and not part["fair"].has_nulls() else None
        wanted = bounds_for(results, kind, name, value, fair if is_even(results, rows, kind, name) else None)
        found.append(rate(value, part, fair, wanted, of_bots=kind == BOT and seats > 0))
    if kind == TRAIT:
        found.sort(key=lambda one: (-one.won, one.value))
    if kind == OPTION:
        order = next((option.values for option in results.game.options if option.id == name), ())
        found.sort(key=lambda one: order.index(one.value) if one.value in order else len(order))
    return Dimension(kind, name, found)


def is_even(results: Results, rows: pl.DataFrame, kind: str, name: str) -> bool:
    """Whether chance alone says who gets what: where bots differ, they must change seats, and the lot must deal."""
    if rows["different"].max() == 1:
        return True
    return results.spec.mirror if kind == SEAT else name in results.spec.by_lot


def with_effects(results: Results, dimension: Dimension, rows: pl.DataFrame, games: pl.DataFrame) -> Dimension:
    """The same rates with what each value changes, the greatest gain first; none is known of what is in every game."""
    having = rows.unique(["cell", "game", "value"])
    found = []
    for one in dimension.rates:
        own = having.filter(pl.col("value") == one.value)
        rest = games.join(own, on=["cell", "game"], how="anti")
        told = per_cell(own).join(per_cell(rest), on="cell", how="left", suffix="_rest").fill_null(0).sort("cell")
        tallies = list(told.select("wins", "games", "wins_rest", "games_rest").iter_rows())
        found.append(replace(one, effect=effect_of(tallies, results.spec.expect.effect / 100)))
    found.sort(key=lambda one: (one.effect is None, -one.effect.shift if one.effect else -one.won, one.value))
    return replace(dimension, rates=found)


def per_cell(games: pl.DataFrame) -> pl.DataFrame:
    """Wins and games of each cell; those that end alike count as fewer."""
    for_one = alike(games)
    counts = games.group_by("cell").agg(pl.col("won").sum().alias("wins"), pl.len().alias("games"))
    return counts.with_columns(pl.col("wins", "games") / for_one)


def effect_of(tallies: list[Tally], margin: float) -> Effect | None:
    """What something changes, from what each cell says about it."""
    told = shift(tallies)
    if told is None:
        return None
    usual = [(games, others / rest) for _, games, others, rest in tallies if rest]
    return Effect(*told, margin, sum(games * rate for games, rate in usual) / sum(games for games, _ in usual))


def natural(value: str) -> tuple[int, str]:
    """Numbers in their order, before words."""
    return (int(value), "") if value.isdigit() else (10**9, value)


def pairs_of(results: Results, rows: pl.DataFrame, name: str, seats: int) -> list[Pair]:
    """Each two values that were in one game: of two opponents who won more often, of two partners how often both."""
    each = rows.select("cell", "game", "deal", "value", "won", "fair", "seat")
    met = each.join(each, on=["cell", "game", "deal"], suffix="_other").filter(pl.col("value") < pl.col("value_other"))
    if seats:
        met = met.filter((pl.col("seat") != pl.col("seat_other")) & (pl.col("won") + pl.col("won_other") > 0))
        met = met.with_columns(won=pl.col("won") / (pl.col("won") + pl.col("won_other")), fair=pl.lit(0.5))
    both = ["cell", "game", "deal", "value", "value_other"]
    met = met.group_by(both, maintain_order=True).agg(pl.col("won", "fair").mean())
    found = []
    for key, part in sorted(met.group_by("value", "value_other"), key=lambda pair: tuple(map(str, pair[0]))):
        one, other = str(key[0]), str(key[1])
        fair = mean(part["fair"])
        wanted = pair_bounds(results, name, one, other, seats)
        found.append(Pair(one, other, rate(one, part, fair, wanted, of_bots=name == BOT)))
    return found


def bounds_for(results: Results, kind: str, name: str, value: str, fair: float | None) -> tuple[float, float] | None:
    """Where a win rate should lie: what the spec says, else around the fair share, but for bots and options."""
    bounds = fitting(results, name, value)
    if bounds is not None:
        return bounds.win[0] / 100, bounds.win[1] / 100
    if fair is None or kind in (BOT, OPTION, SEATS):
        return None
    margin = results.spec.expect.share / 100
    return fair - margin, fair + margin


def pair_bounds(results: Results, name: str, one: str, other: str, seats: int) -> tuple[float, float] | None:
    """Where the win rate of the first of two should lie: what the spec says of it, and of the other one if they are
    opponents, for what one of them wins the other loses."""
    bounds = fitting(results, name, one, other)
    if bounds is None:
        return None
    low, high = bounds.win[0] / 100, bounds.win[1] / 100
    if not seats:
        return low, high
    own = (low, high) if named(bounds, one) else (0.0, 1.0)
    others = (1 - high, 1 - low) if named(bounds, other) else (0.0, 1.0)
    return max(own[0], others[0]), min(own[1], others[1])


def fitting(results: Results, name: str, *values: str) -> Bounds | None:
    """The first bounds of the spec that are about a value, or about either of two that met."""
    about = [bounds for bounds in results.spec.bounds if bounds.by == name and bounds.pairs == (len(values) == 2)]
    return next((bounds for bounds in about if any(named(bounds, value) for value in values)), None)


def idle_bounds(results: Results, figures: Figures) -> list[int]:
    """Which bounds of the spec met no rate at all."""
    met = [fitting(results, BOT, duel.one, duel.other) for duel in figures.duels]
    for group in figures.groups:
        for dimension in group.dimensions:
            met += [fitting(results, dimension.name, one.value) for one in dimension.rates]
        for name, pairs in group.pairings.items():
            met += [fitting(results, name, pair.one, pair.other) for pair in pairs]
    return [number for number, bounds in enumerate(results.spec.bounds, 1) if bounds not in met]


def named(bounds: Bounds, value: str) -> bool:
    """Whether bounds are about this value: about all if they name none; `koda` is enough for `faction-koda`."""
    return not bounds.only or value in bounds.only or value.partition("-")[2] in bounds.only


def mean(values: pl.Series) -> float:
    return float(values.sum()) / len(values)


def rate(
    value: str,
    games: pl.DataFrame,
    fair: float | None,
    bounds: tuple[float, float] | None = None,
    of_bots: bool = False,
) -> Rate:
    """A win rate with its interval. Bots change seats within a deal: only for them its games do not say the same."""
    wins, count = float(games["won"].sum()), len(games)
    for_one = 1.0 if of_bots else alike(games)
    low, high = wilson(wins / for_one, count / for_one)
    return Rate(value, count, wins / count, low, high, fair, bounds)


def alike(games: pl.DataFrame) -> float:
    """How many of these games tell as much as one game by itself, for those of one deal may end alike; at least 1.

    Games are compared with those of their own cell: that cells differ does not make the games of a deal alike.
    """
    deals = games.group_by("cell", "deal").agg(pl.col("won").sum(), pl.len().alias("games"))
    usual = pl.col("won").sum().over("cell") / pl.col("games").sum().over("cell")
    off = deals.with_columns(usual=usual).with_columns(off=pl.col("won") - pl.col("games") * pl.col("usual"))
    cells = off.group_by("cell").agg(
        pl.len(), pl.col("games").sum(), pl.col("usual").first(), (pl.col("off") ** 2).sum()
    )
    # A mean that is taken from the same games lies nearer to them than the true one.
    one, many = pl.col("games"), pl.col("len")
    told = cells.filter(many > 1).select(
        alone=one * pl.col("usual") * (1 - pl.col("usual")) * one / (one - 1), dealt=pl.col("off") * many / (many - 1)
    )
    alone, dealt = float(told["alone"].sum()), float(told["dealt"].sum())
    return max(1.0, dealt / alone) if alone > 0 else 1.0


def ladders_of(rows: pl.DataFrame) -> list[list[Rating]]:
    """The strength of bots from games in which different ones met: whoever won beat everybody who did not."""
    met = rows.filter((pl.col("different") > 1) & ~pl.col("together"))
    deals: dict[tuple[int, int], dict[tuple[str, str], float]] = defaultdict(lambda: defaultdict(float))
    each = met.select("cell", "game", "deal", "seat", "bot", "won")
    pairs = each.join(each, on=["cell", "game", "deal"], suffix="_other")
    pairs = pairs.filter((pl.col("seat") < pl.col("seat_other")) & (pl.col("bot") != pl.col("bot_other")))
    told = pairs.select("cell", "deal", "bot", "won", "bot_other", "won_other").sort("cell", "deal")
    for cell, deal, bot, won, other, theirs in told.iter_rows():
        if won or theirs:
            deals[cell, deal][bot, other] += won / (won + theirs)
            deals[cell, deal][other, bot] += theirs / (won + theirs)
    return ladders(list(deals.values()))


def duels_of(results: Results, rows: pl.DataFrame) -> list[Pair]:
    """How often each bot beat each other in games of two."""
    met = rows.filter((pl.col("different") == 2) & (pl.col("group") == 2))
    return pairs_of(results, met.with_columns(value=pl.col("bot")), BOT, 2)


def flags_of(group: Group) -> list[Flag]:
    """What lies outside its bounds, with all of its interval."""
    found = []
    for dimension in group.dimensions:
        off = [one for one in dimension.rates if one.off]
        found += [Flag(group.seats, group.bot, dimension.name, dimension.kind, one) for one in off]
    for name, pairs in group.pairings.items():
        found += [Flag(group.seats, group.bot, name, TRAIT, pair.rate, pair.other) for pair in pairs if pair.rate.off]
    return found
