title = Rinforzi
blurb = Razzie, e chi viene in aiuto.

pile = Eventi
discards = Scarti
bag = Sacchetto
camp = campo
unknown = ignoto

unit-spear = lancia
unit-bow = arco

good-food = cibo
good-tool = attrezzi

card-ambush = agguato
card-omen = presagio
card-ward = scongiuro
card-feast = festa

side-attack = attacco
side-defence = difesa

moment-own-turn = proprio turno
moment-raiding = razzia
moment-tokens-out = gettoni estratti

worth-0 = gettone 0
worth-1 = gettone 1
worth-2 = gettone 2
worth-3 = gettone 3

ask-draw = Pescare un evento?
    .no = Non pescare
    .yes = Pesca
ask-drawn = Quale evento si pesca?
ask-kept = Quale evento tieni?
ask-raid = Chi vuoi razziare?
    .pass = Nessuno
ask-send = Quali unità per: { $side }?
    .pass = Basta così
ask-offer = { $attacker } razzia { $target }. Chi sostieni?
    .pass = Nessuno dei due
ask-accept = Accettare { $supporter } ({ $side })?
    .no = Rifiuta
    .yes = Accetta
ask-play = Giocare l'evento tenuto? ({ $moment })
    .pass = Tienilo
ask-react = { $who } gioca: { $card }. Scongiurarlo?
    .pass = Lascia fare
until-turn = fino al prossimo turno
ask-token = Quale gettone per: { $side }?
ask-loot = Quanto prendi? ({ $good }, restano { $left })

event-drew = { $who } pesca un evento.
event-got = { $who } ha pescato: { $card }
event-gave-up = { $who } rinuncia a: { $card }
event-raided = { $who } razzia { $target }.
event-offered = { $who } offre sostegno: { $side }
event-refused = { $who } è rifiutato.
event-sent = { $who } manda { $units } unità: { $side }
event-played = { $who } gioca: { $card }
event-cancelled = Scongiurato: { $card } ({ $who })
event-drew-token = { $side }: { $worth }
event-won = Vince: { $side }

why-own-camp = è il tuo campo
why-nothing-there = non c'è nulla da prendere
why-not-now = ora non è possibile
