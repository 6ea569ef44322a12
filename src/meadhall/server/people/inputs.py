"""What people enter about themselves, checked and tidied: names, passphrases, addresses."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from urllib.parse import urlsplit

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.server.errors import WrongField

SHORTEST_PASSPHRASE = 10
LONGEST_PASSPHRASE = 200
SHORTEST_NAME = 2
LONGEST_NAME = 30
WAYS = ("browser", "email", "webhook")
"""How a person can be told that it is their turn."""


def read_name(name: str) -> str:
    """A name as it is kept: compatible characters made one, spaces tidied."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST_NAME <= len(tidy) <= LONGEST_NAME:
        raise WrongField("name", "refused-name-length", shortest=SHORTEST_NAME, longest=LONGEST_NAME)
    if not tidy.isprintable():
        raise WrongField("name", "refused-name-signs")
    return tidy


def name_key(name: str) -> str:
    """What two names must differ in."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())[:120]


def read_lang(lang: str) -> str:
    if lang not in ("", *LANGUAGES):
        raise WrongField("lang", "refused-choice", choices=", ".join(LANGUAGES))
    return lang


def read_ways(ways: Sequence[str]) -> str:
    for way in ways:
        if way not in WAYS:
            raise WrongField("notify", "refused-choice", choices=", ".join(WAYS))
    return " ".join(way for way in WAYS if way in ways)


def read_passphrase(passphrase: str, field: str = "passphrase") -> str:
    if len(passphrase) < SHORTEST_PASSPHRASE:
        raise WrongField(field, "refused-passphrase-short", shortest=SHORTEST_PASSPHRASE)
    if len(passphrase) > LONGEST_PASSPHRASE:
        raise WrongField(field, "refused-passphrase-long", longest=LONGEST_PASSPHRASE)
    return passphrase


def read_email(email: str) -> str:
    """An address as it is kept; empty means none."""
    email = email.strip()
    name, at, host = email.rpartition("@")
    plain = email.isascii() and email.isprintable() and not any(sign in email for sign in ' ,;:<>()[]"\\')
    if email and not (at and name and "@" not in name and "." in host.strip(".") and plain and len(email) <= 254):
        raise WrongField("email", "refused-email", email=email[:80])
    return email


def read_webhook(webhook: str) -> str:
    """An address that is called; empty means none."""
    webhook = webhook.strip()
    if not webhook:
        return ""
    try:
        parts = urlsplit(webhook)
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None
        wrong = wrong or not ((parts.port or 80) > 0)
    except ValueError:
        wrong = True
    if wrong or len(webhook) > 500 or not (webhook.isascii() and webhook.isprintable()) or " " in webhook:
        raise WrongField("webhook", "refused-webhook", webhook=webhook[:80])
    return webhook
