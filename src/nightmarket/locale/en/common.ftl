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
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
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
ui-join-bad = That is not a table code. A code looks like k7mqx-2pf9d.
ui-play-now = Play now
ui-play-now-note = bots fill the chairs
ui-invite = Invite friends
ui-pass-and-play = Pass and play
ui-learn = Learn by playing
ui-learn-short = Learn
ui-invite-short = Invite
ui-watch = Watch
ui-watch-bots = Watch bots
ui-stall-more = Lessons, rulebook, bots to watch
ui-stall-more-plain = Rulebook, bots to watch
ui-room =
    { $room ->
        [market] Market
        [tables] Tables
       *[you] You
    }
ui-your-tables = Your tables
ui-tables-waiting =
    { $n ->
        [0] no table is waiting for you
        [one] 1 table is waiting for you
       *[other] { $n } tables are waiting for you
    }
ui-tables-none = No table yet. Open one at a stall above.
ui-your-turn = Your turn
ui-thinks = { $name } is thinking
ui-in-setup = Setting up
ui-finished = Finished
ui-round = Round { $round }
ui-players = { $min }–{ $max } players
ui-minutes = { $n } min
ui-weight = weight { $n } of 5
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
ui-setup-step =
    { $step ->
        [chairs] Chairs
        [pace] Pace
       *[rules] Rules
    }
ui-setup-lead =
    Use the buttons on a chair to change who sits there. { $timed ->
        [yes] Everybody plays at the same time.
       *[no] Turns go round the table in this order.
    }
ui-setup-chairs =
    { $n ->
        [one] 1 chair
       *[other] { $n } chairs
    }{ $waiting ->
        [0] {""}
       *[other] {" "}· { $waiting } waiting
    }
ui-clockwise =
    { $timed ->
        [yes] Everybody plays at the same time
       *[no] Turns go clockwise
    }
ui-chair-you = You
ui-chair-friend = Friend, joined by link
ui-chair-open = Open invitation
ui-chair-waiting = Waiting for a friend
ui-chair-bot = Bot
ui-chair-local = Same device; hands hidden between turns
ui-partner = Plays with { $names }
ui-team =
    { $n ->
        [0] The Ravens
       *[1] The Stags
    }
ui-option-others = What the other choices mean
ui-needs-chairs =
    { $n ->
        [4] Needs four chairs
       *[other] Needs { $n } chairs
    }
ui-chair-add = Add a chair
ui-chair-remove = Remove this chair
ui-chair-change = Who sits in { $name }’s chair
ui-chair-up = Move { $name } up one place
ui-ready = ready
ui-away = away
ui-make-bot = Bot
ui-make-link = Link
ui-make-local = Here
ui-level =
    { $level ->
        [easy] Easy
        [fair] Medium
        [hard] Hard
        [master] Master
       *[other] { $level }
    }
ui-level-of = Level of { $name }
ui-level-about =
    { $level ->
        [easy] A friendly beginner: often does what first comes to mind.
        [fair] Knows what matters.
        [hard] Thinks longer and slips less.
       *[other] The strongest there is here: takes up to two seconds.
    }
ui-advice = Hints
ui-advice-note = On your turn: what a bot of this level would do with what you know, and why. Only if everybody agrees before the start; such a game is not compared with others.
ui-advice-none = None
ui-advice-missing = Still to agree: { $names }
ui-advice-agreed = Everybody agrees.
ui-advice-yes = I agree
ui-advice-withdraw = I no longer agree
ui-advice-ask = Hint
ui-advice-counts = With hints: this run is not compared.
ui-puzzle = Puzzle of the day
ui-options = How you play
ui-option-changed = changed
ui-own-cards = Your own cards: a TOML or JSON file
ui-pack-own = your own
ui-pack-get = Download:
ui-pack-example = annotated example
ui-as-printed = As printed: no rule is changed at this table.
ui-setups = Saved setups
ui-setups-field = A name for this setup
ui-setups-keep = Save
ui-setups-kept = Saved: { $name }
ui-setups-name = My setup { $n }
ui-setups-use = Use
ui-setups-link = Copy a link to { $name }
ui-setups-share = Copy a link that opens a table like this
ui-setups-drop = Delete { $name }
ui-differs = Differs from the printed rules:
ui-differs-rest = Everything else as printed.
ui-seed-sealed = Random seed sealed: <b>{ $hash }</b>; everyone sees it after the game
ui-seed-open = Random seed <b>{ $seed }</b> is public now: anyone can check every roll.
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
ui-copy-link = Copy the link
ui-address = Which address
ui-only-here = Only this device can open this address
ui-only-here-how = A link would lead your friends to their own devices. To let the whole house in, start the market like this:

# At the table
ui-rulebook = Rulebook
ui-reference = Reference
ui-reference-short = Pieces
ui-rulebook-search = Search the rules
ui-rulebook-none = No rule contains these words.
ui-rulebook-missing = The rulebook of this game is not on this server.
ui-rule = Rule { $rule }
ui-pocket-unfit = This browser is too old, or this device has too little memory, to hold the market itself: games are played on the server.
ui-pocket-elsewhere = Another tab holds the market on this device and does not answer. Open that tab or close it: the game then goes on here.
ui-no-network = No network. You can still play alone, with bots or around one device, take lessons and open what is kept here; friends, other people’s tables and best runs wait until it is back.
ui-needs-network = Waits for the network
ui-install = Keep the market at hand
ui-install-note = As an app it opens from your home screen, without a network too.
ui-install-share = On an iPhone or iPad: tap Share in Safari, then “Add to Home Screen”. The market then opens like an app, without a network too.
ui-install-do = Install
ui-install-later = Not now
ui-carry-out = Invite a friend
ui-carry-out-note = The table moves from this device to the server with its whole log; friends may take the places of bots.
ui-carry-in = Take this table along
ui-carry-in-note = It moves to this device with its whole log, and goes on without a network.
ui-known = This table has been on somebody’s own device: what is hidden here may be known to them.
ui-pocket = Play on this device
ui-pocket-note = Games alone or round one device need no server and no network. { $state ->
    [waiting] Being brought here …
    [open] It is here. { $kept ->
        [true] The browser has promised to keep your games.
       *[other] The browser may clear your games when space runs out.
    }
    [failed] This device cannot do it; the server is used.
   *[off] It comes, about 7 MB once, when you first play like that.
}
ui-sound = Sound
ui-sound-on = Sound is on
ui-sound-off = Sound is off
ui-settings = Settings
ui-log = Log
ui-log-all = All
ui-log-mine = About me
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
ui-places = Around the table
ui-list = List
ui-list-title = Everything you can do
ui-list-empty = You have nothing to decide right now.
ui-waiting-for = Waiting for { $names }
ui-why-not = { $what }: not now
ui-why-not-yours = { $what }: it is not your turn
ui-people =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
ui-watching = You are watching
ui-since = Since your turn
ui-since-note = Press a line to see that moment.
ui-since-open = Open the whole round
ui-since-again = Play it again
ui-since-fold = Put it away
ui-paused-reading = The sand waits while you read.
ui-sat-in = A bot sat in: this run does not count.
ui-away-since =
    { $n ->
        [one] { $name } has been away for { $n } minute
       *[other] { $name } has been away for { $n } minutes
    }
ui-away-note = The seat is kept: they can come back at any time and take over.
ui-away-wait = Wait
ui-away-remind = Remind
ui-story = The others’ turns
ui-story-more = { $n } more
ui-story-pause = Pause the story
ui-story-on = Go on with the story
ui-story-step = One step further
ui-pace = How fast the others’ turns are told
ui-pace-note = Only what you see: nobody waits for it, and your own turn ends it.
ui-pace-step = Step by step
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-once = At once
ui-call = When it is your turn
ui-call-chime = Chime
ui-call-bell = Bell
ui-call-knock = Knock
ui-call-none = No sound
ui-newer = Night Market has been updated.
ui-newer-waits = A game is in play in another tab; the new version waits until it ends.
ui-reload = Reload
ui-older-rules = Dealt before the rules were mended: this game goes on by today’s.
ui-older-part = Earlier part
ui-older-part-note = Played by older rules, which are no longer here: a file for whoever has them.
ui-reconnecting = Connection lost. You keep your seat; trying again…
ui-you = you
ui-friend = friend
ui-bot-level =
    { $level ->
        [easy] bot · easy
        [fair] bot · medium
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
       *[other] { $names } share the victory at { $points } each
    }
ui-you-win = You win with { $points }
# Two sides against each other: $points is "40 : 19"
ui-wins-sides =
    { $n ->
        [one] { $names } wins { $points }
       *[other] { $names } win { $points }
    }
ui-you-win-sides = You win { $points }
ui-total = Total
ui-player = Player
ui-counting = The points are counted
ui-so-far = So far
ui-count-back = Back
ui-count-next = Next
ui-count-all = Show the result at once
ui-score-counted = Tap an underlined number to see what it is made of.
ui-deal-fixed = The same deal as a finished game, with the same seats and options. Anyone who saw that game knows what is coming; the result will say so.
ui-speed = Speed
ui-rematch = Rematch, same chairs
ui-replay = Replay
ui-export = Export record

# Replay
ui-seen-by = Seen by
ui-seen-table = Table
ui-share-moment = Share this moment
ui-analysis = Analysis
ui-play-on = Play on from here
ui-play-on-note = A new table, bots in the other seats. The deal is the same: decks and dice come up exactly as before.
ui-same-deal = Same deal again
ui-same-deal-note = The same people, options and random seed: decks and dice come up exactly as before.
ui-deal-known = This deal was played before:
ui-see-moment = See this moment
ui-moment-past = You are looking at an earlier moment.
ui-moment-now = Back to the present
ui-play = Play
ui-pause = Pause
ui-move-back = One move back
ui-move-on = One move forward
ui-scrub = Move { $move } of { $total }
ui-scrub-keys = ← → move · Shift ← → turn
ui-turn-of = { $name }’s turn
ui-turn-of-all = at the same time: { $names }

# Settings
ui-nickname = Your name at the table
ui-language = Language
ui-theme = Theme
ui-theme-system = Same as the device
ui-theme-dark = Night
ui-theme-light = Dawn
ui-motion = Motion
ui-motion-note = How long goods, dice and cards take to move
ui-motion-off = Off
ui-motion-fast = Fast
ui-motion-normal = Normal
ui-motion-slow = Slow
ui-marks = Letters on goods and seats
ui-marks-note = Shapes and symbols are always drawn; letters help when colours are hard to tell apart.
ui-course-at = { $n } of { $total }
ui-course-done = done
ui-hints = Explain each new question
ui-hints-note = Once for every kind of question, with its rule. “Learn by playing” turns this on.
ui-hints-stop = No more hints
ui-hint-ok = Got it

# About
ui-about = About
ui-about-lead =
    Night Market is an unofficial fan project: { $n ->
        [one] one board game
       *[other] { $n } board games
    } to play with friends and bots, in the browser, without an account.
ui-about-art = Frames, emblems, stalls and boards are drawn for this project. Symbols come from the game-icons set by its many authors (Lorc, Delapouite and others), used under the CC BY 3.0 licence.
ui-about-type = Type: Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font Licence.
ui-about-honest = Hidden things stay hidden: your browser is sent only what your seat may know. The random seed is sealed before the first roll and revealed after the last.
ui-about-publishers = The games belong to their designers and publishers. None of their art, logos or card texts is used here. If you like a game, buy it.

# Between people
ui-yes = yes
ui-no = no
ui-host = The host
ui-table = Table
ui-open-table = Chairs are free
ui-player-n = Player { $n }
ui-chair-n = Chair { $n }
ui-chair-free = Free this chair
ui-chair-free-bot = free chair, a bot plays
ui-chair-opened = free chair, a bot plays until somebody sits down
ui-chair-let-in = Let somebody in
ui-chair-shut = Let nobody in
ui-chair-local-short = same device
ui-sit = Sit down here
ui-sit-too = Sit here too
ui-seats = Seats
ui-bot-for = a bot plays for { $name }
ui-stand-in = A bot plays for you.
ui-take-back = Take the seat back
ui-ending = That ends your turn.
ui-ending-not = Not yet
ui-end-turn = End turn
ui-ends = End my turn only when I say so
ui-ends-note = The choice that would end your turn waits until you press “End turn”, so it can still be changed. On while you learn.
ui-automatic = Pass for me if I do not react
ui-automatic-about = If you have nothing to react with, you pass automatically after a short random delay. If you have something, you get the same delay to use it or to press Wait, so a pause never tells the others what you hold.
ui-declines-soon = Passing in a moment…
ui-hold = Wait
ui-hand-over = Let a bot play
ui-hand-over-absent = Let a bot take over
ui-hurry = Nudge
ui-watchers =
    { $n ->
        [one] 1 person is watching
       *[other] { $n } people are watching
    }
ui-copy-watch = Copy the link to watch
ui-other-device = Continue on another device
ui-other-device-note = Open this link on the other device. It works once, for five minutes; whoever has it has your seat.
ui-leave-sure = Your chair becomes free and a bot takes over. You can sit down again while it is free.
ui-undo-asked = The others have been asked whether to go back.
ui-undo-to = Go back to here
ui-undo-wish = { $name } wants to go back.
ui-undo-waits = Waiting for { $names } to agree to go back
ui-agree = Agree
ui-decline = No
ui-log-undone = { $seat_key ->
    [you] You go back
   *[other] { $seat } goes back
}
ui-chat-said = { $name } says: { $text }
ui-chat-answer = Answer
ui-chat-pointed = { $name } points at { $spot }
ui-clock = Time to decide
ui-waits = Wait for players who lose their connection
ui-waits-note = The clock stops for everyone until they are back or a bot takes the seat.
ui-paused = Paused: waiting for { $names }
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
ui-graph-note = the points, had the game ended there
ui-graph-rounds = The numbers below are the rounds: press one to see the table there.
ui-tally =
    { $n ->
        [one] 1 choice, { $time }
       *[other] { $n } choices, { $time }
    }

# What was refused, and what to do
refused-malformed = The server did not understand that. Reload the page.
refused-too-big = That is too big.
refused-too-slow = That took too long to arrive: try again.
refused-too-many = That was too much at once. Wait a little.
refused-unknown-table = There is no such table. Check the code or the link.
refused-not-yours = This is not your seat.
refused-not-host = Only the host may do this.
refused-taken = This chair is taken.
refused-locked = The people at this table have locked it.
refused-removed = You were sent away from this table.
refused-shut = Whoever keeps this house has closed the table.
refused-banned = Whoever keeps this house lets nobody in from your address for now.
refused-muted = Whoever keeps this house has taken you the word.
refused-full = The house is full: games go on, but there is no room for anything new.
refused-wrong-secret = That is not the secret.
refused-no-key = Say the house’s secret first.
refused-closed = This chair has its secrets: somebody at the table has to let you in first (seats panel).
refused-open-seats = Somebody is still missing.
refused-bad-setup = The game cannot be set up like this.
refused-bad-pack = These cards do not fit: { $where }: { $why }
refused-not-agreed = Not everybody has agreed to hints yet.
refused-no-hints = Hints were not agreed on before this game began.
refused-no-puzzle = There is no puzzle of this game.
refused-in-play = This deal is still being played at a table: you can look back at it when that game is over.
refused-not-now = This cannot be done now.
refused-stale = The table has moved on. Look again.
refused-not-asked = You have nothing to decide right now.
refused-unknown-choice = There is no such choice in this game.
refused-illegal = The rules do not allow this here.
refused-silent = Nobody may talk now.
refused-paused = The clock is stopped until everybody is back.
refused-over = The game is over.
refused-nothing-to-undo = There is nothing to take back.
refused-no-proposal = This vote is over.
refused-present = This player is here, or has only just left.
refused-expired = This code has been used or has expired. Ask for a new one.
refused-bad-record = This file is not a game record, or it has been altered: it does not replay from its seed.
refused-bad-table = This table cannot be carried here: its log does not replay from its deal.
refused-shared = Other people play at this table too: it stays where it is.
refused-unknown-record = There is no such record.
refused-unknown-game = This server does not have that game.
refused-not-found = There is no such place.
refused-foreign-origin = Other sites are not allowed to do this.
refused-foreign-host = The server does not know this address as its own. Whoever runs it can name it with --public-url.
refused-other-rules = This game was played by older rules, which are no longer here. Its result stands; it cannot be shown again.
refused-restarting = The server is restarting. You keep your seat.
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

# What is wrong with a pack (docs/packs.md); the English is that of nightmarket.kernel.errors.
refused-pack-where = { $card }, field { $field }
refused-pack-no-table = is not a table of fields
refused-pack-missing = is missing
refused-pack-no-text = { $value } is not a text
refused-pack-length = has to be 1 to { $most } characters long
refused-pack-character = holds a character that is no text
refused-pack-word = { $value } is not made of small letters, digits and hyphens
refused-pack-no-number = { $value } is not a whole number
refused-pack-range = { $value } is not in the range { $low } to { $high }
refused-pack-no-flag = { $value } is neither true nor false
refused-pack-choice = { $value } is not one of { $values }
refused-pack-empty = { $value } is not a list with at least one entry
refused-pack-twice = { $value } is named twice
refused-pack-list = is not a list of { $low } to { $high } entries
refused-pack-entries = is not a list of exactly { $wanted } entries
refused-pack-no-cards = is not a list of cards
refused-pack-count = there are { $count } cards, the game has { $wanted }
refused-pack-no-field = is no field here (there are: { $known })
refused-pack-too-long = is longer than { $most } characters
refused-pack-name = is a name of too many parts
refused-pack-deep = has more than { $most } tables in each other
refused-pack-big = holds a number that is far too big
refused-pack-unreadable = is neither TOML nor JSON: { $error }
refused-pack-differs = is not { $wanted }
refused-pack-id-taken = another card has this id
refused-pack-place = this place belongs to { $id }
refused-pack-starters = { $count } agents are starters, the game has { $wanted }
refused-pack-mercenary = mercenary stands alone: it already allows every sphere
refused-pack-chart-ends = the craft chart ends before { $value }
refused-pack-shape = has to be made of # and . and small enough for the storage
refused-pack-town = there are not five for { $town }
refused-pack-road = this place belongs to the other road
refused-pack-last = the last one must have no requirement
refused-pack-effect = { $value } is not an effect
refused-pack-colon = { $value }: only pay and again take a colon
refused-pack-needs-colon = { $value }: { $word } takes a colon
refused-pack-misplaced = { $value }: { $word } does not belong here
refused-pack-endless = { $value }: a die that is rolled by a die may never end
refused-pack-takes-number = { $value }: { $word } takes a number from 1 to 20
refused-pack-takes-good = { $value }: { $word } takes a good, any, off-market or price n
refused-pack-takes-side = { $value }: { $word } takes basic or upgraded
refused-pack-takes-town = { $value }: { $word } takes a town
refused-pack-takes-nothing = { $value }: { $word } takes nothing

# Keys and the list
ui-list-begun = Picked so far
ui-list-send = Do what is picked
ui-skip = Skip to your answer
ui-keys = Keys
ui-keys-place = Letters go by their place on the keyboard, so they work in every layout.
ui-keys-everywhere = Everywhere
ui-keys-help = these keys
ui-keys-enter = the button that shows ↵
ui-keys-next = the next thing you can choose
ui-keys-escape = close, or clear the picks
ui-keys-replay = Replay
ui-keys-step = move by move
ui-keys-ends = beginning, end
ui-keys-play = play, pause

# -- order at a table
ui-hush = Hide all talk
ui-hush-about = Only for you, at this table
ui-lock = Lock the table
ui-lock-about = Nobody new comes in, neither to sit nor to watch.
ui-watchers-away = Send the watchers away
ui-send-away = Send away
ui-unhear = Do not read
ui-report = Report to the house
ui-report-about = Who is it about?
ui-report-table = The whole table
ui-report-field = What has happened?
ui-report-send = Send
ui-report-sent = Whoever keeps this house will read it.
ui-kept-days = { $n ->
    [one] It stays here for one day after the last visit.
   *[other] It stays here for { $n } days after the last visit.
}
