#!/usr/bin/env python3
"""A player of all three games for `tessera arena`, in Python 3 with nothing but its standard library.

It takes what scores most, but does not like to leave a line of five behind, and in Cubes it rolls the cubes again that it
has no use for. docs/BOTS.md describes what it reads and writes.
"""
import json
import sys

QWIRKLE = 6
COLOURS, SHAPES = "roygbp", "oxdqsc"


def line_through(board, x, y, dx, dy):
    """The pieces in a row (dx=1) or a column (dy=1) without a gap, at and around a cell."""
    while (x - dx, y - dy) in board:
        x, y = x - dx, y - dy
    pieces = []
    while (x, y) in board:
        pieces.append(board[x, y])
        x, y = x + dx, y + dy
    return pieces


def missing_from(line):
    """The one piece that completes a line of five, such as "rc" for ro rx rd rq rs."""
    colours, shapes = {piece[0] for piece in line}, {piece[1] for piece in line}
    if len(colours) == 1:
        return line[0][0] + next(shape for shape in SHAPES if shape not in shapes)
    return next(colour for colour in COLOURS if colour not in colours) + line[0][1]


def openings(view, pieces):
    """How many lines of five this placement leaves that somebody may complete."""
    board = {(x, y): piece for piece, x, y in view["board"] + pieces}
    lines = {
        tuple(line_through(board, x, y, dx, dy)) for _, x, y in pieces for dx, dy in ((1, 0), (0, 1))
    }
    fives = [line for line in lines if len(line) == QWIRKLE - 1]
    # In Cubes "unseen" counts colours: any face may come up.
    return sum(1 for line in fives if view["game"] == "cubes" or missing_from(line) in view["unseen"])


def worth(message, action):
    """What an action is worth to us, in points."""
    if action["type"] == "place":
        return action["score"] + len(action["pieces"]) / 2 - 2 * openings(message["view"], action["pieces"])
    if action["type"] == "lay":
        return action["score"] + len(action["cards"]) / 100
    return -1 + len(action.get("pieces", [])) / 100


def unused(hand, pieces):
    """The cubes of the hand that a placement leaves over."""
    rest = list(hand)
    for piece, _, _ in pieces:
        rest.remove(piece)
    return rest


def choose(message):
    """One of the legal actions; each can be sent back as it came."""
    rerolls = [action for action in message["legal"] if action["type"] == "reroll"]
    others = [action for action in message["legal"] if action["type"] != "reroll"]
    best = max(others, key=lambda action: worth(message, action), default=None)
    if not rerolls:
        return best
    if best is None:
        return {"type": "reroll", "cubes": message["hand"]}
    cubes = unused(message["hand"], best["pieces"])
    return {"type": "reroll", "cubes": cubes} if best["score"] < 2 * QWIRKLE and cubes else best


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        # Without flush the answer would wait in a buffer, and we would be out of time.
        print(json.dumps({"id": message["id"], "action": choose(message)}), flush=True)
