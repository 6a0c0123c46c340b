# Le parole di Gazze. Le stesse voci, nello stesso ordine, stanno in text.en.ftl.

title = Gazze
blurb = Vola intorno a un cerchio di alberi, prendi ciò che luccica, ruba a chi si posa tra i tuoi rami e non far capire a nessuno qual è il gingillo che ami di più. Da due a quattro gazze, dieci minuti.

## Prima della partita

option-length = Quanto deve durare?
    .short = Breve: 10 giri, 16 gingilli
    .long = Lunga: 16 giri, 26 gingilli

## Gli alberi

tree-oak = quercia
tree-elm = olmo
tree-ash = frassino
tree-birch = betulla
tree-pine = pino
tree-lime = tiglio
tree-beech = faggio
tree-yew = tasso

## I gingilli: uno solo, e più d'uno

trinket-button = bottone
    .many = bottoni
trinket-key = chiave
    .many = chiavi
trinket-coin = moneta
    .many = monete
trinket-ring = anello
    .many = anelli

## Come una frase ne parla: l'articolo dipende dalla parola

to-tree = { $tree ->
    [quercia] sulla quercia
    [betulla] sulla betulla
    [olmo] sull'olmo
   *[other] sul { $tree }
}
from-tree = { $tree ->
    [quercia] dalla quercia
    [betulla] dalla betulla
    [olmo] dall'olmo
   *[other] dal { $tree }
}
the-trinket = { $trinket ->
    [chiave] la chiave
    [moneta] la moneta
    [anello] l'anello
   *[other] il { $trinket }
}
a-trinket = { $trinket ->
    [chiave] una chiave
    [moneta] una moneta
   *[other] un { $trinket }
}
some-trinkets = { $trinket ->
    [bottone] i bottoni
    [chiave] le chiavi
    [moneta] le monete
    [anello] gli anelli
   *[other] { $trinket }
}

## Le ali

wing-one = un albero
wing-two = due alberi
wing-three = tre alberi

## Domande

ask-setting-out = Quale gingillo del sacchetto si appende al prossimo albero?
    .told = Appesi agli alberi, uno dopo l'altro:
ask-favourite = Qual è il gingillo che ami di più? Nessun altro lo saprà fino alla fine.
    .told = { $answer }
ask-wings = Fin dove portano le ali?
    .told = Le ali portano avanti di { $answer }.
ask-fly = Dove voli?
ask-steal = { $victim } è sul tuo stesso albero. Che cosa rubi?
    .pass = Niente, lascio stare
ask-refill = Quale gingillo del sacchetto prende il posto vuoto?
    .told = Dal sacchetto esce: { $answer }.

## Che cosa è successo

event-flew = { $who } vola { to-tree }.
event-took = { $who } prende { the-trinket } { from-tree }.
event-stole = { $who } ruba { a-trinket } a { $victim }.
event-showed = { $who } amava più di tutto { some-trinkets }.

## Perché no

why-own-tree = Sei già { to-tree }: una gazza vola sempre via.
why-too-far = Non arrivi { to-tree }: le ali ti portano avanti di { $wings ->
    [one] un albero
   *[other] { $wings } alberi
}, in senso orario.
why-not-in-nest = { $victim } non ha { a-trinket }.

## Che cosa c'è sul tavolo

wood = Gli alberi, in senso orario
bag = Il sacchetto
magpie = gazza
die = Ali
round = Giro
prices = Quanto valgono
trinket = gingillo
worth = punti
points = { $count ->
    [one] punto
   *[other] punti
}
reckoning = Da dove vengono i punti
for-trinkets = per i gingilli
for-favourites = in più per i preferiti
altogether = in tutto
favourite = preferito
secret = segreto
not-chosen = non ancora scelto
material = Servono: un sacchetto con i gingilli, e un dado che mostri 1, 2 o 3 (con uno comune: 1-2 vale 1, 3-4 vale 2, 5-6 vale 3).

## I primi turni guidati: di che cosa tratta una domanda, che cosa guardare, che cosa conviene

lesson-favourite = Prima del primo volo ogni gazza sceglie in segreto il tipo di gingillo che ama di più. Alla fine ognuno di quel tipo nel tuo nido vale 2 punti in più.
    .look = Quanto valgono i gingilli: un bottone 1, una chiave 2, una moneta 3, un anello 4. E gli alberi davanti a te: sulla quercia, sull'olmo e sul frassino è appeso un anello.
    .advice = Scegli l'anello. In tutta la partita ce ne sono solo tre, e tutti all'inizio della tua strada. Li vorranno anche le altre gazze, ed è qui che comincia il bello.
lesson-fly-1 = Il dado ha detto quanto lontano ti portano le ali. Voli in senso orario, di almeno un albero e al massimo fin lì, e prendi il gingillo dell'albero su cui ti posi. Un altro dal sacchetto ne prende il posto.
    .look = Gli alberi illuminati sono alla tua portata. Quello che sorvoli non lo raggiungi più, finché non hai fatto tutto il giro.
    .advice = Vola sull'olmo e prendi il suo anello. Così il frassino, con un altro anello, resta ancora davanti a te.
lesson-fly = Un nuovo turno ha gli stessi passi: tirare, volare, prendere. Quando il dado lascia un solo albero, il tavolo vola per te, senza chiedere.
    .look = Dove stanno le altre gazze, e che cosa hanno nel nido. Chi si posa sull'albero di un'altra gazza può rubarle un gingillo.
    .advice = Vola su un albero dove due cose buone si incontrano: un gingillo da prendere e una vicina ricca da derubare. Anelli e monete valgono il viaggio.
lesson-steal = { $victim } è sul tuo albero. Puoi prendere un gingillo dal suo nido, oppure lasciar perdere. Non riceve nulla in cambio.
    .look = Che cosa c'è in quel nido, e quanto vale per te: il tuo preferito segreto conta 2 punti in più.
    .advice = Prendi il gingillo di maggior valore, un anello se c'è. Lasciar perdere conviene di rado: a parità di punti vince il nido più piccolo.
guide-others = Le altre gazze hanno volato. Seguono le stesse regole: chi si posa sul tuo albero può rubare anche a te.
guide-end = Questi erano i tuoi primi turni: tirare, volare, prendere, rubare. La partita finisce dopo dieci round, o prima, quando da nessun albero pende più un gingillo. Poi tutte mostrano il preferito, e vince chi ha più punti.
