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
    [one] 1 card, face up
   *[other] { $count } cards, the top one face up
}
sb-ui-into = Into { $name }’s { $sphere }
sb-ui-laid = { $count ->
    [one] 1 mission laid
   *[other] { $count } missions laid
}
sb-ui-dominance = dominance
sb-why-dominance =
    { $whose ->
        [nobody] { $sphere }: nobody has dominance here now. A mission goes only where you have it.
       *[rival] { $sphere }: { $name } has dominance here. A mission goes only where you have it.
    }
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
sb-ui-lens = Who leads
sb-ui-nobody = Nobody has dominance.
sb-ui-leads = { $name } by { $by }
sb-ui-sum = { $agent }{ $armed ->
    [0] {""}
   *[other] {" "}with { $weapons }
} into { $sphere }{ $whose ->
    [own] {""}
   *[other] {" "}({ $whose })
}: { $sum }{ $known ->
    [yes] {" "}= <b>{ $after }</b>
   *[no] {""}
}
sb-ui-where = { $agent }: into which sphere?
sb-ui-arm-hint = You may add weapons from your hand.
sb-ui-play = Play agent
sb-ui-coins = { $count ->
    [one] 1 coin now
   *[other] { $count } coins now
}
sb-ui-missions = Missions
sb-ui-met = counts now
sb-ui-missed = does not count now
sb-ui-no-one = nobody
sb-ui-same = no change
sb-ui-held = <b>{ $card }</b>: what do you do with it?
sb-ui-takes = You take dominance from { $name } ({ $total }), by { $by }.
sb-ui-gains = You gain dominance, by { $by }.
sb-ui-keeps = You keep dominance, by { $by }.
sb-ui-still = { $name } has dominance; you need { $lack } more.
sb-ui-breaks = { $name } loses dominance; nobody has it then.
sb-ui-then-lay = Then you may lay a mission there.
sb-ui-unarmed = Without weapons
sb-ui-or-order = or give an Order
sb-ui-deck-left = Deck { $count }: the last card starts the final round
sb-ui-hand = Your hand
sb-ui-hand-n = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, no limit
sb-ui-hand-none = Your hand is empty.
sb-ui-laid-n = { $count } laid
sb-ui-missions-none = None laid yet. A mission goes into a sphere you dominate.
sb-ui-mat = { $name }’s mat
sb-ui-mats = All mats
sb-ui-read-agent = <b>{ $name }</b>: agent, { $symbols }, strength { $n }
sb-ui-read-weapon = <b>{ $name }</b>: weapon, +{ $n } for the agent it goes with
sb-ui-read-mission = <b>{ $name }</b>: mission in { $symbols }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
sb-ui-note-seen = What you saw
sb-ui-note-think = What they may hold
sb-ui-note-none = Nothing yet. Piles and hands you look at are written down here.
sb-ui-note-pile = Pile { $n }:
sb-ui-note-hand = { $name }’s hand:
sb-ui-note-taken = { $name } has taken it since
sb-ui-note-changed = { $count ->
    [one] One hidden card has moved since
   *[other] { $count } hidden cards have moved since
}
sb-ui-note-agent = { $sphere }, agent
sb-ui-note-mission = { $sphere }, mission
sb-ui-note-weapon = Weapon

# Keys and the list
sb-keys-hand = cards of your hand
sb-keys-spheres = spheres of your mat
