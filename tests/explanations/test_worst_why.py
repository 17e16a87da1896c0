"""The worst answers of `why`, one by one: what it used to say must not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ronde.errors import NoPairing
from ronde.explaining.why import Answer, why
from ronde.explaining.why_text import as_text
from ronde.formats import trf
from ronde.model import Tournament
from ronde.pairing import before, with_choice
from tests.asked import asked

SAMPLE = Path(__file__).parent.parent.parent / "samples" / "open.trf"


def sample(round_: int | None = None) -> Tournament:
    tournament = with_choice(trf.read(SAMPLE.read_bytes()), "dutch-2012")
    return tournament if round_ is None else before(tournament, round_)


def random(key: str, seed: int) -> Tournament:
    return asked(key, seed, 12)


#: number in the notes, event, pair, what was said before, what is said now in both languages
EXAMPLES = (
    (
        1,
        random("dutch-2012", 17),
        (1, 3),
        r"Forcing|bracket \d|none can be paired|says:",
        "3 Name363 comes down into the 3.5-point group and can meet 2 Name202 there; to meet 1 Name674 they"
        " would have to go further down: 1 player instead of 0 would not be paired there. [C14.b2]",
        "3 Name363 descend dans le groupe à 3,5 points et peut y rencontrer 2 Name202\xa0; pour rencontrer"
        " 1 Name674, il faudrait descendre encore\xa0: 1 personne au lieu de 0 sans adversaire dans ce"
        " groupe. [C14.b2]",
    ),
    (
        2,
        random("dutch-2012", 2),
        (1, 4),
        r"C14|Forcing",
        "No criterion would suffer, but 1 Name433 tries the others in order: 3 Name905 is possible and comes"
        " before 4 Name538. [D1.1]",
        "Aucun critère n'en souffrirait, mais 1 Name433 essaie les autres dans l'ordre\xa0: 3 Name905"
        " convient et vient avant 4 Name538. [D1.1]",
    ),
    (
        3,
        sample(),
        (4, 6),
        r"comes later in the order|says:",
        "4 Novák, David is no. 1 and 6 Keller, Finn no. 2 of the upper half of the 2.5-point group.\n"
        "The two halves play each other. Two of one half meet only if that saves a clash of colours or serves"
        " another criterion; here it would not (2 pairs want the same colour either way). [D2]",
        "Les deux moitiés jouent l'une contre l'autre. Une rencontre à l'intérieur d'une moitié ne se fait"
        " que si les couleurs ou un autre critère y gagnent\xa0; ici non (2 paires veulent la même couleur"
        " dans les deux cas). [D2]",
    ),
    (
        4,
        sample(2),
        (4, 6),
        r"X grows|says:|Forcing",
        "4 Novák, David (W) and 6 Keller, Finn (W) both want Black; the 1-point group can be paired with"
        " nobody refused. [C10.e]",
        "4 Novák, David (B) et 6 Keller, Finn (B) veulent les Noirs\xa0; le groupe à 1 point s'apparie sans"
        " refuser personne. [C10.e]",
    ),
    (
        5,
        random("elo-swiss", 0),
        (1, 2),
        r"\[C1\]|without opponent",
        "2 Name365 can meet 3 Name397 in the 3.5-point group; to meet 1 Name664 they would have to leave it:"
        " 2 players instead of 0 would go down. [C14]",
        "2 Name365 peut rencontrer 3 Name397 dans le groupe à 3,5 points\xa0; pour rencontrer 1 Name664, il"
        " faudrait en descendre\xa0: 2 personnes au lieu de 0. [C14]",
    ),
    (
        6,
        random("fmjd-1986", 2),
        (1, 4),
        r"6\.1\.27|met everybody",
        "1 Name433 can meet 2 Name913 in the 2-point group; to meet 4 Name538 they would have to leave it:"
        " 2 players instead of 0 would leave. [6.1.32]",
        "1 Name433 peut rencontrer 2 Name913 dans le groupe à 2 points\xa0; pour rencontrer 4 Name538, il"
        " faudrait en sortir\xa0: 2 personnes au lieu de 0. [6.1.32]",
    ),
    (
        7,
        random("dubov-1997", 8),
        (1, 6),
        r"bracket \d|says:",
        "1 Name119 takes 5 Name389 before 6 Name350: 6 Name350 is due White like 1 Name119. [7.1]",
        "1 Name119 prend 5 Name389 avant 6 Name350\xa0: 6 Name350 doit avoir les Blancs,"
        " comme 1 Name119. [7.1]",
    ),
    (
        8,
        random("lim", 3),
        (2, 5),
        r"From bad to good|says:",
        "2 Name007 has floated in this round already and would have to float on from the 1.5-point group:"
        " 1 player instead of 0. [10.9]",
        "Il faudrait faire flotter 2 Name007 une fois de plus à cette ronde, hors du groupe à 1,5 point\xa0:"
        " 1 personne au lieu de 0. [10.9]",
    ),
    (
        9,
        random("burstein-1998", 7),
        (1, 2),
        r"16-25-34",
        "The first of the 1-point group meets the last: 1 Name476 takes the lowest who is possible, 4 Name464"
        " and not 2 Name599. [6.2]",
        "Le haut du groupe à 1 point rencontre le bas\xa0: 1 Name476 prend l'adversaire possible le plus bas,"
        " 4 Name464 et non 2 Name599. [6.2]",
    ),
    (
        10,
        random("lim", 12),
        (1, 10),
        r"could not (all )?be paired",
        "Both must have White (1 Name512: WWBB, 10 Name470: BWBB): they may not meet. [9.1]",
        "Il faut les Blancs aux deux (1 Name512\xa0: BBNN, 10 Name470\xa0: NBNN)\xa0: cette rencontre est"
        " impossible. [9.1]",
    ),
)


@pytest.mark.parametrize(
    ("event", "pair", "was", "en", "fr"), [example[1:] for example in EXAMPLES], ids=[e[0] for e in EXAMPLES]
)
def test_example(event: Tournament, pair: tuple[int, int], was: str, en: str, fr: str) -> None:
    answer = why(event, *pair)
    for language, expected in (("en", en), ("fr", fr)):
        said = as_text(event, answer, language)
        assert expected in said
        assert not re.search(was, said)
        assert _people(answer, said) >= 2


def _people(answer: Answer, said: str) -> int:
    """How many of the two have their score in the second line."""
    line = said.splitlines()[1]
    both = line.startswith(("Both", "Les deux"))
    return 2 if both else sum(bool(re.search(rf"\b{id_} \S", line)) for id_ in (answer.a, answer.b))


def test_18_lists_in_french() -> None:
    """No "16 et 18 et 1 autres", and no torn article text, whoever is asked about."""
    for seed in range(40):
        event = random("lim", seed)
        here = [player.id for player in event.available()]
        try:
            said = as_text(event, why(event, here[0], here[-1]), "fr")
        except NoPairing:
            continue
        assert "et 1 autres" not in said
        assert not re.search(r"\b\d+ et \d+ et \d+ autres", said)


def test_accelerated_rounds_say_what_counts() -> None:
    event = random("lim", 3)
    said = as_text(event, why(event, 2, 5))
    assert "2 Name007 has 1 point and counts 2 in this accelerated round, 5 Name614 has 1 point." in said
    event = random("dutch-2012", 2)
    assert "Both have 0 points and count 1 in this accelerated round." in as_text(event, why(event, 1, 4))
    event = random("burstein-1998", 7)
    assert "Both have 0 points and count 1 in this accelerated round." in as_text(event, why(event, 1, 2))
