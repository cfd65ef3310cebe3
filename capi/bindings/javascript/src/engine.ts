// One instance of a module: its memory, and calls with JavaScript's values.

import { ABI_VERSION, ErrorStruct, OrderResultStruct, Status, VERSION, type Functions } from "./declarations.js";
import { errorOf, NotFoundError } from "./errors.js";
import { decode, kindOf, nameOf, readStruct, writeStruct, type Layout } from "./layout.js";

interface Exports extends Functions {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(address: number): void;
  _initialize(): void;
}

/** The functions that take the address of an error last and return a status. */
type Failing = { [N in keyof Functions]: Functions[N] extends (...of: [...infer _, error: number]) => number ? N : never }[keyof Functions];
/** What a function takes before the last `Count` parameters. */
type Before<N extends Failing, Last extends readonly unknown[]> = Parameters<Functions[N]> extends [...infer First, ...Last] ? First : never;
type Scalar = "u8" | "u16" | "u32" | "u64";
type Item<K> = K extends Layout<infer T> ? T : K extends "u64" ? bigint : number;

const sizes = { u8: 1, u16: 2, u32: 4, u64: 8 };
const roomSize = 1 << 16;
const encoder = new TextEncoder();

/** The method that console.log of Node, Bun and Deno calls. */
export const inspect: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/** What console.log shows of an object that has a text: "<Order A PAR - BUR>". */
export function shown(object: object): string {
  const { name } = object.constructor;
  if (object instanceof Handle && object.isFreed) return `<${name}, freed>`;
  const text = object.toString === Object.prototype.toString ? "" : String(object);
  return `<${name}${text && ` ${text}`}>`;
}

/** Refuses functions that a module does not have. */
const missing = new Proxy({}, {
  get(_, name) {
    if (typeof name !== "string" || !name.startsWith("entente_")) return undefined;
    return () => {
      throw errorOf("not_supported", `the core module does not have ${name}: load full.wasm`);
    };
  },
});

export class Engine {
  readonly functions: Functions;
  readonly #exports: Exports;
  readonly #error: number;
  readonly #room: number;
  readonly #cell: number;
  #top = 0;
  #spilled: number[] = [];
  #stopped = false;
  #view: DataView;
  #bytes: Uint8Array;
  readonly #freed = new FinalizationRegistry<[keyof Functions, number]>(([free, pointer]) => this.release(free, pointer));

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
    this.functions = Object.assign(Object.create(missing) as object, instance.exports) as unknown as Functions;
    this.#exports._initialize();
    this.#room = this.#exports.malloc(roomSize);
    this.#error = this.#exports.malloc(ErrorStruct.size);
    this.#cell = this.#exports.malloc(8);
    this.#bytes = new Uint8Array(this.#exports.memory.buffer);
    this.#view = new DataView(this.#exports.memory.buffer);
    const version = this.text(this.functions.entente_version());
    if (this.functions.entente_abi_check(ABI_VERSION) !== 0 || version !== VERSION) {
      throw errorOf("abi_mismatch", `the module is of version ${version}, this package of version ${VERSION}`);
    }
  }

  // Memory. Views are made anew when the memory has grown.

  get bytes(): Uint8Array {
    if (this.#bytes.length === 0) this.#bytes = new Uint8Array(this.#exports.memory.buffer);
    return this.#bytes;
  }

  get view(): DataView {
    if (this.#view.buffer !== this.bytes.buffer) this.#view = new DataView(this.bytes.buffer);
    return this.#view;
  }

  /** Runs calls whose arguments lie in memory that is given back at the end. A module that traps is not called again. */
  run<T>(body: () => T): T {
    if (this.#stopped) throw errorOf("internal", "the module has stopped: call init again");
    const top = this.#top;
    const spilled = this.#spilled.length;
    try {
      return body();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.#stopped = true;
      throw errorOf("out_of_memory", `the module has stopped, most likely without memory: call init again (${error.message})`);
    } finally {
      this.#top = top;
      while (this.#spilled.length > spilled && !this.#stopped) this.#exports.free(this.#spilled.pop()!);
    }
  }

  /** Memory until the end of `run`, aligned to 8 bytes. */
  room(size: number): number {
    const at = this.#top;
    if (at + size <= roomSize) {
      this.#top = (at + size + 7) & ~7;
      return this.#room + at;
    }
    const address = this.#exports.malloc(size) >>> 0;
    if (address === 0) throw errorOf("out_of_memory", `the module has no ${size} bytes left`);
    this.#spilled.push(address);
    return address;
  }

  /** A text in memory, and its length in bytes. */
  put(text: string): [address: number, length: number] {
    if (typeof text !== "string") throw new TypeError(`expected a text, not ${kindOf(text)}`);
    const most = text.length * 3;
    const at = this.room(most);
    return [at, encoder.encodeInto(text, this.bytes.subarray(at, at + most)).written];
  }

  /** Bytes in memory, and their length. */
  copy(bytes: Uint8Array): [address: number, length: number] {
    if (!ArrayBuffer.isView(bytes)) throw new TypeError(`expected a Uint8Array, not ${kindOf(bytes)}`);
    const at = this.room(bytes.length);
    this.bytes.set(bytes, at);
    return [at, bytes.length];
  }

  /** A struct in memory, with zeros in all other members. */
  make<T>(layout: Layout<T>, values: Partial<T> = {}): number {
    const at = this.room(layout.size);
    this.bytes.fill(0, at, at + layout.size);
    writeStruct(this.view, layout, at, values);
    return at;
  }

  /** The struct at an address. */
  read<T>(layout: Layout<T>, at: number): T {
    return readStruct(this.view, layout, at);
  }

  /** An array of numbers in memory, and its length. */
  list(type: Scalar, values: readonly (number | bigint)[]): [address: number, length: number] {
    const at = this.room(values.length * sizes[type]);
    const { buffer } = this.bytes;
    if (type === "u64") new BigUint64Array(buffer, at, values.length).set(values as bigint[]);
    else if (type === "u32") new Uint32Array(buffer, at, values.length).set(values as number[]);
    else new Uint16Array(buffer, at, values.length).set(values as number[]);
    return [at, values.length];
  }

  /** A static text; "" for NULL. */
  text(address: number): string {
    const at = address >>> 0;
    return at === 0 ? "" : decode(this.bytes.subarray(at, this.bytes.indexOf(0, at)));
  }

  // Calls: of the arguments of a function those are given that are no output. All within `run`.

  #status(name: Failing, given: readonly (number | bigint)[]): Status | null {
    const { bytes, functions } = this;
    bytes.fill(0, this.#error, this.#error + 160);
    this.view.setUint32(this.#error, ErrorStruct.size, true);
    const status = (functions[name] as (...given: (number | bigint)[]) => number)(...given, this.#error);
    return status === 0 ? null : (nameOf(Status, status) as Status);
  }

  #fail(status: Status): never {
    const error = readStruct(this.view, ErrorStruct, this.#error);
    throw errorOf(status, error.message, error);
  }

  call<N extends Failing>(name: N, ...given: Before<N, [error: number]>): void {
    const status = this.#status(name, given as number[]);
    if (status !== null) this.#fail(status);
  }

  /** The handle or 32-bit number that a function writes last. */
  number<N extends Failing>(name: N, ...given: Before<N, [made: number, error: number]>): number {
    const status = this.#status(name, [...(given as number[]), this.#cell]);
    if (status !== null) this.#fail(status);
    return this.view.getUint32(this.#cell, true);
  }

  /** The 64-bit number that a function writes last. */
  big<N extends Failing>(name: N, ...given: Before<N, [made: number, error: number]>): bigint {
    this.number(name, ...given);
    return this.view.getBigUint64(this.#cell, true);
  }

  /** The struct that a function writes last. */
  struct<T, N extends Failing>(layout: Layout<T>, name: N, ...given: Before<N, [made: number, error: number]>): T {
    const at = this.make(layout);
    const status = this.#status(name, [...(given as number[]), at]);
    if (status !== null) this.#fail(status);
    return readStruct(this.view, layout, at);
  }

  /** The array that a function writes to (memory, capacity, length). */
  items<K extends Scalar | Layout<any>, N extends Failing>(kind: K, name: N, ...given: Before<N, [memory: number, capacity: number, length: number, error: number]>): Item<K>[] {
    const [at, length] = this.#filled(typeof kind === "string" ? sizes[kind as Scalar] : kind.size, false, name, given as number[]);
    const { view } = this;
    return Array.from({ length }, (_, i) => {
      if (typeof kind !== "string") return readStruct(view, kind, at + i * kind.size);
      switch (kind) {
        case "u8": return view.getUint8(at + i);
        case "u16": return view.getUint16(at + 2 * i, true);
        case "u32": return view.getUint32(at + 4 * i, true);
        default: return view.getBigUint64(at + 8 * i, true);
      }
    }) as Item<K>[];
  }

  /** The results that a function writes to (memory, size of one, capacity, length). */
  results<N extends Failing>(name: N, ...given: Before<N, [memory: number, size: number, capacity: number, length: number, error: number]>): OrderResultStruct[] {
    const { size } = OrderResultStruct;
    const [at, length] = this.#filled(size, true, name, given as number[]);
    return Array.from({ length }, (_, i) => readStruct(this.view, OrderResultStruct, at + i * size));
  }

  #filled(size: number, sized: boolean, name: Failing, given: readonly number[]): [address: number, length: number] {
    for (let capacity = Math.ceil(2048 / size); ; capacity = this.view.getUint32(this.#cell, true)) {
      const at = this.room(capacity * size);
      const status = this.#status(name, [...given, at, ...(sized ? [size] : []), capacity, this.#cell]);
      if (status === null) return [at, this.view.getUint32(this.#cell, true)];
      if (status !== "buffer_too_small") this.#fail(status);
    }
  }

  /** The short text that a function writes to (memory, capacity, length). */
  short<N extends Failing>(name: N, ...given: Before<N, [memory: number, capacity: number, length: number, error: number]>): string {
    const [at, length] = this.#filled(1, false, name, given as number[]);
    return decode(this.bytes.subarray(at, at + length));
  }

  /** The bytes of the entente_text that a function gives last, which is freed. */
  long<N extends Failing>(name: N, ...given: Before<N, [made: number, error: number]>): Uint8Array {
    return this.taken(this.number(name, ...given));
  }

  taken(text: number): Uint8Array {
    const at = this.functions.entente_text_data(text) >>> 0;
    const bytes = this.bytes.slice(at, at + this.functions.entente_text_length(text));
    this.functions.entente_text_free(text);
    return bytes;
  }

  // Handles.

  /** Frees a handle when its object is collected. */
  watch(object: object, free: keyof Functions, pointer: number): void {
    this.#freed.register(object, [free, pointer], object);
  }

  unwatch(object: object): void {
    this.#freed.unregister(object);
  }

  release(free: keyof Functions, pointer: number): void {
    if (!this.#stopped) (this.functions[free] as (pointer: number) => void)(pointer);
  }
}

/** An object of the module. Its memory is freed when the object is collected, or at once by `free` or the end of a `using` block. */
export abstract class Handle {
  /** structuredClone and postMessage refuse an object with a function: a copy would be without its memory. @internal */
  readonly noClone = (): void => {};
  readonly #engine: Engine;
  readonly #free: keyof Functions;
  #pointer: number;

  /** @internal */
  constructor(engine: Engine, free: keyof Functions, pointer: number) {
    this.#engine = engine;
    this.#free = free;
    this.#pointer = pointer;
    engine.watch(this, free, pointer);
  }

  /** Frees the memory now; later calls throw a TypeError. */
  free(): void {
    if (this.#pointer === 0) return;
    this.engine.unwatch(this);
    this.engine.release(this.#free, this.#pointer);
    this.#pointer = 0;
  }

  [Symbol.dispose](): void {
    this.free();
  }

  /** @internal */
  [inspect](): string {
    return shown(this);
  }

  /** @internal */
  get engine(): Engine {
    return this.#engine;
  }

  /** @internal */
  get isFreed(): boolean {
    return this.#pointer === 0;
  }

  /** @internal */
  get pointer(): number {
    if (this.#pointer === 0) throw new TypeError(`the ${this.constructor.name} was freed`);
    return this.#pointer;
  }
}

let current: Engine | undefined;

/** The instance that new objects use. Errors: Error before `init`. */
export function engine(): Engine {
  if (current === undefined) throw new Error("Entente is not loaded: await init(...) first");
  return current;
}

export function setEngine(instance: WebAssembly.Instance): void {
  current = new Engine(instance);
}

/** What a function describes by number, until there is no more. */
export function described<T>(struct: (e: Engine, i: number) => T): T[] {
  const e = engine();
  const made: T[] = [];
  try {
    for (;;) made.push(e.run(() => struct(e, made.length)));
  } catch (error) {
    if (error instanceof NotFoundError) return made;
    throw error;
  }
}
