ca-about = Крихітна гра нашого складання: вона показує, як додати гру на ринок.

ca-option-equal = Рівні монети
    .about = Кому дістається свічка, якщо найкраща монета лягла двічі.
ca-option-equal-next = наступній монеті
ca-option-equal-nobody = нікому

ca-coin-copper = мідна
    .acc = мідну
ca-coin-brass = латунна
    .acc = латунну
ca-coin-silver = срібна
    .acc = срібну
ca-coin-gold = золота
    .acc = золоту
ca-coin-moon = місячна
    .acc = місячну

ca-view-candle = Свічка, дюймів
ca-view-hand = Ваші монети
ca-view-laid-coin = Ваша монета долілиць
ca-view-bidders = Покупці
ca-view-inches = Дюйми
ca-view-coins = Монет у руці
ca-view-laid = Монета лежить
ca-view-spent = Витрачено
ca-view-bag = У торбі

ca-choice-lay = Покласти { $coin_acc } монету

ca-ask-bidding = Покладіть одну монету долілиць
ca-ask-bidding-other = Монету вибирає { $seat }
ca-ask-bidding-others = Монету вибирають: { $names }

ca-log-lit =
    Запалили свічку в { $inches ->
        [one] { $inches } дюйм
        [few] { $inches } дюйми
       *[many] { $inches } дюймів
    }
ca-log-laid =
    { $seat_key ->
        [you] Ви кладете { $coin_acc } монету долілиць
       *[other] { $seat } кладе монету долілиць
    }
ca-log-shown =
    { $seat_key ->
        [you] Ваша монета: { $coin }
       *[other] { $seat }: { $coin }
    }
ca-log-sold =
    { $seat_key ->
        [you] Ви забираєте
       *[other] { $seat } забирає
    } свічку: { $inches ->
        [one] { $inches } дюйм
        [few] { $inches } дюйми
       *[many] { $inches } дюймів
    }
ca-log-unsold = Свічка не дісталася нікому

ca-score-inches = Дюйми свічок
