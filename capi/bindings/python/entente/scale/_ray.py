"""Ray, begun where it is needed: the cluster that RAY_ADDRESS names, or local workers."""

from __future__ import annotations

import importlib
import operator
import os
import pathlib
from typing import Any

from .._extras import extra

RETRIES = 10
"""Of a part or of games whose worker died, before the run ends with Ray's error."""

_local = 0
"""Processors of the local Ray that this module began."""


def whole(value: int, name: str, least: int = 0) -> int:
    """A whole number. Errors: TypeError for another value; ValueError below `least`."""
    number = operator.index(value)
    if number < least:
        raise ValueError(f"{name} is {number}, expected a number from {least}")
    return number


def ray_for(workers: int) -> Any:
    """The module ray, connected. Workers find this package and the library. Errors: ImportError without Ray."""
    global _local
    with extra("ray", "workers"):
        ray = importlib.import_module("ray")
    if 0 < _local < workers and ray.is_initialized():
        ray.shutdown()
    if not ray.is_initialized():
        folder = str(pathlib.Path(__file__).resolve().parents[2])
        variables = {"PYTHONPATH": os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))}
        if "ENTENTE_LIBRARY" in os.environ:
            variables["ENTENTE_LIBRARY"] = os.environ["ENTENTE_LIBRARY"]
        local = {} if os.environ.get("RAY_ADDRESS") else {"address": "local", "num_cpus": workers, "include_dashboard": False}
        ray.init(runtime_env={"env_vars": variables}, log_to_driver=False, logging_level="ERROR", **local)
        _local = workers if local else 0
    return ray
