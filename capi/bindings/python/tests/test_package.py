"""Tests of the package: python3 -m unittest, or pytest. ENTENTE_LIBRARY names the library unless the package carries it."""

import array
import copy
import ctypes
import doctest
import inspect
import pickle
import threading
import unittest
from fractions import Fraction

import entente
from entente import (Actions, Adjudicator, Document, DrawPolicy, EndKind, EndRules, EntenteError, EventWhy, Exchange, Game, Illegality, InvalidArgument, Map, Order,
                     NotFound, OrderKind, OrderStep, PhaseType, Position, Reason, RenderOptions, RenderParts, Rules, Status, Terrain, UnitType, VoteKind, adjudicate_listing,
                     convert)

BOUNCE = {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]}


def played(orders=None):
    game = Game()
    for power, lines in (orders or BOUNCE).items():
        game.submit(power, lines)
    return game, game.process()


class Two:
    """A number of another library."""

    def __index__(self):
        return 2


class Games(unittest.TestCase):
    def test_results_say_why(self):
        game, phase = played()
        bounced = phase.of("FRANCE")[0]
        self.assertEqual((bounced.text, bounced.reason, bounced.cause), ("A PAR - BUR", Reason.BOUNCED, "MUN"))
        self.assertIn("bounced", bounced.sentence())
        self.assertIn("Armee Paris", bounced.sentence("de", full_names=True))
        self.assertEqual((phase.name, game.phase_name, len(phase), len(phase.failed)), ("S1901M", "F1901M", 22, 2))
        self.assertEqual(phase.json()["name"], "S1901M")
        self.assertEqual((len(game.phases), game.phases[-1].name, game.phase(-1).number), (1, "S1901M", 0))

    def test_orders_in_every_form(self):
        game = Game()
        order = Order.read(game.map, "A Paris - Burgundy", "FRANCE")
        for orders in ("A PAR - BUR", ["A PAR - BUR"], order, [order], ("A PAR - BUR" for _ in range(1))):
            game.submit("France", orders)
            self.assertEqual(game.orders("F"), ["A PAR - BUR"])
        game.submit("FRANCE", "A MAR - SPA", mode="amend")
        self.assertEqual(len(game.orders("FRANCE")), 2)
        game.cancel("FRANCE", "PAR")
        self.assertEqual(game.orders("FRANCE"), ["A MAR - SPA"])
        game.submit("FRANCE", [])
        self.assertEqual(game.orders("FRANCE"), [])
        with self.assertRaisesRegex(ValueError, "expected one of replace"):
            game.submit("FRANCE", "A PAR H", mode="other")

    def test_unreadable_and_illegal_orders_are_results(self):
        _, phase = played({"FRANCE": ["A PAR - NOWHERE", "A MAR - LON"]})
        unreadable, illegal = phase.of("FRANCE")[:2]
        self.assertEqual((unreadable.reason, unreadable.order), (Reason.UNREADABLE, None))
        self.assertEqual(illegal.illegality.word(), str(illegal.illegality))

    def test_legal_orders_and_checks(self):
        game = Game()
        legal = game.legal_orders("PAR")
        self.assertIn("A PAR - BUR", map(str, legal))
        self.assertEqual(len(game.legal_orders(power="FRANCE")), 30)
        self.assertTrue(game.check_order("FRANCE", "A PAR - BUR"))
        check = game.check_order("FRANCE", "A PAR - LON", language="de")
        self.assertFalse(check.is_legal)
        self.assertEqual((check.reason, check.illegality), (Reason.ILLEGAL, Illegality.NOT_ADJACENT))
        self.assertTrue(check.sentence)
        self.assertEqual(game.check_order("FRANCE", "A PAR - BURR").fault, (8, 4))
        self.assertTrue(all(game.check_order("FRANCE", order) for order in game.legal_orders(power="FRANCE")))

    def test_phases_by_name_and_number(self):
        game, _ = played()
        after = game.hash()
        self.assertEqual((game.hash("F1901M"), game.orders("FRANCE", "Spring 1901 Movement")), (after, ["A PAR - BUR"]))
        self.assertEqual(game.position_at("S1901M"), Position())
        game.go_to("S1901M")
        self.assertEqual((game.phase_name, game.phase_count), ("S1901M", 0))
        game.go_to(1)
        for wrong, kind in (("S1950M", NotFound), (9, InvalidArgument), (-1, InvalidArgument), (0.5, TypeError), (b"S1901M", TypeError)):
            with self.assertRaises(kind):
                game.go_to(wrong)
            with self.assertRaises(kind):
                game.hash(wrong)
        self.assertEqual(game.hash(), after)

    def test_values_of_a_wrong_type_are_refused_and_change_nothing(self):
        game = Game()
        game.submit("FRANCE", "A PAR H")
        for wrong in (7, None, [7], [None], {1: 2}):
            with self.assertRaisesRegex(TypeError, "orders are a text, an Order or a list of them, not (int|NoneType)"):
                game.submit("FRANCE", wrong)
        self.assertEqual(game.orders("FRANCE"), ["A PAR H"])
        for wrong in (None, b"FRANCE", 0.5):
            with self.assertRaisesRegex(TypeError, "a power is a name or a number, not"):
                game.owed(wrong)
        with self.assertRaisesRegex(TypeError, "a place is a name or a number, not Unit"):
            game.legal_orders(game.position.units[0])
        for wrong in (7, -1):
            with self.assertRaisesRegex(InvalidArgument, f"power {wrong} is out of range: expected 0 to 6"):
                game.legal_orders(power=wrong)
        for wrong in (None, {}, 7, open):
            with self.assertRaisesRegex(TypeError, "a saved game is a text or bytes, not"):
                Game.load(wrong)
        for call in (lambda: Game(3), lambda: Game(rules=2023), lambda: Rules(waive=1), lambda: Rules()[7], lambda: Order.read(game.map, 7),
                     lambda: game.check_order("FRANCE", 7), lambda: game.find_phase(7), lambda: game.vote_command("FRANCE", None)):
            with self.assertRaisesRegex(TypeError, "expected a text, not (int|NoneType)"):
                call()
        with self.assertRaises(TypeError):
            Game.random("seed")
        self.assertEqual(list(map(str, game.legal_orders("PAR", Two())))[:1], ["A PAR H"])

    def test_wrong_words_are_errors_of_the_package(self):
        game, phase = played()
        for call in (lambda: phase[0].sentence("xx"), lambda: game.stop("lost"), lambda: game.vote("FRANCE", "yes"), lambda: convert(game.save(), "gif"),
                     lambda: game.position.render(RenderOptions(theme="pink")), lambda: game.map.neighbors("PAR", "tank")):
            with self.assertRaisesRegex(InvalidArgument, "expected one of"):
                call()
        with self.assertRaisesRegex(InvalidArgument, "width -3 is out of range"):
            phase.explain(width=-3)

    def test_undo_redo_fork(self):
        game, phase = played()
        other, after = game.fork(), game.hash()
        game.undo()
        self.assertEqual((game.phase_name, game.orders("FRANCE")), ("S1901M", ["A PAR - BUR"]))
        with self.assertRaises(entente.WrongPhase):
            phase[0].sentence()
        game.redo()
        self.assertEqual((game.hash(), other.hash(), copy.copy(game).hash()), (after, after, after))
        game.go_to(0)
        with self.assertRaises(IndexError):
            game.phase(0)
        self.assertEqual(other.phase("S1901M").number, other.phase(-1).number)

    def test_views_hide_orders(self):
        game = Game()
        game.submit("FRANCE", "A PAR - BUR")
        self.assertEqual(game.view("FRANCE").orders("FRANCE"), ["A PAR - BUR"])
        self.assertEqual(game.view("GERMANY").orders("FRANCE"), [])

    def test_votes_and_ends(self):
        game = Game()
        game.vote("FRANCE")
        self.assertEqual([(vote.power, vote.kind) for vote in game.votes], [("FRANCE", VoteKind.DRAW)])
        game.cancel_vote("FRANCE")
        self.assertEqual(game.votes, [])
        for power in game.map.powers:
            game.vote_command(power, "SET DRAW")
        self.assertEqual((game.end, len(game.winners), game.is_over), (EndKind.DRAW, 7, True))
        self.assertEqual(game.position.scores("draw-size")["FRANCE"], Fraction(1, 7))
        game.resume()
        game.draw_policy = "daide"
        self.assertEqual(game.draw_policy, DrawPolicy.DAIDE)
        game.end_rules = EndRules(last_year=1905, last_survivor=True)
        self.assertEqual(game.end_rules.last_year, 1905)

    def test_what_is_owed(self):
        game = Game()
        self.assertEqual([str(unit) for unit in game.owed("FRANCE").units], ["F BRE", "A MAR", "A PAR"])
        game.submit("FRANCE", ["A PAR H", "A MAR H", "F BRE H"])
        self.assertFalse(game.owed("FRANCE"))
        self.assertFalse(game.owed_json()["ready"])
        game.set_waiting("FRANCE")
        self.assertEqual(game.waiting, ("FRANCE",))
        self.assertFalse(game.may_order("ITALY", "FRANCE"))
        game.allow("ITALY", "FRANCE")
        self.assertTrue(game.may_order("ITALY", "FRANCE"))

    def test_saves(self):
        game, _ = played()
        for saved in (game.save(), game.save_bytes(), bytearray(game.save_bytes()), game.save().encode()):
            self.assertEqual(Game.load(saved).hash(), game.hash())
        self.assertEqual(pickle.loads(pickle.dumps(game)).hash(), game.hash())
        with self.assertRaises(entente.InvalidArgument) as raised:
            Game.load('{"phases":\n [}')
        self.assertEqual((raised.exception.status, raised.exception.line), (Status.INVALID_ARGUMENT, 2))
        self.assertEqual(str(pickle.loads(pickle.dumps(raised.exception))), str(raised.exception))

    def test_a_closed_game_says_so(self):
        with Game() as game:
            game.process()
        with self.assertRaisesRegex(ValueError, "closed"):
            game.process()
        game.close()
        self.assertEqual(repr(game), "<Game closed>")

    def test_threads_share_a_game(self):
        game, failures = Game(), []

        def run():
            try:
                for _ in range(30):
                    game.submit("FRANCE", "A PAR - BUR")
                    game.legal_orders()
                    game.process()
                    game.undo()
            except EntenteError:
                pass  # another thread undid the phase
            except Exception as error:
                failures.append(error)

        threads = [threading.Thread(target=run) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])


    def test_explanations_and_advice(self):
        game, phase = played()
        self.assertIn("BUR", phase.explain("PAR"))
        self.assertIn("Armee", phase.explain("PAR", "de", full_names=True))
        self.assertEqual(phase.explain_json("PAR")["orders"][0]["reason"], "bounced")
        self.assertIn("digraph", phase.graph())
        with self.assertRaises(entente.NotFound):
            phase.explain("A PAR - GAS")
        game.submit("FRANCE", "A PAR - LON")
        self.assertIn("LON", game.advise())
        self.assertEqual(game.advise_json(unknown=["ITALY"], outlook=True)["unknown"], ["ITALY"])

    def test_random_games(self):
        game = Game.random(7, max_phases=5)
        self.assertEqual((game.phase_count, game.hash()), (5, Game.random(7, max_phases=5).hash()))


class Documents(unittest.TestCase):
    PHASE = {**Position().to_json(), "orders": {"FRANCE": ["A PAR - BUR"]}, "order": {}}

    def test_json_in_and_out(self):
        exchange = Exchange(language="de")
        result = exchange.adjudicate(self.PHASE)
        self.assertEqual(result["orders"][0]["sentence"], "A PAR zieht nach BUR.")
        self.assertEqual(len(exchange.notes), 1)
        self.assertIn("A PAR", exchange.legal(self.PHASE)["orders"])
        with self.assertRaises(entente.InvalidArgument) as raised:
            exchange.adjudicate('{"name": "S1901M",\n "state": }')
        self.assertEqual(raised.exception.line, 2)
        ballot = {"survivors": ["FRANCE", "ITALY"], "votes": {"FRANCE": "DRAW", "ITALY": "DRAW"}}
        self.assertEqual(exchange.count_votes(ballot)["draw"], ["FRANCE", "ITALY"])

    def test_games(self):
        game, _ = played()
        document, exchange = Document(game.save()), Exchange()
        self.assertEqual((document.is_game, document.phase_names[0], document.find_phase("s1901m")), (True, "S1901M", 0))
        self.assertTrue(document.has_orders(0))
        self.assertEqual(exchange.adjudicate(document, 0)["name"], "S1901M")
        self.assertIn("bounced", exchange.report(document, board=True, width=80))
        self.assertIn("BUR", exchange.explain(document, order="PAR"))
        self.assertEqual(exchange.replay(document)["differences"], [])
        self.assertIn("warnings", exchange.advise(document))
        board, rules, position = exchange.read(document, 1)
        self.assertEqual((board.name, rules, position), ("standard", Rules(), game.position))
        self.assertEqual(document.phase(0)["name"], "S1901M")

    def test_forms_of_other_tools(self):
        game, _ = played()
        other = convert(game.save(), "diplomacy")
        self.assertIn("diplomacy", entente.game_forms())
        self.assertEqual(Game.load(convert(other.data, "json").text).phase_count, 1)
        with self.assertRaises(entente.NotFound):
            convert("what is this", "json")
        answer = adjudicate_listing("Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n")
        self.assertIn("France: Army Paris -> Burgundy.  (*bounce*)\n", answer.text)
        with self.assertRaises(InvalidArgument) as caught:
            adjudicate_listing("Movement orders for Spring of 1901.\n\nFrance: A PAR - BURR\n")
        self.assertEqual((caught.exception.line, caught.exception.column), (3, 17))


class Maps(unittest.TestCase):
    def test_names(self):
        board = Map()
        self.assertEqual((len(board.provinces), len(board.centers), board.begin_phase), (76, 34, "S1901M"))
        self.assertEqual(board.power("f").name, "France")
        place = board.location("St Petersburg (south coast)")
        self.assertEqual((place.id, place.province, place.coasts), ("STP/SC", "STP", ("STP/NC", "STP/SC")))
        self.assertEqual((place.terrain, place.takes_army, place.is_center), (Terrain.COAST, False, True))
        self.assertEqual(board.neighbors("PAR", UnitType.ARMY), ("BRE", "BUR", "GAS", "PIC"))
        self.assertEqual(board.summary()["name"], "standard")

    def test_unknown_names_have_a_nearest(self):
        with self.assertRaisesRegex(entente.NotFound, "standard"):
            Map("standart")
        with self.assertRaises(LookupError):
            Map().location("BURR")

    def test_texts(self):
        text = Map().to_text()
        self.assertEqual(Map.from_text(text, "standard.map"), Map())
        own = Map.from_text("USE part.map\n", files={"part.map": text})
        self.assertEqual(own.powers, Map().powers)
        with self.assertRaises(entente.InvalidArgument) as raised:
            Map.from_text("VICTORY x\n", "my.map")
        self.assertEqual((raised.exception.file, raised.exception.line), ("my.map", 1))
        self.assertEqual(Map.diagnostics("VICTORY x\n")[0]["severity"], "error")

    def test_own_maps_are_pickled(self):
        board = Map.from_text(Map().to_text("json").replace('"standard"', '"mine"'), "x.json", "json")
        self.assertEqual(pickle.loads(pickle.dumps(board)), board)
        self.assertEqual(pickle.loads(pickle.dumps(Map("ancmed"))).name, "ancmed")


class RulesOf(unittest.TestCase):
    def test_presets_and_changes(self):
        rules = Rules("2023,waive=forbidden")
        self.assertEqual(rules["waive"], "forbidden")
        self.assertEqual(rules, Rules("2023").changed(waive="forbidden"))
        self.assertIn("2023", Rules.presets())
        self.assertEqual(Rules().differences(), {})
        self.assertEqual(len({Rules(), Rules("datc3"), pickle.loads(pickle.dumps(Rules()))}), 1)
        self.assertEqual(dict(Rules("2023"))["convoy_paradox"], "2000")
        with self.assertRaises(entente.InvalidArgument) as raised:
            Rules("2023,waiv=forbidden")
        self.assertEqual(raised.exception.column, 6)
        self.assertEqual(Game(rules="2023").rules, Rules("2023"))


class Positions(unittest.TestCase):
    def test_a_board_by_hand(self):
        position = Position.empty()
        position.place("FRANCE", "army", "PAR")
        position.set_owner("PAR", "FRANCE")
        position.set_phase("F1902M")
        self.assertEqual((position.phase_name, position.year, position.phase_type), ("F1902M", 1902, PhaseType.MOVEMENT))
        self.assertEqual([str(unit) for unit in position.units], ["A PAR"])
        self.assertEqual((position.owners["PAR"], position.owners["LON"]), ("FRANCE", None))
        self.assertEqual(position.counts["FRANCE"], (1, 0, 1))
        position.remove("PAR")
        with self.assertRaises(entente.NotFound):
            position.remove("PAR")

    def test_forms(self):
        position = Position()
        for other in (Position.from_line(position.line), Position.from_json(position.to_json()), copy.deepcopy(position),
                      pickle.loads(pickle.dumps(position)), Position.from_bytes(position.map, bytes(position.memory))):
            self.assertEqual((other, other.hash), (position, position.hash))
        with self.assertRaisesRegex(ValueError, "bytes"):
            Position.from_bytes(position.map, b"")
        with self.assertRaises(entente.InvalidArgument):
            Position.from_bytes(position.map, b"\xff" * len(position.memory))
        other = Position()
        other.remove("PAR")
        self.assertEqual(len(position.difference(other)), 1)


class Packed(unittest.TestCase):
    def setUp(self):
        self.map = Map()
        self.judge = Adjudicator(self.map)
        self.orders = [Order.read(self.map, "A PAR - BUR", "FRANCE"), Order.read(self.map, "A MUN - BUR", "GERMANY")]

    def test_objects(self):
        outcome = self.judge.adjudicate(Position(self.map), self.orders)
        self.assertEqual([result.reason for result in outcome[:2]], [Reason.BOUNCED] * 2)
        self.assertEqual((outcome.next.phase_name, outcome.after.phase_name), ("F1901M", "S1901M"))
        self.assertIn("bounced", outcome[0].sentence())
        self.judge.adjudicate(Position(self.map), [])
        with self.assertRaises(entente.WrongPhase):
            outcome[0].sentence()
        self.assertEqual((self.orders[0].kind, self.orders[0].power, self.orders[0].target), (OrderKind.MOVE, "FRANCE", "BUR"))
        self.assertEqual(pickle.loads(pickle.dumps(self.orders[0])), self.orders[0])

    def test_buffers(self):
        size = self.map.position_size
        packed = array.array("Q", [order.bits for order in self.orders])
        after, following = bytearray(size), array.array("Q", [0] * (size // 8))
        results = bytearray(22 * self.judge.RESULT_SIZE)
        count = self.judge.adjudicate_packed(Position(self.map).memory, packed, after, following, results)
        self.assertEqual((count, results[12]), (22, Reason.BOUNCED))
        self.assertEqual(Position.from_bytes(self.map, following).phase_name, "F1901M")
        for short in (b"", bytes(size - 1)):
            for call in (self.judge.adjudicate_packed, self.judge.legal_orders_packed, self.judge.legal_actions):
                with self.assertRaisesRegex(ValueError, f"a position of {len(short)} bytes: expected {size}"):
                    call(short, Actions(self.map) if call == self.judge.legal_actions else None)
        with self.assertRaisesRegex(ValueError, "written"):
            self.judge.adjudicate_packed(bytes(Position(self.map).memory), packed, bytes(size))
        with self.assertRaises(EntenteError) as raised:
            self.judge.adjudicate_packed(Position(self.map).memory, packed, results=bytearray(16))
        self.assertEqual(raised.exception.status, Status.BUFFER_TOO_SMALL)

    def test_batch(self):
        positions = bytearray(bytes(Position(self.map).memory) * 3)
        orders = array.array("Q", [self.orders[0].bits] + [order.bits for order in self.orders])
        starts, results = array.array("Q", [0, 1, 1, 3]), bytearray(3 * 16)
        statuses = array.array("i", [9] * 3)
        self.judge.adjudicate_batch(memoryview(positions), orders, starts, results, statuses)
        self.assertEqual(list(statuses), [0, 0, 0])
        self.assertEqual([results[12], results[28], results[44]], [Reason.NONE, Reason.BOUNCED, Reason.BOUNCED])
        size = self.map.position_size
        self.assertEqual(Position.from_bytes(self.map, positions[:size]).phase_name, "F1901M")
        for wrong in ((positions, orders, starts[:3]), (positions, orders[:2], starts)):
            with self.assertRaises(ValueError):
                self.judge.adjudicate_batch(*wrong)

    def test_choices(self):
        position, chosen = Position(self.map), []
        self.assertEqual(self.judge.choices(position, "PAR", [OrderKind.MOVE]).values, ("BRE", "BUR", "GAS", "PIC"))
        while True:
            offered = self.judge.choices(position, "STP", chosen)
            if offered.step == OrderStep.NONE:
                break
            self.assertIsNone(offered.order)
            chosen.append(offered.values[-1])
        self.assertIn(str(offered.order), map(str, self.judge.legal_orders(position, "STP")))
        with self.assertRaises(entente.NotFound):
            self.judge.choices(position, "PAR", [OrderKind.MOVE, "LON"])

    def test_actions(self):
        with Actions(self.map) as actions:
            self.assertEqual(len(actions), 19293)
            legal = self.judge.legal_actions(Position(self.map), actions, "FRANCE")
            orders = self.judge.legal_orders(Position(self.map), power="FRANCE")
            self.assertEqual(actions.of_orders(orders), legal)
            self.assertEqual(list(map(str, actions.to_orders(legal))), list(map(str, orders)))
            self.assertEqual(actions.of_orders([0]), [None])


class Drawings(unittest.TestCase):
    PHASE = {"name": "S1901M", "state": {"units": {"FRANCE": ["A PAR"], "GERMANY": ["A MUN"]}},
             "orders": {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]}}

    def test_boards_are_drawn(self):
        start = Position()
        self.assertTrue(start.render().startswith("<svg"))
        self.assertNotEqual(start.render(), start.render(RenderOptions(theme="dark", hidden=RenderParts.NAMES)))
        self.assertIn("PAR", start.render(RenderOptions(form="text", language="de")))

    def test_phases_are_drawn_with_their_orders(self):
        document, exchange = Document(self.PHASE), Exchange()
        self.assertIn('data-order="A PAR - BUR"', exchange.render(document, order="MUN"))
        self.assertRaises(NotFound, exchange.render, document, order="SPA")


class Interface(unittest.TestCase):
    def test_structs_have_the_described_sizes(self):
        self.assertEqual(ctypes.sizeof(entente._declarations.entente_error), 672)
        self.assertEqual(Adjudicator.RESULT_SIZE, 16)

    def test_everything_public_has_a_docstring(self):
        for name in entente.__all__:
            thing = getattr(entente, name)
            self.assertTrue(inspect.getdoc(thing), name)
            for member, what in vars(thing).items() if inspect.isclass(thing) else ():
                if not member.startswith("_") and (isinstance(what, (property, classmethod, staticmethod)) or inspect.isfunction(what)):
                    self.assertTrue(getattr(thing, member).__doc__, f"{name}.{member}")

    def test_numbers_of_a_newer_library(self):
        self.assertEqual((Reason(200).name, int(Reason(200))), ("UNKNOWN_200", 200))
        self.assertEqual(str(EventWhy.NO_RETREAT), "no_retreat")
        self.assertEqual((EventWhy.NO_RETREAT.word(), RenderParts.NAMES.word()), ("no_retreat", "names"))

    def test_the_example_of_the_module(self):
        self.assertEqual(doctest.testmod(entente).failed, 0)
        self.assertEqual(entente.languages()[:2], ("en", "de"))


if __name__ == "__main__":
    unittest.main()
