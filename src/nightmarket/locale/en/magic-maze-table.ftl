# The table of Magic Maze in the browser.

mm-ui-mall = The mall
mm-ui-zoom-in = Closer
mm-ui-zoom-out = Farther
mm-ui-follow = See everything
mm-ui-key = What the symbols mean
mm-ui-key-short = Symbols
mm-ui-key-door = Door
mm-ui-key-hourglass = Hourglass
mm-ui-key-artefact = Artefact
mm-ui-key-exit = Exit
mm-ui-key-gap = Dwarf’s gap
mm-ui-key-ball = Crystal ball
mm-ui-key-camera = Camera
mm-ui-flip-gives = flip now gives { $time }
mm-ui-sand-waits = The sand waits
mm-ui-slow-sand = slow sand
mm-ui-talk-free = Talk freely
mm-ui-talk-free-about = There is no silence now.
mm-ui-talk-silent = Silence
mm-ui-talk-silent-about = Chat is locked while the sand runs.
mm-ui-talk-window = You may talk
mm-ui-talk-window-about = The first action ends it. The sand runs on.
mm-ui-talk-open = The elf lets you talk
mm-ui-talk-open-about = Until the next flip; act as you like.
mm-ui-gestures = Gestures only, no words.
mm-ui-point = Point at something
mm-ui-point-where = Point: tap the mall, or move the pointer with the arrow keys
mm-ui-spot = { $kind ->
    [hero] the { $hero }
    [portal] a portal ({ $hero })
    [artefact] the artefact ({ $hero })
    [exit] the exit ({ $hero })
    [hourglass] an hourglass
    [crystal-ball] a crystal ball
    [camera] a camera
   *[floor] a plain cell
}, { $cell }
mm-ui-do-something = Do something!
mm-ui-pick-hero = Pick a hero first
mm-ui-pick-door = Pick a door
mm-ui-pick-portal = Which portal?
mm-ui-no-way = No step that way ({ $rule })
mm-ui-no-escalator = No hero stands at a free escalator ({ $rule })
mm-ui-no-portal = No portal can be used now ({ $rule })
mm-ui-no-door = No hero stands at a door of its colour ({ $rule })
mm-ui-out = out
mm-ui-there = there
mm-ui-seen = seen
mm-ui-hidden = hidden
mm-ui-goal-hidden = goal hidden
mm-ui-goal-seen = goal in sight
mm-ui-theft = Theft: { $n } of 4 in place
mm-ui-theft-done = Stolen! To the exits
mm-ui-flips = Flips: { $n }
mm-ui-cameras = Working cameras: { $n }
mm-ui-ball = Crystal ball: { $n } left
mm-ui-portals-off = Portals are off
mm-ui-top = Next tile: { $tile }
mm-ui-tiles-left = Tiles left: { $n }
mm-ui-held = Tile { $tile } is in hand: choose its door
mm-ui-move = { $hero }: tap a lit cell or an arrow
mm-ui-reveal-first = Turn up the next action tile
mm-ui-leader = You are the leader: you have only the pawn
mm-ui-hint = Pick a hero, then a lit cell or your arrow. There is no undo.
mm-ui-before = When all are ready, the timer starts.
mm-ui-won = You made it!
mm-ui-lost = The guards caught you
mm-ui-done = won
mm-ui-own-scenario = Your own scenario
mm-ui-own-scenario-from = It began as { $scenario }.
mm-ui-make-own = Make your own
mm-ui-needed = These rules need this tile
mm-ui-time-left = Sand left
mm-ui-time-used = Time used
mm-ui-known = The stack was known
mm-ui-next-scenario = Next: { $scenario }
mm-ui-best = Best runs with { $n ->
    [one] one player
   *[other] { $n } players
}
mm-ui-best-slow = With slow sand
mm-ui-best-known = With a known stack
mm-ui-best-none = Nobody has won this yet.
mm-ui-best-team = { $n ->
    [one] One player
   *[other] A team of { $n }
}
mm-ui-best-bots = + { $n ->
    [one] a bot
   *[other] { $n } bots
}
mm-ui-race = Race against it
mm-ui-race-it = Race against this run
mm-ui-ghost = Ghost: out in { $time }
mm-ui-ghost-failed = Ghost: caught
mm-ui-ghost-beaten = You were { $time } quicker than the ghost
mm-ui-ghost-ahead = The ghost was { $time } quicker
mm-ui-ghost-won = The ghost got out in { $time }
mm-ui-ghost-lost = The ghost was caught, you were not
mm-ui-ghost-both-lost = The ghost was caught too
mm-ui-grace = The last grain has fallen: now or never
mm-ui-too-late = Somebody was quicker ({ $rule })
mm-ui-pawn-rests = The “Do something!” pawn has a short pause ({ $rule })
mm-ui-give-up-sure = Yes, end this run
mm-ui-go-on = Play on

# What each scenario of the campaign teaches, before the run.
mm-lesson-1 = Everybody moves every hero, but only with the actions on their own tile. Bring all four to the artefacts of their colours, then out by the purple exit. A hero on a door of its colour lets the explorer lay a tile; a hero on an hourglass flips the timer. Here you may talk.
mm-lesson-2 = New: after the theft every hero leaves by the exit of its own colour only. And now it is quiet: you may talk only after a flip, until somebody acts.
mm-lesson-3 = New: at every flip all action tiles pass to the left. Look at your tile before you act again.
mm-lesson-4 = New: the dwarf slips through the gaps in orange walls. When the elf explores, all may talk until the next flip.
mm-lesson-5 = New: while the mage stands on a crystal ball, the explorer may lay up to two tiles at any open doors, without a hero there. Each ball works once. The first tile of the stack has one.
mm-lesson-6 = New: while a camera works, nobody can step on an hourglass. The barbarian switches a camera off by stepping on it.
mm-lesson-7 = Nothing new: four cameras, nineteen tiles, and all you have learned.

# Keys and the list
mm-keys-hero = pick a hero
mm-keys-walk = walk as far as possible (also W D S A)
mm-keys-step = one step
mm-keys-act = explore, escalator, portal
mm-keys-point = point at a place
