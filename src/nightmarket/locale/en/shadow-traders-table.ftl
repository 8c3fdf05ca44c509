# Shadow Traders. Names of things, prompts, choices and log lines.
# Log and choice messages take drawings ($who, $good…) or words; $me says whether "you" act or suffer.

st-pile = { $name }: { $n }
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
        [keep] 7 each
        [take] 1 2 3 4 5 → 1 4 9 16 25
        [collect] 3 → 8 · 4 → 14 · 5 → 22
        [give-away] 70 − 5 per good
        [choose] one 15 · two 5
       *[lose] 75 − 20 − 20 − 20
    }
st-action-note =
    { $action ->
        [steal] take a good from a rival
        [give] hand a good to a rival
        [swap] one of yours for one of theirs
        [protect] two goods into the stash each time
       *[move] between two rivals
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
st-first-long = { $name } went first this round
st-goods-count =
    { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
st-stash = Stash
st-empty = empty
st-embargo = Embargo
st-embargo-note = No Give or Move to { $name } until their turn
st-shut = embargo
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
st-clients = The six clients
st-clients-four = With four players one of Keep, Take and Collect is not in the game, and one of the others.
st-lose-each = 20 less for each: 4 to 6 goods · two colours or fewer · a token on every board, all wrong
st-token-yours = Your token
st-client-noticed =
    { $mission ->
        [keep] You notice it: protects its own colour and takes it back
        [take] You notice it: gathers much of one or two foreign colours
        [collect] You notice it: wants one of everything, again and again
        [give-away] You notice it: hands goods out and stays small
        [choose] You notice it: keeps one of each and gets rid of doubles
       *[lose] You notice it: places tokens everywhere that cannot be right
    }
st-mission-yours = Your mission · secret
st-worth-now = Worth now
st-worth-after = after your picks
st-tokens-title = Your suspicion tokens
st-tokens-note = only before the roll
st-token-own = yours
st-token-spent = spent
st-token-label =
    { $state ->
        [placed] { $client }, placed on { $name }
        [spent] { $client }, spent on a re-roll
       *[free] { $client }, not placed
    }
st-notebook-out = { $n } of { $total } pairings ruled out
st-dice-none = The dice wait for the next roll.
st-die =
    { $state ->
        [picked] Die: { $face }, marked
        [used] Die: { $face }, used
       *[idle] Die: { $face }
    }
st-times =
    { $min ->
        [0] not now
       *[other] { $range }
    }
st-bonus-smuggle = +{ $n } from the event

# What is asked (<b> marks how much is left)
st-say-place = Place a suspicion, or roll the dice
st-say-place-only = Place a suspicion, or end your turn
st-say-place-where = Whose board does <b>{ $client }</b> go on?
st-say-roll = Choose <b>one action</b>
st-say-roll-hint =
    { $ways ->
        [both] Tap dice to re-roll or flip them first
        [flip] Tap dice to flip them first
       *[reroll] Tap dice to re-roll them first
    }
st-say-marked =
    { $n ->
        [one] <b>1 die</b> marked
       *[other] <b>{ $n } dice</b> marked
    }
st-say-pay = Pay for the re-roll with a token
st-say-skip = Your dice allow no action
st-say-use = Use the dice <b>one by one</b>
st-say-use-as = The smuggle die stands for…
st-say-steal =
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
st-say-give =
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
st-say-swap =
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
st-say-protect =
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
st-say-move =
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
st-say-done = All picked: confirm
st-hint-rival = Tap a glowing pile, or press seat then letter, e.g.
st-hint-own = Tap one of your goods, or press its letter
st-hint-receiver = Now tap the receiver, or press the seat number
st-hint-theirs = Now tap the good you want in exchange
st-hint-drop = Now tap the rival who gets it
st-hint-token = Tap a token, then a board
st-confirm-act =
    { $action ->
        [steal] Steal { $n }
        [give] Give { $n }
        [swap] Swap { $n }
        [protect] Stash { $n }
       *[move] Move { $n }
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
st-why-event = The event “{ $event }” forbids it this round.
st-why-no-die = No die on the table gives this action.

# Score sheet
st-sheet-client = Client
st-sum-token = { $client }, { $name }: { $right ->
    [yes] right
   *[no] wrong
}

# Keys and the list
st-keys-theirs = a rival’s pile: seat, then good
st-keys-mine = your own pile
st-keys-dice = dice
st-keys-tokens = your six tokens

# Under the headline, where the best total does not win
st-end-lowest = { $won ->
    [yes] Whoever has the Lose mission and the lowest total wins alone.
   *[no] The Lose mission wins only with the lowest total; otherwise the best of the others wins.
}
