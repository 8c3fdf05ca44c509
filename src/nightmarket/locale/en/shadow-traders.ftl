# Shadow Traders. Ids are explained in docs/adding-a-game.md.

st-about = An unofficial rendering of the game by Rocky Bogdanski and Kai Wetzel. Names of the events, of the clients’ missions in English and Ukrainian, and of three of the six goods are ours.

st-option-stack_view = Suspicion stacks
    .about = Closed: only the top token of a stack can be seen. Open: the whole stack stays visible.
st-option-stack_view-closed = Closed
st-option-stack_view-open = Open
st-option-first = First player
    .about = Who begins with the magic lamp.
st-option-first-random = Random
st-option-lose_tie_wins = Lose wins a tie for last
    .about = The Lose mission also wins when it ties for the lowest total.
st-option-lose_tie_wins-off = No
st-option-lose_tie_wins-on = Yes
st-option-colours = Colours
    .about = Who plays which colour.
st-option-colours-any = Any

st-good-green = flat earth
    .a = a flat earth
st-good-yellow = bottled starlight
    .a = bottled starlight
st-good-orange = space cookie
    .a = a space cookie
st-good-blue = time crystal
    .a = a time crystal
st-good-pink = singing cactus
    .a = a singing cactus
st-good-red = pocket volcano
    .a = a pocket volcano
st-good-lamp = magic lamp
    .a = the magic lamp
st-good-artefact = cursed artefact
    .a = the cursed artefact

st-colour-green = Green
st-colour-yellow = Yellow
st-colour-orange = Orange
st-colour-blue = Blue
st-colour-pink = Pink
st-colour-red = Red

st-client-keep = Keep
st-client-take = Take
st-client-collect = Collect
st-client-give-away = Give
st-client-choose = Choose
st-client-lose = Lose

# Dice are counted from one.
st-die-0 = 1
st-die-1 = 2
st-die-2 = 3
st-die-3 = 4
st-die-4 = 5
st-face-steal = Steal
st-face-give = Give
st-face-swap = Swap
st-face-protect = Protect
st-face-move = Move
st-face-smuggle = Smuggle
st-action-steal = Steal
st-action-give = Give
st-action-swap = Swap
st-action-protect = Protect
st-action-move = Move

st-event-double-swap = Barter fever
    .effect = Swaps are doubled.
st-event-double-steal = Night of thieves
    .effect = Steals are doubled.
st-event-double-give = Day of gifts
    .effect = Gives are doubled.
st-event-cursed-artefact = Cursed find
    .effect = The player who revealed this takes the cursed artefact.
st-event-no-swap = Closed stalls
    .effect = No Swap this round.
st-event-place-or-roll = Words or deeds
    .effect = Either place suspicion tokens or roll and act.
st-event-extra-smuggle = Back door
    .effect = Add 2 Smuggle symbols to your result.
st-event-double-protect = Double locks
    .effect = Protects are doubled.
st-event-flip-dice = Upside down
    .effect = You may flip any dice to the opposite face.
st-event-no-steal = Guards on patrol
    .effect = No Steal this round.
st-event-no-protect = Broken locks
    .effect = No Protect this round.
st-event-free-reroll = Second chance
    .effect = One free re-roll of any dice.
st-event-all-five = Full workload
    .effect = Carry out all five dice, one by one.
st-event-sandstorm = Sandstorm
    .effect = The game ends at once.

st-choice-words = Only place tokens
st-choice-deeds = Only roll and act
st-choice-place = Suspect { $seat }: “{ $client }”
st-choice-roll = Roll the dice
st-choice-rest = End the turn
st-choice-reroll = Discard your “{ $client }” token and re-roll
st-choice-reroll-free = Re-roll for free
st-choice-pick = Roll die { $die } again
st-choice-throw = Roll the chosen dice
st-choice-flip = Flip die { $die }
st-choice-act = { $action } × { $times }
st-choice-skip = Nothing can be done
st-choice-use = Use die { $die }: { $action }
st-choice-steal = Steal { $good_a } from { $seat }
st-choice-give = Give { $good_a } to { $seat }
st-choice-give-stashed = Give { $good_a } from your stash to { $seat }
st-choice-offer = Offer { $good_a }
st-choice-offer-stashed = Offer { $good_a } from your stash
st-choice-swap = Take { $good_a } from { $seat } in exchange
st-choice-lift = Move { $good_a } away from { $seat }
st-choice-drop = To { $seat }
st-choice-stash = Stash { $good_a }

st-ask-words-or-deeds = Words or deeds: place tokens, or roll?
st-ask-words-or-deeds-other = { $seat } is choosing words or deeds
st-ask-suspecting = Place suspicion tokens, or roll
st-ask-suspecting-other = { $seat } is placing suspicions
st-ask-minions = Choose an action, or roll again
st-ask-minions-other = { $seat } is looking at the dice
st-ask-picking = Which dice do you roll again?
st-ask-picking-other = { $seat } is picking dice to roll again
st-ask-working-all = Which die comes next?
st-ask-working-all-other = { $seat } is working through the dice
st-ask-stealing = Steal { $left ->
    [one] 1 good
   *[other] { $left } goods
}
st-ask-stealing-other = { $seat } is stealing
st-ask-giving = Give { $left ->
    [one] 1 good
   *[other] { $left } goods
}
st-ask-giving-other = { $seat } is giving
st-ask-swapping = Swap { $left ->
    [one] once
   *[other] { $left } times
}: which good do you offer?
st-ask-swapping-other = { $seat } is swapping
st-ask-swapping-for = What do you take in exchange?
st-ask-swapping-for-other = { $seat } is swapping
st-ask-moving = Move { $left ->
    [one] 1 good
   *[other] { $left } goods
} between rivals: which one?
st-ask-moving-other = { $seat } is moving goods
st-ask-moving-to = Who receives it?
st-ask-moving-to-other = { $seat } is moving goods
st-ask-stashing = Stash { $left ->
    [one] 1 good
   *[other] { $left } goods
}
st-ask-stashing-other = { $seat } is filling the stash

st-log-round-begins = Round { $round }
st-log-event-revealed = { $seat_key ->
    [you] You reveal
   *[other] { $seat } reveals
} { $event_card }
st-log-sandstorm = The sandstorm is here. The game is over.
st-log-artefact = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} the cursed artefact
st-log-turn-begins = { $seat_key ->
    [you] Your turn
   *[other] { $seat }’s turn
}
st-log-words = { $seat_key ->
    [you] You choose
   *[other] { $seat } chooses
} words: no dice this turn
st-log-deeds = { $seat_key ->
    [you] You choose
   *[other] { $seat } chooses
} deeds: no tokens this turn
st-log-token-placed = { $client_key ->
    [hidden] A token on this board, covered by now
   *[other] { $seat_key ->
        [you] You suspect
       *[other] { $seat } suspects
    } { $board_key ->
        [you] you
       *[other] { $board }
    }: “{ $client }”
}
st-log-rolled = { $seat_key ->
    [you] You roll
   *[other] { $seat } rolls
} { $d1 }, { $d2 }, { $d3 }, { $d4 }, { $d5 }
st-log-token-discarded = { $client_key ->
    [hidden] { $seat } discards a token to re-roll
   *[other] You discard your “{ $client }” token to re-roll
}
st-log-free-reroll = { $seat_key ->
    [you] You roll
   *[other] { $seat } rolls
} again for free
st-log-flipped = { $seat_key ->
    [you] You flip
   *[other] { $seat } flips
} a die to { $face }
st-log-acts = { $seat_key ->
    [you] You choose
   *[other] { $seat } chooses
} { $action } × { $times }
st-log-skipped = { $seat_key ->
    [you] You can
   *[other] { $seat } can
} do nothing
st-log-used = { $seat_key ->
    [you] You use
   *[other] { $seat } uses
} a die: { $action }
st-log-stolen = { $seat_key ->
    [you] You steal
   *[other] { $seat } steals
} { $good_a } from { $victim_key ->
    [you] you
   *[other] { $victim }
}
st-log-given = { $seat_key ->
    [you] You give
   *[other] { $seat } gives
} { $receiver_key ->
    [you] you
   *[other] { $receiver }
} { $good_a }
st-log-swapped = { $seat_key ->
    [you] You swap
   *[other] { $seat } swaps
} with { $other_key ->
    [you] you
   *[other] { $other }
}: { $gave_a } for { $got_a }
st-log-moved = { $seat_key ->
    [you] You move
   *[other] { $seat } moves
} { $good_a } from { $source_key ->
    [you] you
   *[other] { $source }
} to { $target_key ->
    [you] you
   *[other] { $target }
}
st-log-stashed = { $seat_key ->
    [you] You stash
   *[other] { $seat } stashes
} { $good_a }
st-log-embargo = { $seat_key ->
    [you] You declare
   *[other] { $seat } declares
} an embargo
st-log-lapsed = { $times ->
    [one] 1 repetition is lost
   *[other] { $times } repetitions are lost
}
st-log-lamp-card = { $seat_key ->
    [you] You hold the lamp and begin
   *[other] { $seat } holds the lamp and begins
} the next round

st-score-suspicion = Suspicion
st-score-correct = Correct tokens
st-score-exposure = Master of Exposure
st-score-disguise = Master of Disguise
st-score-mission = Mission
st-score-lamp = Magic lamp
st-score-artefact = Cursed artefact
