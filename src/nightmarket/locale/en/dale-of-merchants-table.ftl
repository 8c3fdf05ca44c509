# What only the drawn table of Dale of Merchants says.

dm-deck = deck
dm-discard = discard
dm-empty = empty
dm-in-hand = { $n } in hand
dm-known = Known
dm-known-n = { $n } known
dm-market = Market
dm-price = { $value } + { $extra } = { $n }
dm-market-deck = market deck
dm-market-discard = market discard
dm-junk-pile = junk
dm-your-stall = Your stall
dm-needs = next needs { $n }
dm-hand = Your hand
dm-used = used
dm-other = Do something else
dm-sets = Animalfolk in play
dm-stall-of = { $n } of { $goal } stacks
dm-kind-technique = technique
dm-kind-passive = passive
dm-kind-junk = no set
dm-plus = One more action
dm-discard-nothing = Discard nothing
dm-your-deck = your deck
dm-discard-of = { $name }: discard pile
dm-partner = partner
dm-help-hint = Hold, right-click or press ? for details
dm-rulings = Rulings
dm-cards = Cards
dm-counter = Counter
dm-counter-about = Only what you could have counted yourself. The cards below are in these places, but nobody can tell which is where.
dm-top-first = From the top down.
dm-pool-hand = { $name }: { $n } in hand
dm-pool-deck = { $name }: { $n } in the deck
dm-pool-market = { $n } in the market deck
dm-pool-aside = { $n } set aside
dm-known-hand = Known cards in { $name }’s hand
dm-known-top = Known cards on { $name }’s deck, from the top
dm-say-card = { $card }: what do you do with it?
dm-say-pay = Pay <b>{ $n }</b> for { $card }
dm-say-build = Stack { $n }: exactly <b>{ $total }</b>, one animalfolk
dm-say-discard = Discard any number of cards
dm-say-complete = Is this what you want?
dm-sum-of = of { $n }
dm-hint-exact = Exact. It goes to your hand; buying ends your actions.
dm-hint-over = { $n } more than needed; no change is given.
dm-hint-short = { $n } missing
dm-hint-order = The last one goes on top of the pile.
dm-buy-for = Buy for { $n }
dm-build-it = Build it
dm-discard-n = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
dm-confirm = Confirm
dm-do-play = Play
dm-do-build = Build a stack
dm-do-discard = Discard
dm-why-passive = A passive works by itself; it is not played.
dm-why-gap = That card is not there.
dm-why-poor = Your hand does not cover this price.
dm-why-superfluous = Not with these: one card of the payment would be unnecessary.
dm-why-total = No stack with it makes exactly the total you need.
dm-why-folk = A stack is of one animalfolk, without junk.
dm-why-threat = A threat is in force: the stack needs more.
dm-why-hand = It must be a card from your own hand.
dm-why-spy = A Wise Spy works only once in your turn.
dm-stall = Stall

# Keys and the list
dm-keys-hand = cards of your hand
dm-keys-market = cards of the market
dm-build-here = Build stack { $n } here: total { $total }
dm-build-which = Press or carry here the cards of the stack.
dm-pass-all = Pass until the clean-up is over
