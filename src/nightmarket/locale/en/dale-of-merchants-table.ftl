# What only the drawn table of Dale of Merchants says.

dm-deck = deck
dm-discard = discard
dm-empty = empty
dm-in-hand = { $n } in hand
dm-waiting = Waiting
dm-known = Known
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
dm-auto = Pass by itself when I have no answer
