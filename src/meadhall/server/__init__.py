"""The server: tables, people and their storage, and the web application on top of them."""

from __future__ import annotations

from meadhall.kernel.extras import needs

needs("server")
