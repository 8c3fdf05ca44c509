# Shadow Traders: what is explained in a first game, once for each kind of question.

st-learn-welcome = You serve a secret client: the paper card shows your mission and what it is worth now. Everybody’s goods lie open; only the missions are hidden. Score for your mission, and for guessing the missions of others.
    .rule = ST-3
st-learn-suspecting = Before the roll you may place suspicion tokens: press a token, then the board of the player you suspect. The first right guess on a board earns 10 points, the second 5, the third 2. Keep some: a token also pays for a re-roll. When you are done, roll.
    .rule = ST-33
st-learn-minions = Choose one action and do it exactly as often as your dice show it. A Smuggle die may stand for Steal, Give, Swap or Protect, never for Move. Do not like the roll? Mark dice and pay a suspicion token to roll them again.
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
