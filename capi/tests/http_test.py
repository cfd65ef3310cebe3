#!/usr/bin/env python3
"""Tests `entente serve --http`: answers, errors, limits, metrics, log, many clients, and a stop in good order.

    http_test.py PROGRAM
"""

import concurrent.futures
import http.client
import json
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest

PROGRAM = ""

PHASE = {"name": "F1901M",
         "state": {"units": {"FRANCE": ["A BUR", "A MAR"], "GERMANY": ["A MUN", "A RUH"]},
                   "centers": {"FRANCE": ["MAR", "PAR"], "GERMANY": ["KIE", "MUN"]}},
         "orders": {"FRANCE": ["A BUR H", "A MAR - GAS"], "GERMANY": ["A MUN - BUR", "A RUH S A MUN - BUR"]}}


class HttpTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory()
        cls.log = pathlib.Path(cls.folder.name) / "log.jsonl"
        cls.server = subprocess.Popen([PROGRAM, "serve", "--http", "--port", "0", "--body", "4096", "--log", str(cls.log), "--stop-after", "120"],
                                      stdout=subprocess.PIPE, text=True)
        cls.port = int(cls.server.stdout.readline().rsplit(":", 1)[1])

    @classmethod
    def tearDownClass(cls) -> None:
        cls.server.kill()
        cls.server.wait()
        cls.server.stdout.close()
        cls.folder.cleanup()

    def ask(self, method: str, path: str, body: "str | bytes | None" = None) -> "tuple[int, str, str]":
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path, body)
            response = connection.getresponse()
            return response.status, response.getheader("Content-Type"), response.read().decode()
        finally:
            connection.close()

    def post(self, path: str, value: object) -> "tuple[int, dict]":
        status, kind, text = self.ask("POST", path, json.dumps(value))
        self.assertEqual(kind, "application/json")
        return status, json.loads(text)

    def test_answers(self) -> None:
        status, result = self.post("/v1/adjudicate", PHASE)
        self.assertEqual((status, result["orders"][0]["reason"]), (200, "dislodged"))
        self.assertEqual(len(self.post("/v1/legal", PHASE)[1]["orders"]["A MAR"]), 9)
        self.assertEqual(len(self.post("/v1/explain?order=A%20BUR", PHASE)[1]["orders"]), 1)
        self.assertEqual(self.post("/v1/advise", PHASE)[1]["warnings"], [])
        game = {"phases": [PHASE, {"name": "COMPLETED"}]}
        self.assertEqual(self.post("/v1/advise?phase=F1901M", game)[0], 200)
        self.assertEqual(self.ask("POST", "/v1/render", json.dumps(PHASE))[1], "image/svg+xml")
        self.assertIn("standard", json.loads(self.ask("GET", "/v1/maps")[2])["maps"])
        self.assertEqual(json.loads(self.ask("GET", "/health")[2])["status"], "ok")

    def test_every_path_is_described(self) -> None:
        paths = json.loads(self.ask("GET", "/openapi.json")[2])["paths"]
        self.assertEqual(len(paths), 11)
        for path, methods in paths.items():
            for method in methods:
                with self.subTest(path):
                    self.assertNotIn(self.ask(method.upper(), path, "{}" if method == "post" else None)[0], (404, 405))

    def test_errors(self) -> None:
        status, answer = self.post("/v1/adjudicate", {"name": "F1901M", "state": {"units": {"FRANCE": ["A XXX"]}}})
        self.assertEqual(status, 400)
        self.assertEqual((answer["error"]["status"], answer["error"]["line"]), ("invalid_argument", 1))
        for method, path, body, expected in [("POST", "/v1/adjudicate", '{"a":', 400), ("POST", "/v1/adjudicate", b"\xff\x00", 400),
                                             ("GET", "/v1/adjudicate", None, 405), ("DELETE", "/health", None, 405),
                                             ("GET", "/nowhere", None, 404), ("POST", "/v1/advise?phase=S1999M", json.dumps(PHASE), 400),
                                             ("POST", "/v1/votes?mode=none", "{}", 400), ("POST", "/v1/legal", "x" * 5000, 413)]:
            with self.subTest(f"{method} {path}"):
                status, kind, text = self.ask(method, path, body)
                self.assertEqual((status, kind), (expected, "application/json"))
                self.assertIn("message", json.loads(text)["error"])

    def test_another_method_is_named(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", "/v1/legal")
        self.assertEqual(connection.getresponse().getheader("Allow"), "POST")
        connection.close()

    def test_many_clients(self) -> None:
        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(lambda _: self.post("/v1/adjudicate", PHASE), range(200)))
        self.assertEqual({json.dumps(answer) for answer in answers}, {json.dumps(answers[0])})

    def test_metrics_and_log(self) -> None:
        self.post("/v1/legal", PHASE)
        self.ask("GET", "/nowhere")
        metrics = self.ask("GET", "/metrics")[2]
        self.assertIn('entente_http_requests_total{path="/v1/legal",status="200"}', metrics)
        self.assertIn('entente_http_requests_total{path="other",status="404"}', metrics)
        self.assertIn('entente_http_request_seconds_bucket{le="+Inf"}', metrics)
        lines = [json.loads(line) for line in self.log.read_text().splitlines()]
        self.assertIn(("POST", "/v1/legal", 200), {(line["method"], line["path"], line["status"]) for line in lines})


class StopTest(unittest.TestCase):
    # The signal comes before, while or after the server begins to listen.
    def test_it_ends_in_good_order(self) -> None:
        for _ in range(20):
            server = subprocess.Popen([PROGRAM, "serve", "--http", "--port", "0", "--stop-after", "60"], stdout=subprocess.PIPE, text=True)
            self.addCleanup(server.stdout.close)
            server.stdout.readline()
            server.send_signal(signal.SIGTERM)
            self.assertEqual(server.wait(timeout=30), 143)

    def test_options_that_do_not_go_together(self) -> None:
        done = subprocess.run([PROGRAM, "serve", "--http", "--tables", "2"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("--tables does not go with --http", done.stderr)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
