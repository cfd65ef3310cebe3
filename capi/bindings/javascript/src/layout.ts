// How structs of the C interface lie in memory, and how they become objects.

/** An enum of the C interface: the numbers of its names. */
export type Numbers = Readonly<Record<string, number>>;
/** A member: its offset, its type, and for numbers the enum that names them or `true` for yes and no, for arrays their length. */
export type Member = readonly [offset: number, type: string | Layout<any>, meaning?: Numbers | true | number];
export interface Layout<T> {
  readonly size: number;
  /** It begins with its own size. */
  readonly sized: boolean;
  readonly members: { readonly [K in keyof T]-?: Member };
}

const named = new Map<Numbers, Map<number, string>>();

/** The name of a number; one that only a newer library has is "unknown_7". */
export function nameOf(numbers: Numbers, value: number): string {
  let names = named.get(numbers);
  if (names === undefined) named.set(numbers, (names = new Map(Object.entries(numbers).map(([name, each]) => [each, name]))));
  return names.get(value) ?? `unknown_${value}`;
}

/** The number of a name in any case, with "_" or "-". Errors: RangeError that lists the names. */
export function numberOf(numbers: Numbers, name: string): number {
  const value = numbers[name] ?? numbers[String(name).replaceAll("-", "_").toLowerCase()];
  if (typeof value !== "number") throw new RangeError(`"${name}" is not known: expected one of ${Object.keys(numbers).join(", ")}`);
  return value;
}

/** What kind of value it is, for errors: "undefined", "number", "Uint8Array". */
export function kindOf(value: unknown): string {
  return typeof value === "object" && value !== null ? (value.constructor?.name ?? "object") : value === null ? "null" : typeof value;
}

/** Refuses options that a method does not have, of those that it did not take. Errors: TypeError. */
export function refuseOthers(rest: object, ...known: readonly string[]): void {
  for (const name in rest) {
    const names = known.join(", ");
    throw new TypeError(name === "0" ? `options are an object with ${names}, not a text or a list` : `"${name}" is no option here: expected ${names}`);
  }
}

const decoder = new TextDecoder();

/** The text in some bytes. */
export const decode = (bytes: Uint8Array): string => decoder.decode(bytes);

function number(view: DataView, type: string, at: number): number | bigint {
  switch (type) {
    case "u8": return view.getUint8(at);
    case "u16": return view.getUint16(at, true);
    case "u32": return view.getUint32(at, true);
    case "i32": return view.getInt32(at, true);
    case "u64": return view.getBigUint64(at, true);
    default: return view.getBigInt64(at, true);
  }
}

function value(view: DataView, [offset, type, meaning]: Member, from: number): unknown {
  const at = from + offset;
  if (typeof type !== "string") return readStruct(view, type, at);
  if (type === "char") {
    const bytes = new Uint8Array(view.buffer, at, meaning as number);
    const end = bytes.indexOf(0);
    return decode(end < 0 ? bytes : bytes.subarray(0, end));
  }
  if (typeof meaning === "number") return Array.from(new Uint8Array(view.buffer, at, meaning));
  const plain = number(view, type, at);
  return meaning === undefined ? plain : meaning === true ? plain !== 0 : nameOf(meaning, plain as number);
}

/** The struct at an address, as an object. */
export function readStruct<T>(view: DataView, layout: Layout<T>, at: number): T {
  const made = {} as T;
  for (const name in layout.members) made[name] = value(view, layout.members[name], at) as T[typeof name];
  return made;
}

/** Writes members of a struct to memory that holds zeros. Errors: RangeError for an unknown name of an enum, or too long a text. */
export function writeStruct<T>(view: DataView, layout: Layout<T>, at: number, values: Partial<T>): void {
  if (layout.sized) view.setUint32(at, layout.size, true);
  for (const name in values) {
    const [offset, type, meaning] = layout.members[name] as Member;
    const given = values[name] as unknown;
    if (type === "char") {
      const text = new TextEncoder().encode(given as string);
      if (text.length >= (meaning as number)) throw new RangeError(`"${given as string}" is longer than ${(meaning as number) - 1} bytes`);
      new Uint8Array(view.buffer, at + offset).set(text);
    } else if (type === "u64") {
      view.setBigUint64(at + offset, given as bigint, true);
    } else {
      const plain = typeof meaning === "object" ? numberOf(meaning, given as string) : Number(given);
      if (type === "u8") view.setUint8(at + offset, plain);
      else if (type === "u16") view.setUint16(at + offset, plain, true);
      else view.setUint32(at + offset, plain, true);
    }
  }
}
