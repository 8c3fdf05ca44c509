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
ui-copy = Copy
ui-copied = Link copied
ui-share = Share
ui-join = Join
ui-join-field = Got a link or a table code?
ui-join-bad = That is no table code. A code looks like k7mqx-2pf9d.
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
        [white] white
        [brown] brown
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
        [master] Master
       *[other] { $level }
    }
ui-level-about =
    { $level ->
        [easy] Plays as a friendly beginner does: sees the next step.
        [fair] Knows what matters and plans its turn.
        [hard] Thinks longer and reads what others are up to.
       *[other] As strong as it gets: takes up to two seconds.
    }
ui-options = How you play
ui-option-changed = changed
ui-own-cards = Your own cards: a TOML or JSON file
ui-pack-own = your own
ui-pack-get = As a file:
ui-pack-example = annotated example
ui-as-printed = As printed: no rule is changed at this table.
ui-setups = Kept ways to play
ui-setups-field = A name for this one
ui-setups-keep = Keep
ui-setups-kept = Kept: { $name }
ui-setups-name = My way { $n }
ui-setups-use = Use
ui-setups-link = Copy a link to { $name }
ui-setups-share = Copy a link that opens such a table
ui-setups-drop = Forget { $name }
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
ui-signs = Without a word
ui-sign = { $sign ->
    [yes] Yes
    [no] No
    [wait] Wait
    [look] Look there
    [go] Go on
   *[thanks] Thank you
}
ui-chat-field = Say something to the table
ui-chat-empty = Nobody has said anything yet.
ui-log-empty = Nothing has happened yet.
ui-horizon = free undo from here
ui-undo = Undo
ui-list = List
ui-list-title = Everything you can do
ui-list-empty = Nothing is asked of you now.
ui-waiting-for = Waiting for { $names }
ui-watching = You are watching
ui-waited = While you waited:
ui-waited-more = +{ $n }
ui-reconnecting = Connection lost. You keep your seat; trying again…
ui-you = you
ui-friend = friend
ui-bot-level =
    { $level ->
        [easy] bot · easy
        [fair] bot · fair
        [hard] bot · hard
        [master] bot · master
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
ui-deal-fixed = The same deal as a finished game, with its seats and options. Whoever saw it knows what comes; the result says so.
ui-speed = Speed
ui-rematch = Rematch, same chairs
ui-replay = Replay
ui-export = Export record

# Replay
ui-seen-by = Seen by
ui-seen-table = Table
ui-share-moment = Share this moment
ui-play-on = Play on from here
ui-play-on-note = A new table, bots in the other seats. The deal is the same: decks and dice lie as they lay.
ui-same-deal = Same deal again
ui-same-deal-note = The same people, options and seed: decks and dice lie as they lay.
ui-deal-known = This deal was played before:
ui-see-moment = See this moment
ui-moment-past = You look at an earlier moment.
ui-moment-now = Back to now
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
ui-hints = Explain each new question
ui-hints-note = Once for every kind of question, with its rule. "Learn" turns this on.
ui-hints-stop = No more hints
ui-hint-ok = Got it

# About
ui-about = About
ui-about-lead = Night Market is an unofficial fan project: five board games to play with friends and bots, in the browser, without an account.
ui-about-art = Frames, emblems, stalls and boards are drawn for this project. Symbols come from the game-icons set by its many authors (Lorc, Delapouite and others), used under the licence CC BY 3.0.
ui-about-type = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font Licence.
ui-about-honest = Hidden things stay hidden: your browser is sent only what your seat may know. The seed is sealed before the first die and opened after the last.
ui-about-publishers = The games belong to their designers and publishers. None of their art, logos or card texts is used here. If you like a game, buy it.

# Between people
ui-yes = yes
ui-no = no
ui-guest = Guest
ui-host = The host
ui-table = Table
ui-open-table = Chairs are free
ui-player-n = Player { $n }
ui-chair-n = Chair { $n }
ui-chair-free = Free this chair
ui-chair-free-bot = free chair, a bot plays
ui-chair-local-short = same device
ui-sit = Sit down here
ui-sit-too = Sit here too
ui-seats = Seats
ui-bot-for = a bot plays for { $name }
ui-stand-in = A bot plays for you.
ui-take-back = Take the seat back
ui-automatic = Pass by itself
ui-automatic-about = When you hold no answer, you pass after a moment drawn by chance. Holding one you have the same moment to use it, or press Wait: so nobody learns from a pause what you hold.
ui-declines-soon = You pass in a moment
ui-hold = Wait
ui-hand-over = Let a bot play
ui-hand-over-absent = Let a bot take over
ui-hurry = Hurry
ui-watchers =
    { $n ->
        [one] 1 person watches
       *[other] { $n } people watch
    }
ui-copy-watch = Copy the link to watch
ui-other-device = Continue on another device
ui-other-device-note = Open this link on the other device. It works once, for five minutes; whoever has it has your seat.
ui-leave-sure = Your chair becomes free and a bot plays on. You can sit down again while it is free.
ui-undo-asked = The others are asked whether to go back.
ui-undo-to = Go back to here
ui-undo-wish = { $name } wants to go back.
ui-undo-waits = Going back waits for { $names }
ui-agree = Agree
ui-decline = No
ui-log-undone = { $seat_key ->
    [you] You go back
   *[other] { $seat } goes back
}
ui-chat-said = { $name } says: { $text }
ui-chat-pointed = { $name } points at { $spot }
ui-clock = Time to decide
ui-clock-note = When it runs out, a bot decides this once.
ui-clock-out = Your time was up: this once somebody answered for you.
ui-clock-none = No clock
ui-clock-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
ui-clock-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
ui-waits = Wait for those who drop
ui-waits-note = The clock stands still for all until they are back or a bot takes the seat.
ui-paused = Paused: waiting for { $names }
ui-listed = Anyone may watch
ui-listed-note = The table stands in the list of the stall; hands stay hidden.
ui-watch-none = No table is open to watchers now.
ui-import = Open a record
ui-no-table = There is no table here
ui-no-record = There is no record here
ui-still-trying = The server does not answer. Trying again…
ui-again = Try again
ui-score = Scores
ui-look = See the table
ui-nobody-wins = Nobody wins this time
ui-graph = How it went
ui-graph-note = how well each seat stood, move by move
ui-tally =
    { $n ->
        [one] 1 choice, { $time }
       *[other] { $n } choices, { $time }
    }

# What was refused, and what to do
refused-malformed = The server did not understand that. Reload the page.
refused-too-big = That is too big.
refused-too-many = That was too much at once. Wait a little.
refused-unknown-table = There is no such table. Check the code or the link.
refused-not-yours = You do not play this seat.
refused-not-host = Only the host may do this.
refused-taken = This chair is taken.
refused-open-seats = Somebody is still missing.
refused-bad-setup = The game cannot be set up like this.
refused-bad-pack = These cards do not fit: { $text }
refused-not-now = This cannot be done now.
refused-stale = The table has moved on. Look again.
refused-not-asked = Nothing is asked of you now.
refused-unknown-choice = The game knows no such choice.
refused-illegal = The rules do not allow this here.
refused-silent = Nobody may talk now.
refused-paused = The clock stands still until everybody is back.
refused-over = The game is over.
refused-nothing-to-undo = There is nothing to take back.
refused-no-proposal = This vote is over.
refused-present = This person is here, or has just left.
refused-expired = This code is used up or too old. Ask for a new one.
refused-bad-record = This file is no record, or it was changed: it does not replay from its seed.
refused-unknown-record = There is no such record.
refused-unknown-game = This server does not have that game.
refused-not-found = There is no such place.
refused-foreign-origin = Another site may not do this.
refused-restarting = The server restarts. You keep your seat.
refused-no-hello = The connection was too slow. Reload the page.
refused-offline = The server does not answer. Check your connection; nothing is lost.
refused-broken = Something broke on the server. Nothing is lost; try again.

ui-notebook = Notebook
ui-notebook-short = Notes
ui-notebook-lead = Only on this device. Tap a cell: maybe, ruled out, sure.
ui-notebook-cell = { $name }, { $what }: { $state ->
    [out] ruled out
    [sure] sure
   *[maybe] maybe
}
