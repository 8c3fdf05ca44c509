# Тіньові клинки. Що означають назви повідомлень, сказано в docs/adding-a-game.md.

sb-about = Неофіційна версія гри Річарда Гарфілда. Більшість надрукованих карт ніде не опубліковано. Порядок гри, кількість карт, чотири стартові карти та вісім змов узято з правил; усі інші агенти, місії та назви зброї — наша реконструкція, а не надруковані карти. Якщо у вас є коробка, можна грати власним набором карт.

sb-option-start = Початок
    .about = Звичайний: кожному роздають одну з чотирьох стартових карт. Драфт: карти йдуть по колу, і кожен лишає собі одну.
sb-option-start-standard = Звичайний
sb-option-start-draft = Драфт
sb-option-conspiracy = Змова
    .about = Одне особливе правило для всіх на всю партію.
sb-option-conspiracy-none = Без змови
sb-option-conspiracy-random = Випадкова
sb-option-conspiracy-arrogance = Зарозумілість
sb-option-conspiracy-traitor = Зрадник
sb-option-conspiracy-double-bet = Подвійна ставка
sb-option-conspiracy-partners = Напарники
sb-option-conspiracy-deadly-blow = Смертельний удар
sb-option-conspiracy-stolen-weapons = Крадена зброя
sb-option-conspiracy-full-support = Повна підтримка
sb-option-conspiracy-espionage = Шпигунство
sb-option-alliances = Альянси
    .about = Четверо гравців, дві пари: місця 1 і 3 проти місць 2 і 4. Союзники можуть передавати одне одному тіньові карти.
sb-option-alliances-off = Кожен за себе
sb-option-alliances-on = Двоє проти двох
sb-option-first = Перший гравець
    .about = Хто ходить першим.
sb-option-first-random = Випадково
sb-option-first-0 = Місце 1
sb-option-first-1 = Місце 2
sb-option-first-2 = Місце 3
sb-option-first-3 = Місце 4
sb-option-pack = Карти
    .about = Реконструйований набір або власний, у TOML чи JSON.
sb-option-pack-reconstructed = Реконструйований набір

sb-sphere-assassination = Вбивство
sb-sphere-theft = Крадіжка
sb-sphere-support = Підтримка
sb-sphere-infiltration = Проникнення
sb-symbol-mercenary = Найманці

sb-conspiracy-none = Без змови
    .about = Лише основні правила.
sb-conspiracy-arrogance = Зарозумілість
    .about = Не можна грати агента до сфери, де ви маєте перевагу.
sb-conspiracy-traitor = Зрадник
    .about = Раз за хід, у Наказі, в якому ви граєте й агента: прикріпіть зброю до агента суперника тієї самої сили й перемістіть його на свій планшет.
sb-conspiracy-double-bet = Подвійна ставка
    .about = З колоди беріть дві карти замість однієї. Порожню стопку поповнюють двома картами.
sb-conspiracy-partners = Напарники
    .about = Раз за хід зіграйте ще одного агента тієї самої сили, що й зіграний цього ходу, з іншим символом і не Найманця.
sb-conspiracy-deadly-blow = Смертельний удар
    .about = У Наказі скиньте агента Вбивства, щоб знищити будь-якого агента тієї самої сили. Скільки завгодно разів.
sb-conspiracy-stolen-weapons = Крадена зброя
    .about = Агентів Крадіжки можна використовувати як зброю.
sb-conspiracy-full-support = Повна підтримка
    .about = Агентів Підтримки можна грати до будь-якої сфери.
sb-conspiracy-espionage = Шпигунство
    .about = Агента Проникнення можна зіграти до будь-якої сфери суперника. Усюди, крім Проникнення, його сила віднімається.

sb-ability-destroy-opponent-max2 = Знищте агента суперника силою щонайбільше 2.
sb-ability-destroy-same-sphere-weaker = Знищте слабшого агента суперника в цій сфері.
sb-ability-sacrifice-then-destroy = Знищте іншого свого агента, потім агента будь-якого іншого гравця, не сильнішого за нього.
sb-ability-recruit-now = Відразу проведіть повне Вербування.
sb-ability-steal-random-hand-card = Візьміть випадкову карту з руки суперника.
sb-ability-take-attached-weapon = Візьміть до руки будь-яку прикріплену зброю будь-якого гравця.
sb-ability-play-extra-agent-any = Відразу зіграйте ще одного агента.
sb-ability-take-graveyard-top = Візьміть до руки верхню карту кладовища.
sb-ability-attach-weapon-to-earlier-agent = Прикріпіть зброю з руки до іншого свого агента.
sb-ability-discard-then-move-opponent-max2 = Скиньте карту, потім перемістіть агента суперника силою щонайбільше 2 на свій планшет.
sb-ability-opponent-discards = Суперник на ваш вибір скидає карту на свій вибір.
sb-ability-look-at-hand = Подивіться руку будь-якого іншого гравця.
sb-ability-play-extra-agent-max2 = Відразу зіграйте ще одного агента з надрукованою силою 1 або 2.
sb-ability-discard-mission-then-destroy-same-sphere = Скиньте місію, потім знищте агента суперника в цій сфері.
sb-ability-swap-with-pile = Подивіться стопку й обміняйте карту з руки на одну з її карт.
sb-ability-return-own-agent = Поверніть іншого свого агента зі зброєю до руки.

sb-condition-dominance-all = Наприкінці: перевага — { $spheres }
sb-condition-dominance-min = Наприкінці: перевага щонайменше в { $n ->
    [one] { $n } сфері
   *[other] { $n } сферах
}
sb-condition-graveyard-min = Наприкінці: на кладовищі щонайменше { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
sb-condition-attached-weapons-min = Наприкінці: на ваших агентах щонайменше { $n ->
    [one] { $n } карта зброї
    [few] { $n } карти зброї
   *[many] { $n } карт зброї
}
sb-condition-agent-in-every-sphere = Наприкінці: ваш агент у кожній сфері
sb-condition-hand-max = Наприкінці: у руці щонайбільше { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}

sb-card-assassin = Убивця
sb-card-night-blade = Нічний клинок
sb-card-executioner = Кат
sb-card-blademaster = Майстер клинка
sb-card-poisoner = Отруйниця
sb-card-duelist = Дуелянт
sb-card-fanatic = Фанатик
sb-card-thief = Злодій
sb-card-pickpocket = Кишеньковий злодій
sb-card-burglar = Зламник
sb-card-raider = Грабіжник
sb-card-grabber = Хапуга
sb-card-cutpurse = Щипач
sb-card-marauder = Мародер
sb-card-courier = Посильний
sb-card-healer = Лікар
sb-card-quartermaster = Інтендант
sb-card-patron = Покровитель
sb-card-herald = Глашатай
sb-card-gravedigger = Гробар
sb-card-blacksmith = Зброяр
sb-card-spy = Шпигун
sb-card-informer = Інформатор
sb-card-pathfinder = Вивідник
sb-card-resident = Резидент
sb-card-tempter = Спокусниця
sb-card-blackmailer = Шантажист
sb-card-watcher = Спостерігач
sb-card-cutthroat = Головоріз
sb-card-sellsword = Найманий меч
sb-card-captain = Капітан вільної ватаги
sb-card-bounty-hunter = Мисливець за головами
sb-card-smuggler = Контрабандист
sb-card-wanderer = Бродяга

sb-card-silence-the-witness = Прибрати свідка
sb-card-poisoned-cup = Отруєний кубок
sb-card-ambush-on-the-bridge = Засідка на мосту
sb-card-blood-debt = Кровний борг
sb-card-death-of-the-governor = Смерть намісника
sb-card-night-of-long-shadows = Ніч довгих тіней
sb-card-cut-purses = Зрізані гаманці
sb-card-empty-the-cellar = Порожній льох
sb-card-rob-the-caravan = Пограбувати караван
sb-card-forged-keys = Підроблені ключі
sb-card-the-imperial-treasury = Імператорська скарбниця
sb-card-arsenal-heist = Пограбування арсеналу
sb-card-safe-house = Таємний сховок
sb-card-deliver-the-letter = Доставити листа
sb-card-bribe-the-guard = Підкупити варту
sb-card-escape-route = Шлях відступу
sb-card-council-of-guilds = Рада гільдій
sb-card-hands-everywhere = Свої люди всюди
sb-card-listen-at-the-door = Підслухати біля дверей
sb-card-false-name = Чуже ім’я
sb-card-masked-ball = Бал-маскарад
sb-card-copy-the-seal = Скопіювати печатку
sb-card-heart-of-the-palace = Серце палацу
sb-card-leave-no-trace = Не залишити слідів
sb-card-dead-mans-gold = Золото мерця
sb-card-quiet-supply-line = Тихе постачання
sb-card-hired-vengeance = Замовна помста
sb-card-stolen-secrets = Крадені таємниці
sb-card-palace-coup = Палацовий переворот
sb-card-black-market-crown = Король чорного ринку
sb-card-odd-job = Разова робота
sb-card-shadow-throne = Тіньовий трон

sb-card-stiletto = Стилет
sb-card-throwing-knife = Метальний ніж
sb-card-garrotte = Зашморг
sb-card-knuckleduster = Кастет
sb-card-blowpipe = Духова трубка
sb-card-sling = Праща
sb-card-sabre = Шабля
sb-card-hand-crossbow = Ручний арбалет
sb-card-twin-daggers = Парні кинджали
sb-card-glaive = Глефа

sb-choice-keep = Лишити: «{ $card }»
sb-choice-recruit = Вербування: подивитися стопку 1
sb-choice-take = Узяти цю стопку
sb-choice-back = Повернути її
sb-choice-skip = Пропустити останній хід
sb-choice-end = Закінчити Наказ
sb-choice-shadow = Закінчити Наказ і передати союзникові: «{ $card }»
sb-choice-play = «{ $card }» → { $sphere }
sb-choice-play-armed = «{ $card }» → { $sphere }, зі зброєю
sb-choice-plant = «{ $card }» → { $sphere } гравця { $seat }
sb-choice-plant-armed = «{ $card }» → { $sphere } гравця { $seat }, зі зброєю
sb-choice-arm = Прикріпити: «{ $card }»
sb-choice-ready = Зброї досить
sb-choice-lay = Місія «{ $card }» → { $sphere }
sb-choice-betray = Зрадник: переманити агента «{ $card }»
sb-choice-blow = Смертельний удар, скинути: «{ $card }»
sb-choice-decline = Не застосовувати здатність
sb-choice-use = Застосувати здатність
sb-choice-destroy = Знищити: «{ $card }»
sb-choice-sacrifice = Пожертвувати: «{ $card }»
sb-choice-lure = Переманити: «{ $card }»
sb-choice-return = Повернути до руки: «{ $card }»
sb-choice-forge = Зброя для агента «{ $card }»
sb-choice-loot = Забрати: «{ $card }»
sb-choice-steal = Украсти в гравця { $seat }
sb-choice-press = Шантажувати гравця { $seat }
sb-choice-watch = Подивитися руку гравця { $seat }
sb-choice-seen = Готово
sb-choice-search = Подивитися стопку { $pile }
sb-choice-give = Віддати: «{ $card }»
sb-choice-get = Узяти: «{ $card }»
sb-choice-discard = Скинути: «{ $card }»

sb-ask-drafting = Лишіть одну карту; решта піде далі праворуч
sb-ask-drafting-other = { $seat } обирає карту
sb-ask-turn = Вербування чи Наказ?
sb-ask-turn-other = Хід гравця { $seat }
sb-ask-looking = Стопка { $pile }: узяти всю чи всю повернути?
sb-ask-looking-other = { $seat } дивиться стопку { $pile }
sb-ask-ordering = Що ще ввійде до Наказу?
sb-ask-ordering-other = { $seat } віддає Наказ
sb-ask-arming = Яку зброю?
sb-ask-arming-other = { $seat } обирає зброю
sb-ask-betraying = Якою зброєю переманити агента?
sb-ask-betraying-other = { $seat } переманює агента
sb-ask-striking = Кого знищити?
sb-ask-striking-other = { $seat } обирає, кого знищити
sb-ask-ability = Застосувати здатність агента?
sb-ask-ability-other = { $seat } віддає Наказ
sb-ask-luring = Кого переманити?
sb-ask-luring-other = { $seat } переманює агента
sb-ask-forging = Яку зброю?
sb-ask-forging-other = { $seat } прикріплює зброю
sb-ask-discarding = Вас шантажують: яку карту скинути?
sb-ask-discarding-other = { $seat } має скинути карту
sb-ask-watching = Ось карти цієї руки. Дивіться не поспішаючи.
sb-ask-watching-other = { $seat } дивиться чужу руку
sb-ask-giving = Яку карту покласти до стопки { $pile }?
sb-ask-giving-other = { $seat } дивиться стопку { $pile }
sb-ask-getting = Яку карту взяти зі стопки { $pile }?
sb-ask-getting-other = { $seat } міняє карту у стопці { $pile }

sb-log-begins = { $conspiracy_key ->
    [none] Гра починається
   *[other] Гра починається. Змова: { $conspiracy }
}
sb-log-kept = { $card_key ->
    [hidden] { $seat } лишає собі карту
   *[other] Ви лишаєте карту «{ $card }»
}
sb-log-recruits = { $seat_key ->
    [you] Ви проводите Вербування
   *[other] { $seat } проводить Вербування
}
sb-log-looked = { $seat_key ->
    [you] Ви дивитеся
   *[other] { $seat } дивиться
} стопку { $pile }
sb-log-put-back = { $seat_key ->
    [you] Ви повертаєте
   *[other] { $seat } повертає
} стопку { $pile }
sb-log-took-pile = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} стопку { $pile }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sb-log-drew = { $card_key ->
    [hidden] { $seat } бере карту з колоди
   *[other] Ви берете з колоди карту «{ $card }»
}
sb-log-refilled = До стопки { $pile }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sb-log-played = { $seat_key ->
    [you] Ви граєте
   *[other] { $seat } грає
} агента «{ $agent }» ({ $strength }) до сфери «{ $sphere }»
sb-log-planted = { $seat_key ->
    [you] Ви засилаєте
   *[other] { $seat } засилає
} агента «{ $agent }» ({ $strength }): «{ $sphere }» { $other_key ->
    [you] у вас
   *[other] гравця { $other }
}
sb-log-armed = «{ $agent }» отримує карту «{ $card }»: сила { $strength }
sb-log-laid = { $mission_key ->
    [hidden] { $seat } грає місію до сфери «{ $sphere }»
   *[other] Ви граєте місію «{ $mission }» до сфери «{ $sphere }»
}
sb-log-unused = Здатність агента «{ $agent }» не застосовано
sb-log-destroyed = { $seat_key ->
    [you] Ви знищуєте
   *[other] { $seat } знищує
} агента «{ $agent }»
sb-log-sacrificed = { $seat_key ->
    [you] Ви жертвуєте
   *[other] { $seat } жертвує
} агентом «{ $agent }»
sb-log-discarded = { $seat_key ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} карту «{ $card }»
sb-log-moved = Агент «{ $agent }» переходить { $seat_key ->
    [you] до вас
   *[other] до гравця { $seat }
}, до сфери «{ $sphere }»
sb-log-returned = Агент «{ $agent }» повертається { $seat_key ->
    [you] до вашої руки
   *[other] до руки гравця { $seat }
}
sb-log-stolen = { $card_key ->
    [hidden] { $seat_key ->
        [you] Ви крадете
       *[other] { $seat } краде
    } карту в гравця { $victim }
   *[other] { $seat_key ->
        [you] Ви крадете карту «{ $card }» у гравця { $victim }
       *[other] { $seat } краде у вас карту «{ $card }»
    }
}
sb-log-pressed = { $seat_key ->
    [you] Ви шантажуєте
   *[other] { $seat } шантажує
} { $victim_key ->
    [you] вас
   *[other] гравця { $victim }
}
sb-log-watched = { $seat_key ->
    [you] Ви дивитеся
   *[other] { $seat } дивиться
} { $other_key ->
    [you] вашу руку
   *[other] руку гравця { $other }
}
sb-log-looted = { $seat_key ->
    [you] Ви забираєте
   *[other] { $seat } забирає
} карту «{ $card }» в агента «{ $agent }»
sb-log-dug-up = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} з кладовища карту «{ $card }»
sb-log-searched = { $seat_key ->
    [you] Ви дивитеся
   *[other] { $seat } дивиться
} стопку { $pile }
sb-log-swapped = { $gave_key ->
    [hidden] { $seat } міняє карту у стопці { $pile }
   *[other] Ви кладете карту «{ $gave }» і берете карту «{ $got }» зі стопки { $pile }
}
sb-log-shadow = { $card_key ->
    [hidden] { $seat } передає тіньову карту гравцеві { $ally }
   *[other] { $seat_key ->
        [you] Ви передаєте карту «{ $card }» гравцеві { $ally }
       *[other] { $seat } передає вам карту «{ $card }»
    }
}
sb-log-gained = { $seat_key ->
    [you] Ви маєте
   *[other] { $seat } має
} перевагу: { $sphere }
sb-log-lost = { $seat_key ->
    [you] Ви втрачаєте
   *[other] { $seat } втрачає
} перевагу: { $sphere }
sb-log-skipped = { $seat_key ->
    [you] Ви пропускаєте
   *[other] { $seat } пропускає
} останній хід
sb-log-final-round = { $deck ->
    [0] Колода скінчилася: починається фінальний раунд
   *[other] Більше ніхто не вербує: починається фінальний раунд
}
sb-log-revealed = { $seat }: «{ $mission }», { $coins ->
    [0] не виконано
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}

sb-score-assassination = Місії: Вбивство
sb-score-theft = Місії: Крадіжка
sb-score-support = Місії: Підтримка
sb-score-infiltration = Місії: Проникнення
sb-score-failed = Монети невиконаних місій
sb-score-ally = Монети союзника
