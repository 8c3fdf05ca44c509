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
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
       *[other] { $n }
    }
ui-loading = Зажигаем фонари…
ui-close = Закрыть
ui-back-home = На рынок
ui-not-found = Такого места на рынке нет.
ui-copy = Копировать
ui-copied = Ссылка скопирована
ui-share = Поделиться
ui-join = Войти
ui-join-field = Есть ссылка или код стола?
ui-join-bad = Это не код стола. Код выглядит так: k7mqx-2pf9d.
ui-play-now = Играть
ui-play-now-note = боты займут места
ui-invite = Позвать друзей
ui-pass-and-play = За одним экраном
ui-learn = Учиться играя
ui-learn-short = Учиться
ui-invite-short = Позвать
ui-watch = Смотреть
ui-watch-bots = Игра ботов
ui-stall-more = Уроки, правила, игра ботов
ui-stall-more-plain = Правила, игра ботов
ui-room =
    { $room ->
        [market] Рынок
        [tables] Столы
       *[you] Вы
    }
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
ui-players =
    { $max ->
        [one] { $min }–{ $max } игрок
        [few] { $min }–{ $max } игрока
       *[many] { $min }–{ $max } игроков
    }
ui-minutes = { $n } мин
ui-weight = сложность { $n } из 5
ui-colour =
    { $colour ->
        [green] зелёный
        [yellow] жёлтый
        [orange] оранжевый
        [blue] синий
        [pink] розовый
        [red] красный
        [violet] фиолетовый
        [white] белый
        [brown] коричневый
       *[other] без цвета
    }

# Рассадка
ui-setup-title = Кто садится за стол?
ui-setup-step =
    { $step ->
        [chairs] Места
        [pace] Темп
       *[rules] Правила
    }
ui-setup-lead =
    Кнопками на месте выбирают, кто там сидит. { $timed ->
        [yes] Играют все одновременно.
       *[no] Ходят вокруг стола в этом порядке.
    }
ui-setup-chairs =
    { $waiting ->
        [0] мест: { $n }
       *[other] мест: { $n } · ждём: { $waiting }
    }
ui-clockwise =
    { $timed ->
        [yes] Играют все одновременно
       *[no] Ходят по часовой стрелке
    }
ui-chair-you = Вы
ui-chair-friend = Друг, по ссылке
ui-chair-open = Место по ссылке
ui-chair-waiting = Ждём друга
ui-chair-bot = Бот
ui-chair-local = На этом же устройстве; рука скрыта между ходами
ui-partner = В паре: { $names }
ui-team =
    { $n ->
        [0] Вороны
       *[1] Олени
    }
ui-option-others = Что значат другие варианты
ui-needs-chairs =
    { $n ->
        [4] Нужны четыре места
        [one] Нужно { $n } место
        [few] Нужны { $n } места
       *[many] Нужно { $n } мест
    }
ui-chair-add = Добавить место
ui-chair-remove = Убрать это место
ui-chair-change = Изменить место: { $name }
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
        [master] Мастер
       *[other] { $level }
    }
ui-level-of = Уровень: { $name }
ui-level-about =
    { $level ->
        [easy] Доброжелательный новичок: часто делает первое, что приходит в голову.
        [fair] Знает, что важно.
        [hard] Думает дольше и реже ошибается.
       *[other] Сильнейший из ботов: думает до двух секунд.
    }
ui-advice = Подсказки
ui-advice-note = В свой ход можно узнать, как поступил бы бот этого уровня, зная то же, что вы, и почему. Только если до начала согласны все; такая партия не сравнивается с другими.
ui-advice-none = Без них
ui-advice-missing = Ещё не согласны: { $names }
ui-advice-agreed = Все согласны.
ui-advice-yes = Я за
ui-advice-withdraw = Я уже против
ui-advice-ask = Подсказка
ui-advice-counts = С подсказками: результат не сравнивается.
ui-puzzle = Задача дня
ui-options = Как играем
ui-option-changed = изменено
ui-own-cards = Свои карты: файл TOML или JSON
ui-pack-own = свои
ui-pack-get = Файлом:
ui-pack-example = пример с пояснениями
ui-as-printed = По книге: за этим столом правила не изменены.
ui-setups = Сохранённые варианты
ui-setups-field = Название варианта
ui-setups-keep = Сохранить
ui-setups-kept = Сохранено: { $name }
ui-setups-name = Мой вариант { $n }
ui-setups-use = Применить
ui-setups-link = Скопировать ссылку: { $name }
ui-setups-share = Скопировать ссылку, открывающую такой стол
ui-setups-drop = Удалить: { $name }
ui-differs = Отличия от напечатанных правил:
ui-differs-rest = Остальное по книге.
ui-seed-sealed = Зерно случайности запечатано: <b>{ $hash }</b>, откроется всем после игры
ui-seed-open = Зерно случайности <b>{ $seed }</b> открыто: любой может проверить каждый бросок.
ui-start = Начать игру
ui-start-waiting =
    { $n ->
        [0] Все на местах.
        [one] { $n } место ждёт. Начните сейчас, и его займёт бот.
        [few] { $n } места ждут. Начните сейчас, и их займут боты.
       *[many] { $n } мест ждут. Начните сейчас, и их займут боты.
    }
ui-start-host = Игру начинает { $name }.
ui-leave = Уйти
ui-scan = Наведите камеру, чтобы сесть с другого устройства
ui-copy-link = Скопировать ссылку
ui-address = Какой адрес
ui-only-here = По этому адресу может зайти только это устройство
ui-only-here-how = Ссылка привела бы друзей на их собственные устройства. Чтобы мог зайти весь дом, запустите рынок так:

# За столом
ui-rulebook = Правила
ui-reference = Справочник
ui-reference-short = Состав
ui-rulebook-search = Искать в правилах
ui-rulebook-none = Таких слов в правилах нет.
ui-rulebook-missing = Правил этой игры на сервере нет.
ui-rule = Правило { $rule }
ui-pocket-unfit = Браузер слишком старый или у устройства мало памяти, чтобы держать весь рынок у себя: партии идут на сервере.
ui-pocket-elsewhere = Рынок на этом устройстве открыт в другой вкладке, и она не отвечает. Откройте её или закройте: тогда партия продолжится здесь.
ui-no-network = Сети нет. Можно играть в одиночку, с ботами и за одним устройством, проходить уроки и открывать всё сохранённое здесь; друзья, чужие столы и лучшие забеги подождут связи.
ui-needs-network = Подождёт связи
ui-install = Рынок всегда под рукой
ui-install-note = Как приложение он открывается с домашнего экрана, даже без сети.
ui-install-share = На iPhone и iPad: нажмите в Safari «Поделиться», затем «На экран „Домой“». Рынок будет открываться как приложение, даже без сети.
ui-install-do = Установить
ui-install-later = Не сейчас
ui-carry-out = Позвать друга
ui-carry-out-note = Стол переедет с этого устройства на сервер вместе со всем журналом; друзья смогут сесть на места ботов.
ui-carry-in = Взять этот стол с собой
ui-carry-in-note = Он переедет на это устройство вместе со всем журналом, и сеть больше не понадобится.
ui-known = Этот стол побывал на чьём-то устройстве: скрытое здесь может быть кому-то известно.
ui-pocket = Играть на этом устройстве
ui-pocket-note = Партиям в одиночку и за одним устройством не нужны ни сервер, ни сеть. { $state ->
    [waiting] Загружается …
    [open] Всё уже здесь. { $kept ->
        [true] Браузер обещал сохранить ваши партии.
       *[other] Если место кончится, браузер может удалить партии.
    }
    [failed] Этому устройству это не под силу, партии идут на сервере.
   *[off] Загрузится один раз, около 7 МБ, с первой такой партией.
}
ui-sound = Звук
ui-sound-on = Звук включён
ui-sound-off = Звук выключен
ui-settings = Настройки
ui-log = Журнал
ui-log-all = Всё
ui-log-mine = Обо мне
ui-chat = Чат
ui-signs = Без слов
ui-sign = { $sign ->
    [yes] Да
    [no] Нет
    [wait] Подождите
    [look] Посмотрите
    [go] Вперёд
   *[thanks] Спасибо
}
ui-chat-field = Напишите всем за столом
ui-chat-empty = Пока никто ничего не сказал.
ui-log-empty = Пока ничего не случилось.
ui-horizon = отсюда можно отменять
ui-undo = Отменить
ui-places = Разделы стола
ui-list = Список
ui-list-title = Всё, что вы можете сделать
ui-list-empty = Сейчас от вас ничего не требуется.
ui-waiting-for = Ждём: { $names }
ui-why-not = { $what }: сейчас нельзя
ui-why-not-yours = { $what }: сейчас не ваш ход
ui-people =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
ui-watching = Вы наблюдаете
ui-since = С вашего хода
ui-since-note = Нажмите на строку, чтобы увидеть тот момент.
ui-since-open = Показать весь раунд
ui-since-again = Показать ещё раз
ui-since-fold = Свернуть
ui-paused-reading = Песок стоит, пока вы читаете.
ui-sat-in = Здесь играл бот: этот забег не засчитывается.
ui-away-since =
    { $n ->
        [one] { $name }: не в сети уже { $n } минуту
        [few] { $name }: не в сети уже { $n } минуты
       *[other] { $name }: не в сети уже { $n } минут
    }
ui-away-note = Место сохраняется: можно вернуться в любой момент и продолжить.
ui-away-wait = Подождать
ui-away-remind = Напомнить
ui-story = Ходы соперников
ui-story-more = ещё { $n }
ui-story-pause = Приостановить рассказ
ui-story-on = Продолжить рассказ
ui-story-step = На шаг вперёд
ui-pace = Как быстро показывать чужие ходы
ui-pace-note = Меняется только показ: никто вас не ждёт, а ваш ход его прерывает.
ui-pace-step = По шагам
ui-pace-slow = Медленно
ui-pace-normal = Обычно
ui-pace-fast = Быстро
ui-pace-once = Сразу
ui-call = Когда ваш ход
ui-call-chime = Перезвон
ui-call-bell = Колокол
ui-call-knock = Стук
ui-call-none = Без звука
ui-newer = Night Market обновился.
ui-newer-waits = В другой вкладке идёт партия: новая версия подождёт, пока она закончится.
ui-reload = Обновить страницу
ui-older-rules = Игра начата до исправления правил и продолжается по новым.
ui-older-part = Начало партии
ui-older-part-note = Сыграно по прежним правилам, которых здесь больше нет: файл для тех, у кого они есть.
ui-reconnecting = Связь потеряна. Место за вами, пробуем снова…
ui-you = вы
ui-friend = друг
ui-bot-level =
    { $level ->
        [easy] бот · слабый
        [fair] бот · средний
        [hard] бот · сильный
        [master] бот · мастер
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
# Two sides against each other: $points is "40 : 19"
ui-wins-sides =
    { $n ->
        [one] { $names } побеждает { $points }
       *[other] { $names } побеждают { $points }
    }
ui-you-win-sides = Вы победили { $points }
ui-total = Итого
ui-player = Игрок
ui-counting = Идёт подсчёт
ui-so-far = Пока что
ui-count-back = Назад
ui-count-next = Дальше
ui-count-all = Сразу показать итог
ui-score-counted = Нажмите на подчёркнутое число, чтобы узнать, из чего оно сложилось.
ui-deal-fixed = Та же раздача, что в законченной партии, с теми же местами и правилами. Кто её видел, знает, что будет; в результате это отмечено.
ui-speed = Скорость
ui-rematch = Ещё раз, те же места
ui-replay = Повтор
ui-export = Скачать запись

# Повтор
ui-seen-by = Чей взгляд
ui-seen-table = Стол
ui-share-moment = Поделиться моментом
ui-analysis = Разбор
ui-play-on = Играть отсюда
ui-play-on-note = Новый стол, на остальных местах боты. Раздача та же: колоды и кубики лежат, как лежали.
ui-same-deal = Та же раздача ещё раз
ui-same-deal-note = Те же люди, настройки и зерно случайности: колоды и кубики лежат, как лежали.
ui-deal-known = Эту раздачу уже играли:
ui-see-moment = Показать этот момент
ui-moment-past = Вы смотрите на более ранний момент.
ui-moment-now = Вернуться к игре
ui-play = Пуск
ui-pause = Пауза
ui-move-back = На шаг назад
ui-move-on = На шаг вперёд
ui-scrub = Шаг { $move } из { $total }
ui-scrub-keys = ← → шаг · Shift ← → ход
ui-turn-of = ходит { $name }
ui-turn-of-all = одновременно: { $names }

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
ui-course-at = { $n } из { $total }
ui-course-done = пройдено
ui-hints = Объяснять новые вопросы
ui-hints-note = По одному разу для каждого вида вопроса, с номером правила. Включается кнопкой «Учиться играя».
ui-hints-stop = Без подсказок
ui-hint-ok = Понятно

# О проекте
ui-about = О проекте
ui-about-lead =
    Night Market — неофициальный проект поклонников. { $n ->
        [one] { $n } настольная игра
        [few] { $n } настольные игры
       *[many] { $n } настольных игр
    } с друзьями и ботами, в браузере, без учётной записи.
ui-about-art = Рамки, эмблемы, лавки и поля нарисованы для этого проекта. Знаки взяты из набора game-icons многих авторов (Lorc, Delapouite и другие) по лицензии CC BY 3.0.
ui-about-type = Шрифты: Alegreya и Alegreya Sans, Juan Pablo del Peral, лицензия SIL Open Font.
ui-about-honest = Скрытое остаётся скрытым: браузеру отправляется только то, что может знать ваше место. Зерно случайности запечатано до первого броска и открывается после последнего.
ui-about-publishers = Игры принадлежат их авторам и издателям. Их рисунки, логотипы и тексты карт здесь не используются. Если игра понравилась, купите её.

# Между людьми
ui-yes = да
ui-no = нет
ui-host = Хозяин стола
ui-table = Стол
ui-open-table = Есть свободные места
ui-player-n = Игрок { $n }
ui-chair-n = Место { $n }
ui-chair-free = Освободить место
ui-chair-free-bot = место свободно, играет бот
ui-chair-opened = место свободно для гостя, пока играет бот
ui-chair-let-in = Пустить гостя
ui-chair-shut = Никого не пускать
ui-chair-local-short = на этом же устройстве
ui-sit = Сесть сюда
ui-sit-too = Сесть и сюда
ui-seats = Места
ui-bot-for = бот играет за игрока { $name }
ui-stand-in = За вас играет бот.
ui-take-back = Вернуть себе место
ui-ending = На этом ваш ход закончится.
ui-ending-not = Ещё нет
ui-end-turn = Закончить ход
ui-ends = Заканчивать ход только по моему слову
ui-ends-note = Выбор, который закончил бы ваш ход, ждёт, пока вы не нажмёте «Закончить ход»: до этого его можно изменить. Включено, пока вы учитесь.
ui-automatic = Пасовать за меня, если я не отвечу
ui-automatic-about = Если отвечать нечем, вы пасуете через случайное время. Если есть чем, у вас столько же времени, чтобы ответить или нажать «Подождать»: так пауза никому не скажет, что у вас в руке.
ui-declines-soon = Сейчас вы спасуете
ui-hold = Подождать
ui-hand-over = Пусть играет бот
ui-hand-over-absent = Посадить бота
ui-hurry = Поторопить
ui-watchers =
    { $n ->
        [one] Смотрит { $n } человек
        [few] Смотрят { $n } человека
       *[many] Смотрят { $n } человек
    }
ui-copy-watch = Скопировать ссылку для зрителей
ui-other-device = Продолжить на другом устройстве
ui-other-device-note = Откройте эту ссылку на другом устройстве. Она действует один раз, пять минут; у кого ссылка, у того ваше место.
ui-leave-sure = Ваше место освободится, и играть на нём будет бот. Пока оно свободно, можно вернуться.
ui-undo-asked = Остальных спросили, можно ли вернуться.
ui-undo-to = Вернуться сюда
ui-undo-wish = { $name } хочет вернуться назад.
ui-undo-waits = Возврат ждёт согласия: { $names }
ui-agree = Разрешить
ui-decline = Нет
ui-log-undone = { $seat_key ->
    [you] Вы возвращаетесь назад
   *[other] { $seat } возвращается назад
}
ui-chat-said = { $name } говорит: { $text }
ui-chat-answer = Ответить
ui-chat-pointed = { $name } показывает: { $spot }
ui-clock = Время на решение
ui-waits = Ждать тех, кто отключился
ui-waits-note = Пока они не вернутся или место не займёт бот, часы стоят у всех.
ui-paused = Пауза. Ждём: { $names }
ui-watch-none = Сейчас нет столов, открытых для зрителей.
ui-import = Открыть запись
ui-no-table = Здесь нет стола
ui-no-record = Здесь нет записи
ui-still-trying = Сервер не отвечает. Пробуем снова…
ui-again = Попробовать снова
ui-score = Счёт
ui-look = Посмотреть на стол
ui-nobody-wins = На этот раз никто не победил
ui-graph = Как это было
ui-graph-note = сколько было бы очков, закончись партия в тот момент
ui-graph-rounds = Внизу — раунды: нажмите на раунд, чтобы увидеть стол в тот момент.
ui-tally =
    { $n ->
        [one] { $n } решение, { $time }
        [few] { $n } решения, { $time }
       *[many] { $n } решений, { $time }
    }

# В чём отказано и что делать
refused-malformed = Сервер этого не понял. Перезагрузите страницу.
refused-too-big = Сообщение слишком большое.
refused-too-slow = Слишком долгая передача: попробуйте ещё раз.
refused-too-many = Слишком часто. Подождите немного.
refused-unknown-table = Такого стола нет. Проверьте код или ссылку.
refused-not-yours = Это не ваше место.
refused-not-host = Это может сделать только хозяин стола.
refused-taken = Это место занято.
refused-locked = Сидящие за столом закрыли его от новых людей.
refused-removed = Вас попросили из-за этого стола.
refused-shut = Хозяин дома закрыл этот стол.
refused-banned = Хозяин дома пока никого не пускает с вашего адреса.
refused-muted = Хозяин дома лишил вас слова.
refused-full = В доме нет места: игры продолжаются, но ничего нового открыть нельзя.
refused-wrong-secret = Это не тот секрет.
refused-no-key = Сначала назовите секрет дома.
refused-closed = У этого места есть свои тайны: сначала вас должен впустить кто-то из сидящих за столом (панель мест).
refused-open-seats = Кого-то ещё нет.
refused-bad-setup = Так игру не разложить.
refused-bad-pack = Эти карты не подходят. { $where }: { $why }
refused-not-agreed = На подсказки согласны ещё не все.
refused-no-hints = До начала этой партии о подсказках не договаривались.
refused-no-puzzle = Для этой игры задач нет.
refused-in-play = За одним из столов сейчас играют эту раздачу: разбор будет, когда та партия кончится.
refused-not-now = Сейчас этого сделать нельзя.
refused-stale = На столе уже всё изменилось. Посмотрите ещё раз.
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-unknown-choice = Такого выбора в игре нет.
refused-illegal = Правила этого здесь не позволяют.
refused-silent = Сейчас нельзя разговаривать.
refused-paused = Часы стоят, пока все не вернутся.
refused-over = Игра окончена.
refused-nothing-to-undo = Отменять нечего.
refused-no-proposal = Это голосование закончилось.
refused-present = Этот человек здесь или только что вышел.
refused-expired = Код использован или устарел. Попросите новый.
refused-bad-record = Это не запись партии, или файл изменён: по своему зерну партия не воспроизводится.
refused-bad-table = Этот стол нельзя перенести сюда: его журнал не воспроизводится с раздачи.
refused-shared = За этим столом играют и другие люди: он остаётся на месте.
refused-unknown-record = Такой записи нет.
refused-unknown-game = На этом сервере такой игры нет.
refused-not-found = Такого места нет.
refused-foreign-origin = Другим сайтам это запрещено.
refused-foreign-host = Сервер не считает этот адрес своим. Тот, кто его запускает, может назвать адрес через --public-url.
refused-other-rules = Эту партию играли по прежним правилам, которых здесь больше нет. Её итог остаётся, но показать её заново нельзя.
refused-restarting = Сервер перезапускается. Место остаётся за вами.
refused-no-hello = Связь была слишком медленной. Перезагрузите страницу.
refused-offline = Сервер не отвечает. Проверьте связь; ничего не потеряно.
refused-broken = На сервере что-то сломалось. Ничего не потеряно, попробуйте ещё раз.

ui-notebook = Блокнот
ui-notebook-short = Блокнот
ui-notebook-lead = Только на этом устройстве. Нажимайте на клетку: возможно, исключено, точно.
ui-notebook-cell = { $name }, { $what }: { $state ->
    [out] исключено
    [sure] точно
   *[maybe] возможно
}

# Что не так с набором карт (docs/packs.md).
refused-pack-where = { $card }, поле { $field }
refused-pack-no-table = это не таблица полей
refused-pack-missing = не указано
refused-pack-no-text = { $value } — не текст
refused-pack-length = длина должна быть от 1 до { $most } знаков
refused-pack-character = есть знак, которому не место в тексте
refused-pack-word = в { $value } не только строчные латинские буквы, цифры и дефисы
refused-pack-no-number = { $value } — не целое число
refused-pack-range = { $value } не в пределах от { $low } до { $high }
refused-pack-no-flag = { $value } — ни true, ни false
refused-pack-choice = { $value } не входит в список: { $values }
refused-pack-empty = { $value } — не список хотя бы из одного значения
refused-pack-twice = { $value } названо дважды
refused-pack-list = нужен список, значений от { $low } до { $high }
refused-pack-entries = нужен список, значений ровно { $wanted }
refused-pack-no-cards = это не список карт
refused-pack-count = карт { $count }, а в игре их { $wanted }
refused-pack-no-field = такого поля здесь нет (есть: { $known })
refused-pack-too-long = больше { $most } знаков
refused-pack-name = имя из слишком многих частей
refused-pack-deep = более { $most } таблиц друг в друге
refused-pack-big = есть непомерно большое число
refused-pack-unreadable = это не TOML и не JSON: { $error }
refused-pack-differs = здесь должно быть { $wanted }
refused-pack-id-taken = такой id уже у другой карты
refused-pack-place = это место карты { $id }
refused-pack-starters = стартовых агентов { $count }, а в игре их { $wanted }
refused-pack-mercenary = mercenary стоит один: он и так подходит к любой сфере
refused-pack-chart-ends = таблица товаров кончается раньше { $value }
refused-pack-shape = форма должна состоять из # и . и помещаться в хранилище
refused-pack-town = для города { $town } их не пять
refused-pack-road = это место другой дороги
refused-pack-last = у последнего не должно быть условия
refused-pack-effect = { $value } — не эффект
refused-pack-colon = { $value }: двоеточие ставят только после pay и again
refused-pack-needs-colon = { $value }: после { $word } нужно двоеточие
refused-pack-misplaced = { $value }: { $word } здесь не место
refused-pack-endless = { $value }: кубик, который бросает кубик, может не остановиться никогда
refused-pack-takes-number = { $value }: после { $word } нужно число от 1 до 20
refused-pack-takes-good = { $value }: после { $word } нужен товар, any, off-market или price n
refused-pack-takes-side = { $value }: после { $word } нужно basic или upgraded
refused-pack-takes-town = { $value }: после { $word } нужен город
refused-pack-takes-nothing = { $value }: после { $word } ничего не нужно

# Клавиши и список
ui-list-begun = Уже выбрано
ui-list-send = Сделать выбранное
ui-skip = Перейти к ответу
ui-keys = Клавиши
ui-keys-place = Буквы узнаются по месту на клавиатуре и работают в любой раскладке.
ui-keys-everywhere = Везде
ui-keys-help = этот список
ui-keys-enter = кнопка со знаком ↵
ui-keys-next = следующее, что можно выбрать
ui-keys-escape = закрыть или сбросить выбор
ui-keys-replay = Просмотр партии
ui-keys-step = ход за ходом
ui-keys-ends = начало, конец
ui-keys-play = пуск, пауза

# -- order at a table
ui-hush = Скрыть все разговоры
ui-hush-about = Только у вас, за этим столом
ui-lock = Закрыть стол
ui-lock-about = Новые люди не войдут: ни сесть, ни посмотреть.
ui-watchers-away = Попросить зрителей уйти
ui-send-away = Попросить уйти
ui-unhear = Не читать
ui-report = Сообщить хозяину дома
ui-report-about = О ком речь?
ui-report-table = Обо всём столе
ui-report-field = Что случилось?
ui-report-send = Отправить
ui-report-sent = Хозяин дома это прочтёт.
ui-kept-days = { $n ->
    [one] Хранится здесь { $n } день после последнего визита.
    [few] Хранится здесь { $n } дня после последнего визита.
   *[many] Хранится здесь { $n } дней после последнего визита.
}
