# Dale of Merchants: what is explained in a first game, once for each kind of question.

dm-learn-welcome = Be the first to build eight stacks in your stall: the first is worth exactly 1, the second exactly 2, and so on. Every card you buy makes your deck better.
    .rule = DM-2
dm-learn-acting = One action: buy a card from the market, play a technique, build the next stack, or discard cards you do not want. A technique with a plus gives another action.
    .rule = DM-34
dm-learn-paying = Pay with cards from your hand whose values reach the price. No change is given, and no card may be unnecessary. Junk is worth 1.
    .rule = DM-40
dm-learn-building = All cards of a stack belong to one animalfolk, and the total must match exactly. Junk cannot be built.
    .rule = DM-53
dm-learn-helping = Your partner builds and asks for help. Add cards of the same animalfolk that make the total exact, or decline: nothing is lost.
    .rule = DM-71
dm-learn-stocktaking = Discard as many cards as you like to draw new ones at the end of your turn.
    .rule = DM-58
dm-learn-reacting = A card in your hand may answer what has just happened. You need not use it.
    .rule = DM-30
dm-learn-taking-back = This card brings something back from your stall. Otherwise, cards in the stall can no longer be used.
    .rule = DM-56
dm-learn-searching = You look through your whole deck and take the card you want.
    .rule = DM-19
dm-learn-starting = Several cards wait for the start of your turn. Resolve them one by one, in the order you like; all of them come before your action.
    .rule = DM-33
dm-learn-arranging = Calculations lets you lay the market anew before you pay: name the cards from the right, from the cheapest place on. The card you buy has to end where you can pay for it.
    .rule = DM-90
dm-learn-cleaning-up = Your turn ends by filling your hand. Whoever holds Wise Spy may look at the top of their deck before each draw; everybody who could hold it is asked, so go on if you do not.
    .rule = DM-123
dm-learn-ordering = You have seen these cards of your deck. Put them back one by one: the first you name lies on top and is drawn first.
    .rule = DM-79

## What a card asks is explained by what it says.

dm-learn-placing = { dm-card-cunning-neighbour.effect }
    .rule = DM-46
dm-learn-adventuring = { dm-card-daring-adventurer.effect }
    .rule = DM-45
dm-learn-journeying = { dm-card-shopping-journey.effect }
    .rule = DM-49
dm-learn-watching = { dm-card-binoculars.effect }
    .rule = DM-30
dm-learn-shifting = { dm-card-night-shift.effect }
    .rule = DM-45
dm-learn-competing = { dm-card-ruthless-competition.effect }
    .rule = DM-45
dm-learn-returning = { dm-card-ruthless-competition.effect }
    .rule = DM-45
dm-learn-peeking = { dm-card-cunning-neighbour.effect }
    .rule = DM-45
dm-learn-cheering = { dm-card-cheer.effect }
    .rule = DM-45
dm-learn-pointing = { dm-card-raffle.effect }
    .rule = DM-45
dm-learn-sharing = { dm-card-charity.effect }
    .rule = DM-45
dm-learn-tasting = { dm-card-tasters.effect }
    .rule = DM-45
dm-learn-studying = { dm-card-ancient-knowledge.effect }
    .rule = DM-30
dm-learn-inspecting = { dm-card-quality-inspection.effect }
    .rule = DM-30
dm-learn-weighing = { dm-card-balancing.effect }
    .rule = DM-30
dm-learn-exchanging = { dm-card-balancing.effect }
    .rule = DM-30
dm-learn-remarking = { dm-card-extra-remarks.effect }
    .rule = DM-30
dm-learn-testing = { dm-card-dangerous-test.effect }
    .rule = DM-45
dm-learn-showing = { dm-card-rare-artefact.effect }
    .rule = DM-45
dm-learn-swanking = { dm-card-swank.effect }
    .rule = DM-45
dm-learn-guessing = { dm-card-risky-business.effect }
    .rule = DM-45
dm-learn-parting = { dm-card-natural-survivor.effect }
    .rule = DM-45
dm-learn-joining = { dm-card-natural-survivor.effect }
    .rule = DM-45
dm-learn-gleaning = { dm-card-housecleaning.effect }
    .rule = DM-45
dm-learn-throwing-out = { dm-card-housecleaning.effect }
    .rule = DM-45
dm-learn-resting = { dm-card-siesta.effect }
    .rule = DM-45

## The first lesson. .why: one thought more, when asked; .after: while the others play.

dm-lesson-first-buy = Eight stacks in your stall win, and for them you need better cards. Buy Shopping Journey, the card on the right, for 2: press it, pay with two junk cards and confirm.
    .title = Buy a card
    .why = Junk is worth 1 when you pay and good for nothing else. The cheapest place is on the right; what is left there slides and gets cheaper.
    .after = { $name1 } plays now. You have filled your hand to five cards again, and what you bought is among them.
dm-lesson-first-technique = Most cards are techniques: played, they do what they say. Play Shopping Journey now; it works at the start of your next turn.
    .title = Play a technique
    .why = A card can pay, act or be built, each time one of the three. You have one action in a turn, unless a technique with a plus gives another.
    .after = Sloths take their time: the card waits before you until your next turn.
dm-lesson-first-take = The journey is over: take any card of the market for nothing. Take the other Shopping Journey, worth 2.
    .title = A gift from the market
    .why = Lunch Break would be worth 5, but you need a stack of 1 and a stack of 2 first. Take what you can build soon.
dm-lesson-first-stack = Eight stacks win, and the first one has to be worth exactly 1. Build it with Cunning Neighbour.
    .title = The first stack
    .why = What is built is out of your deck for good. Build with what you miss least: you have one more card of worth 1.
    .after = Seven stacks are left. { $name1 } has one too.
dm-lesson-first-second = The second stack has to be worth exactly 2. Shopping Journey is: build it.
    .title = The second stack
    .why = A stack may be one card or several of one animalfolk. Junk never goes into a stall.
    .after = Each stack costs you cards, so now you need new ones.
dm-lesson-first-dear = Siesta lies on the right and costs 4. Buy it with four junk cards: no card of a payment may be unnecessary, and there is no change.
    .title = Pay with a full hand
    .why = Dear cards make your deck strong: one card worth 4 will build your fourth stack alone.
    .after = Bought cards come into your hand at once; in many other games you would wait for them.
dm-lesson-first-clear = Nothing here makes 3 of one folk. Discard both junk cards to draw two new ones; then confirm.
    .title = Clear your hand
    .why = A hand of good cards that do not fit yet is worth keeping. Junk comes back anyway when your deck is shuffled.
    .after = { $name1 } is quick as well: watch how many stacks lie in each stall.
dm-lesson-first-third = Steady Achiever and Shopping Journey are both sloths, 1 and 2. Build them together: exactly 3.
    .title = Two cards in one stack
    .why = Mixing folks is not allowed, so buy cards of one or two folks: their values then add up to whatever you need.
dm-lesson-first-fourth = The fourth stack has to be worth 4, and one card alone may do it. Build with Siesta.
    .title = One dear card
    .why = A card worth 4 fills one stack and leaves your other cards in the deck. With small cards you would need three or four of one folk.
    .after = Now we turn the pages: both of you buy, play and build. Watch the two stalls grow side by side.
dm-lesson-first-last = Seven stacks each! Ironing, played last turn, makes every card count 1 more: build with Cheer, now 3, and Charity, now 5, exactly 8.
    .title = The eighth stack
    .why = Techniques may help to make a total exact. Whoever builds the eighth stack wins at once, so look at what the other still needs.
dm-lesson-first-end = Eight stacks to seven: the game is over as soon as the eighth is built. Now play a whole game, or learn about techniques first.
    .title = You keep a stall

## Techniques in a row.

dm-lesson-technique-neighbour = A technique with a plus gives you another action. Play Cunning Neighbour: you see the hand of { $name1 }; then put it on your deck, to draw it again.
    .title = The plus
    .why = You may chain as many as you hold, each gives one more action. What you learn about a hand tells you what will be bought next.
dm-lesson-technique-roll = Daring Adventurer has a plus as well, and it rolls a die. Play it: that many market cards will be thrown away.
    .title = One more, with a die
    .why = The plus counts only when a card is played as a technique, not when you pay or build with it.
dm-lesson-technique-clear = The die shows 3: throw away both Swanks and Calculations, then choose Done. The market is filled at once: each gap gets a new card, and nothing slides.
    .title = A new market
    .why = Throw away what { $name1 } wants, or what blocks the cheap places. Thrown away is not discarded: those cards go to the market’s own discard.
dm-lesson-technique-pass = One action is left, and nothing here helps. Discard junk and choose Done: discarding is an action too.
    .title = The last action
    .why = You can always do this, even with no card at all. So an action from a plus never hurts.
    .after = Cunning Neighbour lies on top of your deck: you have drawn it again.
dm-lesson-technique-end = Play techniques first, buy or build last. From here the game is yours.
    .title = Techniques in a row

## An answer at once.

dm-lesson-reaction-use = { $name1 } has bought a card, and you hold a passive that answers this: use Binoculars. You draw a card, then discard one.
    .title = A passive card
    .why = Passives work from your hand, also in the turns of others, and stay there. “May” means you need not; without it they are compulsory.
dm-lesson-reaction-discard = You hold one card too many now. Discard junk.
    .title = Keep the better ones
    .why = Everybody who could hold such a card is asked, whether they hold one or not. So a question tells nothing about your hand.
dm-lesson-reaction-build = Your turn, and your fourth stack must be worth 4. Build with Binoculars: it has done its work.
    .title = Used, then built
    .why = A passive in your stall works no more. Keep it as long as it earns more than a stack.
dm-lesson-reaction-end = Look for passives that suit how the others play: whoever buys a lot feeds Binoculars. From here the game is yours.
    .title = An answer at once

## Two against two.

dm-lesson-teams-stall = { $name2 } sits opposite and is your partner: you share one stall, and ten stacks win. Build the first with Steady Achiever, worth 1.
    .title = One stall for two
    .why = Teams take turns alternately, so between your turns your partner acts as well. Either of you may build the next stack.
    .after = { $name2 } buys for both of you. Watch the other team: one offers a card, the other adds one.
dm-lesson-teams-ask = The second stack must be worth 2, and you have only one card of worth 1. Build with Daring Adventurer, and ask { $name2 } for help.
    .title = Ask your partner
    .why = At least one card of the stack must be yours, and all of it must be one folk. If it does not fit, every card goes back and you still have your action.
    .after = { $name2 } adds the same card: 1 and 1 are exactly 2.
dm-lesson-teams-decline = Now { $name2 } asks you: Tireless Tinkerer and 2 more would make the third stack. You have nothing that makes exactly 3, so decline; nothing is lost.
    .title = You are asked
    .why = Hands stay closed between partners too, but you may talk, and everybody hears it. What you say need not be true, so do not give your plans away.
    .after = { $name2 } has another way: Housecleaning is worth 3 alone.
dm-lesson-teams-end = Three stacks to two, seven to go. Whoever adds a card draws no new one before their own turn ends: help where it counts, and play on from here.
    .title = Two against two
