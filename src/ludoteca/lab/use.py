"""What was asked, what was chosen, and what winners chose more often than others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from ludoteca.lab.chances import Z
from ludoteca.lab.figures import FEW_GAMES
from ludoteca.lab.parts import COUNTS
from ludoteca.lab.running import Results

WHOSE: Final = ["cell", "bot"]


@dataclass(frozen=True)
class Lead:
    """How much oftener winners took an option than others did, where both had it, with the 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Taken:
    """One option of a question: how often it was there to be chosen, and was."""

    option: str
    offered: int
    chosen: int
    lead: Lead | None
    """None where too few winners or too few others had it."""


@dataclass(frozen=True)
class Asked:
    """A question that was put so many times, with its options, those first that were offered most."""

    question: str
    times: int
    options: list[Taken]


def use_of(results: Results) -> list[Asked]:
    """All questions, those first that were put most often.

    Where games are won easily people are offered other things than where they are lost. So winners are compared with
    others of the same cell and the same bot only. What somebody is offered again and again in one game is one
    observation: each such comparison counts as far as both sides have games with an offer, and is as sure.
    """
    offered, chosen = pl.col("offered").cast(pl.Float64), pl.col("chosen").cast(pl.Float64)
    winners, by_winners = pl.col("offered_to_winners"), pl.col("chosen_by_winners")
    counted = (
        results.use.join(played(results), on=WHOSE, how="left")
        .fill_null(0)
        .with_columns(
            pl.min_horizontal(winners, "won").alias("winners"),
            pl.min_horizontal(offered - winners, "lost").alias("others"),
            (by_winners / winners).alias("theirs"),
            ((chosen - by_winners) / (offered - winners)).alias("usual"),
        )
    )
    met = (pl.col("winners") > 0) & (pl.col("others") > 0)
    weight = pl.col("winners") * pl.col("others") / (pl.col("winners") + pl.col("others"))
    weighed = counted.with_columns(
        pl.when(met).then(pl.col("winners", "others")).otherwise(0.0),
        pl.when(met).then(weight).otherwise(0.0).alias("weight"),
        pl.when(met).then((pl.col("theirs") - pl.col("usual")) * weight).otherwise(0.0).alias("more"),
        pl.when(met)
        .then((variance("theirs", "winners") + variance("usual", "others")) * weight**2)
        .otherwise(0.0)
        .alias("spread"),
    )
    sums = pl.col(*COUNTS, "winners", "others", "weight", "more", "spread").sum()
    added = weighed.group_by("question", "option").agg(sums).sort("offered", "option", descending=[True, False])
    found = []
    for (question,), part in added.group_by("question", maintain_order=True):
        options = [Taken(row["option"], row["offered"], row["chosen"], lead_of(row)) for row in part.to_dicts()]
        found.append(Asked(str(question), int(part["chosen"].sum()), options))
    return sorted(found, key=lambda one: (-one.times, one.question))


def played(results: Results) -> pl.DataFrame:
    """How many seats of a bot won and how many did not, in each cell; of those who win together one for each game."""
    sound = results.rows.filter(pl.col("error").is_null())
    together = pl.col("cell").is_in(results.run.together)
    alone = pl.when(together).then(pl.lit(0, pl.Int8)).otherwise("seat").alias("seat")
    seats = sound.with_columns(alone).unique([*WHOSE, "game", "seat"])
    won = pl.col("won") > 0
    return seats.group_by(WHOSE).agg(won.sum().cast(pl.Float64), won.not_().sum().cast(pl.Float64).alias("lost"))


def variance(share: str, games: str) -> pl.Expr:
    """The variance of a share; with one more that took it and one that did not, so that few never seem certain."""
    likely = (pl.col(share) * pl.col(games) + 1) / (pl.col(games) + 2)
    return likely * (1 - likely) / pl.col(games)


def lead_of(row: dict[str, float]) -> Lead | None:
    """What the comparisons of one option come to."""
    if min(row["winners"], row["others"]) < FEW_GAMES:
        return None
    share, half = row["more"] / row["weight"], Z * row["spread"] ** 0.5 / row["weight"]
    return Lead(share, max(-1.0, share - half), min(1.0, share + half))
