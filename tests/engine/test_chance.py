"""Where chance comes from."""

import hashlib
import hmac

import pytest

from ludoteca.engine.ask import CHANCE, EVERYONE, Ask, Domain, Question, chance, draw
from ludoteca.engine.chance import WAIT, Committed, Nobody, People, Scripted, Source, Stream, option_at, total_weight

DIE = Question("die", "D1", Domain("face", ["one", "two", "three", "four", "five", "six"]))
CHIT = Question("chit", "D2", Domain("chit", ["wolf", "owl", "bat"]))

# The value that chi-square exceeds once in a million times, by degrees of freedom: a fixed key passes or it does not.
BOUND = {1: 23.93, 2: 27.64, 5: 35.89, 9: 45.08, 51: 118.6}


def chi_square(counts: list[int], weights: list[int]) -> float:
    draws, total = sum(counts), sum(weights)
    expected = [draws * weight / total for weight in weights]
    return sum((count - e) ** 2 / e for count, e in zip(counts, expected, strict=True))


def frequencies(source: Source, ask: Ask, draws: int) -> list[int]:
    drawn = [source.draw(ask, number) for number in range(1, draws + 1)]
    return [drawn.count(option) for option in ask.options]


def sources() -> list[Source]:
    return [Stream(2026), Stream(0), Stream(1 << 63), Committed(b"seed", ["a", "b"]), Committed(b"", [])]


@pytest.mark.parametrize("source", sources())
def test_every_case_comes_as_often_as_it_should(source: Source) -> None:
    assert chi_square(frequencies(source, chance(DIE), 6000), [1] * 6) < BOUND[5]
    assert chi_square(frequencies(source, draw(CHIT, [0, 1, 2], [1, 3, 6]), 6000), [1, 3, 6]) < BOUND[2]
    assert chi_square(frequencies(source, Ask(CHANCE, DIE, list(range(52))), 6000), [1] * 52) < BOUND[51]


@pytest.mark.parametrize("source", sources())
def test_pairs_of_following_draws_are_independent(source: Source) -> None:
    coin = Ask(CHANCE, DIE, [0, 1])
    drawn = [source.draw(coin, number) for number in range(1, 8001)]
    pairs = [2 * first + second for first, second in zip(drawn[::2], drawn[1::2], strict=True)]
    assert chi_square([pairs.count(pair) for pair in range(4)], [1] * 4) < BOUND[5]


def test_neighbouring_keys_do_not_agree() -> None:
    ask = Ask(CHANCE, DIE, list(range(10)))
    agree = [Stream(key).draw(ask, 5) == Stream(key + 1).draw(ask, 5) for key in range(4000)]
    assert chi_square([sum(agree), len(agree) - sum(agree)], [1, 9]) < BOUND[1]


@pytest.mark.parametrize("source", sources())
def test_the_same_line_always_gives_the_same_draw(source: Source) -> None:
    ask = chance(DIE)
    forwards = [source.draw(ask, number) for number in range(1, 200)]
    backwards = [source.draw(ask, number) for number in range(199, 0, -1)]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) == 6


def test_a_stream_depends_on_the_whole_key() -> None:
    ask = Ask(CHANCE, DIE, list(range(1000)))
    rows = {tuple(Stream(key).draw(ask, n) for n in range(8)) for key in (1, 2, 1 << 32, 1 << 63, (1 << 32) + 1)}
    assert len(rows) == 5


# ---------------------------------------------------------------- committed


def by_hand(seed: bytes, nonces: list[str], number: int, cases: int) -> int:
    """The draw as the documentation says it, computed without the engine."""
    limit = 2**64 // cases * cases
    for attempt in range(100):
        message = "\n".join([*nonces, str(number), str(attempt)]).encode()
        x = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
        if x < limit:
            return x % cases
    raise AssertionError


@pytest.mark.parametrize("nonces", [["south-nonce", "west-nonce"], ["a"]])
def test_anybody_can_recompute_a_committed_draw(nonces: list[str]) -> None:
    seed = bytes(range(32))
    source = Committed(seed, nonces)
    for number in range(1, 50):
        for cases in (2, 6, 52, 1_000_003):
            assert source.below(number, cases) == by_hand(seed, nonces, number, cases)
        assert source.draw(chance(DIE), number) == by_hand(seed, nonces, number, 6)
        case = by_hand(seed, nonces, number, 10)
        assert source.draw(draw(CHIT, [0, 1, 2], [1, 3, 6]), number) == (0 if case < 1 else 1 if case < 4 else 2)


def test_a_known_draw() -> None:
    """printf 'south\\nwest\\n1\\n0' | openssl dgst -sha256 -hmac ludoteca"""
    assert Committed(b"ludoteca", ["south", "west"]).below(1, 1000) == 0xD0E4934F177F1C80 % 1000


def test_values_beyond_the_last_full_round_are_drawn_again() -> None:
    cases = 2**63 + 1  # nearly every second value must be refused
    source = Committed(b"reject", ["n"])
    refused = 0
    for number in range(1, 60):
        x = int.from_bytes(hmac.new(b"reject", f"n\n{number}\n0".encode(), hashlib.sha256).digest()[:8], "big")
        refused += x >= cases
        assert source.below(number, cases) == by_hand(b"reject", ["n"], number, cases)
    assert 15 < refused < 45


def test_every_seat_has_a_hand_in_the_draws() -> None:
    ask = Ask(CHANCE, DIE, list(range(1000)))
    rows = {
        tuple(Committed(b"seed", nonces).draw(ask, n) for n in range(8))
        for nonces in (["a", "b"], ["b", "a"], ["a", "c"], ["ab"])
    }
    assert len(rows) == 4


def test_a_single_case_needs_no_draw() -> None:
    assert Committed(b"s", []).draw(Ask(CHANCE, DIE, [4]), 1) == 4


# ---------------------------------------------------------------- weights


def test_cases_belong_to_options_in_order() -> None:
    ask = draw(CHIT, [0, 1, 2], [2, 0, 3])
    assert total_weight(ask) == 5
    assert [option_at(ask, case) for case in range(5)] == [0, 0, 2, 2, 2]
    assert total_weight(chance(DIE)) == 6
    assert option_at(chance(DIE), 3) == 3


# ---------------------------------------------------------------- script, people, nobody


def test_a_script_says_the_dice_by_name() -> None:
    source = Scripted(["three", "bat"], after=Stream(3))
    assert source.draw(chance(DIE), 1) == 2
    assert source.draw(chance(CHIT), 2) == 2
    assert source.draw(chance(DIE), 3) == Stream(3).draw(chance(DIE), 3)


def test_a_script_that_ends_too_early_says_where() -> None:
    with pytest.raises(ValueError, match="script ends before die"):
        Scripted([]).draw(chance(DIE), 1)


def test_a_script_cannot_say_what_is_not_offered() -> None:
    source = Scripted(["owl"])
    with pytest.raises(ValueError, match="says owl to chit, which offers wolf, bat"):
        source.draw(draw(CHIT, [0, 2], [1, 1]), 1)
    with pytest.raises(ValueError, match="face has no value named"):
        Scripted(["seven"]).draw(chance(DIE), 1)


def test_people_roll_what_somebody_can_see() -> None:
    source = People(Scripted(["bat"]))
    assert source.draw(chance(DIE), 1) == WAIT
    assert source.draw(Ask(CHANCE, CHIT, [0, 1], audience=2, hidden=True), 2) == WAIT
    assert source.draw(Ask(CHANCE, CHIT, [0, 1, 2], audience=0, hidden=True), 3) == 2
    assert source.draw(Ask(CHANCE, CHIT, [1], audience=EVERYONE), 4) == 1


def test_nobody_never_answers() -> None:
    assert Nobody().draw(chance(DIE), 1) == WAIT
    assert Nobody().draw(Ask(CHANCE, DIE, [3]), 1) == WAIT
