"""What the public header declares, as clang 14 reads it.

Declarations and annotations come from clang's JSON syntax tree, sizes, offsets and values from the same tree of a probe
that is compiled for each target, macros from the preprocessor. Comments are taken from the text beside a declaration,
because the tree holds them only as parsed by clang, without blanks, empty lines and backslashes. The header includes
nothing but what a freestanding compiler brings along, so no target needs a system of its own.

A typedef directly above an enum names it. A part is one header: "core" is entente.h, "press" is press.h.

No role of a parameter is decided here: roles.py.
"""

import json
import os
import re
import subprocess
import tempfile

TARGETS = {"lp64": "x86_64-linux-gnu", "i386": "i386-linux-gnu", "wasm32": "wasm32-unknown-unknown"}
PREFIX = "entente_"
_KINDS = {"INDEX": "index", "MASK": "mask", "BOOLEAN": "boolean"}


class HeaderError(Exception):
    """Something in the header that the description has no words for; the message names it."""


def _clang(clang, target, *options, text=None):
    command = [clang, "-target", TARGETS[target], "-x", "c", "-std=c99", "-ffreestanding", "-nostdlibinc", "-w"]
    command += ["-DENTENTE_STATIC", *options]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise HeaderError(f"clang does not understand it:\n{done.stderr}")
    return done.stdout


def _tree(clang, target, *options, text=None):
    dump = ["-DENTENTE_DESCRIBE", "-fsyntax-only", "-Xclang", "-ast-dump=json"]
    return json.loads(_clang(clang, target, *dump, *options, text=text))


def _place(location):
    """The place in the header's own text: where a macro is used, not where it is defined."""
    return location.get("expansionLoc", location)


def _value(node):
    """The value of an enumerator, which may stand below a conversion."""
    while node["kind"] != "ConstantExpr":
        node = node["inner"][0]
    return int(node["value"])


def _own_nodes(tree):
    """Declarations of the header itself, without those of the headers that it includes."""
    for node in tree["inner"]:
        place = _place(node["loc"])
        if "offset" in place and "includedFrom" not in place:
            yield node


class Comments:
    """Comments beside declarations."""

    def __init__(self, text):
        self._text = text

    @staticmethod
    def _plain(comment):
        text = re.sub(r"[ \t]*\n[ \t]*\* ?", "\n", comment).strip()
        return "" if text.startswith("----") else text  # a heading

    def before(self, offset):
        """The comment in lines of its own directly above."""
        above = self._text[: self._text.rfind("\n", 0, offset) + 1]
        found = re.search(r"^[ \t]*/\*((?:(?!\*/).)*)\*/\n\Z", above, re.S | re.M)
        return self._plain(found[1]) if found else ""

    def after(self, offset):
        """The comment that follows on the same line."""
        found = re.match(r"[;,]?[ \t]*/\*((?:(?!\*/).)*)\*/", self._text[offset:], re.S)
        return self._plain(found[1]) if found else ""

    def heading(self, offset):
        """The heading of the section, up to a colon."""
        found = re.findall(r"^/\* -{4} ([^:\n]*?)(?::.*)? -+ \*/$", self._text[:offset], re.M)
        return found[-1] if found else ""

    def touches(self, end, begin):
        """Whether a declaration that begins at `begin` stands on the line below one that ends at `end`."""
        return self._text[end:begin].count("\n") == 1


def _type(text):
    return re.sub(r" +(?=\*)", "", text)


def _end(node):
    place = _place(node["range"]["end"])
    return place["offset"] + place["tokLen"]


def _read(path):
    """The text of a header; one that it builds upon stands before it already."""
    with open(path, encoding="ascii") as file:  # clang counts bytes
        return re.sub(r'^#include "entente/.*\n', "", file.read(), flags=re.M)


class Header:
    """The declarations, in the sequence of the header, as lists of dictionaries. Numbers are there after `measure`."""

    def __init__(self, paths, clang):
        self._clang = clang
        self.parts, self._text = [], ""
        for path in paths:
            name = os.path.basename(path)
            part = os.path.splitext(name)[0]
            self.parts.append({"name": "core" if not self.parts else part, "header": f"entente/{name}", "_place": len(self._text)})
            self._text += _read(path)
        self._file = tempfile.NamedTemporaryFile("w", suffix=".h", encoding="ascii")
        self._file.write(self._text)
        self._file.flush()
        self._path = path = self._file.name
        self._comments = Comments(self._text)
        self.constants = self._macros()
        self.types, self.enums, self.handles, self.structs, self.functions = [], [], [], [], []
        self._records = {}
        self._function_end = self._type_end = None
        for node in _own_nodes(_tree(clang, "lp64", path)):
            self._take(node)

    def _take(self, node):
        name = node.get("name", PREFIX if node["kind"] == "EnumDecl" else "")
        if not name.startswith(PREFIX):
            raise HeaderError(f"{name or 'a ' + node['kind'] + ' without a name'} does not begin with {PREFIX}")
        take = {
            "EnumDecl": self._enumerators,
            "FunctionDecl": self._function,
            "RecordDecl": self._record,
            "TypedefDecl": self._typedef,
        }.get(node["kind"])
        if take is None:
            raise HeaderError(f"{name} is a {node['kind']}, which no description has words for")
        take(node)

    def _part(self, place):
        """The name of the part that has the declaration at a place of the text."""
        return [part["name"] for part in self.parts if part["_place"] <= place][-1]

    def _words(self, node, about, known):
        """The ENTENTE_ words on a declaration, each with what stands in its brackets, if anything does."""
        words = {}
        for each in node.get("inner", []):
            if each["kind"] == "AnnotateAttr":
                place = _place(each["range"]["begin"])["offset"]
                used = re.match(r"ENTENTE_(\w+)(?:\(([^()]*)\))?", self._text[place:])
                words[used[1]] = used[2]
        for word in words.keys() - known:
            raise HeaderError(f"{about}: ENTENTE_{word} says nothing here")
        return words

    def _macros(self):
        """Macros that stand for a number, which the probe will tell; the type is that of the cast."""
        defined = _clang(self._clang, "lp64", "-E", "-dM", self._path)
        with_text = set(re.findall(r"^#define (ENTENTE_\w+) \S", defined, re.M))
        constants = []
        for found in re.finditer(r"^#define (ENTENTE_\w+) .*$", self._text, re.M):
            if found[1] in with_text:
                value_end = found.start() + len(re.sub(r"\s*/\*.*", "", found[0]))
                comment = self._comments.after(value_end) or self._comments.before(found.start())
                cast = re.search(r" \(\((\w+)\)", found[0])
                if cast is None:
                    raise HeaderError(f"{found[1]} has no type: ((type)value) gives it one")
                described = {"name": found[1], "part": self._part(found.start()), "type": cast[1]}
                constants.append({**described, "comment": comment})
        return constants

    def _enumerators(self, node):
        """The members of an enum; the typedef above it is its type from now on."""
        members = []
        for each in node["inner"]:
            if each["kind"] == "EnumConstantDecl":
                members.append({"name": each["name"], "comment": self._comments.after(_end(each))})
        begin = _place(node["range"]["begin"])["offset"]
        if self._type_end is None or not self._comments.touches(self._type_end, begin):
            raise HeaderError(f"the enum of {members[0]['name']} has no type: a typedef directly above it names it")
        self._type_end = None
        named = self.types.pop()
        if named["kind"] not in ("number", "flags"):
            raise HeaderError(f"{named['name']} is an enum, so it is no {named['kind']}")
        named["flags"] = named.pop("kind") == "flags"
        self.enums.append({**named, "members": members})

    def _record(self, node):
        members = []
        for each in node.get("inner", []):
            if each["kind"] == "FieldDecl":
                members.append(self._member(node["name"], each))
        self._records[node["name"]] = members if node.get("completeDefinition") else None

    def _member(self, struct, node):
        found = re.fullmatch(r"([\w *]+?)(?:\[(\d+)\])?", node["type"]["qualType"])
        if found is None or node.get("isBitfield"):
            raise HeaderError(f"{struct}.{node.get('name')} cannot be a member: {node['type']['qualType']}")
        comment = self._comments.after(_end(node)) or self._comments.before(_place(node["range"]["begin"])["offset"])
        elements = {"elements": int(found[2])} if found[2] else {}
        words = self._words(node, f"{struct}.{node['name']}", {"IS"})
        return {"name": node["name"], "type": _type(found[1].strip()), **elements, "comment": comment, "words": words}

    def _typedef(self, node):
        name, of = node["name"], node["type"]["qualType"]
        begin = _place(node["range"]["begin"])["offset"]
        described = {"name": name, "part": self._part(begin), "comment": self._comments.before(begin)}
        if of == f"struct {name}":
            members = self._records[name]
            if members is None:
                self.handles.append(described)
            else:
                versioned = members[0]["name"] == "struct_size"
                self.structs.append({**described, "versioned": versioned, "members": members})
        elif "(*)" in of:
            raise HeaderError(f"{name} is a pointer to a function, which no description has words for")
        else:
            self._number(node, described, _type(of))

    def _number(self, node, described, of):
        """A type of numbers, and what its words say of them; an enum may follow."""
        words = self._words(node, described["name"], {*_KINDS, "FLAGS"})
        if len(words) > 1:
            raise HeaderError(f"{described['name']} cannot be both {' and '.join(words)}")
        word = next(iter(words), "")
        kind = _KINDS.get(word, "flags" if word else "number")
        self.types.append({**described, "type": of, "kind": kind, **({"of": words[word]} if kind == "mask" else {})})
        self._type_end = _end(node)

    def _function(self, node):
        begin = _place(node["range"]["begin"])["offset"]
        own = [self._comments.before(begin), self._comments.after(_end(node))]
        comment = " ".join(each for each in own if each)
        shares = self._function_end is not None and self._comments.touches(self._function_end, begin)
        if not comment and shares and not node["name"].endswith("_free"):  # one comment for functions that stand together
            comment = self.functions[-1]["comment"]
        inner = [each for each in node.get("inner", []) if each["kind"] == "ParmVarDecl"]
        parameters = [self._parameter(node["name"], each) for each in inner]
        returns = _type(node["type"]["qualType"].split("(")[0].strip())
        described = {"name": node["name"], "part": self._part(begin), "section": self._comments.heading(begin), "comment": comment}
        self.functions.append({**described, "returns": returns, "parameters": parameters})
        self._function_end = _end(node)

    def _parameter(self, function, node):
        if "name" not in node:
            raise HeaderError(f"{function} has a parameter without a name")
        about = f"{function}: `{node['name']}`"
        words = self._words(node, about, {"NULLABLE", "INOUT", "COUNT", "IS", "BYTES"})
        return {"name": node["name"], "type": _type(node["type"]["qualType"]), "words": words}

    def statuses(self):
        """Names of the errors, in the sequence of their numbers."""
        named = [member["name"] for enum in self.enums for member in enum["members"]]
        return [each for each in named if each.startswith("ENTENTE_ERR_")]

    def measure(self):
        """Adds values of constants, and for each target sizes, alignments and offsets of structs."""
        numbered = [*self.constants, *(member for enum in self.enums for member in enum["members"])]
        questions = [each["name"] for each in numbered]
        for struct in self.structs:
            questions += [f"sizeof({struct['name']})", f"_Alignof({struct['name']})"]
            questions += [f"__builtin_offsetof({struct['name']}, {each['name']})" for each in struct["members"]]
        answers = {target: self._probe(questions, target) for target in TARGETS}
        for each in numbered:
            each["value"] = answers["lp64"][each["name"]]
        for struct in self.structs:
            name = struct["name"]
            struct["size"] = {target: answers[target][f"sizeof({name})"] for target in TARGETS}
            struct["alignment"] = {target: answers[target][f"_Alignof({name})"] for target in TARGETS}
            for each in struct["members"]:
                question = f"__builtin_offsetof({name}, {each['name']})"
                each["offset"] = {target: answers[target][question] for target in TARGETS}

    def _probe(self, questions, target):
        """The values of constant expressions, as the compiler finds them when they are enumerators."""
        probes = [f"probe_{i} = ({question})," for i, question in enumerate(questions)]
        text = "\n".join(["enum {", *probes, "};", ""])
        tree = _tree(self._clang, target, "-include", os.path.abspath(self._path), "-", text=text)
        found = [each for each in tree["inner"][-1]["inner"] if each["kind"] == "EnumConstantDecl"]
        return {question: _value(each) for question, each in zip(questions, found, strict=True)}
