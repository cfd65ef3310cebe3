#!/usr/bin/env python3
"""Makes the TypeScript types of capi/docs/json from the schemas.

usage: typescript.py            writes capi/docs/json/entente-json.d.ts
       typescript.py --check    says whether it is up to date
"""

import json
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).parents[2] / "docs" / "json"
FILE = FOLDER / "entente-json.d.ts"
SHARED = ("common", "words")  # whose parts have names of their own
ATOMS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = "// The JSON that Entente reads and writes. Made by capi/tests/json/typescript.py from the schemas beside this file.\n"


def type_name(*words):
    return "".join(part.capitalize() for word in words for part in re.split(r"[-_]", word))


class Writer:
    def __init__(self, schemas):
        self.schemas = schemas

    def all(self):
        blocks = [HEAD]
        for file, schema in self.schemas.items():
            if file not in SHARED:
                blocks.append(self.declaration(type_name(file), schema, file))
            for name, part in schema.get("$defs", {}).items():
                blocks.append(self.declaration(self.part_name(file, name), part, file))
        return "\n".join(blocks)

    @staticmethod
    def part_name(file, name):
        return type_name(name) if file in SHARED else type_name(file, name)

    def declaration(self, name, schema, file):
        return f"{comment(schema, '')}export type {name} = {self.type_of(schema, file, '')};\n"

    def referred(self, reference, file):
        target, _, path = reference.partition("#/$defs/")
        target = target.removesuffix(".schema.json") or file
        return self.part_name(target, path) if path else type_name(target)

    def type_of(self, schema, file, indent):
        """The type of a schema: what all its parts ask for."""
        parts = [self.referred(schema["$ref"], file)] if "$ref" in schema else []
        parts += [self.type_of(part, file, indent) for part in schema.get("allOf", [])]
        for choices in (schema.get("anyOf"), schema.get("oneOf")):
            told = [choice for choice in choices or [] if set(choice) & {"$ref", "type", "const", "enum"}]
            if told:
                parts.append(" | ".join(dict.fromkeys(self.type_of(choice, file, indent) for choice in told)))
        if "enum" in schema or "const" in schema:
            words = schema["enum"] if "enum" in schema else [schema["const"]]
            parts.append(" | ".join(json.dumps(word) for word in words))
        elif "properties" in schema or schema.get("type") == "object":
            parts.append(self.object_type(schema, file, indent))
        elif "type" in schema:
            kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
            parts.append(" | ".join(self.kind(kind, schema, file, indent) for kind in kinds))
        if len(parts) < 2:
            return parts[0] if parts else "unknown"
        return " & ".join(f"({part})" if " | " in part else part for part in parts)

    def kind(self, kind, schema, file, indent):
        if kind == "array":
            return f"Array<{self.type_of(schema.get('items', {}), file, indent)}>"
        return self.object_type(schema, file, indent) if kind == "object" else ATOMS[kind]

    def object_type(self, schema, file, indent):
        required, inner = schema.get("required", []), indent + "  "
        lines = []
        for name, part in schema.get("properties", {}).items():
            key = name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)
            optional = "" if name in required else "?"
            lines.append(f"{comment(part, inner)}{inner}{key}{optional}: {self.type_of(part, file, inner)};\n")
        if lines:
            return "{\n" + "".join(lines) + indent + "}"
        if schema.get("maxProperties") == 0:
            return "Record<string, never>"
        return f"Record<string, {self.type_of(schema.get('additionalProperties', {}), file, indent)}>"


def comment(schema, indent):
    return f"{indent}/** {schema['description']} */\n" if "description" in schema else ""


def load():
    files = sorted(FOLDER.glob("*.schema.json"))
    return {file.name.removesuffix(".schema.json"): json.loads(file.read_text(encoding="utf-8")) for file in files}


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__.strip())
    made = Writer(load()).all()
    if sys.argv[1:] != ["--check"]:
        FILE.write_text(made, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != made:
        sys.exit(f"{FILE.name} is not what the schemas say: run capi/tests/json/typescript.py")


if __name__ == "__main__":
    main()
