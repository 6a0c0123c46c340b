# I testi della riga di comando. Le stesse voci, nello stesso ordine, stanno in text.en.ftl.

## Comandi sbagliati

cli-see-help = Vedi: { $command }
cli-unknown-command = Non esiste il comando «{ $command }». Comandi: { $known }. Vedi: ludoteca --help
cli-unknown-command-close = Non esiste il comando «{ $command }»: forse «ludoteca { $close }»?
cli-unknown-option = Non esiste l'opzione { $option }.
cli-missing = Manca { $name }.
cli-wrong-value = { $name } non può essere «{ $value }».
cli-twice = { $name } si può dare una volta sola.
cli-too-many = C'è qualcosa di troppo: { $words }.
cli-wrong = Questo comando non si capisce: { $fault }

error-unknown-language = Non c'è la lingua «{ $lang }». Lingue: { $known }.
error-set-form = «{ $word }» non si può impostare: scrivi CHIAVE=VALORE, per esempio --set length=long.
error-seats-form = «{ $seats }» non dice chi siede dove: scrivi un nome per ogni posto, per esempio --seats tu,greedy,random.
error-name-form = Un nome è una parola sola, non «{ $name }».
error-unknown-bot = Nessun bot si chiama «{ $bot }». Bot: { $known }; con un limite tree:400 o flat:0.5s, con un temperamento greedy@builder.
error-unknown-bot-close = Nessun bot si chiama «{ $bot }»: forse «{ $close }»?
error-bot-budget = «{ $bot }» non può pensare così: scrivi quante iterazioni (tree:400) o secondi (tree:0.5s), più di 0, in nove caratteri al massimo.
error-unknown-temperament = { $game } non ha il temperamento «{ $name }». Temperamenti: { $known }.
error-no-temperaments = { $game } non ha temperamenti: nessun bot lo gioca «{ $name }».
error-bench-seconds = Una misura non può durare { $seconds } secondi: scrivi un numero maggiore di 0.
error-no-bot = In una simulazione siedono solo bot, non «{ $bot }». Bot: { $known }; con un limite tree:400 o flat:0.5s, con un temperamento greedy@builder.
error-unknown-seat = Non c'è il posto «{ $seat }». Posti: { $known }.
error-no-game = Quale gioco? Scrivi ludoteca play GIOCO; ludoteca games li elenca.
error-resume-and-game = Il verbale dice già di quale gioco si tratta: dai o GIOCO o --resume FILE.
error-no-rule = Nel regolamento non c'è la regola { $id }. Senza numero si vede l'indice.
error-several-rules = Più regole parlano di «{ $id }»: { $known }.
error-no-rule-close = Nel regolamento non c'è la regola { $id }: forse { $close }?
error-no-rule-here = Dietro questa domanda non c'è una regola.
error-no-rule-found = Nessuna regola contiene «{ $words }».
error-no-tests = Non c'è la cartella «{ $folder }»: di' con --tests dove sono le prove.
error-no-folder = «{ $folder }» non è una cartella.
error-no-game-or-folder = «{ $name }» non è né un gioco né una cartella. ludoteca games elenca i giochi.
error-no-line = Il verbale ha le righe da 1 a { $last }, non { $line }.
error-file = Il file { $file } non si può usare: { $fault }
error-no-web = Le parti per giocare nel browser non sono installate: pip install "ludoteca[web]"
error-no-lab = Le parti del laboratorio non sono installate: make lab, oppure pip install "ludoteca[lab]"
error-lab-stale = Il nucleo compilato è più vecchio dei suoi sorgenti e giocherebbe come dicevano prima ({ $modules }): make fast lo ricompila, make pure ne fa a meno.
error-lab-workers = Ci vuole almeno un lavoratore: --workers { $workers } non basta.
error-lab-no-room = { $file } è un file, e i risultati stanno in una cartella: scegline una con --out.
error-lab-out-folder = { $folder } è una cartella: di' con --out quale file vi sarà il resoconto, come { $file }.
error-public-without-origin = Con --host { $host } il server si raggiunge anche da altrove: di' con quale indirizzo, --origin http://NOME:{ $port }, come appare nel browser degli altri.
error-wrong-origin = «{ $origin }» non è l'indirizzo di un server: scrivi --origin https://tavolo.example.org, senza percorso e in lettere minuscole.
error-wrong-port = { $port } non è una porta: le porte vanno da 0 a 65535.
error-no-port = Il server non può ascoltare su { $host }, porta { $port }: { $fault }. Scegline un'altra con --port.
error-no-database = I tavoli in { $file } non si possono aprire: { $fault }
error-newer-database = I tavoli sono stati conservati da una versione più nuova di Ludoteca: usa quella, o un'altra cartella con --data.
error-already-running = Per i tavoli in { $folder } è già in funzione un server: { $address }
file-missing = non esiste
file-forbidden = non ne hai il permesso
file-folder = è una cartella
file-exists = esiste già

## Aiuto

help-ludoteca = Ludoteca: un tavolo da gioco digitale.
help-title-commands = Comandi
help-title-parameters = Che cosa si può dire
help-title-examples = Esempi
help-more = Ogni comando ha la sua pagina: ludoteca play --help
help-lang = Con ogni comando: --lang it o --lang en sceglie la lingua; altrimenti si parla quella del sistema.

help-lobby = L'atrio: scegli un gioco, siediti, gioca. Da qui si riprendono anche le partite interrotte e si leggono le regole.
    .usage = ludoteca
    .examples = ludoteca
help-games = Elenca i giochi. Quelli che non si possono aprire sono detti su stderr.
    .usage = ludoteca games [--json]
    .json = --json : in JSON, per i programmi
    .examples =
        ludoteca games
        ludoteca games --json
help-play = Gioca in questo terminale. Da solo contro i bot, in più persone alla stessa tastiera, o tutt'e due le cose. Ogni risposta è salvata subito, perciò una partita interrotta si può riprendere.
    .usage = ludoteca play GIOCO [--seats CHI,CHI] [--set CHIAVE=VALORE] ...
    .game = GIOCO : l'id del gioco, come lo elenca ludoteca games
    .seats = --seats CHI,CHI : chi siede dove, una parola per posto: tu, il nome di una persona o un bot (random, greedy, flat, scout, planner, master; con un limite per ogni decisione: tree:400, flat:0.5s; con un temperamento: greedy@builder); oppure solo quanti posti ci sono. Un nome che compare due volte tiene tutti e due i posti
    .as = --as POSTO : i posti o i ruoli che prendi tu; agli altri siedono i bot
    .set = --set CHIAVE=VALORE : un'opzione del gioco; si può dare più volte
    .seed = --seed PAROLA : un caso che si può ripetere; altrimenti nessuno può prevederlo
    .companion = --companion : tirate e pescate col gioco vero, e scrivete che cosa esce
    .pace = --pace SECONDI : quanto aspettare dopo ogni mossa di un bot; 0 per non aspettare, al massimo 3600
    .save = --save FILE : dove tenere il verbale; altrimenti in LUDOTECA_HOME, o in ludoteca nella cartella in cui il sistema tiene lo stato dei programmi
    .resume = --resume FILE : riprende la partita di questo verbale
    .examples =
        ludoteca play magpies
        ludoteca play magpies --seats anna,bruno,greedy --set length=long
        ludoteca play magpies --seats 3 --as west
        ludoteca play magpies --seats tu,random --companion
        ludoteca play --resume magpies-2026-11-15-1.record
help-serve = Gioca nel browser. Avvia su questo computer il server dei tavoli e dice dove si trova; Ctrl-C lo ferma, e al prossimo avvio ogni tavolo continua. Si raggiunge solo da questo computer, se --host e --origin non dicono altro.
    .usage = ludoteca serve [--open] [--port N] [--data CARTELLA] [--host INDIRIZZO --origin URL]
    .host = --host INDIRIZZO : dove ascoltare, altrimenti 127.0.0.1: solo questo computer
    .port = --port N : la porta, altrimenti 8700 o la prossima libera
    .data = --data CARTELLA : dove conservare i tavoli; altrimenti in LUDOTECA_HOME, o ludoteca nella cartella in cui il sistema tiene lo stato dei programmi
    .origin = --origin URL : l'indirizzo con cui gli altri raggiungono il server, come appare nel loro browser; serve con ogni --host che non sia questo computer
    .pace = --pace SECONDI : quanto aspettano i bot tra due mosse, al massimo 3600, altrimenti 0.6
    .open = --open : apre anche il browser
    .examples =
        ludoteca serve --open
        ludoteca serve --port 9000 --data tavoli
        ludoteca serve --host 0.0.0.0 --origin http://192.168.1.20:8700
help-sim = Fa giocare i bot per molte partite e conta che cosa succede. Lo stesso seme dà le stesse partite, e lo stesso records_hash, su ogni macchina. records_hash è lo SHA-256, partita per partita, di: la preparazione in JSON con le chiavi in ordine (game, options, rules, seats), poi il numero delle risposte e ogni risposta come interi di 32 bit little-endian. Ctrl-C dice che cosa si è fatto fin lì.
    .usage = ludoteca sim GIOCO --games N --seats BOT,BOT [--seed PAROLA] [--set CHIAVE=VALORE] [--json]
    .game = GIOCO : l'id del gioco
    .games = --games N : quante partite si giocano, altrimenti 100
    .seats = --seats BOT,BOT : un bot per posto (random, greedy, flat, scout, planner, master; con un limite per ogni decisione: tree:400, flat:0.5s; con un temperamento: greedy@builder), oppure solo quanti posti ci sono
    .seed = --seed PAROLA : quali partite si giocano, altrimenti 0
    .set = --set CHIAVE=VALORE : un'opzione del gioco; si può dare più volte
    .json = --json : il risultato in JSON, per i programmi
    .examples =
        ludoteca sim magpies --games 1000 --seats random,random,random --seed 7 --json
        ludoteca sim magpies --games 200 --seats greedy,random --set length=long
help-rules = Legge le regole di un gioco. Una regola, un capitolo, ciò che trova una ricerca, o l'indice; con --coverage quante regole hanno una prova.
    .usage = ludoteca rules GIOCO [ID] [--search PAROLE] [--coverage [--tests CARTELLA] [--json]]
    .game = GIOCO : l'id del gioco
    .id = ID : una regola o un capitolo; altrimenti si vede l'indice
    .search = --search PAROLE : le regole in cui ci sono tutte queste parole
    .coverage = --coverage : quali regole hanno una prova segnata con il loro numero
    .tests = --tests CARTELLA : dove sono le prove, altrimenti in tests
    .json = --json : la copertura in JSON, per i programmi
    .examples =
        ludoteca rules magpies
        ludoteca rules magpies G2.2
        ludoteca rules magpies --search preferito
        ludoteca rules magpies --coverage --json
help-record-show = Racconta una partita dal suo verbale. Come l'ha vista uno spettatore, o uno dei posti, fino alla fine o fino a una riga.
    .usage = ludoteca record show FILE [--as POSTO] [--line N]
    .file = FILE : il verbale
    .as = --as POSTO : con gli occhi di questo posto, altrimenti con quelli di uno spettatore
    .line = --line N : fino a questa riga
    .examples =
        ludoteca record show magpies-2026-11-15-1.record
        ludoteca record show magpies-2026-11-15-1.record --as south --line 40
help-record-verify = Verifica un verbale. Ogni riga è rigiocata secondo le regole e ogni risultato del caso ricalcolato dal seme; la prima riga sbagliata è detta.
    .usage = ludoteca record verify FILE
    .file = FILE : il verbale
    .examples = ludoteca record verify magpies-2026-11-15-1.record
help-analyse = Riguarda una partita finita. Come sono andate le prospettive di ogni posto, le tre scelte costate di più, e che cosa sarebbe stato meglio. Ogni scelta è giudicata da ciò che il suo posto poteva sapere allora.
    .usage = ludoteca analyse FILE [--iterations N] [--json]
    .file = FILE : il verbale di una partita finita
    .iterations = --iterations N : quanto riflettere su tutta la partita, altrimenti 24000; lo stesso numero dà lo stesso risultato
    .json = --json : il risultato in JSON, per i programmi
    .examples =
        ludoteca analyse magpies-2026-11-15-1.record
        ludoteca analyse magpies-2026-11-15-1.record --iterations 20000 --json
help-content-check = Controlla i file dei contenuti di un gioco. Tutti gli errori sono detti insieme, con file, voce e chiave.
    .usage = ludoteca content check GIOCO|CARTELLA
    .game = GIOCO : l'id di un gioco, o una cartella con file di contenuti
    .examples =
        ludoteca content check magpies
        ludoteca content check mio-gioco/content
help-content-show = Mostra i numeri di un gioco. Con --provenance da dove viene ciascuno.
    .usage = ludoteca content show GIOCO [--provenance]
    .game = GIOCO : l'id del gioco
    .provenance = --provenance : da dove viene ogni numero: dalle regole, da una fonte pubblica, o ideato qui
    .examples =
        ludoteca content show magpies
        ludoteca content show magpies --provenance
help-bench = Misura quanto è veloce un gioco qui. Partite a caso e copie di posizioni, la mediana di più misure.
    .usage = ludoteca bench GIOCO [--seconds S] [--search] [--json]
    .game = GIOCO : l'id del gioco
    .seconds = --seconds S : quanto misurare in tutto, altrimenti 5
    .search = --search : misura anche una ricerca dal primo turno, ogni iterazione giocata fino alla fine
    .json = --json : le cifre in JSON, per i programmi
    .examples =
        ludoteca bench magpies
        ludoteca bench magpies --seconds 2 --json

help-lab-run = Fai giocare ai bot tutto ciò che un piano chiede. Posti, bot e opzioni si combinano; i risultati si conservano a parti, così una prova interrotta riprende da dov'era, con lo stesso comando. Lo stesso piano dà gli stessi risultati, con qualunque numero di lavoratori.
    .usage = ludoteca lab run PIANO.toml [--out CARTELLA] [--workers N] [--json]
    .spec = PIANO.toml : che cosa si gioca; docs/lab.md lo spiega, in examples/lab ce ne sono alcuni. I bot si chiamano come in ludoteca sim: greedy, tree:400, greedy@builder
    .out = --out CARTELLA : dove conservare i risultati, altrimenti in lab-NOME, dal nome del file del piano: lab-magpies per magpies.toml
    .workers = --workers N : quanti processi giocano fianco a fianco, altrimenti uno per ogni processore; mai più di quattro per ogni processore
    .json = --json : che cosa è stato fatto in JSON, per i programmi
    .examples =
        ludoteca lab run examples/lab/magpies.toml
        ludoteca lab run examples/lab/wroth-factions.toml --out wroth --workers 2
help-lab-show = Mostra le cifre di una prova nel terminale. Percentuali di vittoria con i loro intervalli al 95 %, punteggi di forza e ciò che è fuori equilibrio; anche mentre la prova è in corso.
    .usage = ludoteca lab show CARTELLA [--json]
    .folder = CARTELLA : dove sono conservati i risultati
    .json = --json : le cifre in JSON, per i programmi
    .examples =
        ludoteca lab show lab-magpies
        ludoteca lab show lab-magpies --json
help-lab-report = Scrivi il resoconto di una prova. Un solo file HTML con le figure, che non ha bisogno della rete; con --png anche le figure come file.
    .usage = ludoteca lab report CARTELLA [--out FILE.html] [--png]
    .folder = CARTELLA : dove sono conservati i risultati
    .out = --out FILE.html : dove scrivere, altrimenti report.html nella cartella
    .png = --png : anche ogni figura come PNG accanto al resoconto
    .examples =
        ludoteca lab report lab-magpies
        ludoteca lab report lab-magpies --out gazze.html --png --lang it

## Lo scaffale

games-entry = { $title } ({ $id }), { $seats }
games-seats = da { $low } a { $high } posti
games-seats-fixed = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
games-option = opzione { $option }: { $values }
games-none = Non è installato nessun gioco.

## L'atrio

lobby-welcome = Ludoteca. A che cosa si gioca?
lobby-rules = Leggi le regole
lobby-language = Cambia lingua: { $language }
lobby-quit = Esci
lobby-resume = Riprendi { $title }: { $names } ({ $file })
lobby-choose = La tua scelta (Invio per { $default }):
lobby-not-there = «{ $answer }» non è nell'elenco.
lobby-which-rule = Quale regola o capitolo? (Invio per tornare indietro)
lobby-seats = Quanti posti, da { $low } a { $high }? (Invio per { $default })
lobby-who = { $seat }: chi ci siede? Un numero, o il nome di una persona (Invio per { $default }):
lobby-you = Tu
lobby-companion = Tirate e pescate col gioco vero sul vostro tavolo, scrivendo qui che cosa esce? s o n (Invio per { $default })
lobby-bye = A presto.
bot-random = Bot: sceglie a caso
bot-greedy = Bot: guarda una mossa avanti
bot-flat = Bot: prova le mosse migliori
bot-scout = Bot: pensa un poco più avanti
bot-planner = Bot: fa piani
bot-master = Bot: pensa a lungo

## In gioco

play-begin = { $title }. La partita è salvata dopo ogni risposta in { $file }
play-hint = Rispondi con un numero o un nome. «scena» mostra di nuovo il tavolo, «perché» spiega, «aiuto» dice che cos'altro puoi scrivere.
play-prompt = >
play-changed = Che cosa è cambiato sul tavolo («scena» lo mostra tutto):
panel-bot = bot { $name }
play-question = { $who }: { $question } (regola { $rule })
play-help =
    Un numero, un nome o una parola dello schermo risponde alla domanda. Più risposte separate da virgole (2, 1) sono prese tutte o nessuna.
    perché [COSA]       la regola dietro questa domanda, o che cos'è e che cosa fa una scelta, una carta o qualunque altra cosa
    perché no [COSA]    perché qualcosa non si può scegliere
    consiglio           che cosa guarderebbe qui un giocatore forte, e perché
    annulla             torna sulla tua ultima risposta; il caso decide di nuovo
    scena               mostra di nuovo il tavolo e la domanda
    cronaca [N]         che cosa è successo
    regole [ID]         il regolamento, o una regola
    disponi [RISPOSTA]  rispondi sempre così a questa domanda quando interrompe gli altri; disponi basta la toglie, disponi RISPOSTA fino a PASSO finisce da sé
    correggi VALORE     sostituisce l'ultimo risultato vero che è stato scritto
    salva FILE          scrive il verbale anche in un file
    lingua en           parla inglese
    esci                smetti; la partita si può riprendere
play-names = Nomi nel verbale, validi anche come risposta: { $names }
play-is-option = «{ $thing }» si può scegliere.
play-why-not = «perché no» dice che cosa qui non si può scegliere, e perché.
play-undo-anew = Da qui il caso decide di nuovo, e così i bot: può andare diversamente.
play-agree = { $name } è d'accordo a tornare indietro? s o n
play-stands = D'ora in poi la tua risposta è sempre: { $label }. «disponi basta» la toglie.
play-stand-off = { $count ->
    [0] Non avevi lasciato risposte.
    [one] La risposta che avevi lasciato è tolta.
   *[other] Le { $count } risposte che avevi lasciato sono tolte.
}
play-correct-gone = { $count ->
    [one] { $count } risposta successiva non andava più bene e va data di nuovo.
   *[other] { $count } risposte successive non andavano più bene e vanno date di nuovo.
}
play-record =
    Il verbale è in { $file }
    Per verificarlo: ludoteca record verify { $file }
    Per riguardare la partita: ludoteca analyse { $file }
play-break =
    Niente è perduto. Per riprendere la partita:
    ludoteca play --resume { $file }
companion-begin = Si gioca col gioco vero: ogni volta che decide il caso ti si chiede che cosa è uscito. Più risultati insieme si scrivono separati da virgole, nell'ordine in cui sono chiesti.
companion-ask = Dal vero: { $what } Scrivi che cosa è uscito. (regola { $rule })
companion-eyes = Solo per gli occhi di { $names }.
companion-for-bot = Può vederlo solo un bot: scrivilo senza servirti di ciò che hai visto.
hint-title = { $count ->
    [one] Un giocatore forte guarderebbe questo:
   *[other] Un giocatore forte guarderebbe questi:
}
hint-title-even = Un giocatore forte guarderebbe questi. Nessuno è chiaramente migliore: le differenze possono essere un caso.
hint-idea = { $label } – prospettive { $percent } %
hint-behind = { $points ->
    [0] (più o meno altrettanto buono)
    [one] ({ $points } punto in meno)
   *[other] ({ $points } punti in meno)
}
hint-goes-on = poi è probabile: { $steps }
hint-only = C'è una sola risposta: { $label }.
hint-taste = Questione di gusti: prima che il gioco cominci non se ne può dire nulla.
hint-thinking = Guardo avanti … (Ctrl-C interrompe)
waiting-for-bot = { $name } sta pensando …
hint-stopped = Interrotto. La domanda resta.
error-no-hint-for-chance = Qui decide il caso: scrivi che cosa è uscito davvero.
error-nothing-known = Nessuna regola e niente in questo gioco si chiama «{ $thing }».
error-nothing-refused = «{ $thing }» non c'entra con questa domanda.
error-nothing-refused-at-all = Qui niente è rifiutato: si può scegliere tutto ciò che c'è.
error-log-form = cronaca mostra un certo numero di frasi: un numero, non «{ $word }».
error-not-a-window = A questa domanda non si può rispondere in anticipo: solo a quelle che interrompono la mossa di un altro.
error-correct-form = Scrivi che cosa è uscito davvero: correggi VALORE. Risultati possibili: { $values }
error-save-form = Dove? Scrivi: salva FILE
error-save-folder = Non c'è la cartella «{ $folder }» in cui salvare: creala prima, o indica un altro file.

## Nel browser

serve-at = Il tavolo è pronto: { $address }
serve-public = Ascolta su { $host }, porta { $port }.
serve-stop = Ctrl-C ferma il server; al prossimo avvio i tavoli continuano.
serve-stopped = Il server si è fermato. Tutti i tavoli sono conservati.
serve-already = Il server è già in funzione: { $address }

## Simulazione e misure

sim-interrupted = Interrotta: giocate { $done } partite su { $games }.
sim-error = La partita { $index } del seme { $seed } si è rotta: { $fault }
sim-games = { $games ->
    [one] { $games } partita a { $title }
   *[other] { $games } partite a { $title }
}
sim-speed = { $decisions } decisioni in { $seconds } secondi: { $rate } al secondo
sim-wins = { $seat } ({ $bot }): { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}, { $share } %
sim-shared = Vittorie condivise: { $shared }; partite senza vincitore: { $unwon }
sim-errors = Partite che si sono rotte: { $errors }
sim-hash = Verbali: { $hash }
bench-compiled = Il nucleo è compilato.
bench-interpreted = Il nucleo è interpretato; make fast lo compila.
bench-decisions = { $rate } decisioni al secondo in partite a caso
bench-clones = { $rate } copie al secondo
bench-search = { $rate } iterazioni di ricerca al secondo, ognuna giocata fino alla fine

## Il laboratorio

lab-done = { $games ->
    [one] { $games } partita è conservata in { $folder }
   *[other] { $games } partite sono conservate in { $folder }
} ({ $played } giocate ora, { $rate }).
lab-nothing = { $games ->
    [one] { $games } partita è conservata in { $folder }; non restava niente da giocare.
   *[other] { $games } partite sono conservate in { $folder }; non restava niente da giocare.
}
lab-next = Per vederle: ludoteca lab show { $folder }, oppure ludoteca lab report { $folder }
lab-broken = { $games ->
    [one] { $games } partita si è guastata; è conservata con il suo errore e non si conta.
   *[other] { $games } partite si sono guastate; sono conservate con i loro errori e non si contano.
}
lab-interrupted =
    Interrotto: { $done } di { $games } partite sono conservate. Per continuare:
    { $command }
lab-resumed = Si continua: { $done } di { $games } partite ci sono già.
lab-progress = { $done } di { $games } partite, { $rate }, mancano { $left }
lab-rate = { $rate } partite/s
lab-pace = { $rate } partite/min
lab-left = mancano { $left }
lab-report = Il resoconto è in { $file }
lab-picture = Una figura è in { $file }

## Regole, verbali, contenuti

rules-contents = Regole di { $title }
record-of = { $title }, regole { $version }, { $seats } posti
record-option = { $option }: { $value }
record-player = { $seat }: { $name }
record-ended = la partita è finita, riga { $line }
record-open = la partita non è ancora finita, riga { $line }
analysis-title = { $title }, riguardata: le prospettive dalla prima scelta all'ultima
analysis-row = { $from } % → { $to } %
analysis-turns = { $count ->
    [0] Nessuna scelta è costata qualcosa che si distingua dal caso.
    [one] La svolta:
   *[other] Le svolte:
}
analysis-turn = { $at }. Riga { $line }, { $who }: { $question } «{ $better }» sarebbe stato meglio di «{ $chosen }»: prospettive { $best } % invece di { $worth } %.
analysis-turn-perhaps = { $at }. Riga { $line }, { $who }: { $question } «{ $better }» sarebbe forse stato meglio di «{ $chosen }»: prospettive { $best } % invece di { $worth } %. Può essere un caso.
analysis-then = Poi, probabilmente: { $steps }
analysis-how = Sono stime, le linee come medie di cinque scelte di seguito. Dove una linea sale o scende senza una svolta sono stati dadi e carte, o scelte costate meno.
analysis-all = Tutti insieme
analysis-working = Riguardo la partita
error-game-not-over = Questa partita non è ancora finita: si riguardano solo le partite finite.
error-no-iterations = Bisogna pensare almeno una volta: --iterations { $iterations } è troppo poco.
provenance-seed = dalle regole
provenance-public = da una fonte pubblica
provenance-designed = ideato qui

lobby-more-options = Ci sono altre { $count } opzioni. Vuoi vederle? s o n (Invio per { $default })
error-no-games = Gioca almeno una partita: --games { $games } non basta.
