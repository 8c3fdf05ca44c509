"""A bot in Python: `nightmarket arena shadow-blades --bots "process:python mybot.py,random"`."""

import json
import random
import sys

LIKED = ("lay", "build", "take", "play")  # verbs it takes gladly, the first first

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        luck = random.Random(message["seed"])
    elif message["type"] == "choose":
        choices = message["choices"]
        liked = [c for verb in LIKED for c in choices if c.split(":")[0] == verb]
        choice = liked[0] if liked else luck.choice(choices)
        print(json.dumps({"n": message["n"], "choice": choice}), flush=True)
