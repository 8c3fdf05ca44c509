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
sb-learn-discarding = A card from your hand goes to the graveyard. You choose which one, so let go of what you could least play.
    .rule = SB-45
sb-learn-getting = You take one of these cards, as the ability says. Only those concerned learn which.
    .rule = SB-49
sb-learn-giving = Choose a card of your hand to put in its place. It goes face down, and you know where it lies.
    .rule = SB-49
sb-learn-forging = The weapon goes to another agent of yours that is in play already: an exception to the rule that weapons come with their agent.
    .rule = SB-49
sb-learn-watching = You look at a hand that the others do not see. Remember what matters; your notebook keeps what you note.
    .rule = SB-81
sb-learn-betraying = The Traitor: a weapon from your hand joins an opponent’s agent of exactly the same strength, and the agent comes over to you.
    .rule = SB-65

## The first lesson. .why: one thought more, when asked; .after: while the others play.

sb-lesson-first-look = Coins on fulfilled missions win, so you need missions, and agents strong enough to lay them. Recruit: look at pile 1.
    .title = Look for cards
    .why = A turn is one action: Recruit brings cards into your hand, an Order brings them into play. Only you see what lies in a pile.
sb-lesson-first-back = A Stiletto is a weapon, useless without an agent. Put it back and look at the next pile.
    .title = A pile to leave
    .why = Every pile you look at gets a new card afterwards, so what you leave becomes a bigger prize for the next player.
sb-lesson-first-take = Poisoned Cup is a mission of Assassination, and you hold an Assassin. Take this pile.
    .title = A pile to take
    .why = You take all cards of a pile or none. After three piles put back you would draw blindly from the deck.
    .after = { $name1 } plays a Courier. Strength 1 against nothing: { $name1 } has dominance in Support now.
sb-lesson-first-agent = An Order plays one agent from your hand. Press Assassin, then the sphere Assassination, and play.
    .title = Play an agent
    .why = You have dominance where your total strength is greater than that of every other player. A tie is not enough.
sb-lesson-first-mission = Strength 1 against 0 is dominance, so a mission fits here at once. Lay Poisoned Cup in Assassination, then end the Order.
    .title = Lay a mission
    .why = A laid mission stays even if you lose dominance later. At most one mission for each sphere in a turn.
    .after = Poisoned Cup has no condition: its coin is yours. Others show a condition that must hold at the very end.
sb-lesson-first-pile = Nobody wanted pile 1, so it has grown. Recruit again and take this pile: Stiletto, Poisoner and more.
    .title = Piles grow
    .why = Look at how many cards lie in each pile: somebody left them, but what does not suit one guild may suit yours.
    .after = { $name1 } gathers cards too. How many each of you holds is no secret, what they are is.
sb-lesson-first-weapon = Weapons are attached only to the agent you are playing. Press Poisoner, then Stiletto, and play both into Assassination.
    .title = Arm an agent
    .why = Strength 1 and a weapon of 1 make 2, for good. Together with the Assassin you have 3 in this sphere.
sb-lesson-first-ability = Abilities work once, when their agent is played: the Poisoner destroys an agent of strength 2 or less. Destroy the Courier, then end the Order.
    .title = Use an ability
    .why = With the Courier gone { $name1 } has no dominance in Support. That matters most for missions that ask for it at the end.
    .after = Now both of you play on. We turn the pages until the deck is almost empty.
sb-lesson-first-last-card = One card is left in the deck. Recruit and take this pile: the refill takes the last card, and that sets off the final round.
    .title = The last card of the deck
    .why = Whoever takes the last card also has the very last turn. In the final round nobody recruits: one Order each, or nothing.
    .after = { $name1 } gives the last Order but one of the game.
sb-lesson-first-last-order = Heart of the Palace needs dominance in Infiltration, and you have 5 against 8. Play an agent there: the Spymaster, armed with Stiletto and Sling, makes it 11.
    .title = The final round
    .why = Look through your laid missions before the last turn: one agent in the right sphere can fulfil a mission of 3 coins.
sb-lesson-first-finish = End the Order: all missions are shown now. Those whose condition does not hold are worth nothing, such as Leave No Trace with too many cards in hand.
    .title = What counts in the end
    .why = Agents, weapons and cards in hand are worth nothing by themselves. Only the coins of fulfilled missions count.
sb-lesson-first-end = Whoever has the most coins wins. Now play a whole game, and look at the missions before the agents.
    .title = You lead a guild

## Dominance and missions.

sb-lesson-missions-tie = In Theft { $name1 } has 2 and you have 1: the Thief alone would make a tie, and in a tie nobody has dominance. Press Thief, then Blowpipe, and play the agent into Theft: 3 against 2.
    .title = A tie is not enough
    .why = Keep a weapon for the moment when a single point decides. It comes only with an agent that is being played, and stays with it.
sb-lesson-missions-lay = You need dominance only at the moment when a mission is laid. Lay Rob the Caravan in Theft, then end the Order.
    .title = Lay it while you can
    .why = { $name1 } has no dominance here any more, but the mission { $name1 } laid in Theft stays and still counts. Dominance may be gone at any moment, so lay what fits at once.
    .after = Where missions lie everybody sees; what they are is known only to their owner until the end.
sb-lesson-missions-condition = Arsenal Heist, laid earlier, pays its 2 coins only if your agents bear at least two weapons at the end; so far it is one. Play the agent Pickpocket with the Glaive into Theft, then end the Order.
    .title = A mission with a condition
    .why = Conditions are checked only when the game is over; press your laid missions to see which hold now. If an agent is destroyed, its weapons are gone too.
sb-lesson-missions-end = Two missions in your hand wait for dominance in Infiltration, where you have 3 against 4. From here the game is yours.
    .title = Missions first, agents second

## A conspiracy: one more rule for everybody.

sb-lesson-conspiracy-blow = Deadly Blow is the conspiracy of this game: discard an Assassination agent to destroy any agent of the same strength. Discard the Duelist, 2, and destroy the Captain of the Free Company, who has 2 with a weapon.
    .title = Deadly Blow
    .why = Eight conspiracies exist, one at most is in play, open by the deck and the same for all. Weapons count for the target, not for the card you discard.
sb-lesson-conspiracy-spy = The blow does not count as playing an agent, so your Order goes on. Play the Spy into Infiltration, then end the Order.
    .title = The Order goes on
    .why = { $name1 } had dominance in Theft and has lost it. A conspiracy that helps everybody helps most whoever thinks of it first.
    .after = Press its sign above to read the conspiracy again.
sb-lesson-conspiracy-end = Read the conspiracy before your first turn: it decides which agents are worth more. Play on from here.
    .title = One more rule

## Alliances: two against two.

sb-lesson-alliance-joker = { $name2 } is your ally, and each of you needs more than each opponent, never more than the ally. A Mercenary goes into any sphere: play the Cutthroat into Theft.
    .title = You have an ally
    .why = Totals of allies are never added, but both may have dominance in one sphere. So spread out, or stand together where a mission asks for it.
sb-lesson-alliance-lay = Coins of both allies are added in the end. You have dominance in Theft: lay Cut Purses there.
    .title = A common purse
    .why = Hands and missions stay secret between allies too. What you may give is one card at the end of an Order.
sb-lesson-alliance-shadow = { $name2 } has no card in hand. End the Order with a shadow card: pass the Quartermaster to your ally.
    .title = A shadow card
    .why = One card each turn, of any kind, face down, and only after an Order. You may not say what it is.
    .after = Only you and { $name2 } know this card.
sb-lesson-alliance-end = Pass what your ally can use better than you. From here the game is yours.
    .title = Two against two
