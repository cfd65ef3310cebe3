// Keeps games in the browser's local storage, which is written at once: also while the page is being closed.
//
// A game is one item, so that a save replaces the older one whole or not at all: a line of JSON for lists, then the bytes of the
// bundle, a letter each.

import { packBundle, unpackBundle, type Bundle } from '../link/bundle.js';

/** A game in the list. */
export interface Kept {
  readonly id: string;
  readonly title: string;
  /** When it was saved last, in milliseconds since 1970. */
  readonly changed: number;
}

export type StoreFault = 'full' | 'refused' | 'gone' | 'damagedGame';

/** A game was not saved or not read; what was saved before is still there. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  constructor(readonly fault: StoreFault, message: string) {
    super(message);
  }
}

const PREFIX = 'entente/game/';

function lettersOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

/** Storage of the browser; null where it is switched off. */
function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The games that the browser keeps. */
export class Store {
  readonly #storage: Storage | null;

  constructor(storage: Storage | null = browserStorage()) {
    this.#storage = storage;
  }

  /** The games, the one saved last first. */
  list(): Kept[] {
    const kept: Kept[] = [];
    for (let i = 0; i < (this.#storage?.length ?? 0); ++i) {
      const key = this.#storage!.key(i)!;
      if (!key.startsWith(PREFIX)) continue;
      const item = this.#storage!.getItem(key) ?? '';
      try {
        const { title, changed } = JSON.parse(item.slice(0, item.indexOf('\n'))) as Kept;
        kept.push({ id: key.slice(PREFIX.length), title: String(title), changed: Number(changed) });
      } catch {
        continue; // written by something else
      }
    }
    return kept.sort((a, b) => b.changed - a.changed);
  }

  /** Errors: StoreError if there is no such game, or it cannot be read. */
  get(id: string): Bundle {
    const item = this.#storage?.getItem(PREFIX + id);
    if (item == null) throw new StoreError('gone', 'The browser does not keep this game any more.');
    try {
      return unpackBundle(Uint8Array.from(item.slice(item.indexOf('\n') + 1), (each) => each.charCodeAt(0)));
    } catch (error) {
      throw new StoreError('damagedGame', `The saved game cannot be read: ${(error as Error).message}.`);
    }
  }

  /** Saves a game instead of what was saved under its id. Errors: StoreError if the storage is full or switched off. */
  put(id: string, title: string, bundle: Bundle): void {
    if (this.#storage === null) throw new StoreError('refused', 'This browser keeps no games here: storage is switched off. Export the game or copy its link to keep it.');
    const text = `${JSON.stringify({ title, changed: Date.now() })}\n${lettersOf(packBundle(bundle))}`;
    try {
      this.#storage.setItem(PREFIX + id, text);
    } catch {
      throw new StoreError('full', "The browser's storage is full: the last changes are not saved there. Nothing is lost while this page is open: export the game, copy its link, or delete saved games.");
    }
  }

  remove(id: string): void {
    this.#storage?.removeItem(PREFIX + id);
  }
}
