# Слова намальованого столу Долини крамарів.

dm-deck = колода
dm-discard = стос скидання
dm-empty = порожньо
dm-in-hand = у руці { $n }
dm-known = Відомо
dm-known-n = відомо: { $n }
dm-market = Ринок
dm-price = { $value } + { $extra } = { $n }
dm-market-deck = колода ринку
dm-market-discard = стос скидання ринку
dm-junk-pile = мотлох
dm-your-stall = Ваш прилавок
dm-needs = треба { $n }
dm-hand = Ваша рука
dm-used = використано
dm-other = Обрати іншу дію
dm-sets = Народи в грі
dm-stall-of = Стосів: { $n } із { $goal }
dm-kind-technique = прийом
dm-kind-passive = вміння
dm-kind-junk = без народу
dm-plus = Додаткова дія
dm-discard-nothing = Нічого не скидати
dm-your-deck = ваша колода
dm-discard-of = { $name }: стос скидання
dm-partner = напарник
dm-help-hint = Утримуйте, клацніть правою кнопкою або натисніть ? — усе про картку
dm-rulings = Наші рішення
dm-cards = Картки
dm-counter = Лічильник
dm-counter-about = Те, що ви могли б порахувати самі, і не більше. Картки нижче лежать у цих місцях, та ніхто не скаже, котра де.
dm-top-first = Згори донизу.
dm-pool-hand = { $name }: у руці { $n }
dm-pool-deck = { $name }: у колоді { $n }
dm-pool-market = у колоді ринку { $n }
dm-pool-aside = відкладено { $n }
dm-known-hand = Відомо в руці: { $name }
dm-known-top = Відомий верх колоди: { $name }
dm-say-card = Картка «{ $card }»: що з нею зробити?
dm-say-pay = Заплатіть <b>{ $n }</b> за картку «{ $card }»
dm-say-build = Стос { $n }: рівно <b>{ $total }</b>, один народ
dm-say-discard = Скиньте скільки завгодно карток
dm-say-complete = Так і зробити?
dm-sum-of = із { $n }
dm-hint-exact = Рівно. Картка йде в руку; купівля завершує ваші дії.
dm-hint-over = Зайве: { $n }; решти немає.
dm-hint-short = Бракує { $n }
dm-hint-order = Остання ляже на самий верх стосу скидання.
dm-buy-for = Купити за { $n }
dm-build-it = Викласти
dm-discard-n = { $n ->
    [one] Скинути { $n } картку
    [few] Скинути { $n } картки
   *[many] Скинути { $n } карток
}
dm-confirm = Готово
dm-do-play = Зіграти
dm-do-build = До стосу
dm-do-discard = Скинути
dm-why-passive = Вміння діє само собою, його не грають.
dm-why-gap = Цієї картки там немає.
dm-why-poor = Ваша рука не покриває цю ціну.
dm-why-superfluous = Із цими не можна: одна з карток оплати була б зайвою.
dm-why-total = Із нею не скласти стос рівно на потрібну суму.
dm-why-folk = Стос — з одного народу й без мотлоху.
dm-why-threat = Діє погроза: стос має бути більшим.
dm-why-hand = Потрібна картка з вашої руки.
dm-why-spy = Мудрий шпигун діє раз за ваш хід.
dm-stall = Прилавок

# Клавіші й перелік
dm-keys-hand = карти у руці
dm-keys-market = карти ринку
dm-build-here = Викласти тут стос { $n }: сума { $total }
dm-build-which = Натисніть карти для нього або перенесіть їх сюди.
dm-pass-all = Пасувати до кінця прибирання
