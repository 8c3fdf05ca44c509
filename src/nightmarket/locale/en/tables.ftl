# How fast a table is played, your tables, and what happened while you were away.

# -- pace
pace-title = How fast?
pace-live = Live, with clocks
    .about = Everybody is here now. Minutes for each, seconds back after an answer.
pace-days = Turn by turn
    .about = Over days. Hours and days for each, nights cost nothing.
pace-free = No hurry
    .about = No clock at all. The table sleeps until somebody comes.
pace-bank = Time of each player
pace-back = Back after every answer
pace-back-all = all of it
pace-nights = Nights cost nothing: by default from 23 to 8, in each player’s own time zone.
pace-line = A lost connection stops a clock once, for two minutes at most.
pace-then = When time runs out
pace-then-value =
    { $then ->
        [idle] the plainest choice
        [bot] a bot answers this once
        [seat] a bot plays until the player is back
        [remind] a reminder, nothing more
       *[nothing] nothing
    }
pace-door = Who may come?
pace-door-link = By link
pace-door-anybody = Anybody
pace-door-note = By link: only those you send it to. Anybody: listed in the market, to sit down now or to watch later.
pace-quiet = Your quiet hours
pace-quiet-note = They cost you no time at this table. Your zone: { $zone }
pace-quiet-from = from
pace-quiet-to = to
pace-standing = When everybody is asked
pace-standing-value =
    { $value ->
        [pass] pass for me
        [unless] pass, unless it concerns my cards
       *[ask] always ask me
    }
pace-standing-note = It works while you are away too. So a pause tells nothing about your hand.
pace-keep-chair = Keep this chair
pace-free-chair = Let anybody sit here
pace-chair-kept = Kept: nobody sits down here
pace-change = Another pace
pace-change-note = Everybody seated is asked. Nothing else changes, and all have the whole time of the new pace.
pace-change-alone = Nothing else changes, and you have the whole time of the new pace.
pace-ask = Ask everybody
pace-asked = The others are asked.
pace-wish = { $name } would like another pace: { $pace }
pace-waits = Another pace: waiting for { $names }

# -- in advance
ahead-title = Decide in advance
ahead-decided = Decided in advance
ahead-about = It is played when you are asked. If it does not fit any more, it is dropped and you are told. Nobody else sees it.
ahead-next = When I am asked:
ahead-picked = So far:
ahead-choose = When I am asked next
ahead-then = And then
ahead-keep = Leave it at that
ahead-drop = Take it back
ahead-kept = Decided. You may go.
ahead-nothing = Nothing can be decided now: it hangs on dice, or on what the others do.
ahead-lost = What you had decided does not fit any more: it is yours to choose.
ahead-standing =
    { $ask ->
        [Joining] When a caravan sets out
       *[other] Every time
    }
ahead-ask = ask me
ahead-unless = { $choice }, unless it concerns me

# -- time
time-left-days = { $d } d { $h } h
time-left-hours = { $h } h { $m } min
time-left-minutes = { $m } min
time-left-clock = { $m }:{ $s }
time-of = { $left } of { $all }
time-for = for { $left }
time-since = since { $when }
time-none = no time left
time-rests = night: the clock stands
time-free = no clock

# -- what the table itself says
note-of-table =
    { $note ->
        [late-idle] { $name }: time is up, so the plainest choice was made.
        [late-bot] { $name }: time is up, so a bot answers this once.
        [late-seat] { $name }: time is up, so a bot plays until they are back.
        [late-remind] { $name }: time is up. They are reminded.
        [late-nothing] { $name }: time is up. The table waits on.
        [stopped] { $name }: the connection is lost, the clock stands for two minutes at most.
        [pace] Everybody has agreed to another pace.
       *[back] { $name } is back and plays again.
    }

# -- your tables
tb-wait =
    { $n ->
        [0] No table waits for you
        [one] { $n } table waits for you
       *[other] { $n } tables wait for you
    }
tb-yours = Your turn
tb-yours-note = the most urgent first
tb-others = Others are to move
tb-over = Over since you looked
tb-all = All
tb-live = Live
tb-days = Over days
tb-archive = Finished
tb-search = Search by game, name or code
tb-found-none = Nothing like that.
tb-none-here = No table of this kind.
tb-notes = Notifications
tb-moves =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
tb-brief =
    { $game ->
        [shadow-traders] round { $round }
        [shadow-blades] { $deck ->
            [0] the deck is empty
            [one] { $deck } card in the deck
           *[other] { $deck } cards in the deck
        }
        [dale-of-merchants] { $stacks } of { $of } stacks
        [dark-road] turn { $round } of { $of }
        [magic-maze] { $theft ->
            [0] on the way to the artefacts
           *[other] { $out } of 4 are out
        }
       *[other] { "" }
    }
tb-unread =
    { $n ->
        [one] { $n } unread line
       *[other] { $n } unread lines
    }
tb-won = { $names } won
tb-with = { $game } with { $names }
tb-muted = muted
tb-mute = Mute
tb-unmute = Unmute
tb-next = Next table that waits
tb-choose = choose
tb-sit = sit down
tb-turn = Take my turn
tb-look = Look at the table
tb-replay = Look back at it
tb-save = All my games in one file
tb-load = Bring games from a file
tb-loaded =
    { $n ->
        [0] There was nothing to bring from this file.
        [one] { $n } game is here now.
       *[other] { $n } games are here now.
    }
tb-empty = No table yet
tb-empty-note = Three ways to the first one.
tb-empty-play = Play now, with bots
tb-empty-open = Open a table for friends
tb-empty-open-note = Choose a stall, then send the link.
tb-empty-here = This is me
tb-empty-here-note = With a passkey, six words or a code from your other device your seats come here.

# -- away
away-title = While you were away
away-mine = What happened to you
away-rest = The rest of it
away-said = Said at the table
away-nothing = Nothing has happened since.
away-more =
    { $n ->
        [one] and { $n } more before
       *[other] and { $n } more before
    }
away-all = The whole log
away-watch = Watch it
away-bank = Your time lasts until { $when }.
away-then =
    { $then ->
        [idle] Then the plainest choice is made for you.
        [bot] Then a bot answers for you this once.
        [seat] Then a bot plays for you until you are back.
        [remind] Then you are reminded.
       *[nothing] Then the table waits on.
    }

# -- open tables
open-title = Open tables
open-note = Anybody may sit down.
open-free =
    { $n ->
        [one] { $n } free chair
       *[other] { $n } free chairs
    }
open-bots = bots: { $levels }

# -- a record that is shared
shared-title = { $game }: { $names }
shared-won = { $names } won, { $scores }.
shared-won-only = { $names } won.
shared-about = { $moves } steps. Look back at it, step by step, or play on from any moment.

# -- lessons
ui-learn-rule = This is a new kind of question. The rule behind it says what it is about:
ui-lesson = Lesson
ui-lesson-step = Step { $n } of { $total }
ui-lesson-why = Why?
ui-lesson-leave = Leave the lesson
ui-lesson-go-on = Play on
ui-lesson-not-now = That is for another moment. Now: { $step }
ui-lesson-show = Show me
ui-lesson-back = Back
ui-lesson-learned = What you have learned
ui-lesson-next = Next lesson: { $title }
ui-lesson-whole = Play a whole game

# -- teach mode
teach-mode = Teach mode
teach-note = While everybody agrees, undo asks nobody and each new question is explained. Hands stay closed, and the game does not count.
teach-waits = Agreed: { $agreed }. Waiting for { $waits }.
teach-wish = Teach mode? { $names } would like it.
teach-over = Played in teach mode: this game does not count.
