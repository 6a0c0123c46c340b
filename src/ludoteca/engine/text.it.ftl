# I testi del tavolo: tutto ciò che vale per ogni gioco.
# Un gioco può ridire qualunque voce nel proprio text.it.ftl. Le stesse voci, nello stesso ordine, stanno in text.en.ftl.

## Parole comuni

pass = Passo
yes = Sì
no = No
done = Fatto
chance = Il caso
and = { $most } e { $last }
did-you-mean = forse { $name }?
number-range = un numero da { $low } a { $high }
rule-of = Regola { $id }: { $title }

## Lingue

language-it = italiano
language-en = inglese

## Posti

seat-south = Sud
seat-west = Ovest
seat-north = Nord
seat-east = Est
seat-1 = Posto 1
seat-2 = Posto 2
seat-3 = Posto 3
seat-4 = Posto 4
seat-5 = Posto 5
seat-6 = Posto 6
seat-7 = Posto 7
seat-8 = Posto 8
seat-9 = Posto 9
seat-10 = Posto 10
seat-11 = Posto 11
seat-12 = Posto 12
seat-13 = Posto 13
seat-14 = Posto 14
seat-15 = Posto 15
seat-16 = Posto 16
seat-spectator = Spettatore

## Al tavolo

waiting-for = In attesa di { $names }.
your-turn = Tocca a { $seat }.
decided = { $seat } ha deciso.
not-yet-decided = { $seat } non ha ancora deciso.
secret-choice = { $seat } ha fatto una scelta segreta.
automatic = { $seat }: { $label } (unica possibilità)
standing-answer = { $seat } passa, come aveva disposto.
answered = { $seat }: { $label }
why-not = { $label }: { $reason } (regola { $rule })
why-unknown = non è tra le scelte possibili

## Annullare

undone = { $count ->
    [one] Annullata { $count } scelta.
   *[other] Annullate { $count } scelte.
}
error-nothing-to-undo = Non c'è niente da annullare.
error-undo-barrier = Non si può annullare da soli: da allora ha deciso il caso, ha scelto un altro giocatore, o si è visto qualcosa di nascosto. Per tornare più indietro devono essere d'accordo tutti.
error-nothing-to-correct = Non c'è nessun risultato scritto a mano da correggere.

## Fine della partita

game-over = La partita è finita.
game-won = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
game-lost = Nessuno vince: la partita è perduta.
game-score = { $score ->
    [one] { $seat }: { $score } punto
   *[other] { $seat }: { $score } punti
}

## Scelte che non si possono accettare

error-unknown-game = Nessun gioco si chiama «{ $game }». Giochi presenti: { $known }.
error-unknown-game-close = Nessun gioco si chiama «{ $game }»: forse «{ $close }»?
error-broken-game = Il gioco «{ $game }» non si può aprire: { $fault }
error-wrong-seats = A { $game } si gioca con un numero di posti da { $low } a { $high }, non { $seats }.
error-unknown-option = { $game } non ha l'opzione «{ $option }». Opzioni: { $known }.
error-wrong-value = L'opzione «{ $option }» di { $game } non può valere «{ $value }». Valori: { $values }.
error-no-temperament = «{ $bot }» non può essere: random non ha un temperamento. Scrivi random da solo, oppure dallo a un altro bot: greedy@{ $name }.
error-not-an-option = «{ $value }» non è tra le scelte possibili.
error-not-an-option-close = «{ $value }» non è tra le scelte possibili: forse «{ $close }»?
error-not-asked = Ora non si chiede niente a { $seat }.
error-game-over = La partita è finita: non c'è più niente da scegliere.
error-too-many-answers = Nessuna risposta è stata accettata: ne sono state date { $given }, ma qui { $used ->
    [one] ne serviva una sola
   *[other] ne servivano { $used }
}.
error-no-window = «{ $question }» non è una domanda a cui si possa rispondere in anticipo. Domande di questo genere: { $known }.
error-no-step = Il gioco non ha il passo «{ $step }». Passi: { $known }.

## Salvataggio e ripresa

autosaved = Partita salvata in { $file }. Il file contiene anche i segreti della partita: fino alla fine non mostrarlo agli altri.
autosave-failed = La partita non si può salvare in { $file }: { $fault }
resume-offer = C'è una partita interrotta in { $file }, ferma alla riga { $line }. Riprenderla?
resumed = { $count ->
    [one] Partita ripresa: ripetuta { $count } riga.
   *[other] Partita ripresa: ripetute { $count } righe.
}
resume-failed = La partita in { $file } non si può riprendere: { $fault }

## Verifica di un verbale

record-verified = Verbale in ordine.
record-checked-lines = { $count ->
    [one] { $count } riga ripetuta secondo le regole
   *[other] { $count } righe ripetute secondo le regole
}
record-checked-hashes = { $count ->
    [one] { $count } impronta confrontata
   *[other] { $count } impronte confrontate
}
record-checked-digests = { $count ->
    [one] { $count } stato della partita confrontato all'inizio di un passo
   *[other] { $count } stati della partita confrontati all'inizio di un passo
}
record-checked-draws = { $count ->
    [one] { $count } risultato del caso ricalcolato dal seme pubblicato
   *[other] { $count } risultati del caso ricalcolati dal seme pubblicato
}
record-checked-secrets = { $count ->
    [one] { $count } impegno segreto aperto e confrontato
   *[other] { $count } impegni segreti aperti e confrontati
}
record-typed-draws = { $count ->
    [one] { $count } risultato scritto a mano: non si può ricalcolare
   *[other] { $count } risultati scritti a mano: non si possono ricalcolare
}
record-seed-closed = il seme non è ancora pubblicato: i risultati del caso non si possono ricalcolare
record-wrong = Il verbale non è in ordine, riga { $line }: { $fault }
record-not-a-record = questo non è un verbale: comincia con «{ $found }»
record-truncated = il verbale si interrompe prima della fine
record-edited = la riga non corrisponde alla sua impronta
record-unreadable = la riga non si può leggere: «{ $found }»
record-header-lacks = all'inizio del verbale manca: { $missing }
record-unknown-game = il gioco «{ $game }» non è installato
record-other-version = il verbale segue la versione { $found } delle regole, qui c'è la { $expected }
record-other-content = il verbale è stato giocato con altri contenuti ({ $found } invece di { $expected })
record-setup = un tavolo così non si può preparare. { $why }
record-rules-changed = da qui la partita segue la versione { $version } delle regole; con quelle vecchie le righe seguenti non si possono ripetere
record-host-part-missing = mancano il seme e la chiave: prima della fine li ha solo chi ospita la partita
record-snapshot = lo stato conservato con il verbale non si può ripristinare: { $why }
record-other-seed = il seme pubblicato non è quello su cui ci si era impegnati prima della partita
record-other-secret = la scelta svelata non corrisponde all'impegno preso con la risposta { $number }
record-secret-missing = la risposta segreta { $number } qui non è nota
record-not-asked = qui a «{ $actor }» non era chiesto nulla
record-other-question = qui la domanda era «{ $expected }», non «{ $found }»
record-not-legal = «{ $answer }» non era tra le scelte possibili
record-cannot-repeat = la riga non si può ripetere. { $why }
record-other-draw = con il seme pubblicato sarebbe uscito «{ $expected }», non «{ $found }»
record-by-hand = il risultato è segnato come scritto a mano, ma qui decide il seme
record-not-by-hand = il risultato deve essere stato scritto a mano, ma non è segnato così
record-other-line = qui la partita dà un'altra riga: «{ $expected }»
record-other-digest = qui lo stato della partita è un altro: «{ $expected }»
record-line-missing = qui manca una riga: «{ $expected }»
record-not-over = il verbale è chiuso, ma la partita non è finita
record-is-over = la partita è finita, ma il verbale non è chiuso

## Dadi e carte veri, scritti a mano

companion-roll = Tirate il dado vero e scrivete che cosa è uscito ({ $what }).
companion-draw = Pescate la carta vera e scrivete che cosa è uscito ({ $what }).
companion-possible = Risultati possibili: { $values }
companion-wrong = «{ $answer }» non può uscire. Risultati possibili: { $values }
companion-correct = Scritto male? Si può ancora correggere la riga { $line }.
companion-corrected = Riga { $line } corretta: era «{ $before }», ora è «{ $after }».

## Più persone allo stesso schermo

hand-over = Lo schermo passa di mano. Tocca ora: { $seat }.
hand-over-ready = { $seat }, premi Invio quando nessun altro guarda.
hand-over-cover = Lo schermo è coperto: ciò che segue è solo per { $seat }.

## Contenuti

content-ok = { $entries ->
    [one] { $entries } voce in ordine
   *[other] { $entries } voci in ordine
} ({ $files } file). Provenienza: regole { $seed }, fonti pubbliche { $public }, ideate qui { $designed }. Impronta { $hash }.
content-faults = { $count ->
    [one] { $count } errore nei contenuti:
   *[other] { $count } errori nei contenuti:
}
content-schema-unknown = Il gioco non è installato: controllati solo sintassi, id e provenienza.
fault-no-files = nessun file .toml in questa cartella
fault-not-utf8 = il testo non è in UTF-8
fault-syntax = non è TOML valido: { $found }
fault-unknown-kind = non si conosce il tipo di voce «{ $found }»
fault-empty-kind = non c'è nessuna voce di tipo «{ $found }»
fault-missing-key = manca questa chiave
fault-unknown-key = chiave sconosciuta
fault-wrong-value = trovato { $found }, atteso { $expected }
fault-refused = voce rifiutata: { $found }
fault-bad-id = trovato { $found }; un id è un numero intero o una parola di lettere, cifre, - e _
fault-duplicate-id = id già usato in { $found }
fault-missing-provenance = manca la provenienza, attesa { $expected }
fault-unknown-provenance = provenienza sconosciuta { $found }, attesa { $expected }
fault-untagged-keys = senza provenienza: { $found }; si dia una voce per ciascuna, o default
fault-unknown-reference = nessuna voce di tipo «{ $expected }» ha l'id { $found }

## Regolamento

rules-coverage = { $tested } regole su { $rules } hanno una prova.
rules-untested = Senza prova: { $id } ({ $reason })
rules-unknown = Nessuna regola { $id } nel regolamento.
rules-none-found = Nessuna regola contiene «{ $words }».

## Buttons beside the board

choices = Scelte
why-not-now = Ora non è possibile.

## Lines that fill up a secret plan

ask-nothing-more = Nient'altro
nothing-more-none = Nient'altro
