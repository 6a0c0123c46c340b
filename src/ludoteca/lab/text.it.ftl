# I testi del laboratorio. Le stesse voci, nello stesso ordine, stanno in text.en.ftl.

## Piani che non si possono giocare

error-spec-wrong = { $file }, chiave { $place }: { $why }
error-spec-not-text = { $file } non è un testo in UTF-8.
error-spec-not-toml = { $file } non è TOML valido: non si legge dalla riga { $line }, colonna { $column }, dove sta scritto: { $text }
error-spec-toml-twice = { $file } non è TOML valido: la riga { $line }, colonna { $column }, ripete ciò che è già detto: { $text }
error-spec-too-deep = { $file } non si può leggere: ci sono elenchi dentro elenchi senza fine, o un numero di migliaia di cifre.
error-spec-missing = questa chiave manca.
error-spec-key-close = non c'è la chiave «{ $name }»: forse «{ $close }»?
error-spec-key-unknown = non c'è la chiave «{ $name }». Chiavi: { $known }.
error-spec-question-close = il gioco non ha la domanda «{ $name }»: forse «{ $close }»?
error-spec-question-unknown = il gioco non ha la domanda «{ $name }». Domande: { $known }.
error-spec-game = { $found } non è l'id di un gioco, una parola tra virgolette.
error-spec-name = { $found } non è un nome, un testo tra virgolette su una riga.
error-spec-seed = { $found } non è un seme, una parola tra virgolette o un numero intero.
error-spec-games = { $found } non è un numero di partite, un intero da 1 in su.
error-spec-part = { $found } non è un numero di partite per parte, un intero da 1 in su.
error-spec-most-games = { $found } partite sono troppe: al massimo { $most }.
error-spec-many-parts = la prova avrebbe { $parts } parti, due file ognuna; se ne ammettono al massimo { $most }. Metti più partite in una parte.
error-spec-mirror = { $found } non è né true né false.
error-spec-until-decided = { $found } non è né true né false.
error-spec-undecidable = si può giocare finché è deciso solo con due bot diversi a un tavolo da due, non con { $bots }.
error-spec-undecidable-together = { $bots } qui vincono o perdono insieme: nessuno può mostrarsi più forte. Togli until_decided.
error-spec-undecidable-seats = senza mirror { $bots } tengono il loro posto: chi vince può essere più forte o soltanto seduto meglio. Togli mirror = false o until_decided.
error-spec-pairs = { $found } non è né true né false.
error-spec-by-lot = { $found } qui non può stare: le domande a cui risponde la sorte sono un elenco, come ["faction", "feat"].
error-spec-seats = { $found } qui non può stare: i posti sono un elenco di numeri, come [2, 3].
error-spec-bots = { $found } qui non può stare: i bot sono un elenco di bot e di tavoli di bot, come ["greedy", ["greedy", "random"]]: un nome da solo siede a ogni posto, i nomi di un elenco interno hanno un posto ciascuno.
error-spec-options = { $found } non è una tabella di opzioni, ognuna con un valore tra virgolette o un elenco di valori.
error-spec-option = { $found } non è il valore di un'opzione, una parola tra virgolette, né un elenco di valori.
error-spec-cells = { $found } non è un elenco di celle: comincia ognuna con una riga [[cells]].
error-spec-expect = { $found } non è una tabella con le chiavi share ed effect.
error-spec-share = { $found } non è un numero di punti percentuali da 0 a 100.
error-spec-effect = { $found } non è un numero di punti percentuali da 0 a 100.
error-spec-bounds = { $found } non va: ogni [[bounds]] ha by, una parola tra virgolette, e win, due numeri, come [25, 75].
error-spec-by = { $found } non è un'opzione o una caratteristica, «bot», «seat» o «seats».
error-spec-by-close = niente si conta per «{ $name }»: forse «{ $close }»?
error-spec-by-unknown = niente si conta per «{ $name }», ma per: { $known }.
error-spec-win = { $found } non sono due percentuali da 0 a 100, prima la minore.
error-spec-both-win = di due che si incontrano non possono vincere entrambi entro { $found } per cento: comprendi 50, o nomina in only quello di cui si parla.
error-spec-only = { $found } qui non può stare: only è un elenco di valori fra virgolette, come ["easy", "hard"] o ["2"].
error-spec-only-close = «{ $name }» qui non si conta: forse «{ $close }»?
error-spec-only-unknown = «{ $name }» qui non si conta, ma: { $known }.
error-spec-no-pairs = le coppie si contano per i bot e le caratteristiche, non per «{ $name }».
error-spec-no-rivals = qui tutti vincono o perdono insieme: niente si conta per «{ $name }».
error-spec-no-duels = due bot diversi non si incontrano mai a un tavolo da due: non ci sono coppie per «{ $name }».
error-spec-one-bot = qui bot diversi non si incontrano mai: niente si conta per «{ $name }».
error-spec-mixed-bots = tavoli diversi hanno bot diversi, e vittorie contro avversari diversi non si possono confrontare: niente si conta per «{ $name }». Con pairs = true si contano ogni due bot che si incontrano a un tavolo da due.
error-spec-taken = altri limiti più in alto riguardano lo stesso («{ $name }»), e contano i primi che vanno bene: questi non varrebbero mai. Quelli generali stanno in fondo.
error-spec-same-option = un'opzione, o il numero dei posti, si conta dove si vince insieme e dove ha più valori; non così «{ $name }» qui.
error-spec-no-seats = di' quanti posti ci sono, per esempio seats = [2, 3]: «{ $bot }» da solo siede a ogni posto. Per dare a ogni bot un posto ci vuole un elenco nell'elenco: bots = [["greedy", "random"]].
error-spec-idle-seats = i bot di un tavolo dentro l'elenco hanno un posto ciascuno: { $bots } sono { $seats }. Togli seats, o nomina un bot da solo che siede a ogni posto.
error-spec-seconds = le partite di «{ $bot }» non si potrebbero ripetere: dagli iterazioni invece di secondi, come tree:400.
error-spec-twice = { $file } ha due volte la stessa cella: le stesse opzioni con i bot { $bots }.

## Prove che non possono continuare

error-lab-disk-full = Non c'è più spazio per { $file }. Non è rimasto nulla di scritto a metà: fai spazio e ripeti lo stesso comando.
error-lab-lack = La partita { $number } della cella { $cell } ({ $game }) è stata fermata da una mancanza di memoria o dal disco: { $fault }. La parte { $part } non è conservata, quelle prima sì: fai spazio e ripeti lo stesso comando.
error-lab-dead-worker = Chi giocava la parte { $part } è morto, { $tries } volte. Le altre parti sono conservate. Forse manca memoria. Lo stesso comando continua.
error-lab-busy = Un'altra prova sta scrivendo in { $folder } proprio ora.
error-lab-other-spec = I risultati in { $folder } sono di un altro piano: scegli un'altra cartella con --out.
error-lab-changed-spec = { $file } non dice più che cosa è stato giocato; possono cambiare solo name, expect e bounds. Lo stesso piano, fatto girare di nuovo in questa cartella, lo rimette a posto.
error-lab-other-rules = I risultati in { $folder } sono di un'altra versione delle regole: scegli un'altra cartella con --out.
error-lab-other-content = I risultati in { $folder } sono giocati con altre cifre del gioco: scegli un'altra cartella con --out.
error-lab-other-program = I risultati in { $folder } sono giocati con un altro stato del programma: scegli un'altra cartella con --out.
error-lab-foreign-part = { $file } è di un'altra prova: scegli un'altra cartella con --out, o toglilo.
error-lab-foreign-folder = In { $folder } ci sono tabelle che non sono di questa prova: scegli un'altra cartella con --out.
error-lab-foreign-spec = { $file } non è il piano di questa prova e verrebbe sovrascritto: scegli un'altra cartella con --out.
error-lab-broken-run = { $file } non si può leggere: scegli un'altra cartella con --out.
error-lab-no-folder = Non c'è la cartella { $folder }.
error-lab-no-run = { $folder } non è una cartella del laboratorio: ludoteca lab run ne crea una.
error-lab-empty = In { $folder } non c'è ancora nessuna parte intera.

## Parole

dimension-seat = Posto
dimension-bot = Bot
dimension-seats = In quanti si gioca
group-seats = { $seats } posti, ognuno per sé
group-together = Insieme
games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
games-of = { $all ->
    [one] { $games } di { $all } partita
   *[other] { $games } di { $all } partite
}, { $cells ->
    [one] { $cells } cella
   *[other] { $cells } celle (ognuna una combinazione di posti, bot e opzioni)
}
games-at-most = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} di { $all } al massimo, { $cells ->
    [one] { $cells } cella
   *[other] { $cells } celle (ognuna una combinazione di posti, bot e opzioni)
}
planned = { $title }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $cells ->
    [one] { $cells } cella (una combinazione di posti, bot e opzioni)
   *[other] { $cells } celle (ognuna una combinazione di posti, bot e opzioni)
}
planned-at-most = { $title }: al massimo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $cells ->
    [one] { $cells } cella (una combinazione di posti, bot e opzioni)
   *[other] { $cells } celle (ognuna una combinazione di posti, bot e opzioni)
}
table-equal = { $bot } a ogni posto
table-different = { $bots }, un posto ciascuno
more-tables = { $count ->
    [one] e un altro tavolo
   *[other] e altri { $count } tavoli
}
played-title = Che cosa si è giocato
played-bots = Bot
played-seats = Posti
played-lot = Per sorte
played-seed = Seme
pooled = Qui si contano insieme partite che differiscono in questo: { $options }
even-share = { $seats ->
    [one] Da soli, la quota alla pari è { $share }.
   *[other] Con { $seats } posti, la quota alla pari è { $share }.
}
even-outside = { $dimension }: i limiti da { $low } a { $high } lasciano fuori la parità. Chi vince alla pari ne sta fuori.
several-seats = Un bot che siede a più posti di un tavolo conta con la loro media.
until-decided = Due bot si sono incontrati solo finché l'intervallo non ha detto chi è più forte. Lo si è guardato più volte, perciò gli intervalli sono troppo sicuri e le cifre un po' troppo grandi: guardando ogni 20 partite, due bot di pari forza sembrerebbero diversi in una prova su quattro.
interval = ({ $low } – { $high })
interval-signed = ({ $low } … { $high })
within-title = { $dimension }, da confrontare con: { $whole }
effect-title = { $dimension }: vinte, e quanti punti in più che nelle partite delle stesse celle senza
cell-seats = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
won-together = vinte: { $rate }
broken = { $games ->
    [one] { $games } partita si è guastata e non si conta:
   *[other] { $games } partite si sono guastate e non si contano:
}
broken-error = { $fault } – { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $cells ->
    [one] tutte nella cella { $first }, partita { $game }
   *[other] in { $cells } celle, la prima: { $first }, partita { $game }
}
pair-against = { $one } contro { $other }
pair-with = { $one } e { $other }
flags-title = Fuori equilibrio
flags-none = { $all ->
    [one] L'unico intervallo che ha limiti ci sta dentro.
   *[other] Tutti i { $all } intervalli che hanno limiti ci stanno dentro.
}
flags-unsure = Niente sta fuori dai suoi limiti con tutto l'intervallo. { $all ->
    [one] Ma l'unico intervallo ne esce in parte.
   *[other] Ma { $count } di { $all } intervalli ne { $count ->
        [one] esce
       *[other] escono
    } in parte.
}
flags-others = { $count ->
    [0] { $all ->
        [one] L'unico altro intervallo che ha limiti ci sta dentro.
       *[other] Tutti gli altri { $all } intervalli che hanno limiti ci stanno dentro.
    }
    [one] { $all ->
        [one] L'unico altro intervallo che ha limiti ne esce in parte.
       *[other] Uno degli altri { $all } intervalli esce in parte dai suoi limiti.
    }
   *[other] { $count } degli altri { $all } intervalli escono in parte dai loro limiti.
}
flags-more = { $count ->
    [one] Per uno di essi servono altre partite.
   *[other] Per { $count } di essi servono altre partite.
}
flags-cramped = { $count ->
    [one] Uno di essi non dice niente
   *[other] { $count } di essi non dicono niente
}: lì si vince, o si perde, così di rado che le percentuali non lasciano spazio per vedere una differenza di { $margin } punti.
flags-idle = bounds[{ $number }] del piano, su { $about }, non ha incontrato nessuna percentuale di vittorie: niente è stato misurato con esso.
flags-nothing = Niente è stato misurato contro dei limiti.
flag-low = { $group } · { $dimension }: { $value } vince troppo di rado, { $won } di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} (intervallo al 95 %: { $from } – { $to }); attesi da { $low } a { $high }.
flag-high = { $group } · { $dimension }: { $value } vince troppo spesso, { $won } di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} (intervallo al 95 %: { $from } – { $to }); attesi da { $low } a { $high }.
flag-together-low = { $group } · { $dimension }: con { $value } si vince troppo di rado, { $won } di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} (intervallo al 95 %: { $from } – { $to }); attesi da { $low } a { $high }.
flag-together-high = { $group } · { $dimension }: con { $value } si vince troppo spesso, { $won } di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} (intervallo al 95 %: { $from } – { $to }); attesi da { $low } a { $high }.
flag-effect-low = { $group } · { $dimension }: con { $value } si vince troppo di rado, { $effect } punti in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}; attesi al massimo { $margin }.
flag-effect-high = { $group } · { $dimension }: con { $value } si vince troppo spesso, { $effect } punti in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}; attesi al massimo { $margin }.
flag-even = Alla pari sarebbe { $fair }.
flag-few = Sono poche partite: giocane altre prima di crederci.
ladder-title = Forza dei bot
ladder-group = { $title }, gruppo { $number } di { $count }
ladder-ahead = davanti a { $bot }: { $lead }
ladders-apart = I bot di gruppi diversi non si sono mai incontrati, nemmeno tramite altri: i loro punteggi non si possono confrontare.
duels-title = Un bot contro l'altro, ai tavoli da due

## Il resoconto

report-lead = Percentuali di vittoria con intervalli al 95 % (Wilson); ogni partita conta una volta. La linea sottile in piedi è ciò che si vedrebbe se niente contasse; la fascia è dove dovrebbero stare.
report-contents = Indice
report-winrate = Vittorie per: { $dimension }
report-winrate-about = Il punto è la percentuale di vittorie, la linea il suo intervallo al 95 %. { $games ->
    [one] { $games } partita.
   *[other] { $games } partite.
}
report-within = Ognuno appartiene a qualcos'altro ({ $whole }) e ne condivide la sorte: alla pari è quanto spesso vince quello.
report-within-few = Ognuno appartiene a qualcos'altro ({ $whole }) e ne condivide la sorte; quello era in troppo poche partite (meno di { $few }) per dire che cosa sarebbe alla pari.
report-effect = Che cosa cambia: { $dimension }
report-effect-about = Quanti punti percentuali di vittorie in più nelle partite che lo hanno che in quelle senza, nelle stesse celle, con intervalli al 95 %. Le celle in cui ogni partita lo ha non dicono niente. { $games ->
    [one] { $games } partita.
   *[other] { $games } partite.
}
report-pairs-against = Chi batte chi: { $dimension }
report-pairs-against-about = Quanto spesso ha vinto la riga dove ha vinto la riga o la colonna, in percentuale; pallido dove in tutto le due hanno vinto meno di 20 partite.
report-pairs-with = Chi sta bene con chi: { $dimension }
report-pairs-with-about = Quanto spesso si è vinto con entrambi al tavolo, in percentuale; pallido dove le partite sono meno di 20. Chi è forte qui lo è con tutti: chi si accompagna bene con chi lo dice quanto due si scostano dagli altri della loro riga e colonna.
report-pale = meno di { $few } partite
report-cells = Ogni cella
report-lengths = Durata delle partite
report-lengths-about = Decisioni in una partita: da { $low } a { $high }, metà delle partite ne ha al massimo { $median }.
report-scores = Punteggi
report-scores-about = I punteggi di tutti i posti alla fine, quelli di chi ha vinto a parte.
report-ladder-about = Punteggi di Bradley-Terry con intervalli al 95 %; 0 è la media, 400 punti in più sono dieci vittorie contro una. Ogni coppia che si è incontrata ha mezza partita in più da entrambe le parti, così chi ha perso tutto non cade senza fine. Le linee dicono quanto è sicuro un punteggio rispetto alla media di tutti, e chi perde sempre le allarga tutte. Se due bot sono diversi lo dicono le cifre: di quanto l'uno è davanti al prossimo.
report-duels-about = Quante volte ha vinto il primo di due bot dove i due sedevano da soli a un tavolo, con intervalli al 95 %; le partite che nessuno ha vinto non si contano. I punti di forza contano anche i tavoli più grandi.
report-use = Uso di domande e opzioni
report-use-about = Quanto spesso ogni opzione si poteva scegliere, ed è stata scelta, in tutte le partite insieme. Le domande con una sola opzione non si contano. L'ultima colonna: quanti punti percentuali più spesso l'ha presa chi ha vinto rispetto agli altri, confrontando lo stesso bot in partite della stessa cella, con l'intervallo al 95 %; per quante volte qualcuno l'abbia avuta in una partita, quella conta una volta. Niente dove l'hanno avuta meno di { $few } vincitori o meno di { $few } altri. C'è anche ciò che fa chi sta già vincendo: non per forza è quello che fa vincere.
report-use-question = { $asked } a partita
report-use-lot = ha risposto la sorte
report-use-more = e altre { $count }
report-figures = Le cifre
column-value = Valore
column-games = Partite
column-won = Vinte
column-interval = Intervallo al 95 %
column-fair = Alla pari
column-usual = Di solito in queste celle
column-rating = Punti di forza
column-ahead = Davanti al prossimo
column-effect = Punti in più che senza
column-option = Opzione
column-offered = Offerta
column-chosen = Scelta
column-rate = Quota
column-winners = Chi vince: punti in più
column-cell = Cella
axis-won = vinte
axis-effect = punti percentuali in più che senza
axis-decisions = decisioni
axis-games = partite
axis-score = punteggio
axis-seats = posti
axis-rating = punti di forza
winners = chi ha vinto
others = gli altri
report-foot = Gioco { $game }, regole { $rules }, contenuti { $content }, seme { $seed }. Prova { $run }.
