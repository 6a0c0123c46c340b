# The texts of the chronicle. The same entries, in the same order, stand in text.it.ftl.

play-person = { $name } ({ $seat })
play-bot = { $seat } (bot { $name })
told = { $who }: { $what }
told-question = { $who }: { $question }
told-automatic = { $who }: { $what } (the only choice)
told-only-choice = { $who }: { $question } Only choice:
told-times = { $sentence } ({ $times } times).
told-counted = { $count } × { $thing }
chronicle-undone = { $count ->
    [one] The last answer is taken back.
   *[other] The last answer is taken back, with all that followed from it.
}
chronicle-hidden-draw = Something was drawn in secret.
