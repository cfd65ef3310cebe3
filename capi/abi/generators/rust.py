"""Makes a Rust module, upon support.rs. usage: rust.py DESCRIPTION > entente.rs"""
import pathlib, re
from description import D, ENUMS, HANDLES, base, case_of, columns, numbers

RUST = numbers("i8 i16 i32 i64", "u8 u16 u32 u64", "u8", "usize")
plain = lambda p: base(p) if base(p).startswith("entente_") else RUST[base(p)]
stars = lambda p: "*mut " * p["type"].count("*") + ("c_void" if base(p) in HANDLES else plain(p))

def handle(p, at):
    made, kind = f"{base(p)}({at}, {str(p['owned']).lower()}, PhantomData)", HANDLES[base(p)]
    read, typed = f"octets_of({made}, c::{kind['data']}, c::{kind['length']})", f"{base(p)}<'{'static' if p['owned'] else 'a'}>"
    return {"text": (f"string_of(&{read})", "String"), "bytes": (read, "Vec<u8>")}.get(p.get("holds"), (made, typed))

def pieces(p, owner, _):  # what the caller gives, what comes before the call, the argument, what comes back and its type
    n, t, role, case = p["name"], plain(p), p["role"], case_of(p)
    if case == "size":
        counted = f"{p['of']}.len()" + " * 8" * (owner["role"] == "position")
        return "", "", f"size_of::<{plain(owner)}>()" if role == "element_size" else counted, "", ""
    if case == "given":
        lent = "&" if p["direction"] == "in" or role == "handle" else "&mut "
        kind = {"text": "&str", "position": f"{lent}[u64]", "handle": f"&'a {t}<'a>", "struct": lent + t, "value": t}.get(role, f"&[{t}]")
        at = {"value": n, "handle": f"{n}.0", "struct": f"{n} as *const _ as *mut _"}.get(role, f"{n}.as_ptr() as *mut _")
        kind, at = (f"Option<{kind}>", f"{n}.map_or(null_mut(), |{n}| {at})") if p["nullable"] else (kind, at)
        return f"{n}: {kind}", "", at, "", ""
    made, at, back = f"{t}::new()", f"&mut {n}", (n, t) if role in ("value", "struct") else ("", "")
    if case == "buffer":
        count = re.sub(r"\[(\w+)\]", r"[\1 as usize]", p.get("elements", "65536"))
        made, at, cut = f"vec![zeroed::<{t}>(); ({count}) as usize]", f"{n}.as_mut_ptr()", f"{n}[..{p.get('length', '')}]"
        back = (f"string_of(&{cut})", "String") if role == "text" else (f"{cut}.to_vec()", f"Vec<{t}>")
    elif role == "handle": made, back = "null_mut::<c_void>()", handle(p, n)
    elif role in ("value", "length"): made = f"zeroed::<{t}>()"
    return "", f"let mut {n} = {made};", at, *back

def wrapper(f):
    if f["name"] in [h[each] for h in D["handles"] for each in ("free", "data", "length")]: return ""
    (taken, before, at, back, kinds), _ = columns(f, pieces, 5)
    role, value, kind = f["returns"]["role"], ", ".join(back), ", ".join(kinds)
    alone = {"text": ("text_of(returned)", "Option<String>"), "nothing": ("", "()")}.get(role, ("returned", stars(f["returns"])))
    failure = f"Err((returned, string_of({'&error.message' if '&mut error' in at else '&[]'})))"
    if role == "status": value, kind = f"if returned.0 == 0 {{ Ok(({value})) }} else {{ {failure} }}", f"Result<({kind}), Failure>"
    elif not back: value, kind = handle(f["returns"], "returned") if role == "handle" else alone
    call = f"{' '.join(before)} let returned = c::{f['name']}({', '.join(at)}); {value}"
    return f"pub fn {f['name']}<'a>({', '.join(taken)}) -> {kind} {{ unsafe {{ {call} }} }}"

print(pathlib.Path(__file__).with_name("support.rs").read_text())
for each in D["types"]: print(f"pub type {each['name']} = {RUST[each['type']]};")
for each in D["constants"]: print(f"pub const {each['name']}: {plain(each)} = {each['value']};")
for e in D["enums"]:
    print(f"enumeration!({e['name']}, {RUST[e['type']]}", *(f", {m['name']} = {m['value']}" for m in e["members"]), ");")
for s in D["structs"]:
    fields = (f", {m['name']}: {f'[{plain(m)}; %d]' % m['elements'] if 'elements' in m else plain(m)}" for m in s["members"])
    print(f"structure!({s['name']}, {s['size']['lp64']}, {str(s['versioned']).lower()}", *fields, ");")
    packed = [m for m in s["members"] if m.get("is") in ENUMS and m["type"] not in ENUMS]
    for m in packed: print(f"impl {s['name']} {{ pub fn {m['name']}(&self) -> {m['is']} {{ {m['is']}(self.{m['name']} as _) }} }}")
for h in D["handles"]: print(f"handle!({h['name']}, {h['free']});", f"unsafe impl Sync for {h['name']}<'_> {{}}" * (h["threads"] == "any"))
print('mod c { use super::*; extern "C" {')
for f in D["functions"]:
    returned = "()" if f["returns"]["role"] == "nothing" else stars(f["returns"])
    print(f"pub fn {f['name']}({', '.join(p['name'] + ': ' + stars(p) for p in f['parameters'])}) -> {returned};")
print("} }", *map(wrapper, D["functions"]), sep="\n")
