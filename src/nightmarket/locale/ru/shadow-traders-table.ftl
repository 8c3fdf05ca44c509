# Теневые торговцы. Имена игроков не склоняются, поэтому рядом стоит слово «игрок»;
# глаголы в настоящем времени, чтобы не гадать о роде.

-flat-earth = { $case ->
   *[nominative] Плоская земля
    [accusative] плоскую землю
}
-starlight = { $case ->
   *[nominative] Звёздный свет
    [accusative] звёздный свет
}
-cookie = { $case ->
   *[nominative] Космопеченье
    [accusative] космопеченье
}
-crystal = { $case ->
   *[nominative] Кристалл времени
    [accusative] кристалл времени
}
-cactus = { $case ->
   *[nominative] Поющий кактус
    [accusative] поющий кактус
}
-volcano = { $case ->
   *[nominative] Карманный вулкан
    [accusative] карманный вулкан
}
-lamp = { $case ->
   *[nominative] Волшебная лампа
    [accusative] волшебную лампу
}
-artefact = { $case ->
   *[nominative] Проклятый артефакт
    [accusative] проклятый артефакт
}
st-good =
    { $good ->
        [green] { -flat-earth }
        [yellow] { -starlight }
        [orange] { -cookie }
        [blue] { -crystal }
        [pink] { -cactus }
        [red] { -volcano }
        [lamp] { -lamp }
       *[artefact] { -artefact }
    }
st-good-object =
    { $good ->
        [green] { -flat-earth(case: "accusative") }
        [yellow] { -starlight(case: "accusative") }
        [orange] { -cookie(case: "accusative") }
        [blue] { -crystal(case: "accusative") }
        [pink] { -cactus(case: "accusative") }
        [red] { -volcano(case: "accusative") }
        [lamp] { -lamp(case: "accusative") }
       *[artefact] { -artefact(case: "accusative") }
    }
st-pile = { $name }: { $n }
st-mission =
    { $mission ->
        [keep] Сохранить
        [take] Взять
        [collect] Собрать
        [give-away] Отдать
        [choose] Выбрать
       *[lose] Проиграть
    }
st-mission-text =
    { $mission ->
        [keep] Товары своего цвета
        [take] Много товаров чужого цвета
        [collect] Наборы из разных цветов
        [give-away] Как можно меньше товаров
        [choose] Цвета ровно по одному
       *[lose] Меньше всех очков
    }
st-mission-table =
    { $mission ->
        [keep] каждый 7
        [take] 1 2 3 4 5 → 1 4 9 16 25
        [collect] 3 → 8 · 4 → 14 · 5 → 22
        [give-away] 70 − 5 за товар
        [choose] один 15 · два 5
       *[lose] 75 − 20 − 20 − 20
    }
st-face =
    { $face ->
        [steal] Украсть
        [give] Отдать
        [swap] Обменять
        [protect] Защитить
        [move] Переместить
       *[smuggle] Контрабанда
    }
st-action-note =
    { $action ->
        [steal] взять товар у соперника
        [give] отдать товар сопернику
        [swap] свой товар на чужой
        [protect] по 2 товара в тайник
       *[move] между двумя соперниками
    }
st-event =
    { $event ->
        [DOUBLE_SWAP] Меновая лихорадка
        [DOUBLE_STEAL] Ночь воров
        [DOUBLE_GIVE] День подарков
        [CURSED_ARTEFACT] Проклятая находка
        [NO_SWAP] Закрытые лавки
        [PLACE_OR_ROLL] Слово или дело
        [EXTRA_SMUGGLE] Чёрный ход
        [DOUBLE_PROTECT] Двойные замки
        [FLIP_DICE] Вверх дном
        [NO_STEAL] Стража в дозоре
        [NO_PROTECT] Сломанные замки
        [FREE_REROLL] Второй шанс
        [ALL_FIVE] Полная занятость
       *[SANDSTORM] Песчаная буря
    }
st-event-effect =
    { $event ->
        [DOUBLE_SWAP] Число обменов удваивается.
        [DOUBLE_STEAL] Число краж удваивается.
        [DOUBLE_GIVE] Число передач удваивается.
        [CURSED_ARTEFACT] Открывший карту берёт проклятый артефакт.
        [NO_SWAP] В этом раунде нельзя обменивать.
        [PLACE_OR_ROLL] Либо размещайте подозрения, либо бросайте кубики.
        [EXTRA_SMUGGLE] Добавьте к броску 2 контрабанды.
        [DOUBLE_PROTECT] Число защит удваивается.
        [FLIP_DICE] Можно перевернуть любые кубики.
        [NO_STEAL] В этом раунде нельзя красть.
        [NO_PROTECT] В этом раунде нельзя защищать.
        [FREE_REROLL] Один бесплатный переброс любых кубиков.
        [ALL_FIVE] Выполните все пять кубиков по одному.
       *[SANDSTORM] Игра немедленно заканчивается.
    }
st-event-label = Событие · раунд { $round }
st-event-none = События ещё нет
st-event-doubles = Контрабанда считается до удвоения

# Стол
st-of-rounds = из 4–6
st-storm-from = Колода бури с 5-го раунда
st-storm-odds = Буря в следующем раунде: { $odds }
st-storm-sure = Буря в следующем раунде: наверняка
st-first = первый
st-first-long = В этом раунде первым ходит { $name }
st-goods-count =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
st-stash = Тайник
st-empty = пусто
st-embargo = Эмбарго
st-embargo-note = { $name }: нельзя отдавать и перемещать сюда до хода этого игрока
st-shut = закрыт
st-suspicion-you = Подозрения на вас
st-suspicion-top = сверху:
st-suspicion-none = подозрений пока нет
st-stack =
    { $height ->
        [0] { $name }: подозрений нет
        [one] { $name }: { $height } жетон подозрения, сверху: { $client }
        [few] { $name }: { $height } жетона подозрения, сверху: { $client }
       *[many] { $name }: { $height } жетонов подозрения, сверху: { $client }
    }
st-unplaced =
    { $n ->
        [one] { $n } неразмещённый жетон
        [few] { $n } неразмещённых жетона
       *[many] { $n } неразмещённых жетонов
    }
st-mission-yours = Ваша миссия · тайна
st-worth-now = Сейчас
st-worth-after = после выбора
st-tokens-title = Ваши жетоны подозрения
st-tokens-note = только до броска
st-token-own = ваш
st-token-spent = сброшен
st-token-label =
    { $state ->
        [placed] { $client }, лежит у игрока { $name }
        [spent] { $client }, сброшен за переброс
       *[free] { $client }, не размещён
    }
st-notebook = Блокнот
st-notebook-short = Блокнот
st-notebook-lead = Только на этом устройстве. Нажимайте на клетку: возможно, исключено, точно.
st-notebook-out =
    { $n ->
        [one] Исключена { $n } пара из { $total }
        [few] Исключены { $n } пары из { $total }
       *[many] Исключено { $n } пар из { $total }
    }
st-notebook-cell =
    { $state ->
        [out] { $name }, { $mission }: исключено
        [sure] { $name }, { $mission }: точно
       *[maybe] { $name }, { $mission }: возможно
    }
st-dice-none = Кубики ждут броска.
st-die =
    { $state ->
        [picked] { $face }, отмечен
        [used] { $face }, использован
       *[idle] { $face }
    }
st-times =
    { $min ->
        [0] нельзя
       *[other] { $range }
    }
st-bonus-smuggle = +{ $n } от события

# Что спрашивают
st-ask-words-or-deeds = В этом раунде слово или дело?
st-ask-place = Обвините кого-нибудь или бросайте кубики
st-ask-place-only = Обвините кого-нибудь или закончите ход
st-ask-place-where = На чьё поле кладёте <b>{ $client }</b>?
st-ask-roll = Выберите <b>одно действие</b>
st-ask-roll-hint = Сначала можно отметить кубики и перебросить
st-ask-marked =
    { $n ->
        [one] Отмечен <b>{ $n } кубик</b>
        [few] Отмечено <b>{ $n } кубика</b>
       *[many] Отмечено <b>{ $n } кубиков</b>
    }
st-ask-pay = Заплатите жетоном за переброс
st-ask-skip = Кубики ничего не позволяют
st-ask-use = Используйте кубики <b>по одному</b>
st-ask-use-as = Контрабанда заменяет…
st-ask-steal = Украдите { $more ->
    [yes] ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b>
st-ask-give = Отдайте { $more ->
    [yes] ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b>
st-ask-swap = Обменяйте { $more ->
    [yes] ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b>
st-ask-protect = Спрячьте { $more ->
    [yes] ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b>
st-ask-move = Переместите { $more ->
    [yes] ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b> между соперниками
st-ask-done = Всё выбрано: подтвердите
st-hint-rival = Нажмите на светящуюся стопку или клавиши места и цвета, напр.
st-hint-own = Нажмите на свой товар или его букву
st-hint-receiver = Теперь нажмите на получателя или его номер
st-hint-theirs = Теперь нажмите на товар, который хотите взамен
st-hint-drop = Теперь нажмите на соперника, который его получит
st-hint-token = Нажмите на жетон, потом на поле
st-confirm-act =
    { $action ->
        [steal] Украсть эти { $n }
        [give] Отдать эти { $n }
        [swap] Обменять эти { $n }
        [protect] Спрятать эти { $n }
       *[move] Переместить эти { $n }
    }
st-confirm-roll =
    { $n ->
        [0] Бросить кубики
       *[other] Положить { $n } и бросить
    }
st-confirm-rest =
    { $n ->
        [0] Закончить ход
       *[other] Положить { $n } и закончить
    }
st-reroll-token = Перебросить за жетон
st-reroll-free = Перебросить бесплатно
st-flip = Перевернуть

# Почему нельзя
st-why-stashed = Тайник игрока { $name }: другие не могут тронуть до его следующего хода.
st-why-embargo = У игрока { $name } эмбарго: ничего не взять и не отдать до его хода.
st-why-not-yours = Сейчас не ваш ход.
st-why-not-now = Сейчас это выбрать нельзя.

# Выборы
st-do-words = Слово: только размещать жетоны
st-do-deeds = Дело: только бросать и действовать
st-do-place = Обвинить игрока { $name }: { $client }
st-do-roll = Бросить кубики
st-do-rest = Закончить ход
st-do-reroll = Перебросить за жетон «{ $client }»
st-do-reroll-free = Перебросить бесплатно
st-do-pick = Взять кубик { $die }: { $face }
st-do-throw = Бросить взятые кубики
st-do-flip = Перевернуть кубик { $die }: { $face }
st-do-act = { $face }: { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
st-do-skip = Ничего нельзя: дальше
st-do-use = Использовать кубик { $die }: { $face }
st-do-steal = Украсть { st-good-object } у игрока { $name }
st-do-give = Отдать { st-good-object } игроку { $name }
st-do-give-stashed = Отдать { st-good-object } из тайника игроку { $name }
st-do-offer = Предложить { st-good-object }
st-do-offer-stashed = Предложить { st-good-object } из тайника
st-do-swap = Взять взамен { st-good-object } у игрока { $name }
st-do-lift = Забрать { st-good-object } у игрока { $name }
st-do-drop = Передать игроку { $name }
st-do-stash = Спрятать { st-good-object }

# Журнал
st-log-round-begins = Раунд { $round }
st-log-event-revealed = Открыто событие { $event }
st-log-sandstorm = <b>Песчаная буря</b> заканчивает игру
st-log-turn-begins = { $me ->
    [actor] { $who } начинаете ход
   *[none] { $who } начинает ход
}
st-log-words-or-deeds = { $me ->
    [actor] { $who } выбираете { $choice ->
        [words] слово
       *[deeds] дело
    }
   *[none] { $who } выбирает { $choice ->
        [words] слово
       *[deeds] дело
    }
}
st-log-token-placed = { $me ->
    [actor] { $who } обвиняете игрока { $whom }: { $client }
    [target] { $who } обвиняет <b>вас</b>: { $client }
   *[none] { $who } обвиняет игрока { $whom }: { $client }
}
st-log-rolled = { $me ->
    [actor] { $who } бросаете { $dice }
   *[none] { $who } бросает { $dice }
}
st-log-token-discarded = { $me ->
    [actor] { $who } сбрасываете жетон { $client }
   *[none] { $who } сбрасывает жетон
}
st-log-rerolled = { $me ->
    [actor] { $who } перебрасываете: { $dice }
   *[none] { $who } перебрасывает: { $dice }
}
st-log-flipped = { $me ->
    [actor] { $who } переворачиваете кубик: { $dice }
   *[none] { $who } переворачивает кубик: { $dice }
}
st-log-acts = { $me ->
    [actor] { $who } выбираете <b>{ st-face } × { $times }</b>
   *[none] { $who } выбирает <b>{ st-face } × { $times }</b>
}
st-log-skipped = { $me ->
    [actor] { $who } ничего не можете сделать
   *[none] { $who } ничего не может сделать
}
st-log-stolen = { $me ->
    [actor] { $who } крадёте { $good } у игрока { $whom }
    [target] { $who } крадёт { $good } <b>у вас</b>
   *[none] { $who } крадёт { $good } у игрока { $whom }
}
st-log-given = { $me ->
    [actor] { $who } отдаёте { $good } игроку { $whom }
    [target] { $who } отдаёт { $good } <b>вам</b>
   *[none] { $who } отдаёт { $good } игроку { $whom }
}
st-log-swapped = { $me ->
    [actor] { $who } меняете { $good } на { $got } с игроком { $whom }
    [target] { $who } меняет { $good } на { $got } <b>с вами</b>
   *[none] { $who } меняет { $good } на { $got } с игроком { $whom }
}
st-log-moved = { $me ->
    [actor] { $who } перемещаете { $good } от игрока { $whom } игроку { $to }
    [target] { $who } перемещает { $good } <b>от вас</b> игроку { $to }
    [receiver] { $who } перемещает { $good } от игрока { $whom } <b>вам</b>
   *[none] { $who } перемещает { $good } от игрока { $whom } игроку { $to }
}
st-log-stashed = { $me ->
    [actor] { $who } прячете { $good }
   *[none] { $who } прячет { $good }
}
st-log-embargo = { $me ->
    [actor] { $who } объявляете <b>эмбарго</b>
   *[none] { $who } объявляет <b>эмбарго</b>
}
st-log-lapsed = { $left ->
    [one] Пропадает { $left } действие
    [few] Пропадают { $left } действия
   *[many] Пропадают { $left } действий
}
st-log-lamp-card = { $me ->
    [actor] { $who } берёте карту лампы и ходите первым
   *[none] { $who } берёт карту лампы и ходит первым
}
st-log-artefact = { $me ->
    [actor] { $who } берёте { $good }
   *[none] { $who } берёт { $good }
}
st-log-game-over = Игра окончена

# Подсчёт
st-sheet =
    { $key ->
        [mission] Миссия
        [suspicion] Подозрения
        [correct] Верных жетонов
        [exposure] Разоблачение
        [disguise] Маскировка
        [mission-points] Очки миссии
        [lamp] Лампа
        [artefact] Проклятие
       *[total] Итого
    }

# Настройки стола
st-option =
    { $key ->
        [stack_view] Стопки подозрений
        [lose_tie_wins] «Проиграть» при ничьей
        [first] Первый игрок
       *[other] { $key }
    }
st-option-note =
    { $of ->
        [stack_view-closed] Видны только верхний жетон и высота
        [stack_view-open] Вся стопка остаётся на виду
        [lose_tie_wins-off] Миссии «Проиграть» нужно меньше очков, чем у каждого
        [lose_tie_wins-on] Миссии «Проиграть» достаточно разделить последнее место
       *[other] {""}
    }
st-option-value =
    { $of ->
        [stack_view-closed] Закрыты
        [stack_view-open] Открыты
        [lose_tie_wins-off] Нет
        [lose_tie_wins-on] Да
        [first-random] Случайно
       *[other] { $value }
    }
