#!/usr/bin/env python3
"""Makes the declarations of entente-sys and the enums of the crate from entente.json, the description of the C interface.

usage: generate.py DESCRIPTION            writes the files
       generate.py DESCRIPTION --check    fails if a file is not what the description says
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from description import main, words  # noqa: E402

NUMBERS = {"char": "c_char", "void": "c_void", "size_t": "usize", **{f"{u}int{bits}_t": f"{'u' if u else 'i'}{bits}"
                                                                   for u in ("", "u") for bits in (8, 16, 32, 64)}}
RESERVED = {"in", "type", "match", "ref", "use", "move"}
ENUM_HEAD = """//! The enums of the library, made by generate.py from the description of its C interface. Do not edit.

use crate::{
    error::{Error, Result},
    native::{find_word, words, Word},
};
use entente_sys as sys;
use std::{fmt, str::FromStr};
"""
SYS_HEAD = """// The C interface, made by generate.py from its description. Do not edit.

use std::os::raw::{c_char, c_void};
"""


def comment(text, indent=""):
    return [f"{indent}/// {line}".rstrip() for line in text.splitlines()]


def rust_type(text):
    """`const entente_map**` -> `*mut *const entente_map`."""
    name = text.replace("const", "").replace("*", "").strip()
    stars, made = text.count("*"), NUMBERS.get(name, name)
    if stars:
        made = ("*const " if "const" in text else "*mut ") + made
    return "*mut " * (stars - 1) + made


def member(each):
    name = "r#" + each["name"] if each["name"] in RESERVED else each["name"]
    kind = f"[{rust_type(each['type'])}; {each['elements']}]" if "elements" in each else rust_type(each["type"])
    return [*comment(each["comment"], "    "), f"    pub {name}: {kind},"]


def struct(each):
    """A struct, its size checked, and a function that makes it empty, with its struct_size."""
    name = each["name"]
    sized = f"        made.struct_size = {each['size']['lp64']};\n" if each["versioned"] else ""
    mutable = "mut " if sized else ""
    lines = [*comment(each["comment"]), "#[repr(C)]", "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]",
             f"pub struct {name} {{"]
    for one in each["members"]:
        lines += member(one)
    return "\n".join([*lines, "}", f"const _: () = assert!(std::mem::size_of::<{name}>() == {each['size']['lp64']});",
                      f"impl {name} {{", f"    /// All members 0{' but `struct_size`' if sized else ''}.", "    #[inline]",
                      "    #[must_use]",
                      "    pub fn new() -> Self {", "        // Safety: the struct has numbers only.",
                      f"        let {mutable}made: Self = unsafe {{ std::mem::zeroed() }};", f"{sized}        made", "    }", "}",
                      f"impl Default for {name} {{", "    fn default() -> Self {", "        Self::new()", "    }", "}", ""])


def declarations(described):
    core = {kind: [each for each in described[kind] if each["part"] == "core"]
            for kind in ("types", "enums", "constants", "structs", "handles", "functions")}
    lines = [SYS_HEAD]
    for each in (*core["types"], *core["enums"]):
        lines += [*comment(each["comment"]), f"pub type {each['name']} = {rust_type(each['type'])};"]
        lines += [line for one in each.get("members", ()) for line in
                  (*comment(one["comment"]), f"pub const {one['name']}: {each['name']} = {one['value']};")]
    for each in core["constants"]:
        lines += [*comment(each["comment"]), f"pub const {each['name']}: {rust_type(each['type'])} = {each['value']};"]
    lines += [struct(each) for each in core["structs"]]
    for each in core["handles"]:
        lines += [*comment(each["comment"]), "#[repr(C)]", f"pub struct {each['name']} {{", "    _private: [u8; 0],",
                  "    _not_send: std::marker::PhantomData<(*mut u8, std::marker::PhantomPinned)>,", "}"]
    lines.append('extern "C" {')
    for each in core["functions"]:
        taken = ", ".join(f"{p['name']}: {rust_type(p['type'])}" for p in each["parameters"])
        given = "" if each["returns"]["role"] == "nothing" else f" -> {rust_type(each['returns']['type'])}"
        lines += [*comment(each["comment"], "    "), f"    pub fn {each['name']}({taken}){given};"]
    return "\n".join([*lines, "}", ""])


def camel(name):
    return "".join(word.capitalize() for word in name.lower().split("_"))


def sentence(text):
    """A comment as rustdoc reads it."""
    return " ".join(text.split()).replace("<", "\\<").replace("[", "\\[")


def flags(each):
    name = camel(each["name"].partition("_")[2])
    lines = [*comment(sentence(each["comment"])), "#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]",
             f"pub struct {name}(pub u32);", f"impl {name} {{"]
    for word, one in words(each):
        lines += [*comment(sentence(one["comment"]) or f"{camel(word)}.", "    "),
                  f"    pub const {word}: {name} = {name}({one['value']});"]
    return "\n".join([*lines, "    /// Whether all bits of another set are in this one.", "    #[must_use]",
                      f"    pub fn contains(self, other: {name}) -> bool {{", "        self.0 & other.0 == other.0", "    }", "}",
                      f"impl std::ops::BitOr for {name} {{", f"    type Output = {name};",
                      f"    fn bitor(self, other: {name}) -> {name} {{", f"        {name}(self.0 | other.0)", "    }", "}", ""])


def enum(each):
    name, number = camel(each["name"].partition("_")[2]), rust_type(each["type"])
    named = [(camel(word), one) for word, one in words(each)]
    lines = [*comment(sentence(each["comment"])), "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]", "#[non_exhaustive]",
             f"pub enum {name} {{"]
    for word, one in named:
        lines += [*comment(sentence(one["comment"]) or f"{word}.", "    "), f"    {word},"]
    lines += ["    /// A number of a newer library.", f"    Unknown({number}),", "}", f"impl {name} {{",
              "    /// The number of the C interface.", "    #[must_use]", f"    pub fn number(self) -> {number} {{",
              "        match self {"]
    lines += [f"            {name}::{word} => sys::{one['name']}," for word, one in named]
    lines += [f"            {name}::Unknown(number) => number,", "        }", "    }", "}", f"impl From<{number}> for {name} {{",
              f"    fn from(number: {number}) -> Self {{", "        match number {"]
    lines += [f"            sys::{one['name']} => {name}::{word}," for word, one in named]
    lines += [f"            _ => {name}::Unknown(number),", "        }", "    }", "}"]
    if each["words"] is not None:
        lines += [f"impl Word for {name} {{", "    fn word(self) -> &'static str {",
                  f"        words({each['words']}, self.number())", "    }", "}", f"impl fmt::Display for {name} {{",
                  "    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {", "        f.write_str(self.word())", "    }", "}",
                  f"impl FromStr for {name} {{", "    type Err = Error;", "    fn from_str(word: &str) -> Result<Self> {",
                  f"        find_word({each['words']}, word).map(Self::from)", "    }", "}"]
    return "\n".join([*lines, ""])


def enums(described):
    made = [flags(each) if each["flags"] else enum(each) for each in described["enums"]
            if each["part"] == "core" and each["name"] != "entente_status"]
    return "\n".join([ENUM_HEAD, *made])


if __name__ == "__main__":
    wrong = main(HERE / "entente-sys" / "src" / "declarations.rs", declarations)
    sys.exit(main(HERE / "entente" / "src" / "enums.rs", enums) or wrong)
