# mypyc: no (nothing to gain)
"""A table: chairs, people, the match between them, its clocks and bots, and one writer for it all.

Nothing here waits, opens or listens: no event loop, socket, file or thread. A host (`host.py`) gives
time, storage, thinking and a voice, so the same table stands in a server and inside a page.
"""
