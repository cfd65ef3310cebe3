// Loads a module from what bundlers, servers and runtimes give.

import { setEngine } from "./engine.js";

/** Where a module comes from: its address, its bytes, a response, or a compiled module (which can be sent to workers). */
export type Source = string | URL | Response | ArrayBuffer | Uint8Array | WebAssembly.Module;

const hint = 'name the file: init(url), where a bundler gives the url of "entente/core.wasm" or "entente/full.wasm"';

function checked(bytes: Uint8Array, from: string): Uint8Array {
  if (bytes[0] === 0 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d) return bytes;
  const start = JSON.stringify(new TextDecoder().decode(bytes.subarray(0, 20)));
  throw new TypeError(`${from} is no WebAssembly module: it begins with ${start}. Does the server or bundler deliver the file? ${hint}`);
}

const bytesOf = (source: ArrayBuffer | Uint8Array): Uint8Array => (source instanceof Uint8Array ? source : new Uint8Array(source));

async function compiled(response: Response): Promise<WebAssembly.Module> {
  const from = response.url || "the response";
  if (!response.ok) throw new TypeError(`${from} was answered with ${response.status} ${response.statusText}: ${hint}`);
  if (response.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(checked(new Uint8Array(await response.arrayBuffer()), from) as BufferSource);
}

/** The compiled module of a source: `init` takes it, and so do workers. Errors: TypeError if it is none, with what it is. */
export async function compile(source: Source | Promise<Source>): Promise<WebAssembly.Module> {
  const from = await source;
  if (from === undefined) throw new TypeError(hint);
  if (from instanceof WebAssembly.Module) return from;
  if (typeof from === "string" || from instanceof URL) return compiled(await fetch(from));
  if (!(from instanceof ArrayBuffer || from instanceof Uint8Array)) return compiled(from);
  return WebAssembly.compile(checked(bytesOf(from), "the source") as BufferSource);
}

/**
 * Loads the module; once, before anything else. Called again, it makes a new instance for new objects; old ones keep theirs.
 *
 * @example
 * await init(fetch("/entente-core.wasm"));
 */
export async function init(source: Source | Promise<Source>): Promise<void> {
  setEngine(await WebAssembly.instantiate(await compile(source), {}));
}

/** The same at once, of bytes or a compiled module: in workers and programs. Pages may compile only small modules so. */
export function initSync(source: ArrayBuffer | Uint8Array | WebAssembly.Module): void {
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(checked(bytesOf(source), "the source") as BufferSource);
  setEngine(new WebAssembly.Instance(module, {}));
}
