# МагоМаркет. Имена сообщений объяснены в docs/adding-a-game.md.

mm-about = Неофициальная версия игры Каспера Лаппа. Раскладка тайлов взята из открытых данных; уровни сценариев 8–17 придумали мы, потому что печатной таблицы у нас нет.

mm-option-scenario = Сценарий
    .about = Сценарии 1–7 шаг за шагом учат правилам. Открыть можно любой.
mm-option-scenario-first = Первый
mm-option-scenario-1 = 1 · Открытие
    .about = Один выход для всех, и можно разговаривать. Тайлы 2–9.
mm-option-scenario-2 = 2 · Несколько выходов
    .about = Новое: каждый герой уходит через выход своего цвета.
mm-option-scenario-3 = 3 · Передайте свой тайл действия
    .about = Новое: при каждом перевороте тайлы действия передают налево.
mm-option-scenario-4 = 4 · Гном и Эльф
    .about = Новое: Гном проходит сквозь проёмы, Эльф разрешает говорить.
mm-option-scenario-5 = 5 · Маг
    .about = Новое: с хрустального шара Маг исследует что угодно.
mm-option-scenario-6 = 6 · Варвар
    .about = Новое: пока камеры работают, песочные часы закрыты; камеры выключает Варвар.
mm-option-scenario-7 = 7 · Тотальное наблюдение
    .about = Четыре камеры и девятнадцать тайлов.
mm-option-scenario-8 = 8 · Предсказание
    .about = Следующий тайл виден.
mm-option-scenario-9 = 9 · Следуй за лидером!
    .about = От трёх до девяти игроков; у одного нет действий, только фишка «Сделай что-нибудь!».
mm-option-scenario-10 = 10 · Обмани охранников
    .about = Хватайте чужой артефакт и уходите через чужой выход.
mm-option-scenario-11 = 11 · Перестановка
    .about = До похищения каждый переворот уносит два тайла.
mm-option-scenario-12 = 12 · Только жесты
    .about = Ни слова, даже когда общаться можно.
mm-option-scenario-13 = 13 · Межпространственный торговый центр
    .about = Два торговых центра, связанных только порталами.
mm-option-scenario-14 = 14 · Никакого общения
    .about = Тишина от начала до конца.
mm-option-scenario-15 = 15 · Какие красивые глаза!
    .about = Тишина, и даже без фишки «Сделай что-нибудь!».
mm-option-scenario-16 = 16 · Сломанные порталы
    .about = Порталы не работают вообще.
mm-option-scenario-17 = 17 · Никаких сборищ
    .about = Два героя не бывают на одном тайле, кроме тайла 1.
mm-option-side = Стартовый тайл
    .about = Какой стороной вверх лежит тайл 1.
mm-option-side-scenario = Как в сценарии
mm-option-side-1a = 1a
mm-option-side-1b = 1b
mm-option-level = Уровень
    .about = Торговый центр состоит из тайлов от 2 до этого номера.
mm-option-level-scenario = Как в сценарии
mm-option-tiles = Свой набор тайлов
    .about = Выберите тайлы сами. Среди них должны быть четыре артефакта (6–9) и нужные выходы.
mm-option-tiles-level = По уровню
mm-option-rules = Свои правила
    .about = Составьте правила собственного сценария.
mm-option-rules-scenario = Как в сценарии
mm-option-rules-plain = Ни одного из них
mm-option-rules-free-talk = Разговаривать можно всегда
mm-option-rules-own-exits = Выход своего цвета
mm-option-rules-passing = Тайлы передают при перевороте
mm-option-rules-gaps = Гном проходит сквозь проёмы
mm-option-rules-elf-talk = Эльф разрешает говорить
mm-option-rules-crystal-ball = Хрустальные шары
mm-option-rules-cameras = Камеры закрывают песочные часы
mm-option-rules-mage-tile-on-top = Тайл 15 сверху
mm-option-rules-face-up = Следующий тайл виден
mm-option-rules-leader = Лидер без тайла
mm-option-rules-fool-guards = Чужие артефакты и выходы
mm-option-rules-rearrangement = Переворот уносит два тайла
mm-option-rules-gestures = Только жесты
mm-option-rules-dimensions = Два измерения
mm-option-rules-no-talk = Никакого общения
mm-option-rules-no-pawn = Без фишки «Сделай что-нибудь!»
mm-option-rules-no-portals = Сломанные порталы
mm-option-rules-no-gatherings = Никаких сборищ
mm-option-camera_threshold = Сколько камер закрывают часы
    .about = Достаточно одной работающей камеры; в других изданиях нужны две.
mm-option-elf_talk = После исследования Эльфом
    .about = Как долго можно говорить.
mm-option-elf_talk-until-flip = До следующего переворота
mm-option-elf_talk-until-action = До следующего действия
mm-option-mage_stack = Стопка сценария 5
    .about = Тайлы 2–13 под тайлом 15; в других изданиях ещё и тайл 14.
mm-option-leader = Лидер сценария 9
    .about = Передаётся ли пустое место при перевороте.
mm-option-leader-passes = Передаётся
mm-option-leader-fixed = Остаётся
mm-option-rearrange = Сброс в сценарии 11
    .about = Когда надо убирать два тайла.
mm-option-rearrange-before-theft = До похищения
mm-option-rearrange-always = При каждом перевороте
mm-option-door_first = Сначала клетка, потом тайл
    .about = Исследователь называет клетку, ещё не видя тайла.
mm-option-door_first-off = Нет
mm-option-door_first-on = Да
mm-option-used_hourglass = Использованные часы под камерами
    .about = Закрывают ли камеры часы, которые уже использованы.
mm-option-used_hourglass-floor = Обычный пол
mm-option-used_hourglass-closed = Закрыты
mm-option-start_order = Герои в начале
    .about = Кто где стоит в центре тайла 1.
mm-option-start_order-random = Случайно
mm-option-start_order-chosen = Выбирают игроки
mm-option-free_talk = Разговоры в сценарии 1
    .about = Пока вы учитесь, говорить можно всё время.
mm-option-free_talk-on = Можно
mm-option-free_talk-off = Как в других сценариях
mm-option-grace = После последней песчинки
    .about = Засчитывается ли действие, опоздавшее на миг.
mm-option-grace-0 = Поздно — значит поздно
mm-option-grace-4 = Ещё 4 секунды
mm-option-second_tile = Тайл 3 в сценарии 13
    .about = Как лежит тайл другого измерения.
mm-option-second_tile-stored = Входом на юг
mm-option-second_tile-turned = Его поворачивают игроки
mm-option-sand = Песок
    .about = Медленный песок для тех, кому он нужен; в результате это отмечено.
mm-option-sand-180 = 3 минуты
mm-option-sand-240 = 4 минуты, медленный
mm-option-sand-420 = 7 минут, медленный
mm-option-reveal_lock = Пауза между тайлами в одиночку
    .about = В одиночку играют одной рукой: через сколько можно открыть следующий тайл действия.
mm-option-reveal_lock-300 = 0,3 секунды
mm-option-reveal_lock-0 = Без паузы
mm-option-reveal_lock-1000 = 1 секунда

mm-hero-barbarian = Варвар
    .acc = Варвара
mm-hero-mage = Маг
    .acc = Мага
mm-hero-elf = Эльф
    .acc = Эльфа
mm-hero-dwarf = Гном
    .acc = Гнома
mm-colour-yellow = Жёлтый
mm-colour-purple = Фиолетовый
mm-colour-green = Зелёный
mm-colour-orange = Оранжевый
mm-direction-n = на север
mm-direction-e = на восток
mm-direction-s = на юг
mm-direction-w = на запад
mm-action-n = Север
mm-action-e = Восток
mm-action-s = Юг
mm-action-w = Запад
mm-action-explore = Исследовать
mm-action-escalator = Эскалатор
mm-action-portal = Портал

mm-choice-wait = Ждать
mm-choice-ready = Готово
mm-choice-start = Начать
mm-choice-stand = Поставить { $hero_acc } на { $cell }
mm-choice-move = { $hero } { $direction }, до { $cell }
mm-choice-slide = { $hero } { $direction } до упора
mm-choice-portal = Портал на { $cell }
mm-choice-escalator = Эскалатор: { $hero }
mm-choice-explore = Взять тайл, потом выбрать клетку
mm-choice-explore-at = Исследовать с клетки { $door }
mm-choice-place = Положить тайл к клетке { $door }
mm-choice-finish-crystal = Закончить с хрустальным шаром
mm-choice-discard = Убрать тайл { $tile }
mm-choice-reveal = Следующий тайл действия
mm-choice-pawn = «Сделай что-нибудь!»: { $seat }
mm-choice-concede = Сдаться
mm-choice-tick = Проходит { $ms } мс
mm-choice-turn = Повернуть тайл 3 на четверть

mm-ask-gathering = Готовы? Договоритесь, пока песок не пошёл.
mm-ask-gathering-other = Ждём: { $seat }
mm-ask-heist = Действуйте, когда хотите
mm-ask-heist-other = Действовать могут все
mm-ask-rearranging = Стены движутся: уберите { $left ->
    [one] ещё один тайл
    [few] { $left } тайла
   *[other] { $left } тайлов
}
mm-ask-rearranging-other = Стены движутся: осталось убрать { $left ->
    [one] { $left } тайл
    [few] { $left } тайла
   *[other] { $left } тайлов
}

mm-log-started = Песок пошёл: { $left ->
    [one] { $left } секунда
    [few] { $left } секунды
   *[other] { $left } секунд
}
mm-log-ready = { $seat_key ->
    [you] Вы готовы
   *[other] { $seat }: готово
}
mm-log-stood = { $seat_key ->
    [you] Вы ставите
   *[other] { $seat } ставит
} { $hero_acc } на { $cell }
mm-log-moved = { $seat_key ->
    [you] Вы двигаете
   *[other] { $seat } двигает
} { $hero_acc } { $direction }, до { $cell }
mm-log-teleported = { $seat_key ->
    [you] Вы отправляете
   *[other] { $seat } отправляет
} { $hero_acc } порталом на { $cell }
mm-log-rode = { $seat_key ->
    [you] Вы отправляете
   *[other] { $seat } отправляет
} { $hero_acc } эскалатором на { $cell }
mm-log-drawn = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} тайл { $tile }
mm-log-placed = Тайл { $tile } лежит у клетки { $door }
mm-log-camera-off = Варвар выключает камеру
mm-log-ball-used = Хрустальный шар использован
mm-log-flipped = { $seat_key ->
    [you] Вы переворачиваете
   *[other] { $seat } переворачивает
} часы: теперь { $left } сек. вместо { $before } сек.
mm-log-tiles-passed = Все тайлы действия переходят налево
mm-log-shuffled = Тайлы действия перемешаны
mm-log-talk-opens = Говорить можно, пока никто не действует
mm-log-talk-lasts = Эльф разрешает говорить до следующего переворота
mm-log-silence = Тишина
mm-log-theft = Похищение! Порталы отключены, бегите к выходам
mm-log-left = { $hero } на свободе
mm-log-discarded = { $seat_key ->
    [you] Вы убираете
   *[other] { $seat } убирает
} тайл { $tile }
mm-log-revealed = Тайл действия: { $action }
mm-log-pawn = { $seat_key ->
    [you] Вы ставите
   *[other] { $seat } ставит
} фишку «Сделай что-нибудь!» перед { $target_key ->
    [you] вами
   *[other] игроком { $target }
}
mm-log-conceded = { $seat_key ->
    [you] Вы хотите сдаться
   *[other] { $seat } хочет сдаться
}
mm-log-won = Все на свободе, в запасе { $left ->
    [one] { $left } секунда
    [few] { $left } секунды
   *[other] { $left } секунд
}!
mm-log-sand-out = Песок высыпался
mm-log-walls-stuck = Двух тайлов не убрать: стены вас поймали
mm-log-gave-up = Вы сдались
mm-log-turned = { $seat_key ->
    [you] Вы поворачиваете
   *[other] { $seat } поворачивает
} тайл 3 на четверть

mm-score-victory = Побег
mm-score-seconds-left = Осталось секунд
mm-score-hourglasses = Использовано песочных часов
mm-score-heroes-out = Героев на свободе
mm-score-actions = Действий
mm-score-sand = Песок, секунд
mm-score-slow-sand = Медленный песок, секунд
