// What parts of the page share: the session, and how to speak to the reader.

import type { Session } from './session/session.js';

/** Speaks through the live region (role "status"). `seen`: the text is also shown. */
export type Announce = (text: string, seen?: boolean) => void;

export interface App {
  readonly session: Session;
  /** Calls a function now and after every change, as long as the page is in its language. */
  follow(show: () => void): void;
  readonly announce: Announce;
  /** Shows a message in role "alert", until it is closed: by its button, or by the function that comes back. */
  alert(text: string): () => void;
  openDialog(title: string, ...body: Node[]): HTMLDialogElement;
}
