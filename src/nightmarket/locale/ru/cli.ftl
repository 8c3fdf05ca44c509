cli-you = Вы
cli-seat = Место
