"""The sheet of a quest card that offers ways: the card as it was read, and each way with its price and its odds."""

from __future__ import annotations

from msgspec.structs import replace

from meadhall.draw.markup import number
from meadhall.draw.sheet import Drafted, Part, Row, Sheet, Total, Value
from meadhall.games.dragon_lords.board.composing import Composer
from meadhall.games.dragon_lords.board.likelihood import likely
from meadhall.games.dragon_lords.board.quest import WIDE, card_body, height, read
from meadhall.games.dragon_lords.board.quest_ways import chance_of, outcomes, way
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.rules.wastes.quest_choices import ChooseWay
from meadhall.games.dragon_lords.words import QUEST, SPACE, do_choose

QUESTION = "ask-way"


class Traveller(Composer):
    def __init__(self, draft: Drafted, scribe: Scribe) -> None:
        super().__init__(draft, scribe, QUESTION)
        self.step = self.start.agenda[-1]
        # The card lies under the deck when its last way has been taken: it is told as it was before.
        self.before = Scribe(self.start.view(self.seat), scribe.lang)
        self.chosen = next((action for action in self.move if action.verb is do_choose), None)


def ways_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    c = Traveller(draft, scribe)
    s = c.start
    if not isinstance(c.step, ChooseWay) or s.quest < 0:
        return None
    choice = s.facts.nodes[c.step.node]
    ways = dict(zip(choice.called, choice.ways, strict=True))
    name = c.before.name(QUEST.words[s.quest])
    rows = tuple([way_row(c, word, node) for word, node in ways.items()])
    sentence, chips = "", tuple[Value, ...]()
    if c.chosen is not None:
        sentence = scribe.write("ways-sentence", quest=name, way=way(c.before, c.people, ways[c.chosen.arg]))
        chips = (c.value(0, [], s.game.texts.action(c.chosen, scribe.lang)),)
    return Sheet(
        title=name,
        under=scribe.write("ways-under", count=s.party_units[c.people]),
        verb=scribe.write("ways-verb"),
        rule=c.step.cites(s),
        parts=(
            Part("card", scribe.write("ways-card"), (), picture=picture(c)),
            Part("ways", scribe.write("ways-part"), rows,
                 note=scribe.write("ways-note") if any(row.total for row in rows) else ""),
        ),
        sentence=sentence,
        chips=chips,
        missing=scribe.write("ways-missing"),
        place=f"space:{SPACE.words[s.party_at[c.people]]}",
        whole=True,
    )  # fmt: skip


def picture(c: Traveller) -> str:
    """The card without its ways: they stand below it."""
    card = read(c.before)._replace(ways=())
    tall = height(card) + 6
    return (
        f'<svg class="picture" width="{number(WIDE)}" height="{number(tall)}" '
        f'viewBox="0 0 {number(WIDE)} {number(tall)}" aria-hidden="true">{card_body(card, tall)}</svg>'
    )


def way_row(c: Traveller, word: int, node: int) -> Row:
    """One way: what it takes and leads to, and what may come of it."""
    chance = chance_of(c.before, c.people, node)
    total = None
    if chance is not None:
        total = Total(c.scribe.write("ways-well"), c.scribe.write("percent", chance=likely(chance)))
    action = do_choose[word]
    value = c.value(word, [action], c.start.game.texts.action(action, c.scribe.lang))
    if value.actions is None:
        rule = c.start.why_not(action, c.seat)
        value = replace(value, refusal="" if rule is None else rule.title(c.scribe.lang))
    facts = ". ".join(outcomes(c.before, c.people, node))
    name = way(c.before, c.people, node)
    return Row(f"way-{word}", name, "segments", (value,), word if c.chosen is action else None, facts, total=total)
