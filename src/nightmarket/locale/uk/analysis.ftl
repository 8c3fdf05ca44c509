# Розбір зіграної партії. $seat — про кого речення; причина говорить про кращий вибір.
ui-an-chance = Шанси на перемогу
ui-an-chance-together = Спільний шанс на успіх
ui-an-knew = Що знає { $name }
ui-an-everything = Усе
ui-an-view = Скільки відомо
ui-an-whose = Чия гра
ui-an-moments = Вирішальні моменти
ui-an-none = Жоден момент не вирізняється.
ui-an-turn = Хід { $n } · { $name }
ui-an-turn-nobody = Хід { $n }
ui-an-loss = Вибір: <b>{ $played }</b> · краще: <b>{ $better }</b>
ui-an-gain = <b>{ $played }</b> · найкращий варіант із { $n }
ui-an-luck = Тут нічого не вдієш. { $what }
ui-an-line = І далі: { $line }
ui-an-reason-none = Після цього становище краще.
ui-an-better = краще
ui-an-believe = Що можна припустити про гравця { $name }
ui-an-was = так і було
ui-an-progress = Ходів переглянуто: { $done } із { $total }
ui-an-wait = Ринок розбирає партію…
ui-an-stop = Зупинити
ui-an-stopped = Розбір зупинено.
ui-an-again = Розібрати знову
ui-an-as-table = Таблицею
ui-an-move = Хід
ui-an-see-table = До столу
ui-an-see-graph = До графіка
ui-an-close = Назад до повтору
ui-an-deal = Що приховано
ui-an-redrawn = Роздати наново, зважаючи на те, що знає { $name }
ui-an-as-it-was = Як було
ui-an-try = Як би зіграли ви?
ui-an-try-n = Вправа { $n } із { $of }
ui-an-try-note = { $name } знає те, що ви бачите. Нікому нічого не надсилається.
ui-puzzle-note = Партія ботів. Вибирає { $name }, знаючи те, що бачите ви. Нікому нічого не надсилається.
ui-an-try-here = Зробіть вибір на столі, як у грі.
ui-an-try-there = Вибрати на столі
ui-an-try-not = Цей варіант з іншими не порівнювали.
ui-an-try-show = Показати відповідь
ui-an-try-next = Далі
ui-an-try-right = Правильно: краще не зіграти.
ui-an-try-close = Майже так само добре, як найкращий варіант.
ui-an-try-rank = Місце { $n } із { $of }.
ui-an-try-own = Ваш вибір: <b>{ $played }</b>
ui-an-try-then = У партії: <b>{ $played }</b>
ui-an-try-best = Найкраще: <b>{ $better }</b>

st-reason-goods = { $seat_key ->
    [you] { $client_key ->
        [lose] Місія — «Програти»: кожен товар, що приносить очки, заважає.
       *[other] Ці товари цінніші для місії «{ $client }».
    }
   *[other] { $seat } отримає менше за товари.
}
st-reason-tokens = { $seat_key ->
    [you] Так більше користі з підозр.
   *[other] { $seat } отримає менше за підозри.
}
sb-reason-laid = { $seat_key ->
    [you] Так більше монет за місії.
   *[other] { $seat } отримає менше монет за місії.
}
sb-reason-waiting = { $seat_key ->
    [you] Так швидше вдасться зіграти місії з руки.
   *[other] { $seat } не так скоро зможе зіграти свої місії.
}
sb-reason-spheres = { $seat_key ->
    [you] Так перевага буде в більшій кількості сфер.
   *[other] { $seat } утримає перевагу в меншій кількості сфер.
}
sb-reason-hand = { $seat_key ->
    [you] Рука лишається сильнішою: агенти та зброя знадобляться пізніше.
   *[other] { $seat } лишається зі слабшою рукою.
}
sb-reason-tempo = { $seat_key ->
    [you] Це заощаджує час і лишає кращі стопки.
   *[other] { $seat } втрачає час.
}
dm-reason-stacks = { $seat_key ->
    [you] На прилавку буде більше стосів.
   *[other] { $seat } відстає за кількістю стосів.
}
dm-reason-ready = { $seat_key ->
    [you] Наступний стос можна викласти раніше.
   *[other] { $seat } опиниться далі від наступного стосу.
}
dm-reason-material = { $seat_key ->
    [you] Карток вистачає на більше майбутніх стосів.
   *[other] { $seat } отримає менше карток для майбутніх стосів.
}
dm-reason-junk = { $seat_key ->
    [you] Мотлох заважає менше.
   *[other] { $seat } лишається із зайвим мотлохом.
}
dm-reason-cards = { $seat_key ->
    [you] Колода стає кращою.
   *[other] { $seat } лишається з гіршою колодою.
}
dm-reason-purse = { $seat_key ->
    [you] Картками в руці можна заплатити більше.
   *[other] { $seat } зможе заплатити менше.
}
dr-reason-coins = { $seat_key ->
    [you] Так більше монет.
   *[other] { $seat } отримає менше монет.
}
dr-reason-prestige = { $seat_key ->
    [you] Так більше престижу.
   *[other] { $seat } отримає менше престижу.
}
dr-reason-crowns = { $seat_key ->
    [you] Так більше очок на додачу до монет і престижу.
   *[other] { $seat } отримає менше очок на додачу до монет і престижу.
}
dr-reason-ahead = { $seat_key ->
    [you] Попереду більше вигоди: товари, герої та місця, де за них платять.
   *[other] { $seat } може розраховувати на менше.
}
mm-reason-way = До виходів лишається менше ходів. Ніщо інше нікого до них не наближає.

# Підказки в дружній партії.
ui-advice-says =
    { $level ->
        [easy] Слабкий бот зробив би так: { $what }.
        [fair] Середній бот зробив би так: { $what }.
        [hard] Сильний бот зробив би так: { $what }.
       *[other] Бот-майстер зробив би так: { $what }.
    }
ui-advice-waits =
    { $level ->
        [easy] Слабкий бот зараз почекав би.
        [fair] Середній бот зараз почекав би.
        [hard] Сильний бот зараз почекав би.
       *[other] Бот-майстер зараз почекав би.
    }
