// What parts of the page share: the session, and how to speak to the reader.

import type { Session } from './session/session.js';

export interface App {
  readonly session: Session;
  /** Calls a function now and after every change, as long as the page is in its language. */
  follow(show: () => void): void;
  /** Speaks through the live region (role "status"). */
  announce(text: string): void;
  /** Shows a message in role "alert", until it is closed. */
  alert(text: string): void;
  openDialog(title: string, ...body: Node[]): HTMLDialogElement;
}
