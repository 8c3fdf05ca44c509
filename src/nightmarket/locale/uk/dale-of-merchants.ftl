# Долина Крамарів 2. Значення імен повідомлень: docs/adding-a-game.md.

dm-about = Неофіційна версія гри Самі Лааксо. Дії карток відповідають класичній редакції й переказані своїми словами; назви карток, крім Мудрого шпигуна, — наш переклад.

dm-option-sets = Колоди народів
    .about = Назвіть бажані колоди, решту обере жереб. Колод на одну більше, ніж гравців, у командній грі чотири.
dm-option-sets-random = Випадково
dm-option-sets-platypus = Качконоси
dm-option-sets-sloth = Лінивці
dm-option-sets-crocodile = Крокодили
dm-option-sets-fox = Лисиці
dm-option-sets-polecat = Тхори
dm-option-sets-owl = Сови
dm-option-mood = Настрій
    .about = Якою має бути партія з колодами за жеребом.
dm-option-mood-any = Будь-який
dm-option-mood-calm = Спокійний: плани, мало конфліктів
dm-option-mood-chancy = Азартний: кубик і вдача
dm-option-mood-nasty = Злий: погрози й несподіванки
dm-option-teams = Дві команди
    .about = Четверо гравців, напарники сидять навпроти, спільний прилавок на десять стосів.
dm-option-teams-off = Ні
dm-option-teams-on = Так
dm-option-first = Перший гравець
    .about = Хто ходить першим.
dm-option-first-random = Випадково
dm-option-wise_spy = Мудрий шпигун, що повернувся
    .about = Чи можна використати його знову того самого ходу.
dm-option-wise_spy-again = Можна знову
dm-option-wise_spy-once = Раз за хід

dm-set-platypus = Качконоси
    .about = Потрібна картка в потрібну мить; з ними легко почати.
dm-set-sloth = Лінивці
    .about = Усе збувається через хід: плануйте.
dm-set-crocodile = Крокодили
    .about = Крадіжки, погрози й тиск.
dm-set-fox = Лисиці
    .about = Беруть участь усі, хочуть вони того чи ні.
dm-set-polecat = Тхори
    .about = Кубик, здогадки й ризик.
dm-set-owl = Сови
    .about = Відповіді на чужі дії.

dm-card-junk = Мотлох
    .effect = Під час оплати вартий 1. До стосів не йде.
dm-card-tireless-tinkerer = Невтомний майстер
    .effect = Покладіть верхню картку свого стосу скидання на свою колоду.
dm-card-calculations = Розрахунки
    .effect = Якщо ви платите цією карткою, можете спершу переставити картки ринку.
dm-card-safety-precaution = Запобіжний захід
    .effect = Візьміть картку зі свого прилавка; ця стане на її місце.
dm-card-magnet = Магніт
    .effect = Знайдіть у своїй колоді будь-яку картку, потім перемішайте колоду.
dm-card-dangerous-test = Небезпечний дослід
    .effect = Візьміть три картки, потім скиньте три.
dm-card-glue = Клей
    .effect = Якщо ви платите цією карткою, можете лишити її в руці.
dm-card-steady-achiever = Наполегливий трудівник
    .effect = Наступного ходу візьміть картку.
dm-card-shopping-journey = Поїздка за покупками
    .effect = Наступного ходу візьміть будь-яку картку ринку безкоштовно.
dm-card-housecleaning = Прибирання оселі
    .effect = Візьміть до трьох карток мотлоху зі свого стосу скидання. Наступного ходу можете знищити картку.
dm-card-siesta = Сієста
    .effect = Наступного ходу можете взяти картку зі свого стосу скидання.
dm-card-lunch-break = Обідня перерва
    .effect = Візьміть картку. Наступного ходу — ще одну.
dm-card-ironing = Прасування
    .effect = Наступного ходу кожна картка, якою ви платите або яку викладаєте в стос, варта на 1 більше.
dm-card-little-villain = Маленький лиходій
    .effect = Кожен суперник двічі скидає верхню картку своєї колоди.
dm-card-scary-gunfight = Страшна перестрілка
    .effect = До вашого наступного ходу картки ринку для суперників дорожчі на 2.
dm-card-night-shift = Нічна зміна
    .effect = Подивіться верхні картки всіх колод і розкладіть їх назад на свій розсуд.
dm-card-ruthless-competition = Безжальна конкуренція
    .effect = Візьміть картку з чужої колоди, потім покладіть на неї картку з руки.
dm-card-nasty-threat = Підступна погроза
    .effect = До вашого наступного ходу стоси суперників мають бути на 1 більші.
dm-card-lost-shipments = Втрачені вантажі
    .effect = До вашого наступного ходу суперники добирають щонайбільше одну картку.
dm-card-cunning-neighbour = Хитрий сусід
    .effect = Подивіться руку іншого гравця. Цю картку можна покласти на свою колоду.
dm-card-cheer = Веселощі
    .effect = Кожен знаходить у своїй колоді будь-яку картку й перемішує колоду.
dm-card-raffle = Розіграш
    .effect = Кожен бере випадкову картку в сусіда з обраного вами боку.
dm-card-charity = Благодійність
    .effect = Візьміть по випадковій картці з кожної руки й роздайте їх назад як хочете.
dm-card-tasters = Дегустатори
    .effect = Починаючи з вас, кожен бере картку з ринку.
dm-card-rumours = Чутки
    .effect = Кожен кладе дві верхні картки свого стосу скидання на свою колоду.
dm-card-daring-adventurer = Відважний шукач пригод
    .effect = Киньте кубик: знищте стільки карток ринку й заповніть ринок.
dm-card-rare-artefact = Рідкісний артефакт
    .effect = Покажіть картку з руки й киньте кубик: цього ходу її номінал множиться на число, що випало.
dm-card-swank = Хизування
    .effect = Знищте картку. За картку народу візьміть картку з колоди ринку.
dm-card-risky-business = Ризикована справа
    .effect = Вгадайте номінал верхньої картки колоди ринку: вгадали — вона ваша, ні — знищена.
dm-card-natural-survivor = Майстер виживання
    .effect = Киньте кубик: обміняйте стільки карток руки й колоди, потім перемішайте.
dm-card-sofa = Диван
    .effect = На прилавку: ваш ліміт руки на 1 більший.
dm-card-wise-spy = Мудрий шпигун
    .effect = Раз за свій хід: подивіться три верхні картки своєї колоди й поверніть у будь-якому порядку.
dm-card-ancient-knowledge = Давнє знання
    .effect = Після чужого прийому: передивіться свою колоду, скиньте щонайбільше одну картку, перемішайте.
dm-card-quality-inspection = Перевірка якості
    .effect = Коли вона потрапляє до вашої руки: можете знищити картку й узяти іншу.
dm-card-binoculars = Бінокль
    .effect = Після чужої купівлі: можете взяти картку, потім скинути одну.
dm-card-balancing = Балансування
    .effect = Після чужого перемішування: можете обміняти картку народу з руки на картку зі стосу скидання.
dm-card-extra-remarks = Додаткові зауваги
    .effect = Після чужого стосу: можете покласти картку зі стосу скидання на свою колоду.

dm-side-left = ліворуч
dm-side-right = праворуч
dm-deed-play = зіграти
dm-deed-pay = заплатити
dm-deed-build = до стосу
dm-deed-add = додати
dm-deed-discard = скинути
dm-deed-throw = знищити
dm-deed-show = показати
dm-deed-return = повернути
dm-deed-swap = обміняти
dm-deed-keep = заплатити й лишити

dm-choice-play = Зіграти картку «{ $card }»
dm-choice-pay = Заплатити карткою «{ $card }»
dm-choice-build = До стосу: «{ $card }»
dm-choice-add = Додати картку «{ $card }»
dm-choice-discard = Скинути картку «{ $card }»
dm-choice-throw = Знищити картку «{ $card }»
dm-choice-show = Показати картку «{ $card }»
dm-choice-return = Покласти картку «{ $card }» на ту колоду
dm-choice-swap = Обміняти картку «{ $card }»
dm-choice-keep = Заплатити карткою «{ $card }» і лишити її
dm-choice-marked = Картка «{ $card }» (номінал змінено): { $deed }
dm-choice-buy = Купити картку «{ $card }» з місця +{ $slot }
dm-choice-calculate = Переставити картки ринку й купити картку «{ $card }»
dm-choice-arrange = Наступна справа: «{ $card }»
dm-choice-arrange-bought = Наступна справа: картка, яку купуєте
dm-choice-pick = Взяти картку «{ $card }» з місця +{ $slot }
dm-choice-clear = Знищити картку «{ $card }» на місці +{ $slot }
dm-choice-take = Взяти картку «{ $card }» зі стосу скидання{ $nth ->
    [0] {""}
   *[other] {" "}(копія { $nth } під верхньою)
}
dm-choice-fetch = Взяти картку «{ $card }» з колоди
dm-choice-drop = Скинути картку «{ $card }» з колоди
dm-choice-take-back = Взяти картку «{ $card }» зі стосу { $stack }
dm-choice-order = Наступна згори: «{ $card }»
dm-choice-give = { $seat } отримує картку «{ $card }»
dm-choice-choose = { $seat }
dm-choice-done = Готово
dm-choice-ask = Попросити напарника про допомогу
dm-choice-decline = Відмовитися
dm-choice-use = Використати картку «{ $card }»
dm-choice-pass = Пас
dm-choice-go-on = Далі
dm-choice-resolve = Завершити картку «{ $card }»
dm-choice-left = Ліворуч
dm-choice-right = Праворуч
dm-choice-to-deck = Покласти на колоду
dm-choice-to-discard = Скинути
dm-choice-guess = Номінал { $value }
dm-choice-face = { $value }

dm-ask-starting = Яку картку, що чекає, завершити першою?
dm-ask-starting-other = { $seat } завершує картки, що чекають
dm-ask-acting = Оберіть дію: купити, зіграти, викласти стос чи скинути
dm-ask-acting-other = { $seat } обирає дію
dm-ask-paying = Заплатіть { $price } за картку «{ $card }»: поки що { $paid }
dm-ask-paying-other = { $seat } платить { $price } за картку «{ $card }»
dm-ask-arranging = Розкладіть ринок заново, починаючи справа
dm-ask-arranging-other = { $seat } переставляє картки ринку
dm-ask-building = Бракує { $missing }: яка картка?
dm-ask-building-other = { $seat } викладає стос
dm-ask-helping = Напарникові бракує { $missing }. Додасте картки?
dm-ask-helping-other = { $seat } може допомогти зі стосом
dm-ask-stocktaking = Скиньте ще картки або зупиніться
dm-ask-stocktaking-other = { $seat } скидає картки
dm-ask-cleaning-up = Прибирання: далі?
dm-ask-cleaning-up-other = { $seat }: прибирання
dm-ask-ordering = Яка картка ляже наступною згори?
dm-ask-ordering-other = { $seat } повертає картки на колоду
dm-ask-reacting = Відповісте?
dm-ask-reacting-other = { $seat } може відповісти
dm-ask-taking-back = Яку картку взяти з прилавка?
dm-ask-taking-back-other = { $seat } бере картку з прилавка
dm-ask-searching = Яку картку взяти з колоди?
dm-ask-searching-other = { $seat } передивляється колоду
dm-ask-testing = Скиньте { $left ->
    [one] { $left } картку
    [few] { $left } картки
   *[many] { $left } карток
}
dm-ask-testing-other = { $seat } скидає картки
dm-ask-journeying = Яку картку ринку взяти?
dm-ask-journeying-other = { $seat } бере картку з ринку
dm-ask-gleaning = Візьміть мотлох: щонайбільше { $left }
dm-ask-gleaning-other = { $seat } шукає мотлох
dm-ask-throwing-out = Знищити картку?
dm-ask-throwing-out-other = { $seat } може знищити картку
dm-ask-resting = Взяти картку зі стосу скидання?
dm-ask-resting-other = { $seat } може взяти картку зі стосу скидання
dm-ask-shifting = Яка картка ляже на наступну колоду?
dm-ask-shifting-other = { $seat } розкладає нічну зміну
dm-ask-competing = З чиєї колоди взяти картку?
dm-ask-competing-other = { $seat } обирає суперника
dm-ask-returning = Яку картку покласти на ту колоду?
dm-ask-returning-other = { $seat } повертає картку
dm-ask-peeking = Чию руку подивитися?
dm-ask-peeking-other = { $seat } обирає сусіда
dm-ask-placing = Куди подіти Хитрого сусіда?
dm-ask-placing-other = { $seat } прибирає Хитрого сусіда
dm-ask-cheering = Яку картку взяти з колоди?
dm-ask-cheering-other = { $seat } передивляється колоду
dm-ask-pointing = Ліворуч чи праворуч?
dm-ask-pointing-other = { $seat } обирає бік
dm-ask-sharing = Яку картку отримає наступний гравець?
dm-ask-sharing-other = { $seat } роздає картки
dm-ask-tasting = Яку картку ринку взяти?
dm-ask-tasting-other = { $seat } бере картку з ринку
dm-ask-adventuring = Знищте { $left ->
    [one] { $left } картку
    [few] { $left } картки
   *[many] { $left } карток
} ринку
dm-ask-adventuring-other = { $seat } знищує картки ринку
dm-ask-showing = Яку картку показати?
dm-ask-showing-other = { $seat } показує картку
dm-ask-swanking = Яку картку знищити?
dm-ask-swanking-other = { $seat } знищує картку
dm-ask-guessing = Який номінал у верхньої картки колоди ринку?
dm-ask-guessing-other = { $seat } вгадує
dm-ask-parting = Віддайте до колоди { $left ->
    [one] { $left } картку
    [few] { $left } картки
   *[many] { $left } карток
}
dm-ask-parting-other = { $seat } обмінює картки з колодою
dm-ask-joining = Візьміть із колоди { $left ->
    [one] { $left } картку
    [few] { $left } картки
   *[many] { $left } карток
}
dm-ask-joining-other = { $seat } обмінює картки з колодою
dm-ask-studying = Скинути картку з колоди?
dm-ask-studying-other = { $seat } вивчає колоду
dm-ask-inspecting = Яку картку знищити?
dm-ask-inspecting-other = { $seat } перевіряє якість
dm-ask-watching = Яку картку скинути?
dm-ask-watching-other = { $seat } скидає картку
dm-ask-weighing = Яку картку віддати?
dm-ask-weighing-other = { $seat } застосовує «Балансування»
dm-ask-exchanging = Яку картку зі стосу скидання взяти натомість?
dm-ask-exchanging-other = { $seat } застосовує «Балансування»
dm-ask-remarking = Яку картку зі стосу скидання покласти на колоду?
dm-ask-remarking-other = { $seat } обирає картку зі стосу скидання

dm-log-turn-begins = { $seat_key ->
    [you] Ваш хід
   *[other] Хід: { $seat }
}
dm-log-waiting = { $seat_key ->
    [you] Спрацьовує ваша картка «{ $card }»
   *[other] Спрацьовує картка «{ $card }» гравця { $seat }
}
dm-log-paid = { $seat_key ->
    [you] Ви платите
   *[other] { $seat } платить
} карткою «{ $card }» ({ $value })
dm-log-glue-kept = { $seat_key ->
    [you] Ви лишаєте
   *[other] { $seat } лишає
} «Клей» у руці
dm-log-arranged = { $seat_key ->
    [you] Ви переставляєте
   *[other] { $seat } переставляє
} картки ринку
dm-log-bought = { $seat_key ->
    [you] Ви купуєте
   *[other] { $seat } купує
} картку «{ $card }» за { $price }
dm-log-played = { $seat_key ->
    [you] Ви граєте
   *[other] { $seat } грає
} картку «{ $card }»
dm-log-resolved = Завершено: «{ $card }»
dm-log-placed = Картка «{ $card }» лягає до стосу { $stack }
dm-log-built = { $seat_key ->
    [you] Ви викладаєте
   *[other] { $seat } викладає
} стос { $stack }
dm-log-offered = { $seat_key ->
    [you] Ви пропонуєте
   *[other] { $seat } пропонує
} до стосу картку «{ $card }»
dm-log-help-asked = { $seat_key ->
    [you] Ви просите
   *[other] { $seat } просить
} { $partner_key ->
    [you] вас
   *[other] гравця { $partner }
} додати { $missing }
dm-log-help-declined = { $seat_key ->
    [you] Ви відмовляєтеся
   *[other] { $seat } відмовляється
} допомогти
dm-log-discarded = { $seat_key ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} картку «{ $card }»
dm-log-milled = Картка «{ $card }»: з { $seat_key ->
    [you] вашої колоди
   *[other] колоди гравця { $seat }
} до стосу скидання
dm-log-studied = { $seat_key ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} картку «{ $card }» з колоди
dm-log-drew = { $card_key ->
    [hidden] { $seat } бере картку
   *[other] Ви берете картку «{ $card }»
}
dm-log-drew-junk = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} мотлох із колоди мотлоху
dm-log-stole = { $card_key ->
    [hidden] { $seat } бере картку з { $victim_key ->
        [you] вашої колоди
       *[other] колоди гравця { $victim }
    }
   *[other] Ви берете картку «{ $card }» з колоди гравця { $victim }
}
dm-log-returned = { $card_key ->
    [hidden] { $seat } кладе картку на { $victim_key ->
        [you] вашу колоду
       *[other] колоду гравця { $victim }
    }
   *[other] Ви кладете картку «{ $card }» на колоду гравця { $victim }
}
dm-log-drew-market = { $card_key ->
    [hidden] { $seat } бере картку з колоди ринку
   *[other] Ви берете картку «{ $card }» з колоди ринку
}
dm-log-shuffled = { $seat_key ->
    [you] Ви перемішуєте
   *[other] { $seat } перемішує
} свою колоду
dm-log-market-shuffled = Колоду ринку перемішано
dm-log-laid-out = На ринку з’являється картка «{ $card }»
dm-log-threw = { $seat_key ->
    [you] Ви знищуєте
   *[other] { $seat } знищує
} картку «{ $card }»
dm-log-cleared = { $seat_key ->
    [you] Ви знищуєте
   *[other] { $seat } знищує
} картку «{ $card }» на ринку
dm-log-picked = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} картку «{ $card }» з ринку
dm-log-took = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} картку «{ $card }» зі стосу скидання
dm-log-took-back = { $seat_key ->
    [you] Ви берете
   *[other] { $seat } бере
} картку «{ $card }» зі стосу { $stack }
dm-log-on-deck = Картка «{ $card }» лягає на { $seat_key ->
    [you] вашу колоду
   *[other] колоду гравця { $seat }
}
dm-log-fetched = { $card_key ->
    [hidden] { $seat } бере картку з колоди
   *[other] Ви берете картку «{ $card }» з колоди
}
dm-log-looked = { $seat_key ->
    [you] Ви дивитеся
   *[other] { $seat } дивиться
} { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[many] { $count } карток
}
dm-log-peeked = { $seat_key ->
    [you] Ви дивитеся
   *[other] { $seat } дивиться
} { $victim_key ->
    [you] вашу руку
   *[other] руку гравця { $victim }
}
dm-log-shifted = { $card_key ->
    [hidden] { $seat } кладе картку на { $owner_key ->
        [you] вашу колоду
       *[other] колоду гравця { $owner }
    }
   *[other] Ви кладете картку «{ $card }» на { $owner_key ->
        [you] свою колоду
       *[other] колоду гравця { $owner }
    }
}
dm-log-raffled = { $card_key ->
    [hidden] { $seat } бере картку в гравця { $victim }
   *[other] { $seat_key ->
        [you] Ви берете
       *[other] { $seat } бере
    } картку «{ $card }» { $victim_key ->
        [you] у вас
       *[other] у гравця { $victim }
    }
}
dm-log-gathered = { $card_key ->
    [hidden] З руки гравця { $giver } забрано випадкову картку
   *[other] { $giver_key ->
        [you] З вашої руки забрано картку «{ $card }»
       *[other] З руки гравця { $giver } забрано картку «{ $card }»
    }
}
dm-log-shared = { $card_key ->
    [hidden] { $receiver } отримує картку
   *[other] { $receiver_key ->
        [you] Ви отримуєте
       *[other] { $receiver } отримує
    } картку «{ $card }»
}
dm-log-turned = { $seat_key ->
    [you] Ви обираєте
   *[other] { $seat } обирає
}: { $side }
dm-log-rolled = { $seat_key ->
    [you] Ви кидаєте
   *[other] { $seat } кидає
} кубик: { $value }
dm-log-shown = { $seat_key ->
    [you] Ви показуєте
   *[other] { $seat } показує
} картку «{ $card }»
dm-log-changed = Картка «{ $card }» цього ходу варта { $value }
dm-log-guessed = { $seat_key ->
    [you] Ви називаєте
   *[other] { $seat } називає
} номінал { $value }
dm-log-revealed = Верхня картка колоди ринку: «{ $card }»
dm-log-survived = { $seat_key ->
    [you] Ви обмінюєте
   *[other] { $seat } обмінює
} з колодою { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[many] { $count } карток
}
dm-log-ironed = Картки { $seat_key ->
    [you] вашої руки
   *[other] гравця { $seat }
} цього ходу варті на 1 більше
dm-log-used = { $seat_key ->
    [you] Ви використовуєте
   *[other] { $seat } використовує
} картку «{ $card }»
dm-log-balanced = { $seat_key ->
    [you] Ви міняєте
   *[other] { $seat } міняє
} картку «{ $gave }» на картку «{ $got }»
dm-log-won = { $seat_key ->
    [you] Ви перемагаєте
   *[other] { $seat } перемагає
}

dm-score-stacks = Стоси
