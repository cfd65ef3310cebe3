"""What adapters share: the loop that reads requests and writes answers (PROTOCOL.md)."""

import json
import sys


def serve(adapter: object) -> None:
    """Answers each request by the method of its name, until `stop`. A fault of a request is its answer, not the end of the engine."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "stop":
            break
        try:
            answer = getattr(adapter, request["cmd"])(request)
        except Exception as error:
            answer = {"errored": f"{type(error).__name__}: {error}"}
        print(json.dumps({"seq": request["seq"], **answer}), flush=True)
