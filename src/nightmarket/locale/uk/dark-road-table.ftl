# The table of Merchants of the Dark Road in the browser.

dr-ui-capital = Столиця
dr-ui-space = Дорога між районами: { $left } і { $right }
dr-ui-start = старт
dr-ui-any = будь-який
dr-ui-coin-a-step = монета за крок
dr-ui-top-tiles = верхнє зі стопки
dr-ui-palace = Палац
dr-ui-caravan = Караван
dr-ui-locked = Кубики в слотах
dr-ui-reserve = Основний запас
dr-ui-pool = Пул дій
dr-ui-storage = Сховище
dr-ui-wagon = На возі
dr-ui-crowns = Корони
dr-ui-now = Якби гра скінчилася зараз:
dr-ui-travel-die = кубик подорожі
dr-ui-turn = Хід { $n }
dr-ui-of = з { $n }
dr-ui-pick-slot = План: у який слот поставити кубик { $die }?
dr-ui-lock = Поставити кубик
dr-ui-sold = продано
dr-ui-wanted = чекає
dr-ui-for-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[other] { $n } монет
}
dr-ui-sell-n = Продати { $n } за { $coins }
dr-ui-buy-n = Купити { $n }{ $coins ->
    [0] {""}
   *[other] {" "}за { $coins }
}
dr-ui-hand-in-n = Здати { $n }
dr-ui-sits-here = { $hero }: місце тут
dr-ui-leads = { $n ->
    [one] { $n } поділка
    [few] { $n } поділки
   *[many] { $n } поділок
} уперед: { $left } або { $right }.
dr-ui-lands = Далі: { $left } або { $right }.
dr-ui-tab-board = Поле
dr-ui-tab-districts = Райони
dr-ui-tab-wagon = Віз
dr-ui-tab-rivals = Суперники
dr-plan-tile-gone = Ваш план: доручення «{ $commission }» більше немає{ $by ->
    [somebody] , його забирає { $who }
   *[nobody] {""}
}.
dr-plan-hero-gone = Ваш план: { $hero } більше не у трактирі{ $by ->
    [somebody] , героя забирає { $who }
   *[nobody] {""}
}.
dr-plan-crown-gone = Ваш план: корони «{ $crown }» більше немає{ $by ->
    [somebody] , її забирає { $who }
   *[nobody] {""}
}.
dr-ui-map = Дорога навколо столиці
dr-ui-or = або
dr-ui-free = вільно
dr-ui-none = немає
dr-ui-lit = Світлі
dr-ui-craft = ремесло
dr-ui-confirm = Підтвердити
dr-ui-then = Далі:
dr-ui-reveals = Буде кинуто кубики або відкрито карти: що випаде, ще невідомо, і скасувати це не можна.
dr-ui-no-change = Ваше майно не змінюється.
dr-ui-steed = Кінь
dr-ui-slot = Слот { $slot }, кубик { $die }
dr-ui-slot-empty = Слот { $slot }, порожньо
dr-ui-die = Кубик запасу: { $n }
dr-ui-light = Світлий кубик: { $n }
dr-ui-lights = Світлі кубики
dr-ui-lights-about = Разом із кубиком ночі в пулі дає змогу діяти в обох районах і в будівлі; невикористаний наприкінці дає очко.
dr-ui-crowns-about = Таємні цілі: наприкінці кожна дає монети, престиж або очки, якщо ви виконали її умову.
dr-ui-now-about = Менше з монет і престижу разом із тим, що дали б корони, і по очку за світлий кубик.
dr-ui-hero-home = Нагорода — за доставку до міста { $town } ({ $town_printed }).
dr-ui-hero-wants = Купує у трактирі: { $goods }.
dr-ui-icon-lantern = Сідаючи на віз, приносить ліхтар.
dr-ui-icon-horseshoe = Сідаючи на віз, приносить підкову.
dr-ui-icon-storage = Поки на возі, несе один товар будь-якої форми понад сховище.
dr-ui-tile-about = Привезіть до міста { $town } ({ $town_printed }) щонайбільше три товари із цих: { $goods }. Один, два або три дають 1, 3 чи 6 престижу і ще 1 за кожен поліпшений.
dr-ui-friend-about = За кристал, кожна дія один раз: { $a }; або { $b }.
dr-ui-gifts-left = Лишилося подарунків: { $n }.
dr-ui-guest = герой купує
dr-ui-commission-or-crown = Доручення або корона
dr-ui-any-good = Будь-який поліпшений товар
dr-ui-town-about = Сюди доставляють героїв і доручення цього міста ({ $town_printed }).
dr-ui-palace-first = Її місце дає ще 2 престижу.
dr-ui-palace-second = Її місце дає ще базовий товар і підкову.
dr-ui-crown-deck = Невідома корона; лишилося { $n }.
dr-ui-stall = { $good }: ціна { $n }, кубиків { $dice }
dr-ui-stall-about = За всі кубики одного виду платять один раз. Після повороту колеса ціна { $n }.
dr-ui-wheel-about = Колесо обертається за годинниковою стрілкою: ціни йдуть 5, 4, 3, 2, 1, 1; кубики рухаються з товарами.
dr-ui-bazaar-note = одна ціна за вид
dr-ui-can-lift = ⇄ змінює кубик
dr-ui-lift = Змінити кубик: { $good }
dr-ui-lifted = { $good } стане…
dr-ui-row = Рядок { $n }: { $effect }
dr-ui-row-about = Хто бере кубик подорожі з цим числом, отримує цей рядок події.
dr-ui-trader-steps = Торговець, крок за кроком
dr-ui-trader-cards = Карти Торговця
dr-ui-trader-card = Карта Торговця { $n }
dr-ui-trader-lit = За світлий кубик замість цього: { $what }
dr-ui-trader-goods-min = товарів не менше ніж { $n }
dr-ui-trader-goods-max = товарів не більше ніж { $n }
dr-ui-trader-commissions = замовлень не більше ніж { $n }
dr-ui-ware-about = Ціна зараз: { $n }. Продається у трактирі або здається за дорученням.
dr-ui-aboard = герої { $heroes } з { $heroSlots } · доручення { $tiles } з { $tileSlots }
dr-ui-arrange = Перекласти товари
dr-ui-arrange-help = Натисніть товар, потім клітинку. Стрілки рухають, R повертає, M віддзеркалює.
dr-ui-arranged = Готово
dr-ui-as-before = Як було
dr-ui-turn-it = Повернути
dr-ui-mirror-it = Віддзеркалити
dr-ui-take-out = Відкласти поруч
dr-ui-cell = Клітинка { $n }
dr-ui-no-room = Там немає місця
dr-ui-laid = { $good }: тепер тут
dr-ui-phase-plan = План
dr-ui-phase-move = Рух
dr-ui-phase-act = Дія
dr-ui-phase-rest = Відпочинок
dr-plan = Ваш план
dr-plan-mode = Позначити план
dr-plan-help = Позначте, куди поїдете, що візьмете, купите чи доставите. Прапорці бачите лише ви; якщо чийсь хід порушить план, ви дізнаєтесь.
dr-plan-clear = Стерти
dr-plan-done = Готово
dr-plan-marked = У вашому плані.
dr-plan-price = Ваш план: { $good } тепер коштує { $to }, а не { $from }.
dr-plan-dice-gone = Ваш план: на ринку більше немає товару «{ $good }».
dr-plan-friend-gone = Ваш план: у ряду більше немає супутника «{ $companion }».
dr-plan-hero-lost = Ваш план: { $hero } більше не на возі.
dr-plan-tile-lost = Ваш план: для доручення «{ $commission }» на возі більше нічого немає.
dr-plan-caravan = Ваш план: { $who } веде караван до міста { $town } без вас.
dr-guide = Допомога
dr-guide-now = Про що питають зараз
dr-guide-aim = Мета
dr-guide-aim-text = По тринадцять ходів. Ваш рахунок: менше з монет і престижу плюс очки корон і світлих кубиків, тож збирайте і те, і те. Монети дає продаж товарів героям у трактирі; престиж дає доставка героїв і доручень до їхніх міст.
dr-guide-turn = Хід
dr-guide-plan = Поставте кубик запасу в слот A, B або C. Слот спрацьовує одразу; кубик, що там лежав, іде до пулу й повезе вас.
dr-guide-move = Проїдьте рівно стільки, скільки показує кубик пулу, за годинниковою стрілкою. Підкова робить шлях на поділку довшим або коротшим.
dr-guide-act = Дійте в одному з двох районів поруч із возом; зі світлим кубиком у пулі — в обох і в будівлі.
dr-guide-rest = Використані кубики прибирають, ряди поповнюють; усе це відбувається саме.
dr-guide-gifts = У будь-який момент свого ходу можна подарувати кристал супутникові за одну з двох його дій: подарунки є серед варіантів.
dr-guide-places = Місця
dr-guide-first = Перша гра
dr-guide-first-text = Зберіть два-три товари (слот A, Базар, Руїни, Чорний ринок), продайте частину герою у трактирі, візьміть доручення до міст своїх героїв і вирушайте туди. Приєднуйтесь до чужих караванів дорогою: це безкоштовно. Наведіть вказівник на те, що світиться, щоб побачити, що воно дасть; скасування поверне все до останнього кидка.
dr-guide-signs = Знаки
dr-guide-marks = Позначайте, що задумали, кнопкою з прапорцем; більше цього ніхто не бачить.
dr-guide-upgrade = Більше місця або постійна властивість і щось одразу; одне на гравця.
dr-guide-steed = У кожного воза один, із властивістю на всю гру.

# Клавіші й перелік
dr-keys-answers = відповіді на запитання за порядком; у плані — кубики запасу
dr-keys-slots = слоти ваших кубиків: A B C показують, ↵ ставить
