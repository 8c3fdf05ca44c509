# Темп гри, ваші столи й те, що було без вас.

# -- pace
pace-title = Як швидко?
pace-live = Зараз, з годинником
    .about = Усі тут. У кожного хвилини, після відповіді частина часу повертається.
pace-days = Хід за ходом
    .about = Кілька днів. У кожного години й дні, ніч не рахується.
pace-free = Без поспіху
    .about = Без годинника. Стіл спить, доки хтось не прийде.
pace-bank = Час кожного гравця
pace-back = Повертається після відповіді
pace-back-all = увесь
pace-nights = Ніч не рахується: зазвичай із 23 до 8 за часовим поясом кожного гравця.
pace-line = Обрив зв’язку спиняє годинник один раз і щонайбільше на дві хвилини.
pace-then = Коли час спливе
pace-then-value =
    { $then ->
        [idle] найпростіший вибір
        [bot] цього разу відповість бот
        [seat] грає бот, доки гравець не повернеться
        [remind] лише нагадування
       *[nothing] нічого
    }
pace-door = Хто може прийти?
pace-door-link = За посиланням
pace-door-anybody = Будь-хто
pace-door-note = За посиланням: лише ті, кому ви його надішлете. Будь-хто: стіл видно на ринку, можна сісти зараз чи дивитися потім.
pace-quiet = Ваші тихі години
pace-quiet-note = За цим столом вони не забирають часу. Ваш пояс: { $zone }
pace-quiet-from = з
pace-quiet-to = до
pace-standing = Коли питають усіх
pace-standing-value =
    { $value ->
        [pass] пасувати за мене
        [unless] пасувати, якщо йдеться не про мої картки
       *[ask] завжди питати
    }
pace-standing-note = Діє й поки вас немає. Тоді пауза нічого не скаже про вашу руку.
pace-keep-chair = Притримати місце
pace-free-chair = Хай сідає будь-хто
pace-chair-kept = Місце притримано: сюди не сядуть
pace-change = Інший темп
pace-change-note = Запитають усіх за столом. Більше нічого не змінюється, і кожен матиме весь час нового темпу.
pace-change-alone = Більше нічого не змінюється, і ви матимете весь час нового темпу.
pace-ask = Запитати всіх
pace-asked = Інших запитали.
pace-wish = { $name } пропонує інший темп: { $pace }
pace-waits = Інший темп: чекаємо на відповідь ({ $names })

# -- in advance
ahead-title = Вирішити наперед
ahead-decided = Вирішено наперед
ahead-about = Зіграє, коли вас запитають. Якщо вже не підійде, рішення зніметься, і ви про це дізнаєтеся. Більше його ніхто не бачить.
ahead-next = Коли запитають:
ahead-picked = Поки що так:
ahead-choose = Коли мене запитають
ahead-then = А потім
ahead-keep = На цьому й зупинитися
ahead-drop = Скасувати
ahead-kept = Вирішено. Можна йти.
ahead-nothing = Зараз вирішувати нічого: усе залежить від кубиків або від інших.
ahead-lost = Вирішене наперед уже не підходить: обирайте самі.
ahead-standing =
    { $ask ->
        [Joining] Коли вирушає караван
       *[other] Щоразу
    }
ahead-ask = запитати мене
ahead-unless = { $choice }, якщо це мене не стосується

# -- time
time-left-days = { $d } д { $h } год
time-left-hours = { $h } год { $m } хв
time-left-minutes = { $m } хв
time-left-clock = { $m }:{ $s }
time-of = { $left } з { $all }
time-for = уже { $left }
time-since = з { $when }
time-none = час сплив
time-rests = ніч: годинник стоїть
time-free = без годинника

# -- what the table itself says
note-of-table =
    { $note ->
        [late-idle] { $name }: часу більше немає, зроблено найпростіший вибір.
        [late-bot] { $name }: часу більше немає, цього разу відповідає бот.
        [late-seat] { $name }: часу більше немає, до повернення грає бот.
        [late-remind] { $name }: часу більше немає. Надійде нагадування.
        [late-nothing] { $name }: часу більше немає. Стіл чекає далі.
        [stopped] { $name }: зв’язку немає, годинник стоїть щонайбільше дві хвилини.
        [pace] Усі згодні: темп тепер інший.
       *[back] { $name } знову за столом.
    }

# -- your tables
tb-wait =
    { $n ->
        [0] На вас не чекає жоден стіл
        [one] На вас чекає { $n } стіл
        [few] На вас чекають { $n } столи
       *[many] На вас чекають { $n } столів
    }
tb-yours = Ваш хід
tb-yours-note = найтерміновіше згори
tb-others = Ходять інші
tb-over = Завершилися без вас
tb-all = Усі
tb-live = Зараз
tb-days = По днях
tb-archive = Архів
tb-search = Шукати за грою, ім’ям чи кодом
tb-found-none = Нічого схожого.
tb-none-here = Таких столів немає.
tb-notes = Сповіщення
tb-moves =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
tb-brief =
    { $game ->
        [shadow-traders] раунд { $round }
        [shadow-blades] { $deck ->
            [0] колода порожня
            [one] у колоді { $deck } карта
            [few] у колоді { $deck } карти
           *[many] у колоді { $deck } карт
        }
        [dale-of-merchants] стоси { $stacks } з { $of }
        [dark-road] хід { $round } з { $of }
        [magic-maze] { $theft ->
            [0] на шляху до артефактів
           *[other] вийшли { $out } з 4
        }
       *[other] { "" }
    }
tb-unread =
    { $n ->
        [one] { $n } непрочитана репліка
        [few] { $n } непрочитані репліки
       *[many] { $n } непрочитаних реплік
    }
tb-won = Перемога: { $names }
tb-with = { $game }, за столом: { $names }
tb-muted = не кличе
tb-mute = Не кликати
tb-unmute = Знову кликати
tb-next = Наступний стіл, де на вас чекають
tb-choose = обрати
tb-sit = сісти
tb-turn = Зробити хід
tb-look = До столу
tb-replay = Переглянути запис
tb-save = Усі мої партії одним файлом
tb-load = Додати партії з файлу
tb-loaded =
    { $n ->
        [0] Із цього файлу нічого взяти.
        [one] Додано { $n } партію.
        [few] Додано { $n } партії.
       *[many] Додано { $n } партій.
    }
tb-empty = Столів поки що немає
tb-empty-note = До першого ведуть три шляхи.
tb-empty-play = Зіграти зараз із ботами
tb-empty-open = Відкрити стіл для друзів
tb-empty-open-note = Оберіть крамницю й надішліть посилання.
tb-empty-here = Це я
tb-empty-here-note = З ключем доступу, шістьма словами чи кодом з іншого пристрою ваші місця з’являться тут.

# -- away
away-title = Поки вас не було
away-mine = Що стосувалося вас
away-rest = Решта
away-said = Сказано за столом
away-nothing = Відтоді нічого не сталося.
away-more =
    { $n ->
        [one] і ще { $n } раніше
        [few] і ще { $n } раніше
       *[many] і ще { $n } раніше
    }
away-all = Увесь журнал
away-watch = Подивитися, як було
away-bank = Вашого часу вистачить до { $when }.
away-then =
    { $then ->
        [idle] Потім за вас зроблять найпростіший вибір.
        [bot] Потім за вас один раз відповість бот.
        [seat] Потім за вас гратиме бот, доки ви не повернетеся.
        [remind] Потім вам нагадають.
       *[nothing] Потім стіл просто чекатиме.
    }

# -- open tables
open-title = Відкриті столи
open-note = Сісти може будь-хто.
open-free =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
open-bots = боти: { $levels }

# -- a record that is shared
shared-title = { $game }: { $names }
shared-won = Перемога: { $names }, { $scores }.
shared-won-only = Перемога: { $names }.
shared-about = Кроків: { $moves }. Перегляньте партію по кроках чи продовжте з будь-якого місця.

# -- lessons
ui-learn-rule = Це новий вид запитання. Про що воно, каже правило:
ui-lesson = Урок
ui-lesson-step = Крок { $n } з { $total }
ui-lesson-why = Чому?
ui-lesson-leave = Вийти з уроку
ui-lesson-go-on = Грати далі
ui-lesson-not-now = Це іншим разом. Зараз: { $step }
ui-lesson-show = Показати
ui-lesson-back = Назад
ui-lesson-learned = Чого ви навчилися
ui-lesson-next = Наступний урок: { $title }
ui-lesson-whole = Зіграти цілу партію

# -- teach mode
teach-mode = Режим навчання
teach-note = Поки всі згодні, скасування нікого не питає, а кожне нове запитання пояснюється. Карти лишаються закритими, партія не зараховується.
teach-waits = За: { $agreed }. Чекаємо: { $waits }.
teach-wish = Режим навчання? За: { $names }.
teach-over = Грали в режимі навчання: ця партія не зараховується.
