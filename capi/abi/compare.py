#!/usr/bin/env python3
"""Whether programs compiled with an old header run with the library of a new one.

usage: compare.py OLD_DESCRIPTION NEW_DESCRIPTION
       compare.py --same CANDIDATE NEW_DESCRIPTION

Parts, functions, types, constants, structs and members of enums may be added; members may be added at the end of structs
that carry their size or whose arrays pass it, and in place of reserved ones. Anything else that changed is printed, with
exit code 1; so is an addition to a description of the same version, which is released without it. A part whose
abi_version is 0 is not frozen: one of a library of its own may change with the SONAME of that library, one of the library
entente at any time. With --same every difference is printed, an addition too, and
the last line says how to accept it.
"""

import json
import pathlib
import sys

_MEANING = ("type", "is", "role", "direction", "owned", "lifetime", "holds")
_MEANING += ("length", "capacity", "element_size", "elements", "of")
_FACTS = ("part", "type", "kind", "of", "flags", "value", "free", "retain", "data", "length", "threads", "header")
_NOT_COMPARED = ("comment", "errors", "section", "since", "version")


def _by_name(items):
    return {item["name"]: item for item in items}


def _facts(item):
    """What a type, constant, member of an enum, handle or part is, without its comment."""
    return [item.get(key) for key in _FACTS]


def _changed(old, new):
    """What a caller relies on and is not the same any more."""
    lost = [key for key in _MEANING if old.get(key) != new.get(key)]
    return lost + ["nullable"] if old.get("nullable") and not new.get("nullable") else lost


def _enum_breaks(old, new):
    if _facts(old) != _facts(new):
        yield f"{old['name']} is something else"
    yield from _list_breaks(old["members"], new["members"])


def _list_breaks(old, new):
    """Of what must stay as it is."""
    now = _by_name(new)
    for before in old:
        name, after = before["name"], now.get(before["name"])
        if after is None:
            yield f"{name} is gone"
        elif not name.endswith("ABI_VERSION") and _facts(before) != _facts(after):
            yield f"{name} is something else"


def _function_breaks(old, new):
    if old["part"] != new["part"]:
        yield f"{old['name']} is of another part"
    for key in _changed(old["returns"], new["returns"]):
        yield f"{old['name']} returns something else ({key})"
    if [each["name"] for each in old["parameters"]] != [each["name"] for each in new["parameters"]]:
        yield f"{old['name']} has other parameters"
        return
    for before, after in zip(old["parameters"], new["parameters"]):
        for key in _changed(before, after):
            yield f"{old['name']}: `{before['name']}` is something else ({key})"


def _struct_breaks(old, new, may_grow):
    name, members = old["name"], _by_name(new["members"])
    reserved = [each for each in old["members"] if each["name"].startswith("reserved")]
    for each in old["members"]:
        if each not in reserved and each["name"] not in members:
            yield f"{name}.{each['name']} is gone"
    for target, size in old["size"].items():
        shrunk = new["size"][target] < size
        if shrunk or (new["size"][target] > size and not may_grow):
            yield f"{name} is of another size on {target}"
        known = {each["name"]: each for each in old["members"] if each not in reserved}
        free = {each["offset"][target] for each in reserved}
        for each in new["members"]:
            before = known.get(each["name"])
            if before is None:
                if each["offset"][target] < size and each["offset"][target] not in free:
                    yield f"{name}.{each['name']} lies where something else was on {target}"
            elif before["offset"][target] != each["offset"][target]:
                yield f"{name}.{each['name']} lies elsewhere on {target}"
            elif any(before.get(key) != each.get(key) for key in ("type", "elements", "is")):
                yield f"{name}.{each['name']} is of another type"


def _growing(description):
    """Structs that may grow at the end."""
    growing = {struct["name"] for struct in description["structs"] if struct["versioned"]}
    for function in description["functions"]:
        for parameter in function["parameters"]:
            if isinstance(parameter.get("element_size"), str):
                growing.add(parameter["type"].removeprefix("const ").rstrip("*"))
    return growing


def facts(description):
    """A description without comments and what follows from them."""
    if isinstance(description, dict):
        return {key: facts(value) for key, value in description.items() if key not in _NOT_COMPARED}
    return [facts(each) for each in description] if isinstance(description, list) else description


def _is_named(value):
    return isinstance(value, list) and value and all(isinstance(each, dict) and "name" in each for each in value)


def differences(old, new, about=""):
    """One sentence for everything that is not the same in two descriptions."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys([*old, *new]):
            yield from differences(old.get(key), new.get(key), f"{about}: {key}" if about else key)
    elif _is_named(old) and _is_named(new):
        then, now = _by_name(old), _by_name(new)
        for name in dict.fromkeys([*then, *now]):
            if name in then and name in now:
                yield from differences(then[name], now[name], f"{about}: {name}")
            else:
                yield f"{about}: {name} is {'new' if name in now else 'gone'}"
        if about.endswith("parameters") and list(then) != list(now) and then.keys() == now.keys():
            yield f"{about} stand in another sequence"
    elif old != new:
        yield f"{about} was {json.dumps(old)}, is {json.dumps(new)}"


def _part_breaks(old, new):
    """Libraries that lost a part."""
    now = _by_name(new)
    for part in old:
        for library in part["libraries"]:
            if part["name"] in now and library not in now[part["name"]]["libraries"]:
                yield f"{library} has no part {part['name']} any more"


def _renamed(old, new):
    """The libraries that have another SONAME or are gone."""
    now = {each["name"]: each["soname"] for each in new["libraries"]}
    return {each["name"] for each in old["libraries"] if now.get(each["name"]) != each["soname"]}


def _breaks_of(part, old, new):
    """One sentence for everything of a part that an old program relies on and does not find."""
    growing = _growing(old)
    for kind in ("types", "constants", "handles"):
        yield from _list_breaks([each for each in old[kind] if each["part"] == part], new[kind])
    for kind in ("enums", "structs", "functions"):
        now = _by_name(new[kind])
        for before in old[kind]:
            name, after = before["name"], now.get(before["name"])
            if before["part"] != part:
                continue
            if after is None:
                yield f"{name} is gone"
            elif kind == "functions":
                yield from _function_breaks(before, after)
            elif kind == "enums":
                yield from _enum_breaks(before, after)
            else:
                yield from _struct_breaks(before, after, name in growing)


def breaks(old, new):
    """One sentence for everything that an old program relies on and does not find."""
    yield from _part_breaks(old["parts"], new["parts"])
    yield from _list_breaks(old["parts"], new["parts"])
    renamed = _renamed(old, new)
    frozen = old["libraries"][0]["name"]
    if frozen in renamed:
        yield f"{frozen} has another SONAME or is gone"
    for part in old["parts"]:
        is_frozen = part["abi_version"] != 0
        if not is_frozen and (frozen in part["libraries"] or renamed.issuperset(part["libraries"])):
            continue
        found = list(_breaks_of(part["name"], old, new))
        yield from found
        if found and not is_frozen:
            yield f"{part['name']} may change, if {', '.join(part['libraries'])} gets a new SONAME: see capi/CMakeLists.txt"


def additions(old, new):
    """What was added to a version that is released without it."""
    if old["version"] is None or old["version"] != new["version"]:
        return
    found = list(differences(facts(old), facts(new)))
    yield from found
    if found:
        yield f"{old['version']} is released: give CMakeLists.txt the version to come, in which this is new"


def main():
    must_equal = sys.argv[1:2] == ["--same"]
    paths = [pathlib.Path(path) for path in sys.argv[1 + must_equal :]]
    if len(paths) != 2:
        sys.exit(__doc__.strip())
    old, new = (json.loads(path.read_text(encoding="utf-8")) for path in paths)
    found = list(dict.fromkeys(differences(facts(old), facts(new)) if must_equal else [*breaks(old, new), *additions(old, new)]))
    if found and must_equal:
        build = paths[1].resolve().parents[2]
        found.append(f"If this is meant: capi/abi/candidate.py {build}, and say in CHANGELOG.md, under ABI, what changed.")
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
