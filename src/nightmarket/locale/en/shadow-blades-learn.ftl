# Shadow Blades: what is explained in a first game, once for each kind of question.

sb-learn-welcome = Lay missions and fulfil them: whoever has the most coins on fulfilled missions wins. A mission can be laid only in a sphere where your agents are stronger than those of every other player.
    .rule = SB-3
sb-learn-drafting = Keep one of these cards; the rest are passed to the right.
    .rule = SB-19
sb-learn-turn = One action each turn. Recruit: look at the piles for new cards. Order: play an agent from your hand, lay missions where you have dominance, or both.
    .rule = SB-21
sb-learn-looking = Only you see this pile. Take all of it, or put it back and look at the next one. After the third pile you take the top card of the deck.
    .rule = SB-23
sb-learn-ordering = An Order may include one agent, and one mission in each sphere you dominate. Add what you like, then finish.
    .rule = SB-31
sb-learn-arming = Weapons make the agent you are playing stronger, for good. They can be attached only now.
    .rule = SB-32
sb-learn-ability = The agent’s ability works once, now. You may skip it; if you use it, you must carry out all of it.
    .rule = SB-41
sb-learn-striking = A destroyed agent goes to the graveyard with all its weapons. Dominance changes at once.
    .rule = SB-45
sb-learn-luring = The agent changes sides with its weapons and goes into the sphere of its symbol.
    .rule = SB-46
