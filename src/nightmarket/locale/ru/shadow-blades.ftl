# Теневые клинки. Что значат имена сообщений, сказано в docs/adding-a-game.md.

sb-about = Неофициальная версия игры Ричарда Гарфилда. Большинство напечатанных карт нигде не опубликовано. Порядок игры, число карт, четыре стартовые карты и восемь заговоров взяты из правил; все остальные агенты, миссии и названия оружия — наша реконструкция, а не напечатанные карты. Если у вас есть коробка, можно играть собственным набором карт.

sb-option-start = Начало
    .about = Обычное: каждому сдают одну из четырёх стартовых карт. Драфт: карты идут по кругу, и каждый оставляет себе одну.
sb-option-start-standard = Обычное
sb-option-start-draft = Драфт
sb-option-conspiracy = Заговор
    .about = Одно особое правило для всех на всю партию.
sb-option-conspiracy-none = Без заговора
sb-option-conspiracy-random = Случайный
sb-option-conspiracy-arrogance = Высокомерие
sb-option-conspiracy-traitor = Предатель
sb-option-conspiracy-double-bet = Двойная ставка
sb-option-conspiracy-partners = Напарники
sb-option-conspiracy-deadly-blow = Смертельный удар
sb-option-conspiracy-stolen-weapons = Краденое оружие
sb-option-conspiracy-full-support = Полная поддержка
sb-option-conspiracy-espionage = Шпионаж
sb-option-alliances = Альянсы
    .about = Четыре игрока, две пары: места 1 и 3 против мест 2 и 4. Союзники могут передавать друг другу теневые карты.
sb-option-alliances-off = Каждый за себя
sb-option-alliances-on = Двое на двое
sb-option-first = Первый игрок
    .about = Кто ходит первым.
sb-option-first-random = Случайно
sb-option-first-0 = Место 1
sb-option-first-1 = Место 2
sb-option-first-2 = Место 3
sb-option-first-3 = Место 4
sb-option-pack = Карты
    .about = Реконструированный набор или собственный, в TOML или JSON.
sb-option-pack-reconstructed = Реконструированный набор

sb-sphere-assassination = Убийство
sb-sphere-theft = Воровство
sb-sphere-support = Поддержка
sb-sphere-infiltration = Внедрение
sb-symbol-mercenary = Наёмники

sb-conspiracy-none = Без заговора
    .about = Только основные правила.
sb-conspiracy-arrogance = Высокомерие
    .about = Нельзя играть агента в сферу, где у вас превосходство.
sb-conspiracy-traitor = Предатель
    .about = Раз за ход, в Приказе, в котором вы играете и агента: прикрепите оружие к агенту соперника той же силы и переместите его на свой планшет.
sb-conspiracy-double-bet = Двойная ставка
    .about = С колоды берите две карты вместо одной. Пустую стопку пополняют двумя картами.
sb-conspiracy-partners = Напарники
    .about = Раз за ход сыграйте ещё одного агента той же силы, что и сыгранный в этот ход, с другим символом и не Наёмника.
sb-conspiracy-deadly-blow = Смертельный удар
    .about = В Приказе сбросьте агента Убийства, чтобы уничтожить любого агента той же силы. Сколько угодно раз.
sb-conspiracy-stolen-weapons = Краденое оружие
    .about = Агентов Воровства можно использовать как оружие.
sb-conspiracy-full-support = Полная поддержка
    .about = Агентов Поддержки можно играть в любую сферу.
sb-conspiracy-espionage = Шпионаж
    .about = Агента Внедрения можно сыграть в любую сферу соперника. Везде, кроме Внедрения, его сила вычитается.

sb-ability-destroy-opponent-max2 = Уничтожьте агента соперника силой не больше 2.
sb-ability-destroy-same-sphere-weaker = Уничтожьте более слабого агента соперника в этой сфере.
sb-ability-sacrifice-then-destroy = Уничтожьте другого своего агента, затем агента любого другого игрока, который не сильнее.
sb-ability-recruit-now = Сразу проведите полную Вербовку.
sb-ability-steal-random-hand-card = Возьмите случайную карту из руки соперника.
sb-ability-take-attached-weapon = Возьмите в руку любое прикреплённое оружие любого игрока.
sb-ability-play-extra-agent-any = Сразу сыграйте ещё одного агента.
sb-ability-take-graveyard-top = Возьмите в руку верхнюю карту кладбища.
sb-ability-attach-weapon-to-earlier-agent = Прикрепите оружие из руки к другому своему агенту.
sb-ability-discard-then-move-opponent-max2 = Сбросьте карту, затем переместите агента соперника силой не больше 2 на свой планшет.
sb-ability-opponent-discards = Соперник на ваш выбор сбрасывает карту на свой выбор.
sb-ability-look-at-hand = Посмотрите руку любого другого игрока.
sb-ability-play-extra-agent-max2 = Сразу сыграйте ещё одного агента с напечатанной силой 1 или 2.
sb-ability-discard-mission-then-destroy-same-sphere = Сбросьте миссию, затем уничтожьте агента соперника в этой сфере.
sb-ability-swap-with-pile = Посмотрите стопку и обменяйте карту из руки на одну из её карт.
sb-ability-return-own-agent = Верните другого своего агента с оружием в руку.

sb-condition-dominance-all = В конце: превосходство — { $spheres }
sb-condition-dominance-min = В конце: превосходство хотя бы в { $n ->
    [one] { $n } сфере
   *[other] { $n } сферах
}
sb-condition-graveyard-min = В конце: на кладбище не меньше { $n ->
    [one] { $n } карты
   *[other] { $n } карт
}
sb-condition-attached-weapons-min = В конце: на ваших агентах не меньше { $n ->
    [one] { $n } карты оружия
   *[other] { $n } карт оружия
}
sb-condition-agent-in-every-sphere = В конце: ваш агент в каждой сфере
sb-condition-hand-max = В конце: в руке не больше { $n ->
    [one] { $n } карты
   *[other] { $n } карт
}

sb-card-assassin = Убийца
sb-card-night-blade = Ночной клинок
sb-card-executioner = Палач
sb-card-blademaster = Мастер клинка
sb-card-poisoner = Отравительница
sb-card-duelist = Дуэлянт
sb-card-fanatic = Фанатик
sb-card-thief = Вор
sb-card-pickpocket = Карманник
sb-card-burglar = Взломщик
sb-card-raider = Налётчик
sb-card-grabber = Хапуга
sb-card-cutpurse = Щипач
sb-card-marauder = Мародёр
sb-card-courier = Посыльный
sb-card-healer = Лекарь
sb-card-quartermaster = Интендант
sb-card-patron = Покровитель
sb-card-herald = Глашатай
sb-card-gravedigger = Могильщик
sb-card-blacksmith = Оружейник
sb-card-spy = Шпион
sb-card-informer = Осведомитель
sb-card-pathfinder = Лазутчик
sb-card-resident = Резидент
sb-card-tempter = Искусительница
sb-card-blackmailer = Шантажист
sb-card-watcher = Соглядатай
sb-card-cutthroat = Головорез
sb-card-sellsword = Наёмный меч
sb-card-captain = Капитан вольницы
sb-card-bounty-hunter = Охотник за головами
sb-card-smuggler = Контрабандист
sb-card-wanderer = Бродяга

sb-card-silence-the-witness = Убрать свидетеля
sb-card-poisoned-cup = Отравленный кубок
sb-card-ambush-on-the-bridge = Засада на мосту
sb-card-blood-debt = Кровный долг
sb-card-death-of-the-governor = Смерть наместника
sb-card-night-of-long-shadows = Ночь длинных теней
sb-card-cut-purses = Срезанные кошели
sb-card-empty-the-cellar = Пустой погреб
sb-card-rob-the-caravan = Ограбить караван
sb-card-forged-keys = Поддельные ключи
sb-card-the-imperial-treasury = Императорская казна
sb-card-arsenal-heist = Ограбление арсенала
sb-card-safe-house = Тайное убежище
sb-card-deliver-the-letter = Доставить письмо
sb-card-bribe-the-guard = Подкупить стражу
sb-card-escape-route = Путь к отступлению
sb-card-council-of-guilds = Совет гильдий
sb-card-hands-everywhere = Свои люди повсюду
sb-card-listen-at-the-door = Подслушать у двери
sb-card-false-name = Чужое имя
sb-card-masked-ball = Бал-маскарад
sb-card-copy-the-seal = Скопировать печать
sb-card-heart-of-the-palace = Сердце дворца
sb-card-leave-no-trace = Не оставить следов
sb-card-dead-mans-gold = Золото мертвеца
sb-card-quiet-supply-line = Тихое снабжение
sb-card-hired-vengeance = Заказная месть
sb-card-stolen-secrets = Краденые тайны
sb-card-palace-coup = Дворцовый переворот
sb-card-black-market-crown = Король чёрного рынка
sb-card-odd-job = Разовая работа
sb-card-shadow-throne = Теневой трон

sb-card-stiletto = Стилет
sb-card-throwing-knife = Метательный нож
sb-card-garrotte = Удавка
sb-card-knuckleduster = Кастет
sb-card-blowpipe = Духовая трубка
sb-card-sling = Праща
sb-card-sabre = Сабля
sb-card-hand-crossbow = Ручной арбалет
sb-card-twin-daggers = Парные кинжалы
sb-card-glaive = Глефа

sb-choice-keep = Оставить: «{ $card }»
sb-choice-recruit = Вербовка: посмотреть стопку 1
sb-choice-take = Взять эту стопку
sb-choice-back = Вернуть её
sb-choice-skip = Пропустить последний ход
sb-choice-end = Закончить Приказ
sb-choice-shadow = Закончить Приказ и передать союзнику: «{ $card }»
sb-choice-play = «{ $card }» → { $sphere }
sb-choice-play-armed = «{ $card }» → { $sphere }, с оружием
sb-choice-plant = «{ $card }» → { $sphere } игрока { $seat }
sb-choice-plant-armed = «{ $card }» → { $sphere } игрока { $seat }, с оружием
sb-choice-arm = Прикрепить: «{ $card }»
sb-choice-ready = Оружия достаточно
sb-choice-lay = Миссия «{ $card }» → { $sphere }
sb-choice-betray = Предатель: переманить агента «{ $card }»
sb-choice-blow = Смертельный удар, сбросить: «{ $card }»
sb-choice-decline = Не применять способность
sb-choice-use = Применить способность
sb-choice-destroy = Уничтожить: «{ $card }»
sb-choice-sacrifice = Пожертвовать: «{ $card }»
sb-choice-lure = Переманить: «{ $card }»
sb-choice-return = Вернуть в руку: «{ $card }»
sb-choice-forge = Оружие для агента «{ $card }»
sb-choice-loot = Забрать: «{ $card }»
sb-choice-steal = Украсть у игрока { $seat }
sb-choice-press = Шантажировать игрока { $seat }
sb-choice-watch = Посмотреть руку игрока { $seat }
sb-choice-seen = Готово
sb-choice-search = Посмотреть стопку { $pile }
sb-choice-give = Отдать: «{ $card }»
sb-choice-get = Взять: «{ $card }»
sb-choice-discard = Сбросить: «{ $card }»

sb-ask-drafting = Оставьте одну карту; остальные пойдут дальше направо
sb-ask-drafting-other = { $seat } выбирает карту
sb-ask-turn = Вербовка или Приказ?
sb-ask-turn-other = Ход игрока { $seat }
sb-ask-looking = Стопка { $pile }: взять всю или всю вернуть?
sb-ask-looking-other = { $seat } смотрит стопку { $pile }
sb-ask-ordering = Что ещё войдёт в Приказ?
sb-ask-ordering-other = { $seat } отдаёт Приказ
sb-ask-arming = Какое оружие?
sb-ask-arming-other = { $seat } выбирает оружие
sb-ask-betraying = Каким оружием переманить агента?
sb-ask-betraying-other = { $seat } переманивает агента
sb-ask-striking = Кого уничтожить?
sb-ask-striking-other = { $seat } выбирает, кого уничтожить
sb-ask-ability = Применить способность агента?
sb-ask-ability-other = { $seat } отдаёт Приказ
sb-ask-luring = Кого переманить?
sb-ask-luring-other = { $seat } переманивает агента
sb-ask-forging = Какое оружие?
sb-ask-forging-other = { $seat } прикрепляет оружие
sb-ask-discarding = Вас шантажируют: какую карту сбросить?
sb-ask-discarding-other = { $seat } выбирает карту для сброса
sb-ask-watching = Вот карты этой руки. Смотрите не торопясь.
sb-ask-watching-other = { $seat } смотрит чужую руку
sb-ask-giving = Какую карту положить в стопку { $pile }?
sb-ask-giving-other = { $seat } смотрит стопку { $pile }
sb-ask-getting = Какую карту взять из стопки { $pile }?
sb-ask-getting-other = { $seat } меняет карту в стопке { $pile }

sb-log-begins = { $conspiracy_key ->
    [none] Игра начинается
   *[other] Игра начинается. Заговор: { $conspiracy }
}
sb-log-kept = { $card_key ->
    [hidden] { $seat } оставляет себе карту
   *[other] Вы оставляете карту «{ $card }»
}
sb-log-recruits = { $seat_key ->
    [you] Вы проводите Вербовку
   *[other] { $seat } проводит Вербовку
}
sb-log-looked = { $seat_key ->
    [you] Вы смотрите
   *[other] { $seat } смотрит
} стопку { $pile }
sb-log-put-back = { $seat_key ->
    [you] Вы возвращаете
   *[other] { $seat } возвращает
} стопку { $pile }
sb-log-took-pile = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} стопку { $pile }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sb-log-drew = { $card_key ->
    [hidden] { $seat } берёт карту с колоды
   *[other] Вы берёте с колоды карту «{ $card }»
}
sb-log-refilled = В стопку { $pile }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sb-log-played = { $seat_key ->
    [you] Вы играете
   *[other] { $seat } играет
} агента «{ $agent }» ({ $strength }) в сферу «{ $sphere }»
sb-log-planted = { $seat_key ->
    [you] Вы внедряете
   *[other] { $seat } внедряет
} агента «{ $agent }» ({ $strength }): «{ $sphere }» { $other_key ->
    [you] у вас
   *[other] игрока { $other }
}
sb-log-armed = «{ $agent }» получает карту «{ $card }»: сила { $strength }
sb-log-laid = { $mission_key ->
    [hidden] { $seat } играет миссию в сферу «{ $sphere }»
   *[other] Вы играете миссию «{ $mission }» в сферу «{ $sphere }»
}
sb-log-unused = Способность агента «{ $agent }» не применяется
sb-log-destroyed = { $seat_key ->
    [you] Вы уничтожаете
   *[other] { $seat } уничтожает
} агента «{ $agent }»
sb-log-sacrificed = { $seat_key ->
    [you] Вы жертвуете
   *[other] { $seat } жертвует
} агентом «{ $agent }»
sb-log-discarded = { $seat_key ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} карту «{ $card }»
sb-log-moved = Агент «{ $agent }» переходит { $seat_key ->
    [you] к вам
   *[other] к игроку { $seat }
}, в сферу «{ $sphere }»
sb-log-returned = Агент «{ $agent }» возвращается { $seat_key ->
    [you] в вашу руку
   *[other] в руку игрока { $seat }
}
sb-log-stolen = { $card_key ->
    [hidden] { $seat_key ->
        [you] Вы крадёте
       *[other] { $seat } крадёт
    } карту у игрока { $victim }
   *[other] { $seat_key ->
        [you] Вы крадёте карту «{ $card }» у игрока { $victim }
       *[other] { $seat } крадёт у вас карту «{ $card }»
    }
}
sb-log-pressed = { $seat_key ->
    [you] Вы шантажируете
   *[other] { $seat } шантажирует
} { $victim_key ->
    [you] вас
   *[other] игрока { $victim }
}
sb-log-watched = { $seat_key ->
    [you] Вы смотрите
   *[other] { $seat } смотрит
} { $other_key ->
    [you] вашу руку
   *[other] руку игрока { $other }
}
sb-log-looted = { $seat_key ->
    [you] Вы забираете
   *[other] { $seat } забирает
} карту «{ $card }» у агента «{ $agent }»
sb-log-dug-up = { $seat_key ->
    [you] Вы берёте
   *[other] { $seat } берёт
} с кладбища карту «{ $card }»
sb-log-searched = { $seat_key ->
    [you] Вы смотрите
   *[other] { $seat } смотрит
} стопку { $pile }
sb-log-swapped = { $gave_key ->
    [hidden] { $seat } меняет карту в стопке { $pile }
   *[other] Вы кладёте карту «{ $gave }» и берёте карту «{ $got }» из стопки { $pile }
}
sb-log-shadow = { $card_key ->
    [hidden] { $seat } передаёт теневую карту игроку { $ally }
   *[other] { $seat_key ->
        [you] Вы передаёте карту «{ $card }» игроку { $ally }
       *[other] { $seat } передаёт вам карту «{ $card }»
    }
}
sb-log-gained = { $seat_key ->
    [you] У вас
   *[other] У игрока { $seat }
} превосходство: { $sphere }
sb-log-lost = { $seat_key ->
    [you] Вы теряете
   *[other] { $seat } теряет
} превосходство: { $sphere }
sb-log-skipped = { $seat_key ->
    [you] Вы пропускаете
   *[other] { $seat } пропускает
} последний ход
sb-log-final-round = { $deck ->
    [0] Колода кончилась: начинается финальный раунд
   *[other] Больше никто не вербует: начинается финальный раунд
}
sb-log-revealed = { $seat }: «{ $mission }», { $coins ->
    [0] не выполнена
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}

sb-score-assassination = Миссии: Убийство
sb-score-theft = Миссии: Воровство
sb-score-support = Миссии: Поддержка
sb-score-infiltration = Миссии: Внедрение
sb-score-failed = Монеты невыполненных миссий
sb-score-ally = Монеты союзника
