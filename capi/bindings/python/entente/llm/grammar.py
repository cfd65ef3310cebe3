"""The legal orders of a power as a trie, a regular expression, and grammars for constrained decoding."""

from __future__ import annotations

import re
from typing import Callable, Dict, Iterable, Iterator, List, Tuple

from .._game import Game
from .._map import PowerName
from .checking import legal_texts


class Trie:
    """Orders by their words: children by word, and whether an order ends here.

    trie = OrderGrammar.of(game, "FRANCE").trie
    trie.next("A PAR -")        {" BRE", " BUR", ..}: what may follow; "" if the order may end
    list(trie)                  the orders
    """

    def __init__(self, orders: Iterable[str] = ()) -> None:
        self.children: Dict[str, Trie] = {}
        self.ends = False
        for order in orders:
            node = self
            for word in _words(order):
                node = node.children.setdefault(word, Trie())
            node.ends = True

    def __iter__(self) -> Iterator[str]:
        if self.ends:
            yield ""
        for word, child in self.children.items():
            for rest in child:
                yield word + rest

    def __contains__(self, order: object) -> bool:
        return "" in self.next(order) if isinstance(order, str) else False

    def next(self, begun: str) -> Tuple[str, ...]:
        """What may follow whole words; () if no order begins so. "" means that the order may end."""
        node = self
        for word in _words(begun):
            if word not in node.children:
                return ()
            node = node.children[word]
        return (*node.children, *([""] if node.ends else []))


def _words(order: str) -> List[str]:
    """Words, each but the first with the blank before it."""
    return re.findall(r"(?:^| )[^ ]+", order)


class OrderGrammar:
    """The legal orders of a power in the present phase, as languages of one order and of a whole sheet.

    A sheet has one order a line for each unit, in the sequence of `groups`; in adjustments one line for each build or
    removal that is due, in any sequence, so it may name a site twice. `gbnf` is for llama.cpp and programs that read its
    grammars, `lark` for lark and programs that read its grammars, `regex` for the rest.
    """

    def __init__(self, groups: Dict[str, List[str]], lines: int = 0) -> None:
        """`groups`: the orders by place; `lines`: of a sheet with any orders of all groups, 0: one line a group."""
        self.groups, self.lines = groups, lines
        self.trie = Trie(dict.fromkeys(order for orders in groups.values() for order in orders))

    @classmethod
    def of(cls, game: Game, power: PowerName) -> OrderGrammar:
        """Of a power in the present phase. Errors: WrongPhase if the game is over."""
        owed = game.owed(power)
        groups: Dict[str, List[str]] = {}
        for order in legal_texts(game, power):
            groups.setdefault(order.split()[1] if " " in order else order, []).append(order)
        due = game.position.due(power, game.rules) if game.phase_name.endswith("A") else 0
        return cls(groups, abs(due) or owed.builds + owed.removals)

    @property
    def orders(self) -> List[str]:
        """All orders, each once."""
        return list(self.trie)

    def _sheet(self) -> List[Trie]:
        if self.lines:
            return [self.trie] * self.lines
        return [Trie(orders) for orders in self.groups.values()]

    def regex(self, sheet: bool = False) -> str:
        """A regular expression for re.fullmatch. Errors: ValueError if no order is legal."""
        self._check()
        lines = self._sheet() if sheet else [self.trie]
        return r"\n".join(_written(each, re.escape, "|", "(?:{})", "(?:{})?", "") for each in lines)

    def gbnf(self, sheet: bool = False) -> str:
        """A grammar in GBNF with the rule `root`. Errors: ValueError if no order is legal."""
        self._check()
        return self._grammar(sheet, "root ::= {}", "{} ::= {}", "line{}", r'"\n"')

    def lark(self, sheet: bool = False) -> str:
        """A grammar for lark with the rule `start`. Errors: ValueError if no order is legal."""
        self._check()
        return self._grammar(sheet, "start: {}", "{}: {}", "line{}", r'"\n"')

    def _grammar(self, sheet: bool, root: str, rule: str, name: str, end: str) -> str:
        def expression(trie: Trie) -> str:
            return _written(trie, '"{}"'.format, " | ", "({})", "({})?", " ")

        if not sheet:
            return root.format(expression(self.trie)) + "\n"
        lines = self._sheet()
        names = [name.format(lines.index(each)) for each in lines]
        rules = {each: rule.format(each, expression(trie)) for each, trie in zip(names, lines)}
        return "\n".join([root.format(f" {end} ".join(names)), *rules.values()]) + "\n"

    def _check(self) -> None:
        if not self.groups:
            raise ValueError("the power has no legal order in this phase, so there is no grammar")


def _written(trie: Trie, quoted: Callable[[str], str], bar: str, group: str, optional: str, joint: str) -> str:
    """A trie as an expression. `group` and `optional` take a choice of several words."""
    parts: List[str] = []
    for word, child in trie.children.items():
        rest = _written(child, quoted, bar, group, optional, joint) if child.children else ""
        parts.append(quoted(word) + (joint + rest if rest else ""))
    choice = bar.join(parts)
    if trie.ends:
        return optional.format(choice)
    return group.format(choice) if len(parts) > 1 else choice
