"""Tests of entente.compat.diplomacy. ENTENTE_PACKAGE_GAMES random games (20) are played beside the package `diplomacy`, which is
run as it is released and is no part of this project; without it that test is skipped."""

import collections
import importlib.util
import json
import os
import pathlib
import pickle
import random
import tempfile
import unittest

import entente.compat.diplomacy
from entente.compat.diplomacy import Game, Map, Message
from entente.compat.diplomacy.engine.map import WORDS
from entente.compat.diplomacy.utils.export import from_saved_game_format, load_saved_games_from_disk, to_saved_game_format
from entente.compat.diplomacy.utils.order_results import OK, OrderResult

GAMES = int(os.environ.get("ENTENTE_PACKAGE_GAMES", "20"))
PHASES = 100  # of each game
STATE = ("units", "retreats", "centers", "homes", "influence", "civil_disorder", "builds")
WORDS_DIFFER = 0.0001
"""The part of the results whose word may differ (research.md says where); positions and lists may not differ at all."""


def ordered(value):
    """Without the sequence of lists, which the package does not promise."""
    if isinstance(value, dict):
        return {key: ordered(each) for key, each in value.items()}
    return sorted(value) if isinstance(value, list) else value


def played(orders):
    game = Game()
    for power, lines in orders.items():
        game.set_orders(power, lines)
    return game, game.process()


# Calls of set_orders one after the other by a power with two builds, one removal or a retreat; then what get_orders and order_is_set say.
SEVERAL_CALLS = (
    ((["A PAR B"], ["A MAR B"]), (["A MAR B", "A PAR B"], 2)), ((["F BRE B"], ["A BRE B"]), (["A BRE B"], 2)), ((["F BRE B", "A BRE B"],), (["F BRE B"], 2)),
    ((["A PAR B"], ["WAIVE"]), (["A PAR B"], 2)), ((["WAIVE"],), ([], 1)), ((["A PAR B"], ["A LON B"]), (["A PAR B"], 2)), ((["A PAR B"], []), ([], 1)),
    ((["A PAR B"], None), ([], 1)), ((["A GAS D"], ["A PIC D"]), (["A GAS D", "A PIC D"], 2)), ((["A GAS D"], []), ([], 1)),
    ((["A BUR R MUN"], ["A BUR R RUH"]), (["A BUR R RUH"], 2)), ((["A BUR R MUN", "A BUR R RUH"],), (["A BUR R MUN"], 2)),
    ((["A BUR R MUN"], None), ([], 1)), ((["A BUR R MUN"], [None]), ([], 1)))


def given(package, calls):
    """What is kept of the orders of several calls, in a phase in which they have a meaning."""
    game, power = package.Game(), "FRANCE"
    game.clear_units()
    if " R " in calls[0][0]:
        power = "GERMANY"
        game.set_units("FRANCE", ["A PAR", "A MAR"])
        game.set_units("GERMANY", "A BUR")
        game.set_orders("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR"])
        game.process()
    else:
        game.set_units("FRANCE", ["A GAS", "A PIC", "A BUR", "A SPA"] if calls[0][0].endswith("D") else ["A GAS"])
        game.set_current_phase("W1901A")
    for orders in calls:
        game.set_orders(power, orders)
    kept = sorted(game.get_orders(power))
    assert set(kept) <= set(game.powers[power].adjust), (kept, game.powers[power].adjust)
    return kept, game.powers[power].order_is_set


def left_without_orders(package, power, units, centers=None):
    """The units that are left of a power that orders no removals."""
    game = package.Game()
    game.clear_units()
    game.set_units(power, units)
    if centers is not None:
        game.clear_centers(power)
        game.set_centers(power, centers)
    game.set_current_phase("W1901A")
    game.process()
    return sorted(game.get_units(power))


def waited_for(package):
    """Which powers have set orders, and the orders of get_phase_data, where some have nothing to order."""
    game, made = package.Game(), []
    for units in ([], ["A BUR"]):
        game.clear_units("FRANCE")
        game.set_units("FRANCE", units)
        game.process()
        game.set_orders("ITALY", None)
        made.append(({each: power.order_is_set for each, power in game.powers.items()}, game.get_phase_data().orders))
    return made


CHANGES = (lambda game: game.clear_units("FRANCE"), lambda game: game.powers["FRANCE"].clear_units(), lambda game: game.clear_units(),
           lambda game: game.set_units("FRANCE", ["A BUR"], reset=True), lambda game: game.set_units("FRANCE", ["A MUN"]),
           lambda game: game.set_units("FRANCE", ["F MAR"]), lambda game: game.set_centers("FRANCE", ["MUN"]), lambda game: game.clear_centers(),
           lambda game: game.set_current_phase("F1903M"), lambda game: game.set_state(game.get_state()))


def changed(package, change):
    """A game that was changed after orders were set: influence and orders, then what was played."""
    game = package.Game()
    game.set_orders("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - MAO"])
    game.set_orders("GERMANY", ["A MUN - BUR"])
    change(game)
    made = [ordered(game.get_state()["influence"]), ordered(game.get_orders())]
    data = game.process()
    words = {unit: sorted(each.message for each in found) for unit, found in data.results.items() if found}
    return made + [words, ordered(game.get_units()), ordered(game.get_state()["influence"])]


def statuses(package):
    """What get_order_status says of a dislodged unit, its retreat and its place."""
    game = package.Game()
    game.clear_units()
    game.set_units("FRANCE", ["A PAR", "A MAR"])
    game.set_units("GERMANY", "A BUR")
    game.set_orders("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR"])
    game.process()
    calls = ({"loc": "BUR"}, {"loc": "PAR"}, {"loc": "MUN"}, {"unit": "A BUR"}, {"unit": "A MUN"}, {"power_name": "FRANCE"}, {"power_name": "GERMANY"})
    made = [game.get_order_status(**each) for each in calls]
    game.process()
    return made + [game.get_order_status(**each) for each in calls]


class Alone(unittest.TestCase):
    def test_a_phase(self):
        game, data = played({"FRANCE": ["A PAR - BUR", "A MAR S A PAR - BUR", "F BRE H"], "GERMANY": "A MUN - BUR"})
        self.assertEqual((data.name, game.get_current_phase(), game.phase), ("S1901M", "F1901M", "FALL 1901 MOVEMENT"))
        self.assertEqual(data.results["A MUN"], ["bounce"])
        self.assertEqual(game.get_order_status("GERMANY")["A MUN"], ["bounce"])
        self.assertIn("A BUR", game.get_units("FRANCE"))
        self.assertEqual(game.order_history["S1901M"]["GERMANY"], ["A MUN - BUR"])
        self.assertEqual(game.state_history.first_key(), "S1901M")
        self.assertIn("A MUN bounced", game.entente.phase(0).of("GERMANY")[0].sentence())

    def test_orders_are_checked_and_replaced(self):
        game = Game()
        game.set_orders("france", ["A PAR - LON", "a paris - burgundy", "F BRE - MAO", "F BRE - ENG"])
        self.assertEqual(game.get_orders("FRANCE"), ["A PAR - BUR", "F BRE - ENG"])
        self.assertEqual([(each.order, each.illegality) for each in game.error], [("A PAR - LON", "not_adjacent")])
        game.set_orders("FRANCE", ["A PAR H", "A MAR - SPA"], replace=False)
        self.assertEqual(game.powers["FRANCE"].orders, {"A PAR": "- BUR", "F BRE": "- ENG", "A MAR": "- SPA"})
        game.clear_orders("FRANCE")
        self.assertEqual(game.get_orders()["FRANCE"], [])
        free = Game(rules=["NO_CHECK"])
        free.set_orders("FRANCE", ["A PAR - LON"])
        self.assertEqual(free.process().results["A PAR"], ["void"])

    def test_positions_by_hand(self):
        game = Game()
        game.clear_units()
        game.set_units("FRANCE", ["A PAR", "A MAR"])
        game.set_units("GERMANY", ["A BUR"])
        game.set_orders("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR"])
        game.process()
        self.assertEqual(game.powers["GERMANY"].units, [])
        self.assertIn("*A BUR", game.get_units("GERMANY"))
        self.assertEqual(game.get_orderable_locations("GERMANY"), ["BUR"])
        self.assertIn("A BUR R MUN", game.get_all_possible_orders()["BUR"])
        other = Game()
        other.set_state(game.get_state())
        self.assertEqual(other.get_state()["retreats"], game.get_state()["retreats"])
        other.set_current_phase("F1905M") if not other.get_state()["retreats"]["GERMANY"] else None
        game.set_centers("FRANCE", ["MUN"], reset=True)
        self.assertEqual(game.get_centers("FRANCE"), ["MUN"])

    def test_words_of_supports_against_an_own_unit(self):
        for more, words in (([], ["void"]), (["A PAR S A BUR"], []), (["A SPA - GAS"], ["cut"])):
            game = Game()
            game.clear_units()
            game.set_units("FRANCE", ["A BUR", "A GAS", "A MAR", "A PAR"])
            game.set_units("ITALY", "A SPA")
            for power, orders in (("FRANCE", ["A MAR - BUR", "A GAS S A MAR - BUR", *more]), ("ITALY", more)):
                game.set_orders(power, orders)
            self.assertEqual(game.process().results["A GAS"], words, more)

    def test_words_of_convoys(self):
        for more, words in (([], ["no convoy", "void"]), (["F NAO C A LVP - EDI"], [])):  # one fleet of two is no chain
            game = Game()
            game.set_units("ENGLAND", ["A LVP", "F NWG", "F NAO"], reset=True)
            game.set_orders("ENGLAND", ["A LVP - EDI VIA", "F NWG C A LVP - EDI", *more])
            self.assertEqual(game.process().results["F NWG"], words)

    def test_units_lost_before_adjustments(self):
        game = Game()
        game.clear_units()
        for power, units in (("FRANCE", ["A PIC", "A PAR"]), ("ENGLAND", ["A BRE", "A GAS"]), ("ITALY", "A BUR")):
            game.set_units(power, units)
        game.set_current_phase("F1901M")
        game.set_orders("ENGLAND", ["A GAS - PAR", "A BRE S A GAS - PAR"])
        self.assertEqual((game.process().results["A PAR"], game.get_current_phase()), (["dislodged"], "W1901A"))
        self.assertEqual(game.process().results["A PAR"], ["disband"])

    def test_builds_go_before_waives(self):
        game = Game()
        game.clear_units()
        game.set_units("FRANCE", "A BUR")
        game.set_current_phase("W1901A")
        game.set_orders("FRANCE", ["WAIVE", "A PAR B"])
        self.assertEqual((game.get_orders("FRANCE"), game.powers["FRANCE"].adjust), (["A PAR B"], ["A PAR B", "WAIVE"]))
        data = game.process()
        self.assertEqual((data.results["A PAR"], data.results["WAIVE"]), ([""], ["void"]))

    def test_results_are_texts_and_keys(self):
        _, data = played({"FRANCE": ["A PAR - BUR"], "GERMANY": "A MUN - BUR"})
        word = data.results["A MUN"][0]
        self.assertEqual((str(word), f"{word}", repr(word), word.code), ("bounce", "bounce", "10002:bounce", 10002))
        self.assertEqual(({word: 1}.get("bounce"), {"bounce", word}), (1, {"bounce"}))
        self.assertFalse(OrderResult(0, "of another judge") == OK)

    def test_removals_without_orders_are_far_from_home(self):
        self.assertEqual(left_without_orders(entente.compat.diplomacy, "ENGLAND", ["A PIC", "A SEV", "A SPA", "F HEL", "F SMY", "F WAL"]), ["A PIC", "F HEL", "F WAL"])

    def test_no_one_waits_for_powers_without_units(self):
        (movement, orders), (builds, _) = waited_for(entente.compat.diplomacy)
        self.assertEqual((movement["FRANCE"], movement["ITALY"], movement["TURKEY"], builds["FRANCE"], builds["TURKEY"]), (1, 1, 0, 0, 1))
        self.assertEqual((orders["FRANCE"], orders["ITALY"], orders["TURKEY"]), ([], [], None))

    def test_orders_outlive_a_change_of_the_board(self):
        _, orders, words, units, _ = changed(entente.compat.diplomacy, lambda game: game.set_centers("FRANCE", "MUN"))
        self.assertEqual((len(orders["FRANCE"]), words, units["FRANCE"]), (3, {"A MUN": ["bounce"]}, ["A BUR", "A MAR", "F MAO"]))
        influence, _, words, units, _ = changed(entente.compat.diplomacy, lambda game: game.clear_units("FRANCE"))
        self.assertEqual((influence["FRANCE"], words, units["GERMANY"]), ([], {}, ["A BER", "A BUR", "F KIE"]))
        game = Game()
        self.assertRaises(ValueError, game.set_units, "FRANCE", ["F PAR"], reset=True)
        self.assertEqual(len(game.get_state()["influence"]["FRANCE"]), 3)

    def test_the_status_of_orders(self):
        self.assertEqual(statuses(entente.compat.diplomacy), [
            ("A BUR", ["dislodged"]), ("A PAR", []), ("MUN", []), ["dislodged"], [], {"A PAR": [], "A MAR": []}, {"A BUR": ["dislodged"]},
            ("A BUR", ["disband"]), ("PAR", []), ("MUN", []), ["disband"], [], {"A BUR": ["disband"], "A MAR": []}, {"A BUR": ["disband"]}])
        self.assertRaises(ValueError, Game().get_order_status, unit="A PAR", loc="PAR")

    def test_orders_of_several_calls(self):
        for orders, kept in SEVERAL_CALLS:
            self.assertEqual(given(entente.compat.diplomacy, orders), kept, orders)

    def test_messages_stay_with_their_phase(self):
        game = Game()
        for recipient, text in (("ENGLAND", "one"), ("GLOBAL", "all")):
            game.add_message(Message(sender="FRANCE", recipient=recipient, message=text, phase="S1901M"))
        with self.assertRaises(ValueError):
            game.add_message(Message(sender="FRANCE", recipient="ENGLAND", message="late", phase="F1905M"))
        self.assertEqual([each.message for each in Game.filter_messages(game.messages, "ITALY").values()], ["all"])
        game.process()
        self.assertEqual((len(game.messages), len(game.message_history["S1901M"])), (0, 2))
        self.assertEqual([len(each.messages) for each in game.get_phase_history(game_role="ENGLAND")], [2])

    def test_saved_games(self):
        game, _ = played({"FRANCE": ["A PAR - BUR"]})
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "games.jsonl")
            saved = to_saved_game_format(game, str(path))
            path.write_text(path.read_text("utf-8") + "not a game\n", "utf-8")
            loaded = load_saved_games_from_disk(str(path), on_error="ignore")
            with self.assertRaises(ValueError):
                load_saved_games_from_disk(str(path))
        for other in (from_saved_game_format(json.loads(json.dumps(saved))), loaded[0]):
            self.assertEqual((other.get_current_phase(), other.get_hash()), (game.get_current_phase(), game.get_hash()))
            one, two = other.get_phase_history()[0].to_dict(), game.get_phase_history()[0].to_dict()
            self.assertEqual((one["results"], one["orders"], one["state"]["units"]), (two["results"], two["orders"], two["state"]["units"]))

    def test_ends(self):
        game = Game()
        game.draw(["FRANCE", "ENGLAND"])
        self.assertTrue(game.is_game_done)
        self.assertEqual((game.phase, game.outcome, game.note), ("COMPLETED", ["S1901M", "ENGLAND", "FRANCE"], "Victory by: ENG, FRA"))
        self.assertEqual(game.get_all_possible_orders()["PAR"], [])

    def test_the_map(self):
        board = Map()
        self.assertEqual(board.norm_power("france"), "FRANCE")
        self.assertEqual(board.find_next_phase("FALL 1901 RETREATS"), "WINTER 1901 ADJUSTMENTS")
        self.assertEqual((board.phase_abbr("SPRING 1901 MOVEMENT"), board.compare_phases("W1901A", "F1901M")), ("S1901M", 1))
        self.assertTrue(board.is_valid_unit("F STP/SC") and not board.is_valid_unit("F PAR"))
        self.assertEqual((board.abut_list("bul"), board.compare_phases("s1901m", "F1901M")), (["AEG", "BLA", "CON", "GRE", "RUM", "SER"], -1))
        self.assertTrue(board.is_valid_unit("A bul"))
        self.assertEqual(sorted(board.dest_with_coasts["AEG"]), ["BUL", "BUL/EC", "BUL/SC", "CON", "EAS", "GRE", "ION", "SMY"])
        self.assertTrue(Game(map_name="ancmed").render().startswith("<svg"))


    def test_texts_are_normed(self):
        board = Map()
        for text, normed, words in (
                ("a par-bur", "A PAR BUR", "A PAR BUR"), ("Army Paris moves to Burgundy.", "A PARIS   BURGUNDY", "A PAR BUR"),
                ("F SPA/SC - GoL", "F SPA /SC GOL", "F SPA/SC LYO"), ("F Spain (sc) supports F GULF OF LYON", "F SPAIN ( /SC ) S F GULF \\ LYON", "F SPA/SC S F LYO"),
                ("FRANCE: A PAR -> BUR", "FRANCE A PAR  BUR", "A PAR BUR"), ("A LON - NWY via convoy", "A LON NWY VIA C", "A LON NWY VIA"),
                ("French F MAO-North Africa", "FRENCH F MAO NORTH AFRICA", "FRANCE F MAO NAF"), ("A PAR/ BUR;", "A PARBUR;", "A PARBUR;"),
                ("A par with BUR!", "A PAR ? BUR !", "A PAR ? BUR !"), ("F SPA NORTH AFRICA", "F SPA NORTH AFRICA", "F SPA NAF"), ("the", "", "")):
            self.assertEqual((board.norm(text), board.compact(text)), (normed, words.split()), text)

    def test_rules_phases_and_settings(self):
        game = Game()
        france = game.powers["FRANCE"]
        self.assertEqual(france.order_is_set, 0)
        game.set_orders("FRANCE", None)
        self.assertEqual(france.order_is_set, 1)
        game.set_orders("FRANCE", "A PAR H")
        self.assertEqual(france.order_is_set, 2)
        game.add_rule("NO_CHECK")
        self.assertTrue(str(game).endswith("RULE NO_CHECK"))
        game.remove_rule("NO_CHECK")
        self.assertNotIn("NO_CHECK", game.rules)
        for _ in range(4):
            game.process()
        names = [[each.name for each in game.get_phase_history(*span)] for span in ((), ("F1901R", "S1902M"), (-2, None), ("S1900M", 0))]
        self.assertEqual(names, [["S1901M", "F1901M", "S1902M", "F1902M"], ["S1902M"], ["S1902M", "F1902M"], ["S1901M"]])
        for unit in ("PAR", "X PAR", "F PAR"):
            self.assertRaises(ValueError, game.set_units, "FRANCE", unit)


class Beside(unittest.TestCase):
    """The real package and this one play the same random orders."""

    def setUp(self):
        if importlib.util.find_spec("diplomacy") is None:
            self.skipTest("the package diplomacy is not installed")
        import diplomacy

        self.package, self.results, self.known, self.words = diplomacy, 0, 0, collections.Counter()

    def test_random_games_are_the_same(self):
        for seed in range(GAMES):
            self.play(random.Random(seed), self.package.Game(), Game())
        print(f"{GAMES} games, {self.results} results, {self.known} games stopped at a known difference; words that differ: {dict(self.words)}")
        self.assertLess(self.known, max(2, GAMES // 10))  # the board may differ in two ways alone; such a game stops there
        self.assertLess(sum(self.words.values()), WORDS_DIFFER * self.results, self.words)

    def play(self, choose, theirs, ours):
        self.coasts = set()
        while not theirs.is_game_done and len(theirs.state_history) < PHASES:
            name, lists, places = theirs.get_current_phase(), theirs.get_all_possible_orders(), theirs.get_orderable_locations()
            self.assertEqual(ours.get_current_phase(), name)
            self.assertEqual(ordered(ours.get_all_possible_orders()), ordered(lists), name)
            self.assertEqual(ours.get_orderable_locations(), places, name)
            for power, sites in places.items():
                orders = [choose.choice(sorted(lists[site])) for site in sites if lists[site]]
                for game in (theirs, ours):
                    game.set_orders(power, orders)
                self.assertEqual(sorted(ours.get_orders(power)), sorted(theirs.get_orders(power)), (name, orders))
            for game in (theirs, ours):
                game.process()
            if not self.compare(name, theirs, ours):
                return
        self.assertEqual((ours.is_game_done, ours.outcome[1:]), (theirs.is_game_done, theirs.outcome[1:]))

    def compare(self, name, theirs, ours):
        one, two = theirs.get_state(), ours.get_state()
        if theirs.is_game_done:
            return True
        # A fleet that retreats to a coast enters the package's influence with the coast, and stays in it: such provinces are left out.
        self.coasts |= {place.split("/")[0] for places in one["influence"].values() for place in places if "/" in place}
        for state in (one, two):
            state["influence"] = {power: [each for each in places if each.split("/")[0] not in self.coasts]
                                  for power, places in state["influence"].items()}
        if ordered(two["units"]) != ordered(one["units"]) and self.own_unit_by_sea(theirs, name) or self.retreat_onto_units(one, two):
            self.known += 1
            return False
        for part in STATE:
            self.assertEqual(ordered(two[part]), ordered(one[part]), (name, part, theirs.order_history[name], theirs.state_history[name]["units"]))
        found = [{unit: sorted(each.message for each in words) for unit, words in game.result_history[name].items()} for game in (theirs, ours)]
        self.results += len(found[0])
        for unit in {*found[0], *found[1]}:
            pair = tuple(str(each.get(unit)) for each in found)
            self.words[" / ".join(pair)] += pair[0] != pair[1]
        self.words += collections.Counter()
        return True

    @staticmethod
    def retreat_onto_units(one, two):
        """Whether the package offers retreats to occupied provinces, and nothing else differs: the other known difference."""
        taken = {unit.split()[1].split("/")[0] for units in one["units"].values() for unit in units if not unit.startswith("*")}
        more = [place for power, units in one["retreats"].items() for unit, places in units.items()
                for place in set(places) ^ set(two["retreats"][power].get(unit, ()))]
        return bool(more) and all(place.split("/")[0] in taken for place in more)

    @staticmethod
    def own_unit_by_sea(game, name):
        """Whether armies were convoyed, and a power supported an attack on a unit of its own: the known difference in positions."""
        orders = game.order_history[name]
        return name.endswith("M") and any(" C A " in each for lines in orders.values() for each in lines) and any(
            " S " in each and " - " in each and any(unit.split()[-1].split("/")[0] == each.split()[-1].split("/")[0] for unit in game.state_history[name]["units"][power])
            for power, lines in orders.items() for each in lines)

    def test_the_map_is_the_same(self):
        one, two = self.package.Map("standard"), Map("standard")
        for name in ("powers", "scs", "locs"):
            self.assertEqual(sorted(getattr(one, name)), sorted(getattr(two, name)), name)
        for name in ("homes", "centers", "units"):
            self.assertEqual(ordered(getattr(one, name)), ordered(getattr(two, name)), name)
        for place in [each.upper() for each in one.locs]:
            self.assertEqual(set(two.abut_list(place)), set(one.abut_list(place)) - {"SWI"} if place != "SWI" else set(), place)
            self.assertEqual((two.area_type(place), sorted(two.find_coasts(place))), (one.area_type(place), sorted(one.find_coasts(place))))
        for place in two.dest_with_coasts:
            self.assertEqual({*two.dest_with_coasts[place]}, {*one.dest_with_coasts[place]} - {"SWI"} if place != "SWI" else set(), place)
        for place in set(one.locs) - {"SWI"}:  # as it is written there: provinces with coasts in small letters
            self.assertEqual(set(two.abut_list(place)), set(one.abut_list(place)) - {"SWI"}, place)
            for kind in "AF":
                self.assertEqual(two.is_valid_unit(f"{kind} {place}"), one.is_valid_unit(f"{kind} {place}"), (kind, place))
        for one_phase, other in (("s1901m", "F1901M"), ("S1901M", "F1901M"), ("W1901A", "F1901R"), ("COMPLETED", "S1901M"), ("S1901M", "S1901M")):
            self.assertEqual(two.compare_phases(one_phase, other), one.compare_phases(one_phase, other))
        for phase in ("SPRING 1901 MOVEMENT", "WINTER 1901 ADJUSTMENTS"):
            for kind in (None, "M", "A"):
                self.assertEqual(two.find_next_phase(phase, kind), one.find_next_phase(phase, kind))
                self.assertEqual(two.find_previous_phase(phase, kind), one.find_previous_phase(phase, kind))

    def test_calls_that_differ(self):
        """The table of research.md: what a call gives in the package, and here. A class is that of an error."""

        def phase(game, name):
            game.set_current_phase(name)
            return game.get_current_phase()

        def unread(game):
            game.set_orders("FRANCE", ["A PAR H", "zzz"])
            return game.get_orders("FRANCE")

        def history(game):
            game.process(), game.process()
            return game.get_phase_history("F1901M", "S1901M")

        def result(game):
            game.process()
            return game.result.get("A PAR")

        def kept(game, orders):
            game.set_orders("FRANCE", orders)
            return game.get_orders("FRANCE"), len(game.error)

        def ordered_by(game):
            game.set_orders("FRANCE", "A PAR H")
            return game.powers["FRANCE"].orders

        def adjusted(game):
            game.clear_units("FRANCE")
            game.set_units("FRANCE", ["A BUR", "A GAS"])
            game.set_current_phase("W1901A")
            game.set_orders("FRANCE", ["A LON B"])
            return game.powers["FRANCE"].adjust

        for call, theirs, ours in (
                (lambda of: len(of.Game(map_name="nowhere").powers), 0, LookupError),
                (lambda of: of.Game(map_name="ancmed").get_current_phase(), "S0001M", "S1M"),
                (lambda of: of.Game().get_units("BURGUNDY"), AttributeError, LookupError),
                (lambda of: of.Game().get_order_status("BURGUNDY"), {}, LookupError),
                (lambda of: of.Game().has_power("france"), False, True),
                (lambda of: of.Game().get_power("France") is None, True, False),
                (lambda of: of.Map().norm_power("French"), "FRENCH", "FRANCE"),
                (lambda of: of.Game().set_units("FRANCE", "F PAR"), None, ValueError),
                (lambda of: of.Game().set_centers("FRANCE", "XXX"), None, LookupError),
                (lambda of: phase(of.Game(), "zzz"), "?????", ValueError),
                (lambda of: unread(of.Game(rules=["NO_CHECK"])), ["A PAR H"], ["A PAR H", "zzz"]),
                (lambda of: pickle.loads(pickle.dumps(of.Game())).get_current_phase(), AttributeError, "S1901M"),
                (lambda of: history(of.Game()), IndexError, []),
                (lambda of: result(of.Game()), None, []),
                (lambda of: kept(of.Game(), ["F PAR - BUR"]), ([], 1), (["A PAR - BUR"], 0)),
                (lambda of: kept(of.Game(), ("A PAR H",)), AttributeError, (["A PAR H"], 0)),
                (lambda of: list(ordered_by(of.Game(rules=["NO_CHECK"]))), ["ORDER 1"], ["A PAR"]),
                (lambda of: adjusted(of.Game()), ["VOID A LON B"], []),
                (lambda of: len(of.Map().aliases) > 200, True, False),
                (lambda of: (of.Map().compact("spain south coast"), of.Map().compact("LIV")), (["SPA", "SOUTH", "COAST"], ["LVN"]), (["SPA/SC"], ["LIV"]))):
            for package, wanted in ((self.package, theirs), (entente.compat.diplomacy, ours)):
                if isinstance(wanted, type):
                    self.assertRaises(wanted, call, package)
                else:
                    self.assertEqual(call(package), wanted)

    def test_removals_without_orders_are_the_same(self):
        board, differ = Map(), 0
        for seed in range(100):
            choose, taken = random.Random(seed), set()
            power = choose.choice(board.powers)
            while len(taken) < 5:
                unit = f"{choose.choice('AF')} {choose.choice([each.upper() for each in board.locs])}"
                if board.is_valid_unit(unit) and unit[2:5] not in {each[2:5] for each in taken}:
                    taken.add(unit)
            centers = choose.sample(board.scs, choose.choice([2, 3, 4]))
            theirs, ours = (left_without_orders(of, power, sorted(taken), centers) for of in (self.package, entente.compat.diplomacy))
            differ += ours != theirs
        self.assertLess(differ, 2)  # of two that are equally far the package takes by ids

    def test_no_one_waits_for_the_same_powers(self):
        self.assertEqual(waited_for(entente.compat.diplomacy), waited_for(self.package))

    def test_changes_of_the_board_are_the_same(self):
        for number, change in enumerate(CHANGES):
            self.assertEqual(changed(entente.compat.diplomacy, change), changed(self.package, change), number)

    def test_the_status_of_orders_is_the_same(self):
        theirs, ours = ([str(sorted(each.items()) if isinstance(each, dict) else each) for each in statuses(of)] for of in (self.package, entente.compat.diplomacy))
        self.assertEqual(ours, theirs)

    def test_orders_of_several_calls_are_the_same(self):
        for orders, kept in SEVERAL_CALLS:
            self.assertEqual(given(self.package, orders), kept, orders)

    def test_texts_are_normed_the_same(self):
        one, two, choose = self.package.Map("standard"), Map("standard"), random.Random(1)
        words = [*WORDS, *map(str.lower, WORDS), *two.loc_name, *two.locs, *two.powers, "AND", "VIA", "North Coast", "no convoy"]
        signs = [*" |*?~^+>=\\'\"&#@%$<`!;{}[]()_/-.,:\t\n", "->", "  ", "é", "ß", "–"]
        for _ in range(5000):
            text = "".join(choose.choice(words if choose.random() < 0.5 else signs + [" "] * 40) for _ in range(choose.randrange(15)))
            self.assertEqual(two.norm(text), one.norm(text), text)


if __name__ == "__main__":
    unittest.main()
