# Magic Maze: what is explained in a first game, once for each kind of question.

mm-learn-welcome = You play together, at the same time and, after the first scenario, in silence. Bring all four heroes to the artefacts of their colours, then out of the mall, before the sand runs out.
    .rule = MM-3
mm-learn-gathering = Look at everybody’s actions now and talk: once the sand runs there is silence, except in the first scenario. Start when you are ready.
    .rule = MM-34
mm-learn-heist = You can do only what your own action tile shows, but with any hero, at any moment. Press a hero, then a cell that glows. Stuck? Put the “Do something!” pawn in front of the player who should act.
    .rule = MM-40
mm-learn-rearranging = At this flip two tiles go to the bottom of the stack before anybody acts again. Any player chooses; press a tile without a hero or a token.
    .rule = MM-131

## The first lesson. .why: one thought more, when asked; .after: while the others play.

mm-lesson-first-ready = All of you move the same four heroes: first onto the artefacts of their colours, then out of the mall, within three minutes of sand. In this lesson the sand waits while you read; press Ready.
    .title = One team, four heroes
    .why = Before the start everybody may talk and look at who can do what. Then the timer is turned, and from the second scenario on there is silence.
mm-lesson-first-south = Your tile says south, explore and escalator: with any hero, at any time, and nothing else. Move the Barbarian south, as far as the way goes.
    .title = What you can do
    .why = You choose how far a hero goes. The Barbarian stops where { $name1 }, who has west, can bring him to the yellow door.
    .after = { $name1 } moves west, { $name2 } north and east. Nobody has turns: each acts when it is time for their action.
mm-lesson-first-explore = The Barbarian stands on a door of his colour, and only you explore. Press the yellow door in the south: a new tile is laid behind it.
    .title = Explore
    .why = A new tile brings artefacts, portals, hourglasses and more doors. How it lies is fixed, and what comes next nobody knows.
mm-lesson-first-door = The Dwarf waits on the orange door in the north. Explore there as well.
    .title = Another door
    .why = A door opens only for the hero of its colour. When several wait, you choose which comes first.
mm-lesson-first-elf = The Elf has to come to the escalator. Move the Elf south, as far as the way goes.
    .title = Make way for the Elf
    .why = Only one hero can stand on a cell, and a hero in the way can block all others. Look ahead before you move.
    .after = { $name1 } has brought the Mage to the purple door in the west.
mm-lesson-first-mage = The Mage stands on the purple door in the west. Explore there.
    .title = The purple door
    .why = The four artefacts and the exit lie on certain tiles. The more doors are open, the sooner you find them all.
mm-lesson-first-escalator = An escalator joins two cells, in both directions, and it is on your tile. Send the Elf over the escalator.
    .title = The escalator
    .why = It is one step, however long it looks. Often it is the only short way between two corners.
mm-lesson-first-last-door = Now the Elf stands on the green door in the east. Explore there: it is the last door of this tile.
    .title = The green door
    .why = Now look for the weapon of each colour: that is where its hero has to be.
    .after = Your teammates know where to go. Watch the portal: { $name1 } can send a hero to any portal of its colour.
mm-lesson-first-theft = Three heroes stand on their artefacts, and the Dwarf is close. Move the Dwarf south; { $name2 } does the rest.
    .title = The theft
    .why = The theft happens by itself when all four stand there together. A hero alone on an artefact achieves nothing.
    .after = Done! The alarm is on: from now on no portal works.
mm-lesson-first-exit = Now all run for the purple exit on tile 2. Move the Barbarian south to the row that leads there, three cells: not as far as the way goes.
    .title = Get out
    .why = In this scenario everybody leaves by the same exit; later each hero needs the exit of its own colour.
    .after = { $name2 } leads the Barbarian east, to the foot of the escalator.
mm-lesson-first-ride = The exit is on the other side of the escalator. Send the Barbarian over it.
    .title = Up to the exit
    .why = Whoever arrives at the exit after the theft leaves at once, so the exit is free again for the next one.
    .after = One is out. The others follow the same way; the sand has run for two minutes.
mm-lesson-first-last = Only the Mage is left. Send the Mage over the escalator, and { $name2 } takes the last step.
    .title = The last one
    .why = You win together when the last hero is out. If the sand runs out first, all have lost.
mm-lesson-first-end = You have won together. The next scenario brings four exits; then you pass tiles, and are silent.
    .title = You are out

## Sand and silence.

mm-lesson-sand-flip = Sixty seconds are left, and the Dwarf stands beside an hourglass. Move the Dwarf west onto it: the timer is flipped, and sixty become a hundred and twenty.
    .title = Turn the sand
    .why = Flipping does not fill the timer up: what has run through is what you get. Before half of it has run a flip loses time, and each hourglass works once.
mm-lesson-sand-portal = After a flip you may talk until somebody acts; up to now it was silent. A portal lets you send any hero to a free portal of that hero’s colour: send the Mage to the purple portal, 1a-30.
    .title = A breath, then silence
    .why = Agree quickly on who goes where, for the sand runs on while you talk. The first action of anybody ends the talk.
    .after = Silent again. { $name1 } brings the Barbarian to where only you can help.
mm-lesson-sand-door = Nobody may say so, but look: one step west is the yellow door. Move the Barbarian west.
    .title = See what is wanted
    .why = In silence you watch the others’ tiles: who moved what, and what does it need next that only you have?
mm-lesson-sand-pawn = Now { $name1 } should explore and cannot be told. Put the pawn “Do something!” in front of { $name1 }.
    .title = Do something!
    .why = The pawn says only that: look again, it is your action that is missing. It ends no talk and is no action.
mm-lesson-sand-end = From here the sand runs for you. Four exits now, each hero by its own colour, and from the third scenario on tiles are passed at every flip.
    .title = Silence, please

## Tiles go round: from the third scenario on.

mm-lesson-passing-flip = From the third scenario on a flip does more than give time. Move the Dwarf west onto the hourglass, and look at your tile.
    .title = A flip passes the tiles
    .why = At every flip all action tiles pass to the left, and nobody keeps what they could do. Right after a flip you may talk: say what your new tile can do.
mm-lesson-passing-other = Your tile says north and east now, and { $name1 } has west and the portal. Move the Elf east, as far as the way goes.
    .title = Another tile
    .why = After a flip two people often wait for each other, each still thinking of the old tiles. Look at the tiles of all, they lie open.
mm-lesson-passing-trust = South belongs to { $name2 } now, who has not seen it yet. Put the pawn “Do something!” in front of { $name2 }.
    .title = Who has it now?
    .why = The pawn says only that you are waited for, not for what. Take a breath, look at your own tile and at the heroes.
mm-lesson-passing-end = Each scenario brings one new thing: gaps for the Dwarf, crystal balls, cameras, then more tiles and less help. All seventeen stand in the set-up of a table, with a mark on those you have won.
    .title = The campaign
