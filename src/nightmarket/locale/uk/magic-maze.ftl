# МагоМаркет. Імена повідомлень пояснено в docs/adding-a-game.md.

mm-about = Неофіційна версія гри Каспера Лаппа. Розташування стін і проходів на тайлах узято з відкритих даних; рівні сценаріїв 8–17 вигадали ми, бо друкованої таблиці не маємо.

mm-option-scenario = Сценарій
    .about = Сценарії 1–7 крок за кроком навчають правил. Відкрити можна будь-який.
mm-option-scenario-first = Перший
mm-option-scenario-1 = 1 · Відкриття
    .about = Один вихід для всіх, і можна розмовляти. Тайли 2–9.
mm-option-scenario-2 = 2 · Кілька виходів
    .about = Нове: кожен герой виходить через вихід свого кольору.
mm-option-scenario-3 = 3 · Передайте свій тайл дії
    .about = Нове: під час кожного перевертання тайли дії передають ліворуч.
mm-option-scenario-4 = 4 · Гном та Ельф
    .about = Нове: Гном проходить крізь отвори, Ельф дозволяє говорити.
mm-option-scenario-5 = 5 · Маг
    .about = Нове: з кришталевої кулі Маг досліджує будь-що.
mm-option-scenario-6 = 6 · Варвар
    .about = Нове: доки камери працюють, пісочні годинники закриті; камери вимикає Варвар.
mm-option-scenario-7 = 7 · Тотальне стеження
    .about = Чотири камери й дев’ятнадцять тайлів.
mm-option-scenario-8 = 8 · Передбачення
    .about = Наступний тайл видно.
mm-option-scenario-9 = 9 · Іди за лідером
    .about = Від трьох до дев’яти гравців; один не має дій, лише фішку «Зроби щось!».
mm-option-scenario-10 = 10 · Обдури охоронців
    .about = Хапайте чужий артефакт і виходьте через чужий вихід.
mm-option-scenario-11 = 11 · Перестановка
    .about = До викрадення кожне перевертання забирає два тайли.
mm-option-scenario-12 = 12 · Лише жести
    .about = Жодного слова, навіть коли спілкуватися можна.
mm-option-scenario-13 = 13 · Міжпросторовий торговельний центр
    .about = Два торговельні центри, сполучені лише порталами.
mm-option-scenario-14 = 14 · Жодного спілкування
    .about = Тиша від початку до кінця.
mm-option-scenario-15 = 15 · Які гарні очі
    .about = Тиша, і навіть без фішки «Зроби щось!».
mm-option-scenario-16 = 16 · Зламані портали
    .about = Портали не працюють узагалі.
mm-option-scenario-17 = 17 · Жодних зборищ
    .about = Два герої не бувають на одному тайлі, крім тайла 1.
mm-option-side = Стартовий тайл
    .about = Яким боком догори лежить тайл 1.
mm-option-side-scenario = Як у сценарії
mm-option-side-1a = 1a
mm-option-side-1b = 1b
mm-option-level = Рівень
    .about = Торговельний центр складається з тайлів від 2 до цього номера.
mm-option-level-scenario = Як у сценарії
mm-option-tiles = Власний набір тайлів
    .about = Оберіть тайли самі. Серед них мають бути чотири артефакти (6–9) і потрібні виходи.
mm-option-tiles-level = За рівнем
mm-option-rules = Власні правила
    .about = Складіть правила власного сценарію.
mm-option-rules-scenario = Як у сценарії
mm-option-rules-plain = Жодного з них
mm-option-rules-free-talk = Розмовляти можна завжди
mm-option-rules-own-exits = Вихід свого кольору
mm-option-rules-passing = Тайли передають під час перевертання
mm-option-rules-gaps = Гном проходить крізь отвори
mm-option-rules-elf-talk = Ельф дозволяє говорити
mm-option-rules-crystal-ball = Кришталеві кулі
mm-option-rules-cameras = Камери закривають годинники
mm-option-rules-mage-tile-on-top = Тайл 15 зверху
mm-option-rules-face-up = Наступний тайл видно
mm-option-rules-leader = Лідер без тайла
mm-option-rules-fool-guards = Чужі артефакти й виходи
mm-option-rules-rearrangement = Перевертання забирає два тайли
mm-option-rules-gestures = Лише жести
mm-option-rules-dimensions = Два виміри
mm-option-rules-no-talk = Жодного спілкування
mm-option-rules-no-pawn = Без фішки «Зроби щось!»
mm-option-rules-no-portals = Зламані портали
mm-option-rules-no-gatherings = Жодних зборищ
mm-option-camera_threshold = Скільки камер закривають годинники
    .about = Досить однієї камери, що працює; в інших виданнях потрібні дві.
mm-option-elf_talk = Після дослідження Ельфом
    .about = Як довго можна говорити.
mm-option-elf_talk-until-flip = До наступного перевертання
mm-option-elf_talk-until-action = До наступної дії
mm-option-mage_stack = Стопка сценарію 5
    .about = Тайли 2–13 під тайлом 15; в інших виданнях ще й тайл 14.
mm-option-leader = Лідер сценарію 9
    .about = Чи передається порожнє місце під час перевертання.
mm-option-leader-passes = Передається
mm-option-leader-fixed = Лишається
mm-option-rearrange = Прибирання у сценарії 11
    .about = Коли треба прибирати два тайли.
mm-option-rearrange-before-theft = До викрадення
mm-option-rearrange-always = Під час кожного перевертання
mm-option-door_first = Спершу клітинка, потім тайл
    .about = Дослідник називає клітинку, ще не бачивши тайла.
mm-option-door_first-off = Ні
mm-option-door_first-on = Так
mm-option-used_hourglass = Використані годинники під камерами
    .about = Чи закривають камери годинник, який уже використано.
mm-option-used_hourglass-floor = Звичайна підлога
mm-option-used_hourglass-closed = Закриті
mm-option-start_order = Герої на початку
    .about = Хто де стоїть посередині тайла 1.
mm-option-start_order-random = Випадково
mm-option-start_order-chosen = Обирають гравці
mm-option-free_talk = Розмови у сценарії 1
    .about = Поки ви вчитеся, говорити можна весь час.
mm-option-free_talk-on = Можна
mm-option-free_talk-off = Як в інших сценаріях
mm-option-grace = Після останньої піщинки
    .about = Чи зараховується дія, що запізнилася на мить.
mm-option-grace-0 = Запізно — то запізно
mm-option-grace-4 = Ще 4 секунди
mm-option-second_tile = Тайл 3 у сценарії 13
    .about = Як лежить тайл іншого виміру.
mm-option-second_tile-stored = Входом на південь
mm-option-second_tile-turned = Його повертають гравці
mm-option-sand = Пісок
    .about = Повільний пісок для тих, кому він потрібен; у результаті це позначено.
mm-option-sand-180 = 3 хвилини
mm-option-sand-240 = 4 хвилини, повільний
mm-option-sand-420 = 7 хвилин, повільний
mm-option-reveal_lock = Соло: пауза між тайлами
    .about = У соло-грі грають однією рукою: через скільки можна відкрити наступний тайл дії.
mm-option-reveal_lock-300 = 0,3 секунди
mm-option-reveal_lock-0 = Без паузи
mm-option-reveal_lock-1000 = 1 секунда

mm-hero-barbarian = Варвар
    .acc = Варвара
mm-hero-mage = Маг
    .acc = Мага
mm-hero-elf = Ельф
    .acc = Ельфа
mm-hero-dwarf = Гном
    .acc = Гнома
mm-colour-yellow = Жовтий
mm-colour-purple = Фіолетовий
mm-colour-green = Зелений
mm-colour-orange = Помаранчевий
mm-direction-n = на північ
mm-direction-e = на схід
mm-direction-s = на південь
mm-direction-w = на захід
mm-action-n = Північ
mm-action-e = Схід
mm-action-s = Південь
mm-action-w = Захід
mm-action-explore = Дослідити
mm-action-escalator = Ескалатор
mm-action-portal = Портал

mm-choice-wait = Чекати
mm-choice-ready = Готово
mm-choice-start = Почати
mm-choice-stand = Поставити { $hero_acc } на { $cell }
mm-choice-move = { $hero } { $direction }, до { $cell }
mm-choice-slide = { $hero } { $direction } до упору
mm-choice-portal = Портал на { $cell }
mm-choice-escalator = Ескалатор: { $hero }
mm-choice-explore = Узяти тайл, потім обрати клітинку
mm-choice-explore-at = Дослідити з клітинки { $door }
mm-choice-place = Покласти тайл до клітинки { $door }
mm-choice-finish-crystal = Закінчити з кришталевою кулею
mm-choice-discard = Прибрати тайл { $tile }
mm-choice-reveal = Наступний тайл дії
mm-choice-pawn = «Зроби щось!»: { $seat }
mm-choice-concede = Здатися
mm-choice-tick = Минає { $ms } мс
mm-choice-turn = Повернути тайл 3 на чверть

mm-ask-gathering = Готові? Домовтеся, поки пісок не пішов.
mm-ask-gathering-other = Чекаємо: { $seat }
mm-ask-heist = Дійте, коли хочете
mm-ask-heist-other = Діяти можуть усі
mm-ask-rearranging = Стіни рухаються: приберіть { $left ->
    [one] ще один тайл
    [few] { $left } тайли
   *[other] { $left } тайлів
}
mm-ask-rearranging-other = Стіни рухаються: лишилося прибрати { $left ->
    [one] { $left } тайл
    [few] { $left } тайли
   *[other] { $left } тайлів
}

mm-log-started = Пісок посипався: { $left ->
    [one] { $left } секунда
    [few] { $left } секунди
   *[other] { $left } секунд
}
mm-log-ready = { $seat_key ->
    [you] Ви готові
   *[other] { $seat }: готово
}
mm-log-stood = { $seat_key ->
    [you] Ви ставите
   *[other] { $seat } ставить
} { $hero_acc } на { $cell }
mm-log-moved = { $seat_key ->
    [you] Ви рухаєте
   *[other] { $seat } рухає
} { $hero_acc } { $direction }, до { $cell }
mm-log-teleported = { $seat_key ->
    [you] Ви відправляєте
   *[other] { $seat } відправляє
} { $hero_acc } порталом на { $cell }
mm-log-rode = { $seat_key ->
    [you] Ви відправляєте
   *[other] { $seat } відправляє
} { $hero_acc } ескалатором на { $cell }
mm-log-drawn = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} тайл { $tile }
mm-log-placed = Тайл { $tile } лежить біля клітинки { $door }
mm-log-camera-off = Варвар вимикає камеру
mm-log-ball-used = Кришталеву кулю використано
mm-log-flipped = { $seat_key ->
    [you] Ви перевертаєте
   *[other] { $seat } перевертає
} годинник: тепер { $left } сек. замість { $before } сек.
mm-log-tiles-passed = Усі тайли дії переходять ліворуч
mm-log-shuffled = Тайли дії перемішано
mm-log-talk-opens = Говорити можна, поки ніхто не діє
mm-log-talk-lasts = Ельф дозволяє говорити до наступного перевертання
mm-log-silence = Тиша
mm-log-theft = Викрадення! Портали вимкнено, біжіть до виходів
mm-log-left = { $hero } на волі
mm-log-discarded = { $seat_key ->
    [you] Ви прибираєте
   *[other] { $seat } прибирає
} тайл { $tile }
mm-log-revealed = Тайл дії: { $action }
mm-log-pawn = { $seat_key ->
    [you] Ви ставите
   *[other] { $seat } ставить
} фішку «Зроби щось!» перед { $target_key ->
    [you] вами
   *[other] гравцем { $target }
}
mm-log-conceded = { $seat_key ->
    [you] Ви хочете здатися
   *[other] { $seat } хоче здатися
}
mm-log-won = Усі на волі, у запасі { $left ->
    [one] { $left } секунда
    [few] { $left } секунди
   *[other] { $left } секунд
}!
mm-log-sand-out = Пісок висипався
mm-log-walls-stuck = Двох тайлів не прибрати: стіни вас упіймали
mm-log-gave-up = Ви здалися
mm-log-turned = { $seat_key ->
    [you] Ви повертаєте
   *[other] { $seat } повертає
} тайл 3 на чверть

mm-score-victory = Втеча
mm-score-seconds-left = Лишилося секунд
mm-score-hourglasses = Використано годинників
mm-score-heroes-out = Героїв на волі
mm-score-actions = Дій
mm-score-sand = Пісок, секунд
mm-score-slow-sand = Повільний пісок, секунд
