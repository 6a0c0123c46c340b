# I testi del server. Le stesse voci, nello stesso ordine, stanno in text.en.ftl.

## Richieste che non si possono eseguire

error-unreadable = Non si capisce: la forma non è quella giusta.
error-too-long = È troppo lungo.
error-too-fast = Troppo in fretta. Aspetta un momento e riprova.
error-not-found = Qui non c'è niente.
error-wrong-method = Qui non si può fare.
error-server-error = Qualcosa è andato storto nel server. Non è cambiato niente; riprova.
error-wrong-host = Questo server non si raggiunge con questo nome.
error-foreign-page = Una pagina che viene da altrove qui non può cambiare niente.
error-no-session = Apri prima la pagina del tavolo: senza una sessione non si può cambiare niente.
error-wrong-csrf = Questa pagina è troppo vecchia. Ricaricala.
error-stale = Nel frattempo il tavolo è cambiato.
error-unknown-language = La lingua «{ $lang }» non c'è. Lingue: { $known }.

## Persone, tavoli, posti

error-wrong-name = Un nome ha da 1 a { $longest } caratteri.
error-no-table = Questo tavolo non esiste.
error-no-seat = Il tavolo non ha questo posto.
error-not-host = Può cambiarlo solo chi ha aperto il tavolo.
error-seat-taken = Lì siede già qualcuno.
error-not-listed = I posti liberi di questo tavolo sono per gli ospiti con un link.
error-no-guide = Questo gioco non ha un primo turno guidato.
error-no-invitation = Questo link non funziona, o non funziona più: chiedine uno nuovo.
error-invitation-used = Da questo link è già passato qualcuno. Ognuno vale una volta sola: chiedine uno nuovo.
error-unknown-bot = Nessun bot si chiama «{ $bot }». Bot: { $known }.
error-unknown-bot-close = Nessun bot si chiama «{ $bot }»: forse «{ $close }»?
error-bot-budget = «{ $bot }» non può pensare così: scrivi quante iterazioni (tree:400) o secondi (tree:0.5s), più di 0, in nove caratteri al massimo.
error-unknown-temperament = { $game } non ha il temperamento «{ $name }». Temperamenti: { $known }.
error-no-temperaments = { $game } non ha temperamenti: nessun bot lo gioca «{ $name }».
error-bot-too-slow = «{ $bot }» penserebbe troppo a lungo per un tavolo: al massimo { $iterations } iterazioni o { $seconds } secondi per decisione.
error-sit-first = Un programma comincia con {"{"}"type": "sit", "token": …{"}"}: l'ultima parte del link di un posto.
error-no-programs = A un tavolo con dadi e carte veri i programmi non possono sedere.
error-no-webhooks = Questo server non manda messaggi ad altri indirizzi.
error-wrong-webhook = A questo indirizzo non si può mandare un messaggio: deve cominciare con http:// o https://.

## Guardare indietro

error-not-your-eyes = Finché la partita non è finita puoi guardare solo con i tuoi occhi.
error-not-over = Si può fare quando la partita è finita.
error-no-line = Il verbale ha le righe da 0 a { $last }.
error-no-other-way = Da qui in poi non resta nulla da decidere: scegli una posizione precedente.
error-too-many-analyses = Troppe partite aspettano già la loro analisi. Riprova fra un po'.
error-your-analyses-wait = { $most } partite chieste da te, o da altri sulla tua connessione, aspettano già la loro analisi. Aspetta che una sia finita, poi chiedi di nuovo.
error-analysis-other-figures = Questa partita è cominciata con cifre diverse da quelle di oggi, perciò non ha un'analisi.
error-analysis-other-rules = Questa partita è cominciata con un'altra versione delle regole, perciò non ha un'analisi.
error-record = { $fault }

## Al tavolo

error-hello-first = Una connessione comincia con un saluto.
error-repeated = Questo messaggio è già arrivato: non è stato eseguito di nuovo.
error-not-your-seat = Lì siede qualcun altro.
error-no-hint = A questo posto non è chiesto nulla per cui si possa dare un consiglio.
error-watching = Stai guardando: può farlo solo chi siede al tavolo.
error-not-kept = Non è stato possibile annotarlo, quindi non è successo. Riprova.
error-how-many-answers = Un messaggio porta da 1 a { $most } risposte.
error-take-back-asked = Qualcuno ha già chiesto di tornare indietro: prima rispondi a lui.
error-no-take-back = Nessuno ha chiesto di tornare indietro.
error-not-companion = A questo tavolo tira e pesca il server.
error-nothing-to-type = Adesso non si aspetta nessun dado e nessuna carta.
error-not-your-card = Può scriverla solo chi può vedere questa carta.
error-chat-length = Ciò che dici può avere da 1 a { $most } caratteri.
error-companion-alone = Con dadi e carte veri qualcuno deve sedere al tavolo e scriverne i risultati.
error-wrong-clock = Un orologio ha da 1 a { $longest } secondi, e non di più per ogni turno.

## Avvisi

notice-your-turn = { $game }: tocca a { $names }. { $link }

## La pagina

client-not-built = La pagina del tavolo non è ancora stata costruita. Esegui questo nella cartella del progetto, poi riavvia il server:
