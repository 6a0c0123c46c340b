title = Mazzi
blurb = Che cosa c'è in un mazzo, e chi lo sa.

land = La terra
pile = Mazzo
discards = Scarti
unknown = ignoto

act-draw = Pesca la prima carta
act-take = Prendi la prima carta di nascosto
act-play = Gioca la carta in mano
act-bury = Seppellisci la carta in mano
act-scry = Guarda tre carte
act-peek = Sbircia un segnalino
act-dig = Scava un segnalino

card-calm = calma
card-storm = tempesta
card-raven = corvo
card-gift = dono
card-troll = troll

chit-lair = tana
chit-cache = nascondiglio
chit-shrine = sacello
chit-camp = campo
chit-city = città perduta

tile-marsh = Palude
tile-moor = Brughiera
tile-crag = Rupe
tile-vale = Valle

depth-top = dalla prima
depth-second = dalla seconda
depth-third = dalla terza
depth-fourth = dalla quarta
depth-fifth = dalla quinta
depth-sixth = dalla sesta

ask-turn = Che cosa fai?
ask-drawn = Quale carta si scopre?
ask-taken = Quale carta si prende?
ask-scry-at = Quali tre carte?
ask-scried = Quale carta c'è?
ask-put-back = Quale carta viene ora? ({ $done } già rimesse)
ask-peek-at = Quale segnalino guardi?
ask-peeked = Quale segnalino c'è?
ask-dig-at = Dove scavi?
ask-dug = Quale segnalino si scopre?

event-drew = { $who }: { $event }
event-took = { $who } prende una carta.
event-got = { $who } ha preso: { $event }
event-buried = { $who } mette una carta sotto il mazzo.
event-scrying = { $who } guarda tre carte { $depth }.
event-sunk = La prima carta va sotto il mazzo senza che nessuno la veda.
event-mixed = Gli scarti, mescolati, fanno un nuovo mazzo.
event-peeks = { $who } sbircia: { $tile }
event-found = { $who } trova: { $chit } ({ $tile })

why-open = { $tile }: il segnalino è scoperto
why-too-deep = lì non ci sono tre carte
why-bound = una di esse è legata ad altre carte
why-not-now = ora non è possibile
