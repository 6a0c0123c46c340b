# Le parole di chi disegna la scena. I nomi dei giochi non stanno qui.

scene-board = Tabellone
scene-players = Giocatori
scene-tracks = Tracciati
scene-meters = Contatori
scene-slots = Caselle
scene-cards = Carte
scene-dice = Dadi
scene-pieces = Pezzi
scene-tables = Tabelle
scene-tray = Da disporre
scene-notes = Note
scene-on-table = Sul tavolo
scene-before-you = Davanti a te
scene-actions = Altre azioni
scene-options = Puoi scegliere
scene-waiting = Ora non c'è niente da scegliere.

scene-player = giocatore
scene-role = ruolo
scene-score = punti
scene-to-choose = sta scegliendo
scene-empty = niente
scene-of = { $value } di { $most }
scene-counted = { $count } × { $name }
scene-belongs = { $owner }: { $things }
scene-with = { $name } ({ $more })
scene-says = { $name }: { $more }
scene-controlled = controlla { $owner }
scene-belonging = di { $owner }
scene-height = livello { $height }
scene-capacity = posti: { $count }
scene-vitality = vitalità { $now } di { $most }
scene-face-down = a faccia in giù
scene-acting = agisce
scene-planned = previsto
scene-spent = speso
scene-locked = bloccato
scene-active = attivo
scene-now = adesso
scene-applies = vale ora
scene-total = totale { $value }
scene-total-of = totale { $value } di { $most }
scene-taken = { $count } di { $most }
scene-price = prezzo { $price }
scene-not-now = non ora: { $why }
scene-barred = sbarrato
scene-off-map = fuori dalla mappa
scene-in-pile = { $count ->
    [0] esaurito
    [one] { $count } nella pila
   *[other] { $count } nella pila
}

scene-map-legend = Sulla mappa: ciò che è fra parentesi quadre si può scegliere, ^ e una cifra è il livello, un punto è una casella vuota.

scene-link-border = confina con { $places }
scene-link-road = per strada a { $places }
scene-link-hidden = per sentiero nascosto a { $places }
scene-link-secret = per passaggio segreto a { $places }
scene-link-sea = per mare a { $places }
scene-link-bridge = per ponte a { $places }
scene-link-door = da una porta a { $places }
scene-link-stairs = per scala a { $places }

scene-overlay-cost = costo
scene-overlay-sight = linea di vista
scene-overlay-area = area
scene-overlay-way = percorso
scene-overlay-origin = da qui
scene-overlay-hit = colpo
scene-overlay-refused = non possibile

scene-style-ruby = rubino
scene-style-emerald = smeraldo
scene-style-orange = arancio
scene-style-pink = rosa
scene-style-white = bianco
scene-style-blue = blu
scene-style-mustard = senape
scene-style-neutral = neutrale
scene-style-automa = nemico
scene-style-scenery = arredo
