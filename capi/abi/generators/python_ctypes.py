"""Python through ctypes: load(DESCRIPTION, LIBRARY) has every constant, enum and function of the header under its name."""
import ctypes as c, enum, json, types as t
class Failure(Exception): pass
class Handle:
    def __init__(self, pointer, free, lender): self._as_parameter_, self._free, self._lender = c.c_void_p(pointer), free, lender
    def __del__(self): self._free and self._free(self)
class Struct(c.Structure):
    def __getattribute__(self, name): return type(self).kinds.get(name, lambda same: same)(super().__getattribute__(name))

def load(description, library):
    d, lib, it = json.load(open(description, encoding="utf-8")), c.CDLL(library), t.SimpleNamespace()
    types = {f"{u}int{bits}_t": getattr(c, f"c_{u}int{bits}") for u in ("", "u") for bits in (8, 16, 32, 64)}
    types.update(char=c.c_char, void=c.c_char, size_t=c.c_size_t)
    types.update({each["name"]: types[each["type"]] for each in (*d["types"], *d["enums"])})
    kinds, handles = {}, {each["name"]: each for each in d["handles"]}
    for each in d["enums"]:
        kind = enum.IntFlag if each["flags"] else enum.IntEnum
        kinds[each["name"]] = kind(each["name"], [(m["name"], m["value"]) for m in each["members"]])
    vars(it).update({each["name"]: each["value"] for each in d["constants"]}, **{m.name: m for kind in kinds.values() for m in kind})
    for s in d["structs"]:
        fields = [(m["name"], types[m["type"]] * m["elements"] if "elements" in m else types[m["type"]]) for m in s["members"]]
        meant = {m["name"]: kinds[m["is"]] for m in s["members"] if m.get("is") in kinds}
        types[s["name"]] = type(s["name"], (Struct,), {"_fields_": fields, "kinds": meant, "sized": s["versioned"]})
    base = lambda p: p["type"].replace("const ", "").rstrip("*")
    def given(p, value):
        if value is None and "*" in p["type"] and not p["nullable"]: raise TypeError(f"{p['name']} is None")
        if p["role"] == "array": return (types[base(p)] * len(value))(*value)
        return value.encode() if p["role"] == "text" else value if "*" in p["type"] else types[base(p)](value)
    def made(p, known, owner):
        if p["role"] == "element_size": return c.c_size_t(c.sizeof(types[base(owner)]))
        if owner and p["direction"] == "in": return c.c_size_t((c.sizeof if owner["role"] == "position" else len)(known[p["of"]]))
        kind = types.get(base(p), c.c_void_p)
        plain = {name: getattr(value, "value", value) for name, value in known.items()}
        if p["role"] in ("array", "text", "bytes"): return (kind * eval(p.get("elements", "65536"), {}, plain))()
        return kind(c.sizeof(kind)) if getattr(kind, "sized", False) else kind()
    def result(p, value, known):
        value = value.value if isinstance(value, c._SimpleCData) else value
        if p["role"] == "handle":
            handle = value and Handle(value, getattr(lib, handles[base(p)]["free"]) if p["owned"] else None, known)
            if "holds" not in p: return handle
            value = c.string_at(*(getattr(lib, handles[base(p)][each])(handle) for each in ("data", "length")))
        elif "length" in p or "lifetime" in p: value = value and (value[:known[p["length"]].value] if "length" in p else c.string_at(value))
        if "text" in (p["role"], p.get("holds")): return value and value.decode()
        return kinds[p["is"]](value) if p["role"] == "value" and p.get("is") in kinds else value
    def wrapped(f, call):
        owners, returns = {p["name"]: p for p in f["parameters"]}, f["returns"]
        taken = [p for p in f["parameters"] if p["role"] == "position" or p["direction"] != "out" and "of" not in p]
        gives = [p for p in f["parameters"] if p not in taken and "of" not in p and p["role"] != "error"]
        call.restype = c.c_void_p if "*" in returns["type"] else types.get(returns["type"])
        passed = lambda p, value: c.byref(value) if "*" in p["type"] and isinstance(value, (Struct, c._SimpleCData)) else value
        def function(*values):
            known = {p["name"]: given(p, value) for p, value in zip(taken, values, strict=True)}
            for n, p in owners.items(): known[n] = known[n] if n in known else made(p, known, owners.get(p.get("of")))
            status = call(*(passed(p, known[n]) for n, p in owners.items()))
            if returns["role"] == "status" and status: raise Failure(kinds[returns["is"]](status), known["error"].message.decode())
            results = [result(p, known[p["name"]], known) for p in gives] or [result(returns, status, known)]
            return results if len(results) > 1 else results[0]
        return function
    for f in d["functions"]: setattr(it, f["name"], wrapped(f, getattr(lib, f["name"])))
    return it
