# The table of Merchants of the Dark Road in the browser.

dr-ui-capital = Столица
dr-ui-space = Дорога между районами: { $left } и { $right }
dr-ui-start = старт
dr-ui-any = любой
dr-ui-coin-a-step = монета за шаг
dr-ui-top-tiles = верхнее из стопки
dr-ui-palace = Дворец
dr-ui-caravan = Караван
dr-ui-locked = Кубики в слотах
dr-ui-reserve = Основной запас
dr-ui-pool = Пул действий
dr-ui-storage = Хранилище
dr-ui-wagon = В повозке
dr-ui-crowns = Короны
dr-ui-now = Если бы игра кончилась сейчас:
dr-ui-travel-die = кубик путешествия
dr-ui-turn = Ход { $n }
dr-ui-of = из { $n }
dr-ui-pick-slot = План: в какой слот поставить кубик { $die }?
dr-ui-lock = Поставить кубик
dr-ui-sold = продано
dr-ui-wanted = ждёт
dr-ui-for-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
dr-ui-sell-n = Продать { $n } за { $coins }
dr-ui-buy-n = Купить { $n }{ $coins ->
    [0] {""}
   *[other] {" "}за { $coins }
}
dr-ui-hand-in-n = Сдать { $n }
dr-ui-sits-here = { $hero }: место здесь
dr-ui-leads = { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
} вперёд: { $left } или { $right }.
dr-ui-lands = Дальше: { $left } или { $right }.
dr-ui-tab-board = Поле
dr-ui-tab-districts = Районы
dr-ui-tab-wagon = Повозка
dr-ui-tab-rivals = Соперники
dr-plan-tile-gone = Ваш план: поручения «{ $commission }» больше нет{ $by ->
    [somebody] , его забирает { $who }
   *[nobody] {""}
}.
dr-plan-hero-gone = Ваш план: { $hero } больше не в трактире{ $by ->
    [somebody] , героя забирает { $who }
   *[nobody] {""}
}.
dr-plan-crown-gone = Ваш план: короны «{ $crown }» больше нет{ $by ->
    [somebody] , её забирает { $who }
   *[nobody] {""}
}.
dr-ui-map = Дорога вокруг столицы
dr-ui-or = или
dr-ui-free = свободно
dr-ui-none = нет
dr-ui-lit = Светлые
dr-ui-craft = ремесло
dr-ui-confirm = Подтвердить
dr-ui-then = Затем:
dr-ui-reveals = Будут брошены кубики или открыты карты: что выйдет, пока неизвестно, и отменить это нельзя.
dr-ui-no-change = Ваше имущество не меняется.
dr-ui-steed = Лошадь
dr-ui-slot = Слот { $slot }, кубик { $die }
dr-ui-slot-empty = Слот { $slot }, пусто
dr-ui-die = Кубик запаса: { $n }
dr-ui-light = Светлый кубик: { $n }
dr-ui-lights = Светлые кубики
dr-ui-lights-about = Вместе с кубиком ночи в пуле позволяет действовать в обоих районах и в здании; неиспользованный в конце приносит очко.
dr-ui-crowns-about = Тайные цели: в конце каждая даёт монеты, престиж или очки, если вы выполнили её условие.
dr-ui-now-about = Меньшее из монет и престижа вместе с тем, что дали бы короны, и по очку за светлый кубик.
dr-ui-hero-home = Награда — за доставку в город { $town } ({ $town_printed }).
dr-ui-hero-wants = Покупает в трактире: { $goods }.
dr-ui-icon-lantern = Садясь в повозку, приносит фонарь.
dr-ui-icon-horseshoe = Садясь в повозку, приносит подкову.
dr-ui-icon-storage = Пока в повозке, несёт один товар любой формы сверх хранилища.
dr-ui-tile-about = Привезите в город { $town } ({ $town_printed }) до трёх товаров из этих: { $goods }. Один, два или три дают 1, 3 или 6 престижа и ещё 1 за каждый улучшенный.
dr-ui-friend-about = За кристалл, каждое действие один раз: { $a }; или { $b }.
dr-ui-gifts-left = Осталось подарков: { $n }.
dr-ui-guest = герой покупает
dr-ui-commission-or-crown = Поручение или корона
dr-ui-any-good = Любой улучшенный товар
dr-ui-town-about = Сюда доставляют героев и поручения этого города ({ $town_printed }).
dr-ui-palace-first = Её место даёт ещё 2 престижа.
dr-ui-palace-second = Её место даёт ещё базовый товар и подкову.
dr-ui-crown-deck = Неизвестная корона; осталось { $n }.
dr-ui-stall = { $good }: цена { $n }, кубиков { $dice }
dr-ui-stall-about = За все кубики одного вида платят один раз. После поворота колеса цена { $n }.
dr-ui-wheel-about = Колесо вращается по часовой стрелке: цены идут 5, 4, 3, 2, 1, 1; кубики движутся с товарами.
dr-ui-bazaar-note = одна цена за вид
dr-ui-can-lift = ⇄ меняет кубик
dr-ui-lift = Изменить кубик: { $good }
dr-ui-lifted = { $good } станет…
dr-ui-row = Строка { $n }: { $effect }
dr-ui-row-about = Кто берёт кубик путешествия с этим числом, получает эту строку события.
dr-ui-trader-steps = Торговец, шаг за шагом
dr-ui-trader-cards = Карты Торговца
dr-ui-trader-card = Карта Торговца { $n }
dr-ui-trader-lit = За светлый кубик вместо этого: { $what }
dr-ui-trader-goods-min = товаров не меньше { $n }
dr-ui-trader-goods-max = товаров не больше { $n }
dr-ui-trader-commissions = заказов не больше { $n }
dr-ui-ware-about = Цена сейчас: { $n }. Продаётся в трактире или сдаётся по поручению.
dr-ui-aboard = герои { $heroes } из { $heroSlots } · поручения { $tiles } из { $tileSlots }
dr-ui-arrange = Переложить товары
dr-ui-arrange-help = Нажмите товар, затем клетку. Стрелки двигают, R поворачивает, M отражает.
dr-ui-arranged = Готово
dr-ui-as-before = Как было
dr-ui-turn-it = Повернуть
dr-ui-mirror-it = Отразить
dr-ui-take-out = Отложить рядом
dr-ui-cell = Клетка { $n }
dr-ui-no-room = Там нет места
dr-ui-laid = { $good }: теперь здесь
dr-ui-phase-plan = План
dr-ui-phase-move = Движение
dr-ui-phase-act = Действие
dr-ui-phase-rest = Отдых
dr-plan = Ваш план
dr-plan-mode = Отметить план
dr-plan-help = Отметьте, куда поедете, что возьмёте, купите или доставите. Флажки видите только вы; если чей-то ход нарушит план, вы узнаете.
dr-plan-clear = Стереть
dr-plan-done = Готово
dr-plan-marked = В вашем плане.
dr-plan-price = Ваш план: { $good } теперь стоит { $to }, а не { $from }.
dr-plan-dice-gone = Ваш план: на рынке больше нет товара «{ $good }».
dr-plan-friend-gone = Ваш план: в ряду больше нет спутника «{ $companion }».
dr-plan-hero-lost = Ваш план: { $hero } больше не в повозке.
dr-plan-tile-lost = Ваш план: для поручения «{ $commission }» в повозке больше ничего нет.
dr-plan-caravan = Ваш план: { $who } ведёт караван в город { $town } без вас.
dr-guide = Помощь
dr-guide-now = Что спрашивают сейчас
dr-guide-aim = Цель
dr-guide-aim-text = По тринадцать ходов. Ваш счёт: меньшее из монет и престижа плюс очки корон и светлых кубиков, поэтому копите и то и другое. Монеты приносит продажа товаров героям в трактире; престиж приносит доставка героев и поручений в их города.
dr-guide-turn = Ход
dr-guide-plan = Поставьте кубик запаса в слот A, B или C. Слот срабатывает сразу; лежавший там кубик идёт в пул и повезёт вас.
dr-guide-move = Проезжайте ровно столько, сколько показывает кубик пула, по часовой стрелке. Подкова делает путь на деление длиннее или короче.
dr-guide-act = Действуйте в одном из двух районов рядом с повозкой; со светлым кубиком в пуле — в обоих и в здании.
dr-guide-rest = Использованные кубики убирают, ряды пополняют; всё это происходит само.
dr-guide-gifts = В любой момент своего хода можно подарить кристалл спутнику за одно из двух его действий: подарки есть среди вариантов.
dr-guide-places = Места
dr-guide-first = Первая игра
dr-guide-first-text = Соберите два-три товара (слот A, Базар, Руины, Чёрный рынок), продайте часть герою в трактире, возьмите поручения в города своих героев и отправляйтесь туда. Присоединяйтесь к чужим караванам по пути: это бесплатно. Наведите указатель на то, что светится, чтобы увидеть, что оно даст; отмена вернёт всё до последнего броска.
dr-guide-signs = Знаки
dr-guide-marks = Отмечайте, что задумали, кнопкой с флажком; больше этого никто не видит.
dr-guide-upgrade = Больше места или постоянное свойство и что-то сразу; одно на игрока.
dr-guide-steed = У каждой повозки одна, со свойством на всю игру.

# Клавиши и список
dr-keys-answers = ответы на вопрос по порядку; в плане — кубики запаса
dr-keys-slots = слоты ваших кубиков: A B C показывают, ↵ ставит
