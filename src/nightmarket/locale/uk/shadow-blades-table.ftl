# Стіл «Тіньових клинків» у браузері.
sb-ui-any-sphere = до будь-якої сфери
sb-ui-pile = Стопка { $n }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sb-ui-pile-n = стопка { $n }
sb-ui-deck = колода
sb-ui-deck-n = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sb-ui-buried = { $count ->
    [0] Порожньо
    [one] { $count } карта, верхню видно
    [few] { $count } карти, верхню видно
   *[many] { $count } карт, верхню видно
}
sb-ui-into = До сфери «{ $sphere }», { $name }
sb-ui-laid = { $count ->
    [one] { $count } зіграна місія
    [few] { $count } зіграні місії
   *[many] { $count } зіграних місій
}
sb-ui-dominance = перевага
sb-why-dominance =
    { $whose ->
        [nobody] { $sphere }: переваги тут зараз не має ніхто. Місію можна зіграти лише туди, де перевага ваша.
       *[rival] { $sphere }: перевагу тут має { $name }. Місію можна зіграти лише туди, де перевага ваша.
    }
sb-ui-ally = союзник
sb-ui-hand-size = карт у руці
sb-ui-tie = порівну
sb-ui-only-you = Це бачите лише ви
sb-ui-final = { $left ->
    [0] Останній хід
   *[other] Фінальний раунд: ще ходів — { $left }
}
sb-ui-recruit = Вербування
sb-ui-graveyard = Кладовище
sb-ui-lens = Хто попереду
sb-ui-nobody = Переваги не має ніхто.
sb-ui-leads = { $name }: +{ $by }
sb-ui-sum = «{ $agent }»{ $armed ->
    [0] {""}
   *[other] {" "}({ $weapons })
} → { $sphere }{ $whose ->
    [own] {""}
   *[other] , гравець { $whose }
}: { $sum }{ $known ->
    [yes] {" "}= <b>{ $after }</b>
   *[no] {""}
}
sb-ui-where = «{ $agent }»: до якої сфери?
sb-ui-arm-hint = Можна додати зброю з руки.
sb-ui-play = Зіграти агента
sb-ui-coins = зараз { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
sb-ui-missions = Місії
sb-ui-met = зараз зараховано
sb-ui-missed = зараз не зараховано
sb-ui-no-one = ніхто
sb-ui-same = без змін
sb-ui-held = <b>{ $card }</b>: що з цією картою?
sb-ui-takes = Ви забираєте перевагу в гравця { $name } ({ $total }), різниця { $by }.
sb-ui-gains = Ви здобуваєте перевагу, різниця { $by }.
sb-ui-keeps = Ви зберігаєте перевагу, різниця { $by }.
sb-ui-still = Перевага в гравця { $name }; вам бракує { $lack }.
sb-ui-breaks = { $name } втрачає перевагу; її не матиме ніхто.
sb-ui-then-lay = Потім можна зіграти туди місію.
sb-ui-unarmed = Без зброї
sb-ui-or-order = або наказ
sb-ui-deck-left = Колода { $count }: остання карта почне фінальний раунд
sb-ui-hand = Ваша рука
sb-ui-hand-n = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}, межі немає
sb-ui-hand-none = Рука порожня.
sb-ui-laid-n = зіграно { $count }
sb-ui-missions-none = Поки що жодної. Місію грають до сфери, де у вас перевага.
sb-ui-mat = Планшет гравця { $name }
sb-ui-mats = Планшети
sb-ui-read-agent = <b>{ $name }</b>: агент, { $symbols }, сила { $n }
sb-ui-read-weapon = <b>{ $name }</b>: зброя, +{ $n } агентові, з яким грається
sb-ui-read-mission = <b>{ $name }</b>: місія, { $symbols }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
sb-ui-note-seen = Що ви бачили
sb-ui-note-think = Що вони можуть мати
sb-ui-note-none = Поки що нічого. Сюди записуються стопки та руки, які ви переглядаєте.
sb-ui-note-pile = Стопка { $n }:
sb-ui-note-hand = Рука гравця { $name }:
sb-ui-note-taken = Відтоді вона в гравця { $name }
sb-ui-note-changed = Відтоді перейшло: { $count ->
    [one] { $count } прихована карта
    [few] { $count } приховані карти
   *[many] { $count } прихованих карт
}
sb-ui-note-agent = { $sphere }, агент
sb-ui-note-mission = { $sphere }, місія
sb-ui-note-weapon = Зброя

# Клавіші й перелік
sb-keys-hand = карти у руці
sb-keys-spheres = сфери вашого планшета
