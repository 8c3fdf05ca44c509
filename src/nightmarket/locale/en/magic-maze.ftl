# Magic Maze. Ids are explained in docs/adding-a-game.md.

mm-about = An unofficial rendering of the game by Kasper Lapp. The tile layouts come from public data; the levels of scenarios 8 to 17 are ours, since the printed score sheet was not available to us.

mm-option-scenario = Scenario
    .about = Scenarios 1 to 7 teach the rules step by step. Any may be opened.
mm-option-scenario-first = The first one
mm-option-scenario-1 = 1 · Discovery
    .about = One exit for all, and you may talk. Tiles 2 to 9.
mm-option-scenario-2 = 2 · Several exits
    .about = New: every hero leaves by the exit of its own colour.
mm-option-scenario-3 = 3 · Pass your tile
    .about = New: action tiles pass to the left at every flip.
mm-option-scenario-4 = 4 · Dwarf and elf
    .about = New: the dwarf slips through gaps, the elf lets you talk.
mm-option-scenario-5 = 5 · The mage
    .about = New: from a crystal ball the mage explores anywhere.
mm-option-scenario-6 = 6 · The barbarian
    .about = New: working cameras close the hourglasses; the barbarian switches them off.
mm-option-scenario-7 = 7 · Total surveillance
    .about = Four cameras and nineteen tiles.
mm-option-scenario-8 = 8 · Prediction
    .about = The next tile can be seen.
mm-option-scenario-9 = 9 · Follow the leader
    .about = Three to nine players; one has no action but the pawn.
mm-option-scenario-10 = 10 · Fool the guards
    .about = Steal somebody else’s artefact and leave by somebody else’s exit.
mm-option-scenario-11 = 11 · Rearrangement
    .about = Before the theft, two tiles are removed at every flip.
mm-option-scenario-12 = 12 · Gestures only
    .about = Never a word, not even when you may communicate.
mm-option-scenario-13 = 13 · Two dimensions
    .about = Two malls, joined by portals alone.
mm-option-scenario-14 = 14 · No communication
    .about = Silence from start to end.
mm-option-scenario-15 = 15 · What lovely eyes
    .about = Silence, and no pawn either.
mm-option-scenario-16 = 16 · Broken portals
    .about = The portals never work.
mm-option-scenario-17 = 17 · No gatherings
    .about = Two heroes never share a tile, except tile 1.
mm-option-side = Start tile
    .about = Which side of tile 1 is up.
mm-option-side-scenario = As the scenario says
mm-option-side-1a = 1a
mm-option-side-1b = 1b
mm-option-level = Level
    .about = The mall is made of tiles 2 to this number.
mm-option-level-scenario = As the scenario says
mm-option-tiles = Custom tile set
    .about = Choose the tiles yourself. The four artefacts (6 to 9) and the needed exits must be among them.
mm-option-tiles-level = By level
mm-option-rules = Custom rules
    .about = Mix the rules of your own scenario.
mm-option-rules-scenario = As the scenario says
mm-option-rules-plain = None of them
mm-option-rules-free-talk = Talking is free
mm-option-rules-own-exits = Own-colour exits
mm-option-rules-passing = Action tiles pass at a flip
mm-option-rules-gaps = The dwarf uses gaps
mm-option-rules-elf-talk = The elf allows talk
mm-option-rules-crystal-ball = Crystal balls
mm-option-rules-cameras = Cameras close hourglasses
mm-option-rules-mage-tile-on-top = Tile 15 on top
mm-option-rules-face-up = The next tile is seen
mm-option-rules-leader = A leader without a tile
mm-option-rules-fool-guards = Somebody else’s artefacts and exits
mm-option-rules-rearrangement = Two tiles are removed at a flip
mm-option-rules-gestures = Gestures only
mm-option-rules-dimensions = Two dimensions
mm-option-rules-no-talk = No communication
mm-option-rules-no-pawn = No pawn
mm-option-rules-no-portals = Broken portals
mm-option-rules-no-gatherings = No gatherings
mm-option-camera_threshold = Cameras that close hourglasses
    .about = One working camera is enough; other editions need two.
mm-option-elf_talk = After the elf explores
    .about = How long talking is allowed.
mm-option-elf_talk-until-flip = Until the next flip
mm-option-elf_talk-until-action = Until the next action
mm-option-mage_stack = Stack of scenario 5
    .about = Tiles 2 to 13 under tile 15; other editions use tile 14 as well.
mm-option-leader = Leader of scenario 9
    .about = Whether the leader’s place passes on at a flip.
mm-option-leader-passes = Passes
mm-option-leader-fixed = Stays
mm-option-rearrange = Discards of scenario 11
    .about = When two tiles have to go.
mm-option-rearrange-before-theft = Before the theft
mm-option-rearrange-always = At every flip
mm-option-door_first = Door before tile
    .about = The explorer names the door before seeing the tile.
mm-option-door_first-off = No
mm-option-door_first-on = Yes
mm-option-used_hourglass = Used hourglasses under cameras
    .about = Whether cameras close an hourglass that has been used.
mm-option-used_hourglass-floor = Plain floor
mm-option-used_hourglass-closed = Closed
mm-option-start_order = Heroes at the start
    .about = Who stands where in the middle of tile 1.
mm-option-start_order-random = At random
mm-option-start_order-chosen = The players choose
mm-option-free_talk = Talk in scenario 1
    .about = While you learn, you may talk all the time.
mm-option-free_talk-on = Allowed
mm-option-free_talk-off = As in the other scenarios
mm-option-grace = After the last grain
    .about = Whether an action that comes a moment too late still counts.
mm-option-grace-0 = Too late is too late
mm-option-grace-4 = 4 seconds of grace
mm-option-second_tile = Tile 3 in scenario 13
    .about = How the tile of the other dimension lies.
mm-option-second_tile-stored = Entry to the south
mm-option-second_tile-turned = The players turn it
mm-option-sand = Sand
    .about = Slow sand for those who need it; the result says so.
mm-option-sand-180 = 3 minutes
mm-option-sand-240 = 4 minutes, slow
mm-option-sand-420 = 7 minutes, slow
mm-option-reveal_lock = Solo: pause between tiles
    .about = Solo play uses one hand only: how long before the next action tile can be turned up.
mm-option-reveal_lock-300 = 0.3 seconds
mm-option-reveal_lock-0 = None
mm-option-reveal_lock-1000 = 1 second

mm-hero-barbarian = barbarian
mm-hero-mage = mage
mm-hero-elf = elf
mm-hero-dwarf = dwarf
mm-colour-yellow = Yellow
mm-colour-purple = Purple
mm-colour-green = Green
mm-colour-orange = Orange
mm-direction-n = north
mm-direction-e = east
mm-direction-s = south
mm-direction-w = west
mm-action-n = North
mm-action-e = East
mm-action-s = South
mm-action-w = West
mm-action-explore = Explore
mm-action-escalator = Escalator
mm-action-portal = Portal

mm-choice-wait = Wait
mm-choice-ready = Ready
mm-choice-start = Start
mm-choice-stand = Put the { $hero } on { $cell }
mm-choice-move = Move the { $hero } { $direction } to { $cell }
mm-choice-slide = Move the { $hero } { $direction } as far as possible
mm-choice-portal = Portal to { $cell }
mm-choice-escalator = Escalator: { $hero }
mm-choice-explore = Draw the next tile, then choose a door
mm-choice-explore-at = Explore at door { $door }
mm-choice-place = Lay the tile at door { $door }
mm-choice-finish-crystal = Finish with the crystal ball
mm-choice-discard = Discard tile { $tile }
mm-choice-reveal = Next action tile
mm-choice-pawn = “Do something!” to { $seat }
mm-choice-concede = Give up
mm-choice-tick = { $ms } ms pass
mm-choice-turn = Turn tile 3 a quarter turn

mm-ask-gathering = Ready? Talk it over before the sand runs.
mm-ask-gathering-other = Waiting for { $seat }
mm-ask-heist = Act whenever you like
mm-ask-heist-other = Everybody may act
mm-ask-rearranging = The walls move: discard { $left ->
    [one] one more tile
   *[other] { $left } tiles
}
mm-ask-rearranging-other = The walls move: { $left ->
    [one] one more tile goes
   *[other] { $left } tiles go
}

mm-log-started = The sand runs: { $left } seconds
mm-log-ready = { $seat_key ->
    [you] You are ready
   *[other] { $seat } is ready
}
mm-log-stood = { $seat_key ->
    [you] You put
   *[other] { $seat } puts
} the { $hero } on { $cell }
mm-log-moved = { $seat_key ->
    [you] You move
   *[other] { $seat } moves
} the { $hero } { $direction } to { $cell }
mm-log-teleported = { $seat_key ->
    [you] You send
   *[other] { $seat } sends
} the { $hero } through a portal to { $cell }
mm-log-rode = { $seat_key ->
    [you] You send
   *[other] { $seat } sends
} the { $hero } by escalator to { $cell }
mm-log-drawn = { $seat_key ->
    [you] You draw
   *[other] { $seat } draws
} tile { $tile }
mm-log-placed = Tile { $tile } lies at door { $door }
mm-log-camera-off = The barbarian switches a camera off
mm-log-ball-used = The crystal ball is used up
mm-log-flipped = { $seat_key ->
    [you] You flip
   *[other] { $seat } flips
} the timer: { $left } seconds left instead of { $before }
mm-log-tiles-passed = All action tiles pass to the left
mm-log-shuffled = The action tiles are shuffled
mm-log-talk-opens = You may talk until somebody acts
mm-log-talk-lasts = The elf lets you talk until the next flip
mm-log-silence = Silence
mm-log-theft = The theft! Portals are off, run for the exits
mm-log-left = The { $hero } is out
mm-log-discarded = { $seat_key ->
    [you] You discard
   *[other] { $seat } discards
} tile { $tile }
mm-log-revealed = Action tile: { $action }
mm-log-pawn = { $seat_key ->
    [you] You tell
   *[other] { $seat } tells
} { $target_key ->
    [you] you
   *[other] { $target }
}: do something!
mm-log-conceded = { $seat_key ->
    [you] You want
   *[other] { $seat } wants
} to give up
mm-log-won = All out, with { $left ->
    [one] 1 second
   *[other] { $left } seconds
} to spare!
mm-log-sand-out = The sand has run out
mm-log-walls-stuck = No two tiles can be removed: the walls have trapped you
mm-log-gave-up = You gave up
mm-log-turned = { $seat_key ->
    [you] You turn
   *[other] { $seat } turns
} tile 3 a quarter turn

mm-score-victory = Escaped
mm-score-seconds-left = Seconds left
mm-score-hourglasses = Hourglasses used
mm-score-heroes-out = Heroes out
mm-score-actions = Actions
mm-score-sand = Sand, seconds
mm-score-slow-sand = Slow sand, seconds
