// <entente-board>: a board that plays, for other people's pages.
//
//   import 'entente-board';
//   <entente-board module="/core.wasm" rules="2023"></entente-board>
//
// Attributes: module (the address of core.wasm or full.wasm of the package `entente`; without it the page calls `init` first), map
// and rules (of a new game), language (en, de), theme (auto, light, dark, high_contrast), palette, readonly.
// Properties: game (an object of the npm package), session, phase. Events, which bubble: "ready", "orders" when the orders of the
// current phase changed, "processed" when a phase was played, "phase" when another phase is shown.

import { Game, init } from 'entente';
import type { App } from './app.js';
import { Board } from './board/board.js';
import { h } from './dom.js';
import { themeOf } from './looks.js';
import { ordersPanel } from './panels/orders.js';
import { phasePanel } from './panels/phase.js';
import { resultsPanel } from './panels/results.js';
import { Session } from './session/session.js';
import type { Settings } from './session/settings.js';
import { alerts, liveRegion, openDialog } from './speaking.js';
import css from './style.css?inline';
import { setLanguage } from './words.js';

/** The module that all boards of a page share. */
let loaded: Promise<void> | undefined;

export class EntenteBoard extends HTMLElement {
  static readonly observedAttributes = ['language', 'theme', 'palette', 'readonly'];
  #session: Session | undefined;
  #page = new AbortController();
  #given: Game | undefined;

  connectedCallback(): void {
    if (this.shadowRoot === null) this.attachShadow({ mode: 'open' });
    void this.#open();
  }

  disconnectedCallback(): void {
    this.#page.abort();
  }

  attributeChangedCallback(): void {
    if (this.#session !== undefined && this.isConnected) this.#fill(this.#session);
  }

  /** The model of the board; undefined before "ready". */
  get session(): Session | undefined {
    return this.#session;
  }

  /** The game. Setting it shows another one. */
  get game(): Game | undefined {
    return this.#session?.game ?? this.#given;
  }

  set game(game: Game | undefined) {
    this.#given = game;
    if (game !== undefined) this.#session?.openGame(game);
  }

  /** The number of the phase that is shown. */
  get phase(): number {
    return this.#session?.shown ?? 0;
  }

  set phase(number: number) {
    this.#session?.go(number);
  }

  async #open(): Promise<void> {
    const module = this.getAttribute('module');
    try {
      if (module !== null) await (loaded ??= init(module));
      const map = this.getAttribute('map');
      const rules = this.getAttribute('rules');
      this.#session ??= new Session(this.#given ?? new Game(map ?? undefined, rules === null ? {} : { rules }));
    } catch (error) {
      this.shadowRoot!.replaceChildren(h('p', { role: 'alert' }, (error as Error).message));
      return;
    }
    this.#fill(this.#session);
    this.dispatchEvent(new CustomEvent('ready', { bubbles: true }));
  }

  #fill(session: Session): void {
    this.#page.abort();
    this.#page = new AbortController();
    const { signal } = this.#page;
    const root = this.shadowRoot!;
    session.settings = { ...session.settings, ...this.#settings };
    setLanguage(session.settings.language);
    this.setAttribute('data-theme', themeOf(session));
    const [content, title, time, orders, results] = [h('div', { id: 'board', role: 'application' }), h('h2'), h('div', { class: 'row' }), h('section'), h('section')] as const;
    const frame = h('div', { class: 'frame' }, content);
    root.replaceChildren(h('style', {}, css), h('div', { class: 'whole' }, frame, h('div', {}, title, time, orders, results)));
    const follow = (show: () => void) => {
      for (const event of ['change', 'settings']) session.addEventListener(event, show, { signal });
      show();
    };
    const app: App = { session, follow, alert: alerts(root), announce: liveRegion(root), openDialog };
    const board = new Board(session, frame, content, { announce: app.announce, theme: () => themeOf(session), signal });
    if (this.hasAttribute('readonly')) board.tool = () => undefined;
    else ordersPanel(app, orders);
    phasePanel(app, time, title);
    resultsPanel(app, results);
    this.#tell(session, signal);
  }

  get #settings(): Partial<Settings> {
    const chosen = ['language', 'theme', 'palette'].map((name) => [name, this.getAttribute(name)] as const);
    return Object.fromEntries(chosen.filter(([, value]) => value !== null));
  }

  /** Turns changes of the session into events. */
  #tell(session: Session, signal: AbortSignal): void {
    const state = () => ({ shown: session.shown, count: session.game.phaseCount, game: session.game });
    let last = state();
    session.addEventListener('change', () => {
      const now = state();
      const events = [now.count > last.count && 'processed', now.count === last.count && now.game !== last.game && 'orders', now.shown !== last.shown && 'phase'];
      last = now;
      for (const name of events) if (name) this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: { game: session.game, phase: session.shown } }));
    }, { signal });
  }
}

if (!customElements.get('entente-board')) customElements.define('entente-board', EntenteBoard);
