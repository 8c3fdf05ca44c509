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
sb-why-dominance =
    { $whose ->
        [nobody] { $sphere }: превосходства здесь сейчас нет ни у кого. Миссию можно сыграть только туда, где оно у вас.
       *[rival] { $sphere }: превосходство здесь у игрока { $name }. Миссию можно сыграть только туда, где оно у вас.
    }
sb-ui-ally = союзник
sb-ui-hand-size = карт в руке
sb-ui-tie = поровну
sb-ui-only-you = Это видите только вы
sb-ui-final = { $left ->
    [0] Последний ход
   *[other] Финальный раунд: ещё ходов — { $left }
}
sb-ui-recruit = Вербовка
sb-ui-graveyard = Кладбище
sb-ui-lens = Кто впереди
sb-ui-nobody = Превосходства нет ни у кого.
sb-ui-leads = { $name }: +{ $by }
sb-ui-sum = «{ $agent }»{ $armed ->
    [0] {""}
   *[other] {" "}({ $weapons })
} → { $sphere }{ $whose ->
    [own] {""}
   *[other] , игрок { $whose }
}: { $sum }{ $known ->
    [yes] {" "}= <b>{ $after }</b>
   *[no] {""}
}
sb-ui-where = «{ $agent }»: в какую сферу?
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
sb-ui-no-one = никто
sb-ui-same = без изменений
sb-ui-held = <b>{ $card }</b>: что с этой картой?
sb-ui-takes = Вы отбираете превосходство у игрока { $name } ({ $total }), перевес { $by }.
sb-ui-gains = Вы получаете превосходство, перевес { $by }.
sb-ui-keeps = Вы сохраняете превосходство, перевес { $by }.
sb-ui-still = Превосходство у игрока { $name }; вам не хватает { $lack }.
sb-ui-breaks = { $name } теряет превосходство; его не будет ни у кого.
sb-ui-then-lay = Затем можно сыграть туда миссию.
sb-ui-unarmed = Без оружия
sb-ui-or-order = или приказ
sb-ui-deck-left = Колода { $count }: последняя карта начнёт финальный раунд
sb-ui-hand = Ваша рука
sb-ui-hand-n = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, предела нет
sb-ui-hand-none = Рука пуста.
sb-ui-laid-n = сыграно { $count }
sb-ui-missions-none = Пока ни одной. Миссию играют в сферу, где у вас превосходство.
sb-ui-mat = Планшет игрока { $name }
sb-ui-mats = Планшеты
sb-ui-read-agent = <b>{ $name }</b>: агент, { $symbols }, сила { $n }
sb-ui-read-weapon = <b>{ $name }</b>: оружие, +{ $n } агенту, с которым играется
sb-ui-read-mission = <b>{ $name }</b>: миссия, { $symbols }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
sb-ui-note-seen = Что вы видели
sb-ui-note-think = Что у них может быть
sb-ui-note-none = Пока ничего. Сюда записываются стопки и руки, которые вы смотрите.
sb-ui-note-pile = Стопка { $n }:
sb-ui-note-hand = Рука игрока { $name }:
sb-ui-note-taken = С тех пор она у игрока { $name }
sb-ui-note-changed = С тех пор перешло: { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
   *[many] { $count } скрытых карт
}
sb-ui-note-agent = { $sphere }, агент
sb-ui-note-mission = { $sphere }, миссия
sb-ui-note-weapon = Оружие

# Клавиши и список
sb-keys-hand = карты в руке
sb-keys-spheres = сферы вашего планшета
