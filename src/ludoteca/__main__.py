"""`python -m ludoteca`."""

import sys

from ludoteca.cli import main

if __name__ == "__main__":
    sys.exit(main())
