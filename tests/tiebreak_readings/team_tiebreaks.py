"""The tie-breaks of team events, word for word, from the lines of a report alone; points are fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import NamedTuple

F = Fraction
GAINED = {"1": F(1), "=": F(1, 2), "W": F(1), "D": F(1, 2), "+": F(1)}  # anything else is nothing
OVER_THE_BOARD = set("1=0WDL")
REQUESTED, VOLUNTARY = {"H", "Z"}, {"H", "Z", "-"}


class Match(NamedTuple):
    """A round of a team: what it was, against whom, and what it brought."""

    kind: str  # G played, + - forfeited, U rest, F H Z byes
    opponent: int
    points: dict[str, Fraction]  # MP and GP
    boards: list[Fraction]


class Report:
    """The lines of a report with 310, 352 and 362 records and the usual scale of games."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.cells: dict[int, list[tuple[int, str]]] = {}
        for line in self.of("001"):
            starts = range(91, len(line), 10)
            self.cells[int(line[4:8])] = [
                (int(line[s : s + 4].strip() or 0), line[s + 7 : s + 8].strip()) for s in starts
            ]
        self.members = {int(line[4:7]): [int(word) for word in line[73:].split()] for line in self.of("310")}
        self.team_of = {player: team for team, players in self.members.items() for player in players}
        self.boards = len(self.of("352")[0][3:].strip())
        words = self.of("362")[0][3:].split()
        self.scale = {name: F(value) for name, value in zip(words[::2], words[1::2], strict=True)}
        self.rounds = self._rounds()
        self.matches = {team: [self.match(team, n) for n in range(self.rounds)] for team in self.members}

    def of(self, code: str) -> list[str]:
        return [line for line in self.lines if line.startswith(code)]

    def _rounds(self) -> int:
        paired = [
            n + 1 for row in self.cells.values() for n, cell in enumerate(row) if cell[0] or cell[1] == "+"
        ]
        rests = [n for line in self.of("320") for n in range(1, 99) if line[10 + 4 * n : 13 + 4 * n].strip()]
        return max([*paired, *rests, *(int(line[7:10]) for line in self.of("330"))], default=0)

    def cell(self, player: int, n: int) -> tuple[int, str]:
        row = self.cells.get(player, [])
        return row[n] if n < len(row) else (0, "")

    def seats(self, team: int, n: int) -> list[tuple[int, str]]:
        for line in self.of("300"):
            round_, who, _, *players = map(int, line[3:].split())
            if (round_, who) == (n + 1, team):
                return [self.cell(player, n) for player in players]
        cells = [self.cell(player, n) for player in self.members[team]]
        return [cell for cell in cells if cell[0] or cell[1] == "+"]

    def match(self, team: int, n: int) -> Match:
        seats = self.seats(team, n)
        boards = [GAINED.get(result, F(0)) for _, result in seats]
        won = [F(1)] * self.boards
        for line in self.of("330"):
            round_, white, black = map(int, line[6:].split())
            if round_ == n + 1 and team in (white, black):
                mark, other = (line[4], black) if team == white else (line[5], white)
                boards = won if mark == "+" else []
                mp = self.scale["TW"] if mark == "+" else F(0)
                return Match(mark, other, {"MP": mp, "GP": sum(boards, F(0))}, boards)
        met = [opponent for opponent, _ in seats if opponent]
        if met:
            return self._played(self.team_of[met[0]], n, seats, boards)
        for line in self.of("320"):
            if line[14 + 4 * n : 17 + 4 * n].strip() == str(team):
                return Match("U", 0, {"MP": F(line[4:8].strip()), "GP": F(line[9:13].strip())}, won)
        kind = "Z"
        for line in self.of("240"):
            if int(line[6:9]) == n + 1 and team in map(int, line[10:].split()):
                kind = line[4]
        mp = {"F": self.scale["TW"], "H": self.scale["TD"], "Z": F(0)}[kind]
        gp = {"F": F(self.boards), "H": F(self.boards, 2), "Z": F(0)}[kind]
        return Match(kind, 0, {"MP": mp, "GP": gp}, [gp / self.boards] * self.boards)

    def _played(self, other: int, n: int, seats: list[tuple[int, str]], boards: list[Fraction]) -> Match:
        theirs = self.seats(other, n)
        mine, his = sum(boards, F(0)), sum((GAINED.get(r, F(0)) for _, r in theirs), F(0))
        result = "TW" if mine > his else "TD" if mine == his else "TL"
        kind, mp = "G", self.scale[result]
        if not any(r in OVER_THE_BOARD for _, r in (*seats, *theirs)) and (mine != his or mine == 0):
            kind = "+" if mine > his else "-"
            mp = self.scale["TW"] if kind == "+" else F(0)
        return Match(kind, other, {"MP": mp, "GP": mine}, boards)

    # --- 16  unplayed rounds ---

    def draw(self, score: str) -> Fraction:
        return self.scale["TD"] if score == "MP" else F(self.boards, 2)

    def win(self, score: str) -> Fraction:
        return self.scale["TW"] if score == "MP" else F(self.boards)

    def score(self, team: int, score: str) -> Fraction:
        return sum((match.points[score] for match in self.matches[team]), F(0))

    def seen(self, team: int, score: str) -> Fraction:
        """16.3: requested byes that only voluntary absences follow are draws."""
        total, row = F(0), self.matches[team]
        for n, match in enumerate(row):
            leaving = match.kind in REQUESTED and all(later.kind in VOLUNTARY for later in row[n + 1 :])
            total += self.draw(score) if leaving else match.points[score]
        return total

    def faced(self, team: int, score: str, edition: str, forfeits: bool) -> list[tuple[Fraction, Match]]:
        """What every round's opponent, or the dummy in his place, counts."""
        found = []
        for match in self.matches[team]:
            own = self.score(team, score)
            if match.kind == "G" or (forfeits and match.kind in "+-"):
                own = self.seen(match.opponent, score)
            elif edition == "2026" and match.kind in "+-":
                own = min(own, self.seen(match.opponent, score))
            elif edition == "2026":
                own = min(own, self.draw(score) * self.rounds)
            found.append((own, match))
        return found

    def sums(
        self,
        team: int,
        theirs: str,
        mine: str,
        edition: str,
        low: int = 0,
        high: int = 0,
        forfeits: bool = False,
    ) -> Fraction:
        """Opponents' scores times own points (9.1, 13.2), or alone where `mine` is empty (8.1), with cuts."""
        rounds = [
            (
                score,
                score * (match.points[mine] if mine else 1),
                match.kind in VOLUNTARY and not (forfeits and match.kind == "-"),
            )
            for score, match in self.faced(team, theirs, edition, forfeits)
        ]
        for _ in range(low):
            if rounds:
                least = min(rounds)
                absences = sorted((r for r in rounds if r[2]), key=lambda r: r[1])
                rounds.remove(absences[0] if absences and absences[0][1] >= least[1] else least)
        for _ in range(high):
            if rounds:
                rounds.remove(max(rounds))
        return sum((value for _, value, _ in rounds), F(0))

    # --- 12  boards ---

    def on_board(self, team: int, board: int, against: int = 0) -> Fraction:
        """Over all matches, or those against one team."""
        matches = [m for m in self.matches[team] if not against or m.opponent == against]
        return sum((match.boards[board] for match in matches if board < len(match.boards)), F(0))

    def by_boards(self, code: str, group: list[int]) -> list[list[int]]:
        """12.1, 12.2, 12.3: the tied teams in tiers."""
        boards = range(self.boards)
        if code == "BC":
            if len({self.score(team, "GP") for team in group}) > 1:
                return [group]
            return tiers(group, {t: -sum((b + 1) * self.on_board(t, b) for b in boards) for t in group})
        found = [group]
        for step in boards if code == "TBR" else range(1, self.boards):
            counted = [step] if code == "TBR" else boards[: self.boards - step]
            found = [
                part
                for tied in found
                for part in tiers(tied, {t: sum((self.on_board(t, b) for b in counted), F(0)) for t in tied})
            ]
        return found

    def between(self, code: str, one: int, two: int) -> list[list[int]]:
        """12 for the match between two teams, as 13.3.2 wants it."""
        boards = range(self.boards)
        mine, his = ([self.on_board(a, b, c) for b in boards] for a, c in ((one, two), (two, one)))
        if code == "BC":
            steps = [sum((b + 1) * (his[b] - mine[b]) for b in boards)]
        elif code == "TBR":
            steps = [mine[b] - his[b] for b in boards]
        else:
            steps = [sum(mine[:b]) - sum(his[:b]) for b in reversed(boards) if b]
        for ahead in steps:
            if ahead:
                return [[one], [two]] if ahead > 0 else [[two], [one]]
        return [[one, two]]

    # --- 6, 13.3  direct encounter ---

    def encounter(self, group: list[int], score: str, forfeits: bool) -> list[list[int]]:
        """Article 6 once: a complete table ranks, in any other a certain winner comes first, and so on."""
        points, missing = dict.fromkeys(group, F(0)), []
        for a in group:
            for b in group:
                kinds = "G+-" if forfeits else "G"
                met = [m for m in self.matches[a] if m.opponent == b and m.kind in kinds]
                if met:
                    points[a] += sum((m.points[score] for m in met), F(0)) / len(met)
                elif a < b:
                    missing.append((a, b))
        if not missing:
            return tiers(group, points)
        first: list[list[int]] = []
        left = list(group)
        while len(left) > 1 and (leader := self._certain(left, points, missing, score)) is not None:
            first.append([leader])
            left.remove(leader)
        return [*first, left]

    def _certain(
        self, left: list[int], points: dict[int, Fraction], missing: list[tuple[int, int]], score: str
    ) -> int | None:
        win, draw = self.win(score), self.draw(score)
        always = set(left)
        for outcome in product([(win, F(0)), (draw, draw), (F(0), win)], repeat=len(missing)):
            total = dict(points)
            for (a, b), (x, y) in zip(missing, outcome, strict=True):
                total[a] += x
                total[b] += y
            best = [t for t in left if total[t] == max(total[u] for u in left)]
            always &= set(best) if len(best) == 1 else set()
        return always.pop() if always else None

    def extended(self, group: list[int], code: str, first: str, forfeits: bool) -> list[list[int]]:
        """13.3: the first score, where it separates nobody the other, for two teams the boards; and again."""
        if len(group) == 1:
            return [group]
        found = self.encounter(group, first, forfeits)
        if len(found) == 1:
            found = self.encounter(group, "GP" if first == "MP" else "MP", forfeits)
        follow = {"EDE": "", "EDEBT": "BC TBR", "EDEBB": "BC BBE", "EDET": "TBR", "EDEB": "BBE"}[code].split()
        while len(found) == 1 and len(group) == 2 and follow:
            found = self.between(follow.pop(0), *group)
        if len(found) == 1:
            return found
        return [tier for part in found for tier in self.extended(part, code, first, forfeits)]

    # --- 13.4 ---

    def schedule(self, team: int, edition: str, first: str, factor: int = 0) -> Fraction:
        other = "GP" if first == "MP" else "MP"
        divisor = factor or max(1, int(self.win(first) * self.rounds / self.win(other)))
        return self.score(team, other) + self.sums(team, first, "", edition) / divisor


def tiers(group: list[int], value: dict[int, Fraction]) -> list[list[int]]:
    """The members of a group by a value, the highest first."""
    return [[t for t in group if value[t] == v] for v in sorted({value[t] for t in group}, reverse=True)]
