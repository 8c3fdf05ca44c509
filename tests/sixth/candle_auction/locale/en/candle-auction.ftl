ca-about = A tiny game of our own, made to show how a game is added to the market.

ca-option-equal = Equal coins
    .about = Who takes the candle when the best coin lies there twice.
ca-option-equal-next = the next best one
ca-option-equal-nobody = nobody

ca-coin-copper = copper
ca-coin-brass = brass
ca-coin-silver = silver
ca-coin-gold = gold
ca-coin-moon = moon

ca-view-candle = Candle, inches
ca-view-hand = Your coins
ca-view-laid-coin = Your coin, face down
ca-view-bidders = Bidders
ca-view-inches = Inches
ca-view-coins = Coins in hand
ca-view-laid = Has laid a coin
ca-view-spent = Spent coins
ca-view-bag = In the bag

ca-choice-lay = Lay the { $coin } coin

ca-ask-bidding = Lay one coin, face down
ca-ask-bidding-other = { $seat } chooses a coin
ca-ask-bidding-others = Choosing a coin: { $names }

ca-log-lit =
    A candle of { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
    } is lit
ca-log-laid =
    { $seat_key ->
        [you] You lay the { $coin } coin, face down
       *[other] { $seat } lays a coin, face down
    }
ca-log-shown =
    { $seat_key ->
        [you] You show { $coin }
       *[other] { $seat } shows { $coin }
    }
ca-log-sold =
    { $seat_key ->
        [you] You take
       *[other] { $seat } takes
    } the candle: { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
    }
ca-log-unsold = Nobody takes the candle

ca-score-inches = Inches of candle
