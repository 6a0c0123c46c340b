# I testi del tavolo nel browser. Le stesse voci, nello stesso ordine, stanno in en.ftl.
# Ciò che vale per ogni modo di giocare viene dal motore, e i giochi portano i propri.

app-name = Ludoteca

## Dappertutto

loading = Un momento…
close = Chiudi
copy = Copia
copied = Copiato
try-again = Riprova
you = tu
to-lobby = Alla ludoteca
to-table = Al tavolo
speak-other = In English
theme-light = Colori chiari
theme-dark = Colori scuri
show-all = Mostra tutte ({ $count })
nothing-found = Non si trova nulla.
trouble-title = Il tavolo non risponde
nowhere-title = Qui non c’è nulla
nowhere-text = Questo indirizzo non porta da nessuna parte. I tuoi tavoli sono nella ludoteca.
no-such-game = Sullo scaffale non c’è un gioco così.
error-unreachable = Il server non risponde. Niente è perduto: riprova fra un momento.
error-server = Qualcosa è andato storto sul server. Niente è cambiato; riprova.
error-not-found = Questo non esiste, o non esiste più.

## Ludoteca

greeting = Benvenuto.
greeting-morning = Buongiorno, { $name }.
greeting-day = Buon pomeriggio, { $name }.
greeting-evening = Buonasera, { $name }.
waiting-tables = { $count ->
    [0] { "" }
    [one] Un tavolo aspetta te.
   *[other] { $count } tavoli aspettano te.
}
your-name = Il tuo nome
shelf = Giochi sullo scaffale
your-tables = I tuoi tavoli
no-tables = Apri una scatola per cominciare.
finished-games = Partite finite
no-finished = Ancora nessuna.
all-won = Vincono tutti.
bring-record = Porta un verbale
play-now = Gioca subito
play-against = { $count ->
    [0] da solo, con tutti i ruoli
    [one] contro un bot
   *[other] contro { $count } bot
}
learn-it = Imparalo: primo turno guidato
learn-about = una lezione per ogni scelta
set-table = Prepara il tavolo…
read-rules = Regole
fact-who = Giocatori
fact-length = Durata
fact-weight = Peso
fact-weight-of = { $weight } di 5
fact-modes = Modi di giocare
fact-players = { $low }–{ $high } giocatori
fact-players-fixed = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
fact-minutes = { $low }–{ $high } min
fact-minutes-fixed = { $minutes } min
mode-solo = da soli
mode-bots = con i bot
mode-hot-seat = a uno schermo
mode-online = con un link
just-now = adesso
move-number = mossa { $number }
table-play = Gioca
table-back = Torna al tavolo
table-watch = Guarda
table-replay = Rivedi le mosse
verify-dice = Controlla i dadi
seat-open = posto libero
free-seats = Posti liberi
seats-taken = { $taken } posti occupati su { $count }
somebody = un ospite
is-listed = aperto a tutti qui
branch-of = un’altra strada, dalla mossa { $number } di un’altra partita

## Chi arriva con un link

join-title = Un posto ti aspetta
join-text = Scegli il nome che vedranno gli altri e siediti.
join-sit = Siediti
join-failed = Questo link non porta a un posto

## Preparare un tavolo

set-table-for = { $game }: si prepara il tavolo
seats = Posti
how-many-seats = Quanti posti
seat-number = Posto { $number }
wish-me = Io
wish-open = Un ospite: il posto resta libero
bots-in-order = Bot, dal più debole al più forte
bots-take-time = Bot, dal più debole al più forte. I più forti pensano più a lungo.
bot-of = Bot, { $level }
bot-strength = Forza { $number } su { $count }. { $level ->
    [planner] Pensa fino a un secondo prima di ogni risposta.
    [master] Può pensare diversi secondi prima di ogni risposta.
   *[other] Risponde subito.
}
level-random = gioca a caso
level-greedy = guarda una mossa avanti
level-flat = prova le mosse migliori
level-scout = pensa un poco più avanti
level-planner = fa piani
level-master = pensa a lungo
temperament = Temperamento
temperament-at = Temperamento del bot, { $seat }
temperament-balanced = equilibrato
temperament-aggressive = aggressivo
temperament-builder = costruttore
temperament-opportunist = opportunista
temperament-wants-balanced = Non ha preferenze e pesa tutto allo stesso modo.
temperament-wants-aggressive = Attacca il nemico più pericoloso e mette da parte poco.
temperament-wants-builder = Prima si rafforza, poi pensa a vincere.
temperament-wants-opportunist = Prende subito ciò che avvicina la vittoria.
hot-seat-note = Più persone a questo schermo: si copre ogni volta che passa da una all’altra e qualcuno ha segreti.
watching-note = Qui non gioca nessuno: guarderai.
options = Che cosa si gioca
more-options = { $count ->
    [one] { $count } altra opzione
   *[other] altre { $count } opzioni
}
fewer-options = Meno opzioni
ways = Come si gioca
companion = Con il gioco vero.
companion-about = Tirate e pescate sul vostro tavolo e scrivete qui ciò che esce.
study = Per studio.
study-about = Tutto si può riprendere, in ogni momento.
clock = Con l’orologio.
clock-about = Un bot prende il posto di chi finisce il tempo.
clock-minutes = Minuti a testa
clock-increment = Secondi in più per ogni risposta
listed = Aperto a tutti qui.
listed-about = I posti liberi compaiono nella ludoteca di questo server, e a nessuno serve un link.
listed-show = I posti liberi sono aperti a tutti qui
webhook = Indirizzo a cui dire a chi tocca
webhook-about = Vi si manda un breve messaggio quando qualcuno deve scegliere. Può restare vuoto.
begin = Comincia

## Al tavolo

skip-to-question = Alla domanda
menu = Menu
board = Plancia
board-view = Vista della plancia
board-nearer = Più vicino
board-farther = Più lontano
board-whole = Tutta la plancia
players = Giocatori
also-on-table = Carte e tracciati
chronicle = Cronaca
chronicle-all = tutta
since-my-move = dalla mia mossa
filter = filtra
filter-who = Le mosse di
filter-everybody = Tutti
filter-words = Parole
no-moves = Ancora nessuna mossa
no-moves-about = La cronaca comincia con la prima scelta.
to-position = La posizione dopo la mossa { $number }
chat = Conversazione
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Di’
show-chat = Conversazione
show-chat-unread = Conversazione ({ $count } da leggere)
show-chronicle = Cronaca
pull-sheet = Mostra di più o di meno
my-things = Le mie cose
what-it-is = Che cosa è
table-of-rules = Tabella
tray-unfold = Mostra tutte le mie cose
tray-fold = Mostrale in una fila

## La domanda

why-rule = Regola
rule-number = Leggi la regola { $id }
rule-unknown = Nel regolamento non c’è una regola così.
open-rulebook = Apri qui il regolamento
secret-about = Nessun altro vede ciò che scegli.
by-hand-about = Tira o pesca sul tavolo vero e di’ che cosa è uscito.
confirm = Conferma: { $label }
undo = Riprendi
choose-other = Scegli altro
ask-take-back = Chiedi di riprendere
why-not-others = Perché non altro?
ideas = Consiglio
ideas-title = Che cosa guarderebbe un giocatore forte
ideas-thinking = Guardo avanti …
ideas-taste = Questione di gusti: prima che il gioco cominci non se ne può dire nulla.
ideas-even = Nessuna di queste risposte è chiaramente migliore: le differenze fra le prospettive possono essere un caso.
ideas-about = Prospettive: quanto è probabile vincere dopo questa risposta, per quanto lo dicono alcune centinaia di prove.
ideas-failed = Al momento non c’è un consiglio.
idea-prospects = Prospettive { $percent } %
idea-behind = { $points ->
    [0] vale più o meno altrettanto
    [one] { $points } punto in meno
   *[other] { $points } punti in meno
}
idea-goes-on = Poi è probabile: { $steps }
not-possible = Non si può: { $label }
is-choosing = { $count ->
    [one] { $names } sta scegliendo
   *[other] { $names } stanno scegliendo
}
who-plays = { $role } ({ $who })
is-awaited = { $count ->
    [one] Ancora libero: { $names }
   *[other] Ancora liberi: { $names }
}
awaited-host = La partita va avanti appena qualcuno si siede lì. Scegli «Invita» accanto al posto: per un link, o per metterci un bot.
awaited-guest = La partita va avanti appena qualcuno si siede lì.
thinking-for = ci pensa da { $seconds } secondi
nothing-asked = Ora non c’è nulla da scegliere
bots-paused = I bot aspettano. Falli continuare quando vuoi.
meanwhile = Intanto puoi guardare la plancia e la cronaca.
you-watch = Stai guardando: vedi ciò che tutti possono vedere.
guide = Guida
guide-on = Spiega la regola di ogni domanda
guide-off = Senza spiegazioni
guide-show = Spiega la regola di ogni domanda
hint-light = Ciò che brilla si può scegliere, sulla plancia o in questo elenco. Se nulla brilla non tocca a te.
hint-look = Fermati con il puntatore su una cosa, o tienila premuta: ti si dice che cos’è.
hint-rule = Ogni domanda nomina la sua regola. Scegli il numero per leggerla; «Perché non altro?» dice che cosa non si può, e perché.
hint-back = Z riprende ciò che hai scelto, finché nulla è stato rivelato e nessun altro ha mosso.
hint-chronicle = La cronaca dice che cosa è successo. Scegli una frase per vedere il tavolo com’era allora.
hint-keys = Si può giocare con la sola tastiera: cifre e lettere rispondono, le frecce camminano sulla plancia.
stand-title = Rispondi in anticipo
stand-answer = Risposta
stand-how-long = Per quanto
stand-for-good = per tutta la partita
stand-leave = Lascia questa risposta
stands = { $question } Risposta in anticipo: { $answer } ({ $until })
stand-some = Una domanda che interrompe gli altri.
stand-end = Chiedimi di nuovo
take-back-asked = { $name } vorrebbe riprendere qualcosa. Sei d’accordo?
take-back-waits = Per riprendere si aspetta che gli altri siano d’accordo.
take-back-forget = Lascia stare
agree = D’accordo
disagree = No

## Il primo turno guidato

guide-name = Il primo turno guidato
guide-lesson = Lezione { $number } di { $of }
guide-over = Il tuo primo turno è finito
guide-meanwhile = Intanto
guide-look = Guarda:
guide-advice = Consiglio:
guide-rules = Regole:
guide-suggested = consigliato
guide-wait = Ora agiscono gli altri. Guarda la plancia: quello che fanno comparirà qui.
guide-more = tutta la lezione
guide-less = meno
guide-leave = Lascia la guida
guide-again = Torna alla guida
guide-go-on = Continua a giocare qui
guide-own-table = Prepara un tavolo tuo

## Bot

bots = Bot
bots-pause = Ferma i bot
bots-go = Fai continuare i bot
bots-skip = Salta alla prossima domanda
a-bot = bot
some-bots = { $count ->
    [one] bot ({ $level })
   *[other] { $count } bot ({ $level })
}

## I posti di un tavolo

is-here = è qui
is-away = è via
time-left = Tempo rimasto
invite = Invita
change-seat = Cambia
seat-is-open = Qui non siede ancora nessuno.
seat-is-held = Qui siede: { $who }.
invite-make = Fai un link
invite-link = Il link a questo posto
invite-about = Chi apre il link prende questo posto. Può sedersi anche un tuo programma.
invite-once = Funziona una volta. Uno nuovo rende inutile il vecchio.
invite-revoke = Rendilo inutile
seat-change = Chi deve sedere qui
seat-free = Lascialo libero
seat-take = Io

## Uno schermo per più persone

hand-over-about = Lo schermo è coperto: ciò che segue è per due occhi soli.
hand-over-here = { $seat }: ci sono
one-person-on = Una persona gioca tutti questi posti: non coprire più
one-person = Una persona gioca tutti i miei posti
look-as = Guarda come { $role }

## Menu di un tavolo

table-in-words = Il tavolo a parole
look-back = Guarda indietro da qui
copy-position = Copia il link di questa posizione
correct-last = Correggi l’ultimo risultato scritto
nothing-typed = Non è stato ancora scritto nulla.
branch-here = Prova un’altra strada da qui
to-origin = Alla partita da cui viene questa
save-record = Salva il verbale
notify-me = Avvisami quando tocca a me
seed-hash = Impronta del seme dei dadi
seed-about = Il seme si pubblica dopo la partita: allora ognuno può ricalcolare ogni tiro.
seed-of-branch = Dadi e carte hanno il seme della partita da cui viene questa. Se quella è finita, il seme è già pubblico.

## La linea con il server

lost-title = Connessione interrotta
lost-safe = La partita è al sicuro alla mossa { $number }.
lost-waiting = Il tavolo non si raggiunge.
lost-now = Riprova ora
lost-seconds = { $seconds ->
    [0] o fra un momento.
    [one] o fra { $seconds } secondo.
   *[other] o fra { $seconds } secondi.
}

## Dopo la partita

play-again = Ancora una

## Rivedere

replay-title = { $game }, rivista
replay-failed = Questa posizione non si può mostrare
position-of = Mossa { $number } di { $last }
round-number = Round { $number }
before-round-one = Prima del round 1
reel = Mosse della partita
reel-start = All’inizio
reel-back = Una mossa indietro
reel-next = Una mossa avanti
reel-play = Avvia
reel-pause = Ferma
reel-speed = Velocità
seen-from = Visto da
eyes-spectator = uno spettatore
eyes-open = tutto scoperto
to-live-table = Al tavolo dal vivo
show-tray = Ciò che sta davanti al giocatore
analysis = Analisi
look-again = Analisi: le svolte
look-again-close = Chiudi l’analisi
look-again-working = Ogni scelta viene riguardata. Può durare fino a un minuto.
look-again-waiting = { $count ->
    [one] Prima viene riguardata un’altra partita.
   *[other] Prima vengono riguardate altre { $count } partite.
}
look-again-done = { $count ->
    [0] L’analisi è pronta.
    [one] L’analisi è pronta, con una svolta.
   *[other] L’analisi è pronta, con { $count } svolte.
}
look-again-not-yet = Si riguardano solo le partite finite: torna quando questa sarà finita.
prospects = Prospettive nel corso della partita
prospects-about = { $name }: { $from } % alla prima scelta, { $to } % alla fine
prospects-figures = In cifre
prospects-move = Mossa
prospects-how = Linee e percentuali vengono dal pensare in avanti a ogni scelta, sapendo solo ciò che sapeva allora chi la faceva. Sono stime, le linee come medie di cinque scelte di seguito: qualche punto può essere dovuto al caso, di più dove il finale è in bilico. Dove una linea sale o scende senza una svolta sono stati dadi e carte, o scelte costate meno di queste.
turning-points = Le svolte
no-turning-points = Nessuna scelta è costata qualcosa che si distingua dal caso.
turning-point = { $who }: { $question } «{ $better }» valeva più di «{ $chosen }»: prospettive { $best } % invece di { $percent } %.
turning-point-perhaps = { $who }: { $question } «{ $better }» valeva forse più di «{ $chosen }»: prospettive { $best } % invece di { $percent } %. Può essere un caso.
turning-point-move = Prima della mossa { $number }
turning-point-mark = Svolta { $at }
turning-point-then = Poi, probabilmente: { $steps }
more-below = Continua sotto

## Regolamento

rules-of = Regole di { $game }
contents = Indice
search-rules = Cerca nelle regole
rules-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}

## Controllo dei dadi

verify-title = I dadi, controllati
verify-about = Questa pagina ricalcola ogni tiro e ogni pescata della partita, qui nel tuo browser, dal seme fissato prima della prima mossa.
seed = Seme, pubblicato dopo la partita
seed-kept = Il seme è quello la cui impronta fu mostrata all’inizio.
seed-broken = Questo non è il seme la cui impronta fu mostrata all’inizio.
draws-checking = { $checked } di { $count } ricalcolati…
draws-good = { $count ->
    [one] { $count } risultato ricalcolato: è giusto.
   *[other] { $count } risultati ricalcolati: sono tutti giusti.
}
draws-wrong = { $count ->
    [one] { $count } risultato non segue dal seme.
   *[other] { $count } risultati non seguono dal seme.
}
draw-wrong = Riga { $number }: «{ $value }» non segue dal seme.
dice-statistics = Come sono caduti i dadi
draws-count = { $count ->
    [one] { $count } volta
   *[other] { $count } volte
}
stat-value = Risultato
stat-count = uscito
stat-expected = atteso
stat-bar = come barra, la linea è l’atteso
no-draws = In questa partita il caso non ha deciso nulla.
