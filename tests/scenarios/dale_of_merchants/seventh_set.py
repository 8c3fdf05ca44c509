"""A seventh set from this one file, to show that this is all a set needs: cards, effects, a question."""

from __future__ import annotations

from nightmarket.games.dale_of_merchants.cards import PASSIVE, QUICK, STAYS
from nightmarket.games.dale_of_merchants.meta import DaleOfMerchants
from nightmarket.games.dale_of_merchants.moves import discard, draw
from nightmarket.games.dale_of_merchants.rules import add_hand, named
from nightmarket.games.dale_of_merchants.state import Dale
from nightmarket.games.dale_of_merchants.technique import Card, Effect, Question, add_set
from nightmarket.games.dale_of_merchants.words import DISCARD, DISCARD_IT
from nightmarket.kernel import Luck, asked, legal, step


class Picnic(Effect):
    """Draw two cards, then discard one."""

    def play(self, s: Dale, seat: int, step: int, arg: int) -> bool:
        if step == 0:
            draw(s, seat)
            draw(s, seat)
            return True
        if step == 1 and s.hands[seat]:
            s.push(Leaving(seat))
            return True
        return False


class Leaving(Question):
    """Which card stays behind."""

    def choices(self, s: Dale, seat: int) -> list[int]:
        found: list[int] = []
        add_hand(s.hands[seat], DISCARD.base, DISCARD_IT, found)
        return found

    def choose(self, s: Dale, seat: int, choice: int) -> None:
        s.done()
        discard(s, seat, named(s.hands[seat], DISCARD, DISCARD_IT, choice))


add_set(
    6,
    "badger",
    calm=1,
    chancy=1,
    nasty=1,
    cards=(
        Card("picnic", 1, 4, QUICK, Picnic()),
        Card("toll", 2, 3, STAYS, dearer=1),
        Card("long-picnic", 3, 3, QUICK, Picnic()),
        Card("fence", 4, 3, STAYS, higher=1),
        Card("larder", 5, 1, PASSIVE, limit=1),
        Card("blanket", 5, 1, PASSIVE),
    ),
    frames=(Leaving,),
)


def main() -> None:
    """Whole games with the new set at every seat count; every new technique is played."""
    game = DaleOfMerchants()
    assert "badger" in game.options[0].values
    played: set[str] = set()
    for seats in game.seats:
        for seed in range(3):
            s = game.setup(seats, seed, {"sets": "badger"})
            before = game.components(s)
            rng = Luck.seeded(seed)
            for _ in range(4000):
                if not asked(s):
                    break
                seat = asked(s)[0]
                choice = rng.pick(legal(s, seat))
                assert game.parse(game.text(choice)) == choice
                played.add(game.text(choice))
                step(s, seat, choice)
            assert game.components(s) == before
            assert game.dump(game.load(game.dump(s))) == game.dump(s)
    assert {"play:picnic", "play:toll", "play:long-picnic", "play:fence"} <= played
    assert any(text.startswith("build:larder") for text in played)
    print("seven sets")


if __name__ == "__main__":
    main()
