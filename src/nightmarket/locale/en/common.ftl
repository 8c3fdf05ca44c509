# Night Market: words every room shares.
ui-brand = Night Market
ui-tagline = Sit down, send a link. Nobody needs an account.
ui-stalls-open =
    { $open ->
        [0] The stalls are still closed.
        [one] One stall is open tonight.
       *[other] { $word } stalls are open tonight.
    }
ui-count-word =
    { $n ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
       *[other] { $n }
    }
ui-loading = Lighting the lanterns…
ui-close = Close
ui-back-home = Back to the market
ui-not-found = There is no such place at the market.
ui-error = That did not work: { $reason }. Nothing is lost; try again.
ui-copy = Copy
ui-copied = Link copied
ui-share = Share
ui-join = Join
ui-join-field = Got a link or a table code?
ui-join-bad = That is no table code. A code looks like fox-lamp-7.
ui-not-open = Not open yet
ui-play-now = Play now
ui-play-now-note = bots fill the chairs
ui-invite = Invite friends
ui-pass-and-play = Pass and play
ui-learn = Learn by playing
ui-watch = Watch
ui-your-tables = Your tables
ui-tables-waiting =
    { $n ->
        [0] nobody waits for you
        [one] 1 waits for you
       *[other] { $n } wait for you
    }
ui-tables-none = No table yet. Open one at a stall above.
ui-your-turn = Your turn
ui-thinks = { $name } thinks
ui-in-setup = Setting up
ui-finished = Finished
ui-round = Round { $round }
ui-players = { $min }–{ $max } players
ui-minutes = { $n } min
ui-weight = weight { $n } of 5
ui-game =
    { $game ->
        [shadow-traders] Shadow Traders
        [shadow-blades] Shadow Blades
        [dark-road] Merchants of the Dark Road
        [dale-of-merchants] Dale of Merchants 2
        [magic-maze] Magic Maze
       *[other] { $game }
    }
ui-game-blurb =
    { $game ->
        [shadow-traders] Steal, swap and stash goods in a desert wreck while guessing everyone’s secret client.
        [shadow-blades] Recruit agents in the dark, dominate four spheres, cash in missions.
        [dark-road] Load the wagon, take heroes aboard and trade through the endless night.
        [dale-of-merchants] Animal traders build a stall of eight stacks, one clever card at a time.
        [magic-maze] Four heroes, one mall, no words: each of you can move everyone in one direction.
       *[other] { $game }
    }
ui-colour =
    { $colour ->
        [green] green
        [yellow] yellow
        [orange] orange
        [blue] blue
        [pink] pink
        [red] red
        [violet] violet
       *[other] no colour
    }

# Set-up of a table
ui-setup-title = Who sits down?
ui-setup-lead = Change a chair with the buttons on it. Turns go round the table in this order.
ui-setup-chairs =
    { $waiting ->
        [0] { $n } chairs
       *[other] { $n } chairs · { $waiting } waiting
    }
ui-clockwise = Turns go clockwise
ui-chair-you = You
ui-chair-friend = Friend, joined by link
ui-chair-open = Open link
ui-chair-waiting = Waiting for a friend
ui-chair-bot = Bot
ui-chair-local = Same device; hands hidden between turns
ui-chair-add = Add a chair
ui-chair-remove = Remove this chair
ui-chair-change = Who sits in { $name }’s chair
ui-chair-up = Move { $name } one place earlier
ui-ready = ready
ui-away = away
ui-make-bot = Bot
ui-make-link = Link
ui-make-local = Here
ui-level =
    { $level ->
        [easy] Easy
        [fair] Fair
        [hard] Hard
       *[other] { $level }
    }
ui-options = How you play
ui-option-changed = changed
ui-as-printed = As printed: no rule is changed at this table.
ui-differs = Differs from the printed rules:
ui-differs-rest = Everything else as printed.
ui-change = Change
ui-seed-sealed = Seed sealed: <b>{ $hash }</b>, opened for all after the game
ui-seed-open = Seed <b>{ $seed }</b> is open now: anyone can recompute every roll.
ui-start = Start the game
ui-start-waiting =
    { $n ->
        [0] Everyone is here.
        [one] 1 chair is waiting. Start now and a bot keeps it warm.
       *[other] { $n } chairs are waiting. Start now and bots keep them warm.
    }
ui-start-too-few = This game needs at least { $min } players.
ui-start-host = { $name } starts the game.
ui-leave = Leave
ui-scan = Scan to sit down on another device

# At the table
ui-rulebook = Rulebook
ui-rulebook-search = Search the rules
ui-rulebook-none = No rule has these words.
ui-rulebook-missing = The rulebook of this game is not on this server.
ui-rule = Rule { $rule }
ui-sound = Sound
ui-sound-on = Sound is on
ui-sound-off = Sound is off
ui-settings = Settings
ui-log = Log
ui-log-all = All
ui-log-mine = To me
ui-chat = Chat
ui-chat-field = Say something to the table
ui-chat-empty = Nobody has said anything yet.
ui-log-empty = Nothing has happened yet.
ui-horizon = free undo from here
ui-undo = Undo
ui-list = List
ui-list-title = Everything you can do
ui-list-empty = Nothing is asked of you now.
ui-list-game-only = This game has no drawn table yet. Play it through this list.
ui-waiting-for = Waiting for { $names }
ui-watching = You are watching
ui-waited = While you waited:
ui-reconnecting = Connection lost. You keep your seat; trying again…
ui-you = you
ui-friend = friend
ui-bot-level =
    { $level ->
        [easy] bot · easy
        [fair] bot · fair
        [hard] bot · hard
       *[other] bot
    }
ui-hidden-title = Pass the device to { $name }
ui-hidden-lead = Hands are hidden until { $name } takes the seat.
ui-hidden-take = I am { $name }
ui-clear = Clear picks
ui-picked = { $n } of { $total } picked

# The end
ui-wins =
    { $n ->
        [one] { $names } wins with { $points }
       *[other] { $names } share the victory with { $points }
    }
ui-you-win = You win with { $points }
ui-total = Total
ui-player = Player
ui-score-counted = Tap a number to read the rule it was counted by.
ui-rematch = Rematch, same chairs
ui-replay = Replay
ui-export = Export record

# Replay
ui-seen-by = Seen by
ui-seen-table = Table
ui-share-moment = Share this moment
ui-play-on = Play on from here
ui-play = Play
ui-pause = Pause
ui-move-back = One move back
ui-move-on = One move on
ui-scrub = Move { $move } of { $total }
ui-scrub-keys = ← → move · Shift ← → turn
ui-turn-of = { $name }’s turn

# Settings
ui-nickname = Your name at the table
ui-language = Language
ui-theme = Light
ui-theme-system = As the device
ui-theme-dark = Night
ui-theme-light = Dawn
ui-motion = Motion
ui-motion-note = How long goods, dice and cards take to move
ui-motion-off = Off
ui-motion-fast = Fast
ui-motion-normal = Normal
ui-motion-slow = Slow
ui-marks = Letters on goods and seats
ui-marks-note = Shapes and symbols are always drawn; letters help when colours fall together.

# About
ui-about = About
ui-about-lead = Night Market is an unofficial fan project: five board games to play with friends and bots, in the browser, without an account.
ui-about-art = Frames, emblems, stalls and boards are drawn for this project. Symbols come from the game-icons set by its many authors (Lorc, Delapouite and others), used under the licence CC BY 3.0.
ui-about-type = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font Licence.
ui-about-honest = Hidden things stay hidden: your browser is sent only what your seat may know. The seed is sealed before the first die and opened after the last.
ui-about-publishers = The games belong to their designers and publishers. None of their art, logos or card texts is used here. If you like a game, buy it.
ui-about-designers = Designers: { $names }
