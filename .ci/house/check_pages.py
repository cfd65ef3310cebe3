#!/usr/bin/env python3
"""Checks the pages of a checkout: links lead somewhere, pages find each other, and files that they name exist.

usage: check_pages.py CHECKOUT
       check_pages.py --links FOLDER      only the links: of installed pages
"""
import os
import re
import sys

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
# `engine/movement/resolver.h`, `movement/resolver.h`, `movement/`, `map_check.cc`
NAMED = re.compile(r"`([a-z.][\w.]*(?:/[\w.]+)*(?:/|\.(?:h|cc|def|inc|py|sh|md|cmake|json|txt)))`")
# Elsewhere than in the engine's page only names that begin with one of these must be those of files.
TOP = ("engine/", "capi/", "datc_tests/", "bench/", "maps/", ".ci/")

CHECKED_AT_NIGHT = ("datc_tests/COVERAGE.md", "datc_tests/MUTANTS.md")


def prose(text):
    return FENCE.sub("", text)


def anchors(text):
    """The anchors of a page's headings, as GitHub makes them."""
    plain = (re.sub(r"[`*\[\]()]", "", heading).lower() for heading in HEADING.findall(prose(text)))
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}


def link_faults(page, pages, exists):
    for link in LINK.findall(prose(pages[page])):
        path, _, anchor = link.partition("#")
        if "://" in link:
            continue
        target = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
        if not exists(target):
            yield f"{page}: the link {link} leads nowhere"
        elif anchor and anchor not in anchors(pages.get(target, "")):
            yield f"{page}: {target} has no heading for {link}"


def name_faults(page, pages, exists, names):
    """Files that a page names and that are not there, from the root or from engine/. In the engine's page also file names
    without a folder: of no file in engine/ or capi/."""
    if page in CHECKED_AT_NIGHT:
        return
    is_engine = page == "engine/README.md"
    for name in sorted(set(NAMED.findall(prose(pages[page])))):
        if not (is_engine or name.startswith(TOP)) or exists(name) or exists("engine/" + name):
            continue
        if "/" in name or name not in names:
            yield f"{page}: there is no file {name}"


def shape_faults(page, pages):
    """Of a page for users: it begins with an example, and README and page lead to each other."""
    text = pages[page]
    if "```" not in text.partition("\n## ")[0]:
        yield f"{page}: does not begin with an example"
    if "(../../README.md)" not in text:
        yield f"{page}: has no link to the README"
    if f"({page}" not in pages["README.md"]:
        yield f"README.md: has no link to {page}"


def faults(pages, exists, names):
    for page in sorted(pages):
        yield from link_faults(page, pages, exists)
        yield from name_faults(page, pages, exists, names)
        if re.match(r"^capi/docs/[^/]*\.md$", page):
            yield from shape_faults(page, pages)


def file_names(root):
    """The names of all files of the engine and the C interface."""
    return {name for folder in ("engine", "capi") for _, _, files in os.walk(os.path.join(root, folder)) for name in files}


def read_pages(root):
    found = {}
    for folder, folders, files in os.walk(root):
        folders[:] = [f for f in folders if f not in ("build", ".git")]
        for name in files:
            if name.endswith(".md"):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    found[os.path.relpath(path, root)] = file.read()
    return found


def main():
    if len(sys.argv) == 1 or "--help" in sys.argv:
        sys.exit(__doc__.strip())
    links_alone = "--links" in sys.argv
    root, pages = sys.argv[-1], read_pages(sys.argv[-1])

    def exists(path):
        return os.path.exists(os.path.join(root, path))

    if links_alone:
        found = [fault for page in sorted(pages) for fault in link_faults(page, pages, exists)]
    else:
        found = list(faults(pages, exists, file_names(root)))
    print("\n".join(found) or "every link and name is right")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
