#!/usr/bin/env python3
"""Tests `entente serve --http`: answers, errors, limits, metrics, log, many clients, and a stop in good order.

    http_test.py PROGRAM
"""

import concurrent.futures
import gzip
import http.client
import json
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import unittest
import zlib

PROGRAM = ""
LIMIT = 9000  # --body

PHASE = {"name": "F1901M",
         "state": {"units": {"FRANCE": ["A BUR", "A MAR"], "GERMANY": ["A MUN", "A RUH"]},
                   "centers": {"FRANCE": ["MAR", "PAR"], "GERMANY": ["KIE", "MUN"]}},
         "orders": {"FRANCE": ["A BUR H", "A MAR - GAS"], "GERMANY": ["A MUN - BUR", "A RUH S A MUN - BUR"]}}


class HttpTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory()
        cls.log = pathlib.Path(cls.folder.name) / "log.jsonl"
        cls.server = subprocess.Popen([PROGRAM, "serve", "--http", "--port", "0", "--body", str(LIMIT), "--log", str(cls.log), "--stop-after", "120"],
                                      stdout=subprocess.PIPE, text=True)
        cls.port = int(cls.server.stdout.readline().rsplit(":", 1)[1])

    @classmethod
    def tearDownClass(cls) -> None:
        cls.server.kill()
        cls.server.wait()
        cls.server.stdout.close()
        cls.folder.cleanup()

    def ask(self, method: str, path: str, body: object = None, headers: "dict | None" = None) -> "tuple[int, str, str]":
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path, body, headers or {})
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
                                             ("POST", "/v1/votes?mode=none", "{}", 400), ("POST", "/v1/legal", "x" * (LIMIT + 1), 413)]:
            with self.subTest(f"{method} {path}"):
                status, kind, text = self.ask(method, path, body)
                self.assertEqual((status, kind), (expected, "application/json"))
                self.assertIn("message", json.loads(text)["error"])

    def test_a_way_to_vote_is_a_word(self) -> None:
        for mode in ("", "aloud"):
            status, answer = self.post(f"/v1/votes?mode={mode}", {"survivors": ["FRANCE"]})
            self.assertEqual((status, answer["error"]["status"]), (400, "not_found"))

    def test_a_parameter_that_the_path_does_not_read_is_an_error(self) -> None:
        for path, expected in [("/v1/adjudicate?map=modern", "none"), ("/v1/explain?phse=F1901M", "phase, order"), ("/v1/advise?power=FRANCE", "phase")]:
            with self.subTest(path):
                status, answer = self.post(path, PHASE)
                name = path.split("?")[1].split("=")[0]
                said = f"unknown parameter `{name}`: expected {expected}; map and rules stand in the body"
                self.assertEqual((status, answer["error"]), (400, {"status": "not_found", "message": said}))

    # 9000 bytes: more than the library takes of what a form has encoded, which is the type that curl -d names.
    def test_a_body_counts_alike_in_every_type_and_coding(self) -> None:
        for size, expected in [(LIMIT, 200), (LIMIT + 1, 413), (50_000_000, 413)]:
            body = json.dumps(PHASE).encode().ljust(size)
            pieces = [body[at:at + 65536] for at in range(0, size, 65536)]
            for content, headers in [(body, {"Content-Type": "application/x-www-form-urlencoded"}), (body, {"Content-Type": "application/json"}),
                                     (pieces, {}), (gzip.compress(body), {"Content-Encoding": "gzip"}),
                                     (zlib.compress(body), {"Content-Encoding": "deflate"}), ([gzip.compress(body)], {"Content-Encoding": "gzip"})]:
                with self.subTest(f"{size} {type(content)} {headers}"):
                    status, _, text = self.ask("POST", "/v1/adjudicate", content, headers)
                    self.assertEqual(status, expected, text)
                    if expected == 413:
                        self.assertEqual(json.loads(text)["error"], {"status": "limit", "message": f"a body has at most {LIMIT} bytes, unpacked"})

    def test_a_body_that_cannot_be_unpacked(self) -> None:
        body = json.dumps(PHASE).encode()
        for coding, status, said in [("zstd", 415, "Content-Encoding: expected gzip, deflate or none"),
                                     ("gzip, gzip", 415, "Content-Encoding: expected gzip, deflate or none"),
                                     ("gzip", 400, "the body cannot be read to its end, or not unpacked as Content-Encoding says")]:
            with self.subTest(coding):
                answer = self.ask("POST", "/v1/legal", body, {"Content-Encoding": coding})
                self.assertEqual((answer[0], json.loads(answer[2])["error"]), (status, {"status": "invalid_argument", "message": said}))
        self.assertEqual(self.ask("POST", "/v1/legal", body, {"Content-Encoding": "identity"})[0], 200)

    # A client that sends on and on gets its answer; the rest is no request of its own.
    def test_what_is_left_of_a_body_ends_the_connection(self) -> None:
        endless = b"Transfer-Encoding: chunked\r\n\r\n" + 80 * (b"100000\r\n" + bytes(1 << 20) + b"\r\n")
        form = b"Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 3\r\n\r\n--x"
        for request, expected in [(b"POST /v1/legal HTTP/1.1\r\n" + endless, 413), (b"POST /v1/legal HTTP/1.1\r\n" + form, 415),
                                  (b"POST /nowhere HTTP/1.1\r\nContent-Length: 3\r\n\r\n{}\n", 404),
                                  (b"GET /health HTTP/1.1\r\nContent-Length: 3\r\n\r\n{}\n", 200),
                                  (b"PUT /v1/legal HTTP/1.1\r\nContent-Length: 3\r\n\r\n{}\n", 405)]:
            with self.subTest(request[:120]), socket.create_connection(("127.0.0.1", self.port), timeout=30) as connection:
                try:
                    connection.sendall(request)
                except OSError:
                    pass
                answers = b""
                try:
                    while piece := connection.recv(65536):
                        answers += piece
                except ConnectionResetError:
                    pass
                self.assertEqual(answers.count(b"HTTP/1.1"), 1, answers[:400])
                self.assertIn(f"HTTP/1.1 {expected} ".encode(), answers)

    def test_a_request_without_a_body_is_answered_at_once(self) -> None:
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
            connection.sendall(b"POST /v1/legal HTTP/1.1\r\n\r\n")
            self.assertIn(b"HTTP/1.1 400 ", connection.recv(4096))

    def test_a_long_path_is_refused(self) -> None:
        status, _, text = self.ask("POST", "/v1/legal?phase=" + "x" * 9000)
        self.assertEqual((status, json.loads(text)["error"]["status"]), (414, "limit"))

    def test_a_port_has_one_server(self) -> None:
        done = subprocess.run([PROGRAM, "serve", "--http", "--port", str(self.port), "--stop-after", "5"], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("Address already in use", done.stderr)

    def test_another_method_is_named(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", "/v1/legal")
        self.assertEqual(connection.getresponse().getheader("Allow"), "POST")
        connection.close()

    def test_a_method_that_the_library_does_not_know_is_named(self) -> None:
        for method, path, expected in [("QUERY", "/v1/legal?phase=S1901M", (405, "POST")), ("LINK", "/health", (405, "GET")), ("QUERY", "/nowhere", (400, None))]:
            with self.subTest(f"{method} {path}"):
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
                connection.request(method, path, "{}")
                response = connection.getresponse()
                self.assertEqual((response.status, response.getheader("Allow")), expected)
                self.assertEqual(response.getheader("Connection"), "close")  # the rest would be taken for a request
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
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("QUERY", "/v1/maps?x=1")
        connection.getresponse()
        connection.close()
        lines = [json.loads(line) for line in self.log.read_text().splitlines()]
        self.assertIn(("QUERY", "/v1/maps", 405), {(line["method"], line["path"], line["status"]) for line in lines})
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
