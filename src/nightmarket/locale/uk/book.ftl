# Книга: правила, довідник, терміни.
book-back = Повернутися туди, де ви були
book-found =
    { $n ->
        [one] Знайдено { $n } правило
        [few] Знайдено { $n } правила
       *[many] Знайдено { $n } правил
    }
book-here = На якому етапі ходу ви зараз
book-now = Про це вас зараз питають
book-pieces-search = Шукати в довіднику
book-kind = Вид
book-tag = Фільтр
book-all = Усе
book-any = Без фільтра
book-print = Друк
book-pieces-none = З такими словами нічого немає.
book-events = Події
book-faces = Грані кубиків
book-goods = Товари
book-agents = Агенти
book-weapons = Зброя
book-missions = Місії
book-conspiracies = Змови
book-heroes = Герої
book-commissions = Доручення
book-companions = Супутники
book-steeds = Коні
book-upgrades = Поліпшення воза
book-buildings = Будівлі
book-districts = Райони
book-towns = Міста
book-scenarios = Сценарії
book-action-tiles = Тайли дії
book-tiles = Тайли торговельного центру
book-starter = стартовий агент
book-campaign = кампанія
book-beyond = після кампанії
book-tile = Тайл { $tile }
book-value = номінал { $n }
book-ten = У грі їх десять, якщо хтось грає цим кольором.
book-points = Очки наприкінці гри: { $n }
book-pieces-found =
    { $n ->
        [one] Показано { $n } позицію
        [few] Показано { $n } позиції
       *[many] Показано { $n } позицій
    }
book-for-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
book-terms = Слова гри
book-eye = { $name }: { $before } → { $after } — так бот бачить шанси на перемогу.
