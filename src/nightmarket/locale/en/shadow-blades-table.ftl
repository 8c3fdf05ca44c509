# The table of Shadow Blades in the browser.

sb-ui-any-sphere = joins any sphere
sb-ui-pile = Pile { $n }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sb-ui-pile-n = pile { $n }
sb-ui-deck = deck
sb-ui-deck-n = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sb-ui-buried = { $count ->
    [0] Empty
    [one] 1 card, the top one open
   *[other] { $count } cards, the top one open
}
sb-ui-into = Into { $sphere }, { $name }
sb-ui-laid = { $count ->
    [one] 1 mission laid
   *[other] { $count } missions laid
}
sb-ui-dominance = dominance
sb-ui-ally = ally
sb-ui-hand-size = cards in hand
sb-ui-tie = tie
sb-ui-only-you = Only you see this
sb-ui-final = { $left ->
    [0] The last turn
   *[other] Final round: { $left } more after this
}
sb-ui-recruit = Recruit
sb-ui-graveyard = Graveyard
sb-ui-lens = Majority lens
sb-ui-nobody = Nobody has dominance
sb-ui-leads = { $name } by { $by }
sb-ui-sum = { $agent } into { $sphere }: { $before } → <b>{ $after }</b>{ $weapons ->
    [0] {""}
    [one] , with 1 weapon
   *[other] , with { $weapons } weapons
}
sb-ui-where = Which sphere?
sb-ui-arm-hint = You may add weapons from your hand.
sb-ui-play = Play agent
sb-ui-coins = { $count ->
    [one] 1 coin now
   *[other] { $count } coins now
}
sb-ui-missions = Missions
sb-ui-met = counts now
sb-ui-missed = does not count now
