# The texts of the server. The same entries, in the same order, stand in text.it.ftl.

## Requests that are not carried out

error-unreadable = This cannot be understood: it does not have the right form.
error-too-long = This is too long.
error-too-fast = This was too fast. Wait a moment and try again.
error-not-found = There is nothing here.
error-wrong-method = This cannot be done here.
error-server-error = Something went wrong on the server. Nothing was changed; try again.
error-wrong-host = This server is not reached under this name.
error-foreign-page = A page from elsewhere may not change anything here.
error-no-session = Open the table's page first: without a session nothing can be changed.
error-wrong-csrf = This page is too old. Load it again.
error-stale = The table has changed in the meantime.
error-unknown-language = There is no language “{ $lang }”. Languages: { $known }.

## People, tables, seats

error-wrong-name = A name has between 1 and { $longest } characters.
error-no-table = There is no such table.
error-no-seat = The table has no such seat.
error-not-host = Only whoever opened the table can change this.
error-seat-taken = Somebody sits there already.
error-not-listed = The free seats of this table are for guests with a link.
error-no-guide = This game has no guided first turn.
error-no-invitation = This link does not work, or no longer: ask for a new one.
error-invitation-used = Somebody has already come through this link. Each works once: ask for a new one.
error-unknown-bot = There is no bot called “{ $bot }”. Bots: { $known }.
error-unknown-bot-close = There is no bot called “{ $bot }”: did you mean “{ $close }”?
error-bot-budget = “{ $bot }” cannot think so: write so many iterations (tree:400) or seconds (tree:0.5s), more than 0, in nine characters at most.
error-unknown-temperament = { $game } has no temperament “{ $name }”. Temperaments: { $known }.
error-no-temperaments = { $game } has no temperaments, so no bot plays it “{ $name }”.
error-bot-too-slow = “{ $bot }” would think too long for a table: { $iterations } iterations or { $seconds } seconds for a decision at most.
error-sit-first = A program begins with {"{"}"type": "sit", "token": …{"}"}: the last part of a seat's link.
error-no-programs = At a table with real dice and cards programs cannot sit.
error-no-webhooks = This server sends no messages to other addresses.
error-wrong-webhook = This is not an address that a message can be sent to: it begins with http:// or https://.

## Looking back

error-not-your-eyes = Until the game is over you can look only with your own eyes.
error-not-over = This is possible when the game is over.
error-no-line = The record has lines 0 to { $last }.
error-no-other-way = From here on nothing is left to decide: choose an earlier position.
error-too-many-analyses = Too many games are waiting for their analysis already. Try again in a while.
error-your-analyses-wait = { $most } games that you, or others at your connection, have asked for are waiting for their analysis already. Wait until one of them is done, then ask again.
error-analysis-other-figures = This game was begun with other figures than those of today, so there is no analysis of it.
error-analysis-other-rules = This game was begun with another version of the rules, so there is no analysis of it.
error-record = { $fault }

## At the table

error-hello-first = A connection begins with a greeting.
error-repeated = This message has come before: it was not carried out again.
error-not-your-seat = Somebody else sits there.
error-no-hint = Nothing is asked of this seat that a hint could be given for.
error-watching = You are watching: only those who sit at the table can do this.
error-not-kept = This could not be written down, so it has not happened. Try again.
error-how-many-answers = One message carries between 1 and { $most } answers.
error-take-back-asked = Somebody has already asked for a take-back: answer that first.
error-no-take-back = Nobody has asked for a take-back.
error-not-companion = At this table the server rolls and draws.
error-nothing-to-type = No die or card is waited for now.
error-not-your-card = Only those who may see this card can type it in.
error-chat-length = What you say may have between 1 and { $most } characters.
error-companion-alone = With real dice and cards somebody has to sit at the table and type them in.
error-wrong-clock = A clock has between 1 and { $longest } seconds, and no more for each turn.

## Notices

notice-your-turn = { $game }: it is the turn of { $names }. { $link }

## The client

client-not-built = The page of the table has not been built yet. Run this in the project's folder, then start the server again:
