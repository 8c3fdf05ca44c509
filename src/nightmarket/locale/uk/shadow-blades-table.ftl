# Стіл «Тіньових клинків» у браузері.

sb-ui-any-sphere = до будь-якої сфери
sb-ui-pile = Стопка { $n }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sb-ui-pile-n = стопка { $n }
sb-ui-deck = колода
sb-ui-deck-n = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sb-ui-buried = { $count ->
    [0] Порожньо
    [one] { $count } карта, верхню видно
    [few] { $count } карти, верхню видно
   *[many] { $count } карт, верхню видно
}
sb-ui-into = До сфери «{ $sphere }», { $name }
sb-ui-laid = { $count ->
    [one] { $count } зіграна місія
    [few] { $count } зіграні місії
   *[many] { $count } зіграних місій
}
sb-ui-dominance = перевага
sb-ui-ally = союзник
sb-ui-hand-size = карт у руці
sb-ui-tie = порівну
sb-ui-only-you = Це бачите лише ви
sb-ui-final = { $left ->
    [0] Останній хід
   *[other] Фінальний раунд: ще { $left }
}
sb-ui-recruit = Вербування
sb-ui-graveyard = Кладовище
sb-ui-lens = Хто попереду
sb-ui-nobody = Переваги не має ніхто
sb-ui-leads = { $name }: +{ $by }
sb-ui-sum = «{ $agent }» → { $sphere }: { $before } → <b>{ $after }</b>{ $weapons ->
    [0] {""}
   *[other] , зброя: { $weapons }
}
sb-ui-where = До якої сфери?
sb-ui-arm-hint = Можна додати зброю з руки.
sb-ui-play = Зіграти агента
sb-ui-coins = зараз { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
sb-ui-missions = Місії
sb-ui-met = зараз зараховано
sb-ui-missed = зараз не зараховано
