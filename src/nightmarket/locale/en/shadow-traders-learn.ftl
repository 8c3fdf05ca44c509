# Shadow Traders: what is explained in a first game, once for each kind of question.

st-learn-welcome = You serve a secret client: the paper card shows your mission and what it is worth now. Everybody’s goods lie open; only the missions are hidden. Score for your mission, and for guessing the missions of others.
    .rule = ST-3
st-learn-suspecting = Before the roll you may place suspicion tokens: press a token, then the board of the player you suspect. The first right guess on a board earns 10 points, the second 5, the third 2. Keep some: a token also pays for a re-roll. When you are done, roll.
    .rule = ST-33
st-learn-minions = Choose one action and do it exactly as often as your dice show it. A Smuggle die may stand for Steal, Give, Swap or Protect, never for Move. Not happy with the roll? Mark dice and pay a suspicion token to roll them again.
    .rule = ST-46
st-learn-picking = Mark the dice you want to roll again, at least one. The new faces count; there is no way back to the old ones.
    .rule = ST-45
st-learn-stealing = Press a rival’s pile to take one good from it. You may take from several rivals. Goods in a stash or under an embargo are safe.
    .rule = ST-53
st-learn-giving = Press one of your piles, then the board of the player who gets the good. Nobody can refuse, except a player under embargo.
    .rule = ST-54
st-learn-swapping = Press one of your goods, then the good you want for it. A protected good cannot be swapped away from its owner.
    .rule = ST-55
st-learn-swapping-for = Now choose the good you take in return: any unprotected good of a rival.
    .rule = ST-55
st-learn-moving = Move goods between two rivals, never from or to yourself. Press the good, then who receives it. It is a quiet way to spoil a mission.
    .rule = ST-56
st-learn-moving-to = Press the board of the rival who receives the good. A player under embargo receives nothing.
    .rule = ST-56
st-learn-stashing = Put goods into your stash: nobody can take them until your next turn. Four or more Protects make an embargo: everything is safe, and nobody can give you anything.
    .rule = ST-57
st-learn-working-all = This round you use every die, one after another: press the next die. For a Smuggle die you choose what it stands for.
    .rule = ST-71
st-learn-words-or-deeds = This round you choose one of two: place suspicion tokens, or roll the dice and act.
    .rule = ST-71

## The first lesson. .why: one thought more, when asked; .after: while the others play.

st-lesson-first-mission = Your client is Collect: sets of different colours pay. You own only bottled starlight, so you need the goods of others; roll the dice.
    .title = Your secret mission
    .why = Nobody sees your mission, but everybody sees your goods. Four players mean four colours: a set of three pays 8, a set of four 14.
st-lesson-first-action = You do one kind of action, as often as your dice show it; a Smuggle may join in. Steal and Smuggle make two, Night of thieves doubles them: choose Steal 4.
    .title = One action, as often as your dice say
    .why = Swap 2 would change your colours too, but you would give as much as you get. Four new goods on one roll are rare.
st-lesson-first-steal = Press the piles of the others: two cookies from { $name1 }, a volcano from { $name2 }, a crystal from { $name3 }. Then confirm.
    .title = Steal four goods
    .why = You take from everybody, so nobody feels robbed, and you get every colour. The mission card shows what it will be worth.
    .after = Now the others play. Watch { $name1 }: who gives goods away of their own will?
st-lesson-first-suspect = { $name1 } gave goods away, so perhaps { $name1 }’s client is Give. Press your token Give, then the board of { $name1 }; then roll.
    .title = Place a suspicion
    .why = The first right token on a board earns 10 points, the second 5, the third 2. Being early pays, being wrong costs only the token.
st-lesson-first-reroll = Mark the two Protect dice and pay for rolling them again with your token Collect. It is your own client: on any other board it would be wrong.
    .title = Roll again
    .why = A token pays for any number of dice. You give up a guess for it, so pay with the one that can never be right.
st-lesson-first-event = Each round has an event that holds for all. Barter fever doubles Swaps: Swap and Smuggle make two, and doubled four: choose Swap 4.
    .title = The event of the round
    .why = Look at the event before you roll and before you re-roll: it often decides which face is the best.
st-lesson-first-swap = Four times: press your starlight, then what you want for it. Take two crystals from { $name3 } and two volcanoes from { $name2 }, then confirm.
    .title = Swap starlight for what is missing
    .why = You have ten of your own colour and need only one for each set. Sets grow where you have the least.
    .after = Stolen lamp! Whoever holds it when a round ends begins the next one, and it is worth 5 points at the end.
st-lesson-first-guards = { $name3 } has the lamp and went first; { $name3 } even suspects you. Guards on patrol: nobody may Steal in this round; roll.
    .title = A new round
    .why = A forbidden action cannot be chosen, and Smuggle cannot stand for it. The dice that show it are worth nothing now.
st-lesson-first-protect = Your sets are worth something now, and the others know it. Protect and Smuggle make two: choose Protect 2.
    .title = Protect what you have
    .why = Each Protect hides two goods. With four or more you make an embargo: everything is safe, and nobody can give you anything.
st-lesson-first-stash = Put two crystals, a volcano and a cookie into your stash. Nobody can touch them until your next turn; then confirm.
    .title = Into the stash
    .why = Protect what you have least of: a missing colour breaks a whole set, one starlight less breaks nothing.
    .after = Two of them suspect you now. A right token on your board costs you nothing, but it pays its owner.
st-lesson-first-guess = { $name2 } gave away volcanoes, their own colour, for starlight and holds several of each: that smells of Take. Place your token Take on { $name2 }, then roll.
    .title = One more guess
    .why = Someone else may have been first on that board: then you get 5 or 2. If you are right on every board, you get 8 more.
st-lesson-first-storm = The fourth round: from the next one on the sandstorm may come and end the game at once. Choose Steal 3 and take a volcano and two crystals from { $name3 }, then confirm.
    .title = Before the storm
    .why = The storm is one of the three cards for rounds 5, 6 and 7. From the fourth round on play every turn as if it were your last.
    .after = { $name1 } and { $name2 } end the round. Then the storm deck is opened.
st-lesson-first-end = The sandstorm came at once: your sets pay 58 and two right guesses 15, which is 73, more than anybody. Now play a whole game, or learn what the other clients pay.
    .title = You know how to trade

## Who works for whom: the last round, and what each client pays.

st-lesson-clients-give = The storm may come at any moment, so place your suspicions now. { $name1 } has only six goods left: Give pays 70 points less 5 for each good; place Give on { $name1 }.
    .title = Give: empty hands
    .why = From round 5 on each round begins with the storm deck, and the sandstorm is among its three cards. When it comes, nobody places another token.
st-lesson-clients-take = { $name2 } holds four goods each of two foreign colours: Take pays 1, 4, 9, 16 or 25 for one to five of a foreign colour. Place Take on { $name2 }.
    .title = Take: many of few colours
    .why = Collect looks alike, but wants different colours in sets: 8 for three, 14 for four, 22 for five. Tall piles mean Take, even ones Collect.
st-lesson-clients-choose = { $name3 } keeps one orange and one red good: Choose pays 15 for each colour held exactly once, 5 for exactly two. Place Choose on { $name3 }, then roll.
    .title = Choose: one of each
    .why = With a right token on every board you are Master of Exposure: 8 points more. If nobody is right about you, 8 more as Master of Disguise.
st-lesson-clients-keep = Your client is Keep: 7 points for each good of your own colour. Choose Steal 1 and take a pocket volcano back from { $name2 }.
    .title = Keep: what is yours
    .why = Keep is easy to see: whoever never lets go of their own colour is soon suspected. Take it back late, when the tokens are gone.
    .after = The others end the round. Then the storm deck is opened.
st-lesson-clients-end = The sandstorm came with the fifth round: missions are open now. The sixth client, Lose, has a lesson of its own.
    .title = The storm has come

## Events: what a round allows.

st-lesson-events-flip = Each round has another event, and it holds for everybody until the round ends. Upside down: after the last re-roll any dice may be flipped to their opposite face; roll the dice.
    .title = Read the event first
    .why = Thirteen events exist, and a game shows four to six of them. Five strengthen an action, three forbid one, the others change the turn itself.
st-lesson-events-turn = Give lies opposite Steal, and Move opposite Smuggle. Mark Give and Move, and flip them.
    .title = The other side
    .why = Swap lies opposite Protect. You may flip as many as you like, one by one too, and nobody makes you do it.
st-lesson-events-five = Three Steals and two Smuggles: choose Steal 5. Take two cookies from { $name1 }, two flat earths from { $name2 } and a cactus from { $name3 }, then confirm.
    .title = Five at once
    .why = Your client is Collect, so you want every colour. Without the event it would have been Steal 3 at most.
    .after = The others flip dice as well: an event is nobody’s own.
st-lesson-events-workload = Full workload: in this round you do not choose one action, all five dice are carried out one by one. Roll the dice.
    .title = A turn of another kind
    .why = There is no way to leave a die out, unless its action is impossible. You may still pay a token for a re-roll before the first die is used.
st-lesson-events-gain = You choose the order, so first take: use Smuggle as Steal and steal a cookie from { $name1 }. Then use Swap: your starlight for a cactus of { $name3 }.
    .title = First take
    .why = A Smuggle die may stand for Steal, Give, Swap or Protect here too. You have every colour now, and a second set begins.
st-lesson-events-lose = The die Give has to be used as well. Give a starlight, of which you have plenty, to { $name2 }.
    .title = What has to go
    .why = Give what your client pays least for. And look who gets it: a gift may complete somebody’s mission.
st-lesson-events-move = Move shifts a good between two others. Use Move: press a flat earth of { $name2 }, then the board of { $name1 }.
    .title = From one to another
    .why = A good moved at the right time breaks a mission you suspect. Nothing comes from you or to you.
st-lesson-events-guard = Protect comes last, when everything is yours: use Protect and stash a cactus and a cookie.
    .title = Protect last
    .why = Goods in the stash are safe until your next turn. Used first, the die would have guarded less.
    .after = Now the others carry out five dice each. Much changes hands in such a round: look at your colours again.
st-lesson-events-words = Words or deeds: this round you either place suspicion tokens or roll. You have six tokens and have placed none: choose “Only place tokens”.
    .title = Words or deeds
    .why = Whoever rolls places nothing in this turn. Early tokens pay most, so a turn of words is not lost.
st-lesson-events-suspect = { $name3 } gives and gives, and { $name1 } guards cookies of their own. Place Give on { $name3 } and Keep on { $name1 }, then end the turn.
    .title = What they have shown
    .why = The first right token on a board earns 10 points, the second 5, the third 2. Four tokens are left for later.
st-lesson-events-end = Doubled, forbidden, flipped: look at the event before you roll, and at what it makes of the others’ turns. From here the game is yours.
    .title = Each round another

## Lose: the client for whom fewer points are better.

st-lesson-lose-wrong = Your client is Lose: you win alone if you have fewer points than every other player. You begin with 75 and want to lose them: place Lose, surely wrong, on { $name1 }.
    .title = Fewer points than all
    .why = Three things take 20 points each: four to six goods, two colours or fewer, and a token on every board with all tokens wrong. Your own client is never right elsewhere.
st-lesson-lose-everywhere = A token has to lie on every other board, and all have to be wrong. Place Keep on { $name2 } and Give on { $name3 }, then roll.
    .title = Wrong everywhere
    .why = { $name2 } gathers one of each, { $name3 } tall foreign piles: they neither keep nor give. Being wrong on purpose takes as much thought as being right.
st-lesson-lose-free = Second chance is the event: one free re-roll. Mark all five dice, and re-roll for free.
    .title = An event that helps
    .why = Thirteen events change what a round allows: doubled or forbidden actions, a cursed artefact, dice turned over. Read it before you roll.
st-lesson-lose-goods = You own nothing: no colours, 20 points less already. Choose Steal 1 and take a pocket volcano from { $name3 }; one colour is still few enough.
    .title = Few goods, few colours
    .why = With four to six goods it would be 20 less again. Lamp and artefact count as goods there, but have no colour.
    .after = Do not let anybody guess you: a right token gives its owner points, and takes your disguise.
st-lesson-lose-end = 75 less 40, and 8 for the disguise: 43, fewer than all others. Lowest alone is the only way this client wins; a tie is not enough.
    .title = The happy loser
