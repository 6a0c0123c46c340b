title = Support
blurb = Raids, and who comes to help.

pile = Events
discards = Discards
bag = Bag
camp = camp
unknown = unknown

unit-spear = spear
unit-bow = bow

good-food = food
good-tool = tools

card-ambush = ambush
card-omen = omen
card-ward = ward
card-feast = feast

side-attack = attack
side-defence = defence

moment-own-turn = own turn
moment-raiding = raid
moment-tokens-out = tokens drawn

worth-0 = token 0
worth-1 = token 1
worth-2 = token 2
worth-3 = token 3

ask-draw = Draw an event?
    .no = Do not draw
    .yes = Draw
ask-drawn = Which event is drawn?
ask-kept = Which event will you keep?
ask-raid = Whom will you raid?
    .pass = Nobody
ask-send = Which units for the { $side }?
    .pass = No more
ask-offer = { $attacker } raids { $target }. Which side will you support?
    .pass = Neither
ask-accept = Accept { $supporter } for the { $side }?
    .no = Refuse
    .yes = Accept
ask-play = Play the kept event? ({ $moment })
    .pass = Keep it
ask-react = { $who } plays: { $card }. Ward it off?
    .pass = Let it happen
until-turn = until the next turn begins
ask-token = Which token for the { $side }?
ask-loot = How much { $good } will you take? ({ $left } left)

event-drew = { $who } draws an event.
event-got = { $who } has drawn: { $card }
event-gave-up = { $who } gives up: { $card }
event-raided = { $who } raids { $target }.
event-offered = { $who } offers support to the { $side }.
event-refused = { $who } is refused.
event-sent = { $who } sends { $units } to the { $side }.
event-played = { $who } plays: { $card }
event-cancelled = Warded off: { $card } of { $who }
event-drew-token = { $side }: { $worth }
event-won = The { $side } wins.

why-own-camp = this is your own camp
why-nothing-there = there is nothing to take
why-not-now = not possible now
