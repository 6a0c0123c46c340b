"""A player of your own: takes a seat at a table through its link, and answers every question at random.

pip install websockets
python examples/player.py http://127.0.0.1:8700/join/...
"""

import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect


def choose(observation: dict[str, Any]) -> int:
    """What to answer. Here is where your player begins: everything that its seat may know is in the observation."""
    return int(random.choice(observation["ask"]["options"])["value"])


def play(socket: ClientConnection, token: str) -> None:
    """Sit down, and answer until the game is over."""
    socket.send(json.dumps({"type": "sit", "token": token, "name": "Random player"}))
    for line in socket:
        message = json.loads(line)
        if message["type"] == "seated":
            print(f"Seat {message['seat']} of a table of {message['game']}")
        elif message["type"] == "turn":
            value = choose(message["observation"])
            socket.send(json.dumps({"type": "answer", "turn": message["turn"], "values": [value]}))
        elif message["type"] == "refused":
            print(message["text"])
        elif message["type"] == "over":
            print(f"Winners: {message['result']['winners']}, scores: {message['result']['scores']}")
            return


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    scheme = "wss" if link.scheme == "https" else "ws"
    with connect(f"{scheme}://{link.netloc}/api/programs", max_size=None) as server:
        play(server, link.path.rsplit("/", 1)[-1])
