# Теневые торговцы. Имена сообщений объяснены в docs/adding-a-game.md.

st-about = Неофициальная версия игры Рокки Богдански и Кая Ветцеля. Названия событий и трёх из шести товаров придуманы нами.

st-option-stack_view = Стопки подозрений
    .about = Закрытые: виден только верхний жетон. Открытые: видна вся стопка.
st-option-stack_view-closed = Закрытые
st-option-stack_view-open = Открытые
st-option-first = Первый игрок
    .about = Кто начинает с волшебной лампой.
st-option-first-random = Случайно
st-option-lose_tie_wins = «Проиграть» побеждает и при равенстве
    .about = Миссии «Проиграть» достаточно разделить последнее место.
st-option-lose_tie_wins-off = Нет
st-option-lose_tie_wins-on = Да
st-option-colours = Цвета
    .about = Кто каким цветом играет.
st-option-colours-any = Любые

st-good-green = плоская земля
    .acc = плоскую землю
st-good-yellow = звёздный свет в бутылке
    .acc = звёздный свет в бутылке
st-good-orange = космопеченье
    .acc = космопеченье
st-good-blue = кристалл времени
    .acc = кристалл времени
st-good-pink = поющий кактус
    .acc = поющий кактус
st-good-red = карманный вулкан
    .acc = карманный вулкан
st-good-lamp = волшебная лампа
    .acc = волшебную лампу
st-good-artefact = проклятый артефакт
    .acc = проклятый артефакт

st-colour-green = Зелёный
st-colour-yellow = Жёлтый
st-colour-orange = Оранжевый
st-colour-blue = Синий
st-colour-pink = Розовый
st-colour-red = Красный

st-client-keep = Сохранить
st-client-take = Взять
st-client-collect = Собрать
st-client-give-away = Отдать
st-client-choose = Выбрать
st-client-lose = Проиграть

# Кубики считают с единицы.
st-die-0 = 1
st-die-1 = 2
st-die-2 = 3
st-die-3 = 4
st-die-4 = 5
st-face-steal = Украсть
st-face-give = Отдать
st-face-swap = Обменять
st-face-protect = Защитить
st-face-move = Переместить
st-face-smuggle = Контрабанда
st-action-steal = Украсть
st-action-give = Отдать
st-action-swap = Обменять
st-action-protect = Защитить
st-action-move = Переместить

st-event-double-swap = Меновая лихорадка
    .effect = Число обменов удваивается.
st-event-double-steal = Ночь воров
    .effect = Число краж удваивается.
st-event-double-give = День подарков
    .effect = Число передач удваивается.
st-event-cursed-artefact = Проклятая находка
    .effect = Открывший карту берёт проклятый артефакт.
st-event-no-swap = Закрытые лавки
    .effect = В этом раунде нельзя обменивать.
st-event-place-or-roll = Слово или дело
    .effect = Либо размещайте подозрения, либо бросайте кубики.
st-event-extra-smuggle = Чёрный ход
    .effect = Добавьте к броску 2 Контрабанды.
st-event-double-protect = Двойные замки
    .effect = Число защит удваивается.
st-event-flip-dice = Вверх дном
    .effect = Можно перевернуть любые кубики.
st-event-no-steal = Стража в дозоре
    .effect = В этом раунде нельзя красть.
st-event-no-protect = Сломанные замки
    .effect = В этом раунде нельзя защищать.
st-event-free-reroll = Второй шанс
    .effect = Один бесплатный переброс любых кубиков.
st-event-all-five = Полная занятость
    .effect = Используйте все пять кубиков по одному.
st-event-sandstorm = Песчаная буря
    .effect = Игра немедленно заканчивается.

st-choice-words = Только подозрения
st-choice-deeds = Только бросок и действие
st-choice-place = { $seat }: подозрение «{ $client }»
st-choice-roll = Бросить кубики
st-choice-rest = Закончить ход
st-choice-reroll = Перебросить за жетон «{ $client }»
st-choice-reroll-free = Перебросить бесплатно
st-choice-pick = Перебросить кубик { $die }
st-choice-throw = Бросить выбранные кубики
st-choice-flip = Перевернуть кубик { $die }
st-choice-act = { $action } × { $times }
st-choice-skip = Сделать ничего нельзя
st-choice-use = Кубик { $die }: { $action }
st-choice-steal = Украсть { $good_acc } у игрока { $seat }
st-choice-give = Отдать { $good_acc } игроку { $seat }
st-choice-give-stashed = Отдать { $good_acc } из тайника игроку { $seat }
st-choice-offer = Предложить { $good_acc }
st-choice-offer-stashed = Предложить { $good_acc } из тайника
st-choice-swap = Взять за это { $good_acc } у игрока { $seat }
st-choice-lift = Забрать { $good_acc } у игрока { $seat }
st-choice-drop = Передать игроку { $seat }
st-choice-stash = Спрятать { $good_acc }

st-ask-words-or-deeds = Слово или дело: подозрения или кубики?
st-ask-words-or-deeds-other = { $seat } выбирает: слово или дело
st-ask-suspecting = Разместите подозрения или бросайте кубики
st-ask-suspecting-other = { $seat } обдумывает подозрения
st-ask-minions = Выберите действие или перебросьте кубики
st-ask-minions-other = { $seat } смотрит на кубики
st-ask-picking = Какие кубики перебросить?
st-ask-picking-other = { $seat } выбирает кубики для переброса
st-ask-working-all = Какой кубик следующий?
st-ask-working-all-other = { $seat } использует кубики
st-ask-stealing = Украдите { $left ->
    [one] { $left } товар
    [few] { $left } товара
   *[many] { $left } товаров
}
st-ask-stealing-other = { $seat } крадёт
st-ask-giving = Отдайте { $left ->
    [one] { $left } товар
    [few] { $left } товара
   *[many] { $left } товаров
}
st-ask-giving-other = { $seat } отдаёт
st-ask-swapping = Обменяйте { $left ->
    [one] { $left } раз
    [few] { $left } раза
   *[many] { $left } раз
}: что вы предлагаете?
st-ask-swapping-other = { $seat } обменивает
st-ask-swapping-for = Что вы берёте взамен?
st-ask-swapping-for-other = { $seat } обменивает
st-ask-moving = Переместите { $left ->
    [one] { $left } товар
    [few] { $left } товара
   *[many] { $left } товаров
} между соперниками: какой?
st-ask-moving-other = { $seat } перемещает товары
st-ask-moving-to = Кто его получит?
st-ask-moving-to-other = { $seat } перемещает товары
st-ask-stashing = Спрячьте { $left ->
    [one] { $left } товар
    [few] { $left } товара
   *[many] { $left } товаров
}
st-ask-stashing-other = { $seat } наполняет тайник

st-log-round-begins = Раунд { $round }
st-log-event-revealed = { $seat_key ->
    [you] Вы открываете
   *[other] { $seat } открывает
} событие «{ $event_card }»
st-log-sandstorm = Налетела песчаная буря. Игра окончена.
st-log-artefact = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} проклятый артефакт
st-log-turn-begins = { $seat_key ->
    [you] Ваш ход
   *[other] Ход: { $seat }
}
st-log-words = { $seat_key ->
    [you] Вы выбираете
   *[other] { $seat } выбирает
} слово: в этот ход без кубиков
st-log-deeds = { $seat_key ->
    [you] Вы выбираете
   *[other] { $seat } выбирает
} дело: в этот ход без подозрений
st-log-token-placed = { $client_key ->
    [hidden] Жетон на этом планшете уже накрыт другим
   *[other] { $seat_key ->
        [you] Вы подозреваете
       *[other] { $seat } подозревает
    } { $board_key ->
        [you] вас
       *[other] игрока { $board }
    }: «{ $client }»
}
st-log-rolled = { $seat_key ->
    [you] Ваш бросок
   *[other] { $seat } бросает
}: { $d1 }, { $d2 }, { $d3 }, { $d4 }, { $d5 }
st-log-token-discarded = { $client_key ->
    [hidden] { $seat } сбрасывает жетон ради переброса
   *[other] Вы сбрасываете жетон «{ $client }» ради переброса
}
st-log-free-reroll = { $seat_key ->
    [you] Вы перебрасываете
   *[other] { $seat } перебрасывает
} кубики бесплатно
st-log-flipped = { $seat_key ->
    [you] Вы переворачиваете
   *[other] { $seat } переворачивает
} кубик: { $face }
st-log-acts = { $seat_key ->
    [you] Вы выбираете
   *[other] { $seat } выбирает
}: { $action } × { $times }
st-log-skipped = { $seat_key ->
    [you] Вы не можете
   *[other] { $seat } не может
} ничего сделать
st-log-used = { $seat_key ->
    [you] Вы используете
   *[other] { $seat } использует
} кубик: { $action }
st-log-stolen = { $seat_key ->
    [you] Вы крадёте
   *[other] { $seat } крадёт
} { $good_acc } { $victim_key ->
    [you] у вас
   *[other] у игрока { $victim }
}
st-log-given = { $seat_key ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} { $good_acc } { $receiver_key ->
    [you] вам
   *[other] игроку { $receiver }
}
st-log-swapped = { $seat_key ->
    [you] Вы меняетесь
   *[other] { $seat } меняется
} { $other_key ->
    [you] с вами
   *[other] с игроком { $other }
}: { $gave_acc } на { $got_acc }
st-log-moved = { $seat_key ->
    [you] Вы перемещаете
   *[other] { $seat } перемещает
} { $good_acc } { $source_key ->
    [you] от вас
   *[other] от игрока { $source }
} { $target_key ->
    [you] к вам
   *[other] к игроку { $target }
}
st-log-stashed = { $seat_key ->
    [you] Вы прячете
   *[other] { $seat } прячет
} { $good_acc }
st-log-embargo = { $seat_key ->
    [you] Вы объявляете
   *[other] { $seat } объявляет
} эмбарго
st-log-lapsed = { $times ->
    [one] Пропадает { $times } повторение
    [few] Пропадают { $times } повторения
   *[many] Пропадают { $times } повторений
}
st-log-lamp-card = { $seat_key ->
    [you] Лампа у вас: вы начинаете следующий раунд
   *[other] Следующий раунд начинает { $seat }: лампа у этого игрока
}

st-score-suspicion = Подозрения
st-score-correct = Верных жетонов
st-score-exposure = Мастер разоблачения
st-score-disguise = Мастер маскировки
st-score-mission = Миссия
st-score-lamp = Волшебная лампа
st-score-artefact = Проклятый артефакт
