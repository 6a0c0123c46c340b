# Le parole di Wroth. Le stesse voci, nello stesso ordine, stanno in text.en.ftl.

title = Wroth
blurb = Una guerra per gli altipiani di Drudgeon: seleziona dadi, sbarca sulla costa e battiti per otto regioni che fruttano punti vittoria round dopo round. Da due a quattro fazioni l'una contro l'altra, o da una a quattro persone insieme contro una fazione che gioca da sola.

## Prima della partita

option-scenario = Gli uni contro gli altri, o insieme contro l'IA?
    .none = Standard: tutti contro tutti, 2-4
    .runen_show_of_strength = Dimostrazione di Forza, contro i Runen
    .runen_deep_hold = La Roccaforte Profonda, contro i Runen
    .runen_vein_of_wrath = Vena d'Ira, contro i Runen
    .aldan_bring_the_rain = Chiamare la Pioggia, contro gli Aldan
    .aldan_first_host = Rito della Prima Schiera, contro gli Aldan
    .aldan_marching_order = Ordine di Marcia, contro gli Aldan
    .koda_hunting_season = Stagione di Caccia, contro i Koda
    .koda_great_bear = Il Risveglio della Grande Orsa, contro i Koda
    .koda_island_blood = Sangue Isolano, contro i Koda
    .ooglan_cull_the_weak = Sfoltire i Deboli, contro gli Ooglan
    .ooglan_uncanny_silence = Silenzio Inquietante, contro gli Ooglan
    .ooglan_endless_swarm = Sciame Senza Fine, contro gli Ooglan
    .guild_hostile_ledger = Libro Mastro Ostile, contro la Gilda
    .guild_blood_contracts = Contratti di Sangue, contro la Gilda
    .guild_night_market = Il Mercato Notturno, contro la Gilda
option-expansions = Si possono giocare le fazioni dell'espansione?
    .no = No
    .yes = Sì: anche i Paldeyn e i Venna
option-handicap = Chi prende una seconda impresa, come vantaggio?
    .none = Nessuno
    .seat-1 = Posto 1
    .seat-2 = Posto 2
    .seat-3 = Posto 3
    .seat-4 = Posto 4
option-icon_needs_control = Quando vale l'icona PV di un'unità d'élite?
    .no = Ovunque si trovi
    .yes = Solo in una regione che la sua fazione controlla
option-db_moves_round_one = La base dell'IA si sposta nel round 1?
    .yes = Sì, come in ogni round
    .no = No, dal round 2 in poi
option-ai_saves_for_priority = L'IA risparmia Corra per la sua unità d'élite migliore?
    .no = No, acquista quello che può
    .yes = Sì, aspetta la lettera migliore
option-solo_rams = Quanti Arieti all'inizio di Dimostrazione di Forza, in solitario?
    .one = Uno
    .none = Nessuno
option-final_tie = E se alla fine i migliori sono ancora pari?
    .share = Vincono insieme
    .lot = Decide la sorte

error-standard-alone = La partita standard è per 2-4 persone. In solitario puoi giocare uno qualsiasi degli scenari.
error-handicap-in-coop = Una seconda impresa come vantaggio vale nella partita standard, dove si gioca gli uni contro gli altri.
error-handicap-without-seat = Il posto { $seat } non può prendere una seconda impresa: si gioca solo in { $seats }.

## Fazioni e posti

faction-aldan = Aldan
faction-koda = Koda
faction-runen = Runen
faction-guild = Gilda
faction-ooglan = Ooglan
faction-paldeyn = Paldeyn
faction-venna = Venna

role-aldan = Aldan
role-koda = Koda
role-runen = Runen
role-guild = Gilda
role-ooglan = Ooglan
role-paldeyn = Paldeyn
role-venna = Venna
role-seat-1 = Posto 1
role-seat-2 = Posto 2
role-seat-3 = Posto 3
role-seat-4 = Posto 4

side-south = Sud
side-west = Ovest
side-north = Nord
side-east = Est

## La mappa

region-shores = Costa
region-1 = Palude Salsa
region-2 = Brughiera
region-3 = Colle Ambra
region-4 = Spineto
region-5 = Tavoliere Ovest
region-6 = Tavoliere Est
region-7 = Gradino Alto
region-8 = La Corona

in-region-shores = sulla costa
in-region-1 = nella Palude Salsa
in-region-2 = nella Brughiera
in-region-3 = sul Colle Ambra
in-region-4 = nello Spineto
in-region-5 = nel Tavoliere Ovest
in-region-6 = nel Tavoliere Est
in-region-7 = sul Gradino Alto
in-region-8 = sulla Corona

to-region-shores = alla costa
to-region-1 = alla Palude Salsa
to-region-2 = alla Brughiera
to-region-3 = al Colle Ambra
to-region-4 = allo Spineto
to-region-5 = al Tavoliere Ovest
to-region-6 = al Tavoliere Est
to-region-7 = al Gradino Alto
to-region-8 = alla Corona

from-region-shores = dalla costa
from-region-1 = dalla Palude Salsa
from-region-2 = dalla Brughiera
from-region-3 = dal Colle Ambra
from-region-4 = dallo Spineto
from-region-5 = dal Tavoliere Ovest
from-region-6 = dal Tavoliere Est
from-region-7 = dal Gradino Alto
from-region-8 = dalla Corona

well-board = dalla plancia
well-shores = dalla costa
well-1 = dalla Palude Salsa
well-2 = dalla Brughiera
well-3 = dal Colle Ambra
well-4 = dallo Spineto
well-5 = dal Tavoliere Ovest
well-6 = dal Tavoliere Est
well-7 = dal Gradino Alto
well-8 = dalla Corona
well-discard = dagli scarti

## Dadi e gettoni

face-mine = Estrazione
face-extend = Avanzata
face-manoeuvre = Manovra
face-battle = Battaglia

omni-mine = Estrazione
omni-strike = Attacco
omni-assault = Assalto
omni-double = Raddoppio

die-mine = Estrazione
die-extend = Avanzata
die-manoeuvre = Manovra
die-battle = Battaglia
die-omniscient = il dado onnisciente

chaos-1 = 1
chaos-2 = 2
chaos-3 = 3
chaos-4 = 4
chaos-5 = 5
chaos-6 = 6
chaos-7 = 7
chaos-8 = 8

token-vp = { $vp } PV
token-bonus = bonus: { $face }
token-plain = { $vp } PV
token-with-bonus = { $vp } PV e { $face }

## Unità

regular-lythe = Lythe
regular-runt = Cucciolo
regular-hearthguard = Guardafuoco
regular-cutpurse = Tagliaborse
regular-horde = Orda
regular-squire = Scudiero
regular-tyro = Novizio

elite-elagynt = Elagynt
elite-wynden = Wynden
elite-grizzled = Grigio
elite-trapper = Cacciatore
elite-stoic = Stoico
elite-miner = Minatore
elite-ram = Ariete
elite-stellen = Stellen
elite-crysen = Crysen
elite-nameless = Innominato
elite-karn = Karn
elite-lyon = Lyon
elite-ryder = Ryder
elite-ironwill = Ironwill
elite-hag = Megera
elite-acolyte = Accolito
elite-cauldron = Calderone

stack-of-regulars = { $unit } { $region }
stack-of-elites = { $elite } (vitalità { $vitality }) { $region }
leaver-of-regulars = { $unit ->
    [Orda] un'Orda
    [Scudiero] uno Scudiero
   *[other] un { $unit }
} { $region }
leaver-of-elites = { a-elite } (vitalità { $vitality }) { $region }

trap-steal = furto
trap-attack = attacco
trap-muster = adunata

trapper-1 = Cacciatore 1
trapper-2 = Cacciatore 2
trapper-3 = Cacciatore 3
trapper-4 = Cacciatore 4
trapper-5 = Cacciatore 5
trapper-6 = Cacciatore 6

## Come una frase ne parla: l'articolo dipende dalla parola

the-who = { $who ->
    [Gilda] La Gilda
    [Aldan] Gli Aldan
    [Ooglan] Gli Ooglan
   *[other] I { $who }
}
the-faction = { $faction ->
    [Gilda] la Gilda
    [Aldan] gli Aldan
    [Ooglan] gli Ooglan
   *[other] i { $faction }
}
the-victim = { $victim ->
    [Gilda] la Gilda
    [Aldan] gli Aldan
    [Ooglan] gli Ooglan
   *[other] i { $victim }
}
a-elite = { $elite ->
    [Stoico] uno Stoico
    [Stellen] uno Stellen
    [Megera] una Megera
   *[other] un { $elite }
}
some-regulars = { $count ->
    [one] 1 unità regolare
   *[other] { $count } unità regolari
}

## Imprese e abilità

feat-field_advantage = Vantaggio sul Campo
    .text = Quando si contano i punti, controlli una regione con una tua unità anche se sei in parità per il maggior numero.
feat-camouflage = Mimetismo
    .text = Fino alla fine del round le tue unità non possono subire danni. Un effetto può comunque sconfiggerle.
feat-ancestral_muster = Adunata Ancestrale
    .text = Raduna fino a 4 unità regolari e schierale in una regione numerata con una tua unità d'élite.
feat-advanced_trapping = Trappole Avanzate
    .text = Una volta in ogni tuo turno puoi far scattare un tuo Cacciatore, come se una fazione lì presente fosse appena entrata.
feat-mutation = La Muta
    .text = Fino a 2 volte: 2 unità regolari di una regione vanno negli scarti e lì si schiera gratis un Grigio.
feat-den_mothers = Madri della Tana
    .text = Ogni volta che un Grigio cade, puoi schierare nella sua regione fino a 2 unità regolari, dalla plancia o dagli scarti.
feat-eye_for_an_eye = Occhio per Occhio
    .text = Dopo un attacco che ha sconfitto una tua unità regolare, chi attacca ne perde una nella stessa regione.
feat-deep_veins = Vene Profonde
    .text = La prima volta in un round che esegui un'Estrazione, prendi 1 Corra in più.
feat-unstoppable_march = Marcia Inarrestabile
    .text = Ciascuno dei tuoi Arieti può muovere di 1 regione. Poi attacca una regione a tiro infliggendo 1 danno.
feat-hostile_takeover = Scalata Ostile
    .text = Ruba fino a 3 Corra a un avversario.
feat-shadow_network = Rete d'Ombre
    .text = Una volta per round, nel tuo turno, prendi una tua unità da una regione numerata e schierala in un'altra qualsiasi.
feat-open_contract = Contratto Aperto
    .text = Sconfiggi 1 unità regolare nemica in ciascuna di più regioni che occupi: una regione in più dei Crysen che hai in gioco.
feat-parasitic_influence = Influsso Parassitario
    .text = Usa gratis Parassita, poi un'altra volta in una regione vicina alla prima, che tu la occupi o no.
feat-feeding_frenzy = Frenesia Famelica
    .text = Una volta in ogni tuo turno, dopo un attacco che ha rimosso un'unità, puoi schierare lì 1 unità regolare dagli scarti, se occupi la regione.
feat-sudden_silence = Silenzio Improvviso
    .text = Muovi tue unità da una regione numerata a una vicina, poi attacca quella regione infliggendo 1 danno.
feat-vanguard_reinforcements = Rinforzi d'Avanguardia
    .text = Quando prendi o rubi Corra, puoi rinunciarvi del tutto e schierare gratis un'unità d'élite.
feat-war_pavilion = Padiglione di Guerra
    .text = Scegli una regione: fino alla fine del round le tue unità che vi si trovano non possono subire danni.
feat-hold_the_line = Tenere la Linea
    .text = Gli attacchi alle tue unità infliggono 1 danno in meno dove hai almeno 3 unità regolari.
feat-enhanced_sorcery = Stregoneria Potenziata
    .text = I tuoi attacchi a una regione con una tua unità d'élite infliggono 1 danno in più.
feat-spirit_call = Richiamo degli Spiriti
    .text = Raduna fino a 3 unità regolari e schierale in una regione numerata con una tua unità.
feat-stolen_power = Potere Rubato
    .text = Usa come se fosse tua la faccia del dado onnisciente non ancora speso di un avversario.

ability-mercenaries = Mercenari
ability-informants = Informatori
ability-parasite = Parassita

## Scenari

scenario-runen_show_of_strength = Dimostrazione di Forza
    .text = L'IA acquista gli Arieti prima di ogni altra unità d'élite. Ciascuna delle due parti vince con 35 PV.
scenario-runen_deep_hold = La Roccaforte Profonda
    .text = La base non si sposta mai; gli Stoici difendono la regione 7. Le persone vincono con 7 e 8 dal round 2, l'IA con 35 PV.
scenario-runen_vein_of_wrath = Vena d'Ira
    .text = I Minatori dell'IA valgono 1 PV e si acquistano per primi. Ciascuna delle due parti vince con 35 PV, le persone anche senza Minatori sulla mappa dal round 4.
scenario-aldan_bring_the_rain = Chiamare la Pioggia
    .text = Ogni round è un successo o un fallimento: controllare più regioni, lasciare all'IA poche unità d'élite, toglierle la base; due condizioni su tre sono un successo. Le persone vincono con 6 successi, l'IA con 3 fallimenti.
scenario-aldan_first_host = Rito della Prima Schiera
    .text = Un Elagynt costa all'IA 1 Corra in meno. Ciascuna delle due parti vince con 35 PV.
scenario-aldan_marching_order = Ordine di Marcia
    .text = La base si sposta solo con il caos, e ogni Manovra dell'IA porta un'unità regolare. Dal round 3 l'IA vince con 5 regioni, le persone se ne ha al massimo 1; ciascuna delle due parti vince con 40 PV.
scenario-koda_hunting_season = Stagione di Caccia
    .text = Un Cacciatore che scatta dà 1 PV all'IA, che acquista prima i Cacciatori. Ciascuna delle due parti vince con 35 PV.
scenario-koda_great_bear = Il Risveglio della Grande Orsa
    .text = Ogni Grigio dell'IA aggiunge 1 danno. Le persone vincono quando sono caduti abbastanza Grigi, l'IA con 35 PV.
scenario-koda_island_blood = Sangue Isolano
    .text = L'IA ottiene 2 PV in più in ogni regione segnata. Ciascuna delle due parti vince con 35 PV, l'IA anche con entrambe le regioni segnate in due verifiche di fila.
scenario-ooglan_cull_the_weak = Sfoltire i Deboli
    .text = Gli attacchi dell'IA a 5 e 6 infliggono 1 danno in più. Ciascuna delle due parti vince con 35 PV, l'IA anche dominando 5 e 6 dal round 3.
scenario-ooglan_uncanny_silence = Silenzio Inquietante
    .text = Le persone non ottengono nulla da una regione con un Karn dell'IA. Ciascuna delle due parti vince con 30 PV.
scenario-ooglan_endless_swarm = Sciame Senza Fine
    .text = I rinforzi dell'IA aumentano di 1, e gli scarti riempiono la sua plancia. Ciascuna delle due parti vince con 35 PV, le persone anche se dal round 3 l'IA ha al massimo 3 unità.
scenario-guild_hostile_ledger = Libro Mastro Ostile
    .text = L'IA non acquista unità d'élite: trasforma 3 Corra in 2 PV. Ciascuna delle due parti vince con 35 PV.
scenario-guild_blood_contracts = Contratti di Sangue
    .text = Gli attacchi dell'IA alle regioni segnate infliggono 1 danno in più, e ogni unità d'élite umana che rimuove le dà 1 PV. Ciascuna delle due parti vince con 35 PV.
scenario-guild_night_market = Il Mercato Notturno
    .text = L'IA riceve il bonus di una regione anche in parità. Le persone vincono con 5, 6 e 7 dal round 3, l'IA con 30 PV.

## Che cosa si fa in un turno

act-die = { $face }
act-discard = Scarta { $face }
act-exodus = Esodo
act-omniscient = Usa il dado onnisciente
act-end = Termina il turno
act-buy = Acquista { a-elite } per { $cost } Corra
act-use = { $ability } per { $cost } Corra
act-feat = Impresa: { $feat }

manoeuvre-move = Muovi fino a 2 unità
manoeuvre-deploy = Sbarca fino a 2 unità regolari nella tua zona

answer-no = No
answer-yes = Sì

## Domande: la preparazione

ask-first-to-choose = Quale posto sceglie per primo?
ask-side = Da quale lato della mappa ti siedi?
ask-faction = Quale fazione guidi?
ask-feat = Quale impresa prendi? Si scopre quando tutti hanno scelto.
ask-vp-token = Quale gettone si trova { $region }?
ask-first-player = Chi è il primo giocatore?
ask-base = Dove si trova la base dell'IA?
ask-chaos = Che cosa mostra il dado caos?
ask-placement = Dove stanno le prime unità dell'IA?

## Domande: il round

ask-take-bonus = Hai più unità di tutti { $region }. Esegui l'azione bonus { $face }?
ask-omniscient-die = Dado onnisciente per { the-faction }: che cosa mostra?
ask-action-die = Che cosa mostra il dado azione?
ask-ai-die = Che cosa mostra il dado azione dell'IA?
ask-draft = Quale dado prendi?

## Domande: un turno

ask-act = Che cosa fai?
ask-extend-region = Dove schieri unità regolari?
ask-how-many = Quante unità regolari schieri { $region }?
ask-manoeuvre = Come manovri?
ask-move-from = Da dove muovi?
ask-move-to = Muovi { $from }. Verso dove?
ask-move-units = Chi muove { $from } { $to }?
    .pass = Nessun altro
ask-escort = Quante unità regolari seguono il Wynden { $from } { $to }?
ask-attack-region = Quale regione attacchi?
ask-attack-target = Quale fazione attacchi { $region }?
ask-damage = Chi subisce il danno? Punti rimasti: { $left }.
ask-exodus-dice = Quali due dadi pagano l'Esodo?
ask-exodus-from = Da quale regione partono le tue unità?
ask-exodus-units = { $stack }: quante su { $left } vanno { $to }?
ask-deploy-at = Dove schieri { a-elite }?
ask-trap-kind = Di che tipo è il Cacciatore? Nessun altro lo saprà finché non scatta.
ask-vanguard = Stai per prendere Corra. Quale unità d'élite schieri al suo posto?
    .pass = Nessuna, prendo la Corra

## Domande: attacchi e movimenti

ask-nameless = Quale Innominato { $region } guida l'attacco? I danni sono la sua vitalità.
ask-acolyte = Quale tua unità d'élite { $region } guarisce di 1 grazie all'Accolito?
    .pass = Nessuna
ask-feed = Un'Orda torna dagli scarti { $region }?
ask-hag-victim = Chi ferisce la Megera { $region }?
ask-den-mothers = Madri della Tana: quanti Cuccioli schieri { $region }?
ask-den-mothers-discard = Quanti dei Cuccioli schierati { $region } vengono dagli scarti?
ask-push-units = Chi spinge via l'Ariete { $region }? Fino a 2 unità.
    .pass = Nessuno, o nessun altro
ask-push-to = Dove vanno le unità spinte via { $region }?
ask-push-damage = Le unità spinte sono ora { $region }. Paghi 1 Corra per infliggere 1 danno a ogni nemico tra loro?
ask-ryder = Il Ryder è { $region }. Va oltre?
    .pass = Resta lì
ask-ram-order = Quale Ariete spinge per primo?
ask-cauldron-at = Negli scarti ci sono meno Novizi dei tuoi Calderoni. Dove ne torna uno?
ask-trap-order = Quale Cacciatore { $region } scatta per primo?
ask-sprung = Di che tipo è il Cacciatore?

## Domande: imprese e abilità

ask-muster-at = Dove si radunano le tue unità regolari?
ask-gather-from = Quante delle { $left } vengono { $from }?
ask-spring-which = Quale tuo Cacciatore fai scattare?
ask-spring-victim = Quale fazione { $region } cade nella trappola?
ask-mutate-at = Dove 2 Cuccioli diventano un Grigio?
    .pass = Da nessun'altra parte
ask-march-whom = Quale Ariete marcia?
    .pass = Nessun altro
ask-march-to = Dove marcia l'Ariete che è { $region }?
ask-takeover-victim = A chi rubi fino a 3 Corra?
ask-redeploy-whom = Quale unità va altrove?
ask-redeploy-to = Dove schieri l'unità che era { $region }?
ask-contract = Quale unità regolare nemica è sconfitta?
    .pass = Nessun'altra
ask-parasite-at = Dove colpisce il Parassita?
ask-parasite-of = Di chi è l'unità regolare che il Parassita colpisce { $region }?
ask-silence-from = Da quale regione arrivano le tue unità?
ask-silence-to = Le tue unità partono { $from }. Dove vanno?
ask-silence-units = { $stack }: quante vanno { $to }?
ask-pavilion-at = In quale regione proteggi le tue unità?
ask-power-of = Di chi è il dado onnisciente che usi?
ask-mercenaries-to = Dove schieri il mercenario?
ask-turn-die = Quale dei tuoi dadi giri?
ask-turn-to = Giri { $face }. Quale faccia deve mostrare?
ask-lot = Chi è favorito dalla sorte?

## Domande: contro l'IA

ask-ai-damage = L'IA attacca { $region }. Chi subisce il danno? Punti rimasti: { $left }.
ask-ai-pushes = Chi spinge via l'Ariete dell'IA { $region }?
ask-ai-parasite = Di chi è l'unità regolare che il Parassita dell'IA colpisce { $region }?

## Che cosa è successo

event-round-began = Round { $round }.
event-phase-began = { $phase ->
    [1] Mantenimento.
    [2] Bottino.
    [3] Preparativi.
    [4] Selezione.
    [5] Azioni.
   *[other] Punti vittoria.
}
event-passed-token = Il gettone primo giocatore passa { $who ->
    [Gilda] alla Gilda
    [Aldan] agli Aldan
    [Ooglan] agli Ooglan
   *[other] ai { $who }
}.
event-omni-rolled = { the-who } { $who ->
    [Gilda] tira
   *[other] tirano
} { $face } con il dado onnisciente.
event-omni-used = { the-who } { $who ->
    [Gilda] usa
   *[other] usano
} il dado onnisciente: { $face }.
event-took-die = { the-who } { $who ->
    [Gilda] prende
   *[other] prendono
} un dado: { $face }.
event-discarded = { the-who } { $who ->
    [Gilda] scarta
   *[other] scartano
} un dado: { $face }.
event-dice-spent = { the-who } { $who ->
    [Gilda] paga
   *[other] pagano
} un Esodo con due dadi: { $first } e { $second }.
event-corra-taken = { the-who } { $who ->
    [Gilda] prende
   *[other] prendono
} { $count } Corra.
event-corra-stolen = { the-who } { $who ->
    [Gilda] ruba
   *[other] rubano
} { $count } Corra { $victim ->
    [Gilda] alla Gilda
    [Aldan] agli Aldan
    [Ooglan] agli Ooglan
   *[other] ai { $victim }
}.
event-deployed = { the-who } { $who ->
    [Gilda] schiera
   *[other] schierano
} { some-regulars } { $region }.
event-returned = { the-who } { $who ->
    [Gilda] schiera
   *[other] schierano
} { some-regulars } dagli scarti { $region }.
event-elite-deployed = { the-who } { $who ->
    [Gilda] schiera
   *[other] schierano
} { a-elite } { $region }.
event-moved = { the-who } { $who ->
    [Gilda] muove
   *[other] muovono
} { $stack } { $to }.
event-pushed = { the-who } { $who ->
    [Gilda] spinge
   *[other] spingono
} { $stack } { $to }.
event-attacked = { the-who } { $who ->
    [Gilda] attacca
   *[other] attaccano
} { the-victim } { $region }: { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}.
event-no-damage = { the-who } { $who ->
    [Gilda] non può
   *[other] non possono
} subire danni { $region }.
event-defeated = { the-who } { $who ->
    [Gilda] perde
   *[other] perdono
} un'unità regolare { $region }.
event-elite-lost = { the-who } { $who ->
    [Gilda] perde
   *[other] perdono
} { a-elite } { $region }.
event-healed = { the-who } { $who ->
    [Gilda] guarisce
   *[other] guariscono
} { a-elite } { $region }: vitalità { $vitality }.
event-trap-sprung = Scatta un Cacciatore { $region }: { $kind }.
event-feat-used = { the-who } { $who ->
    [Gilda] usa
   *[other] usano
} l'impresa { $feat }.
event-ability-used = { the-who } { $who ->
    [Gilda] usa
   *[other] usano
} { $ability }.
event-scored = { the-who } { $who ->
    [Gilda] ottiene
   *[other] ottengono
} { $vp } PV { $region }.

event-ai-acted = { the-who } { $who ->
    [Gilda] agisce
   *[other] agiscono
}: { $face }.
event-ai-attacked = { the-who } { $who ->
    [Gilda] attacca
   *[other] attaccano
} { $region }: { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}.
event-ai-used-ability = { the-who } { $who ->
    [Gilda] usa
   *[other] usano
} { $ability }.
event-point-stopped = Un danno { the-who-there } { $region } non ha effetto.
event-base-moved = La base ora si trova { $region }.
event-mark-moved = Il gettone obiettivo { $mark } ora si trova { $region }.
event-chaos-came = Caos { $face } ({ $scenario }).
event-chaos-slept = Caos { $face } ({ $scenario }): in così pochi non succede nulla.
event-humans-scored = Le persone ottengono { $vp } PV { $region }.
event-ai-gained = { the-who } { $who ->
    [Gilda] guadagna
   *[other] guadagnano
} { $vp } PV.
event-round-judged = Il round è stato un successo per le persone? { $success }.
the-who-there = { $who ->
    [Gilda] alla Gilda
    [Aldan] agli Aldan
    [Ooglan] agli Ooglan
   *[other] ai { $who }
}

## Perché no

why-side-taken = A { $side } è già seduto qualcuno.
why-expansion = { the-faction-begins } fanno parte dell'espansione, che non è stata scelta per questa partita.
why-faction-of-ai = L'IA gioca con questa fazione: { $faction }.
why-faction-taken = Qualcuno guida già { the-faction }.
why-feat-taken = Hai già preso { $feat }.
why-feat-of-others = { $feat } è un'impresa di un'altra fazione.
why-not-in-pool = Nella riserva non c'è più nessun dado { $face }.
why-action-done = Hai già speso il dado di questo turno.
why-no-such-die = Non hai nessun dado che mostri { $face }.
why-no-regulars = Sulla tua plancia non ci sono più unità regolari.
why-extend-nowhere = Non c'è nessuna regione con una tua unità in cui tu possa schierare.
why-nothing-to-move = Non hai unità che possano muovere né unità regolari sulla plancia.
why-no-target = Nessun nemico è a tiro: si attacca dove si è, o in una regione adiacente. Dalla costa non si raggiunge nulla.
why-exodus-nobody = Non c'è nessuna regione da cui tue unità possano partire.
why-two-dice = L'Esodo costa due dei tuoi dadi non ancora spesi.
why-omniscient-spent = In questo round hai già speso il dado onnisciente.
why-nothing-to-double = Il Raddoppio ripete un'azione di questo turno, e non ce n'è ancora nessuna da ripetere.
why-double-impossible = L'azione di questo turno non si può eseguire un'altra volta.
why-no-enemy-anywhere = Non c'è nessun nemico nelle regioni numerate.
why-spend-a-die = Prima spendi un dado: esegui la sua azione, o scartalo.
why-none-left = Sulla tua plancia non resta { $elite ->
    [Stoico] nessuno Stoico
    [Stellen] nessuno Stellen
    [Megera] nessuna Megera
   *[other] nessun { $elite }
}.
why-no-place = Ora non c'è nessun luogo in cui tu possa schierare { a-elite }.
why-too-dear = Costa { $cost } Corra, e ne hai { $corra }.
why-once-per-turn = In questo turno l'hai già fatto.
why-once-per-round = In questo round l'hai già fatto.
why-ability-in-vain = Ora { $ability } non cambierebbe nulla.
why-works-by-itself = { $feat } agisce da sé quando viene il suo momento.
why-feat-in-vain = Ora { $feat } non cambierebbe nulla.
why-no-unit-there = Non hai unità { $region }.
why-closed = Un Karn { $region } impedisce alle altre fazioni di schierare lì.
why-cannot-move = Le tue unità { $region } non possono muovere.
why-exodus-again = Il secondo Esodo deve partire da un'altra regione, non di nuovo { $region }.
why-no-way-back = Nessuna unità torna mai sulla costa.
why-already-there = Le unità sono già { $region }.
why-not-adjacent = Nessuna via porta direttamente { $from } { $to }.
why-shores-are-safe = Sulla costa nessuno può essere attaccato.
why-no-enemy-there = Non ci sono nemici { $region }.
why-out-of-reach = { $region } è fuori portata: non sei lì né in una regione adiacente.
why-only-in-zone = { a-elite-begins } si schiera solo nella tua zona.
why-not-in-zone = { a-elite-begins } non si può schierare nella tua zona.
why-needs-regulars = Servono { $count } tue unità regolari { $region }, e ce ne sono { $here }.
why-not-playing = { the-faction-begins } { $faction ->
    [Gilda] non partecipa
   *[other] non partecipano
} a questa partita.
why-yourself = Non attacchi mai te stesso.
why-ally = { the-faction-begins } { $faction ->
    [Gilda] è
   *[other] sono
} dalla tua parte.
why-faction-not-there = { the-faction-begins } { $faction ->
    [Gilda] non ha
   *[other] non hanno
} unità { $region }.
why-ironwill-first = I danni vanno prima agli Ironwill che sono lì.
the-faction-begins = { $faction ->
    [Gilda] La Gilda
    [Aldan] Gli Aldan
    [Ooglan] Gli Ooglan
   *[other] I { $faction }
}
a-elite-begins = { $elite ->
    [Stoico] Uno Stoico
    [Stellen] Uno Stellen
    [Megera] Una Megera
   *[other] Un { $elite }
}

## Che cosa c'è sul tavolo

map = Gli altipiani di Drudgeon
zone-south = Zona sud
zone-west = Zona ovest
zone-north = Zona nord
zone-east = Zona est
zone-kind-pier = molo
zone-kind-camp = campo

scene-phases = Fasi
scene-phase-1 = Mantenimento
scene-phase-2 = Bottino
scene-phase-3 = Preparativi
scene-phase-4 = Selezione
scene-phase-5 = Azioni
scene-phase-6 = Punti vittoria
scene-round = Round { $round }
scene-supply = Corra in riserva
scene-pool = Riserva di selezione
scene-corra = Corra
scene-reserve = Sulla plancia
scene-discard = Scarti
scene-discarded = { $unit } negli scarti
scene-feat = Impresa
scene-feat-once = Impresa, una volta per partita
scene-feat-lasting = Impresa, duratura
scene-vp = PV
scene-machine = IA
scene-people = Persone
scene-own-side = tu, { $side }
scene-first-player = Primo giocatore
scene-omni = Dado onnisciente: { $face }
scene-safe = non può subire danni
scene-trapper = Cacciatore { $number }: { $kind }
scene-own-dice = I tuoi dadi
scene-own-omni = Il tuo dado onnisciente
scene-own-corra = La tua Corra
scene-own-elites = Le tue unità d'élite
scene-own-units = Le tue unità regolari
scene-own-feats = Le tue imprese
scene-letters-elagynt = El
scene-letters-wynden = Wy
scene-letters-grizzled = Gr
scene-letters-trapper = Cc
scene-letters-stoic = St
scene-letters-miner = Mi
scene-letters-ram = Ar
scene-letters-stellen = Se
scene-letters-crysen = Cr
scene-letters-nameless = In
scene-letters-karn = Ka
scene-letters-lyon = Ly
scene-letters-ryder = Ry
scene-letters-ironwill = Ir
scene-letters-hag = Me
scene-letters-acolyte = Ac
scene-letters-cauldron = Ca
scene-chaos = Dado caos
scene-scenario = Scenario
scene-base = Base dell'IA
scene-objective = Obiettivo
scene-threat = Minaccia
scene-mission-vp = { $side }: { $n } PV
scene-mission-control_all-late = { $side }: controllare { $regions }, dal round { $round }
scene-mission-control_all_consecutive = { $side }: controllare { $regions } in due verifiche di fila
scene-mission-dominate_all-late = { $side }: dominare { $regions }, dal round { $round }
scene-mission-control_at_least-late = { $side }: controllare { $n } regioni, dal round { $round }
scene-mission-opponent_controls_at_most-late = { $side }: gli altri ({ $other }) ne controllano al massimo { $n }, dal round { $round }
scene-mission-opponent_units_at_most-late = { $side }: gli altri ({ $other }) hanno al massimo { $n } unità nelle regioni, dal round { $round }
scene-mission-none_on_map-late = { $side }: sulla mappa nessun { $elite }, dal round { $round }
scene-mission-grizzled_removed = { $side }: { $n } Grigi caduti
scene-mission-successes = { $side }: { $n } successi
scene-mission-failures = { $side }: { $n } fallimenti

## Scene

scene-ai-turns = turni rimasti
