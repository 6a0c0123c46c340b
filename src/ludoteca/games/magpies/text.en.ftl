# The words of Magpies. The same entries, in the same order, stand in text.it.ftl.

title = Magpies
blurb = Fly round a ring of trees, take what glitters, steal from those who sit in your branches, and let nobody guess which trinket you love best. Two to four magpies, ten minutes.

## Before the game

option-length = How long shall it last?
    .short = Short: 10 rounds, 16 trinkets
    .long = Long: 16 rounds, 26 trinkets

## The trees

tree-oak = oak
tree-elm = elm
tree-ash = ash
tree-birch = birch
tree-pine = pine
tree-lime = lime tree
tree-beech = beech
tree-yew = yew

## The trinkets: one of them, and several

trinket-button = button
    .many = buttons
trinket-key = key
    .many = keys
trinket-coin = coin
    .many = coins
trinket-ring = ring
    .many = rings

## What a sentence says about them

to-tree = to the { $tree }
from-tree = from the { $tree }
the-trinket = the { $trinket }
a-trinket = a { $trinket }
some-trinkets = { $trinket }s

## The wings

wing-one = one tree
wing-two = two trees
wing-three = three trees

## Questions

ask-setting-out = Which trinket from the bag hangs in the next tree?
    .told = Hung in the trees, one after the other:
ask-favourite = Which trinket do you love best? Nobody else will know until the end.
    .told = { $answer }
ask-wings = How far do the wings carry?
    .told = The wings carry { $answer } far.
ask-fly = Where do you fly?
ask-steal = { $victim } is sitting in your tree. What do you steal?
    .pass = Nothing, let it be
ask-refill = Which trinket from the bag takes the empty place?
    .told = From the bag comes: { $answer }.

## What happened

event-flew = { $who } flies { to-tree }.
event-took = { $who } takes { the-trinket } { from-tree }.
event-stole = { $who } steals { a-trinket } from { $victim }.
event-showed = { $who } loved { some-trinkets } best all along.

## Why not

why-own-tree = You are in the { $tree } already: a magpie always flies on.
why-too-far = You do not get { to-tree }: the wings carry { $wings ->
    [one] one tree
   *[other] { $wings } trees
} on, clockwise.
why-not-in-nest = { $victim } does not have { a-trinket }.

## What lies on the table

wood = The trees, clockwise
bag = The bag
magpie = magpie
die = Wings
round = Round
prices = What they are worth
trinket = trinket
worth = points
points = { $count ->
    [one] point
   *[other] points
}
reckoning = How the points came about
for-trinkets = for trinkets
for-favourites = more for favourites
altogether = altogether
favourite = favourite
secret = secret
not-chosen = not chosen yet
material = You need: a bag with the trinkets, and a die that shows 1, 2 or 3 (an ordinary one: 1-2 is 1, 3-4 is 2, 5-6 is 3).

## The guided first turns: what a question is about, what to look at, what is sensible

lesson-favourite = Before the first flight every magpie secretly chooses the kind of trinket it loves best. At the end each one of that kind in your nest counts 2 points more.
    .look = What the trinkets are worth: a button 1, a key 2, a coin 3, a ring 4. And the trees ahead of you: the oak, the elm and the ash each hold a ring.
    .advice = Choose the ring. There are only three in the game, all of them near the start of your way. The others will want them too, and that is where the fun begins.
lesson-fly-1 = The die has told how far your wings carry you. You fly clockwise, at least one tree and at most that far, and take the trinket in the tree where you land. Another one from the bag takes its place.
    .look = The trees that glow are within reach. What you fly past is out of reach until you have been all the way round.
    .advice = Fly to the elm and take its ring. The ash with another ring then still lies ahead of you.
lesson-fly = A new turn has the same steps: roll, fly, take. When the die leaves only one tree, the table flies for you, without a question.
    .look = Where the other magpies sit, and what is in their nests. Whoever lands in the tree of another magpie may steal one trinket from it.
    .advice = Fly to a tree where two good things come together: a trinket to take and a rich neighbour to steal from. Rings and coins are worth the trip.
lesson-steal = { $victim } is sitting in your tree. You may take one trinket from its nest, or let it be. It gets nothing in return.
    .look = What is in that nest, and what it is worth to you: your secret favourite counts 2 points more.
    .advice = Take the most valuable one, a ring if there is one. To let it be pays only in rare cases: at a tie the smaller nest wins.
guide-others = The other magpies have flown. They follow the same rules: whoever lands in your tree may steal from you.
guide-end = Those were your first turns: rolling, flying, taking, stealing. The game ends after ten rounds, or sooner when no trinket hangs in any tree. Then all show their favourites, and the most points win.
