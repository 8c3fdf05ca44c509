cli-you = Ви
cli-seat = Місце
