# Dale of Merchants: what is explained in a first game, once for each kind of question.

dm-learn-welcome = Be the first to build eight stacks in your stall: the first is worth exactly 1, the second exactly 2, and so on. Every card you buy makes your deck better.
    .rule = DM-2
dm-learn-acting = One action: buy a card from the market, play a technique, build the next stack, or discard cards you do not want. A technique with a plus gives another action.
    .rule = DM-34
dm-learn-paying = Pay with cards from your hand whose values reach the price. No change is given, and no card may be unnecessary. Junk is worth 1.
    .rule = DM-40
dm-learn-building = All cards of a stack belong to one animalfolk, and the total must match exactly. Junk cannot be built.
    .rule = DM-53
dm-learn-stocktaking = Discard as many cards as you like to draw new ones at the end of your turn.
    .rule = DM-58
dm-learn-reacting = A card in your hand may answer what has just happened. You need not use it.
    .rule = DM-30
dm-learn-taking-back = This card brings something back from your stall. Otherwise, cards in the stall can no longer be used.
    .rule = DM-56
dm-learn-searching = You look through your whole deck and take the card you want.
    .rule = DM-19
