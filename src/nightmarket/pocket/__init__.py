"""The house inside a page: the same tables and doors, without a socket, a thread or a server."""
