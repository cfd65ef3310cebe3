#!/usr/bin/env python3
"""Makes openapi.json, the description of the HTTP service, from the schemas of capi/docs/json.

    openapi.py            writes it
    openapi.py --check    fails if it is not current
"""

import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
SCHEMAS = HERE.parents[1] / "docs" / "json"
OUTPUT = HERE / "openapi.json"

GAME_OR_PHASE = ["phase", "game"]
PHASE = {"name": "phase", "in": "query", "description": "Of a game: the name of the phase, S1901M; without it the first.",
         "schema": {"type": "string"}}
ORDER = {"name": "order", "in": "query", "description": "An order or a unit: A PAR - BUR, A PAR.", "schema": {"type": "string"}}
MODE = {"name": "mode", "in": "query", "description": "A way to vote, as in entente vote --mode.",
        "schema": {"type": "string", "enum": None}}

# path -> what it does, schemas of the body, of the answer, parameters
POSTS = {
    "/v1/adjudicate": ("Adjudicates a phase, or each phase of a game.", GAME_OR_PHASE, "result", []),
    "/v1/legal": ("Lists the legal orders of every unit.", GAME_OR_PHASE, "legal", []),
    "/v1/explain": ("Explains why orders ended as they did.", GAME_OR_PHASE, "explanation", [PHASE, ORDER]),
    "/v1/advise": ("Warns of what is odd about orders before the deadline.", GAME_OR_PHASE, "advice", [PHASE]),
    "/v1/votes": ("Counts the votes for a draw.", ["ballot"], "draw", [MODE]),
    "/v1/replay": ("Adjudicates a recorded game again and reports every difference.", ["game"], "replay", []),
    "/v1/render": ("Draws the board of a phase as SVG.", GAME_OR_PHASE, None, [PHASE, ORDER]),
}
ERRORS = {"400": "The body or a parameter cannot be read: what, where, and what was expected.", "405": "Another method is expected.",
          "413": "The body, unpacked, is too long.", "414": "The path with its query is too long.",
          "415": "The body is a form (multipart/form-data) and not JSON, or in another Content-Encoding than gzip or deflate.", "500": "A fault of the service.", "501": "This build lacks the part."}


def place(name: str) -> str:
    return f"#/components/schemas/{name}"


def moved(value: object, name: str) -> object:
    """The schema with references as they are inside one document."""
    if isinstance(value, list):
        return [moved(each, name) for each in value]
    if not isinstance(value, dict):
        return value
    made = {}
    for key, each in value.items():
        if key == "$ref":
            file, _, rest = each.partition("#")
            of = file.removesuffix(".schema.json") or name
            made[key] = place(of) + rest
        elif key not in ("$schema", "$id", "$comment"):
            made[key] = moved(each, name)
    return made


def used(names: set) -> dict:
    """The schemas of these names and all that they refer to."""
    made: dict = {}
    waiting = sorted(names)
    while waiting:
        name = waiting.pop()
        if name in made:
            continue
        made[name] = moved(json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8")), name)
        waiting += re.findall(r'"#/components/schemas/([\w-]+)', json.dumps(made[name]))
    return dict(sorted(made.items()))


def content(schemas: list) -> dict:
    references = [{"$ref": place(name)} for name in schemas]
    return {"application/json": {"schema": references[0] if len(references) == 1 else {"anyOf": references}}}


def post(what: str, body: list, answer: "str | None", parameters: list, modes: list) -> dict:
    given = [{**each, "schema": {**each["schema"], "enum": modes}} if each is MODE else each for each in parameters]
    right = content([answer]) if answer else {"image/svg+xml": {"schema": {"type": "string"}}}
    responses = {"200": {"description": "The answer.", "content": right}}
    for status, description in ERRORS.items():
        responses[status] = {"description": description, "content": content(["refusal"])}
    operation = {"summary": what, "requestBody": {"required": True, "content": content(body)}, "responses": responses}
    return {"post": {**({"parameters": given} if given else {}), **operation}}


def get(what: str, kind: str, schema: dict) -> dict:
    responses = {"200": {"description": "The answer.", "content": {kind: {"schema": schema}}},
                 "405": {"description": ERRORS["405"], "content": content(["refusal"])}}
    return {"get": {"summary": what, "responses": responses}}


def voting_modes() -> list:
    text = (SCHEMAS / "words.schema.json").read_text(encoding="utf-8")
    return json.loads(text)["$defs"]["draw_policy"]["enum"]


def description() -> dict:
    paths = {path: post(*entry, voting_modes()) for path, entry in POSTS.items()}
    health = {"type": "object", "required": ["status", "version"],
              "properties": {"status": {"const": "ok"}, "version": {"type": "string"}}}
    maps = {"type": "object", "required": ["maps"], "properties": {"maps": {"type": "array", "items": {"type": "string"}}}}
    paths["/v1/maps"] = get("Lists the shipped maps.", "application/json", maps)
    paths["/health"] = get("Says that the service answers.", "application/json", health)
    paths["/metrics"] = get("Counters in the text form of Prometheus.", "text/plain", {"type": "string"})
    paths["/openapi.json"] = get("This description.", "application/json", {"type": "object"})
    names = {name for _, body, answer, _ in POSTS.values() for name in [*body, answer] if name} | {"refusal"}
    return {"openapi": "3.1.0",
            "info": {"title": "Entente", "version": "1", "license": {"name": "MIT", "identifier": "MIT"},
                     "description": "Adjudicates the board game Diplomacy. Every answer follows from its request alone."},
            "paths": paths, "components": {"schemas": used(names)}}


def main() -> int:
    text = json.dumps(description(), ensure_ascii=False, separators=(",", ":")) + "\n"
    if "--check" not in sys.argv:
        OUTPUT.write_text(text, encoding="utf-8")
    elif OUTPUT.read_text(encoding="utf-8") != text:
        print("capi/cli/http/openapi.json is not current: run capi/cli/http/openapi.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
