# Стол «Теневых клинков» в браузере.

sb-ui-any-sphere = в любую сферу
sb-ui-pile = Стопка { $n }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sb-ui-pile-n = стопка { $n }
sb-ui-deck = колода
sb-ui-deck-n = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sb-ui-buried = { $count ->
    [0] Пусто
    [one] { $count } карта, верхняя открыта
    [few] { $count } карты, верхняя открыта
   *[many] { $count } карт, верхняя открыта
}
sb-ui-into = В сферу «{ $sphere }», { $name }
sb-ui-laid = { $count ->
    [one] { $count } сыгранная миссия
    [few] { $count } сыгранные миссии
   *[many] { $count } сыгранных миссий
}
sb-ui-dominance = превосходство
sb-ui-ally = союзник
sb-ui-hand-size = карт в руке
sb-ui-tie = поровну
sb-ui-only-you = Это видите только вы
sb-ui-final = { $left ->
    [0] Последний ход
   *[other] Финальный раунд: ещё { $left }
}
sb-ui-recruit = Вербовка
sb-ui-graveyard = Кладбище
sb-ui-lens = Кто впереди
sb-ui-nobody = Превосходства ни у кого
sb-ui-leads = { $name }: +{ $by }
sb-ui-sum = «{ $agent }» → { $sphere }: { $before } → <b>{ $after }</b>{ $weapons ->
    [0] {""}
   *[other] , оружие: { $weapons }
}
sb-ui-where = В какую сферу?
sb-ui-arm-hint = Можно добавить оружие из руки.
sb-ui-play = Сыграть агента
sb-ui-coins = сейчас { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
sb-ui-missions = Миссии
sb-ui-met = сейчас засчитана
sb-ui-missed = сейчас не засчитана
