# The book: rules, reference, terms. Fetched when it is first opened.
book-back = Back to where you were
book-found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
book-here = Where you are in the turn
book-now = You are asked this now
book-pieces-search = Search the pieces
book-kind = Kind
book-tag = Filter
book-all = Everything
book-any = No filter
book-print = Print
book-pieces-none = No piece has these words.
book-events = Events
book-faces = Faces of the dice
book-goods = Goods
book-agents = Agents
book-weapons = Weapons
book-missions = Missions
book-conspiracies = Conspiracies
book-heroes = Heroes
book-commissions = Commissions
book-companions = Companions
book-steeds = Steeds
book-upgrades = Wagon upgrades
book-buildings = Buildings
book-districts = Districts
book-towns = Towns
book-scenarios = Scenarios
book-action-tiles = Action tiles
book-tiles = Mall tiles
book-starter = starting agent
book-campaign = campaign
book-beyond = after the campaign
book-tile = Tile { $tile }
book-value = value { $n }
book-ten = Ten of them are in the game if somebody plays this colour.
book-points = { $n } points at the end
book-pieces-found =
    { $n ->
        [one] { $n } piece shown
       *[other] { $n } pieces shown
    }
book-for-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
book-terms = Words of the game
book-eye = { $name }: { $before } → { $after }, as a bot sees the chances to win.
