"""A dictionary in the sequence of its keys' phases, with the first and last entry by name."""

from __future__ import annotations

from typing import Dict, List, Optional, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class SortedDict(Dict[K, V]):
    """A dict to which later keys are added last."""

    def first_key(self) -> K:
        return next(iter(self))

    def last_key(self) -> K:
        return next(reversed(list(self)))

    def first_value(self) -> V:
        return self[self.first_key()]

    def last_value(self) -> V:
        return self[self.last_key()]

    def reversed_keys(self) -> List[K]:
        return list(reversed(list(self)))

    def reversed_values(self) -> List[V]:
        return list(reversed(list(self.values())))

    def sub_keys(self, first: Optional[K] = None, last: Optional[K] = None) -> List[K]:
        """The keys from one to another, both included; None: from the first, to the last."""
        keys = list(self)
        start = keys.index(first) if first is not None else 0
        return keys[start: keys.index(last) + 1 if last is not None else len(keys)]

    def sub(self, first: Optional[K] = None, last: Optional[K] = None) -> List[V]:
        """The values of sub_keys."""
        return [self[each] for each in self.sub_keys(first, last)]
