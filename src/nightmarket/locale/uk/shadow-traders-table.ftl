# Тіньові торговці. Імена гравців не відмінюються, тому поруч стоїть слово «гравець»;
# дієслова в теперішньому часі, щоб не гадати про рід.

-flat-earth = { $case ->
   *[nominative] Пласка земля
    [accusative] пласку землю
}
-starlight = { $case ->
   *[nominative] Зоряне світло
    [accusative] зоряне світло
}
-cookie = { $case ->
   *[nominative] Космопечиво
    [accusative] космопечиво
}
-crystal = { $case ->
   *[nominative] Кристал часу
    [accusative] кристал часу
}
-cactus = { $case ->
   *[nominative] Співучий кактус
    [accusative] співучий кактус
}
-volcano = { $case ->
   *[nominative] Кишеньковий вулкан
    [accusative] кишеньковий вулкан
}
-lamp = { $case ->
   *[nominative] Чарівна лампа
    [accusative] чарівну лампу
}
-artefact = { $case ->
   *[nominative] Проклятий артефакт
    [accusative] проклятий артефакт
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
        [keep] Зберегти
        [take] Взяти
        [collect] Зібрати
        [give-away] Віддати
        [choose] Обрати
       *[lose] Програти
    }
st-mission-text =
    { $mission ->
        [keep] Товари свого кольору
        [take] Багато товарів чужого кольору
        [collect] Набори з різних кольорів
        [give-away] Якнайменше товарів
        [choose] Кольори рівно по одному
       *[lose] Найменше очок з усіх
    }
st-mission-table =
    { $mission ->
        [keep] кожен 7
        [take] 1 2 3 4 5 → 1 4 9 16 25
        [collect] 3 → 8 · 4 → 14 · 5 → 22
        [give-away] 70 − 5 за товар
        [choose] один 15 · два 5
       *[lose] 75 − 20 − 20 − 20
    }
st-face =
    { $face ->
        [steal] Вкрасти
        [give] Віддати
        [swap] Обміняти
        [protect] Захистити
        [move] Перемістити
       *[smuggle] Контрабанда
    }
st-action-note =
    { $action ->
        [steal] взяти товар у суперника
        [give] віддати товар суперникові
        [swap] свій товар на чужий
        [protect] по 2 товари у схованку
       *[move] між двома суперниками
    }
st-event =
    { $event ->
        [DOUBLE_SWAP] Мінова лихоманка
        [DOUBLE_STEAL] Ніч злодіїв
        [DOUBLE_GIVE] День подарунків
        [CURSED_ARTEFACT] Проклята знахідка
        [NO_SWAP] Зачинені крамниці
        [PLACE_OR_ROLL] Слово чи діло
        [EXTRA_SMUGGLE] Чорний хід
        [DOUBLE_PROTECT] Подвійні замки
        [FLIP_DICE] Догори дном
        [NO_STEAL] Варта в дозорі
        [NO_PROTECT] Зламані замки
        [FREE_REROLL] Другий шанс
        [ALL_FIVE] Повна зайнятість
       *[SANDSTORM] Піщана буря
    }
st-event-effect =
    { $event ->
        [DOUBLE_SWAP] Кількість обмінів подвоюється.
        [DOUBLE_STEAL] Кількість крадіжок подвоюється.
        [DOUBLE_GIVE] Кількість передач подвоюється.
        [CURSED_ARTEFACT] Гравець, що відкрив карту, бере проклятий артефакт.
        [NO_SWAP] Цього раунду не можна обмінювати.
        [PLACE_OR_ROLL] Або розміщуйте підозри, або кидайте кубики.
        [EXTRA_SMUGGLE] Додайте до кидка 2 контрабанди.
        [DOUBLE_PROTECT] Кількість захистів подвоюється.
        [FLIP_DICE] Можна перевернути будь-які кубики.
        [NO_STEAL] Цього раунду не можна красти.
        [NO_PROTECT] Цього раунду не можна захищати.
        [FREE_REROLL] Одне безкоштовне перекидання будь-яких кубиків.
        [ALL_FIVE] Виконайте всі п’ять кубиків по одному.
       *[SANDSTORM] Гра негайно закінчується.
    }
st-event-label = Подія · раунд { $round }
st-event-none = Події ще немає
st-event-doubles = Контрабанда рахується до подвоєння

# Стіл
st-of-rounds = з 4–6
st-storm-from = Колода бурі з 5-го раунду
st-storm-odds = Буря в наступному раунді: { $odds }
st-storm-sure = Буря в наступному раунді: напевно
st-first = перший
st-first-long = Цього раунду першим ходить { $name }
st-goods-count =
    { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[many] { $n } товарів
    }
st-stash = Схованка
st-empty = порожньо
st-embargo = Ембарго
st-embargo-note = { $name }: не можна віддавати й переміщати сюди до ходу цього гравця
st-shut = зачинено
st-suspicion-you = Підозри на вас
st-suspicion-top = зверху:
st-suspicion-none = підозр поки немає
st-stack =
    { $height ->
        [0] { $name }: підозр немає
        [one] { $name }: { $height } жетон підозри, зверху: { $client }
        [few] { $name }: { $height } жетони підозри, зверху: { $client }
       *[many] { $name }: { $height } жетонів підозри, зверху: { $client }
    }
st-unplaced =
    { $n ->
        [one] { $n } нерозміщений жетон
        [few] { $n } нерозміщені жетони
       *[many] { $n } нерозміщених жетонів
    }
st-mission-yours = Ваша місія · таємниця
st-worth-now = Зараз
st-worth-after = після вибору
st-tokens-title = Ваші жетони підозри
st-tokens-note = лише до кидка
st-token-own = ваш
st-token-spent = скинуто
st-token-label =
    { $state ->
        [placed] { $client }, лежить у гравця { $name }
        [spent] { $client }, скинуто за перекидання
       *[free] { $client }, не розміщено
    }
st-notebook = Блокнот
st-notebook-short = Блокнот
st-notebook-lead = Лише на цьому пристрої. Натискайте на клітинку: можливо, виключено, точно.
st-notebook-out =
    { $n ->
        [one] Виключено { $n } пару з { $total }
        [few] Виключено { $n } пари з { $total }
       *[many] Виключено { $n } пар з { $total }
    }
st-notebook-cell =
    { $state ->
        [out] { $name }, { $mission }: виключено
        [sure] { $name }, { $mission }: точно
       *[maybe] { $name }, { $mission }: можливо
    }
st-dice-none = Кубики чекають на кидок.
st-die =
    { $state ->
        [picked] { $face }, позначено
        [used] { $face }, використано
       *[idle] { $face }
    }
st-times =
    { $min ->
        [0] не можна
       *[other] { $range }
    }
st-bonus-smuggle = +{ $n } від події

# Що питають
st-ask-words-or-deeds = Цього раунду слово чи діло?
st-ask-place = Звинуватьте когось або кидайте кубики
st-ask-place-only = Звинуватьте когось або завершіть хід
st-ask-place-where = На чиє поле кладете <b>{ $client }</b>?
st-ask-roll = Оберіть <b>одну дію</b>
st-ask-roll-hint = Спершу можна позначити кубики й перекинути
st-ask-marked =
    { $n ->
        [one] Позначено <b>{ $n } кубик</b>
        [few] Позначено <b>{ $n } кубики</b>
       *[many] Позначено <b>{ $n } кубиків</b>
    }
st-ask-pay = Заплатіть жетоном за перекидання
st-ask-skip = Кубики нічого не дозволяють
st-ask-use = Використайте кубики <b>по одному</b>
st-ask-use-as = Контрабанда замінює…
st-ask-steal = Вкрадіть { $more ->
    [yes] ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b>
st-ask-give = Віддайте { $more ->
    [yes] ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b>
st-ask-swap = Обміняйте { $more ->
    [yes] ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b>
st-ask-protect = Сховайте { $more ->
    [yes] ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b>
st-ask-move = Перемістіть { $more ->
    [yes] ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b> між суперниками
st-ask-done = Усе обрано: підтвердьте
st-hint-rival = Натисніть на сяйливий стос або клавіші місця й кольору, напр.
st-hint-own = Натисніть на свій товар або його літеру
st-hint-receiver = Тепер натисніть на отримувача або його номер
st-hint-theirs = Тепер натисніть на товар, який хочете натомість
st-hint-drop = Тепер натисніть на суперника, який його отримає
st-hint-token = Натисніть на жетон, потім на поле
st-confirm-act =
    { $action ->
        [steal] Вкрасти ці { $n }
        [give] Віддати ці { $n }
        [swap] Обміняти ці { $n }
        [protect] Сховати ці { $n }
       *[move] Перемістити ці { $n }
    }
st-confirm-roll =
    { $n ->
        [0] Кинути кубики
       *[other] Покласти { $n } і кинути
    }
st-confirm-rest =
    { $n ->
        [0] Завершити хід
       *[other] Покласти { $n } і завершити
    }
st-reroll-token = Перекинути за жетон
st-reroll-free = Перекинути безкоштовно
st-flip = Перевернути

# Чому не можна
st-why-stashed = Схованка гравця { $name }: інші не можуть чіпати до його наступного ходу.
st-why-embargo = У гравця { $name } ембарго: нічого не взяти й не віддати до його ходу.
st-why-not-yours = Зараз не ваш хід.
st-why-not-now = Зараз це обрати не можна.

# Вибори
st-do-words = Слово: лише розміщувати жетони
st-do-deeds = Діло: лише кидати й діяти
st-do-place = Звинуватити гравця { $name }: { $client }
st-do-roll = Кинути кубики
st-do-rest = Завершити хід
st-do-reroll = Перекинути за жетон «{ $client }»
st-do-reroll-free = Перекинути безкоштовно
st-do-pick = Взяти кубик { $die }: { $face }
st-do-throw = Кинути взяті кубики
st-do-flip = Перевернути кубик { $die }: { $face }
st-do-act = { $face }: { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
}
st-do-skip = Нічого не можна: далі
st-do-use = Використати кубик { $die }: { $face }
st-do-steal = Вкрасти { st-good-object } у гравця { $name }
st-do-give = Віддати { st-good-object } гравцеві { $name }
st-do-give-stashed = Віддати { st-good-object } зі схованки гравцеві { $name }
st-do-offer = Запропонувати { st-good-object }
st-do-offer-stashed = Запропонувати { st-good-object } зі схованки
st-do-swap = Взяти натомість { st-good-object } у гравця { $name }
st-do-lift = Забрати { st-good-object } у гравця { $name }
st-do-drop = Передати гравцеві { $name }
st-do-stash = Сховати { st-good-object }

# Журнал
st-log-round-begins = Раунд { $round }
st-log-event-revealed = Відкрито подію { $event }
st-log-sandstorm = <b>Піщана буря</b> завершує гру
st-log-turn-begins = { $me ->
    [actor] { $who } починаєте хід
   *[none] { $who } починає хід
}
st-log-words-or-deeds = { $me ->
    [actor] { $who } обираєте { $choice ->
        [words] слово
       *[deeds] діло
    }
   *[none] { $who } обирає { $choice ->
        [words] слово
       *[deeds] діло
    }
}
st-log-token-placed = { $me ->
    [actor] { $who } звинувачуєте гравця { $whom }: { $client }
    [target] { $who } звинувачує <b>вас</b>: { $client }
   *[none] { $who } звинувачує гравця { $whom }: { $client }
}
st-log-rolled = { $me ->
    [actor] { $who } кидаєте { $dice }
   *[none] { $who } кидає { $dice }
}
st-log-token-discarded = { $me ->
    [actor] { $who } скидаєте жетон { $client }
   *[none] { $who } скидає жетон
}
st-log-rerolled = { $me ->
    [actor] { $who } перекидаєте: { $dice }
   *[none] { $who } перекидає: { $dice }
}
st-log-flipped = { $me ->
    [actor] { $who } перевертаєте кубик: { $dice }
   *[none] { $who } перевертає кубик: { $dice }
}
st-log-acts = { $me ->
    [actor] { $who } обираєте <b>{ st-face } × { $times }</b>
   *[none] { $who } обирає <b>{ st-face } × { $times }</b>
}
st-log-skipped = { $me ->
    [actor] { $who } нічого не можете зробити
   *[none] { $who } нічого не може зробити
}
st-log-stolen = { $me ->
    [actor] { $who } крадете { $good } у гравця { $whom }
    [target] { $who } краде { $good } <b>у вас</b>
   *[none] { $who } краде { $good } у гравця { $whom }
}
st-log-given = { $me ->
    [actor] { $who } віддаєте { $good } гравцеві { $whom }
    [target] { $who } віддає { $good } <b>вам</b>
   *[none] { $who } віддає { $good } гравцеві { $whom }
}
st-log-swapped = { $me ->
    [actor] { $who } міняєте { $good } на { $got } з гравцем { $whom }
    [target] { $who } міняє { $good } на { $got } <b>з вами</b>
   *[none] { $who } міняє { $good } на { $got } з гравцем { $whom }
}
st-log-moved = { $me ->
    [actor] { $who } переміщуєте { $good } від гравця { $whom } гравцеві { $to }
    [target] { $who } переміщує { $good } <b>від вас</b> гравцеві { $to }
    [receiver] { $who } переміщує { $good } від гравця { $whom } <b>вам</b>
   *[none] { $who } переміщує { $good } від гравця { $whom } гравцеві { $to }
}
st-log-stashed = { $me ->
    [actor] { $who } ховаєте { $good }
   *[none] { $who } ховає { $good }
}
st-log-embargo = { $me ->
    [actor] { $who } оголошуєте <b>ембарго</b>
   *[none] { $who } оголошує <b>ембарго</b>
}
st-log-lapsed = { $left ->
    [one] Пропадає { $left } дія
    [few] Пропадають { $left } дії
   *[many] Пропадають { $left } дій
}
st-log-lamp-card = { $me ->
    [actor] { $who } берете карту лампи й ходите першим
   *[none] { $who } бере карту лампи й ходить першим
}
st-log-artefact = { $me ->
    [actor] { $who } берете { $good }
   *[none] { $who } бере { $good }
}
st-log-game-over = Гру завершено

# Підрахунок
st-sheet =
    { $key ->
        [mission] Місія
        [suspicion] Підозри
        [correct] Правильних жетонів
        [exposure] Викриття
        [disguise] Маскування
        [mission-points] Очки місії
        [lamp] Лампа
        [artefact] Прокляття
       *[total] Разом
    }

# Налаштування столу
st-option =
    { $key ->
        [stack_view] Стоси підозр
        [lose_tie_wins] «Програти» за нічиєї
        [first] Перший гравець
       *[other] { $key }
    }
st-option-note =
    { $of ->
        [stack_view-closed] Видно лише верхній жетон і висоту
        [stack_view-open] Увесь стос лишається на виду
        [lose_tie_wins-off] Місії «Програти» потрібно менше очок, ніж у кожного
        [lose_tie_wins-on] Місії «Програти» досить розділити останнє місце
       *[other] {""}
    }
st-option-value =
    { $of ->
        [stack_view-closed] Закриті
        [stack_view-open] Відкриті
        [lose_tie_wins-off] Ні
        [lose_tie_wins-on] Так
        [first-random] Випадково
       *[other] { $value }
    }
