"""What bbpPairings asks of a report, in our words: its reader refuses a file for one of the reasons below."""

from __future__ import annotations

import re

WON, DRAWN, LOST = "1W+FU", "=DH", "0L-Z "
BB = {"BBW": 10, "BBD": 5, "BBL": 0, "BBZ": 0, "BBF": 0, "BBU": 10}


def tenths(text: str) -> int:
    """A number of points: digits, at most one decimal, no sign."""
    found = re.fullmatch(r" *(\d+)(?:\.(\d))? *", text)
    assert found, f"not points: {text!r}"
    return int(found[1]) * 10 + int(found[2] or 0)


def cells(line: str) -> list[tuple[int, str, str]]:
    """The rounds of a 001 line: opponent, colour, result."""
    found = []
    for start in range(91, len(line) - 7, 10):
        opponent, colour, result = line[start : start + 4], line[start + 5], line[start + 7].upper()
        other = 0 if opponent in ("    ", "0000") else int(opponent)
        assert colour in "wb- ", f"colour {colour!r}"
        assert result in WON + DRAWN + LOST, f"result {result!r}"
        assert other or colour not in "wb", "a colour without an opponent"
        assert not other or result not in "HFUZ ", f"result {result!r} with an opponent"
        assert not other or result in "+-" or colour in "wb", "a game without colours"
        found.append((other, colour, result))
    assert (len(line) - 89) % 10 == 0, "a half round at the end"
    return found


def points_for(played: tuple[int, str, str], scale: dict[str, int]) -> int:
    """What a round is worth."""
    opponent, _, result = played
    if result in WON:
        return scale["BBU" if result == "U" else "BBW"]
    if result in DRAWN:
        return scale["BBD"]
    if opponent:
        return scale["BBF" if result == "-" else "BBL"]
    return scale["BBZ"]


def accepted(text: str) -> None:
    """Fail with the reason for which bbpPairings would refuse the report."""
    scale, rounds, players = dict(BB), 0, dict[int, tuple[int, list[tuple[int, str, str]]]]()
    accelerated: dict[int, list[int]] = {}
    for line in text.encode().decode("utf-8").splitlines():
        code = line[:3]
        assert code not in ("013", "310", "299", "192"), f"record {code} is refused"
        if code in BB:
            assert len(line) >= 8, f"too short: {line!r}"
            scale[code] = tenths(line[4:])
        elif code == "XXR":
            rounds = int(line[3:])
        elif code == "XXA":
            assert (len(line) - 8) % 5 == 0, "a half number at the end"
            accelerated[int(line[4:8])] = [tenths(line[at : at + 4]) for at in range(9, len(line), 5)]
        elif code == "001":
            assert len(line) >= 84, "too short"
            assert not line[48:52].strip() or line[48:52].strip().isdigit(), "the rating is not a number"
            players[int(line[4:8])] = tenths(line[80:84]), cells(line)
    assert sorted(players) == list(range(1, len(players) + 1)), "a pairing number is missing"
    assert all(len(values) <= rounds for values in accelerated.values()), "virtual points for too many rounds"
    for id_, (points, history) in players.items():
        assert points == sum(points_for(one, scale) for one in history), f"the points of {id_} are wrong"
        for round_, (opponent, colour, result) in enumerate(history):
            if opponent and result not in "+-":
                his, theirs, _ = players[opponent][1][round_]
                assert (his, {theirs, colour}) == (id_, {"w", "b"}), f"round {round_ + 1} of {id_}"
    assert all(len(history) <= rounds for _, history in players.values()), "more rounds than planned"
