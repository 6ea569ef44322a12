"""A player that teaches itself The Lord of the Ice Garden for two: ``python -m examples.learn --help``."""

import os

# NumPy reads this when it is loaded: matrices as small as these only get slower when cores share them.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
