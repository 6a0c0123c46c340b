title = Piles
blurb = What lies in a pile, and who knows it.

land = The land
pile = Pile
discards = Discards
unknown = unknown

act-draw = Draw the top card
act-take = Take the top card unseen
act-play = Play the card in hand
act-bury = Bury the card in hand
act-scry = Look at three cards
act-peek = Peek at a chit
act-dig = Dig for a chit

card-calm = calm
card-storm = storm
card-raven = raven
card-gift = gift
card-troll = troll

chit-lair = lair
chit-cache = cache
chit-shrine = shrine
chit-camp = camp
chit-city = lost city

tile-marsh = Marsh
tile-moor = Moor
tile-crag = Crag
tile-vale = Vale

depth-top = from the top
depth-second = from the second card
depth-third = from the third card
depth-fourth = from the fourth card
depth-fifth = from the fifth card
depth-sixth = from the sixth card

ask-turn = What will you do?
ask-drawn = Which card is turned up?
ask-taken = Which card is taken?
ask-scry-at = Which three cards?
ask-scried = Which card lies there?
ask-put-back = Which card comes next? ({ $done } are back)
ask-peek-at = Which chit will you look at?
ask-peeked = Which chit lies there?
ask-dig-at = Where will you dig?
ask-dug = Which chit is turned up?

event-drew = { $who }: { $event }
event-took = { $who } takes a card.
event-got = { $who } has taken: { $event }
event-buried = { $who } puts a card under the pile.
event-scrying = { $who } looks at three cards { $depth }.
event-sunk = The top card goes unseen under the pile.
event-mixed = The discards are shuffled into a new pile.
event-peeks = { $who } peeks: { $tile }
event-found = { $who } finds: { $chit } ({ $tile })

why-open = { $tile }: the chit lies open
why-too-deep = there are not three cards there
why-bound = one of them is bound to other cards
why-not-now = not possible now
