"""Runs Python in a process of its own, where the environment decides."""

import os
import subprocess
import sys


def printed(code, **environment):
    """What the code prints; None takes a variable out of the environment."""
    variables = {name: value for name, value in {**os.environ, **environment}.items() if value is not None}
    command = [sys.executable, "-W", "error", "-c", code]
    result = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    return result.stdout.strip() if result.returncode == 0 else result.stderr.strip().splitlines()[-1]
