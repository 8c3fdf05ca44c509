# The table of Merchants of the Dark Road in the browser.

dr-ui-capital = The capital
dr-ui-space = The road between { $left } and { $right }
dr-ui-start = start
dr-ui-any = any
dr-ui-coin-a-step = a coin a step
dr-ui-top-tiles = top tile of each town
dr-ui-palace = Palace
dr-ui-caravan = Caravan
dr-ui-locked = Locked dice
dr-ui-reserve = Reserve
dr-ui-pool = Action pool
dr-ui-storage = Storage
dr-ui-wagon = On the wagon
dr-ui-crowns = Crowns
dr-ui-now = If the game ended now:
dr-ui-travel-die = travel die
dr-ui-turn = Turn { $n }
dr-ui-of = of { $n }
dr-ui-pick-slot = Plan: which slot does the { $die } go to?
dr-ui-lock = Lock a die
dr-ui-sold = sold
dr-ui-wanted = open
dr-ui-for-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
dr-ui-sell-n = Sell { $n } for { $coins }
dr-ui-buy-n = Buy { $n }{ $coins ->
    [0] {""}
   *[other] {" "}for { $coins }
}
dr-ui-hand-in-n = Hand in { $n }
dr-ui-sits-here = { $hero } sits here
dr-ui-leads = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on: { $left } or { $right }.
dr-ui-lands = To { $left } or { $right }.
dr-ui-tab-board = Board
dr-ui-tab-districts = Districts
dr-ui-tab-wagon = Wagon
dr-ui-tab-rivals = Rivals
dr-plan-tile-gone = Your plan: “{ $commission }” is gone{ $by ->
    [somebody] , { $who } has it
   *[nobody] {""}
}.
dr-plan-hero-gone = Your plan: { $hero } has left the Inn{ $by ->
    [somebody] {" "}with { $who }
   *[nobody] {""}
}.
dr-plan-crown-gone = Your plan: the crown “{ $crown }” is gone{ $by ->
    [somebody] , { $who } has it
   *[nobody] {""}
}.
dr-ui-map = The road around the capital
dr-ui-or = or
dr-ui-free = free
dr-ui-none = none
dr-ui-lit = Lit
dr-ui-craft = craft
dr-ui-confirm = Confirm
dr-ui-then = Then:
dr-ui-reveals = Dice are rolled or cards are turned over: what comes is not known yet, and there is no way back.
dr-ui-no-change = Nothing you own changes.
dr-ui-steed = Steed
dr-ui-slot = Slot { $slot }, die { $die }
dr-ui-slot-empty = Slot { $slot }, empty
dr-ui-die = Reserve die: { $n }
dr-ui-light = Illuminated die: { $n }
dr-ui-lights = Illuminated dice
dr-ui-lights-about = Beside the night die in the pool it lets you act in both districts and use the building; unused at the end it is worth a point.
dr-ui-crowns-about = Secret goals: each pays coins, prestige or points at the end if you did what it asks.
dr-ui-now-about = The lower of coins and prestige, with what your crowns would pay, and a point for each illuminated die.
dr-ui-hero-home = Rewards you when delivered to { $town }.
dr-ui-hero-wants = Buys at the Inn: { $goods }.
dr-ui-icon-lantern = Brings a lantern when coming aboard.
dr-ui-icon-horseshoe = Brings a horseshoe when coming aboard.
dr-ui-icon-storage = While aboard, carries one good of any shape in addition to your storage.
dr-ui-tile-about = Bring up to three of these goods to { $town }: { $goods }. One, two or three give 1, 3 or 6 prestige, and 1 more for each upgraded good.
dr-ui-friend-about = For a quartz, once each: { $a }; or { $b }.
dr-ui-gifts-left = Gifts left: { $n }.
dr-ui-guest = a hero is buying
dr-ui-commission-or-crown = Commission or crown
dr-ui-any-good = Any upgraded good
dr-ui-town-about = Heroes and commissions for { $town } are delivered here.
dr-ui-palace-first = Its place also gives 2 prestige.
dr-ui-palace-second = Its place also gives a basic good and a horseshoe.
dr-ui-crown-deck = An unknown crown; { $n } left.
dr-ui-stall = { $good }: price { $n }, dice { $dice }
dr-ui-stall-about = You pay the price once for all dice of a kind. After one turn of the wheel it costs { $n }.
dr-ui-wheel-about = The wheel turns clockwise: each price becomes the next, 5, 4, 3, 2, 1, 1; dice travel with their goods.
dr-ui-bazaar-note = one price per kind
dr-ui-can-lift = ⇄ changes a die
dr-ui-lift = Change a die: { $good }
dr-ui-lifted = { $good } becomes…
dr-ui-row = Row { $n }: { $effect }
dr-ui-row-about = Whoever takes a travel die with this number gets this row of the event.
dr-ui-trader-steps = The Trader, step by step
dr-ui-trader-cards = The Trader’s cards
dr-ui-trader-card = Card { $n } of the Trader
dr-ui-trader-lit = With an illuminated die instead: { $what }
dr-ui-trader-goods-min = at least { $n } goods
dr-ui-trader-goods-max = at most { $n } goods
dr-ui-trader-commissions = at most { $n } commissions
dr-ui-ware-about = Price now: { $n }. Sold at the Inn, or handed in for a commission.
dr-ui-aboard = { $heroes } of { $heroSlots } heroes · { $tiles } of { $tileSlots } commissions
dr-ui-arrange = Rearrange the storage
dr-ui-arrange-help = Press a good, then a cell. Arrow keys move, R turns, M mirrors.
dr-ui-arranged = Done
dr-ui-as-before = As before
dr-ui-turn-it = Turn
dr-ui-mirror-it = Mirror
dr-ui-take-out = Set aside
dr-ui-cell = Cell { $n }
dr-ui-no-room = No room there
dr-ui-laid = { $good } lies there now
dr-ui-phase-plan = Plan
dr-ui-phase-move = Move
dr-ui-phase-act = Act
dr-ui-phase-rest = Rest
dr-plan = Your plan
dr-plan-mode = Mark your plan
dr-plan-help = Press what you mean to visit, take, buy or deliver. Only you see the flags; you are told when somebody’s move breaks the plan.
dr-plan-clear = Clear
dr-plan-done = Done
dr-plan-marked = In your plan.
dr-plan-price = Your plan: { $good } costs { $to } now, not { $from }.
dr-plan-dice-gone = Your plan: { $good } has no die on the market any more.
dr-plan-friend-gone = Your plan: { $companion } has left the row.
dr-plan-hero-lost = Your plan: { $hero } is no longer aboard.
dr-plan-tile-lost = Your plan: nothing aboard for “{ $commission }” any more.
dr-plan-caravan = Your plan: the caravan of { $who } has left for { $town } without you.
dr-guide = Help
dr-guide-now = What is asked now
dr-guide-aim = The aim
dr-guide-aim-text = Thirteen turns each. Your score is the lower of your coins and your prestige, plus points from crowns and illuminated dice: gather both. Coins come from selling goods to heroes at the Inn; prestige from bringing heroes and commissions to their towns.
dr-guide-turn = A turn
dr-guide-plan = Put a die from your reserve into slot A, B or C. The slot acts at once; the die that lay there goes to the pool and will move you.
dr-guide-move = Drive exactly as far as the die of the pool shows, clockwise. A horseshoe makes it one more or less.
dr-guide-act = Act in one of the two districts beside your wagon; with an illuminated die in the pool, act in both and in the building.
dr-guide-rest = Used dice are put away and the rows are filled again; all this happens by itself.
dr-guide-gifts = At any moment of your turn you may gift a quartz to a companion for one of its two actions: the gifts are listed among your choices.
dr-guide-places = The places
dr-guide-first = A first game
dr-guide-first-text = Collect two or three goods (slot A, Bazaar, Ruins, Dark Market), sell some to a hero at the Inn, take commissions for the towns your heroes want to see, then travel there. Join caravans of others when they go your way: it is free. Point at anything that glows to see what it would give; Undo takes back everything up to the last roll.
dr-guide-signs = The signs
dr-guide-marks = Mark what you mean to do with the flag button; nobody else sees it.
dr-guide-upgrade = More room or a lasting ability, and something at once; one per player.
dr-guide-steed = Each wagon has one, with an ability for the whole game.

# Keys and the list
dr-keys-answers = answers of the prompt, in order; while planning, the dice of your reserve
dr-keys-slots = slots of your dice: A B C look, ↵ locks
