"""Why something cannot be chosen now, with the rule that says so. Only what lies open on the table is looked at."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ask import NUMBER, Ask, Refusal
from ludoteca.games.wroth.actions import exodus_sources
from ludoteca.games.wroth.content import (
    ABILITIES,
    ABILITIES_OF,
    ABILITY_COST,
    ADJACENT,
    BASE_FACTIONS,
    COST,
    DEPLOY,
    DEPLOY_N,
    ELITES_OF,
    FEATS_OF,
    IN_ZONE,
    WITH_ENEMY,
    WITH_OWN_REGULARS,
)
from ludoteca.games.wroth.economy import deployment_places
from ludoteca.games.wroth.setting_up import allowed_factions
from ludoteca.games.wroth.state import Faction, Wroth
from ludoteca.games.wroth.words import (
    ABILITY,
    ACT_END,
    ACT_EXODUS,
    ACT_OMNI,
    ATTACK_REGION,
    ATTACK_TARGET,
    BUY,
    CHOOSE_FACTION,
    CHOOSE_FEAT,
    CHOOSE_SIDE,
    DAMAGE,
    DEEP_VEINS,
    DEN_MOTHERS,
    DEPLOY_AT,
    DISCARD,
    DOUBLE,
    DRAFT,
    ELITE,
    ENHANCED_SORCERY,
    EXODUS_FROM,
    EXTEND,
    EXTEND_TO,
    EYE_FOR_AN_EYE,
    FACE,
    FACTION,
    FEAT,
    FEAT_ACT,
    FEEDING_FRENZY,
    FIELD_ADVANTAGE,
    FROM_REGION,
    HOLD_THE_LINE,
    IN_REGION,
    MANOEUVRE,
    MARCH_TO,
    MOVE_FROM,
    MOVE_TO,
    NONE,
    PUSH_TO,
    REGION,
    RYDER_ON,
    SHORES,
    SIDE,
    SILENCE_TO,
    STRIKE,
    TO_REGION,
    USE,
    USED_ABILITY,
    VANGUARD_REINFORCEMENTS,
    WHAT_NEXT,
    stack_faction,
    stack_region,
)

ELITE_RULES: Final = [f"W14.{n}" for n in (1, 2, 6, 7, 11, 12, 13, 17, 18, 24, 25, 30, 31, 32, 36, 37, 38)]
"""By elite: its rule."""
FEAT_RULES: Final = [
    f"W14.{n}" for n in (3, 4, 5, 8, 9, 10, 14, 15, 16, 21, 22, 23, 27, 28, 29, 33, 34, 35, 39, 40, 41)
]
ABILITY_RULES: Final = [f"W14.{n}" for n in (19, 20, 26)]
LASTING: Final = (
    FIELD_ADVANTAGE,
    DEN_MOTHERS,
    EYE_FOR_AN_EYE,
    DEEP_VEINS,
    FEEDING_FRENZY,
    VANGUARD_REINFORCEMENTS,
    HOLD_THE_LINE,
    ENHANCED_SORCERY,
)
"""The feats that work by themselves when their moment comes (W9.9)."""

# ---------------------------------------------------------------- setting up


def why_not_side(w: Wroth, ask: Ask, side: int) -> Refusal | None:
    return Refusal("W0.12", "side-taken", {"side": (SIDE, side)})


def why_not_faction(w: Wroth, ask: Ask, faction: int) -> Refusal | None:
    """Another one has it, the machine plays it, or it is not in this box (W0.15, W10.1, W14)."""
    if faction not in BASE_FACTIONS and not w.expansions:
        return Refusal("W0.15", "expansion", {"faction": (FACTION, faction)})
    if faction not in allowed_factions(w):
        return Refusal("W10.1", "faction-of-ai", {"faction": (FACTION, faction)})
    return Refusal("W0.15", "faction-taken", {"faction": (FACTION, faction)})


def why_not_feat(w: Wroth, ask: Ask, feat: int) -> Refusal | None:
    if feat in FEATS_OF[ask.role]:
        return Refusal("W0.21", "feat-taken", {"feat": (FEAT, feat)})
    return Refusal("W0.16", "feat-of-others", {"feat": (FEAT, feat)})


def why_not_draft(w: Wroth, ask: Ask, face: int) -> Refusal | None:
    return Refusal("W4.2", "not-in-pool", {"face": (FACE, face)})


# ---------------------------------------------------------------- what to do in a turn (W5)


def why_not_act(w: Wroth, ask: Ask, act: int) -> Refusal | None:
    """Nothing is said about elites, abilities and feats that the faction does not have."""
    me = w.of(ask.role)
    if act < DISCARD:
        return why_not_die(w, me, act)
    if act < ACT_EXODUS:
        return action_done(w) or no_such_die(act - DISCARD)
    if act == ACT_EXODUS:
        return why_not_exodus(w, me)
    if act == ACT_OMNI:
        return why_not_omniscient(w, me)
    if act == ACT_END:
        return Refusal("W5.2", "spend-a-die")
    if act < USE:
        return why_not_buy(w, me, act - BUY)
    if act < FEAT_ACT:
        return why_not_use(me, act - USE)
    return why_not_use_feat(me, act - FEAT_ACT)


def action_done(w: Wroth) -> Refusal | None:
    return Refusal("W5.2", "action-done") if w.spent else None


def no_such_die(face: int) -> Refusal:
    return Refusal("W5.2", "no-such-die", {"face": (FACE, face)})


def why_not_die(w: Wroth, me: Faction, face: int) -> Refusal:
    """The action is done, there is no such die, or its action has nothing to do (W5.2, W5.14)."""
    done = action_done(w)
    if done is not None:
        return done
    if me.dice[face] == 0:
        return no_such_die(face)
    if face == EXTEND:
        return Refusal("W5.7", "no-regulars" if me.board == 0 else "extend-nowhere")
    if face == MANOEUVRE:
        return Refusal("W5.12", "nothing-to-move")
    return Refusal("W5.14", "no-target")


def why_not_exodus(w: Wroth, me: Faction) -> Refusal:
    done = action_done(w)
    if done is not None:
        return done
    if not exodus_sources(w, me):
        return Refusal("W5.18", "exodus-nobody")
    return Refusal("W5.17", "two-dice")


def why_not_omniscient(w: Wroth, me: Faction) -> Refusal:
    """The die is spent, or what it shows has nothing to do now (W5.22-W5.31)."""
    if me.omni == NONE:
        return Refusal("W5.24", "omniscient-spent")
    if me.omni == DOUBLE:
        if w.acted == NONE:
            return Refusal("W5.29", "nothing-to-double")
        return Refusal("W5.30", "double-impossible")
    return Refusal("W5.26", "no-enemy-anywhere") if me.omni == STRIKE else Refusal("W5.27", "no-target")


def why_not_buy(w: Wroth, me: Faction, type: int) -> Refusal | None:
    """None left, too dear, or no lawful place (W5.32-W5.35)."""
    if type not in ELITES_OF[me.id]:
        return None
    if not me.on_board(type):
        return Refusal("W5.35", "none-left", {"elite": (ELITE, type)})
    if not deployment_places(w, me, type):
        return Refusal(ELITE_RULES[type], "no-place", {"elite": (ELITE, type)})
    return Refusal("W5.32", "too-dear", {"cost": (NUMBER, COST[type]), "corra": (NUMBER, me.corra)})


def why_not_use(me: Faction, ability: int) -> Refusal | None:
    """Too dear, used already, or without effect (W5.38, W9.7, W9.8)."""
    if ability not in ABILITIES_OF[me.id]:
        return None
    if ABILITIES[ability].limit == "turn" and USED_ABILITY + ability in me.used_turn:
        return Refusal(ABILITY_RULES[ability], "once-per-turn")
    if ABILITIES[ability].limit == "round" and USED_ABILITY + ability in me.used_round:
        return Refusal(ABILITY_RULES[ability], "once-per-round")
    if me.corra < ABILITY_COST[ability]:
        return Refusal("W5.32", "too-dear", {"cost": (NUMBER, ABILITY_COST[ability]), "corra": (NUMBER, me.corra)})
    return Refusal("W9.7", "ability-in-vain", {"ability": (ABILITY, ability)})


def why_not_use_feat(me: Faction, feat: int) -> Refusal | None:
    """Lasting feats work by themselves; others are used up for now, or would change nothing (W9.7-W9.9)."""
    if feat not in me.feats:
        return None
    if feat in LASTING:
        return Refusal(FEAT_RULES[feat], "works-by-itself", {"feat": (FEAT, feat)})
    if feat in me.used_turn:
        return Refusal(FEAT_RULES[feat], "once-per-turn")
    if feat in me.used_round:
        return Refusal(FEAT_RULES[feat], "once-per-round")
    return Refusal("W9.7", "feat-in-vain", {"feat": (FEAT, feat)})


# ---------------------------------------------------------------- where


def why_not_extend_to(w: Wroth, ask: Ask, region: int) -> Refusal | None:
    me = w.of(ask.role)
    return no_unit("W5.7", region) if not me.occupies(region) else closed(region)


def why_not_from(w: Wroth, ask: Ask, region: int) -> Refusal | None:
    """Nobody is there, only units that never move, or a doubled Exodus starts twice (W5.10, W5.18, W5.30)."""
    me = w.of(ask.role)
    if not me.occupies(region):
        return no_unit(ask.question.rule, region)
    if not me.movable_stacks(region):
        return Refusal(ask.question.rule, "cannot-move", {"region": (IN_REGION, region)})
    return Refusal("W5.30", "exodus-again", {"region": (FROM_REGION, region)})


def why_not_to(w: Wroth, ask: Ask, region: int) -> Refusal | None:
    """No way leads back to the Shores or farther than next door (W5.16, W7.2)."""
    origin = ask.about[-1]
    if region == SHORES:
        return Refusal("W5.16", "no-way-back")
    if region == origin:
        return Refusal("W7.2", "already-there", {"region": (IN_REGION, region)})
    if region in ADJACENT[origin]:
        return None
    return Refusal("W7.2", "not-adjacent", {"from": (FROM_REGION, origin), "to": (TO_REGION, region)})


def why_not_attack(w: Wroth, ask: Ask, region: int) -> Refusal | None:
    """The Shores are safe; elsewhere an enemy must be there, and in reach (W5.13, W5.14, W7.6)."""
    if region == SHORES:
        return Refusal("W7.6", "shores-are-safe")
    if not w.enemies_in(region, w.of(ask.role)):
        return Refusal("W5.14", "no-enemy-there", {"region": (IN_REGION, region)})
    return Refusal("W5.13", "out-of-reach", {"region": (REGION, region)})


def why_not_deploy_at(w: Wroth, ask: Ask, region: int) -> Refusal | None:
    """What the elite's own rule wants of a place (W5.34, W5.35)."""
    me, elite = w.of(ask.role), ask.about[-1]
    rule, wants = ELITE_RULES[elite], DEPLOY[elite]
    if wants == IN_ZONE:
        return Refusal(rule, "only-in-zone", {"elite": (ELITE, elite)})
    if region == SHORES:
        return Refusal(rule, "not-in-zone", {"elite": (ELITE, elite)})
    if w.is_closed(region, me):
        return closed(region)
    if wants == WITH_ENEMY:
        return Refusal(rule, "no-enemy-there", {"region": (IN_REGION, region)})
    if wants == WITH_OWN_REGULARS:
        words = {
            "region": (IN_REGION, region),
            "count": (NUMBER, DEPLOY_N[elite]),
            "here": (NUMBER, me.regulars[region]),
        }
        return Refusal(rule, "needs-regulars", words)
    return no_unit(rule, region)


def no_unit(rule: str, region: int) -> Refusal:
    return Refusal(rule, "no-unit-there", {"region": (IN_REGION, region)})


def closed(region: int) -> Refusal:
    return Refusal("W14.25", "closed", {"region": (IN_REGION, region)})


# ---------------------------------------------------------------- whom


def why_not_target(w: Wroth, ask: Ask, faction: int) -> Refusal | None:
    """Neither oneself nor an ally, and only who is there (W8.8, W8.11, W8.30)."""
    region = ask.about[-1]
    if w.index[faction] == NONE:
        return Refusal("W8.8", "not-playing", {"faction": (FACTION, faction)})
    if faction == ask.role:
        return Refusal("W8.11", "yourself")
    if not w.are_enemies(w.of(ask.role), w.of(faction)):
        return Refusal("W8.30", "ally", {"faction": (FACTION, faction)})
    return Refusal("W8.8", "faction-not-there", {"faction": (FACTION, faction), "region": (IN_REGION, region)})


def why_not_damage(w: Wroth, ask: Ask, value: int) -> Refusal | None:
    """Of the units that are attacked only an Ironwill keeps the others from harm (W14.32)."""
    attacked = ask.options[0]
    if stack_faction(value) != stack_faction(attacked) or stack_region(value) != stack_region(attacked):
        return None
    if value not in w.of(stack_faction(value)).stacks_in(stack_region(value)):
        return None
    return Refusal("W14.32", "ironwill-first")


def give_reasons() -> None:
    """Every question learns its reasons once, when the game is loaded; the rules do not need them."""
    CHOOSE_SIDE.why_not = why_not_side
    CHOOSE_FACTION.why_not = why_not_faction
    CHOOSE_FEAT.why_not = why_not_feat
    DRAFT.why_not = why_not_draft
    WHAT_NEXT.why_not = why_not_act
    EXTEND_TO.why_not = why_not_extend_to
    for question in (MOVE_FROM, EXODUS_FROM):
        question.why_not = why_not_from
    for question in (MOVE_TO, PUSH_TO, MARCH_TO, SILENCE_TO, RYDER_ON):
        question.why_not = why_not_to
    ATTACK_REGION.why_not = why_not_attack
    ATTACK_TARGET.why_not = why_not_target
    DEPLOY_AT.why_not = why_not_deploy_at
    DAMAGE.why_not = why_not_damage
