"""How long imports take, each in a fresh process: the package, its rules and simulations, and NumPy beside them.

python benchmarks/imports.py [processes for each row]
"""

import statistics
import subprocess
import sys

ROWS = (
    "pass",
    "import numpy",
    "import tablecooks",
    "import tablecooks.games.alacarte",
    "import tablecooks.simulate.compiled",
    "import numba",
    "import panel",
)
TIMED = "import time; begin = time.perf_counter(); {}; print(time.perf_counter() - begin)"


def seconds(statement: str) -> float:
    done = subprocess.run([sys.executable, "-c", TIMED.format(statement)], capture_output=True, text=True, check=True)
    return float(done.stdout)


def main():
    processes = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    print(f"{'':38} {'best':>9} {'median':>9}")
    for statement in ROWS:
        seconds(statement)  # once unmeasured: files come into memory, byte code is written
        times = [seconds(statement) for _ in range(processes)]
        print(f"{statement:38} {min(times) * 1000:6.1f} ms {statistics.median(times) * 1000:6.1f} ms")


if __name__ == "__main__":
    main()
