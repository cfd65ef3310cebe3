"""The schemas of capi/docs/json, and what documents show of them.

Uses the validator `jsonschema` (Debian: python3-jsonschema, 4.10 or later).
"""

import json
import pathlib
import re

import jsonschema
from jsonschema import Draft202012Validator, validators

FOLDER = pathlib.Path(__file__).parents[2] / "docs" / "json"


def load():
    """By name ("result") the schema, without the "$schema" by which validators would leave our own class."""
    schemas = {}
    for file in sorted(FOLDER.glob("*.schema.json")):
        schema = json.loads(file.read_text(encoding="utf-8"))
        if schema.pop("$schema") != Draft202012Validator.META_SCHEMA["$id"] or schema["$id"] != file.name:
            raise ValueError(f"{file}: expected $schema of 2020-12, and the file's name as $id")
        Draft202012Validator.check_schema(schema)
        schemas[file.name.removesuffix(".schema.json")] = schema
    return schemas


def _validator(validator_class, schema, schemas):
    """A validator that finds the other schemas, by either of the two ways that the package had for this."""
    try:
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012
    except ImportError:
        store = {each["$id"]: each for each in schemas.values()}
        return validator_class(schema, resolver=jsonschema.RefResolver(schema["$id"], schema, store))
    resources = [(each["$id"], DRAFT202012.create_resource(each)) for each in schemas.values()]
    return validator_class(schema, registry=Registry().with_resources(resources))


def parts(schema, path=""):
    """Every object in a schema that may be a schema, with its path."""
    if isinstance(schema, dict):
        yield path, schema
        for key, value in schema.items():
            if key not in ("const", "enum", "required", "dependentRequired"):
                yield from parts(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from parts(value, f"{path}/{index}")


class Validation:
    """Validates documents, and keeps which members and words they had (shown)."""

    def __init__(self, schemas):
        self.schemas = schemas
        self.shown = set()  # (identity of a part of a schema, a member or word of it)
        self.used = set()  # names of schemas
        keywords = {"properties": self._properties, "enum": self._enum, "anyOf": self._any_of, "oneOf": self._one_of}
        self._class = validators.extend(Draft202012Validator, keywords)
        self._validators = {name: _validator(self._class, schema, schemas) for name, schema in schemas.items()}

    def errors(self, name, document):
        return list(self._validators[name].iter_errors(document))

    def check(self, name, document):
        """The first fault of a document as text or None, and what the document showed."""
        before, self.shown = self.shown, set()
        errors = self.errors(name, document)
        own, self.shown = self.shown, before
        if errors:
            worst = jsonschema.exceptions.best_match(errors)
            return f"{name}: {worst.json_path}: {worst.message[:300]}", set()
        self.used.add(name)
        self.shown |= own
        return None, own

    def _properties(self, validator, properties, instance, schema):
        if isinstance(instance, dict):
            self.shown.update((id(schema), member) for member in properties if member in instance)
        return Draft202012Validator.VALIDATORS["properties"](validator, properties, instance, schema)

    def _enum(self, validator, words, instance, schema):
        self.shown.add((id(schema), instance if isinstance(instance, (str, bool)) else str(instance)))
        return Draft202012Validator.VALIDATORS["enum"](validator, words, instance, schema)

    # Of alternatives only those that hold show anything.
    def _alternatives(self, validator, choices, instance, most):
        before, kept, faults, holding = self.shown, set(), [], 0
        for index, choice in enumerate(choices):
            self.shown = set()
            found = list(validator.descend(instance, choice, schema_path=index))
            faults += found
            holding += not found
            kept |= set() if found else self.shown
        self.shown = before | kept
        if not 1 <= holding <= most:
            yield jsonschema.ValidationError(f"{holding} of {len(choices)} alternatives hold", context=faults)

    def _any_of(self, validator, choices, instance, schema):
        return self._alternatives(validator, choices, instance, len(choices))

    def _one_of(self, validator, choices, instance, schema):
        return self._alternatives(validator, choices, instance, 1)


def members_and_words(schemas):
    """(file, path, member or word, identity of the part) of everything that a document could show."""
    for name, schema in schemas.items():
        for path, part in parts(schema):
            if path.endswith("/properties"):
                continue
            for member in part.get("properties", {}):
                yield name, path, member, id(part)
            for word in part.get("enum", []):
                yield name, path, word if isinstance(word, str) else str(word), id(part)


# ---- Mutants ----

_OTHERS = {dict: [], list: {}, str: 7, int: "7", float: "7", bool: "true", type(None): [None]}
_DROPPED = object()


def mutants(name, document, tried):
    """The document with one fault: a member dropped or added, a value of another kind or out of range. `tried` keeps what was
    done to other documents of the schema, so that the same is not done to all."""
    root = [document]
    for holder, key, path in list(_places(root, "")):
        value = holder[key]
        changes = list(_changes(value)) + ([_DROPPED] if isinstance(holder, dict) else [])
        for number, change in enumerate(changes):
            if (name, path, type(value), number) in tried:
                continue
            tried.add((name, path, type(value), number))
            if change is _DROPPED:
                rest = {other: holder[other] for other in holder if other != key}
                kept = dict(holder)
                holder.clear()
                holder.update(rest)
                yield root[0]
                holder.clear()
                holder.update(kept)
            else:
                holder[key] = change
                yield root[0]
                holder[key] = value


def _changes(value):
    yield _OTHERS[type(value)]
    if isinstance(value, str):
        yield from ("", "no such word", "a/b")
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, (int, float)):
        yield from (-2, value + 0.25, value + 1e7, value - 1e7)
    elif isinstance(value, list):
        yield from ([], value + value, value + [0])
        if all(isinstance(item, int) for item in value):
            yield value * 300
    elif isinstance(value, dict):
        yield {**value, "no such key": 1}


def _places(value, path):
    """(holder, key, path) of every value in it, innermost first; in paths keys that are names or places are alike."""
    pairs = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    for key, child in pairs:
        below = f"{path}.{key if isinstance(key, str) and not key.isupper() else '*'}"
        yield from _places(child, below)
        yield value, key, below


def refusals(errors):
    """(identity of the part, keyword, what of it) of everything that refused a document."""
    for error in errors:
        if error.validator == "required":
            missing = next((m for m in error.validator_value if repr(m) in error.message), None)
            yield id(error.schema), "required", missing
        else:
            yield id(error.schema), error.validator, None
        yield from refusals(error.context)


KEYWORDS = ("type", "maxItems", "maxProperties", "enum", "const", "pattern", "minimum", "maximum", "minLength", "minItems", "uniqueItems", "multipleOf",
            "additionalProperties", "unevaluatedProperties", "dependentRequired")  # fmt: skip


def references(schemas, name):
    """The names of the schemas that a schema refers to, itself among them."""
    found, new = set(), {name}
    while new:
        found |= new
        texts = [json.dumps(schemas[each]) for each in new]
        new = {file for text in texts for file in re.findall(r'"([a-z-]+)\.schema\.json', text)} - found
    return found


def constraints(schemas):
    """(file, path, keyword, what, identity) of all that a document can break."""
    for name, schema in schemas.items():
        for path, part in parts(schema):
            if path.endswith("/properties"):
                continue
            for member in part.get("required", []):
                yield name, path, "required", member, id(part)
            for keyword in KEYWORDS:
                if keyword in part and not (keyword == "additionalProperties" and part[keyword] is not False):
                    yield name, path, keyword, None, id(part)
