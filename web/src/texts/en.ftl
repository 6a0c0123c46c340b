# The texts of the table in the browser. The same entries, in the same order, stand in it.ftl.
# What holds for every way of playing comes from the engine, and games bring their own.

app-name = Ludoteca

## Everywhere

loading = Just a moment…
close = Close
copy = Copy
copied = Copied
try-again = Try again
you = you
to-lobby = To the lobby
to-table = To the table
speak-other = In italiano
theme-light = Light colours
theme-dark = Dark colours
show-all = Show all { $count }
nothing-found = Nothing found.
trouble-title = The table is not answering
nowhere-title = Nothing lies here
nowhere-text = This address leads nowhere. Your tables are in the lobby.
no-such-game = There is no such game on the shelf.
error-unreachable = The server does not answer. Nothing is lost: try again in a moment.
error-server = Something went wrong on the server. Nothing has changed; try again.
error-not-found = This does not exist, or it does not exist any more.

## Lobby

greeting = Welcome.
greeting-morning = Good morning, { $name }.
greeting-day = Good afternoon, { $name }.
greeting-evening = Good evening, { $name }.
waiting-tables = { $count ->
    [0] { "" }
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
your-name = Your name
shelf = Games on the shelf
your-tables = Your tables
no-tables = Open a box to begin.
finished-games = Finished games
no-finished = None yet.
all-won = All of them win.
bring-record = Bring a record along
play-now = Play now
play-against = { $count ->
    [0] on your own, in all roles
    [one] against a bot
   *[other] against { $count } bots
}
learn-it = Learn it: guided first turn
learn-about = a lesson for each choice
set-table = Set the table…
read-rules = Rules
fact-who = Players
fact-length = Length
fact-weight = Weight
fact-weight-of = { $weight } of 5
fact-modes = Ways to play
fact-players = { $low }–{ $high } players
fact-players-fixed = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
fact-minutes = { $low }–{ $high } min
fact-minutes-fixed = { $minutes } min
mode-solo = alone
mode-bots = with bots
mode-hot-seat = at one screen
mode-online = with a link
just-now = just now
move-number = move { $number }
table-play = Play
table-back = Back to the table
table-watch = Watch
table-replay = Replay the moves
verify-dice = Check the dice
seat-open = free seat
free-seats = Free seats
seats-taken = { $taken } of { $count } seats taken
somebody = a guest
is-listed = open to everybody here
branch-of = another way, from move { $number } of an earlier game

## Coming through a link

join-title = A seat is waiting for you
join-text = Choose the name the others will see, and sit down.
join-sit = Sit down
join-failed = This link does not lead to a seat

## Setting a table

set-table-for = { $game }: setting the table
seats = Seats
how-many-seats = How many seats
seat-number = Seat { $number }
wish-me = Me
wish-open = A guest: the seat stays free
bots-in-order = Bots, the weakest first
bots-take-time = Bots, the weakest first. The strongest think longest.
bot-of = Bot, { $level }
bot-strength = Strength { $number } of { $count }. { $level ->
    [planner] It thinks for up to a second before each answer.
    [master] It may think for several seconds before each answer.
   *[other] It answers at once.
}
level-random = plays at random
level-greedy = looks one move ahead
level-flat = tries the best moves out
level-scout = thinks a little ahead
level-planner = plans ahead
level-master = thinks long and hard
temperament = Temperament
temperament-at = Temperament of the bot, { $seat }
temperament-balanced = balanced
temperament-aggressive = aggressive
temperament-builder = builder
temperament-opportunist = opportunist
temperament-wants-balanced = It has no preference and weighs everything evenly.
temperament-wants-aggressive = It goes for the most dangerous enemy and saves little for later.
temperament-wants-builder = It grows strong first and thinks of winning later.
temperament-wants-opportunist = It takes at once whatever brings victory nearer.
hot-seat-note = Several people at this screen: it covers itself whenever it goes from one to another who holds secrets.
watching-note = Nobody here plays: you will watch.
options = What is played
more-options = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
}
fewer-options = Fewer options
ways = How it is played
companion = With the real game.
companion-about = You roll and draw on your table and type in what comes up.
study = For study.
study-about = Everything can be taken back, at any time.
clock = With a clock.
clock-about = A bot takes over the seat of whoever runs out of time.
clock-minutes = Minutes each
clock-increment = Seconds more for each answer
listed = Open to everybody here.
listed-about = The free seats stand in the lobby of this server, and nobody needs a link.
listed-show = Free seats are open to everybody here
webhook = Address to be told whose turn it is
webhook-about = A short message is sent there whenever somebody has to choose. May stay empty.
begin = Begin

## At the table

skip-to-question = To the question
menu = Menu
board = Board
board-view = View of the board
board-nearer = Nearer
board-farther = Farther
board-whole = The whole board
players = Players
also-on-table = Cards and tracks
chronicle = Chronicle
chronicle-all = everything
since-my-move = since my move
filter = filter
filter-who = Whose moves
filter-everybody = Everybody
filter-words = Words
no-moves = No move yet
no-moves-about = The chronicle begins with the first choice.
to-position = The position after move { $number }
chat = Conversation
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
show-chat = Conversation
show-chat-unread = Conversation ({ $count } new)
show-chronicle = Chronicle
pull-sheet = Show more or less
my-things = My things
what-it-is = What it is
table-of-rules = Table
tray-unfold = Show all of my things
tray-fold = Show them in one row

## The question

why-rule = Rule
rule-number = Read rule { $id }
rule-unknown = There is no such rule in the rulebook.
open-rulebook = Open the rulebook here
secret-about = Nobody else sees what you choose.
by-hand-about = Roll or draw on your table and say what came up.
confirm = Confirm: { $label }
undo = Take back
choose-other = Choose differently
ask-take-back = Ask to take back
why-not-others = Why not others?
ideas = Hint
ideas-title = What a strong player would look at
ideas-thinking = Looking ahead …
ideas-taste = A matter of taste: nothing can be said about it before the game has begun.
ideas-even = None of these is clearly better: what differs between their prospects may be chance.
ideas-about = Prospects: how likely a win is after this answer, as far as some hundred attempts can tell.
ideas-failed = There is no hint just now.
idea-prospects = Prospects { $percent } %
idea-behind = { $points ->
    [0] about as good
    [one] { $points } point behind
   *[other] { $points } points behind
}
idea-goes-on = Likely to go on: { $steps }
not-possible = Not possible: { $label }
is-choosing = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
who-plays = { $role } ({ $who })
is-awaited = { $count ->
    [one] { $names } is still free
   *[other] { $names } are still free
}
awaited-host = The game goes on as soon as somebody sits there. Choose “Invite” beside the seat: for a link, or to put a bot there.
awaited-guest = The game goes on as soon as somebody sits there.
thinking-for = thinking for { $seconds } seconds
nothing-asked = Nothing to choose now
bots-paused = The bots are waiting. Let them go on when you are ready.
meanwhile = Meanwhile you can look at the board and the chronicle.
you-watch = You are watching: you see what everybody may see.
guide = Guide
guide-on = Explain the rule of each question
guide-off = Without explanations
guide-show = Explain the rule of each question
hint-light = What glows can be chosen, on the board or in this list. Nothing glows when it is not your turn.
hint-look = Rest on anything with the pointer, or press it for long: you are told what it is.
hint-rule = Every question names its rule. Choose the number to read it; “Why not others?” tells what is not possible, and why.
hint-back = Z takes back what you chose, as long as nothing has been revealed and nobody else has moved.
hint-chronicle = The chronicle tells what happened. Choose a sentence to see the table as it was then.
hint-keys = You can play with the keyboard alone: figures and letters answer, arrows walk over the board.
stand-title = Answer in advance
stand-answer = Answer
stand-how-long = How long
stand-for-good = for the whole game
stand-leave = Leave this answer
stands = { $question } Answered in advance: { $answer } ({ $until })
stand-some = A question that interrupts others.
stand-end = Ask me again
take-back-asked = { $name } would like to take something back. Do you agree?
take-back-waits = A take-back waits for the consent of the others.
take-back-forget = Never mind
agree = I agree
disagree = No

## The guided first turn

guide-name = The guided first turn
guide-lesson = Lesson { $number } of { $of }
guide-over = Your first turn is over
guide-meanwhile = Meanwhile
guide-look = Look:
guide-advice = Advice:
guide-rules = Rules:
guide-suggested = suggested
guide-wait = The others act now. Watch the board: what they do will stand here.
guide-more = the whole lesson
guide-less = less
guide-leave = Leave the guide
guide-again = Back to the guide
guide-go-on = Go on playing here
guide-own-table = Set a table of your own

## Bots

bots = Bots
bots-pause = Pause the bots
bots-go = Let the bots go on
bots-skip = Skip to the next question
a-bot = bot
some-bots = { $count ->
    [one] bot ({ $level })
   *[other] { $count } bots ({ $level })
}

## Seats of a table

is-here = is here
is-away = is away
time-left = Time left
invite = Invite
change-seat = Change
seat-is-open = Nobody sits here yet.
seat-is-held = Here sits: { $who }.
invite-make = Make a link
invite-link = The link to this seat
invite-about = Whoever opens the link takes this seat. A program of your own can sit down with it too.
invite-once = It works once. A new one makes the old one worthless.
invite-revoke = Make it worthless
seat-change = Who shall sit here
seat-free = Leave it free
seat-take = I do

## One screen for several people

hand-over-about = The screen is covered: what comes next is for one pair of eyes only.
hand-over-here = { $seat } is here
one-person-on = One person plays all these seats: do not cover again
one-person = One person plays all my seats
look-as = Look as { $role }

## Menu of a table

table-in-words = The table in words
look-back = Look back from here
copy-position = Copy the link of this position
correct-last = Correct what was typed last
nothing-typed = Nothing was typed in yet.
branch-here = Try another way from here
to-origin = To the game that this one branched off from
save-record = Save the record
notify-me = Tell me when it is my turn
seed-hash = Hash of the dice's seed
seed-about = The seed is published after the game: then everybody can recompute every roll.
seed-of-branch = Dice and cards have the seed of the game that this one branched off from. If that game is over, the seed is public already.

## The line to the server

lost-title = Connection lost
lost-safe = The game is safe at move { $number }.
lost-waiting = The table cannot be reached.
lost-now = Try now
lost-seconds = { $seconds ->
    [0] or in a moment.
    [one] or in { $seconds } second.
   *[other] or in { $seconds } seconds.
}

## After the game

play-again = Once more

## Replay

replay-title = { $game }, replay
replay-failed = This position cannot be shown
position-of = Move { $number } of { $last }
round-number = Round { $number }
before-round-one = Before round 1
reel = Moves of the game
reel-start = To the beginning
reel-back = One move back
reel-next = One move on
reel-play = Play
reel-pause = Pause
reel-speed = Speed
seen-from = Seen by
eyes-spectator = a spectator
eyes-open = everything open
to-live-table = To the live table
show-tray = What lies before the player
analysis = Analysis
look-again = Analysis: where did it turn?
look-again-close = Close the analysis
look-again-working = Every choice is looked at again. This may take up to a minute.
look-again-waiting = { $count ->
    [one] Another game is looked at first.
   *[other] { $count } other games are looked at first.
}
look-again-done = { $count ->
    [0] The analysis is there.
    [one] The analysis is there, with one turning point.
   *[other] The analysis is there, with { $count } turning points.
}
look-again-not-yet = Only a finished game is looked at again: come back when this one is over.
prospects = Prospects in the course of the game
prospects-about = { $name }: { $from } % at the first choice, { $to } % at the end
prospects-figures = In figures
prospects-move = Move
prospects-how = Lines and figures come from thinking ahead at every choice, knowing only what the seat that had it knew then. They are estimates, the lines as means of five choices in a row: a few points may be chance, and more where the finish is tight. Where a line rises or falls without a turning point it was dice and cards, or choices that cost less than these.
turning-points = Where it turned
no-turning-points = No choice cost anything that could be told from chance.
turning-point = { $who }: { $question } “{ $better }” would have been better than “{ $chosen }”: prospects { $best } % instead of { $percent } %.
turning-point-perhaps = { $who }: { $question } “{ $better }” might have been better than “{ $chosen }”: prospects { $best } % instead of { $percent } %. That may be chance.
turning-point-move = Before move { $number }
turning-point-mark = Turning point { $at }
turning-point-then = Then, probably: { $steps }
more-below = More below

## Rulebook

rules-of = Rules of { $game }
contents = Contents
search-rules = Search the rules
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## Checking the dice

verify-title = The dice, checked
verify-about = This page recomputes every roll and every draw of the game, here in your browser, from the seed that was fixed before the first move.
seed = Seed, published after the game
seed-kept = The seed is the one whose hash was shown at the start.
seed-broken = This is not the seed whose hash was shown at the start.
draws-checking = { $checked } of { $count } recomputed…
draws-good = { $count ->
    [one] { $count } result recomputed: it is right.
   *[other] { $count } results recomputed: all are right.
}
draws-wrong = { $count ->
    [one] { $count } result does not follow from the seed.
   *[other] { $count } results do not follow from the seed.
}
draw-wrong = Line { $number }: “{ $value }” does not follow from the seed.
dice-statistics = How the dice fell
draws-count = { $count ->
    [one] { $count } time
   *[other] { $count } times
}
stat-value = Result
stat-count = came up
stat-expected = expected
stat-bar = as a bar, the line is what was expected
no-draws = Chance decided nothing in this game.
