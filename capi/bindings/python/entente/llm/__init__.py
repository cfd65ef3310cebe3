"""What a program around a language model needs of a game: views, checks, grammars, and a reader of what models write.

    reading = read_orders(game, "FRANCE", reply)       # orders, what was repaired, what was refused and why, what is missing
    grammar = OrderGrammar.of(game, "FRANCE").gbnf()   # lets the model write legal orders alone
    prompt = view_text(game, "FRANCE")

No call changes the game; hand in `reading.orders` with game.submit. It needs no other package.
"""

from .checking import CheckedOrder, check_order
from .distances import CenterDistance, distances, nearest_centers
from .grammar import OrderGrammar, Trie
from .reading import ReadOrder, Reading, Refusal, read_orders
from .view import view, view_text

__all__ = ["CenterDistance", "CheckedOrder", "OrderGrammar", "ReadOrder", "Reading", "Refusal", "Trie", "check_order", "distances",
           "nearest_centers", "read_orders", "view", "view_text"]
