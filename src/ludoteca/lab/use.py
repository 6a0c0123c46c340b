"""What was asked, what was chosen, and what winners chose more often than others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from ludoteca.lab.figures import FEW_GAMES
from ludoteca.lab.parts import COUNTS

FEW_OFFERS: Final = FEW_GAMES
"""Of what winners or others were offered less often nothing is said about what winners did."""


@dataclass(frozen=True)
class Taken:
    """One option of a question: how often it was there to be chosen, and was."""

    option: str
    offered: int
    chosen: int
    lead: float | None
    """How much oftener winners took it than others did, where both had it; None where that was too seldom."""


@dataclass(frozen=True)
class Asked:
    """A question that was put so many times, with its options, those first that were offered most."""

    question: str
    times: int
    options: list[Taken]


def use_of(use: pl.DataFrame) -> list[Asked]:
    """All questions, those first that were put most often.

    Where games are won easily people are offered other things than where they are lost. So winners are compared with
    others of the same cell and the same bot only; each such comparison counts as far as both sides have offers.
    """
    winners, others = pl.col("offered_to_winners"), pl.col("offered") - pl.col("offered_to_winners")
    by_winners, by_others = pl.col("chosen_by_winners"), pl.col("chosen") - pl.col("chosen_by_winners")
    weighed = use.with_columns(
        ((by_winners * others - by_others * winners) / (winners + others)).alias("more"),
        (winners * others / (winners + others)).alias("weight"),
        pl.when((winners > 0) & (others > 0)).then(winners).otherwise(0).alias("winners"),
        pl.when((winners > 0) & (others > 0)).then(others).otherwise(0).alias("others"),
    )
    added = weighed.group_by("question", "option").agg(pl.col(*COUNTS, "more", "weight", "winners", "others").sum())
    known = (pl.col("winners") >= FEW_OFFERS) & (pl.col("others") >= FEW_OFFERS)
    lead = pl.when(known).then(pl.col("more") / pl.col("weight"))
    told = added.with_columns(lead.alias("lead")).sort("offered", "option", descending=[True, False])
    found = []
    for key, part in told.group_by("question", maintain_order=True):
        options = [Taken(*row) for row in part.select("option", "offered", "chosen", "lead").iter_rows()]
        found.append(Asked(str(key[0]), int(part["chosen"].sum()), options))
    return sorted(found, key=lambda one: (-one.times, one.question))
