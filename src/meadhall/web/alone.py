"""The style sheet of a page that is a file of its own: with its typefaces inside, and nothing to be fetched."""

from __future__ import annotations

import re
from base64 import b64encode

from meadhall.web.assets import KINDS, SHEET, STATIC, assets

FACE = re.compile(r'@font-face\{[^}]*?url\("(fonts/[^"]+)"\)[^}]*\}')


def style() -> str:
    """Faces that are not there are left out; the reader's system has others."""
    return FACE.sub(_with_face, assets()[SHEET].body.decode())


def _with_face(rule: re.Match[str]) -> str:
    file = STATIC / rule[1]
    if not file.exists():
        return ""
    data = f"data:{KINDS[file.suffix]};base64,{b64encode(file.read_bytes()).decode()}"
    return rule[0].replace(rule[1], data)
