# Слова нарисованного стола Долины торговцев.

dm-deck = колода
dm-discard = сброс
dm-empty = пусто
dm-in-hand = в руке { $n }
dm-known = Известно
dm-known-n = известно: { $n }
dm-market = Рынок
dm-price = { $value } + { $extra } = { $n }
dm-market-deck = колода рынка
dm-market-discard = сброс рынка
dm-junk-pile = хлам
dm-your-stall = Ваш прилавок
dm-needs = нужно { $n }
dm-hand = Ваша рука
dm-used = использована
dm-other = Выбрать другое действие
dm-sets = Народы в игре
dm-stall-of = Стопок: { $n } из { $goal }
dm-kind-technique = приём
dm-kind-passive = умение
dm-kind-junk = без народа
dm-plus = Ещё одно действие
dm-discard-nothing = Ничего не сбрасывать
dm-your-deck = ваша колода
dm-discard-of = { $name }: сброс
dm-partner = напарник
dm-help-hint = Удерживайте, щёлкните правой кнопкой или нажмите ? — всё о карте
dm-rulings = Наши решения
dm-cards = Карты
dm-counter = Счётчик
dm-counter-about = То, что вы могли бы сосчитать сами, и не больше. Карты ниже лежат в этих местах, но никто не скажет, какая где.
dm-top-first = Сверху вниз.
dm-pool-hand = { $name }: в руке { $n }
dm-pool-deck = { $name }: в колоде { $n }
dm-pool-market = в колоде рынка { $n }
dm-pool-aside = отложено { $n }
dm-known-hand = Известно в руке: { $name }
dm-known-top = Известный верх колоды: { $name }
dm-say-card = Карта «{ $card }»: что с ней сделать?
dm-say-pay = Заплатите <b>{ $n }</b> за карту «{ $card }»
dm-say-build = Стопка { $n }: ровно <b>{ $total }</b>, один народ
dm-say-discard = Сбросьте сколько угодно карт
dm-say-complete = Так и сделать?
dm-sum-of = из { $n }
dm-hint-exact = Ровно. Карта идёт в руку; покупка завершает ваши действия.
dm-hint-over = Лишнее: { $n }; сдачи нет.
dm-hint-short = Не хватает { $n }
dm-hint-order = Последняя ляжет на самый верх сброса.
dm-buy-for = Купить за { $n }
dm-build-it = Выложить
dm-discard-n = { $n ->
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
   *[many] Сбросить { $n } карт
}
dm-confirm = Готово
dm-do-play = Разыграть
dm-do-build = В стопку
dm-do-discard = Сбросить
dm-why-passive = Умение действует само, его не разыгрывают.
dm-why-gap = Этой карты там нет.
dm-why-poor = Ваша рука не покрывает эту цену.
dm-why-superfluous = С этими нельзя: одна из карт оплаты была бы лишней.
dm-why-total = С ней не собрать стопку ровно на нужную сумму.
dm-why-folk = Стопка — из одного народа и без хлама.
dm-why-threat = Действует угроза: стопка должна быть больше.
dm-why-hand = Нужна карта из вашей руки.
dm-why-spy = Мудрый шпион действует один раз за ваш ход.
dm-stall = Прилавок

# Клавиши и список
dm-keys-hand = карты в руке
dm-keys-market = карты рынка
dm-build-here = Выложить здесь стопку { $n }: сумма { $total }
dm-build-which = Нажмите карты для неё или перенесите их сюда.
dm-pass-all = Пасовать до конца уборки
