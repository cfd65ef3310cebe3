// The WebAssembly modules: the core at once, the full one when something needs it.

import { init } from 'entente';
import core from 'entente/core.wasm?url';
import full from 'entente/full.wasm?url';
import { PageError, word } from '../words.js';
import type { Session } from './session.js';

let whole: Promise<void> | undefined;

/** Whether the full module is the one in use. */
export let isFull = false;

/** Loads the core module, the standard map in English without foreign forms; for other languages the full one. */
export function load(language: string): Promise<void> {
  if (language === 'en') return init(core);
  return (whole = init(full).then(() => void (isFull = true)));
}

/** Loads the full module, once, and moves all games of the session to it. Await it before a foreign form, another map or German. Errors: PageError if it cannot be loaded. */
export function needFull(session: Session): Promise<void> {
  whole ??= init(full).then(
    () => {
      isFull = true;
      session.reload();
    },
    (cause: unknown) => {
      whole = undefined;
      throw new PageError(word('noModule'), { cause });
    },
  );
  return whole;
}
