# Looking back at a finished game. $seat is whoever a sentence is about; a reason speaks of the better choice.
ui-an-chance = Chance to win
ui-an-chance-together = Chance to make it together
ui-an-knew = What { $name } knew
ui-an-everything = Everything
ui-an-view = How much is known
ui-an-whose = Whose game
ui-an-moments = Moments that mattered
ui-an-none = No single moment stands out.
ui-an-turn = Move { $n } · { $name }
ui-an-turn-nobody = Move { $n }
ui-an-loss = Chosen: <b>{ $played }</b> · better: <b>{ $better }</b>
ui-an-gain = <b>{ $played }</b> · the best of { $n } choices
ui-an-luck = Nothing { $name } could do: { $what }
ui-an-line = And then: { $line }
ui-an-reason-none = It leaves { $name } in a better place.
ui-an-better = better
ui-an-believe = What could be believed of { $name }
ui-an-was = it was so
ui-an-progress = { $done } of { $total } moves
ui-an-wait = The market looks back at the game…
ui-an-stop = Stop
ui-an-stopped = Stopped.
ui-an-again = Look again
ui-an-as-table = As a table
ui-an-move = Move
ui-an-see-table = See the table
ui-an-see-graph = See the graph
ui-an-close = Back to the replay
ui-an-deal = What is hidden
ui-an-redrawn = Drawn anew from what { $name } knew
ui-an-as-it-was = As it was
ui-an-try = What would you do?
ui-an-try-n = Exercise { $n } of { $of }
ui-an-try-note = { $name } knew what you see. Nothing is sent to anybody.
ui-puzzle-note = A game between bots. { $name } has to choose and knows what you see. Nothing is sent to anybody.
ui-an-try-here = Choose on the table, as in a game.
ui-an-try-there = Choose on the table
ui-an-try-not = This choice was not compared with the others.
ui-an-try-show = Show the answer
ui-an-try-next = Next
ui-an-try-right = Right: nothing is better.
ui-an-try-close = Almost as good as the best.
ui-an-try-rank = Ranked { $n } of { $of }.
ui-an-try-own = Your choice: <b>{ $played }</b>
ui-an-try-then = In the game: <b>{ $played }</b>
ui-an-try-best = Best: <b>{ $better }</b>

st-reason-goods = { $seat_key ->
    [you] { $client_key ->
        [lose] The mission is Lose: every good that brings points hurts.
       *[other] These goods are worth more to the mission “{ $client }”.
    }
   *[other] { $seat } gains less from goods.
}
st-reason-tokens = { $seat_key ->
    [you] It makes more of the suspicion tokens.
   *[other] { $seat } gains less from suspicion tokens.
}
sb-reason-laid = { $seat_key ->
    [you] It earns more coins with missions.
   *[other] { $seat } earns fewer coins with missions.
}
sb-reason-waiting = { $seat_key ->
    [you] The missions in hand come closer to being laid.
   *[other] { $seat } finds it harder to lay missions.
}
sb-reason-spheres = { $seat_key ->
    [you] It brings dominance in more spheres.
   *[other] { $seat } keeps dominance in fewer spheres.
}
sb-reason-hand = { $seat_key ->
    [you] The hand stays stronger: agents and weapons for later.
   *[other] { $seat } is left with a weaker hand.
}
sb-reason-tempo = { $seat_key ->
    [you] It saves time and leaves better piles.
   *[other] { $seat } loses time.
}
dm-reason-stacks = { $seat_key ->
    [you] More stacks stand in the stall.
   *[other] { $seat } falls behind in stacks.
}
dm-reason-ready = { $seat_key ->
    [you] The next stack can be built from the hand sooner.
   *[other] { $seat } is further from the next stack.
}
dm-reason-material = { $seat_key ->
    [you] The cards are enough for more of the stacks still missing.
   *[other] { $seat } gets fewer cards for the stacks to come.
}
dm-reason-junk = { $seat_key ->
    [you] Less junk is in the way.
   *[other] { $seat } is left with more junk.
}
dm-reason-cards = { $seat_key ->
    [you] The deck becomes better.
   *[other] { $seat } is left with a worse deck.
}
dm-reason-purse = { $seat_key ->
    [you] The hand can pay for more.
   *[other] { $seat } can pay for less.
}
dr-reason-coins = { $seat_key ->
    [you] It brings more coins.
   *[other] { $seat } gets fewer coins.
}
dr-reason-prestige = { $seat_key ->
    [you] It brings more prestige.
   *[other] { $seat } gets less prestige.
}
dr-reason-crowns = { $seat_key ->
    [you] It brings more points besides coins and prestige.
   *[other] { $seat } gets fewer points besides coins and prestige.
}
dr-reason-ahead = { $seat_key ->
    [you] More is still to come: goods, heroes and places that pay for them.
   *[other] Less is still to come for { $seat }.
}
mm-reason-way = Fewer moves are left to the exits. Nothing else brings anybody closer.

# Hints in a friendly game.
ui-advice-says =
    { $level ->
        [easy] An easy bot would do this: { $what }.
        [fair] A medium bot would do this: { $what }.
        [hard] A hard bot would do this: { $what }.
       *[other] A master bot would do this: { $what }.
    }
ui-advice-waits =
    { $level ->
        [easy] An easy bot would wait now.
        [fair] A medium bot would wait now.
        [hard] A hard bot would wait now.
       *[other] A master bot would wait now.
    }
