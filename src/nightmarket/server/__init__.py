"""The live server: tables, people, bots and the wire."""
