"""Small networks: one layer of units over rows of facts, as a table that can be read."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np


def read_net(path: Path, rows: Sequence[str]) -> Any:
    """[row, unit] The last row says what each unit is worth. A file that names other rows is refused."""
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    if [line[0] for line in lines] != list(rows):
        raise ValueError(f"{path} names other rows than {path.stem}.py: train it again")
    return np.array([[float(number) for number in line[1:]] for line in lines])


def write_net(path: Path, rows: Sequence[str], net: Any) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        for name, line in zip(rows, net, strict=True):
            csv.writer(file, lineterminator="\n").writerow((name, *(f"{number:.4g}" for number in line)))
