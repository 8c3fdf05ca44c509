ca-about = Крошечная игра нашего сочинения: она показывает, как добавить игру на рынок.

ca-option-equal = Равные монеты
    .about = Кому достаётся свеча, если лучшая монета легла дважды.
ca-option-equal-next = следующей монете
ca-option-equal-nobody = никому

ca-coin-copper = медная
    .acc = медную
ca-coin-brass = латунная
    .acc = латунную
ca-coin-silver = серебряная
    .acc = серебряную
ca-coin-gold = золотая
    .acc = золотую
ca-coin-moon = лунная
    .acc = лунную

ca-view-candle = Свеча, дюймов
ca-view-hand = Ваши монеты
ca-view-laid-coin = Ваша монета лицом вниз
ca-view-bidders = Покупатели
ca-view-inches = Дюймы
ca-view-coins = Монет в руке
ca-view-laid = Монета лежит
ca-view-spent = Потрачены
ca-view-bag = В мешке

ca-choice-lay = Положить { $coin_acc } монету

ca-ask-bidding = Положите одну монету лицом вниз
ca-ask-bidding-other = Монету выбирает { $seat }
ca-ask-bidding-others = Монету выбирают: { $names }

ca-log-lit =
    Зажгли свечу в { $inches ->
        [one] { $inches } дюйм
        [few] { $inches } дюйма
       *[many] { $inches } дюймов
    }
ca-log-laid =
    { $seat_key ->
        [you] Вы кладёте { $coin_acc } монету лицом вниз
       *[other] { $seat } кладёт монету лицом вниз
    }
ca-log-shown =
    { $seat_key ->
        [you] Ваша монета: { $coin }
       *[other] { $seat }: { $coin }
    }
ca-log-sold =
    { $seat_key ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } свечу: { $inches ->
        [one] { $inches } дюйм
        [few] { $inches } дюйма
       *[many] { $inches } дюймов
    }
ca-log-unsold = Свеча не досталась никому

ca-score-inches = Дюймы свечей
