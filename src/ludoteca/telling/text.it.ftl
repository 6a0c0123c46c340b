# I testi della cronaca. Le stesse voci, nello stesso ordine, stanno in text.en.ftl.

play-person = { $name } ({ $seat })
play-bot = { $seat } (bot { $name })
told = { $who }: { $what }
told-question = { $who }: { $question }
told-automatic = { $who }: { $what } (unica scelta)
told-only-choice = { $who }: { $question } Unica scelta:
told-times = { $sentence } ({ $times } volte).
told-counted = { $count } × { $thing }
chronicle-undone = { $count ->
    [one] Si torna indietro di una risposta.
   *[other] Si torna indietro di una risposta e di tutto ciò che ne è seguito.
}
chronicle-hidden-draw = Qualcosa è stato pescato in segreto.
