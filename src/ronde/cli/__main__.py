"""`python -m ronde.cli`."""

import sys

from ronde.cli import main

sys.exit(main())
