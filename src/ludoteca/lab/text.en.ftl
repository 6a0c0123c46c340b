# The texts of the lab. The same entries, in the same order, stand in text.it.ftl.

## Specs that cannot be played

error-spec-wrong = { $file }, key { $place }: { $why }
error-spec-not-text = { $file } is not a text in UTF-8.
error-spec-not-toml = { $file } is not valid TOML: it cannot be read from line { $line }, column { $column } on, where this stands: { $text }
error-spec-toml-twice = { $file } is not valid TOML: line { $line }, column { $column }, says again what is said already: { $text }
error-spec-too-deep = { $file } cannot be read: there are lists within lists without end, or a number of thousands of digits.
error-spec-missing = this key is missing.
error-spec-key-close = there is no key “{ $name }”: did you mean “{ $close }”?
error-spec-key-unknown = there is no key “{ $name }”. Keys: { $known }.
error-spec-question-close = the game has no question “{ $name }”: did you mean “{ $close }”?
error-spec-question-unknown = the game has no question “{ $name }”. Questions: { $known }.
error-spec-game = { $found } is not the id of a game, a word in quotes.
error-spec-name = { $found } is not a name, a text in quotes on one line.
error-spec-seed = { $found } is not a seed, a word in quotes or a whole number.
error-spec-games = { $found } is not a number of games, a whole number from 1 on.
error-spec-part = { $found } is not a number of games in a part, a whole number from 1 on.
error-spec-most-games = { $found } games are too many: at most { $most }.
error-spec-many-parts = the run would have { $parts } parts, two files each; at most { $most } are allowed. Let a part hold more games.
error-spec-mirror = { $found } is neither true nor false.
error-spec-until-decided = { $found } is neither true nor false.
error-spec-undecidable = only two different bots at a table of two can be played until it is decided, not { $bots }.
error-spec-undecidable-together = { $bots } win or lose together here: neither of them can turn out to be stronger. Leave until_decided out.
error-spec-undecidable-seats = without mirror, { $bots } keep their seats: whoever wins may be stronger or only sit better. Leave mirror = false or until_decided out.
error-spec-pairs = { $found } is neither true nor false.
error-spec-by-lot = { $found } cannot stand here: what the lot answers is a list of questions, such as ["faction", "feat"].
error-spec-seats = { $found } cannot stand here: seats are a list of counts, such as [2, 3].
error-spec-bots = { $found } cannot stand here: bots are a list of bots and of tables of bots, such as ["greedy", ["greedy", "random"]]: a name alone sits at every seat, the names of a list within have a seat each.
error-spec-options = { $found } is not a table of options, each with a value in quotes or a list of them.
error-spec-option = { $found } is not the value of an option, a word in quotes, nor a list of some.
error-spec-cells = { $found } is not a list of cells: begin each with a line [[cells]].
error-spec-expect = { $found } is not a table with the keys share and effect.
error-spec-share = { $found } is not a number of percentage points from 0 to 100.
error-spec-effect = { $found } is not a number of percentage points from 0 to 100.
error-spec-bounds = { $found } is not right: each [[bounds]] has by, a word in quotes, and win, two numbers, such as [25, 75].
error-spec-by = { $found } is not an option or a trait, “bot”, “seat” or “seats”.
error-spec-by-close = nothing is counted by “{ $name }”: did you mean “{ $close }”?
error-spec-by-unknown = nothing is counted by “{ $name }”, but by: { $known }.
error-spec-win = { $found } are not two percentages from 0 to 100, the lower first.
error-spec-both-win = of two that meet, both cannot win within { $found } percent: let it hold 50, or name in only the one that this is about.
error-spec-only = { $found } cannot stand here: only is a list of values in quotation marks, such as ["easy", "hard"] or ["2"].
error-spec-only-close = “{ $name }” is not counted here: did you mean “{ $close }”?
error-spec-only-unknown = “{ $name }” is not counted here, but: { $known }.
error-spec-no-pairs = pairs are counted of bots and traits, not of “{ $name }”.
error-spec-no-rivals = everybody wins or loses together here: nothing is counted by “{ $name }”.
error-spec-no-duels = no two different bots meet at a table of two: there are no pairs of “{ $name }”.
error-spec-one-bot = different bots never meet here: nothing is counted by “{ $name }”.
error-spec-mixed-bots = different tables have different bots, and wins against different opponents cannot be compared: nothing is counted by “{ $name }”. With pairs = true, each two that meet at a table of two are.
error-spec-taken = bounds further up are about the same (“{ $name }”), and the first that fit count: these would never apply. General ones come last.
error-spec-same-option = an option, or how many seats there are, is counted where people win together and it has several values; not so “{ $name }” here.
error-spec-no-seats = say how many seats there are, such as seats = [2, 3]: “{ $bot }” alone sits at every seat. To give each bot a seat, write a list within the list: bots = [["greedy", "random"]].
error-spec-idle-seats = the bots of a table within the list have a seat each: { $bots } are { $seats }. Leave seats out, or name a bot alone that sits at every seat.
error-spec-seconds = the games of “{ $bot }” could not be repeated: give it iterations instead of seconds, such as tree:400.
error-spec-twice = { $file } has the same cell twice: the same options with the bots { $bots }.

## Runs that cannot go on

error-lab-disk-full = There is no space left for { $file }. Nothing half-written was kept: make room and run the same command again.
error-lab-lack = Game { $number } of cell { $cell } ({ $game }) was stopped by a lack of memory or by the disk: { $fault }. Part { $part } was not kept, the parts before it are: make room and run the same command again.
error-lab-dead-worker = Whoever played part { $part } died, { $tries } times. The other parts are kept. It may be a lack of memory. The same command goes on.
error-lab-busy = Another run is writing into { $folder } right now.
error-lab-other-spec = The results in { $folder } belong to another spec: choose another folder with --out.
error-lab-changed-spec = { $file } no longer says what was played; only name, expect and bounds may change. The same spec run into this folder again puts it right.
error-lab-other-rules = The results in { $folder } were played with another version of the rules: choose another folder with --out.
error-lab-other-content = The results in { $folder } were played with other figures of the game: choose another folder with --out.
error-lab-other-program = The results in { $folder } were played with another state of the program: choose another folder with --out.
error-lab-foreign-part = { $file } belongs to another run: choose another folder with --out, or remove it.
error-lab-foreign-folder = { $folder } holds tables that are not of this run: choose another folder with --out.
error-lab-foreign-spec = { $file } is not the spec of this run and would be overwritten: choose another folder with --out.
error-lab-broken-run = { $file } cannot be read: choose another folder with --out.
error-lab-no-folder = There is no folder { $folder }.
error-lab-no-run = { $folder } is no folder of the lab: ludoteca lab run makes one.
error-lab-empty = There is no whole part in { $folder } yet.

## Words

dimension-seat = Seat
dimension-bot = Bot
dimension-seats = How many play
group-seats = { $seats } seats, everybody for themselves
group-together = Together
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
games-of = { $all ->
    [one] { $games } of { $all } game
   *[other] { $games } of { $all } games
}, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells (each one combination of seats, bots and options)
}
games-at-most = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of at most { $all }, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells (each one combination of seats, bots and options)
}
planned = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $cells ->
    [one] { $cells } cell (one combination of seats, bots and options)
   *[other] { $cells } cells (each one combination of seats, bots and options)
}
planned-at-most = { $title }: at most { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $cells ->
    [one] { $cells } cell (one combination of seats, bots and options)
   *[other] { $cells } cells (each one combination of seats, bots and options)
}
table-equal = { $bot } at every seat
table-different = { $bots }, a seat each
more-tables = { $count ->
    [one] and { $count } more table
   *[other] and { $count } more tables
}
played-title = What was played
played-bots = Bots
played-seats = Seats
played-lot = By lot
played-seed = Seed
pooled = Games that differ in this are counted together here: { $options }
even-share = { $seats ->
    [one] Alone, an even share is { $share }.
   *[other] With { $seats } seats an even share is { $share }.
}
even-outside = { $dimension }: the bounds { $low } to { $high } leave the even share out. What wins evenly lies outside them.
several-seats = A bot that sits at several seats of a table counts with the mean of them.
until-decided = Two bots met only until the interval told who is stronger. It was looked at again and again, so the intervals are too sure, and the figures somewhat too large: with looks after every 20 games, two equally strong bots would be told apart in one run out of four.
interval = ({ $low } – { $high })
interval-signed = ({ $low } … { $high })
within-title = { $dimension }, to be compared with: { $whole }
effect-title = { $dimension }: won, and how many points more than in games of the same cells without it
cell-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
won-together = won: { $rate }
broken = { $games ->
    [one] { $games } game broke down and is not counted:
   *[other] { $games } games broke down and are not counted:
}
broken-error = { $fault } – { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $cells ->
    [one] all in the cell { $first }, game { $game }
   *[other] in { $cells } cells, the first: { $first }, game { $game }
}
pair-against = { $one } against { $other }
pair-with = { $one } and { $other }
flags-title = Out of balance
flags-none = { $all ->
    [one] The one interval that has bounds lies within them.
   *[other] All { $all } intervals that have bounds lie within them.
}
flags-unsure = Nothing lies outside its bounds with all of its interval. { $all ->
    [one] But the one interval reaches out of them.
   *[other] But { $count } of { $all } intervals { $count ->
        [one] reaches
       *[other] reach
    } out of them.
}
flags-others = { $count ->
    [0] { $all ->
        [one] The one other interval that has bounds lies within them.
       *[other] All other intervals that have bounds, { $all } of them, lie within theirs.
    }
    [one] { $all ->
        [one] The one other interval that has bounds reaches out of them.
       *[other] One of { $all } other intervals reaches out of its bounds.
    }
   *[other] { $count } of { $all } other intervals reach out of their bounds.
}
flags-more = { $count ->
    [one] One of them needs more games.
   *[other] { $count } of them need more games.
}
flags-cramped = { $count ->
    [one] One of them says nothing
   *[other] { $count } of them say nothing
}: games there are so seldom won, or lost, that the win rates leave no room to see a difference of { $margin } points.
flags-idle = bounds[{ $number }] of the spec, about { $about }, met no win rate: nothing was measured against it.
flags-nothing = Nothing was measured against bounds.
flag-low = { $group } · { $dimension }: { $value } wins too seldom, { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} (95 % interval { $from } – { $to }); expected { $low } to { $high }.
flag-high = { $group } · { $dimension }: { $value } wins too often, { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} (95 % interval { $from } – { $to }); expected { $low } to { $high }.
flag-together-low = { $group } · { $dimension }: games with { $value } are won too seldom, { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} (95 % interval { $from } – { $to }); expected { $low } to { $high }.
flag-together-high = { $group } · { $dimension }: games with { $value } are won too often, { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} (95 % interval { $from } – { $to }); expected { $low } to { $high }.
flag-effect-low = { $group } · { $dimension }: { $value } lets games be won too seldom, { $effect } points in { $games ->
    [one] { $games } game
   *[other] { $games } games
} with it; at most { $margin } are expected.
flag-effect-high = { $group } · { $dimension }: { $value } lets games be won too often, { $effect } points in { $games ->
    [one] { $games } game
   *[other] { $games } games
} with it; at most { $margin } are expected.
flag-even = An even share would be { $fair }.
flag-few = These are few games: play more before you believe it.
ladder-title = Strength of the bots
ladder-group = { $title }, group { $number } of { $count }
ladder-ahead = ahead of { $bot }: { $lead }
ladders-apart = Bots of different groups never met, not even through others: their figures cannot be compared.
duels-title = One bot against another, at tables of two

## The report

report-lead = Win rates with 95 % intervals (Wilson); every game counts once. The thin upright line is what one would see if nothing mattered; the band is where it should lie.
report-contents = Contents
report-winrate = Wins by: { $dimension }
report-winrate-about = The point is the win rate, the line its 95 % interval. { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
report-within = Each belongs to something else ({ $whole }) and shares its luck: even is how often that one wins.
report-within-few = Each belongs to something else ({ $whole }) and shares its luck; that one was in too few games (under { $few }) to say what would be even.
report-effect = What it changes: { $dimension }
report-effect-about = How many percentage points more of the games with it are won than of those without it in the same cells, with 95 % intervals. Cells in which every game has it say nothing. { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
report-pairs-against = Who beats whom: { $dimension }
report-pairs-against-about = How often the row won where the row or the column won, in percent; pale where the two won fewer than 20 games between them.
report-pairs-with = Who goes well with whom: { $dimension }
report-pairs-with-about = How often games were won with both at the table, in percent; pale where that was in fewer than 20 games. Who is strong is strong with everybody here: who goes well with whom is told by how two differ from the others in their row and column.
report-pale = fewer than { $few } games
report-cells = Every cell
report-lengths = Length of the games
report-lengths-about = Decisions in a game: from { $low } to { $high }, half of the games have at most { $median }.
report-scores = Scores
report-scores-about = The scores of all seats at the end, those of winners apart.
report-ladder-about = Bradley-Terry ratings with 95 % intervals; 0 is the average, 400 points more are odds of ten to one. Each pair that met has half a game more on both sides, so that nobody who lost every game falls without end. The lines tell how sure a rating is beside the average of all, and somebody who always loses makes all of them wider. Whether two bots differ is told in the figures: by how much one is ahead of the next.
report-duels-about = How often the first of two bots won where the two sat alone at a table, with 95 % intervals; games that neither won are left out. The ratings count larger tables as well.
report-use = Use of questions and options
report-use-about = How often each option was there to be chosen, and was, in all games together. Questions with one option are not counted. The last column: how many percentage points more often winners took it than others did, the same bot in games of the same cell compared, with the 95 % interval; however often somebody had it in one game, that game counts once. Nothing where fewer than { $few } winners or others had it. What whoever is winning anyway does stands there too: it need not be what makes them win.
report-use-question = { $asked } a game
report-use-lot = answered by lot
report-use-more = and { $count } more
report-figures = The figures
column-value = Value
column-games = Games
column-won = Won
column-interval = 95 % interval
column-fair = Even
column-usual = Usual in these cells
column-rating = Rating points
column-ahead = Ahead of the next
column-effect = Points more than without
column-option = Option
column-offered = Offered
column-chosen = Chosen
column-rate = Share
column-winners = Winners: points more
column-cell = Cell
axis-won = won
axis-effect = percentage points more than without
axis-decisions = decisions
axis-games = games
axis-score = score
axis-seats = seats
axis-rating = rating points
winners = winners
others = others
report-foot = Game { $game }, rules { $rules }, content { $content }, seed { $seed }. Run { $run }.
