title = Ordini
blurb = Fogli d'ordini segreti, e quel che ne viene per strada.

map = La contrada
road = strada
gold = oro
wounds = ferite
sheet = ordine
sight = vista

role-captain = il capitano
role-knight = il cavaliere
role-witch = la strega
role-dwarf = il nano
role-elf = l'elfo

space-inn = Locanda
space-ford = Guado
space-wood = Bosco
space-cave = Grotta
space-ruin = Rovina
space-hill = Colle

deed-inn = alla locanda
deed-ford = al guado
deed-wood = al bosco
deed-cave = alla grotta
deed-ruin = alla rovina
deed-hill = al colle
deed-hide = si nasconde
deed-search = cerca

sight-dim = non vede nulla
sight-keen = vede chi si nasconde

luck-one = uno
luck-two = due
luck-three = tre

manoeuvre-charge = carica
manoeuvre-dodge = scarto
manoeuvre-duck = schivata

stroke-thrust = affondo
stroke-swing = fendente
stroke-smash = botta

ask-order = Che cosa farà { $role }? ({ $done } scritti)
ask-turn = Chi muove ora?
ask-hiding = Riesce a nascondersi?
ask-seeing = Che cosa mostra la ricerca?
ask-hire = Pagare il capitano perché ti serva?
    .no = Non pagare
    .yes = Paga
ask-block = Fermare { $mover }?
    .pass = Lascia passare
ask-attack = Attaccare { $enemy }?
    .no = Non attaccare
    .yes = Attacca
ask-manoeuvre = Quale manovra contro { $enemy }?
ask-stroke = Quale colpo contro { $enemy }?
ask-fortune = A chi arride la fortuna?
ask-flee = Dove fuggire?
    .pass = Fermati qui

event-did = { $role }: { $deed }
event-hid = { $role } è nascosto.
event-saw = { $role } { $sight }.
event-found = { $role } trova oro: { $space }.
event-hired = { $role } ha assoldato il capitano.
event-blocked = { $by } ferma { $role }.
event-won = { $role } batte { $loser }.

why-unseen = { $role } ti è nascosto
why-not-moving = { $role } ora non si muove
why-not-now = ora non è possibile
