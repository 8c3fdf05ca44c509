# Who comes back: the rooms of the person, and the notes that call them.
ui-you-room = You
ui-you-are = You are { $name }
ui-you-guest = a guest
ui-you-only-here = in this browser only. Clear it, and your seats are gone.
ui-you-unkept = { $n ->
    [one] on one device, without a passkey. Lose it, and your seats are gone.
   *[other] on { $n } devices, without a passkey. Lose them all, and your seats are gone.
}
ui-you-kept = { $n ->
    [one] on one device, and you can come back from any other.
   *[other] on { $n } devices, and you can come back from any other.
}
ui-you-name-keep = Save the name
ui-you-keep = Keep yourself
ui-you-keep-about = A passkey is a key in your phone or laptop that opens with a finger, a face or a PIN. No e-mail, no password. Nobody has to; everything can be played without one.
ui-you-keep-do = Keep me with a passkey
ui-you-keep-more = Keep one more passkey
ui-you-have = I have one
ui-you-no-passkeys = At this address browsers make no passkeys: they need https. A device code and six words work here.
ui-you-cancelled = Nothing was kept: the browser’s question was closed.
ui-you-kept-now = Kept. You can come back with it from any device.
ui-you-back = Welcome back, { $name }!
ui-you-passkey = Passkey
ui-you-drop = Remove
ui-you-drop-name = Remove the passkey { $about }
ui-you-knows = What the house knows of you
ui-you-keeps = It keeps
ui-you-keeps-name = the name and language you chose
ui-you-keeps-key = the public half of your key
ui-you-keeps-seats = your tables and their records
ui-you-keeps-device = the kind of browser and when it was last here
ui-you-keeps-told = where you want to be told, what, and your quiet hours
ui-you-keeps-blocked = whom you have blocked
ui-you-never = It never asks
ui-you-never-mail = { $ways ->
    [0] an e-mail or a phone number
   *[other] an e-mail or a phone number, unless you want to be told there
}
ui-you-never-real = your real name
ui-you-never-where = where else you go
ui-you-long = { $days ->
    [0] Kept until you delete it.
    [one] Kept until you delete it, or stay away for { $days } day.
   *[other] Kept until you delete it, or stay away for { $days } days.
} Tables: { $tables ->
    [0] as long as the house stands.
    [one] until nobody has opened them for { $tables } day.
   *[other] until nobody has opened them for { $tables } days.
} The last { $backups } backups of the house still hold what was there when they were made. The host can read tables, never your key. Nothing goes to third parties but encrypted notifications, through your browser’s own service.
ui-you-link = This is me on another device too
ui-you-link-about = Scan the code with the other device, or type it there under You. Works once, for five minutes.
ui-you-link-do = Show a code
ui-you-link-left = good for
ui-you-link-scan = Scan with the other device
ui-you-link-both = Both devices sit in the same seats at once. Neither needs a passkey for it.
ui-you-code = I have a code from another device
ui-you-code-do = Go on
ui-you-code-ask = Is this you: { $name }?
ui-you-code-yes = Yes, this is me
ui-you-code-no = No
ui-you-where = Where you are { $name }
ui-you-device = A browser
ui-you-device-here = here now
ui-you-device-seen = last here { $when }
ui-you-device-called = tells you when it is your turn
ui-you-forget = Forget
ui-you-forget-name = Forget the device { $about }
ui-you-leave = Sign out here
ui-you-leave-about = This browser forgets you and your seats; other devices keep them.
ui-you-words = In case everything is lost
ui-you-words-about = Six words on paper, shown once. They bring you back on any device.
ui-you-words-at = Written down { $when }. New ones make the old ones worthless.
ui-you-words-do = Write them down
ui-you-words-again = Write new ones
ui-you-words-now = Write these six words down now. They are shown once and kept nowhere.
ui-you-words-done = I have them on paper
ui-you-words-field = I have six words
ui-you-words-enter = Come back
ui-you-take = Take everything with you
ui-you-take-about = One file: profile, tables, records, settings.
ui-you-take-do = Export
ui-you-delete = Delete everything
ui-you-delete-about = At running tables a bot takes your seat; in old records you become “a guest”, and what you said goes.
ui-you-delete-do = Delete
ui-you-delete-type = Type your name, { $name }, to delete everything at once
ui-you-delete-sure = Delete me
ui-you-cancel = Cancel
ui-you-deleted = You are deleted here. Games you played with others stay, without your name.
ui-friends = Those you have played with
ui-friends-about = As far as they come back too. A blocked person does not sit down with you, and you read nothing of theirs. They are not told.
ui-friends-none = Nobody yet.
ui-friends-games =
    { $n ->
        [one] { $n } game together
       *[other] { $n } games together
    }
ui-friends-waits = waits at an open table
ui-block = Block
ui-unblock = Unblock
ui-block-name = Block: { $name }
ui-unblock-name = Unblock: { $name }
ui-notes = Notifications
ui-notes-told = What you are told
ui-notes-here = This device tells you
ui-notes-here-about = Also when the page is closed
ui-notes-denied = The browser forbids it for this page. Its settings, at the left of the address, allow it again.
ui-notes-none = Notifications need https: at this address browsers accept none. While the page is open, its title and a sound call you.
ui-notes-turn = My turn
ui-notes-turn-about = At a table you are not looking at
ui-notes-late = My time runs out
ui-notes-late-about = Once, when a quarter is left; and when none is, if the table reminds
ui-notes-over = A table is full, or over
ui-notes-over-about = If that happened without you
ui-notes-talk = Somebody writes to me
ui-notes-talk-about = Only when my name is in it
ui-notes-quiet = Quiet hours
ui-notes-quiet-about = Notifications wait until the morning. Your zone: { $zone }
ui-notes-quiet-from = Quiet from
ui-notes-quiet-to = Quiet until
ui-steps = Notifications on a phone
ui-step =
    { $key ->
        [install] Put the market on the home screen
        [allow] Allow notifications
       *[done] Done: this device tells you
    }
ui-step-made = made
ui-notes-try = Send me one to try
ui-notes-tried = { $n ->
    [one] Sent to one device.
   *[other] Sent to { $n } devices.
}
ui-notes-not-tried = It could not be delivered. Switch notifications for this device off and on again.
ui-notes-tables = Table by table
ui-notes-tables-none = No table yet.
ui-notes-table = Tell me about this table: { $name }
ui-notes-with = with { $names }
ui-notes-yours = your turn
ui-notes-what = A notification names the game, who plays and how long you have. It never names a card, a mission or a hand, nor anything that was said.
ui-ways = Other ways
ui-ways-about = Only what the host of this house has set up. An address given here is used for this and deleted with it.
ui-ways-place = Where: { $way }
ui-ways-add = Send a code
ui-ways-code = Code that came there
ui-ways-prove = It is mine
ui-ways-end = Remove
ui-ways-end-name = Remove { $way }
ui-ways-on = on: { $place }
ui-ask-title = Shall we tell you when it is your turn?
ui-ask-here = This table goes on while you are not looking. A short notification comes to this device, also when the page is closed. It names the game and who plays, never what you hold.
ui-ask-bank = { $left } left in the bank
ui-ask-yes = Tell me on this device
ui-ask-no = Not at this table
ui-ask-other = Other ways
ui-ask-on = This device tells you from now on.
note-turn = Your turn · { $game }
note-late = Your time has run out · { $game }
note-short = Your time runs out · { $game }
note-full = The table is full · { $game }
note-talk = Somebody wrote to you · { $game }
note-full-open = Begin
note-talk-open = Read it
note-over = Over · { $game }
note-with = With { $names }
note-left-days = { $days } d { $hours } h left
note-left-hours = { $hours } h { $minutes } min left
note-turn-open = Take my turn
note-over-open = See the end
note-mute = Mute this table
note-try = Night Market
note-try-body = This is how a notification looks. No table waits for you.
note-code-body = { $code } proves at Night Market that this place is yours. If you did not ask for it, you need do nothing.
refused-not-sent = Nothing could be sent there. Is the address right?
refused-no-person = This browser is not signed in to anybody.
refused-bad-passkey = This passkey was not accepted.
refused-no-passkeys = Passkeys need https and a domain name. A device code and six words work here.
refused-wrong-words = These six words bring nobody back.
refused-wrong-name = That is not the name. Nothing was deleted.
refused-bad-endpoint = Notifications cannot be sent to where this browser wants them.
