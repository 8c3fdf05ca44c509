# Magic Maze: what is explained in a first game, once for each kind of question.

mm-learn-welcome = You play together, at the same time and, after the first scenario, in silence. Bring all four heroes to the artefacts of their colours, then out of the mall, before the sand runs out.
    .rule = MM-3
mm-learn-gathering = Look at everybody’s actions now and talk: once the sand runs there is silence, except in the first scenario. Start when you are ready.
    .rule = MM-34
mm-learn-heist = You can do only what your own action tile shows, but with any hero, at any moment. Press a hero, then a cell that glows. Stuck? Put the “Do something!” pawn in front of the player who should act.
    .rule = MM-40
