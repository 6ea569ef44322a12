"""A picture has two layers: a ground that stays, and parts that change from position to position."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

from meadhall.draw import style
from meadhall.draw.markup import Box, number


@dataclass(eq=False)
class Picture:
    """``ground`` is drawn once; ``parts`` are complete ``<g id=...>`` elements by id, in drawing order."""

    width: float
    height: float
    name: str
    ground: str = ""
    parts: dict[str, str] = field(default_factory=dict)
    title: str = ""
    """A word or two for a tab, where a phone shows one picture at a time."""
    look: style.GameLook = style.PLAIN
    """What its game adds to the colours and the style sheet."""
    cores: tuple[Box, ...] = ()
    """What is seen of it while a sheet stands beside it and there is no room for the whole: the first that has room
    and shows what may be chosen, else the first that has room, else the narrowest. Without any it can be shifted."""

    def svg(self, theme: str = "light", inline: bool = True, window: Box | None = None) -> str:
        """The whole picture, or what is seen of it through a window.

        With ``inline`` it is a file that stands alone, its colours written in. Without, it is for a page that brings
        the style sheet and the colours itself.
        """
        x, y, width, height = map(number, window or (0, 0, self.width, self.height))
        role = "img" if inline else "group"
        sheet = f"<style>{style.css(self.look)}</style>" if inline else ""
        whole = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" width="{width}" height="{height}" '
            f'viewBox="{x} {y} {width} {height}" role="{role}" aria-label="{escape(self.name)}">{sheet}'
            f'<g class="ground" aria-hidden="true">{self.ground}</g>'
            f'<g class="parts">{"".join(self.parts.values())}</g></svg>'
        )
        return style.inline(whole, theme, self.look) if inline else whole
