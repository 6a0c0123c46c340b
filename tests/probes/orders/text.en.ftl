title = Orders
blurb = Secret order sheets, and what comes of them on the road.

map = The country
road = road
gold = gold
wounds = wounds
sheet = order
sight = sight

role-captain = the captain
role-knight = the knight
role-witch = the witch
role-dwarf = the dwarf
role-elf = the elf

space-inn = Inn
space-ford = Ford
space-wood = Wood
space-cave = Cave
space-ruin = Ruin
space-hill = Hill

deed-inn = to the inn
deed-ford = to the ford
deed-wood = to the wood
deed-cave = to the cave
deed-ruin = to the ruin
deed-hill = to the hill
deed-hide = hide
deed-search = search

sight-dim = sees nothing
sight-keen = sees who hides

luck-one = one
luck-two = two
luck-three = three

manoeuvre-charge = charge
manoeuvre-dodge = dodge
manoeuvre-duck = duck

stroke-thrust = thrust
stroke-swing = swing
stroke-smash = smash

ask-order = What will { $role } do? ({ $done } written)
ask-turn = Who moves next?
ask-hiding = Does it succeed?
ask-seeing = What does the search show?
ask-hire = Pay the captain to serve you?
    .no = Do not pay
    .yes = Pay
ask-block = Block { $mover }?
    .pass = Let pass
ask-attack = Attack { $enemy }?
    .no = Do not attack
    .yes = Attack
ask-manoeuvre = Which manoeuvre against { $enemy }?
ask-stroke = Which stroke against { $enemy }?
ask-fortune = Whom does fortune favour?
ask-flee = Where to?
    .pass = Stop here

event-did = { $role }: { $deed }
event-hid = { $role } is hidden.
event-saw = { $role } { $sight }.
event-found = { $role } finds gold: { $space }.
event-hired = { $role } has hired the captain.
event-blocked = { $by } blocks { $role }.
event-won = { $role } beats { $loser }.

why-unseen = { $role } is hidden from you
why-not-moving = { $role } is not moving now
why-not-now = not possible now
