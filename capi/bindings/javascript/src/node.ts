// Node, Bun and Deno: the same, and a loader that reads files, by itself the full module of the package.

import { readFileSync } from "node:fs";
import { here } from "./here.js";
import { init as load, initSync as loadSync, type Source } from "./init.js";

export * from "./index.js";

const full = new URL("../../full.wasm", here);

function read(source: string | URL): Uint8Array | string | URL {
  const address = String(source);
  return address.startsWith("file:") ? readFileSync(new URL(address)) : source;
}

/**
 * Loads the module; once, before anything else. Without a source it is the full module of the package; "file:" addresses
 * are read.
 *
 * @example
 * await init();                                                  // full.wasm
 * await init(import.meta.resolve("entente/core.wasm"));          // the standard map alone, half the size
 */
export async function init(source: Source | Promise<Source> = full): Promise<void> {
  const from = await source;
  await load(typeof from === "string" || from instanceof URL ? read(from) : from);
}

/** The same at once. */
export function initSync(source: URL | ArrayBuffer | Uint8Array | WebAssembly.Module = full): void {
  loadSync(source instanceof URL ? readFileSync(source) : source);
}
