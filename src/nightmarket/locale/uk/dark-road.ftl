# Торговці Темної дороги. Ключі пояснено в docs/adding-a-game.md.

dr-about = Неофіційна версія гри Браяна Сура. Ми працювали за російським аматорським перекладом правил. Кількість карт, жетонів і кубиків, порядок ходу, райони, будівлі, супутники, четверо коней, бонуси лідера й перебіг гри наодинці взято звідти. Більшість подробиць карт — наша реконструкція, а не друковані карти: герої та їхні бажання, доручення, корони, події, поліпшення воза, троє коней, Снігова бджола, карти Торговця, форми товарів, сітка сховища, таблиця ремесла, товари Руїн і Чорного ринку та грані кількох кубиків. Якщо у вас є коробка, можна грати зі своїм набором карт.

dr-option-buildings = Будівлі
    .about = На полі стоять чотири: випадкові, для першої партії або названі вами, решта за жеребом.
dr-option-buildings-random = Випадкові
dr-option-buildings-first-game = Перша партія
dr-option-buildings-quartz-mine = Кварцова копальня
dr-option-buildings-frozen-harbor = Крижана гавань
dr-option-buildings-hoarfrost-filigree = Інеїста філігрань
dr-option-buildings-oracle-of-lumi = Оракул Лумі
dr-option-buildings-yedls-workshop = Майстерня Єдла
dr-option-buildings-royal-post = Королівська пошта
dr-option-buildings-star-chapel = Зоряна каплиця
dr-option-buildings-counting-house = Міняльна крамниця
dr-option-buildings-farrier = Кузня підков
dr-option-buildings-lamp-house = Дім ліхтарів
dr-option-reverse_sides = Звороти будівель
    .about = У жеребкуванні беруть участь іще п’ять будівель; їх реконструйовано.
dr-option-reverse_sides-off = Ні
dr-option-reverse_sides-on = Так
dr-option-snow_bees = Снігові бджоли
    .about = Ще чотири супутники; реконструкція.
dr-option-snow_bees-off = Ні
dr-option-snow_bees-on = Так
dr-option-empty_section = Порожня секція ринку
    .about = Яка секція колеса спочатку без кубика.
dr-option-empty_section-price-5 = Товар ціною 5
dr-option-empty_section-price-1 = Сусідній товар ціною 1
dr-option-slot_c = Слот C
    .about = Дві монети й поворот колеса або щось одне.
dr-option-slot_c-and = І те, і те
dr-option-slot_c-or = Одне з двох
dr-option-travel_last = Подорож наприкінці
    .about = Подорож завершує дії. «Ні»: після неї можна діяти ще.
dr-option-travel_last-on = Так
dr-option-travel_last-off = Ні
dr-option-pack = Карти
    .about = Реконструйований набір або ваш власний у TOML чи JSON.
dr-option-pack-reconstructed = Реконструйований набір

dr-good-potion = зілля
    .acc = зілля
    .gen = зілля
    .fine = поліпшене зілля
    .fineacc = поліпшене зілля
dr-good-book = книга
    .acc = книгу
    .gen = книги
    .fine = поліпшена книга
    .fineacc = поліпшену книгу
dr-good-sword = меч
    .acc = меч
    .gen = меча
    .fine = поліпшений меч
    .fineacc = поліпшений меч
dr-good-lute = лютня
    .acc = лютню
    .gen = лютні
    .fine = поліпшена лютня
    .fineacc = поліпшену лютню
dr-good-shield = щит
    .acc = щит
    .gen = щита
    .fine = поліпшений щит
    .fineacc = поліпшений щит
dr-good-bow = лук
    .acc = лук
    .gen = лука
    .fine = поліпшений лук
    .fineacc = поліпшений лук
dr-side-basic = базовий
dr-side-upgraded = поліпшений

dr-town-scorchbog = Скорчбог
dr-town-northbreak = Нортбрейк
dr-town-cursecairn = Керскерн
dr-town-nightpoem = Найтпоем
dr-town-farglen = Фарглен
dr-town-windglass = Віндгласс
dr-region-a = регіон A
dr-region-b = регіон B
dr-region-c = регіон C
dr-district-bazaar = Великий Базар
    .about = Купуйте товари за кубиками на колесі, одна ціна за вид; спершу можна повернути колесо й змінити один кубик.
dr-district-commissions = Королівські доручення
    .about = Візьміть верхнє доручення будь-якого міста.
dr-district-excursions = Екскурсії Юрґа
    .about = Шукайте в руїнах поліпшений товар або ведіть караван до міста.
dr-district-dark-market = Чорний ринок
    .about = Заплатіть від 1 до 4 монет, посуньте маркер на стільки ж секцій і візьміть товари там, де він став.
dr-district-inn = Придорожній трактир
    .about = Продайте героєві товари, яких він хоче, за цінами колеса; потім герой сідає на ваш віз.
dr-action-bazaar = Великий Базар
dr-action-commissions = Королівські доручення
dr-action-ruins = Руїни Їнь
    .about = Посуньте маркер щонайменше на секцію, ще на одну за кожного героя, і візьміть поліпшений товар.
dr-action-dark-market = Чорний ринок
dr-action-inn = Придорожній трактир
dr-action-travel = Подорож
    .about = Ведіть караван: візьміть супутника, оберіть місто й дорогу, зустріньте подію, доставте, візьміть бонус лідера.
dr-road-dark-road = темна дорога
    .acc = темну дорогу
    .ins = темною дорогою
dr-road-shortcut = короткий шлях
    .acc = короткий шлях
    .ins = коротким шляхом
dr-slot-a = A
    .about = Візьміть базовий товар за значенням кубика, поставленого сюди: 0 — лютня, 1 — зілля або книга, 2 — меч або лук, 3 — щит.
dr-slot-b = B
    .about = Візьміть ліхтар або перекладіть світлий кубик до пулу, щоб діяти двічі.
dr-slot-c = C
    .about = Візьміть 2 монети, і колесо ринку повертається.
dr-place-first = перше
dr-place-second = друге
dr-place-third = третє
dr-place-deck = колода
dr-thing-coins = монети
    .about = Гроші, сховані за ширмою; наприкінці рахується менше з монет і престижу.
dr-thing-prestige = престиж
    .about = Ваше добре ім’я; наприкінці рахується менше з монет і престижу.
dr-thing-lantern = ліхтар
    .about = Три відкривають короткий шлях; один дає змогу перекинути кубики подорожі або кинути кубик руїн.
dr-thing-quartz = кристал
    .about = Подарунок супутникові, який за це щось зробить.
dr-thing-horseshoe = підкова
    .about = Раз за хід робить рух на один довшим або коротшим.
dr-thing-good = товари
dr-item-horseshoe = підкова
    .acc = підкову
dr-item-quartz = кристал
    .acc = кристал
dr-favour-commission = доручення
dr-favour-crown = корона
dr-space-0 = на старт
dr-space-1 = між Великим Базаром і Королівськими дорученнями
dr-space-2 = між Королівськими дорученнями й Екскурсіями Юрґа
dr-space-3 = між Екскурсіями Юрґа та Чорним ринком
dr-space-4 = між Чорним ринком і Придорожнім трактиром
dr-section-0 = 1
dr-section-1 = 2
dr-section-2 = 3
dr-section-3 = 4
dr-starter-me = ви
dr-starter-trader = Торговець
dr-gift-a = перший дар
dr-gift-b = другий дар
dr-bonus-illuminated = світлий кубик
dr-bonus-crown = корона
    .acc = корону
dr-bonus-coins = монети
dr-bonus-wagon-upgrade = поліпшення воза

dr-hero-h01 = Аша
dr-hero-h02 = Борін
dr-hero-h03 = Калла
dr-hero-h04 = Доррік
dr-hero-h05 = Едда
dr-hero-h06 = Фенвік
dr-hero-h07 = Грета
dr-hero-h08 = Ільса
dr-hero-h09 = Йорун
dr-hero-h10 = Кестрел
dr-hero-h11 = Лорн
dr-hero-h12 = Маева
dr-hero-h13 = Нільс
dr-hero-h14 = Орла
dr-hero-h15 = Квілл
dr-hero-h16 = Руна
dr-hero-h17 = Сорен
dr-hero-h18 = Тамсін
dr-hero-h19 = Ульф
dr-hero-h20 = Весна
dr-hero-h21 = Рен
dr-hero-h22 = Зев
dr-hero-h23 = Ансельм
dr-hero-h24 = Бріса
dr-hero-h25 = Корвін
dr-hero-h26 = Дагні
dr-hero-h27 = Ескіль
dr-hero-h28 = Фара
dr-hero-h29 = Геспер
dr-hero-h30 = Іво
dr-hero-h31 = Юнона
dr-hero-h32 = Каель
dr-hero-h33 = Лів
dr-hero-h34 = Мордан
dr-hero-h35 = Нев
dr-hero-h36 = Петра
dr-hero-h37 = Рейф
dr-hero-h38 = Сіґне
dr-hero-h39 = Торвальд
dr-hero-h40 = Уна
dr-hero-h41 = Вігго
dr-hero-h42 = Вілла
dr-hero-sh1 = Гоб
dr-hero-sh2 = Піп
dr-hero-sh3 = Яра
dr-hero-sh4 = Гуннар
dr-hero-sh5 = Осрік
dr-hero-sh6 = Ізольда

dr-commission-c01 = Скорчбог: книга, лютня, лук
dr-commission-c02 = Скорчбог: книга, меч, лютня
dr-commission-c03 = Скорчбог: зілля, меч, щит
dr-commission-c04 = Скорчбог: книга, щит, лук
dr-commission-c05 = Скорчбог: зілля, лютня, щит
dr-commission-c06 = Нортбрейк: зілля, книга, щит
dr-commission-c07 = Нортбрейк: зілля, лютня, лук
dr-commission-c08 = Нортбрейк: меч, щит, лук
dr-commission-c09 = Нортбрейк: зілля, меч, лук
dr-commission-c10 = Нортбрейк: книга, меч, лютня
dr-commission-c11 = Керскерн: зілля, меч, щит
dr-commission-c12 = Керскерн: зілля, книга, меч
dr-commission-c13 = Керскерн: зілля, книга, лютня
dr-commission-c14 = Керскерн: лютня, щит, лук
dr-commission-c15 = Керскерн: меч, лютня, лук
dr-commission-c16 = Найтпоем: меч, лютня, щит
dr-commission-c17 = Найтпоем: зілля, щит, лук
dr-commission-c18 = Найтпоем: зілля, книга, лютня
dr-commission-c19 = Найтпоем: книга, меч, щит
dr-commission-c20 = Найтпоем: зілля, книга, лук
dr-commission-c21 = Фарглен: книга, меч, лук
dr-commission-c22 = Фарглен: книга, лютня, щит
dr-commission-c23 = Фарглен: зілля, меч, лютня
dr-commission-c24 = Фарглен: зілля, лютня, лук
dr-commission-c25 = Фарглен: меч, щит, лук
dr-commission-c26 = Віндгласс: лютня, щит, лук
dr-commission-c27 = Віндгласс: зілля, книга, меч
dr-commission-c28 = Віндгласс: книга, лютня, лук
dr-commission-c29 = Віндгласс: зілля, щит, лук
dr-commission-c30 = Віндгласс: книга, меч, щит

dr-crown-k01 = Загін на південь
    .about = 2 престижу за кожних 2 героїв, доставлених до регіону A, не більше 4
dr-crown-k02 = Ескорт регіону B
    .about = 2 очки за 3 героїв, доставлених до регіону B
dr-crown-k03 = Плата далеких доріг
    .about = 2 монети за кожних 2 героїв, доставлених до регіону C, не більше 4
dr-crown-k04 = Постачальник регіону A
    .about = 2 монети за кожне доручення регіону A, не більше 4
dr-crown-k05 = Постачальник регіону B
    .about = 2 очки за 2 доручення регіону B
dr-crown-k06 = Постачальник регіону C
    .about = 2 монети за кожне доручення регіону C, не більше 4
dr-crown-k07 = Друг героїв
    .about = 4 престижу за 7 доставлених героїв
dr-crown-k08 = Королівський підрядник
    .about = 4 монети за 4 виконані доручення
dr-crown-k09 = Відомий у кожному місті
    .about = 2 очки за доставки в 5 різних містах
dr-crown-k10 = Без недостачі
    .about = 4 монети за 3 доручення, виконані трьома товарами
dr-crown-k11 = Вишуканий товар
    .about = 1 очко за кожні 2 здані поліпшені товари, не більше 3
dr-crown-k12 = Звіринець
    .about = 1 престиж за кожних 2 супутників, не більше 4
dr-crown-k13 = Щедра рука
    .about = 1 очко за кожні 3 подаровані кристали, не більше 3
dr-crown-k14 = Хранитель світла
    .about = 1 престиж за кожен ліхтар, що лишився, не більше 4
dr-crown-k15 = Повний віз
    .about = 3 монети за кожні 2 товари, що лишилися на возі, не більше 6
dr-crown-k16 = Господар каравану
    .about = 3 очки за 3 подорожі, які ви очолили, виконавши доручення
dr-crown-k17 = Добрий попутник
    .about = 1 престиж за кожну подорож попутником із доставкою, не більше 4
dr-crown-k18 = Ласка королеви
    .about = 1 престиж за кожні 3 ваші корони, рахуючи цю, не більше 3
dr-crown-k19 = Чесний торговець
    .about = 4 престижу за 8 товарів, проданих у трактирі

dr-event-d01 = Замерзлий брід
dr-event-d02 = Вовки край дороги
dr-event-d03 = Покинута станція
dr-event-d04 = Заметене святилище
dr-event-d05 = Платний міст
dr-event-d06 = Мандрівні менестрелі
dr-event-d07 = Зламана вісь
dr-event-d08 = Блудні вогні
dr-event-d09 = Заблукалий гонець
dr-event-d10 = Лавинний перевал
dr-event-d11 = Вогнище відлюдника
dr-event-d12 = Кварцова жила
dr-event-d13 = Розбійники в масках
dr-event-s01 = Льодовиковий тунель
dr-event-s02 = Стара стежка контрабандистів
dr-event-s03 = Шепітний ліс
dr-event-s04 = Затоплені руїни
dr-event-s05 = Сходи велетня
dr-event-s06 = Безмісячна пустка
dr-event-s07 = Мотузкова переправа
dr-event-s08 = Прихована кузня
dr-event-s09 = Павучий яр
dr-event-s10 = Кратер падучої зорі
dr-event-s11 = Королівський мисливський дім
dr-event-s12 = Тонка крига
dr-event-s13 = Ярмарок фей

dr-companion-raven = Ворон
    .a = отримати світлий кубик
    .b = кинути кубик оракула
dr-companion-fey-cat = Кіт фей
    .a = ще раз отримати рядок події цього ходу
    .b = додати 1 або 2 до кубика подорожі
dr-companion-frost-mouse = Морозна миша
    .a = узяти верхнє доручення будь-якого міста
    .b = отримати будь-який базовий товар
dr-companion-cave-dragon = Печерний дракон
    .a = одразу доставити одного героя
    .b = отримати базовий товар, якого немає на ринку
dr-companion-scorpion = Скорпіон
    .a = отримати героя
    .b = створити поліпшений товар за кубиком у слоті A
dr-companion-phoenix = Фенікс
    .a = отримати два ліхтарі
    .b = посунути маркер руїн на секцію й узяти нагороду
dr-companion-snow-bee = Снігова бджола
    .a = отримати 2 престижу
    .b = отримати підкову й монету
dr-steed-sugarfoot = Шугарфут
    .about = Sugarfoot. Може пройти 3 поділки незалежно від кубиків; у сідельній сумці вміщається один товар.
dr-steed-lovebug = Лавбаг
    .about = Lovebug. Ліхтар щоразу, коли ви обираєте подорож.
dr-steed-whisper = Віспер
    .about = Whisper. До взятого кубика подорожі можна додати 1, і лідеру, і попутнику.
dr-steed-brembant = Брембант
    .about = Brembant. На Великому Базарі ви платите на 2 монети менше.
dr-steed-bramblehoof = Тернокопит
    .about = Підкова змінює рух на 1 або 2. На початку ще одна підкова.
dr-steed-cinder = Сіндер
    .about = Раз за подорож, яку ви очолюєте: безкоштовне перекидання кубиків, що лишилися.
dr-steed-old-marrow = Старий Марроу
    .about = 2 монети, якщо за одні відвідини трактиру продано два товари або більше.
dr-oracle-face-1 = 2 престижу
dr-oracle-face-2 = 3 монети
dr-oracle-face-3 = будь-який базовий товар
dr-oracle-face-4 = ліхтар і кристал
dr-oracle-face-5 = підкова й 1 престиж
dr-oracle-face-6 = світлий кубик
dr-ruins-face-1 = маркер руїн іде далі
dr-ruins-face-2 = кинути ще раз
dr-ruins-face-3 = базовий товар ціною 1
dr-ruins-face-4 = кристал
dr-ruins-face-5 = 2 монети
dr-ruins-face-6 = герой
dr-building-quartz-mine = Кварцова копальня
    .about = Отримайте кристал.
dr-building-frozen-harbor = Крижана гавань
    .about = Отримайте базовий товар, кубика якого немає на ринку.
dr-building-hoarfrost-filigree = Інеїста філігрань
    .about = Отримайте базовий товар ціною 1, ліхтар і 1 престиж.
dr-building-oracle-of-lumi = Оракул Лумі
    .about = Киньте кубик оракула.
dr-building-yedls-workshop = Майстерня Єдла
    .about = Поліпшіть один свій товар і отримайте ліхтар.
dr-building-royal-post = Королівська пошта
    .about = Візьміть верхнє доручення будь-якого міста.
dr-building-star-chapel = Зоряна каплиця
    .about = Отримайте 2 престижу.
dr-building-counting-house = Міняльна крамниця
    .about = Отримайте 3 монети.
dr-building-farrier = Кузня підков
    .about = Отримайте підкову й 1 престиж.
dr-building-lamp-house = Дім ліхтарів
    .about = Отримайте два ліхтарі.
dr-upgrade-long-bed = Довгий кузов
    .about = П’ятий ряд сховища; зараз будь-який базовий товар.
dr-upgrade-lantern-rack = Стійка ліхтарів
    .about = Місце ще для двох ліхтарів; зараз три ліхтарі.
dr-upgrade-passenger-bench = Лава пасажирів
    .about = Місце ще для одного героя; зараз герой.
dr-upgrade-courier-case = Сумка кур’єра
    .about = Місце ще для одного доручення; зараз доручення.
dr-upgrade-curio-chest = Скриня дивовиж
    .about = Місце ще для двох підков або кристалів; зараз два кристали й підкова.
dr-upgrade-craft-bench = Верстат
    .about = Слот A дає будь-який товар таблиці ремесла; зараз поліпшіть один товар.
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

dr-effect-coins = отримати { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
dr-effect-lantern = отримати { $n ->
    [one] { $n } ліхтар
    [few] { $n } ліхтарі
   *[many] { $n } ліхтарів
}
dr-effect-quartz = отримати { $n ->
    [one] { $n } кристал
    [few] { $n } кристали
   *[many] { $n } кристалів
}
dr-effect-horseshoe = отримати { $n ->
    [one] { $n } підкову
    [few] { $n } підкови
   *[many] { $n } підков
}
dr-effect-prestige = отримати { $n ->
    [one] { $n } престиж
   *[other] { $n } престижу
}
dr-effect-lose-coins = втратити { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
dr-effect-lose-prestige = втратити { $n ->
    [one] { $n } престиж
   *[other] { $n } престижу
}
dr-effect-lose-lantern = втратити { $n ->
    [one] { $n } ліхтар
    [few] { $n } ліхтарі
   *[many] { $n } ліхтарів
}
dr-effect-basic-any = отримати будь-який базовий товар
dr-effect-upgraded-any = отримати будь-який поліпшений товар
dr-effect-basic-off-market = отримати базовий товар, якого немає на ринку
dr-effect-upgraded-off-market = отримати поліпшений товар, якого немає на ринку
dr-effect-basic-price = отримати базовий товар ціною { $n }
dr-effect-upgraded-price = отримати поліпшений товар ціною { $n }
dr-effect-basic-good = отримати: { $good }
dr-effect-upgraded-good = отримати поліпшений товар: { $good }
dr-effect-hero = отримати героя
dr-effect-commission = отримати доручення
dr-effect-commission-town = отримати доручення міста { $town }
dr-effect-crown = отримати корону
dr-effect-illuminated = отримати світлий кубик
dr-effect-wagon-upgrade = отримати поліпшення воза
dr-effect-craft-basic = створити товар за кубиком у слоті A
dr-effect-craft-upgraded = створити поліпшений товар за кубиком у слоті A
dr-effect-upgrade = поліпшити товар
dr-effect-downgrade = погіршити поліпшений товар або втратити базовий
dr-effect-ruins-step = посунути маркер руїн і взяти нагороду
dr-effect-ruins-die = кинути кубик руїн
dr-effect-oracle = кинути кубик оракула
dr-effect-wheel = повернути колесо ринку
dr-effect-lose-good = втратити будь-який товар
dr-effect-lose-valuable = втратити найцінніший товар
dr-effect-lose-hero = втратити героя
dr-effect-again = кинути ще раз; якщо випало те саме: { $then }
dr-effect-repeat-row = повторити рядок події
dr-effect-raise-die = збільшити кубик подорожі
dr-effect-send-hero = одразу доставити героя
dr-effect-pay = можна заплатити { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
} і { $then }

dr-choice-reset = Повернути кубики в слотах до 1, 2, 3
dr-choice-lock = Поставити кубик { $die } у слот { $slot }
dr-choice-unlock = Зіграти кубик слота { $slot }
dr-choice-take-lantern = Узяти ліхтар
dr-choice-shine = Світлий кубик { $die } до пулу дій
dr-choice-take-coins = Узяти 2 монети
dr-choice-turn-wheel = Повернути колесо
dr-choice-visit = { $action }
dr-choice-building = Скористатися будівлею
dr-choice-end = Готово
dr-choice-flip = Кубик ринку: { $good } → { $good2 }
dr-choice-buy = Купити: { $good } × { $count }
dr-choice-commission = Доручення міста { $town }
dr-choice-ruins-die = Повернути ліхтар і кинути кубик руїн
dr-choice-favour = Узяти: { $favour }
dr-choice-host = Продати товари: купує { $hero }
dr-choice-invite = Узяти на віз: { $hero }
dr-choice-invite-deck = Узяти верхнього героя колоди
dr-choice-crown = { $place_key ->
    [deck] Корона з колоди
   *[other] Корона, { $place } місце
}
dr-choice-befriend = { $place_key ->
    [deck] Супутник із колоди
   *[other] Супутник, { $place } місце
}
dr-choice-head-for = До міста { $town }
dr-choice-go-by = Їхати: { $road }
dr-choice-join = Приєднатися до каравану
dr-choice-stay = Залишитися
dr-choice-take = { $count ->
    [0] Узяти кубик { $pips }
   *[other] Узяти кубик { $pips } і збільшити
}
dr-choice-reroll = Повернути ліхтар і перекинути
dr-choice-reroll-free = Перекинути безкоштовно
dr-choice-raise = Додати { $count }
dr-choice-pay = Заплатити
dr-choice-decline = Не платити
dr-choice-stop-at = Доставляти до міста { $town }
dr-choice-pass = Нічого не доставляти
dr-choice-deliver = Доставити: { $hero }
dr-choice-fulfil = Виконати доручення «{ $commission }»
dr-choice-bonus = Бонус лідера: { $bonus }
dr-choice-fit = { $upgrade }: { $upgrade_about }
dr-choice-gift = Подарувати кристал ({ $companion }): { $gift_key ->
    [a] { $companion_a }
   *[b] { $companion_b }
}
dr-choice-return-item = Повернути { $item_acc }
dr-choice-drop-hero = Відпустити: { $hero }
dr-choice-drop-commission = Повернути доручення «{ $commission }»
dr-choice-upgrade = Поліпшити { $good_acc }
dr-choice-downgrade = Погіршити { $good_acc }
dr-choice-send = Відправити додому: { $hero }
dr-choice-begin = { $starter_key ->
    [me] Починаю я
   *[trader] Починає Торговець
}
dr-choice-trader-town = Торговець: { $town }
dr-choice-trader-commission = Торговець бере доручення міста { $town }
dr-choice-trader-hero = Торговець бере героя: { $hero }
dr-choice-trader-crown = { $place_key ->
    [deck] Торговець бере корону з колоди
   *[other] Торговець бере корону, { $place } місце
}
dr-choice-trader-loses = Торговець втрачає героя: { $hero }
dr-choice-night = Кубик ночі: { $die }
dr-choice-light = Світлий кубик: { $die }
dr-choice-market = Кубик ринку: { $good }
dr-choice-travel = Кубик подорожі: { $pips }
dr-choice-oracle = Кубик оракула: { $oracle-face }
dr-choice-ruins = Кубик руїн: { $ruins-face }
dr-choice-move = Проїхати { $steps ->
    [one] { $steps } поділку
    [few] { $steps } поділки
   *[many] { $steps } поділок
}
dr-choice-horseshoe = { $steps ->
    [0] Підкова: лишитися на місці
    [one] Підкова: проїхати { $steps } поділку
    [few] Підкова: проїхати { $steps } поділки
   *[many] Підкова: проїхати { $steps } поділок
}
dr-choice-delve = Маркер руїн: на { $steps ->
    [one] { $steps } секцію
    [few] { $steps } секції
   *[many] { $steps } секцій
}
dr-choice-sneak = Заплатити { $steps ->
    [one] { $steps } монету за секцію
    [few] { $steps } монети за стільки ж секцій
   *[many] { $steps } монет за стільки ж секцій
}
dr-choice-gain = Узяти { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-choice-sell = Продати { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-choice-hand-in = Здати { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-choice-return = Повернути { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-choice-lose = Втратити { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}

dr-ask-opening = Хто починає?
    .hint = Другий гравець отримує дешевший товар і на монету більше.
dr-ask-opening-other = { $seat } вирішує, хто починає
dr-ask-planning = План: який кубик зіграєте?
    .hint = Натисніть кубик запасу, потім слот: він спрацьовує одразу, а витіснений кубик повезе вас.
dr-ask-planning-other = { $seat } планує
dr-ask-lighting = Ліхтар чи світлий кубик до пулу?
    .hint = Світлий кубик дає змогу цього ходу діяти в обох районах.
dr-ask-lighting-other = { $seat } обирає для слота B
dr-ask-coins-or-wheel = Монети чи поворот колеса?
    .hint = За цим столом слот C дає одне з двох.
dr-ask-coins-or-wheel-other = { $seat } обирає для слота C
dr-ask-moving = Як далеко ви їдете?
    .hint = Натисніть поділку кільця, що світиться: вона лежить між двома районами для дії.
dr-ask-moving-other = { $seat } їде
dr-ask-acting = Де дієте?
    .hint = Натисніть район поруч із возом, що світиться. Два кубики в пулі: обидва райони й будівля.
dr-ask-acting-other = { $seat } діє
dr-ask-trading = Великий Базар: поверніть колесо, змініть кубик або купуйте
    .hint = Спершу, якщо хочете, колесо й один кубик; потім купівля. За вид платять один раз.
dr-ask-trading-other = { $seat } на Великому Базарі
dr-ask-buying = Що ще купите?
    .hint = У будь-якому порядку, вид оплачують один раз; досить — «Готово».
dr-ask-buying-other = { $seat } купує
dr-ask-delving = На скільки посунути маркер руїн?
    .hint = Маркер іде на секцію і ще на одну за кожного героя.
dr-ask-delving-other = { $seat } досліджує руїни
dr-ask-peering = Витратити ліхтар на кидок кубика руїн?
    .hint = Кубик руїн дає товар, кристал, монети, героя або кубик; один раз.
dr-ask-peering-other = { $seat } вдивляється в руїни
dr-ask-sneaking = Чорний ринок: за скільки кроків заплатите?
    .hint = Кожна секція коштує монету; ви отримуєте те, на чому зупинився маркер.
dr-ask-sneaking-other = { $seat } на Чорному ринку
dr-ask-favouring = Доручення чи корона?
    .hint = Доручення дає нагороду за доставку, корона — наприкінці.
dr-ask-favouring-other = { $seat } обирає: доручення чи корона
dr-ask-hosting = Кому продаєте?
    .hint = Ви продаєте героєві бажане, потім він сідає на віз.
dr-ask-hosting-other = { $seat } у трактирі
dr-ask-selling = Що продаєте?
    .hint = У будь-якому порядку, по одному товару на кожен значок героя; за поліпшений — ще монета й кристал.
dr-ask-selling-other = { $seat } продає
dr-ask-pausing = Подарувати кристал чи далі?
    .hint = Останній момент для подарунків; «Готово» завершує крок.
dr-ask-pausing-other = { $seat } може зробити подарунок
dr-ask-befriending = Якого супутника берете?
    .hint = Він лишається з вами. З найдальшим ви отримуєте ще один кубик подорожі.
dr-ask-befriending-other = { $seat } обирає супутника
dr-ask-heading = Куди їде караван?
    .hint = Ви доставляєте лише там; попутники обирають будь-яке місто регіону.
dr-ask-heading-other = { $seat } обирає місто
dr-ask-choosing-road = Темна дорога чи короткий шлях за три ліхтарі?
    .hint = На короткому шляху події кращі й два бонуси лідера, але кубик вам дістається останній.
dr-ask-choosing-road-other = { $seat } обирає дорогу
dr-ask-joining = Приєднаєтеся до каравану?
    .hint = Це безкоштовно: ви берете кубик, отримуєте його рядок і можете доставити в регіоні.
dr-ask-joining-other = { $seat } вирішує, чи їхати з караваном
dr-ask-taking-die = Візьміть кубик подорожі
    .hint = Число обирає рядок події; ліхтар перекидає кубики.
dr-ask-taking-die-other = { $seat } бере кубик подорожі
dr-ask-stopping = У якому місті доставляєте?
    .hint = Герої та доручення одного міста; або нічого.
dr-ask-stopping-other = { $seat } обирає, де доставляти
dr-ask-delivering = Що доставляєте?
    .hint = Натискайте героїв і доручення цього міста, скільки хочете.
dr-ask-delivering-other = { $seat } доставляє
dr-ask-filling = Які товари здаєте?
    .hint = У будь-якому порядку: один, два або три товари дають 1, 3 чи 6 престижу; «Готово» завершує доручення за будь-якої кількості.
dr-ask-filling-other = { $seat } виконує доручення
dr-ask-bonus = Оберіть бонус лідера{ $left ->
    [one] {""}
   *[other] {" "}(лишилося { $left })
}
    .hint = Нагорода за лідерство. Перший, хто бере монети, отримує 5 замість 3.
dr-ask-bonus-other = { $seat } обирає бонус лідера
dr-ask-overfull = Забагато підков і кристалів: що повернете?
    .hint = У підков і кристалів спільні місця.
dr-ask-overfull-other = { $seat } звільняє місце
dr-ask-picking = { $upgraded ->
    [0] Який товар візьмете?
   *[other] Який поліпшений товар візьмете?
}
    .hint = Оберіть один із запропонованих товарів.
dr-ask-picking-other = { $seat } бере товар
dr-ask-overloaded = Товари не вміщаються: що повернете?
    .hint = Укласти не можна: поверніть товари, доки решта не вміститься.
dr-ask-overloaded-other = { $seat } звільняє місце на возі
dr-ask-picking-ware = { $purpose ->
    [0] Який товар втратите?
    [1] Який товар поліпшите?
    [3] Який із найдорожчих товарів втратите?
   *[other] Який товар погіршите?
}
    .hint = Натисніть товар у сховищі.
dr-ask-picking-ware-other = { $seat } обирає товар
dr-ask-inviting = Якого героя берете?
    .hint = Будь-який герой трактиру або невідомий верхній із колоди; без продажу.
dr-ask-inviting-other = { $seat } обирає героя
dr-ask-crowded = Немає місця: який герой іде?
    .hint = Усі місця зайняті: один із героїв іде.
dr-ask-crowded-other = { $seat } обирає, хто піде
dr-ask-losing-hero = Якого героя втрачаєте?
    .hint = Подія забирає героя; натисніть, якого.
dr-ask-losing-hero-other = { $seat } втрачає героя
dr-ask-sending = Який герой летить додому?
    .hint = Доставка одразу, зі звичайною нагородою.
dr-ask-sending-other = { $seat } відправляє героя додому
dr-ask-commissioning = Доручення якого міста берете?
    .hint = Згадайте міста своїх героїв: однією поїздкою доставите і те, і те.
dr-ask-commissioning-other = { $seat } бере доручення
dr-ask-burdened = Немає місця: яке доручення повернете?
    .hint = Воно йде під спід стопки свого міста.
dr-ask-burdened-other = { $seat } повертає доручення
dr-ask-crowning = Яку корону берете?
    .hint = Відкрита корона дає й нагороду місця; колода ні.
dr-ask-crowning-other = { $seat } бере корону
dr-ask-fitting = Яке поліпшення воза берете?
    .hint = Одне на всю гру.
dr-ask-fitting-other = { $seat } поліпшує віз
dr-ask-paying = Заплатити { $price ->
    [one] { $price } монету
    [few] { $price } монети
   *[many] { $price } монет
}?
    .hint = Лише якщо хочете те, що за це дають.
dr-ask-paying-other = { $seat } вирішує, чи платити
dr-ask-raising = На скільки Кіт фей збільшить кубик?
    .hint = Не вище рядка 6.
dr-ask-raising-other = { $seat } збільшує кубик подорожі
dr-ask-trader-stack = Яке доручення бере Торговець?
    .hint = Жодне правило не вирішує за Торговця, тож вирішуєте ви.
dr-ask-trader-stack-other = { $seat } вирішує за Торговця
dr-ask-trader-guest = Якого героя бере Торговець?
    .hint = Торговцеві однаково підходять кілька героїв: вирішуєте ви.
dr-ask-trader-guest-other = { $seat } вирішує за Торговця
dr-ask-trader-losing = Якого героя втрачає Торговець?
    .hint = Подія не каже, якого: вирішуєте ви.
dr-ask-trader-losing-other = { $seat } вирішує за Торговця
dr-ask-trader-crowning = Яку корону бере Торговець?
    .hint = Карта не каже, яку: вирішуєте ви.
dr-ask-trader-crowning-other = { $seat } вирішує за Торговця
dr-ask-trader-arrival = Де доставляє Торговець?
    .hint = Два міста для Торговця рівні: вирішуєте ви.
dr-ask-trader-arrival-other = { $seat } вирішує за Торговця
dr-ask-trader-heading = Куди їде караван Торговця?
    .hint = Кілька міст для Торговця рівні: вирішуєте ви.
dr-ask-trader-heading-other = { $seat } вирішує за Торговця

dr-log-turn-begins = { $seat_key ->
    [you] Ваш хід { $turn }
   *[other] { $seat }: хід { $turn }
}
dr-log-reset = { $seat_key ->
    [you] Ви повертаєте
   *[other] { $seat } повертає
} кубики в слотах до 1, 2, 3
dr-log-locked = { $seat_key ->
    [you] Ви ставите
   *[other] { $seat } ставить
} кубик { $die } у слот { $slot }, витісняючи { $pushed }
dr-log-unlocked = { $seat_key ->
    [you] Ви граєте
   *[other] { $seat } грає
} кубик { $pushed } зі слота { $slot }
dr-log-shone = { $seat_key ->
    [you] Ви переносите
   *[other] { $seat } переносить
} світлий кубик { $die } до пулу
dr-log-gained = { $seat_key ->
    [you] Ви отримуєте
   *[other] { $seat } отримує
} { $thing_key ->
    [coins] { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } ліхтар
        [few] { $count } ліхтарі
       *[many] { $count } ліхтарів
    }
    [quartz] { $count ->
        [one] { $count } кристал
        [few] { $count } кристали
       *[many] { $count } кристалів
    }
    [horseshoe] { $count ->
        [one] { $count } підкову
        [few] { $count } підкови
       *[many] { $count } підков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товари
       *[many] { $count } товарів
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижу
    }
}
dr-log-spent = { $seat_key ->
    [you] Ви витрачаєте
   *[other] { $seat } витрачає
} { $thing_key ->
    [coins] { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } ліхтар
        [few] { $count } ліхтарі
       *[many] { $count } ліхтарів
    }
    [quartz] { $count ->
        [one] { $count } кристал
        [few] { $count } кристали
       *[many] { $count } кристалів
    }
    [horseshoe] { $count ->
        [one] { $count } підкову
        [few] { $count } підкови
       *[many] { $count } підков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товари
       *[many] { $count } товарів
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижу
    }
}
dr-log-lost = { $seat_key ->
    [you] Ви втрачаєте
   *[other] { $seat } втрачає
} { $thing_key ->
    [coins] { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } ліхтар
        [few] { $count } ліхтарі
       *[many] { $count } ліхтарів
    }
    [quartz] { $count ->
        [one] { $count } кристал
        [few] { $count } кристали
       *[many] { $count } кристалів
    }
    [horseshoe] { $count ->
        [one] { $count } підкову
        [few] { $count } підкови
       *[many] { $count } підков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товари
       *[many] { $count } товарів
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижу
    }
}
dr-log-lost-coins = { $count ->
    [hidden] { $seat } втрачає монети
   *[other] { $seat_key ->
        [you] Ви втрачаєте монети: { $count }
       *[other] { $seat } втрачає монети: { $count }
    }
}
dr-log-no-room = { $seat_key ->
    [you] У вас
   *[other] У гравця { $seat }
} немає місця, пропадає: { $thing_key ->
    [coins] { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } ліхтар
        [few] { $count } ліхтарі
       *[many] { $count } ліхтарів
    }
    [quartz] { $count ->
        [one] { $count } кристал
        [few] { $count } кристали
       *[many] { $count } кристалів
    }
    [horseshoe] { $count ->
        [one] { $count } підкова
        [few] { $count } підкови
       *[many] { $count } підков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товари
       *[many] { $count } товарів
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижу
    }
}
dr-log-good-gained = { $seat_key ->
    [you] Ви отримуєте
   *[other] { $seat } отримує
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-log-good-lost = { $seat_key ->
    [you] Ви втрачаєте
   *[other] { $seat } втрачає
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-log-good-returned = { $seat_key ->
    [you] Ви повертаєте
   *[other] { $seat } повертає
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-log-upgraded = { $seat_key ->
    [you] Ви поліпшуєте
   *[other] { $seat } поліпшує
} { $good_acc }
dr-log-downgraded = { $seat_key ->
    [you] Ви погіршуєте
   *[other] { $seat } погіршує
} { $good_acc }
dr-log-nothing-to-gain = { $seat_key ->
    [you] Ви нічого не отримуєте: запас порожній
   *[other] { $seat } нічого не отримує: запас порожній
}
dr-log-item-returned = { $seat_key ->
    [you] Ви повертаєте
   *[other] { $seat } повертає
} { $item_acc }
dr-log-wheel = Колесо повертається: найдорожче тепер { $good }
dr-log-moved = { $steps ->
    [0] { $seat_key ->
        [you] Ви лишаєтеся на місці
       *[other] { $seat } лишається на місці
    }
    [one] { $seat_key ->
        [you] Ви проїжджаєте { $steps } поділку
       *[other] { $seat } проїжджає { $steps } поділку
    }
    [few] { $seat_key ->
        [you] Ви проїжджаєте { $steps } поділки
       *[other] { $seat } проїжджає { $steps } поділки
    }
   *[many] { $seat_key ->
        [you] Ви проїжджаєте { $steps } поділок
       *[other] { $seat } проїжджає { $steps } поділок
    }
}
dr-log-visited = { $seat_key ->
    [you] Ви обираєте
   *[other] { $seat } обирає
}: { $action }
dr-log-no-effect = { $action }: нічого не можна зробити
dr-log-building-used = { $seat_key ->
    [you] Ви користуєтеся будівлею
   *[other] { $seat } користується будівлею
}: { $building }
dr-log-flipped = { $seat_key ->
    [you] Ви змінюєте
   *[other] { $seat } змінює
} кубик ринку: { $good } → { $into }
dr-log-bought = { $seat_key ->
    [you] Ви купуєте
   *[other] { $seat } купує
}: { $good } × { $count }
dr-log-commission-taken = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} доручення «{ $commission }»
dr-log-commission-dropped = { $seat_key ->
    [you] Ви повертаєте
   *[other] { $seat } повертає
} доручення «{ $commission }»
dr-log-ruins-moved = Маркер руїн на секції { $section }
dr-log-market-moved = Маркер Чорного ринку на секції { $section }
dr-log-ruins-rolled = Кубик руїн: { $face }
dr-log-oracle-rolled = Кубик оракула: { $face }
dr-log-sold = { $seat_key ->
    [you] Ви продаєте
   *[other] { $seat } продає
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
} (купує { $hero }), монет: { $coins }
dr-log-hero-aboard = { $hero } (до міста { $town }) їде { $seat_key ->
    [you] з вами
   *[other] з гравцем { $seat }
}
dr-log-hero-dropped = { $seat_key ->
    [you] Ви відпускаєте героя
   *[other] { $seat } відпускає героя
}: { $hero }
dr-log-hero-lost = { $seat_key ->
    [you] Ви втрачаєте героя
   *[other] { $seat } втрачає героя
}: { $hero }
dr-log-crown-taken = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} корону «{ $crown }»
dr-log-crown-drawn = { $crown_key ->
    [hidden] { $seat } бере корону з колоди
   *[other] { $seat_key ->
        [you] Ви берете з колоди корону «{ $crown }»
       *[other] { $seat } бере з колоди корону «{ $crown }»
    }
}
dr-log-light-rolled = { $seat_key ->
    [you] Ви отримуєте
   *[other] { $seat } отримує
} світлий кубик: { $die }
dr-log-light-lost = { $seat_key ->
    [you] У вас
   *[other] У гравця { $seat }
} немає місця для ще одного світлого кубика
dr-log-befriended = { $seat_key ->
    [you] До вас приєднується супутник
   *[other] До гравця { $seat } приєднується супутник
}: { $companion }
dr-log-gift-made = { $seat_key ->
    [you] Ви даруєте кристал
   *[other] { $seat } дарує кристал
} ({ $companion }): { $gift_key ->
    [a] { $companion_a }
   *[b] { $companion_b }
}
dr-log-journey = { $seat_key ->
    [you] Ви ведете
   *[other] { $seat } веде
} караван до міста { $town }: { $road }
dr-log-joined = { $seat_key ->
    [you] Ви приєднуєтеся
   *[other] { $seat } приєднується
} до каравану
dr-log-stayed = { $seat_key ->
    [you] Ви лишаєтеся в столиці
   *[other] { $seat } лишається в столиці
}
dr-log-event-revealed = У дорозі: { $event_card }
dr-log-travel-rolled = Кубики подорожі: { $d1 }{ $d2 ->
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
    [you] Ви повертаєте ліхтар і перекидаєте
   *[other] { $seat } повертає ліхтар і перекидає
} кубики
dr-log-rerolled-free = { $seat_key ->
    [you] Ви перекидаєте
   *[other] { $seat } перекидає
} кубики безкоштовно
dr-log-die-taken = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} кубик { $pips }: рядок { $row } карти «{ $event_card }»
dr-log-row-repeated = { $seat_key ->
    [you] Ви отримуєте
   *[other] { $seat } отримує
} рядок ще раз
dr-log-paid = { $seat_key ->
    [you] Ви платите
   *[other] { $seat } платить
} { $count ->
    [one] { $count } монету
    [few] { $count } монети
   *[many] { $count } монет
}
dr-log-declined = { $seat_key ->
    [you] Ви не платите
   *[other] { $seat } не платить
}
dr-log-hero-delivered = { $seat_key ->
    [you] Ви доставляєте героя
   *[other] { $seat } доставляє героя
}: { $hero }, { $town }
dr-log-good-handed-in = { $seat_key ->
    [you] Ви здаєте
   *[other] { $seat } здає
} { $side_key ->
    [upgraded] { $good_fineacc }
   *[basic] { $good_acc }
}
dr-log-commission-done = { $seat_key ->
    [you] Ви виконуєте доручення
   *[other] { $seat } виконує доручення
} ({ $town }), престиж: { $prestige }
dr-log-bonus-taken = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} бонус лідера: { $bonus }
dr-log-upgrade-fitted = { $seat_key ->
    [you] Ви ставите на віз
   *[other] { $seat } ставить на віз
}: { $upgrade }
dr-log-market-rolled = Кубик ринку повертається: { $good }
dr-log-reserve-rolled = { $seat_key ->
    [you] Ви прибираєте { $count ->
        [0] останній кубик ночі
       *[other] кубик ночі й кидаєте решту: { $count }
    }
   *[other] { $seat } прибирає { $count ->
        [0] останній кубик ночі
       *[other] кубик ночі й кидає решту: { $count }
    }
}
dr-log-final-journey = { $seat_key ->
    [you] Ваша фінальна подорож
   *[other] Фінальна подорож: { $seat }
}
dr-log-steed-helps = { $steed } допомагає { $seat_key ->
    [you] вам
   *[other] гравцеві { $seat }
}
dr-log-trader-turn = Торговець, хід { $turn }: { $card }
dr-log-trader-moved = Віз Торговця їде, як сказано на карті: { $space }
dr-log-trader-light-used = Торговець повертає світлий кубик заради кращого плану
dr-log-trader-gained = Торговець отримує { $thing_key ->
    [lantern] { $count ->
        [one] { $count } ліхтар
        [few] { $count } ліхтарі
       *[many] { $count } ліхтарів
    }
    [quartz] { $count ->
        [one] { $count } кристал
        [few] { $count } кристали
       *[many] { $count } кристалів
    }
    [horseshoe] { $count ->
        [one] { $count } підкову
        [few] { $count } підкови
       *[many] { $count } підков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товари
       *[many] { $count } товарів
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижу
    }
}
dr-log-trader-gained-coins = Торговець отримує монети
dr-log-trader-lost-coins = Торговець втрачає монети
dr-log-trader-lost = Торговець віддає { $thing_key ->
    [coins] { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[many] { $count } монет
    }
    [lantern] { $count ->
        [one] { $count } ліхтар
        [few] { $count } ліхтарі
       *[many] { $count } ліхтарів
    }
    [quartz] { $count ->
        [one] { $count } кристал
        [few] { $count } кристали
       *[many] { $count } кристалів
    }
    [horseshoe] { $count ->
        [one] { $count } підкову
        [few] { $count } підкови
       *[many] { $count } підков
    }
    [good] { $count ->
        [one] { $count } товар
        [few] { $count } товари
       *[many] { $count } товарів
    }
   *[other] { $count ->
        [one] { $count } престиж
       *[other] { $count } престижу
    }
}
dr-log-trader-paid = Торговець може заплатити й платить
dr-log-trader-light = Торговець отримує світлий кубик
dr-log-trader-skips = { $action }: { $reason_key ->
    [too-few-goods] ні, у нього мало товарів
    [too-many-goods] ні, товарів у нього досить
    [too-many-commissions] ні, доручень у нього досить
   *[no-cargo] ні, йому немає чого доставляти
}
dr-log-trader-acts = { $action }: підходить, Торговець так і робить
dr-log-trader-removed = Торговець знімає з ринку: { $good } × { $count }
dr-log-trader-commission = Торговець бере доручення «{ $commission }»: { $because_key ->
    [most] туди в нього найбільше вантажу
    [printed] так сказано на карті
    [chosen] ваш вибір
   *[only] іншого не лишилося
}
dr-log-trader-hero = Торговець бере героя: { $hero } ({ $town }), { $because_key ->
    [most] туди в нього найбільше вантажу
    [printed] так сказано на карті
    [chosen] ваш вибір
   *[only] іншого не лишилося
}
dr-log-trader-sold = Торговець продає { $good_acc }: так сказано на карті
dr-log-trader-hero-lost = Торговець втрачає героя: { $hero }
dr-log-trader-crown-taken = Торговець бере корону «{ $crown }»: { $because_key ->
    [chosen] ваш вибір
   *[printed] так сказано на карті
}
dr-log-trader-crown-drawn = Торговець бере корону, не відкриваючи: { $because_key ->
    [chosen] ваш вибір
   *[printed] так сказано на карті
}
dr-log-trader-discarded = Торговець скидає вказаного на карті супутника: { $companion }
dr-log-trader-journey = Торговець веде караван до міста { $town } { $road_key ->
    [shortcut] коротким шляхом (у нього три ліхтарі)
   *[dark-road] темною дорогою (ліхтарів менше трьох)
}: { $because_key ->
    [chosen] ваш вибір
   *[most] туди в нього найбільше вантажу
}
dr-log-trader-joined = Торговець приєднується: { $why_key ->
    [cargo] у нього є вантаж для цього регіону
   *[lantern] у нього є ліхтар
}
dr-log-trader-stayed = Торговець лишається: ні вантажу для цього регіону, ні ліхтаря
dr-log-trader-die = Торговець бере кубик із найбільшим числом, { $pips }: «{ $event_card }»
dr-log-trader-delivered = Торговець доставляє героя: { $hero }, { $town }
dr-log-trader-fulfilled = Торговець виконує доручення ({ $town }), товарів: { $goods }, престиж: { $prestige }
dr-log-trader-bonus = Торговець бере бонус лідера зі своєї карти: { $bonus }
dr-log-trader-upgrade = { $upgrade } виходить із гри
dr-log-trader-final = Фінальна подорож Торговця — до міста { $town }: { $because_key ->
    [most] туди в нього найбільше вантажу
    [printed] так сказано на карті
    [chosen] ваш вибір
   *[only] іншого не лишилося
}

dr-score-coins = Монети
dr-score-prestige = Престиж
dr-score-crown-coins = Монети за корони
dr-score-crown-prestige = Престиж за корони
dr-score-base = Менше з монет і престижу
dr-score-crown-points = Очки за корони
dr-score-lights = Світлі кубики
dr-score-crowns-done = Виконано корон
dr-score-commissions = Виконано доручень
dr-score-heroes = Доставлено героїв
dr-score-goods = Товари, що лишилися
dr-score-quartz = Кристали, що лишилися
dr-score-purse = Власні монети
dr-score-renown = Власний престиж
dr-box-0 = Торговець
