# Ночной рынок: слова, общие для всех комнат.
ui-brand = Night Market
ui-tagline = Садитесь и отправьте ссылку. Учётная запись не нужна.
ui-stalls-open =
    { $open ->
        [0] Лавки ещё закрыты.
        [one] Сегодня открыта { $word } лавка.
        [few] Сегодня открыты { $word } лавки.
       *[many] Сегодня открыто { $word } лавок.
    }
ui-count-word =
    { $n ->
        [1] одна
        [2] две
        [3] три
        [4] четыре
        [5] пять
       *[other] { $n }
    }
ui-loading = Зажигаем фонари…
ui-close = Закрыть
ui-back-home = На рынок
ui-not-found = Такого места на рынке нет.
ui-error = Не получилось: { $reason }. Ничего не потеряно, попробуйте ещё раз.
ui-copy = Копировать
ui-copied = Ссылка скопирована
ui-share = Поделиться
ui-join = Войти
ui-join-field = Есть ссылка или код стола?
ui-join-bad = Это не код стола. Код выглядит так: fox-lamp-7.
ui-not-open = Пока закрыто
ui-play-now = Играть
ui-play-now-note = боты займут места
ui-invite = Позвать друзей
ui-pass-and-play = За одним экраном
ui-learn = Учиться играя
ui-watch = Смотреть
ui-your-tables = Ваши столы
ui-tables-waiting =
    { $n ->
        [0] вас никто не ждёт
        [one] вас ждёт { $n } стол
        [few] вас ждут { $n } стола
       *[many] вас ждут { $n } столов
    }
ui-tables-none = Столов пока нет. Откройте стол в лавке выше.
ui-your-turn = Ваш ход
ui-thinks = Думает { $name }
ui-in-setup = Рассаживаются
ui-finished = Закончено
ui-round = Раунд { $round }
ui-players = { $min }–{ $max } игроков
ui-minutes = { $n } мин
ui-weight = сложность { $n } из 5
ui-game =
    { $game ->
        [shadow-traders] Теневые торговцы
        [shadow-blades] Теневые клинки
        [dark-road] Торговцы тёмной дороги
        [dale-of-merchants] Долина торговцев 2
        [magic-maze] Магический лабиринт
       *[other] { $game }
    }
ui-game-blurb =
    { $game ->
        [shadow-traders] Крадите, меняйте и прячьте товары среди обломков в пустыне и угадывайте тайных клиентов.
        [shadow-blades] Вербуйте агентов в темноте, подчините четыре сферы, выполняйте миссии.
        [dark-road] Нагрузите фургон, возьмите героев и торгуйте всю бесконечную ночь.
        [dale-of-merchants] Звери-торговцы строят прилавок из восьми стопок, по одной хитрой карте.
        [magic-maze] Четыре героя, один торговый центр и ни слова: каждый двигает всех в одну сторону.
       *[other] { $game }
    }
ui-colour =
    { $colour ->
        [green] зелёный
        [yellow] жёлтый
        [orange] оранжевый
        [blue] синий
        [pink] розовый
        [red] красный
        [violet] фиолетовый
       *[other] без цвета
    }

# Рассадка
ui-setup-title = Кто садится за стол?
ui-setup-lead = Меняйте места кнопками на стульях. Ходы идут вокруг стола в этом порядке.
ui-setup-chairs =
    { $waiting ->
        [0] мест: { $n }
       *[other] мест: { $n } · ждём: { $waiting }
    }
ui-clockwise = Ходы идут по часовой стрелке
ui-chair-you = Вы
ui-chair-friend = Друг, по ссылке
ui-chair-open = Открытая ссылка
ui-chair-waiting = Ждём друга
ui-chair-bot = Бот
ui-chair-local = Это же устройство; рука скрыта между ходами
ui-chair-add = Добавить стул
ui-chair-remove = Убрать этот стул
ui-chair-change = Кто сидит на месте { $name }
ui-chair-up = Передвинуть раньше: { $name }
ui-ready = готово
ui-away = нет на месте
ui-make-bot = Бот
ui-make-link = Ссылка
ui-make-local = Здесь
ui-level =
    { $level ->
        [easy] Слабый
        [fair] Средний
        [hard] Сильный
       *[other] { $level }
    }
ui-options = Как играем
ui-option-changed = изменено
ui-as-printed = По книге: за этим столом правила не изменены.
ui-differs = Отличие от напечатанных правил:
ui-differs-rest = Остальное по книге.
ui-change = Изменить
ui-seed-sealed = Зерно запечатано: <b>{ $hash }</b>, откроется всем после игры
ui-seed-open = Зерно <b>{ $seed }</b> открыто: любой может пересчитать каждый бросок.
ui-start = Начать игру
ui-start-waiting =
    { $n ->
        [0] Все на местах.
        [one] { $n } стул ждёт. Начните сейчас, и его займёт бот.
        [few] { $n } стула ждут. Начните сейчас, и их займут боты.
       *[many] { $n } стульев ждут. Начните сейчас, и их займут боты.
    }
ui-start-too-few = Нужно хотя бы игроков: { $min }.
ui-start-host = Игру начинает { $name }.
ui-leave = Уйти
ui-scan = Наведите камеру, чтобы сесть с другого устройства

# За столом
ui-rulebook = Правила
ui-rulebook-search = Искать в правилах
ui-rulebook-none = Таких слов в правилах нет.
ui-rulebook-missing = Правил этой игры на сервере нет.
ui-rule = Правило { $rule }
ui-sound = Звук
ui-sound-on = Звук включён
ui-sound-off = Звук выключен
ui-settings = Настройки
ui-log = Журнал
ui-log-all = Всё
ui-log-mine = Обо мне
ui-chat = Чат
ui-chat-field = Скажите что-нибудь столу
ui-chat-empty = Пока никто ничего не сказал.
ui-log-empty = Пока ничего не случилось.
ui-horizon = отсюда можно отменять
ui-undo = Отменить
ui-list = Список
ui-list-title = Всё, что вы можете сделать
ui-list-empty = Сейчас от вас ничего не требуется.
ui-list-game-only = У этой игры пока нет нарисованного стола. Играйте по списку.
ui-waiting-for = Ждём: { $names }
ui-watching = Вы наблюдаете
ui-waited = Пока вы ждали:
ui-reconnecting = Связь потеряна. Место за вами, пробуем снова…
ui-you = вы
ui-friend = друг
ui-bot-level =
    { $level ->
        [easy] бот · слабый
        [fair] бот · средний
        [hard] бот · сильный
       *[other] бот
    }
ui-hidden-title = Передайте устройство: { $name }
ui-hidden-lead = Рука скрыта, пока за экран не сядет { $name }.
ui-hidden-take = Это я, { $name }
ui-clear = Сбросить выбор
ui-picked = Выбрано { $n } из { $total }

# Конец
ui-wins =
    { $n ->
        [one] { $names } побеждает: { $points }
       *[other] { $names } делят победу: { $points }
    }
ui-you-win = Вы победили: { $points }
ui-total = Итого
ui-player = Игрок
ui-score-counted = Нажмите на число, чтобы прочитать правило подсчёта.
ui-rematch = Ещё раз, те же места
ui-replay = Повтор
ui-export = Скачать запись

# Повтор
ui-seen-by = Глазами
ui-seen-table = Стол
ui-share-moment = Поделиться моментом
ui-play-on = Играть отсюда
ui-play = Пуск
ui-pause = Пауза
ui-move-back = На шаг назад
ui-move-on = На шаг вперёд
ui-scrub = Шаг { $move } из { $total }
ui-scrub-keys = ← → шаг · Shift ← → ход
ui-turn-of = ходит { $name }

# Настройки
ui-nickname = Ваше имя за столом
ui-language = Язык
ui-theme = Свет
ui-theme-system = Как на устройстве
ui-theme-dark = Ночь
ui-theme-light = Рассвет
ui-motion = Движение
ui-motion-note = Как долго движутся товары, кубики и карты
ui-motion-off = Без движения
ui-motion-fast = Быстро
ui-motion-normal = Обычно
ui-motion-slow = Медленно
ui-marks = Буквы на товарах и местах
ui-marks-note = Формы и знаки нарисованы всегда; буквы помогают, когда цвета сливаются.

# О проекте
ui-about = О проекте
ui-about-lead = Night Market: неофициальный проект поклонников. Пять настольных игр с друзьями и ботами, в браузере, без учётной записи.
ui-about-art = Рамки, эмблемы, лавки и поля нарисованы для этого проекта. Знаки взяты из набора game-icons многих авторов (Lorc, Delapouite и другие) по лицензии CC BY 3.0.
ui-about-type = Шрифты: Alegreya и Alegreya Sans, Juan Pablo del Peral, лицензия SIL Open Font.
ui-about-honest = Скрытое остаётся скрытым: браузеру отправляется только то, что может знать ваше место. Зерно запечатано до первого кубика и открывается после последнего.
ui-about-publishers = Игры принадлежат их авторам и издателям. Их рисунки, логотипы и тексты карт здесь не используются. Если игра понравилась, купите её.
ui-about-designers = Авторы игры: { $names }
