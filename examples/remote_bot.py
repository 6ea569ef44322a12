"""A bot that plays at a table of a Meadhall server, from anywhere: it picks any option until the game is over.

python examples/remote_bot.py http://127.0.0.1:8420            opens a table against the house's random bot
python examples/remote_bot.py http://127.0.0.1:8420 TABLE      sits down at an open table
"""

from __future__ import annotations

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def main(house: str, table: str | None = None) -> None:
    house = house.rstrip("/")
    with httpx.Client(base_url=f"{house}/api") as api:
        # A guest of its own; a token from the page /account lets it play for you instead.
        guest = api.post("/guests").raise_for_status().json()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        if table is None:
            wish = {"game": "ice-garden", "seats": ["me", "bot:random"]}
            table = api.post("/tables", json=wish, headers=headers).raise_for_status().json()["id"]
        else:
            api.post(f"/tables/{table}/join", json={}, headers=headers).raise_for_status()
    print(f"{guest['name']} plays at {house}/table/{table}")
    with connect(f"{house.replace('http', 'ws', 1)}/live/{table}", additional_headers=headers, max_size=None) as live:
        for text in live:
            message = json.loads(text)
            if message["is"] == "error" and message["code"] != "stale":
                sys.exit(message["text"])
            if message["is"] != "table":
                continue
            if message["over"]:
                print(message["over"])
                return
            if message["prompt"]["mine"]:
                action = random.SystemRandom().choice(message["options"])["action"]
                move = {"do": "play", "head": message["head"], "action": action, "seat": message["seat"]}
                live.send(json.dumps(move))


if __name__ == "__main__":
    main(*sys.argv[1:3])
