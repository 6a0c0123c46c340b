# The texts of the command line. The same entries, in the same order, stand in text.it.ftl.

## Wrong command lines

cli-see-help = See: { $command }
cli-unknown-command = There is no command “{ $command }”. Commands: { $known }. See: ludoteca --help
cli-unknown-command-close = There is no command “{ $command }”: did you mean “ludoteca { $close }”?
cli-unknown-option = There is no option { $option }.
cli-missing = { $name } is missing.
cli-wrong-value = { $name } cannot be “{ $value }”.
cli-twice = { $name } may be given only once.
cli-too-many = This is too much: { $words }.
cli-wrong = This command line cannot be understood: { $fault }

error-unknown-language = There is no language “{ $lang }”. Languages: { $known }.
error-set-form = “{ $word }” cannot be set: write KEY=VALUE, for example --set length=long.
error-seats-form = “{ $seats }” does not say who sits where: write a name for each seat, for example --seats you,greedy,random.
error-name-form = A name is a single word, not “{ $name }”.
error-unknown-bot = There is no bot called “{ $bot }”. Bots: { $known }; with a budget tree:400 or flat:0.5s, with a temperament greedy@builder.
error-unknown-bot-close = There is no bot called “{ $bot }”: did you mean “{ $close }”?
error-bot-budget = “{ $bot }” cannot think so: write so many iterations (tree:400) or seconds (tree:0.5s), more than 0, in nine characters at most.
error-unknown-temperament = { $game } has no temperament “{ $name }”. Temperaments: { $known }.
error-no-temperaments = { $game } has no temperaments, so no bot plays it “{ $name }”.
error-bench-seconds = A measurement cannot take { $seconds } seconds: write a number greater than 0.
error-no-bot = Only bots sit in a simulation, not “{ $bot }”. Bots: { $known }; with a budget tree:400 or flat:0.5s, with a temperament greedy@builder.
error-unknown-seat = There is no seat “{ $seat }”. Seats: { $known }.
error-no-game = Which game? Write ludoteca play GAME; ludoteca games lists them.
error-resume-and-game = The record itself says which game it is: give either GAME or --resume FILE.
error-no-rule = There is no rule { $id } in the rulebook. Without a number the contents are shown.
error-several-rules = Several rules speak of “{ $id }”: { $known }.
error-no-rule-close = There is no rule { $id } in the rulebook: did you mean { $close }?
error-no-rule-here = No rule stands behind this question.
error-no-rule-found = No rule contains “{ $words }”.
error-no-tests = There is no folder “{ $folder }”: say with --tests where the tests are.
error-no-folder = “{ $folder }” is not a folder.
error-no-game-or-folder = “{ $name }” is neither a game nor a folder. ludoteca games lists the games.
error-no-line = The record has lines 1 to { $last }, not { $line }.
error-file = The file { $file } cannot be used: { $fault }
error-no-web = The parts for playing in the browser are not installed: pip install "ludoteca[web]"
error-no-lab = The parts for the lab are not installed: make lab, or pip install "ludoteca[lab]"
error-lab-stale = The compiled core is older than its source, and would play what that said before ({ $modules }): make fast compiles it anew, make pure does without it.
error-lab-workers = At least one worker is needed: --workers { $workers } is too few.
error-lab-no-room = { $file } is a file, and results lie in a folder: choose one with --out.
error-lab-out-folder = { $folder } is a folder: say with --out which file in it the report should be, such as { $file }.
error-public-without-origin = With --host { $host } others can reach the server, so say under which address: --origin http://NAME:{ $port }, as it stands in their browser.
error-wrong-origin = “{ $origin }” is not the address of a server: write --origin https://table.example.org, without a path and in small letters.
error-wrong-port = { $port } is not a port: ports go from 0 to 65535.
error-no-port = The server cannot listen on { $host }, port { $port }: { $fault }. Choose another one with --port.
error-no-database = The tables in { $file } cannot be opened: { $fault }
error-newer-database = The tables were kept by a newer version of Ludoteca: use that one, or another folder with --data.
error-already-running = A server is already running for the tables in { $folder }: { $address }
file-missing = it does not exist
file-forbidden = you are not allowed to
file-folder = it is a folder
file-exists = it exists already

## Help

help-ludoteca = Ludoteca: a digital game table.
help-title-commands = Commands
help-title-parameters = What can be said
help-title-examples = Examples
help-more = Every command has its own page: ludoteca play --help
help-lang = With every command: --lang it or --lang en chooses the language; otherwise the one of your system is spoken.

help-lobby = The lobby: choose a game, sit down, play. Interrupted games can be resumed and rules can be read here too.
    .usage = ludoteca
    .examples = ludoteca
help-games = List the games. Games that cannot be opened are named on stderr.
    .usage = ludoteca games [--json]
    .json = --json : as JSON, for programs
    .examples =
        ludoteca games
        ludoteca games --json
help-play = Play a game in this terminal. Alone against bots, with several people at one keyboard, or both. Every answer is saved at once, so that an interrupted game can be resumed.
    .usage = ludoteca play GAME [--seats WHO,WHO] [--set KEY=VALUE] ...
    .game = GAME : the id of the game, as ludoteca games lists it
    .seats = --seats WHO,WHO : who sits where, one word for each seat: you, the name of a person, or a bot (random, greedy, flat, scout, planner, master; with a budget for each decision: tree:400, flat:0.5s; with a temperament: greedy@builder); or just how many seats there are. A name that comes twice holds both seats
    .as = --as SEAT : the seats or roles that you take; bots sit on the others
    .set = --set KEY=VALUE : an option of the game; may come several times
    .seed = --seed WORD : chance that can be repeated; without it nobody can foresee it
    .companion = --companion : you roll and draw with the real game and type in what comes up
    .pace = --pace SECONDS : how long to wait after each move of a bot; 0 for not at all, 3600 at most
    .save = --save FILE : where to keep the record; otherwise in LUDOTECA_HOME, or ludoteca in the folder where your system keeps the state of programs
    .resume = --resume FILE : go on with the game in this record
    .examples =
        ludoteca play magpies
        ludoteca play magpies --seats anna,bruno,greedy --set length=long
        ludoteca play magpies --seats 3 --as west
        ludoteca play magpies --seats you,random --companion
        ludoteca play --resume magpies-2026-11-15-1.record
help-serve = Play in the browser. Starts the table's own server on this machine and says where it is; Ctrl-C stops it, and every table goes on at the next start. It is reached from this machine only, unless --host and --origin say otherwise.
    .usage = ludoteca serve [--open] [--port N] [--data FOLDER] [--host ADDRESS --origin URL]
    .host = --host ADDRESS : where to listen, otherwise 127.0.0.1: this machine only
    .port = --port N : the port, otherwise 8700 or the next free one
    .data = --data FOLDER : where tables are kept; otherwise in LUDOTECA_HOME, or ludoteca in the folder where your system keeps the state of programs
    .origin = --origin URL : the address under which others reach the server, as it stands in their browser; needed with any --host but this machine
    .pace = --pace SECONDS : how long bots wait between two moves, 3600 at most, otherwise 0.6
    .open = --open : open the browser too
    .examples =
        ludoteca serve --open
        ludoteca serve --port 9000 --data tables
        ludoteca serve --host 0.0.0.0 --origin http://192.168.1.20:8700
help-sim = Let bots play many games and count what happens. The same seed gives the same games, and the same records_hash, on every machine. records_hash is the SHA-256 over all games of: the set-up as JSON with sorted keys (game, options, rules, seats), then the number of answers and every answer as little-endian 32-bit integers. Ctrl-C tells what was done so far.
    .usage = ludoteca sim GAME --games N --seats BOT,BOT [--seed WORD] [--set KEY=VALUE] [--json]
    .game = GAME : the id of the game
    .games = --games N : how many games are played, otherwise 100
    .seats = --seats BOT,BOT : a bot for each seat (random, greedy, flat, scout, planner, master; with a budget for each decision: tree:400, flat:0.5s; with a temperament: greedy@builder), or just how many seats there are
    .seed = --seed WORD : which games are played, otherwise 0
    .set = --set KEY=VALUE : an option of the game; may come several times
    .json = --json : the result as JSON, for programs
    .examples =
        ludoteca sim magpies --games 1000 --seats random,random,random --seed 7 --json
        ludoteca sim magpies --games 200 --seats greedy,random --set length=long
help-rules = Read the rules of a game. One rule, a chapter, what a search finds, or the contents; with --coverage how many rules have a test.
    .usage = ludoteca rules GAME [ID] [--search WORDS] [--coverage [--tests FOLDER] [--json]]
    .game = GAME : the id of the game
    .id = ID : a rule or a chapter; without it the contents are shown
    .search = --search WORDS : the rules in which all these words occur
    .coverage = --coverage : which rules have a test marked with their number
    .tests = --tests FOLDER : where the tests are, otherwise in tests
    .json = --json : the coverage as JSON, for programs
    .examples =
        ludoteca rules magpies
        ludoteca rules magpies G2.2
        ludoteca rules magpies --search favourite
        ludoteca rules magpies --coverage --json
help-record-show = Tell a game from its record. As a spectator saw it, or one of the seats, up to the end or to a line.
    .usage = ludoteca record show FILE [--as SEAT] [--line N]
    .file = FILE : the record
    .as = --as SEAT : with the eyes of this seat, otherwise with those of a spectator
    .line = --line N : up to this line
    .examples =
        ludoteca record show magpies-2026-11-15-1.record
        ludoteca record show magpies-2026-11-15-1.record --as south --line 40
help-record-verify = Check a record. Every line is played again by the rules and every draw recomputed from the seed; the first line that is wrong is named.
    .usage = ludoteca record verify FILE
    .file = FILE : the record
    .examples = ludoteca record verify magpies-2026-11-15-1.record
help-analyse = Look at a finished game again. How the prospects of each seat went, the three choices that cost most, and what would have been better. Every choice is judged by what its seat could know then.
    .usage = ludoteca analyse FILE [--iterations N] [--json]
    .file = FILE : the record of a finished game
    .iterations = --iterations N : how long to think about the whole game, otherwise 24000; the same number gives the same result
    .json = --json : the result as JSON, for programs
    .examples =
        ludoteca analyse magpies-2026-11-15-1.record
        ludoteca analyse magpies-2026-11-15-1.record --iterations 20000 --json
help-content-check = Check the content files of a game. All faults are named at once, with file, entry and key.
    .usage = ludoteca content check GAME|FOLDER
    .game = GAME : the id of a game, or a folder with content files
    .examples =
        ludoteca content check magpies
        ludoteca content check my-game/content
help-content-show = Show the figures of a game. With --provenance where each comes from.
    .usage = ludoteca content show GAME [--provenance]
    .game = GAME : the id of the game
    .provenance = --provenance : where each figure comes from: the rules, a public source, or designed here
    .examples =
        ludoteca content show magpies
        ludoteca content show magpies --provenance
help-bench = Measure how fast a game runs here. Random games and clones of positions, the median of several slices.
    .usage = ludoteca bench GAME [--seconds S] [--search] [--json]
    .game = GAME : the id of the game
    .seconds = --seconds S : how long to measure altogether, otherwise 5
    .search = --search : measure a search from the first turn as well, every iteration played to the end
    .json = --json : the figures as JSON, for programs
    .examples =
        ludoteca bench magpies
        ludoteca bench magpies --seconds 2 --json

help-lab-run = Let bots play all that a spec asks for. Seats, bots and options are crossed; results are kept in parts, so that a run that was stopped goes on where it was, with the same command. The same spec gives the same results, whatever the number of workers.
    .usage = ludoteca lab run SPEC.toml [--out FOLDER] [--workers N] [--json]
    .spec = SPEC.toml : what is played; docs/lab.md explains it, examples/lab has some. Bots are called as in ludoteca sim: greedy, tree:400, greedy@builder
    .out = --out FOLDER : where results are kept, otherwise in lab-NAME, after the file of the spec: lab-magpies for magpies.toml
    .workers = --workers N : how many processes play side by side, otherwise one for each core; never more than four for each core
    .json = --json : what was done as JSON, for programs
    .examples =
        ludoteca lab run examples/lab/magpies.toml
        ludoteca lab run examples/lab/wroth-factions.toml --out wroth --workers 2
help-lab-show = Show the figures of a run in the terminal. Win rates with their 95 % intervals, ratings, and what is out of balance; also while the run is going on.
    .usage = ludoteca lab show FOLDER [--json]
    .folder = FOLDER : where the results are kept
    .json = --json : the figures as JSON, for programs
    .examples =
        ludoteca lab show lab-magpies
        ludoteca lab show lab-magpies --json
help-lab-report = Write the report of a run. One HTML file with pictures that needs no network; with --png the pictures as files too.
    .usage = ludoteca lab report FOLDER [--out FILE.html] [--png]
    .folder = FOLDER : where the results are kept
    .out = --out FILE.html : where to write, otherwise report.html in the folder
    .png = --png : each picture as a PNG beside the report as well
    .examples =
        ludoteca lab report lab-magpies
        ludoteca lab report lab-magpies --out magpies.html --png --lang it

## The shelf

games-entry = { $title } ({ $id }), { $seats }
games-seats = { $low } to { $high } seats
games-seats-fixed = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
games-option = option { $option }: { $values }
games-none = No game is installed.

## The lobby

lobby-welcome = Ludoteca. What would you like to play?
lobby-rules = Read the rules
lobby-language = Change the language: { $language }
lobby-quit = Quit
lobby-resume = Resume { $title }: { $names } ({ $file })
lobby-choose = Your choice (Enter for { $default }):
lobby-not-there = “{ $answer }” is not on the list.
lobby-which-rule = Which rule or chapter? (Enter to go back)
lobby-seats = How many seats, { $low } to { $high }? (Enter for { $default })
lobby-who = { $seat }: who sits there? A number, or the name of a person (Enter for { $default }):
lobby-you = You
lobby-companion = Do you roll and draw with the real game on your table, and type in what comes up? y or n (Enter for { $default })
lobby-bye = See you soon.
bot-random = Bot: chooses at random
bot-greedy = Bot: looks one move ahead
bot-flat = Bot: tries the best moves out
bot-scout = Bot: thinks a little ahead
bot-planner = Bot: plans ahead
bot-master = Bot: thinks long and hard

## Playing

play-begin = { $title }. The game is saved after every answer in { $file }
play-hint = Answer with a number or a name. “scene” shows the table again, “why” explains, “help” tells what else you can type.
play-prompt = >
play-changed = Changed on the table (“scene” shows all of it):
panel-bot = bot { $name }
play-question = { $who }: { $question } (rule { $rule })
play-help =
    A number, a name or a word from the screen answers the question. Several answers with commas between them (2, 1) are all taken or none.
    why [THING]      the rule behind this question, or what an option, a card or any other thing is and does
    why not [THING]  why something cannot be chosen
    hint             what a strong player would look at here, and why
    undo             take back your last answer; chance decides anew
    scene            show the table and the question again
    log [N]          what has happened
    rules [ID]       the rulebook, or one rule
    stand [ANSWER]   always answer this question so when it interrupts others; stand off ends it, stand pass until STEP ends by itself
    correct VALUE    replace the last real result that was typed in
    save FILE        write the record to a file as well
    lang it          speak Italian
    quit             stop; the game can be resumed
play-names = Names in the record, which also answer: { $names }
play-is-option = “{ $thing }” can be chosen.
play-why-not = “why not” tells what cannot be chosen here, and why.
play-undo-anew = Chance decides anew from here, and so do bots: it may go another way.
play-agree = Does { $name } agree to take this back? y or n
play-stands = From now on your answer is always: { $label }. “stand off” ends it.
play-stand-off = { $count ->
    [0] You had left no standing answer.
    [one] Your standing answer is withdrawn.
   *[other] Your { $count } standing answers are withdrawn.
}
play-correct-gone = { $count ->
    [one] { $count } later answer no longer fitted and must be given again.
   *[other] { $count } later answers no longer fitted and must be given again.
}
play-record =
    The record is in { $file }
    To check it: ludoteca record verify { $file }
    To look at the game again: ludoteca analyse { $file }
play-break =
    Nothing is lost. To go on with the game:
    ludoteca play --resume { $file }
companion-begin = You play with the real game: whenever chance decides, you are asked what came up. Several results at once are typed with commas between them, in the order in which they are asked for.
companion-ask = For real: { $what } Type what came up. (rule { $rule })
companion-eyes = Only for the eyes of { $names }.
companion-for-bot = Only a bot may see it: type it in without using what you saw.
hint-title = { $count ->
    [one] A strong player would look at this:
   *[other] A strong player would look at these:
}
hint-title-even = A strong player would look at these. None is clearly better: what differs may be chance.
hint-idea = { $label } – prospects { $percent } %
hint-behind = { $points ->
    [0] (about as good)
    [one] ({ $points } point behind)
   *[other] ({ $points } points behind)
}
hint-goes-on = likely to go on: { $steps }
hint-only = There is only one answer: { $label }.
hint-taste = A matter of taste: nothing can be said about it before the game has begun.
hint-thinking = Looking ahead … (Ctrl-C stops it)
waiting-for-bot = { $name } is thinking …
hint-stopped = Stopped. The question still stands.
error-no-hint-for-chance = Chance decides here: type what really came up.
error-nothing-known = No rule and nothing in this game is called “{ $thing }”.
error-nothing-refused = “{ $thing }” is nothing that this question could be about.
error-nothing-refused-at-all = Nothing is refused here: everything there is can be chosen.
error-log-form = log shows so many sentences: a number, not “{ $word }”.
error-not-a-window = This question cannot be answered in advance: only those can that interrupt somebody else's move.
error-correct-form = Type what really came up: correct VALUE. Possible results: { $values }
error-save-form = Where to? Type: save FILE
error-save-folder = There is no folder “{ $folder }” to save in: make it first, or name another file.

## In the browser

serve-at = The table is set: { $address }
serve-public = It listens on { $host }, port { $port }.
serve-stop = Ctrl-C stops the server; tables go on at the next start.
serve-stopped = The server has stopped. All tables are kept.
serve-already = The server is running already: { $address }

## Simulation and measuring

sim-interrupted = Interrupted: { $done } of { $games } games were played.
sim-error = Game { $index } of seed { $seed } broke down: { $fault }
sim-games = { $games ->
    [one] { $games } game of { $title }
   *[other] { $games } games of { $title }
}
sim-speed = { $decisions } decisions in { $seconds } seconds: { $rate } per second
sim-wins = { $seat } ({ $bot }): { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $share } %
sim-shared = Shared wins: { $shared }; games without a winner: { $unwon }
sim-errors = Games that broke down: { $errors }
sim-hash = Records: { $hash }
bench-compiled = The core is compiled.
bench-interpreted = The core is interpreted; make fast compiles it.
bench-decisions = { $rate } decisions per second in random games
bench-clones = { $rate } clones per second
bench-search = { $rate } search iterations per second, each played to the end

## The lab

lab-done = { $games ->
    [one] { $games } game is kept in { $folder }
   *[other] { $games } games are kept in { $folder }
} ({ $played } played now, { $rate }).
lab-nothing = { $games ->
    [one] { $games } game is kept in { $folder }, and nothing was left to play.
   *[other] { $games } games are kept in { $folder }, and nothing was left to play.
}
lab-next = To see them: ludoteca lab show { $folder }, or ludoteca lab report { $folder }
lab-broken = { $games ->
    [one] { $games } game broke down; it is kept with its error and not counted.
   *[other] { $games } games broke down; they are kept with their errors and not counted.
}
lab-interrupted =
    Interrupted: { $done } of { $games } games are kept. To go on:
    { $command }
lab-resumed = Going on: { $done } of { $games } games are there already.
lab-progress = { $done } of { $games } games, { $rate }, { $left } left
lab-rate = { $rate } games/s
lab-pace = { $rate } games/min
lab-left = { $left } left
lab-report = The report is in { $file }
lab-picture = A picture is in { $file }

## Rules, records, content

rules-contents = Rules of { $title }
record-of = { $title }, rules { $version }, { $seats } seats
record-option = { $option }: { $value }
record-player = { $seat }: { $name }
record-ended = the game has ended, line { $line }
record-open = the game is not over yet, line { $line }
analysis-title = { $title }, looked at again: prospects from the first choice to the last
analysis-row = { $from } % → { $to } %
analysis-turns = { $count ->
    [0] No choice cost anything that could be told from chance.
    [one] Where it turned:
   *[other] Where it turned:
}
analysis-turn = { $at }. Line { $line }, { $who }: { $question } “{ $better }” would have been better than “{ $chosen }”: prospects { $best } % instead of { $worth } %.
analysis-turn-perhaps = { $at }. Line { $line }, { $who }: { $question } “{ $better }” might have been better than “{ $chosen }”: prospects { $best } % instead of { $worth } %. That may be chance.
analysis-then = Then, probably: { $steps }
analysis-how = Estimates, the lines as means of five choices in a row. Where a line rises or falls without a turning point it was dice and cards, or choices that cost less.
analysis-all = All together
analysis-working = Looking at the game again
error-game-not-over = This game is not over yet: only finished games are looked at again.
error-no-iterations = Think at least once: --iterations { $iterations } is too few.
provenance-seed = from the rules
provenance-public = from a public source
provenance-designed = designed here

lobby-more-options = There are { $count } further options. See them? y or n (Enter for { $default })
error-no-games = Play at least one game: --games { $games } is too few.
