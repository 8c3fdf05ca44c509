# The page of whoever keeps the house.
ui-house = The house
ui-house-ask = Who keeps this house?
ui-house-ask-about = The secret stands in the settings of the machine where the market runs (admin_secret). It is asked again when the browser was closed, or tomorrow.
ui-house-secret = The host’s secret
ui-house-open = Open the door
ui-house-leave = Leave
ui-house-well = All is well
ui-house-unwell = Something is wrong
ui-house-store-bad = The store takes no write: nobody can move. Is the disk full?
ui-house-bots-bad = The bots do not answer.
ui-house-up = open for { $time }
ui-house-tables = Tables
ui-house-tables-about = { $people ->
    [one] one connection
   *[other] { $people } connections
} · { $memory } in memory
ui-house-load = Load
ui-house-load-about = { $cores ->
    [one] on one core
   *[other] on { $cores } cores
} · bots: { $thinking } thinking, { $queue } waiting
ui-house-move = A move takes
ui-house-move-about = 95 of 100 under { $ms }
ui-house-move-none = nobody has moved yet
ui-house-memory = Memory
ui-house-memory-about = store { $size } · disk: { $free } free
ui-house-memory-only = store { $size }
ui-house-phase = { $phase ->
    [playing] In play
    [lobby] In setup
   *[over] Over
}
ui-house-here = { $n } here
ui-house-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
ui-house-nobody = nobody sits here
ui-house-damaged = cannot be read
ui-house-locked = locked
ui-house-note = You see who sits where and since when, never a hand, a mission or a chat. Whoever is sent away is told so.
ui-house-no-tables = There are none.
ui-house-mute = Mute
ui-house-unmute = Let speak
ui-house-remove = Send away
ui-house-close = Close the table
ui-house-sure = Really? The game is lost.
ui-house-ban = Keep out for an hour
ui-house-unban = Let in again
ui-house-watches = watches
ui-house-connections = Connections
ui-house-backup = Backup
ui-house-backup-none = There is none yet.
ui-house-backup-about = The last seven lie in { $folder }. Take them elsewhere.
ui-house-backup-now = Make one now
ui-house-version = Version { $version }
ui-house-limits = Limits
ui-house-limits-about = They are set on the machine, by file, variable or flag.
ui-house-reports = Reports
ui-house-reports-none = Nobody has complained.
ui-house-report-by = { $by } about { $about }
ui-house-report-table = { $by } about the table
ui-house-dismiss = Done
ui-house-bans = Kept out
ui-house-warnings = Warnings
ui-house-warnings-none = The log has none.
ui-house-done = Done.
