// Saves the game that is open after every change, under its name in the store, and opens what was saved.
//
// Each tab has its own game: the name is kept in the tab's session storage, and a lock keeps two tabs from one name. Undo may go
// back to the game that was open before: it has its own name still.

import type { Game } from 'entente';
import type { App } from '../app.js';
import { faultText } from '../files/words.js';
import type { Bundle } from '../link/bundle.js';
import { isFull, needFull } from '../session/module.js';
import { mapTitle, phaseTitle } from '../session/phase_title.js';
import { newName, type GameName } from '../session/session.js';
import { Store, StoreError } from './store.js';

const TAB = 'entente/tab';
const PAUSE = 150;

/** The games whose locks this tab has. */
const taken = new Set<string>();

/** Takes the lock of a game for this tab, until the page is closed; false: another tab has it. */
async function take(id: string): Promise<boolean> {
  if (!('locks' in navigator) || taken.has(id)) return true;
  return new Promise((done) => {
    void navigator.locks.request(`entente/${id}`, { ifAvailable: true }, (lock) => {
      if (lock !== null) taken.add(id);
      done(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    }).catch(() => done(true));
  });
}

/** Opens a bundle in the session; the core module does not have every map. */
async function show({ session }: App, bundle: Bundle, name?: GameName): Promise<void> {
  try {
    session.openBundle(bundle, name);
  } catch (error) {
    if (isFull) throw error;
    await needFull(session);
    session.openBundle(bundle, name);
  }
}

export class Keeper {
  readonly store = new Store();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWarned = false;
  /** The games in which something was done. */
  readonly #worked = new Set<string>();
  /** The game saved last if nothing was ever done in it, or "": it does not stay when another one is open. */
  #untouched = '';
  /** When the game was opened that was asked for last: one is opened after the other. */
  #changed: Promise<unknown> = Promise.resolve();

  constructor(readonly app: App) {
    app.session.addEventListener('change', () => {
      this.#timer ??= setTimeout(() => this.save(), PAUSE);
    });
    // A page that is hidden may be closed without another event.
    document.addEventListener('visibilitychange', () => this.#saveLate());
    addEventListener('pagehide', () => this.#saveLate());
  }

  /** The name under which the open game is saved. */
  get id(): string {
    return this.app.session.name.id;
  }

  #saveLate(): void {
    if (this.#timer !== undefined) this.save();
  }

  /** Saves the open game now. A failure is said once, until a save succeeds again. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { session } = this.app;
    if (this.#untouched !== this.id) this.store.remove(this.#untouched);
    if (!session.isUntouched) this.#worked.add(this.id);
    this.#untouched = this.#worked.has(this.id) ? '' : this.id;
    try {
      sessionStorage.setItem(TAB, this.id);
    } catch {
      // Without session storage a reload opens the game saved last.
    }
    try {
      this.store.put(this.id, `${session.name.title || mapTitle(session.map)}: ${phaseTitle(session.game, session.shown, session.settings.language)}`, session.toBundle());
      this.#isWarned = false;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (!this.#isWarned) this.app.alert(faultText(error));
      this.#isWarned = true;
    }
  }

  /** Opens a game. The one that was open stays among the saved ones, unless nothing was done in it; true: it stays. */
  #change(open: () => unknown): Promise<boolean> {
    const changed = this.#changed.then(() => this.#changeNow(open));
    this.#changed = changed.catch(() => undefined);
    return changed;
  }

  async #changeNow(open: () => unknown): Promise<boolean> {
    const { session } = this.app;
    this.#saveLate();
    const isKept = !session.isUntouched && !this.#isWarned;
    await open();
    await take(this.id);
    this.save();
    return isKept;
  }

  /** Opens a game beside those that are saved. Undo goes back to the one that was open; true: it is saved, too. */
  open(bundle: Bundle): Promise<boolean> {
    return this.#change(() => show(this.app, bundle));
  }

  /** Begins a game. Undo and the answer are those of `open`. */
  begin(game: Game, title = ''): Promise<boolean> {
    return this.#change(() => this.app.session.openGame(game, title));
  }

  /** Opens a saved game; if another tab has it open, a copy. Errors: StoreError. */
  async openSaved(id: string): Promise<void> {
    if (id === this.id) return;
    const bundle = this.store.get(id);
    const isOurs = await take(id);
    await this.#change(() => show(this.app, bundle, isOurs ? { id, title: bundle.title ?? '' } : newName(bundle.title)));
  }

  /** Opens the game that this tab had open, or else the one saved last. */
  async openLast(): Promise<void> {
    let tab: string | null = null;
    try {
      tab = sessionStorage.getItem(TAB);
    } catch {
      tab = null;
    }
    const kept = this.store.list();
    const last = kept.find(({ id }) => id === tab) ?? kept[0];
    if (last !== undefined) await this.openSaved(last.id);
    else await take(this.id);
  }
}

let only: Keeper | undefined;

/** The keeper of the page. */
export function keeper(app: App): Keeper {
  return (only ??= new Keeper(app));
}
