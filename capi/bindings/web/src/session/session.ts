// The model of the page: branches of games, what was done and can be undone, which phase is shown.
//
// A state never changes: its games are only read. An edit forks the game, changes the fork and makes a new state, so undoing
// means going back to an earlier state. Events: "change" after anything changed, "settings" after language or looks did.

import { Game, Rules, type GameMap, type OrderCheck, type PlayedPhase, type Position, type TextOptions } from 'entente';
import type { Bundle } from '../link/bundle.js';
import { draw, type DrawingOptions } from './drawing.js';
import { ownerAt, readOrders } from './reading.js';
import { readSettings, writeSettings, type Settings } from './settings.js';

/** A line of play. `at`: the number of the phase in which it leaves its parent. */
export interface Branch {
  readonly id: number;
  readonly name: string;
  readonly parent: number | null;
  readonly at: number;
  readonly game: Game;
}

interface State {
  readonly branches: readonly Branch[];
  readonly current: number;
  readonly shown: number;
}

/** An order of the phase that is shown. */
export interface OrderLine {
  readonly power: string;
  readonly text: string;
  /** Its number among the orders of its power. */
  readonly index: number;
  /** Of the current phase. */
  readonly check: OrderCheck | null;
}

/** What is looked at in the phase that is shown: why an order ended as it did, or what happens whatever unknown powers order. */
export interface Lens {
  readonly order?: string;
  readonly known?: readonly string[];
  /** A position that is being edited. */
  readonly draft?: Position;
}

/** A warning about an order, or about a unit without one. */
export interface Warning {
  readonly power: string;
  readonly order?: string;
  readonly unit?: string;
  readonly severity: 'hint' | 'warning' | 'mistake';
  readonly kind: string;
  readonly sentences: readonly string[];
  readonly meant?: string;
}

export type Step = 'first' | 'previous' | 'next' | 'last';

const mostStates = 300;

export class Session extends EventTarget {
  settings: Settings = readSettings();
  #state: State;
  #past: State[] = [];
  #future: State[] = [];
  #nextId = 1;
  #lens: Lens = {};

  /** The module must be loaded. */
  constructor(game = new Game()) {
    super();
    this.#state = { branches: [{ id: 0, name: '', parent: null, at: 0, game }], current: 0, shown: game.phaseCount };
  }

  // What it is.

  get branches(): readonly Branch[] {
    return this.#state.branches;
  }

  get current(): Branch {
    return this.#state.branches.find(({ id }) => id === this.#state.current)!;
  }

  get game(): Game {
    return this.current.game;
  }

  get map(): GameMap {
    return this.game.map;
  }

  /** The number of the phase that is shown. */
  get shown(): number {
    return this.#state.shown;
  }

  /** Whether the phase that is shown is still to be played. */
  get isOpen(): boolean {
    return this.shown === this.game.phaseCount && !this.game.isOver;
  }

  /** The position of the phase that is shown. */
  get position(): Position {
    return this.game.positionAt(this.shown);
  }

  /** How texts are written. */
  get texts(): TextOptions {
    return { language: this.settings.language, fullNames: this.settings.fullNames };
  }

  /** The orders of the phase that is shown. */
  orders(): OrderLine[] {
    const { game, shown, isOpen, texts } = this;
    return game.map.powers.flatMap((power) =>
      game.orders(power, shown).map((text, index) => ({ power, text, index, check: isOpen ? game.checkOrder(power, text, texts) : null })));
  }

  /** The results to show: of the phase that is shown, or of the one before it; null at the start. */
  results(): PlayedPhase | null {
    const number = Math.min(this.shown, this.game.phaseCount - 1);
    return number < 0 ? null : this.game.phase(number);
  }

  get lens(): Lens {
    return this.#lens;
  }

  /** Shows why an order of the results ended as it did; null: no more. */
  ask(order: string | null): void {
    const { number = this.shown } = this.results() ?? {};
    this.#state = order === null ? this.#state : { ...this.#state, shown: number };
    this.#look(order === null ? {} : { order });
  }

  /** Shows what surely and perhaps happens while only the orders of some powers are known; null: no more. */
  forecast(known: readonly string[] | null): void {
    this.#look(known === null ? {} : { known });
  }

  /** Shows a position that is being edited; null: no more. */
  edit(draft: Position | null): void {
    this.#look(draft === null ? {} : { draft });
  }

  /** Warnings about the orders so far. */
  warnings(): readonly Warning[] {
    if (!this.isOpen) return [];
    return this.game.adviseJSON(this.texts)['warnings'] as Warning[];
  }

  /** What surely and what possibly happens while only the orders of some powers are known, a line each. */
  outlook(known: readonly string[]): string[] {
    const unknown = this.map.powers.filter((power) => !known.includes(power));
    return this.game.advise({ ...this.texts, unknown, about: known, outlook: true }).trimEnd().split('\n');
  }

  #look(lens: Lens): void {
    this.#lens = lens;
    this.dispatchEvent(new Event('change'));
  }

  /** The picture of the phase that is shown, through the lens. */
  drawing(options: DrawingOptions = {}): string {
    const { order, known, draft } = this.#lens;
    if (draft !== undefined) return draft.render({ ...this.texts, palette: this.settings.palette, ...options });
    return this.drawingOf(this.shown, { ...(order === undefined ? {} : { order }), ...(known === undefined ? {} : { outlook: known }), ...options });
  }

  /** The picture of a phase. */
  drawingOf(phase: number, options: DrawingOptions = {}): string {
    return draw(this.game, phase, { ...this.texts, palette: this.settings.palette, ...options });
  }

  // Edits.

  #show(state: State): void {
    const same = state.current === this.#state.current && state.shown === this.#state.shown;
    this.#state = state;
    this.#look(same && this.#lens.known !== undefined && this.isOpen ? { known: this.#lens.known } : {});
  }

  #push(state: State): void {
    this.#past.push(this.#state);
    if (this.#past.length > mostStates) this.#past.shift();
    this.#future = [];
    this.#show(state);
  }

  /** Changes a copy of the game as it was in the phase that is shown. A played phase is left as it was: the copy is a new branch. */
  #edit(change: (game: Game) => unknown): void {
    const { branches, current, shown } = this.#state;
    const copy = this.game.fork();
    const back = shown < copy.phaseCount;
    if (back) copy.goTo(shown);
    const changed = change(copy);
    const game = changed instanceof Game ? changed : copy;
    if (back) {
      const branch = { id: this.#nextId++, name: '', parent: current, at: shown, game };
      this.#push({ branches: [...branches, branch], current: branch.id, shown: game.phaseCount });
    } else {
      this.#push({ branches: branches.map((each) => (each.id === current ? { ...each, game } : each)), current, shown: game.phaseCount });
    }
  }

  /** Adds typed orders, each for the power it belongs to, in place of those for the same units. Errors: Fault. */
  addOrders(text: string): void {
    const read = readOrders(this.#atShown(), text);
    if (read.length > 0) this.#edit((game) => read.forEach((each) => game.submit(each.power, each.text, { mode: 'amend' })));
  }

  /** The game as it was in the phase that is shown. */
  #atShown(): Game {
    if (this.shown === this.game.phaseCount) return this.game;
    const game = this.game.fork();
    game.goTo(this.shown);
    return game;
  }

  /** The game in which orders for the phase that is shown are chosen. */
  get choosing(): Game {
    return this.#atShown();
  }

  /** Whether the phase that is shown can be played. */
  get canPlay(): boolean {
    return this.position.end === 'none';
  }

  /** Who orders what stands in a place. */
  ownerAt(place: string): string | null {
    return ownerAt(this.position, place);
  }

  removeOrder(power: string, index: number): void {
    this.#edit((game) => game.submit(power, game.orders(power).filter((_, i) => i !== index)));
  }

  removeOrders(): void {
    this.#edit((game) => game.map.powers.forEach((power) => game.submit(power, [])));
  }

  /** Plays the phase that is shown. */
  process(): void {
    this.#edit((game) => game.process());
  }

  /** Replaces the game of the branch by one with other rules and the same history. */
  setRules(rules: string): void {
    this.#edit((game) => {
      const saved = JSON.parse(game.save()) as Record<string, unknown>;
      return Game.load(JSON.stringify({ ...saved, rules: Object.fromEntries(new Rules(rules, {}, game.map)) }), game.map);
    });
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const state = this.#past.pop();
    if (state === undefined) return;
    this.#future.push(this.#state);
    this.#show(state);
  }

  redo(): void {
    const state = this.#future.pop();
    if (state === undefined) return;
    this.#past.push(this.#state);
    this.#show(state);
  }

  // Games and branches.

  /** Shows another game as a branch of its own, which takes the place of a branch in which nothing was done. */
  openGame(game: Game, name = ''): void {
    const { branches, current } = this.#state;
    const untouched = this.game.phaseCount === 0 && this.current.parent === null && this.game.map.powers.every((power) => this.game.orders(power).length === 0);
    const kept = untouched ? branches.filter(({ id, parent }) => id !== current && parent !== current) : branches;
    const branch = { id: this.#nextId++, name, parent: null, at: 0, game };
    this.#push({ branches: [...kept, branch], current: branch.id, shown: game.phaseCount });
  }

  newGame({ map, rules, position, name = '' }: { map?: GameMap | string; rules?: string; position?: Position; name?: string } = {}): void {
    const chosen = map ?? position?.map ?? this.map;
    this.openGame(new Game(chosen, { ...(rules === undefined ? {} : { rules }), ...(position === undefined ? {} : { position }) }), name);
  }

  /** A new branch that leaves the current one in the phase that is shown. */
  branch(name = ''): void {
    const game = this.game.fork();
    game.goTo(this.shown);
    const branch = { id: this.#nextId++, name, parent: this.current.id, at: this.shown, game };
    this.#push({ branches: [...this.branches, branch], current: branch.id, shown: this.shown });
  }

  switchTo(id: number): void {
    const { branches } = this.#state;
    const to = branches.find((each) => each.id === id);
    if (to !== undefined) this.#show({ branches, current: id, shown: to.game.phaseCount });
  }

  rename(id: number, name: string): void {
    this.#push({ ...this.#state, branches: this.branches.map((each) => (each.id === id ? { ...each, name } : each)) });
  }

  /** Removes a branch; those that leave it become branches of its parent. The last one stays. */
  remove(id: number): void {
    const { branches, current } = this.#state;
    const gone = branches.find((each) => each.id === id);
    if (gone === undefined || branches.length === 1) return;
    const left = branches.filter((each) => each !== gone).map((each) => (each.parent === id ? { ...each, parent: gone.parent } : each));
    const next = current === id ? (left.find((each) => each.id === gone.parent) ?? left[0]!) : this.current;
    this.#push({ branches: left, current: next.id, shown: next === this.current ? this.shown : next.game.phaseCount });
  }

  // Which phase is shown.

  go(to: Step | number): void {
    const { phaseCount } = this.game;
    const number = { first: 0, previous: this.shown - 1, next: this.shown + 1, last: phaseCount }[to as Step] ?? (to as number);
    const shown = Math.max(0, Math.min(phaseCount, number));
    if (shown !== this.shown) this.#show({ ...this.#state, shown });
  }

  // Storing.

  toBundle(): Bundle {
    const { branches, current, shown } = this.#state;
    const numberOf = (id: number | null) => (id === null ? -1 : branches.findIndex((each) => each.id === id));
    return {
      branches: branches.map(({ name, parent, at, game }) => ({ name, parent: parent === null ? null : numberOf(parent), at, save: game.saveBytes() })),
      current: numberOf(current),
      phase: shown,
    };
  }

  /** Replaces everything by a bundle; this can be undone. Errors: those of Game.load. */
  openBundle(bundle: Bundle): void {
    const first = this.#nextId;
    this.#nextId += bundle.branches.length;
    const branches = bundle.branches.map(({ name, parent, at, save }, i) => (
      { id: first + i, name, parent: parent === null ? null : first + parent, at, game: Game.load(save) }));
    const current = branches[bundle.current] ?? branches[0]!;
    this.#push({ branches, current: current.id, shown: Math.min(bundle.phase, current.game.phaseCount) });
  }

  /** Moves all games to the module that was loaded last. */
  reload(): void {
    const moved = new Map<Game, Game>();
    const move = (game: Game) => moved.get(game) ?? moved.set(game, Game.load(game.saveBytes())).get(game)!;
    const moveAll = (state: State): State => ({ ...state, branches: state.branches.map((each) => ({ ...each, game: move(each.game) })) });
    this.#past = this.#past.map(moveAll);
    this.#future = this.#future.map(moveAll);
    this.#show(moveAll(this.#state));
  }

  set(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    writeSettings(this.settings);
    this.dispatchEvent(new Event('settings'));
  }
}
