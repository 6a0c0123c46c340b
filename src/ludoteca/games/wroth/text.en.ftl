# The words of Wroth. The same entries, in the same order, stand in text.it.ftl.

title = Wroth
blurb = A war for the highlands of Drudgeon: draft dice, land on the Shores, fight for eight regions that bring victory points round after round. Two to four factions against each other, or one to four people together against a faction that plays by itself.
material = You need: the action dice, the omniscient dice of the factions, the VP tokens face down, and in a scenario the eight-sided chaos die. Map and pieces may stay in the box: the table here keeps them.

## Before the game

option-scenario = Against each other, or together against the AI?
    .none = Standard: everybody against everybody, 2-4
    .runen_show_of_strength = Show of Strength, against the Runen
    .runen_deep_hold = The Deep Hold, against the Runen
    .runen_vein_of_wrath = Vein of Wrath, against the Runen
    .aldan_bring_the_rain = Bring the Rain, against the Aldan
    .aldan_first_host = Rite of the First Host, against the Aldan
    .aldan_marching_order = Marching Order, against the Aldan
    .koda_hunting_season = Hunting Season, against the Koda
    .koda_great_bear = The Great Bear Wakes, against the Koda
    .koda_island_blood = Island Blood, against the Koda
    .ooglan_cull_the_weak = Cull the Weak, against the Ooglan
    .ooglan_uncanny_silence = Uncanny Silence, against the Ooglan
    .ooglan_endless_swarm = Endless Swarm, against the Ooglan
    .guild_hostile_ledger = Hostile Ledger, against the Guild
    .guild_blood_contracts = Contracts in Blood, against the Guild
    .guild_night_market = The Night Market, against the Guild
option-expansions = May people play the factions of the expansion?
    .no = No
    .yes = Yes: the Paldeyn and the Venna too
option-handicap = Who takes a second feat, as a handicap?
    .none = Nobody
    .seat-1 = Seat 1
    .seat-2 = Seat 2
    .seat-3 = Seat 3
    .seat-4 = Seat 4
option-icon_needs_control = When does the VP icon of an elite score?
    .no = Wherever the elite stands
    .yes = Only in a region that its faction controls
option-db_moves_round_one = Does the AI's base move in round 1?
    .yes = Yes, as in every round
    .no = No, from round 2 on
option-ai_saves_for_priority = Does the AI save Corra for its best elite?
    .no = No, it buys what it can
    .yes = Yes, it waits for the best letter
option-solo_rams = How many Rams begin in Show of Strength when you play alone?
    .one = One
    .none = None
option-final_tie = And if the best are still equal at the end?
    .share = They win together
    .lot = The lot decides

error-standard-alone = The standard game is for 2-4 people. Alone you can play any of the scenarios.
error-handicap-in-coop = A second feat as a handicap is for the standard game, where people play against each other.
error-handicap-without-seat = Seat { $seat } cannot take a second feat: only { $seats } people play.

## Factions and seats

faction-aldan = Aldan
    .text = few but strong: an Elagynt counts as two units, and a Wynden takes others along when it moves.
faction-koda = Koda
    .text = bears and traps: a Grizzled strikes harder, hidden Trappers lie in wait for whoever moves in.
faction-runen = Runen
    .text = hold and push: Stoics soften attacks, Miners bring Corra, Rams push others out of a region.
faction-guild = Guild
    .text = gold and knives: Stellen steal Corra, Crysen make battles deadlier, Informants turn your dice.
faction-ooglan = Ooglan
    .text = a swarm that feeds: the Nameless strike with their vitality, a Karn keeps others from deploying, the Parasite turns foes into Hordes.
faction-paldeyn = Paldeyn
    .text = knights: Lyons score most, Ryders ride two regions, Ironwills take the blows and heal.
faction-venna = Venna
    .text = sorcery: Hags hurt whoever attacks, Acolytes heal, Cauldrons bring the fallen back.

role-aldan = Aldan
role-koda = Koda
role-runen = Runen
role-guild = Guild
role-ooglan = Ooglan
role-paldeyn = Paldeyn
role-venna = Venna
role-seat-1 = Seat 1
role-seat-2 = Seat 2
role-seat-3 = Seat 3
role-seat-4 = Seat 4

side-south = South
side-west = West
side-north = North
side-east = East

## The map

region-shores = Shores
region-1 = Saltmarch
region-2 = Gannet Heath
region-3 = Amberfell
region-4 = Thornreach
region-5 = West Table
region-6 = East Table
region-7 = High Step
region-8 = The Crown

in-region-shores = on the Shores
in-region-1 = in Saltmarch
in-region-2 = on Gannet Heath
in-region-3 = on Amberfell
in-region-4 = in Thornreach
in-region-5 = on the West Table
in-region-6 = on the East Table
in-region-7 = on the High Step
in-region-8 = on the Crown

to-region-shores = to the Shores
to-region-1 = to Saltmarch
to-region-2 = to Gannet Heath
to-region-3 = to Amberfell
to-region-4 = to Thornreach
to-region-5 = to the West Table
to-region-6 = to the East Table
to-region-7 = to the High Step
to-region-8 = to the Crown

from-region-shores = from the Shores
from-region-1 = from Saltmarch
from-region-2 = from Gannet Heath
from-region-3 = from Amberfell
from-region-4 = from Thornreach
from-region-5 = from the West Table
from-region-6 = from the East Table
from-region-7 = from the High Step
from-region-8 = from the Crown

well-board = from the board
well-shores = from the Shores
well-1 = from Saltmarch
well-2 = from Gannet Heath
well-3 = from Amberfell
well-4 = from Thornreach
well-5 = from the West Table
well-6 = from the East Table
well-7 = from the High Step
well-8 = from the Crown
well-discard = from the discard

## Dice and tokens

face-mine = Mine
    .rule = W5.6
    .text = take 1 Corra, the money for elites.
face-extend = Extend
    .rule = W5.7
    .text = deploy up to 2 regulars from your board into a region where you have a unit.
face-manoeuvre = Manoeuvre
    .rule = W5.10
    .text = move up to 2 units to a neighbouring region, or land up to 2 regulars in your zone.
face-battle = Battle
    .rule = W5.13
    .text = attack one faction in a region where you are, or next to it, for 1 damage.

omni-mine = Mine
    .rule = W5.25
omni-strike = Strike
    .rule = W5.26
omni-assault = Assault
    .rule = W5.27
omni-double = Double
    .rule = W5.28

die-mine = Mine
die-extend = Extend
die-manoeuvre = Manoeuvre
die-battle = Battle
die-omniscient = the omniscient die

chaos-1 = 1
chaos-2 = 2
chaos-3 = 3
chaos-4 = 4
chaos-5 = 5
chaos-6 = 6
chaos-7 = 7
chaos-8 = 8

token-vp = { $vp } VP
token-bonus = bonus: { $face }
token-plain = { $vp } VP
token-with-bonus = { $vp } VP and { $face }

## Units

regular-lythe = Lythe
regular-runt = Runt
regular-hearthguard = Hearthguard
regular-cutpurse = Cutpurse
regular-horde = Horde
regular-squire = Squire
regular-tyro = Tyro

elite-elagynt = Elagynt
    .rule = W14.1
    .text = deployed in your zone with a regular; counts as 2 units for majorities.
elite-wynden = Wynden
    .rule = W14.2
    .text = deployed where you have 3 regulars; when it moves, up to 2 regulars go along for free.
elite-grizzled = Grizzled
    .rule = W14.6
    .text = deployed in your zone; your attacks on its region deal 1 damage more.
elite-trapper = Trapper
    .rule = W14.7
    .text = deployed where you have a unit, its kind in secret; sprung when an opponent moves in.
elite-stoic = Stoic
    .rule = W14.11
    .text = deployed where you have a unit, never moves; attacks on you there deal 1 damage less.
elite-miner = Miner
    .rule = W14.12
    .text = deployed in your zone; each round 1 Corra more where it stands and you control, 2 at most.
elite-ram = Ram
    .rule = W14.13
    .text = deployed in your zone; when you move it, it may push up to 2 other units one region on.
elite-stellen = Stellen
    .rule = W14.17
    .text = deployed in your zone; when you attack its region you steal 1 Corra.
elite-crysen = Crysen
    .rule = W14.18
    .text = deployed where an enemy is; a Battle on its region deals as much damage as you have Crysen in play.
elite-nameless = Nameless
    .rule = W14.24
    .text = deployed in your zone; attacks on its region deal its vitality as damage.
elite-karn = Karn
    .rule = W14.25
    .text = deployed in your zone; no other faction may deploy where it stands.
elite-lyon = Lyon
    .rule = W14.30
    .text = deployed in your zone; worth the most VP where it stands.
elite-ryder = Ryder
    .rule = W14.31
    .text = deployed in your zone; once per turn it may move 1 region further.
elite-ironwill = Ironwill
    .rule = W14.32
    .text = deployed in your zone; takes the damage first, and heals 1 each round.
elite-hag = Hag
    .rule = W14.36
    .text = deployed in your zone; whoever attacks you in its region takes 1 damage.
elite-acolyte = Acolyte
    .rule = W14.37
    .text = deployed where you have a unit; when you attack its region, one of your elites there heals 1.
elite-cauldron = Cauldron
    .rule = W14.38
    .text = deployed where you have a unit, never moves; each round a regular returns from the discard.

stack-of-regulars = { $unit } { $region }
stack-of-elites = { $elite } (vitality { $vitality }) { $region }
leaver-of-regulars = a { $unit } { $region }
leaver-of-elites = { a-elite } (vitality { $vitality }) { $region }

trap-steal = steal
    .text = whoever moves in gives you 1 Corra.
trap-attack = attack
    .text = you attack whoever moves in for 2 damage.
trap-muster = muster
    .text = you deploy up to 2 regulars from your board there.

trapper-1 = Trapper 1
trapper-2 = Trapper 2
trapper-3 = Trapper 3
trapper-4 = Trapper 4
trapper-5 = Trapper 5
trapper-6 = Trapper 6

## What a sentence says about them

the-who = The { $who }
the-faction = the { $faction }
the-victim = the { $victim }
a-elite = { $elite ->
    [Elagynt] an Elagynt
    [Ironwill] an Ironwill
    [Acolyte] an Acolyte
   *[other] a { $elite }
}
some-regulars = { $count ->
    [one] 1 regular
   *[other] { $count } regulars
}

## Feats and abilities

feat-field_advantage = Field Advantage
    .text = When points are counted you control a region with a unit of yours also if you tie for the most.
    .rule = W14.3
feat-camouflage = Camouflage
    .text = Until the end of the round your units cannot be damaged. They can still be defeated by an effect.
    .rule = W14.4
feat-ancestral_muster = Ancestral Muster
    .text = Gather up to 4 regulars and deploy them into one numbered region with an elite of yours.
    .rule = W14.5
feat-advanced_trapping = Advanced Trapping
    .text = Once in each of your turns you may spring one of your Trappers, as if a faction there had just moved in.
    .rule = W14.8
feat-mutation = Mutation
    .text = Up to twice: 2 regulars of one region go to the discard, and a Grizzled is deployed there for free.
    .rule = W14.9
feat-den_mothers = Den Mothers
    .text = Whenever a Grizzled falls you may deploy up to 2 regulars, from board or discard, into its region.
    .rule = W14.10
feat-eye_for_an_eye = Eye for an Eye
    .text = After an attack that defeated a regular of yours, the attacker loses a regular in the same region.
    .rule = W14.14
feat-deep_veins = Deep Veins
    .text = The first time in a round that you Mine, take 1 Corra more.
    .rule = W14.15
feat-unstoppable_march = Unstoppable March
    .text = Each of your Rams may move 1 region. Then attack a region in reach for 1 damage.
    .rule = W14.16
feat-hostile_takeover = Hostile Takeover
    .text = Steal up to 3 Corra from one opponent.
    .rule = W14.21
feat-shadow_network = Shadow Network
    .text = Once per round, in your turn, take a unit of yours from a numbered region and deploy it into any other.
    .rule = W14.22
feat-open_contract = Open Contract
    .text = Defeat 1 enemy regular in each of several regions that you occupy: one region more than you have Crysen in play.
    .rule = W14.23
feat-parasitic_influence = Parasitic Influence
    .text = Use Parasite for free, then once more in a region next to the first, occupied or not.
    .rule = W14.27
feat-feeding_frenzy = Feeding Frenzy
    .text = Once in each of your turns, after an attack that removed a unit, you may deploy 1 regular from the discard there, if you occupy the region.
    .rule = W14.28
feat-sudden_silence = Sudden Silence
    .text = Move units of yours from one numbered region to one next to it, then attack there for 1 damage.
    .rule = W14.29
feat-vanguard_reinforcements = Vanguard Reinforcements
    .text = When you take or steal Corra you may forgo all of it and deploy an elite for free instead.
    .rule = W14.33
feat-war_pavilion = War Pavilion
    .text = Choose a region: your units there cannot be damaged until the end of the round.
    .rule = W14.34
feat-hold_the_line = Hold the Line
    .text = Attacks on your units deal 1 damage less where you have at least 3 regulars.
    .rule = W14.35
feat-enhanced_sorcery = Enhanced Sorcery
    .text = Your attacks on a region with an elite of yours deal 1 damage more.
    .rule = W14.39
feat-spirit_call = Spirit Call
    .text = Gather up to 3 regulars and deploy them into one numbered region with a unit of yours.
    .rule = W14.40
feat-stolen_power = Stolen Power
    .text = Use the face of an opponent's unspent omniscient die as if it were your own.
    .rule = W14.41

ability-mercenaries = Mercenaries
    .rule = W14.19
    .text = once per turn: deploy 1 regular from your board where you have a unit.
ability-informants = Informants
    .rule = W14.20
    .text = once per round: turn one of your unspent action dice to any face.
ability-parasite = Parasite
    .rule = W14.26
    .text = defeat an enemy regular where you have a unit; one of yours returns from the discard there.

## Scenarios

scenario-runen_show_of_strength = Show of Strength
    .text = The AI buys Rams before any other elite. Either side wins with 35 VP.
    .rule = W15.1
scenario-runen_deep_hold = The Deep Hold
    .text = The base never moves; Stoics guard region 7. People win with 7 and 8 from round 2 on, the AI with 55/50/42/40 VP (1/2/3/4 people).
    .rule = W15.2
scenario-runen_vein_of_wrath = Vein of Wrath
    .text = Miners of the AI score 1 VP and are bought first. People win with 28/32/35/35 VP (1/2/3/4 people), the AI with 46/44/40/40; people also without Miners on the map from round 3 on.
    .rule = W15.3
scenario-aldan_bring_the_rain = Bring the Rain
    .text = Each round is a success or a failure: control more regions, keep AI elites few, keep the AI from its base; two of the three are a success. People win with 6 successes, the AI with 3 failures.
    .rule = W15.4
scenario-aldan_first_host = Rite of the First Host
    .text = An Elagynt costs the AI 1 Corra less. People win with 28/32/35/35 VP (1/2/3/4 people), the AI with 42/38/35/35.
    .rule = W15.5
scenario-aldan_marching_order = Marching Order
    .text = The base moves by chaos alone, and each Manoeuvre of the AI brings a regular. From round 3 on the AI wins with 5 regions, people if it has at most 1; either side wins with 40 VP.
    .rule = W15.6
scenario-koda_hunting_season = Hunting Season
    .text = A sprung Trapper brings the AI 1 VP; it buys Trappers first. People win with 28/32/35/35 VP (1/2/3/4 people), the AI with 42/38/35/35.
    .rule = W15.7
scenario-koda_great_bear = The Great Bear Wakes
    .text = Every Grizzled of the AI adds 1 damage. People win when 2/3/3/4 Grizzled (1/2/3/4 people) have fallen, or with 32/42/45/50 VP; the AI with 50/48/45/45.
    .rule = W15.8
scenario-koda_island_blood = Island Blood
    .text = The AI scores 2 VP more in each marked region. People win with 28/32/35/35 VP (1/2/3/4 people), the AI with 42/40/40/40, and also with both marked regions in two checks running.
    .rule = W15.9
scenario-ooglan_cull_the_weak = Cull the Weak
    .text = Attacks of the AI on 5 and 6 deal 1 damage more. People win with 28/32/35/35 VP (1/2/3/4 people), the AI with 42/38/35/35, and also by dominating 5 and 6 from round 3 on.
    .rule = W15.10
scenario-ooglan_uncanny_silence = Uncanny Silence
    .text = People score nothing in a region with a Karn of the AI. People win with 24/28/30/30 VP (1/2/3/4 people), the AI with 38/34/30/30.
    .rule = W15.11
scenario-ooglan_endless_swarm = Endless Swarm
    .text = The AI's reinforcements are larger by 1, and its discard refills its board. People win with 28/32/35/35 VP (1/2/3/4 people), the AI with 42/38/35/35; people also if the AI has at most 3 units from round 3 on.
    .rule = W15.12
scenario-guild_hostile_ledger = Hostile Ledger
    .text = The AI buys no elites: it turns 3 Corra into 2 VP. Either side wins with 35 VP.
    .rule = W15.13
scenario-guild_blood_contracts = Contracts in Blood
    .text = Attacks of the AI on marked regions deal 1 damage more, and each human elite it removes brings it 1 VP. People win with 28/32/35/35 VP (1/2/3/4 people), the AI with 45/42/40/40.
    .rule = W15.14
scenario-guild_night_market = The Night Market
    .text = The AI takes the bonus of a region also when it ties. People win with 5, 6 and 7 from round 2 on, the AI with 60/55/46/44 VP (1/2/3/4 people).
    .rule = W15.15

## What chaos does: the words of the rulebook

chaos-effect-runen_show_of_strength-1 = deploy a Ram (W15.1)
chaos-effect-runen_show_of_strength-2 = each faction takes 1 Corra per region it dominates (W15.1)
chaos-effect-runen_show_of_strength-3 = move all Rams (W15.1)
chaos-effect-runen_show_of_strength-4 = move the base token to the next region (W15.1)
chaos-effect-runen_show_of_strength-5 = deploy an elite, then attack each region with a Ram for 1 damage (W15.1)
chaos-effect-runen_show_of_strength-6 = each faction takes 1 Corra per region it dominates (W15.1)
chaos-effect-runen_show_of_strength-7 = deploy an elite, then attack each region with a Ram for 1 damage (W15.1)
chaos-effect-runen_show_of_strength-8 = each faction takes 1 Corra per region it dominates (W15.1)
chaos-effect-runen_deep_hold-1 = deploy a Stoic (W15.2)
chaos-effect-runen_deep_hold-2 = deploy 2 regulars into region 7 (W15.2)
chaos-effect-runen_deep_hold-3 = each faction takes 1 Corra per region it dominates (W15.2)
chaos-effect-runen_deep_hold-4 = attack region 7 for 1 damage (W15.2)
chaos-effect-runen_deep_hold-5 = disperse region 7 (W15.2)
chaos-effect-runen_deep_hold-6 = deploy an elite (W15.2)
chaos-effect-runen_deep_hold-7 = attack the region of highest threat for 1 damage, then deploy 2 regulars into region 8 (W15.2)
chaos-effect-runen_deep_hold-8 = deploy 3 regulars into region 7 (W15.2)
chaos-effect-runen_vein_of_wrath-1 = deploy a Miner (W15.3)
chaos-effect-runen_vein_of_wrath-2 = the AI takes 1 Corra per region with a Miner of its own, at most 3 (W15.3)
chaos-effect-runen_vein_of_wrath-3 = deploy 1 regular into each region with a Miner (W15.3)
chaos-effect-runen_vein_of_wrath-4 = move the base token to the next region (W15.3)
chaos-effect-runen_vein_of_wrath-5 = the AI spends Corra now (W15.3)
chaos-effect-runen_vein_of_wrath-6 = deploy an elite (W15.3)
chaos-effect-runen_vein_of_wrath-7 = attack each region with a Miner for 1 damage (W15.3)
chaos-effect-runen_vein_of_wrath-8 = deploy a Ram, then move all Rams (W15.3)
chaos-effect-aldan_bring_the_rain-1 = deploy 2 regulars at the base (W15.4)
chaos-effect-aldan_bring_the_rain-2 = deploy an Elagynt (W15.4)
chaos-effect-aldan_bring_the_rain-3 = disperse the region with the most AI units (W15.4)
chaos-effect-aldan_bring_the_rain-4 = attack the region of highest threat, occupied or adjacent, for 1 damage (W15.4)
chaos-effect-aldan_bring_the_rain-5 = each faction takes 1 Corra per region it dominates (W15.4)
chaos-effect-aldan_bring_the_rain-6 = deploy a Wynden, if its demand is met (W15.4)
chaos-effect-aldan_bring_the_rain-7 = move the base token to the next region, then deploy 2 regulars there (W15.4)
chaos-effect-aldan_bring_the_rain-8 = attack the region of highest threat for 2 damage (W15.4)
chaos-effect-aldan_first_host-1 = deploy an Elagynt (W15.5)
chaos-effect-aldan_first_host-2 = each faction takes 1 Corra per region it dominates (W15.5)
chaos-effect-aldan_first_host-3 = move all Elagynts (W15.5)
chaos-effect-aldan_first_host-4 = deploy 1 regular into each of the 3 regions with the lowest numbers that the AI occupies (W15.5)
chaos-effect-aldan_first_host-5 = move the base token to the next region (W15.5)
chaos-effect-aldan_first_host-6 = attack each region with an Elagynt for 1 damage (W15.5)
chaos-effect-aldan_first_host-7 = deploy an elite (W15.5)
chaos-effect-aldan_first_host-8 = deploy 4 regulars at the base (W15.5)
chaos-effect-aldan_marching_order-1 = move the base token to the next region (W15.6)
chaos-effect-aldan_marching_order-2 = disperse the region of the base (W15.6)
chaos-effect-aldan_marching_order-3 = deploy 2 regulars at the base (W15.6)
chaos-effect-aldan_marching_order-4 = each faction takes 1 Corra per region it dominates (W15.6)
chaos-effect-aldan_marching_order-5 = deploy a Wynden, if its demand is met (W15.6)
chaos-effect-aldan_marching_order-6 = deploy an Elagynt (W15.6)
chaos-effect-aldan_marching_order-7 = disperse the region with the most AI units (W15.6)
chaos-effect-aldan_marching_order-8 = attack the region of highest threat for 1 damage, 2 times (W15.6)
chaos-effect-koda_hunting_season-1 = deploy a Trapper (W15.7)
chaos-effect-koda_hunting_season-2 = each faction takes 1 Corra per region it dominates (W15.7)
chaos-effect-koda_hunting_season-3 = deploy a Trapper, then move the base token to the next region (W15.7)
chaos-effect-koda_hunting_season-4 = attack the 2 regions of highest threat that hold a Trapper for 1 damage each (W15.7)
chaos-effect-koda_hunting_season-5 = deploy 2 regulars into the region of highest threat among those the AI occupies (W15.7)
chaos-effect-koda_hunting_season-6 = deploy a Grizzled (W15.7)
chaos-effect-koda_hunting_season-7 = the AI steals 1 Corra from the human with the most Corra (W15.7)
chaos-effect-koda_hunting_season-8 = deploy 2 Trappers (W15.7)
chaos-effect-koda_great_bear-1 = deploy a Grizzled (W15.8)
chaos-effect-koda_great_bear-2 = move all Grizzled (W15.8)
chaos-effect-koda_great_bear-3 = each faction takes 1 Corra per region it dominates (W15.8)
chaos-effect-koda_great_bear-4 = every elite of the AI heals 1 (W15.8)
chaos-effect-koda_great_bear-5 = deploy 2 regulars at the base (W15.8)
chaos-effect-koda_great_bear-6 = attack each region with a Grizzled for 1 damage (W15.8)
chaos-effect-koda_great_bear-7 = deploy a Trapper (W15.8)
chaos-effect-koda_great_bear-8 = deploy a Grizzled, then move all Grizzled (W15.8)
chaos-effect-koda_island_blood-1 = deploy 2 regulars into the first marked region (W15.9)
chaos-effect-koda_island_blood-2 = deploy 2 regulars into the second marked region (W15.9)
chaos-effect-koda_island_blood-3 = each faction takes 1 Corra per region it dominates (W15.9)
chaos-effect-koda_island_blood-4 = move the first objective token to the unmarked region of lowest threat (W15.9)
chaos-effect-koda_island_blood-5 = attack both marked regions for 1 damage each (W15.9)
chaos-effect-koda_island_blood-6 = deploy an elite (W15.9)
chaos-effect-koda_island_blood-7 = in each unmarked region with 3 or more AI units, all of them move 1 region towards the nearest marked region (W15.9)
chaos-effect-koda_island_blood-8 = deploy a Grizzled into the first marked region (W15.9)
chaos-effect-ooglan_cull_the_weak-1 = use Parasite (W15.10)
chaos-effect-ooglan_cull_the_weak-2 = deploy 2 regulars at the base (W15.10)
chaos-effect-ooglan_cull_the_weak-3 = in each region with 2 or more AI units, except 5 and 6, all of them move 1 region towards 5 or 6 (W15.10)
chaos-effect-ooglan_cull_the_weak-4 = each faction takes 1 Corra per region it dominates (W15.10)
chaos-effect-ooglan_cull_the_weak-5 = deploy a Karn (W15.10)
chaos-effect-ooglan_cull_the_weak-6 = use Parasite 2 times (W15.10)
chaos-effect-ooglan_cull_the_weak-7 = in each region with 2 or more AI units, except 5 and 6, all of them move 1 region towards 5 or 6 (W15.10)
chaos-effect-ooglan_cull_the_weak-8 = deploy a Nameless (W15.10)
chaos-effect-ooglan_uncanny_silence-1 = deploy a Karn (W15.11)
chaos-effect-ooglan_uncanny_silence-2 = move all Karn (W15.11)
chaos-effect-ooglan_uncanny_silence-3 = each faction takes 1 Corra per region it dominates (W15.11)
chaos-effect-ooglan_uncanny_silence-4 = use Parasite (W15.11)
chaos-effect-ooglan_uncanny_silence-5 = move the base token to the next region (W15.11)
chaos-effect-ooglan_uncanny_silence-6 = attack each region with a Karn for 1 damage (W15.11)
chaos-effect-ooglan_uncanny_silence-7 = deploy 3 regulars into the region with the most AI units (W15.11)
chaos-effect-ooglan_uncanny_silence-8 = deploy a Nameless, then move all Nameless (W15.11)
chaos-effect-ooglan_endless_swarm-1 = deploy 1 regular into each of the 4 regions with the lowest numbers that the AI occupies (W15.12)
chaos-effect-ooglan_endless_swarm-2 = disperse the region with the most AI units (W15.12)
chaos-effect-ooglan_endless_swarm-3 = use Parasite (W15.12)
chaos-effect-ooglan_endless_swarm-4 = each faction takes 1 Corra per region it dominates (W15.12)
chaos-effect-ooglan_endless_swarm-5 = move the base token to the next region, then deploy 2 regulars there (W15.12)
chaos-effect-ooglan_endless_swarm-6 = deploy an elite (W15.12)
chaos-effect-ooglan_endless_swarm-7 = use Parasite 2 times (W15.12)
chaos-effect-ooglan_endless_swarm-8 = disperse the region with the most AI units, 2 times (W15.12)
chaos-effect-guild_hostile_ledger-1 = the AI takes 1 Corra (W15.13)
chaos-effect-guild_hostile_ledger-2 = each faction takes 1 Corra per region it dominates (W15.13)
chaos-effect-guild_hostile_ledger-3 = use Mercenaries (W15.13)
chaos-effect-guild_hostile_ledger-4 = the AI steals 1 Corra from the human with the most Corra (W15.13)
chaos-effect-guild_hostile_ledger-5 = deploy a Stellen (W15.13)
chaos-effect-guild_hostile_ledger-6 = the AI steals 1 Corra from each human who has 2 or more (W15.13)
chaos-effect-guild_hostile_ledger-7 = attack each region with a Stellen for 1 damage (W15.13)
chaos-effect-guild_hostile_ledger-8 = use Mercenaries 2 times (W15.13)
chaos-effect-guild_blood_contracts-1 = move the first objective token to the unmarked region of highest threat (W15.14)
chaos-effect-guild_blood_contracts-2 = deploy a Crysen (W15.14)
chaos-effect-guild_blood_contracts-3 = attack the first marked region for 1 damage (W15.14)
chaos-effect-guild_blood_contracts-4 = each faction takes 1 Corra per region it dominates (W15.14)
chaos-effect-guild_blood_contracts-5 = move the second objective token to the unmarked region of highest threat, then attack that region for 1 damage (W15.14)
chaos-effect-guild_blood_contracts-6 = deploy an elite (W15.14)
chaos-effect-guild_blood_contracts-7 = attack each region with a Crysen for 1 damage (W15.14)
chaos-effect-guild_blood_contracts-8 = attack both marked regions for 1 damage each (W15.14)
chaos-effect-guild_night_market-1 = use Mercenaries (W15.15)
chaos-effect-guild_night_market-2 = each faction takes 1 Corra per region it dominates (W15.15)
chaos-effect-guild_night_market-3 = deploy a Stellen (W15.15)
chaos-effect-guild_night_market-4 = attack the region of highest threat, occupied or adjacent, for 1 damage (W15.15)
chaos-effect-guild_night_market-5 = deploy 1 regular into each of the regions 5, 6 and 7 (W15.15)
chaos-effect-guild_night_market-6 = deploy a Crysen (W15.15)
chaos-effect-guild_night_market-7 = the AI steals 1 Corra from the human with the most Corra, then spends (W15.15)
chaos-effect-guild_night_market-8 = disperse the region with the most AI units (W15.15)

## What to do in a turn

act-die = { $face }
act-discard = Discard { $face }
    .rule = W5.2
    .text = spend the die without carrying out its action.
act-exodus = Exodus
    .rule = W5.17
    .text = spend two dice instead of one: all units of one region, or of the Shores, may march to neighbouring regions.
act-omniscient = Use the omniscient die
    .rule = W5.22
    .text = once per round, in addition to your action: what its face shows.
act-end = End the turn
act-buy = Buy { a-elite } for { $cost } Corra
act-use = { $ability } for { $cost } Corra
act-feat = Feat: { $feat }

manoeuvre-move = Move up to 2 units
    .rule = W5.10
manoeuvre-deploy = Land up to 2 regulars in your zone
    .rule = W5.11

answer-no = No
answer-yes = Yes

## Questions: setting up

ask-first-to-choose = Which seat chooses first?
    .told = { $answer } chooses first.
ask-side = On which side of the map do you sit?
    .told = { $answer } side of the map
ask-faction = Which faction do you lead?
    .told = leads the { $answer }
ask-feat = Which feat do you take? It is shown when everybody has chosen.
    .told = feat { $answer }
ask-vp-token = Which token lies { $region }?
    .told = Token { $region }: { $answer }.
ask-first-player = Who is the first player?
    .told = First player: { $answer }.
ask-base = Where does the AI's base lie?
    .told = Base of the AI: { $answer }.
ask-chaos = What does the chaos die show?
    .told = The chaos die begins with { $answer }.
ask-placement = Where do the AI's first units stand?
    .told = First units of the AI beside its base: { $answer }.

## Questions: the round

ask-take-bonus = You are the strongest { $region }. Do you carry out the bonus action { $face }?
    .told = bonus { $face } { $region }: { $answer }
ask-omniscient-die = What does the omniscient die of { the-faction } show?
    .told = { "" }
ask-action-die = What does the action die show?
    .told = Dice for the draft:
ask-ai-die = What does the AI's action die show?
    .told = { "" }
ask-draft = Which die do you take?
    .told = { "" }

## Questions: a turn

ask-act = What do you do?
    .told = { $answer }
ask-extend-region = Where do you deploy regulars?
    .told = { "" }
ask-how-many = How many regulars do you deploy { $region }?
    .alone = { $answer ->
        [one] 1 regular
       *[other] { $answer } regulars
    }
    .told = { "" }
ask-manoeuvre = How do you manoeuvre?
    .told = { "" }
ask-move-from = From where do you move?
    .told = { "" }
ask-move-to = You move { $from }. Where to?
    .told = { "" }
ask-move-units = Who moves { $from } { $to }?
    .pass = Nobody else
    .told = { "" }
ask-escort = How many regulars go along with the Wynden { $from } { $to }?
    .alone = { $answer ->
        [one] 1 regular goes along
       *[other] { $answer } regulars go along
    }
    .told = { "" }
ask-attack-region = Which region do you attack?
    .told = { "" }
ask-attack-target = Which faction do you attack { $region }?
    .told = { "" }
ask-damage = Who takes the damage? Points left: { $left }.
    .told = 1 damage to { $answer }
ask-exodus-dice = Which two dice pay for the Exodus? Begin with the upper one.
    .told = { "" }
ask-exodus-from = Out of which region do your units march?
ask-exodus-units = { $stack }: how many of { $left } march { $to }?
    .alone = { $answer } { $to }
    .told = { "" }
ask-deploy-at = Where do you deploy { a-elite }?
    .told = { "" }
ask-trap-kind = Which kind of Trapper is it? Nobody else will know until it is sprung.
    .told = this Trapper: { $answer }
ask-vanguard = You gain Corra. Which elite do you deploy instead?
    .pass = None, I take the Corra

## Questions: attacks and moves

ask-nameless = Which Nameless { $region } leads the attack? Its vitality is the damage.
ask-acolyte = Which of your elites { $region } does the Acolyte heal by 1?
    .pass = None
ask-feed = Does a Horde return from the discard { $region }?
ask-hag-victim = Whom does the Hag hurt { $region }?
    .told = { "" }
ask-den-mothers = Den Mothers: how many Runts do you deploy { $region }?
    .alone = { $answer ->
        [one] 1 Runt
       *[other] { $answer } Runts
    } { $region }
    .told = { "" }
ask-den-mothers-discard = How many of the Runts { $region } come from the discard?
    .alone = { $answer } of them from the discard
    .told = { "" }
ask-push-units = Whom does the Ram push away { $region }? Up to 2 units.
    .pass = Nobody, or nobody else
    .told = { "" }
ask-push-to = Where do the units pushed away { $region } go?
    .told = { "" }
ask-push-damage = The units were pushed and stand { $region }. Do you pay 1 Corra to deal 1 damage to each enemy among them?
    .told = 1 Corra for damage to the pushed: { $answer }
ask-ryder = The Ryder stands { $region }. Does it ride on?
    .pass = It stays
    .told = { "" }
ask-ram-order = Which Ram pushes first?
ask-cauldron-at = The discard holds fewer Tyros than you have Cauldrons. Where does one come back?
    .told = { "" }
ask-trap-where = In which region does a trap snap first?
    .told = { "" }
ask-trap-order = Which Trapper { $region } is sprung next?
    .told = { "" }
ask-sprung = Which kind is the Trapper?
    .told = { "" }

## Questions: feats and abilities

ask-muster-at = Where do your regulars gather?
    .told = { "" }
ask-gather-from = How many of the { $left } come { $from }?
    .alone = { $answer } { $from }
    .told = { "" }
ask-spring-which = Which of your Trappers do you spring?
    .told = { "" }
ask-spring-victim = Which faction { $region } walks into the trap?
ask-mutate-at = Where do 2 Runts become a Grizzled?
    .pass = Nowhere else
    .told = { "" }
ask-march-whom = Which Ram marches?
    .pass = No other
    .told = { "" }
ask-march-to = Where does the Ram { $region } march?
    .told = { "" }
ask-takeover-victim = From whom do you steal up to 3 Corra?
    .told = { "" }
ask-redeploy-whom = Which unit goes elsewhere?
    .told = { "" }
ask-redeploy-to = Where is the unit that stood { $region } deployed?
    .told = { "" }
ask-contract = Which enemy regular is defeated?
    .pass = No other
    .told = { "" }
ask-parasite-at = Where does the Parasite strike?
    .told = { "" }
ask-parasite-of = Whose regular { $region } does the Parasite take?
    .told = { "" }
ask-silence-from = From which region do your units come?
    .told = { "" }
ask-silence-to = Your units come { $from }. Where do they go?
    .told = { "" }
ask-silence-units = { $stack }: how many go { $to }?
    .alone = { $answer } { $to }
    .told = { "" }
ask-pavilion-at = In which region are your units protected?
    .told = protected: { $answer }
ask-power-of = Whose omniscient die do you use?
ask-mercenaries-to = Where do you deploy the mercenary?
    .told = { "" }
ask-turn-die = Which of your dice do you turn?
    .told = { "" }
ask-turn-to = You turn { $face }. Which face shall it show?
    .told = turns { $face } to { $answer }
ask-lot = Whom does the lot favour?

## Questions: against the AI

ask-ai-damage = The AI attacks { $region }. Who takes the damage? Points left: { $left }.
    .told = 1 damage to { $answer }
ask-ai-pushes = Whom does the AI's Ram push away { $region }?
    .told = { "" }
ask-ai-parasite = Whose regular { $region } does the AI's Parasite take?
    .told = { "" }

## What happened

event-round-began = Round { $round }.
event-phase-began = { $phase ->
    [1] Maintenance.
    [2] Spoils.
    [3] Groundwork.
    [4] Draft.
    [5] Actions.
   *[other] Victory points.
}
event-passed-token = The first-player token goes to the { $who }.
event-omni-rolled = { the-who } { $who ->
    [Guild] rolls
   *[other] roll
} { $face } with the omniscient die.
event-omni-used = { the-who } { $who ->
    [Guild] uses
   *[other] use
} the omniscient die: { $face }.
event-took-die = { the-who } { $who ->
    [Guild] takes
   *[other] take
} a die: { $face }.
event-discarded = { the-who } { $who ->
    [Guild] discards
   *[other] discard
} a die: { $face }.
event-dice-spent = { the-who } { $who ->
    [Guild] pays
   *[other] pay
} for an Exodus with two dice: { $first } and { $second }.
event-corra-taken = { the-who } { $who ->
    [Guild] takes
   *[other] take
} { $count } Corra.
event-corra-stolen = { the-who } { $who ->
    [Guild] steals
   *[other] steal
} { $count } Corra from { the-victim }.
event-deployed = { the-who } { $who ->
    [Guild] deploys
   *[other] deploy
} { some-regulars } { $region }.
event-returned = { the-who } { $who ->
    [Guild] deploys
   *[other] deploy
} { some-regulars } from the discard { $region }.
event-elite-deployed = { the-who } { $who ->
    [Guild] deploys
   *[other] deploy
} { a-elite } { $region }.
event-moved = { the-who } { $who ->
    [Guild] moves
   *[other] move
} { $stack } { $to }.
    .each = { $to }
event-pushed = { the-who } { $who ->
    [Guild] pushes
   *[other] push
} { $stack } { $to }.
event-attacked = { the-who } { $who ->
    [Guild] attacks
   *[other] attack
} { the-victim } { $region } for { $damage } damage.
event-no-damage = { the-who } cannot be damaged { $region }.
event-defeated = { the-who } { $who ->
    [Guild] loses
   *[other] lose
} a regular { $region }.
event-elite-lost = { the-who } { $who ->
    [Guild] loses
   *[other] lose
} { a-elite } { $region }.
event-healed = { the-who } { $who ->
    [Guild] heals
   *[other] heal
} { a-elite } { $region }: vitality { $vitality }.
event-trap-sprung = A Trapper is sprung { $region }: { $kind }.
event-feat-used = { the-who } { $who ->
    [Guild] uses
   *[other] use
} the feat { $feat }.
event-ability-used = { the-who } { $who ->
    [Guild] uses
   *[other] use
} { $ability }.
event-scored = { the-who } { $who ->
    [Guild] scores
   *[other] score
} { $vp } VP { $region } (token { $token }, domination { $domination }, icons { $icons }).

event-ai-acted = { the-who } { $who ->
    [Guild] acts
   *[other] act
}: { $face }, { $face ->
    [Mine] 2 Corra, spent at once if possible (W12.4)
    [Extend] 4 regulars to the most threatened region with a unit of the AI (W12.5)
    [Manoeuvre] the region with most units of the AI disperses (W12.6, W12.13)
   *[other] twice an attack for 1 damage on the most threatened region in reach (W12.7)
}.
event-ai-used-omni = { the-who } { $who ->
    [Guild] uses
   *[other] use
} the omniscient die: { $face }, { $face ->
    [Mine] 2 Corra, spent at once if possible (W12.9)
    [Strike] twice an attack for 1 damage on the most threatened region of the map (W12.10)
    [Assault] twice an attack for 2 damage on the most threatened region in reach (W12.11)
   *[other] the action die once more (W12.12)
}.
event-ai-bought = { the-who } { $who ->
    [Guild] buys
   *[other] buy
} { a-elite } for { $cost } Corra (W13.1).
event-ai-attacked = { the-who } { $who ->
    [Guild] attacks
   *[other] attack
} { $region } for { $damage } damage.
event-ai-used-ability = { the-who } { $who ->
    [Guild] uses
   *[other] use
} { $ability }.
event-point-stopped = A point of damage to { the-who-there } { $region } has no effect.
event-base-moved = The base of the AI now lies { $region } (W11.2).
event-mark-moved = Objective token { $mark } now lies { $region }.
event-chaos-came = Chaos { $face } ({ $scenario }): { $effect }.
event-chaos-slept = Chaos { $face } ({ $scenario }): nothing happens with so few people.
event-humans-scored = The people score { $vp } VP { $region } (token { $token }, domination { $domination }, icons { $icons }).
event-ai-gained = { the-who } { $who ->
    [Guild] gains
   *[other] gain
} { $vp } VP.
event-round-judged = Was the round a success for the people? { $success }.
the-who-there = the { $who }

## Why not

why-side-taken = Somebody sits in the { $side } already.
why-expansion = { the-faction-begins } belong to the expansion, which was not chosen for this game.
why-faction-of-ai = The AI plays { the-faction }.
why-faction-taken = Somebody leads { the-faction } already.
why-feat-taken = You have taken { $feat } already.
why-feat-of-others = { $feat } is a feat of another faction.
why-not-in-pool = No { $face } is left in the pool.
why-action-done = You have spent your die for this turn.
why-no-such-die = You have no die that shows { $face }.
why-no-regulars = There are no regulars left on your board.
why-extend-nowhere = There is no region with a unit of yours into which you may deploy.
why-nothing-to-move = You have no unit that can move and no regular on your board.
why-no-target = No enemy is in reach: attack where you are, or next door. Units on the Shores reach nothing.
why-exodus-nobody = There is no region from which units of yours could march.
why-two-dice = Exodus costs two of your unspent dice.
why-omniscient-spent = You have spent your omniscient die in this round.
why-nothing-to-double = Double repeats an action of this turn, and there is none yet to repeat.
why-double-impossible = The action of this turn cannot be carried out once more.
why-no-enemy-anywhere = There is no enemy in any numbered region.
why-spend-a-die = First spend a die: carry out its action, or discard it.
why-none-left = You have no { $elite } left on your board.
why-no-place = There is no place now where you may deploy { a-elite }.
why-too-dear = It costs { $cost } Corra, and you have { $corra }.
why-once-per-turn = You have done that already in this turn.
why-once-per-round = You have done that already in this round.
why-ability-in-vain = { $ability } would change nothing now.
why-works-by-itself = { $feat } works by itself when its moment comes.
why-feat-in-vain = { $feat } would change nothing now.
why-no-unit-there = You have no unit { $region }.
why-closed = A Karn { $region } keeps other factions from deploying there.
why-cannot-move = Your units { $region } cannot move.
why-exodus-again = The second Exodus must start elsewhere, not { $region } again.
why-no-way-back = No unit ever goes back to the Shores.
why-already-there = The units are { $region } already.
why-not-adjacent = No way leads directly { $from } { $to }.
why-shores-are-safe = Nobody can be attacked on the Shores.
why-no-enemy-there = There are no enemies { $region }.
why-out-of-reach = { $region } is out of reach: you are neither there nor next to it.
why-only-in-zone = { a-elite-begins } is deployed in your zone only.
why-not-in-zone = { a-elite-begins } cannot be deployed in your zone.
why-needs-regulars = { $count } regulars of yours must be { $region }, and { $here } are.
why-not-playing = { the-faction-begins } { $faction ->
    [Guild] does
   *[other] do
} not take part in this game.
why-yourself = You never attack yourself.
why-ally = { the-faction-begins } { $faction ->
    [Guild] is
   *[other] are
} on your side.
why-faction-not-there = { the-faction-begins } { $faction ->
    [Guild] has
   *[other] have
} no unit { $region }.
why-ironwill-first = The Ironwills there take the damage first.
the-faction-begins = The { $faction }
a-elite-begins = { $elite ->
    [Elagynt] An Elagynt
    [Ironwill] An Ironwill
    [Acolyte] An Acolyte
   *[other] A { $elite }
}

## What lies on the table

map = The highlands of Drudgeon
zone-south = Southern zone
zone-west = Western zone
zone-north = Northern zone
zone-east = Eastern zone
zone-kind-pier = pier
zone-kind-camp = camp

scene-phases = Phase
scene-phase-1 = Maintenance
scene-phase-2 = Spoils
scene-phase-3 = Groundwork
scene-phase-4 = Draft
scene-phase-5 = Actions
scene-phase-6 = Victory points
scene-round = Round { $round }
scene-supply = Corra in the supply
scene-pool = Draft pool
scene-corra = Corra
scene-reserve = Undeployed
scene-discard = Discard
scene-discarded = { $unit } in the discard
scene-feat = Feat
scene-feat-once = Feat, once per game
scene-feat-lasting = Feat, lasting
scene-vp = VP
scene-machine = AI
scene-people = People
scene-own-side = you, { $side }
scene-first-player = First player
scene-omni = Omniscient die: { $face }
scene-safe = cannot be damaged
scene-trapper = Trapper { $number }: { $kind }
scene-own-dice = Your dice
scene-own-omni = Your omniscient die
scene-own-corra = Your Corra
scene-own-elites = Your elites
scene-own-units = Your regulars
scene-own-feats = Your feats
scene-letters-elagynt = El
scene-letters-wynden = Wy
scene-letters-grizzled = Gr
scene-letters-trapper = Tr
scene-letters-stoic = St
scene-letters-miner = Mi
scene-letters-ram = Ra
scene-letters-stellen = Se
scene-letters-crysen = Cr
scene-letters-nameless = Na
scene-letters-karn = Ka
scene-letters-lyon = Ly
scene-letters-ryder = Ry
scene-letters-ironwill = Ir
scene-letters-hag = Ha
scene-letters-acolyte = Ac
scene-letters-cauldron = Ca
scene-chaos = Next chaos
scene-scenario = Scenario
scene-base = Base of the AI
scene-objective = Objective
scene-threat = Threat
scene-mission-vp = { $side }: { $n } VP
scene-mission-control_all-late = { $side }: control { $regions }, from round { $round } on
scene-mission-control_all_consecutive = { $side }: control { $regions } in two checks running
scene-mission-dominate_all-late = { $side }: dominate { $regions }, from round { $round } on
scene-mission-control_at_least-late = { $side }: control { $n } regions, from round { $round } on
scene-mission-opponent_controls_at_most-late = { $side }: the others ({ $other }) control at most { $n }, from round { $round } on
scene-mission-opponent_units_at_most-late = { $side }: the others ({ $other }) have at most { $n } units in the regions, from round { $round } on
scene-mission-none_on_map-late = { $side }: no { $elite } on the map, from round { $round } on
scene-mission-grizzled_removed = { $side }: { $n } Grizzled fallen
scene-mission-successes = { $side }: { $n } successes
scene-mission-failures = { $side }: { $n } failures

## Scene

scene-ai-turns = turns left

## The guided first turn: what a question is about, what to look at, what is sensible

lesson-side = You sit down at one side of the map. The landing place there is yours for the whole game: your troops come ashore in it.
    .look = The Shores run around eight numbered regions. From any landing place you reach the same six of them, 1 to 6. The High Step and the Crown lie inland, behind the two Tables.
    .advice = All sides are equally good. Take the south, it is the nearest to you.
lesson-faction = Each faction has its own elites, strong units that you buy with Corra, the gems of this land. The regulars, of which you have 25, are alike for everybody.
    .look = The sentence beside each name tells how the faction likes to fight.
    .advice = Begin with the Aldan: no secrets and few exceptions, and each of their elites does something plain.
lesson-feat = A feat is a power of your faction. You take one of three; all are shown when everybody has chosen.
    .look = Some feats work once, at the moment you choose. Others hold for the whole game.
    .advice = For a first game take one that holds all the time and needs no decision. You cannot miss its moment.
lesson-draft-1 = The round has begun: two more regulars have landed for each side, both have taken 1 Corra, and the dice for the draft lie open. You take dice in turn until each has three. Later you spend one in each of your turns, and do what it shows.
    .look = The four faces: Mine takes Corra, Extend adds regulars where you already stand, Manoeuvre moves two units or lands two more, Battle attacks.
    .advice = Take Manoeuvre. All your units still stand on the Shores, where they score nothing, and this die brings them into a region.
lesson-draft = One die more. What the other has taken is no longer there for you. One die is left over in the end; with equal points nobody gets it.
    .look = The dice that are left, and those that you have.
    .advice = Extend goes well with Manoeuvre: first walk into a region, and in your next turn two more regulars join those who are there. Battle finds no target while nobody else is on the map.
lesson-act-1 = Your first turn. You must spend one die and do what it shows. Or you spend two of any kind for an Exodus, in which many units march at once. The omniscient die, feats and purchases come on top of that.
    .look = The tokens on the map: their number is what a region pays at the end of every round to whoever has the most units in it.
    .advice = Take Manoeuvre and bring two units into a region that pays well.
lesson-act = Your turn goes on until you end it. What costs no action die can still be done: the omniscient die, a feat, buying an elite with Corra.
    .look = The face of your omniscient die, and how much Corra you have. Most elites cost 2 or 3.
    .advice = Use the omniscient die if it helps: it is rolled again in the next round, and what is not used is lost. Then end the turn. Corra keeps, so save it for an elite.
lesson-manoeuvre = There are two ways to manoeuvre: move up to two units from one region into one next to it, or land two more regulars on the Shores.
    .look = Your regulars on the Shores: they wait to be brought into a region.
    .advice = Move. Only units in numbered regions score points.
lesson-move-to = Your units stand on the Shores and may enter any of the regions 1 to 6. There is no way back to the Shores.
    .look = The numbers on the tokens. A sign beside the number is a bonus: at the start of a round, whoever has the most units there may carry out that action for free.
    .advice = Go to Amberfell, region 3: its token pays 3 points, more than any other within reach. Whoever is alone there scores 1 point more.
lesson-move-units = Up to two units go together, to the same region. You name them one by one.
    .look = How many units stand ready, and how many you need there: the most units in a region control it, a tie pays nobody.
    .advice = Send two. A single one is soon outnumbered.
lesson-how-many = These regulars come from your board and cost nothing but the die.
    .look = How many you have on your board. Fallen regulars do not come back there.
    .advice = As many as you may. More units hold a region longer.
lesson-exodus-dice = For an Exodus you pay two dice; what they show does not matter. The omniscient die may be one of them.
    .look = Which of your dice would help you least in your other turns.
    .advice = Pay with Battle or Mine, and keep Manoeuvre and Extend for later. But think twice: two dice are two turns.
lesson-exodus-units = In an Exodus as many units as you like march out of one region, each to a region next to it. You are asked for one region after the other.
    .look = The numbers on the tokens, and how many units are left to send.
    .advice = Two in a region are a good beginning; leave out the regions that pay only 1 point.
lesson-other = This question comes from what you have just chosen, an ability, a feat or an elite of your faction. Not everybody meets it in the first turn.
    .look = The rule beside the question, and the sentence under each option.
    .advice = Try what you like best: at this table everything can be taken back.
guide-others = The other faction has chosen. The chronicle keeps all of it, sentence by sentence.
guide-end = That was a turn: one die spent, and what comes on top. You take turns until all dice are spent. Then the regions pay their points, and the next round begins with fresh troops and dice. The game ends when a round finds somebody at 30 points.

## What the lab counts

trait-faction = Faction
trait-feat = Feat
trait-enemy = Faction of the AI
trait-scenario = Scenario
