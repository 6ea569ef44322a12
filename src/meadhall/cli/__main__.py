"""``python -m meadhall.cli`` is the command ``meadhall``."""

import sys

from meadhall.cli import main

sys.exit(main())
