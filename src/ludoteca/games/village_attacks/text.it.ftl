# Le parole di Village Attacks. Le stesse voci, nello stesso ordine, stanno in text.en.ftl.

title = Village Attacks
blurb = Arrivano con torce e forconi, e sono qui per voi. Da una a cinque persone guidano i Mostri e difendono insieme il castello: tirate i dadi, colpite, preparate trappole, diventate più forti, e fate battere il Cuore finché il villaggio non perde il coraggio.
material = Servono: i dadi con le torce, i dadi Giorno e Notte se si usano, una moneta, i segnalini dei Tipi e i mazzi Comparsa, Trappole, Eventi, Eroi ed Evocazione. Mappa, miniature e plance possono restare nella scatola: le tiene questo tavolo.

## Prima della partita

option-scenario = Quale scenario giocate?
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
option-difficulty = Quanto dev'essere difficile?
    .normal = Normale: i valori dello scenario
    .easy = Facile: un quarto di Morale in meno da spezzare, e 2 di Salute in più per il Cuore
    .hard = Difficile: un quarto di Morale in più da spezzare, e 2 di Salute in meno per il Cuore
option-day_night = Giorno e notte si alternano?
    .scenario = Come dice lo scenario
    .on = Sì: di giorno i Mostri si indeboliscono, di notte ogni uccisione porta più Esperienza
    .off = No
option-troll = Viene il Troll?
    .scenario = Come dice lo scenario
    .on = Sì: arriva con un Evento, calpesta amici e nemici, e nessuno lo può uccidere
    .off = No
option-yunfakh = Vengono i Cacciatori Yunfakh?
    .scenario = Come dice lo scenario
    .on = Sì: metà dei Cacciatori si può ferire solo stando nella loro zona
    .off = No
option-summoning = Si può evocare un altro Mostro?
    .scenario = Come dice lo scenario
    .on = Sì: quando ognuno ha pagato nella Stanza di Evocazione, uno viene in aiuto
    .off = No
option-choose_heroes = Chi sta nel mazzo Eroi?
    .no = Tutti e dieci gli Eroi
    .yes = Potete lasciare fuori un Eroe di ogni Tipo

error-no-summoning-room = La mappa di «{ scenario-by-id }» non ha una Stanza di Evocazione, quindi lì non si può evocare nessuno.
error-needs-summoning = «{ scenario-by-id }» si vince solo con un Mostro Evocato, quindi l'Evocazione non si può lasciare fuori.
error-troll-without-events = «{ scenario-by-id }» si gioca senza Eventi, e solo un Evento porta il Troll.
error-yunfakh-without-hunters = «{ scenario-by-id }» si gioca senza Cacciatori, quindi non possono venire nemmeno gli Yunfakh.
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

## Scenari

scenario-torches_at_the_gate = Torce al Portone
    .rule = A31.1
    .text = La vostra prima notte: arrivano solo Popolani. Portate a 0 il Morale del villaggio.
scenario-silver_and_garlic = Argento e Aglio
    .rule = A31.2
    .text = Alla folla si uniscono i Cacciatori, ognuno Nemesi di un Tipo. Portate il Morale a 0.
scenario-springs_and_blades = Molle e Lame
    .rule = A31.3
    .text = Di nuovo Cacciatori, e ora potete preparare Trappole. Portate il Morale a 0.
scenario-whispers_in_the_village = Sussurri nel Villaggio
    .rule = A31.4
    .text = Il villaggio ha le sue idee: il quadrante porta Eventi. Portate il Morale a 0.
scenario-songs_of_heroes = Canti d'Eroi
    .rule = A31.5
    .text = Con la folla arrivano gli Eroi, ognuno con la sua dote. Portate il Morale a 0.
scenario-breaches = Brecce
    .rule = A31.6
    .text = Il Morale non conta: sigillate ogni breccia nelle mura, ogni volta con Difesa + qualsiasi.
scenario-feeding_the_heart = Nutrire il Cuore
    .rule = A31.7
    .text = Il Morale non conta: sacrificate abitanti nella zona del Cuore, ogni volta con Magia + qualsiasi.
scenario-the_long_vigil = La Lunga Veglia
    .rule = A31.8
    .text = Giorno e notte si alternano. Alla fine del round 8 il Cuore deve battere ancora.
scenario-the_thing_in_the_cellar = La Cosa nella Cantina
    .rule = A31.9
    .text = Un Troll si aggira nel castello e non risparmia nessuno. Portate il Morale a 0.
scenario-riders_from_yunfakh = I Cavalieri di Yunfakh
    .rule = A31.10
    .text = Ogni Cacciatore è un cavaliere di Yunfakh. Bruciate tutti i loro stendardi, ognuno con Magia + qualsiasi + qualsiasi.
scenario-the_circle_of_bone = Il Cerchio d'Ossa
    .rule = A31.11
    .text = Evocate almeno 1 Mostro, e portate il Morale a 0.
scenario-all_the_torches = Tutte le Torce
    .rule = A31.12
    .text = Tutto insieme: Cacciatori Yunfakh, Troll, Evocazione, giorno e notte. Portate il Morale a 0.

## Mostri e posti

monster-vampire = Vampiro
    .text = Decimatore Non Morto, Salute 6: banchetta nella folla, vola da pipistrello, attira le vittime.
monster-lich = Lich
    .text = Supporto Arcano, Salute 5: risveglia Scheletri, colpisce da lontano, guarisce gli amici ovunque siano.
monster-succubus = Succube
    .text = Supporto Demone, Salute 6: stordisce, adesca e appicca il fuoco.
monster-banshee = Banshee
    .text = Supporto Maledetto, Salute 5: il suo lamento stordisce stanze intere, e nessun muro la ferma.
monster-dullahan = Dullahan
    .text = Guardiano Mitico, Salute 9: prende i colpi destinati agli altri e travolge la folla a cavallo.
monster-mummy = Mummia
    .text = Guardiano Non Morto, Salute 10: trattiene gli abitanti e si ricuce da sé.
monster-minotaur = Minotauro
    .text = Decimatore Mitico, Salute 7: carica, ruggisce e ne abbatte più d'uno alla volta.
monster-werewolf = Lupo Mannaro
    .text = Decimatore Maledetto, Salute 6: il più veloce, sceglie la preda e mette in fuga la folla.
monster-gargoyle = Gargoyle
    .text = Guardiano Arcano, Salute 8: pelle di pietra, picchiate dall'alto, macerie sulla strada.
monster-djinn = Djinn
    .text = Supporto Demone, Salute 6: regala risultati agli altri, soffia via la folla e la brucia.
monster-huli_jing = Huli Jing
    .text = Supporto Mitico, Salute 5: fuoco da lontano, oscurità, e risultati cambiati a piacere.
monster-jiangshi = Jiangshi
    .text = Supporto Non Morto, Salute 7: richiama Cadaveri Rigidi e li fa marciare.

role-vampire = Vampiro
role-lich = Lich
role-succubus = Succube
role-banshee = Banshee
role-dullahan = Dullahan
role-mummy = Mummia
role-minotaur = Minotauro
role-werewolf = Lupo Mannaro
role-gargoyle = Gargoyle
role-djinn = Djinn
role-huli_jing = Huli Jing
role-jiangshi = Jiangshi
role-seat-1 = Posto 1
role-seat-2 = Posto 2
role-seat-3 = Posto 3
role-seat-4 = Posto 4
role-seat-5 = Posto 5

fighter-vampire = Vampiro
fighter-lich = Lich
fighter-succubus = Succube
fighter-banshee = Banshee
fighter-dullahan = Dullahan
fighter-mummy = Mummia
fighter-minotaur = Minotauro
fighter-werewolf = Lupo Mannaro
fighter-gargoyle = Gargoyle
fighter-djinn = Djinn
fighter-huli_jing = Huli Jing
fighter-jiangshi = Jiangshi
fighter-summoned-vampire = Vampiro Evocato
fighter-summoned-lich = Lich Evocato
fighter-summoned-succubus = Succube Evocata
fighter-summoned-banshee = Banshee Evocata
fighter-summoned-dullahan = Dullahan Evocato
fighter-summoned-mummy = Mummia Evocata
fighter-summoned-minotaur = Minotauro Evocato
fighter-summoned-werewolf = Lupo Mannaro Evocato
fighter-summoned-gargoyle = Gargoyle Evocato
fighter-summoned-djinn = Djinn Evocato
fighter-summoned-huli_jing = Huli Jing Evocata
fighter-summoned-jiangshi = Jiangshi Evocato
fighter-skeleton-1 = Scheletro 1
fighter-skeleton-2 = Scheletro 2
fighter-skeleton-3 = Scheletro 3
fighter-stiff_corpse-1 = Cadavere Rigido 1
fighter-stiff_corpse-2 = Cadavere Rigido 2

the-fighter-vampire = Il Vampiro
the-fighter-lich = Il Lich
the-fighter-succubus = La Succube
the-fighter-banshee = La Banshee
the-fighter-dullahan = Il Dullahan
the-fighter-mummy = La Mummia
the-fighter-minotaur = Il Minotauro
the-fighter-werewolf = Il Lupo Mannaro
the-fighter-gargoyle = Il Gargoyle
the-fighter-djinn = Il Djinn
the-fighter-huli_jing = La Huli Jing
the-fighter-jiangshi = Il Jiangshi
the-fighter-summoned-vampire = Il Vampiro Evocato
the-fighter-summoned-lich = Il Lich Evocato
the-fighter-summoned-succubus = La Succube Evocata
the-fighter-summoned-banshee = La Banshee Evocata
the-fighter-summoned-dullahan = Il Dullahan Evocato
the-fighter-summoned-mummy = La Mummia Evocata
the-fighter-summoned-minotaur = Il Minotauro Evocato
the-fighter-summoned-werewolf = Il Lupo Mannaro Evocato
the-fighter-summoned-gargoyle = Il Gargoyle Evocato
the-fighter-summoned-djinn = Il Djinn Evocato
the-fighter-summoned-huli_jing = La Huli Jing Evocata
the-fighter-summoned-jiangshi = Il Jiangshi Evocato
the-fighter-skeleton-1 = Lo Scheletro 1
the-fighter-skeleton-2 = Lo Scheletro 2
the-fighter-skeleton-3 = Lo Scheletro 3
the-fighter-stiff_corpse-1 = Il Cadavere Rigido 1
the-fighter-stiff_corpse-2 = Il Cadavere Rigido 2

## Il castello

zone-castle_heart = Zona del Cuore
zone-great_hall = Salone
zone-library = Biblioteca
zone-chapel = Cappella
zone-throne_room = Sala del Trono
zone-kitchen = Cucina
zone-armoury = Armeria
zone-crypt = Cripta
zone-laboratory = Laboratorio
zone-gallery = Galleria
zone-west_passage = Passaggio Ovest
zone-east_passage = Passaggio Est
zone-south_passage = Passaggio Sud
zone-north_passage = Passaggio Nord
zone-gatehouse_passage = Passaggio del Portone
zone-postern_passage = Passaggio della Pusterla
zone-summoning_room = Stanza di Evocazione

in-zone-castle_heart = nella zona del Cuore
in-zone-great_hall = nel Salone
in-zone-library = in Biblioteca
in-zone-chapel = nella Cappella
in-zone-throne_room = nella Sala del Trono
in-zone-kitchen = in Cucina
in-zone-armoury = in Armeria
in-zone-crypt = nella Cripta
in-zone-laboratory = nel Laboratorio
in-zone-gallery = nella Galleria
in-zone-west_passage = nel Passaggio Ovest
in-zone-east_passage = nel Passaggio Est
in-zone-south_passage = nel Passaggio Sud
in-zone-north_passage = nel Passaggio Nord
in-zone-gatehouse_passage = nel Passaggio del Portone
in-zone-postern_passage = nel Passaggio della Pusterla
in-zone-summoning_room = nella Stanza di Evocazione

to-zone-castle_heart = alla zona del Cuore
to-zone-great_hall = al Salone
to-zone-library = alla Biblioteca
to-zone-chapel = alla Cappella
to-zone-throne_room = alla Sala del Trono
to-zone-kitchen = alla Cucina
to-zone-armoury = all'Armeria
to-zone-crypt = alla Cripta
to-zone-laboratory = al Laboratorio
to-zone-gallery = alla Galleria
to-zone-west_passage = al Passaggio Ovest
to-zone-east_passage = al Passaggio Est
to-zone-south_passage = al Passaggio Sud
to-zone-north_passage = al Passaggio Nord
to-zone-gatehouse_passage = al Passaggio del Portone
to-zone-postern_passage = al Passaggio della Pusterla
to-zone-summoning_room = alla Stanza di Evocazione

from-zone-castle_heart = dalla zona del Cuore
from-zone-great_hall = dal Salone
from-zone-library = dalla Biblioteca
from-zone-chapel = dalla Cappella
from-zone-throne_room = dalla Sala del Trono
from-zone-kitchen = dalla Cucina
from-zone-armoury = dall'Armeria
from-zone-crypt = dalla Cripta
from-zone-laboratory = dal Laboratorio
from-zone-gallery = dalla Galleria
from-zone-west_passage = dal Passaggio Ovest
from-zone-east_passage = dal Passaggio Est
from-zone-south_passage = dal Passaggio Sud
from-zone-north_passage = dal Passaggio Nord
from-zone-gatehouse_passage = dal Passaggio del Portone
from-zone-postern_passage = dal Passaggio della Pusterla
from-zone-summoning_room = dalla Stanza di Evocazione

## Abitanti del villaggio

kind-peasant = Popolano
kind-hunter = Cacciatore
kind-yunfakh = Cacciatore Yunfakh
kind-hero = Eroe

type-undead = Non Morto
type-mythic = Mitico
type-cursed = Maledetto
type-arcane = Arcano
type-demon = Demone
type-veteran = Veterano

state-of-villager-standing = ritto
state-of-villager-stunned = Stordito
state-of-villager-burning = infiammato
state-of-villager-stunned-burning = Stordito e in fiamme

how-it-is = { $state ->
    [ritto] { "" }
    [infiammato] { " in fiamme" }
   *[other] { " " }{ $state }
}
how-a-hero-is = { $state ->
    [ritto] { "" }
    [infiammato] { " in fiamme" }
    [Stordito] { " a terra" }
   *[other] { " a terra e in fiamme" }
}
a-peasant = un Popolano{ how-it-is }
a-hunter = un Cacciatore { $type }{ how-it-is }
a-yunfakh = un Cacciatore Yunfakh { $type }{ how-it-is }
target-peasant = Popolano{ how-it-is } { $zone }
target-hunter = Cacciatore { $type }{ how-it-is } { $zone }
target-yunfakh = Cacciatore Yunfakh { $type }{ how-it-is } { $zone }
target-hero = { $hero }{ how-a-hero-is } { $zone }
somebody-peasant = { a-peasant } { $zone }
somebody-hunter = { a-hunter } { $zone }
somebody-yunfakh = { a-yunfakh } { $zone }
somebody-hero = { $hero }{ how-a-hero-is } { $zone }
kin-hunter = Cacciatore { $type }
kin-yunfakh = Cacciatore Yunfakh { $type }

spawn-mob_small = Piccola Folla
    .text = ai ranghi 1/2/3: 3/4/5 Popolani.
    .rule = A18.2
spawn-mob_large = Grande Folla
    .text = ai ranghi 1/2/3: 4/5/6 Popolani.
    .rule = A18.2
spawn-stragglers = Ritardatari
    .text = ai ranghi 1/2/3: 2/2/3 Popolani, poi un'altra carta.
    .rule = A18.2
spawn-mixed_band = Banda Mista
    .text = ai ranghi 1/2/3: 2/2/3 Popolani e 1/2/2 Cacciatori.
    .rule = A18.2
spawn-scouts = Esploratori
    .text = ai ranghi 1/2/3: 2/2/3 Cacciatori.
    .rule = A18.2
spawn-hunting_party = Battuta di Caccia
    .text = ai ranghi 1/2/3: 1/0/2 Popolani e 2/3/3 Cacciatori.
    .rule = A18.2
spawn-levy = Leva
    .text = ai ranghi 1/2/3: 3 Popolani e 0/2/3 Cacciatori.
    .rule = A18.2
spawn-herald = Araldo
    .text = ai ranghi 1/2/3: 2/1/2 Popolani, 1/0/0 Cacciatori e 0/1/1 Eroi.
    .rule = A18.2
spawn-champion = Campione
    .text = ai ranghi 1/2/3: 0/1/0 Popolani, 0/0/2 Cacciatori e 1 Eroe.
    .rule = A18.2
spawn-vanguard = Avanguardia
    .text = ai ranghi 1/2/3: 0/1/3 Cacciatori e 0/1/1 Eroi; al rango 1 invece un'altra carta.
    .rule = A18.2
spawn-lull = Tregua
    .text = ai ranghi 1/2/3: 0/2/3 Popolani.
    .rule = A18.2

## Dadi, moneta e Condizioni

result-melee = Mischia
    .text = 1 danno a un abitante nella tua zona.
result-ranged = Distanza
    .text = 1 danno a un abitante in una zona adiacente.
result-magic = Magia
    .text = paga Capacità e Trappole, e ti guarisce nella zona del Cuore.
result-defence = Difesa
    .text = pronta su uno spazio, toglie fino a 2 danni da un attacco.
result-vengeance = Vendetta
    .text = pronta su uno spazio, infligge a chi attacca i danni che subisci.
result-any = un risultato qualsiasi
result-torch = torcia
    .text = un abitante si avvicina di 1 zona al Cuore.

face-melee = Mischia
face-ranged = Distanza
face-magic = Magia
face-defence = Difesa
face-vengeance = Vendetta
face-torch = torcia

day-face-torch = torcia
day-face-melee = Mischia
day-face-ranged = Distanza
day-face-magic = Magia
day-face-defence = Difesa

night-face-melee-melee = doppia Mischia
night-face-ranged-ranged = doppia Distanza
night-face-magic-magic = doppia Magia
night-face-defence-vengeance = Difesa e Vendetta
night-face-any = un risultato qualsiasi
night-face-torch = torcia

die-pool-melee = Mischia
die-pool-ranged = Distanza
die-pool-magic = Magia
die-pool-defence = Difesa
die-pool-vengeance = Vendetta
die-special-melee = Mischia del dado Giorno o Notte
die-special-ranged = Distanza del dado Giorno o Notte
die-special-magic = Magia del dado Giorno o Notte
die-special-defence = Difesa del dado Giorno o Notte
die-special-vengeance = Vendetta del dado Giorno o Notte
die-special-any = Risultato a scelta, dal dado Notte
die-reserve-melee = Mischia dalla Riserva
die-reserve-ranged = Distanza dalla Riserva
die-reserve-magic = Magia dalla Riserva
die-reserve-defence = Difesa dalla Riserva
die-reserve-vengeance = Vendetta dalla Riserva

answer-no = No
answer-yes = Sì

coin-heads = testa
coin-tails = croce

daytime-day = Giorno
daytime-night = Notte

condition-sunder = Spezzare
    .text = copre uno spazio Difesa.
    .rule = A23.5
condition-silence = Silenzio
    .text = copre uno Slot Riserva.
    .rule = A23.6
condition-slow = Rallentare
    .text = copre uno spazio Movimento.
    .rule = A23.7
condition-burn = Bruciare
    .text = 1 danno ogni volta che comincia il turno del Mostro.
    .rule = A23.8
condition-stun = Stordire
    .text = porta Spezzare, e costa un dado nel prossimo turno.
    .rule = A23.9

cure-sunder = Spezzare
cure-silence = Silenzio
cure-slow = Rallentare
cure-burn = Bruciare
cure-damage = 1 danno

cause-blow = colpo
cause-fire = fuoco
cause-daylight = giorno

## Capacità: che cosa costano e fanno ai livelli 1/2/3

ability-vampire-blood_feast = Banchetto di Sangue
    .rule = A26.1
    .text = Mischia + Magia: 2/3/4 abitanti nella tua zona subiscono 1 danno ciascuno; guarisci 1/1/2.
ability-vampire-bat_form = Forma di Pipistrello
    .rule = A26.2
    .text = Magia: scatta fino a 2/3/3 zone; al livello 3 guadagna Mischia.
ability-vampire-mesmerise = Ipnosi
    .rule = A26.3
    .text = Distanza: trascina 2/3/4 abitanti da una zona adiacente; Stordisci 0/1/2 abitanti nella tua zona.
ability-lich-raise_skeletons = Risveglio degli Scheletri
    .rule = A26.4
    .text = Magia: risveglia 1/2/2 Scheletri; al livello 3 ogni Scheletro può inoltre muoversi di 1 e fare 1 attacco.
ability-lich-frost_bolt = Dardo di Gelo
    .rule = A26.5
    .text = Distanza + Magia: 2/3/4 abitanti in una zona a distanza 2 o meno subiscono 1 danno ciascuno; al livello 3 Stordisci 1 abitante di quella zona.
ability-lich-soul_jar = Giara dell'Anima
    .rule = A26.6
    .text = Difesa + Magia: un Mostro ovunque sulla mappa guarisce 1/2/2; al livello 3 perde anche 1 Condizione.
ability-succubus-charm = Fascino
    .rule = A26.7
    .text = Magia: Stordisci 2/3/4 abitanti in una zona a distanza 1/1/2 o meno.
ability-succubus-lure = Adescamento
    .rule = A26.8
    .text = Distanza: respingi 2/3/4 abitanti di 1/1/2 zone da una zona a distanza 2 o meno.
ability-succubus-kiss_of_flame = Bacio di Fiamma
    .rule = A26.9
    .text = Mischia + Magia: 1/2/3 abitanti nella tua zona subiscono 1 danno ciascuno; Brucia 2/3/tutti gli abitanti di quella zona.
ability-banshee-wail = Lamento
    .rule = A26.10
    .text = Magia + Vendetta: Stordisci 3/tutti/tutti gli abitanti nella tua zona; al livello 3 prima 2 di loro subiscono 1 danno ciascuno.
ability-banshee-ill_omen = Presagio Funesto
    .rule = A26.11
    .text = Magia: una zona a distanza massima 1/2/qualsiasi diventa Sfortunata; al livello 3 diventa anche oscura; Stordisci 0/1/2 abitanti di quella zona.
ability-banshee-passing_through = Attraverso i Muri
    .rule = A26.12
    .text = Distanza: scatta fino a 2/3/0 zone; al livello 3 balza invece in qualsiasi zona e guadagna Mischia.
ability-dullahan-hold_the_stair = Guardia della Scala
    .rule = A26.13
    .text = Difesa: fai la Guardia; dal livello 2 ogni risultato Difesa ferma 1 danno in più; al livello 3 guadagna Vendetta.
ability-dullahan-spine_whip = Frusta di Vertebre
    .rule = A26.14
    .text = Distanza + Mischia: trascina 2/3/3 abitanti da una zona adiacente; 1/2/3 abitanti nella tua zona subiscono 1 danno ciascuno.
ability-dullahan-deaths_ride = Cavalcata della Morte
    .rule = A26.15
    .text = Mischia + qualsiasi: scatta fino a 1/2/2 zone; 2/2/3 abitanti nella tua zona subiscono 1 danno ciascuno; al livello 3 Stordisci 1 abitante di quella zona.
ability-mummy-curse_of_sand = Maledizione della Sabbia
    .rule = A26.16
    .text = Magia: gli abitanti nella tua zona sono trattenuti; dal livello 2 scegli invece una zona a distanza 1 o meno; al livello 3 Stordisci 2 abitanti di quella zona.
ability-mummy-wrappings = Bende
    .rule = A26.17
    .text = Difesa + Mischia: Stordisci 2/3/3 abitanti nella tua zona; 1/1/2 abitanti di quella zona subiscono 1 danno ciascuno.
ability-mummy-embalmed = Imbalsamata
    .rule = A26.18
    .text = Difesa: guarisci 1/1/2; dal livello 2 perdi anche 1 Condizione.
ability-minotaur-charge = Carica
    .rule = A26.19
    .text = Mischia + qualsiasi: scatta fino a 2/2/3 zone; 2/3/4 abitanti nella tua zona subiscono 1 danno ciascuno.
ability-minotaur-labyrinth_roar = Ruggito del Labirinto
    .rule = A26.20
    .text = Vendetta: respingi 2/4/tutti gli abitanti nella tua zona di 1 zona; al livello 3 guadagna Distanza.
ability-minotaur-cleave = Fendente
    .rule = A26.21
    .text = Mischia + Mischia: 3/4/4 abitanti nella tua zona subiscono 1/1/2 danni ciascuno.
ability-werewolf-rend = Squarcio
    .rule = A26.22
    .text = Mischia: 1 abitante a scelta nella tua zona subisce 2/2/3 danni; 0/1/2 abitanti di quella zona subiscono poi 1 danno ciascuno.
ability-werewolf-howl = Ululato
    .rule = A26.23
    .text = Magia: respingi 3/4/tutti i Popolani di 1 zona da una zona a distanza 1 o meno; dal livello 2 anche i Cacciatori; al livello 3 Stordisci 1 abitante nella tua zona.
ability-werewolf-moon_frenzy = Frenesia Lunare
    .rule = A26.24
    .text = Vendetta: scatta fino a 1/1/2 zone; guadagna Mischia; dal livello 2 guadagna un'altra Mischia; al livello 3 guadagna anche Distanza.
ability-gargoyle-stone_skin = Pelle di Pietra
    .rule = A26.25
    .text = Difesa: Armatura 1/1/2; dal livello 2 fai anche la Guardia.
ability-gargoyle-dive = Picchiata
    .rule = A26.26
    .text = Distanza: balza in una zona a distanza 2 o meno; 1/2/3 abitanti di quella zona subiscono 1 danno ciascuno.
ability-gargoyle-rubble = Macerie
    .rule = A26.27
    .text = Mischia + Difesa: gli abitanti in una zona a distanza 1/1/2 o meno sono trattenuti; 0/1/2 abitanti di quella zona subiscono 1 danno ciascuno; al livello 1 non vale per la tua zona.
ability-djinn-wish = Desiderio
    .rule = A26.28
    .text = Magia: 1/2/2 risultati utili a scelta vanno nella Riserva di un altro Mostro sulla mappa; al livello 3 guarisce anche 1.
ability-djinn-whirlwind = Turbine
    .rule = A26.29
    .text = Distanza + Magia: respingi 3/5/tutti gli abitanti di 1 zona da una zona a distanza 1 o meno; al livello 3 prima 2 di loro subiscono 1 danno ciascuno.
ability-djinn-smokeless_fire = Fuoco senza Fumo
    .rule = A26.30
    .text = Mischia + Magia: Brucia 3/4/tutti gli abitanti in una zona a distanza 1/1/2 o meno; 0/1/2 abitanti di quella zona subiscono prima 1 danno ciascuno.
ability-huli_jing-fox_fire = Fuoco di Volpe
    .rule = A26.31
    .text = Distanza: 1/2/3 abitanti in una zona a distanza 2 o meno subiscono 1 danno ciascuno.
ability-huli_jing-illusion = Illusione
    .rule = A26.32
    .text = Magia: una zona a distanza 1 o meno diventa oscura; Stordisci 1/2/3 abitanti di quella zona; al livello 3 ti nascondi anche.
ability-huli_jing-nine_tails = Nove Code
    .rule = A26.33
    .text = Vendetta: cambia 1/2/3 risultati in altri utili a scelta; al livello 3 guadagna Magia.
ability-jiangshi-call_the_dead = Richiamo dei Morti
    .rule = A26.34
    .text = Magia + Mischia, dal livello 2 solo Magia: richiama 1/1/2 Cadaveri Rigidi.
ability-jiangshi-breath_drain = Furto del Respiro
    .rule = A26.35
    .text = Mischia: 1/2/2 abitanti nella tua zona subiscono 1 danno ciascuno; un Mostro di quella zona guarisce 1/1/2; al livello 1 scegli liberamente la vittima.
ability-jiangshi-rigid_march = Marcia Rigida
    .rule = A26.36
    .text = Difesa: ogni Cadavere Rigido può muoversi di 1/1/2 e fare 1/2/2 attacchi; al livello 3 guadagna Difesa.

## Trappole, con le parole del regolamento

trap-spiked_pit = Fossa Chiodata
    .rule = A27.1
    .text = Costo: Mischia. Cariche: 1. 2 abitanti nella sua zona subiscono 1 danno ciascuno.
trap-swinging_blade = Lama Oscillante
    .rule = A27.2
    .text = Costo: Mischia + qualsiasi. Cariche: 1. 3 abitanti nella sua zona subiscono 1 danno ciascuno.
trap-bear_traps = Tagliole
    .rule = A27.3
    .text = Costo: qualsiasi. Cariche: 1. 1 abitante nella sua zona subisce 1 danno; poi 1 abitante di quella zona viene Stordito.
trap-crossbow_slits = Feritoie
    .rule = A27.4
    .text = Costo: Distanza. Cariche: 1. 2 abitanti nella sua zona subiscono 1 danno ciascuno: Cacciatori prima dei Popolani, Popolani prima degli Eroi.
trap-burning_oil = Olio Ardente
    .rule = A27.5
    .text = Costo: Distanza + Magia. Cariche: 1. Tutti gli abitanti nella sua zona vanno in fiamme.
trap-tar_floor = Pavimento di Pece
    .rule = A27.6
    .text = Costo: Difesa + qualsiasi. Cariche: 1. 4 abitanti nella sua zona vengono Storditi.
trap-portcullis = Saracinesca
    .rule = A27.7
    .text = Costo: Difesa + Difesa. Cariche: 2. Nella prossima Fase Abitanti, gli abitanti che sono nella sua zona quando agiscono attaccano ma non si muovono.
trap-trapdoor = Botola
    .rule = A27.8
    .text = Costo: Vendetta. Cariche: 1. 3 abitanti nella sua zona vengono messi nella zona di Comparsa più vicina, con la moneta se sono due. Lì si fanno largo come i nuovi arrivati (A18.16); chi non trova posto resta. In una zona di Comparsa la Botola non fa nulla.
trap-cursed_idol = Idolo Maledetto
    .rule = A27.9
    .text = Costo: Magia. Cariche: 2. La sua zona è Sfortunata fino alla fine del prossimo round.
trap-lightless_lamp = Lampada Senza Luce
    .rule = A27.10
    .text = Costo: Magia. Cariche: 2. La sua zona è oscura fino alla fine del prossimo round; 1 abitante di quella zona viene Stordito.
trap-wall_of_thorns = Muro di Spine
    .rule = A27.11
    .text = Costo: Vendetta + qualsiasi. Cariche: 3. 1 abitante nella sua zona subisce 1 danno.
trap-poison_gas = Gas Velenoso
    .rule = A27.12
    .text = Costo: Magia + Magia. Cariche: 1. Tutti gli abitanti nella sua zona subiscono 1 danno ciascuno. Lo stesso vale per tutti i Mostri, Mostri Evocati e Servitori di quella zona: 1 danno ciascuno.
trap-chandelier = Lampadario Cadente
    .rule = A27.13
    .text = Costo: Mischia + Distanza. Cariche: 1. 2 abitanti nella sua zona subiscono 2 danni ciascuno: Eroi prima dei Popolani, Popolani prima dei Cacciatori.
trap-alarm_bell = Campana d'Allarme
    .rule = A27.14
    .text = Costo: qualsiasi. Cariche: 2. 1 abitante nella sua zona subisce 1 danno. Poi ogni Mostro a distanza 2 o meno può muoversi di 1 zona, Ostacolato o no, a meno che giaccia a terra; decide il suo proprietario, nell'ordine scelto dal primo giocatore.
trap-hall_of_mirrors = Sala degli Specchi
    .rule = A27.15
    .text = Costo: Magia + Vendetta. Cariche: 2. 3 abitanti nella sua zona vengono respinti di 1 zona via dal Cuore.
trap-rune_of_fear = Runa della Paura
    .rule = A27.16
    .text = Costo: Magia. Cariche: 1. Tutti i Popolani nella sua zona vengono respinti di 1 zona via dal Cuore.
trap-iron_maiden = Vergine di Ferro
    .rule = A27.17
    .text = Costo: Mischia + Mischia. Cariche: 1. 1 abitante nella sua zona subisce 3 danni: un Eroe prima di un Popolano, un Popolano prima di un Cacciatore.
trap-powder_keg = Barile di Polvere
    .rule = A27.18
    .text = Costo: Distanza + Distanza. Cariche: 1. Tutti gli abitanti nella sua zona subiscono 1 danno ciascuno. Tutti i Mostri, Mostri Evocati e Servitori di quella zona subiscono 2 danni ciascuno.
trap-rat_swarm = Sciame di Ratti
    .rule = A27.19
    .text = Costo: qualsiasi + qualsiasi. Cariche: 2. 1 abitante nella sua zona subisce 1 danno; poi 1 abitante di quella zona viene Stordito.
trap-soul_siphon = Sifone delle Anime
    .rule = A27.20
    .text = Costo: Magia + Difesa. Cariche: 1. 2 abitanti nella sua zona subiscono 1 danno ciascuno. Se almeno uno ne muore, il Cuore recupera 1.

## Eventi del villaggio, con le parole del regolamento

event-torchlight_march = Fiaccolata
    .rule = A28.1
    .text = Singolo. Ogni Popolano che non è Stordito si muove di 1 zona verso il Cuore, prima i più vicini. Non è un'attivazione: nessuno attacca e nessuno sente Bruciare.
event-hue_and_cry = Dagli al Mostro!
    .rule = A28.2
    .text = Singolo. Ogni segnalino Comparsa porta 1 Popolano.
event-hired_guns = Tiratori Prezzolati
    .rule = A28.3
    .text = Singolo. Un segnalino Comparsa preso a caso porta un gruppo di 2 Cacciatori.
event-holy_water = Acqua Santa
    .rule = A28.4
    .text = Singolo. Ogni Mostro che è in una zona con un Cacciatore o un Eroe subisce 1 danno.
event-heavy_chains = Catene Pesanti
    .rule = A28.5
    .text = Singolo. Ogni Mostro che è in una zona con un abitante riceve Rallentare.
event-sermon = Predica
    .rule = A28.6
    .text = Singolo. Il Mostro con più segnalini Esperienza riceve Silenzio.
event-cracked_bells = Campane Incrinate
    .rule = A28.7
    .text = Singolo. Ogni Mostro riceve Spezzare.
event-fire_arrows = Frecce Incendiarie
    .rule = A28.8
    .text = Singolo. Ogni Mostro con un Cacciatore nella propria zona o in quella accanto riceve Bruciare.
event-sappers = Guastatori
    .rule = A28.9
    .text = Singolo. Se un abitante, Stordito o no, si trova nella zona del Cuore o accanto a essa, il Cuore subisce 1 danno. Altrimenti ogni segnalino Comparsa porta 1 Popolano.
event-cut_tripwires = Fili Tagliati
    .rule = A28.10
    .text = Singolo. Si scarta la Trappola collocata più vicina al Cuore. Se non ce ne sono, si scartano tutte quelle scoperte sulla Plancia Riassuntiva.
event-ballad = Ballata del Coraggio
    .rule = A28.11
    .text = Singolo. Il Morale sale di 2, se occorre oltre il valore iniziale. Un Morale a 0 non risale, e dove il Morale non si usa non succede nulla.
event-champion = Arriva un Campione
    .rule = A28.12
    .text = Singolo. Un segnalino Comparsa preso a caso porta un Eroe.
event-desertion = Diserzione
    .rule = A28.13
    .text = Singolo. 2 Popolani, trovati uno dopo l'altro come per una torcia, lasciano la mappa. Il Morale non cambia, e nessuno riceve Esperienza.
event-old_quarrels = Vecchie Ruggini
    .rule = A28.14
    .text = Singolo. 3 abitanti, trovati uno dopo l'altro come per una torcia, vengono Storditi; chi lo è già non conta. Poi si pesca 1 carta Trappola in più, se c'è un posto libero.
event-long_forks = Forconi Lunghi
    .rule = A28.15
    .text = Persistente. I Popolani hanno portata 0-1. Da un'altra zona non arrivano comunque al Cuore.
event-forced_march = Marcia Forzata
    .rule = A28.16
    .text = Persistente. I Popolani hanno movimento 2.
event-blessed_ground = Terra Benedetta
    .rule = A28.17
    .text = Persistente. Guarire presso il Cuore (A11.12) costa 2 Magia invece di 1.
event-thick_fog = Nebbia Fitta
    .rule = A28.18
    .text = Persistente. L'Oscurità avvolge ogni zona che ha un segnalino Comparsa.
event-bad_stars = Stelle Avverse
    .rule = A28.19
    .text = Persistente. Tutte le zone adiacenti alla zona del Cuore sono Sfortunate.
event-marked_prey = Preda Segnata
    .rule = A28.20
    .text = Persistente. Gli attacchi a una Nemesi infliggono 1 danno in più.
event-watchful_eyes = Occhi Vigili
    .rule = A28.21
    .text = Persistente. Per collocare una Trappola paghi 1 risultato utile in più, quello che vuoi.
event-troll = Troll!
    .rule = A28.22
    .text = Singolo, 4 carte. Se il Troll non è sulla mappa, entra in una zona di Comparsa a caso, piena o no, e innesca una Trappola che vi si trovi (A16.12), ma non agisce ancora. Se è sulla mappa, agisce subito.

## Eroi, con le parole del regolamento

hero-exorcist = Prete Esorcista
    .rule = A29.1
    .text = Non Morto. Salute 3, movimento 1, attacchi 1, portata 0-1, danno 1. Quando colpisce: il Mostro riceve Silenzio.
hero-grave_warden = Custode delle Tombe
    .rule = A29.2
    .text = Non Morto. Salute 4, movimento 1, attacchi 1, portata 0, danno 2. Quando agisce: uccide tutti i Servitori nella sua zona.
hero-beast_slayer = Uccisore di Bestie
    .rule = A29.3
    .text = Mitico. Salute 4, movimento 1, attacchi 2, portata 0, danno 1. Conta come 3 abitanti quando un Mostro vuole lasciare la zona (A6.4), e non conta affatto mentre è Stordito.
hero-knight_errant = Cavaliere Errante
    .rule = A29.4
    .text = Mitico. Salute 5, movimento 1, attacchi 1, portata 0, danno 2. In ogni round il primo punto di danno al Cavaliere, da qualunque fonte, non ha effetto.
hero-silver_huntress = Cacciatrice d'Argento
    .rule = A29.5
    .text = Maledetto. Salute 3, movimento 2, attacchi 1, portata 0-1, danno 1. Quando colpisce: il Mostro riceve Spezzare.
hero-plague_doctor = Medico della Peste
    .rule = A29.6
    .text = Maledetto. Salute 3, movimento 1, attacchi 1, portata 0, danno 1. Quando agisce: toglie Stordire e Bruciare a tutti gli abitanti nella zona. Anche un Medico Stordito lo fa e si rialza, ma non attacca e non si muove; il suo Bruciare lo subisce prima.
hero-witchfinder = Cercastreghe
    .rule = A29.7
    .text = Arcano. Salute 3, movimento 1, attacchi 1, portata 0-1, danno 1. Ogni Capacità usata da un Mostro nella sua zona costa 1 risultato utile in più, di qualunque genere.
hero-alchemist = Alchimista
    .rule = A29.8
    .text = Arcano. Salute 3, movimento 1, attacchi 1, portata 0-1, danno 1. Quando colpisce: il Mostro riceve Bruciare.
hero-templar = Templare
    .rule = A29.9
    .text = Demone. Salute 5, movimento 1, attacchi 1, portata 0, danno 1. A meno che sia Stordito, ogni risultato Mischia e Distanza usato contro gli abitanti di questa zona deve colpire il Templare, anche se vi giacciono abitanti Storditi. Questo non vincola Capacità, Servitori e Mostri Evocati, né gli attacchi al Troll.
hero-inquisitor = Inquisitore
    .rule = A29.10
    .text = Demone. Salute 4, movimento 1, attacchi 1, portata 0, danno 1. I Cacciatori nella sua zona contano come Veterani: ogni Mostro a portata è la loro Nemesi.

the-hero-exorcist = il Prete Esorcista
the-hero-grave_warden = il Custode delle Tombe
the-hero-beast_slayer = l'Uccisore di Bestie
the-hero-knight_errant = il Cavaliere Errante
the-hero-silver_huntress = la Cacciatrice d'Argento
the-hero-plague_doctor = il Medico della Peste
the-hero-witchfinder = il Cercastreghe
the-hero-alchemist = l'Alchimista
the-hero-templar = il Templare
the-hero-inquisitor = l'Inquisitore

## Mostri Evocati, con le parole del regolamento

summon-vampire = Vampiro
    .rule = A30.1
    .text = Non Morto. Salute 4, movimento 2, attacchi 2, portata 0, danno 1. Alla fine di un'attivazione in cui ha ucciso un abitante guarisce 1.
summon-lich = Lich
    .rule = A30.2
    .text = Arcano. Salute 3, movimento 1, attacchi 2, portata 1-2, danno 1. Non può attaccare nella propria zona, e gli serve il contatto visivo.
summon-succubus = Succube
    .rule = A30.3
    .text = Demone. Salute 4, movimento 2, attacchi 1, portata 0, danno 1. Facoltativo, prima del primo attacco, anche se non ne seguono: Stordisce fino a 2 abitanti nella sua zona.
summon-banshee = Banshee
    .rule = A30.4
    .text = Maledetto. Salute 3, movimento 2, attacchi 0, portata 0, danno 0. Facoltativo, in qualsiasi momento: Stordisce fino a 4 abitanti nella sua zona.
summon-dullahan = Dullahan
    .rule = A30.5
    .text = Mitico. Salute 6, movimento 1, attacchi 2, portata 0, danno 1. Fa sempre la Guardia.
summon-mummy = Mummia
    .rule = A30.6
    .text = Non Morto. Salute 7, movimento 1, attacchi 1, portata 0, danno 1. Alla fine della sua attivazione gli abitanti nella sua zona sono trattenuti per la Fase Abitanti di questo round.
summon-minotaur = Minotauro
    .rule = A30.7
    .text = Mitico. Salute 5, movimento 2, attacchi 2, portata 0, danno 1. Se in questa attivazione si è mosso, ha 1 attacco in più.
summon-werewolf = Lupo Mannaro
    .rule = A30.8
    .text = Maledetto. Salute 4, movimento 3, attacchi 2, portata 0, danno 1. Sceglie i suoi bersagli liberamente, senza la priorità del bersaglio.
summon-gargoyle = Gargoyle
    .rule = A30.9
    .text = Arcano. Salute 6, movimento 2, attacchi 1, portata 0, danno 1. Ha Armatura 1.
summon-djinn = Djinn
    .rule = A30.10
    .text = Demone. Salute 4, movimento 2, attacchi 1, portata 0-1, danno 1. Facoltativo, dopo l'ultimo attacco, anche se non ce ne sono stati: respinge fino a 2 abitanti di una zona entro 1 di 1 zona.
summon-huli_jing = Huli Jing
    .rule = A30.11
    .text = Mitico. Salute 3, movimento 2, attacchi 2, portata 0-1, danno 1. Non ha doti speciali.
summon-jiangshi = Jiangshi
    .rule = A30.12
    .text = Non Morto. Salute 5, movimento 1, attacchi 2, portata 0, danno 1. Stordire e Bruciare non hanno effetto su di lui.

## Che cosa si fa in un turno

act-move = Muovi
    .rule = A6.1
    .text = ogni zona richiede un risultato utile qualsiasi e uno spazio Movimento libero.
act-melee = Attacca in Mischia
    .rule = A7.1
    .text = 1 danno a un abitante nella tua zona.
act-ranged = Attacca a Distanza
    .rule = A7.2
    .text = 1 danno a un abitante in una zona adiacente.
act-troll = Provoca il Troll
    .rule = A16.10
    .text = con Mischia nella tua zona o Distanza in quella accanto: il Troll agisce subito.
act-objective = Interagisci con l'obiettivo
    .rule = A11.7
    .text = paga un sigillo, un sacrificio o uno stendardo, come vuole lo scenario.
act-heal = Guarisci presso il Cuore
    .rule = A11.12
    .text = per 1 Magia perdi 1 danno o 1 Condizione.
act-summon = Paga l'Evocazione
    .rule = A13.3
    .text = 1 risultato utile, e 1 dado in meno finché non hanno pagato tutti i Mostri; poi ne viene un altro.
act-torch = Esegui una torcia
    .rule = A5.1
    .text = l'abitante più lontano dal Cuore si avvicina di 1 zona.
act-end = Termina il turno
    .rule = A11.13
    .text = ciò che non hai usato va perso, tranne la Riserva e ciò che è pronto sugli spazi Difesa.
act-defend-defence = Prepara Difesa
    .rule = A8.1
    .text = su uno spazio Difesa toglie fino a 2 danni da un attacco.
act-defend-vengeance = Prepara Vendetta
    .rule = A8.1
    .text = su uno spazio Difesa infligge a chi attacca i danni che subisci.
act-store = Metti { $result } nella Riserva
    .rule = A9.1
    .text = resta per i prossimi turni, ma lanci 1 dado in meno.
act-minion = { $minion } agisce
    .rule = A22.1
    .text = una volta nel tuo turno un Servitore può muoversi e attaccare, senza costo.
act-trap = Colloca qui una Trappola: { $trap }
act-ability = Capacità: { $ability }

deed-special = Usa la dote speciale
deed-move = Va { $zone }
deed-attack = Attacca { $zone }

growth-ability = { $ability }: la impari, o sale di 1 livello
growth-heal = Guarisci: { $cure }
    .rule = A11.6

## Domande: la preparazione

ask-monster = Quale Mostro guidi? ({ $number } di { $most })
    .told = sceglie { $answer }
ask-start-ability = Con quale Capacità comincia il tuo Mostro? I valori come 1/2/3 valgono per i livelli 1, 2 e 3.
    .told = { "" }
ask-first-monster = Quale Mostro agisce per primo nel round 1?
    .told = primo giocatore: { $answer }
ask-leave-out-hero = Quale Eroe di Tipo { $type } resta fuori dal mazzo?
    .pass = Nessuno, possono venire entrambi
    .told = fuori dal mazzo Eroi: { $answer }
ask-day-or-night = La partita comincia di giorno o di notte?
    .told = { "" }

## Domande: il turno di un Mostro

ask-drop-reserve = Che cosa butti via dalla Riserva? Ogni risultato ti dà 1 dado in più da lanciare.
    .pass = Niente
    .told = { $answer ->
        [Niente] { "" }
       *[other] butta via { $answer } dalla Riserva
    }
ask-roll = { $monster }: che cosa mostra il dado?
    .told = { "" }
ask-day-die = { $monster }: che cosa mostra il dado Giorno?
    .told = { "" }
ask-night-die = { $monster }: che cosa mostra il dado Notte?
    .told = { "" }
ask-reroll = Hai almeno 3 risultati uguali. Li rilanci tutti?
    .melee = Rilancia tutti i dadi con Mischia
    .ranged = Rilancia tutti i dadi con Distanza
    .magic = Rilancia tutti i dadi con Magia
    .defence = Rilancia tutti i dadi con Difesa
    .vengeance = Rilancia tutti i dadi con Vendetta
    .torch = Rilancia tutti i dadi con torcia
    .pass = Tieni i dadi
    .told = { "" }
ask-act = Che cosa fai?
    .told = { "" }
ask-pay-with = Serve { $result }. Con che cosa paghi?
    .told = { "" }
ask-move-to = Dove vai? Ogni zona del percorso richiede 1 risultato e 1 spazio Movimento.
    .told = { "" }
ask-melee-at = Chi colpisci?
    .told = { "" }
ask-ranged-into = In quale zona adiacente tiri?
    .told = { "" }
ask-ranged-at = Contro chi tiri?
    .told = { "" }
ask-heal-what = Che cosa guarisci?
    .told = { "" }
ask-sacrifice = Chi sacrifichi al Cuore?
    .told = { "" }
ask-level = Livello { $level }! Che cosa scegli? I valori come 1/2/3 valgono per i livelli 1, 2 e 3 di una Capacità.
    .told = { "" }
ask-bound = Chi è legato al Mostro Evocato? Finché è in gioco, due di voi lanciano 1 dado in meno.
    .told = legame, con 1 dado in meno: { $answer }

## Domande: Capacità, Servitori e Mostri Evocati

ask-ability-zone = A quale zona miri?
    .told = { "" }
ask-ability-at = Quale abitante è il prossimo?
    .pass = Basta così
    .told = { "" }
ask-step-to = Dove vai?
    .pass = Resto qui
    .told = { "" }
ask-ally = Per quale Mostro?
    .told = { "" }
ask-cleanse = { $monster }: quale Condizione se ne va?
    .told = { "" }
ask-gain-what = Quale risultato vuoi?
    .told = { "" }
ask-turn-which = Quale risultato cambi?
    .pass = Basta così
    .told = { "" }
ask-turn-into = Che cosa diventa { $result }?
    .told = { "" }
ask-summoned-first = Quale Mostro Evocato agisce ora?
    .told = { "" }
ask-deed = { $fighter }: che cosa fa ora?
    .pass = Basta così
    .told = { "" }
ask-deed-at = { $fighter }: chi viene colpito?
    .told = { "" }
ask-raise-minion = { $minion } può entrare nella tua zona. Lo chiami?
    .told = { "" }
ask-minion-next = Quale Servitore agisce ora?
    .pass = Basta così
    .told = { "" }

## Domande: quando un Mostro è colpito

ask-minion-takes = In arrivo { some-damage } per il tuo Mostro: se ne fa carico un Servitore?
    .pass = No, tocca al Mostro
    .told = { "" }
ask-defend-with = In arrivo { some-damage }. Che cosa usi?
    .pass = Nient'altro
    .told = { "" }
ask-lose-die = { $condition } occupa uno spazio. Quale risultato perdi per fargli posto?
    .told = { "" }
ask-trap-at = { $trap }: chi colpisce?
    .told = { "" }
ask-bell-first = Suona la campana d'allarme. Quale Mostro risponde ora?
    .told = { "" }
ask-bell-step = Suona la campana d'allarme. Dove vai?
    .pass = Resto qui
    .told = { "" }

## Domande: il caso

ask-flip = Sfortuna { $zone }: che cosa mostra la moneta?
    .told = Sfortuna { $zone }: la moneta dà { $answer }.
ask-which-zone = Più zone sono alla pari. Quale sceglie la moneta?
    .told = { "" }
ask-which-villager = Più abitanti sono alla pari. Chi sceglie la moneta?
    .told = { "" }
ask-which-fighter = Più d'uno è alla pari. Chi sceglie la moneta?
    .told = { "" }
ask-type-token = Quale Tipo esce dal sacchetto?
    .told = { "" }
ask-trap-card = Quale Trappola si pesca?
    .told = { "" }
ask-event-card = Quale Evento si pesca?
    .told = { "" }
ask-spawn-card = Quale carta Comparsa si pesca per il segnalino { $zone }?
    .told = { "" }
ask-hero-card = Quale Eroe compare { $zone }?
    .told = { "" }
ask-summon-card = Quale Mostro viene evocato?
    .told = { "" }
ask-troll-die = Che cosa tira il Troll?
    .told = { "" }
ask-troll-flip = Dove va il Troll: che cosa mostra la moneta?
    .heads = testa: verso il Cuore
    .tails = croce: verso il punto di Comparsa più vicino
    .told = Per il Troll la moneta dà { $answer }.

## Che cosa è successo

event-round-began = Round { $round }.
event-night-fell = { $daytime ->
    [Giorno] Si fa giorno: le uccisioni non portano Esperienza, e dal round 2 ogni turno di un Mostro gli costa 2 punti Esperienza, o altrimenti Salute.
   *[Notte] Cala la notte: ogni uccisione porta 1 punto Esperienza in più.
}
event-phase-began = { $phase ->
    [1] Agiscono i Mostri.
    [2] Agiscono gli abitanti.
   *[other] Ripristino.
}
event-turn-began = { $monster } entra in azione.
event-returned = { $monster } torna dalla morte nella zona del Cuore, e a pagare è il Cuore.
event-stayed-dead = { $monster } non può tornare: il Cuore è troppo debole.
event-stood-up = { $monster } si rialza.
event-rolled = { $monster } lancia: { how-many-results }.
    .each = { how-many-results }
how-many-results = { $count ->
    [one] { $result }
   *[other] { $count } × { $result }
}
event-special-rolled = { $monster } lancia il dado { $daytime }: { $result }.
    .each = { $result }
event-torch-resolved = { $monster } esegue una torcia.
event-rerolled = { $monster } rilancia tutti i dadi con { $result }.
event-moved = { $monster } va { $zone }.
event-stored = { $monster } mette { $result } nella Riserva.
event-readied = { $monster } prepara { $result } su uno spazio Difesa.
event-attacked = { $monster } attacca { $villager }.
event-missed = Croce: sfortuna { $zone }, il colpo va a vuoto.
event-killed = Muore { $villager }.
event-wounded = Subisce { some-damage } { $villager }.
event-shielded = Nemmeno un graffio: il primo danno del round non tocca { $villager }.
event-morale-fell = Il villaggio perde { $count } di Morale: { $morale ->
    [one] ne resta 1
   *[other] ne restano { $morale }
}.
event-morale-rose = Il villaggio si fa coraggio: il Morale sale di { $count } e arriva a { $morale }.
event-gained = { $monster } guadagna { $count ->
    [one] 1 punto
   *[other] { $count } punti
} Esperienza{ $left ->
    [0] { "" }
    [one] , e ne manca 1 al prossimo livello
   *[other] , e ne mancano { $left } al prossimo livello
}.
event-lost-experience = { $monster } perde { $count ->
    [one] 1 punto
   *[other] { $count } punti
} Esperienza alla luce del giorno.
event-levelled = { $monster } sale al livello { $level }!
event-learnt = { $level ->
    [1] { $monster } impara { $ability }.
   *[other] { $monster } porta { $ability } al livello { $level }.
}
event-used-ability = { $monster } usa { $ability }, livello { $level }.
event-no-effect = Non ha alcun effetto.
event-rank-rose = La voce si sparge: il villaggio passa al rango { $rank } di 3, e le carte Comparsa portano di più.
event-hurt = { $fighter } subisce { some-damage }{ by-what }{ $health ->
    [0] { "" }
   *[other] : Salute rimasta { $health }
}.
by-what = { $cause ->
    [fuoco] { " " }dal fuoco
    [giorno] { " " }alla luce del giorno
   *[colpo] { "" }
}
event-healed = { $fighter } guarisce: { some-damage } in meno.
event-cured = { $monster } si libera di { $condition }.
event-afflicted = { $condition ->
    [Stordire] { $fighter } finisce a terra: Stordimento.
   *[other] { $fighter } riceve { $condition }.
}
event-die-lost = { $monster } perde un risultato: { $result }.
event-died = { $fighter } muore.
event-defended = { $result ->
    [Vendetta] { $monster } risponde con Vendetta.
   *[other] { $monster } risponde con { $result }: { $damage ->
        [0] non passa nulla
        [one] passa ancora 1 danno
       *[other] passano ancora { $damage } danni
    }.
}
event-heart-hurt = Il Cuore perde { $damage } di Salute: { $health ->
    [one] ne resta 1
   *[other] ne restano { $health }
}.
event-heart-healed = Il Cuore recupera { $count } di Salute: ora ne ha { $health }.
event-villager-moved = In marcia fino { $zone }: { $villager }.
    .each = { $villager }
event-pushed = A spintoni fino { $zone }: { $villager }.
    .each = { $villager }
event-blocked = Via bloccata per: { $villager }.
    .each = { $villager }
event-villager-attacked = { $fighter } è sotto attacco: { $villager } colpisce per { some-damage }.
event-attacked-heart = Colpisce il Cuore { $villager }; Salute rimasta: { $health }.
    .each = { $health }
event-villager-stunned = A terra, Stordimento: { $villager }.
    .each = { $villager }
event-villager-burns = In fiamme: { $villager }.
    .each = { $villager }
event-villager-stood-up = Di nuovo in piedi: { $villager }.
    .each = { $villager }
event-appeared = Arrivi { $zone }: { $kin }.
    .each = { $kin }
event-no-room = Non c'è posto { $zone } per un { $kind }.
event-no-figure = Nella scatola non resta nessun { $kind }: agisce invece il più lontano sulla mappa.
event-removed = Via, verso casa: { $villager }.
    .each = { $villager }
event-trap-drawn = C'è una nuova Trappola scoperta: { $trap }.
event-trap-placed = { $monster } colloca una Trappola { $zone }: { $trap }.
event-trap-sprung = Scatta la Trappola { $zone }: { $trap }!
event-trap-gone = Si scarta una Trappola: { $trap }.
event-dial-moved = Il Quadrante Evento è a { $dial }; il prossimo Evento viene a { $next }.
event-event-came = Il villaggio ha un piano: { $plan }
plan = «{ $event }». { $text }
event-event-ended = L'Evento «{ $event }» è finito.
event-zone-unlucky = La sfortuna si posa { $zone }.
event-zone-dark = Cala l'Oscurità { $zone }.
event-held = Gli abitanti { $zone } sono trattenuti: non si muoveranno.
event-type-drawn = Dal sacchetto esce il Tipo { $type }.
event-spawn-drawn = Carta Comparsa per il segnalino { $zone }: { $spawn }.
event-troll-came = Il Troll è { $zone }!
event-troll-rolled = Il Troll lancia { $face }: { $face ->
    [Mischia] colpisce ogni Mostro nella sua zona
    [Distanza] colpisce ogni Mostro nella sua zona
    [Magia] colpisce ogni abitante nella sua zona
    [torcia] colpisce ogni abitante nella sua zona
   *[other] stordisce chi è nella sua zona
}.
event-troll-moved = Il Troll si trascina fino { $zone }.
event-troll-at-heart = Il Troll è presso il Cuore e lo colpisce.
event-troll-left = Il Troll lascia il castello { $zone }.
event-troll-provoked = { $monster } provoca il Troll.
event-sealed = { $monster } mette un sigillo sulla breccia { $zone }: { $left ->
    [0] ora è chiusa
    [one] ne manca 1
   *[other] ne mancano { $left }
}.
event-spawn-closed = { $monster } chiude il punto di Comparsa { $zone }: lì non compare più nessuno.
event-sacrificed = { $monster } sacrifica { $villager }.
event-paid-summoning = { $monster } paga { $result } per l'Evocazione: { $paid ->
    [one] ha pagato 1 Mostro
   *[other] hanno pagato { $paid } Mostri
} su { $most }.
event-summoned-came = L'Evocazione riesce e arriva un aiuto: { $summon }!
event-fighter-moved = { $fighter } va { $zone }.
event-fighter-attacked = { $fighter } attacca { $villager }.
event-minion-came = { $fighter } si alza { $zone }.
event-result-gained = { $monster } guadagna { $result }.
event-result-turned = { $monster } cambia { $from } in { $into }.
event-first-passed = { $monster } ha ora il segnalino primo giocatore.
event-game-won = «{ $scenario }»: { $ending }. Il castello resiste: avete vinto!
event-game-lost = «{ $scenario }»: { $ending }. Il castello è caduto: avete perso.
ending-morale = il villaggio ha perso il coraggio
ending-seal = ogni breccia è sigillata
ending-sacrifice = il Cuore ha avuto tutti i suoi sacrifici
ending-survive = il Cuore ha battuto abbastanza a lungo
ending-banners = tutti gli stendardi sono bruciati
ending-summon_and_morale = l'aiuto è stato evocato, e il villaggio ha perso il coraggio
ending-heart = il Cuore si è fermato
ending-rounds = l'ultimo round è finito, e niente è deciso
some-damage = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}

## Perché no

why-monster-taken = Qualcuno guida già questo Mostro.
why-one-guardian = In una squadra c'è solo 1 Guardiano, e la vostra ce l'ha già.
why-one-decimator = In una squadra c'è solo 1 Decimatore, e la vostra ce l'ha già.
why-not-in-team = Nessuno di voi guida questo Mostro.
why-is-dead = Questo Mostro è morto, e non è sulla mappa.
why-ability-of-others = È una Capacità di un altro Mostro.
why-hero-of-other-type = Questo Eroe non è di Tipo { $type }.
why-not-in-reserve = Nella tua Riserva questo risultato non c'è: { $result }.
why-no-triple = Per rilanciare { $result } servono 3 dadi uguali appena lanciati, e ne hai { $count }.
why-special-not-rerolled = Il dado Giorno o Notte non si rilancia mai.
why-no-useful-result = Non ti resta nessun risultato utile da spendere.
why-no-move-slot = Tutti i tuoi spazi Movimento sono occupati.
why-hindered = Sei Ostacolato: { $count ->
    [one] c'è 1 abitante in piedi
   *[other] ci sono { $count } abitanti in piedi
}, e con { $health } di Salute puoi lasciare la zona solo se sono di meno.
why-no-way-on = Le zone intorno sono piene, e la calca non può far posto.
why-too-few = { $count ->
    [one] Serve
   *[other] Servono
} { $count } × { $result }, e ne hai { $here }.
why-too-few-results = { $count ->
    [one] Serve 1 risultato utile
   *[other] Servono { $count } risultati utili
}, e ne hai { $here }.
why-nobody-here = Nella tua zona non c'è nessun abitante.
why-dark-here = Sei al buio: da qui non esce nessun tiro.
why-nobody-next-door = Nelle zone adiacenti non c'è nessuno che da qui tu possa colpire.
why-no-troll = Il Troll non è sulla mappa.
why-troll-far = Il Troll non è nella tua zona, né in una adiacente.
why-troll-in-the-dark = Tra te e il Troll c'è l'Oscurità.
why-not-at-the-heart = Si fa nella zona del Cuore.
why-nobody-to-sacrifice = Nella zona del Cuore non c'è nessun Popolano né Cacciatore.
why-no-spawn-here = Nella tua zona non c'è nessun segnalino Comparsa.
why-sealed-already = In questo turno hai già messo il tuo sigillo.
why-hero-in-the-way = Finché qui c'è un Eroe, non si può fare.
why-nothing-to-heal = Non hai danni né Condizioni da guarire.
why-not-in-the-room = Si evoca solo nella Stanza di Evocazione.
why-paid-already = Per questa Evocazione hai già pagato.
why-no-summon-cards = Non resta nessun Mostro da evocare.
why-no-torch = Sulla tua plancia non ci sono torce.
why-torches-left = Prima esegui le torce: { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}.
why-no-defence-slot = Nessuno spazio Difesa è libero.
why-no-reserve-slot = Nessuno Slot Riserva è libero.
why-none-rolled = Sulla plancia non hai questo risultato tra quelli lanciati: { $result }.
why-special-not-kept = I risultati del dado Giorno o Notte non si conservano.
why-minion-away = Questo Servitore non è in gioco.
why-minion-done = In questo turno questo Servitore non ha altro da fare.
why-zone-has-trap = C'è già una Trappola { $zone }, e in una zona ce ne sta una sola.
why-not-learnt = Non hai ancora imparato { $ability }.
why-used-already = In questo round hai già usato { $ability }.
why-already-there = Sei già lì.
why-not-on-map = Questa zona non è sulla mappa dello scenario.
why-too-far = Dista { $count } zone, e puoi spostarti di { $steps ->
    [one] 1 zona
   *[other] { $steps } zone
}.
why-not-in-one-go = Non ci arrivi in un colpo solo: lungo la strada la calca ti ostacola o deve farti posto.
why-no-room = È tutto pieno { $zone }, e la calca non può far posto.
why-own-zone = Distanza non arriva nella tua stessa zona.
why-too-far-to-shoot = Distanza arriva solo nelle zone adiacenti.
why-dark = Oscurità: nessun tiro entra o esce { $zone }.
why-nobody-there = Non c'è nessuno { $zone }.
why-only-yunfakh = Ci sono solo Cacciatori Yunfakh { $zone }, e da un'altra zona nulla li ferisce.
why-yunfakh-far = Da un'altra zona nulla ferisce un Cacciatore Yunfakh.
why-others-first = Altri vengono prima: Popolani prima dei Cacciatori, Cacciatori prima degli Eroi.
why-no-hero-sacrificed = Un Eroe non si può sacrificare.
why-out-of-sight = Questa zona è fuori portata o fuori dalla vista, o non c'è nessuno a cui mirare.
why-level-at-top = { $ability } è già al livello più alto.
why-learn-first = Con un livello si guarisce solo quando tutte le Capacità sono al livello più alto.
why-nothing-of-that = Di questo non c'è nulla da togliere.
why-no-such-die = Non ti resta nessun risultato così.
why-wrong-result = Questo non paga { $result }.
why-needed-later = Ti serve per il resto del prezzo.
why-none-ready = Sui tuoi spazi Difesa questo risultato non c'è: { $result }.
why-no-help-now = Quando sei colpito servono solo Difesa e Vendetta.
why-vengeance-in-vain = La Vendetta non raggiunge chi attacca.
why-defence-first = Prima si annuncia la Difesa, poi la Vendetta.

## Scene

scene-castle = Il castello
scene-spawn = punto di Comparsa { $place }
scene-seals = sigilli { $now } di { $most }
scene-paid-so-far = Evocazione: hanno pagato { $now } Mostri su { $most }
scene-unlucky = Sfortunata
scene-dark = oscura
scene-held = chi è qui non si muove
scene-full = piena
scene-heart = Cuore
scene-heart-health = Salute { $now }
scene-trap-placed = Trappola: { $trap }, { $charges ->
    [one] 1 carica
   *[other] { $charges } cariche
}
scene-troll = Troll
scene-stunned = Stordito
scene-burning = in fiamme
scene-shield = il primo danno del round non conta
scene-shield-used = scudo già usato in questo round
scene-letters-undead = NM
scene-letters-mythic = Mi
scene-letters-cursed = Ma
scene-letters-arcane = Ar
scene-letters-demon = De
scene-letters-veteran = Ve
scene-letters-exorcist = Ez
scene-letters-grave_warden = Cu
scene-letters-beast_slayer = Be
scene-letters-knight_errant = Er
scene-letters-silver_huntress = Ag
scene-letters-plague_doctor = Pe
scene-letters-witchfinder = Ce
scene-letters-alchemist = Al
scene-letters-templar = Te
scene-letters-inquisitor = In
scene-phases = Fase
scene-phase-monsters = Mostri
scene-phase-villagers = Abitanti
scene-phase-clean-up = Ripristino
scene-round = Round
scene-rank = Rango
scene-role = Tipo
scene-own-monster = { $type } (tuo)
scene-health = Salute
scene-vitality = Salute { $now } di { $most }
scene-level = Livello
scene-experience = Esperienza
scene-free-movement = Movimento libero
scene-free-defence = Difesa libera
scene-free-reserve = Riserva libera
scene-next-roll = Dadi da lanciare
scene-on-defence = Pronti:
scene-on-reserve = In Riserva:
scene-paid = Pagato per l'Evocazione:
scene-bound = Legato da
scene-binds = Lega
scene-summoned-role = { $type }, Evocato
scene-first-player = Primo giocatore
scene-special = { $result } (dado speciale)
scene-ability = { $ability }, livello { $level } ({ $cost })
scene-unlearnt = { $ability }, da imparare ({ $cost })
scene-used = usata in questo round
scene-dead = morto
scene-burn = brucia
scene-lying = a terra
scene-fewer = un dado in meno
scene-guard = fa la Guardia
scene-block = Difesa migliorata
scene-armour = Armatura
scene-untargetable = nascosto
scene-own-dice = I tuoi dadi
scene-locked = da eseguire
scene-movement = Movimento
scene-defence = Difesa
scene-reserve = Riserva
scene-stepped = dado speso per muoversi
scene-ability-title = { $ability } { $level }
scene-unlearnt-text = Da imparare: { $text }
scene-used-text = Usata. { $text }
scene-scenario = Scenario
scene-done-seal = Brecce chiuse
scene-done-sacrifice = Sacrifici
scene-done-survive = Round superati
scene-done-banners = Stendardi bruciati
scene-done-summon_and_morale = Mostri evocati
scene-event-in-force = Evento in vigore
scene-trap-card = Trappola
scene-trap-dearer = Trappola, ora { $cost }
scene-hero-card = Eroe
scene-summon-card = Mostro Evocato
scene-morale = Morale
scene-dial = Quadrante Evento
scene-bell = carta Evento
scene-decks = Mazzi
scene-deck-traps = Trappole
scene-deck-events = Eventi
scene-deck-spawns = Comparsa
scene-deck-heroes = Eroi
scene-deck-summons = Evocazione
scene-box = Nella scatola
scene-any = qualsiasi
scene-plus = { $one } + { $other }
scene-then = { $one }; { $other }
scene-list = { $one }, { $other }
scene-or = { $one } o { $other }
scene-forecast = Prossimi ad agire ({ $order })
scene-next-heart = il Cuore
scene-next-attacks = colpisce { $whom } ({ $times ->
    [1] danno { $damage }
   *[other] danno { $damage }, { $times } volte
}){ $coin ->
    [yes] {" "}se esce testa
   *[no] {""}
}
scene-next-goes = va { $zone }
scene-next-held = resta dov'è
scene-next-stands-up = si rialza
scene-next-burns = subisce il fuoco
scene-next-nothing = non fa nulla
scene-next-torch = La prossima torcia muove

effect-damage = { $n ->
    [one] 1 danno
   *[other] { $n } danni
} a { $whom }
effect-status = { $status ->
    [burn] Brucia
   *[stun] Stordisci
} { $whom }
effect-zone = { $status ->
    [darkness] Oscurità
   *[unlucky] Sfortuna
} { $zone }
effect-shove = respingi { $whom }{ $steps ->
    [one] {""}
   *[other] {" "}di { $steps } zone
}
effect-pull = trascina { $count } abitanti dalla zona accanto
effect-step = scatta fino a { $n ->
    [one] 1 zona
   *[other] { $n } zone
}
effect-blink = balza { $to ->
    [reach2] entro 2 zone
   *[any] ovunque
}
effect-heal = { $who ->
    [ally_any] un Mostro guarisce
    [ally_here] un Mostro qui guarisce
    [ally_same] guarisce
   *[self] guarisci
} { $n }
effect-cleanse = { $who ->
    [ally_same] perde
   *[self] perdi
} { $n ->
    [one] 1 Condizione
   *[other] { $n } Condizioni
}
effect-gain = { $who ->
    [ally_reserve] un altro Mostro riceve { $number ->
        [one] 1 risultato
       *[other] { $number } risultati
    } a scelta in Riserva
   *[self] guadagna { $faces }
}
effect-turn = cambia { $n ->
    [one] 1 risultato
   *[other] { $n } risultati
} come vuoi
effect-minion = metti { $n ->
    [one] 1 Servitore
   *[other] { $n } Servitori
} qui
effect-command = ogni tuo Servitore: movimento { $moves }, attacchi { $attacks }
effect-hold = trattieni gli abitanti { $zone }
effect-guard = fai la Guardia
effect-block = ogni Difesa ferma { $n } in più
effect-armour = Armatura { $n }
effect-untargetable = sei nascosto
effect-whom = { $count ->
    [99] tutti { $kinds ->
        [peasants] i Popolani
        [no-heroes] tranne gli Eroi
       *[everybody] gli abitanti
    }
    [1] { $pick ->
        [choice] uno a scelta
       *[default] 1 abitante
    }
   *[other] { $count } { $kinds ->
        [peasants] Popolani
        [no-heroes] abitanti tranne Eroi
       *[everybody] abitanti
    }
} { $zone }
effect-zone-self = qui
effect-zone-adj = nella zona accanto
effect-zone-reach1 = a distanza 1 o meno
effect-zone-reach2 = a distanza 2 o meno
effect-zone-any = in una zona qualsiasi
effect-zone-same = in quella zona

## Il primo turno guidato: di che cosa tratta una domanda, che cosa guardare, che cosa conviene

lesson-monster = Tu guidi un Mostro, due bot guidano gli altri, e vincete o perdete tutti insieme. I Guardiani incassano i colpi, i Decimatori li danno, i Supporti aiutano gli altri. In una squadra c'è al massimo un Guardiano e un Decimatore.
    .look = La frase sotto ogni nome: Tipo, classe, Salute, e che cosa sa fare meglio il Mostro.
    .advice = Prendi il Minotauro: un Decimatore, robusto e veloce, con Capacità facili da usare.
lesson-start-ability = Il tuo Mostro comincia con una Capacità. Ne impara altre con l'Esperienza, che guadagna per ogni abitante ucciso.
    .look = Prima viene il costo, in risultati dei dadi, poi l'effetto. Di valori come 2/3/4 ora vale il primo, al livello 1.
    .advice = Scegli una Capacità che muove o colpisce con poca spesa. Per il Minotauro è la Carica: corre e colpisce due abitanti insieme.
lesson-first-monster = Un Mostro agisce per primo; gli altri seguono in senso orario. A ogni round il segnalino passa al prossimo.
    .look = I tuoi compagni e che cosa sanno fare: sono accanto alla mappa.
    .advice = Comincia tu, così vedi un turno dal principio.
lesson-reroll = Almeno tre dei tuoi dadi mostrano lo stesso risultato. Una volta per turno puoi rilanciarli tutti, oppure tenerli.
    .look = Mischia e Distanza feriscono gli abitanti. Una torcia porta un abitante di una zona più vicino al Cuore.
    .advice = Rilancia le torce, e ciò che hai in eccesso. Tieni quello che colpisce.
lesson-act-1 = Sulla plancia ci sono sei dadi. Ogni risultato si usa una volta, nell'ordine che vuoi. Mischia colpisce nella tua zona, Distanza in quella accanto, Magia paga le Capacità e guarisce presso il Cuore, Difesa e Vendetta servono quando ti attaccano. Qualsiasi risultato, tranne la torcia, paga un passo.
    .look = La mappa. Gli abitanti sono entrati dal Passaggio Ovest e dal Passaggio del Portone, a tre zone dal Cuore. Ogni colpo che arriva al Cuore vi avvicina alla sconfitta.
    .advice = Va' loro incontro. Dal Cuore non raggiungi nessuno, quindi fa' un passo verso ovest.
lesson-move-to = Ogni zona del percorso richiede un risultato e uno spazio Movimento libero. Puoi indicare una zona più lontana e pagare tutti i passi insieme.
    .look = I collegamenti tra le zone. Il Passaggio Nord è il primo passo verso il Salone e il Passaggio Ovest.
    .advice = Un passo nel Passaggio Nord basta: da lì la Carica ti porta due zone più in là, e risparmi dadi.
lesson-pay-with = Diversi tuoi risultati possono pagare. Quello che indichi è consumato.
    .look = Che cosa vuoi ancora fare in questo turno, e quali risultati ti servono.
    .advice = Paga con ciò che ti serve meno: Magia o Vendetta, se nessuna tua Capacità le chiede. Tieni Mischia per colpire.
lesson-act-2 = Hai usato una parte dei dadi. Una Capacità costa esattamente i risultati che indica, e si usa una volta per round.
    .look = La Capacità nell'elenco, con il suo costo. C'è qualcuno che raggiungerebbe?
    .advice = Usa ora la Carica, se ce l'hai: corri fino a due zone e colpisci all'arrivo. Se hai già abitanti accanto, va bene anche la semplice Mischia.
lesson-step-to = È la Capacità che ti porta: non costa né risultati né spazi Movimento.
    .look = Dove stanno gli abitanti. Una Carica che alla fine non trova nessuno è sprecata.
    .advice = Corri nel Passaggio Ovest, in mezzo ai tre Popolani entrati da lì.
lesson-ability-at = La Capacità colpisce più abitanti, uno dopo l'altro. I Popolani vengono prima dei Cacciatori, e i Cacciatori prima degli Eroi.
    .look = Un Popolano cade al primo colpo. Il villaggio perde 1 Morale, e tu guadagni 1 Esperienza.
    .advice = Colpiscine quanti più puoi: vincete quando al villaggio non resta Morale.
lesson-act-3 = Che cos'altro permettono i tuoi dadi? Ogni risultato che non usi e non conservi è perso alla fine del round.
    .look = Chi c'è ancora nella tua zona, e se ti resta Mischia.
    .advice = Colpisci ancora in Mischia, se hai qualcuno davanti.
lesson-act = Verso la fine del turno: prima di terminarlo vanno eseguite tutte le torce. I risultati che avanzano si possono preparare o conservare.
    .look = La torcia sulla plancia: l'abitante più lontano dal Cuore si avvicina di una zona. Il momento lo scegli tu.
    .advice = Esegui le torce. Poi prepara Difesa, che toglie fino a 2 danni da un attacco. Quando non resta nulla di utile, termina il turno.
lesson-other = Questa domanda nasce da ciò che hai appena scelto, spesso una Capacità del tuo Mostro. Non tutti la incontrano nel primo turno.
    .look = La regola accanto alla domanda, e la frase sotto ogni opzione.
    .advice = Prova ciò che ti piace di più: a questo tavolo tutto si può riprendere.
guide-others = Gli altri hanno agito. Dopo tutti i Mostri tocca agli abitanti: ognuno attacca chi si trova con lui, poi fa un passo verso il Cuore, e ai varchi ne arrivano di nuovi.
guide-end = Questo era un turno: sei dadi, usati uno a uno. Dopo i Mostri agiscono gli abitanti, senza dadi, e comincia un nuovo round. Portate a 0 il Morale del Villaggio prima che il Cuore si fermi. Restate vicini, e non lasciate passare nessuno.

## Che cosa conta il laboratorio

trait-monster = Mostro
trait-scenario = Scenario
trait-difficulty = Difficoltà
