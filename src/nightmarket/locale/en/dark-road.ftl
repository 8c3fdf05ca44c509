# Merchants of the Dark Road. Ids are explained in docs/adding-a-game.md.

dr-about = An unofficial rendering of the game by Brian Suhre. We worked from a Russian fan translation of the rulebook. How many cards, tiles and dice there are, the course of a turn, the districts, buildings, companions, four of the steeds, the leader bonuses and the solo procedure follow it. Most card details are our own reconstruction, not the printed cards: heroes and their wishes, commissions, crowns, events, wagon upgrades, three steeds, the Snow Bee, the Trader’s cards, shapes of goods, the storage grid, craft chart, goods on the rondels and several dice faces. If you own the box, you can play with a pack of your own.

dr-option-buildings = Buildings
    .about = Four stand on the board: at random, those of a first game, or the ones you name, the rest drawn at random.
dr-option-buildings-random = Random
dr-option-buildings-first-game = First game
dr-option-buildings-quartz-mine = Quartz Mine
dr-option-buildings-frozen-harbor = Frozen Harbor
dr-option-buildings-hoarfrost-filigree = Hoarfrost Filigree
dr-option-buildings-oracle-of-lumi = Oracle of Lumi
dr-option-buildings-yedls-workshop = Yedl’s Workshop
dr-option-buildings-royal-post = Royal Post
dr-option-buildings-star-chapel = Star Chapel
dr-option-buildings-counting-house = Counting House
dr-option-buildings-farrier = Farrier
dr-option-buildings-lamp-house = Lamp House
dr-option-reverse_sides = Reverse sides of buildings
    .about = Five more buildings, reconstructed, join the draw.
dr-option-reverse_sides-off = Off
dr-option-reverse_sides-on = On
dr-option-snow_bees = Snow Bees
    .about = Four more companions, reconstructed.
dr-option-snow_bees-off = Off
dr-option-snow_bees-on = On
dr-option-empty_section = Empty market section
    .about = Which section of the wheel starts without a die.
dr-option-empty_section-price-5 = The good priced 5
dr-option-empty_section-price-1 = The good priced 1 next to it
dr-option-slot_c = Slot C
    .about = Two coins and a turn of the wheel, or one of the two.
dr-option-slot_c-and = Both
dr-option-slot_c-or = One of them
dr-option-travel_last = Travel comes last
    .about = A journey ends your actions. Off: other actions may follow it.
dr-option-travel_last-on = Yes
dr-option-travel_last-off = No
dr-option-pack = Cards
    .about = The reconstructed set, or a pack of your own in TOML or JSON.
dr-option-pack-reconstructed = Reconstructed set

dr-good-potion = potion
    .a = a potion
    .acc = potion
    .gen = potion
    .fine = an upgraded potion
    .fineacc = an upgraded potion
dr-good-book = book
    .a = a book
    .acc = book
    .gen = book
    .fine = an upgraded book
    .fineacc = an upgraded book
dr-good-sword = sword
    .a = a sword
    .acc = sword
    .gen = sword
    .fine = an upgraded sword
    .fineacc = an upgraded sword
dr-good-lute = lute
    .a = a lute
    .acc = lute
    .gen = lute
    .fine = an upgraded lute
    .fineacc = an upgraded lute
dr-good-shield = shield
    .a = a shield
    .acc = shield
    .gen = shield
    .fine = an upgraded shield
    .fineacc = an upgraded shield
dr-good-bow = bow
    .a = a bow
    .acc = bow
    .gen = bow
    .fine = an upgraded bow
    .fineacc = an upgraded bow
dr-side-basic = basic
dr-side-upgraded = upgraded

dr-town-scorchbog = Scorchbog
dr-town-northbreak = Northbreak
dr-town-cursecairn = Cursecairn
dr-town-nightpoem = Nightpoem
dr-town-farglen = Farglen
dr-town-windglass = Windglass
dr-region-a = region A
dr-region-b = region B
dr-region-c = region C
dr-district-bazaar = Great Bazaar
    .about = Buy goods by the dice on the wheel, one price for each kind; you may turn the wheel and change one die first.
dr-district-commissions = Royal Commissions
    .about = Take the top commission of any town.
dr-district-excursions = Yurg’s Excursions
    .about = Search the ruins for an upgraded good, or lead a caravan to a town.
dr-district-dark-market = Dark Market
    .about = Pay 1 to 4 coins to move the marker as many sections, and take the goods it stops at.
dr-district-inn = Ringway Inn
    .about = Sell a hero the goods that hero wants, at the prices of the wheel; then the hero joins your wagon.
dr-action-bazaar = Great Bazaar
dr-action-commissions = Royal Commissions
dr-action-ruins = Ruins of Yin
    .about = Move the marker at least one section, one more for each hero aboard, and take an upgraded good.
dr-action-dark-market = Dark Market
dr-action-inn = Ringway Inn
dr-action-travel = Travel
    .about = Lead a caravan: take a companion, choose town and road, meet an event, deliver, take a leader bonus.
dr-road-dark-road = dark road
    .acc = dark road
    .ins = dark road
dr-road-shortcut = shortcut
    .acc = shortcut
    .ins = shortcut
dr-slot-a = A
    .about = Gain a basic good by the value of the die you put here: 0 lute, 1 potion or book, 2 sword or bow, 3 shield.
dr-slot-b = B
    .about = Gain a lantern, or move an illuminated die to the pool to act twice.
dr-slot-c = C
    .about = Gain 2 coins, and the market wheel turns.
dr-place-first = first
dr-place-second = second
dr-place-third = third
dr-place-deck = the deck
dr-thing-coins = coins
    .about = Money, hidden behind the screen; at the end the lower of coins and prestige counts.
dr-thing-prestige = prestige
    .about = Your good name; at the end the lower of coins and prestige counts.
dr-thing-lantern = lantern
    .about = Three open the shortcut; one rolls travel dice again, or the ruins die.
dr-thing-quartz = quartz
    .about = A gift for a companion, who then does something for you.
dr-thing-horseshoe = horseshoe
    .about = Once a turn it makes your move one longer or shorter.
dr-thing-good = goods
dr-item-horseshoe = a horseshoe
    .acc = a horseshoe
dr-item-quartz = a quartz
    .acc = a quartz
dr-favour-commission = a commission
dr-favour-crown = a crown
dr-space-0 = to the start
dr-space-1 = between Great Bazaar and Royal Commissions
dr-space-2 = between Royal Commissions and Yurg’s Excursions
dr-space-3 = between Yurg’s Excursions and Dark Market
dr-space-4 = between Dark Market and Ringway Inn
dr-section-0 = 1
dr-section-1 = 2
dr-section-2 = 3
dr-section-3 = 4
dr-starter-me = you
dr-starter-trader = the Trader
dr-gift-a = first gift
dr-gift-b = second gift
dr-bonus-illuminated = an illuminated die
dr-bonus-crown = a crown
    .acc = a crown
dr-bonus-coins = coins
dr-bonus-wagon-upgrade = a wagon upgrade

dr-hero-h01 = Asha
dr-hero-h02 = Borin
dr-hero-h03 = Calla
dr-hero-h04 = Dorrik
dr-hero-h05 = Edda
dr-hero-h06 = Fenwick
dr-hero-h07 = Greta
dr-hero-h08 = Ilsa
dr-hero-h09 = Jorun
dr-hero-h10 = Kestrel
dr-hero-h11 = Lorne
dr-hero-h12 = Maeva
dr-hero-h13 = Nils
dr-hero-h14 = Orla
dr-hero-h15 = Quill
dr-hero-h16 = Runa
dr-hero-h17 = Soren
dr-hero-h18 = Tamsin
dr-hero-h19 = Ulf
dr-hero-h20 = Vesna
dr-hero-h21 = Wren
dr-hero-h22 = Zev
dr-hero-h23 = Anselm
dr-hero-h24 = Brisa
dr-hero-h25 = Corvin
dr-hero-h26 = Dagny
dr-hero-h27 = Eskil
dr-hero-h28 = Fara
dr-hero-h29 = Hesper
dr-hero-h30 = Ivo
dr-hero-h31 = Juno
dr-hero-h32 = Kael
dr-hero-h33 = Liv
dr-hero-h34 = Mordan
dr-hero-h35 = Neve
dr-hero-h36 = Petra
dr-hero-h37 = Rafe
dr-hero-h38 = Signe
dr-hero-h39 = Torvald
dr-hero-h40 = Una
dr-hero-h41 = Viggo
dr-hero-h42 = Willa
dr-hero-sh1 = Hob
dr-hero-sh2 = Pip
dr-hero-sh3 = Yara
dr-hero-sh4 = Gunnar
dr-hero-sh5 = Osric
dr-hero-sh6 = Ysolde

dr-commission-c01 = Scorchbog: book, lute, bow
dr-commission-c02 = Scorchbog: book, sword, lute
dr-commission-c03 = Scorchbog: potion, sword, shield
dr-commission-c04 = Scorchbog: book, shield, bow
dr-commission-c05 = Scorchbog: potion, lute, shield
dr-commission-c06 = Northbreak: potion, book, shield
dr-commission-c07 = Northbreak: potion, lute, bow
dr-commission-c08 = Northbreak: sword, shield, bow
dr-commission-c09 = Northbreak: potion, sword, bow
dr-commission-c10 = Northbreak: book, sword, lute
dr-commission-c11 = Cursecairn: potion, sword, shield
dr-commission-c12 = Cursecairn: potion, book, sword
dr-commission-c13 = Cursecairn: potion, book, lute
dr-commission-c14 = Cursecairn: lute, shield, bow
dr-commission-c15 = Cursecairn: sword, lute, bow
dr-commission-c16 = Nightpoem: sword, lute, shield
dr-commission-c17 = Nightpoem: potion, shield, bow
dr-commission-c18 = Nightpoem: potion, book, lute
dr-commission-c19 = Nightpoem: book, sword, shield
dr-commission-c20 = Nightpoem: potion, book, bow
dr-commission-c21 = Farglen: book, sword, bow
dr-commission-c22 = Farglen: book, lute, shield
dr-commission-c23 = Farglen: potion, sword, lute
dr-commission-c24 = Farglen: potion, lute, bow
dr-commission-c25 = Farglen: sword, shield, bow
dr-commission-c26 = Windglass: lute, shield, bow
dr-commission-c27 = Windglass: potion, book, sword
dr-commission-c28 = Windglass: book, lute, bow
dr-commission-c29 = Windglass: potion, shield, bow
dr-commission-c30 = Windglass: book, sword, shield

dr-crown-k01 = Southbound Host
    .about = 2 prestige for every 2 heroes delivered to region A, at most 4
dr-crown-k02 = Middle March Escort
    .about = 2 points with 3 heroes delivered to region B
dr-crown-k03 = Far Road Fares
    .about = 2 coins for every 2 heroes delivered to region C, at most 4
dr-crown-k04 = Purveyor of Region A
    .about = 2 coins for every commission of region A, at most 4
dr-crown-k05 = Purveyor of Region B
    .about = 2 points with 2 commissions of region B
dr-crown-k06 = Purveyor of Region C
    .about = 2 coins for every commission of region C, at most 4
dr-crown-k07 = Friend of Heroes
    .about = 4 prestige with 7 heroes delivered
dr-crown-k08 = Royal Contractor
    .about = 4 coins with 4 commissions fulfilled
dr-crown-k09 = Known in Every Town
    .about = 2 points with deliveries in 5 different towns
dr-crown-k10 = Never Short
    .about = 4 coins with 3 commissions of three goods each
dr-crown-k11 = Fine Wares
    .about = 1 point for every 2 upgraded goods handed in, at most 3
dr-crown-k12 = Menagerie
    .about = 1 prestige for every 2 companions, at most 4
dr-crown-k13 = Generous Hand
    .about = 1 point for every 3 quartz gifted, at most 3
dr-crown-k14 = Keeper of Light
    .about = 1 prestige for every lantern left, at most 4
dr-crown-k15 = Full Wagon
    .about = 3 coins for every 2 goods left aboard, at most 6
dr-crown-k16 = Caravan Master
    .about = 3 points with 3 journeys led on which you fulfilled a commission
dr-crown-k17 = Good Company
    .about = 1 prestige for every journey you followed with a delivery, at most 4
dr-crown-k18 = Queen’s Favour
    .about = 1 prestige for every 3 crowns you own, this one included, at most 3
dr-crown-k19 = Honest Trader
    .about = 4 prestige with 8 goods sold at the Inn

dr-event-d01 = Frozen Ford
dr-event-d02 = Wolves at the Verge
dr-event-d03 = Abandoned Waystation
dr-event-d04 = Snowed-In Shrine
dr-event-d05 = Toll Bridge
dr-event-d06 = Travelling Minstrels
dr-event-d07 = Broken Axle
dr-event-d08 = Ghost Lights
dr-event-d09 = Lost Messenger
dr-event-d10 = Avalanche Pass
dr-event-d11 = Hermit’s Fire
dr-event-d12 = Quartz Vein
dr-event-d13 = Masked Bandits
dr-event-s01 = Glacier Tunnel
dr-event-s02 = Old Smugglers’ Trail
dr-event-s03 = Whispering Wood
dr-event-s04 = Sunken Ruin
dr-event-s05 = Giant’s Steps
dr-event-s06 = Moonless Moor
dr-event-s07 = Rope Crossing
dr-event-s08 = Hidden Forge
dr-event-s09 = Spider Gully
dr-event-s10 = Star-Fall Crater
dr-event-s11 = Royal Hunting Lodge
dr-event-s12 = Cracking Ice
dr-event-s13 = Fey Market

dr-companion-raven = Raven
    .a = gain an illuminated die
    .b = roll the oracle die
dr-companion-fey-cat = Fey Cat
    .a = repeat the event row you received this turn
    .b = add 1 or 2 to the travel die you take
dr-companion-frost-mouse = Frost Mouse
    .a = take any town’s top commission
    .b = gain any basic good
dr-companion-cave-dragon = Cave Dragon
    .a = deliver one hero aboard at once
    .b = gain a basic good that is not on the market
dr-companion-scorpion = Scorpion
    .a = gain a hero
    .b = craft an upgraded good by the die in slot A
dr-companion-phoenix = Phoenix
    .a = gain two lanterns
    .b = move the ruins marker one section and take the reward
dr-companion-snow-bee = Snow Bee
    .a = gain 2 prestige
    .b = gain a horseshoe and a coin
dr-steed-sugarfoot = Sugarfoot
    .about = May move 3 whatever the dice show; its saddlebag holds one good.
dr-steed-lovebug = Lovebug
    .about = A lantern whenever you choose Travel.
dr-steed-whisper = Whisper
    .about = You may add 1 to the travel die you take, leading or following.
dr-steed-brembant = Brembant
    .about = Purchases at the Great Bazaar cost 2 coins less.
dr-steed-bramblehoof = Bramblehoof
    .about = A horseshoe shifts your move by 1 or 2. One more horseshoe at the start.
dr-steed-cinder = Cinder
    .about = Once per journey you lead: roll the remaining travel dice again for free.
dr-steed-old-marrow = Old Marrow
    .about = 2 coins when you sell two or more goods in one visit to the Inn.
dr-oracle-face-1 = 2 prestige
dr-oracle-face-2 = 3 coins
dr-oracle-face-3 = any basic good
dr-oracle-face-4 = a lantern and a quartz
dr-oracle-face-5 = a horseshoe and 1 prestige
dr-oracle-face-6 = an illuminated die
dr-ruins-face-1 = the ruins marker moves on
dr-ruins-face-2 = roll again
dr-ruins-face-3 = a basic good priced 1
dr-ruins-face-4 = a quartz
dr-ruins-face-5 = 2 coins
dr-ruins-face-6 = a hero
dr-building-quartz-mine = Quartz Mine
    .about = Gain a quartz.
dr-building-frozen-harbor = Frozen Harbor
    .about = Gain a basic good of a kind with no die on the market.
dr-building-hoarfrost-filigree = Hoarfrost Filigree
    .about = Gain a basic good priced 1, a lantern and 1 prestige.
dr-building-oracle-of-lumi = Oracle of Lumi
    .about = Roll the oracle die.
dr-building-yedls-workshop = Yedl’s Workshop
    .about = Upgrade one of your goods and gain a lantern.
dr-building-royal-post = Royal Post
    .about = Take any town’s top commission.
dr-building-star-chapel = Star Chapel
    .about = Gain 2 prestige.
dr-building-counting-house = Counting House
    .about = Gain 3 coins.
dr-building-farrier = Farrier
    .about = Gain a horseshoe and 1 prestige.
dr-building-lamp-house = Lamp House
    .about = Gain two lanterns.
dr-upgrade-long-bed = Long Bed
    .about = A fifth row of storage; any basic good now.
dr-upgrade-lantern-rack = Lantern Rack
    .about = Room for two more lanterns; three lanterns now.
dr-upgrade-passenger-bench = Passenger Bench
    .about = Room for one more hero; a hero now.
dr-upgrade-courier-case = Courier Case
    .about = Room for one more commission; a commission now.
dr-upgrade-curio-chest = Curio Chest
    .about = Room for two more horseshoes or quartz; two quartz and a horseshoe now.
dr-upgrade-craft-bench = Craft Bench
    .about = Slot A gives any good of the craft chart; upgrade one good now.
dr-trader-card-t01 = card 1
dr-trader-card-t02 = card 2
dr-trader-card-t03 = card 3
dr-trader-card-t04 = card 4
dr-trader-card-t05 = card 5
dr-trader-card-t06 = card 6
dr-trader-card-t07 = card 7
dr-trader-card-t08 = card 8
dr-trader-card-t09 = card 9
dr-trader-card-t10 = card 10

dr-effect-coins = gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
dr-effect-lantern = gain { $n ->
    [one] 1 lantern
   *[other] { $n } lanterns
}
dr-effect-quartz = gain { $n ->
    [one] 1 quartz
   *[other] { $n } quartz
}
dr-effect-horseshoe = gain { $n ->
    [one] 1 horseshoe
   *[other] { $n } horseshoes
}
dr-effect-prestige = gain { $n } prestige
dr-effect-lose-coins = lose { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
dr-effect-lose-prestige = lose { $n } prestige
dr-effect-lose-lantern = lose { $n ->
    [one] 1 lantern
   *[other] { $n } lanterns
}
dr-effect-basic-any = gain any basic good
dr-effect-upgraded-any = gain any upgraded good
dr-effect-basic-off-market = gain a basic good that is not on the market
dr-effect-upgraded-off-market = gain an upgraded good that is not on the market
dr-effect-basic-price = gain a basic good priced { $n }
dr-effect-upgraded-price = gain an upgraded good priced { $n }
dr-effect-basic-good = gain a basic good: { $good }
dr-effect-upgraded-good = gain an upgraded good: { $good }
dr-effect-hero = gain a hero
dr-effect-commission = gain a commission
dr-effect-commission-town = gain a commission for { $town }
dr-effect-crown = gain a crown
dr-effect-illuminated = gain an illuminated die
dr-effect-wagon-upgrade = gain a wagon upgrade
dr-effect-craft-basic = craft a good by the die in slot A
dr-effect-craft-upgraded = craft an upgraded good by the die in slot A
dr-effect-upgrade = upgrade a good
dr-effect-downgrade = turn an upgraded good to its basic side, or lose a good
dr-effect-ruins-step = move the ruins marker and take the reward
dr-effect-ruins-die = roll the ruins die
dr-effect-oracle = roll the oracle die
dr-effect-wheel = turn the market wheel
dr-effect-lose-good = lose any good
dr-effect-lose-valuable = lose your most valuable good
dr-effect-lose-hero = lose a hero
dr-effect-again = roll again; if the same comes up: { $then }
dr-effect-repeat-row = repeat the event row
dr-effect-raise-die = raise the travel die
dr-effect-send-hero = deliver a hero at once
dr-effect-pay = you may pay { $n ->
    [one] 1 coin
   *[other] { $n } coins
} to { $then }

dr-choice-reset = Reset the locked dice to 1, 2, 3
dr-choice-lock = Lock a { $die } in slot { $slot }
dr-choice-unlock = Play the die from slot { $slot }
dr-choice-take-lantern = Take a lantern
dr-choice-shine = Move the illuminated { $die } to the pool
dr-choice-take-coins = Take 2 coins
dr-choice-turn-wheel = Turn the wheel
dr-choice-visit = { $action }
dr-choice-building = Use the building
dr-choice-end = Done
dr-choice-flip = Change a market die: { $good } to { $good2 }
dr-choice-buy = Buy { $good } × { $count }
dr-choice-commission = Commission for { $town }
dr-choice-ruins-die = Return a lantern to roll the ruins die
dr-choice-favour = Take { $favour }
dr-choice-host = Sell to { $hero }
dr-choice-invite = Take { $hero } aboard
dr-choice-invite-deck = Take the top hero of the deck
dr-choice-crown = { $place_key ->
    [deck] Crown from the deck
   *[other] The { $place } face-up crown
}
dr-choice-befriend = { $place_key ->
    [deck] Companion from the deck
   *[other] The { $place } face-up companion
}
dr-choice-head-for = To { $town }
dr-choice-go-by = By the { $road }
dr-choice-join = Join the caravan
dr-choice-stay = Stay
dr-choice-take = { $count ->
    [0] Take the { $pips }
   *[other] Take the { $pips } and raise it
}
dr-choice-reroll = Spend a lantern to roll again
dr-choice-reroll-free = Roll again for free
dr-choice-raise = Raise by { $count }
dr-choice-pay = Pay
dr-choice-decline = Do not pay
dr-choice-stop-at = Deliver in { $town }
dr-choice-pass = Deliver nothing
dr-choice-deliver = Deliver { $hero }
dr-choice-fulfil = Fulfil “{ $commission }”
dr-choice-bonus = Leader bonus: { $bonus }
dr-choice-fit = { $upgrade }: { $upgrade_about }
dr-choice-gift = Gift a quartz to { $companion }: { $gift_key ->
    [a] { $companion_a }
   *[b] { $companion_b }
}
dr-choice-return-item = Return { $item }
dr-choice-drop-hero = Send { $hero } away
dr-choice-drop-commission = Put back “{ $commission }”
dr-choice-upgrade = Upgrade { $good_a }
dr-choice-downgrade = Downgrade { $good_fine }
dr-choice-send = Send { $hero } home
dr-choice-begin = { $starter_key ->
    [me] I begin
   *[trader] The Trader begins
}
dr-choice-trader-town = The Trader: { $town }
dr-choice-trader-commission = The Trader takes a commission for { $town }
dr-choice-trader-hero = The Trader takes { $hero }
dr-choice-trader-crown = { $place_key ->
    [deck] The Trader takes the crown from the deck
   *[other] The Trader takes the { $place } face-up crown
}
dr-choice-trader-loses = The Trader loses { $hero }
dr-choice-night = Night die: { $die }
dr-choice-light = Illuminated die: { $die }
dr-choice-market = Market die: { $good }
dr-choice-travel = Travel die: { $pips }
dr-choice-oracle = Oracle die: { $oracle-face }
dr-choice-ruins = Ruins die: { $ruins-face }
dr-choice-move = Move { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
dr-choice-horseshoe = { $steps ->
    [0] Horseshoe: stay here
    [one] Horseshoe: move 1 space
   *[other] Horseshoe: move { $steps } spaces
}
dr-choice-delve = Move the ruins marker { $steps ->
    [one] 1 section
   *[other] { $steps } sections
}
dr-choice-sneak = Pay { $steps ->
    [one] 1 coin, one section
   *[other] { $steps } coins, as many sections
}
dr-choice-gain = Take { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
}
dr-choice-sell = Sell { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
}
dr-choice-hand-in = Hand in { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
}
dr-choice-return = Return { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
}
dr-choice-lose = Lose { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
}

dr-ask-opening = Who begins?
    .hint = The second player gets a cheaper good and one coin more.
dr-ask-opening-other = { $seat } is deciding who begins
dr-ask-planning = Plan: which die do you play?
    .hint = Press a die in your reserve, then a slot: the slot acts at once, and the die it pushes out will move your wagon.
dr-ask-planning-other = { $seat } is planning
dr-ask-lighting = A lantern, or an illuminated die into the pool?
    .hint = The illuminated die lets you act in both districts this turn.
dr-ask-lighting-other = { $seat } is choosing for slot B
dr-ask-coins-or-wheel = Coins, or a turn of the wheel?
    .hint = At this table slot C gives one of the two.
dr-ask-coins-or-wheel-other = { $seat } is choosing for slot C
dr-ask-moving = How far do you move?
    .hint = Press a glowing space of the ring; each lies between two districts you could act in.
dr-ask-moving-other = { $seat } is moving
dr-ask-acting = Where do you act?
    .hint = Press a glowing district beside your wagon. Two dice in the pool: both districts, and the building.
dr-ask-acting-other = { $seat } is acting
dr-ask-trading = Great Bazaar: turn the wheel, change a die, or buy
    .hint = First, if you like, the wheel and one die, once each; then buy. You pay the price of a kind only once.
dr-ask-trading-other = { $seat } is at the Great Bazaar
dr-ask-buying = What else do you buy?
    .hint = In any order, and a kind costs its price once; Done when it is enough.
dr-ask-buying-other = { $seat } is buying
dr-ask-delving = How far does the ruins marker go?
    .hint = The marker may go one section, and one more for each hero aboard.
dr-ask-delving-other = { $seat } is exploring the ruins
dr-ask-peering = Spend a lantern to roll the ruins die?
    .hint = The ruins die gives a good, a quartz, coins, a hero or a die; once.
dr-ask-peering-other = { $seat } is peering into the ruins
dr-ask-sneaking = Dark Market: how many steps do you pay for?
    .hint = Every section costs a coin; you get what lies where the marker stops.
dr-ask-sneaking-other = { $seat } is at the Dark Market
dr-ask-favouring = A commission or a crown?
    .hint = A commission pays when delivered, a crown at the end.
dr-ask-favouring-other = { $seat } is choosing a commission or a crown
dr-ask-hosting = Whom do you sell to?
    .hint = You sell this hero what is wanted, then the hero comes aboard.
dr-ask-hosting-other = { $seat } is at the Inn
dr-ask-selling = What do you sell?
    .hint = In any order, one good for each sign of the hero; an upgraded one brings a coin and a quartz more.
dr-ask-selling-other = { $seat } is selling
dr-ask-pausing = Gift a quartz, or go on?
    .hint = A last moment for gifts; Done ends the step.
dr-ask-pausing-other = { $seat } may make a gift
dr-ask-befriending = Which companion do you take?
    .hint = It stays with you. The furthest one brings an extra travel die.
dr-ask-befriending-other = { $seat } is choosing a companion
dr-ask-heading = Where does the caravan go?
    .hint = You deliver only there; those who join choose either town of the region.
dr-ask-heading-other = { $seat } is choosing a town
dr-ask-choosing-road = The dark road, or the shortcut for three lanterns?
    .hint = The shortcut has better events and two leader bonuses, but you take your die last.
dr-ask-choosing-road-other = { $seat } is choosing a road
dr-ask-joining = Do you join the caravan?
    .hint = It is free: you take a travel die, get its row, and may deliver in the region.
dr-ask-joining-other = { $seat } may join the caravan
dr-ask-taking-die = Take a travel die
    .hint = Its number picks the row of the event; a lantern rolls the dice again.
dr-ask-taking-die-other = { $seat } is taking a travel die
dr-ask-stopping = In which town do you deliver?
    .hint = Heroes and commissions of one town; or nothing.
dr-ask-stopping-other = { $seat } is choosing where to deliver
dr-ask-delivering = What do you deliver?
    .hint = Press heroes and commissions of this town, as many as you like.
dr-ask-delivering-other = { $seat } is delivering
dr-ask-filling = Which goods do you hand in?
    .hint = In any order; one, two or three goods give 1, 3 or 6 prestige, and Done ends the tile whatever the number.
dr-ask-filling-other = { $seat } is fulfilling a commission
dr-ask-bonus = Choose a leader bonus{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
}
    .hint = The reward for leading. The first to take the coins gets 5 instead of 3.
dr-ask-bonus-other = { $seat } is choosing a leader bonus
dr-ask-overfull = Too many horseshoes and quartz: what goes back?
    .hint = Horseshoes and quartz share their slots.
dr-ask-overfull-other = { $seat } is making room
dr-ask-picking = { $upgraded ->
    [0] Which good do you take?
   *[other] Which upgraded good do you take?
}
    .hint = Choose one of the goods offered.
dr-ask-picking-other = { $seat } is taking a good
dr-ask-overloaded = The goods do not fit: what goes back?
    .hint = No way to pack them: return goods until the rest fit.
dr-ask-overloaded-other = { $seat } is making room in the wagon
dr-ask-picking-ware = { $purpose ->
    [0] Which good do you lose?
    [1] Which good do you upgrade?
    [3] Which of your most valuable goods do you lose?
   *[other] Which good do you downgrade?
}
    .hint = Press a good in your storage.
dr-ask-picking-ware-other = { $seat } is choosing a good
dr-ask-inviting = Which hero do you take aboard?
    .hint = Any hero of the Inn, or the unknown top of the deck; nothing is sold.
dr-ask-inviting-other = { $seat } is choosing a hero
dr-ask-crowded = No room: which hero leaves?
    .hint = All places are taken: one hero has to leave.
dr-ask-crowded-other = { $seat } is choosing who leaves
dr-ask-losing-hero = Which hero do you lose?
    .hint = The event takes one hero; press the one you give up.
dr-ask-losing-hero-other = { $seat } is choosing a hero to lose
dr-ask-sending = Which hero flies home?
    .hint = Delivered at once, with the usual reward.
dr-ask-sending-other = { $seat } is sending a hero home
dr-ask-commissioning = Which town’s commission do you take?
    .hint = Think of the towns your heroes want to reach: one journey can serve both.
dr-ask-commissioning-other = { $seat } is taking a commission
dr-ask-burdened = No room: which commission goes back?
    .hint = It goes to the bottom of its town’s stack.
dr-ask-burdened-other = { $seat } is putting a commission back
dr-ask-crowning = Which crown do you take?
    .hint = A face-up crown also gives the reward of its place; the deck does not.
dr-ask-crowning-other = { $seat } is taking a crown
dr-ask-fitting = Which wagon upgrade do you take?
    .hint = One for the whole game.
dr-ask-fitting-other = { $seat } is upgrading the wagon
dr-ask-paying = Pay { $price ->
    [one] 1 coin
   *[other] { $price } coins
}?
    .hint = Only if you want what it buys.
dr-ask-paying-other = { $seat } may pay
dr-ask-raising = By how much does the Fey Cat raise your die?
    .hint = At most to row 6.
dr-ask-raising-other = { $seat } is raising the travel die
dr-ask-trader-stack = Which commission does the Trader take?
    .hint = No rule decides this for the Trader, so you do.
dr-ask-trader-stack-other = { $seat } is deciding for the Trader
dr-ask-trader-guest = Which hero does the Trader take?
    .hint = Several heroes suit the Trader equally: you decide.
dr-ask-trader-guest-other = { $seat } is deciding for the Trader
dr-ask-trader-losing = Which hero does the Trader lose?
    .hint = The event does not say which: you decide.
dr-ask-trader-losing-other = { $seat } is deciding for the Trader
dr-ask-trader-crowning = Which crown does the Trader take?
    .hint = The card does not say which: you decide.
dr-ask-trader-crowning-other = { $seat } is deciding for the Trader
dr-ask-trader-arrival = Where does the Trader deliver?
    .hint = Two towns are equal for the Trader: you decide.
dr-ask-trader-arrival-other = { $seat } is deciding for the Trader
dr-ask-trader-heading = Where does the Trader’s caravan go?
    .hint = Several towns are equal for the Trader: you decide.
dr-ask-trader-heading-other = { $seat } is deciding for the Trader

dr-log-turn-begins = { $seat_key ->
    [you] Your turn { $turn }
   *[other] { $seat }: turn { $turn }
}
dr-log-reset = { $seat_key ->
    [you] You reset
   *[other] { $seat } resets
} the locked dice to 1, 2, 3
dr-log-locked = { $seat_key ->
    [you] You lock
   *[other] { $seat } locks
} a { $die } in slot { $slot }, pushing out a { $pushed }
dr-log-unlocked = { $seat_key ->
    [you] You play
   *[other] { $seat } plays
} the { $pushed } from slot { $slot }
dr-log-shone = { $seat_key ->
    [you] You move
   *[other] { $seat } moves
} an illuminated { $die } to the pool
dr-log-gained = { $seat_key ->
    [you] You gain
   *[other] { $seat } gains
} { $thing_key ->
    [coins] { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    [lantern] { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
    [quartz] { $count ->
        [one] 1 quartz
       *[other] { $count } quartz
    }
    [horseshoe] { $count ->
        [one] 1 horseshoe
       *[other] { $count } horseshoes
    }
    [good] { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
   *[other] { $count } prestige
}
dr-log-spent = { $seat_key ->
    [you] You spend
   *[other] { $seat } spends
} { $thing_key ->
    [coins] { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    [lantern] { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
    [quartz] { $count ->
        [one] 1 quartz
       *[other] { $count } quartz
    }
    [horseshoe] { $count ->
        [one] 1 horseshoe
       *[other] { $count } horseshoes
    }
    [good] { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
   *[other] { $count } prestige
}
dr-log-lost = { $seat_key ->
    [you] You lose
   *[other] { $seat } loses
} { $thing_key ->
    [coins] { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    [lantern] { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
    [quartz] { $count ->
        [one] 1 quartz
       *[other] { $count } quartz
    }
    [horseshoe] { $count ->
        [one] 1 horseshoe
       *[other] { $count } horseshoes
    }
    [good] { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
   *[other] { $count } prestige
}
dr-log-lost-coins = { $count ->
    [hidden] { $seat } loses coins
   *[other] { $seat_key ->
        [you] You lose coins: { $count }
       *[other] { $seat } loses coins: { $count }
    }
}
dr-log-no-room = { $seat_key ->
    [you] You have
   *[other] { $seat } has
} no room for { $thing_key ->
    [coins] { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    [lantern] { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
    [quartz] { $count ->
        [one] 1 quartz
       *[other] { $count } quartz
    }
    [horseshoe] { $count ->
        [one] 1 horseshoe
       *[other] { $count } horseshoes
    }
    [good] { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
   *[other] { $count } prestige
}
dr-log-good-gained = { $seat_key ->
    [you] You gain
   *[other] { $seat } gains
} { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
}
dr-log-good-lost = { $seat_key ->
    [you] You lose
   *[other] { $seat } loses
} { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
}
dr-log-good-returned = { $seat_key ->
    [you] You return
   *[other] { $seat } returns
} { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
}
dr-log-upgraded = { $seat_key ->
    [you] You upgrade
   *[other] { $seat } upgrades
} { $good_a }
dr-log-downgraded = { $seat_key ->
    [you] You downgrade
   *[other] { $seat } downgrades
} { $good_a }
dr-log-nothing-to-gain = { $seat_key ->
    [you] There is nothing left for you to gain
   *[other] There is nothing left for { $seat } to gain
}
dr-log-item-returned = { $seat_key ->
    [you] You return
   *[other] { $seat } returns
} { $item }
dr-log-wheel = The wheel turns: { $good } is the most expensive now
dr-log-moved = { $steps ->
    [0] { $seat_key ->
        [you] You stay where you are
       *[other] { $seat } stays in place
    }
    [one] { $seat_key ->
        [you] You move 1 space
       *[other] { $seat } moves 1 space
    }
   *[other] { $seat_key ->
        [you] You move { $steps } spaces
       *[other] { $seat } moves { $steps } spaces
    }
}
dr-log-visited = { $seat_key ->
    [you] You choose
   *[other] { $seat } chooses
}: { $action }
dr-log-no-effect = { $action }: nothing can be done
dr-log-building-used = { $seat_key ->
    [you] You use
   *[other] { $seat } uses
} { $building }
dr-log-flipped = { $seat_key ->
    [you] You change
   *[other] { $seat } changes
} a market die: { $good } to { $into }
dr-log-bought = { $seat_key ->
    [you] You buy
   *[other] { $seat } buys
} { $good } × { $count }
dr-log-commission-taken = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} the commission “{ $commission }”
dr-log-commission-dropped = { $seat_key ->
    [you] You put back
   *[other] { $seat } puts back
} the commission “{ $commission }”
dr-log-ruins-moved = The ruins marker stands on section { $section }
dr-log-market-moved = The Dark Market marker stands on section { $section }
dr-log-ruins-rolled = Ruins die: { $face }
dr-log-oracle-rolled = Oracle die: { $face }
dr-log-sold = { $seat_key ->
    [you] You sell
   *[other] { $seat } sells
} { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
} to { $hero } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
dr-log-hero-aboard = { $hero } (to { $town }) joins { $seat_key ->
    [you] your wagon
   *[other] { $seat }’s wagon
}
dr-log-hero-dropped = { $seat_key ->
    [you] You let
   *[other] { $seat } lets
} { $hero } go
dr-log-hero-lost = { $seat_key ->
    [you] You lose
   *[other] { $seat } loses
} { $hero }
dr-log-crown-taken = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} the crown { $crown }
dr-log-crown-drawn = { $crown_key ->
    [hidden] { $seat } draws a crown
   *[other] { $seat_key ->
        [you] You draw the crown { $crown }
       *[other] { $seat } draws the crown { $crown }
    }
}
dr-log-light-rolled = { $seat_key ->
    [you] You gain
   *[other] { $seat } gains
} an illuminated die: { $die }
dr-log-light-lost = { $seat_key ->
    [you] You have
   *[other] { $seat } has
} no room for another illuminated die
dr-log-befriended = { $seat_key ->
    [you] A companion joins you
   *[other] A companion joins { $seat }
}: { $companion }
dr-log-gift-made = { $seat_key ->
    [you] You gift a quartz
   *[other] { $seat } gifts a quartz
} to { $companion }: { $gift_key ->
    [a] { $companion_a }
   *[b] { $companion_b }
}
dr-log-journey = { $seat_key ->
    [you] You lead
   *[other] { $seat } leads
} a caravan to { $town } by the { $road }
dr-log-joined = { $seat_key ->
    [you] You join
   *[other] { $seat } joins
} the caravan
dr-log-stayed = { $seat_key ->
    [you] You stay
   *[other] { $seat } stays
}
dr-log-event-revealed = On the road: { $event_card }
dr-log-travel-rolled = Travel dice: { $d1 }{ $d2 ->
    [None] {""}
   *[other] {" "}{ $d2 }
}{ $d3 ->
    [None] {""}
   *[other] {" "}{ $d3 }
}{ $d4 ->
    [None] {""}
   *[other] {" "}{ $d4 }
}{ $d5 ->
    [None] {""}
   *[other] {" "}{ $d5 }
}
dr-log-rerolled = { $seat_key ->
    [you] You return a lantern and roll
   *[other] { $seat } returns a lantern and rolls
} the dice again
dr-log-rerolled-free = { $seat_key ->
    [you] You roll
   *[other] { $seat } rolls
} the dice again for free
dr-log-die-taken = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} a { $pips }: row { $row } of { $event_card }
dr-log-row-repeated = { $seat_key ->
    [you] You receive
   *[other] { $seat } receives
} the row again
dr-log-paid = { $seat_key ->
    [you] You pay
   *[other] { $seat } pays
} { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
dr-log-declined = { $seat_key ->
    [you] You do not pay
   *[other] { $seat } does not pay
}
dr-log-hero-delivered = { $seat_key ->
    [you] You deliver
   *[other] { $seat } delivers
} { $hero } to { $town }
dr-log-good-handed-in = { $seat_key ->
    [you] You hand in
   *[other] { $seat } hands in
} { $side_key ->
    [upgraded] { $good_fine }
   *[basic] { $good_a }
}
dr-log-commission-done = { $seat_key ->
    [you] You fulfil
   *[other] { $seat } fulfils
} a commission for { $town }: { $prestige } prestige
dr-log-bonus-taken = { $seat_key ->
    [you] You take
   *[other] { $seat } takes
} the leader bonus: { $bonus }
dr-log-upgrade-fitted = { $seat_key ->
    [you] You upgrade your
   *[other] { $seat } upgrades their
} wagon: { $upgrade }
dr-log-market-rolled = A market die comes back: { $good }
dr-log-reserve-rolled = { $seat_key ->
    [you] You remove { $count ->
        [0] your last night die
       *[other] a night die and roll the other { $count }
    }
   *[other] { $seat } removes { $count ->
        [0] the last night die
       *[other] a night die and rolls the other { $count }
    }
}
dr-log-final-journey = { $seat_key ->
    [you] Your final journey
   *[other] { $seat }’s final journey
}
dr-log-steed-helps = { $steed } helps { $seat_key ->
    [you] you
   *[other] { $seat }
}
dr-log-trader-turn = The Trader, turn { $turn }: { $card }
dr-log-trader-moved = The Trader’s wagon moves as its card says: { $space }
dr-log-trader-light-used = The Trader returns its illuminated die for the better plan
dr-log-trader-gained = The Trader gains { $thing_key ->
    [lantern] { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
    [quartz] { $count ->
        [one] 1 quartz
       *[other] { $count } quartz
    }
    [horseshoe] { $count ->
        [one] 1 horseshoe
       *[other] { $count } horseshoes
    }
    [good] { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
   *[other] { $count } prestige
}
dr-log-trader-gained-coins = The Trader gains coins
dr-log-trader-lost-coins = The Trader loses coins
dr-log-trader-lost = The Trader gives up { $thing_key ->
    [coins] { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    [lantern] { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
    [quartz] { $count ->
        [one] 1 quartz
       *[other] { $count } quartz
    }
    [horseshoe] { $count ->
        [one] 1 horseshoe
       *[other] { $count } horseshoes
    }
    [good] { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
   *[other] { $count } prestige
}
dr-log-trader-paid = The Trader can pay, so it does
dr-log-trader-light = The Trader gains an illuminated die
dr-log-trader-skips = { $action }: { $reason_key ->
    [too-few-goods] no, it has too few goods
    [too-many-goods] no, it has goods enough
    [too-many-commissions] no, it has commissions enough
   *[no-cargo] no, it has nothing to deliver
}
dr-log-trader-acts = { $action }: yes, the Trader does this
dr-log-trader-removed = The Trader takes { $good } × { $count } off the market
dr-log-trader-commission = The Trader takes the commission “{ $commission }”: { $because_key ->
    [most] it has the most to deliver there
    [printed] its card says so
    [chosen] your choice
   *[only] nothing else is left
}
dr-log-trader-hero = The Trader takes { $hero } ({ $town }): { $because_key ->
    [most] it has the most to deliver there
    [printed] its card says so
    [chosen] your choice
   *[only] nothing else is left
}
dr-log-trader-sold = The Trader sells { $good_a }, as its card says
dr-log-trader-hero-lost = The Trader loses { $hero }
dr-log-trader-crown-taken = The Trader takes the crown { $crown }: { $because_key ->
    [chosen] your choice
   *[printed] its card says so
}
dr-log-trader-crown-drawn = The Trader takes a crown face down: { $because_key ->
    [chosen] your choice
   *[printed] its card says so
}
dr-log-trader-discarded = The Trader discards the companion its card names: { $companion }
dr-log-trader-journey = The Trader leads a caravan to { $town } by { $road_key ->
    [shortcut] the shortcut (it has three lanterns)
   *[dark-road] the dark road (it has fewer than three lanterns)
}: { $because_key ->
    [chosen] your choice
   *[most] it has the most to deliver there
}
dr-log-trader-joined = The Trader joins: { $why_key ->
    [cargo] it has something for this region
   *[lantern] it has a lantern
}
dr-log-trader-stayed = The Trader stays: nothing for this region and no lantern
dr-log-trader-die = The Trader takes the highest die, { $pips }, on { $event_card }
dr-log-trader-delivered = The Trader delivers { $hero } to { $town }
dr-log-trader-fulfilled = The Trader fulfils a commission for { $town } with { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} for { $prestige } prestige
dr-log-trader-bonus = The Trader takes the leader bonus on its card: { $bonus }
dr-log-trader-upgrade = { $upgrade } leaves the game
dr-log-trader-final = The Trader’s final journey goes to { $town }: { $because_key ->
    [most] it has the most to deliver there
    [printed] its card says so
    [chosen] your choice
   *[only] nothing else is left
}

dr-score-coins = Coins
dr-score-prestige = Prestige
dr-score-crown-coins = Coins from crowns
dr-score-crown-prestige = Prestige from crowns
dr-score-base = Lower of coins and prestige
dr-score-crown-points = Points from crowns
dr-score-lights = Illuminated dice
dr-score-crowns-done = Crowns completed
dr-score-commissions = Commissions fulfilled
dr-score-heroes = Heroes delivered
dr-score-goods = Goods left
dr-score-quartz = Quartz left
dr-score-purse = Own coins
dr-score-renown = Own prestige
dr-box-0 = The Trader
