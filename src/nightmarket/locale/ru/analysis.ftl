# Разбор сыгранной партии. $seat — о ком предложение; причина говорит о лучшем выборе.
ui-an-chance = Шансы на победу
ui-an-chance-together = Общий шанс на успех
ui-an-knew = Что знает { $name }
ui-an-everything = Всё
ui-an-view = Сколько известно
ui-an-whose = Чья игра
ui-an-moments = Решающие моменты
ui-an-none = Ни один момент не выделяется.
ui-an-turn = Ход { $n } · { $name }
ui-an-turn-nobody = Ход { $n }
ui-an-loss = Выбор: <b>{ $played }</b> · лучше: <b>{ $better }</b>
ui-an-gain = <b>{ $played }</b> · лучший вариант из { $n }
ui-an-luck = Тут ничего не поделаешь. { $what }
ui-an-line = И дальше: { $line }
ui-an-reason-none = После этого положение лучше.
ui-an-better = лучше
ui-an-believe = Что можно предположить об игроке { $name }
ui-an-was = так и было
ui-an-progress = Ходов просмотрено: { $done } из { $total }
ui-an-wait = Рынок разбирает партию…
ui-an-stop = Остановить
ui-an-stopped = Разбор остановлен.
ui-an-again = Разобрать снова
ui-an-as-table = Таблицей
ui-an-move = Ход
ui-an-see-table = К столу
ui-an-see-graph = К графику
ui-an-close = Назад к повтору
ui-an-deal = Что скрыто
ui-an-redrawn = Раздать заново, исходя из того, что знает { $name }
ui-an-as-it-was = Как было
ui-an-try = Как бы вы сыграли?
ui-an-try-n = Упражнение { $n } из { $of }
ui-an-try-note = { $name } знает то, что вы видите. Никому ничего не отправляется.
ui-puzzle-note = Партия ботов. Выбирает { $name }, зная то, что видите вы. Никому ничего не отправляется.
ui-an-try-here = Сделайте выбор на столе, как в игре.
ui-an-try-there = Выбрать на столе
ui-an-try-not = Этот вариант с другими не сравнивали.
ui-an-try-show = Показать ответ
ui-an-try-next = Дальше
ui-an-try-right = Верно: лучше не сыграть.
ui-an-try-close = Почти так же хорошо, как лучший вариант.
ui-an-try-rank = Место { $n } из { $of }.
ui-an-try-own = Ваш выбор: <b>{ $played }</b>
ui-an-try-then = В партии: <b>{ $played }</b>
ui-an-try-best = Лучше всего: <b>{ $better }</b>

st-reason-goods = { $seat_key ->
    [you] { $client_key ->
        [lose] Миссия — «Проиграть»: каждый товар, который приносит очки, мешает.
       *[other] Эти товары ценнее для миссии «{ $client }».
    }
   *[other] { $seat } получит меньше за товары.
}
st-reason-tokens = { $seat_key ->
    [you] Так больше пользы от подозрений.
   *[other] { $seat } получит меньше за подозрения.
}
sb-reason-laid = { $seat_key ->
    [you] Так больше монет за миссии.
   *[other] { $seat } получит меньше монет за миссии.
}
sb-reason-waiting = { $seat_key ->
    [you] Так скорее удастся сыграть миссии из руки.
   *[other] { $seat } не так скоро сможет сыграть свои миссии.
}
sb-reason-spheres = { $seat_key ->
    [you] Так превосходство будет в большем числе сфер.
   *[other] { $seat } удержит превосходство в меньшем числе сфер.
}
sb-reason-hand = { $seat_key ->
    [you] Рука остаётся сильнее: агенты и оружие пригодятся позже.
   *[other] { $seat } остаётся с более слабой рукой.
}
sb-reason-tempo = { $seat_key ->
    [you] Это экономит время и оставляет стопки получше.
   *[other] { $seat } теряет время.
}
dm-reason-stacks = { $seat_key ->
    [you] На прилавке будет больше стопок.
   *[other] { $seat } отстаёт по числу стопок.
}
dm-reason-ready = { $seat_key ->
    [you] Следующую стопку можно выложить раньше.
   *[other] { $seat } окажется дальше от следующей стопки.
}
dm-reason-material = { $seat_key ->
    [you] Карт хватает на большее число будущих стопок.
   *[other] { $seat } получит меньше карт для будущих стопок.
}
dm-reason-junk = { $seat_key ->
    [you] Хлам мешает меньше.
   *[other] { $seat } остаётся с лишним хламом.
}
dm-reason-cards = { $seat_key ->
    [you] Колода становится лучше.
   *[other] { $seat } остаётся с колодой похуже.
}
dm-reason-purse = { $seat_key ->
    [you] Картами в руке можно заплатить больше.
   *[other] { $seat } сможет заплатить меньше.
}
dr-reason-coins = { $seat_key ->
    [you] Так больше монет.
   *[other] { $seat } получит меньше монет.
}
dr-reason-prestige = { $seat_key ->
    [you] Так больше престижа.
   *[other] { $seat } получит меньше престижа.
}
dr-reason-crowns = { $seat_key ->
    [you] Так больше очков помимо монет и престижа.
   *[other] { $seat } получит меньше очков помимо монет и престижа.
}
dr-reason-ahead = { $seat_key ->
    [you] Впереди больше выгоды: товары, герои и места, где за них платят.
   *[other] { $seat } может рассчитывать на меньшее.
}
mm-reason-way = До выходов остаётся меньше ходов. Ничто другое никого к ним не приближает.

# Подсказки в дружеской партии.
ui-advice-says =
    { $level ->
        [easy] Слабый бот поступил бы так: { $what }.
        [fair] Средний бот поступил бы так: { $what }.
        [hard] Сильный бот поступил бы так: { $what }.
       *[other] Бот-мастер поступил бы так: { $what }.
    }
ui-advice-waits =
    { $level ->
        [easy] Слабый бот сейчас подождал бы.
        [fair] Средний бот сейчас подождал бы.
        [hard] Сильный бот сейчас подождал бы.
       *[other] Бот-мастер сейчас подождал бы.
    }
