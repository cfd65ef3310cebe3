"""Makes a Java class for JNA, upon Support.java. usage: jna.py DESCRIPTION > Entente.java"""
from description import D, ENUMS, HANDLES, base, case_of, columns, numbers

PLAIN = numbers("byte short int long", "byte short int long", "byte", "long")
plain = lambda p: PLAIN.get(base(p), base(p))
is_word = lambda p: p.get("is") in ENUMS and not ENUMS[p["is"]]["flags"]
kind = lambda p: p["is"] if is_word(p) else plain(p)
said = lambda p, value: f"{p['is']}.of({value})" if is_word(p) else value

def handle(p, at, lender):
    text, made = HANDLES[base(p)], f"new {base(p)}({at}, {str(p['owned']).lower()}, {lender or 'null'})"
    octets = f"octets({made}, C.C::{text['data']}, C.C::{text['length']})"
    return {"text": (f"string({octets})", "String"), "bytes": (octets, "byte[]")}.get(p.get("holds"), (made, base(p)))

def pieces(p, owner, lender):  # The C type; what the caller gives, what comes before the call, the argument, what it gives, its type.
    n, t, role, of, case = p["name"], plain(p), p["role"], p.get("of"), case_of(p)
    counted = f"{of}.size()" if owner and owner["role"] == "position" else f"{of}_.length"
    if case == "size": return "long", "", "", f"new {base(owner)}().size()" if role == "element_size" else counted, "", ""
    if case == "given":
        c = {"text": "byte[]", "array": f"{t}[]", "bytes": "byte[]", "struct": t, "value": t}.get(role, "Pointer")
        given = {"text": "String", "position": "Memory", "handle": t, "value": kind(p)}.get(role, c)
        before = f'Objects.requireNonNull({n}, "{n}");' if "*" in p["type"] and not p["nullable"] else ""
        at = {"text": f"octets({n})", "handle": f"{n} == null ? null : {n}.at", "value": n + ".value" * is_word(p)}.get(role, n)
        return c, f"{given} {n}", f"{before} {c} {n}_ = {at};", f"{n}_", "", ""
    made, c, back = f"new {t}[1]", f"{t}[]", (said(p, f"{n}_[0]"), kind(p)) if role == "value" else ("", "")
    if case == "buffer":
        made = f"new {t}[(int) ({p.get('elements', 65536)})]" if t in PLAIN.values() else f"({t}[]) new {t}().toArray(1024)"
        cut = f"Arrays.copyOf({n}_, (int) {p['length'] + '_[0]' if 'length' in p else n + '_.length'})"
        back = (f"string({cut})", "String") if role == "text" else (cut, c)
    elif role == "handle": made, c, back = "new PointerByReference()", "PointerByReference", handle(p, f"{n}_.getValue()", lender)
    elif role in ("struct", "error"): made, c, back = f"new {t}()", t, (f"{n}_", t) if role == "struct" else ("", "")
    return c, "", f"var {n}_ = {made};", f"{n}_", *back

def wrapper(f):
    name, returns, role = f["name"], f["returns"], f["returns"]["role"]
    (c, taken, before, at, back, java), held = columns(f, pieces, 6)
    result = "Pointer" if "*" in returns["type"] else "void" if role == "nothing" else plain(returns)
    alone = {"text": ("string(returned)", "String"), "value": (said(returns, "returned"), kind(returns)), "bytes": ("returned", result)}
    value, what = handle(returns, "returned", held[0]) if role == "handle" else alone.get(role, ("", "void"))
    if back: value, what = (back[0], java[0]) if len(back) == 1 else (f"new Object[] {{{', '.join(back)}}}", "Object[]")
    call = f"{'var returned = ' * (role != 'nothing')}C.C.{name}({', '.join(at)}); keep({', '.join(held)});"
    check = f"check(returned, {said(returns, 'returned')}, {'error_.message' if 'error_' in at else 'null'});" if role == "status" else ""
    return (f"{result} {name}({', '.join(f'{each} p{i}' for i, each in enumerate(c))});",
            f"public static {what} {name}({', '.join(taken)}) {{ {' '.join(before)} {call} {check} return {value}; }}")
print("import com.sun.jna.*; import com.sun.jna.ptr.*; import java.util.*; public class Entente extends Support {")
for e in filter(lambda e: not e["flags"], D["enums"]):
    print(f"public enum {e['name']} {{ {', '.join('%s(%d)' % (m['name'], m['value']) for m in e['members'])}; public final int value;")
    print(f"{e['name']}(int value) {{ this.value = value; }} static {e['name']} of(int value) {{ return find(values(), each -> each.value == value); }} }}")
for c in (*D["constants"], *(m for e in D["enums"] if e["flags"] for m in e["members"])):
    print(f"public static final long {c['name']} = {c['value']}L;")
for s in D["structs"]:
    made = lambda m: f"[] {m['name']} = new {plain(m)}[{m['elements']}]" if "elements" in m else f" {m['name']}"
    fields = [f"public {plain(m)}{made(m)};" for m in s["members"]] + ["{ struct_size = size(); }"] * s["versioned"]
    fields += [f"public {m['is']} {m['name']}() {{ return {m['is']}.of({m['name']}); }}" for m in s["members"] if is_word(m)]
    order = ", ".join(f'"{m["name"]}"' for m in s["members"])
    print(f"@Structure.FieldOrder({{{order}}}) public static class {s['name']} extends Structure {{ {' '.join(fields)} }}")
for h in D["handles"]: print(f"public static class {h['name']} extends Handle {{ {h['name']}(Pointer at, boolean owned, Object lender)",
          f"{{ super(at, owned ? C.C::{h['free']} : null, lender); }} }}")
print('interface C extends Library { C C = Native.load(System.getProperty("entente.library"), C.class);')
print(*(part for parts in zip(*map(wrapper, D["functions"])) for part in (*parts, "}")), sep="\n")
