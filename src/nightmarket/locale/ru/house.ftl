# The page of whoever keeps the house.
ui-house = Дом
ui-house-ask = Кто хозяин этого дома?
ui-house-ask-about = Секрет записан в настройках машины, на которой работает рынок (admin_secret). Его спросят снова, когда браузер закроют, или завтра.
ui-house-secret = Секрет хозяина
ui-house-open = Открыть дверь
ui-house-leave = Выйти
ui-house-well = Всё в порядке
ui-house-unwell = Что-то не так
ui-house-store-bad = Хранилище не принимает записи: никто не может ходить. Не кончилось ли место на диске?
ui-house-bots-bad = Боты не отвечают.
ui-house-up = открыт { $time }
ui-house-tables = Столы
ui-house-tables-about = { $people ->
    [one] { $people } соединение
    [few] { $people } соединения
   *[many] { $people } соединений
} · в памяти { $memory }
ui-house-load = Нагрузка
ui-house-load-about = { $cores ->
    [one] на { $cores } ядро
    [few] на { $cores } ядра
   *[many] на { $cores } ядер
} · боты: думают { $thinking }, ждут { $queue }
ui-house-move = Ход занимает
ui-house-move-about = 95 из 100 быстрее { $ms }
ui-house-move-none = пока никто не ходил
ui-house-memory = Память
ui-house-memory-about = хранилище { $size } · на диске свободно { $free }
ui-house-memory-only = хранилище { $size }
ui-house-phase = { $phase ->
    [playing] Играют
    [lobby] Собираются
   *[over] Закончены
}
ui-house-here = здесь { $n }
ui-house-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
ui-house-nobody = никто не сидит
ui-house-damaged = не читается
ui-house-locked = закрыт
ui-house-note = Вы видите, кто где сидит и с каких пор, но не карты, не миссии и не разговоры. Тем, кого попросили уйти, об этом скажут.
ui-house-no-tables = Таких нет.
ui-house-mute = Лишить слова
ui-house-unmute = Вернуть слово
ui-house-remove = Попросить уйти
ui-house-close = Закрыть стол
ui-house-sure = Точно? Игра пропадёт.
ui-house-ban = Не пускать час
ui-house-unban = Пустить снова
ui-house-watches = смотрит
ui-house-connections = Соединения
ui-house-backup = Резервная копия
ui-house-backup-none = Пока ни одной.
ui-house-backup-about = Последние семь лежат в { $folder }. Уносите их в другое место.
ui-house-backup-now = Сделать сейчас
ui-house-version = Версия { $version }
ui-house-limits = Пределы
ui-house-limits-about = Их задают на машине: файлом, переменной или флагом.
ui-house-reports = Жалобы
ui-house-reports-none = Никто не жаловался.
ui-house-report-by = { $by } о { $about }
ui-house-report-table = { $by } о столе
ui-house-dismiss = Готово
ui-house-bans = Кого не пускают
ui-house-warnings = Предупреждения
ui-house-warnings-none = В журнале их нет.
ui-house-done = Готово.
