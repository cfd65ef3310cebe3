// Saves the game that is open after every change, under one name in the store, and opens what was saved.
//
// Each tab has its own game: the name is kept in the tab's session storage, and a lock keeps two tabs from one name.

import type { App } from '../app.js';
import { faultText } from '../files/words.js';
import type { Bundle } from '../link/bundle.js';
import { isFull, needFull } from '../session/module.js';
import { phaseTitle } from '../session/phase_title.js';
import { Store, StoreError } from './store.js';

const TAB = 'entente/tab';
const PAUSE = 150;

const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Takes the lock of a game for this tab, until the page is closed; false: another tab has it. */
async function take(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  return new Promise((done) => {
    void navigator.locks.request(`entente/${id}`, { ifAvailable: true }, (lock) => {
      done(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    }).catch(() => done(true));
  });
}

/** Opens a bundle in the session; the core module does not have every map. */
async function show({ session }: App, bundle: Bundle): Promise<void> {
  try {
    session.openBundle(bundle);
  } catch (error) {
    if (isFull) throw error;
    await needFull(session);
    session.openBundle(bundle);
  }
}

export class Keeper {
  readonly store = new Store();
  #id = newId();
  #title = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWarned = false;

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
    return this.#id;
  }

  #saveLate(): void {
    if (this.#timer !== undefined) this.save();
  }

  /** Saves the open game now. A failure is said once, until a save succeeds again. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { session } = this.app;
    try {
      this.store.put(this.#id, `${this.#title || session.map.name}: ${phaseTitle(session.game, session.shown, session.settings.language)}`, session.toBundle());
      this.#isWarned = false;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (!this.#isWarned) this.app.alert(faultText(error));
      this.#isWarned = true;
    }
  }

  #use(id: string): void {
    this.#id = id;
    try {
      sessionStorage.setItem(TAB, id);
    } catch {
      // Without session storage a reload opens the game saved last.
    }
  }

  /** Opens a game beside those that are saved. Undo brings back the one that was open. */
  async open(bundle: Bundle): Promise<void> {
    if (this.#timer !== undefined) this.save();
    await show(this.app, bundle);
    this.#title = bundle.title ?? '';
    this.#use(newId());
    await take(this.#id);
    this.save();
  }

  /** Opens a saved game; if another tab has it open, a copy. Errors: StoreError. */
  async openSaved(id: string): Promise<void> {
    const bundle = this.store.get(id);
    if (id !== this.#id && !(await take(id))) return this.open(bundle);
    if (this.#timer !== undefined) this.save();
    await show(this.app, bundle);
    this.#title = bundle.title ?? '';
    this.#use(id);
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
    else await take(this.#id);
  }
}

let only: Keeper | undefined;

/** The keeper of the page. */
export function keeper(app: App): Keeper {
  return (only ??= new Keeper(app));
}
