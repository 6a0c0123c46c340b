# Le parole di Wroth. Le stesse voci, nello stesso ordine, stanno in text.en.ftl.

title = Wroth
blurb = Una guerra per gli altipiani di Drudgeon: seleziona dadi, sbarca sulla costa e battiti per otto regioni che fruttano punti vittoria round dopo round. Da due a quattro fazioni l'una contro l'altra, o da una a quattro persone insieme contro una fazione che gioca da sola.
material = Servono: i dadi azione, i dadi onniscienti delle fazioni, i gettoni PV coperti e, in uno scenario, il dado caos a otto facce. Mappa e pezzi possono restare nella scatola: li tiene questo tavolo.

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
    .text = pochi ma forti: un Elagynt conta come due unità, e un Wynden porta con sé altri quando muove.
faction-koda = Koda
    .text = orsi e trappole: un Grigio colpisce più forte, i Cacciatori nascosti aspettano chi entra.
faction-runen = Runen
    .text = tenere e spingere: gli Stoici attutiscono gli attacchi, i Minatori portano Corra, gli Arieti spingono fuori gli altri.
faction-guild = Gilda
    .text = oro e pugnali: gli Stellen rubano Corra, i Crysen rendono più dure le battaglie, gli Informatori girano i tuoi dadi.
faction-ooglan = Ooglan
    .text = uno sciame che divora: gli Innominati colpiscono con la loro vitalità, un Karn impedisce agli altri di schierare, il Parassita muta i nemici in Orde.
faction-paldeyn = Paldeyn
    .text = cavalieri: i Lyon valgono più punti, i Ryder fanno due regioni, gli Ironwill prendono i colpi e guariscono.
faction-venna = Venna
    .text = stregoneria: le Megere feriscono chi attacca, gli Accoliti guariscono, i Calderoni riportano i caduti.

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
    .rule = W5.6
    .text = prendi 1 Corra, la moneta per le unità d'élite.
face-extend = Avanzata
    .rule = W5.7
    .text = schiera fino a 2 unità regolari dalla plancia in una regione dove hai un'unità.
face-manoeuvre = Manovra
    .rule = W5.10
    .text = muovi fino a 2 unità in una regione vicina, o sbarca fino a 2 unità regolari nella tua zona.
face-battle = Battaglia
    .rule = W5.13
    .text = attacca una fazione in una regione dove sei, o vicina, infliggendo 1 danno.

omni-mine = Estrazione
    .rule = W5.25
omni-strike = Attacco
    .rule = W5.26
omni-assault = Assalto
    .rule = W5.27
omni-double = Raddoppio
    .rule = W5.28

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
    .rule = W14.1
    .text = si schiera nella tua zona con un'unità regolare; conta come 2 unità per le maggioranze.
elite-wynden = Wynden
    .rule = W14.2
    .text = si schiera dove hai 3 unità regolari; quando muove, fino a 2 unità regolari la seguono gratis.
elite-grizzled = Grigio
    .rule = W14.6
    .text = si schiera nella tua zona; i tuoi attacchi alla sua regione infliggono 1 danno in più.
elite-trapper = Cacciatore
    .rule = W14.7
    .text = si schiera dove hai un'unità, di tipo segreto; scatta quando entra un avversario.
elite-stoic = Stoico
    .rule = W14.11
    .text = si schiera dove hai un'unità e non muove mai; lì gli attacchi contro di te infliggono 1 danno in meno.
elite-miner = Minatore
    .rule = W14.12
    .text = si schiera nella tua zona; ogni round 1 Corra in più dove si trova e controlli, al massimo 2.
elite-ram = Ariete
    .rule = W14.13
    .text = si schiera nella tua zona; quando lo muovi può spingere fino a 2 altre unità in una regione vicina.
elite-stellen = Stellen
    .rule = W14.17
    .text = si schiera nella tua zona; quando attacchi la sua regione rubi 1 Corra.
elite-crysen = Crysen
    .rule = W14.18
    .text = si schiera dove c'è un nemico; una Battaglia nella sua regione infligge tanti danni quanti Crysen hai in gioco.
elite-nameless = Innominato
    .rule = W14.24
    .text = si schiera nella tua zona; gli attacchi alla sua regione infliggono danni pari alla sua vitalità.
elite-karn = Karn
    .rule = W14.25
    .text = si schiera nella tua zona; dove si trova nessun'altra fazione può schierare.
elite-lyon = Lyon
    .rule = W14.30
    .text = si schiera nella tua zona; dove si trova vale più PV di tutti.
elite-ryder = Ryder
    .rule = W14.31
    .text = si schiera nella tua zona; una volta per turno può muovere di 1 regione in più.
elite-ironwill = Ironwill
    .rule = W14.32
    .text = si schiera nella tua zona; subisce i danni per primo, e guarisce di 1 ogni round.
elite-hag = Megera
    .rule = W14.36
    .text = si schiera nella tua zona; chi ti attacca nella sua regione subisce 1 danno.
elite-acolyte = Accolito
    .rule = W14.37
    .text = si schiera dove hai un'unità; quando attacchi la sua regione, una tua unità d'élite lì guarisce di 1.
elite-cauldron = Calderone
    .rule = W14.38
    .text = si schiera dove hai un'unità e non muove mai; ogni round un'unità regolare torna dagli scarti.

stack-of-regulars = { $unit } { $region }
stack-of-elites = { $elite } (vitalità { $vitality }) { $region }
leaver-of-regulars = { $unit ->
    [Orda] un'Orda
    [Scudiero] uno Scudiero
   *[other] un { $unit }
} { $region }
leaver-of-elites = { a-elite } (vitalità { $vitality }) { $region }

trap-steal = furto
    .text = chi entra ti dà 1 Corra.
trap-attack = attacco
    .text = attacchi chi entra infliggendo 2 danni.
trap-muster = adunata
    .text = schieri lì fino a 2 unità regolari dalla plancia.

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
    .rule = W14.3
feat-camouflage = Mimetismo
    .text = Fino alla fine del round le tue unità non possono subire danni. Un effetto può comunque sconfiggerle.
    .rule = W14.4
feat-ancestral_muster = Adunata Ancestrale
    .text = Raduna fino a 4 unità regolari e schierale in una regione numerata con una tua unità d'élite.
    .rule = W14.5
feat-advanced_trapping = Trappole Avanzate
    .text = Una volta in ogni tuo turno puoi far scattare un tuo Cacciatore, come se una fazione lì presente fosse appena entrata.
    .rule = W14.8
feat-mutation = La Muta
    .text = Fino a 2 volte: 2 unità regolari di una regione vanno negli scarti e lì si schiera gratis un Grigio.
    .rule = W14.9
feat-den_mothers = Madri della Tana
    .text = Ogni volta che un Grigio cade, puoi schierare nella sua regione fino a 2 unità regolari, dalla plancia o dagli scarti.
    .rule = W14.10
feat-eye_for_an_eye = Occhio per Occhio
    .text = Dopo un attacco che ha sconfitto una tua unità regolare, chi attacca ne perde una nella stessa regione.
    .rule = W14.14
feat-deep_veins = Vene Profonde
    .text = La prima volta in un round che esegui un'Estrazione, prendi 1 Corra in più.
    .rule = W14.15
feat-unstoppable_march = Marcia Inarrestabile
    .text = Ciascuno dei tuoi Arieti può muovere di 1 regione. Poi attacca una regione a tiro infliggendo 1 danno.
    .rule = W14.16
feat-hostile_takeover = Scalata Ostile
    .text = Ruba fino a 3 Corra a un avversario.
    .rule = W14.21
feat-shadow_network = Rete d'Ombre
    .text = Una volta per round, nel tuo turno, prendi una tua unità da una regione numerata e schierala in un'altra qualsiasi.
    .rule = W14.22
feat-open_contract = Contratto Aperto
    .text = Sconfiggi 1 unità regolare nemica in ciascuna di più regioni che occupi: una regione in più dei Crysen che hai in gioco.
    .rule = W14.23
feat-parasitic_influence = Influsso Parassitario
    .text = Usa gratis Parassita, poi un'altra volta in una regione vicina alla prima, che tu la occupi o no.
    .rule = W14.27
feat-feeding_frenzy = Frenesia Famelica
    .text = Una volta in ogni tuo turno, dopo un attacco che ha rimosso un'unità, puoi schierare lì 1 unità regolare dagli scarti, se occupi la regione.
    .rule = W14.28
feat-sudden_silence = Silenzio Improvviso
    .text = Muovi tue unità da una regione numerata a una vicina, poi attacca quella regione infliggendo 1 danno.
    .rule = W14.29
feat-vanguard_reinforcements = Rinforzi d'Avanguardia
    .text = Quando prendi o rubi Corra, puoi rinunciarvi del tutto e schierare gratis un'unità d'élite.
    .rule = W14.33
feat-war_pavilion = Padiglione di Guerra
    .text = Scegli una regione: fino alla fine del round le tue unità che vi si trovano non possono subire danni.
    .rule = W14.34
feat-hold_the_line = Tenere la Linea
    .text = Gli attacchi alle tue unità infliggono 1 danno in meno dove hai almeno 3 unità regolari.
    .rule = W14.35
feat-enhanced_sorcery = Stregoneria Potenziata
    .text = I tuoi attacchi a una regione con una tua unità d'élite infliggono 1 danno in più.
    .rule = W14.39
feat-spirit_call = Richiamo degli Spiriti
    .text = Raduna fino a 3 unità regolari e schierale in una regione numerata con una tua unità.
    .rule = W14.40
feat-stolen_power = Potere Rubato
    .text = Usa come se fosse tua la faccia del dado onnisciente non ancora speso di un avversario.
    .rule = W14.41

ability-mercenaries = Mercenari
    .rule = W14.19
    .text = una volta per turno: schiera 1 unità regolare dalla plancia dove hai un'unità.
ability-informants = Informatori
    .rule = W14.20
    .text = una volta per round: gira su una faccia a scelta un tuo dado azione non ancora speso.
ability-parasite = Parassita
    .rule = W14.26
    .text = sconfiggi un'unità regolare nemica dove hai un'unità; lì torna una delle tue dagli scarti.

## Scenari

scenario-runen_show_of_strength = Dimostrazione di Forza
    .text = L'IA acquista gli Arieti prima di ogni altra unità d'élite. Ciascuna delle due parti vince con 35 PV.
    .rule = W15.1
scenario-runen_deep_hold = La Roccaforte Profonda
    .text = La base non si sposta mai; gli Stoici difendono la regione 7. Le persone vincono con 7 e 8 dal round 2, l'IA con 55/50/42/40 PV (1/2/3/4 persone).
    .rule = W15.2
scenario-runen_vein_of_wrath = Vena d'Ira
    .text = I Minatori dell'IA valgono 1 PV e si acquistano per primi. Le persone vincono con 28/32/35/35 PV (1/2/3/4 persone), l'IA con 46/44/40/40; le persone anche senza Minatori sulla mappa dal round 3.
    .rule = W15.3
scenario-aldan_bring_the_rain = Chiamare la Pioggia
    .text = Ogni round è un successo o un fallimento: controllare più regioni, lasciare all'IA poche unità d'élite, toglierle la base; due condizioni su tre sono un successo. Le persone vincono con 6 successi, l'IA con 3 fallimenti.
    .rule = W15.4
scenario-aldan_first_host = Rito della Prima Schiera
    .text = Un Elagynt costa all'IA 1 Corra in meno. Le persone vincono con 28/32/35/35 PV (1/2/3/4 persone), l'IA con 42/38/35/35.
    .rule = W15.5
scenario-aldan_marching_order = Ordine di Marcia
    .text = La base si sposta solo con il caos, e ogni Manovra dell'IA porta un'unità regolare. Dal round 3 l'IA vince con 5 regioni, le persone se ne ha al massimo 1; ciascuna delle due parti vince con 40 PV.
    .rule = W15.6
scenario-koda_hunting_season = Stagione di Caccia
    .text = Un Cacciatore che scatta dà 1 PV all'IA, che acquista prima i Cacciatori. Le persone vincono con 28/32/35/35 PV (1/2/3/4 persone), l'IA con 42/38/35/35.
    .rule = W15.7
scenario-koda_great_bear = Il Risveglio della Grande Orsa
    .text = Ogni Grigio dell'IA aggiunge 1 danno. Le persone vincono quando sono caduti 2/3/3/4 Grigi (1/2/3/4 persone), o con 32/42/45/50 PV; l'IA con 50/48/45/45.
    .rule = W15.8
scenario-koda_island_blood = Sangue Isolano
    .text = L'IA ottiene 2 PV in più in ogni regione segnata. Le persone vincono con 28/32/35/35 PV (1/2/3/4 persone), l'IA con 42/40/40/40, e anche con entrambe le regioni segnate in due verifiche di fila.
    .rule = W15.9
scenario-ooglan_cull_the_weak = Sfoltire i Deboli
    .text = Gli attacchi dell'IA a 5 e 6 infliggono 1 danno in più. Le persone vincono con 28/32/35/35 PV (1/2/3/4 persone), l'IA con 42/38/35/35, e anche dominando 5 e 6 dal round 3.
    .rule = W15.10
scenario-ooglan_uncanny_silence = Silenzio Inquietante
    .text = Le persone non ottengono nulla da una regione con un Karn dell'IA. Le persone vincono con 24/28/30/30 PV (1/2/3/4 persone), l'IA con 38/34/30/30.
    .rule = W15.11
scenario-ooglan_endless_swarm = Sciame Senza Fine
    .text = I rinforzi dell'IA aumentano di 1, e gli scarti riempiono la sua plancia. Le persone vincono con 28/32/35/35 PV (1/2/3/4 persone), l'IA con 42/38/35/35; le persone anche se dal round 3 l'IA ha al massimo 3 unità.
    .rule = W15.12
scenario-guild_hostile_ledger = Libro Mastro Ostile
    .text = L'IA non acquista unità d'élite: trasforma 3 Corra in 2 PV. Ciascuna delle due parti vince con 35 PV.
    .rule = W15.13
scenario-guild_blood_contracts = Contratti di Sangue
    .text = Gli attacchi dell'IA alle regioni segnate infliggono 1 danno in più, e ogni unità d'élite umana che rimuove le dà 1 PV. Le persone vincono con 28/32/35/35 PV (1/2/3/4 persone), l'IA con 45/42/40/40.
    .rule = W15.14
scenario-guild_night_market = Il Mercato Notturno
    .text = L'IA riceve il bonus di una regione anche in parità. Le persone vincono con 5, 6 e 7 dal round 2, l'IA con 60/55/46/44 PV (1/2/3/4 persone).
    .rule = W15.15

## Che cosa fa il caos: le parole del regolamento

chaos-effect-runen_show_of_strength-1 = schierate un Ariete (W15.1)
chaos-effect-runen_show_of_strength-2 = ogni fazione riceve 1 Corra per regione dominata (W15.1)
chaos-effect-runen_show_of_strength-3 = muovono tutti gli Arieti (W15.1)
chaos-effect-runen_show_of_strength-4 = il gettone BS passa alla regione successiva (W15.1)
chaos-effect-runen_show_of_strength-5 = schierate un'unità d'élite, poi attaccate ogni regione con un Ariete infliggendo 1 danno (W15.1)
chaos-effect-runen_show_of_strength-6 = ogni fazione riceve 1 Corra per regione dominata (W15.1)
chaos-effect-runen_show_of_strength-7 = schierate un'unità d'élite, poi attaccate ogni regione con un Ariete infliggendo 1 danno (W15.1)
chaos-effect-runen_show_of_strength-8 = ogni fazione riceve 1 Corra per regione dominata (W15.1)
chaos-effect-runen_deep_hold-1 = schierate uno Stoico (W15.2)
chaos-effect-runen_deep_hold-2 = schierate 2 unità regolari nella regione 7 (W15.2)
chaos-effect-runen_deep_hold-3 = ogni fazione riceve 1 Corra per regione dominata (W15.2)
chaos-effect-runen_deep_hold-4 = attaccate la regione 7 infliggendo 1 danno (W15.2)
chaos-effect-runen_deep_hold-5 = disperdete la regione 7 (W15.2)
chaos-effect-runen_deep_hold-6 = schierate un'unità d'élite (W15.2)
chaos-effect-runen_deep_hold-7 = attaccate la regione con la minaccia più alta infliggendo 1 danno, poi schierate 2 unità regolari nella regione 8 (W15.2)
chaos-effect-runen_deep_hold-8 = schierate 3 unità regolari nella regione 7 (W15.2)
chaos-effect-runen_vein_of_wrath-1 = schierate un Minatore (W15.3)
chaos-effect-runen_vein_of_wrath-2 = l'IA prende 1 Corra per ogni regione con un suo Minatore, al massimo 3 (W15.3)
chaos-effect-runen_vein_of_wrath-3 = schierate 1 unità regolare in ogni regione con un Minatore (W15.3)
chaos-effect-runen_vein_of_wrath-4 = il gettone BS passa alla regione successiva (W15.3)
chaos-effect-runen_vein_of_wrath-5 = l'IA spende subito Corra (W15.3)
chaos-effect-runen_vein_of_wrath-6 = schierate un'unità d'élite (W15.3)
chaos-effect-runen_vein_of_wrath-7 = attaccate ogni regione con un Minatore infliggendo 1 danno (W15.3)
chaos-effect-runen_vein_of_wrath-8 = schierate un Ariete, poi muovono tutti gli Arieti (W15.3)
chaos-effect-aldan_bring_the_rain-1 = schierate 2 unità regolari nella base (W15.4)
chaos-effect-aldan_bring_the_rain-2 = schierate un Elagynt (W15.4)
chaos-effect-aldan_bring_the_rain-3 = disperdete la regione con più unità IA (W15.4)
chaos-effect-aldan_bring_the_rain-4 = attaccate la regione occupata o adiacente con la minaccia più alta infliggendo 1 danno (W15.4)
chaos-effect-aldan_bring_the_rain-5 = ogni fazione riceve 1 Corra per regione dominata (W15.4)
chaos-effect-aldan_bring_the_rain-6 = schierate un Wynden, se il suo requisito è soddisfatto (W15.4)
chaos-effect-aldan_bring_the_rain-7 = il gettone BS passa alla regione successiva, poi schieratevi 2 unità regolari (W15.4)
chaos-effect-aldan_bring_the_rain-8 = attaccate la regione con la minaccia più alta infliggendo 2 danni (W15.4)
chaos-effect-aldan_first_host-1 = schierate un Elagynt (W15.5)
chaos-effect-aldan_first_host-2 = ogni fazione riceve 1 Corra per regione dominata (W15.5)
chaos-effect-aldan_first_host-3 = muovono tutti gli Elagynt (W15.5)
chaos-effect-aldan_first_host-4 = schierate 1 unità regolare in ciascuna delle 3 regioni con il numero più basso tra quelle che l'IA occupa (W15.5)
chaos-effect-aldan_first_host-5 = il gettone BS passa alla regione successiva (W15.5)
chaos-effect-aldan_first_host-6 = attaccate ogni regione con un Elagynt infliggendo 1 danno (W15.5)
chaos-effect-aldan_first_host-7 = schierate un'unità d'élite (W15.5)
chaos-effect-aldan_first_host-8 = schierate 4 unità regolari nella base (W15.5)
chaos-effect-aldan_marching_order-1 = il gettone BS passa alla regione successiva (W15.6)
chaos-effect-aldan_marching_order-2 = disperdete la regione della base (W15.6)
chaos-effect-aldan_marching_order-3 = schierate 2 unità regolari nella base (W15.6)
chaos-effect-aldan_marching_order-4 = ogni fazione riceve 1 Corra per regione dominata (W15.6)
chaos-effect-aldan_marching_order-5 = schierate un Wynden, se il suo requisito è soddisfatto (W15.6)
chaos-effect-aldan_marching_order-6 = schierate un Elagynt (W15.6)
chaos-effect-aldan_marching_order-7 = disperdete la regione con più unità IA (W15.6)
chaos-effect-aldan_marching_order-8 = attaccate la regione con la minaccia più alta infliggendo 1 danno, 2 volte (W15.6)
chaos-effect-koda_hunting_season-1 = schierate un Cacciatore (W15.7)
chaos-effect-koda_hunting_season-2 = ogni fazione riceve 1 Corra per regione dominata (W15.7)
chaos-effect-koda_hunting_season-3 = schierate un Cacciatore, poi il gettone BS passa alla regione successiva (W15.7)
chaos-effect-koda_hunting_season-4 = attaccate le 2 regioni con la minaccia più alta che contengono un Cacciatore, infliggendo 1 danno in ciascuna (W15.7)
chaos-effect-koda_hunting_season-5 = schierate 2 unità regolari nella regione con la minaccia più alta tra quelle che l'IA occupa (W15.7)
chaos-effect-koda_hunting_season-6 = schierate un Grigio (W15.7)
chaos-effect-koda_hunting_season-7 = l'IA ruba 1 Corra all'umano con più Corra (W15.7)
chaos-effect-koda_hunting_season-8 = schierate 2 Cacciatori (W15.7)
chaos-effect-koda_great_bear-1 = schierate un Grigio (W15.8)
chaos-effect-koda_great_bear-2 = muovono tutti i Grigi (W15.8)
chaos-effect-koda_great_bear-3 = ogni fazione riceve 1 Corra per regione dominata (W15.8)
chaos-effect-koda_great_bear-4 = ogni unità d'élite dell'IA guarisce di 1 (W15.8)
chaos-effect-koda_great_bear-5 = schierate 2 unità regolari nella base (W15.8)
chaos-effect-koda_great_bear-6 = attaccate ogni regione con un Grigio infliggendo 1 danno (W15.8)
chaos-effect-koda_great_bear-7 = schierate un Cacciatore (W15.8)
chaos-effect-koda_great_bear-8 = schierate un Grigio, poi muovono tutti i Grigi (W15.8)
chaos-effect-koda_island_blood-1 = schierate 2 unità regolari nella prima regione segnata (W15.9)
chaos-effect-koda_island_blood-2 = schierate 2 unità regolari nella seconda regione segnata (W15.9)
chaos-effect-koda_island_blood-3 = ogni fazione riceve 1 Corra per regione dominata (W15.9)
chaos-effect-koda_island_blood-4 = spostate il primo gettone obiettivo nella regione non segnata con la minaccia più bassa (W15.9)
chaos-effect-koda_island_blood-5 = attaccate entrambe le regioni segnate infliggendo 1 danno in ciascuna (W15.9)
chaos-effect-koda_island_blood-6 = schierate un'unità d'élite (W15.9)
chaos-effect-koda_island_blood-7 = in ogni regione non segnata con 3 o più unità IA, tutte muovono di 1 regione verso la regione segnata più vicina (W15.9)
chaos-effect-koda_island_blood-8 = schierate un Grigio nella prima regione segnata (W15.9)
chaos-effect-ooglan_cull_the_weak-1 = usate Parassita (W15.10)
chaos-effect-ooglan_cull_the_weak-2 = schierate 2 unità regolari nella base (W15.10)
chaos-effect-ooglan_cull_the_weak-3 = in ogni regione con 2 o più unità IA, tranne 5 e 6, tutte muovono di 1 regione verso 5 o 6 (W15.10)
chaos-effect-ooglan_cull_the_weak-4 = ogni fazione riceve 1 Corra per regione dominata (W15.10)
chaos-effect-ooglan_cull_the_weak-5 = schierate un Karn (W15.10)
chaos-effect-ooglan_cull_the_weak-6 = usate Parassita 2 volte (W15.10)
chaos-effect-ooglan_cull_the_weak-7 = in ogni regione con 2 o più unità IA, tranne 5 e 6, tutte muovono di 1 regione verso 5 o 6 (W15.10)
chaos-effect-ooglan_cull_the_weak-8 = schierate un Innominato (W15.10)
chaos-effect-ooglan_uncanny_silence-1 = schierate un Karn (W15.11)
chaos-effect-ooglan_uncanny_silence-2 = muovono tutti i Karn (W15.11)
chaos-effect-ooglan_uncanny_silence-3 = ogni fazione riceve 1 Corra per regione dominata (W15.11)
chaos-effect-ooglan_uncanny_silence-4 = usate Parassita (W15.11)
chaos-effect-ooglan_uncanny_silence-5 = il gettone BS passa alla regione successiva (W15.11)
chaos-effect-ooglan_uncanny_silence-6 = attaccate ogni regione con un Karn infliggendo 1 danno (W15.11)
chaos-effect-ooglan_uncanny_silence-7 = schierate 3 unità regolari nella regione con più unità IA (W15.11)
chaos-effect-ooglan_uncanny_silence-8 = schierate un Innominato, poi muovono tutti gli Innominati (W15.11)
chaos-effect-ooglan_endless_swarm-1 = schierate 1 unità regolare in ciascuna delle 4 regioni con il numero più basso tra quelle che l'IA occupa (W15.12)
chaos-effect-ooglan_endless_swarm-2 = disperdete la regione con più unità IA (W15.12)
chaos-effect-ooglan_endless_swarm-3 = usate Parassita (W15.12)
chaos-effect-ooglan_endless_swarm-4 = ogni fazione riceve 1 Corra per regione dominata (W15.12)
chaos-effect-ooglan_endless_swarm-5 = il gettone BS passa alla regione successiva, poi schieratevi 2 unità regolari (W15.12)
chaos-effect-ooglan_endless_swarm-6 = schierate un'unità d'élite (W15.12)
chaos-effect-ooglan_endless_swarm-7 = usate Parassita 2 volte (W15.12)
chaos-effect-ooglan_endless_swarm-8 = disperdete la regione con più unità IA, 2 volte (W15.12)
chaos-effect-guild_hostile_ledger-1 = l'IA prende 1 Corra (W15.13)
chaos-effect-guild_hostile_ledger-2 = ogni fazione riceve 1 Corra per regione dominata (W15.13)
chaos-effect-guild_hostile_ledger-3 = usate Mercenari (W15.13)
chaos-effect-guild_hostile_ledger-4 = l'IA ruba 1 Corra all'umano con più Corra (W15.13)
chaos-effect-guild_hostile_ledger-5 = schierate uno Stellen (W15.13)
chaos-effect-guild_hostile_ledger-6 = l'IA ruba 1 Corra a ogni umano che ne ha 2 o più (W15.13)
chaos-effect-guild_hostile_ledger-7 = attaccate ogni regione con uno Stellen infliggendo 1 danno (W15.13)
chaos-effect-guild_hostile_ledger-8 = usate Mercenari 2 volte (W15.13)
chaos-effect-guild_blood_contracts-1 = spostate il primo gettone obiettivo nella regione non segnata con la minaccia più alta (W15.14)
chaos-effect-guild_blood_contracts-2 = schierate un Crysen (W15.14)
chaos-effect-guild_blood_contracts-3 = attaccate la prima regione segnata infliggendo 1 danno (W15.14)
chaos-effect-guild_blood_contracts-4 = ogni fazione riceve 1 Corra per regione dominata (W15.14)
chaos-effect-guild_blood_contracts-5 = spostate il secondo gettone obiettivo nella regione non segnata con la minaccia più alta, poi attaccate quella regione infliggendo 1 danno (W15.14)
chaos-effect-guild_blood_contracts-6 = schierate un'unità d'élite (W15.14)
chaos-effect-guild_blood_contracts-7 = attaccate ogni regione con un Crysen infliggendo 1 danno (W15.14)
chaos-effect-guild_blood_contracts-8 = attaccate entrambe le regioni segnate infliggendo 1 danno in ciascuna (W15.14)
chaos-effect-guild_night_market-1 = usate Mercenari (W15.15)
chaos-effect-guild_night_market-2 = ogni fazione riceve 1 Corra per regione dominata (W15.15)
chaos-effect-guild_night_market-3 = schierate uno Stellen (W15.15)
chaos-effect-guild_night_market-4 = attaccate la regione occupata o adiacente con la minaccia più alta infliggendo 1 danno (W15.15)
chaos-effect-guild_night_market-5 = schierate 1 unità regolare in ciascuna delle regioni 5, 6 e 7 (W15.15)
chaos-effect-guild_night_market-6 = schierate un Crysen (W15.15)
chaos-effect-guild_night_market-7 = l'IA ruba 1 Corra all'umano con più Corra, poi spende (W15.15)
chaos-effect-guild_night_market-8 = disperdete la regione con più unità IA (W15.15)

## Che cosa si fa in un turno

act-die = { $face }
act-discard = Scarta { $face }
    .rule = W5.2
    .text = spendi il dado senza eseguirne l'azione.
act-exodus = Esodo
    .rule = W5.17
    .text = spendi due dadi invece di uno: tutte le unità di una regione, o della costa, possono marciare nelle regioni vicine.
act-omniscient = Usa il dado onnisciente
    .rule = W5.22
    .text = una volta per round, in aggiunta all'azione: ciò che mostra la sua faccia.
act-end = Termina il turno
act-buy = Acquista { a-elite } per { $cost } Corra
act-use = { $ability } per { $cost } Corra
act-feat = Impresa: { $feat }

manoeuvre-move = Muovi fino a 2 unità
    .rule = W5.10
manoeuvre-deploy = Sbarca fino a 2 unità regolari nella tua zona
    .rule = W5.11

answer-no = No
answer-yes = Sì

## Domande: la preparazione

ask-first-to-choose = Quale posto sceglie per primo?
    .told = Sceglie per primo: { $answer }.
ask-side = Da quale lato della mappa ti siedi?
    .told = lato { $answer } della mappa
ask-faction = Quale fazione guidi?
    .told = guida questa fazione: { $answer }
ask-feat = Quale impresa prendi? Si scopre quando tutti hanno scelto.
    .told = impresa { $answer }
ask-vp-token = Quale gettone si trova { $region }?
    .told = Gettone { $region }: { $answer }.
ask-first-player = Chi è il primo giocatore?
    .told = Primo giocatore: { $answer }.
ask-base = Dove si trova la base dell'IA?
    .told = Base dell'IA: { $answer }.
ask-chaos = Che cosa mostra il dado caos?
    .told = Il dado caos comincia da { $answer }.
ask-placement = Dove stanno le prime unità dell'IA?
    .told = Prime unità dell'IA oltre alla base: { $answer }.

## Domande: il round

ask-take-bonus = Hai più unità di tutti { $region }. Esegui l'azione bonus { $face }?
    .told = bonus { $face } { $region }: { $answer }
ask-omniscient-die = Dado onnisciente per { the-faction }: che cosa mostra?
    .told = { "" }
ask-action-die = Che cosa mostra il dado azione?
    .told = Dadi da selezionare:
ask-ai-die = Che cosa mostra il dado azione dell'IA?
    .told = { "" }
ask-draft = Quale dado prendi?
    .told = { "" }

## Domande: un turno

ask-act = Che cosa fai?
    .told = { $answer }
ask-extend-region = Dove schieri unità regolari?
    .told = { "" }
ask-how-many = Quante unità regolari schieri { $region }?
    .alone = { $answer ->
        [one] 1 unità regolare
       *[other] { $answer } unità regolari
    }
    .told = { "" }
ask-manoeuvre = Come manovri?
    .told = { "" }
ask-move-from = Da dove muovi?
    .told = { "" }
ask-move-to = Muovi { $from }. Verso dove?
    .told = { "" }
ask-move-units = Chi muove { $from } { $to }?
    .pass = Nessun altro
    .told = { "" }
ask-escort = Quante unità regolari seguono il Wynden { $from } { $to }?
    .alone = { $answer ->
        [one] 1 unità regolare lo segue
       *[other] { $answer } unità regolari lo seguono
    }
    .told = { "" }
ask-attack-region = Quale regione attacchi?
    .told = { "" }
ask-attack-target = Quale fazione attacchi { $region }?
    .told = { "" }
ask-damage = Chi subisce il danno? Punti rimasti: { $left }.
    .told = 1 danno a { $answer }
ask-exodus-dice = Quali due dadi pagano l'Esodo? Comincia da quello più in alto.
    .told = { "" }
ask-exodus-from = Da quale regione partono le tue unità?
ask-exodus-units = { $stack }: quante su { $left } vanno { $to }?
    .alone = { $answer } { $to }
    .told = { "" }
ask-deploy-at = Dove schieri { a-elite }?
    .told = { "" }
ask-trap-kind = Di che tipo è il Cacciatore? Nessun altro lo saprà finché non scatta.
    .told = questo Cacciatore: { $answer }
ask-vanguard = Stai per prendere Corra. Quale unità d'élite schieri al suo posto?
    .pass = Nessuna, prendo la Corra

## Domande: attacchi e movimenti

ask-nameless = Quale Innominato { $region } guida l'attacco? I danni sono la sua vitalità.
ask-acolyte = Quale tua unità d'élite { $region } guarisce di 1 grazie all'Accolito?
    .pass = Nessuna
ask-feed = Un'Orda torna dagli scarti { $region }?
ask-hag-victim = Chi è ferito dalla Megera { $region }?
    .told = { "" }
ask-den-mothers = Madri della Tana: quanti Cuccioli schieri { $region }?
    .alone = { $answer ->
        [one] 1 Cucciolo
       *[other] { $answer } Cuccioli
    } { $region }
    .told = { "" }
ask-den-mothers-discard = Quanti dei Cuccioli schierati { $region } vengono dagli scarti?
    .alone = { $answer } dagli scarti
    .told = { "" }
ask-push-units = Quali unità sono spinte via dall'Ariete { $region }? Al massimo 2.
    .pass = Nessuno, o nessun altro
    .told = { "" }
ask-push-to = Dove vanno le unità spinte via { $region }?
    .told = { "" }
ask-push-damage = Le unità spinte sono ora { $region }. Paghi 1 Corra per infliggere 1 danno a ogni nemico tra loro?
    .told = 1 Corra per danni agli spinti: { $answer }
ask-ryder = Il Ryder è { $region }. Va oltre?
    .pass = Resta lì
    .told = { "" }
ask-ram-order = Quale Ariete spinge per primo?
ask-cauldron-at = Negli scarti ci sono meno Novizi dei tuoi Calderoni. Dove ne torna uno?
    .told = { "" }
ask-trap-where = In quale regione scatta per prima una trappola?
    .told = { "" }
ask-trap-order = Quale Cacciatore { $region } scatta per primo?
    .told = { "" }
ask-sprung = Di che tipo è il Cacciatore?
    .told = { "" }

## Domande: imprese e abilità

ask-muster-at = Dove si radunano le tue unità regolari?
    .told = { "" }
ask-gather-from = Quante delle { $left } vengono { $from }?
    .alone = { $answer } { $from }
    .told = { "" }
ask-spring-which = Quale tuo Cacciatore fai scattare?
    .told = { "" }
ask-spring-victim = Quale fazione { $region } cade nella trappola?
ask-mutate-at = Dove 2 Cuccioli diventano un Grigio?
    .pass = Da nessun'altra parte
    .told = { "" }
ask-march-whom = Quale Ariete marcia?
    .pass = Nessun altro
    .told = { "" }
ask-march-to = Dove marcia l'Ariete che è { $region }?
    .told = { "" }
ask-takeover-victim = A chi rubi fino a 3 Corra?
    .told = { "" }
ask-redeploy-whom = Quale unità va altrove?
    .told = { "" }
ask-redeploy-to = Dove schieri l'unità che era { $region }?
    .told = { "" }
ask-contract = Quale unità regolare nemica è sconfitta?
    .pass = Nessun'altra
    .told = { "" }
ask-parasite-at = Dove colpisce il Parassita?
    .told = { "" }
ask-parasite-of = Di chi è l'unità regolare che il Parassita colpisce { $region }?
    .told = { "" }
ask-silence-from = Da quale regione arrivano le tue unità?
    .told = { "" }
ask-silence-to = Le tue unità partono { $from }. Dove vanno?
    .told = { "" }
ask-silence-units = { $stack }: quante vanno { $to }?
    .alone = { $answer } { $to }
    .told = { "" }
ask-pavilion-at = In quale regione proteggi le tue unità?
    .told = protetta: { $answer }
ask-power-of = Di chi è il dado onnisciente che usi?
ask-mercenaries-to = Dove schieri il mercenario?
    .told = { "" }
ask-turn-die = Quale dei tuoi dadi giri?
    .told = { "" }
ask-turn-to = Giri { $face }. Quale faccia deve mostrare?
    .told = gira { $face } su { $answer }
ask-lot = Chi è favorito dalla sorte?

## Domande: contro l'IA

ask-ai-damage = L'IA attacca { $region }. Chi subisce il danno? Punti rimasti: { $left }.
    .told = 1 danno a { $answer }
ask-ai-pushes = Quale unità è spinta via dall'Ariete dell'IA { $region }?
    .told = { "" }
ask-ai-parasite = Di chi è l'unità regolare che il Parassita dell'IA colpisce { $region }?
    .told = { "" }

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
    .each = { $to }
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
} { $vp } PV { $region } (gettone { $token }, dominio { $domination }, icone { $icons }).

event-ai-acted = { the-who } { $who ->
    [Gilda] agisce
   *[other] agiscono
}: { $face }, { $face ->
    [Estrazione] 2 Corra, spese subito se possibile (W12.4)
    [Avanzata] 4 unità regolari nella regione più minacciata con un'unità dell'IA (W12.5)
    [Manovra] si disperde la regione con più unità dell'IA (W12.6, W12.13)
   *[other] due volte un attacco da 1 danno alla regione più minacciata a tiro (W12.7)
}.
event-ai-used-omni = { the-who } { $who ->
    [Gilda] usa
   *[other] usano
} il dado onnisciente: { $face }, { $face ->
    [Estrazione] 2 Corra, spese subito se possibile (W12.9)
    [Attacco] due volte un attacco da 1 danno alla regione più minacciata della mappa (W12.10)
    [Assalto] due volte un attacco da 2 danni alla regione più minacciata a tiro (W12.11)
   *[other] di nuovo il dado azione (W12.12)
}.
event-ai-bought = { the-who } { $who ->
    [Gilda] acquista
   *[other] acquistano
} { a-elite } per { $cost } Corra (W13.1).
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
event-base-moved = La base dell'IA ora si trova { $region } (W11.2).
event-mark-moved = Il gettone obiettivo { $mark } ora si trova { $region }.
event-chaos-came = Caos { $face } ({ $scenario }): { $effect }.
event-chaos-slept = Caos { $face } ({ $scenario }): in così pochi non succede nulla.
event-humans-scored = Le persone ottengono { $vp } PV { $region } (gettone { $token }, dominio { $domination }, icone { $icons }).
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

scene-phases = Fase
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
scene-reserve = Da schierare
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
scene-chaos = Prossimo caos
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

## Il primo turno guidato: di che cosa tratta una domanda, che cosa guardare, che cosa conviene

lesson-side = Ti siedi a un lato della mappa. La zona di schieramento da quella parte è tua per tutta la partita: lì sbarcano le tue truppe.
    .look = La Costa circonda otto regioni numerate. Da qualsiasi zona raggiungi le stesse sei, da 1 a 6. Il Gradino Alto e la Corona stanno nell'entroterra, dietro i due Tavolieri.
    .advice = Tutti i lati si equivalgono. Prendi il sud, è il più vicino a te.
lesson-faction = Ogni fazione ha le sue unità d'élite, forti, che si acquistano con la Corra, le gemme di questa terra. Le unità regolari, 25 per ciascuno, sono uguali per tutti.
    .look = La frase accanto a ogni nome dice come ama combattere la fazione.
    .advice = Comincia con gli Aldan: niente segreti, poche eccezioni, e ogni loro unità d'élite fa una cosa semplice.
lesson-feat = Un'impresa è un potere della tua fazione. Ne prendi una su tre; si scoprono quando tutti hanno scelto.
    .look = Alcune imprese funzionano una volta sola, quando vuoi tu. Altre valgono per tutta la partita.
    .advice = Per una prima partita prendine una che vale sempre e non chiede decisioni: non puoi perdere il momento giusto.
lesson-draft-1 = Il round è cominciato: per ogni parte sono sbarcate altre due unità regolari, ognuno ha preso 1 Corra, e i dadi da selezionare sono in vista. Si prendono a turno, finché ciascuno ne ha tre. Poi in ogni tuo turno ne spendi uno e fai ciò che mostra.
    .look = Le quattro facce: Estrazione prende Corra, Avanzata aggiunge unità regolari dove sei già, Manovra muove due unità o ne sbarca altre due, Battaglia attacca.
    .advice = Prendi Manovra. Tutte le tue unità sono ancora sulla Costa, dove non fruttano nulla, e questo dado le porta in una regione.
lesson-draft = Ancora un dado. Quello che ha preso l'avversario per te non c'è più. Alla fine un dado avanza; a parità di punti non va a nessuno.
    .look = I dadi rimasti, e quelli che hai.
    .advice = Avanzata va d'accordo con Manovra: prima entri in una regione, e nel turno dopo altre due unità regolari raggiungono le prime. Battaglia non trova bersagli finché sulla mappa non c'è nessun altro.
lesson-act-1 = Il tuo primo turno. Devi spendere un dado e fare ciò che mostra. Oppure ne spendi due qualsiasi per un Esodo, in cui molte unità marciano insieme. Il dado onnisciente, le imprese e gli acquisti vengono in più.
    .look = I gettoni sulla mappa: il loro numero è quanto paga una regione, alla fine di ogni round, a chi vi ha più unità.
    .advice = Prendi Manovra e porta due unità in una regione che paga bene.
lesson-act = Il tuo turno continua finché non lo termini. Ciò che non costa dadi azione si può ancora fare: il dado onnisciente, un'impresa, l'acquisto di un'unità d'élite con la Corra.
    .look = La faccia del tuo dado onnisciente, e quanta Corra hai. Le unità d'élite ne costano per lo più 2 o 3.
    .advice = Usa il dado onnisciente se serve: nel prossimo round si tira di nuovo, e ciò che non usi è perso. Poi termina il turno. La Corra si conserva: mettila da parte per un'unità d'élite.
lesson-manoeuvre = Ci sono due modi di manovrare: muovere fino a due unità da una regione a una vicina, oppure sbarcare altre due unità regolari sulla Costa.
    .look = Le tue unità regolari sulla Costa: aspettano di entrare in una regione.
    .advice = Muovi. Solo le unità nelle regioni numerate fruttano punti.
lesson-move-to = Le tue unità sono sulla Costa e possono entrare in una qualsiasi delle regioni da 1 a 6. Sulla Costa non si torna.
    .look = I numeri sui gettoni. Un simbolo accanto al numero è un bonus: all'inizio del round, chi vi ha più unità può eseguire gratis quell'azione.
    .advice = Va' a Colle Ambra, la regione 3: il suo gettone paga 3 punti, più di ogni altro alla tua portata. Chi vi si trova da solo ne segna 1 in più.
lesson-move-units = Fino a due unità vanno insieme, nella stessa regione. Le indichi una alla volta.
    .look = Quante unità sono pronte, e quante ne servono là: chi ha più unità in una regione la controlla, e la parità non paga nessuno.
    .advice = Mandane due. Una sola si trova presto in minoranza.
lesson-how-many = Queste unità regolari vengono dalla tua plancia e non costano altro che il dado.
    .look = Quante ne hai sulla plancia. Quelle cadute non vi tornano.
    .advice = Quante più puoi. Con più unità una regione si tiene più a lungo.
lesson-exodus-dice = Un Esodo si paga con due dadi; non importa che cosa mostrano. Uno può essere il dado onnisciente.
    .look = Quali dei tuoi dadi ti servirebbero meno negli altri turni.
    .advice = Paga con Battaglia o Estrazione, e tieni Manovra e Avanzata per dopo. Ma pensaci bene: due dadi sono due turni.
lesson-exodus-units = In un Esodo quante unità vuoi escono da una regione, ciascuna verso una regione vicina. La domanda torna per una regione dopo l'altra.
    .look = I numeri sui gettoni, e quante unità restano da mandare.
    .advice = Due in una regione sono un buon inizio; lascia stare le regioni che pagano solo 1 punto.
lesson-other = Questa domanda nasce da ciò che hai appena scelto: un'abilità, un'impresa o un'unità d'élite della tua fazione. Non tutti la incontrano nel primo turno.
    .look = La regola accanto alla domanda, e la frase sotto ogni opzione.
    .advice = Prova ciò che ti piace di più: a questo tavolo tutto si può riprendere.
guide-others = L'altra fazione ha scelto. La cronaca conserva tutto, frase per frase.
guide-end = Questo era un turno: un dado speso, e quello che viene in più. Ci si alterna finché tutti i dadi sono spesi. Poi le regioni pagano i loro punti, e il round seguente comincia con nuove truppe e nuovi dadi. La partita termina quando alla fine di un round qualcuno ha 30 punti.

## Che cosa conta il laboratorio

trait-faction = Fazione
trait-feat = Impresa
trait-enemy = Fazione dell'IA
trait-scenario = Scenario
