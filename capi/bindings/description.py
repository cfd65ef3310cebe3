"""What the generators of the languages share: entente.json, the names of its members, its C text, and the check."""

import json
import sys


def words(each):
    """(name without its prefix, member) for each member of an enum: NOT_FOUND of ENTENTE_ERR_NOT_FOUND."""
    return [(member["short"].upper(), member) for member in each["members"]]


def words_number(each, none):
    """The number with which entente_word gives the words of an enum, as text; `none` if it has none."""
    return none if each["words"] is None else str(each["words"])


def constants(described):
    return [(each["name"].replace("ENTENTE_", "", 1), each["value"]) for each in described["constants"]]


def c_text(described):
    """All types and functions as C, for languages that read it."""
    lines = [f"typedef {each['type']} {each['name']};" for each in (*described["types"], *described["enums"])]
    lines += [f"typedef struct {each['name']} {each['name']};" for each in described["handles"]]
    for each in described["structs"]:
        members = (f"{m['type']} {m['name']}" + (f"[{m['elements']}]" if "elements" in m else "") for m in each["members"])
        lines.append(f"typedef struct {{ {'; '.join(members)}; }} {each['name']};")
    for each in described["functions"]:
        taken = ", ".join(f"{p['type']} {p['name']}" for p in each["parameters"])
        lines.append(f"{each['returns']['type']} {each['name']}({taken or 'void'});")
    return "\n".join(lines)


def pascal(name):
    """entente_game_end -> GameEnd, NOT_FOUND -> NotFound."""
    return "".join(word.capitalize() for word in name.removeprefix("entente_").lower().split("_"))


def one_thread(described):
    """The names of handles that serve one thread at a time."""
    return {each["name"] for each in described["handles"] if each["threads"] == "one"}


def sonames(described):
    """The file names of the installed libraries on Linux, the largest first: ["libentente_press.so.1", "libentente.so.1"]."""
    return [each["soname"] for each in reversed(described["libraries"])]


IMPLIED = {"length", "capacity", "element_size", "error"}  # roles of parameters that follow from others, or are the error


def plain(declared):
    """The type behind a pointer: entente_game of const entente_game*."""
    return declared.replace("const ", "").rstrip("*")


def inputs(function):
    """The parameters that a caller gives: also memory that the function writes to, if the caller knows its size."""
    return [each for each in function["parameters"] if each["role"] not in IMPLIED and each not in outputs(function)]


def outputs(function):
    """The parameters that a caller gets: handles, values, structs, and what has (memory, capacity, &length)."""
    return [each for each in function["parameters"] if each["direction"] == "out" and each["role"] not in IMPLIED and "elements" not in each
            and (each["role"] != "position" or "length" in each)]


def main(target, made_of):
    """generate.py DESCRIPTION writes the target, generate.py DESCRIPTION --check fails if it is not what would be written."""
    with open(sys.argv[1], encoding="utf-8") as file:
        made = made_of(json.load(file))
    if sys.argv[2:] != ["--check"]:
        target.write_text(made, encoding="utf-8")
    elif target.read_text(encoding="utf-8") != made:
        print(f"{target.name} is not what the description says: run generate.py entente.json in {target.parent.parent.name}")
        return 1
    return 0
