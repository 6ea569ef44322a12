"""Ancestries and hands read aloud."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.games.mountain_king.facts import UNKNOWN
from meadhall.games.mountain_king.reading.names import symbol_name, symbol_rows
from meadhall.games.mountain_king.reading.reader import Reader
from meadhall.games.mountain_king.words import CARD, CELL, FACTION, FIRST_CHAMPION, WIDTH
from meadhall.kernel.reading import LONGEST, squeezed


def ancestry(reader: Reader, which: str) -> list[str]:
    """The viewer's Ancestry and hand, or those of the player who is named; an onlooker hears all."""
    everybody = range(reader.s.players)
    wanted: Iterable[int] = everybody
    if which:
        wanted = [seat for seat in everybody if squeezed(which) in names_of(reader, seat)]
    elif reader.viewer is not None:
        wanted = (reader.viewer,)
    lines = [line for seat in wanted for line in ancestry_lines(reader, seat)]
    return lines or [reader.say("no-seat", which=which[:LONGEST], seats=reader.seats(everybody))]


def names_of(reader: Reader, seat: int) -> set[str]:
    """All that a player may be called: a number, or a colour in either spelling."""
    return {str(seat + 1), FACTION.words[seat], squeezed(reader.seat(seat))}


def ancestry_lines(reader: Reader, seat: int) -> list[str]:
    s = reader.s
    shown = s.ancestry[seat]
    lines = [
        reader.say(
            "ancestry",
            seat=reader.seat(seat),
            elders=shown.elders.bit_count(),
            supplies=shown.supplies.bit_count(),
            covered=(s.covered[seat] & s.symbols[seat].grid).bit_count(),
        )
    ]
    for row in range(WIDTH):
        cells = [row * WIDTH + column for column in range(WIDTH)]
        laid = [cell_words(reader, seat, cell) for cell in cells if shown.cells[cell]]
        if laid:
            lines.append(reader.say("row", number=row + 1, cells=", ".join(laid)))
    extra = [extra_words(reader, seat, champion) for champion, _ in s.facts.adorned if s.holds(seat, champion)]
    if extra:
        lines.append(reader.say("extra", symbols=", ".join(extra)))
    if s.hands[seat]:
        lines.append(hand_line(reader, seat))
    return lines


def cell_words(reader: Reader, seat: int, cell: int) -> str:
    symbol = symbol_words(reader, reader.s.ancestry[seat].cells[cell])
    return f"{CELL.words[cell]} {covered_words(reader, seat, cell, symbol)}"


def extra_words(reader: Reader, seat: int, champion: int) -> str:
    """The symbols on a Champion."""
    printed = reader.s.facts.champion_symbols[champion]
    symbols = " ".join(symbol_words(reader, symbol) for symbol in printed)
    return f"{reader.champion(champion)} {covered_words(reader, seat, FIRST_CHAMPION + champion, symbols)}"


def covered_words(reader: Reader, seat: int, symbol: int, words: str) -> str:
    return reader.say("covered", symbol=words) if reader.s.is_covered(seat, symbol) else words


def symbol_words(reader: Reader, symbol: str) -> str:
    return symbol_name(symbol, reader.lang)


def hand_line(reader: Reader, seat: int) -> str:
    hand = reader.s.hands[seat]
    known = [card_words(reader, card) for card in hand if card != UNKNOWN]
    if not known:
        return reader.say("hidden-hand", count=len(hand))
    return reader.say("hand", cards="; ".join(known))


def card_words(reader: Reader, card: int) -> str:
    """A card with its four symbols, row by row."""
    return reader.say("card", card=CARD.words[card], **symbol_rows(reader.s.facts.cards[card], reader.lang))
