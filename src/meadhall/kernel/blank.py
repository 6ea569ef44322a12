"""What stands in a position for that which somebody does not know."""

from __future__ import annotations

from typing import Any, Final, NoReturn


class LookedAtError(TypeError):
    """Something was looked at that is blank."""


class Blank:
    """Something that may be anything: it can be kept and handed on, but not looked at.

    Whatever is done in a position with blanks and comes to its end would have come about in the same way whatever
    stood in their place. Number or word, everything that could be asked of it is refused.

    >>> from meadhall.kernel.blank import BLANK
    >>> hand = (BLANK, 3)
    >>> len(hand), hand[1:], hand == hand
    (2, (3,), True)
    >>> try:
    ...     7 in hand
    ... except TypeError as error:
    ...     print(error)
    this is blank
    """

    __slots__ = ()

    def _refuse(self, *_: object) -> NoReturn:
        raise LookedAtError("this is blank")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = __bool__ = __str__ = __format__ = _refuse
    __index__ = __int__ = __float__ = __neg__ = __pos__ = __abs__ = __invert__ = _refuse
    __add__ = __sub__ = __mul__ = __floordiv__ = __truediv__ = __mod__ = __divmod__ = __pow__ = _refuse
    __and__ = __or__ = __xor__ = __lshift__ = __rshift__ = _refuse
    __radd__ = __rsub__ = __rmul__ = __rfloordiv__ = __rtruediv__ = __rmod__ = __rdivmod__ = __rpow__ = _refuse
    __rand__ = __ror__ = __rxor__ = __rlshift__ = __rrshift__ = _refuse
    __len__ = __iter__ = __contains__ = __getitem__ = __call__ = __reduce__ = _refuse

    def __getattr__(self, name: str) -> NoReturn:
        self._refuse()

    def __repr__(self) -> str:
        return "BLANK"


BLANK: Final[Any] = Blank()
