"""Abilities in general and one by one (SB-40 to SB-49)."""

from __future__ import annotations

from tests.scenarios.shadow_blades.table import names, table


def test_only_when_played_from_hand() -> None:
    """SB-40, SB-47: a lured Poisoner does not fire, and moving does not use up the agent of the turn."""
    t = table(hands=[["tempter", "odd-job"]], rows=[{}, {"assassination": ["poisoner"]}])
    t.play(0, "play:tempter:infiltration", "discard:odd-job", "lure:poisoner")
    assert t.pending == "Ordering"
    assert t.row(0, "assassination") == ["poisoner"]


def test_optional() -> None:
    """SB-41: an ability may be ignored, although it could be used."""
    t = table(hands=[["poisoner"]], rows=[{}, {"theft": ["thief"]}])
    t.play(0, "play:poisoner:assassination")
    assert t.choices(0) == ["decline", "destroy:thief"]
    t.play(0, "decline")
    assert t.row(1, "theft") == ["thief"]


def test_declined_and_unusable_look_the_same() -> None:
    """SB-41: one and the same question and log line, because the reason may lie in the hand."""
    can = table(hands=[["tempter", "odd-job"]], rows=[{}, {"theft": ["thief"]}])
    cannot = table(hands=[["tempter"]], rows=[{}, {"theft": ["thief"]}])
    seen = []
    for t in (can, cannot):
        t.play(0, "play:tempter:infiltration")
        asked = (t.asked, t.game.question(t.state), t.view(1).step)
        t.play(0, "decline")
        seen.append((asked, [event.seen_by(1) for event in t.heard], t.view(1).step))
    assert seen[0] == seen[1]
    assert cannot.hand(0) == []


def test_strength_counts_before_the_ability() -> None:
    """SB-42: the Duelist's own dominance is there before the duel, and weapons count."""
    t = table(hands=[["duelist", "sabre"]], rows=[{}, {"assassination": ["executioner"]}])
    t.play(0, "play-armed:duelist:assassination", "arm:sabre", "ready")
    assert t.dominance(0) == ["assassination"]
    assert t.choices(0) == ["decline", "destroy:executioner"]


def test_extra_plays_nest() -> None:
    """SB-42, TV-12: Herald, then the Captain, then the Thief: three agents, no mission in between."""
    t = table(hands=[["herald", "captain", "thief", "safe-house"]])
    t.play(0, "play:herald:support")
    t.refused(0, "lay:safe-house:support", "SB-41")
    t.play(0, "play:captain:assassination")
    assert t.pending == "Ability"
    t.play(0, "play:thief:theft")
    assert t.pending == "Ordering"
    t.play(0, "lay:safe-house:support")
    t.refused(0, "play:spy:infiltration", "SB-32")


def test_the_inner_ability_first() -> None:
    """SB-42: the extra agent's ability is finished before anything else."""
    t = table(hands=[["herald", "poisoner"]], rows=[{}, {"theft": ["thief"]}])
    t.play(0, "play:herald:support", "play:poisoner:assassination")
    assert t.view(0).step.agent == "poisoner"
    t.play(0, "destroy:thief")
    assert t.pending == "Ordering"


def test_scope_words() -> None:
    """SB-43, SB-76: opponent is neither oneself nor the ally; any other player is everybody else."""
    rows = [{"theft": ["thief"]}, {"support": ["courier"]}, {"theft": ["grabber"]}, {}]
    t = table(seats=4, alliances=True, hands=[["poisoner"]], rows=rows)
    t.play(0, "play:poisoner:assassination")
    assert t.choices(0) == ["decline", "destroy:courier"]
    t.refused(0, "destroy:grabber", "SB-43")
    t.refused(0, "destroy:thief", "SB-43")
    u = table(seats=4, alliances=True, hands=[["fanatic"]], rows=rows)
    u.play(0, "play:fanatic:assassination", "sacrifice:thief")
    assert u.choices(0) == ["destroy:grabber", "destroy:courier"]


def test_never_at_itself() -> None:
    """SB-44, TV-26: a Tempter planted in an opponent's row is no target for itself; the total is -1."""
    t = table(conspiracy="espionage", hands=[["tempter", "odd-job"]])
    t.play(0, "plant:tempter:1:support")
    assert t.choices(0) == ["decline"]
    t.refused(0, "lure:tempter", "SB-44")
    assert t.total(1, "support") == -1


def test_never_at_its_own_weapons() -> None:
    """SB-44: the Marauder cannot take back the weapon it was given."""
    t = table(hands=[["marauder", "sabre"]])
    t.play(0, "play-armed:marauder:theft", "arm:sabre", "ready")
    assert t.choices(0) == ["decline"]
    t.refused(0, "loot:sabre", "SB-44")


def test_destroy_takes_the_weapons_along() -> None:
    """SB-45: a destroyed agent goes with all its weapons; a discarded card comes from the hand."""
    t = table(hands=[["poisoner"]], rows=[{}, {"theft": ["thief+stiletto"]}])
    t.play(0, "play:poisoner:assassination", "destroy:thief")
    assert t.graveyard == ["stiletto", "thief"]
    assert t.total(1, "theft") == 0
    u = table(hands=[["blackmailer"], ["odd-job"]])
    u.play(0, "play:blackmailer:infiltration", "press:1").play(1, "discard:odd-job")
    assert u.graveyard == ["odd-job"]


def test_moving_between_mats() -> None:
    """SB-46: a sphere agent goes to its sphere, a Mercenary to the sphere of the same name, armed."""
    t = table(
        hands=[["tempter", "odd-job"]],
        rows=[{}, {"support": ["captain+stiletto"], "theft": ["thief"]}],
    )
    t.play(0, "play:tempter:infiltration", "discard:odd-job", "lure:captain")
    assert t.row(0, "support") == ["captain+stiletto"]
    assert t.row(1, "support") == []


def test_moving_under_full_support() -> None:
    """SB-46: under Full Support a Support agent keeps the sphere it lies in."""
    t = table(
        conspiracy="full-support",
        hands=[["tempter", "odd-job"]],
        rows=[{}, {"theft": ["healer"]}],
    )
    t.play(0, "play:tempter:infiltration", "discard:odd-job", "lure:healer")
    assert t.row(0, "theft") == ["healer"]


def test_moving_under_arrogance() -> None:
    """SB-47: Arrogance does not forbid moving into a sphere one dominates."""
    t = table(
        conspiracy="arrogance",
        hands=[["tempter", "odd-job"]],
        rows=[{"theft": ["raider"]}, {"theft": ["thief"]}],
    )
    t.play(0, "play:tempter:infiltration", "discard:odd-job", "lure:thief")
    assert t.total(0, "theft") == 5


def test_returned_with_weapons() -> None:
    """SB-48: an agent that returns to hand brings its weapons, and can be played again later."""
    t = table(hands=[["wanderer"]], rows=[{"theft": ["cutpurse+sabre"]}])
    t.play(0, "play:wanderer:support", "return:cutpurse")
    assert t.hand(0) == ["cutpurse", "sabre"]
    assert t.total(0, "theft") == 0
    assert t.strength("cutpurse") == 2


# -- the 16 abilities (SB-49)


def test_poisoner() -> None:
    """SB-49, TV-9: only agents of current strength 2 or less; weapons protect."""
    t = table(
        hands=[["poisoner"]],
        rows=[{}, {"assassination": ["assassin+sabre", "night-blade"]}],
    )
    t.play(0, "play:poisoner:assassination")
    assert t.choices(0) == ["decline", "destroy:night-blade"]
    t.refused(0, "destroy:assassin", "SB-49")
    t.play(0, "destroy:night-blade")
    assert t.graveyard == ["night-blade"]


def test_duelist() -> None:
    """SB-49, TV-10: alone (2) no target for the Executioner (3); with the Sabre (4) there is one."""
    rows = [{}, {"assassination": ["executioner"], "theft": ["thief"]}]
    t = table(hands=[["duelist", "sabre"]], rows=rows)
    t.play(0, "play:duelist:assassination")
    assert t.choices(0) == ["decline"]
    u = table(hands=[["duelist", "sabre"]], rows=rows)
    u.play(0, "play-armed:duelist:assassination", "arm:sabre", "ready", "destroy:executioner")
    assert u.graveyard == ["executioner"]


def test_duelist_needs_strictly_weaker() -> None:
    """SB-49: an agent as strong as the Duelist is no target."""
    t = table(hands=[["duelist"]], rows=[{}, {"assassination": ["night-blade"]}])
    t.play(0, "play:duelist:assassination")
    assert t.choices(0) == ["decline"]


def test_fanatic() -> None:
    """SB-49: one of one's own first, then an agent not stronger than that one was; R-8: in this
    order.
    """
    t = table(
        hands=[["fanatic"]],
        rows=[{"theft": ["thief+stiletto"]}, {"support": ["healer", "quartermaster"]}],
    )
    t.play(0, "play:fanatic:assassination", "sacrifice:thief")
    assert t.choices(0) == ["destroy:healer"]
    t.play(0, "destroy:healer")
    assert t.graveyard == ["stiletto", "thief", "healer"]


def test_fanatic_all_or_nothing() -> None:
    """SB-41, TV-11: without a second target the Spy may not be sacrificed for nothing."""
    t = table(
        hands=[["fanatic"]],
        rows=[{"infiltration": ["spy"]}, {"theft": ["pickpocket"]}],
    )
    t.play(0, "play:fanatic:assassination")
    assert t.choices(0) == ["decline"]
    t.refused(0, "sacrifice:spy", "SB-41")
    t.refused(0, "sacrifice:fanatic", "SB-44")


def test_grabber() -> None:
    """SB-49: a whole Recruit with its refill at once; then the Order goes on."""
    t = table(
        hands=[["grabber", "cut-purses"]],
        piles=[["spy"], ["raider"], ["sabre"]],
        deck=["glaive", "odd-job", "thief"],
    )
    t.play(0, "play:grabber:theft", "use", "back", "take")
    assert t.hand(0) == ["raider", "cut-purses"]
    assert [names(pile) for pile in t.s.piles] == [["spy", "glaive"], ["odd-job"], ["sabre"]]
    t.play(0, "lay:cut-purses:theft", "end")
    assert t.asked == [1]


def test_grabber_without_a_deck() -> None:
    """SB-30, R-5: the last pile that holds cards cannot be put back; with no card at all it is
    unusable.
    """
    t = table(hands=[["grabber"]], piles=[["spy"], ["raider"], []], deck=0, final=0)
    t.play(0, "play:grabber:theft", "use")
    assert t.choices(0) == ["take", "back"]
    t.play(0, "back")
    assert t.choices(0) == ["take"]
    t.refused(0, "back", "SB-25")
    t.play(0, "take")
    assert t.piles == [1, 0, 0]
    u = table(hands=[["grabber"]], piles=[[], [], []], deck=0, final=0)
    u.play(0, "play:grabber:theft")
    assert u.choices(0) == ["decline"]


def test_cutpurse() -> None:
    """SB-49: a random card of an opponent's hand; only the two learn which one."""
    t = table(seats=3, hands=[["cutpurse"], ["odd-job"], []])
    t.play(0, "play:cutpurse:theft")
    assert t.choices(0) == ["decline", "steal:1"]  # seat 2 has no card
    t.play(0, "steal:1")
    assert t.hand(0) == ["odd-job"]
    assert t.hand(1) == []
    assert t.event("stolen", 0)["card"] == "odd-job"
    assert t.event("stolen", 1)["card"] == "odd-job"
    assert "card" not in t.event("stolen", 2)
    got = set()
    for seed in range(20):
        u = table(hands=[["cutpurse"], ["odd-job", "spy", "sabre"]], seed=seed)
        u.play(0, "play:cutpurse:theft", "steal:1")
        got |= set(u.hand(0))
    assert got == {"odd-job", "spy", "sabre"}


def test_marauder() -> None:
    """SB-49: any attached weapon of any player goes to the own hand."""
    t = table(
        hands=[["marauder"]],
        rows=[{"theft": ["thief+stiletto"]}, {"theft": ["raider+sabre"]}],
    )
    t.play(0, "play:marauder:theft")
    assert t.choices(0) == ["decline", "loot:stiletto", "loot:sabre"]
    t.play(0, "loot:sabre")
    assert t.hand(0) == ["sabre"]
    assert t.row(1, "theft") == ["raider"]
    assert t.total(1, "theft") == 4


def test_herald() -> None:
    """SB-49: one more agent under all normal rules, weapons and ability included."""
    t = table(hands=[["herald", "resident", "sabre"]])
    t.play(0, "play:herald:support")
    assert t.choices(0) == [
        "decline",
        "play:resident:infiltration",
        "play-armed:resident:infiltration",
    ]
    t.play(0, "play-armed:resident:infiltration", "arm:sabre", "ready")
    assert t.total(0, "infiltration") == 6
    u = table(hands=[["herald", "odd-job"]])
    u.play(0, "play:herald:support")
    assert u.choices(0) == ["decline"]
    u.refused(0, "play:thief:theft", "SB-32")


def test_why_an_extra_agent_cannot_be_played() -> None:
    """SB-42, SB-49: Herald and Captain play under all normal rules, and these are named."""
    t = table(conspiracy="arrogance", hands=[["herald", "courier", "assassin"]])
    t.play(0, "play:herald:support")  # dominates Support now (TV-28)
    assert t.choices(0) == ["decline", "play:assassin:assassination"]
    t.refused(0, "play:courier:support", "SB-64")
    t.refused(0, "play:assassin:theft", "SB-5")
    t.refused(0, "play-armed:assassin:assassination", "SB-34")
    t.refused(0, "plant:assassin:1:theft", "SB-71")
    t.refused(0, "play:thief:theft", "SB-32")
    t = table(hands=[["captain", "raider", "thief"]])
    t.play(0, "play:captain:theft")
    t.refused(0, "play:raider:theft", "SB-49").refused(0, "play:thief:support", "SB-5")
    t = table(hands=[["poisoner", "thief"]])
    t.play(0, "play:poisoner:assassination").refused(0, "play:thief:theft", "SB-49")


def test_why_an_ability_cannot_be_used_so() -> None:
    """SB-41, SB-43, SB-44, SB-49: what its text does not say, whom it does not mean, what is missing."""
    t = table(hands=[["wanderer", "sabre"]], rows=[{}, {"theft": ["thief"]}])
    t.play(0, "play:wanderer:theft")
    t.refused(0, "return:wanderer", "SB-44").refused(0, "return:thief", "SB-49")
    t.refused(0, "destroy:thief", "SB-49").refused(0, "end", "SB-41")
    t = table(3, hands=[["cutpurse"], [], ["odd-job"]])
    t.play(0, "play:cutpurse:theft")
    t.refused(0, "steal:0", "SB-43").refused(0, "steal:1", "SB-49")
    t = table(hands=[["fanatic"]], rows=[{"theft": ["thief"]}, {"theft": ["raider"]}])
    t.play(0, "play:fanatic:assassination").refused(0, "sacrifice:thief", "SB-41")


def test_gravedigger() -> None:
    """SB-49: the top card of the graveyard; the one under it becomes visible."""
    t = table(hands=[["gravedigger"]], graveyard=["sabre", "odd-job"])
    t.play(0, "play:gravedigger:support", "use")
    assert t.hand(0) == ["odd-job"]
    assert t.view(1).graveyard == "sabre"
    assert t.event("dug-up", 1)["card"] == "odd-job"
    u = table(hands=[["gravedigger"]])
    u.play(0, "play:gravedigger:support")
    assert u.choices(0) == ["decline"]


def test_blacksmith() -> None:
    """SB-49, SB-34: a weapon for an own agent already in play, not for the Blacksmith itself."""
    t = table(hands=[["blacksmith", "sabre"]], rows=[{"theft": ["thief"]}, {"theft": ["raider"]}])
    t.play(0, "play:blacksmith:support")
    assert t.choices(0) == ["decline", "forge:thief"]
    t.refused(0, "forge:blacksmith", "SB-44")
    t.refused(0, "forge:raider", "SB-49")
    t.play(0, "forge:thief", "arm:sabre")
    assert t.row(0, "theft") == ["thief+sabre"]
    assert t.total(0, "theft") == 3
    u = table(hands=[["blacksmith"]], rows=[{"theft": ["thief"]}])
    u.play(0, "play:blacksmith:support")
    assert u.choices(0) == ["decline"]


def test_tempter() -> None:
    """SB-49: discard a card, then an opponent's agent of strength 2 or less comes over."""
    t = table(
        hands=[["tempter", "odd-job"]],
        rows=[{}, {"theft": ["pickpocket", "burglar", "thief+sabre"]}],
    )
    t.play(0, "play:tempter:infiltration")
    assert t.choices(0) == ["decline", "discard:odd-job"]
    t.play(0, "discard:odd-job")
    assert t.choices(0) == ["lure:pickpocket"]
    t.refused(0, "lure:burglar", "SB-49")
    t.play(0, "lure:pickpocket")
    assert t.total(0, "theft") == 2
    assert t.total(1, "theft") == 6
    assert t.graveyard == ["odd-job"]


def test_blackmailer() -> None:
    """SB-49: the chosen opponent, out of turn, discards a card of their own choice."""
    t = table(seats=3, hands=[["blackmailer"], ["odd-job", "sabre"], []])
    t.play(0, "play:blackmailer:infiltration")
    assert t.choices(0) == ["decline", "press:1"]
    t.play(0, "press:1")
    assert t.asked == [1]
    assert t.choices(1) == ["discard:odd-job", "discard:sabre"]
    t.refused(1, "discard:spy", "SB-49")
    t.play(1, "discard:sabre")
    assert t.graveyard == ["sabre"]
    assert t.asked == [0]


def test_watcher() -> None:
    """SB-49: the whole hand of any other player, for one pair of eyes."""
    t = table(seats=3, hands=[["watcher"], ["odd-job", "sabre"], ["spy"]])
    t.play(0, "play:watcher:infiltration")
    assert t.choices(0) == ["decline", "watch:1", "watch:2"]
    t.play(0, "watch:1")
    assert t.view(0).shown == ["odd-job", "sabre"]
    assert t.view(1).shown == t.view(2).shown == []
    t.refused(0, "end", "SB-49")
    t.play(0, "seen")
    assert t.view(0).shown == []


def test_captain() -> None:
    """SB-49: one more agent of printed strength 1 or 2; weapons may lift it above."""
    t = table(hands=[["captain", "burglar", "pickpocket", "sabre"]])
    t.play(0, "play:captain:assassination")
    assert t.choices(0) == ["decline", "play:pickpocket:theft", "play-armed:pickpocket:theft"]
    t.play(0, "play-armed:pickpocket:theft", "arm:sabre", "ready")
    assert t.total(0, "theft") == 4


def test_bounty_hunter() -> None:
    """SB-49, TV-14: only in the sphere it was placed in; the mission lies under the agent."""
    rows = [{}, {"assassination": ["blademaster"]}]
    t = table(hands=[["bounty-hunter", "silence-the-witness", "spy"]], rows=rows)
    t.play(0, "play:bounty-hunter:theft")
    assert t.choices(0) == ["decline"]
    u = table(hands=[["bounty-hunter", "silence-the-witness", "spy"]], rows=rows)
    u.play(0, "play:bounty-hunter:assassination")
    assert u.choices(0) == ["decline", "discard:silence-the-witness"]
    u.play(0, "discard:silence-the-witness", "destroy:blademaster")
    assert u.graveyard == ["silence-the-witness", "blademaster"]


def test_smuggler() -> None:
    """SB-49, R-21: look at a pile, exchange one card; no refill, and not the card just given."""
    t = table(hands=[["smuggler", "odd-job"]], piles=[["spy"], ["raider", "sabre"], []], deck=5)
    t.play(0, "play:smuggler:theft")
    assert t.choices(0) == ["decline", "search:1", "search:2"]
    t.play(0, "search:2")
    assert t.view(0).shown == ["raider", "sabre"]
    assert t.view(1).shown == []
    assert t.choices(0) == ["give:odd-job"]
    t.refused(0, "decline", "SB-41")
    t.play(0, "give:odd-job")
    assert t.choices(0) == ["get:raider", "get:sabre"]
    assert t.view(0).shown == ["raider", "sabre"]
    t.refused(0, "get:odd-job", "SB-49")
    t.play(0, "get:sabre")
    assert t.hand(0) == ["sabre"]
    assert sorted(names(t.s.piles[1])) == ["odd-job", "raider"]
    assert t.deck == 5
    assert "gave" not in t.event("swapped", 1)


def test_wanderer() -> None:
    """SB-49: one of the own other agents returns to hand."""
    t = table(hands=[["wanderer"]], rows=[{"theft": ["thief"]}, {"theft": ["raider"]}])
    t.play(0, "play:wanderer:theft")
    assert t.choices(0) == ["decline", "return:thief"]
    t.refused(0, "return:wanderer", "SB-44")
    t.play(0, "return:thief")
    assert t.hand(0) == ["thief"]
