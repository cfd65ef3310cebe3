// The WebAssembly modules: the core at once, the full one when something needs it.

import { init } from 'entente';
import core from 'entente/core.wasm?url';
import full from 'entente/full.wasm?url';
import type { Session } from './session.js';

/** Loads the core module: the standard map in English, without foreign forms. Its loading begins with the call. */
export const loadCore = (): Promise<void> => init(core);

let whole: Promise<void> | undefined;

/** Whether the full module is there. */
export let isFull = false;

/** Loads the full module, once, and moves all games of the session to it. Await it before a foreign form, another map or German. */
export function needFull(session: Session): Promise<void> {
  whole ??= init(full).then(
    () => {
      isFull = true;
      session.reload();
    },
    (error: unknown) => {
      whole = undefined;
      throw error;
    },
  );
  return whole;
}
