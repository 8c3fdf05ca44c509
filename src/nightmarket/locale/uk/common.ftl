# Нічний ринок: слова, спільні для всіх кімнат.
ui-brand = Night Market
ui-tagline = Сідайте й надішліть посилання. Обліковий запис не потрібен.
ui-stalls-open =
    { $open ->
        [0] Крамниці ще зачинені.
        [one] Сьогодні відчинена { $word } крамниця.
        [few] Сьогодні відчинені { $word } крамниці.
       *[many] Сьогодні відчинено { $word } крамниць.
    }
ui-count-word =
    { $n ->
        [1] одна
        [2] дві
        [3] три
        [4] чотири
        [5] п’ять
        [6] шість
        [7] сім
        [8] вісім
        [9] дев’ять
       *[other] { $n }
    }
ui-loading = Запалюємо ліхтарі…
ui-close = Закрити
ui-back-home = На ринок
ui-not-found = Такого місця на ринку немає.
ui-copy = Копіювати
ui-copied = Посилання скопійовано
ui-share = Поділитися
ui-join = Увійти
ui-join-field = Маєте посилання або код столу?
ui-join-bad = Це не код столу. Код виглядає так: k7mqx-2pf9d.
ui-play-now = Грати
ui-play-now-note = боти займуть місця
ui-invite = Запросити друзів
ui-pass-and-play = За одним екраном
ui-learn = Вчитися граючи
ui-learn-short = Вчитися
ui-invite-short = Запросити
ui-watch = Дивитися
ui-watch-bots = Гра ботів
ui-stall-more = Уроки, правила, гра ботів
ui-stall-more-plain = Правила, гра ботів
ui-room =
    { $room ->
        [market] Ринок
        [tables] Столи
       *[you] Ви
    }
ui-your-tables = Ваші столи
ui-tables-waiting =
    { $n ->
        [0] на вас ніхто не чекає
        [one] на вас чекає { $n } стіл
        [few] на вас чекають { $n } столи
       *[many] на вас чекають { $n } столів
    }
ui-tables-none = Столів поки що немає. Відкрийте стіл у крамниці вище.
ui-your-turn = Ваш хід
ui-thinks = Думає { $name }
ui-in-setup = Розсідаються
ui-finished = Завершено
ui-round = Раунд { $round }
ui-players =
    { $max ->
        [one] { $min }–{ $max } гравець
        [few] { $min }–{ $max } гравці
       *[many] { $min }–{ $max } гравців
    }
ui-minutes = { $n } хв
ui-weight = складність { $n } з 5
ui-colour =
    { $colour ->
        [green] зелений
        [yellow] жовтий
        [orange] помаранчевий
        [blue] синій
        [pink] рожевий
        [red] червоний
        [violet] фіолетовий
        [white] білий
        [brown] коричневий
       *[other] без кольору
    }

# Розсадка
ui-setup-title = Хто сідає за стіл?
ui-setup-step =
    { $step ->
        [chairs] Місця
        [pace] Темп
       *[rules] Правила
    }
ui-setup-lead =
    Кнопками на місці обирають, хто там сидить. { $timed ->
        [yes] Грають усі одночасно.
       *[no] Ходять навколо столу в цьому порядку.
    }
ui-setup-chairs =
    { $waiting ->
        [0] місць: { $n }
       *[other] місць: { $n } · чекаємо: { $waiting }
    }
ui-clockwise =
    { $timed ->
        [yes] Грають усі одночасно
       *[no] Ходять за годинниковою стрілкою
    }
ui-chair-you = Ви
ui-chair-friend = Друг, за посиланням
ui-chair-open = Місце за посиланням
ui-chair-waiting = Чекаємо на друга
ui-chair-bot = Бот
ui-chair-local = На цьому ж пристрої; рука схована між ходами
ui-partner = У парі: { $names }
ui-team =
    { $n ->
        [0] Круки
       *[1] Олені
    }
ui-option-others = Що означають інші варіанти
ui-needs-chairs =
    { $n ->
        [4] Потрібні чотири місця
        [one] Потрібне { $n } місце
        [few] Потрібні { $n } місця
       *[many] Потрібно { $n } місць
    }
ui-chair-add = Додати місце
ui-chair-remove = Прибрати це місце
ui-chair-change = Змінити місце: { $name }
ui-chair-up = Пересунути раніше: { $name }
ui-ready = готово
ui-away = немає на місці
ui-make-bot = Бот
ui-make-link = Посилання
ui-make-local = Тут
ui-level =
    { $level ->
        [easy] Слабкий
        [fair] Середній
        [hard] Сильний
        [master] Майстер
       *[other] { $level }
    }
ui-level-of = Рівень: { $name }
ui-level-about =
    { $level ->
        [easy] Приязний новачок: часто робить перше, що спаде на думку.
        [fair] Знає, що важливо.
        [hard] Думає довше й рідше помиляється.
       *[other] Найсильніший із ботів: думає до двох секунд.
    }
ui-advice = Підказки
ui-advice-note = У свій хід можна дізнатися, що зробив би бот цього рівня, знаючи те саме, що й ви, і чому. Лише якщо до початку згодні всі; така партія не порівнюється з іншими.
ui-advice-none = Без них
ui-advice-missing = Ще не згодні: { $names }
ui-advice-agreed = Усі згодні.
ui-advice-yes = Я за
ui-advice-withdraw = Я вже проти
ui-advice-ask = Підказка
ui-advice-counts = З підказками: результат не порівнюється.
ui-puzzle = Задача дня
ui-options = Як граємо
ui-option-changed = змінено
ui-own-cards = Власні карти: файл TOML або JSON
ui-pack-own = свої
ui-pack-get = Файлом:
ui-pack-example = приклад із поясненнями
ui-as-printed = За книгою: за цим столом правила не змінено.
ui-setups = Збережені варіанти
ui-setups-field = Назва варіанта
ui-setups-keep = Зберегти
ui-setups-kept = Збережено: { $name }
ui-setups-name = Мій варіант { $n }
ui-setups-use = Застосувати
ui-setups-link = Скопіювати посилання: { $name }
ui-setups-share = Скопіювати посилання, що відкриває такий стіл
ui-setups-drop = Видалити: { $name }
ui-differs = Відмінності від надрукованих правил:
ui-differs-rest = Решта за книгою.
ui-seed-sealed = Зерно випадковості запечатано: <b>{ $hash }</b>, відкриється всім після гри
ui-seed-open = Зерно випадковості <b>{ $seed }</b> відкрито: будь-хто може перевірити кожен кидок.
ui-start = Почати гру
ui-start-waiting =
    { $n ->
        [0] Усі на місцях.
        [one] { $n } місце чекає. Почніть зараз, і його займе бот.
        [few] { $n } місця чекають. Почніть зараз, і їх займуть боти.
       *[many] { $n } місць чекають. Почніть зараз, і їх займуть боти.
    }
ui-start-host = Гру починає { $name }.
ui-leave = Піти
ui-scan = Наведіть камеру, щоб сісти з іншого пристрою
ui-copy-link = Скопіювати посилання
ui-address = Яка адреса
ui-only-here = За цією адресою може зайти лише цей пристрій
ui-only-here-how = Посилання привело б друзів на їхні власні пристрої. Щоб міг зайти весь дім, запустіть ринок так:

# За столом
ui-rulebook = Правила
ui-reference = Довідник
ui-reference-short = Склад
ui-rulebook-search = Шукати в правилах
ui-rulebook-none = Таких слів у правилах немає.
ui-rulebook-missing = Правил цієї гри на сервері немає.
ui-rule = Правило { $rule }
ui-pocket-unfit = Браузер застарий або в пристрою замало пам’яті, щоб тримати весь ринок у себе: партії йдуть на сервері.
ui-pocket-elsewhere = Ринок на цьому пристрої відкритий в іншій вкладці, і вона не відповідає. Відкрийте її або закрийте: тоді партія продовжиться тут.
ui-no-network = Мережі немає. Можна грати наодинці, з ботами та за одним пристроєм, проходити уроки й відкривати все збережене тут; друзі, чужі столи та найкращі забіги зачекають на зв’язок.
ui-needs-network = Зачекає на зв’язок
ui-install = Ринок завжди під рукою
ui-install-note = Як застосунок він відкривається з початкового екрана, навіть без мережі.
ui-install-share = На iPhone та iPad: натисніть у Safari «Поширити», далі «На Початковий екран». Ринок відкриватиметься як застосунок, навіть без мережі.
ui-install-do = Встановити
ui-install-later = Не зараз
ui-carry-out = Запросити друга
ui-carry-out-note = Стіл переїде з цього пристрою на сервер разом з усім журналом; друзі зможуть сісти на місця ботів.
ui-carry-in = Узяти цей стіл із собою
ui-carry-in-note = Він переїде на цей пристрій разом з усім журналом, і мережа більше не знадобиться.
ui-known = Цей стіл побував на чиємусь пристрої: приховане тут може бути комусь відоме.
ui-pocket = Грати на цьому пристрої
ui-pocket-note = Партіям наодинці та за одним пристроєм не потрібні ні сервер, ні мережа. { $state ->
    [waiting] Завантажується …
    [open] Усе вже тут. { $kept ->
        [true] Браузер обіцяв зберегти ваші партії.
       *[other] Якщо місце скінчиться, браузер може видалити партії.
    }
    [failed] Цьому пристрою це не під силу, партії йдуть на сервері.
   *[off] Завантажиться один раз, близько 7 МБ, з першою такою партією.
}
ui-sound = Звук
ui-sound-on = Звук увімкнено
ui-sound-off = Звук вимкнено
ui-settings = Налаштування
ui-log = Журнал
ui-log-all = Усе
ui-log-mine = Про мене
ui-chat = Чат
ui-signs = Без слів
ui-sign = { $sign ->
    [yes] Так
    [no] Ні
    [wait] Зачекайте
    [look] Погляньте
    [go] Уперед
   *[thanks] Дякую
}
ui-chat-field = Напишіть усім за столом
ui-chat-empty = Поки що ніхто нічого не сказав.
ui-log-empty = Поки що нічого не сталося.
ui-horizon = звідси можна скасовувати
ui-undo = Скасувати
ui-places = Розділи столу
ui-list = Список
ui-list-title = Усе, що ви можете зробити
ui-list-empty = Зараз від вас нічого не потрібно.
ui-waiting-for = Чекаємо: { $names }
ui-why-not = { $what }: зараз не можна
ui-why-not-yours = { $what }: зараз не ваш хід
ui-people =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
ui-watching = Ви спостерігаєте
ui-since = Від вашого ходу
ui-since-note = Натисніть на рядок, щоб побачити ту мить.
ui-since-open = Показати весь раунд
ui-since-again = Показати ще раз
ui-since-fold = Згорнути
ui-paused-reading = Пісок стоїть, поки ви читаєте.
ui-sat-in = Тут грав бот: цей забіг не зараховується.
ui-away-since =
    { $n ->
        [one] { $name }: не в мережі вже { $n } хвилину
        [few] { $name }: не в мережі вже { $n } хвилини
       *[other] { $name }: не в мережі вже { $n } хвилин
    }
ui-away-note = Місце зберігається: можна повернутися будь-коли й грати далі.
ui-away-wait = Почекати
ui-away-remind = Нагадати
ui-story = Ходи суперників
ui-story-more = ще { $n }
ui-story-pause = Призупинити розповідь
ui-story-on = Продовжити розповідь
ui-story-step = На крок далі
ui-pace = Як швидко показувати чужі ходи
ui-pace-note = Змінюється лише показ: ніхто вас не чекає, а ваш хід його перериває.
ui-pace-step = По кроках
ui-pace-slow = Повільно
ui-pace-normal = Звичайно
ui-pace-fast = Швидко
ui-pace-once = Одразу
ui-call = Коли ваш хід
ui-call-chime = Передзвін
ui-call-bell = Дзвін
ui-call-knock = Стукіт
ui-call-none = Без звуку
ui-newer = Night Market оновлено.
ui-newer-waits = В іншій вкладці триває партія: нова версія зачекає, доки вона закінчиться.
ui-reload = Оновити сторінку
ui-older-rules = Гру почато до виправлення правил, вона триває за новими.
ui-older-part = Початок партії
ui-older-part-note = Зіграно за попередніми правилами, яких тут уже немає: файл для тих, хто їх має.
ui-reconnecting = Зв’язок втрачено. Місце за вами, пробуємо знову…
ui-you = ви
ui-friend = друг
ui-bot-level =
    { $level ->
        [easy] бот · слабкий
        [fair] бот · середній
        [hard] бот · сильний
        [master] бот · майстер
       *[other] бот
    }
ui-hidden-title = Передайте пристрій: { $name }
ui-hidden-lead = Рука схована, доки за екран не сяде { $name }.
ui-hidden-take = Це я, { $name }
ui-clear = Скинути вибір
ui-picked = Обрано { $n } з { $total }

# Кінець
ui-wins =
    { $n ->
        [one] { $names } перемагає: { $points }
       *[other] { $names } ділять перемогу: { $points }
    }
ui-you-win = Ви перемогли: { $points }
# Two sides against each other: $points is "40 : 19"
ui-wins-sides =
    { $n ->
        [one] { $names } перемагає { $points }
       *[other] { $names } перемагають { $points }
    }
ui-you-win-sides = Ви перемогли { $points }
ui-total = Разом
ui-player = Гравець
ui-counting = Триває підрахунок
ui-so-far = Наразі
ui-count-back = Назад
ui-count-next = Далі
ui-count-all = Одразу показати підсумок
ui-score-counted = Натисніть на підкреслене число, щоб дізнатися, з чого воно склалося.
ui-deal-fixed = Та сама роздача, що в закінченій партії, з тими самими місцями й правилами. Хто її бачив, знає, що буде; у результаті це позначено.
ui-speed = Швидкість
ui-rematch = Ще раз, ті самі місця
ui-replay = Повтор
ui-export = Завантажити запис

# Повтор
ui-seen-by = Чий погляд
ui-seen-table = Стіл
ui-share-moment = Поділитися моментом
ui-analysis = Розбір
ui-play-on = Грати звідси
ui-play-on-note = Новий стіл, на інших місцях боти. Роздача та сама: колоди й кубики лежать, як лежали.
ui-same-deal = Та сама роздача ще раз
ui-same-deal-note = Ті самі люди, налаштування й зерно випадковості: колоди й кубики лежать, як лежали.
ui-deal-known = Цю роздачу вже грали:
ui-see-moment = Показати цей момент
ui-moment-past = Ви дивитеся на попередній момент.
ui-moment-now = Назад до гри
ui-play = Пуск
ui-pause = Пауза
ui-move-back = На крок назад
ui-move-on = На крок уперед
ui-scrub = Крок { $move } з { $total }
ui-scrub-keys = ← → крок · Shift ← → хід
ui-turn-of = ходить { $name }
ui-turn-of-all = одночасно: { $names }

# Налаштування
ui-nickname = Ваше ім’я за столом
ui-language = Мова
ui-theme = Світло
ui-theme-system = Як на пристрої
ui-theme-dark = Ніч
ui-theme-light = Світанок
ui-motion = Рух
ui-motion-note = Як довго рухаються товари, кубики й карти
ui-motion-off = Без руху
ui-motion-fast = Швидко
ui-motion-normal = Як звичайно
ui-motion-slow = Повільно
ui-marks = Літери на товарах і місцях
ui-marks-note = Форми й знаки намальовані завжди; літери допомагають, коли кольори зливаються.
ui-course-at = { $n } з { $total }
ui-course-done = пройдено
ui-hints = Пояснювати нові запитання
ui-hints-note = По одному разу для кожного виду запитання, з номером правила. Вмикається кнопкою «Вчитися граючи».
ui-hints-stop = Без підказок
ui-hint-ok = Зрозуміло

# Про проєкт
ui-about = Про проєкт
ui-about-lead =
    Night Market — неофіційний проєкт прихильників. { $n ->
        [one] { $n } настільна гра
        [few] { $n } настільні гри
       *[many] { $n } настільних ігор
    } із друзями й ботами, у браузері, без облікового запису.
ui-about-art = Рамки, емблеми, крамниці та поля намальовано для цього проєкту. Знаки взято з набору game-icons багатьох авторів (Lorc, Delapouite та інші) за ліцензією CC BY 3.0.
ui-about-type = Шрифти: Alegreya та Alegreya Sans, Juan Pablo del Peral, ліцензія SIL Open Font.
ui-about-honest = Приховане лишається прихованим: браузеру надсилається лише те, що може знати ваше місце. Зерно випадковості запечатано до першого кидка, його відкривають після останнього.
ui-about-publishers = Ігри належать їхнім авторам і видавцям. Їхні малюнки, логотипи й тексти карт тут не використано. Якщо гра сподобалась, купіть її.

# Між людьми
ui-yes = так
ui-no = ні
ui-host = Господар столу
ui-table = Стіл
ui-open-table = Є вільні місця
ui-player-n = Гравець { $n }
ui-chair-n = Місце { $n }
ui-chair-free = Звільнити місце
ui-chair-free-bot = місце вільне, грає бот
ui-chair-opened = місце вільне для гостя, поки грає бот
ui-chair-let-in = Пустити гостя
ui-chair-shut = Нікого не пускати
ui-chair-local-short = на цьому ж пристрої
ui-sit = Сісти тут
ui-sit-too = Сісти й тут
ui-seats = Місця
ui-bot-for = бот грає за гравця { $name }
ui-stand-in = За вас грає бот.
ui-take-back = Повернути собі місце
ui-ending = На цьому ваш хід закінчиться.
ui-ending-not = Ще ні
ui-end-turn = Завершити хід
ui-ends = Завершувати хід лише за моїм словом
ui-ends-note = Вибір, який завершив би ваш хід, чекає, доки ви не натиснете «Завершити хід»: до того його можна змінити. Увімкнено, поки ви вчитеся.
ui-automatic = Пасувати за мене, якщо я не відповім
ui-automatic-about = Якщо відповісти нічим, ви пасуєте через випадковий час. Якщо є чим, у вас стільки ж часу, щоб відповісти або натиснути «Зачекати»: так пауза нікому не скаже, що у вас у руці.
ui-declines-soon = Зараз ви спасуєте
ui-hold = Зачекати
ui-hand-over = Хай грає бот
ui-hand-over-absent = Посадити бота
ui-hurry = Поквапити
ui-watchers =
    { $n ->
        [one] Дивиться { $n } людина
        [few] Дивляться { $n } людини
       *[many] Дивляться { $n } людей
    }
ui-copy-watch = Скопіювати посилання для глядачів
ui-other-device = Продовжити на іншому пристрої
ui-other-device-note = Відкрийте це посилання на іншому пристрої. Воно діє один раз, п’ять хвилин; у кого посилання, у того ваше місце.
ui-leave-sure = Ваше місце звільниться, і на ньому гратиме бот. Доки воно вільне, можна повернутися.
ui-undo-asked = Решту запитали, чи можна повернутися.
ui-undo-to = Повернутися сюди
ui-undo-wish = { $name } хоче повернутися назад.
ui-undo-waits = Повернення чекає на згоду: { $names }
ui-agree = Дозволити
ui-decline = Ні
ui-log-undone = { $seat_key ->
    [you] Ви повертаєтеся назад
   *[other] { $seat } повертається назад
}
ui-chat-said = { $name } каже: { $text }
ui-chat-answer = Відповісти
ui-chat-pointed = { $name } показує: { $spot }
ui-clock = Час на рішення
ui-waits = Чекати на тих, хто від’єднався
ui-waits-note = Доки вони не повернуться або місце не займе бот, годинник стоїть для всіх.
ui-paused = Пауза. Чекаємо: { $names }
ui-watch-none = Зараз немає столів, відкритих для глядачів.
ui-import = Відкрити запис
ui-no-table = Тут немає столу
ui-no-record = Тут немає запису
ui-still-trying = Сервер не відповідає. Пробуємо знову…
ui-again = Спробувати знову
ui-score = Рахунок
ui-look = Подивитися на стіл
ui-nobody-wins = Цього разу ніхто не переміг
ui-graph = Як це було
ui-graph-note = скільки було б очок, якби партія скінчилася тоді
ui-graph-rounds = Унизу — раунди: натисніть на раунд, щоб побачити стіл у ту мить.
ui-tally =
    { $n ->
        [one] { $n } рішення, { $time }
        [few] { $n } рішення, { $time }
       *[many] { $n } рішень, { $time }
    }

# У чому відмовлено і що робити
refused-malformed = Сервер цього не зрозумів. Перезавантажте сторінку.
refused-too-big = Повідомлення завелике.
refused-too-slow = Передавання тривало надто довго: спробуйте ще раз.
refused-too-many = Забагато за раз. Зачекайте трохи.
refused-unknown-table = Такого столу немає. Перевірте код або посилання.
refused-not-yours = Це не ваше місце.
refused-not-host = Це може зробити лише господар столу.
refused-taken = Це місце зайняте.
refused-locked = Ті, хто за столом, зачинили його для нових людей.
refused-removed = Вас попросили з-за цього столу.
refused-shut = Господар дому закрив цей стіл.
refused-banned = Господар дому поки нікого не впускає з вашої адреси.
refused-muted = Господар дому позбавив вас слова.
refused-full = У домі немає місця: ігри тривають, але нічого нового відкрити не можна.
refused-wrong-secret = Це не той секрет.
refused-no-key = Спершу назвіть секрет дому.
refused-closed = У цього місця є свої таємниці: спершу вас має впустити хтось із тих, хто сидить за столом (панель місць).
refused-open-seats = Когось іще немає.
refused-bad-setup = Так гру не розкласти.
refused-bad-pack = Ці карти не підходять. { $where }: { $why }
refused-not-agreed = На підказки згодні ще не всі.
refused-no-hints = До початку цієї партії про підказки не домовлялися.
refused-no-puzzle = Для цієї гри задач немає.
refused-in-play = За одним зі столів зараз грають цю роздачу: розбір буде, коли та партія скінчиться.
refused-not-now = Зараз цього зробити не можна.
refused-stale = На столі вже все змінилося. Подивіться ще раз.
refused-not-asked = Зараз вас ні про що не питають.
refused-unknown-choice = Такого вибору у грі немає.
refused-illegal = Правила цього тут не дозволяють.
refused-silent = Зараз не можна розмовляти.
refused-paused = Годинник стоїть, доки всі не повернуться.
refused-over = Гру закінчено.
refused-nothing-to-undo = Немає чого скасовувати.
refused-no-proposal = Це голосування закінчилося.
refused-present = Ця людина тут або щойно вийшла.
refused-expired = Код використано або він застарів. Попросіть новий.
refused-bad-record = Це не запис партії, або файл змінено: за своїм зерном партія не відтворюється.
refused-bad-table = Цей стіл не можна перенести сюди: його журнал не відтворюється з роздачі.
refused-shared = За цим столом грають і інші люди: він лишається на місці.
refused-unknown-record = Такого запису немає.
refused-unknown-game = На цьому сервері такої гри немає.
refused-not-found = Такого місця немає.
refused-foreign-origin = Іншим сайтам це заборонено.
refused-foreign-host = Сервер не вважає цю адресу своєю. Той, хто його запускає, може назвати адресу через --public-url.
refused-other-rules = Цю партію грали за попередніми правилами, яких тут уже немає. Її підсумок лишається, але показати її знову не можна.
refused-restarting = Сервер перезапускається. Місце лишається за вами.
refused-no-hello = Зв’язок був заповільний. Перезавантажте сторінку.
refused-offline = Сервер не відповідає. Перевірте зв’язок; нічого не втрачено.
refused-broken = На сервері щось зламалося. Нічого не втрачено, спробуйте ще раз.

ui-notebook = Блокнот
ui-notebook-short = Блокнот
ui-notebook-lead = Лише на цьому пристрої. Натискайте на клітинку: можливо, виключено, точно.
ui-notebook-cell = { $name }, { $what }: { $state ->
    [out] виключено
    [sure] точно
   *[maybe] можливо
}

# Що не так із набором карт (docs/packs.md).
refused-pack-where = { $card }, поле { $field }
refused-pack-no-table = це не таблиця полів
refused-pack-missing = не вказано
refused-pack-no-text = { $value } — не текст
refused-pack-length = довжина має бути від 1 до { $most } знаків
refused-pack-character = є знак, якому не місце в тексті
refused-pack-word = у { $value } не лише малі латинські літери, цифри й дефіси
refused-pack-no-number = { $value } — не ціле число
refused-pack-range = { $value } не в межах від { $low } до { $high }
refused-pack-no-flag = { $value } — ні true, ні false
refused-pack-choice = { $value } не входить до списку: { $values }
refused-pack-empty = { $value } — не список хоча б з одного значення
refused-pack-twice = { $value } названо двічі
refused-pack-list = потрібен список, значень від { $low } до { $high }
refused-pack-entries = потрібен список, значень рівно { $wanted }
refused-pack-no-cards = це не список карт
refused-pack-count = карт { $count }, а у грі їх { $wanted }
refused-pack-no-field = такого поля тут немає (є: { $known })
refused-pack-too-long = понад { $most } знаків
refused-pack-name = ім’я із занадто багатьох частин
refused-pack-deep = понад { $most } таблиць одна в одній
refused-pack-big = є надто велике число
refused-pack-unreadable = це не TOML і не JSON: { $error }
refused-pack-differs = тут має бути { $wanted }
refused-pack-id-taken = такий id вже в іншої карти
refused-pack-place = це місце карти { $id }
refused-pack-starters = стартових агентів { $count }, а у грі їх { $wanted }
refused-pack-mercenary = mercenary стоїть сам: він і так підходить до будь-якої сфери
refused-pack-chart-ends = таблиця товарів закінчується раніше за { $value }
refused-pack-shape = форма має складатися з # і . та вміщатися у сховище
refused-pack-town = для міста { $town } їх не п’ять
refused-pack-road = це місце іншої дороги
refused-pack-last = в останньої не має бути умови
refused-pack-effect = { $value } — не ефект
refused-pack-colon = { $value }: двокрапку ставлять лише після pay та again
refused-pack-needs-colon = { $value }: після { $word } потрібна двокрапка
refused-pack-misplaced = { $value }: { $word } тут не місце
refused-pack-endless = { $value }: кубик, який кидає кубик, може не зупинитися ніколи
refused-pack-takes-number = { $value }: після { $word } потрібне число від 1 до 20
refused-pack-takes-good = { $value }: після { $word } потрібен товар, any, off-market або price n
refused-pack-takes-side = { $value }: після { $word } потрібне basic або upgraded
refused-pack-takes-town = { $value }: після { $word } потрібне місто
refused-pack-takes-nothing = { $value }: після { $word } нічого не потрібно

# Клавіші й перелік
ui-list-begun = Уже обрано
ui-list-send = Зробити обране
ui-skip = Перейти до відповіді
ui-keys = Клавіші
ui-keys-place = Літери впізнаються за місцем на клавіатурі й працюють у будь-якій розкладці.
ui-keys-everywhere = Усюди
ui-keys-help = цей перелік
ui-keys-enter = кнопка зі знаком ↵
ui-keys-next = наступне, що можна обрати
ui-keys-escape = закрити або скинути вибір
ui-keys-replay = Перегляд партії
ui-keys-step = хід за ходом
ui-keys-ends = початок, кінець
ui-keys-play = пуск, пауза

# -- order at a table
ui-hush = Приховати всі розмови
ui-hush-about = Лише у вас, за цим столом
ui-lock = Зачинити стіл
ui-lock-about = Нові люди не зайдуть: ні сісти, ні подивитися.
ui-watchers-away = Попросити глядачів піти
ui-send-away = Попросити піти
ui-unhear = Не читати
ui-report = Повідомити господаря дому
ui-report-about = Про кого йдеться?
ui-report-table = Про весь стіл
ui-report-field = Що сталося?
ui-report-send = Надіслати
ui-report-sent = Господар дому це прочитає.
ui-kept-days = { $n ->
    [one] Зберігається тут { $n } день після останнього візиту.
    [few] Зберігається тут { $n } дні після останнього візиту.
   *[many] Зберігається тут { $n } днів після останнього візиту.
}
