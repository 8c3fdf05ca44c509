cli-you = You
cli-seat = Seat
