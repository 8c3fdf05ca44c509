ui-you = Ви
ui-seat = Місце
ui-total = Разом
