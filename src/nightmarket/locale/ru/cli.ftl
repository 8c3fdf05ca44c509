ui-you = Вы
ui-seat = Место
ui-total = Итого
