# Теневые торговцы. Имена игроков не склоняются, поэтому рядом стоит слово «игрок»;
# глаголы в настоящем времени, чтобы не гадать о роде.

st-pile = { $name }: { $n }
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
        [keep] по 7 за каждый
        [take] 1 2 3 4 5 → 1 4 9 16 25
        [collect] 3 → 8 · 4 → 14 · 5 → 22
        [give-away] 70 − 5 за товар
        [choose] один 15 · два 5
       *[lose] 75 − 20 − 20 − 20
    }
st-action-note =
    { $action ->
        [steal] взять товар у соперника
        [give] отдать товар сопернику
        [swap] свой товар на чужой
        [protect] по 2 товара в тайник
       *[move] между двумя соперниками
    }
st-event-label = Событие · раунд { $round }
st-event-none = События ещё нет
st-event-doubles = Контрабанда считается до удвоения

# Стол
st-of-rounds = из 4–6
st-storm-from = Колода песчаной бури с 5-го раунда
st-storm-odds = Буря в следующем раунде: { $odds }
st-storm-sure = Буря в следующем раунде: наверняка
st-first = первый игрок
st-first-long = Этот раунд начинает { $name }
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
st-shut = эмбарго
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
st-clients = Шесть клиентов
st-mission-yours = Ваша миссия · секретно
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
st-notebook-out =
    { $n ->
        [one] Исключена { $n } пара из { $total }
        [few] Исключены { $n } пары из { $total }
       *[many] Исключено { $n } пар из { $total }
    }
st-dice-none = Кубики ждут броска.
st-die =
    { $state ->
        [picked] Кубик «{ $face }», отмечен
        [used] Кубик «{ $face }», использован
       *[idle] Кубик «{ $face }»
    }
st-times =
    { $min ->
        [0] нельзя
       *[other] { $range }
    }
st-bonus-smuggle = +{ $n } от события

# Что спрашивают
st-say-place = Разместите подозрение или бросайте кубики
st-say-place-only = Разместите подозрение или закончите ход
st-say-place-where = На чей планшет кладёте <b>{ $client }</b>?
st-say-roll = Выберите <b>одно действие</b>
st-say-roll-hint =
    { $ways ->
        [both] Сначала можно отметить кубики и перебросить или перевернуть
        [flip] Сначала можно отметить кубики и перевернуть
       *[reroll] Сначала можно отметить кубики и перебросить
    }
st-say-marked =
    { $n ->
        [one] Отмечен <b>{ $n } кубик</b>
        [few] Отмечено <b>{ $n } кубика</b>
       *[many] Отмечено <b>{ $n } кубиков</b>
    }
st-say-pay = Заплатите жетоном за переброс
st-say-skip = Кубики ничего не позволяют
st-say-use = Используйте кубики <b>по одному</b>
st-say-use-as = Контрабанда заменяет…
st-say-steal = Украдите{ $more ->
    [yes] {" "}ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b>
st-say-give = Отдайте{ $more ->
    [yes] {" "}ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b>
st-say-swap = Обменяйте{ $more ->
    [yes] {" "}ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b>
st-say-protect = Спрячьте{ $more ->
    [yes] {" "}ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b>
st-say-move = Переместите{ $more ->
    [yes] {" "}ещё
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}</b> между соперниками
st-say-done = Всё выбрано: подтвердите
st-hint-rival = Нажмите на светящуюся стопку или клавиши места и цвета, напр.
st-hint-own = Нажмите на свой товар или его букву
st-hint-receiver = Теперь нажмите на получателя или его номер
st-hint-theirs = Теперь нажмите на товар, который хотите взамен
st-hint-drop = Теперь нажмите на соперника, который его получит
st-hint-token = Нажмите на жетон, потом на планшет
st-confirm-act =
    { $action ->
        [steal] Украсть: { $n }
        [give] Отдать: { $n }
        [swap] Обменять: { $n }
        [protect] Спрятать: { $n }
       *[move] Переместить: { $n }
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
st-why-stashed = Товар в тайнике игрока { $name } не взять до следующего хода этого игрока.
st-why-embargo = У игрока { $name } эмбарго: до следующего хода этого игрока ничего не взять и не отдать.
st-why-event = В этом раунде это запрещает событие «{ $event }».
st-why-no-die = Ни один кубик не даёт этого действия.

# Score sheet
st-sheet-client = Клиент
st-sum-token = { $client }, { $name }: { $right ->
    [yes] верно
   *[no] неверно
}

# Клавиши и список
st-keys-theirs = стопка соперника: место, затем товар
st-keys-mine = ваша стопка
st-keys-dice = кубики
st-keys-tokens = ваши шесть жетонов
