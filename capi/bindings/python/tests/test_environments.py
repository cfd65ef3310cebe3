"""Tests of entente.environments. Those of NumPy, PettingZoo and OpenSpiel are skipped without these packages."""

import contextlib
import copy
import importlib.util
import io
import pickle
import random
import unittest
import warnings

from entente import Actions, Game, Map, Position
from entente.environments import Options, Table


def has(*names):
    return all(importlib.util.find_spec(each) is not None for each in names)


def random_game(options, seed):
    choose, table = random.Random(seed), Table(options)
    points = {each: 0.0 for each in table.powers}
    while not table.is_over:
        for power in table.powers:
            while table.owes(power):
                table.choose(power, choose.choice(table.legal(power)))
        for power, won in table.play().items():
            points[power] += won
    return table, points


class Tables(unittest.TestCase):
    def test_a_fixed_end_and_its_score(self):
        table, points = random_game(Options(last_year=1903), 1)
        self.assertEqual((table.position.phase_name[:5], table.is_over), ("S1904", True))
        self.assertAlmostEqual(sum(points.values()), 1.0)
        self.assertEqual(points, table.scores())
        with self.assertRaisesRegex(ValueError, "the game is over"):
            table.play()

    def test_points_a_year(self):
        options = Options(last_year=1903, points="year")
        table, points = random_game(options, 1)
        counts = table.position.counts
        for power in table.powers:
            self.assertAlmostEqual(points[power], (counts[power][2] - len(Map().power(power).homes)) / 34)
        with self.assertRaisesRegex(ValueError, "points"):
            Table(Options(points="month"))

    def test_points_of_ones_own(self):
        def units_won(before, after):
            return {power: float(after.counts[power][0] - before.counts[power][0]) for power in before.map.powers}

        table, points = random_game(Options(last_year=1902, points=units_won), 1)
        for power, (units, _, _) in table.position.counts.items():
            self.assertEqual(points[power], units - len(Map().power(power).homes))

    def test_build_fewer(self):
        for fewer in (True, False):
            table = Table(Options(build_fewer=fewer))
            position = table.position
            position.remove("PAR")
            position.set_phase("W1901A")
            table = Table(Options(build_fewer=fewer), position=position)
            texts = [str(each) for each in table.actions.to_orders(table.legal("FRANCE"))]
            self.assertEqual((table.owes("FRANCE"), "A PAR B" in texts, "WAIVE" in texts), (1, True, fewer))

    def test_the_table_is_the_game(self):
        """What is chosen at the table, handed in to a game, leads to the same positions."""
        choose, options = random.Random(5), Options(max_phases=40)
        table = Table(options)
        game = Game(rules=table.rules)
        while not table.is_over:
            for power in table.powers:
                while table.owes(power):
                    with self.assertRaises(ValueError):
                        table.choose(power, -1)
                    table.choose(power, choose.choice(table.legal(power)))
                game.submit(power, table.orders[power])
            other = copy.deepcopy(table)
            table.play()
            other.play()
            game.process()
            self.assertEqual((table.position, other.position), (game.position, game.position))

    def test_wrong_options_are_named(self):
        for options, kind, said in (({"game_map": 3}, TypeError, "game_map is 3, expected the name of a shipped map"), ({"rules": 3}, TypeError, "rules is 3"),
                                    ({"score": "best"}, ValueError, "expected one of draw_size"), ({"points": "month"}, ValueError, "expected 'end', 'year'"),
                                    ({"max_phases": -1}, ValueError, "max_phases is -1"), ({"last_year": 1900}, ValueError, "last_year is 1900")):
            with self.assertRaisesRegex(kind, said):
                Table(Options(**options))
        self.assertRaises(TypeError, Table, 3)
        for other in ({"position": Position("modern")}, {"actions": Actions("ancmed")}):
            with self.assertRaisesRegex(ValueError, "expected standard"):
                Table(**other)

    def test_other_maps(self):
        self.assertEqual(len(Table(Options(game_map=Map("ancmed"))).powers), 5)
        table, points = random_game(Options(game_map="ancmed", max_phases=10), 2)
        self.assertEqual((len(points), table.phases), (5, 10))


@unittest.skipUnless(has("numpy", "gymnasium", "pettingzoo"), "NumPy, Gymnasium or PettingZoo is not installed")
class PettingZoo(unittest.TestCase):
    OPTIONS = Options(last_year=1901)

    def setUp(self):
        warnings.simplefilter("ignore")

    def test_the_tests_of_pettingzoo(self):
        from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

        from entente.environments.pettingzoo import DiplomacyAEC, DiplomacyParallel

        def aec(render_mode=None):
            return DiplomacyAEC(self.OPTIONS, render_mode)

        with contextlib.redirect_stdout(io.StringIO()):
            api_test(aec(), num_cycles=60)
            seed_test(aec, num_cycles=30)
            parallel_api_test(DiplomacyParallel(self.OPTIONS), num_cycles=20)
            parallel_seed_test(lambda: DiplomacyParallel(self.OPTIONS, illegal="skip"), num_cycles=10)  # it samples without masks
            render_test(aec)

    def test_a_game(self):
        from entente.environments.pettingzoo import DiplomacyAEC

        env, steps, points = DiplomacyAEC(self.OPTIONS), 0, {}
        env.reset(seed=3)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            points[agent] = points.get(agent, 0.0) + reward
            if termination or truncation:
                env.step(None)
                continue
            self.assertEqual(observation["observation"][:, -5].sum(), env.table.place(agent) is not None)
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
        self.assertGreater(steps, 40)
        self.assertAlmostEqual(sum(points.values()), 1.0)

    def test_an_illegal_action_is_refused(self):
        from entente.environments.pettingzoo import DiplomacyParallel

        env = DiplomacyParallel(self.OPTIONS)
        env.reset()
        with self.assertRaisesRegex(ValueError, "no legal action"):
            env.step({each: env.passes for each in env.agents})

    def test_an_error_leaves_the_phase_as_it_was(self):
        from entente.environments.pettingzoo import DiplomacyParallel

        env = DiplomacyParallel(self.OPTIONS)
        seen, _ = env.reset(seed=1)
        actions = {each: env.action_space(each).sample(seen[each]["action_mask"]) for each in env.agents}
        with self.assertRaisesRegex(ValueError, "no legal action of TURKEY"):
            env.step({**actions, "TURKEY": -1})
        with self.assertRaisesRegex(ValueError, "actions of TURKEY are missing"):
            env.step({each: action for each, action in actions.items() if each != "TURKEY"})
        env.step(actions)
        self.assertEqual({len(orders) for orders in env.table.orders.values()}, {1})

    def test_environments_go_to_other_processes(self):
        from entente.environments.pettingzoo import DiplomacyAEC, DiplomacyParallel

        for kind in (DiplomacyAEC, DiplomacyParallel):
            env = kind(self.OPTIONS)
            env.reset(seed=1)
            env.table.choose("FRANCE", env.table.legal("FRANCE")[0])
            other = pickle.loads(pickle.dumps(env))
            self.assertEqual((other.table.orders, other.table.position, other.agents), (env.table.orders, env.table.position, env.agents))
            other.table.choose("FRANCE", other.table.legal("FRANCE")[0])
            self.assertEqual(len(env.table.orders["FRANCE"]), 1)

    def test_which_can_be_made_parallel(self):
        from pettingzoo.utils.conversions import aec_to_parallel, parallel_to_aec

        from entente.environments.pettingzoo import DiplomacyAEC, DiplomacyParallel

        with self.assertRaisesRegex(AssertionError, "is_parallelizable"):
            aec_to_parallel(DiplomacyAEC(self.OPTIONS))
        aec = parallel_to_aec(DiplomacyParallel(self.OPTIONS))
        aec.reset(seed=1)
        aec.step(aec.action_space(aec.agent_selection).sample(aec.observe(aec.agent_selection)["action_mask"]))


@unittest.skipUnless(has("numpy", "pyspiel"), "NumPy or OpenSpiel is not installed")
class OpenSpiel(unittest.TestCase):
    def test_a_game(self):
        import pyspiel

        import entente.environments.openspiel  # registers the game

        self.assertTrue(entente.environments.openspiel.GAME_TYPE)
        game = pyspiel.load_game("entente_diplomacy(last_year=1901)")
        self.assertEqual((game.num_players(), game.num_distinct_actions()), (7, len(Actions())))
        choose, state = random.Random(2), game.new_initial_state()
        while not state.is_terminal():
            player, legal = state.current_player(), state.legal_actions()
            action = choose.choice(legal)
            self.assertTrue(state.action_to_string(player, action))
            before = state.clone()
            state.apply_action(action)
            before.apply_action(action)
            self.assertEqual(str(before), str(state))
        self.assertAlmostEqual(sum(state.returns()), 1.0)
        self.assertTrue(game.make_py_observer().string_from(game.new_initial_state(), 0))

    def test_returns_are_within_the_bounds(self):
        import pyspiel

        import entente.environments.openspiel

        self.assertTrue(entente.environments.openspiel.GAME_TYPE)
        for score, most in (("draw-size", 1.0), ("sum-of-squares", 100.0), ("dpp", 6.0)):
            game = pyspiel.load_game(f"entente_diplomacy(max_phases=1,score={score})")
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(state.legal_actions()[0])
            self.assertEqual(game.max_utility(), most)
            self.assertLessEqual(max(state.returns()), most)

    def test_the_random_simulation_of_openspiel(self):
        import pyspiel

        import entente.environments.openspiel

        self.assertTrue(entente.environments.openspiel.GAME_TYPE)
        pyspiel.random_sim_test(pyspiel.load_game("entente_diplomacy(last_year=1901)"), num_sims=1, serialize=False, verbose=False)


@unittest.skipUnless(has("numpy"), "NumPy is not installed")
class Vectors(unittest.TestCase):
    def test_every_game_is_the_random_game_of_its_seed(self):
        from entente.environments.vector import VectorEnvironment

        options = Options(max_phases=30)
        for threads in (1, 2):
            games = VectorEnvironment(6, options, seed=10, threads=threads, restart=False)
            for _ in range(30):
                step = games.step(*games.random_orders())
            self.assertEqual((list(step.finished), step.scores.shape), (list(range(6)), (6, 7)))
            for i in range(6):
                self.assertEqual(games.position(i), Game.random(10 + i, rules=games.rules, max_phases=30).position)
            games.close()
            with self.assertRaisesRegex(ValueError, "closed"):
                games.random_orders()

    def test_masks_and_orders_of_actions(self):
        import numpy as np

        from entente.environments.vector import VectorEnvironment

        for wrong in ((0,), (1, Options(points="year"))):
            self.assertRaises(ValueError, VectorEnvironment, *wrong)
        for wrong in (("a",), (2.5,), (1, 3)):
            self.assertRaises(TypeError, VectorEnvironment, *wrong)
        games = VectorEnvironment(3)
        legal = np.flatnonzero(games.masks("FRANCE")[1])
        table = Table()
        self.assertEqual(set(legal), {each for each in games.actions.of_orders(Game().legal_orders(power="FRANCE"))})
        paris = [each for each in legal if str(table.actions.to_orders([each])[0]) == "A PAR - BUR"]
        power = games.map.power_number("FRANCE")
        orders = games.orders_of(np.array(paris * 3), np.array([power] * 3))
        with self.assertRaisesRegex(ValueError, "expected whole numbers from 0 to 19292"):
            games.orders_of(np.array([-1]), np.array([power]))
        with self.assertRaisesRegex(ValueError, "starts are"):
            games.step(orders, np.arange(3))
        games.step(orders, np.arange(4))
        for i in range(3):
            self.assertIn("A BUR", map(str, games.position(i).units))

    def test_games_that_had_their_phases_stand_still(self):
        from entente.environments.vector import VectorEnvironment

        games = VectorEnvironment(5, Options(max_phases=3), restart=False, threads=2)
        for _ in range(3):
            step = games.step(*games.random_orders())
        ended = games.positions.copy()
        self.assertEqual((list(step.finished), step.skipped.any()), ([0, 1, 2, 3, 4], False))
        for _ in range(2):
            step = games.step(*games.random_orders())
        self.assertEqual((step.skipped.all(), len(step.finished), set(games.phases)), (True, 0, {3}))
        self.assertTrue((games.positions == ended).all())

    def test_wrong_starts_play_no_game(self):
        import numpy as np

        from entente.environments.vector import VectorEnvironment

        games = VectorEnvironment(4, threads=2)
        before, (orders, starts) = games.positions.copy(), games.random_orders()
        for wrong in (starts[::-1], np.append(starts[:-1], starts[-1] + np.uint64(1))):
            with self.assertRaisesRegex(ValueError, "starts do not ascend, or go beyond the 88 orders"):
                games.step(orders, wrong)
        with self.assertRaisesRegex(ValueError, "orders are float64"):
            games.step(orders.astype(float), starts)
        with self.assertRaisesRegex(ValueError, "masks are"):
            games.masks(masks=np.zeros((8, len(games.actions)), np.uint8))
        self.assertTrue((games.positions == before).all())

    def test_finished_games_are_skipped_or_begin_anew(self):
        from entente.environments.vector import VectorEnvironment

        for restart in (True, False):
            games = VectorEnvironment(40, Options(max_phases=0 if restart else 5), restart=restart)
            for _ in range(300 if restart else 8):
                step = games.step(*games.random_orders())
            self.assertEqual(bool(games.over.any()), not restart)
            self.assertLess(int(games.phases.max()), 301)
            self.assertEqual(len(step.skipped), 40)
        with self.assertRaisesRegex(ValueError, "last_year"):
            VectorEnvironment(1, Options(last_year=1905))


if __name__ == "__main__":
    unittest.main()
