# The words of Village Attacks. The same entries, in the same order, stand in text.it.ftl.

title = Village Attacks
blurb = They come with torches and pitchforks, and you are what they have come for. One to five people lead Monsters and hold the castle together: roll, strike, lay traps, grow stronger, and keep the Heart beating until the village has lost its courage.
material = You need: the dice with torches, the Day and Night dice if they are in use, a coin, the tokens of the Types, and the decks of spawn, Trap, event, Hero and summoning cards. Map, figures and boards may stay in the box: the table here keeps them.

## Before the game

option-scenario = Which scenario do you play?
    .torches_at_the_gate = { scenario-torches_at_the_gate }
    .silver_and_garlic = { scenario-silver_and_garlic }
    .springs_and_blades = { scenario-springs_and_blades }
    .whispers_in_the_village = { scenario-whispers_in_the_village }
    .songs_of_heroes = { scenario-songs_of_heroes }
    .breaches = { scenario-breaches }
    .feeding_the_heart = { scenario-feeding_the_heart }
    .the_long_vigil = { scenario-the_long_vigil }
    .the_thing_in_the_cellar = { scenario-the_thing_in_the_cellar }
    .riders_from_yunfakh = { scenario-riders_from_yunfakh }
    .the_circle_of_bone = { scenario-the_circle_of_bone }
    .all_the_torches = { scenario-all_the_torches }
option-difficulty = How hard shall it be?
    .normal = Normal: the figures of the scenario
    .easy = Easy: a quarter less morale to break, and 2 more health for the Heart
    .hard = Hard: a quarter more morale to break, and 2 less health for the Heart
option-day_night = Do day and night take turns?
    .scenario = As the scenario says
    .on = Yes: by day Monsters weaken, by night each kill brings more experience
    .off = No
option-troll = Does the Troll come?
    .scenario = As the scenario says
    .on = Yes: it comes with an event, tramples friend and foe, and nobody can kill it
    .off = No
option-yunfakh = Do Yunfakh Hunters come?
    .scenario = As the scenario says
    .on = Yes: half of all Hunters can be wounded only by Monsters in their own zone
    .off = No
option-summoning = Can you summon another Monster?
    .scenario = As the scenario says
    .on = Yes: when each of you has paid in the Summoning Room, one comes to help
    .off = No
option-choose_heroes = Who is in the Hero deck?
    .no = All ten Heroes
    .yes = You may leave out one Hero of each Type

error-no-summoning-room = { scenario-by-id } has no Summoning Room on its map, so nobody can be summoned there.
error-needs-summoning = { scenario-by-id } is won only with a summoned Monster, so summoning cannot be left out.
error-troll-without-events = { scenario-by-id } is played without events, and only an event brings the Troll.
error-yunfakh-without-hunters = { scenario-by-id } is played without Hunters, so no Yunfakh Hunters can come either.
scenario-by-id = { $scenario ->
    [torches_at_the_gate] { scenario-torches_at_the_gate }
    [silver_and_garlic] { scenario-silver_and_garlic }
    [springs_and_blades] { scenario-springs_and_blades }
    [whispers_in_the_village] { scenario-whispers_in_the_village }
    [songs_of_heroes] { scenario-songs_of_heroes }
    [breaches] { scenario-breaches }
    [feeding_the_heart] { scenario-feeding_the_heart }
    [the_long_vigil] { scenario-the_long_vigil }
    [the_thing_in_the_cellar] { scenario-the_thing_in_the_cellar }
    [riders_from_yunfakh] { scenario-riders_from_yunfakh }
    [the_circle_of_bone] { scenario-the_circle_of_bone }
   *[all_the_torches] { scenario-all_the_torches }
}

## Scenarios

scenario-torches_at_the_gate = Torches at the Gate
    .rule = A31.1
    .text = Your first night: only Peasants come. Bring the morale of the village to 0.
scenario-silver_and_garlic = Silver and Garlic
    .rule = A31.2
    .text = Hunters join the crowd, each the nemesis of one Type. Bring morale to 0.
scenario-springs_and_blades = Springs and Blades
    .rule = A31.3
    .text = Hunters again, and now you may lay Traps for them. Bring morale to 0.
scenario-whispers_in_the_village = Whispers in the Village
    .rule = A31.4
    .text = The village has ideas of its own: the dial brings events. Bring morale to 0.
scenario-songs_of_heroes = Songs of Heroes
    .rule = A31.5
    .text = Heroes come with the crowd, each with a gift. Bring morale to 0.
scenario-breaches = Breaches
    .rule = A31.6
    .text = Morale does not count: seal every breach in the walls, for Defence + any each time.
scenario-feeding_the_heart = Feeding the Heart
    .rule = A31.7
    .text = Morale does not count: sacrifice villagers in the Heart zone, for Magic + any each time.
scenario-the_long_vigil = The Long Vigil
    .rule = A31.8
    .text = Day and night take turns. The Heart must still beat at the end of round 8.
scenario-the_thing_in_the_cellar = The Thing in the Cellar
    .rule = A31.9
    .text = A Troll roams the castle and spares nobody. Bring morale to 0.
scenario-riders_from_yunfakh = Riders from Yunfakh
    .rule = A31.10
    .text = Every Hunter is a rider from Yunfakh. Burn all their banners, for Magic + any + any each.
scenario-the_circle_of_bone = The Circle of Bone
    .rule = A31.11
    .text = Summon at least 1 Monster, and bring morale to 0.
scenario-all_the_torches = All the Torches
    .rule = A31.12
    .text = Everything at once: Yunfakh Hunters, Troll, summoning, day and night. Bring morale to 0.

## Monsters and seats

monster-vampire = Vampire
    .text = Undead Decimator, health 6: feasts on the crowd, flies as a bat, draws victims near.
monster-lich = Lich
    .text = Arcane Support, health 5: raises Skeletons, strikes from afar, heals friends wherever they are.
monster-succubus = Succubus
    .text = Demon Support, health 6: stuns, lures away and sets on fire.
monster-banshee = Banshee
    .text = Cursed Support, health 5: her wail stuns whole rooms, and no wall stops her.
monster-dullahan = Dullahan
    .text = Mythic Guardian, health 9: takes the blows meant for others and rides the crowd down.
monster-mummy = Mummy
    .text = Undead Guardian, health 10: holds villagers in place and mends itself.
monster-minotaur = Minotaur
    .text = Mythic Decimator, health 7: charges, roars, and cuts down several at once.
monster-werewolf = Werewolf
    .text = Cursed Decimator, health 6: the fastest, picks its prey, drives crowds away.
monster-gargoyle = Gargoyle
    .text = Arcane Guardian, health 8: stone skin, a dive from above, rubble on the road.
monster-djinn = Djinn
    .text = Demon Support, health 6: grants results to others, blows crowds away, burns them.
monster-huli_jing = Huli Jing
    .text = Mythic Support, health 5: fire from afar, darkness, and results turned as she likes.
monster-jiangshi = Jiangshi
    .text = Undead Support, health 7: calls Stiff Corpses and makes them march.

role-vampire = Vampire
role-lich = Lich
role-succubus = Succubus
role-banshee = Banshee
role-dullahan = Dullahan
role-mummy = Mummy
role-minotaur = Minotaur
role-werewolf = Werewolf
role-gargoyle = Gargoyle
role-djinn = Djinn
role-huli_jing = Huli Jing
role-jiangshi = Jiangshi
role-seat-1 = Seat 1
role-seat-2 = Seat 2
role-seat-3 = Seat 3
role-seat-4 = Seat 4
role-seat-5 = Seat 5

fighter-vampire = Vampire
fighter-lich = Lich
fighter-succubus = Succubus
fighter-banshee = Banshee
fighter-dullahan = Dullahan
fighter-mummy = Mummy
fighter-minotaur = Minotaur
fighter-werewolf = Werewolf
fighter-gargoyle = Gargoyle
fighter-djinn = Djinn
fighter-huli_jing = Huli Jing
fighter-jiangshi = Jiangshi
fighter-summoned-vampire = Summoned Vampire
fighter-summoned-lich = Summoned Lich
fighter-summoned-succubus = Summoned Succubus
fighter-summoned-banshee = Summoned Banshee
fighter-summoned-dullahan = Summoned Dullahan
fighter-summoned-mummy = Summoned Mummy
fighter-summoned-minotaur = Summoned Minotaur
fighter-summoned-werewolf = Summoned Werewolf
fighter-summoned-gargoyle = Summoned Gargoyle
fighter-summoned-djinn = Summoned Djinn
fighter-summoned-huli_jing = Summoned Huli Jing
fighter-summoned-jiangshi = Summoned Jiangshi
fighter-skeleton-1 = Skeleton 1
fighter-skeleton-2 = Skeleton 2
fighter-skeleton-3 = Skeleton 3
fighter-stiff_corpse-1 = Stiff Corpse 1
fighter-stiff_corpse-2 = Stiff Corpse 2

the-fighter-vampire = The Vampire
the-fighter-lich = The Lich
the-fighter-succubus = The Succubus
the-fighter-banshee = The Banshee
the-fighter-dullahan = The Dullahan
the-fighter-mummy = The Mummy
the-fighter-minotaur = The Minotaur
the-fighter-werewolf = The Werewolf
the-fighter-gargoyle = The Gargoyle
the-fighter-djinn = The Djinn
the-fighter-huli_jing = The Huli Jing
the-fighter-jiangshi = The Jiangshi
the-fighter-summoned-vampire = The summoned Vampire
the-fighter-summoned-lich = The summoned Lich
the-fighter-summoned-succubus = The summoned Succubus
the-fighter-summoned-banshee = The summoned Banshee
the-fighter-summoned-dullahan = The summoned Dullahan
the-fighter-summoned-mummy = The summoned Mummy
the-fighter-summoned-minotaur = The summoned Minotaur
the-fighter-summoned-werewolf = The summoned Werewolf
the-fighter-summoned-gargoyle = The summoned Gargoyle
the-fighter-summoned-djinn = The summoned Djinn
the-fighter-summoned-huli_jing = The summoned Huli Jing
the-fighter-summoned-jiangshi = The summoned Jiangshi
the-fighter-skeleton-1 = Skeleton 1
the-fighter-skeleton-2 = Skeleton 2
the-fighter-skeleton-3 = Skeleton 3
the-fighter-stiff_corpse-1 = Stiff Corpse 1
the-fighter-stiff_corpse-2 = Stiff Corpse 2

## The castle

zone-castle_heart = Heart zone
zone-great_hall = Great Hall
zone-library = Library
zone-chapel = Chapel
zone-throne_room = Throne Room
zone-kitchen = Kitchen
zone-armoury = Armoury
zone-crypt = Crypt
zone-laboratory = Laboratory
zone-gallery = Gallery
zone-west_passage = West Passage
zone-east_passage = East Passage
zone-south_passage = South Passage
zone-north_passage = North Passage
zone-gatehouse_passage = Gatehouse Passage
zone-postern_passage = Postern Passage
zone-summoning_room = Summoning Room

in-zone-castle_heart = in the Heart zone
in-zone-great_hall = in the Great Hall
in-zone-library = in the Library
in-zone-chapel = in the Chapel
in-zone-throne_room = in the Throne Room
in-zone-kitchen = in the Kitchen
in-zone-armoury = in the Armoury
in-zone-crypt = in the Crypt
in-zone-laboratory = in the Laboratory
in-zone-gallery = in the Gallery
in-zone-west_passage = in the West Passage
in-zone-east_passage = in the East Passage
in-zone-south_passage = in the South Passage
in-zone-north_passage = in the North Passage
in-zone-gatehouse_passage = in the Gatehouse Passage
in-zone-postern_passage = in the Postern Passage
in-zone-summoning_room = in the Summoning Room

to-zone-castle_heart = to the Heart zone
to-zone-great_hall = to the Great Hall
to-zone-library = to the Library
to-zone-chapel = to the Chapel
to-zone-throne_room = to the Throne Room
to-zone-kitchen = to the Kitchen
to-zone-armoury = to the Armoury
to-zone-crypt = to the Crypt
to-zone-laboratory = to the Laboratory
to-zone-gallery = to the Gallery
to-zone-west_passage = to the West Passage
to-zone-east_passage = to the East Passage
to-zone-south_passage = to the South Passage
to-zone-north_passage = to the North Passage
to-zone-gatehouse_passage = to the Gatehouse Passage
to-zone-postern_passage = to the Postern Passage
to-zone-summoning_room = to the Summoning Room

from-zone-castle_heart = from the Heart zone
from-zone-great_hall = from the Great Hall
from-zone-library = from the Library
from-zone-chapel = from the Chapel
from-zone-throne_room = from the Throne Room
from-zone-kitchen = from the Kitchen
from-zone-armoury = from the Armoury
from-zone-crypt = from the Crypt
from-zone-laboratory = from the Laboratory
from-zone-gallery = from the Gallery
from-zone-west_passage = from the West Passage
from-zone-east_passage = from the East Passage
from-zone-south_passage = from the South Passage
from-zone-north_passage = from the North Passage
from-zone-gatehouse_passage = from the Gatehouse Passage
from-zone-postern_passage = from the Postern Passage
from-zone-summoning_room = from the Summoning Room

## Villagers

kind-peasant = Peasant
kind-hunter = Hunter
kind-yunfakh = Yunfakh Hunter
kind-hero = Hero

type-undead = Undead
type-mythic = Mythic
type-cursed = Cursed
type-arcane = Arcane
type-demon = Demon
type-veteran = Veteran

state-of-villager-standing = standing
state-of-villager-stunned = stunned
state-of-villager-burning = burning
state-of-villager-stunned-burning = stunned and burning

how-it-is = { $state ->
    [standing] { "" }
   *[other] { "," } { $state },
}
how-a-hero-is = { how-it-is }
a-peasant = { $state ->
    [standing] a Peasant
   *[other] a { $state } Peasant
}
a-hunter = { $state ->
    [standing] { $type ->
        [Undead] an Undead Hunter
        [Arcane] an Arcane Hunter
       *[other] a { $type } Hunter
    }
   *[other] a { $state } { $type } Hunter
}
a-yunfakh = { $state ->
    [standing] { $type ->
        [Undead] an Undead Yunfakh Hunter
        [Arcane] an Arcane Yunfakh Hunter
       *[other] a { $type } Yunfakh Hunter
    }
   *[other] a { $state } { $type } Yunfakh Hunter
}
target-peasant = Peasant{ how-it-is } { $zone }
target-hunter = { $type } Hunter{ how-it-is } { $zone }
target-yunfakh = { $type } Yunfakh Hunter{ how-it-is } { $zone }
target-hero = { $hero }{ how-a-hero-is } { $zone }
somebody-peasant = { a-peasant } { $zone }
somebody-hunter = { a-hunter } { $zone }
somebody-yunfakh = { a-yunfakh } { $zone }
somebody-hero = { $hero }{ how-a-hero-is } { $zone }
kin-hunter = { $type } Hunter
kin-yunfakh = { $type } Yunfakh Hunter

spawn-mob_small = Small Mob
    .text = at ranks 1/2/3: 3/4/5 Peasants.
    .rule = A18.2
spawn-mob_large = Large Mob
    .text = at ranks 1/2/3: 4/5/6 Peasants.
    .rule = A18.2
spawn-stragglers = Stragglers
    .text = at ranks 1/2/3: 2/2/3 Peasants, then another card.
    .rule = A18.2
spawn-mixed_band = Mixed Band
    .text = at ranks 1/2/3: 2/2/3 Peasants and 1/2/2 Hunters.
    .rule = A18.2
spawn-scouts = Scouts
    .text = at ranks 1/2/3: 2/2/3 Hunters.
    .rule = A18.2
spawn-hunting_party = Hunting Party
    .text = at ranks 1/2/3: 1/0/2 Peasants and 2/3/3 Hunters.
    .rule = A18.2
spawn-levy = Levy
    .text = at ranks 1/2/3: 3 Peasants and 0/2/3 Hunters.
    .rule = A18.2
spawn-herald = Herald
    .text = at ranks 1/2/3: 2/1/2 Peasants, 1/0/0 Hunters and 0/1/1 Heroes.
    .rule = A18.2
spawn-champion = Champion
    .text = at ranks 1/2/3: 0/1/0 Peasants, 0/0/2 Hunters and 1 Hero.
    .rule = A18.2
spawn-vanguard = Vanguard
    .text = at ranks 1/2/3: 0/1/3 Hunters and 0/1/1 Heroes; at rank 1 another card instead.
    .rule = A18.2
spawn-lull = Lull
    .text = at ranks 1/2/3: 0/2/3 Peasants.
    .rule = A18.2

## Dice, coin and conditions

result-melee = Melee
    .text = 1 damage to a villager in your zone.
result-ranged = Ranged
    .text = 1 damage to a villager in an adjacent zone.
result-magic = Magic
    .text = pays for abilities and Traps, and heals you in the Heart zone.
result-defence = Defence
    .text = ready on a slot, it takes up to 2 damage off an attack.
result-vengeance = Vengeance
    .text = ready on a slot, it deals an attacker the damage that you suffer.
result-any = any result
result-torch = torch
    .text = a villager comes 1 zone nearer to the Heart.

face-melee = Melee
face-ranged = Ranged
face-magic = Magic
face-defence = Defence
face-vengeance = Vengeance
face-torch = torch

day-face-torch = torch
day-face-melee = Melee
day-face-ranged = Ranged
day-face-magic = Magic
day-face-defence = Defence

night-face-melee-melee = Melee twice
night-face-ranged-ranged = Ranged twice
night-face-magic-magic = Magic twice
night-face-defence-vengeance = Defence and Vengeance
night-face-any = any result
night-face-torch = torch

die-pool-melee = Melee
die-pool-ranged = Ranged
die-pool-magic = Magic
die-pool-defence = Defence
die-pool-vengeance = Vengeance
die-special-melee = Melee from the Day or Night die
die-special-ranged = Ranged from the Day or Night die
die-special-magic = Magic from the Day or Night die
die-special-defence = Defence from the Day or Night die
die-special-vengeance = Vengeance from the Day or Night die
die-special-any = Result of your choice, from the Night die
die-reserve-melee = Melee from the Reserve
die-reserve-ranged = Ranged from the Reserve
die-reserve-magic = Magic from the Reserve
die-reserve-defence = Defence from the Reserve
die-reserve-vengeance = Vengeance from the Reserve

answer-no = No
answer-yes = Yes

coin-heads = heads
coin-tails = tails

daytime-day = Day
daytime-night = Night

condition-sunder = Sunder
    .text = covers a Defence slot.
    .rule = A23.5
condition-silence = Silence
    .text = covers a Reserve slot.
    .rule = A23.6
condition-slow = Slow
    .text = covers a Movement slot.
    .rule = A23.7
condition-burn = Burn
    .text = 1 damage whenever the Monster's turn begins.
    .rule = A23.8
condition-stun = Stun
    .text = brings Sunder, and costs a die in the next turn.
    .rule = A23.9

cure-sunder = Sunder
cure-silence = Silence
cure-slow = Slow
cure-burn = Burn
cure-damage = 1 damage

cause-blow = blow
cause-fire = fire
cause-daylight = daylight

## Abilities: what they cost and do at levels 1/2/3

ability-vampire-blood_feast = Blood Feast
    .rule = A26.1
    .text = Melee + Magic: 2/3/4 villagers in your zone take 1 damage each; you heal 1/1/2.
ability-vampire-bat_form = Bat Form
    .rule = A26.2
    .text = Magic: dash up to 2/3/3 zones; at level 3 gain Melee.
ability-vampire-mesmerise = Mesmerise
    .rule = A26.3
    .text = Ranged: pull 2/3/4 villagers out of an adjacent zone; stun 0/1/2 villagers in your zone.
ability-lich-raise_skeletons = Raise Skeletons
    .rule = A26.4
    .text = Magic: raise 1/2/2 Skeletons; at level 3 every Skeleton may also move 1 and make 1 attack.
ability-lich-frost_bolt = Frost Bolt
    .rule = A26.5
    .text = Ranged + Magic: 2/3/4 villagers in a zone at distance 2 or less take 1 damage each; at level 3 stun 1 villager there.
ability-lich-soul_jar = Soul Jar
    .rule = A26.6
    .text = Defence + Magic: a Monster anywhere on the map heals 1/2/2; at level 3 it also loses 1 condition.
ability-succubus-charm = Charm
    .rule = A26.7
    .text = Magic: stun 2/3/4 villagers in a zone at distance 1/1/2 or less.
ability-succubus-lure = Lure
    .rule = A26.8
    .text = Ranged: push 2/3/4 villagers by 1/1/2 zones out of a zone at distance 2 or less.
ability-succubus-kiss_of_flame = Kiss of Flame
    .rule = A26.9
    .text = Melee + Magic: 1/2/3 villagers in your zone take 1 damage each; burn 2/3/all villagers there.
ability-banshee-wail = Wail
    .rule = A26.10
    .text = Magic + Vengeance: stun 3/all/all villagers in your zone; at level 3, before that, 2 of them take 1 damage each.
ability-banshee-ill_omen = Ill Omen
    .rule = A26.11
    .text = Magic: a zone within 1/2/any distance becomes Unlucky; at level 3 it becomes dark too; stun 0/1/2 villagers there.
ability-banshee-passing_through = Passing Through
    .rule = A26.12
    .text = Ranged: dash up to 2/3/0 zones; at level 3 leap to any zone instead and gain Melee.
ability-dullahan-hold_the_stair = Hold the Stair
    .rule = A26.13
    .text = Defence: guard; from level 2 each Defence result stops 1 damage more; at level 3 gain Vengeance.
ability-dullahan-spine_whip = Spine Whip
    .rule = A26.14
    .text = Ranged + Melee: pull 2/3/3 villagers out of an adjacent zone; 1/2/3 villagers in your zone take 1 damage each.
ability-dullahan-deaths_ride = Death's Ride
    .rule = A26.15
    .text = Melee + any: dash up to 1/2/2 zones; 2/2/3 villagers in your zone take 1 damage each; at level 3 stun 1 villager there.
ability-mummy-curse_of_sand = Curse of Sand
    .rule = A26.16
    .text = Magic: villagers in your zone are held; from level 2 choose a zone at distance 1 or less instead; at level 3 stun 2 villagers there.
ability-mummy-wrappings = Wrappings
    .rule = A26.17
    .text = Defence + Melee: stun 2/3/3 villagers in your zone; 1/1/2 villagers there take 1 damage each.
ability-mummy-embalmed = Embalmed
    .rule = A26.18
    .text = Defence: you heal 1/1/2; from level 2 you also lose 1 condition.
ability-minotaur-charge = Charge
    .rule = A26.19
    .text = Melee + any: dash up to 2/2/3 zones; 2/3/4 villagers in your zone take 1 damage each.
ability-minotaur-labyrinth_roar = Labyrinth Roar
    .rule = A26.20
    .text = Vengeance: push 2/4/all villagers in your zone by 1 zone; at level 3 gain Ranged.
ability-minotaur-cleave = Cleave
    .rule = A26.21
    .text = Melee + Melee: 3/4/4 villagers in your zone take 1/1/2 damage each.
ability-werewolf-rend = Rend
    .rule = A26.22
    .text = Melee: 1 villager of your choice in your zone takes 2/2/3 damage; 0/1/2 villagers there then take 1 damage each.
ability-werewolf-howl = Howl
    .rule = A26.23
    .text = Magic: push 3/4/all Peasants by 1 zone out of a zone at distance 1 or less; from level 2 Hunters too; at level 3 stun 1 villager in your zone.
ability-werewolf-moon_frenzy = Moon Frenzy
    .rule = A26.24
    .text = Vengeance: dash up to 1/1/2 zones; gain Melee; from level 2 gain Melee once more; at level 3 gain Ranged too.
ability-gargoyle-stone_skin = Stone Skin
    .rule = A26.25
    .text = Defence: armour 1/1/2; from level 2 guard too.
ability-gargoyle-dive = Dive
    .rule = A26.26
    .text = Ranged: leap to a zone at distance 2 or less; 1/2/3 villagers there take 1 damage each.
ability-gargoyle-rubble = Rubble
    .rule = A26.27
    .text = Melee + Defence: villagers in a zone at distance 1/1/2 or less are held; 0/1/2 villagers there take 1 damage each; at level 1 it is not your own zone.
ability-djinn-wish = Wish
    .rule = A26.28
    .text = Magic: 1/2/2 useful results of your choice go into the Reserve of another Monster on the map; at level 3 it also heals 1.
ability-djinn-whirlwind = Whirlwind
    .rule = A26.29
    .text = Ranged + Magic: push 3/5/all villagers by 1 zone out of a zone at distance 1 or less; at level 3, before that, 2 of them take 1 damage each.
ability-djinn-smokeless_fire = Smokeless Fire
    .rule = A26.30
    .text = Melee + Magic: burn 3/4/all villagers in a zone at distance 1/1/2 or less; before that, 0/1/2 villagers there take 1 damage each.
ability-huli_jing-fox_fire = Fox Fire
    .rule = A26.31
    .text = Ranged: 1/2/3 villagers in a zone at distance 2 or less take 1 damage each.
ability-huli_jing-illusion = Illusion
    .rule = A26.32
    .text = Magic: a zone at distance 1 or less becomes dark; stun 1/2/3 villagers there; at level 3 you are out of sight too.
ability-huli_jing-nine_tails = Nine Tails
    .rule = A26.33
    .text = Vengeance: turn 1/2/3 results into useful ones of your choice; at level 3 gain Magic.
ability-jiangshi-call_the_dead = Call the Dead
    .rule = A26.34
    .text = Magic + Melee, from level 2 Magic alone: call 1/1/2 Stiff Corpses.
ability-jiangshi-breath_drain = Breath Drain
    .rule = A26.35
    .text = Melee: 1/2/2 villagers in your zone take 1 damage each; a Monster there heals 1/1/2; at level 1 you choose the victim freely.
ability-jiangshi-rigid_march = Rigid March
    .rule = A26.36
    .text = Defence: every Stiff Corpse may move 1/1/2 and make 1/2/2 attacks; at level 3 gain Defence.

## Traps, in the words of the rulebook

trap-spiked_pit = Spiked Pit
    .rule = A27.1
    .text = Cost: Melee. Charges: 1. 2 villagers in its zone take 1 damage each.
trap-swinging_blade = Swinging Blade
    .rule = A27.2
    .text = Cost: Melee + any. Charges: 1. 3 villagers in its zone take 1 damage each.
trap-bear_traps = Bear Traps
    .rule = A27.3
    .text = Cost: any. Charges: 1. 1 villager in its zone takes 1 damage; then 1 villager there is stunned.
trap-crossbow_slits = Crossbow Slits
    .rule = A27.4
    .text = Cost: Ranged. Charges: 1. 2 villagers in its zone take 1 damage each: Hunters before Peasants, Peasants before Heroes.
trap-burning_oil = Burning Oil
    .rule = A27.5
    .text = Cost: Ranged + Magic. Charges: 1. All villagers in its zone burn.
trap-tar_floor = Tar Floor
    .rule = A27.6
    .text = Cost: Defence + any. Charges: 1. 4 villagers in its zone are stunned.
trap-portcullis = Portcullis
    .rule = A27.7
    .text = Cost: Defence + Defence. Charges: 2. In the next Villager phase, villagers who are in its zone when they act attack but do not move.
trap-trapdoor = Trapdoor
    .rule = A27.8
    .text = Cost: Vengeance. Charges: 1. 3 villagers in its zone are put into the nearest spawn zone, the coin deciding between two. There they push their way in as newcomers do (A18.16); whoever finds no room stays. In a spawn zone the Trapdoor does nothing.
trap-cursed_idol = Cursed Idol
    .rule = A27.9
    .text = Cost: Magic. Charges: 2. Its zone is Unlucky until the end of the next round.
trap-lightless_lamp = Lightless Lamp
    .rule = A27.10
    .text = Cost: Magic. Charges: 2. Its zone is dark until the end of the next round; 1 villager there is stunned.
trap-wall_of_thorns = Wall of Thorns
    .rule = A27.11
    .text = Cost: Vengeance + any. Charges: 3. 1 villager in its zone takes 1 damage.
trap-poison_gas = Poison Gas
    .rule = A27.12
    .text = Cost: Magic + Magic. Charges: 1. All villagers in its zone take 1 damage each. So do all Monsters, summoned Monsters and minions there: 1 damage each.
trap-chandelier = Falling Chandelier
    .rule = A27.13
    .text = Cost: Melee + Ranged. Charges: 1. 2 villagers in its zone take 2 damage each: Heroes before Peasants, Peasants before Hunters.
trap-alarm_bell = Alarm Bell
    .rule = A27.14
    .text = Cost: any. Charges: 2. 1 villager in its zone takes 1 damage. Then each Monster at distance 2 or less may move 1 zone, hindered or not, unless it is lying down; its owner decides, in an order chosen by the first player.
trap-hall_of_mirrors = Hall of Mirrors
    .rule = A27.15
    .text = Cost: Magic + Vengeance. Charges: 2. 3 villagers in its zone are pushed 1 zone away from the Heart.
trap-rune_of_fear = Rune of Fear
    .rule = A27.16
    .text = Cost: Magic. Charges: 1. All Peasants in its zone are pushed 1 zone away from the Heart.
trap-iron_maiden = Iron Maiden
    .rule = A27.17
    .text = Cost: Melee + Melee. Charges: 1. 1 villager in its zone takes 3 damage: a Hero before a Peasant, a Peasant before a Hunter.
trap-powder_keg = Powder Keg
    .rule = A27.18
    .text = Cost: Ranged + Ranged. Charges: 1. All villagers in its zone take 1 damage each. All Monsters, summoned Monsters and minions there take 2 damage each.
trap-rat_swarm = Rat Swarm
    .rule = A27.19
    .text = Cost: any + any. Charges: 2. 1 villager in its zone takes 1 damage; then 1 villager there is stunned.
trap-soul_siphon = Soul Siphon
    .rule = A27.20
    .text = Cost: Magic + Defence. Charges: 1. 2 villagers in its zone take 1 damage each. If at least one dies of it, the Heart regains 1.

## Events of the village, in the words of the rulebook

event-torchlight_march = Torchlight March
    .rule = A28.1
    .text = Single. Every Peasant who is not stunned moves 1 zone towards the Heart, the nearest first. This is not an activation: nobody attacks and no Burn is felt.
event-hue_and_cry = Hue and Cry
    .rule = A28.2
    .text = Single. Every spawn token brings 1 Peasant.
event-hired_guns = Hired Guns
    .rule = A28.3
    .text = Single. A spawn token picked at random brings a group of 2 Hunters.
event-holy_water = Holy Water
    .rule = A28.4
    .text = Single. Each Monster that shares its zone with a Hunter or a Hero takes 1 damage.
event-heavy_chains = Heavy Chains
    .rule = A28.5
    .text = Single. Each Monster that shares its zone with a villager receives Slow.
event-sermon = Sermon
    .rule = A28.6
    .text = Single. The Monster with the most experience tokens receives Silence.
event-cracked_bells = Cracked Bells
    .rule = A28.7
    .text = Single. Each Monster receives Sunder.
event-fire_arrows = Fire Arrows
    .rule = A28.8
    .text = Single. Each Monster with a Hunter in its own zone or next door receives Burn.
event-sappers = Sappers
    .rule = A28.9
    .text = Single. If a villager, stunned or not, stands in the Heart zone or next to it, the Heart takes 1 damage. If not, every spawn token brings 1 Peasant.
event-cut_tripwires = Cut Tripwires
    .rule = A28.10
    .text = Single. The laid Trap nearest to the Heart is discarded. If none is laid, all Traps open on the summary board are.
event-ballad = Ballad of Courage
    .rule = A28.11
    .text = Single. Morale rises by 2, if need be beyond its start. A morale of 0 does not rise again, and where morale is not used nothing happens.
event-champion = A Champion Comes
    .rule = A28.12
    .text = Single. A spawn token picked at random brings a Hero.
event-desertion = Desertion
    .rule = A28.13
    .text = Single. 2 Peasants, found one after the other as for a torch, leave the map. Morale does not change, and nobody gets experience.
event-old_quarrels = Old Quarrels
    .rule = A28.14
    .text = Single. 3 villagers, found one after the other as for a torch, are stunned; who is stunned already does not count. Then 1 more Trap card is drawn, if there is a free space.
event-long_forks = Long Forks
    .rule = A28.15
    .text = Persistent. Peasants have range 0-1. The Heart is still out of their reach from another zone.
event-forced_march = Forced March
    .rule = A28.16
    .text = Persistent. Peasants have movement 2.
event-blessed_ground = Blessed Ground
    .rule = A28.17
    .text = Persistent. Healing at the Heart (A11.12) costs 2 Magic instead of 1.
event-thick_fog = Thick Fog
    .rule = A28.18
    .text = Persistent. Darkness lies on every zone that has a spawn token.
event-bad_stars = Bad Stars
    .rule = A28.19
    .text = Persistent. All zones adjacent to the Heart zone are Unlucky.
event-marked_prey = Marked Prey
    .rule = A28.20
    .text = Persistent. Attacks on a nemesis deal 1 damage more.
event-watchful_eyes = Watchful Eyes
    .rule = A28.21
    .text = Persistent. To lay a Trap you pay 1 useful result more, whichever you like.
event-troll = Troll!
    .rule = A28.22
    .text = Single, 4 cards. If the Troll is not on the map, it comes into a random spawn zone, full or not, and sets off a Trap lying there (A16.12), but does not act yet. If it is on the map, it acts at once.

## Heroes, in the words of the rulebook

hero-exorcist = Exorcist Priest
    .rule = A29.1
    .text = Undead. Health 3, movement 1, attacks 1, range 0-1, damage 1. On a hit: the Monster receives Silence.
hero-grave_warden = Grave Warden
    .rule = A29.2
    .text = Undead. Health 4, movement 1, attacks 1, range 0, damage 2. On acting: kills all minions in the Warden's zone.
hero-beast_slayer = Beast Slayer
    .rule = A29.3
    .text = Mythic. Health 4, movement 1, attacks 2, range 0, damage 1. Counts as 3 villagers when a Monster wants to leave the zone (A6.4), and not at all while stunned.
hero-knight_errant = Knight Errant
    .rule = A29.4
    .text = Mythic. Health 5, movement 1, attacks 1, range 0, damage 2. In each round the first point of damage to the Knight, from whatever source, has no effect.
hero-silver_huntress = Silver Huntress
    .rule = A29.5
    .text = Cursed. Health 3, movement 2, attacks 1, range 0-1, damage 1. On a hit: the Monster receives Sunder.
hero-plague_doctor = Plague Doctor
    .rule = A29.6
    .text = Cursed. Health 3, movement 1, attacks 1, range 0, damage 1. On acting: takes Stun and Burn off all villagers in the zone. A stunned Plague Doctor does this too and gets up, but neither attacks nor moves; the Doctor's own Burn is felt first.
hero-witchfinder = Witchfinder
    .rule = A29.7
    .text = Arcane. Health 3, movement 1, attacks 1, range 0-1, damage 1. Each ability used by a Monster in the Witchfinder's zone costs 1 more useful result of any kind.
hero-alchemist = Alchemist
    .rule = A29.8
    .text = Arcane. Health 3, movement 1, attacks 1, range 0-1, damage 1. On a hit: the Monster receives Burn.
hero-templar = Templar
    .rule = A29.9
    .text = Demon. Health 5, movement 1, attacks 1, range 0, damage 1. Unless the Templar is stunned, every Melee and Ranged result used against villagers of this zone must hit the Templar, even if stunned villagers lie there. This does not bind abilities, minions and summoned Monsters, nor attacks on the Troll.
hero-inquisitor = Inquisitor
    .rule = A29.10
    .text = Demon. Health 4, movement 1, attacks 1, range 0, damage 1. Hunters in the Inquisitor's zone count as Veterans: every Monster in their range is their nemesis.

the-hero-exorcist = the Exorcist Priest
the-hero-grave_warden = the Grave Warden
the-hero-beast_slayer = the Beast Slayer
the-hero-knight_errant = the Knight Errant
the-hero-silver_huntress = the Silver Huntress
the-hero-plague_doctor = the Plague Doctor
the-hero-witchfinder = the Witchfinder
the-hero-alchemist = the Alchemist
the-hero-templar = the Templar
the-hero-inquisitor = the Inquisitor

## Summoned Monsters, in the words of the rulebook

summon-vampire = Vampire
    .rule = A30.1
    .text = Undead. Health 4, movement 2, attacks 2, range 0, damage 1. At the end of an activation in which it has killed a villager, it heals 1.
summon-lich = Lich
    .rule = A30.2
    .text = Arcane. Health 3, movement 1, attacks 2, range 1-2, damage 1. It cannot attack in its own zone, and it needs line of sight.
summon-succubus = Succubus
    .rule = A30.3
    .text = Demon. Health 4, movement 2, attacks 1, range 0, damage 1. Optional, before the first attack, even if none follows: stun up to 2 villagers in its zone.
summon-banshee = Banshee
    .rule = A30.4
    .text = Cursed. Health 3, movement 2, attacks 0, range 0, damage 0. Optional, at any moment: stun up to 4 villagers in its zone.
summon-dullahan = Dullahan
    .rule = A30.5
    .text = Mythic. Health 6, movement 1, attacks 2, range 0, damage 1. It always guards.
summon-mummy = Mummy
    .rule = A30.6
    .text = Undead. Health 7, movement 1, attacks 1, range 0, damage 1. At the end of its activation villagers in its zone are held for this round's Villager phase.
summon-minotaur = Minotaur
    .rule = A30.7
    .text = Mythic. Health 5, movement 2, attacks 2, range 0, damage 1. If it has moved in this activation, it has 1 attack more.
summon-werewolf = Werewolf
    .rule = A30.8
    .text = Cursed. Health 4, movement 3, attacks 2, range 0, damage 1. It chooses its targets freely, without the order of targets.
summon-gargoyle = Gargoyle
    .rule = A30.9
    .text = Arcane. Health 6, movement 2, attacks 1, range 0, damage 1. It has armour 1.
summon-djinn = Djinn
    .rule = A30.10
    .text = Demon. Health 4, movement 2, attacks 1, range 0-1, damage 1. Optional, after the last attack, even if there was none: push up to 2 villagers of a zone within 1 by 1 zone.
summon-huli_jing = Huli Jing
    .rule = A30.11
    .text = Mythic. Health 3, movement 2, attacks 2, range 0-1, damage 1. It has no special.
summon-jiangshi = Jiangshi
    .rule = A30.12
    .text = Undead. Health 5, movement 1, attacks 2, range 0, damage 1. Stun and Burn do not work on it.

## What to do in a turn

act-move = Move
    .rule = A6.1
    .text = each zone takes any useful result and a free Movement slot.
act-melee = Melee attack
    .rule = A7.1
    .text = 1 damage to a villager in your zone.
act-ranged = Ranged attack
    .rule = A7.2
    .text = 1 damage to a villager in an adjacent zone.
act-troll = Provoke the Troll
    .rule = A16.10
    .text = with Melee in your zone or Ranged next door: the Troll acts at once.
act-objective = Work on the objective
    .rule = A11.7
    .text = pay for a seal, a sacrifice or a banner, as the scenario wants.
act-heal = Heal at the Heart
    .rule = A11.12
    .text = for 1 Magic you lose 1 damage or 1 condition.
act-summon = Pay for the summoning
    .rule = A13.3
    .text = 1 useful result, and 1 die fewer until all your Monsters have paid; then another Monster comes.
act-torch = Resolve a torch
    .rule = A5.1
    .text = the villager farthest from the Heart comes 1 zone nearer.
act-end = End the turn
    .rule = A11.13
    .text = what you have not used is lost, except the Reserve and what is ready on Defence slots.
act-defend-defence = Ready Defence
    .rule = A8.1
    .text = on a Defence slot it takes up to 2 damage off an attack.
act-defend-vengeance = Ready Vengeance
    .rule = A8.1
    .text = on a Defence slot it deals an attacker the damage that you suffer.
act-store = Put { $result } into the Reserve
    .rule = A9.1
    .text = it is kept for later turns, but you roll 1 die fewer.
act-minion = { $minion } acts
    .rule = A22.1
    .text = once in your turn a minion may move and attack, at no cost.
act-trap = Lay a Trap here: { $trap }
act-ability = Ability: { $ability }

deed-special = Use the special
deed-move = Go { $zone }
deed-attack = Attack { $zone }

growth-ability = { $ability }: learn it, or raise it by 1 level
growth-heal = Heal: { $cure }
    .rule = A11.6

## Questions: setting up

ask-monster = Which Monster do you lead? ({ $number } of { $most })
    .told = chooses { $answer }
ask-start-ability = Which ability does your Monster start with? Figures like 1/2/3 are for its levels 1, 2 and 3.
    .told = { "" }
ask-first-monster = Which Monster acts first in round 1?
    .told = first player: { $answer }
ask-leave-out-hero = Which { $type } Hero stays out of the deck?
    .pass = Nobody, both may come
    .told = left out of the Hero deck: { $answer }
ask-day-or-night = Does the game begin by day or by night?
    .told = { "" }

## Questions: the turn of a Monster

ask-drop-reserve = What do you throw away from the Reserve? Each result gives you 1 die more to roll.
    .pass = Nothing
    .told = { $answer ->
        [Nothing] { "" }
       *[other] throws { $answer } out of the Reserve
    }
ask-roll = { $monster }: what does the die show?
    .told = { "" }
ask-day-die = { $monster }: what does the Day die show?
    .told = { "" }
ask-night-die = { $monster }: what does the Night die show?
    .told = { "" }
ask-reroll = You have at least 3 equal results. Do you roll them all again?
    .melee = Roll all Melee again
    .ranged = Roll all Ranged again
    .magic = Roll all Magic again
    .defence = Roll all Defence again
    .vengeance = Roll all Vengeance again
    .torch = Roll all torches again
    .pass = Keep the dice
    .told = { "" }
ask-act = What do you do?
    .told = { "" }
ask-pay-with = That takes { $result }. What do you pay with?
    .told = { "" }
ask-move-to = Where do you go? Each zone on the way takes 1 result and 1 Movement slot.
    .told = { "" }
ask-melee-at = Whom do you hit?
    .told = { "" }
ask-ranged-into = Which adjacent zone do you shoot into?
    .told = { "" }
ask-ranged-at = Whom do you shoot at?
    .told = { "" }
ask-heal-what = What do you heal?
    .told = { "" }
ask-sacrifice = Whom do you sacrifice to the Heart?
    .told = { "" }
ask-level = Level { $level }! What do you choose? Figures like 1/2/3 are for levels 1, 2 and 3 of an ability.
    .told = { "" }
ask-bound = Who is bound to the summoned Monster? Two of you roll 1 die fewer while it is in play.
    .told = bound, with 1 die fewer: { $answer }

## Questions: abilities, minions and summoned Monsters

ask-ability-zone = Which zone do you aim at?
    .told = { "" }
ask-ability-at = Which villager is next?
    .pass = That is all
    .told = { "" }
ask-step-to = Where do you go?
    .pass = I stay here
    .told = { "" }
ask-ally = Which Monster is it for?
    .told = { "" }
ask-cleanse = { $monster }: which condition goes?
    .told = { "" }
ask-gain-what = Which result shall it be?
    .told = { "" }
ask-turn-which = Which result do you turn?
    .pass = That is all
    .told = { "" }
ask-turn-into = What shall { $result } become?
    .told = { "" }
ask-summoned-first = Which summoned Monster acts next?
    .told = { "" }
ask-deed = { $fighter }: what does it do next?
    .pass = That is all
    .told = { "" }
ask-deed-at = { $fighter }: who is hit?
    .told = { "" }
ask-raise-minion = { $minion } can come into your zone. Do you call it?
    .told = { "" }
ask-minion-next = Which minion acts now?
    .pass = That is all
    .told = { "" }

## Questions: when a Monster is hit

ask-minion-takes = { some-damage } for your Monster: does a minion take it instead?
    .pass = No, the Monster takes it
    .told = { "" }
ask-defend-with = { some-damage } is coming. What do you use against it?
    .pass = Nothing more
    .told = { "" }
ask-lose-die = { $condition } takes up a slot. Which result do you lose for it?
    .told = { "" }
ask-trap-at = { $trap }: which of them does it hit?
    .told = { "" }
ask-bell-first = The alarm bell rings. Which Monster answers next?
    .told = { "" }
ask-bell-step = The alarm bell rings. Where do you go?
    .pass = I stay here
    .told = { "" }

## Questions: chance

ask-flip = Bad luck { $zone }: what does the coin show?
    .told = Bad luck { $zone }: the coin shows { $answer }.
ask-which-zone = Several zones are tied. Which one does the coin pick?
    .told = { "" }
ask-which-villager = Several villagers are tied. Which one does the coin pick?
    .told = { "" }
ask-which-fighter = Several are tied. Which one does the coin pick?
    .told = { "" }
ask-type-token = Which Type comes out of the bag?
    .told = { "" }
ask-trap-card = Which Trap is drawn?
    .told = { "" }
ask-event-card = Which event is drawn?
    .told = { "" }
ask-spawn-card = Which spawn card is drawn for the token { $zone }?
    .told = { "" }
ask-hero-card = Which Hero appears { $zone }?
    .told = { "" }
ask-summon-card = Which Monster is summoned?
    .told = { "" }
ask-troll-die = What does the Troll roll?
    .told = { "" }
ask-troll-flip = Where does the Troll go: what does the coin show?
    .heads = heads: towards the Heart
    .tails = tails: towards the nearest spawn point
    .told = For the Troll the coin shows { $answer }.

## What happened

event-round-began = Round { $round }.
event-night-fell = { $daytime ->
    [Day] Day breaks: kills bring no experience, and from round 2 on each turn of a Monster costs it 2 experience, or health instead.
   *[Night] Night falls: each kill brings 1 experience more.
}
event-phase-began = { $phase ->
    [1] The Monsters act.
    [2] The villagers act.
   *[other] Clean-up.
}
event-turn-began = { $monster } takes its turn.
event-returned = { $monster } comes back from the dead in the Heart zone, and the Heart pays for it.
event-stayed-dead = { $monster } cannot come back: the Heart is too weak.
event-stood-up = { $monster } gets up again.
event-rolled = { $monster } rolls: { how-many-results }.
    .each = { how-many-results }
how-many-results = { $count ->
    [one] { $result }
   *[other] { $count } × { $result }
}
event-special-rolled = { $monster } rolls the { $daytime } die: { $result }.
    .each = { $result }
event-torch-resolved = { $monster } resolves a torch.
event-rerolled = { $monster } rolls all dice with { $result } again.
event-moved = { $monster } goes { $zone }.
event-stored = { $monster } puts { $result } into the Reserve.
event-readied = { $monster } readies { $result } on a Defence slot.
event-attacked = { $monster } attacks { $villager }.
event-missed = Tails: bad luck { $zone }, the attack misses.
event-killed = Death takes { $villager }.
event-wounded = { some-damage } to { $villager }.
event-shielded = Not a scratch on { $villager }: the first damage of the round has no effect.
event-morale-fell = The village loses { $count } morale: { $morale } left.
event-morale-rose = The village takes courage: morale rises by { $count } to { $morale }.
event-gained = { $monster } gains { $count } experience{ $left ->
    [0] { "" }
   *[other] , { $left } short of the next level
}.
event-lost-experience = { $monster } loses { $count } experience in the light of day.
event-levelled = { $monster } reaches level { $level }!
event-learnt = { $level ->
    [1] { $monster } learns { $ability }.
   *[other] { $monster } raises { $ability } to level { $level }.
}
event-used-ability = { $monster } uses { $ability }, level { $level }.
event-no-effect = That has no effect.
event-rank-rose = Word spreads: the village is now at rank { $rank } of 3, and spawn cards bring more.
event-hurt = { $fighter } takes { some-damage }{ by-what }{ $health ->
    [0] { "" }
   *[other] : { $health } health left
}.
by-what = { $cause ->
    [fire] { " " }from the fire
    [daylight] { " " }in the light of day
   *[blow] { "" }
}
event-healed = { $fighter } heals { some-damage }.
event-cured = { $monster } shakes off { $condition }.
event-afflicted = { $condition ->
    [Stun] { $fighter } is stunned and goes down.
   *[other] { $fighter } receives { $condition }.
}
event-die-lost = { $monster } loses a result: { $result }.
event-died = { $fighter } dies.
event-defended = { $result ->
    [Vengeance] { $monster } answers with Vengeance.
   *[other] { $monster } answers with { $result }: { $damage ->
        [0] nothing gets through
       *[other] { some-damage } still gets through
    }.
}
event-heart-hurt = The Heart loses { $damage } health: { $health } left.
event-heart-healed = The Heart regains { $count } health: now it has { $health }.
event-villager-moved = On the march { $zone }: { $villager }.
    .each = { $villager }
event-pushed = Pushed on { $zone }: { $villager }.
    .each = { $villager }
event-blocked = No way on for: { $villager }.
    .each = { $villager }
event-villager-attacked = { $fighter } is attacked by { $villager }: { some-damage }.
event-attacked-heart = The Heart is struck by { $villager }; health left: { $health }.
    .each = { $health }
event-villager-stunned = Stunned: { $villager }.
    .each = { $villager }
event-villager-burns = On fire: { $villager }.
    .each = { $villager }
event-villager-stood-up = Stun shaken off: { $villager }.
    .each = { $villager }
event-appeared = New { $zone }: { $kin }.
    .each = { $kin }
event-no-room = There is no room { $zone } for a { $kind }.
event-no-figure = No { $kind } is left in the box: the farthest one on the map acts instead.
event-removed = Gone home: { $villager }.
    .each = { $villager }
event-trap-drawn = A new Trap lies open: { $trap }.
event-trap-placed = { $monster } lays a Trap { $zone }: { $trap }.
event-trap-sprung = The Trap { $zone } goes off: { $trap }!
event-trap-gone = A Trap is discarded: { $trap }.
event-dial-moved = The event dial stands at { $dial }; the next event comes at { $next }.
event-event-came = The village has a plan: { $plan }
plan = “{ $event }”. { $text }
event-event-ended = “{ $event }” is over.
event-zone-unlucky = Bad luck settles { $zone }.
event-zone-dark = Darkness falls { $zone }.
event-held = Villagers { $zone } are held: they will not move.
event-type-drawn = Out of the bag comes the Type { $type }.
event-spawn-drawn = Spawn card for the token { $zone }: { $spawn }.
event-troll-came = The Troll is { $zone }!
event-troll-rolled = The Troll rolls { $face }: { $face ->
    [Melee] it strikes every Monster in its zone
    [Ranged] it strikes every Monster in its zone
    [Magic] it strikes every villager in its zone
    [torch] it strikes every villager in its zone
   *[other] it stuns whoever is in its zone
}.
event-troll-moved = The Troll stomps { $zone }.
event-troll-at-heart = The Troll is at the Heart and strikes it.
event-troll-left = The Troll leaves the castle { $zone }.
event-troll-provoked = { $monster } provokes the Troll.
event-sealed = { $monster } puts a seal on the breach { $zone }: { $left ->
    [0] that closes it
   *[other] { $left } still to go
}.
event-spawn-closed = { $monster } closes the spawn point { $zone }: nobody will appear there any more.
event-sacrificed = { $monster } sacrifices { $villager }.
event-paid-summoning = { $monster } pays { $result } for the summoning: { $paid } of { $most } Monsters have paid.
event-summoned-came = The summoning succeeds: the { $summon } comes to help!
event-fighter-moved = { $fighter } goes { $zone }.
event-fighter-attacked = { $fighter } attacks { $villager }.
event-minion-came = { $fighter } rises { $zone }.
event-result-gained = { $monster } gains { $result }.
event-result-turned = { $monster } turns { $from } into { $into }.
event-first-passed = { $monster } now has the first-player marker.
event-game-won = “{ $scenario }”: { $ending }. The castle stands: you have won!
event-game-lost = “{ $scenario }”: { $ending }. The castle has fallen: you have lost.
ending-morale = the village has lost its courage
ending-seal = every breach is sealed
ending-sacrifice = the Heart has had all its sacrifices
ending-survive = the Heart has beaten long enough
ending-banners = all banners are burnt
ending-summon_and_morale = help was summoned, and the village has lost its courage
ending-heart = the Heart has stopped
ending-rounds = the last round is over, and nothing is decided
some-damage = { $damage } damage

## Why not

why-monster-taken = Somebody leads this Monster already.
why-one-guardian = A team has only 1 Guardian, and yours has it already.
why-one-decimator = A team has only 1 Decimator, and yours has it already.
why-not-in-team = None of you leads this Monster.
why-is-dead = It is dead, and not on the map.
why-ability-of-others = This is an ability of another Monster.
why-hero-of-other-type = This is not a Hero of the Type { $type }.
why-not-in-reserve = There is no { $result } in your Reserve.
why-no-triple = To roll { $result } again you need 3 of them among the dice just rolled, and you have { $count }.
why-special-not-rerolled = The Day or Night die is never rolled again.
why-no-useful-result = You have no useful result left to spend.
why-no-move-slot = All your Movement slots are taken.
why-hindered = You are hindered: { $count ->
    [one] 1 villager stands
   *[other] { $count } villagers stand
} in your way, and you can leave only with more health than that: you have { $health }.
why-no-way-on = The zones around are full, and the crowd cannot make room.
why-too-few = That takes { $count } × { $result }, and you have { $here }.
why-too-few-results = That takes { $count ->
    [one] 1 useful result
   *[other] { $count } useful results
}, and you have { $here }.
why-nobody-here = There is no villager in your zone.
why-dark-here = You stand in the dark: no shot goes out of here.
why-nobody-next-door = There is nobody in an adjacent zone whom you could hit from here.
why-no-troll = The Troll is not on the map.
why-troll-far = The Troll is neither in your zone nor next door.
why-troll-in-the-dark = Between you and the Troll there is darkness.
why-not-at-the-heart = That is done in the Heart zone.
why-nobody-to-sacrifice = There is no Peasant or Hunter in the Heart zone.
why-no-spawn-here = There is no spawn token in your zone.
why-sealed-already = You have put your seal of this turn already.
why-hero-in-the-way = While a Hero is here, that cannot be done.
why-nothing-to-heal = You have neither damage nor a condition that could be healed.
why-not-in-the-room = Summoning is done in the Summoning Room only.
why-paid-already = You have paid for this summoning already.
why-no-summon-cards = No Monster is left that could be summoned.
why-no-torch = No torch lies on your board.
why-torches-left = First resolve your torches: { $count } to go.
why-no-defence-slot = No Defence slot is free.
why-no-reserve-slot = No Reserve slot is free.
why-none-rolled = No { $result } that you rolled lies on your board.
why-special-not-kept = Results of the Day or Night die cannot be kept.
why-minion-away = It is not in play.
why-minion-done = It has nothing more to do in this turn.
why-zone-has-trap = There is a Trap { $zone } already, and a zone holds only one.
why-not-learnt = You have not learnt { $ability } yet.
why-used-already = You have used { $ability } in this round already.
why-already-there = You are there already.
why-not-on-map = This zone is not on the map of the scenario.
why-too-far = It is { $count } zones away, and you can go { $steps ->
    [one] 1 zone
   *[other] { $steps } zones
}.
why-not-in-one-go = You cannot go there in one go: on the way a crowd hinders you or has to make room.
why-no-room = It is full { $zone }, and the crowd cannot make room.
why-own-zone = Ranged does not reach your own zone.
why-too-far-to-shoot = Ranged reaches adjacent zones only.
why-dark = Darkness: no shot goes in or out { $zone }.
why-nobody-there = There is nobody { $zone }.
why-only-yunfakh = There are only Yunfakh Hunters { $zone }, and nothing from another zone wounds them.
why-yunfakh-far = From another zone nothing wounds a Yunfakh Hunter.
why-others-first = Others come first: Peasants before Hunters, Hunters before Heroes.
why-no-hero-sacrificed = A Hero cannot be sacrificed.
why-out-of-sight = This zone is out of reach or out of sight, or there is nobody in it to be aimed at.
why-level-at-top = { $ability } is at its highest level.
why-learn-first = You may heal on a level only when all your abilities are at their highest level.
why-nothing-of-that = There is nothing of that to take off.
why-no-such-die = You have no such result left.
why-wrong-result = That does not pay { $result }.
why-needed-later = You need it for the rest of the price.
why-none-ready = No { $result } lies on your Defence slots.
why-no-help-now = Only Defence and Vengeance help when you are hit.
why-vengeance-in-vain = Vengeance does not reach this attacker.
why-defence-first = Defence is named before Vengeance.

## Scene

scene-castle = The castle
scene-spawn = spawn point { $place }
scene-seals = { $now } of { $most } seals
scene-paid-so-far = summoning: { $now } of { $most } Monsters have paid
scene-unlucky = Unlucky
scene-dark = dark
scene-held = nobody here moves
scene-full = full
scene-heart = Heart
scene-heart-health = health { $now }
scene-trap-placed = Trap: { $trap }, { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}
scene-troll = Troll
scene-stunned = stunned
scene-burning = burning
scene-shield = the first damage of the round does not count
scene-shield-used = shield used in this round
scene-letters-undead = Un
scene-letters-mythic = My
scene-letters-cursed = Cu
scene-letters-arcane = Ar
scene-letters-demon = De
scene-letters-veteran = Ve
scene-letters-exorcist = Ex
scene-letters-grave_warden = Gr
scene-letters-beast_slayer = Be
scene-letters-knight_errant = Kn
scene-letters-silver_huntress = Si
scene-letters-plague_doctor = Pl
scene-letters-witchfinder = Wi
scene-letters-alchemist = Al
scene-letters-templar = Te
scene-letters-inquisitor = In
scene-phases = Phase
scene-phase-monsters = Monsters
scene-phase-villagers = Villagers
scene-phase-clean-up = Clean-up
scene-round = Round
scene-rank = Rank
scene-role = Type
scene-own-monster = { $type } (yours)
scene-health = Health
scene-vitality = health { $now } of { $most }
scene-level = Level
scene-experience = Experience
scene-free-movement = Free Movement
scene-free-defence = Free Defence
scene-free-reserve = Free Reserve
scene-next-roll = Dice to roll
scene-on-defence = Ready:
scene-on-reserve = In Reserve:
scene-paid = Paid for the summoning:
scene-bound = Bound by
scene-binds = Binds
scene-summoned-role = { $type }, summoned
scene-first-player = First player
scene-special = { $result } (special die)
scene-ability = { $ability }, level { $level } ({ $cost })
scene-unlearnt = { $ability }, not learnt ({ $cost })
scene-used = used this round
scene-dead = dead
scene-burn = burning
scene-lying = lying down
scene-fewer = one die fewer
scene-guard = on Guard
scene-block = better Defence
scene-armour = armour
scene-untargetable = hidden
scene-own-dice = Your dice
scene-locked = to be resolved
scene-movement = Movement
scene-defence = Defence
scene-reserve = Reserve
scene-stepped = die spent on moving
scene-ability-title = { $ability } { $level }
scene-unlearnt-text = Not learnt: { $text }
scene-used-text = Used. { $text }
scene-scenario = Scenario
scene-done-seal = Breaches closed
scene-done-sacrifice = Sacrifices
scene-done-survive = Rounds survived
scene-done-banners = Banners burnt
scene-done-summon_and_morale = Monsters summoned
scene-event-in-force = Event in force
scene-trap-card = Trap
scene-trap-dearer = Trap, now { $cost }
scene-hero-card = Hero
scene-summon-card = Summoned Monster
scene-morale = Morale
scene-dial = Event dial
scene-bell = event card
scene-decks = Decks
scene-deck-traps = Traps
scene-deck-events = Events
scene-deck-spawns = Spawns
scene-deck-heroes = Heroes
scene-deck-summons = Summons
scene-box = In the box
scene-any = any
scene-plus = { $one } + { $other }
scene-then = { $one }; { $other }
scene-list = { $one }, { $other }
scene-or = { $one } or { $other }
scene-forecast = Next to act ({ $order })
scene-next-heart = the Heart
scene-next-attacks = hits { $whom } ({ $times ->
    [1] damage { $damage }
   *[other] damage { $damage }, { $times } times
}){ $coin ->
    [yes] {" "}on heads
   *[no] {""}
}
scene-next-goes = goes { $zone }
scene-next-held = stays
scene-next-stands-up = stands up
scene-next-burns = suffers the fire
scene-next-nothing = does nothing
scene-next-torch = The next torch moves

effect-damage = { $n } damage to { $whom }
effect-status = { $status ->
    [burn] burn
   *[stun] stun
} { $whom }
effect-zone = { $status ->
    [darkness] Darkness
   *[unlucky] Unlucky
} { $zone }
effect-shove = push { $whom }{ $steps ->
    [one] {""}
   *[other] {" "}by { $steps } zones
}
effect-pull = pull { $count } villagers from next door
effect-step = dash up to { $n ->
    [one] 1 zone
   *[other] { $n } zones
}
effect-blink = leap { $to ->
    [reach2] within 2 zones
   *[any] anywhere
}
effect-heal = { $who ->
    [ally_any] a Monster heals
    [ally_here] a Monster here heals
    [ally_same] it heals
   *[self] heal
} { $n }
effect-cleanse = { $who ->
    [ally_same] it loses
   *[self] lose
} { $n ->
    [one] 1 condition
   *[other] { $n } conditions
}
effect-gain = { $who ->
    [ally_reserve] another Monster gets { $number ->
        [one] 1 result
       *[other] { $number } results
    } of your choice in Reserve
   *[self] gain { $faces }
}
effect-turn = change { $n ->
    [one] 1 result
   *[other] { $n } results
} as you like
effect-minion = place { $n ->
    [one] 1 minion
   *[other] { $n } minions
} here
effect-command = each of your minions: move { $moves }, attacks { $attacks }
effect-hold = hold the villagers { $zone }
effect-guard = guard
effect-block = each Defence stops { $n } more
effect-armour = armour { $n }
effect-untargetable = out of sight
effect-whom = { $count ->
    [99] all { $kinds ->
        [peasants] Peasants
        [no-heroes] but Heroes
       *[everybody] villagers
    }
    [1] { $pick ->
        [choice] one of your choice
       *[default] 1 villager
    }
   *[other] { $count } { $kinds ->
        [peasants] Peasants
        [no-heroes] villagers but Heroes
       *[everybody] villagers
    }
} { $zone }
effect-zone-self = here
effect-zone-adj = next door
effect-zone-reach1 = at distance 1 or less
effect-zone-reach2 = at distance 2 or less
effect-zone-any = in any zone
effect-zone-same = there

## The guided first turn: what a question is about, what to look at, what is sensible

lesson-monster = You lead one Monster, two bots lead the others, and all of you win or lose together. Guardians take blows, Decimators deal them, Supports help the rest. A team has at most one Guardian and one Decimator.
    .look = The sentence under each name: Type, class, health, and what the Monster does best.
    .advice = Take the Minotaur: a Decimator, tough and quick, whose abilities are easy to use.
lesson-start-ability = Your Monster begins with one ability. It learns more with experience, which it gains for each villager it kills.
    .look = The price comes first, in results of the dice, then the effect. Of figures like 2/3/4 the first holds now, at level 1.
    .advice = Choose an ability that moves or strikes for cheap. With the Minotaur that is Charge: it runs and hits two villagers at once.
lesson-first-monster = One of the Monsters acts first; the others follow clockwise. In each round the marker passes on.
    .look = Your friends and what they can do: they stand beside the map.
    .advice = Begin yourself, so that you see a turn from its start.
lesson-reroll = At least three of your dice show the same. Once in a turn you may roll all of these again, or keep them.
    .look = Melee and Ranged hurt villagers. A torch brings a villager one zone nearer to the Heart.
    .advice = Roll torches again, and whatever you have too much of. Keep what hits.
lesson-act-1 = Six dice lie on your board. Each result is used once, in any order. Melee hits in your zone, Ranged in the zone next door, Magic pays for abilities and heals at the Heart, Defence and Vengeance help when you are attacked. Any result but a torch pays for a step.
    .look = The map. The villagers have come in by the West Passage and the Gatehouse Passage, three zones from the Heart. Every blow that reaches the Heart brings you nearer to defeat.
    .advice = Go and meet them. From the Heart nobody is within reach, so take one step towards the west.
lesson-move-to = Each zone on your way takes one result and one free Movement slot. You may name a zone farther on and pay for all steps at once.
    .look = The links between the zones. The North Passage is the first step on the way to the Great Hall and the West Passage.
    .advice = One step into the North Passage is enough: from there Charge takes you two zones on, and saves dice.
lesson-pay-with = Several of your results can pay for this. The one you name is used up.
    .look = What you still want to do in this turn, and which results that takes.
    .advice = Pay with what you need least: Magic or Vengeance, if no ability of yours asks for them. Keep Melee for striking.
lesson-act-2 = You have used some of your dice. An ability costs exactly the results it names, and can be used once in a round.
    .look = The ability in the list, with its price. Is there somebody it would reach?
    .advice = Use Charge now, if you have it: you run up to two zones and strike on arrival. If villagers already stand beside you, plain Melee does as well.
lesson-step-to = The ability carries you: this costs neither results nor Movement slots.
    .look = Where the villagers stand. A Charge without anybody at its end is wasted.
    .advice = Run into the West Passage, in among the three Peasants who came in there.
lesson-ability-at = The ability strikes several villagers, one after the other. Peasants come before Hunters, and Hunters before Heroes.
    .look = Each Peasant falls to a single blow. The village loses 1 morale, and you gain 1 experience.
    .advice = Strike as many as you can: you win when the village has no morale left.
lesson-act-3 = What else do your dice allow? Every result that you do not use or keep is lost when the round ends.
    .look = Who is still in your zone, and whether you have Melee left.
    .advice = Hit once more with Melee if somebody stands before you.
lesson-act = Towards the end of a turn: all torches must be carried out before it can end. Results left over can be readied or kept.
    .look = The torch on your board: the villager farthest from the Heart comes one zone nearer. You may choose the moment.
    .advice = Carry out the torches. Then ready Defence, which takes up to 2 damage off an attack. When nothing useful is left, end the turn.
lesson-other = This question comes from what you have just chosen, often an ability of your Monster. Not everybody meets it in the first turn.
    .look = The rule beside the question, and the sentence under each option.
    .advice = Try what you like best: at this table everything can be taken back.
guide-others = The others have acted. After all Monsters come the villagers: each attacks whoever stands with it, then walks one zone towards the Heart, and new ones arrive at the gates.
guide-end = That was a turn: six dice, used one by one. After the Monsters the villagers act, without any dice, and a new round begins. Bring the village's morale to 0 before the Heart stops beating. Stay together, and let nobody through.

## What the lab counts

trait-monster = Monster
trait-scenario = Scenario
trait-difficulty = Difficulty
