"""Keys, signed cookies, headers and limits: what keeps strangers from harm and from harming."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

COOKIE = "meadhall"
DEVICE = "device"
"""The cookie of a device on which somebody has signed in before."""
RETRY = 5
"""Seconds after which whoever came at a bad moment may try again."""
YEAR = 365 * 24 * 3600
CONFIRM = 3 * 24 * 3600
"""Seconds for which an e-mail address can be confirmed."""

HEADERS = {
    # Pieces glide by style="transform:...": only the attribute is allowed, never a <style> element.
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@dataclass(frozen=True)
class Limits:
    """How much of everything one visitor may use."""

    requests_a_minute: int = 600
    sign_ins_a_minute: int = 10
    body_bytes: int = 128 * 1024
    save_bytes: int = 2 * 1024 * 1024
    message_bytes: int = 8 * 1024
    messages_a_second: float = 20
    messages_at_once: float = 60
    sockets_an_address: int = 60
    chat_characters: int = 500


# --- the key and what it signs ----------------------------------------------------------------------


def derive(key: bytes, purpose: str) -> bytes:
    """A key of its own for each purpose."""
    return hmac.new(key, purpose.encode(), hashlib.sha256).digest()


class Signer:
    """Signs a value for one purpose, with the time it was signed: the cookie, or the link in a mail."""

    def __init__(self, key: bytes, purpose: str = "cookie", lasts: float = YEAR) -> None:
        self._key = derive(key, purpose)
        self._lasts = lasts

    def sign(self, value: str, now: float | None = None) -> str:
        signed = f"{value}.{int(time.time() if now is None else now):x}"
        return f"{signed}.{self._mark(signed)}"

    def read(self, text: str | None, now: float | None = None) -> str | None:
        """The value, if it was signed here and not too long ago."""
        if not text or len(text) > 400:
            return None
        signed, _, mark = text.rpartition(".")
        if not hmac.compare_digest(mark.encode(), self._mark(signed).encode()):
            return None
        value, _, since = signed.rpartition(".")
        age = (time.time() if now is None else now) - int(since, 16)
        return value if age < self._lasts else None

    def _mark(self, signed: str) -> str:
        return hmac.new(self._key, signed.encode(), hashlib.sha256).hexdigest()[:40]


def confirming(secret: str) -> Signer:
    """Signs the link with which somebody confirms an e-mail address."""
    return Signer(secret.encode(), "confirm", CONFIRM)


def stopping(secret: str) -> Signer:
    """Signs the link with which somebody wants no more mails."""
    return Signer(secret.encode(), "stop")


# --- headers and origins ----------------------------------------------------------------------------


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the headers, errors and files too."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope.get("scheme") == "https":
        headers["strict-transport-security"] = f"max-age={YEAR}"
    if message["status"] == 503:
        headers.setdefault("retry-after", str(RETRY))
    if "cache-control" not in headers:
        # Not even for the way back: a browser would show again what is long over.
        headers["cache-control"] = "private, no-store"


def same_origin(origin: str | None, host: str | None, schemes: Collection[str]) -> bool:
    """Whether a page of ours, reached by one of these schemes, opened the WebSocket. Programs send no origin."""
    if origin is None:
        return True
    page = urlsplit(origin)
    return bool(host) and page.scheme in schemes and page.netloc.lower() == str(host).lower()


# --- limits -----------------------------------------------------------------------------------------


class Bucket:
    """A leaky bucket: so many at once, and so many a second over time."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at: float | None = None

    def take(self, now: float) -> bool:
        if self._at is not None:
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class SocketLimit:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
