# Слова нарисованного стола Долины торговцев.

dm-deck = в колоде
dm-discard = в сбросе
dm-empty = пусто
dm-in-hand = в руке { $n }
dm-waiting = Ждёт
dm-known = Известно
dm-market = Рынок
dm-price = { $value } + { $extra } = { $n }
dm-market-deck = в колоде рынка
dm-market-discard = в сбросе рынка
dm-junk-pile = хлама
dm-your-stall = Ваш прилавок
dm-needs = следующей нужно { $n }
dm-hand = Ваша рука
dm-used = использован
dm-other = Сделать другое
dm-sets = Народы в игре
dm-stall-of = Стопок: { $n } из { $goal }
dm-kind-technique = приём
dm-kind-passive = умение
dm-kind-junk = без народа
dm-plus = Ещё одно действие
dm-discard-nothing = Ничего не сбрасывать
dm-auto = Пасовать за меня, когда отвечать нечем
