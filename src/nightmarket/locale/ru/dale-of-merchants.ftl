# Долина торговцев 2. Смысл имён сообщений: docs/adding-a-game.md.

dm-about = Неофициальная версия игры Сами Лааксо. Действия карт соответствуют классической редакции и пересказаны своими словами; русские названия карт и термины — наш перевод.

dm-option-sets = Колоды народов
    .about = Назовите желаемые народы, остальных выберет жребий. Колод на одну больше, чем игроков, в командной игре четыре.
dm-option-sets-random = Случайно
dm-option-sets-platypus = Утконосы
dm-option-sets-sloth = Ленивцы
dm-option-sets-crocodile = Крокодилы
dm-option-sets-fox = Лисы
dm-option-sets-polecat = Хорьки
dm-option-sets-owl = Совы
dm-option-mood = Настроение
    .about = Какой должна быть партия с народами по жребию.
dm-option-mood-any = Любое
dm-option-mood-calm = Спокойное: планы, мало конфликтов
dm-option-mood-chancy = Азартное: кубик и удача
dm-option-mood-nasty = Злое: угрозы и неожиданности
dm-option-teams = Две команды
    .about = Четыре игрока, напарники сидят напротив, общий прилавок на десять стопок.
dm-option-teams-off = Нет
dm-option-teams-on = Да
dm-option-first = Первый игрок
    .about = Кто ходит первым.
dm-option-first-random = Случайно
dm-option-wise_spy = Вернувшийся Мудрый шпион
    .about = Можно ли использовать его снова в тот же ход.
dm-option-wise_spy-again = Снова можно
dm-option-wise_spy-once = Раз за ход

dm-set-platypus = Утконосы
    .about = Нужная карта в нужный момент; с ними легко начать.
dm-set-sloth = Ленивцы
    .about = Всё сбывается через ход: планируйте.
dm-set-crocodile = Крокодилы
    .about = Кражи, угрозы и давление.
dm-set-fox = Лисы
    .about = Участвуют все, хотят они того или нет.
dm-set-polecat = Хорьки
    .about = Кубик, догадки и риск.
dm-set-owl = Совы
    .about = Ответы на чужие действия.

dm-card-junk = Хлам
    .effect = При оплате стоит 1. В стопки не идёт.
dm-card-tireless-tinkerer = Неутомимый мастер
    .effect = Положите верхнюю карту своего сброса на свою колоду.
dm-card-calculations = Расчёты
    .effect = Если вы платите этой картой, можете сначала переставить карты рынка.
dm-card-safety-precaution = Мера предосторожности
    .effect = Возьмите карту со своего прилавка; эта займёт её место.
dm-card-magnet = Магнит
    .effect = Найдите в своей колоде любую карту, затем перемешайте колоду.
dm-card-dangerous-test = Опасный опыт
    .effect = Возьмите три карты, затем сбросьте три.
dm-card-glue = Клей
    .effect = Если вы платите этой картой, можете оставить её в руке.
dm-card-steady-achiever = Упорный труженик
    .effect = В следующий ход возьмите карту.
dm-card-shopping-journey = Поездка за покупками
    .effect = В следующий ход возьмите любую карту рынка бесплатно.
dm-card-housecleaning = Уборка в доме
    .effect = Возьмите до трёх карт хлама из своего сброса. В следующий ход можете уничтожить карту.
dm-card-siesta = Сиеста
    .effect = В следующий ход можете взять карту из своего сброса.
dm-card-lunch-break = Обеденный перерыв
    .effect = Возьмите карту. В следующий ход — ещё одну.
dm-card-ironing = Глажка
    .effect = В следующий ход каждая карта, которой вы платите или которую выкладываете в стопку, стоит на 1 больше.
dm-card-little-villain = Маленький злодей
    .effect = Каждый соперник дважды сбрасывает верхнюю карту своей колоды.
dm-card-scary-gunfight = Страшная перестрелка
    .effect = До вашего следующего хода карты рынка для соперников дороже на 2.
dm-card-night-shift = Ночная смена
    .effect = Посмотрите верхние карты всех колод и разложите их обратно по своему усмотрению.
dm-card-ruthless-competition = Безжалостная конкуренция
    .effect = Возьмите карту из чужой колоды, затем положите на неё карту из руки.
dm-card-nasty-threat = Подлая угроза
    .effect = До вашего следующего хода стопки соперников должны быть на 1 больше.
dm-card-lost-shipments = Пропавшие грузы
    .effect = До вашего следующего хода соперники берут при уборке не больше одной карты.
dm-card-cunning-neighbour = Хитрый сосед
    .effect = Посмотрите руку другого игрока. Эту карту можно положить на свою колоду.
dm-card-cheer = Веселье
    .effect = Каждый находит в своей колоде любую карту и перемешивает колоду.
dm-card-raffle = Розыгрыш
    .effect = Каждый берёт случайную карту у соседа с выбранной вами стороны.
dm-card-charity = Благотворительность
    .effect = Возьмите по случайной карте из всех рук и раздайте их обратно как хотите.
dm-card-tasters = Дегустаторы
    .effect = Начиная с вас, каждый берёт карту с рынка.
dm-card-rumours = Слухи
    .effect = Каждый кладёт две верхние карты своего сброса на свою колоду.
dm-card-daring-adventurer = Отважный искатель приключений
    .effect = Бросьте кубик: уничтожьте столько карт рынка и заполните рынок.
dm-card-rare-artefact = Редкий артефакт
    .effect = Покажите карту из руки и бросьте кубик: в этот ход её номинал умножается на выпавшее число.
dm-card-swank = Бахвальство
    .effect = Уничтожьте карту. За карту народа возьмите карту из колоды рынка.
dm-card-risky-business = Рискованное дело
    .effect = Угадайте номинал верхней карты колоды рынка: угадали — она ваша, нет — уничтожена.
dm-card-natural-survivor = Мастер выживания
    .effect = Бросьте кубик: обменяйте столько карт руки и колоды, затем перемешайте.
dm-card-sofa = Диван
    .effect = На прилавке: ваш предел руки на 1 больше.
dm-card-wise-spy = Мудрый шпион
    .effect = Раз за свой ход: посмотрите три верхние карты своей колоды и верните в любом порядке.
dm-card-ancient-knowledge = Древнее знание
    .effect = После чужого приёма: просмотрите свою колоду, сбросьте не больше одной карты, перемешайте.
dm-card-quality-inspection = Проверка качества
    .effect = Когда она попадает в вашу руку: можете уничтожить карту и взять другую.
dm-card-binoculars = Бинокль
    .effect = После чужой покупки: можете взять карту, затем сбросить одну.
dm-card-balancing = Балансировка
    .effect = После чужого перемешивания: можете обменять карту народа из руки на карту сброса.
dm-card-extra-remarks = Дополнительные замечания
    .effect = После чужой стопки: можете положить карту сброса на свою колоду.

dm-side-left = влево
dm-side-right = вправо
dm-deed-play = разыграть
dm-deed-pay = заплатить
dm-deed-build = в стопку
dm-deed-add = добавить
dm-deed-discard = сбросить
dm-deed-throw = уничтожить
dm-deed-show = показать
dm-deed-return = вернуть
dm-deed-swap = обменять
dm-deed-keep = заплатить и оставить

dm-choice-play = Разыграть карту «{ $card }»
dm-choice-pay = Заплатить картой «{ $card }»
dm-choice-build = В стопку: «{ $card }»
dm-choice-add = Добавить карту «{ $card }»
dm-choice-discard = Сбросить карту «{ $card }»
dm-choice-throw = Уничтожить карту «{ $card }»
dm-choice-show = Показать карту «{ $card }»
dm-choice-return = Положить карту «{ $card }» на ту колоду
dm-choice-swap = Обменять карту «{ $card }»
dm-choice-keep = Заплатить картой «{ $card }» и оставить её
dm-choice-marked = Карта «{ $card }» (номинал изменён): { $deed }
dm-choice-buy = Купить карту «{ $card }» с места +{ $slot }
dm-choice-calculate = Переставить карты рынка и купить карту «{ $card }»
dm-choice-arrange = Следующая справа: «{ $card }»
dm-choice-arrange-bought = Следующая справа: покупаемая карта
dm-choice-pick = Взять карту «{ $card }» с места +{ $slot }
dm-choice-clear = Уничтожить карту «{ $card }» на месте +{ $slot }
dm-choice-take = Взять карту «{ $card }» из сброса{ $nth ->
    [0] {""}
   *[other] {" "}(копия { $nth } под верхней)
}
dm-choice-fetch = Взять карту «{ $card }» из колоды
dm-choice-drop = Сбросить карту «{ $card }» из колоды
dm-choice-take-back = Взять карту «{ $card }» из стопки { $stack }
dm-choice-order = Следующая сверху: «{ $card }»
dm-choice-give = { $seat } получает карту «{ $card }»
dm-choice-choose = { $seat }
dm-choice-done = Готово
dm-choice-ask = Попросить напарника о помощи
dm-choice-decline = Отказаться
dm-choice-use = Использовать карту «{ $card }»
dm-choice-pass = Пас
dm-choice-go-on = Дальше
dm-choice-resolve = Завершить карту «{ $card }»
dm-choice-left = Влево
dm-choice-right = Вправо
dm-choice-to-deck = Положить на колоду
dm-choice-to-discard = Сбросить
dm-choice-guess = Номинал { $value }
dm-choice-face = { $value }

dm-ask-starting = Какую ожидающую карту завершить первой?
dm-ask-starting-other = { $seat } завершает ожидающие карты
dm-ask-acting = Выберите действие: купить карту, разыграть приём, выложить стопку или сбросить карты
dm-ask-acting-other = { $seat } выбирает действие
dm-ask-paying = Заплатите { $price } за карту «{ $card }»: пока { $paid }
dm-ask-paying-other = { $seat } платит { $price } за карту «{ $card }»
dm-ask-arranging = Разложите рынок заново, начиная справа
dm-ask-arranging-other = { $seat } переставляет карты рынка
dm-ask-building = Не хватает { $missing }: какая карта?
dm-ask-building-other = { $seat } выкладывает стопку
dm-ask-helping = Напарнику не хватает { $missing }. Добавите карты?
dm-ask-helping-other = { $seat } может помочь со стопкой
dm-ask-stocktaking = Сбросьте ещё карты или остановитесь
dm-ask-stocktaking-other = { $seat } сбрасывает карты
dm-ask-cleaning-up = Уборка: дальше?
dm-ask-cleaning-up-other = { $seat }: уборка
dm-ask-ordering = Какая карта ляжет следующей сверху?
dm-ask-ordering-other = { $seat } возвращает карты на колоду
dm-ask-reacting = Ответите?
dm-ask-reacting-other = { $seat } может ответить
dm-ask-taking-back = Какую карту взять с прилавка?
dm-ask-taking-back-other = { $seat } берёт карту с прилавка
dm-ask-searching = Какую карту взять из колоды?
dm-ask-searching-other = { $seat } просматривает колоду
dm-ask-testing = Сбросьте { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}
dm-ask-testing-other = { $seat } сбрасывает карты
dm-ask-journeying = Какую карту рынка взять?
dm-ask-journeying-other = { $seat } берёт карту с рынка
dm-ask-gleaning = Возьмите хлам: не больше { $left }
dm-ask-gleaning-other = { $seat } ищет хлам
dm-ask-throwing-out = Уничтожить карту?
dm-ask-throwing-out-other = { $seat } может уничтожить карту
dm-ask-resting = Взять карту из сброса?
dm-ask-resting-other = { $seat } может взять карту из сброса
dm-ask-shifting = Какая карта ляжет на следующую колоду?
dm-ask-shifting-other = { $seat } раскладывает ночную смену
dm-ask-competing = Из чьей колоды взять карту?
dm-ask-competing-other = { $seat } выбирает соперника
dm-ask-returning = Какую карту положить на ту колоду?
dm-ask-returning-other = { $seat } возвращает карту
dm-ask-peeking = Чью руку посмотреть?
dm-ask-peeking-other = { $seat } выбирает соседа
dm-ask-placing = Куда деть Хитрого соседа?
dm-ask-placing-other = { $seat } убирает Хитрого соседа
dm-ask-cheering = Какую карту взять из колоды?
dm-ask-cheering-other = { $seat } просматривает колоду
dm-ask-pointing = Влево или вправо?
dm-ask-pointing-other = { $seat } выбирает сторону
dm-ask-sharing = Какую карту получит следующий игрок?
dm-ask-sharing-other = { $seat } раздаёт карты
dm-ask-tasting = Какую карту рынка взять?
dm-ask-tasting-other = { $seat } берёт карту с рынка
dm-ask-adventuring = Уничтожьте { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
} рынка
dm-ask-adventuring-other = { $seat } уничтожает карты рынка
dm-ask-showing = Какую карту показать?
dm-ask-showing-other = { $seat } показывает карту
dm-ask-swanking = Какую карту уничтожить?
dm-ask-swanking-other = { $seat } уничтожает карту
dm-ask-guessing = Какой номинал у верхней карты колоды рынка?
dm-ask-guessing-other = { $seat } угадывает
dm-ask-parting = Отдайте в колоду { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}
dm-ask-parting-other = { $seat } обменивает карты с колодой
dm-ask-joining = Возьмите из колоды { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}
dm-ask-joining-other = { $seat } обменивает карты с колодой
dm-ask-studying = Сбросить карту из колоды?
dm-ask-studying-other = { $seat } изучает колоду
dm-ask-inspecting = Какую карту уничтожить?
dm-ask-inspecting-other = { $seat } проверяет качество
dm-ask-watching = Какую карту сбросить?
dm-ask-watching-other = { $seat } сбрасывает карту
dm-ask-weighing = Какую карту отдать?
dm-ask-weighing-other = { $seat } применяет «Балансировку»
dm-ask-exchanging = Какую карту сброса взять взамен?
dm-ask-exchanging-other = { $seat } применяет «Балансировку»
dm-ask-remarking = Какую карту сброса положить на колоду?
dm-ask-remarking-other = { $seat } выбирает карту сброса

dm-log-turn-begins = { $seat_key ->
    [you] Ваш ход
   *[other] Ход: { $seat }
}
dm-log-waiting = { $seat_key ->
    [you] Срабатывает ваша карта «{ $card }»
   *[other] Срабатывает карта «{ $card }» игрока { $seat }
}
dm-log-paid = { $seat_key ->
    [you] Вы платите
   *[other] { $seat } платит
} картой «{ $card }» ({ $value })
dm-log-glue-kept = { $seat_key ->
    [you] Вы оставляете
   *[other] { $seat } оставляет
} «Клей» в руке
dm-log-arranged = { $seat_key ->
    [you] Вы переставляете
   *[other] { $seat } переставляет
} карты рынка
dm-log-bought = { $seat_key ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} карту «{ $card }» за { $price }
dm-log-played = { $seat_key ->
    [you] Вы разыгрываете
   *[other] { $seat } разыгрывает
} карту «{ $card }»
dm-log-resolved = Завершено: «{ $card }»
dm-log-placed = Карта «{ $card }» ложится в стопку { $stack }
dm-log-built = { $seat_key ->
    [you] Вы выкладываете
   *[other] { $seat } выкладывает
} стопку { $stack }
dm-log-offered = { $seat_key ->
    [you] Вы предлагаете
   *[other] { $seat } предлагает
} в стопку карту «{ $card }»
dm-log-help-asked = { $seat_key ->
    [you] Вы просите
   *[other] { $seat } просит
} { $partner_key ->
    [you] вас
   *[other] игрока { $partner }
} добавить { $missing }
dm-log-help-declined = { $seat_key ->
    [you] Вы отказываетесь
   *[other] { $seat } отказывается
} помочь
dm-log-discarded = { $seat_key ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} карту «{ $card }»
dm-log-milled = Карта «{ $card }»: из { $seat_key ->
    [you] вашей колоды
   *[other] колоды игрока { $seat }
} в сброс
dm-log-studied = { $seat_key ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} карту «{ $card }» из колоды
dm-log-drew = { $card_key ->
    [hidden] { $seat } берёт карту
   *[other] Вы берёте карту «{ $card }»
}
dm-log-drew-junk = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} карту хлама из кучи хлама
dm-log-stole = { $card_key ->
    [hidden] { $seat } берёт карту из { $victim_key ->
        [you] вашей колоды
       *[other] колоды игрока { $victim }
    }
   *[other] Вы берёте карту «{ $card }» из колоды игрока { $victim }
}
dm-log-returned = { $card_key ->
    [hidden] { $seat } кладёт карту на { $victim_key ->
        [you] вашу колоду
       *[other] колоду игрока { $victim }
    }
   *[other] Вы кладёте карту «{ $card }» на колоду игрока { $victim }
}
dm-log-drew-market = { $card_key ->
    [hidden] { $seat } берёт карту из колоды рынка
   *[other] Вы берёте карту «{ $card }» из колоды рынка
}
dm-log-shuffled = { $seat_key ->
    [you] Вы перемешиваете
   *[other] { $seat } перемешивает
} свою колоду
dm-log-market-shuffled = Колода рынка перемешана
dm-log-laid-out = На рынке появляется карта «{ $card }»
dm-log-threw = { $seat_key ->
    [you] Вы уничтожаете
   *[other] { $seat } уничтожает
} карту «{ $card }»
dm-log-cleared = { $seat_key ->
    [you] Вы уничтожаете
   *[other] { $seat } уничтожает
} карту «{ $card }» на рынке
dm-log-picked = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} карту «{ $card }» с рынка
dm-log-took = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} карту «{ $card }» из сброса
dm-log-took-back = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} карту «{ $card }» из стопки { $stack }
dm-log-on-deck = Карта «{ $card }» ложится на { $seat_key ->
    [you] вашу колоду
   *[other] колоду игрока { $seat }
}
dm-log-fetched = { $card_key ->
    [hidden] { $seat } берёт карту из колоды
   *[other] Вы берёте карту «{ $card }» из колоды
}
dm-log-looked = { $seat_key ->
    [you] Вы смотрите
   *[other] { $seat } смотрит
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
dm-log-peeked = { $seat_key ->
    [you] Вы смотрите
   *[other] { $seat } смотрит
} { $victim_key ->
    [you] вашу руку
   *[other] руку игрока { $victim }
}
dm-log-shifted = { $card_key ->
    [hidden] { $seat } кладёт карту на { $owner_key ->
        [you] вашу колоду
       *[other] колоду игрока { $owner }
    }
   *[other] Вы кладёте карту «{ $card }» на { $owner_key ->
        [you] свою колоду
       *[other] колоду игрока { $owner }
    }
}
dm-log-raffled = { $card_key ->
    [hidden] { $seat } берёт карту у игрока { $victim }
   *[other] { $seat_key ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту «{ $card }» { $victim_key ->
        [you] у вас
       *[other] у игрока { $victim }
    }
}
dm-log-gathered = { $card_key ->
    [hidden] Из руки игрока { $giver } уходит случайная карта
   *[other] { $giver_key ->
        [you] Из вашей руки уходит карта «{ $card }»
       *[other] Из руки игрока { $giver } уходит карта «{ $card }»
    }
}
dm-log-shared = { $card_key ->
    [hidden] { $receiver } получает карту
   *[other] { $receiver_key ->
        [you] Вы получаете
       *[other] { $receiver } получает
    } карту «{ $card }»
}
dm-log-turned = { $seat_key ->
    [you] Вы выбираете
   *[other] { $seat } выбирает
}: { $side }
dm-log-rolled = { $seat_key ->
    [you] Вы бросаете
   *[other] { $seat } бросает
} кубик: { $value }
dm-log-shown = { $seat_key ->
    [you] Вы показываете
   *[other] { $seat } показывает
} карту «{ $card }»
dm-log-changed = Карта «{ $card }» в этот ход стоит { $value }
dm-log-guessed = { $seat_key ->
    [you] Вы называете
   *[other] { $seat } называет
} номинал { $value }
dm-log-revealed = Верхняя карта колоды рынка: «{ $card }»
dm-log-survived = { $seat_key ->
    [you] Вы обмениваете
   *[other] { $seat } обменивает
} с колодой { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
dm-log-ironed = Карты { $seat_key ->
    [you] вашей руки
   *[other] игрока { $seat }
} в этот ход стоят на 1 больше
dm-log-used = { $seat_key ->
    [you] Вы используете
   *[other] { $seat } использует
} карту «{ $card }»
dm-log-balanced = { $seat_key ->
    [you] Вы меняете
   *[other] { $seat } меняет
} карту «{ $gave }» на карту «{ $got }»
dm-log-won = { $seat_key ->
    [you] Вы побеждаете
   *[other] { $seat } побеждает
}

dm-score-stacks = Стопки
