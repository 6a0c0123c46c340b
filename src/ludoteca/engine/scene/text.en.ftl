# The words of the scene renderers. What games name themselves is not here.

scene-board = Board
scene-players = Players
scene-tracks = Tracks
scene-meters = Counters
scene-slots = Boxes
scene-cards = Cards
scene-dice = Dice
scene-pieces = Pieces
scene-tables = Tables
scene-tray = To arrange
scene-notes = Notes
scene-on-table = On the table
scene-before-you = Before you
scene-actions = Other actions
scene-options = You can choose
scene-waiting = Nothing to choose now.

scene-player = player
scene-role = role
scene-score = score
scene-to-choose = to choose
scene-empty = empty
scene-of = { $value } of { $most }
scene-counted = { $count } × { $name }
scene-belongs = { $owner }: { $things }
scene-with = { $name } ({ $more })
scene-says = { $name }: { $more }
scene-controlled = controlled by { $owner }
scene-belonging = of { $owner }
scene-height = level { $height }
scene-capacity = room for { $count }
scene-vitality = vitality { $now } of { $most }
scene-face-down = face down
scene-acting = acting
scene-planned = planned
scene-spent = spent
scene-locked = locked
scene-active = active
scene-now = now
scene-applies = applies now
scene-total = total { $value }
scene-total-of = total { $value } of { $most }
scene-taken = { $count } of { $most }
scene-price = price { $price }
scene-not-now = not now: { $why }
scene-barred = barred
scene-off-map = off the map
scene-in-pile = { $count ->
    [0] none left
    [one] { $count } in the pile
   *[other] { $count } in the pile
}

scene-map-legend = On the map: a key in brackets can be chosen, ^ and a figure is the level, a dot is an empty square.

scene-link-border = next to { $places }
scene-link-road = by road to { $places }
scene-link-hidden = by hidden path to { $places }
scene-link-secret = by secret passage to { $places }
scene-link-sea = across the sea to { $places }
scene-link-bridge = by bridge to { $places }
scene-link-door = through a door to { $places }
scene-link-stairs = by stairs to { $places }

scene-overlay-cost = cost
scene-overlay-sight = line of sight
scene-overlay-area = area
scene-overlay-way = way
scene-overlay-origin = from here
scene-overlay-hit = hit
scene-overlay-refused = not possible

scene-style-ruby = ruby
scene-style-emerald = emerald
scene-style-orange = orange
scene-style-pink = pink
scene-style-white = white
scene-style-blue = blue
scene-style-mustard = mustard
scene-style-neutral = neutral
scene-style-automa = enemy
scene-style-scenery = scenery
