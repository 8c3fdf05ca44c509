# Слова намальованого столу Долини крамарів.

dm-deck = у колоді
dm-discard = у скиданні
dm-empty = порожньо
dm-in-hand = у руці { $n }
dm-waiting = Чекає
dm-known = Відомо
dm-market = Ринок
dm-price = { $value } + { $extra } = { $n }
dm-market-deck = у колоді ринку
dm-market-discard = у скиданні ринку
dm-junk-pile = мотлоху
dm-your-stall = Ваш прилавок
dm-needs = наступному треба { $n }
dm-hand = Ваша рука
dm-used = використано
dm-other = Зробити інше
dm-sets = Народи в грі
dm-stall-of = Стосів: { $n } із { $goal }
dm-kind-technique = прийом
dm-kind-passive = вміння
dm-kind-junk = без народу
dm-plus = Ще одна дія
dm-discard-nothing = Нічого не скидати
dm-auto = Пасувати за мене, коли відповісти нічим
