# Темп игры, ваши столы и то, что было без вас.

# -- pace
pace-title = Как быстро?
pace-live = Сейчас, с часами
    .about = Все здесь. У каждого минуты, после ответа часть времени возвращается.
pace-days = Ход за ходом
    .about = Несколько дней. У каждого часы и дни, ночь не в счёт.
pace-free = Без спешки
    .about = Без часов. Стол спит, пока кто-нибудь не придёт.
pace-bank = Время каждого игрока
pace-back = Возвращается после ответа
pace-back-all = всё
pace-nights = Ночь не в счёт: обычно с 23 до 8 по часовому поясу каждого игрока.
pace-line = Обрыв связи останавливает часы один раз и не больше чем на две минуты.
pace-then = Когда время выйдет
pace-then-value =
    { $then ->
        [idle] самый простой выбор
        [bot] на этот раз ответит бот
        [seat] играет бот, пока игрок не вернётся
        [remind] только напоминание
       *[nothing] ничего
    }
pace-door = Кто может прийти?
pace-door-link = По ссылке
pace-door-anybody = Любой
pace-door-note = По ссылке: только те, кому вы её пошлёте. Любой: стол виден на рынке, можно сесть сейчас или смотреть потом.
pace-quiet = Ваши тихие часы
pace-quiet-note = За этим столом они не отнимают время. Ваш пояс: { $zone }
pace-quiet-from = с
pace-quiet-to = до
pace-standing = Когда спрашивают всех
pace-standing-value =
    { $value ->
        [pass] пасовать за меня
        [unless] пасовать, если речь не о моих картах
       *[ask] всегда спрашивать
    }
pace-standing-note = Действует и пока вас нет. Тогда пауза ничего не скажет о вашей руке.
pace-keep-chair = Придержать место
pace-free-chair = Пусть садится любой
pace-chair-kept = Место придержано: сюда не сядут
pace-change = Другой темп
pace-change-note = Спросят всех за столом. Больше ничего не меняется, и у каждого будет всё время нового темпа.
pace-change-alone = Больше ничего не меняется, и у вас будет всё время нового темпа.
pace-ask = Спросить всех
pace-asked = Остальных спросили.
pace-wish = { $name } предлагает другой темп: { $pace }
pace-waits = Другой темп: ждём ответа ({ $names })

# -- in advance
ahead-title = Решить заранее
ahead-decided = Решено заранее
ahead-about = Сыграет, когда вас спросят. Если уже не подойдёт, решение снимется, и вы об этом узнаете. Больше его никто не видит.
ahead-next = Когда спросят:
ahead-picked = Пока так:
ahead-choose = Когда меня спросят
ahead-then = А потом
ahead-keep = На этом и остановиться
ahead-drop = Отменить
ahead-kept = Решено. Можно уходить.
ahead-nothing = Сейчас решать нечего: всё зависит от кубиков или от остальных.
ahead-lost = Решённое заранее уже не подходит: выбирайте сами.
ahead-standing =
    { $ask ->
        [Joining] Когда отправляется караван
       *[other] Каждый раз
    }
ahead-ask = спросить меня
ahead-unless = { $choice }, если это меня не касается

# -- time
time-left-days = { $d } д { $h } ч
time-left-hours = { $h } ч { $m } мин
time-left-minutes = { $m } мин
time-left-clock = { $m }:{ $s }
time-of = { $left } из { $all }
time-for = уже { $left }
time-since = с { $when }
time-none = время вышло
time-rests = ночь: часы стоят
time-free = без часов

# -- what the table itself says
note-of-table =
    { $note ->
        [late-idle] { $name }: время вышло, сделан самый простой выбор.
        [late-bot] { $name }: время вышло, на этот раз отвечает бот.
        [late-seat] { $name }: время вышло, до возвращения играет бот.
        [late-remind] { $name }: время вышло. Придёт напоминание.
        [late-nothing] { $name }: время вышло. Стол ждёт дальше.
        [stopped] { $name }: связи нет, часы стоят не дольше двух минут.
        [pace] Все согласны: темп теперь другой.
       *[back] { $name } снова за столом.
    }

# -- your tables
tb-wait =
    { $n ->
        [0] Вас не ждёт ни один стол
        [one] Вас ждёт { $n } стол
        [few] Вас ждут { $n } стола
       *[many] Вас ждут { $n } столов
    }
tb-yours = Ваш ход
tb-yours-note = самое срочное сверху
tb-others = Ходят другие
tb-over = Закончились без вас
tb-all = Все
tb-live = Сейчас
tb-days = По дням
tb-archive = Архив
tb-search = Искать по игре, имени или коду
tb-found-none = Ничего похожего.
tb-none-here = Таких столов нет.
tb-notes = Уведомления
tb-moves =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
tb-brief =
    { $game ->
        [shadow-traders] раунд { $round }
        [shadow-blades] { $deck ->
            [0] колода пуста
            [one] в колоде { $deck } карта
            [few] в колоде { $deck } карты
           *[many] в колоде { $deck } карт
        }
        [dale-of-merchants] стопки { $stacks } из { $of }
        [dark-road] ход { $round } из { $of }
        [magic-maze] { $theft ->
            [0] на пути к артефактам
           *[other] вышли { $out } из 4
        }
       *[other] { "" }
    }
tb-unread =
    { $n ->
        [one] { $n } непрочитанная реплика
        [few] { $n } непрочитанные реплики
       *[many] { $n } непрочитанных реплик
    }
tb-won = Победа: { $names }
tb-with = { $game }, за столом: { $names }
tb-muted = не зовёт
tb-mute = Не звать
tb-unmute = Снова звать
tb-next = Следующий стол, где вас ждут
tb-choose = выбрать
tb-sit = сесть
tb-turn = Сделать ход
tb-look = К столу
tb-replay = Посмотреть запись
tb-save = Все мои партии одним файлом
tb-load = Добавить партии из файла
tb-loaded =
    { $n ->
        [0] Из этого файла взять нечего.
        [one] Добавлена { $n } партия.
        [few] Добавлены { $n } партии.
       *[many] Добавлено { $n } партий.
    }
tb-empty = Столов пока нет
tb-empty-note = К первому ведут три пути.
tb-empty-play = Сыграть сейчас с ботами
tb-empty-open = Открыть стол для друзей
tb-empty-open-note = Выберите лавку и пошлите ссылку.
tb-empty-here = Это я
tb-empty-here-note = С ключом доступа, шестью словами или кодом с другого устройства ваши места появятся здесь.

# -- away
away-title = Пока вас не было
away-mine = Что коснулось вас
away-rest = Остальное
away-said = Сказано за столом
away-nothing = С тех пор ничего не произошло.
away-more =
    { $n ->
        [one] и ещё { $n } раньше
        [few] и ещё { $n } раньше
       *[many] и ещё { $n } раньше
    }
away-all = Весь журнал
away-watch = Посмотреть, как было
away-bank = Вашего времени хватит до { $when }.
away-then =
    { $then ->
        [idle] Потом за вас сделают самый простой выбор.
        [bot] Потом за вас один раз ответит бот.
        [seat] Потом за вас будет играть бот, пока вы не вернётесь.
        [remind] Потом вам напомнят.
       *[nothing] Потом стол будет просто ждать.
    }

# -- open tables
open-title = Открытые столы
open-note = Сесть может любой.
open-free =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
open-bots = боты: { $levels }

# -- a record that is shared
shared-title = { $game }: { $names }
shared-won = Победа: { $names }, { $scores }.
shared-won-only = Победа: { $names }.
shared-about = Шагов: { $moves }. Посмотрите партию по шагам или продолжите с любого места.

# -- lessons
ui-learn-rule = Это новый вид вопроса. О чём он, говорит правило:
ui-lesson = Урок
ui-lesson-step = Шаг { $n } из { $total }
ui-lesson-why = Почему?
ui-lesson-leave = Выйти из урока
ui-lesson-go-on = Играть дальше
ui-lesson-not-now = Это в другой раз. Сейчас: { $step }
ui-lesson-show = Показать
ui-lesson-back = Назад
ui-lesson-learned = Чему вы научились
ui-lesson-next = Следующий урок: { $title }
ui-lesson-whole = Сыграть целую партию

# -- teach mode
teach-mode = Режим обучения
teach-note = Пока все согласны, отмена никого не спрашивает, а каждый новый вопрос объясняется. Карты остаются закрытыми, партия не засчитывается.
teach-waits = За: { $agreed }. Ждём: { $waits }.
teach-wish = Режим обучения? За: { $names }.
teach-over = Играли в режиме обучения: эта партия не засчитывается.
