# Книга: правила, справочник, термины.
book-back = Вернуться туда, где вы были
book-found =
    { $n ->
        [one] Найдено { $n } правило
        [few] Найдено { $n } правила
       *[many] Найдено { $n } правил
    }
book-here = На каком этапе хода вы сейчас
book-now = Об этом вас сейчас спрашивают
book-pieces-search = Искать в справочнике
book-kind = Вид
book-tag = Фильтр
book-all = Всё
book-any = Без фильтра
book-print = Печать
book-pieces-none = С такими словами ничего нет.
book-events = События
book-faces = Грани кубиков
book-goods = Товары
book-agents = Агенты
book-weapons = Оружие
book-missions = Миссии
book-conspiracies = Заговоры
book-heroes = Герои
book-commissions = Поручения
book-companions = Спутники
book-steeds = Лошади
book-upgrades = Улучшения повозки
book-buildings = Здания
book-districts = Районы
book-towns = Города
book-scenarios = Сценарии
book-action-tiles = Тайлы действия
book-tiles = Тайлы торгового центра
book-starter = стартовый агент
book-campaign = кампания
book-beyond = после кампании
book-tile = Тайл { $tile }
book-value = номинал { $n }
book-ten = В игре их десять, если кто-то играет этим цветом.
book-points = Очки в конце игры: { $n }
book-pieces-found =
    { $n ->
        [one] Показана { $n } позиция
        [few] Показаны { $n } позиции
       *[many] Показано { $n } позиций
    }
book-for-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
book-terms = Слова игры
book-eye = { $name }: { $before } → { $after } — так бот видит шансы на победу.
