# Shadow Blades. Ids are explained in docs/adding-a-game.md.

sb-about = An unofficial rendering of the game by Richard Garfield. Most printed cards are not public. The procedures, the numbers of cards, the four starters and the eight conspiracies follow the rulebook; all other agents, the missions and the names of the weapons are our own reconstruction, not the printed cards. If you own the box, you can play with a pack of your own.

sb-option-start = Start
    .about = Standard: everybody is dealt one of the four starters. Draft: a packet of cards goes round, and everybody keeps one.
sb-option-start-standard = Standard
sb-option-start-draft = Draft
sb-option-conspiracy = Conspiracy
    .about = One special rule for everybody, all game.
sb-option-conspiracy-none = None
sb-option-conspiracy-random = Random
sb-option-conspiracy-arrogance = Arrogance
sb-option-conspiracy-traitor = Traitor
sb-option-conspiracy-double-bet = Double Bet
sb-option-conspiracy-partners = Partners
sb-option-conspiracy-deadly-blow = Deadly Blow
sb-option-conspiracy-stolen-weapons = Stolen Weapons
sb-option-conspiracy-full-support = Full Support
sb-option-conspiracy-espionage = Espionage
sb-option-alliances = Alliances
    .about = Four players in two pairs: seats 1 and 3 against seats 2 and 4. Allies may pass each other shadow cards.
sb-option-alliances-off = Everyone for themselves
sb-option-alliances-on = Two against two
sb-option-first = First player
    .about = Who takes the first turn.
sb-option-first-random = Random
sb-option-first-0 = Seat 1
sb-option-first-1 = Seat 2
sb-option-first-2 = Seat 3
sb-option-first-3 = Seat 4
sb-option-pack = Cards
    .about = The reconstructed set, or a pack of your own in TOML or JSON.
sb-option-pack-reconstructed = Reconstructed set

sb-sphere-assassination = Assassination
sb-sphere-theft = Theft
sb-sphere-support = Support
sb-sphere-infiltration = Infiltration
sb-symbol-mercenary = Mercenaries

sb-conspiracy-none = No conspiracy
    .about = The rules of the book, nothing else.
sb-conspiracy-arrogance = Arrogance
    .about = You may not play an agent into a sphere you dominate.
sb-conspiracy-traitor = Traitor
    .about = Once a turn, in an Order in which you also play an agent: attach a weapon to an opponent’s agent of the same strength and move it to your mat.
sb-conspiracy-double-bet = Double Bet
    .about = Take two cards from the deck instead of one. Empty piles are refilled with two.
sb-conspiracy-partners = Partners
    .about = Once a turn, play one more agent as strong as one you played this turn, with another symbol, no Mercenary.
sb-conspiracy-deadly-blow = Deadly Blow
    .about = In an Order, discard an Assassination agent to destroy any agent of the same strength, as often as you like.
sb-conspiracy-stolen-weapons = Stolen Weapons
    .about = Theft agents may be used as weapons.
sb-conspiracy-full-support = Full Support
    .about = Support agents may be played into any sphere.
sb-conspiracy-espionage = Espionage
    .about = An Infiltration agent may be played into any row of an opponent. Outside Infiltration it counts against them.

sb-ability-destroy-opponent-max2 = Destroy an opponent’s agent of strength 2 or less.
sb-ability-destroy-same-sphere-weaker = Destroy an opponent’s weaker agent in this sphere.
sb-ability-sacrifice-then-destroy = Destroy another agent of your own, then one of any other player that is not stronger.
sb-ability-recruit-now = Carry out a complete Recruit at once.
sb-ability-steal-random-hand-card = Take a random card from an opponent’s hand.
sb-ability-take-attached-weapon = Take any attached weapon of any player into your hand.
sb-ability-play-extra-agent-any = Play another agent at once.
sb-ability-take-graveyard-top = Take the top card of the graveyard into your hand.
sb-ability-attach-weapon-to-earlier-agent = Attach a weapon from your hand to another agent of your own.
sb-ability-discard-then-move-opponent-max2 = Discard a card, then move an opponent’s agent of strength 2 or less to your mat.
sb-ability-opponent-discards = An opponent of your choice discards a card of their choice.
sb-ability-look-at-hand = Look at the hand of any other player.
sb-ability-play-extra-agent-max2 = Play another agent of printed strength 1 or 2 at once.
sb-ability-discard-mission-then-destroy-same-sphere = Discard a mission, then destroy an opponent’s agent in this sphere.
sb-ability-swap-with-pile = Look at a pile and exchange a card of your hand for one of its cards.
sb-ability-return-own-agent = Return another agent of your own with its weapons to your hand.

sb-condition-dominance-all = At the end: dominance in { $spheres }
sb-condition-dominance-min = At the end: dominance in at least { $n ->
    [one] 1 sphere
   *[other] { $n } spheres
}
sb-condition-graveyard-min = At the end: at least { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the graveyard
sb-condition-attached-weapons-min = At the end: at least { $n ->
    [one] 1 weapon
   *[other] { $n } weapons
} on your agents
sb-condition-agent-in-every-sphere = At the end: an agent of yours in every sphere
sb-condition-hand-max = At the end: at most { $n ->
    [one] 1 card
   *[other] { $n } cards
} in your hand

sb-card-assassin = Assassin
sb-card-night-blade = Night Blade
sb-card-executioner = Executioner
sb-card-blademaster = Blademaster
sb-card-poisoner = Poisoner
sb-card-duelist = Duelist
sb-card-fanatic = Fanatic
sb-card-thief = Thief
sb-card-pickpocket = Pickpocket
sb-card-burglar = Burglar
sb-card-raider = Raider
sb-card-grabber = Grabber
sb-card-cutpurse = Cutpurse
sb-card-marauder = Marauder
sb-card-courier = Courier
sb-card-healer = Healer
sb-card-quartermaster = Quartermaster
sb-card-patron = Patron
sb-card-herald = Herald
sb-card-gravedigger = Gravedigger
sb-card-blacksmith = Blacksmith
sb-card-spy = Spy
sb-card-informer = Informer
sb-card-pathfinder = Pathfinder
sb-card-resident = Spymaster
sb-card-tempter = Tempter
sb-card-blackmailer = Blackmailer
sb-card-watcher = Watcher
sb-card-cutthroat = Cutthroat
sb-card-sellsword = Sellsword
sb-card-captain = Captain of the Free Company
sb-card-bounty-hunter = Bounty Hunter
sb-card-smuggler = Smuggler
sb-card-wanderer = Wanderer

sb-card-silence-the-witness = Silence the Witness
sb-card-poisoned-cup = Poisoned Cup
sb-card-ambush-on-the-bridge = Ambush on the Bridge
sb-card-blood-debt = Blood Debt
sb-card-death-of-the-governor = Death of the Governor
sb-card-night-of-long-shadows = Night of Long Shadows
sb-card-cut-purses = Cut Purses
sb-card-empty-the-cellar = Empty the Cellar
sb-card-rob-the-caravan = Rob the Caravan
sb-card-forged-keys = Forged Keys
sb-card-the-imperial-treasury = The Imperial Treasury
sb-card-arsenal-heist = Arsenal Heist
sb-card-safe-house = Safe House
sb-card-deliver-the-letter = Deliver the Letter
sb-card-bribe-the-guard = Bribe the Guard
sb-card-escape-route = Escape Route
sb-card-council-of-guilds = Council of Guilds
sb-card-hands-everywhere = Hands Everywhere
sb-card-listen-at-the-door = Listen at the Door
sb-card-false-name = False Name
sb-card-masked-ball = Masked Ball
sb-card-copy-the-seal = Copy the Seal
sb-card-heart-of-the-palace = Heart of the Palace
sb-card-leave-no-trace = Leave No Trace
sb-card-dead-mans-gold = Dead Man’s Gold
sb-card-quiet-supply-line = Quiet Supply Line
sb-card-hired-vengeance = Hired Vengeance
sb-card-stolen-secrets = Stolen Secrets
sb-card-palace-coup = Palace Coup
sb-card-black-market-crown = Black Market Crown
sb-card-odd-job = Odd Job
sb-card-shadow-throne = Shadow Throne

sb-card-stiletto = Stiletto
sb-card-throwing-knife = Throwing Knife
sb-card-garrotte = Garrotte
sb-card-knuckleduster = Knuckleduster
sb-card-blowpipe = Blowpipe
sb-card-sling = Sling
sb-card-sabre = Sabre
sb-card-hand-crossbow = Hand Crossbow
sb-card-twin-daggers = Twin Daggers
sb-card-glaive = Glaive

sb-choice-keep = Keep { $card }
sb-choice-recruit = Recruit: look at pile 1
sb-choice-take = Take this pile
sb-choice-back = Put it back
sb-choice-skip = Skip the last turn
sb-choice-end = End the Order
sb-choice-shadow = End the Order and pass { $card } to your ally
sb-choice-play = { $card } into { $sphere }
sb-choice-play-armed = { $card } into { $sphere }, with weapons
sb-choice-plant = { $card } into { $seat }’s { $sphere }
sb-choice-plant-armed = { $card } into { $seat }’s { $sphere }, with weapons
sb-choice-arm = Attach { $card }
sb-choice-ready = Enough weapons
sb-choice-lay = Lay { $card } in { $sphere }
sb-choice-betray = Traitor: turn { $card }
sb-choice-blow = Deadly Blow: discard { $card }
sb-choice-decline = Do not use the ability
sb-choice-use = Use the ability
sb-choice-destroy = Destroy { $card }
sb-choice-sacrifice = Sacrifice { $card }
sb-choice-lure = Lure { $card }
sb-choice-return = Return { $card } to your hand
sb-choice-forge = Attach a weapon to { $card }
sb-choice-loot = Take { $card }
sb-choice-steal = Steal from { $seat }
sb-choice-press = Blackmail { $seat }
sb-choice-watch = Look at { $seat }’s hand
sb-choice-seen = Done
sb-choice-search = Look at pile { $pile }
sb-choice-give = Give { $card }
sb-choice-get = Take { $card }
sb-choice-discard = Discard { $card }

sb-ask-drafting = Keep one card and pass the others to the right
sb-ask-drafting-other = { $seat } is choosing a card to keep
sb-ask-turn = Recruit, or give an Order
sb-ask-turn-other = It is { $seat }’s turn
sb-ask-looking = Pile { $pile }: take it all, or put it all back
sb-ask-looking-other = { $seat } is looking at pile { $pile }
sb-ask-ordering = Anything else in this Order?
sb-ask-ordering-other = { $seat } is giving an Order
sb-ask-arming = Which weapons?
sb-ask-arming-other = { $seat } is choosing weapons
sb-ask-betraying = Which weapon turns the agent?
sb-ask-betraying-other = { $seat } is turning an agent
sb-ask-striking = Which agent do you destroy?
sb-ask-striking-other = { $seat } is choosing whom to destroy
sb-ask-ability = Use the agent’s ability?
sb-ask-ability-other = { $seat } is giving an Order
sb-ask-luring = Which agent do you lure over?
sb-ask-luring-other = { $seat } is luring an agent over
sb-ask-forging = Which weapon?
sb-ask-forging-other = { $seat } is attaching a weapon
sb-ask-discarding = You are blackmailed: which card do you discard?
sb-ask-discarding-other = { $seat } must discard a card
sb-ask-watching = Here is the hand. Take your time.
sb-ask-watching-other = { $seat } is looking at a hand
sb-ask-giving = Which card of yours goes into pile { $pile }?
sb-ask-giving-other = { $seat } is looking at pile { $pile }
sb-ask-getting = Which card do you take from pile { $pile }?
sb-ask-getting-other = { $seat } is exchanging a card with pile { $pile }

sb-log-begins = { $conspiracy_key ->
    [none] The game begins
   *[other] The game begins. Conspiracy: { $conspiracy }
}
sb-log-kept = { $card_key ->
    [hidden] { $seat } keeps a card
   *[other] You keep { $card }
}
sb-log-recruits = { $seat_key ->
    [you] You recruit
   *[other] { $seat } recruits
}
sb-log-looked = { $seat_key ->
    [you] You look
   *[other] { $seat } looks
} at pile { $pile }
sb-log-put-back = { $seat_key ->
    [you] You put
   *[other] { $seat } puts
} pile { $pile } back
sb-log-took-pile = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} pile { $pile }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sb-log-drew = { $card_key ->
    [hidden] { $seat } takes a card from the deck
   *[other] You take { $card } from the deck
}
sb-log-refilled = Pile { $pile } gets { $count ->
    [one] a card
   *[other] { $count } cards
}
sb-log-played = { $seat_key ->
    [you] You play
   *[other] { $seat } plays
} { $agent } ({ $strength }) into { $sphere }
sb-log-planted = { $seat_key ->
    [you] You plant
   *[other] { $seat } plants
} { $agent } ({ $strength }) in { $other_key ->
    [you] your { $sphere }
   *[other] { $other }’s { $sphere }
}
sb-log-armed = { $agent } gets { $card }: strength { $strength }
sb-log-laid = { $mission_key ->
    [hidden] { $seat } lays a mission in { $sphere }
   *[other] You lay { $mission } in { $sphere }
}
sb-log-unused = The ability of { $agent } is not used
sb-log-destroyed = { $seat_key ->
    [you] You destroy
   *[other] { $seat } destroys
} { $agent }
sb-log-sacrificed = { $seat_key ->
    [you] You sacrifice
   *[other] { $seat } sacrifices
} { $agent }
sb-log-discarded = { $seat_key ->
    [you] You discard
   *[other] { $seat } discards
} { $card }
sb-log-moved = { $agent } goes over to { $seat_key ->
    [you] you
   *[other] { $seat }
}, into { $sphere }
sb-log-returned = { $agent } returns to { $seat_key ->
    [you] your hand
   *[other] { $seat }’s hand
}
sb-log-stolen = { $card_key ->
    [hidden] { $seat_key ->
        [you] You steal
       *[other] { $seat } steals
    } a card from { $victim }
   *[other] { $seat_key ->
        [you] You steal { $card } from { $victim }
       *[other] { $seat } steals { $card } from you
    }
}
sb-log-pressed = { $seat_key ->
    [you] You blackmail
   *[other] { $seat } blackmails
} { $victim_key ->
    [you] you
   *[other] { $victim }
}
sb-log-watched = { $seat_key ->
    [you] You look
   *[other] { $seat } looks
} at { $other_key ->
    [you] your hand
   *[other] { $other }’s hand
}
sb-log-looted = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} { $card } from { $agent }
sb-log-dug-up = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the graveyard
sb-log-searched = { $seat_key ->
    [you] You look
   *[other] { $seat } looks
} at pile { $pile }
sb-log-swapped = { $gave_key ->
    [hidden] { $seat } exchanges a card with pile { $pile }
   *[other] You give { $gave } and take { $got } from pile { $pile }
}
sb-log-shadow = { $card_key ->
    [hidden] { $seat } passes { $ally } a shadow card
   *[other] { $seat_key ->
        [you] You pass { $card } to { $ally }
       *[other] { $seat } passes you { $card }
    }
}
sb-log-gained = { $seat_key ->
    [you] You have
   *[other] { $seat } has
} dominance in { $sphere }
sb-log-lost = { $seat_key ->
    [you] You lose
   *[other] { $seat } loses
} dominance in { $sphere }
sb-log-skipped = { $seat_key ->
    [you] You skip
   *[other] { $seat } skips
} the last turn
sb-log-final-round = { $deck ->
    [0] The deck is empty: the final round begins
   *[other] Nobody recruits any more: the final round begins
}
sb-log-revealed = { $seat }: { $mission }, { $coins ->
    [0] failed
    [one] 1 coin
   *[other] { $coins } coins
}

sb-score-assassination = Missions in Assassination
sb-score-theft = Missions in Theft
sb-score-support = Missions in Support
sb-score-infiltration = Missions in Infiltration
sb-score-failed = Coins on failed missions
sb-score-ally = Coins of the ally
