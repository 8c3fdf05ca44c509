# Торговцы Тёмной дороги. Ключи объяснены в docs/adding-a-game.md.

dr-about = Неофициальная версия игры Брайана Сура. Мы работали по русскому любительскому переводу правил. Количество карт, жетонов и кубиков, порядок хода, районы, здания, спутники, четыре лошади, бонусы лидера и ход одиночной игры взяты оттуда. Большинство подробностей карт — наша реконструкция, а не печатные карты: герои и их желания, поручения, короны, события, улучшения повозки, три лошади, Снежная пчела, карты Торговца, формы товаров, сетка хранилища, таблица ремесла, товары Руин и Чёрного рынка и грани нескольких кубиков. Если у вас есть коробка, можно играть со своим набором карт.

dr-option-buildings = Здания
    .about = На поле стоят четыре: случайные, для первой партии или названные вами, остальные по жребию.
dr-option-buildings-random = Случайные
dr-option-buildings-first-game = Первая партия
dr-option-buildings-quartz-mine = Кварцевый рудник
dr-option-buildings-frozen-harbor = Ледяная гавань
dr-option-buildings-hoarfrost-filigree = Инеистая филигрань
dr-option-buildings-oracle-of-lumi = Оракул из Лумии
dr-option-buildings-yedls-workshop = Мастерская Йедла
dr-option-buildings-royal-post = Королевская почта
dr-option-buildings-star-chapel = Звёздная часовня
dr-option-buildings-counting-house = Меняльная лавка
dr-option-buildings-farrier = Кузница подков
dr-option-buildings-lamp-house = Дом фонарей
dr-option-reverse_sides = Обороты зданий
    .about = В жеребьёвке участвуют ещё пять зданий; они реконструированы.
dr-option-reverse_sides-off = Нет
dr-option-reverse_sides-on = Да
dr-option-snow_bees = Снежные пчёлы
    .about = Ещё четыре спутника; реконструкция.
dr-option-snow_bees-off = Нет
dr-option-snow_bees-on = Да
dr-option-empty_section = Пустая секция рынка
    .about = Какая секция колеса вначале без кубика.
dr-option-empty_section-price-5 = Товар ценой 5
dr-option-empty_section-price-1 = Соседний товар ценой 1
dr-option-slot_c = Слот C
    .about = Две монеты и поворот колеса или что-то одно.
dr-option-slot_c-and = И то и другое
dr-option-slot_c-or = Одно из двух
dr-option-travel_last = Путешествие в конце
    .about = Путешествие завершает действия. «Нет»: после него можно действовать ещё.
dr-option-travel_last-on = Да
dr-option-travel_last-off = Нет
dr-option-pack = Карты
    .about = Реконструированный набор или ваш собственный в TOML или JSON.
dr-option-pack-reconstructed = Реконструированный набор

dr-good-potion = зелье
    .acc = зелье
    .gen = зелья
    .fine = улучшенное зелье
    .fineacc = улучшенное зелье
dr-good-book = книга
    .acc = книгу
    .gen = книги
    .fine = улучшенная книга
    .fineacc = улучшенную книгу
dr-good-sword = меч
    .acc = меч
    .gen = меча
    .fine = улучшенный меч
    .fineacc = улучшенный меч
dr-good-lute = лютня
    .acc = лютню
    .gen = лютни
    .fine = улучшенная лютня
    .fineacc = улучшенную лютню
dr-good-shield = щит
    .acc = щит
    .gen = щита
    .fine = улучшенный щит
    .fineacc = улучшенный щит
dr-good-bow = лук
    .acc = лук
    .gen = лука
    .fine = улучшенный лук
    .fineacc = улучшенный лук
dr-side-basic = базовый
dr-side-upgraded = улучшенный

dr-town-scorchbog = Скорчбог
dr-town-northbreak = Нортбрейк
dr-town-cursecairn = Кёрскерн
dr-town-nightpoem = Найтпоэм
dr-town-farglen = Фарглен
dr-town-windglass = Уиндгласс
dr-region-a = регион A
dr-region-b = регион B
dr-region-c = регион C
dr-district-bazaar = Великий Базар
    .about = Покупайте товары по кубикам на колесе, одна цена за вид; сначала можно повернуть колесо и изменить один кубик.
dr-district-commissions = Королевские поручения
    .about = Возьмите верхнее поручение любого города.
dr-district-excursions = Экскурсии Юрга
    .about = Ищите в руинах улучшенный товар или ведите караван в город.
dr-district-dark-market = Чёрный рынок
    .about = Заплатите от 1 до 4 монет, сдвиньте маркер на столько же секций и возьмите товары там, где он встал.
dr-district-inn = Дорожный трактир
    .about = Продайте герою товары, которые он хочет, по ценам колеса; затем герой садится в вашу повозку.
dr-action-bazaar = Великий Базар
dr-action-commissions = Королевские поручения
dr-action-ruins = Руины Йинь
    .about = Сдвиньте маркер хотя бы на секцию, ещё на одну за каждого героя, и возьмите улучшенный товар.
dr-action-dark-market = Чёрный рынок
dr-action-inn = Дорожный трактир
dr-action-travel = Путешествие
    .about = Ведите караван: возьмите спутника, выберите город и дорогу, встретьте событие, доставьте, возьмите бонус лидера.
dr-road-dark-road = тёмная дорога
    .acc = тёмную дорогу
    .ins = тёмной дорогой
dr-road-shortcut = короткий путь
    .acc = короткий путь
    .ins = коротким путём
dr-slot-a = A
    .about = Возьмите базовый товар по значению поставленного сюда кубика: 0 — лютня, 1 — зелье или книга, 2 — меч или лук, 3 — щит.
dr-slot-b = B
    .about = Возьмите фонарь или переложите светлый кубик в пул, чтобы действовать дважды.
dr-slot-c = C
    .about = Возьмите 2 монеты, и колесо рынка поворачивается.
dr-place-first = первое
dr-place-second = второе
dr-place-third = третье
dr-place-deck = колода
dr-thing-coins = монеты
    .about = Деньги, скрыты за ширмой; в конце считается меньшее из монет и престижа.
dr-thing-prestige = престиж
    .about = Ваше доброе имя; в конце считается меньшее из монет и престижа.
dr-thing-lantern = фонарь
    .about = Три открывают короткий путь; один позволяет перебросить кубики путешествия или бросить кубик руин.
dr-thing-quartz = кристалл
    .about = Подарок спутнику, который за это что-то сделает.
dr-thing-horseshoe = подкова
    .about = Раз за ход делает движение на один длиннее или короче.
dr-thing-good = товары
dr-item-horseshoe = подкова
    .acc = подкову
dr-item-quartz = кристалл
    .acc = кристалл
dr-favour-commission = поручение
dr-favour-crown = корона
dr-space-0 = на старт
dr-space-1 = между Великим Базаром и Королевскими поручениями
dr-space-2 = между Королевскими поручениями и Экскурсиями Юрга
dr-space-3 = между Экскурсиями Юрга и Чёрным рынком
dr-space-4 = между Чёрным рынком и Дорожным трактиром
dr-section-0 = 1
dr-section-1 = 2
dr-section-2 = 3
dr-section-3 = 4
dr-starter-me = вы
dr-starter-trader = Торговец
dr-gift-a = первый дар
dr-gift-b = второй дар
dr-bonus-illuminated = светлый кубик
dr-bonus-crown = корона
    .acc = корону
dr-bonus-coins = монеты
dr-bonus-wagon-upgrade = улучшение повозки

dr-hero-h01 = Аша
dr-hero-h02 = Борин
dr-hero-h03 = Калла
dr-hero-h04 = Доррик
dr-hero-h05 = Эдда
dr-hero-h06 = Фенвик
dr-hero-h07 = Грета
dr-hero-h08 = Ильса
dr-hero-h09 = Йорун
dr-hero-h10 = Кестрел
dr-hero-h11 = Лорн
dr-hero-h12 = Маэва
dr-hero-h13 = Нильс
dr-hero-h14 = Орла
dr-hero-h15 = Квилл
dr-hero-h16 = Руна
dr-hero-h17 = Сорен
dr-hero-h18 = Тамсин
dr-hero-h19 = Ульф
dr-hero-h20 = Весна
dr-hero-h21 = Рен
dr-hero-h22 = Зев
dr-hero-h23 = Ансельм
dr-hero-h24 = Бриса
dr-hero-h25 = Корвин
dr-hero-h26 = Дагни
dr-hero-h27 = Эскиль
dr-hero-h28 = Фара
dr-hero-h29 = Хеспер
dr-hero-h30 = Иво
dr-hero-h31 = Юнона
dr-hero-h32 = Каэль
dr-hero-h33 = Лив
dr-hero-h34 = Мордан
dr-hero-h35 = Нев
dr-hero-h36 = Петра
dr-hero-h37 = Рейф
dr-hero-h38 = Сигне
dr-hero-h39 = Торвальд
dr-hero-h40 = Уна
dr-hero-h41 = Вигго
dr-hero-h42 = Уилла
dr-hero-sh1 = Хоб
dr-hero-sh2 = Пип
dr-hero-sh3 = Яра
dr-hero-sh4 = Гуннар
dr-hero-sh5 = Осрик
dr-hero-sh6 = Изольда

dr-commission-c01 = Скорчбог: книга, лютня, лук
dr-commission-c02 = Скорчбог: книга, меч, лютня
dr-commission-c03 = Скорчбог: зелье, меч, щит
dr-commission-c04 = Скорчбог: книга, щит, лук
dr-commission-c05 = Скорчбог: зелье, лютня, щит
dr-commission-c06 = Нортбрейк: зелье, книга, щит
dr-commission-c07 = Нортбрейк: зелье, лютня, лук
dr-commission-c08 = Нортбрейк: меч, щит, лук
dr-commission-c09 = Нортбрейк: зелье, меч, лук
dr-commission-c10 = Нортбрейк: книга, меч, лютня
dr-commission-c11 = Кёрскерн: зелье, меч, щит
dr-commission-c12 = Кёрскерн: зелье, книга, меч
dr-commission-c13 = Кёрскерн: зелье, книга, лютня
dr-commission-c14 = Кёрскерн: лютня, щит, лук
dr-commission-c15 = Кёрскерн: меч, лютня, лук
dr-commission-c16 = Найтпоэм: меч, лютня, щит
dr-commission-c17 = Найтпоэм: зелье, щит, лук
dr-commission-c18 = Найтпоэм: зелье, книга, лютня
dr-commission-c19 = Найтпоэм: книга, меч, щит
dr-commission-c20 = Найтпоэм: зелье, книга, лук
dr-commission-c21 = Фарглен: книга, меч, лук
dr-commission-c22 = Фарглен: книга, лютня, щит
dr-commission-c23 = Фарглен: зелье, меч, лютня
dr-commission-c24 = Фарглен: зелье, лютня, лук
dr-commission-c25 = Фарглен: меч, щит, лук
dr-commission-c26 = Уиндгласс: лютня, щит, лук
dr-commission-c27 = Уиндгласс: зелье, книга, меч
dr-commission-c28 = Уиндгласс: книга, лютня, лук
dr-commission-c29 = Уиндгласс: зелье, щит, лук
dr-commission-c30 = Уиндгласс: книга, меч, щит

dr-crown-k01 = Отряд на юг
    .about = 2 престижа за каждых 2 героев, доставленных в регион A, не больше 4
dr-crown-k02 = Эскорт региона B
    .about = 2 очка за 3 героев, доставленных в регион B
dr-crown-k03 = Плата дальних дорог
    .about = 2 монеты за каждых 2 героев, доставленных в регион C, не больше 4
dr-crown-k04 = Поставщик региона A
    .about = 2 монеты за каждое поручение региона A, не больше 4
dr-crown-k05 = Поставщик региона B
    .about = 2 очка за 2 поручения региона B
dr-crown-k06 = Поставщик региона C
    .about = 2 монеты за каждое поручение региона C, не больше 4
dr-crown-k07 = Друг героев
    .about = 4 престижа за 7 доставленных героев
dr-crown-k08 = Королевский подрядчик
    .about = 4 монеты за 4 выполненных поручения
dr-crown-k09 = Знаком каждому городу
    .about = 2 очка за доставки в 5 разных городах
dr-crown-k10 = Без недостачи
    .about = 4 монеты за 3 поручения, выполненных тремя товарами
dr-crown-k11 = Изящный товар
    .about = 1 очко за каждые 2 сданных улучшенных товара, не больше 3
dr-crown-k12 = Зверинец
    .about = 1 престиж за каждых 2 спутников, не больше 4
dr-crown-k13 = Щедрая рука
    .about = 1 очко за каждые 3 подаренных кристалла, не больше 3
dr-crown-k14 = Хранитель света
    .about = 1 престиж за каждый оставшийся фонарь, не больше 4
dr-crown-k15 = Полная повозка
    .about = 3 монеты за каждые 2 товара, оставшихся в повозке, не больше 6
dr-crown-k16 = Хозяин каравана
    .about = 3 очка за 3 путешествия, которые вы возглавили, выполнив поручение
dr-crown-k17 = Добрый попутчик
    .about = 1 престиж за каждое путешествие попутчиком с доставкой, не больше 4
dr-crown-k18 = Милость королевы
    .about = 1 престиж за каждые 3 ваши короны, считая эту, не больше 3
dr-crown-k19 = Честный торговец
    .about = 4 престижа за 8 товаров, проданных в трактире

dr-event-d01 = Замёрзший брод
dr-event-d02 = Волки у обочины
dr-event-d03 = Заброшенная станция
dr-event-d04 = Заметённое святилище
dr-event-d05 = Платный мост
dr-event-d06 = Странствующие менестрели
dr-event-d07 = Сломанная ось
dr-event-d08 = Блуждающие огни
dr-event-d09 = Заблудившийся гонец
dr-event-d10 = Лавинный перевал
dr-event-d11 = Костёр отшельника
dr-event-d12 = Кварцевая жила
dr-event-d13 = Разбойники в масках
dr-event-s01 = Ледниковый тоннель
dr-event-s02 = Старая тропа контрабандистов
dr-event-s03 = Шепчущий лес
dr-event-s04 = Затонувшие руины
dr-event-s05 = Ступени великана
dr-event-s06 = Безлунная пустошь
dr-event-s07 = Верёвочная переправа
dr-event-s08 = Тайная кузня
dr-event-s09 = Паучий овраг
dr-event-s10 = Кратер упавшей звезды
dr-event-s11 = Королевский охотничий дом
dr-event-s12 = Тонкий лёд
dr-event-s13 = Ярмарка фей

dr-companion-raven = Ворон
    .a = получить светлый кубик
    .b = бросить кубик оракула
dr-companion-fey-cat = Кот фей
    .a = ещё раз получить строку события этого хода
    .b = прибавить 1 или 2 к кубику путешествия
dr-companion-frost-mouse = Морозная мышь
    .a = взять верхнее поручение любого города
    .b = получить любой базовый товар
dr-companion-cave-dragon = Пещерный дракон
    .a = сразу доставить одного героя
    .b = получить базовый товар, которого нет на рынке
dr-companion-scorpion = Скорпион
    .a = получить героя
    .b = создать улучшенный товар по кубику в слоте A
dr-companion-phoenix = Феникс
    .a = получить два фонаря
    .b = сдвинуть маркер руин на секцию и взять награду
dr-companion-snow-bee = Снежная пчела
    .a = получить 2 престижа
    .b = получить подкову и монету
dr-steed-sugarfoot = Шугарфут
    .about = Sugarfoot. Может пройти 3 деления независимо от кубиков; в седельной сумке помещается один товар.
dr-steed-lovebug = Лавбаг
    .about = Lovebug. Фонарь каждый раз, когда вы выбираете путешествие.
dr-steed-whisper = Уиспер
    .about = Whisper. К взятому кубику путешествия можно прибавить 1, и лидеру, и попутчику.
dr-steed-brembant = Брембант
    .about = Brembant. Покупки на Великом Базаре на 2 монеты дешевле.
dr-steed-bramblehoof = Терновник
    .about = Подкова меняет движение на 1 или 2. В начале ещё одна подкова.
dr-steed-cinder = Синдер
    .about = Раз за путешествие, которое вы возглавляете: бесплатный переброс оставшихся кубиков.
dr-steed-old-marrow = Старый Марроу
    .about = 2 монеты, если за одно посещение трактира проданы два товара или больше.
dr-oracle-face-1 = 2 престижа
dr-oracle-face-2 = 3 монеты
dr-oracle-face-3 = любой базовый товар
dr-oracle-face-4 = фонарь и кристалл
dr-oracle-face-5 = подкова и 1 престиж
dr-oracle-face-6 = светлый кубик
dr-ruins-face-1 = маркер руин идёт дальше
dr-ruins-face-2 = бросить ещё раз
dr-ruins-face-3 = базовый товар ценой 1
dr-ruins-face-4 = кристалл
dr-ruins-face-5 = 2 монеты
dr-ruins-face-6 = герой
dr-building-quartz-mine = Кварцевый рудник
    .about = Получите кристалл.
dr-building-frozen-harbor = Ледяная гавань
    .about = Получите базовый товар, кубика которого нет на рынке.
dr-building-hoarfrost-filigree = Инеистая филигрань
    .about = Получите базовый товар ценой 1, фонарь и 1 престиж.
dr-building-oracle-of-lumi = Оракул из Лумии
    .about = Бросьте кубик оракула.
dr-building-yedls-workshop = Мастерская Йедла
    .about = Улучшите один свой товар и получите фонарь.
dr-building-royal-post = Королевская почта
    .about = Возьмите верхнее поручение любого города.
dr-building-star-chapel = Звёздная часовня
    .about = Получите 2 престижа.
dr-building-counting-house = Меняльная лавка
    .about = Получите 3 монеты.
dr-building-farrier = Кузница подков
    .about = Получите подкову и 1 престиж.
dr-building-lamp-house = Дом фонарей
    .about = Получите два фонаря.
dr-upgrade-long-bed = Длинный кузов
    .about = Пятый ряд хранилища; сейчас любой базовый товар.
dr-upgrade-lantern-rack = Стойка фонарей
    .about = Место ещё для двух фонарей; сейчас три фонаря.
dr-upgrade-passenger-bench = Скамья пассажиров
    .about = Место ещё для одного героя; сейчас герой.
dr-upgrade-courier-case = Сумка курьера
    .about = Место ещё для одного поручения; сейчас поручение.
dr-upgrade-curio-chest = Ларец диковин
    .about = Место ещё для двух подков или кристаллов; сейчас два кристалла и подкова.
dr-upgrade-craft-bench = Верстак
    .about = Слот A даёт любой товар таблицы ремесла; сейчас улучшите один товар.
dr-trader-card-t01 = карта 1
dr-trader-card-t02 = карта 2
dr-trader-card-t03 = карта 3
dr-trader-card-t04 = карта 4
dr-trader-card-t05 = карта 5
dr-trader-card-t06 = карта 6
dr-trader-card-t07 = карта 7
dr-trader-card-t08 = карта 8
dr-trader-card-t09 = карта 9
dr-trader-card-t10 = карта 10

dr-effect-coins = получить { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
dr-effect-lantern = получить { $n ->
    [one] { $n } фонарь
    [few] { $n } фонаря
   *[many] { $n } фонарей
}
dr-effect-quartz = получить { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}
dr-effect-horseshoe = получить { $n ->
    [one] { $n } подкову
    [few] { $n } подковы
   *[many] { $n } подков
}
dr-effect-prestige = получить { $n ->
    [one] { $n } престиж
   *[other] { $n } престижа
}
dr-effect-lose-coins = потерять { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
dr-effect-lose-prestige = потерять { $n ->
    [one] { $n } престиж
   *[other] { $n } престижа
}
dr-effect-lose-lantern = потерять { $n ->
    [one] { $n } фонарь
    [few] { $n } фонаря
   *[many] { $n } фонарей
}
dr-effect-basic-any = получить любой базовый товар
dr-effect-upgraded-any = получить любой улучшенный товар
dr-effect-basic-off-market = получить базовый товар, которого нет на рынке
dr-effect-upgraded-off-market = получить улучшенный товар, которого нет на рынке
dr-effect-basic-price = получить базовый товар ценой { $n }
dr-effect-upgraded-price = получить улучшенный товар ценой { $n }
dr-effect-basic-good = получить: { $good }
dr-effect-upgraded-good = получить улучшенный товар: { $good }
dr-effect-hero = получить героя
dr-effect-commission = получить поручение
dr-effect-commission-town = получить поручение города { $town }
dr-effect-crown = получить корону
dr-effect-illuminated = получить светлый кубик
dr-effect-wagon-upgrade = получить улучшение повозки
dr-effect-craft-basic = создать товар по кубику в слоте A
dr-effect-craft-upgraded = создать улучшенный товар по кубику в слоте A
dr-effect-upgrade = улучшить товар
dr-effect-downgrade = ухудшить улучшенный товар или потерять базовый
dr-effect-ruins-step = сдвинуть маркер руин и взять награду
dr-effect-ruins-die = бросить кубик руин
dr-effect-oracle = бросить кубик оракула
dr-effect-wheel = повернуть колесо рынка
dr-effect-lose-good = потерять любой товар
dr-effect-lose-valuable = потерять самый ценный товар
dr-effect-lose-hero = потерять героя
dr-effect-again = бросить ещё раз; если выпало то же: { $then }
dr-effect-repeat-row = повторить строку события
dr-effect-raise-die = увеличить кубик путешествия
dr-effect-send-hero = сразу доставить героя
dr-effect-pay = можно заплатить { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
} и { $then }

dr-choice-reset = Вернуть кубики в слотах к 1, 2, 3
dr-choice-lock = Поставить кубик { $die } в слот { $slot }
dr-choice-unlock = Сыграть кубик слота { $slot }
dr-choice-take-lantern = Взять фонарь
dr-choice-shine = Светлый кубик { $die } в пул действий
dr-choice-take-coins = Взять 2 монеты
dr-choice-turn-wheel = Повернуть колесо
dr-choice-visit = { $action }
dr-choice-building = Использовать здание
dr-choice-end = Готово
dr-choice-flip = Кубик рынка: { $good } → { $good2 }
dr-choice-buy = Купить: { $good } × { $count }
dr-choice-commission = Поручение города { $town }
dr-choice-ruins-die = Вернуть фонарь и бросить кубик руин
dr-choice-favour = Взять: { $favour }
dr-choice-host = Продать товары: покупает { $hero }
dr-choice-invite = Взять в повозку: { $hero }
dr-choice-invite-deck = Взять верхнего героя колоды
dr-choice-crown = { $place_key ->
    [deck] Корона из колоды
   *[other] Корона, { $place } место
}
dr-choice-befriend = { $place_key ->
    [deck] Спутник из колоды
   *[other] Спутник, { $place } место
}
dr-choice-head-for = В город { $town }
dr-choice-go-by = Ехать: { $road }
dr-choice-join = Присоединиться к каравану
dr-choice-stay = Остаться
dr-choice-take = { $count ->
    [0] Взять кубик { $pips }
   *[other] Взять кубик { $pips } и увеличить
}
dr-choice-reroll = Вернуть фонарь и перебросить
dr-choice-reroll-free = Перебросить бесплатно
dr-choice-raise = Прибавить { $count }
dr-choice-pay = Заплатить
dr-choice-decline = Не платить
dr-choice-stop-at = Доставлять в город { $town }
dr-choice-pass = Ничего не доставлять
dr-choice-deliver = Доставить: { $hero }
dr-choice-fulfil = Выполнить поручение «{ $commission }»
dr-choice-bonus = Бонус лидера: { $bonus }
dr-choice-fit = { $upgrade }: { $upgrade_about }
dr-choice-gift = Подарить кристалл ({ $companion }): { $gift_key ->
    [a] { $companion_a }
   *[b] { $companion_b }
}
dr-choice-return-item = Вернуть { $item_acc }
dr-choice-drop-hero = Отпустить: { $hero }
dr-choice-drop-commission = Вернуть поручение «{ $commission }»
dr-choice-upgrade = Улучшить { $good_acc }
dr-choice-downgrade = Ухудшить { $good_acc }
dr-choice-send = Отправить домой: { $hero }
dr-choice-begin = { $starter_key ->
    [me] Начинаю я
   *[trader] Начинает Торговец
}
dr-choice-trader-town = Торговец: { $town }
dr-choice-trader-commission = Торговец берёт поручение города { $town }
dr-choice-trader-hero = Торговец берёт героя: { $hero }
dr-choice-trader-crown = { $place_key ->
    [deck] Торговец берёт корону из колоды
   *[other] Торговец берёт корону, { $place } место
}
dr-choice-trader-loses = Торговец теряет героя: { $hero }
dr-choice-night = Кубик ночи: { $die }
dr-choice-light = Светлый кубик: { $die }
dr-choice-market = Кубик рынка: { $good }
dr-choice-travel = Кубик путешествия: { $pips }
dr-choice-oracle = Кубик оракула: { $oracle-face }
dr-choice-ruins = Кубик руин: { $ruins-face }
dr-choice-move = Проехать { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}
dr-choice-horseshoe = { $steps ->
    [0] Подкова: остаться на месте
    [one] Подкова: проехать { $steps } деление
    [few] Подкова: проехать { $steps } деления
   *[many] Подкова: проехать { $steps } делений
}
dr-choice-delve = Маркер руин: на { $steps ->
    [one] { $steps } секцию
    [few] { $steps } секции
   *[many] { $steps } секций
}
dr-choice-sneak = Заплатить { $steps ->
    [one] { $steps } монету за секцию
    [few] { $steps } монеты за столько же секций
   *[many] { $steps } монет за столько же секций
}
dr-choice-gain = Взять { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-choice-sell = Продать { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-choice-hand-in = Сдать { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-choice-return = Вернуть { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-choice-lose = Потерять { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}

dr-ask-opening = Кто начинает?
    .hint = Второй игрок получает товар дешевле и на монету больше.
dr-ask-opening-other = { $seat } решает, кто начинает
dr-ask-planning = План: какой кубик сыграете?
    .hint = Нажмите кубик запаса, затем слот: он срабатывает сразу, а вытесненный кубик повезёт вас.
dr-ask-planning-other = { $seat } планирует
dr-ask-lighting = Фонарь или светлый кубик в пул?
    .hint = Светлый кубик позволяет в этот ход действовать в обоих районах.
dr-ask-lighting-other = { $seat } выбирает для слота B
dr-ask-coins-or-wheel = Монеты или поворот колеса?
    .hint = За этим столом слот C даёт одно из двух.
dr-ask-coins-or-wheel-other = { $seat } выбирает для слота C
dr-ask-moving = Как далеко вы едете?
    .hint = Нажмите светящееся деление кольца: оно лежит между двумя районами для действия.
dr-ask-moving-other = { $seat } едет
dr-ask-acting = Где действуете?
    .hint = Нажмите светящийся район рядом с повозкой. Два кубика в пуле: оба района и здание.
dr-ask-acting-other = { $seat } действует
dr-ask-trading = Великий Базар: поверните колесо, измените кубик или покупайте
    .hint = Сначала, если хотите, колесо и один кубик; затем покупка. За вид платят один раз.
dr-ask-trading-other = { $seat } на Великом Базаре
dr-ask-buying = Что ещё купите?
    .hint = В любом порядке, вид оплачивают один раз; хватит — «Готово».
dr-ask-buying-other = { $seat } покупает
dr-ask-delving = На сколько сдвинуть маркер руин?
    .hint = Маркер идёт на секцию и ещё на одну за каждого героя.
dr-ask-delving-other = { $seat } исследует руины
dr-ask-peering = Потратить фонарь на бросок кубика руин?
    .hint = Кубик руин даёт товар, кристалл, монеты, героя или кубик; один раз.
dr-ask-peering-other = { $seat } всматривается в руины
dr-ask-sneaking = Чёрный рынок: за сколько шагов заплатите?
    .hint = Каждая секция стоит монету; вы получаете то, на чём остановился маркер.
dr-ask-sneaking-other = { $seat } на Чёрном рынке
dr-ask-favouring = Поручение или корона?
    .hint = Поручение приносит награду при доставке, корона — в конце.
dr-ask-favouring-other = { $seat } выбирает: поручение или корона
dr-ask-hosting = Кому продаёте?
    .hint = Вы продаёте герою желаемое, затем он садится в повозку.
dr-ask-hosting-other = { $seat } в трактире
dr-ask-selling = Что продаёте?
    .hint = В любом порядке, по одному товару на каждый значок героя; за улучшенный — ещё монета и кристалл.
dr-ask-selling-other = { $seat } продаёт
dr-ask-pausing = Подарить кристалл или дальше?
    .hint = Последний момент для подарков; «Готово» завершает шаг.
dr-ask-pausing-other = { $seat } может сделать подарок
dr-ask-befriending = Какого спутника берёте?
    .hint = Он остаётся с вами. С самым дальним вы получаете ещё один кубик путешествия.
dr-ask-befriending-other = { $seat } выбирает спутника
dr-ask-heading = Куда едет караван?
    .hint = Вы доставляете только там; попутчики выбирают любой город региона.
dr-ask-heading-other = { $seat } выбирает город
dr-ask-choosing-road = Тёмная дорога или короткий путь за три фонаря?
    .hint = На коротком пути события лучше и два бонуса лидера, но кубик вам достаётся последний.
dr-ask-choosing-road-other = { $seat } выбирает дорогу
dr-ask-joining = Присоединитесь к каравану?
    .hint = Это бесплатно: вы берёте кубик, получаете его строку и можете доставить в регионе.
dr-ask-joining-other = { $seat } решает, ехать ли с караваном
dr-ask-taking-die = Возьмите кубик путешествия
    .hint = Число выбирает строку события; фонарь перебрасывает кубики.
dr-ask-taking-die-other = { $seat } берёт кубик путешествия
dr-ask-stopping = В каком городе доставляете?
    .hint = Герои и поручения одного города; или ничего.
dr-ask-stopping-other = { $seat } выбирает, где доставлять
dr-ask-delivering = Что доставляете?
    .hint = Нажимайте героев и поручения этого города, сколько хотите.
dr-ask-delivering-other = { $seat } доставляет
dr-ask-filling = Какие товары сдаёте?
    .hint = В любом порядке: один, два или три товара дают 1, 3 или 6 престижа; «Готово» завершает поручение при любом числе.
dr-ask-filling-other = { $seat } выполняет поручение
dr-ask-bonus = Выберите бонус лидера{ $left ->
    [one] {""}
   *[other] {" "}(осталось { $left })
}
    .hint = Награда за лидерство. Первый, кто берёт монеты, получает 5 вместо 3.
dr-ask-bonus-other = { $seat } выбирает бонус лидера
dr-ask-overfull = Слишком много подков и кристаллов: что вернёте?
    .hint = У подков и кристаллов общие места.
dr-ask-overfull-other = { $seat } освобождает место
dr-ask-picking = { $upgraded ->
    [0] Какой товар возьмёте?
   *[other] Какой улучшенный товар возьмёте?
}
    .hint = Выберите один из предложенных товаров.
dr-ask-picking-other = { $seat } берёт товар
dr-ask-overloaded = Товары не помещаются: что вернёте?
    .hint = Уложить нельзя: верните товары, пока остальные не поместятся.
dr-ask-overloaded-other = { $seat } освобождает место в повозке
dr-ask-picking-ware = { $purpose ->
    [0] Какой товар потеряете?
    [1] Какой товар улучшите?
    [3] Какой из самых дорогих товаров потеряете?
   *[other] Какой товар ухудшите?
}
    .hint = Нажмите товар в хранилище.
dr-ask-picking-ware-other = { $seat } выбирает товар
dr-ask-inviting = Какого героя берёте?
    .hint = Любой герой трактира или неизвестный верхний из колоды; без продажи.
dr-ask-inviting-other = { $seat } выбирает героя
dr-ask-crowded = Нет места: какой герой уходит?
    .hint = Все места заняты: один из героев уходит.
dr-ask-crowded-other = { $seat } выбирает, кто уйдёт
dr-ask-losing-hero = Какого героя теряете?
    .hint = Событие забирает героя; нажмите, какого.
dr-ask-losing-hero-other = { $seat } теряет героя
dr-ask-sending = Какой герой летит домой?
    .hint = Доставка сразу, с обычной наградой.
dr-ask-sending-other = { $seat } отправляет героя домой
dr-ask-commissioning = Поручение какого города берёте?
    .hint = Вспомните города своих героев: одной поездкой доставите и то и другое.
dr-ask-commissioning-other = { $seat } берёт поручение
dr-ask-burdened = Нет места: какое поручение вернёте?
    .hint = Оно уходит под стопку своего города.
dr-ask-burdened-other = { $seat } возвращает поручение
dr-ask-crowning = Какую корону берёте?
    .hint = Открытая корона даёт и награду места; колода нет.
dr-ask-crowning-other = { $seat } берёт корону
dr-ask-fitting = Какое улучшение повозки берёте?
    .hint = Одно на всю игру.
dr-ask-fitting-other = { $seat } улучшает повозку
dr-ask-paying = Заплатить { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}?
    .hint = Только если хотите то, что за это дают.
dr-ask-paying-other = { $seat } решает, платить ли
dr-ask-raising = На сколько Кот фей увеличит кубик?
    .hint = Не выше строки 6.
dr-ask-raising-other = { $seat } увеличивает кубик путешествия
dr-ask-trader-stack = Какое поручение берёт Торговец?
    .hint = Правила не решают этого за Торговца, поэтому решаете вы.
dr-ask-trader-stack-other = { $seat } решает за Торговца
dr-ask-trader-guest = Какого героя берёт Торговец?
    .hint = Торговцу одинаково подходят несколько героев: решаете вы.
dr-ask-trader-guest-other = { $seat } решает за Торговца
dr-ask-trader-losing = Какого героя теряет Торговец?
    .hint = Событие не говорит, которого: решаете вы.
dr-ask-trader-losing-other = { $seat } решает за Торговца
dr-ask-trader-crowning = Какую корону берёт Торговец?
    .hint = Карта не говорит, какую: решаете вы.
dr-ask-trader-crowning-other = { $seat } решает за Торговца
dr-ask-trader-arrival = Где доставляет Торговец?
    .hint = Два города для Торговца равны: решаете вы.
dr-ask-trader-arrival-other = { $seat } решает за Торговца
dr-ask-trader-heading = Куда едет караван Торговца?
    .hint = Несколько городов для Торговца равны: решаете вы.
dr-ask-trader-heading-other = { $seat } решает за Торговца

dr-log-turn-begins = { $seat_key ->
    [you] Ваш ход { $turn }
   *[other] { $seat }: ход { $turn }
}
dr-log-reset = { $seat_key ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} кубики в слотах к 1, 2, 3
dr-log-locked = { $seat_key ->
    [you] Вы ставите
   *[other] { $seat } ставит
} кубик { $die } в слот { $slot }, вытесняя { $pushed }
dr-log-unlocked = { $seat_key ->
    [you] Вы играете
   *[other] { $seat } играет
} кубик { $pushed } из слота { $slot }
dr-log-shone = { $seat_key ->
    [you] Вы переносите
   *[other] { $seat } переносит
} светлый кубик { $die } в пул
dr-log-gained = { $seat_key ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $thing_key ->
    [coins] { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[many] { $count } фонарей
    }
    [quartz] { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }
    [horseshoe] { $count ->
        [one] { $count } подкову
        [few] { $count } подковы
       *[many] { $count } подков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижа
    }
}
dr-log-spent = { $seat_key ->
    [you] Вы тратите
   *[other] { $seat } тратит
} { $thing_key ->
    [coins] { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[many] { $count } фонарей
    }
    [quartz] { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }
    [horseshoe] { $count ->
        [one] { $count } подкову
        [few] { $count } подковы
       *[many] { $count } подков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижа
    }
}
dr-log-lost = { $seat_key ->
    [you] Вы теряете
   *[other] { $seat } теряет
} { $thing_key ->
    [coins] { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[many] { $count } фонарей
    }
    [quartz] { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }
    [horseshoe] { $count ->
        [one] { $count } подкову
        [few] { $count } подковы
       *[many] { $count } подков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижа
    }
}
dr-log-lost-coins = { $count ->
    [hidden] { $seat } теряет монеты
   *[other] { $seat_key ->
        [you] Вы теряете монеты: { $count }
       *[other] { $seat } теряет монеты: { $count }
    }
}
dr-log-no-room = { $seat_key ->
    [you] У вас
   *[other] У игрока { $seat }
} нет места, пропадает: { $thing_key ->
    [coins] { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[many] { $count } фонарей
    }
    [quartz] { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }
    [horseshoe] { $count ->
        [one] { $count } подкова
        [few] { $count } подковы
       *[many] { $count } подков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижа
    }
}
dr-log-good-gained = { $seat_key ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-log-good-lost = { $seat_key ->
    [you] Вы теряете
   *[other] { $seat } теряет
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-log-good-returned = { $seat_key ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-log-upgraded = { $seat_key ->
    [you] Вы улучшаете
   *[other] { $seat } улучшает
} { $good_acc }
dr-log-downgraded = { $seat_key ->
    [you] Вы ухудшаете
   *[other] { $seat } ухудшает
} { $good_acc }
dr-log-nothing-to-gain = { $seat_key ->
    [you] Вы ничего не получаете: запас пуст
   *[other] { $seat } ничего не получает: запас пуст
}
dr-log-item-returned = { $seat_key ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} { $item_acc }
dr-log-wheel = Колесо поворачивается: дороже всего теперь { $good }
dr-log-moved = { $steps ->
    [0] { $seat_key ->
        [you] Вы остаётесь на месте
       *[other] { $seat } остаётся на месте
    }
    [one] { $seat_key ->
        [you] Вы проезжаете { $steps } деление
       *[other] { $seat } проезжает { $steps } деление
    }
    [few] { $seat_key ->
        [you] Вы проезжаете { $steps } деления
       *[other] { $seat } проезжает { $steps } деления
    }
   *[many] { $seat_key ->
        [you] Вы проезжаете { $steps } делений
       *[other] { $seat } проезжает { $steps } делений
    }
}
dr-log-visited = { $seat_key ->
    [you] Вы выбираете
   *[other] { $seat } выбирает
}: { $action }
dr-log-no-effect = { $action }: ничего нельзя сделать
dr-log-building-used = { $seat_key ->
    [you] Вы используете здание
   *[other] { $seat } использует здание
}: { $building }
dr-log-flipped = { $seat_key ->
    [you] Вы меняете
   *[other] { $seat } меняет
} кубик рынка: { $good } → { $into }
dr-log-bought = { $seat_key ->
    [you] Вы покупаете
   *[other] { $seat } покупает
}: { $good } × { $count }
dr-log-commission-taken = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} поручение «{ $commission }»
dr-log-commission-dropped = { $seat_key ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} поручение «{ $commission }»
dr-log-ruins-moved = Маркер руин на секции { $section }
dr-log-market-moved = Маркер Чёрного рынка на секции { $section }
dr-log-ruins-rolled = Кубик руин: { $face }
dr-log-oracle-rolled = Кубик оракула: { $face }
dr-log-sold = { $seat_key ->
    [you] Вы продаёте
   *[other] { $seat } продаёт
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
} (покупает { $hero }), монет: { $coins }
dr-log-hero-aboard = { $hero } (в город { $town }) едет { $seat_key ->
    [you] с вами
   *[other] с игроком { $seat }
}
dr-log-hero-dropped = { $seat_key ->
    [you] Вы отпускаете героя
   *[other] { $seat } отпускает героя
}: { $hero }
dr-log-hero-lost = { $seat_key ->
    [you] Вы теряете героя
   *[other] { $seat } теряет героя
}: { $hero }
dr-log-crown-taken = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} корону «{ $crown }»
dr-log-crown-drawn = { $crown_key ->
    [hidden] { $seat } берёт корону из колоды
   *[other] { $seat_key ->
        [you] Вы берёте из колоды корону «{ $crown }»
       *[other] { $seat } берёт из колоды корону «{ $crown }»
    }
}
dr-log-light-rolled = { $seat_key ->
    [you] Вы получаете
   *[other] { $seat } получает
} светлый кубик: { $die }
dr-log-light-lost = { $seat_key ->
    [you] У вас
   *[other] У игрока { $seat }
} нет места для ещё одного светлого кубика
dr-log-befriended = { $seat_key ->
    [you] К вам присоединяется спутник
   *[other] К игроку { $seat } присоединяется спутник
}: { $companion }
dr-log-gift-made = { $seat_key ->
    [you] Вы дарите кристалл
   *[other] { $seat } дарит кристалл
} ({ $companion }): { $gift_key ->
    [a] { $companion_a }
   *[b] { $companion_b }
}
dr-log-journey = { $seat_key ->
    [you] Вы ведёте
   *[other] { $seat } ведёт
} караван в город { $town }: { $road }
dr-log-joined = { $seat_key ->
    [you] Вы присоединяетесь
   *[other] { $seat } присоединяется
} к каравану
dr-log-stayed = { $seat_key ->
    [you] Вы остаётесь в столице
   *[other] { $seat } остаётся в столице
}
dr-log-event-revealed = В пути: { $event_card }
dr-log-travel-rolled = Кубики путешествия: { $d1 }{ $d2 ->
    [None] {""}
   *[other] {" "}{ $d2 }
}{ $d3 ->
    [None] {""}
   *[other] {" "}{ $d3 }
}{ $d4 ->
    [None] {""}
   *[other] {" "}{ $d4 }
}{ $d5 ->
    [None] {""}
   *[other] {" "}{ $d5 }
}
dr-log-rerolled = { $seat_key ->
    [you] Вы возвращаете фонарь и перебрасываете
   *[other] { $seat } возвращает фонарь и перебрасывает
} кубики
dr-log-rerolled-free = { $seat_key ->
    [you] Вы перебрасываете
   *[other] { $seat } перебрасывает
} кубики бесплатно
dr-log-die-taken = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} кубик { $pips }: строка { $row } карты «{ $event_card }»
dr-log-row-repeated = { $seat_key ->
    [you] Вы получаете
   *[other] { $seat } получает
} строку ещё раз
dr-log-paid = { $seat_key ->
    [you] Вы платите
   *[other] { $seat } платит
} { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}
dr-log-declined = { $seat_key ->
    [you] Вы не платите
   *[other] { $seat } не платит
}
dr-log-hero-delivered = { $seat_key ->
    [you] Вы доставляете героя
   *[other] { $seat } доставляет героя
}: { $hero }, { $town }
dr-log-good-handed-in = { $seat_key ->
    [you] Вы сдаёте
   *[other] { $seat } сдаёт
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-log-commission-done = { $seat_key ->
    [you] Вы выполняете поручение
   *[other] { $seat } выполняет поручение
} ({ $town }), престиж: { $prestige }
dr-log-bonus-taken = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} бонус лидера: { $bonus }
dr-log-upgrade-fitted = { $seat_key ->
    [you] Вы ставите на повозку
   *[other] { $seat } ставит на повозку
}: { $upgrade }
dr-log-market-rolled = Кубик рынка возвращается: { $good }
dr-log-reserve-rolled = { $seat_key ->
    [you] Вы убираете { $count ->
        [0] последний кубик ночи
       *[other] кубик ночи и бросаете остальные: { $count }
    }
   *[other] { $seat } убирает { $count ->
        [0] последний кубик ночи
       *[other] кубик ночи и бросает остальные: { $count }
    }
}
dr-log-final-journey = { $seat_key ->
    [you] Ваше финальное путешествие
   *[other] Финальное путешествие: { $seat }
}
dr-log-steed-helps = { $steed } помогает { $seat_key ->
    [you] вам
   *[other] игроку { $seat }
}
dr-log-trader-turn = Торговец, ход { $turn }: { $card }
dr-log-trader-moved = Повозка Торговца едет, как сказано на карте: { $space }
dr-log-trader-light-used = Торговец возвращает светлый кубик ради лучшего плана
dr-log-trader-gained = Торговец получает { $thing_key ->
    [lantern] { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[many] { $count } фонарей
    }
    [quartz] { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }
    [horseshoe] { $count ->
        [one] { $count } подкову
        [few] { $count } подковы
       *[many] { $count } подков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижа
    }
}
dr-log-trader-gained-coins = Торговец получает монеты
dr-log-trader-lost-coins = Торговец теряет монеты
dr-log-trader-lost = Торговец отдаёт { $thing_key ->
    [coins] { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[many] { $count } фонарей
    }
    [quartz] { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
    }
    [horseshoe] { $count ->
        [one] { $count } подкову
        [few] { $count } подковы
       *[many] { $count } подков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижа
    }
}
dr-log-trader-paid = Торговец может заплатить и платит
dr-log-trader-light = Торговец получает светлый кубик
dr-log-trader-skips = { $action }: { $reason_key ->
    [too-few-goods] нет, у него мало товаров
    [too-many-goods] нет, товаров у него достаточно
    [too-many-commissions] нет, поручений у него достаточно
   *[no-cargo] нет, ему нечего доставлять
}
dr-log-trader-acts = { $action }: подходит, Торговец так и поступает
dr-log-trader-removed = Торговец снимает с рынка: { $good } × { $count }
dr-log-trader-commission = Торговец берёт поручение «{ $commission }»: { $because_key ->
    [most] туда у него больше всего груза
    [printed] так сказано на карте
    [chosen] ваш выбор
   *[only] другого не осталось
}
dr-log-trader-hero = Торговец берёт героя: { $hero } ({ $town }), { $because_key ->
    [most] туда у него больше всего груза
    [printed] так сказано на карте
    [chosen] ваш выбор
   *[only] другого не осталось
}
dr-log-trader-sold = Торговец продаёт { $good_acc }: так сказано на карте
dr-log-trader-hero-lost = Торговец теряет героя: { $hero }
dr-log-trader-crown-taken = Торговец берёт корону «{ $crown }»: { $because_key ->
    [chosen] ваш выбор
   *[printed] так сказано на карте
}
dr-log-trader-crown-drawn = Торговец берёт корону, не открывая: { $because_key ->
    [chosen] ваш выбор
   *[printed] так сказано на карте
}
dr-log-trader-discarded = Торговец сбрасывает указанного на карте спутника: { $companion }
dr-log-trader-journey = Торговец ведёт караван в город { $town } { $road_key ->
    [shortcut] коротким путём (у него три фонаря)
   *[dark-road] тёмной дорогой (фонарей меньше трёх)
}: { $because_key ->
    [chosen] ваш выбор
   *[most] туда у него больше всего груза
}
dr-log-trader-joined = Торговец присоединяется: { $why_key ->
    [cargo] у него есть груз для этого региона
   *[lantern] у него есть фонарь
}
dr-log-trader-stayed = Торговец остаётся: ни груза для этого региона, ни фонаря
dr-log-trader-die = Торговец берёт кубик с наибольшим числом, { $pips }: «{ $event_card }»
dr-log-trader-delivered = Торговец доставляет героя: { $hero }, { $town }
dr-log-trader-fulfilled = Торговец выполняет поручение ({ $town }), товаров: { $goods }, престиж: { $prestige }
dr-log-trader-bonus = Торговец берёт бонус лидера со своей карты: { $bonus }
dr-log-trader-upgrade = { $upgrade } выходит из игры
dr-log-trader-final = Финальное путешествие Торговца — в город { $town }: { $because_key ->
    [most] туда у него больше всего груза
    [printed] так сказано на карте
    [chosen] ваш выбор
   *[only] другого не осталось
}

dr-score-coins = Монеты
dr-score-prestige = Престиж
dr-score-crown-coins = Монеты за короны
dr-score-crown-prestige = Престиж за короны
dr-score-base = Меньшее из монет и престижа
dr-score-crown-points = Очки за короны
dr-score-lights = Светлые кубики
dr-score-crowns-done = Выполнено корон
dr-score-commissions = Выполнено поручений
dr-score-heroes = Доставлено героев
dr-score-goods = Оставшиеся товары
dr-score-quartz = Оставшиеся кристаллы
dr-score-purse = Свои монеты
dr-score-renown = Свой престиж
dr-box-0 = Торговец
