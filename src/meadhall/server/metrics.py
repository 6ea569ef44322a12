"""What is counted and timed, for Prometheus. Each process tells its own figures."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BYTES = (128, 256, 512, 1024, 2048, 4096, 8192, 16384, 65536, 262144)


class Measured(Collector):
    """A histogram of what happens at every move, on one thread: it costs next to nothing, since nobody has to wait."""

    def __init__(self, name: str, about: str, buckets: Sequence[float], registry: CollectorRegistry) -> None:
        self._name, self._about, self._buckets = name, about, buckets
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._buckets, value)] += 1
        self._sum += value

    def collect(self) -> Iterable[HistogramMetricFamily]:
        bounds = [*(str(float(bound)) for bound in self._buckets), "+Inf"]
        sums = list(zip(bounds, accumulate(self._counts), strict=True))
        return [HistogramMetricFamily(self._name, self._about, sums, self._sum)]


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        to = self.registry
        self.moves = Counter("meadhall_moves", "Actions written to a journal", ["by"], registry=to)
        self.refused = Counter("meadhall_refused", "Messages answered with an error", ["code"], registry=to)
        self.sockets = Gauge("meadhall_sockets", "Open WebSockets", registry=to)
        self.tables = Gauge("meadhall_open_tables", "Tables that are not over", registry=to)
        self.last_backup = Gauge(
            "meadhall_last_backup_timestamp_seconds", "When the hall last wrote a backup by itself", registry=to
        )
        self.play_seconds = Measured("meadhall_play_seconds", "From a move to its commit", SECONDS, to)
        self.bot_seconds = Histogram(
            "meadhall_bot_seconds", "One decision of a bot", ["level"], buckets=(*SECONDS, 5.0, 10.0), registry=to
        )
        self.render_seconds = Measured("meadhall_render_seconds", "Rendering one update", SECONDS, to)
        self.update_bytes = Measured("meadhall_update_bytes", "Size of one update", BYTES, to)
        self.requests = Counter("meadhall_requests", "Answered HTTP requests", ["status"], registry=to)

    def text(self) -> bytes:
        return generate_latest(self.registry)
