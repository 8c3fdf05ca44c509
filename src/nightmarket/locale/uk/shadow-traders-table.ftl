# Тіньові торговці. Імена гравців не відмінюються, тому поруч стоїть слово «гравець»;
# дієслова в теперішньому часі, щоб не гадати про рід.

st-pile = { $name }: { $n }
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
st-action-note =
    { $action ->
        [steal] взяти товар у суперника
        [give] віддати товар суперникові
        [swap] свій товар на чужий
        [protect] по 2 товари у схованку
       *[move] між двома суперниками
    }
st-event-label = Подія · раунд { $round }
st-event-none = Події ще немає
st-event-doubles = Контрабанда рахується до подвоєння

# Стіл
st-of-rounds = з 4–6
st-storm-from = Колода піщаної бурі з 5-го раунду
st-storm-odds = Буря в наступному раунді: { $odds }
st-storm-sure = Буря в наступному раунді: напевно
st-first = перший гравець
st-first-long = Цей раунд починає { $name }
st-goods-count =
    { $n ->
        [one] { $n } товар
        [few] { $n } товари
       *[many] { $n } товарів
    }
st-stash = Схованка
st-empty = порожньо
st-embargo = Ембарго
st-embargo-note = { $name }: не можна віддавати й переміщувати сюди до ходу цього гравця
st-shut = ембарго
st-suspicion-you = Підозри на вас
st-suspicion-top = зверху:
st-suspicion-none = підозр поки що немає
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
st-clients = Шість клієнтів
st-mission-yours = Ваша місія · таємно
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
st-notebook-out =
    { $n ->
        [one] Виключено { $n } пару з { $total }
        [few] Виключено { $n } пари з { $total }
       *[many] Виключено { $n } пар з { $total }
    }
st-dice-none = Кубики чекають на кидок.
st-die =
    { $state ->
        [picked] Кубик «{ $face }», позначено
        [used] Кубик «{ $face }», використано
       *[idle] Кубик «{ $face }»
    }
st-times =
    { $min ->
        [0] не можна
       *[other] { $range }
    }
st-bonus-smuggle = +{ $n } від події

# Що питають
st-say-place = Розмістіть підозру або кидайте кубики
st-say-place-only = Розмістіть підозру або завершіть хід
st-say-place-where = На чий планшет кладете <b>{ $client }</b>?
st-say-roll = Оберіть <b>одну дію</b>
st-say-roll-hint =
    { $ways ->
        [both] Спершу можна позначити кубики й перекинути або перевернути
        [flip] Спершу можна позначити кубики й перевернути
       *[reroll] Спершу можна позначити кубики й перекинути
    }
st-say-marked =
    { $n ->
        [one] Позначено <b>{ $n } кубик</b>
        [few] Позначено <b>{ $n } кубики</b>
       *[many] Позначено <b>{ $n } кубиків</b>
    }
st-say-pay = Заплатіть жетоном за перекидання
st-say-skip = Кубики нічого не дозволяють
st-say-use = Використайте кубики <b>по одному</b>
st-say-use-as = Контрабанда замінює…
st-say-steal = Вкрадіть{ $more ->
    [yes] {" "}ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b>
st-say-give = Віддайте{ $more ->
    [yes] {" "}ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b>
st-say-swap = Обміняйте{ $more ->
    [yes] {" "}ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b>
st-say-protect = Сховайте{ $more ->
    [yes] {" "}ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b>
st-say-move = Перемістіть{ $more ->
    [yes] {" "}ще
   *[no] {""}
} <b>{ $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}</b> між суперниками
st-say-done = Усе обрано: підтвердьте
st-hint-rival = Натисніть на стопку, що світиться, або клавіші місця й кольору, напр.
st-hint-own = Натисніть на свій товар або його літеру
st-hint-receiver = Тепер натисніть на отримувача або його номер
st-hint-theirs = Тепер натисніть на товар, який хочете натомість
st-hint-drop = Тепер натисніть на суперника, який його отримає
st-hint-token = Натисніть на жетон, потім на планшет
st-confirm-act =
    { $action ->
        [steal] Вкрасти: { $n }
        [give] Віддати: { $n }
        [swap] Обміняти: { $n }
        [protect] Сховати: { $n }
       *[move] Перемістити: { $n }
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
st-why-stashed = Товар у схованці гравця { $name } не взяти до наступного ходу цього гравця.
st-why-embargo = У гравця { $name } ембарго: до наступного ходу цього гравця нічого не взяти й не віддати.
st-why-event = Цього раунду це забороняє подія «{ $event }».
st-why-no-die = Жоден кубик не дає цієї дії.

# Score sheet
st-sheet-client = Клієнт
st-sum-token = { $client }, { $name }: { $right ->
    [yes] правильно
   *[no] неправильно
}

# Клавіші й перелік
st-keys-theirs = стопка суперника: місце, потім товар
st-keys-mine = ваша стопка
st-keys-dice = кубики
st-keys-tokens = ваші шість жетонів
