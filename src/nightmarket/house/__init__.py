# mypyc: no (nothing to gain)
"""A house without walls: tables, conversations and doors, for a server and for a page alike."""
