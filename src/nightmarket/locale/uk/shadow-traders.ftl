# Тіньові торговці. Імена повідомлень пояснено в docs/adding-a-game.md.

st-about = Неофіційна версія гри Роккі Богданскі та Кая Ветцеля. Назви подій, місій українською та трьох із шести товарів вигадали ми.

st-option-stack_view = Стопки підозр
    .about = Закриті: видно лише верхній жетон. Відкриті: видно всю стопку.
st-option-stack_view-closed = Закриті
st-option-stack_view-open = Відкриті
st-option-first = Перший гравець
    .about = Хто починає з чарівною лампою.
st-option-first-random = Випадково
st-option-lose_tie_wins = «Програти» перемагає і за рівності
    .about = Місії «Програти» досить розділити останнє місце.
st-option-lose_tie_wins-off = Ні
st-option-lose_tie_wins-on = Так
st-option-colours = Кольори
    .about = Хто яким кольором грає.
st-option-colours-any = Будь-які

st-good-green = пласка земля
    .acc = пласку землю
st-good-yellow = зоряне світло в пляшці
    .acc = зоряне світло в пляшці
st-good-orange = космопечиво
    .acc = космопечиво
st-good-blue = кристал часу
    .acc = кристал часу
st-good-pink = співучий кактус
    .acc = співучий кактус
st-good-red = кишеньковий вулкан
    .acc = кишеньковий вулкан
st-good-lamp = чарівна лампа
    .acc = чарівну лампу
st-good-artefact = проклятий артефакт
    .acc = проклятий артефакт

st-colour-green = Зелений
st-colour-yellow = Жовтий
st-colour-orange = Помаранчевий
st-colour-blue = Синій
st-colour-pink = Рожевий
st-colour-red = Червоний

st-client-keep = Зберегти
st-client-take = Взяти
st-client-collect = Зібрати
st-client-give-away = Віддати
st-client-choose = Обрати
st-client-lose = Програти

# Кубики рахують від одиниці.
st-die-0 = 1
st-die-1 = 2
st-die-2 = 3
st-die-3 = 4
st-die-4 = 5
st-face-steal = Вкрасти
st-face-give = Віддати
st-face-swap = Обміняти
st-face-protect = Захистити
st-face-move = Перемістити
st-face-smuggle = Контрабанда
st-action-steal = Вкрасти
st-action-give = Віддати
st-action-swap = Обміняти
st-action-protect = Захистити
st-action-move = Перемістити

st-event-double-swap = Мінова лихоманка
    .effect = Кількість обмінів подвоюється.
st-event-double-steal = Ніч злодіїв
    .effect = Кількість крадіжок подвоюється.
st-event-double-give = День подарунків
    .effect = Кількість передач подвоюється.
st-event-cursed-artefact = Проклята знахідка
    .effect = Гравець, що відкрив карту, бере проклятий артефакт.
st-event-no-swap = Зачинені крамниці
    .effect = Цього раунду не можна обмінювати.
st-event-place-or-roll = Слово чи діло
    .effect = Або розміщуйте підозри, або кидайте кубики.
st-event-extra-smuggle = Чорний хід
    .effect = Додайте до кидка 2 контрабанди.
st-event-double-protect = Подвійні замки
    .effect = Кількість захистів подвоюється.
st-event-flip-dice = Догори дном
    .effect = Можна перевернути будь-які кубики.
st-event-no-steal = Варта в дозорі
    .effect = Цього раунду не можна красти.
st-event-no-protect = Зламані замки
    .effect = Цього раунду не можна захищати.
st-event-free-reroll = Другий шанс
    .effect = Одне безкоштовне перекидання будь-яких кубиків.
st-event-all-five = Повна зайнятість
    .effect = Використайте всі п’ять кубиків по одному.
st-event-sandstorm = Піщана буря
    .effect = Гра негайно закінчується.

st-choice-words = Лише підозри
st-choice-deeds = Лише кидок і дія
st-choice-place = { $seat }: підозра «{ $client }»
st-choice-roll = Кинути кубики
st-choice-rest = Завершити хід
st-choice-reroll = Перекинути за жетон «{ $client }»
st-choice-reroll-free = Перекинути безкоштовно
st-choice-pick = Перекинути кубик { $die }
st-choice-throw = Кинути вибрані кубики
st-choice-flip = Перевернути кубик { $die }
st-choice-act = { $action } × { $times }
st-choice-skip = Нічого зробити не можна
st-choice-use = Кубик { $die }: { $action }
st-choice-steal = Вкрасти { $good_acc } у гравця { $seat }
st-choice-give = Віддати { $good_acc } гравцеві { $seat }
st-choice-give-stashed = Віддати { $good_acc } зі схованки гравцеві { $seat }
st-choice-offer = Запропонувати { $good_acc }
st-choice-offer-stashed = Запропонувати { $good_acc } зі схованки
st-choice-swap = Взяти за це { $good_acc } у гравця { $seat }
st-choice-lift = Забрати { $good_acc } у гравця { $seat }
st-choice-drop = Передати гравцеві { $seat }
st-choice-stash = Сховати { $good_acc }

st-ask-words-or-deeds = Слово чи діло: підозри чи кубики?
st-ask-words-or-deeds-other = { $seat } обирає: слово чи діло
st-ask-suspecting = Розмістіть підозри або кидайте кубики
st-ask-suspecting-other = { $seat } обмірковує підозри
st-ask-minions = Оберіть дію або перекиньте кубики
st-ask-minions-other = { $seat } дивиться на кубики
st-ask-picking = Які кубики перекинути?
st-ask-picking-other = { $seat } обирає кубики для перекидання
st-ask-working-all = Який кубик наступний?
st-ask-working-all-other = { $seat } використовує кубики
st-ask-stealing = Вкрадіть { $left ->
    [one] { $left } товар
    [few] { $left } товари
   *[many] { $left } товарів
}
st-ask-stealing-other = { $seat } краде
st-ask-giving = Віддайте { $left ->
    [one] { $left } товар
    [few] { $left } товари
   *[many] { $left } товарів
}
st-ask-giving-other = { $seat } віддає
st-ask-swapping = Обміняйте { $left ->
    [one] { $left } раз
    [few] { $left } рази
   *[many] { $left } разів
}: що ви пропонуєте?
st-ask-swapping-other = { $seat } обмінює
st-ask-swapping-for = Що ви берете натомість?
st-ask-swapping-for-other = { $seat } обмінює
st-ask-moving = Перемістіть { $left ->
    [one] { $left } товар
    [few] { $left } товари
   *[many] { $left } товарів
} між суперниками: який?
st-ask-moving-other = { $seat } переміщує товари
st-ask-moving-to = Хто його отримає?
st-ask-moving-to-other = { $seat } переміщує товари
st-ask-stashing = Сховайте { $left ->
    [one] { $left } товар
    [few] { $left } товари
   *[many] { $left } товарів
}
st-ask-stashing-other = { $seat } наповнює схованку

st-log-round-begins = Раунд { $round }
st-log-event-revealed = { $seat_key ->
    [you] Ви відкриваєте
   *[other] { $seat } відкриває
} подію «{ $event_card }»
st-log-sandstorm = Налетіла піщана буря. Гру закінчено.
st-log-artefact = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} проклятий артефакт
st-log-turn-begins = { $seat_key ->
    [you] Ваш хід
   *[other] Хід: { $seat }
}
st-log-words = { $seat_key ->
    [you] Ви обираєте
   *[other] { $seat } обирає
} слово: цього ходу без кубиків
st-log-deeds = { $seat_key ->
    [you] Ви обираєте
   *[other] { $seat } обирає
} діло: цього ходу без підозр
st-log-token-placed = { $client_key ->
    [hidden] Жетон на цьому планшеті вже накрито іншим
   *[other] { $seat_key ->
        [you] Ви підозрюєте
       *[other] { $seat } підозрює
    } { $board_key ->
        [you] вас
       *[other] гравця { $board }
    }: «{ $client }»
}
st-log-rolled = { $seat_key ->
    [you] Ваш кидок
   *[other] { $seat } кидає
}: { $d1 }, { $d2 }, { $d3 }, { $d4 }, { $d5 }
st-log-token-discarded = { $client_key ->
    [hidden] { $seat } скидає жетон заради перекидання
   *[other] Ви скидаєте жетон «{ $client }» заради перекидання
}
st-log-free-reroll = { $seat_key ->
    [you] Ви перекидаєте
   *[other] { $seat } перекидає
} кубики безкоштовно
st-log-flipped = { $seat_key ->
    [you] Ви перевертаєте
   *[other] { $seat } перевертає
} кубик: { $face }
st-log-acts = { $seat_key ->
    [you] Ви обираєте
   *[other] { $seat } обирає
}: { $action } × { $times }
st-log-skipped = { $seat_key ->
    [you] Ви не можете
   *[other] { $seat } не може
} нічого зробити
st-log-used = { $seat_key ->
    [you] Ви використовуєте
   *[other] { $seat } використовує
} кубик: { $action }
st-log-stolen = { $seat_key ->
    [you] Ви крадете
   *[other] { $seat } краде
} { $good_acc } { $victim_key ->
    [you] у вас
   *[other] у гравця { $victim }
}
st-log-given = { $seat_key ->
    [you] Ви віддаєте
   *[other] { $seat } віддає
} { $good_acc } { $receiver_key ->
    [you] вам
   *[other] гравцеві { $receiver }
}
st-log-swapped = { $seat_key ->
    [you] Ви міняєтеся
   *[other] { $seat } міняється
} { $other_key ->
    [you] з вами
   *[other] з гравцем { $other }
}: { $gave_acc } на { $got_acc }
st-log-moved = { $seat_key ->
    [you] Ви переміщуєте
   *[other] { $seat } переміщує
} { $good_acc } { $source_key ->
    [you] від вас
   *[other] від гравця { $source }
} { $target_key ->
    [you] до вас
   *[other] до гравця { $target }
}
st-log-stashed = { $seat_key ->
    [you] Ви ховаєте
   *[other] { $seat } ховає
} { $good_acc }
st-log-embargo = { $seat_key ->
    [you] Ви оголошуєте
   *[other] { $seat } оголошує
} ембарго
st-log-lapsed = { $times ->
    [one] Пропадає { $times } повторення
    [few] Пропадають { $times } повторення
   *[many] Пропадають { $times } повторень
}
st-log-lamp-card = { $seat_key ->
    [you] Лампа у вас: ви починаєте наступний раунд
   *[other] Наступний раунд починає { $seat }: лампа в цього гравця
}

st-score-suspicion = Підозри
st-score-correct = Правильних жетонів
st-score-exposure = Майстер викриття
st-score-disguise = Майстер маскування
st-score-mission = Місія
st-score-lamp = Чарівна лампа
st-score-artefact = Проклятий артефакт
