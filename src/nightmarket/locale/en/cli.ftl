ui-you = You
ui-seat = Seat
ui-total = Total
