"""Ray, begun where it is needed: the cluster that this program is in, or local workers."""

from __future__ import annotations

import importlib
import os
import pathlib
from typing import Any


def ray_for(workers: int) -> Any:
    """The module ray, connected. Workers find this package and the library. Errors: ImportError without Ray."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise ImportError("workers need Ray: pip install ray, or leave `workers` out for one process") from None
    if not ray.is_initialized():
        folder = str(pathlib.Path(__file__).resolve().parents[2])
        variables = {"PYTHONPATH": os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))}
        if "ENTENTE_LIBRARY" in os.environ:
            variables["ENTENTE_LIBRARY"] = os.environ["ENTENTE_LIBRARY"]
        local = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": workers, "include_dashboard": False}
        ray.init(runtime_env={"env_vars": variables}, log_to_driver=False, logging_level="ERROR", **local)
    return ray
