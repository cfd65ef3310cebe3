"""Makes a LuaJIT module. usage: luajit.py DESCRIPTION > entente.lua; then require("entente")(LIBRARY)"""
from description import D, ENUMS, HANDLES, STRUCTS, base, case_of, columns

HEAD = """return function(path) local C, M, names, is, lenders = ffi.load(path), {}, {}, {}, setmetatable({}, {__mode = "k"})
package.loaded[path] = C -- the library stays until all handles are freed
local function need_(pointer, name) return pointer or error(name .. " is nil", 3) end
local function keep_(value, lender) if type(value) == "cdata" then lenders[value] = lender end return value end
local function list_(array, count) local all = {} for i = 1, tonumber(count) do all[i] = keep_(array[i - 1], array) end return all end
local function text_(at) if at ~= nil then return ffi.string(at) end end
local function octets_(text, data, length) return ffi.string(data(text), length(text)) end
local function check_(status, message) if status ~= 0 then error(names.entente_status[status] .. ": " .. (message or ""), 3) end end
function M.word(struct, of, member) return names[is[of][member]][tonumber(struct[member])] end"""
c_type = lambda p: base(p).replace("void", "uint8_t")
declared = lambda each: f"{each['type']} {each['name']}"

def handle(p, at, lender):
    kind = HANDLES[base(p)]
    made = f"ffi.gc({at}, C.{kind['free']})" if p["owned"] else f"keep_({at}, {lender})"
    return f"octets_({made}, C.{kind['data']}, C.{kind['length']})" if "holds" in p else made

def pieces(p, owner, lender):
    """What the caller gives, what is done before the call, the argument, what comes back."""
    n, t, role, of = p["name"], c_type(p), p["role"], p.get("of")
    if case_of(p) == "size":
        size = f'ffi.sizeof("{c_type(owner)}")' if owner["role"] != "position" else 1
        counted = f"#{of}" if owner["role"] in ("text", "bytes") and role == "length" else f"ffi.sizeof({of}) / {size}"
        return "", "", size if role == "element_size" else counted, ""
    if case_of(p) == "given":
        before = f'need_({n}, "{n}")' if "*" in p["type"] and not p["nullable"] else ""
        return n, before + f' {n} = ffi.new("{t}[?]", #{n}, {n})' * (role == "array"), n, ""
    if case_of(p) == "buffer":
        count = f"{p['length']}[0]" if "length" in p else p["elements"]
        back = f"{'list_' if role == 'array' else 'ffi.string'}({n}, {count})"
        return "", f'local {n} = ffi.new("{t}[?]", {p.get("elements", 4096)})', n, back
    if role in ("struct", "error"):
        size = f', {{ffi.sizeof("{t}")}}' if STRUCTS[t]["versioned"] else ""
        return "", f'local {n} = ffi.new("{t}"{size})', n, n * (role == "struct")
    back = handle(p, f"{n}[0]", lender) if role == "handle" else f"{n}[0]" * (role == "value")
    return "", f'local {n} = ffi.new("{t}{"*" * (role == "handle")}[1]")', n, back

def wrapper(f):
    (taken, before, at, back), held = columns(f, pieces, 4)
    role, message = f["returns"]["role"], "ffi.string(error.message)" if "error" in at else "nil"
    returned = "text_(returned)" if role == "text" else handle(f["returns"], "returned", held[0]) if role == "handle" else "returned"
    call = f"local returned = C.{f['name']}({', '.join(at)})" + f" check_(returned, {message})" * (role == "status")
    return f"function M.{f['name']}({', '.join(taken)}) {' '.join(before)} {call} return {', '.join(back or [returned])} end"

print('local ffi = require("ffi")', "ffi.cdef[[", *(f"typedef {declared(each)};" for each in (*D["types"], *D["enums"])), sep="\n")
print(*(f"typedef struct {name} {name};" for name in HANDLES), sep="\n")
for s in D["structs"]:
    members = (declared(m) + (f"[{m['elements']}];" if "elements" in m else ";") for m in s["members"])
    print("typedef struct {", *members, f"}} {s['name']};")
for f in D["functions"]: print(f"{f['returns']['type']} {f['name']}({', '.join(map(declared, f['parameters']))});")
print("]]", HEAD, sep="\n")
print(*(f"M.{each['name']} = {each['value']}" for each in (*D["constants"], *(m for e in D["enums"] for m in e["members"]))), sep="\n")
for e in D["enums"]: print(f"names.{e['name']} = {{{', '.join('[%d]=%r' % (m['value'], m['name']) for m in e['members'])}}}")
for s in D["structs"]: print(f"is.{s['name']} = {{{', '.join('%s=%r' % (m['name'], m['is']) for m in s['members'] if m.get('is') in ENUMS)}}}")
print(*map(wrapper, D["functions"]), "return M end", sep="\n")
