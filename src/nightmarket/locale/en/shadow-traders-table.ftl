# Shadow Traders. Names of things, prompts, choices and log lines.
# Log and choice messages take drawings ($who, $good…) or words; $me says whether "you" act or suffer.

-flat-earth = { $form ->
   *[one] Flat earth
    [object] a flat earth
}
-starlight = { $form ->
   *[one] Bottled starlight
    [object] bottled starlight
}
-cookie = { $form ->
   *[one] Space cookie
    [object] a space cookie
}
-crystal = { $form ->
   *[one] Time crystal
    [object] a time crystal
}
-cactus = { $form ->
   *[one] Singing cactus
    [object] a singing cactus
}
-volcano = { $form ->
   *[one] Pocket volcano
    [object] a pocket volcano
}
-lamp = { $form ->
   *[one] Magic lamp
    [object] the magic lamp
}
-artefact = { $form ->
   *[one] Cursed artefact
    [object] the cursed artefact
}
st-good =
    { $good ->
        [green] { -flat-earth }
        [yellow] { -starlight }
        [orange] { -cookie }
        [blue] { -crystal }
        [pink] { -cactus }
        [red] { -volcano }
        [lamp] { -lamp }
       *[artefact] { -artefact }
    }
st-good-object =
    { $good ->
        [green] { -flat-earth(form: "object") }
        [yellow] { -starlight(form: "object") }
        [orange] { -cookie(form: "object") }
        [blue] { -crystal(form: "object") }
        [pink] { -cactus(form: "object") }
        [red] { -volcano(form: "object") }
        [lamp] { -lamp(form: "object") }
       *[artefact] { -artefact(form: "object") }
    }
st-pile = { $name }: { $n }
st-mission =
    { $mission ->
        [keep] Keep
        [take] Take
        [collect] Collect
        [give-away] Give
        [choose] Choose
       *[lose] Lose
    }
st-mission-text =
    { $mission ->
        [keep] Goods of your own colour
        [take] Many goods of a foreign colour
        [collect] Sets of different colours
        [give-away] As few goods as you can
        [choose] Colours held exactly once
       *[lose] Fewer points than anyone
    }
st-mission-table =
    { $mission ->
        [keep] each 7
        [take] 1 2 3 4 5 → 1 4 9 16 25
        [collect] 3 → 8 · 4 → 14 · 5 → 22
        [give-away] 70 − 5 per good
        [choose] one 15 · two 5
       *[lose] 75 − 20 − 20 − 20
    }
st-face =
    { $face ->
        [steal] Steal
        [give] Give
        [swap] Swap
        [protect] Protect
        [move] Move
       *[smuggle] Smuggle
    }
st-action-note =
    { $action ->
        [steal] take a good from a rival
        [give] hand a good to a rival
        [swap] one of yours for one of theirs
        [protect] two goods each into the stash
       *[move] between two rivals
    }
st-event =
    { $event ->
        [DOUBLE_SWAP] Barter fever
        [DOUBLE_STEAL] Night of thieves
        [DOUBLE_GIVE] Day of gifts
        [CURSED_ARTEFACT] Cursed find
        [NO_SWAP] Closed stalls
        [PLACE_OR_ROLL] Words or deeds
        [EXTRA_SMUGGLE] Back door
        [DOUBLE_PROTECT] Double locks
        [FLIP_DICE] Upside down
        [NO_STEAL] Guards on patrol
        [NO_PROTECT] Broken locks
        [FREE_REROLL] Second chance
        [ALL_FIVE] Full workload
       *[SANDSTORM] Sandstorm
    }
st-event-effect =
    { $event ->
        [DOUBLE_SWAP] Swaps are doubled.
        [DOUBLE_STEAL] Steals are doubled.
        [DOUBLE_GIVE] Gives are doubled.
        [CURSED_ARTEFACT] The revealing player takes the cursed artefact.
        [NO_SWAP] No Swap this round.
        [PLACE_OR_ROLL] Either place suspicion tokens or roll and act.
        [EXTRA_SMUGGLE] Add 2 Smuggle symbols to your result.
        [DOUBLE_PROTECT] Protects are doubled.
        [FLIP_DICE] You may flip any dice to the opposite face.
        [NO_STEAL] No Steal this round.
        [NO_PROTECT] No Protect this round.
        [FREE_REROLL] One free re-roll of any dice.
        [ALL_FIVE] Perform all five dice, one by one.
       *[SANDSTORM] The game ends at once.
    }
st-event-label = Event · round { $round }
st-event-none = No event yet
st-event-doubles = Smuggle counts before doubling

# The table
st-of-rounds = of 4–6
st-storm-from = Storm deck from round 5
st-storm-odds = Sandstorm next round: { $odds }
st-storm-sure = Sandstorm next round: certain
st-first = first
st-first-long = { $name } was first this round
st-goods-count =
    { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
st-stash = Stash
st-empty = empty
st-embargo = Embargo
st-embargo-note = No Give or Move to { $name } until their turn
st-shut = shut
st-suspicion-you = Suspicion on you
st-suspicion-top = on top:
st-suspicion-none = no suspicion yet
st-stack =
    { $height ->
        [0] No suspicion on { $name }
        [one] One suspicion token on { $name }, on top: { $client }
       *[other] { $height } suspicion tokens on { $name }, on top: { $client }
    }
st-unplaced =
    { $n ->
        [one] 1 unplaced token
       *[other] { $n } unplaced tokens
    }
st-mission-yours = Your mission · secret
st-worth-now = Worth now
st-worth-after = after picks
st-tokens-title = Your suspicion tokens
st-tokens-note = placed before the roll only
st-token-own = yours
st-token-spent = spent
st-token-label =
    { $state ->
        [placed] { $client }, placed on { $name }
        [spent] { $client }, spent for a re-roll
       *[free] { $client }, not placed
    }
st-notebook = Notebook
st-notebook-short = Notes
st-notebook-lead = Only on this device. Tap a cell: maybe, ruled out, sure.
st-notebook-out = { $n } of { $total } pairings ruled out
st-notebook-cell =
    { $state ->
        [out] { $name}, { $mission }: ruled out
        [sure] { $name}, { $mission }: sure
       *[maybe] { $name}, { $mission }: maybe
    }
st-dice-none = The dice wait for the next roll.
st-die =
    { $state ->
        [picked] { $face }, marked
        [used] { $face }, used
       *[idle] { $face }
    }
st-times =
    { $min ->
        [0] not now
       *[other] { $range }
    }
st-bonus-smuggle = +{ $n } from the event

# What is asked (<b> marks how much is left)
st-ask-words-or-deeds = Only words or only deeds this round?
st-ask-place = Accuse someone, or roll the dice
st-ask-place-only = Accuse someone, or end your turn
st-ask-place-where = On whose board goes <b>{ $client }</b>?
st-ask-roll = Choose <b>one action</b>
st-ask-roll-hint = Tap dice to re-roll or flip them first
st-ask-marked =
    { $n ->
        [one] <b>1 die</b> marked
       *[other] <b>{ $n } dice</b> marked
    }
st-ask-pay = Pay for the re-roll with a token
st-ask-skip = Your dice allow nothing
st-ask-use = Use the dice <b>one by one</b>
st-ask-use-as = The smuggle die stands for…
st-ask-steal =
    { $n ->
        [one] Steal <b>{ $more ->
            [yes] 1 more
           *[no] 1
        }</b> good
       *[other] Steal <b>{ $more ->
            [yes] { $n } more
           *[no] { $n }
        }</b> goods
    }
st-ask-give =
    { $n ->
        [one] Give away <b>{ $more ->
            [yes] 1 more
           *[no] 1
        }</b> good
       *[other] Give away <b>{ $more ->
            [yes] { $n } more
           *[no] { $n }
        }</b> goods
    }
st-ask-swap =
    { $n ->
        [one] Swap <b>{ $more ->
            [yes] 1 more
           *[no] 1
        }</b> good
       *[other] Swap <b>{ $more ->
            [yes] { $n } more
           *[no] { $n }
        }</b> goods
    }
st-ask-protect =
    { $n ->
        [one] Stash <b>{ $more ->
            [yes] 1 more
           *[no] 1
        }</b> good
       *[other] Stash <b>{ $more ->
            [yes] { $n } more
           *[no] { $n }
        }</b> goods
    }
st-ask-move =
    { $n ->
        [one] Move <b>{ $more ->
            [yes] 1 more
           *[no] 1
        }</b> good between rivals
       *[other] Move <b>{ $more ->
            [yes] { $n } more
           *[no] { $n }
        }</b> goods between rivals
    }
st-ask-done = All picked: confirm
st-hint-rival = Tap a glowing pile, or press seat then letter, e.g.
st-hint-own = Tap one of your goods, or press its letter
st-hint-receiver = Now tap the receiver, or press the seat number
st-hint-theirs = Now tap the good you want for it
st-hint-drop = Now tap the rival who gets it
st-hint-token = Tap a token, then a board
st-confirm-act =
    { $action ->
        [steal] Steal these { $n }
        [give] Give these { $n }
        [swap] Swap these { $n }
        [protect] Stash these { $n }
       *[move] Move these { $n }
    }
st-confirm-roll =
    { $n ->
        [0] Roll the dice
        [one] Place 1 and roll
       *[other] Place { $n } and roll
    }
st-confirm-rest =
    { $n ->
        [0] End the turn
        [one] Place 1 and end the turn
       *[other] Place { $n } and end the turn
    }
st-reroll-token = Re-roll for a token
st-reroll-free = Re-roll free
st-flip = Flip

# Why not? One sentence and its rule
st-why-stashed = In { $name }’s stash: safe from other players until their next turn.
st-why-embargo = { $name } is under embargo: nothing goes in or out until their turn.
st-why-not-yours = It is not your turn.
st-why-not-now = This cannot be chosen now.

# One message per choice
st-do-words = Words: only place tokens
st-do-deeds = Deeds: only roll and act
st-do-place = Accuse { $name } of { $client }
st-do-roll = Roll the dice
st-do-rest = End the turn
st-do-reroll = Re-roll: pay with { $client }
st-do-reroll-free = Re-roll for free
st-do-pick = Take die { $die }: { $face }
st-do-throw = Throw the dice you took
st-do-flip = Flip die { $die }: { $face }
st-do-act = { $face }, { $n ->
    [one] once
   *[other] { $n } times
}
st-do-skip = Nothing is possible: go on
st-do-use = Use die { $die } as { $face }
st-do-steal = Steal { st-good-object } from { $name }
st-do-give = Give { st-good-object } to { $name }
st-do-give-stashed = Give { st-good-object } from the stash to { $name }
st-do-offer = Offer { st-good-object }
st-do-offer-stashed = Offer { st-good-object } from the stash
st-do-swap = Take { st-good-object } from { $name } for it
st-do-lift = Move { st-good-object } away from { $name }
st-do-drop = Hand it to { $name }
st-do-stash = Stash { st-good-object }

# One message per event
st-log-round-begins = Round { $round }
st-log-event-revealed = { $event } is revealed
st-log-sandstorm = The <b>sandstorm</b> ends the game
st-log-turn-begins = { $me ->
    [actor] { $who } begin a turn
   *[none] { $who } begins a turn
}
st-log-words-or-deeds = { $me ->
    [actor] { $who } choose { $choice ->
        [words] words
       *[deeds] deeds
    }
   *[none] { $who } chooses { $choice ->
        [words] words
       *[deeds] deeds
    }
}
st-log-token-placed = { $me ->
    [actor] { $who } accuse { $whom }: { $client }
    [target] { $who } accuses <b>you</b>: { $client }
   *[none] { $who } accuses { $whom }: { $client }
}
st-log-rolled = { $me ->
    [actor] { $who } roll { $dice }
   *[none] { $who } rolls { $dice }
}
st-log-token-discarded = { $me ->
    [actor] { $who } spend a token { $client }
   *[none] { $who } spends a token
}
st-log-rerolled = { $me ->
    [actor] { $who } re-roll: { $dice }
   *[none] { $who } re-rolls: { $dice }
}
st-log-flipped = { $me ->
    [actor] { $who } flip a die to { $dice }
   *[none] { $who } flips a die to { $dice }
}
st-log-acts = { $me ->
    [actor] { $who } choose <b>{ st-face } × { $times }</b>
   *[none] { $who } chooses <b>{ st-face } × { $times }</b>
}
st-log-skipped = { $me ->
    [actor] { $who } can do nothing
   *[none] { $who } can do nothing
}
st-log-stolen = { $me ->
    [actor] { $who } steal { $good } from { $whom }
    [target] { $who } steals { $good } <b>from you</b>
   *[none] { $who } steals { $good } from { $whom }
}
st-log-given = { $me ->
    [actor] { $who } give { $good } to { $whom }
    [target] { $who } gives { $good } <b>to you</b>
   *[none] { $who } gives { $good } to { $whom }
}
st-log-swapped = { $me ->
    [actor] { $who } swap { $good } for { $got } with { $whom }
    [target] { $who } swaps { $good } for { $got } <b>with you</b>
   *[none] { $who } swaps { $good } for { $got } with { $whom }
}
st-log-moved = { $me ->
    [actor] { $who } move { $good } from { $whom } to { $to }
    [target] { $who } moves { $good } <b>from you</b> to { $to }
    [receiver] { $who } moves { $good } from { $whom } <b>to you</b>
   *[none] { $who } moves { $good } from { $whom } to { $to }
}
st-log-stashed = { $me ->
    [actor] { $who } stash { $good }
   *[none] { $who } stashes { $good }
}
st-log-embargo = { $me ->
    [actor] { $who } call an <b>embargo</b>
   *[none] { $who } calls an <b>embargo</b>
}
st-log-lapsed = { $left ->
    [one] 1 action lapses
   *[other] { $left } actions lapse
}
st-log-lamp-card = { $me ->
    [actor] { $who } take the lamp card and will be first
   *[none] { $who } takes the lamp card and will be first
}
st-log-artefact = { $me ->
    [actor] { $who } take { $good }
   *[none] { $who } takes { $good }
}
st-log-game-over = The game is over

# Score sheet
st-sheet =
    { $key ->
        [mission] Mission
        [suspicion] Suspicion
        [correct] Correct tokens
        [exposure] Exposure
        [disguise] Disguise
        [mission-points] Mission points
        [lamp] Lamp
        [artefact] Curse
       *[total] Total
    }

# Options of the set-up
st-option =
    { $key ->
        [stack_view] Suspicion stacks
        [lose_tie_wins] Lose may tie for last
        [first] First player
       *[other] { $key }
    }
st-option-note =
    { $of ->
        [stack_view-closed] Only the top token and the height are seen
        [stack_view-open] The whole stack stays visible
        [lose_tie_wins-off] Lose needs fewer points than everyone
        [lose_tie_wins-on] Sharing the last place is enough for Lose
       *[other] {""}
    }
st-option-value =
    { $of ->
        [stack_view-closed] Closed
        [stack_view-open] Open
        [lose_tie_wins-off] Off
        [lose_tie_wins-on] On
        [first-random] Random
       *[other] { $value }
    }
