# Dale of Merchants 2. Ids are explained in docs/adding-a-game.md.

dm-about = An unofficial rendering of the game by Sami Laakso. Card effects follow the classic wording and are told in our own words; most card names in Russian and Ukrainian are our translation.

dm-option-sets = Animalfolk sets
    .about = Name the sets you want; the others are drawn. One more set than there are players; four in the team game.
dm-option-sets-random = Random
dm-option-sets-platypus = Platypuses
dm-option-sets-sloth = Sloths
dm-option-sets-crocodile = Crocodiles
dm-option-sets-fox = Foxes
dm-option-sets-polecat = Polecats
dm-option-sets-owl = Owls
dm-option-mood = Mood
    .about = What kind of game the drawn sets should make.
dm-option-mood-any = Any
dm-option-mood-calm = Calm: planning, little conflict
dm-option-mood-chancy = Chancy: dice and luck
dm-option-mood-nasty = Nasty: threats and surprises
dm-option-teams = Two teams
    .about = Four players, partners opposite each other, a shared stall with ten stacks.
dm-option-teams-off = No
dm-option-teams-on = Yes
dm-option-first = First player
    .about = Who takes the first turn.
dm-option-first-random = Random
dm-option-wise_spy = A Wise Spy that came back
    .about = Whether it may be used again in the same turn.
dm-option-wise_spy-again = Again
dm-option-wise_spy-once = Once a turn

dm-set-platypus = Platypuses
    .about = The right card at the right time; easy to begin with.
dm-set-sloth = Sloths
    .about = Everything takes a turn, and planning pays.
dm-set-crocodile = Crocodiles
    .about = Theft, threats and pressure.
dm-set-fox = Foxes
    .about = Everybody joins in, like it or not.
dm-set-polecat = Polecats
    .about = Dice, guesses and risk.
dm-set-owl = Owls
    .about = Reactions to what others do.

dm-card-junk = Junk
    .effect = Worth 1 when you pay. Never part of a stack.
dm-card-tireless-tinkerer = Tireless Tinkerer
    .effect = Put the top card of your discard pile on your deck.
dm-card-calculations = Calculations
    .effect = When you pay with it, you may first rearrange the market.
dm-card-safety-precaution = Safety Precaution
    .effect = Take a card from your stall; this one takes its place.
dm-card-magnet = Magnet
    .effect = Search your deck for a card, then shuffle.
dm-card-dangerous-test = Dangerous Test
    .effect = Draw three cards, then discard three.
dm-card-glue = Glue
    .effect = When you pay with it, you may keep it in hand.
dm-card-steady-achiever = Steady Achiever
    .effect = Next turn: draw a card.
dm-card-shopping-journey = Shopping Journey
    .effect = Next turn: take any market card for free.
dm-card-housecleaning = Housecleaning
    .effect = Take up to three junk from your discard pile. Next turn: you may throw away a card.
dm-card-siesta = Siesta
    .effect = Next turn: you may take a card from your discard pile.
dm-card-lunch-break = Lunch Break
    .effect = Draw a card. Next turn: draw another.
dm-card-ironing = Ironing
    .effect = Next turn: each card you pay or build with counts 1 more.
dm-card-little-villain = Little Villain
    .effect = Each opponent discards the top card of their deck, twice.
dm-card-scary-gunfight = Scary Gunfight
    .effect = Until your next turn: the market costs opponents 2 more.
dm-card-night-shift = Night Shift
    .effect = Look at the top card of every deck, then put one back on each as you like.
dm-card-ruthless-competition = Ruthless Competition
    .effect = Draw from another player’s deck, then put a hand card on it.
dm-card-nasty-threat = Nasty Threat
    .effect = Until your next turn: opponents’ stacks need 1 more.
dm-card-lost-shipments = Lost Shipments
    .effect = Until your next turn: opponents draw at most one card in clean-up.
dm-card-cunning-neighbour = Cunning Neighbour
    .effect = Look at another player’s hand. You may put this card on your deck.
dm-card-cheer = Cheer
    .effect = Everybody searches their deck for a card, then shuffles.
dm-card-raffle = Raffle
    .effect = Everybody takes a random card from the neighbour on the side you choose.
dm-card-charity = Charity
    .effect = Take a random card from every hand, then give one back to each as you like.
dm-card-tasters = Tasters
    .effect = Starting with you, everybody takes a market card.
dm-card-rumours = Rumours
    .effect = Everybody puts the top two cards of their discard pile on their deck.
dm-card-daring-adventurer = Daring Adventurer
    .effect = Roll: throw away that many market cards, then fill the market.
dm-card-rare-artefact = Rare Artefact
    .effect = Show a hand card and roll: this turn its value is multiplied by the roll.
dm-card-swank = Swank
    .effect = Throw away a card. For animalfolk, draw from the market deck.
dm-card-risky-business = Risky Business
    .effect = Guess the value of the top card of the market deck: right, you get it; wrong, it is thrown away.
dm-card-natural-survivor = Natural Survivor
    .effect = Roll: swap that many hand cards with your deck, then shuffle.
dm-card-sofa = Sofa
    .effect = In your stall: your hand limit is 1 higher.
dm-card-wise-spy = Wise Spy
    .effect = Once in each of your turns: look at the top three cards of your deck and put them back in any order.
dm-card-ancient-knowledge = Ancient Knowledge
    .effect = After another’s technique: search your deck, discard up to one card, shuffle.
dm-card-quality-inspection = Quality Inspection
    .effect = When it comes into your hand: you may throw away a card and draw one.
dm-card-binoculars = Binoculars
    .effect = After another’s purchase: you may draw a card, then discard one.
dm-card-balancing = Balancing
    .effect = After another’s shuffle: you may swap an animalfolk card with a discard.
dm-card-extra-remarks = Extra Remarks
    .effect = After another’s stack: you may put a discard on your deck.

dm-side-left = left
dm-side-right = right
dm-deed-play = play
dm-deed-pay = pay with
dm-deed-build = build with
dm-deed-add = add
dm-deed-discard = discard
dm-deed-throw = throw away
dm-deed-show = show
dm-deed-return = put back
dm-deed-swap = swap away
dm-deed-keep = pay with and keep

dm-choice-play = Play { $card }
dm-choice-pay = Pay with { $card }
dm-choice-build = Build with { $card }
dm-choice-add = Add { $card }
dm-choice-discard = Discard { $card }
dm-choice-throw = Throw away { $card }
dm-choice-show = Show { $card }
dm-choice-return = Put { $card } on that deck
dm-choice-swap = Swap away { $card }
dm-choice-keep = Pay with { $card } and keep it
dm-choice-marked = { $card } (changed value): { $deed }
dm-choice-buy = Buy { $card } from slot +{ $slot }
dm-choice-calculate = Rearrange the market and buy { $card }
dm-choice-arrange = Next from the right: { $card }
dm-choice-arrange-bought = Next from the right: the card you buy
dm-choice-pick = Take { $card } from slot +{ $slot }
dm-choice-clear = Throw away { $card } from slot +{ $slot }
dm-choice-take = Take { $card } from your discard pile{ $nth ->
    [0] {""}
   *[other] {" "}(copy { $nth } under the top one)
}
dm-choice-fetch = Take { $card } from your deck
dm-choice-drop = Discard { $card } from your deck
dm-choice-take-back = Take { $card } from stack { $stack }
dm-choice-order = Next from the top: { $card }
dm-choice-give = { $seat } gets { $card }
dm-choice-choose = { $seat }
dm-choice-done = Done
dm-choice-ask = Ask your partner for help
dm-choice-decline = Decline
dm-choice-use = Use { $card }
dm-choice-pass = Pass
dm-choice-go-on = Go on
dm-choice-resolve = Resolve { $card }
dm-choice-left = Left
dm-choice-right = Right
dm-choice-to-deck = Put it on your deck
dm-choice-to-discard = Discard it
dm-choice-guess = Guess { $value }
dm-choice-face = { $value }

dm-ask-starting = Which waiting card do you resolve first?
dm-ask-starting-other = { $seat } is resolving waiting cards
dm-ask-acting = Choose an action: buy, play, build or discard
dm-ask-acting-other = { $seat } is choosing an action
dm-ask-paying = Pay { $price } for { $card }: { $paid } so far
dm-ask-paying-other = { $seat } is paying { $price } for { $card }
dm-ask-arranging = Rearrange the market, starting from the right
dm-ask-arranging-other = { $seat } is rearranging the market
dm-ask-building = { $missing } still missing: which card?
dm-ask-building-other = { $seat } is building a stack
dm-ask-helping = Your partner needs { $missing } more. Add cards?
dm-ask-helping-other = { $seat } may help with the stack
dm-ask-stocktaking = Discard more cards, or stop
dm-ask-stocktaking-other = { $seat } is discarding
dm-ask-cleaning-up = Clean-up: go on?
dm-ask-cleaning-up-other = { $seat } is cleaning up
dm-ask-ordering = Which card lies next from the top?
dm-ask-ordering-other = { $seat } is putting cards back in order
dm-ask-reacting = Do you react?
dm-ask-reacting-other = { $seat } may react
dm-ask-taking-back = Which card do you take from your stall?
dm-ask-taking-back-other = { $seat } is taking a card from the stall
dm-ask-searching = Which card do you take from your deck?
dm-ask-searching-other = { $seat } is searching a deck
dm-ask-testing = Discard { $left ->
    [one] 1 card
   *[other] { $left } cards
}
dm-ask-testing-other = { $seat } is discarding
dm-ask-journeying = Which market card do you take?
dm-ask-journeying-other = { $seat } is taking a market card
dm-ask-gleaning = Take up to { $left } junk
dm-ask-gleaning-other = { $seat } is looking for junk
dm-ask-throwing-out = Throw away a card?
dm-ask-throwing-out-other = { $seat } may throw away a card
dm-ask-resting = Take a card from your discard pile?
dm-ask-resting-other = { $seat } may take a card from the discard pile
dm-ask-shifting = Which card goes on the next deck?
dm-ask-shifting-other = { $seat } is dealing out the cards of Night Shift
dm-ask-competing = Whose deck do you draw from?
dm-ask-competing-other = { $seat } is picking a rival
dm-ask-returning = Which card do you put on that deck?
dm-ask-returning-other = { $seat } is putting a card back
dm-ask-peeking = Whose hand do you look at?
dm-ask-peeking-other = { $seat } is picking a neighbour
dm-ask-placing = Where does Cunning Neighbour go?
dm-ask-placing-other = { $seat } is putting Cunning Neighbour away
dm-ask-cheering = Which card do you take from your deck?
dm-ask-cheering-other = { $seat } is searching a deck
dm-ask-pointing = Left or right?
dm-ask-pointing-other = { $seat } is choosing a direction
dm-ask-sharing = Which card goes to the next player?
dm-ask-sharing-other = { $seat } is sharing out the cards
dm-ask-tasting = Which market card do you take?
dm-ask-tasting-other = { $seat } is taking a market card
dm-ask-adventuring = Throw away { $left ->
    [one] 1 market card
   *[other] { $left } market cards
}
dm-ask-adventuring-other = { $seat } is throwing away market cards
dm-ask-showing = Which card do you show?
dm-ask-showing-other = { $seat } is showing a card
dm-ask-swanking = Which card do you throw away?
dm-ask-swanking-other = { $seat } is throwing away a card
dm-ask-guessing = What is the value of the top card of the market deck?
dm-ask-guessing-other = { $seat } is guessing
dm-ask-parting = Swap away { $left ->
    [one] 1 card
   *[other] { $left } cards
} from your hand
dm-ask-parting-other = { $seat } is swapping cards with the deck
dm-ask-joining = Take { $left ->
    [one] 1 card
   *[other] { $left } cards
} from your deck
dm-ask-joining-other = { $seat } is swapping cards with the deck
dm-ask-studying = Discard a card from your deck?
dm-ask-studying-other = { $seat } is studying a deck
dm-ask-inspecting = Which card do you throw away?
dm-ask-inspecting-other = { $seat } is using Quality Inspection
dm-ask-watching = Which card do you discard?
dm-ask-watching-other = { $seat } is discarding
dm-ask-weighing = Which card do you swap away?
dm-ask-weighing-other = { $seat } is using Balancing
dm-ask-exchanging = Which discard do you take for it?
dm-ask-exchanging-other = { $seat } is using Balancing
dm-ask-remarking = Which discard goes on your deck?
dm-ask-remarking-other = { $seat } is picking a discard

dm-log-turn-begins = { $seat_key ->
    [you] Your turn
   *[other] { $seat }’s turn
}
dm-log-waiting = { $seat_key ->
    [you] Your
   *[other] { $seat }’s
} { $card } takes effect
dm-log-paid = { $seat_key ->
    [you] You pay
   *[other] { $seat } pays
} with { $card } ({ $value })
dm-log-glue-kept = { $seat_key ->
    [you] You keep
   *[other] { $seat } keeps
} the Glue
dm-log-arranged = { $seat_key ->
    [you] You rearrange
   *[other] { $seat } rearranges
} the market
dm-log-bought = { $seat_key ->
    [you] You buy
   *[other] { $seat } buys
} { $card } for { $price }
dm-log-played = { $seat_key ->
    [you] You play
   *[other] { $seat } plays
} { $card }
dm-log-resolved = { $card } is resolved
dm-log-placed = { $card } goes into stack { $stack }
dm-log-built = { $seat_key ->
    [you] You build
   *[other] { $seat } builds
} stack { $stack }
dm-log-offered = { $seat_key ->
    [you] You offer
   *[other] { $seat } offers
} { $card } for a stack
dm-log-help-asked = { $seat_key ->
    [you] You ask
   *[other] { $seat } asks
} { $partner_key ->
    [you] you
   *[other] { $partner }
} for { $missing } more
dm-log-help-declined = { $seat_key ->
    [you] You decline
   *[other] { $seat } declines
} to help
dm-log-discarded = { $seat_key ->
    [you] You discard
   *[other] { $seat } discards
} { $card }
dm-log-milled = { $card } goes from { $seat_key ->
    [you] your
   *[other] { $seat }’s
} deck to the discard pile
dm-log-studied = { $seat_key ->
    [you] You discard
   *[other] { $seat } discards
} { $card } from the deck
dm-log-drew = { $card_key ->
    [hidden] { $seat } draws a card
   *[other] You draw { $card }
}
dm-log-drew-junk = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} junk from the junk pile
dm-log-stole = { $card_key ->
    [hidden] { $seat } draws from { $victim_key ->
        [you] your
       *[other] { $victim }’s
    } deck
   *[other] You draw { $card } from { $victim }’s deck
}
dm-log-returned = { $card_key ->
    [hidden] { $seat } puts a card on { $victim_key ->
        [you] your
       *[other] { $victim }’s
    } deck
   *[other] You put { $card } on { $victim }’s deck
}
dm-log-drew-market = { $card_key ->
    [hidden] { $seat } draws from the market deck
   *[other] You draw { $card } from the market deck
}
dm-log-shuffled = { $seat_key ->
    [you] You shuffle your
   *[other] { $seat } shuffles their
} deck
dm-log-market-shuffled = The market deck is shuffled
dm-log-laid-out = { $card } comes to the market
dm-log-threw = { $seat_key ->
    [you] You throw away
   *[other] { $seat } throws away
} { $card }
dm-log-cleared = { $seat_key ->
    [you] You throw away
   *[other] { $seat } throws away
} { $card } from the market
dm-log-picked = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the market
dm-log-took = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the discard pile
dm-log-took-back = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} { $card } back from stack { $stack }
dm-log-on-deck = { $card } goes on { $seat_key ->
    [you] your
   *[other] { $seat }’s
} deck
dm-log-fetched = { $card_key ->
    [hidden] { $seat } takes a card from the deck
   *[other] You take { $card } from your deck
}
dm-log-looked = { $seat_key ->
    [you] You look
   *[other] { $seat } looks
} at { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dm-log-peeked = { $seat_key ->
    [you] You look
   *[other] { $seat } looks
} at { $victim_key ->
    [you] your
   *[other] { $victim }’s
} hand
dm-log-shifted = { $card_key ->
    [hidden] { $seat } puts a card on { $owner_key ->
        [you] your
       *[other] { $owner }’s
    } deck
   *[other] You put { $card } on { $owner_key ->
        [you] your
       *[other] { $owner }’s
    } deck
}
dm-log-raffled = { $card_key ->
    [hidden] { $seat } takes a card from { $victim }
   *[other] { $seat_key ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from { $victim_key ->
        [you] you
       *[other] { $victim }
    }
}
dm-log-gathered = { $card_key ->
    [hidden] A random card is taken from { $giver }’s hand
   *[other] { $giver_key ->
        [you] { $card } is taken from your hand
       *[other] { $card } is taken from { $giver }’s hand
    }
}
dm-log-shared = { $card_key ->
    [hidden] { $receiver } gets a card
   *[other] { $receiver_key ->
        [you] You get
       *[other] { $receiver } gets
    } { $card }
}
dm-log-turned = { $seat_key ->
    [you] You choose
   *[other] { $seat } chooses
} { $side }
dm-log-rolled = { $seat_key ->
    [you] You roll
   *[other] { $seat } rolls
} { $value }
dm-log-shown = { $seat_key ->
    [you] You show
   *[other] { $seat } shows
} { $card }
dm-log-changed = { $card } counts as { $value } this turn
dm-log-guessed = { $seat_key ->
    [you] You guess
   *[other] { $seat } guesses
} { $value }
dm-log-revealed = The top card of the market deck is { $card }
dm-log-survived = { $seat_key ->
    [you] You swap
   *[other] { $seat } swaps
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} with the deck
dm-log-ironed = { $seat_key ->
    [you] Your
   *[other] { $seat }’s
} cards count 1 more this turn
dm-log-used = { $seat_key ->
    [you] You use
   *[other] { $seat } uses
} { $card }
dm-log-balanced = { $seat_key ->
    [you] You swap
   *[other] { $seat } swaps
} { $gave } for { $got }
dm-log-won = { $seat_key ->
    [you] You win
   *[other] { $seat } wins
} the game

dm-score-stacks = Stacks
