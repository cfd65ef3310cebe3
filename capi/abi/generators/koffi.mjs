// Node through koffi: load(DESCRIPTION, LIBRARY, koffi) has every constant and function of the header under its name.
// Members of enums are their names (flags are numbers), structs are objects, bytes are Uint8Array, positions BigUint64Array.
import { readFileSync } from "node:fs";
export function load(description, library, koffi) {
  const d = JSON.parse(readFileSync(description, "utf8")), lib = koffi.load(library), it = {}, calls = {};
  const by_name = (items, value) => Object.fromEntries(items.map((each) => [each.name, value(each)]));
  const plain = by_name([...d.types, ...d.enums], (each) => each.type), handles = by_name(d.handles, (each) => each);
  const enums = by_name(d.enums.filter((each) => !each.flags), (each) => each.members), structs = by_name(d.structs, (each) => each);
  Object.assign(it, by_name([...d.constants, ...d.enums.flatMap((each) => each.members)], (each) => each.value));
  const base = (p) => p.type.replace(/const |\*/g, ""), is_pointer = (p) => p.type.endsWith("*");
  const c_type = (name) => structs[name]?.made ?? plain[name] ?? (handles[name] ? "void *" : name === "void" ? "uint8_t" : name);
  const field = (m) => m.elements ? koffi.array(c_type(m.type), m.elements, m.type === "char" ? "String" : "Array") : c_type(m.type);
  for (const s of d.structs) s.made = koffi.struct(s.name, by_name(s.members, field));
  const number = (p, value) => enums[p.is] ? it[value] ?? value : value, kept = ["value", "handle", "struct", "text", "bytes", "array"];
  const word = (p, value) => enums[p.is]?.find((each) => each.value === value)?.name ?? value;
  const each = (how, p, value) => structs[base(p)] ? by_name(structs[base(p)].members, (m) => how(m, value[m.name])) : how(p, value);
  const size = (p) => koffi.sizeof(c_type(base(p))), bytes = (p, count) => new Uint8Array(new ArrayBuffer(size(p) * count));
  const text = (octets) => new TextDecoder().decode(octets), finalize = new FinalizationRegistry(([free, pointer]) => free(pointer));
  const taken = (p) => p.role === "position" || (p.direction !== "out" && !p.of);
  function given(p, value) {  // by the caller
    if (value === null && is_pointer(p) && !p.nullable) throw new TypeError(`${p.name} is null`);
    if (value === null || p.role === "text") return value && new TextEncoder().encode(value);
    if (!["array", "struct"].includes(p.role)) return p.role === "handle" ? value.pointer : number(p, value);
    const all = [value].flat(), made = bytes(p, all.length);
    return all.forEach((one, i) => koffi.encode(made, i * size(p), c_type(base(p)), each(number, p, one))), made;
  }
  function memory(p, owner, values, known) {  // for what comes back; or the length, capacity or size of another argument
    const counts = owner?.role === "position" ? known[p.of].byteLength : known[p.of]?.length / size(owner ?? p);
    if (owner && p.direction === "in") return p.role === "element_size" ? size(owner) : counts;
    const room = new Function(...Object.keys(values), `return ${p.elements ?? (p.capacity ? 65536 : 1)}`), made = bytes(p, room(...Object.values(values)));
    if (structs[base(p)]?.versioned) koffi.encode(made, "uint32_t", size(p));
    return made;
  }
  function result(p, known, lender) {
    const made = known[p.name], count = p.length ? Number(koffi.decode(known[p.length], "size_t")) : made.length / size(p);
    if (p.role === "text" || p.role === "bytes") return p.role === "text" ? text(made.slice(0, count)) : made.slice(0, count);
    if (p.role === "array") return koffi.decode(made, c_type(base(p)), count).map((one) => each(word, p, one));
    return p.role === "handle" ? handle(p, koffi.decode(made, "void *"), lender) : each(word, p, koffi.decode(made, c_type(base(p))));
  }
  function handle(p, pointer, lender) {
    const kind = handles[base(p)], made = pointer && { pointer, lender: p.owned || lender };
    if (pointer && p.owned) finalize.register(made, [calls[kind.free], pointer]);
    const octets = p.holds && koffi.decode(calls[kind.data](pointer), "uint8_t", Number(calls[kind.length](pointer)));
    return !p.holds ? made : p.holds === "text" ? text(octets) : octets;
  }
  for (const { name, returns, parameters } of d.functions) {
    const [type, ...types] = [returns, ...parameters].map((p) => is_pointer(p) ? p.lifetime && p.role === "text" ? "str" : "void *" : c_type(base(p)));
    const call = calls[name] = lib.func(name, type, types), owners = by_name(parameters, (p) => p);
    const inputs = parameters.filter(taken), outputs = parameters.filter((p) => p.direction !== "in" && !p.of && kept.includes(p.role));
    it[name] = (...all) => {
      const values = by_name(inputs, (p) => all[inputs.indexOf(p)]), known = {};
      for (const p of parameters) known[p.name] = taken(p) ? given(p, values[p.name]) : memory(p, owners[p.of], values, known);
      const returned = call(...Object.values(known)), results = () => outputs.map((p) => result(p, known, all));
      if (returns.role !== "status") return returns.role === "handle" ? handle(returns, returned, all) : word(returns, returned);
      if (returned) throw new Error(`${word(returns, returned)}: ${known.error && result(owners.error, known).message}`);
      return outputs.length > 1 ? results() : results()[0];
    };
  }
  return it;
}
