"""`python -m osada` is the command `osada`."""

from osada.cli import main

main()
