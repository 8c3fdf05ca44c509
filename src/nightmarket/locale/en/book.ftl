# The book: rules, reference, terms. Fetched when it is first opened.
book-back = Back to where you were
book-found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
book-here = Where you are in the turn
book-now = You are asked this now
