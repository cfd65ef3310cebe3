#!/usr/bin/env python3
"""Makes enums.go from entente.json, the description of the C interface. Functions and structs are those of the C header.

usage: generate.py DESCRIPTION            writes the file
       generate.py DESCRIPTION --check    fails if the file is not what the description says
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from description import main, words  # noqa: E402

NUMBERS = {"uint32_t": "uint32", "int32_t": "int32"}
INITIALISMS = {"abi", "daide", "datc", "json", "mdf", "svg"}
HEAD = """// Made by generate.py from the description of the C interface. DO NOT EDIT.

package entente
"""


def camel(name):
    return "".join(word.upper() if word in INITIALISMS else word.capitalize() for word in name.lower().split("_"))


def comment(text, indent=""):
    return [f"{indent}// {line}".rstrip() for line in text.splitlines()]


def constant(name, word):
    if name == "Status":
        return "Ok" if word == "OK" else "Err" + camel(word)
    return name + camel(word)


def enum(each):
    """A type, its constants, and the library's word for each."""
    name = camel(each["name"].partition("_")[2])
    members = [(constant(name, word), member) for word, member in words(each)]
    text = " ".join(each["comment"].split())
    lines = [*comment(f"{name}: {text}"), f"type {name} {NUMBERS[each['type']]}", "", "const ("]
    for one, member in members:
        said = " ".join(member["comment"].split())
        # Behind a comment gofmt wants no columns.
        lines += comment(said or f"{one}.", "\t") + [f"\t{one} {name} = {member['value']}"]
    lines += [")", ""]
    if each["words"] is not None:
        lines += ["// String is the library's word, which JSON has too; a number that the library does not know is \"unknown\".",
                  f"func (value {name}) String() string {{", f"\treturn wordOf({each['words']}, uint32(value))", "}", ""]
    if each["words"] is not None and not each["flags"]:
        lines += ["// MarshalText makes the word the text in JSON.",
                  f"func (value {name}) MarshalText() ([]byte, error) {{", "\treturn []byte(value.String()), nil", "}", "",
                  "// UnmarshalText reads the word in any case. Errors: ErrNotFound.",
                  f"func (value *{name}) UnmarshalText(word []byte) error {{", f"\tnumber, err := findWord({each['words']}, word)",
                  "\tif err == nil {", f"\t\t*value = {name}(number)", "\t}", "\treturn err", "}", ""]
    return "\n".join(lines)


def text(described):
    return "\n".join([HEAD, *(enum(each) for each in described["enums"] if each["part"] == "core")])


if __name__ == "__main__":
    sys.exit(main(HERE / "enums.go", text))
