# The page of whoever keeps the house.
ui-house = Дім
ui-house-ask = Хто господар цього дому?
ui-house-ask-about = Секрет записано в налаштуваннях машини, на якій працює ринок (admin_secret). Його спитають знову, коли браузер закриють, або завтра.
ui-house-secret = Секрет господаря
ui-house-open = Відчинити двері
ui-house-leave = Вийти
ui-house-well = Усе гаразд
ui-house-unwell = Щось не так
ui-house-store-bad = Сховище не приймає записів: ніхто не може ходити. Чи не скінчилося місце на диску?
ui-house-bots-bad = Боти не відповідають.
ui-house-up = відчинено { $time }
ui-house-tables = Столи
ui-house-tables-about = { $people ->
    [one] { $people } з’єднання
    [few] { $people } з’єднання
   *[many] { $people } з’єднань
} · у пам’яті { $memory }
ui-house-load = Навантаження
ui-house-load-about = { $cores ->
    [one] на { $cores } ядро
    [few] на { $cores } ядра
   *[many] на { $cores } ядер
} · боти: думають { $thinking }, чекають { $queue }
ui-house-move = Хід триває
ui-house-move-about = 95 зі 100 швидше за { $ms }
ui-house-move-none = ще ніхто не ходив
ui-house-memory = Пам’ять
ui-house-memory-about = сховище { $size } · на диску вільно { $free }
ui-house-memory-only = сховище { $size }
ui-house-phase = { $phase ->
    [playing] Грають
    [lobby] Збираються
   *[over] Завершені
}
ui-house-here = тут { $n }
ui-house-bots = { $n ->
    [one] { $n } бот
    [few] { $n } боти
   *[many] { $n } ботів
}
ui-house-nobody = ніхто не сидить
ui-house-damaged = не читається
ui-house-locked = зачинено
ui-house-note = Ви бачите, хто де сидить і відколи, але не карти, не місії й не розмови. Тим, кого попросили піти, про це скажуть.
ui-house-no-tables = Таких немає.
ui-house-mute = Позбавити слова
ui-house-unmute = Повернути слово
ui-house-remove = Попросити піти
ui-house-close = Закрити стіл
ui-house-sure = Справді? Гра пропаде.
ui-house-ban = Не впускати годину
ui-house-unban = Впустити знову
ui-house-watches = дивиться
ui-house-connections = З’єднання
ui-house-backup = Резервна копія
ui-house-backup-none = Ще жодної.
ui-house-backup-about = Останні сім лежать у { $folder }. Заберіть їх деінде.
ui-house-backup-now = Зробити зараз
ui-house-version = Версія { $version }
ui-house-limits = Межі
ui-house-limits-about = Їх задають на машині: файлом, змінною або прапорцем.
ui-house-reports = Скарги
ui-house-reports-none = Ніхто не скаржився.
ui-house-report-by = { $by } про { $about }
ui-house-report-table = { $by } про стіл
ui-house-dismiss = Готово
ui-house-bans = Кого не впускають
ui-house-warnings = Попередження
ui-house-warnings-none = У журналі їх немає.
ui-house-done = Готово.
