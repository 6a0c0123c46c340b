# The texts of the table: all that holds for every game.
# A game may say any entry anew in its own text.en.ftl. The same entries, in the same order, stand in text.it.ftl.

## Common words

pass = Pass
yes = Yes
no = No
done = Done
chance = Chance
and = { $most } and { $last }
did-you-mean = did you mean { $name }?
number-range = a number from { $low } to { $high }
rule-of = Rule { $id }: { $title }

## Languages

language-it = Italian
language-en = English

## Seats

seat-south = South
seat-west = West
seat-north = North
seat-east = East
seat-1 = Seat 1
seat-2 = Seat 2
seat-3 = Seat 3
seat-4 = Seat 4
seat-5 = Seat 5
seat-6 = Seat 6
seat-7 = Seat 7
seat-8 = Seat 8
seat-9 = Seat 9
seat-10 = Seat 10
seat-11 = Seat 11
seat-12 = Seat 12
seat-13 = Seat 13
seat-14 = Seat 14
seat-15 = Seat 15
seat-16 = Seat 16
seat-spectator = Spectator

## At the table

waiting-for = Waiting for { $names }.
your-turn = It is { $seat }'s turn.
decided = { $seat } has decided.
not-yet-decided = { $seat } has not decided yet.
secret-choice = { $seat } has made a secret choice.
automatic = { $seat }: { $label } (the only option)
standing-answer = { $seat } passes, as arranged.
answered = { $seat }: { $label }
why-not = { $label }: { $reason } (rule { $rule })
why-unknown = not among the options

## Taking back

undone = { $count ->
    [one] { $count } choice taken back.
   *[other] { $count } choices taken back.
}
error-nothing-to-undo = There is nothing to take back.
error-undo-barrier = You cannot take this back alone: since then chance has decided, another player has chosen, or something hidden has been seen. To go back further, all must agree.
error-nothing-to-correct = There is no result typed by hand to correct.

## End of the game

game-over = The game is over.
game-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
game-lost = Nobody wins: the game is lost.
game-score = { $score ->
    [one] { $seat }: { $score } point
   *[other] { $seat }: { $score } points
}

## Choices that cannot be accepted

error-unknown-game = There is no game called “{ $game }”. Games here: { $known }.
error-unknown-game-close = There is no game called “{ $game }”: did you mean “{ $close }”?
error-broken-game = The game “{ $game }” cannot be opened: { $fault }
error-wrong-seats = { $game } is played with { $low } to { $high } seats, not { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. Options: { $known }.
error-wrong-value = The option “{ $option }” of { $game } cannot be “{ $value }”. Values: { $values }.
error-no-temperament = “{ $bot }” cannot be: random has no temperament. Write random alone, or give it to another bot: greedy@{ $name }.
error-not-an-option = “{ $value }” is not among the options.
error-not-an-option-close = “{ $value }” is not among the options: did you mean “{ $close }”?
error-not-asked = Nothing is asked of { $seat } now.
error-game-over = The game is over: nothing is left to choose.
error-too-many-answers = No answer was accepted: { $given } were given, but { $used ->
    [one] only one was needed here
   *[other] { $used } were needed
}.
error-no-window = “{ $question }” is not a question that can be answered in advance. Questions of this kind: { $known }.
error-no-step = The game has no step “{ $step }”. Steps: { $known }.

## Saving and resuming

autosaved = Game saved in { $file }. The file also holds the secrets of the game: do not show it to others before the end.
autosave-failed = The game cannot be saved in { $file }: { $fault }
resume-offer = There is an interrupted game in { $file }, stopped at line { $line }. Resume it?
resumed = { $count ->
    [one] Game resumed: { $count } line repeated.
   *[other] Game resumed: { $count } lines repeated.
}
resume-failed = The game in { $file } cannot be resumed: { $fault }

## Verifying a record

record-verified = The record is sound.
record-checked-lines = { $count ->
    [one] { $count } line repeated by the rules
   *[other] { $count } lines repeated by the rules
}
record-checked-hashes = { $count ->
    [one] { $count } hash compared
   *[other] { $count } hashes compared
}
record-checked-digests = { $count ->
    [one] { $count } state of the game compared at the start of a step
   *[other] { $count } states of the game compared at the start of a step
}
record-checked-draws = { $count ->
    [one] { $count } result of chance recomputed from the published seed
   *[other] { $count } results of chance recomputed from the published seed
}
record-checked-secrets = { $count ->
    [one] { $count } secret commitment opened and compared
   *[other] { $count } secret commitments opened and compared
}
record-typed-draws = { $count ->
    [one] { $count } result typed by hand: it cannot be recomputed
   *[other] { $count } results typed by hand: they cannot be recomputed
}
record-seed-closed = the seed is not published yet: results of chance cannot be recomputed
record-wrong = The record is not sound, line { $line }: { $fault }
record-not-a-record = this is not a record: it begins with “{ $found }”
record-truncated = the record breaks off before its end
record-edited = the line does not match its hash
record-unreadable = the line cannot be read: “{ $found }”
record-header-lacks = the beginning of the record lacks: { $missing }
record-unknown-game = the game “{ $game }” is not installed
record-other-version = the record follows version { $found } of the rules, this is version { $expected }
record-other-content = the record was played with other content ({ $found } instead of { $expected })
record-setup = no table can be set like this. { $why }
record-rules-changed = here the game went over to version { $version } of the rules; the lines behind it cannot be repeated with the old ones
record-host-part-missing = seed and key are missing: only the host of the game has them before its end
record-snapshot = the state kept with the record cannot be restored: { $why }
record-other-seed = the published seed is not the one that was committed to before the game
record-other-secret = the choice revealed does not match the commitment of answer { $number }
record-secret-missing = the secret answer { $number } is not known here
record-not-asked = nothing was asked of “{ $actor }” here
record-other-question = the question here was “{ $expected }”, not “{ $found }”
record-not-legal = “{ $answer }” was not among the options
record-cannot-repeat = the line cannot be repeated. { $why }
record-other-draw = the published seed gives “{ $expected }”, not “{ $found }”
record-by-hand = the result is marked as typed by hand, but here the seed decides
record-not-by-hand = the result must have been typed by hand, but it is not marked so
record-other-line = the game gives another line here: “{ $expected }”
record-other-digest = the state of the game is another one here: “{ $expected }”
record-line-missing = a line is missing here: “{ $expected }”
record-not-over = the record is closed, but the game is not over
record-is-over = the game is over, but the record is not closed

## Real dice and cards, typed by hand

companion-roll = Roll the real die and type what you see ({ $what }).
companion-draw = Draw the real card and type what you see ({ $what }).
companion-possible = Possible results: { $values }
companion-wrong = “{ $answer }” cannot come up. Possible results: { $values }
companion-correct = Mistyped? Line { $line } can still be corrected.
companion-corrected = Line { $line } corrected: it was “{ $before }”, now it is “{ $after }”.

## Several people at one screen

hand-over = Hand the screen over to { $seat }.
hand-over-ready = { $seat }, press Enter when nobody else is looking.
hand-over-cover = The screen is covered: what follows is for { $seat } only.

## Content

content-ok = { $entries ->
    [one] { $entries } entry is sound
   *[other] { $entries } entries are sound
} ({ $files ->
    [one] { $files } file
   *[other] { $files } files
}). Provenance: rules { $seed }, public sources { $public }, designed here { $designed }. Hash { $hash }.
content-faults = { $count ->
    [one] { $count } fault in the content:
   *[other] { $count } faults in the content:
}
content-schema-unknown = The game is not installed: only syntax, ids and provenance were checked.
fault-no-files = there is no .toml file in this folder
fault-not-utf8 = the text is not UTF-8
fault-syntax = not valid TOML: { $found }
fault-unknown-kind = there is no kind of entry called “{ $found }”
fault-empty-kind = there is no entry of the kind “{ $found }”
fault-missing-key = this key is missing
fault-unknown-key = unknown key
fault-wrong-value = found { $found }, expected { $expected }
fault-refused = entry refused: { $found }
fault-bad-id = found { $found }; an id is a whole number, or a word of letters, digits, - and _
fault-duplicate-id = id already used in { $found }
fault-missing-provenance = provenance is missing, expected { $expected }
fault-unknown-provenance = unknown provenance { $found }, expected { $expected }
fault-untagged-keys = without provenance: { $found }; give a tag for each, or a default
fault-unknown-reference = no entry of the kind “{ $expected }” has the id { $found }

## Rulebook

rules-coverage = { $tested } of { $rules } rules have a test.
rules-untested = Without a test: { $id } ({ $reason })
rules-unknown = There is no rule { $id } in the rulebook.
rules-none-found = No rule contains “{ $words }”.

## Buttons beside the board

choices = Choices
why-not-now = This is not possible now.

## Lines that fill up a secret plan

ask-nothing-more = Nothing more
nothing-more-none = Nothing more
