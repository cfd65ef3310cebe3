#!/usr/bin/env python3
"""Finds words that the project does not use, in comments, names and texts, and folders that the plan does not have.

usage: check_words.py CHECKOUT

words.txt beside this script has the words, what to write instead, and the files in which a word is allowed, with the reason.
"""
import collections
import os
import pathlib
import re
import sys

WORDS = pathlib.Path(__file__).with_name("words.txt")
# Sources and pages. Data is as other tools and rule books write it: cases, maps, games, corpora.
C_ENDINGS = (".h", ".c", ".cc", ".inc", ".def")
SCRIPT_ENDINGS = (".py", ".sh", ".cmake", "CMakeLists.txt")
PAGE_ENDINGS = (".md",)
FOREIGN = ("datc_tests/COMPLIANCE.md", ".ci/house/check_words.py", ".ci/house/words_test.py")

C_PART = re.compile(r"""(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<text>R"(?P<mark>\w*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+')""",
                    re.DOTALL)
SCRIPT_PART = re.compile(r"""(?P<comment>(?:^|(?<=\s))\#[^\n]*)|(?P<text>\"{3}(?:.|\n)*?\"{3}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')""", re.MULTILINE)

Word = collections.namedtuple("Word", "name pattern places instead")
Allowed = collections.namedtuple("Allowed", "name path is_to_do")


def parts(path, text):
    """(place, offset, piece) of a file: "comment", "text" or "code"."""
    if path.endswith(PAGE_ENDINGS):
        yield "comment", 0, text
        return
    end = 0
    for match in (C_PART if path.endswith(C_ENDINGS) else SCRIPT_PART).finditer(text):
        yield "code", end, text[end:match.start()]
        yield ("comment" if match.group("comment") else "text"), match.start(), match.group()
        end = match.end()
    yield "code", end, text[end:]


def read_rules(text):
    """The words, the permissions and the folders of words.txt."""
    words, allowed, folders = [], [], {}
    for line in text.splitlines():
        kind, *rest = [field.strip() for field in line.split(" | ")]
        if kind == "word":
            name, pattern, places, instead = rest
            words.append(Word(name, re.compile(pattern), places.split(), instead))
        elif kind == "allow":
            names, path, reason = rest
            assert reason, line
            allowed += [Allowed(name, path, reason == "to do") for name in names.split()]
        elif kind == "folders":
            folders[rest[0]] = set(rest[1].split())
        else:
            assert not kind or kind.startswith("#"), line
    assert {each.name for each in allowed} <= {word.name for word in words}
    return words, allowed, folders


def is_checked(path):
    return path.endswith(C_ENDINGS + SCRIPT_ENDINGS + PAGE_ENDINGS) and path not in FOREIGN


def word_faults(path, text, rules):
    words, allowed, _ = rules
    passed = {each.name for each in allowed if path.startswith(each.path)}
    for place, offset, piece in parts(path, text):
        for word in words:
            if word.name in passed or place not in word.places:
                continue
            for match in word.pattern.finditer(piece):
                line = 1 + text.count("\n", 0, offset + match.start())
                yield f"{path}:{line}: \"{match.group()}\" in {place}: write {word.instead}"


def unused_permissions(files, rules):
    """Permissions for words that their files no longer have. Those marked "to do" may lag behind."""
    words, allowed, _ = rules
    by_name = {word.name: word for word in words}
    for each in allowed:
        if each.is_to_do:
            continue
        alone = ([by_name[each.name]], [], {})
        if not any(any(word_faults(path, text, alone)) for path, text in files.items() if path.startswith(each.path)):
            yield f"words.txt: {each.path} has no \"{each.name}\" any more"


def folder_faults(paths, rules):
    """Folders that the plan does not have: below each folder that words.txt lists."""
    for parent, known in rules[2].items():
        below = [path[len(parent) + 1:] for path in paths if path.startswith(parent + "/")]
        found = {path.split("/")[0] for path in below if "/" in path}
        for name in sorted(found - known):
            yield f"{parent}/{name}: no such folder in the plan (words.txt)"
        for name in sorted(known - found):
            yield f"words.txt: there is no folder {parent}/{name}"


def faults(paths, files, rules):
    """paths: of all files; files: text by path, of those that are checked."""
    for path in sorted(files):
        yield from word_faults(path, files[path], rules)
    yield from unused_permissions(files, rules)
    yield from folder_faults(paths, rules)


def read_files(root):
    """The paths of all files, and the texts of those that are checked, by path."""
    paths, found = [], {}
    for folder, folders, files in os.walk(root):
        folders[:] = [f for f in folders if f == ".ci" or not (f.startswith(".") or f in ("build", "corpus", "__pycache__"))]
        for name in files:
            path = os.path.relpath(os.path.join(folder, name), root)
            paths.append(path)
            if is_checked(path):
                with open(os.path.join(root, path), encoding="utf-8") as file:
                    found[path] = file.read()
    return paths, found


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__.strip())
    found = list(faults(*read_files(sys.argv[1]), read_rules(WORDS.read_text(encoding="utf-8"))))
    print("\n".join(found) or "every word and folder is of the plan")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
