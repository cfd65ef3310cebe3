#!/usr/bin/env python3
"""Makes src/Declared.php and src/Enums.php from entente.json. usage: generate.py DESCRIPTION [--check]"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import description  # noqa: E402  (of the folder above)

HEAD = ["<?php", "", "declare(strict_types=1);", "", "namespace Entente;", ""]


def core(described):
    """The description without the parts that libentente alone does not have: FFI::cdef wants every function."""
    kept = {name: [each for each in described[name] if each.get("part", "core") == "core"]
            for name in ("types", "enums", "constants", "structs", "handles", "functions")}
    return {**described, **kept}


def size(struct):
    return struct["size"]["lp64"] if isinstance(struct["size"], dict) else struct["size"]


def declared(described):
    described = core(described)
    return "\n".join([
        *HEAD, "/**", " * Numbers, structs and functions of the C interface, made by generate.py from its description. Do not edit.", " *",
        " * @internal", " */", "final class Declared", "{", f"    public const VERSION = '{described['version']}';",
        f"    public const SONAME = '{description.sonames(described)[-1]}';",
        *(f"    public const {name} = {value};" for name, value in description.constants(described)),
        "    /** Of each struct that carries its size: the size. */", "    public const SIZES = [",
        *(f"        '{each['name']}' => {size(each)}," for each in described["structs"] if each["versioned"]), "    ];",
        "    public const C = <<<'C'", description.c_text(described), "C;", "}", ""])


def php_name(name):
    return "".join(word.capitalize() for word in name.split("_")[1:])


def case(name):
    return "".join(word.capitalize() for word in name.split("_"))


def enum(each):
    name, words = php_name(each["name"]), description.words(each)
    comment = each["comment"].split("\n")[0] or name
    return ["", "/** " + comment.replace("*/", "") + " */", f"enum {name}: int", "{", "    use Word;", "",
            f"    private const WORDS = {description.words_number(each, 'null')};", "",
            *(f"    case {case(word)} = {member['value']};" for word, member in words), "}"]


def enums(described):
    lines = [*HEAD, "// The enums of the library, made by generate.py from its description. Do not edit."]
    for each in core(described)["enums"]:
        lines += enum(each)
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(max(description.main(HERE / "src" / file, made) for file, made in (("Declared.php", declared), ("Enums.php", enums))))
